/* deck.h - a player's chips: hand, bag, discard pile (deck.c). */
#ifndef PUZZLE_STRIKE_DECK_H
#define PUZZLE_STRIKE_DECK_H

#include "games/puzzle_strike/zones.h"

/* The bag. */
void ps_draw(struct game *g, int seat, int count);
int ps_draw_open(struct game *g, int seat); /* the kind drawn, or NO_KIND */
void ps_shuffle_bag(struct game *g, int seat);
void ps_bag_insert(struct game *g, int seat, int kind);
void ps_top(struct game *g, int seat, int kind); /* from nowhere onto the bag */

/* The hand. Whoever has seen a chip there knows that it is in it. */
void ps_hand_put(struct game *g, int seat, int kind, bool seen);
void ps_hand_take(struct game *g, int seat, int kind);
void ps_lay(struct game *g, int seat, int kind); /* from the hand onto the table */
void ps_show_hand(struct game *g, int seat);
void ps_show_chip(struct game *g, int seat, int kind); /* one of the hand */

/* The discard pile. Gaining and fetching are from the bank, if there is one (PS-193). */
void ps_drop(struct game *g, int seat, int kind);    /* from nowhere to the discard pile */
void ps_discard(struct game *g, int seat, int kind); /* from the hand */
void ps_gain_by(struct game *g, int seat, int kind, int chip); /* because of this chip */
static inline void ps_gain(struct game *g, int seat, int kind) /* ... whose text happens */
{
    ps_gain_by(g, seat, kind, 0);
}
void ps_fetch(struct game *g, int seat, int kind); /* into the hand */

/* What was picked, as its option says where it is. */
void ps_take(struct game *g, int seat, struct option from);      /* out of a zone of theirs */
void ps_trash(struct game *g, int seat, struct option from);     /* ... and to the bank */
void ps_take_back(struct game *g, int seat, struct option from); /* ... and openly into the hand */

#endif
