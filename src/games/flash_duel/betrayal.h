/* betrayal.h - loyalty: who is the traitor, who knows it, and what can be done about it. */
#ifndef FLASH_DUEL_BETRAYAL_H
#define FLASH_DUEL_BETRAYAL_H

#include "games/flash_duel/bridge.h"

/* A mortal with the Traitor card. */
static inline bool fd_is_traitor(const struct game *g, int who)
{
    return g->mode == MODE_BETRAYAL && who == g->traitor && !fd_is_dragon(g, who);
}

/* Whose side they are on at heart: the Dragon's, if they are the traitor, known or not. */
static inline int fd_allegiance(const struct game *g, int who)
{
    return fd_is_traitor(g, who) ? 1 : fd_side(g, who);
}

/* Mortals on the bridge who are on the mortals' side. */
seat_set fd_loyal(const struct game *g);
void fd_deal_loyalty(struct game *g);
void fd_show_loyalty(struct game *g, int who); /* their card is turned up */
void fd_save_dragon(struct game *g); /* from the last hit, if the Dragon holds the Traitor card */
void fd_hide_loyalty(struct game *g, int observer, struct chance *chance);

bool fd_is_unmasking(struct option option); /* for the script unmask */

/* Who is to be heard by the script word, before `asked` decides or their ability takes effect. */
__attribute__((cold, noinline)) seat_set fd_speakers(const struct game *g, int asked);
static inline bool fd_is_interrupted(const struct game *g, int asked)
{
    return g->mode == MODE_BETRAYAL && fd_speakers(g, asked);
}
struct option *fd_offer_unmasking(const struct game *g, int who, struct option *out);
struct option *fd_offer_words(const struct game *g, int who, struct option *out);
struct option *fd_offer_namings(const struct game *g, struct option *out);
struct option *fd_offer_counts(const struct game *g, struct option *out);

/* For words: what is being said now (ACCUSE, UNMASK, SHOW_HAND; 0: nothing), and while a hand is
 * named, how many of 1, 2 ... it is said to hold. */
int fd_said_now(const struct game *g);
const uint8_t *fd_named(const struct game *g);

#endif
