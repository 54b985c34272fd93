/* cards.h - the catalogue: gem types, the numbers of the cards, and what is printed on them. What
 * cards do is in effects.h. */
#ifndef GEM_BLENDERS_CARDS_H
#define GEM_BLENDERS_CARDS_H

#include "core/cards.h"

#include <stdbool.h>

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
static inline int gb_count_types(unsigned types)
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

static inline bool gb_is_hero(int card)
{
    return card >= FIRST_HERO && card < FIRST_BLEND;
}

static inline bool gb_is_blend(int card)
{
    return card >= FIRST_BLEND && card < FIRST_ACTION;
}

static inline bool gb_is_action(int card)
{
    return card >= FIRST_ACTION && card < FIRST_GEM;
}

static inline bool gb_is_gem(int card)
{
    return card >= FIRST_GEM && card < CARDS;
}

static inline bool gb_is_basic(int card)
{
    return card >= FIRST_GEM && card < FIRST_SPECIAL;
}

/* What an activation gem is needed for (GB-300.5). */
enum marks { MARK_ATK = 1, MARK_DEF = 2, MARK_EFFECT = 4 };

/* The numbers of a card; which of them matter depends on its kind. */
struct printed {
    uint16_t types; /* a blend's requirement; a gem's type, or the types that it can be */
    uint8_t level;  /* LV of a hero or blend */
    uint8_t atk, def;
    uint8_t marks; /* set of enum marks */
    uint8_t stars;
};

extern const struct printed gb_printed[CARDS];
extern const struct card gb_cards[]; /* from the first card on: see gb_card */

static inline const struct card *gb_card(int card)
{
    assert(card > NO_CARD && card < CARDS);
    return &gb_cards[card - 1];
}

int gb_card_by_id(const char *id); /* NO_CARD: there is none */

#endif
