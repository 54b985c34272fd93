/* setup.c - how Puppet Wars is set up: the fields, and what people are told of their choices. */
#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/map.h"

static const struct setup_choice modes[] = {
    {"Shoebox", "A small war: 8 Puppets in each Toy Box.", .friendly = true},
    {"Chest", "A war of 12 Puppets in each Toy Box."},
    {"Wardrobe", "A great war: 16 Puppets in each Toy Box."},
    {"Puppapocalypse", "The greatest war: 32 Puppets in each Toy Box."},
    {NULL},
};

static const char *const players[] = {"map", "2", "3", "4", NULL};
static const struct setup_choice players_about[] = {
    {"As many as the map is made for", NULL}, {"2", NULL}, {"3", NULL}, {"4", NULL}, {NULL},
};

/* In the order of pw_maps. */
static const struct setup_choice maps[] = {
    {"Surprise me", "A map by chance that fits so many players."},
    {"Shack Floor", "For two: small and open, good to begin with.", .friendly = true},
    {"Crooked Shelf", "For two."},
    {"Two Toy Boxes", "For two."},
    {"Spool Alley", "For two."},
    {"Pin Cushion", "For two."},
    {"Four Drawers", "For two."},
    {"Three-legged Stool", "For three."},
    {"Button Ring", "For three."},
    {"Pinwheel", "For three."},
    {"Sewing Triangle", "For three."},
    {"Tea Party", "For three."},
    {"Cracked Floorboards", "For three."},
    {"Four Corners", "For four."},
    {"Crossroads", "For four."},
    {"Long Table", "For four."},
    {"Patchwork", "For four."},
    {"Ring of Thimbles", "For four."},
    {"Great Scrap", "For four."},
    {"Top of the Stairs", "For two."},
    {"Attic", "For two."},
    {"Tiles for Two", "For two, on squares."},
    {"Tiles for Three", "For three, on squares."},
    {"Tiles for Four", "For four, on squares."},
    {NULL},
};

static const char *const masters[] = {"recommended", "random",  "choose", "seamus", "lady_justice",
                                      "viktoria",    "pandora", "marcus", NULL};
static const struct setup_choice masters_about[] = {
    {"Recommended", "Seamus for the first of you, Lady Justice for the second.", "seamus",
     .friendly = true},
    {"Surprise me", "One by chance."},
    {"Choose at the table", "You choose when the war has begun."},
    {"Seamus", "His Puppets need no Crows to be animated.", "seamus", .friendly = true},
    {"Lady Justice", "Her Puppets need no Rams; whoever misses her is hurt.", "lady_justice",
     .friendly = true},
    {"Pokey Viktoria", "Fast and sharp; plain Puppets come cheaper.", "viktoria"},
    {"Pandora", "Her Puppets need no Masks; who stands beside her acts worse.", "pandora"},
    {"Marcus", "His Puppets need no Tomes; Stuffed Animals near him fight better.", "marcus"},
    {NULL},
};

static const char *const armies[] = {"recommended", "random", "choose", NULL};
static const struct setup_choice armies_about[] = {
    {"Recommended", "The army that goes with the first two Masters; else one by chance.",
     "lady_justice", .friendly = true},
    {"Surprise me", "Puppets by chance."},
    {"Choose at the table", "You choose each Puppet when the war has begun."},
    {NULL},
};

static const char *const pools[] = {"box", "all", NULL};
static const struct setup_choice pools_about[] = {
    {"One box", "The Puppets of the box."}, {"All", "All Puppets that there are."}, {NULL}};

static const struct setup_choice wins[] = {
    {"Standard", "Tear the Masters apart or take all Work Benches.", .friendly = true},
    {"Shiny!", "Be the first to perform All For Me."},
    {"Thief in the Night", "Have three Upgrades of enemies' Puppets."},
    {"Tag, You're It!", "A Master that is handed the It Token is torn apart at once."},
    {"Blanket Fort", "Own the most Work Benches at the end of any Turn."},
    {"King of the Hill", "Have your Master on the Hill at the end of any Turn."},
    {NULL},
};

#define ARMY_FIELD(seat_, name_, title_)                                                           \
    [FIELD_ARMY + (seat_)] = {.name = name_,                                                       \
                              .title = title_,                                                     \
                              .kind = SETUP_TEXT,                                                  \
                              .noun = "army",                                                      \
                              .count = ARMY_TEXT,                                                  \
                              .choices = armies,                                                   \
                              .about = armies_about,                                               \
                              .when = "draft",                                                     \
                              .is = false,                                                         \
                              .whose = SETUP_OF(seat_)}

const struct setup_field pw_setup[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Game type",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = pw_modes,
                    .about = modes},
    [FIELD_PLAYERS] = {.name = "players",
                       .title = "Players",
                       .kind = SETUP_CHOICE,
                       .count = 1,
                       .choices = players,
                       .about = players_about},
    [FIELD_MAP] = {.name = "map",
                   .title = "Map",
                   .kind = SETUP_TEXT,
                   .noun = "map",
                   .count = MAP_TEXT,
                   .choices = pw_maps,
                   .about = maps,
                   .fallback = 1},
    [FIELD_MASTERS] = {.name = "masters",
                       .title = "Master",
                       .kind = SETUP_CHOICE,
                       .count = PLAYERS,
                       .choices = masters,
                       .about = masters_about,
                       .whose = SETUP_EACH},
    ARMY_FIELD(0, "army1", "First army"),
    ARMY_FIELD(1, "army2", "Second army"),
    ARMY_FIELD(2, "army3", "Third army"),
    ARMY_FIELD(3, "army4", "Fourth army"),
    [FIELD_DRAFT] = {.name = "draft", .title = "Draft the armies", .kind = SETUP_FLAG, .count = 1},
    [FIELD_POOL] = {.name = "pool",
                    .title = "Cards to draft from",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = pools,
                    .about = pools_about,
                    .fallback = POOL_ALL,
                    .when = "draft",
                    .is = true},
    [FIELD_SETS] = {.name = "sets",
                    .title = "Sets of cards in the draft",
                    .kind = SETUP_NUMBER,
                    .count = 1,
                    .least = 1,
                    .most = 4,
                    .fallback = 2,
                    .when = "draft",
                    .is = true},
    [FIELD_WIN] = {.name = "win",
                   .title = "Win condition",
                   .kind = SETUP_CHOICE,
                   .count = 1,
                   .choices = pw_wins,
                   .about = wins},
    [FIELD_DOTLESS] = {.name = "dotless",
                       .title = "Line of Sight from any part of a Space",
                       .kind = SETUP_FLAG,
                       .count = 1},
    [FIELD_GENTLE] = {.name = "gentle",
                      .title = "A flipped Black Joker fails only if it is selected",
                      .kind = SETUP_FLAG,
                      .count = 1},
    [FIELD_TURNS] = {.name = "turns",
                     .title = "Turns after which the war is drawn (0: no limit)",
                     .kind = SETUP_NUMBER,
                     .count = 1,
                     .most = TURNS_LIMIT,
                     .bounded = TURNS_OF_PROGRAMS},
    [FIELDS] = {.name = NULL},
};
