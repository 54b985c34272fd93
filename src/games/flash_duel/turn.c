/* turn.c - a turn with abilities, for any number of fighters: the main action, the windows in which
 * abilities can be played, recovering, the end of the turn. */
#include "games/flash_duel/turn.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/options.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/use.h"

/* --- What an action does. --- */

/* With soldiers and the mine, for any number of fighters. */
__attribute__((noinline)) static void move_among(struct game *g, int who, struct option act)
{
    uint8_t number = act.a & NUMBER_MASK, mine = g->mine;
    bool forward = act.verb == MOVE_FORWARD;
    fd_play(g, who, act.a, 1);
    uint8_t from = forward ? fd_move_forward(g, who, number) : fd_move_back(g, who, number);
    EVENT(.kind = MOVED, .seat = (uint8_t)who,
          .open = {[OPEN_CARD] = number,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[who],
                   [OPEN_FORWARD] = forward,
                   [OPEN_THROUGH] = act.a & (uint8_t)~NUMBER_MASK});
    fd_after_way(g, who, mine);
}

/* Is there nobody but the two on the bridge, and nobody to tell? Then it is as in the Simple game.
 */
static bool is_plain_move(const struct game *g, struct option act)
{
    return act.a <= NUMBERS && fd_is_duel(g) && !g->mine && !LISTENING;
}

/* FD-346: only moving back by oneself ends a Dragon Form. */
void fd_move(struct game *g, int who, struct option act)
{
    if (act.verb == MOVE_BACK)
        g->persona[who].marks &= (uint8_t)~DRAGON_FORM;
    if (!is_plain_move(g, act)) {
        move_among(g, who, act);
        return;
    }
    fd_play(g, who, act.a, 1);
    if (act.verb == MOVE_FORWARD)
        fd_move_forward_duel(g, who, act.a);
    else
        fd_move_back_duel(g, who, act.a);
}

/* FD-209: all enemies on the adjacent space. */
static void push(struct game *g, int who, struct option act)
{
    uint8_t number = act.a & NUMBER_MASK;
    fd_play(g, who, act.a, 1);
    FOR_EACH_SEAT(foe, fd_foes(g, who)) {
        if (fd_distance(g, who, foe) != 1)
            continue;
        uint8_t mine = g->mine, from = fd_move_back(g, foe, number);
        EVENT(.kind = PUSHED, .seat = (uint8_t)who,
              .open = {[OPEN_CARD] = number,
                       [OPEN_FROM] = from,
                       [OPEN_TO] = g->space[foe],
                       [OPEN_WHOM] = (uint8_t)foe});
        fd_after_way(g, foe, mine);
    }
}

__attribute__((noinline)) static void act_otherwise(struct game *g, int who, struct option act)
{
    switch (act.verb) {
    case PUSH: push(g, who, act); break;
    case ATTACK: fd_attack(g, who, act.b, act.c); break;
    case DASH_STRIKE: fd_dash_strike(g, who, act.a, act.b, act.c); break;
    default: EVENT(.kind = PASSED, .seat = (uint8_t)who); break;
    }
}

/* Mostly it is a move, which does not pay for the registers of the rest. */
void fd_act(struct game *g, int who, struct option act)
{
    g->persona[who].forced = 0;
    if (act.verb == MOVE_FORWARD || act.verb == MOVE_BACK)
        fd_move(g, who, act);
    else
        act_otherwise(g, who, act);
}

/* FD-001: one hit wins the round of two; FD-199: of more it defeats only who was hit. */
void fd_hit(struct game *g, int who)
{
    uint8_t *life = &g->persona[who].life;
    assert(*life && fd_is_alive(g, who));
    if (*life == 1 && fd_is_dragon(g, who))
        fd_save_dragon(g);
    --*life;
    EVENT(.kind = WAS_HIT, .seat = (uint8_t)who, .open = {[OPEN_LIFE] = *life});
    if (*life)
        return;
    if (g->fighters > 2) {
        fd_defeat(g, who);
        return;
    }
    g->ending = ROUND_HIT;
    g->winner = (uint8_t)!fd_side(g, who);
}

static void unstash(struct game *g, int who)
{
    uint8_t card = g->persona[who].stash;
    assert(card);
    g->persona[who].stash = g->persona[who].under = 0;
    g->hand[who][card]++;
    g->hand[who][0]++;
    EVENT(.kind = UNSTASHED, .seat = (uint8_t)who, .eyes = fd_eyes(g, who), .secret = {card});
}

/* --- The beginning and the end of a turn. --- */

void fd_begin_turn(struct game *g, int who)
{
    g->used = 0;
    if (g->persona[who].soldier)
        fd_advance_soldier(g, who);
}

/* FD-378: without action, ability and refill. */
bool fd_skips(struct game *g, int who)
{
    if (!g->persona[who].skip)
        return false;
    if (!--g->persona[who].skip)
        g->persona[who].marks &= (uint8_t)~STUMBLED;
    EVENT(.kind = SKIPPED, .seat = (uint8_t)who);
    return true;
}

bool fd_must_recover(const struct game *g, int who)
{
    const struct persona *p = &g->persona[who];
    return (g->recovering & seat_bit(who)) || p->owes || (p->marks & STUNNED);
}

/* FD-210: several retreats cost one turn, also if it is to be skipped because of one of them. */
void fd_owe_recovery(struct game *g, int who)
{
    if (!(g->persona[who].marks & STUMBLED))
        g->recovering |= seat_bit(who);
}

/* The recovery for a retreat comes last. FD-089: no ability can be played until the turn is over.
 */
bool fd_recover(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    bool stunned = !p->owes && (p->marks & STUNNED);
    g->used |= seat_bit(who);
    EVENT(.kind = RECOVERED, .seat = (uint8_t)who);
    p->forced = 0;
    if (p->owes)
        p->owes--;
    else if (stunned)
        p->marks &= (uint8_t)~STUNNED;
    else
        g->recovering &= (seat_set)~seat_bit(who);
    return !stunned;
}

/* FD-038: who has no card can still have abilities, or a card that lies elsewhere. */
__attribute__((noinline)) static bool has_choice_without_cards(struct game *g, int who)
{
    if (fd_may_unstash(g, who) || fd_can_use(g, who, START) ||
        fd_extra_card(g, who, fd_windows(g, who)))
        return true;
    EVENT(.kind = PASSED, .seat = (uint8_t)who);
    return false;
}

/* Is there anything to decide? */
static bool has_choice(struct game *g, int who)
{
    return g->hand[who][0] || has_choice_without_cards(g, who);
}

/* What lasted until the end of the turn, whoever's it was: a mirrored ability lasts no longer than
 * a played one (FD-408). */
__attribute__((noinline)) static void end_burdens(struct game *g)
{
    for (int who = 0; who < g->fighters; who++) {
        fd_settle_loose(g, who);
        g->persona[who].marks &= (uint8_t)~MARKS_OF_A_TURN;
    }
}

void fd_end_turn(struct game *g)
{
    g->played = 0; /* FD-069 */
    if (fd_is_anybody_burdened(g))
        end_burdens(g);
}

/* --- The script. --- */

/* The turn begins. Returns whether it is skipped; else `idle` says whether they have to recover.
 * Mostly nothing lasts from earlier turns. */
static inline bool is_skipped(struct game *g, int who, uint8_t *idle)
{
    g->used = 0;
    EVENT(.kind = TURN_BEGINS, .seat = (uint8_t)who);
    if (!fd_is_burdened(g, who) && !g->recovering)
        return false;
    fd_begin_turn(g, who);
    if (fd_skips(g, who))
        return true;
    *idle = fd_must_recover(g, who);
    return false;
}

/* A main action without any ability in it. */
static bool is_plain_action(struct option act)
{
    return act.verb <= DASH_STRIKE && !((act.a | act.b) & (THROUGH_TWOS | THROUGH_PUNCH));
}

/* Is the main action still theirs? What was said or done before it may have defeated them. */
static bool may_go_on(const struct game *g, int who)
{
    return !g->ending && fd_is_alive(g, who);
}

/* Has what others said ended it before it was begun? */
static bool is_cut_short(const struct game *g, int who)
{
    return g->mode == MODE_BETRAYAL && !may_go_on(g, who);
}

/* The window that a finished main action opens; 0: none. */
static uint32_t window_after(uint8_t verb)
{
    return verb == MOVE_FORWARD || verb == MOVE_BACK ? MOVED_SELF : verb == PUSH ? PUSHED_FOE : 0;
}

/* Does who has acted have an ability for that window? Mostly there is none for either. */
static bool has_sequel(struct game *g, int who, uint8_t verb)
{
    return (fd_windows_up(g, who) & (MOVED_SELF | PUSHED_FOE)) &&
           fd_might_use(g, who, window_after(verb));
}

/* FD-067: abilities and one main action, what follows from it, discard, draw. Who recovers only
 * draws (FD-088 to FD-090), unless an ability says otherwise.
 *
 * One turn follows the other here, because a script of its own for each would cost as much as the
 * turn itself. It returns when the round has ended or it is the automaton's turn.
 *
 * idle: they have to recover; acts: the main action is still theirs to take; act: the answer that
 * is being carried out, in the end the main action, if there was one. */
SCRIPT(turn, uint8_t who, idle, refills, acts; struct option act;)
{
    BEGIN;
    do {
        *my = (struct turn_vars){.who = g->turn, .refills = true};
        if (is_skipped(g, my->who, &my->idle))
            continue;
        if (my->idle && fd_might_use(g, my->who, RECOVERING))
            CALL(1, window, my->who, fd_window_number(RECOVERING));
        if (!is_cut_short(g, my->who)) {
            if (my->idle && !(g->persona[my->who].marks & RESTLESS))
                my->refills = fd_recover(g, my->who);
            else
                my->acts = has_choice(g, my->who);
        }
        while (my->acts) {
            if (fd_is_interrupted(g, my->who))
                CALL(9, word, my->who);
            if (is_cut_short(g, my->who))
                break;
            ASK(TURN_ASKS_ACTION, my->who, ASK_ACTION);
            my->act = ANSWER(my->who);
            if (is_plain_action(my->act) || my->act.verb == PASS)
                break;
            if (my->act.verb == UNSTASH)
                unstash(g, my->who);
            else if (my->act.verb == USE)
                CALL(3, use, my->who, my->act.a, my->act.b, my->act.c);
            else if (fd_is_unmasking(my->act))
                CALL(8, unmask, my->who, my->act.verb, my->act.a);
            else
                CALL(4, use, my->who, fd_announce_through(g, my->who, my->act));
            if (my->act.verb <= DASH_STRIKE && g->k.result) /* not countered */
                break;
            my->act = (struct option){0};
            my->acts = may_go_on(g, my->who) && has_choice(g, my->who); /* FD-384 */
        }
        if (my->act.verb)
            fd_act(g, my->who, my->act);
        if (g->strike.count)
            CALL(5, clash, 0);
        else if (has_sequel(g, my->who, my->act.verb))
            CALL(6, window, my->who, fd_window_number(window_after(my->act.verb)), my->act.a);
        if (g->ending)
            RETURN(0);
        fd_end_turn(g);
        if (my->refills && fd_is_alive(g, my->who))
            fd_refill(g, my->who);
        if (!g->ending && fd_might_use(g, my->who, TURN_ENDS))
            CALL(7, window, my->who, fd_window_number(TURN_ENDS));
    } while (!g->ending && fd_pass_turn(g) && !fd_is_bot(g, g->turn)); /* else it is still theirs */
    END;
}
