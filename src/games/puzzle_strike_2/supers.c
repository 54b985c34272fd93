/* supers.c - the four super moves, and the command decision that fills their meters. */
#include "games/puzzle_strike_2/supers.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

bool p2_meter_full(const struct game *g, int who)
{
    const uint8_t *meter = g->player[who].meter;
    return meter[PURPLE] >= METER || meter[BLUE] >= METER || meter[PINK] >= METER ||
           meter[GREEN] >= METER;
}

static void purify(struct game *g, int who, struct option answer)
{
    if (answer.verb == COLOR)
        p2_destroy_color(g, who, answer.a);
    else
        EVENT(.kind = FAILED, .seat = (uint8_t)who, .open = {NOTHING_CHOSEN});
}

/* One super move (P2-083 to P2-089). */
SCRIPT(super, uint8_t who, color;)
{
    BEGIN;
    if (my->color == PURPLE) {
        p2_overload(g, my->who);
    } else if (my->color == BLUE && g->player[my->who].height) {
        ASK(1, my->who, ASK_PURIFY);
        purify(g, my->who, ANSWER(my->who));
    } else if (my->color == PINK) {
        p2_gain_actions(g, my->who, 2, NO_CARD);
        p2_draw(g, my->who, 2);
    } else if (my->color == GREEN && g->bank.count) {
        ASK(2, my->who, ASK_BANK, TO_HAND_FREE);
        p2_take(g, my->who, ANSWER(my->who).a, TO_HAND_FREE);
    } else if (my->color == BLUE) {
        EVENT(.kind = FAILED, .seat = my->who, .open = {NOTHING_CHOSEN});
    }
    END;
}

int p2_running_super(const struct game *g)
{
    for (int i = g->k.depth - 1; i >= 0; i--)
        if (g->stack[i].script == SCRIPT_super)
            return ((const struct super_vars *)g->stack[i].vars)->color;
    return COLORS;
}

/* All that are due: in the order of the board, each as often as its meter is full (P2-092, P2-096,
 * P2-391). */
SCRIPT(supers, uint8_t who; uint8_t color;)
{
    BEGIN;
    for (; my->color < COLORS; my->color++)
        while (g->player[my->who].meter[my->color] >= METER) {
            g->player[my->who].meter[my->color] -= METER;
            EVENT(.kind = SUPERED, .seat = my->who, .open = {my->color});
            CALL(1, super, my->who, my->color);
            if (p2_is_broken_off(g))
                RETURN(0);
        }
    END;
}

static void power_up(struct game *g, bool forced)
{
    for (int color = 0; color < COLORS; color++) {
        uint8_t *meter = &g->player[g->holder].meter[color];
        *meter = p2_sum(*meter, 1);
    }
    EVENT(.kind = POWERED_UP, .seat = g->holder, .open = {forced});
}

/* Returns whether they keep the scepter. */
static bool keeps(struct game *g, struct option answer)
{
    if (answer.verb == POWER_UP)
        return true;
    EVENT(.kind = YIELDED, .seat = g->holder, .open = {g->turn});
    g->holder = g->turn;
    return false;
}

/* P2-114 to P2-120: after the turn of another player. After a bust there is no choice (P2-207). */
SCRIPT(command, uint8_t forced;)
{
    BEGIN;
    EVENT(.kind = PHASE_BEGINS, .seat = g->holder, .open = {COMMAND});
    if (!my->forced) {
        ASK(COMMAND_ASKS, g->holder, ASK_COMMAND, g->turn);
        if (!keeps(g, ANSWER(g->holder)))
            RETURN(0);
    }
    power_up(g, my->forced);
    CALL(2, supers, g->holder);
    END;
}
