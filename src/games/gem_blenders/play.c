/* play.c - playing gems, blends and actions, and using effects. */
#include "games/gem_blenders/play.h"

#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

/* --- Timed actions (GB-623). --- */

bool gb_meter_has_room(const struct game *g, int seat)
{
    int count = g->player[seat].meter.count;
    return count < METER || count < gb_meter_slots(g, seat);
}

bool gb_is_timely(int card, int moment)
{
    int when = gb_effect_table[card].when;
    return gb_is_action(card) &&
           (when == moment || (moment == FOE_DECLARED && when == ATTACK_DECLARED));
}

bool gb_can_answer(const struct game *g, int seat, int moment)
{
    const struct player *p = &g->player[seat];
    if (gb_round_over(g) || !gb_meter_has_room(g, seat))
        return false;
    for (int i = 0; i < p->hand.count; i++)
        if (!(p->hand.card[i] & SEEN) || gb_is_timely(gb_held(p, i), moment))
            return true;
    return false;
}

/* --- Actions. --- */

/* The opponent may answer an action, also once more when it is prevented already (GB-501.4b); if it
 * is not it is successful (GB-501.6). Effects that react to it come before its own (GB-501.6a).
 * Returns whether it is successful. */
SCRIPT(play_action, uint8_t who, card; uint8_t stopped; struct option answer;)
{
    BEGIN;
    gb_hand_take(g, my->who, my->card);
    zone_put(ZONE_OF(g->player[my->who].meter), my->card);
    g->player[my->who].flags |= HAS_ACTED;
    EVENT(.kind = ACTION_ACTED, .seat = my->who, .open = {my->card});
    while (gb_can_answer(g, my->who ^ 1, FOE_ACTS)) {
        ASK(1, my->who ^ 1, ASK_TIMED, FOE_ACTS, my->card, my->stopped);
        my->answer = ANSWER(my->who ^ 1);
        if (my->answer.verb == PASS)
            break;
        CALL(2, play_action, my->who ^ 1, my->answer.a); /* Cancel answers it */
        my->stopped |= (uint8_t)g->k.result;
    }
    if (my->stopped)
        EVENT(.kind = ACTION_STOPPED, .seat = my->who, .open = {my->card});
    gb_news(g, (struct news){ACTION_PLAYED, my->who, .a = my->card});
    SETTLE(3);
    RETURN(!my->stopped);
    END;
}

/* An action of the play phase. */
SCRIPT(act, uint8_t who, card;)
{
    BEGIN;
    CALL(1, play_action, my->who, my->card);
    if (g->k.result)
        CALL(2, perform, my->who, NO_SLOT, my->card);
    END;
}

/* Sets of meter slots are kept in frames as two bytes. */
static void put_slot(uint8_t set[2], int slot, bool in)
{
    assert(slot >= 0 && slot < METER_MOST);
    uint8_t bit = (uint8_t)(1u << slot % 8);
    set[slot / 8] = (uint8_t)(in ? set[slot / 8] | bit : set[slot / 8] & ~bit);
}

static bool has_several(const uint8_t set[2])
{
    return set_without_first(gb_two_bytes(set[0], set[1])) != 0;
}

/* A moment for timed actions: the player plays as many as they like, each can be answered, and then
 * they resolve in the player's order (GB-501.4b). `about` goes to their effects. */
SCRIPT(window, uint8_t who, moment, about; uint8_t slot, left[2]; struct option pick;)
{
    BEGIN;
    while (gb_can_answer(g, my->who, my->moment)) {
        ASK(1, my->who, ASK_TIMED, my->moment, my->about);
        my->pick = ANSWER(my->who);
        if (my->pick.verb == PASS)
            break;
        my->slot = g->player[my->who].meter.count;
        CALL(2, play_action, my->who, my->pick.a);
        if (g->k.result)
            put_slot(my->left, my->slot, true);
    }
    while (my->left[0] | my->left[1]) {
        my->slot = (uint8_t)set_first(gb_two_bytes(my->left[0], my->left[1]));
        if (has_several(my->left)) {
            ASK(3, my->who, ASK_RESOLVE, my->left[0], my->left[1]);
            my->slot = ANSWER(my->who).a;
        }
        put_slot(my->left, my->slot, false);
        CALL(4, perform, my->who, NO_SLOT, g->player[my->who].meter.card[my->slot], NEVER, NOBODY,
             my->about);
    }
    END;
}

/* --- For words: what the asked player has played at this moment already. --- */

static const struct frame *top_frame(const struct game *g)
{
    assert(g->k.depth);
    return &g->stack[g->k.depth - 1];
}

bool gb_has_answered(const struct game *g)
{
    const struct frame *f = top_frame(g);
    return f->script == SCRIPT_window
               ? ((const struct window_vars *)f->vars)->pick.verb == ACT
               : ((const struct play_action_vars *)f->vars)->answer.verb == ACT;
}

unsigned gb_waiting_actions(const struct game *g)
{
    const struct frame *f = top_frame(g);
    const struct window_vars *window = (const struct window_vars *)f->vars;
    return f->script == SCRIPT_window ? gb_two_bytes(window->left[0], window->left[1]) : 0;
}

/* --- Effects, blends, gems. --- */

static uint8_t announce_use(struct game *g, int seat, int slot)
{
    struct activation a = {.seat = (uint8_t)seat, .slot = (uint8_t)slot};
    a.card = (uint8_t)gb_effect_of(g, seat, slot);
    if (gb_effect_table[a.card].flags & FIRST_TURN)
        g->player[seat].first_turn_uses++; /* for Matthew */
    gb_announce(g, &a);
    return a.card;
}

SCRIPT(use_effect, uint8_t who, slot; uint8_t card;)
{
    BEGIN;
    my->card = announce_use(g, my->who, my->slot);
    CALL(1, perform, my->who, my->slot, my->card);
    END;
}

/* GB-501.5: what reacts to the blend comes before it is on the field. The turn settles what follows
 * from its being there. */
SCRIPT(play_blend, uint8_t who, blend, slot;)
{
    BEGIN;
    gb_hand_take(g, my->who, my->blend);
    g->player[my->who].being_played = my->blend;
    EVENT(.kind = WAS_BLENDED, .seat = my->who,
          .open = {my->blend, g->player[my->who].hero[my->slot].card});
    gb_news(g, (struct news){BLEND_PLAYED, my->who, my->slot, my->blend});
    SETTLE(1);
    g->player[my->who].being_played = NO_CARD;
    g->player[my->who].hero[my->slot].blend = my->blend;
    g->must_recheck = true; /* the hero's own effect is gone */
    END;
}

void gb_play_gem(struct game *g, int seat, struct option pick)
{
    gb_hand_take(g, seat, pick.a);
    g->player[seat].flags |= EQUIPPED_ONE;
    gb_equip(g, seat, pick.b, pick.a, true);
}
