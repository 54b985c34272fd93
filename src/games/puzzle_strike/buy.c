/* buy.c - the buy phase: paying, buying, and what follows from a purchase. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/options.h"
#include "games/puzzle_strike/turn.h"

static void pay(struct game *g, int seat, int gem)
{
    assert(ps_is_gem(gem));
    g->player[seat].money = (int8_t)(g->player[seat].money + gem + 1);
    ps_lay(g, seat, gem);
    EVENT(.kind = PAID, .seat = (uint8_t)seat,
          .open = {g->chip[gem], (uint8_t)g->player[seat].money});
}

void ps_pay_all(struct game *g, int seat)
{
    for (int kind = GEM1; kind <= GEM4; kind++)
        while (g->player[seat].hand[kind])
            pay(g, seat, kind);
}

/* Chips that end when their player buys an orb chip; Cog Engine also when it costs 6 or more. */
bool ps_ends_by_purchase(const struct game *g, int lasting, int kind)
{
    return (ps_has_icon(g, kind, ORB) && ps_has_icon(g, lasting, ORB_ENDS)) ||
           (ps_cost(g, kind) >= 6 && g->chip[lasting] == CHIP_cog_engine);
}

static void end_by_purchase(struct game *g, int seat, int kind)
{
    if (ps_is_empty(g->player[seat].ongoing))
        return;
    FOR_EACH_KIND(lasting, ps_kinds(g->player[seat].ongoing))
        if (ps_ends_by_purchase(g, lasting, kind))
            ps_leave_ongoing(g, seat, g->chip[lasting]);
}

/* PS-097: into the discard pile, without its effect. Traps give a Wound each. */
static void buy(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    int cost = ps_cost(g, kind);
    assert(kind == WOUND || cost <= p->money);
    p->money = (int8_t)(p->money - cost);
    p->bought++;
    p->flags |= kind == WOUND ? WOUND_BOUGHT : ps_is_puzzle(kind) ? PUZZLE_BOUGHT : 0;
    ps_bank_take(g, kind);
    ps_put(p->discard, kind);
    EVENT(.kind = BOUGHT, .seat = (uint8_t)seat,
          .open = {g->chip[kind], (uint8_t)cost, (uint8_t)p->money});
    end_by_purchase(g, seat, kind);
    for (int i = 0; i < g->traps[kind]; i++)
        ps_gain_by(g, seat, WOUND, CHIP_its_a_trap);
}

/* After a purchase: Thinking Ahead of the buyer, Rigorous Training of their opponents. */
SCRIPT(bought, uint8_t who, kind, cost; uint8_t i;)
{
    BEGIN;
    if (g->player[my->who].flags & THINKS_AHEAD) {
        ASK(1, my->who, ASK_EITHER, EITHER_top_bought, 3, my->kind);
        if (ANSWER(my->who).a == 0) {
            ps_remove(g->player[my->who].discard, my->kind);
            ps_top(g, my->who, my->kind);
        }
    }
    for (; my->cost >= 4 && my->i < g->k.seats; my->i++)
        if (ps_foes(g, my->who) & seat_bit(ps_seat_in_order(g, my->i)))
            CALL(2, react, ps_seat_in_order(g, my->i), ON_PURCHASE, my->who, my->kind);
    END;
}

static uint8_t why_buying_ends(const struct game *g, int seat)
{
    return g->done & seat_bit(seat)  ? END_CHOSEN
           : !g->player[seat].bought ? END_NO_PURCHASE
                                     : END_NO_MONEY;
}

bool ps_find_buyer(struct game *g)
{
    g->chosen = (struct option){0};
    while (!ps_may_buy(g, g->speaker)) {
        int mate = ps_waiting_mate(g, g->speaker);
        EVENT(.kind = PHASE_ENDED, .seat = g->speaker,
              .open = {PHASE_BUY, why_buying_ends(g, g->speaker)});
        g->done |= seat_bit(g->speaker);
        if (mate == NOBODY)
            return false;
        g->speaker = (uint8_t)mate;
    }
    return true;
}

bool ps_take_purchase(struct game *g, struct option act, uint8_t *kind, uint8_t *cost)
{
    struct player *p = &g->player[g->speaker];
    ps_pass_on(g, act, END_BUYING);
    if (act.verb == PAY_ALL)
        ps_pay_all(g, g->speaker);
    if (act.verb == PAY)
        pay(g, g->speaker, act.a);
    if (act.verb != BUY)
        return false;
    *kind = act.a;
    *cost = (uint8_t)ps_cost(g, act.a);
    buy(g, g->speaker, act.a);
    return (p->flags & THINKS_AHEAD) ||
           (*cost >= 4 && ps_find_kind(g, CHIP_rigorous_training) != NO_KIND);
}
