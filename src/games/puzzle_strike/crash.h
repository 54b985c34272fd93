/* crash.h - gems that are broken, sent, answered, combined (crash.c). */
#ifndef PUZZLE_STRIKE_CRASH_H
#define PUZZLE_STRIKE_CRASH_H

#include "games/puzzle_strike/puzzle_strike.h"

enum { ALL_GEMS = 0xf, ONE_GEMS = 1 }; /* sets of gem values that may be broken */

/* Which two gems may be combined. */
enum merge {
    MERGE_MAY,  /* any two, or none (PS-013, PS-048) */
    MERGE_MUST, /* any two */
    MERGE_ONES, /* two 1-gems */
    MERGE_BANK  /* one of the pile with a 1-gem of the bank */
};

/* Which of these values are in a pile. */
unsigned ps_breakable(const struct game *g, int seat, int values);

void ps_trash_ones(struct game *g); /* a 1-gem of every pile */

/* The sends that are not settled yet, the first one first; at most DEPTH. */
int ps_sends_open(const struct game *g, struct sending *out);

struct option *ps_offer_merges(const struct game *g, int seat, int rule, struct option *out);

#endif
