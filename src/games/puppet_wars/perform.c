/* perform.c - performing an Action: declaring it, meeting its value, paying its cost. */
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/stats.h"

static void burn_item(struct game *g, int unit)
{
    EVENT(.kind = ITEM_GONE, .seat = NOBODY, .open = {g->unit[unit].item});
    g->unit[unit].item = NO_ITEM;
}

/* The Additional Cost (PW-288 to PW-291); what can't be paid can't be declared. */
SCRIPT(pay, uint8_t unit, action; uint8_t who, cost;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    my->cost = pw_actions[my->action].cost;
    if (my->cost == RIP_ITSELF)
        CALL(1, suffer, my->unit, 1, NOBODY);
    if (my->cost == BURN_ITEM)
        burn_item(g, my->unit);
    if (my->cost == TEAR_ITSELF || my->cost == BURN_ITEM)
        CALL(2, tear, my->unit, NOBODY);
    if (my->cost == DISCARD_CROW) {
        ASK(3, my->who, ASK_PAY, my->action);
        pw_discard(g, my->who, ANSWER(my->who).a);
    }
    END;
}

/* PW-307, PW-308, PW-351. */
static void declare(struct game *g, int unit, int action, int target)
{
    assert(g->animation.unit == unit && !g->animation.acted && action && action < ACTIONS);
    g->animation.acted = 1;
    if (action != ACTION_pretty_buttons)
        g->unit[unit].exhausted = 1;
    g->striker = pw_striker(g, unit);
    EVENT(.kind = DECLARED, .seat = g->unit[unit].owner,
          .open = {(uint8_t)unit, (uint8_t)action, (uint8_t)target});
}

static bool has_value(int action)
{
    return pw_actions[action].value.number > 0 || pw_actions[action].value.suits;
}

/* The animated puppet performs an Action (PW-307 to PW-324). */
SCRIPT(perform, uint8_t unit, action, target, friendly; uint8_t who, met;)
{
    BEGIN;
    my->who = g->unit[my->unit].owner;
    declare(g, my->unit, my->action, my->target);
    if (my->action == ACTION_attack) {
        CALL(1, attack, my->target, 0, 0, NO_ACTION);
        g->striker = (struct striker){0};
        RETURN(0);
    }
    my->met = 1;
    if (has_value(my->action)) {
        CALL(2, effort, my->who, (uint8_t)pw_actions[my->action].value.number,
             pw_actions[my->action].value.suits, 1, (uint8_t)pw_change(g, my->unit, SKILLFUL));
        my->met = g->k.result != 0;
    }
    if (my->met && pw_actions[my->action].cost) {
        CALL(3, pay, my->unit, my->action);
        my->met = !g->over;
    }
    if (my->met && pw_actions[my->action].script)
        CALL_NUMBER(4, pw_actions[my->action].script, my->unit, my->target, my->action,
                    my->friendly);
    else if (my->met)
        pw_gain(g, my->target, &pw_actions[my->action]);
    pw_clear_table(g, my->who, 0);
    g->striker = (struct striker){0};
    END;
}
