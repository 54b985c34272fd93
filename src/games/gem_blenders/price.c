/* price.c - what an option costs, for its words. The effects that do it are in effects.c; here is
 * only what they will certainly do. */
#include "games/gem_blenders/price.h"

#include "games/gem_blenders/effects.h"
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

/* By what the effect does itself. */
static int by_effect(const struct game *g, int seat, int card)
{
    const struct effect *e = &gb_effect_table[card];
    int damage = draws(e) ? by_drawing(g, seat, e->n) : 0;
    if (e->script == SCRIPT_pain_for_cards || e->script == SCRIPT_haunt)
        damage += 2;
    if (e->script == SCRIPT_stoke)
        damage++;
    if (card == BLEND_usher || card == BLEND_bishop || card == BLEND_cone)
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
