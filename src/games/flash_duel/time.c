/* time.c - the end of a round by time in the modes with abilities. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"

/* FD-370 to FD-374: the side of whoever carries the plague loses, whatever else was played; in a
 * match the other one takes two wins. If both do, nobody wins. */
static bool plague_decides(struct game *g)
{
    bool sick[2] = {false, false};
    for (int who = 0; who < g->fighters; who++)
        if (fd_has_passive(g, who, ABILITY_shadow_plague)) {
            sick[fd_is_traitor(g, who) ? 1 : fd_side(g, who)] = true;
            EVENT(.kind = PLAGUE_LOSES, .seat = (uint8_t)who);
        }
    if (!sick[0] && !sick[1])
        return false;
    g->winner = sick[0] && sick[1] ? NOBODY : sick[0] ? 1 : 0;
    g->worth = 2;
    return true;
}

/* FD-097 to FD-101; Pacifism leaves only the advance to compare. */
static int compare_duel(struct game *g)
{
    int apart = fd_apart(g, 0, 1);
    uint8_t usable[2] = {0};
    for (int who = 0; who < 2 && apart <= NUMBERS && g->pacifist == NOBODY; who++)
        usable[who] = g->hand[who][apart];
    EVENT(.kind = TIME_OVER, .seat = NOBODY,
          .open = {usable[0], usable[1], (uint8_t)fd_advanced(g, 0), (uint8_t)fd_advanced(g, 1)});
    int lead = usable[0] - usable[1];
    if (!lead)
        lead = fd_advanced(g, 0) - fd_advanced(g, 1);
    if (!lead && g->pacifist != NOBODY)
        lead = fd_side(g, g->pacifist) ? -1 : 1;
    return lead;
}

/* FD-169: a last-hit takes one of the Dragon's hit points; if he has more, the advance decides. */
static int compare_with_dragon(struct game *g)
{
    int apart = fd_apart(g, 0, BOT), lead = 0;
    if (apart <= NUMBERS && g->pacifist == NOBODY)
        lead = g->hand[0][apart] - g->hand[BOT][apart];
    if (lead > 0 && --g->persona[BOT].life)
        lead = 0;
    if (!lead)
        lead = fd_advanced(g, 0) - fd_advanced(g, BOT);
    if (!lead && g->pacifist != NOBODY)
        lead = 1;
    EVENT(.kind = TIME_OVER, .seat = NOBODY,
          .open = {apart <= NUMBERS ? g->hand[0][apart] : 0,
                   apart <= NUMBERS ? g->hand[BOT][apart] : 0, (uint8_t)fd_advanced(g, 0),
                   (uint8_t)fd_advanced(g, BOT)});
    return lead;
}

/* --- More than two fighters. --- */

/* How many more cards than the other he holds that would attack him from here. */
static int last_hit(const struct game *g, int who, int other)
{
    int apart = fd_apart(g, who, other);
    return apart < 1 || apart > NUMBERS ? 0 : g->hand[who][apart] - g->hand[other][apart];
}

/* The longest advance of these fighters; -1: there is none. */
static int farthest(const struct game *g, seat_set who)
{
    int best = -1;
    for (; who; who &= (seat_set)(who - 1)) {
        int advance = fd_advanced(g, __builtin_ctz(who));
        best = advance > best ? advance : best;
    }
    return best;
}

/* The lead of side 0 by advance, between those who are left; Pacifism takes a tie. */
static int compare_advance(const struct game *g, seat_set low, seat_set high)
{
    int lead = farthest(g, low) - farthest(g, high);
    if (!lead && g->pacifist != NOBODY)
        lead = fd_side(g, g->pacifist) ? -1 : 1;
    return lead;
}

/* FD-223 to FD-226: everybody against every opponent, and all hits together. */
static seat_set team_hits(const struct game *g)
{
    seat_set hit = 0;
    for (int who = 0; who < g->fighters; who++)
        for (seat_set foes = fd_is_alive(g, who) ? fd_foes(g, who) : 0; foes;
             foes &= (seat_set)(foes - 1))
            if (last_hit(g, who, __builtin_ctz(foes)) > 0) {
                hit |= (seat_set)(foes & -foes);
                EVENT(.kind = LAST_HIT, .seat = (uint8_t)who,
                      .open = {(uint8_t)__builtin_ctz(foes)});
            }
    return hit;
}

/* FD-227 to FD-232: more fighters left win, then the longer advance; if nobody is left it is a
 * draw. */
static int compare_teams(const struct game *g)
{
    seat_set left = g->pacifist == NOBODY ? g->alive & (seat_set)~team_hits(g) : g->alive;
    seat_set low = left & (seat_set)~g->high, high = left & g->high;
    int lead = __builtin_popcount(low) - __builtin_popcount(high);
    return lead && g->pacifist == NOBODY ? lead : !left ? 0 : compare_advance(g, low, high);
}

/* FD-326 to FD-329: the traitor, from where he stands, before the Dragon; nobody hits him. */
static seat_set traitor_hits(struct game *g, seat_set loyal)
{
    seat_set hit = 0;
    if (g->mode != MODE_BETRAYAL || fd_is_dragon(g, g->traitor) || !fd_is_alive(g, g->traitor))
        return 0;
    fd_show_loyalty(g, g->traitor);
    for (; loyal; loyal &= (seat_set)(loyal - 1))
        if (last_hit(g, g->traitor, __builtin_ctz(loyal)) > 0) {
            hit |= (seat_set)(loyal & -loyal);
            EVENT(.kind = LAST_HIT, .seat = g->traitor, .open = {(uint8_t)__builtin_ctz(loyal)});
        }
    return hit;
}

/* FD-282 to FD-285: the Dragon and one mortal. Returns whether the mortal is hit. */
static bool dragon_hits(struct game *g, int dragon, int mortal)
{
    uint8_t *life = &g->persona[dragon].life;
    int lead = last_hit(g, dragon, mortal);
    if (lead > 0)
        EVENT(.kind = LAST_HIT, .seat = (uint8_t)dragon, .open = {(uint8_t)mortal});
    if (lead < 0) {
        EVENT(.kind = LAST_HIT, .seat = (uint8_t)mortal, .open = {(uint8_t)dragon});
        if (*life == 1)
            fd_save_dragon(g);
        *life = (uint8_t)(*life - (*life > 0));
    }
    return lead > 0;
}

/* FD-286 to FD-290, FD-330 to FD-332. */
static int compare_raid(struct game *g)
{
    int dragon = g->fighters - 1;
    seat_set left = fd_loyal(g);
    if (g->pacifist == NOBODY) {
        left &= (seat_set)~traitor_hits(g, left);
        for (seat_set each = left; each; each &= (seat_set)(each - 1))
            if (dragon_hits(g, dragon, __builtin_ctz(each)))
                left &= (seat_set) ~(each & -each);
        if (!g->persona[dragon].life)
            return 1;
    }
    return left ? compare_advance(g, left, seat_bit(dragon)) : -1;
}

void fd_battle_time_over(struct game *g)
{
    if (!plague_decides(g)) {
        int lead = fd_is_raid(g)          ? compare_raid(g)
                   : g->mode == MODE_TEAM ? compare_teams(g)
                   : g->bot == BOT_DRAGON ? compare_with_dragon(g)
                                          : compare_duel(g);
        g->winner = lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
    }
    fd_show_hands(g);
}
