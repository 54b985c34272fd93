/* flash_duel.h - the whole state of a game of Flash Duel, and its words.
 *
 * Fencers on a bridge of 18 spaces. Side 0 starts on space 1 and faces up, side 1 starts on space
 * 18 and faces down; nobody passes the foremost enemy. For two players side and seat are the same
 * number: seat 0 is Red, seat 1 is Blue. In a Team Battle the even seats are side 0 and the odd
 * ones side 1; in a Raid the last seat is the Dragon, alone on side 1.
 *
 * Read it in this order: the Simple game (rules.c, with bridge.c and hand.c) needs the state only
 * up to the comment "The abilities"; battle.c, strike.c and use.c are the same game with
 * abilities; team.c, raid.c and betrayal.c are what more than two fighters need. Clauses of
 * docs/rules/flash_duel.md are cited as FD-nnn. */
#ifndef FLASH_DUEL_H
#define FLASH_DUEL_H

#define GAME fd
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, round) X(3, prepare) X(4, battle) X(5, turn) X(6, clash) X(7, aftermath)      \
    X(8, window) X(9, use) X(10, shed) X(11, future_sight) X(12, time_spiral)                      \
    X(13, radiant_healing) X(14, wartime_tactics) X(15, shadowswarm) X(16, bubble_shield)          \
    X(17, mistress_command) X(18, extra_strike) X(19, extra_move) X(20, draft) X(21, tweak)        \
    X(22, bot_turn) X(23, order) X(24, assist) X(25, unmask) X(26, dragon_kit)                    \
    X(27, terrifying_roar)
/* clang-format on */

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"
#include "games/characters.h"

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

/* The automaton that a solo player fights; it plays fighter 1 (FD-136). */
enum automaton { NO_BOT, BOT_DUMMY, BOT_ROOK, BOT_DRAGON };

enum { BOT = 1 };

/* What a seat can be asked. What the question's a and b hold is said here. */
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
    ASK_ORDER,     /* Team Battle: who of the own side takes its first turn of the round */
    ASK_KIT,       /* Raid: which ability the Dragon takes along */
    ASK_ASSIST,    /* whether to dash to a team mate and help him to block; a: he */
    ASK_NAMING,    /* the traitor reveals himself: whose hand he names */
    ASK_COUNT      /* how many cards of a number are in it; a: whose, b: the number, c: at most */
};

/* What a seat can answer. The letters say what the option's a, b and c hold. A card or number may
 * carry a flag of enum through: then an ability takes part in it. */
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
    DRAFT,      /* a: place in the pool */
    TWEAK,      /* a: slot, b: place in the pool */
    LEAD,       /* a: who takes the side's first turn */
    TAKE_ALONG, /* a: ability */
    ASSIST,     /* a: dash card, b: number, c: how many cards of it are added to the block */
    ACCUSE,     /* a: whom, of being the traitor */
    UNMASK,     /* shows the own Traitor card */
    SHOW_HAND,  /* to everybody */
    NAME_HAND,  /* a: whose */
    COUNT       /* a: how many */
};

/* Flags on a card's number in an option: one card of the set is no card of the hand as printed. */
enum through {
    NUMBER_MASK = 0x07,
    THROUGH_TWOS = 0x08,  /* the card Master of Twos itself */
    THROUGH_LOOSE = 0x10, /* the loose card: changed by an Epiphany or rolled by the dice */
    THROUGH_PUNCH = 0x20  /* Rocket Punch: reaches one space farther */
};

enum ending { ROUND_RUNNING, ROUND_HIT, ROUND_TIME_OVER };

enum outcome { UNANSWERED, BLOCKED_IT, RETREATED_FROM, AVOIDED_IT, HIT_BY };

enum strike_flags {
    UNBLOCKABLE = 1,
    NO_RETREAT = 2,
    BLOCK_COSTS_MORE = 4 /* the blocker discards a further card or is hit */
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
    uint8_t helped;  /* cards that team mates have added to his block */
};

enum marks {
    DRAGON_FORM = 1, /* attacks count one card more */
    GROWN = 2,       /* until the end of the turn attacks and strikes count one card more */
    STUNNED = 4,     /* the next recovery turn comes without refill, and another one follows */
    ROLLED = 8,      /* the loose card came from the deck, for this response only */
    RESTLESS = 16    /* acts in spite of having to recover */
};

/* What abilities need to know about a fighter. */
struct persona {
    uint8_t character;          /* enum character */
    uint8_t slot[SLOTS];        /* ability cards: enum ability_id; 0: none */
    uint8_t up;                 /* set of slots face up; changed by fd_turn_cards only */
    uint8_t windows[4];         /* of the cards face up: derived, see fd_windows */
    uint8_t gone;               /* set of slots destroyed for the rest of the game */
    uint8_t limit;              /* cards drawn back up to */
    uint8_t life;               /* hits that defeat */
    uint8_t known[NUMBERS + 1]; /* cards of the hand that everybody has seen; [0]: unused */

    /* What abilities have done to him; see fd_is_burdened. */
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
    seat_set used;        /* who has played an ability this turn (FD-116) */
    seat_set choosers;    /* who chooses a character at the table */
    uint8_t double_blind; /* ... and all at the same time */
    uint8_t mirror;       /* the same character may be chosen twice */
    uint8_t about;        /* what a window is about: who blocked or retreated, or which ability */
    uint8_t mine;         /* space of the Landmine; 0: none */
    uint8_t stakes;       /* extra wins that this round is worth */
    uint8_t pacifist;     /* who calls off the last-hits; NOBODY */
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
    uint8_t reshuffles;      /* Raid: how often an empty deck is still made anew (FD-250) */
    seat_set hungry;         /* Raid: mortals who will refill when all have had their turns */
    uint8_t traitor;         /* Betrayal: who was dealt the Traitor card */
    seat_set shown;          /* Betrayal: whose loyalty cards are known to all */
};

enum feats {
    USED_IN_ROUND = 1, /* the player has played an ability in this round */
    USED_IN_GAME = 2,  /* ... in this game */
    WON_ROUND = 4,     /* has won a round */
    WON_PURE_ROUND = 8 /* has won a round in which he had played none */
};

/* What Simple mode uses of it. */
#define SIMPLE_SIZE (offsetof(struct game, stack) + SIMPLE_DEPTH * sizeof(struct frame))

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(SIMPLE_SIZE <= 256, "small states make fast searches");

extern const struct game_rules flash_duel;

_Static_assert(offsetof(struct persona, marks) - offsetof(struct persona, loose) + 1 ==
                   sizeof(uint64_t),
               "fd_is_burdened looks at all of it");

static inline uint64_t fd_burdens(const struct game *g, int who)
{
    uint64_t burdens;
    memcpy(&burdens, &g->persona[who].loose, sizeof burdens);
    return burdens;
}

/* Has an ability done anything to him that lasts? Mostly not, and then a turn need not look at the
 * eight bytes one by one. */
static inline bool fd_is_burdened(const struct game *g, int who)
{
    return fd_burdens(g, who) != 0;
}

static inline bool fd_is_anybody_burdened(const struct game *g)
{
    _Static_assert(FIGHTERS == 5, "all of them");
    return (fd_burdens(g, 0) | fd_burdens(g, 1) | fd_burdens(g, 2) | fd_burdens(g, 3) |
            fd_burdens(g, 4)) != 0;
}

/* --- cards.c: the catalogue. --- */

/* When an ability can be used. */
enum window {
    START = 1 << 0,         /* of the own turn, before the main action */
    MOVED_SELF = 1 << 1,    /* after the own main action Move */
    PUSHED_FOE = 1 << 2,    /* after the own main action Push */
    ATTACKING = 1 << 3,     /* own attack declared, no response yet */
    DASHING = 1 << 4,       /* own dashing strike declared, no response yet */
    ATTACKED_BY = 1 << 5,   /* the response to an attack is due */
    DASHED_AT = 1 << 6,     /* the response to a dashing strike is due */
    FOE_BLOCKED = 1 << 7,   /* an opponent has blocked the own attack */
    FOE_RETREATED = 1 << 8, /* an opponent has retreated from the own dashing strike */
    RETREATED_SELF = 1 << 9,
    BLOCKED_SELF = 1 << 10,
    RECOVERING = 1 << 11,  /* own turn on which one has to recover */
    ANNOUNCED = 1 << 12,   /* an opponent announces an ability */
    TOOK_EFFECT = 1 << 13, /* an opponent's ability took effect on his own turn */
    WITH_TWOS = 1 << 14,   /* whenever a 2 can be played: part of other options */
    WITH_PUNCH = 1 << 15,  /* part of the option to attack */
    TURN_ENDS = 1 << 16,   /* end of the own turn, after the refill */
    TIME_ENDS = 1 << 17,   /* the last card was drawn */
    ASSISTING = 1 << 18,   /* a team mate ahead is attacked or struck at */
    ALWAYS = 0             /* never played */
};

enum character { NO_CHARACTER, FIRST_TEN(CHARACTER_ID) SHADOW_TEN(CHARACTER_ID) DRAGON };

enum ability_id {
    NO_ABILITY,
#define ABILITY(id, ...) ABILITY_##id,
#include "games/flash_duel/abilities.def"
#undef ABILITY
    ABILITIES
};

/* What an ability does. `offer` lists the ways in which `who` may use it now by completing `use`
 * (NULL: the one way without parameters, always); then either `effect` happens or `script` runs,
 * with the option's b and c as its a and b. */
struct ability {
    uint8_t character;
    uint32_t windows; /* set of enum window */
    struct option *(*offer)(const struct game *g, int who, struct option use, struct option *out);
    void (*effect)(struct game *g, int who, int a, int b);
    uint8_t script;
};

extern const struct ability fd_abilities[];
extern const struct card fd_cards[];
extern const char *const fd_modes[];
extern const char *const fd_characters[]; /* by enum character */
extern const char *const fd_character_choices[];

const struct card *fd_ability_card(int ability);

/* --- rules.c: the match, and the Simple game. --- */

bool fd_start(struct game *g, const struct setup *setup, struct reason *why);
void fd_run(struct game *g);
struct option *fd_options(const struct game *g, int seat, struct option *out);
void fd_result(const struct game *g, struct result *r);
void fd_flip_coin(struct game *g); /* who begins */
struct option *fd_offer_plain_actions(const struct game *g, int seat, struct option *out);

/* FD-039: any card moves the pawn in either direction. */
static inline struct option *fd_offer_moves(struct option *out, int card)
{
    *out++ = (struct option){MOVE_FORWARD, .a = (uint8_t)card};
    *out++ = (struct option){MOVE_BACK, .a = (uint8_t)card};
    return out;
}

struct option *fd_offer_sets(struct option *out, uint8_t verb, uint8_t dash, uint8_t number,
                             int held);

/* --- prepare.c: characters. --- */

bool fd_cast(struct game *g, const struct setup *setup, struct reason *why);
bool fd_is_outfitted(const struct game *g, int who); /* has abilities that he can have */
struct option *fd_offer_characters(const struct game *g, int seat, struct option *out);
struct option *fd_offer_drafts(const struct game *g, struct option *out);
struct option *fd_offer_tweaks(const struct game *g, int seat, struct option *out);

/* --- battle.c: rounds and turns with abilities. --- */

__attribute__((noinline)) struct option *fd_offer_actions(const struct game *g, int who,
                                                          struct option *out);
/* The one extra card that the fighter could play now: its number, with its flag; 0: none. */
int fd_extra_card(const struct game *g, int who, uint32_t windows);
void fd_act(struct game *g, int who, struct option act);  /* a main action */
void fd_move(struct game *g, int who, struct option act); /* as one, or because of an ability */
void fd_hit(struct game *g, int who);
void fd_begin_turn(struct game *g, int who);
bool fd_skips(struct game *g, int who);
bool fd_must_recover(const struct game *g, int who);
bool fd_recover(struct game *g, int who);
void fd_end_turn(struct game *g, int who);

/* --- strike.c: attacks, dashing strikes and what follows. --- */

void fd_attack(struct game *g, int who, int number, int count);
void fd_dash_strike(struct game *g, int who, int dash, int number, int count);
__attribute__((noinline)) struct option *fd_offer_responses(const struct game *g, int who,
                                                            struct option *out);
void fd_block(struct game *g, int who, int number, int count);
void fd_retreat(struct game *g, int who, int card);

/* --- use.c: abilities. --- */

/* Lists what `who` could use in this window. */
struct option *fd_offer_uses(const struct game *g, int who, uint32_t window, struct option *out);
void fd_turn_cards(struct game *g, int who, unsigned up); /* these slots are face up now */

/* The windows of all his cards that are face up. Asked several times in every turn, so they are
 * kept and not computed. */
static inline uint32_t fd_windows_up(const struct game *g, int who)
{
    const uint8_t *w = g->persona[who].windows;
    return w[0] | (uint32_t)w[1] << 8 | (uint32_t)w[2] << 16 | (uint32_t)w[3] << 24;
}

/* The windows of all cards that he could use. FD-114, FD-116: face up, and no other one this turn.
 */
static inline uint32_t fd_windows(const struct game *g, int who)
{
    return g->used & seat_bit(who) ? 0 : fd_windows_up(g, who);
}

bool fd_has_use(const struct game *g, int who, uint32_t window);

/* Could he use an ability in this window? Mostly he has none for it. */
static inline bool fd_can_use(const struct game *g, int who, uint32_t window)
{
    return (fd_windows_up(g, who) & window) && fd_has_use(g, who, window);
}

__attribute__((noinline)) struct option *fd_offer_others(const struct game *g, int seat,
                                                         struct option *out);
int fd_find_slot(const struct game *g, int who, int ability); /* face up; -1: none */
bool fd_has_passive(const struct game *g, int who, int ability);
void fd_show_act(struct game *g, int who,
                 struct option act); /* its cards, before they are played */
void fd_hide_announced(struct game *g, int observer, struct chance *chance);
int fd_slot_through(const struct game *g, int who, int number); /* of the ability of a flag */

/* --- team.c: fighting side by side. --- */

/* Who sees his hand and knows what he knows: in Team Battle and Raid his whole side (FD-197). */
seat_set fd_eyes(const struct game *g, int who);
void fd_set_order(struct game *g); /* g->turn is the side that begins, and then who does */
void fd_pass_turn_among(struct game *g);

/* FD-072: to the next one; in a Raid with all that lies between, which can end the round. Returns
 * whether it goes on. */
static inline bool fd_pass_turn(struct game *g)
{
    if (g->fighters == 2) {
        g->turn ^= 1;
        return true;
    }
    fd_pass_turn_among(g);
    return !g->ending;
}

int fd_spokesman(const struct game *g, int side);      /* who answers for a side */
void fd_defeat(struct game *g, int who);               /* leaves the bridge */
seat_set fd_helpers(const struct game *g, int target); /* who might dash in to help him block */
struct option *fd_offer_leaders(const struct game *g, int seat, struct option *out);
__attribute__((noinline)) struct option *fd_offer_assists(const struct game *g, int who,
                                                          struct option *out);

/* --- raid.c: Deathstrike Dragon. --- */

/* The row of the rulebook's table for this many mortals. */
struct raid_row {
    uint8_t copies; /* of each number in the deck */
    uint8_t reshuffles, life, hand, abilities;
};

const struct raid_row *fd_raid(const struct game *g);

static inline bool fd_is_raid(const struct game *g)
{
    return g->mode >= MODE_RAID;
}

/* The last seat. */
static inline bool fd_is_dragon(const struct game *g, int who)
{
    return fd_is_raid(g) && who == g->fighters - 1;
}

void fd_reshuffle(struct game *g);
void fd_finish_turn_draw(struct game *g, int who); /* at once, or with all mortals */
struct option *fd_offer_kit(const struct game *g, struct option *out);

/* --- betrayal.c: loyalty. --- */

static inline bool fd_is_traitor(const struct game *g, int who) /* a mortal with that card */
{
    return g->mode == MODE_BETRAYAL && who == g->traitor && !fd_is_dragon(g, who);
}

/* Mortals on the bridge who are on the mortals' side. */
seat_set fd_loyal(const struct game *g);
void fd_deal_loyalty(struct game *g);
bool fd_is_unmasking(struct option option); /* for the script unmask */
struct option *fd_offer_unmasking(const struct game *g, int who, struct option *out);
struct option *fd_offer_namings(const struct game *g, struct option *out);
struct option *fd_offer_counts(const struct game *g, struct option *out);
void fd_show_loyalty(struct game *g, int who); /* his card is turned up */
void fd_save_dragon(struct game *g);           /* from his last hit, if he holds the Traitor card */
void fd_hide_loyalty(struct game *g, int observer, struct chance *chance);

/* --- achievements.c --- */

extern const struct achievement fd_achievements[];

/* --- solo.c: the automaton. --- */

static inline bool fd_is_bot(const struct game *g, int who)
{
    return g->bot && who == BOT;
}

struct option fd_bot_use(struct game *g, uint32_t window); /* what it plays in a window */
void fd_bot_draw(struct game *g);
struct option fd_bot_response(struct game *g); /* to an attack or dashing strike */

/* --- time.c: when the last card has been drawn. --- */

void fd_battle_time_over(struct game *g);

/* --- Events; words.h says what people and programs see of all this. --- */

/* What happened. The letters say what open[] holds. */
enum happening {
    ROUND_BEGINS, /* seat: begins; round */
    COIN_FLIPPED, /* seat: begins */
    STARTER_SET,  /* seat: decided; who begins */
    MOVED,        /* card, from, to, forward */
    PUSHED,       /* card, from, to, who */
    ATTACKED,     /* number, count */
    DASHED,       /* card, from, to */
    STRUCK,       /* number, count */
    BLOCKED,      /* number, count */
    RETREATED,    /* card, from, to */
    WAS_HIT,
    RECOVERED,
    PASSED,    /* with an empty hand */
    DREW,      /* how many; secret: the cards */
    TIME_OVER, /* cards that could attack: seat 0, seat 1; advance: seat 0, seat 1 */
    SHOWED,    /* a hand: how many cards, how many 1s, 2s, 3s, 4s, 5s */
    ROUND_WON, /* wins now, wins gained */
    ROUND_DRAWN,
    GAME_WON,
    CHARACTER_SET,  /* character */
    USED_ABILITY,   /* ability, as which ability */
    COUNTERED,      /* ability */
    SHOVED,         /* from, to, by whom */
    PULLED,         /* from, to, by whom */
    WENT,           /* from, to: forward, without a card */
    DISCARDED,      /* card */
    DECK_DISCARDED, /* card */
    TOOK_BACK,      /* card */
    SHOWED_CARD,    /* card, what it counts as */
    ROLLED_CARD,    /* card */
    AVOIDED,
    SOLDIER_SET,    /* space */
    SOLDIER_MOVED,  /* from, to */
    MINE_SET,       /* space */
    MINE_TRIGGERED, /* space */
    SKIPPED,
    STASHED,   /* secret: card */
    UNSTASHED, /* secret: card */
    PEEKED,    /* how many; secret: cards */
    RESHUFFLED,
    DESTROYED,    /* ability, whose */
    REFRESHED,    /* ability */
    NAMED_NUMBER, /* number */
    COMMANDED,    /* card, whom */
    MUST_RECOVER, /* whom */
    PLAGUE_LOSES,
    POOL_LAID, /* how many abilities */
    DRAFTED,   /* ability */
    TWEAKED,   /* ability given up, ability taken */
    GAME_DRAWN,
    ORDER_SET,     /* seat: takes its side's first turn */
    DEFEATED,      /* leaves the bridge */
    ASSISTED,      /* dash card, from, to, number, count, whom */
    LAST_HIT,      /* whom: at the end of time */
    DECK_RENEWED,  /* with the Dragon's hand: how many cards he draws again */
    TOOK_ALONG,    /* ability */
    LOYALTY_DEALT, /* secret: whether it is the Traitor card */
    ACCUSED,       /* whom */
    LOYALTY_SHOWN, /* whether it is the Traitor card */
    NAMED_HAND,    /* whose */
    NAMED_COUNT,   /* number, how many, whose */
    NAMING_ENDED,  /* whether it was right, whose */
    CROSSED_OVER   /* to the Dragon's side */
};

/* --- bot.c: what bots know about the game. --- */

void fd_judge(const struct game *g, int chances[SEATS]);
int fd_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);
int fd_judge_team(const struct game *g, int seat);
int fd_value_team(const struct game *g, int seat, struct option option);

#endif
