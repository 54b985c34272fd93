"""gem_blenders_facts.py - the cards of Gem Blenders, as the second implementation knows them

Typed from the facts of the cards, not from the engine, whose catalogue is compared with them. Only
what every card of a kind has is here; what a card does is in gem_blenders.py.
"""

import collections
import re

LEFT, CENTER, RIGHT, BACK = POSITIONS = ["left", "center", "right", "back"]      # GB-300.2
FRONTLINE = [LEFT, CENTER, RIGHT]                                                # GB-300.2a
OPPOSITE = {LEFT: RIGHT, CENTER: CENTER, RIGHT: LEFT}                            # GB-300.3a
CLOCKWISE = {CENTER: RIGHT, RIGHT: BACK, BACK: LEFT, LEFT: CENTER}               # GB-617.1a
TYPES = ["pyro", "aqua", "terra", "cryo", "electro", "nocturna", "lumina", "aero", "capro"]
READY_DECKS = ["life-burn", "carousel", "glacier", "sunrise-menu", "toll-road", "undertow"]
SEATS = ["Red", "Blue"]

HeroCard = collections.namedtuple("HeroCard", "name level atk defense marks effect")
BlendCard = collections.namedtuple("BlendCard", "name recipe atk defense effect")
ActionCard = collections.namedtuple("ActionCard", "name stars timed")
GemCard = collections.namedtuple("GemCard", "name types basic")  # The types that it can be, one at a time.
HEROES, BLENDS, ACTIONS, GEMS = {}, {}, {}, {}


def ident(name):
    """How the engine names a card."""
    return re.sub("[^a-z0-9]+", "_", name.lower())


def hero(name, level, atk, defense, marks, effect):
    """Adds a hero; the marks are what an activation gem unlocks (GB-300.5)."""
    HEROES[ident(name)] = HeroCard(name, level, atk, defense, set(marks.split()), effect)


def blend(name, recipe, atk, defense, effect):
    """Adds a blend; its LV is the number of its gems (GB-302.2)."""
    BLENDS[ident(name)] = BlendCard(name, set(recipe.lower().split()), atk, defense, effect)


def action(name, stars, timed=False):
    """Adds an action."""
    ACTIONS[ident(name)] = ActionCard(name, stars, timed)


def gem(name, types, basic=False):
    """Adds a gem."""
    GEMS[ident(name)] = GemCard(name, set(types), basic)


hero("Carter", 5, 0, 0, "", "Spoiled")
hero("Elaine", 4, 0, 0, "effect", "Expensive Earrings")
hero("Matthew", 4, 0, 1, "", "Don't mind if I do")
hero("Devin", 3, 0, 0, "effect", "Juxtaposition")
hero("Kula", 3, 0, 0, "effect", "Scavenge")
hero("Beatrice", 5, 1, 0, "ATK", "Plotting")
hero("Hickory", 2, 0, 1, "effect", "Family Recipe")
hero("Min-Seo", 3, 0, 0, "", "Hand-Me-Down")
hero("Dexter", 4, 0, 0, "effect", "Back Office")
hero("Chao", 5, 0, 0, "", "Big Plans")
hero("Odette", 3, 0, 0, "", "Extra Pages")
hero("Rufus", 2, 2, 1, "ATK DEF", "Stubborn")
hero("Imani", 5, 0, 0, "", "Forecast")
hero("Tobias", 3, 0, 0, "effect", "Footwork")
hero("Wren", 4, 0, 0, "", "Merry-Go-Round")
hero("Gideon", 2, 0, 1, "DEF effect", "Shield Wall")
hero("Pilar", 5, 0, 0, "", "Second Thoughts")
hero("Sable", 3, 1, 0, "ATK", "Spite")
hero("Juno", 3, 0, 0, "effect", "Blood Bargain")
hero("Bram", 2, 0, 0, "effect", "Heirloom Horns")
hero("Noor", 4, 0, 0, "", "Tidy Up")
hero("Fitch", 3, 0, 0, "effect", "Open Bar")
hero("Greta", 4, 1, 1, "ATK DEF", "Savings")
hero("Lionel", 5, 0, 0, "", "Stage Fright")

blend("Usher", "Nocturna Capro", 1, 2, "Destiny Wave")
blend("Bishop", "Pyro Lumina", 1, 2, "Benediction")
blend("Cone", "Lumina Aero", 2, 2, "Sugar Rush")
blend("Guard", "Terra Cryo", 0, 4, "Protective Instincts")
blend("Gull", "Aqua Aero", 3, 1, "Dive Bomb")
blend("Hornet", "Terra Aero", 6, 0, "Mutual Destruction")
blend("Electron", "Electro Aero", 3, 1, "Orbit")
blend("Magnet", "Terra Electro", 1, 3, "Electromagnetic Field")
blend("Ghost", "Electro Nocturna", 2, 2, "Haunt")
blend("Reflector", "Aqua Cryo", 2, 2, "Hero Mirror")
blend("Virus", "Terra Nocturna", 2, 1, "Infect")
blend("Mountaineer", "Terra Capro", 2, 3, "Sure Footing")
blend("Anchor", "Aqua Capro", 1, 4, "Drop Anchor")
blend("Stoker", "Pyro Capro", 3, 1, "Stoke")
blend("Sparker", "Pyro Electro", 3, 1, "Backfire")
blend("Imp", "Pyro Nocturna", 3, 1, "Mischief")
blend("Owl", "Nocturna Aero", 2, 2, "Night Watch")
blend("Squid", "Aqua Nocturna", 2, 3, "Ink Cloud")
blend("Buoy", "Aqua Electro", 1, 3, "Steady Swell")
blend("Glider", "Cryo Aero", 3, 2, "Tailwind")
blend("Coil", "Cryo Electro", 2, 2, "Induction")
blend("Burn Fowl", "Pyro Nocturna Aero", 3, 2, "Fester")
blend("Slip Knotter", "Terra Nocturna Aero", 3, 3, "Walk the Dog")
blend("Royal Buzzer", "Terra Electro Aero", 3, 4, "Royal Command")
blend("Diamond Driller", "Terra Cryo Electro", 4, 3, "Power Drill")
blend("Berg Inflicter", "Aqua Cryo Capro", 4, 3, "Pack Ice")
blend("Hail Dominator", "Terra Cryo Capro", 4, 3, "Vantage Point")
blend("Catalyst Controller", "Pyro Electro Nocturna", 3, 3, "Total Recall")
blend("Pearl Deceptor", "Aqua Nocturna Aero", 4, 2, "Tantalize")
blend("Toxic Ram", "Electro Nocturna Capro", 3, 3, "Contagious Pain")
blend("Bolt Ram", "Pyro Electro Capro", 5, 2, "Thunder Charge")
blend("Ice Creamer", "Aqua Terra Cryo", 3, 3, "All Flavors")
blend("Flare Launcher", "Pyro Lumina Aero", 4, 2, "Signal Flare")
blend("Tide Caller", "Aqua Lumina Aero", 3, 4, "High Tide")
blend("Satchel Carrier", "Pyro Aqua Lumina", 3, 4, "Pack Up")
blend("Eel Charger", "Aqua Electro Aero", 4, 3, "Deep Current")
blend("Ink Diver", "Aqua Electro Nocturna", 4, 3, "Undertow")
blend("Gyro Spinner", "Terra Cryo Aero", 4, 3, "Spin Cycle")
blend("Turbine Rider", "Cryo Electro Aero", 4, 3, "Side Draft")
blend("Ash Peddler", "Pyro Terra Nocturna", 4, 3, "Hush Money")
blend("Forge Bull", "Pyro Terra Capro", 5, 3, "Hot Iron")
blend("Shard Buster", "Aqua Terra Cryo Capro", 7, 5, "Elegant Lure")
blend("Storm Weaver", "Aqua Electro Nocturna Aero", 6, 4, "Low-Pressure Aura")
blend("Horizon Gazer", "Pyro Aqua Lumina Aero", 3, 6, "Prelude of Light")
blend("Gourmet Guider", "Pyro Aqua Terra Lumina", 3, 5, "Fine Dining")
blend("Dread Blader", "Pyro Electro Nocturna Capro", 0, 0, "X-Blades")
blend("Herd Necromancer", "Pyro Terra Nocturna Capro", 5, 4, "Raise the Herd")
blend("Orbit Juggler", "Terra Cryo Electro Aero", 5, 5, "Encore Lap")
blend("Toll Gatherer", "Pyro Terra Nocturna Aero", 6, 4, "Surcharge")
blend("Phoenix Herald", "Pyro Terra Lumina Aero", 6, 4, "Rise Again")
blend("Ion Banger", "Pyro Terra Electro Nocturna Capro", 7, 5, "Chain Reaction")
blend("Mantis Slasher", "Aqua Terra Electro Nocturna Aero", 8, 4, "Shred")
blend("Avalanche Bringer", "Aqua Terra Cryo Lumina Capro", 8, 6, "Whiteout")
blend("Carousel Emperor", "Terra Cryo Electro Lumina Aero", 8, 5, "Grand Finale")
blend("Sunrise Conductor", "Pyro Aqua Terra Lumina Aero", 7, 6, "Crescendo")
blend("Doom Collector", "Pyro Aqua Terra Nocturna Aero", 8, 5, "Final Notice")

action("Rotate", 0)
action("Invert", 0, timed=True)
action("Stun", 1)
action("Block Attack", 1, timed=True)
action("Force Switch", 1)
action("Cannon Boom", 2)
action("Switch", 0)
action("Gem Finder", 0)
action("Quick Study", 0)
action("Blend Finder", 0)
action("Snack", 0)
action("Pep Talk", 0)
action("Brace", 0, timed=True)
action("Recycle", 0)
action("Pain Trade", 0)
action("Spill", 0)
action("Extra Gem", 1)
action("Salvage", 1)
action("Gem Transfer", 1)
action("Tag Out", 1)
action("Formation", 1)
action("Cancel", 2, timed=True)
action("Forced Deblend", 2)
action("Master Plan", 2)
action("Double Strike", 3)
action("Overtime", 3)

for one in TYPES:
    gem(one.capitalize() + "gem", [one], basic=True)
gem("Prismagem", TYPES)
gem("Emberfrost Gem", ["pyro", "cryo"])
gem("Titan Terragem", ["terra"])
gem("Keen Aerogem", ["aero"])
gem("Echo Nocturnagem", ["nocturna"])
gem("Halo Luminagem", ["lumina"])

CARDS = {**HEROES, **BLENDS, **ACTIONS, **GEMS}
IDENTS = {card.name: one for one, card in CARDS.items()}
EFFECTS = {one: card.effect for one, card in {**HEROES, **BLENDS}.items()}       # Names of effects.

# How often a hero may use an effect in a turn (GB-300.7, GB-500.3); "once during your first turn" too.
FIRST_TURN = {"carter", "imani", "pilar"}
TWICE = {"royal_buzzer", "carousel_emperor"}
# Effects that work in back position only (GB-500.8b: Devin strikes these words out).
IN_BACK = {"dexter", "bram", "magnet", "buoy", "coil", "horizon_gazer", "ion_banger"}

# Cards that have to do with each other, for decks in which they meet: heroes, blends, actions, gems.
THEMES = [set(words.split()) for words in (
    "juno beatrice sable noor ghost stoker sparker toxic_ram ion_banger bolt_ram gull pain_trade snack "
    "dread_blader catalyst_controller devin",
    "wren tobias devin elaine diamond_driller glider orbit_juggler gyro_spinner carousel_emperor electron "
    "anchor mountaineer rufus royal_buzzer rotate switch force_switch formation turbine_rider coil",
    "bram devin hickory min_seo chao magnet gourmet_guider berg_inflicter ice_creamer reflector "
    "gem_transfer extra_gem prismagem emberfrost_gem master_plan stun odette",
    "kula dexter devin noor horizon_gazer imp flare_launcher gull tide_caller satchel_carrier usher "
    "sunrise_conductor recycle halo_luminagem echo_nocturnagem virus ghost",
    "lionel gideon noor storm_weaver shard_buster squid hornet mantis_slasher ink_diver forge_bull "
    "phoenix_herald doom_collector dread_blader burn_fowl eel_charger double_strike block_attack brace "
    "invert titan_terragem keen_aerogem pep_talk orbit_juggler",
    "fitch juno carter toll_gatherer ash_peddler slip_knotter doom_collector pearl_deceptor virus cone "
    "bishop owl electron echo_nocturnagem cancel spill quick_study forced_deblend stun gull",
    "noor bram devin reflector catalyst_controller ghost avalanche_bringer gourmet_guider usher toxic_ram "
    "virus squid phoenix_herald doom_collector tag_out stun forced_deblend herd_necromancer salvage",
)]
