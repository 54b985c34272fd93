/* hide.h - what an observer sees of a hand. */
#ifndef FLASH_DUEL_HIDE_H
#define FLASH_DUEL_HIDE_H

#include "games/flash_duel/flash_duel.h"

/* How many cards of each number this observer sees of a hand: all, or what everybody has seen. */
const uint8_t *fd_seen_hand(const struct game *g, int observer, int seat);

#endif
