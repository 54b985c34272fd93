/* match.h - the game from the setup to its end. */
#ifndef PUZZLE_STRIKE_2_MATCH_H
#define PUZZLE_STRIKE_2_MATCH_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* Where the scripts `match` and `finale` can stand in a position that is loaded. */
enum {
    MATCH_IN_TURN_AGAINST_DRAGON = 2,
    MATCH_IN_TURN = 3,
    MATCH_IN_COMMAND = 4,
    MATCH_IN_FINALE = 5
};
enum { FINALE_IN_TURN = 2 };

int p2_finals_left(const struct game *g); /* turns of the Grand Finale, with the running one */

#endif
