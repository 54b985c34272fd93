/* change.c - see change.h. */
#include "server/change.h"

#include "core/format.h"
#include "core/writer.h"

#include <stdlib.h>
#include <string.h>

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
    int index = 0;
    for (; part_is_in(a, before) && part_is_in(b, after); index++) {
        if (!part_same(a, b)) {
            *format_number(name, index) = '\0';
            write_patch(a, b, w, name);
        }
        a = part_next(a);
        b = part_next(b);
    }
    bool same_length = !part_is_in(a, before) && !part_is_in(b, after);
    for (; part_is_in(b, after); b = part_next(b), index++) {
        *format_number(name, index) = '\0';
        replace(b, w, name);
    }
    if (!same_length)
        put_int(w, "length", index);
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

void patch_write(const struct values *before, const struct values *after, struct writer *w,
                 const char *name)
{
    struct part old = part_whole(before), new = part_whole(after);
    if (part_same(old, new)) {
        put_open(w, name, '{');
        put_close(w);
    } else {
        write_patch(old, new, w, name);
    }
}

/* --- Adding it up. --- */

static bool apply_element(json_t *array, const char *name, const json_t *patch)
{
    if (!strcmp(name, "length")) {
        while (json_array_size(array) > (size_t)json_integer_value(patch))
            json_array_remove(array, json_array_size(array) - 1);
        return true;
    }
    size_t index = strtoul(name, NULL, 10);
    json_t *part = patch_apply(json_incref(json_array_get(array, index)), patch);
    return index < json_array_size(array) ? !json_array_set_new(array, index, part)
                                          : !json_array_append_new(array, part);
}

json_t *patch_apply(json_t *value, const json_t *patch)
{
    const char *name;
    json_t *part;
    bool fine = json_is_object(patch) && (json_is_array(value) || json_is_object(value));
    if (json_is_array(patch)) {
        json_decref(value);
        return json_incref(json_array_get(patch, 0));
    }
    json_object_foreach((json_t *)patch, name, part) {
        if (fine && json_is_array(value))
            fine = apply_element(value, name, part);
        else if (fine)
            fine = !json_object_set_new(
                value, name, patch_apply(json_incref(json_object_get(value, name)), part));
    }
    if (fine)
        return value;
    json_decref(value);
    return NULL;
}

/* --- The message. --- */

static void write_change(struct part before, struct part after, uint32_t view, struct writer *w)
{
    struct part a = part_next(part_first(before)), b = part_next(part_first(after));
    put_open(w, NULL, '{');
    put_string(w, "on", "change"); /* which was the first member */
    for (; part_is_in(b, after); a = part_next(a), b = part_next(b)) {
        ptrdiff_t index = b.value - after.value;
        if (index >= view && part_same(a, b))
            continue;
        if (index == view && have_parts(a, b))
            write_patch(a, b, w, "patch");
        else
            part_write(b, w, b.value->name);
    }
    put_close(w);
}

void change_write(const struct state *before, const struct state *after, struct text *out)
{
    struct writer w = {.out = out};
    if (!values_complete(&after->values)) {
        out->failed = true;
        return;
    }
    struct part old = part_whole(&before->values), new = part_whole(&after->values);
    if (values_complete(&before->values) && have_same_members(old, new))
        write_change(old, new, after->view, &w);
    else
        part_write(new, &w, NULL);
}

void state_copy(struct state *to, const struct state *from)
{
    values_copy(&to->values, &from->values);
    to->view = from->view;
}

void state_free(struct state *state)
{
    values_free(&state->values);
}
