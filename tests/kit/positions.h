/* positions.h - a position that somebody has edited is refused, or it can be played.
 *
 * Positions of random games are written down, one number, card or length in them is changed, and
 * they are loaded again. Most are nonsense then. Whatever is accepted all the same must be a state
 * that could occur, with somebody to ask and something to answer; written down and loaded again it
 * is the same; and playing on from it leads to nothing impossible. */
#ifndef PARLOR_TESTS_POSITIONS_H
#define PARLOR_TESTS_POSITIONS_H

#include "core/game.h"

struct positions_report {
    long games;
    long changed;
    long accepted; /* of these */
};

/* Plays with random setups of this mode until so many positions were changed. */
bool positions_run_mode(const struct game_rules *rules, int mode, long changes,
                        struct positions_report *report, struct reason *why);

#endif
