/* fuzz_message.c - lines as WebSocket messages of three people at one table. A line begins with who
 * sends it (0, 1 or 2); "$" stands for the table's code. Each message gets exactly one reply, or
 * ends its connection; a refused one has not changed the game. */
#include "fuzz/hall.h"

enum { PEOPLE = 3 };

struct seen {
    int replies, refused;
};

/* Takes all messages, without waiting until they are confirmed; each must be JSON. */
static struct seen hear(struct client *client)
{
    struct seen seen = {0};
    for (struct message *message; (message = STAILQ_FIRST(&client->messages)); free(message)) {
        STAILQ_REMOVE_HEAD(&client->messages, next);
        client->waiting_bytes -= message->length;
        json_t *json = json_loadb(message->bytes, message->length, JSON_REJECT_DUPLICATES, NULL);
        require(json_is_object(json), "a message is not JSON", NULL);
        if (json_object_get(json, "re")) {
            const char *error = json_string_value(json_object_get(json, "error"));
            bool ok = json_is_true(json_object_get(json, "ok"));
            require(ok ? !error : error && *error, "a reply has the wrong 'error'", NULL);
            seen.replies++;
            seen.refused += !ok;
        } else {
            require(json_string_value(json_object_get(json, "on")) != NULL, "no 'on'", NULL);
        }
        json_decref(json);
    }
    return seen;
}

static struct client *enter(struct hub *hub)
{
    static struct person *person[PEOPLE];
    static int next;
    struct person **who = &person[next++ % PEOPLE];
    if (!*who)
        *who = person_new_guest(hub, NULL, NULL);
    struct client *client = client_open(hub, *who, NULL, NULL);
    hear(client);
    return client;
}

/* The text with the table's code in place of each $. */
static void fill_in(struct text *out, const char *line, size_t length, const char *code)
{
    text_clear(out);
    for (size_t i = 0; i < length; i++)
        if (line[i] == '$')
            text_add(out, "%s", code);
        else
            text_add_bytes(out, &line[i], 1);
}

static void try_line(struct hub *hub, struct client **clients, const char *code, const char *line,
                     size_t length, struct text *message)
{
    struct client **client = &clients[*line >= '1' && *line <= '2' ? *line - '0' : 0];
    struct table *table = (struct table *)index_find(&hub->tables, code_number(code));
    int64_t moves = table ? table->row.moves : 0;
    fill_in(message, line + 1, length - 1, code);
    client_message(*client, text_string(message), message->length);
    struct seen seen = hear(*client);
    table = (struct table *)index_find(&hub->tables, code_number(code));
    if (*(*client)->cut) {
        client_close(*client);
        *client = enter(hub); /* whoever that is now */
        return;
    }
    hub_turn(hub);
    seen.replies += hear(*client).replies; /* a hint comes later */
    require(seen.replies == 1, "not exactly one reply", NULL);
    require(!seen.refused || !table || table->row.moves == moves, "refused, yet it moved", NULL);
    struct reason why;
    require(!table || !table->g || table->rules->valid(table->g, &why), "an invalid state", &why);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const char create[] = "{\"do\":\"create\",\"game\":\"flash_duel\",\"seats\":[\"me\","
                                 "\"open\"]}";
    struct hub *hub = hall();
    struct client *clients[PEOPLE];
    struct text message = {0};
    char code[CODE_BYTES] = "";
    for (int i = 0; i < PEOPLE; i++)
        clients[i] = enter(hub);
    client_message(clients[0], create, strlen(create));
    for (size_t i = 0; i < hub->tables.buckets; i++)
        if (hub->tables.bucket[i])
            memcpy(code, ((struct table *)hub->tables.bucket[i])->row.code, CODE_BYTES);
    hear(clients[0]);
    const char *line = (const char *)bytes, *end = line + size;
    while (line < end) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *stop = newline ? newline : end;
        if (stop > line)
            try_line(hub, clients, code, line, (size_t)(stop - line), &message);
        line = stop + 1;
    }
    text_free(&message);
    hall_clear(hub);
    return 0;
}
