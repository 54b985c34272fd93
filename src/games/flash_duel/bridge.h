/* bridge.h - the pawns and the tokens on the bridge: where they are, and moving them.
 *
 * What ends in _duel is for exactly two fighters and no tokens: the Simple game, and the modes with
 * abilities as long as they look like it. */
#ifndef FLASH_DUEL_BRIDGE_H
#define FLASH_DUEL_BRIDGE_H

#include "games/flash_duel/flash_duel.h"

/* --- Two fighters. --- */

/* FD-021: adjacent fencers are at distance 1. */
static inline int fd_distance_duel(const struct game *g)
{
    return g->space[1] - g->space[0];
}

/* FD-042, FD-336: nobody moves onto or past the foe; the pawn stops next to them. */
static inline int fd_dash_distance(int distance, int card)
{
    return distance > card ? distance - card : 1;
}

/* Spaces from one's Start space. */
static inline int fd_advance_duel(const struct game *g, int seat)
{
    return seat == 0 ? g->space[0] - 1 : SPACES - g->space[1];
}

static inline void fd_move_forward_duel(struct game *g, int seat, int spaces)
{
    int step = fd_distance_duel(g) - fd_dash_distance(fd_distance_duel(g), spaces);
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? step : -step));
    assert(g->space[0] < g->space[1]);
}

/* FD-041, FD-048, FD-084: a pawn that would leave the bridge stops on its Start space. */
static inline void fd_move_back_duel(struct game *g, int seat, int spaces)
{
    int step = fd_advance_duel(g, seat) < spaces ? fd_advance_duel(g, seat) : spaces;
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? -step : step));
    assert(g->space[0] >= 1 && g->space[1] <= SPACES);
}

/* Two fighters and no soldier: what lies between them is soon said. */
static inline bool fd_is_duel(const struct game *g)
{
    return g->fighters == 2 && !(g->persona[0].soldier | g->persona[1].soldier);
}

/* --- Any number of fighters, with tokens on the bridge. --- */

static inline int fd_side(const struct game *g, int who)
{
    return g->high >> who & 1;
}

static inline bool fd_is_alive(const struct game *g, int who)
{
    return g->alive >> who & 1;
}

/* The enemies that are still on the bridge. */
static inline seat_set fd_foes(const struct game *g, int who)
{
    return g->alive & (seat_set)(fd_side(g, who) ? ~g->high : g->high);
}

bool fd_is_dark(int space);

static inline int fd_distance(const struct game *g, int who, int other)
{
    int distance = g->space[who] - g->space[other];
    return distance < 0 ? -distance : distance;
}

int fd_distance_of_fronts(const struct game *g); /* of both sides; 0: one has nobody left */
unsigned fd_distances_among(const struct game *g, int who);

/* Bit d: an enemy is d spaces away. */
static inline unsigned fd_distances(const struct game *g, int who)
{
    return g->fighters == 2 ? 1u << fd_distance_duel(g) : fd_distances_among(g, who);
}

int fd_free_ahead_among(const struct game *g, int who);

/* Spaces that the fighter could go forward. */
static inline int fd_free_ahead(const struct game *g, int who)
{
    return fd_is_duel(g) ? fd_distance_duel(g) - 1 : fd_free_ahead_among(g, who);
}

/* Spaces from one's Start space. */
static inline int fd_advance(const struct game *g, int who)
{
    return fd_side(g, who) ? SPACES - g->space[who] : g->space[who] - 1;
}

__attribute__((noinline)) void fd_trigger_mine(struct game *g, int who); /* who came to it */
__attribute__((cold)) void fd_tell_mine(int who, int space);

/* After the way of a pawn was told: what it did to the mine that had lain there before. */
static inline void fd_after_way(const struct game *g, int who, int mine)
{
    if (mine != g->mine)
        fd_tell_mine(who, mine);
}

/* In the direction that the fighter faces. Returns the space that they leave. */
static inline uint8_t fd_shift(struct game *g, int who, int spaces)
{
    uint8_t from = g->space[who];
    g->space[who] = (uint8_t)(fd_side(g, who) ? from - spaces : from + spaces);
    assert(g->space[who] >= 1 && g->space[who] <= SPACES);
    if (g->space[who] == g->mine && g->mine != from)
        fd_trigger_mine(g, who);
    return from;
}

static inline uint8_t fd_move_forward(struct game *g, int who, int spaces)
{
    int free = fd_free_ahead(g, who);
    return fd_shift(g, who, spaces < free ? spaces : free);
}

static inline uint8_t fd_move_back(struct game *g, int who, int spaces)
{
    int free = fd_advance(g, who);
    return fd_shift(g, who, spaces < free ? -spaces : -free);
}

/* What abilities do to others, and say so. */
void fd_shove(struct game *g, int who, int spaces); /* back */
void fd_pull(struct game *g, int who, int spaces);  /* forward */
void fd_advance_soldier(struct game *g, int who);   /* of who has one */

#endif
