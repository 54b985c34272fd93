/* play.c - playing a chip: what it gives, where it goes, whom it attacks, who reacts. */
#include "games/puzzle_strike/play.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/deck.h"

/* --- What a chip gives. --- */

static void tell_gains(int seat, const struct gains *gains, int chip)
{
    struct event event = {.kind = GOT, .seat = (uint8_t)seat, .eyes = EVERYBODY};
    unsigned any = gains->pigs | (uint8_t)gains->money;
    for (int arrow = 0; arrow < ARROWS; arrow++)
        any |= event.open[arrow] = gains->arrow[arrow];
    event.open[ARROWS] = gains->pigs;
    event.secret[0] = (uint8_t)gains->money;
    event.secret[1] = (uint8_t)chip;
    if (any)
        event_emit(&event);
}

void ps_gains_by(struct game *g, int seat, const struct gains *gains, int chip)
{
    struct player *p = &g->player[seat];
    if (ps_is_active(g, seat)) {
        for (int arrow = 0; arrow < ARROWS; arrow++)
            p->arrow[arrow] = (uint8_t)(p->arrow[arrow] + gains->arrow[arrow]);
        p->pigs = (uint8_t)(p->pigs + gains->pigs);
        p->money = (int8_t)(p->money + gains->money);
    }
    if (LISTENING)
        tell_gains(seat, gains, chip);
    if (gains->draw)
        ps_draw(g, seat, gains->draw);
}

void ps_gain_arrow(struct game *g, int seat, int arrow)
{
    struct gains gains = {0};
    gains.arrow[arrow] = 1;
    ps_gains(g, seat, &gains);
}

void ps_gain_money(struct game *g, int seat, int money)
{
    const struct gains gains = {.money = (int8_t)money};
    if (ps_is_active(g, seat))
        g->player[seat].money = (int8_t)(g->player[seat].money + money);
    if (LISTENING)
        tell_gains(seat, &gains, NO_CHIP);
}

/* PS-273: on somebody else's turn it means nothing. */
void ps_end_actions(struct game *g, int seat)
{
    if (!ps_is_active(g, seat))
        return;
    g->player[seat].flags |= ACTIONS_OVER;
    EVENT(.kind = ACTIONS_ENDED, .seat = (uint8_t)seat);
}

/* --- Chips on the table. --- */

/* Puzzle chips that this player must discard before they may combine: one for each Stunlock of an
 * opponent and for each Protective Ward of anybody. */
static int tolls_of(const struct game *g, int seat)
{
    int tolls = 0;
    FOR_EACH_SEAT(other, ps_foes(g, seat))
        tolls += ps_ongoing(g, other, CHIP_stunlock);
    FOR_EACH_SEAT(other, g->in_play)
        tolls += ps_ongoing(g, other, CHIP_protective_ward);
    return tolls;
}

static void lay_out(struct game *g, int seat, int kind)
{
    struct player *p = &g->player[seat];
    ps_put(p->ongoing, kind);
    p->flags |= g->chip[kind] == CHIP_protective_ward ? WARD_IS_NEW : 0;
    EVENT(.kind = LAID_OUT, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

/* A played chip stays until cleanup, unless its text says otherwise. */
static void settle(struct game *g, int seat, int kind, int fate)
{
    struct player *p = &g->player[seat];
    bool lasts = fate == STAYS && ps_has_icon(g, kind, ONGOING);
    assert(fate >= STAYS && fate <= EXCHANGED);
    if ((fate == STAYS && !lasts) || fate == EXCHANGED)
        return;
    ps_remove(p->table, kind);
    switch (fate) {
    case STAYS: lay_out(g, seat, kind); return;
    case TOPPED: ps_top(g, seat, kind); return;
    case DISCARDED_AT_ONCE: ps_put(p->discard, kind); return;
    case TRASHED: ps_bank_put(g, kind); break;
    default: ps_put(g->out, kind); break;
    }
    EVENT(.kind = TRASHED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
}

/* PS-200, PS-271: the same name a second time in a turn has no effect. */
static bool is_spent(struct game *g, int seat, int kind)
{
    if (!ps_has_icon(g, kind, ONCE))
        return false;
    uint8_t flag = g->chip[kind] == CHIP_ouch ? ONCE_OUCH : ONCE_BANG;
    bool spent = g->player[seat].flags & flag;
    g->player[seat].flags |= flag;
    return spent;
}

/* --- The scripts. --- */

static void count_play(struct player *p)
{
    if (p->played < UINT8_MAX)
        p->played++;
}

/* The text of a chip happens for `who`. With `self` there is a chip of this kind on their table
 * that the text may move; without, it is a copy. Returns its enum fate. */
SCRIPT(play, uint8_t who, kind, self; uint8_t fate, tolls;)
{
    BEGIN;
    EVENT(.kind = PLAYED, .seat = my->who, .open = {g->chip[my->kind]});
    assert(!g->after); /* whoever may still react to an attack does so before the next chip */
    count_play(&g->player[my->who]);
    if (is_spent(g, my->who, my->kind)) {
        EVENT(.kind = DECLINED, .seat = my->who, .open = {g->chip[my->kind]});
        RETURN(STAYS);
    }
    if (ps_has_icon(g, my->kind, COMBINES)) /* PS-378: before anything else */
        for (my->tolls = (uint8_t)tolls_of(g, my->who); my->tolls; my->tolls--) {
            CALL(1, choose, my->who, PICK_toll, my->who);
            if (!g->k.result) {
                g->barred |= seat_bit(my->who);
                EVENT(.kind = BARRED, .seat = my->who);
                break;
            }
            ps_discard(g, my->who, g->chosen.a);
        }
    ps_gains(g, my->who, &ps_chip(g, my->kind)->gains);
    if (ps_chip(g, my->kind)->script) {
        CALL_NUMBER(2, ps_chip(g, my->kind)->script, my->who, my->kind, my->self);
        my->fate = (uint8_t)g->k.result;
    }
    g->barred &= (seat_set)~seat_bit(my->who);
    if (my->self)
        settle(g, my->who, my->kind, my->fate);
    if (ps_has_icon(g, my->kind, FIST))
        CALL(3, aftermath, my->who, my->kind);
    if (g->floats)
        CALL(4, release, NO_ARGUMENT);
    RETURN(my->fate);
    END;
}

/* Is the i-th seat in turn order one of these? */
static bool is_among(const struct game *g, seat_set seats, int i)
{
    return seats & seat_bit(ps_seat_in_order(g, i));
}

/* After an attack: first the attacker's Hundred-Fist Frenzies, then the reactions of those who were
 * hit (PS-261, PS-266). */
SCRIPT(aftermath, uint8_t who, kind; uint8_t i; seat_set after;)
{
    BEGIN;
    my->after = g->after;
    g->after = 0;
    CALL(1, frenzy, my->who);
    for (my->i = 0; my->after && my->i < g->k.seats; my->i++)
        if (is_among(g, my->after, my->i))
            CALL(2, react, ps_seat_in_order(g, my->i), AFTER_FIST, my->who, my->kind);
    END;
}

/* PS-264: every copy. */
SCRIPT(frenzy, uint8_t who; uint8_t left, kind;)
{
    BEGIN;
    my->kind = (uint8_t)ps_find_kind(g, CHIP_hundred_fist_frenzy);
    for (my->left = (uint8_t)ps_ongoing(g, my->who, CHIP_hundred_fist_frenzy); my->left; my->left--)
        CALL(1, crash, my->who, my->kind, 1, ALL_GEMS, 0, false);
    END;
}

/* A victim has reacted with a shield, or not: is it hit, and may it still react afterwards? */
static void note_reaction(int shield, seat_set victim, seat_set *hit, seat_set *silent)
{
    if (shield == SHIELD_IMMUNE || shield == SHIELD_IMMUNE_TRASH)
        *hit &= (seat_set)~victim;
    if (shield == NO_SHIELD)
        *silent |= victim;
}

/* The ante of an attack hits each pile once. */
static void ante_piles(struct game *g, seat_set hit)
{
    for (int i = 0; i < g->k.seats; i++)
        if (is_among(g, ps_one_per_side(g, hit), i))
            ps_ante(g, ps_seat_in_order(g, i), 1);
}

/* Would this fist do anything to this victim? Else they cannot react to it (PS-187). */
static bool affects(const struct game *g, int kind, int victim)
{
    const uint8_t *gems = ps_gems(g, victim);
    switch (g->chip[kind]) {
    case CHIP_mistress_command: return ps_can_be_commanded(g, victim);
    case CHIP_mix_master: return gems[1] || gems[2] || gems[3]; /* a 1-gem does not break */
    case CHIP_just_a_scratch:
    case CHIP_really_annoying:
    case CHIP_hex_of_murkwood:
    case CHIP_pleasure_and_pain: return ps_in_bank(g, WOUND);
    default: return true;
    }
}

/* A fist of `who` at these victims. Each whom it affects may react (PS-186, PS-187); then a 1-gem
 * is anted into their piles, if it is that kind of attack, and `script` happens to each, in turn
 * order (PS-242); it is told `about`. Returns whom it has hit. */
SCRIPT(attack, uint8_t who, kind; seat_set victims; uint8_t antes, script, about; uint8_t i;
       seat_set hit, silent;)
{
    BEGIN;
    assert(!(my->victims & ~ps_foes(g, my->who)));
    my->hit = my->victims;
    EVENT(.kind = ATTACKED, .seat = my->who, .open = {g->chip[my->kind], my->victims});
    for (my->i = 0; my->i < g->k.seats; my->i++) {
        if (!is_among(g, my->victims, my->i) || !affects(g, my->kind, ps_seat_in_order(g, my->i)))
            continue;
        CALL(1, react, ps_seat_in_order(g, my->i), BEFORE_FIST, my->who, my->kind);
        note_reaction(g->k.result, seat_bit(ps_seat_in_order(g, my->i)), &my->hit, &my->silent);
    }
    if (my->antes)
        ante_piles(g, my->hit);
    for (my->i = 0; my->script && my->i < g->k.seats; my->i++)
        if (is_among(g, my->hit, my->i))
            CALL_NUMBER(2, my->script, ps_seat_in_order(g, my->i), my->who, my->about);
    g->after |= my->hit & my->silent;
    RETURN(my->hit);
    END;
}

/* --- Reactions. --- */

/* A counter-crash needs a gem to break (PS-031), and a send meets one only. */
static bool can_counter(const struct game *g, int seat, int window)
{
    return !(window & NO_COUNTER) && ps_gem_count(ps_gems(g, seat));
}

/* Could this shield do anything in this window, as everybody can see? */
static bool is_useful(const struct game *g, int seat, int shield, int window)
{
    assert(shield <= SHIELD_TRAINING);
    if (!(ps_shield_windows[shield] & window))
        return false;
    switch (shield) {
    case SHIELD_CRASH:
    case SHIELD_DOUBLE:
    case SHIELD_UNSTABLE: return can_counter(g, seat, window);
    case SHIELD_PUNCH: return ps_gems(g, seat)[0];
    case SHIELD_HEAL: return !(window & NO_HEAL);
    default: return true;
    }
}

/* PS-284: Option Select is any reaction chip of the bank. */
static struct option *offer_selected(const struct game *g, int seat, int window, uint8_t kind,
                                     struct option *out)
{
    FOR_EACH_KIND(as, ps_kinds(g->bank))
        if (ps_in_bank(g, as) && ps_cost(g, as) <= 5 &&
            is_useful(g, seat, ps_chip(g, as)->shield, window))
            *out++ = (struct option){REACT_WITH, .a = kind, .b = (uint8_t)as};
    return out;
}

/* The reactions that these kinds are. */
static struct option *offer_shields(const struct game *g, int seat, int window, uint32_t kinds,
                                    struct option *out)
{
    FOR_EACH_KIND(kind, kinds)
        if (g->chip[kind] == CHIP_option_select)
            out = offer_selected(g, seat, window, (uint8_t)kind, out);
        else if (is_useful(g, seat, ps_chip(g, kind)->shield, window))
            *out++ = (struct option){REACT_WITH, .a = (uint8_t)kind, .b = (uint8_t)kind};
    return out;
}

static bool has_iron(const struct game *g, int seat, int window)
{
    return g->player[seat].iron && (window & ON_SEND) && can_counter(g, seat, window);
}

/* Rigorous Training needs a chip to trash. */
struct option *ps_offer_reactions(const struct game *g, int seat, int window, struct option *out)
{
    if (!(window & ON_PURCHASE) || ps_can_pick(g, PICK_train, seat, NO_ARGUMENT))
        out = offer_shields(g, seat, window, ps_kinds(g->player[seat].hand), out);
    if (has_iron(g, seat, window))
        *out++ = (struct option){REACT_IRON};
    *out++ = (struct option){PASS};
    return out;
}

/* PS-197: a reaction is discarded on use; Option Select is trashed (PS-291). Returns the kind whose
 * reaction happens. */
static uint8_t use_reaction(struct game *g, int seat, struct option with)
{
    struct player *p = &g->player[seat];
    if (with.verb == REACT_IRON) {
        assert(p->iron);
        p->iron--;
        ps_put(p->discard, CRASH_GEM);
        EVENT(.kind = REACTED, .seat = (uint8_t)seat,
              .open = {CHIP_crash_gem, CHIP_crash_gem, true});
        return CRASH_GEM;
    }
    EVENT(.kind = REACTED, .seat = (uint8_t)seat, .open = {g->chip[with.a], g->chip[with.b]});
    ps_hand_take(g, seat, with.a);
    if (with.a != with.b || ps_chip(g, with.a)->shield == SHIELD_IMMUNE_TRASH)
        ps_bank_put(g, with.a);
    else
        ps_put(p->discard, with.a);
    return with.b;
}

/* PS-389: who is asked must not tell what they hold, so ask everybody who may have a reaction. */
static bool may_react(const struct game *g, int seat, int window)
{
    struct option options[OPTIONS];
    if (g->k.depth > DEEP || ((window & ON_SEND) && (g->player[seat].flags & KNOCKED_DOWN)))
        return false;
    return has_iron(g, seat, window) ||
           offer_shields(g, seat, window, ps_may_hold(&g->player[seat]), options) != options;
}

/* Asks a seat for a reaction to what `by` does; what a fist meets happens here, before or after
 * it, what a send meets in the script `send`. Returns the enum shield. */
SCRIPT(react, uint8_t who, window, by, about; uint8_t kind, puppet;)
{
    BEGIN;
    if (!may_react(g, my->who, my->window))
        RETURN(NO_SHIELD);
    ASK(1, my->who, ASK_REACT, my->window, my->by, my->about);
    {
        struct option with = ANSWER(my->who);
        if (with.verb == PASS)
            RETURN(NO_SHIELD);
        my->kind = use_reaction(g, my->who, with);
    }
    if (!(my->window & ON_SEND) && ps_shield_scripts[ps_chip(g, my->kind)->shield]) {
        my->puppet = g->puppet; /* PS-358: reactions are everybody's own */
        g->puppet = NOBODY;
        CALL_NUMBER(2, ps_shield_scripts[ps_chip(g, my->kind)->shield], my->who, my->kind, my->by);
        g->puppet = my->puppet;
        if (g->floats)
            CALL(3, release, NO_ARGUMENT);
    }
    g->chosen = (struct option){REACT_WITH, .a = my->kind};
    RETURN(ps_chip(g, my->kind)->shield);
    END;
}
