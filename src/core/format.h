/* format.h - vsnprintf for what is written a hundred times per view: %d and %s take a short way,
 * everything else goes to vsnprintf itself. */
#ifndef PARLOR_FORMAT_H
#define PARLOR_FORMAT_H

#include <stdarg.h>
#include <stddef.h>

int format_text(char *out, size_t room, const char *format, va_list values)
    __attribute__((format(printf, 3, 0)));

#endif
