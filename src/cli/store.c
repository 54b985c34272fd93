/* store.c - `parlor store`: the server's database checked, copied and put back. */
#include "store/store.h"
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

static bool check(const char *folder, struct reason *why)
{
    struct text report = {0};
    bool fine = store_check(folder, &report, why);
    fputs(text_string(&report), stdout);
    if (fine)
        printf("The database in %s is sound.\n", folder);
    text_free(&report);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    const char *data = NULL;
    bool replace = false, fine;
    char folder[4096];
    struct cli_words words;
    struct reason why;
    const struct cli_option options[] = {
        {"data", &data, NULL}, {"replace", NULL, &replace}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (data)
        snprintf(folder, sizeof folder, "%s", data);
    else if (!file_state_folder(folder, sizeof folder))
        return cli_usage(self, "say with --data where the games are kept.");
    const char *what = words.count ? words.word[0] : "";
    if (words.count == 1 && !strcmp(what, "check") && !replace)
        fine = check(folder, &why);
    else if (words.count == 2 && !strcmp(what, "backup"))
        fine = store_backup(folder, words.word[1], replace, &why);
    else if (words.count == 2 && !strcmp(what, "restore"))
        fine = store_restore(folder, words.word[1], replace, &why);
    else
        return cli_usage(self, "say check, backup FILE or restore FILE.");
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_store = {
    .name = "store",
    .arguments = "check|backup|restore [FILE] [--data FOLDER]",
    .summary = "Check, back up or restore what a server keeps.",
    .options =
        COMMAND_OPTIONS({"data", "FOLDER", "where games and people are kept; as for `serve`"},
                        {"replace", NULL, "the file, or the folder's database, may be there"}),
    .help = "check reads the whole database and tells what is wrong with it. backup makes a copy\n"
            "of it, also while the server runs, and checks it. restore puts such a copy into the\n"
            "folder of a server that does not run; without --replace it replaces nothing.\n"
            "\n"
            "    parlor store backup parlor-monday.db\n",
    .run = run,
};
