/* turn.c - the turn as a script: ante, actions, cleanup; what a player may play. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- The action phase: what is legal. --- */

/* The next arrow after `after` that pays for a banner of these colours. Coloured ones come first,
 * because a black one can do all that they can (PS-176 to PS-179). */
static int playing_arrow(const struct game *g, int seat, int colors, int after)
{
    const uint8_t *arrow = g->player[seat].arrow;
    for (int color = after + 1; color < ARROWS; color++)
        if (arrow[color] && (colors >> color & 1))
            return color;
    return after == BLACK && arrow[BLACK] ? BLACK : ARROWS;
}

/* One option for each coloured arrow that fits; the black one only if none does. */
static struct option *offer_play(const struct game *g, int seat, struct option play, int colors,
                                 struct option *out)
{
    int arrow = playing_arrow(g, seat, colors, BLACK);
    do {
        if (arrow == ARROWS)
            break;
        play.b = (uint8_t)arrow;
        *out++ = play;
    } while (arrow != BLACK && (arrow = playing_arrow(g, seat, colors, arrow)) < ARROWS);
    return out;
}

/* The kinds in a hand that can be played, with an arrow that fits; once-per-turn chips that were
 * played this turn can't (PS-200). */
static uint32_t playable(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    uint32_t actions;
    memcpy(&actions, g->actions, sizeof actions);
    uint32_t kinds = p->flags & ACTIONS_OVER ? 0 : ps_kinds(p->hand) & actions;
    if (p->flags & (ONCE_BANG | ONCE_OUCH))
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
            if ((g->chip[kind] == CHIP_bang_then_fizzle && (p->flags & ONCE_BANG)) ||
                (g->chip[kind] == CHIP_ouch && (p->flags & ONCE_OUCH)))
                kinds &= ~(UINT32_C(1) << kind);
    return kinds;
}

static struct option *offer_plays(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    for (uint32_t kinds = playable(g, seat); kinds; kinds &= kinds - 1) {
        uint8_t kind = (uint8_t)__builtin_ctz(kinds);
        out = offer_play(g, seat, (struct option){PLAY, .a = kind}, ps_chip(g, kind)->colors, out);
    }
    if (p->iron && !(p->flags & ACTIONS_OVER))
        out = offer_play(g, seat, (struct option){PLAY_IRON}, IS_PURPLE, out);
    return out;
}

/* The team mate, if he has not finished this phase; NOBODY. */
int ps_waiting_mate(const struct game *g, int seat)
{
    seat_set mates = ps_mates(g, seat) & g->in_play & (seat_set) ~(g->done | seat_bit(seat));
    return mates ? __builtin_ctz(mates) : NOBODY;
}

/* PS-134: any order between team mates. Handing over and back again needs no third time. */
struct option *ps_offer_hand_over(const struct game *g, int seat, struct option *out)
{
    if (g->handed < 2 && ps_waiting_mate(g, seat) != NOBODY)
        *out++ = (struct option){HAND_OVER};
    return out;
}

struct option *ps_offer_actions(const struct game *g, int seat, struct option *out)
{
    out = offer_plays(g, seat, out);
    out = ps_offer_hand_over(g, seat, out);
    *out++ = (struct option){END_ACTIONS};
    return out;
}

/* --- The turn, step by step. --- */

void ps_leave_ongoing(struct game *g, int seat, int chip)
{
    if (!ps_has_ongoing(g, seat, chip))
        return;
    for (int kind = ps_find_kind(g, chip); g->player[seat].ongoing[kind];) {
        g->player[seat].ongoing[kind]--;
        EVENT(.kind = ONGOING_ENDED, .seat = (uint8_t)seat, .open = {(uint8_t)chip});
        ps_drop(g, seat, kind);
    }
}

static void begin_turn(struct game *g)
{
    g->phase = PHASE_ANTE;
    EVENT(.kind = TURN_BEGAN, .seat = g->turn);
    for (int seat = 0; seat < g->k.seats; seat++) {
        struct player *p = &g->player[seat];
        p->flags &= (uint8_t) ~(KNOCKED_DOWN | ONCE_BANG | ONCE_OUCH);
        p->played = 0;
        if (!ps_is_active(g, seat))
            continue;
        p->flags = 0;
        ps_leave_ongoing(g, seat, CHIP_stunlock);
    }
}

/* What his ongoing chips give a player each turn. */
static void collect_income(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (int arrow = BROWN; p->anarchy && arrow < ARROWS; arrow++)
        ps_gain_arrow(g, seat, arrow, p->anarchy);
    p->anarchy = 0;
    if (ps_is_empty(p->ongoing))
        return;
    if (ps_has_ongoing(g, seat, CHIP_secret_move))
        ps_gain_pigs(g, seat, p->ongoing[ps_find_kind(g, CHIP_secret_move)]);
    if (ps_has_ongoing(g, seat, CHIP_cog_engine))
        ps_gains(g, seat, &(struct gains){.money = 1, .pigs = 1});
    if (ps_has_ongoing(g, seat, CHIP_patriot_mirror)) { /* PS-323 */
        ps_gains(g, seat, &(struct gains){.arrow[BLACK] = 1, .pigs = 1});
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
}

/* PS-082, PS-135: one natural action each. */
static void begin_actions(struct game *g)
{
    begin_phase(g, PHASE_ACTION);
    for (int seat = 0; seat < g->k.seats; seat++)
        if (ps_is_active(g, seat)) {
            g->player[seat].arrow[BLACK] = 1;
            collect_income(g, seat);
        }
}

static bool can_act(const struct game *g, int seat)
{
    struct option scratch[OPTIONS];
    if (seat == NOBODY || (g->done & seat_bit(seat)))
        return false;
    const uint8_t *arrow = g->player[seat].arrow;
    if (arrow[BLACK] && playable(g, seat))
        return true;
    return (arrow[BLACK] | arrow[BROWN] | arrow[PURPLE] | arrow[RED] | arrow[BLUE]) &&
           offer_plays(g, seat, scratch) != scratch;
}

/* Finds who of the team is to be asked next; false when the phase is over. */
static bool find_actor(struct game *g)
{
    int mate = ps_waiting_mate(g, g->speaker);
    g->chosen = (struct option){0};
    if (can_act(g, g->speaker))
        return true;
    if (!can_act(g, mate))
        return false;
    g->speaker = (uint8_t)mate;
    return true;
}

/* PS-265: his opponents lose their Frenzies if he has not played anything. Protective Ward ends
 * with the next action phase of its player. Unused arrows are lost (PS-086). */
static void end_actions(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (int other = 0; !p->played && other < g->k.seats; other++)
        if (ps_is_foe(g, seat, other))
            ps_leave_ongoing(g, other, CHIP_hundred_fist_frenzy);
    if (!(p->flags & WARD_IS_NEW))
        ps_leave_ongoing(g, seat, CHIP_protective_ward);
    p->flags &= (uint8_t)~WARD_IS_NEW;
    memset(p->arrow, 0, sizeof p->arrow);
}

/* PS-090: a gem that is not played could only be kept with a piggy bank; who has none plays all. */
static void begin_buying(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (ps_is_active(g, seat))
            end_actions(g, seat);
    begin_phase(g, PHASE_BUY);
    for (int seat = 0; seat < g->k.seats; seat++) {
        struct player *p = &g->player[seat];
        if (!ps_is_active(g, seat))
            continue;
        p->money = (int8_t)(p->money + p->promised);
        p->promised = 0;
        if (!p->pigs)
            ps_pay_all(g, seat);
    }
}

/* --- Cleanup. --- */

/* PS-106, PS-107. */
static int height_bonus(int sum)
{
    return sum >= 9 ? 3 : sum / 3;
}

static void sweep(struct game *g, int seat, uint8_t *zone)
{
    if (ps_is_empty(zone))
        return;
    for (uint32_t kinds = ps_kinds(zone); kinds; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        g->player[seat].discard[kind] = (uint8_t)(g->player[seat].discard[kind] + zone[kind]);
        zone[kind] = 0;
    }
}

/* Everything but what is kept goes to the discard pile; Shadow Plague with its Wound. */
static int discard_rest(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    for (uint32_t kinds = ps_kinds(p->hand); kinds; kinds &= kinds - 1)
        for (int kind = __builtin_ctz(kinds); p->hand[kind];)
            ps_discard(g, seat, kind);
    if (ps_is_empty(p->kept))
        return 0;
    memcpy(p->hand, p->kept, sizeof p->hand);
    memset(p->kept, 0, sizeof p->kept);
    return ps_total(p->hand);
}

static void keep(struct game *g, int seat, int kind)
{
    g->player[seat].hand[kind]--;
    g->player[seat].kept[kind]++;
}

/* PS-102 to PS-108, PS-181 to PS-183. */
SCRIPT(cleanup, uint8_t who;)
{
    BEGIN;
    sweep(g, my->who, g->player[my->who].table);
    for (; g->player[my->who].pigs; g->player[my->who].pigs--) {
        CALL(1, choose, my->who, PICK_keep, my->who);
        if (!g->k.result)
            break;
        keep(g, my->who, g->chosen.a);
    }
    {
        struct player *p = &g->player[my->who];
        int kept = discard_rest(g, my->who);
        int spared = kept < p->free_pigs ? kept : p->free_pigs; /* PS-352 */
        bool bargain =
            (p->flags & PUZZLE_BOUGHT) && ps_has_ongoing(g, my->who, CHIP_pandas_bargain);
        if (kept)
            EVENT(.kind = KEPT, .seat = my->who, .open = {(uint8_t)kept});
        ps_draw(g, my->who, HAND + height_bonus(ps_pile_sum(g, my->who)) - kept + spared + bargain);
        p->pigs = p->free_pigs = p->bought = 0;
        p->money = 0;
        p->flags = 0;
    }
    END;
}

static void end_turn(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
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
    p->arrow[act.b]--;
    *self = act.verb == PLAY;
    *kind = *self ? act.a : CRASH_GEM;
    if (*self) {
        ps_lay(g, g->speaker, act.a);
    } else {
        p->iron--;
        p->discard[CRASH_GEM]++;
    }
    return true;
}

static bool has_ante_choices(const struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (ps_is_active(g, seat) && !ps_is_empty(g->player[seat].ongoing))
            return true;
    return false;
}

/* Dragon Form and Giant Growth, then the gem: one for a team (PS-080, PS-133). */
SCRIPT(ante_phase, uint8_t i, extra;)
{
    BEGIN;
    for (; my->i < g->k.seats; my->i++) {
        if (!ps_is_active(g, my->i))
            continue;
        if (ps_has_ongoing(g, my->i, CHIP_dragon_form)) {
            ASK(1, my->i, ASK_EITHER, EITHER_dragon, 3);
            if (ANSWER(my->i).a == 0)
                my->extra++;
            else
                ps_leave_ongoing(g, my->i, CHIP_dragon_form);
        }
        if (ps_has_ongoing(g, my->i, CHIP_giant_growth))
            CALL(2, grow, my->i);
    }
    my->extra = (uint8_t)(my->extra + ps_ante_value(g));
    ps_ante(g, g->turn, my->extra < GEMS ? my->extra : GEMS, 1);
    END;
}

/* PS-011: ante, action, buy, cleanup. */
SCRIPT(turn, uint8_t kind, x;)
{
    BEGIN;
    begin_turn(g);
    if (has_ante_choices(g))
        CALL(1, ante_phase, 0);
    else
        ps_ante(g, g->turn, ps_ante_value(g), 1);
    begin_actions(g);
    while (find_actor(g)) {
        ASK(2, g->speaker, ASK_ACTION);
        if (take_action(g, ANSWER(g->speaker), &my->kind, &my->x))
            CALL(3, play, g->speaker, my->kind, my->x);
        my->kind = my->x = 0;
    }
    begin_buying(g);
    while (ps_find_buyer(g)) {
        ASK(4, g->speaker, ASK_BUY);
        if (ps_take_purchase(g, ANSWER(g->speaker), &my->kind, &my->x))
            CALL(5, bought, g->speaker, my->kind, my->x);
        my->kind = my->x = 0;
    }
    g->phase = PHASE_CLEANUP;
    for (my->kind = 0; my->kind < g->k.seats; my->kind++)
        if (ps_is_active(g, my->kind))
            CALL(6, cleanup, my->kind);
    end_turn(g);
    END;
}
