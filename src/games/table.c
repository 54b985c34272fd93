/* table.c - the games that Parlor plays. A new game is one line here and a folder of its own. */
#include "core/game.h"

extern const struct game_rules flash_duel;
extern const struct game_rules puppet_wars;

const struct game_rules *const game_table[] = {
    &flash_duel,
    &puppet_wars,
    NULL,
};
