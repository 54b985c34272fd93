/* values.c - see values.h. */
#include "core/values.h"

#include "core/writer.h"

#include <stdlib.h>
#include <string.h>

void values_clear(struct values *values)
{
    values->count = 0;
    text_clear(&values->strings);
}

void values_free(struct values *values)
{
    free(values->value);
    text_free(&values->strings);
    *values = (struct values){0};
}

static bool reserve(struct values *values, uint32_t capacity)
{
    struct kept_value *more = capacity > values->capacity
                                  ? realloc(values->value, capacity * sizeof *more)
                                  : values->value;
    if (!more) {
        values->strings.failed = true;
        return false;
    }
    values->value = more;
    values->capacity = capacity > values->capacity ? capacity : values->capacity;
    return true;
}

void values_copy(struct values *to, const struct values *from)
{
    values_clear(to);
    if (!from->count || !reserve(to, from->count))
        return;
    memcpy(to->value, from->value, from->count * sizeof *to->value);
    to->count = from->count;
    text_add_bytes(&to->strings, text_string(&from->strings), from->strings.length);
}

bool values_complete(const struct values *values)
{
    return values->count && !values->strings.failed;
}

/* --- For the writer. --- */

void values_add_slowly(struct values *values, struct kept_value value)
{
    if (reserve(values, 2 * values->capacity + 64))
        values->value[values->count++] = value;
}

void values_add_string(struct values *values, const char *name, enum value_kind kind,
                       const char *string, size_t length)
{
    char *to = text_tail(&values->strings, length + 1);
    if (!to)
        return;
    memcpy(to, string, length + 1);
    values->strings.length += length + 1;
    values_add(values, (struct kept_value){
                           .name = name, .bytes = (int64_t)length + 1, .kind = kind, .size = 1});
}

/* --- Parts. --- */

struct part part_whole(const struct values *of)
{
    return (struct part){of->value, text_string(&of->strings)};
}

/* (If their values are the same, their strings are of the same lengths.) */
bool part_same(struct part a, struct part b)
{
    const struct kept_value *x = a.value, *y = b.value;
    if (x->name != y->name || x->number != y->number || x->kind != y->kind || x->size != y->size)
        return false;
    if (x->size > 1 && memcmp(x + 1, y + 1, (x->size - 1) * sizeof *x))
        return false;
    return !(x->kind & HAS_STRINGS) || !memcmp(a.strings, b.strings, (size_t)x->bytes);
}

void part_write(struct part p, struct writer *w, const char *name)
{
    switch ((enum value_kind)p.value->kind) {
    case VALUE_NUMBER: put_int(w, name, p.value->number); return;
    case VALUE_STRING: put_string(w, name, p.strings); return;
    case VALUE_JSON: put_raw(w, name, p.strings); return;
    case VALUE_WORD: put_literal(w, name, p.value->word); return;
    case VALUE_PLAIN: put_raw(w, name, p.value->word); return;
    case VALUE_OBJECT:
    case VALUE_ARRAY: break;
    }
    put_open(w, name, (char)p.value->kind);
    for (struct part part = part_first(p); part_is_in(part, p); part = part_next(part))
        part_write(part, w, part.value->name);
    put_close(w);
}
