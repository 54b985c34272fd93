/* effects_crash.c - chips that combine and crash gems. */
#include "games/puzzle_strike/puzzle_strike.h"

SCRIPT(combine, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_MAY);
    END;
}

SCRIPT(one_true_style, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_ONES);
    END;
}

SCRIPT(strength_of_earth, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, merge, my->who, MERGE_BANK);
    END;
}

SCRIPT(crash_gem, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 1, ALL_GEMS, 1, true);
    END;
}

/* PS-029: one of the two may be left out. */
SCRIPT(double_crash_gem, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 2, ALL_GEMS, 1, true);
    END;
}

SCRIPT(unstable_power, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 2, ALL_GEMS, 1, true);
    ps_gain(g, my->who, WOUND);
    ps_gain(g, my->who, WOUND);
    END;
}

/* Rocket Punch, Chromatic Orb. */
SCRIPT(crash_one, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, crash, my->who, my->kind, 1, ONE_GEMS, 1, false);
    END;
}

/* Rocket Punch as a reaction, to a fist or to gems: at whoever did it (PS-333 to PS-336). */
SCRIPT(react_punch, uint8_t who, kind, by;)
{
    BEGIN;
    if (!ps_pile(g, my->who)->gems[0])
        RETURN(0);
    ps_pile_lose(g, my->who, 1);
    EVENT(.kind = BROKE, .seat = my->who, .open = {1});
    CALL(1, send, my->who, my->by, 1, false);
    END;
}

/* Exactly two, or nothing happens. */
SCRIPT(double_slash, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_pile(g, my->who)->gems[0] >= 2)
        CALL(1, crash, my->who, my->kind, 2, ONE_GEMS, 2, false);
    END;
}

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

SCRIPT(deathstrike_dragon, uint8_t who, kind, self; uint8_t count;)
{
    BEGIN;
    for (; ps_pile(g, my->who)->gems[0]; my->count++) {
        ps_pile_lose(g, my->who, 1);
        EVENT(.kind = LOST_GEM, .seat = my->who, .open = {1});
    }
    if (g->floats)
        CALL(3, release, 0);
    if (my->count >= 2) {
        CALL(1, target, my->who, AIM_SEND, ps_one_per_side(g, ps_foes(g, my->who)));
        if (g->k.result >= 0)
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
    for (int seat = 0; seat < g->k.seats; seat++)
        if ((g->in_play & seat_bit(seat)) && g->player[seat].discard[CRASH_GEM])
            seats |= seat_bit(seat);
    return seats;
}

/* The two chips change places. */
static void exchange(struct game *g, int seat, int kind, int other)
{
    g->player[seat].table[kind]--;
    g->player[seat].table[CRASH_GEM]++;
    g->player[other].discard[CRASH_GEM]--;
    g->player[other].discard[kind]++;
    EVENT(.kind = DISCARDED, .seat = (uint8_t)other, .open = {g->chip[kind]});
    EVENT(.kind = TAKEN, .seat = (uint8_t)seat, .open = {CHIP_crash_gem, FROM_DISCARD});
}

SCRIPT(crash_potato, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_potato, with_crash_gem(g) && my->self ? 3 : 1);
    if (DECISION(my->who).a == 0) {
        CALL(2, crash, my->who, my->kind, 1, ONE_GEMS, 1, false);
        RETURN(STAYS);
    }
    CALL(3, target, my->who, AIM_POTATO, with_crash_gem(g));
    if (g->k.result < 0)
        RETURN(STAYS);
    exchange(g, my->who, my->kind, g->k.result);
    RETURN(EXCHANGED);
    END;
}
