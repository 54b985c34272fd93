/* test_moves.c - moving and pushing. */
#include "games/flash_duel/duel.h"

TEST(forward_is_toward_the_enemy_start_and_back_toward_ones_own)
{
    CLAUSE("FD-022", "FD-039");
    struct game red = DUEL(RED, .advance = 4, .apart = 9); /* Red on 5, Blue on 14 */
    struct game blue = DUEL(BLUE, .advance = 4, .apart = 9);
    struct game red_back = red, blue_back = blue;
    DO(&red, forward(2));
    CHECK_EQ(red.space[RED], 7);
    DO(&red_back, back(2));
    CHECK_EQ(red_back.space[RED], 3);
    DO(&blue, forward(2));
    CHECK_EQ(blue.space[BLUE], 12);
    DO(&blue_back, back(2));
    CHECK_EQ(blue_back.space[BLUE], 16);
}

TEST_BOTH(any_card_moves_by_its_number_either_way)
{
    CLAUSE("FD-039", "FD-040");
    for (int card = 1; card <= NUMBERS; card++) {
        struct game ahead = DUEL(me, .advance = 6, .apart = 9), behind = ahead;
        DO(&ahead, forward(card));
        CHECK_EQ(advance(&ahead, me), 6 + card);
        DO(&behind, back(card));
        CHECK_EQ(advance(&behind, me), 6 - card);
        CHECK_EQ(advance(&ahead, foe), 2);
        CHECK_EQ(advance(&behind, foe), 2);
    }
}

TEST_BOTH(a_move_plays_exactly_one_card_of_the_hand)
{
    CLAUSE("FD-039");
    struct game g = DUEL(me, .hand = "22345", .next = "1");
    CHECK(!CAN(&g, forward(1)));
    DO(&g, forward(2));
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "2");
    CHECK_STRING(held(&g, me).text, "12345"); /* with the card drawn */
    CHECK_STRING(held(&g, foe).text, "12345");
}

TEST_BOTH(moving_back_stops_on_ones_own_start_space)
{
    CLAUSE("FD-041");
    struct game g = DUEL(me, .advance = 3, .apart = 7), exact = g;
    DO(&g, back(4));
    CHECK_EQ(advance(&g, me), 0);
    DO(&exact, back(3));
    CHECK_EQ(advance(&exact, me), 0);
}

TEST_BOTH(moving_back_from_the_start_space_is_legal_and_leaves_the_pawn_there)
{
    CLAUSE("FD-337", "FD-041");
    struct game g = DUEL(me, .apart = 7);
    DO(&g, back(1));
    CHECK_EQ(advance(&g, me), 0);
    CHECK_EQ(apart(&g), 7);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(moving_forward_stops_next_to_the_opponent)
{
    CLAUSE("FD-042");
    struct game onto = DUEL(me, .advance = 5, .apart = 3), past = onto, up_to = onto;
    DO(&onto, forward(3));
    CHECK_EQ(advance(&onto, me), 7);
    DO(&past, forward(5));
    CHECK_EQ(advance(&past, me), 7);
    DO(&up_to, forward(2));
    CHECK_EQ(advance(&up_to, me), 7);
    CHECK_EQ(advance(&past, foe), 9); /* and does not shove the foe */
}

TEST_BOTH(moving_forward_when_adjacent_is_legal_and_leaves_the_pawn_there)
{
    CLAUSE("FD-043");
    struct game g = DUEL(me, .advance = 5, .apart = 1);
    DO(&g, forward(5));
    CHECK_EQ(advance(&g, me), 5);
    CHECK_EQ(apart(&g), 1);
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(only_an_adjacent_opponent_can_be_pushed)
{
    CLAUSE("FD-044", "FD-021");
    for (int distance = 1; distance <= 17; distance++) {
        struct game g = DUEL(me, .apart = distance);
        CHECK_EQ(offers(&g, PUSH), distance == 1 ? 5 : 0);
    }
}

TEST_BOTH(a_push_with_a_4_leaves_the_opponent_5_spaces_away)
{
    CLAUSE("FD-047", "FD-045", "FD-046", "FD-021");
    struct game g = DUEL(me, .advance = 6, .apart = 1, .hand = "44123", .next = "5");
    DO(&g, push(4));
    CHECK_EQ(apart(&g), 5);
    CHECK_EQ(advance(&g, me), 6);
    CHECK_EQ(advance(&g, foe), 6);
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "4"); /* one card */
    CHECK_STRING(held(&g, me).text, "12345");
    CHECK_STRING(held(&g, foe).text, "12345");
}

TEST_BOTH(every_card_pushes_by_its_number)
{
    CLAUSE("FD-045", "FD-046");
    for (int card = 1; card <= NUMBERS; card++) {
        struct game g = DUEL(me, .advance = 8, .apart = 1);
        DO(&g, push(card));
        CHECK_EQ(advance(&g, foe), 8 - card);
        CHECK_EQ(advance(&g, me), 8);
    }
}

TEST_BOTH(a_push_stops_on_the_start_space_of_the_pushed)
{
    CLAUSE("FD-048");
    struct game g = DUEL(me, .advance = 14, .apart = 1);
    DO(&g, push(5));
    CHECK_EQ(advance(&g, foe), 0);
    CHECK_EQ(apart(&g), 3);
}

TEST_BOTH(an_opponent_on_their_start_space_can_be_pushed_and_stays)
{
    CLAUSE("FD-049");
    struct game g = DUEL(me, .advance = 16, .apart = 1);
    DO(&g, push(3));
    CHECK_EQ(advance(&g, foe), 0);
    CHECK_EQ(advance(&g, me), 16);
    CHECK_EQ(zone_count(&g, SPECTATOR, "discard"), 1);
}

TEST_BOTH(a_push_needs_no_response)
{
    CLAUSE("FD-050", "FD-072");
    struct game g = DUEL(me, .advance = 8, .apart = 1);
    DO(&g, push(2));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.recovering, 0);
}
