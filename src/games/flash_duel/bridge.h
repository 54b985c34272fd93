/* bridge.h - the pawns and the tokens on the bridge: where they are, and moving them. */
#ifndef FLASH_DUEL_BRIDGE_H
#define FLASH_DUEL_BRIDGE_H

#include "games/flash_duel/flash_duel.h"

/* FD-021: adjacent fencers are at distance 1. For two of them. */
static inline int fd_distance(const struct game *g)
{
    return g->space[1] - g->space[0];
}

/* FD-042, FD-336: nobody moves onto or past the foe; the pawn stops next to him. */
static inline int fd_dash_distance(int distance, int card)
{
    return distance > card ? distance - card : 1;
}

/* Spaces from the own Start space, for two. */
static inline int fd_advance(const struct game *g, int seat)
{
    return seat == 0 ? g->space[0] - 1 : SPACES - g->space[1];
}

static inline void fd_move_forward(struct game *g, int seat, int spaces)
{
    int step = fd_distance(g) - fd_dash_distance(fd_distance(g), spaces);
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? step : -step));
}

/* FD-041, FD-048, FD-084: a pawn that would leave the bridge stops on its Start space. */
static inline void fd_move_back(struct game *g, int seat, int spaces)
{
    int step = fd_advance(g, seat) < spaces ? fd_advance(g, seat) : spaces;
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? -step : step));
}

/* The same for any number of fighters, with tokens on the bridge. */

static inline int fd_side(const struct game *g, int who)
{
    return g->high >> who & 1;
}

/* The enemies that are still on the bridge. */
static inline seat_set fd_foes(const struct game *g, int who)
{
    return g->alive & (seat_set)(fd_side(g, who) ? ~g->high : g->high);
}

static inline int fd_apart(const struct game *g, int who, int other)
{
    int apart = g->space[who] - g->space[other];
    return apart < 0 ? -apart : apart;
}

static inline bool fd_is_alive(const struct game *g, int who)
{
    return g->alive >> who & 1;
}

bool fd_is_dark(int space);
int fd_gap(const struct game *g); /* between the foremost of both sides; 0: one is empty */
int fd_room_among(const struct game *g, int who);
unsigned fd_distances_among(const struct game *g, int who);

/* Two fighters and no soldier: what lies between them is soon said. */
static inline bool fd_is_open(const struct game *g)
{
    return g->fighters == 2 && !(g->persona[0].soldier | g->persona[1].soldier);
}

/* Spaces he could go forward. */
static inline int fd_room(const struct game *g, int who)
{
    return fd_is_open(g) ? fd_distance(g) - 1 : fd_room_among(g, who);
}

/* Bit d: an enemy is d spaces away. */
static inline unsigned fd_distances(const struct game *g, int who)
{
    return g->fighters == 2 ? 1u << fd_distance(g) : fd_distances_among(g, who);
}

/* Spaces from the own Start space. */
static inline int fd_advanced(const struct game *g, int who)
{
    return fd_side(g, who) ? SPACES - g->space[who] : g->space[who] - 1;
}

__attribute__((noinline)) void fd_trigger_mine(struct game *g, int who); /* he came to it */

/* So far in the direction that he faces. Returns the space he leaves. */
static inline uint8_t fd_shift(struct game *g, int who, int spaces)
{
    uint8_t from = g->space[who];
    g->space[who] = (uint8_t)(fd_side(g, who) ? from - spaces : from + spaces);
    if (g->space[who] == g->mine && g->mine != from)
        fd_trigger_mine(g, who);
    return from;
}

static inline uint8_t fd_go_forward(struct game *g, int who, int spaces)
{
    int room = fd_room(g, who);
    return fd_shift(g, who, spaces < room ? spaces : room);
}

static inline uint8_t fd_go_back(struct game *g, int who, int spaces)
{
    int room = fd_advanced(g, who);
    return fd_shift(g, who, spaces < room ? -spaces : -room);
}

void fd_shove(struct game *g, int by, int who, int spaces); /* pushes him back, and says so */
void fd_pull(struct game *g, int by, int who, int spaces);
void fd_advance_soldier(struct game *g, int who); /* who has one */

#endif
