/* analysis.h - a finished game looked at once more: how everybody stood after each answer, which
 * answers were mistakes, and what was skill and what was luck.
 *
 * How a seat stands is found out by rollouts (rollout.h), from what that seat knew at the time, and
 * if wanted once more with open cards. What a search would rather have answered is rolled out
 * beside what was answered, so what was lost is a difference with a standard error.
 *
 * From one answer to the next a seat's chance changes. What an answer was worth, compared with
 * what the plan would have answered there, is its effect; the rest of the change is luck. So a
 * seat's chance at the start, the effects of its own and of others' answers, and its luck add up
 * to its result exactly; and whoever plays how, luck is nothing on average. */
#ifndef PARLOR_ANALYSIS_H
#define PARLOR_ANALYSIS_H

#include "bots/rollout.h"
#include "core/record.h"

enum grade { FINE, SLIP, MISTAKE, BLUNDER, GRADES };
extern const char *const grade_names[];  /* "", "slip", "mistake", "blunder", NULL */
extern const float grade_losses[GRADES]; /* from how large a loss on */

/* Chances to win: from 0 to 1, as bots reckon the places of a game of several seats. */
struct standing {
    struct estimate known[SEATS]; /* with what each seat knew */
    struct estimate open[SEATS];  /* with open cards, if that was wanted */
};

struct alternative {
    uint8_t option;
    struct estimate win;    /* in rollouts */
    struct estimate search; /* what a search thinks of it, which had so many ... */
    uint32_t visits;
};

enum { ALTERNATIVES = 4 };

/* What there is to say about an answer. */
struct verdict {
    uint8_t seat, option;
    uint8_t options;      /* that it had; 0: it gave up, by words or by the clock */
    uint8_t alternatives; /* looked at, from good to bad; 0: not looked at */
    struct alternative best[ALTERNATIVES]; /* the given answer is one of them: */
    uint8_t taken;
    struct estimate loss; /* by not taking the best; 0 if that may well be noise */
    enum grade grade;
    float effect[SEATS]; /* on the chances, compared with what the plan would have answered */
};

/* Where a seat's result came from: start + own + others + luck = end. */
struct balance {
    float start, own, others, luck, end;
    int decisions; /* with more than one option */
    int grades[GRADES];
    struct estimate loss; /* of all of them */
};

struct analysis {
    const struct record *record;
    int seats;
    int only;  /* this seat's knowledge and decisions alone; SPECTATOR: all */
    bool over; /* the game is: the last standing is its result */
    bool open;
    int depth;
    size_t count;              /* of answers, and one more if somebody gave up */
    struct verdict *verdict;   /* owned: count */
    struct standing *standing; /* owned: count + 1, the first before the first answer */
    struct balance balance[SEATS];
    size_t decisive; /* the answer that brought a seat furthest towards its end; if count > 0 */
};

/* What is wanted. */
struct analysis_wish {
    const struct record *record; /* that record_check finds nothing wrong with */
    int depth;      /* thousand answers in the head for each estimate; 0: ANALYSIS_DEPTH */
    double seconds; /* for all of it; 0: as long as it takes. With a limit it is not repeatable */
    uint64_t seed;
    int only;  /* a seat, or SPECTATOR for all */
    bool open; /* also with open cards: for whoever may see them */
    /* Called before each answer; it may say false, which ends the analysis. NULL: nobody asks. */
    bool (*progress)(void *context, size_t done, size_t all);
    void *context;
};
enum { ANALYSIS_DEPTH = 25, ANALYSIS_DEEPEST = 10000 };

bool analysis_make(struct analysis *a, const struct analysis_wish *wish, struct reason *why);
void analysis_free(struct analysis *a);

/* How much this answer changed the seat's chance, and which part of that was luck. */
float analysis_swing(const struct analysis *a, size_t answer, int seat);
float analysis_luck(const struct analysis *a, size_t answer, int seat);

/* The seat that it brought furthest towards its end. */
int analysis_struck(const struct analysis *a, size_t answer);
/* Whose decision that was, for the larger part; NOBODY's: it was luck. */
int analysis_culprit(const struct analysis *a, size_t answer);

/* All of it as a JSON object, the options in words. */
bool analysis_write(const struct analysis *a, struct writer *w, const char *key,
                    struct reason *why);

/* The same in pieces: what is to be said of the whole, as members of the open object, and a list of
 * the answers from one number up to another. `g` is room for a state. */
void analysis_write_sums(const struct analysis *a, struct game *g, struct writer *w);
void analysis_write_answers(const struct analysis *a, struct game *g, size_t from, size_t to,
                            struct writer *w, const char *key);

#endif
