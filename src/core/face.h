/* face.h - a card's whole face, as a person reads it: its facts, its text, what is to be read
 * together with it, and last where all that comes from. */
#ifndef PARLOR_FACE_H
#define PARLOR_FACE_H

#include "core/cards.h"

#include <stdbool.h>

struct game_rules;
struct text;
struct writer;

enum { FACTS = 16, FACT_BYTES = 100, MORE_CARDS = 12 };

/* What is printed on it, in the order in which one needs it. A name is words without signs, and its
 * first letter is great: who shows facts decides how they are joined. A value that says all by
 * itself ("purple") has no name. */
struct face {
    int facts;
    struct fact {
        const char *name; /* "Cost"; NULL: none is needed */
        char value[FACT_BYTES];
    } fact[FACTS];
    int more;
    const char *card[MORE_CARDS]; /* ids to read with it: its other side, its actions */
};

void face_fact(struct face *face, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void face_more(struct face *face, const char *id);

struct face card_face(const struct game_rules *rules, const struct card *card);

/* For people, in lines of any length: "Crash Gem (chip)", its facts, its text, the cards to be read
 * with it a step further in, and where its facts come from. */
void card_face_text(const struct game_rules *rules, const struct card *card, struct text *out);

/* For programs: the card as a JSON value in a list. */
void card_write(const struct game_rules *rules, const struct card *card, struct writer *w);

/* The card with this id; NULL: none. */
const struct card *card_find(const struct game_rules *rules, const char *id);
/* The card that somebody probably means who calls it so: by its name and not its id, in the plural,
 * with a slip of the pen; NULL: none. */
const struct card *card_meant(const struct game_rules *rules, const char *word);
/* Is it exactly called so: its id, its name or its title? */
bool card_is_called(const struct card *card, const char *wanted);
/* Is it this id or name, or a part of the name or title? "" fits every card. */
bool card_matches(const struct card *card, const char *wanted);

#endif
