/* words.h - names that questions, events and views share. */
#ifndef PUZZLE_STRIKE_2_WORDS_H
#define PUZZLE_STRIKE_2_WORDS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

extern const char *const p2_stages[]; /* by enum stage, ending with NULL */

const char *p2_color_name(int color);
const char *p2_super_name(int color);
const char *p2_super_text(int color);

#endif
