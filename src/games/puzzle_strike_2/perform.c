/* perform.c - what a card does: its steps in order, then what it has triggered (P2-368 to P2-376).
 */
#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* A card that is being carried out: the frame of the script below. */
struct effect {
    uint8_t who, card;
    uint8_t runs;    /* how often its steps are still to be done: 2 by Double Take */
    uint8_t opened;  /* it was played through a present */
    uint8_t opener;  /* the creature that saw the present being opened */
    uint8_t first;   /* it was the first present of the turn */
    uint8_t step;    /* at which step it is */
    uint8_t left;    /* how often, or (a set) for whom, the step is still to be done */
    uint8_t broke;   /* gems that its last crash broke */
    uint8_t negated; /* tokens that it negated */
    uint8_t echoes;  /* crashes for cards that it has trashed (P2-419) */
    uint8_t extra;   /* crashes that Brass Knuckles add when it is done */
    uint8_t colors;  /* set of colours that it has put into the pile */
    uint8_t chosen;  /* the card that it plays, or how many it has looked at */
};

static struct step step_of(const struct effect *e)
{
    return p2_facts[e->card].steps[e->step];
}

static bool is_running(const struct effect *e)
{
    return e->step < STEPS && step_of(e).op;
}

static int crash_flags(const struct effect *e)
{
    int flags = step_of(e).n;
    return e->opened && (flags & OPENED_UNBLOCKABLE) ? flags | UNBLOCKABLE : flags;
}

static void crash_top(struct game *g, int who)
{
    p2_crash(g, who, g->player[who].height - 1, 0);
}

/* --- Steps that ask. --- */

/* The question of a step, and what it is about. */
static const struct {
    uint8_t asked, kind, about;
} questions[] = {
    [DO_SWAP] = {1, ASK_SWAP},
    [DO_DEEP_SWAP] = {1, ASK_DEEP_SWAP},
    [DO_DEEP_CRASH] = {1, ASK_DEEP_CRASH},
    [DO_TOP_CARD] = {1, ASK_BANK, TO_DECK},
    [DO_TAKE_BANK] = {1, ASK_BANK, TO_HAND},
    [DO_TRASH_BANK] = {1, ASK_BANK, TO_TRASH},
    [DO_CHARGE] = {1, ASK_CHARGE},
    [DO_HAND_TO_DECK] = {1, ASK_HAND},
    [DO_PAST_TO_HAND] = {1, ASK_PAST, 0},
    [DO_PAST_TO_DECK] = {1, ASK_PAST, 1},
    [DO_RESEARCH] = {1, ASK_RESEARCH},
    [DO_INSERT] = {1, ASK_INSERT},
    [DO_DOUBLE] = {1, ASK_DOUBLE},
    [IF_TRASHED_CARD] = {1, ASK_TRASH},
    [IF_TRASHED_WOUND] = {0}, /* the last step */
};

static bool is_question(const struct effect *e)
{
    return questions[step_of(e).op].asked;
}

static uint8_t how_often(const struct effect *e)
{
    struct step step = step_of(e);
    return step.op == DO_SWAP || step.op == DO_DEEP_SWAP || step.op == DO_INSERT ? (uint8_t)step.n
                                                                                 : 1;
}

static uint8_t about(const struct effect *e)
{
    switch (step_of(e).op) {
    case DO_SWAP:
    case DO_DEEP_SWAP:
    case DO_INSERT: return e->left;
    case DO_DEEP_CRASH: return (uint8_t)crash_flags(e);
    case DO_CHARGE: return (uint8_t)step_of(e).n;
    case DO_RESEARCH: return e->chosen;
    default: return questions[step_of(e).op].about;
    }
}

/* Has the pile gems of two colours? Other swaps would change nothing. */
static bool can_swap(const struct player *p)
{
    return p->height && p2_run_length(p, p->height - 1) < p->height;
}

static bool can_trash(const struct player *p)
{
    for (int i = 0; i < p2_hand_size(p); i++)
        if (p2_can_be_trashed(p2_hand(p)[i]))
            return true;
    return false;
}

static bool can_double(const struct game *g, const struct player *p)
{
    for (int i = 0; i < p2_hand_size(p); i++)
        if (p2_can_play(g, p2_hand(p)[i]))
            return true;
    return false;
}

/* P2-370: what can't be done is left out. */
static bool can_choose(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    int op = step_of(e).op;
    switch (op) {
    case DO_SWAP:
    case DO_DEEP_SWAP: return can_swap(p);
    case DO_DEEP_CRASH: return p->height > 0;
    case DO_TOP_CARD:
    case DO_TAKE_BANK:
    case DO_TRASH_BANK: return g->bank.count > 0;
    case DO_HAND_TO_DECK: return p2_hand_size(p) > 0;
    case DO_PAST_TO_HAND:
    case DO_PAST_TO_DECK: return p->discard > 0;
    case DO_RESEARCH:
        e->chosen = (uint8_t)(p->deck < step_of(e).n ? p->deck : step_of(e).n);
        if (e->chosen)
            p2_look(g, e->who, e->chosen);
        return e->chosen > 0;
    case DO_DOUBLE: return can_double(g, p);
    case IF_TRASHED_CARD: return can_trash(p);
    default: return true;
    }
}

/* P2-419: a trashed Sucker Punch crashes when the card that trashed it is done (P2-374). */
static void trash(struct game *g, struct effect *e, int card)
{
    p2_trash(g, card);
    if (card == CARD_sucker_punch)
        e->echoes++;
    EVENT(.kind = TRASHED, .seat = e->who, .open = {(uint8_t)card});
}

static void choose_bank(struct game *g, struct effect *e, int slot)
{
    int card = g->bank.card[slot], where = about(e);
    p2_take(g, e->who, slot, (enum taking)where);
    if (where == TO_TRASH && card == CARD_sucker_punch)
        e->echoes++;
}

static void charge(struct game *g, struct effect *e, int color)
{
    uint8_t *meter = &g->player[e->who].meter[color];
    *meter = p2_sum(*meter, step_of(e).n);
    EVENT(.kind = CHARGED, .seat = e->who, .open = {(uint8_t)color, (uint8_t)step_of(e).n});
}

/* What was chosen happens. False if the player stops here. */
static bool choose(struct game *g, struct effect *e, struct option answer)
{
    struct player *p = &g->player[e->who];
    switch (step_of(e).op) {
    case DO_TOP_CARD:
    case DO_TAKE_BANK:
    case DO_TRASH_BANK: choose_bank(g, e, answer.a); return true;
    case DO_PAST_TO_HAND: p2_past_to_hand(g, e->who, answer.a); return true;
    case DO_PAST_TO_DECK: p2_past_to_deck(g, e->who, answer.a); return true;
    case DO_HAND_TO_DECK: p2_hand_to_deck(g, e->who, p2_in_hand(p, answer.a)); return true;
    case DO_RESEARCH: p2_research(p, answer.a); return true;
    case DO_CHARGE: charge(g, e, answer.a); return true;
    default: break;
    }
    switch (answer.verb) {
    case SWAP: p2_swap(g, e->who, answer.a, answer.b); return true;
    case CRASH: e->broke = (uint8_t)p2_crash(g, e->who, answer.a, crash_flags(e)); return true;
    case INSERT:
        p2_insert(g, e->who, answer.a, answer.b);
        e->colors |= (uint8_t)(1u << answer.a);
        return true;
    case DOUBLE:
        e->chosen = answer.a & CARD_MASK;
        p2_pay(g, e->who, answer.a);
        return true;
    case TRASH_IT: trash(g, e, p2_remove_from_hand(p, p2_in_hand(p, answer.a))); return true;
    default: return false;
    }
}

/* --- Steps that don't. --- */

static bool trash_wound(struct game *g, struct effect *e)
{
    struct player *p = &g->player[e->who];
    int place = p2_in_hand(p, CARD_wound);
    if (place < 0)
        return false;
    trash(g, e, p2_remove_from_hand(p, place));
    return true;
}

/* P2-191, P2-195. A second time, by Double Take, it sits already. */
static void sit(struct game *g, struct effect *e)
{
    struct player *p = &g->player[e->who];
    if (!p2_remove_from_play(p, e->card))
        return;
    if (p->creature)
        p2_lose_creature(g, e->who);
    p->creature = e->card;
    EVENT(.kind = CREATURE_SET, .seat = e->who, .open = {e->card});
}

static void send_negated(struct game *g, struct effect *e, int each)
{
    int count = e->negated / each;
    if (count > 2)
        count = 2;
    if (!count)
        return;
    EVENT(.kind = SENT, .seat = e->who, .open = {(uint8_t)count});
    p2_send(g, e->who, count, false);
}

/* P2-416: the type counts, not what the card did. */
static void ward(struct game *g, struct effect *e, int block)
{
    if (g->now.blocked)
        p2_destroy_top(g, e->who, 2);
    else
        p2_block(g, e->who, block);
}

static void crash(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    if (!(step_of(e).n & IF_DIFFERENT) || p2_top_differs(p))
        e->broke = (uint8_t)p2_crash(g, e->who, p->height - 1, crash_flags(e));
}

static void lucky_bank(struct game *g, struct effect *e)
{
    if (g->bank.count)
        p2_take(g, e->who, (int)chance_below(&g->k.chance, g->bank.count), TO_HAND_FREE);
}

static void foes_gain_wounds(struct game *g, struct effect *e, int count)
{
    for (unsigned foes = p2_foes(g, e->who); foes; foes &= foes - 1)
        p2_gain_wounds(g, __builtin_ctz(foes), count);
}

static int drawn(const struct game *g, const struct effect *e, struct step step)
{
    const struct player *p = &g->player[e->who];
    int bonus = p2_bonus(p->height);
    if (step.op == DO_DRAW_HEIGHT)
        return bonus > step.n ? bonus : step.n;
    return step.op == DO_DRAW_BAG && p2_hand_size(p) ? 1 : step.n;
}

/* Conditions: false if the rest of the card does not happen. */
static bool holds(struct game *g, struct effect *e, struct step step)
{
    switch (step.op) {
    case IF_TOP_DIFFERS: return p2_top_differs(&g->player[e->who]);
    case IF_BROKE: return e->broke >= step.n;
    case IF_OPENED: return e->opened;
    default: return trash_wound(g, e);
    }
}

static void do_step(struct game *g, struct effect *e, struct step step)
{
    int who = e->who, n = step.n;
    switch (step.op) {
    case DO_CRASH: crash(g, e); break;
    case DO_BLOCK: e->negated = (uint8_t)p2_block(g, who, n); break;
    case DO_DRAW:
    case DO_DRAW_HEIGHT:
    case DO_DRAW_BAG: p2_draw(g, who, drawn(g, e, step)); break;
    case DO_ACTION: p2_gain_actions(g, who, n); break;
    case DO_BUY_COST: g->now.price = (int8_t)(g->now.price + n); break;
    case DO_FOE_ANTE: p2_foes_ante(g, who, n); break;
    case DO_ANTE: p2_ante(g, who, n); break;
    case DO_WOUNDS: p2_gain_wounds(g, who, n); break;
    case DO_FOE_WOUNDS: foes_gain_wounds(g, e, n); break;
    case DO_INCOMING: p2_gain_tokens(g, who, n); break;
    case DO_DESTROY_TOP: p2_destroy_top(g, who, n); break;
    case DO_LUCKY_BANK: lucky_bank(g, e); break;
    case DO_TRASH_THIS:
        if (p2_remove_from_play(&g->player[who], e->card))
            trash(g, e, e->card);
        break;
    case DO_SEND_NEGATED: send_negated(g, e, n); break;
    case DO_WARD: ward(g, e, n); break;
    case DO_BLOCK_HAND: p2_block(g, who, p2_hand_size(&g->player[who])); break;
    case DO_BLOODLUST: g->now.bloodlust = 1; break;
    case DO_KNUCKLES: g->now.knuckles = p2_sum(g->now.knuckles, 1); break;
    case DO_DASH: g->now.dashes = p2_sum(g->now.dashes, n); break;
    case DO_SIT: sit(g, e); break;
    }
}

/* --- The script. --- */

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
        crash_top(g, e->who);
    if (e->opener == CARD_party_parrot && e->first)
        p2_gain_actions(g, e->who, 1);
    return e->opener == CARD_party_puppy && can_swap(&g->player[e->who]);
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
    return step_of(e).op == DO_DISCARD ? seat_bit(e->who) : p2_foes(g, e->who);
}

static uint8_t next_of(const struct game *g, const struct effect *e)
{
    int seat = e->who;
    while (!(e->left & seat_bit(seat)))
        seat = (seat + 1) % g->players;
    return (uint8_t)seat;
}

static void look(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    e->chosen = (uint8_t)(p->deck < step_of(e).n ? p->deck : step_of(e).n);
    p2_look(g, e->who, e->chosen);
}

static bool discards(const struct effect *e)
{
    return step_of(e).op == DO_DISCARD || step_of(e).op == DO_FOE_DISCARD;
}

/* Carries out a card that has been put into play. */
SCRIPT(perform, struct effect e;)
{
    BEGIN;
    begin(g, &my->e);
    for (; my->e.runs; my->e.runs--) {
        for (my->e.step = 0; is_running(&my->e); my->e.step++) {
            my->e.chosen = 0;
            if (is_question(&my->e)) {
                for (my->e.left = how_often(&my->e); my->e.left && can_choose(g, &my->e);
                     my->e.left--) {
                    ASK(1, my->e.who, questions[step_of(&my->e).op].kind, about(&my->e),
                        my->e.colors);
                    if (!choose(g, &my->e, ANSWER(my->e.who)))
                        break;
                }
            } else if (step_of(&my->e).op == DO_PRESENT) {
                open_present(g, &my->e);
                if (my->e.chosen)
                    CALL(2, perform, my->e.who, my->e.chosen, 1, true,
                         g->player[my->e.who].creature, g->now.presents == 1);
            } else if (discards(&my->e)) {
                for (my->e.left = discarders(g, &my->e); my->e.left;
                     my->e.left &= (uint8_t)~seat_bit(next_of(g, &my->e)))
                    CALL(3, discard, next_of(g, &my->e), (uint8_t)step_of(&my->e).n);
            } else if (step_of(&my->e).op == DO_LOOK) {
                look(g, &my->e);
            } else if (step_of(&my->e).op < IF_TOP_DIFFERS) {
                do_step(g, &my->e, step_of(&my->e));
            } else if (!holds(g, &my->e, step_of(&my->e))) {
                break;
            }
            if (step_of(&my->e).op == DO_RESEARCH && my->e.chosen)
                CALL(4, arrange, my->e.who, (uint8_t)(my->e.chosen - 1));
            if (step_of(&my->e).op == DO_LOOK)
                CALL(5, arrange, my->e.who, my->e.chosen);
            if (step_of(&my->e).op == DO_DOUBLE) {
                if (my->e.chosen)
                    CALL(6, perform, my->e.who, my->e.chosen, 2);
                g->now.ends = true;
            }
            if (p2_is_broken_off(g))
                RETURN(0);
            if (step_of(&my->e).op == IF_TRASHED_CARD && my->e.left)
                break;
        }
        for (; my->e.echoes; my->e.echoes--)
            crash_top(g, my->e.who);
    }
    for (; my->e.extra; my->e.extra--)
        crash_top(g, my->e.who); /* P2-393 */
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
