/* bot.h - players that are programs. They know core's contract and no game's insides.
 *
 * A bot never gets the real state: bot_choose clones it, hides from the clone all that the bot's
 * seat cannot know, and hands over that. So a bot could not cheat if it wanted to.
 *
 * A guess is what tree searches call a determinization: a whole state in which everything hidden
 * from the seat, future chance included, is drawn at random from what the seat cannot exclude
 * (game_hide makes one). It depends on what the seat knows and on dice, never on what is real.
 *
 * A bot always answers. If there is no memory for its thoughts, it follows the game's plan and has
 * no opinions; if there is not even memory for the one guess, it answers at random. */
#ifndef PARLOR_BOT_H
#define PARLOR_BOT_H

#include "core/dice.h"
#include "core/game.h"

/* How much a bot may think about one question. What is 0 is left to the bot. */
struct bot_budget {
    long iterations; /* of a search; then the clock does not count, unless ms is given too */
    long ms;         /* at most: a search stops early when more time cannot change its choice */
    int threads;
};

/* What a bot thinks of an option. */
struct bot_opinion {
    float win;       /* estimate of the seat's success, 0 to 1 */
    float error;     /* by which it may be off: its standard error; 0: the bot has none to tell */
    uint32_t visits; /* how often it was tried, and so how much the estimate is worth */
};

/* What a search knows beyond what its seat may know: only to measure what that is worth. */
struct bot_insight {
    const struct game *guesses; /* `count` states, one after the other */
    int count;
    const struct bot *foe; /* how all other seats choose (the opponent model); NULL: not known */
    struct bot_budget foe_budget;
};

/* One question to a bot. */
struct bot_task {
    const struct game_rules *rules;
    const struct game *guess; /* a state that the seat cannot tell from the real one */
    int seat;
    struct question question; /* at least one option */
    struct bot_budget budget;
    struct dice *dice;
    struct bot_opinion *opinions; /* of each option, all zero: for the bot to fill in if it can */
    bool explains;                /* somebody reads the opinions, not only the choice */
    const struct bot_insight *insight; /* NULL, except in measurements */
};

struct bot {
    const char *name;
    const char *summary;
    struct bot_budget budget; /* what it takes where the caller leaves it to the bot */
    int (*choose)(const struct bot_task *task); /* the number of an option */
};

/* The bots by name, from weak to strong, ending with a NULL name. */
extern const struct bot bot_table[];

const struct bot *bot_find(const char *name, struct reason *why);

/* Asks the bot what this pending seat should answer. `budget` may be NULL; `opinions`, if it is not
 * NULL, has room for OPTIONS and receives what the bot thinks of each option. */
int bot_choose(const struct game_rules *rules, const struct game *real, int seat,
               const struct bot *bot, const struct bot_budget *budget, struct dice *dice,
               struct bot_opinion *opinions);

/* The same for a search that is given its guesses. */
int bot_choose_by(const struct game_rules *rules, const struct game *real, int seat,
                  const struct bot *bot, const struct bot_budget *budget, struct dice *dice,
                  const struct bot_insight *insight);

/* The options from best to worst: the bot's choice, then by how much it believes in them. */
void bot_rank(const struct bot_opinion *opinions, int count, int choice, uint8_t order[OPTIONS]);

/* What it thinks, as a JSON list `options` from best to worst, each in words. */
void bot_advice_write(const struct game_rules *rules, const struct game *g, int seat,
                      const struct bot_opinion *opinions, int choice, struct writer *w);

/* --- For bots. --- */

/* How a game ended, or stands, for each seat: 0 to 1. */
void bot_rewards(const struct game_rules *rules, const struct game *g, float rewards[SEATS]);

/* Starts chance for guesses. */
void bot_chance(struct chance *chance, struct dice *dice);

/* What the game's plan would answer; at random if the game has none. */
int bot_plan(const struct game_rules *rules, const struct game *g, int seat,
             const struct option *options, int count, struct dice *dice);

/* The bots' own files. */
int random_choose(const struct bot_task *task);
int greedy_choose(const struct bot_task *task);
int plan_choose(const struct bot_task *task);
int novice_choose(const struct bot_task *task);
int search_choose(const struct bot_task *task);
int pure_choose(const struct bot_task *task);

/* The best of the options that a search has these opinions of. */
int search_best(const struct bot_opinion *opinions, int count);

#endif
