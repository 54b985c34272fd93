/* options.c - what is legal: actions, purchases, and the answers to what chips ask. */
#include "games/puzzle_strike/options.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/play.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/zones.h"

/* --- The action phase. --- */

/* One option for each coloured arrow that pays for a banner of these colours; the black one, which
 * can do all that they can, only if none does (PS-176 to PS-179). */
static struct option *offer_play(const struct game *g, int seat, struct option play, int colors,
                                 struct option *out)
{
    const uint8_t *arrow = g->player[seat].arrow;
    const struct option *first = out;
    for (play.b = BROWN; play.b < ARROWS; play.b++)
        if (arrow[play.b] && (colors >> play.b & 1))
            *out++ = play;
    play.b = BLACK;
    if (out == first && arrow[BLACK])
        *out++ = play;
    return out;
}

/* Those of these kinds that can be played, with an arrow that fits; once-per-turn chips that were
 * played this turn can't (PS-200). */
static uint32_t playable(const struct game *g, int seat, uint32_t held)
{
    const struct player *p = &g->player[seat];
    uint32_t actions;
    memcpy(&actions, g->actions, sizeof actions);
    uint32_t kinds = p->flags & ACTIONS_OVER ? 0 : held & actions;
    if (p->flags & (ONCE_BANG | ONCE_OUCH))
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
            if ((g->chip[kind] == CHIP_bang_then_fizzle && (p->flags & ONCE_BANG)) ||
                (g->chip[kind] == CHIP_ouch && (p->flags & ONCE_OUCH)))
                kinds &= ~ps_kind_bit(kind);
    return kinds;
}

static struct option *offer_plays(const struct game *g, int seat, uint32_t held, struct option *out)
{
    const struct player *p = &g->player[seat];
    FOR_EACH_KIND(kind, playable(g, seat, held))
        out = offer_play(g, seat, (struct option){PLAY, .a = (uint8_t)kind},
                         ps_chip(g, kind)->colors, out);
    if (p->iron && !(p->flags & ACTIONS_OVER))
        out = offer_play(g, seat, (struct option){PLAY_IRON}, IS_PURPLE, out);
    return out;
}

bool ps_may_act(const struct game *g, int seat)
{
    struct option scratch[OPTIONS];
    if (seat == NOBODY || (g->done & seat_bit(seat)))
        return false;
    const struct player *p = &g->player[seat];
    const uint8_t *arrow = p->arrow;
    if (arrow[BLACK] && playable(g, seat, ps_kinds(p->hand)))
        return true;
    return (arrow[BLACK] | arrow[BROWN] | arrow[PURPLE] | arrow[RED] | arrow[BLUE]) &&
           offer_plays(g, seat, ps_may_hold(p), scratch) != scratch;
}

/* PS-134: any order between team mates. Handing over and back again needs no third time. */
static struct option *offer_hand_over(const struct game *g, int seat, struct option *out)
{
    if (g->handed < 2 && ps_waiting_mate(g, seat) != NOBODY)
        *out++ = (struct option){HAND_OVER};
    return out;
}

static struct option *offer_actions(const struct game *g, int seat, struct option *out)
{
    out = offer_plays(g, seat, ps_kinds(g->player[seat].hand), out);
    out = offer_hand_over(g, seat, out);
    *out++ = (struct option){END_ACTIONS};
    return out;
}

/* --- The buy phase. --- */

int ps_hand_money(const struct game *g, int seat)
{
    const uint8_t *hand = g->player[seat].hand;
    return hand[GEM1] + 2 * hand[GEM2] + 3 * hand[GEM3] + 4 * hand[GEM4];
}

/* Flagstone Tax of an opponent whose pile is 3 or more: nothing that costs more than one's own pile
 * (PS-320). */
static bool is_taxed(const struct game *g, int seat)
{
    FOR_EACH_SEAT(other, ps_foes(g, seat))
        if (ps_has_ongoing(g, other, CHIP_flagstone_tax) && ps_pile_sum(g, other) >= 3)
            return true;
    return false;
}

/* PS-061. */
static bool may_buy_wound(const struct game *g, int seat)
{
    return g->bank[WOUND] && !(g->player[seat].flags & WOUND_BOUGHT);
}

/* The kinds that this money pays for, a Wound always. Sale Prices lower what costs more than 1. */
static uint32_t affordable(const struct game *g, int money)
{
    int cost = money > 0 ? money + g->sale : 0;
    assert(cost >= 0);
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
        kinds &= ~ps_kind_bit(WOUND);
    if (g->oblivion != NO_KIND)
        kinds &= ~ps_kind_bit(g->oblivion);
    if (ps_has_ongoing(g, seat, CHIP_dragon_form))
        kinds &= ~(uint32_t)ORBS;
    FOR_EACH_KIND(kind, kinds)
        if (g->bank[kind])
            *out++ = (struct option){BUY, .a = (uint8_t)kind};
    return out;
}

/* PS-059, PS-063: nobody may end without a purchase who could make one. */
static bool must_buy(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    struct option scratch[OPTIONS];
    return !p->bought &&
           (may_buy_wound(g, seat) ||
            offer_purchases(g, seat, p->money + ps_hand_money(g, seat), scratch) != scratch);
}

static struct option *offer_buys(const struct game *g, int seat, struct option *out)
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
    out = offer_hand_over(g, seat, out);
    if (!must_buy(g, seat) || out == first)
        *out++ = (struct option){END_BUYING};
    return out;
}

/* Who has a piggy bank may still hold gems (PS-090). */
static bool may_pay(const struct player *p)
{
    return p->pigs && (ps_may_hold(p) & (ps_kind_bit(GEMS) - 1));
}

bool ps_may_buy(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    struct option scratch[OPTIONS];
    if (g->done & seat_bit(seat))
        return false;
    return may_buy_wound(g, seat) || may_pay(p) ||
           (p->money > 0 && offer_purchases(g, seat, p->money, scratch) != scratch);
}

/* --- What chips ask. --- */

static struct option *offer_breaks(const struct game *g, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    FOR_EACH_BIT(i, ps_breakable(g, ask->a, ask->b))
        *out++ = (struct option){BREAK_GEM, .a = (uint8_t)(i + 1)};
    if (ask->c)
        *out++ = (struct option){PASS};
    return out;
}

/* The numbers of a set. */
static struct option *offer_numbers(uint8_t verb, unsigned set, struct option *out)
{
    FOR_EACH_BIT(number, set)
        *out++ = (struct option){verb, .a = (uint8_t)number};
    return out;
}

/* Of the choices asked about those that this hand allows: what is hidden is not part of the
 * question. */
static unsigned choices_of(const struct game *g, const struct ask *ask)
{
    switch (ask->a) {
    case EITHER_pleasure: return g->player[ask->c].hand[WOUND] ? ask->b : ask->b & 2;
    case EITHER_hex: return g->player[ask->c].hand[WOUND] >= 2 ? ask->b : ask->b & 1;
    case EITHER_damage:
        return ps_can_pick(g, PICK_discard_orb, ask->c, NO_ARGUMENT) ? ask->b : ask->b & 2;
    case EITHER_shiny: return g->player[ask->c].hand[GEM1] ? ask->b : ask->b & 2;
    default: return ask->b;
    }
}

static struct option *offer_truths(const struct game *g, struct option *out)
{
    *out++ = (struct option){FROM_DISCARD, .a = g->k.ask.b};
    *out++ = (struct option){FROM_DISCARD, .a = g->k.ask.c};
    return out;
}

static struct option *offer_cancels(const struct game *g, struct option *out)
{
    for (uint8_t count = 1; count <= g->k.ask.a; count++)
        *out++ = (struct option){CANCEL_GEMS, .a = count};
    return out;
}

static struct option *offer_losers_choice(struct option *out)
{
    for (uint8_t verb = LOSER_KEEP; verb <= LOSER_BANK; verb++)
        *out++ = (struct option){verb};
    return out;
}

struct option *ps_options(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_ACTION: return offer_actions(g, seat, out);
    case ASK_BUY: return offer_buys(g, seat, out);
    case ASK_PICK: return ps_offer_picks(g, ask->a, ask->b, ask->c, out);
    case ASK_REACT: return ps_offer_reactions(g, seat, ask->a, out);
    case ASK_BREAK: return offer_breaks(g, out);
    case ASK_MERGE: return ps_offer_merges(g, ask->a, ask->b, out);
    case ASK_TARGET: return offer_numbers(AIM_AT, ask->b, out);
    case ASK_EITHER: return offer_numbers(DECIDE, choices_of(g, ask), out);
    case ASK_TRUTH: return offer_truths(g, out);
    case ASK_CANCEL: return offer_cancels(g, out);
    case ASK_DRAFT: return offer_numbers(DRAFT_CHIP, (1u << g->pool.count) - 1, out);
    case ASK_CHARACTER: return ps_offer_characters(g, seat, out);
    case ASK_LOSER: return offer_losers_choice(out);
    default: return ps_offer_swaps(g, out);
    }
}
