/* prepare.h - decks and formations before the first turn. */
#ifndef GEM_BLENDERS_PREPARE_H
#define GEM_BLENDERS_PREPARE_H

#include "games/gem_blenders/gem_blenders.h"

/* The seat brings this deck: a name, JSON, or "random". */
bool gb_bring_deck(struct game *g, int seat, const char *text, struct reason *why);
/* The first position of the formation without a hero; POSITIONS: there is none. */
int gb_free_position(const struct player *p);

#endif
