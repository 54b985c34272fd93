/* act.c - what a puppet may do: whom it can animate, where it can go, whom it can aim at. */
#include "games/puppet_wars/puppet_wars.h"

struct option *pw_offer_spaces(space_set set, struct option *out)
{
    EACH_SPACE(space, set)
    *out++ = (struct option){GO, .a = (uint8_t)space};
    return out;
}

/* --- Animating. --- */

space_set pw_free_benches(const struct game *g, int seat)
{
    return spaces_in(&g->benches[seat]) & ~spaces_in(&g->occupied);
}

/* PW-205, PW-235 to PW-240. A card of which any suit can be had fits any requirement of one suit.
 */
uint64_t pw_animators(const struct game *g, int seat, int unit)
{
    int where = g->unit[unit].where;
    if (where != IN_PLAY && !(where == IN_BOX && pw_free_benches(g, seat)))
        return 0;
    return pw_cards_meeting(pw_requirement(g, unit));
}

bool pw_can_animate(const struct game *g, int seat, int unit, int card)
{
    return pw_animators(g, seat, unit) >> card & 1;
}

/* Equal cards of the Toy Box are one option. */
struct option *pw_offer_animations(const struct game *g, int seat, struct option *out)
{
    uint64_t seen = 0;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++) {
        bool boxed = g->unit[i].where == IN_BOX;
        if (!boxed && g->unit[i].where != IN_PLAY)
            continue;
        if (boxed && seen >> g->unit[i].kind & 1)
            continue;
        if (boxed)
            seen |= UINT64_C(1) << g->unit[i].kind;
        if (pw_can_animate(g, seat, i, g->player[seat].laid))
            *out++ = (struct option){ANIMATE, .a = (uint8_t)i};
    }
    return out;
}

bool pw_can_animate_any(const struct game *g, int seat)
{
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++)
        if (pw_can_animate(g, seat, i, g->player[seat].laid))
            return true;
    return false;
}

/* --- Moving. --- */

static space_set impassable(const struct game *g)
{
    space_set set = 0;
    EACH_SPACE(space, spaces_in(&g->occupied))
    if (g->token[space] == IMPASSABLE)
        set |= space_bit(space);
    return set;
}

/* Could it get from an Occupied Space to a free one with so many Moves? */
static bool can_land(const struct game *g, int space, space_set passable, int left)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied), reached = space_bit(space);
    for (; left > 0; left--) {
        space_set next = 0;
        EACH_SPACE(from, reached)
        next |= pw_beside(g, from);
        if (next & free)
            return true;
        reached = next & passable;
    }
    return false;
}

/* Tiptoe, Leap: Occupied Spaces that it may pass, if it can then get on to a free one. Molasses
 * would hold it there. */
static space_set moves_through(const struct game *g, int unit, uint32_t abilities, int left)
{
    space_set occupied = spaces_in(&g->occupied), through = 0;
    space_set passable = occupied & (abilities & LEAPS ? ~(space_set)0 : ~impassable(g));
    EACH_SPACE(space, passable)
    if (g->token[space] == MOLASSES)
        passable &= ~space_bit(space);
    passable &= ~space_bit(g->unit[unit].space);
    EACH_SPACE(space, pw_beside(g, g->unit[unit].space) & passable)
    if (can_land(g, space, passable, left - 1))
        through |= space_bit(space);
    return through;
}

space_set pw_moves(const struct game *g, int unit, int left)
{
    if (left <= 0)
        return 0;
    space_set set = pw_beside(g, g->unit[unit].space) & ~spaces_in(&g->occupied);
    uint32_t abilities = pw_abilities(g, unit);
    if (left > 1 && (abilities & (TIPTOES | LEAPS)))
        set |= moves_through(g, unit, abilities, left);
    return set;
}

/* PW-209, PW-432, PW-534. Changes of the Movement Value count at once, but not while it stands in
 * an Occupied Space. */
int pw_moves_left(const struct game *g)
{
    const struct animation *a = &g->animation;
    if (a->transit)
        return a->limit - a->moves;
    if (a->mired || pw_is_stuck(g, a->unit))
        return 0;
    return pw_movement(g, a->unit) - a->moves;
}

/* Ride Down: straight ahead up to 3 Spaces, over puppets, to a free Space; Molasses stops it. */
space_set pw_rides(const struct game *g, int unit)
{
    space_set board = spaces_in(&g->board), occupied = spaces_in(&g->occupied), set = 0;
    if (g->animation.mired)
        return 0;
    for (int d = 0; d < direction_count(g->grid); d++) {
        int space = g->unit[unit].space;
        for (int i = 0; i < 3; i++) {
            int next = space + field_directions[g->grid][d];
            bool there = next >= 0 && next < SPACES && space_is_in(board, next);
            if (!there || g->token[next] == IMPASSABLE)
                break;
            if (g->grid == SQUARE && !space_is_in(pw_beside(g, space), next))
                break;
            if (!space_is_in(occupied, next))
                set |= space_bit(next);
            if (g->token[next] == MOLASSES)
                break;
            space = next;
        }
    }
    return set;
}

/* PW-036: steps over existing Spaces. */
int pw_range(const struct game *g, int a, int b)
{
    int range = 0;
    space_set board = spaces_in(&g->board), set = space_bit(a), before = 0;
    for (; !space_is_in(set, b) && set != before; range++) {
        before = set;
        set = spaces_around(g->grid, set) & board;
    }
    return range;
}

space_set pw_pushes(const struct game *g, int unit, int action, int by)
{
    int from = g->unit[by].space, now = pw_range(g, from, g->unit[unit].space);
    space_set beside = pw_beside(g, g->unit[unit].space) & ~spaces_in(&g->occupied), set = 0;
    if (action == ACTION_tug)
        return beside;
    EACH_SPACE(space, beside)
    {
        int then = pw_range(g, from, space);
        if (action == ACTION_over_here_love ? then < now : then > now)
            set |= space_bit(space);
    }
    return set;
}

/* --- Aiming. --- */

/* PW-591 to PW-593: in Tag Enemies cannot aim at a Master, except to tag it. */
static bool is_safe(const struct game *g, int seat, int action, int target)
{
    return g->win == WIN_TAG && action != ACTION_tag && pw_is_master(g, target) &&
           g->unit[target].owner != seat;
}

/* Enemies in reach and sight. */
space_set pw_strike_spaces(const struct game *g, const struct striker *s)
{
    int seat = g->unit[s->unit].owner;
    space_set reach = pw_within(g, s->space, s->reach) & spaces_in(&g->occupied), set = 0;
    EACH_SPACE(space, reach)
    {
        int other = g->stands[space];
        if (other != NOBODY && g->unit[other].owner != seat &&
            !is_safe(g, seat, ACTION_attack, other) && pw_sees(g, s->space, space))
            set |= space_bit(space);
    }
    return set;
}

/* Whom it could attack now. How well does not matter here, and would take longer to find out. */
static space_set enemies_in_reach(const struct game *g, int unit)
{
    struct striker s = {
        .unit = (uint8_t)unit, .space = g->unit[unit].space, .reach = (uint8_t)pw_reach(g, unit)};
    return pw_strike_spaces(g, &s);
}

static bool has_suitable(const struct game *g, int seat, int unit)
{
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++)
        if (g->unit[i].where == IN_HEAP && pw_is_suitable(g, unit, i))
            return true;
    return false;
}

/* Everything about a Target but Range and sight. */
static bool is_wanted(const struct game *g, int unit, int action, int target)
{
    int seat = g->unit[unit].owner, aim = pw_actions[action].aim;
    const struct unit *t = &g->unit[target];
    int side = target == unit ? AT_ITSELF : t->owner == seat ? AT_FRIEND : AT_ENEMY;
    return (aim & side) && !is_safe(g, seat, action, target) &&
           !((aim & NO_MASTER) && pw_is_master(g, target)) &&
           !((aim & NO_METAL) && (pw_traits(g, target) & METAL)) &&
           !((aim & FRAIL) && pw_stitches(g, target) - pw_rips(g, target) > 2) &&
           !((aim & UPGRADED) && !t->up[0]) && !((aim & EMPTY_HANDED) && t->item) &&
           !((aim & OUTFITTABLE) && !has_suitable(g, seat, target));
}

/* PW-303 to PW-306. */
static struct option *offer_targets(const struct game *g, int unit, int action, struct option *out)
{
    const struct action *row = &pw_actions[action];
    int from = g->unit[unit].space;
    EACH_SPACE(space, pw_within(g, from, row->range) & spaces_in(&g->occupied))
    {
        int target = g->stands[space];
        if (target != NOBODY && is_wanted(g, unit, action, target) &&
            ((row->aim & BLINDLY) || pw_sees(g, from, space)))
            *out++ = (struct option){DO, (uint8_t)action, (uint8_t)target};
    }
    return out;
}

/* Suitable Upgrades of the own Scrap Heap; of equal ones the first. */
struct option *pw_offer_heap(const struct game *g, int seat, int unit, struct option *out)
{
    uint64_t seen = 0;
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++) {
        if (g->unit[i].where != IN_HEAP || seen >> g->unit[i].kind & 1)
            continue;
        seen |= UINT64_C(1) << g->unit[i].kind;
        if (pw_is_suitable(g, unit, i))
            *out++ = (struct option){CHOOSE, .a = (uint8_t)i};
    }
    return out;
}

struct option *pw_offer_pawns(const struct game *g, int seat, struct option *out)
{
    uint64_t seen = 0;
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++)
        if (g->unit[i].where == IN_HEAP && pw_puppet(g, i)->rank == PAWN &&
            !(seen >> g->unit[i].kind & 1)) {
            seen |= UINT64_C(1) << g->unit[i].kind;
            *out++ = (struct option){CHOOSE, .a = (uint8_t)i};
        }
    return out;
}

/* Throw the Bird: others beside the Space of its first victim. */
struct option *pw_offer_bird(const struct game *g, int space, struct option *out)
{
    int seat = g->unit[g->animation.unit].owner;
    EACH_SPACE(other, pw_within(g, space, 1) & ~space_bit(space) & spaces_in(&g->occupied))
    {
        int unit = g->stands[other];
        if (unit != NOBODY && g->unit[unit].owner != seat &&
            !is_safe(g, seat, ACTION_throw_the_bird, unit))
            *out++ = (struct option){CHOOSE, .a = (uint8_t)unit};
    }
    return out;
}

/* --- The list of what an animated puppet may do. --- */

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
        return pw_offer_pawns(g, seat, scratch) != scratch;
    if (!row->strikes)
        return true;
    return enemies_in_reach(g, unit) != 0;
}

static struct option *offer_action(const struct game *g, int unit, int action, struct option *out)
{
    if (!action || !can_declare(g, unit, action))
        return out;
    if (pw_actions[action].aim & (AT_ENEMY | AT_FRIEND | AT_ITSELF))
        return offer_targets(g, unit, action, out);
    *out++ = (struct option){DO, (uint8_t)action, NOBODY};
    return out;
}

static struct option *offer_attacks(const struct game *g, int unit, struct option *out)
{
    EACH_SPACE(space, enemies_in_reach(g, unit))
    *out++ = (struct option){DO, ACTION_attack, g->stands[space]};
    return out;
}

static struct option *offer_scrounges(const struct game *g, int unit, struct option *out)
{
    struct option *end = pw_offer_heap(g, g->unit[unit].owner, unit, out);
    for (; out < end; out++)
        *out = (struct option){DO, ACTION_scrounge, out->a};
    return end;
}

/* What lies under it or is carried by it. PW-337, PW-345, PW-541, PW-578, PW-588. */
static struct option *offer_token_actions(const struct game *g, int unit, struct option *out)
{
    const struct unit *u = &g->unit[unit];
    int token = g->token[u->space];
    if (token >= BENCH && token <= NEUTRAL) {
        *out++ = (struct option){DO, ACTION_mine, NOBODY, 0};
        *out++ = (struct option){DO, ACTION_mine, NOBODY, 1};
    }
    if (token > ON_GROUND && token <= ON_GROUND + IT && !u->item)
        *out++ = (struct option){DO, ACTION_sticky_fingers, NOBODY};
    if (u->item == FIRECRACKERS)
        *out++ = (struct option){DO, ACTION_blown_to_pieces, NOBODY};
    if (u->item == SHINY && token == BENCH + u->owner)
        *out++ = (struct option){DO, ACTION_all_for_me, NOBODY};
    if (u->item == IT)
        out = offer_targets(g, unit, ACTION_tag, out);
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
    for (int i = -1; i < UPGRADES && (i < 0 || u->up[i]); i++) {
        const struct side *side =
            i < 0 ? &pw_puppets[u->kind].side : &pw_upgrades[g->unit[u->up[i]].kind].side;
        for (int j = 0; j < 2; j++)
            if (!(seen >> side->actions[j] & 1)) {
                seen |= UINT64_C(1) << side->actions[j];
                out = offer_action(g, unit, side->actions[j], out);
            }
    }
    return out;
}

struct option *pw_offer_acts(const struct game *g, struct option *out)
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
           pw_offer_acts(g, scratch) - scratch > 1;
}
