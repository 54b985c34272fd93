/* dice.h - a fast generator for bots, benches and tests. Rules never use it: theirs is chance.h,
 * inside the state. (after wyrand) */
#ifndef PARLOR_DICE_H
#define PARLOR_DICE_H

#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 dice_product;

struct dice {
    uint64_t state;
};

static inline uint32_t dice_roll(struct dice *d)
{
    d->state += UINT64_C(0x60bee2bee120fc15);
    dice_product mixed = (dice_product)d->state * UINT64_C(0xa3b195354a39b70d);
    return (uint32_t)(mixed >> 64 ^ mixed);
}

/* 0 .. limit-1; the bias of 2^-32 does not matter here. */
static inline uint32_t dice_below(struct dice *d, uint32_t limit)
{
    return (uint32_t)((uint64_t)dice_roll(d) * limit >> 32);
}

/* Random bytes, such as a seed; `count` is a multiple of 4. */
static inline void dice_bytes(struct dice *d, uint8_t *out, int count)
{
    for (int i = 0; i < count; i += 4) {
        uint32_t roll = dice_roll(d);
        memcpy(out + i, &roll, sizeof roll);
    }
}

#endif
