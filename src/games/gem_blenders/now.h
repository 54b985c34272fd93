/* now.h - what holds at this moment: where heroes stand, which effects are in force, what gems can
 * be, and what every hero is worth. */
#ifndef GEM_BLENDERS_NOW_H
#define GEM_BLENDERS_NOW_H

#include "games/gem_blenders/gem_blenders.h"

/* What holds for the heroes on one player's field, by position. */
struct lineup {
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

/* --- Where heroes stand. --- */

int gb_position_of(const struct game *g, int seat, int slot); /* enum position */
int gb_bench_count(const struct game *g, int seat);

static inline bool gb_on_bench(const struct game *g, int seat, int slot)
{
    return g->player[seat].hero[slot].card && gb_position_of(g, seat, slot) == BENCH;
}

/* The slots of the four heroes on the field, as a set. */
static inline unsigned gb_field_slots(const struct game *g, int seat)
{
    const uint8_t *line = g->player[seat].line;
    return 1u << line[LEFT] | 1u << line[CENTER] | 1u << line[RIGHT] | 1u << line[BACK];
}

/* Positions face each other: left and right change places. Not for BACK. */
static inline int gb_across(int position)
{
    assert(position >= LEFT && position < BACK);
    return RIGHT - position;
}

/* --- Effects. --- */

int gb_effect_of(const struct game *g, int seat, int slot); /* that the hero has, usable or not */
void gb_lineup(const struct game *g, int seat, struct lineup *out);
bool gb_works(const struct game *g, int seat, int slot, int card);
int gb_meter_slots(const struct game *g, int seat);
int gb_more_attacks(const struct game *g, int seat, int slot);
bool gb_is_protected(const struct game *g, int seat, int slot); /* from effects of the foe */
/* The slots whose heroes may be moved by this player. One that can't holds all of a movement. */
unsigned gb_movable(const struct game *g, int by, int seat);

/* --- Gems. --- */

void gb_gems(const struct game *g, int seat, const struct lineup *lineup, int position,
             struct gems *out);
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

/* Gems without a card (GB-614). */
struct invisible {
    int horns; /* Caprogems */
    int any;   /* of any basic type, one at a time */
};
struct invisible gb_invisible(const struct game *g, int seat, int position);

/* --- Stats. --- */

/* What of the hero waits for an activation gem: a set of enum marks. */
unsigned gb_waits(const struct game *g, int seat, int slot);
/* The number that does not count because of that; 0: nothing is locked. */
int gb_locked(const struct game *g, int seat, int slot, int stat);

/* The stat now; `at`: the slot that the hero attacks, or NO_SLOT. `sum` may be NULL. */
int gb_stat(const struct game *g, int seat, int slot, int stat, int at, struct sum *sum);
/* The same for those who ask for several stats of one player and have worked out the lineup. */
int gb_stat_on(const struct game *g, int seat, const struct lineup *lineup, int slot, int stat,
               int at, struct sum *sum);

#endif
