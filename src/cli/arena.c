/* arena.c - `parlor arena`: many games between bots, for a clear verdict. */
#include "cli/arena.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_GAMES = 10000000 };

/* --- Files. --- */

static bool write_text(struct text *out, const char *path, struct reason *why)
{
    bool fine = file_write(path, out, why);
    text_free(out);
    return fine;
}

static bool write_csv(const struct arena *a, const char *path, struct reason *why)
{
    struct text out = {0};
    arena_columns(a, &out);
    for (long game = 0; game < a->games; game++)
        if (a->game[game].answers)
            arena_row(a, game, &out);
    return write_text(&out, path, why);
}

static bool ends_with(const char *path, const char *end)
{
    size_t length = strlen(path), wanted = strlen(end);
    return length > wanted && !strcmp(path + length - wanted, end);
}

static bool write_matchups(const struct arena *a, const char *path, struct reason *why)
{
    struct text out = {0};
    (ends_with(path, ".svg") ? matchups_svg : matchups_csv)(a, &out);
    return write_text(&out, path, why);
}

/* --- The command. --- */

struct wishes {
    const char *bots, *seats, *games, *threads, *ms, *iterations, *seed;
    const char *csv, *records, *resume, *out, *reader;
    bool matchups, json;
};

/* "search", "search:2000" (iterations) or "search:50ms". */
static bool name_bot(struct arena_bot *b, const struct bot_budget *budget, struct reason *why)
{
    char name[CLI_NAME], *end;
    size_t length = strcspn(b->name, ":");
    snprintf(name, sizeof name, "%.*s", (int)length, b->name);
    b->budget = *budget;
    if (b->name[length]) {
        long number = strtol(b->name + length + 1, &end, 10);
        bool ms = !strcmp(end, "ms");
        if (number < 1 || number > 1000000000 || (*end && !ms))
            return refuse(why, "A bot's budget is like search:2000 or search:50ms, not '%s'.",
                          b->name);
        b->budget = (struct bot_budget){ms ? 0 : number, ms ? number : 0, budget->threads};
    }
    return (b->bot = bot_find(name, why));
}

/* "search,plan": who competes. */
static bool name_bots(struct arena *a, const char *names, const struct bot_budget *budget,
                      struct reason *why)
{
    if (!*names)
        return refuse(why, "--bots and --seats must name bots, such as search,plan.");
    for (; *names; a->bots++) {
        size_t length = strcspn(names, ",");
        if (a->bots == SEATS)
            return refuse(why, "At most %d bots can compete.", SEATS);
        assert(a->bots >= 0 && a->bots < SEATS);
        struct arena_bot *b = &a->bot[a->bots];
        snprintf(b->name, sizeof b->name, "%.*s", (int)(length < 39 ? length : 39), names);
        if (!name_bot(b, budget, why))
            return false;
        names += length + (names[length] == ',');
    }
    if (a->fixed && a->bots != a->seats)
        return refuse(why, "--seats must name a bot for each of %d seats.", a->seats);
    return a->bots <= a->seats || a->seats == 1 ||
           refuse(why, "%d bots can't sit on %d seats.", a->bots, a->seats);
}

/* How many seats the game has with this setup, and whether they are a team: only a started game
 * knows. */
static bool count_seats(struct arena *a, struct reason *why)
{
    uint8_t seed[SEED_BYTES] = {0};
    struct result result = {0};
    struct game *g = malloc(a->rules->size);
    bool fine = g ? game_start(a->rules, g, &a->setup, seed, why) : refuse_memory(why);
    a->seats = fine ? game_kernel_const(g)->seats : 0;
    if (fine)
        a->rules->result(g, &result);
    assert(!fine || (a->seats > 0 && a->seats <= SEATS));
    a->together = result.together;
    free(g);
    return fine;
}

static bool read_numbers(struct arena *a, const struct wishes *wishes, struct bot_budget *budget,
                         long long *threads, struct reason *why)
{
    long long games = wishes->matchups ? 20 : 100, ms = 0, iterations = 0;
    if ((wishes->games && !cli_number("games", wishes->games, 1, MOST_GAMES, &games, why)) ||
        (wishes->threads &&
         !cli_number("threads", wishes->threads, 1, MOST_THREADS, threads, why)) ||
        (wishes->ms && !cli_number("ms", wishes->ms, 1, 3600000, &ms, why)) ||
        (wishes->iterations &&
         !cli_number("iterations", wishes->iterations, 1, 1000000000, &iterations, why)))
        return false;
    *budget = (struct bot_budget){(long)iterations, (long)ms, 1};
    a->games = (long)games;
    return true;
}

/* The setup; matchups are played in their own mode, unless another one is wanted. */
static bool read_setup(struct arena *a, const struct cli_words *words, bool matchups,
                       struct reason *why)
{
    bool moded = false;
    for (int i = 0; i < words->settings; i++)
        moded |= !strcmp(words->setting[i].name, "mode");
    setup_bounded(a->rules->setup, &a->setup); /* a tournament needs games that end */
    return cli_change_setup(a->rules, words, &a->setup, why) &&
           (moded || !matchups || !a->rules->matchups.mode ||
            setup_set(a->rules->setup, &a->setup, "mode", a->rules->matchups.mode, why));
}

static bool read_reading(struct arena *a, const char *word, struct reason *why)
{
    static const char *const words[] = {"", "blind", "yes", "foresees"};
    for (a->reading = FORESEER; a->reading && strcmp(words[a->reading], word);)
        a->reading--;
    if (!a->reading)
        return refuse(why, "--reader is blind, yes or foresees, not '%.40s'.", word);
    return (a->bots == 2 && a->seats == 2) || refuse(why, "--reader is for two bots on two seats.");
}

static bool prepare(struct arena *a, const struct cli_words *words, const struct wishes *wishes,
                    long long *threads, struct reason *why)
{
    struct bot_budget budget;
    const char *names = wishes->seats ? wishes->seats : wishes->bots ? wishes->bots : "plan";
    a->rules = game_find(words->word[0], why);
    a->seed = wishes->seed ? wishes->seed : "1";
    a->fixed = wishes->seats;
    if (!a->rules || !read_setup(a, words, wishes->matchups, why) || !count_seats(a, why) ||
        !read_numbers(a, wishes, &budget, threads, why) || !name_bots(a, names, &budget, why) ||
        (wishes->matchups && !matchups_prepare(a, why)))
        return false;
    if (wishes->reader && !read_reading(a, wishes->reader, why))
        return false;
    while (a->games % arena_orders(a)) /* whole rounds */
        a->games++;
    assert(a->games > 0 && a->bots > 0);
    if (wishes->out && !ends_with(wishes->out, ".svg") && !ends_with(wishes->out, ".csv"))
        return refuse(why, "--out must end with .svg or .csv, not '%.60s'.", wishes->out);
    a->game = calloc((size_t)a->games, sizeof *a->game);
    if (wishes->records && mkdir(wishes->records, 0777) && errno != EEXIST)
        return refuse(why, "%.100s can't be made: %s.", wishes->records, strerror(errno));
    return a->game || refuse(why, "There is not enough memory for that many games.");
}

static bool hold(struct arena *a, const struct wishes *wishes, int threads, struct reason *why)
{
    bool fine = arena_run(a, wishes->records, wishes->resume, threads, why);
    assert(a->played >= 0 && a->played <= a->games);
    if (!fine && !a->played)
        return false;
    if (wishes->matchups)
        (wishes->json ? matchups_print_json : matchups_print_table)(a);
    else
        (wishes->json ? arena_print_json : arena_print_table)(a);
    return fine && (!wishes->csv || write_csv(a, wishes->csv, why)) &&
           (!wishes->out || write_matchups(a, wishes->out, why));
}

static int run(const struct command *self, int argc, char **argv)
{
    struct wishes wishes = {0};
    struct cli_words words;
    struct reason why;
    struct arena arena = {0};
    long long threads = 1;
    const struct cli_option options[] = {{"bots", &wishes.bots, NULL},
                                         {"seats", &wishes.seats, NULL},
                                         {"matchups", NULL, &wishes.matchups},
                                         {"out", &wishes.out, NULL},
                                         {"reader", &wishes.reader, NULL},
                                         {"games", &wishes.games, NULL},
                                         {"threads", &wishes.threads, NULL},
                                         {"ms", &wishes.ms, NULL},
                                         {"iterations", &wishes.iterations, NULL},
                                         {"seed", &wishes.seed, NULL},
                                         {"csv", &wishes.csv, NULL},
                                         {"records", &wishes.records, NULL},
                                         {"resume", &wishes.resume, NULL},
                                         {"json", NULL, &wishes.json},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1 || (!wishes.bots && !wishes.seats && !wishes.matchups))
        return cli_usage(self, "name one game, and the bots that compete with --bots.");
    if ((wishes.bots && wishes.seats) || (wishes.out && !wishes.matchups))
        return cli_usage(self, wishes.out ? "--out is for --matchups."
                                          : "name the bots with --bots or with --seats.");
    bool fine = prepare(&arena, &words, &wishes, &threads, &why) &&
                hold(&arena, &wishes, (int)threads, &why);
    free(arena.game);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_arena = {
    .name = "arena",
    .arguments = "GAME --bots BOTS | --seats BOTS | --matchups [--games N] [--threads T] ...",
    .summary = "Let bots compete over many games, and measure who is better.",
    .options = COMMAND_OPTIONS(
        {"bots", "BOTS",
         "who competes, such as search,plan (random, novice, greedy, plan, search, club, master, "
         "pure). Each seed is played in every order of the bots around the table, so that neither "
         "seats nor cards favour one. In a solo game each bot plays each seed alone. search:2000 "
         "is a search of 2000 iterations, and search:50ms one of 50 milliseconds for each "
         "question"},
        {"seats", "BOTS",
         "instead: a bot for each seat, where it stays in all games. For teams, and to see what a "
         "seat is worth. First, alone or with a team, is a win; each seat has a row"},
        {"matchups", NULL,
         "instead: one bot (plan, or --bots) plays every two characters or decks of the game "
         "against each other, --games for each pair (20)"},
        {"reader", "yes|foresees|blind",
         "yes: the first bot, a search, knows how the second chooses and guesses what explains its "
         "last answer; foresees: and what it will answer; blind: just as few guesses, any, to "
         "compare"},
        {"out", "FILE", "the table of matchups: a heat map if it ends with .svg, or .csv"},
        {"games", "N", "how many games; 100, if you do not say"},
        {"threads", "T", "games that are played at the same time; 1"},
        {"ms", "M", "time for each question, in milliseconds"},
        {"iterations", "I",
         "or this number of iterations: then the same seed gives the same games"},
        {"seed", "S", "any text; 1"}, {"json", NULL, "the result as JSON"},
        {"csv", "FILE", "one row for each game"}, {"records", "FOLDER", "the record of each game"},
        {"resume", "FILE",
         "write finished games to this file at once, and do not play those that are in it: an "
         "arena that was stopped goes on"}),
    .takes_settings = true,
    .help = "Interrupt it with Ctrl-C: the games that are finished count.\n",
    .run = run,
};
