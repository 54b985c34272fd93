/* effort.h - cards that have to meet a value, and how likely they do. */
#ifndef PUPPET_WARS_EFFORT_H
#define PUPPET_WARS_EFFORT_H

#include "games/puppet_wars/puppet_wars.h"

bool pw_effort_met(const struct game *g);
/* Does it matter which suit the Red Joker counts as? */
bool pw_joker_has_choice(const struct game *g);

/* In percent: how likely a flip of this many cards of a player's own deck meets the value without
 * help from the hand. */
int pw_odds(const struct game *g, int seat, struct value needs, int flips, int bonus);

/* An Attack that can be declared now, as far as it is known before a Dodge. */
struct forecast {
    int target; /* unit */
    struct value defense;
    int combat;  /* cards that are flipped */
    int percent; /* odds of the flip alone */
};

/* Does this option declare one? */
bool pw_forecast(const struct game *g, struct option option, struct forecast *out);

#endif
