/* effects_steps.c - what each step of a card asks and does (enum step_op). */
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/effects.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

static int crash_flags(const struct effect *e)
{
    int flags = (int)p2_step(e).n;
    return e->opened && (flags & OPENED_UNBLOCKABLE) ? flags | UNBLOCKABLE : flags;
}

/* --- Steps that ask. --- */

/* The question of a step, and what it is about. */
static const struct {
    uint8_t asks, kind, about;
} questions[] = {
    [DO_SWAP] = {1, ASK_SWAP},
    [DO_DEEP_SWAP] = {1, ASK_DEEP_SWAP},
    [DO_DEEP_CRASH] = {1, ASK_DEEP_CRASH},
    [DO_TOP_CARD] = {1, ASK_BANK, TO_DECK},
    [DO_TAKE_BANK] = {1, ASK_BANK, TO_HAND},
    [DO_TRASH_BANK] = {1, ASK_BANK, TO_TRASH},
    [DO_CHARGE] = {1, ASK_CHARGE},
    [DO_HAND_TO_DECK] = {1, ASK_HAND},
    [DO_DISCARD_TO_HAND] = {1, ASK_FETCH, 0},
    [DO_DISCARD_TO_DECK] = {1, ASK_FETCH, 1},
    [DO_RESEARCH] = {1, ASK_RESEARCH},
    [DO_INSERT] = {1, ASK_INSERT},
    [DO_DOUBLE] = {1, ASK_DOUBLE},
    [IF_TRASHED_CARD] = {1, ASK_TRASH}, /* the last step: all others are below */
};

uint8_t p2_step_question(const struct effect *e)
{
    int op = p2_step(e).op;
    return questions[op].asks ? questions[op].kind : NO_QUESTION;
}

uint8_t p2_step_times(const struct effect *e)
{
    struct step step = p2_step(e);
    return step.op == DO_SWAP || step.op == DO_DEEP_SWAP || step.op == DO_INSERT ? (uint8_t)step.n
                                                                                 : 1;
}

uint8_t p2_step_about(const struct effect *e)
{
    switch (p2_step(e).op) {
    case DO_SWAP:
    case DO_DEEP_SWAP:
    case DO_INSERT: return e->asks_left;
    case DO_DEEP_CRASH: return (uint8_t)crash_flags(e);
    case DO_CHARGE: return (uint8_t)p2_step(e).n;
    case DO_RESEARCH: return e->looked_at;
    default: return questions[p2_step(e).op].about;
    }
}

/* P2-370: what can't be done is left out; but nobody may learn from that what is hidden (P2-436).
 */
bool p2_can_choose(const struct game *g, const struct effect *e)
{
    const struct player *p = &g->player[e->who];
    switch (p2_step(e).op) {
    case DO_SWAP:
    case DO_DEEP_SWAP: return p2_can_swap(p);
    case DO_DEEP_CRASH: return p->height > 0;
    case DO_TOP_CARD:
    case DO_TAKE_BANK:
    case DO_TRASH_BANK: return g->bank.count > 0;
    case DO_HAND_TO_DECK:
    case DO_DOUBLE:
    case IF_TRASHED_CARD: return p2_hand_size(p) > 0;
    case DO_DISCARD_TO_HAND:
    case DO_DISCARD_TO_DECK: return p->discard > 0;
    case DO_RESEARCH: return e->looked_at > 0;
    default: return true;
    }
}

/* Sucker Punch: whoever trashes this card, from anywhere, crashes once; when the card that trashed
 * it is done (P2-374, P2-419). */
static void trash(struct game *g, struct effect *e, int card)
{
    p2_trash(g, card);
    if (card == CARD_sucker_punch)
        e->echoes++;
    EVENT(.kind = TRASHED, .seat = e->who, .open = {(uint8_t)card});
}

static void choose_bank(struct game *g, struct effect *e, int slot)
{
    int card = g->bank.card[slot], where = p2_step_about(e);
    p2_take(g, e->who, slot, (enum taking)where);
    if (where == TO_TRASH && card == CARD_sucker_punch)
        e->echoes++;
}

static void charge(struct game *g, struct effect *e, int color)
{
    uint8_t *meter = &g->player[e->who].meter[color];
    *meter = p2_sum(*meter, p2_step(e).n);
    EVENT(.kind = CHARGED, .seat = e->who, .open = {(uint8_t)color, (uint8_t)p2_step(e).n});
}

/* What was chosen happens. */
void p2_choose(struct game *g, struct effect *e, struct option answer)
{
    struct player *p = &g->player[e->who];
    switch (p2_step(e).op) {
    case DO_TOP_CARD:
    case DO_TAKE_BANK:
    case DO_TRASH_BANK: choose_bank(g, e, answer.a); return;
    case DO_DISCARD_TO_HAND: p2_discard_to_hand(g, e->who, answer.a); return;
    case DO_DISCARD_TO_DECK: p2_discard_to_deck(g, e->who, answer.a); return;
    case DO_HAND_TO_DECK: p2_hand_to_deck(g, e->who, p2_hand_index(p, answer.a)); return;
    case DO_RESEARCH:
        p2_research(p, answer.a);
        EVENT(.kind = RESEARCHED, .seat = e->who, .eyes = seat_bit(e->who), .secret = {answer.a});
        return;
    case DO_CHARGE: charge(g, e, answer.a); return;
    default: break;
    }
    switch (answer.verb) {
    case SWAP: p2_swap(g, e->who, answer.a, answer.b); break;
    case CRASH: e->broke = (uint8_t)p2_crash(g, e->who, answer.a, crash_flags(e), NO_CARD); break;
    case INSERT:
        p2_insert(g, e->who, answer.a, answer.b);
        e->colors |= (uint8_t)(1u << answer.a);
        break;
    case DOUBLE:
        e->chosen = answer.a & CARD_MASK;
        p2_pay(g, e->who, answer.a);
        break;
    default: /* TRASH_IT */ trash(g, e, p2_remove_from_hand(p, p2_hand_index(p, answer.a))); break;
    }
}

/* --- Steps that don't. --- */

bool p2_fail(const struct effect *e, enum failure why)
{
    EVENT(.kind = FAILED, .seat = e->who, .open = {(uint8_t)why});
    return false;
}

/* Something that holds on until the turn ends, and can't be seen at once. */
static void hold_on(const struct effect *e)
{
    EVENT(.kind = HOLDS_ON, .seat = e->who, .open = {p2_step(e).op, (uint8_t)p2_step(e).n});
}

static bool trash_wound(struct game *g, struct effect *e)
{
    struct player *p = &g->player[e->who];
    int index = p2_hand_index(p, CARD_wound);
    if (index < 0)
        return p2_fail(e, NO_WOUND);
    trash(g, e, p2_remove_from_hand(p, index));
    return true;
}

/* P2-191, P2-195. A second time, by Double Take, it sits already. */
static void sit(struct game *g, struct effect *e)
{
    struct player *p = &g->player[e->who];
    if (!p2_remove_from_play(p, e->card))
        return;
    if (p->creature)
        p2_lose_creature(g, e->who, REPLACED, NO_CARD);
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
    p2_send(g, e->who, count, false, NO_CARD);
}

/* P2-416: the type counts, not what the card did. */
static void ward(struct game *g, struct effect *e, int block)
{
    if (g->now.blocked)
        p2_destroy_top(g, e->who, 2, NO_CARD);
    else
        p2_block(g, e->who, block, NO_CARD);
}

static void crash(struct game *g, struct effect *e)
{
    const struct player *p = &g->player[e->who];
    if (p2_step(e).n & IF_DIFFERENT && !p2_top_differs(p))
        p2_fail(e, TOP_ALIKE);
    else
        e->broke = (uint8_t)p2_crash(g, e->who, p->height - 1, crash_flags(e), NO_CARD);
}

static void lucky_bank(struct game *g, struct effect *e)
{
    if (g->bank.count)
        p2_take(g, e->who, (int)chance_below(&g->k.chance, g->bank.count), TO_HAND_FREE);
}

static void foes_gain_wounds(struct game *g, struct effect *e, int count)
{
    if (!p2_foes(g, e->who))
        p2_fail(e, NO_FOE);
    FOR_EACH_SEAT(foe, p2_foes(g, e->who))
        p2_gain_wounds(g, foe, count);
}

static int draw_count(const struct game *g, const struct effect *e, struct step step)
{
    const struct player *p = &g->player[e->who];
    int bonus = p2_height_bonus(p->height);
    if (step.op == DO_DRAW_HEIGHT)
        return bonus > step.n ? bonus : step.n;
    return step.op == DO_DRAW_BAG && p2_hand_size(p) ? 1 : step.n;
}

/* Conditions: false if the rest of the card does not happen. */
bool p2_condition_holds(struct game *g, struct effect *e)
{
    struct step step = p2_step(e);
    switch (step.op) {
    case IF_TOP_DIFFERS: return p2_top_differs(&g->player[e->who]) || p2_fail(e, TOP_ALIKE);
    case IF_BROKE: return e->broke >= step.n || p2_fail(e, BROKE_TOO_FEW);
    case IF_OPENED: return e->opened;
    case IF_TRASHED_WOUND: return trash_wound(g, e);
    default:
        return !e->asks_left || p2_fail(e, NOTHING_TRASHED); /* IF_TRASHED_CARD, which has asked */
    }
}

void p2_do_step(struct game *g, struct effect *e)
{
    struct step step = p2_step(e);
    int who = e->who, n = (int)step.n;
    switch (step.op) {
    case DO_CRASH: crash(g, e); break;
    case DO_BLOCK: e->negated = (uint8_t)p2_block(g, who, n, NO_CARD); break;
    case DO_DRAW:
    case DO_DRAW_HEIGHT:
    case DO_DRAW_BAG: p2_draw(g, who, draw_count(g, e, step)); break;
    case DO_ACTION: p2_gain_actions(g, who, n, NO_CARD); break;
    case DO_BUY_COST:
        g->now.price = (int8_t)(g->now.price + n);
        hold_on(e);
        break;
    case DO_FOE_ANTE: p2_foes_ante(g, who, n); break;
    case DO_ANTE: p2_ante(g, who, n); break;
    case DO_WOUNDS: p2_gain_wounds(g, who, n); break;
    case DO_FOE_WOUNDS: foes_gain_wounds(g, e, n); break;
    case DO_INCOMING: p2_gain_tokens(g, who, n); break;
    case DO_DESTROY_TOP: p2_destroy_top(g, who, n, NO_CARD); break;
    case DO_LUCKY_BANK: lucky_bank(g, e); break;
    case DO_TRASH_THIS:
        if (p2_remove_from_play(&g->player[who], e->card))
            trash(g, e, e->card);
        break;
    case DO_SEND_NEGATED: send_negated(g, e, n); break;
    case DO_WARD: ward(g, e, n); break;
    case DO_BLOCK_HAND: p2_block(g, who, p2_hand_size(&g->player[who]), NO_CARD); break;
    case DO_BLOODLUST:
        g->now.bloodlust = 1;
        hold_on(e);
        break;
    case DO_KNUCKLES:
        g->now.knuckles = p2_sum(g->now.knuckles, 1);
        hold_on(e);
        break;
    case DO_DASH:
        g->now.dashes = p2_sum(g->now.dashes, n);
        hold_on(e);
        break;
    case DO_SIT: sit(g, e); break;
    }
}
