/* raid.c - what is special about Deathstrike Dragon, the last seat of a Raid. */
#include "games/flash_duel/hand.h"

/* FD-243 to FD-248, FD-300, FD-301. */
const struct raid_row *fd_raid(const struct game *g)
{
    static const struct raid_row rows[] = {
        [2] = {10, 0, 2, 7, 4}, [3] = {8, 1, 3, 8, 6}, [4] = {10, 1, 4, 9, 8}};
    static const struct raid_row betrayal = {10, 1, 3, 8, 6};
    return g->mode == MODE_BETRAYAL ? &betrayal : &rows[g->fighters - 1];
}

/* FD-250 to FD-252: the discard pile and the Dragon's hand are the new deck, and he draws as many
 * cards as he put back. What was played this turn stays in play. */
void fd_reshuffle(struct game *g)
{
    int dragon = g->fighters - 1, count = g->hand[dragon][0];
    int discarded = g->discard.count - g->played;
    g->reshuffles--;
    memcpy(g->deck.card, g->discard.card, (size_t)discarded);
    g->deck.count = (uint8_t)discarded;
    memmove(g->discard.card, g->discard.card + discarded, g->played);
    memset(g->discard.card + g->played, 0, (size_t)discarded);
    g->discard.count = g->played;
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (; g->hand[dragon][number]; g->hand[dragon][number]--)
            zone_put(ZONE_OF(g->deck), number);
    g->hand[dragon][0] = 0;
    memset(g->persona[dragon].known, 0, sizeof g->persona[dragon].known);
    fd_shuffle_deck(g);
    EVENT(.kind = DECK_RENEWED, .seat = (uint8_t)dragon, .open = {(uint8_t)count});
    fd_draw(g, dragon, count);
}

/* FD-257, FD-259. */
void fd_finish_turn_draw(struct game *g, int who)
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
    while (size < SLOTS && g->persona[g->fighters - 1].slot[size])
        size++;
    return size;
}

/* FD-249: in the order of the cards, so that each choice of them can be made in one way only. */
struct option *fd_offer_kit(const struct game *g, struct option *out)
{
    int size = kit_size(g), missing = fd_raid(g)->abilities - size;
    int last = size ? g->persona[g->fighters - 1].slot[size - 1] : ABILITY_deep_breath - 1;
    for (int ability = last + 1; ability + missing <= ABILITY_deep_breath + DRAGON_ABILITIES;
         ability++)
        *out++ = (struct option){TAKE_ALONG, .a = (uint8_t)ability};
    return out;
}

static void take_along(struct game *g, int dragon, struct option choice)
{
    g->persona[dragon].slot[kit_size(g)] = choice.a;
    EVENT(.kind = TOOK_ALONG, .seat = (uint8_t)dragon, .open = {choice.a});
}

/* Who takes all need not be asked. */
SCRIPT(dragon_kit, uint8_t dragon;)
{
    BEGIN;
    while (kit_size(g) < fd_raid(g)->abilities) {
        if (fd_raid(g)->abilities == DRAGON_ABILITIES) {
            take_along(
                g, my->dragon,
                (struct option){TAKE_ALONG, .a = (uint8_t)(ABILITY_deep_breath + kit_size(g))});
            continue;
        }
        ASK(1, my->dragon, ASK_KIT);
        take_along(g, my->dragon, ANSWER(my->dragon));
    }
    END;
}
