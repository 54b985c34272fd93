/* replay.c - `parlor replay`: steps through a record, forward and back. */
#include "cli/cli.h"
#include "cli/news.h"
#include "cli/reference.h"
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

static const char *const typed[] = {"  Enter     forward",
                                    "  b         back",
                                    "  a number  go to that answer",
                                    "  l         tell everything, or less",
                                    "  ? WORD    a card or a term",
                                    "  ? discard a zone, also ? bench ...",
                                    "  q         stop",
                                    NULL};

/* What the last answer brought about; at first, the first deal. */
static void play_to(const struct replay *r, struct tale *tale)
{
    const struct record *record = r->record;
    struct news news = news_for(record->rules, r->g, r->observer);
    assert(r->at <= record->count && r->observer >= ALL_SEEING);
    if (!r->at) {
        game_start_heard(record->rules, r->g, &record->setup, record->seed, &news.listener, NULL);
    } else {
        record_replay(record, r->at - 1, r->g, NULL, NULL);
        struct answer last = record->answers[r->at - 1];
        game_answer(record->rules, r->g, last.seat, last.option, &news.listener, NULL);
    }
    *tale = news.tale;
}

static void show(const struct replay *r)
{
    enum {
        OTHER_ROWS = 4, /* blank ones, which answer it was, and the one in which one types */
        RESULT_ROWS = 5
    };
    int others = OTHER_ROWS;
    struct tale tale;
    struct text picture = terminal_text();
    play_to(r, &tale);
    screen_news(&tale, r->unfolded);
    if (!game_pending(r->g))
        others += RESULT_ROWS;
    picture.rows = terminal_is_interactive() ? terminal_rows() - others : 0;
    game_picture(r->record->rules, r->g, r->observer, &picture);
    printf("\n");
    screen_picture(text_string(&picture));
    printf("\n");
    text_free(&picture);
    if (!game_pending(r->g))
        screen_result(r->record->rules, r->g);
    printf("  Answer %zu of %zu\n", r->at, r->record->count);
    tale_free(&tale);
}

static void look_up(const struct replay *r, const char *wanted)
{
    const struct game_rules *rules = r->record->rules;
    if (*wanted) {
        reference_look_up_at(rules, r->g, r->observer, wanted);
        return;
    }
    reference_explain(rules, setup_mode(rules->setup, &r->record->setup));
    screen_commands(typed);
}

/* What is typed leads to another position, to none, or to the end. */
enum step { STEP_SHOW, STEP_STAY, STEP_STOP };

static enum step step(struct replay *r, const char *line)
{
    char *end;
    long number = strtol(line, &end, 10);
    if (!strcmp(line, "q"))
        return STEP_STOP;
    if (*line == '?') {
        look_up(r, line + 1 + strspn(line + 1, " "));
        return STEP_STAY;
    }
    if (!*line)
        r->at += r->at < r->record->count;
    else if (!strcmp(line, "l"))
        r->unfolded = !r->unfolded;
    else if (!strcmp(line, "b"))
        r->at -= r->at > 0;
    else if (end != line && !*end && number >= 0)
        r->at = (size_t)number < r->record->count ? (size_t)number : r->record->count;
    else {
        screen_commands(typed);
        return STEP_STAY;
    }
    return STEP_SHOW;
}

static enum step ask_person(struct replay *r)
{
    char line[80];
    enum step next;
    do
        next = terminal_line("  Enter: forward, b: back, number, l: all or less, ?, q > ", line,
                             sizeof line)
                   ? step(r, line)
                   : STEP_STOP;
    while (next == STEP_STAY);
    return next;
}

/* Without a terminal every position is printed, one after the other. */
static void replay(struct replay *r)
{
    show(r);
    if (terminal_is_interactive()) {
        while (ask_person(r) != STEP_STOP)
            show(r);
        return;
    }
    while (r->at < r->record->count) {
        r->at++;
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
