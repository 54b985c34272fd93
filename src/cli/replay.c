/* replay.c - `parlor replay`: steps through a record, forward and back. */
#include "cli/cli.h"
#include "cli/terminal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct replay {
    const struct record *record;
    struct game *g;
    int observer;
    size_t at; /* answers played */
};

/* Tells what the last answer brought about. */
struct narrator {
    struct listener listener;
    const struct replay *replay;
    struct text *out;
};

static void narrate(struct listener *listener, const struct event *event)
{
    struct narrator *n = (struct narrator *)listener;
    struct phrase phrase;
    game_tell(n->replay->record->rules, n->replay->g, event, n->replay->observer, &phrase);
    text_add(n->out, "  %s.\n", phrase.text);
}

static void show(const struct replay *r)
{
    struct text out = {.color = terminal_color()};
    struct narrator narrator = {.listener = {narrate}, .replay = r, .out = &out};
    const struct record *record = r->record;
    assert(r->at <= record->count && r->observer >= ALL_SEEING);
    record_replay(record, r->at ? r->at - 1 : 0, r->g, NULL, NULL);
    if (r->at) {
        struct answer last = record->answers[r->at - 1];
        game_answer(record->rules, r->g, last.seat, last.option, &narrator.listener, NULL);
    }
    text_add(&out, "\n");
    record->rules->picture(r->g, r->observer, &out);
    text_add(&out, "\n  Answer %zu of %zu\n", r->at, record->count);
    terminal_clear();
    fputs(text_string(&out), stdout);
    text_free(&out);
}

static bool step(struct replay *r, const char *line)
{
    char *end;
    long number = strtol(line, &end, 10);
    if (!strcmp(line, "q"))
        return false;
    if (!*line)
        r->at += r->at < r->record->count;
    else if (!strcmp(line, "b"))
        r->at -= r->at > 0;
    else if (end != line && !*end && number >= 0)
        r->at = (size_t)number < r->record->count ? (size_t)number : r->record->count;
    else
        puts("  Enter: forward, b: back, a number: go there, q: stop");
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
        } else if (!terminal_line("  Enter: forward, b: back, number, q > ", line, sizeof line) ||
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

static int run(const struct command *self, int argc, char **argv)
{
    const char *seat = NULL;
    struct cli_words words;
    struct reason why;
    struct record record;
    const struct cli_option options[] = {{"seat", &seat, NULL}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one record.");
    if (!file_read_record(words.word[0], &record, &why))
        return cli_refuse(self, &why);
    struct replay r = {.record = &record, .observer = ALL_SEEING};
    r.g = malloc(record.rules->size);
    bool fine = r.g ? record_check(&record, r.g, &why) : refuse_memory(&why);
    fine = fine && find_observer(seat, game_kernel_const(r.g)->seats, &r.observer, &why);
    if (fine)
        replay(&r);
    free(r.g);
    record_free(&record);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_replay = {
    .name = "replay",
    .arguments = "FILE [--seat N]",
    .summary = "Step through a record, forward and back.",
    .options = COMMAND_OPTIONS(
        {"seat", "N", "show only what this seat saw, 0 and up; else all hands are open"}),
    .run = run,
};
