/* analyse.c - `parlor analyse`: how everybody stood in a record, and where it was decided. */
#include "cli/analyse.h"

#include "cli/cli.h"
#include "cli/terminal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_SECONDS = 86400, PROGRESS_WIDTH = 40 };

struct wishes {
    const char *seat, *depth, *seconds;
    bool open, json, plain;
};

/* "[####......] 42 of 100 answers" on stderr, drawn over itself. */
static bool show_progress(void *context, size_t done, size_t all)
{
    int filled = all ? (int)(PROGRESS_WIDTH * done / all) : 0;
    (void)context;
    fprintf(stderr, "\r[%.*s%.*s] %zu of %zu answers ", filled,
            "########################################", PROGRESS_WIDTH - filled,
            "........................................", done, all);
    if (done == all)
        fprintf(stderr, "\r\033[K");
    return true;
}

static bool read_wishes(const struct wishes *wishes, struct analysis_wish *wish, struct reason *why)
{
    long long depth = 0, seconds = 0;
    if ((wishes->depth && !cli_number("depth", wishes->depth, 1, ANALYSIS_DEEPEST, &depth, why)) ||
        (wishes->seconds &&
         !cli_number("seconds", wishes->seconds, 1, MOST_SECONDS, &seconds, why)))
        return false;
    *wish = (struct analysis_wish){.depth = depth     ? (int)depth
                                            : seconds ? ANALYSIS_DEEPEST
                                                      : 0,
                                   .seconds = (double)seconds,
                                   .seed = 1,
                                   .only = SPECTATOR,
                                   .open = wishes->open};
    if (isatty(STDERR_FILENO))
        wish->progress = show_progress;
    return true;
}

/* Which seat it is about. While a game is not over nobody may know how another seat's hand makes
 * it stand, so then it must be one. */
static bool choose_seat(const struct wishes *wishes, const struct record *record,
                        const struct game *g, struct analysis_wish *wish, int *seat,
                        struct reason *why)
{
    long long number = SPECTATOR;
    bool over = !game_pending(g) || record->closed;
    if (wishes->seat &&
        !cli_number("seat", wishes->seat, 0, game_kernel_const(g)->seats - 1, &number, why))
        return false;
    if (!over && wishes->open)
        return refuse(why, "The game is not over, so its cards stay closed; leave out --open.");
    if (!over && !wishes->seat)
        return refuse(why, "The game is not over: say with --seat whose knowledge and decisions "
                           "to look at.");
    *seat = (int)number;
    wish->only = over ? SPECTATOR : (int)number;
    return true;
}

static bool print(const struct analysis *a, struct game *g, int seat, bool json, struct reason *why)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    bool fine = true;
    if (json)
        fine = analysis_write(a, &w, NULL, why);
    else
        out = terminal_text();
    if (json)
        text_add(&out, "\n");
    else
        analyse_show(a, g, seat, &out);
    fine = fine && (!out.failed || refuse_memory(why));
    if (fine)
        fputs(text_string(&out), stdout);
    text_free(&out);
    return fine;
}

static bool analyse(const struct wishes *wishes, const struct record *record, struct reason *why)
{
    struct analysis_wish wish;
    struct analysis analysis = {0};
    int seat = SPECTATOR;
    struct game *g = malloc(record->rules->size);
    bool fine = g ? record_check(record, g, why) : refuse_memory(why);
    fine = fine && read_wishes(wishes, &wish, why) &&
           choose_seat(wishes, record, g, &wish, &seat, why);
    wish.record = record;
    fine = fine && analysis_make(&analysis, &wish, why) &&
           print(&analysis, g, seat, wishes->json, why);
    analysis_free(&analysis);
    free(g);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    struct wishes wishes = {0};
    struct cli_words words;
    struct reason why;
    struct record record;
    const struct cli_option options[] = {{"seat", &wishes.seat, NULL},
                                         {"depth", &wishes.depth, NULL},
                                         {"seconds", &wishes.seconds, NULL},
                                         {"open", NULL, &wishes.open},
                                         {"json", NULL, &wishes.json},
                                         {"plain", NULL, &wishes.plain},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one record.");
    if (!file_read_record(words.word[0], &record, &why))
        return cli_refuse(self, &why);
    if (wishes.plain)
        terminal_be_plain();
    bool fine = analyse(&wishes, &record, &why);
    record_free(&record);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_analyse = {
    .name = "analyse",
    .arguments = "FILE [--seat N] [--depth N] [--seconds N] [--open] [--json] [--plain]",
    .summary = "How everybody stood in a game, its mistakes, skill and luck.",
    .options = COMMAND_OPTIONS(
        {"seat", "N", "show only what concerns this seat, 0 and up"},
        {"depth", "N",
         "how thoroughly: so many thousand answers in the head for each estimate; 25, if you do "
         "not say. The same depth always says the same"},
        {"seconds", "N", "take so long instead, as thoroughly as that allows"},
        {"open", NULL, "also the chances with open cards; only of a game that is over"},
        {"json", NULL, "the analysis as JSON"},
        {"plain", NULL, "words instead of drawings and colours, for screen readers"}),
    .help = "A chance is what a seat could expect from what it knew then, if everybody played on\n"
            "by rules of thumb. A game that is not over is looked at with --seat, and then only\n"
            "that seat's knowledge and decisions. docs/analysis.md says how it is reckoned.\n",
    .run = run,
};
