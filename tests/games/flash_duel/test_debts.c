/* test_debts.c - what a retreat costs: recovery turns, mines, and what waives or outlasts them. */
#include "games/flash_duel/company.h"

/* Green, on 9, is struck at by Yellow and then by Blue before Green's next turn. Retreats with 2s
 * lead to 7 and then to 5. `first` and `second` answer what is asked after them, if anything is. */
static struct game struck_twice(const char *green, int mine, int ability, bool first, bool second)
{
    char characters[60];
    snprintf(characters, sizeof characters, "zane,midori,%s,geiger", green);
    struct game g = TEAM(.characters = characters, .turn = YELLOW, .space = {1, 13, 9, 15},
                         .hand = {"5", "24555", "22255", "24555"});
    g.mine = (uint8_t)mine;
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2));
    if (ability)
        DO(&g, first ? use(&g, GREEN, ability, 0, 0) : pass());
    CHECK_EQ(asked(&g), RED);
    DO(&g, back(5));
    CHECK_EQ(asked(&g), BLUE);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2));
    if (ability && !first)
        DO(&g, second ? use(&g, GREEN, ability, 0, 0) : pass());
    CHECK_EQ(g.space[GREEN], 5);
    return g;
}

/* Everybody else takes a turn, and then Green. */
static void check_green_acts_after_a_round(struct game *g)
{
    static const int order[] = {YELLOW, RED, BLUE};
    for (int i = 0; i < 3; i++) {
        CHECK_EQ(asked(g), order[i]);
        CHECK_EQ(kind_asked(g), ASK_ACTION);
        DO(g, question_of(g, order[i]).options[0]);
    }
    CHECK_EQ(asked(g), GREEN);
    CHECK_EQ(kind_asked(g), ASK_ACTION);
}

TEST(two_retreats_cost_one_recovery_turn)
{
    CLAUSE("FD-210");
    struct game g = struck_twice("valerie", 0, 0, false, false);
    CHECK_EQ(g.hand[GREEN][0], 5); /* recovered at once, it was Green's turn */
    check_green_acts_after_a_round(&g);
}

TEST(two_retreats_one_of_them_onto_a_mine_cost_one_turn_without_refill)
{
    CLAUSE("FD-210", "FD-378");
    for (int mine = 5; mine <= 7; mine += 2) { /* the second retreat ends there, or the first */
        struct game g = struck_twice("valerie", mine, 0, false, false);
        CHECK_EQ(g.mine, 0);
        CHECK_EQ(g.hand[GREEN][0], 3); /* skipped: nothing was drawn */
        check_green_acts_after_a_round(&g);
    }
}

TEST(who_avoids_a_strike_after_stepping_on_a_mine_skips_one_turn_and_owes_none)
{
    CLAUSE("FD-210", "FD-378");
    struct game g = TEAM(.characters = "zane,midori,vendetta,geiger", .turn = YELLOW,
                         .space = {1, 13, 9, 15}, .hand = {"5", "24555", "22255", "24555"});
    g.mine = 7;
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2)); /* onto the mine */
    DO(&g, back(5));
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, GREEN, ABILITY_acrobatics, 0, 0));
    CHECK_EQ(g.hand[GREEN][0], 4); /* skipped: nothing was drawn */
    check_green_acts_after_a_round(&g);
}

TEST(who_is_pushed_onto_a_mine_still_owes_the_recovery_of_a_retreat)
{
    CLAUSE("FD-377", "FD-378", "FD-087");
    /* Green retreats from Yellow, to 7, and is then pushed by Blue from 7 onto the mine on 5. */
    struct game g = TEAM(.characters = "zane,midori,valerie,geiger", .turn = YELLOW,
                         .space = {1, 10, 9, 15}, .hand = {"5", "222", "22255", "24555"});
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2));
    DO(&g, back(5)); /* Red */
    g.space[BLUE] = 8;
    g.mine = 5;
    DO(&g, push(2));
    CHECK_EQ(g.hand[GREEN][0], 4); /* skipped */
    CHECK_EQ(asked(&g), YELLOW);
    for (int i = 0; i < 3; i++)
        DO(&g, question_of(&g, asked(&g)).options[0]);
    CHECK_EQ(asked(&g), YELLOW); /* and recovered on the turn after that */
    CHECK_EQ(g.hand[GREEN][0], 5);
}

TEST(saving_grace_waives_the_retreat_at_hand_only)
{
    CLAUSE("FD-210", "FD-405");
    struct game g = struck_twice("gloria", 0, ABILITY_saving_grace, false, true);
    CHECK_EQ(asked(&g), YELLOW); /* the recovery for the first retreat was still owed */
    check_green_acts_after_a_round(&g);
    g = struck_twice("gloria", 0, ABILITY_saving_grace, true, false);
    CHECK_EQ(asked(&g), YELLOW); /* the second retreat has its own */
    g = TEAM(.characters = "zane,midori,gloria,geiger", .turn = BLUE, .space = {1, 13, 7, 15},
             .hand = {"5", "24555", "22255", "24555"});
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2));
    DO(&g, use(&g, GREEN, ABILITY_saving_grace, 0, 0));
    CHECK_EQ(asked(&g), GREEN); /* nothing is owed */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(saving_grace_is_not_spoiled_by_what_was_recovered_from_before)
{
    CLAUSE("FD-210", "FD-405");
    struct game g = struck_twice("gloria", 0, ABILITY_saving_grace, false, false);
    g.space[YELLOW] = 15; /* 10 from Green, who has recovered from both retreats */
    DO(&g, dash_strike(5, 5, 1));
    DO(&g, pass()); /* Red does not help */
    DO(&g, retreat(2));
    DO(&g, use(&g, GREEN, ABILITY_saving_grace, 0, 0));
    for (int i = 0; i < 2; i++)
        DO(&g, question_of(&g, asked(&g)).options[0]); /* Red and Blue */
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_retract_leaves_an_earlier_recovery_owed)
{
    CLAUSE("FD-210", "FD-405");
    struct game g = TEAM(.characters = "zane,midori,bal-bas-beta,geiger", .turn = YELLOW,
                         .space = {1, 13, 9, 15}, .hand = {"5", "24555", "22255", "24555"});
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2));
    DO(&g, back(5));
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, GREEN, ABILITY_retract, 2, 0));
    CHECK_EQ(g.space[GREEN], 5);
    CHECK_EQ(asked(&g), YELLOW);
}

TEST_BOTH(a_retreat_ends_dragon_form)
{
    CLAUSE("FD-346", "FD-347", "FD-406");
    struct game g = FULL(me, "midori", "jaina", .advance = 6, .apart = 10, .hand = "12345",
                         .foe_hand = "12344");
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    DO(&g, forward(4));
    CHECK(g.persona[me].marks & DRAGON_FORM);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    CHECK(!(g.persona[me].marks & DRAGON_FORM));
}

TEST_BOTH(a_block_keeps_dragon_form)
{
    CLAUSE("FD-406");
    struct game g = FULL(me, "midori", "jaina", .advance = 6, .apart = 10, .hand = "12345",
                         .foe_hand = "12344", .next = "4");
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    DO(&g, forward(4));
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, block(4, 1));
    CHECK(g.persona[me].marks & DRAGON_FORM);
    DO(&g, back(1));
    CHECK(!(g.persona[me].marks & DRAGON_FORM)); /* but moving back does not */
}

TEST_BOTH(a_recovery_turn_lifts_the_command_to_move)
{
    CLAUSE("FD-407");
    struct game g = FULL(me, "persephone", "jaina", .advance = 4, .apart = 6, .hand = "12345",
                         .foe_hand = "12355");
    DO(&g, use(&g, me, ABILITY_mistresss_command, foe, 0));
    DO(&g, OPTION(COMMAND, 5));
    struct game obeyed = g;
    DO(&obeyed, back(1));
    answer_all(&obeyed, ASK_ABILITY, pass());
    CHECK_EQ(asked(&obeyed), foe);
    CHECK_EQ(offers_in_all(&obeyed), offers(&obeyed, USE) + 2); /* forward or back with the 5 */
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1)); /* keeps the 5, and recovers */
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, back(1));
    answer_all(&g, ASK_ABILITY, pass());
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(g.persona[foe].forced, 0);
    CHECK(offers(&g, MOVE_FORWARD) > 1);
}

TEST_BOTH(mirrored_giant_growth_ends_with_the_turn_in_which_it_was_used)
{
    CLAUSE("FD-408");
    struct game g =
        FULL(me, "troq", "quince", .advance = 5, .apart = 4, .hand = "12345", .foe_hand = "12345");
    DO(&g, use(&g, me, ABILITY_giant_growth, 0, 0));
    DO(&g, use(&g, foe, ABILITY_patriot_mirror, 0, 0));
    DO(&g, forward(1)); /* distance 3 */
    CHECK_EQ(asked(&g), foe);
    DO(&g, attack(3, 1));
    CHECK_EQ(g.strike.count, 1); /* not two any more */
    g = FULL(me, "troq", "quince", .advance = 5, .apart = 4, .hand = "12345", .foe_hand = "12345");
    DO(&g, use(&g, me, ABILITY_giant_growth, 0, 0));
    DO(&g, pass());
    DO(&g, attack(4, 1));
    CHECK_EQ(g.strike.count, 2);
}

TEST_BOTH(a_hidden_card_comes_back_on_a_later_turn_only)
{
    CLAUSE("FD-409");
    struct game g = FULL(me, "quince", "jaina", .advance = 3, .apart = 10, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 4, 0));
    CHECK_EQ(offers(&g, UNSTASH), 0);
    DO(&g, back(1));
    DO(&g, back(1));
    CHECK_EQ(asked(&g), me);
    DO(&g, OPTION(UNSTASH));
    CHECK_EQ(g.persona[me].stash, 0);
    CHECK(g.hand[me][4] >= 1);
    CHECK_EQ(offers(&g, UNSTASH), 0);
}

TEST_BOTH(a_hidden_card_comes_back_whatever_else_was_done_this_turn)
{
    CLAUSE("FD-409");
    static const uint8_t mine[] = {ABILITY_hidden_agenda, ABILITY_giant_growth, ABILITY_cog_engine,
                                   ABILITY_flame_arrow};
    static const uint8_t other[] = {ABILITY_dragon_form, ABILITY_rewind_time, ABILITY_charged_shot,
                                    ABILITY_raise_the_stakes};
    struct game g =
        clockwork_duel(me, mine, other, (struct scene){.advance = 3, .apart = 11, .turn = me});
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 4, 0));
    DO(&g, back(1));
    DO(&g, back(1));
    DO(&g, use(&g, me, ABILITY_giant_growth, 0, 0)); /* one use does not delay it */
    DO(&g, OPTION(UNSTASH));
    CHECK_EQ(g.persona[me].stash, 0);
}

/* --- The mine: who ends a movement there, however it came about. --- */

/* The space so many steps before the fighter. */
static uint8_t ahead(const struct game *g, int who, int steps)
{
    return (uint8_t)(g->space[who] + (who == RED ? steps : -steps));
}

/* The mine has gone off under `who`, and nobody else. */
static void check_exploded(const struct game *g, int who)
{
    CHECK_EQ(g->mine, 0);
    CHECK_EQ(g->persona[who].skip, 1);
    CHECK_EQ(g->persona[1 - who].skip, 0);
}

TEST_BOTH(a_mine_goes_off_under_whoever_ends_a_movement_on_it)
{
    CLAUSE("FD-377");
    struct game g = FULL(me, "jaina", "lum", .advance = 4, .apart = 8);
    g.mine = ahead(&g, me, 3);
    struct game past = g;
    DO(&g, forward(3)); /* a move, also of who laid it */
    check_exploded(&g, me);
    DO(&past, forward(4)); /* over it: nothing happens */
    CHECK(past.mine != 0);
    CHECK_EQ(past.persona[me].skip, 0);
    g = FULL(me, "jaina", "lum", .advance = 4, .apart = 8);
    g.mine = ahead(&g, me, -2);
    DO(&g, back(2));
    check_exploded(&g, me);
    g = FULL(me, "jaina", "lum", .advance = 4, .apart = 1);
    g.mine = ahead(&g, foe, -3);
    DO(&g, push(3));
    CHECK_EQ(g.mine, 0);
    CHECK_EQ(asked(&g), me); /* the foe's turn was skipped at once */
    g = FULL(me, "jaina", "lum", .advance = 4, .apart = 8);
    g.mine = ahead(&g, foe, -2);
    DO(&g, use(&g, me, ABILITY_charged_shot, 2, foe)); /* a push by an ability */
    check_exploded(&g, foe);
    g = FULL(me, "degrey", "lum", .advance = 1, .apart = 10);
    g.mine = ahead(&g, foe, 2);
    DO(&g, use(&g, me, ABILITY_spectral_pull, foe, 0));
    check_exploded(&g, foe);
    g = FULL(me, "jaina", "lum", .advance = 4, .apart = 6, .hand = "24");
    g.mine = ahead(&g, me, 2);
    DO(&g, dash_strike(2, 4, 1)); /* a dash, and the strike goes on */
    check_exploded(&g, me);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

TEST_BOTH(who_does_not_move_does_not_set_off_a_mine_again)
{
    CLAUSE("FD-377", "FD-043");
    struct game g = FULL(me, "jaina", "lum", .advance = 4, .apart = 1);
    g.mine = g.space[me]; /* as if it had been laid under the pawn */
    DO(&g, forward(2));   /* stays where it is, next to the foe */
    CHECK(g.mine != 0);
    CHECK_EQ(g.persona[me].skip, 0);
}

TEST_BOTH(who_stepped_on_a_mine_skips_one_turn_without_action_ability_and_refill)
{
    CLAUSE("FD-377", "FD-378");
    struct game g = FULL(me, "jaina", "lum", .advance = 4, .apart = 8, .hand = "3");
    g.mine = ahead(&g, me, 3);
    DO(&g, forward(3));
    CHECK_EQ(g.hand[me][0], 5); /* this turn's refill is not affected */
    DO(&g, back(1));
    CHECK_EQ(asked(&g), foe); /* my turn is gone */
    CHECK_EQ(g.persona[me].skip, 0);
    DO(&g, back(2));
    CHECK_EQ(asked(&g), me); /* only one */
}
