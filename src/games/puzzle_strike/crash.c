/* crash.c - gems that are broken, sent, answered, combined. */
#include "games/puzzle_strike/crash.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/deck.h"
#include "games/puzzle_strike/play.h"

/* --- Breaking. --- */

unsigned ps_breakable(const struct game *g, int seat, int values)
{
    const uint8_t *gems = ps_gems(g, seat);
    unsigned set = (gems[0] ? 1 : 0) | (gems[1] ? 2 : 0) | (gems[2] ? 4 : 0) | (gems[3] ? 8 : 0);
    return set & (unsigned)values;
}

/* The broken gem goes to the bank at once (PS-022, PS-156). */
static void break_gem(struct game *g, int seat, int value, uint8_t *sent)
{
    ps_pile_lose(g, seat, value);
    *sent = (uint8_t)(*sent + value);
    EVENT(.kind = BROKE, .seat = (uint8_t)seat, .open = {(uint8_t)value});
}

/* `who` breaks up to `most` gems of their pile, of the values in the set, at least `least` if they
 * have them. The caller finds g->broken, g->sent and g->big. */
SCRIPT(break_gems, uint8_t who, most, values, least; uint8_t broken, sent, big, gem;)
{
    BEGIN;
    while (my->broken < my->most && ps_breakable(g, my->who, my->values)) {
        my->gem = (uint8_t)(1 + set_first(ps_breakable(g, my->who, my->values)));
        if (my->broken >= my->least ||
            ps_breakable(g, my->who, my->values) >> my->gem) { /* there is a choice */
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
    return ps_has_icon(g, kind, ORB) && ps_has_ongoing(g, seat, CHIP_dragon_form);
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
    if (!my->sent) {
        EVENT(.kind = NO_EFFECT, .seat = my->who, .open = {g->chip[my->kind]});
        RETURN(0);
    }
    if (g->floats) /* the pile is lower now: what was made before goes out before (PS-159) */
        CALL(4, release, NO_ARGUMENT);
    CALL(2, target, my->who, AIM_SEND, ps_one_per_side(g, ps_foes(g, my->who)));
    CALL(3, send, my->who, (uint8_t)g->k.result, my->sent, my->big);
    END;
}

/* --- Sending. --- */

/* PS-154, PS-162: only in a free-for-all, on one's own turn. */
static bool must_float(const struct game *g, int seat)
{
    return ps_is_melee(g) && g->turn == seat && ps_pile_sum(g, seat) >= FULL_PILE;
}

/* PS-155. Sends that find the list full join the last one. */
static bool floats_away(struct game *g, const struct sending *s)
{
    struct floating f = {s->to, s->count, s->big};
    if (!must_float(g, s->from))
        return false;
    assert(s->count);
    EVENT(.kind = FLOATED, .seat = g->turn, .open = {f.target, f.count});
    if (g->floats < FLOATS)
        g->floating[g->floats++] = f;
    else
        g->floating[FLOATS - 1].count = (uint8_t)(g->floating[FLOATS - 1].count + f.count);
    return true;
}

/* The i-th who may answer a send: the target, then the other opponents of the sender, in turn order
 * after them (PS-149). */
static int answerer(const struct game *g, int from, int to, int i)
{
    int seat = i == 0 ? to : ps_seat_after(g, from, i);
    if (i && seat == to)
        return NOBODY;
    return (ps_foes(g, from) & seat_bit(seat)) ? seat : NOBODY;
}

/* Bubble Shield: one gem vanishes, and it is discarded. */
static void burst_bubbles(struct game *g, int to, uint8_t *count)
{
    FOR_EACH_SEAT(seat, ps_mates(g, to))
        while (*count && ps_has_ongoing(g, seat, CHIP_bubble_shield)) {
            int kind = ps_find_kind(g, CHIP_bubble_shield);
            --*count;
            EVENT(.kind = CANCELLED, .seat = (uint8_t)seat, .open = {1, CHIP_bubble_shield});
            ps_remove(g->player[seat].ongoing, kind);
            ps_drop(g, seat, kind);
        }
}

static void land(struct game *g, int to, uint8_t count)
{
    assert(to < g->k.seats);
    burst_bubbles(g, to, &count);
    if (!count)
        return;
    EVENT(.kind = LANDED, .seat = (uint8_t)to, .open = {count});
    while (count--)
        ps_pile_add(g, to, 1);
}

void ps_trash_ones(struct game *g)
{
    FOR_EACH_SEAT(seat, ps_one_per_side(g, g->in_play))
        if (ps_gems(g, seat)[0]) {
            ps_pile_lose(g, seat, 1);
            EVENT(.kind = LOST_GEM, .seat = (uint8_t)seat, .open = {1, 1});
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

static void cancel(struct sending *s, int cancelled, int by)
{
    assert(cancelled <= s->count);
    s->count = (uint8_t)(s->count - cancelled);
    EVENT(.kind = CANCELLED, .seat = (uint8_t)by, .open = {(uint8_t)cancelled});
}

/* Shields that ask nothing: Stone Wall and Healing Touch. */
static void meet_shield(struct game *g, struct sending *s, int by, int shield)
{
    if (shield == SHIELD_WALL) {
        cancel(s, s->count, by);
    } else {
        ps_trash_ones(g);
        ps_draw(g, by, 1);
    }
}

/* Gems to Gemonade: the target has $1 more for each that vanishes. */
static void squeeze(struct game *g, struct sending *s, int by, int count)
{
    cancel(s, count, by);
    g->player[s->to].promised = (uint8_t)(g->player[s->to].promised + count);
    EVENT(.kind = PROMISED_TO, .seat = s->to, .open = {(uint8_t)count});
}

/* PS-035, PS-153: what is left of a larger counter-crash is sent back. */
static void turn_around(struct sending *s, int by, int count)
{
    cancel(s, s->count, by);
    s->to = s->from;
    s->from = (uint8_t)by;
    s->count = (uint8_t)count;
}

/* `by` has broken gems against the send, for money (PS-044, PS-045). If they make more 1-gems than
 * were sent, those that are left of them are sent now, by them. */
static void meet_counter(struct game *g, struct sending *s, int by, int kind)
{
    bool larger = g->sent > s->count;
    int gems = larger ? g->sent - s->count : g->sent;
    s->big = larger && (g->big || is_unanswerable(g, by, kind));
    ps_gain_money(g, by, g->broken);
    for (int i = 0; i < 2 && ps_chip(g, kind)->shield == SHIELD_UNSTABLE; i++)
        ps_gain(g, by, WOUND);
    g->sent = g->broken = g->big = 0;
    if (larger)
        turn_around(s, by, gems);
    else
        cancel(s, gems, by);
}

/* 1-gems on their way from one player to another: who may, answers; what is left lands. When a
 * counter-crash is larger, what is left of it is a send in the other direction, and so on (PS-031
 * to PS-043, PS-149 to PS-153). Its first variables are those of struct sending. */
SCRIPT(send, struct sending way; uint8_t i, by, window, shield, kind, puppet;)
{
    BEGIN;
    my->puppet = g->puppet; /* PS-358: nobody is made to react, or decides how another one does */
    g->puppet = NOBODY;
again:
    if (floats_away(g, &my->way))
        goto over;
    EVENT(.kind = SENT, .seat = my->way.from, .open = {my->way.to, my->way.count, my->way.big});
    my->window = ON_SEND;
    for (my->i = 0; my->way.count && !my->way.big && my->i < g->k.seats; my->i++) {
        my->by = (uint8_t)answerer(g, my->way.from, my->way.to, my->i);
        if (my->by == NOBODY)
            continue;
        CALL(1, react, my->by, ps_send_window(my->window, my->way.to), my->way.from, my->way.count);
        my->shield = (uint8_t)g->k.result;
        my->kind = g->chosen.a;
        if (my->shield == NO_SHIELD)
            continue;
        my->window = narrowed(g, my->window, my->shield, my->by, my->way.to);
        if (is_counter(my->shield)) {
            CALL(4, break_gems, my->by, my->shield == SHIELD_CRASH ? 1 : 2, ALL_GEMS, 1);
            meet_counter(g, &my->way, my->by, my->kind);
        } else if (my->shield == SHIELD_GEMONADE) {
            ASK(2, my->by, ASK_CANCEL, my->way.count < 3 ? my->way.count : 3);
            squeeze(g, &my->way, my->by, ANSWER(my->by).a);
        } else if (my->shield == SHIELD_PUNCH) {
            CALL(3, react_punch, my->by, 0, my->way.from);
        } else {
            meet_shield(g, &my->way, my->by, my->shield);
        }
        if (g->floats)
            CALL(5, release, NO_ARGUMENT);
        if (my->way.from == my->by)
            goto again;
        if (g->mode == MODE_TEAM)
            break;
    }
    land(g, my->way.to, my->way.count);
over:
    g->puppet = my->puppet;
    END;
}

/* Each is a script on the stack. */
int ps_sends_open(const struct game *g, struct sending *out)
{
    int count = 0;
    for (int i = 0; i < g->k.depth; i++) {
        const struct send_vars *vars = (const struct send_vars *)g->stack[i].vars;
        if (g->stack[i].script == SCRIPT_send && vars->way.count)
            out[count++] = vars->way;
    }
    return count;
}

/* Do floating sends go out already, and one of them has met something? */
static bool is_releasing(const struct game *g)
{
    for (int i = 0; i < g->k.depth - 1; i++)
        if (g->stack[i].script == SCRIPT_release)
            return true;
    return false;
}

/* PS-158, PS-159: the floating sends go out, one after the other, once the pile allows it. Called
 * wherever a pile may have become lower, before anything else happens. */
SCRIPT(release, uint8_t none; struct floating f;)
{
    BEGIN;
    if (is_releasing(g))
        RETURN(0);
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
    const uint8_t *gems = ps_gems(g, seat);
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
    assert(gems.a + gems.b <= GEMS);
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
