/* bot_team.c - what bots know about fights of more than two: rules of thumb. */
#include "games/flash_duel/bot_team.h"
#include "games/flash_duel/betrayal.h"

enum {
    HIT_POINT = 40, /* against a card of the hand and a space, which are 1 */
    OPEN_STRIKE = 10,
    NAMEABLE = 60, /* a hand that an unknown traitor could name: a fighter, and a turn more */
    LURKING = 12,  /* spaces that being an unknown traitor is worth */
    ROUND_WON_BEFORE = 30, /* thousandths */
};

/* Cards of the hand that not everybody has seen. */
static int unknown_cards(const struct game *g, int who)
{
    int known = 0;
    for (int number = 1; number <= NUMBERS; number++)
        known += g->persona[who].known[number];
    return g->hand[who][0] - known;
}

/* What it costs a side in Betrayal that everybody has seen cards of this hand: the enemies can
 * count on them, and a traitor whom nobody knows yet can name the whole hand or guess the rest of
 * it. */
static int exposure(const struct game *g, int who)
{
    if (g->mode != MODE_BETRAYAL)
        return 0;
    int unknown = unknown_cards(g, who), known = g->hand[who][0] - unknown;
    bool lurks = fd_is_traitor(g, g->traitor) && fd_is_alive(g, g->traitor) &&
                 !(g->shown & seat_bit(g->traitor));
    bool loyal = lurks && (fd_loyal(g) & seat_bit(who));
    return known + (loyal && unknown < 3 ? NAMEABLE >> 2 * unknown : 0);
}

/* How strong a side is: who is left, and how far its foremost fighter has come. In a Raid the
 * Dragon's hit points count like fighters. A traitor counts for the Dragon from the beginning, and
 * among the mortals as if far advanced. */
static int strength(const struct game *g, int side)
{
    int points = 0, foremost = 0;
    FOR_EACH_SEAT(who, g->alive) {
        if (fd_allegiance(g, who) != side)
            continue;
        bool lurks = fd_side(g, who) != side;
        int advance = lurks ? LURKING : fd_advance(g, who);
        points += HIT_POINT * g->persona[who].life + g->hand[who][0] - exposure(g, who);
        foremost = advance > foremost ? advance : foremost;
    }
    return points + foremost > 0 ? points + foremost : 0;
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

/* The traitor comes out when everybody has seen all that a loyal mortal holds. */
static int unmask_value(const struct game *g, int seat)
{
    if (fd_is_dragon(g, seat))
        return 5;
    FOR_EACH_SEAT(loyal, fd_loyal(g))
        if (!unknown_cards(g, loyal))
            return 600;
    return g->strike.count && (g->k.ask.kind == ASK_RESPONSE) ? 350 : -100;
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
    case NAME_HAND: return 100 - unknown_cards(g, option.a);
    case COUNT: return option.a == g->persona[g->k.ask.a].known[g->k.ask.b] ? 10 : 0;
    case UNMASK: return unmask_value(g, seat);
    case HUSH: return 1;
    case ACCUSE:
    case SHOW_HAND: return -500;
    default: return 0;
    }
}
