/* reason.c - see reason.h. */
#include "core/reason.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool refuse(struct reason *why, const char *format, ...)
{
    if (why) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(why->text, sizeof why->text, format, arguments);
        va_end(arguments);
        why->memory = false;
    }
    return false;
}

bool refuse_memory(struct reason *why)
{
    refuse(why, "Out of memory.");
    if (why)
        why->memory = true;
    return false;
}

void reason_list(char *list, size_t capacity, const char *name)
{
    static const char more[] = " and more";
    size_t length = strlen(list), end = sizeof more - 1;
    if (length >= end && !strcmp(list + length - end, more))
        return;
    if (length + strlen(", ") + strlen(name) + sizeof more <= capacity)
        snprintf(list + length, capacity - length, "%s%s", length ? ", " : "", name);
    else
        snprintf(list + length, capacity - length, "%s", more);
}
