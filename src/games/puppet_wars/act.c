/* act.c - what a puppet may do: whom a card animates, where it can go, whom it can aim at. */
#include "games/puppet_wars/act.h"

#include "games/puppet_wars/stats.h"

/* --- Animating. --- */

space_set pw_free_benches(const struct game *g, int seat)
{
    return spaces_in(&g->benches[seat]) & ~spaces_in(&g->occupied);
}

/* PW-205, PW-235 to PW-240. A card of which any suit can be had fits any requirement of one suit.
 */
card_set pw_animators(const struct game *g, int seat, int unit)
{
    int where = g->unit[unit].where;
    if (where != IN_PLAY && !(where == IN_BOX && pw_free_benches(g, seat)))
        return 0;
    return pw_cards_meeting(pw_requirement(g, unit));
}

bool pw_can_animate(const struct game *g, int seat, int unit, int card)
{
    return pw_animators(g, seat, unit) & pw_card_bit(card);
}

bool pw_can_animate_any(const struct game *g, int seat)
{
    FOR_EACH_UNIT_OF(i, g, seat)
        if (pw_can_animate(g, seat, i, g->player[seat].laid))
            return true;
    return false;
}

void pw_end_animation(struct game *g)
{
    g->animation = (struct animation){.unit = NOBODY};
}

/* --- Moving. --- */

/* Could it get from an Occupied Space to a free one with the Moves that are left? */
static bool can_land(const struct game *g, int space, space_set passable, int left)
{
    space_set free = spaces_in(&g->board) & ~spaces_in(&g->occupied), reached = space_bit(space);
    for (; left > 0; left--) {
        space_set next = 0;
        FOR_EACH_SPACE(from, reached)
            next |= pw_beside(g, from);
        if (next & free)
            return true;
        reached = next & passable;
    }
    return false;
}

/* Tiptoe, Leap: Occupied Spaces that it may pass, if it can then get on to a free one: at least
 * back to the one it leaves, unless it is over another puppet there. Molasses would hold it. */
static space_set moves_through(const struct game *g, int unit, uint32_t abilities, int left)
{
    int from = g->unit[unit].space;
    space_set passable = spaces_in(&g->occupied), through = 0;
    FOR_EACH_SPACE(space, passable)
        if (g->token[space] == MOLASSES || (g->token[space] == IMPASSABLE && !(abilities & LEAPS)))
            passable &= ~space_bit(space);
    if (g->stands[from] == unit)
        return pw_beside(g, from) & passable;
    FOR_EACH_SPACE(space, pw_beside(g, from) & passable)
        if (can_land(g, space, passable, left - 1))
            through |= space_bit(space);
    return through;
}

space_set pw_moves(const struct game *g, int unit, int left)
{
    assert(pw_in_play(g, unit));
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

/* Only who passes through an Occupied Space remembers its limit. */
void pw_move_animated(struct game *g, int space)
{
    bool passes = space_is_in(spaces_in(&g->occupied), space);
    assert(pw_moves_left(g) > 0);
    g->animation.limit = passes ? (uint8_t)(g->animation.moves + pw_moves_left(g)) : 0;
    g->animation.moves++;
    pw_step(g, g->animation.unit, space);
}

/* Follows every way; `left`: the most Moves that were left in front of each Space so far. */
static void follow(const struct game *g, space_set *reach, int8_t left[SPACES])
{
    int moves = pw_moves_left(g);
    FOR_EACH_SPACE(space, pw_moves(g, g->animation.unit, moves)) {
        if (left[space] >= moves)
            continue;
        struct game then = *g;
        left[space] = (int8_t)moves;
        pw_move_animated(&then, space);
        if (!then.animation.transit)
            *reach |= space_bit(space);
        follow(&then, reach, left);
    }
}

space_set pw_reach_of_animated(const struct game *g)
{
    int8_t left[SPACES] = {0};
    space_set reach = 0;
    if (g->animation.transit || !pw_is_paralyzed(g, g->animation.unit))
        follow(g, &reach, left);
    return reach & ~space_bit(g->unit[g->animation.unit].space);
}

/* Ride Down: straight ahead, over puppets, to a free Space; Molasses stops it. */
static space_set rides_along(const struct game *g, int from, int step)
{
    space_set board = spaces_in(&g->board), occupied = spaces_in(&g->occupied), set = 0;
    for (int i = 0, space = from; i < RIDE; i++) {
        int next = space + step;
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
    return set;
}

space_set pw_rides(const struct game *g, int unit)
{
    space_set set = 0;
    for (int d = 0; d < direction_count(g->grid) && !g->animation.mired; d++)
        set |= rides_along(g, g->unit[unit].space, field_directions[g->grid][d]);
    return set;
}

space_set pw_pushes(const struct game *g, int unit, int action, int by)
{
    int from = g->unit[by].space, now = pw_range(g, from, g->unit[unit].space);
    space_set beside = pw_beside(g, g->unit[unit].space) & ~spaces_in(&g->occupied), set = 0;
    if (action == ACTION_tug)
        return beside;
    FOR_EACH_SPACE(space, beside) {
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

space_set pw_strike_spaces(const struct game *g, const struct striker *s)
{
    int seat = g->unit[s->unit].owner;
    space_set reach = pw_within(g, s->space, s->reach) & spaces_in(&g->occupied), set = 0;
    FOR_EACH_SPACE(space, reach) {
        int other = g->stands[space];
        if (other != NOBODY && g->unit[other].owner != seat &&
            !is_safe(g, seat, ACTION_attack, other) && pw_sees(g, s->space, space))
            set |= space_bit(space);
    }
    return set;
}

/* How well it would attack does not matter here, and would take longer to find out. */
space_set pw_enemies_in_reach(const struct game *g, int unit)
{
    struct striker s = {
        .unit = (uint8_t)unit, .space = g->unit[unit].space, .reach = (uint8_t)pw_reach(g, unit)};
    return pw_strike_spaces(g, &s);
}

static bool has_suitable(const struct game *g, int seat, int unit)
{
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_HEAP && pw_is_suitable(g, unit, i))
            return true;
    return false;
}

bool pw_may_target(const struct game *g, int unit, int action, int target)
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

/* Throw the Bird: others beside the Space of its first victim. They are not its Target, so in Tag
 * it can hit a Master, too (PW-591). */
space_set pw_bird_bounces(const struct game *g, int space)
{
    int seat = g->unit[g->animation.unit].owner;
    space_set around = pw_within(g, space, 1) & ~space_bit(space) & spaces_in(&g->occupied),
              set = 0;
    FOR_EACH_SPACE(other, around) {
        int unit = g->stands[other];
        if (unit != NOBODY && g->unit[unit].owner != seat)
            set |= space_bit(other);
    }
    return set;
}
