/* options.h - pieces of the lists of legal answers, for those who make such lists. */
#ifndef FLASH_DUEL_OPTIONS_H
#define FLASH_DUEL_OPTIONS_H

#include "games/flash_duel/flash_duel.h"

/* FD-039: any card moves the pawn in either direction. */
static inline struct option *fd_offer_moves(struct option *out, int card)
{
    *out++ = (struct option){MOVE_FORWARD, .a = (uint8_t)card};
    *out++ = (struct option){MOVE_BACK, .a = (uint8_t)card};
    return out;
}

/* One set of cards for each size: strengthening an attack is optional (FD-053, FD-061). */
static inline struct option *fd_offer_sets(struct option *out, uint8_t verb, uint8_t dash,
                                           uint8_t number, int held)
{
    struct option set = {verb, dash, number};
    while (set.c++ < held)
        *out++ = set;
    return out;
}

/* The one extra card that the fighter could play now: its number, with its flag; 0: none. */
int fd_extra_card(const struct game *g, int who, uint32_t windows);

#endif
