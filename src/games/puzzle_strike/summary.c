/* summary.c - why the game is over, and what the scores mean. */
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/words.h"

#include <stdio.h>

static seat_set with_rank(const struct game *g, int rank)
{
    seat_set seats = 0;
    FOR_EACH_SEAT(seat, ps_everybody(g))
        if (g->rank[seat] == rank)
            seats |= seat_bit(seat);
    return seats;
}

static void say_losers(const struct game *g, struct phrase *out)
{
    seat_set losers = ps_mates(g, g->loser);
    ps_say_seats(g, losers, out);
    say(out, " ended %s turn with a pile of %d", set_count(losers) > 1 ? "their" : "the",
        ps_pile_sum(g, g->loser));
}

static void say_reason(const struct game *g, struct phrase *out)
{
    seat_set winners = with_rank(g, 1);
    bool several = set_count(winners) > 1;
    int winner = set_first(winners);
    ps_say_seats(g, winners, out);
    say(out, several ? " have won" : " has won");
    switch (g->mode) {
    case MODE_LAST_STANDING: say(out, " as the last one standing"); return;
    case MODE_FREE_FOR_ALL:
        say(out, " with the lowest pile (%d)%s, after ", ps_pile_sum(g, winner),
            g->breaking_tie ? " when a tie was broken" : "");
        break;
    case MODE_TOURNAMENT:
        say(out, " the match by %d games to %d; in the last one ", g->wins[winner],
            g->wins[winner ^ 1]);
        break;
    default: say(out, ": "); break;
    }
    say_losers(g, out);
}

static void mean(const struct game *g, int seat, int score, char *out, size_t capacity)
{
    bool over = g->phase == PHASE_OVER;
    if (g->mode == MODE_TOURNAMENT)
        snprintf(out, capacity, "%d game%s won", score, plural(score));
    else if (g->mode == MODE_LAST_STANDING && g->rank[seat] > 1)
        snprintf(out, capacity, "eliminated, place %d", g->rank[seat]);
    else
        snprintf(out, capacity, "%s %d of %d%s", g->mode == MODE_TEAM ? "shared pile" : "pile",
                 score, FULL_PILE,
                 over && g->loser != NOBODY && ps_side(g, seat) == ps_side(g, g->loser) ? " (lost)"
                                                                                        : "");
}

void ps_sum_up(const struct game *g, struct summary *out)
{
    struct result result = {0};
    struct phrase why = {0};
    ps_result(g, &result);
    if (result.over)
        say_reason(g, &why);
    for (int seat = 0; seat < g->k.seats; seat++)
        mean(g, seat, result.score[seat], out->score[seat], sizeof *out->score);
    snprintf(out->why, sizeof out->why, "%.*s%s", (int)sizeof out->why - 2, why.text,
             sentence_end(why.text));
}
