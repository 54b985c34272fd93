/* strike.h - attacks, dashing strikes, and answers to them. */
#ifndef FLASH_DUEL_STRIKE_H
#define FLASH_DUEL_STRIKE_H

#include "games/flash_duel/flash_duel.h"

/* Each may take a number with a flag of enum through. The script clash does the rest. */
void fd_attack(struct game *g, int who, int number, int count);
void fd_dash_strike(struct game *g, int who, int dash, int number, int count);
void fd_block(struct game *g, int who, int number, int count);
void fd_retreat(struct game *g, int who, int card);

seat_set fd_struck(const struct game *g); /* who stands on the space struck at */

/* How many cards a set counts as. */
uint8_t fd_strength(const struct game *g, int who, int count, bool dashing);

/* A set of cards that an ability strikes with, in one byte: the number, and how many of it. */
static inline uint8_t fd_pack_set(int number, int count)
{
    assert(number <= NUMBER_MASK && count < 16);
    return (uint8_t)(number | count << 4);
}

static inline int fd_set_number(uint8_t set)
{
    return set & NUMBER_MASK;
}

static inline int fd_set_count(uint8_t set)
{
    return set >> 4;
}

#endif
