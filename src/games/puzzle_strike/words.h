/* words.h - names that several files say, and the marks in questions and options (words.c). */
#ifndef PUZZLE_STRIKE_WORDS_H
#define PUZZLE_STRIKE_WORDS_H

#include "games/puzzle_strike/puzzle_strike.h"

extern const char *const ps_arrow_names[]; /* by enum arrow */
extern const char *const ps_level_names[]; /* of Panic Time */

/* What one may answer to a choice (enum either), with marks in it. */
const char *ps_choice(int either, int choice);

/* What is done with a chip that is picked (enum pick): "Trash {chip}". */
const char *ps_pick_phrase(int pick);

/* A question or an answer to it: `seat` is asked, and decides for `who`. */
void ps_say_asked(const struct game *g, int seat, const char *sentence, struct phrase *out);

/* How many gems are sent, when it is asked to whom. */
int ps_gems_to_send(const struct game *g);

/* Some players, as the object of a sentence. */
void ps_say_seats(const struct game *g, seat_set seats, struct phrase *out);

/* "2 black arrows, a piggy bank and $1". */
void ps_say_gains(const uint8_t arrow[ARROWS], int pigs, int money, struct phrase *out);

/* "2×1-gem, Combine": chips by enum chip_id, ending with 0 or after `count`. */
void ps_say_chips(const uint8_t *chips, int count, struct phrase *out);

#endif
