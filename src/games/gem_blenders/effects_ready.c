/* effects_ready.c - the conditions under which effects can happen; the rows of cards.def name them.
 * Limits, turns and positions are looked after by gb_is_ready. */
#include "games/gem_blenders/gem_blenders.h"

/* --- About the news. --- */

bool gb_if_mine(const struct game *g, const struct doing *d)
{
    (void)g;
    return d->news.seat == d->seat;
}

bool gb_if_foes(const struct game *g, const struct doing *d)
{
    return !gb_if_mine(g, d);
}

/* Of sets of slots: this hero is one of them. */
bool gb_if_this(const struct game *g, const struct doing *d)
{
    return gb_if_mine(g, d) && (d->news.a >> d->slot & 1);
}

bool gb_if_onto_this(const struct game *g, const struct doing *d)
{
    return gb_if_mine(g, d) && d->news.a == d->slot;
}

bool gb_if_blocking(const struct game *g, const struct doing *d)
{
    return gb_if_this(g, d) && d->news.b;
}

bool gb_if_i_rotated(const struct game *g, const struct doing *d)
{
    return gb_if_mine(g, d) && d->news.b && d->news.c == d->seat;
}

bool gb_if_self_inflicted(const struct game *g, const struct doing *d)
{
    return gb_if_mine(g, d) && d->news.b == d->seat;
}

bool gb_if_i_burned_foe(const struct game *g, const struct doing *d)
{
    return gb_if_foes(g, d) && d->news.b == d->seat && d->news.c == NO_SLOT;
}

bool gb_if_this_struck(const struct game *g, const struct doing *d)
{
    return gb_if_foes(g, d) && d->news.b == d->seat && d->news.c == d->slot;
}

bool gb_if_from_hand(const struct game *g, const struct doing *d)
{
    (void)g;
    return d->news.c;
}

/* The hero that was equipped stands opposite, both on the frontline. */
bool gb_if_opposite(const struct game *g, const struct doing *d)
{
    int here = gb_place(g, d->seat, d->slot), there = gb_place(g, d->news.seat, d->news.a);
    return gb_if_foes(g, d) && here < BACK && there == gb_across(here);
}

bool gb_if_spoiled(const struct game *g, const struct doing *d)
{
    const struct side *foe = &g->side[d->seat ^ 1];
    return gb_if_foes(g, d) && foe->turns == 1 && foe->firsts > 1;
}

static bool zone_has(const uint8_t *cards, int count, int card)
{
    return memchr(cards, card, (size_t)count) != NULL;
}

bool gb_if_gem_there(const struct game *g, const struct doing *d)
{
    const struct side *s = &g->side[d->seat];
    return gb_if_mine(g, d) && zone_has(s->discard.card, s->discard.count, d->news.a);
}

/* --- About what is there. --- */

static bool holds(const struct game *g, const struct doing *d, int find)
{
    const struct side *s = &g->side[d->seat];
    for (int i = s->hand.count - 1; i >= 0; i--) /* gems come last */
        if (gb_fits(g, d->seat, d->slot, s->hand.card[i] & ~SEEN, find))
            return true;
    return false;
}

static bool has_discarded(const struct game *g, const struct doing *d, int find)
{
    const struct side *s = &g->side[d->seat];
    for (int i = 0; i < s->discard.count; i++)
        if (gb_fits(g, d->seat, d->slot, s->discard.card[i], find))
            return true;
    return false;
}

bool gb_if_hand(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].hand.count;
}

bool gb_if_gem_in_hand(const struct game *g, const struct doing *d)
{
    return holds(g, d, FIND_GEM);
}

bool gb_if_basic_in_hand(const struct game *g, const struct doing *d)
{
    return holds(g, d, FIND_BASIC);
}

/* One to discard and one to equip. */
bool gb_if_two_with_basic(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].hand.count >= 2 && holds(g, d, FIND_BASIC);
}

bool gb_if_basic_discarded(const struct game *g, const struct doing *d)
{
    return has_discarded(g, d, FIND_BASIC);
}

bool gb_if_blend_discarded(const struct game *g, const struct doing *d)
{
    return has_discarded(g, d, FIND_BLEND);
}

bool gb_if_night_blend(const struct game *g, const struct doing *d)
{
    return has_discarded(g, d, FIND_NIGHT_BLEND);
}

bool gb_if_deck(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].deck.count;
}

bool gb_if_foes_deck(const struct game *g, const struct doing *d)
{
    return g->side[d->seat ^ 1].deck.count;
}

bool gb_if_bench(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].hero[POSITIONS].card;
}

bool gb_if_holds_gem(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].hero[d->slot].gem_count;
}

bool gb_if_any_gem(const struct game *g, const struct doing *d)
{
    const struct side *s = &g->side[d->seat];
    for (int i = 0; i < POSITIONS; i++)
        if (s->hero[s->line[i]].gem_count)
            return true;
    return false;
}

bool gb_if_can_attach(const struct game *g, const struct doing *d)
{
    return g->side[d->seat].hero[d->slot].attached.count < ATTACHED && gb_if_basic_in_hand(g, d);
}

/* --- About movement: is there a pair that may switch? --- */

static bool has_pair(const struct game *g, int by, int seat, int slot)
{
    struct option scratch[POSITIONS * POSITIONS];
    return gb_offer_switches(g, by, seat, slot, scratch) != scratch;
}

bool gb_if_can_step(const struct game *g, const struct doing *d)
{
    return has_pair(g, d->seat, d->seat, d->slot);
}

bool gb_if_can_dodge(const struct game *g, const struct doing *d)
{
    return gb_if_foes(g, d) && gb_if_can_step(g, d);
}

bool gb_if_can_switch(const struct game *g, const struct doing *d)
{
    return has_pair(g, d->seat, d->seat, NO_SLOT);
}

bool gb_if_can_force(const struct game *g, const struct doing *d)
{
    return has_pair(g, d->seat, d->seat ^ 1, NO_SLOT);
}

/* --- About whom it names. --- */

bool gb_is_target(const struct game *g, int seat, int target, int slot)
{
    int whose = gb_target_seat(seat, target), position = gb_place(g, whose, slot);
    const struct hero *h = &g->side[whose].hero[slot];
    if (position == BENCH)
        return false;
    switch (target) {
    case OWN_UNBLENDED: return !h->blend && gb_effect(g, whose, slot);
    case FOES_FRONT: return position < BACK;
    case FOES_FRONT_OPEN: return position < BACK && !gb_is_protected(g, whose, slot);
    case FOES_BLENDED: return h->blend && !gb_is_protected(g, whose, slot);
    default: return true;
    }
}

bool gb_if_target(const struct game *g, const struct doing *d)
{
    for (int slot = 0; slot < HEROES; slot++)
        if (gb_is_target(g, d->seat, gb_effects[d->card].target, slot))
            return true;
    return false;
}
