/* turn.h - a turn: main actions, hits, recovering, and what lasts from one turn to the next. */
#ifndef FLASH_DUEL_TURN_H
#define FLASH_DUEL_TURN_H

#include "games/flash_duel/flash_duel.h"

/* Where the script turn waits. */
enum { TURN_ASKS_ACTION = 2 };

void fd_act(struct game *g, int who, struct option act);  /* a main action */
void fd_move(struct game *g, int who, struct option act); /* as one, or because of an ability */
void fd_hit(struct game *g, int who);

void fd_begin_turn(struct game *g, int who);
bool fd_skips(struct game *g, int who); /* this turn, which is now served */
bool fd_must_recover(const struct game *g, int who);
bool fd_recover(struct game *g, int who); /* serves a recovery turn; returns whether they refill */
void fd_owe_recovery(struct game *g, int who); /* after a retreat */
void fd_end_turn(struct game *g);

_Static_assert(offsetof(struct persona, marks) - offsetof(struct persona, loose) + 1 ==
                   sizeof(uint64_t),
               "fd_is_burdened looks at all of it");

static inline uint64_t fd_burdens(const struct game *g, int who)
{
    uint64_t burdens;
    memcpy(&burdens, &g->persona[who].loose, sizeof burdens);
    return burdens;
}

/* Has an ability done anything to this fighter that lasts? Mostly not, and then a turn need not
 * look at the eight bytes one by one. */
static inline bool fd_is_burdened(const struct game *g, int who)
{
    return fd_burdens(g, who) != 0;
}

/* FD-409: not on the turn on which it was hidden. */
static inline bool fd_may_unstash(const struct game *g, int who)
{
    return g->persona[who].stash && !(g->persona[who].marks & STASHED_NOW);
}

static inline bool fd_is_anybody_burdened(const struct game *g)
{
    _Static_assert(FIGHTERS == 5, "all of them");
    return (fd_burdens(g, 0) | fd_burdens(g, 1) | fd_burdens(g, 2) | fd_burdens(g, 3) |
            fd_burdens(g, 4)) != 0;
}

#endif
