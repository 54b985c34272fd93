/* puzzle_strike_2.h - the whole state of a game of Puzzle Strike 2, and its words.
 *
 * Two to four players, each with a pile of gems and a deck of cards. Crashing gems of one colour
 * sends tokens to the opponent, which fall into their pile on their turn; who ends a turn with
 * more than ten gems busts. Who holds the scepter attacks everybody and is attacked by everybody.
 * Or one to four people together against the Puzzle Dragon, which is no seat: it follows rules
 * only.
 *
 * Read it in this order: gems.c (piles, crashes), row.c (a player's cards), bank.c, effects.c
 * (what a card does, step by step, with effects_steps.c), supers.c, turn.c, match.c, dragon.c.
 * Clauses of docs/rules/puzzle_strike_2.md are cited as P2-nnn. */
#ifndef PUZZLE_STRIKE_2_H
#define PUZZLE_STRIKE_2_H

#define GAME p2
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, turn) X(3, perform) X(4, supers) X(5, super) X(6, discard) X(7, arrange)      \
    X(8, command) X(9, finale) X(10, cast)
/* clang-format on */

#include "core/cards.h"
#include "core/contract.h"
#include "games/characters.h"

enum {
    PLAYERS = 4,
    PILE = 14,       /* spaces of a pile (P2-016) */
    BUST = 10,       /* gems that one may end a turn with (P2-022) */
    METER = 4,       /* gems that set off a super move (P2-078) */
    SLOTS = 5,       /* of the bank (P2-014) */
    BANK_CARDS = 61, /* of each bank deck (P2-010, P2-011) */
    CHARACTERS = 10, /* with three cards each (P2-006) */
    OWN_CARDS = 3,   /* of a character */
    HAND = 5,        /* cards drawn, and a bonus (P2-176) */
    ACTIONS = 3,     /* of a turn (P2-154) */
    ANTE = 2,        /* gems (P2-066) */
    TOKENS = 2,      /* that everybody starts with (P2-134) */
    ANTE_UPS = 2,    /* P2-008 */
    DECK = 10,       /* that everybody starts with (P2-132) */
    WOUNDS = 64,     /* in the game at once: far more than printed, and room for all of them */
    ROW = DECK + BANK_CARDS + WOUNDS, /* the most that one player can own */
    STEPS = 4,                        /* on one card, with NO_STEP behind the last */
    TRASH = 96,                       /* cards of the trash pile that are no Wounds */
    MOST = 250,                       /* where counters stop that the rules don't limit */
    DEPTH = 22 /* scripts: the longest chain of presents, and what is around it */
};

/* The fields of the setup, in the order in which they are listed. */
enum field { FIELD_MODE, FIELD_PLAYERS, FIELD_DECK, FIELD_CHARACTERS, FIELD_DIAMONDS, FIELD_POWER };

enum mode { MODE_VERSUS, MODE_SOLO, MODE_COOP };

/* In the order of the super moves on the board (P2-096). */
enum color { PURPLE, BLUE, PINK, GREEN, COLORS };

enum character {
    NO_CHARACTER,
    FIRST_TEN(CHARACTER_ID)
    /* Sets of cards that no character owns. */
    STARTING,
    SUPPLY,
    MELEE,
    BASH
};

enum {
    FREE = 0x80, /* flag on a card of the hand: costs no action (P2-090) */
    CARD_MASK = 0x7f
};

/* What a seat can be asked. What the question's a, b and c hold is said here. */
enum asks {
    ASK_ACTION,     /* the next thing of the action phase */
    ASK_BUY,        /* a bank card to buy */
    ASK_COMMAND,    /* the holder's command decision; a: who has just ended their turn */
    ASK_CHARACTER,  /* which character to play */
    ASK_SWAP,       /* neighbouring gems; a: swaps left */
    ASK_DEEP_SWAP,  /* any two gems; a: swaps left */
    ASK_DEEP_CRASH, /* which gems to crash; a: the card */
    ASK_BANK,       /* which bank card; a: enum taking */
    ASK_DISCARD,    /* a card of the hand; a: how many are left to discard */
    ASK_HAND,       /* which card of the hand to put onto the deck */
    ASK_FETCH,      /* which card of the discard pile; a: 1 onto the deck, 0 into the hand */
    ASK_RESEARCH,   /* which of the deck's top cards to take; a: how many were looked at */
    ASK_ARRANGE,    /* which card comes next; a: depth below the top, b: how many are looked at */
    ASK_CHARGE,     /* which colour to charge; a: gems */
    ASK_PURIFY,     /* which colour to destroy */
    ASK_INSERT,     /* a gem and its position; a: gems left, b: set of colours taken */
    ASK_DOUBLE,     /* which card to play twice */
    ASK_TRASH       /* which card of the hand to trash, or none */
};

/* What happens to a bank card that is chosen. */
enum taking { TO_DECK, TO_HAND, TO_HAND_FREE, TO_TRASH };

/* What a seat can answer. The letters say what the option's a, b and c hold. */
enum verb {
    PLAY = 1,    /* a: card of the hand, with its flag */
    DROP,        /* the incoming gems */
    USE_DIAMOND, /* a: colour of the super move */
    END_ACTIONS,
    BUY, /* a: slot */
    POWER_UP,
    YIELD,
    CHOOSE,   /* a: character */
    SWAP,     /* a: lower position, b: upper position, from 0 */
    CRASH,    /* a: position of the highest gem, from 0 */
    TAKE,     /* a: slot */
    DISCARD,  /* a: card of the hand, with its flag */
    PUT,      /* a: card: onto the deck, or from the discard pile */
    COLOR,    /* a: colour */
    INSERT,   /* a: colour, b: position, from 0 */
    DOUBLE,   /* a: card of the hand, with its flag */
    TRASH_IT, /* a: card of the hand, with its flag */
    STOP_HERE
};

enum stage {
    PLAYING,
    LAST_DECISION, /* somebody has busted; the holder powers up (P2-207) */
    FINALE,        /* the Grand Finale, or the final turns against the Dragon */
    OVER
};

/* What happened. The letters say what open[] holds; events that have one say in open[BY] which card
 * is the reason, if it is another one than the card that is being carried out. */
enum happening {
    CHARACTER_SET, /* character */
    GAME_BEGINS,   /* seat: begins */
    TURN_BEGINS,
    PHASE_BEGINS, /* enum phase, actions, of these by Ante Ups, of these kept */
    ACTIONS_END,  /* actions left, BY */
    ANTED,        /* colour, gems, of these as tokens */
    DROPPED,      /* gems, tokens left, enum drop */
    PLAYED,       /* card, actions paid */
    OPENED,       /* card */
    CRASHED,      /* colour | UNBLOCKED, broken, height bonus, by the card, by a creature; BY */
    SENT,         /* tokens */
    LANDED,       /* gems that fell at once, of these as tokens */
    NEGATED,      /* tokens, left; BY */
    TOKENS_CAME,  /* tokens */
    ACTIONS_CAME, /* actions, 1: for the next turn; BY */
    SWAPPED,      /* lower position, upper position */
    INSERTED,     /* colour, position */
    DESTROYED,    /* gems, their colours from the top; BY */
    PURIFIED,     /* colour, gems */
    CHARGED,      /* colour, gems */
    HOLDS_ON,     /* enum step_op, its number: until the turn ends */
    FAILED,       /* enum failure */
    DREW,         /* how many; secret: the cards */
    RESHUFFLED,
    LOOKED,        /* how many; secret: the cards */
    RESEARCHED,    /* secret: the card */
    REORDERED,     /* how many */
    PUT_ON_DECK,   /* secret: the card */
    DISCARDED,     /* card */
    CLEARED,       /* how many cards of the hand; for all to see: the cards */
    GAINED,        /* card, how many */
    TRASHED,       /* card */
    TOOK,          /* card, enum taking, slot */
    RETURNED,      /* card, 1: onto the deck */
    BOUGHT,        /* card, slot, tokens paid */
    REFILLED,      /* card */
    ANTE_ROSE,     /* Ante Ups revealed */
    SUPERED,       /* colour */
    DIAMOND_USED,  /* colour */
    POWERED_UP,    /* 1: it had to be */
    YIELDED,       /* to whom */
    CREATURE_SET,  /* card */
    CREATURE_LOST, /* card, enum loss; BY */
    BUSTED,        /* gems, 1: the bank's deck is empty */
    BANK_EMPTY,
    BANK_RENEWED,   /* cards */
    FINALE_BEGINS,  /* tokens of everybody, 1: the least that it takes */
    FINAL_TURNS,    /* against the Dragon */
    SCEPTER_ANTED,  /* gems */
    SCORED,         /* points of the final turn, 1: busts; against the Dragon: pile, incoming */
    DRAGON_BEGINS,  /* power */
    DRAGON_ANTED,   /* tokens, tokens now */
    DRAGON_BLOCKED, /* tokens removed, left, at most, 1: in its action */
    DRAGON_SENT,    /* to everybody, power, run in the bank */
    DRAGON_ACTS,    /* slot, colour */
    DRAGON_CRASHED, /* tokens, at most, colour of the action */
    DRAGON_BOUGHT,  /* card, power now */
    DRAGON_BUSTED,  /* tokens, 1: the bank's deck is empty */
    DRAGON_SCORED,  /* tokens */
    GAME_ENDS
};

enum { BY = 5, UNBLOCKED = 0x80 };

enum phase { ANTE_PHASE, ACTION_PHASE, BUY_PHASE, DRAW_PHASE, COMMAND };

/* Why gems drop, why a creature leaves, why nothing happens. */
enum drop { CHOSEN, BY_SCEPTER, AT_THE_END };
enum loss { REPLACED, DEFEATED, BY_DRAGON };
enum failure {
    NO_FAILURE,
    PILE_EMPTY,
    TOP_ALIKE,
    BROKE_TOO_FEW,
    NO_WOUND,
    NO_FOE,
    HAND_EMPTY,
    DECK_EMPTY,
    DISCARD_EMPTY,
    BOTH_EMPTY, /* deck and discard pile */
    NOTHING_CHOSEN,
    NOTHING_SWAPPED,
    NOTHING_INSERTED,
    NOTHING_DOUBLED,
    NOTHING_TRASHED,
    NOTHING_DISCARDED
};

struct player {
    uint8_t character; /* enum character */
    uint8_t incoming;  /* gem-tokens */
    uint8_t height;    /* gems in the pile */
    uint8_t gem[PILE]; /* their colours, bottom first */
    uint8_t meter[COLORS];
    uint8_t creature; /* card; NO_CARD: none */
    uint8_t diamond;  /* 1: not yet used */
    uint8_t kept;     /* actions gained out of turn, for the next action phase (P2-100) */
    uint8_t score;    /* gems sent to the scepter; against the Dragon: gems when the game ended */

    /* Their cards lie in one row: discard pile (its top last), cards played this turn, cards of the
     * hand that everybody saw go there, the other cards of the hand, deck (its top first). So most
     * moves only move a border. */
    uint8_t discard, play, shown, hand, deck; /* how many of each */
    uint8_t deck_seen;                        /* bit d: they know the card d below the deck's top */
    uint8_t deck_open;                        /* bit d: everybody does */
    uint8_t card[ROW];
};

/* What holds for the running turn only. */
struct now {
    uint8_t actions;   /* left */
    int8_t price;      /* sum of the buy cost adjustments */
    uint8_t in_force;  /* Ante Up cards that count for this turn (P2-074) */
    uint8_t bloodlust; /* crashes are unblockable */
    uint8_t knuckles;  /* crashes that the next Crash card adds */
    uint8_t dashes;    /* actions that the next Crash card costs less */
    uint8_t presents;  /* opened so far */
    uint8_t doubled;   /* a crash has broken two gems or more */
    uint8_t blocked;   /* a Block card was played */
    uint8_t ends;      /* the action phase ends when the running card is done */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    uint8_t mode;      /* enum mode */
    uint8_t set;       /* of the bank: MELEE or BASH */
    uint8_t players;   /* people, k.seats as the rules call them; seat = player */
    seat_set choosers; /* who chooses a character at the table */
    uint8_t diamonds;  /* against the Dragon: everybody starts with one (P2-363) */
    uint8_t first;     /* who began */
    uint8_t turn;      /* whose turn it is */
    uint8_t holder;    /* of the scepter; NOBODY: the Dragon, or a Grand Finale */
    uint8_t stage;     /* enum stage */
    uint8_t out;       /* who busted first; DRAGON; NOBODY */
    seat_set late;     /* who busted in the Grand Finale */
    uint8_t left;      /* against the Dragon: final turns that are left */
    uint8_t ante_ups;  /* revealed so far */
    struct now now;

    ZONE(SLOTS) bank;      /* slot 1 first; full but for P2-406 */
    ZONE(BANK_CARDS) deck; /* of the bank; where the Ante Ups lie follows from its count */
    ZONE(TRASH) trash;     /* all but Wounds */
    uint8_t wounds;        /* Wounds that players own */
    uint8_t wounds_trashed;

    uint8_t power;          /* of the Dragon */
    uint8_t tokens;         /* its incoming gems */
    uint8_t dragon_score;   /* when the game ended for it */
    ZONE(BANK_CARDS) hoard; /* cards that it bought */

    struct player player[PLAYERS]; /* the last ones unused with fewer people */
};

enum { DRAGON = PLAYERS }; /* as `out` */

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 2048, "small states make fast searches");

extern const struct game_rules puzzle_strike_2;

/* --- What several files ask of a state. --- */

static inline bool p2_against_dragon(const struct game *g)
{
    return g->mode != MODE_VERSUS;
}

/* Nobody is the opponent: what is sent scores (P2-217). */
static inline bool p2_in_finale(const struct game *g)
{
    return g->stage == FINALE && !p2_against_dragon(g);
}

/* Somebody has just busted in the middle of something: the rest of it does not happen. */
static inline bool p2_is_broken_off(const struct game *g)
{
    return g->out != NOBODY && g->stage == PLAYING;
}

static inline bool p2_is_bust(const struct game *g, int who)
{
    return g->player[who].height > BUST;
}

/* Of a counter, which never runs over. */
static inline uint8_t p2_sum(int a, int b)
{
    return (uint8_t)(a + b < MOST ? a + b : MOST);
}

#endif
