/* time.c - the end of a round by time in the modes with abilities. */
#include "games/flash_duel/flash_duel.h"

/* FD-370 to FD-373: whoever carries the plague loses, whatever else was played; his opponent takes
 * two wins. If both do, nobody wins. */
static bool plague_decides(struct game *g)
{
    bool sick[2] = {false, false};
    for (int who = 0; who < g->fighters; who++)
        if (fd_has_passive(g, who, ABILITY_shadow_plague)) {
            sick[fd_side(g, who)] = true;
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

void fd_battle_time_over(struct game *g)
{
    if (!plague_decides(g)) {
        int lead = g->bot == BOT_DRAGON ? compare_with_dragon(g) : compare_duel(g);
        g->winner = lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
    }
    fd_show_hands(g);
}
