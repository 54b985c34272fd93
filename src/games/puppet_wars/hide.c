/* hide.c - what a seat cannot know, guessed. */
#include "games/puppet_wars/army.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/prepare.h"

/* Who is asked which Crow they discard holds one. Makes sure that there is one among the `held`
 * cards that lie behind the first `deck` ones. */
static void deal_a_crow(uint8_t *pool, int deck, int held, struct chance *chance)
{
    for (int i = deck; i < deck + held; i++)
        if (pw_fits_suit(pool[i], CROWS))
            return;
    int crow = 0, other = deck + (int)chance_below(chance, (uint32_t)held);
    while (!pw_fits_suit(pool[crow], CROWS))
        crow++;
    assert(crow < deck);
    uint8_t moved = pool[other];
    pool[other] = pool[crow];
    pool[crow] = moved;
}

/* Shares the unknown cards out between the player's deck and, unless it is the observer's, hand.
 * Sets have no order, so nothing is left of the real one. */
static void guess_cards(struct game *g, int seat, bool knows_hand, struct chance *chance)
{
    struct player *p = &g->player[seat];
    uint8_t pool[DECK], count = 0;
    int held = knows_hand ? 0 : pw_hand_size(g, seat);
    card_set hand = 0;
    FOR_EACH_CARD(card, pw_unseen_deck(g, seat) | (held ? pw_cards_in(p->hand) : 0))
        pool[count++] = (uint8_t)card;
    if (!count)
        return;
    assert(count == p->deck.count + held);
    chance_shuffle(chance, pool, count);
    if (held && g->k.ask.kind == ASK_PAY && g->k.pending & seat_bit(seat))
        deal_a_crow(pool, p->deck.count, held, chance);
    memcpy(p->deck.card, pool, p->deck.count);
    for (int i = 0; i < held; i++)
        hand |= pw_card_bit(pool[p->deck.count + i]);
    if (held)
        pw_put_cards(p->hand, hand);
}

/* Toy Boxes that are being packed; the order of the observer's deck, and of others how hand and
 * deck are shared out. What lies in a Discard Pile was seen by everybody on its way there. */
void pw_hide(struct game *g, int observer, struct chance *chance)
{
    for (int seat = 0; seat < g->k.seats; seat++)
        if (!pw_knows_box(g, observer, seat))
            pw_guess_box(g, seat, chance);
    for (int seat = 0; seat < g->k.seats; seat++)
        guess_cards(g, seat, seat == observer, chance);
}
