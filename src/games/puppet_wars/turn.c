/* turn.c - the war: turns, Animation Rounds, animating, resolving the Turn. */
#include "games/puppet_wars/puppet_wars.h"

/* Who is still in the war. */
static seat_set alive(const struct game *g)
{
    return (seat_set)(((1 << g->k.seats) - 1) & ~g->out);
}

/* --- An Animation Round. --- */

/* PW-245, PW-247. */
static void enter(struct game *g, int unit, int bench)
{
    pw_stand(g, unit, bench);
    EVENT(.kind = PLACED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)bench, ARRIVES});
}

/* PW-207. */
static void discard_laid(struct game *g, int seat)
{
    pw_put_discard(g, seat, g->player[seat].laid);
    g->player[seat].laid = NO_CARD;
}

static void begin_animation(struct game *g, int unit)
{
    struct player *p = &g->player[g->unit[unit].owner];
    g->animation = (struct animation){.unit = (uint8_t)unit};
    EVENT(.kind = ANIMATED, .seat = g->unit[unit].owner, .open = {(uint8_t)unit});
    if (g->win == WIN_TAG && !p->tagged && pw_puppet(g, unit)->rank == PAWN) { /* PW-587 */
        p->tagged = 1;
        g->unit[unit].item = IT;
        EVENT(.kind = ITEM_TAKEN, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, IT});
    }
}

static void end_animation(struct game *g)
{
    g->animation = (struct animation){.unit = NOBODY};
}

/* Only who passes through an Occupied Space remembers its limit. */
static void move(struct game *g, int unit, int space)
{
    bool passes = space_is_in(spaces_in(&g->occupied), space);
    g->animation.limit = passes ? (uint8_t)(g->animation.moves + pw_moves_left(g)) : 0;
    g->animation.moves++;
    pw_step(g, unit, space);
}

/* Follows every way; `left`: the most Moves that were left in front of each Space so far. */
static void follow(const struct game *g, space_set *reach, int8_t left[SPACES])
{
    int unit = g->animation.unit, moves = pw_moves_left(g);
    EACH_SPACE(space, pw_moves(g, unit, moves))
    {
        if (left[space] >= moves)
            continue;
        struct game then = *g;
        left[space] = (int8_t)moves;
        move(&then, unit, space);
        if (!then.animation.transit)
            *reach |= space_bit(space);
        follow(&then, reach, left);
    }
}

space_set pw_reach_of_animated(const struct game *g)
{
    int8_t left[SPACES] = {0};
    space_set reach = 0;
    if (g->animation.transit || !pw_is_paralyzed(g, g->animation.unit))
        follow(g, &reach, left);
    return reach & ~space_bit(g->unit[g->animation.unit].space);
}

/* A puppet moves and acts, in any order (PW-208 to PW-210, PW-241 to PW-252). */
SCRIPT(animate, uint8_t unit; uint8_t who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    begin_animation(g, my->unit);
    if (g->unit[my->unit].exhausted)
        CALL(1, suffer, my->unit, 1, NOBODY);
    while (!g->over && pw_in_play(g, my->unit) && pw_can_go_on(g)) {
        ASK(2, my->who, ASK_ACT);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == DONE_ACTING)
            break;
        if (my->answer.verb == GO)
            move(g, my->unit, my->answer.a);
        else
            CALL(3, perform, my->unit, my->answer.a, my->answer.b, my->answer.c);
    }
    end_animation(g);
    END;
}

static void pass(struct game *g, int seat, bool forced)
{
    EVENT(.kind = PASSED, .seat = (uint8_t)seat, .open = {forced});
    discard_laid(g, seat);
}

/* A player's part of a round: animate a puppet or pass (PW-199 to PW-207). */
SCRIPT(act_turn, uint8_t who; uint8_t unit; struct option answer;)
{
    BEGIN;
    if (!pw_can_animate_any(g, my->who)) {
        pass(g, my->who, true);
        RETURN(0);
    }
    ASK(1, my->who, ASK_ANIMATE);
    my->answer = ANSWER(my->who);
    if (my->answer.verb == PASS) {
        pass(g, my->who, false);
        RETURN(0);
    }
    my->unit = my->answer.a;
    discard_laid(g, my->who);
    if (g->unit[my->unit].where == IN_BOX) {
        my->answer.a = (uint8_t)space_first(pw_free_benches(g, my->who));
        if (space_count(pw_free_benches(g, my->who)) > 1) {
            ASK(2, my->who, ASK_BENCH, my->unit);
            my->answer = ANSWER(my->who);
        }
        enter(g, my->unit, my->answer.a);
    }
    CALL(3, animate, my->unit);
    END;
}

static void begin_round(struct game *g)
{
    g->round++;
    EVENT(.kind = ROUND_BEGAN, .seat = NOBODY, .open = {g->round});
    for (int seat = 0; seat < g->k.seats; seat++)
        if (alive(g) >> seat & 1)
            pw_draw(g, seat);
}

/* PW-204: who has no card passes. */
static seat_set with_cards(const struct game *g)
{
    seat_set set = 0;
    for (int seat = 0; seat < g->k.seats; seat++)
        if ((alive(g) >> seat & 1) && cards_in(g->player[seat].hand))
            set |= seat_bit(seat);
    return set;
}

/* PW-194 to PW-197: all at the same time; the lowest acts first. */
static void reveal(struct game *g)
{
    uint8_t seats[PLAYERS], numbers[PLAYERS], count = 0;
    memset(g->order, NOBODY, sizeof g->order);
    for (uint8_t seat = 0; seat < g->k.seats; seat++) {
        memset(g->player[seat].flipped, 0, sizeof g->player[seat].flipped);
        if (!(with_cards(g) >> seat & 1))
            continue;
        uint8_t card = kernel_take(&g->k, seat).a;
        pw_lay(g, seat, card);
        EVENT(.kind = REVEALED, .seat = seat, .open = {card});
        seats[count] = seat;
        numbers[count++] = (uint8_t)card_number(card);
    }
    if (count)
        pw_order_by(g, seats, count, numbers);
    memcpy(g->order, seats, count);
}

/* All draw, lay a card in secret, reveal it, and act in turn (PW-192 to PW-211). */
SCRIPT(round, uint8_t i;)
{
    BEGIN;
    begin_round(g);
    if (with_cards(g))
        ASK_ALL(1, with_cards(g), ASK_LAY);
    reveal(g);
    for (my->i = 0; my->i < PLAYERS && g->order[my->i] != NOBODY; my->i++) {
        if (!pw_is_out(g, g->order[my->i]))
            CALL(2, act_turn, g->order[my->i]);
        if (g->over)
            RETURN(0);
    }
    memset(g->order, NOBODY, sizeof g->order);
    END;
}

/* --- Resolving the Turn. --- */

static uint8_t next_on_nails(const struct game *g, int from)
{
    for (int space = from; space < SPACES; space++)
        if (g->token[space] == NAILS && g->stands[space] != NOBODY)
            return (uint8_t)space;
    return NOBODY;
}

/* PW-529: for all at once. */
SCRIPT(nails, uint8_t at;)
{
    BEGIN;
    g->holding = 1;
    for (;; my->at++) {
        my->at = next_on_nails(g, my->at);
        if (my->at == NOBODY)
            break;
        CALL(1, suffer, g->stands[my->at], 1, NOBODY);
    }
    g->holding = 0;
    pw_judge_losses(g);
    END;
}

/* PW-214, PW-215. */
static void end_effects(struct game *g)
{
    for (int i = 0; i < g->per * g->k.seats; i++) {
        struct unit *u = &g->unit[i];
        if (u->where != IN_PLAY)
            continue;
        memset(u->turn, 0, sizeof u->turn);
        u->marks = u->exhausted = 0;
    }
    EVENT(.kind = TURN_RESOLVED, .seat = NOBODY);
}

/* PW-600, PW-602: a single leader. */
static void judge_fort(struct game *g)
{
    int most = -1;
    seat_set leaders = 0;
    for (int seat = 0; seat < g->k.seats; seat++) {
        int benches = pw_count_benches(g, seat);
        if (benches > most)
            leaders = 0;
        if (benches >= most)
            leaders |= seat_bit(seat);
        most = benches > most ? benches : most;
    }
    if (!(leaders & (leaders - 1)))
        pw_win(g, leaders);
}

/* PW-608. */
static void judge_hill(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++) {
        const struct unit *m = &g->unit[pw_master(g, seat)];
        if (m->where == IN_PLAY && g->token[m->space] == HILL)
            pw_win(g, seat_bit(seat));
    }
}

/* Can anything still happen? Without losers a war could go on for ever with empty hands. */
static bool is_dead(const struct game *g)
{
    for (int i = 0; i < g->per * g->k.seats; i++)
        if (g->unit[i].where == IN_PLAY ||
            (g->unit[i].where == IN_BOX && pw_count_benches(g, g->unit[i].owner)))
            return false;
    return true;
}

/* PW-610. */
static void judge_turn(struct game *g)
{
    if (g->win == WIN_FORT)
        judge_fort(g);
    if (g->win == WIN_HILL)
        judge_hill(g);
    if (g->turn == TURNS_MOST || is_dead(g))
        pw_win(g, alive(g));
}

static uint8_t excess(const struct game *g, int seat)
{
    int over = pw_hand_size(g, seat) - pw_hand_limit(g, seat);
    return (uint8_t)(over > 0 ? over : 0);
}

static void shed(struct game *g, int seat, struct option answer, seat_set *done)
{
    if (answer.verb == DISCARD)
        pw_discard(g, seat, answer.a);
    if (answer.verb == PASS || !cards_in(g->player[seat].hand))
        *done |= seat_bit(seat);
}

static void shed_all(struct game *g, seat_set seats, seat_set *done)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (seats >> seat & 1)
            shed(g, seat, kernel_take(&g->k, seat), done);
}

/* PW-213 to PW-217; all discard at the same time, card by card. */
SCRIPT(resolve, seat_set done, asked;)
{
    BEGIN;
    CALL(1, nails, 0);
    if (g->over)
        RETURN(0);
    end_effects(g);
    my->done = (seat_set)~with_cards(g);
    for (;;) {
        my->asked = with_cards(g) & (seat_set)~my->done;
        if (!my->asked)
            break;
        ASK_ALL(2, my->asked, ASK_SHED);
        shed_all(g, my->asked, &my->done);
    }
    judge_turn(g);
    END;
}

/* --- The Turn. --- */

static void draw_up(struct game *g)
{
    g->turn++;
    g->round = 0;
    EVENT(.kind = TURN_BEGAN, .seat = NOBODY, .open = {g->turn});
    for (int seat = 0; seat < g->k.seats; seat++)
        for (int i = pw_hand_size(g, seat); i < pw_hand_limit(g, seat) && (alive(g) >> seat & 1);
             i++)
            pw_draw(g, seat);
}

SCRIPT(turn, uint8_t none;)
{
    BEGIN;
    draw_up(g);
    while (g->round < ROUNDS) {
        CALL(1, round, 0);
        if (g->over)
            RETURN(0);
    }
    g->round = 0;
    CALL(2, resolve, 0);
    END;
}

/* When all is over, cards in use are put away and nobody is in the middle of anything. */
static void tidy(struct game *g)
{
    end_animation(g);
    memset(g->order, NOBODY, sizeof g->order);
    for (int seat = 0; seat < g->k.seats; seat++) {
        pw_clear_table(g, seat, 0);
        if (g->player[seat].laid != NO_CARD)
            discard_laid(g, seat);
    }
    g->striker = (struct striker){0};
    g->holding = 0;
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, 0);
    while (!g->over)
        CALL(2, turn, 0);
    tidy(g);
    END;
}

SCRIPT_DRIVER(pw_run)

/* --- The contract's part of it. --- */

static struct option *offer_dodges(const struct game *g, int seat, struct option *out)
{
    *out++ = (struct option){PASS};
    for (uint64_t hand = cards_in(g->player[seat].hand); hand; hand &= hand - 1) {
        uint8_t card = (uint8_t)__builtin_ctzll(hand);
        for (uint8_t suit = 0; suit < (card == RED_JOKER ? SUITS : 1); suit++)
            *out++ = (struct option){DODGE, .a = card, .b = card == RED_JOKER ? suit + 1 : 0};
    }
    return out;
}

static struct option *offer_lays(const struct game *g, int seat, struct option *out)
{
    for (uint64_t hand = cards_in(g->player[seat].hand); hand; hand &= hand - 1)
        *out++ = (struct option){LAY, .a = (uint8_t)__builtin_ctzll(hand)};
    return out;
}

static struct option *offer_pass(struct option *out)
{
    *out++ = (struct option){PASS};
    return out;
}

static struct option *offer_spending(const struct game *g, int seat, struct option *out)
{
    static const uint8_t suits[] = {[SPEND_RETORT] = ANY_SUIT,
                                    [SPEND_OUCH] = TOMES,
                                    [SPEND_DISASSEMBLE] = ANY_SUIT,
                                    [SPEND_BIRD] = RAMS};
    return offer_pass(pw_offer_cards(g, seat, suits[g->k.ask.a], out));
}

static struct option *offer_upgrades(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    if (ask->b == CHOOSE_CATCH)
        return pw_offer_heap(g, seat, ask->a, out);
    if (ask->b == CHOOSE_BUTTONS) {
        *out++ = (struct option){CHOOSE, .a = ask->c};
        return offer_pass(out);
    }
    for (int i = 0; i < UPGRADES && g->unit[ask->a].up[i]; i++)
        *out++ = (struct option){CHOOSE, .a = g->unit[ask->a].up[i]};
    return out;
}

static struct option *offer_strikes(const struct game *g, struct option *out)
{
    EACH_SPACE(space, pw_strike_spaces(g, &g->striker))
    *out++ = (struct option){CHOOSE, .a = g->stands[space]};
    return out;
}

static struct option *offer_sheds(const struct game *g, int seat, struct option *out)
{
    if (!excess(g, seat))
        out = offer_pass(out);
    return pw_offer_cards(g, seat, ANY_SUIT, out);
}

static struct option *offer_walk(const struct game *g, struct option *out)
{
    out = pw_offer_spaces(pw_moves(g, g->k.ask.a, g->k.ask.b), out);
    return g->animation.transit ? out : offer_pass(out);
}

struct option *pw_options(const struct game *g, int seat, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_LAY: return offer_lays(g, seat, out);
    case ASK_ANIMATE: return offer_pass(pw_offer_animations(g, seat, out));
    case ASK_BENCH: return pw_offer_spaces(pw_free_benches(g, seat), out);
    case ASK_ACT: return pw_offer_acts(g, out);
    case ASK_DODGE: return offer_dodges(g, seat, out);
    case ASK_SELECT: return pw_offer_select(g, seat, out);
    case ASK_PLAY: return pw_offer_play(g, seat, out);
    case ASK_SPEND: return offer_spending(g, seat, out);
    case ASK_PAY: return pw_offer_cards(g, seat, CROWS, out);
    case ASK_RIP:
    case ASK_SEW: return pw_offer_buttons(g, out);
    case ASK_DROP: return pw_offer_spaces(pw_drop_spaces(g, ask->b), out);
    case ASK_NEED: *out++ = (struct option){YES}; return offer_pass(out);
    case ASK_WALK: return offer_walk(g, out);
    case ASK_PUSH:
        return offer_pass(pw_offer_spaces(pw_pushes(g, ask->a, ask->c, g->animation.unit), out));
    case ASK_STRIKE: return offer_strikes(g, out);
    case ASK_RIDE: return pw_offer_spaces(pw_rides(g, ask->a), out);
    case ASK_UPGRADE: return offer_upgrades(g, seat, out);
    case ASK_PAWN: return pw_offer_pawns(g, seat, out);
    case ASK_VICTIM: return pw_offer_bird(g, ask->b, out);
    case ASK_VANISH: return offer_pass(pw_offer_spaces(pw_free_benches(g, seat), out));
    case ASK_SHED: return offer_sheds(g, seat, out);
    default: return pw_offer_setup(g, seat, out);
    }
}

void pw_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < g->k.seats; seat++) {
        r->score[seat] = pw_count_benches(g, seat);
        r->place[seat] = !r->over ? 0 : g->winners >> seat & 1 ? 1 : 2;
    }
}
