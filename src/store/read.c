/* read.c - what can be asked of the store. */
#include "store/inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Asked once in a while, and prepared anew each time; a query that can't be prepared is a bug. */
sqlite3_stmt *store_query(struct store *s, const char *sql, const char *types, ...)
{
    sqlite3_stmt *query = NULL;
    if (sqlite3_prepare_v2(s->reader, sql, -1, &query, NULL) != SQLITE_OK) {
        fprintf(stderr, "level=fatal event=store query=\"%s\" error=\"%s\"\n", sql,
                sqlite3_errmsg(s->reader));
        abort();
    }
    va_list values;
    va_start(values, types);
    for (int i = 1; types[i - 1]; i++) {
        if (types[i - 1] == 'i') {
            sqlite3_bind_int64(query, i, va_arg(values, int64_t));
        } else if (types[i - 1] == 't') {
            sqlite3_bind_text(query, i, va_arg(values, const char *), -1, SQLITE_TRANSIENT);
        } else {
            const void *bytes = va_arg(values, const void *);
            sqlite3_bind_blob(query, i, bytes, (int)va_arg(values, size_t), SQLITE_TRANSIENT);
        }
    }
    va_end(values);
    return query;
}

static void copy_text(sqlite3_stmt *query, int column, char *out, size_t room)
{
    const char *text = (const char *)sqlite3_column_text(query, column);
    snprintf(out, room, "%s", text ? text : "");
}

static bool copy_blob(sqlite3_stmt *query, int column, uint8_t *out, int size)
{
    if (sqlite3_column_bytes(query, column) != size)
        return false;
    memcpy(out, sqlite3_column_blob(query, column), (size_t)size);
    return true;
}

/* --- Tables. --- */

static char *duplicate_text(sqlite3_stmt *query, int column)
{
    const char *text = (const char *)sqlite3_column_text(query, column);
    return text ? strdup(text) : NULL;
}

static void read_table(sqlite3_stmt *q, struct stored_table *t)
{
    *t = (struct stored_table){.id = sqlite3_column_int64(q, 0)};
    copy_text(q, 1, t->code, sizeof t->code);
    copy_text(q, 2, t->game, sizeof t->game);
    t->rules = sqlite3_column_int(q, 3);
    t->setup = duplicate_text(q, 4);
    t->status = (enum table_status)sqlite3_column_int(q, 5);
    t->public = sqlite3_column_int(q, 6);
    t->host = sqlite3_column_int64(q, 7);
    t->clock = (enum clock_kind)sqlite3_column_int(q, 8);
    t->clock_seconds = sqlite3_column_int64(q, 9);
    t->clock_increment = sqlite3_column_int64(q, 10);
    copy_blob(q, 11, t->secret, SEED_BYTES);
    t->shift = sqlite3_column_int64(q, 12);
    t->since = sqlite3_column_int64(q, 13);
    t->marked = sqlite3_column_int64(q, 14);
    t->created = sqlite3_column_int64(q, 15);
    t->ended = sqlite3_column_int64(q, 16);
    t->moves = sqlite3_column_int64(q, 17);
    t->how = (enum end_kind)sqlite3_column_int(q, 18);
    t->by = sqlite3_column_int(q, 19);
    t->result = duplicate_text(q, 20);
    copy_text(q, 21, t->next, sizeof t->next);
}

static void read_seats(struct store *s, struct stored_table *t)
{
    sqlite3_stmt *q = store_query(s,
                                  "SELECT seat.kind, seat.person, person.name, seat.level, "
                                  "seat.share, seat.left FROM seat LEFT JOIN person "
                                  "ON person.id=seat.person WHERE game=? ORDER BY seat",
                                  "i", t->id);
    for (; t->seats < SEATS && sqlite3_step(q) == SQLITE_ROW; t->seats++) {
        struct stored_seat *seat = &t->seat[t->seats];
        seat->kind = (enum seat_kind)sqlite3_column_int(q, 0);
        seat->person = sqlite3_column_int64(q, 1);
        copy_text(q, 2, seat->name, sizeof seat->name);
        copy_text(q, 3, seat->level, sizeof seat->level);
        seat->shared = copy_blob(q, 4, seat->share, SEED_BYTES);
        seat->left = sqlite3_column_int64(q, 5);
    }
    sqlite3_finalize(q);
}

/* A finished table knows its number of answers; of the others they are counted. */
static void read_moves(struct store *s, struct stored_table *t)
{
    if (t->status == TABLE_OVER)
        return;
    sqlite3_stmt *q = store_query(s, "SELECT count(*) FROM answer WHERE game=?", "i", t->id);
    if (sqlite3_step(q) == SQLITE_ROW)
        t->moves = sqlite3_column_int64(q, 0);
    sqlite3_finalize(q);
}

bool store_find_table(struct store *s, const char *code, struct stored_table *out)
{
    sqlite3_stmt *q = store_query(s, "SELECT * FROM game WHERE code=?", "t", code);
    bool found = sqlite3_step(q) == SQLITE_ROW;
    if (found)
        read_table(q, out);
    sqlite3_finalize(q);
    if (found) {
        read_seats(s, out);
        read_moves(s, out);
    }
    return found;
}

bool store_has_table(struct store *s, const char *code)
{
    sqlite3_stmt *q = store_query(s, "SELECT 1 FROM game WHERE code=?", "t", code);
    bool found = sqlite3_step(q) == SQLITE_ROW;
    sqlite3_finalize(q);
    return found;
}

void stored_table_free(struct stored_table *t)
{
    free(t->setup);
    free(t->result);
    *t = (struct stored_table){0};
}

void store_each_unfinished(struct store *s, void (*found)(void *, struct stored_table *),
                           void *context)
{
    sqlite3_stmt *q = store_query(s, "SELECT * FROM game WHERE status<3 ORDER BY id", "");
    while (sqlite3_step(q) == SQLITE_ROW) {
        struct stored_table table;
        read_table(q, &table);
        read_seats(s, &table);
        read_moves(s, &table);
        found(context, &table);
    }
    sqlite3_finalize(q);
}

struct stored_answer *store_answers(struct store *s, int64_t table, size_t *count)
{
    sqlite3_stmt *q = store_query(s,
                                  "SELECT seat, option, question, at, left FROM answer "
                                  "WHERE game=? ORDER BY number",
                                  "i", table);
    struct stored_answer *answers = NULL;
    size_t room = 0;
    for (*count = 0; sqlite3_step(q) == SQLITE_ROW; ++*count) {
        if (*count == room) {
            room = room ? 2 * room : 64;
            struct stored_answer *more = realloc(answers, room * sizeof *more);
            if (!more)
                abort();
            answers = more;
        }
        answers[*count] = (struct stored_answer){
            .seat = (uint8_t)sqlite3_column_int(q, 0),
            .option = (uint8_t)sqlite3_column_int(q, 1),
            .question = (uint32_t)sqlite3_column_int64(q, 2),
            .at = sqlite3_column_int64(q, 3),
            .left = sqlite3_column_int64(q, 4),
        };
    }
    sqlite3_finalize(q);
    return answers;
}

/* One's own games are found by the seats, others by walking back through all of them. */
void store_history(struct store *s, const char *game_or_null, int64_t person, bool mine,
                   int64_t before, void (*found)(void *, const struct stored_table *),
                   void *context)
{
    char sql[400];
    snprintf(sql, sizeof sql,
             "SELECT game.* FROM %s WHERE status=3 AND id<?1 AND %s AND %s ORDER BY id DESC "
             "LIMIT %d",
             mine ? "seat JOIN game ON game.id=seat.game" : "game",
             mine ? "seat.person=?2"
                  : "(public OR EXISTS(SELECT 1 FROM seat WHERE seat.game=game.id AND person=?2))",
             game_or_null ? "game.game=?3" : "?3=''", HISTORY_PAGE);
    sqlite3_stmt *q = store_query(s, sql, "iit", before ? before : INT64_MAX, person,
                                  game_or_null ? game_or_null : "");
    while (sqlite3_step(q) == SQLITE_ROW) {
        struct stored_table table;
        read_table(q, &table);
        read_seats(s, &table);
        found(context, &table);
        stored_table_free(&table);
    }
    sqlite3_finalize(q);
}

/* --- Chat. --- */

int64_t store_chats(struct store *s, int64_t table, int64_t from,
                    void (*found)(void *, const struct stored_chat *), void *context)
{
    sqlite3_stmt *q = store_query(s,
                                  "SELECT name, seat, text, at FROM chat WHERE game=? AND "
                                  "number>=? ORDER BY number",
                                  "ii", table, from);
    int64_t count = 0;
    for (; sqlite3_step(q) == SQLITE_ROW; count++) {
        struct stored_chat chat = {.seat = sqlite3_column_int(q, 1),
                                   .text = (const char *)sqlite3_column_text(q, 2),
                                   .at = sqlite3_column_int64(q, 3)};
        copy_text(q, 0, chat.name, sizeof chat.name);
        found(context, &chat);
    }
    sqlite3_finalize(q);
    return count;
}

/* --- People. --- */

static bool read_person(sqlite3_stmt *q, struct stored_person *p)
{
    bool found = sqlite3_step(q) == SQLITE_ROW;
    if (found) {
        *p = (struct stored_person){.id = sqlite3_column_int64(q, 0),
                                    .account = sqlite3_column_int(q, 2),
                                    .seen = sqlite3_column_int64(q, 5)};
        copy_text(q, 1, p->name, sizeof p->name);
        copy_text(q, 3, p->password, sizeof p->password);
    }
    sqlite3_finalize(q);
    return found;
}

bool store_find_person(struct store *s, int64_t id, struct stored_person *out)
{
    return read_person(store_query(s, "SELECT * FROM person WHERE id=?", "i", id), out);
}

bool store_find_account(struct store *s, const char *name, struct stored_person *out)
{
    return read_person(
        store_query(s, "SELECT * FROM person WHERE account AND name=? COLLATE NOCASE", "t", name),
        out);
}

int64_t store_session_person(struct store *s, const uint8_t token[TOKEN_BYTES])
{
    sqlite3_stmt *q =
        store_query(s, "SELECT person FROM session WHERE token=?", "b", token, (size_t)TOKEN_BYTES);
    int64_t person = sqlite3_step(q) == SQLITE_ROW ? sqlite3_column_int64(q, 0) : 0;
    sqlite3_finalize(q);
    return person;
}

/* --- The rest. --- */

int store_texts(struct store *s, int64_t person, const char *game, const char *field,
                void (*found)(void *, const char *name, const char *text), void *context)
{
    sqlite3_stmt *q = store_query(s,
                                  "SELECT name, text FROM shelf WHERE person=? AND game=? AND "
                                  "field=? ORDER BY name",
                                  "itt", person, game, field);
    int count = 0;
    for (; sqlite3_step(q) == SQLITE_ROW; count++)
        if (found)
            found(context, (const char *)sqlite3_column_text(q, 0),
                  (const char *)sqlite3_column_text(q, 1));
    sqlite3_finalize(q);
    return count;
}

void store_marks(struct store *s, int64_t person, const char *game,
                 void (*found)(void *, const struct stored_mark *), void *context)
{
    sqlite3_stmt *q = store_query(s,
                                  "SELECT achievement, mark, code, at FROM mark WHERE person=? "
                                  "AND game=? ORDER BY at, achievement, mark",
                                  "it", person, game);
    while (sqlite3_step(q) == SQLITE_ROW) {
        struct stored_mark mark = {.achievement = (const char *)sqlite3_column_text(q, 0),
                                   .mark = sqlite3_column_int(q, 1),
                                   .at = sqlite3_column_int64(q, 3)};
        copy_text(q, 2, mark.code, sizeof mark.code);
        found(context, &mark);
    }
    sqlite3_finalize(q);
}

int64_t store_number(struct store *s, const char *name)
{
    sqlite3_stmt *q = store_query(s, "SELECT value FROM meta WHERE name=?", "t", name);
    int64_t number = sqlite3_step(q) == SQLITE_ROW ? sqlite3_column_int64(q, 0) : 0;
    sqlite3_finalize(q);
    return number;
}

int64_t store_last_id(struct store *s, const char *what)
{
    sqlite3_stmt *q = store_query(
        s, *what == 'g' ? "SELECT max(id) FROM game" : "SELECT max(id) FROM person", "");
    int64_t id = sqlite3_step(q) == SQLITE_ROW ? sqlite3_column_int64(q, 0) : 0;
    sqlite3_finalize(q);
    return id;
}
