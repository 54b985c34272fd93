/* bank.h - the bank: five cards in a row, the deck they come from, and what is bought and
 * trashed. */
#ifndef PUZZLE_STRIKE_2_BANK_H
#define PUZZLE_STRIKE_2_BANK_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

int p2_price(const struct game *g, int slot);
int p2_cards_to_ante_up(const struct game *g); /* how many lie above the next one; -1: none comes */
int p2_bank_run(const struct game *g);         /* longest run of one colour, at least 1 (P2-334) */

void p2_open_bank(struct game *g);  /* shuffles and deals the first five */
void p2_renew_bank(struct game *g); /* from the trash pile, when the deck was empty (P2-404) */

/* What happens to a card of the bank; those to its right slide, and the bank is refilled. */
int p2_take_slot(struct game *g, int who, int slot); /* returns the card */
void p2_take(struct game *g, int who, int slot, enum taking where);
void p2_buy(struct game *g, int who, int slot);

void p2_trash(struct game *g, int card);

#endif
