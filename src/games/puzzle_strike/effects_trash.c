/* effects_trash.c - chips that trash, gain, take and remove chips. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

/* Blues are Good: Two blue arrows. Take a blue chip from your bag into your hand. Reaction to a
 * fist: it does not affect you. */
SCRIPT(blues_are_good, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_blue, my->who);
    if (g->k.result)
        ps_take_back(g, my->who, g->chosen);
    END;
}

/* Trashes the chosen chip; its cost is what a gained one is measured by. */
static uint8_t trash_for(struct game *g, int seat)
{
    uint8_t cost = (uint8_t)ps_cost(g, g->chosen.a);
    ps_trash(g, seat, g->chosen);
    return cost;
}

/* Chips for Free: Draw 2. Trash a chip of your hand, then gain one that costs from as much to 2
 * more. */
SCRIPT(chips_for_free, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    CALL(2, choose, my->who, PICK_gain_near, my->who, trash_for(g, my->who));
    if (g->k.result)
        ps_gain(g, my->who, g->chosen.a);
    END;
}

/* Training Day: Piggy bank. Trash a chip of your hand that has no orb; put one that costs from as
 * much to 2 more into your hand. */
SCRIPT(training_day, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_plain, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    CALL(2, choose, my->who, PICK_fetch_near, my->who, trash_for(g, my->who));
    if (g->k.result)
        ps_fetch(g, my->who, g->chosen.a);
    END;
}

/* Martial Mastery: Black arrow. Trash a chip of your hand that has no orb; gain one that costs
 * exactly 2 more. */
SCRIPT(martial_mastery, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_plain, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    CALL(2, choose, my->who, PICK_gain_exact, my->who, trash_for(g, my->who));
    if (g->k.result)
        ps_gain(g, my->who, g->chosen.a);
    END;
}

/* Rigorous Training, reaction when an opponent buys a chip for 4 or more: trash a chip of your
 * hand that has no orb, then gain one that costs up to 2 more. */
SCRIPT(rigorous_training, uint8_t who, kind, by;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_train, my->who);
    assert(g->k.result); /* else it is not offered */
    CALL(2, choose, my->who, PICK_gain_up_to, my->who, trash_for(g, my->who));
    if (g->k.result)
        ps_gain(g, my->who, g->chosen.a);
    END;
}

/* Upgrade: $1. Trash one or two chips of your hand; for each gain a chip that costs the same or 1
 * more. */
SCRIPT(upgrade, uint8_t who, kind, self; uint8_t count, done; uint8_t cost[2];)
{
    BEGIN;
    for (; my->count < 2; my->count++) {
        CALL(1, choose, my->who, my->count ? PICK_trash_if : PICK_trash, my->who);
        if (!g->k.result)
            break;
        my->cost[my->count] = trash_for(g, my->who);
    }
    for (; my->done < my->count; my->done++) {
        CALL(2, choose, my->who, PICK_gain_step, my->who, my->cost[my->done]);
        if (g->k.result)
            ps_gain(g, my->who, g->chosen.a);
    }
    END;
}

/* Degenerate Trasher: Black arrow. Trash up to two chips of your hand. No More Lies: Red arrow.
 * Trash up to two chips of your hand. */
SCRIPT(trash_two, uint8_t who, kind, self; uint8_t count;)
{
    BEGIN;
    for (; my->count < 2; my->count++) {
        CALL(1, choose, my->who, PICK_trash_if, my->who);
        if (!g->k.result)
            break;
        ps_trash(g, my->who, g->chosen);
    }
    END;
}

/* Now or Later: Draw 2; or trash a gem, a Wound or both from your hand and discard pile. PS-278:
 * at most one gem and at most one Wound, and not neither. */
SCRIPT(now_or_later, uint8_t who, kind, self; uint8_t gem;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_now, 3);
    if (DECISION(my->who).a == 0) {
        ps_draw(g, my->who, 2);
        RETURN(STAYS);
    }
    CALL(2, choose, my->who, PICK_now_gem, my->who,
         ps_can_pick(g, PICK_now_wound, my->who, NO_ARGUMENT));
    my->gem = (uint8_t)g->k.result;
    if (my->gem)
        ps_trash(g, my->who, g->chosen);
    CALL(3, choose, my->who, PICK_now_wound, my->who, my->gem);
    if (g->k.result)
        ps_trash(g, my->who, g->chosen);
    END;
}

/* More Shiny: Trash a 1-gem of your hand or pile. If you did: $1, gain a 2-gem. */
SCRIPT(more_shiny, uint8_t who, kind, self; uint8_t of_pile;)
{
    BEGIN;
    my->of_pile = ps_gems(g, my->who)[0] != 0;
    if (my->of_pile && (ps_may_hold(&g->player[my->who]) & ps_kind_bit(GEM1))) {
        DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_shiny, 3, my->who);
        my->of_pile = DECISION(my->who).a;
        g->chosen = (struct option){FROM_HAND, GEM1};
    } else if (!my->of_pile) {
        CALL(2, choose, my->who, PICK_shiny, my->who);
        if (!g->k.result)
            RETURN(STAYS);
    }
    if (!my->of_pile) {
        ps_trash(g, my->who, g->chosen);
    } else {
        ps_pile_lose(g, my->who, 1);
        EVENT(.kind = LOST_GEM, .seat = my->who, .open = {1, 1});
    }
    ps_gain_money(g, my->who, 1);
    ps_gain(g, my->who, GEM2);
    END;
}

/* Self-Improvement: Trash a chip of your hand or discard pile. Reaction after a fist: draw 3. */
SCRIPT(self_improvement, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_anywhere, my->who);
    if (g->k.result)
        ps_trash(g, my->who, g->chosen);
    END;
}

/* Purge Bad Habits: Trash a chip of your hand; put a 2-gem of the bank into your hand. */
SCRIPT(purge_bad_habits, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash, my->who);
    if (g->k.result)
        ps_trash(g, my->who, g->chosen);
    ps_fetch(g, my->who, GEM2);
    END;
}

/* Big Rocks: Trash a gem of your hand; put one that is 1 larger into your hand. */
SCRIPT(big_rocks, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_gem, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    ps_trash(g, my->who, g->chosen);
    if (g->chosen.a < GEM4)
        ps_fetch(g, my->who, g->chosen.a + 1);
    END;
}

/* Radiant Healing: Black arrow, draw 1, piggy bank. Each player may discard a puzzle chip to trash
 * a Wound or 1-gem of their hand or discard pile. In turn order (PS-368, PS-369). */
SCRIPT(radiant_healing, uint8_t who, kind, self; uint8_t i, seat;)
{
    BEGIN;
    for (; my->i < g->k.seats; my->i++) {
        my->seat = ps_seat_in_order(g, my->i);
        if (!ps_is_in_play(g, my->seat))
            continue;
        CALL(1, choose, my->seat, PICK_discard_puzzle, my->seat);
        if (!g->k.result)
            continue;
        ps_discard(g, my->seat, g->chosen.a);
        CALL(2, choose, my->seat, PICK_heal, my->seat);
        if (g->k.result)
            ps_trash(g, my->seat, g->chosen);
    }
    END;
}

/* Combos Are Hard: If it is your only action this turn: gain two different chips (no ! chips),
 * your action phase ends, trash this chip. */
SCRIPT(combos_are_hard, uint8_t who, kind, self; uint8_t first;)
{
    BEGIN;
    if (g->player[my->who].played != 1) {
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_combos_are_hard});
        RETURN(STAYS);
    }
    CALL(1, choose, my->who, PICK_gain_other, my->who, NO_KIND);
    if (g->k.result) {
        my->first = g->chosen.a;
        ps_gain(g, my->who, my->first);
        CALL(2, choose, my->who, PICK_gain_other, my->who, my->first);
        if (g->k.result)
            ps_gain(g, my->who, g->chosen.a);
    }
    ps_end_actions(g, my->who);
    RETURN(TRASHED);
    END;
}

/* --- Stacks. --- */

/* It's a Trap: Black arrow. Put a trap on a bank stack; who buys there gains a Wound. Trash this
 * chip. */
SCRIPT(its_a_trap, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trap, my->who);
    g->traps[g->chosen.a]++;
    EVENT(.kind = TRAP_SET, .seat = my->who, .open = {g->chip[g->chosen.a]});
    RETURN(TRASHED);
    END;
}

/* Into Oblivion: Remove a puzzle stack of the bank from the game. One that was removed before
 * comes back. The old one comes back first, so that the two are never out at the same time (PS-342
 * to PS-346). */
SCRIPT(into_oblivion, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_oblivion, my->who);
    if (g->oblivion != NO_KIND)
        EVENT(.kind = STACK_RETURNED, .seat = my->who, .open = {g->chip[g->oblivion]});
    g->oblivion = g->chosen.a;
    EVENT(.kind = STACK_REMOVED, .seat = my->who, .open = {g->chip[g->oblivion]});
    ps_check_panic(g);
    END;
}

/* --- Back into the hand. --- */

/* It's Time for the Past: Black arrow. Take a puzzle chip (no ! chip) of your discard pile into
 * your hand. */
SCRIPT(time_for_the_past, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_past, my->who);
    if (g->k.result)
        ps_take_back(g, my->who, g->chosen);
    END;
}

/* Riposte, reaction after a fist: take another chip of your discard pile into your hand. PS-326:
 * not itself. */
SCRIPT(after_riposte, uint8_t who, kind, by;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_riposte, my->who, my->kind);
    if (g->k.result)
        ps_take_back(g, my->who, g->chosen);
    END;
}

/* Research & Development: Black arrow. Swap a chip of your hand with an orb chip of your bag. What
 * is taken does not go back. */
SCRIPT(research, uint8_t who, kind, self; uint8_t taken;)
{
    BEGIN;
    if (ps_is_empty(g->player[my->who].hand))
        RETURN(STAYS);
    CALL(1, choose, my->who, PICK_swap_in, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    my->taken = g->player[my->who].hand[g->chosen.a] ? NO_KIND : g->chosen.a;
    ps_take_back(g, my->who, g->chosen);
    CALL(2, choose, my->who, PICK_swap_out, my->who, my->taken);
    assert(g->k.result);
    ps_hand_take(g, my->who, g->chosen.a);
    ps_bag_insert(g, my->who, g->chosen.a);
    END;
}
