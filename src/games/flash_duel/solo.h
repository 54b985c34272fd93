/* solo.h - the automaton of the Solo game. */
#ifndef FLASH_DUEL_SOLO_H
#define FLASH_DUEL_SOLO_H

#include "games/flash_duel/flash_duel.h"

static inline bool fd_is_bot(const struct game *g, int who)
{
    return g->bot && who == BOT;
}

void fd_bot_draw(struct game *g);
struct option fd_bot_use(struct game *g, uint32_t window); /* what it plays in a window */
struct option fd_bot_response(struct game *g);             /* to an attack or dashing strike */

#endif
