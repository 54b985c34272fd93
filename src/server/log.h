/* log.h - one line of key=value pairs per happening, on stderr. Of a kind that there are many of
 * (60 at once, then 10 a minute) the others are only counted; the next line says how many. */
#ifndef PARLOR_LOG_H
#define PARLOR_LOG_H

#include <stdbool.h>

extern bool log_quiet; /* nothing but errors: for tests */

/* log_line("info", "listen", "port=%d", port) */
void log_line(const char *level, const char *event, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void log_left_out(void); /* the same at the end, for all kinds */

#endif
