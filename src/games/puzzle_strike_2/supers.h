/* supers.h - the four super moves, and the command decision that fills their meters. */
#ifndef PUZZLE_STRIKE_2_SUPERS_H
#define PUZZLE_STRIKE_2_SUPERS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* Where the script `command` can stand in a position that is loaded. */
enum { COMMAND_ASKS = 1 };

bool p2_meter_full(const struct game *g, int who);
int p2_running_super(const struct game *g); /* its colour; COLORS: none is carried out */

#endif
