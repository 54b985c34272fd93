/* verify.c - `parlor verify`: does a record hold what it claims? */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>

static void print_finding(const struct record *record, const struct game *g)
{
    printf("%s, %zu answers: every answer was legal%s; the game is %s", record->rules->title,
           record->count, record->has_end ? " and they lead to the recorded end" : "",
           game_pending(g) && !record->closed ? "not finished" : "over");
    if (record->closed)
        printf(", %s %s", record->rules->seat_name(g, record->closed_by),
               record->closed == CLOSED_TIME ? "ran out of time" : "resigned");
    printf(".\n");
    if (record->has_fair)
        printf("The secret fits its hash, and the seed follows from it and the %d shares.\n",
               record->fair.seats);
}

static bool verify(const struct record *record, bool json, struct reason *why)
{
    struct game *g = malloc(record->rules->size);
    bool fine = g ? record_check(record, g, why) : refuse_memory(why);
    if (fine) {
        struct text text = {0};
        struct writer w = {.out = &text};
        put_open(&w, NULL, '{');
        put_string(&w, "game", record->rules->name);
        put_int(&w, "answers", (int64_t)record->count);
        put_bool(&w, "fair", record->has_fair);
        game_result_write(record->rules, g, &w, "result");
        put_close(&w);
        if (json)
            puts(text_string(&text));
        else
            print_finding(record, g);
        text_free(&text);
    }
    free(g);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false;
    struct cli_words words;
    struct reason why;
    struct record record;
    const struct cli_option options[] = {{"json", NULL, &json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count != 1)
        return cli_usage(self, "name one record.");
    if (!file_read_record(words.word[0], &record, &why))
        return cli_refuse(self, &why);
    bool fine = verify(&record, json, &why);
    record_free(&record);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_verify = {
    .name = "verify",
    .arguments = "FILE [--json]",
    .summary = "Check that a record's answers are legal and lead to its end.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .run = run,
};
