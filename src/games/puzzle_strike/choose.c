/* choose.c - the questions that chips ask: which chip, which player, this or that. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- Which chips fit: the filters of picks.def. `x` is what the pick was given. --- */

#define FILTER(name, condition)                                                                    \
    static bool name(const struct game *g, int kind, int x)                                        \
    {                                                                                              \
        (void)g, (void)kind, (void)x;                                                              \
        return condition;                                                                          \
    }

static bool is_marked(const struct game *g, int kind)
{
    return g->marked[kind >> 3] >> (kind & 7) & 1;
}

void ps_mark(struct game *g, int kind, bool on)
{
    uint8_t bit = (uint8_t)(1u << (kind & 7));
    g->marked[kind >> 3] = (uint8_t)(on ? g->marked[kind >> 3] | bit : g->marked[kind >> 3] & ~bit);
}

/* An Action chip is one with a banner (PS-082). */
static bool has_main(const struct game *g, int kind)
{
    return ps_chip(g, kind)->colors && !(ps_chip(g, kind)->icons & REACTION);
}

FILTER(is_any, true)
FILTER(is_other, kind != x)
FILTER(is_gem, ps_is_gem(kind))
FILTER(is_wound, kind == WOUND)
FILTER(is_wound_or_one, kind == WOUND || kind == GEM1)
FILTER(is_crash_gem, kind == CRASH_GEM)
FILTER(is_puzzle, ps_is_puzzle(kind))
FILTER(is_character, ps_is_character(g, kind))
FILTER(is_orb, ps_chip(g, kind)->icons &ORB)
FILTER(is_blue, ps_chip(g, kind)->colors &IS_BLUE)
FILTER(has_color, ps_chip(g, kind)->colors >> x & 1)
FILTER(is_common, !ps_is_character(g, kind)) /* PS-055 */
FILTER(is_plain, !ps_is_character(g, kind) && !(ps_chip(g, kind)->icons & ORB))
FILTER(is_humble, !(ps_chip(g, kind)->icons & MIGHTY))
FILTER(is_other_humble, kind != x && !(ps_chip(g, kind)->icons & MIGHTY))
FILTER(is_humble_puzzle, ps_is_puzzle(kind) && !(ps_chip(g, kind)->icons & MIGHTY))
FILTER(is_action, has_main(g, kind))
FILTER(is_that_action, kind == x && has_main(g, kind))
FILTER(is_character_action, ps_is_character(g, kind) && has_main(g, kind))
FILTER(can_be_copied, ps_is_puzzle(kind) || kind == CRASH_GEM || kind == DOUBLE_CRASH)
FILTER(can_be_selected, ps_cost(g, kind) <= 5 && has_main(g, kind) &&
                            g->chip[kind] != CHIP_option_select) /* PS-285 */
FILTER(can_be_borrowed, ps_is_puzzle(kind) && kind != x && ps_cost(g, kind) <= ps_cost(g, x))
FILTER(is_removable, ps_is_puzzle(kind) && kind != g->oblivion)
FILTER(is_not_chosen, !ps_is_gem(kind) && kind != WOUND && !is_marked(g, kind) &&
                          !(ps_chip(g, kind)->icons & MIGHTY))
FILTER(is_chosen, is_marked(g, kind))
FILTER(costs_to_two_more, ps_cost(g, kind) >= x && ps_cost(g, kind) <= x + 2)
FILTER(costs_two_more, ps_cost(g, kind) == x + 2)
FILTER(costs_same_or_one_more, ps_cost(g, kind) == x || ps_cost(g, kind) == x + 1)
FILTER(costs_up_to_two_more, ps_cost(g, kind) <= x + 2)

/* A puzzle chip that can be shown for some stack of the bank. */
static bool can_borrow_for(const struct game *g, int kind, int x)
{
    (void)x;
    for (int stack = FIRST_PUZZLE; ps_is_puzzle(kind) && stack < FIRST_CHARACTER; stack++)
        if (ps_in_bank(g, stack) && can_be_borrowed(g, stack, kind))
            return true;
    return false;
}

static const struct {
    uint8_t zones, may_pass;
    bool (*fits)(const struct game *g, int kind, int x);
} picks[] = {
#define PICK(id, zones, may_pass, filter, prompt, phrase) {zones, may_pass, filter},
#include "games/puzzle_strike/picks.def"
#undef PICK
};

/* --- Options. --- */

static uint32_t bag_kinds(const struct player *p)
{
    uint32_t kinds = 0;
    for (int i = 0; i < p->bag.count - p->topped; i++)
        kinds |= UINT32_C(1) << p->bag.card[i];
    return kinds;
}

static struct option *offer_kinds(const struct game *g, int pick, int x, uint8_t verb,
                                  uint32_t kinds, struct option *out)
{
    for (; kinds; kinds &= kinds - 1) {
        uint8_t kind = (uint8_t)__builtin_ctz(kinds);
        if (picks[pick].fits(g, kind, x))
            *out++ = (struct option){verb, .a = kind};
    }
    return out;
}

static uint32_t bank_kinds(const struct game *g)
{
    uint32_t kinds = ps_kinds(g->bank);
    return g->oblivion == NO_KIND ? kinds : kinds & ~(UINT32_C(1) << g->oblivion);
}

static struct option *offer_chips(const struct game *g, int pick, int owner, int x,
                                  struct option *out)
{
    const struct player *p = &g->player[owner];
    unsigned zones = picks[pick].zones;
    if (zones & IN_HAND)
        out = offer_kinds(g, pick, x, FROM_HAND, ps_kinds(p->hand), out);
    if (zones & IN_DISCARD)
        out = offer_kinds(g, pick, x, FROM_DISCARD, ps_kinds(p->discard), out);
    if (zones & IN_BAG)
        out = offer_kinds(g, pick, x, FROM_BAG, bag_kinds(p), out);
    if (zones & IN_BANK)
        out = offer_kinds(g, pick, x, FROM_BANK, bank_kinds(g), out);
    if (zones & ANY_STACK)
        out = offer_kinds(g, pick, x, FROM_BANK, (UINT32_C(1) << BANK_STACKS) - 1, out);
    return out;
}

bool ps_can_pick(const struct game *g, int pick, int owner, int x)
{
    struct option scratch[OPTIONS];
    return offer_chips(g, pick, owner, x, scratch) != scratch;
}

/* Declining comes last, and where nothing fits there is nothing else to say. */
static struct option *offer_picks(const struct game *g, int pick, int owner, int x,
                                  struct option *out)
{
    struct option *first = out;
    int may_pass = picks[pick].may_pass;
    out = offer_chips(g, pick, owner, x, out);
    if (out == first || may_pass == ALWAYS || (may_pass == IF_EXTRA && x))
        *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_breaks(const struct game *g, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    const struct option *first = out;
    const uint8_t *gems = g->pile[ps_side(g, ask->a)].gems;
    for (uint8_t value = 1; value <= GEMS; value++)
        if (gems[value - 1] && (ask->b >> (value - 1) & 1))
            *out++ = (struct option){BREAK_GEM, .a = value};
    if (ask->c || out == first)
        *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_numbers(uint8_t verb, unsigned set, struct option *out)
{
    for (; set; set &= set - 1)
        *out++ = (struct option){verb, .a = (uint8_t)__builtin_ctz(set)};
    return out;
}

static struct option *offer_targets(const struct game *g, struct option *out)
{
    out = offer_numbers(AIM_AT, g->k.ask.b, out);
    if (g->k.ask.c)
        *out++ = (struct option){PASS};
    return out;
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

static struct option *offer_rare(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_MERGE: return ps_offer_merges(g, g->k.ask.a, g->k.ask.b, out);
    case ASK_TRUTH: return offer_truths(g, out);
    case ASK_CANCEL: return offer_cancels(g, out);
    case ASK_DRAFT: return offer_numbers(DRAFT_CHIP, (1u << g->pool.count) - 1, out);
    case ASK_CHARACTER: return ps_offer_characters(g, seat, out);
    case ASK_LOSER: return ps_offer_loser(g, seat, out);
    default: return ps_offer_swaps(g, out);
    }
}

struct option *ps_options(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_ACTION: return ps_offer_actions(g, seat, out);
    case ASK_BUY: return ps_offer_buys(g, seat, out);
    case ASK_PICK: return offer_picks(g, ask->a, ask->b, ask->c, out);
    case ASK_REACT: return ps_offer_reactions(g, seat, ask->a, ask->b, out);
    case ASK_BREAK: return offer_breaks(g, out);
    case ASK_TARGET: return offer_targets(g, out);
    case ASK_EITHER: return offer_numbers(DECIDE, ask->b, out);
    default: return offer_rare(g, seat, out);
    }
}

/* --- The scripts. --- */

/* `who` picks a chip of `owner`'s zones or of the bank into g->chosen; PASS if none. Where there is
 * no choice nobody is asked. Returns whether there is one. */
SCRIPT(choose, uint8_t who, pick, owner, x;)
{
    BEGIN;
    if (my->owner == g->puppet) /* his master sees what there is to choose from */
        memcpy(g->player[my->owner].known, g->player[my->owner].hand, KINDS);
    {
        struct option options[OPTIONS];
        if (offer_picks(g, my->pick, my->owner, my->x, options) - options == 1) {
            g->chosen = options[0];
            RETURN(g->chosen.verb != PASS);
        }
    }
    DECIDE_ASK(1, my->who, ASK_PICK, my->pick, my->owner, my->x);
    g->chosen = DECISION(my->who);
    RETURN(g->chosen.verb != PASS);
    END;
}

/* `who` chooses a player of the set into g->chosen. Returns his seat, or -1. */
SCRIPT(target, uint8_t who, aim, set, may_pass;)
{
    BEGIN;
    if (!my->set)
        RETURN(-1);
    if (!my->may_pass && !(my->set & (my->set - 1)))
        RETURN(__builtin_ctz(my->set));
    DECIDE_ASK(1, my->who, ASK_TARGET, my->aim, my->set, my->may_pass);
    g->chosen = DECISION(my->who);
    RETURN(g->chosen.verb == PASS ? -1 : g->chosen.a);
    END;
}
