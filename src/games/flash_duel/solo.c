/* solo.c - the automaton of the Solo game: it never chooses, it follows the rulebook's list. */
#include "games/flash_duel/solo.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* FD-158 to FD-163: the first ability that it can use, as strongly as it can, if there is one. */
struct option fd_bot_use(struct game *g, uint32_t window)
{
    struct option uses[OPTIONS], *end = fd_offer_uses(g, BOT, window, uses), pick = {PASS};
    for (const struct option *use = uses; use < end && use->a == uses[0].a; use++)
        pick = *use;
    return pick;
}

/* FD-349: one of the possible sets at random. */
static struct option random_use(struct game *g)
{
    struct option uses[OPTIONS];
    unsigned count = (unsigned)(fd_offer_uses(g, BOT, DASHED_AT, uses) - uses);
    return uses[count > 1 ? chance_below(&g->k.chance, count) : 0];
}

/* FD-148 to FD-153: it has drawn the extra card, which is its last known one. Rook's armour is used
 * whenever it can be (FD-158), the Dragon's hide only if nothing else blocks (FD-164). */
struct option fd_bot_response(struct game *g)
{
    const struct strike *s = &g->strike;
    bool blocks =
        !(s->flags & UNBLOCKABLE) && s->number <= NUMBERS && g->hand[BOT][s->number] >= s->count;
    if (s->dashing && fd_can_use(g, BOT, DASHED_AT) && (g->bot == BOT_ROOK || !blocks))
        return random_use(g);
    if (blocks)
        return (struct option){BLOCK, .b = s->number, .c = s->count};
    if (s->dashing && !(s->flags & NO_RETREAT) && fd_advance(g, BOT) > 0)
        return (struct option){RETREAT, .a = g->bot_card};
    return (struct option){TAKE_HIT};
}

/* FD-141 to FD-147, in this order; `card` is the one drawn for the turn. */
static struct option choose_action(const struct game *g, uint8_t card)
{
    const uint8_t *hand = g->hand[BOT];
    uint8_t distance = (uint8_t)fd_distance(g, BOT, 0);
    int free = fd_free_ahead(g, BOT), step = card < free ? card : free;
    uint8_t reach = (uint8_t)(distance - step), forced = g->persona[BOT].forced;
    if (forced && hand[forced])
        return (struct option){MOVE_FORWARD, .a = forced};
    if (distance <= NUMBERS && hand[distance])
        return (struct option){ATTACK, .b = distance, .c = hand[distance]};
    if (distance == 1)
        return (struct option){PUSH, .a = card};
    if (step && reach <= NUMBERS && hand[reach] - (reach == card) > 0)
        return (struct option){DASH_STRIKE, card, reach, (uint8_t)(hand[reach] - (reach == card))};
    return (struct option){MOVE_FORWARD, .a = card};
}

/* The card is open to everybody, like the whole hand (FD-139). */
void fd_bot_draw(struct game *g)
{
    g->bot_card = g->deck.card[g->deck.count - 1];
    fd_draw(g, BOT, 1);
}

/* FD-140, FD-154: a card, what the list says, a refill; recovering only the refill. */
SCRIPT(bot_turn, uint8_t refills;)
{
    BEGIN;
    my->refills = true;
    EVENT(.kind = TURN_BEGINS, .seat = BOT);
    fd_begin_turn(g, BOT);
    if (fd_skips(g, BOT))
        RETURN(0);
    if (fd_must_recover(g, BOT)) {
        my->refills = fd_recover(g, BOT);
    } else {
        fd_bot_draw(g);
        if (!g->ending && fd_can_use(g, BOT, START))
            CALL(1, use, BOT, fd_bot_use(g, START).a);
        if (g->ending)
            RETURN(0);
        fd_act(g, BOT, choose_action(g, g->bot_card));
        if (g->strike.count)
            CALL(2, clash, 0);
        if (g->ending)
            RETURN(0);
    }
    fd_end_turn(g);
    if (my->refills)
        fd_draw_up(g, BOT);
    END;
}
