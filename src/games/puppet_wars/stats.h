/* stats.h - what a puppet is and can do now. */
#ifndef PUPPET_WARS_STATS_H
#define PUPPET_WARS_STATS_H

#include "games/puppet_wars/cards.h"

static inline const struct puppet *pw_puppet(const struct game *g, int unit)
{
    assert(unit >= 0 && unit < pw_units(g) && g->unit[unit].kind < KINDS);
    return &pw_puppets[g->unit[unit].kind];
}

static inline bool pw_is_master(const struct game *g, int unit)
{
    return pw_puppet(g, unit)->rank == MASTER;
}

uint32_t pw_abilities(const struct game *g, int unit);
int pw_traits(const struct game *g, int unit);
int pw_change(const struct game *g, int unit, enum stat stat); /* all Effects with a number */
struct value pw_requirement(const struct game *g, int unit);
int pw_movement(const struct game *g, int unit);
int pw_stitches(const struct game *g, int unit); /* in all */
int pw_rips(const struct game *g, int unit);     /* in all */
bool pw_is_stuck(const struct game *g, int unit);
bool pw_is_paralyzed(const struct game *g, int unit);
bool pw_is_confused(const struct game *g, int unit);
int pw_reach(const struct game *g, int unit);
bool pw_adjacent(const struct game *g, int a, int b); /* two units in play */
bool pw_is_suitable(const struct game *g, int unit, int upgrade);

struct striker pw_striker(const struct game *g, int unit);
int pw_strike_combat(const struct game *g, const struct striker *s, int target);
int pw_strike_precise(const struct game *g, const struct striker *s, int target);
int pw_strike_powerful(const struct game *g, const struct striker *s, int target);
/* Defense against an Attack; `dodge`: the card that replaces what is printed, or NO_CARD. */
struct value pw_defense(const struct game *g, int unit, int dodge, int joker_suit);

static inline uint32_t pw_striker_abilities(const struct striker *s)
{
    return s->abilities[0] | (uint32_t)s->abilities[1] << 8 | (uint32_t)s->abilities[2] << 16 |
           (uint32_t)s->abilities[3] << 24;
}

#endif
