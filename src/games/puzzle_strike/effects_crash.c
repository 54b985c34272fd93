/* effects_crash.c - chips that combine and crash gems. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

/* Combine: Combine two gems of your pile, up to a sum of 4. Black arrow, -$1. */
SCRIPT(combine, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_MAY);
    END;
}

/* One True Style: Brown, red and blue arrow. Combine two 1-gems of your pile. */
SCRIPT(one_true_style, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_ONES);
    END;
}

/* Strength of Earth: Brown arrow. Combine a 1-gem of the bank with a gem of your pile. */
SCRIPT(strength_of_earth, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_BANK);
    END;
}

/* Crash Gem: Break a gem of your pile and send it as 1-gems. $1. Reaction to gems
 * sent: break a gem of your pile against them. */
SCRIPT(crash_gem, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 1, ALL_GEMS, 1, true);
    END;
}

/* Double Crash Gem: Break up to two gems of your pile and send them as 1-gems. $1 for each.
 * Reaction to gems sent: break up to two gems of your pile against them. PS-029: one of the two may
 * be left out. */
SCRIPT(double_crash_gem, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 2, ALL_GEMS, 1, true);
    END;
}

/* Unstable Power: It is a Double Crash Gem, also as a reaction; then gain two Wounds. */
SCRIPT(unstable_power, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 2, ALL_GEMS, 1, true);
    ps_gain(g, my->who, WOUND);
    ps_gain(g, my->who, WOUND);
    END;
}

/* Rocket Punch: Crash a 1-gem of your pile, without money. Reaction to a fist or to gems sent:
 * first crash a 1-gem at the opponent who did it. Chromatic Orb: Draw 1. Crash a 1-gem of your
 * pile, without money. */
SCRIPT(crash_one, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 1, ONE_GEMS, 1, false);
    END;
}

/* Rocket Punch, reaction to a fist or to gems sent: first crash a 1-gem at the opponent who did
 * it. (PS-333 to PS-336) */
SCRIPT(react_punch, uint8_t who, kind, by;)
{
    BEGIN;
    ps_pile_lose(g, my->who, 1);
    EVENT(.kind = BROKE, .seat = my->who, .open = {1});
    if (g->floats)
        CALL(2, release, NO_ARGUMENT);
    CALL(1, send, my->who, my->by, 1, false);
    END;
}

/* Double Slash: Crash exactly two 1-gems of your pile, without money. With fewer nothing
 * happens. */
SCRIPT(double_slash, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_gems(g, my->who)[0] >= 2)
        CALL(1, crash, my->who, my->kind, 2, ONE_GEMS, 2, false);
    else
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_double_slash});
    END;
}

/* Crash Bomb: Trash a Crash Gem of your hand or discard pile. If you did: crash two gems, $1 for
 * each. */
SCRIPT(crash_bomb, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_crash, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    ps_trash(g, my->who, g->chosen);
    CALL(2, crash, my->who, my->kind, 2, ALL_GEMS, 2, true);
    END;
}

/* Deathstrike Dragon: Trash all 1-gems of your pile; send half as many, rounded down. This chip
 * leaves the game. */
SCRIPT(deathstrike_dragon, uint8_t who, kind, self; uint8_t count;)
{
    BEGIN;
    for (; ps_gems(g, my->who)[0]; my->count++)
        ps_pile_lose(g, my->who, 1);
    EVENT(.kind = my->count ? LOST_GEM : NO_EFFECT, .seat = my->who,
          .open = {my->count ? 1 : CHIP_deathstrike_dragon, my->count});
    if (g->floats)
        CALL(3, release, NO_ARGUMENT);
    if (my->count >= 2) {
        CALL(1, target, my->who, AIM_SEND, ps_one_per_side(g, ps_foes(g, my->who)));
        CALL(2, send, my->who, (uint8_t)g->k.result, my->count / 2, false);
    }
    RETURN(SET_ASIDE);
    END;
}

/* --- Crash Potato. --- */

/* PS-384, PS-385: whose discard pile has a Crash Gem. */
static seat_set with_crash_gem(const struct game *g)
{
    seat_set seats = 0;
    FOR_EACH_SEAT(seat, g->in_play)
        if (g->player[seat].discard[CRASH_GEM])
            seats |= seat_bit(seat);
    return seats;
}

/* The two chips change places. */
static void exchange(struct game *g, int seat, int kind, int other)
{
    ps_remove(g->player[seat].table, kind);
    ps_put(g->player[seat].table, CRASH_GEM);
    ps_remove(g->player[other].discard, CRASH_GEM);
    ps_put(g->player[other].discard, kind);
    EVENT(.kind = SWAPPED, .seat = (uint8_t)seat, .open = {g->chip[kind], (uint8_t)other});
}

/* Crash Potato: Crash a 1-gem, without money; or swap this chip with a Crash Gem of any discard
 * pile. */
SCRIPT(crash_potato, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_potato, with_crash_gem(g) && my->self ? 3 : 1);
    if (DECISION(my->who).a == 0) {
        CALL(2, crash, my->who, my->kind, 1, ONE_GEMS, 1, false);
        RETURN(STAYS);
    }
    CALL(3, target, my->who, AIM_POTATO, with_crash_gem(g));
    exchange(g, my->who, my->kind, g->k.result);
    RETURN(EXCHANGED);
    END;
}
