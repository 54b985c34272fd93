/* seat.h - who sits at the table, sets of them, and who else may look. */
#ifndef PARLOR_SEAT_H
#define PARLOR_SEAT_H

#include "core/set.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    SEATS = 5, /* the most that any game seats */
    NOBODY = 255
};

/* An observer is a seat number or one of these. */
enum {
    SPECTATOR = -1, /* sees what lies open on the table and no hand */
    ALL_SEEING = -2 /* sees everything: replays of finished games, positions, tests */
};

typedef uint8_t seat_set; /* bit s = seat s */

enum { EVERYBODY = 0xff };

static inline seat_set seat_bit(int seat)
{
    return (seat_set)(1u << seat);
}

/* Does this observer see what only the seats of `eyes` may see? */
static inline bool eyes_include(seat_set eyes, int observer)
{
    return observer == ALL_SEEING || eyes == EVERYBODY ||
           (observer >= 0 && (eyes & seat_bit(observer)));
}

#endif
