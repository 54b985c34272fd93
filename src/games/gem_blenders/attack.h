/* attack.h - what is legal in an attack. */
#ifndef GEM_BLENDERS_ATTACK_H
#define GEM_BLENDERS_ATTACK_H

#include "games/gem_blenders/gem_blenders.h"

bool gb_may_attack(const struct game *g, int seat);
struct option *gb_offer_attacks(const struct game *g, int seat, struct option *out);
struct option *gb_offer_blocks(const struct game *g, struct option *out);
struct option *gb_offer_again(const struct game *g, struct option *out);
/* Where in the attack this hero is as an attacker, or -1. */
int gb_attack_index(const struct game *g, int seat, int slot);

#endif
