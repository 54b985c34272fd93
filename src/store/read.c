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
    if (code != SQLITE_ROW)
        return false;
    statement_fetch(st, row, columns);
    s->rows++;
    return true;
}

uint64_t store_rows_read(const struct store *s)
{
    return s->rows;
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

/* Whether it was dropped, though not yet when `committed` was the last write on disk. */
static bool is_ended(const struct store *s, const struct stored_session *session,
                     uint64_t committed)
{
    for (size_t i = 0; i < s->drop_count; i++) {
        const struct drop *drop = &s->drops[i];
        if (drop->number > committed && drop->person == session->person &&
            (!drop->session || drop->session == session->id) && drop->but_session != session->id)
            return true;
    }
    return false;
}

/* The name is in the person's row. */
static void read_name(struct store *s, struct stored_seat *seat)
{
    struct stored_person person;
    if (seat->person && store_find_person(s, seat->person, &person)) {
        memcpy(seat->name, person.name, sizeof seat->name);
        seat->account = person.account;
    }
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

/* A finished table knows its number of answers; of the others the last one tells. */
static void read_moves(struct store *s, struct stored_table *t)
{
    if (t->status != TABLE_OVER)
        t->moves = take_number(s, ask_answer(s, READ_MOVES, &(struct answer_row){.game = t->id}));
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
    /* A damaged index may have led to another row. */
    bool found = (next_game(s, st, out) && !strcmp(out->code, code) && !is_dropped(s, out->id)) ||
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

bool store_is_rematch(struct store *s, int64_t table, int64_t person)
{
    struct seat_row seat = {.game = table, .s = {.person = person}};
    return take_number(s, ask_seat(s, READ_REMATCH, &seat)) > 0;
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

/* Room for so many more; without memory there is none, and the list is gone. */
static struct stored_answer *make_room(struct stored_answer *answers, size_t most, size_t *capacity)
{
    if (most <= *capacity)
        return answers;
    *capacity = 2 * most;
    struct stored_answer *more = realloc(answers, *capacity * sizeof *more);
    if (!more)
        free(answers);
    return more;
}

struct stored_answer *store_answers(struct store *s, int64_t table, size_t *count)
{
    struct stored_answer *answers = store_packed_answers(s, table, count);
    size_t capacity = *count;
    bool fine = answers || !*count;
    struct answer_row row = {.game = table, .number = (int64_t)*count};
    const struct statement *st = ask_answer(s, READ_ANSWERS, &row);
    for (; fine && next_answer(s, st, &row); ++*count) {
        answers = make_room(answers, *count + 1, &capacity);
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

/* --- Stories. --- */

bool store_story(struct store *s, int64_t table, int64_t part, struct text *out)
{
    struct story_row row = {.game = table, .part = part};
    const struct statement *st = ask_story(s, READ_STORY, &row);
    bool found = next_story(s, st, &row) && row.bytes.kind == VALUE_BYTES;
    if (found)
        text_add_bytes(out, row.bytes.bytes, row.bytes.length);
    store_end(st);
    return found && !out->failed;
}

bool store_untold(struct store *s, int64_t *id, char code[CODE_BYTES])
{
    struct stored_table table;
    const struct statement *st = ask_game(s, READ_UNTOLD, &(struct stored_table){0});
    bool found = next_game(s, st, &table);
    if (found) {
        *id = table.id;
        memcpy(code, table.code, CODE_BYTES);
    }
    store_end(st);
    return found;
}

/* --- Chat. --- */

int64_t store_chat_lines(struct store *s, int64_t table)
{
    return take_number(s, ask_chat(s, READ_CHAT_LINES, &(struct chat_row){.game = table}));
}

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

bool store_find_lookalike(struct store *s, int64_t person, const char *skeleton,
                          struct stored_person *out)
{
    struct person_row wanted = {.p = {.id = person}};
    return copy_name(wanted.p.skeleton, sizeof wanted.p.skeleton, skeleton) &&
           read_person(s, ask_person(s, READ_LOOKALIKE, &wanted), out);
}

bool store_find_unfolded(struct store *s, struct stored_person *out)
{
    return read_person(s, ask_person(s, READ_UNFOLDED, &(struct person_row){0}), out);
}

void store_namesakes(struct store *s, const char *skeleton,
                     void (*found)(void *, const struct stored_person *), void *context)
{
    struct person_row row = {0};
    if (!copy_name(row.p.skeleton, sizeof row.p.skeleton, skeleton))
        return;
    const struct statement *st = ask_person(s, READ_NAMESAKES, &row);
    while (next_person(s, st, &row))
        found(context, &row.p);
    store_end(st);
}

void store_claimed(struct store *s, void (*found)(void *, const struct stored_person *),
                   void *context)
{
    struct person_row row = {0};
    const struct statement *st = ask_person(s, READ_CLAIMED, &row);
    while (next_person(s, st, &row))
        found(context, &row.p);
    store_end(st);
}

bool store_find_session(struct store *s, const uint8_t token[TOKEN_BYTES],
                        struct stored_session *out)
{
    uint8_t hash[HASH_BYTES];
    store_hash_token(token, hash);
    uint64_t committed = store_committed(s); /* at least that is seen */
    struct session_row row = {.token = value_of_bytes(hash, HASH_BYTES)};
    const struct statement *st = ask_session(s, READ_SESSION, &row);
    bool found = next_session(s, st, &row) && !is_ended(s, &row.s, committed);
    if (found)
        *out = row.s;
    store_end(st);
    return found;
}

static void each_session(struct store *s, enum store_read which, int64_t person,
                         void (*found)(void *, const struct stored_session *), void *context)
{
    struct session_row row = {.s = {.person = person}};
    const struct statement *st = ask_session(s, which, &row);
    while (next_session(s, st, &row))
        found(context, &row.s);
    store_end(st);
}

void store_sessions(struct store *s, int64_t person,
                    void (*found)(void *, const struct stored_session *), void *context)
{
    each_session(s, READ_SESSIONS, person, found, context);
}

void store_spare_sessions(struct store *s, int64_t person,
                          void (*found)(void *, const struct stored_session *), void *context)
{
    each_session(s, READ_SPARE_SESSIONS, person, found, context);
}

bool store_has_recovery(struct store *s, int64_t person, const uint8_t code[RECOVERY_BYTES])
{
    struct recovery_row wanted = {person, value_of_bytes(code, RECOVERY_BYTES)};
    return take_number(s, ask_recovery(s, READ_RECOVERY, &wanted)) > 0;
}

int64_t store_recoveries(struct store *s, int64_t person)
{
    return take_number(s,
                       ask_recovery(s, READ_RECOVERIES, &(struct recovery_row){.person = person}));
}

/* --- Who wants to hear nothing of whom, and what was reported. --- */

void store_shuns(struct store *s, int64_t person,
                 void (*found)(void *, int64_t other, bool blocked), void *context)
{
    struct shun_row row = {.person = person};
    const struct statement *st = ask_shun(s, READ_SHUNS, &row);
    while (next_shun(s, st, &row))
        found(context, row.other, row.blocked);
    store_end(st);
}

void store_reports(struct store *s, bool (*found)(void *, const struct stored_report *),
                   void *context)
{
    struct stored_report row = {0};
    const struct statement *st = ask_report(s, READ_REPORTS, &row);
    for (bool more = true; more && next_report(s, st, &row);)
        more = found(context, &row);
    store_end(st);
}

int64_t store_reports_open(struct store *s)
{
    return take_number(s, ask_report(s, READ_REPORTS_OPEN, &(struct stored_report){0}));
}

int64_t store_reports_by(struct store *s, int64_t person)
{
    return take_number(s, ask_report(s, READ_REPORTS_BY, &(struct stored_report){.by = person}));
}

int64_t store_reported(struct store *s, int64_t id)
{
    return take_number(s, ask_report(s, READ_REPORTED, &(struct stored_report){.id = id}));
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
    switch (*what) {
    case 'g': return take_number(s, ask_game(s, READ_LAST_TABLE, &(struct stored_table){0}));
    case 'p': return take_number(s, ask_person(s, READ_LAST_PERSON, &(struct person_row){0}));
    default: return take_number(s, ask_report(s, READ_LAST_REPORT, &(struct stored_report){0}));
    }
}
