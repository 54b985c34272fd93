/* perform.c - carries out a card: its steps in order, then what it has triggered (P2-368 ff.). */
#include "games/puzzle_strike_2/effect.h"

static bool is_running(const struct effect *e)
{
    return e->step < STEPS && p2_step(e).op;
}

static bool is(const struct effect *e, int op)
{
    return p2_step(e).op == op;
}

/* The next Crash card is played: what waited for it belongs to it now. */
static void begin(struct game *g, struct effect *e)
{
    int type = p2_facts[e->card].type;
    g->now.blocked |= type == BLOCK_CARD;
    if (type != CRASH_CARD)
        return;
    e->extra = g->now.knuckles;
    g->now.knuckles = g->now.dashes = 0;
}

static void choose_swap(struct game *g, int who, struct option answer)
{
    if (answer.verb == SWAP)
        p2_swap(g, who, answer.a, answer.b);
}

/* Creatures react to a present that was opened before them, when it is completely done. */
static bool react(struct game *g, struct effect *e)
{
    if (e->opener == CARD_crashing_rhino)
        p2_crash_top(g, e->who);
    if (e->opener == CARD_party_parrot && e->first)
        p2_gain_actions(g, e->who, 1);
    return e->opener == CARD_party_puppy && p2_can_swap(&g->player[e->who]);
}

static void open_present(struct game *g, struct effect *e)
{
    e->chosen = (uint8_t)p2_draw_present(g, e->who);
    if (!e->chosen)
        return;
    g->now.presents = p2_sum(g->now.presents, 1);
    EVENT(.kind = OPENED, .seat = e->who, .open = {e->chosen});
}

/* Who has to discard: a set, one after the other from the left of `who`. */
static uint8_t discarders(const struct game *g, const struct effect *e)
{
    return is(e, DO_DISCARD) ? seat_bit(e->who) : p2_foes(g, e->who);
}

static uint8_t next_of(const struct game *g, const struct effect *e)
{
    int seat = e->who;
    while (!(e->left & seat_bit(seat)))
        seat = (seat + 1) % g->players;
    return (uint8_t)seat;
}

/* P2-414: at no more than there are. */
static void look(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    e->chosen = (uint8_t)(p->deck < p2_step(e).n ? p->deck : p2_step(e).n);
    if (e->chosen)
        p2_look(g, e->who, e->chosen);
}

/* Carries out a card that has been put into play. */
SCRIPT(perform, struct effect e;)
{
    BEGIN;
    begin(g, &my->e);
    for (; my->e.runs; my->e.runs--) {
        my->e.colors = 0;
        for (my->e.step = 0; is_running(&my->e); my->e.step++) {
            my->e.chosen = 0;
            if (is(&my->e, DO_LOOK) || is(&my->e, DO_RESEARCH))
                look(g, &my->e);
            if (p2_step_question(&my->e) != NO_QUESTION) {
                for (my->e.left = p2_step_times(&my->e); my->e.left && p2_can_choose(g, &my->e);
                     my->e.left--) {
                    ASK(1, my->e.who, p2_step_question(&my->e), p2_step_about(&my->e),
                        my->e.colors);
                    if (!p2_choose(g, &my->e, ANSWER(my->e.who)))
                        break;
                }
                if (is(&my->e, IF_TRASHED_CARD) && my->e.left)
                    break;
                if (is(&my->e, DO_RESEARCH) && my->e.chosen)
                    CALL(2, arrange, my->e.who, (uint8_t)(my->e.chosen - 1));
                if (is(&my->e, DO_DOUBLE)) {
                    if (my->e.chosen)
                        CALL(3, perform, my->e.who, my->e.chosen, 2);
                    g->now.ends = true;
                }
            } else if (is(&my->e, DO_PRESENT)) {
                open_present(g, &my->e);
                if (my->e.chosen)
                    CALL(4, perform, my->e.who, my->e.chosen, 1, true,
                         g->player[my->e.who].creature, g->now.presents == 1);
            } else if (is(&my->e, DO_DISCARD) || is(&my->e, DO_FOE_DISCARD)) {
                for (my->e.left = discarders(g, &my->e); my->e.left;
                     my->e.left &= (uint8_t)~seat_bit(next_of(g, &my->e)))
                    CALL(5, discard, next_of(g, &my->e), (uint8_t)p2_step(&my->e).n);
            } else if (is(&my->e, DO_LOOK)) {
                CALL(6, arrange, my->e.who, my->e.chosen);
            } else if (p2_step(&my->e).op < IF_TOP_DIFFERS) {
                p2_do_step(g, &my->e);
            } else if (!p2_holds(g, &my->e)) {
                break;
            }
            if (p2_is_broken_off(g))
                RETURN(0);
        }
        for (; my->e.echoes; my->e.echoes--)
            p2_crash_top(g, my->e.who);
    }
    for (; my->e.extra; my->e.extra--)
        p2_crash_top(g, my->e.who); /* P2-393 */
    if (react(g, &my->e)) {
        ASK(7, my->e.who, ASK_SWAP, 1);
        choose_swap(g, my->e.who, ANSWER(my->e.who));
    }
    END;
}

/* `who` discards so many cards of his choice (P2-262). */
SCRIPT(discard, uint8_t who, count;)
{
    BEGIN;
    for (; my->count && p2_hand_size(&g->player[my->who]); my->count--) {
        ASK(1, my->who, ASK_DISCARD, my->count);
        p2_hand_to_discard(g, my->who, p2_in_hand(&g->player[my->who], ANSWER(my->who).a));
    }
    END;
}

/* Are these cards, from this depth on, all the same? */
static bool are_equal(const struct player *p, int depth, int count)
{
    const uint8_t *deck = p2_deck(p);
    for (int i = depth + 1; i < count; i++)
        if (deck[i] != deck[depth])
            return false;
    return true;
}

/* `who` puts the top cards of his deck, which he has looked at, into any order. */
SCRIPT(arrange, uint8_t who, count; uint8_t depth;)
{
    BEGIN;
    for (; !are_equal(&g->player[my->who], my->depth, my->count); my->depth++) {
        ASK(1, my->who, ASK_ARRANGE, my->depth, my->count);
        p2_order_deck(&g->player[my->who], my->depth, ANSWER(my->who).a);
    }
    EVENT(.kind = REORDERED, .seat = my->who, .open = {my->count});
    END;
}
