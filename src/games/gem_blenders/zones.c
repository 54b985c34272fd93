/* zones.c - cards from place to place: hand, deck, discard. */
#include "games/gem_blenders/gem_blenders.h"

/* --- The hand: sorted, of equal cards those that the foe has seen first. --- */

static int order_of(int card)
{
    return (card & ~SEEN) << 1 | !(card & SEEN);
}

void gb_hand_add(struct game *g, int seat, int card, bool seen)
{
    struct side *s = &g->side[seat];
    int i = s->hand.count;
    uint8_t held = (uint8_t)(card | (seen ? SEEN : 0));
    zone_put(ZONE_OF(s->hand), held);
    for (; i > 0 && order_of(s->hand.card[i - 1]) > order_of(held); i--)
        s->hand.card[i] = s->hand.card[i - 1];
    s->hand.card[i] = held;
}

static void remove_at(uint8_t *count, uint8_t *card, int i)
{
    memmove(card + i, card + i + 1, (size_t)(*count - i - 1));
    card[--*count] = 0;
}

static int find_in_hand(const struct game *g, int seat, int card)
{
    int i = 0;
    while ((g->side[seat].hand.card[i] & ~SEEN) != card)
        i++;
    assert(i < g->side[seat].hand.count);
    return i;
}

void gb_hand_take(struct game *g, int seat, int card)
{
    remove_at(&g->side[seat].hand.count, g->side[seat].hand.card, find_in_hand(g, seat, card));
}

/* The foe sees that a card goes, not which: he cannot be sure of any card that he has seen. */
void gb_hand_take_secret(struct game *g, int seat, int card)
{
    struct side *s = &g->side[seat];
    gb_hand_take(g, seat, card);
    for (int i = 0; i < s->hand.count; i++)
        s->hand.card[i] &= (uint8_t)~SEEN;
}

int gb_in_hand(const struct game *g, int seat, int card)
{
    const struct side *s = &g->side[seat];
    int count = 0;
    for (int i = 0; i < s->hand.count; i++)
        count += (s->hand.card[i] & ~SEEN) == card;
    return count;
}

/* --- The discard. --- */

void gb_discard_put(struct game *g, int seat, int card)
{
    zone_put(ZONE_OF(g->side[seat].discard), (uint8_t)card);
}

/* The copy that was discarded last. */
void gb_discard_take(struct game *g, int seat, int card)
{
    struct side *s = &g->side[seat];
    int i = s->discard.count - 1;
    while (s->discard.card[i] != card)
        i--;
    assert(i >= 0);
    remove_at(&s->discard.count, s->discard.card, i);
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
    if (is_basic(card))
        gb_news(g, (struct news){GEM_DISCARDED, (uint8_t)seat, .a = (uint8_t)card});
}

/* --- The deck, and who knows what of it. --- */

int gb_deck_remove(struct game *g, int seat, int depth)
{
    struct side *s = &g->side[seat];
    int i = s->deck.count - 1 - depth, card = s->deck.card[i];
    remove_at(&s->deck.count, s->deck.card, i);
    for (int who = 0; who < 2; who++)
        s->top_known[who] = (uint8_t)(s->top_known[who] - (s->top_known[who] > depth));
    s->bottom_known = (uint8_t)(s->bottom_known - (s->bottom_known > i));
    return card;
}

/* Only the owner knows which card it is. */
void gb_deck_bottom(struct game *g, int seat, int card)
{
    struct side *s = &g->side[seat];
    zone_put(ZONE_OF(s->deck), 0);
    memmove(s->deck.card + 1, s->deck.card, (size_t)(s->deck.count - 1));
    s->deck.card[0] = (uint8_t)card;
    s->bottom_known++;
}

void gb_shuffle(struct game *g, int seat)
{
    struct side *s = &g->side[seat];
    chance_shuffle(&g->k.chance, s->deck.card, s->deck.count);
    s->top_known[0] = s->top_known[1] = s->bottom_known = 0;
}

/* GB-618.1: each card that is not there costs HP in its place, and no player inflicts that. */
void gb_draw(struct game *g, int seat, int count, bool draw_phase)
{
    struct side *s = &g->side[seat];
    struct event event = {
        .kind = CARDS_DRAWN, .seat = (uint8_t)seat, .eyes = seat_bit(seat), .open = {0}};
    int drawn = 0, missing = 0;
    for (int i = 0; i < count; i++) {
        if (!s->deck.count) {
            missing++;
            continue;
        }
        bool foe_knows = s->top_known[seat ^ 1];
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
    for (; missing; missing--) {
        EVENT(.kind = DECKED_OUT, .seat = (uint8_t)seat);
        gb_hurt(g, seat, DECKED, NOBODY, NO_SLOT);
    }
}

void gb_mill(struct game *g, int seat, int count)
{
    for (; count && g->side[seat].deck.count; count--) {
        uint8_t card = (uint8_t)gb_deck_remove(g, seat, 0);
        gb_discard_put(g, seat, card);
        EVENT(.kind = DECK_DISCARDED, .seat = (uint8_t)seat, .open = {card});
    }
}
