/* rows.h - the rows of the tables of columns.h as structs, and any row as a list of values. */
#ifndef PARLOR_STORE_ROWS_H
#define PARLOR_STORE_ROWS_H

#include "store/columns.h"
#include "store/store.h"

/* What a database keeps in one place of a table. */
enum value_kind { VALUE_NONE, VALUE_NUMBER, VALUE_TEXT, VALUE_BYTES };

struct value {
    enum value_kind kind;
    uint32_t length; /* of text and bytes */
    union {
        int64_t number;
        const char *bytes; /* somebody else's; a text ends with a NUL behind its length */
    };
};

struct value value_of_number(int64_t number);
struct value value_of_text(const char *text_or_null);
struct value value_of_bytes(const void *bytes, size_t length);
int64_t value_number(const struct value *value); /* 0 if it is none */
/* Whether it is this many bytes, which are then copied. */
bool value_copy(const struct value *value, uint8_t *out, size_t length);

/* A game is a row as it is; of the others the first fields are what store.h gives apart. Texts of
 * rows that are read belong to the statement that reads them. */
struct meta_row {
    const char *name;
    struct value value;
};

struct person_row {
    struct stored_person p;
    int64_t since; /* Unix seconds */
};

struct session_row {
    struct value token;
    struct stored_session s;
};

struct recovery_row {
    int64_t person;
    struct value code;
};

struct shun_row {
    int64_t person, other;
    bool blocked;
};

struct seat_row {
    int64_t game, seat;
    struct stored_seat s; /* without its name, share and `shared` */
    struct value share;
    const char *of_game; /* the table's, so that one's own games are found by it */
};

struct answer_row {
    int64_t game, number;
    struct stored_answer a;
};

struct milestone_row {
    int64_t game, number;
    struct value state, answers;
};

struct chat_row {
    int64_t game, number;
    struct stored_chat c;
};

struct shelf_row {
    int64_t person;
    const char *game, *field, *name, *text;
};

struct mark_row {
    int64_t person;
    const char *game;
    struct stored_mark m;
};

struct story_row {
    int64_t game, part;
    struct value bytes;
};

struct history_wish {
    int64_t before, person;
    const char *game;
};

struct farewell_wish {
    int64_t person;
    const char *name, *old;
};

struct guests_wish {
    int64_t since, most;
};

/* COLUMN_game_id, ..., and how many there are: COLUMNS_OF_game. */
#define X_COLUMN(table, column, ...) COLUMN_##table##_##column,
#define X(table, type) enum { COLUMNS_##table(X_COLUMN) COLUMNS_OF_##table };
STORE_ROWS(X)
#undef X
#undef X_COLUMN

enum row_id {
#define X(table, type) ROW_##table,
    STORE_ROWS(X)
#undef X
        ROWS
};

enum { MOST_COLUMNS = 32 }; /* of any row */

enum column_kind { KIND_NUMBER, KIND_NAME, KIND_TEXT, KIND_BLOB, KIND_BYTES, KIND_ANY };
enum column_role { ROLE_KEY, ROLE_NEEDED, ROLE_KEPT, ROLE_OPTIONAL };

struct column {
    const char *name;
    enum column_kind kind;
    enum column_role role;
    int version;
    const char *rule;
};

struct row_columns {
    const char *name;
    const struct column *column;
    int count;
};

extern const struct row_columns store_rows[ROWS];

/* values_of_game and game_of_values, and so on: a row as one value for each of its columns, and
 * back. What has no value in a column is empty or 0 then. */
#define X(table, type)                                                                             \
    void values_of_##table(const type *row, struct value values[MOST_COLUMNS]);                    \
    void table##_of_values(const struct value values[MOST_COLUMNS], type *row);
STORE_ROWS(X)
#undef X

#endif
