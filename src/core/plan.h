/* plan.h - what the plans and judges of all games share (their bot.c). */
#ifndef PARLOR_PLAN_H
#define PARLOR_PLAN_H

#include "core/dice.h"

#include <limits.h>

/* The best option so far: start with BEST_OF_NONE. */
struct best {
    int option, value;
};

#define BEST_OF_NONE ((struct best){0, INT_MIN})

/* Takes the option if it is worth more than the best one so far; dice decide between equals. */
static inline void best_consider(struct best *best, int option, int value, struct dice *dice)
{
    int mixed = 8 * value + (int)dice_below(dice, 8);
    if (mixed > best->value)
        *best = (struct best){option, mixed};
}

/* A judge's estimate while the game goes on: never as sure as a result. */
static inline int chance_open(int chance)
{
    return chance < 20 ? 20 : chance > 980 ? 980 : chance;
}

#endif
