/* bridge.c - the bridge, the pawns and the tokens on it. */
#include "games/flash_duel/bridge.h"

/* FD-023: pairs of dark and light spaces, beginning with dark at both ends. */
bool fd_is_dark(int space)
{
    return (space - 1) / 2 % 2 == 0;
}

int fd_distance_of_fronts(const struct game *g)
{
    int low = 0, high = SPACES + 1;
    FOR_EACH_SEAT(who, g->alive) {
        int space = g->space[who];
        if (fd_side(g, who))
            high = space < high ? space : high;
        else
            low = space > low ? space : low;
    }
    return low && high <= SPACES ? high - low : 0;
}

/* FD-198: the foremost enemy is a barrier, and so is an enemy's Clockwork Soldier. */
int fd_free_ahead_among(const struct game *g, int who)
{
    int here = g->space[who], nearest = SPACES;
    FOR_EACH_SEAT(foe, fd_foes(g, who)) {
        int distance = abs(g->space[foe] - here);
        nearest = distance < nearest ? distance : nearest;
        int soldier = g->persona[foe].soldier;
        if (soldier && abs(soldier - here) < nearest)
            nearest = abs(soldier - here);
    }
    return nearest - 1;
}

unsigned fd_distances_among(const struct game *g, int who)
{
    unsigned distances = 0;
    FOR_EACH_SEAT(foe, fd_foes(g, who))
        distances |= 1u << fd_distance(g, who, foe);
    return distances;
}

/* Who ends a movement on the mine skips their next turn (FD-377); a retreat onto it costs that turn
 * instead of the recovery (FD-378), which strike.c sees to. */
void fd_trigger_mine(struct game *g, int who)
{
    g->mine = 0;
    g->persona[who].skip++;
}

void fd_tell_mine(int who, int space)
{
    EVENT(.kind = MINE_TRIGGERED, .seat = (uint8_t)who, .open = {[OPEN_SPACE] = (uint8_t)space});
}

void fd_shove(struct game *g, int who, int spaces)
{
    uint8_t mine = g->mine, from = fd_move_back(g, who, spaces);
    EVENT(.kind = SHOVED, .seat = (uint8_t)who,
          .open = {[OPEN_FROM] = from, [OPEN_TO] = g->space[who]});
    fd_after_way(g, who, mine);
}

void fd_pull(struct game *g, int who, int spaces)
{
    uint8_t mine = g->mine, from = fd_move_forward(g, who, spaces);
    EVENT(.kind = PULLED, .seat = (uint8_t)who,
          .open = {[OPEN_FROM] = from, [OPEN_TO] = g->space[who]});
    fd_after_way(g, who, mine);
}

/* FD-366: one space at the start of each turn of its owner, up to the space next to an enemy, which
 * also keeps it on the bridge. */
void fd_advance_soldier(struct game *g, int who)
{
    uint8_t *soldier = &g->persona[who].soldier;
    assert(*soldier);
    int next = *soldier + (fd_side(g, who) ? -1 : 1);
    FOR_EACH_SEAT(foe, fd_foes(g, who))
        if (g->space[foe] == next)
            return;
    EVENT(.kind = SOLDIER_MOVED, .seat = (uint8_t)who,
          .open = {[OPEN_FROM] = *soldier, [OPEN_TO] = (uint8_t)next});
    *soldier = (uint8_t)next;
}
