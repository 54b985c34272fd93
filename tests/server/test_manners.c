/* test_manners.c - muting, blocking and reporting, on a hub without a network. */
#include "kit/test.h"
#include "server/room.h"

#include <stdlib.h>
#include <time.h>

static void speak(struct room *room, struct client *client, const char *code, const char *text)
{
    room_good(room, client, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"%s\"}", code, text);
}

/* What it was told by itself since the last time: its words, one after the other; of a chat also
 * the texts of its lines. */
static const char *told(struct room *room, struct client *client)
{
    static char words[1000];
    size_t line;
    json_t *chat;
    *words = '\0';
    for (char *text; (text = room_hear(room, client)); free(text)) {
        json_t *json = json_loads(text, 0, NULL);
        const char *on = json_string_value(json_object_get(json, "on"));
        if (on)
            strcat(strcat(words, on), " ");
        if (on && !strcmp(on, "chat"))
            json_array_foreach(json_object_get(json, "chat"), line, chat)
                strcat(strcat(words, json_string_value(json_object_get(chat, "text"))), " ");
        json_decref(json);
    }
    return words;
}

/* Sends it, and leaves what comes to `told`. */
static void tell(struct client *client, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void tell(struct client *client, const char *format, ...)
{
    char message[300];
    va_list values;
    va_start(values, format);
    vsnprintf(message, sizeof message, format, values);
    va_end(values);
    client_message(client, message, strlen(message));
}

/* --- Mute and lift. --- */

TEST(a_mute_tells_the_chats_that_change_and_nothing_else)
{
    struct room room;
    char talk[CODE_BYTES], quiet[CODE_BYTES];
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    struct client *also = room_return(&room, a->person->row.id);
    snprintf(talk, sizeof talk, "%s", room_table(&room, a, "", "\"me\",\"open\"", ""));
    snprintf(quiet, sizeof quiet, "%s", room_table(&room, a, "", "\"me\",\"open\"", ""));
    for (int i = 0; i < 2; i++) {
        room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", i ? talk : quiet);
        room_good(&room, also, "{\"do\":\"watch\",\"table\":\"%s\"}", i ? talk : quiet);
        speak(&room, a, i ? talk : quiet, "mine");
    }
    speak(&room, b, talk, "theirs");
    room_advance(&room, 1);
    told(&room, a);
    told(&room, also);
    tell(a, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":1,\"how\":\"mute\"}", talk);
    room_advance(&room, 0.1);
    CHECK_STRING(told(&room, a), "chat mine ");
    CHECK_STRING(told(&room, also), "chat mine ");
    tell(a, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":1,\"how\":\"block\"}", talk);
    room_advance(&room, 0.1);
    CHECK_STRING(told(&room, a), ""); /* they were not heard before */
    speak(&room, b, talk, "unheard");
    speak(&room, a, talk, "more");
    told(&room, a);
    tell(a, "{\"do\":\"lift\",\"who\":%lld}", (long long)b->person->row.id);
    room_advance(&room, 0.1);
    CHECK_STRING(told(&room, a), "chat mine theirs unheard more ");
    room_close(&room);
}

TEST(who_hears_somebody_already_is_told_nothing)
{
    struct room room;
    char code[CODE_BYTES];
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    snprintf(code, sizeof code, "%s", room_table(&room, a, "", "\"me\",\"open\"", ""));
    room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", code);
    speak(&room, b, code, "theirs");
    room_advance(&room, 1);
    told(&room, a);
    uint64_t written = store_written(room.hub->store);
    tell(a, "{\"do\":\"lift\",\"who\":%lld}", (long long)b->person->row.id);
    tell(a, "{\"do\":\"lift\",\"who\":999}");
    tell(a, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":0,\"how\":\"none\"}", code);
    CHECK_EQ(store_written(room.hub->store), written);
    room_advance(&room, 0.1);
    CHECK_STRING(told(&room, a), "");
    room_close(&room);
}

TEST(to_mute_and_to_lift_count_for_many_messages)
{
    struct room room;
    char code[CODE_BYTES];
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    snprintf(code, sizeof code, "%s", room_table(&room, a, "", "\"me\",\"open\"", ""));
    speak(&room, b, code, "theirs");
    limit_set(&room.hub->settings.limits[LIMIT_MESSAGES], 1, 45);
    a->person->ledger = (struct ledger){0};
    room_good(&room, a, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":0,\"how\":\"mute\"}", code);
    room_good(&room, a, "{\"do\":\"lift\",\"who\":999}");
    room_bad(&room, a, "too often", "{\"do\":\"lift\",\"who\":999}");
    room_close(&room);
}

/* However much one watches: nobody else waits for it. */
TEST(chats_that_change_are_told_some_in_each_tick)
{
    enum { TABLES = 20, LINES = 40, MOST = 3 };
    struct room room;
    char code[TABLES][CODE_BYTES];
    room_open(&room);
    struct client *a = room_guest(&room), *b = room_guest(&room);
    for (int i = 0; i < TABLES; i++) {
        snprintf(code[i], CODE_BYTES, "%s", room_table(&room, a, "", "\"novice\",\"open\"", ""));
        room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", code[i]);
        struct table *table = room_find(&room, code[i]);
        for (int n = 0; n < LINES; n++)
            CHECK(body_add_chat(table, &(struct stored_chat){.person = b->person->row.id,
                                                             .seat = NOBODY,
                                                             .text = "theirs"}));
    }
    room_advance(&room, 1);
    told(&room, a);
    tell(a, "{\"do\":\"shun\",\"table\":\"%s\",\"line\":0,\"how\":\"mute\"}", code[0]);
    CHECK_STRING(told(&room, a), "");
    size_t all = 0;
    for (int ticks = 0; all < TABLES; ticks++) {
        room_advance(&room, 0.1);
        size_t now = strlen(told(&room, a)) / strlen("chat ");
        CHECK(now <= MOST && ticks < TABLES);
        all += now;
    }
    CHECK_EQ(all, TABLES);
    tell(a, "{\"do\":\"lift\",\"who\":%lld}", (long long)b->person->row.id);
    client_close(a); /* before they are told */
    room_advance(&room, 0.1);
    room_close(&room);
}

/* --- Reports. --- */

/* Whoever it is: from now on the host of the site. */
static struct client *make_host(struct room *room)
{
    struct client *host = room_guest(room);
    room->hub->settings.host = "Warden";
    host->person->row.account = true;
    person_rename(room->hub, host->person, "Warden");
    return host;
}

/* A table where somebody has said something that can be reported as line 0. */
static const char *rude_table(struct room *room, struct client *rude)
{
    static char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", room_table(room, rude, "", "\"me\",\"open\"", ""));
    speak(room, rude, code, "rude");
    return code;
}

#define REPORT "{\"do\":\"report\",\"table\":\"%s\",\"line\":0,\"text\":\"This was rude.\"}"

static json_t *reports_of(struct room *room, struct client *host)
{
    json_t *reply = room_do(room, host, "{\"do\":\"reports\"}");
    CHECK(json_is_true(json_object_get(reply, "ok")));
    return reply;
}

static long open_reports(struct room *room, struct client *host)
{
    json_t *reply = reports_of(room, host);
    long open = (long)json_integer_value(json_object_get(reply, "open"));
    json_decref(reply);
    return open;
}

TEST(nothing_is_reported_where_nobody_reads_it)
{
    struct room room;
    room_open(&room);
    struct client *a = room_guest(&room), *rude = room_guest(&room);
    const char *code = rude_table(&room, rude);
    uint64_t written = store_written(room.hub->store);
    room_bad(&room, a, "Nobody reads reports here.", REPORT, code);
    CHECK_EQ(store_written(room.hub->store), written);
    make_host(&room);
    room_good(&room, a, REPORT, code);
    room_close(&room);
}

/* Who has many that were not read yet waits; others do not. */
TEST(nobody_can_report_so_much_that_others_can_not)
{
    struct room room;
    room_open(&room);
    struct client *host = make_host(&room), *rude = room_guest(&room);
    const char *code = rude_table(&room, rude);
    for (int who = 0; who < 150; who++) {
        struct client *a = room_guest(&room);
        for (int i = 0; i < 10; i++)
            room_good(&room, a, REPORT, code);
        room_bad(&room, a, "your 10 reports first", REPORT, code);
        client_close(a);
    }
    CHECK_EQ(open_reports(&room, host), 1500);
    room_close(&room);
}

TEST(the_host_gets_the_oldest_reports_and_how_many_there_are)
{
    struct room room;
    size_t index;
    json_t *report;
    room_open(&room);
    struct client *host = make_host(&room), *rude = room_guest(&room);
    const char *code = rude_table(&room, rude);
    for (int i = 0; i < 60; i++) {
        struct client *a = room_guest(&room);
        room_good(&room, a, REPORT, code);
        client_close(a);
    }
    for (int judged = 0; judged < 3; judged++) {
        json_t *reply = reports_of(&room, host), *list = json_object_get(reply, "reports");
        CHECK_EQ(json_integer_value(json_object_get(reply, "open")), 60 - judged);
        CHECK_EQ(json_array_size(list), 50);
        json_array_foreach(list, index, report)
            CHECK_EQ(json_integer_value(json_object_get(report, "report")),
                     1 + judged + (int)index);
        json_decref(reply);
        room_good(&room, host, "{\"do\":\"judge\",\"report\":%d,\"silence\":1}", 1 + judged);
        room_bad(&room, host, "no such report", "{\"do\":\"judge\",\"report\":%d,\"silence\":1}",
                 1 + judged);
    }
    room_close(&room);
}

/* Others wait while the list is written. */
TEST(long_reports_come_one_after_the_other)
{
    static char quote[40000];
    struct room room;
    room_open(&room);
    struct client *host = make_host(&room);
    memset(quote, '"', sizeof quote - 1);
    for (int i = 0; i < 20; i++)
        store_add_report(room.hub->store,
                         &(struct stored_report){.id = 1 + i, .words = "", .quote = quote});
    store_wait(room.hub->store);
    json_t *reply = reports_of(&room, host);
    size_t listed = json_array_size(json_object_get(reply, "reports"));
    CHECK(listed >= 3 && listed <= 5);
    CHECK_EQ(json_integer_value(json_object_get(reply, "open")), 20);
    json_decref(reply);
    room_close(&room);
}

TEST(the_host_can_let_somebody_write_again)
{
    struct room room;
    room_open(&room);
    struct client *host = make_host(&room), *rude = room_guest(&room), *a = room_guest(&room);
    const char *code = rude_table(&room, rude);
    for (int i = 0; i < 3; i++)
        room_good(&room, a, REPORT, code);
    room_good(&room, host, "{\"do\":\"judge\",\"report\":1,\"silence\":24}");
    CHECK(rude->person->row.silent > (int64_t)time(NULL) + 23 * 3600);
    room_good(&room, host, "{\"do\":\"judge\",\"report\":2}"); /* nothing to do about that one */
    room_bad(&room, rude, "silenced", "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"?\"}", code);
    room_good(&room, host, "{\"do\":\"judge\",\"report\":3,\"silence\":0}");
    speak(&room, rude, code, "sorry");
    CHECK_EQ(open_reports(&room, host), 0);
    room_close(&room);
}
