/* prepare.h - before a game: characters, banks, drafts, the loser's choice (prepare.c). */
#ifndef PUZZLE_STRIKE_PREPARE_H
#define PUZZLE_STRIKE_PREPARE_H

#include "games/puzzle_strike/puzzle_strike.h"

bool ps_read_setup(struct game *g, const struct setup *setup, struct reason *why);
void ps_derive(struct game *g);                /* the sets of kinds, from what the kinds are */
int ps_copies(const struct game *g, int kind); /* in the whole game */
struct option *ps_offer_characters(const struct game *g, int seat, struct option *out);
struct option *ps_offer_swaps(const struct game *g, struct option *out);

#endif
