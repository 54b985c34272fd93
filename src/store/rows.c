/* rows.c - see rows.h: what the lists of columns.h say, as tables and functions. */
#include "store/rows.h"

#include "core/plain.h"

#include <assert.h>
#include <string.h>

/* --- Values. --- */

struct value value_of_number(int64_t number)
{
    return (struct value){.kind = VALUE_NUMBER, .number = number};
}

struct value value_of_text(const char *text_or_null)
{
    if (!text_or_null)
        return (struct value){.kind = VALUE_NONE};
    size_t length = strlen(text_or_null);
    assert(length <= INT32_MAX);
    return (struct value){VALUE_TEXT, (uint32_t)length, {.bytes = text_or_null}};
}

struct value value_of_bytes(const void *bytes, size_t length)
{
    assert(bytes && length <= INT32_MAX);
    return (struct value){VALUE_BYTES, (uint32_t)length, {.bytes = bytes}};
}

int64_t value_number(const struct value *value)
{
    return value->kind == VALUE_NUMBER ? value->number : 0;
}

bool value_copy(const struct value *value, uint8_t *out, size_t length)
{
    if (value->kind != VALUE_BYTES || value->length != length)
        return false;
    memcpy(out, value->bytes, length);
    return true;
}

static const char *value_text(const struct value *value)
{
    return value->kind == VALUE_TEXT ? value->bytes : NULL;
}

/* What is too long is cut off. */
static void value_copy_text(const struct value *value, char *out, size_t capacity)
{
    size_t length = value->kind == VALUE_TEXT ? value->length : 0;
    if (length >= capacity)
        length = capacity - 1;
    if (length)
        memcpy(out, value->bytes, length);
    out[length] = '\0';
    plain_make(out, false); /* as it was written, unless the disk has damaged it */
}

/* --- The lists. --- */

#define X_COLUMN(table, column, kind, field, role, version, rule)                                  \
    {#column, KIND_##kind, ROLE_##role, version, rule},
#define X(table, type)                                                                             \
    static const struct column columns_of_##table[] = {COLUMNS_##table(X_COLUMN)};                 \
    _Static_assert((int)COLUMNS_OF_##table <= (int)MOST_COLUMNS, "columns of " #table);
STORE_ROWS(X)
#undef X
#undef X_COLUMN

const struct row_columns store_rows[ROWS] = {
#define X(table, type) [ROW_##table] = {#table, columns_of_##table, COLUMNS_OF_##table},
    STORE_ROWS(X)
#undef X
};

/* --- Rows as values and back, by the kinds of their columns. --- */

#define TO_NUMBER(field) value_of_number((int64_t)(field))
#define TO_NAME(field) value_of_text(field)
#define TO_TEXT(field) value_of_text(field)
#define TO_BLOB(field) value_of_bytes(field, sizeof(field))
#define TO_BYTES(field) (field)
#define TO_ANY(field) (field)

#define FROM_NUMBER(field, value) field = (__typeof__(field))value_number(value)
#define FROM_NAME(field, value) value_copy_text(value, field, sizeof(field))
#define FROM_TEXT(field, value) field = (__typeof__(field))value_text(value)
#define FROM_BLOB(field, value) value_copy(value, field, sizeof(field))
#define FROM_BYTES(field, value) field = *(value)
#define FROM_ANY(field, value) field = *(value)

#define X_TO(table, column, kind, field, ...)                                                      \
    values[COLUMN_##table##_##column] = TO_##kind(row->field);
#define X_FROM(table, column, kind, field, ...)                                                    \
    FROM_##kind(row->field, &values[COLUMN_##table##_##column]);
#define X(table, type)                                                                             \
    void values_of_##table(const type *row, struct value values[MOST_COLUMNS])                     \
    {                                                                                              \
        COLUMNS_##table(X_TO)                                                                      \
    }                                                                                              \
    void table##_of_values(const struct value values[MOST_COLUMNS], type *row)                     \
    {                                                                                              \
        *row = (type){0};                                                                          \
        COLUMNS_##table(X_FROM)                                                                    \
    }
STORE_ROWS(X)
