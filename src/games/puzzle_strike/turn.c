/* turn.c - the turn: ante, actions, cleanup. */
#include "games/puzzle_strike/turn.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/options.h"
#include "games/puzzle_strike/play.h"

void ps_leave_ongoing(struct game *g, int seat, int chip)
{
    while (ps_has_ongoing(g, seat, chip)) {
        int kind = ps_find_kind(g, chip);
        ps_remove(g->player[seat].ongoing, kind);
        ps_put(g->player[seat].discard, kind);
        EVENT(.kind = ONGOING_ENDED, .seat = (uint8_t)seat, .open = {(uint8_t)chip});
    }
}

static void begin_turn(struct game *g)
{
    g->phase = PHASE_ANTE;
    EVENT(.kind = TURN_BEGAN, .seat = g->turn);
    EVENT(.kind = PHASE_BEGAN, .seat = g->turn, .open = {PHASE_ANTE});
    FOR_EACH_SEAT(seat, ps_everybody(g)) {
        g->player[seat].flags &= (uint8_t) ~(KNOCKED_DOWN | ONCE_BANG | ONCE_OUCH);
        g->player[seat].played = 0;
    }
    FOR_EACH_SEAT(seat, ps_active(g)) {
        g->player[seat].flags = 0;
        ps_leave_ongoing(g, seat, CHIP_stunlock);
    }
}

/* What a player's ongoing chips give them each turn. */
static void collect_income(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    uint8_t n = p->anarchy;
    if (n)
        ps_gains_by(g, seat, &(struct gains){.arrow = {0, n, n, n, n}}, CHIP_maximum_anarchy);
    p->anarchy = 0;
    if (ps_is_empty(p->ongoing))
        return;
    uint8_t moves = (uint8_t)ps_ongoing(g, seat, CHIP_secret_move);
    ps_gains_by(g, seat, &(struct gains){.pigs = moves}, CHIP_secret_move);
    if (ps_has_ongoing(g, seat, CHIP_cog_engine))
        ps_gains_by(g, seat, &(struct gains){.money = 1, .pigs = 1}, CHIP_cog_engine);
    if (ps_has_ongoing(g, seat, CHIP_patriot_mirror)) { /* PS-323 */
        ps_gains_by(g, seat, &(struct gains){.arrow[BLACK] = 1, .pigs = 1}, CHIP_patriot_mirror);
        if (ps_pile_sum(g, seat) & 1)
            ps_leave_ongoing(g, seat, CHIP_patriot_mirror);
    }
}

static void begin_phase(struct game *g, enum phase phase)
{
    g->phase = (uint8_t)phase;
    g->speaker = g->turn;
    g->done = 0;
    g->handed = 0;
    EVENT(.kind = PHASE_BEGAN, .seat = g->turn, .open = {(uint8_t)phase});
}

/* PS-082, PS-135: one natural action each. */
static void begin_actions(struct game *g)
{
    begin_phase(g, PHASE_ACTION);
    FOR_EACH_SEAT(seat, ps_active(g)) {
        g->player[seat].arrow[BLACK] = 1;
        collect_income(g, seat);
    }
}

/* Finds who of the team is to be asked next; false when the phase is over. */
static bool find_actor(struct game *g)
{
    int mate = ps_waiting_mate(g, g->speaker);
    g->chosen = (struct option){0};
    if (ps_may_act(g, g->speaker))
        return true;
    if (!ps_may_act(g, mate))
        return false;
    g->speaker = (uint8_t)mate;
    return true;
}

static uint8_t why_actions_end(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    return p->flags & ACTIONS_OVER                               ? END_BY_CHIP
           : g->done & seat_bit(seat)                            ? END_CHOSEN
           : memcmp(p->arrow, (uint8_t[ARROWS]){0}, ARROWS) == 0 ? END_NO_ARROW
                                                                 : END_NO_CHIP;
}

/* PS-265: a player's opponents lose their Frenzies if they have not played anything. Protective
 * Ward ends with the next action phase of its player. Unused arrows are lost (PS-086). */
static void end_actions(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    EVENT(.kind = PHASE_ENDED, .seat = (uint8_t)seat,
          .open = {PHASE_ACTION, why_actions_end(g, seat)});
    if (!p->played)
        FOR_EACH_SEAT(other, ps_foes(g, seat))
            ps_leave_ongoing(g, other, CHIP_hundred_fist_frenzy);
    if (!(p->flags & WARD_IS_NEW))
        ps_leave_ongoing(g, seat, CHIP_protective_ward);
    memset(p->arrow, 0, sizeof p->arrow);
}

/* PS-090: a gem that is not played could only be kept with a piggy bank; who has none plays all. */
static void begin_buying(struct game *g)
{
    FOR_EACH_SEAT(seat, ps_active(g))
        end_actions(g, seat);
    begin_phase(g, PHASE_BUY);
    FOR_EACH_SEAT(seat, ps_active(g)) {
        struct player *p = &g->player[seat];
        p->money = (int8_t)(p->money + p->promised);
        p->promised = 0;
        if (!p->pigs)
            ps_pay_all(g, seat);
    }
}

/* --- Cleanup. --- */

static void sweep(struct game *g, int seat, uint8_t *zone)
{
    if (ps_is_empty(zone))
        return;
    FOR_EACH_KIND(kind, ps_kinds(zone)) {
        g->player[seat].discard[kind] = (uint8_t)(g->player[seat].discard[kind] + zone[kind]);
        zone[kind] = 0;
    }
}

/* Everything but what is kept goes to the discard pile; Shadow Plague with its Wound. */
static int discard_rest(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    FOR_EACH_KIND(kind, ps_kinds(p->hand))
        while (p->hand[kind])
            ps_discard(g, seat, kind);
    if (ps_is_empty(p->kept))
        return 0;
    memcpy(p->hand, p->kept, sizeof p->hand);
    memset(p->kept, 0, sizeof p->kept);
    return ps_total(p->hand);
}

static void keep(struct game *g, int seat, int kind)
{
    ps_remove(g->player[seat].hand, kind);
    ps_put(g->player[seat].kept, kind);
}

/* Only their owner sees which ones. */
static void tell_kept(const struct game *g, int seat, int count)
{
    const struct player *p = &g->player[seat];
    struct event event = {.kind = KEPT, .seat = (uint8_t)seat, .eyes = seat_bit(seat)};
    int told = 0;
    event.open[0] = (uint8_t)count;
    FOR_EACH_KIND(kind, ps_kinds(p->hand))
        for (int i = 0; i < p->hand[kind] && told < EVENT_SECRET; i++)
            event.secret[told++] = g->chip[kind];
    event_emit(&event);
}

/* Chips that are kept count as drawn, unless their piggy bank costs no draw (PS-352). */
static void draw_hand(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    int kept = discard_rest(g, seat);
    int spared = kept < p->free_pigs ? kept : p->free_pigs;
    bool bargain = (p->flags & PUZZLE_BOUGHT) && ps_has_ongoing(g, seat, CHIP_pandas_bargain);
    if (LISTENING && kept)
        tell_kept(g, seat, kept);
    ps_draw(g, seat, HAND + ps_height_bonus(ps_pile_sum(g, seat)) - kept + spared + bargain);
    p->pigs = p->free_pigs = p->bought = 0;
    p->money = 0;
    p->flags = 0;
}

/* Everybody sees how many chips a hand has (PS-389). */
static bool can_keep(const struct player *p)
{
    return p->pigs && !ps_is_empty(p->hand);
}

/* PS-102 to PS-108, PS-181 to PS-183. */
SCRIPT(cleanup, uint8_t who;)
{
    BEGIN;
    EVENT(.kind = CLEANED, .seat = my->who);
    sweep(g, my->who, g->player[my->who].table);
    for (; can_keep(&g->player[my->who]); g->player[my->who].pigs--) {
        CALL(1, choose, my->who, PICK_keep, my->who);
        if (!g->k.result)
            break;
        keep(g, my->who, g->chosen.a);
    }
    draw_hand(g, my->who);
    END;
}

static void end_turn(struct game *g)
{
    FOR_EACH_SEAT(seat, ps_everybody(g))
        sweep(g, seat, g->player[seat].table); /* what others played on this turn */
    g->sale = 0;
    if (g->floats) { /* PS-160 */
        EVENT(.kind = SUNK, .seat = g->turn);
        memset(g->floating, 0, sizeof g->floating);
        g->floats = 0;
    }
    g->speaker = g->handed = 0;
    g->done = 0;
    g->chosen = (struct option){0};
}

/* --- The scripts. --- */

void ps_pass_on(struct game *g, struct option act, int end)
{
    g->handed = act.verb == HAND_OVER ? (uint8_t)(g->handed + 1) : 0;
    if (act.verb == end)
        g->done |= seat_bit(g->speaker);
    assert(act.verb != HAND_OVER || ps_waiting_mate(g, g->speaker) != NOBODY);
    if (act.verb == HAND_OVER)
        g->speaker = (uint8_t)ps_waiting_mate(g, g->speaker);
}

/* What was answered in the action phase; true if a chip is to be played: `kind`, with a chip of it
 * on the table if `self`. */
static bool take_action(struct game *g, struct option act, uint8_t *kind, uint8_t *self)
{
    struct player *p = &g->player[g->speaker];
    ps_pass_on(g, act, END_ACTIONS);
    if (act.verb != PLAY && act.verb != PLAY_IRON)
        return false;
    assert(p->arrow[act.b]);
    p->arrow[act.b]--;
    *self = act.verb == PLAY;
    *kind = *self ? act.a : CRASH_GEM;
    EVENT(.kind = SPENT, .seat = g->speaker, .open = {act.b, g->chip[*kind]});
    if (*self) {
        ps_lay(g, g->speaker, act.a);
    } else {
        assert(p->iron);
        p->iron--;
        ps_put(p->discard, CRASH_GEM);
    }
    return true;
}

/* Has nobody laid out anything whose turn it is? Then the ante phase asks nothing. */
static bool is_ante_plain(const struct game *g)
{
    bool plain = true;
    FOR_EACH_SEAT(seat, ps_active(g))
        plain &= ps_is_empty(g->player[seat].ongoing);
    return plain;
}

/* Dragon Form and Giant Growth, then the gem: one for a team (PS-080, PS-133). */
SCRIPT(ante_phase, uint8_t who, value;)
{
    BEGIN;
    for (; my->who < g->k.seats; my->who++) {
        if (!ps_is_active(g, my->who))
            continue;
        if (ps_has_ongoing(g, my->who, CHIP_dragon_form)) {
            ASK(1, my->who, ASK_EITHER, EITHER_dragon, 3);
            if (ANSWER(my->who).a == 0)
                my->value++;
            else
                ps_leave_ongoing(g, my->who, CHIP_dragon_form);
        }
        if (ps_has_ongoing(g, my->who, CHIP_giant_growth))
            CALL(2, grow, my->who);
    }
    my->value = (uint8_t)(my->value + ps_ante_value(g));
    ps_ante(g, g->turn, my->value < GEMS ? my->value : GEMS);
    END;
}

/* PS-011: ante, action, buy, cleanup. It remembers the chip that is played or bought, then who
 * cleans up. */
SCRIPT(turn, SHARED_BYTE(kind, who); SHARED_BYTE(self, cost);)
{
    BEGIN;
    begin_turn(g);
    if (is_ante_plain(g))
        ps_ante(g, g->turn, ps_ante_value(g));
    else
        CALL(1, ante_phase, 0);
    begin_actions(g);
    while (find_actor(g)) {
        ASK(TURN_ASKS_ACTION, g->speaker, ASK_ACTION);
        if (take_action(g, ANSWER(g->speaker), &my->kind, &my->self))
            CALL(3, play, g->speaker, my->kind, my->self);
        my->kind = my->self = 0;
    }
    begin_buying(g);
    while (ps_find_buyer(g)) {
        ASK(TURN_ASKS_PURCHASE, g->speaker, ASK_BUY);
        if (ps_take_purchase(g, ANSWER(g->speaker), &my->kind, &my->cost))
            CALL(5, bought, g->speaker, my->kind, my->cost);
        my->kind = my->cost = 0;
    }
    g->phase = PHASE_CLEANUP;
    EVENT(.kind = PHASE_BEGAN, .seat = g->turn, .open = {PHASE_CLEANUP});
    for (my->who = 0; my->who < g->k.seats; my->who++)
        if (ps_is_active(g, my->who))
            CALL(6, cleanup, my->who);
    end_turn(g);
    END;
}
