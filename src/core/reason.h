/* reason.h - why something from outside was refused, as one sentence for the person who sent it.
 *
 * Bugs are asserts. What the outside can cause (a setup, a file, an answer) is a `bool` and a
 * reason, and has changed nothing. */
#ifndef PARLOR_REASON_H
#define PARLOR_REASON_H

#include <stdbool.h>

struct reason {
    char text[240];
};

/* Writes the sentence and returns false, so that a check reads `return refuse(why, "...")`.
 * `why` may be NULL when nobody wants to know. */
bool refuse(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
