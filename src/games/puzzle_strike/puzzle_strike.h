/* puzzle_strike.h - the whole state of a game of Puzzle Strike: Shadows, and its words.
 *
 * A chip's face is a row of chips.def. Of the 116 faces only 32 can occur in one game: the four
 * gems, the three purple chips, the Wound, ten puzzle stacks, and three character chips for each
 * of four players. Those are the game's `kinds`; a hand, a discard pile or the bank is how many it
 * has of each kind. Only a bag has an order. Clauses of docs/rules/puzzle_strike.md are cited as
 * PS-nnn.
 *
 * Read it in this order: zones.h, bank.c and deck.c move chips, match.c and turn.c are the match
 * and the turn, options.c is what is legal in it, play.c plays a chip and lets others react,
 * crash.c sends gems, choose.c asks what chips want to know, effects_*.c are the chips. For words
 * now.c reads from the scripts which chip asks or acts. */
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
#include "core/contract.h"

enum { NO_ARGUMENT = 0 }; /* for what wants to know nothing: CALL(2, release, NO_ARGUMENT) */

/* A variable of a script that means one thing first and another one later, in the same byte. */
#define SHARED_BYTE(first, then)                                                                   \
    union {                                                                                        \
        uint8_t first, then;                                                                       \
    }

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
    DECK_MOST = 244,  /* all chips of a game: more than anybody can own */
    FLOATS = 20,      /* sends that wait (PS-155) */
    POOL = 15,        /* character chips to build clockwork soldiers from (PS-169) */
    GAMES_NEEDED = 2, /* of a tournament match (PS-211) */
    DEPTH = 72,       /* scripts deep */
    DEEP = 52         /* no chip plays another one, and nobody reacts, from here on */
};

enum mode { MODE_DUEL, MODE_FREE_FOR_ALL, MODE_LAST_STANDING, MODE_TEAM, MODE_TOURNAMENT };

enum phase { PHASE_SETUP, PHASE_ANTE, PHASE_ACTION, PHASE_BUY, PHASE_CLEANUP, PHASE_OVER };

/* The setup's fields. */
enum field {
    FIELD_MODE,
    FIELD_PLAYERS,
    FIELD_CHARACTERS,
    FIELD_CLOCKWORK,
    FIELD_SETS,
    FIELD_BANK,
    FIELD_STACKS,
    FIELD_MIRROR
};

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

enum arrow { BLACK, BROWN, PURPLE, RED, BLUE, ARROWS };

/* What a seat can be asked. What the question's a, b and c hold is said here. */
enum asks {
    ASK_ACTION,
    ASK_BUY,
    ASK_PICK,   /* a chip; a: enum pick, b: whose zones, c: as the pick wants */
    ASK_BREAK,  /* a gem of a pile; a: whose, b: set of values, c: none is allowed */
    ASK_MERGE,  /* two gems of one's pile; a: whose, b: enum merge */
    ASK_TARGET, /* a player; a: enum aim, b: set of them */
    ASK_EITHER, /* a choice; a: enum either, b: set of the legal ones, c: a kind, or whose hand */
    ASK_REACT,  /* a: enum window, b: who attacks, sends or buys, c: kind, or gems sent */
    ASK_TRUTH,  /* a: whose discard pile, b and c: two kinds */
    ASK_CANCEL, /* how many of the gems sent; a: most */
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
    DRAFT_CHIP,     /* a: index in the pool */
    LOSER_KEEP,
    LOSER_CHARACTER,
    LOSER_STACK,
    LOSER_BANK,
    SWAP_OUT, /* a: kind */
    SWAP_IN   /* a: chip */
};

/* When a reaction is asked for. That of a send also says which reactions are no longer allowed, and
 * in the bits above whom the gems are sent to (ps_send_window and ps_sent_to of play.h). */
enum window {
    BEFORE_FIST = 1,
    AFTER_FIST = 2,
    ON_SEND = 4,
    ON_PURCHASE = 8,
    NO_COUNTER = 16, /* somebody has counter-crashed */
    NO_HEAL = 32,    /* the target has reacted (PS-366), or a team mate (PS-140) */
    WINDOW_BITS = 6
};

/* What happened. The letters say what open[] holds; chips are enum chip_id. */
enum happening {
    GAME_BEGAN, /* seat: begins; number of the game */
    CHARACTER_SET,
    TURN_BEGAN,
    ANTED,    /* value, count */
    PLAYED,   /* chip, at no cost of an action */
    REACTED,  /* chip, as chip, whether it lay beside the pile */
    DECLINED, /* chip: a once-per-turn chip again */
    DREW,     /* count; secret: chips */
    SHUFFLED,
    DISCARDED,    /* chip */
    TRASHED_CHIP, /* chip, from: verb; 0: the table */
    GAINED,       /* chip, chip because of which; 0: the one whose text happens */
    FETCHED,      /* chip: from the bank into the hand */
    TAKEN,        /* chip: into the hand, from: verb */
    BOUGHT,       /* chip, cost, money left */
    PUT_ON_TOP,
    PUT_INTO_BAG,
    BROKE,     /* value */
    SENT,      /* target, count, big */
    LANDED,    /* count */
    CANCELLED, /* count, chip because of which; 0: the one that answers */
    FLOATED,   /* target, count */
    SUNK,      /* floating gems were destroyed */
    COMBINED,  /* a, b */
    LOST_GEM,  /* value, count: from the pile to the bank */
    PUT_GEM,   /* value: from the hand into the pile */
    SPLIT_GEM, /* value: into 1-gems in the pile */
    LAID_OUT,
    ONGOING_ENDED,
    PANIC, /* level, empty stacks */
    SHOWED_HAND,
    SHOWED_CHIP, /* chip, whether the whole hand is shown */
    NAMED_COLOR,
    KEPT, /* count; secret: chips */
    STACK_REMOVED,
    STACK_RETURNED,
    TRAP_SET,
    MUST_PLAY,  /* chip, by whom */
    FULL_UP,    /* seat: ended the turn with ten or more */
    ELIMINATED, /* what their pile was */
    TIED,       /* set of seats */
    WON,
    DRAFTED,
    BANK_LAID, /* whether it replaces another one */
    MATCH_WON,
    PAID,          /* chip: a gem, as money; money in all */
    SPENT,         /* arrow, chip: what for */
    PHASE_BEGAN,   /* phase */
    PHASE_ENDED,   /* phase, enum phase_end */
    CLEANED,       /* their cleanup begins */
    GOT,           /* arrows of each colour, piggy banks; shown to all: money, chip that gives it */
    ATTACKED,      /* chip, set of victims */
    NO_EFFECT,     /* chip: seat's pile, or what they have, does not allow it */
    BARRED,        /* combines nothing, because nothing was discarded for it */
    SWAPPED,       /* chip, of whom: with a Crash Gem of their discard pile */
    STOLEN,        /* chip, of whom */
    STACK_SWAPPED, /* chip removed, chip put in its place */
    NOTHING_CHANGED, /* the loser's choice */
    HAND_DISCARDED,  /* count */
    IRON_LAID,
    CHEAPER,       /* how much, in all */
    KNOCKED,       /* no purple shields this turn */
    PROMISED_TO,   /* money in the next buy phase */
    ARROWS_LATER,  /* set of players: four arrows on their next turn */
    POINTED_AT,    /* enum aim, player */
    DECIDED,       /* enum either, choice: for whose chip it is */
    OFFERED,       /* two chips */
    ACTIONS_ENDED, /* the chip whose text happens ends the action phase */
    SAME_CHOICE,   /* seat: whom the coin makes choose again; character */
    FOUND_NOTHING  /* enum pick: what had to be picked, and nothing fits */
};

/* Why a phase ends for a player. */
enum phase_end {
    END_CHOSEN,
    END_BY_CHIP,
    END_NO_ARROW,
    END_NO_CHIP,
    END_NO_MONEY,   /* nothing else can be bought */
    END_NO_PURCHASE /* nothing at all could be bought (PS-063) */
};

enum player_flags {
    WOUND_BOUGHT = 1,
    PUZZLE_BOUGHT = 2,
    THINKS_AHEAD = 4,  /* may put what they buy on top of the bag */
    ACTIONS_OVER = 8,  /* their action phase has ended */
    WARD_IS_NEW = 16,  /* Protective Ward was laid out this turn */
    KNOCKED_DOWN = 32, /* no purple shields this turn */
    ONCE_BANG = 64,    /* once-per-turn chips played this turn */
    ONCE_OUCH = 128
};

struct player {
    uint8_t character;      /* enum character; 0: a clockwork soldier, or none yet */
    uint8_t own[OWN_CHIPS]; /* kinds of the character chips that they began with */
    uint8_t hand[KINDS];
    uint8_t kept[KINDS];  /* of the hand, in cleanup: not to be discarded (PS-181) */
    uint8_t known[KINDS]; /* what of both everybody has seen */
    uint8_t discard[KINDS];
    uint8_t table[KINDS];   /* played this turn (PS-084) */
    uint8_t ongoing[KINDS]; /* PS-067 */
    ZONE(DECK_MOST) bag;    /* drawn from its end */
    uint8_t topped;         /* chips at its end that lie openly on top (PS-202) */
    uint8_t iron;           /* Crash Gems beside their pile (Iron Defense) */
    uint8_t anarchy;        /* sets of four arrows that they get on their next turn */
    uint8_t promised;       /* money that they get in their next buy phase */

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
    uint8_t priced[MOST_COST + 1][3]; /* [cost]: set of the kinds that cost at most that: derived */
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
    uint8_t rank[PLAYERS]; /* once it is over, or the player eliminated */
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
    union {
        uint8_t marked[KINDS / 8]; /* for choose: set of kinds that may be picked, or no more */
        struct {
            uint8_t marked_in_bank[3]; /* those that have a stack */
            uint8_t note; /* by what an attack does to a victim: what the attack wants to know; of
                           * the attacks that mark none has a note meanwhile */
        };
    };

    struct player player[PLAYERS];
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 4096, "small states make fast searches");

extern const struct game_rules puzzle_strike;

#endif
