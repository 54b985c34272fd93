/* setups.h - random setups of a game's mode, for tests that want to meet all of them. */
#ifndef PARLOR_SETUPS_H
#define PARLOR_SETUPS_H

#include "core/game.h"

/* Of seed 0 the defaults, else random values in all fields. The game may refuse it. */
struct setup random_setup(const struct game_rules *rules, int mode, uint64_t seed);

/* The same without what does not matter in this mode: those fields have their defaults. */
struct setup relevant_setup(const struct game_rules *rules, const struct setup *setup);

#endif
