/* attack.c - Attacks: the Dodge, the cards, the Rips, and what follows. */
#include "games/puppet_wars/puppet_wars.h"

static void dodge(struct game *g, int seat, int target, struct option answer)
{
    pw_play(g, seat, answer.a);
    if (answer.a == RED_JOKER)
        g->player[seat].joker = (uint8_t)(answer.b - 1);
    EVENT(.kind = DODGED, .seat = (uint8_t)seat, .open = {(uint8_t)target, answer.a, answer.b});
}

/* PW-309, PW-366: nothing to meet. */
static bool is_nothing(struct value value)
{
    return value.number <= 0 && !value.suits;
}

/* Dirty Saw, once for each. */
static void spread_decay(struct game *g, int target)
{
    uint32_t abilities = pw_striker_abilities(&g->striker);
    int counters = ((abilities & DIRTY_SAW) != 0) + ((abilities & BONE_SAW) != 0);
    for (; counters; counters--)
        pw_gain(g, target, &pw_actions[ACTION_kick_in_the_shins]);
}

static bool may_disassemble(const struct game *g, int seat, int target)
{
    return (pw_striker_abilities(&g->striker) & DISASSEMBLES) && !pw_is_master(g, target) &&
           !g->unit[target].up[0] && cards_in(g->player[seat].hand);
}

/* PW-424. */
static uint8_t rips_of(int powerful)
{
    return (uint8_t)(1 + powerful > 0 ? 1 + powerful : 0);
}

/* With My Eyes Closed! and Ouch!: may the attacked puppet rip its adjacent attacker? */
static bool may_retort(const struct game *g, int target, uint32_t ability, int suit)
{
    return pw_in_play(g, target) && pw_in_play(g, g->striker.unit) &&
           (pw_abilities(g, target) & ability) && pw_adjacent(g, g->striker.unit, target) &&
           pw_can_discard(g, g->unit[target].owner, suit);
}

/* The player of `unit` may discard a card so that the attacker suffers a Rip. */
SCRIPT(riposte, uint8_t unit, spending; uint8_t who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    ASK(1, my->who, ASK_SPEND, my->spending, my->unit, g->striker.unit);
    my->answer = ANSWER(my->who);
    if (my->answer.verb == DISCARD) {
        pw_discard(g, my->who, my->answer.a);
        CALL(2, suffer, g->striker.unit, 1, my->unit);
    }
    END;
}

static bool may_vanish(const struct game *g, int target)
{
    return pw_in_play(g, target) && (pw_abilities(g, target) & VANISHES) &&
           pw_free_benches(g, g->unit[target].owner);
}

static void vanish(struct game *g, int unit, struct option answer)
{
    if (answer.verb != GO)
        return;
    pw_lift(g, unit);
    pw_stand(g, unit, answer.a);
    EVENT(.kind = PLACED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, answer.a, IS_PLACED});
}

static void grow(struct game *g, int unit)
{
    if (g->unit[unit].counter[CB] < 99)
        g->unit[unit].counter[CB]++;
    EVENT(.kind = GAINED, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, NO_ACTION, 0, 1});
}

/* g->striker attacks `target`, with these changes for this Attack only, as part of `action` or on
 * its own (PW-355 to PW-382). */
SCRIPT(attack, uint8_t target; int8_t combat, powerful; uint8_t action;
       uint8_t who, foe, dodge, from, foe_from, hit; struct option answer;)
{
    BEGIN;
    my->who = g->unit[g->striker.unit].owner;
    my->foe = g->unit[my->target].owner;
    my->from = g->player[my->who].table.count;
    my->foe_from = g->player[my->foe].table.count;
    my->powerful = (int8_t)(my->powerful + pw_strike_powerful(g, &g->striker, my->target));
    my->combat = (int8_t)(my->combat + pw_strike_combat(g, &g->striker, my->target));
    my->dodge = NO_CARD;
    if (cards_in(g->player[my->foe].hand)) {
        ASK(1, my->foe, ASK_DODGE, g->striker.unit, my->target, my->action);
        my->answer = ANSWER(my->foe);
        if (my->answer.verb == DODGE) {
            my->dodge = my->answer.a;
            dodge(g, my->foe, my->target, my->answer);
        }
    }
    g->effort.needs = pw_defense(g, my->target, my->dodge, g->player[my->foe].joker);
    my->hit = is_nothing(g->effort.needs);
    if (!my->hit) {
        CALL(2, effort, my->who, (uint8_t)g->effort.needs.number, g->effort.needs.suits,
             (uint8_t)(my->combat > 0 ? my->combat : 0),
             (uint8_t)pw_strike_precise(g, &g->striker, my->target));
        my->hit = g->k.result != 0;
    }
    if (my->hit) {
        spread_decay(g, my->target);
        my->answer = (struct option){PASS};
        if (may_disassemble(g, my->who, my->target)) {
            ASK(3, my->who, ASK_SPEND, SPEND_DISASSEMBLE, g->striker.unit, my->target);
            my->answer = ANSWER(my->who);
        }
        if (my->answer.verb == DISCARD) {
            pw_discard(g, my->who, my->answer.a);
            CALL(4, tear, my->target, g->striker.unit);
        } else {
            CALL(5, suffer, my->target, rips_of(my->powerful), g->striker.unit);
        }
        my->hit = (uint8_t)g->k.result; /* from here on: enum fate */
        if (g->over)
            RETURN(0);
        if (my->hit == SURVIVED && may_retort(g, my->target, SPINY, TOMES))
            CALL(6, riposte, my->target, SPEND_OUCH);
        if (my->hit == TORN_APART && pw_in_play(g, g->striker.unit)) {
            if (pw_striker_abilities(&g->striker) & LOVES_JOB)
                CALL(7, sew, g->striker.unit);
            if (pw_striker_abilities(&g->striker) & GROWS)
                grow(g, g->striker.unit);
            if (pw_striker_abilities(&g->striker) & POINTY_END)
                CALL(8, walk, g->striker.unit, 1);
        }
    } else {
        if (may_retort(g, my->target, RETORTS, ANY_SUIT))
            CALL(9, riposte, my->target, SPEND_RETORT);
        if (!g->over && may_vanish(g, my->target)) {
            ASK(10, my->foe, ASK_VANISH, my->target);
            vanish(g, my->target, ANSWER(my->foe));
        }
    }
    if (g->over)
        RETURN(0);
    pw_clear_table(g, my->who, my->from);
    pw_clear_table(g, my->foe, my->foe_from);
    if ((pw_striker_abilities(&g->striker) & LIGHT_FEET) && pw_in_play(g, g->striker.unit))
        CALL(11, walk, g->striker.unit, 1);
    END;
}
