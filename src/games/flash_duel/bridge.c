/* bridge.c - the bridge and the pawns on it. */
#include "games/flash_duel/flash_duel.h"

void fd_move_forward(struct game *g, int seat, int spaces)
{
    int step = fd_distance(g) - fd_dash_distance(fd_distance(g), spaces);
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? step : -step));
}

/* FD-041, FD-048, FD-084: a pawn that would leave the bridge stops on its Start space. */
void fd_move_back(struct game *g, int seat, int spaces)
{
    int step = fd_advance(g, seat) < spaces ? fd_advance(g, seat) : spaces;
    g->space[seat] = (uint8_t)(g->space[seat] + (seat == 0 ? -step : step));
}
