/* test_deck.c - the cards of a Puppet Deck: values, piles, hands, random determination. */
#include "games/puppet_wars/war.h"

TEST(a_deck_has_54_cards_with_13_numbers_in_four_suits_and_two_jokers)
{
    CLAUSE("PW-012", "PW-057", "PW-058", "PW-059", "PW-074", "PW-075");
    const char *words[] = {"players", "2", NULL};
    struct game g = started(3, words), other = started(4, words);
    int of_suit[SUITS] = {0}, of_number[15] = {0}, same = 0;
    for (int c = 0; c < DECK - 2; c++) {
        int suits = pw_card_suits(c, 0);
        for (int s = 0; s < SUITS; s++)
            of_suit[s] += (suits >> 2 * s & 3) != 0;
        of_number[pw_card_number(c)]++;
    }
    for (int s = 0; s < SUITS; s++)
        CHECK_EQ(of_suit[s], 13);
    for (int n = 1; n <= 13; n++)
        CHECK_EQ(of_number[n], 4);
    for (int i = 0; i < 40; i++)
        same += g.player[0].deck.card[i] == other.player[0].deck.card[i];
    CHECK(same < 20); /* shuffled for each game */
    CHECK(memcmp(g.player[0].deck.card, g.player[1].deck.card, 40) != 0);
}

TEST(aces_count_one_and_twice_their_suit)
{
    CLAUSE("PW-060", "PW-061", "PW-062");
    CHECK_EQ(pw_card_number(card("r1")), 1);
    CHECK_EQ(pw_card_suits(card("r1"), 0), 2 * R);
    CHECK_EQ(pw_card_suits(card("m1"), 0), 2 * M);
    CHECK_EQ(pw_card_suits(card("m2"), 0), M);
}

TEST(the_red_joker_is_14_and_two_of_one_chosen_suit)
{
    CLAUSE("PW-063", "PW-065", "PW-066");
    CHECK_EQ(pw_card_number(RED_JOKER), 14);
    CHECK_EQ(pw_card_suits(RED_JOKER, CROWS), 2 * C);
    CHECK(pw_cards_meeting(value_of(14, 2 * T)) >> RED_JOKER & 1);
    CHECK(!(pw_cards_meeting(value_of(1, C + T)) >> RED_JOKER & 1));
}

TEST(a_card_meets_a_value_with_its_number_and_its_suits)
{
    uint64_t red = UINT64_C(1) << RED_JOKER;
    CHECK_EQ(pw_cards_meeting(value_of(0, NO_SUIT)), (UINT64_C(1) << DECK) - 1);
    CHECK_EQ(__builtin_popcountll(pw_cards_meeting(value_of(11, NO_SUIT))), 4 * 3 + 1);
    CHECK_EQ(pw_cards_meeting(value_of(12, C)),
             UINT64_C(1) << card("c12") | UINT64_C(1) << card("c13") | red);
    CHECK_EQ(pw_cards_meeting(value_of(1, 2 * M)), UINT64_C(1) << card("m1") | red);
    CHECK_EQ(pw_cards_meeting(value_of(2, 2 * M)), red);
    CHECK_EQ(pw_cards_meeting(value_of(0, 3 * R)), 0);
    CHECK_EQ(pw_cards_meeting(value_of(15, NO_SUIT)), 0);
}

TEST(the_black_joker_is_nothing_unless_flipped)
{
    CLAUSE("PW-070", "PW-071");
    CHECK_EQ(pw_card_number(BLACK_JOKER), 0);
    for (int s = 0; s < SUITS; s++)
        CHECK_EQ(pw_card_suits(BLACK_JOKER, s), 0);
}

/* Scary Face, 6 and a Crow, with these cards; the puppet in front of Seamus may be confused. */
static struct game scaring(const char *hand, const char *flip)
{
    struct game g = war();
    int foe = put(&g, BLUE, KIND_ronin, at(2, -5));
    deal(&g, RED, hand, flip);
    deal(&g, BLUE, "", "");
    animate(&g, pw_master(&g, RED));
    DO(&g, act(ACTION_scary_face, foe));
    return g;
}

static bool is_confused(const struct game *g)
{
    return g->unit[g->stands[at(2, -5)]].marks & CONFUSED;
}

TEST(a_flipped_black_joker_fails_the_action_and_one_played_from_the_hand_does_not)
{
    CLAUSE("PW-067", "PW-069", "PW-073", "PW-436");
    struct game flipped = scaring("c9", "c6");
    DO(&flipped, pass());
    CHECK(is_confused(&flipped));
    struct game played = scaring("bj", "c6");
    DO(&played, play("bj"));
    CHECK(is_confused(&played));
    struct game g = scaring("rj c13", "bj"); /* no cards can be played to rescue it */
    CHECK_EQ(kind_asked(&g), ASK_ACT);
    CHECK(g.unit[pw_master(&g, RED)].exhausted);
    CHECK(!is_confused(&g));
    CHECK(in_discard(&g, RED, "bj"));
    CHECK(holds(&g, RED, "c13"));
}

TEST(a_red_joker_flipped_or_played_takes_the_suit_that_is_needed)
{
    CLAUSE("PW-064", "PW-063");
    struct game flipped = scaring("", "rj"), played = scaring("rj", "m2");
    CHECK(is_confused(&flipped));
    CHECK(!is_confused(&played));
    DO(&played, play("rj"));
    CHECK(is_confused(&played));
}

/* An Attack on Bête Noire who dodged with a Mask asks for a Mask and a Crow. */
static struct game at_bete(const char *hand, const char *next)
{
    struct game g = war();
    int bete = put(&g, BLUE, KIND_bete_noire, at(0, 0)), me = put(&g, RED, KIND_nurse, at(1, 0));
    deal(&g, RED, hand, next);
    deal(&g, BLUE, "m3", "");
    animate(&g, me);
    DO(&g, act(ACTION_attack, bete));
    DO(&g, dodge_with("m3"));
    return g;
}

TEST(a_red_joker_must_choose_between_two_suits_and_counts_for_one_only)
{
    CLAUSE("PW-064", "PW-065");
    struct game g = at_bete("rj c2", "");
    CHECK(!CAN(&g, OPTION(PLAY, RED_JOKER)));
    for (int s = 0; s < SUITS; s++)
        CHECK(CAN(&g, OPTION(PLAY, RED_JOKER, s + 1)));
    DO(&g, OPTION(PLAY, RED_JOKER, MASKS + 1));
    CHECK(!pw_effort_met(&g));
    DO(&g, play("c2"));
    CHECK(pw_effort_met(&g));
    struct game other = at_bete("rj c2", "");
    DO(&other, OPTION(PLAY, RED_JOKER, CROWS + 1));
    DO(&other, play("c2"));
    CHECK(!pw_effort_met(&other)); /* still no Mask: the choice stays */
}

/* --- Piles. --- */

TEST(of_a_discard_pile_everybody_sees_the_top_card_and_nobody_the_rest)
{
    CLAUSE("PW-013", "PW-077", "PW-083", "PW-084");
    struct game g = war();
    deal(&g, RED, "r2 r3 r4", "");
    pw_discard(&g, RED, card("r2"));
    pw_discard(&g, RED, card("r4"));
    for (int observer = SPECTATOR; observer < 2; observer++)
        CHECK_STRING(zone_text(&g, observer, "seat0.discard", " ").text, "r4");
    CHECK_EQ(zone_count(&g, BLUE, "seat0.discard"), 2);
}

TEST(hands_are_seen_by_their_owner_only_and_decks_by_nobody)
{
    CLAUSE("PW-076", "PW-085");
    struct game g = war();
    deal(&g, RED, "r2 c3", "");
    CHECK_STRING(zone_text(&g, RED, "seat0.hand", " ").text, "r2 c3");
    CHECK_STRING(zone_text(&g, BLUE, "seat0.hand", " ").text, "? ?");
    json_t *view = view_of(&g, RED);
    CHECK(json_object_get(view_find(view, "zones", "seat0.deck"), "cards") == NULL);
    json_decref(view);
}

TEST(an_empty_deck_is_made_again_from_the_discard_pile_without_hand_and_table)
{
    CLAUSE("PW-078", "PW-079", "PW-080");
    struct game g = war();
    struct player *p = &g.player[RED];
    deal(&g, RED, "r2 r3", "");
    while (p->deck.count > 2)
        pw_put_discard(&g, RED, zone_take_top(ZONE_OF(p->deck)));
    pw_play(&g, RED, card("r3"));
    pw_take_top(&g, RED);
    CHECK_EQ(p->deck.count, 1);
    int last = pw_take_top(&g, RED); /* the last one: at once there is a new deck */
    CHECK_EQ(p->deck.count, 54 - 2 - 2);
    CHECK_EQ(pw_cards_in(p->discard), 0);
    CHECK_EQ(p->top, NO_CARD);
    CHECK(!(pw_unseen_deck(&g, RED) >> card("r2") & 1));
    CHECK(!(pw_unseen_deck(&g, RED) >> card("r3") & 1));
    CHECK(!(pw_unseen_deck(&g, RED) >> last & 1));
}

TEST(without_any_card_left_nothing_is_drawn)
{
    CLAUSE("PW-081", "PW-082");
    struct game g = war();
    struct player *p = &g.player[RED];
    deal(&g, RED, "r2", "");
    for (int i = 0; i < 60; i++)
        pw_draw(&g, RED);
    CHECK_EQ(pw_hand_size(&g, RED), 54);
    CHECK_EQ(p->deck.count, 0);
    pw_discard(&g, RED, card("c5")); /* as soon as there is one to shuffle */
    CHECK_EQ(pw_take_top(&g, RED), card("c5"));
    CHECK_EQ(pw_take_top(&g, RED), NO_CARD);
}

TEST(a_flip_of_several_cards_goes_on_with_the_new_deck)
{
    CLAUSE("PW-081");
    struct game g = war();
    struct player *p = &g.player[RED];
    int me = put(&g, RED, KIND_teddy, at(0, 0)), foe = put(&g, BLUE, KIND_ronin, at(1, 0));
    deal(&g, RED, "", "");
    while (p->deck.count > 1)
        pw_put_discard(&g, RED, zone_take_top(ZONE_OF(p->deck)));
    animate(&g, me);
    deal(&g, BLUE, "", "");
    DO(&g, act(ACTION_attack, foe));
    CHECK_EQ(p->table.count, 3); /* its Combat */
    CHECK_EQ(p->deck.count, 51);
}

TEST(drawing_playing_and_discarding_move_cards_where_they_belong)
{
    CLAUSE("PW-095", "PW-096", "PW-097", "PW-098", "PW-099");
    struct game g = war();
    deal(&g, RED, "r2 r3", "m5 m6");
    pw_draw(&g, RED);
    CHECK(holds(&g, RED, "m5"));
    pw_discard(&g, RED, card("r2"));
    CHECK(!holds(&g, RED, "r2") && in_discard(&g, RED, "r2"));
    int foe = put(&g, BLUE, KIND_ronin, at(2, -5));
    animate(&g, pw_master(&g, RED));
    DO(&g, act(ACTION_scary_face, foe));
    DO(&g, play("r3"));
    CHECK_STRING(zone_text(&g, BLUE, "seat0.table", " ").text, "m6 r3");
}

/* --- Random determination. --- */

static void order_of(const char *red, const char *blue, const char *green, uint8_t order[3])
{
    struct game g = war_of(3);
    deal(&g, RED, "", red);
    deal(&g, BLUE, "", blue);
    deal(&g, GREEN, "", green);
    for (uint8_t i = 0; i < 3; i++)
        order[i] = i;
    pw_order_at_random(&g, order, 3);
    check_valid(&g);
}

TEST(a_random_determination_is_won_by_the_lowest_flip)
{
    CLAUSE("PW-100", "PW-101", "PW-104", "PW-105");
    uint8_t order[3];
    order_of("r9", "c2", "m5", order);
    CHECK(order[0] == BLUE && order[1] == GREEN && order[2] == RED);
    order_of("rj", "c1", "bj", order);
    CHECK(order[0] == GREEN && order[1] == BLUE && order[2] == RED);
}

TEST(who_ties_flips_again_among_themselves)
{
    CLAUSE("PW-102", "PW-103", "PW-105");
    struct game g = war_of(3);
    uint8_t order[3] = {RED, BLUE, GREEN};
    deal(&g, RED, "", "r4 r9");
    deal(&g, BLUE, "", "c4 c2");
    deal(&g, GREEN, "", "m3 m13");
    pw_order_at_random(&g, order, 3);
    CHECK(order[0] == GREEN && order[1] == BLUE && order[2] == RED);
    CHECK(in_discard(&g, RED, "r4") && in_discard(&g, RED, "r9") && in_discard(&g, BLUE, "c2"));
    CHECK(in_discard(&g, GREEN, "m3") && !in_discard(&g, GREEN, "m13"));
    CHECK_EQ(g.player[BLUE].top, card("c2"));
}

/* --- Control Hands. --- */

TEST(the_control_hand_size_is_four_and_one_for_each_work_bench)
{
    CLAUSE("PW-029", "PW-086", "PW-087", "PW-094", "PW-643");
    struct game g = war();
    CHECK_EQ(pw_hand_limit(&g, RED), 5);
    int before = pw_hand_size(&g, RED);
    pw_set_token(&g, at(0, 0), BENCH + RED);
    pw_set_token(&g, at(2, 0), BENCH + RED);
    CHECK_EQ(pw_hand_limit(&g, RED), 7);
    pw_set_token(&g, at(4, 0), NEUTRAL);
    CHECK_EQ(pw_hand_limit(&g, RED), 7);
    CHECK_EQ(pw_hand_size(&g, RED), before);
    CHECK_EQ(pw_hand_limit(&g, BLUE), 5);
}
