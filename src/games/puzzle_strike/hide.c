/* hide.c - what an observer cannot know, guessed: the order of bags, and others' hands. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/view.h"
#include "games/puzzle_strike/zones.h"

static void sort_counts(const uint8_t *counts, uint8_t *out)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            *out++ = (uint8_t)kind;
}

/* One's own bag: its chips are known, their order is not. */
static void hide_order(struct player *p, struct chance *chance)
{
    uint8_t counts[KINDS] = {0};
    size_t below = (size_t)(p->bag.count - p->topped);
    for (size_t i = 0; i < below; i++)
        counts[p->bag.card[i]]++;
    sort_counts(counts, p->bag.card);
    chance_shuffle(chance, p->bag.card, below);
}

/* Whoever buys without a piggy bank has played all their gems (PS-090): they hold none. */
static bool has_paid(const struct game *g, int seat)
{
    return g->phase == PHASE_BUY && ps_is_active(g, seat) && !g->player[seat].pigs;
}

/* Somebody else's: which chips they have is known to all, but not which are in the hand; no gems
 * for sure, if they have paid. */
static void hide_split(struct player *p, bool paid, struct chance *chance)
{
    uint8_t counts[KINDS] = {0}, pack[DECK_MOST];
    int below = p->bag.count - p->topped, kept = ps_total(p->kept);
    int held = ps_total(p->hand) + kept;
    for (int i = 0; i < below; i++)
        counts[p->bag.card[i]]++;
    for (int kind = 0; kind < KINDS; kind++)
        counts[kind] = (uint8_t)(counts[kind] + p->hand[kind] + p->kept[kind] - p->known[kind]);
    int unknown = ps_total(counts), seen = held + below - unknown;
    int bagged = paid ? ps_gem_count(counts) : 0;
    sort_counts(counts, pack); /* gems first */
    chance_shuffle(chance, pack + bagged, (size_t)(unknown - bagged));
    if (bagged)
        chance_shuffle(chance, pack, (size_t)below);
    memcpy(p->bag.card, pack, (size_t)below);
    memset(p->hand, 0, sizeof p->hand);
    memset(p->kept, 0, sizeof p->kept);
    uint8_t hand[KINDS];
    memcpy(hand, p->known, sizeof hand);
    for (int i = below; i < unknown; i++)
        hand[pack[i]]++;
    assert(seen == ps_total(p->known));
    (void)seen;
    sort_counts(hand, pack);
    if (kept)
        chance_shuffle(chance, pack, (size_t)held);
    for (int i = 0; i < held; i++)
        (i < kept ? p->kept : p->hand)[pack[i]]++;
}

void ps_hide(struct game *g, int observer, struct chance *chance)
{
    g->chosen = (struct option){0}; /* nobody reads it any more, and it may be a secret */
    for (int seat = 0; seat < g->k.seats; seat++)
        if (ps_sees_hand(observer, seat))
            hide_order(&g->player[seat], chance);
        else
            hide_split(&g->player[seat], has_paid(g, seat), chance);
}
