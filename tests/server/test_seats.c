/* test_seats.c - a seat is its person's: who may take or free it, and until when. */
#include "server/box.h"
#include "server/room.h"

#include "kit/test.h"

#include <stdlib.h>

#define FILL "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":1,\"level\":\"novice\"}"
#define SIT "{\"do\":\"sit\",\"table\":\"%s\",\"seat\":1}"
#define MINUTES ",\"clock\":{\"kind\":\"game\",\"seconds\":300,\"increment\":0}"
#define DAYS ",\"clock\":{\"kind\":\"days\",\"days\":3}"

struct pair {
    struct room room;
    struct client *a, *b;
    int64_t id; /* of b's person */
    struct table *table;
    char code[CODE_BYTES];
};

/* A running game of two people. */
static void pair_open(struct pair *p, const char *clock)
{
    room_open(&p->room);
    p->a = room_guest(&p->room);
    p->b = room_guest(&p->room);
    p->id = p->b->person->row.id;
    snprintf(p->code, sizeof p->code, "%s",
             room_table(&p->room, p->a, "", "\"me\",\"open\"", clock));
    room_sit(&p->room, p->b, p->code, 1);
    p->table = room_find(&p->room, p->code);
    CHECK_EQ(p->table->row.status, TABLE_RUNNING);
}

static void goes_away(struct pair *p, double seconds)
{
    client_close(p->b);
    room_advance(&p->room, seconds);
}

static void comes_back(struct pair *p)
{
    p->b = room_return(&p->room, p->id);
    room_good(&p->room, p->b, "{\"do\":\"watch\",\"table\":\"%s\"}", p->code);
}

/* The last message of this kind that the one who came back gets; to be decref'd. */
static json_t *hear_last(struct pair *p, const char *on)
{
    json_t *last = NULL;
    for (char *text; (text = room_hear(&p->room, p->b)); free(text)) {
        json_t *json = json_loads(text, 0, NULL);
        if (!strcmp(json_string_value(json_object_get(json, "on")), on)) {
            json_decref(last);
            last = json_incref(json);
        }
        json_decref(json);
    }
    return last;
}

/* --- A bot stands in. --- */

TEST(a_bot_stands_in_after_a_minute_and_goes_when_the_person_is_back)
{
    struct pair p;
    pair_open(&p, "");
    goes_away(&p, 59);
    room_bad(&p.room, p.a, "minute", FILL, p.code);
    room_advance(&p.room, 2);
    room_good(&p.room, p.a, FILL, p.code);
    CHECK_EQ(p.table->row.seat[1].kind, SEAT_BOT);
    room_bad(&p.room, p.a, "already", FILL, p.code);
    comes_back(&p);
    CHECK_EQ(table_seat_of(p.table, p.b->person), 1);
    CHECK_EQ(p.table->row.status, TABLE_RUNNING);
    room_good(&p.room, p.b, "{\"do\":\"resign\",\"table\":\"%s\"}", p.code);
    room_close(&p.room);
}

TEST(also_after_a_restart_the_seat_is_its_persons)
{
    struct pair p;
    pair_open(&p, "");
    goes_away(&p, 61);
    room_good(&p.room, p.a, FILL, p.code);
    room_reopen(&p.room);
    p.table = room_find(&p.room, p.code);
    CHECK_EQ(p.table->row.seat[1].kind, SEAT_BOT);
    comes_back(&p);
    CHECK_EQ(table_seat_of(p.table, p.b->person), 1);
    room_close(&p.room);
}

TEST(while_nothing_can_be_written_who_is_back_watches_and_has_the_seat_later)
{
    struct pair p;
    pair_open(&p, "");
    goes_away(&p, 61);
    room_good(&p.room, p.a, FILL, p.code);
    store_wait(p.room.hub->store);
    box_stick(p.room.hub->store, true);
    uint64_t written = store_written(p.room.hub->store);
    comes_back(&p);
    CHECK_EQ(table_seat_of(p.table, p.b->person), NOBODY);
    room_advance(&p.room, 1);
    CHECK_EQ(p.table->row.seat[1].kind, SEAT_BOT);
    CHECK_EQ(store_written(p.room.hub->store), written);
    box_stick(p.room.hub->store, false);
    room_advance(&p.room, 0.1);
    CHECK_EQ(table_seat_of(p.table, p.b->person), 1);
    json_t *heard = hear_last(&p, "state");
    CHECK_EQ(json_integer_value(json_object_get(heard, "seat")), 1);
    json_decref(heard);
    room_reopen(&p.room);
    CHECK_EQ(room_find(&p.room, p.code)->row.seat[1].kind, SEAT_PERSON);
    room_close(&p.room);
}

TEST(whoever_else_comes_does_not_get_the_seat)
{
    struct pair p;
    pair_open(&p, "");
    goes_away(&p, 61);
    room_good(&p.room, p.a, FILL, p.code);
    struct client *other = room_guest(&p.room);
    room_good(&p.room, other, "{\"do\":\"watch\",\"table\":\"%s\"}", p.code);
    room_bad(&p.room, other, "taken", SIT, p.code);
    CHECK_EQ(p.table->row.seat[1].kind, SEAT_BOT);
    room_close(&p.room);
}

TEST(who_resigned_or_ran_out_of_time_does_not_get_it_back)
{
    struct room room;
    struct client *p[4];
    room_open(&room);
    for (int i = 0; i < 4; i++)
        p[i] = room_guest(&room);
    const char *made =
        room_table(&room, p[0], "\"mode\":\"team\"", "\"me\",\"open\",\"open\",\"open\"", "");
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", made);
    for (int i = 1; i < 4; i++)
        room_sit(&room, p[i], code, i);
    struct table *table = room_find(&room, code);
    room_good(&room, p[2], "{\"do\":\"resign\",\"table\":\"%s\"}", code);
    CHECK_EQ(table->row.seat[2].kind, SEAT_BOT);
    room_good(&room, p[2], "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    CHECK_EQ(table_seat_of(table, p[2]->person), NOBODY);
    room_close(&room);
}

TEST(the_bot_plays_on_the_persons_clock)
{
    struct pair p;
    pair_open(&p, MINUTES);
    int64_t before = clock_left(p.table, 1);
    bool asked = p.table->pending & seat_bit(1);
    goes_away(&p, 61);
    room_good(&p.room, p.a, FILL, p.code);
    CHECK_EQ(clock_left(p.table, 1), asked ? before - 61000 : before);
    room_advance(&p.room, 4);
    comes_back(&p);
    CHECK_EQ(clock_left(p.table, 1), asked ? before - 65000 : before);
    room_close(&p.room);
}

TEST(while_a_bot_stands_in_nothing_is_taken_back_and_nobody_is_advised)
{
    struct pair p;
    pair_open(&p, "");
    for (int i = 0; i < 2; i++) /* each has answered once */
        room_good(&p.room, p.table->pending & 1 ? p.a : p.b,
                  "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":0}", p.code,
                  (long long)table_question(p.table));
    int64_t moves = p.table->row.moves;
    goes_away(&p, 61);
    room_good(&p.room, p.a, FILL, p.code);
    room_bad(&p.room, p.a, "hints", "{\"do\":\"hint\",\"table\":\"%s\"}", p.code);
    room_good(&p.room, p.a, "{\"do\":\"takeback\",\"table\":\"%s\"}", p.code);
    CHECK(p.table->row.moves >= moves);
    CHECK(p.table->offers[OFFER_TAKEBACK].open);
    room_close(&p.room);
}

TEST(in_a_game_with_days_for_an_answer_everybody_may_be_away)
{
    struct pair p;
    pair_open(&p, DAYS);
    goes_away(&p, 3600);
    room_bad(&p.room, p.a, "days", FILL, p.code);
    CHECK_EQ(p.table->row.seat[1].kind, SEAT_PERSON);
    room_close(&p.room);
}

/* --- A pause. --- */

static void pause_it(struct pair *p)
{
    room_good(&p->room, p->a, "{\"do\":\"pause\",\"table\":\"%s\"}", p->code);
    room_good(&p->room, p->b, "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"pause\",\"yes\":true}",
              p->code);
    CHECK_EQ(p->table->row.status, TABLE_PAUSED);
}

TEST(in_a_pause_nobody_loses_their_seat_or_their_time)
{
    struct pair p;
    pair_open(&p, MINUTES);
    pause_it(&p);
    int64_t left[2] = {clock_left(p.table, 0), clock_left(p.table, 1)};
    goes_away(&p, 3600);
    room_bad(&p.room, p.a, "paused", FILL, p.code);
    room_good(&p.room, p.a, "{\"do\":\"pause\",\"table\":\"%s\"}", p.code); /* would go on */
    room_advance(&p.room, 3600);
    CHECK_EQ(p.table->row.status, TABLE_PAUSED);
    CHECK_EQ(clock_left(p.table, 0), left[0]);
    CHECK_EQ(clock_left(p.table, 1), left[1]);
    comes_back(&p);
    CHECK_EQ(p.table->row.status, TABLE_PAUSED);
    room_good(&p.room, p.b, "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"resume\",\"yes\":true}",
              p.code);
    CHECK_EQ(p.table->row.status, TABLE_RUNNING);
    CHECK(!p.table->offers[OFFER_RESUME].open);
    room_close(&p.room);
}

TEST(who_plays_alone_pauses_and_goes_on_alone)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"novice\"", ""));
    room_good(&room, a, "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    CHECK_EQ(table->row.status, TABLE_PAUSED);
    room_good(&room, a, "{\"do\":\"pause\",\"table\":\"%s\"}", table->row.code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_close(&room);
}

/* --- Before the game. --- */

/* A room with a table where somebody, who is returned, has sat down and given no share. */
static struct client *begin_blocked(struct room *room, char code[CODE_BYTES])
{
    room_open(room);
    struct client *a = room_guest(room), *b = room_guest(room);
    snprintf(code, CODE_BYTES, "%s", room_table(room, a, "", "\"me\",\"open\"", ""));
    room_good(room, b, SIT, code);
    return b;
}

TEST(who_sits_down_and_gives_no_share_stands_up_again)
{
    struct room room;
    char code[CODE_BYTES];
    struct client *b = begin_blocked(&room, code);
    struct table *table = room_find(&room, code);
    room_advance(&room, 29);
    CHECK_EQ(table->row.seat[1].kind, SEAT_PERSON);
    room_advance(&room, 2);
    CHECK_EQ(table->row.seat[1].kind, SEAT_OPEN);
    CHECK_EQ(table->row.seat[0].kind, SEAT_PERSON); /* who has given theirs may wait */
    room_sit(&room, b, code, 1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 60);
    CHECK_EQ(table->row.seat[1].kind, SEAT_PERSON);
    room_close(&room);
}

TEST(also_after_a_restart_who_gives_no_share_stands_up_again)
{
    struct room room;
    char code[CODE_BYTES];
    begin_blocked(&room, code);
    room_advance(&room, 20);
    room_reopen(&room);
    room_advance(&room, 29);
    CHECK_EQ(room_find(&room, code)->row.seat[1].kind, SEAT_PERSON);
    room_advance(&room, 2);
    CHECK_EQ(room_find(&room, code)->row.seat[1].kind, SEAT_OPEN);
    CHECK_EQ(room_find(&room, code)->row.seat[0].kind, SEAT_PERSON);
    room_close(&room);
}

/* With days for an answer somebody may see on another day that there is a rematch. */
TEST(also_after_a_restart_who_agreed_to_a_rematch_may_come_to_it_later)
{
    struct pair p;
    pair_open(&p, DAYS);
    room_good(&p.room, p.b, "{\"do\":\"resign\",\"table\":\"%s\"}", p.code);
    room_good(&p.room, p.b, "{\"do\":\"rematch\",\"table\":\"%s\"}", p.code);
    room_good(&p.room, p.a, "{\"do\":\"rematch\",\"table\":\"%s\"}", p.code);
    snprintf(p.code, sizeof p.code, "%s", p.table->row.next);
    room_share(&p.room, p.a, p.code);
    room_reopen(&p.room);
    room_advance(&p.room, 3600);
    p.table = room_find(&p.room, p.code);
    CHECK_EQ(p.table->row.status, TABLE_OPEN);
    CHECK_EQ(p.table->row.seat[0].kind, SEAT_PERSON); /* b, who is away */
    CHECK(!p.table->row.seat[0].shared);
    p.b = room_return(&p.room, p.id);
    room_share(&p.room, p.b, p.code);
    CHECK_EQ(p.table->row.status, TABLE_RUNNING);
    room_close(&p.room);
}

TEST(whoever_made_the_table_frees_a_seat_also_of_somebody_who_is_there)
{
    struct room room;
    char code[CODE_BYTES];
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room), *c = room_guest(&room);
    snprintf(code, sizeof code, "%s",
             room_table(&room, a, "\"mode\":\"team\"", "\"me\",\"open\",\"open\",\"open\"", ""));
    room_sit(&room, b, code, 1);
    struct table *table = room_find(&room, code);
    const char *free_it = "{\"do\":\"free\",\"table\":\"%s\",\"seat\":%d}";
    room_bad(&room, c, "made the table", free_it, code, 1);
    room_bad(&room, b, "made the table", free_it, code, 0);
    room_bad(&room, a, "Nobody", free_it, code, 2);
    room_good(&room, a, free_it, code, 1);
    CHECK_EQ(table->row.seat[1].kind, SEAT_OPEN);
    CHECK(!table->row.seat[1].shared);
    for (int seat = 1; seat < 4; seat++)
        room_good(&room, a, "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":%d,\"level\":\"novice\"}",
                  code, seat);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_bad(&room, a, "begun", free_it, code, 1);
    room_close(&room);
}

TEST(nobody_holds_more_than_ten_seats_where_nothing_has_begun)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    char codes[12][CODE_BYTES];
    for (int i = 0; i < 12; i++) {
        struct client *host = i < 6 ? a : room_guest(&room);
        snprintf(codes[i], CODE_BYTES, "%s", room_table(&room, host, "", "\"me\",\"open\"", ""));
    }
    room_table(&room, a, "", "\"me\",\"novice\"", ""); /* begins, so it does not count */
    for (int i = 6; i < 10; i++) {
        room_table(&room, b, "", "\"me\",\"open\"", "");
        room_sit(&room, b, codes[i], 1); /* begins */
    }
    for (int i = 0; i < 6; i++)
        room_table(&room, b, "", "\"me\",\"open\"", "");
    room_bad(&room, b, "10 tables", SIT, codes[10]);
    room_bad(&room, b, "10 tables",
             "{\"do\":\"create\",\"game\":\"flash_duel\",\"seats\":[\"open\",\"me\"]}");
    room_good(&room, a, SIT, codes[10]);
    room_close(&room);
}
