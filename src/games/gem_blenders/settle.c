/* settle.c - what follows when something has happened: the effects that react to it, in the order
 * of GB-501.4.
 *
 * Whatever changes the table leaves news (gb_news). A script that has caused some calls `settle`
 * before it goes on. Settle first lets fall what has lost its ground (GB-501.3c). All news that
 * wait then, those of the falls too, are one moment: first the active player's effects react to any
 * of them, in an order of their choice, then those of the other. News caused by such an effect are
 * settled before the remaining effects (GB-501.4a): g->news_base says how many of the waiting news
 * belong to settles further down. */
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
    struct activation a = {.seat = (uint8_t)seat, .slot = NO_SLOT, .news = *news};
    if (reactor >= ITSELF && news->kind == EQUIPPED) {
        a.card = news->b;
    } else if (reactor >= ITSELF) {
        a.slot = (uint8_t)(reactor - ITSELF);
        a.card = g->player[seat].hero[a.slot].fallen;
    } else {
        a.slot = (uint8_t)reactor;
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
    for (int i = 0; i < POSITIONS; i++)
        found |= reactor_bit(g, seat, news, p->line[i], gb_effect_of(g, seat, p->line[i]));
    switch (seat == news->seat ? news->kind : NEVER) {
    case EQUIPPED: return found | reactor_bit(g, seat, news, ITSELF, news->b);
    case DEBLENDED:
        return found | reactor_bit(g, seat, news, ITSELF + news->a, p->hero[news->a].fallen);
    default: return found;
    }
}

/* Would an effect do the same about both? Then it is not offered twice. Of several gems it matters
 * which one returns. */
static bool are_alike(const struct news *one, const struct news *other)
{
    return one->kind == other->kind && (one->kind != GEM_DISCARDED || one->a == other->a);
}

/* Who has not yet reacted to this one of the waiting news. */
static unsigned reactors_left(const struct game *g, int seat, int i)
{
    const struct news *news = &g->news[i];
    return gb_reactors(g, seat, news) & ~gb_two_bytes(news->reacted[0], news->reacted[1]);
}

/* The same without those who can react to an older one of the same sort. */
static unsigned reactors_next(const struct game *g, int seat, int i)
{
    unsigned left = reactors_left(g, seat, i);
    for (int older = g->news_base; left && older < i; older++)
        if (are_alike(&g->news[older], &g->news[i]))
            left &= ~reactors_left(g, seat, older);
    return left;
}

struct option *gb_offer_reactions(const struct game *g, int seat, struct option *out)
{
    struct option *first = out;
    bool may_pass = true;
    for (int i = g->news_base; i < g->news_count; i++)
        FOR_EACH_BIT(reactor, reactors_next(g, seat, i)) {
            struct activation a = gb_reaction(g, seat, &g->news[i], reactor);
            may_pass &= (gb_effect_table[a.card].flags & MAY) != 0;
            *out++ = (struct option){REACT, (uint8_t)reactor, (uint8_t)(i - g->news_base)};
        }
    if (out != first && may_pass)
        *out++ = (struct option){PASS};
    return out;
}

/* The news is over; nobody asks any more what a fallen blend could do. */
static void forget(struct game *g, const struct news *news)
{
    if (news->kind == DEBLENDED)
        g->player[news->seat].hero[news->a].fallen = NO_CARD;
}

/* The news from this one on. */
static void forget_from(struct game *g, int first)
{
    assert(first <= g->news_count);
    while (g->news_count > first) {
        struct news *last = &g->news[--g->news_count];
        forget(g, last);
        *last = (struct news){0};
    }
}

void gb_drop_news(struct game *g)
{
    gb_recheck(g);
    forget_from(g, 0);
}

void gb_drop_unfinished(struct game *g)
{
    assert(!g->must_recheck); /* nobody is asked before that has been done */
    g->news_base = 0;
    g->attack = (struct attack){0};
    gb_drop_news(g);
}

/* The card that is played, equipped or discarded there. */
static uint8_t card_in(const struct news *news)
{
    switch (news->kind) {
    case BLEND_PLAYED:
    case EQUIPPED: return news->b;
    case ACTION_PLAYED:
    case GEM_DISCARDED: return news->a;
    default: return NO_CARD;
    }
}

void gb_announce(struct game *g, const struct activation *a)
{
    const struct effect *e = &gb_effect_table[a->card];
    uint8_t hero = a->slot == NO_SLOT ? NO_CARD : g->player[a->seat].hero[a->slot].card;
    if (e->limit && !(e->flags & BY_AMOUNT))
        gb_count_use(g, a->seat, a->slot, a->card, 1);
    EVENT(.kind = EFFECT_USED, .seat = a->seat,
          .open = {a->card, hero, a->news.kind, card_in(&a->news)});
}

/* The effect of a card happens, and what follows from it. For actions and gems without a hero the
 * slot is NO_SLOT. */
SCRIPT(perform, struct activation a;)
{
    BEGIN;
    assert(my->a.card < CARDS && my->a.seat < 2);
    if (gb_effect_table[my->a.card].script)
        CALL_NUMBER(1, gb_effect_table[my->a.card].script, my->a.seat, my->a.slot, my->a.card);
    else
        gb_effect_table[my->a.card].apply(g, &my->a);
    SETTLE(2);
    END;
}

bool gb_happening(const struct game *g, struct activation *out)
{
    int i = g->k.depth - 1;
    while (i >= 0 && g->stack[i].script >= SCRIPT_name_hero) /* scripts of effects */
        i--;
    if (i < 0 || g->stack[i].script != SCRIPT_perform)
        return false;
    *out = ((const struct perform_vars *)g->stack[i].vars)->a;
    return true;
}

/* --- One moment: the active player, then the other. --- */

enum { REACTIONS = 64 }; /* of one player in one moment; 4 heroes react to one sort of news each */

static uint8_t reacting(const struct game *g, int second)
{
    assert(second == 0 || second == 1);
    return g->turn ^ (uint8_t)second;
}

/* How many options this player has, and the first of them. */
static uint8_t look_for_reactions(const struct game *g, int seat, struct option *pick)
{
    struct option offered[REACTIONS];
    int count = (int)(gb_offer_reactions(g, seat, offered) - offered);
    assert(count <= REACTIONS);
    *pick = count ? offered[0] : (struct option){PASS};
    return (uint8_t)count;
}

/* Has its turn; what it causes is settled above the waiting news. */
static struct activation begin_reaction(struct game *g, int seat, struct option pick)
{
    struct news *news = &g->news[g->news_base + pick.b];
    struct activation a = gb_reaction(g, seat, news, pick.a);
    gb_put_two_bytes(news->reacted,
                     gb_two_bytes(news->reacted[0], news->reacted[1]) | 1u << pick.a);
    gb_announce(g, &a);
    g->news_base = g->news_count;
    return a;
}

/* A gem that has returned is discarded no longer: nobody else can return it. */
static void end_reaction(struct game *g, int base, struct option pick)
{
    int i = base + pick.b;
    g->news_base = (uint8_t)base;
    if (g->news[i].kind != GEM_DISCARDED)
        return;
    g->news_count--;
    memmove(g->news + i, g->news + i + 1, (size_t)(g->news_count - i) * sizeof *g->news);
    g->news[g->news_count] = (struct news){0};
}

static void let_the_other_react(struct game *g)
{
    for (int i = g->news_base; i < g->news_count; i++)
        g->news[i].reacted[0] = g->news[i].reacted[1] = 0;
}

SCRIPT(settle, uint8_t base, second; uint8_t choices, slot, card; struct option pick;)
{
    BEGIN;
    my->base = g->news_base;
    gb_recheck(g);
    if (g->winner != NOBODY) {
        gb_drop_unfinished(g);
        GAME_OVER;
    }
    while (my->second < 2) {
        my->choices = look_for_reactions(g, reacting(g, my->second), &my->pick);
        if (my->choices > 1) {
            ASK(1, reacting(g, my->second), ASK_REACT, gb_reacts_to(g, my->pick)->kind);
            my->pick = ANSWER(reacting(g, my->second));
        }
        if (my->pick.verb == PASS) {
            let_the_other_react(g);
            my->second++;
            continue;
        }
        {
            struct activation a = begin_reaction(g, reacting(g, my->second), my->pick);
            my->slot = a.slot;
            my->card = a.card;
        }
        CALL(2, perform, reacting(g, my->second), my->slot, my->card,
             g->news[my->base + my->pick.b].kind, g->news[my->base + my->pick.b].seat,
             g->news[my->base + my->pick.b].a, g->news[my->base + my->pick.b].b);
        end_reaction(g, my->base, my->pick);
    }
    forget_from(g, my->base);
    END;
}
