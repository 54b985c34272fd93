/* phrase.h - an option or an event in words, and the objects of the view that it is about.
 *
 * Words speak to somebody: who reads them is "you", everybody else has a name. A sentence is
 * written once, for others, with its verbs in brackets and what is filled in in braces:
 *
 *   "{who} [takes] {n} Wound{s}"      Red takes 2 Wounds, You take 2 Wounds
 */
#ifndef PARLOR_PHRASE_H
#define PARLOR_PHRASE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    TOUCHED = 16, /* what is shown of them: an eye follows no more */
    ID_BYTES = 28 /* of an object in the view */
};

struct phrase {
    const char *kind; /* one word for programs: "move", "attack" ... */
    char text[300];   /* one line for people */
    uint8_t you;      /* seat + 1 of whom it speaks to; 0: to nobody among those who play */
    bool to_you;      /* the last one named as doing something is "you": verbs agree with it */
    uint8_t lead;     /* bytes at its beginning that say who does it; 0: it begins otherwise */
    bool danger;      /* an option that a careless person would regret; its text says why */
    bool passes;      /* an option that does nothing about what others do: they go on */
    char key[8];      /* an option's own number, to be typed instead of its place; "": none */
    int touches;
    char touch[TOUCHED][ID_BYTES]; /* ids of objects in the view */
};

struct writer;

/* What a player is called after the colour of their seat: "Red" ... */
const char *seat_color(int seat);

/* The ending of a noun: "s" unless there is one. */
const char *plural(int count);

/* Adds to the line. */
void say(struct phrase *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Names who does something: the seat, or "you". The verbs that follow agree with it. */
void say_who(struct phrase *s, int seat, const char *name);
/* The same as the object of a sentence, and as an owner: "Red's", "your". */
void say_whom(struct phrase *s, int seat, const char *name);
void say_whose(struct phrase *s, int seat, const char *name);
/* A verb as it stands behind somebody else's name: "takes", "is", "has". */
void say_verb(struct phrase *s, const char *verb);

/* A sentence with [verbs] and {marks}; `fill` says what a mark stands for. */
void say_sentence(struct phrase *s, const char *sentence,
                  void (*fill)(const void *context, const char *mark, struct phrase *s),
                  const void *context);

/* Adds an object that it is about; of more than TOUCHED the first ones stay. */
void say_touch(struct phrase *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* An option that one may regret: " (your Master!)". */
void say_danger(struct phrase *s, const char *what);

/* Its first letter becomes great; whether it was not. */
bool phrase_begin(struct phrase *s);

/* What ends it as a sentence: "." or, where it has an end of its own, "". */
const char *sentence_end(const char *text);

/* Writes {"kind", "text", "touch"} as members of the open object; of an option also "danger",
 * "pass" and "key", if it has them. */
void phrase_write(const struct phrase *s, struct writer *w);

#endif
