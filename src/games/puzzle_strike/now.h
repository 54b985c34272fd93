/* now.h - what the scripts that run at this moment are about: for words only (now.c). */
#ifndef PUZZLE_STRIKE_NOW_H
#define PUZZLE_STRIKE_NOW_H

#include "games/puzzle_strike/puzzle_strike.h"

/* A chip whose text happens, and whose it is. */
struct acting {
    uint8_t chip; /* enum chip_id; 0: none */
    uint8_t seat;
};

/* The last one that began. `below` scripts on top of the stack do not count. */
struct acting ps_acting(const struct game *g, int below);

/* Does the last script answer, or what it was called by: is it part of a reaction? */
bool ps_is_answering(const struct game *g);

/* How many chips have been played by one another. */
int ps_plays(const struct game *g);

/* The script that called the last one, and where it waits; `up` is 1 for that, 2 for the one that
 * called it ... No script: 0. */
struct caller {
    uint8_t script, at;
    const uint8_t *vars;
};
struct caller ps_caller(const struct game *g, int up);

/* A variable of the last script. */
uint8_t ps_variable(const struct game *g, int index);

/* The chip that asks for a puzzle chip before gems are combined, if the script `up` above the last
 * one is a chip that has to pay; else 0. */
int ps_toll(const struct game *g, int up);

/* Is a send on its way that had floated? */
bool ps_is_released(const struct game *g);

/* For whom this seat decides: itself, or the one whom it commands (PS-360). */
int ps_decides_for(const struct game *g, int seat);

#endif
