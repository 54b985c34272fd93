"""puppet_wars_facts.py - the cards and maps of Puppet Wars, as the second implementation knows them

Typed from the facts of cards and maps, not from the engine, whose catalogue is compared with them.
"""

import collections

MODES = ["shoebox", "chest", "wardrobe", "puppapocalypse"]
SIZES = {"shoebox": 8, "chest": 12, "wardrobe": 16, "puppapocalypse": 32}       # PW-162 to PW-165
WINS = ["standard", "shiny", "thief", "tag", "fort", "hill"]
MAPS = ["shack-floor", "crooked-shelf", "two-toy-boxes", "spool-alley", "pin-cushion", "four-drawers",
        "three-legged-stool", "button-ring", "pinwheel", "sewing-triangle", "tea-party",
        "cracked-floorboards", "four-corners", "crossroads", "long-table", "patchwork",
        "ring-of-thimbles", "great-scrap", "top-of-the-stairs", "attic", "tiles-two", "tiles-three",
        "tiles-four"]
PLAYERS = {**{name: 2 for name in MAPS}, **{name: 3 for name in MAPS[6:12] + ["tiles-three"]},
           **{name: 4 for name in MAPS[12:18] + ["tiles-four"]}}                # PW-633, PW-634
COLOURS = ["Red", "Blue", "Green", "Yellow"]

# Starting Work Benches, Neutral ones and Impassable Spaces of the maps 1 to 19 (q,r of hexagons).
LAYOUTS = {
    "shack-floor": ("2,-4 -2,4", "0,0 4,0 -4,0",
                    "3,-2 -1,-2 1,2 -3,2 2,0 -2,0"),
    "crooked-shelf": ("4,-4 -4,4", "0,-3 0,3 4,-1 -4,1 0,0",
                      "2,-2 -2,2 1,-2 -1,2 3,-1 -3,1 -2,0 2,0"),
    "two-toy-boxes": ("5,-2 -5,2", "2,-4 -2,4 3,1 -3,-1",
                      "0,0 3,-2 -3,2 2,-1 -2,1 1,-3 -1,3"),
    "spool-alley": ("4,0 -4,0", "0,0 2,-4 -2,4",
                    "1,-2 -1,2 3,-2 -1,-2 1,2 -3,2 2,0 -2,0"),
    "pin-cushion": ("0,-4 0,4", "4,-4 -4,4 2,0 -2,0 -3,-1 3,1",
                    "1,-3 -1,3 -1,-2 1,2 1,-1 -1,1 3,-2 -3,2 0,0"),
    "four-drawers": ("5,-3 -2,-3 2,3 -5,3", "0,0 1,-2 -1,2",
                     "3,-2 -1,-2 1,2 -3,2 2,0 -2,0 2,-4 -2,4"),
    "three-legged-stool": ("0,-4 4,0 -4,4", "0,0 4,-3 -1,4 -3,-1",
                           "0,-2 2,0 -2,2 2,-2 0,2 -2,0 2,-3 1,2 -3,1"),
    "button-ring": ("2,-4 2,2 -4,2", "0,0 0,-2 2,0 -2,2 -1,-3 4,-1 -3,4",
                    "1,-2 1,1 -2,1 3,-4 1,3 -4,1"),
    "pinwheel": ("0,-5 5,0 -5,5", "2,-3 1,2 -3,1 5,-3 -2,5 -3,-2",
                 "1,-2 1,1 -2,1 1,-4 3,1 -4,3 0,0 -1,-1 2,-1 -1,2"),
    "sewing-triangle": ("4,-5 1,4 -5,1", "1,-1 0,1 -1,0 5,-1 -4,5 -1,-4",
                        "3,-3 0,3 -3,0 2,-3 1,2 -3,1 2,-1 -1,2 -1,-1"),
    "tea-party": ("0,-4 4,0 -4,4", "0,-1 1,0 -1,1 3,-4 1,3 -4,1",
                  "0,0 1,-3 2,1 -3,2 2,-2 0,2 -2,0"),
    "cracked-floorboards": ("1,-4 3,1 -4,3", "0,0 4,-4 0,4 -4,0 3,-1 -2,3 -1,-2",
                            "2,-4 2,2 -4,2 0,-2 2,0 -2,2 2,-2 0,2 -2,0 3,-3 0,3 -3,0"),
    "four-corners": ("5,-3 -2,-3 2,3 -5,3", "0,0 2,-4 -2,4 4,0 -4,0",
                     "3,-2 -1,-2 1,2 -3,2 1,-2 -1,2"),
    "crossroads": ("5,-4 -1,-4 1,4 -5,4", "0,0 3,-1 -2,-1 2,1 -3,1 2,-4 -2,4",
                   "4,-3 -1,-3 1,3 -4,3 2,0 -2,0 1,-2 -1,2"),
    "long-table": ("5,-2 -3,-2 3,2 -5,2", "1,0 -1,0 1,-2 -1,2",
                   "0,0 4,-2 -2,-2 2,2 -4,2 3,0 -3,0 3,-4 1,-4 -1,4 -3,4"),
    "patchwork": ("5,-4 -1,-4 1,4 -5,4", "3,-2 -1,-2 1,2 -3,2 5,0 -5,0",
                  "0,0 2,-4 -2,4 4,-2 -2,-2 2,2 -4,2 2,-1 -1,-1 1,1 -2,1"),
    "ring-of-thimbles": ("5,-3 -2,-3 2,3 -5,3", "2,-2 0,-2 0,2 -2,2 1,-2 -1,2 3,0 -3,0",
                         "0,0 4,-2 -2,-2 2,2 -4,2 2,-4 -2,4 3,-3 0,-3 0,3 -3,3"),
    "great-scrap": ("5,-5 0,-5 0,5 -5,5", "0,0 3,-2 -1,-2 1,2 -3,2 2,-4 -2,4 4,0 -4,0",
                    "3,-4 1,-4 -1,4 -3,4 2,-1 -1,-1 1,1 -2,1 4,-2 -2,-2 2,2 -4,2"),
    "top-of-the-stairs": ("-2,4 5,-5", "-4,3 1,3 -2,1 1,-1",
                          "3,-4 4,-3 0,-3 2,-2 -1,0 3,0 -3,2"),
}

MASTER, SIDEKICK, PAWN = "master", "sidekick", "pawn"
Card = collections.namedtuple("Card", "name rank kinds ar mv df cb ul st upgrade")
Upgrade = collections.namedtuple("Upgrade", "name ad nc st")

PUPPETS = {
    "seamus": Card("Seamus", MASTER, "Rotten", "5C", 2, 8, 2, 2, 5, None),
    "lady_justice": Card("Lady Justice", MASTER, "Crimefighter", "5R", 2, 8, 3, 2, 5, None),
    "viktoria": Card("Pokey Viktoria", MASTER, "", "6", 3, 7, 3, 3, 5, None),
    "pandora": Card("Pandora", MASTER, "Woe", "5M", 2, 8, 1, 2, 5, None),
    "marcus": Card("Marcus", MASTER, "", "5T", 2, 7, 3, 2, 5, None),
    "misaki": Card("Misaki", SIDEKICK, "Wooden", "8", 4, 8, 2, 2, 3, "magic_slippers"),
    "bete_noire": Card("Bête Noire", SIDEKICK, "Rotten", "9C", 3, 6, 4, 1, 2, "wicked_little_knives"),
    "judge": Card("Judge", SIDEKICK, "Crimefighter", "8R", 2, 7, 2, 2, 3, "magical_bandana"),
    "rusty_alyce": Card("Rusty Alyce", SIDEKICK, "Metal", "8", 2, 7, 3, 2, 3, "clockwork_arm"),
    "hooded_rider": Card("Hooded Rider", SIDEKICK, "Metal", "10", 4, 8, 3, 1, 3, "rocking_horse"),
    "joss": Card("Joss", SIDEKICK, "Metal", "8T", 2, 8, 3, 2, 3, "tin_hatchets"),
    "kade": Card("Kade", SIDEKICK, "Woe", "7M", 2, 7, 3, 1, 3, "sharpened_rattle"),
    "sebastian": Card("Sebastian", SIDEKICK, "Rotten", "7C", 2, 7, 2, 2, 3, "bone_saw"),
    "nino": Card("Nino", SIDEKICK, "Crimefighter", "8R", 2, 7, 2, 1, 2, "pop_rifle"),
    "punk_zombie": Card("Punk Zombie", PAWN, "Rotten", "6C", 2, 6, 2, 2, 3, "spiky_mohawk"),
    "rotten_belle": Card("Rotten Belle", PAWN, "Rotten", "5C", 2, 6, 1, 1, 3, "rotten_petticoat"),
    "convict_gunslinger": Card("Convict Gunslinger", PAWN, "", "7", 2, 7, 2, 1, 2, "pop_guns"),
    "death_marshal": Card("Death Marshal", PAWN, "Crimefighter", "6R", 2, 7, 2, 2, 2, "pine_box"),
    "guild_austringer": Card("Guild Austringer", PAWN, "Crimefighter", "6R", 2, 6, 1, 1, 2, "toy_bird"),
    "ronin": Card("Ronin", PAWN, "", "5", 3, 7, 2, 2, 2, "pointy_katana"),
    "razorspine_rattler": Card("Razorspine Rattler", PAWN, "Metal, Stuffed Animal", "6T", 2, 7, 2, 2, 2,
                               "spiny_tail"),
    "executioner": Card("Executioner", PAWN, "Crimefighter, Metal", "8R", 2, 6, 1, 2, 3, "snippy_claw"),
    "nurse": Card("Nurse", PAWN, "Rotten", "5C", 2, 8, 0, 1, 2, "high_heels"),
    "silurid": Card("Silurid", PAWN, "Stuffed Animal", "6M", 3, 9, 2, 1, 2, "springy_legs"),
    "malifaux_cherub": Card("Malifaux Cherub", PAWN, "Woe", "5M", 3, 7, 1, 1, 2, "feathery_wings"),
    "teddy": Card("Teddy", PAWN, "Stuffed Animal", "9T", 2, 6, 3, 3, 4, "patched_tummy"),
    "guild_hound": Card("Guild Hound", PAWN, "Crimefighter, Stuffed Animal", "4R", 3, 6, 1, 1, 1, "chewed_bone"),
    "zombie_chihuahua": Card("Zombie Chihuahua", PAWN, "Rotten, Stuffed Animal", "3C", 3, 7, 1, 1, 1,
                             "tiny_spiked_collar"),
    "steampunk_arachnid": Card("Steampunk Arachnid", PAWN, "Metal", "4T", 3, 7, 1, 1, 1, "spare_cogs"),
    "coryphee": Card("Coryphee", PAWN, "Metal", "7T", 3, 8, 2, 1, 2, "music_box"),
    "sorrow": Card("Sorrow", PAWN, "Woe", "4M", 2, 8, 0, 1, 1, "soaked_hanky"),
    "terror_tot": Card("Terror Tot", PAWN, "", "4M", 3, 7, 1, 2, 1, "baby_horns"),
    "marionette": Card("Marionette", PAWN, "Wooden", "4", 2, 6, 1, 2, 1, "loose_strings"),
    "bayou_gremlin": Card("Bayou Gremlin", PAWN, "", "3", 2, 5, 1, 1, 1, "straw_hat"),
}
UPGRADES = {
    "magic_slippers": Upgrade("Magic Slippers", "8M", "", 0),
    "wicked_little_knives": Upgrade("Wicked Little Knives", "8C", "", 0),
    "magical_bandana": Upgrade("Magical Bandana", "7R", "", 1),
    "clockwork_arm": Upgrade("Clockwork Arm", "8T", "Metal", 1),
    "rocking_horse": Upgrade("Rocking Horse", "9R", "No Stuffed Animal", 1),
    "tin_hatchets": Upgrade("Tin Hatchets", "7T", "Metal", 1),
    "sharpened_rattle": Upgrade("Sharpened Rattle", "7M", "", 0),
    "bone_saw": Upgrade("Bone Saw", "7C", "", 0),
    "pop_rifle": Upgrade("Pop Rifle", "8R", "No Stuffed Animal", 0),
    "spiky_mohawk": Upgrade("Spiky Mohawk", "6C", "", 1),
    "rotten_petticoat": Upgrade("Rotten Petticoat", "6C", "", 2),
    "pop_guns": Upgrade("Pop Guns", "7", "No Stuffed Animal", 0),
    "pine_box": Upgrade("Pine Box", "7R", "", 2),
    "toy_bird": Upgrade("Toy Bird", "7R", "", 0),
    "pointy_katana": Upgrade("Pointy Katana", "6", "", 0),
    "spiny_tail": Upgrade("Spiny Tail", "7T", "", 1),
    "snippy_claw": Upgrade("Snippy Claw", "8R", "No Stuffed Animal", 0),
    "high_heels": Upgrade("High Heels", "5C", "", 0),
    "springy_legs": Upgrade("Springy Legs", "7M", "No Metal", 0),
    "feathery_wings": Upgrade("Feathery Wings", "6M", "No Metal", 0),
    "patched_tummy": Upgrade("Patched Tummy", "8T", "No Metal", 2),
    "chewed_bone": Upgrade("Chewed Bone", "4R", "", 0),
    "tiny_spiked_collar": Upgrade("Tiny Spiked Collar", "4C", "", 0),
    "spare_cogs": Upgrade("Spare Cogs", "5T", "Metal", 1),
    "music_box": Upgrade("Music Box", "7T", "", 0),
    "soaked_hanky": Upgrade("Soaked Hanky", "5M", "", 0),
    "baby_horns": Upgrade("Baby Horns", "5M", "", 0),
    "loose_strings": Upgrade("Loose Strings", "4", "", 0),
    "straw_hat": Upgrade("Straw Hat", "3", "", 1),
}

# What a card always adds to the statistics of its Puppet, by the id of the Puppet or Upgrade.
ALWAYS = {
    "magic_slippers": {"movement": 1}, "rocking_horse": {"movement": 1}, "feathery_wings": {"movement": 1},
    "chewed_bone": {"movement": 1}, "pine_box": {"movement": -1},
    "wicked_little_knives": {"combat": 1}, "spiky_mohawk": {"combat": 1}, "baby_horns": {"combat": 1},
    "pop_rifle": {"combat": -1}, "snippy_claw": {"combat": -1, "powerful": 1},
    "clockwork_arm": {"powerful": 1}, "executioner": {"powerful": 1},
    "magical_bandana": {"precise": 1}, "pointy_katana": {"precise": 2}, "spare_cogs": {"skillful": 1},
}
# What a card does to the statistics of adjacent Enemies in sight.
GLOOM = {
    "pandora": {"precise": -1, "skillful": -2}, "sorrow": {"precise": -1, "skillful": -1},
    "tiny_spiked_collar": {"skillful": -1}, "steampunk_arachnid": {"movement": -1},
}
GLOOMY = {stat for changes in GLOOM.values() for stat in changes}
STRUCK_OUT = {"seamus": "C", "lady_justice": "R", "pandora": "M", "marcus": "T"}
ATTACK_RANGE = {"death_marshal": 2, "convict_gunslinger": 3, "nino": 3, "pop_guns": 2, "pop_rifle": 3}
THROUGH_PUPPETS = {"misaki", "magic_slippers", "malifaux_cherub", "silurid", "springy_legs"}
THROUGH_TOKENS = {"silurid", "springy_legs"}
DIRTY_SAW = {"sebastian", "bone_saw"}

# Actions with a Target: name, value, Range, whether sight is needed, who can be the Target.
Action = collections.namedtuple("Action", "name value range sight target")
ENEMY, FRIEND, OTHER_FRIEND, ANYONE, NOBODY = "enemy", "friend", "other friend", "anyone", "nobody"
ACTIONS = {
    "seamus": [Action("Scary Face", "6C", 2, True, ENEMY), Action("Taking Advantage", "5C", 3, True, OTHER_FRIEND)],
    "lady_justice": [Action("Elite Combat Training", "6R", 3, True, FRIEND)],
    "viktoria": [Action("Catch!", "5", 3, True, OTHER_FRIEND)],
    "pandora": [Action("Cry About It", "5M", 3, True, ENEMY)],
    "marcus": [Action("Fire + Stuffing = Scary", "7T", 2, True, ENEMY)],
    "misaki": [Action("Stab and Scarper", "0", 0, True, NOBODY)],
    "judge": [Action("Pins and Needles", "6R", 0, True, NOBODY)],
    "hooded_rider": [Action("Ride Down", "7", 0, True, NOBODY)],
    "joss": [Action("Steam-Powered Snips", "7T", 1, True, ENEMY)],
    "kade": [Action("Tantrum", "8M", 1, True, ENEMY)],
    "sebastian": [Action("Recycling", "8C", 0, True, NOBODY)],
    "nino": [Action("Aim for the Stitches", "0", 0, True, NOBODY)],
    "punk_zombie": [Action("Rip It Up", "0", 0, True, NOBODY)],
    "rotten_belle": [Action("Confusing Feelings", "5C", 2, True, ENEMY), Action("Over Here, Love", "4C", 4, True, ENEMY)],
    "convict_gunslinger": [Action("Empty the Chambers", "7", 0, True, NOBODY)],
    "guild_austringer": [Action("Throw the Bird", "9R", 3, False, ENEMY)],
    "ronin": [Action("Last Stitch", "0", 0, True, NOBODY)],
    "razorspine_rattler": [Action("Chomp!", "0T", 2, True, ANYONE)],
    "nurse": [Action("Bath Time", "8", 1, True, ANYONE), Action("Sedative", "0", 1, True, ANYONE)],
    "malifaux_cherub": [Action("Arrow of Woe", "6M", 3, True, ENEMY)],
    "teddy": [Action("Gulp!", "9T", 1, True, ENEMY)],
    "zombie_chihuahua": [Action("Rabies", "6C", 1, True, ENEMY)],
    "tin_hatchets": [Action("Snip", "6T", 1, True, ENEMY)],
    "toy_bird": [Action("Peck", "9R", 3, False, ENEMY)],
    "high_heels": [Action("Kick in the Shins", "5C", 1, True, ANYONE)],
    "music_box": [Action("Wind the Key", "6T", 2, True, OTHER_FRIEND)],
    "soaked_hanky": [Action("Boo Hoo", "7M", 2, True, ENEMY)],
    "loose_strings": [Action("Tug", "4", 2, True, OTHER_FRIEND)],
}
BUTTONS = "What Pretty Buttons You Have..."
MARKS = {"confused": 1, "stuck": 2, "paralyzed": 4, "advantage": 8}             # as positions number them
STATS = ["requirement", "movement", "defense", "combat", "powerful", "precise", "skillful"]   # likewise
SUITS = {"r": "R", "c": "C", "t": "T", "m": "M"}
SUIT_NAMES = {"R": "Ram", "C": "Crow", "T": "Tome", "M": "Mask"}
RED, BLACK = "joker_red", "joker_black"

BOX = ["seamus", "lady_justice", "viktoria", "misaki", "bete_noire", "judge", "rusty_alyce", "hooded_rider",
       "punk_zombie", "rotten_belle", "nurse", "death_marshal", "guild_austringer", "executioner",
       "razorspine_rattler", "silurid", "malifaux_cherub", "convict_gunslinger", "ronin", "teddy"]
RECOMMENDED = [                                                                 # PW-550, PW-551
    ["seamus", "misaki", "bete_noire"] + ["punk_zombie", "rotten_belle", "convict_gunslinger"] * 2,
    ["lady_justice", "judge", "rusty_alyce"] + ["death_marshal", "guild_austringer", "ronin"] * 2]
