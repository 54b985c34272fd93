/* cards.h - the catalogue: characters, and what their abilities are and do. */
#ifndef FLASH_DUEL_CARDS_H
#define FLASH_DUEL_CARDS_H

#include "games/characters.h"
#include "games/flash_duel/flash_duel.h"

/* When an ability can be used. */
enum window {
    START = 1 << 0,         /* of one's turn, before the main action */
    MOVED_SELF = 1 << 1,    /* after one's main action Move */
    PUSHED_FOE = 1 << 2,    /* after one's main action Push */
    ATTACKING = 1 << 3,     /* one's attack is declared, no response yet */
    DASHING = 1 << 4,       /* one's dashing strike is declared, no response yet */
    ATTACKED_BY = 1 << 5,   /* the response to an attack is due */
    DASHED_AT = 1 << 6,     /* the response to a dashing strike is due */
    FOE_BLOCKED = 1 << 7,   /* an opponent has blocked one's attack */
    FOE_RETREATED = 1 << 8, /* an opponent has retreated from one's dashing strike */
    RETREATED_SELF = 1 << 9,
    BLOCKED_SELF = 1 << 10,
    RECOVERING = 1 << 11,  /* one's turn on which one has to recover */
    ANNOUNCED = 1 << 12,   /* an opponent announces an ability */
    TOOK_EFFECT = 1 << 13, /* an opponent's ability took effect on their turn */
    WITH_TWOS = 1 << 14,   /* whenever a 2 can be played: part of other options */
    WITH_PUNCH = 1 << 15,  /* part of the option to attack */
    TURN_ENDS = 1 << 16,   /* end of one's turn, after the refill */
    TIME_ENDS = 1 << 17,   /* the last card was drawn */
    ASSISTING = 1 << 18,   /* a team mate ahead is attacked or struck at */
    ALWAYS = 0             /* never played */
};

#define FOR_EACH_SLOT(slot, set) FOR_EACH_BIT(slot, set)

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
    struct option *(*offer)(const struct game *g, int who, struct option use, struct option *out);
    void (*effect)(struct game *g, int who, int a, int b);
    uint32_t windows; /* set of enum window */
    uint8_t script;
    uint8_t character;
};

extern const struct ability fd_abilities[];
extern const struct card fd_cards[];
extern const char *const fd_modes[];
extern const char *const fd_characters[]; /* by enum character */
extern const char *const fd_character_choices[];

const struct card *fd_ability_card(int ability);

/* The i-th ability of a character: the table has them in this order. */
static inline uint8_t fd_ability_of(int character, int i)
{
    int ability = CHARACTER_ABILITIES * (character - 1) + i + 1;
    assert(fd_abilities[ability].character == character);
    return (uint8_t)ability;
}

#endif
