/* test_lobby.c - which tables others see in the lobby, what their line says, and closing one. */
#include "server/table.h"

#include "kit/test.h"
#include "server/room.h"

#include <stdlib.h>
#include <string.h>

static struct client *looker(struct room *room)
{
    struct client *client = room_guest(room);
    room_good(room, client, "{\"do\":\"lobby\",\"watch\":true}");
    return client;
}

/* The last thing that is said to this client about the table: its line, "gone", or nothing. */
static json_t *last_word(struct room *room, struct client *client, const char *code)
{
    json_t *last = NULL;
    for (char *text; (text = room_hear(room, client)); free(text)) {
        json_t *said = json_loads(text, 0, NULL);
        const char *on = json_string_value(json_object_get(said, "on"));
        json_t *table = json_object_get(said, "table");
        bool gone = !strcmp(on, "lobby_gone") && !strcmp(json_string_value(table), code);
        bool line = !strcmp(on, "lobby_table") &&
                    !strcmp(json_string_value(json_object_get(table, "table")), code);
        if (gone || line) {
            json_decref(last);
            last = json_incref(table);
        }
        json_decref(said);
    }
    return last;
}

enum word { SILENCE, LINE, GONE };

static enum word word_of(struct room *room, struct client *client, const char *code)
{
    json_t *last = last_word(room, client, code);
    enum word word = !last ? SILENCE : json_is_object(last) ? LINE : GONE;
    json_decref(last);
    return word;
}

/* Whether it is in the list of somebody who begins to watch now. */
static bool is_listed(struct room *room, const char *code)
{
    struct client *client = room_guest(room);
    char message[] = "{\"do\":\"lobby\",\"watch\":true}";
    bool found = false;
    client_message(client, message, strlen(message));
    for (char *text; (text = room_hear(room, client)); free(text))
        found |= strstr(text, code) != NULL;
    client_close(client);
    return found;
}

static struct table *two_people(struct room *room, struct client **a, struct client **b,
                                const char *more)
{
    *a = room_guest(room);
    *b = room_guest(room);
    struct table *table = room_find(room, room_table(room, *a, "", "\"me\",\"open\"", more));
    room_sit(room, *b, table->row.code, 1);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    return table;
}

/* --- What is public. --- */

TEST(a_game_of_one_person_against_bots_is_nobody_elses_business)
{
    struct room room;
    room_open(&room);
    struct client *other = looker(&room), *a = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"novice\"", ""));
    room_good(&room, a, "{\"do\":\"lobby\",\"watch\":true}");
    lobby_changed(table);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), SILENCE);
    CHECK_EQ(word_of(&room, a, table->row.code), LINE);
    CHECK(!is_listed(&room, table->row.code));
    room_good(&room, other, "{\"do\":\"watch\",\"table\":\"%s\"}", table->row.code); /* its link */
    room_good(&room, a, "{\"do\":\"resign\",\"table\":\"%s\"}", table->row.code);
    json_t *past = room_do(&room, other, "{\"do\":\"history\",\"mine\":false}");
    CHECK_EQ(json_array_size(json_object_get(past, "games")), 0);
    json_decref(past);
    past = room_do(&room, a, "{\"do\":\"history\",\"mine\":true}");
    CHECK_EQ(json_array_size(json_object_get(past, "games")), 1);
    json_decref(past);
    room_close(&room);
}

TEST(a_free_seat_is_public_until_a_bot_takes_it)
{
    struct room room;
    room_open(&room);
    struct client *other = looker(&room), *a = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"open\"", ""));
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), LINE);
    room_good(&room, a, "{\"do\":\"fill\",\"table\":\"%s\",\"seat\":1,\"level\":\"novice\"}",
              table->row.code);
    CHECK_EQ(table->row.status, TABLE_RUNNING);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), GONE);
    room_close(&room);
}

/* --- What was deserted. --- */

TEST(a_table_that_all_have_left_is_shown_again_when_one_is_back)
{
    struct room room;
    struct client *a, *b;
    room_open(&room);
    struct table *table = two_people(&room, &a, &b, "");
    int64_t id = a->person->row.id;
    struct client *other = looker(&room);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), LINE);
    client_close(a);
    room_advance(&room, 700);
    CHECK(word_of(&room, other, table->row.code) != GONE); /* one is still there */
    client_close(b);
    room_advance(&room, 500);
    CHECK(word_of(&room, other, table->row.code) != GONE);
    room_advance(&room, 200);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), GONE);
    CHECK(!is_listed(&room, table->row.code));
    a = room_return(&room, id);
    room_good(&room, a, "{\"do\":\"lobby\",\"watch\":true}");
    room_advance(&room, 61);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), LINE);
    CHECK(is_listed(&room, table->row.code));
    room_close(&room);
}

/* Plays the first option of whoever is asked. */
static void play_on(struct room *room, struct table *table, struct client *a, struct client *b)
{
    struct client *who = table->pending & seat_bit(0) ? a : b;
    room_good(room, who, "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":0}",
              table->row.code, (long long)table_question(table));
}

TEST(a_game_at_which_nobody_answers_is_not_shown_for_long)
{
    struct room room;
    struct client *a, *b;
    room_open(&room);
    struct table *table = two_people(&room, &a, &b, "");
    struct client *other = looker(&room);
    room_advance(&room, 3500);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), LINE);
    room_advance(&room, 200);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), GONE);
    play_on(&room, table, a, b);
    room_advance(&room, 1);
    CHECK_EQ(word_of(&room, other, table->row.code), LINE);
    room_close(&room);
}

TEST(an_open_table_with_days_for_an_answer_waits_also_without_its_people)
{
    struct room room;
    room_open(&room);
    for (int days = 0; days < 2; days++) {
        struct client *a = room_guest(&room), *other = looker(&room);
        struct table *table =
            room_find(&room, room_table(&room, a, "", "\"me\",\"open\"",
                                        days ? ",\"clock\":{\"kind\":\"days\",\"days\":3}" : ""));
        room_advance(&room, 1);
        CHECK_EQ(word_of(&room, other, table->row.code), LINE);
        client_close(a);
        room_advance(&room, 700);
        room_advance(&room, 1);
        CHECK_EQ(word_of(&room, other, table->row.code) == GONE, !days);
        CHECK_EQ(is_listed(&room, table->row.code), days);
    }
    room_close(&room);
}

/* --- What a line says. --- */

TEST(a_line_says_who_owes_an_answer_and_when_the_last_one_was)
{
    struct room room;
    struct client *a, *b;
    room_open(&room);
    struct table *table = two_people(&room, &a, &b, "");
    struct client *other = looker(&room);
    room_advance(&room, 1);
    play_on(&room, table, a, b);
    room_advance(&room, 100);
    lobby_changed(table);
    room_advance(&room, 1);
    json_t *line = last_word(&room, other, table->row.code);
    json_int_t ago = time(NULL) - json_integer_value(json_object_get(line, "answered"));
    CHECK(ago >= 100 && ago <= 110);
    CHECK(json_is_true(json_object_get(line, "public")));
    const json_t *waiting = json_object_get(line, "waiting");
    CHECK_EQ(json_array_size(waiting), 1);
    CHECK(table->pending & seat_bit((int)json_integer_value(json_array_get(waiting, 0))));
    json_decref(line);
    room_close(&room);
}

TEST(the_time_of_the_last_answer_outlives_a_restart)
{
    struct room room;
    struct client *a, *b;
    room_open(&room);
    struct table *table = two_people(&room, &a, &b, "");
    char code[CODE_BYTES];
    memcpy(code, table->row.code, sizeof code);
    room_advance(&room, 5);
    play_on(&room, table, a, b);
    int64_t at = table->answered_at;
    room_advance(&room, 50);
    room_reopen(&room);
    CHECK_EQ(room_find(&room, code)->answered_at, at);
    room_close(&room);
}

/* --- Closing. --- */

TEST(who_plays_against_bots_alone_closes_the_table)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *other = room_guest(&room);
    struct table *table = room_find(&room, room_table(&room, a, "", "\"me\",\"novice\"", ""));
    char code[CODE_BYTES];
    memcpy(code, table->row.code, sizeof code);
    room_good(&room, a, "{\"do\":\"lobby\",\"watch\":true}");
    room_bad(&room, other, "no seat", "{\"do\":\"close\",\"table\":\"%s\"}", code);
    json_decref(room_do(&room, a, "{\"do\":\"close\",\"table\":\"%s\"}", code));
    room_bad(&room, a, "There is no table", "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    CHECK(!is_listed(&room, code));
    json_t *past = room_do(&room, a, "{\"do\":\"history\",\"mine\":true}");
    CHECK_EQ(json_array_size(json_object_get(past, "games")), 0);
    json_decref(past);
    room_close(&room);
}

TEST(where_others_play_nobody_closes_the_table)
{
    struct room room;
    struct client *a, *b;
    room_open(&room);
    struct table *table = two_people(&room, &a, &b, "");
    room_bad(&room, a, "you can resign", "{\"do\":\"close\",\"table\":\"%s\"}", table->row.code);
    room_good(&room, a, "{\"do\":\"resign\",\"table\":\"%s\"}", table->row.code);
    room_bad(&room, a, "is over", "{\"do\":\"close\",\"table\":\"%s\"}", table->row.code);
    room_close(&room);
}
