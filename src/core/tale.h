/* tale.h - what happened, told: an event in words and as data, and many of them as a tale.
 *
 * A tale is built like a book. Each event has a level, and belongs to the nearest event before it
 * whose level is lower: a consequence to an action, an action to a phase or a turn. So whoever has
 * the events in their order has the tree, and can fold it: "Blue plays Haymaker: breaks 3 purple,
 * you take 2 Wounds". */
#ifndef PARLOR_TALE_H
#define PARLOR_TALE_H

#include "core/phrase.h"
#include "core/seat.h"

#include <jansson.h>
#include <stddef.h>

enum level {
    LEVEL_GAME,
    LEVEL_ROUND,
    LEVEL_TURN,
    LEVEL_PHASE,
    LEVEL_ACTION,      /* what somebody decided to do */
    LEVEL_CONSEQUENCE, /* what came of it; also what others answered to it */
    LEVEL_FURTHER      /* what came of a consequence, such as of a reaction */
};

enum weight {
    NORMAL,
    HEADLINE, /* who has only a second reads these */
    DETAIL    /* who wants to know everything unfolds these */
};

enum { CARDS_TOLD = 12 };

/* An event as one observer is told of it. Where nothing is to be said a member is empty. */
struct telling {
    struct phrase phrase;
    enum level level;
    enum weight weight;
    uint8_t seat;                 /* who did it; NOBODY */
    seat_set targets;             /* to whom */
    uint8_t cards;                /* with what: */
    const char *card[CARDS_TOLD]; /* ids of the catalogue; one that stays hidden is none of them */
    char from[ID_BYTES], to[ID_BYTES]; /* ids of objects in the view: a zone, a space, a piece */
    const char *cause; /* because of what: id of a card of the catalogue, or of a term of the
                          glossary; NULL: an answer, or the course of the game */
    bool begun;        /* its first letter is great only because it begins the sentence */
};

/* For a game's tell: */
void tell_card(struct telling *t, const char *id); /* of more than CARDS_TOLD the first ones stay */
void tell_from(struct telling *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void tell_to(struct telling *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The members of an event's JSON object beside its words, and from such an object as much of it as
 * folding needs: who reads it has its strings for as long. */
void telling_write(const struct telling *t, struct writer *w);
struct telling telling_read(const json_t *event);

/* --- Many of them. --- */

struct tale {
    struct telling *told; /* owned */
    size_t count, capacity;
    bool failed; /* memory ran out, something is missing */
};

void tale_add(struct tale *tale, const struct telling *telling);
void tale_clear(struct tale *tale);
void tale_free(struct tale *tale);

/* Calls back for each line, with its end: headings, and one line for each action with what came of
 * it but for details. */
typedef void tale_line(void *context, enum level level, enum weight weight, const char *line);
void tale_fold(const struct tale *tale, tale_line *line, void *context);
/* The same with a line for each event. */
void tale_unfold(const struct tale *tale, tale_line *line, void *context);

#endif
