/* frames.h - a finished game as observers saw it, answer by answer. */
#ifndef PARLOR_FRAMES_H
#define PARLOR_FRAMES_H

#include "core/record.h"
#include "core/values.h"

enum {
    FRAMES_OBSERVERS = SEATS + 1, /* every seat and the all-seeing */
    FRAMES_OF_PART = 64           /* the first one of so many is whole */
};

struct frames_observer {
    int who;
    struct text *out;           /* the caller's; between two calls it may be cleared */
    struct text events;         /* of one answer, as a list */
    struct writer w;            /* writes them */
    struct values view, before; /* now, and in the frame before; empty: that was not wanted */
};

/* A record that is played once, for all its observers: to play it again for each of them, or for
 * each part of a story, takes a time that grows with the square of its length. */
struct frames {
    struct listener listener;
    const struct record *record;
    struct game *g;
    int64_t next; /* frame */
    bool silent;  /* it is not wanted */
    int observers;
    struct frames_observer observer[FRAMES_OBSERVERS];
};

/* Observers are added before anything is played. End it also if it could not begin. */
bool frames_begin(struct frames *f, const struct record *record, struct reason *why);
void frames_add(struct frames *f, int who, struct text *out);
void frames_end(struct frames *f);

/* Plays on, and appends for each observer the frames from the one after `from` answers to the one
   after `to`, each of them

     {"move", "view", "events", "answer": {"seat", "text"} or null},

   on a line of its own that ends with a comma. Only the first one, and the first of each part, has
   its view; the next ones have instead of it the "patch" (change.h) from that of the frame before.
   A secret answer stays secret for a seat: only its own words are shown to it. False: there is no
   memory, or the record can't be played. */
bool frames_play(struct frames *f, int64_t from, int64_t to, struct reason *why);

/* The same for one observer, from the start. */
bool frames_write(const struct record *record, int who, int64_t from, int64_t to, struct text *out,
                  struct reason *why);

#endif
