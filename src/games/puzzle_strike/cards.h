/* cards.h - the catalogue (cards.c): what is printed on a chip, the characters, the named banks. */
#ifndef PUZZLE_STRIKE_CARDS_H
#define PUZZLE_STRIKE_CARDS_H

#include "games/characters.h"
#include "games/puzzle_strike/puzzle_strike.h"

enum set { SHADOWS = 1, BASE = 2 };

enum chip_class { CLASS_BASIC, CLASS_PUZZLE, CLASS_CHARACTER };

enum { CHARACTERS = 20, SET_CHARACTERS = 10 /* of each of the two sets */ };

enum character { NO_CHARACTER, SHADOW_TEN(CHARACTER_ID) FIRST_TEN(CHARACTER_ID) };

/* The colours of banners, as bits: those of the arrows, and two more (PS-229). */
enum color {
    IS_BROWN = 1 << BROWN,
    IS_PURPLE = 1 << PURPLE,
    IS_RED = 1 << RED,
    IS_BLUE = 1 << BLUE,
    IS_GRAY = 1 << ARROWS,
    IS_GOLD = 2 << ARROWS
};

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

/* The ten stacks: of a named bank, random ones, or those of the setup. */
enum { BANK_NAMED = 5, BANK_RANDOM = BANK_NAMED, BANK_CUSTOM };

extern const struct chip ps_chips[];                           /* by enum chip_id */
extern const struct card ps_cards[];                           /* the same without NO_CHIP */
extern const uint8_t ps_named_banks[BANK_RANDOM + 1][PUZZLES]; /* the last one is to be filled */
extern const uint8_t ps_shield_windows[]; /* by enum shield: set of enum window */
extern const uint8_t ps_shield_scripts[]; /* what happens on a fist or a purchase; 0: nothing */

/* Lists of names, each ending with NULL. */
extern const char *const ps_modes[];
extern const char *const ps_set_names[];         /* by set of enum set, minus 1 */
extern const char *const ps_characters[];        /* by enum character */
extern const char *const ps_character_choices[]; /* of the setup */
extern const char *const ps_banks[];             /* the named ones, BANK_RANDOM, BANK_CUSTOM */
extern const char *const ps_stack_choices[];     /* "random", then the puzzle chips */

static inline const struct chip *ps_chip(const struct game *g, int kind)
{
    assert(kind >= 0 && kind < KINDS);
    return &ps_chips[g->chip[kind]];
}

static inline bool ps_has_icon(const struct game *g, int kind, enum icon icon)
{
    return ps_chip(g, kind)->icons & icon;
}

static inline const char *ps_chip_name(int chip)
{
    assert(chip > NO_CHIP && chip < CHIPS);
    return ps_cards[chip - 1].name;
}

static inline const char *ps_chip_id(int chip)
{
    assert(chip > NO_CHIP && chip < CHIPS);
    return ps_cards[chip - 1].id;
}

/* The i-th chip of a character. */
static inline int ps_character_chip(int character, int i)
{
    assert(character > NO_CHARACTER && character <= CHARACTERS && i < OWN_CHIPS);
    return FIRST_CHARACTER_CHIP + OWN_CHIPS * (character - 1) + i;
}

static inline const char *ps_name(const struct game *g, int kind)
{
    return ps_chip_name(g->chip[kind]);
}

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

/* An Action chip is one with a banner (PS-082). */
static inline bool ps_is_action(const struct game *g, int kind)
{
    return ps_chip(g, kind)->colors && !ps_has_icon(g, kind, REACTION);
}

#endif
