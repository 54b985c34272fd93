/* stats.c - what a puppet is and can do now: its card, its Upgrades, Effects, Counters, auras. */
#include "games/puppet_wars/stats.h"

#include "games/puppet_wars/deck.h"

/* The side of a card that is attached. */
static const struct side *upgrade_side(const struct game *g, int upgrade)
{
    return &pw_upgrades[g->unit[upgrade].kind].side;
}

/* PW-155: Abilities of Upgrades count as printed on the bearer's card. */
uint32_t pw_abilities(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    uint32_t set = pw_puppets[u->kind].side.abilities;
    FOR_EACH_UPGRADE(i, u)
        set |= upgrade_side(g, u->up[i])->abilities;
    return set;
}

int pw_traits(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    int set = pw_puppets[u->kind].traits;
    FOR_EACH_UPGRADE(i, u)
        set |= upgrade_side(g, u->up[i])->traits;
    return set;
}

static bool are_enemies(const struct game *g, int a, int b)
{
    return g->unit[a].owner != g->unit[b].owner;
}

bool pw_adjacent(const struct game *g, int a, int b)
{
    return a != b && space_is_in(pw_within(g, g->unit[a].space, 1), g->unit[b].space);
}

/* PW-332: an Ability needs sight. */
static bool in_sight(const struct game *g, int a, int b)
{
    return pw_sees(g, g->unit[a].space, g->unit[b].space);
}

static int aura_of(const struct game *g, int unit, enum stat stat)
{
    const struct unit *u = &g->unit[unit];
    int sum = 0;
    FOR_EACH_UPGRADE(i, u)
        sum += upgrade_side(g, u->up[i])->aura[stat];
    return sum + pw_puppets[u->kind].side.aura[stat];
}

/* What adjacent puppets do to it: Enemies by their auras, Coryphees to each other. */
static int from_neighbours(const struct game *g, int unit, enum stat stat)
{
    const struct unit *u = &g->unit[unit];
    bool dancer = pw_puppets[u->kind].side.abilities & DANCES, dances = false;
    int sum = 0;
    space_set around = pw_within(g, u->space, 1) & spaces_in(&g->occupied) & ~space_bit(u->space);
    FOR_EACH_SPACE(space, around) {
        int other = g->stands[space];
        if (other == NOBODY)
            continue;
        if (are_enemies(g, unit, other)) {
            int change = aura_of(g, other, stat);
            sum += change && in_sight(g, other, unit) ? change : 0;
        } else if (dancer && g->unit[other].kind == u->kind) {
            dances |= in_sight(g, other, unit);
        }
    }
    return sum + (dances && (stat == CB || stat == DF));
}

/* Favourite Toys and Big Fuzzy Friend: what a friend some Spaces away does to it. */
static int from_friends(const struct game *g, int unit, enum stat stat)
{
    const struct unit *u = &g->unit[unit];
    if (stat == CB && (pw_traits(g, unit) & STUFFED)) {
        int master = pw_master(g, u->owner);
        const struct unit *m = &g->unit[master];
        return master != unit && m->where == IN_PLAY &&
               (pw_abilities(g, master) & FAVOURITE_TOYS) &&
               space_is_in(pw_within(g, m->space, 2), u->space) && pw_sees(g, m->space, u->space);
    }
    if (stat != MV || u->kind != KIND_teddy)
        return 0;
    FOR_EACH_UNIT_OF(i, g, u->owner) {
        const struct unit *k = &g->unit[i];
        if (k->where == IN_PLAY && (pw_puppets[k->kind].side.abilities & FUZZY_FRIEND) &&
            space_is_in(pw_within(g, k->space, 3), u->space) && pw_sees(g, k->space, u->space))
            return 1;
    }
    return 0;
}

/* By its card, its Upgrades, Effects and Counters: all there is for Animation Requirements and
 * Powerful, which no card changes for others. */
static int own_change(const struct game *g, int unit, enum stat stat)
{
    const struct unit *u = &g->unit[unit];
    int sum = pw_puppets[u->kind].side.change[stat] + u->turn[stat] + u->counter[stat];
    FOR_EACH_UPGRADE(i, u)
        sum += upgrade_side(g, u->up[i])->change[stat];
    return sum;
}

/* PW-506, PW-483: all Effects with a number add up. */
int pw_change(const struct game *g, int unit, enum stat stat)
{
    assert(pw_in_play(g, unit));
    return own_change(g, unit, stat) + from_neighbours(g, unit, stat) + from_friends(g, unit, stat);
}

/* PW-117, PW-257: what is printed, less what the Master saves. */
struct value pw_requirement(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    struct value ar = pw_puppets[u->kind].ar;
    const struct unit *m = &g->unit[pw_master(g, u->owner)];
    int change = u->where == IN_PLAY ? own_change(g, unit, AR) : 0;
    if (m->where == IN_PLAY) {
        const struct puppet *master = &pw_puppets[m->kind];
        if ((master->side.abilities & CHEAP_LABOUR) && !ar.suits)
            change -= 2;
        if (master->strikes && ar.suits == master->strikes)
            ar.suits = NO_SUIT;
    }
    ar.number = (int8_t)(ar.number + change);
    return ar;
}

/* PW-272. */
int pw_movement(const struct game *g, int unit)
{
    int moves = pw_puppet(g, unit)->mv + pw_change(g, unit, MV);
    return moves > 0 ? moves : 0;
}

/* PW-157. */
int pw_stitches(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    int sum = pw_puppets[u->kind].stitches;
    FOR_EACH_UPGRADE(i, u)
        sum += pw_upgrades[g->unit[u->up[i]].kind].stitches;
    return sum;
}

int pw_rips(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    int sum = u->rips;
    FOR_EACH_UPGRADE(i, u)
        sum += g->unit[u->up[i]].rips;
    return sum;
}

/* PW-432, PW-487. */
bool pw_is_stuck(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    return ((u->marks & STUCK) || u->stuck) && !(pw_abilities(g, unit) & SADDLED);
}

bool pw_is_confused(const struct game *g, int unit)
{
    return g->unit[unit].marks & CONFUSED;
}

/* PW-422, and Mouldering Aura. */
bool pw_is_paralyzed(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    if (u->marks & PARALYZED)
        return true;
    if (!u->decay)
        return false;
    space_set around = pw_within(g, u->space, 1) & spaces_in(&g->occupied);
    FOR_EACH_SPACE(space, around) {
        int other = g->stands[space];
        if (other != NOBODY && are_enemies(g, unit, other) && (pw_abilities(g, other) & MOULDERS) &&
            in_sight(g, other, unit))
            return true;
    }
    return false;
}

/* PW-508, PW-509: Ranges do not add up; the greatest serves all that the others could. */
int pw_reach(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    int reach = pw_puppets[u->kind].side.reach;
    FOR_EACH_UPGRADE(i, u)
        if (upgrade_side(g, u->up[i])->reach > reach)
            reach = upgrade_side(g, u->up[i])->reach;
    return reach ? reach : 1;
}

/* PW-388 to PW-390. */
bool pw_is_suitable(const struct game *g, int unit, int upgrade)
{
    const struct unit *u = &g->unit[unit];
    int kind = g->unit[upgrade].kind, traits = pw_traits(g, unit), count = 0;
    if (pw_puppets[kind].rank == MASTER)
        return false;
    FOR_EACH_UPGRADE(i, u) {
        if (g->unit[u->up[i]].kind == kind)
            return false;
        count++;
    }
    const struct upgrade *row = &pw_upgrades[kind];
    bool fits = (traits & row->needs) == row->needs && !(traits & row->bans);
    return count < pw_puppets[u->kind].limit && (fits || (pw_abilities(g, unit) & JANKY));
}

/* --- Attacks. --- */

struct striker pw_striker(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    uint32_t abilities = pw_abilities(g, unit);
    assert(pw_in_play(g, unit));
    struct striker s = {.unit = (uint8_t)unit, .space = u->space, .marks = u->marks};
    memcpy(s.abilities, &abilities, sizeof s.abilities);
    s.reach = (uint8_t)pw_reach(g, unit);
    s.combat = (int8_t)(pw_puppets[u->kind].cb + pw_change(g, unit, CB));
    s.powerful = (int8_t)own_change(g, unit, POWERFUL);
    s.precise = (int8_t)pw_change(g, unit, PRECISE);
    return s;
}

/* Pack Toy: another Friend beside the Target. */
static bool has_pack(const struct game *g, const struct striker *s, int target)
{
    space_set around = pw_within(g, g->unit[target].space, 1) & spaces_in(&g->occupied);
    FOR_EACH_SPACE(space, around) {
        int other = g->stands[space];
        if (other != NOBODY && other != s->unit && g->unit[other].owner == g->unit[s->unit].owner &&
            in_sight(g, other, target))
            return true;
    }
    return false;
}

int pw_strike_combat(const struct game *g, const struct striker *s, int target)
{
    return s->combat + ((pw_striker_abilities(s) & PACK_TOY) && has_pack(g, s, target));
}

int pw_strike_precise(const struct game *g, const struct striker *s, int target)
{
    uint32_t abilities = pw_striker_abilities(s);
    return s->precise + ((abilities & GUILTY) && g->unit[target].exhausted) +
           ((abilities & MARSHAL) && (pw_traits(g, target) & ROTTEN));
}

int pw_strike_powerful(const struct game *g, const struct striker *s, int target)
{
    bool stuck = pw_is_stuck(g, target);
    int powerful = s->powerful + ((pw_striker_abilities(s) & POKES_STUCK) && stuck);
    if (s->marks & TAKES_ADVANTAGE)
        powerful += stuck || g->unit[target].exhausted || pw_is_confused(g, target) ||
                    pw_is_paralyzed(g, target);
    return powerful;
}

/* PW-364, PW-372 to PW-375: a Dodge replaces what is printed, not what modifies it. */
struct value pw_defense(const struct game *g, int unit, int dodge, int joker_suit)
{
    struct value df = {(int8_t)pw_puppet(g, unit)->df, NO_SUIT};
    if (dodge != NO_CARD) {
        df.number = (int8_t)pw_card_number(dodge);
        df.suits = (uint8_t)pw_card_suits(dodge, joker_suit);
    }
    df.number = (int8_t)(df.number + pw_change(g, unit, DF));
    if (pw_abilities(g, unit) & SLIPPERY)
        df.suits = (uint8_t)(df.suits + C);
    return df;
}
