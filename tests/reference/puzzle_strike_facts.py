"""puzzle_strike_facts.py - the chips of Puzzle Strike, as the second implementation knows them

Typed from the facts of chips, not from the engine, whose catalogue is compared with them.
"""

import collections

COLORS = ["black", "brown", "purple", "red", "blue"]  # The arrows; black pays for any banner (PS-176).
GEMS = ["gem_1", "gem_2", "gem_3", "gem_4"]
BASICS = GEMS + ["combine", "crash_gem", "double_crash_gem", "wound"]           # PS-076
BOX = dict(zip(BASICS, [64, 20, 16, 12, 20, 16, 10, 24]))                       # PS-077
STARTING = ["crash_gem"] + ["gem_1"] * 6                                        # PS-070
SEATS = ["Red", "Blue", "Green", "Yellow"]
MODES = ["duel", "free-for-all", "last-standing", "team", "tournament"]
BANKS = {                                                                       # PS-222 to PS-226
    "first-game": "axe_kick bang_then_fizzle blues_are_good button_mashing just_a_scratch "
                  "money_for_nothing now_or_later ouch punch_punch_kick signature_move",
    "fists-of-frenzy": "blues_are_good button_mashing color_panic ebb_or_flow hundred_fist_frenzy "
                       "improvisation one_true_style pick_your_poison punch_punch_kick repeated_jabs",
    "combo-crazy": "blues_are_good button_mashing chips_for_free color_panic improvisation "
                   "option_select ouch punch_punch_kick safe_keeping x_copy",
    "no-attacks": "axe_kick bang_then_fizzle button_mashing chips_for_free degenerate_trasher "
                  "improvisation option_select punch_punch_kick safe_keeping x_copy",
    "the-hammer": "bang_then_fizzle button_mashing chips_for_free degenerate_trasher ebb_or_flow "
                  "money_for_nothing one_true_style pick_your_poison risk_to_riskonade the_hammer"}
DRAFT = {2: "122112", 3: "123321123", 4: "123443211234"}                        # PS-172 to PS-174
POOL = {2: 9, 3: 12, 4: 15}                                                     # PS-169

Chip = collections.namedtuple("Chip", "ident name kind owner set cost banner icons shields gives")
CHIPS = {}


def gains(text):
    """What a chip's face gives at once: a list of colours, "pig", "chip" and "$1"."""
    return [word for part in text.split() for word in
            ([part.split("*")[0]] * int(part.split("*")[1]) if "*" in part else [part])]


def chips(series, rows):
    """Adds chips: ident, name, cost or owner, banner, icons, shields, what it gives at once."""
    for row in rows.strip().split("\n"):
        ident, name, cost, banner, icons, shields, gives = [cell.strip() for cell in row.split("|")]
        kind = "basic" if ident in BASICS else "puzzle" if cost.isdigit() else "character"
        CHIPS[ident] = Chip(ident, name, kind, None if cost.isdigit() else cost, series,
                            int(cost) if cost.isdigit() else None, set(banner.split()),
                            set(icons.split()), set(shields.split()), gains(gives))


chips(None, """
gem_1            | 1-gem            | 1 | | | |
gem_2            | 2-gem            | 3 | | | |
gem_3            | 3-gem            | 5 | | | |
gem_4            | 4-gem            | 7 | | | |
combine          | Combine          | 4 | purple | orb | | black $-1
crash_gem        | Crash Gem        | 5 | purple | orb | purple |
double_crash_gem | Double Crash Gem | 9 | purple | orb | purple |
wound            | Wound            | 0 | | | |
""")

chips("shadows", """
axe_kick            | Axe Kick            | 5  | brown  |           |      | brown chip*2
bang_then_fizzle    | Bang then Fizzle    | 2  | brown  | once      |      |
blues_are_good      | Blues are Good      | 3  | blue   |           | blue | blue*2
button_mashing      | Button Mashing      | 3  | brown  |           |      | black*2
chips_for_free      | Chips for Free      | 4  | brown  |           |      | chip*2
color_panic         | Color Panic         | 3  | red    | fist      |      | red
degenerate_trasher  | Degenerate Trasher  | 8  | brown  |           |      | black
ebb_or_flow         | Ebb or Flow         | 2  | blue   |           | blue |
hundred_fist_frenzy | Hundred-Fist Frenzy | 4  | brown  | ongoing   |      |
improvisation       | Improvisation       | 4  | blue   |           | blue |
just_a_scratch      | Just a Scratch      | 1  | red    | fist      |      |
money_for_nothing   | Money for Nothing   | 2  | blue   |           | blue |
now_or_later        | Now or Later        | 2  | brown  |           |      |
one_true_style      | One True Style      | 3  | purple |           |      | brown red blue
option_select       | Option Select       | 6  | gray   |           |      |
ouch                | Ouch!               | 4  | red    | fist once |      |
pick_your_poison    | Pick Your Poison    | 4  | red    | fist      |      | red chip pig
punch_punch_kick    | Punch, Punch, Kick  | 6  | brown  |           |      | black*2 chip
repeated_jabs       | Repeated Jabs       | 2  | red    | fist      |      |
risk_to_riskonade   | Risk to Riskonade   | 3  | brown  |           |      |
safe_keeping        | Safe Keeping        | 1  | brown  |           |      | black pig
signature_move      | Signature Move      | 5  | brown  |           |      |
the_hammer          | The Hammer          | 12 | gold   | mighty    |      |
x_copy              | X-Copy              | 6  | brown  |           |      |

flagstone_tax       | Flagstone Tax       | Quince       | brown       | ongoing |             |
patriot_mirror      | Patriot Mirror      | Quince       | brown       | ongoing |             | black pig
two_truths          | Two Truths          | Quince       | brown       |         |             |
riposte             | Riposte             | Onimaru      | blue        |         | blue        | black pig
double_slash        | Double Slash        | Onimaru      | purple      |         |             |
wartime_tactics     | Wartime Tactics     | Onimaru      | brown       |         |             |
upgrade             | Upgrade             | Bal-Bas-Beta | brown       |         |             | $1
cog_engine          | Cog Engine          | Bal-Bas-Beta | brown       | ongoing |             | $1 pig
rocket_punch        | Rocket Punch        | Bal-Bas-Beta | purple blue |         | purple blue |
giant_growth        | Giant Growth        | Troq         | brown       | ongoing |             | brown
more_shiny          | More Shiny          | Troq         | brown       |         |             |
beast_unleashed     | Beast Unleashed     | Troq         | brown       |         |             |
bonecracker         | Bonecracker         | Menelker     | red         | fist    |             | brown
into_oblivion       | Into Oblivion       | Menelker     | brown       |         |             |
deathstrike_dragon  | Deathstrike Dragon  | Menelker     | purple      |         |             |
pleasure_and_pain   | Pleasure & Pain     | Persephone   | red         | fist    |             | red
always_in_control   | Always in Control   | Persephone   | blue        |         | blue        |
mistress_command    | Mistress's Command  | Persephone   | red         | fist    |             |
radiant_healing     | Radiant Healing     | Gloria       | brown       |         |             | black chip pig
saving_grace        | Saving Grace        | Gloria       | blue        |         | blue        | pig $1
healing_touch       | Healing Touch       | Gloria       | purple      |         | purple      | black blue
stunlock            | Stunlock            | Vendetta     | brown       | ongoing |             | brown
surgical_strike     | Surgical Strike     | Vendetta     | red         | fist    |             | red
acrobatics          | Acrobatics          | Vendetta     | brown       |         |             |
shadow_plague       | Shadow Plague       | Gwen         | gray        |         |             |
burnbarrow          | Burnbarrow          | Gwen         | brown       |         |             | black red chip
shadowswarm         | Shadowswarm         | Gwen         | red         | fist    |             | brown chip*2
crash_bomb          | Crash Bomb          | Zane         | purple      |         |             |
crash_potato        | Crash Potato        | Zane         | purple      | orb     |             |
maximum_anarchy     | Maximum Anarchy     | Zane         | brown       |         |             |
""".replace("\n\n", "\n"))

chips("base", """
chip_damage      | Chip Damage      | 3  | red        | fist    |        | red
combos_are_hard  | Combos Are Hard  | 6  | brown      |         |        |
draw_three       | Draw Three       | 3  | brown      |         |        | chip*3
gem_essence      | Gem Essence      | 3  | brown      |         |        |
gems_to_gemonade | Gems to Gemonade | 4  | purple     |         | purple | chip*2
its_a_trap       | It's a Trap      | 2  | brown      |         |        | black
its_combo_time   | It's Combo Time  | 8  | brown      |         |        |
iron_defense     | Iron Defense     | 4  | brown      |         |        |
knockdown        | Knockdown        | 2  | red        | fist    |        | purple
master_puzzler   | Master Puzzler   | 12 | gold       | mighty  |        |
mix_master       | Mix-Master       | 4  | red purple | fist    |        |
one_of_each      | One of Each      | 5  | brown      |         |        | black pig $1 chip
one_two_punch    | One-Two Punch    | 4  | brown      |         |        | black*2
really_annoying  | Really Annoying  | 1  | red blue   | fist    | blue   |
recklessness     | Recklessness     | 3  | brown      |         |        | black*3
risky_move       | Risky Move       | 1  | brown      |         |        |
roundhouse       | Roundhouse       | 6  | brown      |         |        | black chip*2
sale_prices      | Sale Prices      | 2  | brown      |         |        | $1
secret_move      | Secret Move      | 1  | brown      | ongoing |        | black pig
self_improvement | Self-Improvement | 4  | blue       |         | blue   |
sneak_attack     | Sneak Attack     | 3  | red        | fist    |        | red
stolen_purples   | Stolen Purples   | 4  | red        | fist    |        |
thinking_ahead   | Thinking Ahead   | 2  | blue       |         | blue   | $1
training_day     | Training Day     | 2  | brown      |         |        | pig

versatile_style      | Versatile Style        | Grave    | brown                 |         |        |
martial_mastery      | Martial Mastery        | Grave    | brown                 |         |        | black
reversal             | Reversal               | Grave    | purple                |         | purple | chip*2
playing_with_fire    | Playing with Fire      | Jaina    | brown                 |         |        |
burning_vigor        | Burning Vigor          | Jaina    | red                   | fist    |        |
unstable_power       | Unstable Power         | Jaina    | purple                |         | purple |
dragon_form          | Dragon Form            | Midori   | brown                 | ongoing |        |
rigorous_training    | Rigorous Training      | Midori   | brown                 |         | brown  |
purge_bad_habits     | Purge Bad Habits       | Midori   | brown                 |         |        |
speed_of_the_fox     | Speed of the Fox       | Setsuki  | brown                 |         |        | brown*2 chip
bag_of_tricks        | Bag of Tricks          | Setsuki  | brown                 |         |        | brown pig chip
double_take          | Double-take            | Setsuki  | brown                 |         |        |
stone_wall           | Stone Wall             | Rook     | purple                |         | purple | chip pig
big_rocks            | Big Rocks              | Rook     | brown                 |         |        |
strength_of_earth    | Strength of Earth      | Rook     | purple                |         |        | brown
pilebunker           | Pilebunker             | DeGrey   | red                   | fist    |        |
no_more_lies         | No More Lies           | DeGrey   | brown                 |         |        | red
troublesome_rhetoric | Troublesome Rhetoric   | DeGrey   | brown                 |         |        |
three_colors         | Three Colors           | Valerie  | brown                 |         |        | brown red blue
chromatic_orb        | Chromatic Orb          | Valerie  | purple brown red blue |         |        | chip
creative_thoughts    | Creative Thoughts      | Valerie  | brown                 |         |        |
research             | Research & Development | Geiger   | brown                 |         |        | black
future_sight         | Future Sight           | Geiger   | brown                 |         |        | chip*2 pig*2
time_for_the_past    | It's Time for the Past | Geiger   | brown                 |         |        | black
jackpot              | Jackpot                | Lum      | brown                 |         |        |
pandas_bargain       | Panda's Bargain        | Lum      | brown                 | ongoing |        |
living_on_the_edge   | Living on the Edge     | Lum      | brown                 |         |        |
hex_of_murkwood      | Hex of Murkwood        | Argagarg | red                   | fist    |        | blue
bubble_shield        | Bubble Shield          | Argagarg | blue                  | ongoing | blue   |
protective_ward      | Protective Ward        | Argagarg | brown                 | ongoing |        | blue
""".replace("\n\n", "\n"))

IDENTS = {chip.name: chip.ident for chip in CHIPS.values()}
PUZZLE = [chip.ident for chip in CHIPS.values() if chip.kind == "puzzle"]
CHARACTERS = {}
for chip in CHIPS.values():
    if chip.owner:
        CHARACTERS.setdefault(chip.owner, []).append(chip.ident)


def is_gem(ident):
    """Money in hand (PS-050)."""
    return ident in GEMS


def is_wound(ident):
    """PS-057."""
    return ident == "wound"


def is_puzzle(ident):
    """One of the 48 chips with a puzzle icon."""
    return CHIPS[ident].kind == "puzzle"


def is_character(ident):
    """One of the chips that can't be trashed (PS-055)."""
    return CHIPS[ident].kind == "character"


def has_orb(ident):
    """PS-188, and Crash Potato."""
    return "orb" in CHIPS[ident].icons


def is_mighty(ident):
    """PS-191."""
    return "mighty" in CHIPS[ident].icons


def playable(ident):
    """An Action chip: any chip with a banner (PS-082, PS-083)."""
    return bool(CHIPS[ident].banner)
