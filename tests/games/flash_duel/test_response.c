/* test_response.c - surviving an attack or dashing strike, and recovering from a retreat. */
#include "games/flash_duel/duel.h"

/* A dashing strike from distance 6 (2 as the dash, 4 as the strike) at a foe who stands this far
 * from their Start. */
static struct game struck(int me, int foe_advance, const char *foe_hand)
{
    struct game g =
        DUEL(me, .advance = 11 - foe_advance, .apart = 6, .hand = "12345", .foe_hand = foe_hand);
    DO(&g, dash_strike(2, 4, 1));
    return g;
}

TEST_BOTH(who_does_not_respond_is_hit_and_loses_the_round)
{
    CLAUSE("FD-001", "FD-068", "FD-075");
    struct game g = DUEL(me, .apart = 3);
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK(CAN(&g, block(3, 1))); /* the foe could, and declines */
    DO(&g, take_hit());
    CHECK_EQ(g.winner, me);
    CHECK_EQ(g.ending, ROUND_HIT);
    CHECK_EQ(g.wins[me], 1);
    CHECK_EQ(g.wins[foe], 0);
    CHECK_EQ(kind_asked(&g), ASK_STARTER); /* the round is over at once: nobody draws */
    CHECK_EQ(g.deck.count, 15);
    CHECK_STRING(held(&g, me).text, "1245");
}

TEST_BOTH(a_dashing_strike_that_is_not_answered_hits_too)
{
    CLAUSE("FD-001", "FD-068");
    struct game g = struck(me, 5, "12345");
    DO(&g, take_hit());
    CHECK_EQ(g.winner, me);
    CHECK_EQ(g.wins[me], 1);
    CHECK_EQ(g.wins[foe], 0);
}

TEST_BOTH(who_cannot_respond_is_hit)
{
    CLAUSE("FD-068", "FD-073");
    struct game g = DUEL(me, .advance = 4, .apart = 3, .foe_hand = "11245");
    DO(&g, attack(3, 1));
    CHECK_EQ(offers_in_all(&g), 1);
    CHECK(CAN(&g, take_hit()));
}

TEST_BOTH(an_attack_can_only_be_blocked)
{
    CLAUSE("FD-073", "FD-086", "FD-333");
    struct game g = DUEL(me, .advance = 4, .apart = 3); /* the foe has room to retreat */
    DO(&g, attack(3, 1));
    CHECK_EQ(offers(&g, BLOCK), 1);
    CHECK_EQ(offers(&g, RETREAT), 0);
    CHECK_EQ(offers_in_all(&g), 2);
}

TEST_BOTH(a_dashing_strike_can_be_blocked_or_retreated_from)
{
    CLAUSE("FD-074", "FD-333");
    struct game g = struck(me, 5, "12345");
    CHECK(CAN(&g, block(4, 1)));
    CHECK_EQ(offers(&g, RETREAT), 5);
    CHECK(CAN(&g, take_hit()));
    g = struck(me, 5, "11255"); /* the choice is the foe's, with what is in hand */
    CHECK_EQ(offers(&g, BLOCK), 0);
    CHECK_EQ(offers(&g, RETREAT), 3);
}

TEST_BOTH(an_attack_and_a_dashing_strike_have_different_names)
{
    CLAUSE("FD-333");
    struct game g = DUEL(me, .apart = 4);
    struct phrase said = {0};
    flash_duel.describe(&g, me, attack(4, 1), &said);
    CHECK_STRING(said.kind, "attack");
    said = (struct phrase){0};
    flash_duel.describe(&g, me, dash_strike(1, 3, 1), &said);
    CHECK_STRING(said.kind, "dashing_strike");
}

TEST_BOTH(an_attack_with_a_3_is_blocked_with_a_3)
{
    CLAUSE("FD-077", "FD-076", "FD-080");
    struct game g = DUEL(me, .advance = 4, .apart = 3, .foe_hand = "12335");
    DO(&g, attack(3, 1));
    CHECK(!CAN(&g, block(3, 2))); /* nor with more */
    DO(&g, block(3, 1));
    CHECK_STRING(held(&g, foe).text, "1235");
    CHECK_EQ(advance(&g, me), 4);
    CHECK_EQ(apart(&g), 3);
    CHECK_EQ(asked(&g), foe); /* whose turn it is now: the round goes on */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.wins[me] + g.wins[foe], 0);
    CHECK_EQ(g.strike.count, 0);
}

TEST_BOTH(an_attack_with_two_1s_is_blocked_only_with_two_1s)
{
    CLAUSE("FD-078", "FD-076");
    struct game g = DUEL(me, .advance = 8, .apart = 1, .hand = "11", .foe_hand = "12222");
    DO(&g, attack(1, 2));
    CHECK_EQ(offers(&g, BLOCK), 0);
    g = DUEL(me, .advance = 8, .apart = 1, .hand = "11", .foe_hand = "11122");
    DO(&g, attack(1, 2));
    CHECK_EQ(offers(&g, BLOCK), 1);
    DO(&g, block(1, 2));
    CHECK_STRING(held(&g, foe).text, "122");
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(a_dashing_strike_with_2_and_4_is_blocked_with_a_4)
{
    CLAUSE("FD-079", "FD-063", "FD-080");
    struct game g = struck(me, 5, "24");
    CHECK_EQ(offers(&g, BLOCK), 1); /* the 2 of the dash need not be matched */
    DO(&g, block(4, 1));
    CHECK_STRING(held(&g, foe).text, "2");
    CHECK_EQ(apart(&g), 4);
    CHECK_EQ(advance(&g, foe), 5);
    CHECK_EQ(g.recovering, 0);
    CHECK_EQ(asked(&g), foe);
}

/* A dash card with the strike's own number does not make the strike stronger. */
TEST_BOTH(the_dash_card_adds_no_strength)
{
    CLAUSE("FD-063");
    struct game g = DUEL(me, .apart = 8, .hand = "44", .foe_hand = "34");
    DO(&g, dash_strike(4, 4, 1));
    CHECK_EQ(offers(&g, BLOCK), 1);
    CHECK(CAN(&g, block(4, 1)));
}

TEST_BOTH(a_blocker_starts_their_turn_with_fewer_cards)
{
    CLAUSE("FD-081", "FD-071");
    struct game g = DUEL(me, .apart = 2, .hand = "12234", .foe_hand = "12245");
    DO(&g, attack(2, 2));
    DO(&g, block(2, 2));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_STRING(held(&g, foe).text, "145");
    CHECK_EQ(strlen(held(&g, me).text), 5);
}

TEST_BOTH(a_retreat_with_a_2_goes_back_2_spaces)
{
    CLAUSE("FD-083", "FD-082");
    struct game g = struck(me, 5, "12225");
    DO(&g, retreat(2));
    CHECK_EQ(advance(&g, foe), 3);
    CHECK_EQ(apart(&g), 4 + 2);
    CHECK_EQ(g.wins[me] + g.wins[foe], 0);
    /* It cost one card; the others are there, with what recovering drew. */
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "242");
    CHECK_EQ(g.strike.count, 0);
}

TEST_BOTH(every_card_retreats_by_its_number)
{
    CLAUSE("FD-082");
    for (int card = 1; card <= NUMBERS; card++) {
        struct game g = struck(me, 5, "12345");
        DO(&g, retreat(card));
        CHECK_EQ(advance(&g, foe), 5 - card);
    }
}

TEST_BOTH(a_retreat_stops_on_the_last_space)
{
    CLAUSE("FD-084");
    struct game g = struck(me, 1, "12345");
    DO(&g, retreat(5));
    CHECK_EQ(advance(&g, foe), 0);
    CHECK_EQ(apart(&g), 5);
}

TEST_BOTH(nobody_retreats_from_their_start_space)
{
    CLAUSE("FD-085", "FD-338");
    struct game edge = struck(me, 0, "12345"), near = struck(me, 1, "12345");
    CHECK_EQ(offers(&edge, RETREAT), 0);
    CHECK_EQ(offers(&edge, BLOCK), 1);
    CHECK_EQ(offers(&near, RETREAT), 5);
}

TEST_BOTH(who_retreated_recovers_on_their_next_turn_and_only_draws)
{
    CLAUSE("FD-087", "FD-088", "FD-089", "FD-090", "FD-072");
    struct game g = DUEL(me, .advance = 6, .apart = 6, .hand = "12345", .foe_hand = "12355",
                         .next = "221"); /* two for me, then one for the foe */
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(5));
    CHECK_EQ(asked(&g), me); /* the foe's turn is over already: they were asked nothing */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_STRING(held(&g, me).text, "12235");
    CHECK_STRING(held(&g, foe).text, "11235");
    CHECK_EQ(g.deck.count, 15 - 3);
    CHECK_EQ(apart(&g), 9);
}

TEST_BOTH(recovering_draws_all_missing_cards)
{
    CLAUSE("FD-090");
    struct game g = struck(me, 5, "12");
    DO(&g, retreat(1));
    CHECK_EQ(strlen(held(&g, foe).text), 5);
}

TEST_BOTH(recovery_ends_with_that_turn)
{
    CLAUSE("FD-091");
    struct game g = DUEL(me, .advance = 3, .apart = 6, .foe_hand = "12345", .next = "24");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(2)); /* to distance 6 again */
    CHECK_EQ(g.recovering, 0);
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(asked(&g), foe); /* who responds normally */
    CHECK(CAN(&g, block(4, 1)));
    CHECK(offers(&g, RETREAT) > 0);
    DO(&g, block(4, 1));
    CHECK_EQ(asked(&g), foe); /* and has a turn again */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(a_blocker_need_not_recover)
{
    CLAUSE("FD-087");
    struct game g = struck(me, 5, "12345");
    DO(&g, block(4, 1));
    CHECK_EQ(g.recovering, 0);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}
