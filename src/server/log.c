/* log.c - see log.h. */
#include "server/log.h"

#include "core/stopwatch.h"
#include "server/limits.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

bool log_quiet;

/* --- How many of each kind. --- */

enum { KINDS = 32, AT_ONCE = 60, A_MINUTE = 10 };

struct kind {
    const char *event; /* NULL: none of it yet */
    struct bucket bucket;
    unsigned long left_out;
};

static struct kind kinds[KINDS];

/* Events are words of this program, fewer than KINDS; if not, the last ones share a place. */
static struct kind *find_kind(const char *event)
{
    int i = 0;
    while (i < KINDS - 1 && kinds[i].event && strcmp(kinds[i].event, event))
        i++;
    if (!kinds[i].event)
        kinds[i].event = event;
    return &kinds[i];
}

static bool may_write(struct kind *kind)
{
    bool may = bucket_take(&kind->bucket, A_MINUTE / 60.0, AT_ONCE, stopwatch_seconds());
    kind->left_out += !may;
    return may;
}

/* --- Lines. --- */

void log_line(const char *level, const char *event, const char *format, ...)
{
    char line[1024];
    struct timespec now;
    struct tm utc;
    struct kind *kind = find_kind(event);
    if ((log_quiet && strcmp(level, "error")) || !may_write(kind))
        return;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    size_t length = strftime(line, sizeof line, "time=%Y-%m-%dT%H:%M:%S", &utc);
    length += (size_t)snprintf(line + length, sizeof line - length, ".%03ldZ level=%s event=%s ",
                               now.tv_nsec / 1000000, level, event);
    if (kind->left_out)
        length +=
            (size_t)snprintf(line + length, sizeof line - length, "left_out=%lu ", kind->left_out);
    kind->left_out = 0;
    va_list values;
    va_start(values, format);
    vsnprintf(line + length, sizeof line - length, format, values);
    va_end(values);
    for (char *c = line; *c; c++) /* whatever it quotes, it stays one line */
        if ((unsigned char)*c < 0x20)
            *c = ' ';
    fprintf(stderr, "%s\n", line);
}

void log_left_out(void)
{
    for (int i = 0; i < KINDS && kinds[i].event; i++)
        if (kinds[i].left_out)
            fprintf(stderr, "level=info event=%s left_out=%lu\n", kinds[i].event,
                    kinds[i].left_out);
}
