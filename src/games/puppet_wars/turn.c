/* turn.c - a Turn: its Animation Rounds, animating, and how it is resolved. */
#include "games/puppet_wars/turn.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/options.h"
#include "games/puppet_wars/stats.h"

/* --- An Animation Round. --- */

/* PW-245, PW-247. */
static void enter(struct game *g, int unit, int bench)
{
    assert(space_is_in(pw_free_benches(g, g->unit[unit].owner), bench));
    pw_stand(g, unit, bench);
    EVENT(.kind = PLACED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)bench, ARRIVES});
}

static void begin_animation(struct game *g, int unit)
{
    struct player *p = &g->player[g->unit[unit].owner];
    g->animation = (struct animation){.unit = (uint8_t)unit};
    if (g->win == WIN_TAG && !p->tagged && pw_puppet(g, unit)->rank == PAWN) { /* PW-587 */
        p->tagged = 1;
        g->unit[unit].item = IT;
        EVENT(.kind = ITEM_TAKEN, .seat = g->unit[unit].owner, .open = {(uint8_t)unit, IT});
    }
}

static void tell_held(const struct game *g, int unit)
{
    if (LISTENING && !g->over && pw_in_play(g, unit) && !pw_can_go_on(g))
        EVENT(.kind = HELD, .seat = g->unit[unit].owner, .open = {(uint8_t)unit});
}

/* A puppet moves and acts, in any order (PW-208 to PW-210, PW-241 to PW-252). */
SCRIPT(animate, uint8_t unit; uint8_t who; struct option answer;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    begin_animation(g, my->unit);
    if (g->unit[my->unit].exhausted)
        CALL(ANIMATE_RIPS_EXHAUSTED, suffer, my->unit, 1, NOBODY);
    tell_held(g, my->unit);
    while (!g->over && pw_in_play(g, my->unit) && pw_can_go_on(g)) {
        ASK(2, my->who, ASK_ACT);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == DONE_ACTING)
            break;
        if (my->answer.verb == GO)
            pw_move_animated(g, my->answer.a);
        else
            CALL(3, perform, my->unit, my->answer.a, my->answer.b, my->answer.c);
    }
    pw_end_animation(g);
    END;
}

static void pass(struct game *g, int seat, bool forced)
{
    EVENT(.kind = PASSED, .seat = (uint8_t)seat, .open = {forced});
    pw_discard_laid(g, seat);
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
    EVENT(.kind = ANIMATED, .seat = my->who, .open = {my->unit, g->player[my->who].laid});
    pw_discard_laid(g, my->who);
    if (g->unit[my->unit].where == IN_BOX) {
        my->answer.a =
            (uint8_t)space_first(pw_free_benches(g, my->who)); /* unless there are more */
        if (space_count(pw_free_benches(g, my->who)) > 1) {
            ASK(2, my->who, ASK_BENCH, my->unit);
            my->answer = ANSWER(my->who);
        }
        enter(g, my->unit, my->answer.a);
    }
    CALL(ACT_TURN_ANIMATES, animate, my->unit);
    END;
}

static void begin_round(struct game *g)
{
    assert(g->round < ROUNDS);
    g->round++;
    EVENT(.kind = ROUND_BEGAN, .seat = NOBODY, .open = {g->round});
    FOR_EACH_SEAT(seat, pw_alive(g))
        pw_draw(g, seat);
}

seat_set pw_with_cards(const struct game *g)
{
    seat_set set = 0;
    FOR_EACH_SEAT(seat, pw_alive(g))
        if (pw_cards_in(g->player[seat].hand))
            set |= seat_bit(seat);
    return set;
}

/* PW-194 to PW-197: all at the same time; the lowest acts first. */
static void reveal(struct game *g)
{
    uint8_t seats[PLAYERS], numbers[PLAYERS], count = 0;
    FOR_EACH_SEAT(seat, pw_alive(g))
        memset(g->player[seat].flipped, 0, sizeof g->player[seat].flipped);
    FOR_EACH_SEAT(seat, pw_with_cards(g)) {
        uint8_t card = kernel_take(&g->k, seat).a;
        pw_lay(g, seat, card);
        EVENT(.kind = REVEALED, .seat = (uint8_t)seat, .open = {card});
        seats[count] = (uint8_t)seat;
        numbers[count++] = (uint8_t)pw_card_number(card);
    }
    pw_order_by(g, seats, count, numbers);
    memcpy(g->order, seats, count);
    pw_tell_order(g);
}

/* All draw, lay a card in secret, reveal it, and act in turn (PW-192 to PW-211). */
SCRIPT(round, uint8_t i;)
{
    BEGIN;
    begin_round(g);
    ASK_ALL(ROUND_ASKS_CARDS, pw_with_cards(g), ASK_LAY);
    reveal(g);
    for (my->i = 0; my->i < PLAYERS && g->order[my->i] != NOBODY; my->i++) {
        if (!pw_is_out(g, g->order[my->i]))
            CALL(ROUND_PLAYS_SEAT, act_turn, g->order[my->i]);
        if (g->over)
            RETURN(0);
    }
    memset(g->order, NOBODY, sizeof g->order);
    END;
}

/* --- Resolving the Turn. --- */

/* PW-214, PW-215. */
static void end_effects(struct game *g)
{
    FOR_EACH_UNIT(i, g) {
        struct unit *u = &g->unit[i];
        memset(u->turn, 0, sizeof u->turn);
        u->marks = u->exhausted = 0;
    }
    EVENT(.kind = TURN_RESOLVED, .seat = NOBODY);
}

static void shed(struct game *g, int seat, struct option answer, seat_set *done)
{
    if (answer.verb == DISCARD)
        pw_discard(g, seat, answer.a);
    if (answer.verb == PASS || !pw_cards_in(g->player[seat].hand))
        *done |= seat_bit(seat);
}

static void shed_all(struct game *g, seat_set seats, seat_set *done)
{
    FOR_EACH_SEAT(seat, seats)
        shed(g, seat, kernel_take(&g->k, seat), done);
}

/* Nails (PW-529), then PW-213 to PW-217; all discard at the same time, card by card. */
SCRIPT(resolve, seat_set done, asked;)
{
    BEGIN;
    EVENT(.kind = RESOLVING, .seat = NOBODY);
    CALL(1, rip_all, NOBODY, NOBODY);
    if (g->over)
        RETURN(0);
    end_effects(g);
    for (;;) {
        my->asked = pw_with_cards(g) & (seat_set)~my->done;
        if (!my->asked)
            break;
        ASK_ALL(2, my->asked, ASK_SHED);
        shed_all(g, my->asked, &my->done);
    }
    pw_judge_turn(g);
    END;
}

/* --- The Turn. --- */

static void draw_up(struct game *g)
{
    assert((!g->turns || g->turn < g->turns) && !g->round);
    g->turn = (uint8_t)(g->turn + (g->turn < TURNS_COUNTED));
    EVENT(.kind = TURN_BEGAN, .seat = NOBODY, .open = {g->turn, g->turns});
    FOR_EACH_SEAT(seat, pw_alive(g))
        for (int i = pw_hand_size(g, seat); i < pw_hand_limit(g, seat); i++)
            pw_draw(g, seat);
}

SCRIPT(turn, uint8_t none;)
{
    BEGIN;
    draw_up(g);
    while (g->round < ROUNDS) {
        CALL(TURN_PLAYS_ROUND, round, 0);
        if (g->over)
            RETURN(0);
    }
    g->round = 0;
    CALL(2, resolve, 0);
    END;
}
