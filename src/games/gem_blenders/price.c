/* price.c - what an option costs, for its words. The effects that do it are in effects.c; here is
 * only what they will certainly do. Which blends fall is tried out on a copy of the game, to which
 * nobody listens. */
#include "games/gem_blenders/price.h"

#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"

/* On how many positions of a side this effect is in force. */
static int in_force(const struct game *g, int seat, int card)
{
    int found = 0;
    for (int i = 0; i < POSITIONS; i++)
        found += gb_works(g, seat, g->player[seat].line[i], card);
    return found;
}

/* What each of the foe's effects of this name inflicts. */
static int by_foe(const struct game *g, int seat, int card)
{
    return in_force(g, seat ^ 1, card) * gb_effect_table[card].n;
}

static int by_equipping(const struct game *g, int seat, int slot)
{
    int position = gb_position_of(g, seat, slot), foe = seat ^ 1;
    if (position >= BACK)
        return 0;
    int opposite = g->player[foe].line[gb_across(position)];
    return gb_works(g, foe, opposite, BLEND_virus) ? gb_effect_table[BLEND_virus].n : 0;
}

static int by_blending(const struct game *g, int seat, struct option option)
{
    int plotting = gb_works(g, seat, option.b, HERO_beatrice) ? gb_printed[option.a].level : 0;
    return plotting + by_foe(g, seat, BLEND_slip_knotter);
}

static bool draws(const struct effect *e)
{
    return e->apply == gb_draw_n || e->apply == gb_open_bar || e->script == SCRIPT_pain_for_cards ||
           e->script == SCRIPT_sugar_rush || e->script == SCRIPT_quick_study;
}

static int by_drawing(const struct game *g, int seat, int count)
{
    int there = g->player[seat].deck.count < count ? g->player[seat].deck.count : count;
    return (count - there) * DECKED + there * by_foe(g, seat, BLEND_toll_gatherer);
}

bool gb_deblends_itself(int card)
{
    return card == BLEND_usher || card == BLEND_bishop || card == BLEND_cone;
}

/* By what the effect does itself. */
static int by_effect(const struct game *g, int seat, int card)
{
    const struct effect *e = &gb_effect_table[card];
    int damage = draws(e) ? by_drawing(g, seat, e->n) : 0;
    if (e->script == SCRIPT_pain_for_cards || e->script == SCRIPT_haunt)
        damage += 2;
    if (e->script == SCRIPT_stoke)
        damage++;
    if (gb_deblends_itself(card))
        damage += by_foe(g, seat, BLEND_doom_collector); /* they deblend their hero */
    return damage;
}

int gb_price(const struct game *g, int seat, struct option option)
{
    switch (option.verb) {
    case EQUIP: return by_equipping(g, seat, option.b);
    case MOVE_GEM: return by_equipping(g, seat, option.c);
    case BLEND_HERO: return by_blending(g, seat, option);
    case DEBLEND:
    case BLOCK: return by_foe(g, seat, BLEND_doom_collector);
    case ACT:
        return by_effect(g, seat, option.a) +
               in_force(g, seat ^ 1, BLEND_ash_peddler) * (gb_printed[option.a].stars ? 2 : 1);
    case USE: return by_effect(g, seat, gb_effect_of(g, seat, option.a));
    case DRAW_ONE: return by_drawing(g, seat, 1);
    default: return 0;
    }
}

/* --- Blends. --- */

static int deblend_now(struct game *then, int seat, int slot)
{
    gb_deblend(then, seat, 1u << slot, BY_WILL);
    return slot;
}

static void move_gem(struct game *then, int seat, struct option option)
{
    gb_unequip(then, seat, option.b, option.a);
    gb_equip(then, seat, option.c, option.a, false);
}

static void put_blend(struct game *then, int seat, struct option option)
{
    then->player[seat].hero[option.b].blend = option.a; /* the hero's own effect is gone */
    then->must_recheck = true;
}

/* Does to the field what the option does. Returns the slot that it deblends itself, or NO_SLOT. */
static int foresee(struct game *then, int seat, struct option option)
{
    switch (option.verb) {
    case MOVE_GEM: move_gem(then, seat, option); break;
    case BLEND_HERO: put_blend(then, seat, option); break;
    case SUBSTITUTE: gb_substitute(then, seat, option.a, option.b); break;
    case SWITCH: gb_switch(then, seat, then->k.ask.c, option.a, option.b); break;
    case ROTATE: gb_rotate_heroes(then, seat, option.a); break;
    case ARRANGE: gb_arrange(then, seat, option.a); break;
    case DEBLEND: return deblend_now(then, seat, option.a);
    case BLOCK: return deblend_now(then, seat, then->attack.attacked[option.a]);
    default: break;
    }
    return NO_SLOT;
}

unsigned gb_blends_lost(const struct game *g, int seat, struct option option, int side)
{
    struct game then = *g;
    unsigned lost = 0;
    int own = foresee(&then, seat, option);
    gb_recheck(&then);
    for (int slot = 0; slot < HEROES; slot++)
        if (g->player[side].hero[slot].blend && !then.player[side].hero[slot].blend &&
            (side != seat || slot != own))
            lost |= 1u << slot;
    return lost;
}
