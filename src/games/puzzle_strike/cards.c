/* cards.c - the catalogue: the rows of chips.def, the characters, the recommended banks. */
#include "games/puzzle_strike/cards.h"

#include "core/writer.h"
#include "games/puzzle_strike/words.h"

const char *const ps_modes[] = {"duel", "free-for-all", "last-standing",
                                "team", "tournament",   NULL};

const char *const ps_set_names[] = {"shadows", "base", "both", NULL};

#define NAME_NO_CHARACTER NULL

const char *const ps_characters[] = {
    "Clockwork",
    SHADOW_TEN(CHARACTER_NAME) FIRST_TEN(CHARACTER_NAME) NULL,
};

/* The values of the setup's characters: 0 and 1 are no characters. */
const char *const ps_character_choices[] = {
    "random",
    "choose",
    SHADOW_TEN(CHARACTER_CHOICE) FIRST_TEN(CHARACTER_CHOICE) NULL,
};

const char *const ps_banks[] = {"first-game", "fists-of-frenzy", "combo-crazy", "no-attacks",
                                "the-hammer", "random",          "custom",      NULL};

/* PS-222 to PS-226. */
/* clang-format off */
const uint8_t ps_named_banks[BANK_RANDOM + 1][PUZZLES] = {
    {CHIP_axe_kick, CHIP_bang_then_fizzle, CHIP_blues_are_good, CHIP_button_mashing,
     CHIP_just_a_scratch, CHIP_money_for_nothing, CHIP_now_or_later, CHIP_ouch,
     CHIP_punch_punch_kick, CHIP_signature_move},
    {CHIP_blues_are_good, CHIP_button_mashing, CHIP_color_panic, CHIP_ebb_or_flow,
     CHIP_hundred_fist_frenzy, CHIP_improvisation, CHIP_one_true_style, CHIP_pick_your_poison,
     CHIP_punch_punch_kick, CHIP_repeated_jabs},
    {CHIP_blues_are_good, CHIP_button_mashing, CHIP_chips_for_free, CHIP_color_panic,
     CHIP_improvisation, CHIP_option_select, CHIP_ouch, CHIP_punch_punch_kick, CHIP_safe_keeping,
     CHIP_x_copy},
    {CHIP_axe_kick, CHIP_bang_then_fizzle, CHIP_button_mashing, CHIP_chips_for_free,
     CHIP_degenerate_trasher, CHIP_improvisation, CHIP_option_select, CHIP_punch_punch_kick,
     CHIP_safe_keeping, CHIP_x_copy},
    {CHIP_bang_then_fizzle, CHIP_button_mashing, CHIP_chips_for_free, CHIP_degenerate_trasher,
     CHIP_ebb_or_flow, CHIP_money_for_nothing, CHIP_one_true_style, CHIP_pick_your_poison,
     CHIP_risk_to_riskonade, CHIP_the_hammer},
};

/* "random", then the ids of all puzzle chips in their order. */
#define CHOICE_BASIC(id)
#define CHOICE_CHARACTER(id)
#define CHOICE_PUZZLE(id) #id,
const char *const ps_stack_choices[] = {
    "random",
#define CHIP(id, name, provenance, class_, ...) CHOICE_##class_(id)
#include "games/puzzle_strike/chips.def"
#undef CHIP
    NULL,
};

#define GAINS(...) {__VA_ARGS__}
#define NOTHING {{0}}
#define BLK(n) .arrow[BLACK] = n
#define BRN(n) .arrow[BROWN] = n
#define PUR(n) .arrow[PURPLE] = n
#define RED_(n) .arrow[RED] = n
#define BLU(n) .arrow[BLUE] = n
#define PIG(n) .pigs = n
#define DRAW(n) .draw = n
#define MONEY(n) .money = n

/* Scripts, by the file that holds them: effects_plain.c ... */
#define PLAIN(name) SCRIPT_##name
#define TRASH(name) SCRIPT_##name
#define ATTACK(name) SCRIPT_##name
#define CRASH(name) SCRIPT_##name
#define COPY(name) SCRIPT_##name

const struct chip ps_chips[] = {
    {0},
#define CHIP(id, name, provenance, class__, set_, owner_, cost_, colors_, icons_, shield_, gains_, \
             script_, text)                                                                        \
    {.class_ = CLASS_##class__, .set = set_, .owner = owner_, .cost = cost_, .colors = colors_,    \
     .icons = icons_, .shield = shield_, .script = script_, .gains = gains_},
#include "games/puzzle_strike/chips.def"
#undef CHIP
};

/* What is printed besides the text; a character chip has no price. */
#define NUMBERS_BASIC(cost) {{"cost", cost}}
#define NUMBERS_PUZZLE(cost) {{"cost", cost}, {"copies", 5}}
#define NUMBERS_CHARACTER(cost) {{NULL, 0}}
#define KIND_BASIC "basic"
#define KIND_PUZZLE "puzzle"
#define KIND_CHARACTER "character"

const struct card ps_cards[] = {
#define CHIP(id_, name_, provenance_, class_, set, owner_, cost, colors, icons, shield, gains,     \
             script, text_)                                                                        \
    {.id = #id_, .name = name_, .kind = KIND_##class_, .owner = NAME_##owner_, .text = text_,      \
     .provenance = provenance_, .numbers = NUMBERS_##class_(cost)},
#include "games/puzzle_strike/chips.def"
#undef CHIP
    {.id = NULL},
};
/* clang-format on */

const uint8_t ps_shield_windows[] = {
    [NO_SHIELD] = 0,
    [SHIELD_IMMUNE] = BEFORE_FIST,
    [SHIELD_IMMUNE_TRASH] = BEFORE_FIST,
    [SHIELD_EBB] = BEFORE_FIST,
    [SHIELD_MONEY] = BEFORE_FIST,
    [SHIELD_ANNOY] = BEFORE_FIST,
    [SHIELD_PUNCH] = BEFORE_FIST | ON_SEND,
    [SHIELD_IMPROVISE] = AFTER_FIST,
    [SHIELD_RIPOSTE] = AFTER_FIST,
    [SHIELD_GRACE] = AFTER_FIST,
    [SHIELD_IMPROVE] = AFTER_FIST,
    [SHIELD_CRASH] = ON_SEND,
    [SHIELD_DOUBLE] = ON_SEND,
    [SHIELD_UNSTABLE] = ON_SEND,
    [SHIELD_GEMONADE] = ON_SEND,
    [SHIELD_WALL] = ON_SEND,
    [SHIELD_HEAL] = ON_SEND,
    [SHIELD_TRAINING] = ON_PURCHASE,
};

const uint8_t ps_shield_scripts[] = {
    [SHIELD_EBB] = SCRIPT_react_ebb,
    [SHIELD_MONEY] = SCRIPT_react_money,
    [SHIELD_ANNOY] = SCRIPT_react_annoy,
    [SHIELD_PUNCH] = SCRIPT_react_punch,
    [SHIELD_IMPROVISE] = SCRIPT_after_improvise,
    [SHIELD_RIPOSTE] = SCRIPT_after_riposte,
    [SHIELD_GRACE] = SCRIPT_after_grace,
    [SHIELD_IMPROVE] = SCRIPT_after_improve,
    [SHIELD_TRAINING] = SCRIPT_rigorous_training,
};

/* --- The signs on a chip, in words. --- */

enum { PRINTED_ICONS = FIST | ORB | MIGHTY | ONCE | ONGOING };

static const char *const color_names[] = {"black", "brown", "purple", "red",
                                          "blue",  "gray",  "gold"};
static const char *const icon_names[] = {"fist", "orb", "exclamation", "once per turn", "ongoing"};

static void put_words(struct writer *w, const char *key, const char *const *words, unsigned set)
{
    put_open(w, key, '[');
    FOR_EACH_BIT(i, set)
        put_string(w, NULL, words[i]);
    put_close(w);
}

static void put_arrows(struct writer *w, const struct gains *gains)
{
    put_open(w, "arrows", '[');
    for (int arrow = 0; arrow < ARROWS; arrow++)
        for (int i = 0; i < gains->arrow[arrow]; i++)
            put_string(w, NULL, ps_arrow_names[arrow]);
    put_close(w);
}

/* The colours of its shields: blue against fists, purple against gems, brown against purchases. */
static unsigned shield_colors(int shield)
{
    int windows = ps_shield_windows[shield];
    return (windows & (BEFORE_FIST | AFTER_FIST) ? (unsigned)IS_BLUE : 0) |
           (windows & ON_SEND ? (unsigned)IS_PURPLE : 0) |
           (windows & ON_PURCHASE ? (unsigned)IS_BROWN : 0);
}

void ps_card_more(const struct card *card, struct writer *w)
{
    const struct chip *chip = &ps_chips[1 + (card - ps_cards)];
    put_words(w, "banner", color_names, chip->colors);
    put_words(w, "icons", icon_names, chip->icons & PRINTED_ICONS);
    put_words(w, "shields", color_names, shield_colors(chip->shield));
    put_arrows(w, &chip->gains);
    put_int(w, "piggy_banks", chip->gains.pigs);
    put_int(w, "draws", chip->gains.draw);
    put_int(w, "money", chip->gains.money);
}

/* A fact for each of a set: "red banner". */
static void face_words(struct face *out, const char *const *words, unsigned set, const char *noun)
{
    FOR_EACH_BIT(i, set)
        face_fact(out, NULL, "%s%s", words[i], noun);
}

static void face_gains(struct face *out, const struct gains *gains)
{
    for (int arrow = 0; arrow < ARROWS; arrow++)
        if (gains->arrow[arrow])
            face_fact(out, NULL, "%d %s arrow%s", gains->arrow[arrow], ps_arrow_names[arrow],
                      plural(gains->arrow[arrow]));
    if (gains->pigs)
        face_fact(out, NULL, "%d piggy bank%s", gains->pigs, plural(gains->pigs));
    if (gains->money)
        face_fact(out, NULL, "%s$%d", gains->money < 0 ? "-" : "", abs(gains->money));
    if (gains->draw)
        face_fact(out, NULL, "draw %d", gains->draw);
}

void ps_face(const struct card *card, struct face *out)
{
    const struct chip *chip = &ps_chips[1 + (card - ps_cards)];
    if (card->owner)
        face_fact(out, "Character", "%s", card->owner);
    else
        face_fact(out, "Cost", "%d", chip->cost);
    face_words(out, color_names, chip->colors, " banner");
    face_words(out, icon_names, chip->icons & PRINTED_ICONS, "");
    face_gains(out, &chip->gains);
    face_words(out, color_names, shield_colors(chip->shield), " shield");
    if (chip->class_ == CLASS_PUZZLE)
        face_fact(out, "Copies", "5");
}
