/* choices.c - the questions that card texts ask: what may be chosen. */
#include "games/gem_blenders/choices.h"
#include "core/orders.h"

#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

static struct option *offer_heroes(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    int whose = gb_target_seat(seat, ask->b);
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t slot = g->player[whose].line[i];
        if (gb_is_target(g, seat, ask->b, slot))
            *out++ = (struct option){NAME_HERO, slot, (uint8_t)whose};
    }
    return out;
}

struct option *gb_offer_switches(const struct game *g, int by, int seat, int slot,
                                 struct option *out)
{
    const uint8_t *line = g->player[seat].line;
    unsigned movable = gb_movable(g, by, seat);
    for (int i = 0; i < POSITIONS; i++)
        for (int j = i + 1; j < POSITIONS; j++)
            if ((slot == NO_SLOT || line[i] == slot || line[j] == slot) &&
                (movable >> line[i] & movable >> line[j] & 1))
                *out++ = (struct option){SWITCH, line[i], line[j]};
    return out;
}

static struct option *offer_arrangements(const struct game *g, int seat, struct option *out)
{
    unsigned movable = gb_movable(g, seat, seat);
    for (uint8_t permutation = 1; permutation < ARRANGEMENTS; permutation++)
        if (!(gb_moved_slots(g, seat, permutation) & ~movable))
            *out++ = (struct option){ARRANGE, .a = permutation};
    return out;
}

/* Each different card of a zone that fits, once. */
static struct option *offer_cards(const struct game *g, const uint8_t *cards, int count,
                                  struct option *out)
{
    int find = gb_find_of(g->k.ask.b);
    uint8_t listed[(CARDS + 7) / 8] = {0};
    for (int i = 0; i < count; i++) {
        uint8_t card = cards[i] & (uint8_t)~SEEN;
        if ((listed[card / 8] >> card % 8 & 1) || !gb_fits(card, find))
            continue;
        listed[card / 8] |= (uint8_t)(1u << card % 8);
        *out++ = (struct option){CHOOSE, .a = card};
    }
    return out;
}

static struct option *offer_hand_cards(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    int i = 0;
    while (i < p->hand.count && gb_held(p, i) < g->k.ask.c)
        i++;
    return offer_cards(g, p->hand.card + i, p->hand.count - i, out);
}

/* Of these blends those that the searching hero could pay for. */
static struct option *keep_payable(const struct game *g, int seat, struct option *first,
                                   struct option *end)
{
    struct option *out = first;
    for (const struct option *o = first; o < end; o++)
        if (gb_is_payable(g, seat, g->k.ask.c, o->a))
            *out++ = *o;
    return out;
}

/* GB-619: what the search allows, or nothing. The order of the deck must not show, so sorted. */
static struct option *offer_deck(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    struct option *first = out;
    out = offer_cards(g, p->deck.card, p->deck.count, out);
    if (g->k.ask.b == FIND_PAYABLE)
        out = keep_payable(g, seat, first, out);
    for (struct option *i = first; i < out; i++)
        for (struct option *j = i; j > first && j[-1].a > j->a; j--) {
            struct option swap = *j;
            *j = j[-1];
            j[-1] = swap;
        }
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_equips(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    const struct ask *ask = &g->k.ask;
    for (int i = 0; i < p->hand.count; i++) {
        uint8_t card = gb_held(p, i);
        if (!gb_is_first_copy(p, i) || !gb_fits(card, gb_find_of(ask->b)))
            continue;
        for (int k = 0; k < POSITIONS; k++)
            if (ask->c >> p->line[k] & 1)
                *out++ = (struct option){EQUIP, card, p->line[k]};
    }
    return out;
}

/* The heroes to which such a gem may move from this one. */
static struct option *offer_gem_move(const struct game *g, int seat, uint8_t gem, uint8_t from,
                                     struct option *out)
{
    const struct ask *ask = &g->k.ask;
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t to = g->player[seat].line[i];
        if (to != from && (ask->c == NO_SLOT || ask->c == to))
            *out++ = (struct option){MOVE_GEM, gem, from, to};
    }
    return out;
}

/* At most 4 heroes with 15 kinds of gems to 3 others: 180. */
static struct option *offer_gem_moves(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    const struct ask *ask = &g->k.ask;
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t from = p->line[i];
        if (ask->b != NO_SLOT && ask->b != from)
            continue;
        for (int gem = 0; gem < GEM_CARDS; gem++)
            if (p->hero[from].gems[gem])
                out = offer_gem_move(g, seat, (uint8_t)(FIRST_GEM + gem), from, out);
    }
    if (ask->c != NO_SLOT) /* a second gem on the same way */
        *out++ = (struct option){PASS};
    return out;
}

/* Orders of the deck's top cards. */
static struct option *offer_deck_orders(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    uint8_t top[3] = {0};
    assert(g->k.ask.a <= 3);
    for (int i = 0; i < g->k.ask.a; i++)
        top[i] = gb_deck_card(p, i);
    return offer_orders(ORDER, top, out);
}

static struct option *offer_peeked(const struct game *g, int seat, struct option *out)
{
    const struct player *foe = &g->player[seat ^ 1];
    for (int i = 0; i < g->k.ask.a; i++) {
        uint8_t card = gb_deck_card(foe, i);
        if (!i || card != gb_deck_card(foe, 0))
            *out++ = (struct option){CHOOSE, .a = card};
    }
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_named(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    switch (g->k.ask.kind) {
    case ASK_HERO: return offer_heroes(g, seat, out);
    case ASK_SWITCH: return gb_offer_switches(g, seat, g->k.ask.c, g->k.ask.b, out);
    case ASK_ARRANGE: return offer_arrangements(g, seat, out);
    case ASK_HAND: return offer_hand_cards(g, seat, out);
    case ASK_DISCARD: return offer_cards(g, p->discard.card, p->discard.count, out);
    case ASK_DECK: return offer_deck(g, seat, out);
    case ASK_EQUIP: return offer_equips(g, seat, out);
    case ASK_MOVE_GEM: return offer_gem_moves(g, seat, out);
    case ASK_ORDER: return offer_deck_orders(g, seat, out);
    case ASK_PEEK: return offer_peeked(g, seat, out);
    default: return out;
    }
}

struct option *gb_offer_choices(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    const struct option *first = out;
    if (ask->kind == ASK_ROTATE) {
        *out++ = (struct option){ROTATE, .a = 1};
        *out++ = (struct option){ROTATE, .a = 0};
    } else if (ask->kind == ASK_LURE) {
        *out++ = (struct option){DRAW_ONE};
        *out++ = (struct option){PASS};
    } else {
        out = offer_named(g, seat, out);
    }
    bool by_find = ask->kind == ASK_HAND || ask->kind == ASK_DISCARD || ask->kind == ASK_EQUIP;
    if (by_find && ((ask->b & OR_NONE) || out == first))
        *out++ = (struct option){PASS};
    return out;
}
