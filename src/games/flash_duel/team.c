/* team.c - several fighters on a side: whose turn it is, who is out, and the dashing block. */
#include "games/flash_duel/team.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/options.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

seat_set fd_eyes(const struct game *g, int who)
{
    if (g->mode != MODE_TEAM && g->mode != MODE_RAID)
        return seat_bit(who);
    seat_set all = (seat_set)((1u << g->fighters) - 1);
    return all & (seat_set)(fd_side(g, who) ? g->high : ~g->high);
}

/* --- Turns. --- */

int fd_spokesman(const struct game *g, int side)
{
    return g->mode == MODE_TEAM ? g->first[side] : side;
}

/* FD-192: the sides alternate, and each begins with its first member. FD-258: in a Raid the mortals
 * come in the order of their seats, and then the Dragon. */
void fd_set_order(struct game *g)
{
    int begins = g->turn;
    for (uint8_t i = 0; i < g->fighters; i++)
        g->order[i] = g->mode == MODE_TEAM ? g->first[begins ^ (i & 1)] ^ (i & 2) : i;
    if (g->mode == MODE_TEAM)
        g->turn = g->order[0];
}

/* FD-194: a member of the side. */
struct option *fd_offer_leaders(const struct game *g, int seat, struct option *out)
{
    for (uint8_t who = 0; who < g->fighters; who++)
        if (fd_side(g, who) == fd_side(g, seat))
            *out++ = (struct option){LEAD, .a = who};
    return out;
}

static void set_leader(struct game *g, int side, struct option choice)
{
    g->first[side] = choice.a;
    EVENT(.kind = ORDER_SET, .seat = choice.a);
}

/* Each side may switch who comes first, the side that begins (g->turn) first. */
SCRIPT(order, uint8_t i, side;)
{
    BEGIN;
    for (my->i = 0; my->i < 2; my->i++) {
        my->side = g->turn ^ my->i;
        ASK(1, g->first[my->side], ASK_ORDER);
        set_leader(g, my->side, ANSWER(g->first[my->side]));
    }
    END;
}

static uint8_t next_in_order(const struct game *g, int who)
{
    int i = 0;
    while (g->order[i] != who)
        i++;
    return g->order[(i + 1) % g->fighters];
}

/* FD-259, FD-260: all mortals have had their turns. Who skipped theirs does not refill. */
static void refill_mortals(struct game *g)
{
    FOR_EACH_SEAT(who, g->hungry)
        if (!g->ending)
            fd_draw_up(g, who);
    g->hungry = 0;
}

/* FD-195: whoever is out is passed over. FD-262: the Dragon may have more turns. */
void fd_pass_turn_among(struct game *g)
{
    if (fd_is_dragon(g, g->turn) && g->extra) {
        g->extra--;
        EVENT(.kind = EXTRA_TURN, .seat = g->turn);
        return;
    }
    do
        g->turn = next_in_order(g, g->turn);
    while (!fd_is_alive(g, g->turn));
    g->silent &= (seat_set)~seat_bit(g->turn);
    if (fd_is_dragon(g, g->turn))
        refill_mortals(g);
}

/* --- Defeat. --- */

/* FD-191, FD-233, FD-235, FD-292, FD-293. */
static void decide_round(struct game *g, int who)
{
    bool lost = fd_is_dragon(g, who);
    if (g->mode == MODE_TEAM)
        lost = !(g->alive & fd_eyes(g, who));
    else if (!lost)
        lost = !fd_loyal(g);
    if (!lost)
        return;
    g->ending = ROUND_HIT;
    g->winner = g->mode == MODE_TEAM ? (uint8_t)!fd_side(g, who) : !fd_is_dragon(g, who);
}

/* FD-200, FD-367: pawn, soldier, hand and abilities are gone. FD-262, FD-316: the Dragon gets a
 * turn for every mortal. FD-299: which card they had stays hidden. */
void fd_defeat(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    EVENT(.kind = DEFEATED, .seat = (uint8_t)who);
    fd_settle_loose(g, who);
    fd_drop_hand(g, who);
    p->life = p->forced = p->soldier = p->skip = p->owes = p->marks = 0;
    fd_turn_cards(g, who, 0);
    g->alive &= (seat_set)~seat_bit(who);
    g->recovering &= (seat_set)~seat_bit(who);
    g->hungry &= (seat_set)~seat_bit(who);
    g->silent &= (seat_set)~seat_bit(who);
    g->space[who] = 0;
    if (fd_is_raid(g) && !fd_is_dragon(g, who))
        g->extra++;
    decide_round(g, who);
}

/* --- The dashing block. --- */

/* Can this fighter, by what everybody knows, add a card to the block after dashing to the target?
 * FD-211, FD-212: from behind; FD-220: not while recovering. What they hold is their secret. */
static bool might_help(const struct game *g, int who, int target)
{
    uint32_t windows = fd_windows(g, who);
    int cards = g->hand[who][0] + ((g->persona[who].marks & ROLLED) != 0) +
                ((windows & (WITH_TWOS | ASSISTING)) != 0);
    int behind = fd_advance(g, target) - fd_advance(g, who);
    return fd_side(g, who) == fd_side(g, target) && behind > 0 && behind <= NUMBERS && cards >= 2 &&
           !fd_must_recover(g, who);
}

static bool can_be_helped(const struct game *g, int target)
{
    const struct strike *s = &g->strike;
    return !s->outcome && !(s->flags & UNBLOCKABLE) && s->number <= NUMBERS &&
           (fd_foes(g, s->by) & seat_bit(target));
}

seat_set fd_helpers(const struct game *g, int target)
{
    seat_set helpers = 0;
    if (!can_be_helped(g, target))
        return 0;
    FOR_EACH_SEAT(who, g->alive)
        if (might_help(g, who, target))
            helpers |= seat_bit(who);
    return helpers;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/* FD-213 to FD-216, FD-218: a dash that ends on the team mate's space, and at least one card for
 * the block. */
static struct option *offer_dash(const struct game *g, int who, int dash, int extra,
                                 struct option *out)
{
    const struct strike *s = &g->strike;
    int card = dash & NUMBER_MASK, needed = s->count - s->helped;
    if (lesser(card, fd_free_ahead(g, who)) != fd_distance(g, who, g->k.ask.a))
        return out;
    int held = g->hand[who][s->number] - (dash == s->number);
    out = fd_offer_sets(out, ASSIST, (uint8_t)dash, s->number, lesser(held, needed));
    if ((extra & NUMBER_MASK) == s->number && dash == card)
        out = fd_offer_sets(out, ASSIST, (uint8_t)dash, (uint8_t)extra, lesser(held + 1, needed));
    return out;
}

struct option *fd_offer_assists(const struct game *g, int who, struct option *out)
{
    uint32_t windows = fd_windows(g, who);
    int extra = fd_extra_card(g, who, windows);
    for (int card = 1; card <= NUMBERS; card++)
        if (g->hand[who][card])
            out = offer_dash(g, who, card, extra, out);
    if (extra)
        out = offer_dash(g, who, extra, extra, out);
    *out++ = (struct option){PASS};
    if (windows & ASSISTING)
        out = fd_offer_uses(g, who, ASSISTING, out);
    return fd_offer_unmasking(g, who, out);
}

/* FD-219: the helper is no target. If nothing is missing any more, the strike is blocked. FD-416:
 * an ability that takes part in it may have given the target time to leave. */
static void assist(struct game *g, int who, int target, struct option help)
{
    if (!can_be_helped(g, target))
        return;
    fd_play(g, who, help.a, 1);
    uint8_t mine = g->mine, card = help.a & NUMBER_MASK, from = fd_move_forward(g, who, card);
    fd_play(g, who, help.b, help.c);
    g->strike.helped = (uint8_t)(g->strike.helped + help.c);
    EVENT(.kind = ASSISTED, .seat = (uint8_t)who,
          .open = {[OPEN_CARD] = card,
                   [OPEN_FROM] = from,
                   [OPEN_TO] = g->space[who],
                   [OPEN_NUMBER] = g->strike.number,
                   [OPEN_COUNT] = help.c,
                   [OPEN_WHOM] = (uint8_t)target});
    fd_after_way(g, who, mine);
    if (g->strike.helped == g->strike.count)
        g->strike.outcome = BLOCKED_IT;
}

/* The target's team mates are asked one after the other (FD-277), with abilities (FD-359). */
SCRIPT(assist, uint8_t target; seat_set left; uint8_t who; struct option answer;)
{
    BEGIN;
    for (my->left = fd_helpers(g, my->target); my->left;
         my->left = (seat_set)set_without_first(my->left)) {
        my->who = (uint8_t)set_first(my->left);
        while (fd_helpers(g, my->target) & seat_bit(my->who)) {
            if (fd_is_interrupted(g, my->who))
                CALL(5, word, my->who);
            if (!(fd_helpers(g, my->target) & seat_bit(my->who)))
                break;
            ASK(1, my->who, ASK_ASSIST, my->target);
            my->answer = ANSWER(my->who);
            if (my->answer.verb == PASS)
                break;
            if (my->answer.verb == USE)
                CALL(2, use, my->who, my->answer.a);
            else if (fd_is_unmasking(my->answer))
                CALL(3, unmask, my->who, my->answer.verb, my->answer.a);
            else if (fd_is_through_twos(my->answer))
                CALL(4, use, my->who, fd_announce_through(g, my->who, my->answer));
            if (g->ending)
                RETURN(0);
            if (my->answer.verb == ASSIST && (!fd_is_through_twos(my->answer) || g->k.result))
                assist(g, my->who, my->target, my->answer);
        }
        if (g->persona[my->who].marks & ROLLED)
            fd_settle_loose(g, my->who);
    }
    END;
}
