/* body.c - a table's body (state, answers, chat): read from the store when somebody comes, freed
 * when all have left. */
#include "server/table.h"

#include "core/plain.h"
#include "core/read.h"
#include "server/log.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct setup *body_setup(const struct table *table, struct reason *why)
{
    json_error_t error = {0};
    struct setup *setup = malloc(sizeof *setup);
    json_t *json = setup ? json_loads(table->row.setup, 0, &error) : NULL;
    bool fine = json                   ? setup_read(table->rules->setup, json, setup, why)
                : json_ran_out(&error) ? refuse_memory(why)
                                       : refuse(why, "The setup is not JSON: %.80s.", error.text);
    json_decref(json);
    if (fine)
        return setup;
    free(setup);
    return NULL;
}

bool body_add_chat(struct table *table, const struct stored_chat *line)
{
    struct chat *chat = realloc(table->chat, (size_t)(table->chats + 1) * sizeof *chat);
    if (!chat)
        return false;
    table->chat = chat;
    char *text = strdup(line->text);
    if (!text)
        return false;
    assert(table->chats >= 0 && (line->seat == NOBODY || line->seat < table->row.seats));
    chat += table->chats++;
    *chat = (struct chat){.person = line->person,
                          .account = line->account,
                          .seat = line->seat,
                          .text = text,
                          .at = line->at};
    memcpy(chat->name, line->name, NAME_BYTES);
    return true;
}

struct chat_reading {
    struct table *table;
    bool fine; /* so far */
};

/* A line that a disk has damaged does not keep anybody from the game. */
static void read_chat(void *context, const struct stored_chat *line)
{
    struct chat_reading *reading = context;
    struct stored_chat sound = *line;
    if (line->seat < 0 || line->seat >= reading->table->row.seats)
        sound.seat = NOBODY;
    if (!line->text || !plain_is(line->text))
        sound.text = "?";
    reading->fine = reading->fine && body_add_chat(reading->table, &sound);
}

/* Only lines that are shown are read: there may be megabytes of the others. */
static bool read_chats(struct table *table)
{
    struct chat_reading reading = {table, true};
    int64_t lines = store_chat_lines(table->hub->store, table->row.id);
    int64_t first = lines > CHAT_SHOWN ? lines - CHAT_SHOWN : 0;
    table->chat = first ? calloc((size_t)first, sizeof *table->chat) : NULL;
    if (first && !table->chat)
        return false;
    table->chats = first;
    store_chats(table->hub->store, table->row.id, first, read_chat, &reading);
    return reading.fine;
}

/* The clock after the answers that the row does not know of. */
static void read_clock(struct table *table)
{
    assert(table->row.marked >= 0 && table->row.marked <= table->row.moves);
    table->opened_at = table->row.since;
    table->answered_at =
        table->row.moves ? table->answers[table->row.moves - 1].at : table->row.since;
    for (int64_t i = table->row.marked; i < table->row.moves; i++)
        table->row.seat[table->answers[i].seat].left = table->answers[i].left;
    if (table->opened > table->row.marked)
        table->opened_at = table->answers[table->opened - 1].at;
}

/* Whether the answers lead where they led when they were given. */
static bool check_state(const struct table *table, struct reason *why)
{
    int64_t state = table->row.moves ? table->answers[table->row.moves - 1].state : 0;
    return !state || table->row.rules != table->rules->version ||
           state == (int64_t)game_hash(table->rules, table->g) ||
           refuse(why, "Its answers lead to another state.");
}

static bool read_answers(struct table *table, struct reason *why)
{
    size_t count;
    table->answers = store_answers(table->hub->store, table->row.id, &count);
    if (count && !table->answers)
        return refuse_memory(why);
    if ((int64_t)count != table->row.moves)
        return refuse(why, "It has %zu of %lld answers.", count, (long long)table->row.moves);
    table->capacity = count;
    return true;
}

/* Answers that lie before what is played again: only a damaged disk has seats that there are not.
 */
static bool check_seats(const struct table *table, struct reason *why)
{
    for (int64_t i = 0; i < table->row.moves; i++)
        if (table->answers[i].seat >= table->row.seats)
            return refuse(why, "Answer %lld is of nobody.", (long long)i);
    return true;
}

/* The state after so many answers, if it is the one to which they led; else NULL. */
static struct game *kept_state(const struct table *table, int64_t number)
{
    const struct game_rules *rules = table->rules;
    struct text kept = {0};
    bool found = store_milestone(table->hub->store, table->row.id, number, &kept) &&
                 kept.length <= rules->size;
    struct game *g = found ? calloc(1, rules->size) : NULL;
    if (g)
        memcpy(g, kept.bytes, kept.length);
    text_free(&kept);
    if (g && (int64_t)game_hash(rules, g) == table->answers[number - 1].state)
        return g;
    free(g);
    return NULL;
}

/* From where a long game is played again. Without it that takes longer, from its start. */
static void recall_earlier(struct table *table)
{
    int64_t number = (table->row.moves - LATELY) / MILESTONE * MILESTONE;
    if (number <= 0 || table->row.rules != table->rules->version)
        return;
    table->earlier = kept_state(table, number);
    table->earlier_moves = table->earlier ? number : 0;
}

static bool read_game(struct table *table, struct reason *why)
{
    if (!read_answers(table, why) || !check_seats(table, why))
        return false;
    recall_earlier(table);
    table->setup = body_setup(table, why);
    table->g = table->setup ? table_replay(table, table->row.moves, why) : NULL;
    return table->g && check_state(table, why);
}

/* Of a game whose rules are gone there is no state; its setup may still be understood. */
static bool read_past(struct table *table, struct reason *why)
{
    struct reason inner = {0};
    table->setup = body_setup(table, &inner);
    return inner.memory ? refuse_memory(why) : read_answers(table, why);
}

/* What the store has said of it, and room for what the store will be told at its end. */
static bool read_body(struct table *table, struct reason *why)
{
    bool past = table->row.status == TABLE_OVER && table->row.rules != table->rules->version;
    if (!row_is_sound(&table->row))
        return refuse(why, "Its row can't be so.");
    if (past ? !read_past(table, why) : !read_game(table, why))
        return false;
    return (read_chats(table) && text_tail(&table->result, RESULT_BYTES)) || refuse_memory(why);
}

static bool know_sides(struct table *table, struct reason *why)
{
    if (table->g)
        return sides_describe(table, table->g, table->setup, why);
    sides_recall(table);
    return true;
}

static bool refuse_body(const struct table *table, const struct reason *inner, struct reason *why)
{
    log_line(inner->memory ? "warning" : "error", "wake", "table=%s error=\"%s\"", table->row.code,
             inner->text);
    return inner->memory ? refuse_memory(why) : refuse(why, "This table can't be read.");
}

/* Also what was read only in part. */
static void body_free(struct table *table)
{
    for (int64_t i = 0; i < table->chats; i++)
        free(table->chat[i].text);
    free(table->chat);
    free(table->answers);
    free(table->setup);
    free(table->fair);
    text_free(&table->result);
    free(table->g);
    free(table->earlier);
    table->chat = NULL;
    table->answers = NULL;
    table->setup = NULL;
    table->fair = NULL;
    table->g = NULL;
    table->earlier = NULL;
    table->earlier_moves = 0;
    table->chats = 0;
    table->capacity = 0;
}

bool body_wake(struct table *table, struct reason *why)
{
    struct reason inner;
    if (table->is_awake)
        return true;
    if (!read_body(table, &inner) || !know_sides(table, &inner)) {
        body_free(table);
        return refuse_body(table, &inner, why);
    }
    if (table->g)
        table_note(table);
    if (table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED)
        read_clock(table);
    LIST_INSERT_HEAD(&table->hub->awake, table, awake);
    table->is_awake = true;
    table->left_at = table->hub->seconds();
    return true;
}

void body_rest(struct table *table)
{
    assert(!table->watchers && (table->is_awake || !table->g));
    if (table->g && table->row.status != TABLE_OPEN)
        sides_keep(table, table->g); /* they may have changed since it began */
    if (table->is_awake)
        LIST_REMOVE(table, awake);
    table->is_awake = false;
    show_forget(table);
    body_free(table);
}
