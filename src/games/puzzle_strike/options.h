/* options.h - what is legal in a turn, for those who must know whether anything is (options.c). */
#ifndef PUZZLE_STRIKE_OPTIONS_H
#define PUZZLE_STRIKE_OPTIONS_H

#include "games/puzzle_strike/puzzle_strike.h"

/* May this seat have a chip that it can play now, as far as everybody knows (PS-389)? Not for
 * NOBODY. */
bool ps_may_act(const struct game *g, int seat);

/* May there be anything left for them to decide in the buy phase, as far as everybody knows? */
bool ps_may_buy(const struct game *g, int seat);

/* What the gems of a hand are worth. */
int ps_hand_money(const struct game *g, int seat);

#endif
