/* test_deck.c - the cards of a Puppet Deck: values, piles, hands, random determination. */
#include "games/puppet_wars/war.h"

#include <stdio.h>

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

TEST_SIDES(a_deck_is_made_again_at_once_from_what_was_discarded)
{
    CLAUSE("PW-078", "PW-082");
    struct game g = war_as(red);
    struct player *p = &g.player[red];
    deal(&g, red, "", "");
    while (p->deck.count > 1)
        pw_put_discard(&g, red, zone_take_top(ZONE_OF(p->deck)));
    pw_take_top(&g, red); /* the last one, and the hand is empty */
    CHECK_EQ(p->deck.count, 53);
    for (int left = 0; left < 2; left++) {
        int me, foe;
        struct game all = duel(red, KIND_bayou_gremlin, KIND_ronin, "", "", &me, &foe);
        while (all.player[red].deck.count > left)
            pw_draw(&all, red);
        struct story story = story_for(&all, blue);
        DO_HEARD(&all, act(ACTION_attack, foe), &story.listener); /* nothing was discarded yet */
        CHECK_EQ(all.player[red].table.count, left);
        CHECK(!strstr(story.text, "shuffles"));
    }
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
    FOR_EACH_CARD(held, pw_cards_in(p->hand))
        pw_discard(&g, RED, held);
    CHECK(pw_take_top(&g, RED) != NO_CARD);
    CHECK_EQ(p->deck.count, 52); /* all but c5 and the one just taken */
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

TEST(four_players_may_tie_in_pairs_and_again)
{
    CLAUSE("PW-101", "PW-102");
    struct game g = war_of(4);
    uint8_t order[4] = {RED, BLUE, GREEN, YELLOW};
    deal(&g, RED, "", "r9 r5 r12");
    deal(&g, BLUE, "", "c3 c8");
    deal(&g, GREEN, "", "m9 m5 m2");
    deal(&g, YELLOW, "", "t3 t7 t1");
    pw_order_at_random(&g, order, 4);
    static const uint8_t expected[] = {YELLOW, BLUE, GREEN, RED};
    CHECK(!memcmp(order, expected, 4));
    CHECK(in_discard(&g, RED, "r12") && in_discard(&g, GREEN, "m2"));
    CHECK(!in_discard(&g, YELLOW, "t1")); /* their tie was settled before */
    struct game three = war_of(4);
    uint8_t all[4] = {RED, BLUE, GREEN, YELLOW};
    deal(&three, RED, "", "r6 r10");
    deal(&three, BLUE, "", "c6 c9");
    deal(&three, GREEN, "", "m13");
    deal(&three, YELLOW, "", "t6 t11");
    pw_order_at_random(&three, all, 4);
    static const uint8_t second[] = {BLUE, RED, YELLOW, GREEN};
    CHECK(!memcmp(all, second, 4));
}

TEST(who_has_no_card_to_flip_for_the_order_counts_as_zero)
{
    CLAUSE("PW-082", "PW-104");
    struct game g = war();
    uint8_t order[2] = {RED, BLUE};
    deal(&g, RED, "", "r1");
    g.player[BLUE] = (struct player){.top = NO_CARD, .laid = NO_CARD};
    pw_order_at_random(&g, order, 2);
    CHECK(order[0] == BLUE && order[1] == RED);
    g.player[RED] = g.player[BLUE];
    pw_order_at_random(&g, order, 2); /* nothing could settle it */
    CHECK(order[0] == BLUE && order[1] == RED);
    pw_order_by(&g, order, 2, (const uint8_t[]){5, 5});
    CHECK(order[0] == BLUE && order[1] == RED);
    pw_order_by(&g, order, 2, (const uint8_t[]){5, 4});
    CHECK(order[0] == RED && order[1] == BLUE);
}

/* --- Odds. --- */

/* Out of a full deck of 54, without help from the hand; a Black Joker fails all. */
TEST_SIDES(the_odds_of_a_flip_are_those_of_the_deck)
{
    CLAUSE("PW-068", "PW-284", "PW-311");
    static const int percent[4][6] = {{69, 61, 54, 46, 39, 31},
                                      {88, 83, 77, 70, 62, 52},
                                      {92, 90, 86, 81, 74, 66},
                                      {92, 91, 89, 86, 81, 74}};
    struct game g = war_as(red);
    deal(&g, red, "", "");
    deal(&g, blue, "r13 c13 m13 t13 r12 c12 m12 t12", ""); /* another's deck does not matter */
    for (int combat = 1; combat <= 4; combat++)
        for (int defense = 5; defense <= 10; defense++) {
            CHECK_EQ(pw_odds(&g, red, value_of(defense, NO_SUIT), combat, 0),
                     percent[combat - 1][defense - 5]);
            CHECK_EQ(pw_odds(&g, red, value_of(defense + 2, NO_SUIT), combat, 2),
                     percent[combat - 1][defense - 5]);
        }
    CHECK_EQ(pw_odds(&g, red, value_of(0, T), 1, -3), 26);       /* 13 Tomes and the Red Joker */
    CHECK_EQ(pw_odds(&g, red, value_of(1, NO_SUIT), 1, -3), 76); /* 4 to 13, and the Red Joker */
    CHECK_EQ(pw_odds(&g, red, value_of(6, C), 1, 0), 17);        /* 8 Crows and the Red Joker */
    CHECK_EQ(pw_odds(&g, red, value_of(14, NO_SUIT), 1, 0), 2);  /* the Red Joker */
    CHECK_EQ(pw_odds(&g, red, value_of(15, NO_SUIT), 4, 0), 0);
    CHECK_EQ(pw_odds(&g, red, value_of(0, NO_SUIT), 1, 0), 100); /* no flip at all */
    CHECK_EQ(pw_odds(&g, red, value_of(-3, NO_SUIT), 0, 0), 100);
    CHECK_EQ(pw_odds(&g, red, value_of(1, NO_SUIT), -1, 0), 0);
}

TEST_SIDES(odds_when_the_black_joker_is_gentle_or_gone_or_the_deck_is_small)
{
    CLAUSE("PW-068", "PW-082");
    struct game g = war_as(red);
    deal(&g, red, "", "");
    g.gentle = 1;
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 1, 0), 54); /* a single one is selected */
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 2, 0), 79); /* 1 - 25/54 * 24/53 */
    g.gentle = 0;
    deal(&g, red, "bj", "");
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 2, 0), 80); /* 1 - 24/53 * 23/52 */
    struct player *p = &g.player[red];
    deal(&g, red, "", "r9 r2 bj");
    while (p->deck.count > 3) {
        pw_put_discard(&g, red, p->deck.card[0]);
        memmove(p->deck.card, p->deck.card + 1, --p->deck.count);
    }
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 1, 0), 33);
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 2, 0), 33); /* with the 2 */
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 3, 0), 0);
    CHECK_EQ(pw_odds(&g, red, value_of(7, NO_SUIT), 5, 0), 0);
}

/* --- Red Jokers among several. --- */

/* Red attacks Bête Noire, who dodges with a Mask: a Mask and a Crow are needed. */
static struct game selecting(int red, int kind, const char *hand, const char *next, int *bete)
{
    int me;
    struct game g = duel(red, kind, KIND_bete_noire, hand, next, &me, bete);
    deal(&g, RED + BLUE - red, "m3", "");
    DO(&g, act(ACTION_attack, *bete));
    DO(&g, dodge_with("m3"));
    return g;
}

TEST_SIDES(a_red_joker_that_was_flipped_is_selected_with_its_suit)
{
    CLAUSE("PW-064", "PW-065", "PW-313");
    int bete;
    struct game g = selecting(red, KIND_ronin, "c2", "rj r5", &bete);
    CHECK_ASKS(&g, red, ASK_SELECT);
    CHECK_EQ(offers_in_all(&g), SUITS + 1);
    struct game crows = g, other = g;
    DO(&g, OPTION(SELECT, RED_JOKER, MASKS + 1));
    CHECK_ASKS(&g, red, ASK_PLAY);
    CHECK_EQ(g.player[red].top, card("r5")); /* at once */
    CHECK_EQ(g.player[red].table.count, 1);
    DO(&g, play("c2"));
    CHECK_EQ(g.unit[bete].rips, 1);
    CHECK_EQ(g.player[red].joker, 0); /* it was for this Attack */
    DO(&crows, OPTION(SELECT, RED_JOKER, CROWS + 1));
    DO(&crows, play("c2"));
    CHECK_EQ(crows.unit[bete].rips, 0); /* no Mask */
    DO(&other, OPTION(SELECT, card("r5")));
    DO(&other, play("c2"));
    CHECK_EQ(other.unit[bete].rips, 0);
    struct game alone = selecting(red, KIND_bayou_gremlin, "m4", "rj", &bete); /* Combat 1 */
    CHECK_ASKS(&alone, red, ASK_SELECT);
    CHECK_EQ(offers_in_all(&alone), SUITS);
    DO(&alone, OPTION(SELECT, RED_JOKER, CROWS + 1));
    DO(&alone, play("m4"));
    CHECK_EQ(alone.unit[bete].rips, 1);
    struct game plain = selecting(red, KIND_bayou_gremlin, "m4 rj", "c7", &bete);
    CHECK_ASKS(&plain, red, ASK_PLAY); /* a single card needs no selecting */
    CHECK_EQ(offers(&plain, PLAY), 1 + SUITS);
}

TEST_SIDES(a_gentle_black_joker_fails_if_it_is_selected_and_all_hear_of_it)
{
    CLAUSE("PW-068", "PW-067");
    int me, foe;
    struct game g = duel(red, KIND_ronin, KIND_teddy, "r13", "r12 bj", &me, &foe);
    g.gentle = 1;
    DO(&g, act(ACTION_attack, foe));
    struct story story = story_for(&g, blue);
    DO_HEARD(&g, OPTION(SELECT, BLACK_JOKER), &story.listener);
    CHECK_CONTAINS(story.text, "the Black Joker");
    CHECK_EQ(g.unit[foe].rips, 0);
    CHECK(holds(&g, red, "r13")); /* no card was asked for */
    CHECK_EQ(g.player[red].table.count, 0);
    struct game one = duel(red, KIND_bayou_gremlin, KIND_teddy, "r13", "bj", &me, &foe);
    one.gentle = 1;
    story = story_for(&one, blue);
    DO_HEARD(&one, act(ACTION_attack, foe), &story.listener);
    CHECK_CONTAINS(story.text, "the Black Joker"); /* the only one is the one selected */
    CHECK_ASKS(&one, red, ASK_ACT);                /* and no card can be played */
    CHECK_EQ(one.unit[foe].rips, 0);
}

/* --- Cards that are discarded for something. --- */

TEST_SIDES(a_red_joker_is_of_any_suit_that_must_be_discarded_and_a_black_one_of_none)
{
    CLAUSE("PW-289", "PW-071");
    struct game g = war_as(red);
    int nurse = put(&g, red, KIND_nurse, at(0, 0)), foe = put(&g, blue, KIND_ronin, at(1, 0));
    deal(&g, red, "bj r1 t1 m1", "");
    animate(&g, nurse);
    CHECK(!CAN(&g, act(ACTION_sedative, foe)));
    deal(&g, red, "bj rj r1 c1", "");
    animate(&g, nurse);
    DO(&g, act(ACTION_sedative, foe));
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, shed("rj"));
    CHECK_EQ(g.unit[foe].turn[CB], -3);
}

TEST(each_card_is_of_its_own_suit)
{
    CLAUSE("PW-059", "PW-071");
    static const char suits[] = "rctm";
    for (int suit = 0; suit < SUITS; suit++)
        for (int other = 0; other < SUITS; other++)
            for (int number = 1; number <= 13; number++) {
                char name[16];
                snprintf(name, sizeof name, "%c%d", suits[suit], number);
                CHECK_EQ(pw_fits_suit(card(name), other), suit == other);
                CHECK(pw_fits_suit(card(name), ANY_SUIT));
            }
    CHECK(pw_fits_suit(RED_JOKER, MASKS) && pw_fits_suit(RED_JOKER, RAMS));
    CHECK(!pw_fits_suit(BLACK_JOKER, MASKS) && !pw_fits_suit(BLACK_JOKER, RAMS));
    CHECK(pw_fits_suit(BLACK_JOKER, ANY_SUIT));
}
