/* match.c - the match: who begins, its rounds, who wins. */
#include "games/flash_duel/match.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/prepare.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* --- A round with abilities; simple.c has the one without. --- */

/* Who could call off the comparison of hands, counted from whose turn it is: they are asked first,
 * and then the others all the same (FD-115). */
static uint8_t next_pacifist(struct game *g, int after)
{
    for (int i = after; i < g->fighters; i++)
        if (fd_might_use(g, (g->turn + i) % g->fighters, TIME_ENDS))
            return (uint8_t)i;
    return NOBODY;
}

/* FD-372: who raised the stakes against the plague and wins, wins all that there is. */
static bool beats_plague(const struct game *g)
{
    bool raised = false, sick = false;
    for (int who = 0; g->raised && g->winner != NOBODY && who < g->fighters; who++) {
        bool won = fd_side(g, who) == g->winner;
        raised |= won && (g->raised & seat_bit(who));
        sick |= !won && fd_has_passive(g, who, ABILITY_shadow_plague);
    }
    return raised && sick;
}

static void leave_round(struct game *g)
{
    g->worth = 1;
    if (g->ending == ROUND_TIME_OVER)
        fd_time_over(g);
    g->worth = (uint8_t)(beats_plague(g) ? WINS_NEEDED : g->worth + g->stakes);
    g->pacifists = 0;
    g->peeked = 0;
    g->peeker = NOBODY;
    g->extra = 0;
    g->hungry = 0;
    if (g->mode == MODE_BETRAYAL) /* FD-299: the game is over */
        for (int who = 0; who < g->fighters; who++)
            fd_show_loyalty(g, who);
}

/* A round: turns until a hit or until time runs out. g->turn begins. */
SCRIPT(round, uint8_t i;)
{
    BEGIN;
    fd_deal(g);
    while (!g->ending) {
        if (fd_is_bot(g, g->turn)) {
            CALL(3, bot_turn, 0);
            if (!g->ending)
                fd_pass_turn(g);
        } else {
            CALL(ROUND_IN_TURN, turn, g->turn);
        }
    }
    fd_end_turn(g);
    g->strike = (struct strike){0};
    if (g->ending == ROUND_TIME_OVER)
        fd_lay_open(g);
    /* FD-120, FD-363: the one ability that can be played now. */
    for (my->i = 0; g->ending == ROUND_TIME_OVER; my->i++) {
        my->i = next_pacifist(g, my->i);
        if (my->i == NOBODY)
            break;
        CALL(2, window, (uint8_t)((g->turn + my->i) % g->fighters), fd_window_number(TIME_ENDS));
    }
    leave_round(g);
    END;
}

/* FD-033, FD-034: a win token for the winner, none for a draw. FD-239: a Raid has none. */
static void score_round(struct game *g)
{
    if (fd_is_raid(g))
        return;
    if (g->winner == NOBODY) {
        g->loser = NOBODY;
        EVENT(.kind = ROUND_DRAWN, .seat = NOBODY);
        return;
    }
    uint8_t *wins = &g->wins[g->winner];
    int worth = g->worth ? g->worth : 1; /* abilities can make it more */
    *wins = (uint8_t)(*wins + worth < WINS_NEEDED ? *wins + worth : WINS_NEEDED);
    g->loser = g->winner ^ 1;
    EVENT(.kind = ROUND_WON, .seat = g->winner, .open = {[OPEN_WINS] = *wins});
    if (g->bot && g->winner == 0)
        g->feats |= g->feats & USED_IN_ROUND ? WON_ROUND : WON_ROUND | WON_PURE_ROUND;
}

/* --- The match. --- */

void fd_flip_coin(struct game *g)
{
    g->turn = (uint8_t)chance_below(&g->k.chance, 2);
    EVENT(.kind = COIN_FLIPPED, .seat = g->turn);
}

static void let_begin(struct game *g, struct option choice)
{
    g->turn = choice.a;
    EVENT(.kind = STARTER_SET, .seat = g->loser, .open = {[OPEN_SIDE] = choice.a});
}

/* Who begins where nobody decides it: a coin does. Not in a Raid, which the first mortal begins
 * (FD-258), and not in Custom Clockwork, where it decided about the draft (FD-126). */
static void set_starter(struct game *g)
{
    if (!fd_is_raid(g) && (g->mode != MODE_CLOCKWORK || g->round))
        fd_flip_coin(g);
}

/* FD-002, FD-239. */
static bool is_decided(const struct game *g)
{
    return fd_is_raid(g) ? g->round : g->wins[0] == WINS_NEEDED || g->wins[1] == WINS_NEEDED;
}

/* Rounds until one side has three wins, or the one fight of a Raid. Who begins: a coin in the first
 * round and after a drawn one, else the loser decides, before cards are dealt (FD-029 to FD-032).
 */
SCRIPT(match, uint8_t none;)
{
    BEGIN;
    if (g->mode != MODE_SIMPLE)
        CALL(3, prepare, 0);
    while (!is_decided(g)) {
        if (g->mode == MODE_CLOCKWORK && g->loser != NOBODY)
            CALL(5, tweak, g->loser);
        if (g->loser == NOBODY) {
            set_starter(g);
        } else if (fd_is_bot(g, g->loser)) {
            let_begin(g, (struct option){LET_BEGIN, .a = BOT}); /* FD-156 */
        } else {
            ASK(MATCH_ASKS_STARTER, fd_spokesman(g, g->loser), ASK_STARTER);
            let_begin(g, ANSWER(fd_spokesman(g, g->loser)));
        }
        if (g->mode == MODE_TEAM && g->round)
            CALL(6, order, 0);
        if (g->mode == MODE_SIMPLE)
            CALL(MATCH_IN_SIMPLE_ROUND, simple_round, 0);
        else
            CALL(MATCH_IN_ROUND, round, 0);
        score_round(g);
    }
    if (g->winner == NOBODY)
        EVENT(.kind = GAME_DRAWN, .seat = NOBODY);
    else
        EVENT(.kind = GAME_WON, .seat = g->winner);
    END;
}

SCRIPT_DRIVER(fd_run)

bool fd_start(struct game *g, const struct setup *setup, struct reason *why)
{
    g->mode = (uint8_t)setup->value[FIELD_MODE];
    g->loser = NOBODY;
    g->k.seats = g->fighters = 2;
    g->high = seat_bit(1);
    if (g->mode == MODE_SIMPLE)
        kernel_use(&g->k, SIMPLE_SIZE);
    SCRIPT_PUSH(match, 0);
    return g->mode == MODE_SIMPLE || fd_read_setup(g, setup, why);
}

/* A side wins or loses together, with whoever was defeated (FD-202, FD-237); a traitor wins with
 * the Dragon, revealed or not (FD-298). What counts in a Raid are hit points. */
void fd_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < g->fighters; seat++) {
        int side = fd_allegiance(g, seat);
        r->score[seat] = fd_is_raid(g) ? g->persona[seat].life : g->wins[side];
        r->rank[seat] = !r->over ? 0 : g->winner == NOBODY || g->winner == side ? 1 : 2;
    }
}
