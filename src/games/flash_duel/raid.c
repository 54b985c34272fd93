/* raid.c - what is special about Deathstrike Dragon, the last seat of a Raid. */
#include "games/flash_duel/raid.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/hand.h"

/* FD-243 to FD-248, FD-300, FD-301. */
const struct raid_row *fd_raid(const struct game *g)
{
    static const struct raid_row rows[] = {
        [2] = {.copies = 10, .reshuffles = 0, .life = 2, .hand = 7, .abilities = 4},
        [3] = {.copies = 8, .reshuffles = 1, .life = 3, .hand = 8, .abilities = 6},
        [4] = {.copies = 10, .reshuffles = 1, .life = 4, .hand = 9, .abilities = 8}};
    static const struct raid_row betrayal = {
        .copies = 10, .reshuffles = 1, .life = 3, .hand = 8, .abilities = 6};
    assert(g->mode == MODE_BETRAYAL || (g->fighters >= 3 && g->fighters <= FIGHTERS));
    return g->mode == MODE_BETRAYAL ? &betrayal : &rows[g->fighters - 1];
}

/* FD-250 to FD-252: the discard pile and the Dragon's hand are the new deck, and the Dragon draws
 * as many cards as they put back. What was played this turn stays in play. */
void fd_reshuffle(struct game *g)
{
    int dragon = fd_dragon(g), count = g->hand[dragon][0];
    assert(g->reshuffles && !g->deck.count);
    g->reshuffles--;
    fd_return_discards(g);
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (; g->hand[dragon][number]; g->hand[dragon][number]--)
            zone_put(ZONE_OF(g->deck), number);
    g->hand[dragon][0] = 0;
    memset(g->persona[dragon].known, 0, sizeof g->persona[dragon].known);
    fd_shuffle_deck(g);
    EVENT(.kind = DECK_RENEWED, .seat = (uint8_t)dragon, .open = {[OPEN_SIZE] = (uint8_t)count});
    fd_draw(g, dragon, count);
}

/* FD-257, FD-259. */
void fd_refill(struct game *g, int who)
{
    if (fd_is_raid(g) && !fd_is_dragon(g, who))
        g->hungry |= seat_bit(who);
    else
        fd_draw_up(g, who);
}

/* --- The Dragon's abilities. --- */

static int kit_size(const struct game *g)
{
    int size = 0;
    while (size < SLOTS && g->persona[fd_dragon(g)].slot[size])
        size++;
    return size;
}

/* FD-249: in the order of the cards, so that each choice of them can be made in one way only. */
struct option *fd_offer_kit(const struct game *g, struct option *out)
{
    int size = kit_size(g), missing = fd_raid(g)->abilities - size;
    int last = size ? g->persona[fd_dragon(g)].slot[size - 1] : ABILITY_deep_breath - 1;
    for (int ability = last + 1; ability + missing <= ABILITY_deep_breath + DRAGON_ABILITIES;
         ability++)
        *out++ = (struct option){TAKE_ALONG, .a = (uint8_t)ability};
    return out;
}

static void take_along(struct game *g, int dragon, struct option choice)
{
    g->persona[dragon].slot[kit_size(g)] = choice.a;
    EVENT(.kind = TOOK_ALONG, .seat = (uint8_t)dragon, .open = {[OPEN_ABILITY] = choice.a});
}

/* Who takes all need not be asked. */
SCRIPT(dragon_kit, uint8_t who;)
{
    BEGIN;
    while (kit_size(g) < fd_raid(g)->abilities) {
        if (fd_raid(g)->abilities == DRAGON_ABILITIES) {
            take_along(
                g, my->who,
                (struct option){TAKE_ALONG, .a = (uint8_t)(ABILITY_deep_breath + kit_size(g))});
            continue;
        }
        ASK(1, my->who, ASK_KIT);
        take_along(g, my->who, ANSWER(my->who));
    }
    EVENT(.kind = KIT_CHOSEN, .seat = my->who);
    END;
}
