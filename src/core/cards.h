/* cards.h - cards in zones: small fixed arrays inside the state, and the words all games use.
 *
 * A card is a byte, its row in the game's catalogue. A zone is an ordered list of cards; its last
 * card is the top. The words: hand, deck (draw from its top), discard (its top was discarded last),
 * play (cards put down this turn), board, bank, out (of the game). */
#ifndef PARLOR_CARDS_H
#define PARLOR_CARDS_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#define ZONE(most)                                                                                 \
    struct {                                                                                       \
        uint8_t count;                                                                             \
        uint8_t card[most];                                                                        \
    }

/* Functions take a zone of any size through these three; a zone `z` is passed as ZONE_OF(z). */
#define ZONE_OF(z) &(z).count, (z).card, (uint8_t)sizeof(z).card

static inline void zone_put(uint8_t *count, uint8_t *card, uint8_t most, uint8_t what)
{
    assert(*count < most);
    (void)most;
    card[(*count)++] = what;
}

/* Takes the top card. The freed place is zeroed: equal zones, equal bytes. */
static inline uint8_t zone_take_top(uint8_t *count, uint8_t *card, uint8_t most)
{
    assert(*count > 0 && *count <= most);
    (void)most;
    uint8_t top = card[--*count];
    card[*count] = 0;
    return top;
}

static inline void zone_clear(uint8_t *count, uint8_t *card, uint8_t most)
{
    memset(card, 0, most);
    *count = 0;
}

/* Where a card's facts come from. Every client shows it. */
enum provenance {
    PRINTED,      /* confirmed by the rulebook or by the card's face */
    LIKELY,       /* stated by a source; details inferred */
    RECONSTRUCTED /* designed here, because the printed card is not known */
};

enum { CARD_NUMBERS = 6 };

/* A card's face, for people and programs. `text` is in our own words. */
struct card {
    const char *id;    /* stable, as in "flash_arrow" */
    const char *name;  /* as printed */
    const char *kind;  /* "number", "ability", "chip" ... */
    const char *owner; /* the character that it belongs to, or what it takes to play; NULL: none */
    const char *title; /* the name of its effect, by which options call it; NULL: it has none */
    const char *text;
    enum provenance provenance;
    const char *sources; /* which of its facts come from where, if not all are alike; else NULL */
    struct card_number {
        const char *name;
        int value;
    } numbers[CARD_NUMBERS + 1]; /* what is printed on it; the last name is NULL */
};

const char *provenance_name(enum provenance provenance);

#endif
