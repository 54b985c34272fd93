/* match.h - the match: its scripts' points and what others need of it. */
#ifndef FLASH_DUEL_MATCH_H
#define FLASH_DUEL_MATCH_H

#include "games/flash_duel/flash_duel.h"

/* Where the scripts of the match wait. */
enum { MATCH_ASKS_STARTER = 1, MATCH_IN_SIMPLE_ROUND = 2, MATCH_IN_ROUND = 4 };
enum { ROUND_IN_TURN = 1 };

void fd_flip_coin(struct game *g); /* who begins */

/* time.c: the last card of a round with abilities has been drawn. */
void fd_lay_open(struct game *g);  /* all hands, and who is the traitor */
void fd_time_over(struct game *g); /* decides the round */

/* What is compared between two: cards that could attack, and how far they have come. */
struct comparison {
    uint8_t usable[2], advance[2], distance;
};
struct comparison fd_compare_two(const struct game *g);

/* By how many cards for the distance between them `who` is ahead of the other. */
int fd_last_hit_lead(const struct game *g, int who, int other);
/* The longest advance of these fighters; -1: there is none. */
int fd_farthest(const struct game *g, seat_set fighters);

#endif
