/* match.c - the start, rounds and turns one after the other, and who wins. */
#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/prepare.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"

bool gb_start(struct game *g, const struct setup *setup, struct reason *why)
{
    char text[DECK_TEXT + 1];
    g->k.seats = 2;
    g->mode = (uint8_t)setup->value[FIELD_MODE];
    g->first = g->loser = g->winner = NOBODY;
    for (int seat = 0; seat < 2; seat++) {
        setup_get_text(gem_blenders.setup, setup, FIELD_RED + seat, text);
        if (!gb_bring_deck(g, seat, text, why))
            return false;
    }
    SCRIPT_PUSH(match, 0);
    return true;
}

/* --- A new round (GB-206.3). --- */

static bool has_bench(const struct game *g, int seat)
{
    return g->player[seat].hero[POSITIONS].card != NO_CARD;
}

static void clear_meter(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (int i = 0; i < p->meter.count; i++)
        gb_discard_put(g, seat, p->meter.card[i]);
    zone_clear(ZONE_OF(p->meter));
}

/* Steps 1 and 2. Blends that the meters' stars have paid for fall (GB-614.2a). */
static void set_up_round(struct game *g)
{
    for (int seat = 0; seat < 2; seat++) {
        gb_set_hp(g, seat, FULL_HP);
        clear_meter(g, seat);
        g->player[seat].flags &= (uint8_t)~ONE_MORE; /* GB-206.1g */
    }
    EVENT(.kind = METERS_CLEARED, .seat = NOBODY,
          .open = {(uint8_t)(1 + g->player[0].wins + g->player[1].wins)});
    g->must_recheck = true;
    gb_drop_news(g);
}

/* Who may substitute: the winner of the round first. */
static int substituter(const struct game *g, int i)
{
    assert(gb_round_over(g) && i < 2);
    return g->loser ^ 1 ^ i;
}

SCRIPT(new_round, uint8_t i; struct option pick;)
{
    BEGIN;
    set_up_round(g);
    for (; my->i < 2; my->i++) {
        if (!has_bench(g, substituter(g, my->i)))
            continue;
        ASK(1, substituter(g, my->i), ASK_SUBSTITUTE, true);
        my->pick = ANSWER(substituter(g, my->i));
        if (my->pick.verb == SUBSTITUTE)
            gb_substitute(g, substituter(g, my->i), my->pick.a, my->pick.b);
        gb_drop_news(g);
    }
    g->loser = NOBODY;
    END;
}

/* --- The match. --- */

/* GB-200.8: turns alternate. After a lost round the next player is the next one all the same. */
static void pass_turn(struct game *g)
{
    struct player *p = &g->player[g->turn];
    if (p->flags & ONE_MORE)
        p->flags = (uint8_t)((p->flags & ~ONE_MORE) | NO_ATTACK);
    else
        g->turn ^= 1;
}

SCRIPT(match, uint8_t none;)
{
    BEGIN;
    CALL(1, prepare, 0);
    for (;;) {
        CALL(MATCH_IN_TURN, turn, g->turn);
        if (gb_round_over(g))
            CALL(3, new_round, 0);
        pass_turn(g);
    }
    END;
}

SCRIPT_DRIVER(gb_run)

/* --- The end. --- */

/* GB-102.2: at any time, also when the other is asked. */
void gb_concede(struct game *g, int seat)
{
    g->winner = (uint8_t)(seat ^ 1);
    EVENT(.kind = CONCEDED, .seat = (uint8_t)seat);
    EVENT(.kind = GAME_WON, .seat = g->winner);
    gb_drop_unfinished(g);
    memset(g->stack, 0, sizeof g->stack);
    memset(g->k.answer, 0, sizeof g->k.answer);
    g->k.depth = 0;
    kernel_ask(&g->k, 0, (struct ask){0});
}

void gb_result(const struct game *g, struct result *r)
{
    r->over = !g->k.pending;
    for (int seat = 0; seat < 2; seat++) {
        r->score[seat] = g->player[seat].wins;
        r->rank[seat] = !r->over ? 0 : g->winner == seat ? 1 : 2;
    }
}
