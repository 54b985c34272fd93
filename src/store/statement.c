/* statement.c - see statement.h. */
#include "store/statement.h"

#include "core/text.h"

#include <assert.h>
#include <string.h>

/* --- Texts. --- */

void add_column_names(struct text *out, enum row_id row, unsigned roles)
{
    const struct row_columns *columns = &store_rows[row];
    const char *comma = "";
    for (int i = 0; i < columns->count; i++)
        if (roles & 1u << columns->column[i].role) {
            text_add(out, "%s%s", comma, columns->column[i].name);
            comma = ", ";
        }
}

static void add_changes(struct text *out, const struct row_columns *row)
{
    const char *comma = "";
    for (int i = 0; i < row->count; i++) {
        const struct column *column = &row->column[i];
        if (column->role == ROLE_KEY || column->role == ROLE_KEPT)
            continue;
        text_add(out, "%s%s=excluded.%s", comma, column->name, column->name);
        comma = ", ";
    }
}

/* A column that is named again is the same parameter. */
static void add_parameter(struct text *out, struct statement *st, int column)
{
    int number = 0;
    while (number < st->count && st->column[number] != column)
        number++;
    if (number == st->count)
        st->column[st->count++] = (uint8_t)column;
    text_add(out, "?%d", number + 1);
}

static void add_values(struct text *out, struct statement *st)
{
    for (int i = 0; i < store_rows[st->row].count; i++) {
        text_add(out, "%s", i ? ", " : "");
        add_parameter(out, st, i);
    }
}

static bool is_word(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && !memcmp(name, text, length);
}

static int find_column(const struct row_columns *row, const char *name, size_t length)
{
    int i = 0;
    while (i < row->count && !is_word(row->column[i].name, name, length))
        i++;
    assert(i < row->count); /* the statement names a column that there is not */
    return i;
}

static enum row_id find_row(const char *name, size_t length)
{
    int i = 0;
    while (i < ROWS && !is_word(store_rows[i].name, name, length))
        i++;
    assert(i < ROWS); /* the statement names a table that there is not */
    return (enum row_id)i;
}

/* What stands for {this}. */
static void add_list(struct text *out, struct statement *st, const char *name, size_t length)
{
    if (is_word("values", name, length))
        add_values(out, st);
    else if (is_word("changes", name, length))
        add_changes(out, &store_rows[st->row]);
    else if (is_word("key", name, length))
        add_column_names(out, st->row, 1u << ROLE_KEY);
    else
        add_column_names(out, find_row(name, length), ~0u);
}

/* Writes the text as the database wants it, and what its parameters are into `st`. */
static void expand(struct text *out, struct statement *st, const char *sql)
{
    while (*sql) {
        size_t plain = strcspn(sql, ":{");
        text_add_bytes(out, sql, plain);
        char mark = *(sql += plain);
        if (!mark)
            break;
        size_t length = strspn(++sql, "abcdefghijklmnopqrstuvwxyz_");
        if (mark == ':')
            add_parameter(out, st, find_column(&store_rows[st->row], sql, length));
        else
            add_list(out, st, sql, length);
        assert(mark == ':' || sql[length] == '}');
        sql += length + (mark == '{');
    }
}

/* --- Preparing. --- */

static bool prepare(sqlite3 *db, struct statement *st, enum row_id row, const char *sql,
                    struct reason *why)
{
    struct text text = {0};
    st->row = row;
    expand(&text, st, sql);
    bool fine = !text.failed || refuse_memory(why);
    if (fine && sqlite3_prepare_v3(db, text_string(&text), -1, SQLITE_PREPARE_PERSISTENT,
                                   &st->prepared, NULL) != SQLITE_OK)
        fine = refuse(why, "The database does not fit: %s.", sqlite3_errmsg(db));
    assert(!fine || sqlite3_bind_parameter_count(st->prepared) == st->count);
    text_free(&text);
    return fine;
}

bool statements_prepare_writes(sqlite3 *db, struct statement list[WRITES], struct reason *why)
{
    bool fine = true;
#define X(name, row, sql) fine = fine && prepare(db, &list[WRITE_##name], ROW_##row, sql, why);
    STORE_WRITES(X)
#undef X
    return fine;
}

bool statements_prepare_reads(sqlite3 *db, struct statement list[READS], struct reason *why)
{
    bool fine = true;
#define X(name, row, sql) fine = fine && prepare(db, &list[READ_##name], ROW_##row, sql, why);
    STORE_READS(X)
#undef X
    return fine;
}

void statements_free(struct statement *list, int count)
{
    for (int i = 0; i < count; i++)
        sqlite3_finalize(list[i].prepared);
}

/* --- Values in and out. --- */

void statement_bind(const struct statement *st, int parameter, const struct value *value)
{
    assert(parameter >= 0 && parameter < st->count);
    sqlite3_stmt *prepared = st->prepared;
    switch (value->kind) {
    case VALUE_NONE: sqlite3_bind_null(prepared, parameter + 1); break;
    case VALUE_NUMBER: sqlite3_bind_int64(prepared, parameter + 1, value->number); break;
    case VALUE_TEXT:
        sqlite3_bind_text(prepared, parameter + 1, value->bytes, (int)value->length, SQLITE_STATIC);
        break;
    case VALUE_BYTES:
        sqlite3_bind_blob(prepared, parameter + 1, value->bytes, (int)value->length, SQLITE_STATIC);
        break;
    }
}

void statement_bind_row(const struct statement *st, const struct value row[MOST_COLUMNS])
{
    for (int i = 0; i < st->count; i++)
        statement_bind(st, i, &row[st->column[i]]);
}

/* Nobody writes none at all: a disk has damaged it. */
static struct value fetch_bytes(sqlite3_stmt *prepared, int column)
{
    const void *bytes = sqlite3_column_blob(prepared, column);
    size_t length = (size_t)sqlite3_column_bytes(prepared, column);
    return bytes ? value_of_bytes(bytes, length) : (struct value){.kind = VALUE_NONE};
}

static struct value fetch(sqlite3_stmt *prepared, int column)
{
    switch (sqlite3_column_type(prepared, column)) {
    case SQLITE_INTEGER: return value_of_number(sqlite3_column_int64(prepared, column));
    case SQLITE_TEXT: return value_of_text((const char *)sqlite3_column_text(prepared, column));
    case SQLITE_BLOB: return fetch_bytes(prepared, column);
    default: return (struct value){.kind = VALUE_NONE};
    }
}

void statement_fetch(const struct statement *st, struct value row[MOST_COLUMNS], int columns)
{
    assert(sqlite3_data_count(st->prepared) == columns);
    for (int i = 0; i < columns; i++)
        row[i] = fetch(st->prepared, i);
}
