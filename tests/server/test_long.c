/* test_long.c - games that go on and on: they end, and until then cost the others little. */
#include "server/room.h"

#include "kit/test.h"

#include <stdlib.h>

/* What says nothing in Puppet Wars, where a war has no end if nobody fights it. */
static int pass(const struct table *table, int seat)
{
    struct question q;
    game_question(table->rules, table->g, seat, &q);
    for (int i = 0; i < q.count; i++) {
        struct phrase phrase;
        game_describe(table->rules, table->g, seat, q.options[i], &phrase);
        if (!strcmp(phrase.kind, "pass"))
            return i;
    }
    return 0;
}

/* The last option is another one. */
static int act(const struct table *table, int seat)
{
    struct question q;
    game_question(table->rules, table->g, seat, &q);
    return q.count - 1;
}

static void play(struct room *room, struct table *table, int (*choose)(const struct table *, int))
{
    struct reason why;
    int seat = table->pending & 1 ? 0 : 1;
    store_hold(room->hub->store);
    if (!table_answer(table, seat, choose(table, seat), &why))
        fail_msg("%s", why.text);
    store_release(room->hub->store);
}

static void pass_until(struct room *room, struct table *table, int64_t moves)
{
    while (table->row.moves < moves && table->row.status == TABLE_RUNNING)
        play(room, table, pass);
    store_wait(room->hub->store);
    CHECK_EQ(table->row.moves, moves);
}

/* A war between two people, after so many answers. */
static struct table *long_war(struct room *room, struct client *p[2], int64_t moves)
{
    for (int i = 0; i < 2; i++)
        p[i] = room_guest(room);
    json_t *reply = room_do(
        room, p[0], "{\"do\":\"create\",\"game\":\"puppet_wars\",\"seats\":[\"me\",\"open\"]}");
    struct table *table = room_find(room, json_string_value(json_object_get(reply, "table")));
    json_decref(reply);
    room_share(room, p[0], table->row.code);
    room_sit(room, p[1], table->row.code, 1);
    pass_until(room, table, moves);
    return table;
}

/* --- The end. --- */

TEST(a_game_that_goes_on_for_too_long_is_over_and_nobody_has_lost)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, ANSWERS_MOST - 1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    pass_until(&room, table, ANSWERS_MOST);
    CHECK_EQ(table->row.status, TABLE_OVER);
    CHECK_EQ(table->row.how, END_LONG);
    CHECK_EQ(table->row.by, NOBODY);
    json_t *seats = json_loads(table->row.result, 0, NULL);
    for (size_t seat = 0; seat < 2; seat++)
        CHECK_EQ(json_integer_value(json_object_get(json_array_get(seats, seat), "place")), 1);
    json_decref(seats);
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    room_reopen(&room);
    CHECK_EQ(room_find(&room, code)->row.how, END_LONG); /* such a row is sound */
    room_close(&room);
}

/* As a server found it that knew no end. */
TEST(a_game_that_was_too_long_already_is_over_at_the_next_start)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, ANSWERS_MOST - 1);
    struct stored_answer last = {.question = (uint32_t)table_question(table)};
    last.seat = table->pending & 1 ? 0 : 1;
    last.option = (uint8_t)pass(table, last.seat);
    store_add_answer(room.hub->store, table->row.id, ANSWERS_MOST - 1, &last);
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    room_reopen(&room);
    CHECK_EQ(room_find(&room, code)->row.status, TABLE_OVER);
    CHECK_EQ(room_find(&room, code)->row.how, END_LONG);
    room_close(&room);
}

/* --- What it costs. --- */

/* What a message makes the server play again. */
static uint64_t replayed_by(struct room *room, struct client *client, const char *format,
                            const char *code)
{
    uint64_t before = room->hub->metrics.replayed;
    json_decref(room_do(room, client, format, code));
    CHECK_STRING(client->cut, "");
    return room->hub->metrics.replayed - before;
}

/* Rows that a message makes the server read. */
static uint64_t rows_of(struct room *room, struct client *client, const char *format,
                        const char *code)
{
    uint64_t before = store_rows_read(room->hub->store);
    json_decref(room_do(room, client, format, code));
    return store_rows_read(room->hub->store) - before;
}

#define WATCH "{\"do\":\"watch\",\"table\":\"%s\"}"
#define TAKEBACK "{\"do\":\"takeback\",\"table\":\"%s\"}"
#define AGREE "{\"do\":\"agree\",\"table\":\"%s\",\"to\":\"takeback\",\"yes\":true}"

TEST(whoever_watches_a_long_game_is_told_what_happened_lately)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 3000);
    char message[80];
    snprintf(message, sizeof message, WATCH, table->row.code);
    client_message(p[0], message, strlen(message));
    CHECK(p[0]->waiting_bytes < 200000);
    char *text = room_hear(&room, p[0]);
    json_t *state = json_loads(text, 0, NULL);
    const json_t *events = json_object_get(state, "events");
    CHECK_EQ(json_integer_value(json_object_get(state, "from")), 3000 - LATELY);
    CHECK(json_array_size(events) >= LATELY / 2);
    for (size_t i = 0; i < json_array_size(events); i++)
        CHECK(json_integer_value(json_object_get(json_array_get(events, i), "move")) >=
              3000 - LATELY);
    json_decref(state);
    free(text);
    room_close(&room);
}

TEST(watching_a_long_game_again_plays_little_of_it)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 2000);
    replayed_by(&room, p[0], WATCH, table->row.code); /* the first one keeps a state */
    CHECK(replayed_by(&room, p[1], WATCH, table->row.code) <= 2 * LATELY);
    pass_until(&room, table, 3500);
    replayed_by(&room, p[0], WATCH, table->row.code);
    CHECK(replayed_by(&room, p[1], WATCH, table->row.code) <= 2 * LATELY);
    room_close(&room);
}

TEST(taking_back_in_a_long_game_plays_it_once_at_most)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 3000);
    for (int64_t moves = 3000; moves > 2990; moves = table->row.moves) {
        int seat = table->answers[moves - 1].seat;
        CHECK(replayed_by(&room, p[seat], TAKEBACK, table->row.code) <= 3000);
        if (table->offers[OFFER_TAKEBACK].open)
            CHECK(replayed_by(&room, p[1 - seat], AGREE, table->row.code) <= 2 * LATELY);
        CHECK(table->row.moves < moves);
    }
    struct game *g = table_replay(table, table->row.moves, NULL);
    CHECK(game_hash(table->rules, g) == game_hash(table->rules, table->g));
    free(g);
    room_close(&room);
}

/* Also behind the state that was kept for the next replay. */
TEST(a_long_game_goes_back_and_on_as_if_it_had_been_played_so)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 1000);
    room_good(&room, p[0], WATCH, table->row.code); /* keeps the state after 200 answers */
    CHECK(table->earlier_moves > 0);
    int64_t kept = table->earlier_moves;
    struct takeback back = {kept - 10, table_replay(table, kept - 10, NULL)};
    store_hold(room.hub->store);
    table_go_back(table, &back);
    store_release(room.hub->store);
    CHECK_EQ(table->row.moves, kept - 10);
    play(&room, table, act);
    pass_until(&room, table, 1500);
    room_good(&room, p[1], WATCH, table->row.code);
    struct game *now = table_replay(table, 1500, NULL);
    CHECK(game_hash(table->rules, now) == game_hash(table->rules, table->g));
    free(now);
    while (table->watchers)
        watch_end(LIST_FIRST(&table->watches));
    body_rest(table);
    CHECK(body_wake(table, NULL)); /* which compares the state with the one that was kept */
    room_close(&room);
}

TEST(a_long_game_that_rests_is_woken_from_its_milestone)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, ANSWERS_MOST - 1);
    int64_t person = p[0]->person->row.id;
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    uint64_t hash = game_hash(table->rules, table->g);
    room_reopen(&room);
    struct client *a = room_return(&room, person);
    uint64_t replayed = room.hub->metrics.replayed;
    CHECK(rows_of(&room, a, WATCH, code) < MILESTONE + 100);
    CHECK(room.hub->metrics.replayed - replayed <= MILESTONE + 2 * LATELY);
    table = room_find(&room, code);
    CHECK(game_hash(table->rules, table->g) == hash);
    CHECK_EQ(table->row.moves, ANSWERS_MOST - 1);
    room_close(&room);
}

TEST(of_a_long_chat_only_what_is_shown_is_read)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 10);
    int64_t person = p[0]->person->row.id;
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", table->row.code);
    for (int i = 0; i < 2 * CHAT_SHOWN; i++)
        room_good(&room, p[i % 2], "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"line %d\"}", code,
                  i);
    room_reopen(&room);
    struct client *a = room_return(&room, person);
    CHECK(rows_of(&room, a, WATCH, code) < CHAT_SHOWN + 100);
    room_good(&room, a, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"one more\"}", code);
    table = room_find(&room, code);
    CHECK_EQ(table->chats, 2 * CHAT_SHOWN + 1);
    CHECK_STRING(table->chat[2 * CHAT_SHOWN].text, "one more");
    CHECK_STRING(table->chat[2 * CHAT_SHOWN - 1].text, "line 399");
    CHECK_STRING(table->chat[CHAT_SHOWN].text, "line 200");
    room_bad(&room, a, "Nobody is there",
             "{\"do\":\"shun\",\"table\":\"%s\",\"line\":5,\"how\":\"mute\"}", code);
    room_close(&room);
}

/* Whoever changed a bit of it: it is not believed, and the game is played from its start. */
TEST(a_milestone_that_a_disk_has_damaged_is_not_used)
{
    struct room room;
    struct client *p[2];
    room_open(&room);
    struct table *table = long_war(&room, p, 1000);
    uint64_t hash = game_hash(table->rules, table->g);
    struct game *other = table_replay(table, 390, NULL);
    store_put_milestone(room.hub->store, table->row.id, 400, other, table->rules->size,
                        table->answers);
    store_wait(room.hub->store);
    free(other);
    body_rest(table);
    uint64_t replayed = room.hub->metrics.replayed;
    CHECK(body_wake(table, NULL));
    CHECK_EQ(room.hub->metrics.replayed - replayed, 1000);
    CHECK(game_hash(table->rules, table->g) == hash);
    room_close(&room);
}
