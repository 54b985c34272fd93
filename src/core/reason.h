/* reason.h - why something from outside was refused, as one sentence for the person who sent it.
 *
 * Bugs are asserts. What the outside can cause (a setup, a file, an answer) is a `bool` and a
 * reason, and has changed nothing. */
#ifndef PARLOR_REASON_H
#define PARLOR_REASON_H

#include <stdbool.h>
#include <stddef.h>

struct reason {
    char text[240];
    bool memory; /* it was only that memory ran out: the same may work later */
};

/* Writes the sentence and returns false, so that a check reads `return refuse(why, "...")`.
 * `why` may be NULL when nobody wants to know. */
bool refuse(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same when memory ran out. */
bool refuse_memory(struct reason *why);

/* Adds a name to a list of what would have been right, for such a sentence: "simple, full". A list
 * that gets too long for its `capacity` bytes ends with "and more". */
void reason_list(char *list, size_t capacity, const char *name);

#endif
