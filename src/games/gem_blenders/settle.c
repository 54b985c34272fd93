/* settle.c - what follows when something has happened: the effects that react to it, in the order
 * of GB-501.4.
 *
 * Whatever changes the table leaves news (gb_news). A script that has caused some calls `settle`
 * before it goes on. Settle first lets fall what has lost its ground (GB-501.3c), then takes the
 * news one by one: the active player's effects that react to it, in an order of their choice, then
 * those of the other. News caused by such an effect are settled before the remaining effects
 * (GB-501.4a): g->news_base says how many of the waiting news belong to settles further down. */
#include "games/gem_blenders/settle.h"

#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"

enum { ITSELF = HEROES }; /* reactors from here on: see gb_reactors */

bool gb_is_ready(const struct game *g, const struct activation *a)
{
    const struct effect *e = &gb_effect_table[a->card];
    bool own_turn = g->turn == a->seat;
    if (((e->flags & MY_TURN) && !own_turn) || ((e->flags & FOES_TURN) && own_turn))
        return false;
    if ((e->flags & FIRST_TURN) && g->player[a->seat].turns != 1)
        return false;
    if (e->limit && gb_uses(g, a->seat, a->slot, a->card) >= e->limit)
        return false;
    if (e->ready && !e->ready(g, a))
        return false;
    return a->slot == NO_SLOT || (e->flags & AS_IT_FALLS) || gb_works(g, a->seat, a->slot, a->card);
}

struct activation gb_reaction(const struct game *g, int seat, const struct news *news, int reactor)
{
    struct activation a = {
        .seat = (uint8_t)seat, .slot = NO_SLOT, .target = NO_SLOT, .news = *news};
    if (reactor >= ITSELF && news->kind == EQUIPPED) {
        a.card = news->b;
    } else if (reactor >= ITSELF) {
        a.slot = (uint8_t)(reactor - ITSELF);
        a.card = g->player[seat].hero[a.slot].fallen;
    } else {
        a.slot = (uint8_t)(news->kind == ATTACKED ? g->attack.attacked[reactor] : reactor);
        a.card = (uint8_t)gb_effect_of(g, seat, a.slot);
    }
    return a;
}

/* Adds the reactor if its effect, this card's, waits for such news and can happen. */
static inline unsigned reactor_bit(const struct game *g, int seat, const struct news *news,
                                   int reactor, int card)
{
    const struct effect *e = &gb_effect_table[card];
    bool as_it_falls = reactor >= ITSELF && news->kind == DEBLENDED;
    if (e->when != news->kind || !(e->flags & AS_IT_FALLS) != !as_it_falls)
        return 0;
    struct activation a = gb_reaction(g, seat, news, reactor);
    return gb_is_ready(g, &a) ? 1u << reactor : 0;
}

unsigned gb_reactors(const struct game *g, int seat, const struct news *news)
{
    const struct player *p = &g->player[seat];
    unsigned found = 0;
    if (news->kind == ATTACKED) {
        FOR_EACH_BIT(i, seat == news->seat ? news->a : 0)
            found |= reactor_bit(g, seat, news, i, gb_effect_of(g, seat, g->attack.attacked[i]));
        return found;
    }
    for (int i = 0; i < POSITIONS; i++)
        found |= reactor_bit(g, seat, news, p->line[i], gb_effect_of(g, seat, p->line[i]));
    if (seat == news->seat && news->kind == EQUIPPED)
        found |= reactor_bit(g, seat, news, ITSELF, news->b);
    if (seat == news->seat && news->kind == DEBLENDED)
        FOR_EACH_SLOT(slot, news->a)
            found |= reactor_bit(g, seat, news, ITSELF + slot, p->hero[slot].fallen);
    return found;
}

/* Are all of them optional? */
static bool may_pass(const struct game *g, int seat, const struct news *news, unsigned reactors)
{
    FOR_EACH_BIT(reactor, reactors)
        if (!(gb_effect_table[gb_reaction(g, seat, news, reactor).card].flags & MAY))
            return false;
    return true;
}

struct option *gb_offer_reactions(const struct game *g, int seat, struct option *out)
{
    unsigned reactors = gb_two_bytes(g->k.ask.b, g->k.ask.c);
    FOR_EACH_BIT(reactor, reactors)
        *out++ = (struct option){REACT, .a = (uint8_t)reactor};
    if (may_pass(g, seat, &g->about, reactors))
        *out++ = (struct option){PASS};
    return out;
}

static struct news take_oldest(struct game *g, int base)
{
    assert(base < g->news_count);
    struct news oldest = g->news[base];
    g->news_count--;
    memmove(g->news + base, g->news + base + 1, (size_t)(g->news_count - base) * sizeof oldest);
    g->news[g->news_count] = (struct news){0};
    return oldest;
}

/* The news is over; nobody asks any more what a fallen blend could do. */
static void forget(struct game *g, const struct news *news)
{
    if (news->kind == DEBLENDED)
        FOR_EACH_SLOT(slot, news->a)
            g->player[news->seat].hero[slot].fallen = NO_CARD;
}

void gb_drop_news(struct game *g)
{
    gb_recheck(g);
    while (g->news_count) {
        struct news news = take_oldest(g, 0);
        forget(g, &news);
    }
}

void gb_drop_unfinished(struct game *g)
{
    g->news_base = 0;
    g->must_recheck = false;
    g->about = (struct news){0};
    g->attack = (struct attack){0};
    gb_drop_news(g);
}

void gb_announce(struct game *g, const struct activation *a)
{
    const struct effect *e = &gb_effect_table[a->card];
    uint8_t hero = a->slot == NO_SLOT ? NO_CARD : g->player[a->seat].hero[a->slot].card;
    if (e->limit && !(e->flags & BY_AMOUNT))
        gb_count_use(g, a->seat, a->slot, a->card, 1);
    EVENT(.kind = EFFECT_USED, .seat = a->seat, .open = {a->card, hero});
}

/* The effect of a card happens, and what follows from it. For actions and gems without a hero the
 * slot is NO_SLOT. */
SCRIPT(perform, struct activation a;)
{
    BEGIN;
    assert(my->a.card < CARDS && my->a.seat < 2);
    if (gb_effect_table[my->a.card].script)
        CALL_NUMBER(1, gb_effect_table[my->a.card].script, my->a.seat, my->a.slot, my->a.card,
                    my->a.news.a, my->a.news.b);
    else
        gb_effect_table[my->a.card].apply(g, &my->a);
    SETTLE(2);
    END;
}

/* --- One news after the other. --- */

/* How far a settle has come: the variables of its script. Sets of reactors take two bytes. */
struct progress {
    struct news news;
    uint8_t done[2];    /* reactors of this player that have had their turn, as a set */
    uint8_t left[2];    /* those that could react now; then the one that does */
    uint8_t base;       /* g->news_base as this settle found it */
    uint8_t second;     /* 0: the active player's effects react, 1: the other's */
    uint8_t slot, card; /* of the reaction */
};

static unsigned set_of(const uint8_t set[2])
{
    return gb_two_bytes(set[0], set[1]);
}

static uint8_t reacting(const struct game *g, const struct progress *now)
{
    assert(now->second < 2);
    return g->turn ^ now->second;
}

static void take_up_news(struct game *g, struct progress *now)
{
    now->news = take_oldest(g, now->base);
    now->second = now->done[0] = now->done[1] = 0;
}

static void next_player(struct progress *now)
{
    now->second++;
    now->done[0] = now->done[1] = 0;
}

/* Who could react now: effects of the active player, then of the other. False: none is left. */
static bool find_reactors(const struct game *g, struct progress *now)
{
    for (; now->second < 2; next_player(now)) {
        unsigned all = gb_reactors(g, reacting(g, now), &now->news);
        gb_put_two_bytes(now->left, all & ~set_of(now->done));
        if (set_of(now->left))
            return true;
    }
    return false;
}

/* More than one, or one that may be left out. */
static bool has_choice(const struct game *g, const struct progress *now)
{
    unsigned reactors = set_of(now->left);
    return set_without_first(reactors) || may_pass(g, reacting(g, now), &now->news, reactors);
}

/* The one that was chosen; a player who passes leaves out all that are left. */
static void choose(struct progress *now, struct option answer)
{
    gb_put_two_bytes(now->left, answer.verb == PASS ? 0 : 1u << answer.a);
    if (answer.verb == PASS)
        next_player(now);
}

/* The reactor that is left has its turn; what it causes is settled above the waiting news. */
static void begin_reaction(struct game *g, struct progress *now)
{
    int reactor = set_first(set_of(now->left));
    struct activation a = gb_reaction(g, reacting(g, now), &now->news, reactor);
    gb_put_two_bytes(now->done, set_of(now->done) | 1u << reactor);
    gb_announce(g, &a);
    now->slot = a.slot;
    now->card = a.card;
    g->news_base = g->news_count;
}

SCRIPT(settle, struct progress now;)
{
    BEGIN;
    my->now.base = g->news_base;
    for (;;) {
        gb_recheck(g);
        if (g->winner != NOBODY) {
            gb_drop_unfinished(g);
            GAME_OVER;
        }
        assert(g->news_count >= my->now.base);
        if (g->news_count == my->now.base)
            RETURN(0);
        take_up_news(g, &my->now);
        while (find_reactors(g, &my->now)) {
            if (has_choice(g, &my->now)) {
                g->about = my->now.news;
                ASK(1, reacting(g, &my->now), ASK_REACT, my->now.news.kind, my->now.left[0],
                    my->now.left[1]);
                g->about = (struct news){0};
                choose(&my->now, ANSWER(reacting(g, &my->now)));
            }
            if (!set_of(my->now.left))
                continue;
            begin_reaction(g, &my->now);
            CALL(2, perform, reacting(g, &my->now), my->now.slot, my->now.card, NO_SLOT,
                 my->now.news.kind, my->now.news.seat, my->now.news.a, my->now.news.b,
                 my->now.news.c);
            g->news_base = my->now.base;
        }
        forget(g, &my->now.news);
    }
    END;
}
