/* test_reactions.c - who may answer a fist or a send, in which order, and how often. */
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)
#define FOUR(...) SCENE(.mode = "free-for-all", .count = "4", __VA_ARGS__)

/* --- Sends. --- */

TEST(a_send_is_counter_crashed_once_whoever_does_it)
{
    CLAUSE("PS-150");
    struct game g = FOUR(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem", .foe_pile = "1",
                         .third_hand = "crash_gem", .third_pile = "1", .fourth_hand = "crash_gem",
                         .fourth_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Green");
    struct game helped = g;
    DO(&g, "React with Crash Gem"); /* one of three; nobody may cancel another one */
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(pile_of(&g, THIRD), "11");
    DO(&helped, "Do not react");
    CHECK_EQ(asked(&helped), FOE);
    DO(&helped, "React with Crash Gem");
    CHECK_EQ(asked(&helped), ME); /* the fourth may not, either */
    CHECK_STRING(pile_of(&helped, THIRD), "111");
    CHECK_STRING(pile_of(&helped, FOURTH), "1");
}

TEST(helpers_are_asked_from_the_player_after_the_sender)
{
    CLAUSE("PS-149");
    struct game g = FOUR(.hand = "crash_gem", .pile = "1", .foe_hand = "crash_gem", .foe_pile = "1",
                         .third_hand = "crash_gem", .third_pile = "3", .fourth_hand = "crash_gem",
                         .fourth_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Green");
    DO(&g, "React with Crash Gem"); /* on my turn the third sends two to me */
    CHECK_EQ(asked(&g), FOURTH);    /* I have nothing: the others for me, from the third on */
    CHECK(prompted(&g, "sends 2 gems"));
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "1");
}

TEST(who_may_react_is_told_by_whom_and_with_what_they_are_attacked)
{
    CLAUSE("PS-186", "PS-236", "PS-237");
    static const char *const before[] = {"Red attacks you with Sneak Attack",
                                         "Blue attacks you with Sneak Attack"};
    static const char *const after[] = {"Red has attacked you with Sneak Attack",
                                        "Blue has attacked you with Sneak Attack"};
    for (int seat = 0; seat < 2; seat++) {
        struct game g = SCENE(.seat = seat, .hand = "sneak_attack",
                              .foe_hand = "money_for_nothing self_improvement");
        DO(&g, "Play Sneak Attack");
        CHECK_EQ(asked(&g), 1 - seat);
        CHECK(prompted(&g, before[seat]));
        DO(&g, "Do not react");
        CHECK_EQ(asked(&g), 1 - seat);
        CHECK(prompted(&g, after[seat]));
    }
}

TEST(rocket_punch_hits_who_sent_and_not_who_is_on_turn)
{
    CLAUSE("PS-336");
    struct game g = SCENE(.hand = "crash_gem rocket_punch", .pile = "11", .foe_hand = "crash_gem",
                          .foe_pile = "3");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem"); /* two come back to me, on my turn */
    DO(&g, "React with Rocket Punch");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_STRING(pile_of(&g, ME), "11"); /* undiminished */
}

TEST(a_rocket_punch_flies_while_the_send_that_it_answers_waits)
{
    CLAUSE("PS-335", "PS-336");
    struct sending sends[DEPTH];
    struct game g = SCENE(.hand = "crash_gem crash_gem", .pile = "13", .foe_hand = "rocket_punch",
                          .foe_pile = "1");
    CHECK_EQ(ps_sends_open(&g, sends), 0);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 3-gem");
    CHECK_EQ(ps_sends_open(&g, sends), 1);
    DO(&g, "React with Rocket Punch");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(ps_sends_open(&g, sends), 2);
    CHECK_EQ(sends[0].from, ME);
    CHECK_EQ(sends[0].count, 3);
    CHECK_EQ(sends[1].from, FOE);
    CHECK_EQ(sends[1].count, 1);
    DO(&g, "React with Crash Gem"); /* which cancels the punch alone */
    CHECK_EQ(ps_sends_open(&g, sends), 0);
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "111");
}

TEST(healing_touch_waits_until_the_target_declines_any_purple_shield)
{
    CLAUSE("PS-366", "PS-149");
    struct game g =
        FREE(.hand = "crash_gem", .pile = "3", .foe_hand = "rocket_punch", .foe_pile = "1",
             .third_hand = "healing_touch crash_gem", .third_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Blue");
    DO(&g, "React with Rocket Punch"); /* no counter-crash, but a purple shield */
    CHECK_EQ(asked(&g), THIRD);        /* first about the gem that was sent to me */
    CHECK(prompted(&g, "sends 1 gem"));
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), THIRD); /* and then about mine */
    CHECK(prompted(&g, "sends 3 gems"));
    CHECK(!CAN(&g, "React with Healing Touch"));
    DO(&g, "React with Crash Gem"); /* who may still counter-crash for the foe */
    CHECK_STRING(pile_of(&g, FOE), "11");
}

TEST(a_double_crash_gem_pays_for_both_gems_of_a_counter_counter_crash)
{
    CLAUSE("PS-044", "PS-027");
    struct game g = SCENE(.hand = "crash_gem double_crash_gem", .pile = "111",
                          .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem");
    DO(&g, "React with Double Crash Gem");
    DO(&g, "Break a 1-gem");
    CHECK_EQ(money_of(&g, ME), 1 + 2);
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "");
}

/* --- Fists. --- */

TEST(a_fist_is_answered_once)
{
    CLAUSE("PS-186", "PS-196");
    struct game g =
        SCENE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow ebb_or_flow", .foe_pile = "11");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Ebb or Flow");
    DO(&g, "Every player trashes");
    CHECK_EQ(asked(&g), ME); /* not again before the attack */
    CHECK_EQ(held(&g, FOE, "ebb_or_flow"), 1);
    struct game h =
        SCENE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow self_improvement", .foe_pile = "11");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Ebb or Flow");
    DO(&h, "Every player trashes");
    CHECK_EQ(asked(&h), ME); /* nor after it */
    CHECK_EQ(held(&h, FOE, "self_improvement"), 1);
}

TEST(who_declines_before_an_attack_may_react_after_it)
{
    CLAUSE("PS-186", "PS-237");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow self_improvement",
                          .foe_bag = "gem_1 gem_1 gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "1");
    DO(&g, "React with Self-Improvement");
    CHECK_EQ(held(&g, FOE, "gem_1"), 3);
}

/* --- Option Select and removed stacks. --- */

TEST(a_removed_stack_cannot_be_copied)
{
    CLAUSE("PS-343", "PS-283", "PS-284");
    struct game g = SCENE(.hand = "option_select", .bank = "draw_three one_of_each");
    g.oblivion = (uint8_t)kind_of(&g, "draw_three");
    DO(&g, "Play Option Select");
    CHECK(!CAN(&g, "Act as Draw Three"));
    CHECK(CAN(&g, "Act as One of Each"));
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "option_select",
                          .bank = "blues_are_good money_for_nothing");
    h.oblivion = (uint8_t)kind_of(&h, "blues_are_good");
    DO(&h, "Play Sneak Attack");
    CHECK(CAN(&h, "React with Option Select as Money for Nothing"));
    CHECK(!CAN(&h, "React with Option Select as Blues are Good"));
    struct game i = SCENE(.hand = "wartime_tactics one_two_punch", .bank = "draw_three ouch");
    i.oblivion = (uint8_t)kind_of(&i, "draw_three");
    DO(&i, "Play Wartime Tactics");
    CHECK(!CAN(&i, "Play Draw Three"));
    CHECK(CAN(&i, "Play Ouch!"));
}

TEST(option_select_reacts_as_what_costs_five_now)
{
    CLAUSE("PS-285", "PS-284");
    for (int sale = 0; sale <= 5; sale++) {
        struct game g =
            SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "option_select", .foe_pile = "2");
        g.sale = (uint8_t)sale;
        DO(&g, "Play Crash Gem");
        CHECK(CAN(&g, "React with Option Select as Crash Gem"));
        CHECK_EQ(CAN(&g, "React with Option Select as Double Crash Gem"), sale >= 4); /* 9 - 4 */
    }
}

TEST(nothing_is_gained_from_a_removed_stack)
{
    CLAUSE("PS-343", "PS-235");
    struct game g = SCENE(.hand = "chips_for_free gem_2", .bank = "draw_three one_of_each");
    g.oblivion = (uint8_t)kind_of(&g, "draw_three");
    DO(&g, "Play Chips for Free"); /* trashes the gem of 3 */
    CHECK(CAN(&g, "Gain One of Each"));
    CHECK(!CAN(&g, "Gain Draw Three"));
}

TEST(nothing_is_gained_from_a_stack_that_was_removed_meanwhile)
{
    CLAUSE("PS-343", "PS-235", "PS-239");
    struct game g = SCENE(.hand = "master_puzzler", .bank = "improvisation draw_three",
                          .bag = "into_oblivion gem_1 gem_1");
    DO(&g, "Play Master Puzzler");
    DO(&g, "Choose Improvisation");
    DO(&g, "None"); /* it plays Into Oblivion */
    struct game h = g;
    DO(&g, "Remove Improvisation");
    CHECK_EQ(discarded(&g, ME, "improvisation"), 0);
    DO(&h, "Remove Draw Three");
    CHECK_EQ(discarded(&h, ME, "improvisation"), 1);
}

/* --- Once a turn. --- */

TEST(a_once_per_turn_chip_can_be_played_again_on_the_next_turn)
{
    CLAUSE("PS-200", "PS-246", "PS-294");
    struct game g =
        SCENE(.hand = "bang_then_fizzle",
              .bag = "wound wound bang_then_fizzle wound wound wound wound combine combine",
              .foe_hand = "gem_1", .foe_bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Bang then Fizzle");
    CHECK_EQ(held(&g, ME, "wound"), 2);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    DO(&g, "Play Bang then Fizzle");
    CHECK_EQ(held(&g, ME, "combine"), 2); /* and works */
}

TEST(once_a_turn_counts_turns_of_others_too)
{
    CLAUSE("PS-200", "PS-294");
    struct game g = SCENE(.hand = "sneak_attack gem_1", .foe_hand = "improvisation ouch ouch",
                          .foe_bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation"); /* the foe plays Ouch! on my turn */
    CHECK_STRING(pile_of(&g, ME), "1");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    DO(&g, "Play Ouch!"); /* another turn */
    CHECK_STRING(pile_of(&g, ME), "11");
}

/* Green plays Ouch! on my turn and on the next player's. */
TEST(once_a_turn_is_counted_anew_on_the_turn_of_a_third_player)
{
    CLAUSE("PS-200", "PS-294");
    struct game g = FREE(.hand = "sneak_attack gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1",
                         .foe_hand = "sneak_attack gem_1", .foe_bag = "gem_1 gem_1",
                         .third_hand = "improvisation improvisation ouch ouch");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation");
    DO(&g, "Play Ouch!");
    DO(&g, "Discard 1-gem"); /* Blue keeps the fist */
    CHECK_STRING(pile_of(&g, ME), "1");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, ME), "11");
    DO(&g, "React with Improvisation"); /* and Ouch!, the only chip that is left */
    CHECK_STRING(pile_of(&g, ME), "111");
}

TEST(arrows_of_an_anarchy_on_another_turn_come_on_ones_own)
{
    CLAUSE("PS-388");
    struct game g = SCENE(.hand = "sneak_attack gem_1", .foe_hand = "improvisation maximum_anarchy",
                          .bag = "gem_1 draw_three gem_1 gem_1 gem_1 gem_1 gem_1",
                          .foe_bag = "draw_three gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation"); /* the foe plays Maximum Anarchy on my turn */
    for (int arrow = BROWN; arrow < ARROWS; arrow++)
        CHECK_EQ(arrows_of(&g, FOE, arrow), 0);
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    for (int arrow = BROWN; arrow < ARROWS; arrow++)
        CHECK_EQ(arrows_of(&g, FOE, arrow), 1);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    for (int arrow = BROWN; arrow < ARROWS; arrow++)
        CHECK_EQ(arrows_of(&g, ME, arrow), 1); /* and on mine */
}
