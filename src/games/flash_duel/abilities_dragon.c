/* abilities_dragon.c - the abilities of Deathstrike Dragon. */
#include "games/flash_duel/abilities.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"

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

enum { SWEEP_REACH = 3 };

static seat_set within_reach(const struct game *g, int who)
{
    return fd_foes_at(g, who, 1) | fd_foes_at(g, who, 2) | fd_foes_at(g, who, SWEEP_REACH);
}

struct option *fd_offer_tail_sweep(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (within_reach(g, who))
        *out++ = use;
    return out;
}

void fd_do_tail_sweep(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    for (seat_set swept = within_reach(g, who); swept; swept &= (seat_set)(swept - 1))
        fd_shove(g, who, __builtin_ctz(swept), 3);
}

void fd_do_crushing_claw(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.count++;
}

struct option *fd_offer_roar(const struct game *g, int who, struct option use, struct option *out)
{
    if (fd_foes_on(g, who, true))
        *out++ = use;
    return out;
}

SCRIPT(terrifying_roar, uint8_t who; uint8_t left;)
{
    BEGIN;
    for (my->left = fd_foes_on(g, my->who, true); my->left; my->left &= (seat_set)(my->left - 1))
        CALL(1, shed, (uint8_t)__builtin_ctz(my->left), 1);
    END;
}

void fd_do_hoard(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_draw(g, who, 2);
}
