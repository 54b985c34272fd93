/* test_choices_cards.c - what abilities can do with ability cards, the deck and the discard pile.
 */
#include "games/flash_duel/company.h"

/* --- Ability cards. --- */

TEST_BOTH(political_prowess_turns_up_any_card_that_is_down)
{
    struct game g = FULL(me, "quince", "rook", .advance = 4, .apart = 9);
    fd_turn_cards(&g, me, 2); /* only Political Prowess is face up */
    CHECK_STRING(ways(&g, ABILITY_political_prowess).text, "0 2");
    g.persona[me].gone = 1;
    CHECK_STRING(ways(&g, ABILITY_political_prowess).text, "2"); /* a destroyed card is gone */
    DO(&g, use(&g, me, ABILITY_political_prowess, 2, 0));
    CHECK_EQ(g.persona[me].up, 4);
}

TEST_BOTH(into_oblivion_destroys_any_card_face_up_or_down)
{
    struct game g = FULL(me, "menelker", "rook", .advance = 7, .apart = 9);
    fd_turn_cards(&g, foe, 4);
    CHECK_STRING(ways(&g, ABILITY_into_oblivion).text, foe == BLUE ? "1 1/1 1/2" : "0 0/1 0/2");
    g.persona[foe].gone = 1;
    CHECK_EQ(offers(&g, USE), 2); /* not again */
    DO(&g, use(&g, me, ABILITY_into_oblivion, foe, 2));
    CHECK_EQ(g.persona[foe].up, 0);
    CHECK_EQ(g.persona[foe].gone, 5);
    CHECK_EQ(g.persona[me].gone, 1);
    CHECK_EQ(g.persona[me].up, 6);
}

TEST_BOTH(only_abilities_of_ones_own_turn_are_mirrored)
{
    CLAUSE("FD-381");
    struct game g =
        FULL(me, "quince", "grave", .advance = 5, .apart = 3, .hand = "3345", .foe_hand = "1134");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_martial_mastery, 1, 1)); /* on my turn */
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    g = FULL(me, "jaina", "quince", .advance = 4, .apart = 9);
    DO(&g, use(&g, me, ABILITY_charged_shot, 2, foe));
    DO(&g, pass());
    CHECK_EQ(g.about, 0); /* nothing of it is left */
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.persona[foe].up, 7);
}

/* --- Piles. --- */

TEST_BOTH(future_sight_offers_every_order_of_what_is_there)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "123");
    static const uint8_t orders[6][3] = {{1, 2, 3}, {1, 3, 2}, {2, 1, 3},
                                         {2, 3, 1}, {3, 1, 2}, {3, 2, 1}};
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    for (int i = 0; i < 6; i++)
        CHECK(CAN(&g, OPTION(PEEK_TAKE, orders[i][0], orders[i][1], orders[i][2])));
    CHECK_EQ(offers_in_all(&g), 6);
    g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "422");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    CHECK(CAN(&g, OPTION(PEEK_TAKE, 4, 2, 2)));
    CHECK(CAN(&g, OPTION(PEEK_TAKE, 2, 4, 2)));
    CHECK(CAN(&g, OPTION(PEEK_TAKE, 2, 2, 4)));
    CHECK_EQ(offers_in_all(&g), 3); /* equal cards are equal */
    g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "42", .left = 2);
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    CHECK_STRING(seen(&g, me, "peeked").text, "42");
    CHECK(CAN(&g, OPTION(PEEK_TAKE, 4, 2)) && CAN(&g, OPTION(PEEK_TAKE, 2, 4)));
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, OPTION(PEEK_TAKE, 2, 4));
    CHECK_STRING(held(&g, me).text, "122345");
    CHECK_STRING(seen(&g, me, "peeked").text, "4");
    g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "4", .left = 1);
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, OPTION(PEEK_TAKE, 4));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
}

TEST_BOTH(radiant_healing_takes_what_there_is)
{
    /* In the discard pile lie a 4 and a 5. */
    struct game g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "11555",
                         .foe_hand = "12345", .left = 13);
    CHECK_STRING(seen(&g, me, "discard").text, "45");
    DO(&g, use(&g, me, ABILITY_radiant_healing, 0, 0));
    DO(&g, discard(1));
    DO(&g, discard(1));
    CHECK(CAN(&g, OPTION(TAKE, 4)));
    CHECK_EQ(offers_in_all(&g), 1); /* two are due: first the lower one; no 1 of one's own */
    DO(&g, OPTION(TAKE, 4));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, OPTION(TAKE, 5));
    CHECK_STRING(held(&g, me).text, "45555");
    g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "11555", .left = 14);
    CHECK_STRING(seen(&g, me, "discard").text, "5");
    DO(&g, use(&g, me, ABILITY_radiant_healing, 0, 0));
    DO(&g, discard(1));
    DO(&g, discard(1));
    DO(&g, OPTION(TAKE, 5));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, pass()); /* there is no second one */
    CHECK_STRING(held(&g, me).text, "5555");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "12", .left = 3);
    DO(&g, use(&g, me, ABILITY_radiant_healing, 0, 0));
    CHECK_EQ(offers_in_all(&g), 2); /* it may be one card only, and any */
    DO(&g, discard(2));
    DO(&g, pass());
    DO(&g, OPTION(TAKE, 5));
    CHECK_STRING(held(&g, me).text, "15");
}

TEST_BOTH(healing_touch_takes_the_topmost_card_and_needs_one)
{
    struct game g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "11555",
                         .foe_hand = "12345", .left = 13);
    CHECK_STRING(seen(&g, me, "discard").text, "45");
    DO(&g, use(&g, me, ABILITY_healing_touch, 0, 0));
    CHECK_STRING(held(&g, me).text, "115555");
    CHECK_STRING(seen(&g, me, "discard").text, "4");
    g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9);
    CHECK(!can_use(&g, me, ABILITY_healing_touch));
}

TEST_BOTH(hex_of_murkwood_discards_two_cards_or_what_is_left)
{
    struct game g = FULL(me, "argagarg", "rook", .advance = 3, .apart = 9, .next = "45");
    DO(&g, use(&g, me, ABILITY_hex_of_murkwood, 0, 0));
    CHECK_STRING(seen(&g, me, "discard").text, "45");
    CHECK_EQ(g.deck.count, 13);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = FULL(me, "argagarg", "rook", .advance = 3, .apart = 9, .next = "4", .left = 1);
    DO(&g, use(&g, me, ABILITY_hex_of_murkwood, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
}

TEST_BOTH(bonecracker_takes_any_card_of_the_hand)
{
    int taken[6] = {0};
    for (int i = 0; i < 120; i++) {
        struct game g = FULL(me, "menelker", "rook", .advance = 4, .apart = 6, .hand = "12344",
                             .foe_hand = "11355");
        g.k.chance.key[0] = (uint8_t)i;
        DO(&g, dash_strike(2, 4, 1));
        DO(&g, retreat(1));
        DO(&g, use(&g, me, ABILITY_bonecracker, 0, 0)); /* of 1, 3, 5, 5 */
        taken[g.discard.card[0]]++;
    }
    CHECK(taken[1] > 12 && taken[3] > 12 && taken[5] > 36);
    CHECK_EQ(taken[1] + taken[3] + taken[5], 120);
    struct game g =
        FULL(me, "menelker", "rook", .advance = 4, .apart = 6, .hand = "12344", .foe_hand = "1");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    DO(&g, use(&g, me, ABILITY_bonecracker, 0, 0));
    CHECK_EQ(g.discard.count, 3); /* the foe's hand is empty */
}

TEST(maximum_anarchy_goes_round_in_turn_order)
{
    struct game g = RAID(.characters = "jaina,zane,valerie,geiger", .turn = BLUE,
                         .hand = {"55", "4", "333", "", "22"}, .next = "1222334455");
    DO(&g, use(&g, BLUE, ABILITY_maximum_anarchy, 0, 0));
    CHECK_STRING(held(&g, BLUE).text, "1");
    CHECK_STRING(held(&g, GREEN).text, "222");
    CHECK_STRING(held(&g, YELLOW).text, "");
    CHECK_STRING(held(&g, 4).text, "33");
    CHECK_STRING(held(&g, RED).text, "44");
    CHECK_EQ(g.discard.count, 8);
}

TEST_BOTH(shadowswarm_and_wartime_tactics_stop_after_the_first_card_at_the_earliest)
{
    struct game g = FULL(me, "gwen", "rook", .advance = 4, .apart = 9, .hand = "15", .next = "34");
    DO(&g, use(&g, me, ABILITY_shadowswarm, 0, 0));
    CHECK_EQ(offers_in_all(&g), 2);
    CHECK(!CAN(&g, pass()));
    DO(&g, discard(1));
    CHECK(CAN(&g, pass()));
    DO(&g, discard(5));
    CHECK_STRING(held(&g, me).text, "34"); /* no further question: the hand was empty */
    g = FULL(me, "onimaru", "rook", .advance = 4, .apart = 9, .hand = "15", .next = "34");
    DO(&g, use(&g, me, ABILITY_wartime_tactics, 0, 0));
    CHECK(!CAN(&g, pass()));
    DO(&g, discard(5));
    CHECK_STRING(held(&g, me).text, "13");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, pass());
    CHECK_STRING(held(&g, me).text, "13");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = FULL(me, "gwen", "rook", .advance = 4, .apart = 9, .hand = "");
    CHECK(!can_use(&g, me, ABILITY_shadowswarm)); /* without cards */
}

TEST_BOTH(a_single_5_is_enough_to_exchange)
{
    struct game g = FULL(me, "gwen", "rook", .advance = 4, .apart = 9, .hand = "5", .next = "3");
    DO(&g, use(&g, me, ABILITY_shadowswarm, 0, 0));
    DO(&g, discard(5));
    CHECK_STRING(held(&g, me).text, "3");
}

TEST_BOTH(peeked_cards_that_were_drawn_are_forgotten)
{
    struct game g =
        FULL(me, "geiger", "lum", .advance = 2, .apart = 12, .hand = "5", .next = "12345");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    DO(&g, OPTION(PEEK_TAKE, 1, 2, 3));
    CHECK_EQ(g.peeked, 2);
    DO(&g, forward(5)); /* draws four */
    CHECK_EQ(g.peeked, 0);
    CHECK_EQ(g.peeker, NOBODY);
}

TEST(smoldering_embers_takes_the_topmost_5_of_many_cards)
{
    struct game g = RAID(.turn = RED, .left = 1);
    int discarded = g.discard.count;
    DO(&g, use(&g, RED, ABILITY_smoldering_embers, 0, 0));
    CHECK_EQ(g.discard.count, discarded - 1);
    CHECK_EQ(g.played, 0);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, back(1));
    CHECK_EQ(asked(&g), BLUE);
}

TEST_BOTH(a_shuffled_deck_is_unknown_again)
{
    struct game g =
        FULL(me, "geiger", "lum", .advance = 2, .apart = 12, .hand = "12345", .next = "123");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    DO(&g, OPTION(PEEK_TAKE, 1, 2, 3));
    DO(&g, back(1)); /* six cards: nothing is drawn */
    DO(&g, back(1)); /* the foe draws the first of the two */
    CHECK_STRING(seen(&g, me, "peeked").text, "3");
    CHECK_EQ(g.peeked, 1);
    DO(&g, use(&g, me, ABILITY_rewind_time, 0, 0));
    CHECK_EQ(g.peeked, 0);
    CHECK_EQ(g.peeker, NOBODY);
}

TEST_BOTH(a_known_card_that_is_discarded_is_known_no_more)
{
    CLAUSE("FD-380", "FD-092");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", foe);
    struct game g =
        FULL(me, "geiger", "lum", .advance = 2, .apart = 7, .hand = "12345", .foe_hand = "11345");
    g.persona[foe].known[1] = 2;
    g.persona[foe].known[3] = 1;
    DO(&g, use(&g, me, ABILITY_time_spiral, foe, 0));
    struct game other = g;
    DO(&g, discard(1));
    CHECK_STRING(seen(&g, me, hand).text, "13??");
    DO(&other, discard(4)); /* which was not known */
    CHECK_STRING(seen(&other, me, hand).text, "113?");
}

TEST_BOTH(radiant_healing_takes_a_1)
{
    struct game g = FULL(me, "gloria", "rook", .advance = 4, .apart = 9, .hand = "12345",
                         .foe_hand = "12345", .next = "22");
    DO(&g, back(1));
    DO(&g, back(2));
    CHECK_STRING(seen(&g, me, "discard").text, "12");
    DO(&g, use(&g, me, ABILITY_radiant_healing, 0, 0));
    DO(&g, discard(5));
    DO(&g, pass());
    CHECK(CAN(&g, OPTION(TAKE, 1)) && CAN(&g, OPTION(TAKE, 2)));
    DO(&g, OPTION(TAKE, 1));
    CHECK_STRING(held(&g, me).text, "12234");
}

TEST(maximum_anarchy_begins_with_who_plays_it_and_passes_over_the_defeated)
{
    CLAUSE("FD-271");
    struct game g = RAID(.characters = "zane,jaina,valerie,geiger", .turn = RED,
                         .hand = {"5", "4", "33", "", "22"}, .next = "12233445");
    g.extra = 1; /* whatever else is owed */
    DO(&g, use(&g, RED, ABILITY_maximum_anarchy, 0, 0));
    CHECK_STRING(held(&g, RED).text, "1");
    CHECK_STRING(held(&g, BLUE).text, "2");
    CHECK_STRING(held(&g, GREEN).text, "23");
    CHECK_STRING(held(&g, DRAGON_SEAT).text, "34");
    g = RAID(.characters = "jaina,zane,valerie,geiger", .turn = BLUE, .space = {OUT, 2, 2, 2, 12},
             .hand = {"", "5", "", "", ""});
    DO(&g, use(&g, BLUE, ABILITY_maximum_anarchy, 0, 0));
    CHECK_EQ(g.hand[RED][0], 0);
    CHECK_EQ(g.hand[BLUE][0], 1);
}

TEST_BOTH(who_discards_is_told_how_many_are_left)
{
    struct game g = FULL(me, "gwen", "rook", .advance = 4, .apart = 9, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_shadowswarm, 0, 0));
    CHECK(prompted(&g, "up to 5 cards"));
    DO(&g, discard(1));
    CHECK(prompted(&g, "up to 4 cards"));
    DO(&g, discard(3));
    CHECK(prompted(&g, "up to 3 cards"));
}
