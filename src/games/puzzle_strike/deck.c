/* deck.c - a player's chips: hand, bag, discard pile. */
#include "games/puzzle_strike/deck.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"

/* --- The bag. --- */

/* What lies on top stays there (PS-202). */
void ps_shuffle_bag(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    assert(p->topped <= p->bag.count);
    chance_shuffle(&g->k.chance, p->bag.card, (size_t)(p->bag.count - p->topped));
}

/* PS-087, PS-088: the discard pile goes into the bag; what was played this turn does not. */
static void refill(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    FOR_EACH_KIND(kind, ps_kinds(p->discard))
        for (; p->discard[kind]; p->discard[kind]--)
            zone_put(ZONE_OF(p->bag), (uint8_t)kind);
    ps_shuffle_bag(g, seat);
    EVENT(.kind = SHUFFLED, .seat = (uint8_t)seat);
}

static void tell_drawn(const struct game *g, int seat, const uint8_t *kinds, int count)
{
    struct event event = {.kind = DREW, .seat = (uint8_t)seat, .eyes = seat_bit(seat)};
    event.open[0] = (uint8_t)count;
    for (int i = 0; i < count && i < EVENT_SECRET; i++)
        event.secret[i] = g->chip[kinds[i]];
    event_emit(&event);
}

/* PS-089: with bag and discard pile empty the rest is dropped: NO_KIND. */
static int draw_one(struct game *g, int seat, bool seen)
{
    struct player *p = &g->player[seat];
    if (!p->bag.count)
        refill(g, seat);
    if (!p->bag.count)
        return NO_KIND;
    assert(p->topped <= p->bag.count);
    seen |= p->topped || g->puppet == seat;
    int kind = zone_take_top(ZONE_OF(p->bag));
    if (p->topped)
        p->topped--;
    ps_put(p->hand, kind);
    p->known[kind] = (uint8_t)(p->known[kind] + seen);
    return kind;
}

void ps_draw(struct game *g, int seat, int count)
{
    uint8_t drawn[sizeof g->player[seat].bag.card];
    int done = 0;
    for (int kind; done < count && (kind = draw_one(g, seat, false)) != NO_KIND; done++)
        drawn[done] = (uint8_t)kind;
    if (LISTENING && done)
        tell_drawn(g, seat, drawn, done);
}

int ps_draw_open(struct game *g, int seat)
{
    int kind = draw_one(g, seat, true);
    if (kind != NO_KIND)
        EVENT(.kind = SHOWED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    return kind;
}

/* Anywhere below what lies on top. */
void ps_bag_insert(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    int below = p->bag.count - p->topped;
    int at = (int)chance_below(&g->k.chance, (unsigned)(below + 1));
    zone_put(ZONE_OF(p->bag), 0);
    memmove(p->bag.card + at + 1, p->bag.card + at, (size_t)(p->bag.count - 1 - at));
    p->bag.card[at] = (uint8_t)kind;
    EVENT(.kind = PUT_INTO_BAG, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

static void bag_remove(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    int at = 0;
    while (at < p->bag.count && p->bag.card[at] != kind)
        at++;
    assert(at < p->bag.count - p->topped);
    p->bag.count--;
    memmove(p->bag.card + at, p->bag.card + at + 1, (size_t)(p->bag.count - at));
    p->bag.card[p->bag.count] = 0;
    ps_shuffle_bag(g, seat);
}

void ps_top(struct game *g, int seat, int kind)
{
    zone_put(ZONE_OF(g->player[seat].bag), (uint8_t)kind);
    g->player[seat].topped++;
    EVENT(.kind = PUT_ON_TOP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

/* --- The hand. --- */

void ps_hand_put(struct game *g, int seat, int kind, bool seen)
{
    struct player *p = &g->player[seat];
    ps_put(p->hand, kind);
    p->known[kind] = (uint8_t)(p->known[kind] + seen);
}

/* Whoever has seen one of them must think that it was this one. */
void ps_hand_take(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    ps_remove(p->hand, kind);
    if (p->known[kind])
        p->known[kind]--;
}

void ps_lay(struct game *g, int seat, int kind)
{
    ps_hand_take(g, seat, kind);
    ps_put(g->player[seat].table, kind);
}

void ps_show_hand(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    EVENT(.kind = SHOWED_HAND, .seat = (uint8_t)seat);
    FOR_EACH_KIND(kind, LISTENING ? ps_kinds(p->hand) : 0)
        for (int i = p->known[kind]; i < p->hand[kind]; i++)
            EVENT(.kind = SHOWED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind], true});
    memcpy(p->known, p->hand, sizeof p->known);
}

void ps_show_chip(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    assert(p->hand[kind]);
    if (!p->known[kind])
        p->known[kind] = 1;
    EVENT(.kind = SHOWED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

/* --- The discard pile. --- */

/* Whoever discards Shadow Plague gains a Wound (PS-370). */
void ps_drop(struct game *g, int seat, int kind)
{
    ps_put(g->player[seat].discard, kind);
    EVENT(.kind = DISCARDED, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    if (g->chip[kind] == CHIP_shadow_plague)
        ps_gain_by(g, seat, WOUND, CHIP_shadow_plague);
}

void ps_discard(struct game *g, int seat, int kind)
{
    ps_hand_take(g, seat, kind);
    ps_drop(g, seat, kind);
}

/* PS-193, PS-235: from an empty stack nothing is gained. */
void ps_gain_by(struct game *g, int seat, int kind, int chip)
{
    if (!ps_in_bank(g, kind))
        return;
    ps_bank_take(g, kind);
    ps_put(g->player[seat].discard, kind);
    EVENT(.kind = GAINED, .seat = (uint8_t)seat, .open = {g->chip[kind], (uint8_t)chip});
}

void ps_fetch(struct game *g, int seat, int kind)
{
    if (!ps_in_bank(g, kind))
        return;
    ps_bank_take(g, kind);
    ps_hand_put(g, seat, kind, true);
    EVENT(.kind = FETCHED, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

/* --- What was picked. --- */

void ps_take(struct game *g, int seat, struct option from)
{
    switch (from.verb) {
    case FROM_HAND: ps_hand_take(g, seat, from.a); break;
    case FROM_DISCARD: ps_remove(g->player[seat].discard, from.a); break;
    case FROM_BAG: bag_remove(g, seat, from.a); break;
    }
}

void ps_trash(struct game *g, int seat, struct option from)
{
    ps_take(g, seat, from);
    ps_bank_put(g, from.a);
    EVENT(.kind = TRASHED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[from.a], from.verb});
}

void ps_take_back(struct game *g, int seat, struct option from)
{
    ps_take(g, seat, from);
    ps_hand_put(g, seat, from.a, true);
    EVENT(.kind = TAKEN, .seat = (uint8_t)seat, .open = {g->chip[from.a], from.verb});
}
