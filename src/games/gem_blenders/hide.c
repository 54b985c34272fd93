/* hide.c - what an observer cannot know, guessed.
 *
 * Of the foe's deck an observer knows only what has come to light; the rest of the list is as
 * secret as its order (GB-403.2). So first a whole deck is guessed that fits what is seen: one of
 * the ready ones, or, if none fits, any legal filling. Then its unseen cards are dealt to the hand,
 * the deck and the bench. Nothing of the guess depends on what is really there. */
#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/zones.h"

/* What is known of a player: how many of each card, heroes included. */
struct known {
    uint8_t count[CARDS];
};

static bool is_known_hero(const struct game *g, const struct hero *h)
{
    return g->started && (h->flags & KNOWN);
}

static int unknown_in_deck(const struct player *p, int observer, bool own)
{
    assert(observer < 2);
    int known = (observer >= 0 ? p->top_known[observer] : 0) + (own ? p->bottom_known : 0);
    return known < p->deck.count ? p->deck.count - known : 0;
}

static void count_known(const struct game *g, int seat, int observer, struct known *known)
{
    const struct player *p = &g->player[seat];
    *known = (struct known){{0}};
    for (int slot = 0; slot < HEROES; slot++) {
        const struct hero *h = &p->hero[slot];
        if (is_known_hero(g, h))
            known->count[h->card]++;
        known->count[h->blend]++;
        for (int gem = 0; gem < GEM_CARDS; gem++)
            known->count[FIRST_GEM + gem] = (uint8_t)(known->count[FIRST_GEM + gem] + h->gems[gem]);
        for (int i = 0; i < h->attached.count; i++)
            known->count[h->attached.card[i]]++;
    }
    known->count[p->being_played]++;
    for (int i = 0; i < p->discard.count; i++)
        known->count[p->discard.card[i]]++;
    for (int i = 0; i < p->meter.count; i++)
        known->count[p->meter.card[i]]++;
    for (int i = 0; i < p->hand.count; i++)
        if (p->hand.card[i] & SEEN)
            known->count[gb_held(p, i)]++;
    for (int i = unknown_in_deck(p, observer, false); i < p->deck.count; i++)
        known->count[p->deck.card[i]]++;
    known->count[NO_CARD] = 0;
}

static int count_heroes(const struct player *p)
{
    int count = 0;
    while (count < HEROES && p->hero[count].card)
        count++;
    return count;
}

/* Could this deck be the one? */
static bool could_be(const struct deck *deck, const struct known *known, int heroes)
{
    if (deck->heroes != heroes)
        return false;
    for (int card = FIRST_BLEND; card < CARDS; card++)
        if (known->count[card] > deck->count[card])
            return false;
    for (int card = FIRST_HERO; card < FIRST_BLEND; card++)
        if (known->count[card] && !memchr(deck->hero, card, deck->heroes))
            return false;
    return true;
}

/* A list of cards to deal from. */
struct pool {
    int count;
    uint8_t card[200];
};

static void add(struct pool *pool, int card, int count)
{
    assert(pool->count + (count > 0 ? count : 0) <= (int)sizeof pool->card);
    for (; count > 0; count--)
        pool->card[pool->count++] = (uint8_t)card;
}

/* The unseen cards of a ready deck: heroes, and the rest. */
static void rest_of(const struct deck *deck, const struct known *known, struct pool *heroes,
                    struct pool *cards)
{
    for (int i = 0; i < deck->heroes; i++)
        if (!known->count[deck->hero[i]])
            add(heroes, deck->hero[i], 1);
    for (int card = FIRST_BLEND; card < CARDS; card++)
        add(cards, card, deck->count[card] - known->count[card]);
}

/* Cards that could be in a deck besides those known: always enough, and legal together. */
static void rest_of_any(const struct known *known, struct pool *heroes, struct pool *cards)
{
    for (int card = FIRST_HERO; card < FIRST_BLEND; card++)
        add(heroes, card, !known->count[card]);
    for (int card = FIRST_BLEND; card < FIRST_GEM; card++)
        add(cards, card, known->count[card] < COPIES && !gb_printed[card].stars);
    for (int card = FIRST_GEM; card < FIRST_SPECIAL; card++)
        add(cards, card, 4);
}

/* Guesses the deck of this player. */
static void guess_deck(const struct game *g, int seat, const struct known *known,
                       struct chance *chance, struct pool *heroes, struct pool *cards)
{
    int fits[DECKS], count = 0;
    for (int i = 0; i < DECKS; i++)
        if (could_be(&gb_ready_decks[i], known, count_heroes(&g->player[seat])))
            fits[count++] = i;
    if (count)
        rest_of(&gb_ready_decks[fits[count > 1 ? chance_below(chance, (unsigned)count) : 0]], known,
                heroes, cards);
    else
        rest_of_any(known, heroes, cards);
    chance_shuffle(chance, heroes->card, (size_t)heroes->count);
    chance_shuffle(chance, cards->card, (size_t)cards->count);
}

/* Which card this seat must hold, because it is asked for one and cannot decline; -1: any. */
static int must_hold(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    const struct ask *ask = &g->k.ask;
    bool asked = (g->k.pending & seat_bit(seat)) && !(ask->b & (IF_ANY | OR_NONE)) &&
                 (ask->kind == ASK_HAND || ask->kind == ASK_EQUIP);
    for (int i = 0; i < p->hand.count && asked; i++)
        if ((p->hand.card[i] & SEEN) && gb_fits(gb_held(p, i), ask->b))
            asked = false; /* everybody knows such a card */
    return asked ? ask->b : -1;
}

/* Brings a card of this sort to the end of the pool, where it is dealt first; false: none is there.
 */
static bool bring_up(struct pool *cards, int find)
{
    for (int i = cards->count - 1; i >= 0; i--)
        if (gb_fits(cards->card[i], find)) {
            uint8_t found = cards->card[i];
            cards->card[i] = cards->card[cards->count - 1];
            cards->card[cards->count - 1] = found;
            return true;
        }
    return false;
}

static uint8_t deal(struct pool *pool)
{
    assert(pool->count > 0);
    return pool->card[--pool->count];
}

/* Heroes in slots that the observer has not seen. Before the first turn that is all of them; then
 * the formation is guessed with them, as far as it is laid. */
static void deal_heroes(struct game *g, int seat, struct pool *heroes)
{
    struct player *p = &g->player[seat];
    uint8_t slot = 0;
    for (int i = 0; i < HEROES; i++)
        if (p->hero[i].card && !is_known_hero(g, &p->hero[i]))
            p->hero[i].card = deal(heroes);
    for (int i = 0; i < POSITIONS && !g->started; i++)
        if (p->line[i] != NO_SLOT)
            p->line[i] = slot++;
}

static void deal_hand(struct game *g, int seat, struct pool *cards)
{
    struct player *p = &g->player[seat];
    uint8_t seen[MAIN_DECK];
    int seen_count = 0, count = p->hand.count;
    for (int i = 0; i < count; i++)
        if (p->hand.card[i] & SEEN)
            seen[seen_count++] = gb_held(p, i);
    zone_clear(ZONE_OF(p->hand));
    for (int i = 0; i < seen_count; i++)
        gb_hand_add(g, seat, seen[i], true);
    while (p->hand.count < count)
        gb_hand_add(g, seat, deal(cards), false);
}

static void hide_foe(struct game *g, int seat, int observer, struct chance *chance)
{
    struct player *p = &g->player[seat];
    struct known known;
    struct pool heroes = {0}, cards = {0};
    int find = must_hold(g, seat);
    count_known(g, seat, observer, &known);
    guess_deck(g, seat, &known, chance, &heroes, &cards);
    if (find >= 0 && !bring_up(&cards, find)) { /* then it is another deck */
        heroes = cards = (struct pool){0};
        rest_of_any(&known, &heroes, &cards);
        chance_shuffle(chance, heroes.card, (size_t)heroes.count);
        chance_shuffle(chance, cards.card, (size_t)cards.count);
        bring_up(&cards, find);
    }
    deal_heroes(g, seat, &heroes);
    deal_hand(g, seat, &cards);
    for (int i = 0; i < unknown_in_deck(p, observer, false); i++)
        p->deck.card[i] = deal(&cards);
}

/* The owner knows the list but not the order. */
static void hide_own_deck(struct game *g, int seat, struct chance *chance)
{
    struct player *p = &g->player[seat];
    int count = unknown_in_deck(p, seat, true);
    uint8_t *first = p->deck.card + (count ? p->bottom_known : 0), copies[CARDS] = {0};
    for (int i = 0; i < count; i++)
        copies[first[i]]++;
    for (int card = 0, i = 0; card < CARDS; card++)
        for (; copies[card]; copies[card]--)
            first[i++] = (uint8_t)card;
    chance_shuffle(chance, first, (size_t)count);
}

void gb_hide(struct game *g, int observer, struct chance *chance)
{
    for (int seat = 0; seat < 2; seat++)
        if (seat == observer)
            hide_own_deck(g, seat, chance);
        else
            hide_foe(g, seat, observer, chance);
}
