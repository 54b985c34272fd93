/* arena.h - many games between bots: what is to be played, what came of it, and how it is told. */
#ifndef PARLOR_ARENA_H
#define PARLOR_ARENA_H

#include "bots/bot.h"
#include "cli/cli.h"

/* How a game went. A zeroed struct is a game that was not finished. */
struct arena_game {
    uint8_t place[SEATS]; /* 1 = first */
    uint32_t answers;
};

struct arena {
    const struct game_rules *rules;
    struct setup setup;
    struct bot_budget budget;
    int bots; /* how many compete: not more than there are seats, unless each plays alone */
    const struct bot *bot[SEATS];
    int seats;
    long games;
    const char *seed;        /* any text */
    struct arena_game *game; /* owned: one for each, finished or not */
    double seconds;          /* that the games of this run took */
    long played;             /* in this run */
};

/* Each seed is played once in every order of the bots around the table. */
static inline int arena_bot_at(const struct arena *a, long game, int seat)
{
    return (int)((game + seat) % a->bots);
}

/* Games of one round, in which each order is played once, share a seed. */
void arena_seed(const struct arena *a, long game, uint8_t seed[SEED_BYTES]);

/* --- arena_report.c --- */

/* What all finished games say about a bot. */
struct arena_score {
    long games, wins, draws, losses;
    double share, low, high; /* of the points, with its 95 % interval */
};

struct arena_score arena_score(const struct arena *a, int bot);

/* The difference in Elo points that makes this share of the points likely. */
double arena_elo(double share);

void arena_print_table(const struct arena *a);
void arena_print_json(const struct arena *a);

/* Rows of a table of games, for --csv and --resume. */
void arena_columns(const struct arena *a, struct text *out);
void arena_row(const struct arena *a, long game, struct text *out);
/* Takes a row back; false if it is not a whole row of this arena. */
bool arena_read_row(struct arena *a, const char *line);
/* One line that says what is played: a file of another arena is not resumed. */
void arena_describe(const struct arena *a, struct text *out);

/* "[####......] 42 of 100 games, 3.1 per second, 19 s left" on stderr, drawn over itself. */
void arena_progress(const struct arena *a, long done, double seconds);

#endif
