/* phrase.c - see phrase.h. */
#include "core/phrase.h"

#include "core/format.h"
#include "core/seat.h"
#include "core/writer.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

const char *seat_color(int seat)
{
    static const char *const colors[SEATS] = {"Red", "Blue", "Green", "Yellow", "White"};
    assert(seat >= 0 && seat < SEATS);
    return colors[seat];
}

const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

void say(struct phrase *s, const char *format, ...)
{
    size_t length = strlen(s->text);
    va_list arguments;
    va_start(arguments, format);
    format_text(s->text + length, sizeof s->text - length, format, arguments);
    va_end(arguments);
}

void say_target(struct phrase *s, const char *format, ...)
{
    if (s->targets == TARGETS)
        return;
    va_list arguments;
    va_start(arguments, format);
    format_text(s->target[s->targets++], sizeof *s->target, format, arguments);
    va_end(arguments);
}

void phrase_write(const struct phrase *s, struct writer *w)
{
    put_string(w, "kind", s->kind ? s->kind : "");
    put_string(w, "text", s->text);
    put_open(w, "touch", '[');
    for (int i = 0; i < s->targets; i++)
        put_string(w, NULL, s->target[i]);
    put_close(w);
}
