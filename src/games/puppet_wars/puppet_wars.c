/* puppet_wars.c - Puppet Wars as the rest of Parlor knows it: the contract. */
#include "games/puppet_wars/puppet_wars.h"

#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/check.h"

const struct game_rules puppet_wars = {
    .name = "puppet_wars",
    .title = "Puppet Wars",
    .about =
        "Small armies of puppets fight over Work Benches. You begin with your Master beside one "
        "Work Bench; your other puppets wait in the Toy Box. A Turn has five rounds. In each, all "
        "draw a card and lay one face down; from the lowest to the highest everybody may animate "
        "one puppet whose requirement the card meets, from the field or from the Toy Box. It moves "
        "and performs one Action: attack, take the Work Bench it stands on (Mine!), or what its "
        "card says. For an Action you flip a card and may add cards from your hand: one must reach "
        "the number, and all together the suits. An attacker flips as many as its Combat, against "
        "the target's Defense; the target may dodge with a card. Acting exhausts; animating an "
        "exhausted puppet rips it. More Work Benches mean a larger hand. You lose when your Master "
        "is torn apart or your last Work Bench is gone.",
    .box =
        {.least = 2,
         .most = 4,
         .minutes = {30, 90},
         .weight = BOX_HEAVY,
         .goal =
             "Tear the other Masters apart or take their last Work Bench: the last one left wins.",
         .first =
             "{\"mode\": \"shoebox\", \"map\": \"shack-floor\", \"masters\": [\"recommended\", "
             "\"recommended\"], \"army1\": \"recommended\", \"army2\": \"recommended\"}"},
    .clauses = "PW",
    .version = 3,
    .size = sizeof(struct game),
    .setup = pw_setup,
    .cards = pw_cards,
    .matchups = {.mode = "shoebox",
                 .field = {"masters"},
                 .first = MASTER_FIRST}, /* each with both armies */
    .start = pw_start,
    .run = pw_run,
    .options = pw_options,
    .result = pw_result,
    .hide = pw_hide,
    .seat_name = pw_seat_name,
    .prompt = pw_prompt,
    .describe = pw_describe,
    .tell = pw_tell,
    .sum_up = pw_sum_up,
    .face = pw_face,
    .glossary = {pw_terms, pw_mode_texts, pw_marks},
    .view = pw_view,
    .card_more = pw_card_more,
    .picture = pw_picture,
    .speak = pw_speak,
    .dump = pw_dump,
    .load = pw_load,
    .valid = pw_valid,
    .check_text = pw_check_text,
    .spell_text = pw_spell_text,
    .judge = pw_judge,
    .playout = 8,
    .plan = pw_plan,
    .wastes = pw_wastes,
};
