/* test_match.c - from round to round: who begins, win tokens, and the end of the game. */
#include "games/flash_duel/duel.h"

enum { MANY = 400 }; /* games, to see the coin at work */

static int wins_shown(const struct game *g, int seat)
{
    json_t *view = view_of(g, SPECTATOR);
    json_t *counters =
        json_object_get(view_find(view, "seats", seat == RED ? "seat0" : "seat1"), "counters");
    int value = -1;
    size_t index;
    json_t *counter;
    json_array_foreach(counters, index, counter)
        if (!strcmp(json_string_value(json_object_get(counter, "name")), "wins"))
            value = (int)json_integer_value(json_object_get(counter, "value"));
    json_decref(view);
    return value;
}

TEST_BOTH(the_loser_decides_who_begins)
{
    CLAUSE("FD-030");
    struct game g = duel_started(2);
    win_round(&g, me);
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    CHECK_EQ(offers_in_all(&g), 2);
    struct game other = g;
    DO(&g, let_begin(me));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&other, let_begin(foe));
    CHECK_EQ(asked(&other), foe);
    CHECK_EQ(kind_asked(&other), ASK_ACTION);
}

TEST_BOTH(the_loser_of_the_round_just_played_decides_not_of_an_earlier_one)
{
    CLAUSE("FD-030");
    struct game g = duel_started(2);
    win_round(&g, me);
    DO(&g, let_begin(foe));
    win_round(&g, foe);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST_BOTH(the_loser_decides_before_cards_are_dealt)
{
    CLAUSE("FD-031");
    struct game g = duel_started(2);
    win_round(&g, me);
    /* The old round still lies on the table: a 1 was played from "12345". */
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(g.round, 1);
    CHECK_STRING(held(&g, me).text, "2345");
    CHECK_STRING(held(&g, foe).text, "12345");
    CHECK_EQ(apart(&g), 1);
    CHECK_EQ(zone_count(&g, foe, "deck"), 15);
    DO(&g, let_begin(me));
    CHECK_EQ(g.round, 2);
    CHECK_EQ(strlen(held(&g, me).text), 5);
    CHECK_EQ(apart(&g), 17);
}

TEST(after_a_drawn_round_a_new_coin_decides)
{
    CLAUSE("FD-032");
    int begins[2] = {0}, changes = 0;
    for (uint64_t seed = 0; seed < MANY; seed++) {
        struct game g = duel_started(seed);
        int first = asked(&g);
        draw_round(&g);
        CHECK_EQ(kind_asked(&g), ASK_ACTION); /* nobody was asked who begins */
        begins[asked(&g)]++;
        changes += asked(&g) != first;
    }
    CHECK(begins[RED] > 2 * MANY / 5);
    CHECK(begins[BLUE] > 2 * MANY / 5);
    CHECK(changes > 2 * MANY / 5 && changes < 3 * MANY / 5);
}

TEST_BOTH(a_draw_after_a_won_round_asks_nobody)
{
    CLAUSE("FD-032");
    struct game g = duel_started(2);
    win_round(&g, me);
    DO(&g, let_begin(me));
    draw_round(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.round, 3);
}

TEST_BOTH(each_won_round_takes_one_token)
{
    CLAUSE("FD-033");
    struct game g = duel_started(2);
    CHECK_EQ(wins_shown(&g, me), 0);
    CHECK_EQ(wins_shown(&g, foe), 0);
    win_round(&g, me);
    CHECK_EQ(wins_shown(&g, me), 1);
    CHECK_EQ(wins_shown(&g, foe), 0);
    DO(&g, let_begin(foe));
    CHECK_EQ(wins_shown(&g, me), 1);
    win_round(&g, foe);
    CHECK_EQ(wins_shown(&g, me), 1);
    CHECK_EQ(wins_shown(&g, foe), 1);
}

TEST_BOTH(a_drawn_round_takes_no_token)
{
    CLAUSE("FD-034");
    struct game g = duel_started(2);
    draw_round(&g);
    CHECK_EQ(wins_shown(&g, me), 0);
    CHECK_EQ(wins_shown(&g, foe), 0);
    CHECK_EQ(g.round, 2);
}

static void check_game_won(const struct game *g, int winner, int loser_wins)
{
    struct result result = {0};
    flash_duel.result(g, &result);
    CHECK_EQ(asked(g), NOBODY);
    CHECK(result.over);
    CHECK_EQ(result.rank[winner], 1);
    CHECK_EQ(result.rank[1 - winner], 2);
    CHECK_EQ(result.score[winner], 3);
    CHECK_EQ(result.score[1 - winner], loser_wins);
}

static void check_game_goes_on(const struct game *g)
{
    struct result result = {0};
    flash_duel.result(g, &result);
    CHECK(!result.over);
    CHECK(asked(g) != NOBODY);
}

TEST_BOTH(three_round_wins_win_the_game)
{
    CLAUSE("FD-002", "FD-035");
    struct game g = duel_started(2);
    for (int round = 1; round <= 2; round++) {
        win_round(&g, me);
        check_game_goes_on(&g);
        DO(&g, let_begin(me));
    }
    win_round(&g, me);
    check_game_won(&g, me, 0);
    CHECK_EQ(g.round, 3); /* no further round was started */
    CHECK_EQ(apart(&g), 1);
}

TEST_BOTH(a_game_without_draws_takes_at_most_five_rounds_and_tokens)
{
    CLAUSE("FD-002", "FD-018", "FD-035");
    struct game g = duel_started(2);
    for (int round = 1; round <= 4; round++) {
        win_round(&g, round % 2 ? me : foe);
        check_game_goes_on(&g);
        DO(&g, let_begin(foe));
    }
    CHECK_EQ(g.round, 5);
    win_round(&g, me);
    check_game_won(&g, me, 2);
    CHECK_EQ(wins_shown(&g, me) + wins_shown(&g, foe), 5);
}

TEST_BOTH(with_draws_a_game_takes_more_than_five_rounds)
{
    CLAUSE("FD-034", "FD-035");
    struct game g = duel_started(2);
    for (int round = 1; round <= 8; round += 2) {
        draw_round(&g);
        win_round(&g, round % 4 == 1 ? me : foe);
        check_game_goes_on(&g);
        DO(&g, let_begin(me));
    }
    CHECK_EQ(g.round, 9);
    draw_round(&g);
    check_game_goes_on(&g);
    win_round(&g, foe);
    check_game_won(&g, foe, 2);
    CHECK_EQ(g.round, 10);
}

TEST_BOTH(time_over_can_win_the_game)
{
    CLAUSE("FD-102", "FD-035");
    struct game g = DUEL(me, .advance = 7, .apart = 4, .next = "1", .left = 1);
    g.wins[me] = 2;
    DO(&g, forward(1));
    check_game_won(&g, me, 0);
}

TEST_BOTH(drawn_rounds_never_end_the_count_of_rounds)
{
    CLAUSE("FD-034");
    struct game g = duel_started(1);
    g.round = 254;
    draw_round(&g);
    CHECK_EQ(g.round, 255);
    draw_round(&g);
    CHECK_EQ(g.round, 255); /* as far as is counted */
    win_round(&g, me);
    CHECK_EQ(g.wins[me], 1);
}
