/* prepare.h - before the war: the field, armies, the draft, starts. */
#ifndef PUPPET_WARS_PREPARE_H
#define PUPPET_WARS_PREPARE_H

#include "games/puppet_wars/puppet_wars.h"

/* What the setup says; false with a reason if it can't be. */
bool pw_lay_field(struct game *g, const struct setup *setup, struct reason *why);
bool pw_gather_armies(struct game *g, const struct setup *setup, struct reason *why);

/* Who chooses a Toy Box in secret. */
static inline seat_set pw_packers(const struct game *g)
{
    return g->choosers >> PLAYERS;
}

/* Is what lies in this Toy Box known to the observer? */
bool pw_knows_box(const struct game *g, int observer, int seat);

/* Answers to the questions that are asked before the war. */
struct option *pw_offer_setup(const struct game *g, int seat, struct option *out);

#endif
