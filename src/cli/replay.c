/* replay.c - `parlor replay`: steps through a record, forward and back. */
#include "cli/cli.h"
#include "cli/news.h"
#include "cli/screen.h"
#include "cli/terminal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct replay {
    const struct record *record;
    struct game *g;
    int observer;
    size_t at;     /* answers played */
    bool unfolded; /* every event has a line */
};

/* What the last answer brought about. */
static void play_to(const struct replay *r, struct tale *tale)
{
    const struct record *record = r->record;
    struct news news = news_for(record->rules, r->g, r->observer);
    assert(r->at <= record->count && r->observer >= ALL_SEEING);
    record_replay(record, r->at ? r->at - 1 : 0, r->g, NULL, NULL);
    if (r->at) {
        struct answer last = record->answers[r->at - 1];
        game_answer(record->rules, r->g, last.seat, last.option, &news.listener, NULL);
    }
    *tale = news.tale;
}

static void show(const struct replay *r)
{
    struct tale tale;
    struct text picture = terminal_text();
    play_to(r, &tale);
    screen_news(&tale, r->unfolded);
    picture.rows = terminal_is_interactive() ? terminal_rows() - 3 : 0;
    game_picture(r->record->rules, r->g, r->observer, &picture);
    printf("\n%s\n  Answer %zu of %zu\n", text_string(&picture), r->at, r->record->count);
    text_free(&picture);
    tale_free(&tale);
}

static bool step(struct replay *r, const char *line)
{
    char *end;
    long number = strtol(line, &end, 10);
    if (!strcmp(line, "q"))
        return false;
    if (!*line)
        r->at += r->at < r->record->count;
    else if (!strcmp(line, "l"))
        r->unfolded = !r->unfolded;
    else if (!strcmp(line, "b"))
        r->at -= r->at > 0;
    else if (end != line && !*end && number >= 0)
        r->at = (size_t)number < r->record->count ? (size_t)number : r->record->count;
    else
        puts("  Enter: forward, b: back, a number: go there, l: tell all or less, q: stop");
    return true;
}

/* Without a terminal every position is printed, one after the other. */
static void replay(struct replay *r)
{
    char line[80];
    bool interactive = terminal_is_interactive();
    for (show(r);;) {
        if (!interactive) {
            if (r->at == r->record->count)
                return;
            r->at++;
        } else if (!terminal_line("  Enter: forward, b: back, number, l: all or less, q > ", line,
                                  sizeof line) ||
                   !step(r, line)) {
            return;
        }
        show(r);
    }
}

static bool find_observer(const char *seat, int seats, int *observer, struct reason *why)
{
    long long number;
    if (!seat)
        return true;
    if (!cli_number("seat", seat, 0, seats - 1, &number, why))
        return false;
    *observer = (int)number;
    return true;
}

/* The whole game told from its beginning to its end. */
static bool tell(const struct replay *r, bool everything, struct reason *why)
{
    struct text out = terminal_text();
    struct tale tale = {0};
    bool fine = news_of_record(&tale, r->record, r->g, r->observer, why);
    if (fine) {
        news_write(&tale, everything, &out);
        fputs(text_string(&out), stdout);
    }
    text_free(&out);
    tale_free(&tale);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    const char *seat = NULL;
    bool story = false, everything = false, plain = false;
    struct cli_words words;
    struct reason why;
    struct record record;
    const struct cli_option options[] = {{"seat", &seat, NULL},
                                         {"story", NULL, &story},
                                         {"everything", NULL, &everything},
                                         {"plain", NULL, &plain},
                                         {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one record.");
    if (!file_read_record(words.word[0], &record, &why))
        return cli_refuse(self, &why);
    if (plain)
        terminal_be_plain();
    struct replay r = {.record = &record, .observer = ALL_SEEING};
    r.g = malloc(record.rules->size);
    bool fine = r.g ? record_check(&record, r.g, &why) : refuse_memory(&why);
    fine = fine && find_observer(seat, game_kernel_const(r.g)->seats, &r.observer, &why);
    if (fine && (story || everything))
        fine = tell(&r, everything, &why);
    else if (fine)
        replay(&r);
    free(r.g);
    record_free(&record);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_replay = {
    .name = "replay",
    .arguments = "FILE [--seat N] [--story] [--everything] [--plain]",
    .summary = "Step through a record, forward and back.",
    .options = COMMAND_OPTIONS(
        {"seat", "N", "show only what this seat saw, 0 and up; else all hands are open"},
        {"story", NULL, "tell the whole game, a line for each action"},
        {"everything", NULL, "tell it with everything that happened, a line for each event"},
        {"plain", NULL, "words instead of drawings and colours, for screen readers"}),
    .run = run,
};
