/* statement.h - every statement of the store, with the row that it is given.
 *
 * In its text `:column` is that column of the row, {values} are all of them in order, {key} and
 * {changes} name those that are the key and those that a second write changes; {game} names all
 * columns of the table game, whichever row is given. Texts keep to what other databases understand
 * too, as far as that goes: COLLATE NOCASE and numbers as conditions are SQLite's. */
#ifndef PARLOR_STORE_STATEMENT_H
#define PARLOR_STORE_STATEMENT_H

#include "store/rows.h"

#include <sqlite3.h>

#define SQL_SELECT(table) "SELECT {" #table "} FROM " #table
#define SQL_ADD(table) "INSERT INTO " #table "({" #table "}) VALUES({values})"
#define SQL_PUT(table) SQL_ADD(table) " ON CONFLICT({key}) DO UPDATE SET {changes}"

/* Guests who were not seen since then and have left nothing. The last person stays, so that no
 * number is given twice. */
#define SQL_IDLE_GUESTS                                                                            \
    "SELECT id FROM person WHERE NOT account AND seen<:since "                                     \
    "AND id<(SELECT max(id) FROM person) "                                                         \
    "AND NOT EXISTS(SELECT 1 FROM seat WHERE seat.person>0 AND seat.person=person.id) "            \
    "AND NOT EXISTS(SELECT 1 FROM shelf WHERE shelf.person=person.id) "                            \
    "AND NOT EXISTS(SELECT 1 FROM mark WHERE mark.person=person.id) ORDER BY seen, id LIMIT :most"

/* One's own games are found by the seats, others by walking back through all of them. */
#define SQL_OVER_BEFORE SQL_SELECT(game) " WHERE status=3 AND id<:before"
#define SQL_VISIBLE                                                                                \
    " AND (public OR EXISTS(SELECT 1 FROM seat WHERE seat.game=game.id AND person=:person))"
#define SQL_MINE " AND id IN (SELECT seat.game FROM seat WHERE person>0 AND person=:person)"
#define SQL_OF_GAME " AND game.game=:game"
#define SQL_PAGE " ORDER BY id DESC LIMIT 50"

_Static_assert(TABLE_OVER == 3 && HISTORY_PAGE == 50, "as the statements say");

/* Their order is not stored anywhere. */
/* clang-format off */
#define STORE_WRITES(X)                                                                            \
    X(PUT_TABLE, game, SQL_PUT(game))                                                              \
    X(PUT_SEAT, seat, SQL_PUT(seat))                                                               \
    X(DROP_TABLE, game, "DELETE FROM game WHERE id=:id")                                           \
    X(DROP_SEATS, seat, "DELETE FROM seat WHERE game=:game")                                       \
    X(DROP_CHAT, chat, "DELETE FROM chat WHERE game=:game")                                        \
    X(ADD_ANSWER, answer, SQL_ADD(answer))                                                         \
    X(CUT_ANSWERS, answer, "DELETE FROM answer WHERE game=:game AND number>=:number")              \
    X(ADD_CHAT, chat, SQL_ADD(chat))                                                               \
    X(PUT_PERSON, person, SQL_PUT(person))                                                         \
    X(DROP_GUEST_SESSIONS, guests, "DELETE FROM session WHERE person IN (" SQL_IDLE_GUESTS ")")    \
    X(DROP_GUESTS, guests, "DELETE FROM person WHERE id IN (" SQL_IDLE_GUESTS ")")                 \
    X(ADD_SESSION, session, SQL_ADD(session))                                                      \
    X(DROP_SESSION, session, "DELETE FROM session WHERE token=:token")                             \
    X(DROP_SESSIONS, session, "DELETE FROM session WHERE person=:person")                          \
    X(PUT_TEXT, shelf, SQL_PUT(shelf))                                                             \
    X(DROP_TEXT, shelf, "DELETE FROM shelf WHERE person=:person AND game=:game "                   \
                        "AND field=:field AND name=:name")                                         \
    X(ADD_MARK, mark, SQL_ADD(mark) " ON CONFLICT DO NOTHING")                                     \
    X(PUT_META, meta, SQL_PUT(meta))

#define STORE_READS(X)                                                                             \
    X(TABLE, game, SQL_SELECT(game) " WHERE code=:code")                                           \
    X(TABLE_ID, game, "SELECT id FROM game WHERE code=:code")                                      \
    X(LAST_TABLE, game, "SELECT max(id) FROM game")                                                \
    X(UNFINISHED, game, SQL_SELECT(game) " WHERE status<3 ORDER BY id")                            \
    X(HISTORY, history, SQL_OVER_BEFORE SQL_VISIBLE SQL_PAGE)                                      \
    X(HISTORY_OF_GAME, history, SQL_OVER_BEFORE SQL_VISIBLE SQL_OF_GAME SQL_PAGE)                  \
    X(HISTORY_MINE, history, SQL_OVER_BEFORE SQL_MINE SQL_PAGE)                                    \
    X(HISTORY_MINE_OF_GAME, history, SQL_OVER_BEFORE SQL_MINE SQL_OF_GAME SQL_PAGE)                \
    X(SEATS, seat, SQL_SELECT(seat) " WHERE game=:game ORDER BY seat")                             \
    X(ANSWERS, answer, SQL_SELECT(answer) " WHERE game=:game ORDER BY number")                     \
    X(ANSWER_COUNT, answer, "SELECT count(*) FROM answer WHERE game=:game")                        \
    X(CHATS, chat, SQL_SELECT(chat) " WHERE game=:game AND number>=:number ORDER BY number")       \
    X(PERSON, person, SQL_SELECT(person) " WHERE id=:id")                                          \
    X(ACCOUNT, person, SQL_SELECT(person) " WHERE account AND name=:name COLLATE NOCASE")          \
    X(LAST_PERSON, person, "SELECT max(id) FROM person")                                           \
    X(SESSION_PERSON, session, "SELECT person FROM session WHERE token=:token")                    \
    X(TEXTS, shelf, SQL_SELECT(shelf) " WHERE person=:person AND game=:game AND field=:field "     \
                    "ORDER BY name")                                                               \
    X(MARKS, mark, SQL_SELECT(mark) " WHERE person=:person AND game=:game "                        \
                   "ORDER BY at, achievement, mark")                                               \
    X(META, meta, SQL_SELECT(meta) " WHERE name=:name")
/* clang-format on */

enum store_write {
#define X(name, row, sql) WRITE_##name,
    STORE_WRITES(X)
#undef X
        WRITES
};

enum store_read {
#define X(name, row, sql) READ_##name,
    STORE_READS(X)
#undef X
        READS
};

struct statement {
    sqlite3_stmt *prepared;
    enum row_id row;              /* what it is given */
    int count;                    /* of its parameters: */
    uint8_t column[MOST_COLUMNS]; /* which column of the row each is */
};

bool statements_prepare_writes(sqlite3 *db, struct statement list[WRITES], struct reason *why);
bool statements_prepare_reads(sqlite3 *db, struct statement list[READS], struct reason *why);
void statements_free(struct statement *list, int count);

/* The names of a row's columns with commas between them: those of the roles in this set. */
struct text;
void add_column_names(struct text *out, enum row_id row, unsigned roles);

void statement_bind(const struct statement *st, int parameter, const struct value *value);
/* Bound as this row says; texts and bytes must stay until it is done. */
void statement_bind_row(const struct statement *st, const struct value row[MOST_COLUMNS]);
/* The row that it stands on, which has this many columns. */
void statement_fetch(const struct statement *st, struct value row[MOST_COLUMNS], int columns);

#endif
