/* summary.c - why a game is over, and what the scores mean. */
#include "core/format.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/match.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/use.h"
#include "games/flash_duel/words.h"

/* --- A match of rounds. --- */

/* Pacifism has no other moment than the end of a round. */
static bool was_pacified(const struct game *g)
{
    for (int who = 0; who < g->fighters; who++) {
        const struct persona *p = &g->persona[who];
        for (int i = 0; i < SLOTS; i++)
            if (p->slot[i] == ABILITY_pacifism && !((p->up | p->gone) >> i & 1))
                return true;
    }
    return false;
}

static bool had_plague(const struct game *g, int side)
{
    for (int who = 0; who < g->fighters; who++)
        if (fd_allegiance(g, who) == side && fd_has_passive(g, who, ABILITY_shadow_plague))
            return true;
    return false;
}

/* Pacifism has decided what was a tie. */
static void say_tie(char *out, size_t capacity)
{
    format_into(out, capacity, "by time, with Pacifism in a tie");
}

static void say_advance(int won, int lost, char *out, size_t capacity)
{
    if (won > lost)
        format_into(out, capacity, "by time: an advance of %d space%s to %d", won, plural(won),
                    lost);
    else
        say_tie(out, capacity);
}

/* Between two the numbers that were compared still lie there. Against the Dragon bot a last-hit
 * that left it a hit point has decided nothing (FD-169). */
static void say_time_of_two(const struct game *g, char *out, size_t capacity)
{
    int winner = g->winner, loser = 1 - winner;
    struct comparison c = fd_compare_two(g);
    bool more = c.usable[winner] > c.usable[loser] && !was_pacified(g);
    bool hit = g->bot == BOT_DRAGON && more && (winner == BOT || !g->persona[BOT].life);
    if (hit)
        format_into(out, capacity, "by time: a last-hit with %d card%s to %d", c.usable[winner],
                    plural(c.usable[winner]), c.usable[loser]);
    else if (more && g->bot != BOT_DRAGON)
        format_into(out, capacity, "by time: %d card%s to %d could attack", c.usable[winner],
                    plural(c.usable[winner]), c.usable[loser]);
    else
        say_advance(c.advance[winner], c.advance[loser], out, capacity);
}

/* FD-227 to FD-229: who is left, and how far they have come. */
static void say_time_of_teams(const struct game *g, char *out, size_t capacity)
{
    seat_set left = g->alive;
    FOR_EACH_SEAT(who, was_pacified(g) ? 0u : g->alive)
        FOR_EACH_SEAT(foe, fd_foes(g, who))
            if (fd_last_hit_lead(g, who, foe) > 0)
                left &= (seat_set)~seat_bit(foe);
    seat_set side[2] = {left & (seat_set)~g->high, left & g->high};
    seat_set won = side[g->winner], lost = side[1 - g->winner];
    if (set_count(won) > set_count(lost) && !was_pacified(g))
        format_into(out, capacity, "by time: %d fighter%s to %d after the last-hits",
                    set_count(won), plural(set_count(won)), set_count(lost));
    else
        say_advance(fd_farthest(g, won), fd_farthest(g, lost), out, capacity);
}

static void say_time(const struct game *g, char *out, size_t capacity)
{
    if (had_plague(g, 1 - g->winner))
        format_into(out, capacity, "by time, because of Shadow Plague");
    else
        (g->fighters > 2 ? say_time_of_teams : say_time_of_two)(g, out, capacity);
}

static void sum_up_match(const struct game *g, char *out, size_t capacity)
{
    char how[100] = "by a hit";
    if (g->ending == ROUND_TIME_OVER)
        say_time(g, how, sizeof how);
    format_into(out, capacity, "%s %s won %d rounds to %d; the last one %s.",
                fd_side_name(g, g->winner), g->mode == MODE_TEAM ? "have" : "has",
                g->wins[g->winner], g->wins[1 - g->winner], how);
}

/* --- A raid. --- */

static const char *side_of_raid(int side)
{
    return side ? "the Dragon's side" : "the mortals";
}

/* The loyal mortals whom no last-hit has defeated. */
static seat_set spared(const struct game *g)
{
    seat_set left = fd_loyal(g);
    FOR_EACH_SEAT(who, was_pacified(g) ? 0u : left) {
        bool betrayed = g->mode == MODE_BETRAYAL && fd_is_alive(g, g->traitor) &&
                        !fd_is_dragon(g, g->traitor) && fd_last_hit_lead(g, g->traitor, who) > 0;
        if (betrayed || fd_last_hit_lead(g, fd_dragon(g), who) > 0)
            left &= (seat_set)~seat_bit(who);
    }
    return left;
}

/* Nobody was last-hit so that the game ended by that. */
static void sum_up_advance(const struct game *g, int mortals, char *out, size_t capacity)
{
    int dragon = fd_advance(g, fd_dragon(g));
    if (g->winner == NOBODY)
        format_into(out, capacity, "Time is over, and both sides have advanced %d space%s.", dragon,
                    plural(dragon));
    else if (mortals == dragon)
        format_into(out, capacity,
                    "Time is over, both sides have advanced %d space%s, and Pacifism gives the tie "
                    "to %s.",
                    dragon, plural(dragon), side_of_raid(g->winner));
    else
        format_into(out, capacity,
                    "Time is over, and %s advanced farther: the mortals by %d, the Dragon by %d.",
                    g->winner ? "the Dragon has" : "the mortals have", mortals, dragon);
}

static void sum_up_time(const struct game *g, char *out, size_t capacity)
{
    seat_set left = spared(g);
    if (had_plague(g, 0) || had_plague(g, 1))
        format_into(out, capacity, "Time is over, and Shadow Plague loses the raid for %s.",
                    side_of_raid(had_plague(g, 1)));
    else if (!g->persona[fd_dragon(g)].life)
        format_into(out, capacity, "Time is over, and the last-hits have defeated the Dragon.");
    else if (!left)
        format_into(out, capacity, "Time is over, and the last-hits have defeated the mortals.");
    else
        sum_up_advance(g, fd_farthest(g, left), out, capacity);
}

static void sum_up_raid(const struct game *g, char *out, size_t capacity)
{
    if (g->ending == ROUND_TIME_OVER)
        sum_up_time(g, out, capacity);
    else if (g->winner == 0)
        format_into(out, capacity, "The mortals have defeated the Dragon.");
    else
        format_into(out, capacity, "The Dragon's side has defeated every %smortal.",
                    g->mode == MODE_BETRAYAL ? "loyal " : "");
}

/* --- Scores. --- */

static void sum_up_seat(const struct game *g, int seat, char *out, size_t capacity)
{
    int life = g->persona[seat].life, wins = g->wins[fd_side(g, seat)];
    bool traitor = g->mode == MODE_BETRAYAL && seat == g->traitor && (g->shown & seat_bit(seat));
    if (!fd_is_raid(g))
        format_into(out, capacity, "%d round%s won", wins, plural(wins));
    else if (fd_is_dragon(g, seat) && life)
        format_into(out, capacity, "%d of %d hit points left", life,
                    life > fd_raid(g)->life ? life : fd_raid(g)->life); /* FD-324 */
    else
        format_into(out, capacity, "%s%s", g->round && !life ? "defeated" : "not defeated",
                    traitor ? ", the traitor" : "");
}

void fd_sum_up(const struct game *g, struct summary *out)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        sum_up_seat(g, seat, out->score[seat], sizeof *out->score);
    if (g->k.pending || (!fd_is_raid(g) && g->winner == NOBODY))
        return;
    (fd_is_raid(g) ? sum_up_raid : sum_up_match)(g, out->why, sizeof out->why);
}
