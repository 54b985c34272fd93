/* change.c - see change.h. */
#include "server/change.h"

#include "core/format.h"
#include "core/writer.h"

static bool have_same_members(struct part before, struct part after)
{
    struct part a = part_first(before), b = part_first(after);
    for (; part_is_in(a, before) && part_is_in(b, after); a = part_next(a), b = part_next(b))
        if (a.value->name != b.value->name)
            return false;
    return !part_is_in(a, before) && !part_is_in(b, after);
}

/* Whether something can be different inside. */
static bool have_parts(struct part before, struct part after)
{
    const struct kept_value *a = before.value, *b = after.value;
    return a->size > 1 && b->size > 1 && a->kind == b->kind;
}

/* --- The patch. --- */

static void write_patch(struct part before, struct part after, struct writer *w, const char *name);

static void replace(struct part after, struct writer *w, const char *name)
{
    put_open(w, name, '[');
    part_write(after, w, NULL);
    put_close(w);
}

static void patch_members(struct part before, struct part after, struct writer *w)
{
    struct part a = part_first(before), b = part_first(after);
    for (; part_is_in(b, after); a = part_next(a), b = part_next(b))
        if (!part_same(a, b))
            write_patch(a, b, w, b.value->name);
}

static void patch_elements(struct part before, struct part after, struct writer *w)
{
    struct part a = part_first(before), b = part_first(after);
    char name[NUMBER_BYTES + 1];
    int place = 0;
    for (; part_is_in(a, before) && part_is_in(b, after); place++) {
        if (!part_same(a, b)) {
            *format_number(name, place) = '\0';
            write_patch(a, b, w, name);
        }
        a = part_next(a);
        b = part_next(b);
    }
    bool same_length = !part_is_in(a, before) && !part_is_in(b, after);
    for (; part_is_in(b, after); b = part_next(b), place++) {
        *format_number(name, place) = '\0';
        replace(b, w, name);
    }
    if (!same_length)
        put_int(w, "length", place);
}

/* The two are different. */
static void write_patch(struct part before, struct part after, struct writer *w, const char *name)
{
    bool inside = have_parts(before, after), array = after.value->kind == VALUE_ARRAY;
    if (!inside || !(array || have_same_members(before, after))) {
        replace(after, w, name);
        return;
    }
    put_open(w, name, '{');
    if (array)
        patch_elements(before, after, w);
    else
        patch_members(before, after, w);
    put_close(w);
}

/* --- The message. --- */

static void write_change(struct part before, struct part after, struct writer *w)
{
    struct part a = part_first(before), b = part_first(after);
    put_open(w, NULL, '{');
    put_string(w, "on", "change");
    for (int i = 0; part_is_in(b, after); i++, a = part_next(a), b = part_next(b)) {
        if (i == STATE_ON || (i >= STATE_VIEW && part_same(a, b)))
            continue;
        if (i == STATE_VIEW && have_parts(a, b))
            write_patch(a, b, w, "patch");
        else
            part_write(b, w, b.value->name);
    }
    put_close(w);
}

void change_write(const struct values *before, const struct values *after, struct text *out)
{
    struct writer w = {.out = out};
    if (!values_complete(after)) {
        out->failed = true;
        return;
    }
    struct part old = part_whole(before), new = part_whole(after);
    if (values_complete(before) && have_same_members(old, new))
        write_change(old, new, &w);
    else
        part_write(new, &w, NULL);
}
