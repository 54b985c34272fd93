/* play.c - playing a chip: what it gives, where it goes, whom it attacks, who reacts. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- What a chip gives. On somebody else's turn all but chips are lost (PS-274, PS-362). --- */

void ps_gain_arrow(struct game *g, int seat, int arrow, int count)
{
    if (ps_is_active(g, seat))
        g->player[seat].arrow[arrow] = (uint8_t)(g->player[seat].arrow[arrow] + count);
}

void ps_gain_pigs(struct game *g, int seat, int count)
{
    if (ps_is_active(g, seat))
        g->player[seat].pigs = (uint8_t)(g->player[seat].pigs + count);
}

void ps_gain_money(struct game *g, int seat, int money)
{
    if (ps_is_active(g, seat))
        g->player[seat].money = (int8_t)(g->player[seat].money + money);
}

void ps_gains(struct game *g, int seat, const struct gains *gains)
{
    struct player *p = &g->player[seat];
    if (ps_is_active(g, seat)) {
        for (int arrow = 0; arrow < ARROWS; arrow++)
            p->arrow[arrow] = (uint8_t)(p->arrow[arrow] + gains->arrow[arrow]);
        p->pigs = (uint8_t)(p->pigs + gains->pigs);
        p->money = (int8_t)(p->money + gains->money);
    }
    if (gains->draw)
        ps_draw(g, seat, gains->draw);
}

/* PS-273: on somebody else's turn it means nothing. */
void ps_end_actions(struct game *g, int seat)
{
    if (ps_is_active(g, seat))
        g->player[seat].flags |= ACTIONS_OVER;
}

/* --- Chips on the table. --- */

void ps_lay(struct game *g, int seat, int kind)
{
    ps_hand_take(g, seat, kind);
    g->player[seat].table[kind]++;
}

/* Puzzle chips that this player must discard before he may combine: one for each Stunlock of an
 * opponent and for each Protective Ward of anybody. */
static int tolls_of(const struct game *g, int seat)
{
    int stunlock = ps_find_kind(g, CHIP_stunlock), ward = ps_find_kind(g, CHIP_protective_ward);
    int tolls = 0;
    for (int other = 0; other < g->k.seats; other++) {
        if (stunlock != NO_KIND && ps_is_foe(g, seat, other))
            tolls += g->player[other].ongoing[stunlock];
        if (ward != NO_KIND)
            tolls += g->player[other].ongoing[ward];
    }
    return tolls;
}

/* A played chip stays until cleanup, unless its text says otherwise. */
static void settle(struct game *g, int seat, int kind, int fate)
{
    struct player *p = &g->player[seat];
    bool lasts = fate == STAYS && (ps_chip(g, kind)->icons & ONGOING);
    if ((fate == STAYS && !lasts) || fate == EXCHANGED)
        return;
    p->table[kind]--;
    if (lasts) {
        p->ongoing[kind]++;
        p->flags |= g->chip[kind] == CHIP_protective_ward ? WARD_IS_NEW : 0;
        EVENT(.kind = LAID_OUT, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    } else if (fate == TRASHED) {
        ps_bank_put(g, kind);
        EVENT(.kind = TRASHED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    } else if (fate == TOPPED) {
        ps_top(g, seat, kind);
    } else if (fate == DISCARDED_AT_ONCE) {
        p->discard[kind]++;
    } else {
        g->out[kind]++;
        EVENT(.kind = TRASHED_CHIP, .seat = (uint8_t)seat, .open = {g->chip[kind]});
    }
}

/* PS-200, PS-271: the same name a second time in a turn has no effect. */
static bool is_spent(struct game *g, int seat, int kind)
{
    if (!(ps_chip(g, kind)->icons & ONCE))
        return false;
    uint8_t flag = g->chip[kind] == CHIP_ouch ? ONCE_OUCH : ONCE_BANG;
    bool spent = g->player[seat].flags & flag;
    g->player[seat].flags |= flag;
    return spent;
}

/* --- The scripts. --- */

/* The text of a chip happens for `who`. With `self` there is a chip of this kind on his table that
 * the text may move; without, it is a copy. Returns its enum fate. */
SCRIPT(play, uint8_t who, kind, self; uint8_t fate, tolls; seat_set after;)
{
    BEGIN;
    EVENT(.kind = PLAYED, .seat = my->who, .open = {g->chip[my->kind]});
    my->after = g->after;
    g->after = 0;
    if (g->player[my->who].played < UINT8_MAX)
        g->player[my->who].played++;
    if (is_spent(g, my->who, my->kind)) {
        EVENT(.kind = DECLINED, .seat = my->who, .open = {g->chip[my->kind]});
        g->after = my->after;
        RETURN(STAYS);
    }
    if (ps_chip(g, my->kind)->icons & COMBINES) /* PS-378: before anything else */
        for (my->tolls = (uint8_t)tolls_of(g, my->who); my->tolls; my->tolls--) {
            CALL(1, choose, my->who, PICK_toll, my->who, 0);
            if (!g->k.result) {
                g->barred |= seat_bit(my->who);
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
    if (ps_chip(g, my->kind)->icons & FIST)
        CALL(3, aftermath, my->who, my->kind);
    g->after = my->after;
    if (g->floats)
        CALL(4, release, 0);
    RETURN(my->fate);
    END;
}

/* After an attack: first the attacker's Hundred-Fist Frenzies, then the reactions of those who were
 * hit (PS-261, PS-266). */
SCRIPT(aftermath, uint8_t who, kind; uint8_t i; seat_set after;)
{
    BEGIN;
    my->after = g->after;
    g->after = 0;
    if (ps_has_ongoing(g, my->who, CHIP_hundred_fist_frenzy))
        CALL(1, frenzy, my->who);
    for (my->i = 0; my->after && my->i < g->k.seats; my->i++)
        if (my->after & seat_bit(ps_seat_at(g, g->turn, my->i)))
            CALL(2, react, (uint8_t)ps_seat_at(g, g->turn, my->i), AFTER_FIST, my->who, my->kind);
    END;
}

/* PS-264: every copy. */
SCRIPT(frenzy, uint8_t who; uint8_t left, kind;)
{
    BEGIN;
    my->kind = (uint8_t)ps_find_kind(g, CHIP_hundred_fist_frenzy);
    for (my->left = g->player[my->who].ongoing[my->kind]; my->left; my->left--)
        CALL(1, crash, my->who, my->kind, 1, ALL_GEMS, 0, false);
    END;
}

static bool is_immune(int shield)
{
    return shield == SHIELD_IMMUNE || shield == SHIELD_IMMUNE_TRASH;
}

/* The ante of an attack hits each pile once. */
static void ante_piles(struct game *g, seat_set hit)
{
    for (seat_set left = ps_one_per_side(g, hit); left; left &= (seat_set)(left - 1))
        ps_ante(g, __builtin_ctz(left), 1, 1);
}

/* A fist of `who` at these victims. Each may react (PS-186); then a 1-gem is anted into their
 * piles, if it is that kind of attack, and `script` happens to each, in turn order (PS-242).
 * Returns whom it has hit. */
SCRIPT(attack, uint8_t who, kind; seat_set victims; uint8_t antes, script, x; uint8_t i;
       seat_set hit, silent;)
{
    BEGIN;
    my->hit = my->victims;
    for (my->i = 0; my->i < g->k.seats; my->i++) {
        if (!(my->victims & seat_bit(ps_seat_at(g, g->turn, my->i))))
            continue;
        CALL(1, react, (uint8_t)ps_seat_at(g, g->turn, my->i), BEFORE_FIST, my->who, my->kind);
        if (is_immune(g->k.result))
            my->hit &= (seat_set)~seat_bit(ps_seat_at(g, g->turn, my->i));
        if (!g->k.result)
            my->silent |= seat_bit(ps_seat_at(g, g->turn, my->i));
    }
    if (my->antes)
        ante_piles(g, my->hit);
    for (my->i = 0; my->script && my->i < g->k.seats; my->i++)
        if (my->hit & seat_bit(ps_seat_at(g, g->turn, my->i)))
            CALL_NUMBER(2, my->script, (uint8_t)ps_seat_at(g, g->turn, my->i), my->who, my->x);
    g->after |= my->hit & my->silent;
    RETURN(my->hit);
    END;
}

/* --- Reactions. --- */

static int gems_in_pile(const struct game *g, int seat)
{
    const uint8_t *gems = g->pile[ps_side(g, seat)].gems;
    return gems[0] + gems[1] + gems[2] + gems[3];
}

/* Could this shield do anything in this window? `window` may carry what is no longer allowed. */
static bool is_useful(const struct game *g, int seat, int shield, int window)
{
    if (!(ps_shield_windows[shield] & window))
        return false;
    switch (shield) {
    case SHIELD_CRASH:
    case SHIELD_DOUBLE:
    case SHIELD_UNSTABLE: return !(window & NO_COUNTER) && gems_in_pile(g, seat);
    case SHIELD_PUNCH: return g->pile[ps_side(g, seat)].gems[0];
    case SHIELD_HEAL: return !(window & NO_HEAL);
    case SHIELD_TRAINING: return ps_can_pick(g, PICK_train, seat, 0);
    default: return true;
    }
}

/* PS-284: Option Select is any reaction chip of the bank. */
static struct option *offer_selected(const struct game *g, int seat, int window, uint8_t kind,
                                     struct option *out)
{
    for (uint8_t as = COMBINE; as < BANK_STACKS; as++)
        if (ps_in_bank(g, as) && ps_cost(g, as) <= 5 &&
            is_useful(g, seat, ps_chip(g, as)->shield, window))
            *out++ = (struct option){REACT_WITH, .a = kind, .b = as};
    return out;
}

struct option *ps_offer_reactions(const struct game *g, int seat, int window, int by,
                                  struct option *out)
{
    const struct player *p = &g->player[seat];
    (void)by;
    for (uint32_t kinds = ps_kinds(p->hand); kinds; kinds &= kinds - 1) {
        uint8_t kind = (uint8_t)__builtin_ctz(kinds);
        if (g->chip[kind] == CHIP_option_select)
            out = offer_selected(g, seat, window, kind, out);
        else if (is_useful(g, seat, ps_chip(g, kind)->shield, window))
            *out++ = (struct option){REACT_WITH, .a = kind, .b = kind};
    }
    if (p->iron && (window & ON_SEND) && !(window & NO_COUNTER) && gems_in_pile(g, seat))
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
        p->iron--;
        p->discard[CRASH_GEM]++;
        EVENT(.kind = REACTED, .seat = (uint8_t)seat, .open = {CHIP_crash_gem, CHIP_crash_gem});
        return CRASH_GEM;
    }
    EVENT(.kind = REACTED, .seat = (uint8_t)seat, .open = {g->chip[with.a], g->chip[with.b]});
    ps_hand_take(g, seat, with.a);
    if (with.a != with.b || ps_chip(g, with.a)->shield == SHIELD_IMMUNE_TRASH)
        ps_bank_put(g, with.a);
    else
        p->discard[with.a]++;
    return with.b;
}

/* Asks a seat for a reaction to what `by` does; what a fist meets happens here, before or after
 * it, what a send meets in the script `send`. Returns the enum shield; 0 if there was none. */
SCRIPT(react, uint8_t seat, window, by, about; uint8_t kind, puppet;)
{
    BEGIN;
    {
        struct option options[OPTIONS];
        if (g->k.depth > DEEP ||
            ((my->window & ON_SEND) && (g->player[my->seat].flags & KNOCKED_DOWN)) ||
            ps_offer_reactions(g, my->seat, my->window, my->by, options) - options == 1)
            RETURN(0);
    }
    ASK(1, my->seat, ASK_REACT, my->window, my->by, my->about);
    {
        struct option with = ANSWER(my->seat);
        if (with.verb == PASS)
            RETURN(0);
        my->kind = use_reaction(g, my->seat, with);
    }
    if (!(my->window & ON_SEND) && ps_shield_scripts[ps_chip(g, my->kind)->shield]) {
        my->puppet = g->puppet; /* PS-358: reactions are everybody's own */
        g->puppet = NOBODY;
        CALL_NUMBER(2, ps_shield_scripts[ps_chip(g, my->kind)->shield], my->seat, my->kind, my->by);
        g->puppet = my->puppet;
    }
    g->chosen = (struct option){REACT_WITH, .a = my->kind};
    RETURN(ps_chip(g, my->kind)->shield);
    END;
}
