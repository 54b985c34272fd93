/* row.h - a player's cards: one row, in which moving a card mostly means moving a border.
 *
 * An index counts from 0 at the beginning of its part of the row; the shown cards of a hand come
 * before the others. */
#ifndef PUZZLE_STRIKE_2_ROW_H
#define PUZZLE_STRIKE_2_ROW_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

static inline const uint8_t *p2_play_zone(const struct player *p)
{
    return p->card + p->discard;
}

static inline const uint8_t *p2_hand(const struct player *p)
{
    return p->card + p->discard + p->play;
}

static inline int p2_hand_size(const struct player *p)
{
    return p->shown + p->hand;
}

static inline const uint8_t *p2_deck(const struct player *p)
{
    return p2_hand(p) + p2_hand_size(p);
}

static inline int p2_row_size(const struct player *p)
{
    return p->discard + p->play + p->shown + p->hand + p->deck;
}

int p2_hand_index(const struct player *p, int card); /* with its flag; -1: not there */
int p2_discard_index(const struct player *p, int card);
bool p2_is_shown(const struct player *p, int index); /* a card of the hand */

void p2_draw(struct game *g, int who, int count);
int p2_draw_present(struct game *g,
                    int who); /* puts it into play, but for a Wound; NO_CARD: none */

/* Cards that come and go. */
void p2_gain(struct game *g, int who, int card);
void p2_gain_wounds(struct game *g, int who, int count);
void p2_put_in_hand(struct player *p, int card);      /* for all to see */
void p2_put_on_deck(struct player *p, int card);      /* for all to see */
int p2_remove_from_hand(struct player *p, int index); /* returns the card */
bool p2_remove_from_play(struct player *p, int card); /* false: it is not there */

/* Cards that move. */
void p2_hand_to_play(struct player *p, int index);
void p2_hand_to_discard(struct game *g, int who, int index);
void p2_hand_to_deck(struct game *g, int who, int index);
void p2_discard_to_hand(struct game *g, int who, int card);
void p2_discard_to_deck(struct game *g, int who, int card);
void p2_discard_played(struct player *p);
void p2_discard_hand(struct game *g, int who); /* after what was played */

/* The top of the deck. */
void p2_look(struct game *g, int who, int count);
void p2_research(struct player *p, int card);              /* takes one of the cards looked at */
void p2_order_deck(struct player *p, int depth, int card); /* it comes to this depth */

#endif
