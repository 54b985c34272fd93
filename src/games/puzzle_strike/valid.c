/* valid.c - whether a state can occur. */
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/sides.h"

static int count_chips(const struct game *g, int kind)
{
    int count = g->bank[kind] + g->out[kind];
    for (int seat = 0; seat < g->k.seats; seat++) {
        const struct player *p = &g->player[seat];
        count += p->hand[kind] + p->kept[kind] + p->discard[kind] + p->table[kind];
        count += p->ongoing[kind] + (kind == CRASH_GEM) * p->iron;
        for (int i = 0; i < p->bag.count; i++)
            count += p->bag.card[i] == kind;
    }
    for (int side = 0; side < PLAYERS && ps_is_gem(kind); side++)
        count += g->pile[side].gems[kind] - g->pile[side].stand_ins[kind];
    return count;
}

static bool is_conserved(const struct game *g, struct reason *why)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (count_chips(g, kind) != ps_copies(g, kind))
            return refuse(why, "There are %d chips '%s'; there should be %d.", count_chips(g, kind),
                          g->chip[kind] ? ps_name(g, kind) : "of no kind", ps_copies(g, kind));
    return true;
}

static bool is_player_valid(const struct player *p, struct reason *why)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (p->known[kind] > p->hand[kind] + p->kept[kind])
            return refuse(why, "'known' must be a part of the hand.");
    return p->topped <= p->bag.count || refuse(why, "'topped' is more than the bag has.");
}

static bool is_alive_valid(const struct game *g, struct reason *why)
{
    int alive = set_count(g->in_play);
    bool tie = g->mode == MODE_FREE_FOR_ALL && g->breaking_tie;
    if (g->turn >= g->k.seats || !ps_is_in_play(g, g->turn))
        return g->phase == PHASE_OVER || refuse(why, "Whose turn it is must be in play.");
    if (!tie && (alive != g->k.seats - g->eliminated || alive < 2))
        return g->phase == PHASE_OVER || refuse(why, "Everybody who is not eliminated is in play.");
    if (g->eliminated && g->mode != MODE_LAST_STANDING)
        return refuse(why, "Nobody is eliminated in this mode.");
    return (!tie && !g->tie_turns) || (tie && g->tie_turns <= alive) ||
           refuse(why, "'tie_turns' is at most the number of players in play.");
}

bool ps_valid(const struct game *g, struct reason *why)
{
    if (g->phase == PHASE_SETUP)
        return true;
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!is_player_valid(&g->player[seat], why))
            return false;
    for (int side = 0; side < PLAYERS; side++)
        for (int i = 0; i < GEMS; i++)
            if (g->pile[side].stand_ins[i] > g->pile[side].gems[i])
                return refuse(why, "A pile has more stand-ins than gems.");
    return is_conserved(g, why) && is_alive_valid(g, why);
}
