/* options.h - the lists of what a seat may answer. */
#ifndef PUPPET_WARS_OPTIONS_H
#define PUPPET_WARS_OPTIONS_H

#include "games/puppet_wars/puppet_wars.h"

/* Equal Stat Cards that are not in play, and equal Actions, are one option: is this the first of
 * its kind? */
static inline bool pw_is_first(uint64_t *seen, int kind)
{
    bool first = !(*seen >> kind & 1);
    *seen |= UINT64_C(1) << kind;
    return first;
}

struct option *pw_offer_spaces(space_set set, struct option *out);
bool pw_can_go_on(const struct game *g); /* the animated puppet: but to stop */

#endif
