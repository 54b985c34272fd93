/* help.c - the list of commands, what --help says about them, and `parlor help`. */
#include "cli/cli.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, WIDEST_OPTION = 24 };

const struct command *const commands[] = {
    &command_learn,   &command_play,   &command_games, &command_replay,
    &command_analyse, &command_verify, &command_cards, &command_rules,
    &command_bench,   &command_engine, &command_arena, &command_serve,
    &command_store,   &command_load,   &command_join,  &command_achievements,
    &command_deck,    &command_help,   NULL,
};

const struct command_option settings_option = {
    "FIELD", "VALUE", "a field of the game's setup, such as --mode: see `parlor games`"};

const struct command *command_find(const char *name)
{
    for (const struct command *const *row = commands; *row; row++)
        if (!strcmp((*row)->name, name))
            return *row;
    return NULL;
}

void help_show_all(FILE *out)
{
    fprintf(out, "Parlor plays tabletop games by their exact rules.\n\n"
                 "usage: parlor COMMAND ...\n\n");
    for (const struct command *const *row = commands; *row; row++)
        fprintf(out, "  %-12s %s\n", (*row)->name, (*row)->summary);
    fprintf(out, "\n`parlor COMMAND --help` tells more. Start with: parlor play flash_duel\n");
}

/* Prints words from this column on, and goes on below it. */
static void print_wrapped(const char *words, int column)
{
    int at = column;
    for (int length; *words; words += length + (words[length] == ' ')) {
        length = (int)strcspn(words, " ");
        if (at > column && at + 1 + length > WIDTH) {
            printf("\n%*s", column, "");
            at = column;
        }
        at += printf("%s%.*s", at > column ? " " : "", length, words);
    }
    printf("\n");
}

static int option_width(const struct command_option *option)
{
    return (int)(strlen("  --") + strlen(option->name) +
                 (option->value ? 1 + strlen(option->value) : 0));
}

static void show_option(const struct command_option *option, int column)
{
    int width = option_width(option);
    assert(*option->about && column > 0);
    printf("  --%s%s%s", option->name, option->value ? " " : "",
           option->value ? option->value : "");
    if (width + 2 > column)
        printf("\n%*s", column, "");
    else
        printf("%*s", column - width, "");
    print_wrapped(option->about, column);
}

static void show_options(const struct command *command)
{
    assert(command->options->name);
    int column = command->takes_settings ? option_width(&settings_option) : 0;
    for (const struct command_option *option = command->options; option->name; option++) {
        int width = option_width(option);
        if (width > column && width <= WIDEST_OPTION)
            column = width;
    }
    column += 2;
    printf("\n");
    for (const struct command_option *option = command->options; option->name; option++)
        show_option(option, column);
    if (command->takes_settings)
        show_option(&settings_option, column);
}

void help_show(const struct command *command)
{
    printf("usage: parlor %s%s%s\n\n%s\n", command->name, *command->arguments ? " " : "",
           command->arguments, command->summary);
    if (command->options)
        show_options(command);
    if (command->help)
        printf("\n%s", command->help);
}

static int run(const struct command *self, int argc, char **argv)
{
    bool man = false;
    struct cli_words words;
    const struct cli_option options[] = {{"man", NULL, &man}, {NULL, NULL, NULL}};
    if (argc && !strcmp(argv[0], "--complete")) {
        complete(argc - 1, argv + 1);
        return EXIT_FINE;
    }
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    const struct command *command = words.count ? command_find(words.word[0]) : NULL;
    if (words.count > 1 || (words.count && !command))
        return cli_usage(self, "name one command, or none.");
    if (man)
        manual_write(command);
    else if (command)
        help_show(command);
    else
        help_show_all(stdout);
    return EXIT_FINE;
}

const struct command command_help = {
    .name = "help",
    .arguments = "[COMMAND] [--man]",
    .summary = "Say what a command does, also as a page for man.",
    .options =
        COMMAND_OPTIONS({"man", NULL, "as a page for man: `parlor help play --man | man -l -`"}),
    .help = "`make install` installs these pages. For the completion of a shell\n"
            "`parlor help --complete WORD ...` prints what the last of these words could become.\n",
    .run = run,
};
