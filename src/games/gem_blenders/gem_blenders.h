/* gem_blenders.h - the whole state of a game of Gem Blenders, and its words.
 *
 * Two players, each with a diamond of four heroes (left, center, right, back), a bench and a deck
 * of 50 gems, blends and actions. Gems are equipped to heroes; a hero with the right gems can be
 * blended, which gives him the blend's ATK, DEF and effect. Two rounds win.
 *
 * Read it in this order: this file; now.c (what every hero is worth at this moment, layer by
 * layer); rules.c (turns and what one may do in them); settle.c (what happens when something has
 * happened); attack.c. The cards are the rows of cards.def, and what they do is in effects*.c.
 * Rules of docs/rules/gem_blenders.md are cited as GB-n. */
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

#include "core/cards.h"
#include "core/game.h"
#include "core/script.h"

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
    NEWS = 12,      /* happenings waiting at the same time */
    USES = 48,      /* limited effects used in one turn */
    DEPTH = 28,     /* scripts deep */
    NO_SLOT = 15
};

enum position { LEFT, CENTER, RIGHT, BACK, BENCH };

/* Gem types are sets of these. They are spelled as on the cards, because a requirement written with
 * them, Aquagem + Luminagem, is also shown as it stands. */
enum gem_type {
    Pyrogem = 1 << 0,
    Aquagem = 1 << 1,
    Terragem = 1 << 2,
    Cryogem = 1 << 3,
    Electrogem = 1 << 4,
    Nocturnagem = 1 << 5,
    Luminagem = 1 << 6,
    Aerogem = 1 << 7,
    Caprogem = 1 << 8,
    ANY_TYPE = (1 << 9) - 1
};
enum { BASIC_TYPES = 9 };

/* How many types a set has. (The builtin is a call where no special processor is asked for.) */
static inline int count_types(unsigned types)
{
    types -= types >> 1 & 0x5555;
    types = (types & 0x3333) + (types >> 2 & 0x3333);
    types = (types + (types >> 4)) & 0x0f0f;
    return (int)((types + (types >> 8)) & 0x1f);
}

/* The cards by number, kind after kind. A byte that is a card is one of these; 0 is none. */
enum card_id {
    NO_CARD,
#define HERO(id, ...) HERO_##id,
#define BLEND(id, ...) BLEND_##id,
#define ACTION(id, ...) ACTION_##id,
#define GEM(id, ...) GEM_##id,
#include "games/gem_blenders/cards.def"
#undef HERO
#undef BLEND
#undef ACTION
#undef GEM
    CARDS,
    FIRST_HERO = HERO_carter,
    FIRST_BLEND = BLEND_usher,
    FIRST_ACTION = ACTION_rotate,
    FIRST_GEM = GEM_pyrogem,
    FIRST_SPECIAL = GEM_prismagem
};
enum { GEM_CARDS = CARDS - FIRST_GEM };
_Static_assert(CARDS < 0x80, "a card in a hand has a flag beside it");

static inline bool is_hero(int card)
{
    return card >= FIRST_HERO && card < FIRST_BLEND;
}

static inline bool is_blend(int card)
{
    return card >= FIRST_BLEND && card < FIRST_ACTION;
}

static inline bool is_action(int card)
{
    return card >= FIRST_ACTION && card < FIRST_GEM;
}

static inline bool is_gem(int card)
{
    return card >= FIRST_GEM && card < CARDS;
}

static inline bool is_basic(int card)
{
    return card >= FIRST_GEM && card < FIRST_SPECIAL;
}

/* What a seat can be asked. `card` in a comment is the card whose text asks. */
enum asks {
    ASK_PLACE,      /* a hero for the first free position; several seats at once */
    ASK_FIRST,      /* to go first or second */
    ASK_MULLIGAN,   /* a new hand? */
    ASK_PLAY,       /* what to do in the play phase */
    ASK_TIMED,      /* play a timed action? a: enum moment, b: action or attacking hero's slot */
    ASK_RESOLVE,    /* which of the timed actions played resolves next; a, b: set of meter slots */
    ASK_REACT,      /* which effect next; a: enum moment, b, c: set of reactors */
    ASK_BLOCK,      /* deblend to block? a: slot of the attacked hero */
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
    PLACE_ALL,  /* as the deck suggests */
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
    REACT,      /* a: reactor, see settle.c */
    BLOCK,      /* a: place of the attacker in the attack */
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

/* When an effect can happen, and what has happened. A struct news of such a kind holds the `seat`
 * that it happened to and what the letters say. The last ones are moments of timed actions. */
enum moment {
    NEVER,
    IN_PLAY,         /* the own play phase */
    DAMAGED,         /* a: amount, b: by which seat or NOBODY, c: attacking slot or NO_SLOT */
    BLEND_PLAYED,    /* a: slot, b: blend */
    ACTION_PLAYED,   /* a: action */
    EQUIPPED,        /* a: slot, b: gem, c: from the hand */
    DEBLENDED,       /* a: set of slots, b: to block */
    MOVED,           /* a: set of slots, b: rotated, c: by which seat */
    DREW,            /* a: how many, not in the draw phase */
    GEM_DISCARDED,   /* a: basic gem, from the hand */
    ATTACKED,        /* a: set of places in the attack; the seat is the defender */
    ATTACK_DONE,     /* a: set of slots that have attacked */
    TURN_ENDS,       /* the seat's turn */
    ATTACK_DECLARED, /* by anybody */
    FOE_DECLARED,
    FOE_ACTS,
    DAMAGE_COMES
};

struct news {
    uint8_t kind, seat, a, b, c;
};

enum hero_flags {
    INVERTED = 1, /* written ATK and DEF have changed places, for this turn */
    BARRED = 2,   /* cannot attack again this turn */
    KNOWN = 4     /* everybody has seen this hero */
};

/* A hero with everything on it. What is remembered of it stays with it wherever it goes (GB-500.9).
 */
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
    uint8_t extra;           /* additional attacks granted for this turn */
};

static inline unsigned gb_types(const struct hero *h)
{
    return h->types[0] | (unsigned)h->types[1] << 8;
}

enum side_flags {
    EQUIPPED_ONE = 1, /* the allotted gem is played */
    HAS_ATTACKED = 2, /* the attack of this turn is declared */
    HAS_ROTATED = 4,  /* the heroes were rotated by their owner this turn */
    HURT_SELF = 8,    /* own cards have inflicted damage to the own HP this turn */
    HAS_ACTED = 16,   /* has played an action since the foe's last turn ended */
    ONE_MORE = 32,    /* takes an additional turn */
    NO_ATTACK = 64    /* this turn is such a turn: no attack */
};

/* All that belongs to one player. */
struct side {
    uint8_t hp[2];            /* low and high byte: there is no upper limit; see gb_hp */
    uint8_t wins;             /* rounds */
    uint8_t turns;            /* begun so far; stays at 255 */
    uint8_t firsts;           /* hero effects "once during your first turn" used */
    uint8_t flags;            /* set of enum side_flags */
    uint8_t limbo;            /* blend that is being played and not yet on the field */
    uint8_t top_known[2];     /* how many cards from the top of the deck each seat knows */
    uint8_t bottom_known;     /* how many from its bottom the owner knows */
    uint8_t line[POSITIONS];  /* slot of the hero in each position; NO_SLOT: not yet placed */
    struct hero hero[HEROES]; /* slots: a hero keeps his for the whole game */
    ZONE(MAIN_DECK) hand;     /* sorted; see SEEN */
    ZONE(MAIN_DECK) deck;     /* the last card is the top */
    ZONE(MAIN_DECK) discard;  /* open to all */
    ZONE(METER_MOST) meter;   /* actions, in the order in which they were played */
};

/* On a card in a hand: the foe has seen it come there and it has been there since. */
enum { SEEN = 0x80 };

/* How often a hero has used a limited effect this turn. */
struct use {
    uint8_t who; /* seat * HEROES + slot */
    uint8_t card, count;
};

/* The attack in progress; all zero when there is none. */
struct attack {
    uint8_t count;     /* attackers, in the order left, center, right */
    uint8_t who[3];    /* their slots */
    uint8_t at[3];     /* slots of the attacked heroes */
    uint8_t damage[3]; /* to be inflicted, once calculated */
    uint8_t made[3];   /* additional attacks made so far */
};

struct game {
    struct kernel k;
    struct frame stack[DEPTH];

    uint8_t mode;
    uint8_t started; /* the heroes are turned up (GB-200.7) */
    uint8_t first;   /* who goes first; NOBODY while not decided */
    uint8_t turn;    /* whose turn it is */
    uint8_t loser;   /* who has lost this round; NOBODY while it runs */
    uint8_t winner;  /* of the game; NOBODY while it runs */
    uint8_t altered; /* some hero has a bonus for this turn, a replaced or lost effect ... */
    uint8_t shaken;  /* something has changed that blends or attached cards may depend on */
    uint8_t floor;   /* how many of the news wait for scripts further down */
    uint8_t news_count;
    struct news news[NEWS]; /* what happened and was not reacted to, oldest first */
    struct news about;      /* what an open ASK_REACT is about */
    struct attack attack;
    uint8_t use_count;
    struct use use[USES];
    struct side side[2];
};

_Static_assert(_Alignof(struct game) == 1, "bytes only: equal games are equal bytes");
_Static_assert(sizeof(struct game) <= 4096, "small states make fast searches");

extern const struct game_rules gem_blenders;

/* --- cards.c: the catalogue. --- */

enum marks { MARK_ATK = 1, MARK_DEF = 2, MARK_EFFECT = 4 };

/* The numbers of a card; which of them matter depends on its kind. */
struct face {
    uint16_t types; /* a blend's requirement; a gem's type, or the types that it can be */
    uint8_t level;  /* LV of a hero or blend */
    uint8_t atk, def;
    uint8_t marks; /* set of enum marks */
    uint8_t stars;
};

enum effect_flags {
    MAY = 1,          /* optional: the player announces its use (GB-500.4) */
    IN_BACK = 2,      /* "while in back position" */
    FIRST_TURN = 4,   /* "once during your first turn" */
    MY_TURN = 8,      /* "during your turn" */
    FOES_TURN = 16,   /* "during an opponent's turn" */
    AS_IT_FALLS = 32, /* belongs to the blend that is just being deblended */
    BY_AMOUNT = 64    /* the limit counts points of damage, not uses */
};

/* Whom "name 1 hero" allows. */
enum target {
    NO_TARGET,
    OWN_HERO,
    OWN_UNBLENDED,
    FOES_FRONT,      /* on the opponent's frontline */
    FOES_FRONT_OPEN, /* the same, if its effect can be taken away */
    FOES_BLENDED     /* blended, if it can be deblended */
};

/* Which cards a text allows to find, discard, take ... */
enum find {
    FIND_ANY,
    FIND_GEM,
    FIND_BASIC,
    FIND_BLEND,
    FIND_SMALL_BLEND, /* LV.2 or LV.3 */
    FIND_LV3_BLEND,
    FIND_PAYABLE,      /* LV.2 blend that the gems of the searching hero pay */
    FIND_PLAIN_ACTION, /* 0 stars */
    FIND_NIGHT_BLEND,  /* with a Nocturnagem */
    OR_NONE = 0x80     /* in a question: it may be declined */
};

/* An effect that is happening: who does it, by which card's text, and why. */
struct doing {
    uint8_t seat, slot; /* NO_SLOT: an action or gem */
    uint8_t card;
    uint8_t target; /* slot of the hero named */
    struct news news;
};

/* What a card does. Passive effects are part of now.c. */
struct effect {
    uint8_t when;   /* enum moment; NEVER: passive */
    uint8_t limit;  /* uses per turn and hero; 0: none */
    uint8_t flags;  /* set of enum effect_flags */
    uint8_t script; /* either a script runs with seat, slot, card, news.a, news.b ... */
    void (*effect)(struct game *g, const struct doing *d); /* ... or this happens */
    uint8_t n;                                             /* the number in its text */
    uint8_t target;                                        /* enum target: first a hero is named */
    bool (*ready)(const struct game *g, const struct doing *d); /* NULL: always */
};

extern const struct face gb_faces[CARDS];
extern const struct effect gb_effects[CARDS];
extern const struct card gb_cards[];
extern const char *const gb_effect_names[CARDS];

static inline const struct card *gb_card(int card)
{
    return &gb_cards[card - 1];
}

bool gb_fits(const struct game *g, int seat, int slot, int card, int find);

/* --- decks.c: the six decks, and decks from outside. --- */

/* Heroes in the order left, center, right, back, then the bench. */
struct deck {
    char name[40];
    uint8_t heroes;
    uint8_t hero[2 * HEROES]; /* with room for a deck that has too many */
    uint8_t count[CARDS];     /* of each card of the main deck */
};

enum { DECKS = 6, DECK_TEXT = 1000 };       /* characters of a deck as a text */
extern const char *const gb_deck_choices[]; /* "random", then the six */
extern const struct deck gb_ready_decks[DECKS];

/* A deck by its name or as JSON; refuses what is no deck at all, with a sentence. */
bool gb_read_deck(const char *text, struct deck *deck, struct reason *why);
/* Writes a line for every rule of GB-101 that the deck breaks; returns how many. */
int gb_deck_faults(const struct deck *deck, struct text *out);
bool gb_check_text(int field, const char *text, struct text *out);
bool gb_choice_text(int field, int choice, struct text *out);

/* --- now.c: what holds at this moment. --- */

/* One side's field, by position. */
struct field {
    uint8_t slot[POSITIONS];
    uint8_t has[POSITIONS];   /* the effect that the hero has: a card, or 0 */
    uint8_t works[POSITIONS]; /* the same if it can be used or is in force now */
    uint8_t gems;             /* set of positions whose heroes have a gem of any kind */
    uint8_t blended;          /* set of positions */
    uint8_t marked;           /* whose effects need an activation gem */
    uint8_t dining;           /* invisible gems of any type, given to others */
    uint8_t diners;           /* set of positions that give them */
    uint8_t horns;            /* the center hero has an invisible Caprogem */
    uint8_t magnets;          /* set of positions with a working Electromagnetic Field */
};

/* What a hero's gems can be, all at the same time. */
struct gems {
    uint16_t fixed;  /* types that are there in any case */
    uint8_t electro; /* Electrogems */
    uint8_t loose;   /* of these: how many may be anything */
    uint8_t any;     /* gems that may be anything */
    uint8_t ember;   /* gems that are a Pyrogem or a Cryogem */
};

enum stat { ATK, DEF };
enum { PARTS = 12 };

/* How a stat comes about. A part without a card is a bonus for the rest of the turn. */
struct sum {
    int total, written;
    int parts;
    struct part {
        uint8_t card;
        int amount;
    } part[PARTS];
};

int gb_place(const struct game *g, int seat, int slot);  /* enum position */
int gb_effect(const struct game *g, int seat, int slot); /* that the hero has, usable or not */
void gb_field(const struct game *g, int seat, struct field *f);
bool gb_works(const struct game *g, int seat, int slot, int card);
void gb_gems(const struct game *g, int seat, const struct field *f, int position, struct gems *out);
void gb_all_gems(const struct game *g, int seat, struct gems gems[POSITIONS]); /* by position */
bool gb_pays_loosely(const struct gems *gems, unsigned types, unsigned missing);

/* Can the gems be all these types at once? Each gem is one type at a time (GB-625.1). */
static inline bool gb_pays(const struct gems *gems, unsigned types)
{
    unsigned missing = types & ~(unsigned)gems->fixed;
    if (!missing || !(gems->loose | gems->any | gems->ember))
        return !missing;
    return gb_pays_loosely(gems, types, missing);
}

int gb_written(const struct game *g, int seat, const struct field *f, int position, int stat);
/* The stat now; `at`: the slot that the hero attacks, or NO_SLOT. `sum` may be NULL. */
int gb_stat(const struct game *g, int seat, int slot, int stat, int at, struct sum *sum);
/* The same for those who ask for several stats of one side and have worked out its field. */
int gb_stat_on(const struct game *g, int seat, const struct field *f, int slot, int stat, int at,
               struct sum *sum);
int gb_meter_slots(const struct game *g, int seat);
int gb_more_attacks(const struct game *g, int seat, int slot);
bool gb_is_protected(const struct game *g, int seat, int slot); /* from effects of the foe */
unsigned gb_movable(const struct game *g, int by, int seat);    /* one who can't holds all */

/* Positions face each other: left and right change places. Not for BACK. */
static inline int gb_across(int position)
{
    return RIGHT - position;
}

/* --- field.c: what changes the table, and says so. --- */

static inline int gb_hp(const struct game *g, int seat)
{
    return g->side[seat].hp[0] | g->side[seat].hp[1] << 8;
}

static inline bool gb_round_over(const struct game *g)
{
    return g->loser != NOBODY;
}

void gb_set_hp(struct game *g, int seat, int hp);
void gb_news(struct game *g, struct news news);
void gb_hurt(struct game *g, int victim, int amount, int by, int slot);
void gb_gain(struct game *g, int seat, int amount);
void gb_equip(struct game *g, int seat, int slot, int gem, bool from_hand);
void gb_count_gems(struct hero *h); /* after a change of its gems */
void gb_unequip(struct game *g, int seat, int slot, int gem);
void gb_deblend(struct game *g, int seat, unsigned slots, bool to_block);
void gb_attach(struct game *g, int seat, int slot, int card);
bool gb_is_altered(const struct hero *h);
void gb_shake(struct game *g); /* discards blends and attached cards that have lost their ground */
void gb_switch(struct game *g, int by, int seat, int slot, int other);
void gb_rotate_heroes(struct game *g, int by, int seat, bool clockwise);
void gb_arrange(struct game *g, int seat, int permutation);
/* Where the hero of this position goes in an arrangement, 1 to 23; 0 leaves all where they are. */
int gb_arrangement(int permutation, int position);
void gb_substitute(struct game *g, int seat, int slot, int bench);
unsigned gb_moved_slots(const struct game *g, int seat, int permutation);
int gb_uses(const struct game *g, int seat, int slot, int card);
void gb_count_use(struct game *g, int seat, int slot, int card, int count);

/* --- zones.c: cards from place to place. --- */

void gb_hand_add(struct game *g, int seat, int card, bool seen);
void gb_hand_take(struct game *g, int seat, int card); /* everybody sees which */
void gb_hand_take_secret(struct game *g, int seat, int card);
int gb_in_hand(const struct game *g, int seat, int card);
void gb_discard_put(struct game *g, int seat, int card);
void gb_discard_take(struct game *g, int seat, int card);
void gb_take_back(struct game *g, int seat, int card);
void gb_discard_from_hand(struct game *g, int seat, int card);
int gb_deck_remove(struct game *g, int seat, int depth); /* 0: the top card */
void gb_deck_bottom(struct game *g, int seat, int card);
void gb_shuffle(struct game *g, int seat);
void gb_draw(struct game *g, int seat, int count, bool draw_phase);
void gb_mill(struct game *g, int seat, int count);

/* --- effects.c, effects_ready.c: what cards do, and when they can; the names are in cards.def. */

#define DOES(when, limit, flags, effect, n, ready)                                                 \
    {                                                                                              \
        when, limit, flags, 0, effect, n, NO_TARGET, ready                                         \
    }
#define NAMES(when, limit, flags, effect, n, target)                                               \
    {                                                                                              \
        when, limit, flags, SCRIPT_name_hero, effect, n, target, gb_if_target                      \
    }
#define RUNS(when, limit, flags, script, n, ready)                                                 \
    {                                                                                              \
        when, limit, flags, SCRIPT_##script, NULL, n, NO_TARGET, ready                             \
    }
#define PASSIVE                                                                                    \
    {                                                                                              \
        NEVER                                                                                      \
    }
#define PASSIVE_IN_BACK                                                                            \
    {                                                                                              \
        NEVER, .flags = IN_BACK                                                                    \
    }

typedef void gb_effect_function(struct game *g, const struct doing *d);
typedef bool gb_ready_function(const struct game *g, const struct doing *d);

gb_effect_function gb_draw_n, gb_gain_n, gb_plotting, gb_rise, gb_open_bar, gb_hurt_foe,
    gb_deblend_this, gb_mirror, gb_mill_foe, gb_hurt_foe_too, gb_hush, gb_return_gem,
    gb_hurt_foe_per, gb_rise_again, gb_shred, gb_weaken, gb_invert, gb_mute, gb_block_attack,
    gb_pep, gb_brace, gb_deblend_target, gb_double_strike, gb_overtime;

gb_ready_function gb_if_target, gb_if_spoiled, gb_if_gem_in_hand, gb_if_onto_this, gb_if_holds_gem,
    gb_if_two_with_basic, gb_if_deck, gb_if_can_step, gb_if_i_rotated, gb_if_hand,
    gb_if_self_inflicted, gb_if_mine, gb_if_i_burned_foe, gb_if_this, gb_if_can_dodge,
    gb_if_opposite, gb_if_foes_deck, gb_if_gem_there, gb_if_foes, gb_if_can_switch,
    gb_if_night_blend, gb_if_basic_in_hand, gb_if_basic_discarded, gb_if_can_attach, gb_if_blocking,
    gb_if_blend_discarded, gb_if_this_struck, gb_if_can_force, gb_if_any_gem, gb_if_bench,
    gb_if_from_hand;

/* --- rules.c, settle.c, attack.c, choices.c. --- */

static inline bool gb_unsettled(const struct game *g)
{
    return g->shaken || g->news_count > g->floor;
}

/* In scripts: what has happened is settled before they go on. */
#define SETTLE(n)                                                                                  \
    do {                                                                                           \
        if (gb_unsettled(g))                                                                       \
            CALL(n, settle, 0);                                                                    \
    } while (0)

bool gb_start(struct game *g, const struct setup *setup, struct reason *why);
void gb_run(struct game *g);
void gb_concede(struct game *g, int seat);
struct option *gb_options(const struct game *g, int seat, struct option *out);
void gb_result(const struct game *g, struct result *r);

/* The timed action that answers at this moment. */
bool gb_is_timely(int card, int moment);
/* Can this effect of this hero be used now, because of this news? */
bool gb_is_ready(const struct game *g, const struct doing *d);
/* Who can react to the news: bits 0 to 7 are slots (of ATTACKED: places in the attack), bits 8 to
 * 15 what a slot's fallen blend does (of EQUIPPED bit 8: what the gem does). */
unsigned gb_reactors(const struct game *g, int seat, const struct news *news);
struct option *gb_offer_reactions(const struct game *g, int seat, struct option *out);
void gb_announce(struct game *g, const struct doing *d); /* counts the use of an effect */
void gb_tidy(struct game *g);      /* the game is over: nothing goes on any more */
void gb_hush_news(struct game *g); /* between rounds nothing reacts (GB-206.3b) */
struct doing gb_reaction(const struct game *g, int seat, const struct news *news, int reactor);

bool gb_can_answer(const struct game *g, int seat, int moment); /* as far as everybody knows */
bool gb_may_attack(const struct game *g, int seat);
struct option *gb_offer_attacks(const struct game *g, int seat, struct option *out);
struct option *gb_offer_choices(const struct game *g, int seat, struct option *out);
struct option *gb_offer_blocks(const struct game *g, struct option *out);
struct option *gb_offer_again(const struct game *g, struct option *out);
struct option *gb_offer_places(const struct game *g, int seat, struct option *out);
struct option *gb_offer_substitutes(const struct game *g, int seat, struct option *out);
struct option *gb_offer_switches(const struct game *g, int by, int seat, int slot,
                                 struct option *out);
bool gb_is_target(const struct game *g, int seat, int target, int slot);
static inline int gb_target_seat(int seat, int target)
{
    return target >= FOES_FRONT ? seat ^ 1 : seat;
}

/* --- words.c, tell.c, view.c, picture.c, position.c, hide.c: what people and programs see. --- */

/* What happened. The letters say what open[] holds; a slot's hero is told by its card. */
enum happening {
    HEROES_PLACED = 1,
    CHOOSER_DRAWN,
    ORDER_CHOSEN, /* who goes first */
    TOOK_MULLIGAN,
    HEROES_SHOWN, /* heroes: left, center, right, back */
    TURN_BEGINS,  /* number of the turn */
    TURN_ENDED,
    CARDS_DRAWN, /* how many; secret: the cards */
    DECKED_OUT,
    GEM_EQUIPPED,    /* gem, hero */
    WAS_BLENDED,     /* blend, hero */
    WAS_DEBLENDED,   /* blend, hero, to block */
    ACTION_ACTED,    /* action */
    ACTION_STOPPED,  /* action */
    EFFECT_USED,     /* card, hero */
    TOOK_DAMAGE,     /* amount, HP left (two bytes), by attack, inflicted by (2: nobody) */
    GAINED_HP,       /* amount, HP now (two bytes) */
    DECLARED,        /* heroes that attack, up to three, then whom */
    ATTACK_HITS,     /* attacker, attacked, ATK, DEF, damage */
    BLOCKED_BY_CARD, /* attacker */
    SWITCHED,        /* heroes */
    ROTATED,         /* clockwise */
    ARRANGED,        /* heroes: left, center, right, back */
    SUBSTITUTED,     /* hero out, hero in */
    CARD_DISCARDED,  /* card */
    DECK_DISCARDED,  /* card */
    CARD_FOUND,      /* card */
    NOTHING_FOUND,
    CARD_RETURNED,   /* card, from the discard to the hand */
    CARD_TUCKED,     /* below the deck; secret: card */
    CARD_SHUFFLED,   /* into the deck; secret: card */
    CARD_ATTACHED,   /* card, hero */
    ATTACHED_LOST,   /* card, hero */
    CARDS_PEEKED,    /* how many, whose deck; secret: the cards */
    LOST_EFFECT,     /* hero */
    EFFECT_REPLACED, /* hero, card */
    STAT_CHANGED,    /* hero, stat, amount + 100 */
    WAS_INVERTED,    /* hero */
    MORE_ATTACKS,    /* hero */
    ANOTHER_TURN,
    METERS_CLEARED,
    ROUND_WON, /* rounds won */
    GAME_WON,
    CONCEDED
};

const char *gb_seat_name(const struct game *g, int seat);
void gb_prompt(const struct game *g, int seat, struct saying *out);
void gb_describe(const struct game *g, int seat, struct option option, struct saying *out);
void gb_tell(const struct game *g, const struct event *event, struct saying *out);
void gb_view(const struct game *g, int observer, struct writer *w);
void gb_picture(const struct game *g, int observer, struct text *out);
void gb_headline(const struct game *g, char *out, size_t room);
const char *gb_position_name(int position);
bool gb_sees_hero(const struct game *g, int observer, int seat, int slot);

void gb_hide(struct game *g, int observer, struct chance *chance);
void gb_dump(const struct game *g, struct writer *w);
bool gb_load(struct game *g, const json_t *position, struct reason *why);
bool gb_sound(const struct game *g, struct reason *why);

/* --- bot.c: what bots know about the game. --- */

void gb_judge(const struct game *g, int chances[SEATS]);
int gb_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice);

#endif
