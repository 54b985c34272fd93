/* buy.c - the buy phase: what may be bought, paying, and what follows from a purchase. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- What is legal. --- */

int ps_hand_money(const struct game *g, int seat)
{
    const uint8_t *hand = g->player[seat].hand;
    return hand[GEM1] + 2 * hand[GEM2] + 3 * hand[GEM3] + 4 * hand[GEM4];
}

/* Flagstone Tax of an opponent whose pile is 3 or more: nothing that costs more than one's own pile
 * (PS-320). */
static bool is_taxed(const struct game *g, int seat)
{
    for (int other = 0; other < g->k.seats; other++)
        if (ps_is_foe(g, seat, other) && ps_has_ongoing(g, other, CHIP_flagstone_tax) &&
            ps_pile_sum(g, other) >= 3)
            return true;
    return false;
}

/* PS-061. */
static bool may_buy_wound(const struct game *g, int seat)
{
    return g->bank[WOUND] && !(g->player[seat].flags & WOUND_BOUGHT);
}

/* The kinds that cost at most so much, a Wound always. Sale Prices lower what costs more than 1. */
static uint32_t affordable(const struct game *g, int money)
{
    int cost = money > 0 ? money + g->sale : 0;
    const uint8_t *set = g->priced[cost < MOST_COST ? cost : MOST_COST];
    return (uint32_t)(set[0] | set[1] << 8 | set[2] << 16);
}

/* What this money buys. A Wound costs 0 even for one who has less (PS-060). Dragon Form buys no orb
 * chips. */
static struct option *offer_purchases(const struct game *g, int seat, int money, struct option *out)
{
    enum { ORBS = 1 << COMBINE | 1 << CRASH_GEM | 1 << DOUBLE_CRASH };
    if (money > ps_pile_sum(g, seat) && is_taxed(g, seat))
        money = ps_pile_sum(g, seat);
    uint32_t kinds = affordable(g, money);
    if (!may_buy_wound(g, seat))
        kinds &= ~(UINT32_C(1) << WOUND);
    if (g->oblivion != NO_KIND)
        kinds &= ~(UINT32_C(1) << g->oblivion);
    if (ps_has_ongoing(g, seat, CHIP_dragon_form))
        kinds &= ~(uint32_t)ORBS;
    for (; kinds; kinds &= kinds - 1) {
        uint8_t kind = (uint8_t)__builtin_ctz(kinds);
        if (g->bank[kind])
            *out++ = (struct option){BUY, .a = kind};
    }
    return out;
}

/* PS-059, PS-063: nobody may end without a purchase who could make one. */
static bool must_buy(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    struct option scratch[BANK_STACKS];
    return !p->bought &&
           (may_buy_wound(g, seat) ||
            offer_purchases(g, seat, p->money + ps_hand_money(g, seat), scratch) != scratch);
}

struct option *ps_offer_buys(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    const struct option *first = out;
    int gems = p->hand[GEM1] + p->hand[GEM2] + p->hand[GEM3] + p->hand[GEM4];
    out = offer_purchases(g, seat, p->money, out);
    for (uint8_t kind = GEM1; gems && kind <= GEM4; kind++)
        if (p->hand[kind])
            *out++ = (struct option){PAY, .a = kind};
    if (gems > 1)
        *out++ = (struct option){PAY_ALL};
    out = ps_offer_hand_over(g, seat, out);
    if (!must_buy(g, seat) || out == first)
        *out++ = (struct option){END_BUYING};
    return out;
}

/* --- Paying and buying. --- */

void ps_pay_all(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (int kind = GEM1; kind <= GEM4; kind++)
        while (p->hand[kind]) {
            p->money = (int8_t)(p->money + kind + 1);
            ps_lay(g, seat, kind);
        }
}

/* Chips that end when their player buys an orb chip; Cog Engine also when it costs 6 or more. */
static void end_by_purchase(struct game *g, int seat, int kind, int cost)
{
    bool orb = ps_chip(g, kind)->icons & ORB;
    if (ps_is_empty(g->player[seat].ongoing))
        return;
    for (int lasting = FIRST_PUZZLE; lasting < KINDS; lasting++) {
        if (!g->player[seat].ongoing[lasting])
            continue;
        bool ends = orb && (ps_chip(g, lasting)->icons & ORB_ENDS);
        if (ends || (cost >= 6 && g->chip[lasting] == CHIP_cog_engine))
            ps_leave_ongoing(g, seat, g->chip[lasting]);
    }
}

/* PS-097: into the discard pile, without its effect. Traps give a Wound each. */
static void buy(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    int cost = ps_cost(g, kind);
    p->money = (int8_t)(p->money - cost);
    p->bought++;
    p->flags |= kind == WOUND ? WOUND_BOUGHT : ps_is_puzzle(kind) ? PUZZLE_BOUGHT : 0;
    ps_bank_take(g, kind);
    p->discard[kind]++;
    EVENT(.kind = BOUGHT, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    end_by_purchase(g, seat, kind, cost);
    for (int i = 0; i < g->traps[kind]; i++)
        ps_gain(g, seat, WOUND);
}

/* After a purchase: Thinking Ahead of the buyer, Rigorous Training of his opponents. */
SCRIPT(bought, uint8_t who, kind, cost; uint8_t i;)
{
    BEGIN;
    if (g->player[my->who].flags & THINKS_AHEAD) {
        ASK(1, my->who, ASK_EITHER, EITHER_top_bought, 3, my->kind);
        if (ANSWER(my->who).a == 0) {
            g->player[my->who].discard[my->kind]--;
            ps_top(g, my->who, my->kind);
        }
    }
    for (; my->cost >= 4 && my->i < g->k.seats; my->i++)
        if (ps_foes(g, my->who) & seat_bit(ps_seat_at(g, g->turn, my->i)))
            CALL(2, react, (uint8_t)ps_seat_at(g, g->turn, my->i), ON_PURCHASE, my->who, my->kind);
    END;
}

/* Is there anything left for him to decide? */
static bool can_buy(const struct game *g, int seat)
{
    struct option options[OPTIONS];
    if (g->done & seat_bit(seat))
        return false;
    if (may_buy_wound(g, seat))
        return true;
    if (g->player[seat].bought && g->player[seat].money <= 0 && !ps_hand_money(g, seat))
        return false;
    ps_offer_buys(g, seat, options);
    return options[options[0].verb == HAND_OVER].verb != END_BUYING;
}

bool ps_find_buyer(struct game *g)
{
    g->chosen = (struct option){0};
    while (!can_buy(g, g->speaker)) {
        int mate = ps_waiting_mate(g, g->speaker);
        g->done |= seat_bit(g->speaker);
        if (mate == NOBODY)
            return false;
        g->speaker = (uint8_t)mate;
    }
    return true;
}

/* What was answered in the buy phase; true if a chip was bought, `kind` for `cost`, and something
 * may follow from that. */
bool ps_take_purchase(struct game *g, struct option act, uint8_t *kind, uint8_t *cost)
{
    struct player *p = &g->player[g->speaker];
    ps_pass_on(g, act, END_BUYING);
    if (act.verb == PAY_ALL)
        ps_pay_all(g, g->speaker);
    if (act.verb == PAY) {
        p->money = (int8_t)(p->money + act.a + 1);
        ps_lay(g, g->speaker, act.a);
    }
    if (act.verb != BUY)
        return false;
    *kind = act.a;
    *cost = (uint8_t)ps_cost(g, act.a);
    buy(g, g->speaker, act.a);
    return (p->flags & THINKS_AHEAD) ||
           (*cost >= 4 && ps_find_kind(g, CHIP_rigorous_training) != NO_KIND);
}
