/* glossary.c - see glossary.h. */
#include "core/glossary.h"

#include "core/writer.h"

#include <string.h>

static void write_terms(const struct term *term, struct writer *w)
{
    put_open(w, "terms", '[');
    for (; term->id; term++) {
        put_open(w, NULL, '{');
        put_string(w, "id", term->id);
        put_string(w, "name", term->name);
        put_string(w, "text", term->text);
        put_string(w, "clause", term->clause);
        put_close(w);
    }
    put_close(w);
}

static void write_modes(const struct mode_text *mode, struct writer *w)
{
    put_open(w, "modes", '[');
    for (; mode->mode; mode++) {
        put_open(w, NULL, '{');
        put_string(w, "mode", mode->mode);
        put_string(w, "goal", mode->goal);
        put_string(w, "text", mode->text);
        put_close(w);
    }
    put_close(w);
}

static void write_marks(const struct mark *mark, struct writer *w)
{
    put_open(w, "marks", '[');
    for (; mark->mark; mark++) {
        put_open(w, NULL, '{');
        put_string(w, "mark", mark->mark);
        put_string(w, "text", mark->text);
        put_close(w);
    }
    put_close(w);
}

void glossary_write(const struct glossary *glossary, struct writer *w, const char *key)
{
    put_open(w, key, '{');
    write_terms(glossary->terms, w);
    write_modes(glossary->modes, w);
    write_marks(glossary->marks, w);
    put_close(w);
}

const struct term *glossary_term(const struct glossary *glossary, const char *id)
{
    for (const struct term *term = glossary->terms; term->id; term++)
        if (!strcmp(term->id, id))
            return term;
    return NULL;
}

const struct mode_text *glossary_mode(const struct glossary *glossary, const char *mode)
{
    for (const struct mode_text *row = glossary->modes; row->mode; row++)
        if (!strcmp(row->mode, mode))
            return row;
    return NULL;
}

bool glossary_has_mark(const struct mark *mark, const char *mode)
{
    if (!mark->modes)
        return true;
    size_t length = strlen(mode);
    for (const char *at = mark->modes; *at; at += strcspn(at, ",") + (at[strcspn(at, ",")] == ','))
        if (strcspn(at, ",") == length && !memcmp(at, mode, length))
            return true;
    return false;
}
