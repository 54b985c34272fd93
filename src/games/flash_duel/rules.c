/* rules.c - the match, and the round of the Simple game, as scripts; what a seat may do when
 * asked. */
#include "games/flash_duel/flash_duel.h"

static int foe_of(int seat)
{
    return seat ^ 1;
}

/* --- What is legal. --- */

static struct option *offer_starters(struct option *out)
{
    for (uint8_t seat = 0; seat < 2; seat++)
        *out++ = (struct option){LET_BEGIN, .a = seat};
    return out;
}

/* One set of cards for each size: strengthening an attack is optional (FD-053, FD-061). */
static inline struct option *offer_sets(struct option *out, uint8_t verb, uint8_t dash,
                                        uint8_t number, int held)
{
    struct option set = {verb, dash, number};
    while (set.c++ < held)
        *out++ = set;
    return out;
}

struct option *fd_offer_sets(struct option *out, uint8_t verb, uint8_t dash, uint8_t number,
                             int held)
{
    return offer_sets(out, verb, dash, number, held);
}

/* Far away there is nothing else to do. */
static struct option *offer_only_moves(const uint8_t *hand, struct option *out)
{
    for (int card = 1; card <= NUMBERS; card++)
        if (hand[card])
            out = fd_offer_moves(out, card);
    return out;
}

/* FD-036: exactly one of move, push, attack and dashing strike. */
__attribute__((noinline)) struct option *fd_offer_plain_actions(const struct game *g, int seat,
                                                                struct option *out)
{
    const uint8_t *hand = g->hand[seat];
    uint8_t apart = (uint8_t)fd_distance(g);
    if (apart > 2 * NUMBERS) /* no dash gets within reach */
        return offer_only_moves(hand, out);
    for (uint8_t card = 1; card <= NUMBERS; card++) {
        if (!hand[card])
            continue;
        out = fd_offer_moves(out, card);
        if (apart == 1) { /* FD-044; FD-064: and no room to dash */
            *out++ = (struct option){PUSH, .a = card};
            continue;
        }
        uint8_t reach = (uint8_t)fd_dash_distance(apart, card);
        if (reach <= NUMBERS) /* FD-065: the dash card can't strike too */
            out = offer_sets(out, DASH_STRIKE, card, reach, hand[reach] - (reach == card));
    }
    if (apart <= NUMBERS) /* FD-051, FD-056 */
        out = offer_sets(out, ATTACK, 0, apart, hand[apart]);
    return out;
}

/* FD-073 to FD-076, FD-085. */
__attribute__((noinline)) static struct option *offer_responses(const struct game *g, int seat,
                                                                struct option *out)
{
    const struct strike *strike = &g->strike;
    if (g->hand[seat][strike->number] >= strike->count)
        *out++ = (struct option){BLOCK, .b = strike->number, .c = strike->count};
    if (strike->dashing && fd_advance(g, seat) > 0)
        for (uint8_t card = 1; card <= NUMBERS; card++)
            if (g->hand[seat][card])
                *out++ = (struct option){RETREAT, .a = card};
    *out++ = (struct option){TAKE_HIT};
    return out;
}

/* Only finds the right list: the lists are not inlined here, so that a short one does not pay for
 * the registers of a long one. */
struct option *fd_options(const struct game *g, int seat, struct option *out)
{
    bool simple = g->mode == MODE_SIMPLE;
    switch (g->k.ask.kind) {
    case ASK_ACTION:
        return simple ? fd_offer_plain_actions(g, seat, out) : fd_offer_actions(g, seat, out);
    case ASK_RESPONSE:
        return simple ? offer_responses(g, seat, out) : fd_offer_responses(g, seat, out);
    case ASK_STARTER: return offer_starters(out);
    default: return fd_offer_others(g, seat, out);
    }
}

/* --- What it does. --- */

static void act_move(struct game *g, int seat, struct option act)
{
    uint8_t from = g->space[seat];
    fd_hand_play(g, seat, act.a, 1);
    if (act.verb == MOVE_FORWARD)
        fd_move_forward(g, seat, act.a);
    else
        fd_move_back(g, seat, act.a);
    EVENT(.kind = MOVED, .seat = (uint8_t)seat,
          .open = {act.a, from, g->space[seat], act.verb == MOVE_FORWARD});
}

static void act_push(struct game *g, int seat, struct option act)
{
    int foe = foe_of(seat);
    uint8_t from = g->space[foe];
    fd_hand_play(g, seat, act.a, 1);
    fd_move_back(g, foe, act.a);
    EVENT(.kind = PUSHED, .seat = (uint8_t)seat,
          .open = {act.a, from, g->space[foe], (uint8_t)foe});
}

static void act_attack(struct game *g, int seat, struct option act)
{
    fd_hand_play(g, seat, act.b, act.c);
    g->strike = (struct strike){.number = act.b, .count = act.c};
    EVENT(.kind = ATTACKED, .seat = (uint8_t)seat, .open = {act.b, act.c});
}

/* FD-058, FD-063: the dash card moves the pawn and is not part of the strike. */
static void act_dash_strike(struct game *g, int seat, struct option act)
{
    uint8_t from = g->space[seat];
    fd_hand_play(g, seat, act.a, 1);
    fd_move_forward(g, seat, act.a);
    EVENT(.kind = DASHED, .seat = (uint8_t)seat, .open = {act.a, from, g->space[seat]});
    fd_hand_play(g, seat, act.b, act.c);
    g->strike = (struct strike){.number = act.b, .count = act.c, .dashing = true};
    EVENT(.kind = STRUCK, .seat = (uint8_t)seat, .open = {act.b, act.c});
}

static void act(struct game *g, int seat, struct option act)
{
    switch (act.verb) {
    case MOVE_FORWARD:
    case MOVE_BACK: act_move(g, seat, act); break;
    case PUSH: act_push(g, seat, act); break;
    case ATTACK: act_attack(g, seat, act); break;
    case DASH_STRIKE: act_dash_strike(g, seat, act); break;
    }
}

static void respond_block(struct game *g, int seat, struct option response)
{
    fd_hand_play(g, seat, response.b, response.c);
    EVENT(.kind = BLOCKED, .seat = (uint8_t)seat, .open = {response.b, response.c});
}

/* FD-082, FD-087. */
static void respond_retreat(struct game *g, int seat, struct option response)
{
    uint8_t from = g->space[seat];
    fd_hand_play(g, seat, response.a, 1);
    fd_move_back(g, seat, response.a);
    g->recovering |= seat_bit(seat);
    EVENT(.kind = RETREATED, .seat = (uint8_t)seat, .open = {response.a, from, g->space[seat]});
}

/* FD-001: one hit wins the round. */
static void respond_not(struct game *g, int seat)
{
    g->ending = ROUND_HIT;
    g->winner = (uint8_t)foe_of(seat);
    EVENT(.kind = WAS_HIT, .seat = (uint8_t)seat);
}

static void respond(struct game *g, int seat, struct option response)
{
    switch (response.verb) {
    case BLOCK: respond_block(g, seat, response); break;
    case RETREAT: respond_retreat(g, seat, response); break;
    case TAKE_HIT: respond_not(g, seat); break;
    }
    g->strike = (struct strike){0};
}

/* --- The scripts. --- */

static bool recovers(struct game *g)
{
    if (!(g->recovering & seat_bit(g->turn)))
        return false;
    g->recovering &= (seat_set)~seat_bit(g->turn);
    EVENT(.kind = RECOVERED, .seat = g->turn);
    return true;
}

static bool has_no_card(struct game *g)
{
    if (g->hand[g->turn][0])
        return false;
    EVENT(.kind = PASSED, .seat = g->turn);
    return true;
}

/* A round: turns until a hit or until time runs out. g->turn begins.
 *
 * FD-067: a turn is one main action, the response to it, discard, draw. Who recovers, and who has
 * no card to play, only draws (FD-088, FD-090, FD-038). */
SCRIPT(round, uint8_t none;)
{
    BEGIN;
    fd_deal(g);
    for (;;) {
        if (!recovers(g) && !has_no_card(g)) {
            ASK(1, g->turn, ASK_ACTION);
            act(g, g->turn, ANSWER(g->turn));
            if (g->strike.count) {
                ASK(2, foe_of(g->turn), ASK_RESPONSE);
                respond(g, foe_of(g->turn), ANSWER(foe_of(g->turn)));
                if (g->ending == ROUND_HIT)
                    RETURN(0);
            }
            g->played = 0; /* FD-069: what both played is now discarded */
        }
        fd_refill(g, g->turn);
        if (!g->deck.count) { /* FD-095 */
            fd_time_over(g);
            RETURN(0);
        }
        g->turn = (uint8_t)foe_of(g->turn);
    }
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
    g->loser = (uint8_t)foe_of(g->winner);
    EVENT(.kind = ROUND_WON, .seat = g->winner, .open = {*wins});
    if (g->bot && g->winner == 0)
        g->feats |= g->feats & USED_IN_ROUND ? WON_ROUND : WON_ROUND | WON_PURE_ROUND;
}

void fd_flip_coin(struct game *g)
{
    g->turn = (uint8_t)chance_below(&g->k.chance, 2);
    EVENT(.kind = COIN_FLIPPED, .seat = g->turn);
}

static void let_begin(struct game *g, struct option choice)
{
    g->turn = choice.a;
    EVENT(.kind = STARTER_SET, .seat = g->loser, .open = {choice.a});
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
        if (fd_is_raid(g)) {
            g->turn = 0; /* FD-258 */
        } else if (g->loser == NOBODY) {
            /* FD-126: the coin has decided about the draft, and so about the first turn. */
            if (g->mode != MODE_CLOCKWORK || g->round)
                fd_flip_coin(g);
        } else if (fd_is_bot(g, g->loser)) {
            let_begin(g, (struct option){LET_BEGIN, .a = BOT}); /* FD-156 */
        } else {
            ASK(1, fd_spokesman(g, g->loser), ASK_STARTER);
            let_begin(g, ANSWER(fd_spokesman(g, g->loser)));
        }
        if (g->mode == MODE_TEAM && g->round)
            CALL(6, order, 0);
        if (g->mode == MODE_SIMPLE)
            CALL(2, round, 0);
        else
            CALL(4, battle, 0);
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
    g->mode = (uint8_t)setup->value[SETUP_MODE];
    g->loser = NOBODY;
    g->k.seats = g->fighters = 2;
    g->high = seat_bit(1);
    if (g->mode == MODE_SIMPLE)
        g->k.units = (SIMPLE_SIZE + 63) / 64;
    SCRIPT_PUSH(match, 0);
    return g->mode == MODE_SIMPLE || fd_cast(g, setup, why);
}

/* A side wins or loses together, with whoever was defeated (FD-202, FD-237); a traitor wins with
 * the Dragon, revealed or not (FD-298). What counts in a Raid are hit points. */
void fd_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < g->fighters; seat++) {
        int side = fd_is_traitor(g, seat) ? 1 : fd_side(g, seat);
        r->score[seat] = fd_is_raid(g) ? g->persona[seat].life : g->wins[side];
        r->place[seat] = !r->over ? 0 : g->winner == NOBODY || g->winner == side ? 1 : 2;
    }
}
