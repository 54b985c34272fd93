/* hand.h - hands, deck and discard pile. */
#ifndef FLASH_DUEL_HAND_H
#define FLASH_DUEL_HAND_H

#include "games/flash_duel/flash_duel.h"

/* From the hand into play. */
static inline void fd_hand_play(struct game *g, int seat, int number, int count)
{
    assert(g->hand[seat][number] >= count);
    g->hand[seat][number] = (uint8_t)(g->hand[seat][number] - count);
    g->hand[seat][0] = (uint8_t)(g->hand[seat][0] - count);
    g->played = (uint8_t)(g->played + count);
    while (count-- > 0)
        zone_put(ZONE_OF(g->discard), (uint8_t)number);
}

void fd_deal(struct game *g);
void fd_refill(struct game *g, int seat);
void fd_time_over(struct game *g); /* decides the round when the deck is empty */

void fd_deal_battle(struct game *g);

/* With abilities. A draw that takes the deck's last card ends the round's time. */
void fd_shuffle_deck(struct game *g);
void fd_draw(struct game *g, int who, int count);
uint8_t fd_turn_up(struct game *g); /* takes the deck's top card */
void fd_draw_up(struct game *g, int who);
void fd_play_through(struct game *g, int who, int number, int count);

/* What everybody has seen of a hand shrinks with each card that leaves it. */
static inline void fd_forget(struct game *g, int who, int number, int count)
{
    uint8_t *known = &g->persona[who].known[number];
    if (*known)
        *known = (uint8_t)(*known > count ? *known - count : 0);
}

/* From the hand into play; the number may have a flag of enum through. */
static inline void fd_play(struct game *g, int who, int number, int count)
{
    if (number > NUMBERS) {
        fd_play_through(g, who, number, count);
        return;
    }
    fd_hand_play(g, who, number, count);
    fd_forget(g, who, number, count);
}

void fd_discard(struct game *g, int who, int number);   /* below what is in play */
void fd_drop(struct game *g, int number);               /* from nowhere to the discard pile */
void fd_take_back(struct game *g, int who, int number); /* from the discard pile */
bool fd_in_discard(const struct game *g, int number);
void fd_show_hand(struct game *g, int who);
void fd_settle_loose(struct game *g, int who); /* the loose card is itself again */
void fd_show_hands(const struct game *g);
int fd_copies(const struct game *g); /* of each number in the deck */

#endif
