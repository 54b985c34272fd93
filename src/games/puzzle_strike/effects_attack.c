/* effects_attack.c - the chips with a red fist. `hit_...` is what happens to one victim; it is
 * called with the victim, the attacker and what the attack wants to tell it. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- Attacks on every opponent. --- */

/* PS-254: one black arrow in all, however many could not discard. */
SCRIPT(color_panic, uint8_t who, kind, self; uint8_t color;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_color, 15);
    my->color = (uint8_t)(BROWN + DECISION(my->who).a);
    EVENT(.kind = NAMED_COLOR, .seat = my->who, .open = {my->color});
    g->note = 0;
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_color_panic, my->color);
    if (g->note)
        ps_gain_arrow(g, my->who, BLACK, 1);
    g->note = 0;
    END;
}

SCRIPT(hit_color_panic, uint8_t victim, who, color;)
{
    BEGIN;
    if (!ps_can_pick(g, PICK_discard_color, my->victim, my->color)) {
        ps_show_hand(g, my->victim);
        g->note = 1;
        RETURN(0);
    }
    CALL(1, choose, my->victim, PICK_discard_color, my->victim, my->color);
    if (g->k.result)
        ps_discard(g, my->victim, g->chosen.a);
    END;
}

/* PS-187, R3: only with the first choice is anybody attacked. */
SCRIPT(just_a_scratch, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_scratch, 3);
    if (DECISION(my->who).a == 0) {
        CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_wound);
        RETURN(STAYS);
    }
    CALL(3, choose, my->who, PICK_trash_wound, my->who);
    if (g->k.result)
        ps_trash(g, my->who, g->chosen);
    ps_gain_arrow(g, my->who, RED, 1);
    END;
}

SCRIPT(hit_wound, uint8_t victim;)
{
    BEGIN;
    ps_gain(g, my->victim, WOUND);
    END;
}

SCRIPT(really_annoying, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_wound);
    END;
}

/* The reaction is itself a fist, at the attacker. */
SCRIPT(react_annoy, uint8_t who, kind, by; seat_set after;)
{
    BEGIN;
    my->after = g->after;
    g->after = 0;
    CALL(1, attack, my->who, my->kind, seat_bit(my->by), 0, SCRIPT_hit_wound);
    CALL(2, aftermath, my->who, my->kind);
    g->after = my->after;
    END;
}

SCRIPT(ouch, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), true, SCRIPT_hit_ouch);
    END;
}

SCRIPT(hit_ouch, uint8_t victim;)
{
    BEGIN;
    if (g->player[my->victim].discard[COMBINE])
        ps_trash(g, my->victim, (struct option){FROM_DISCARD, COMBINE});
    CALL(1, choose, my->victim, PICK_discard, my->victim);
    if (g->k.result)
        ps_discard(g, my->victim, g->chosen.a);
    ps_gain(g, my->victim, WOUND);
    END;
}

/* The victim discards one chip. */
SCRIPT(hit_discard, uint8_t victim;)
{
    BEGIN;
    CALL(1, choose, my->victim, PICK_discard, my->victim);
    if (g->k.result)
        ps_discard(g, my->victim, g->chosen.a);
    END;
}

SCRIPT(pick_your_poison, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_poison);
    END;
}

SCRIPT(hit_poison, uint8_t victim;)
{
    BEGIN;
    DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_poison, 3);
    if (DECISION(my->victim).a == 0) {
        ps_ante(g, my->victim, 1, 1);
        RETURN(0);
    }
    CALL(2, hit_discard, my->victim);
    CALL(3, hit_discard, my->victim);
    END;
}

SCRIPT(repeated_jabs, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), true, 0);
    if (!my->self)
        RETURN(STAYS);
    DECIDE_ASK(2, my->who, ASK_EITHER, EITHER_top_this, 3);
    RETURN(DECISION(my->who).a == 0 ? TOPPED : STAYS);
    END;
}

SCRIPT(sneak_attack, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), true, 0);
    END;
}

SCRIPT(burning_vigor, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_wound, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    ps_trash(g, my->who, g->chosen);
    ps_gain_arrow(g, my->who, BLACK, 1);
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), true, 0);
    END;
}

/* PS-375, PS-376: all of them or none. */
SCRIPT(shadowswarm, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_swarm, 3);
    if (DECISION(my->who).a == 0)
        CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_discard);
    END;
}

/* The kind of the largest gem in a hand; -1: none. */
static int largest_gem(const struct game *g, int seat)
{
    int kind = GEM4;
    while (kind >= GEM1 && !g->player[seat].hand[kind])
        kind--;
    return kind;
}

SCRIPT(bonecracker, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_bone);
    END;
}

SCRIPT(hit_bone, uint8_t victim;)
{
    BEGIN;
    ps_show_hand(g, my->victim);
    if (largest_gem(g, my->victim) >= 0)
        ps_discard(g, my->victim, largest_gem(g, my->victim));
    END;
}

SCRIPT(pilebunker, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_bunker, 3);
    if (DECISION(my->who).a == 0)
        ps_draw(g, my->who, 1);
    else
        ps_gain_pigs(g, my->who, 1);
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_bunker);
    END;
}

SCRIPT(hit_bunker, uint8_t victim;)
{
    BEGIN;
    ps_show_hand(g, my->victim);
    if (largest_gem(g, my->victim) < 0)
        RETURN(0);
    ps_trash(g, my->victim, (struct option){FROM_HAND, (uint8_t)largest_gem(g, my->victim)});
    ps_gain(g, my->victim, GEM1);
    END;
}

SCRIPT(surgical_strike, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_surgical);
    END;
}

SCRIPT(hit_surgical, uint8_t victim, who;)
{
    BEGIN;
    ps_draw(g, my->victim, 1);
    ps_show_hand(g, my->victim);
    CALL(1, choose, my->who, PICK_discard_theirs, my->victim);
    if (g->k.result)
        ps_discard(g, my->victim, g->chosen.a);
    END;
}

SCRIPT(chip_damage, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_top, my->who);
    if (g->k.result) {
        ps_take(g, my->who, g->chosen);
        ps_top(g, my->who, g->chosen.a);
    }
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_damage);
    END;
}

/* Two chips may be promised by one who has fewer. */
SCRIPT(hit_damage, uint8_t victim;)
{
    BEGIN;
    if (ps_can_pick(g, PICK_discard_orb, my->victim, 0)) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_damage, 3);
        if (DECISION(my->victim).a == 0) {
            CALL(2, choose, my->victim, PICK_discard_orb, my->victim);
            if (g->k.result)
                ps_discard(g, my->victim, g->chosen.a);
            RETURN(0);
        }
    }
    CALL(3, hit_discard, my->victim);
    CALL(4, hit_discard, my->victim);
    END;
}

SCRIPT(hex_of_murkwood, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_hex);
    END;
}

SCRIPT(hit_hex, uint8_t victim;)
{
    BEGIN;
    if (g->player[my->victim].hand[WOUND] >= 2) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_hex, 3);
        if (DECISION(my->victim).a == 1 && g->player[my->victim].hand[WOUND] >= 2) {
            ps_discard(g, my->victim, WOUND);
            ps_discard(g, my->victim, WOUND);
            RETURN(0);
        }
    }
    ps_gain(g, my->victim, WOUND);
    END;
}

/* Then one chip for each Wound in a discard pile of one's choice (PS-351). */
SCRIPT(pleasure_and_pain, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_pleasure);
    CALL(2, target, my->who, AIM_DISCARD, g->in_play);
    ps_draw(g, my->who, g->player[g->k.result].discard[WOUND]);
    END;
}

SCRIPT(hit_pleasure, uint8_t victim;)
{
    BEGIN;
    if (g->player[my->victim].hand[WOUND]) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_pleasure, 3);
        if (DECISION(my->victim).a == 0 && g->player[my->victim].hand[WOUND]) {
            ps_discard(g, my->victim, WOUND);
            RETURN(0);
        }
    }
    if (ps_in_bank(g, WOUND)) {
        ps_bank_take(g, WOUND);
        ps_bag_insert(g, my->victim, WOUND);
    }
    END;
}

/* --- Mix-Master: each opposing pile once. --- */

static void split_largest(struct game *g, int seat)
{
    const uint8_t *gems = ps_pile(g, seat)->gems;
    int value = GEMS;
    while (value > 1 && !gems[value - 1])
        value--;
    if (value == 1)
        return;
    ps_pile_lose(g, seat, value);
    for (int i = 0; i < value; i++)
        ps_pile_add(g, seat, 1);
    EVENT(.kind = SPLIT_GEM, .seat = (uint8_t)seat, .open = {(uint8_t)value});
}

SCRIPT(mix_master, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, 0);
    for (seat_set left = ps_one_per_side(g, (seat_set)g->k.result); left;
         left &= (seat_set)(left - 1))
        split_largest(g, __builtin_ctz(left));
    CALL(2, merge, my->who, MERGE_MUST);
    END;
}

/* --- Attacks on one opponent. --- */

SCRIPT(knockdown, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, target, my->who, AIM_VICTIM, ps_foes(g, my->who));
    if (g->k.result >= 0)
        CALL(2, attack, my->who, my->kind, seat_bit(g->k.result), 0, SCRIPT_hit_knockdown);
    END;
}

SCRIPT(hit_knockdown, uint8_t victim;)
{
    BEGIN;
    g->player[my->victim].flags |= KNOCKED_DOWN;
    CALL(1, hit_discard, my->victim);
    END;
}

SCRIPT(stolen_purples, uint8_t who, kind, self; uint8_t stolen;)
{
    BEGIN;
    g->note = 0;
    CALL(1, target, my->who, AIM_VICTIM, ps_foes(g, my->who));
    if (g->k.result >= 0)
        CALL(2, attack, my->who, my->kind, seat_bit(g->k.result), 0, SCRIPT_hit_stolen);
    my->stolen = g->note;
    g->note = 0;
    RETURN(my->stolen ? TRASHED : STAYS);
    END;
}

/* The set of orb chips in a hand, marked; all of them are discarded. */
static bool discard_orbs(struct game *g, int seat)
{
    bool any = false;
    for (int kind = 0; kind < KINDS; kind++)
        if (g->chip[kind] && (ps_chip(g, kind)->icons & ORB) && g->player[seat].hand[kind]) {
            any = true;
            ps_mark(g, kind, true);
            while (g->player[seat].hand[kind])
                ps_discard(g, seat, kind);
        }
    return any;
}

SCRIPT(hit_stolen, uint8_t victim, who;)
{
    BEGIN;
    ps_show_hand(g, my->victim);
    if (!discard_orbs(g, my->victim))
        RETURN(0);
    CALL(1, choose, my->who, PICK_steal, my->victim);
    memset(g->marked, 0, sizeof g->marked);
    ps_take(g, my->victim, g->chosen);
    g->player[my->who].discard[g->chosen.a]++;
    EVENT(.kind = GAINED, .seat = my->who, .open = {g->chip[g->chosen.a]});
    g->note = 1;
    END;
}
