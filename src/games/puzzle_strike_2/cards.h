/* cards.h - the catalogue: what the rules know of a card, and its face. */
#ifndef PUZZLE_STRIKE_2_CARDS_H
#define PUZZLE_STRIKE_2_CARDS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"

enum type { CRASH_CARD, BLOCK_CARD, SWAP_CARD, TRICK, CREATURE, WOUND, ANTE_UP };

enum card_id {
    NO_CARD,
#define CARD(id, ...) CARD_##id,
#include "games/puzzle_strike_2/cards.def"
#undef CARD
    CARDS
};

_Static_assert((int)CARDS <= (int)FREE, "a card and its flag are a byte");

/* What a card does, one step after the other; n is the number in the comment. Steps that begin with
 * IF end the card when they don't hold. */
enum step_op {
    NO_STEP,
    DO_CRASH,           /* n: enum crash_flags */
    DO_DEEP_CRASH,      /* n: enum crash_flags */
    DO_SWAP,            /* n times */
    DO_DEEP_SWAP,       /* n times */
    DO_BLOCK,           /* n tokens */
    DO_DRAW,            /* n cards */
    DO_ACTION,          /* n more actions */
    DO_PRESENT,         /* draw a card and play it free of charge */
    DO_TOP_CARD,        /* a bank card onto your deck */
    DO_BUY_COST,        /* n more (or less) for this turn's buy */
    DO_DISCARD,         /* n cards of your hand */
    DO_FOE_DISCARD,     /* the opponent discards n */
    DO_FOE_ANTE,        /* the opponent antes n */
    DO_ANTE,            /* ante n oneself */
    DO_WOUNDS,          /* gain n Wounds */
    DO_FOE_WOUNDS,      /* the opponent gains n Wounds */
    DO_INCOMING,        /* n tokens for oneself */
    DO_DESTROY_TOP,     /* n gems of your pile */
    DO_TAKE_BANK,       /* a bank card into the hand */
    DO_LUCKY_BANK,      /* a random bank card into the hand, free of charge */
    DO_TRASH_BANK,      /* a bank card */
    DO_TRASH_THIS,      /* the card itself */
    DO_SEND_NEGATED,    /* one token for each n that this card negated, at most 2 */
    DO_WARD,            /* destroy the top two gems if a Block card was played, else block n */
    DO_DRAW_HEIGHT,     /* as many cards as the height bonus, at least n */
    DO_DRAW_BAG,        /* n cards with an empty hand, else 1 */
    DO_BLOCK_HAND,      /* as many as there are cards in hand */
    DO_CHARGE,          /* n gems of one colour into the meter */
    DO_BLOODLUST,       /* until the end of the turn crashes are unblockable */
    DO_KNUCKLES,        /* the next Crash card crashes once more */
    DO_DASH,            /* the next Crash card costs n less */
    DO_HAND_TO_DECK,    /* a card of the hand onto your deck */
    DO_DISCARD_TO_HAND, /* a card of your discard pile into the hand */
    DO_DISCARD_TO_DECK, /* a card of your discard pile onto the deck */
    DO_RESEARCH,        /* look at the top n cards, take one, put the others back in any order */
    DO_LOOK,            /* look at the top n cards and put them back in any order */
    DO_INSERT,          /* n gems of different colours anywhere into your pile */
    DO_DOUBLE,          /* play another card twice, then end the action phase */
    DO_SIT,             /* the creature slot; n gems of its colour defeat it */
    IF_TOP_DIFFERS,     /* the two topmost gems have different colours */
    IF_BROKE,           /* the last crash of this card broke at least n */
    IF_OPENED,          /* the card was played through a present */
    IF_TRASHED_WOUND,   /* a Wound of the hand was trashed: do it if there is one */
    IF_TRASHED_CARD     /* the player trashes another card of their hand, if they like */
};

enum crash_flags {
    UNBLOCKABLE = 1,
    NO_BONUS = 2,           /* no height bonus */
    TWICE_BONUS = 4,        /* the height bonus counts twice */
    HALF_MORE = 8,          /* half of the broken gems are sent in addition, rounded up */
    FINAL_BLOW = 16,        /* two more are sent if three or more were broken */
    IF_DIFFERENT = 32,      /* only if the two topmost gems have different colours */
    OPENED_UNBLOCKABLE = 64 /* unblockable if the card was opened */
};

struct step {
    uint8_t op; /* enum step_op */
    int8_t n;
};

/* What the rules need to know of a card. */
struct facts {
    uint8_t set; /* enum character: who or what it belongs to */
    uint8_t copies;
    uint8_t cost;  /* in actions */
    uint8_t color; /* for ante and drop pattern */
    uint8_t type;  /* enum type */
    struct step steps[STEPS];
};

extern const struct facts p2_facts[]; /* by card; the last row is of no set */
extern const struct card p2_cards[];  /* card c is row c - 1 */

extern const char *const p2_characters[]; /* by enum character */

/* What the setup's fields can be, ending with NULL. */
extern const char *const p2_modes[];
extern const char *const p2_decks[];             /* from MELEE on */
extern const char *const p2_character_choices[]; /* 0: random, 1: choose, then the characters */

/* These two also take a card of the hand with its flag. */
static inline const struct card *p2_card(int card)
{
    assert((card & CARD_MASK) > NO_CARD && (card & CARD_MASK) < CARDS);
    return &p2_cards[(card & CARD_MASK) - 1];
}

static inline const struct facts *p2_fact(int card)
{
    assert((card & CARD_MASK) < CARDS);
    return &p2_facts[card & CARD_MASK];
}

static inline bool p2_can_be_trashed(int card) /* P2-242: all but character cards */
{
    return p2_fact(card)->set > ARGAGARG;
}

#endif
