/* puppet_wars.h - the whole state of a game of Puppet Wars, and its words.
 *
 * Two to four armies of puppets on a field of hexagons or squares. Each round every player lays an
 * Animation Card in secret; from the lowest to the highest each animates one puppet, which moves
 * and performs an Action. Whoever loses the Master or the last Work Bench is out.
 *
 * Read it in this order: field.h (Spaces and sight), this state, turn.c (turns, rounds, animating),
 * act.c (what a puppet may do), effort.c (flipping and playing cards), attack.c, harm.c (Rips and
 * tearing apart), effects.c (what the cards' Actions do). Clauses of docs/rules/puppet_wars.md are
 * cited as PW-nnn. */
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
    X(40, do_tug) X(41, lose_upgrade) X(42, nails) X(43, pack)
/* clang-format on */

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"
#include "games/puppet_wars/field.h"

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
    UPGRADES = 3,    /* the greatest Upgrade Limit */
    COPIES = 3,      /* of a Pawn in one Toy Box (PW-131) */
    TURNS_MOST = 20, /* then the game is drawn, so that every game ends */
    DEPTH = 16
};

enum mode { SHOEBOX, CHEST, WARDROBE, PUPPAPOCALYPSE };
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
    ON_GROUND,    /* + enum item, 3 of them */
    BENCH = 16,   /* + seat: a Work Bench of this player */
    NEUTRAL = 20, /* Work Bench */
    START = 32,   /* + bonus: a Starting Work Bench that nobody has chosen yet */
    START_END = START + BONUS_MOST
};

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
    uint8_t mode;     /* enum mode: the game type */
    uint8_t win;      /* enum win */
    uint8_t grid;     /* enum grid */
    uint8_t dotless;  /* sight from any part of a Space to any other */
    uint8_t gentle;   /* a flipped Black Joker fails only if it is the card selected */
    uint8_t per;      /* units of each player; the first is the Master */
    uint8_t choosers; /* who choose at the table: bit s the Master of seat s; bit s + PLAYERS its
                         Toy Box, and only that seat knows what is in it so far */
    uint8_t draft;    /* Toy Boxes are drafted */
    uint8_t sets;     /* of cards in the draft's pool */
    uint8_t pool;     /* enum pool: what a set holds */

    /* The war. */
    uint8_t turn;           /* 1, 2, ...; 0: armies and starts are being chosen */
    uint8_t round;          /* 1 to 5; 0: between rounds */
    uint8_t order[PLAYERS]; /* seats in the order of acting, or of choosing a start */
    seat_set out;           /* who has lost */
    seat_set winners;       /* once it is over; several: a draw */
    uint8_t over;
    uint8_t holding; /* losses are judged when the present Effect is done (PW-234) */
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
    struct unit unit[UNITS]; /* player s has those from s * per on; the rest is not in use */
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(offsetof(struct game, unit) + 4 * 16 * sizeof(struct unit) <= 8192,
               "four players in a Chest game");

extern const struct game_rules puppet_wars;

/* --- cards.c: the stat cards, as tables. --- */

enum rank { PAWN, SIDEKICK, MASTER };

enum traits { ROTTEN = 1, CRIMEFIGHTER = 2, WOE = 4, STUFFED = 8, METAL = 16, WOODEN = 32 };

/* Abilities that are more than a number. */
enum ability {
    RETORTS = 1 << 0,    /* With My Eyes Closed! */
    POINTY_END = 1 << 1, /* Pointy End First */
    FAVOURITE_TOYS = 1 << 2,
    TIPTOES = 1 << 3,  /* Tiptoe, Flutter: through puppets */
    LEAPS = 1 << 4,    /* Leap: through puppets and Impassable Tokens */
    SLIPPERY = 1 << 5, /* Slippery Shadow */
    VANISHES = 1 << 6, /* Puff of Sawdust */
    GUILTY = 1 << 7,
    MOULDERS = 1 << 8, /* Mouldering Aura */
    DISASSEMBLES = 1 << 9,
    JANKY = 1 << 10,   /* Janky Fashion Sense */
    SADDLED = 1 << 11, /* In the Saddle */
    SPARE_PARTS = 1 << 12,
    FUZZY_FRIEND = 1 << 13,
    POKES_STUCK = 1 << 14,
    DIRTY_SAW = 1 << 15,
    BONE_SAW = 1 << 16, /* the same again, on an Upgrade */
    MARSHAL = 1 << 17,
    LIGHT_FEET = 1 << 18,
    SPINY = 1 << 19, /* Ouch! */
    LOVES_JOB = 1 << 20,
    PACK_TOY = 1 << 21,
    DANCES = 1 << 22,
    GROWS = 1 << 23, /* Growth Spurt */
    TANGLES = 1 << 24,
    DUMB_LUCK = 1 << 25,
    CHEAP_LABOUR = 1 << 26
};

enum kind {
#define PUPPET(id, ...) KIND_##id,
#include "games/puppet_wars/puppets.def"
#undef PUPPET
    KINDS
};

enum action_id {
    NO_ACTION,
#define ACTION(id, ...) ACTION_##id,
#include "games/puppet_wars/actions.def"
#undef ACTION
    ACTIONS
};

/* What a side of a Stat Card does while it is in use. */
struct side {
    uint32_t abilities;
    int8_t change[STATS]; /* its own Effects with a number */
    int8_t aura[STATS];   /* the same on adjacent Enemy Puppets */
    uint8_t reach;        /* Range of Attacks; 0: the usual */
    uint8_t traits;       /* Characteristics that it gives */
    uint8_t actions[2];
};

struct puppet {
    uint8_t rank, traits;
    struct value ar;
    int8_t mv, df, cb;
    uint8_t limit, stitches;
    uint8_t strikes; /* a Master: the suit that is struck out of its army's requirements */
    struct side side;
};

struct upgrade {
    struct value ad;
    uint8_t needs, bans; /* Necessary Characteristics, and those with "No" */
    uint8_t stitches;
    struct side side;
};

enum cost { FREE, RIP_ITSELF, TEAR_ITSELF, DISCARD_CROW, BURN_ITEM };

/* Whom an Action can be aimed at; none of the first three: it has no Target of this kind. */
enum aim {
    AT_ENEMY = 1,
    AT_FRIEND = 2,
    AT_ITSELF = 4,
    BLINDLY = 8, /* no Line of Sight needed */
    NO_MASTER = 16,
    NO_METAL = 32,
    FRAIL = 64,        /* with at most 2 Stitches remaining */
    UPGRADED = 128,    /* with an Upgrade */
    OUTFITTABLE = 256, /* for whom the own Scrap Heap has a Suitable Upgrade */
    EMPTY_HANDED = 512 /* carries no Item Token */
};

struct action {
    struct value value;
    uint8_t cost; /* enum cost */
    uint8_t range;
    uint16_t aim;    /* enum aim */
    uint8_t strikes; /* Attacks that are part of it */
    uint8_t script;  /* what it does; 0: only what follows */
    uint8_t marks;   /* Effects for the Turn */
    uint8_t stat;    /* ... and with a number */
    int8_t amount;
    int8_t combat_counter;
    uint8_t stuck_counter, decay_counter;
    int8_t combat, powerful; /* for its Attacks only */
    uint8_t walk;            /* Moves after them */
};

extern const struct puppet pw_puppets[KINDS];
extern const struct upgrade pw_upgrades[KINDS];
extern const struct action pw_actions[ACTIONS];
extern const struct card pw_cards[];
extern const char *const pw_modes[];
extern const char *const pw_wins[];

const struct card *pw_puppet_card(int kind);
const struct card *pw_upgrade_card(int kind);
const char *pw_action_name(int action);
const char *pw_card_id(int card); /* of a Puppet Deck: "r7", "joker_red" */
const char *pw_card_name(int card);

/* --- The words. --- */

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
    PLACED,       /* unit, Space, how: enum arrival */
    TURN_BEGAN,   /* turn */
    ROUND_BEGAN,  /* round */
    DREW,         /* how many; secret: the card */
    RESHUFFLED,
    REVEALED,         /* card */
    FLIPPED,          /* card */
    PASSED,           /* whether it had to */
    ANIMATED,         /* unit */
    MOVED,            /* unit, Space */
    DECLARED,         /* unit, action, Target */
    DODGED,           /* unit, card, suit of a Red Joker */
    SELECTED,         /* card */
    PLAYED,           /* card */
    SUCCEEDED,        /* number, suits needed */
    FAILED,           /* the same; whether by the Black Joker */
    DISCARDED,        /* card */
    RIPPED,           /* unit, how many it has */
    TORN,             /* unit, by */
    REMOVED_UNIT,     /* unit */
    UPGRADE_TORN,     /* unit, its bearer */
    UPGRADED_WITH,    /* bearer, upgrade */
    SEWN,             /* unit */
    GAINED,           /* unit, marks, stat, amount, counter */
    EXHAUSTED_LIFTED, /* unit */
    WASHED,           /* unit */
    BENCH_TAKEN,      /* Space, owner or NOBODY */
    BENCH_GONE,       /* Space */
    ITEM_TAKEN,       /* unit, item */
    ITEM_DROPPED,     /* Space, item */
    ITEM_GONE,        /* item */
    RECYCLED,         /* unit */
    TURN_RESOLVED,
    LOST,
    WON,
    DRAWN,
    PACKED, /* secret: the kind */
    UNPACKED
};

enum arrival { ARRIVES, IS_MOVED, IS_PLACED };

/* --- puppet_wars.c, prepare.c, army.c, map.c, check.c: setting up. --- */

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
    FIELD_GENTLE
};

enum {
    MAP_TEXT = 260,
    ARMY_TEXT = 400,
    MASTER_FIRST = 3 /* choice of the first Master, after recommended, random, choose */
};

enum pool { POOL_BOX, POOL_ALL };

extern const char *const pw_maps[]; /* names, then NULL; the first stands for any of the others */
/* The number of a map's name; -1: it is none. Its drawing, and for how many players it is made. */
int pw_find_map(const char *name);
const char *pw_map_drawing(int map);
int pw_map_players(int map);
bool pw_choice_text(int field, int choice, struct text *out);

bool pw_start(struct game *g, const struct setup *setup, struct reason *why);
int pw_box_size(int mode); /* Puppets of a Toy Box */
int pw_sidekick_limit(int mode);
static inline seat_set pw_master_choosers(const struct game *g)
{
    return g->choosers & ((1 << PLAYERS) - 1);
}
static inline seat_set pw_packers(const struct game *g)
{
    return g->choosers >> PLAYERS;
}
/* Is what lies in this Toy Box known to the observer? */
bool pw_knows_box(const struct game *g, int observer, int seat);
/* Fills a secret Toy Box with others that it could hold. */
void pw_guess_box(struct game *g, int seat, struct chance *chance);
int pw_pool_copies(const struct game *g, int kind); /* of a kind in the draft's pool at first */

/* What is wrong with a text from outside: the first fault as a reason, all of them as lines. */
struct faults {
    struct reason *why; /* NULL: nobody wants to know */
    struct text *all;   /* NULL: only the first */
    int count;
    int army; /* which one it is about, from 1 on; 0: it goes without saying */
};

bool pw_fault(struct faults *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool pw_check_text(int field, const char *text, struct text *out);

/* An army as it is listed. */
struct army {
    int count;
    uint8_t kind[BOX_MOST]; /* the first of them, in the order of the list */
    int copies[KINDS];
};

/* Reads a list like "judge, 2 ronin", and counts what it understands. */
void pw_read_army(struct army *army, const char *list, struct faults *f);
/* Is it one for this game type? */
void pw_check_army(const struct army *army, int mode, struct faults *f);
extern const uint8_t pw_recommended[2][8];

/* Reads a drawing into the empty field of `g`; false if it can't be laid out at all. */
bool pw_read_map(struct game *g, const char *drawing, struct faults *f);
void pw_check_map(const struct game *g, struct faults *f); /* can it be played on? */
space_set pw_free_starts(const struct game *g); /* Starting Work Benches that nobody has */
/* The Space where Shiny! and the Hill lie. */
int pw_centre(const struct game *g);

struct option *pw_offer_draft(const struct game *g, int seat, struct option *out);
struct option *pw_offer_setup(const struct game *g, int seat, struct option *out);

/* --- stats.c: what a puppet can do now. --- */

static inline const struct puppet *pw_puppet(const struct game *g, int unit)
{
    return &pw_puppets[g->unit[unit].kind];
}

static inline bool pw_in_play(const struct game *g, int unit)
{
    return g->unit[unit].where == IN_PLAY;
}

static inline int pw_master(const struct game *g, int seat)
{
    return seat * g->per;
}

static inline bool pw_is_master(const struct game *g, int unit)
{
    return pw_puppet(g, unit)->rank == MASTER;
}

static inline bool pw_is_out(const struct game *g, int seat)
{
    return g->out >> seat & 1;
}

uint32_t pw_abilities(const struct game *g, int unit);
int pw_traits(const struct game *g, int unit);
int pw_change(const struct game *g, int unit, enum stat stat); /* all Effects with a number */
struct value pw_requirement(const struct game *g, int unit);
int pw_movement(const struct game *g, int unit);
int pw_stitches(const struct game *g, int unit); /* in all */
int pw_rips(const struct game *g, int unit);     /* in all */
bool pw_is_stuck(const struct game *g, int unit);
bool pw_is_paralyzed(const struct game *g, int unit);
bool pw_is_confused(const struct game *g, int unit);
int pw_reach(const struct game *g, int unit);
bool pw_adjacent(const struct game *g, int a, int b); /* two units in play */
bool pw_is_suitable(const struct game *g, int unit, int upgrade);

struct striker pw_striker(const struct game *g, int unit);
int pw_strike_combat(const struct game *g, const struct striker *s, int target);
int pw_strike_precise(const struct game *g, const struct striker *s, int target);
int pw_strike_powerful(const struct game *g, const struct striker *s, int target);
/* Defense against an Attack; `dodge`: the card that replaces what is printed, or NO_CARD. */
struct value pw_defense(const struct game *g, int unit, int dodge, int joker_suit);

static inline uint32_t pw_striker_abilities(const struct striker *s)
{
    return s->abilities[0] | (uint32_t)s->abilities[1] << 8 | (uint32_t)s->abilities[2] << 16 |
           (uint32_t)s->abilities[3] << 24;
}

/* --- deck.c: the cards of a Puppet Deck. --- */

static inline uint64_t cards_in(const uint8_t set[8])
{
    uint64_t bits;
    memcpy(&bits, set, sizeof bits);
    return bits;
}

static inline int card_number(int card)
{
    return card == RED_JOKER ? 14 : card == BLACK_JOKER ? 0 : card % 13 + 1;
}

/* Suits of a card in use; an Ace counts twice, the Red Joker twice what was chosen. */
int pw_card_suits(int card, int joker_suit);
/* The cards that meet it by themselves, as a set, if the Red Joker may be any suit. */
uint64_t pw_cards_meeting(struct value value);

int pw_hand_size(const struct game *g, int seat);  /* cards held */
int pw_hand_limit(const struct game *g, int seat); /* Control Hand Size */
int pw_count_benches(const struct game *g, int seat);

int pw_take_top(struct game *g, int seat); /* of the deck; NO_CARD if there is none */
void pw_draw(struct game *g, int seat);
void pw_put_discard(struct game *g, int seat, int card);
void pw_discard(struct game *g, int seat, int card); /* from the hand */
void pw_play(struct game *g, int seat, int card);    /* from the hand to the table */
void pw_lay(struct game *g, int seat, int card);     /* from the hand, as Animation Card */
void pw_clear_table(struct game *g, int seat, int from);
void pw_show(struct game *g, int seat, int card); /* says that it was flipped */
void pw_order_by(struct game *g, uint8_t *seats, int count, const uint8_t *numbers);
void pw_order_at_random(struct game *g, uint8_t *seats, int count);
uint64_t pw_unseen_deck(const struct game *g, int seat); /* the cards of the deck, as a set */

/* --- effort.c --- */

bool pw_effort_met(const struct game *g);
struct option *pw_offer_select(const struct game *g, int seat, struct option *out);
struct option *pw_offer_play(const struct game *g, int seat, struct option *out);
struct option *pw_offer_cards(const struct game *g, int seat, int suit, struct option *out);
/* Has this player a card of that suit to discard? */
bool pw_fits_suit(int card, int suit);
bool pw_can_discard(const struct game *g, int seat, int suit);
enum { ANY_SUIT = SUITS };

/* --- act.c: what a puppet may do. --- */

/* Spaces that it may Move into, with this many Moves left. */
space_set pw_moves(const struct game *g, int unit, int left);
int pw_moves_left(const struct game *g); /* of the animated puppet */
/* Spaces where it could be after all its Moves, or some (turn.c). */
space_set pw_reach_of_animated(const struct game *g);
space_set pw_strike_spaces(const struct game *g, const struct striker *s);
space_set pw_rides(const struct game *g, int unit);
int pw_range(const struct game *g, int a, int b); /* between two Spaces */
/* Where `by` may move `unit` by this action. */
space_set pw_pushes(const struct game *g, int unit, int action, int by);
struct option *pw_offer_spaces(space_set set, struct option *out);
struct option *pw_offer_acts(const struct game *g, struct option *out);
struct option *pw_offer_heap(const struct game *g, int seat, int unit, struct option *out);
struct option *pw_offer_pawns(const struct game *g, int seat, struct option *out);
/* The cards that animate it, as a set: none if it is neither in play nor could enter. */
uint64_t pw_animators(const struct game *g, int seat, int unit);
bool pw_can_animate(const struct game *g, int seat, int unit, int card);
struct option *pw_offer_animations(const struct game *g, int seat, struct option *out);
bool pw_can_animate_any(const struct game *g, int seat);
bool pw_can_go_on(const struct game *g); /* the animated puppet: but to stop */
struct option *pw_offer_bird(const struct game *g, int space, struct option *out);
struct option *pw_offer_buttons(const struct game *g, struct option *out);
space_set pw_free_benches(const struct game *g, int seat);

/* --- field.c: moving about. --- */

void pw_stand(struct game *g, int unit, int space); /* puts it into a Space */
void pw_lift(struct game *g, int unit);             /* takes it from its Space */
void pw_set_token(struct game *g, int space, int token);
void pw_step(struct game *g, int unit, int space); /* a Move of its own */

/* --- harm.c --- */

enum fate { SURVIVED, TORN_APART, TAKEN_AWAY /* removed, because of a Decay Counter */ };

void pw_attach(struct game *g, int unit, int upgrade);
void pw_detach(struct game *g, int upgrade, int where);
void pw_tear_upgrade(struct game *g, int upgrade);
void pw_return_to_box(struct game *g, int unit);
void pw_judge_losses(struct game *g);
void pw_win(struct game *g, seat_set winners);
void pw_gain(struct game *g, int unit, const struct action *row);
void pw_clear_effects(struct game *g, int unit);
space_set pw_drop_spaces(const struct game *g, int space);

/* --- The contract. --- */

void pw_run(struct game *g);
struct option *pw_options(const struct game *g, int seat, struct option *out);
void pw_result(const struct game *g, struct result *r);
void pw_hide(struct game *g, int observer, struct chance *chance);
const char *pw_seat_name(const struct game *g, int seat);
const char *pw_seat_word(int seat);
void pw_prompt(const struct game *g, int seat, struct saying *out);
void pw_describe(const struct game *g, int seat, struct option option, struct saying *out);
void pw_tell(const struct game *g, const struct event *event, struct saying *out);
const char *pw_code(int kind);      /* two letters for the field */
const char *pw_ask_kind(int asked); /* enum asks, as one word */
void pw_headline(const struct game *g, char *out, size_t room);
void pw_say_space(const struct game *g, int space, struct saying *out);
void pw_say_unit(const struct game *g, int unit, struct saying *out);
void pw_say_value(struct value value, struct saying *out);
int pw_odds(const struct game *g, int seat, struct value needs, int flips, int bonus);
/* The same for an Attack that can be declared now: -1 if this option is none. */
int pw_attack_odds(const struct game *g, struct option option);
void pw_view(const struct game *g, int observer, struct writer *w);
void pw_card_more(const struct card *card, struct writer *w);
void pw_picture(const struct game *g, int observer, struct text *out);
void pw_dump(const struct game *g, struct writer *w);
bool pw_load(struct game *g, const json_t *position, struct reason *why);
bool pw_sound(const struct game *g, struct reason *why);
void pw_judge(const struct game *g, int chances[SEATS]);
int pw_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);

#endif
