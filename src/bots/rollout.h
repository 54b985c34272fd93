/* rollout.h - what a position is worth, found out by playing it to its end many times.
 *
 * Everybody follows the game's plan, which only uses what a seat may know. So the mean of the
 * results is an honest estimate of what such players would reach, with a standard error, and the
 * same estimate before and after an answer (GNU Backgammon's word for it is the same).
 *
 * To compare answers, each is an arm of one experiment: a round plays all arms from the same guess
 * of what is hidden, with the same chance and the same dice (common random numbers), so that the
 * luck that all share cancels out of their differences. */
#ifndef PARLOR_ROLLOUT_H
#define PARLOR_ROLLOUT_H

#include "bots/bot.h"

enum { ROLLOUT_ARMS = 6 };

/* How much is tried. A round costs what it takes to play the position to its end, so what is
 * counted is answers that are given in the head: more rounds where they are short. */
struct effort {
    long answers; /* for each arm */
    double
        deadline; /* of the stopwatch; then it stops after FEWEST_ROUNDS at the latest; 0: none */
};
enum { FEWEST_ROUNDS = 32, MOST_ROUNDS = 4000 };

/* An estimate and its standard error. */
struct estimate {
    float mean, error;
};

struct rollout {
    const struct game_rules *rules;
    const struct game *real;
    int observer; /* who looks: everything hidden from them is guessed; ALL_SEEING: nothing is, but
                     what chance has not decided yet */
    int seat;     /* whose first answer the arms are; if there are any */
    int arms;
    struct option arm[ROLLOUT_ARMS];
    struct game *guess, *g; /* owned */

    /* What came of it. The last row is what follows if the plan answers first, too. */
    long rounds, answers;
    double sum[ROLLOUT_ARMS + 1][SEATS], squares[ROLLOUT_ARMS + 1][SEATS];
    double products[ROLLOUT_ARMS + 1][ROLLOUT_ARMS + 1]; /* of that seat's rewards in two rows */
};
enum { ROLLOUT_PLAN = ROLLOUT_ARMS };

/* Both states that it needs; false if there is no memory for them. */
bool rollout_start(struct rollout *r, const struct game_rules *rules);
void rollout_free(struct rollout *r);

/* Another position, seen by this observer, with no arms and no rounds yet. */
void rollout_set(struct rollout *r, const struct game *real, int observer);
/* An arm; its row. `seat` is the observer. */
int rollout_add(struct rollout *r, struct option first);

/* Plays more rounds, until there is as much effort in it. The same seed plays the same rounds. */
void rollout_play(struct rollout *r, const struct effort *effort, uint64_t seed);

/* A seat's reward in a row, and how much better its own is in one row than in another. */
struct estimate rollout_reward(const struct rollout *r, int row, int seat);
struct estimate rollout_lead(const struct rollout *r, int row, int over);

#endif
