/* crash.c - gems that are broken, sent, answered, combined. */
#include "games/puzzle_strike/puzzle_strike.h"

/* --- Breaking. --- */

static unsigned breakable(const struct game *g, int seat, int values)
{
    const uint8_t *gems = g->pile[ps_side(g, seat)].gems;
    unsigned set = 0;
    for (int i = 0; i < GEMS; i++)
        set |= (unsigned)(gems[i] != 0) << i;
    return set & (unsigned)values;
}

/* The broken gem goes to the bank at once (PS-022, PS-156). */
static void break_gem(struct game *g, int seat, int value, uint8_t *sent)
{
    ps_pile_lose(g, seat, value);
    *sent = (uint8_t)(*sent + value);
    EVENT(.kind = BROKE, .seat = (uint8_t)seat, .open = {(uint8_t)value});
}

/* `who` breaks up to `most` gems of his pile, of the values in the set, at least `least` if he has
 * them. The caller finds g->broken, g->sent and g->big. */
SCRIPT(break_gems, uint8_t who, most, values, least; uint8_t broken, sent, big, gem;)
{
    BEGIN;
    while (my->broken < my->most && breakable(g, my->who, my->values)) {
        my->gem = (uint8_t)(1 + __builtin_ctz(breakable(g, my->who, my->values)));
        if (my->broken >= my->least ||
            breakable(g, my->who, my->values) >> my->gem) { /* there is a choice */
            DECIDE_ASK(1, my->who, ASK_BREAK, my->who, my->values, my->broken >= my->least);
            my->gem = DECISION(my->who).a;
        }
        if (!my->gem)
            break;
        break_gem(g, my->who, my->gem, &my->sent);
        my->big |= my->gem == GEMS;
        my->broken++;
    }
    g->broken = my->broken;
    g->sent = my->sent;
    g->big = my->big;
    END;
}

/* Dragon Form: orb chips of its player can't be answered. */
static bool is_unanswerable(const struct game *g, int seat, int kind)
{
    return (ps_chip(g, kind)->icons & ORB) && ps_has_ongoing(g, seat, CHIP_dragon_form);
}

/* Breaks gems and sends them to one opponent (PS-019, PS-030). */
SCRIPT(crash, uint8_t who, kind, most, values, least, paid; uint8_t sent, big;)
{
    BEGIN;
    CALL(1, break_gems, my->who, my->most, my->values, my->least);
    my->sent = g->sent;
    my->big = g->big || is_unanswerable(g, my->who, my->kind);
    if (my->paid)
        ps_gain_money(g, my->who, g->broken); /* PS-027 */
    g->sent = g->broken = g->big = 0;
    if (!my->sent)
        RETURN(0);
    if (g->floats) /* the pile is lower now: what was made before goes out before (PS-159) */
        CALL(4, release, 0);
    CALL(2, target, my->who, AIM_SEND, ps_one_per_side(g, ps_foes(g, my->who)));
    if (g->k.result >= 0)
        CALL(3, send, my->who, (uint8_t)g->k.result, my->sent, my->big);
    RETURN(my->sent);
    END;
}

/* --- Sending. --- */

/* PS-154, PS-162: only in a free-for-all, on one's own turn. */
static bool must_float(const struct game *g, int seat)
{
    return (g->mode == MODE_FREE_FOR_ALL || g->mode == MODE_LAST_STANDING) && g->turn == seat &&
           ps_pile_sum(g, seat) >= FULL_PILE;
}

/* PS-155. More waiting sends than there is room for join the last one. */
static void float_away(struct game *g, struct floating f)
{
    EVENT(.kind = FLOATED, .seat = g->turn, .open = {f.target, f.count});
    if (g->floats < FLOATS)
        g->floating[g->floats++] = f;
    else
        g->floating[FLOATS - 1].count = (uint8_t)(g->floating[FLOATS - 1].count + f.count);
}

/* The i-th who may answer a send: the target, his team mate, then the others in turn order after
 * the sender (PS-149). */
static int answerer(const struct game *g, int from, int to, int i)
{
    seat_set first = ps_mates(g, to);
    int seat = i == 0 ? to : ps_seat_at(g, from, i);
    if (i && g->mode == MODE_TEAM)
        seat = i == 1 ? __builtin_ctz(first & (seat_set)~seat_bit(to)) : from;
    else if (i && seat == to)
        return NOBODY;
    return (ps_foes(g, from) & seat_bit(seat)) ? seat : NOBODY;
}

/* Bubble Shield: one gem vanishes, and it is discarded. */
static void burst_bubbles(struct game *g, int to, uint8_t *count)
{
    int kind = ps_find_kind(g, CHIP_bubble_shield);
    for (int seat = 0; kind != NO_KIND && seat < g->k.seats; seat++)
        while (*count && (ps_mates(g, to) & seat_bit(seat)) && g->player[seat].ongoing[kind]) {
            --*count;
            g->player[seat].ongoing[kind]--;
            ps_drop(g, seat, kind);
            EVENT(.kind = CANCELLED, .seat = (uint8_t)seat, .open = {1});
        }
}

static void land(struct game *g, int to, uint8_t count)
{
    burst_bubbles(g, to, &count);
    if (!count)
        return;
    EVENT(.kind = LANDED, .seat = (uint8_t)to, .open = {count});
    while (count--)
        ps_pile_add(g, to, 1);
}

void ps_trash_ones(struct game *g)
{
    for (seat_set left = ps_one_per_side(g, g->in_play); left; left &= (seat_set)(left - 1))
        if (ps_pile(g, __builtin_ctz(left))->gems[0]) {
            ps_pile_lose(g, __builtin_ctz(left), 1);
            EVENT(.kind = LOST_GEM, .seat = (uint8_t)__builtin_ctz(left), .open = {1});
        }
}

static bool is_counter(int shield)
{
    return shield == SHIELD_CRASH || shield == SHIELD_DOUBLE || shield == SHIELD_UNSTABLE;
}

/* PS-366: Healing Touch of others only if the target did not react; of two team mates one reacts
 * (PS-140). */
static uint8_t narrowed(const struct game *g, uint8_t window, int shield, int by, int to)
{
    if (is_counter(shield))
        window |= NO_COUNTER;
    if (by == to || g->mode == MODE_TEAM)
        window |= NO_HEAL;
    return window;
}

static void cancel(uint8_t *count, int cancelled, int seat)
{
    *count = (uint8_t)(*count - cancelled);
    EVENT(.kind = CANCELLED, .seat = (uint8_t)seat, .open = {(uint8_t)cancelled});
}

/* 1-gems on their way from one player to another: who may, answers; what is left lands. When a
 * counter-crash is larger, what is left of it is a send in the other direction, and so on (PS-031
 * to PS-043, PS-149 to PS-153). */
SCRIPT(send, uint8_t from, to, count, big; uint8_t i, by, window, shield, kind;)
{
    BEGIN;
again:
    if (must_float(g, my->from)) {
        float_away(g, (struct floating){my->to, my->count, my->big});
        RETURN(0);
    }
    EVENT(.kind = SENT, .seat = my->from, .open = {my->to, my->count, my->big});
    my->window = ON_SEND;
    for (my->i = 0; my->count && !my->big && my->i < g->k.seats; my->i++) {
        my->by = (uint8_t)answerer(g, my->from, my->to, my->i);
        if (my->by == NOBODY)
            continue;
        CALL(1, react, my->by, (uint8_t)(my->window | my->to << SEND_TO), my->from, my->count);
        my->shield = (uint8_t)g->k.result;
        my->kind = g->chosen.a;
        if (!my->shield)
            continue;
        my->window = narrowed(g, my->window, my->shield, my->by, my->to);
        if (my->shield == SHIELD_WALL) {
            cancel(&my->count, my->count, my->by);
        } else if (my->shield == SHIELD_HEAL) {
            ps_trash_ones(g);
            ps_draw(g, my->by, 1);
        } else if (my->shield == SHIELD_GEMONADE) {
            ASK(2, my->by, ASK_CANCEL, my->count < 3 ? my->count : 3);
            my->shield = ANSWER(my->by).a;
            cancel(&my->count, my->shield, my->by);
            g->player[my->to].promised = (uint8_t)(g->player[my->to].promised + my->shield);
        } else if (my->shield == SHIELD_PUNCH) {
            CALL(3, react_punch, my->by, 0, my->from);
        } else {
            CALL(4, break_gems, my->by, my->shield == SHIELD_CRASH ? 1 : 2, ALL_GEMS, 1);
            ps_gain_money(g, my->by, g->broken); /* PS-044, PS-045 */
            if (my->shield == SHIELD_UNSTABLE) {
                ps_gain(g, my->by, WOUND);
                ps_gain(g, my->by, WOUND);
            }
            my->shield = g->sent;
            my->big = g->sent > my->count && (g->big || is_unanswerable(g, my->by, my->kind));
            g->sent = g->broken = g->big = 0;
            if (my->shield > my->count) { /* PS-035, PS-153 */
                my->shield = (uint8_t)(my->shield - my->count);
                cancel(&my->count, my->count, my->by);
                my->to = my->from;
                my->from = my->by;
                my->count = my->shield;
                goto again;
            }
            cancel(&my->count, my->shield, my->by);
        }
        if (g->mode == MODE_TEAM)
            break;
    }
    if (my->count)
        land(g, my->to, my->count);
    END;
}

/* The sends that are not settled yet, the first one first: each is a script on the stack. */
int ps_sends_open(const struct game *g, struct sending *out)
{
    int count = 0;
    for (int i = 0; i < g->k.depth; i++) {
        const struct send_vars *vars = (const struct send_vars *)g->stack[i].vars;
        if (g->stack[i].script == SCRIPT_send && vars->count)
            out[count++] = (struct sending){vars->from, vars->to, vars->count, vars->big};
    }
    return count;
}

/* PS-158, PS-159: the floating sends go out, one after the other, once the pile allows it. */
SCRIPT(release, uint8_t none; struct floating f;)
{
    BEGIN;
    while (g->floats && !must_float(g, g->turn)) {
        my->f = g->floating[0];
        g->floats--;
        memmove(g->floating, g->floating + 1, sizeof *g->floating * g->floats);
        g->floating[g->floats] = (struct floating){0};
        CALL(1, send, g->turn, my->f.target, my->f.count, my->f.big);
    }
    END;
}

/* --- Combining. --- */

static bool may_merge(const uint8_t *gems, int rule, int low, int high)
{
    if (rule == MERGE_BANK)
        return low == 1 && gems[high - 1];
    return gems[low - 1] && gems[high - 1] >= 1 + (low == high) &&
           (rule != MERGE_ONES || high == 1);
}

/* 1+1, 1+2, 1+3, 2+2. Only a Combine may be played without combining. */
struct option *ps_offer_merges(const struct game *g, int seat, int rule, struct option *out)
{
    const uint8_t *gems = g->pile[ps_side(g, seat)].gems;
    const struct option *first = out;
    for (uint8_t low = 1; low <= 2; low++)
        for (uint8_t high = low; low + high <= GEMS; high++)
            if (may_merge(gems, rule, low, high))
                *out++ = (struct option){MERGE_GEMS, low, high};
    if (rule == MERGE_MAY || out == first)
        *out++ = (struct option){PASS};
    return out;
}

/* PS-012, PS-015: both go to the bank, the sum comes from there. */
static void merge_gems(struct game *g, int seat, struct option gems, bool with_bank)
{
    if (!with_bank)
        ps_pile_lose(g, seat, gems.a);
    ps_pile_lose(g, seat, gems.b);
    ps_pile_add(g, seat, gems.a + gems.b);
    EVENT(.kind = COMBINED, .seat = (uint8_t)seat, .open = {gems.a, gems.b});
}

/* Combines two gems as the rule says, unless the toll was not paid. */
SCRIPT(merge, uint8_t who, rule; struct option gems;)
{
    BEGIN;
    if (g->barred & seat_bit(my->who))
        RETURN(0);
    {
        struct option options[OPTIONS];
        long count = ps_offer_merges(g, my->who, my->rule, options) - options;
        my->gems = count == 1 ? options[0] : (struct option){0};
    }
    if (!my->gems.verb) {
        DECIDE_ASK(1, my->who, ASK_MERGE, my->who, my->rule);
        my->gems = DECISION(my->who);
    }
    if (my->gems.verb == MERGE_GEMS)
        merge_gems(g, my->who, my->gems, my->rule == MERGE_BANK);
    END;
}
