/* table.c - the games that Parlor plays. A new game is one line here and a folder of its own. */
#include "core/game.h"

extern const struct game_rules flash_duel, puzzle_strike, puzzle_strike_2, gem_blenders,
    puppet_wars;

const struct game_rules *const game_table[] = {
    &flash_duel, &puzzle_strike, &puzzle_strike_2, &gem_blenders, &puppet_wars, NULL,
};
