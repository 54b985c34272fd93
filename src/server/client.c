/* client.c - a connection: the queue of its messages, and what it watches. */
#include "server/story.h"

#include "parlor.h"
#include "server/log.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void tell_presence(struct person *person, struct hub *hub);
static struct message *take_message(struct client *client);

struct client *client_open(struct hub *hub, struct person *person, struct address *address,
                           void *wire)
{
    assert(hub_is_ours(hub) && person->clients >= 0);
    struct client *client = shuns_read(hub, person) ? calloc(1, sizeof *client) : NULL;
    if (!client)
        return NULL;
    *client = (struct client){.hub = hub,
                              .person = person,
                              .address = address,
                              .wire = wire,
                              .number = ++hub->next_client};
    STAILQ_INIT(&client->messages);
    LIST_INSERT_HEAD(&hub->clients, client, all);
    hub->metrics.connections++;
    if (address)
        address->sockets++;
    person_here(hub, person);
    if (!person->clients++)
        tell_presence(person, hub);
    struct text hello = {0};
    struct writer w = {.out = &hello};
    put_open(&w, NULL, '{');
    put_string(&w, "on", "hello");
    put_open(&w, "you", '{');
    person_write(hub, person, &w);
    put_close(&w);
    put_string(&w, "version", PARLOR_VERSION);
    put_close(&w);
    client_send(client, &hello, 0);
    text_free(&hello);
    return client;
}

void client_close(struct client *client)
{
    struct hub *hub = client->hub;
    struct person *person = client->person;
    assert(hub_is_ours(hub) && person->clients > 0);
    for (struct watch *watch = LIST_FIRST(&client->watches), *next; watch; watch = next) {
        next = LIST_NEXT(watch, of_client);
        watch_end(watch);
    }
    lobby_leave(client);
    if (client->is_waiting)
        LIST_REMOVE(client, waiting);
    while (!STAILQ_EMPTY(&client->messages))
        free(take_message(client));
    LIST_REMOVE(client, all);
    assert(!client->watched && !client->waiting_bytes);
    assert(!client->address || client->address->sockets > 0);
    if (client->address)
        client->address->sockets--;
    free(client);
    if (!--person->clients) {
        person->away = hub->seconds();
        tell_presence(person, hub);
    }
}

/* Somebody came or went: those who watch its tables see it. */
static void tell_presence(struct person *person, struct hub *hub)
{
    struct table *table;
    LIST_FOREACH(table, &hub->awake, awake) {
        if (table_seat_of(table, person) == NOBODY)
            continue;
        show_later(table);
        lobby_changed(table);
    }
}

bool client_may(struct client *client, enum limit_id id, double tokens, struct reason *why)
{
    struct hub *hub = client->hub;
    const struct limit *limit = &hub->settings.limits[id];
    if (limits_spend(limit, id, tokens, &client->person->ledger,
                     client->address ? &client->address->ledger : NULL, hub->seconds()))
        return true;
    hub->metrics.limited[id]++;
    return refuse(why, "%s", limit->sentence);
}

/* --- Messages. --- */

static void wait_for_flush(struct client *client)
{
    struct hub *hub = client->hub;
    hub->unsent |= *client->cut || client_ready(client);
    if (client->is_waiting)
        return;
    client->is_waiting = true;
    LIST_INSERT_HEAD(&hub->waiting, client, waiting);
}

void client_cut(struct client *client, const char *why)
{
    assert(*why && strlen(why) < sizeof client->cut);
    if (*client->cut)
        return;
    snprintf(client->cut, sizeof client->cut, "%s", why);
    if (!client->hub->closing) {
        log_line("info", "cut", "person=%lld why=\"%s\"", (long long)client->person->row.id, why);
        client->hub->metrics.cut++;
    }
    wait_for_flush(client);
}

void client_send(struct client *client, const struct text *text, uint64_t after)
{
    if (*client->cut)
        return;
    if (text->failed || client->waiting_bytes > (size_t)client->hub->settings.waiting_bytes) {
        client_cut(client, text->failed ? NO_MEMORY : "Too much waits to be read.");
        return;
    }
    assert(text->bytes[0] == '{' && text->bytes[text->length - 1] == '}');
    assert(after <= store_written(client->hub->store)); /* or it would never leave */
    struct message *message = malloc(sizeof *message + text->length);
    if (!message) {
        client_cut(client, NO_MEMORY);
        return;
    }
    message->after = after;
    message->length = text->length;
    memcpy(message->bytes, text_string(text), text->length);
    STAILQ_INSERT_TAIL(&client->messages, message, next);
    client->waiting_bytes += text->length;
    wait_for_flush(client);
}

void hub_flush(struct hub *hub)
{
    uint64_t committed = store_committed(hub->store);
    if (!hub->unsent && committed == hub->flushed)
        return;
    assert(hub_is_ours(hub) && committed >= hub->flushed);
    faults_take(hub);
    hub->unsent = false;
    hub->flushed = committed;
    stories_settle(hub);
    exchanges_flush(hub);
    for (struct client *client = LIST_FIRST(&hub->waiting), *next; client; client = next) {
        next = LIST_NEXT(client, waiting);
        if (!STAILQ_EMPTY(&client->messages) && !client_ready(client) && !*client->cut)
            continue;
        assert(client->is_waiting);
        LIST_REMOVE(client, waiting);
        client->is_waiting = false;
        hub->send(client);
    }
}

bool client_ready(const struct client *client)
{
    const struct message *first = STAILQ_FIRST(&client->messages);
    return first && first->after <= client->hub->flushed;
}

static struct message *take_message(struct client *client)
{
    struct message *message = STAILQ_FIRST(&client->messages);
    STAILQ_REMOVE_HEAD(&client->messages, next);
    assert(client->waiting_bytes >= message->length);
    client->waiting_bytes -= message->length;
    return message;
}

struct message *client_next(struct client *client)
{
    if (!client_ready(client))
        return NULL;
    struct message *message = take_message(client);
    if (!STAILQ_EMPTY(&client->messages) && !client_ready(client))
        wait_for_flush(client);
    return message;
}

struct text *client_frame(struct client *client)
{
    struct text *frame = &client->hub->frame;
    struct message *message = client_next(client);
    if (!message)
        return NULL;
    text_clear(frame);
    text_add_bytes(frame, (char[FRAME_HEAD]){0}, FRAME_HEAD);
    for (;;) {
        text_add_bytes(frame, message->bytes, message->length);
        free(message);
        if (frame->failed || frame->length > FRAME_FULL || !(message = client_next(client)))
            break;
        text_add_bytes(frame, "\n", 1);
    }
    if (!frame->failed)
        return frame;
    client_cut(client, NO_MEMORY);
    return NULL;
}

/* --- Watching. --- */

struct watch *client_watch(struct client *client, struct table *table)
{
    struct watch *watch;
    LIST_FOREACH(watch, &client->watches, of_client)
        if (watch->table == table)
            return watch;
    return NULL;
}

struct watch *watch_begin(struct client *client, struct table *table)
{
    struct watch *watch = calloc(1, sizeof *watch);
    if (!watch)
        return NULL;
    assert(table->is_awake && !client_watch(client, table));
    watch->client = client;
    watch->table = table;
    LIST_INSERT_HEAD(&client->watches, watch, of_client);
    LIST_INSERT_HEAD(&table->watches, watch, of_table);
    client->watched++;
    table->watchers++;
    return watch;
}

void watch_end(struct watch *watch)
{
    struct table *table = watch->table;
    assert(watch->client->watched > 0 && table->watchers > 0);
    LIST_REMOVE(watch, of_client);
    LIST_REMOVE(watch, of_table);
    shuns_forget(watch);
    watch->client->watched--;
    show_later(table);
    if (!--table->watchers)
        table->left_at = table->hub->seconds();
    state_free(&watch->shown);
    free(watch);
}
