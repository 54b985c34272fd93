/* harm.h - Rips, tearing apart, Upgrades coming and going. */
#ifndef PUPPET_WARS_HARM_H
#define PUPPET_WARS_HARM_H

#include "games/puppet_wars/cards.h"

/* What became of a puppet; taken away: removed because of a Decay Counter. */
enum fate { SURVIVED, TORN_APART, TAKEN_AWAY };

void pw_gain(struct game *g, int unit, const struct action *row);
void pw_clear_effects(struct game *g, int unit);

void pw_attach(struct game *g, int unit, int upgrade);
void pw_tear_upgrade(struct game *g, int upgrade);
/* Upgrades that others selected and this player's puppets wear. */
int pw_count_stolen(const struct game *g, int seat);
void pw_return_to_box(struct game *g, int unit);

/* Upgrades of a puppet whose buttons are not all marked (or, `marked`: that have a mark). Returns
 * how many there are. */
int pw_list_upgrades(const struct game *g, int unit, bool marked, uint8_t found[UPGRADES]);
/* Where an Item Token can fall that can't lie in this Space. */
space_set pw_drop_spaces(const struct game *g, int space);
/* Takes all of a player's puppets out of the war (PW-224 to PW-231). */
void pw_disband(struct game *g, int seat);

#endif
