/* turn.c - the turn: draw phase, play phase, end phase. */
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/play.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

/* Something is over: is anything else remembered of a hero? Blends may fall by it. */
static void look_for_alterations(struct game *g)
{
    g->any_altered = false;
    g->must_recheck = true;
    for (int i = 0; i < 2 * HEROES; i++)
        g->any_altered |= gb_is_altered(&g->player[i / HEROES].hero[i % HEROES]);
}

/* GB-201.2a: "until your next turn" ends before anything else. */
static void begin_turn(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    p->turns = (uint8_t)(p->turns < 255 ? p->turns + 1 : 255);
    EVENT(.kind = TURN_BEGINS, .seat = (uint8_t)seat, .open = {p->turns});
    if (!g->any_altered)
        return;
    for (int i = 0; i < 2 * HEROES; i++)
        g->player[i / HEROES].hero[i % HEROES].mute &= (seat_set)~seat_bit(seat);
    look_for_alterations(g);
}

/* What lasts for the rest of a turn ends. Blends that fall by it fall in this turn, and what it has
 * used up is still used up. */
static void end_alterations(struct game *g)
{
    if (!g->any_altered)
        return;
    for (int i = 0; i < 2 * HEROES; i++) {
        struct hero *h = &g->player[i / HEROES].hero[i % HEROES];
        h->atk = h->def = 0;
        h->copy = h->extra_attacks = 0;
        h->flags &= KNOWN;
    }
    look_for_alterations(g);
}

static void end_turn(struct game *g, int seat)
{
    g->player[seat].flags &= HAS_ACTED | ONE_MORE;
    g->player[seat ^ 1].flags &= (uint8_t)~HAS_ACTED; /* "since your last turn" begins */
    memset(g->use, 0, g->use_count * sizeof *g->use);
    g->use_count = 0;
    EVENT(.kind = TURN_ENDED, .seat = (uint8_t)seat);
}

/* GB-200.9: the starting player's first turn is without a draw. */
static bool draws_first(const struct game *g, int seat)
{
    return seat != g->first || g->player[seat].turns > 1;
}

SCRIPT(turn, uint8_t who; struct option pick;)
{
    BEGIN;
    assert(my->who == g->turn);
    begin_turn(g, my->who);
    SETTLE(1);
    if (draws_first(g, my->who)) {
        gb_draw(g, my->who, 1, true);
        SETTLE(2);
    }
    while (!gb_round_over(g)) {
        ASK(TURN_ASKS_PLAY, my->who, ASK_PLAY);
        my->pick = ANSWER(my->who);
        if (my->pick.verb == END_TURN)
            break;
        if (my->pick.verb == BLEND_HERO)
            CALL(4, play_blend, my->who, my->pick.a, my->pick.b);
        else if (my->pick.verb == ACT)
            CALL(5, act, my->who, my->pick.a);
        else if (my->pick.verb == USE)
            CALL(6, use_effect, my->who, my->pick.a);
        else if (my->pick.verb == ATTACK)
            CALL(7, attack, my->who, my->pick.a, my->pick.b, my->pick.c);
        else if (my->pick.verb == EQUIP)
            gb_play_gem(g, my->who, my->pick);
        else
            gb_deblend(g, my->who, 1u << my->pick.a, BY_WILL);
        SETTLE(8);
        my->pick = (struct option){0};
    }
    EVENT(.kind = END_PHASE, .seat = my->who, .open = {gb_round_over(g)});
    gb_news(g, (struct news){TURN_ENDS, my->who});
    SETTLE(TURN_AT_END);
    end_alterations(g);
    SETTLE(10);
    end_turn(g, my->who);
    END;
}
