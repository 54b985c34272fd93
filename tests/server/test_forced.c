/* test_forced.c - nobody learns from an answer's time that there was nothing to decide. */
#include "server/room.h"

#include "kit/test.h"

#include <stdlib.h>

static void answer_as(struct room *room, struct client *client, const struct table *table,
                      int option)
{
    room_good(room, client, "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":%d}",
              table->row.code, (long long)table_question(table), option);
}

/* Plays a game of two people until one of them has a single option; true if that happened. */
static bool play_until_forced(struct room *room, struct table *table, struct client *clients[2],
                              int way)
{
    while (table->pending) {
        struct question q;
        int seat = table->pending & 1 ? 0 : 1;
        game_question(table->rules, table->g, seat, &q);
        if (q.count == 1)
            return true;
        answer_as(room, clients[seat], table, (int)(7 * table->row.moves + way) % q.count);
    }
    return false;
}

/* A table of two people at which one of them has a single option. */
static struct table *forced_table(struct room *room, struct client *clients[2])
{
    for (int i = 0; i < 2; i++)
        clients[i] = room_guest(room);
    for (int tries = 0; tries < 50; tries++) {
        const char *code = room_table(room, clients[0], "", "\"me\",\"open\"", "");
        struct table *table = room_find(room, code);
        room_sit(room, clients[1], table->row.code, 1);
        if (play_until_forced(room, table, clients, tries))
            return table;
    }
    fail_msg("nobody was ever forced");
    return NULL;
}

TEST(the_only_option_is_answered_after_half_a_second_to_two)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int64_t moves = table->row.moves;
    room_advance(&room, 0.45);
    CHECK_EQ(table->row.moves, moves);
    room_advance(&room, 1.6);
    CHECK_EQ(table->row.moves, moves + 1);
    CHECK_EQ(table->answers[moves].option, 0);
    room_close(&room);
}

TEST(the_time_of_a_forced_answer_is_not_the_same_twice)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *one = forced_table(&room, p), *two = forced_table(&room, p);
    int seat = one->pending & 1 ? 0 : 1, other = two->pending & 1 ? 0 : 1;
    CHECK(one->forced_at[seat] != two->forced_at[other]); /* the clock stood still meanwhile */
    room_close(&room);
}

TEST(a_client_that_answers_what_the_server_has_answered_is_not_refused)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves, question = table_question(table);
    room_advance(&room, 2.1);
    CHECK_EQ(table->row.moves, moves + 1);
    room_good(&room, p[seat], "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":0}",
              table->row.code, (long long)question);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(a_question_with_alternatives_waits_for_its_person)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"open\"", ""));
    room_sit(&room, b, table->row.code, 1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    for (int i = 0; i < 30; i++)
        room_advance(&room, 0.1);
    CHECK_EQ(table->row.moves, 0);
    room_close(&room);
}

TEST(at_a_paused_table_nothing_is_answered)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int64_t moves = table->row.moves;
    room_good(&room, p[0], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, p[1], "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"pause\",\"yes\":true}",
              table->row.code);
    CHECK_EQ(table->row.status, TABLE_PAUSED);
    room_advance(&room, 3);
    CHECK_EQ(table->row.moves, moves);
    room_good(&room, p[0], "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    room_advance(&room, 3);
    CHECK_EQ(table->row.moves, moves + 1);
    room_close(&room);
}

TEST(a_take_back_goes_to_the_last_decision_not_to_a_forced_answer)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = forced_table(&room, p);
    int seat = table->pending & 1 ? 0 : 1;
    int64_t moves = table->row.moves, before, after;
    CHECK(takeback_find(table, seat, &before, NULL));
    room_advance(&room, 2.1);
    CHECK_EQ(table->row.moves, moves + 1);
    CHECK_EQ(table->answers[moves].seat, seat);
    CHECK(takeback_find(table, seat, &after, NULL));
    CHECK_EQ(after, before);
    room_close(&room);
}

/* --- Bots. --- */

/* How many tenths of a second a bot takes that sits down where somebody is asked; 0: too many. */
static int tenths_of_a_bot(struct room *room, struct table *table)
{
    int64_t moves = table->row.moves;
    CHECK(bots_take_seat(table, table->pending & 1 ? 0 : 1, "club", NULL));
    bots_ask(table);
    for (int tenths = 1; tenths < 30; tenths++) {
        hub_turn(room->hub); /* it has thought, and was done at once: the clock stands still */
        CHECK_EQ(table->row.moves, moves);
        room_advance(room, 0.1);
        if (table->row.moves > moves)
            return tenths;
    }
    return 0;
}

TEST(a_bot_takes_all_of_its_time_for_one_option_as_for_many)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    CHECK_EQ(tenths_of_a_bot(&room, forced_table(&room, p)), 1);
    struct table *table = room_find(&room, room_table(&room, p[0], "", "\"me\",\"open\"", ""));
    room_sit(&room, p[1], table->row.code, 1);
    CHECK(!forced_is(table->rules, table->g, table->pending & 1 ? 0 : 1));
    CHECK_EQ(tenths_of_a_bot(&room, table), 1);
    room_close(&room);
}
