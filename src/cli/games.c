/* games.c - `parlor games`: what can be played, and how it can be set up. */
#include "cli/cli.h"

#include <stdio.h>

void field_describe(const struct setup_field *field, struct text *out)
{
    text_add(out, "%s: ", field->title);
    if (field->kind == SETUP_NUMBER) {
        text_add(out, "%d to %d (default %d)", field->least, field->most, field->fallback);
        return;
    }
    if (field->kind == SETUP_FLAG) {
        text_add(out, "yes or no (default %s)", setup_choice_name(field, field->fallback));
        return;
    }
    for (const char *const *choice = field->choices; *choice; choice++)
        text_add(out, "%s%s", choice == field->choices ? "" : ", ", *choice);
    text_add(out, "%s (default %s)", field->kind == SETUP_TEXT ? ", or @FILE" : "",
             field->choices[field->fallback]);
}

static void print_field(const struct setup_field *field)
{
    struct text text = {0};
    field_describe(field, &text);
    printf("    --%-12s %s\n", field->name, text_string(&text));
    text_free(&text);
}

void games_write(struct writer *w, const char *key)
{
    put_open(w, key, '[');
    for (const struct game_rules *const *row = game_table; *row; row++) {
        put_open(w, NULL, '{');
        game_about_write(*row, w);
        put_close(w);
    }
    put_close(w);
}

static void print_json(void)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    games_write(&w, NULL);
    puts(text_string(&text));
    text_free(&text);
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false;
    struct cli_words words;
    const struct cli_option options[] = {{"json", NULL, &json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    if (words.count)
        return cli_usage(self, "it takes no words.");
    if (json) {
        print_json();
        return EXIT_FINE;
    }
    for (const struct game_rules *const *row = game_table; *row; row++) {
        printf("%s (%s)\n", (*row)->name, (*row)->title);
        for (const struct setup_field *field = (*row)->setup; field->name; field++)
            print_field(field);
    }
    return EXIT_FINE;
}

const struct command command_games = {
    .name = "games",
    .arguments = "[--json]",
    .summary = "List the games and how they can be set up.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .run = run,
};
