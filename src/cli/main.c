/* main.c - `parlor`: finds the subcommand and runs it. */
#include "cli/cli.h"
#include "parlor.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h")) {
        help_show_all(argc < 2 ? stderr : stdout);
        return argc < 2 ? EXIT_USAGE : EXIT_FINE;
    }
    if (!strcmp(argv[1], "--version")) {
        puts("parlor " PARLOR_VERSION);
        return EXIT_FINE;
    }
    const struct command *command = command_find(argv[1]);
    if (command)
        return command->run(command, argc - 2, argv + 2);
    fprintf(stderr, "parlor: there is no command '%.40s'.\n\n", argv[1]);
    help_show_all(stderr);
    return EXIT_USAGE;
}
