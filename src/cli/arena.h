/* arena.h - many games between bots: what is to be played, what came of it, and how it is told. */
#ifndef PARLOR_ARENA_H
#define PARLOR_ARENA_H

#include "bots/bot.h"
#include "cli/cli.h"

#include <assert.h>

enum { MOST_THREADS = 64, MOST_CHOICES = 64 };

/* How a game went. A zeroed struct is a game that was not finished. */
struct arena_game {
    uint8_t rank[SEATS]; /* 1 = first */
    uint32_t answers;
};

struct arena {
    const struct game_rules *rules;
    struct setup setup;
    bool fixed; /* bot i always has seat i; else each seed is played in every order of the bots */
    int bots;   /* not more than there are seats, unless each plays alone */
    struct arena_bot {
        char name[CLI_NAME]; /* as it was called: "search", "search:2000" */
        const struct bot *bot;
        struct bot_budget budget;
    } bot[SEATS];
    struct matchups {
        int count;     /* of choices that meet; 0: it is the bots that do */
        long per_pair; /* games of each two, an even number */
        const char *choice[MOST_CHOICES];
    } matchups;
    enum reading {
        NO_READER,
        BLIND_READER,
        READER,
        FORESEER
    } reading; /* what does the first bot know about the second? see arena_reader.c */
    int seats;
    bool together; /* all seats are one team against the game */
    long games;
    const char *seed;        /* any text */
    struct arena_game *game; /* owned: one for each, finished or not */
    double seconds;          /* that the games of this run took */
    long played;             /* in this run */
};

/* How many games in a row share a seed: one for each order. */
static inline int arena_orders(const struct arena *a)
{
    return a->matchups.count ? 2 : a->fixed ? 1 : a->bots;
}

static inline int arena_bot_at(const struct arena *a, long game, int seat)
{
    assert(game >= 0 && game < a->games && seat >= 0 && seat < a->seats);
    return a->fixed ? seat : (int)((game + seat) % a->bots);
}

/* --- arena_run.c --- */

void arena_seed(const struct arena *a, long game, uint8_t seed[SEED_BYTES]);

/* Plays all games that are not finished yet. `records` is a folder for their records, `log` a file
 * of finished games, which are not played again; both may be NULL. */
bool arena_run(struct arena *a, const char *records, const char *log, int threads,
               struct reason *why);

/* --- arena_reader.c: a bot that knows how its opponent chooses. --- */

enum { READER_GUESSES = 64, READER_ANSWERS = 8 };

struct reader {
    enum reading reading;
    struct game *before; /* owned: the state before the opponent's last answer; if any was noted */
    bool noted;
    int foe;
    struct option answer;              /* that the opponent gave */
    struct option own[READER_ANSWERS]; /* the reader's answers since */
    int owns;
    struct game *trial; /* owned: the guess that is tried */
    uint8_t *guesses;   /* owned: READER_GUESSES states */
};

bool reader_start(struct reader *r, const struct arena *a);
void reader_free(struct reader *r);

/* Notes an answer that is given in this state, the reader's own or another seat's. */
void reader_note(struct reader *r, const struct arena *a, const struct game *g, int seat,
                 struct option answer, bool own);

int reader_choose(struct reader *r, const struct arena *a, const struct game *g, int seat,
                  const struct arena_bot *own, const struct arena_bot *foe, struct dice *dice);

/* --- arena_report.c --- */

/* What all finished games say about a competitor. */
struct arena_score {
    long games, wins, draws, losses;
    double rank;             /* mean */
    double share, low, high; /* of the points, with its 95 % interval */
};

/* Works out the shares from the games, wins and draws. */
void arena_share(struct arena_score *score);

/* Of a bot; of a seat, if the seating is fixed. */
struct arena_score arena_score(const struct arena *a, int bot);

/* The difference in Elo points that makes this share of the points likely. */
double arena_elo(double share);

void arena_print_table(const struct arena *a);
void arena_print_json(const struct arena *a);
double arena_rate(const struct arena *a); /* games per second */

/* Rows of a table of games, for --csv and --resume. */
void arena_columns(const struct arena *a, struct text *out);
void arena_row(const struct arena *a, long game, struct text *out);
/* Takes a row back; false if it is not a whole row of this arena. */
bool arena_read_row(struct arena *a, const char *line);
/* One line that says what is played: a file of another arena is not resumed. */
void arena_describe(const struct arena *a, struct text *out);

/* "[####......] 42 of 100 games, 3.1 per second, 19 s left" on stderr, drawn over itself. */
void arena_progress(const struct arena *a, long done, double seconds);

/* --- arena_matchups.c: each choice of the setup against each other one. --- */

/* Finds the choices and checks that all of them can meet. */
bool matchups_prepare(struct arena *a, struct reason *why);
bool matchups_setup(const struct arena *a, long game, struct setup *setup);

/* The number of the choice that this seat plays with. */
int matchups_choice_at(const struct arena *a, long game, int seat);

/* How choice `one` did against `other`; against all, if they are the same. */
struct arena_score matchups_score(const struct arena *a, int one, int other);

/* Choices from the strongest to the weakest. */
void matchups_rank(const struct arena *a, int order[MOST_CHOICES]);

/* What a choice is called on paper: as the catalogue spells it, if it does. */
void matchups_name(const struct arena *a, int choice, char name[CLI_NAME]);

void matchups_print_table(const struct arena *a);
void matchups_print_json(const struct arena *a);
void matchups_csv(const struct arena *a, struct text *out);

/* --- arena_heatmap.c --- */

/* The table as a picture to print: an SVG file without scripts and outside references. */
void matchups_svg(const struct arena *a, struct text *out);

#endif
