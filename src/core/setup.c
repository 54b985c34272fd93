/* setup.c - see setup.h. */
#include "core/setup.h"

#include "core/phrase.h"

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const flag_names[] = {"no", "yes", NULL};

static int field_offset(const struct setup_field *fields, int field)
{
    int offset = 0;
    for (int i = 0; i < field; i++)
        offset += fields[i].count;
    return offset;
}

static int field_find(const struct setup_field *fields, const char *name)
{
    for (int i = 0; fields[i].name; i++)
        if (!strcmp(fields[i].name, name))
            return i;
    return -1;
}

const char *setup_choice_name(const struct setup_field *field, int value)
{
    assert(field->kind == SETUP_FLAG || field->kind == SETUP_CHOICE);
    return field->kind == SETUP_FLAG ? flag_names[value] : field->choices[value];
}

const char *setup_choice_title(const struct setup_field *field, int value)
{
    assert(field->choices);
    return field->about ? field->about[value].title : field->choices[value];
}

int setup_get(const struct setup_field *fields, const struct setup *setup, int field, int i)
{
    assert(i < fields[field].count);
    return setup->value[field_offset(fields, field) + i];
}

static void text_out(const struct setup_field *field, const int16_t *value, char *out)
{
    int i = 0;
    for (; i < field->count && value[i]; i++)
        out[i] = (char)value[i];
    out[i] = '\0';
}

void setup_get_text(const struct setup_field *fields, const struct setup *setup, int field,
                    char *out)
{
    assert(fields[field].kind == SETUP_TEXT);
    text_out(&fields[field], setup->value + field_offset(fields, field), out);
}

static bool refuse_text(const struct setup_field *field, struct reason *why)
{
    return refuse(why,
                  "'%s' is at most %d characters long, and only of printable ASCII and line ends.",
                  field->name, field->count);
}

static bool text_in(const struct setup_field *field, const char *text, int16_t *out,
                    struct reason *why)
{
    size_t length = strlen(text);
    if (length > (size_t)field->count)
        return refuse_text(field, why);
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\n' && (text[i] < ' ' || text[i] > '~'))
            return refuse_text(field, why);
    for (int i = 0; i < field->count; i++)
        out[i] = i < (int)length ? text[i] : 0;
    return true;
}

static void field_default(const struct setup_field *field, int16_t *out)
{
    if (field->kind == SETUP_TEXT)
        text_in(field, field->choices[field->fallback], out, NULL);
    for (int i = 0; i < field->count && field->kind != SETUP_TEXT; i++)
        out[i] = (int16_t)field->fallback;
}

const char *setup_mode(const struct setup_field *fields, const struct setup *setup)
{
    return setup_choice_name(&fields[SETUP_MODE], setup_get(fields, setup, SETUP_MODE, 0));
}

void setup_defaults(const struct setup_field *fields, struct setup *setup)
{
    *setup = (struct setup){0};
    int16_t *next = setup->value;
    for (const struct setup_field *field = fields; field->name; next += field++->count) {
        assert(next + field->count <= setup->value + SETUP_VALUES);
        field_default(field, next);
    }
}

void setup_bounded(const struct setup_field *fields, struct setup *setup)
{
    setup_defaults(fields, setup);
    int16_t *next = setup->value;
    for (const struct setup_field *field = fields; field->name; next += field++->count)
        for (int i = 0; i < field->count && field->bounded; i++)
            next[i] = (int16_t)field->bounded;
}

/* The sentence that lists what would have been right. */
static bool refuse_value(const struct setup_field *field, const char *given, struct reason *why)
{
    char legal[160] = "";
    if (field->kind == SETUP_NUMBER) {
        snprintf(legal, sizeof legal, "a number from %d to %d", field->least, field->most);
    } else {
        const char *const *names = field->kind == SETUP_FLAG ? flag_names : field->choices;
        for (; *names; names++)
            reason_list(legal, sizeof legal, *names);
    }
    return refuse(why, "'%s' can't be '%.60s'; it is %s.", field->name, given, legal);
}

static bool value_from_words(const struct setup_field *field, const char *words, int16_t *out,
                             struct reason *why)
{
    if (field->kind == SETUP_NUMBER) {
        char *end;
        errno = 0;
        long number = strtol(words, &end, 10);
        if (errno || end == words || *end || number < field->least || number > field->most)
            return refuse_value(field, words, why);
        *out = (int16_t)number;
        return true;
    }
    const char *const *names = field->kind == SETUP_FLAG ? flag_names : field->choices;
    for (int16_t i = 0; names[i]; i++)
        if (!strcmp(names[i], words)) {
            *out = i;
            return true;
        }
    return refuse_value(field, words, why);
}

static bool value_from_json(const struct setup_field *field, const json_t *value, int16_t *out,
                            struct reason *why)
{
    if (field->kind == SETUP_FLAG && json_is_boolean(value)) {
        *out = json_is_true(value);
        return true;
    }
    if (field->kind == SETUP_NUMBER && json_is_integer(value)) {
        json_int_t number = json_integer_value(value);
        if (number >= field->least && number <= field->most) {
            *out = (int16_t)number;
            return true;
        }
    }
    if (field->kind == SETUP_CHOICE && json_is_string(value))
        return value_from_words(field, json_string_value(value), out, why);
    char *given = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    refuse_value(field, given ? given : "this", why);
    free(given);
    return false;
}

static bool field_from_json(const struct setup_field *field, const json_t *value, int16_t *out,
                            struct reason *why)
{
    if (field->kind == SETUP_TEXT)
        return json_is_string(value) &&
                       strlen(json_string_value(value)) == json_string_length(value)
                   ? text_in(field, json_string_value(value), out, why)
                   : refuse_text(field, why);
    if (field->count == 1)
        return value_from_json(field, value, out, why);
    if (!json_is_array(value) || json_array_size(value) > (size_t)field->count)
        return refuse(why, "'%s' is a list of at most %d values.", field->name, field->count);
    for (size_t i = 0; i < json_array_size(value); i++)
        if (!value_from_json(field, json_array_get(value, i), out + i, why))
            return false;
    return true;
}

bool setup_read(const struct setup_field *fields, const json_t *object, struct setup *setup,
                struct reason *why)
{
    struct setup read; /* a refusal leaves the setup as it was */
    setup_defaults(fields, &read);
    if (object && !json_is_object(object))
        return refuse(why, "A setup is a JSON object such as {\"mode\": \"%s\"}.",
                      setup_choice_name(&fields[SETUP_MODE], fields[SETUP_MODE].fallback));
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)object, name, value) {
        int number = field_find(fields, name);
        if (number < 0)
            return refuse(why, "This game's setup has no '%.60s'.", name);
        if (!field_from_json(&fields[number], value, read.value + field_offset(fields, number),
                             why))
            return false;
    }
    *setup = read;
    return true;
}

bool setup_set(const struct setup_field *fields, struct setup *setup, const char *name,
               const char *words, struct reason *why)
{
    int number = field_find(fields, name);
    if (number < 0)
        return refuse(why, "This game's setup has no '%.60s'.", name);
    const struct setup_field *field = &fields[number];
    if (field->kind == SETUP_TEXT)
        return text_in(field, words, setup->value + field_offset(fields, number), why);
    struct setup read = *setup; /* a refusal leaves the setup as it was */
    int16_t *out = read.value + field_offset(fields, number);
    for (int i = 0;; i++) {
        size_t length = strcspn(words, ",");
        char word[80];
        snprintf(word, sizeof word, "%.*s", (int)(length < 79 ? length : 79), words);
        if (i == field->count)
            return refuse(why, "'%s' takes at most %d value%s.", field->name, field->count,
                          plural(field->count));
        if (!value_from_words(field, word, out + i, why))
            return false;
        if (!words[length])
            break;
        words += length + 1;
    }
    *setup = read;
    return true;
}

static void text_write(const struct setup_field *field, const int16_t *value, struct writer *w)
{
    char text[SETUP_VALUES + 1];
    text_out(field, value, text);
    put_string(w, field->name, text);
}

static void value_write(const struct setup_field *field, int value, struct writer *w,
                        const char *key)
{
    if (field->kind == SETUP_NUMBER)
        put_int(w, key, value);
    else if (field->kind == SETUP_FLAG)
        put_bool(w, key, value);
    else
        put_string(w, key, field->choices[value]);
}

static void field_write(const struct setup_field *field, const int16_t *value, struct writer *w)
{
    if (field->kind == SETUP_TEXT) {
        text_write(field, value, w);
        return;
    }
    if (field->count == 1) {
        value_write(field, *value, w, field->name);
        return;
    }
    put_open(w, field->name, '[');
    for (int i = 0; i < field->count; i++)
        value_write(field, value[i], w, NULL);
    put_close(w);
}

static bool is_hidden(const struct setup_field *field, int observer)
{
    return field->secret && observer != ALL_SEEING && field->whose != SETUP_OF(observer);
}

void setup_write_seen(const struct setup_field *fields, const struct setup *setup, int observer,
                      struct writer *w, const char *key)
{
    const int16_t *value = setup->value;
    put_open(w, key, '{');
    for (const struct setup_field *field = fields; field->name; value += field++->count)
        if (!is_hidden(field, observer))
            field_write(field, value, w);
    put_close(w);
}

void setup_write(const struct setup_field *fields, const struct setup *setup, struct writer *w,
                 const char *key)
{
    setup_write_seen(fields, setup, ALL_SEEING, w, key);
}

bool setup_has_secrets(const struct setup_field *fields)
{
    while (fields->name && !fields->secret)
        fields++;
    return fields->name != NULL;
}

/* --- What belongs to a seat. --- */

/* Where the seat's own part of a field begins, NULL if it has none; *count is how long it is. */
static int16_t *seat_part(const struct setup_field *field, int16_t *values, int seat, int *count)
{
    *count = field->whose == SETUP_EACH ? 1 : field->count;
    if (field->whose == SETUP_EACH && seat < field->count)
        return values + seat;
    return field->whose == SETUP_OF(seat) ? values : NULL;
}

bool setup_bring(const struct setup_field *fields, struct setup *setup, int seat,
                 const json_t *object, struct reason *why)
{
    struct setup read = *setup; /* a refusal leaves the setup as it was */
    const char *name;
    json_t *value;
    if (!json_is_object(object))
        return refuse(why, "What a seat brings is a JSON object.");
    json_object_foreach((json_t *)object, name, value) {
        int number = field_find(fields, name), count;
        int16_t *out = number < 0
                           ? NULL
                           : seat_part(&fields[number], read.value + field_offset(fields, number),
                                       seat, &count);
        if (!out)
            return refuse(why, "'%.60s' is not this seat's to choose.", name);
        if (!(fields[number].whose == SETUP_EACH ? value_from_json : field_from_json)(
                &fields[number], value, out, why))
            return false;
    }
    *setup = read;
    return true;
}

void setup_forget(const struct setup_field *fields, struct setup *setup, int seat)
{
    int16_t *values = setup->value;
    for (const struct setup_field *field = fields; field->name; values += field++->count) {
        int count;
        int16_t *part = seat_part(field, values, seat, &count);
        if (part && field->whose == SETUP_EACH)
            *part = (int16_t)field->fallback;
        else if (part)
            field_default(field, part);
    }
}

/* The field that means to this seat what `field` means to its own. */
static int field_like(const struct setup_field *fields, const struct setup_field *field, int seat)
{
    for (int i = 0; fields[i].name; i++)
        if (fields[i].whose == SETUP_OF(seat) && fields[i].noun && field->noun &&
            !strcmp(fields[i].noun, field->noun))
            return i;
    return -1;
}

void setup_move_on(const struct setup_field *fields, struct setup *setup, int seats)
{
    struct setup before = *setup;
    for (int number = 0, offset = 0; fields[number].name; offset += fields[number++].count) {
        const struct setup_field *field = &fields[number];
        int16_t *to = setup->value + offset, *from = before.value + offset;
        for (int seat = 0; seat < seats; seat++) {
            int next = (seat + 1) % seats;
            int other = field->whose == SETUP_OF(next) ? field_like(fields, field, seat) : -1;
            if (field->whose == SETUP_EACH && seats <= field->count)
                to[next] = from[seat];
            else if (other >= 0 && fields[other].count == field->count)
                memcpy(to, before.value + field_offset(fields, other),
                       (size_t)field->count * sizeof *to);
        }
    }
}

/* The names of the modes in which a field matters. */
static void modes_write(const struct setup_field *fields, unsigned modes, struct writer *w)
{
    put_open(w, "modes", '[');
    for (int mode = 0; fields[SETUP_MODE].choices[mode]; mode++)
        if (modes >> mode & 1)
            put_string(w, NULL, fields[SETUP_MODE].choices[mode]);
    put_close(w);
}

/* That another field has to have this value. */
static void when_write(const struct setup_field *fields, const struct setup_field *field,
                       struct writer *w)
{
    const struct setup_field *other = &fields[field_find(fields, field->when)];
    put_open(w, "when", '{');
    put_string(w, "field", other->name);
    value_write(other, field->is, w, "is");
    put_close(w);
}

static void choices_write(const struct setup_field *field, struct writer *w)
{
    put_open(w, "choices", '[');
    for (const char *const *choice = field->choices; *choice; choice++)
        put_string(w, NULL, *choice);
    put_close(w);
    if (!field->about)
        return;
    put_open(w, "about", '[');
    for (const struct setup_choice *choice = field->about; choice->title; choice++) {
        put_open(w, NULL, '{');
        put_string(w, "title", choice->title);
        if (choice->text)
            put_string(w, "text", choice->text);
        if (choice->card)
            put_string(w, "card", choice->card);
        if (choice->friendly)
            put_bool(w, "friendly", true);
        put_close(w);
    }
    put_close(w);
}

void setup_schema_write(const struct setup_field *fields, struct writer *w, const char *key)
{
    static const char *const kind_names[] = {"choice", "number", "flag", "text"};
    put_open(w, key, '[');
    for (const struct setup_field *field = fields; field->name; field++) {
        put_open(w, NULL, '{');
        put_string(w, "name", field->name);
        put_string(w, "title", field->title);
        put_string(w, "kind", kind_names[field->kind]);
        put_int(w, "count", field->count);
        if (field->kind == SETUP_TEXT) {
            put_string(w, "noun", field->noun);
            put_string(w, "default", field->choices[field->fallback]);
        } else
            value_write(field, field->fallback, w, "default");
        if (field->kind == SETUP_NUMBER) {
            put_int(w, "least", field->least);
            put_int(w, "most", field->most);
        }
        if (field->modes)
            modes_write(fields, field->modes, w);
        if (field->whose == SETUP_EACH)
            put_string(w, "seat", "each");
        else if (field->whose >= SETUP_FIRST_SEAT)
            put_int(w, "seat", field->whose - SETUP_FIRST_SEAT);
        if (field->secret)
            put_bool(w, "secret", true);
        if (field->when)
            when_write(fields, field, w);
        if (field->choices)
            choices_write(field, w);
        put_close(w);
    }
    put_close(w);
}
