/* bench.c - `parlor bench`: how fast the rules run, and a signature of what they decided; how much
 * of that speed a search has. */
#include "bots/bot.h"
#include "cli/cli.h"
#include "core/stopwatch.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct measurement {
    long long decisions, games;
    double seconds;
    size_t bytes;       /* of a state */
    uint64_t signature; /* over every decision: equal on every machine and build */
};

struct bench {
    const char *mode; /* NULL: all */
    long long decisions, seed;
    long long iterations; /* of a search that is measured, too; 0: of none */
    bool json;
};

/* (after FNV-1a) */
#define FIRST_SIGNATURE UINT64_C(14695981039346656037)

static uint64_t sign(uint64_t signature, uint32_t decision)
{
    return (signature ^ decision) * UINT64_C(1099511628211);
}

static void seed_of_game(uint64_t seed, long long game, uint8_t out[SEED_BYTES])
{
    struct dice dice = {.state = seed ^ (uint64_t)game * UINT64_C(0x9e3779b97f4a7c15)};
    dice_bytes(&dice, out, SEED_BYTES);
}

/* Random play. One seat is asked after the other; all draw from the same dice. */
static void measure(const struct game_rules *rules, const struct setup *setup,
                    const struct bench *b, struct game *g, struct measurement *m)
{
    uint64_t seed = (uint64_t)b->seed;
    struct dice dice = {.state = seed};
    struct option options[OPTIONS];
    uint8_t game_seed[SEED_BYTES];
    long long left = b->decisions, games = 0;
    uint64_t signature = FIRST_SIGNATURE;
    double start = stopwatch_seconds();
    while (left) {
        seed_of_game(seed, games++, game_seed);
        if (!game_start(rules, g, setup, game_seed, NULL))
            break;
        for (seat_set pending; (pending = game_pending(g)) && left; left--) {
            int seat = __builtin_ctz(pending);
            uint32_t count = (uint32_t)(rules->options(g, seat, options) - options);
            assert(count > 0 && count <= OPTIONS);
            uint32_t choice = dice_below(&dice, count);
            signature = sign(signature, choice ^ count << 8);
            game_apply(rules, g, seat, options[choice]);
        }
    }
    *m = (struct measurement){b->decisions, games, stopwatch_seconds() - start, game_size(rules, g),
                              signature};
}

/* --- A search: its decisions are the answers that it gives in its head. --- */

static const struct game_rules *counted; /* whose runs are counted */
static long long answered;

/* The rules run after every answer; answers that seats give at once count as one. */
static void count_run(struct game *g)
{
    answered++;
    counted->run(g);
}

/* Games between searches, until they have thought of b->decisions. */
static void measure_search(const struct game_rules *rules, const struct setup *setup,
                           const struct bench *b, struct game *g, struct measurement *m)
{
    uint64_t seed = (uint64_t)b->seed;
    struct dice dice = {.state = seed};
    struct bot_budget budget = {.iterations = (long)b->iterations, .threads = 1};
    const struct bot *bot = bot_find("search", NULL);
    struct game_rules counting = *rules;
    uint8_t game_seed[SEED_BYTES];
    uint64_t signature = FIRST_SIGNATURE;
    long long games = 0;
    double start = stopwatch_seconds();
    counting.run = count_run;
    counted = rules;
    answered = 0;
    while (answered < b->decisions) {
        seed_of_game(seed, games++, game_seed);
        if (!game_start(rules, g, setup, game_seed, NULL))
            break;
        for (seat_set pending; (pending = game_pending(g)) && answered < b->decisions;) {
            int seat = __builtin_ctz(pending);
            int choice = bot_choose(&counting, g, seat, bot, &budget, &dice, NULL);
            signature = sign(signature, (uint32_t)choice);
            game_answer(rules, g, seat, choice, NULL, NULL);
        }
    }
    *m = (struct measurement){answered, games, stopwatch_seconds() - start, game_size(rules, g),
                              signature};
}

/* --- Telling. --- */

static double rate(const struct measurement *m)
{
    assert(m->decisions > 0 && m->seconds >= 0);
    return (double)m->decisions / m->seconds;
}

/* A search's row comes below that of random play, with its share of those decisions per second. */
static void print_row(const struct game_rules *rules, const char *mode, const struct measurement *m,
                      const struct measurement *random)
{
    printf("%-16s %-12s %12.0f %10.0f %8.1f %10.1f %8zu  %016" PRIx64, random ? "" : rules->name,
           random ? "  search" : mode, rate(m), (double)m->games / m->seconds,
           1e9 * m->seconds / (double)m->decisions, (double)m->decisions / (double)m->games,
           m->bytes, m->signature);
    if (random)
        printf("  %.0f %%", 100 * rate(m) / rate(random));
    printf("\n");
}

static void print_json(const struct game_rules *rules, const char *mode,
                       const struct measurement *m, const struct measurement *random)
{
    printf("{\"game\":\"%s\",\"mode\":\"%s\",\"decisions\":%lld,\"games\":%lld,"
           "\"decisions_per_second\":%.0f,\"games_per_second\":%.0f,\"ns_per_decision\":%.1f,"
           "\"decisions_per_game\":%.1f,\"state_bytes\":%zu,\"signature\":\"%016" PRIx64 "\"",
           rules->name, mode, m->decisions, m->games, rate(m), (double)m->games / m->seconds,
           1e9 * m->seconds / (double)m->decisions, (double)m->decisions / (double)m->games,
           m->bytes, m->signature);
    if (random)
        printf(",\"search_share\":%.3f", rate(m) / rate(random));
    printf("}\n");
}

static bool bench_game(const struct game_rules *rules, const struct bench *b, struct reason *why)
{
    struct game *g = calloc(1, rules->size);
    if (!g)
        return refuse_memory(why);
    for (int mode = 0; rules->setup[SETUP_MODE].choices[mode]; mode++) {
        struct setup setup;
        struct measurement m, search;
        const char *name = rules->setup[SETUP_MODE].choices[mode];
        setup_bounded(rules->setup, &setup);
        if (b->mode && !setup_set(rules->setup, &setup, "mode", b->mode, why)) {
            free(g);
            return false;
        }
        if (!b->mode)
            setup.value[SETUP_MODE] = (int16_t)mode;
        else if (setup.value[SETUP_MODE] != mode)
            continue;
        measure(rules, &setup, b, g, &m);
        (b->json ? print_json : print_row)(rules, name, &m, NULL);
        if (!b->iterations)
            continue;
        measure_search(rules, &setup, b, g, &search);
        (b->json ? print_json : print_row)(rules, name, &search, &m);
    }
    free(g);
    return true;
}

static int run(const struct command *self, int argc, char **argv)
{
    struct bench b = {.decisions = 2000000, .seed = 1};
    const char *decisions = NULL, *seed = NULL, *search = NULL;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"mode", &b.mode, NULL}, {"decisions", &decisions, NULL},
                                         {"seed", &seed, NULL},   {"search", &search, NULL},
                                         {"json", NULL, &b.json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count > 1)
        return cli_usage(self, "name one game, or none for all.");
    if ((decisions && !cli_number("decisions", decisions, 1, 1000000000000, &b.decisions, &why)) ||
        (seed && !cli_number("seed", seed, 0, INT64_MAX, &b.seed, &why)) ||
        (search && !cli_number("search", search, 1, 1000000000, &b.iterations, &why)))
        return cli_refuse(self, &why);
    if (!b.json)
        printf("%-16s %-12s %12s %10s %8s %10s %8s  %s\n", "game", "mode", "decisions/s", "games/s",
               "ns/dec", "dec/game", "bytes", "signature");
    if (words.count) {
        const struct game_rules *rules = game_find(words.word[0], &why);
        return rules && bench_game(rules, &b, &why) ? EXIT_FINE : cli_refuse(self, &why);
    }
    for (const struct game_rules *const *row = game_table; *row; row++)
        if (!bench_game(*row, &b, &why))
            return cli_refuse(self, &why);
    return EXIT_FINE;
}

const struct command command_bench = {
    .name = "bench",
    .arguments = "[GAME] [--mode M] [--decisions N] [--seed N] [--search N] [--json]",
    .summary = "Measure the speed of random play in every game and mode.",
    .options = COMMAND_OPTIONS(
        {"mode", "MODE", "only this one"}, {"decisions", "N", "how many in each mode; 2000000"},
        {"seed", "N", "1"},
        {"search", "N",
         "also let searches of N iterations per question play, and say how many decisions per "
         "second they make in their heads, and what share of random play's that is"},
        {"json", NULL, "the result as JSON"}),
    .help = "The signature is a hash over all decisions: for the same seed and number of\n"
            "decisions it is equal on every machine and build, unless the rules changed.\n",
    .run = run,
};
