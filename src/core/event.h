/* event.h - what happened, for logs and animation, and who may see which part of it.
 *
 * Rules say EVENT(...) as they go. Nobody listens during a search, and then it costs a test and a
 * jump. The listener is the one thing about a running game that is not in its state (a state is
 * plain data and is cloned); it belongs to the thread for the length of one call, so distinct
 * states on distinct threads do not meet. */
#ifndef PARLOR_EVENT_H
#define PARLOR_EVENT_H

#include "core/seat.h"

#include <stdbool.h>
#include <stddef.h>

enum { EVENT_SECRET = 12 };

/* An event has a part that everybody sees and a part for the seats in `eyes`. */
struct event {
    uint8_t kind;                 /* enum of the game */
    uint8_t seat;                 /* who did it, or NOBODY */
    uint8_t open[6];              /* what everybody sees */
    seat_set eyes;                /* who sees the rest; nobody by default */
    bool shown;                   /* the secret part is here: set by event_as_seen */
    uint8_t secret[EVENT_SECRET]; /* what only they see */
};

struct listener {
    void (*hear)(struct listener *, const struct event *);
};

extern _Thread_local struct listener *event_listener;

/* Is there anybody to tell? Rarely. */
#define LISTENING __builtin_expect(event_listener != NULL, 0)

#define EVENT(...)                                                                                 \
    do {                                                                                           \
        if (LISTENING)                                                                             \
            event_emit(&(struct event){__VA_ARGS__});                                              \
    } while (0)

/* For an event that needs more than EVENT's one line; only if LISTENING. */
__attribute__((cold)) void event_emit(const struct event *event);

/* The event as this observer saw it: for anyone else the secret bytes are gone. The one place
 * where events are masked, so that no game can forget it. */
struct event event_as_seen(const struct event *event, int observer);

#endif
