/* bank.h - the bank, Panic Time, and the gem piles (bank.c). */
#ifndef PUZZLE_STRIKE_BANK_H
#define PUZZLE_STRIKE_BANK_H

#include "games/puzzle_strike/sides.h"

/* Can chips be taken from this stack? */
static inline bool ps_in_bank(const struct game *g, int kind)
{
    return g->bank[kind] && kind != g->oblivion;
}

int ps_cost(const struct game *g, int kind);
int ps_empty_stacks(const struct game *g);
void ps_bank_take(struct game *g, int kind);
void ps_bank_put(struct game *g, int kind);
void ps_check_panic(struct game *g);
int ps_ante_value(const struct game *g);

static inline int ps_sum(const struct pile *p)
{
    return p->gems[0] + 2 * p->gems[1] + 3 * p->gems[2] + 4 * p->gems[3];
}

/* The pile of a seat's side. */
static inline struct pile *ps_pile(struct game *g, int seat)
{
    return &g->pile[ps_side(g, seat)];
}

/* The gems in it, of each value. */
static inline const uint8_t *ps_gems(const struct game *g, int seat)
{
    return g->pile[ps_side(g, seat)].gems;
}

static inline int ps_gem_count(const uint8_t gems[GEMS])
{
    return gems[0] + gems[1] + gems[2] + gems[3];
}

static inline int ps_pile_sum(const struct game *g, int seat)
{
    return ps_sum(&g->pile[ps_side(g, seat)]);
}

/* How many chips more than a hand are drawn for the height of a pile (PS-106, PS-107). */
static inline int ps_height_bonus(int sum)
{
    return sum >= 9 ? 3 : sum / 3;
}

void ps_ante(struct game *g, int seat, int value);      /* a gem into their pile */
void ps_pile_add(struct game *g, int seat, int value);  /* from the bank */
void ps_pile_lose(struct game *g, int seat, int value); /* to the bank */

#endif
