/* simple.c - the round of the Simple game, as short as can be.
 *
 * The Simple game is what the other modes play, without abilities and for two; turn.c, strike.c,
 * options.c and time.c could play it too. It is written a second time because searches and learners
 * play it by the million: here a decision takes about half the instructions, and a state a third of
 * the bytes. What stands twice, and must be changed twice: the deal (FD-024 to FD-028), the main
 * actions (FD-036, FD-058, FD-063), the responses (FD-073 to FD-076, FD-082, FD-085, FD-087), the
 * refill (FD-070, FD-096) and the end of time (FD-097 to FD-101). The other modes, too, take their
 * main actions from here as long as there is nothing but two hands and a distance. */
#include "games/flash_duel/simple.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/options.h"

static int foe_of(int seat)
{
    return seat ^ 1;
}

/* --- What is legal. --- */

/* Far away there is nothing else to do. */
static struct option *offer_only_moves(const uint8_t *hand, struct option *out)
{
    for (int card = 1; card <= NUMBERS; card++)
        if (hand[card])
            out = fd_offer_moves(out, card);
    return out;
}

/* FD-036: exactly one of move, push, attack and dashing strike. */
struct option *fd_offer_actions_duel(const struct game *g, int seat, struct option *out)
{
    const uint8_t *hand = g->hand[seat];
    uint8_t distance = (uint8_t)fd_distance_duel(g);
    if (distance > 2 * NUMBERS) /* no dash gets within reach */
        return offer_only_moves(hand, out);
    for (uint8_t card = 1; card <= NUMBERS; card++) {
        if (!hand[card])
            continue;
        out = fd_offer_moves(out, card);
        if (distance == 1) { /* FD-044; FD-064: and no space to dash */
            *out++ = (struct option){PUSH, .a = card};
            continue;
        }
        uint8_t reach = (uint8_t)fd_dash_distance(distance, card);
        if (reach <= NUMBERS) /* FD-065: the dash card can't strike too */
            out = fd_offer_sets(out, DASH_STRIKE, card, reach, hand[reach] - (reach == card));
    }
    if (distance <= NUMBERS) /* FD-051, FD-056 */
        out = fd_offer_sets(out, ATTACK, 0, distance, hand[distance]);
    return out;
}

/* FD-073 to FD-076, FD-085. */
struct option *fd_offer_responses_duel(const struct game *g, int seat, struct option *out)
{
    const struct strike *strike = &g->strike;
    if (g->hand[seat][strike->number] >= strike->count)
        *out++ = (struct option){BLOCK, .b = strike->number, .c = strike->count};
    if (strike->dashing && fd_advance_duel(g, seat) > 0)
        for (uint8_t card = 1; card <= NUMBERS; card++)
            if (g->hand[seat][card])
                *out++ = (struct option){RETREAT, .a = card};
    *out++ = (struct option){TAKE_HIT};
    return out;
}

/* --- What it does. --- */

static void act_move(struct game *g, int seat, struct option act)
{
    uint8_t from = g->space[seat];
    bool forward = act.verb == MOVE_FORWARD;
    fd_play_printed(g, seat, act.a, 1);
    if (forward)
        fd_move_forward_duel(g, seat, act.a);
    else
        fd_move_back_duel(g, seat, act.a);
    EVENT(.kind = MOVED, .seat = (uint8_t)seat,
          .open = {[OPEN_CARD] = act.a,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[seat],
                   [OPEN_FORWARD] = forward});
}

static void act_push(struct game *g, int seat, struct option act)
{
    int foe = foe_of(seat);
    uint8_t from = g->space[foe];
    fd_play_printed(g, seat, act.a, 1);
    fd_move_back_duel(g, foe, act.a);
    EVENT(.kind = PUSHED, .seat = (uint8_t)seat,
          .open = {[OPEN_CARD] = act.a,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[foe],
                   [OPEN_WHOM] = (uint8_t)foe});
}

static void act_attack(struct game *g, int seat, struct option act)
{
    fd_play_printed(g, seat, act.b, act.c);
    g->strike = (struct strike){.number = act.b, .count = act.c};
    EVENT(.kind = ATTACKED, .seat = (uint8_t)seat,
          .open = {[OPEN_NUMBER] = act.b, [OPEN_COUNT] = act.c});
}

/* FD-058, FD-063: the dash card moves the pawn and is not part of the strike. */
static void act_dash_strike(struct game *g, int seat, struct option act)
{
    uint8_t from = g->space[seat];
    fd_play_printed(g, seat, act.a, 1);
    fd_move_forward_duel(g, seat, act.a);
    EVENT(.kind = DASHED, .seat = (uint8_t)seat,
          .open = {[OPEN_CARD] = act.a, [OPEN_FROM] = from, [OPEN_TO] = g->space[seat]});
    fd_play_printed(g, seat, act.b, act.c);
    g->strike = (struct strike){.number = act.b, .count = act.c, .dashing = true};
    EVENT(.kind = STRUCK, .seat = (uint8_t)seat,
          .open = {[OPEN_NUMBER] = act.b, [OPEN_COUNT] = act.c});
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
    fd_play_printed(g, seat, response.b, response.c);
    EVENT(.kind = BLOCKED, .seat = (uint8_t)seat,
          .open = {[OPEN_NUMBER] = response.b, [OPEN_COUNT] = response.c});
}

/* FD-082, FD-087. */
static void respond_retreat(struct game *g, int seat, struct option response)
{
    uint8_t from = g->space[seat];
    fd_play_printed(g, seat, response.a, 1);
    fd_move_back_duel(g, seat, response.a);
    g->recovering |= seat_bit(seat);
    EVENT(.kind = RETREATED, .seat = (uint8_t)seat,
          .open = {[OPEN_CARD] = response.a, [OPEN_FROM] = from, [OPEN_TO] = g->space[seat]});
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

/* --- The beginning and the end of a round. --- */

/* FD-024 to FD-028: a full deck is shuffled and dealt; the pawns go to their Starts. */
static void deal(struct game *g)
{
    static const uint8_t fresh[DECK] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3,
                                        3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5};
    fd_begin_round(g);
    memcpy(g->deck.card, fresh, sizeof fresh);
    g->deck.count = DECK;
    chance_shuffle(&g->k.chance, g->deck.card, DECK);
    fd_draw_told(g, 0, HAND);
    fd_draw_told(g, 1, HAND);
    g->alive = seat_bit(0) | seat_bit(1);
    g->space[0] = 1;
    g->space[1] = SPACES;
}

/* FD-070, FD-096: up to five cards, or what is left. */
static void refill(struct game *g, int seat)
{
    int wanted = HAND - g->hand[seat][0];
    fd_draw_told(g, seat, wanted < g->deck.count ? wanted : g->deck.count);
}

/* FD-097 to FD-101: hands are shown; more cards that could attack win, then the longer advance. */
static void decide_by_time(struct game *g)
{
    int distance = fd_distance_duel(g);
    uint8_t usable[2] = {0}; /* cards that could attack */
    uint8_t advance[2] = {(uint8_t)fd_advance_duel(g, 0), (uint8_t)fd_advance_duel(g, 1)};
    if (distance <= NUMBERS) {
        usable[0] = g->hand[0][distance];
        usable[1] = g->hand[1][distance];
    }
    int lead = usable[0] - usable[1];
    if (!lead)
        lead = advance[0] - advance[1];
    g->ending = ROUND_TIME_OVER;
    g->winner = lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
    EVENT(.kind = TIME_OVER, .seat = NOBODY);
    fd_show_hands(g);
    EVENT(.kind = COMPARED, .seat = NOBODY,
          .open = {[OPEN_USABLE] = usable[0],
                   usable[1],
                   [OPEN_ADVANCE] = advance[0],
                   advance[1],
                   [OPEN_DISTANCE] = (uint8_t)distance});
}

/* --- The script. --- */

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
SCRIPT(simple_round, uint8_t none;)
{
    BEGIN;
    deal(g);
    for (;;) {
        EVENT(.kind = TURN_BEGINS, .seat = g->turn);
        if (!recovers(g) && !has_no_card(g)) {
            ASK(SIMPLE_ROUND_ASKS_ACTION, g->turn, ASK_ACTION);
            act(g, g->turn, ANSWER(g->turn));
            if (g->strike.count) {
                ASK(SIMPLE_ROUND_ASKS_RESPONSE, foe_of(g->turn), ASK_RESPONSE);
                respond(g, foe_of(g->turn), ANSWER(foe_of(g->turn)));
            }
            if (g->ending == ROUND_HIT)
                RETURN(0);
            g->played = 0; /* FD-069: what both played is now discarded */
        }
        refill(g, g->turn);
        if (!g->deck.count) { /* FD-095 */
            decide_by_time(g);
            RETURN(0);
        }
        g->turn = (uint8_t)foe_of(g->turn);
    }
    END;
}
