/* flash_duel.h - the whole state of a game of Flash Duel, and its words.
 *
 * Fencers on a bridge of 18 spaces. Side 0 starts on space 1 and faces up, side 1 starts on space
 * 18 and faces down; nobody passes the foremost enemy. For two players side and seat are the same
 * number: seat 0 is Red, seat 1 is Blue. In a Team Battle the even seats are side 0 and the odd
 * ones side 1; in a Raid the last seat is the Dragon, alone on side 1.
 *
 * Read on in this order: the Simple game (simple.c, with bridge.c and hand.c) needs the state only
 * up to the comment "The abilities"; match.c, turn.c, strike.c and use.c are the same game with
 * abilities, options.c says what is legal in it; team.c, raid.c and betrayal.c are what more than
 * two fighters need. Clauses of docs/rules/flash_duel.md are cited as FD-nnn. */
#ifndef FLASH_DUEL_H
#define FLASH_DUEL_H

#define GAME fd
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, simple_round) X(3, prepare) X(4, round) X(5, turn) X(6, clash)                \
    X(7, aftermath) X(8, window) X(9, use) X(10, shed) X(11, future_sight) X(12, time_spiral)      \
    X(13, radiant_healing) X(14, wartime_tactics) X(15, shadowswarm) X(16, bubble_shield)          \
    X(17, mistress_command) X(18, extra_strike) X(19, extra_move) X(20, draft) X(21, tweak)        \
    X(22, bot_turn) X(23, order) X(24, assist) X(25, unmask) X(26, dragon_kit)                     \
    X(27, terrifying_roar) X(28, word)
/* clang-format on */

#include "core/cards.h"
#include "core/contract.h"

enum {
    SPACES = 18, /* of the bridge (FD-020) */
    NUMBERS = 5, /* cards show 1 to 5 */
    COPIES = 5,  /* of each number in a deck for two (FD-024) */
    DECK = NUMBERS * COPIES,
    DECK_MOST = 50,  /* all number cards that there are (FD-014) */
    HAND = 5,        /* cards dealt, and drawn back up to (FD-027, FD-070) */
    WINS_NEEDED = 3, /* round wins that win the game (FD-002) */
    FIGHTERS = 5,    /* the most on one bridge (FD-017) */
    SLOTS = 8,       /* the most ability cards of one fighter (FD-248) */
    CHARACTERS = 20,
    CHARACTER_ABILITIES = 3,
    DRAGON_ABILITIES = 8, /* that there are (FD-015) */
    POOL = 12,            /* abilities to build clockwork fighters from (FD-122) */
    CLOCKWORK_ABILITIES = 4,
    DEPTH = 18,      /* scripts deep */
    SIMPLE_DEPTH = 2 /* in Simple mode: match, round */
};

enum mode {
    MODE_SIMPLE,
    MODE_FULL,
    MODE_CLOCKWORK,
    MODE_SOLO,
    MODE_TEAM,
    MODE_RAID,
    MODE_BETRAYAL
};

/* How a game is set up. */
enum field { FIELD_MODE, FIELD_CHARACTERS, FIELD_CHOICE, FIELD_MIRROR, FIELD_BOT, FIELD_MORTALS };

/* The automaton that a solo player fights; it plays fighter 1 (FD-136). */
enum automaton { NO_BOT, BOT_DUMMY, BOT_ROOK, BOT_DRAGON };

enum { BOT = 1 };

/* What a seat can be asked, and what a, b and c of the question hold. */
enum asks {
    ASK_STARTER,   /* the loser of the last round decides who begins */
    ASK_ACTION,    /* the main action of a turn */
    ASK_RESPONSE,  /* to an attack or dashing strike */
    ASK_CHARACTER, /* which character to play */
    ASK_ABILITY,   /* whether to use an ability now; a: the window, b: the ability that opened it */
    ASK_DISCARD,   /* a card to discard; a: how many at most, b: at least, c: least number */
    ASK_TAKE,      /* a card of the discard pile; a: how many at most, c: least number */
    ASK_PEEK,      /* which of the deck's top cards to take */
    ASK_SPIRAL,    /* discard a card or be pushed back */
    ASK_COMMAND,   /* which card the opponent must move with; a: the opponent */
    ASK_DRAFT,     /* which ability of the pool to take */
    ASK_TWEAK,     /* which ability to exchange with the pool */
    ASK_ORDER,     /* Team Battle: who of the side takes its first turn of the round */
    ASK_KIT,       /* Raid: which ability the Dragon takes along */
    ASK_ASSIST,    /* whether to dash to a team mate and help them to block; a: who that is */
    ASK_NAMING,    /* the traitor is unmasked: whose hand do they name? */
    ASK_COUNT,     /* how many cards of a number are in it; a: whose, b: the number, c: at most */
    ASK_WORD,      /* Betrayal: whether to speak up before somebody else decides; a: who that is, b:
                      the ability that they have announced and that waits for it; 0: none */
    ASKS
};

/* What a seat can answer, and what a, b and c of the option hold. A card or number may carry a flag
 * of enum through: then an ability takes part in it. */
enum verb {
    LET_BEGIN = 1, /* a: side */
    MOVE_FORWARD,  /* a: card */
    MOVE_BACK,     /* a: card */
    PUSH,          /* a: card */
    ATTACK,        /* b: number, c: how many cards of it */
    DASH_STRIKE,   /* a: dash card, b: number of the strike, c: how many cards of it */
    BLOCK,         /* b: number, c: how many */
    RETREAT,       /* a: card */
    TAKE_HIT,
    USE, /* a: slot of the ability card; b, c: as the ability wants */
    PASS,
    CHOOSE,     /* a: character */
    DISCARD,    /* a: card */
    TAKE,       /* a: card */
    PEEK_TAKE,  /* a: card to take, b: card to leave on top, c: the one below it */
    UNSTASH,    /* takes the stashed card back */
    GO_BACK,    /* is pushed back */
    COMMAND,    /* a: card */
    DRAFT,      /* a: index in the pool */
    TWEAK,      /* a: slot, b: index in the pool */
    LEAD,       /* a: who takes the side's first turn */
    TAKE_ALONG, /* a: ability */
    ASSIST,     /* a: dash card, b: number, c: how many cards of it are added to the block */
    ACCUSE,     /* a: whom, of being the traitor */
    UNMASK,     /* shows that one holds the Traitor card */
    SHOW_HAND,  /* to everybody */
    NAME_HAND,  /* a: whose */
    COUNT,      /* a: how many */
    HUSH,       /* says nothing before the next turn */
    VERBS
};

/* Flags on a card's number in an option: one card of the set is no card of the hand as printed. */
enum through {
    NUMBER_MASK = 0x07,
    THROUGH_TWOS = 0x08,  /* the card Master of Twos itself */
    THROUGH_LOOSE = 0x10, /* the loose card: changed by an Epiphany or rolled by the dice */
    THROUGH_PUNCH = 0x20  /* Rocket Punch: reaches one space farther */
};

/* What the open bytes of an event hold. Every event has those that its comment names. */
enum open_byte {
    OPEN_CARD,
    OPEN_FROM,
    OPEN_TO,
    OPEN_NUMBER,
    OPEN_COUNT, /* of cards with that number */
    OPEN_WHOM,
    OPEN_THROUGH = OPEN_WHOM, /* enum through: which ability one of the cards was played with */
    OPEN_FORWARD = OPEN_NUMBER,
    OPEN_SPACE = OPEN_TO,
    OPEN_SIDE = 0,
    OPEN_ROUND = 0,
    OPEN_WINS = 0,
    OPEN_SIZE = 0, /* how many cards */
    OPEN_CHARACTER = 0,
    OPEN_ABILITY = 0,
    OPEN_AS = 1, /* what the card counts as; which ability the ability stands for */
    OPEN_IS_TRUE = 0,
    OPEN_LIFE = 0,   /* hit points that are left */
    OPEN_USABLE = 0, /* two bytes: cards that could attack, of seats 0 and 1; of more than two
                        fighters: how many each side has left */
    OPEN_ADVANCE =
        2, /* two bytes: how far seats 0 and 1, or the foremost of each side, have come */
    OPEN_DISTANCE = 4,
    OPEN_AGAINST = 0 /* the other one's cards of the NUMBER */
};

/* What happened. */
enum happening {
    ROUND_BEGINS, /* ROUND; seat: begins */
    COIN_FLIPPED, /* seat: side that begins */
    STARTER_SET,  /* SIDE that begins; seat: side that decided */
    MOVED,        /* CARD, FROM, TO, FORWARD, THROUGH */
    PUSHED,       /* CARD, FROM, TO, WHOM */
    ATTACKED,     /* NUMBER, COUNT, THROUGH */
    DASHED,       /* CARD, FROM, TO, THROUGH */
    STRUCK,       /* NUMBER, COUNT, THROUGH */
    BLOCKED,      /* NUMBER, COUNT, THROUGH */
    RETREATED,    /* CARD, FROM, TO, THROUGH */
    WAS_HIT,      /* LIFE */
    RECOVERED,
    PASSED, /* with an empty hand */
    DREW,   /* SIZE; secret: the cards */
    TIME_OVER,
    SHOWED,    /* SIZE, and then how many 1s, 2s, 3s, 4s, 5s */
    ROUND_WON, /* WINS; seat: side */
    ROUND_DRAWN,
    GAME_WON,       /* seat: side */
    CHARACTER_SET,  /* CHARACTER */
    USED_ABILITY,   /* ABILITY, AS */
    COUNTERED,      /* ABILITY */
    SHOVED,         /* FROM, TO: back, by an ability */
    PULLED,         /* FROM, TO: forward, by an ability */
    WENT,           /* FROM, TO: forward, without a card */
    DISCARDED,      /* CARD */
    DECK_DISCARDED, /* CARD */
    TOOK_BACK,      /* CARD */
    SHOWED_CARD,    /* CARD, AS */
    ROLLED_CARD,    /* CARD */
    AVOIDED,
    SOLDIER_SET,    /* SPACE */
    SOLDIER_MOVED,  /* FROM, TO */
    MINE_SET,       /* SPACE */
    MINE_TRIGGERED, /* SPACE */
    SKIPPED,
    STASHED,   /* secret: the card */
    UNSTASHED, /* secret: the card */
    PEEKED,    /* SIZE; secret: the cards */
    RESHUFFLED,
    DESTROYED,    /* ABILITY */
    REFRESHED,    /* ABILITY */
    NAMED_NUMBER, /* NUMBER */
    COMMANDED,    /* CARD, WHOM */
    MUST_RECOVER, /* WHOM */
    PLAGUE_LOSES,
    POOL_LAID, /* SIZE */
    DRAFTED,   /* ABILITY */
    TWEAKED,   /* ABILITY given up, AS which it came back */
    GAME_DRAWN,
    ORDER_SET,     /* seat: takes its side's first turn */
    DEFEATED,      /* leaves the bridge */
    ASSISTED,      /* CARD, FROM, TO, NUMBER, COUNT, WHOM */
    LAST_HIT,      /* WHOM: at the end of time; NUMBER, COUNT, AGAINST */
    DECK_RENEWED,  /* SIZE: the cards that the Dragon put back and draws again */
    TOOK_ALONG,    /* ABILITY */
    LOYALTY_DEALT, /* secret: whether it is the Traitor card */
    ACCUSED,       /* WHOM */
    LOYALTY_SHOWN, /* IS_TRUE: it is the Traitor card */
    NAMED_HAND,    /* WHOM */
    NAMED_COUNT,   /* NUMBER, COUNT, WHOM */
    NAMING_ENDED,  /* IS_TRUE: it was right; WHOM */
    CROSSED_OVER,  /* to the Dragon's side */
    TURN_BEGINS,
    EXTRA_TURN,   /* of the Dragon */
    COMPARED,     /* at the end of time: USABLE, ADVANCE, DISTANCE */
    HAND_DROPPED, /* by who is defeated; as SHOWED */
    KIT_CHOSEN,   /* the Dragon's abilities are complete */
    TOOK_HOLD,    /* ABILITY, whose effect is nothing that happens at once */
    TOUGHENED,    /* the Dragon has gained a hit point */
    HAPPENINGS
};

enum ending { ROUND_RUNNING, ROUND_HIT, ROUND_TIME_OVER };

enum outcome { UNANSWERED, BLOCKED_IT, RETREATED_FROM, AVOIDED_IT, HIT_BY };

enum strike_flags {
    UNBLOCKABLE = 1,
    NO_RETREAT = 2,
    BLOCK_COSTS_MORE = 4, /* the blocker discards a further card or is hit */
    RENUMBERED = 8        /* another number blocks it than its cards show, which is the distance */
};

/* The attack or dashing strike that awaits its response; all zero when there is none. Simple mode
 * needs only the first three. */
struct strike {
    uint8_t number;  /* that blocks it */
    uint8_t count;   /* of cards needed to block it */
    uint8_t dashing; /* it may be retreated from */
    uint8_t by;      /* who strikes */
    uint8_t aim;     /* the space struck at */
    uint8_t flags;   /* enum strike_flags */
    uint8_t outcome; /* enum outcome: how the fighter asked has answered */
    uint8_t helped;  /* cards that team mates have added to the block */
};

enum marks {
    DRAGON_FORM = 1,   /* attacks count one card more */
    GROWN = 2,         /* until the end of the turn attacks and strikes count one card more */
    STUNNED = 4,       /* the next recovery turn comes without refill, and another one follows */
    ROLLED = 8,        /* the loose card came from the deck, for this response only */
    RESTLESS = 16,     /* acts in spite of having to recover */
    STUMBLED = 32,     /* retreated onto the mine: the skipped turn is the recovery */
    OWED_BEFORE = 64,  /* had to recover already when they retreated in this turn */
    STASHED_NOW = 128, /* hid a card in this turn */
    MARKS_OF_A_TURN = GROWN | RESTLESS | OWED_BEFORE | STASHED_NOW
};

/* What abilities need to know about a fighter. */
struct persona {
    uint8_t character;          /* enum character */
    uint8_t slot[SLOTS];        /* ability cards: enum ability_id; 0: none */
    uint8_t up;                 /* set of slots face up; only fd_turn_cards changes it */
    uint8_t windows[4];         /* of the cards face up: derived, see fd_windows */
    uint8_t gone;               /* set of slots destroyed for the rest of the game */
    uint8_t limit;              /* cards drawn back up to */
    uint8_t life;               /* hits that defeat */
    uint8_t known[NUMBERS + 1]; /* cards of the hand that everybody has seen; [0]: unused */
    uint8_t under;              /* slot of the card that the stash lies under */

    /* What abilities have done to the fighter; see fd_is_burdened. */
    uint8_t loose;    /* printed number of the card that counts as another; 0: none */
    uint8_t loose_as; /* its number now */
    uint8_t stash;    /* card kept face down over the rounds; 0: none */
    uint8_t forced;   /* card to be played as the next move; 0: none */
    uint8_t soldier;  /* space of the Clockwork Soldier; 0: none */
    uint8_t skip;     /* turns to be skipped without refill */
    uint8_t owes;     /* recovery turns owed besides the one for a retreat */
    uint8_t marks;    /* set of enum marks */
};

struct game {
    struct kernel k;

    /* The match. */
    uint8_t mode;    /* enum mode */
    uint8_t wins[2]; /* round wins of each side */
    uint8_t round;   /* 1, 2, ...; drawn rounds count */
    uint8_t loser;   /* side that lost the round before and decides who begins; NOBODY: a draw */

    uint8_t fighters; /* how many there are; seat = fighter */
    seat_set high;    /* who starts on space 18 and faces down */

    /* The round. After it ended all of this stays as it was until the next deal. */
    uint8_t turn;            /* whose turn it is */
    seat_set alive;          /* who is on the bridge */
    uint8_t ending;          /* enum ending */
    uint8_t winner;          /* side that won this round, once it ended; NOBODY: a draw */
    uint8_t space[FIGHTERS]; /* where the pawns stand, 1 to 18; 0: not on the bridge */
    seat_set recovering;     /* retreated, and spend the next turn recovering */
    uint8_t hand[FIGHTERS][NUMBERS + 1]; /* cards held of each number; [0]: of all together */
    struct strike strike;
    ZONE(DECK_MOST) deck;
    ZONE(DECK_MOST) discard;
    uint8_t played; /* its top cards that were put down this turn: still in play, not discarded */

    struct frame stack[DEPTH]; /* Simple mode needs the first two, and nothing below */

    /* The abilities. */
    seat_set used;        /* who plays no ability any more this turn (FD-116, FD-089) */
    seat_set choosers;    /* who chooses a character at the table */
    uint8_t double_blind; /* ... and all at the same time */
    uint8_t mirror;       /* the same character may be chosen twice */
    uint8_t about;        /* what a window is about: who blocked or retreated, or which ability */
    uint8_t mine;         /* space of the Landmine; 0: none */
    uint8_t stakes;       /* extra wins that this round is worth */
    seat_set raised;      /* who has raised them */
    seat_set pacifists;   /* who calls off the last-hits */
    uint8_t peeker;       /* who knows the deck's top cards; NOBODY */
    uint8_t peeked;       /* how many of them */
    uint8_t worth;        /* wins that the round gave */
    uint8_t bot;          /* Solo: enum automaton */
    uint8_t bot_card;     /* Solo: the card that the bot drew last, for its turn or response */
    uint8_t feats;        /* Solo: set of enum feats, for the achievements */
    ZONE(POOL) pool;      /* Custom Clockwork: abilities that nobody has */
    struct persona persona[FIGHTERS];

    /* More than two fighters. */
    uint8_t first[2];        /* Team Battle: who takes each side's first turn of a round */
    uint8_t order[FIGHTERS]; /* in which they take their turns */
    uint8_t extra;           /* Raid: turns that the Dragon has in addition (FD-262) */
    uint8_t reshuffles;      /* Raid: how often an empty deck will still be renewed (FD-250) */
    seat_set hungry;         /* Raid: mortals who will refill when all have had their turns */
    uint8_t traitor;         /* Betrayal: who was dealt the Traitor card */
    seat_set shown;          /* Betrayal: whose loyalty cards are known to all */
    seat_set silent;         /* Betrayal: who does not want to speak up before their next turn */
};

enum feats {
    USED_IN_ROUND = 1, /* the player has played an ability in this round */
    USED_IN_GAME = 2,  /* ... in this game */
    WON_ROUND = 4,     /* has won a round */
    WON_PURE_ROUND = 8 /* has won a round in which they had played none */
};

/* What Simple mode uses of it. */
#define SIMPLE_SIZE (offsetof(struct game, stack) + SIMPLE_DEPTH * sizeof(struct frame))

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(SIMPLE_SIZE <= 256, "small states make fast searches");

extern const struct game_rules flash_duel;

extern const struct achievement fd_achievements[];

static inline bool fd_is_raid(const struct game *g)
{
    return g->mode >= MODE_RAID;
}

/* The Dragon's seat in a Raid: the last one. */
static inline int fd_dragon(const struct game *g)
{
    assert(fd_is_raid(g) && g->fighters > 2);
    return g->fighters - 1;
}

static inline bool fd_is_dragon(const struct game *g, int who)
{
    return fd_is_raid(g) && who == g->fighters - 1;
}

#endif
