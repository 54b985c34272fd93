/* attack.c - declaring an attack (GB-203) and resolving it (GB-204). */
#include "games/gem_blenders/attack.h"

#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/settle.h"

int gb_attack_index(const struct game *g, int seat, int slot)
{
    for (int i = 0; i < g->attack.count && seat == g->turn; i++)
        if (g->attack.attacker[i] == slot)
            return i;
    return -1;
}

/* --- What is legal. --- */

/* GB-200.9: not in the starting player's first turn; GB-202.1f: once per turn. */
bool gb_may_attack(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    return !(p->flags & (HAS_ATTACKED | NO_ATTACK)) && (seat != g->first || p->turns > 1);
}

/* The positions that the hero of this position may attack, as a set; bit 0 of the result stands for
 * "none". Low-Pressure Aura (Storm Weaver): from the center also left or right, from there also the
 * center. */
static unsigned aims(const struct game *g, int seat, int position)
{
    unsigned set = 1u | 2u << gb_across(position);
    if (gb_works(g, seat, g->player[seat].line[position], BLEND_storm_weaver))
        set |= position == CENTER ? 2u << LEFT | 2u << RIGHT : 2u << CENTER;
    return set;
}

static struct option *offer_attack(int left, int center, int right, struct option *out)
{
    if (left | center | right)
        *out++ = (struct option){ATTACK, (uint8_t)left, (uint8_t)center, (uint8_t)right};
    return out;
}

/* GB-203.1: any number of frontline heroes, all at once. At most 4 * 3 * 3 - 1 ways. */
struct option *gb_offer_attacks(const struct game *g, int seat, struct option *out)
{
    unsigned lefts = aims(g, seat, LEFT), centers = aims(g, seat, CENTER),
             rights = aims(g, seat, RIGHT);
    FOR_EACH_BIT(left, lefts)
        FOR_EACH_BIT(center, centers)
            FOR_EACH_BIT(right, rights)
                out = offer_attack(left, center, right, out);
    return out;
}

/* Against which of its attackers the hero blocks. */
struct option *gb_offer_blocks(const struct game *g, struct option *out)
{
    const struct attack *attack = &g->attack;
    for (uint8_t i = 0; i < attack->count; i++)
        if (attack->attacked[i] == g->k.ask.a && (g->k.ask.b >> i & 1))
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

/* Who of these attacks whom. */
static void tell_attack(const struct game *g, int kind, int seat, unsigned set)
{
    struct event event = {.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    int k = 0;
    FOR_EACH_BIT(i, set) {
        event.open[k] = g->player[seat].hero[g->attack.attacker[i]].card;
        event.open[3 + k++] = g->player[seat ^ 1].hero[g->attack.attacked[i]].card;
    }
    event_emit(&event);
}

static uint8_t everybody(const struct game *g)
{
    return (uint8_t)((1u << g->attack.count) - 1);
}

static void declare(struct game *g, int seat, const uint8_t aim[3])
{
    struct attack *attack = &g->attack;
    assert(!attack->count);
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        attack->attacker[attack->count] = g->player[seat].line[i];
        attack->attacked[attack->count++] = g->player[seat ^ 1].line[aim[i] - 1];
    }
    g->player[seat].flags |= HAS_ATTACKED;
    if (LISTENING)
        tell_attack(g, DECLARED, seat, everybody(g));
}

static int attack_of(const struct game *g, int seat, const struct lineup *lineup, int i)
{
    return gb_stat_on(g, seat, lineup, g->attack.attacker[i], ATK, g->attack.attacked[i], NULL);
}

static void tell_dropped(const struct game *g, int seat, unsigned set)
{
    struct event event = {.kind = DROPPED_OUT, .seat = (uint8_t)seat};
    int count = 0;
    FOR_EACH_BIT(i, set)
        event.open[count++] = g->player[seat].hero[g->attack.attacker[i]].card;
    event_emit(&event);
}

/* GB-204.1: who has 0 ATK now does not attack. */
static uint8_t with_attack(const struct game *g, int seat, unsigned set)
{
    struct lineup lineup;
    unsigned dropped = 0;
    gb_lineup(g, seat, &lineup);
    FOR_EACH_BIT(i, set)
        if (!attack_of(g, seat, &lineup, i))
            dropped |= 1u << i;
    if (dropped && LISTENING)
        tell_dropped(g, seat, dropped);
    return (uint8_t)(set & ~dropped);
}

/* GB-204.2: a hero is attacked by each of its attackers. */
static void note_attacked(struct game *g, int seat, unsigned set)
{
    FOR_EACH_BIT(i, set)
        gb_news(g, (struct news){ATTACKED, (uint8_t)seat, .a = g->attack.attacked[i]});
}

/* GB-204.3: ATK minus DEF, with the stats of this moment, not below 0. */
static void calculate(struct game *g, int seat, unsigned set)
{
    struct attack *attack = &g->attack;
    struct lineup own, foes;
    gb_lineup(g, seat, &own);
    gb_lineup(g, seat ^ 1, &foes);
    FOR_EACH_BIT(i, set) {
        int atk = attack_of(g, seat, &own, i);
        int def = gb_stat_on(g, seat ^ 1, &foes, attack->attacked[i], DEF, NO_SLOT, NULL);
        attack->damage[i] = (uint8_t)(atk > def ? atk - def : 0);
        EVENT(.kind = ATTACK_HITS, .seat = (uint8_t)seat,
              .open = {g->player[seat].hero[attack->attacker[i]].card,
                       g->player[seat ^ 1].hero[attack->attacked[i]].card, (uint8_t)atk,
                       (uint8_t)def, attack->damage[i]});
    }
}

/* Is this the first of the attackers of a blended hero? Then its owner is asked (GB-204.4). */
static bool asks_for_block(const struct game *g, int seat, unsigned set, int i)
{
    const struct attack *attack = &g->attack;
    for (int j = 0; j < i; j++)
        if ((set >> j & 1) && attack->attacked[j] == attack->attacked[i])
            return false;
    return (set >> i & 1) && g->player[seat ^ 1].hero[attack->attacked[i]].blend;
}

/* The damage of this attacker is prevented; the slot of the hero that will be deblended for it, as
 * a set. */
static uint8_t announce_block(struct game *g, int i)
{
    assert(i < g->attack.count);
    const struct hero *h = &g->player[g->turn ^ 1].hero[g->attack.attacked[i]];
    EVENT(.kind = ANNOUNCED_BLOCK, .seat = g->turn ^ 1,
          .open = {h->blend, h->card, g->attack.damage[i],
                   g->player[g->turn].hero[g->attack.attacker[i]].card});
    g->attack.damage[i] = 0;
    return (uint8_t)(1u << g->attack.attacked[i]);
}

static void strike(struct game *g, int seat, int i)
{
    assert(i < g->attack.count);
    int damage = g->attack.damage[i];
    g->attack.damage[i] = 0;
    gb_hurt(g, seat ^ 1, damage, seat, g->attack.attacker[i]);
}

static uint8_t slots_of(const struct game *g, unsigned set)
{
    unsigned slots = 0;
    FOR_EACH_BIT(i, set)
        slots |= 1u << g->attack.attacker[i];
    return (uint8_t)slots;
}

/* Who of those that have attacked has an additional attack left (GB-601). */
static uint8_t could_again(const struct game *g, int seat, unsigned attacked)
{
    struct lineup lineup;
    unsigned set = 0;
    gb_lineup(g, seat, &lineup);
    FOR_EACH_BIT(i, attacked) {
        int slot = g->attack.attacker[i];
        if (!(g->player[seat].hero[slot].flags & BARRED) &&
            gb_more_attacks(g, seat, slot) > g->attack.extra_made[i] &&
            attack_of(g, seat, &lineup, i))
            set |= 1u << i;
    }
    return (uint8_t)set;
}

static void attack_again(struct game *g, int seat, unsigned set)
{
    FOR_EACH_BIT(i, set)
        g->attack.extra_made[i]++;
    if (set && LISTENING)
        tell_attack(g, ATTACKS_AGAIN, seat, set);
}

/* One pass of section 204 for these attackers: effects of the attacked, damage, blocks, damage
 * inflicted from left to right, effects after the attack. When the round is lost no further step
 * begins (GB-206.1); damage is inflicted in one step. */
SCRIPT(wave, uint8_t who, set; uint8_t i, blockers; struct option pick;)
{
    BEGIN;
    note_attacked(g, my->who ^ 1, my->set);
    SETTLE(1);
    if (gb_round_over(g))
        RETURN(0);
    calculate(g, my->who, my->set);
    for (my->i = 0; my->i < g->attack.count; my->i++) {
        if (!asks_for_block(g, my->who, my->set, my->i))
            continue;
        ASK(2, my->who ^ 1, ASK_BLOCK, g->attack.attacked[my->i], my->set);
        my->pick = ANSWER(my->who ^ 1);
        if (my->pick.verb == BLOCK)
            my->blockers |= announce_block(g, my->pick.a);
    }
    gb_deblend(g, my->who ^ 1, my->blockers,
               TO_BLOCK); /* all are announced: now they fall together */
    SETTLE(3);
    if (gb_round_over(g))
        RETURN(0);
    for (my->i = 0; my->i < g->attack.count && !gb_round_over(g); my->i++) {
        if (g->attack.damage[my->i])
            CALL(4, window, my->who ^ 1, DAMAGE_COMES, my->i);
        if (!gb_round_over(g))
            strike(g, my->who, my->i);
        SETTLE(5);
    }
    gb_news(g, (struct news){ATTACK_DONE, my->who, .a = slots_of(g, my->set)});
    SETTLE(6);
    END;
}

/* `first` are those who make the declared attack: only they can make additional ones. */
SCRIPT(attack, uint8_t who, aim[3]; uint8_t first, set; struct option pick;)
{
    BEGIN;
    declare(g, my->who, my->aim);
    CALL(1, window, my->who, ATTACK_DECLARED);
    CALL(2, window, my->who ^ 1, FOE_DECLARED); /* GB-203.3 */
    my->first = my->set = with_attack(g, my->who, everybody(g));
    while (my->set && !gb_round_over(g)) {
        CALL(3, wave, my->who, my->set);
        my->set = could_again(g, my->who, my->first);
        if (!my->set || gb_round_over(g))
            break;
        ASK(4, my->who, ASK_AGAIN, my->set);
        my->pick = ANSWER(my->who);
        my->set = my->pick.verb == AGAIN ? my->pick.a : 0;
        attack_again(g, my->who, my->set);
    }
    g->attack = (struct attack){0};
    END;
}
