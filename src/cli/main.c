/* main.c - `parlor`: finds the subcommand and runs it. */
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

static const struct command *const commands[] = {
    &command_play,  &command_games, &command_replay,       &command_verify, &command_cards,
    &command_rules, &command_bench, &command_engine,       &command_arena,  &command_serve,
    &command_load,  &command_join,  &command_achievements,
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void show_commands(FILE *out)
{
    fprintf(out, "Parlor plays tabletop games by their exact rules.\n\n"
                 "usage: parlor COMMAND ...\n\n");
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-12s %s\n", commands[i]->name, commands[i]->summary);
    fprintf(out, "\n`parlor COMMAND --help` tells more. Start with: parlor play flash_duel\n");
}

int main(int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h")) {
        show_commands(argc < 2 ? stderr : stdout);
        return argc < 2 ? EXIT_USAGE : EXIT_FINE;
    }
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(argv[1], commands[i]->name))
            return commands[i]->run(commands[i], argc - 2, argv + 2);
    fprintf(stderr, "parlor: there is no command '%.40s'.\n\n", argv[1]);
    show_commands(stderr);
    return EXIT_USAGE;
}
