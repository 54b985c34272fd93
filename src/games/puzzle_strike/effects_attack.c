/* effects_attack.c - the chips with a red fist. `hit_...` is what happens to one victim; it is
 * called with the victim, the attacker and what the attack wants to tell it. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

/* --- Attacks on every opponent. --- */

/* Color Panic: Red arrow. Name a colour: each opponent discards a chip of it or shows a hand
 * without. If anybody could not: black arrow. PS-254: one black arrow in all, however many could
 * not discard. */
SCRIPT(color_panic, uint8_t who, kind, self; uint8_t color;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_color, 15);
    my->color = (uint8_t)(BROWN + DECISION(my->who).a);
    EVENT(.kind = NAMED_COLOR, .seat = my->who, .open = {my->color});
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_color_panic, my->color);
    if (g->note)
        ps_gain_arrow(g, my->who, BLACK);
    g->note = 0;
    END;
}

SCRIPT(hit_color_panic, uint8_t victim, who, color;)
{
    BEGIN;
    CALL(1, choose, my->victim, PICK_discard_color, my->victim, my->color);
    if (g->k.result) {
        ps_discard(g, my->victim, g->chosen.a);
        RETURN(0);
    }
    ps_show_hand(g, my->victim);
    g->note = 1;
    END;
}

/* Just a Scratch: Each opponent gains a Wound; or trash a Wound of your hand or discard pile, and
 * red arrow. PS-187, R3: only with the first choice is anybody attacked. */
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
    ps_gain_arrow(g, my->who, RED);
    END;
}

SCRIPT(hit_wound, uint8_t victim;)
{
    BEGIN;
    ps_gain(g, my->victim, WOUND);
    END;
}

/* Really Annoying: Each opponent gains a Wound. Reaction to a fist: the attacker gains a Wound;
 * this is a fist, too. */
SCRIPT(really_annoying, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_wound);
    END;
}

/* Really Annoying, reaction to a fist: the attacker gains a Wound; this is a fist, too. */
SCRIPT(react_annoy, uint8_t who, kind, by;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, seat_bit(my->by), 0, SCRIPT_hit_wound);
    CALL(2, aftermath, my->who, my->kind);
    END;
}

/* Ouch!: Once per turn. Ante a 1-gem into each opponent's pile; each trashes a Combine of their
 * discard pile, discards a chip and gains a Wound. */
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

/* Pick Your Poison: Red arrow, draw 1, piggy bank. Each opponent antes a 1-gem or discards two
 * chips. */
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
        ps_ante(g, my->victim, 1);
        RETURN(0);
    }
    CALL(2, hit_discard, my->victim);
    CALL(3, hit_discard, my->victim);
    END;
}

/* Repeated Jabs: Ante a 1-gem into each opponent's pile. You may put this chip on top of your
 * bag. */
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

/* Sneak Attack: Red arrow. Ante a 1-gem into each opponent's pile. */
SCRIPT(sneak_attack, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), true, 0);
    END;
}

/* Burning Vigor: Trash a Wound of your hand or discard pile. If you did: black arrow, ante a 1-gem
 * into each opponent's pile. */
SCRIPT(burning_vigor, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, choose, my->who, PICK_trash_wound, my->who);
    if (!g->k.result)
        RETURN(STAYS);
    ps_trash(g, my->who, g->chosen);
    ps_gain_arrow(g, my->who, BLACK);
    CALL(2, attack, my->who, my->kind, ps_foes(g, my->who), true, 0);
    END;
}

/* Shadowswarm: Brown arrow. Draw 2. You may make every opponent discard a chip. PS-375, PS-376:
 * all of them or none. */
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

/* Bonecracker: Brown arrow. Each opponent shows their hand and discards its largest gem. */
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

/* Pilebunker: Draw 1 or piggy bank. Opponents show their hands; each trashes their largest gem
 * there and gains a 1-gem. */
SCRIPT(pilebunker, uint8_t who, kind, self;)
{
    BEGIN;
    DECIDE_ASK(1, my->who, ASK_EITHER, EITHER_bunker, 3);
    if (DECISION(my->who).a == 0)
        ps_draw(g, my->who, 1);
    else
        ps_gains(g, my->who, &(struct gains){.pigs = 1});
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

/* Surgical Strike: Red arrow. Each opponent draws 1, shows their hand and discards the chip you
 * pick. */
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

/* Chip Damage: Red arrow. You may put a chip of your discard pile on top of your bag. Each
 * opponent discards an orb chip or two chips. */
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

static bool may_have_orb(const struct game *g, int seat)
{
    FOR_EACH_KIND(kind, ps_may_hold(&g->player[seat]))
        if (ps_has_icon(g, kind, ORB))
            return true;
    return false;
}

/* Two chips may be promised by one who has fewer. */
SCRIPT(hit_damage, uint8_t victim;)
{
    BEGIN;
    if (may_have_orb(g, my->victim)) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_damage, 3, my->victim);
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

/* Hex of Murkwood: Blue arrow. Each opponent gains a Wound or discards two. */
SCRIPT(hex_of_murkwood, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, SCRIPT_hit_hex);
    END;
}

/* As far as everybody knows (PS-389). */
static bool may_have_wounds(const struct game *g, int seat, int count)
{
    const struct player *p = &g->player[seat];
    return p->hand[WOUND] >= count || (ps_hides_chips(p) && (ps_may_hold(p) & ps_kind_bit(WOUND)));
}

SCRIPT(hit_hex, uint8_t victim;)
{
    BEGIN;
    if (may_have_wounds(g, my->victim, 2)) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_hex, 3, my->victim);
        if (DECISION(my->victim).a == 1) {
            ps_discard(g, my->victim, WOUND);
            ps_discard(g, my->victim, WOUND);
            RETURN(0);
        }
    }
    ps_gain(g, my->victim, WOUND);
    END;
}

/* Pleasure & Pain: Red arrow. Each opponent discards a Wound or puts one of the bank into their
 * bag. Choose a discard pile and draw a chip for each Wound in it. (PS-351) */
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
    if (may_have_wounds(g, my->victim, 1)) {
        DECIDE_ASK(1, my->victim, ASK_EITHER, EITHER_pleasure, 3, my->victim);
        if (DECISION(my->victim).a == 0) {
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
    const uint8_t *gems = ps_gems(g, seat);
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

/* PS-242: the bank may not have 1-gems for all. */
static void split_in_order(struct game *g, seat_set hit)
{
    for (int i = 0; i < g->k.seats; i++)
        if (hit & seat_bit(ps_seat_in_order(g, i)))
            split_largest(g, ps_seat_in_order(g, i));
}

/* Mix-Master: The largest gem of each opponent's pile breaks into 1-gems there. Then combine two
 * gems of your pile. */
SCRIPT(mix_master, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, attack, my->who, my->kind, ps_foes(g, my->who), 0, 0);
    split_in_order(g, ps_one_per_side(g, (seat_set)g->k.result));
    CALL(2, merge, my->who, MERGE_MUST);
    END;
}

/* --- Attacks on one opponent. --- */

/* Knockdown: Purple arrow. An opponent discards a chip and plays no purple shields this turn. */
SCRIPT(knockdown, uint8_t who, kind, self;)
{
    BEGIN;
    CALL(1, target, my->who, AIM_VICTIM, ps_foes(g, my->who));
    CALL(2, attack, my->who, my->kind, seat_bit(g->k.result), 0, SCRIPT_hit_knockdown);
    END;
}

SCRIPT(hit_knockdown, uint8_t victim;)
{
    BEGIN;
    g->player[my->victim].flags |= KNOCKED_DOWN;
    EVENT(.kind = KNOCKED, .seat = my->victim);
    CALL(1, hit_discard, my->victim);
    END;
}

/* Stolen Purples: An opponent shows their hand and discards all orb chips. Put one of them into
 * your discard pile; if you did, trash this chip. */
SCRIPT(stolen_purples, uint8_t who, kind, self; uint8_t stolen;)
{
    BEGIN;
    CALL(1, target, my->who, AIM_VICTIM, ps_foes(g, my->who));
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
    FOR_EACH_KIND(kind, ps_kinds(g->player[seat].hand))
        if (ps_has_icon(g, kind, ORB)) {
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
    ps_put(g->player[my->who].discard, g->chosen.a);
    EVENT(.kind = STOLEN, .seat = my->who, .open = {g->chip[g->chosen.a], my->victim});
    g->note = 1;
    END;
}
