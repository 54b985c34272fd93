/* effects_plain.c - chips that give arrows, money, piggy banks and chips, if their condition holds
 * or as one chooses. Every effect is called with its player, its kind, and whether there is a chip
 * that it can move; it returns where that chip goes (enum fate). */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

static const struct gains four_arrows = {
    .arrow[BROWN] = 1, .arrow[PURPLE] = 1, .arrow[RED] = 1, .arrow[BLUE] = 1};

/* In turn order (PS-242). */
static void everybody_draws(struct game *g, int count)
{
    for (int i = 0; i < g->k.seats; i++)
        if (ps_is_in_play(g, ps_seat_in_order(g, i)))
            ps_draw(g, ps_seat_in_order(g, i), count);
}

/* Button Mashing: Two black arrows. Trash this chip. */
SCRIPT(button_mashing, uint8_t who, kind, self;)
{
    BEGIN;
    RETURN(TRASHED);
    END;
}

/* Bang then Fizzle: Once per turn. If your pile is 4 or lower: two black arrows, draw 2. */
SCRIPT(bang_then_fizzle, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_pile_sum(g, my->who) <= 4)
        ps_gains(g, my->who, &(struct gains){.arrow[BLACK] = 2, .draw = 2});
    else
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_bang_then_fizzle});
    END;
}

/* Beast Unleashed: If your pile is 6 or more: draw 2, brown arrow, piggy bank. */
SCRIPT(beast_unleashed, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_pile_sum(g, my->who) >= 6)
        ps_gains(g, my->who, &(struct gains){.draw = 2, .arrow[BROWN] = 1, .pigs = 1});
    else
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_beast_unleashed});
    END;
}

/* Living on the Edge: If your pile is 10 or more: draw 3, black arrow. */
SCRIPT(living_on_the_edge, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_pile_sum(g, my->who) >= FULL_PILE)
        ps_gains(g, my->who, &(struct gains){.draw = 3, .arrow[BLACK] = 1});
    else
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_living_on_the_edge});
    END;
}

/* Playing with Fire: Ante a 1-gem. Brown and red arrow. Draw 1. */
SCRIPT(playing_with_fire, uint8_t who, kind, self;)
{
    BEGIN;
    ps_ante(g, my->who, 1);
    ps_gains(g, my->who, &(struct gains){.arrow[BROWN] = 1, .arrow[RED] = 1, .draw = 1});
    END;
}

/* Recklessness: Three black arrows. Gain a Wound. */
SCRIPT(recklessness, uint8_t who, kind, self;)
{
    BEGIN;
    ps_gain(g, my->who, WOUND);
    END;
}

/* Sale Prices: $1. This turn all bank chips cost 1 less, but at least 1. For everybody who asks
 * what a chip costs. */
SCRIPT(sale_prices, uint8_t who, kind, self;)
{
    BEGIN;
    g->sale++;
    EVENT(.kind = CHEAPER, .seat = my->who, .open = {g->sale});
    END;
}

/* Thinking Ahead: $1. You may put the chips you buy this turn on top of your bag. Reaction to a
 * fist: trash this chip, and it does not affect you. */
SCRIPT(thinking_ahead, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_is_active(g, my->who))
        g->player[my->who].flags |= THINKS_AHEAD;
    END;
}

/* Always in Control: Two piggy banks that cost no draw. Reaction to a fist: it does not affect
 * you. */
SCRIPT(always_in_control, uint8_t who, kind, self;)
{
    BEGIN;
    ps_gains(g, my->who, &(struct gains){.pigs = 2});
    if (ps_is_active(g, my->who))
        g->player[my->who].free_pigs = (uint8_t)(g->player[my->who].free_pigs + 2);
    END;
}

/* Shadow Plague: When you discard this, gain a Wound. As an action: discard it without. (PS-372) */
SCRIPT(shadow_plague, uint8_t who, kind, self;)
{
    BEGIN;
    RETURN(DISCARDED_AT_ONCE);
    END;
}

/* Iron Defense: Put a Crash Gem of the bank beside your pile. You may play it as if it were in
 * your hand. */
SCRIPT(iron_defense, uint8_t who, kind, self;)
{
    BEGIN;
    if (ps_in_bank(g, CRASH_GEM)) {
        ps_bank_take(g, CRASH_GEM);
        g->player[my->who].iron++;
        EVENT(.kind = IRON_LAID, .seat = my->who);
    } else {
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_iron_defense});
    }
    END;
}

/* --- Choices. --- */

/* Versatile Style: Black arrow and piggy bank; or $2; or draw 2. */
SCRIPT(versatile_style, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_versatile, 7);
    {
        static const struct gains choices[] = {
            {.arrow[BLACK] = 1, .pigs = 1}, {.money = 2}, {.draw = 2}};
        ps_gains(g, my->who, &choices[DECISION(my->who).a]);
    }
    END;
}

/* Creative Thoughts: Two different ones of: black arrow, piggy bank, $1, draw 1. */
SCRIPT(creative_thoughts, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_creative, 0x3f);
    {
        static const struct gains choices[] = {
            {.arrow[BLACK] = 1, .pigs = 1}, {.arrow[BLACK] = 1, .money = 1},
            {.arrow[BLACK] = 1, .draw = 1}, {.pigs = 1, .money = 1},
            {.pigs = 1, .draw = 1},         {.money = 1, .draw = 1}};
        ps_gains(g, my->who, &choices[DECISION(my->who).a]);
    }
    END;
}

/* Acrobatics: Two different arrows of brown, purple, red and blue. (PS-380) */
SCRIPT(acrobatics, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_acrobatics, 0x3f);
    {
        static const struct gains pairs[] = {
            {.arrow[BROWN] = 1, .arrow[PURPLE] = 1}, {.arrow[BROWN] = 1, .arrow[RED] = 1},
            {.arrow[BROWN] = 1, .arrow[BLUE] = 1},   {.arrow[PURPLE] = 1, .arrow[RED] = 1},
            {.arrow[PURPLE] = 1, .arrow[BLUE] = 1},  {.arrow[RED] = 1, .arrow[BLUE] = 1}};
        ps_gains(g, my->who, &pairs[DECISION(my->who).a]);
    }
    END;
}

/* Troublesome Rhetoric: An opponent decides what you get: black arrow and draw 1; or $2 and piggy
 * bank. */
SCRIPT(troublesome_rhetoric, uint8_t who, kind, self; uint8_t judge;)
{
    BEGIN;
    CALL(1, target, my->who, AIM_JUDGE, ps_foes(g, my->who));
    my->judge = (uint8_t)g->k.result;
    ASK(2, my->judge, ASK_EITHER, EITHER_rhetoric, 3);
    {
        static const struct gains choices[] = {{.arrow[BLACK] = 1, .draw = 1},
                                               {.money = 2, .pigs = 1}};
        uint8_t choice = ANSWER(my->judge).a;
        EVENT(.kind = DECIDED, .seat = my->judge, .open = {EITHER_rhetoric, choice, my->who});
        ps_gains(g, my->who, &choices[choice]);
    }
    END;
}

/* The Hammer: Up to three times: ante a 4-gem, then black arrow and draw 1. PS-305: decided gem by
 * gem, after seeing each chip drawn. */
SCRIPT(the_hammer, uint8_t who, kind, self; uint8_t left;)
{
    BEGIN;
    for (my->left = 3; my->left; my->left--) {
        DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_hammer, 3);
        if (DECISION(my->who).a == 1)
            break;
        ps_ante(g, my->who, GEMS);
        ps_gains(g, my->who, &(struct gains){.arrow[BLACK] = 1, .draw = 1});
    }
    END;
}

/* Ebb or Flow: Every player trashes a 1-gem of their pile, or you ante a 2-gem. Reaction to a
 * fist: the same. */
SCRIPT(ebb_or_flow, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_ebb, 3);
    if (DECISION(my->who).a == 0)
        ps_trash_ones(g);
    else
        ps_ante(g, my->who, 2);
    END;
}

/* Ebb or Flow, reaction to a fist: the same. (PS-258) */
SCRIPT(react_ebb, uint8_t who, kind, by;)
{
    BEGIN;
    CALL(1, ebb_or_flow, my->who);
    END;
}

/* Money for Nothing: Put a 2-gem of the bank into your hand. You may trash this chip. Reaction to
 * a fist: put a 3-gem into your hand. */
SCRIPT(money_for_nothing, uint8_t who, kind, self;)
{
    BEGIN;
    ps_fetch(g, my->who, GEM2);
    if (!my->self)
        RETURN(STAYS);
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_trash_this, 3);
    RETURN(DECISION(my->who).a == 0 ? TRASHED : STAYS);
    END;
}

/* Money for Nothing, reaction to a fist: put a 3-gem into your hand. */
SCRIPT(react_money, uint8_t who, kind, by;)
{
    BEGIN;
    ps_fetch(g, my->who, GEM3);
    END;
}

/* Risk to Riskonade: Ante a 3-gem. Every player draws 2. You may trash this chip. */
SCRIPT(risk_to_riskonade, uint8_t who, kind, self;)
{
    BEGIN;
    ps_ante(g, my->who, 3);
    everybody_draws(g, 2);
    if (!my->self)
        RETURN(STAYS);
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_trash_this, 3);
    RETURN(DECISION(my->who).a == 0 ? TRASHED : STAYS);
    END;
}

/* Saving Grace: Piggy bank, $1. Every player draws 1. You may put this chip on top of your bag.
 * Reaction after a fist: draw 2. */
SCRIPT(saving_grace, uint8_t who, kind, self;)
{
    BEGIN;
    everybody_draws(g, 1);
    assert(my->self); /* no chip copies a character chip */
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_top_this, 3);
    RETURN(DECISION(my->who).a == 0 ? TOPPED : STAYS);
    END;
}

/* Saving Grace, reaction after a fist: draw 2. */
SCRIPT(after_grace, uint8_t who, kind, by;)
{
    BEGIN;
    ps_draw(g, my->who, 2);
    END;
}

/* Self-Improvement, reaction after a fist: draw 3. */
SCRIPT(after_improve, uint8_t who, kind, by;)
{
    BEGIN;
    ps_draw(g, my->who, 3);
    END;
}

/* PS-300: a real gem becomes a chip of the deck; a stand-in vanishes. */
static void keep_safe(struct game *g, int seat)
{
    struct pile *p = ps_pile(g, seat);
    assert(p->gems[0]);
    p->gems[0]--;
    EVENT(.kind = LOST_GEM, .seat = (uint8_t)seat, .open = {1, 1});
    if (p->stand_ins[0] > p->gems[0])
        p->stand_ins[0]--;
    else
        ps_bag_insert(g, seat, GEM1);
}

/* Safe Keeping: Black arrow, piggy bank. You may put a 1-gem of your pile into your bag. */
SCRIPT(safe_keeping, uint8_t who, kind, self;)
{
    BEGIN;
    if (!ps_gems(g, my->who)[0])
        RETURN(STAYS);
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_safe, 3);
    if (DECISION(my->who).a == 0)
        keep_safe(g, my->who);
    END;
}

/* --- Maximum Anarchy. --- */

static void swap_hand(struct game *g, int seat)
{
    int count = 0;
    EVENT(.kind = HAND_DISCARDED, .seat = (uint8_t)seat,
          .open = {(uint8_t)ps_total(g->player[seat].hand)});
    FOR_EACH_KIND(kind, ps_kinds(g->player[seat].hand))
        for (int left = g->player[seat].hand[kind]; left; left--, count++)
            ps_discard(g, seat, kind);
    ps_draw(g, seat, count);
}

/* Maximum Anarchy: Every player discards their hand and draws as many. You draw 1 more. Brown,
 * purple, red and blue arrow for you, and for the others on their next turn. */
SCRIPT(maximum_anarchy, uint8_t who, kind, self;)
{
    BEGIN;
    for (int i = 0; i < g->k.seats; i++)
        if (ps_is_in_play(g, ps_seat_in_order(g, i)))
            swap_hand(g, ps_seat_in_order(g, i));
    ps_draw(g, my->who, 1);
    ps_gains(g, my->who, &four_arrows);
    {
        seat_set later = g->in_play;
        later &= (seat_set)(ps_is_active(g, my->who) ? ~seat_bit(my->who) : ~0);
        FOR_EACH_SEAT(seat, later)
            g->player[seat].anarchy++;
        EVENT(.kind = ARROWS_LATER, .seat = my->who, .open = {later});
    }
    END;
}

/* --- Chips that cost a gem. --- */

/* Gem Essence: Trash a gem of your hand. If you did: brown, purple, red and blue arrow. */
SCRIPT(gem_essence, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_gem, my->who);
    if (g->k.result) {
        ps_trash(g, my->who, g->chosen);
        ps_gains(g, my->who, &four_arrows);
    }
    END;
}

/* A gem of the hand becomes a gem of the pile. */
static void put_gem(struct game *g, int seat, int kind)
{
    ps_hand_take(g, seat, kind);
    ps_pile(g, seat)->gems[kind]++;
    EVENT(.kind = PUT_GEM, .seat = (uint8_t)seat, .open = {(uint8_t)(kind + 1)});
}

/* It's Combo Time: Put a 1-gem of your hand into your pile. If you did: draw 4, black arrow. */
SCRIPT(its_combo_time, uint8_t who, kind, self;)
{
    BEGIN;
    if (g->player[my->who].hand[GEM1]) {
        put_gem(g, my->who, GEM1);
        ps_gains(g, my->who, &(struct gains){.draw = 4, .arrow[BLACK] = 1});
    } else {
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {CHIP_its_combo_time});
    }
    END;
}

/* Risky Move: Put a gem of your hand into your pile. If you did: gain a gem that is 1 larger, and
 * $3. */
SCRIPT(risky_move, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_to_pile, my->who);
    if (g->k.result) {
        put_gem(g, my->who, g->chosen.a);
        if (g->chosen.a < GEM4)
            ps_gain(g, my->who, g->chosen.a + 1);
        ps_gain_money(g, my->who, 3);
    }
    END;
}

/* Giant Growth, in the ante phase: besides the normal ante. */
SCRIPT(grow, uint8_t who;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_growth, my->who);
    if (g->k.result)
        put_gem(g, my->who, g->chosen.a);
    END;
}
