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

/* Between two the numbers that were compared still lie there. */
static void say_time(const struct game *g, char *out, size_t capacity)
{
    int winner = g->winner, loser = 1 - winner;
    struct comparison c = fd_compare_two(g);
    bool by_cards = c.usable[winner] > c.usable[loser] && !was_pacified(g);
    if (had_plague(g, loser))
        format_into(out, capacity, "by time, because of Shadow Plague");
    else if (g->fighters > 2 || g->bot == BOT_DRAGON)
        format_into(out, capacity, "by time");
    else if (by_cards)
        format_into(out, capacity, "by time: %d card%s to %d could attack", c.usable[winner],
                    plural(c.usable[winner]), c.usable[loser]);
    else if (c.advance[winner] > c.advance[loser])
        format_into(out, capacity, "by time: an advance of %d to %d", c.advance[winner],
                    c.advance[loser]);
    else
        format_into(out, capacity, "by time, with Pacifism in a tie");
}

static void sum_up_match(const struct game *g, char *out, size_t capacity)
{
    char how[80] = "by a hit";
    if (g->ending == ROUND_TIME_OVER)
        say_time(g, how, sizeof how);
    format_into(out, capacity, "%s %s won %d rounds to %d; the last one %s.",
                fd_side_name(g, g->winner), g->mode == MODE_TEAM ? "have" : "has",
                g->wins[g->winner], g->wins[1 - g->winner], how);
}

/* --- A raid. --- */

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

static void sum_up_time(const struct game *g, char *out, size_t capacity)
{
    seat_set left = spared(g);
    int mortals = fd_farthest(g, left), dragon = fd_advance(g, fd_dragon(g));
    if (had_plague(g, 0))
        format_into(out, capacity, "Time is over, and Shadow Plague has lost the raid.");
    else if (!g->persona[fd_dragon(g)].life)
        format_into(out, capacity, "Time is over, and the last-hits have defeated the Dragon.");
    else if (!left)
        format_into(out, capacity, "Time is over, and the last-hits have defeated the mortals.");
    else if (g->winner == NOBODY)
        format_into(out, capacity, "Time is over, and both sides have advanced %d space%s.", dragon,
                    plural(dragon));
    else
        format_into(out, capacity,
                    "Time is over, and %s advanced farther: the mortals by %d, the Dragon by %d.",
                    g->winner ? "the Dragon has" : "the mortals have", mortals, dragon);
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
        format_into(out, capacity, "%d of %d hit points left", life, fd_raid(g)->life);
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
