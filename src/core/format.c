/* format.c - see format.h. */
#include "core/format.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

char *format_number(char *out, int64_t number)
{
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    if (number < 0)
        *out++ = '-';
    if (rest < 10) {
        *out = (char)('0' + rest);
        return out + 1;
    }
    char *end = out + 1;
    for (uint64_t left = rest / 10; left; left /= 10)
        end++;
    for (char *at = end; at > out; rest /= 10)
        *--at = (char)('0' + rest % 10);
    return end;
}

enum { INT_BYTES = 11 };

/* The short way; -1 at the first thing that it does not know, or that may not fit. */
static int format_simple(char *out, size_t capacity, const char *format, va_list *values)
{
    char *to = out;
    const char *last = out + capacity - INT_BYTES; /* from where a number still fits */
    while (*format) {
        const char *from = format;
        size_t length = (size_t)(strchrnul(format, '%') - format);
        bool known = length || format[1] == 's' || format[1] == 'd';
        if (to >= last || !known)
            return -1;
        if (length) {
            format += length;
        } else if (format[1] == 's') {
            from = va_arg(*values, const char *);
            length = strlen(from);
            format += 2;
        } else {
            to = format_number(to, va_arg(*values, int));
            format += 2;
            continue;
        }
        if (length > (size_t)(last - to))
            return -1;
        memcpy(to, from, length);
        to += length;
    }
    *to = '\0';
    return (int)(to - out);
}

int format_text(char *out, size_t capacity, const char *format, va_list values)
{
    va_list again;
    va_copy(again, values);
    int length = capacity > INT_BYTES ? format_simple(out, capacity, format, &again) : -1;
    va_end(again);
    return length < 0 ? vsnprintf(out, capacity, format, values) : length;
}

int format_into(char *out, size_t capacity, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    int length = format_text(out, capacity, format, values);
    va_end(values);
    return length;
}
