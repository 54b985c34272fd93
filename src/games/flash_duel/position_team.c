/* position_team.c - the part of a position that several fighters need. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/words.h"

#include "core/read.h"

void fd_dump_team(const struct game *g, struct writer *w)
{
    put_int(w, "players", g->fighters);
    put_seats(w, "high", g->high);
    put_bytes(w, "first", g->first, 2);
    put_bytes(w, "order", g->order, g->fighters);
    put_int(w, "extra", g->extra);
    put_int(w, "reshuffles", g->reshuffles);
    put_seats(w, "hungry", g->hungry);
    put_int(w, "traitor", g->traitor);
    put_seats(w, "shown", g->shown);
}

/* Each fighter once; in a Raid in the order of the seats. */
static bool order_fits(const struct game *g)
{
    unsigned there = 0;
    bool fine = true;
    for (int i = 0; i < g->fighters; i++) {
        there |= 1u << g->order[i];
        fine &= fd_is_raid(g) ? g->order[i] == i
                              : fd_side(g, g->order[i]) == fd_side(g, g->order[i & 1]);
    }
    return fine && there == (1u << g->fighters) - 1;
}

bool fd_load_team(struct game *g, const json_t *position, struct reason *why)
{
    bool team = g->mode == MODE_TEAM;
    int least = g->mode == MODE_RAID ? 3 : team ? 4 : 5, most = team ? 4 : 5;
    uint8_t order = 0, first = 0;
    if (!read_number(position, "players", least, most, &g->fighters, why) ||
        !read_seats(position, "high", g->fighters, &g->high, why) ||
        !read_list(position, "first", 0, g->fighters - 1, 2, &first, g->first, why) ||
        !read_list(position, "order", 0, g->fighters - 1, g->fighters, &order, g->order, why) ||
        !read_number(position, "extra", 0, 4, &g->extra, why) ||
        !read_number(position, "reshuffles", 0, fd_is_raid(g) ? fd_raid(g)->reshuffles : 0,
                     &g->reshuffles, why) ||
        !read_seats(position, "hungry", g->fighters, &g->hungry, why) ||
        !read_number(position, "traitor", 0, g->mode == MODE_BETRAYAL ? 4 : 0, &g->traitor, why) ||
        !read_seats(position, "shown", g->fighters, &g->shown, why))
        return false;
    seat_set high = team ? seat_bit(1) | seat_bit(3) : seat_bit(g->fighters - 1);
    if (fd_is_traitor(g, g->traitor) && (g->shown & seat_bit(g->traitor)))
        high |= g->high & seat_bit(g->traitor);
    if (g->high != high)
        return refuse(why, "'high' must be the fighters who start on space %d.", SPACES);
    if (order != g->fighters || !order_fits(g))
        return refuse(why, "'order' must have each fighter once, the sides in turn.");
    if (first != 2 || (team && (fd_side(g, g->first[0]) || !fd_side(g, g->first[1]))) ||
        (!team && (g->first[0] || g->first[1])))
        return refuse(why, "'first' must be a fighter of each team, in a Team Battle.");
    return g->mode == MODE_BETRAYAL || !g->shown ||
           refuse(why, "Only Betrayal has loyalty cards that are 'shown'.");
}

bool fd_team_fits(struct game *g, struct reason *why)
{
    g->alive = 0;
    for (int who = 0; who < g->fighters; who++)
        if (g->space[who])
            g->alive |= seat_bit(who);
    if (g->ending == ROUND_RUNNING && !fd_is_alive(g, g->turn))
        return refuse(why, "Whose turn it is must be on the bridge.");
    return true;
}

/* A side that has lost is not fighting on. */
static bool both_fight(const struct game *g)
{
    if (g->mode == MODE_TEAM)
        return (g->alive & g->high) && (g->alive & (seat_set)~g->high);
    return fd_is_alive(g, g->fighters - 1) && fd_loyal(g);
}

bool fd_sound_team(const struct game *g, struct reason *why)
{
    seat_set all = (seat_set)((1u << g->fighters) - 1);
    if (g->ending == ROUND_RUNNING && !both_fight(g))
        return refuse(why, "The fight is over when a side has nobody left.");
    for (int who = 0; who < g->fighters; who++) {
        const struct persona *p = &g->persona[who];
        bool out = !fd_is_alive(g, who);
        if (out != !g->space[who] || (out && (g->hand[who][0] || p->life || p->up || p->soldier)))
            return refuse(why, "A defeated fighter has no space, cards, hit points and soldier.");
        if (!out && !fd_is_dragon(g, who) && p->life != 1)
            return refuse(why, "A fighter on the bridge has 1 hit point, unless he is the Dragon.");
        for (seat_set foes = out ? 0 : fd_foes(g, who); foes; foes &= (seat_set)(foes - 1))
            if (!fd_side(g, who) && g->space[who] >= g->space[__builtin_ctz(foes)])
                return refuse(why, "Nobody can be on or past the space of an enemy.");
    }
    if ((g->recovering | g->hungry) & ~g->alive)
        return refuse(why, "Only fighters on the bridge recover or refill.");
    if (g->mode == MODE_BETRAYAL && (all & ~g->alive & ~g->shown))
        return refuse(why, "The loyalty of a defeated fighter is 'shown'.");
    return true;
}
