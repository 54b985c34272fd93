/* tell.h - what the sentences about events and their data share. */
#ifndef PUZZLE_STRIKE_2_TELL_H
#define PUZZLE_STRIKE_2_TELL_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* An event, and the state at that moment. */
struct happened {
    const struct game *g;
    const struct event *e;
};

/* Which script says it: the innermost one. */
static inline int p2_teller(const struct game *g)
{
    return g->k.depth ? g->stack[g->k.depth - 1].script : 0;
}

/* Who does it to whom, with what, from where to where, because of what (tell_data.c). */
void p2_tell_data(const struct happened *h, struct telling *t);

#endif
