/* saying.h - an option or an event in words, and the objects of the view that it touches. */
#ifndef PARLOR_SAYING_H
#define PARLOR_SAYING_H

#include <stdbool.h>

enum { TOUCHES = 16 }; /* what is shown of them: an eye follows no more */

struct saying {
    const char *kind; /* one word for programs: "move", "attack" ... */
    char text[200];   /* one line for people */
    int touches;
    char touch[TOUCHES][28]; /* ids of objects in the view */
};

struct writer;

/* Adds to the line. */
void say(struct saying *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds a touched object; of more than TOUCHES the first ones stay. */
void say_touch(struct saying *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes {"kind", "text", "touch"} as members of the open object. */
void saying_write(const struct saying *s, struct writer *w);

#endif
