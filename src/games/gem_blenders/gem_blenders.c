/* gem_blenders.c - Gem Blenders as the rest of Parlor knows it: the contract. */
#include "games/gem_blenders/decks.h"

const struct game_rules gem_blenders = {
    .name = "gem_blenders",
    .title = "Gem Blenders",
    .about = "Two players, four heroes each in a diamond: left, center, right and, behind them, "
             "back. Once per turn you equip a hero with a gem from your hand. A hero whose gems "
             "meet a blend's requirement, and whose LV is high enough, can be blended with it: "
             "then the hero has the blend's ATK, DEF and effect. Actions go into your action "
             "meter, which has room for five in a round. Once per turn your frontline attacks: "
             "each attacker inflicts its ATK minus the DEF of the hero opposite; the defender "
             "may discard a blend to block. Who falls from 20 HP to 0 loses the round; two "
             "rounds win. Drawing from an empty deck costs 15 HP.",
    .box = {.least = 2,
            .most = 2,
            .minutes = {20, 40},
            .weight = BOX_HEAVY,
            .goal = "Bring the other player's HP from 20 to 0: that wins a round, and two rounds "
                    "win the game.",
            .first = "{\"red\": \"glacier\", \"blue\": \"sunrise-menu\"}"},
    .clauses = "GB",
    .version = 3,
    .size = sizeof(struct game),
    .setup = gb_setup,
    .cards = gb_cards,
    .matchups = {.mode = "standard", .field = {"red", "blue"}, .first = 1}, /* after random */
    .start = gb_start,
    .run = gb_run,
    .options = gb_options,
    .result = gb_result,
    .hide = gb_hide,
    .concede = gb_concede,
    .seat_name = gb_seat_name,
    .prompt = gb_prompt,
    .describe = gb_describe,
    .tell = gb_tell,
    .sum_up = gb_sum_up,
    .face = gb_face,
    .glossary = {gb_terms, gb_mode_texts, gb_marks},
    .view = gb_view,
    .picture = gb_picture,
    .speak = gb_speak,
    .dump = gb_dump,
    .load = gb_load,
    .valid = gb_valid,
    .check_text = gb_check_text,
    .spell_text = gb_spell_text,
    .judge = gb_judge,
    .playout = 40,
    .plan = gb_plan,
};
