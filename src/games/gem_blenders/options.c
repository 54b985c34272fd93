/* options.c - what is legal: what one may do in the play phase, timed actions, placing and
 * substituting heroes. What card texts ask is in choices.c, attacks in attack.c. */
#include "games/gem_blenders/attack.h"
#include "games/gem_blenders/choices.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/play.h"
#include "games/gem_blenders/prepare.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

/* --- What is legal in the play phase (GB-202). --- */

static struct option *offer_gem(const struct game *g, int seat, uint8_t gem, struct option *out)
{
    for (int i = 0; i < POSITIONS; i++)
        *out++ = (struct option){EQUIP, gem, g->player[seat].line[i]};
    return out;
}

/* The heroes that could be blended with something: unblended, and with a gem. */
struct blendable {
    int count;
    uint8_t slot[POSITIONS], level[POSITIONS];
    struct gems gems[POSITIONS];
};

static void find_blendable(const struct game *g, int seat, struct blendable *out)
{
    const struct player *p = &g->player[seat];
    struct gems gems[POSITIONS];
    out->count = 0;
    gb_all_gems(g, seat, gems);
    for (int i = 0; i < POSITIONS; i++) {
        const struct hero *h = &p->hero[p->line[i]];
        if (h->blend || !(gems[i].fixed | gems[i].any | gems[i].ember))
            continue;
        out->slot[out->count] = p->line[i];
        out->level[out->count] = gb_printed[h->card].level;
        out->gems[out->count++] = gems[i];
    }
}

/* GB-302.3: the LV must be high enough, and the gems there. */
static struct option *offer_blend(const struct blendable *heroes, uint8_t blend, struct option *out)
{
    const struct printed *face = &gb_printed[blend];
    for (int i = 0; i < heroes->count; i++)
        if (heroes->level[i] >= face->level && gb_pays(&heroes->gems[i], face->types))
            *out++ = (struct option){BLEND_HERO, blend, heroes->slot[i]};
    return out;
}

static bool can_act(const struct game *g, int seat, uint8_t action)
{
    struct activation a = {.seat = (uint8_t)seat, .slot = NO_SLOT, .card = action};
    return gb_effect_table[action].when == IN_PLAY && gb_is_ready(g, &a);
}

static bool can_use(const struct game *g, int seat, int slot)
{
    int effect = gb_effect_of(g, seat, slot);
    if (gb_effect_table[effect].when != IN_PLAY)
        return false;
    struct activation a = {.seat = (uint8_t)seat, .slot = (uint8_t)slot, .card = (uint8_t)effect};
    return gb_is_ready(g, &a);
}

/* Each different card of the hand. At most 4 options each, so 50 cards are at most 200. */
static struct option *offer_hand(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    bool room = gb_meter_has_room(g, seat), looked = false;
    struct blendable heroes;
    for (int i = 0; i < p->hand.count; i++) {
        uint8_t card = gb_held(p, i);
        if (!gb_is_first_copy(p, i))
            continue;
        if (gb_is_gem(card)) {
            if (!(p->flags & EQUIPPED_ONE))
                out = offer_gem(g, seat, card, out);
        } else if (gb_is_action(card)) {
            if (room && can_act(g, seat, card))
                *out++ = (struct option){ACT, .a = card};
        } else {
            if (!looked)
                find_blendable(g, seat, &heroes);
            looked = true;
            out = offer_blend(&heroes, card, out);
        }
    }
    return out;
}

static struct option *offer_play(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    out = offer_hand(g, seat, out);
    for (int i = 0; i < POSITIONS; i++) {
        uint8_t slot = p->line[i];
        if (can_use(g, seat, slot))
            *out++ = (struct option){USE, .a = slot};
        if (p->hero[slot].blend)
            *out++ = (struct option){DEBLEND, .a = slot};
    }
    if (gb_may_attack(g, seat))
        out = gb_offer_attacks(g, seat, out);
    *out++ = (struct option){END_TURN};
    return out;
}

/* --- Heroes: the formation, and the bench. --- */

static struct option *offer_placements(const struct game *g, int seat, struct option *out)
{
    for (uint8_t slot = 0; slot < HEROES; slot++)
        if (gb_on_bench(g, seat, slot))
            *out++ = (struct option){PLACE, .a = slot};
    return out;
}

static struct option *offer_substitutes(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < POSITIONS; i++)
        for (uint8_t bench = 0; bench < HEROES; bench++)
            if (gb_on_bench(g, seat, bench))
                *out++ = (struct option){SUBSTITUTE, p->line[i], bench};
    if (g->k.ask.a)
        *out++ = (struct option){PASS};
    return out;
}

/* --- Timed actions (GB-623). --- */

static struct option *offer_timed(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->hand.count; i++) {
        uint8_t card = gb_held(p, i);
        if (gb_is_timely(card, g->k.ask.a) && gb_is_first_copy(p, i))
            *out++ = (struct option){ACT, .a = card};
    }
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_resolutions(const struct game *g, struct option *out)
{
    FOR_EACH_BIT(slot, gb_two_bytes(g->k.ask.a, g->k.ask.b))
        *out++ = (struct option){RESOLVE, .a = (uint8_t)slot};
    return out;
}

struct option *gb_options(const struct game *g, int seat, struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_PLAY: return offer_play(g, seat, out);
    case ASK_TIMED: return offer_timed(g, seat, out);
    case ASK_RESOLVE: return offer_resolutions(g, out);
    case ASK_BLOCK: return gb_offer_blocks(g, out);
    case ASK_AGAIN: return gb_offer_again(g, out);
    case ASK_REACT: return gb_offer_reactions(g, seat, out);
    case ASK_PLACE: return offer_placements(g, seat, out);
    case ASK_SUBSTITUTE: return offer_substitutes(g, seat, out);
    case ASK_FIRST:
        *out++ = (struct option){GO, .a = 0};
        *out++ = (struct option){GO, .a = 1};
        return out;
    case ASK_MULLIGAN:
        *out++ = (struct option){KEEP_HAND};
        *out++ = (struct option){MULLIGAN};
        return out;
    default: return gb_offer_choices(g, seat, out);
    }
}
