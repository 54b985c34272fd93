/* view.h - what the view and the picture of a table share. */
#ifndef PUZZLE_STRIKE_2_VIEW_H
#define PUZZLE_STRIKE_2_VIEW_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

void p2_headline(const struct game *g, char *out, size_t capacity);
bool p2_sees_hand(int observer, int seat);

#endif
