/* row.c - a player's cards: one row, in which moving a card mostly means moving a border. */
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/cards.h"

/* Where the parts of the row begin. */
static int hand_at(const struct player *p) /* of the shown cards */
{
    return p->discard + p->play;
}

static int hidden_at(const struct player *p)
{
    return hand_at(p) + p->shown;
}

static int deck_at(const struct player *p)
{
    return hidden_at(p) + p->hand;
}

/* Moves a card of the row; those between move by one. */
static void shift(struct player *p, int from, int to)
{
    assert(from >= 0 && from < p2_row_size(p) && to >= 0 && to < p2_row_size(p));
    uint8_t card = p->card[from];
    if (from < to)
        memmove(p->card + from, p->card + from + 1, (size_t)(to - from));
    else
        memmove(p->card + to + 1, p->card + to, (size_t)(from - to));
    p->card[to] = card;
}

/* A card that comes from outside; its part of the row must be counted by the caller. */
static void insert(struct player *p, int at, int card)
{
    int size = p2_row_size(p);
    assert(size < ROW && at >= 0 && at <= size);
    memmove(p->card + at + 1, p->card + at, (size_t)(size - at));
    p->card[at] = (uint8_t)card;
}

static int extract(struct player *p, int at)
{
    int size = p2_row_size(p), card = p->card[at] & CARD_MASK;
    assert(at >= 0 && at < size);
    memmove(p->card + at, p->card + at + 1, (size_t)(size - at - 1));
    p->card[size - 1] = 0;
    return card;
}

/* The border counts of a hand that loses this card. */
static void leave_hand(struct player *p, int index)
{
    assert(index >= 0 && index < p2_hand_size(p));
    if (index < p->shown)
        p->shown--;
    else
        p->hand--;
}

static int find(const uint8_t *cards, int count, int card)
{
    for (int i = 0; i < count; i++)
        if (cards[i] == card)
            return i;
    return -1;
}

int p2_hand_index(const struct player *p, int card)
{
    return find(p2_hand(p), p2_hand_size(p), card);
}

int p2_discard_index(const struct player *p, int card)
{
    return find(p->card, p->discard, card);
}

bool p2_is_shown(const struct player *p, int index)
{
    return index < p->shown;
}

/* --- Drawing. --- */

/* P2-178, P2-190: the discard pile, without what was played, becomes the deck. */
static void reshuffle(struct game *g, int who)
{
    struct player *p = &g->player[who];
    uint8_t pile[ROW], count = p->discard;
    int rest = p->play + p->shown + p->hand;
    memcpy(pile, p->card, count);
    chance_shuffle(&g->k.chance, pile, count);
    memmove(p->card, p->card + count, (size_t)rest);
    memcpy(p->card + rest, pile, count);
    p->discard = 0;
    p->deck = count;
    EVENT(.kind = RESHUFFLED, .seat = (uint8_t)who);
}

/* Draws the deck's top card; NO_CARD if there is none (P2-180). What everybody knew on the deck
 * everybody knows in the hand. */
static int draw_one(struct game *g, int who)
{
    struct player *p = &g->player[who];
    if (!p->deck && p->discard)
        reshuffle(g, who);
    if (!p->deck)
        return NO_CARD;
    int at = deck_at(p), card = p->card[at];
    if (p->deck_open & 1) {
        shift(p, at, hidden_at(p));
        p->shown++;
    } else {
        p->hand++;
    }
    p->deck--;
    p->deck_seen >>= 1;
    p->deck_open >>= 1;
    return card;
}

void p2_draw(struct game *g, int who, int count)
{
    struct event event = {.kind = DREW, .seat = (uint8_t)who, .eyes = seat_bit(who)};
    for (int i = 0; i < count; i++) {
        int card = draw_one(g, who);
        if (!card)
            break;
        assert(event.open[0] < EVENT_SECRET); /* nine are the most: a hand and the height bonus */
        event.secret[event.open[0]++] = (uint8_t)card;
    }
    if (LISTENING)
        event_emit(&event);
}

/* P2-263 to P2-266: into play; a Wound stays in the hand, where everybody has seen it. */
int p2_draw_present(struct game *g, int who)
{
    struct player *p = &g->player[who];
    bool open = p->deck_open & 1;
    int card = draw_one(g, who);
    if (!card)
        return NO_CARD;
    int index = open ? p->shown - 1 : p2_hand_size(p) - 1;
    if (p2_fact(card)->type != WOUND) {
        p2_hand_to_play(p, index);
        return card;
    }
    if (!open) {
        shift(p, hand_at(p) + index, hidden_at(p));
        p->shown++;
        p->hand--;
    }
    return card;
}

/* --- Cards that come. --- */

/* P2-380. */
void p2_gain(struct game *g, int who, int card)
{
    struct player *p = &g->player[who];
    insert(p, p->discard, card);
    p->discard++;
}

void p2_gain_wounds(struct game *g, int who, int count)
{
    int left = WOUNDS - g->wounds, gained = count < left ? count : left;
    for (int i = 0; i < gained; i++) {
        p2_gain(g, who, CARD_wound);
        g->wounds++;
    }
    EVENT(.kind = GAINED, .seat = (uint8_t)who, .open = {CARD_wound, (uint8_t)gained});
}

void p2_put_in_hand(struct player *p, int card)
{
    insert(p, hidden_at(p), card);
    p->shown++;
}

static void top_of_deck(struct player *p, bool open)
{
    p->deck++;
    p->deck_seen = (uint8_t)(p->deck_seen << 1 | 1);
    p->deck_open = (uint8_t)(p->deck_open << 1 | open);
}

void p2_put_on_deck(struct player *p, int card)
{
    insert(p, deck_at(p), card);
    top_of_deck(p, true);
}

/* --- Cards that move. --- */

void p2_hand_to_play(struct player *p, int index)
{
    int at = hand_at(p);
    p->card[at + index] &= CARD_MASK;
    shift(p, at + index, at);
    leave_hand(p, index);
    p->play++;
}

/* P2-397: a free card is free no longer. */
void p2_hand_to_discard(struct game *g, int who, int index)
{
    struct player *p = &g->player[who];
    int at = hand_at(p);
    p->card[at + index] &= CARD_MASK;
    EVENT(.kind = DISCARDED, .seat = (uint8_t)who, .open = {p->card[at + index]});
    shift(p, at + index, p->discard);
    leave_hand(p, index);
    p->discard++;
}

/* Nobody else sees which card it is, so nobody can be sure any more which cards are still in the
 * hand; but for free ones, which lie open. */
void p2_hand_to_deck(struct game *g, int who, int index)
{
    struct player *p = &g->player[who];
    int at = hand_at(p), card = p->card[at + index];
    bool open = card & FREE;
    p->card[at + index] &= CARD_MASK;
    EVENT(.kind = PUT_ON_DECK, .seat = (uint8_t)who, .eyes = open ? EVERYBODY : seat_bit(who),
          .secret = {(uint8_t)(card & CARD_MASK)});
    shift(p, at + index, deck_at(p) - 1);
    leave_hand(p, index);
    top_of_deck(p, open);
    if (open)
        return;
    int free_cards = 0;
    for (int i = 0; i < p->shown; i++)
        if (p->card[at + i] & FREE)
            shift(p, at + i, at + free_cards++);
    p->hand = (uint8_t)(p->hand + p->shown - free_cards);
    p->shown = (uint8_t)free_cards;
}

int p2_remove_from_hand(struct player *p, int index)
{
    int card = extract(p, hand_at(p) + index);
    leave_hand(p, index);
    return card;
}

bool p2_remove_from_play(struct player *p, int card)
{
    int index = find(p2_play_zone(p), p->play, card);
    if (index < 0)
        return false;
    extract(p, p->discard + index);
    p->play--;
    return true;
}

void p2_discard_to_hand(struct game *g, int who, int card)
{
    struct player *p = &g->player[who];
    shift(p, p2_discard_index(p, card), hidden_at(p) - 1);
    p->discard--;
    p->shown++;
    EVENT(.kind = RETURNED, .seat = (uint8_t)who, .open = {(uint8_t)card});
}

void p2_discard_to_deck(struct game *g, int who, int card)
{
    struct player *p = &g->player[who];
    shift(p, p2_discard_index(p, card), deck_at(p) - 1);
    p->discard--;
    top_of_deck(p, true);
    EVENT(.kind = RETURNED, .seat = (uint8_t)who, .open = {(uint8_t)card, 1});
}

/* --- Looking at the deck. --- */

/* What others knew about these cards they can't know after their owner has put them in a new
 * order. */
void p2_look(struct game *g, int who, int count)
{
    struct player *p = &g->player[who];
    uint8_t looked = (uint8_t)((1u << count) - 1);
    assert(count <= p->deck && count <= 8); /* deck_seen has a bit for each */
    p->deck_seen |= looked;
    p->deck_open &= (uint8_t)~looked;
    if (LISTENING) {
        struct event event = {
            .kind = LOOKED, .seat = (uint8_t)who, .open = {(uint8_t)count}, .eyes = seat_bit(who)};
        memcpy(event.secret, p2_deck(p), (size_t)count);
        event_emit(&event);
    }
}

void p2_order_deck(struct player *p, int depth, int card)
{
    int at = deck_at(p) + depth;
    shift(p, at + find(p->card + at, p->deck - depth, card), at);
}

/* Takes one of the cards looked at. */
void p2_research(struct player *p, int card)
{
    assert(p->deck);
    p2_order_deck(p, 0, card);
    p->hand++;
    p->deck--;
    p->deck_seen >>= 1;
    p->deck_open >>= 1;
}

/* --- The end of a turn. --- */

void p2_discard_played(struct player *p)
{
    p->discard = (uint8_t)(p->discard + p->play);
    p->play = 0;
}

void p2_discard_hand(struct game *g, int who)
{
    struct player *p = &g->player[who];
    assert(!p->play); /* which lies between the hand and the discard pile */
    for (int i = 0; i < p->shown; i++)
        p->card[hand_at(p) + i] &= CARD_MASK;
    if (LISTENING && p2_hand_size(p)) {
        struct event event = {.kind = CLEARED,
                              .seat = (uint8_t)who,
                              .open = {(uint8_t)p2_hand_size(p)},
                              .eyes = EVERYBODY};
        for (int i = 0; i < p2_hand_size(p) && i < EVENT_SECRET; i++)
            event.secret[i] = p2_hand(p)[i];
        event_emit(&event);
    }
    p->discard = (uint8_t)(p->discard + p->shown + p->hand);
    p->shown = p->hand = 0;
}
