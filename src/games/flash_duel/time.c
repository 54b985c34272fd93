/* time.c - the end of a round by time in the modes with abilities. */
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/match.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* FD-370 to FD-374: the side of whoever carries the plague loses, whatever else was played; in a
 * match the other one takes two wins. If both do, nobody wins. */
static bool plague_decides(struct game *g)
{
    bool sick[2] = {false, false};
    for (int who = 0; who < g->fighters; who++)
        if (fd_has_passive(g, who, ABILITY_shadow_plague)) {
            sick[fd_allegiance(g, who)] = true;
            EVENT(.kind = PLAGUE_LOSES, .seat = (uint8_t)who);
        }
    if (!sick[0] && !sick[1])
        return false;
    g->winner = sick[0] && sick[1] ? NOBODY : sick[0] ? 1 : 0;
    g->worth = 2;
    return true;
}

struct comparison fd_compare_two(const struct game *g)
{
    struct comparison c = {.advance = {(uint8_t)fd_advance(g, 0), (uint8_t)fd_advance(g, 1)},
                           .distance = (uint8_t)fd_distance(g, 0, 1)};
    for (int who = 0; who < 2 && c.distance <= NUMBERS; who++)
        c.usable[who] = g->hand[who][c.distance];
    return c;
}

static void tell_comparison(const struct comparison *c)
{
    EVENT(.kind = COMPARED, .seat = NOBODY,
          .open = {[OPEN_USABLE] = c->usable[0],
                   c->usable[1],
                   [OPEN_ADVANCE] = c->advance[0],
                   c->advance[1],
                   [OPEN_DISTANCE] = c->distance});
}

/* The lead of side 0 where all else is a tie, which Pacifism takes. FD-413: of two nobody does. */
static int lead_by_peace(const struct game *g)
{
    int lead = 0;
    FOR_EACH_SEAT(who, g->pacifists)
        lead += fd_allegiance(g, who) ? -1 : 1;
    return lead;
}

/* FD-097 to FD-101; Pacifism leaves only the advance to compare. */
static int compare_duel(struct game *g)
{
    struct comparison c = fd_compare_two(g);
    if (g->pacifists)
        memset(c.usable, 0, sizeof c.usable);
    tell_comparison(&c);
    int lead = c.usable[0] - c.usable[1];
    if (!lead)
        lead = c.advance[0] - c.advance[1];
    return lead ? lead : lead_by_peace(g);
}

/* FD-169: a last-hit takes one of the Dragon's hit points; if more are left, the advance decides.
 */
static int compare_with_dragon(struct game *g)
{
    struct comparison c = fd_compare_two(g);
    int lead = g->pacifists ? 0 : c.usable[0] - c.usable[BOT];
    if (lead > 0 && --g->persona[BOT].life)
        lead = 0;
    if (!lead)
        lead = c.advance[0] - c.advance[BOT];
    tell_comparison(&c);
    return lead ? lead : lead_by_peace(g);
}

/* --- More than two fighters. --- */

int fd_last_hit_lead(const struct game *g, int who, int other)
{
    int distance = fd_distance(g, who, other);
    if (distance < 1 || distance > NUMBERS)
        return 0;
    return g->hand[who][distance] - g->hand[other][distance];
}

static void tell_last_hit(const struct game *g, int who, int whom)
{
    int distance = fd_distance(g, who, whom);
    EVENT(.kind = LAST_HIT, .seat = (uint8_t)who,
          .open = {[OPEN_WHOM] = (uint8_t)whom,
                   [OPEN_NUMBER] = (uint8_t)distance,
                   [OPEN_COUNT] = g->hand[who][distance],
                   [OPEN_AGAINST] = g->hand[whom][distance]});
}

/* Whom of these fighters `who` hits at the end of time. */
static seat_set last_hits(const struct game *g, int who, seat_set others)
{
    seat_set hit = 0;
    FOR_EACH_SEAT(other, others)
        if (fd_last_hit_lead(g, who, other) > 0) {
            hit |= seat_bit(other);
            tell_last_hit(g, who, other);
        }
    return hit;
}

int fd_farthest(const struct game *g, seat_set fighters)
{
    int best = -1;
    FOR_EACH_SEAT(who, fighters)
        best = fd_advance(g, who) > best ? fd_advance(g, who) : best;
    return best;
}

/* The lead of side 0 by advance, between those who are left. */
static int compare_advance(const struct game *g, seat_set low, seat_set high)
{
    struct comparison c = {{(uint8_t)set_count(low), (uint8_t)set_count(high)},
                           {(uint8_t)fd_farthest(g, low), (uint8_t)fd_farthest(g, high)},
                           0};
    int lead = c.advance[0] - c.advance[1];
    tell_comparison(&c);
    return lead ? lead : lead_by_peace(g);
}

/* FD-223 to FD-226: everybody against every opponent, and all hits together. */
static seat_set team_hits(const struct game *g)
{
    seat_set hit = 0;
    FOR_EACH_SEAT(who, g->alive)
        hit |= last_hits(g, who, fd_foes(g, who));
    return hit;
}

/* FD-227 to FD-232: more fighters left win, then the longer advance; if nobody is left it is a
 * draw. */
static int compare_teams(const struct game *g)
{
    seat_set left = g->pacifists ? g->alive : g->alive & (seat_set)~team_hits(g);
    seat_set low = left & (seat_set)~g->high, high = left & g->high;
    if (!left)
        return 0;
    int lead = set_count(low) - set_count(high), advance = compare_advance(g, low, high);
    return lead && !g->pacifists ? lead : advance;
}

static bool has_traitor_left(const struct game *g)
{
    return fd_is_traitor(g, g->traitor) && fd_is_alive(g, g->traitor);
}

/* FD-328, FD-329: the traitor, from where they stand, before the Dragon; nobody hits them. */
static seat_set traitor_hits(const struct game *g, seat_set loyal)
{
    return has_traitor_left(g) ? last_hits(g, g->traitor, loyal) : 0;
}

/* FD-282 to FD-285: the Dragon and one mortal. Returns whether the mortal is hit. */
static bool dragon_hits(struct game *g, int dragon, int mortal)
{
    uint8_t *life = &g->persona[dragon].life;
    int lead = fd_last_hit_lead(g, dragon, mortal);
    if (lead > 0)
        tell_last_hit(g, dragon, mortal);
    if (lead < 0) {
        tell_last_hit(g, mortal, dragon);
        if (*life == 1)
            fd_save_dragon(g);
        *life = (uint8_t)(*life - (*life > 0));
    }
    return lead > 0;
}

/* FD-286 to FD-290, FD-330 to FD-332. */
static int compare_raid(struct game *g)
{
    int dragon = fd_dragon(g);
    seat_set left = fd_loyal(g);
    if (!g->pacifists) {
        left &= (seat_set)~traitor_hits(g, left);
        FOR_EACH_SEAT(mortal, left)
            if (dragon_hits(g, dragon, mortal))
                left &= (seat_set)~seat_bit(mortal);
        if (!g->persona[dragon].life)
            return 1;
    }
    return left ? compare_advance(g, left, seat_bit(dragon)) : -1;
}

/* FD-097, FD-326, FD-404: before anybody decides about Pacifism. */
void fd_lay_open(struct game *g)
{
    EVENT(.kind = TIME_OVER, .seat = NOBODY);
    fd_show_hands(g);
    if (has_traitor_left(g))
        fd_show_loyalty(g, g->traitor);
}

void fd_time_over(struct game *g)
{
    if (!plague_decides(g)) {
        int lead = fd_is_raid(g)          ? compare_raid(g)
                   : g->mode == MODE_TEAM ? compare_teams(g)
                   : g->bot == BOT_DRAGON ? compare_with_dragon(g)
                                          : compare_duel(g);
        g->winner = lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
    }
}
