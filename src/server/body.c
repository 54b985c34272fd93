/* body.c - a table's body (state, answers, chat): read from the store when somebody comes, freed
 * when all have left. */
#include "server/table.h"

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
    *chat = (struct chat){.seat = line->seat, .text = text, .at = line->at};
    memcpy(chat->name, line->name, NAME_BYTES);
    return true;
}

struct chat_reading {
    struct table *table;
    bool fine; /* so far */
};

static void read_chat(void *context, const struct stored_chat *line)
{
    struct chat_reading *reading = context;
    reading->fine = reading->fine && body_add_chat(reading->table, line);
}

/* The clock after the answers that the row does not know of. */
static void read_clock(struct table *table)
{
    assert(table->row.marked >= 0 && table->row.marked <= table->row.moves);
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
    if (count && !table->answers)
        return refuse_memory(why);
    table->capacity = count;
    table->row.moves = (int64_t)count;
    table->setup = body_setup(table, why);
    table->g = table->setup ? table_replay(table, table->row.moves, why) : NULL;
    return table->g != NULL;
}

/* What the store has said of it, and room for what the store will be told at its end. */
static bool read_body(struct table *table, struct reason *why)
{
    struct chat_reading reading = {table, true};
    if (!read_game(table, why))
        return false;
    store_chats(table->hub->store, table->row.id, 0, read_chat, &reading);
    return (reading.fine && text_tail(&table->result, RESULT_BYTES)) || refuse_memory(why);
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
    table->chat = NULL;
    table->answers = NULL;
    table->setup = NULL;
    table->fair = NULL;
    table->g = NULL;
    table->chats = 0;
    table->capacity = 0;
}

bool body_wake(struct table *table, struct reason *why)
{
    struct reason inner;
    if (table->g)
        return true;
    if (!read_body(table, &inner) || !sides_describe(table, table->g, table->setup, &inner)) {
        body_free(table);
        return refuse_body(table, &inner, why);
    }
    table_note(table);
    if (table->row.status == TABLE_RUNNING || table->row.status == TABLE_PAUSED)
        read_clock(table);
    assert(!table->is_awake);
    LIST_INSERT_HEAD(&table->hub->awake, table, awake);
    table->is_awake = true;
    table->left_at = table->hub->seconds();
    return true;
}

void body_rest(struct table *table)
{
    assert(!table->watchers && table->is_awake == (table->g != NULL));
    if (table->g && table->row.status != TABLE_OPEN)
        sides_keep(table, table->g); /* they may have changed since it began */
    if (table->is_awake)
        LIST_REMOVE(table, awake);
    table->is_awake = false;
    body_free(table);
}
