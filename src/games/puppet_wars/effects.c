/* effects.c - what the Actions of actions.def do that is more than a number. Each script gets the
 * acting puppet, its Target, the action and, for Mine!, whether the Work Bench becomes Friendly. */
#include "games/puppet_wars/act.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/stats.h"

/* --- Standard Actions. --- */

static void take_bench(struct game *g, int space, int seat)
{
    assert(pw_is_bench(g->token[space]));
    EVENT(.kind = BENCH_TAKEN, .seat = g->unit[g->animation.unit].owner,
          .open = {(uint8_t)space, (uint8_t)seat});
    pw_set_token(g, space, seat == NOBODY ? NEUTRAL : BENCH + seat);
    pw_judge_losses(g);
}

/* Mine!: make the Work Bench under this Puppet yours, or Neutral (PW-337 to PW-339). */
SCRIPT(do_mine, uint8_t unit, target, action, friendly;)
{
    BEGIN;
    take_bench(g, g->unit[my->unit].space, my->friendly ? g->unit[my->unit].owner : NOBODY);
    END;
}

/* Scrounge: attach a Suitable Upgrade from your Scrap Heap, without Difficulty (PW-341 to PW-344).
 */
SCRIPT(do_scrounge, uint8_t unit, target;)
{
    BEGIN;
    pw_attach(g, my->unit, my->target);
    END;
}

static void receive_item(struct game *g, int unit, int item)
{
    assert(!g->unit[unit].item);
    g->unit[unit].item = (uint8_t)item;
    EVENT(.kind = ITEM_TAKEN, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, (uint8_t)item});
}

/* PW-590. */
static bool is_it_master(const struct game *g, int unit)
{
    return g->unit[unit].item == IT && pw_is_master(g, unit);
}

static void pick_up(struct game *g, int unit)
{
    int space = g->unit[unit].space, item = g->token[space] - ON_GROUND;
    assert(pw_is_item(g->token[space]));
    pw_set_token(g, space, NO_TOKEN);
    receive_item(g, unit, item);
}

/* Sticky Fingers: pick up the Item Token in this Space (PW-345 to PW-347). */
SCRIPT(do_sticky, uint8_t unit;)
{
    BEGIN;
    pick_up(g, my->unit);
    if (is_it_master(g, my->unit))
        CALL(1, tear, my->unit, NOBODY);
    END;
}

/* What Pretty Buttons You Have...: tear apart an adjacent Puppet of yours; you may attach its
 * Upgrade (PW-348 to PW-354). */
SCRIPT(do_buttons, uint8_t unit, target; uint8_t who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    CALL(1, tear, my->target, my->unit);
    if (g->over || g->unit[my->target].where != IN_HEAP || !pw_is_suitable(g, my->unit, my->target))
        RETURN(0);
    ASK(2, my->who, ASK_UPGRADE, my->unit, CHOOSE_BUTTONS, my->target);
    my->answer = ANSWER(my->who);
    if (my->answer.verb == CHOOSE)
        pw_attach(g, my->unit, my->target);
    END;
}

/* Blown to Pieces: all adjacent Puppets suffer 1 Rip at once, and a Work Bench here is removed
 * (PW-541 to PW-549). */
SCRIPT(do_blown, uint8_t unit;)
{
    BEGIN;
    CALL(1, rip_all, g->striker.space, my->unit); /* where it stood: it is gone */
    END;
}

/* All For Me: on a Work Bench of yours with the Shiny! Token: win the game (PW-578 to PW-581). */
SCRIPT(do_all_for_me, uint8_t unit;)
{
    BEGIN;
    assert(g->unit[my->unit].item == SHINY);
    g->unit[my->unit].item = NO_ITEM;
    pw_win(g, g->unit[my->unit].owner);
    END;
}

/* Tag, You're It!: give the It Token to an adjacent Puppet (PW-588 to PW-590). */
SCRIPT(do_tag, uint8_t unit, target;)
{
    BEGIN;
    assert(g->unit[my->unit].item == IT);
    g->unit[my->unit].item = NO_ITEM;
    receive_item(g, my->target, IT);
    if (is_it_master(g, my->target))
        CALL(1, tear, my->target, NOBODY);
    END;
}

/* --- Attacks as part of an Action. --- */

/* The one Target that can be struck; NOBODY: none or several. */
static uint8_t only_target(const struct game *g)
{
    space_set set = pw_strike_spaces(g, &g->striker);
    return space_count(set) == 1 ? g->stands[space_first(set)] : NOBODY;
}

/* Stab and Scarper: attack; then Move up to 2 Spaces.
 * Pins and Needles: attack twice.
 * Empty the Chambers: attack twice, each time with Combat -1.
 * Rip It Up: attack with Combat +1 and Powerful +1.
 * Aim for the Stitches: Powerful +1 until the end of the Turn; then attack with Combat -1. */
SCRIPT(do_strikes, uint8_t unit, target, action; uint8_t left, who;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    if (pw_actions[my->action].amount) {
        pw_gain(g, my->unit, &pw_actions[my->action]);
        g->striker = pw_striker(g, my->unit);
    }
    for (my->left = pw_actions[my->action].strikes; my->left; my->left--) {
        if (!pw_strike_spaces(g, &g->striker))
            break;
        my->target = only_target(g);
        if (my->target == NOBODY) {
            ASK(1, my->who, ASK_STRIKE, my->unit, my->action);
            my->target = ANSWER(my->who).a;
        }
        CALL(2, attack, my->target, (uint8_t)pw_actions[my->action].combat,
             (uint8_t)pw_actions[my->action].powerful, my->action);
        if (g->over || !pw_in_play(g, my->unit))
            RETURN(0);
        g->striker = pw_striker(g, my->unit);
    }
    CALL(3, walk, my->unit, pw_actions[my->action].walk);
    END;
}

/* --- Moving about. --- */

/* Another Move? Who passes through an Occupied Space goes on, whatever would hold them there. */
static bool walks_on(const struct game *g, int unit, int left)
{
    const struct animation *a = &g->animation;
    bool held = a->mired || pw_is_stuck(g, unit) || pw_is_paralyzed(g, unit);
    return (a->transit || !held) && pw_moves(g, unit, left);
}

/* Some Moves that a card gives; while over another puppet it must go on (PW-271). */
SCRIPT(walk, uint8_t unit, left; struct option answer;)
{
    BEGIN;
    for (; walks_on(g, my->unit, my->left); my->left--) {
        ASK(1, g->unit[my->unit].owner, ASK_WALK, my->unit, my->left);
        my->answer = ANSWER(g->unit[my->unit].owner);
        if (my->answer.verb == PASS)
            break;
        pw_step(g, my->unit, my->answer.a);
    }
    END;
}

static void push(struct game *g, int unit, int space)
{
    EVENT(.kind = PLACED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)space, IS_MOVED});
    pw_lift(g, unit);
    pw_stand(g, unit, space);
}

/* `unit` is moved up to `steps` Spaces as the player of `by` likes (PW-273 to PW-275). */
SCRIPT(push_about, uint8_t unit, steps, action, by; uint8_t who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->by].owner;
    for (; my->steps && pw_pushes(g, my->unit, my->action, my->by); my->steps--) {
        ASK(1, my->who, ASK_PUSH, my->unit, my->steps, my->action);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            RETURN(0);
        push(g, my->unit, my->answer.a);
        if (g->token[g->unit[my->unit].space] == MOLASSES) /* PW-533 */
            RETURN(0);
    }
    END;
}

/* Over Here, Love: Target Enemy that is no Master is moved up to 2 Spaces, each nearer to this
 * Puppet. */
SCRIPT(do_over_here, uint8_t unit, target, action;)
{
    BEGIN;
    CALL(1, push_about, my->target, 2, my->action, my->unit);
    END;
}

/* Arrow of Woe: Target Enemy has Combat -2 until the end of the Turn; you may move it 1 Space
 * farther away. */
SCRIPT(do_arrow, uint8_t unit, target, action;)
{
    BEGIN;
    pw_gain(g, my->target, &pw_actions[my->action]);
    CALL(1, push_about, my->target, 1, my->action, my->unit);
    END;
}

/* Tug: another Puppet of yours is moved up to 2 Spaces. */
SCRIPT(do_tug, uint8_t unit, target, action;)
{
    BEGIN;
    CALL(1, push_about, my->target, 2, my->action, my->unit);
    END;
}

/* The direction of a ride, as the change of the Space's number. */
static int8_t ride_step(const struct game *g, int from, int to)
{
    for (int d = 0; d < direction_count(g->grid); d++)
        for (int i = 1; i <= RIDE; i++)
            if (from + i * field_directions[g->grid][d] == to)
                return field_directions[g->grid][d];
    abort();
}

/* Is there an Enemy of `unit` in this Space? */
static bool enemy_at(const struct game *g, int unit, int space)
{
    return g->stands[space] != NOBODY && g->unit[g->stands[space]].owner != g->unit[unit].owner;
}

/* Ride Down: move 1 to 3 Spaces in a straight line, over Puppets if need be; Enemies passed over
 * suffer 1 Rip, nearest first. */
SCRIPT(do_ride, uint8_t unit, target, action; uint8_t who, at, to; int8_t step;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    my->at = g->unit[my->unit].space;
    ASK(1, my->who, ASK_RIDE, my->unit);
    my->to = ANSWER(my->who).a;
    my->step = ride_step(g, my->at, my->to);
    pw_step(g, my->unit, my->to);
    for (my->at = (uint8_t)(my->at + my->step); my->at != my->to;
         my->at = (uint8_t)(my->at + my->step)) {
        if (enemy_at(g, my->unit, my->at))
            CALL(2, suffer, g->stands[my->at], 1, my->unit);
        if (g->over)
            RETURN(0);
    }
    END;
}

/* --- The others. --- */

/* Steam-Powered Snips: tear apart an Upgrade of Target Enemy; without one, it suffers 1 Rip.
 * Snip: tear apart an Upgrade of Target Enemy. */
SCRIPT(do_snips, uint8_t unit, target; uint8_t upgrade;)
{
    BEGIN;
    my->upgrade = g->unit[my->target].up[0];
    if (!my->upgrade) {
        CALL(1, suffer, my->target, 1, my->unit);
        RETURN(0);
    }
    if (g->unit[my->target].up[1]) {
        ASK(2, g->unit[my->unit].owner, ASK_UPGRADE, my->target, CHOOSE_TEAR);
        my->upgrade = ANSWER(g->unit[my->unit].owner).a;
    }
    CALL(3, lose_upgrade, my->target, my->upgrade, my->unit);
    END;
}

/* Catch!: attach a Suitable Upgrade from your Scrap Heap to another Puppet of yours. */
SCRIPT(do_catch, uint8_t unit, target;)
{
    BEGIN;
    ASK(1, g->unit[my->unit].owner, ASK_UPGRADE, my->target, CHOOSE_CATCH);
    pw_attach(g, my->target, ANSWER(g->unit[my->unit].owner).a);
    END;
}

/* Recycling: put a Pawn from your Scrap Heap into your Toy Box. */
SCRIPT(do_recycling, uint8_t unit;)
{
    BEGIN;
    ASK(1, g->unit[my->unit].owner, ASK_PAWN);
    pw_return_to_box(g, ANSWER(g->unit[my->unit].owner).a);
    END;
}

/* With any hand: whether there is a Ram in it is not for others to know (PW-085). */
static bool may_bounce(const struct game *g, int unit, int action, int space)
{
    return action == ACTION_throw_the_bird && pw_cards_in(g->player[g->unit[unit].owner].hand) &&
           pw_bird_bounces(g, space);
}

/* Throw the Bird: Target Enemy suffers 1 Rip; you may discard a Ram: another Enemy adjacent to it
 * suffers 1 Rip.
 * Peck: Target Enemy suffers 1 Rip. */
SCRIPT(do_bird, uint8_t unit, target, action; uint8_t space, who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    my->space = g->unit[my->target].space;
    CALL(1, suffer, my->target, 1, my->unit);
    if (g->over || !may_bounce(g, my->unit, my->action, my->space))
        RETURN(0);
    ASK(2, my->who, ASK_SPEND, SPEND_BIRD, my->unit, my->target);
    my->answer = ANSWER(my->who);
    if (my->answer.verb == PASS)
        RETURN(0);
    pw_discard(g, my->who, my->answer.a);
    ASK(3, my->who, ASK_VICTIM, my->target, my->space);
    my->target = ANSWER(my->who).a;
    CALL(4, suffer, my->target, 1, my->unit);
    END;
}

static void draw_two(struct game *g, int seat)
{
    for (int i = 0; i < 2; i++)
        pw_draw(g, seat);
}

/* Last Stitch: tear apart this Puppet: draw 2 cards. */
SCRIPT(do_last_stitch, uint8_t unit;)
{
    BEGIN;
    draw_two(g, g->unit[my->unit].owner);
    END;
}

static void wash(struct game *g, int unit)
{
    pw_clear_effects(g, unit);
    EVENT(.kind = WASHED, .seat = g->unit[unit].owner, .open = {(uint8_t)unit});
    while (g->unit[unit].up[0])
        pw_tear_upgrade(g, g->unit[unit].up[0]);
}

/* Bath Time: Target Puppet loses its Effects, Counters and Exhausted Tokens; then its Upgrades are
 * torn apart. */
SCRIPT(do_bath, uint8_t unit, target;)
{
    BEGIN;
    wash(g, my->target);
    if (pw_rips(g, my->target) >= pw_stitches(g, my->target))
        CALL(1, tear, my->target, my->unit);
    END;
}

/* Gulp!: Target Enemy that is no Master and has at most 2 Stitches remaining is torn apart. */
SCRIPT(do_gulp, uint8_t unit, target;)
{
    BEGIN;
    CALL(1, tear, my->target, my->unit);
    END;
}

/* Wind the Key: another Puppet of yours is Refreshed. */
SCRIPT(do_refresh, uint8_t unit, target;)
{
    BEGIN;
    g->unit[my->target].exhausted = 0;
    EVENT(.kind = EXHAUSTED_LIFTED, .seat = g->unit[my->target].owner, .open = {my->target});
    END;
}

/* PW-491: each card equally likely. */
static void lose_random_card(struct game *g, int seat)
{
    int held = pw_hand_size(g, seat);
    if (!held)
        return;
    unsigned left = chance_below(&g->k.chance, (unsigned)held);
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        if (!left--) {
            pw_discard(g, seat, card);
            return;
        }
}

/* Boo Hoo: the player of Target Enemy loses a random card of the hand. */
SCRIPT(do_boo_hoo, uint8_t unit, target;)
{
    BEGIN;
    lose_random_card(g, g->unit[my->target].owner);
    END;
}
