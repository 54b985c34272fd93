/* hub.c - opening and closing the hub, and what happens by itself: see hub.h. */
#include "server/table.h"

#include "core/stopwatch.h"
#include "server/log.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Guests who only looked in are forgotten after 30 days, GUESTS_AT_ONCE at most at each start. */
enum { GUEST_SECONDS = 30 * 86400, GUESTS_AT_ONCE = 10000 };

void settings_defaults(struct settings *s)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    *s = (struct settings){.address = "127.0.0.1",
                           .port = 8080,
                           .workers = cores > 1 ? (int)cores : 1,
                           .messages_per_second = 50,
                           .messages_burst = 200,
                           .watched_tables = 100,
                           .connections_per_address = 64,
                           .tables_per_minute = 20,
                           .requests_per_second = 50,
                           .waiting_bytes = 1 << 20,
                           .seconds = stopwatch_seconds};
}

static void send_nowhere(struct client *client)
{
    (void)client;
}

struct opening {
    struct hub *hub;
    struct reason *why;
    bool fine; /* so far */
};

static void open_table(void *context, struct stored_table *row)
{
    struct opening *opening = context;
    if (opening->fine)
        opening->fine = tables_open_stored(opening->hub, row, opening->why);
    else
        stored_table_free(row);
}

/* What is known from earlier runs. */
static bool open_stored(struct hub *hub, struct reason *why)
{
    struct opening opening = {hub, why, true};
    store_key(hub->store, hub->key);
    store_drop_guests(hub->store, (int64_t)time(NULL) - GUEST_SECONDS, GUESTS_AT_ONCE);
    hub->next_table = store_last_id(hub->store, "game") + 1;
    hub->next_person = store_last_id(hub->store, "person") + 1;
    hub->uptime_before = store_number(hub->store, "uptime");
    bool all = store_each_unfinished(hub->store, open_table, &opening);
    return opening.fine && (all || refuse_memory(why));
}

struct hub *hub_open(const struct settings *settings, void (*wake)(void *), void *context,
                     struct reason *why)
{
    struct hub *hub = sodium_init() < 0 ? NULL : calloc(1, sizeof *hub);
    if (!hub) {
        refuse_memory(why);
        return NULL;
    }
    hub->settings = *settings;
    hub->loop = pthread_self();
    hub->seconds = settings->seconds;
    hub->started = hub->beat = hub->seconds();
    hub->send = send_nowhere;
    hub->store = store_open(settings->folder, wake, context, why);
    hub->pool = hub->store ? pool_start(settings->workers, wake, context, why) : NULL;
    if (!hub->pool) {
        store_close(hub->store);
        free(hub);
        return NULL;
    }
    if (open_stored(hub, why))
        return hub;
    hub_close(hub);
    return NULL;
}

static void free_node(void *context, struct index_node *node)
{
    index_remove(context, node);
    free(node);
}

static void forget_table(void *context, struct index_node *node)
{
    (void)context;
    tables_forget((struct table *)node);
}

void hub_close(struct hub *hub)
{
    assert(hub_is_ours(hub));
    pool_stop(hub->pool);
    bots_forget(hub);
    while (!LIST_EMPTY(&hub->clients))
        client_close(LIST_FIRST(&hub->clients));
    store_put_number(hub->store, "uptime", hub_uptime(hub));
    store_close(hub->store);
    index_each(&hub->tables, forget_table, NULL);
    index_each(&hub->people, free_node, &hub->people);
    index_each(&hub->sessions, free_node, &hub->sessions);
    index_each(&hub->addresses, free_node, &hub->addresses);
    assert(LIST_EMPTY(&hub->awake) && LIST_EMPTY(&hub->changed) && !hub->doubtful);
    assert(LIST_EMPTY(&hub->in_lobby) && LIST_EMPTY(&hub->waiting));
    assert(!hub->tables.count && !hub->people.count);
    index_free(&hub->tables);
    index_free(&hub->people);
    index_free(&hub->sessions);
    index_free(&hub->addresses);
    for (int i = 0; i <= SEATS; i++)
        text_free(&hub->events[i]);
    text_free(&hub->scratch);
    text_free(&hub->change);
    text_free(&hub->frame);
    state_free(&hub->state);
    free(hub);
}

int64_t hub_uptime(const struct hub *hub)
{
    assert(hub->seconds() >= hub->started);
    return hub->uptime_before + (int64_t)((hub->seconds() - hub->started) * 1000);
}

void hub_turn(struct hub *hub)
{
    assert(hub_is_ours(hub));
    hub->turn_missed = !store_has_room(hub->store);
    if (hub->turn_missed)
        return;
    store_hold(hub->store);
    pool_drain(hub->pool);
    store_release(hub->store);
}

static void check_clock(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    if (!table->row.clock || table->row.status != TABLE_RUNNING || table->doubtful)
        return;
    *(bool *)context = true;
    table_check_time(table);
}

void hub_tick(struct hub *hub)
{
    double now = hub->seconds();
    bool clocks = false;
    assert(hub_is_ours(hub));
    assert(now >= hub->beat && now >= hub->lobby_told);
    if (hub->turn_missed)
        hub_turn(hub);
    if (!store_has_room(hub->store))
        return;
    store_hold(hub->store);
    index_each(&hub->tables, check_clock, &clocks);
    store_release(hub->store);
    bots_answer(hub);
    forced_answer(hub);
    struct table *table;
    LIST_FOREACH(table, &hub->awake, awake)
        if (table->stale)
            show_push(table);
    bots_ask_again(hub);
    if (now - hub->lobby_told >= 0.25) {
        lobby_tell(hub);
        hub->lobby_told = now;
    }
    if (now - hub->beat >= 1) {
        if (clocks) /* so that after a crash nobody is charged for more than it ran */
            store_put_number(hub->store, "uptime", hub_uptime(hub));
        tables_tidy(hub);
        hub->beat = now;
    }
    if (now - hub->tidied >= 60) {
        people_tidy(hub);
        tables_drop_abandoned(hub);
        hub->tidied = now;
    }
}
