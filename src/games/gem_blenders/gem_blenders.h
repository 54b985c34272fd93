/* gem_blenders.h - the whole state of a game of Gem Blenders, and its words.
 *
 * Two players, each with a diamond of four heroes (left, center, right, back), a bench and a deck
 * of 50 gems, blends and actions. Gems are equipped to heroes; a hero with the right gems can be
 * blended, which gives it the blend's ATK, DEF and effect. Two rounds win.
 *
 * Read it in this order: this file; now.c (what every hero is worth at this moment, layer by
 * layer); match.c and turn.c (rounds, turns), play.c (playing cards); settle.c (what happens when
 * something has happened); attack.c. The cards are the rows of cards.def, and what they do is in
 * effects*.c. Rules of docs/rules/gem_blenders.md are cited as GB-n. */
#ifndef GEM_BLENDERS_H
#define GEM_BLENDERS_H

#define GAME gb
/* clang-format off */
#define SCRIPTS(X)                                                                                 \
    X(1, match) X(2, prepare) X(3, turn) X(4, new_round) X(5, settle) X(6, perform)                \
    X(7, use_effect) X(8, play_blend) X(9, play_action) X(10, act) X(11, window) X(12, attack)     \
    X(13, wave) X(14, name_hero) X(15, find) X(16, find_two) X(17, equip_one) X(18, crescendo)     \
    X(19, hand_me_down) X(20, gem_transfer) X(21, back_office) X(22, forecast)                     \
    X(23, switch_heroes) X(24, rotate) X(25, formation) X(26, tag_out) X(27, second_thoughts)      \
    X(28, pain_for_cards) X(29, sugar_rush) X(30, haunt) X(31, stoke) X(32, mischief)              \
    X(33, scavenge) X(34, night_watch) X(35, total_recall) X(36, signal_flare) X(37, high_tide)    \
    X(38, pack_up) X(39, elegant_lure) X(40, take_blend) X(41, recycle) X(42, quick_study)
/* clang-format on */

#include "core/contract.h"
#include "games/gem_blenders/cards.h"

/* Where scripts wait in a position that load restores, and where a turn ends. */
enum { MATCH_IN_TURN = 2, TURN_ASKS_PLAY = 3, TURN_AT_END = 9 };

/* The setup. */
enum field { FIELD_MODE, FIELD_RED, FIELD_BLUE };
enum mode { MODE_STANDARD };

enum {
    POSITIONS = 4,  /* GB-300.2 */
    HEROES = 8,     /* the most of a deck (GB-101.1) */
    MAIN_DECK = 50, /* GB-101.3 */
    COPIES = 3,     /* of a blend or action (GB-101.4) */
    STARS = 5,      /* of a deck (GB-101.6) */
    HAND = 7,       /* the opening hand (GB-200.5) */
    FULL_HP = 20,   /* GB-200.1 */
    ROUNDS = 2,     /* that win (GB-200.8b) */
    METER = 5,      /* slots to begin with (GB-303.3) */
    METER_MOST = 9, /* with four effects that add one */
    DECKED = 15,    /* damage for a card that is not there (GB-618.1) */
    ATTACHED = 3,   /* cards under one hero */
    NEWS = 24,      /* waiting at the same time: all 8 heroes fall, effects add a few in turn */
    USES = 48,      /* limited effects used in one turn */
    DEPTH = 28,     /* scripts deep */
    NO_SLOT = 15
};

enum position { LEFT, CENTER, RIGHT, BACK, BENCH };

/* What a seat can be asked. `card` in a comment is the card whose text asks. */
enum asks {
    ASK_PLACE,      /* a hero for the first free position; several seats at once */
    ASK_FIRST,      /* to go first or second */
    ASK_MULLIGAN,   /* a new hand? */
    ASK_PLAY,       /* what to do in the play phase */
    ASK_TIMED,      /* play a timed action? a: enum moment, b: action or index in the attack,
                     * c: the action is prevented already */
    ASK_RESOLVE,    /* which of the timed actions played resolves next; a, b: set of meter slots */
    ASK_REACT,      /* which effect next; a: enum moment */
    ASK_BLOCK,      /* deblend to block? a: slot of the attacked hero, b: set of attackers */
    ASK_AGAIN,      /* additional attacks; a: set of attackers who could */
    ASK_SUBSTITUTE, /* a: may be declined */
    ASK_HERO,       /* a: card, b: enum target */
    ASK_SWITCH,     /* two heroes; a: card, b: slot that must be one of them, c: whose field */
    ASK_ROTATE,     /* clockwise or not; a: card */
    ASK_ARRANGE,    /* a: card */
    ASK_HAND,       /* a card of the hand; a: card, b: enum find, c: the lowest card allowed */
    ASK_DISCARD,    /* a card of the discard; a: card, b: enum find */
    ASK_DECK,       /* search; a: card, b: enum find, c: the searching hero's slot */
    ASK_EQUIP,      /* a gem of the hand and a hero; a: card, b: enum find, c: set of slots */
    ASK_MOVE_GEM,   /* a: card, b: from slot or NO_SLOT, c: to slot or NO_SLOT */
    ASK_ORDER,      /* of the deck's top cards; a: how many */
    ASK_PEEK,       /* discard one of the foe's top cards? a: how many */
    ASK_LURE        /* draw a card? */
};

/* What a seat can answer. The letters say what the option's a, b and c hold. */
enum verb {
    PLACE = 1,  /* a: slot */
    GO,         /* a: 0 first, 1 second */
    KEEP_HAND,  /* of the opening hand */
    MULLIGAN,   /* GB-200.6 */
    EQUIP,      /* a: gem, b: slot */
    BLEND_HERO, /* a: blend, b: slot */
    DEBLEND,    /* a: slot */
    ACT,        /* a: action */
    USE,        /* a: slot */
    ATTACK,     /* a, b, c: whom the left, center, right hero attacks: 0 none, else 1 + position */
    END_TURN,   /* go to the end phase */
    PASS,       /* no more, or none */
    RESOLVE,    /* a: slot of the meter */
    REACT,      /* a: reactor, see settle.h, b: to which of the news that wait */
    BLOCK,      /* a: index in the attack */
    AGAIN,      /* a: set of attackers */
    SUBSTITUTE, /* a: slot on the field, b: slot on the bench */
    NAME_HERO,  /* a: slot, b: whose */
    SWITCH,     /* a, b: slots */
    ROTATE,     /* a: 1 clockwise, 0 not */
    ARRANGE,    /* a: number of the permutation, see gb_arrangement */
    CHOOSE,     /* a: card */
    MOVE_GEM,   /* a: gem, b: from slot, c: to slot */
    ORDER,      /* a, b, c: cards from the top */
    DRAW_ONE
};

/* What happened. The letters say what open[] holds; a slot's hero is told by its card. */
enum happening {
    PREPARING = 1,
    HEROES_PLACED,
    CHOOSER_DRAWN,
    ORDER_CHOSEN, /* who goes first */
    TOOK_MULLIGAN,
    ROUND_BEGINS, /* the first one */
    HEROES_SHOWN, /* heroes: left, center, right, back */
    TURN_BEGINS,  /* number of the turn */
    END_PHASE,    /* because the round is over */
    TURN_ENDED,
    DECK_SHUFFLED,
    CARDS_DRAWN, /* how many; secret: the cards */
    DECKED_OUT,
    GEM_EQUIPPED,    /* gem, hero, from the hand */
    GEM_MOVED,       /* gem, from hero, to hero */
    WAS_BLENDED,     /* blend, hero */
    WAS_DEBLENDED,   /* blend, hero, enum fall */
    ACTION_ACTED,    /* action */
    ACTION_STOPPED,  /* action */
    EFFECT_USED,     /* card, hero, enum moment that it reacts to, card that brought it about */
    TOOK_DAMAGE,     /* amount, HP left (two bytes), 1 + attacking slot, inflicted by (2: nobody) */
    GAINED_HP,       /* amount, HP now (two bytes) */
    DECLARED,        /* heroes that attack, up to three, then whom */
    ATTACKS_AGAIN,   /* the same */
    DROPPED_OUT,     /* attackers, up to three */
    ATTACK_HITS,     /* attacker, attacked, ATK, DEF, damage */
    ANNOUNCED_BLOCK, /* blend, hero, damage, attacker */
    BLOCKED_BY_CARD, /* attacker */
    SWITCHED,        /* heroes */
    ROTATED,         /* clockwise */
    CANNOT_ROTATE,
    ARRANGED,       /* heroes: left, center, right, back */
    SUBSTITUTED,    /* hero out, hero in, the blend of who is out */
    CARD_DISCARDED, /* card */
    DECK_DISCARDED, /* cards */
    CARD_FOUND,     /* card */
    NOTHING_FOUND,
    CARD_RETURNED,   /* card, from the discard to the hand */
    CARD_TUCKED,     /* 1, below the deck; secret: card */
    CARD_SHUFFLED,   /* 1, into the deck; secret: card */
    CARD_ATTACHED,   /* card, hero */
    ATTACHED_LOST,   /* card, hero */
    CARDS_PEEKED,    /* how many, whose deck; secret: the cards */
    LOST_EFFECT,     /* hero */
    EFFECT_REPLACED, /* hero, card */
    STAT_CHANGED,    /* hero, stat, amount + 100 */
    WAS_INVERTED,    /* hero */
    MORE_ATTACKS,    /* hero */
    ANOTHER_TURN,
    METERS_CLEARED, /* number of the round that begins */
    ROUND_WON,      /* rounds won */
    GAME_WON,
    CONCEDED
};

/* Why a blend falls. */
enum fall { BY_WILL, TO_BLOCK, UNPAID, IN_EXCHANGE };

/* When an effect can happen, and what has happened. A struct news of such a kind holds the `seat`
 * that it happened to and what the letters say. The last ones are moments of timed actions. */
enum moment {
    NEVER,
    IN_PLAY,         /* in one's own play phase */
    DAMAGED,         /* a: amount, b: by which seat or NOBODY, c: attacking slot or NO_SLOT */
    BLEND_PLAYED,    /* a: slot, b: blend */
    ACTION_PLAYED,   /* a: action */
    EQUIPPED,        /* a: slot, b: gem, c: from the hand */
    DEBLENDED,       /* a: slot, b: to block */
    MOVED,           /* a: set of slots, b: rotated, c: by which seat */
    DREW,            /* a: how many, not in the draw phase */
    GEM_DISCARDED,   /* a: basic gem, from the hand */
    ATTACKED,        /* a: slot; by one attacker */
    ATTACK_DONE,     /* a: set of slots that have attacked */
    TURN_ENDS,       /* the seat's turn */
    ATTACK_DECLARED, /* by anybody */
    FOE_DECLARED,
    FOE_ACTS,
    DAMAGE_COMES
};

struct news {
    uint8_t kind, seat, a, b, c;
    uint8_t reacted[2]; /* reactors of the player who is reacting that have had their turn */
};

enum hero_flags {
    INVERTED = 1, /* written ATK and DEF have changed places, for this turn */
    BARRED = 2,   /* cannot attack again this turn */
    KNOWN = 4     /* everybody has seen this hero */
};

/* A hero with everything on it. What is remembered of it goes with it (GB-500.9). */
struct hero {
    uint8_t card;            /* 0: this slot is empty */
    uint8_t blend;           /* 0: unblended */
    uint8_t gems[GEM_CARDS]; /* equipped gem cards of each kind, from FIRST_GEM on */
    uint8_t gem_count;       /* all of them together */
    uint8_t types[2];        /* types that they have in any case, low and high byte: derived */
    ZONE(ATTACHED) attached; /* cards under it (GB-406) */
    uint8_t copy;            /* card whose effect replaces that of the blend, for this turn */
    uint8_t fallen;          /* effect lost by a deblending that is still news */
    int8_t atk, def;         /* bonuses for the rest of the turn */
    seat_set mute;           /* no effect until the next turn of these seats */
    uint8_t flags;           /* set of enum hero_flags */
    uint8_t extra_attacks;   /* additional attacks granted for this turn */
};

enum player_flags {
    EQUIPPED_ONE = 1, /* the allotted gem is played */
    HAS_ATTACKED = 2, /* the attack of this turn is declared */
    HAS_ROTATED = 4,  /* the heroes were rotated by their owner this turn */
    HURT_SELF = 8,    /* cards of their own have hurt this player this turn */
    HAS_ACTED = 16,   /* has played an action since the foe's last turn ended */
    ONE_MORE = 32,    /* takes an additional turn */
    NO_ATTACK = 64    /* this turn is such a turn: no attack */
};

/* All that belongs to one player. */
struct player {
    uint8_t hp[2];            /* low and high byte: there is no upper limit; see gb_hp */
    uint8_t wins;             /* rounds */
    uint8_t turns;            /* begun so far; stays at 255 */
    uint8_t first_turn_uses;  /* hero effects "once during your first turn" used */
    uint8_t flags;            /* set of enum player_flags */
    uint8_t being_played;     /* blend that is being played and not yet on the field */
    uint8_t top_known[2];     /* how many cards from the top of the deck each seat knows */
    uint8_t bottom_known;     /* how many from its bottom the owner knows */
    uint8_t line[POSITIONS];  /* slot of the hero in each position; NO_SLOT: not yet placed */
    struct hero hero[HEROES]; /* slots: a hero keeps its slot for the whole game */
    ZONE(MAIN_DECK) hand;     /* sorted; see SEEN */
    ZONE(MAIN_DECK) deck;     /* the last card is the top */
    ZONE(MAIN_DECK) discard;  /* open to all */
    ZONE(METER_MOST) meter;   /* actions, in the order in which they were played */
};

/* On a card in a hand: the foe has seen it come there and it has been there since. */
enum { SEEN = 0x80 };

/* How often a hero has used a limited effect this turn. */
struct use {
    uint8_t owner; /* seat * HEROES + slot */
    uint8_t card, count;
};

/* The attack in progress; all zero when there is none. */
struct attack {
    uint8_t count;         /* attackers, in the order left, center, right */
    uint8_t attacker[3];   /* their slots */
    uint8_t attacked[3];   /* slots of the heroes that they attack */
    uint8_t damage[3];     /* to be inflicted, once calculated */
    uint8_t extra_made[3]; /* additional attacks made so far */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    uint8_t mode;           /* enum mode */
    uint8_t started;        /* the heroes are turned up (GB-200.7) */
    uint8_t first;          /* who goes first; NOBODY while not decided */
    uint8_t turn;           /* whose turn it is */
    uint8_t loser;          /* who has lost this round; NOBODY while it runs */
    uint8_t winner;         /* of the game; NOBODY while it runs */
    uint8_t any_altered;    /* some hero has a bonus for this turn, a replaced or lost effect ... */
    uint8_t must_recheck;   /* something has changed that blends or attached cards may depend on */
    uint8_t news_base;      /* how many of the news belong to a settle further down */
    uint8_t news_count;     /* the news that wait */
    struct news news[NEWS]; /* what happened and is being reacted to, oldest first */
    struct attack attack;
    uint8_t use_count; /* limited effects used this turn */
    struct use use[USES];
    struct player player[2];
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 4096, "small states make fast searches");

/* --- Numbers and sets that need two bytes, the low one first. --- */

static inline unsigned gb_two_bytes(uint8_t low, uint8_t high)
{
    return low | (unsigned)high << 8;
}

static inline void gb_put_two_bytes(uint8_t bytes[2], unsigned value)
{
    assert(value <= 0xffff);
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

static inline int gb_hp(const struct game *g, int seat)
{
    return (int)gb_two_bytes(g->player[seat].hp[0], g->player[seat].hp[1]);
}

static inline unsigned gb_types(const struct hero *h)
{
    return gb_two_bytes(h->types[0], h->types[1]);
}

static inline bool gb_round_over(const struct game *g)
{
    return g->loser != NOBODY;
}

/* Slots of heroes are small numbers, so sets of them are bits. */
#define FOR_EACH_SLOT(slot, set) FOR_EACH_BIT(slot, set)

extern const struct game_rules gem_blenders;

#endif
