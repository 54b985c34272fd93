/* cli.h - what the subcommands of `parlor` share. Each is one file with a `command_*`. */
#ifndef PARLOR_CLI_H
#define PARLOR_CLI_H

#include "core/game.h"
#include "core/record.h"
#include "server/embedded.h"

enum exit_code {
    EXIT_FINE = 0,
    EXIT_REFUSED = 1, /* the input was understood and refused: the reason is on stderr */
    EXIT_USAGE = 2    /* the command line was not understood */
};

struct command {
    const char *name;
    const char *arguments; /* "GAME [--mode M]" */
    const char *summary;   /* one line, for `parlor --help` */
    const char *help;      /* the rest, for `parlor NAME --help` */
    int (*run)(const struct command *self, int argc, char **argv);
};

extern const struct command command_games, command_play, command_replay, command_verify,
    command_cards, command_rules, command_bench, command_engine, command_arena, command_serve,
    command_join, command_load, command_achievements, command_deck;

/* --- Options: options.c --- */

/* `--name` alone sets *flag; `--name VALUE` or `--name=VALUE` sets *text. */
struct cli_option {
    const char *name; /* without the dashes; NULL ends the list */
    const char **text;
    bool *flag;
};

enum { CLI_WORDS = 64, CLI_SETTINGS = 32, CLI_NAME = 40 };

/* What is left after the known options: plain words, and settings for a game's setup. */
struct cli_words {
    int count;
    const char *word[CLI_WORDS];
    int settings;
    struct {
        char name[CLI_NAME];
        const char *value;
    } setting[CLI_SETTINGS];
};

/* Parses argv after the command's name. Returns -1 to go on, or an exit code: the help was shown,
 * or the line was wrong and a sentence is on stderr. Settings are refused unless `settings`. */
int cli_parse(const struct command *self, int argc, char **argv, const struct cli_option *options,
              bool settings, struct cli_words *words);

/* The value of a setting: `--map @FILE` takes the text from a file. */
bool cli_setting(const char *value, struct text *out, struct reason *why);

/* Applies --mode simple and the like. */
bool cli_setup(const struct game_rules *rules, const struct cli_words *words, struct setup *setup,
               struct reason *why);

/* A whole number in a range. */
bool cli_number(const char *name, const char *text, long long least, long long most, long long *out,
                struct reason *why);

/* Prints "parlor NAME: sentence" on stderr and returns EXIT_REFUSED; for EXIT_USAGE with a hint. */
int cli_refuse(const struct command *self, const struct reason *why);
int cli_usage(const struct command *self, const char *sentence);

/* --- Files: files.c --- */

/* Reads JSON from a file of at most 16 MB ("-" is standard input); the caller owns the result. */
/* Adds a whole file's bytes to the text; "-" is standard input. */
bool file_read(const char *path, struct text *out, struct reason *why);
json_t *file_read_json(const char *path, struct reason *why);
/* Adds a file as the text of a setting, a deck or a map: JSON without its blanks, else as it is. */
bool file_read_setting(const char *path, struct text *out, struct reason *why);
bool file_read_record(const char *path, struct record *record, struct reason *why);
/* Writes a new file beside it and renames it: there is always one whole file. */
bool file_write(const char *path, const char *content, struct reason *why);

/* Where games are kept: $XDG_STATE_HOME/parlor; false if nobody knows or it is too long. */
bool file_state_folder(char *folder, size_t room);
/* Makes a folder and those above it. */
bool file_make_folders(char *folder);

/* --- The rules reference: reference.c --- */

/* The file of a game, or NULL. */
const struct embedded *reference_find(const char *game);
/* Calls back for each clause ("FD-001", its sentence) whose number or text contains `wanted`. */
int reference_search(const struct embedded *file, const char *wanted,
                     void (*found)(void *context, const char *number, const char *text),
                     void *context);

/* --- The list of games: games.c --- */

void games_write(struct writer *w, const char *key); /* as a JSON list */

#endif
