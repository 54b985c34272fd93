/* clang-format off */
/* columns.h - every table of the database, each column once.
 *
 * All else is made of these lists: the enum of columns and what a row is as values (rows.c), the
 * tables and the migrations (schema.c), the texts of the statements (statement.c).
 *
 *   X(table, column, kind, field, role, version, rule)
 *
 *   kind     what `field` of the row's struct is, and so the type of the column: NUMBER (any whole
 *            number, bool or enum), NAME (char[]), TEXT (char *), BLOB (uint8_t[]), and BYTES or
 *            ANY (struct value)
 *   role     KEY (part of the primary key), NEEDED, KEPT (as it was when the row was new),
 *            OPTIONAL (may be NULL)
 *   version  of the database that has it first
 *   rule     what else SQL says of it
 *
 * To add a column: a line at the end of its table's list, with the next version and a rule that
 * says what old rows have ("DEFAULT 0"), and the field that it goes into. */
#ifndef PARLOR_STORE_COLUMNS_H
#define PARLOR_STORE_COLUMNS_H

/* Tables, and the struct of a row of each (rows.h). */
#define STORE_TABLES(X)             \
    X(meta, struct meta_row)        \
    X(person, struct person_row)    \
    X(session, struct session_row)  \
    X(game, struct stored_table)    \
    X(seat, struct seat_row)        \
    X(answer, struct answer_row)    \
    X(milestone, struct milestone_row) \
    X(chat, struct chat_row)        \
    X(shelf, struct shelf_row)      \
    X(mark, struct mark_row)        \
    X(story, struct story_row)      \
    X(recovery, struct recovery_row) \
    X(shun, struct shun_row)        \
    X(report, struct stored_report)

/* No tables: what some statements are given that is not of one row. */
#define STORE_WISHES(X)             \
    X(history, struct history_wish) \
    X(guests, struct guests_wish)   \
    X(farewell, struct farewell_wish)

#define STORE_ROWS(X) STORE_TABLES(X) STORE_WISHES(X)

#define COLUMNS_meta(X)                                                \
    X(meta, name,            TEXT,   name,              KEY,      1, "") \
    X(meta, value,           ANY,    value,             OPTIONAL, 1, "")

#define COLUMNS_person(X)                                                \
    X(person, id,            NUMBER, p.id,              KEY,      1, "") \
    X(person, name,          NAME,   p.name,            NEEDED,   1, "") \
    X(person, account,       NUMBER, p.account,         NEEDED,   1, "") \
    X(person, password,      NAME,   p.password,        NEEDED,   1, "") \
    X(person, since,         NUMBER, since,             KEPT,     1, "") \
    X(person, seen,          NUMBER, p.seen,            NEEDED,   3, "DEFAULT 0") \
    X(person, skeleton,      NAME,   p.skeleton,        NEEDED,   4, "DEFAULT ''") \
    X(person, silent,        NUMBER, p.silent,          NEEDED,   4, "DEFAULT 0")

#define COLUMNS_session(X)                                               \
    X(session, token,        BYTES,  token,             KEY,      1, "") \
    X(session, person,       NUMBER, s.person,          NEEDED,   1, "") \
    X(session, since,        NUMBER, s.since,           NEEDED,   1, "") \
    X(session, id,           NUMBER, s.id,              NEEDED,   4, "DEFAULT 0") \
    X(session, seen,         NUMBER, s.seen,            NEEDED,   4, "DEFAULT 0")

#define COLUMNS_game(X)                                                  \
    X(game, id,              NUMBER, id,                KEY,      1, "") \
    X(game, code,            NAME,   code,              NEEDED,   1, "UNIQUE") \
    X(game, game,            NAME,   game,              NEEDED,   1, "") \
    X(game, rules,           NUMBER, rules,             NEEDED,   1, "") \
    X(game, setup,           TEXT,   setup,             NEEDED,   1, "") \
    X(game, status,          NUMBER, status,            NEEDED,   1, "") \
    X(game, public,          NUMBER, public,            NEEDED,   1, "") \
    X(game, host,            NUMBER, host,              NEEDED,   1, "") \
    X(game, clock,           NUMBER, clock,             NEEDED,   1, "") \
    X(game, clock_seconds,   NUMBER, clock_seconds, NEEDED,   1, "") \
    X(game, clock_increment, NUMBER, clock_increment,   NEEDED,   1, "") \
    X(game, secret,          BLOB,   secret,            NEEDED,   1, "") \
    X(game, shift,           NUMBER, shift,             NEEDED,   1, "") \
    X(game, since,           NUMBER, since,             NEEDED,   1, "") \
    X(game, marked,          NUMBER, marked,            NEEDED,   1, "") \
    X(game, created,         NUMBER, created,           NEEDED,   1, "") \
    X(game, ended,           NUMBER, ended,             NEEDED,   1, "") \
    X(game, moves,           NUMBER, moves,             NEEDED,   1, "") \
    X(game, how,             NUMBER, how,               NEEDED,   1, "") \
    X(game, by,              NUMBER, by,                NEEDED,   1, "") \
    X(game, result,          TEXT,   result,            OPTIONAL, 1, "") \
    X(game, next,            NAME,   next,              NEEDED,   1, "") \
    X(game, story,           NUMBER, story,             NEEDED,   4, "DEFAULT 0") \
    X(game, seen,            NUMBER, seen,              NEEDED,   4, "DEFAULT 0")

#define COLUMNS_seat(X)                                                  \
    X(seat, game,            NUMBER, game,              KEY,      1, "") \
    X(seat, seat,            NUMBER, seat,              KEY,      1, "") \
    X(seat, kind,            NUMBER, s.kind,            NEEDED,   1, "") \
    X(seat, person,          NUMBER, s.person,          NEEDED,   1, "") \
    X(seat, level,           NAME,   s.level,           NEEDED,   1, "") \
    X(seat, share,           BYTES,  share,             OPTIONAL, 1, "") \
    X(seat, left,            NUMBER, s.left,            NEEDED,   1, "") \
    X(seat, of_game,         TEXT,   of_game,           NEEDED,   4, "DEFAULT ''")

#define COLUMNS_answer(X)                                                \
    X(answer, game,          NUMBER, game,              KEY,      1, "") \
    X(answer, number,        NUMBER, number,            KEY,      1, "") \
    X(answer, seat,          NUMBER, a.seat,            NEEDED,   1, "") \
    X(answer, option,        NUMBER, a.option,          NEEDED,   1, "") \
    X(answer, question,      NUMBER, a.question,        NEEDED,   1, "") \
    X(answer, at,            NUMBER, a.at,              NEEDED,   1, "") \
    X(answer, left,          NUMBER, a.left,            NEEDED,   1, "") \
    X(answer, state,         NUMBER, a.state,           NEEDED,   4, "DEFAULT 0")

#define COLUMNS_milestone(X)                                             \
    X(milestone, game,       NUMBER, game,              KEY,      5, "") \
    X(milestone, number,     NUMBER, number,            KEY,      5, "") \
    X(milestone, state,      BYTES,  state,             NEEDED,   5, "") \
    X(milestone, answers,    BYTES,  answers,           NEEDED,   5, "")

#define COLUMNS_chat(X)                                                  \
    X(chat, game,            NUMBER, game,              KEY,      1, "") \
    X(chat, number,          NUMBER, number,            KEY,      1, "") \
    X(chat, name,            NAME,   c.name,            NEEDED,   1, "") \
    X(chat, seat,            NUMBER, c.seat,            NEEDED,   1, "") \
    X(chat, text,            TEXT,   c.text,            NEEDED,   1, "") \
    X(chat, at,              NUMBER, c.at,              NEEDED,   1, "") \
    X(chat, person,          NUMBER, c.person,          NEEDED,   4, "DEFAULT 0") \
    X(chat, account,         NUMBER, c.account,         NEEDED,   4, "DEFAULT 0")

#define COLUMNS_shelf(X)                                                 \
    X(shelf, person,         NUMBER, person,            KEY,      1, "") \
    X(shelf, game,           TEXT,   game,              KEY,      1, "") \
    X(shelf, field,          TEXT,   field,             KEY,      1, "") \
    X(shelf, name,           TEXT,   name,              KEY,      1, "") \
    X(shelf, text,           TEXT,   text,              NEEDED,   1, "")

#define COLUMNS_mark(X)                                                  \
    X(mark, person,          NUMBER, person,            KEY,      2, "") \
    X(mark, game,            TEXT,   game,              KEY,      2, "") \
    X(mark, achievement,     TEXT,   m.achievement,     KEY,      2, "") \
    X(mark, mark,            NUMBER, m.mark,            KEY,      2, "") \
    X(mark, code,            NAME,   m.code,            NEEDED,   2, "") \
    X(mark, at,              NUMBER, m.at,              NEEDED,   2, "")

#define COLUMNS_story(X)                                                 \
    X(story, game,           NUMBER, game,              KEY,      4, "") \
    X(story, part,           NUMBER, part,              KEY,      4, "") \
    X(story, bytes,          BYTES,  bytes,             NEEDED,   4, "")

#define COLUMNS_recovery(X)                                              \
    X(recovery, person,      NUMBER, person,            KEY,      4, "") \
    X(recovery, code,        BYTES,  code,              KEY,      4, "")

#define COLUMNS_shun(X)                                                  \
    X(shun, person,          NUMBER, person,            KEY,      4, "") \
    X(shun, other,           NUMBER, other,             KEY,      4, "") \
    X(shun, blocked,         NUMBER, blocked,           NEEDED,   4, "")

#define COLUMNS_report(X)                                                \
    X(report, id,            NUMBER, id,                KEY,      4, "") \
    X(report, at,            NUMBER, at,                NEEDED,   4, "") \
    X(report, by,            NUMBER, by,                NEEDED,   4, "") \
    X(report, about,         NUMBER, about,             NEEDED,   4, "") \
    X(report, code,          NAME,   code,              NEEDED,   4, "") \
    X(report, words,         TEXT,   words,             NEEDED,   4, "") \
    X(report, quote,         TEXT,   quote,             NEEDED,   4, "") \
    X(report, done,          NUMBER, done,              NEEDED,   4, "")

#define COLUMNS_farewell(X)                                              \
    X(farewell, person,      NUMBER, person,            NEEDED,   0, "") \
    X(farewell, name,        TEXT,   name,              NEEDED,   0, "") \
    X(farewell, old,         TEXT,   old,               NEEDED,   0, "")

#define COLUMNS_history(X)                                               \
    X(history, before,       NUMBER, before,            NEEDED,   0, "") \
    X(history, person,       NUMBER, person,            NEEDED,   0, "") \
    X(history, game,         TEXT,   game,              NEEDED,   0, "")

#define COLUMNS_guests(X)                                                \
    X(guests, since,         NUMBER, since,             NEEDED,   0, "") \
    X(guests, most,          NUMBER, most,              NEEDED,   0, "")

/* clang-format on */

#endif
