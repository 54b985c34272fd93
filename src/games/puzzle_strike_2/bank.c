/* bank.c - the bank: five cards in a row, the deck they come from, and what is bought and trashed.
 */
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"

/* P2-167, P2-168: the one table. */
static int slot_price(int slot)
{
    static const uint8_t price[SLOTS] = {0, 0, 1, 2, 3};
    assert(slot >= 0 && slot < SLOTS);
    return price[slot];
}

/* P2-398, P2-399: adjustments are summed first, and the end is never below 0. */
int p2_price(const struct game *g, int slot)
{
    int price = slot_price(slot) + g->now.price;
    return price > 0 ? price : 0;
}

/* P2-140: after 4 cards per player comes an Ante Up, and so does another one. It is revealed when
 * the card above it has been dealt (P2-385). Only a Grand Finale ignores them (P2-228). Returns how
 * many cards lie above the next one; -1 if none comes. */
int p2_cards_to_ante_up(const struct game *g)
{
    int above = 4 * g->players * (g->ante_ups + 1);
    if (g->ante_ups == ANTE_UPS || p2_in_finale(g) || g->stage == OVER)
        return -1;
    return g->deck.count - (BANK_CARDS - SLOTS - above);
}

static void reveal_ante_up(struct game *g)
{
    if (p2_cards_to_ante_up(g) != 0)
        return;
    g->ante_ups++;
    EVENT(.kind = ANTE_ROSE, .seat = NOBODY, .open = {g->ante_ups});
}

static void deal(struct game *g)
{
    uint8_t card = zone_take_top(ZONE_OF(g->deck));
    zone_put(ZONE_OF(g->bank), card);
    EVENT(.kind = REFILLED, .seat = NOBODY, .open = {card});
}

/* P2-136, P2-139. */
void p2_open_bank(struct game *g)
{
    for (uint8_t card = g->set == MELEE ? CARD_sucker_punch : CARD_decadent_cake;
         p2_facts[card].set == g->set; card++)
        for (int i = 0; i < p2_facts[card].copies; i++)
            zone_put(ZONE_OF(g->deck), card);
    chance_shuffle(&g->k.chance, g->deck.card, g->deck.count);
    while (g->bank.count < SLOTS)
        deal(g);
}

/* P2-173. */
static void fill_slots(struct game *g)
{
    while (g->bank.count < SLOTS && g->deck.count) {
        deal(g);
        reveal_ante_up(g);
    }
}

/* P2-401, P2-402: who needs a card from the empty deck busts, `who` may be the Dragon. Once
 * somebody has, the game goes on with a new deck, also for who busts in the Grand Finale (P2-404,
 * P2-406). */
static void refill(struct game *g, int who)
{
    fill_slots(g);
    if (g->bank.count == SLOTS)
        return;
    EVENT(.kind = BANK_EMPTY, .seat = NOBODY);
    if (p2_in_finale(g)) {
        g->late |= seat_bit(who);
        EVENT(.kind = BUSTED, .seat = (uint8_t)who, .open = {g->player[who].height, true});
    }
    if (g->stage == PLAYING)
        g->out = (uint8_t)who;
    else
        p2_renew_bank(g);
}

/* P2-172: the cards to the right of the one that is taken slide. */
static uint8_t take_out(struct game *g, int slot)
{
    assert(slot >= 0 && slot < g->bank.count);
    uint8_t card = g->bank.card[slot];
    memmove(g->bank.card + slot, g->bank.card + slot + 1, (size_t)(g->bank.count - slot - 1));
    g->bank.card[--g->bank.count] = 0;
    return card;
}

int p2_take_slot(struct game *g, int who, int slot)
{
    uint8_t card = take_out(g, slot);
    refill(g, who);
    return card;
}

/* Without a buy cost (P2-089, P2-256). A card that is trashed can come back with a new deck. */
void p2_take(struct game *g, int who, int slot, enum taking where)
{
    struct player *p = &g->player[who];
    uint8_t card = take_out(g, slot);
    EVENT(.kind = TOOK, .seat = (uint8_t)who, .open = {card, (uint8_t)where, (uint8_t)slot});
    switch (where) {
    case TO_DECK: p2_put_on_deck(p, card); break;
    case TO_HAND: p2_put_in_hand(p, card); break;
    case TO_HAND_FREE: p2_put_in_hand(p, card | FREE); break;
    case TO_TRASH: p2_trash(g, card); break;
    }
    refill(g, who);
}

/* P2-162 to P2-166: paid with tokens, which wait for the next turn. */
void p2_buy(struct game *g, int who, int slot)
{
    int price = p2_price(g, slot), card = g->bank.card[slot];
    EVENT(.kind = BOUGHT, .seat = (uint8_t)who,
          .open = {(uint8_t)card, (uint8_t)slot, (uint8_t)price});
    g->player[who].incoming = p2_sum(g->player[who].incoming, price);
    p2_take_slot(g, who, slot);
    p2_gain(g, who, card);
}

void p2_trash(struct game *g, int card)
{
    if (card == CARD_wound) {
        assert(g->wounds);
        g->wounds--;
        g->wounds_trashed = p2_sum(g->wounds_trashed, 1);
    } else {
        zone_put(ZONE_OF(g->trash), (uint8_t)card);
    }
}

/* P2-404, P2-405: only bank cards. */
void p2_renew_bank(struct game *g)
{
    uint8_t kept = 0, count = g->trash.count;
    for (int i = 0; i < count; i++) {
        uint8_t card = g->trash.card[i];
        g->trash.card[i] = 0;
        if (p2_facts[card].set == g->set)
            zone_put(ZONE_OF(g->deck), card);
        else
            g->trash.card[kept++] = card;
    }
    g->trash.count = kept;
    chance_shuffle(&g->k.chance, g->deck.card, g->deck.count);
    EVENT(.kind = BANK_RENEWED, .seat = NOBODY, .open = {g->deck.count});
    fill_slots(g);
}

/* P2-334, P2-335. */
int p2_bank_run(const struct game *g)
{
    int best = 1, run = 1;
    for (int i = 1; i < g->bank.count; i++) {
        run = p2_drop_color(g, i) == p2_drop_color(g, i - 1) ? run + 1 : 1;
        best = run > best ? run : best;
    }
    return best;
}
