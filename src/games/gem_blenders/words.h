/* words.h - the names of positions, cards and heroes. */
#ifndef GEM_BLENDERS_WORDS_H
#define GEM_BLENDERS_WORDS_H

#include "games/gem_blenders/gem_blenders.h"

const char *gb_position_name(int position);
const char *gb_card_name(int card); /* "nothing" for NO_CARD */
/* "Wren as Gull", the one name of a hero in events and options; it is also what they are about. */
void gb_say_fighter(const struct game *g, int seat, int slot, struct phrase *out);
/* "Wren as Gull (left)". */
void gb_say_hero(const struct game *g, int seat, int slot, struct phrase *out);

#endif
