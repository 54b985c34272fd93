/* abilities_dragon.c - the abilities of Deathstrike Dragon. */
#include "games/flash_duel/abilities.h"

struct option *fd_offer_deep_breath(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    if (fd_distances(g, who) & (1u << 6 | 1u << 7))
        *out++ = use;
    return out;
}

void fd_do_deep_breath(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    seat_set burnt = fd_foes_at(g, who, 6) | fd_foes_at(g, who, 7);
    for (; burnt; burnt &= (seat_set)(burnt - 1))
        fd_hit(g, __builtin_ctz(burnt));
}

/* b: the number. */
struct option *fd_offer_black_diamond_hide(const struct game *g, int who, struct option use,
                                           struct option *out)
{
    for (use.b = 1; !(g->strike.flags & UNBLOCKABLE) && use.b <= NUMBERS; use.b++)
        if (g->hand[who][use.b] >= g->strike.count)
            *out++ = use;
    return out;
}
