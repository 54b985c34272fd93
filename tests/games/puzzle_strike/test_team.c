/* test_team.c - the Team Battle: seats 0 and 3 against 1 and 2. */
#include "games/puzzle_strike/table.h"

enum { MATE = FOURTH };

#define TEAM(...) SCENE(.mode = "team", __VA_ARGS__)

TEST(two_teams_share_two_piles)
{
    CLAUSE("PS-126", "PS-127", "PS-128", "PS-133");
    struct game g = STARTED(5, "mode", "team");
    CHECK_EQ(g.k.seats, 4);
    CHECK_EQ(ps_pile_sum(&g, g.turn), 1); /* one gem for the team */
    CHECK_EQ(ps_side(&g, 0), ps_side(&g, 3));
    CHECK_EQ(ps_side(&g, 1), ps_side(&g, 2));
    CHECK(ps_side(&g, 0) != ps_side(&g, 1));
    for (int seat = 0; seat < 4; seat++)
        CHECK_EQ(hand_size(&g, seat), 5);
}

TEST(gains_are_ones_own)
{
    CLAUSE("PS-129", "PS-130");
    struct game g = TEAM(.hand = "one_of_each combine", .fourth_hand = "combine", .bag = "gem_1");
    DO(&g, "Play One of Each");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(arrows_of(&g, MATE, BLACK), 1); /* the mate's natural one */
    CHECK_EQ(pigs_of(&g, MATE), 0);
    CHECK_EQ(money_of(&g, MATE), 0);
    CHECK_EQ(hand_size(&g, MATE), 1);
}

TEST(a_mates_purchase_does_not_end_my_ongoing_chip)
{
    CLAUSE("PS-131");
    struct game g =
        TEAM(.ongoing = "giant_growth", .hand = "gem_1", .fourth_hand = "gem_4 crash_gem");
    DO(&g, "End your action phase");
    DO(&g, "End your action phase"); /* the mate's */
    DO(&g, "Buy 1-gem");
    DO(&g, "End your buy phase");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Buy Combine");
    CHECK_EQ(lasting(&g, ME, "giant_growth"), 1);
}

TEST(mates_act_in_any_order)
{
    CLAUSE("PS-132", "PS-134", "PS-135", "PS-136");
    struct game g = TEAM(.hand = "axe_kick", .bag = "draw_three gem_1 gem_1 gem_1 gem_1",
                         .fourth_hand = "sneak_attack");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Play Axe Kick");
    DO(&g, "Let your team mate act first");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Play Sneak Attack"); /* with the mate's own natural action */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Play Draw Three with a brown arrow");
    CHECK_EQ(on_table(&g, ME, "draw_three"), 1);
    CHECK_STRING(pile_of(&g, FOE), "1"); /* once for the team */
    end_turn(&g);
    CHECK_EQ(ps_side(&g, asked(&g)), ps_side(&g, FOE)); /* the other team's turn */
}

TEST(mates_buy_in_any_order)
{
    CLAUSE("PS-137", "PS-138");
    struct game g = TEAM(.hand = "gem_3 crash_gem", .fourth_hand = "gem_4 crash_gem");
    DO(&g, "End your action phase");
    DO(&g, "End your action phase");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(money_of(&g, ME), 3);
    CHECK_EQ(money_of(&g, MATE), 4);
    DO(&g, "Let your team mate act first");
    CHECK_EQ(asked(&g), MATE);
    CHECK(!CAN(&g, "End your buy phase"));
    DO(&g, "Buy Combine");
    DO(&g, "End your buy phase");
    CHECK_EQ(asked(&g), ME);
    CHECK(!CAN(&g, "End your buy phase")); /* each must buy */
    DO(&g, "Buy 2-gem");
}

TEST(who_cannot_buy_is_not_asked_while_the_mate_buys)
{
    CLAUSE("PS-137", "PS-138", "PS-093");
    struct game g = TEAM(.hand = "crash_gem", .fourth_hand = "gem_4 crash_gem", .gone = "wound");
    DO(&g, "End your action phase");
    DO(&g, "End your action phase");
    CHECK_EQ(asked(&g), MATE); /* I have no money, and there are no Wounds */
    CHECK(!CAN(&g, "Let your team mate act first"));
    DO(&g, "Buy 2-gem");
    CHECK_EQ(asked(&g), MATE);
    CHECK(!CAN(&g, "Let your team mate act first"));
}

TEST(either_mate_counter_crashes_but_not_both)
{
    CLAUSE("PS-139", "PS-140");
    struct game g = TEAM(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem",
                         .third_hand = "crash_gem", .foe_pile = "11");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), FOE);
    struct game other = g;
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "111"); /* and the foe's mate was not asked */
    CHECK_EQ(ps_side(&g, asked(&g)), ps_side(&g, ME));
    DO(&other, "Do not react");
    CHECK_EQ(asked(&other), THIRD);
    DO(&other, "React with Crash Gem");
    CHECK_STRING(pile_of(&other, FOE), "111");
}

TEST(both_mates_draw_for_the_height)
{
    CLAUSE("PS-141");
    struct game g = TEAM(.hand = "gem_1", .fourth_hand = "gem_1", .pile = "222",
                         .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    for (int i = 0; i < 8; i++)
        zone_put(ZONE_OF(g.player[MATE].bag), GEM1);
    g.bank[GEM1] = (uint8_t)(g.bank[GEM1] - 8);
    end_turn(&g);
    CHECK_EQ(hand_size(&g, ME), 7);
    CHECK_EQ(hand_size(&g, MATE), 7);
}

TEST(a_team_with_a_full_pile_loses)
{
    CLAUSE("PS-142");
    struct game g = TEAM(.hand = "gem_1", .fourth_hand = "gem_1", .pile = "244");
    end_turn(&g);
    struct result r = {0};
    ps_result(&g, &r);
    CHECK(r.over);
    CHECK_EQ(r.rank[ME], 2);
    CHECK_EQ(r.rank[MATE], 2);
    CHECK_EQ(r.rank[FOE], 1);
    CHECK_EQ(r.rank[THIRD], 1);
}

TEST(both_mates_cannot_react_to_one_send_with_anything)
{
    CLAUSE("PS-140");
    struct game g = TEAM(.hand = "crash_gem", .pile = "3", .foe_hand = "rocket_punch",
                         .third_hand = "crash_gem", .foe_pile = "11");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Rocket Punch"); /* cancels nothing */
    CHECK_EQ(ps_side(&g, asked(&g)), ps_side(&g, ME));
    CHECK_STRING(pile_of(&g, FOE), "1111"); /* the foe's mate was not asked */
    CHECK_EQ(held(&g, THIRD, "crash_gem"), 1);
}

TEST(the_senders_mate_does_not_answer_for_the_opponents)
{
    CLAUSE("PS-139", "PS-189");
    struct game g = TEAM(.hand = "crash_gem", .pile = "12", .fourth_hand = "crash_gem");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 2-gem");
    CHECK_STRING(pile_of(&g, FOE), "11");
}

TEST(a_mates_tax_and_stunlock_do_not_bind)
{
    CLAUSE("PS-130", "PS-320", "PS-377");
    struct game g = TEAM(.hand = "combine draw_three gem_4 gem_4", .pile = "12",
                         .fourth_ongoing = "flagstone_tax");
    DO(&g, "End your action phase");
    CHECK(CAN(&g, "Buy 4-gem")); /* for 7, with a pile of 3: taxes are for opponents */
    struct game h = TEAM(.hand = "combine draw_three", .pile = "12", .fourth_ongoing = "stunlock");
    DO(&h, "Play Combine");
    CHECK(CAN(&h, "Combine a 1-gem and a 2-gem"));
    struct game i = TEAM(.hand = "combine draw_three", .pile = "12", .third_ongoing = "stunlock");
    DO(&i, "Play Combine");
    CHECK(CAN(&i, "Discard Draw Three")); /* that of an opponent asks its price */
}

TEST(an_idle_mate_does_not_end_the_frenzy)
{
    CLAUSE("PS-265", "PS-130");
    struct game g =
        TEAM(.hand = "draw_three", .ongoing = "hundred_fist_frenzy", .fourth_hand = "draw_three",
             .foe_ongoing = "hundred_fist_frenzy", .bag = "gem_1 gem_1 gem_1");
    DO(&g, "Play Draw Three");
    CHECK_EQ(asked(&g), MATE);
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 1);
    DO(&g, "End your action phase"); /* the mate plays nothing */
    CHECK_EQ(lasting(&g, ME, "hundred_fist_frenzy"), 1);
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 0); /* an idle opponent does */
}
