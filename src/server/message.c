/* message.c - from the bytes of a client's message to its command and its one reply. */
#include "server/call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const bot_levels[] = {"novice", "club", "master", NULL};

/* --- Members. --- */

bool has_member(const struct call *call, const char *key)
{
    const json_t *value = json_object_get(call->json, key);
    return value && !json_is_null(value);
}

bool call_text(const struct call *call, const char *key, size_t most, const char **out,
               struct reason *why)
{
    const json_t *value = json_object_get(call->json, key);
    *out = json_string_value(value);
    if (!*out)
        return refuse(why, "'%s' must be a string.", key);
    if (json_string_length(value) > most)
        return refuse(why, "'%s' has at most %zu bytes.", key, most);
    return true;
}

bool call_number(const struct call *call, const char *key, int64_t least, int64_t most,
                 int64_t *out, struct reason *why)
{
    const json_t *value = json_object_get(call->json, key);
    *out = json_integer_value(value);
    if (!json_is_integer(value) || *out < least || *out > most)
        return refuse(why, "'%s' must be a whole number from %lld to %lld.", key, (long long)least,
                      (long long)most);
    return true;
}

bool call_flag(const struct call *call, const char *key, bool *out, struct reason *why)
{
    const json_t *value = json_object_get(call->json, key);
    *out = json_is_true(value);
    return json_is_boolean(value) || refuse(why, "'%s' must be true or false.", key);
}

bool call_seat(const struct call *call, int *out, struct reason *why)
{
    int64_t seat;
    bool fine = call_number(call, "seat", 0, call->table->row.seats - 1, &seat, why);
    *out = (int)seat;
    return fine;
}

const struct game_rules *call_game(const struct call *call, struct reason *why)
{
    const char *name;
    return call_text(call, "game", GAME_BYTES, &name, why) ? game_find(name, why) : NULL;
}

bool level_check(const char *level, struct reason *why)
{
    for (const char *const *name = bot_levels; *name; name++)
        if (!strcmp(*name, level))
            return true;
    return refuse(why, "There is no bot '%.20s'; there are: novice, club, master.", level);
}

/* --- From a message to its command. --- */

static const struct call_command *find_command(const char *name, struct reason *why)
{
    const struct call_command *const lists[] = {commands_play, commands_tables, commands_past};
    for (int i = 0; i < 3; i++)
        for (const struct call_command *command = lists[i]; command->name; command++)
            if (!strcmp(command->name, name))
                return command;
    refuse(why, "There is nothing called '%.40s' to do.", name);
    return NULL;
}

static bool takes(const struct call_command *command, const char *name)
{
    if (!strcmp(name, "do") || !strcmp(name, "ref") ||
        (command->need != NOTHING && !strcmp(name, "table")))
        return true;
    for (const char *const *member = command->members; *member; member++)
        if (!strcmp(*member, name))
            return true;
    return false;
}

static bool check_members(const struct call_command *command, const json_t *json,
                          struct reason *why)
{
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)json, name, value) if (!takes(command, name)) return refuse(
        why, "'%s' has no member '%.40s'.", command->name, name);
    return true;
}

static bool find_table(struct call *call, enum need need, struct reason *why)
{
    const char *code;
    if (!call_text(call, "table", CODE_BYTES, &code, why) ||
        !(call->table = table_find(call->hub, code, why)) || !table_wake(call->table, why))
        return false;
    call->seat = table_seat_of(call->table, call->client->person);
    return need != SEAT || call->seat != NOBODY || refuse(why, "You have no seat at this table.");
}

static bool obey(struct call *call, struct reason *why)
{
    const json_t *ref = json_object_get(call->json, "ref");
    if (ref && !json_is_integer(ref))
        return refuse(why, "'ref' must be a whole number.");
    call->ref = json_integer_value(ref);
    call->has_ref = ref != NULL;
    const char *name = json_string_value(json_object_get(call->json, "do"));
    if (!name)
        return refuse(why, "A message says what to do in its member 'do'.");
    const struct call_command *command = find_command(name, why);
    if (!command || !check_members(command, call->json, why))
        return false;
    const struct settings *settings = &call->hub->settings;
    if (command->cost &&
        !bucket_spend(&call->client->rate, command->cost, settings->messages_per_second,
                      settings->messages_burst, call->hub->seconds()))
        return refuse(why, "You ask for this too often; wait a moment.");
    if (command->need != NOTHING && !find_table(call, command->need, why))
        return false;
    return command->run(call, why);
}

/* --- The reply. --- */

static void reply_open(struct writer *w, bool has_ref, int64_t ref, bool ok)
{
    put_open(w, NULL, '{');
    if (has_ref)
        put_int(w, "re", ref);
    else
        put_null(w, "re");
    put_bool(w, "ok", ok);
}

static void reply(struct client *client, bool has_ref, int64_t ref, const char *error,
                  const struct text *members, uint64_t after)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    reply_open(&w, has_ref, ref, !error);
    if (error)
        put_string(&w, "error", error);
    else if (members && members->length) {
        text_add_bytes(&text, ",", 1);
        text_add_bytes(&text, members->bytes, members->length);
    }
    put_close(&w);
    client_send(client, &text, after);
    text_free(&text);
}

void client_message(struct client *client, const char *bytes, size_t length)
{
    struct hub *hub = client->hub;
    const struct settings *settings = &hub->settings;
    if (*client->cut)
        return;
    hub->metrics.messages++;
    if (length > MESSAGE_MOST) {
        client_cut(client, "A message has at most 16384 bytes.");
        return;
    }
    if (!bucket_take(&client->rate, settings->messages_per_second, settings->messages_burst,
                     hub->seconds())) {
        client_cut(client, "Too many messages in too short a time.");
        return;
    }
    json_t *json = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, NULL);
    if (!json_is_object(json)) {
        json_decref(json);
        client_cut(client, "A message is one JSON object.");
        return;
    }
    struct text members = {0};
    struct writer w = {.out = &members, .depth = 1, .end = {'}'}};
    struct call call = {.hub = hub, .client = client, .json = json, .w = &w, .seat = NOBODY};
    struct reason why;
    uint64_t before = store_written(hub->store);
    store_hold(hub->store);
    bool fine = obey(&call, &why);
    store_release(hub->store);
    uint64_t after = store_written(hub->store);
    if (after == before)
        after = call.table && fine ? call.table->written : 0;
    hub->metrics.refused += !fine;
    if (!fine || !call.later)
        reply(client, call.has_ref, call.ref, fine ? NULL : why.text, &members, after);
    text_free(&members);
    json_decref(json);
}

static struct client *find_client(struct hub *hub, uint64_t number)
{
    struct client *client = hub->clients;
    while (client && client->number != number)
        client = client->next;
    return client;
}

void call_reply_later(struct hub *hub, uint64_t number, bool has_ref, int64_t ref,
                      const char *members, uint64_t after)
{
    struct client *client = find_client(hub, number);
    struct text text = {0};
    if (members)
        text_add_bytes(&text, members, strlen(members));
    if (client)
        reply(client, has_ref, ref, NULL, &text, after);
    text_free(&text);
}

void call_refuse_later(struct hub *hub, uint64_t number, bool has_ref, int64_t ref,
                       const char *sentence)
{
    struct client *client = find_client(hub, number);
    if (client)
        reply(client, has_ref, ref, sentence, NULL, 0);
}
