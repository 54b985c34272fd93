/* flash_duel.c - Flash Duel as the rest of Parlor knows it: the contract. */
#include "games/flash_duel/cards.h"

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
    .box = {.least = 1,
            .most = 5,
            .minutes = {10, 20},
            .weight = BOX_LIGHT,
            .goal = "Hit your opponent, or be ahead when the deck is empty: that wins a round, and "
                    "three rounds win the game.",
            .first = "{\"mode\": \"simple\"}"},
    .clauses = "FD",
    .version = 3,
    .size = sizeof(struct game),
    .setup = fd_setup,
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
