/* match.c - the game from the setup to its end: who is next, busts, the Grand Finale. */
#include "games/puzzle_strike_2/match.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/dragon.h"
#include "games/puzzle_strike_2/row.h"

/* --- Before the first turn. --- */

static int value(const struct setup *setup, int field, int i)
{
    return setup_get(puzzle_strike_2.setup, setup, field, i);
}

/* P2-130. */
static bool cast_named(struct game *g, const struct setup *setup, struct reason *why)
{
    for (int seat = 0; seat < g->players; seat++) {
        int choice = value(setup, FIELD_CHARACTERS, seat);
        if (choice == 1)
            g->choosers |= seat_bit(seat);
        g->player[seat].character = (uint8_t)(choice > 1 ? choice - 1 : NO_CHARACTER);
        for (int other = 0; other < seat && choice > 1; other++)
            if (g->player[other].character == choice - 1)
                return refuse(why, "Two players can't both be %s.", p2_characters[choice - 1]);
    }
    return true;
}

bool p2_start(struct game *g, const struct setup *setup, struct reason *why)
{
    g->mode = (uint8_t)value(setup, FIELD_MODE, 0);
    g->players = g->mode == MODE_SOLO ? 1 : (uint8_t)value(setup, FIELD_PLAYERS, 0);
    g->set = (uint8_t)(MELEE + value(setup, FIELD_DECK, 0));
    g->k.seats = g->players;
    kernel_use(&g->k, offsetof(struct game, player) + g->players * sizeof(struct player));
    g->out = g->holder = NOBODY;
    if (p2_against_dragon(g)) {
        g->diamonds = (uint8_t)value(setup, FIELD_DIAMONDS, 0);
        g->power = (uint8_t)value(setup, FIELD_POWER, 0);
    }
    SCRIPT_PUSH(match, 0);
    return cast_named(g, setup, why);
}

static void set_character(struct game *g, int seat, int character)
{
    g->player[seat].character = (uint8_t)character;
    EVENT(.kind = CHARACTER_SET, .seat = (uint8_t)seat, .open = {(uint8_t)character});
}

/* Who wants any gets one of those that are left. */
static void cast_random(struct game *g)
{
    uint8_t left[CHARACTERS], count = 0;
    uint16_t named = 0;
    for (int seat = 0; seat < g->players; seat++)
        named |= (uint16_t)(1u << g->player[seat].character);
    for (uint8_t character = 1; character <= CHARACTERS; character++)
        if (!(named >> character & 1))
            left[count++] = character;
    chance_shuffle(&g->k.chance, left, count);
    for (int seat = 0; seat < g->players; seat++)
        if (!g->player[seat].character && !(g->choosers & seat_bit(seat)))
            set_character(g, seat, left[--count]);
}

/* P2-129: in seat order, from the characters that are left. */
SCRIPT(cast, uint8_t who;)
{
    BEGIN;
    for (; my->who < g->players; my->who++)
        if (g->choosers & seat_bit(my->who)) {
            ASK(1, my->who, ASK_CHARACTER);
            set_character(g, my->who, ANSWER(my->who).a);
        }
    g->choosers = 0;
    END;
}

/* P2-131 to P2-134: the starting deck and the character's cards. */
static void equip(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    uint8_t own = (uint8_t)(CARD_sword_slice + OWN_CARDS * (p->character - GRAVE));
    for (uint8_t card = CARD_swap; card <= CARD_skip_ahead; card++)
        for (int i = 0; i < p2_facts[card].copies; i++)
            p->card[p->deck++] = card;
    for (uint8_t card = own; card < own + OWN_CARDS; card++)
        p->card[p->deck++] = card;
    chance_shuffle(&g->k.chance, p->card, p->deck);
    p2_draw(g, seat, HAND);
    p->incoming = TOKENS;
    p->diamond = p2_against_dragon(g) ? g->diamonds : seat != g->first;
}

/* P2-105, P2-121, P2-145. */
static void deal(struct game *g)
{
    g->first = g->turn = (uint8_t)chance_below(&g->k.chance, g->players);
    if (!p2_against_dragon(g))
        g->holder = g->first;
    EVENT(.kind = GAME_BEGINS, .seat = g->first);
    for (int seat = 0; seat < g->players; seat++)
        equip(g, seat);
    p2_open_bank(g);
}

/* --- The end. --- */

/* P2-212 to P2-215: everybody gets as many tokens as the one who has most. */
static void set_the_bar(struct game *g)
{
    uint8_t least = (uint8_t)(10 + 5 * g->ante_ups), bar = least;
    for (int seat = 0; seat < g->players; seat++)
        if (seat != g->out && g->player[seat].incoming > bar)
            bar = g->player[seat].incoming;
    for (int seat = 0; seat < g->players; seat++)
        if (seat != g->out)
            g->player[seat].incoming = bar;
    EVENT(.kind = FINALE_BEGINS, .seat = NOBODY, .open = {bar, bar == least});
}

static void score(struct game *g)
{
    const struct player *p = &g->player[g->turn];
    if (p2_is_bust(g, g->turn)) {
        g->late |= seat_bit(g->turn);
        EVENT(.kind = BUSTED, .seat = g->turn, .open = {p->height});
    }
    EVENT(.kind = SCORED, .seat = g->turn, .open = {p->score, g->late >> g->turn & 1});
}

static void next_turn(struct game *g)
{
    g->turn = (uint8_t)((g->turn + 1) % g->players);
}

/* P2-206 to P2-230: a last decision of the holder, if they are still there, and a final turn of
 * everybody but the one who busted. */
SCRIPT(finale, uint8_t left;)
{
    BEGIN;
    g->stage = LAST_DECISION;
    if (g->bank.count < SLOTS)
        p2_renew_bank(g);
    if (g->out != g->holder)
        CALL(1, command, true);
    g->stage = FINALE;
    g->holder = NOBODY;
    set_the_bar(g);
    for (my->left = g->players; my->left; my->left--) {
        next_turn(g);
        if (g->turn == g->out)
            continue;
        CALL(FINALE_IN_TURN, turn, 0);
        score(g);
    }
    END;
}

int p2_finals_left(const struct game *g)
{
    if (!p2_in_finale(g))
        return 0;
    assert(g->stack[1].script == SCRIPT_finale);
    return ((const struct finale_vars *)g->stack[1].vars)->left;
}

/* P2-148: checked when the turn has ended. The bank may have run dry before (P2-401). */
static void check_bust(struct game *g)
{
    if (g->out == NOBODY && p2_is_bust(g, g->turn))
        g->out = g->turn;
}

static void announce_bust(const struct game *g)
{
    EVENT(.kind = BUSTED, .seat = g->out,
          .open = {g->player[g->out].height, g->bank.count < SLOTS});
}

/* --- The match. --- */

/* P2-146 to P2-149. Against the Dragon it acts when all people have (P2-320). */
SCRIPT(match, uint8_t none;)
{
    BEGIN;
    cast_random(g);
    CALL(1, cast, 0);
    deal(g);
    while (p2_against_dragon(g) && g->stage != OVER) {
        CALL(MATCH_IN_TURN_AGAINST_DRAGON, turn, 0);
        p2_end_against_dragon(g, g->turn);
        next_turn(g);
        if (g->turn == g->first && g->stage != OVER)
            p2_dragon_turn(g);
    }
    while (g->stage == PLAYING) {
        CALL(MATCH_IN_TURN, turn, 0);
        check_bust(g);
        if (g->out == NOBODY && g->turn != g->holder)
            CALL(MATCH_IN_COMMAND, command, false);
        if (g->out == NOBODY) {
            next_turn(g);
            continue;
        }
        announce_bust(g);
        if (g->players > 2)
            CALL(MATCH_IN_FINALE, finale, 0);
        g->stage = OVER;
    }
    EVENT(.kind = GAME_ENDS, .seat = NOBODY);
    END;
}

SCRIPT_DRIVER(p2_run)

/* --- Who has won. --- */

/* P2-231 to P2-234: the best score among those who did not bust in their final turn; if all did,
 * the best score. */
static int points(const struct game *g, int seat)
{
    if (seat == g->out)
        return -1;
    return g->player[seat].score + (g->late & seat_bit(seat) ? 0 : MOST + 1);
}

static uint8_t rank(const struct game *g, int seat)
{
    int ahead = 0;
    if (p2_against_dragon(g))
        return p2_team_won(g) ? 1 : 2;
    for (int other = 0; other < g->players; other++)
        ahead += points(g, other) > points(g, seat);
    return (uint8_t)(ahead + 1);
}

void p2_result(const struct game *g, struct result *r)
{
    r->over = g->stage == OVER;
    r->together = p2_against_dragon(g);
    for (int seat = 0; seat < g->players; seat++) {
        r->score[seat] = g->player[seat].score;
        if (r->over)
            r->rank[seat] = rank(g, seat);
    }
}
