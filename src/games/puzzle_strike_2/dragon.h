/* dragon.h - the Puzzle Dragon: what it does on its turn, and how a game against it ends. */
#ifndef PUZZLE_STRIKE_2_DRAGON_H
#define PUZZLE_STRIKE_2_DRAGON_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

void p2_dragon_turn(struct game *g);
void p2_end_against_dragon(struct game *g, int who); /* after a turn: busts, final turns, the end */
bool p2_team_won(const struct game *g);

#endif
