/* deck.h - the cards of a Puppet Deck: what they are worth, sets of them, and how they move. */
#ifndef PUPPET_WARS_DECK_H
#define PUPPET_WARS_DECK_H

#include "games/puppet_wars/puppet_wars.h"

typedef uint64_t card_set; /* bit c = card c */

#define FOR_EACH_CARD(card, set) FOR_EACH_IN(card_set, set_first, card, set)

static inline card_set pw_card_bit(int card)
{
    assert(card >= 0 && card <= DECK); /* the last: one more than all of them */
    return UINT64_C(1) << card;
}

/* A set as bytes of the state. */
static inline card_set pw_cards_in(const uint8_t set[8])
{
    card_set cards;
    memcpy(&cards, set, sizeof cards);
    return cards;
}

static inline void pw_put_cards(uint8_t set[8], card_set cards)
{
    memcpy(set, &cards, sizeof cards);
}

static inline int pw_card_number(int card)
{
    assert(card >= 0 && card < DECK);
    return card == RED_JOKER ? 14 : card == BLACK_JOKER ? 0 : card % 13 + 1;
}

/* Suits of a card in use; an Ace counts twice, the Red Joker twice what was chosen. */
int pw_card_suits(int card, int joker_suit);
/* The cards that meet it by themselves, if the Red Joker may be any suit. */
card_set pw_cards_meeting(struct value value);

enum { ANY_SUIT = SUITS };
bool pw_fits_suit(int card, int suit);
/* Has this player a card of that suit to discard? */
bool pw_can_discard(const struct game *g, int seat, int suit);

int pw_hand_size(const struct game *g, int seat);  /* cards held */
int pw_hand_limit(const struct game *g, int seat); /* Control Hand Size */
int pw_count_benches(const struct game *g, int seat);
card_set pw_unseen_deck(const struct game *g, int seat); /* the cards of the deck */

void pw_shuffle_decks(struct game *g);     /* everybody's, at the start */
int pw_take_top(struct game *g, int seat); /* of the deck; NO_CARD if there is none */
void pw_draw(struct game *g, int seat);
void pw_put_discard(struct game *g, int seat, int card);
void pw_discard(struct game *g, int seat, int card); /* from the hand */
void pw_play(struct game *g, int seat, int card);    /* from the hand to the table */
void pw_lay(struct game *g, int seat, int card);     /* from the hand, as Animation Card */
void pw_discard_laid(struct game *g, int seat);
void pw_clear_table(struct game *g, int seat, int from);
/* Everybody remembers that this card was flipped, until cards are laid again. */
void pw_note_flipped(struct game *g, int seat, int card);

/* Puts seats into an order, the lowest number first; who ties flips cards for it. */
void pw_order_by(struct game *g, uint8_t *seats, int count, const uint8_t *numbers);
void pw_order_at_random(struct game *g, uint8_t *seats, int count);
/* Says which order came of it. */
void pw_tell_order(const struct game *g);

#endif
