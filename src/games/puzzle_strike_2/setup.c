/* setup.c - how Puzzle Strike 2 is set up: the fields, and what people are told of their choices.
 */
#include "games/puzzle_strike_2/cards.h"

static const struct setup_choice modes[] = {
    [MODE_VERSUS] = {"Versus", "Two to four, each for themselves.", .friendly = true},
    [MODE_SOLO] = {"Solo", "You alone against the Puzzle Dragon."},
    [MODE_COOP] = {"Co-op", "All of you together against the Puzzle Dragon."},
    {NULL},
};

static const struct setup_choice decks[] = {
    {"Grand Melee", "The plainer cards: attack, defend, build.", .friendly = true},
    {"Birthday Bash", "Merrier cards, with more tricks and creatures."},
    {NULL},
};

/* In the order of p2_character_choices. */
static const struct setup_choice characters[] = {
    {"Surprise me", "One by chance."},
    {"Choose at the table", "You choose when the game has begun."},
    FRIENDLY(GRAVE, "Takes a bank card for nothing, blocks, and crashes past any block."),
    CHARACTER(JAINA, "Two crashes in one card, and Wounds to burn."),
    CHARACTER(MIDORI, "As a dragon no block stops him; else he trains and tidies up."),
    FRIENDLY(SETSUKI, "Draws and draws, and plays a good card twice."),
    FRIENDLY(ROOK, "Blocks most of all, and hits hardest from a high pile."),
    FRIENDLY(DEGREY, "Sends half as much again, and empties the opponent's hand."),
    CHARACTER(VALERIE, "Lays gems of her own colours wherever they fit."),
    CHARACTER(GEIGER, "Finds the very card that is needed, now or again."),
    CHARACTER(LUM, "Gambles with cards of the bank, and lives on a high pile."),
    CHARACTER(ARGAGARG, "Blocks, destroys his own gems, and hands out Wounds."),
    {NULL},
};

const struct setup_field p2_setup[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Mode",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = p2_modes,
                    .about = modes},
    [FIELD_PLAYERS] = {.name = "players",
                       .title = "Players",
                       .kind = SETUP_NUMBER,
                       .count = 1,
                       .least = 2,
                       .most = PLAYERS,
                       .fallback = 2,
                       .modes = 1u << MODE_VERSUS | 1u << MODE_COOP},
    [FIELD_DECK] = {.name = "deck",
                    .title = "Bank deck",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = p2_decks,
                    .about = decks},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Character",
                          .kind = SETUP_CHOICE,
                          .count = PLAYERS,
                          .choices = p2_character_choices,
                          .about = characters,
                          .whose = SETUP_EACH},
    [FIELD_DIAMONDS] = {.name = "diamonds",
                        .title = "Easier: everybody starts with a diamond",
                        .kind = SETUP_FLAG,
                        .count = 1,
                        .modes = 1u << MODE_SOLO | 1u << MODE_COOP},
    [FIELD_POWER] = {.name = "power",
                     .title = "Harder: the Dragon's power at the start",
                     .kind = SETUP_NUMBER,
                     .count = 1,
                     .least = 1,
                     .most = 4,
                     .fallback = 1,
                     .modes = 1u << MODE_SOLO | 1u << MODE_COOP},
    [FIELD_POWER + 1] = {.name = NULL},
};
