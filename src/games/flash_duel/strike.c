/* strike.c - attacks and dashing strikes in the modes with abilities: the response of each fighter
 * on the space struck at, and what follows from it. */
#include "games/flash_duel/strike.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* --- Striking. --- */

/* Growing and the Dragon Form make a set count one card more; the latter only an attack. */
uint8_t fd_strength(const struct game *g, int who, int count, bool dashing)
{
    uint8_t marks = g->persona[who].marks;
    return (uint8_t)(count + ((marks & GROWN) != 0) + (!dashing && (marks & DRAGON_FORM)));
}

static uint8_t space_ahead(const struct game *g, int who, int spaces)
{
    return (uint8_t)(g->space[who] + (fd_side(g, who) ? -spaces : spaces));
}

void fd_attack(struct game *g, int who, int number, int count)
{
    uint8_t plain = (uint8_t)(number & NUMBER_MASK);
    int reach = plain + ((number & THROUGH_PUNCH) != 0);
    fd_play(g, who, number, count);
    g->strike = (struct strike){.number = plain,
                                .count = fd_strength(g, who, count, false),
                                .by = (uint8_t)who,
                                .aim = space_ahead(g, who, reach)};
    EVENT(.kind = ATTACKED, .seat = (uint8_t)who,
          .open = {[OPEN_NUMBER] = plain,
                   [OPEN_COUNT] = (uint8_t)count,
                   [OPEN_THROUGH] = (uint8_t)(number & ~NUMBER_MASK)});
}

/* FD-058, FD-063: the dash card moves the pawn and is not part of the strike. */
void fd_dash_strike(struct game *g, int who, int dash, int number, int count)
{
    uint8_t plain = (uint8_t)(number & NUMBER_MASK), card = (uint8_t)(dash & NUMBER_MASK);
    fd_play(g, who, dash, 1);
    uint8_t mine = g->mine, from = fd_move_forward(g, who, card);
    EVENT(.kind = DASHED, .seat = (uint8_t)who,
          .open = {[OPEN_CARD] = card,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[who],
                   [OPEN_THROUGH] = (uint8_t)(dash & ~NUMBER_MASK)});
    fd_after_way(g, who, mine);
    fd_play(g, who, number, count);
    g->strike = (struct strike){.number = plain,
                                .count = fd_strength(g, who, count, true),
                                .dashing = true,
                                .by = (uint8_t)who,
                                .aim = space_ahead(g, who, plain)};
    EVENT(.kind = STRUCK, .seat = (uint8_t)who,
          .open = {[OPEN_NUMBER] = plain,
                   [OPEN_COUNT] = (uint8_t)count,
                   [OPEN_THROUGH] = (uint8_t)(number & ~NUMBER_MASK)});
}

/* --- Responding. --- */

void fd_block(struct game *g, int who, int number, int count)
{
    fd_play(g, who, number, count);
    g->strike.outcome = BLOCKED_IT;
    EVENT(.kind = BLOCKED, .seat = (uint8_t)who,
          .open = {[OPEN_NUMBER] = number & NUMBER_MASK,
                   [OPEN_COUNT] = (uint8_t)count,
                   [OPEN_THROUGH] = (uint8_t)(number & ~NUMBER_MASK)});
}

/* FD-082, FD-087. FD-378: on the mine the skipped turn replaces the recovery, also one that was
 * owed already. */
void fd_retreat(struct game *g, int who, int card)
{
    struct persona *p = &g->persona[who];
    uint8_t skip = p->skip, number = card & NUMBER_MASK, mine = g->mine;
    fd_play(g, who, card, 1);
    uint8_t from = fd_move_back(g, who, number);
    p->marks &= (uint8_t)~DRAGON_FORM;
    if (g->recovering & seat_bit(who))
        p->marks |= OWED_BEFORE;
    if (p->skip == skip) {
        fd_owe_recovery(g, who);
    } else {
        g->recovering &= (seat_set)~seat_bit(who);
        p->marks |= STUMBLED;
    }
    g->strike.outcome = RETREATED_FROM;
    EVENT(.kind = RETREATED, .seat = (uint8_t)who,
          .open = {[OPEN_CARD] = number,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[who],
                   [OPEN_THROUGH] = (uint8_t)(card & ~NUMBER_MASK)});
    fd_after_way(g, who, mine);
}

/* FD-165 to FD-168: the Dragon bot that is hit by a pair or more loses its cards of that number.
 * FD-411: what counts as a pair is one. */
static void lose_matching(struct game *g, int who)
{
    const struct strike *s = &g->strike;
    int number = s->flags & RENUMBERED ? fd_distance(g, s->by, who) : s->number;
    if (g->bot == BOT_DRAGON && who == BOT && s->count >= 2 && number <= NUMBERS)
        while (g->hand[who][number])
            fd_discard(g, who, number);
}

static void respond(struct game *g, int who, struct option response)
{
    switch (response.verb) {
    case BLOCK: fd_block(g, who, response.b, response.c); break;
    case RETREAT: fd_retreat(g, who, response.a); break;
    case TAKE_HIT:
        g->strike.outcome = HIT_BY;
        fd_hit(g, who);
        lose_matching(g, who);
        break;
    }
}

/* --- What follows. --- */

/* What follows when `who` has answered a strike by `by`: the windows of both, beginning with the
 * player whose turn it is (FD-115). */
SCRIPT(aftermath, uint8_t who, by, outcome, dashing, flags; uint8_t i;)
{
    BEGIN;
    if (my->outcome == BLOCKED_IT && (my->flags & BLOCK_COSTS_MORE)) {
        CALL(1, shed, my->who, 1, SHED_ANY);
        if (!g->k.result) {
            fd_hit(g, my->who);
            RETURN(0);
        }
    }
    for (my->i = 0; my->i < 2 && !g->ending; my->i++) {
        if ((my->i == 0) == (my->who != g->turn)) {
            g->about = my->who;
            if (my->outcome == BLOCKED_IT && !my->dashing && fd_might_use(g, my->by, FOE_BLOCKED))
                CALL(2, window, my->by, fd_window_number(FOE_BLOCKED));
            else if (my->outcome == RETREATED_FROM && fd_might_use(g, my->by, FOE_RETREATED))
                CALL(3, window, my->by, fd_window_number(FOE_RETREATED));
        } else {
            g->about = my->by;
            if (my->outcome == BLOCKED_IT && fd_might_use(g, my->who, BLOCKED_SELF))
                CALL(4, window, my->who, fd_window_number(BLOCKED_SELF));
            else if (my->outcome == RETREATED_FROM && fd_might_use(g, my->who, RETREATED_SELF))
                CALL(5, window, my->who, fd_window_number(RETREATED_SELF));
        }
    }
    g->about = 0;
    END;
}

/* Has this answer any consequence beyond the strike itself? Rarely. */
static bool has_aftermath(const struct game *g, int who)
{
    const struct strike *s = &g->strike;
    uint32_t windows = fd_windows(g, s->by) | fd_windows(g, who);
    if (s->outcome == BLOCKED_IT)
        return (s->flags & BLOCK_COSTS_MORE) || (windows & (FOE_BLOCKED | BLOCKED_SELF));
    return s->outcome == RETREATED_FROM && (windows & (FOE_RETREATED | RETREATED_SELF));
}

/* --- The scripts. --- */

seat_set fd_struck(const struct game *g)
{
    seat_set on_space = 0;
    FOR_EACH_SEAT(who, fd_foes(g, g->strike.by))
        if (g->space[who] == g->strike.aim)
            on_space |= seat_bit(who);
    return on_space;
}

static uint8_t take_first(seat_set *seats)
{
    assert(*seats);
    uint8_t first = (uint8_t)set_first(*seats);
    *seats = (seat_set)set_without_first(*seats);
    return first;
}

static uint32_t declared_window(const struct game *g)
{
    return g->strike.dashing ? DASHING : ATTACKING;
}

/* Must they still answer? Not if they were defeated, or one of the two has changed sides meanwhile
 * (FD-310). A striker who was defeated has struck all the same (FD-412). */
static bool must_answer(const struct game *g, int who)
{
    return !g->strike.outcome && (fd_foes(g, g->strike.by) >> who & 1) && !g->ending;
}

/* g->strike has been declared: abilities of the striker, then each fighter on the space responds
 * on their own (FD-206), with the help of team mates and with abilities if they like.
 *
 * left: who is still to answer after `who`; strike: laid aside while its aftermath may strike. */
SCRIPT(clash, struct strike strike; seat_set left; uint8_t who; struct option answer;)
{
    BEGIN;
    if (fd_can_use(g, g->strike.by, declared_window(g))) /* for which no card is needed */
        CALL(1, window, g->strike.by, fd_window_number(declared_window(g)));
    my->left = fd_struck(g); /* fixed now: who arrives later is no target (FD-219) */
    while (my->left) {
        my->who = take_first(&my->left);
        if (fd_is_bot(g, my->who))
            fd_bot_draw(g); /* FD-148; FD-155: the last card ends it */
        if (g->fighters > 2 && fd_helpers(g, my->who))
            CALL(6, assist, my->who);
        while (must_answer(g, my->who)) {
            if (fd_is_interrupted(g, my->who))
                CALL(8, word, my->who);
            if (g->mode == MODE_BETRAYAL && !must_answer(g, my->who))
                break;
            if (fd_is_bot(g, my->who)) {
                my->answer = fd_bot_response(g);
            } else {
                ASK(2, my->who, ASK_RESPONSE);
                my->answer = ANSWER(my->who);
            }
            if (my->answer.verb == USE)
                CALL(3, use, my->who, my->answer.a, my->answer.b, my->answer.c);
            else if (fd_is_unmasking(my->answer))
                CALL(7, unmask, my->who, my->answer.verb, my->answer.a);
            else if (fd_is_through_twos(my->answer))
                CALL(4, use, my->who, fd_announce_through(g, my->who, my->answer));
            if (!fd_is_through_twos(my->answer) || g->k.result)
                respond(g, my->who, my->answer);
        }
        if (g->ending)
            RETURN(0);
        if (g->persona[my->who].marks & ROLLED)
            fd_settle_loose(g, my->who);
        if (has_aftermath(g, my->who)) {
            my->strike = g->strike;
            g->strike = (struct strike){0};
            CALL(5, aftermath, my->who, my->strike.by, my->strike.outcome, my->strike.dashing,
                 my->strike.flags);
            if (g->ending)
                RETURN(0);
            g->strike = my->strike;
        }
        g->strike.outcome = UNANSWERED;
        g->strike.helped = 0;
    }
    g->strike = (struct strike){0};
    END;
}
