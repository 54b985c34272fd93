/* decks.h - the six decks, and decks from outside. */
#ifndef GEM_BLENDERS_DECKS_H
#define GEM_BLENDERS_DECKS_H

#include "games/gem_blenders/gem_blenders.h"

/* Heroes in the order left, center, right, back, then the bench. */
struct deck {
    char name[40];
    uint8_t heroes;
    uint8_t hero[2 * HEROES]; /* with space for a deck that has too many */
    uint8_t count[CARDS];     /* of each card of the main deck */
    bool nought[CARDS];       /* it is named, with no copy: that may be a slip, so it is listed */
};

enum { DECKS = 6, DECK_TEXT = 1000 };       /* characters of a deck as a text */
extern const char *const gb_deck_choices[]; /* "random", then the six */
extern const struct deck gb_ready_decks[DECKS];

/* A deck by its name, as a list or as JSON; refuses what is no deck at all, with a sentence. */
bool gb_read_deck(const char *text, struct deck *deck, struct reason *why);
/* As a list. */
void gb_write_deck(const struct deck *deck, struct text *out);
/* Writes a line for every rule of GB-101 that the deck breaks; returns how many. */
int gb_deck_faults(const struct deck *deck, struct text *out);
enum { FAULT = 160 }; /* characters of such a line */
/* Is there any? Then the first one is written, without the end of its line. */
bool gb_first_fault(const struct deck *deck, char *out, size_t capacity);
bool gb_check_text(int field, const char *text, struct text *out);
bool gb_spell_text(int field, const char *text, struct text *out);

#endif
