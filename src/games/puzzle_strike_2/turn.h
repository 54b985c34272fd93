/* turn.h - a player's turn, and the actions that are spent in it. */
#ifndef PUZZLE_STRIKE_2_TURN_H
#define PUZZLE_STRIKE_2_TURN_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* Where the script `turn` can stand in a position that is loaded. */
enum { TURN_ASKS_ACTION = 1, TURN_ASKS_BUY = 6 };

/* `by` is the card that is the reason, NO_CARD: the one that is being carried out. */
void p2_gain_actions(struct game *g, int who, int count, int by);
int p2_cost(const struct game *g, int card); /* in actions, now */
bool p2_can_play(const struct game *g, int card);
void p2_pay(struct game *g, int who, int card); /* and put it from the hand into play */

#endif
