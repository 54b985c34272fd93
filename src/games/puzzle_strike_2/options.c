/* options.c - what is legal: the options of each question. */
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

/* A set of cards with their flags, to list each only once. */
struct card_set {
    uint64_t has[4];
};

static bool add(struct card_set *set, int card)
{
    uint64_t bit = UINT64_C(1) << (card & 63), *word = &set->has[card >> 6];
    bool is_new = !(*word & bit);
    *word |= bit;
    return is_new;
}

/* Each different card among these, as an option of this verb. */
static struct option *offer_cards(const uint8_t *cards, int count, uint8_t verb, struct option *out)
{
    struct card_set listed = {{0}};
    for (int i = 0; i < count; i++)
        if (add(&listed, cards[i]))
            *out++ = (struct option){verb, .a = cards[i]};
    return out;
}

static struct option *offer_plays(const struct game *g, int seat, uint8_t verb, struct option *out)
{
    const struct player *p = &g->player[seat];
    const uint8_t *hand = p2_hand(p);
    int count = p2_hand_size(p);
    struct card_set listed = {{0}};
    for (int i = 0; i < count; i++)
        if (p2_can_play(g, hand[i]) && add(&listed, hand[i]))
            *out++ = (struct option){verb, .a = hand[i]};
    return out;
}

/* P2-053, P2-123, P2-155: cards, a drop, the diamond, or nothing more. */
static struct option *offer_actions(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    out = offer_plays(g, seat, PLAY, out);
    if (p->incoming && p->height < PILE)
        *out++ = (struct option){DROP};
    for (uint8_t color = 0; p->diamond && color < COLORS; color++)
        *out++ = (struct option){USE_DIAMOND, .a = color};
    *out++ = (struct option){END_ACTIONS};
    return out;
}

/* Who has nothing that they can pay for is asked all the same (P2-436). */
static struct option *offer_doubles(const struct game *g, int seat, struct option *out)
{
    struct option *end = offer_plays(g, seat, DOUBLE, out);
    if (end == out)
        *end++ = (struct option){STOP_HERE};
    return end;
}

static struct option *offer_slots(const struct game *g, uint8_t verb, struct option *out)
{
    for (uint8_t slot = 0; slot < g->bank.count; slot++)
        *out++ = (struct option){verb, .a = slot};
    return out;
}

/* Gems of the same colour need not be swapped. */
static struct option *offer_swaps(const struct player *p, bool deep, struct option *out)
{
    for (uint8_t lower = 0; lower + 1 < p->height; lower++) {
        int last = deep ? p->height - 1 : lower + 1;
        for (uint8_t upper = lower + 1; upper <= last; upper++)
            if (p->gem[lower] != p->gem[upper])
                *out++ = (struct option){SWAP, .a = lower, .b = upper};
    }
    *out++ = (struct option){STOP_HERE};
    return out;
}

/* Each stretch of one colour, by its highest gem. */
static struct option *offer_crashes(const struct player *p, struct option *out)
{
    for (int top = p->height - 1; top >= 0; top -= p2_run_length(p->gem, top))
        *out++ = (struct option){CRASH, .a = (uint8_t)top};
    return out;
}

static struct option *offer_purify(const struct player *p, struct option *out)
{
    unsigned present = 0;
    for (int i = 0; i < p->height; i++)
        present |= 1u << p->gem[i];
    for (uint8_t color = 0; color < COLORS; color++)
        if (present >> color & 1)
            *out++ = (struct option){COLOR, .a = color};
    *out++ = (struct option){STOP_HERE};
    return out;
}

/* Right above a gem of the same colour it would make the same pile as right below it. */
static struct option *offer_inserts(const struct player *p, unsigned taken, struct option *out)
{
    for (uint8_t color = 0; color < COLORS; color++) {
        if (taken >> color & 1)
            continue;
        for (uint8_t at = 0; at <= p->height; at++)
            if (!at || p->gem[at - 1] != color)
                *out++ = (struct option){INSERT, .a = color, .b = at};
    }
    *out++ = (struct option){STOP_HERE};
    return out;
}

static struct option *offer_trash(const struct player *p, struct option *out)
{
    const uint8_t *hand = p2_hand(p);
    struct card_set listed = {{0}};
    for (int i = 0; i < p2_hand_size(p); i++)
        if (p2_can_be_trashed(hand[i]) && add(&listed, hand[i]))
            *out++ = (struct option){TRASH_IT, .a = hand[i]};
    *out++ = (struct option){STOP_HERE};
    return out;
}

static struct option *offer_colors(struct option *out)
{
    for (uint8_t color = 0; color < COLORS; color++)
        *out++ = (struct option){COLOR, .a = color};
    return out;
}

/* P2-130: each character only once. */
static struct option *offer_characters(const struct game *g, struct option *out)
{
    for (uint8_t character = 1; character <= CHARACTERS; character++) {
        bool taken = false;
        for (int seat = 0; seat < g->players; seat++)
            taken |= g->player[seat].character == character;
        if (!taken)
            *out++ = (struct option){CHOOSE, .a = character};
    }
    return out;
}

struct option *p2_options(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_ACTION: return offer_actions(g, seat, out);
    case ASK_BUY: return offer_slots(g, BUY, out);
    case ASK_COMMAND:
        *out++ = (struct option){POWER_UP};
        *out++ = (struct option){YIELD};
        return out;
    case ASK_CHARACTER: return offer_characters(g, out);
    case ASK_SWAP: return offer_swaps(p, false, out);
    case ASK_DEEP_SWAP: return offer_swaps(p, true, out);
    case ASK_DEEP_CRASH: return offer_crashes(p, out);
    case ASK_BANK: return offer_slots(g, TAKE, out);
    case ASK_DISCARD: return offer_cards(p2_hand(p), p2_hand_size(p), DISCARD, out);
    case ASK_HAND: return offer_cards(p2_hand(p), p2_hand_size(p), PUT, out);
    case ASK_FETCH: return offer_cards(p->card, p->discard, PUT, out);
    case ASK_RESEARCH: return offer_cards(p2_deck(p), ask->a, PUT, out);
    case ASK_ARRANGE: return offer_cards(p2_deck(p) + ask->a, ask->b - ask->a, PUT, out);
    case ASK_CHARGE: return offer_colors(out);
    case ASK_PURIFY: return offer_purify(p, out);
    case ASK_INSERT: return offer_inserts(p, ask->b, out);
    case ASK_DOUBLE: return offer_doubles(g, seat, out);
    default: return offer_trash(p, out);
    }
}
