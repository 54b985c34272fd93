/* format.h - vsnprintf for what is written a hundred times per view: %d and %s take a short way,
 * everything else goes to vsnprintf itself. */
#ifndef PARLOR_FORMAT_H
#define PARLOR_FORMAT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

enum { NUMBER_BYTES = 20 }; /* that a number has at most */

/* Writes a number without a final NUL; returns what is behind it. */
char *format_number(char *out, int64_t number);

int format_text(char *out, size_t capacity, const char *format, va_list values)
    __attribute__((format(printf, 3, 0)));

/* The same as snprintf. */
int format_into(char *out, size_t capacity, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
