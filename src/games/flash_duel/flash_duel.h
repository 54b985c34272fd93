/* flash_duel.h - the whole state of a game of Flash Duel, and its words.
 *
 * Two fencers on a bridge of 18 spaces: seat 0 (Red) starts on space 1 and faces up, seat 1 (Blue)
 * on space 18 and faces down. They never pass each other, so Red's space is always the lower one.
 * Clauses of docs/rules/flash_duel.md are cited as FD-nnn. */
#ifndef FLASH_DUEL_H
#define FLASH_DUEL_H

#define GAME fd
#define SCRIPTS(X) X(1, match) X(2, round)

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"

enum {
    SPACES = 18,     /* of the bridge (FD-020) */
    NUMBERS = 5,     /* cards show 1 to 5 */
    COPIES = 5,      /* of each number in a deck for two (FD-024) */
    DECK = NUMBERS * COPIES,
    HAND = 5,        /* cards dealt, and drawn back up to (FD-027, FD-070) */
    WINS_NEEDED = 3, /* round wins that win the game (FD-002) */
    DEPTH = 2        /* scripts deep: match, round */
};

enum mode { MODE_SIMPLE };

/* What a seat can be asked. */
enum asks {
    ASK_STARTER, /* the loser of the last round decides who begins */
    ASK_ACTION,  /* the main action of a turn */
    ASK_RESPONSE /* to an attack or dashing strike */
};

/* What a seat can answer. The letters say what the option's a, b and c hold. */
enum verb {
    LET_BEGIN = 1, /* a: seat */
    MOVE_FORWARD,  /* a: card */
    MOVE_BACK,     /* a: card */
    PUSH,          /* a: card */
    ATTACK,        /* b: number, c: how many cards of it */
    DASH_STRIKE,   /* a: dash card, b: number of the strike, c: how many cards of it */
    BLOCK,         /* b: number, c: how many */
    RETREAT,       /* a: card */
    TAKE_HIT
};

enum ending { ROUND_RUNNING, ROUND_HIT, ROUND_TIME_OVER };

/* The attack or dashing strike that awaits its response; all zero when there is none. */
struct strike {
    uint8_t number;  /* on its cards */
    uint8_t count;   /* of its cards */
    uint8_t dashing; /* it may be retreated from */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    /* The match. */
    uint8_t mode;
    uint8_t wins[2]; /* round wins */
    uint8_t round;   /* 1, 2, ...; drawn rounds count */
    uint8_t loser;   /* of the round before, who decides who begins; NOBODY after a draw */

    /* The round. After it ended all of this stays as it was until the next deal. */
    uint8_t turn;     /* whose turn it is */
    uint8_t ending;   /* enum ending */
    uint8_t winner;   /* of this round, once it ended; NOBODY: a draw */
    uint8_t space[2]; /* where the pawns stand, 1 to 18 */
    seat_set recovering;           /* retreated, and spends the next turn recovering */
    uint8_t hand[2][NUMBERS + 1];  /* cards held of each number; [0]: of all together */
    struct strike strike;
    ZONE(DECK) deck;
    ZONE(DECK) discard;
    uint8_t played; /* its top cards that were put down this turn: still in play, not discarded */
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 256, "small states make fast searches");

extern const char *const fd_modes[];
extern const struct card fd_cards[];

/* --- bridge.c: the pawns. --- */

/* FD-021: adjacent fencers are at distance 1. */
static inline int fd_distance(const struct game *g)
{
    return g->space[1] - g->space[0];
}

/* FD-042, FD-336: nobody moves onto or past the foe; the pawn stops next to him. */
static inline int fd_dash_distance(int distance, int card)
{
    return distance > card ? distance - card : 1;
}

/* Spaces from the own Start space. */
static inline int fd_advance(const struct game *g, int seat)
{
    return seat == 0 ? g->space[0] - 1 : SPACES - g->space[1];
}

void fd_move_forward(struct game *g, int seat, int spaces); /* stops next to the foe */
void fd_move_back(struct game *g, int seat, int spaces);    /* stops on the Start space */

/* --- hand.c: the cards. --- */

void fd_hand_play(struct game *g, int seat, int number, int count); /* from the hand into play */
void fd_deal(struct game *g);
void fd_refill(struct game *g, int seat);
void fd_time_over(struct game *g); /* decides the round when the deck is empty */

/* --- rules.c: the scripts. --- */

bool fd_start(struct game *g, const struct setup *setup, struct reason *why);
void fd_run(struct game *g);
struct option *fd_options(const struct game *g, int seat, struct option *out);
void fd_result(const struct game *g, struct result *r);

/* --- words.c, view.c, position.c: what people and programs see. --- */

/* What happened. The letters say what open[] holds. */
enum happening {
    ROUND_BEGINS, /* seat: begins; round */
    COIN_FLIPPED, /* seat: begins */
    STARTER_SET,  /* seat: decided; who begins */
    MOVED,        /* card, from, to, forward */
    PUSHED,       /* card, from, to (of the foe) */
    ATTACKED,     /* number, count */
    DASHED,       /* card, from, to */
    STRUCK,       /* number, count */
    BLOCKED,      /* number, count */
    RETREATED,    /* card, from, to */
    WAS_HIT,
    RECOVERED,
    PASSED,       /* with an empty hand */
    DREW,         /* how many; secret: the cards */
    TIME_OVER,    /* cards that could attack: seat 0, seat 1; advance: seat 0, seat 1 */
    SHOWED,       /* a hand at time-over: how many cards, how many 1s, 2s, 3s, 4s, 5s */
    ROUND_WON,    /* wins now */
    ROUND_DRAWN,
    GAME_WON
};

const char *fd_seat_name(const struct game *g, int seat);
void fd_prompt(const struct game *g, int seat, struct saying *out);
void fd_describe(const struct game *g, int seat, struct option option,
                         struct saying *out);
void fd_tell(const struct game *g, const struct event *event, struct saying *out);

bool fd_sees_hand(const struct game *g, int observer, int seat);
void fd_view(const struct game *g, int observer, struct writer *w);
void fd_picture(const struct game *g, int observer, struct text *out);

void fd_hide(struct game *g, int observer, struct chance *chance);
void fd_dump(const struct game *g, struct writer *w);
bool fd_load(struct game *g, const json_t *position, struct reason *why);
bool fd_sound(const struct game *g, struct reason *why);

/* --- bot.c: what bots know about the game. --- */

int fd_judge(const struct game *g, int seat);
int fd_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);

#endif
