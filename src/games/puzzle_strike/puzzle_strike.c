/* puzzle_strike.c - Puzzle Strike: Shadows as the rest of Parlor knows it: the contract. */
#include "games/puzzle_strike/cards.h"

const struct game_rules puzzle_strike = {
    .name = "puzzle_strike",
    .title = "Puzzle Strike: Shadows",
    .about =
        "Gems fall into your gem pile every turn, and you crash them over to your opponents. You "
        "begin with ten chips in a bag and draw five each turn, more when your pile is high. First "
        "you ante a gem, then you play one action chip, and another one for each arrow that a chip "
        "gives you. Combine makes big gems of small ones in your pile; a Crash Gem breaks a gem "
        "and sends it to an opponent as 1-gems. The opponent may answer with a Crash Gem of their "
        "own, and gems that meet cancel each other, but nobody can answer a 4-gem. Then you buy "
        "chips from the bank with the gems of your hand: at least one, and if you can't afford any "
        "it is a Wound. What you bought and played comes back when your bag is empty. When stacks "
        "of the bank run out, Panic Time makes the gems that you ante larger.",
    .box = {.least = 2,
            .most = 4,
            .minutes = {20, 40},
            .weight = BOX_MEDIUM,
            .goal = "Whoever ends their own turn with a gem pile of ten or more loses, and the "
                    "lowest pile wins.",
            .first = "{\"mode\": \"duel\", \"characters\": [\"grave\", \"setsuki\"], \"bank\": "
                     "\"first-game\"}"},
    .clauses = "PS",
    .version = 3,
    .size = sizeof(struct game),
    .setup = ps_setup,
    .cards = ps_cards,
    .card_more = ps_card_more,
    .matchups = {.mode = "duel", .field = {"characters"}, .first = 2},
    .start = ps_start,
    .run = ps_run,
    .options = ps_options,
    .result = ps_result,
    .hide = ps_hide,
    .seat_name = ps_seat_name,
    .prompt = ps_prompt,
    .describe = ps_describe,
    .tell = ps_tell,
    .sum_up = ps_sum_up,
    .face = ps_face,
    .glossary = {ps_terms, ps_mode_texts, ps_marks},
    .view = ps_view,
    .picture = ps_picture,
    .speak = ps_speak,
    .dump = ps_dump,
    .load = ps_load,
    .valid = ps_valid,
    .judge = ps_judge,
    .playout = 30,
    .plan = ps_plan,
};
