/* play.h - playing chips, attacks, reactions (play.c). */
#ifndef PUZZLE_STRIKE_PLAY_H
#define PUZZLE_STRIKE_PLAY_H

#include "games/puzzle_strike/cards.h"

/* Where a played chip goes when its text has happened: what its script returns. */
enum fate {
    STAYS,   /* on the table until cleanup */
    TRASHED, /* back to the bank */
    TOPPED,  /* on top of the bag */
    DISCARDED_AT_ONCE,
    SET_ASIDE, /* out of the game */
    EXCHANGED  /* the effect has moved it already */
};

/* What a chip gives. On somebody else's turn all but chips are lost (PS-274, PS-362). Who hears of
 * it is told the chip; NO_CHIP is the one whose text happens. */
void ps_gains_by(struct game *g, int seat, const struct gains *gains, int chip);
static inline void ps_gains(struct game *g, int seat, const struct gains *gains)
{
    ps_gains_by(g, seat, gains, NO_CHIP);
}
void ps_gain_arrow(struct game *g, int seat, int arrow);
void ps_gain_money(struct game *g, int seat, int money);
void ps_end_actions(struct game *g, int seat);

/* PS-353: Mistress's Command does something to a pile of exactly 6 or 9. */
bool ps_can_be_commanded(const struct game *g, int seat);

/* The window of a send, with whom the gems are sent to. */
static inline uint8_t ps_send_window(int window, int to)
{
    assert(window < 1 << WINDOW_BITS && to < PLAYERS);
    return (uint8_t)(window | to << WINDOW_BITS);
}

static inline int ps_sent_to(int window)
{
    return window >> WINDOW_BITS;
}

struct option *ps_offer_reactions(const struct game *g, int seat, int window, struct option *out);

#endif
