/* cli.h - what the subcommands of `parlor` share. Each is one file with a `command_*`. */
#ifndef PARLOR_CLI_H
#define PARLOR_CLI_H

#include "core/clauses.h"
#include "core/game.h"
#include "core/record.h"

#include <stdio.h>

enum exit_code {
    EXIT_FINE = 0,
    EXIT_REFUSED = 1, /* the input was understood and refused: the reason is on stderr */
    EXIT_USAGE = 2    /* the command line was not understood */
};

/* An option as the help, the manual and the completion show it. Its value, like a word among a
 * command's arguments, is a word itself, one of several ("yes|no"), or a kind of word that
 * completion knows: GAME, LESSON, MODE, BOTS, FILE, FOLDER, COMMAND. Other capitals ("N") stand for
 * what only a person knows. */
struct command_option {
    const char *name;  /* without the dashes; NULL ends the list */
    const char *value; /* NULL: it takes none */
    const char *about;
};

struct command {
    const char *name;
    const char *arguments;                /* "GAME [--mode M]" */
    const char *summary;                  /* one line, for `parlor --help` */
    const struct command_option *options; /* those that `run` parses; NULL: none */
    bool takes_settings;                  /* --mode M and the other fields of a game's setup */
    const char *help; /* the rest, for `parlor NAME --help`: paragraphs; examples are indented */
    int (*run)(const struct command *self, int argc, char **argv);
};
#define COMMAND_OPTIONS(...) ((const struct command_option[]){__VA_ARGS__, {NULL, NULL, NULL}})

extern const struct command command_games, command_play, command_replay, command_verify,
    command_cards, command_rules, command_bench, command_engine, command_arena, command_serve,
    command_join, command_load, command_store, command_achievements, command_deck, command_learn,
    command_analyse, command_help;

/* --- What is known about the commands: help.c, manual.c, complete.c --- */

extern const struct command *const commands[];      /* as they are listed; NULL ends them */
extern const struct command_option settings_option; /* stands for the fields of a game's setup */
const struct command *command_find(const char *name);
void help_show_all(FILE *out);                    /* parlor --help */
void help_show(const struct command *command);    /* parlor NAME --help */
void manual_write(const struct command *command); /* a page for man; NULL: that of parlor itself */

/* Prints what the last of these words, typed behind `parlor`, could become, a candidate on each
 * line; `@file` and `@folder` stand for the names of those. */
void complete(int count, char **words);

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
 * or the line was wrong and a sentence is on stderr. The options must be those that the command
 * describes. */
int cli_parse(const struct command *self, int argc, char **argv, const struct cli_option *options,
              struct cli_words *words);

/* The value of a setting: `--map @FILE` takes the text from a file. */
bool cli_setting(const char *value, struct text *out, struct reason *why);

/* The defaults with --mode simple and the like applied to them; or what there is with the same. */
bool cli_setup(const struct game_rules *rules, const struct cli_words *words, struct setup *setup,
               struct reason *why);
bool cli_change_setup(const struct game_rules *rules, const struct cli_words *words,
                      struct setup *setup, struct reason *why);

/* A whole number in a range. */
bool cli_number(const char *name, const char *text, long long least, long long most, long long *out,
                struct reason *why);

/* Prints "parlor NAME: sentence" on stderr and returns EXIT_REFUSED; for EXIT_USAGE with a hint. */
int cli_refuse(const struct command *self, const struct reason *why);
int cli_usage(const struct command *self, const char *sentence);

/* --- Files: files.c --- */

/* Adds a whole file's bytes to the text; "-" is standard input. */
bool file_read(const char *path, struct text *out, struct reason *why);
/* Reads JSON from a file of at most 16 MB; the caller owns the result. */
json_t *file_read_json(const char *path, struct reason *why);
/* Adds a file as the text of a setting, a deck or a map: JSON without its blanks, else as it is. */
bool file_read_setting(const char *path, struct text *out, struct reason *why);
bool file_read_record(const char *path, struct record *record, struct reason *why);
/* Writes a new file beside it and renames it: there is always one whole file. */
bool file_write(const char *path, const struct text *content, struct reason *why);

/* Where games are kept: $XDG_STATE_HOME/parlor; false if nobody knows or it is too long. */
bool file_state_folder(char *folder, size_t capacity);
/* Makes a folder and those above it. */
bool file_make_folders(char *folder);

/* --- The list of games: games.c --- */

void games_write(struct writer *w, const char *key); /* as a JSON list */
/* "Mode: simple, full (default simple)" */
void field_describe(const struct setup_field *field, struct text *out);

#endif
