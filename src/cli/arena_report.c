/* arena_report.c - what came of an arena's games: figures, tables and rows. See arena.h. */
#include "cli/arena.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Figures. --- */

/* Wilson's interval: honest for few games, and never beyond 0 or 1. */
static void wilson(double share, double games, double *low, double *high)
{
    const double z = 1.96;
    double center = (share + z * z / (2 * games)) / (1 + z * z / games);
    double spread =
        z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    *low = fmax(0, center - spread);
    *high = fmin(1, center + spread);
}

/* The best place of a bot's seats and of the others; 0: it has none. */
static void best_places(const struct arena *a, long game, int bot, int *own, int *other)
{
    *own = *other = 0;
    for (int seat = 0; seat < a->seats; seat++) {
        int place = a->game[game].place[seat];
        int *best = arena_bot_at(a, game, seat) == bot ? own : other;
        if (!*best || place < *best)
            *best = place;
    }
}

struct arena_score arena_score(const struct arena *a, int bot)
{
    struct arena_score s = {0};
    for (long game = 0; game < a->games; game++) {
        int own, other;
        if (!a->game[game].answers)
            continue;
        best_places(a, game, bot, &own, &other);
        if (!own)
            continue;
        if (!other)
            other = own == 1 ? 2 : 1; /* played alone: first, or lost */
        s.games++;
        s.wins += own < other;
        s.draws += own == other;
        s.losses += own > other;
    }
    if (s.games) {
        s.share = ((double)s.wins + (double)s.draws / 2) / (double)s.games;
        wilson(s.share, (double)s.games, &s.low, &s.high);
    }
    return s;
}

double arena_elo(double share)
{
    if (share <= 0 || share >= 1)
        return share <= 0 ? -INFINITY : INFINITY;
    return -400 * log10(1 / share - 1);
}

/* --- For people. --- */

static void print_elo(double share)
{
    double elo = arena_elo(share);
    if (isinf(elo))
        printf(" %7s", elo < 0 ? "-inf" : "+inf");
    else
        printf(" %+7.0f", elo);
}

static double rate_of(const struct arena *a)
{
    return a->seconds > 0 ? (double)a->played / a->seconds : 0;
}

void arena_print_table(const struct arena *a)
{
    printf("%-10s %7s %7s %7s %7s %8s  %-15s %7s  %s\n", "bot", "games", "wins", "draws", "losses",
           "score", "95 % interval", "Elo", "from .. to");
    for (int bot = 0; bot < a->bots; bot++) {
        struct arena_score s = arena_score(a, bot);
        printf("%-10s %7ld %7ld %7ld %7ld", a->bot[bot]->name, s.games, s.wins, s.draws, s.losses);
        if (s.games) {
            printf(" %6.1f %%  %5.1f .. %4.1f %%", 100 * s.share, 100 * s.low, 100 * s.high);
            print_elo(s.share);
            print_elo(s.low);
            printf(" ..");
            print_elo(s.high);
        }
        printf("\n");
    }
    printf("%ld games in %.1f s, %.1f per second\n", a->played, a->seconds, rate_of(a));
}

void arena_progress(const struct arena *a, long done, double seconds)
{
    enum { BAR = 30 };
    char bar[BAR + 1];
    long left = a->games - done;
    double rate = a->played && seconds > 0 ? (double)a->played / seconds : 0;
    int full = (int)(BAR * done / a->games);
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)full);
    bar[BAR] = '\0';
    fprintf(stderr, "\r[%s] %ld of %ld games, %.1f per second", bar, done, a->games, rate);
    if (rate > 0)
        fprintf(stderr, ", %.0f s left", (double)left / rate);
    fprintf(stderr, "\033[K%s", left ? "" : "\n");
}

/* --- For programs. --- */

static void write_score(const struct arena *a, int bot, struct writer *w)
{
    struct arena_score s = arena_score(a, bot);
    put_open(w, NULL, '{');
    put_string(w, "bot", a->bot[bot]->name);
    put_int(w, "games", s.games);
    put_int(w, "wins", s.wins);
    put_int(w, "draws", s.draws);
    put_int(w, "losses", s.losses);
    if (s.games) {
        put_real(w, "score", s.share, 4);
        put_real(w, "low", s.low, 4);
        put_real(w, "high", s.high, 4);
        put_real(w, "elo", arena_elo(s.share), 1);
        put_real(w, "elo_low", arena_elo(s.low), 1);
        put_real(w, "elo_high", arena_elo(s.high), 1);
    }
    put_close(w);
}

void arena_print_json(const struct arena *a)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    put_open(&w, NULL, '{');
    put_string(&w, "game", a->rules->name);
    setup_write(a->rules->setup, &a->setup, &w, "setup");
    put_string(&w, "seed", a->seed);
    put_open(&w, "bots", '[');
    for (int bot = 0; bot < a->bots; bot++)
        write_score(a, bot, &w);
    put_close(&w);
    put_int(&w, "played", a->played);
    put_real(&w, "seconds", a->seconds, 3);
    put_real(&w, "games_per_second", rate_of(a), 2);
    put_close(&w);
    puts(text_string(&out));
    text_free(&out);
}

/* --- Rows: game, answers, then bot and place of each seat. --- */

void arena_describe(const struct arena *a, struct text *out)
{
    struct text setup = {0};
    struct writer w = {.out = &setup};
    setup_write(a->rules->setup, &a->setup, &w, NULL);
    text_add(out, "# parlor arena %s rules %d %s ms %ld iterations %ld seed %.200s bots",
             a->rules->name, a->rules->version, text_string(&setup), a->budget.ms,
             a->budget.iterations, a->seed);
    for (int bot = 0; bot < a->bots; bot++)
        text_add(out, " %s", a->bot[bot]->name);
    text_add(out, "\n");
    text_free(&setup);
}

void arena_columns(const struct arena *a, struct text *out)
{
    text_add(out, "game,answers");
    for (int seat = 0; seat < a->seats; seat++)
        text_add(out, ",bot%d,place%d", seat, seat);
    text_add(out, "\n");
}

void arena_row(const struct arena *a, long game, struct text *out)
{
    text_add(out, "%ld,%" PRIu32, game, a->game[game].answers);
    for (int seat = 0; seat < a->seats; seat++)
        text_add(out, ",%s,%d", a->bot[arena_bot_at(a, game, seat)]->name,
                 a->game[game].place[seat]);
    text_add(out, "\n");
}

bool arena_read_row(struct arena *a, const char *line)
{
    char *at;
    struct arena_game read = {0};
    long game = strtol(line, &at, 10);
    if (at == line || *at != ',' || game < 0)
        return false;
    if (game >= a->games)
        return true; /* of a longer run */
    read.answers = (uint32_t)strtoul(at + 1, &at, 10);
    for (int seat = 0; seat < a->seats; seat++) {
        const char *name = a->bot[arena_bot_at(a, game, seat)]->name;
        size_t length = strlen(name);
        if (*at != ',' || strncmp(at + 1, name, length) || at[1 + length] != ',')
            return false;
        long place = strtol(at + 2 + length, &at, 10);
        if (place < 1 || place > SEATS)
            return false;
        read.place[seat] = (uint8_t)place;
    }
    if (*at != '\n' || !read.answers)
        return false;
    a->game[game] = read;
    return true;
}
