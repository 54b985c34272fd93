/* flash_duel.c - Flash Duel as the rest of Parlor knows it: the setup and the contract. */
#include "games/flash_duel/cards.h"

static const char *const choices[] = {"open", "double-blind", NULL};

static const char *const bots[] = {"dummy", "rook", "dragon", NULL};

/* Where characters are played. */
enum {
    WITH_CHARACTERS =
        1 << MODE_FULL | 1 << MODE_SOLO | 1 << MODE_TEAM | 1 << MODE_RAID | 1 << MODE_BETRAYAL
};

static const struct setup_field setup_fields[] = {
    [FIELD_MODE] =
        {.name = "mode", .title = "Mode", .kind = SETUP_CHOICE, .count = 1, .choices = fd_modes},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Characters",
                          .kind = SETUP_CHOICE,
                          .count = FIGHTERS,
                          .choices = fd_character_choices,
                          .modes = WITH_CHARACTERS,
                          .whose = SETUP_EACH},
    [FIELD_CHOICE] = {.name = "choice",
                      .title = "Choosing a character in the Full game",
                      .kind = SETUP_CHOICE,
                      .count = 1,
                      .choices = choices,
                      .modes = 1 << MODE_FULL},
    [FIELD_MIRROR] = {.name = "mirror",
                      .title = "The same character twice",
                      .kind = SETUP_FLAG,
                      .count = 1,
                      .modes = 1 << MODE_FULL},
    [FIELD_BOT] = {.name = "bot",
                   .title = "Solo opponent",
                   .kind = SETUP_CHOICE,
                   .count = 1,
                   .choices = bots,
                   .modes = 1 << MODE_SOLO},
    [FIELD_MORTALS] = {.name = "mortals",
                       .title = "Mortals in a Raid",
                       .kind = SETUP_NUMBER,
                       .count = 1,
                       .least = 2,
                       .most = 4,
                       .fallback = 4,
                       .modes = 1 << MODE_RAID},
    {.name = NULL},
};

const struct game_rules flash_duel = {
    .name = "flash_duel",
    .title = "Flash Duel",
    .about =
        "Fencers face each other on a bridge of 18 spaces. In a duel, who lands a hit wins "
        "the round, and three rounds win the game. On your turn you play one action: move with a "
        "card, push a neighbour back with a card, attack with cards that show the exact "
        "distance, or dash with one card and strike with others that show the distance "
        "you reach. Equal cards together make an attack stronger. An attack must be "
        "blocked with the same cards; from a dashing strike you can also retreat, but "
        "then you spend your next turn recovering. You draw back up to five cards. When "
        "the deck is empty in a duel, whoever holds more cards that could attack wins, else whoever"
        " has advanced further.",
    .clauses = "FD",
    .version = 3,
    .size = sizeof(struct game),
    .setup = setup_fields,
    .cards = fd_cards,
    .achievements = fd_achievements,
    .matchups = {.mode = "full", .field = {"characters"}, .first = 2}, /* after random, choose */
    .start = fd_start,
    .run = fd_run,
    .options = fd_options,
    .result = fd_result,
    .hide = fd_hide,
    .seat_name = fd_seat_name,
    .prompt = fd_prompt,
    .describe = fd_describe,
    .tell = fd_tell,
    .sum_up = fd_sum_up,
    .face = fd_face,
    .glossary = {fd_terms, fd_mode_texts, fd_marks},
    .view = fd_view,
    .picture = fd_picture,
    .speak = fd_speak,
    .dump = fd_dump,
    .load = fd_load,
    .valid = fd_valid,
    .judge = fd_judge,
    .plan = fd_plan,
};
