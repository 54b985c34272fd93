/* turn.c - a player's turn: ante, action, buy, draw (P2-147). */
#include "games/puzzle_strike_2/turn.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/supers.h"

/* --- Actions. --- */

/* P2-100: out of turn they are kept. */
void p2_gain_actions(struct game *g, int who, int count, int by)
{
    uint8_t *actions = who == g->turn ? &g->now.actions : &g->player[who].kept;
    *actions = p2_sum(*actions, count);
    EVENT(.kind = ACTIONS_CAME, .seat = (uint8_t)who,
          .open = {(uint8_t)count, who != g->turn, [BY] = (uint8_t)by});
}

/* P2-183; a free card costs nothing. Dash: the next Crash card costs 1 action less. */
int p2_cost(const struct game *g, int card)
{
    const struct facts *facts = p2_fact(card);
    if (card & FREE)
        return 0;
    int cost = facts->cost - (facts->type == CRASH_CARD ? g->now.dashes : 0);
    return cost > 0 ? cost : 0;
}

bool p2_can_play(const struct game *g, int card)
{
    return p2_fact(card)->type != WOUND && p2_cost(g, card) <= g->now.actions;
}

void p2_pay(struct game *g, int who, int card)
{
    struct player *p = &g->player[who];
    int cost = p2_cost(g, card);
    assert(p2_can_play(g, card));
    g->now.actions = (uint8_t)(g->now.actions - cost);
    p2_hand_to_play(p, p2_hand_index(p, card));
    EVENT(.kind = PLAYED, .seat = (uint8_t)who, .open = {card & CARD_MASK, (uint8_t)cost});
}

/* --- The phases. --- */

static void begin_phase(const struct game *g, enum phase phase)
{
    EVENT(.kind = PHASE_BEGINS, .seat = g->turn, .open = {(uint8_t)phase});
}

/* Dragon Form: your ante phase adds 1 more gem.
 *
 * P2-066, P2-070; an Ante Up counts from the turn after it was revealed (P2-074). */
static void ante_phase(struct game *g)
{
    bool dragon_form = g->player[g->turn].creature == CARD_dragon_form;
    g->now = (struct now){.in_force = g->ante_ups};
    EVENT(.kind = TURN_BEGINS, .seat = g->turn);
    begin_phase(g, ANTE_PHASE);
    p2_ante(g, g->turn, ANTE + g->now.in_force + dragon_form);
}

/* P2-152, P2-156: actions, the holder's drop, and then creatures that do something now.
 *
 * Bell-Tower Bat: 1 more action.
 * Shellback Guardian: block 2. */
static void begin_actions(struct game *g)
{
    struct player *p = &g->player[g->turn];
    g->now.actions = p2_sum(ACTIONS + g->now.in_force, p->kept);
    EVENT(.kind = PHASE_BEGINS, .seat = g->turn,
          .open = {ACTION_PHASE, g->now.actions, g->now.in_force, p->kept});
    p->kept = 0;
    if (g->holder == g->turn)
        p2_drop(g, g->turn, BY_SCEPTER);
    if (p->creature == CARD_bell_tower_bat)
        p2_gain_actions(g, g->turn, 1, CARD_bell_tower_bat);
    if (p->creature == CARD_shellback_guardian)
        p2_block(g, g->turn, 2, CARD_shellback_guardian);
}

static void use_diamond(struct game *g, uint8_t color)
{
    g->player[g->turn].diamond = 0;
    EVENT(.kind = DIAMOND_USED, .seat = g->turn, .open = {color});
}

static void stop_acting(struct game *g)
{
    g->now.ends = true;
    EVENT(.kind = ACTIONS_END, .seat = g->turn, .open = {g->now.actions});
}

/* P2-159, P2-160. */
static void end_actions(struct game *g)
{
    p2_discard_played(&g->player[g->turn]);
    g->now.actions = 0;
}

/* P2-175 to P2-179. */
static void draw_phase(struct game *g)
{
    struct player *p = &g->player[g->turn];
    begin_phase(g, DRAW_PHASE);
    p2_discard_hand(g, g->turn);
    p2_draw(g, g->turn, HAND + p2_height_bonus(p->height));
}

/* P2-224: in the Grand Finale nobody buys. */
static bool buys(const struct game *g)
{
    return !p2_in_finale(g) && g->bank.count;
}

/* g->turn's turn. A chain of cards is finished before supers happen, and what ends the action phase
 * comes before them, too (P2-081, P2-161, P2-411). */
SCRIPT(turn, struct option act;)
{
    BEGIN;
    ante_phase(g);
    begin_actions(g);
    while (!g->now.ends) {
        ASK(TURN_ASKS_ACTION, g->turn, ASK_ACTION);
        my->act = ANSWER(g->turn);
        if (my->act.verb == PLAY) {
            p2_pay(g, g->turn, my->act.a);
            CALL(2, perform, g->turn, my->act.a & CARD_MASK, 1);
        } else if (my->act.verb == DROP) {
            p2_drop(g, g->turn, CHOSEN);
        } else if (my->act.verb == USE_DIAMOND) {
            use_diamond(g, my->act.a);
            CALL(3, super, g->turn, my->act.a);
        } else {
            stop_acting(g);
        }
        my->act = (struct option){0};
        if (!g->now.ends && !p2_is_broken_off(g) && p2_meter_full(g, g->turn))
            CALL(4, supers, g->turn);
        if (p2_is_broken_off(g))
            RETURN(0);
    }
    p2_drop(g, g->turn, AT_THE_END); /* P2-059 */
    if (p2_meter_full(g, g->turn))
        CALL(5, supers, g->turn);
    if (p2_is_broken_off(g))
        RETURN(0);
    end_actions(g);
    if (buys(g)) {
        begin_phase(g, BUY_PHASE);
        ASK(TURN_ASKS_BUY, g->turn, ASK_BUY);
        p2_buy(g, g->turn, ANSWER(g->turn).a);
        if (p2_is_broken_off(g))
            RETURN(0);
    }
    draw_phase(g);
    END;
}
