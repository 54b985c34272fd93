/* sides.h - who plays with whom, whose turn it is, and in which order they come (sides.c). */
#ifndef PUZZLE_STRIKE_SIDES_H
#define PUZZLE_STRIKE_SIDES_H

#include "games/puzzle_strike/puzzle_strike.h"

/* Three or four players, each for themselves. */
static inline bool ps_is_melee(const struct game *g)
{
    return g->mode == MODE_FREE_FOR_ALL || g->mode == MODE_LAST_STANDING;
}

/* Who shares a pile with whom (PS-127, PS-175). */
static inline int ps_side(const struct game *g, int seat)
{
    assert(seat >= 0 && seat < PLAYERS);
    return g->mode != MODE_TEAM ? seat : seat == 1 || seat == 2;
}

static inline bool ps_is_foe(const struct game *g, int seat, int other)
{
    return ps_side(g, seat) != ps_side(g, other);
}

/* It is their turn, or their team's. */
static inline bool ps_is_active(const struct game *g, int seat)
{
    return g->phase != PHASE_SETUP && ps_side(g, seat) == ps_side(g, g->turn);
}

/* Also who is out of the game. */
static inline seat_set ps_everybody(const struct game *g)
{
    return (seat_set)((1u << g->k.seats) - 1);
}

static inline bool ps_is_in_play(const struct game *g, int seat)
{
    return g->in_play & seat_bit(seat);
}

/* The i-th seat in turn order, beginning with this one. */
static inline uint8_t ps_seat_after(const struct game *g, int from, int i)
{
    assert(i >= 0 && i <= g->k.seats);
    int seat = from + i;
    return (uint8_t)(seat < g->k.seats ? seat : seat - g->k.seats);
}

/* The i-th seat in turn order, beginning with whose turn it is: so effects happen (PS-242). */
static inline uint8_t ps_seat_in_order(const struct game *g, int i)
{
    return ps_seat_after(g, g->turn, i);
}

seat_set ps_foes(const struct game *g, int seat);  /* in play */
seat_set ps_mates(const struct game *g, int seat); /* they and their team mate */
seat_set ps_active(const struct game *g);          /* whose turn it is */

/* Of two team mates only one: what happens to a pile happens once (PS-127). */
seat_set ps_one_per_side(const struct game *g, seat_set seats);

/* The team mate, if they have not finished this phase; NOBODY. */
int ps_waiting_mate(const struct game *g, int seat);

#endif
