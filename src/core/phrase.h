/* phrase.h - an option or an event in words, and the objects of the view that it is about. */
#ifndef PARLOR_PHRASE_H
#define PARLOR_PHRASE_H

#include <stdbool.h>

enum { TARGETS = 16 }; /* what is shown of them: an eye follows no more */

struct phrase {
    const char *kind; /* one word for programs: "move", "attack" ... */
    char text[200];   /* one line for people */
    int targets;
    char target[TARGETS][28]; /* ids of objects in the view */
};

struct writer;

/* What a player is called after the colour of their seat: "Red" ... */
const char *seat_color(int seat);

/* The ending of a noun: "s" unless there is one. */
const char *plural(int count);

/* Adds to the line. */
void say(struct phrase *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds an object that it is about; of more than TARGETS the first ones stay. */
void say_target(struct phrase *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes {"kind", "text", "touch"} as members of the open object. */
void phrase_write(const struct phrase *s, struct writer *w);

#endif
