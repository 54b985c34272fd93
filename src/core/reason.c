/* reason.c - see reason.h. */
#include "core/reason.h"

#include <stdarg.h>
#include <stdio.h>

bool refuse(struct reason *why, const char *format, ...)
{
    if (why) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(why->text, sizeof why->text, format, arguments);
        va_end(arguments);
    }
    return false;
}
