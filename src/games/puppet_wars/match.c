/* match.c - the war from its start to its result: who has lost, and who wins. */
#include "games/puppet_wars/match.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/turn.h"

bool pw_start(struct game *g, const struct setup *setup, struct reason *why)
{
    const struct setup_field *fields = puppet_wars.setup;
    g->mode = (uint8_t)setup->value[SETUP_MODE];
    g->win = (uint8_t)setup_get(fields, setup, FIELD_WIN, 0);
    g->dotless = (uint8_t)setup_get(fields, setup, FIELD_DOTLESS, 0);
    g->gentle = (uint8_t)setup_get(fields, setup, FIELD_GENTLE, 0);
    g->draft = (uint8_t)setup_get(fields, setup, FIELD_DRAFT, 0);
    g->pool = (uint8_t)setup_get(fields, setup, FIELD_POOL, 0);
    g->sets = (uint8_t)setup_get(fields, setup, FIELD_SETS, 0);
    g->turns = (uint8_t)setup_get(fields, setup, FIELD_TURNS, 0);
    pw_end_animation(g);
    memset(g->order, NOBODY, sizeof g->order);
    if (!pw_lay_field(g, setup, why) || !pw_gather_armies(g, setup, why))
        return false;
    pw_use_armies(g);
    pw_shuffle_decks(g);
    SCRIPT_PUSH(match, 0);
    return true;
}

/* --- Who wins. --- */

void pw_win(struct game *g, int seat)
{
    assert(!g->over);
    g->over = IS_WON;
    g->winners = seat_bit(seat);
    EVENT(.kind = WON, .seat = (uint8_t)seat);
}

void pw_end_drawn(struct game *g, seat_set seats, enum ending why)
{
    assert(set_count(seats) > 1 && !(seats >> g->k.seats) && why > IS_WON);
    if (g->over)
        return;
    g->over = (uint8_t)why;
    g->winners = seats;
    EVENT(.kind = DRAWN, .seat = NOBODY, .open = {(uint8_t)why});
}

bool pw_can_lose(const struct game *g)
{
    return g->win != WIN_SHINY && g->win != WIN_FORT;
}

bool pw_losses_count(const struct game *g)
{
    return pw_can_lose(g) && !g->losses_wait;
}

/* PW-219, PW-220. */
bool pw_has_lost(const struct game *g, int seat)
{
    int master = g->unit[pw_master(g, seat)].where;
    return master == IN_HEAP || master == REMOVED || !pw_count_benches(g, seat);
}

/* PW-224 to PW-231. */
static void eliminate(struct game *g, int seat)
{
    EVENT(.kind = LOST, .seat = (uint8_t)seat, .open = {1});
    g->out |= seat_bit(seat);
    pw_disband(g, seat);
    FOR_EACH_SPACE(bench, spaces_in(&g->benches[seat])) {
        EVENT(.kind = BENCH_TAKEN, .seat = NOBODY, .open = {(uint8_t)bench, NOBODY});
        pw_set_token(g, bench, NEUTRAL);
    }
    g->player[seat] = (struct player){.top = NO_CARD, .laid = NO_CARD};
}

/* PW-219 to PW-234; who loses at the same moment loses together. */
void pw_judge_losses(struct game *g)
{
    seat_set losers = 0;
    if (!pw_losses_count(g))
        return;
    FOR_EACH_SEAT(seat, pw_alive(g))
        if (pw_has_lost(g, seat))
            losers |= seat_bit(seat);
    seat_set rest = pw_alive(g) & (seat_set)~losers;
    if (set_count(rest) > 1) {
        FOR_EACH_SEAT(seat, losers)
            eliminate(g, seat);
        return;
    }
    FOR_EACH_SEAT(seat, losers)
        EVENT(.kind = LOST, .seat = (uint8_t)seat);
    if (rest)
        pw_win(g, set_first(rest));
    else
        pw_end_drawn(g, losers, ALL_LOST);
}

/* PW-600, PW-602: a single leader. */
static void judge_fort(struct game *g)
{
    int most = 0;
    seat_set leaders = 0;
    FOR_EACH_SEAT(seat, pw_alive(g)) {
        int benches = pw_count_benches(g, seat);
        if (benches > most)
            leaders = 0;
        if (benches >= most)
            leaders |= seat_bit(seat);
        most = benches > most ? benches : most;
    }
    if (set_count(leaders) == 1)
        pw_win(g, set_first(leaders));
}

/* PW-608. */
static void judge_hill(struct game *g)
{
    FOR_EACH_SEAT(seat, pw_alive(g)) {
        const struct unit *m = &g->unit[pw_master(g, seat)];
        if (m->where == IN_PLAY && g->token[m->space] == HILL)
            pw_win(g, seat);
    }
}

/* Can anything still happen? Without losers a war could go on for ever with empty hands. */
static bool is_dead(const struct game *g)
{
    FOR_EACH_UNIT(i, g)
        if (g->unit[i].where == IN_PLAY ||
            (g->unit[i].where == IN_BOX && pw_count_benches(g, g->unit[i].owner)))
            return false;
    return true;
}

/* PW-610, PW-645. */
void pw_judge_turn(struct game *g)
{
    if (g->win == WIN_FORT)
        judge_fort(g);
    if (g->win == WIN_HILL)
        judge_hill(g);
    if (is_dead(g))
        pw_end_drawn(g, pw_alive(g), NOTHING_LEFT);
    if (g->turn == g->turns)
        pw_end_drawn(g, pw_alive(g), TURNS_OVER);
}

/* --- The war. --- */

/* When all is over, nobody's turn is still to come. */
static void tidy(struct game *g)
{
    memset(g->order, NOBODY, sizeof g->order);
    FOR_EACH_SEAT(seat, pw_alive(g))
        if (g->player[seat].laid != NO_CARD)
            pw_discard_laid(g, seat);
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, 0);
    while (!g->over)
        CALL(MATCH_PLAYS_TURN, turn, 0);
    tidy(g);
    END;
}

SCRIPT_DRIVER(pw_run)

void pw_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < g->k.seats; seat++) {
        r->score[seat] = pw_count_benches(g, seat);
        r->rank[seat] = !r->over ? 0 : g->winners >> seat & 1 ? 1 : 2;
    }
}
