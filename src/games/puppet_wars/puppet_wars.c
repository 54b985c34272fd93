/* puppet_wars.c - Puppet Wars as the rest of Parlor knows it: the setup and the contract. */
#include "games/puppet_wars/puppet_wars.h"

#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/check.h"
#include "games/puppet_wars/map.h"

static const char *const players[] = {"map", "2", "3", "4", NULL};
static const char *const masters[] = {"recommended", "random",  "choose", "seamus", "lady_justice",
                                      "viktoria",    "pandora", "marcus", NULL};
static const char *const armies[] = {"recommended", "random", "choose", NULL};
static const char *const pools[] = {"box", "all", NULL};

#define ARMY_FIELD(seat_, name_, title_)                                                           \
    [FIELD_ARMY + (seat_)] = {.name = name_,                                                       \
                              .title = title_,                                                     \
                              .kind = SETUP_TEXT,                                                  \
                              .noun = "army",                                                      \
                              .count = ARMY_TEXT,                                                  \
                              .choices = armies,                                                   \
                              .whose = SETUP_OF(seat_)}

static const struct setup_field setup_fields[] = {
    [FIELD_MODE] = {.name = "mode",
                    .title = "Game type",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = pw_modes},
    [FIELD_PLAYERS] = {.name = "players",
                       .title = "Players (map: as many as the map is made for)",
                       .kind = SETUP_CHOICE,
                       .count = 1,
                       .choices = players},
    [FIELD_MAP] = {.name = "map",
                   .title = "Map: a name, or a drawing of your own",
                   .kind = SETUP_TEXT,
                   .noun = "map",
                   .count = MAP_TEXT,
                   .choices = pw_maps,
                   .fallback = 1},
    [FIELD_MASTERS] = {.name = "masters",
                       .title = "Masters",
                       .kind = SETUP_CHOICE,
                       .count = PLAYERS,
                       .choices = masters,
                       .whose = SETUP_EACH},
    ARMY_FIELD(
        0, "army1",
        "First army: recommended, random, choose at the table, or a list like 2 ronin, judge ..."),
    ARMY_FIELD(1, "army2", "Second army"),
    ARMY_FIELD(2, "army3", "Third army (recommended means random)"),
    ARMY_FIELD(3, "army4", "Fourth army (recommended means random)"),
    [FIELD_DRAFT] = {.name = "draft", .title = "Draft the armies", .kind = SETUP_FLAG, .count = 1},
    [FIELD_POOL] = {.name = "pool",
                    .title = "Cards to draft from: one box, or all",
                    .kind = SETUP_CHOICE,
                    .count = 1,
                    .choices = pools,
                    .fallback = POOL_ALL},
    [FIELD_SETS] = {.name = "sets",
                    .title = "Sets of cards in the draft",
                    .kind = SETUP_NUMBER,
                    .count = 1,
                    .least = 1,
                    .most = 4,
                    .fallback = 2},
    [FIELD_WIN] = {.name = "win",
                   .title = "Win condition",
                   .kind = SETUP_CHOICE,
                   .count = 1,
                   .choices = pw_wins},
    [FIELD_DOTLESS] = {.name = "dotless",
                       .title = "Line of Sight from any part of a Space",
                       .kind = SETUP_FLAG,
                       .count = 1},
    [FIELD_GENTLE] = {.name = "gentle",
                      .title = "A flipped Black Joker fails only if it is selected",
                      .kind = SETUP_FLAG,
                      .count = 1},
    [FIELD_TURNS] = {.name = "turns",
                     .title = "Turns after which the war is drawn (0: no limit)",
                     .kind = SETUP_NUMBER,
                     .count = 1,
                     .most = TURNS_LIMIT,
                     .bounded = TURNS_OF_PROGRAMS},
    [FIELDS] = {.name = NULL},
};

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
    .clauses = "PW",
    .version = 3,
    .size = sizeof(struct game),
    .setup = setup_fields,
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
