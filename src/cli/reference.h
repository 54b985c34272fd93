/* reference.h - what `?` answers at a game: how this mode is played, and what a word means. */
#ifndef PARLOR_REFERENCE_H
#define PARLOR_REFERENCE_H

#include "core/game.h"

/* The game, the mode that is played, its goal, and the marks of its board. */
void reference_explain(const struct game_rules *rules, const char *mode);

/* Whatever has this name, or a part of it: zones of the view (NULL: there is none), terms, cards,
 * and clauses of the rules. */
void reference_look_up(const struct game_rules *rules, const json_t *view, const char *wanted);
/* The same in a game at this keyboard, as this observer sees it. */
void reference_look_up_at(const struct game_rules *rules, const struct game *g, int observer,
                          const char *wanted);

#endif
