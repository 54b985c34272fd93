/* valid.c - what holds in every state; a position from outside is refused if it does not. */
#include "games/puppet_wars/army.h"
#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/options.h"
#include "games/puppet_wars/stats.h"

static bool valid_cards(const struct game *g, int seat, struct reason *why)
{
    const struct player *p = &g->player[seat];
    card_set all = pw_card_bit(DECK) - 1, set = pw_cards_in(p->hand) | pw_cards_in(p->discard);
    int count = pw_hand_size(g, seat) + set_count(pw_cards_in(p->discard)) + p->deck.count +
                p->table.count + (p->laid != NO_CARD);
    if (pw_is_out(g, seat))
        return !count || refuse(why, "Player %d is out, but has cards.", seat);
    set |= pw_unseen_deck(g, seat);
    for (int i = 0; i < p->table.count; i++)
        set |= pw_card_bit(p->table.card[i]);
    if (p->laid != NO_CARD)
        set |= pw_card_bit(p->laid);
    return (count == DECK && set == all) ||
           refuse(why, "Player %d has %d cards; there must be each of the %d once.", seat, count,
                  DECK);
}

/* What Suitable demands and nothing can change later: PW-388 and PW-390. (Characteristics can be
 * gained and lost.) */
static bool valid_outfit(const struct game *g, int unit, struct reason *why)
{
    const struct unit *u = &g->unit[unit];
    int limit = pw_puppet(g, unit)->limit;
    uint64_t names = 0;
    FOR_EACH_UPGRADE(i, u) {
        if (i >= limit)
            return refuse(why, "Unit %d has more Upgrades than its Upgrade Limit, %d.", unit,
                          limit);
        if (!pw_is_first(&names, g->unit[u->up[i]].kind))
            return refuse(why, "Unit %d has two Upgrades of the same name.", unit);
    }
    return true;
}

static bool valid_rips(const struct game *g, int unit, struct reason *why)
{
    int most = pw_stitches(g, unit) - !g->losses_wait; /* who is about to come apart with others */
    return (pw_rips(g, unit) <= most && g->unit[unit].rips <= pw_puppet(g, unit)->stitches) ||
           refuse(why, "Unit %d has more Rips than Stitches.", unit);
}

static bool valid_upgrades(const struct game *g, int unit, struct reason *why)
{
    const struct unit *u = &g->unit[unit];
    FOR_EACH_UPGRADE(i, u) {
        const struct unit *up = &g->unit[u->up[i]];
        if (u->up[i] >= pw_units(g) || up->where != ATTACHED || up->space != unit ||
            up->rips > pw_upgrades[up->kind].stitches)
            return refuse(why, "Unit %d is no Upgrade of unit %d.", u->up[i], unit);
        for (int j = 0; j < i; j++)
            if (u->up[i] == u->up[j])
                return refuse(why, "Unit %d is attached twice.", u->up[i]);
    }
    for (int i = 1; i < UPGRADES; i++)
        if (u->up[i] && !u->up[i - 1])
            return refuse(why, "The Upgrades of unit %d have a gap.", unit);
    return valid_outfit(g, unit, why) && valid_rips(g, unit, why);
}

static bool is_borne(const struct game *g, int unit)
{
    const struct unit *bearer = &g->unit[g->unit[unit].space];
    for (int i = 0; i < UPGRADES && bearer->where == IN_PLAY; i++)
        if (bearer->up[i] == unit)
            return true;
    return false;
}

static bool valid_unit(const struct game *g, int unit, struct reason *why)
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
    return valid_upgrades(g, unit, why);
}

/* PW-127, PW-128, PW-131, PW-640: what a player has selected, wherever it is now. */
static bool valid_army(const struct game *g, int seat, struct reason *why)
{
    uint8_t copies[KINDS] = {0};
    int sidekicks = 0;
    FOR_EACH_UNIT_OF(i, g, seat) {
        const struct puppet *row = pw_puppet(g, i);
        if (g->unit[i].where == NOWHERE)
            continue;
        sidekicks += row->rank == SIDEKICK;
        if (++copies[g->unit[i].kind] > (row->rank == PAWN ? COPIES : 1))
            return refuse(why, "Player %d has too many of %s.", seat,
                          pw_puppet_card(g->unit[i].kind)->name);
    }
    return sidekicks <= pw_sidekick_limit(g->mode) ||
           refuse(why, "Player %d has %d Sidekicks; in a %s game there are at most %d.", seat,
                  sidekicks, pw_modes[g->mode], pw_sidekick_limit(g->mode));
}

static bool valid_field(const struct game *g, struct reason *why)
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

/* How often this item lies on the field, is carried, or is about to be put down. */
static int count_items(const struct game *g, int item)
{
    int count = g->k.pending && g->k.ask.kind == ASK_DROP && g->k.ask.c == item;
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        count += g->token[space] == ON_GROUND + item;
    FOR_EACH_UNIT(i, g)
        count += g->unit[i].where == IN_PLAY && g->unit[i].item == item;
    return count;
}

static int count_hills(const struct game *g)
{
    int count = 0;
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        count += g->token[space] == HILL;
    return count;
}

/* Whose It Token may be on the field: who has given it out, and maybe who is out. */
static int count_tagged(const struct game *g)
{
    int count = 0;
    for (int seat = 0; seat < g->k.seats; seat++)
        count += g->player[seat].tagged || pw_is_out(g, seat);
    return count;
}

/* The Tokens that a win condition brings along: PW-575, PW-587, PW-604. */
static bool valid_tokens(const struct game *g, struct reason *why)
{
    int shiny = count_items(g, SHINY), its = count_items(g, IT), hills = count_hills(g);
    if (shiny != (g->win == WIN_SHINY) && !(g->over && !shiny))
        return refuse(why, "There are %d Shiny! Tokens; there must be %d.", shiny,
                      g->win == WIN_SHINY);
    if (hills != (g->win == WIN_HILL))
        return refuse(why, "There are %d Hills; there must be %d.", hills, g->win == WIN_HILL);
    return its <= (g->win == WIN_TAG ? count_tagged(g) : 0) ||
           refuse(why, "There are %d It Tokens, more than were given out.", its);
}

/* Nobody plays on who has lost (PW-221), except in the middle of an Effect. */
static bool valid_losses(const struct game *g, struct reason *why)
{
    if (!g->turn || g->over)
        return true;
    if (set_count(pw_alive(g)) < 2)
        return refuse(why, "At least two players must be left.");
    for (int seat = 0; seat < g->k.seats; seat++)
        if (pw_is_out(g, seat) ? pw_count_benches(g, seat) != 0
                               : pw_has_lost(g, seat) && pw_losses_count(g))
            return refuse(why, "Player %d has lost, but plays on or holds Work Benches.", seat);
    return true;
}

/* One wins alone, or several share a draw. */
static bool valid_ending(const struct game *g, struct reason *why)
{
    int winners = set_count(g->winners), ending = g->over;
    return (ending == GOES_ON  ? !winners
            : ending == IS_WON ? winners == 1
                               : winners > 1) ||
           refuse(why, "'winners' and 'ending' do not fit each other.");
}

bool pw_valid(const struct game *g, struct reason *why)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!valid_cards(g, seat, why) || !valid_army(g, seat, why))
            return false;
    FOR_EACH_UNIT(unit, g)
        if (!valid_unit(g, unit, why))
            return false;
    if (g->turns && g->turn > g->turns)
        return refuse(why, "Turn %d is after the last one, %d.", g->turn, g->turns);
    return valid_field(g, why) && valid_tokens(g, why) && valid_ending(g, why) &&
           valid_losses(g, why);
}
