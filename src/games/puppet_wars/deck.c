/* deck.c - the cards of a Puppet Deck: what they are worth, and how they move. */
#include "games/puppet_wars/deck.h"

/* --- What they are worth. --- */

/* PW-057 to PW-071. */
int pw_card_suits(int card, int joker_suit)
{
    if (card == BLACK_JOKER)
        return 0;
    if (card == RED_JOKER)
        return 2 * SUIT(joker_suit);
    return (card % 13 == 0 ? 2 : 1) * SUIT(card / 13);
}

/* One card counts as one suit, once or twice. */
card_set pw_cards_meeting(struct value value)
{
    const card_set suit_cards = (1 << 13) - 1, red = pw_card_bit(RED_JOKER);
    const card_set aces = 1 | pw_card_bit(13) | pw_card_bit(26) | pw_card_bit(39);
    if (value.number > pw_card_number(RED_JOKER))
        return 0;
    int below = value.number > 1 ? value.number - 1 : 0; /* numbers that are too low */
    card_set high = (suit_cards << below & suit_cards) * aces;
    if (!value.suits)
        return high | red | (card_set)(value.number <= 0) << BLACK_JOKER;
    int suit = set_first(value.suits) / 2, times = value.suits >> 2 * suit;
    card_set fit = times == 1 ? suit_cards : 1;
    return times > 2 ? 0 : (high & fit << 13 * suit) | red;
}

/* A card fits a suit if it is of it; the Red Joker fits every one (ruling to PW-289). */
bool pw_fits_suit(int card, int suit)
{
    return suit == ANY_SUIT || card == RED_JOKER || card / 13 == suit;
}

bool pw_can_discard(const struct game *g, int seat, int suit)
{
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        if (pw_fits_suit(card, suit))
            return true;
    return false;
}

/* --- Sets. --- */

static void add_card(uint8_t set[8], int card)
{
    assert(card >= 0 && card < DECK);
    pw_put_cards(set, pw_cards_in(set) | pw_card_bit(card));
}

static void drop_card(uint8_t set[8], int card)
{
    assert(card >= 0 && card < DECK && (pw_cards_in(set) & pw_card_bit(card)));
    pw_put_cards(set, pw_cards_in(set) & ~pw_card_bit(card));
}

int pw_hand_size(const struct game *g, int seat)
{
    return set_count(pw_cards_in(g->player[seat].hand));
}

int pw_count_benches(const struct game *g, int seat)
{
    return space_count(spaces_in(&g->benches[seat]));
}

/* PW-086. */
int pw_hand_limit(const struct game *g, int seat)
{
    return HAND_BASE + pw_count_benches(g, seat);
}

card_set pw_unseen_deck(const struct game *g, int seat)
{
    card_set set = 0;
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->deck.count; i++)
        set |= pw_card_bit(p->deck.card[i]);
    return set;
}

/* --- How they move. --- */

/* PW-012, PW-075. */
void pw_shuffle_decks(struct game *g)
{
    for (int seat = 0; seat < g->k.seats; seat++) {
        struct player *p = &g->player[seat];
        p->top = p->laid = NO_CARD;
        for (uint8_t card = 0; card < DECK; card++)
            p->deck.card[card] = card;
        p->deck.count = DECK;
        chance_shuffle(&g->k.chance, p->deck.card, DECK);
    }
}

/* PW-078 to PW-080: the Discard Pile becomes the deck. */
static void reshuffle(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    FOR_EACH_CARD(card, pw_cards_in(p->discard))
        zone_put(ZONE_OF(p->deck), (uint8_t)card);
    pw_put_cards(p->discard, 0);
    p->top = NO_CARD;
    chance_shuffle(&g->k.chance, p->deck.card, p->deck.count);
    EVENT(.kind = RESHUFFLED, .seat = (uint8_t)seat);
}

/* PW-078: a new deck as soon as the old one is empty; PW-082: if there are no cards, none comes. */
int pw_take_top(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    if (!p->deck.count && pw_cards_in(p->discard))
        reshuffle(g, seat);
    if (!p->deck.count)
        return NO_CARD;
    int card = zone_take_top(ZONE_OF(p->deck));
    if (!p->deck.count && pw_cards_in(p->discard))
        reshuffle(g, seat);
    return card;
}

void pw_draw(struct game *g, int seat)
{
    int card = pw_take_top(g, seat);
    if (card == NO_CARD)
        return;
    add_card(g->player[seat].hand, card);
    EVENT(.kind = DREW, .seat = (uint8_t)seat, .eyes = seat_bit(seat), .secret = {(uint8_t)card});
}

void pw_put_discard(struct game *g, int seat, int card)
{
    if (pw_is_out(g, seat)) /* PW-231 */
        return;
    assert(!(pw_cards_in(g->player[seat].discard) & pw_card_bit(card)));
    add_card(g->player[seat].discard, card);
    g->player[seat].top = (uint8_t)card;
}

void pw_discard(struct game *g, int seat, int card)
{
    drop_card(g->player[seat].hand, card);
    pw_put_discard(g, seat, card);
    EVENT(.kind = DISCARDED, .seat = (uint8_t)seat, .open = {(uint8_t)card});
}

void pw_play(struct game *g, int seat, int card)
{
    drop_card(g->player[seat].hand, card);
    zone_put(ZONE_OF(g->player[seat].table), (uint8_t)card);
}

void pw_lay(struct game *g, int seat, int card)
{
    assert(g->player[seat].laid == NO_CARD);
    drop_card(g->player[seat].hand, card);
    g->player[seat].laid = (uint8_t)card;
}

/* PW-207. */
void pw_discard_laid(struct game *g, int seat)
{
    assert(g->player[seat].laid != NO_CARD);
    pw_put_discard(g, seat, g->player[seat].laid);
    g->player[seat].laid = NO_CARD;
}

/* PW-322: in the order in which they were laid there. */
void pw_clear_table(struct game *g, int seat, int from)
{
    struct player *p = &g->player[seat];
    assert(from <= p->table.count || pw_is_out(g, seat));
    for (int i = from; i < p->table.count; i++)
        pw_put_discard(g, seat, p->table.card[i]);
    while (p->table.count > from)
        if (zone_take_top(ZONE_OF(p->table)) == RED_JOKER)
            p->joker = 0;
    g->effort = (struct effort){0};
}

/* PW-099: everybody sees it. */
void pw_note_flipped(struct game *g, int seat, int card)
{
    add_card(g->player[seat].flipped, card);
    EVENT(.kind = FLIPPED, .seat = (uint8_t)seat, .open = {(uint8_t)card});
}

/* --- Random determination. --- */

/* PW-100, PW-103, PW-104. Without a card: like a Black Joker. */
static int flip_for_order(struct game *g, int seat)
{
    int card = pw_take_top(g, seat);
    if (card == NO_CARD)
        return 0;
    pw_note_flipped(g, seat, card);
    pw_put_discard(g, seat, card);
    return pw_card_number(card);
}

/* PW-101, PW-102: lowest first; who ties flips again, among themselves. Two without any cards stay
 * as they are. */
void pw_order_at_random(struct game *g, uint8_t *seats, int count)
{
    uint8_t numbers[PLAYERS];
    bool any = false;
    for (int i = 0; i < count; i++) {
        const struct player *p = &g->player[seats[i]];
        any |= p->deck.count || pw_cards_in(p->discard);
        numbers[i] = (uint8_t)flip_for_order(g, seats[i]);
    }
    if (any && count > 1)
        pw_order_by(g, seats, count, numbers);
}

static seat_set seats_in(const uint8_t *seats, int count)
{
    seat_set set = 0;
    for (int i = 0; i < count; i++)
        set |= seat_bit(seats[i]);
    return set;
}

void pw_order_by(struct game *g, uint8_t *seats, int count, const uint8_t *numbers)
{
    uint8_t sorted[PLAYERS], value[PLAYERS];
    int done = 0;
    assert(count <= PLAYERS);
    for (int i = 0; i < count; i++) { /* insertion, by number */
        int at = done++;
        for (; at > 0 && value[at - 1] > numbers[i]; at--) {
            value[at] = value[at - 1];
            sorted[at] = sorted[at - 1];
        }
        value[at] = numbers[i];
        sorted[at] = seats[i];
    }
    for (int first = 0, last; first < count; first = last) {
        for (last = first + 1; last < count && value[last] == value[first]; last++)
            ;
        if (last - first > 1) {
            EVENT(.kind = TIED, .seat = NOBODY, .open = {seats_in(sorted + first, last - first)});
            pw_order_at_random(g, sorted + first, last - first);
        }
    }
    memcpy(seats, sorted, (size_t)count);
}

void pw_tell_order(const struct game *g)
{
    const uint8_t *o = g->order;
    EVENT(.kind = ORDERED, .seat = o[0], .open = {o[0], o[1], o[2], o[3]});
}
