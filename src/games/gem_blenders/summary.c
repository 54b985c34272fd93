/* summary.c - why a game is over, and what its scores mean. */
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/words.h"

#include <stdio.h>

/* Who wins without the rounds for it has been conceded the game. */
static bool was_conceded(const struct game *g)
{
    return g->player[g->winner].wins < ROUNDS;
}

static void say_why(const struct game *g, char why[200])
{
    const char *winner = gb_seat_name(g, g->winner), *loser = gb_seat_name(g, g->winner ^ 1);
    if (was_conceded(g))
        snprintf(why, 200, "%s has won, because %s has conceded.", winner, loser);
    else
        snprintf(why, 200, "%s has won two rounds%s: in the last one %s fell to 0 HP.", winner,
                 g->player[g->winner ^ 1].wins ? " of three" : "", loser);
}

void gb_sum_up(const struct game *g, struct summary *out)
{
    if (!g->k.pending)
        say_why(g, out->why);
    for (int seat = 0; seat < g->k.seats; seat++)
        snprintf(out->score[seat], sizeof *out->score, "%d round%s won, %d HP left",
                 g->player[seat].wins, plural(g->player[seat].wins), gb_hp(g, seat));
}
