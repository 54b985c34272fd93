/* options.c - what a seat may answer to each question. */
#include "games/puppet_wars/options.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"

static struct option *offer_pass(struct option *out)
{
    *out++ = (struct option){PASS};
    return out;
}

struct option *pw_offer_spaces(space_set set, struct option *out)
{
    FOR_EACH_SPACE(space, set)
        *out++ = (struct option){GO, .a = (uint8_t)space};
    return out;
}

/* Whoever stands in these Spaces. */
static struct option *offer_standing(const struct game *g, space_set set, struct option *out)
{
    FOR_EACH_SPACE(space, set)
        *out++ = (struct option){CHOOSE, .a = g->stands[space]};
    return out;
}

/* --- Cards of the hand. --- */

static struct option *offer_lays(const struct game *g, int seat, struct option *out)
{
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        *out++ = (struct option){LAY, .a = (uint8_t)card};
    return out;
}

static struct option *offer_dodges(const struct game *g, int seat, struct option *out)
{
    out = offer_pass(out);
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        for (uint8_t suit = 0; suit < (card == RED_JOKER ? SUITS : 1); suit++)
            *out++ =
                (struct option){DODGE, .a = (uint8_t)card, .b = card == RED_JOKER ? suit + 1 : 0};
    return out;
}

static struct option *offer_discards(const struct game *g, int seat, int suit, struct option *out)
{
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        if (pw_fits_suit(card, suit))
            *out++ = (struct option){DISCARD, .a = (uint8_t)card};
    return out;
}

static struct option *offer_spending(const struct game *g, int seat, struct option *out)
{
    static const uint8_t suits[] = {[SPEND_RETORT] = ANY_SUIT,
                                    [SPEND_OUCH] = TOMES,
                                    [SPEND_DISASSEMBLE] = ANY_SUIT,
                                    [SPEND_BIRD] = RAMS};
    return offer_pass(offer_discards(g, seat, suits[g->k.ask.a], out));
}

/* PW-216: who holds too many cards must go on. */
static struct option *offer_sheds(const struct game *g, int seat, struct option *out)
{
    if (pw_hand_size(g, seat) <= pw_hand_limit(g, seat))
        out = offer_pass(out);
    return offer_discards(g, seat, ANY_SUIT, out);
}

/* A Red Joker once for each suit, if that matters. */
static struct option *offer_card(const struct game *g, uint8_t verb, int card, struct option *out)
{
    if (card != RED_JOKER || !pw_joker_has_choice(g)) {
        *out++ = (struct option){verb, .a = (uint8_t)card};
        return out;
    }
    for (uint8_t suit = 0; suit < SUITS; suit++)
        *out++ = (struct option){verb, .a = (uint8_t)card, .b = suit + 1};
    return out;
}

static struct option *offer_flipped(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    for (int i = g->effort.from; i < p->table.count; i++)
        out = offer_card(g, SELECT, p->table.card[i], out);
    return out;
}

static struct option *offer_plays(const struct game *g, int seat, struct option *out)
{
    out = offer_pass(out);
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        out = offer_card(g, PLAY, card, out);
    return out;
}

/* --- Stat Cards. --- */

static struct option *offer_animations(const struct game *g, int seat, struct option *out)
{
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat) {
        if (g->unit[i].where == IN_BOX && !pw_is_first(&seen, g->unit[i].kind))
            continue;
        if (pw_can_animate(g, seat, i, g->player[seat].laid))
            *out++ = (struct option){ANIMATE, .a = (uint8_t)i};
    }
    return out;
}

/* Suitable Upgrades of the player's Scrap Heap. */
static struct option *offer_heap(const struct game *g, int seat, int unit, struct option *out)
{
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_HEAP && pw_is_first(&seen, g->unit[i].kind) &&
            pw_is_suitable(g, unit, i))
            *out++ = (struct option){CHOOSE, .a = (uint8_t)i};
    return out;
}

static struct option *offer_pawns(const struct game *g, int seat, struct option *out)
{
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_HEAP && pw_puppet(g, i)->rank == PAWN &&
            pw_is_first(&seen, g->unit[i].kind))
            *out++ = (struct option){CHOOSE, .a = (uint8_t)i};
    return out;
}

static struct option *offer_buttons(const struct game *g, struct option *out)
{
    uint8_t found[UPGRADES];
    int count = pw_list_upgrades(g, g->k.ask.a, g->k.ask.kind == ASK_SEW, found);
    for (int i = 0; i < count; i++)
        *out++ = (struct option){CHOOSE, .a = found[i]};
    return out;
}

static struct option *offer_upgrades(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    if (ask->b == CHOOSE_CATCH)
        return offer_heap(g, seat, ask->a, out);
    if (ask->b == CHOOSE_BUTTONS) {
        *out++ = (struct option){CHOOSE, .a = ask->c};
        return offer_pass(out);
    }
    FOR_EACH_UPGRADE(i, &g->unit[ask->a])
        *out++ = (struct option){CHOOSE, .a = g->unit[ask->a].up[i]};
    return out;
}

/* --- What an animated puppet may do. --- */

/* PW-303 to PW-306. */
static struct option *offer_targets(const struct game *g, int unit, int action, struct option *out)
{
    const struct action *row = &pw_actions[action];
    int from = g->unit[unit].space;
    FOR_EACH_SPACE(space, pw_within(g, from, row->range) & spaces_in(&g->occupied)) {
        int target = g->stands[space];
        if (target != NOBODY && pw_may_target(g, unit, action, target) &&
            ((row->aim & BLINDLY) || pw_sees(g, from, space)))
            *out++ = (struct option){DO, (uint8_t)action, (uint8_t)target};
    }
    return out;
}

/* PW-306, PW-344: only with a Target, and with a cost that can be paid. */
static bool can_declare(const struct game *g, int unit, int action)
{
    const struct action *row = &pw_actions[action];
    struct option scratch[OPTIONS];
    int seat = g->unit[unit].owner;
    if (row->cost == DISCARD_CROW && !pw_can_discard(g, seat, CROWS))
        return false;
    if (action == ACTION_ride_down)
        return pw_rides(g, unit) != 0;
    if (action == ACTION_recycling)
        return offer_pawns(g, seat, scratch) != scratch;
    if (!row->strikes)
        return true;
    return pw_enemies_in_reach(g, unit) != 0;
}

static struct option *offer_action(const struct game *g, int unit, int action, struct option *out)
{
    if (!action || !can_declare(g, unit, action))
        return out;
    if (pw_actions[action].aim)
        return offer_targets(g, unit, action, out);
    *out++ = (struct option){DO, (uint8_t)action, NOBODY};
    return out;
}

static struct option *offer_attacks(const struct game *g, int unit, struct option *out)
{
    FOR_EACH_SPACE(space, pw_enemies_in_reach(g, unit))
        *out++ = (struct option){DO, ACTION_attack, g->stands[space]};
    return out;
}

static struct option *offer_scrounges(const struct game *g, int unit, struct option *out)
{
    struct option *end = offer_heap(g, g->unit[unit].owner, unit, out);
    for (; out < end; out++)
        *out = (struct option){DO, ACTION_scrounge, out->a};
    return end;
}

/* What lies under it or is carried by it. PW-337, PW-345, PW-541, PW-578, PW-588. */
static struct option *offer_token_actions(const struct game *g, int unit, struct option *out)
{
    const struct unit *u = &g->unit[unit];
    int token = g->token[u->space];
    if (pw_is_bench(token)) {
        *out++ = (struct option){DO, ACTION_mine, NOBODY, 0};
        *out++ = (struct option){DO, ACTION_mine, NOBODY, 1};
    }
    if (pw_is_item(token) && !u->item)
        *out++ = (struct option){DO, ACTION_sticky_fingers, NOBODY};
    if (u->item == FIRECRACKERS)
        *out++ = (struct option){DO, ACTION_blown_to_pieces, NOBODY};
    if (u->item == SHINY && token == BENCH + u->owner)
        *out++ = (struct option){DO, ACTION_all_for_me, NOBODY};
    if (u->item == IT)
        out = offer_targets(g, unit, ACTION_tag, out);
    return out;
}

static struct option *offer_side(const struct game *g, int unit, const struct side *side,
                                 uint64_t *seen, struct option *out)
{
    for (int i = 0; i < 2; i++)
        if (pw_is_first(seen, side->actions[i]))
            out = offer_action(g, unit, side->actions[i], out);
    return out;
}

/* PW-279 to PW-281. An Action that it has twice is one option. */
static struct option *offer_actions(const struct game *g, int unit, struct option *out)
{
    const struct unit *u = &g->unit[unit];
    uint64_t seen = 0;
    out = offer_attacks(g, unit, out);
    out = offer_token_actions(g, unit, out);
    out = offer_scrounges(g, unit, out);
    out = offer_targets(g, unit, ACTION_pretty_buttons, out);
    out = offer_side(g, unit, &pw_puppets[u->kind].side, &seen, out);
    FOR_EACH_UPGRADE(i, u)
        out = offer_side(g, unit, &pw_upgrades[g->unit[u->up[i]].kind].side, &seen, out);
    return out;
}

static struct option *offer_acts(const struct game *g, struct option *out)
{
    const struct animation *a = &g->animation;
    if (a->transit)
        return pw_offer_spaces(pw_moves(g, a->unit, pw_moves_left(g)), out);
    if (!pw_is_paralyzed(g, a->unit)) {
        out = pw_offer_spaces(pw_moves(g, a->unit, pw_moves_left(g)), out);
        if (!a->acted && !pw_is_confused(g, a->unit))
            out = offer_actions(g, a->unit, out);
    }
    *out++ = (struct option){DONE_ACTING};
    return out;
}

/* Moves are quick to find; the Actions are listed only if there are none. */
bool pw_can_go_on(const struct game *g)
{
    struct option scratch[OPTIONS];
    int unit = g->animation.unit;
    return g->animation.transit ||
           (!pw_is_paralyzed(g, unit) && pw_moves(g, unit, pw_moves_left(g))) ||
           offer_acts(g, scratch) - scratch > 1;
}

static struct option *offer_walk(const struct game *g, struct option *out)
{
    out = pw_offer_spaces(pw_moves(g, g->k.ask.a, g->k.ask.b), out);
    return g->animation.transit ? out : offer_pass(out);
}

static struct option *offer_pushes(const struct game *g, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    return offer_pass(pw_offer_spaces(pw_pushes(g, ask->a, ask->c, g->animation.unit), out));
}

/* --- All of them. --- */

struct option *pw_options(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_LAY: return offer_lays(g, seat, out);
    case ASK_ANIMATE: return offer_pass(offer_animations(g, seat, out));
    case ASK_BENCH: return pw_offer_spaces(pw_free_benches(g, seat), out);
    case ASK_ACT: return offer_acts(g, out);
    case ASK_DODGE: return offer_dodges(g, seat, out);
    case ASK_SELECT: return offer_flipped(g, seat, out);
    case ASK_PLAY: return offer_plays(g, seat, out);
    case ASK_SPEND: return offer_spending(g, seat, out);
    case ASK_PAY: return offer_discards(g, seat, CROWS, out);
    case ASK_RIP:
    case ASK_SEW: return offer_buttons(g, out);
    case ASK_DROP: return pw_offer_spaces(pw_drop_spaces(g, ask->b), out);
    case ASK_NEED: *out++ = (struct option){YES}; return offer_pass(out);
    case ASK_WALK: return offer_walk(g, out);
    case ASK_PUSH: return offer_pushes(g, out);
    case ASK_STRIKE: return offer_standing(g, pw_strike_spaces(g, &g->striker), out);
    case ASK_RIDE: return pw_offer_spaces(pw_rides(g, ask->a), out);
    case ASK_UPGRADE: return offer_upgrades(g, seat, out);
    case ASK_PAWN: return offer_pawns(g, seat, out);
    case ASK_VICTIM: return offer_standing(g, pw_bird_bounces(g, ask->b), out);
    case ASK_VANISH: return offer_pass(pw_offer_spaces(pw_free_benches(g, seat), out));
    case ASK_SHED: return offer_sheds(g, seat, out);
    default: return pw_offer_setup(g, seat, out);
    }
}
