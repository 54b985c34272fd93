/* price.h - what an option costs, for its words. */
#ifndef GEM_BLENDERS_PRICE_H
#define GEM_BLENDERS_PRICE_H

#include "games/gem_blenders/gem_blenders.h"

/* The damage to the player's own HP that the option brings at once, as far as everybody can see it
 * coming: by the card itself, by effects of either side that wait for it, by an empty deck. */
int gb_price(const struct game *g, int seat, struct option option);

#endif
