/* summary.c - why a game is over, and what its scores mean. */
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/dragon.h"
#include "games/puzzle_strike_2/words.h"

#include <stdio.h>

/* --- What a score means. --- */

static void sum_up_duel(const struct game *g, int seat, char *out, size_t size)
{
    int height = g->player[seat].height;
    snprintf(out, size, "%d gem%s in the pile%s", height, plural(height),
             g->stage == OVER && g->out == seat ? " (bust)" : "");
}

static void sum_up_finalist(const struct game *g, int seat, char *out, size_t size)
{
    int score = g->player[seat].score;
    if (seat == g->out)
        snprintf(out, size, "bust before the Grand Finale");
    else
        snprintf(out, size, "%d gem%s sent to the scepter%s", score, plural(score),
                 g->late & seat_bit(seat) ? ", but bust" : "");
}

/* Against the Dragon few gems are good; how many it has is only to be compared with in company. */
static void sum_up_human(const struct game *g, int seat, char *out, size_t size)
{
    int score = g->player[seat].score;
    if (g->mode == MODE_SOLO || g->stage != OVER)
        sum_up_duel(g, seat, out, size);
    else
        snprintf(out, size, "%d gem%s in the end (the Dragon has %d)", score, plural(score),
                 g->dragon_score);
}

/* --- Why it is over. --- */

static bool is_dry(const struct game *g)
{
    return g->bank.count < SLOTS;
}

/* "Grave, Jaina and Rook": the first ones. */
static void name_winners(const struct game *g, const struct result *r, struct phrase *out)
{
    int winners = 0, named = 0;
    for (int seat = 0; seat < g->players; seat++)
        winners += r->rank[seat] == 1;
    for (int seat = 0; seat < g->players; seat++)
        if (r->rank[seat] == 1) {
            say(out, "%s%s",
                !named                 ? ""
                : named + 1 == winners ? " and "
                                       : ", ",
                p2_seat_name(g, seat));
            named++;
        }
}

static void why_duel(const struct game *g, struct phrase *out)
{
    const char *winner = p2_seat_name(g, 1 - g->out), *loser = p2_seat_name(g, g->out);
    if (is_dry(g))
        say(out, "%s wins: %s needed a card of the empty bank deck", winner, loser);
    else
        say(out, "%s wins: %s ended a turn with %d gems, more than %d", winner, loser,
            g->player[g->out].height, BUST);
}

static void why_finale(const struct game *g, struct phrase *out)
{
    struct result r = {0};
    p2_result(g, &r);
    int best = 0, winners = 0, late = set_count(g->late);
    for (int seat = 0; seat < g->players; seat++)
        if (r.rank[seat] == 1) {
            best = g->player[seat].score;
            winners++;
        }
    name_winners(g, &r, out);
    say(out, "%s the Grand Finale with %d gem%s sent to the scepter%s, the most of all",
        winners > 1 ? " share" : " wins", best, plural(best), winners > 1 ? " each" : "");
    if (late == g->players - 1)
        say(out, ", for everybody has busted in it");
    else if (late)
        say(out, " who have not busted in it");
    say(out, "; %s had busted before it", p2_seat_name(g, g->out));
}

static void why_solo(const struct game *g, struct phrase *out)
{
    const char *player = p2_seat_name(g, 0);
    bool won = p2_team_won(g);
    say(out, "%s: ", won ? "The Dragon is beaten" : "The Dragon wins");
    if (is_dry(g))
        say(out, "%s needed a card of the empty bank deck", won ? "it" : player);
    else if (won)
        say(out, "it ended its turn with %d incoming gems, more than %d", g->tokens, BUST);
    else
        say(out, "%s ended a turn with %d gems, more than %d", player, g->player[0].height, BUST);
}

static void why_coop(const struct game *g, struct phrase *out)
{
    int most = 0;
    for (int seat = 1; seat < g->players; seat++)
        if (g->player[seat].score > g->player[most].score)
            most = seat;
    int score = g->player[most].score, dragon = g->dragon_score;
    if (p2_team_won(g))
        say(out, "The Dragon is beaten: it ends with %d gem%s, and every player with fewer", dragon,
            plural(dragon));
    else
        say(out, "The Dragon wins: %s ends with %d gem%s, not with fewer than the Dragon's %d",
            p2_seat_name(g, most), score, plural(score), dragon);
    say(out, "; %s had busted first", g->out == DRAGON ? "the Dragon" : p2_seat_name(g, g->out));
}

void p2_sum_up(const struct game *g, struct summary *out)
{
    static void (*const reasons[])(const struct game *g, struct phrase *out) = {
        [MODE_SOLO] = why_solo, [MODE_COOP] = why_coop};
    bool finale = !p2_against_dragon(g) && g->players > 2 && g->stage >= FINALE;
    struct phrase why = {0};
    for (int seat = 0; seat < g->players; seat++)
        (p2_against_dragon(g) ? sum_up_human
         : finale             ? sum_up_finalist
                              : sum_up_duel)(g, seat, out->score[seat], sizeof *out->score);
    if (g->stage != OVER)
        return;
    (reasons[g->mode] ? reasons[g->mode] : g->players > 2 ? why_finale : why_duel)(g, &why);
    snprintf(out->why, sizeof out->why, "%.*s.", (int)sizeof out->why - 2, why.text);
}
