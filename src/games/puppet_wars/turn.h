/* turn.h - where the scripts stand while Animation Cards are laid and puppets animated. */
#ifndef PUPPET_WARS_TURN_H
#define PUPPET_WARS_TURN_H

#include "games/puppet_wars/puppet_wars.h"

enum match_points { MATCH_PLAYS_TURN = 2 };
enum turn_points { TURN_PLAYS_ROUND = 1 };
enum round_points { ROUND_ASKS_CARDS = 1, ROUND_PLAYS_SEAT };
enum act_turn_points { ACT_TURN_ANIMATES = 3 };
enum animate_points { ANIMATE_RIPS_EXHAUSTED = 1 };

/* PW-204: who has a card to lay; the others pass. */
seat_set pw_with_cards(const struct game *g);

#endif
