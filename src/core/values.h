/* values.h - what a writer was told to write, kept as values instead of text.
 *
 * Who tells only what has changed compares most values and writes few of them. Comparing takes no
 * text, and making text is most of the work.
 *
 *   struct values v = {0};
 *   struct writer w = {.values = &v};
 *   put_open(&w, NULL, '{'); ...
 *
 * Values are kept in the order in which they begin, a whole before its parts, and their strings in
 * the same order. Nothing in a value depends on where it is: so two are the same, with all their
 * parts, if their memory is. A zeroed struct is empty. */
#ifndef PARLOR_VALUES_H
#define PARLOR_VALUES_H

#include "core/text.h"

#include <stdbool.h>
#include <stdint.h>

struct writer;

enum { HAS_STRINGS = 0x100 }; /* in a kind: it or its parts may have copied strings */

enum value_kind {
    VALUE_OBJECT = HAS_STRINGS | '{',
    VALUE_ARRAY = HAS_STRINGS | '[',
    VALUE_STRING = HAS_STRINGS | '"',
    VALUE_JSON = HAS_STRINGS | 'j', /* anything, as text */
    VALUE_NUMBER = '1',
    VALUE_WORD = 'w', /* a string that is a literal: not copied */
    VALUE_PLAIN = 'p' /* true, false and null: the same, written without quotes */
};

struct kept_value {
    const char *name; /* NULL: none. Not a copy: a literal */
    union {
        int64_t number;
        int64_t bytes; /* of its strings, with their NULs */
        const char *word;
    };
    uint32_t kind;
    uint32_t size; /* how many values it is, with all its parts */
};

struct values {
    struct kept_value *value; /* owned; the first one is the whole */
    uint32_t count, capacity;
    struct text strings; /* each with its NUL; `failed`: something is missing */
};

void values_clear(struct values *values); /* empty again, the memory is kept */
void values_copy(struct values *to, const struct values *from);
void values_free(struct values *values);
bool values_complete(const struct values *values); /* is there something, and all of it? */

/* --- One of them, with its parts; valid until the values change. --- */

struct part {
    const struct kept_value *value; /* its parts come behind it */
    const char *strings;            /* where its strings begin */
};

struct part part_whole(const struct values *of); /* of complete values */

static inline struct part part_first(struct part whole)
{
    return (struct part){whole.value + 1, whole.strings};
}

static inline struct part part_next(struct part p)
{
    int64_t bytes = p.value->kind & HAS_STRINGS ? p.value->bytes : 0;
    return (struct part){p.value + p.value->size, p.strings + bytes};
}

static inline bool part_is_in(struct part p, struct part whole)
{
    return p.value < whole.value + whole.value->size;
}

/* Whether the two are the same in everything. A name or a word is the same if it is
 * the same literal. */
bool part_same(struct part a, struct part b);

/* Writes it, under this name. */
void part_write(struct part p, struct writer *w, const char *name);

/* --- For the writer. --- */

/* The rare part of values_add: there is no more room. */
void values_add_slowly(struct values *values, struct kept_value value);

static inline void values_add(struct values *values, struct kept_value value)
{
    if (values->count < values->capacity)
        values->value[values->count++] = value;
    else
        values_add_slowly(values, value);
}

void values_add_string(struct values *values, const char *name, enum value_kind kind,
                       const char *string, size_t length);

/* An object or an array; returns its index, which is needed to close it. (While it is open, its
 * bytes are where its strings begin.) */
static inline uint32_t values_open(struct values *values, const char *name, enum value_kind kind)
{
    uint32_t index = values->count;
    values_add(values, (struct kept_value){.name = name,
                                           .bytes = (int64_t)values->strings.length,
                                           .kind = kind,
                                           .size = 1});
    return index;
}

static inline void values_close(struct values *values, uint32_t index)
{
    if (values->strings.failed)
        return;
    struct kept_value *whole = &values->value[index];
    whole->bytes = (int64_t)values->strings.length - whole->bytes;
    whole->size = values->count - index;
}

#endif
