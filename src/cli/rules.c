/* rules.c - `parlor rules`: the clauses of a game's rules, by number or by words. */
#include "cli/cli.h"
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

static void print_clause(void *context, const struct clause *clause)
{
    (void)context;
    char label[24];
    snprintf(label, sizeof label, "%-9s ", clause->number);
    terminal_wrap(label, clause->text);
}

static void write_clause(void *context, const struct clause *clause)
{
    struct writer *w = context;
    put_open(w, NULL, '{');
    put_string(w, "clause", clause->number);
    put_string(w, "text", clause->text);
    put_close(w);
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false;
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {{"json", NULL, &json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count < 1 || words.count > 2)
        return cli_usage(self, "name a game, and a clause or a word to look for.");
    const struct embedded *file = clauses_file(rules_text, words.word[0]);
    if (!file) {
        refuse(&why, "There are no rules of a game '%.40s'.", words.word[0]);
        return cli_refuse(self, &why);
    }
    struct text text = {0};
    struct writer w = {.out = &text};
    const char *wanted = words.count > 1 ? words.word[1] : "";
    put_open(&w, NULL, '[');
    int hits = clauses_each(file, wanted, json ? write_clause : print_clause, &w);
    put_close(&w);
    if (json)
        puts(text_string(&text));
    text_free(&text);
    if (hits)
        return EXIT_FINE;
    refuse(&why, "No clause of %s has '%.60s'.", words.word[0], wanted);
    return cli_refuse(self, &why);
}

const struct command command_rules = {
    .name = "rules",
    .arguments = "GAME [CLAUSE|WORD] [--json]",
    .summary = "Show the clauses of a game's rules.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .help = "`parlor rules flash_duel FD-042` shows one clause, `parlor rules flash_duel retreat`\n"
            "all that speak of retreating. The numbers are the ones that code and tests cite.\n",
    .run = run,
};
