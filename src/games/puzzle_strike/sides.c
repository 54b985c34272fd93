/* sides.c - who plays with whom. */
#include "games/puzzle_strike/sides.h"

seat_set ps_mates(const struct game *g, int seat)
{
    enum { ODD_TEAM = 0x6, EVEN_TEAM = 0x9 }; /* seats 1 and 2, seats 0 and 3 */
    if (g->mode != MODE_TEAM)
        return seat_bit(seat);
    return seat == 1 || seat == 2 ? ODD_TEAM : EVEN_TEAM;
}

seat_set ps_active(const struct game *g)
{
    return ps_mates(g, g->turn);
}

seat_set ps_foes(const struct game *g, int seat)
{
    return g->in_play & (seat_set)~ps_mates(g, seat);
}

seat_set ps_one_per_side(const struct game *g, seat_set seats)
{
    seat_set one = seats;
    FOR_EACH_SEAT(seat, seats)
        if (one & seat_bit(seat))
            one &= (seat_set) ~(ps_mates(g, seat) & ~seat_bit(seat));
    return one;
}

int ps_waiting_mate(const struct game *g, int seat)
{
    seat_set mates = ps_mates(g, seat) & g->in_play & (seat_set) ~(g->done | seat_bit(seat));
    return mates ? set_first(mates) : NOBODY;
}
