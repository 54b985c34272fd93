/* zones.c - cards from zone to zone: hand, deck, discard. */
#include "games/gem_blenders/zones.h"

#include "games/gem_blenders/field.h"

/* --- The hand: sorted, of equal cards those that the foe has seen first. --- */

static int order_of(int card)
{
    return (card & ~SEEN) << 1 | !(card & SEEN);
}

void gb_hand_add(struct game *g, int seat, int card, bool seen)
{
    struct player *p = &g->player[seat];
    assert(card >= FIRST_BLEND && card < CARDS);
    int i = p->hand.count;
    uint8_t held = (uint8_t)(card | (seen ? SEEN : 0));
    zone_put(ZONE_OF(p->hand), held);
    for (; i > 0 && order_of(p->hand.card[i - 1]) > order_of(held); i--)
        p->hand.card[i] = p->hand.card[i - 1];
    p->hand.card[i] = held;
}

static void remove_at(uint8_t *count, uint8_t *card, int i)
{
    assert(i >= 0 && i < *count);
    memmove(card + i, card + i + 1, (size_t)(*count - i - 1));
    card[--*count] = 0;
}

static int find_in_hand(const struct game *g, int seat, int card)
{
    int i = 0;
    while (gb_held(&g->player[seat], i) != card)
        i++;
    return i;
}

void gb_hand_take(struct game *g, int seat, int card)
{
    remove_at(&g->player[seat].hand.count, g->player[seat].hand.card, find_in_hand(g, seat, card));
}

/* The foe sees that a card goes, not which: no card that they have seen is certain any more. */
void gb_hand_take_secret(struct game *g, int seat, int card)
{
    struct player *p = &g->player[seat];
    gb_hand_take(g, seat, card);
    for (int i = 0; i < p->hand.count; i++)
        p->hand.card[i] &= (uint8_t)~SEEN;
}

/* --- The discard. --- */

void gb_discard_put(struct game *g, int seat, int card)
{
    assert(card >= FIRST_BLEND && card < CARDS);
    zone_put(ZONE_OF(g->player[seat].discard), (uint8_t)card);
}

/* The copy that was discarded last. */
void gb_discard_take(struct game *g, int seat, int card)
{
    struct player *p = &g->player[seat];
    int i = p->discard.count;
    do
        i--;
    while (p->discard.card[i] != card);
    remove_at(&p->discard.count, p->discard.card, i);
}

/* From the discard to the hand, in sight of all. */
void gb_take_back(struct game *g, int seat, int card)
{
    gb_discard_take(g, seat, card);
    gb_hand_add(g, seat, card, true);
    EVENT(.kind = CARD_RETURNED, .seat = (uint8_t)seat, .open = {(uint8_t)card});
}

void gb_discard_from_hand(struct game *g, int seat, int card)
{
    gb_hand_take(g, seat, card);
    gb_discard_put(g, seat, card);
    EVENT(.kind = CARD_DISCARDED, .seat = (uint8_t)seat, .open = {(uint8_t)card});
    if (gb_is_basic(card))
        gb_news(g, (struct news){GEM_DISCARDED, (uint8_t)seat, .a = (uint8_t)card});
}

/* --- The deck, and who knows what of it. --- */

int gb_deck_remove(struct game *g, int seat, int depth)
{
    struct player *p = &g->player[seat];
    int i = p->deck.count - 1 - depth, card = gb_deck_card(p, depth);
    remove_at(&p->deck.count, p->deck.card, i);
    for (int who = 0; who < 2; who++)
        p->top_known[who] = (uint8_t)(p->top_known[who] - (p->top_known[who] > depth));
    p->bottom_known = (uint8_t)(p->bottom_known - (p->bottom_known > i));
    return card;
}

/* Only the owner knows which card it is. */
void gb_deck_bottom(struct game *g, int seat, int card)
{
    struct player *p = &g->player[seat];
    assert(p->deck.count < MAIN_DECK);
    memmove(p->deck.card + 1, p->deck.card, p->deck.count);
    p->deck.card[0] = (uint8_t)card;
    p->deck.count++;
    p->bottom_known++;
}

void gb_shuffle(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    chance_shuffle(&g->k.chance, p->deck.card, p->deck.count);
    p->top_known[0] = p->top_known[1] = p->bottom_known = 0;
    EVENT(.kind = DECK_SHUFFLED, .seat = (uint8_t)seat);
}

/* GB-618.1: each card that is not there costs HP in its place, and no player inflicts that. When
 * the game ends by it nothing more is drawn (GB-206.2). */
void gb_draw(struct game *g, int seat, int count, bool draw_phase)
{
    struct player *p = &g->player[seat];
    struct event event = {.kind = CARDS_DRAWN, .seat = (uint8_t)seat, .eyes = seat_bit(seat)};
    int drawn = 0, missing = 0;
    assert(count >= 0 && count <= EVENT_SECRET);
    for (int i = 0; i < count; i++) {
        if (!p->deck.count) {
            missing++;
            continue;
        }
        bool foe_knows = p->top_known[seat ^ 1];
        int card = gb_deck_remove(g, seat, 0);
        gb_hand_add(g, seat, card, foe_knows);
        event.secret[drawn++] = (uint8_t)card;
    }
    if (drawn) {
        event.open[0] = (uint8_t)drawn;
        if (LISTENING)
            event_emit(&event);
        if (!draw_phase)
            gb_news(g, (struct news){DREW, (uint8_t)seat, .a = (uint8_t)drawn});
    }
    for (; missing && g->winner == NOBODY; missing--) {
        EVENT(.kind = DECKED_OUT, .seat = (uint8_t)seat);
        gb_hurt(g, seat, DECKED, NOBODY, NO_SLOT);
    }
}

void gb_mill(struct game *g, int seat, int count)
{
    struct event event = {.kind = DECK_DISCARDED, .seat = (uint8_t)seat};
    int milled = 0;
    assert(count <= (int)sizeof event.open);
    for (; milled < count && g->player[seat].deck.count; milled++) {
        event.open[milled] = (uint8_t)gb_deck_remove(g, seat, 0);
        gb_discard_put(g, seat, event.open[milled]);
    }
    if (milled && LISTENING)
        event_emit(&event);
}
