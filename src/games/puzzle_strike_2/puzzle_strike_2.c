/* puzzle_strike_2.c - Puzzle Strike 2 as the rest of Parlor knows it: the contract. */
#include "games/puzzle_strike_2/cards.h"

const struct game_rules puzzle_strike_2 = {
    .name = "puzzle_strike_2",
    .title = "Puzzle Strike 2",
    .about =
        "Gems in four colours fall into your pile, which must not grow too high. On "
        "your turn you ante two gems in the colour of the bank's fifth card, spend three actions "
        "on cards, buy a card and draw a new hand. A crash breaks your top gem with all gems of "
        "its colour right below it and sends as many to the opponent, and a height bonus if they "
        "were two or more. Sent gems wait in the incoming zone: block them, or drop them in the "
        "colours of the bank's cards from left to right. Broken gems fill your four meters; a "
        "full one sets off a super move. Whoever holds the scepter attacks everybody, but can't "
        "block, and after each other player's turn either powers up all meters or hands the "
        "scepter over. A tall pile is dangerous, and gives more cards and stronger crashes. Cards "
        "that are marked are reconstructed, because the printed ones are not known.",
    .box = {.least = 1,
            .most = 4,
            .minutes = {20, 40},
            .weight = BOX_MEDIUM,
            .goal = "Send so many gems that another player, and not you, ends a turn with more "
                    "than ten in their pile.",
            .first = "{\"mode\": \"versus\", \"deck\": \"grand-melee\", \"characters\": "
                     "[\"grave\", \"rook\"]}"},
    .clauses = "P2",
    .version = 2,
    .size = sizeof(struct game),
    .setup = p2_setup,
    .cards = p2_cards,
    .card_more = p2_card_more,
    .matchups = {.mode = "versus", .field = {"characters"}, .first = 2},
    .start = p2_start,
    .run = p2_run,
    .options = p2_options,
    .result = p2_result,
    .hide = p2_hide,
    .seat_name = p2_seat_name,
    .prompt = p2_prompt,
    .describe = p2_describe,
    .tell = p2_tell,
    .sum_up = p2_sum_up,
    .face = p2_face,
    .glossary = {p2_terms, p2_mode_texts, p2_marks},
    .view = p2_view,
    .picture = p2_picture,
    .speak = p2_speak,
    .dump = p2_dump,
    .load = p2_load,
    .valid = p2_valid,
    .judge = p2_judge,
    .plan = p2_plan,
    .playout = 80,
};
