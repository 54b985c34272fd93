/* hub.c - opening and closing the hub, and what happens by itself: see hub.h. */
#include "server/story.h"

#include "core/stopwatch.h"
#include "server/analyses.h"
#include "server/farewell.h"
#include "server/guesses.h"
#include "server/log.h"
#include "server/names.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Guests who only looked in are forgotten after 30 days, GUESTS_AT_ONCE at most every minute. So
 * are reports that are done. */
enum { GUEST_SECONDS = 30 * 86400, GUESTS_AT_ONCE = 100, REPORT_SECONDS = 30 * 86400 };

void settings_defaults(struct settings *s)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    *s = (struct settings){.address = "127.0.0.1",
                           .port = 8080,
                           .workers = cores > 1 ? (int)cores : 1,
                           .watched_tables = 100,
                           .connections_per_address = 64,
                           .waiting_bytes = 1 << 20,
                           .seconds = stopwatch_seconds};
    memcpy(s->limits, limits_table, sizeof s->limits);
}

/* Somebody can be called so: else nobody would ever read what is reported. */
static bool check_host(const char *name, struct reason *why)
{
    char skeleton[SKELETON_BYTES];
    struct reason wrong;
    if (!name_check(name, &wrong))
        return refuse(why, "--host must be the name of an account. %s", wrong.text);
    name_skeleton(name, skeleton);
    return !name_is_reserved(skeleton) ||
           refuse(why, "--host must be the name of an account, and none is called '%s'.", name);
}

static void look_for_host(struct hub *hub)
{
    struct stored_person row;
    if (!account_find(hub, hub->settings.host, &row))
        log_line("warning", "host", "name=\"%s\" text=\"Whoever makes this account is the host.\"",
                 hub->settings.host);
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
    people_fold_names(hub);
    people_claim_again(hub);
    if (hub->settings.host)
        look_for_host(hub);
    hub->next_table = store_last_id(hub->store, "game") + 1;
    hub->next_person = store_last_id(hub->store, "person") + 1;
    hub->next_report = store_last_id(hub->store, "report") + 1;
    hub->uptime_before = store_number(hub->store, "uptime");
    bool all = store_each_unfinished(hub->store, open_table, &opening);
    hub->leaving = true;
    return opening.fine && (all || refuse_memory(why));
}

/* Thinking gives way to the loop and the store, and stories, for which nobody waits, to thinking:
 * by their thread of their own they never wait for it, and where all cores think they are left a
 * tenth of one. Analyses take long, but somebody waits for them: they are between the two. */
static bool start_pools(struct hub *hub, void (*wake)(void *), void *context, struct reason *why)
{
    int workers = hub->settings.workers;
    hub->pool = pool_start(workers, 5, wake, context, why);
    hub->stories = hub->pool ? pool_start(workers > 0, 15, wake, context, why) : NULL;
    hub->analysts = hub->stories ? pool_start(workers > 0, 10, wake, context, why) : NULL;
    return hub->analysts != NULL;
}

struct hub *hub_open(const struct settings *settings, void (*wake)(void *), void *context,
                     struct reason *why)
{
    if (settings->host && !check_host(settings->host, why))
        return NULL;
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
    TAILQ_INIT(&hub->changed);
    TAILQ_INIT(&hub->stale);
    TAILQ_INIT(&hub->unsaid);
    TAILQ_INIT(&hub->analyses);
    hub->store = store_open(settings->folder, wake, context, why);
    if (!hub->store || !start_pools(hub, wake, context, why)) {
        pool_stop(hub->pool);
        pool_stop(hub->stories);
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

static void free_person(void *context, struct index_node *node)
{
    person_forget(context, (struct person *)node);
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
    pool_stop(hub->stories);
    pool_stop(hub->analysts);
    analyses_forget(hub);
    bots_forget(hub);
    while (!LIST_EMPTY(&hub->clients))
        client_close(LIST_FIRST(&hub->clients));
    store_put_number(hub->store, "uptime", hub_uptime(hub));
    store_close(hub->store);
    index_each(&hub->tables, forget_table, NULL);
    index_each(&hub->people, free_person, hub);
    index_each(&hub->sessions, free_node, &hub->sessions);
    index_each(&hub->addresses, free_node, &hub->addresses);
    index_each(&hub->guesses, free_node, &hub->guesses);
    assert(LIST_EMPTY(&hub->awake) && TAILQ_EMPTY(&hub->changed) && LIST_EMPTY(&hub->claiming));
    assert(TAILQ_EMPTY(&hub->stale));
    assert(!hub->doubtful);
    assert(LIST_EMPTY(&hub->in_lobby) && LIST_EMPTY(&hub->waiting) && TAILQ_EMPTY(&hub->unsaid));
    assert(!hub->tables.count && !hub->people.count);
    index_free(&hub->tables);
    index_free(&hub->people);
    index_free(&hub->sessions);
    index_free(&hub->addresses);
    index_free(&hub->guesses);
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
    double now = hub->stuck ? hub->stuck_since : hub->seconds();
    assert(now >= hub->started);
    return hub->uptime_before + (int64_t)((now - hub->started - hub->stuck_for) * 1000);
}

/* Clocks stand still meanwhile: nobody could answer. */
static void look_at_store(struct hub *hub)
{
    bool stuck = store_is_stuck(hub->store);
    if (stuck == hub->stuck)
        return;
    if (stuck)
        hub->stuck_since = hub->seconds();
    else
        hub->stuck_for += hub->seconds() - hub->stuck_since;
    hub->stuck = stuck;
    log_line(stuck ? "error" : "info", "disk", "writes=%s", stuck ? "stuck" : "going on");
}

bool hub_can_write(struct hub *hub, struct reason *why)
{
    look_at_store(hub);
    if (hub->stuck)
        return refuse(why, STUCK);
    return store_has_room(hub->store) || refuse_memory(why);
}

void hub_turn(struct hub *hub)
{
    assert(hub_is_ours(hub));
    hub->turn_missed = !hub_can_write(hub, NULL);
    if (hub->turn_missed)
        return;
    store_hold(hub->store);
    seats_return(hub); /* before bots answer for them once more */
    pool_drain(hub->pool);
    pool_drain(hub->stories);
    pool_drain(hub->analysts);
    store_release(hub->store);
}

/* In a tick; each may be played again, and all who watch the lobby hear of it. */
enum { TIMES_UP_AT_ONCE = 5 };

struct clocks {
    bool some; /* are running */
    int left;  /* so many more may be stopped in this tick */
};

static void check_clock(void *context, struct index_node *node)
{
    struct clocks *clocks = context;
    struct table *table = (struct table *)node;
    if (!table->row.clock || table->row.status != TABLE_RUNNING || table->doubtful)
        return;
    clocks->some = true;
    if (clocks->left && table_check_time(table))
        clocks->left--;
}

void hub_tick(struct hub *hub)
{
    double now = hub->seconds();
    struct clocks clocks = {.left = TIMES_UP_AT_ONCE};
    assert(hub_is_ours(hub));
    assert(now >= hub->beat && now >= hub->lobby_told);
    if (hub->turn_missed)
        hub_turn(hub);
    if (!hub_can_write(hub, NULL))
        return;
    store_hold(hub->store);
    index_each(&hub->tables, check_clock, &clocks);
    store_release(hub->store);
    bots_answer(hub);
    forced_answer(hub);
    show_stale(hub);
    shuns_tell(hub);
    people_make_way(hub);
    farewells_go_on(hub);
    bots_ask_again(hub);
    stories_make(hub);
    if (now - hub->lobby_told >= 0.25) {
        lobby_tell(hub);
        hub->lobby_told = now;
    }
    if (now - hub->beat >= 1) {
        if (clocks.some) /* so that after a crash nobody is charged for more than it ran */
            store_put_number(hub->store, "uptime", hub_uptime(hub));
        tables_tidy(hub);
        seats_hurry(hub);
        hub->beat = now;
    }
    if (now - hub->tidied >= 60) {
        people_tidy(hub);
        guesses_tidy(hub);
        store_drop_guests(hub->store, (int64_t)time(NULL) - GUEST_SECONDS, GUESTS_AT_ONCE);
        store_drop_old_sessions(hub->store, (int64_t)time(NULL) - SESSION_SECONDS);
        store_drop_reports(hub->store, (int64_t)time(NULL) - REPORT_SECONDS);
        lobby_tidy(hub);
        tables_drop_abandoned(hub);
        tables_expire(hub);
        hub->tidied = now;
    }
}
