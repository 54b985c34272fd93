/* positions.h - a position with one member changed is refused for a reason, or accepted. */
#ifndef FLASH_DUEL_TESTS_POSITIONS_H
#define FLASH_DUEL_TESTS_POSITIONS_H

#include "games/flash_duel/company.h"

/* `path` is the member's key, or "fighters/1/life"; `value` is a JSON text. */
void check_refused(const struct game *g, const char *path, const char *value, const char *reason);
void check_accepted(const struct game *g, const char *path, const char *value);

/* Loaded again it is the same game, byte for byte: what is over has left nothing behind. */
void check_same_when_loaded(const struct game *g);

#endif
