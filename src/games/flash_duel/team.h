/* team.h - fighting side by side: the order of turns, defeat, the dashing block. */
#ifndef FLASH_DUEL_TEAM_H
#define FLASH_DUEL_TEAM_H

#include "games/flash_duel/flash_duel.h"

/* Who sees a fighter's hand and knows what they know: in Team Battle and Raid their whole side
 * (FD-197). */
seat_set fd_eyes(const struct game *g, int who);

int fd_spokesman(const struct game *g, int side); /* who answers for a side */
void fd_set_order(struct game *g); /* g->turn is the side that begins, and then who does */
void fd_pass_turn_among(struct game *g);

/* FD-072: to the next one; in a Raid with all that lies between, which can end the round. Returns
 * whether it goes on. */
static inline bool fd_pass_turn(struct game *g)
{
    if (g->fighters == 2) {
        g->turn ^= 1;
        return true;
    }
    fd_pass_turn_among(g);
    return !g->ending;
}

void fd_defeat(struct game *g, int who);               /* they leave the bridge */
seat_set fd_helpers(const struct game *g, int target); /* who might dash in to help them block */
struct option *fd_offer_leaders(const struct game *g, int seat, struct option *out);
__attribute__((noinline)) struct option *fd_offer_assists(const struct game *g, int who,
                                                          struct option *out);

#endif
