/* room.c - see room.h. */
#include "server/room.h"

#include "kit/test.h"
#include "server/log.h"

#include <stdlib.h>
#include <unistd.h>

static double now;

static double fake_seconds(void)
{
    return now;
}

static void start(struct room *room)
{
    struct settings settings;
    struct reason why;
    settings_defaults(&settings);
    settings.folder = room->folder;
    settings.workers = 0;
    limits_multiply(settings.limits, 1000000);
    settings.waiting_bytes = 1 << 26;
    settings.seconds = fake_seconds;
    log_quiet = true;
    room->hub = hub_open(&settings, NULL, NULL, &why);
    if (!room->hub)
        fail_msg("%s", why.text);
}

void room_open(struct room *room)
{
    static const char *const places[] = {"/dev/shm",
                                         "/tmp"}; /* the first has no disk to wait for */
    bool made = false;
    now = 1000;
    for (int i = 0; !made && i < 2; i++) {
        snprintf(room->folder, sizeof room->folder, "%s/parlor-room-XXXXXX", places[i]);
        made = mkdtemp(room->folder) != NULL;
    }
    CHECK(made);
    start(room);
}

void room_reopen(struct room *room)
{
    hub_close(room->hub);
    start(room);
}

void room_close(struct room *room)
{
    static const char *const files[] = {"", "-wal", "-shm"};
    char path[100];
    hub_close(room->hub);
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/parlor.db%s", room->folder, files[i]);
        unlink(path);
    }
    rmdir(room->folder);
}

void room_advance(struct room *room, double seconds)
{
    now += seconds;
    hub_tick(room->hub);
}

struct client *room_guest(struct room *room)
{
    struct client *client =
        client_open(room->hub, person_new_guest(room->hub, NULL, NULL), NULL, NULL);
    free(room_hear(room, client)); /* hello */
    return client;
}

struct client *room_return(struct room *room, int64_t person)
{
    struct client *client =
        client_open(room->hub, person_by_id(room->hub, person, NULL), NULL, NULL);
    free(room_hear(room, client));
    return client;
}

char *room_hear(struct room *room, struct client *client)
{
    store_wait(room->hub->store);
    hub_flush(room->hub);
    struct message *message = client_next(client);
    char *text = message ? strndup(message->bytes, message->length) : NULL;
    free(message);
    return text;
}

static json_t *send_and_hear(struct room *room, struct client *client, const char *format,
                             va_list values)
{
    char message[4000];
    json_t *reply = NULL;
    vsnprintf(message, sizeof message, format, values);
    client_message(client, message, strlen(message));
    for (char *text; (text = room_hear(room, client)); free(text)) {
        json_t *json = json_loads(text, 0, NULL);
        CHECK(json != NULL);
        if (json_object_get(json, "re")) {
            CHECK(reply == NULL);
            reply = json_incref(json);
        }
        json_decref(json);
    }
    return reply;
}

json_t *room_do(struct room *room, struct client *client, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    json_t *reply = send_and_hear(room, client, format, values);
    va_end(values);
    return reply;
}

void room_good(struct room *room, struct client *client, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    json_t *reply = send_and_hear(room, client, format, values);
    va_end(values);
    if (!json_is_true(json_object_get(reply, "ok")))
        fail_msg("%s: %s", format, json_string_value(json_object_get(reply, "error")));
    json_decref(reply);
}

void room_bad(struct room *room, struct client *client, const char *piece, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    json_t *reply = send_and_hear(room, client, format, values);
    va_end(values);
    CHECK(json_is_false(json_object_get(reply, "ok")));
    CHECK_CONTAINS(json_string_value(json_object_get(reply, "error")), piece);
    json_decref(reply);
}

void room_share(struct room *room, struct client *client, const char *code)
{
    char hex[2 * SEED_BYTES + 1];
    uint8_t share[SEED_BYTES];
    seed_from_system(share);
    seed_to_hex(share, hex);
    room_good(room, client, "{\"do\":\"share\",\"table\":\"%s\",\"share\":\"%s\"}", code, hex);
}

void room_sit(struct room *room, struct client *client, const char *code, int seat)
{
    room_good(room, client, "{\"do\":\"sit\",\"table\":\"%s\",\"seat\":%d}", code, seat);
    room_share(room, client, code);
}

const char *room_table(struct room *room, struct client *host, const char *setup, const char *seats,
                       const char *more)
{
    static char code[CODE_BYTES];
    json_t *reply = room_do(room, host,
                            "{\"do\":\"create\",\"game\":\"flash_duel\",\"setup\":{%s},"
                            "\"seats\":[%s]%s}",
                            setup, seats, more);
    const char *made = json_string_value(json_object_get(reply, "table"));
    if (!made)
        fail_msg("%s", json_string_value(json_object_get(reply, "error")));
    snprintf(code, sizeof code, "%s", made);
    json_decref(reply);
    if (table_seat_of(room_find(room, code), host->person) != NOBODY)
        room_share(room, host, code);
    return code;
}

struct table *room_find(struct room *room, const char *code)
{
    struct reason why;
    struct table *table = tables_find(room->hub, code, &why);
    CHECK(table && body_wake(table, &why));
    return table;
}
