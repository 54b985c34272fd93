/* Limits: what one person and one address may do, over all their connections. */
#include "kit/test.h"
#include "server/http.h"
#include "server/room.h"

#include <stdlib.h>

TEST(a_bucket_gives_its_burst_and_then_its_rate)
{
    struct bucket bucket = {0};
    int given = 0;
    for (int i = 0; i < 100; i++)
        given += bucket_take(&bucket, 10, 20, 5);
    CHECK_EQ(given, 20);
    CHECK(!bucket_take(&bucket, 10, 20, 5.05));
    CHECK(bucket_take(&bucket, 10, 20, 5.15));
    CHECK(!bucket_take(&bucket, 10, 20, 5.15));
    for (int i = given = 0; i < 100; i++)
        given += bucket_take(&bucket, 10, 20, 1000);
    CHECK_EQ(given, 20);
    CHECK(!bucket_spend(&bucket, 11, 10, 20, 1001));
    CHECK(bucket_spend(&bucket, 10, 10, 20, 1001)); /* the refused attempt took nothing */
}

TEST(what_the_address_refuses_costs_the_person_nothing)
{
    const struct limit limit = {"x", 10, 12, 60, "Enough."};
    struct ledger a = {0}, b = {0}, home = {0};
    CHECK(limits_spend(&limit, 0, 10, &a, &home, 1));
    CHECK(!limits_spend(&limit, 0, 3, &b, &home, 1));
    CHECK(limits_spend(&limit, 0, 2, &b, &home, 1));
    CHECK(!limits_spend(&limit, 0, 1, &b, &home, 1));
    CHECK(limits_spend(&limit, 0, 8, &b, NULL, 1)); /* from elsewhere */
    CHECK(!limits_spend(&limit, 0, 1, &b, NULL, 1));
}

/* An IPv6 subscriber has at least 2^64 addresses. */
TEST(an_address_is_what_one_subscriber_has)
{
    struct room room;
    room_open(&room);
    struct hub *hub = room.hub;
    const struct address *here = address_find(hub, "2001:db8:1:2::1");
    CHECK(address_find(hub, "2001:db8:1:2:ffff:ffff:ffff:ffff") == here);
    CHECK(address_find(hub, "2001:db8:1:3::1") != here);
    CHECK(address_find(hub, "::ffff:192.0.2.1") == address_find(hub, "192.0.2.1"));
    CHECK(address_find(hub, "192.0.2.2") != address_find(hub, "192.0.2.1"));
    room_close(&room);
}

/* --- Each of them, by messages and requests. --- */

static const char *table; /* where it happens */
static int number;        /* of the next thing that must be new */

static struct client *come_from(struct client *client, const char *address)
{
    client->address = address_find(client->hub, address);
    client->address->sockets++;
    return client;
}

static struct client *guest_from(struct room *room, const char *address)
{
    return come_from(room_guest(room), address);
}

/* Whether it was done; false: refused with that sentence. */
static bool try(struct room *room, struct client *client, const char *sentence, const char *message)
{
    json_t *reply = room_do(room, client, "%s", message);
    bool fine = json_is_true(json_object_get(reply, "ok"));
    if (!fine)
        CHECK_STRING(json_string_value(json_object_get(reply, "error")), sentence);
    json_decref(reply);
    return fine;
}

static bool create(struct room *room, struct client *client, const char *sentence)
{
    return try(room, client, sentence,
               "{\"do\":\"create\",\"game\":\"flash_duel\",\"seats\":[\"me\",\"open\"]}");
}

static bool chat(struct room *room, struct client *client, const char *sentence)
{
    char message[200];
    snprintf(message, sizeof message, "{\"do\":\"chat\",\"table\":\"%s\",\"text\":\"12345\"}",
             table);
    return try(room, client, sentence, message);
}

/* A name of five bytes and a text of as many. */
static bool keep(struct room *room, struct client *client, const char *sentence)
{
    char message[200];
    snprintf(message, sizeof message,
             "{\"do\":\"keep\",\"game\":\"gem_blenders\",\"field\":\"red\",\"name\":\"%05d\","
             "\"text\":\"12345\"}",
             number++);
    return try(room, client, sentence, message);
}

static bool answer(struct room *room, struct client *client, const char *sentence)
{
    char message[200];
    const struct table *t = room_find(room, table);
    snprintf(message, sizeof message,
             "{\"do\":\"answer\",\"table\":\"%s\",\"question\":%lld,\"option\":0}", table,
             (long long)table_question(t));
    return try(room, client, sentence, message);
}

/* Somebody else each time, who has just written a line. */
static long somebody_speaks(struct room *room)
{
    struct table *t = room_find(room, table);
    CHECK(body_add_chat(
        t, &(struct stored_chat){.person = 1000000 + number++, .seat = NOBODY, .text = "x"}));
    return (long)t->chats - 1;
}

static bool shun(struct room *room, struct client *client, const char *sentence)
{
    char message[200];
    snprintf(message, sizeof message,
             "{\"do\":\"shun\",\"table\":\"%s\",\"line\":%ld,\"how\":\"mute\"}", table,
             somebody_speaks(room));
    return try(room, client, sentence, message);
}

static bool report(struct room *room, struct client *client, const char *sentence)
{
    char message[200];
    room->hub->settings.host = "Warden";
    snprintf(message, sizeof message,
             "{\"do\":\"report\",\"table\":\"%s\",\"line\":%ld,\"text\":\"Rude\"}", table,
             somebody_speaks(room));
    return try(room, client, sentence, message);
}

/* Another game each time, since one that was analysed is kept. */
static bool analyse(struct room *room, struct client *client, const char *sentence)
{
    char message[200], code[CODE_BYTES];
    room->hub->settings.longest_thought = 5;
    snprintf(code, sizeof code, "%s", room_table(room, client, "", "\"me\",\"novice\"", ""));
    room_good(room, client, "{\"do\":\"resign\",\"table\":\"%s\"}", code);
    snprintf(message, sizeof message, "{\"do\":\"analyse\",\"table\":\"%s\"}", code);
    return try(room, client, sentence, message);
}

static void ready(struct exchange *x)
{
    x->wire = x;
}

static int request(struct room *room, const char *path, const char *body, const char *address,
                   char cookie[COOKIE_BYTES])
{
    struct exchange *x = calloc(1, sizeof *x);
    *x = (struct exchange){.hub = room->hub,
                           .ready = ready,
                           .post = *body,
                           .origin = "http://parlor",
                           .host = "parlor",
                           .type = "application/json"};
    snprintf(x->path, sizeof x->path, "%s", path);
    x->length = (size_t)snprintf(x->body, sizeof x->body, "%s", body);
    snprintf(x->cookie, sizeof x->cookie, "%s", cookie);
    snprintf(x->address, sizeof x->address, "%s", address);
    http_handle(x);
    hub_turn(room->hub);
    store_wait(room->hub->store);
    hub_flush(room->hub);
    CHECK(x->wire == x);
    int status = x->status;
    if (*x->set_cookie)
        snprintf(cookie, COOKIE_BYTES, "%s", x->set_cookie);
    exchange_free(x);
    return status;
}

/* Only this limit counts, with these figures, 100 seconds. */
static void limit_only(struct room *room, enum limit_id id, double person, double address)
{
    struct limit *limit = &room->hub->settings.limits[id];
    limit->person = limit->person > 0 ? person : 0;
    limit->address = address;
    limit->seconds = 100;
}

static const struct by_message {
    enum limit_id id;
    bool (*act)(struct room *room, struct client *client, const char *sentence);
    int tokens; /* of each */
} by_message[] = {
    {LIMIT_TABLES, create, 1},   {LIMIT_TABLES_A_DAY, create, 1}, {LIMIT_CHAT, chat, 1},
    {LIMIT_CHAT_BYTES, chat, 5}, {LIMIT_TEXT_BYTES, keep, 110},   {LIMIT_ANSWERS, answer, 1},
    {LIMIT_SHUNS, shun, 1},      {LIMIT_REPORTS, report, 1},      {LIMIT_ANALYSES, analyse, 1},
};

static int times(struct room *room, struct client *client, const struct by_message *way)
{
    int count = 0;
    while (way->act(room, client, room->hub->settings.limits[way->id].sentence))
        CHECK(++count < 100);
    return count;
}

/* Whoever comes by another connection has not more, and a neighbour only what is left to the
 * address; with time it comes back. */
static void check_limit(struct room *room, const struct by_message *way)
{
    struct client *a = room_guest(room), *b = guest_from(room, "192.0.2.1");
    bool of_person = room->hub->settings.limits[way->id].person > 0;
    table = room_table(room, a, "\"mode\":\"solo\"", "\"me\"", "");
    room_good(room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", table);
    room_good(room, a, "{\"do\":\"prefer\",\"wait\":true}"); /* nothing is answered for them */
    a->person->ledger = (struct ledger){0};
    come_from(a, "192.0.2.1");
    limit_only(room, way->id, 4 * way->tokens, 6 * way->tokens);
    CHECK_EQ(times(room, a, way), of_person ? 4 : 6);
    CHECK_EQ(times(room, come_from(room_return(room, a->person->row.id), "192.0.2.1"), way), 0);
    if (way->id != LIMIT_ANSWERS) {
        CHECK_EQ(times(room, b, way), of_person ? 2 : 0);
        struct client *elsewhere = guest_from(room, "192.0.2.9");
        CHECK_EQ(times(room, elsewhere, way), of_person ? 4 : 6);
    }
    room_advance(room, 51);
    CHECK_EQ(times(room, a, way), of_person ? 2 : 3);
}

TEST(limits_count_for_people_and_addresses)
{
    for (size_t i = 0; i < sizeof by_message / sizeof *by_message; i++) {
        struct room room;
        room_open(&room);
        check_limit(&room, &by_message[i]);
        room_close(&room);
    }
}

TEST(a_day_s_limits_outlive_who_leaves)
{
    struct room room;
    room_open(&room);
    struct client *a = guest_from(&room, "192.0.2.1");
    const struct by_message *way = &by_message[1];
    limit_only(&room, way->id, 4, 6);
    room.hub->settings.limits[way->id].seconds = 86400;
    CHECK_EQ(times(&room, a, way), 4);
    int64_t person = a->person->row.id;
    client_close(a);
    room_advance(&room, 3600);
    a = room_return(&room, person);
    CHECK_EQ(times(&room, a, way), 0);
    client_close(a);
    CHECK_EQ(times(&room, guest_from(&room, "192.0.2.1"), way), 2);
    room_close(&room);
}

/* --- Answers that nobody gives. --- */

static void let_them_play(struct room *room)
{
    for (int i = 0; i < 50; i++) {
        hub_turn(room->hub);
        room_advance(room, 0);
    }
}

/* Also over several tables; and they go on as it comes back. */
TEST(answers_of_bots_count_for_who_lets_them_play)
{
    struct room room;
    const struct table *both[2];
    room_open(&room);
    struct client *a = guest_from(&room, "192.0.2.1");
    limit_only(&room, LIMIT_ANSWERS, 10, 10);
    for (int i = 0; i < 2; i++) {
        both[i] = room_find(&room, room_table(&room, a, "", "\"novice\",\"novice\"", ""));
        room_good(&room, a, "{\"do\":\"watch\",\"table\":\"%s\"}", both[i]->row.code);
    }
    let_them_play(&room);
    CHECK_EQ(both[0]->row.moves + both[1]->row.moves, 10);
    room_advance(&room, 51);
    let_them_play(&room);
    CHECK_EQ(both[0]->row.moves + both[1]->row.moves, 15);
    room_close(&room);
}

TEST(answers_of_bots_count_for_whom_they_play_with)
{
    struct room room;
    room_open(&room);
    struct client *a = guest_from(&room, "192.0.2.1"), *b = guest_from(&room, "192.0.2.2");
    char code[CODE_BYTES];
    limit_only(&room, LIMIT_ANSWERS, 20, 20);
    snprintf(code, sizeof code, "%s", room_table(&room, a, "", "\"me\",\"novice\"", ""));
    table = code;
    const struct table *t = room_find(&room, code);
    room_good(&room, b, "{\"do\":\"watch\",\"table\":\"%s\"}",
              code); /* who looks on is not charged */
    int given = 0;
    while (t->pending & 1 ? answer(&room, a, room.hub->settings.limits[LIMIT_ANSWERS].sentence)
                          : t->row.moves < 20) {
        given += t->pending & 1;
        let_them_play(&room);
    }
    CHECK_EQ(t->row.moves, 20);
    CHECK(given < 15);
    CHECK(b->address->ledger.bucket[LIMIT_ANSWERS].used == 0);
    room_close(&room);
}

TEST(messages_count_over_all_connections)
{
    struct room room;
    room_open(&room);
    struct client *a = guest_from(&room, "192.0.2.1"), *b = room_return(&room, a->person->row.id);
    limit_set(&room.hub->settings.limits[LIMIT_MESSAGES], 1, 10);
    for (int i = 0; i < 5; i++) {
        room_good(&room, a, "{\"do\":\"lobby\",\"watch\":false}");
        room_good(&room, b, "{\"do\":\"lobby\",\"watch\":false}");
    }
    client_message(b, "{}", 2);
    CHECK_CONTAINS(b->cut, "Too many messages");
    CHECK_EQ((long)room.hub->metrics.limited[LIMIT_MESSAGES], 1);
    room_close(&room);
}

TEST(requests_count_for_the_address)
{
    static const struct {
        enum limit_id id;
        const char *path, *body;
        bool stranger; /* each comes without a cookie */
    } ways[] = {
        {LIMIT_REQUESTS, "/healthz", "", false},
        {LIMIT_GUESTS, "/api/me", "", true},
        {LIMIT_NAMES, "/api/name", "{\"name\":\"Somebody\"}", true},
        {LIMIT_PASSWORDS, "/api/login", "{\"name\":\"Nobody\",\"password\":\"12345678\"}", true},
    };
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct room room;
        room_open(&room);
        limit_only(&room, ways[i].id, 5, 5);
        int counts[2] = {0};
        for (int from = 0; from < 2; from++)
            for (int n = 0; n < 20; n++) {
                char cookie[COOKIE_BYTES] = "", address[20];
                snprintf(address, sizeof address, "192.0.2.%d", from);
                int status = request(&room, ways[i].path, ways[i].body, address, cookie);
                CHECK(status == 429 || n < 5);
                counts[from] += status != 429;
            }
        CHECK_EQ(counts[0], 5);
        CHECK_EQ(counts[1], 5);
        room_close(&room);
    }
}

/* Also for a name that nobody has: else this would tell. */
TEST(wrong_passwords_count_for_the_name_and_come_back_with_time)
{
    struct room room;
    room_open(&room);
    limit_only(&room, LIMIT_PASSWORDS, 0, 1000);
    struct limit *limit = &room.hub->settings.limits[LIMIT_GUESSES];
    limit->person = 2;
    limit->seconds = 100;
    static const struct {
        double wait;
        const char *name;
        int status;
    } tries[] = {
        {0, "Nobody", 403},  {0, "No body", 403}, {0, "nobody", 429},
        {0, "Another", 403}, {51, "Nobody", 403}, {0, "Nobody", 429},
    };
    for (int i = 0; i < 6; i++) {
        char cookie[COOKIE_BYTES] = "", body[100], address[20];
        snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"12345678\"}", tries[i].name);
        snprintf(address, sizeof address, "192.0.2.%d", i);
        room_advance(&room, tries[i].wait);
        CHECK_EQ(request(&room, "/api/login", body, address, cookie), tries[i].status);
    }
    CHECK_EQ((long)room.hub->metrics.limited[LIMIT_GUESSES], 2);
    CHECK_EQ((long)room.hub->guesses.count, 2);
    room_advance(&room, 101);
    CHECK_EQ((long)room.hub->guesses.count, 0);
    room_close(&room);
}
