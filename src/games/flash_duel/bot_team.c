/* bot_team.c - what bots know about fights of more than two: rules of thumb. */
#include "games/flash_duel/bot_team.h"
#include "games/flash_duel/betrayal.h"

enum {
    HIT_POINT = 40, /* against a card of the hand and a space, which are 1 */
    OPEN_STRIKE = 10,
    ROUND_WON_BEFORE = 30 /* thousandths */
};

/* How strong a side is: who is left, and how far its foremost fighter has come. In a Raid the
 * Dragon's hit points count like fighters. */
static int strength(const struct game *g, int side)
{
    int points = 0, foremost = 0;
    for (int who = 0; who < g->fighters; who++) {
        if (fd_side(g, who) != side || !fd_is_alive(g, who))
            continue;
        int advance = fd_advance(g, who);
        points += HIT_POINT * g->persona[who].life + g->hand[who][0];
        foremost = advance > foremost ? advance : foremost;
    }
    return points + foremost;
}

/* A strike that awaits its answer counts as good for its side. */
int fd_judge_team(const struct game *g, int seat)
{
    int side = fd_allegiance(g, seat);
    if (!g->k.pending)
        return g->winner == NOBODY ? 500 : g->winner == side ? 1000 : 0;
    int mine = strength(g, side), theirs = strength(g, !side);
    if (g->strike.count)
        *(fd_side(g, g->strike.by) == side ? &mine : &theirs) += OPEN_STRIKE;
    int wins = g->wins[side] - g->wins[!side];
    int chance = mine + theirs ? 1000 * mine / (mine + theirs) : 500;
    return 100 + chance * 8 / 10 + ROUND_WON_BEFORE * wins;
}

/* What an option is worth to a cautious fighter: defend first, strike when possible, do not walk
 * into the reach of enemies for nothing. A traitor keeps their cards to themselves. */
int fd_value_team(const struct game *g, int seat, struct option option)
{
    switch (option.verb) {
    case BLOCK: return 400;
    case ASSIST: return fd_is_traitor(g, seat) && !fd_side(g, seat) ? -10 : 300;
    case RETREAT: return 100 + (option.a & NUMBER_MASK);
    case TAKE_HIT: return -1000;
    case ATTACK: return 200 + 40 * option.c;
    case DASH_STRIKE: return 150 + 40 * option.c;
    case USE: return 120;
    case PUSH: return 60 + (option.a & NUMBER_MASK);
    case MOVE_FORWARD:
        return fd_distance_of_fronts(g) > 2 * NUMBERS ? 50 + (option.a & NUMBER_MASK) : 10;
    case MOVE_BACK: return fd_distance_of_fronts(g) <= NUMBERS ? 20 : -20;
    case NAME_HAND: return 10;
    case UNMASK: return g->strike.count ? 350 : fd_is_dragon(g, seat) ? 5 : -100;
    case ACCUSE:
    case SHOW_HAND: return -500;
    default: return 0;
    }
}
