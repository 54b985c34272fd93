/* summary.c - why a war is over, and what its scores mean. */
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/tell.h"
#include "games/puppet_wars/words.h"

#include <stdio.h>

static const char *master_name(const struct game *g, int seat)
{
    return pw_puppet_card(g->unit[pw_master(g, seat)].kind)->name;
}

/* Is somebody left besides the winner, who has not lost either? */
static bool others_left(const struct game *g)
{
    FOR_EACH_SEAT(seat, pw_alive(g) & (seat_set)~g->winners)
        if (!pw_can_lose(g) || !pw_has_lost(g, seat))
            return true;
    return false;
}

const char *pw_end_term(const struct game *g)
{
    static const char *const draws[] = {[ALL_LOST] = "all_lost",
                                        [TURNS_OVER] = "turn_limit",
                                        [NOTHING_LEFT] = "nothing_left",
                                        [SHINY_LOST] = "shiny_lost"};
    static const char *const wins[] = {[WIN_SHINY] = "shiny",
                                       [WIN_THIEF] = "thief_in_the_night",
                                       [WIN_FORT] = "blanket_fort",
                                       [WIN_HILL] = "king_of_the_hill"};
    if (g->over != IS_WON)
        return draws[g->over];
    return others_left(g) ? wins[g->win] : "last_army";
}

/* --- Why. --- */

void pw_say_loss(const struct game *g, int seat, struct phrase *out)
{
    int where = g->unit[pw_master(g, seat)].where;
    const char *and = "";
    if (where == IN_HEAP || where == REMOVED) {
        say(out, "the Master, %s, is %s", master_name(g, seat),
            where == IN_HEAP ? "torn apart" : "removed from the game");
        and = ", and ";
    }
    if (!pw_count_benches(g, seat))
        say(out, "%sno Work Bench is left", and);
}

/* "Red, Blue and Green". */
static void say_seats(const struct game *g, seat_set set, struct phrase *out)
{
    int left = set_count(set);
    FOR_EACH_SEAT(seat, set) {
        left--;
        say(out, "%s%s", pw_seat_name(g, seat), left > 1 ? ", " : left ? " and " : "");
    }
}

/* Whoever was out before is told by name only. */
static void why_last_army(const struct game *g, struct phrase *out)
{
    const char *comma = "";
    FOR_EACH_SEAT(seat, pw_alive(g) & (seat_set)~g->winners) {
        struct phrase loss = {0};
        pw_say_loss(g, seat, &loss);
        say(out, "%s%s has lost, for %s", comma, pw_seat_name(g, seat), loss.text);
        comma = "; ";
    }
    if (g->out) {
        say(out, "%s", "; ");
        say_seats(g, g->out, out);
        say(out, " %s out before", set_count(g->out) == 1 ? "was" : "were");
    }
}

static void why_won(const struct game *g, struct phrase *out)
{
    int winner = set_first(g->winners);
    const char *name = pw_seat_name(g, winner);
    say(out, "%s wins the war: ", name);
    if (!others_left(g)) {
        why_last_army(g, out);
        return;
    }
    switch (g->win) {
    case WIN_SHINY:
        say(out, "a puppet of %s has brought the Shiny! Token to a Work Bench of theirs", name);
        break;
    case WIN_THIEF:
        say(out, "the puppets of %s wear %d Upgrades of Enemies", name, pw_count_stolen(g, winner));
        break;
    case WIN_FORT:
        say(out, "at the end of Turn %d %s has %d Work Benches, more than anybody else", g->turn,
            name, pw_count_benches(g, winner));
        break;
    default: /* WIN_HILL */
        say(out, "at the end of Turn %d the Master of %s, %s, stands on the Hill", g->turn, name,
            master_name(g, winner));
    }
}

static void why_drawn(const struct game *g, struct phrase *out)
{
    say(out, "The war is a draw between ");
    say_seats(g, g->winners, out);
    switch (g->over) {
    case ALL_LOST: say(out, ": they have lost at the same moment"); break;
    case TURNS_OVER:
        if (g->turns == 1)
            say(out, ": the one Turn that was agreed on is over");
        else
            say(out, ": the %d Turns that were agreed on are over", g->turns);
        break;
    case NOTHING_LEFT: say(out, ": no puppet is in play, and none can enter"); break;
    default: /* SHINY_LOST */
        say(out, ": the Shiny! Token is out of the game, and nobody can win without it");
    }
}

/* --- What a score means. --- */

static void sum_up_seat(const struct game *g, int seat, char *out, size_t size)
{
    int benches = pw_count_benches(g, seat), master = pw_master(g, seat);
    const char *es = benches == 1 ? "" : "es";
    if (pw_is_out(g, seat))
        snprintf(out, size, "out of the war");
    else if (g->unit[master].where == IN_PLAY)
        snprintf(out, size, "%d Work Bench%s, %d of %d Stitches of the Master left", benches, es,
                 pw_stitches(g, master) - pw_rips(g, master), pw_stitches(g, master));
    else
        snprintf(out, size, "%d Work Bench%s, no Master", benches, es);
}

void pw_sum_up(const struct game *g, struct summary *out)
{
    struct phrase why = {0};
    for (int seat = 0; seat < g->k.seats; seat++)
        sum_up_seat(g, seat, out->score[seat], sizeof *out->score);
    if (!g->over)
        return;
    (g->over == IS_WON ? why_won : why_drawn)(g, &why);
    snprintf(out->why, sizeof out->why, "%.*s.", (int)sizeof out->why - 2, why.text);
}
