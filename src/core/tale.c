/* tale.c - see tale.h. */
#include "core/tale.h"

#include "core/format.h"
#include "core/text.h"
#include "core/writer.h"

#include <assert.h>
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void tell_card(struct telling *t, const char *id)
{
    if (t->cards < CARDS_TOLD)
        t->card[t->cards++] = id;
}

void tell_from(struct telling *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    format_text(t->from, sizeof t->from, format, arguments);
    va_end(arguments);
}

void tell_to(struct telling *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    format_text(t->to, sizeof t->to, format, arguments);
    va_end(arguments);
}

/* --- As JSON. --- */

static const char *const weights[] = {
    [NORMAL] = NULL, [HEADLINE] = "headline", [DETAIL] = "detail"};

/* What is empty is left out: a game has thousands of these. */
void telling_write(const struct telling *t, struct writer *w)
{
    put_int(w, "level", t->level);
    if (weights[t->weight])
        put_literal(w, "weight", weights[t->weight]);
    if (t->seat != NOBODY)
        put_int(w, "seat", t->seat);
    if (t->phrase.lead)
        put_int(w, "lead", t->phrase.lead);
    if (t->begun)
        put_bool(w, "begun", true);
    if (t->targets)
        put_seats(w, "targets", t->targets);
    if (t->cards)
        put_open(w, "cards", '[');
    for (int i = 0; i < t->cards; i++)
        put_literal(w, NULL, t->card[i]);
    if (t->cards)
        put_close(w);
    if (*t->from)
        put_string(w, "from", t->from);
    if (*t->to)
        put_string(w, "to", t->to);
    if (t->cause)
        put_literal(w, "cause", t->cause);
}

static json_int_t number_of(const json_t *event, const char *key, json_int_t most)
{
    json_int_t number = json_integer_value(json_object_get(event, key));
    return number < 0 ? 0 : number > most ? most : number;
}

struct telling telling_read(const json_t *event)
{
    const char *text = json_string_value(json_object_get(event, "text"));
    const char *weight = json_string_value(json_object_get(event, "weight"));
    const json_t *seat = json_object_get(event, "seat");
    const json_t *level = json_object_get(event, "level");
    struct telling t = {.level = level ? (enum level)number_of(event, "level", LEVEL_FURTHER)
                                       : LEVEL_ACTION, /* told before there were levels */
                        .seat = seat ? (uint8_t)number_of(event, "seat", NOBODY) : NOBODY,
                        .begun = json_is_true(json_object_get(event, "begun"))};
    say(&t.phrase, "%s", text ? text : "");
    t.phrase.lead = (uint8_t)number_of(event, "lead", (json_int_t)strlen(t.phrase.text));
    for (enum weight w = HEADLINE; weight && w <= DETAIL; w++)
        if (!strcmp(weight, weights[w]))
            t.weight = w;
    return t;
}

/* --- Many. --- */

void tale_add(struct tale *tale, const struct telling *telling)
{
    if (tale->count == tale->capacity) {
        size_t capacity = tale->capacity ? 2 * tale->capacity : 32;
        struct telling *told = realloc(tale->told, capacity * sizeof *told);
        if (!told) {
            tale->failed = true;
            return;
        }
        tale->told = told;
        tale->capacity = capacity;
    }
    tale->told[tale->count++] = *telling;
}

void tale_clear(struct tale *tale)
{
    tale->count = 0;
    tale->failed = false;
}

void tale_free(struct tale *tale)
{
    free(tale->told);
    *tale = (struct tale){0};
}

/* --- Folding. --- */

/* The line that is being written. */
struct fold {
    tale_line *line;
    void *context;
    struct text text; /* empty: none */
    enum level level;
    enum weight weight;
    bool has_parts; /* consequences */
    uint8_t seat;   /* of whom the last part spoke, who need not be named again; NOBODY */
};

static void end_line(struct fold *f)
{
    if (f->text.length) {
        text_add(&f->text, "%s", sentence_end(text_string(&f->text)));
        f->line(f->context, f->level, f->weight, text_string(&f->text));
    }
    text_clear(&f->text);
}

static void begin_line(struct fold *f, const struct telling *t)
{
    end_line(f);
    f->level = t->level;
    f->weight = t->weight;
    f->has_parts = false;
    f->seat = t->phrase.lead ? t->seat : NOBODY;
    text_add(&f->text, "%s", t->phrase.text);
}

/* "Blue plays Haymaker" and "Blue breaks 3 purple": the second one is about the same person. Where
 * a tale begins with consequences, or goes on behind a headline, none came of the other. */
static void add_part(struct fold *f, const struct telling *t)
{
    const char *text = t->phrase.text;
    text_add(&f->text, f->has_parts || t->level <= f->level ? ", " : ": ");
    if (t->phrase.lead && t->seat == f->seat)
        text_add(&f->text, "%s", text + t->phrase.lead + (text[t->phrase.lead] == ' '));
    else
        text_add(&f->text, "%c%s", t->begun ? tolower((unsigned char)*text) : *text, text + 1);
    f->seat = t->phrase.lead ? t->seat : NOBODY;
    f->has_parts = true;
}

/* A heading has a line of its own, and so has what nobody should miss. */
static bool stands_alone(const struct telling *t)
{
    return t->level < LEVEL_CONSEQUENCE || t->weight == HEADLINE;
}

void tale_fold(const struct tale *tale, tale_line *line, void *context)
{
    struct fold f = {.line = line, .context = context, .seat = NOBODY};
    for (size_t i = 0; i < tale->count; i++) {
        const struct telling *t = &tale->told[i];
        if (t->weight == DETAIL)
            continue;
        if (stands_alone(t) || !f.text.length || f.level < LEVEL_ACTION || f.weight == HEADLINE)
            begin_line(&f, t);
        else
            add_part(&f, t);
    }
    end_line(&f);
    text_free(&f.text);
}

void tale_unfold(const struct tale *tale, tale_line *line, void *context)
{
    struct fold f = {.line = line, .context = context, .seat = NOBODY};
    for (size_t i = 0; i < tale->count; i++)
        begin_line(&f, &tale->told[i]);
    end_line(&f);
    text_free(&f.text);
}
