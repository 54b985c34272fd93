/* hand.h - hands, deck and discard pile. */
#ifndef FLASH_DUEL_HAND_H
#define FLASH_DUEL_HAND_H

#include "games/flash_duel/flash_duel.h"

/* --- A round begins. --- */

void fd_begin_round(struct game *g);     /* counts it, and clears the table of the last one */
void fd_deal(struct game *g);            /* the round of a game with abilities */
void fd_shuffle_deck(struct game *g);    /* whoever knew its top cards does not any more */
void fd_return_discards(struct game *g); /* to the deck, but for what is in play */
int fd_copies(const struct game *g);     /* of each number in the deck */

/* --- Drawing. --- */

/* From the top of the deck into the hand, and nobody hears of it. */
static inline void fd_draw_silently(struct game *g, int who, int count)
{
    assert(count >= 0 && count <= g->deck.count);
    g->deck.count = (uint8_t)(g->deck.count - count);
    g->hand[who][0] = (uint8_t)(g->hand[who][0] + count);
    uint8_t *drawn = g->deck.card + g->deck.count;
    for (uint8_t *card = drawn; card < drawn + count; card++) {
        g->hand[who][*card]++;
        *card = 0;
    }
}

__attribute__((cold, noinline)) void fd_tell_draw(const struct game *g, int who, int count);

/* The same, told: what follows from an empty deck is left to the caller. */
static inline void fd_draw_told(struct game *g, int who, int count)
{
    assert(count <= EVENT_SECRET);
    if (LISTENING && count)
        fd_tell_draw(g, who, count);
    fd_draw_silently(g, who, count);
}

/* With abilities. A draw that takes the deck's last card ends the round's time. */
void fd_draw(struct game *g, int who, int count);
void fd_draw_up(struct game *g, int who);       /* to the limit of the hand */
void fd_deck_shrank(struct game *g, int count); /* by as many cards, which lie elsewhere now */

/* --- Playing. --- */

/* From the hand into play, as printed. */
static inline void fd_play_printed(struct game *g, int who, int number, int count)
{
    assert(number >= 1 && number <= NUMBERS && g->hand[who][number] >= count);
    g->hand[who][number] = (uint8_t)(g->hand[who][number] - count);
    g->hand[who][0] = (uint8_t)(g->hand[who][0] - count);
    g->played = (uint8_t)(g->played + count);
    while (count-- > 0)
        zone_put(ZONE_OF(g->discard), (uint8_t)number);
}

/* What everybody has seen of a hand shrinks with each card that leaves it. */
static inline void fd_forget(struct game *g, int who, int number, int count)
{
    uint8_t *known = &g->persona[who].known[number];
    if (*known)
        *known = (uint8_t)(*known > count ? *known - count : 0);
}

void fd_play_through(struct game *g, int who, int number, int count);

/* From the hand into play; the number may have a flag of enum through. */
static inline void fd_play(struct game *g, int who, int number, int count)
{
    if (number > NUMBERS) {
        fd_play_through(g, who, number, count);
        return;
    }
    fd_play_printed(g, who, number, count);
    fd_forget(g, who, number, count);
}

/* --- Discarding and taking back. --- */

void fd_discard(struct game *g, int who, int number); /* below what is in play */
void fd_add_to_discard(struct game *g, int number);   /* a card that lay elsewhere */
bool fd_in_discard(const struct game *g, int number);
void fd_take_back(struct game *g, int who, int number); /* from the discard pile */
void fd_settle_loose(struct game *g, int who);          /* the loose card is itself again */

/* --- Looking. --- */

/* Is the loose card one of the hand, though it counts as another number? */
static inline bool fd_holds_loose(const struct game *g, int who)
{
    return g->persona[who].loose && !(g->persona[who].marks & ROLLED);
}

int fd_hand_size(const struct game *g, int who); /* without a card that counts as another */
void fd_drop_hand(struct game *g, int who);      /* discards all of it */

/* `kind` is SHOWED or HAND_DROPPED. */
void fd_tell_hand(const struct game *g, int who, uint8_t kind); /* which everybody sees now, */
void fd_show_hand(struct game *g, int who);                     /* and remembers */
void fd_show_hands(const struct game *g);                       /* at the end of time */

#endif
