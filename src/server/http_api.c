/* http_api.c - see http_api.h. */
#include "server/http_api.h"

#include "core/clauses.h"
#include "server/call.h"
#include "server/http_lessons.h"
#include "server/packing.h"
#include "server/story.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* --- The page. --- */

static const char *type_of(const char *name)
{
    static const struct {
        const char *end, *type;
    } types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
    };
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        size_t end = strlen(types[i].end);
        if (length > end && !strcmp(name + length - end, types[i].end))
            return types[i].type;
    }
    return NULL; /* it is none of the page's own: a packed one has no address */
}

static bool send_file(struct exchange *x, const char *name)
{
    const char *type = type_of(name);
    if (!type || !packed_file(x, name))
        return false;
    x->status = 200;
    x->content_type = type;
    return true;
}

static void get_asset(struct exchange *x, const char *name)
{
    if (send_file(x, name))
        x->forever = true;
    else
        exchange_refuse(x, 404, "There is no such file.");
}

/* Is the path's part that begins here this word? */
static bool is_word(const char *part, const char *word)
{
    size_t length = strcspn(part, "/");
    return strlen(word) == length && !strncmp(part, word, length);
}

/* The addresses that the page's router knows (web/src/router.ts): their first word, and how many
 * more may follow. */
static bool is_page(const char *path)
{
    static const struct {
        const char *first;
        int least, most;
        const char *second; /* of those that follow; NULL: any */
    } pages[] = {{"", 0, 0},
                 {"table", 1, 1},
                 {"replay", 1, 1},
                 {"games", 0, 0},
                 {"make", 0, 2},
                 {"profile", 0, 0},
                 {"house", 0, 0},
                 {"rules", 0, 1},
                 {"rules", 2, 3, "cards"},
                 {"rules", 2, 2, "words"},
                 {"learn", 0, 2}};
    const char *first = path + strspn(path, "/");
    size_t length = strcspn(first, "/");
    const char *second = "";
    int more = 0;
    for (const char *at = first + length; *(at += strspn(at, "/")); at += strcspn(at, "/"))
        if (++more == 2)
            second = at;
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
        if (is_word(first, pages[i].first) && more >= pages[i].least && more <= pages[i].most &&
            (!pages[i].second || is_word(second, pages[i].second)))
            return true;
    return false;
}

/* At an unknown address the page says so; what looks like a file is asked for by a program. */
static void get_page(struct exchange *x)
{
    bool known = is_page(x->path);
    if (!strcmp(x->path, "/robots.txt") && send_file(x, "robots.txt"))
        return;
    if ((!known && strchr(x->path, '.')) || !send_file(x, "index.html"))
        exchange_refuse(x, 404, "There is nothing here.");
    else if (!known)
        x->status = 404;
}

/* --- About the games. --- */

/* How many seats a mode has with the defaults; 0 if it needs more than them to begin. */
static void write_seats(const struct game_rules *rules, int mode, struct writer *w)
{
    struct setup *setup = malloc(sizeof *setup);
    struct game *g = malloc(rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    int seats = 0;
    if (setup && g) {
        setup_defaults(rules->setup, setup);
        setup->value[SETUP_MODE] = (int16_t)mode;
        if (game_start(rules, g, setup, seed, NULL))
            seats = game_kernel_const(g)->seats;
        put_int(w, "seats", seats);
    } else {
        put_failure(w);
    }
    free(setup);
    free(g);
}

static void get_games(struct exchange *x)
{
    struct writer w = {.out = &x->text};
    put_open(&w, NULL, '[');
    for (const struct game_rules *const *row = game_table; *row; row++) {
        const char *const *modes = (*row)->setup[SETUP_MODE].choices;
        put_open(&w, NULL, '{');
        game_about_write(*row, &w);
        put_open(&w, "modes", '[');
        for (int mode = 0; modes[mode]; mode++) {
            put_open(&w, NULL, '{');
            put_string(&w, "name", modes[mode]);
            write_seats(*row, mode, &w);
            put_close(&w);
        }
        put_close(&w);
        put_close(&w);
    }
    put_close(&w);
    exchange_json(x);
    pack_text(x);
}

static void get_cards(struct exchange *x, const struct game_rules *rules)
{
    struct writer w = {.out = &x->text};
    put_open(&w, NULL, '[');
    for (const struct card *card = rules->cards; card->id; card++)
        card_write(rules, card, &w);
    put_close(&w);
    exchange_json(x);
}

static void get_glossary(struct exchange *x, const struct game_rules *rules)
{
    struct writer w = {.out = &x->text};
    glossary_write(&rules->glossary, &w, NULL);
    exchange_json(x);
}

static void write_clause(void *context, const struct clause *clause)
{
    struct writer *w = context;
    put_open(w, NULL, '{');
    put_string(w, "clause", clause->number);
    put_string(w, "section", clause->section);
    put_string(w, "text", clause->text);
    put_close(w);
}

static void get_rules(struct exchange *x, const struct game_rules *rules)
{
    const struct embedded *file = clauses_file(rules_text, rules->name);
    struct writer w = {.out = &x->text};
    put_open(&w, NULL, '[');
    if (file)
        clauses_each(file, "", write_clause, &w);
    put_close(&w);
    exchange_json(x);
}

static void get_of_game(struct exchange *x, const char *rest)
{
    char name[GAME_BYTES];
    struct reason why;
    size_t length = strcspn(rest, "/");
    snprintf(name, sizeof name, "%.*s", (int)length, rest);
    const struct game_rules *rules = game_find(name, &why);
    if (!rules)
        exchange_refuse(x, 404, why.text);
    else if (!strcmp(rest + length, "/cards"))
        get_cards(x, rules);
    else if (!strcmp(rest + length, "/glossary"))
        get_glossary(x, rules);
    else if (!strcmp(rest + length, "/rules"))
        get_rules(x, rules);
    else if (!strcmp(rest + length, "/lessons"))
        lessons_get(x, rules);
    else
        exchange_refuse(x, 404, "There is nothing here.");
    pack_text(x);
}

static void get_bots(struct exchange *x)
{
    struct writer w = {.out = &x->text};
    put_open(&w, NULL, '[');
    for (const char *const *name = bot_levels; *name; name++) {
        put_open(&w, NULL, '{');
        put_string(&w, "name", *name);
        put_string(&w, "summary", bot_find(*name, NULL)->summary);
        put_close(&w);
    }
    put_close(&w);
    exchange_json(x);
}

static void get_record(struct exchange *x, const char *code)
{
    struct reason why;
    struct table *table = tables_find(x->hub, code, &why);
    bool fine = table && body_wake(table, &why);
    if (fine && table->row.status != TABLE_OVER) {
        exchange_refuse(x, 403, "The record is shown when the game is over.");
    } else if (!fine || !story_record(table, &x->text, &why)) {
        exchange_refuse(x, why.memory ? 503 : 404, why.memory ? NO_MEMORY : why.text);
    } else {
        exchange_json(x);
        x->download = true;
        x->after = table->written;
        pack_text(x);
    }
}

/* --- For whoever runs the server. --- */

static void metric(struct text *out, const char *name, const char *kind, uint64_t value)
{
    text_add(out, "# TYPE parlor_%s %s\nparlor_%s %" PRIu64 "\n", name, kind, name, value);
}

static void write_latency(const struct store *store, struct text *out)
{
    struct store_latency latency;
    store_latency(store, &latency);
    text_add(out, "# TYPE parlor_store_commit_seconds histogram\n");
    for (int i = 0; i < LATENCIES - 1; i++)
        text_add(out, "parlor_store_commit_seconds_bucket{le=\"%g\"} %" PRIu64 "\n",
                 store_latency_limits[i] / 1000.0, latency.count[i]);
    text_add(out, "parlor_store_commit_seconds_bucket{le=\"+Inf\"} %" PRIu64 "\n",
             latency.count[LATENCIES - 1]);
    text_add(out, "parlor_store_commit_seconds_sum %g\n", (double)latency.sum / 1e6);
    text_add(out, "parlor_store_commit_seconds_count %" PRIu64 "\n", latency.count[LATENCIES - 1]);
}

static void get_metrics(struct exchange *x)
{
    const struct hub *hub = x->hub;
    const struct metrics *m = &hub->metrics;
    uint64_t clients = 0, awake = 0;
    const struct client *client;
    const struct table *table;
    LIST_FOREACH(client, &hub->clients, all)
        clients++;
    LIST_FOREACH(table, &hub->awake, awake)
        awake++;
    metric(&x->text, "answers_total", "counter", m->answers);
    metric(&x->text, "bot_answers_total", "counter", m->bot_answers);
    metric(&x->text, "games_total", "counter", m->games);
    metric(&x->text, "answers_replayed_total", "counter", m->replayed);
    metric(&x->text, "messages_total", "counter", m->messages);
    metric(&x->text, "messages_refused_total", "counter", m->refused);
    metric(&x->text, "states_sent_total", "counter", m->pushes);
    metric(&x->text, "connections_total", "counter", m->connections);
    metric(&x->text, "connections_cut_total", "counter", m->cut);
    metric(&x->text, "http_requests_total", "counter", m->http);
    metric(&x->text, "store_writes_total", "counter", store_written(hub->store));
    metric(&x->text, "store_commits_total", "counter", store_commits(hub->store));
    metric(&x->text, "store_faults_total", "counter", m->faults);
    metric(&x->text, "store_bytes", "gauge", (uint64_t)store_bytes(hub->store));
    metric(&x->text, "store_stuck", "gauge", store_is_stuck(hub->store));
    write_latency(hub->store, &x->text);
    text_add(&x->text, "# TYPE parlor_limited_total counter\n");
    for (int id = 0; id < LIMITS; id++)
        text_add(&x->text, "parlor_limited_total{what=\"%s\"} %" PRIu64 "\n",
                 hub->settings.limits[id].what, m->limited[id]);
    metric(&x->text, "connections", "gauge", clients);
    metric(&x->text, "tables", "gauge", hub->tables.count);
    metric(&x->text, "tables_in_memory", "gauge", awake);
    metric(&x->text, "thoughts_waiting", "gauge", pool_waiting(hub->pool));
    metric(&x->text, "uptime_milliseconds", "counter", (uint64_t)hub_uptime(hub));
    x->status = 200;
    x->content_type = "text/plain; version=0.0.4";
}

static void get_health(struct exchange *x)
{
    text_add(&x->text, "ok");
    x->status = 200;
    x->content_type = "text/plain";
}

static void get_ready(struct exchange *x)
{
    bool stuck = store_is_stuck(x->hub->store);
    text_add(&x->text, stuck ? STUCK : "ok");
    x->status = stuck ? 503 : 200;
    x->content_type = "text/plain";
}

void api_get(struct exchange *x)
{
    const char *path = x->path;
    if (!strncmp(path, "/assets/", 8))
        get_asset(x, path + 8);
    else if (!strcmp(path, "/api/games"))
        get_games(x);
    else if (!strncmp(path, "/api/games/", 11))
        get_of_game(x, path + 11);
    else if (!strcmp(path, "/api/lessons"))
        lessons_get_done(x);
    else if (!strcmp(path, "/api/bots"))
        get_bots(x);
    else if (!strncmp(path, "/api/record/", 12))
        get_record(x, path + 12);
    else if (!strcmp(path, "/healthz"))
        get_health(x);
    else if (!strcmp(path, "/readyz"))
        get_ready(x);
    else if (!strcmp(path, "/metrics"))
        exchange_refuse(x, 404, "Metrics have an address of their own: parlor serve --metrics.");
    else if (!strncmp(path, "/api/", 5))
        exchange_refuse(x, 404, "There is nothing here.");
    else
        get_page(x);
}

void api_oversee(struct exchange *x)
{
    if (!x->post && !strcmp(x->path, "/metrics"))
        get_metrics(x);
    else if (!x->post && !strcmp(x->path, "/healthz"))
        get_health(x);
    else if (!x->post && !strcmp(x->path, "/readyz"))
        get_ready(x);
    else
        exchange_refuse(x, 404, "There is nothing here.");
}
