/* attack.c - declaring an attack (GB-203) and resolving it (GB-204). */
#include "games/gem_blenders/gem_blenders.h"

/* --- What is legal. --- */

/* GB-200.9: not in the starting player's first turn; GB-202.1f: once per turn. */
bool gb_may_attack(const struct game *g, int seat)
{
    const struct side *s = &g->side[seat];
    return !(s->flags & (HAS_ATTACKED | NO_ATTACK)) && (seat != g->first || s->turns > 1);
}

/* The positions that the hero of this position may attack, as a set; bit 0 of the result stands for
 * "none". Low-Pressure Aura (Storm Weaver): from the center also left or right, from there also the
 * center. */
static unsigned aims(const struct game *g, int seat, int position)
{
    unsigned set = 1u | 2u << gb_across(position);
    if (gb_works(g, seat, g->side[seat].line[position], BLEND_storm_weaver))
        set |= position == CENTER ? 2u << LEFT | 2u << RIGHT : 2u << CENTER;
    return set;
}

/* GB-203.1: any number of frontline heroes, all at once. At most 4 * 3 * 3 - 1 ways. */
struct option *gb_offer_attacks(const struct game *g, int seat, struct option *out)
{
    unsigned left = aims(g, seat, LEFT), center = aims(g, seat, CENTER),
             right = aims(g, seat, RIGHT);
    for (unsigned a = left; a; a &= a - 1)
        for (unsigned b = center; b; b &= b - 1)
            for (unsigned c = right; c; c &= c - 1) {
                struct option o = {ATTACK, (uint8_t)__builtin_ctz(a), (uint8_t)__builtin_ctz(b),
                                   (uint8_t)__builtin_ctz(c)};
                if (o.a | o.b | o.c)
                    *out++ = o;
            }
    return out;
}

/* Against which of its attackers the hero blocks. */
struct option *gb_offer_blocks(const struct game *g, struct option *out)
{
    const struct attack *attack = &g->attack;
    for (uint8_t i = 0; i < attack->count; i++)
        if (attack->at[i] == g->k.ask.a && (g->k.ask.b >> i & 1))
            *out++ = (struct option){BLOCK, .a = i};
    *out++ = (struct option){PASS};
    return out;
}

/* Every choice of those who could attack again. */
struct option *gb_offer_again(const struct game *g, struct option *out)
{
    unsigned could = g->k.ask.a;
    for (unsigned set = could; set; set = (set - 1) & could)
        *out++ = (struct option){AGAIN, .a = (uint8_t)set};
    *out++ = (struct option){PASS};
    return out;
}

/* --- What it does. --- */

static void declare(struct game *g, int seat, const uint8_t aim[3])
{
    struct attack *attack = &g->attack;
    struct event event = {.kind = DECLARED, .seat = (uint8_t)seat};
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        attack->who[attack->count] = g->side[seat].line[i];
        attack->at[attack->count] = g->side[seat ^ 1].line[aim[i] - 1];
        event.open[attack->count] = g->side[seat].hero[attack->who[attack->count]].card;
        event.open[3 + attack->count] = g->side[seat ^ 1].hero[attack->at[attack->count]].card;
        attack->count++;
    }
    g->side[seat].flags |= HAS_ATTACKED;
    if (LISTENING)
        event_emit(&event);
}

static int attack_of(const struct game *g, int seat, const struct field *f, int i)
{
    return gb_stat_on(g, seat, f, g->attack.who[i], ATK, g->attack.at[i], NULL);
}

/* GB-204.1: who has 0 ATK now does not attack. */
static uint8_t with_attack(const struct game *g, int seat, unsigned set)
{
    struct field f;
    gb_field(g, seat, &f);
    for (int i = 0; i < g->attack.count; i++)
        if ((set >> i & 1) && !attack_of(g, seat, &f, i))
            set &= ~(1u << i);
    return (uint8_t)set;
}

/* GB-204.3: ATK minus DEF, with the stats of this moment, not below 0. */
static void calculate(struct game *g, int seat, unsigned set)
{
    struct attack *attack = &g->attack;
    struct field own, foes;
    gb_field(g, seat, &own);
    gb_field(g, seat ^ 1, &foes);
    for (int i = 0; i < attack->count; i++) {
        if (!(set >> i & 1))
            continue;
        int atk = attack_of(g, seat, &own, i);
        int def = gb_stat_on(g, seat ^ 1, &foes, attack->at[i], DEF, NO_SLOT, NULL);
        attack->damage[i] = (uint8_t)(atk > def ? atk - def : 0);
        EVENT(.kind = ATTACK_HITS, .seat = (uint8_t)seat,
              .open = {g->side[seat].hero[attack->who[i]].card,
                       g->side[seat ^ 1].hero[attack->at[i]].card, (uint8_t)atk, (uint8_t)def,
                       attack->damage[i]});
    }
}

/* Is this the first of the attackers of a blended hero? Then its owner is asked (GB-204.4). */
static bool asks_for_block(const struct game *g, int seat, unsigned set, int i)
{
    const struct attack *attack = &g->attack;
    for (int j = 0; j < i; j++)
        if ((set >> j & 1) && attack->at[j] == attack->at[i])
            return false;
    return (set >> i & 1) && g->side[seat ^ 1].hero[attack->at[i]].blend;
}

static void block(struct game *g, int seat, int i)
{
    g->attack.damage[i] = 0;
    gb_deblend(g, seat, 1u << g->attack.at[i], true);
}

static void strike(struct game *g, int seat, int i)
{
    int damage = g->attack.damage[i];
    g->attack.damage[i] = 0;
    gb_hurt(g, seat ^ 1, damage, seat, g->attack.who[i]);
}

static uint8_t slots_of(const struct game *g, unsigned set)
{
    unsigned slots = 0;
    for (int i = 0; i < g->attack.count; i++)
        if (set >> i & 1)
            slots |= 1u << g->attack.who[i];
    return (uint8_t)slots;
}

/* Who has an additional attack left (GB-601). */
static uint8_t could_again(const struct game *g, int seat)
{
    struct field f;
    unsigned set = 0;
    gb_field(g, seat, &f);
    for (int i = 0; i < g->attack.count; i++) {
        int slot = g->attack.who[i];
        if (!(g->side[seat].hero[slot].flags & BARRED) &&
            gb_more_attacks(g, seat, slot) > g->attack.made[i] && attack_of(g, seat, &f, i))
            set |= 1u << i;
    }
    return (uint8_t)set;
}

static void count_again(struct game *g, unsigned set)
{
    for (int i = 0; i < g->attack.count; i++)
        g->attack.made[i] = (uint8_t)(g->attack.made[i] + (set >> i & 1));
}

/* One pass of section 204 for these attackers: effects of the attacked, damage, blocks, damage
 * inflicted from left to right, effects after the attack. */
SCRIPT(wave, uint8_t seat, set; uint8_t i; struct option pick;)
{
    BEGIN;
    my->set = with_attack(g, my->seat, my->set);
    if (!my->set)
        RETURN(0);
    gb_news(g, (struct news){ATTACKED, my->seat ^ 1, .a = my->set});
    SETTLE(1);
    calculate(g, my->seat, my->set);
    for (my->i = 0; my->i < g->attack.count; my->i++) {
        if (gb_round_over(g) || !asks_for_block(g, my->seat, my->set, my->i))
            continue;
        ASK(2, my->seat ^ 1, ASK_BLOCK, g->attack.at[my->i], my->set);
        my->pick = ANSWER(my->seat ^ 1);
        if (my->pick.verb == BLOCK) {
            block(g, my->seat ^ 1, my->pick.a);
            SETTLE(3);
        }
    }
    for (my->i = 0; my->i < g->attack.count; my->i++) {
        if (g->attack.damage[my->i] && !gb_round_over(g))
            CALL(4, window, my->seat ^ 1, DAMAGE_COMES, my->i);
        if (gb_round_over(g))
            g->attack.damage[my->i] = 0;
        strike(g, my->seat, my->i);
        SETTLE(5);
    }
    gb_news(g, (struct news){ATTACK_DONE, my->seat, .a = slots_of(g, my->set)});
    SETTLE(6);
    END;
}

SCRIPT(attack, uint8_t seat, aim[3]; uint8_t set; struct option pick;)
{
    BEGIN;
    declare(g, my->seat, my->aim);
    CALL(1, window, my->seat, ATTACK_DECLARED);
    CALL(2, window, my->seat ^ 1, FOE_DECLARED); /* GB-203.3 */
    my->set = (uint8_t)((1u << g->attack.count) - 1);
    for (;;) {
        CALL(3, wave, my->seat, my->set);
        if (gb_round_over(g))
            break;
        my->set = could_again(g, my->seat);
        if (!my->set)
            break;
        ASK(4, my->seat, ASK_AGAIN, my->set);
        my->pick = ANSWER(my->seat);
        if (my->pick.verb == PASS)
            break;
        my->set = my->pick.a;
        count_again(g, my->set);
    }
    g->attack = (struct attack){0};
    END;
}
