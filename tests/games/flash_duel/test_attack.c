/* test_attack.c - attacks and dashing strikes, as far as the one who makes them is concerned. */
#include "games/flash_duel/duel.h"

TEST_BOTH(an_attack_needs_a_card_of_the_exact_distance)
{
    CLAUSE("FD-051", "FD-056");
    for (int distance = 1; distance <= 17; distance++) {
        struct game g = DUEL(me, .apart = distance); /* one card of each number */
        CHECK_EQ(offers(&g, ATTACK), distance <= 5 ? 1 : 0);
        CHECK_EQ(CAN(&g, attack(distance, 1)), distance <= 5);
    }
}

TEST_BOTH(at_distance_5_only_5s_can_attack)
{
    CLAUSE("FD-052", "FD-051");
    struct game g = DUEL(me, .apart = 5, .hand = "11445");
    CHECK_EQ(offers(&g, ATTACK), 1);
    CHECK(CAN(&g, attack(5, 1)));
    ARRANGE(&g, me, .apart = 5, .hand = "11444");
    CHECK_EQ(offers(&g, ATTACK), 0);
}

TEST_BOTH(an_attack_is_strengthened_with_any_number_of_the_same_cards)
{
    CLAUSE("FD-053", "FD-054", "FD-055");
    struct game g = DUEL(me, .apart = 5, .hand = "45555");
    CHECK_EQ(offers(&g, ATTACK), 4);
    for (int count = 1; count <= 4; count++)
        CHECK(CAN(&g, attack(5, count)));
    DO(&g, attack(5, 3));
    CHECK_EQ(g.strike.number, 5);
    CHECK_EQ(g.strike.count, 3);
    CHECK_EQ(g.strike.dashing, false);
    CHECK_STRING(seen(&g, SPECTATOR, "play").text, "555");
    CHECK_STRING(held(&g, me).text, "45");
}

TEST_BOTH(attacking_moves_nobody)
{
    CLAUSE("FD-057");
    struct game g = DUEL(me, .advance = 4, .apart = 3);
    DO(&g, attack(3, 1));
    CHECK_EQ(advance(&g, me), 4);
    CHECK_EQ(apart(&g), 3);
    DO(&g, block(3, 1));
    CHECK_EQ(advance(&g, me), 4);
    CHECK_EQ(apart(&g), 3);
}

TEST_BOTH(at_distance_8_dash_with_a_3_and_strike_with_a_pair_of_5s)
{
    CLAUSE("FD-062", "FD-058", "FD-059", "FD-060", "FD-061", "FD-063");
    struct game g = DUEL(me, .advance = 2, .apart = 8, .hand = "13455");
    CHECK(CAN(&g, dash_strike(3, 5, 1)));
    DO(&g, dash_strike(3, 5, 2));
    CHECK_EQ(advance(&g, me), 5);
    CHECK_EQ(apart(&g), 5);
    CHECK_EQ(g.strike.number, 5);
    CHECK_EQ(g.strike.count, 2);
    CHECK_EQ(g.strike.dashing, true);
    CHECK_STRING(seen(&g, SPECTATOR, "play").text, "355");
    CHECK_STRING(held(&g, me).text, "14");
}

TEST_BOTH(a_strike_needs_the_distance_after_the_dash)
{
    CLAUSE("FD-060", "FD-065");
    struct game g = DUEL(me, .apart = 8, .hand = "13455");
    CHECK(!CAN(&g, dash_strike(1, 5, 1))); /* would be at 7 */
    CHECK(!CAN(&g, dash_strike(3, 4, 1))); /* is at 5 */
    CHECK(!CAN(&g, dash_strike(4, 5, 1))); /* is at 4, and the 4 is spent */
    CHECK(!CAN(&g, dash_strike(5, 5, 1))); /* is at 3 */
    CHECK_EQ(offers(&g, DASH_STRIKE), 3);  /* 3 and one or two 5s, 5 and the 3 */
}

TEST_BOTH(the_dash_card_cannot_strike_too)
{
    CLAUSE("FD-065", "FD-063");
    struct game single = DUEL(me, .apart = 8, .hand = "11224");
    struct game pair = DUEL(me, .apart = 8, .hand = "11144");
    CHECK_EQ(offers(&single, DASH_STRIKE), 0);
    CHECK_EQ(offers(&pair, DASH_STRIKE), 1);
    DO(&pair, dash_strike(4, 4, 1));
    CHECK_EQ(pair.strike.count, 1);
    CHECK_EQ(apart(&pair), 4);
}

TEST_BOTH(an_adjacent_player_cannot_dashing_strike)
{
    CLAUSE("FD-064", "FD-334");
    struct game near = DUEL(me, .advance = 8, .apart = 1, .hand = "11235");
    struct game farther = DUEL(me, .advance = 7, .apart = 2, .hand = "11235");
    CHECK_EQ(offers(&near, DASH_STRIKE), 0);
    CHECK(CAN(&near, attack(1, 2)));
    CHECK(CAN(&farther, dash_strike(1, 1, 1)));
    CHECK(CAN(&farther, dash_strike(5, 1, 2)));
}

TEST_BOTH(at_distance_3_a_dash_with_a_5_stops_adjacent_and_a_1_strikes)
{
    CLAUSE("FD-335", "FD-336", "FD-042");
    struct game g = DUEL(me, .advance = 6, .apart = 3, .hand = "12455");
    CHECK(!CAN(&g, dash_strike(5, 2, 1)));
    DO(&g, dash_strike(5, 1, 1));
    CHECK_EQ(advance(&g, me), 8);
    CHECK_EQ(apart(&g), 1);
    CHECK_EQ(g.strike.number, 1);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(a_dash_onto_the_opponent_stops_adjacent)
{
    CLAUSE("FD-336");
    struct game g = DUEL(me, .advance = 6, .apart = 3, .hand = "13");
    CHECK_EQ(offers(&g, DASH_STRIKE), 1);
    DO(&g, dash_strike(3, 1, 1));
    CHECK_EQ(apart(&g), 1);
    CHECK_EQ(advance(&g, me), 8);
}

TEST_BOTH(a_dash_reaches_from_distance_10_and_not_from_11)
{
    CLAUSE("FD-058", "FD-060");
    struct game reach = DUEL(me, .apart = 10, .hand = "44555");
    struct game beyond = DUEL(me, .apart = 11, .hand = "44555");
    CHECK_EQ(offers(&reach, DASH_STRIKE), 2);
    CHECK(CAN(&reach, dash_strike(5, 5, 2)));
    CHECK_EQ(offers(&beyond, DASH_STRIKE), 0);
}

TEST_BOTH(a_dash_always_goes_toward_the_opponent)
{
    CLAUSE("FD-059");
    /* Backward, the 2 would lead from distance 3 to 5, where the 5s could strike. */
    struct game g = DUEL(me, .advance = 6, .apart = 3, .hand = "2455");
    CHECK_EQ(offers(&g, DASH_STRIKE), 0);
    ARRANGE(&g, me, .advance = 6, .apart = 3, .hand = "1245");
    CHECK(CAN(&g, dash_strike(2, 1, 1)));
}

/* After the dash from 8 to 5: blocked, retreated from, or a hit. */
TEST_BOTH(the_striker_stays_where_the_dash_ended)
{
    CLAUSE("FD-066");
    struct game blocked = DUEL(me, .advance = 2, .apart = 8, .hand = "35", .foe_hand = "25");
    DO(&blocked, dash_strike(3, 5, 1));
    struct game escaped = blocked, hit = blocked;
    DO(&blocked, block(5, 1));
    CHECK_EQ(advance(&blocked, me), 5);
    CHECK_EQ(apart(&blocked), 5);
    DO(&escaped, retreat(2));
    CHECK_EQ(advance(&escaped, me), 5);
    CHECK_EQ(apart(&escaped), 7);
    DO(&hit, take_hit());
    CHECK_EQ(advance(&hit, me), 5);
    CHECK_EQ(apart(&hit), 5);
}
