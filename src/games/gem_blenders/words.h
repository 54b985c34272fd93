/* words.h - the names of positions and cards. */
#ifndef GEM_BLENDERS_WORDS_H
#define GEM_BLENDERS_WORDS_H

#include "games/gem_blenders/gem_blenders.h"

const char *gb_position_name(int position);
const char *gb_card_name(int card); /* "nothing" for NO_CARD */

#endif
