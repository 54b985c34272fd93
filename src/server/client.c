/* client.c - a connection: the queue of its messages, and what it watches. */
#include "server/table.h"

#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void tell_presence(struct person *person, struct hub *hub);
static void stop_waiting(struct client *client);

struct client *client_open(struct hub *hub, struct person *person, struct address *address,
                           void *wire)
{
    struct client *client = calloc(1, sizeof *client);
    if (!client)
        return NULL;
    *client = (struct client){.hub = hub,
                              .person = person,
                              .address = address,
                              .wire = wire,
                              .next = hub->clients,
                              .number = ++hub->next_client};
    if (hub->clients)
        hub->clients->before = client;
    hub->clients = client;
    hub->metrics.connections++;
    if (address)
        address->connections++;
    person_here(hub, person);
    if (!person->clients++)
        tell_presence(person, hub);
    struct text hello = {0};
    struct writer w = {.out = &hello};
    put_open(&w, NULL, '{');
    put_string(&w, "on", "hello");
    put_open(&w, "you", '{');
    put_string(&w, "name", person->row.name);
    put_bool(&w, "account", person->row.account);
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
    for (struct watch *watch = client->watches, *next; watch; watch = next) {
        next = watch->next_of_client;
        watch_end(watch);
    }
    lobby_leave(client);
    stop_waiting(client);
    for (struct message *message = client->first, *next; message; message = next) {
        next = message->next;
        free(message);
    }
    if (client->before)
        client->before->next = client->next;
    else
        hub->clients = client->next;
    if (client->next)
        client->next->before = client->before;
    if (client->address)
        client->address->connections--;
    free(client);
    if (!--person->clients) {
        person->away = hub->seconds();
        tell_presence(person, hub);
    }
}

/* Somebody came or went: those who watch its tables see it. */
static void tell_presence(struct person *person, struct hub *hub)
{
    for (struct table *table = hub->awake, *next; table; table = next) {
        next = table->next_awake;
        if (table_seat_of(table, person) == NOBODY)
            continue;
        table->stale = true;
        lobby_changed(table);
    }
}

/* --- Messages. --- */

static void wait_for_flush(struct client *client)
{
    struct hub *hub = client->hub;
    hub->unsent |= *client->cut || client_ready(client);
    if (client->waits)
        return;
    client->waits = true;
    client->next_waiting = hub->waiting;
    hub->waiting = client;
}

void client_cut(struct client *client, const char *why)
{
    if (*client->cut)
        return;
    snprintf(client->cut, sizeof client->cut, "%s", why);
    log_line("info", "cut", "person=%lld why=\"%s\"", (long long)client->person->row.id, why);
    client->hub->metrics.cut++;
    wait_for_flush(client);
}

void client_send(struct client *client, const struct text *text, uint64_t after)
{
    if (*client->cut)
        return;
    if (text->failed || client->waiting > (size_t)client->hub->settings.waiting_bytes) {
        client_cut(client,
                   text->failed ? "The server is out of memory." : "Too much waits to be read.");
        return;
    }
    struct message *message = malloc(sizeof *message + text->length);
    if (!message) {
        client_cut(client, "The server is out of memory.");
        return;
    }
    message->next = NULL;
    message->after = after;
    message->length = text->length;
    memcpy(message->bytes, text_string(text), text->length);
    if (client->last)
        client->last->next = message;
    else
        client->first = message;
    client->last = message;
    client->waiting += text->length;
    wait_for_flush(client);
}

void hub_flush(struct hub *hub)
{
    uint64_t committed = store_committed(hub->store);
    if (!hub->unsent && committed == hub->flushed)
        return;
    hub->unsent = false;
    hub->flushed = committed;
    for (struct client **at = &hub->waiting; *at;) {
        struct client *client = *at;
        if (client->first && !client_ready(client) && !*client->cut) {
            at = &client->next_waiting;
            continue;
        }
        *at = client->next_waiting;
        client->waits = false;
        hub->send(client);
    }
}

static void stop_waiting(struct client *client)
{
    struct client **at = &client->hub->waiting;
    if (!client->waits)
        return;
    while (*at != client)
        at = &(*at)->next_waiting;
    *at = client->next_waiting;
}

bool client_ready(const struct client *client)
{
    return client->first && client->first->after <= store_committed(client->hub->store);
}

struct message *client_next(struct client *client)
{
    if (!client_ready(client))
        return NULL;
    struct message *message = client->first;
    client->first = message->next;
    if (!client->first)
        client->last = NULL;
    client->waiting -= message->length;
    if (client->first && !client_ready(client))
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
        if (frame->length > FRAME_FULL || !(message = client_next(client)))
            return frame;
        text_add_bytes(frame, "\n", 1);
    }
}

/* --- Watching. --- */

struct watch *client_watch(struct client *client, struct table *table)
{
    for (struct watch *watch = client->watches; watch; watch = watch->next_of_client)
        if (watch->table == table)
            return watch;
    return NULL;
}

void watch_end(struct watch *watch)
{
    struct client *client = watch->client;
    struct table *table = watch->table;
    struct watch **at = &client->watches;
    while (*at != watch)
        at = &(*at)->next_of_client;
    *at = watch->next_of_client;
    at = &table->watches;
    while (*at != watch)
        at = &(*at)->next_of_table;
    *at = watch->next_of_table;
    client->watched--;
    table->stale = true;
    if (!--table->watchers)
        table->left_at = table->hub->seconds();
    values_free(&watch->shown);
    free(watch);
}
