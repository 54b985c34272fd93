/* change.c - see change.h. */
#include "server/change.h"

#include <string.h>

void state_text_clear(struct state_text *state)
{
    text_clear(&state->text);
    outline_clear(&state->outline);
}

void state_text_copy(struct state_text *to, const struct state_text *from)
{
    text_clear(&to->text);
    text_add_bytes(&to->text, text_string(&from->text), from->text.length);
    outline_copy(&to->outline, &from->outline);
}

void state_text_free(struct state_text *state)
{
    text_free(&state->text);
    outline_free(&state->outline);
}

bool state_text_fits(const struct state_text *state)
{
    return state->text.length && !state->text.failed && !state->outline.failed;
}

/* --- Two values, one of each text. --- */

struct value {
    const struct state_text *in;
    uint32_t number; /* in the outline */
    bool named;      /* it is a member of an object */
};

static const struct outline_value *place_of(struct value v)
{
    return &v.in->outline.value[v.number];
}

/* With its name, if it has one. */
static const char *begin_of(struct value v)
{
    return v.in->text.bytes + place_of(v)->from;
}

static const char *end_of(struct value v)
{
    return v.in->text.bytes + place_of(v)->end;
}

/* Itself. (Names are plain words.) */
static const char *self_of(struct value v)
{
    const char *begin = begin_of(v);
    return v.named ? strchr(begin, ':') + 1 : begin;
}

static bool are_same(struct value a, struct value b)
{
    size_t length = (size_t)(end_of(a) - begin_of(a));
    return (size_t)(end_of(b) - begin_of(b)) == length && !memcmp(begin_of(a), begin_of(b), length);
}

static bool have_same_name(struct value a, struct value b)
{
    size_t length = (size_t)(self_of(a) - begin_of(a));
    return (size_t)(self_of(b) - begin_of(b)) == length &&
           !memcmp(begin_of(a), begin_of(b), length);
}

static struct value first_of(struct value v)
{
    return (struct value){v.in, v.number + 1, *self_of(v) == '{'};
}

static struct value next_of(struct value v)
{
    return (struct value){v.in, place_of(v)->next, v.named};
}

static bool is_in(struct value part, struct value whole)
{
    return part.number < place_of(whole)->next;
}

/* --- The patch. --- */

static void add(struct text *out, const char *from, const char *end)
{
    text_add_bytes(out, from, (size_t)(end - from));
}

static void replace(struct value after, struct text *out)
{
    text_add_bytes(out, "[", 1);
    add(out, self_of(after), end_of(after));
    text_add_bytes(out, "]", 1);
}

static void diff(struct value before, struct value after, struct text *out);

/* False if the two have other members. */
static bool diff_members(struct value before, struct value after, struct text *out)
{
    struct value a = first_of(before), b = first_of(after);
    const char *lead = "{";
    for (; is_in(a, before) && is_in(b, after); a = next_of(a), b = next_of(b)) {
        if (are_same(a, b))
            continue;
        if (!have_same_name(a, b))
            return false;
        text_add_bytes(out, lead, 1);
        add(out, begin_of(b), self_of(b));
        diff(a, b, out);
        lead = ",";
    }
    text_add_bytes(out, "}", 1);
    return !is_in(a, before) && !is_in(b, after);
}

static void diff_elements(struct value before, struct value after, struct text *out)
{
    struct value a = first_of(before), b = first_of(after);
    struct writer number = {.out = out};
    const char *lead = "{\"";
    int place = 0, old = 0;
    for (; is_in(b, after); b = next_of(b), place++) {
        bool is_new = !is_in(a, before);
        if (is_new || !are_same(a, b)) {
            text_add_bytes(out, lead, 2);
            put_int(&number, NULL, place);
            text_add_bytes(out, "\":", 2);
            is_new ? replace(b, out) : diff(a, b, out);
            lead = ",\"";
        }
        if (!is_new) {
            a = next_of(a);
            old++;
        }
    }
    if (old != place || is_in(a, before)) {
        text_add_bytes(out, lead, 2);
        text_add_bytes(out, "length\":", 8);
        put_int(&number, NULL, place);
    }
    text_add_bytes(out, "}", 1);
}

/* What kind of value it is; if it has no parts that the outline knows, a plain one. */
static char kind_of(struct value v)
{
    return place_of(v)->next > v.number + 1 ? *self_of(v) : 0;
}

/* The two are different. */
static void diff(struct value before, struct value after, struct text *out)
{
    size_t length = out->length;
    char kind = kind_of(before) == kind_of(after) ? kind_of(before) : 0;
    if (kind == '[') {
        diff_elements(before, after, out);
    } else if (kind != '{' || !diff_members(before, after, out)) {
        out->length = length;
        replace(after, out);
    }
}

/* --- The message. --- */

/* The texts are compared with their names in quotes. */
#define IS_NAMED(v, name) (!memcmp(begin_of(v), "\"" name "\"", sizeof name + 1))

/* What is always told: the table, and what is new by itself. */
static bool is_news(struct value v)
{
    return IS_NAMED(v, "table") || IS_NAMED(v, "events") || IS_NAMED(v, "from") ||
           IS_NAMED(v, "chat");
}

bool change_write(const struct state_text *before, const struct state_text *after, struct text *out)
{
    struct value old = {before, 0, false}, new = {after, 0, false};
    struct value a = next_of(first_of(old)), b = next_of(first_of(new)); /* behind "on" */
    text_add(out, "{\"on\":\"change\"");
    for (; is_in(a, old) && is_in(b, new); a = next_of(a), b = next_of(b)) {
        bool same = are_same(a, b);
        if (same && !is_news(b))
            continue;
        if (!same && !have_same_name(a, b))
            return false;
        if (IS_NAMED(b, "view") && kind_of(a) && kind_of(b)) {
            text_add(out, ",\"patch\":");
            diff(a, b, out);
        } else {
            text_add_bytes(out, ",", 1);
            add(out, begin_of(b), end_of(b));
        }
    }
    text_add_bytes(out, "}", 1);
    return !is_in(a, old) && !is_in(b, new);
}
