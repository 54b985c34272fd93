/* attack.c - Attacks: the Dodge, the cards, the Rips, and what follows. */
#include "games/puppet_wars/attack.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/stats.h"

/* --- Who may do what. --- */

/* PW-309, PW-366: nothing to meet. */
static bool is_nothing(struct value value)
{
    return value.number <= 0 && !value.suits;
}

/* PW-424. */
static uint8_t rips_of(int powerful)
{
    return (uint8_t)(1 + powerful > 0 ? 1 + powerful : 0);
}

/* PW-310: no card, if the Combat Value is below zero. */
static uint8_t flips_of(int combat)
{
    return (uint8_t)(combat > 0 ? combat : 0);
}

static bool striker_has(const struct game *g, uint32_t ability)
{
    return pw_striker_abilities(&g->striker) & ability;
}

/* Disassemble. */
static bool may_disassemble(const struct game *g, int seat, int target)
{
    return striker_has(g, DISASSEMBLES) && !pw_is_master(g, target) && !g->unit[target].up[0] &&
           pw_cards_in(g->player[seat].hand);
}

/* With My Eyes Closed! and Ouch!: may the attacked puppet rip its adjacent attacker? Its player is
 * asked with any hand: whether it holds the right card is not for others to know (PW-085). */
static bool may_retort(const struct game *g, int target, uint32_t ability)
{
    return !g->over && pw_in_play(g, target) && pw_in_play(g, g->striker.unit) &&
           (pw_abilities(g, target) & ability) && pw_adjacent(g, g->striker.unit, target) &&
           pw_cards_in(g->player[g->unit[target].owner].hand);
}

/* Puff of Sawdust. */
static bool may_vanish(const struct game *g, int target)
{
    return !g->over && pw_in_play(g, target) && (pw_abilities(g, target) & VANISHES) &&
           pw_free_benches(g, g->unit[target].owner);
}

/* Love the Job, Growth Spurt, Pointy End First, Light Feet: can the attacker make use of it? */
static bool profits(const struct game *g, uint32_t ability)
{
    return !g->over && striker_has(g, ability) && pw_in_play(g, g->striker.unit);
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

/* --- The Attack, clause by clause; what it does in between is below. --- */

struct attack_vars;
static void begin_attack(struct game *g, struct attack_vars *my);
static void defend(struct game *g, struct attack_vars *my);
static void begin_hit(struct game *g, struct attack_vars *my);
static bool disassembles(struct game *g, struct attack_vars *my);
static void end_hit(struct game *g, struct attack_vars *my);
static void vanish(struct game *g, int unit, struct option answer);
static void end_attack(struct game *g, struct attack_vars *my);

/* g->striker attacks `target`, with these changes for this Attack only, as part of `action` or on
 * its own (PW-355 to PW-382). One byte says whether it hits; once it has, what became of the
 * target: enum fate. */
SCRIPT(
    attack, uint8_t target; int8_t combat, powerful; uint8_t action; uint8_t who, foe, dodge, from;
    union { uint8_t hit, fate; }; struct option answer;)
{
    BEGIN;
    begin_attack(g, my);
    if (pw_cards_in(g->player[my->foe].hand)) {
        ASK(1, my->foe, ASK_DODGE, g->striker.unit, my->target, my->action);
        my->answer = ANSWER(my->foe);
    }
    defend(g, my);
    if (!my->hit) {
        CALL(2, effort, my->who, (uint8_t)g->effort.needs.number, g->effort.needs.suits,
             flips_of(my->combat), (uint8_t)pw_strike_precise(g, &g->striker, my->target));
        my->hit = g->k.result != 0;
    }
    if (my->hit) {
        begin_hit(g, my);
        if (may_disassemble(g, my->who, my->target)) {
            ASK(ATTACK_ASKS_DISASSEMBLE, my->who, ASK_SPEND, SPEND_DISASSEMBLE, g->striker.unit,
                my->target);
            my->answer = ANSWER(my->who);
        }
        if (disassembles(g, my))
            CALL(ATTACK_DISASSEMBLES, tear, my->target, g->striker.unit);
        else
            CALL(5, suffer, my->target, rips_of(my->powerful), g->striker.unit);
        end_hit(g, my);
        if (my->fate == SURVIVED && may_retort(g, my->target, SPINY))
            CALL(6, riposte, my->target, SPEND_OUCH);
        if (my->fate == TORN_APART && profits(g, LOVES_JOB))
            CALL(7, sew, g->striker.unit);
        if (my->fate == TORN_APART && profits(g, POINTY_END))
            CALL(ATTACK_POINTY_END, walk, g->striker.unit, 1);
    } else {
        if (may_retort(g, my->target, RETORTS))
            CALL(9, riposte, my->target, SPEND_RETORT);
        if (may_vanish(g, my->target)) {
            ASK(10, my->foe, ASK_VANISH, my->target);
            vanish(g, my->target, ANSWER(my->foe));
        }
    }
    end_attack(g, my);
    if (profits(g, LIGHT_FEET))
        CALL(ATTACK_LIGHT_FEET, walk, g->striker.unit, 1);
    END;
}

static void begin_attack(struct game *g, struct attack_vars *my)
{
    my->who = g->unit[g->striker.unit].owner;
    my->foe = g->unit[my->target].owner;
    my->from = g->player[my->who].table.count;
    my->powerful = (int8_t)(my->powerful + pw_strike_powerful(g, &g->striker, my->target));
    my->combat = (int8_t)(my->combat + pw_strike_combat(g, &g->striker, my->target));
    my->dodge = NO_CARD;
    assert(my->who != my->foe && pw_in_play(g, my->target));
    if (my->action)
        EVENT(.kind = STRUCK, .seat = my->who,
              .open = {g->striker.unit, my->target, my->action, (uint8_t)my->combat});
}

/* The Dodge, if there is one, and what has to be met then (PW-364 to PW-375). */
static void defend(struct game *g, struct attack_vars *my)
{
    if (my->answer.verb == DODGE) {
        my->dodge = my->answer.a;
        pw_play(g, my->foe, my->dodge);
        if (my->dodge == RED_JOKER)
            g->player[my->foe].joker = (uint8_t)(my->answer.b - 1);
        EVENT(.kind = DODGED, .seat = my->foe, .open = {my->target, my->dodge, my->answer.b});
    }
    g->effort.needs = pw_defense(g, my->target, my->dodge, g->player[my->foe].joker);
    my->hit = is_nothing(g->effort.needs);
    if (my->hit)
        EVENT(.kind = SUCCEEDED, .seat = my->who, .open = {0, NO_SUIT, 1});
}

/* Dirty Saw, once for each; nothing is known yet about Disassemble. */
static void begin_hit(struct game *g, struct attack_vars *my)
{
    for (int saws = striker_has(g, DIRTY_SAW) + striker_has(g, BONE_SAW); saws; saws--)
        pw_gain(g, my->target, &pw_actions[ACTION_kick_in_the_shins]);
    my->answer = (struct option){PASS};
}

static bool disassembles(struct game *g, struct attack_vars *my)
{
    if (my->answer.verb != DISCARD)
        return false;
    pw_discard(g, my->who, my->answer.a);
    return true;
}

/* Growth Spurt asks nothing. */
static void end_hit(struct game *g, struct attack_vars *my)
{
    struct unit *striker = &g->unit[g->striker.unit];
    my->fate = (uint8_t)g->k.result;
    if (my->fate != TORN_APART || !profits(g, GROWS))
        return;
    if (striker->counter[CB] < 99)
        striker->counter[CB]++;
    EVENT(.kind = GAINED, .seat = striker->owner, .open = {g->striker.unit, NO_ACTION, 0, 1});
}

static void vanish(struct game *g, int unit, struct option answer)
{
    if (answer.verb != GO)
        return;
    EVENT(.kind = PLACED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, answer.a, IS_PLACED});
    pw_lift(g, unit);
    pw_stand(g, unit, answer.a);
}

static void end_attack(struct game *g, struct attack_vars *my)
{
    pw_clear_table(g, my->who, my->from);
    pw_clear_table(g, my->foe, 0);
}
