/* words.h - names and pieces of sentences that questions, options, events and views share. */
#ifndef PUZZLE_STRIKE_2_WORDS_H
#define PUZZLE_STRIKE_2_WORDS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

extern const char *const p2_stages[]; /* by enum stage, ending with NULL */

const char *p2_color_name(int color);
const char *p2_super_name(int color);
const char *p2_super_text(int color);

/* Who "the opponent" of this seat is: "you", "Grave", "each other player", "the Dragon", "the
 * scepter". */
void p2_say_foes(const struct game *g, int seat, struct phrase *out);
/* What a super move of this seat does, and to whom. */
void p2_say_super(const struct game *g, int seat, int color, struct phrase *out);
/* Who takes a card from the bank whose deck is empty busts (P2-401). */
void p2_warn_of_empty_deck(const struct game *g, struct phrase *out);
/* The gems of a drop: "pink, green". */
void p2_say_pattern(const struct game *g, int count, struct phrase *out);

/* "green at height 3 with pink at height 2"; positions from 0. */
void p2_say_swap(int lower_color, int lower, int upper_color, int upper, struct phrase *out);

/* What comes of a crash of the gem at `top`, with flags: "breaks 2 blue, sends 4 to Grave". */
void p2_say_crash(const struct game *g, int seat, int top, int flags, struct phrase *out);
/* All that a card of this seat would do now, as often as that is said (words_effects.c). */
void p2_say_effects(const struct game *g, int seat, int card, int times, struct phrase *out);

#endif
