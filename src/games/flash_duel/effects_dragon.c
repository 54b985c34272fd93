/* effects_dragon.c - the abilities of Deathstrike Dragon. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/effects.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* Deep Breath. At the start of your turn: every opponent 6 or 7 spaces away is hit. */
struct option *fd_offer_deep_breath(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    if (fd_foes_within(g, who, 6, 7))
        *out++ = use;
    return out;
}

void fd_do_deep_breath(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    FOR_EACH_SEAT(foe, fd_foes_within(g, who, 6, 7))
        fd_hit(g, foe);
}

/* Perfect Counter. When you have blocked: attack the striker at once. FD-403: who has to recover
 * does nothing but block and retreat. */
struct option *fd_offer_perfect_counter(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    return fd_must_recover(g, who) ? out : fd_offer_attack_again(g, who, use, out);
}

/* Black Diamond Hide. When struck at by a dashing strike: block it with as many cards of any one
 * number.
 * b: the number. */
struct option *fd_offer_black_diamond_hide(const struct game *g, int who, struct option use,
                                           struct option *out)
{
    return fd_offer_blocks(g, who, 1, use, out);
}

/* Tail Sweep. At the start of your turn: push every opponent within 3 spaces back 3 spaces. */
struct option *fd_offer_tail_sweep(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (fd_foes_within(g, who, 1, 3))
        *out++ = use;
    return out;
}

void fd_do_tail_sweep(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    FOR_EACH_SEAT(foe, fd_foes_within(g, who, 1, 3))
        fd_shove(g, foe, 3);
}

/* Crushing Claw. When you attack or make a dashing strike: it counts one card more. */
void fd_do_crushing_claw(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.count++;
}

/* Terrifying Roar. At the start of your turn: every opponent on a dark space discards a card. */
struct option *fd_offer_roar(const struct game *g, int who, struct option use, struct option *out)
{
    if (fd_foes_on(g, who, true))
        *out++ = use;
    return out;
}

SCRIPT(terrifying_roar, uint8_t who; seat_set left;)
{
    BEGIN;
    for (my->left = fd_foes_on(g, my->who, true); my->left;
         my->left = (seat_set)set_without_first(my->left))
        CALL(1, shed, (uint8_t)set_first(my->left), 1, SHED_ALL);
    END;
}

/* Hoard of Ages. At the start of your turn: draw two cards. */
void fd_do_hoard(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_draw(g, who, 2);
}
