/* settle.c - what follows when something has happened: the effects that react to it, in the order
 * of GB-501.4.
 *
 * Whatever changes the table leaves news (gb_news). A script that has caused some calls `settle`
 * before it goes on. Settle first lets fall what has lost its ground (GB-501.3c), then takes the
 * news one by one: the active player's effects that react to it, in an order of his choice, then
 * those of the other. News caused by such an effect are settled before the remaining effects
 * (GB-501.4a): g->floor says how many of the waiting news belong to settles further down. */
#include "games/gem_blenders/gem_blenders.h"

enum { ITSELF = 8 }; /* reactors from here on: see gb_reactors */

bool gb_is_ready(const struct game *g, const struct doing *d)
{
    const struct effect *e = &gb_effects[d->card];
    bool own_turn = g->turn == d->seat;
    if (((e->flags & MY_TURN) && !own_turn) || ((e->flags & FOES_TURN) && own_turn))
        return false;
    if ((e->flags & FIRST_TURN) && g->side[d->seat].turns != 1)
        return false;
    if (e->limit && gb_uses(g, d->seat, d->slot, d->card) >= e->limit)
        return false;
    if (e->ready && !e->ready(g, d))
        return false;
    return d->slot == NO_SLOT || (e->flags & AS_IT_FALLS) || gb_works(g, d->seat, d->slot, d->card);
}

struct doing gb_reaction(const struct game *g, int seat, const struct news *news, int reactor)
{
    struct doing d = {.seat = (uint8_t)seat, .slot = NO_SLOT, .target = NO_SLOT, .news = *news};
    if (reactor >= ITSELF && news->kind == EQUIPPED) {
        d.card = news->b;
    } else if (reactor >= ITSELF) {
        d.slot = (uint8_t)(reactor - ITSELF);
        d.card = g->side[seat].hero[d.slot].fallen;
    } else {
        d.slot = (uint8_t)(news->kind == ATTACKED ? g->attack.at[reactor] : reactor);
        d.card = (uint8_t)gb_effect(g, seat, d.slot);
    }
    return d;
}

/* Adds the reactor if its effect, this card's, waits for such news and can happen. */
static inline unsigned reactor_bit(const struct game *g, int seat, const struct news *news,
                                   int reactor, int card)
{
    const struct effect *e = &gb_effects[card];
    bool as_it_falls = reactor >= ITSELF && news->kind == DEBLENDED;
    if (e->when != news->kind || !(e->flags & AS_IT_FALLS) != !as_it_falls)
        return 0;
    struct doing d = gb_reaction(g, seat, news, reactor);
    return gb_is_ready(g, &d) ? 1u << reactor : 0;
}

unsigned gb_reactors(const struct game *g, int seat, const struct news *news)
{
    const struct side *s = &g->side[seat];
    unsigned found = 0;
    if (news->kind == ATTACKED) {
        for (int i = 0; i < g->attack.count; i++)
            if (seat == news->seat && (news->a >> i & 1))
                found |= reactor_bit(g, seat, news, i, gb_effect(g, seat, g->attack.at[i]));
        return found;
    }
    for (int i = 0; i < POSITIONS; i++)
        found |= reactor_bit(g, seat, news, s->line[i], gb_effect(g, seat, s->line[i]));
    if (seat == news->seat && news->kind == EQUIPPED)
        found |= reactor_bit(g, seat, news, ITSELF, news->b);
    if (seat == news->seat && news->kind == DEBLENDED)
        for (unsigned slots = news->a; slots; slots &= slots - 1)
            found |= reactor_bit(g, seat, news, ITSELF + __builtin_ctz(slots),
                                 s->hero[__builtin_ctz(slots)].fallen);
    return found;
}

/* Are all of them optional? */
static bool may_pass(const struct game *g, int seat, const struct news *news, unsigned reactors)
{
    for (; reactors; reactors &= reactors - 1)
        if (!(gb_effects[gb_reaction(g, seat, news, __builtin_ctz(reactors)).card].flags & MAY))
            return false;
    return true;
}

struct option *gb_offer_reactions(const struct game *g, int seat, struct option *out)
{
    unsigned all = g->k.ask.b | (unsigned)g->k.ask.c << 8;
    for (unsigned reactors = all; reactors; reactors &= reactors - 1)
        *out++ = (struct option){REACT, .a = (uint8_t)__builtin_ctz(reactors)};
    if (may_pass(g, seat, &g->about, all))
        *out++ = (struct option){PASS};
    return out;
}

static struct news take_oldest(struct game *g, int base)
{
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
        for (unsigned slots = news->a; slots; slots &= slots - 1)
            g->side[news->seat].hero[__builtin_ctz(slots)].fallen = NO_CARD;
}

void gb_hush_news(struct game *g)
{
    gb_shake(g);
    while (g->news_count) {
        struct news news = take_oldest(g, 0);
        forget(g, &news);
    }
}

void gb_tidy(struct game *g)
{
    g->floor = 0;
    g->shaken = false;
    g->about = (struct news){0};
    g->attack = (struct attack){0};
    gb_hush_news(g);
}

/* Says and counts that an effect happens. */
void gb_announce(struct game *g, const struct doing *d)
{
    const struct effect *e = &gb_effects[d->card];
    uint8_t hero = d->slot == NO_SLOT ? NO_CARD : g->side[d->seat].hero[d->slot].card;
    if (e->limit && !(e->flags & BY_AMOUNT))
        gb_count_use(g, d->seat, d->slot, d->card, 1);
    EVENT(.kind = EFFECT_USED, .seat = d->seat, .open = {d->card, hero});
}

/* Sets of reactors are kept in frames as two bytes. */
static unsigned set_of(const uint8_t set[2])
{
    return set[0] | (unsigned)set[1] << 8;
}

static void put_set(uint8_t set[2], unsigned reactors)
{
    set[0] = (uint8_t)reactors;
    set[1] = (uint8_t)(reactors >> 8);
}

static bool left_to_react(const struct game *g, int seat, const struct news *news,
                          const uint8_t done[2], uint8_t left[2])
{
    put_set(left, gb_reactors(g, seat, news) & ~set_of(done));
    return set_of(left) != 0;
}

/* More than one, or one that may be left out. */
static bool has_choice(const struct game *g, int seat, const struct news *news,
                       const uint8_t left[2])
{
    unsigned reactors = set_of(left);
    return (reactors & (reactors - 1)) || may_pass(g, seat, news, reactors);
}

/* What the chosen reactor does, and that it has been its turn. */
static struct doing begin_reaction(struct game *g, int seat, const struct news *news,
                                   const uint8_t chosen[2], uint8_t done[2])
{
    int reactor = __builtin_ctz(set_of(chosen));
    struct doing d = gb_reaction(g, seat, news, reactor);
    put_set(done, set_of(done) | 1u << reactor);
    gb_announce(g, &d);
    g->floor = g->news_count;
    return d;
}

/* The effect of a card happens, and what follows from it. For actions and gems without a hero the
 * slot is NO_SLOT. */
SCRIPT(perform, struct doing d;)
{
    BEGIN;
    if (gb_effects[my->d.card].script)
        CALL_NUMBER(1, gb_effects[my->d.card].script, my->d.seat, my->d.slot, my->d.card,
                    my->d.news.a, my->d.news.b);
    else
        gb_effects[my->d.card].effect(g, &my->d);
    SETTLE(2);
    END;
}

SCRIPT(settle, struct news news; uint8_t done[2], left[2]; uint8_t base, turn, slot, card;)
{
    BEGIN;
    my->base = g->floor;
    for (;;) {
        gb_shake(g);
        if (g->winner != NOBODY) {
            gb_tidy(g);
            GAME_OVER;
        }
        if (g->news_count == my->base)
            RETURN(0);
        my->news = take_oldest(g, my->base);
        for (my->turn = 0; my->turn < 2; my->turn++) {
            my->done[0] = my->done[1] = 0;
            while (left_to_react(g, g->turn ^ my->turn, &my->news, my->done, my->left)) {
                if (has_choice(g, g->turn ^ my->turn, &my->news, my->left)) {
                    g->about = my->news;
                    ASK(1, g->turn ^ my->turn, ASK_REACT, my->news.kind, my->left[0], my->left[1]);
                    g->about = (struct news){0};
                    struct option answer = ANSWER(g->turn ^ my->turn);
                    if (answer.verb == PASS)
                        break;
                    put_set(my->left, 1u << answer.a);
                }
                {
                    struct doing d =
                        begin_reaction(g, g->turn ^ my->turn, &my->news, my->left, my->done);
                    my->slot = d.slot;
                    my->card = d.card;
                }
                CALL(2, perform, g->turn ^ my->turn, my->slot, my->card, NO_SLOT, my->news.kind,
                     my->news.seat, my->news.a, my->news.b, my->news.c);
                g->floor = my->base;
            }
        }
        forget(g, &my->news);
    }
    END;
}
