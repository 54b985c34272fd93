/* toy.h - the state of a small game that exists only in the tests.
 *
 * It does what a registered game may not do yet: three seats answer at once in secret, scripts call
 * each other three deep, stop in the middle of loops and return values, and cards are known to some
 * seats and not to others.
 *
 * The game: three seats hold three cards each, numbered 1 to 8. In each round all bid a card in
 * secret; the highest number that only one seat bid wins. The winner may steal, up to twice: they
 * name a victim, who offers one of the victim's cards; the winner takes it or asks, once, for
 * another. A 5 or more contents the winner, and the winner scores a point unless they stole twice.
 * Hands are filled up to three cards; it ends when a seat has three points or the deck is empty. */
#ifndef TOY_H
#define TOY_H

#define GAME toy
#define SCRIPTS(X) X(1, match) X(2, steal) X(3, give)

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"

enum {
    PLAYERS = 3,
    NUMBERS = 8,
    COPIES = 3,
    DECK = NUMBERS * COPIES,
    HAND = 3,       /* cards dealt, and filled up to */
    HAND_MOST = 10, /* a thief can hold more than HAND; the deck is empty before it is this many */
    CONTENT = 5,    /* a stolen card of this number ends the theft */
    THEFTS = 2,     /* that a winner may commit */
    POINTS_NEEDED = 3,
    DEPTH = 3 /* scripts deep: match, steal, give */
};

/* What a seat can be asked. The letters say what the ask's a and b hold. */
enum asks {
    ASK_BID,    /* all at once */
    ASK_VICTIM, /* a: thefts so far */
    ASK_OFFER,  /* a: thief, b: place of the card the thief did not want, or NOBODY */
    ASK_ACCEPT  /* a: victim, b: place of the offered card */
};

enum verb {
    BID = 1, /* a: number */
    ROB,     /* a: seat */
    STOP_ROBBING,
    OFFER, /* a: number, b: place in the hand */
    ACCEPT,
    WANT_ANOTHER
};

enum happening {
    BIDS_SHOWN, /* the three bids */
    OFFERED,    /* thief; secret: number */
    STOLEN,     /* seat: thief; victim */
    SCORED,     /* points now */
    DREW,       /* secret: number */
    CONTENTED   /* whether a stolen card was enough; told, because it decides what is asked */
};

struct hand {
    uint8_t count;
    uint8_t card[HAND_MOST];
    seat_set eyes[HAND_MOST]; /* who knows this card: its owner, and whom it was shown to */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];
    uint8_t points[PLAYERS];
    struct hand hand[PLAYERS];
    ZONE(DECK) deck;
    ZONE(DECK) discard;
};

_Static_assert(_Alignof(struct game) == 1, "bytes only");

extern const struct game_rules toy;

#endif
