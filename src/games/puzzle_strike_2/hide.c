/* hide.c - what an observer can't know, guessed. */
#include "games/puzzle_strike_2/row.h"

#include <stdlib.h>

static int by_number(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* The cards of a player that the observer does not know are one pool: which of them are in the hand
 * and where the others lie in the deck is guessed. They are sorted first, so that where they really
 * were leaves no trace. */
static void hide_row(struct player *p, bool own, struct chance *chance)
{
    uint8_t *unknown[ROW], pool[ROW];
    uint8_t *hand = (uint8_t *)p2_hand(p) + p->shown, *deck = hand + p->hand;
    unsigned known = own ? p->deck_seen | p->deck_open : p->deck_open;
    int count = 0;
    for (int i = 0; !own && i < p->hand; i++)
        unknown[count++] = &hand[i];
    for (int i = 0; i < p->deck; i++)
        if (i >= 8 || !(known >> i & 1))
            unknown[count++] = &deck[i];
    for (int i = 0; i < count; i++)
        pool[i] = *unknown[i];
    qsort(pool, (size_t)count, 1, by_number);
    chance_shuffle(chance, pool, (size_t)count);
    for (int i = 0; i < count; i++)
        *unknown[i] = pool[i];
}

void p2_hide(struct game *g, int observer, struct chance *chance)
{
    qsort(g->deck.card, g->deck.count, 1, by_number);
    chance_shuffle(chance, g->deck.card, g->deck.count);
    for (int seat = 0; seat < g->players; seat++)
        hide_row(&g->player[seat], seat == observer, chance);
}
