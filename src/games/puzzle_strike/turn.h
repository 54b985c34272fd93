/* turn.h - the turn (turn.c) and its buy phase (buy.c). */
#ifndef PUZZLE_STRIKE_TURN_H
#define PUZZLE_STRIKE_TURN_H

#include "games/puzzle_strike/puzzle_strike.h"

/* Where the scripts stand in a position that can be loaded. */
enum { MATCH_PLAYS_TURN = 2 };
enum { TURN_ASKS_ACTION = 2, TURN_ASKS_PURCHASE = 4 };

/* What an answer means for whose answer is next: handing over, or `end` of one's phase. */
void ps_pass_on(struct game *g, struct option act, int end);
bool ps_ends_by_purchase(const struct game *g, int lasting, int kind); /* kinds */
void ps_leave_ongoing(struct game *g, int seat, int chip);             /* all of this chip */

/* Plays all gems of a hand as money. */
void ps_pay_all(struct game *g, int seat);

/* Finds who of the team may buy next; false when the phase is over. */
bool ps_find_buyer(struct game *g);

/* What was answered in the buy phase; true if a chip was bought, `kind` for `cost`, and something
 * may follow from that. */
bool ps_take_purchase(struct game *g, struct option act, uint8_t *kind, uint8_t *cost);

#endif
