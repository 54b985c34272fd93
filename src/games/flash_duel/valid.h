/* valid.h - whether fighters and the pool are as they can be. */
#ifndef FLASH_DUEL_VALID_H
#define FLASH_DUEL_VALID_H

#include "games/flash_duel/flash_duel.h"

/* Their cards, limits and marks. */
bool fd_persona_fits(const struct game *g, int who, struct reason *why);

/* Their Clockwork Soldier stands before every enemy. */
bool fd_soldier_fits(const struct game *g, int who);

/* FD-122, FD-125, FD-132: abilities of characters, each there once. */
bool fd_pool_fits(const struct game *g);

#endif
