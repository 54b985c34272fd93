/* gems.h - piles, tokens and crashes: everything that happens to gems. */
#ifndef PUZZLE_STRIKE_2_GEMS_H
#define PUZZLE_STRIKE_2_GEMS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

static inline int p2_height_bonus(int height) /* P2-036 to P2-040: the only table of it */
{
    static const uint8_t bonus[PILE + 1] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4};
    assert(height >= 0 && height <= PILE);
    return bonus[height];
}

seat_set p2_foes(const struct game *g, int who); /* who "the opponent" is; players only */
int p2_ante_color(const struct game *g);
int p2_drop_color(const struct game *g, int number); /* of the number-th gem, from 0 */
int p2_run_length(const uint8_t *gem, int top);      /* gems of one colour down from `top` */
bool p2_top_differs(const struct player *p);         /* from the gem below it */
bool p2_can_swap(const struct player *p);            /* so that the pile changes */

/* Gems that come. */
void p2_ante(struct game *g, int who, int count);
void p2_drop(struct game *g, int who, enum drop why);
int p2_drop_count(const struct player *p); /* gems that a drop brings */
int p2_height_after_drop(const struct game *g, const struct player *p);
void p2_insert(struct game *g, int who, int color, int position);
void p2_gain_tokens(struct game *g, int who, int count);

/* Gems that go, or change; `by` is the card that is the reason, NO_CARD: the one that is being
 * carried out. */
int p2_block(struct game *g, int who, int count, int by); /* returns how many it negated */
void p2_destroy_top(struct game *g, int who, int count, int by);
void p2_destroy_color(struct game *g, int who, int color);
void p2_swap(struct game *g, int who, int lower, int upper);

/* Attacks on the opponent: tokens, gems of the ante's colour, one gem of each colour but purple. */
void p2_send(struct game *g, int who, int count, bool unblockable, int by);
void p2_foes_ante(struct game *g, int who, int count);
void p2_overload(struct game *g, int who);

/* Crashes of the gem at `top`; flags are enum crash_flags. */
int p2_crash(struct game *g, int who, int top, int flags, int by); /* returns how many broke */
void p2_crash_top(struct game *g, int who, int by);
int p2_crash_worth(const struct game *g, int who, int top, int flags); /* what it would send */
bool p2_defeats(const struct game *g, int foe, int color, int broken); /* the foe's creature */
bool p2_crash_is_unblockable(const struct game *g, int who, int broken, int flags);

void p2_lose_creature(struct game *g, int who, enum loss why, int by);

#endif
