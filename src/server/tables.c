/* tables.c - all tables: made, found, read from the store, forgotten. */
#include "server/table.h"

#include "server/log.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- Codes: eight characters that can't be mistaken for each other. --- */

static const char alphabet[] = "23456789abcdefghjkmnpqrstuvwxyz_";
enum { CODE_LETTERS = 8 };

/* Seconds: without a watcher until the body goes; without its people until an open table goes, and
 * until a game ends. */
enum { REST_AFTER = 20, ABANDONED_AFTER = 86400, EXPIRED_AFTER = 30 * 86400 };
enum { EXPIRE_AT_ONCE = 10 }; /* each is replayed */

uint64_t code_number(const char *code)
{
    uint64_t number = 0;
    if (strlen(code) != CODE_LETTERS)
        return 0;
    for (; *code; code++) {
        const char *at = strchr(alphabet, *code);
        if (!at || *code == '_')
            return 0;
        number = 32 * number + (uint64_t)(at - alphabet);
    }
    return number;
}

static void draw_code(const struct hub *hub, char code[CODE_BYTES])
{
    do {
        for (int i = 0; i < CODE_LETTERS; i++)
            code[i] = alphabet[randombytes_uniform(sizeof alphabet - 2)];
        code[CODE_LETTERS] = '\0';
        assert(code_number(code));
    } while (index_find(&hub->tables, code_number(code)) || store_has_table(hub->store, code));
}

/* --- In memory. --- */

/* Takes over the row, also if there is no memory for the table. */
static struct table *add_table(struct hub *hub, struct stored_table *row, struct reason *why)
{
    const struct game_rules *rules = game_find(row->game, why);
    uint64_t key = code_number(row->code);
    bool fine = rules && ((key && !index_find(&hub->tables, key)) ||
                          refuse(why, "It can't have the code '%s'.", row->code));
    struct table *table = fine ? calloc(1, sizeof *table) : NULL;
    if (table) {
        *table = (struct table){.hub = hub,
                                .row = *row,
                                .rules = rules,
                                .node.key = key,
                                .thinking_of = -1,
                                .forced_of = -1};
        if (index_add(&hub->tables, &table->node))
            return table;
    }
    if (fine)
        refuse_memory(why);
    free(table);
    stored_table_free(row);
    return NULL;
}

/* A game that has just begun with this setup, in fresh memory, and the setup as text. */
static struct game *try_setup(const struct game_rules *rules, const struct setup *setup,
                              char **text, struct reason *why)
{
    struct game *g = malloc(rules->size);
    struct text out = {0};
    struct writer w = {.out = &out};
    uint8_t seed[SEED_BYTES] = {0};
    setup_write(rules->setup, setup, &w, NULL);
    if (g && !out.failed && game_start(rules, g, setup, seed, why)) {
        *text = out.bytes;
        return g;
    }
    if (!g || out.failed)
        refuse_memory(why);
    text_free(&out);
    free(g);
    return NULL;
}

struct table *tables_make(struct hub *hub, const struct game_rules *rules,
                          const struct setup *setup, struct reason *why)
{
    char *text;
    struct game *g = try_setup(rules, setup, &text, why);
    if (!g)
        return NULL;
    struct stored_table row = {.id = hub->next_table++,
                               .rules = rules->version,
                               .setup = text,
                               .public = true,
                               .by = NOBODY,
                               .created = (int64_t)time(NULL),
                               .seen = (int64_t)time(NULL),
                               .seats = game_kernel_const(g)->seats};
    snprintf(row.game, sizeof row.game, "%s", rules->name);
    draw_code(hub, row.code);
    randombytes_buf(row.secret, sizeof row.secret);
    struct table *table = add_table(hub, &row, why);
    if (table && !sides_describe(table, g, setup, why)) {
        tables_forget(table);
        table = NULL;
    }
    free(g);
    return table;
}

bool tables_set_up(struct table *table, const struct setup *setup, struct reason *why)
{
    char *text;
    assert(table->row.status == TABLE_OPEN && table->is_awake);
    struct game *g = try_setup(table->rules, setup, &text, why);
    if (!g)
        return false;
    assert(game_kernel_const(g)->seats == table->row.seats);
    if (!sides_describe(table, g, setup, why)) {
        free(text);
        free(g);
        return false;
    }
    free(table->g);
    free(table->row.setup);
    table->g = g;
    table->row.setup = text;
    *table->setup = *setup;
    return true;
}

/* A game that was played before there was an end to it. */
static bool is_too_long(const struct table *table)
{
    return table->row.status != TABLE_OPEN && table->row.moves >= ANSWERS_MOST;
}

/* What was written by an earlier program: under the rules of today, and with an end. */
static bool bring_up_to_date(struct table *table, struct reason *why)
{
    bool runs = table->row.status != TABLE_OVER;
    if (runs && table->row.rules != table->rules->version && !adopt_table(table, why))
        return false;
    if (!body_wake(table, why))
        return false;
    if (table->row.status != TABLE_OVER && is_too_long(table) && hub_can_write(table->hub, NULL))
        table_end(table, END_LONG, NOBODY);
    return true;
}

/* The one way from the store into memory. Takes over the row; the table is awake. */
static struct table *open_row(struct hub *hub, struct stored_table *row, struct reason *why)
{
    char code[CODE_BYTES];
    snprintf(code, sizeof code, "%s", row->code);
    struct table *table = add_table(hub, row, why);
    if (table && bring_up_to_date(table, why)) {
        seats_await_shares(table);
        return table;
    }
    log_line(why->memory ? "warning" : "error", "table", "table=%s error=\"%s\"", code, why->text);
    if (table)
        tables_forget(table);
    return NULL;
}

/* Unfinished tables are known from the start: the lobby lists them, and clocks run. Only body_wake
 * can tell their sides, mode and who owes an answer: by playing. One that is over now is forgotten
 * when that is on disk. */
bool tables_open_stored(struct hub *hub, struct stored_table *row, struct reason *why)
{
    struct table *table = open_row(hub, row, why);
    if (table && table->row.status != TABLE_OVER)
        body_rest(table);
    return table || !why->memory;
}

struct table *tables_find(struct hub *hub, const char *code, struct reason *why)
{
    uint64_t number = code_number(code);
    struct index_node *node = number ? index_find(&hub->tables, number) : NULL;
    if (node)
        return (struct table *)node;
    struct stored_table row;
    if (!number) {
        refuse(why, "There is no table '%.20s'.", code);
        return NULL;
    }
    struct table *table =
        store_find_table(hub->store, code, &row, why) ? open_row(hub, &row, why) : NULL;
    if (table)
        lobby_changed(table);
    return table;
}

void tables_forget(struct table *table)
{
    while (!LIST_EMPTY(&table->watches))
        watch_end(LIST_FIRST(&table->watches));
    assert(!table->watchers && table->hub->doubtful >= table->doubtful);
    body_rest(table);
    lobby_forget(table);
    table->hub->doubtful -= table->doubtful;
    index_remove(&table->hub->tables, &table->node);
    stored_table_free(&table->row);
    free(table);
}

void tables_tidy(struct hub *hub)
{
    double now = hub->seconds();
    for (struct table *table = LIST_FIRST(&hub->awake), *next; table; table = next) {
        next = LIST_NEXT(table, awake);
        assert(table->is_awake);
        if (table->watchers || now - table->left_at < REST_AFTER ||
            table->written > store_committed(hub->store))
            continue;
        if (table->row.status == TABLE_OVER)
            tables_forget(table);
        else
            body_rest(table);
    }
}

void tables_drop(struct table *table)
{
    struct hub *hub = table->hub;
    struct watch *watch;
    struct text text = {0};
    struct writer w = {.out = &text};
    assert(table->row.status != TABLE_OVER);
    put_open(&w, NULL, '{');
    put_string(&w, "on", "gone");
    put_string(&w, "table", table->row.code);
    put_close(&w);
    store_drop_table(hub->store, table->row.id);
    table->written = store_written(hub->store);
    LIST_FOREACH(watch, &table->watches, of_table)
        client_send(watch->client, &text, table->written);
    text_free(&text);
    table->row.status = TABLE_OVER;
    lobby_gone(table);
    tables_forget(table);
}

static void drop_if_abandoned(void *context, struct index_node *node)
{
    struct hub *hub = context;
    struct table *table = (struct table *)node;
    if (table->row.status != TABLE_OPEN || table->watchers ||
        (int64_t)time(NULL) - table->row.created < ABANDONED_AFTER)
        return;
    for (int seat = 0; seat < table->row.seats; seat++)
        if (table->row.seat[seat].kind == SEAT_PERSON &&
            !person_away(hub, table->row.seat[seat].person, 600))
            return;
    tables_drop(table);
}

void tables_drop_abandoned(struct hub *hub)
{
    index_each(&hub->tables, drop_if_abandoned, hub);
}

/* --- Games that nobody returns to. --- */

void table_here(struct table *table)
{
    int64_t now = (int64_t)time(NULL);
    if (now - table->row.seen < 86400 || table->row.status == TABLE_OVER ||
        !hub_can_write(table->hub, NULL))
        return;
    table->row.seen = now;
    store_see_table(table->hub->store, &table->row);
    table->written = store_written(table->hub->store);
}

/* Who keeps the others waiting, or else the first one. */
static int who_left(const struct table *table)
{
    seat_set people = table_people_seats(table), late = people & table->pending;
    int seat = 0;
    while (!((late ? late : people) & seat_bit(seat)))
        seat++;
    return seat;
}

/* As if a clock had run out. What only bots are left at was nobody's game. */
static void expire(void *context, struct index_node *node)
{
    struct table *table = (struct table *)node;
    int *left = context;
    bool runs = table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED;
    if (!*left || !runs || table->watchers || table->doubtful ||
        (int64_t)time(NULL) - table->row.seen < EXPIRED_AFTER)
        return;
    --*left;
    if (!table_people(table))
        tables_drop(table);
    else if (body_wake(table, NULL))
        table_give_up(table, who_left(table), END_TIME);
}

void tables_expire(struct hub *hub)
{
    int left = EXPIRE_AT_ONCE;
    store_hold(hub->store); /* the end of a game, and what it earns people */
    index_each(&hub->tables, expire, &left);
    store_release(hub->store);
}
