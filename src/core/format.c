/* format.c - see format.h. */
#include "core/format.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Where to write, and how long the whole is, also what does not fit. */
struct target {
    char *out;
    size_t room, length;
};

static void add(struct target *t, const char *bytes, size_t count)
{
    if (t->length + count < t->room)
        memcpy(t->out + t->length, bytes, count);
    else if (t->length < t->room)
        memcpy(t->out + t->length, bytes, t->room - t->length);
    t->length += count;
}

static void add_number(struct target *t, int number)
{
    char digits[12], *at = digits + sizeof digits;
    unsigned rest = number < 0 ? -(unsigned)number : (unsigned)number;
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *--at = '-';
    add(t, at, (size_t)(digits + sizeof digits - at));
}

/* The short way; false at the first thing that it does not know. */
static bool format_simple(struct target *t, const char *format, va_list *values)
{
    for (; *format; format++) {
        if (*format != '%') {
            if (t->length < t->room)
                t->out[t->length] = *format;
            t->length++;
        } else if (*++format == 'd') {
            add_number(t, va_arg(*values, int));
        } else if (*format == 's') {
            const char *text = va_arg(*values, const char *);
            add(t, text, strlen(text));
        } else {
            return false;
        }
    }
    return true;
}

int format_text(char *out, size_t room, const char *format, va_list values)
{
    struct target t = {out, room, 0};
    va_list again;
    va_copy(again, values);
    int length;
    if (format_simple(&t, format, &again)) {
        length = (int)t.length;
        if (room)
            out[t.length < room ? t.length : room - 1] = '\0';
    } else {
        length = vsnprintf(out, room, format, values);
    }
    va_end(again);
    return length;
}
