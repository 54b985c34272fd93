/* match.c - who wins: games, ties, eliminations, the tournament match. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/turn.h"
#include "games/puzzle_strike/zones.h"

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
    assert(g->in_play);
    do
        g->turn = ps_seat_in_order(g, 1);
    while (!ps_is_in_play(g, g->turn));
}

/* --- Two sides. --- */

/* PS-109, PS-110, PS-142: the side that ends its turn with ten or more loses. */
static bool decide_duel(struct game *g)
{
    if (!is_full(g))
        return false;
    EVENT(.kind = FULL_UP, .seat = g->turn);
    g->loser = g->turn;
    FOR_EACH_SEAT(seat, ps_everybody(g))
        g->rank[seat] = ps_is_foe(g, seat, g->turn) ? 1 : 2;
    EVENT(.kind = WON, .seat = g->turn ^ 1);
    return true;
}

/* --- Free-for-all. --- */

/* The order at the end: the winner, then by the piles, and last who ended it (PS-144). */
static void give_ranks(struct game *g, int winner)
{
    int behind[PLAYERS];
    FOR_EACH_SEAT(seat, ps_everybody(g))
        behind[seat] = seat == winner ? -1 : ps_pile_sum(g, seat) + (seat == g->loser) * 1000;
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        g->rank[seat] = 1;
        FOR_EACH_SEAT(other, ps_everybody(g))
            g->rank[seat] = (uint8_t)(g->rank[seat] + (behind[other] < behind[seat]));
    }
    EVENT(.kind = WON, .seat = (uint8_t)winner);
}

static seat_set lowest_of(const struct game *g, seat_set seats)
{
    int lowest = INT16_MAX;
    seat_set who = 0;
    FOR_EACH_SEAT(seat, seats) {
        int sum = ps_pile_sum(g, seat);
        if (sum > lowest)
            continue;
        who = sum == lowest ? who | seat_bit(seat) : seat_bit(seat);
        lowest = sum;
    }
    return who;
}

/* PS-111, PS-112, PS-145, PS-147: the lowest pile wins; who shares it takes one more turn each. */
static bool compare_piles(struct game *g, seat_set seats)
{
    assert(seats);
    seat_set lowest = lowest_of(g, seats);
    if (set_count(lowest) == 1) {
        give_ranks(g, set_first(lowest));
        return true;
    }
    EVENT(.kind = TIED, .seat = NOBODY, .open = {lowest});
    g->in_play = lowest;
    g->breaking_tie = true;
    g->tie_turns = (uint8_t)set_count(lowest);
    return false;
}

static bool decide_free_for_all(struct game *g)
{
    assert(!g->breaking_tie || g->tie_turns);
    if (g->breaking_tie) /* PS-146: a full pile does not lose now */
        return --g->tie_turns == 0 && compare_piles(g, g->in_play);
    if (!is_full(g))
        return false;
    EVENT(.kind = FULL_UP, .seat = g->turn);
    g->loser = g->turn;
    return compare_piles(g, g->in_play & (seat_set)~seat_bit(g->turn));
}

/* --- Last man standing. --- */

/* PS-167: their chips stay where they are and their gems leave the game. Nothing of theirs has any
 * effect. */
static void eliminate(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    struct pile *pile = ps_pile(g, seat);
    uint8_t sum = (uint8_t)ps_sum(pile);
    assert(ps_is_in_play(g, seat));
    FOR_EACH_KIND(kind, ps_kinds(p->ongoing)) {
        p->discard[kind] = (uint8_t)(p->discard[kind] + p->ongoing[kind]);
        p->ongoing[kind] = 0;
    }
    for (int i = 0; i < GEMS; i++)
        g->out[i] = (uint8_t)(g->out[i] + pile->gems[i] - pile->stand_ins[i]);
    *pile = (struct pile){0};
    g->in_play &= (seat_set)~seat_bit(seat);
    g->eliminated++; /* PS-164 */
    EVENT(.kind = ELIMINATED, .seat = (uint8_t)seat, .open = {sum});
}

static bool decide_last_standing(struct game *g)
{
    if (!is_full(g))
        return false;
    g->rank[g->turn] = (uint8_t)set_count(g->in_play);
    eliminate(g, g->turn);
    if (set_count(g->in_play) > 1)
        return false;
    g->rank[set_first(g->in_play)] = 1;
    EVENT(.kind = WON, .seat = (uint8_t)set_first(g->in_play));
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
    assert(g->loser < 2);
    int winner = g->loser ^ 1;
    if (++g->wins[winner] < GAMES_NEEDED)
        return false;
    EVENT(.kind = MATCH_WON, .seat = (uint8_t)winner);
    return true;
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, NO_ARGUMENT);
    for (;;) {
        do
            CALL(MATCH_PLAYS_TURN, turn, NO_ARGUMENT);
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
    SCRIPT_PUSH(match, NO_ARGUMENT);
    return ps_read_setup(g, setup, why);
}

void ps_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        r->score[seat] = g->mode == MODE_TOURNAMENT ? g->wins[seat] : ps_pile_sum(g, seat);
        r->rank[seat] = r->over ? g->rank[seat] : 0;
    }
}
