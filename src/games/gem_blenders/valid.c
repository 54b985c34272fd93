/* valid.c - whether a state can occur. */
#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

/* All cards of a player, as a deck: it must be one that could have been brought (GB-101). */
static void gather(const struct player *p, struct deck *deck)
{
    *deck = (struct deck){0};
    for (int slot = 0; slot < HEROES && p->hero[slot].card; slot++) {
        const struct hero *h = &p->hero[slot];
        deck->hero[deck->heroes++] = h->card;
        deck->count[h->blend]++;
        for (int gem = 0; gem < GEM_CARDS; gem++)
            deck->count[FIRST_GEM + gem] = (uint8_t)(deck->count[FIRST_GEM + gem] + h->gems[gem]);
        for (int i = 0; i < h->attached.count; i++)
            deck->count[h->attached.card[i]]++;
    }
    deck->count[p->being_played]++;
    for (int i = 0; i < p->hand.count; i++)
        deck->count[gb_held(p, i)]++;
    for (int i = 0; i < p->deck.count; i++)
        deck->count[p->deck.card[i]]++;
    for (int i = 0; i < p->discard.count; i++)
        deck->count[p->discard.card[i]]++;
    for (int i = 0; i < p->meter.count; i++)
        deck->count[p->meter.card[i]]++;
    deck->count[NO_CARD] = 0;
}

static bool valid_heroes(const struct game *g, int seat, struct reason *why)
{
    const struct player *p = &g->player[seat];
    for (int slot = 0; slot < HEROES; slot++) {
        const struct hero *h = &p->hero[slot];
        struct hero counted = *h;
        gb_count_gems(&counted);
        bool away = gb_position_of(g, seat, slot) == BENCH;
        if (memcmp(&counted, h, sizeof counted))
            return refuse(why, "A hero's gems are not counted right.");
        if (away && (h->gem_count || h->blend || h->attached.count))
            return refuse(why, "A hero on the bench has no gems, blend or attached cards.");
    }
    return true;
}

bool gb_valid(const struct game *g, struct reason *why)
{
    for (int seat = 0; seat < 2; seat++) {
        struct deck deck;
        char fault[FAULT];
        gather(&g->player[seat], &deck);
        if (gb_first_fault(&deck, fault, sizeof fault))
            return refuse(why, "The cards of %s are no legal deck. %s", gb_seat_name(g, seat),
                          fault);
        if (!valid_heroes(g, seat, why))
            return false;
    }
    return true;
}
