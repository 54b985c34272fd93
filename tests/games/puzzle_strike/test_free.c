/* test_free.c - free-for-all and last man standing. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

static int place(const struct game *g, int seat)
{
    struct result r = {0};
    ps_result(g, &r);
    return r.rank[seat];
}

TEST(a_full_pile_ends_the_game_and_the_lowest_wins)
{
    CLAUSE("PS-111", "PS-143", "PS-001");
    struct game g = FREE(.hand = "gem_1", .pile = "244", .foe_pile = "3", .third_pile = "2");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(place(&g, THIRD), 1);
    CHECK_EQ(place(&g, FOE), 2);
    CHECK_EQ(place(&g, ME), 3);
}

TEST(who_ends_it_cannot_win)
{
    CLAUSE("PS-144");
    struct game g = FREE(.hand = "gem_1", .pile = "244", .foe_pile = "444", .third_pile = "3444");
    end_turn(&g); /* mine is the lowest */
    CHECK_EQ(place(&g, FOE), 1);
    CHECK_EQ(place(&g, ME), 3);
}

TEST(ties_are_broken_by_one_more_turn_each)
{
    CLAUSE("PS-112", "PS-145", "PS-147", "PS-107");
    struct game g = SCENE(.mode = "free-for-all", .count = "4", .hand = "gem_1 crash_gem",
                          .pile = "244", .foe_pile = "3", .third_pile = "12", .fourth_pile = "4",
                          .foe_hand = "sneak_attack crash_gem", .third_hand = "gem_1 crash_gem",
                          .foe_bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE); /* in turn order after the loser */
    CHECK_EQ(g.in_play, seat_bit(FOE) | seat_bit(THIRD));
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, THIRD), "112");
    CHECK_STRING(pile_of(&g, ME), "244"); /* no target any more */
    CHECK_STRING(pile_of(&g, FOURTH), "4");
    g.pile[THIRD].gems[0]--; /* back to a tie */
    g.bank[GEM1]++;
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD);
    end_turn(&g); /* both have anted one: 4 and 4, tied again */
    CHECK_EQ(g.turn, FOE);
    g.pile[FOE].gems[0] += 9; /* PS-146: a full pile does not lose now */
    g.bank[GEM1] = (uint8_t)(g.bank[GEM1] - 9);
    int size = hand_size(&g, FOE);
    (void)size;
    end_turn(&g);
    CHECK(hand_size(&g, FOE) == 8); /* five and three for a pile above nine */
    CHECK_EQ(g.turn, THIRD);
    end_turn(&g);
    CHECK_EQ(place(&g, THIRD), 1);
}

TEST(a_full_pile_does_not_lose_in_a_tie_break)
{
    CLAUSE("PS-146");
    struct game g = FREE(.hand = "gem_1", .pile = "244", .foe_pile = "144", .third_pile = "144",
                         .foe_hand = "gem_1", .third_hand = "crash_gem");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE); /* the foe antes the tenth */
    end_turn(&g);
    CHECK_EQ(g.turn, THIRD); /* the game goes on */
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem");
    CHECK_STRING(pile_of(&g, FOE), "11111144");
    end_turn(&g);
    CHECK_EQ(place(&g, THIRD), 1);
}

TEST(everybody_is_a_target)
{
    CLAUSE("PS-148", "PS-152");
    struct game g = SCENE(.mode = "free-for-all", .count = "4", .hand = "crash_gem", .pile = "2",
                          .fourth_pile = "1");
    DO(&g, "Play Crash Gem");
    CHECK(CAN(&g, "Blue"));
    CHECK(CAN(&g, "Green"));
    CHECK(!CAN(&g, "Red (you)"));
    DO(&g, "Yellow");
    CHECK_STRING(pile_of(&g, FOURTH), "111");
    CHECK_STRING(pile_of(&g, ME), "");
}

TEST(others_may_counter_crash_for_the_target)
{
    CLAUSE("PS-149", "PS-150", "PS-153");
    struct game g = SCENE(.mode = "free-for-all", .count = "4", .hand = "crash_gem", .pile = "3",
                          .foe_hand = "crash_gem", .foe_pile = "1", .third_hand = "crash_gem",
                          .third_pile = "2", .fourth_hand = "crash_gem", .fourth_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Green");
    CHECK_EQ(asked(&g), THIRD); /* the target first */
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), FOE); /* then from the player after me */
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), FOURTH);
    DO(&g, "React with Crash Gem"); /* too little: the rest lands on the target */
    CHECK_STRING(pile_of(&g, THIRD), "112");
    CHECK_STRING(pile_of(&g, FOURTH), "");
}

TEST(a_helper_who_crashes_more_sends_it_to_the_sender)
{
    CLAUSE("PS-151", "PS-153", "PS-161");
    struct game g = FREE(.hand = "crash_gem crash_gem", .pile = "13", .foe_pile = "1",
                         .third_hand = "crash_gem", .third_pile = "34");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Crash Gem");
    DO(&g, "Break a 3-gem");
    CHECK(prompted(&g, "sends 2 gems to you")); /* and I may counter-counter-crash */
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, THIRD), "14"); /* 3 against 2: one goes to the third */
    CHECK_STRING(pile_of(&g, FOE), "1");
    struct game h =
        FREE(.hand = "crash_gem", .pile = "1", .foe_hand = "crash_gem", .foe_pile = "23444");
    DO(&h, "Play Crash Gem");
    DO(&h, "Blue");
    DO(&h, "React with Crash Gem");
    DO(&h, "Break a 3-gem");
    CHECK_STRING(pile_of(&h, ME), "11"); /* off-turn nothing floats, full pile or not */
}

TEST(gems_float_while_ones_own_pile_is_full)
{
    CLAUSE("PS-154", "PS-155", "PS-156", "PS-157");
    struct game g = FREE(.hand = "one_two_punch crash_gem double_crash_gem", .pile = "1344");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem"); /* twelve, now eleven: it floats */
    DO(&g, "Blue");
    CHECK_EQ(ps_pile_sum(&g, ME), 11);
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(g.floats, 1);
    struct game h = FREE(.hand = "crash_gem", .pile = "344");
    DO(&h, "Play Crash Gem");
    DO(&h, "Break a 3-gem"); /* eleven, now eight: sent at once */
    DO(&h, "Blue");
    CHECK_STRING(pile_of(&h, FOE), "111");
}

TEST(floating_gems_go_out_when_the_pile_falls)
{
    CLAUSE("PS-158", "PS-159");
    struct game g = FREE(.hand = "one_two_punch crash_gem crash_gem punch_punch_kick crash_gem",
                         .pile = "11444", .foe_hand = "crash_gem", .foe_pile = "1");
    g.player[ME].arrow[BLACK] = 6;
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Green");
    CHECK_EQ(g.floats, 2);
    DO(&g, "Play Crash Gem"); /* a 4-gem breaks: eight, and the others go out in their order */
    CHECK_EQ(asked(&g), FOE);
    CHECK(prompted(&g, "sends 1 gem to you"));
    DO(&g, "Do not react");
    CHECK(prompted(&g, "sends 1 gem to Green"));
    DO(&g, "React with Crash Gem"); /* each can be answered on its own */
    CHECK_EQ(g.floats, 0);
    CHECK_STRING(pile_of(&g, THIRD), "");
    DO(&g, "Green"); /* and then the one that was broken last */
    CHECK_STRING(pile_of(&g, THIRD), "1111");
    CHECK_STRING(pile_of(&g, FOE), "1");
}

TEST(floating_gems_sink_with_their_sender)
{
    CLAUSE("PS-160");
    struct game g = FREE(.hand = "crash_gem", .pile = "1444", .foe_pile = "2", .third_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_STRING(pile_of(&g, FOE), "2");
    CHECK_EQ(g.floats, 0);
}

TEST(nothing_floats_between_two_sides)
{
    CLAUSE("PS-162");
    struct game g = SCENE(.hand = "crash_gem", .pile = "1444");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    struct game h = SCENE(.mode = "team", .hand = "crash_gem", .pile = "1444");
    DO(&h, "Play Crash Gem");
    DO(&h, "Break a 1-gem");
    CHECK_STRING(pile_of(&h, FOE), "1");
}

TEST(last_man_standing)
{
    CLAUSE("PS-163", "PS-164", "PS-165", "PS-166", "PS-167", "PS-168");
    struct game g =
        SCENE(.mode = "last-standing", .hand = "gem_1 crash_gem", .pile = "1444",
              .foe_hand = "crash_gem gem_1", .bank = "ouch draw_three", .gone = "ouch draw_three");
    int bank = in_bank(&g, "gem_4");
    DO(&g, "Play Crash Gem"); /* floating works as in a free-for-all */
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    CHECK_EQ(g.floats, 1);
    end_turn(&g);
    CHECK(g.k.pending); /* I am out, the others go on */
    CHECK_EQ(g.turn, FOE);
    CHECK(!(g.in_play & seat_bit(ME)));
    CHECK_EQ(in_bank(&g, "gem_4"), bank); /* my gems did not return */
    CHECK_EQ(g.out[GEM4], 3);
    CHECK_STRING(pile_of(&g, FOE), "2"); /* the ante is one larger */
    CHECK_EQ(g.level, 0); /* two empty stacks of three players: still no Panic Time */
    g.level = 3;
    CHECK_EQ(ps_ante_value(&g), 4); /* there is no 5-gem */
    g.pile[FOE].gems[3] = 3;
    g.bank[GEM4] = (uint8_t)(g.bank[GEM4] - 3);
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(place(&g, THIRD), 1);
    CHECK_EQ(place(&g, FOE), 2);
    CHECK_EQ(place(&g, ME), 3);
}
