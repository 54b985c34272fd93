/* choose.h - questions about chips, players and choices (choose.c). */
#ifndef PUZZLE_STRIKE_CHOOSE_H
#define PUZZLE_STRIKE_CHOOSE_H

#include "games/puzzle_strike/puzzle_strike.h"

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

/* Whom a player is asked to choose, and what for. */
enum aim { AIM_SEND, AIM_VICTIM, AIM_DISCARD, AIM_POTATO, AIM_JUDGE, AIM_SHOW };

/* Who takes the decisions of a seat (PS-360). */
static inline int ps_decider(const struct game *g, int seat)
{
    return seat == g->puppet ? g->master : seat;
}

#define DECIDE_ASK(n, who, ...) ASK(n, ps_decider(g, (who)), __VA_ARGS__)
#define DECISION(who) ANSWER(ps_decider(g, (who)))

/* Marks a kind, or takes its mark away, for the picks that ask about marked ones. */
void ps_mark(struct game *g, int kind, bool on);

/* Is there anything to pick, besides to pass? `extra` is what the pick wants to know. */
bool ps_can_pick(const struct game *g, int pick, int owner, int extra);
struct option *ps_offer_picks(const struct game *g, int pick, int owner, int extra,
                              struct option *out);

#endif
