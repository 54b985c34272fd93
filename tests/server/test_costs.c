/* test_costs.c - how much one address can add to the database in a day: the sum that
 * docs/server-protocol.md promises, and whether each part of it takes no more than the sum says. */
#include "kit/test.h"
#include "server/recovery.h"
#include "server/room.h"

#include <sqlite3.h>
#include <stdlib.h>

/* Bytes that each thing takes at most, with its part of indexes and of pages that are half full. */
enum {
    A_GUEST = 1200, /* who becomes an account, with its codes */
    A_SESSION = 300,
    A_TABLE = MESSAGE_MOST + 2000, /* its setup is not longer than the message that made it */
    AN_ANSWER = 500,               /* with its part of the story */
    A_LINE = 150,                  /* besides its text */
    A_SHUN = 80,
    A_REPORT = 46000
};
static const double A_TEXT = 1.2; /* times what it counts for */

static double a_day(enum limit_id id)
{
    return limits_table[id].address * 86400 / limits_table[id].seconds;
}

/* After the first day: buckets that were full give twice that on the first. */
TEST(a_day_of_one_address_is_bounded)
{
    double sum =
        a_day(LIMIT_GUESTS) * A_GUEST + (a_day(LIMIT_GUESTS) + a_day(LIMIT_PASSWORDS)) * A_SESSION +
        a_day(LIMIT_TABLES_A_DAY) * A_TABLE + a_day(LIMIT_ANSWERS) * AN_ANSWER +
        a_day(LIMIT_CHAT_BYTES) + a_day(LIMIT_CHAT) * A_LINE + a_day(LIMIT_TEXT_BYTES) * A_TEXT +
        a_day(LIMIT_SHUNS) * A_SHUN + a_day(LIMIT_REPORTS) * A_REPORT;
    CHECK(sum < 65e6);
}

/* --- What each takes. --- */

static int64_t bytes_of(struct room *room)
{
    char path[100];
    sqlite3 *db;
    sqlite3_stmt *query;
    store_wait(room->hub->store);
    snprintf(path, sizeof path, "%s/parlor.db", room->folder);
    CHECK_EQ(sqlite3_open(path, &db), SQLITE_OK);
    CHECK_EQ(sqlite3_prepare_v2(db,
                                "SELECT (page_count-freelist_count)*page_size FROM "
                                "pragma_page_count, pragma_freelist_count, pragma_page_size",
                                -1, &query, NULL),
             SQLITE_OK);
    CHECK_EQ(sqlite3_step(query), SQLITE_ROW);
    int64_t bytes = sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    sqlite3_close(db);
    return bytes;
}

/* 39 bytes. */
static void give_long_name(struct person *person, int number)
{
    snprintf(person->row.name, NAME_BYTES, "%037d\xc3\xa9", number);
}

/* Each of these adds something and returns what the sum has for it. */

static double add_guests(struct room *room)
{
    char cookie[COOKIE_BYTES];
    struct recovery_codes codes;
    for (int i = 0; i < 300; i++) {
        struct person *person = person_new_guest(room->hub, cookie, NULL);
        give_long_name(person, i);
        memset(person->row.skeleton, 'x', SKELETON_BYTES - 1);
        memset(person->row.password, 'x', sizeof person->row.password - 1);
        person->row.account = true;
        person_save(room->hub, person);
        recovery_renew(room->hub, person, &codes);
    }
    return 300 * (A_GUEST + A_SESSION);
}

static double add_sessions(struct room *room)
{
    char cookie[COOKIE_BYTES];
    for (int i = 0; i < 300; i++)
        CHECK(login_new(room->hub, 1000000 + i, cookie, NULL));
    return 300 * A_SESSION;
}

static double add_lines(struct room *room)
{
    struct client *a = room_guest(room);
    const char *code = room_table(room, a, "", "\"me\",\"open\"", "");
    give_long_name(a->person, 0);
    for (int i = 0; i < 300; i++)
        room_good(room, a, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"x\"}", code);
    return A_TABLE + 300 * (A_LINE + 1);
}

/* As short as they can be: that is most rows for what they count. */
static double add_texts(struct room *room)
{
    double counted = 0;
    for (int who = 0; who < 5; who++) {
        struct client *a = room_guest(room);
        for (int i = 0; i < 100; i++)
            room_good(room, a,
                      "{\"do\":\"keep\",\"game\":\"gem_blenders\",\"field\":\"red\","
                      "\"name\":\"%d\",\"text\":\"x\"}",
                      i);
        counted += a->person->ledger.bucket[LIMIT_TEXT_BYTES].used;
    }
    return counted * A_TEXT;
}

static double add_shuns(struct room *room)
{
    for (int64_t i = 0; i < 1000; i++)
        store_put_shun(room->hub->store, 1000000 + i % 5, 1000000 + i * 7919 % 100000, true);
    return 1000 * A_SHUN;
}

/* The longest words and lines. */
static double add_reports(struct room *room)
{
    static char text[2001];
    struct client *a = room_guest(room), *b = room_guest(room);
    struct table *table = room_find(room, room_table(room, b, "", "\"me\",\"open\"", ""));
    room->hub->settings.host = "Warden";
    memset(text, 'x', 2000);
    give_long_name(b->person, 0);
    for (int i = 0; i < 20; i++)
        CHECK(table_say(table, b->person, 0, text, NULL));
    int64_t before = bytes_of(room);
    for (int i = 0; i < 10; i++)
        room_good(room, a, "{\"do\":\"report\",\"table\":\"%s\",\"seat\":0,\"text\":\"%.500s\"}",
                  table->row.code, text);
    double grown = (double)(bytes_of(room) - before);
    CHECK(grown > 10 * 40000 && grown <= 10 * A_REPORT);
    return 20 * (A_LINE + 2000) + A_TABLE + 10 * A_REPORT;
}

static void add(struct room *room, double (*things)(struct room *room))
{
    int64_t before = bytes_of(room);
    double most = things(room);
    double grown = (double)(bytes_of(room) - before);
    if (grown > most)
        fail_msg("%.0f bytes, and the sum has %.0f for them", grown, most);
}

TEST(each_thing_takes_no_more_than_the_sum_says)
{
    static double (*const all[])(struct room *) = {add_guests, add_sessions, add_lines,
                                                   add_texts,  add_shuns,    add_reports};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        struct room room;
        room_open(&room);
        add(&room, all[i]);
        room_close(&room);
    }
}

/* --- Answers, with the stories that they become. --- */

/* In each game what takes most for an answer: many seats. */
static const struct {
    const char *game, *setup;
    int seats;
} longest[] = {
    {"flash_duel", "\"mode\":\"betrayal\"", 5},
    {"puzzle_strike", "\"mode\":\"last-standing\",\"players\":4", 4},
    {"puzzle_strike_2", "\"mode\":\"versus\",\"players\":4", 4},
    {"gem_blenders", "", 2},
    {"puppet_wars", "\"mode\":\"puppapocalypse\",\"map\":\"four-corners\"", 4},
};
static int which;

static struct table *table_of_bots(struct room *room)
{
    char seats[100] = "\"novice\"";
    for (int seat = 1; seat < longest[which].seats; seat++)
        strcat(seats, ",\"novice\"");
    json_t *reply = room_do(room, room_guest(room),
                            "{\"do\":\"create\",\"game\":\"%s\",\"setup\":{%s},\"seats\":[%s]}",
                            longest[which].game, longest[which].setup, seats);
    struct table *table = room_find(room, json_string_value(json_object_get(reply, "table")));
    json_decref(reply);
    return table;
}

static void answer_anything(struct room *room, struct table *table, unsigned *dice)
{
    struct question q;
    int seat = __builtin_ctz(table->pending);
    game_question(table->rules, table->g, seat, &q);
    store_hold(room->hub->store);
    CHECK(table_answer(table, seat, rand_r(dice) % q.count, NULL));
    store_release(room->hub->store);
}

static double play_game(struct room *room, unsigned *dice)
{
    struct table *table = table_of_bots(room);
    while (table->row.status == TABLE_RUNNING && table->row.moves < 200)
        answer_anything(room, table, dice);
    if (table->row.status == TABLE_RUNNING)
        table_end(table, END_RESIGNED, 0);
    store_wait(room->hub->store);
    room_advance(room, 0.1); /* the story begins */
    hub_turn(room->hub);
    store_wait(room->hub->store);
    hub_flush(room->hub);
    CHECK_EQ(table->row.story, STORY_KEPT);
    return A_TABLE - MESSAGE_MOST + (double)table->row.moves * AN_ANSWER; /* a short setup */
}

static double play_games(struct room *room)
{
    unsigned dice = 1;
    double most = 0;
    for (int i = 0; i < 3; i++)
        most += play_game(room, &dice);
    return most;
}

TEST(an_answer_takes_no_more_than_the_sum_says)
{
    for (which = 0; which < (int)(sizeof longest / sizeof *longest); which++) {
        struct room room;
        room_open(&room);
        add(&room, play_games);
        room_close(&room);
    }
}
