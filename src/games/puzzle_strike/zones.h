/* zones.h - a zone without an order, such as a hand, is how many chips of each kind it has; sets of
 * kinds are 32 bits. */
#ifndef PUZZLE_STRIKE_ZONES_H
#define PUZZLE_STRIKE_ZONES_H

#include "games/puzzle_strike/puzzle_strike.h"

#define FOR_EACH_KIND(kind, set) FOR_EACH_IN(uint32_t, __builtin_ctz, kind, set)

static inline uint32_t ps_kind_bit(int kind)
{
    assert(kind >= 0 && kind < KINDS);
    return UINT32_C(1) << kind;
}

/* The set of the kinds of which there is at least one. */
static inline uint32_t ps_kinds(const uint8_t zone[KINDS])
{
    uint32_t kinds = 0;
    for (int part = 0; part < KINDS / 8; part++) {
        uint64_t eight;
        memcpy(&eight, zone + 8 * part, sizeof eight);
        uint64_t some =
            (((eight & UINT64_C(0x7f7f7f7f7f7f7f7f)) + UINT64_C(0x7f7f7f7f7f7f7f7f)) | eight) &
            UINT64_C(0x8080808080808080);
        kinds |= (uint32_t)((some >> 7) * UINT64_C(0x0102040810204080) >> 56) << 8 * part;
    }
    return kinds;
}

static inline bool ps_is_empty(const uint8_t zone[KINDS])
{
    uint64_t words[KINDS / 8];
    memcpy(words, zone, KINDS);
    return !(words[0] | words[1] | words[2] | words[3]);
}

static inline int ps_total(const uint8_t zone[KINDS])
{
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++)
        total += zone[kind];
    return total;
}

static inline void ps_put(uint8_t zone[KINDS], int kind)
{
    assert(kind >= 0 && kind < KINDS && zone[kind] < UINT8_MAX);
    zone[kind]++;
}

static inline void ps_remove(uint8_t zone[KINDS], int kind)
{
    assert(kind >= 0 && kind < KINDS && zone[kind] > 0);
    zone[kind]--;
}

/* The kinds inside a bag: what lies on top is not (PS-202). */
static inline uint32_t ps_bag_kinds(const struct player *p)
{
    uint32_t kinds = 0;
    for (int i = 0; i < p->bag.count - p->topped; i++)
        kinds |= ps_kind_bit(p->bag.card[i]);
    return kinds;
}

/* Does a hand hold chips that nobody else has seen? */
static inline bool ps_hides_chips(const struct player *p)
{
    return memcmp(p->hand, p->known, sizeof p->hand) != 0;
}

/* What a hand may hold as far as everybody knows: if a chip of it is hidden, whatever is in it or
 * in the bag. That is the same set however those chips are dealt (PS-389). */
static inline uint32_t ps_may_hold(const struct player *p)
{
    return ps_kinds(p->hand) | (ps_hides_chips(p) ? ps_bag_kinds(p) : 0);
}

/* The kind of a chip; NO_KIND if it is not in this game. */
static inline int ps_find_kind(const struct game *g, int chip)
{
    const uint8_t *found = memchr(g->chip, chip, KINDS);
    return found ? (int)(found - g->chip) : NO_KIND;
}

/* How many of this chip a player has laid out. The ongoing zone is mostly empty. */
static inline int ps_ongoing(const struct game *g, int seat, int chip)
{
    const uint8_t *ongoing = g->player[seat].ongoing;
    int kind = ps_is_empty(ongoing) ? NO_KIND : ps_find_kind(g, chip);
    return kind == NO_KIND ? 0 : ongoing[kind];
}

static inline bool ps_has_ongoing(const struct game *g, int seat, int chip)
{
    return ps_ongoing(g, seat, chip) > 0;
}

#endif
