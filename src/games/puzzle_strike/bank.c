/* bank.c - the bank, Panic Time, and the gem piles. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- Who is who. --- */

seat_set ps_mates(const struct game *g, int seat)
{
    return g->mode != MODE_TEAM ? seat_bit(seat) : seat == 1 || seat == 2 ? 0x6 : 0x9;
}

seat_set ps_foes(const struct game *g, int seat)
{
    return g->in_play & (seat_set)~ps_mates(g, seat);
}

/* Of two team mates only one: what happens to a pile happens once (PS-127). */
seat_set ps_one_per_side(const struct game *g, seat_set seats)
{
    seat_set one = seats;
    if (g->mode != MODE_TEAM)
        return seats;
    for (int seat = 0; seat < g->k.seats; seat++)
        if (one & seat_bit(seat))
            one &= (seat_set) ~(ps_mates(g, seat) & ~seat_bit(seat));
    return one;
}

int ps_seat_at(const struct game *g, int from, int i)
{
    int seat = from + i;
    return seat < g->k.seats ? seat : seat - g->k.seats;
}

/* --- The bank. --- */

/* Sale Prices: 1 less each, but at least 1. A Wound costs 0 (PS-058). */
int ps_cost(const struct game *g, int kind)
{
    int cost = ps_chip(g, kind)->cost;
    return cost > 1 && g->sale ? (cost - g->sale > 1 ? cost - g->sale : 1) : cost;
}

int ps_empty_stacks(const struct game *g)
{
    int empty = 0;
    for (int kind = 0; kind < BANK_STACKS; kind++)
        empty += !ps_in_bank(g, kind);
    return empty;
}

/* PS-113 to PS-119: as soon as as many stacks are empty as there are players; it never goes
 * back. */
void ps_check_panic(struct game *g)
{
    int level = ps_empty_stacks(g) - g->k.seats + 1;
    if (level > 3)
        level = 3;
    if (level <= g->level)
        return;
    g->level = (uint8_t)level;
    EVENT(.kind = PANIC, .seat = NOBODY, .open = {g->level});
}

void ps_bank_take(struct game *g, int kind)
{
    assert(g->bank[kind]);
    if (--g->bank[kind] == 0)
        ps_check_panic(g);
}

/* PS-192, PS-343: a chip of a removed stack goes there, out of the game. */
void ps_bank_put(struct game *g, int kind)
{
    assert(kind < BANK_STACKS);
    g->bank[kind]++;
}

/* PS-165: no gem is larger than 4. */
int ps_ante_value(const struct game *g)
{
    int value = 1 + g->level + g->eliminated;
    return value < GEMS ? value : GEMS;
}

/* --- The piles. --- */

/* PS-122, PS-123: if the bank is out of this gem, a stand-in serves. */
void ps_pile_add(struct game *g, int seat, int value)
{
    struct pile *p = ps_pile(g, seat);
    p->gems[value - 1]++;
    if (g->bank[value - 1])
        ps_bank_take(g, value - 1);
    else
        p->stand_ins[value - 1]++;
}

/* PS-124: a stand-in vanishes. */
void ps_pile_lose(struct game *g, int seat, int value)
{
    struct pile *p = ps_pile(g, seat);
    assert(p->gems[value - 1]);
    p->gems[value - 1]--;
    if (p->stand_ins[value - 1])
        p->stand_ins[value - 1]--;
    else
        ps_bank_put(g, value - 1);
}

void ps_ante(struct game *g, int seat, int value, int count)
{
    EVENT(.kind = ANTED, .seat = (uint8_t)seat, .open = {(uint8_t)value, (uint8_t)count});
    while (count-- > 0)
        ps_pile_add(g, seat, value);
}
