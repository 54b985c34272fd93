/* choices.c - the questions that card texts ask: what may be chosen. */
#include "games/gem_blenders/gem_blenders.h"

static struct option *offer_heroes(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    int whose = gb_target_seat(seat, ask->b);
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t slot = g->side[whose].line[i];
        if (gb_is_target(g, seat, ask->b, slot))
            *out++ = (struct option){NAME_HERO, slot, (uint8_t)whose};
    }
    return out;
}

/* Pairs of heroes of this field that may switch; `slot` must be one of them unless NO_SLOT. */
struct option *gb_offer_switches(const struct game *g, int by, int seat, int slot,
                                 struct option *out)
{
    const uint8_t *line = g->side[seat].line;
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
    for (uint8_t permutation = 1; permutation < 24; permutation++)
        if (!(gb_moved_slots(g, seat, permutation) & ~movable))
            *out++ = (struct option){ARRANGE, .a = permutation};
    return out;
}

/* Each different card of a zone that fits, once. */
static struct option *offer_cards(const struct game *g, int seat, int slot, const uint8_t *cards,
                                  int count, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    uint8_t listed[(CARDS + 7) / 8] = {0};
    for (int i = 0; i < count; i++) {
        uint8_t card = cards[i] & (uint8_t)~SEEN;
        if ((listed[card / 8] >> card % 8 & 1) || !gb_fits(g, seat, slot, card, ask->b & ~OR_NONE))
            continue;
        listed[card / 8] |= (uint8_t)(1u << card % 8);
        *out++ = (struct option){CHOOSE, .a = card};
    }
    return out;
}

static struct option *offer_hand_cards(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    int i = 0;
    while (i < s->hand.count && (s->hand.card[i] & ~SEEN) < g->k.ask.c)
        i++;
    return offer_cards(g, seat, NO_SLOT, s->hand.card + i, s->hand.count - i, out);
}

/* GB-619: what the search allows, or nothing. The order of the deck must not show, so sorted. */
static struct option *offer_deck(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    struct option *first = out;
    out = offer_cards(g, seat, g->k.ask.c, s->deck.card, s->deck.count, out);
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
    const struct side *s = &g->side[seat];
    const struct ask *ask = &g->k.ask;
    for (int i = 0; i < s->hand.count; i++) {
        uint8_t card = s->hand.card[i] & (uint8_t)~SEEN;
        if ((i && (s->hand.card[i - 1] & ~SEEN) == card) ||
            !gb_fits(g, seat, NO_SLOT, card, ask->b & ~OR_NONE))
            continue;
        for (int p = 0; p < POSITIONS; p++)
            if (ask->c >> s->line[p] & 1)
                *out++ = (struct option){EQUIP, card, s->line[p]};
    }
    return out;
}

/* At most 4 heroes with 15 kinds of gems to 3 others: 180. */
static struct option *offer_gem_moves(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    const struct ask *ask = &g->k.ask;
    for (int i = 0; i < POSITIONS; i++)
        for (uint8_t gem = 0; gem < GEM_CARDS; gem++)
            for (int j = 0; j < POSITIONS; j++) {
                uint8_t from = s->line[i], to = s->line[j];
                if (i != j && s->hero[from].gems[gem] && (ask->b == NO_SLOT || ask->b == from) &&
                    (ask->c == NO_SLOT || ask->c == to))
                    *out++ = (struct option){MOVE_GEM, (uint8_t)(FIRST_GEM + gem), from, to};
            }
    if (ask->c != NO_SLOT) /* a second gem on the same way */
        *out++ = (struct option){PASS};
    return out;
}

/* Orders of the deck's top cards; equal cards make equal orders. */
static struct option *offer_orders(const struct game *g, int seat, struct option *out)
{
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    const struct side *s = &g->side[seat];
    struct option *first = out;
    uint8_t top[3] = {0};
    for (int i = 0; i < g->k.ask.a; i++)
        top[i] = s->deck.card[s->deck.count - 1 - i];
    for (int i = 0; i < 6; i++) {
        struct option order = {ORDER, top[orders[i][0]], top[orders[i][1]], top[orders[i][2]]};
        bool fine = order.a && (order.b || !order.c);
        for (struct option *other = first; other < out; other++)
            fine &= memcmp(other, &order, sizeof order) != 0;
        if (fine)
            *out++ = order;
    }
    return out;
}

static struct option *offer_peeked(const struct game *g, int seat, struct option *out)
{
    const struct side *foe = &g->side[seat ^ 1];
    for (int i = 0; i < g->k.ask.a; i++) {
        uint8_t card = foe->deck.card[foe->deck.count - 1 - i];
        if (!i || card != foe->deck.card[foe->deck.count - 1])
            *out++ = (struct option){CHOOSE, .a = card};
    }
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_named(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    switch (g->k.ask.kind) {
    case ASK_HERO: return offer_heroes(g, seat, out);
    case ASK_SWITCH: return gb_offer_switches(g, seat, g->k.ask.c, g->k.ask.b, out);
    case ASK_ARRANGE: return offer_arrangements(g, seat, out);
    case ASK_BLOCK: return gb_offer_blocks(g, out);
    case ASK_AGAIN: return gb_offer_again(g, out);
    case ASK_HAND: return offer_hand_cards(g, seat, out);
    case ASK_DISCARD: return offer_cards(g, seat, NO_SLOT, s->discard.card, s->discard.count, out);
    case ASK_DECK: return offer_deck(g, seat, out);
    case ASK_EQUIP: return offer_equips(g, seat, out);
    case ASK_MOVE_GEM: return offer_gem_moves(g, seat, out);
    case ASK_ORDER: return offer_orders(g, seat, out);
    case ASK_PEEK: return offer_peeked(g, seat, out);
    default: return out;
    }
}

struct option *gb_offer_choices(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
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
    if (by_find && (ask->b & OR_NONE))
        *out++ = (struct option){PASS};
    return out;
}
