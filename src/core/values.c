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

static bool reserve(struct values *values, uint32_t room)
{
    struct kept_value *more =
        room > values->room ? realloc(values->value, room * sizeof *more) : values->value;
    if (!more) {
        values->strings.failed = true;
        return false;
    }
    values->value = more;
    values->room = room > values->room ? room : values->room;
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
    if (reserve(values, 2 * values->room + 64))
        values->value[values->count++] = value;
}

void values_add_string(struct values *values, const char *name, enum value_kind kind,
                       const char *string, size_t length)
{
    char *to = text_room(&values->strings, length + 1);
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
    return (struct part){of, 0, 0};
}

const struct kept_value *part_value(struct part p)
{
    return &p.of->value[p.place];
}

static uint32_t bytes_of(struct part p)
{
    const struct kept_value *value = part_value(p);
    return value->kind & HAS_STRINGS ? (uint32_t)value->bytes : 0;
}

struct part part_first(struct part whole)
{
    return (struct part){whole.of, whole.place + 1, whole.at};
}

struct part part_next(struct part p)
{
    return (struct part){p.of, p.place + part_value(p)->size, p.at + bytes_of(p)};
}

bool part_is_in(struct part p, struct part whole)
{
    return p.place < whole.place + part_value(whole)->size;
}

static const char *strings_of(struct part p)
{
    return text_string(&p.of->strings) + p.at;
}

/* (If their values are the same, their strings are of the same lengths.) */
bool part_same(struct part a, struct part b)
{
    const struct kept_value *x = part_value(a), *y = part_value(b);
    if (x->name != y->name || x->number != y->number || x->kind != y->kind || x->size != y->size)
        return false;
    if (x->size > 1 && memcmp(x + 1, y + 1, (x->size - 1) * sizeof *x))
        return false;
    return !memcmp(strings_of(a), strings_of(b), bytes_of(a));
}

void part_write(struct part p, struct writer *w, const char *name)
{
    const struct kept_value *value = part_value(p);
    switch ((enum value_kind)value->kind) {
    case VALUE_NUMBER: put_int(w, name, value->number); return;
    case VALUE_STRING: put_string(w, name, strings_of(p)); return;
    case VALUE_JSON: put_raw(w, name, strings_of(p)); return;
    case VALUE_WORD: put_word(w, name, value->word); return;
    case VALUE_PLAIN: put_raw(w, name, value->word); return;
    case VALUE_OBJECT:
    case VALUE_ARRAY: break;
    }
    put_open(w, name, (char)value->kind);
    for (struct part part = part_first(p); part_is_in(part, p); part = part_next(part))
        part_write(part, w, part_value(part)->name);
    put_close(w);
}
