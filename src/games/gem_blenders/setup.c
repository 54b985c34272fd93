/* setup.c - how Gem Blenders is set up: the fields, and what people are told of their choices. */
#include "games/gem_blenders/decks.h"

static const char *const modes[] = {[MODE_STANDARD] = "standard", NULL};
static const struct setup_choice modes_about[] = {
    [MODE_STANDARD] = {"Standard", "One against one, each with a deck of their own.",
                       .friendly = true},
    {NULL},
};

/* In the order of gb_deck_choices; each with one of its heroes or blends. */
static const struct setup_choice decks[] = {
    {"Surprise me", "One of the six ready decks by chance."},
    {"Life Burn", "Pays with its own HP for cards and for attacks that grow.", "sable"},
    {"Carousel", "Its heroes turn and change places, and draw cards by it.", "carousel_emperor"},
    {"Glacier", "Stands like a wall, stuns, and strikes when it is safe.", "gideon",
     .friendly = true},
    {"Sunrise Menu", "Many gems in one turn, and blends that melt into new cards.",
     "sunrise_conductor", .friendly = true},
    {"Toll Road", "Whatever the opponent does costs them HP.", "toll_gatherer"},
    {"Undertow", "Washes the opponent's deck away; an empty one costs 15 HP.", "ink_diver"},
    {NULL},
};

const struct setup_field gb_setup[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Mode",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = modes,
                    .about = modes_about},
    [FIELD_RED] = {.name = "red",
                   .title = "Red's deck",
                   .kind = SETUP_TEXT,
                   .noun = "deck",
                   .count = DECK_TEXT,
                   .choices = gb_deck_choices,
                   .about = decks,
                   .whose = SETUP_OF(0),
                   .secret = true}, /* GB-403.2 */
    [FIELD_BLUE] = {.name = "blue",
                    .title = "Blue's deck",
                    .kind = SETUP_TEXT,
                    .noun = "deck",
                    .count = DECK_TEXT,
                    .choices = gb_deck_choices,
                    .about = decks,
                    .whose = SETUP_OF(1),
                    .secret = true},
    {.name = NULL},
};
