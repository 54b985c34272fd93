/* sound.c - what holds in every state; a position from outside is refused if it does not. */
#include "games/puppet_wars/puppet_wars.h"

static bool sound_cards(const struct game *g, int seat, struct reason *why)
{
    const struct player *p = &g->player[seat];
    uint64_t all = (UINT64_C(1) << DECK) - 1, set = cards_in(p->hand) | cards_in(p->discard);
    int count = __builtin_popcountll(cards_in(p->hand)) +
                __builtin_popcountll(cards_in(p->discard)) + p->deck.count + p->table.count +
                (p->laid != NO_CARD);
    if (pw_is_out(g, seat))
        return !count || refuse(why, "Player %d is out, but has cards.", seat);
    set |= pw_unseen_deck(g, seat);
    for (int i = 0; i < p->table.count; i++)
        set |= UINT64_C(1) << p->table.card[i];
    if (p->laid != NO_CARD)
        set |= UINT64_C(1) << p->laid;
    return (count == DECK && set == all) ||
           refuse(why, "Player %d has %d cards; there must be each of the %d once.", seat, count,
                  DECK);
}

static bool sound_upgrades(const struct game *g, int unit, struct reason *why)
{
    const struct unit *u = &g->unit[unit];
    for (int i = 0; i < UPGRADES && u->up[i]; i++) {
        const struct unit *up = &g->unit[u->up[i]];
        if (u->up[i] >= g->per * g->k.seats || up->where != ATTACHED || up->space != unit ||
            up->rips > pw_upgrades[up->kind].stitches)
            return refuse(why, "Unit %d is no Upgrade of unit %d.", u->up[i], unit);
        for (int j = 0; j < i; j++)
            if (u->up[i] == u->up[j])
                return refuse(why, "Unit %d is attached twice.", u->up[i]);
    }
    for (int i = 1; i < UPGRADES; i++)
        if (u->up[i] && !u->up[i - 1])
            return refuse(why, "The Upgrades of unit %d have a gap.", unit);
    return (pw_rips(g, unit) < pw_stitches(g, unit) && u->rips <= pw_puppet(g, unit)->stitches) ||
           refuse(why, "Unit %d has more Rips than Stitches.", unit);
}

static bool is_borne(const struct game *g, int unit)
{
    const struct unit *bearer = &g->unit[g->unit[unit].space];
    for (int i = 0; i < UPGRADES && bearer->where == IN_PLAY; i++)
        if (bearer->up[i] == unit)
            return true;
    return false;
}

static bool sound_unit(const struct game *g, int unit, struct reason *why)
{
    const struct unit *u = &g->unit[unit];
    bool passing = g->animation.transit && g->animation.unit == unit;
    if (u->where == ATTACHED)
        return is_borne(g, unit) || refuse(why, "Unit %d is attached to nobody.", unit);
    if (u->where != IN_PLAY)
        return true;
    if (pw_is_out(g, u->owner))
        return refuse(why, "Player %d is out, but has puppets.", u->owner);
    if (!passing && g->stands[u->space] != unit)
        return refuse(why, "Unit %d does not stand where it stands.", unit);
    return sound_upgrades(g, unit, why);
}

static bool sound_field(const struct game *g, struct reason *why)
{
    for (int space = 0; space < SPACES; space++) {
        bool there = space_is_in(spaces_in(&g->board), space);
        bool occupied = space_is_in(spaces_in(&g->occupied), space);
        if (occupied != (g->stands[space] != NOBODY || g->token[space] == IMPASSABLE) ||
            (!there && (occupied || g->token[space])))
            return refuse(why, "Space %d is not what it should be.", space);
        for (int owner = 0; owner <= PLAYERS; owner++)
            if (space_is_in(spaces_in(&g->benches[owner]), space) !=
                (g->token[space] == BENCH + owner))
                return refuse(why, "Work Bench %d has another owner.", space);
    }
    return true;
}

/* Nobody plays on who has lost (PW-221), except in the middle of an Effect. */
static bool sound_losses(const struct game *g, struct reason *why)
{
    seat_set left = (seat_set)(((1 << g->k.seats) - 1) & ~g->out);
    if (!g->turn || g->over)
        return true;
    if (!(left & (left - 1)))
        return refuse(why, "At least two players must be left.");
    for (int seat = 0; seat < g->k.seats; seat++) {
        int master = g->unit[pw_master(g, seat)].where;
        bool lost = master == IN_HEAP || master == REMOVED || !pw_count_benches(g, seat);
        bool counts = g->win != WIN_SHINY && g->win != WIN_FORT && !g->holding;
        if (pw_is_out(g, seat) ? pw_count_benches(g, seat) != 0 : lost && counts)
            return refuse(why, "Player %d has lost, but plays on or holds Work Benches.", seat);
    }
    return true;
}

bool pw_sound(const struct game *g, struct reason *why)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!sound_cards(g, seat, why))
            return false;
    for (int unit = 0; unit < g->per * g->k.seats; unit++)
        if (!sound_unit(g, unit, why))
            return false;
    return sound_field(g, why) && sound_losses(g, why);
}
