/* view.h - what an observer sees, for view.c, picture.c and hide.c. */
#ifndef PUZZLE_STRIKE_VIEW_H
#define PUZZLE_STRIKE_VIEW_H

#include "games/puzzle_strike/puzzle_strike.h"

/* PS-066. What was shown of a hand is in `known`. */
static inline bool ps_sees_hand(int observer, int seat)
{
    return observer == seat || observer == ALL_SEEING;
}

/* Whose turn it is, or who has won. */
void ps_headline(const struct game *g, char *out, size_t capacity);

#endif
