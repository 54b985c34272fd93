/* saying.c - see saying.h. */
#include "core/saying.h"

#include "core/format.h"
#include "core/writer.h"

#include <stdarg.h>
#include <string.h>

void say(struct saying *s, const char *format, ...)
{
    size_t length = strlen(s->text);
    va_list arguments;
    va_start(arguments, format);
    format_text(s->text + length, sizeof s->text - length, format, arguments);
    va_end(arguments);
}

void say_touch(struct saying *s, const char *format, ...)
{
    if (s->touches == TOUCHES)
        return;
    va_list arguments;
    va_start(arguments, format);
    format_text(s->touch[s->touches++], sizeof *s->touch, format, arguments);
    va_end(arguments);
}

void saying_write(const struct saying *s, struct writer *w)
{
    put_string(w, "kind", s->kind ? s->kind : "");
    put_string(w, "text", s->text);
    put_open(w, "touch", '[');
    for (int i = 0; i < s->touches; i++)
        put_string(w, NULL, s->touch[i]);
    put_close(w);
}
