/* act.h - what a puppet may do: whom a card animates, where it can go, whom it can aim at. */
#ifndef PUPPET_WARS_ACT_H
#define PUPPET_WARS_ACT_H

#include "games/puppet_wars/deck.h"

space_set pw_free_benches(const struct game *g, int seat);
/* The cards that animate it: none if it is neither in play nor could enter. */
card_set pw_animators(const struct game *g, int seat, int unit);
bool pw_can_animate(const struct game *g, int seat, int unit, int card);
bool pw_can_animate_any(const struct game *g, int seat);

/* Spaces that it may Move into, with this many Moves left. */
space_set pw_moves(const struct game *g, int unit, int left);
int pw_moves_left(const struct game *g); /* of the animated puppet */
void pw_move_animated(struct game *g, int space);
/* Spaces where it could be after all its Moves, or some. */
space_set pw_reach_of_animated(const struct game *g);
void pw_end_animation(struct game *g);

enum { RIDE = 3 }; /* Spaces of Ride Down, at most */
space_set pw_rides(const struct game *g, int unit);
/* Where `by` may move `unit` by this action. */
space_set pw_pushes(const struct game *g, int unit, int action, int by);

/* Spaces with Enemies in reach and sight. */
space_set pw_strike_spaces(const struct game *g, const struct striker *s);
space_set pw_enemies_in_reach(const struct game *g, int unit); /* whom it could attack now */
/* Everything about a Target but Range and sight. */
bool pw_may_target(const struct game *g, int unit, int action, int target);
/* Spaces where the animated puppet's bird could bounce to, from this one. */
space_set pw_bird_bounces(const struct game *g, int space);

#endif
