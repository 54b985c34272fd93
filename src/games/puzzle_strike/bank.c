/* bank.c - the bank, Panic Time, and the gem piles. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/zones.h"

/* --- The bank. --- */

/* Sale Prices: 1 less each, but at least 1. A Wound costs 0 (PS-058). */
int ps_cost(const struct game *g, int kind)
{
    int cost = ps_chip(g, kind)->cost, lowered = cost - g->sale;
    return cost == 0 ? 0 : lowered > 0 ? lowered : 1;
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
    EVENT(.kind = PANIC, .seat = NOBODY, .open = {g->level, (uint8_t)ps_empty_stacks(g)});
}

void ps_bank_take(struct game *g, int kind)
{
    ps_remove(g->bank, kind);
    if (!g->bank[kind])
        ps_check_panic(g);
}

/* PS-192, PS-343: a chip of a removed stack goes there, out of the game. */
void ps_bank_put(struct game *g, int kind)
{
    assert(kind < BANK_STACKS);
    ps_put(g->bank, kind);
}

/* PS-165: no gem is larger than 4. */
int ps_ante_value(const struct game *g)
{
    assert(g->level <= 3);
    int value = 1 + g->level + g->eliminated;
    return value < GEMS ? value : GEMS;
}

/* --- The piles. --- */

/* PS-122, PS-123: if the bank is out of this gem, a stand-in serves. */
void ps_pile_add(struct game *g, int seat, int value)
{
    struct pile *p = ps_pile(g, seat);
    assert(value >= 1 && value <= GEMS);
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
    assert(value >= 1 && value <= GEMS && p->gems[value - 1]);
    p->gems[value - 1]--;
    if (p->stand_ins[value - 1])
        p->stand_ins[value - 1]--;
    else
        ps_bank_put(g, value - 1);
}

void ps_ante(struct game *g, int seat, int value)
{
    EVENT(.kind = ANTED, .seat = (uint8_t)seat, .open = {(uint8_t)value});
    ps_pile_add(g, seat, value);
}
