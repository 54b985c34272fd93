/* puppet_wars.h - the whole state of a game of Puppet Wars, and its words.
 *
 * Two to four armies of puppets on a field of hexagons or squares. Each round every player lays an
 * Animation Card in secret; from the lowest to the highest each animates one puppet, which moves
 * and performs an Action. Whoever loses the Master or the last Work Bench is out.
 *
 * Read it in this order: field.h (Spaces and sight), this state, match.c (the war, and who wins),
 * turn.c (turns, rounds, animating), act.c (what a puppet may do), perform.c (declaring an Action),
 * effort.c (flipping and playing cards), attack.c, harm.c (Rips and tearing apart), effects.c (what
 * the cards' Actions do). Clauses of docs/rules/puppet_wars.md are cited as PW-nnn. */
#ifndef PUPPET_WARS_H
#define PUPPET_WARS_H

#define GAME pw
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, turn) X(3, round) X(4, act_turn) X(5, animate) X(6, perform) X(7, effort)     \
    X(8, attack) X(9, suffer) X(10, tear) X(11, need_this) X(12, resolve) X(13, prepare)           \
    X(14, draft) X(15, walk) X(16, push_about) X(17, pay) X(18, sew) X(19, riposte)                \
    X(20, do_mine) X(21, do_scrounge) X(22, do_sticky) X(23, do_buttons) X(24, do_blown)           \
    X(25, do_all_for_me) X(26, do_tag) X(27, do_strikes) X(28, do_ride) X(29, do_snips)            \
    X(30, do_catch) X(31, do_recycling) X(32, do_bird) X(33, do_last_stitch) X(34, do_bath)        \
    X(35, do_over_here) X(36, do_arrow) X(37, do_gulp) X(38, do_refresh) X(39, do_boo_hoo)         \
    X(40, do_tug) X(41, lose_upgrade) X(42, rip_all) X(43, pack)                    \
    X(44, rip)
/* clang-format on */

#include "core/cards.h"
#include "core/contract.h"
#include "games/puppet_wars/field.h"

/* --- Constants. --- */

enum {
    PLAYERS = 4,
    DECK = 54, /* cards of each player (PW-012) */
    RED_JOKER = 52,
    BLACK_JOKER = 53,
    NO_CARD = 255,
    ROUNDS = 5,     /* of a Turn (PW-191) */
    HAND_BASE = 4,  /* Control Hand Size without Work Benches (PW-086) */
    BONUS_MOST = 9, /* more Pawns for an unbalanced start */
    BOX_MOST = 32,  /* Puppets of the largest Toy Box (PW-165) */
    UNITS = PLAYERS * (1 + BOX_MOST + BONUS_MOST),
    UPGRADES = 3,        /* the greatest Upgrade Limit */
    COPIES = 3,          /* of a Pawn in one Toy Box (PW-131) */
    TURNS_LIMIT = 100,   /* the highest limit of Turns that can be agreed on */
    TURNS_COUNTED = 255, /* a war without a limit goes on, but its Turns are counted no further */
    TURNS_OF_PROGRAMS = 20, /* the limit where only programs play, so that every war ends */
    DEPTH = 16
};

enum mode { MODE_SHOEBOX, MODE_CHEST, MODE_WARDROBE, MODE_PUPPAPOCALYPSE };
enum win { WIN_STANDARD, WIN_SHINY, WIN_THIEF, WIN_TAG, WIN_FORT, WIN_HILL };

/* A card of a Puppet Deck is 13 * suit + number - 1, or a Joker. */
enum suit { RAMS, CROWS, TOMES, MASKS, SUITS };

/* Suits that are demanded or given, two bits for how many of each. */
#define SUIT(s) (1 << 2 * (s))
enum { NO_SUIT = 0, R = SUIT(RAMS), C = SUIT(CROWS), T = SUIT(TOMES), M = SUIT(MASKS) };

/* An Animation Requirement, Defense, Action Value or Attachment Difficulty. */
struct value {
    int8_t number;
    uint8_t suits;
};

/* What an Effect with a number changes (PW-414 and following). */
enum stat { AR, MV, DF, CB, POWERFUL, PRECISE, SKILLFUL, STATS };

/* Effects without a number that last for the Turn. */
enum marks {
    CONFUSED = 1,
    STUCK = 2,
    PARALYZED = 4,
    TAKES_ADVANTAGE = 8 /* Powerful +1 against who is hindered */
};

enum item { NO_ITEM, FIRECRACKERS, SHINY, IT };

/* What lies in a Space; never two things (PW-497). */
enum token {
    NO_TOKEN,
    IMPASSABLE,
    NAILS,
    MOLASSES,
    HILL,
    ON_GROUND,    /* + enum item that lies there */
    BENCH = 16,   /* + seat: a Work Bench of this player */
    NEUTRAL = 20, /* Work Bench */
    START = 32,   /* + bonus: a Starting Work Bench that nobody has chosen yet */
    START_END = START + BONUS_MOST
};

static inline bool pw_is_bench(int token)
{
    return token >= BENCH && token <= NEUTRAL;
}

static inline bool pw_is_item(int token)
{
    return token > ON_GROUND && token <= ON_GROUND + IT;
}

/* The setup (puppet_wars.c). */
enum field {
    FIELD_MODE,
    FIELD_PLAYERS,
    FIELD_MAP,
    FIELD_MASTERS,
    FIELD_ARMY, /* and the three after it */
    FIELD_DRAFT = FIELD_ARMY + PLAYERS,
    FIELD_POOL,
    FIELD_SETS,
    FIELD_WIN,
    FIELD_DOTLESS,
    FIELD_GENTLE,
    FIELD_TURNS,
    FIELDS
};

enum { MAP_TEXT = 260, ARMY_TEXT = 400 };

/* A choice of FIELD_MASTERS; those that follow are the Masters by name. */
enum master_choice { MASTER_RECOMMENDED, MASTER_RANDOM, MASTER_CHOOSE, MASTER_FIRST };

enum pool { POOL_BOX, POOL_ALL };

/* --- Questions, answers, events. --- */

/* What a seat can be asked. What the question's a, b and c hold is said here. */
enum asks {
    ASK_MASTER,  /* which Master, all in secret */
    ASK_DRAFT,   /* which card of the pool */
    ASK_START,   /* which Starting Work Bench */
    ASK_PLACE,   /* where beside it (a) the Master begins */
    ASK_BONUS,   /* one more Pawn; a: how many are left */
    ASK_LAY,     /* which Animation Card, all in secret */
    ASK_ANIMATE, /* which puppet */
    ASK_BENCH,   /* on which Work Bench it (a: unit) enters */
    ASK_ACT,     /* what the animated puppet does */
    ASK_DODGE,   /* an Attack; a: who attacks, b: who is attacked, c: action or 0 */
    ASK_SELECT,  /* which of the flipped cards */
    ASK_PLAY,    /* another card from the hand */
    ASK_SPEND,   /* a card to discard for an Ability; a: enum spending, b: the unit, c: the other */
    ASK_PAY,     /* a card to discard as the cost of an Action; a: the action */
    ASK_RIP,     /* which Upgrade of a is ripped */
    ASK_SEW,     /* which Upgrade of a is sewn up */
    ASK_DROP,    /* where an Item Token goes; a: the unit that carried it, b: the Space */
    ASK_NEED,    /* whether a tries to attach the Upgrade b */
    ASK_WALK,    /* further Moves of a; b: how many */
    ASK_PUSH,    /* where a is moved; b: steps left, c: the action */
    ASK_STRIKE,  /* whom a attacks as part of action b */
    ASK_RIDE,    /* where a rides */
    ASK_UPGRADE, /* which Upgrade; a: who has or gets it, b: enum choosing */
    ASK_PAWN,    /* which Pawn comes back from the Scrap Heap */
    ASK_VICTIM,  /* whom the bird hits, too; a: its first victim */
    ASK_VANISH,  /* to which Work Bench a vanishes */
    ASK_SHED,    /* a card to discard at the end of the Turn; a: how many must go */
    ASK_PACK     /* which puppet goes into the Toy Box, all in secret; a: how many are left */
};

enum spending { SPEND_RETORT, SPEND_OUCH, SPEND_DISASSEMBLE, SPEND_BIRD };
enum choosing { CHOOSE_TEAR, CHOOSE_CATCH, CHOOSE_BUTTONS };

/* What a seat can answer. */
enum verb {
    PICK = 1, /* a: kind */
    GO,       /* a: Space: to start, to enter, to move, to be placed */
    LAY,      /* a: card */
    ANIMATE,  /* a: unit */
    DO,       /* a: action, b: its Target (unit) or NOBODY, c: Mine!: 1 for Friendly */
    DONE_ACTING,
    DODGE,   /* a: card, b: suit + 1 of a Red Joker */
    SELECT,  /* a: card, b: suit + 1 of a Red Joker that has a choice */
    PLAY,    /* a: card, b: the same */
    DISCARD, /* a: card */
    CHOOSE,  /* a: unit */
    YES,
    PASS
};

/* What happened. */
enum happening {
    ARMY_SET = 1, /* open: kind of the Master */
    DRAFTED,      /* kind */
    START_CHOSEN, /* Space */
    PLACED,       /* unit, Space, how: enum arrival; of those in play said before */
    TURN_BEGAN,   /* turn, the last one (0: there is none) */
    ROUND_BEGAN,  /* round */
    DREW,         /* secret: the card */
    RESHUFFLED,
    REVEALED,         /* card */
    FLIPPED,          /* card */
    PASSED,           /* whether there was no choice */
    ANIMATED,         /* unit, card; said while it is where it was */
    MOVED,            /* unit, Space; said before the Move */
    DECLARED,         /* unit, action, Target */
    DODGED,           /* unit, card, suit + 1 of a Red Joker */
    SELECTED,         /* card */
    PLAYED,           /* card, suit + 1 of a Red Joker that has a choice */
    SUCCEEDED,        /* number, suits needed; whether there was nothing to meet */
    FAILED,           /* the same; whether by the Black Joker */
    DISCARDED,        /* card */
    RIPPED,           /* unit, its Rips, its Stitches */
    TORN,             /* unit, by */
    REMOVED_UNIT,     /* unit */
    UPGRADE_TORN,     /* unit, its bearer */
    UPGRADED_WITH,    /* bearer, upgrade */
    SEWN,             /* unit, its Rips */
    GAINED,           /* unit, action that gave it, marks, Combat Counters */
    EXHAUSTED_LIFTED, /* unit */
    WASHED,           /* unit */
    BENCH_TAKEN,      /* Space, its owner from now on or NOBODY; said before it changes hands */
    BENCH_GONE,       /* Space; said before */
    ITEM_TAKEN,       /* unit, item */
    ITEM_DROPPED,     /* Space, item */
    ITEM_GONE,        /* item */
    RECYCLED,         /* unit */
    TURN_RESOLVED,
    LOST, /* whether the war goes on without */
    WON,
    DRAWN,  /* enum ending */
    PACKED, /* secret: the kind */
    UNPACKED,
    TIED,      /* set of seats that flip for their order now */
    ORDERED,   /* the seats in their order, then NOBODY; the seat is the first of them */
    STRUCK,    /* unit, Target, action that the Attack is part of, Combat */
    RESOLVING, /* the Turn */
    HELD,      /* unit that is animated and can do nothing */
    ARMY_SHOWN /* of the seat; its Toy Box is complete */
};

enum arrival { ARRIVES, IS_MOVED, IS_PLACED };

/* How the war ended; after IS_WON come the ways to a draw. */
enum ending {
    GOES_ON,
    IS_WON,
    ALL_LOST,     /* at the same moment (PW-234) */
    TURNS_OVER,   /* those that were agreed on (PW-645) */
    NOTHING_LEFT, /* to animate (PW-582, PW-601) */
    SHINY_LOST    /* the Token (PW-582) */
};

/* --- The state. --- */

enum where { NOWHERE, IN_BOX, IN_PLAY, ATTACHED, IN_HEAP, REMOVED };

/* A Stat Card: a Puppet, or an Upgrade if it is attached. What is out of play has only its first
 * four bytes. */
struct unit {
    uint8_t kind;          /* enum kind: both sides of the card */
    uint8_t owner;         /* who selected it: it is Friendly to this player (PW-515) */
    uint8_t where;         /* enum where */
    uint8_t space;         /* in play: where it stands; attached: the unit that bears it */
    uint8_t rips;          /* on this card's buttons */
    uint8_t exhausted;     /* it has an Exhausted Token */
    uint8_t item;          /* enum item that it carries */
    uint8_t marks;         /* enum marks, until the end of the Turn */
    uint8_t up[UPGRADES];  /* units attached to it, oldest first; 0: none (never a Master) */
    int8_t turn[STATS];    /* changes until the end of the Turn */
    int8_t counter[STATS]; /* changes by Counters, which stay */
    uint8_t stuck, decay;  /* Counters of these names */
};

/* A player's cards. Sets of cards are bits. */
struct player {
    ZONE(DECK) deck;    /* its last card is the top */
    uint8_t hand[8];    /* set */
    uint8_t discard[8]; /* set; nobody may look through it, so its order does not matter ... */
    uint8_t top;        /* ... but for the top card, which everybody sees; NO_CARD: none */
    ZONE(DECK) table;   /* flipped and played cards in use, nested uses one after the other */
    uint8_t laid;       /* revealed Animation Card; NO_CARD: none */
    uint8_t joker;      /* suit that the Red Joker counts as while it is in use */
    uint8_t flipped[8]; /* set: turned up since cards were laid last; all remember them */
    uint8_t tagged;     /* Tag: has given the It Token to the first Pawn */
};

/* The puppet that is being animated. */
struct animation {
    uint8_t unit;    /* NOBODY: none */
    uint8_t moves;   /* made so far */
    uint8_t acted;   /* it has used its Action */
    uint8_t mired;   /* no more Moves: Molasses */
    uint8_t transit; /* it stands where another puppet or an Impassable Token is, and must go on */
    uint8_t limit;   /* of its Moves while it does: what it was before */
};

/* Who attacks, as it was when the Attack was declared: paying for it can tear it apart (PW-291). */
struct striker {
    uint8_t unit, space;
    uint8_t abilities[4]; /* set of enum ability */
    uint8_t marks;        /* enum marks */
    uint8_t reach;        /* Range */
    int8_t combat, powerful, precise;
};

/* What the cards in use have to meet. */
struct effort {
    uint8_t who;        /* seat */
    struct value needs; /* Action Value or Attachment Difficulty */
    int8_t bonus;       /* Precise or Skillful: on the number of each card */
    uint8_t from;       /* its first card in the player's `table` */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    /* The agreement. */
    uint8_t mode;      /* enum mode: the game type */
    uint8_t win;       /* enum win */
    uint8_t grid;      /* enum grid */
    uint8_t dotless;   /* sight from any part of a Space to any other */
    uint8_t gentle;    /* a flipped Black Joker fails only if it is the card selected */
    uint8_t army_size; /* units of each player; the first is the Master */
    uint8_t choosers;  /* who choose at the table: bit s the Master of seat s; bit s + PLAYERS its
                          Toy Box, and only that seat knows what is in it so far */
    uint8_t draft;     /* Toy Boxes are drafted */
    uint8_t sets;      /* of cards in the draft's pool */
    uint8_t pool;      /* enum pool: what a set holds */
    uint8_t turns;     /* after so many the war is drawn; 0: it goes on until somebody wins */

    /* The war. */
    uint8_t turn;           /* 1, 2, ...; 0: armies and starts are being chosen */
    uint8_t round;          /* 1 to 5; 0: between rounds */
    uint8_t order[PLAYERS]; /* seats in the order of acting, or of choosing a start */
    seat_set out;           /* who has lost */
    seat_set winners;       /* once it is over; several: a draw */
    uint8_t over;           /* enum ending */
    uint8_t losses_wait;    /* they are judged when the present Effect is done (PW-234) */
    struct animation animation;
    struct striker striker;
    struct effort effort;

    /* The field. */
    struct spaces board;                /* Spaces that exist */
    struct spaces occupied;             /* by a Puppet or an Impassable Token */
    struct spaces benches[PLAYERS + 1]; /* Work Benches by owner; the last: Neutral */
    uint8_t token[SPACES];              /* enum token */
    uint8_t stands[SPACES];             /* unit; NOBODY: none */

    struct player player[PLAYERS];
    struct unit unit[UNITS]; /* player s has those from s * army_size on; the rest is not in use */
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(offsetof(struct game, unit) + 4 * 16 * sizeof(struct unit) <= 8192,
               "four players in a Chest game");

extern const struct game_rules puppet_wars;
extern const char *const pw_modes[];
extern const char *const pw_wins[];

/* --- Short readers of it. --- */

/* All units; those of one player, the Master first; the Upgrades of a unit. */
#define FOR_EACH_UNIT(unit, g) for (int unit = 0; unit < pw_units(g); unit++)
#define FOR_EACH_UNIT_OF(unit, g, seat)                                                            \
    for (int unit = pw_master(g, seat); unit < pw_master(g, (seat) + 1); unit++)
#define FOR_EACH_UPGRADE(slot, u) for (int slot = 0; slot < UPGRADES && (u)->up[slot]; slot++)

static inline int pw_units(const struct game *g)
{
    return g->army_size * g->k.seats;
}

/* Units of fewer players or smaller armies need no bytes behind them. */
static inline void pw_use_armies(struct game *g)
{
    kernel_use(&g->k, offsetof(struct game, unit) + (size_t)pw_units(g) * sizeof(struct unit));
}

/* The first unit of a player's army. */
static inline int pw_master(const struct game *g, int seat)
{
    assert(seat >= 0 && seat <= PLAYERS); /* the last: the end of all units */
    return seat * g->army_size;
}

static inline bool pw_in_play(const struct game *g, int unit)
{
    return g->unit[unit].where == IN_PLAY;
}

static inline bool pw_is_out(const struct game *g, int seat)
{
    return g->out >> seat & 1;
}

/* Who is still in the war. */
static inline seat_set pw_alive(const struct game *g)
{
    return (seat_set)(((1 << g->k.seats) - 1) & ~g->out);
}

#endif
