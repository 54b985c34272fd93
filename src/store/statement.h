/* statement.h - every statement of the store, with the row that it is given.
 *
 * In its text `:column` is that column of the row, {values} are all of them in order, {key} and
 * {changes} name those that are the key and those that a second write changes; {game} names all
 * columns of the table game, whichever row is given. Texts keep to what other databases understand
 * too, as far as that goes: COLLATE NOCASE, JSON and numbers as conditions are SQLite's. */
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

/* Also of those whom only a seat knows: a disk may have turned a bit there, and who comes next must
 * not find a hand that was dealt to somebody else. */
#define SQL_LAST_PERSON                                                                            \
    "SELECT max(id) FROM (SELECT max(id) AS id FROM person "                                       \
    "UNION ALL SELECT max(person) FROM seat WHERE person>0)"

/* Past games, each by walking back through an index that has nothing else: whatever the database
 * holds, a page is found at once. */
#define SQL_PUBLIC SQL_SELECT(game) " WHERE status=3 AND public AND id<:before"
#define SQL_MINE(more)                                                                             \
    "SELECT {game} FROM (SELECT seat.game AS mine FROM seat WHERE person>0 AND person=:person "    \
    "AND seat.game<:before" more ") CROSS JOIN game ON id=mine WHERE status=3"
#define SQL_LATEST(id) " ORDER BY " id " DESC LIMIT 50"

/* Whether one of the tables that this person sat at last before is followed by this one. */
#define SQL_REMATCH                                                                                \
    "SELECT count(*) FROM game WHERE id IN (SELECT seat.game FROM seat WHERE person>0 "            \
    "AND person=:person AND seat.game<:game ORDER BY seat.game DESC LIMIT 50) "                    \
    "AND next=(SELECT code FROM game AS later WHERE later.id=:game)"

/* A person's sessions, those that were used last first. */
#define SQL_SESSIONS                                                                               \
    SQL_SELECT(session) " WHERE person=:person ORDER BY seen DESC, id DESC LIMIT 50"

_Static_assert(TABLE_OVER == 3 && STORY_MISSING == 0 && HISTORY_PAGE == 50 && SESSIONS_MOST == 50 &&
                   REPORTS_PAGE == 50 && NAMESAKES_PAGE == 5,
               "as the statements say");

/* Their order is not stored anywhere. */
/* clang-format off */
#define STORE_WRITES(X)                                                                            \
    X(PUT_TABLE, game, SQL_PUT(game))                                                              \
    X(PUT_SEAT, seat, SQL_PUT(seat))                                                               \
    X(SEE_TABLE, game, "UPDATE game SET seen=:seen WHERE id=:id")                                  \
    X(DROP_TABLE, game, "DELETE FROM game WHERE id=:id")                                           \
    X(DROP_SEATS, seat, "DELETE FROM seat WHERE game=:game")                                       \
    X(DROP_CHAT, chat, "DELETE FROM chat WHERE game=:game")                                        \
    X(ADD_ANSWER, answer, SQL_ADD(answer))                                                         \
    X(CUT_ANSWERS, answer, "DELETE FROM answer WHERE game=:game AND number>=:number")              \
    X(PUT_MILESTONE, milestone, SQL_PUT(milestone))                                                \
    X(CUT_MILESTONES, milestone, "DELETE FROM milestone WHERE game=:game AND number>:number")      \
    X(ADD_CHAT, chat, SQL_ADD(chat))                                                               \
    X(PUT_PERSON, person, SQL_PUT(person))                                                         \
    X(DROP_GUEST_SESSIONS, guests, "DELETE FROM session WHERE person IN (" SQL_IDLE_GUESTS ")")    \
    X(DROP_GUEST_SHUNS, guests, "DELETE FROM shun WHERE person IN (" SQL_IDLE_GUESTS ")")          \
    X(DROP_GUESTS, guests, "DELETE FROM person WHERE id IN (" SQL_IDLE_GUESTS ")")                 \
    X(ADD_SESSION, session, SQL_ADD(session))                                                      \
    X(DROP_SESSION, session, "DELETE FROM session WHERE person=:person AND id=:id")                \
    X(DROP_SESSIONS, session, "DELETE FROM session WHERE person=:person AND id!=:id")              \
    X(DROP_OLD_SESSIONS, session, "DELETE FROM session WHERE token IN (SELECT token FROM session " \
                                  "WHERE seen<:seen ORDER BY seen LIMIT 1000)")                    \
    X(SEE_SESSION, session, "UPDATE session SET seen=:seen WHERE person=:person AND id=:id")       \
    X(ADD_RECOVERY, recovery, SQL_ADD(recovery))                                                   \
    X(DROP_RECOVERY, recovery, "DELETE FROM recovery WHERE person=:person AND code=:code")         \
    X(DROP_RECOVERIES, recovery, "DELETE FROM recovery WHERE person=:person")                      \
    X(FAREWELL_CHAT, farewell, "UPDATE chat SET name=:name, account=0 "                            \
                               "WHERE person>0 AND person=:person")                                \
    X(FAREWELL_OLD_CHAT, farewell, "UPDATE chat SET name=:name WHERE person=0 AND name=:old")      \
    X(FAREWELL_RESULTS, farewell,                                                                  \
      "UPDATE game SET result=json_set(result, '$['||(SELECT seat FROM seat WHERE "                \
      "seat.game=id AND person=:person)||'].name', :name) WHERE json_valid(result) "               \
      "AND id IN (SELECT game FROM seat WHERE person>0 AND person=:person)")                       \
    X(FAREWELL_SHELF, farewell, "DELETE FROM shelf WHERE person=:person")                          \
    X(FAREWELL_MARKS, farewell, "DELETE FROM mark WHERE person=:person")                           \
    X(FAREWELL_SHUNS, farewell, "DELETE FROM shun WHERE person=:person OR other=:person")          \
    X(PUT_SHUN, shun, SQL_PUT(shun))                                                               \
    X(DROP_SHUN, shun, "DELETE FROM shun WHERE person=:person AND other=:other")                   \
    X(ADD_REPORT, report, SQL_ADD(report))                                                         \
    X(END_REPORT, report, "UPDATE report SET done=:done WHERE id=:id")                             \
    X(DROP_REPORTS, report, "DELETE FROM report WHERE done>0 AND done<:done")                      \
    X(PUT_TEXT, shelf, SQL_PUT(shelf))                                                             \
    X(DROP_TEXT, shelf, "DELETE FROM shelf WHERE person=:person AND game=:game "                   \
                        "AND field=:field AND name=:name")                                         \
    X(ADD_MARK, mark, SQL_ADD(mark) " ON CONFLICT DO NOTHING")                                     \
    X(PUT_STORY, story, SQL_PUT(story))                                                            \
    X(MARK_STORY, game, "UPDATE game SET story=:story WHERE id=:id")                               \
    X(PUT_META, meta, SQL_PUT(meta))

#define STORE_READS(X)                                                                             \
    X(TABLE, game, SQL_SELECT(game) " WHERE id=(SELECT id FROM game WHERE code=:code)")            \
    X(TABLE_ID, game, "SELECT id FROM game WHERE code=:code")                                      \
    X(LAST_TABLE, game, "SELECT max(id) FROM game")                                                \
    X(UNFINISHED, game, SQL_SELECT(game) " WHERE status<3 ORDER BY id")                            \
    X(HISTORY, history, SQL_PUBLIC SQL_LATEST("id"))                                               \
    X(HISTORY_OF_GAME, history, SQL_PUBLIC " AND game=:game" SQL_LATEST("id"))                     \
    X(HISTORY_MINE, history, SQL_MINE("") SQL_LATEST("mine"))                                      \
    X(HISTORY_MINE_OF_GAME, history, SQL_MINE(" AND of_game=:game") SQL_LATEST("mine"))            \
    X(SEATS, seat, SQL_SELECT(seat) " WHERE game=:game ORDER BY seat")                             \
    X(REMATCH, seat, SQL_REMATCH)                                                                  \
    X(ANSWERS, answer, SQL_SELECT(answer) " WHERE game=:game AND number>=:number ORDER BY number") \
    X(MILESTONE, milestone, SQL_SELECT(milestone) " WHERE game=:game AND number=:number")          \
    X(MILESTONES, milestone, SQL_SELECT(milestone) " WHERE game=:game ORDER BY number")            \
    X(MOVES, answer, "SELECT max(number)+1 FROM answer WHERE game=:game")                          \
    X(CHATS, chat, SQL_SELECT(chat) " WHERE game=:game AND number>=:number ORDER BY number")       \
    X(CHAT_LINES, chat, "SELECT max(number)+1 FROM chat WHERE game=:game")                         \
    X(PERSON, person, SQL_SELECT(person) " WHERE id=:id")                                          \
    X(ACCOUNT, person, SQL_SELECT(person) " WHERE account AND name=:name COLLATE NOCASE")          \
    X(LAST_PERSON, person, SQL_LAST_PERSON)                                                        \
    X(SESSION, session, SQL_SELECT(session) " WHERE token=:token")                                 \
    X(SESSIONS, session, SQL_SESSIONS)                                                             \
    X(SPARE_SESSIONS, session, SQL_SESSIONS " OFFSET 49")                                          \
    X(RECOVERY, recovery, "SELECT count(*) FROM recovery WHERE person=:person AND code=:code")     \
    X(RECOVERIES, recovery, "SELECT count(*) FROM recovery WHERE person=:person")                  \
    X(LOOKALIKE, person, SQL_SELECT(person) " WHERE skeleton=:skeleton AND account "               \
                         "AND id!=:id LIMIT 1")                                                    \
    X(UNFOLDED, person, SQL_SELECT(person) " WHERE skeleton='' AND account LIMIT 1")               \
    X(NAMESAKES, person, SQL_SELECT(person) " WHERE skeleton=:skeleton AND NOT account LIMIT 5")   \
    X(CLAIMED, person, SQL_SELECT(person) " WHERE account AND EXISTS(SELECT 1 FROM person AS "     \
                       "guest WHERE guest.skeleton=person.skeleton AND NOT guest.account)")        \
    X(SHUNS, shun, SQL_SELECT(shun) " WHERE person=:person")                                       \
    X(REPORTS, report, SQL_SELECT(report) " WHERE done=0 ORDER BY id LIMIT 50")                    \
    X(REPORTS_OPEN, report, "SELECT count(*) FROM report WHERE done=0")                            \
    X(REPORTS_BY, report, "SELECT count(*) FROM report WHERE by=:by AND done=0")                   \
    X(REPORTED, report, "SELECT about FROM report WHERE id=:id AND done=0")                        \
    X(LAST_REPORT, report, "SELECT max(id) FROM report")                                           \
    X(TEXTS, shelf, SQL_SELECT(shelf) " WHERE person=:person AND game=:game AND field=:field "     \
                    "ORDER BY name")                                                               \
    X(MARKS, mark, SQL_SELECT(mark) " WHERE person=:person AND game=:game "                        \
                   "ORDER BY at, achievement, mark")                                               \
    X(STORY, story, SQL_SELECT(story) " WHERE game=:game AND part=:part")                          \
    X(UNTOLD, game, SQL_SELECT(game) " WHERE status=3 AND story=0 ORDER BY id LIMIT 1")            \
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
