/* puzzle_strike.c - Puzzle Strike as the rest of Parlor knows it: the setup and the contract. */
#include "games/puzzle_strike/cards.h"

enum {
    MANY = 1 << MODE_FREE_FOR_ALL | 1 << MODE_LAST_STANDING,
    NO_MATCH = 1 << MODE_DUEL | 1 << MODE_TEAM | MANY
};

static const struct setup_field setup_fields[] = {
    [FIELD_MODE] =
        {.name = "mode", .title = "Mode", .kind = SETUP_CHOICE, .count = 1, .choices = ps_modes},
    [FIELD_PLAYERS] = {.name = "players",
                       .title = "Players",
                       .kind = SETUP_NUMBER,
                       .count = 1,
                       .least = 3,
                       .most = 4,
                       .fallback = 3,
                       .modes = MANY},
    [FIELD_CHARACTERS] = {.name = "characters",
                          .title = "Characters",
                          .kind = SETUP_CHOICE,
                          .count = PLAYERS,
                          .choices = ps_character_choices,
                          .modes = NO_MATCH,
                          .whose = SETUP_EACH},
    [FIELD_CLOCKWORK] = {.name = "clockwork",
                         .title = "Draft clockwork soldiers instead of characters",
                         .kind = SETUP_FLAG,
                         .count = 1,
                         .modes = NO_MATCH},
    [FIELD_SETS] = {.name = "set",
                    .title = "Where random chips and characters come from",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = ps_set_names},
    [FIELD_BANK] = {.name = "bank",
                    .title = "The bank's ten puzzle stacks",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = ps_banks,
                    .modes = NO_MATCH},
    [FIELD_STACKS] = {.name = "stacks",
                      .title = "Stacks of a custom bank",
                      .kind = SETUP_CHOICE,
                      .count = PUZZLES,
                      .choices = ps_stack_choices,
                      .modes = NO_MATCH},
    [FIELD_MIRROR] = {.name = "mirror",
                      .title = "The same character twice",
                      .kind = SETUP_FLAG,
                      .count = 1},
    {.name = NULL},
};

const struct game_rules puzzle_strike = {
    .name = "puzzle_strike",
    .title = "Puzzle Strike: Shadows",
    .about =
        "Gems fall into your gem pile every turn; who ends a turn with ten or more loses. You "
        "begin with ten chips in a bag and draw five each turn, more when your pile is high. First "
        "you ante a gem, then you play one action chip, and another one for each arrow that a chip "
        "gives you. Combine makes big gems of small ones in your pile; a Crash Gem breaks a gem "
        "and sends it to an opponent as 1-gems. The opponent may answer with a Crash Gem of their "
        "own, and gems that meet cancel each other, but nobody can answer a 4-gem. Then you buy "
        "chips from the bank with the gems of your hand: at least one, and if you can't afford any "
        "it is a Wound. What you bought and played comes back when your bag is empty. When stacks "
        "of the bank run out, Panic Time makes the gems that you ante larger.",
    .clauses = "PS",
    .version = 3,
    .size = sizeof(struct game),
    .setup = setup_fields,
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
