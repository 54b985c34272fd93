/* puzzle_strike.h - the whole state of a game of Puzzle Strike: Shadows, and its words.
 *
 * A chip's face is a row of chips.def. Of the 116 faces only 32 can occur in one game: the four
 * gems, the three purple chips, the Wound, ten puzzle stacks, and three character chips for each
 * of four players. Those are the game's `kinds`; a hand, a discard pile or the bank is how many it
 * has of each kind. Only a bag has an order. Clauses of docs/rules/puzzle_strike.md are cited as
 * PS-nnn.
 *
 * Read it in this order: bank.c and deck.c move chips, turn.c is the match and the turn,
 * play.c plays a chip and lets others react, crash.c sends gems, effects_*.c are the chips. */
#ifndef PUZZLE_STRIKE_H
#define PUZZLE_STRIKE_H

#define GAME ps
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, prepare) X(3, turn) X(4, grow) X(5, cleanup) X(6, bought)               \
    X(7, play) X(8, attack) X(9, react) X(10, choose) X(11, target) X(12, frenzy)                  \
    X(13, send) X(14, break_gems) X(15, crash) X(16, release) X(17, merge)                         \
    X(18, draft) X(19, losers_choice) X(20, double_blind) X(21, aftermath) X(22, ante_phase)       \
    /* The chips, in the order of chips.def. */                                                    \
    X(30, combine) X(31, crash_gem) X(32, double_crash_gem)                                        \
    X(33, bang_then_fizzle) X(34, blues_are_good) X(35, chips_for_free) X(36, color_panic)         \
    X(37, trash_two) X(38, ebb_or_flow) X(39, improvisation) X(40, just_a_scratch)                 \
    X(41, money_for_nothing) X(42, now_or_later) X(43, one_true_style) X(44, option_select)        \
    X(45, ouch) X(46, pick_your_poison) X(47, repeated_jabs) X(48, risk_to_riskonade)              \
    X(49, safe_keeping) X(50, signature_move) X(51, the_hammer) X(52, x_copy)                      \
    X(53, two_truths) X(54, double_slash) X(55, wartime_tactics) X(56, upgrade)                    \
    X(57, crash_one) X(58, more_shiny) X(59, beast_unleashed) X(60, bonecracker)                   \
    X(61, into_oblivion) X(62, deathstrike_dragon) X(63, pleasure_and_pain)                        \
    X(64, always_in_control) X(65, mistress_command) X(66, radiant_healing) X(67, saving_grace)    \
    X(68, surgical_strike) X(69, acrobatics) X(70, shadow_plague) X(71, shadowswarm)               \
    X(72, crash_bomb) X(73, crash_potato) X(74, maximum_anarchy) X(75, chip_damage)                \
    X(76, combos_are_hard) X(77, gem_essence) X(78, its_a_trap) X(79, its_combo_time)              \
    X(80, iron_defense) X(81, knockdown) X(82, master_puzzler) X(83, mix_master)                   \
    X(84, really_annoying) X(85, recklessness) X(86, risky_move) X(87, sale_prices)                \
    X(88, self_improvement) X(89, sneak_attack) X(90, stolen_purples) X(91, thinking_ahead)        \
    X(92, training_day) X(93, versatile_style) X(94, martial_mastery) X(95, playing_with_fire)     \
    X(96, burning_vigor) X(97, unstable_power) X(98, purge_bad_habits) X(99, double_take)          \
    X(100, big_rocks) X(101, strength_of_earth) X(102, pilebunker) X(103, troublesome_rhetoric)    \
    X(104, creative_thoughts) X(105, research) X(106, time_for_the_past) X(107, jackpot)           \
    X(108, living_on_the_edge) X(109, hex_of_murkwood) X(110, button_mashing)                      \
    /* What an attack does to one victim. */                                                       \
    X(120, hit_color_panic) X(121, hit_ouch) X(122, hit_poison) X(123, hit_pleasure)               \
    X(124, hit_command) X(125, hit_surgical) X(126, hit_discard) X(127, hit_damage)                \
    X(128, hit_stolen) X(129, hit_hex) X(130, hit_wound) X(131, hit_bone)                          \
    X(133, hit_bunker) X(134, hit_knockdown)                                                       \
    /* Reactions to an attack. */                                                                  \
    X(140, react_ebb) X(141, react_money) X(142, react_annoy) X(143, react_punch)                  \
    X(144, after_improvise) X(145, after_riposte) X(146, after_grace) X(147, after_improve)        \
    X(148, rigorous_training)
/* clang-format on */

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"
#include "games/characters.h"

enum {
    PLAYERS = 4,
    GEMS = 4,         /* 1-gems to 4-gems */
    BANK_STACKS = 18, /* PS-076 */
    PUZZLES = 10,     /* stacks of puzzle chips in a bank (PS-074) */
    OWN_CHIPS = 3,    /* of a character */
    KINDS = 32,
    NO_KIND = 255,
    MOST_COST = 12,
    FULL_PILE = 10, /* PS-002 */
    HAND = 5,
    DECK_MOST = 244, /* all chips of a game: more than anybody can own */
    FLOATS = 20,     /* sends that wait (PS-155) */
    CHARACTERS = 20,
    SET_CHARACTERS = 10, /* of each of the two sets */
    POOL = 15,           /* character chips to build clockwork soldiers from (PS-169) */
    GAMES_NEEDED = 2,    /* of a tournament match (PS-211) */
    DEPTH = 72,          /* scripts deep */
    DEEP = 52            /* no chip plays another one, and nobody reacts, from here on */
};

enum mode { MODE_DUEL, MODE_FREE_FOR_ALL, MODE_LAST_STANDING, MODE_TEAM, MODE_TOURNAMENT };

enum phase { PHASE_SETUP, PHASE_ANTE, PHASE_ACTION, PHASE_BUY, PHASE_CLEANUP, PHASE_OVER };

/* The kinds that every game has; puzzle stacks follow, then character chips. */
enum kind {
    GEM1,
    GEM2,
    GEM3,
    GEM4,
    COMBINE,
    CRASH_GEM,
    DOUBLE_CRASH,
    WOUND,
    FIRST_PUZZLE,
    FIRST_CHARACTER = FIRST_PUZZLE + PUZZLES
};

/* Arrows, and as bits the colours of banners (PS-229). */
enum arrow { BLACK, BROWN, PURPLE, RED, BLUE, ARROWS };
enum { IS_BROWN = 1 << BROWN, IS_PURPLE = 1 << PURPLE, IS_RED = 1 << RED, IS_BLUE = 1 << BLUE };
enum { IS_GRAY = 1 << 5, IS_GOLD = 1 << 6 };

enum icon {
    FIST = 1,      /* an attack (PS-185) */
    ORB = 2,       /* crash sphere (PS-188) */
    MIGHTY = 4,    /* exclamation marks (PS-191) */
    ONCE = 8,      /* once per turn (PS-200) */
    ONGOING = 16,  /* PS-067 */
    COMBINES = 32, /* its text combines gems of a pile (PS-377) */
    ORB_ENDS = 64, /* leaves the ongoing zone when its player buys an orb chip */
    REACTION = 128 /* nothing but a reaction */
};

/* What a chip can be in a reaction. */
enum shield {
    NO_SHIELD,
    SHIELD_IMMUNE, /* blue, before the attack */
    SHIELD_IMMUNE_TRASH,
    SHIELD_EBB,
    SHIELD_MONEY,
    SHIELD_ANNOY,
    SHIELD_PUNCH,     /* blue and purple */
    SHIELD_IMPROVISE, /* blue, after the attack */
    SHIELD_RIPOSTE,
    SHIELD_GRACE,
    SHIELD_IMPROVE,
    SHIELD_CRASH, /* purple */
    SHIELD_DOUBLE,
    SHIELD_UNSTABLE,
    SHIELD_GEMONADE,
    SHIELD_WALL,
    SHIELD_HEAL,
    SHIELD_TRAINING, /* brown: against a purchase */
};

/* When a reaction is asked for. */
enum window { BEFORE_FIST = 1, AFTER_FIST = 2, ON_SEND = 4, ON_PURCHASE = 8 };

enum set { SHADOWS = 1, BASE = 2 };

enum chip_class { CLASS_BASIC, CLASS_PUZZLE, CLASS_CHARACTER };

enum character { NO_CHARACTER, SHADOW_TEN(CHARACTER_ID) FIRST_TEN(CHARACTER_ID) };

/* What a chip gives at once. */
struct gains {
    uint8_t arrow[ARROWS];
    uint8_t pigs, draw;
    int8_t money;
};

/* A row of chips.def, without its words. */
struct chip {
    uint8_t class_, set, owner, cost;
    uint8_t colors, icons, shield;
    uint8_t script; /* of its main part, after the gains; 0: none */
    struct gains gains;
};

enum chip_id {
    NO_CHIP,
#define CHIP(id, ...) CHIP_##id,
#include "games/puzzle_strike/chips.def"
#undef CHIP
    CHIPS
};

enum {
    SHADOWS_PUZZLE = CHIP_axe_kick, /* the first of 24 */
    BASE_PUZZLE = CHIP_chip_damage,
    PUZZLE_CHIPS = 48,
    SET_PUZZLES = 24,
    FIRST_CHARACTER_CHIP = CHIP_flagstone_tax,
    CHARACTER_CHIPS = 60
};

/* What a seat can be asked. What the question's a, b and c hold is said here. */
enum asks {
    ASK_ACTION,
    ASK_BUY,
    ASK_PICK,      /* a chip; a: enum pick, b: whose zones, c: as the pick wants */
    ASK_BREAK,     /* a gem of a pile; a: whose, b: set of values, c: none is allowed */
    ASK_MERGE,     /* two gems of one's pile; a: whose, b: enum merge */
    ASK_TARGET,    /* a player; a: enum aim, b: set of them, c: none is allowed */
    ASK_EITHER,    /* a choice; a: enum either, b: set of the legal ones, c: a kind, as it wants */
    ASK_REACT,     /* a: enum window, b: who attacks, sends or buys, c: kind, or gems sent */
    ASK_TRUTH,     /* a: whose discard pile, b and c: two kinds */
    ASK_CANCEL,    /* how many of the gems sent; a: most */
    ASK_CHARACTER, /* which to play */
    ASK_DRAFT,     /* a chip of the pool */
    ASK_LOSER,     /* the loser's choice before the next game */
    ASK_SWAP_OUT,  /* a stack to remove */
    ASK_SWAP_IN    /* a: kind of the stack that it replaces */
};

/* What a seat can answer. The letters say what the option's a, b and c hold. */
enum verb {
    PASS = 1,
    PLAY,      /* a: kind, b: arrow that pays */
    PLAY_IRON, /* the Crash Gem in the pile; b: arrow that pays */
    HAND_OVER, /* to the team mate */
    END_ACTIONS,
    PAY, /* a gem as money; a: kind */
    PAY_ALL,
    BUY, /* a: kind */
    END_BUYING,
    FROM_HAND, /* a: kind */
    FROM_DISCARD,
    FROM_BAG,
    FROM_BANK,
    BREAK_GEM,  /* a: value */
    MERGE_GEMS, /* a, b: values */
    AIM_AT,     /* a: seat */
    DECIDE,     /* a: number of the choice */
    REACT_WITH, /* a: kind, b: kind it acts as (Option Select), else the same */
    REACT_IRON, /* with the Crash Gem in the pile */
    CANCEL_GEMS,
    PICK_CHARACTER, /* a: character */
    DRAFT_CHIP,     /* a: place in the pool */
    LOSER_KEEP,
    LOSER_CHARACTER,
    LOSER_STACK,
    LOSER_BANK,
    SWAP_OUT, /* a: kind */
    SWAP_IN   /* a: chip */
};

/* Which two gems may be combined. */
enum merge {
    MERGE_MAY,  /* any two, or none (PS-013, PS-048) */
    MERGE_MUST, /* any two */
    MERGE_ONES, /* two 1-gems */
    MERGE_BANK  /* one of the pile with a 1-gem of the bank */
};

/* Whom a player is asked to choose, and what for. */
enum aim { AIM_SEND, AIM_VICTIM, AIM_DISCARD, AIM_POTATO, AIM_JUDGE, AIM_SHOW };

/* Where a played chip goes when its text has happened. */
enum fate {
    STAYS,   /* on the table until cleanup */
    TRASHED, /* back to the bank */
    TOPPED,  /* on top of the bag */
    DISCARDED_AT_ONCE,
    SET_ASIDE,    /* out of the game */
    EXCHANGED,    /* the effect has moved it already */
    NOT_THERE = 9 /* there never was a chip: it was a copy */
};

enum player_flags {
    WOUND_BOUGHT = 1,
    PUZZLE_BOUGHT = 2,
    THINKS_AHEAD = 4,  /* may put what he buys on top of the bag */
    ACTIONS_OVER = 8,  /* his action phase has ended */
    WARD_IS_NEW = 16,  /* Protective Ward was laid out this turn */
    KNOCKED_DOWN = 32, /* no purple shields this turn */
    ONCE_BANG = 64,    /* once-per-turn chips played this turn */
    ONCE_OUCH = 128
};

struct player {
    uint8_t character;      /* enum character; 0: a clockwork soldier, or none yet */
    uint8_t own[OWN_CHIPS]; /* kinds of the character chips that he began with */
    uint8_t hand[KINDS];
    uint8_t kept[KINDS];  /* of the hand, in cleanup: not to be discarded (PS-181) */
    uint8_t known[KINDS]; /* what of both everybody has seen */
    uint8_t discard[KINDS];
    uint8_t table[KINDS];   /* played this turn (PS-084) */
    uint8_t ongoing[KINDS]; /* PS-067 */
    ZONE(DECK_MOST) bag;    /* drawn from its end */
    uint8_t topped;         /* chips at its end that lie openly on top (PS-202) */
    uint8_t iron;           /* Crash Gems in his pile (Iron Defense) */
    uint8_t anarchy;        /* sets of four arrows that he gets on his next turn */
    uint8_t promised;       /* money that he gets in his next buy phase */

    /* The turn. */
    uint8_t arrow[ARROWS]; /* actions left; the natural one is a black arrow */
    uint8_t pigs;
    uint8_t free_pigs; /* of them, those that cost no draw (Always in Control) */
    int8_t money;
    uint8_t played; /* actions */
    uint8_t bought; /* chips */
    uint8_t flags;  /* set of enum player_flags */
};

/* Of each value: [0] is 1-gems. Stand-ins are counted in `gems` too (PS-122 to PS-124). */
struct pile {
    uint8_t gems[GEMS];
    uint8_t stand_ins[GEMS];
};

/* A send that waits until its sender's pile is below ten (PS-154 to PS-160). */
struct floating {
    uint8_t target, count, big;
};

/* 1-gems on their way. */
struct sending {
    uint8_t from, to, count, big;
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    /* The match. */
    uint8_t mode;       /* enum mode */
    uint8_t sets;       /* set of enum set: where random chips and characters come from */
    uint8_t clockwork;  /* characters are drafted */
    uint8_t mirror;     /* the same character may be played twice */
    seat_set choosers;  /* who chooses a character at the table */
    uint8_t stacks;     /* bank chosen: index of a named bank, BANK_RANDOM or BANK_CUSTOM */
    uint8_t wanted[10]; /* chips of a custom bank; 0: any */
    uint8_t wins[2];    /* tournament: games won */
    uint8_t loser;      /* of the last game; NOBODY: none yet */
    uint8_t swapped[6]; /* tournament: set of puzzle chips switched out (PS-216) */
    ZONE(POOL) pool;    /* clockwork: chips to draft from */

    /* The game. */
    uint8_t chip[KINDS];              /* enum chip_id of each kind; 0: not in this game */
    uint8_t actions[4];               /* set of the kinds that can be played: derived from chip */
    uint8_t priced[MOST_COST + 1][3]; /* sets of the kinds that cost at most so much: derived */
    uint8_t bank[KINDS];
    uint8_t out[KINDS]; /* set aside, or from the piles of eliminated players */
    uint8_t traps[BANK_STACKS];
    uint8_t oblivion;   /* kind of the stack that is out of the game; NO_KIND */
    uint8_t level;      /* Panic Time: 0 normal, 1 panic, 2 danger, 3 deadly */
    uint8_t eliminated; /* how many players (PS-164) */
    seat_set in_play;   /* who takes turns, is a target, and reacts */
    uint8_t starter;    /* who began */
    uint8_t tie_turns;  /* players who still have their tie-break turn; 0 in a normal game */
    uint8_t breaking_tie;
    uint8_t place[PLAYERS]; /* once it is over, or the player eliminated */
    struct pile pile[PLAYERS];

    /* The turn. */
    uint8_t turn;    /* whose; of a team: either */
    uint8_t phase;   /* enum phase */
    uint8_t speaker; /* who of the team is asked */
    seat_set done;   /* who has finished this phase */
    uint8_t handed;  /* times that the phase was handed over since the last action */
    uint8_t sale;    /* how much less chips cost (Sale Prices) */
    uint8_t puppet;  /* whose decisions another player takes; NOBODY */
    uint8_t master;  /* ... namely this one */
    seat_set barred; /* whose chip combines nothing, because the toll was not paid (PS-379) */
    uint8_t floats;  /* sends that wait, first come first served */
    struct floating floating[FLOATS];

    /* What a script tells the one that called it. */
    struct option chosen; /* by choose and target: PASS if nothing */
    uint8_t sent;         /* by break_gems: gems broken, as 1-gems */
    uint8_t broken;       /* ... how many gems */
    uint8_t big;          /* ... and whether a 4-gem was among them */
    seat_set after;       /* by attack: who may still react to it, afterwards */
    uint8_t marked[3];    /* for choose: set of kinds that may be picked, or no more */
    uint8_t note;         /* by what an attack does to a victim: what the attack wants to know */

    struct player player[PLAYERS];
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 4096, "small states make fast searches");

extern const struct game_rules puzzle_strike;

/* --- cards.c: the catalogue. --- */

extern const struct chip ps_chips[];      /* by enum chip_id */
extern const struct card ps_cards[];      /* the same without NO_CHIP */
extern const char *const ps_characters[]; /* by enum character, ending with NULL */
extern const char *const ps_character_choices[];
extern const char *const ps_modes[];
extern const char *const ps_banks[];         /* the named ones, then BANK_RANDOM and BANK_CUSTOM */
extern const char *const ps_stack_choices[]; /* "random", then the puzzle chips */
void ps_card_more(const struct card *card, struct writer *w);

enum { BANK_NAMED = 5, BANK_RANDOM = BANK_NAMED, BANK_CUSTOM };
extern const uint8_t ps_named_banks[BANK_NAMED][PUZZLES];

static inline const struct chip *ps_chip(const struct game *g, int kind)
{
    return &ps_chips[g->chip[kind]];
}

static inline const char *ps_chip_name(int chip)
{
    return ps_cards[chip - 1].name;
}

static inline const char *ps_name(const struct game *g, int kind)
{
    return ps_chip_name(g->chip[kind]);
}

extern const uint8_t ps_shield_windows[]; /* by enum shield: set of enum window */
extern const uint8_t ps_shield_scripts[]; /* what happens on a fist */

static inline bool ps_is_character(const struct game *g, int kind)
{
    return kind >= FIRST_CHARACTER && g->chip[kind];
}

static inline bool ps_is_puzzle(int kind)
{
    return kind >= FIRST_PUZZLE && kind < FIRST_CHARACTER;
}

static inline bool ps_is_gem(int kind)
{
    return kind < GEMS;
}

/* --- bank.c: the bank and the gem piles. --- */

/* The set of the kinds of which there is at least one. */
static inline uint32_t ps_kinds(const uint8_t counts[KINDS])
{
    uint32_t kinds = 0;
    for (int part = 0; part < KINDS / 8; part++) {
        uint64_t eight;
        memcpy(&eight, counts + 8 * part, sizeof eight);
        uint64_t some =
            (((eight & UINT64_C(0x7f7f7f7f7f7f7f7f)) + UINT64_C(0x7f7f7f7f7f7f7f7f)) | eight) &
            UINT64_C(0x8080808080808080);
        kinds |= (uint32_t)((some >> 7) * UINT64_C(0x0102040810204080) >> 56) << 8 * part;
    }
    return kinds;
}

static inline bool ps_is_empty(const uint8_t counts[KINDS])
{
    uint64_t words[KINDS / 8];
    memcpy(words, counts, KINDS);
    return !(words[0] | words[1] | words[2] | words[3]);
}

static inline int ps_total(const uint8_t counts[KINDS])
{
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++)
        total += counts[kind];
    return total;
}

/* The kind of a chip; NO_KIND if it is not in this game. */
static inline int ps_find_kind(const struct game *g, int chip)
{
    const uint8_t *found = memchr(g->chip, chip, KINDS);
    return found ? (int)(found - g->chip) : NO_KIND;
}

/* The ongoing zone is mostly empty. */
static inline bool ps_has_ongoing(const struct game *g, int seat, int chip)
{
    const uint8_t *ongoing = g->player[seat].ongoing;
    return !ps_is_empty(ongoing) && ps_find_kind(g, chip) != NO_KIND &&
           ongoing[ps_find_kind(g, chip)];
}

/* Who shares a pile with whom (PS-127, PS-175). */
static inline int ps_side(const struct game *g, int seat)
{
    return g->mode != MODE_TEAM ? seat : seat == 1 || seat == 2;
}

static inline int ps_sum(const struct pile *p)
{
    return p->gems[0] + 2 * p->gems[1] + 3 * p->gems[2] + 4 * p->gems[3];
}

static inline struct pile *ps_pile(struct game *g, int seat)
{
    return &g->pile[ps_side(g, seat)];
}

static inline int ps_pile_sum(const struct game *g, int seat)
{
    return ps_sum(&g->pile[ps_side(g, seat)]);
}

static inline bool ps_is_foe(const struct game *g, int seat, int other)
{
    return ps_side(g, seat) != ps_side(g, other);
}

/* It is his turn, or his team's. */
static inline bool ps_is_active(const struct game *g, int seat)
{
    return g->phase != PHASE_SETUP && ps_side(g, seat) == ps_side(g, g->turn);
}

seat_set ps_foes(const struct game *g, int seat);  /* in play */
seat_set ps_mates(const struct game *g, int seat); /* he and his team mate */
seat_set ps_one_per_side(const struct game *g, seat_set seats);
int ps_seat_at(const struct game *g, int from, int i); /* i-th in turn order from a seat */

/* Can chips be taken from this stack? */
static inline bool ps_in_bank(const struct game *g, int kind)
{
    return g->bank[kind] && kind != g->oblivion;
}

int ps_cost(const struct game *g, int kind);
int ps_empty_stacks(const struct game *g);
void ps_bank_take(struct game *g, int kind);
void ps_bank_put(struct game *g, int kind);
void ps_check_panic(struct game *g);
int ps_ante_value(const struct game *g);
void ps_ante(struct game *g, int seat, int value, int count); /* into his pile */
void ps_pile_add(struct game *g, int seat, int value);        /* from the bank */
void ps_pile_lose(struct game *g, int seat, int value);       /* to the bank */

/* --- deck.c: hands, bags and discard piles. --- */

void ps_draw(struct game *g, int seat, int count);
int ps_draw_open(struct game *g, int seat); /* the kind drawn, or NO_KIND */
void ps_shuffle_bag(struct game *g, int seat);
void ps_bag_insert(struct game *g, int seat, int kind);
void ps_top(struct game *g, int seat, int kind); /* from nowhere onto the bag */
void ps_hand_put(struct game *g, int seat, int kind, bool seen);
void ps_hand_take(struct game *g, int seat, int kind);
void ps_drop(struct game *g, int seat, int kind);    /* from nowhere to the discard pile */
void ps_discard(struct game *g, int seat, int kind); /* from the hand */
bool ps_gain(struct game *g, int seat, int kind);
bool ps_fetch(struct game *g, int seat, int kind); /* from the bank into the hand */
void ps_show_hand(struct game *g, int seat);
void ps_show_chip(struct game *g, int seat, int kind);       /* one of the hand */
void ps_take(struct game *g, int seat, struct option from);  /* out of a zone of his */
void ps_trash(struct game *g, int seat, struct option from); /* ... and to the bank */

/* --- choose.c: questions about chips, players and choices. --- */

enum zone { IN_HAND = 1, IN_DISCARD = 2, IN_BAG = 4, IN_BANK = 8, ANY_STACK = 16 };
enum may_pass { NEVER, ALWAYS, IF_EXTRA };

enum pick {
#define PICK(id, ...) PICK_##id,
#include "games/puzzle_strike/picks.def"
#undef PICK
    PICKS
};

enum either {
#define EITHER(id, ...) EITHER_##id,
#include "games/puzzle_strike/eithers.def"
#undef EITHER
    EITHERS
};

/* Who takes the decisions of a seat (PS-360). */
static inline int ps_decider(const struct game *g, int seat)
{
    return seat == g->puppet ? g->master : seat;
}

#define DECIDE_ASK(n, who, ...) ASK(n, ps_decider(g, (who)), __VA_ARGS__)
#define DECISION(who) ANSWER(ps_decider(g, (who)))

void ps_mark(struct game *g, int kind, bool on);
bool ps_can_pick(const struct game *g, int pick, int owner, int extra); /* anything but to pass */
struct option *ps_options(const struct game *g, int seat, struct option *out);

/* --- play.c: playing chips, attacks, reactions. --- */

void ps_gains(struct game *g, int seat, const struct gains *gains);
void ps_gain_arrow(struct game *g, int seat, int arrow, int count);
void ps_gain_pigs(struct game *g, int seat, int count);
void ps_gain_money(struct game *g, int seat, int money);
void ps_end_actions(struct game *g, int seat);
void ps_lay(struct game *g, int seat, int kind); /* from the hand onto the table */
struct option *ps_offer_reactions(const struct game *g, int seat, int window, int by,
                                  struct option *out);

/* --- crash.c --- */

enum { ALL_GEMS = 0xf, ONE_GEMS = 1 }; /* sets of gem values that may be broken */
/* With ON_SEND: what is no longer allowed; and from this bit on, whom the gems are sent to. */
enum { NO_COUNTER = 16, NO_HEAL = 32, SEND_TO = 6 };
void ps_trash_ones(struct game *g); /* a 1-gem of every pile */
int ps_sends_open(const struct game *g, struct sending *out);
struct option *ps_offer_merges(const struct game *g, int seat, int rule, struct option *out);

/* --- match.c: the match and its games. --- */

bool ps_start(struct game *g, const struct setup *setup, struct reason *why);
void ps_run(struct game *g);
void ps_result(const struct game *g, struct result *r);

/* --- turn.c --- */

struct option *ps_offer_actions(const struct game *g, int seat, struct option *out);
struct option *ps_offer_hand_over(const struct game *g, int seat, struct option *out);
int ps_waiting_mate(const struct game *g, int seat);
/* What an answer means for whose answer is next: handing over, or `end` of one's phase. */
void ps_pass_on(struct game *g, struct option act, int end);
void ps_leave_ongoing(struct game *g, int seat, int chip); /* all of this chip */

/* --- buy.c: the buy phase. --- */

struct option *ps_offer_buys(const struct game *g, int seat, struct option *out);
int ps_hand_money(const struct game *g, int seat);
void ps_pay_all(struct game *g, int seat);
bool ps_find_buyer(struct game *g);
bool ps_take_purchase(struct game *g, struct option act, uint8_t *kind, uint8_t *cost);

/* --- prepare.c: characters, banks, drafts, tournament. --- */

bool ps_cast(struct game *g, const struct setup *setup, struct reason *why);
void ps_derive(struct game *g); /* the sets of kinds, from what the kinds are */
int ps_copies(const struct game *g, int kind);
struct option *ps_offer_characters(const struct game *g, int seat, struct option *out);
struct option *ps_offer_loser(const struct game *g, int seat, struct option *out);
struct option *ps_offer_swaps(const struct game *g, struct option *out);

/* --- words.c, words_events.c, view.c, picture.c, position.c. --- */

/* What happened. The letters say what open[] holds; chips are enum chip_id. */
enum happening {
    GAME_BEGAN, /* seat: begins; number of the game */
    CHARACTER_SET,
    TURN_BEGAN,
    ANTED,    /* value, count */
    PLAYED,   /* chip, at no cost of an action */
    REACTED,  /* chip, as chip */
    DECLINED, /* chip: a once-per-turn chip again */
    DREW,     /* count; secret: chips */
    SHUFFLED,
    DISCARDED, /* chip */
    TRASHED_CHIP,
    GAINED,
    FETCHED, /* chip: from the bank into the hand */
    TAKEN,   /* chip: into the hand, from: verb */
    BOUGHT,
    PUT_ON_TOP,
    PUT_INTO_BAG,
    BROKE,     /* value */
    SENT,      /* target, count, big */
    LANDED,    /* count */
    CANCELLED, /* count */
    FLOATED,   /* target, count */
    SUNK,      /* floating gems were destroyed */
    COMBINED,  /* a, b */
    LOST_GEM,  /* value: from the pile to the bank */
    PUT_GEM,   /* value: from the hand into the pile */
    SPLIT_GEM, /* value: into 1-gems in the pile */
    LAID_OUT,
    ONGOING_ENDED,
    PANIC, /* level */
    SHOWED_HAND,
    SHOWED_CHIP,
    NAMED_COLOR,
    KEPT, /* count; secret: chips */
    STACK_REMOVED,
    STACK_RETURNED,
    TRAP_SET,
    MUST_PLAY, /* chip, by whom */
    FULL_UP,   /* seat: ended the turn with ten or more */
    ELIMINATED,
    TIED, /* set of seats */
    WON,
    DRAFTED,
    BANK_LAID,
    MATCH_WON
};

const char *ps_seat_name(const struct game *g, int seat);
void ps_prompt(const struct game *g, int seat, struct saying *out);
void ps_describe(const struct game *g, int seat, struct option option, struct saying *out);
void ps_tell(const struct game *g, const struct event *event, struct saying *out);
void ps_headline(const struct game *g, char *out, size_t room);
void ps_view(const struct game *g, int observer, struct writer *w);
void ps_picture(const struct game *g, int observer, struct text *out);
const char *ps_level_name(const struct game *g);
extern const char *const ps_arrow_names[];

bool ps_sees_hand(const struct game *g, int observer, int seat);
void ps_hide(struct game *g, int observer, struct chance *chance);
void ps_dump(const struct game *g, struct writer *w);
bool ps_load(struct game *g, const json_t *position, struct reason *why);
enum awaiting { AWAITS_ACTION, AWAITS_BUY, AWAITS_NOTHING, AWAITS_OTHER };
extern const char *const ps_awaiting_names[];
extern const char *const ps_set_names[];
bool ps_sound(const struct game *g, struct reason *why);

/* --- bot.c: what bots know about the game. --- */

void ps_judge(const struct game *g, int chances[SEATS]);
int ps_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);

#endif
