/* puzzle_strike_2.h - the whole state of a game of Puzzle Strike 2, and its words.
 *
 * Two to four players, each with a pile of gems and a deck of cards. Crashing gems of one colour
 * sends tokens to the opponent, which fall into his pile on his turn; who ends his turn with more
 * than ten gems busts. Who holds the scepter attacks everybody and is attacked by everybody. Or one
 * to four people together against the Puzzle Dragon, which is no seat: it follows rules only.
 *
 * Read it in this order: gems.c (piles, crashes), row.c (a player's cards), bank.c, perform.c
 * (what a card does, step by step, with steps.c), supers.c, turn.c, match.c, dragon.c. Clauses of
 * docs/rules/puzzle_strike_2.md are cited as P2-nnn. */
#ifndef PUZZLE_STRIKE_2_H
#define PUZZLE_STRIKE_2_H

#define GAME p2
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, turn) X(3, perform) X(4, supers) X(5, super) X(6, discard) X(7, arrange)      \
    X(8, command) X(9, finale) X(10, cast)
/* clang-format on */

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"
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
    STEPS = 4,                        /* the most on one card */
    TRASH = 96,                       /* cards of the trash pile that are no Wounds */
    MOST = 250,                       /* where counters stop that the rules don't limit */
    DEPTH = 22 /* scripts: the longest chain of presents, and what is around it */
};

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

enum type { CRASH_CARD, BLOCK_CARD, SWAP_CARD, TRICK, CREATURE, WOUND, ANTE_UP };

enum card_id {
    NO_CARD,
#define CARD(id, ...) CARD_##id,
#include "games/puzzle_strike_2/cards.def"
#undef CARD
    CARDS
};

enum {
    FREE = 0x80, /* flag on a card of the hand: costs no action (P2-090) */
    CARD_MASK = 0x7f
};
_Static_assert((int)CARDS <= (int)FREE, "a card and its flag are a byte");

/* What a card does, one step after the other; n is the number in the comment. Steps that begin with
 * IF end the card when they don't hold. */
enum step_op {
    NO_STEP,
    DO_CRASH,         /* n: enum crash_flags */
    DO_DEEP_CRASH,    /* n: enum crash_flags */
    DO_SWAP,          /* n times */
    DO_DEEP_SWAP,     /* n times */
    DO_BLOCK,         /* n tokens */
    DO_DRAW,          /* n cards */
    DO_ACTION,        /* n more actions */
    DO_PRESENT,       /* draw a card and play it free of charge */
    DO_TOP_CARD,      /* a bank card onto the own deck */
    DO_BUY_COST,      /* n more (or less) for this turn's buy */
    DO_DISCARD,       /* n cards of the own hand */
    DO_FOE_DISCARD,   /* the opponent discards n */
    DO_FOE_ANTE,      /* the opponent antes n */
    DO_ANTE,          /* ante n oneself */
    DO_WOUNDS,        /* gain n Wounds */
    DO_FOE_WOUNDS,    /* the opponent gains n Wounds */
    DO_INCOMING,      /* n tokens for oneself */
    DO_DESTROY_TOP,   /* n gems of the own pile */
    DO_TAKE_BANK,     /* a bank card into the hand */
    DO_LUCKY_BANK,    /* a random bank card into the hand, free of charge */
    DO_TRASH_BANK,    /* a bank card */
    DO_TRASH_THIS,    /* the card itself */
    DO_SEND_NEGATED,  /* one token for each n that this card negated, at most 2 */
    DO_WARD,          /* destroy the top two gems if a Block card was played, else block n */
    DO_DRAW_HEIGHT,   /* as many cards as the height bonus, at least n */
    DO_DRAW_BAG,      /* n cards with an empty hand, else 1 */
    DO_BLOCK_HAND,    /* as many as there are cards in hand */
    DO_CHARGE,        /* n gems of one colour into the meter */
    DO_BLOODLUST,     /* until the end of the turn crashes are unblockable */
    DO_KNUCKLES,      /* the next Crash card crashes once more */
    DO_DASH,          /* the next Crash card costs n less */
    DO_HAND_TO_DECK,  /* a card of the hand onto the own deck */
    DO_PAST_TO_HAND,  /* a card of the own discard pile into the hand */
    DO_PAST_TO_DECK,  /* a card of the own discard pile onto the deck */
    DO_RESEARCH,      /* look at the top n cards, take one, put the others back in any order */
    DO_LOOK,          /* look at the top n cards and put them back in any order */
    DO_INSERT,        /* n gems of different colours anywhere into the own pile */
    DO_DOUBLE,        /* play another card twice, then end the action phase */
    DO_SIT,           /* the creature slot; n gems of its colour defeat it */
    IF_TOP_DIFFERS,   /* the two topmost gems have different colours */
    IF_BROKE,         /* the last crash of this card broke at least n */
    IF_OPENED,        /* the card was played through a present */
    IF_TRASHED_WOUND, /* a Wound of the hand was trashed: do it if there is one */
    IF_TRASHED_CARD   /* the player trashes another card of his hand, if he likes */
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

/* What a seat can be asked. What the question's a, b and c hold is said here. */
enum asks {
    ASK_ACTION,     /* the next thing of the action phase */
    ASK_BUY,        /* a bank card to buy */
    ASK_COMMAND,    /* the holder's command decision; a: who has just ended his turn */
    ASK_CHARACTER,  /* which character to play */
    ASK_SWAP,       /* neighbouring gems; a: swaps left */
    ASK_DEEP_SWAP,  /* any two gems; a: swaps left */
    ASK_DEEP_CRASH, /* which gems to crash; a: the card */
    ASK_BANK,       /* which bank card; a: enum taking */
    ASK_DISCARD,    /* a card of the hand; a: how many are left to discard */
    ASK_HAND,       /* which card of the hand to put onto the deck */
    ASK_PAST,       /* which card of the discard pile; a: 1 onto the deck, 0 into the hand */
    ASK_RESEARCH,   /* which of the deck's top cards to take; a: how many were looked at */
    ASK_ARRANGE,    /* which card comes next; a: depth below the top, b: how many are looked at */
    ASK_CHARGE,     /* which colour to charge; a: gems */
    ASK_PURIFY,     /* which colour to destroy */
    ASK_INSERT,     /* a gem and its place; a: gems left, b: set of colours taken */
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

    /* His cards lie in one row: discard pile (its top last), cards played this turn, cards of the
     * hand that everybody saw go there, the other cards of the hand, deck (its top first). So most
     * moves only move a border. */
    uint8_t discard, play, shown, hand, deck; /* how many of each */
    uint8_t deck_seen;                        /* bit d: he knows the card d below the deck's top */
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
    uint8_t players;   /* people; seat = player */
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

/* --- cards.c: the catalogue. --- */

extern const struct facts p2_facts[];
extern const struct card p2_cards[]; /* card c is row c - 1 */
extern const char *const p2_modes[];
void p2_card_more(const struct card *card, struct writer *w);
extern const char *const p2_decks[];
extern const char *const p2_characters[];        /* by enum character */
extern const char *const p2_character_choices[]; /* 0: random, 1: choose, then the characters */

static inline const struct card *p2_card(int card)
{
    return &p2_cards[(card & CARD_MASK) - 1];
}

static inline const struct facts *p2_fact(int card)
{
    return &p2_facts[card & CARD_MASK];
}

/* --- gems.c: piles, tokens and crashes. --- */

static inline uint8_t p2_sum(int a, int b) /* of a counter, which never runs over */
{
    return (uint8_t)(a + b < MOST ? a + b : MOST);
}

static inline int p2_bonus(int height) /* P2-036 to P2-040: the one place with this table */
{
    static const uint8_t bonus[PILE + 1] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4};
    return bonus[height];
}

static inline bool p2_against_dragon(const struct game *g)
{
    return g->mode != MODE_VERSUS;
}

/* Nobody is the opponent: what is sent scores (P2-217). */
static inline bool p2_in_finale(const struct game *g)
{
    return g->stage == FINALE && !p2_against_dragon(g);
}

seat_set p2_foes(const struct game *g, int who); /* who "the opponent" is; players only */
int p2_ante_color(const struct game *g);
int p2_drop_color(const struct game *g, int number); /* of the number-th gem, from 0 */
int p2_run_length(const uint8_t *gem, int top);      /* gems of one colour down from `top` */
bool p2_top_differs(const struct player *p);

void p2_ante(struct game *g, int who, int count);
void p2_drop(struct game *g, int who);
int p2_falling(const struct player *p);
int p2_height_after_drop(const struct game *g, const struct player *p);
int p2_block(struct game *g, int who, int count); /* returns how many it negated */
void p2_destroy_top(struct game *g, int who, int count);
void p2_destroy_color(struct game *g, int who, int color);
void p2_insert(struct game *g, int who, int color, int position);
void p2_swap(struct game *g, int who, int lower, int upper);
void p2_gain_tokens(struct game *g, int who, int count);
void p2_send(struct game *g, int who, int count, bool unblockable);
void p2_foes_ante(struct game *g, int who, int count);
void p2_overload(struct game *g, int who);
int p2_crash(struct game *g, int who, int top, int flags);             /* returns how many broke */
int p2_crash_worth(const struct game *g, int who, int top, int flags); /* what it would send */
bool p2_crash_is_unblockable(const struct game *g, int who, int broken, int flags);
void p2_lose_creature(struct game *g, int who);

/* --- row.c: a player's cards. --- */

static inline const uint8_t *p2_play_zone(const struct player *p)
{
    return p->card + p->discard;
}

static inline const uint8_t *p2_hand(const struct player *p) /* shown cards first */
{
    return p->card + p->discard + p->play;
}

static inline int p2_hand_size(const struct player *p)
{
    return p->shown + p->hand;
}

static inline const uint8_t *p2_deck(const struct player *p)
{
    return p2_hand(p) + p2_hand_size(p);
}

static inline int p2_row_size(const struct player *p)
{
    return p->discard + p->play + p->shown + p->hand + p->deck;
}

int p2_in_hand(const struct player *p, int card); /* its place in the hand; -1: not there */
int p2_in_discard(const struct player *p, int card);
bool p2_is_shown(const struct player *p, int place);

void p2_draw(struct game *g, int who, int count);
int p2_draw_present(struct game *g, int who); /* puts it into play; NO_CARD: none to be played */
void p2_gain(struct game *g, int who, int card);
void p2_gain_wounds(struct game *g, int who, int count);
void p2_hand_to_play(struct player *p, int place);
void p2_hand_to_discard(struct game *g, int who, int place);
void p2_hand_to_deck(struct game *g, int who, int place);
int p2_remove_from_hand(struct player *p, int place); /* returns the card */
bool p2_remove_from_play(struct player *p, int card);
void p2_put_in_hand(struct player *p, int card); /* for all to see */
void p2_put_on_deck(struct player *p, int card); /* for all to see */
void p2_past_to_hand(struct game *g, int who, int card);
void p2_past_to_deck(struct game *g, int who, int card);
void p2_research(struct player *p, int card);              /* takes one of the cards looked at */
void p2_order_deck(struct player *p, int depth, int card); /* it comes to this depth */
void p2_look(struct game *g, int who, int count);
void p2_end_actions(struct player *p); /* what was played is discarded */
void p2_discard_all(struct player *p); /* ... and the hand */

/* --- bank.c --- */

int p2_price(const struct game *g, int slot);
int p2_cards_to_ante_up(const struct game *g);       /* of this turn */
void p2_open_bank(struct game *g);                   /* shuffles and deals the first five */
int p2_take_slot(struct game *g, int who, int slot); /* the card; slides and refills */
void p2_take(struct game *g, int who, int slot, enum taking where);
void p2_buy(struct game *g, int who, int slot);
void p2_trash(struct game *g, int card);
void p2_renew_bank(struct game *g);    /* from the trash pile, when the deck was empty (P2-404) */
int p2_bank_run(const struct game *g); /* longest run of one colour, at least 1 (P2-334) */

/* --- perform.c, supers.c, options.c, turn.c, match.c, dragon.c --- */

/* Somebody has just busted in the middle of something: the rest of it does not happen. */
static inline bool p2_is_broken_off(const struct game *g)
{
    return g->out != NOBODY && g->stage == PLAYING;
}

static inline bool p2_can_be_trashed(int card) /* P2-242: all but character cards */
{
    return p2_fact(card)->set > ARGAGARG;
}

void p2_gain_actions(struct game *g, int who, int count);
int p2_cost(const struct game *g, int card); /* in actions, now */
bool p2_can_play(const struct game *g, int card);
void p2_pay(struct game *g, int who, int card); /* and put it from the hand into play */
struct option *p2_options(const struct game *g, int seat, struct option *out);
bool p2_meter_full(const struct game *g, int who);
bool p2_is_bust(const struct game *g, int who);
void p2_dragon_turn(struct game *g);
void p2_end_against_dragon(struct game *g, int who); /* after a turn: busts, final turns, the end */
bool p2_team_won(const struct game *g);
void p2_run(struct game *g);
bool p2_start(struct game *g, const struct setup *setup, struct reason *why);
void p2_result(const struct game *g, struct result *r);
seat_set p2_winners(const struct game *g); /* of a game between players that is over */

/* --- words.c, events.c, view.c, picture.c, position.c, load.c: what people and programs see. */

/* What happened. The letters say what open[] holds. */
enum happening {
    CHARACTER_SET, /* character */
    GAME_BEGINS,   /* seat: begins */
    TURN_BEGINS,
    ANTED,       /* colour, gems, of these as tokens */
    DROPPED,     /* gems, tokens left */
    PLAYED,      /* card, actions paid */
    OPENED,      /* card */
    CRASHED,     /* colour, broken, sent, unblockable */
    SENT,        /* tokens */
    LANDED,      /* gems that fell at once, of these as tokens */
    NEGATED,     /* tokens, left */
    TOKENS_CAME, /* tokens */
    SWAPPED,     /* lower position, upper position */
    INSERTED,    /* colour, position */
    DESTROYED,   /* gems */
    PURIFIED,    /* colour, gems */
    CHARGED,     /* colour, gems */
    DREW,        /* how many; secret: the cards */
    RESHUFFLED,
    LOOKED,      /* how many; secret: the cards */
    REORDERED,   /* how many */
    PUT_ON_DECK, /* secret: the card */
    DISCARDED,   /* card */
    GAINED,      /* card */
    TRASHED,     /* card */
    TOOK,        /* card, enum taking, slot */
    RETURNED,    /* card, 1: onto the deck */
    BOUGHT,      /* card, slot, tokens paid */
    REFILLED,    /* card */
    ANTE_ROSE,   /* Ante Ups revealed */
    SUPERED,     /* colour */
    DIAMOND_USED,
    POWERED_UP,
    YIELDED,       /* to whom */
    CREATURE_SET,  /* card */
    CREATURE_LOST, /* card */
    BUSTED,        /* gems */
    BANK_EMPTY,
    FINALE_BEGINS,  /* tokens of everybody */
    SCORED,         /* points of the final turn */
    DRAGON_ANTED,   /* tokens now */
    DRAGON_BLOCKED, /* tokens removed, left */
    DRAGON_SENT,    /* to everybody */
    DRAGON_CRASHED, /* tokens */
    DRAGON_BOUGHT,  /* card, power now */
    DRAGON_BUSTED,
    GAME_ENDS /* against the Dragon: 1 if the people won, else 0 */
};

const char *p2_color_name(int color);
const char *p2_super_name(int color);
const char *p2_super_text(int color);
const char *p2_seat_name(const struct game *g, int seat);
void p2_prompt(const struct game *g, int seat, struct saying *out);
void p2_describe(const struct game *g, int seat, struct option option, struct saying *out);
void p2_tell(const struct game *g, const struct event *event, struct saying *out);
void p2_headline(const struct game *g, char *out, size_t room);
bool p2_sees_hand(int observer, int seat);
void p2_view(const struct game *g, int observer, struct writer *w);
void p2_picture(const struct game *g, int observer, struct text *out);

void p2_hide(struct game *g, int observer, struct chance *chance);
void p2_dump(const struct game *g, struct writer *w);
bool p2_load(struct game *g, const json_t *position, struct reason *why);
bool p2_sound(const struct game *g, struct reason *why);

/* --- bot.c: what bots know about the game. --- */

void p2_judge(const struct game *g, int chances[SEATS]);
int p2_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);

#endif
