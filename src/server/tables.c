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

/* Seconds: without a watcher until the body goes; without its people until an open table goes. */
enum { REST_AFTER = 20, ABANDONED_AFTER = 86400 };

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
    } while (index_find(&hub->tables, code_number(code)) || store_has_table(hub->store, code));
}

/* --- In memory. --- */

static struct setup *read_setup(const struct table *table)
{
    struct setup *setup = malloc(sizeof *setup);
    json_t *json = json_loads(table->row.setup, 0, NULL);
    struct reason why;
    if (setup && !setup_read(table->rules->setup, json, setup, &why)) {
        log_line("error", "setup", "table=%s error=\"%s\"", table->row.code, why.text);
        free(setup);
        setup = NULL;
    }
    json_decref(json);
    return setup;
}

static void name_sides(struct table *table, const struct game *g)
{
    for (int seat = 0; seat < table->row.seats; seat++)
        snprintf(table->side[seat], sizeof table->side[seat], "%s",
                 table->rules->seat_name(g, seat));
}

/* Before the game begins a name that chance has a part in would be a lie: such a seat has only its
 * number. Found out by beginning several times. */
static void leave_out_chance(struct table *table, const struct setup *setup)
{
    struct game *g = malloc(table->rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    for (seed[0] = 1; g && seed[0] <= 8 && game_start(table->rules, g, setup, seed, NULL);
         seed[0]++)
        for (int seat = 0; seat < table->row.seats; seat++)
            if (strcmp(table->side[seat], table->rules->seat_name(g, seat)))
                snprintf(table->side[seat], sizeof table->side[seat], "Player %d", seat + 1);
    free(g);
}

/* What lobby and state say about a game that may not have begun. */
static void describe(struct table *table, const struct game *g, const struct setup *setup)
{
    const struct setup_field *fields = table->rules->setup;
    snprintf(table->mode, sizeof table->mode, "%s",
             setup_choice_name(&fields[SETUP_MODE], setup_get(fields, setup, SETUP_MODE, 0)));
    name_sides(table, g);
    if (table->row.status == TABLE_OPEN)
        leave_out_chance(table, setup);
}

void table_name_sides(struct table *table)
{
    struct setup *setup = table->setup = read_setup(table);
    struct game *g = malloc(table->rules->size);
    if (setup && g && table_start(table, g, NULL))
        describe(table, g, setup);
    free(g);
    free(setup);
    table->setup = NULL;
}

static struct table *table_add(struct hub *hub, struct stored_table *row)
{
    struct table *table = calloc(1, sizeof *table);
    if (!table)
        return NULL;
    table->hub = hub;
    table->row = *row;
    table->rules = game_find(row->game, NULL);
    table->node.key = code_number(row->code);
    table->thinking_of = -1;
    if (!table->rules || !index_add(&hub->tables, &table->node)) {
        free(table);
        return NULL;
    }
    return table;
}

static char *setup_text(const struct game_rules *rules, const struct setup *setup)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    setup_write(rules->setup, setup, &w, NULL);
    if (text.failed)
        abort();
    return text.bytes;
}

struct table *table_new(struct hub *hub, const struct game_rules *rules, const struct setup *setup,
                        struct reason *why)
{
    struct game *g = malloc(rules->size);
    struct table *table = NULL;
    uint8_t seed[SEED_BYTES] = {0};
    if (!g || !game_start(rules, g, setup, seed, why)) {
        free(g);
        return NULL;
    }
    struct stored_table row = {.id = hub->next_table++,
                               .rules = rules->version,
                               .setup = setup_text(rules, setup),
                               .public = true,
                               .by = NOBODY,
                               .created = (int64_t)time(NULL),
                               .seats = game_kernel_const(g)->seats};
    snprintf(row.game, sizeof row.game, "%s", rules->name);
    draw_code(hub, row.code);
    randombytes_buf(row.secret, sizeof row.secret);
    if ((table = table_add(hub, &row)))
        describe(table, g, setup);
    else
        refuse(why, "Out of memory.");
    free(g);
    return table;
}

bool table_set_up(struct table *table, const struct setup *setup, struct reason *why)
{
    struct game *g = malloc(table->rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    if (!g || !game_start(table->rules, g, setup, seed, why)) {
        free(g);
        return false;
    }
    assert(game_kernel_const(g)->seats == table->row.seats);
    free(table->g);
    free(table->row.setup);
    table->g = g;
    table->row.setup = setup_text(table->rules, setup);
    *table->setup = *setup;
    describe(table, g, setup);
    return true;
}

/* Reads what only the game can tell, by playing: sides, mode, who owes an answer. */
static bool table_know(struct table *table, struct reason *why)
{
    if (table->row.rules != table->rules->version)
        return refuse(why,
                      "This game was begun under version %d of the rules of %s; this server "
                      "plays version %d.",
                      table->row.rules, table->rules->title, table->rules->version);
    return table_wake(table, why);
}

/* Unfinished tables are known from the start: the lobby lists them, and clocks run. */
void table_open_stored(struct hub *hub, struct stored_table *row)
{
    struct table *table = table_add(hub, row);
    struct reason why;
    if (!table) {
        log_line("error", "table", "table=%s error=\"unknown game\"", row->code);
        stored_table_free(row);
        return;
    }
    if (!table_know(table, &why)) {
        log_line("error", "table", "table=%s error=\"%s\"", table->row.code, why.text);
        table_forget(table);
        return;
    }
    table_rest(table);
}

struct table *table_find(struct hub *hub, const char *code, struct reason *why)
{
    uint64_t number = code_number(code);
    struct index_node *node = number ? index_find(&hub->tables, number) : NULL;
    if (node)
        return (struct table *)node;
    struct stored_table row;
    if (!number || !store_find_table(hub->store, code, &row)) {
        refuse(why, "There is no table '%.20s'.", code);
        return NULL;
    }
    struct table *table = table_add(hub, &row);
    if (!table) {
        refuse(why, "The game of this table is not known here.");
        stored_table_free(&row);
        return NULL;
    }
    if (table_know(table, why))
        return table;
    table_forget(table);
    return NULL;
}

void table_forget(struct table *table)
{
    while (table->watches)
        watch_end(table->watches);
    table_rest(table);
    lobby_forget(table);
    index_remove(&table->hub->tables, &table->node);
    stored_table_free(&table->row);
    free(table);
}

/* --- The body. --- */

static void read_chat(void *context, const struct stored_chat *stored)
{
    struct table *table = context;
    struct chat *chat = realloc(table->chat, (size_t)(table->chats + 1) * sizeof *chat);
    if (!chat)
        abort();
    table->chat = chat;
    chat[table->chats] = (struct chat){.seat = stored->seat, .at = stored->at};
    memcpy(chat[table->chats].name, stored->name, NAME_BYTES);
    chat[table->chats++].text = strdup(stored->text);
}

/* The clock after the answers that the row does not know of. */
static void read_clock(struct table *table)
{
    table->opened_at = table->row.since;
    for (int64_t i = table->row.marked; i < table->row.moves; i++)
        table->row.seat[table->answers[i].seat].left = table->answers[i].left;
    if (table->opened > table->row.marked)
        table->opened_at = table->answers[table->opened - 1].at;
}

static bool read_game(struct table *table, struct reason *why)
{
    size_t count;
    table->answers = store_answers(table->hub->store, table->row.id, &count);
    table->room = count;
    table->row.moves = (int64_t)count;
    table->setup = read_setup(table);
    table->g = table->setup ? table_replay(table, table->row.moves) : NULL;
    if (!table->g)
        return refuse(why, "This table can't be read.");
    store_chats(table->hub->store, table->row.id, 0, read_chat, table);
    return true;
}

bool table_wake(struct table *table, struct reason *why)
{
    if (table->g)
        return true;
    if (!read_game(table, why)) {
        table_rest(table);
        return false;
    }
    describe(table, table->g, table->setup);
    table_note(table);
    if (table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED)
        read_clock(table);
    struct hub *hub = table->hub;
    table->next_awake = hub->awake;
    table->before_awake = &hub->awake;
    if (hub->awake)
        hub->awake->before_awake = &table->next_awake;
    hub->awake = table;
    table->left_at = hub->seconds();
    return true;
}

const char *table_side(const struct table *table, int seat)
{
    bool begun = table->g && table->row.status != TABLE_OPEN;
    return begun ? table->rules->seat_name(table->g, seat) : table->side[seat];
}

void table_rest(struct table *table)
{
    if (table->g && table->row.status != TABLE_OPEN)
        name_sides(table, table->g); /* they may have changed since it began */
    if (table->before_awake) {
        *table->before_awake = table->next_awake;
        if (table->next_awake)
            table->next_awake->before_awake = table->before_awake;
    }
    table->next_awake = NULL;
    table->before_awake = NULL;
    for (int64_t i = 0; i < table->chats; i++)
        free(table->chat[i].text);
    free(table->chat);
    free(table->answers);
    free(table->setup);
    free(table->fair);
    free(table->g);
    table->chat = NULL;
    table->answers = NULL;
    table->setup = NULL;
    table->fair = NULL;
    table->g = NULL;
    table->chats = 0;
    table->room = 0;
}

void tables_tidy(struct hub *hub)
{
    double now = hub->seconds();
    for (struct table *table = hub->awake, *next; table; table = next) {
        next = table->next_awake;
        if (table->watchers || now - table->left_at < REST_AFTER ||
            table->written > store_committed(hub->store))
            continue;
        if (table->row.status == TABLE_OVER)
            table_forget(table);
        else
            table_rest(table);
    }
}

void table_drop(struct table *table)
{
    struct hub *hub = table->hub;
    struct text text = {0};
    struct writer w = {.out = &text};
    put_open(&w, NULL, '{');
    put_string(&w, "on", "gone");
    put_string(&w, "table", table->row.code);
    put_close(&w);
    store_drop_table(hub->store, table->row.id);
    for (struct watch *watch = table->watches; watch; watch = watch->next_of_table)
        client_send(watch->client, &text, store_written(hub->store));
    text_free(&text);
    table->row.status = TABLE_OVER;
    lobby_gone(table);
    table_forget(table);
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
    table_drop(table);
}

void tables_drop_abandoned(struct hub *hub)
{
    index_each(&hub->tables, drop_if_abandoned, hub);
}
