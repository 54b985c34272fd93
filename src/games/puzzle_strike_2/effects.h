/* effects.h - a card that is being carried out: shared by effects.c, which runs its steps, and
 * effects_steps.c, which knows what each of them does. */
#ifndef PUZZLE_STRIKE_2_EFFECTS_H
#define PUZZLE_STRIKE_2_EFFECTS_H

#include "games/puzzle_strike_2/cards.h"

/* The frame of the script `perform`. */
struct effect {
    uint8_t who, card;
    uint8_t runs;            /* how often its steps are still to be done: 2 by Double Take */
    uint8_t opened;          /* it was played through a present */
    uint8_t opener;          /* the creature that saw the present being opened */
    uint8_t first;           /* it was the first present of the turn */
    uint8_t step;            /* at which step it is */
    union {                  /* what is left of the step: */
        uint8_t asks_left;   /* questions */
        seat_set discarders; /* players */
    };
    uint8_t broke;         /* gems that its last crash broke */
    uint8_t negated;       /* tokens that it negated */
    uint8_t echoes;        /* crashes for cards that it has trashed (P2-419) */
    uint8_t extra;         /* crashes that Brass Knuckles add when it is done */
    uint8_t colors;        /* set of colours that it has put into the pile */
    union {                /* what the step has come to: */
        uint8_t chosen;    /* the card that it plays */
        uint8_t looked_at; /* how many cards it has looked at */
    };
};

static inline struct step p2_step(const struct effect *e)
{
    return p2_facts[e->card].steps[e->step];
}

static inline bool p2_is_condition(const struct effect *e)
{
    return p2_step(e).op >= IF_TOP_DIFFERS;
}

/* The card that is being carried out; NULL: none is. A creature that reacts to a present takes its
 * place, as the one that asks and is the reason of what happens. */
const struct effect *p2_running(const struct game *g);
int p2_running_card(const struct game *g); /* NO_CARD */

/* Steps that ask: the question's kind (NO_QUESTION: it does not ask), what it is about, how often
 * it is asked, and whether it can be (P2-370); then what was chosen happens, or the player stops.
 */
enum { NO_QUESTION = 255 };
uint8_t p2_step_question(const struct effect *e);
uint8_t p2_step_about(const struct effect *e);
uint8_t p2_step_times(const struct effect *e);
bool p2_can_choose(const struct game *g, const struct effect *e);
void p2_choose(struct game *g, struct effect *e, struct option answer);

/* Says why nothing happens; always false. */
bool p2_fail(const struct effect *e, enum failure why);

/* Steps that don't. A condition that does not hold ends the card. */
void p2_do_step(struct game *g, struct effect *e);
bool p2_condition_holds(struct game *g, struct effect *e);

#endif
