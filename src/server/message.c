/* message.c - from the bytes of a client's message to its command and its one reply. */
#include "server/call.h"

#include "core/read.h"
#include "core/request.h"

#include <assert.h>
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
        return refuse(why,
                      "This is too long: '%s' has at most %zu characters, and letters other "
                      "than A to Z count for more.",
                      key, most);
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
    assert(call->table);
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
    const struct call_command *const lists[] = {commands_play, commands_tables, commands_past,
                                                commands_people};
    for (int i = 0; i < 4; i++)
        for (const struct call_command *command = lists[i]; command->name; command++)
            if (!strcmp(command->name, name))
                return command;
    refuse(why, "There is nothing called '%.40s' to do.", name);
    return NULL;
}

static bool check_members(const struct call_command *command, const json_t *json,
                          struct reason *why)
{
    static const char *const common[] = {"do", "ref", NULL};
    static const char *const common_at_table[] = {"do", "ref", "table", NULL};
    return request_check(json, command->name, command->need == NOTHING ? common : common_at_table,
                         command->members, why);
}

static bool find_table(struct call *call, enum need need, struct reason *why)
{
    const char *code;
    if (!call_text(call, "table", CODE_BYTES, &code, why) ||
        !(call->table = tables_find(call->hub, code, why)) || !body_wake(call->table, why))
        return false;
    if (call->table->doubtful)
        return refuse(why, "This table is read again; wait a moment.");
    call->seat = table_seat_of(call->table, call->client->person);
    if (call->seat != NOBODY)
        table_here(call->table);
    return need != SEAT || call->seat != NOBODY || refuse(why, "You have no seat at this table.");
}

static bool obey(struct call *call, struct reason *why)
{
    const char *name = json_string_value(json_object_get(call->json, "do"));
    if (!name)
        return refuse(why, "A message says what to do in its member 'do'.");
    const struct call_command *command = find_command(name, why);
    if (!command || !check_members(command, call->json, why))
        return false;
    if (command->cost && !client_may(call->client, LIMIT_MESSAGES, command->cost, why))
        return refuse(why, "You ask for this too often; wait a moment.");
    if (command->effect == CHANGES && !hub_can_write(call->hub, why))
        return false;
    if (command->need != NOTHING && !find_table(call, command->need, why))
        return false;
    if (call->table)
        payer_note(call->table, call->seat, call->client);
    assert((command->need == NOTHING) == !call->table);
    assert(command->need != SEAT || call->seat != NOBODY);
    return command->run(call, why);
}

/* --- The reply. --- */

static bool read_ref(const json_t *json, struct ref *out, struct reason *why)
{
    const json_t *ref = json_object_get(json, "ref");
    *out = (struct ref){json_is_integer(ref), json_integer_value(ref)};
    return !ref || out->given || refuse(why, "'ref' must be a whole number.");
}

void reply_open(struct writer *w, struct ref ref, bool ok)
{
    assert(!w->depth);
    put_open(w, NULL, '{');
    if (ref.given)
        put_int(w, "re", ref.number);
    else
        put_null(w, "re");
    put_bool(w, "ok", ok);
}

/* Instead of what the reply has so far. */
static void write_refusal(struct hub *hub, struct ref ref, const char *sentence, struct text *reply)
{
    struct writer w = {.out = reply};
    hub->metrics.refused++;
    text_clear(reply);
    reply_open(&w, ref, false);
    put_string(&w, "error", sentence);
    put_close(&w);
}

/* Does what the message says; what was written is thrown away if it is refused. */
static void handle(struct client *client, const json_t *json)
{
    struct hub *hub = client->hub;
    struct text text = {0};
    struct writer w = {.out = &text};
    struct call call = {.hub = hub, .client = client, .json = json, .w = &w, .seat = NOBODY};
    struct reason why;
    uint64_t before = store_written(hub->store);
    bool fine =
        read_ref(json, &call.ref, &why) && (store_has_room(hub->store) || refuse_memory(&why));
    reply_open(&w, call.ref, true);
    store_hold(hub->store);
    fine = fine && obey(&call, &why);
    store_release(hub->store);
    assert(!fine || w.depth == 1); /* it has closed what it opened */
    uint64_t after = store_written(hub->store);
    if (after == before)
        after = call.table && fine ? call.table->written : 0;
    if (fine)
        put_close(&w);
    else
        write_refusal(hub, call.ref, why.text, &text);
    assert(fine || !call.later);
    if (!call.later)
        client_send(client, &text, after);
    text_free(&text);
}

/* What is no JSON object ends the connection; one with a number that no machine can hold is like
 * any other that is refused, though nobody can say which reply it wants. */
static void refuse_unread(struct client *client, bool parsed, const json_error_t *error)
{
    struct text text = {0};
    if (!parsed && json_ran_out(error)) {
        client_cut(client, NO_MEMORY);
    } else if (!parsed && json_error_code(error) == json_error_numeric_overflow) {
        write_refusal(client->hub, (struct ref){0}, "A number in this message is too large.",
                      &text);
        client_send(client, &text, 0);
    } else {
        client_cut(client, "A message is one JSON object.");
    }
    text_free(&text);
}

void client_message(struct client *client, const char *bytes, size_t length)
{
    struct hub *hub = client->hub;
    struct reason why;
    assert(hub_is_ours(hub));
    if (*client->cut)
        return;
    hub->metrics.messages++;
    if (length > MESSAGE_MOST) {
        client_cut(client, "A message has at most 16384 bytes.");
        return;
    }
    if (!client_may(client, LIMIT_MESSAGES, 1, &why)) {
        client_cut(client, why.text);
        return;
    }
    json_error_t error;
    json_t *json = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(json))
        handle(client, json);
    else
        refuse_unread(client, json != NULL, &error);
    json_decref(json);
}

void reply_late(struct hub *hub, uint64_t number, const struct text *reply)
{
    struct client *client;
    LIST_FOREACH(client, &hub->clients, all)
        if (client->number == number)
            break;
    if (client)
        client_send(client, reply, 0);
}
