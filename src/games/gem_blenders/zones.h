/* zones.h - cards from zone to zone: hand, deck, discard. */
#ifndef GEM_BLENDERS_ZONES_H
#define GEM_BLENDERS_ZONES_H

#include "games/gem_blenders/gem_blenders.h"

/* A card of the hand, whether seen or not. */
static inline uint8_t gb_held(const struct player *p, int i)
{
    assert(i >= 0 && i < p->hand.count);
    return p->hand.card[i] & (uint8_t)~SEEN;
}

/* Is this the first of equal cards? A hand is sorted, so equal cards lie together. */
static inline bool gb_is_first_copy(const struct player *p, int i)
{
    return !i || gb_held(p, i - 1) != gb_held(p, i);
}

/* A card of the deck, from the top on: 0 is the top card. */
static inline uint8_t gb_deck_card(const struct player *p, int depth)
{
    assert(depth >= 0 && depth < p->deck.count);
    return p->deck.card[p->deck.count - 1 - depth];
}

void gb_hand_add(struct game *g, int seat, int card, bool seen);
void gb_hand_take(struct game *g, int seat, int card); /* everybody sees which */
void gb_hand_take_secret(struct game *g, int seat, int card);
void gb_discard_put(struct game *g, int seat, int card);
void gb_discard_take(struct game *g, int seat, int card);
void gb_take_back(struct game *g, int seat, int card);
void gb_discard_from_hand(struct game *g, int seat, int card);
int gb_deck_remove(struct game *g, int seat, int depth);
void gb_deck_bottom(struct game *g, int seat, int card);
void gb_shuffle(struct game *g, int seat);
void gb_draw(struct game *g, int seat, int count, bool draw_phase);
void gb_mill(struct game *g, int seat, int count);

#endif
