/* lesson.h - a game shown to who has never played it, step by step, on a real board.
 *
 * A lesson is a file lessons/<game>/NN-name.json (docs/lessons.md says how one is written). Each of
 * its steps takes one answer: the number of an option, or 0 where a step only tells something. So a
 * lesson and the answers given so far are all that is needed to go on, as with a record. */
#ifndef PARLOR_LESSON_H
#define PARLOR_LESSON_H

#include "core/embedded.h"
#include "core/game.h"

enum { LESSON_STEPS = 40, LESSON_NAME = 32 };

struct lesson {
    const struct game_rules *rules;
    int number;             /* its place in the course, from 1 on */
    char name[LESSON_NAME]; /* "goal" of 01-goal.json */
    const char *title;
    int minutes;
    int seat; /* who learns */
    int steps;
    json_t *json; /* owned: the file, checked; see the functions below */
};

/* From the text of a file with this name. On success free it. */
bool lesson_read(struct lesson *l, const struct game_rules *rules, const char *file,
                 const char *text, size_t length, struct reason *why);
void lesson_free(struct lesson *l);

/* Among the files that the program has: by its name or its number. */
bool lesson_find(struct lesson *l, const struct embedded *files, const struct game_rules *rules,
                 const char *wanted, struct reason *why);

/* Calls back for each lesson of a game, in their order; false: memory ran out. */
bool lessons_each(const struct embedded *files, const struct game_rules *rules,
                  void (*found)(void *context, const struct lesson *lesson), void *context);

/* What it says of itself, and what a step does; "" and NULL where it says nothing. */
const json_t *lesson_clauses(const struct lesson *l);          /* that it teaches: strings */
const char *lesson_say(const struct lesson *l, int step);      /* before the answer */
const char *lesson_task(const struct lesson *l, int step);     /* what to do; "": go on */
const json_t *lesson_points(const struct lesson *l, int step); /* ids of the view: strings */
bool lesson_asks(const struct lesson *l, int step);            /* or it only tells something */

/* Does the step begin with a position of its own? Else it goes on from the one before. */
bool lesson_lays(const struct lesson *l, int step);
/* Lays that out in `g`. */
bool lesson_lay(const struct lesson *l, int step, struct game *g, struct reason *why);

/* Where a learner stands. */
struct progress {
    int step;         /* that is open; all of them: the lesson is over */
    bool right;       /* whether the last answer was: else the step is the one that it answered */
    const char *said; /* to the last answer */
};

/* Plays the answers into `g`; of the last one somebody hears. Only the last may be wrong, and has
 * changed nothing then. The step that opens next is not laid out yet: what came of the last answer
 * can be shown before. */
bool lesson_play(const struct lesson *l, const uint8_t *answers, int count, struct game *g,
                 struct listener *listener, struct progress *out, struct reason *why);

/* The first answer to each step that is right; `g` is where they lead. */
bool lesson_solve(const struct lesson *l, uint8_t answers[LESSON_STEPS], struct game *g,
                  struct reason *why);

/* Plays it in every way in which it can be played, and refuses it with what is wrong: a step that
 * nobody is asked at, a choice that no option fits or more than it says, a thing that is not there
 * to be pointed at. */
bool lesson_check(const struct lesson *l, struct reason *why);

#endif
