/* match.h - who has lost, and who wins. */
#ifndef PUPPET_WARS_MATCH_H
#define PUPPET_WARS_MATCH_H

#include "games/puppet_wars/puppet_wars.h"

void pw_win(struct game *g, int seat);
/* Unless it is over already. */
void pw_end_drawn(struct game *g, seat_set seats, enum ending why);
/* Has this player no Master or no Work Bench any more? */
bool pw_has_lost(const struct game *g, int seat);
/* Does anybody lose the war by that (PW-570, PW-571, PW-601)? And at this moment? */
bool pw_can_lose(const struct game *g);
bool pw_losses_count(const struct game *g);
void pw_judge_losses(struct game *g);
/* What a war is won by when a Turn ends. */
void pw_judge_turn(struct game *g);

#endif
