/* effects.c - what cards do without asking, and when they can. The rows of cards.def name these
 * functions; `n` is the number in the card's text. */
#include "games/gem_blenders/effects.h"

#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

static int number_of(const struct activation *a)
{
    return gb_effect_table[a->card].n;
}

static int foe_of(const struct activation *a)
{
    return a->seat ^ 1;
}

/* A hero that is about to be altered for a time. */
static struct hero *alter(struct game *g, int seat, int slot)
{
    g->any_altered = true;
    return &g->player[seat].hero[slot];
}

/* --- Cards and HP. --- */

/* Spoiled (Carter), Merry-Go-Round (Wren), Tailwind (Glider), Echo Nocturnagem: you may draw 1
 * card. Don't mind if I do (Matthew): you may draw 2 cards. */
void gb_draw_n(struct game *g, const struct activation *a)
{
    gb_draw(g, a->seat, number_of(a), false);
}

/* Open Bar (Fitch): each player draws 1 card, you first. */
void gb_open_bar(struct game *g, const struct activation *a)
{
    gb_draw(g, a->seat, number_of(a), false);
    if (g->winner == NOBODY) /* GB-206.2 */
        gb_draw(g, foe_of(a), number_of(a), false);
}

/* Tidy Up (Noor): you may gain 2 HP. Steady Swell (Buoy), Halo Luminagem: gain 2 HP. Snack: gain 3
 * HP. */
void gb_gain_n(struct game *g, const struct activation *a)
{
    gb_gain(g, a->seat, number_of(a));
}

static void hurt_foe(struct game *g, const struct activation *a, int amount)
{
    gb_hurt(g, foe_of(a), amount, a->seat, NO_SLOT);
}

/* Dive Bomb (Gull): inflict 2 more damage. Infect (Virus): the opponent takes 4 damage. Backfire
 * (Sparker), Walk the Dog (Slip Knotter), Chain Reaction (Ion Banger), Final Notice (Doom
 * Collector): 2 damage. Hot Iron (Forge Bull): 3 damage. Cannon Boom: 4 damage. */
void gb_hurt_foe(struct game *g, const struct activation *a)
{
    hurt_foe(g, a, number_of(a));
}

/* Contagious Pain (Toxic Ram): an opponent takes as much damage as you; at most 5 per turn. */
void gb_hurt_foe_too(struct game *g, const struct activation *a)
{
    int left = gb_effect_table[a->card].limit - gb_uses(g, a->seat, a->slot, a->card);
    int amount = a->news.a < left ? a->news.a : left;
    gb_count_use(g, a->seat, a->slot, a->card, amount);
    hurt_foe(g, a, amount);
}

/* Surcharge (Toll Gatherer): an opponent who draws takes 1 damage per card. */
void gb_surcharge(struct game *g, const struct activation *a)
{
    hurt_foe(g, a, number_of(a) * a->news.a);
}

/* Hush Money (Ash Peddler): an opponent who plays an action takes 1 damage, or 2 if it has a star.
 * */
void gb_hush_money(struct game *g, const struct activation *a)
{
    hurt_foe(g, a, gb_printed[a->news.a].stars ? 2 : 1);
}

/* Plotting (Beatrice): your HP takes damage equal to the LV of the blend. */
void gb_plotting(struct game *g, const struct activation *a)
{
    gb_hurt(g, a->seat, gb_printed[a->news.b].level, a->seat, NO_SLOT);
}

/* Ink Cloud (Squid), Undertow (Ink Diver), Spill: the top 2, 2 or 3 cards of the opponent's deck
 * are discarded. */
void gb_mill_foe(struct game *g, const struct activation *a)
{
    gb_mill(g, foe_of(a), number_of(a));
}

/* Shred (Mantis Slasher): the opponent discards as many cards from the top of the deck as damage
 * was inflicted, at most 5. */
void gb_shred(struct game *g, const struct activation *a)
{
    gb_mill(g, foe_of(a), a->news.a < number_of(a) ? a->news.a : number_of(a));
}

/* Prelude of Light (Horizon Gazer): the basic gem that was discarded returns to your hand. */
void gb_return_gem(struct game *g, const struct activation *a)
{
    gb_take_back(g, a->seat, a->news.a);
}

/* Rise Again (Phoenix Herald): this blend returns from your discard to your hand. */
void gb_rise_again(struct game *g, const struct activation *a)
{
    gb_take_back(g, a->seat, a->card);
}

/* Overtime: after this turn you take an additional turn, in which you cannot declare an attack. */
void gb_overtime(struct game *g, const struct activation *a)
{
    g->player[a->seat].flags |= ONE_MORE;
    EVENT(.kind = ANOTHER_TURN, .seat = a->seat);
}

/* --- Heroes. --- */

static void change(struct game *g, int seat, int slot, int stat, int amount)
{
    struct hero *h = alter(g, seat, slot);
    int8_t *bonus = stat == ATK ? &h->atk : &h->def;
    int sum = *bonus + amount;
    *bonus = (int8_t)(sum > 100 ? 100 : sum < -100 ? -100 : sum);
    EVENT(.kind = STAT_CHANGED, .seat = (uint8_t)seat,
          .open = {h->card, (uint8_t)stat, (uint8_t)(amount + 100)});
}

/* Spite (Sable), Power Drill (Diamond Driller): this hero has +1 or +3 ATK for the rest of the
 * turn. */
void gb_rise(struct game *g, const struct activation *a)
{
    change(g, a->seat, a->slot, ATK, number_of(a));
}

/* Pep Talk: the hero named has +2 ATK for the rest of your turn. */
void gb_pep(struct game *g, const struct activation *a)
{
    change(g, a->seat, a->target, ATK, number_of(a));
}

/* Brace: the hero named has +2 DEF for the rest of the turn. */
void gb_brace(struct game *g, const struct activation *a)
{
    change(g, a->seat, a->target, DEF, number_of(a));
}

/* Whiteout (Avalanche Bringer): the hero named on an opponent's frontline loses 3 DEF for the rest
 * of your turn. */
void gb_weaken(struct game *g, const struct activation *a)
{
    change(g, foe_of(a), a->target, DEF, -number_of(a));
}

/* Invert: written ATK and DEF of the hero named change places for the rest of the turn. */
void gb_invert(struct game *g, const struct activation *a)
{
    struct hero *h = alter(g, a->seat, a->target);
    h->flags ^= INVERTED;
    EVENT(.kind = WAS_INVERTED, .seat = a->seat, .open = {h->card});
}

/* Stun, and the second half of Haunt (Ghost): the opponent's hero has no effect until your next
 * turn. */
void gb_mute(struct game *g, const struct activation *a)
{
    struct hero *h = alter(g, foe_of(a), a->target);
    h->mute |= seat_bit(a->seat);
    g->must_recheck = true;
    EVENT(.kind = LOST_EFFECT, .seat = (uint8_t)foe_of(a), .open = {h->card});
}

/* Hero Mirror (Reflector): for the rest of your turn this effect is replaced by that of the hero
 * named. */
void gb_mirror(struct game *g, const struct activation *a)
{
    struct hero *h = alter(g, a->seat, a->slot);
    h->copy = (uint8_t)gb_effect_of(g, a->seat, a->target);
    EVENT(.kind = EFFECT_REPLACED, .seat = a->seat, .open = {h->card, h->copy});
}

/* Double Strike: this turn the hero named may make 1 additional attack. */
void gb_double_strike(struct game *g, const struct activation *a)
{
    struct hero *h = alter(g, a->seat, a->target);
    h->extra_attacks = (uint8_t)(h->extra_attacks + number_of(a));
    EVENT(.kind = MORE_ATTACKS, .seat = a->seat, .open = {h->card});
}

/* Mutual Destruction (Hornet): after this hero attacks, deblend it. */
void gb_deblend_this(struct game *g, const struct activation *a)
{
    gb_deblend(g, a->seat, 1u << a->slot, BY_WILL);
}

/* Forced Deblend: the blended hero named on an opponent's field is deblended. */
void gb_deblend_target(struct game *g, const struct activation *a)
{
    gb_deblend(g, foe_of(a), 1u << a->target, BY_WILL);
}

/* Block Attack: the attack damage that you would receive from a hero becomes 0, and that hero
 * cannot attack again this turn. The news say which attacker it is. */
void gb_block_attack(struct game *g, const struct activation *a)
{
    struct hero *h = alter(g, foe_of(a), g->attack.attacker[a->news.a]);
    g->attack.damage[a->news.a] = 0;
    h->flags |= BARRED;
    EVENT(.kind = BLOCKED_BY_CARD, .seat = a->seat, .open = {h->card});
}
