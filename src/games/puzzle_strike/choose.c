/* choose.c - the questions that chips ask: which chip, which player, this or that. */
#include "games/puzzle_strike/choose.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/zones.h"

/* --- Which chips fit: the filters of picks.def. `extra` is what the pick was given. --- */

#define FILTER(name, condition)                                                                    \
    static bool name(const struct game *g, int kind, int extra)                                    \
    {                                                                                              \
        (void)g, (void)kind, (void)extra;                                                          \
        return condition;                                                                          \
    }

static bool is_marked(const struct game *g, int kind)
{
    assert(kind < KINDS);
    return g->marked[kind >> 3] >> (kind & 7) & 1;
}

void ps_mark(struct game *g, int kind, bool on)
{
    assert(kind < KINDS);
    uint8_t bit = (uint8_t)(1u << (kind & 7));
    g->marked[kind >> 3] = (uint8_t)(on ? g->marked[kind >> 3] | bit : g->marked[kind >> 3] & ~bit);
}

FILTER(is_any, true)
FILTER(is_other, kind != extra)
FILTER(is_gem, ps_is_gem(kind))
FILTER(is_one, kind == GEM1)
FILTER(is_wound, kind == WOUND)
FILTER(is_wound_or_one, kind == WOUND || kind == GEM1)
FILTER(is_crash_gem, kind == CRASH_GEM)
FILTER(is_puzzle, ps_is_puzzle(kind))
FILTER(is_character, ps_is_character(g, kind))
FILTER(is_orb, ps_has_icon(g, kind, ORB))
FILTER(is_blue, ps_chip(g, kind)->colors >> BLUE & 1)
FILTER(has_color, ps_chip(g, kind)->colors >> extra & 1)
FILTER(can_be_trashed, !ps_is_character(g, kind)) /* PS-055 */
FILTER(can_be_trashed_without_orb, !ps_is_character(g, kind) && !ps_has_icon(g, kind, ORB))
FILTER(is_not_mighty, !ps_has_icon(g, kind, MIGHTY))
FILTER(is_other_not_mighty, kind != extra && !ps_has_icon(g, kind, MIGHTY))
FILTER(is_puzzle_not_mighty, ps_is_puzzle(kind) && !ps_has_icon(g, kind, MIGHTY))
FILTER(is_action, ps_is_action(g, kind))
FILTER(is_that_action, kind == extra && ps_is_action(g, kind))
FILTER(is_character_action, ps_is_character(g, kind) && ps_is_action(g, kind))
FILTER(can_be_copied, ps_is_puzzle(kind) || kind == CRASH_GEM || kind == DOUBLE_CRASH)
FILTER(can_be_selected, ps_cost(g, kind) <= 5 && ps_is_action(g, kind) &&
                            g->chip[kind] != CHIP_option_select) /* PS-285 */
FILTER(can_be_borrowed,
       ps_is_puzzle(kind) && kind != extra && ps_cost(g, kind) <= ps_cost(g, extra))
static uint32_t bank_kinds(const struct game *g)
{
    uint32_t kinds = ps_kinds(g->bank);
    return g->oblivion == NO_KIND ? kinds : kinds & ~ps_kind_bit(g->oblivion);
}

/* A puzzle chip that can be shown for some stack of the bank. */
static bool can_borrow_for(const struct game *g, int kind, int extra)
{
    (void)extra;
    if (ps_is_puzzle(kind))
        FOR_EACH_KIND(stack, bank_kinds(g))
            if (can_be_borrowed(g, stack, kind))
                return true;
    return false;
}

FILTER(is_removable, ps_is_puzzle(kind) && kind != g->oblivion)
FILTER(can_be_chosen,
       !ps_is_gem(kind) && kind != WOUND && !is_marked(g, kind) && !ps_has_icon(g, kind, MIGHTY))
FILTER(is_chosen, is_marked(g, kind))
FILTER(costs_to_two_more, ps_cost(g, kind) >= extra && ps_cost(g, kind) <= extra + 2)
FILTER(costs_two_more, ps_cost(g, kind) == extra + 2)
FILTER(costs_same_or_one_more, ps_cost(g, kind) == extra || ps_cost(g, kind) == extra + 1)
FILTER(costs_up_to_two_more, ps_cost(g, kind) <= extra + 2)

enum zone { IN_HAND = 1, IN_DISCARD = 2, IN_BAG = 4, IN_BANK = 8, ANY_STACK = 16 };
enum may_pass { NEVER, ALWAYS, IF_EXTRA };

static const struct {
    uint8_t zones, may_pass;
    bool (*fits)(const struct game *g, int kind, int extra);
} picks[] = {
#define PICK(id, zones, may_pass, filter, prompt, phrase) {zones, may_pass, filter},
#include "games/puzzle_strike/picks.def"
#undef PICK
};

/* --- Options. --- */

static inline struct option *offer_kinds(const struct game *g, int pick, int extra, uint8_t verb,
                                         uint32_t kinds, struct option *out)
{
    FOR_EACH_KIND(kind, kinds)
        if (picks[pick].fits(g, kind, extra))
            *out++ = (struct option){verb, .a = (uint8_t)kind};
    return out;
}

static struct option *offer_chips(const struct game *g, int pick, int owner, int extra,
                                  struct option *out)
{
    assert(pick < PICKS && owner < g->k.seats);
    const struct player *p = &g->player[owner];
    unsigned zones = picks[pick].zones;
    if (zones & IN_HAND)
        out = offer_kinds(g, pick, extra, FROM_HAND, ps_kinds(p->hand), out);
    if (zones & IN_DISCARD)
        out = offer_kinds(g, pick, extra, FROM_DISCARD, ps_kinds(p->discard), out);
    if (zones & IN_BAG)
        out = offer_kinds(g, pick, extra, FROM_BAG, ps_bag_kinds(p), out);
    if (zones & IN_BANK)
        out = offer_kinds(g, pick, extra, FROM_BANK, bank_kinds(g), out);
    if (zones & ANY_STACK)
        out = offer_kinds(g, pick, extra, FROM_BANK, ps_kind_bit(BANK_STACKS) - 1, out);
    return out;
}

bool ps_can_pick(const struct game *g, int pick, int owner, int extra)
{
    struct option scratch[OPTIONS];
    return offer_chips(g, pick, owner, extra, scratch) != scratch;
}

/* Declining comes last, and where nothing fits there is nothing else to say. */
struct option *ps_offer_picks(const struct game *g, int pick, int owner, int extra,
                              struct option *out)
{
    struct option *first = out;
    int may_pass = picks[pick].may_pass;
    out = offer_chips(g, pick, owner, extra, out);
    if (out == first || may_pass == ALWAYS || (may_pass == IF_EXTRA && extra))
        *out++ = (struct option){PASS};
    return out;
}

/* Does everybody see what there is to choose from? */
static bool is_open(const struct game *g, int pick, int owner, int extra)
{
    const struct player *p = &g->player[owner];
    struct option scratch[OPTIONS];
    return !(picks[pick].zones & (IN_HAND | IN_BAG)) || !ps_hides_chips(p) ||
           offer_kinds(g, pick, extra, FROM_HAND, ps_may_hold(p), scratch) == scratch;
}

/* --- The scripts. --- */

/* Returns whether there is one. Who has to pick one and does not could not, as everybody knows. */
static bool is_picked(const struct game *g, int who, int pick, int extra)
{
    int may_pass = picks[pick].may_pass;
    if (g->chosen.verb == PASS && (may_pass == NEVER || (may_pass == IF_EXTRA && !extra)))
        EVENT(.kind = FOUND_NOTHING, .seat = (uint8_t)who, .open = {(uint8_t)pick});
    return g->chosen.verb != PASS;
}

/* `who` picks a chip of `owner`'s zones or of the bank into g->chosen; PASS if none. Where there is
 * no choice, as everybody can see, nobody is asked (PS-389). Returns whether there is one. */
SCRIPT(choose, uint8_t who, pick, owner, extra;)
{
    BEGIN;
    if (my->owner == g->puppet) /* the master sees what there is to choose from */
        memcpy(g->player[my->owner].known, g->player[my->owner].hand, KINDS);
    {
        struct option options[OPTIONS];
        if (ps_offer_picks(g, my->pick, my->owner, my->extra, options) - options == 1 &&
            is_open(g, my->pick, my->owner, my->extra)) {
            g->chosen = options[0];
            RETURN(is_picked(g, my->who, my->pick, my->extra));
        }
    }
    DECIDE_ASK(1, my->who, ASK_PICK, my->pick, my->owner, my->extra);
    g->chosen = DECISION(my->who);
    RETURN(is_picked(g, my->who, my->pick, my->extra));
    END;
}

static int point_at(uint8_t who, uint8_t aim, int target)
{
    EVENT(.kind = POINTED_AT, .seat = who, .open = {aim, (uint8_t)target});
    return target;
}

/* `who` chooses a player of the set into g->chosen. Returns their seat. */
SCRIPT(target, uint8_t who, aim, set;)
{
    BEGIN;
    assert(my->set);
    if (set_count(my->set) == 1)
        RETURN(point_at(my->who, my->aim, set_first(my->set)));
    DECIDE_ASK(1, my->who, ASK_TARGET, my->aim, my->set);
    g->chosen = DECISION(my->who);
    RETURN(point_at(my->who, my->aim, g->chosen.a));
    END;
}
