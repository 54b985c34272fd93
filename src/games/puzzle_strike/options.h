/* options.h - what is legal in a turn, for those who must know whether anything is (options.c). */
#ifndef PUZZLE_STRIKE_OPTIONS_H
#define PUZZLE_STRIKE_OPTIONS_H

#include "games/puzzle_strike/puzzle_strike.h"

/* Is there a chip that this seat can play now? Not for NOBODY. */
bool ps_can_act(const struct game *g, int seat);

/* Is there anything left for them to decide in the buy phase? */
bool ps_can_buy(const struct game *g, int seat);

/* What the gems of a hand are worth. */
int ps_hand_money(const struct game *g, int seat);

#endif
