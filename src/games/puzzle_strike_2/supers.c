/* supers.c - the four super moves, and the command decision that fills their meters. */
#include "games/puzzle_strike_2/supers.h"
#include "games/puzzle_strike_2/bank.h"
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
}

/* One super move (P2-083 to P2-089). */
SCRIPT(super, uint8_t who, color;)
{
    BEGIN;
    EVENT(.kind = SUPERED, .seat = my->who, .open = {my->color});
    if (my->color == PURPLE) {
        p2_overload(g, my->who);
    } else if (my->color == BLUE && g->player[my->who].height) {
        ASK(1, my->who, ASK_PURIFY);
        purify(g, my->who, ANSWER(my->who));
    } else if (my->color == PINK) {
        p2_gain_actions(g, my->who, 2);
        p2_draw(g, my->who, 2);
    } else if (my->color == GREEN && g->bank.count) {
        ASK(2, my->who, ASK_BANK, TO_HAND_FREE);
        p2_take(g, my->who, ANSWER(my->who).a, TO_HAND_FREE);
    }
    END;
}

/* All that are due: in the order of the board, each as often as its meter is full (P2-092, P2-096,
 * P2-391). */
SCRIPT(supers, uint8_t who; uint8_t color;)
{
    BEGIN;
    for (; my->color < COLORS; my->color++)
        while (g->player[my->who].meter[my->color] >= METER) {
            g->player[my->who].meter[my->color] -= METER;
            CALL(1, super, my->who, my->color);
            if (p2_is_broken_off(g))
                RETURN(0);
        }
    END;
}

static void power_up(struct game *g)
{
    for (int color = 0; color < COLORS; color++) {
        uint8_t *meter = &g->player[g->holder].meter[color];
        *meter = p2_sum(*meter, 1);
    }
    EVENT(.kind = POWERED_UP, .seat = g->holder);
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
    if (!my->forced) {
        ASK(COMMAND_ASKS, g->holder, ASK_COMMAND, g->turn);
        if (!keeps(g, ANSWER(g->holder)))
            RETURN(0);
    }
    power_up(g);
    CALL(2, supers, g->holder);
    END;
}
