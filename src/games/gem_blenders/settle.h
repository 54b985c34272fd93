/* settle.h - what follows when something has happened. */
#ifndef GEM_BLENDERS_SETTLE_H
#define GEM_BLENDERS_SETTLE_H

#include "games/gem_blenders/effects.h"

static inline bool gb_unsettled(const struct game *g)
{
    return g->must_recheck || g->news_count > g->news_base;
}

/* In scripts: what has happened is settled before they go on. */
#define SETTLE(n)                                                                                  \
    do {                                                                                           \
        if (gb_unsettled(g))                                                                       \
            CALL(n, settle, 0);                                                                    \
    } while (0)

/* Can this effect of this hero be used now, because of this news? */
bool gb_is_ready(const struct game *g, const struct activation *a);
/* Who can react to the news: bits 0 to 7 are slots, bits 8 to 15 what a slot's fallen blend does
 * (of EQUIPPED bit 8: what the gem does). */
unsigned gb_reactors(const struct game *g, int seat, const struct news *news);
/* What one of them does. */
struct activation gb_reaction(const struct game *g, int seat, const struct news *news, int reactor);
/* What this player can do about the news of this moment, and PASS if they need not. */
struct option *gb_offer_reactions(const struct game *g, int seat, struct option *out);

/* The news that such an option reacts to. */
static inline const struct news *gb_reacts_to(const struct game *g, struct option option)
{
    assert(g->news_base + option.b < g->news_count);
    return &g->news[g->news_base + option.b];
}
void gb_announce(struct game *g, const struct activation *a); /* says and counts its use */
/* For tellers: the effect that is just doing something; false: no effect is. */
bool gb_happening(const struct game *g, struct activation *out);

void gb_drop_news(struct game *g);       /* between rounds nothing reacts (GB-206.3b) */
void gb_drop_unfinished(struct game *g); /* the game is over: nothing goes on any more */

#endif
