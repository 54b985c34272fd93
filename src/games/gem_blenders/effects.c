/* effects.c - what cards do without asking, and when they can. The rows of cards.def name these
 * functions; `n` is the number in the card's text. */
#include "games/gem_blenders/gem_blenders.h"

static int number_of(const struct doing *d)
{
    return gb_effects[d->card].n;
}

static int foe_of(const struct doing *d)
{
    return d->seat ^ 1;
}

/* A hero that is about to be altered. */
static struct hero *altered(struct game *g, int seat, int slot)
{
    g->altered = true;
    return &g->side[seat].hero[slot];
}

/* --- Cards and HP. --- */

void gb_draw_n(struct game *g, const struct doing *d)
{
    gb_draw(g, d->seat, number_of(d), false);
}

void gb_open_bar(struct game *g, const struct doing *d)
{
    gb_draw(g, d->seat, number_of(d), false);
    gb_draw(g, foe_of(d), number_of(d), false);
}

void gb_gain_n(struct game *g, const struct doing *d)
{
    gb_gain(g, d->seat, number_of(d));
}

static void hurt_foe(struct game *g, const struct doing *d, int amount)
{
    gb_hurt(g, foe_of(d), amount, d->seat, NO_SLOT);
}

void gb_hurt_foe(struct game *g, const struct doing *d)
{
    hurt_foe(g, d, number_of(d));
}

/* Contagious Pain: as much again, within the turn's limit. */
void gb_hurt_foe_too(struct game *g, const struct doing *d)
{
    int left = gb_effects[d->card].limit - gb_uses(g, d->seat, d->slot, d->card);
    int amount = d->news.a < left ? d->news.a : left;
    gb_count_use(g, d->seat, d->slot, d->card, amount);
    hurt_foe(g, d, amount);
}

/* n for each card drawn, or for each hero deblended. */
void gb_hurt_foe_per(struct game *g, const struct doing *d)
{
    int count = d->news.kind == DREW ? d->news.a : __builtin_popcount(d->news.a);
    hurt_foe(g, d, number_of(d) * count);
}

void gb_hush(struct game *g, const struct doing *d)
{
    hurt_foe(g, d, gb_faces[d->news.a].stars ? 2 : 1);
}

void gb_plotting(struct game *g, const struct doing *d)
{
    gb_hurt(g, d->seat, gb_faces[d->news.b].level, d->seat, NO_SLOT);
}

void gb_mill_foe(struct game *g, const struct doing *d)
{
    gb_mill(g, foe_of(d), number_of(d));
}

void gb_shred(struct game *g, const struct doing *d)
{
    gb_mill(g, foe_of(d), d->news.a < number_of(d) ? d->news.a : number_of(d));
}

void gb_return_gem(struct game *g, const struct doing *d)
{
    gb_take_back(g, d->seat, d->news.a);
}

void gb_rise_again(struct game *g, const struct doing *d)
{
    gb_take_back(g, d->seat, d->card);
}

void gb_overtime(struct game *g, const struct doing *d)
{
    g->side[d->seat].flags |= ONE_MORE;
    EVENT(.kind = ANOTHER_TURN, .seat = d->seat);
}

/* --- Heroes. --- */

static void change(struct game *g, int seat, int slot, int stat, int amount)
{
    struct hero *h = altered(g, seat, slot);
    int8_t *bonus = stat == ATK ? &h->atk : &h->def;
    int sum = *bonus + amount;
    *bonus = (int8_t)(sum > 100 ? 100 : sum < -100 ? -100 : sum);
    EVENT(.kind = STAT_CHANGED, .seat = (uint8_t)seat,
          .open = {h->card, (uint8_t)stat, (uint8_t)(amount + 100)});
}

void gb_rise(struct game *g, const struct doing *d)
{
    change(g, d->seat, d->slot, ATK, number_of(d));
}

void gb_pep(struct game *g, const struct doing *d)
{
    change(g, d->seat, d->target, ATK, number_of(d));
}

void gb_brace(struct game *g, const struct doing *d)
{
    change(g, d->seat, d->target, DEF, number_of(d));
}

void gb_weaken(struct game *g, const struct doing *d)
{
    change(g, foe_of(d), d->target, DEF, -number_of(d));
}

void gb_invert(struct game *g, const struct doing *d)
{
    struct hero *h = altered(g, d->seat, d->target);
    h->flags ^= INVERTED;
    EVENT(.kind = WAS_INVERTED, .seat = d->seat, .open = {h->card});
}

void gb_mute(struct game *g, const struct doing *d)
{
    struct hero *h = altered(g, foe_of(d), d->target);
    h->mute |= seat_bit(d->seat);
    g->shaken = true;
    EVENT(.kind = LOST_EFFECT, .seat = (uint8_t)foe_of(d), .open = {h->card});
}

void gb_mirror(struct game *g, const struct doing *d)
{
    struct hero *h = altered(g, d->seat, d->slot);
    h->copy = (uint8_t)gb_effect(g, d->seat, d->target);
    g->shaken = true;
    EVENT(.kind = EFFECT_REPLACED, .seat = d->seat, .open = {h->card, h->copy});
}

void gb_double_strike(struct game *g, const struct doing *d)
{
    struct hero *h = altered(g, d->seat, d->target);
    h->extra = (uint8_t)(h->extra + number_of(d));
    EVENT(.kind = MORE_ATTACKS, .seat = d->seat, .open = {h->card});
}

void gb_deblend_this(struct game *g, const struct doing *d)
{
    if (g->side[d->seat].hero[d->slot].blend)
        gb_deblend(g, d->seat, 1u << d->slot, false);
}

void gb_deblend_target(struct game *g, const struct doing *d)
{
    gb_deblend(g, foe_of(d), 1u << d->target, false);
}

/* The news say which attacker it is. */
void gb_block_attack(struct game *g, const struct doing *d)
{
    struct hero *h = altered(g, foe_of(d), g->attack.who[d->news.a]);
    g->attack.damage[d->news.a] = 0;
    h->flags |= BARRED;
    EVENT(.kind = BLOCKED_BY_CARD, .seat = d->seat, .open = {h->card});
}
