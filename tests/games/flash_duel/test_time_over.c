/* test_time_over.c - the last card of the deck is drawn. */
#include "games/flash_duel/duel.h"

/* The winner of a round that ended by time-over. */
static int time_over_winner(const struct game *g)
{
    CHECK_EQ(g->ending, ROUND_TIME_OVER);
    CHECK_EQ(kind_asked(g), ASK_STARTER);
    CHECK_EQ(asked(g), 1 - g->winner);
    CHECK_EQ(g->wins[g->winner], 1);
    CHECK_EQ(g->wins[1 - g->winner], 0);
    return g->winner;
}

TEST_BOTH(time_runs_out_when_the_last_card_is_drawn)
{
    CLAUSE("FD-095");
    struct game last = DUEL(me, .advance = 4, .apart = 7, .left = 1);
    struct game one_more = DUEL(me, .advance = 4, .apart = 7, .left = 2);
    DO(&last, forward(1));
    CHECK_EQ(last.ending, ROUND_TIME_OVER);
    CHECK_EQ(last.deck.count, 0);
    CHECK_EQ(strlen(held(&last, me).text), 5); /* the hand was full: it is still the last card */
    DO(&one_more, forward(1));
    CHECK_EQ(one_more.ending, ROUND_RUNNING);
    CHECK_EQ(asked(&one_more), foe);
    DO(&one_more, forward(1)); /* the foe draws the other one */
    CHECK_EQ(one_more.ending, ROUND_TIME_OVER);
}

TEST_BOTH(what_is_left_is_drawn_and_time_is_over)
{
    CLAUSE("FD-096");
    struct game g = DUEL(me, .advance = 5, .apart = 3, .hand = "12335", .foe_hand = "12334",
                         .next = "4", .left = 1);
    DO(&g, attack(3, 2));
    CHECK_EQ(g.ending, ROUND_RUNNING); /* nobody has drawn yet */
    DO(&g, block(3, 2));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_STRING(held(&g, me).text, "1245");
    CHECK_STRING(held(&g, foe).text, "124");
}

TEST_BOTH(time_can_run_out_while_recovering)
{
    CLAUSE("FD-095", "FD-090");
    struct game g = DUEL(me, .advance = 4, .apart = 6, .next = "245", .left = 3);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1)); /* I draw two, the recovering foe the last one */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_STRING(held(&g, foe).text, "23455");
}

TEST_BOTH(both_hands_are_revealed)
{
    CLAUSE("FD-097", "FD-094");
    struct game g = DUEL(me, .advance = 4, .apart = 7, .hand = "11345", .foe_hand = "22345",
                         .next = "5", .left = 1);
    const char *mine = me == RED ? "seat0.hand" : "seat1.hand";
    const char *other = me == RED ? "seat1.hand" : "seat0.hand";
    CHECK_STRING(seen(&g, me, other).text, "?????");
    DO(&g, forward(1));
    for (int observer = SPECTATOR; observer <= BLUE; observer++) {
        CHECK_STRING(seen(&g, observer, mine).text, "13455");
        CHECK_STRING(seen(&g, observer, other).text, "22345");
    }
}

/* The cards that a spectator was told about, per seat. */
struct shown {
    struct listener listener;
    int count[2][NUMBERS + 1];
};

static void hear_shown(struct listener *listener, const struct event *event)
{
    struct shown *shown = (struct shown *)listener;
    struct event seen_by_all = event_as_seen(event, SPECTATOR);
    for (int number = 0; seen_by_all.kind == SHOWED && number <= NUMBERS; number++)
        shown->count[seen_by_all.seat][number] += seen_by_all.open[number];
}

/* After a draw the next round is dealt at once, so that the view never shows those hands. */
TEST_BOTH(hands_are_revealed_before_a_drawn_round_is_cleared_away)
{
    CLAUSE("FD-097");
    struct game g = DUEL(me, .advance = 3, .apart = 10, .hand = "12344", .foe_hand = "25555",
                         .next = "4", .left = 1);
    struct shown shown = {.listener = {hear_shown}};
    DO_HEARD(&g, forward(1), &shown.listener);
    CHECK_EQ(g.round, 2);
    static const int mine[] = {5, 0, 1, 1, 3, 0}, theirs[] = {5, 0, 1, 0, 0, 4};
    CHECK(!memcmp(shown.count[me], mine, sizeof mine));
    CHECK(!memcmp(shown.count[foe], theirs, sizeof theirs));
}

TEST_BOTH(more_cards_that_could_attack_win_even_against_a_longer_advance)
{
    CLAUSE("FD-098", "FD-099");
    /* To distance 3 with a 1; the foe has advanced 11 spaces, I have 3. */
    struct game g = DUEL(me, .advance = 2, .apart = 4, .hand = "13322", .foe_hand = "12345",
                         .next = "5", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(time_over_winner(&g), me);
    /* And the other way round: the foe has the cards, I have the advance. */
    g = DUEL(me, .advance = 10, .apart = 4, .hand = "13222", .foe_hand = "12335", .next = "5",
             .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(time_over_winner(&g), foe);
}

TEST_BOTH(only_cards_that_show_the_distance_count)
{
    CLAUSE("FD-098");
    for (int distance = 1; distance <= 5; distance++) {
        const char one[] = {(char)('0' + distance), '\0'};
        const char *others = distance == 1 ? "22222" : "11111";
        /* I stay on my Start space and have the one card; the foe has advanced far. */
        struct game g =
            DUEL(me, .apart = distance, .hand = "4", .foe_hand = others, .next = one, .left = 1);
        DO(&g, back(4));
        CHECK_STRING(held(&g, me).text, one);
        CHECK_EQ(time_over_winner(&g), me);
    }
}

TEST_BOTH(the_card_drawn_last_counts)
{
    CLAUSE("FD-095", "FD-098");
    struct game g = DUEL(me, .advance = 2, .apart = 4, .hand = "12245", .foe_hand = "11245",
                         .next = "3", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(time_over_winner(&g), me);
}

TEST_BOTH(dashing_strikes_do_not_count)
{
    CLAUSE("FD-098");
    /* At distance 5 the foe could dash with a 1 and strike with the 4s; I have advanced more. */
    struct game g = DUEL(me, .advance = 6, .apart = 6, .hand = "12233", .foe_hand = "14444",
                         .next = "2", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(apart(&g), 5);
    CHECK_EQ(time_over_winner(&g), me);
    /* At distance 7 I could dash with a 2 and strike with 5s; the foe has advanced more. */
    g = DUEL(me, .advance = 3, .apart = 8, .hand = "12255", .foe_hand = "11133", .next = "4",
             .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(apart(&g), 7);
    CHECK_EQ(time_over_winner(&g), foe);
}

TEST_BOTH(equal_counts_are_decided_by_the_longer_advance)
{
    CLAUSE("FD-100");
    /* One 3 each at distance 3: 8 spaces against 6, then 6 against 8. */
    struct game g = DUEL(me, .advance = 7, .apart = 4, .next = "1", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(time_over_winner(&g), me);
    g = DUEL(me, .advance = 5, .apart = 4, .next = "1", .left = 1);
    DO(&g, forward(1));
    CHECK_EQ(time_over_winner(&g), foe);
}

TEST_BOTH(none_against_none_is_decided_by_the_longer_advance)
{
    CLAUSE("FD-100", "FD-098");
    for (int distance = 6; distance <= 15; distance++) { /* so far apart no card could attack */
        int theirs = 17 - 2 - distance;
        struct game g = DUEL(me, .advance = 3, .apart = distance - 1, .left = 1);
        if (theirs == 2)
            continue;    /* a draw */
        DO(&g, back(1)); /* I am 2 spaces from my Start */
        CHECK_EQ(apart(&g), distance);
        CHECK_EQ(time_over_winner(&g), theirs > 2 ? foe : me);
    }
}

TEST_BOTH(equal_counts_and_equal_advances_are_a_draw)
{
    CLAUSE("FD-101", "FD-034");
    for (int spaces = 1; spaces <= 8; spaces++) { /* near and far, with the same five cards */
        struct game g =
            DUEL(me, .advance = spaces - 1, .apart = 18 - 2 * spaces, .next = "1", .left = 1);
        DO(&g, forward(1));
        CHECK_EQ(g.wins[RED] + g.wins[BLUE], 0);
        CHECK_EQ(g.round, 2);
        CHECK_EQ(g.ending, ROUND_RUNNING);
    }
}

TEST_BOTH(a_round_won_by_time_over_wins_one_token)
{
    CLAUSE("FD-102", "FD-033");
    struct game g = DUEL(me, .advance = 7, .apart = 4, .next = "1", .left = 1);
    g.wins[me] = 1;
    g.wins[foe] = 1;
    DO(&g, forward(1));
    CHECK_EQ(g.wins[me], 2);
    CHECK_EQ(g.wins[foe], 1);
    CHECK_EQ(asked(&g), foe); /* the loser decides, as after a hit */
}
