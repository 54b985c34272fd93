/* simple.h - the Simple game: two fighters, no abilities. */
#ifndef FLASH_DUEL_SIMPLE_H
#define FLASH_DUEL_SIMPLE_H

#include "games/flash_duel/flash_duel.h"

/* Where the script simple_round waits. */
enum { SIMPLE_ROUND_ASKS_ACTION = 1, SIMPLE_ROUND_ASKS_RESPONSE = 2 };

/* Lists the main actions, and the responses, of two fighters without abilities. Not inlined, so
 * that a short list does not pay for the registers of a long one. */
__attribute__((noinline)) struct option *fd_offer_actions_duel(const struct game *g, int seat,
                                                               struct option *out);
__attribute__((noinline)) struct option *fd_offer_responses_duel(const struct game *g, int seat,
                                                                 struct option *out);

#endif
