/* effects.c - carries out a card: its steps in order, then what it has triggered (P2-368 ff.). */
#include "games/puzzle_strike_2/effects.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

/* Behind the last step of every card is NO_STEP. */
static bool is_running(const struct effect *e)
{
    assert(e->step < STEPS);
    return p2_step(e).op;
}

static bool is(const struct effect *e, int op)
{
    return p2_step(e).op == op;
}

/* Brass Knuckles and Dash: the next Crash card is played, and what waited for it belongs to it. */
static void begin(struct game *g, struct effect *e)
{
    int type = p2_facts[e->card].type;
    assert(is_running(e)); /* only Wounds and Ante Ups have no steps */
    g->now.blocked |= type == BLOCK_CARD;
    if (type != CRASH_CARD)
        return;
    e->extra = g->now.knuckles;
    g->now.knuckles = g->now.dashes = 0;
}

/* Where `perform` stands while a creature reacts. */
enum { REACTS = 7 };

static const struct frame *running_frame(const struct game *g)
{
    for (int i = g->k.depth - 1; i >= 0; i--)
        if (g->stack[i].script == SCRIPT_perform)
            return &g->stack[i];
    return NULL;
}

const struct effect *p2_running(const struct game *g)
{
    const struct frame *frame = running_frame(g);
    return frame ? (const struct effect *)frame->vars : NULL;
}

int p2_running_card(const struct game *g)
{
    const struct frame *frame = running_frame(g);
    const struct effect *e = p2_running(g);
    return !e ? NO_CARD : frame->at == REACTS ? e->opener : e->card;
}

static void choose_swap(struct game *g, int who, struct option answer)
{
    if (answer.verb == SWAP)
        p2_swap(g, who, answer.a, answer.b);
}

/* Creatures react to a present that was opened before them, when it is completely done.
 *
 * Crashing Rhino: whenever you open a present, crash once.
 * Party Parrot: the first present that you open each turn gives 1 more action.
 * Party Puppy: whenever you open a present, swap once. Returns whether that is to be asked. */
static bool react(struct game *g, struct effect *e)
{
    if (e->opener == CARD_crashing_rhino)
        p2_crash_top(g, e->who, CARD_crashing_rhino);
    if (e->opener == CARD_party_parrot && e->first)
        p2_gain_actions(g, e->who, 1, CARD_party_parrot);
    return e->opener == CARD_party_puppy && p2_can_swap(&g->player[e->who]);
}

/* P2-266: everybody sees the Wound that can't be played, and nothing reacts to it. */
static void open_present(struct game *g, struct effect *e)
{
    uint8_t card = (uint8_t)p2_draw_present(g, e->who);
    if (!card) {
        p2_fail(e, BOTH_EMPTY);
        return;
    }
    EVENT(.kind = OPENED, .seat = e->who, .open = {card});
    if (card == CARD_wound)
        return;
    g->now.presents = p2_sum(g->now.presents, 1);
    e->chosen = card;
}

/* P2-414: at no more than there are. */
static void look(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    e->looked_at = (uint8_t)(p->deck < p2_step(e).n ? p->deck : p2_step(e).n);
    if (e->looked_at)
        p2_look(g, e->who, e->looked_at);
    else
        p2_fail(e, DECK_EMPTY);
}

/* --- Steps. --- */

/* The first part of a step: all of it, unless it asks, calls or is a condition. */
static void begin_step(struct game *g, struct effect *e)
{
    e->chosen = 0;
    switch (p2_step(e).op) {
    case DO_LOOK: look(g, e); break;
    case DO_PRESENT: open_present(g, e); break;
    case DO_DISCARD: e->discarders = seat_bit(e->who); break;
    case DO_FOE_DISCARD:
        e->discarders = p2_foes(g, e->who);
        if (!e->discarders)
            p2_fail(e, NO_FOE);
        break;
    case DO_RESEARCH:
        look(g, e);
        e->asks_left = 1;
        break;
    default:
        if (p2_step_question(e) != NO_QUESTION)
            e->asks_left = p2_step_times(e);
        else if (!p2_is_condition(e))
            p2_do_step(g, e);
    }
}

/* P2-370: what can't be done is left out. */
static bool is_asking(const struct game *g, const struct effect *e)
{
    return p2_step_question(e) != NO_QUESTION && e->asks_left && p2_can_choose(g, e);
}

/* Why nothing came of a step that asks: its player could not, or did not like to. The others say so
 * elsewhere. */
static const uint8_t left_out[IF_TRASHED_CARD + 1] = {
    [DO_SWAP] = NOTHING_SWAPPED,          [DO_DEEP_SWAP] = NOTHING_SWAPPED,
    [DO_INSERT] = NOTHING_INSERTED,       [DO_DOUBLE] = NOTHING_DOUBLED,
    [DO_DEEP_CRASH] = PILE_EMPTY,         [DO_HAND_TO_DECK] = HAND_EMPTY,
    [DO_DISCARD_TO_HAND] = DISCARD_EMPTY, [DO_DISCARD_TO_DECK] = DISCARD_EMPTY,
};

static void tell_left_out(const struct effect *e)
{
    int why = left_out[p2_step(e).op];
    if (why != NO_FAILURE && e->asks_left == p2_step_times(e))
        p2_fail(e, (enum failure)why);
}

/* Somebody still has to discard. */
static bool is_discarding(const struct effect *e)
{
    return (is(e, DO_DISCARD) || is(e, DO_FOE_DISCARD)) && e->discarders;
}

/* Who discards next: one after the other from `who` on to the left. */
static uint8_t next_to_discard(const struct game *g, const struct effect *e)
{
    int seat = e->who;
    assert(e->discarders);
    while (!(e->discarders & seat_bit(seat)))
        seat = (seat + 1) % g->players;
    return (uint8_t)seat;
}

/* The steps are done, for this time: Double Take begins again at the first one. */
static void end_run(struct game *g, struct effect *e)
{
    for (; e->echoes; e->echoes--)
        p2_crash_top(g, e->who, CARD_sucker_punch);
    if (--e->runs)
        e->step = e->colors = 0;
}

/* On to the next step; a condition that does not hold ends the card. */
static void end_step(struct game *g, struct effect *e)
{
    bool goes_on = !p2_is_condition(e) || p2_condition_holds(g, e);
    e->step = (uint8_t)(e->step + goes_on);
    if (!goes_on || !is_running(e))
        end_run(g, e);
}

/* Double Take: then your action phase ends. */
static void end_actions(struct game *g, int who)
{
    g->now.ends = true;
    EVENT(.kind = ACTIONS_END, .seat = (uint8_t)who,
          .open = {g->now.actions, [BY] = CARD_double_take});
}

/* --- The card. --- */

/* Carries out a card that has been put into play: its steps, perhaps twice, then what it has
 * triggered. */
SCRIPT(perform, struct effect e;)
{
    struct effect *e = &my->e; /* set at each entry: survives ASK and CALL */
    BEGIN;
    begin(g, e);
    while (e->runs) {
        begin_step(g, e);
        while (is_asking(g, e)) {
            ASK(1, e->who, p2_step_question(e), p2_step_about(e), e->colors);
            struct option answer = ANSWER(e->who);
            if (answer.verb == STOP_HERE)
                break;
            p2_choose(g, e, answer);
            e->asks_left--;
        }
        if (LISTENING)
            tell_left_out(e);
        if (is(e, DO_RESEARCH) && e->looked_at)
            CALL(2, arrange, e->who, (uint8_t)(e->looked_at - 1));
        if (is(e, DO_DOUBLE) && e->chosen)
            CALL(3, perform, e->who, e->chosen, 2);
        if (is(e, DO_PRESENT) && e->chosen)
            CALL(4, perform, e->who, e->chosen, 1, true, g->player[e->who].creature,
                 g->now.presents == 1);
        while (is_discarding(e)) {
            CALL(5, discard, next_to_discard(g, e), (uint8_t)p2_step(e).n);
            e->discarders &= (uint8_t)~seat_bit(next_to_discard(g, e));
        }
        if (is(e, DO_LOOK))
            CALL(6, arrange, e->who, e->looked_at);
        if (is(e, DO_DOUBLE))
            end_actions(g, e->who);
        if (p2_is_broken_off(g))
            RETURN(0);
        end_step(g, e);
    }
    for (; e->extra; e->extra--)
        p2_crash_top(g, e->who, CARD_brass_knuckles); /* P2-393 */
    if (react(g, e)) {
        ASK(REACTS, e->who, ASK_SWAP, 1);
        choose_swap(g, e->who, ANSWER(e->who));
    }
    END;
}

/* `who` discards `count` cards of their choice (P2-262). */
SCRIPT(discard, uint8_t who, count;)
{
    BEGIN;
    for (; my->count && p2_hand_size(&g->player[my->who]); my->count--) {
        ASK(1, my->who, ASK_DISCARD, my->count);
        p2_hand_to_discard(g, my->who, p2_hand_index(&g->player[my->who], ANSWER(my->who).a));
    }
    if (LISTENING && my->count)
        EVENT(.kind = FAILED, .seat = my->who, .open = {NOTHING_DISCARDED});
    END;
}

/* `who` puts the top cards of their deck, which they have looked at, into any order: one by one,
 * for nobody may learn from the questions that some are equal (P2-436). */
SCRIPT(arrange, uint8_t who, count; uint8_t depth;)
{
    BEGIN;
    for (; my->depth + 1 < my->count; my->depth++) {
        ASK(1, my->who, ASK_ARRANGE, my->depth, my->count);
        p2_order_deck(&g->player[my->who], my->depth, ANSWER(my->who).a);
    }
    if (my->count)
        EVENT(.kind = REORDERED, .seat = my->who, .open = {my->count});
    END;
}
