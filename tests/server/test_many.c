/* test_many.c - what one person does at many tables at once is done and told in parts, so that
 * nobody else waits for it. */
#include "server/room.h"

#include "kit/test.h"
#include "server/box.h"
#include "server/farewell.h"
#include "server/names.h"

#include <stdlib.h>

enum { TABLES = 120, A_TICK = 60 }; /* the second: states that a tick tells at most */

struct crowd {
    struct room room;
    int64_t owner; /* sits at all tables, and is not there */
    char code[TABLES][CODE_BYTES];
};

static void begin(struct crowd *crowd, int tables)
{
    room_open(&crowd->room);
    struct client *owner = room_guest(&crowd->room);
    crowd->owner = owner->person->row.id;
    for (int i = 0; i < tables; i++)
        snprintf(crowd->code[i], CODE_BYTES, "%s",
                 room_table(&crowd->room, owner, "", "\"me\",\"master\"", ""));
    client_close(owner);
}

/* Two guests who watch all of them. */
static void look_on(struct crowd *crowd)
{
    for (int half = 0; half < 2; half++) {
        struct client *client = room_guest(&crowd->room);
        for (int i = half * TABLES / 2; i < (half + 1) * TABLES / 2; i++)
            room_good(&crowd->room, client, "{\"do\":\"watch\",\"table\":\"%s\"}", crowd->code[i]);
    }
}

/* A tick; how many states it told. */
static uint64_t tick(struct crowd *crowd)
{
    uint64_t before = crowd->room.hub->metrics.pushes;
    room_advance(&crowd->room, 0.1);
    return crowd->room.hub->metrics.pushes - before;
}

/* Ticks until all is told; returns how many states that were. */
static uint64_t tell_all(struct crowd *crowd)
{
    uint64_t all = 0, now;
    do {
        now = tick(crowd);
        CHECK(now <= A_TICK);
        all += now;
    } while (now);
    return all;
}

TEST(who_comes_is_told_at_some_of_their_tables_in_each_tick)
{
    struct crowd crowd;
    begin(&crowd, TABLES);
    look_on(&crowd);
    tell_all(&crowd);
    struct client *owner = room_return(&crowd.room, crowd.owner);
    CHECK_EQ(tell_all(&crowd), TABLES);
    CHECK(TAILQ_EMPTY(&crowd.room.hub->stale));
    for (int i = 0; i < 10; i++) { /* they come and go faster than it is told */
        client_close(owner);
        CHECK(tick(&crowd) <= A_TICK);
        owner = room_return(&crowd.room, crowd.owner);
        CHECK(tick(&crowd) <= A_TICK);
    }
    CHECK(tell_all(&crowd) <= TABLES);
    room_close(&crowd.room);
}

TEST(a_new_name_is_told_at_some_of_their_tables_in_each_tick)
{
    struct crowd crowd;
    begin(&crowd, TABLES);
    look_on(&crowd);
    tell_all(&crowd);
    uint64_t before = crowd.room.hub->metrics.pushes;
    person_rename(crowd.room.hub, person_by_id(crowd.room.hub, crowd.owner, NULL), "Somebody Else");
    CHECK_EQ(crowd.room.hub->metrics.pushes, before);
    CHECK_EQ(tell_all(&crowd), TABLES);
    CHECK_STRING(room_find(&crowd.room, crowd.code[7])->row.seat[0].name, "Somebody Else");
    room_close(&crowd.room);
}

/* --- The lobby. --- */

enum { LOOKERS = 60, A_ROUND = 3100 }; /* messages that a round tells at most */

/* How many messages wait for all who watch the lobby, which they read. */
static int read_all(struct crowd *crowd, struct client *lookers[LOOKERS])
{
    int count = 0;
    for (int i = 0; i < LOOKERS; i++)
        for (char *text; (text = room_hear(&crowd->room, lookers[i])); free(text))
            count++;
    return count;
}

TEST(the_lobby_hears_of_some_tables_in_each_round_and_of_all_in_turn)
{
    struct crowd crowd;
    struct client *lookers[LOOKERS];
    begin(&crowd, TABLES);
    look_on(&crowd);
    for (int i = 0; i < TABLES; i++)
        room_find(&crowd.room, crowd.code[i])->row.public = true; /* else nobody sees them */
    for (int i = 0; i < LOOKERS; i++) {
        lookers[i] = room_guest(&crowd.room);
        room_good(&crowd.room, lookers[i], "{\"do\":\"lobby\",\"watch\":true}");
    }
    for (int i = 0; i < 20; i++) {
        room_advance(&crowd.room, 0.3);
        CHECK(read_all(&crowd, lookers) <= A_ROUND);
    }
    room_return(&crowd.room, crowd.owner);
    int first, all, now;
    room_advance(&crowd.room, 0.3);
    CHECK(TAILQ_FIRST(&crowd.room.hub->changed) != NULL);
    first = all = read_all(&crowd, lookers);
    CHECK(first >= A_ROUND / 2 && first <= A_ROUND);
    do {
        room_advance(&crowd.room, 0.3);
        now = read_all(&crowd, lookers);
        CHECK(now <= A_ROUND);
        all += now;
    } while (now);
    CHECK_EQ(all, TABLES * LOOKERS);
    room_close(&crowd.room);
}

/* Whoever sits there hears that it is their seat, the others that it is not. */
TEST(the_lobby_tells_whose_seat_it_is)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    room_good(&room, a, "{\"do\":\"lobby\",\"watch\":true}");
    room_good(&room, b, "{\"do\":\"lobby\",\"watch\":true}");
    room_table(&room, a, "", "\"me\",\"open\"", "");
    free(room_hear(&room, a));
    room_advance(&room, 1);
    for (int who = 0; who < 2; who++) {
        bool mine = false;
        int heard = 0;
        for (char *text; (text = room_hear(&room, who ? b : a)); free(text)) {
            mine |= strstr(text, "\"you\":true") != NULL;
            heard += strstr(text, "lobby_table") != NULL;
        }
        CHECK_EQ(heard, 1);
        CHECK_EQ(mine, !who);
    }
    room_close(&room);
}

/* --- Who leaves. --- */

/* What was written is on disk, or is known to be lost. */
static void settle(struct room *room)
{
    store_wait(room->hub->store);
    hub_flush(room->hub);
}

static int running(struct crowd *crowd, int tables)
{
    int count = 0;
    for (int i = 0; i < tables; i++)
        count += room_find(&crowd->room, crowd->code[i])->row.status != TABLE_OVER;
    return count;
}

TEST(who_leaves_gives_up_some_games_in_each_tick_also_after_a_restart)
{
    enum { GAMES = 20, MOST = 5 };
    struct crowd crowd;
    begin(&crowd, GAMES);
    struct person *person = person_by_id(crowd.room.hub, crowd.owner, NULL);
    person->row.account = true;
    person_rename(crowd.room.hub, person, "Hal");
    farewell(crowd.room.hub, person);
    CHECK_EQ(running(&crowd, GAMES), GAMES);
    settle(&crowd.room);
    room_advance(&crowd.room, 0.1);
    int left = running(&crowd, GAMES);
    CHECK(left < GAMES && left >= GAMES - MOST);
    room_reopen(&crowd.room);
    for (int ticks = 0; left; ticks++) {
        room_advance(&crowd.room, 0.1);
        int now = running(&crowd, GAMES);
        CHECK(now < left && now >= left - MOST);
        left = now;
    }
    for (int i = 0; i < GAMES; i++) {
        const struct table *table = room_find(&crowd.room, crowd.code[i]);
        CHECK_EQ(table->row.how, END_RESIGNED);
        CHECK_EQ(table->row.by, 0);
        CHECK_CONTAINS(table->row.result, DEPARTED);
    }
    room_close(&crowd.room);
}

TEST(who_leaves_gives_up_where_a_bot_stands_in_too)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", room_table(&room, a, "", "\"me\",\"open\"", ""));
    room_sit(&room, b, code, 1);
    struct person *person = b->person;
    client_close(b);
    room_advance(&room, 61);
    room_good(&room, a, "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":1,\"level\":\"master\"}", code);
    person->row.account = true;
    person_rename(room.hub, person, "Hal");
    CHECK_STRING(room_find(&room, code)->row.seat[1].name, "Hal");
    farewell(room.hub, person);
    CHECK_STRING(room_find(&room, code)->row.seat[1].name, DEPARTED);
    settle(&room);
    room_advance(&room, 0.1);
    CHECK_EQ(room_find(&room, code)->row.status, TABLE_OVER);
    CHECK_EQ(room_find(&room, code)->row.by, 1);
    room_close(&room);
}

TEST(who_could_not_leave_is_called_as_before_and_plays_on)
{
    struct crowd crowd;
    begin(&crowd, 2);
    struct hub *hub = crowd.room.hub;
    struct person *person = person_by_id(hub, crowd.owner, NULL);
    person->row.account = true;
    person_rename(hub, person, "Hal");
    settle(&crowd.room);
    store_hold(hub->store);
    farewell(hub, person);
    box_lose(hub->store);
    store_release(hub->store);
    room_advance(&crowd.room, 0.1);
    CHECK_EQ(running(&crowd, 2), 2); /* before anybody knows that it failed */
    settle(&crowd.room);
    for (int i = 0; i < 10; i++)
        room_advance(&crowd.room, 0.1);
    CHECK_EQ(running(&crowd, 2), 2);
    CHECK_STRING(room_find(&crowd.room, crowd.code[0])->row.seat[0].name, "Hal");
    CHECK(room_find(&crowd.room, crowd.code[0])->row.seat[0].account);
    CHECK(person->row.account);
    room_close(&crowd.room);
}

/* --- Clocks. --- */

/* Whoever sets clocks so that they run out in the same moment keeps nobody waiting. */
TEST(some_games_are_lost_on_time_in_each_tick)
{
    enum { GAMES = 20, MOST = 5 };
    struct crowd crowd;
    room_open(&crowd.room);
    struct client *a = room_guest(&crowd.room), *b = room_guest(&crowd.room);
    for (int i = 0; i < GAMES; i++) {
        snprintf(crowd.code[i], CODE_BYTES, "%s",
                 room_table(&crowd.room, a, "", "\"me\",\"open\"",
                            ",\"clock\":{\"kind\":\"move\",\"seconds\":60}"));
        room_sit(&crowd.room, b, crowd.code[i], 1);
    }
    room_advance(&crowd.room, 59);
    CHECK_EQ(running(&crowd, GAMES), GAMES);
    room_advance(&crowd.room, 2);
    for (int i = 0; i < GAMES; i++) { /* also where that has yet to be told, it is too late */
        const struct table *table = room_find(&crowd.room, crowd.code[i]);
        if (table->row.status == TABLE_RUNNING)
            room_bad(&crowd.room, table->pending & 1 ? a : b, "Your time is up.",
                     "{\"do\":\"answer\",\"table\":\"%s\",\"question\":0,\"option\":0}",
                     crowd.code[i]);
    }
    for (int left = GAMES; left; left -= MOST) {
        CHECK_EQ(running(&crowd, GAMES), left - MOST);
        room_advance(&crowd.room, 0.1);
    }
    for (int i = 0; i < GAMES; i++)
        CHECK_EQ(room_find(&crowd.room, crowd.code[i])->row.how, END_TIME);
    room_close(&crowd.room);
}
