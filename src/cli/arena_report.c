/* arena_report.c - what came of an arena's games: figures, tables and rows. See arena.h. */
#include "cli/arena.h"

#include <assert.h>
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
    assert(games > 0 && share >= 0 && share <= 1);
    double center = (share + z * z / (2 * games)) / (1 + z * z / games);
    double spread =
        z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    *low = fmax(0, center - spread);
    *high = fmin(1, center + spread);
}

/* The best rank of a bot's seats and of the others; 0: it has none. */
static void best_places(const struct arena *a, long game, int bot, int *own, int *other)
{
    *own = *other = 0;
    for (int seat = 0; seat < a->seats; seat++) {
        int rank = a->game[game].rank[seat];
        assert(rank >= 1 && rank <= SEATS);
        int *best = arena_bot_at(a, game, seat) == bot ? own : other;
        if (!*best || rank < *best)
            *best = rank;
    }
}

/* A seat that stays: first with somebody behind is won, alone or in a team; all equal is drawn. */
static void seat_places(const struct arena *a, long game, int seat, int *own, int *other)
{
    int worst = 0;
    *own = *other = a->game[game].rank[seat];
    for (int i = 0; i < a->seats; i++)
        worst = a->game[game].rank[i] > worst ? a->game[game].rank[i] : worst;
    if (worst > 1)
        *other = *own == 1 ? 2 : 1;
}

void arena_share(struct arena_score *s)
{
    if (!s->games)
        return;
    s->share = ((double)s->wins + (double)s->draws / 2) / (double)s->games;
    wilson(s->share, (double)s->games, &s->low, &s->high);
}

struct arena_score arena_score(const struct arena *a, int bot)
{
    struct arena_score s = {0};
    for (long game = 0; game < a->games; game++) {
        int own, other;
        if (!a->game[game].answers)
            continue;
        (a->fixed ? seat_places : best_places)(a, game, bot, &own, &other);
        if (!own)
            continue;
        if (a->seats == 1 || a->together)
            other = own == 1 ? 2 : 1; /* alone or all together against the game: first, or lost */
        s.games++;
        s.rank += own;
        s.wins += own < other;
        s.draws += own == other;
        s.losses += own > other;
    }
    assert(s.games == s.wins + s.draws + s.losses);
    s.rank /= s.games ? (double)s.games : 1;
    arena_share(&s);
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

double arena_rate(const struct arena *a)
{
    return a->seconds > 0 ? (double)a->played / a->seconds : 0;
}

/* What a row is called: the bot, and its seat if it stays there. */
static void row_name(const struct arena *a, int bot, char name[CLI_NAME + 8])
{
    if (a->fixed)
        snprintf(name, CLI_NAME + 8, "%d %s", bot, a->bot[bot].name);
    else
        snprintf(name, CLI_NAME + 8, "%s", a->bot[bot].name);
}

void arena_print_table(const struct arena *a)
{
    bool places = a->seats > 2;
    printf("%-14s %7s %7s %7s %7s %8s  %-15s %7s  %s%s\n", a->fixed ? "seat, bot" : "bot", "games",
           "wins", "draws", "losses", "score", "95 % interval", "Elo", "from .. to",
           places ? "       place" : "");
    for (int bot = 0; bot < a->bots; bot++) {
        struct arena_score s = arena_score(a, bot);
        char name[CLI_NAME + 8];
        row_name(a, bot, name);
        printf("%-14s %7ld %7ld %7ld %7ld", name, s.games, s.wins, s.draws, s.losses);
        if (s.games) {
            printf(" %6.1f %%  %5.1f .. %4.1f %%", 100 * s.share, 100 * s.low, 100 * s.high);
            print_elo(s.share);
            print_elo(s.low);
            printf(" ..");
            print_elo(s.high);
        }
        if (s.games && places)
            printf(" %6.2f", s.rank);
        printf("\n");
    }
    printf("%ld games in %.1f s, %.1f per second\n", a->played, a->seconds, arena_rate(a));
}

void arena_progress(const struct arena *a, long done, double seconds)
{
    enum { BAR = 30 };
    char bar[BAR + 1];
    long left = a->games - done;
    double rate = a->played && seconds > 0 ? (double)a->played / seconds : 0;
    int full = (int)(BAR * done / a->games);
    assert(done >= 0 && full <= BAR);
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
    put_string(w, "bot", a->bot[bot].name);
    if (a->fixed)
        put_int(w, "seat", bot);
    put_int(w, "games", s.games);
    put_int(w, "wins", s.wins);
    put_int(w, "draws", s.draws);
    put_int(w, "losses", s.losses);
    if (s.games) {
        put_real(w, "place", s.rank, 3);
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
    put_real(&w, "games_per_second", arena_rate(a), 2);
    put_close(&w);
    puts(text_string(&out));
    text_free(&out);
}

/* --- Rows: game, answers, then bot and rank of each seat. --- */

void arena_describe(const struct arena *a, struct text *out)
{
    struct text setup = {0};
    struct writer w = {.out = &setup};
    setup_write(a->rules->setup, &a->setup, &w, NULL);
    text_add(out, "# parlor arena %s rules %d %s seed %.200s", a->rules->name, a->rules->version,
             text_string(&setup), a->seed);
    if (a->matchups.count)
        text_add(out, " matchups %ld", a->matchups.per_pair);
    if (a->reading)
        text_add(out, " %sreader",
                 a->reading == BLIND_READER ? "blind "
                 : a->reading == FORESEER   ? "foreseeing "
                                            : "");
    text_add(out, a->fixed ? " seats" : " bots");
    for (int bot = 0; bot < a->bots; bot++)
        text_add(out, " %s ms %ld iterations %ld", a->bot[bot].name, a->bot[bot].budget.ms,
                 a->bot[bot].budget.iterations);
    text_add(out, "\n");
    text_free(&setup);
}

/* Who competes on a seat: a bot, or a choice of the setup. */
static const char *name_at(const struct arena *a, long game, int seat)
{
    return a->matchups.count ? a->matchups.choice[matchups_choice_at(a, game, seat)]
                             : a->bot[arena_bot_at(a, game, seat)].name;
}

void arena_columns(const struct arena *a, struct text *out)
{
    text_add(out, "game,answers");
    for (int seat = 0; seat < a->seats; seat++)
        text_add(out, ",%s%d,place%d", a->matchups.count ? "choice" : "bot", seat, seat);
    text_add(out, "\n");
}

void arena_row(const struct arena *a, long game, struct text *out)
{
    assert(a->game[game].answers); /* it is finished */
    text_add(out, "%ld,%" PRIu32, game, a->game[game].answers);
    for (int seat = 0; seat < a->seats; seat++)
        text_add(out, ",%s,%d", name_at(a, game, seat), a->game[game].rank[seat]);
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
        const char *name = name_at(a, game, seat);
        size_t length = strlen(name);
        if (*at != ',' || strncmp(at + 1, name, length) || at[1 + length] != ',')
            return false;
        long rank = strtol(at + 2 + length, &at, 10);
        if (rank < 1 || rank > SEATS)
            return false;
        read.rank[seat] = (uint8_t)rank;
    }
    if (*at != '\n' || !read.answers)
        return false;
    a->game[game] = read;
    return true;
}
