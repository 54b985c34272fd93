/* price.h - what an option costs, for its words. */
#ifndef GEM_BLENDERS_PRICE_H
#define GEM_BLENDERS_PRICE_H

#include "games/gem_blenders/gem_blenders.h"

/* The damage to the player's own HP that the option brings at once, as far as everybody can see it
 * coming: by the card itself, by effects of either side that wait for it, by an empty deck. */
int gb_price(const struct game *g, int seat, struct option option);

/* The slots of this side whose blends will fall because of the option, besides that of the hero
 * whom it deblends itself: for want of gems, or because the hero goes to the bench. */
unsigned gb_blends_lost(const struct game *g, int seat, struct option option, int side);

/* Do its words say that the effect deblends its own hero? */
bool gb_deblends_itself(int card);

#endif
