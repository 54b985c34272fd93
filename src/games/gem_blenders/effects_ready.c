/* effects_ready.c - the conditions under which effects can happen; the rows of cards.def name them.
 * Limits, turns and positions are looked after by gb_is_ready. */
#include "games/gem_blenders/effects.h"

#include "games/gem_blenders/choices.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

/* --- About the news. --- */

bool gb_if_mine(const struct game *g, const struct activation *a)
{
    (void)g;
    return a->news.seat == a->seat;
}

bool gb_if_foes(const struct game *g, const struct activation *a)
{
    return !gb_if_mine(g, a);
}

/* Of sets of slots: this hero is one of them. */
bool gb_if_this(const struct game *g, const struct activation *a)
{
    return gb_if_mine(g, a) && (a->news.a >> a->slot & 1);
}

/* Of single slots. */
bool gb_if_onto_this(const struct game *g, const struct activation *a)
{
    return gb_if_mine(g, a) && a->news.a == a->slot;
}

bool gb_if_blocking(const struct game *g, const struct activation *a)
{
    (void)g;
    return a->news.b;
}

bool gb_if_i_rotated(const struct game *g, const struct activation *a)
{
    return gb_if_mine(g, a) && a->news.b && a->news.c == a->seat;
}

bool gb_if_self_inflicted(const struct game *g, const struct activation *a)
{
    return gb_if_mine(g, a) && a->news.b == a->seat;
}

bool gb_if_i_burned_foe(const struct game *g, const struct activation *a)
{
    return gb_if_foes(g, a) && a->news.b == a->seat && a->news.c == NO_SLOT;
}

bool gb_if_this_struck(const struct game *g, const struct activation *a)
{
    return gb_if_foes(g, a) && a->news.b == a->seat && a->news.c == a->slot;
}

bool gb_if_from_hand(const struct game *g, const struct activation *a)
{
    (void)g;
    return a->news.c;
}

/* The hero that was equipped stands opposite, both on the frontline. */
bool gb_if_opposite(const struct game *g, const struct activation *a)
{
    int here = gb_position_of(g, a->seat, a->slot),
        there = gb_position_of(g, a->news.seat, a->news.a);
    return gb_if_foes(g, a) && here < BACK && there == gb_across(here);
}

bool gb_if_spoiled(const struct game *g, const struct activation *a)
{
    const struct player *foe = &g->player[a->seat ^ 1];
    return gb_if_foes(g, a) && foe->turns == 1 && foe->first_turn_uses > 1;
}

/* --- About what is there. --- */

bool gb_fits(int card, int find)
{
    const struct printed *face = &gb_printed[card];
    switch (find) {
    case FIND_ANY: return true;
    case FIND_GEM: return gb_is_gem(card);
    case FIND_BASIC: return gb_is_basic(card);
    case FIND_BLEND: return gb_is_blend(card);
    case FIND_SMALL_BLEND: return gb_is_blend(card) && face->level <= 3;
    case FIND_LV3_BLEND: return gb_is_blend(card) && face->level == 3;
    case FIND_PAYABLE: return gb_is_blend(card) && face->level == 2;
    case FIND_PLAIN_ACTION: return gb_is_action(card) && !face->stars;
    default: return gb_is_blend(card) && (face->types & Nocturnagem); /* FIND_NIGHT_BLEND */
    }
}

/* Gems in use for the hero's own blend keep their types (GB-625.1). */
bool gb_is_payable(const struct game *g, int seat, int slot, int blend)
{
    struct gems gems[POSITIONS];
    unsigned in_use = gb_printed[g->player[seat].hero[slot].blend].types;
    gb_all_gems(g, seat, gems);
    return gb_pays(&gems[gb_position_of(g, seat, slot)], gb_printed[blend].types | in_use);
}

bool gb_holds(const struct game *g, int seat, int find)
{
    const struct player *p = &g->player[seat];
    for (int i = p->hand.count - 1; i >= 0; i--) /* gems come last */
        if (gb_fits(gb_held(p, i), find))
            return true;
    return false;
}

bool gb_could_hold(const struct game *g, int seat, int find, int lowest)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->hand.count; i++) {
        int card = gb_held(p, i);
        if (!(p->hand.card[i] & SEEN) || (card >= lowest && gb_fits(card, find)))
            return true;
    }
    return false;
}

bool gb_has_discarded(const struct game *g, int seat, int find)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->discard.count; i++)
        if (gb_fits(p->discard.card[i], find))
            return true;
    return false;
}

bool gb_if_hand(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].hand.count;
}

bool gb_if_gem_in_hand(const struct game *g, const struct activation *a)
{
    return gb_holds(g, a->seat, FIND_GEM);
}

bool gb_if_basic_in_hand(const struct game *g, const struct activation *a)
{
    return gb_holds(g, a->seat, FIND_BASIC);
}

/* One to discard and one to equip. */
bool gb_if_two_with_basic(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].hand.count >= 2 && gb_holds(g, a->seat, FIND_BASIC);
}

bool gb_if_basic_discarded(const struct game *g, const struct activation *a)
{
    return gb_has_discarded(g, a->seat, FIND_BASIC);
}

bool gb_if_blend_discarded(const struct game *g, const struct activation *a)
{
    return gb_has_discarded(g, a->seat, FIND_BLEND);
}

bool gb_if_night_blend(const struct game *g, const struct activation *a)
{
    return gb_has_discarded(g, a->seat, FIND_NIGHT_BLEND);
}

bool gb_if_deck(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].deck.count;
}

bool gb_if_foes_deck(const struct game *g, const struct activation *a)
{
    return g->player[a->seat ^ 1].deck.count;
}

bool gb_if_bench(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].hero[POSITIONS].card;
}

bool gb_if_holds_gem(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].hero[a->slot].gem_count;
}

bool gb_if_any_gem(const struct game *g, const struct activation *a)
{
    const struct player *p = &g->player[a->seat];
    bool found = false;
    FOR_EACH_SLOT(slot, gb_field_slots(g, a->seat))
        found |= p->hero[slot].gem_count > 0;
    return found;
}

bool gb_if_can_attach(const struct game *g, const struct activation *a)
{
    return g->player[a->seat].hero[a->slot].attached.count < ATTACHED && gb_if_basic_in_hand(g, a);
}

/* --- About movement: is there a pair that may switch? --- */

static bool has_pair(const struct game *g, int by, int seat, int slot)
{
    struct option scratch[POSITIONS * POSITIONS];
    return gb_offer_switches(g, by, seat, slot, scratch) != scratch;
}

bool gb_if_can_step(const struct game *g, const struct activation *a)
{
    return has_pair(g, a->seat, a->seat, a->slot);
}

bool gb_if_can_dodge(const struct game *g, const struct activation *a)
{
    return gb_if_foes(g, a) && gb_if_can_step(g, a);
}

bool gb_if_can_switch(const struct game *g, const struct activation *a)
{
    return has_pair(g, a->seat, a->seat, NO_SLOT);
}

bool gb_if_can_force(const struct game *g, const struct activation *a)
{
    return has_pair(g, a->seat, a->seat ^ 1, NO_SLOT);
}

/* --- About whom it names. --- */

bool gb_is_target(const struct game *g, int seat, int target, int slot)
{
    int whose = gb_target_seat(seat, target), position = gb_position_of(g, whose, slot);
    const struct hero *h = &g->player[whose].hero[slot];
    switch (target) {
    case OWN_UNBLENDED: return !h->blend && gb_effect_of(g, whose, slot);
    case FOES_FRONT: return position < BACK;
    case FOES_FRONT_OPEN: return position < BACK && !gb_is_protected(g, whose, slot);
    case FOES_BLENDED: return h->blend && !gb_is_protected(g, whose, slot);
    default: return true;
    }
}

bool gb_if_target(const struct game *g, const struct activation *a)
{
    int target = gb_effect_table[a->card].target;
    FOR_EACH_SLOT(slot, gb_field_slots(g, gb_target_seat(a->seat, target)))
        if (gb_is_target(g, a->seat, target, slot))
            return true;
    return false;
}
