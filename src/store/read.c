/* read.c - what can be asked of the store. */
#include "store/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct statement *store_ask(struct store *s, enum store_read what,
                                  const struct value row[MOST_COLUMNS])
{
    const struct statement *st = &s->read[what];
    assert(pthread_equal(pthread_self(), s->owner));
    assert(!sqlite3_stmt_busy(st->prepared)); /* who asked it before has ended it */
    statement_bind_row(st, row);
    return st;
}

bool store_next(struct store *s, const struct statement *st, struct value row[MOST_COLUMNS],
                int columns)
{
    int code = sqlite3_step(st->prepared);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        store_give_up(s->reader, "read");
    if (code == SQLITE_ROW)
        statement_fetch(st, row, columns);
    return code == SQLITE_ROW;
}

void store_end(const struct statement *st)
{
    sqlite3_reset(st->prepared);
}

/* The number that a statement with one column gives; 0 if there is none. */
static int64_t take_number(struct store *s, const struct statement *st)
{
    struct value values[MOST_COLUMNS];
    int64_t number = store_next(s, st, values, 1) ? value_number(values) : 0;
    store_end(st);
    return number;
}

/* What does not fit into a column's field is in no row. */
static bool copy_name(char *out, size_t capacity, const char *name)
{
    return (size_t)snprintf(out, capacity, "%s", name) < capacity;
}

/* --- Tables. --- */

/* Not asked whether it is committed by now: what was read may be from a moment before that. A table
 * that was dropped never comes back. */
static bool is_dropped(const struct store *s, int64_t table)
{
    for (size_t i = 0; i < s->drop_count; i++)
        if (s->drops[i].table == table)
            return true;
    return false;
}

/* The name is in the person's row. */
static void read_name(struct store *s, struct stored_seat *seat)
{
    struct stored_person person;
    if (seat->person && store_find_person(s, seat->person, &person))
        memcpy(seat->name, person.name, sizeof seat->name);
}

static void read_seats(struct store *s, struct stored_table *t)
{
    const struct statement *st = ask_seat(s, READ_SEATS, &(struct seat_row){.game = t->id});
    struct seat_row row;
    for (; t->seats < SEATS && next_seat(s, st, &row); t->seats++) {
        struct stored_seat *seat = &t->seat[t->seats];
        *seat = row.s;
        seat->shared = value_copy(&row.share, seat->share, SEED_BYTES);
        read_name(s, seat);
    }
    store_end(st);
}

/* A finished table knows its number of answers; of the others they are counted. */
static void read_moves(struct store *s, struct stored_table *t)
{
    if (t->status != TABLE_OVER)
        t->moves =
            take_number(s, ask_answer(s, READ_ANSWER_COUNT, &(struct answer_row){.game = t->id}));
}

/* Its texts are the statement's until now. */
static bool own_texts(struct stored_table *t)
{
    char *setup = t->setup ? strdup(t->setup) : NULL,
         *result = t->result ? strdup(t->result) : NULL;
    bool fine = !t->setup == !setup && !t->result == !result;
    t->setup = setup;
    t->result = result;
    if (!fine)
        stored_table_free(t);
    return fine;
}

/* All that belongs to the row that was found. */
static bool read_table(struct store *s, struct stored_table *t)
{
    if (!own_texts(t))
        return false;
    read_seats(s, t);
    read_moves(s, t);
    return true;
}

bool store_find_table(struct store *s, const char *code, struct stored_table *out,
                      struct reason *why)
{
    struct stored_table wanted = {0};
    if (!copy_name(wanted.code, sizeof wanted.code, code))
        return refuse(why, "There is no table '%.20s'.", code);
    const struct statement *st = ask_game(s, READ_TABLE, &wanted);
    bool found = (next_game(s, st, out) && !is_dropped(s, out->id)) ||
                 refuse(why, "There is no table '%.20s'.", code);
    if (found && !read_table(s, out))
        found = refuse_memory(why);
    store_end(st);
    return found;
}

bool store_has_table(struct store *s, const char *code)
{
    struct stored_table wanted = {0};
    if (!copy_name(wanted.code, sizeof wanted.code, code))
        return false;
    int64_t id = take_number(s, ask_game(s, READ_TABLE_ID, &wanted));
    return id && !is_dropped(s, id);
}

void stored_table_free(struct stored_table *t)
{
    free(t->setup);
    free(t->result);
    *t = (struct stored_table){0};
}

bool store_each_unfinished(struct store *s, void (*found)(void *, struct stored_table *),
                           void *context)
{
    const struct statement *st = ask_game(s, READ_UNFINISHED, &(struct stored_table){0});
    struct stored_table table;
    bool fine = true;
    while (fine && next_game(s, st, &table))
        if ((fine = read_table(s, &table)))
            found(context, &table);
    store_end(st);
    return fine;
}

/* Room for one more; without memory there is none, and the list is gone. */
static struct stored_answer *make_room(struct stored_answer *answers, size_t count,
                                       size_t *capacity)
{
    if (count < *capacity)
        return answers;
    *capacity = *capacity ? 2 * *capacity : 64;
    struct stored_answer *more = realloc(answers, *capacity * sizeof *more);
    if (!more)
        free(answers);
    return more;
}

struct stored_answer *store_answers(struct store *s, int64_t table, size_t *count)
{
    const struct statement *st = ask_answer(s, READ_ANSWERS, &(struct answer_row){.game = table});
    struct stored_answer *answers = NULL;
    struct answer_row row;
    size_t capacity = 0;
    bool fine = true;
    for (*count = 0; fine && next_answer(s, st, &row); ++*count) {
        answers = make_room(answers, *count, &capacity);
        if ((fine = answers != NULL))
            answers[*count] = row.a;
    }
    store_end(st);
    return answers;
}

void store_history(struct store *s, const char *game_or_null, int64_t person, bool mine,
                   int64_t before, void (*found)(void *, const struct stored_table *),
                   void *context)
{
    static const enum store_read reads[2][2] = {{READ_HISTORY, READ_HISTORY_OF_GAME},
                                                {READ_HISTORY_MINE, READ_HISTORY_MINE_OF_GAME}};
    struct history_wish wish = {before ? before : INT64_MAX, person, game_or_null};
    const struct statement *st = ask_history(s, reads[mine][game_or_null != NULL], &wish);
    struct stored_table table;
    while (next_game(s, st, &table)) {
        read_seats(s, &table);
        found(context, &table);
    }
    store_end(st);
}

/* --- Chat. --- */

int64_t store_chats(struct store *s, int64_t table, int64_t from,
                    void (*found)(void *, const struct stored_chat *), void *context)
{
    const struct statement *st =
        ask_chat(s, READ_CHATS, &(struct chat_row){.game = table, .number = from});
    struct chat_row row;
    int64_t count = 0;
    for (; next_chat(s, st, &row); count++)
        found(context, &row.c);
    store_end(st);
    return count;
}

/* --- People. --- */

static bool read_person(struct store *s, const struct statement *st, struct stored_person *p)
{
    struct person_row row;
    bool found = next_person(s, st, &row);
    if (found)
        *p = row.p;
    store_end(st);
    return found;
}

bool store_find_person(struct store *s, int64_t id, struct stored_person *out)
{
    return read_person(s, ask_person(s, READ_PERSON, &(struct person_row){.p = {.id = id}}), out);
}

bool store_find_account(struct store *s, const char *name, struct stored_person *out)
{
    struct person_row wanted = {0};
    return copy_name(wanted.p.name, sizeof wanted.p.name, name) &&
           read_person(s, ask_person(s, READ_ACCOUNT, &wanted), out);
}

int64_t store_session_person(struct store *s, const uint8_t token[TOKEN_BYTES])
{
    struct session_row wanted = {.token = value_of_bytes(token, TOKEN_BYTES)};
    return take_number(s, ask_session(s, READ_SESSION_PERSON, &wanted));
}

/* --- The rest. --- */

int store_texts(struct store *s, int64_t person, const char *game, const char *field,
                void (*found)(void *, const char *name, const char *text), void *context)
{
    struct shelf_row row = {.person = person, .game = game, .field = field};
    const struct statement *st = ask_shelf(s, READ_TEXTS, &row);
    int count = 0;
    for (; next_shelf(s, st, &row); count++)
        if (found)
            found(context, row.name, row.text);
    store_end(st);
    return count;
}

void store_marks(struct store *s, int64_t person, const char *game,
                 void (*found)(void *, const struct stored_mark *), void *context)
{
    struct mark_row row = {.person = person, .game = game};
    const struct statement *st = ask_mark(s, READ_MARKS, &row);
    while (next_mark(s, st, &row))
        found(context, &row.m);
    store_end(st);
}

int64_t store_number(struct store *s, const char *name)
{
    struct meta_row row = {.name = name};
    const struct statement *st = ask_meta(s, READ_META, &row);
    int64_t number = next_meta(s, st, &row) ? value_number(&row.value) : 0;
    store_end(st);
    return number;
}

bool store_find_key(struct store *s)
{
    struct meta_row row = {.name = "key"};
    const struct statement *st = ask_meta(s, READ_META, &row);
    bool found = next_meta(s, st, &row) && value_copy(&row.value, s->key, sizeof s->key);
    store_end(st);
    return found;
}

int64_t store_last_id(struct store *s, const char *what)
{
    return take_number(s, *what == 'g' ? ask_game(s, READ_LAST_TABLE, &(struct stored_table){0})
                                       : ask_person(s, READ_LAST_PERSON, &(struct person_row){0}));
}
