/* puzzle_strike_2.c - Puzzle Strike 2 as the rest of Parlor knows it: the setup and the contract.
 */
#include "games/puzzle_strike_2/cards.h"

static const struct setup_field setup_fields[] = {
    [FIELD_MODE] =
        {.name = "mode", .title = "Mode", .kind = SETUP_CHOICE, .count = 1, .choices = p2_modes},
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
                    .choices = p2_decks},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Characters",
                          .kind = SETUP_CHOICE,
                          .count = PLAYERS,
                          .choices = p2_character_choices,
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

const struct game_rules puzzle_strike_2 = {
    .name = "puzzle_strike_2",
    .title = "Puzzle Strike 2",
    .about =
        "Gems fall into your pile; if you end your turn with more than ten of them, you bust. On "
        "your turn you ante two gems in the colour of the bank's fifth card, spend three actions "
        "on cards, buy a card and draw a new hand. A crash breaks your top gem with all gems of "
        "its colour right below it and sends as many to the opponent, and a height bonus if they "
        "were two or more. Sent gems wait in the incoming zone: block them, or drop them in the "
        "colours of the bank's cards from left to right. Broken gems fill your four meters; a "
        "full one sets off a super move. Whoever holds the scepter attacks everybody, but can't "
        "block, and after each other player's turn either powers up all meters or hands the "
        "scepter over. A tall pile is dangerous, and gives more cards and stronger crashes. Cards "
        "that are marked are reconstructed, because the printed ones are not known.",
    .clauses = "P2",
    .version = 2,
    .size = sizeof(struct game),
    .setup = setup_fields,
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
