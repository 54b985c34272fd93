/* hide.c - what an observer sees of hands, and a guess at what they cannot see. */
#include "games/flash_duel/hide.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/use.h"

/* At a real table a hand is seen by its owner, by their team mates where they may show it, and by
 * all once time is over (FD-094, FD-097, FD-197). */
static bool sees_hand(const struct game *g, int observer, int seat)
{
    return eyes_include(fd_eyes(g, seat), observer) || fd_is_bot(g, seat) ||
           g->ending == ROUND_TIME_OVER;
}

const uint8_t *fd_seen_hand(const struct game *g, int observer, int seat)
{
    return sees_hand(g, observer, seat) ? g->hand[seat] : g->persona[seat].known;
}

/* Of the deck this observer knows only the top cards that they have looked at. */
static int unknown_in_deck(const struct game *g, int observer)
{
    bool peeked = g->peeker != NOBODY && eyes_include(fd_eyes(g, g->peeker), observer);
    return g->deck.count - (peeked ? g->peeked : 0);
}

static bool is_stash_hidden(const struct game *g, int observer, int seat)
{
    return g->persona[seat].stash && !eyes_include(fd_eyes(g, seat), observer);
}

/* Cards that an observer does not see: how many of each number, and how many in each hand. */
struct unseen {
    int number[NUMBERS + 1], hand[FIGHTERS];
};

/* Counts them, of the deck the `unknown` lowest cards, and takes those of hands out of the hands.
 */
static struct unseen take_unseen(struct game *g, int observer, int unknown)
{
    struct unseen unseen = {0};
    for (int seat = 0; seat < g->fighters; seat++) {
        uint8_t *hand = g->hand[seat];
        const uint8_t *seen = fd_seen_hand(g, observer, seat);
        for (int number = 1; number <= NUMBERS; number++)
            for (; hand[number] > seen[number]; hand[number]--, unseen.hand[seat]++)
                unseen.number[number]++;
        if (is_stash_hidden(g, observer, seat))
            unseen.number[g->persona[seat].stash]++;
    }
    for (int i = 0; i < unknown; i++)
        unseen.number[g->deck.card[i]]++;
    return unseen;
}

/* The unseen cards of hands, stashes and deck are one pool: shuffled and dealt out again. They are
 * counted first, so that where they were leaves no trace. */
void fd_hide(struct game *g, int observer, struct chance *chance)
{
    ZONE(DECK_MOST) pool = {0};
    int unknown = unknown_in_deck(g, observer);
    struct unseen unseen = take_unseen(g, observer, unknown);
    for (uint8_t number = 1; number <= NUMBERS; number++)
        for (; unseen.number[number]; unseen.number[number]--)
            zone_put(ZONE_OF(pool), number);
    chance_shuffle(chance, pool.card, pool.count);
    for (int i = 0; i < unknown; i++)
        g->deck.card[i] = zone_take_top(ZONE_OF(pool));
    for (int seat = 0; seat < g->fighters; seat++) {
        for (; unseen.hand[seat]; unseen.hand[seat]--)
            g->hand[seat][zone_take_top(ZONE_OF(pool))]++;
        if (is_stash_hidden(g, observer, seat))
            g->persona[seat].stash = zone_take_top(ZONE_OF(pool));
    }
    assert(!pool.count);
    fd_hide_announced(g, observer, chance);
    fd_hide_loyalty(g, observer, chance);
}
