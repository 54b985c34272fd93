/* log.c - see log.h. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

bool log_quiet;

void log_line(const char *level, const char *event, const char *format, ...)
{
    char line[1024];
    struct timespec now;
    struct tm utc;
    if (log_quiet && strcmp(level, "error"))
        return;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    size_t length = strftime(line, sizeof line, "time=%Y-%m-%dT%H:%M:%S", &utc);
    length += (size_t)snprintf(line + length, sizeof line - length, ".%03ldZ level=%s event=%s ",
                               now.tv_nsec / 1000000, level, event);
    va_list values;
    va_start(values, format);
    vsnprintf(line + length, sizeof line - length, format, values);
    va_end(values);
    for (char *c = line; *c; c++) /* whatever it quotes, it stays one line */
        if ((unsigned char)*c < 0x20)
            *c = ' ';
    fprintf(stderr, "%s\n", line);
}
