/* words.h - names that several files say (words.c). */
#ifndef PUZZLE_STRIKE_WORDS_H
#define PUZZLE_STRIKE_WORDS_H

extern const char *const ps_arrow_names[]; /* by enum arrow */
extern const char *const ps_level_names[]; /* of Panic Time */

#endif
