/* words_actions.h - Actions as options in words: whom they are aimed at, how likely they succeed,
 * and what comes of them. */
#ifndef PUPPET_WARS_WORDS_ACTIONS_H
#define PUPPET_WARS_WORDS_ACTIONS_H

#include "games/puppet_wars/puppet_wars.h"

/* A puppet on the field, or its Stat Card in the zone where the view lists it. */
void pw_touch_unit(const struct game *g, int unit, struct phrase *out);

/* Is it the Master of its player, and is the war lost with it? */
bool pw_is_vital(const struct game *g, int unit);
/* Would so many Rips be the end of it? */
bool pw_would_fall(const struct game *g, int unit, int rips);
/* "2 Rips, torn apart". */
void pw_say_rips(const struct game *g, int unit, int rips, struct phrase *out);
/* Rips of an Attack by `s` as part of this action. */
int pw_attack_rips(const struct game *g, const struct striker *s, int target, int action);

/* " (Defense 7, Combat 2: 68%): 1 Rip", if the option declares an Attack. */
void pw_say_attack(const struct game *g, struct option option, struct phrase *out);
void pw_describe_action(const struct game *g, int seat, struct option option, struct phrase *out);

#endif
