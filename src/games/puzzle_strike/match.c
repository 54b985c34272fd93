/* match.c - who wins: games, ties, eliminations, the tournament match. */
#include "games/puzzle_strike/puzzle_strike.h"

static bool is_full(const struct game *g)
{
    return ps_pile_sum(g, g->turn) >= FULL_PILE;
}

static void next_turn(struct game *g)
{
    if (g->mode == MODE_TEAM) { /* PS-132 */
        g->turn ^= 1;
        return;
    }
    do
        g->turn = (uint8_t)ps_seat_at(g, g->turn, 1);
    while (!(g->in_play & seat_bit(g->turn)));
}

/* --- Two sides. --- */

/* PS-109, PS-110, PS-142: the side that ends its turn with ten or more loses. */
static bool decide_duel(struct game *g)
{
    if (!is_full(g))
        return false;
    EVENT(.kind = FULL_UP, .seat = g->turn);
    g->loser = g->turn;
    for (int seat = 0; seat < g->k.seats; seat++)
        g->place[seat] = ps_is_foe(g, seat, g->turn) ? 1 : 2;
    EVENT(.kind = WON, .seat = g->turn ^ 1);
    return true;
}

/* --- Free-for-all. --- */

/* The order at the end: the winner, then by the piles, and last who ended it (PS-144). */
static void give_places(struct game *g, int winner)
{
    int rank[PLAYERS];
    for (int seat = 0; seat < g->k.seats; seat++)
        rank[seat] = seat == winner ? -1 : ps_pile_sum(g, seat) + (seat == g->loser) * 1000;
    for (int seat = 0; seat < g->k.seats; seat++) {
        g->place[seat] = 1;
        for (int other = 0; other < g->k.seats; other++)
            g->place[seat] = (uint8_t)(g->place[seat] + (rank[other] < rank[seat]));
    }
    EVENT(.kind = WON, .seat = (uint8_t)winner);
}

static seat_set lowest_of(const struct game *g, seat_set seats)
{
    int lowest = INT16_MAX;
    seat_set who = 0;
    for (int seat = 0; seat < g->k.seats; seat++) {
        int sum = ps_pile_sum(g, seat);
        if (!(seats & seat_bit(seat)) || sum > lowest)
            continue;
        who = sum == lowest ? who | seat_bit(seat) : seat_bit(seat);
        lowest = sum;
    }
    return who;
}

/* PS-111, PS-112, PS-145, PS-147: the lowest pile wins; who shares it takes one more turn each. */
static bool compare_piles(struct game *g, seat_set seats)
{
    seat_set lowest = lowest_of(g, seats);
    if (!(lowest & (lowest - 1))) {
        give_places(g, __builtin_ctz(lowest));
        return true;
    }
    EVENT(.kind = TIED, .seat = NOBODY, .open = {lowest});
    g->in_play = lowest;
    g->breaking_tie = true;
    g->tie_turns = (uint8_t)__builtin_popcount(lowest);
    return false;
}

static bool decide_free_for_all(struct game *g)
{
    if (g->breaking_tie) /* PS-146: a full pile does not lose now */
        return --g->tie_turns == 0 && compare_piles(g, g->in_play);
    if (!is_full(g))
        return false;
    EVENT(.kind = FULL_UP, .seat = g->turn);
    g->loser = g->turn;
    return compare_piles(g, g->in_play & (seat_set)~seat_bit(g->turn));
}

/* --- Last man standing. --- */

/* PS-167: his chips stay where they are and his gems go nowhere. Nothing of his has any effect. */
static void eliminate(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    struct pile *pile = ps_pile(g, seat);
    for (int kind = 0; kind < KINDS; kind++) {
        p->discard[kind] = (uint8_t)(p->discard[kind] + p->ongoing[kind]);
        p->ongoing[kind] = 0;
    }
    for (int i = 0; i < GEMS; i++)
        g->out[i] = (uint8_t)(g->out[i] + pile->gems[i] - pile->stand_ins[i]);
    *pile = (struct pile){0};
    g->in_play &= (seat_set)~seat_bit(seat);
    g->eliminated++; /* PS-164 */
    EVENT(.kind = ELIMINATED, .seat = (uint8_t)seat);
}

static bool decide_last_standing(struct game *g)
{
    if (!is_full(g))
        return false;
    g->place[g->turn] = (uint8_t)__builtin_popcount(g->in_play);
    eliminate(g, g->turn);
    if (g->in_play & (g->in_play - 1))
        return false;
    g->place[__builtin_ctz(g->in_play)] = 1;
    EVENT(.kind = WON, .seat = (uint8_t)__builtin_ctz(g->in_play));
    return true;
}

/* --- All modes. --- */

/* Is the game decided by the turn that has just ended? If not, the next one begins. */
static bool is_decided(struct game *g)
{
    bool decided = g->mode == MODE_FREE_FOR_ALL    ? decide_free_for_all(g)
                   : g->mode == MODE_LAST_STANDING ? decide_last_standing(g)
                                                   : decide_duel(g);
    if (!decided)
        next_turn(g);
    return decided;
}

/* PS-211: the first to win two games. */
static bool is_match_over(struct game *g)
{
    if (g->mode != MODE_TOURNAMENT)
        return true;
    int winner = g->loser ^ 1;
    if (++g->wins[winner] < GAMES_NEEDED)
        return false;
    EVENT(.kind = MATCH_WON, .seat = (uint8_t)winner);
    return true;
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, 0);
    for (;;) {
        do
            CALL(2, turn, 0);
        while (!is_decided(g));
        if (is_match_over(g))
            break;
        CALL(3, losers_choice, g->loser);
    }
    g->phase = PHASE_OVER;
    END;
}

SCRIPT_DRIVER(ps_run)

bool ps_start(struct game *g, const struct setup *setup, struct reason *why)
{
    SCRIPT_PUSH(match, 0);
    return ps_cast(g, setup, why);
}

void ps_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < g->k.seats; seat++) {
        r->score[seat] = g->mode == MODE_TOURNAMENT ? g->wins[seat] : ps_pile_sum(g, seat);
        r->place[seat] = r->over ? g->place[seat] : 0;
    }
}
