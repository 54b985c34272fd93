/* set.h - small sets of numbers, kept as the bits of one integer.
 *
 *   FOR_EACH_SEAT(seat, p2_foes(g, who))
 *       draw(g, seat);
 *
 * A loop goes through the set as it was at its beginning, from the smallest number up; `break` and
 * `continue` do what they do in any loop. A game whose sets have a type of their own gives them a
 * loop with FOR_EACH_IN. */
#ifndef PARLOR_SET_H
#define PARLOR_SET_H

#include <stdint.h>

static inline int set_count(uint64_t set)
{
    return __builtin_popcountll(set);
}

/* The smallest number of a set that is not empty. */
static inline int set_first(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline unsigned set_without_first(unsigned set)
{
    return set & (set - 1);
}

/* Two loops, because the number and the set have different types. The inner one runs its body once:
 * its condition is true on the way in and false on the way out, and stays true after a `break`,
 * which then ends the outer one too. */
#define FOR_EACH_IN(type, first, i, set)                                                           \
    for (type rest_##i = (set), broken_##i = 0; rest_##i && !broken_##i; rest_##i &= rest_##i - 1) \
        for (int i = first(rest_##i); (broken_##i = !broken_##i);)

#define FOR_EACH_BIT(i, set) FOR_EACH_IN(unsigned, __builtin_ctz, i, set)
#define FOR_EACH_BIT_64(i, set) FOR_EACH_IN(uint64_t, __builtin_ctzll, i, set)
#define FOR_EACH_SEAT(seat, set) FOR_EACH_BIT(seat, set)

#endif
