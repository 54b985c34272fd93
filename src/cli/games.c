/* games.c - `parlor games`: what can be played, and how it can be set up. */
#include "cli/cli.h"
#include "cli/terminal.h"

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

/* "2 to 4 players", "2 players" */
static void print_range(int from, int to, const char *what)
{
    if (from < to)
        printf("%d to ", from);
    printf("%d %s", to, what);
}

static void print_box(const struct game_rules *rules)
{
    printf("%s (%s): ", rules->name, rules->title);
    print_range(rules->box.least, rules->box.most, "players, ");
    print_range(rules->box.minutes[0], rules->box.minutes[1], "minutes, ");
    printf("%s\n", weight_names[rules->box.weight]);
    terminal_wrap("    ", rules->box.goal);
}

/* A choice on a line, as one writes it and as one reads it. */
static void print_choices(const struct setup_field *field)
{
    for (int i = 0; field->choices && field->choices[i]; i++) {
        const struct setup_choice *about = field->about ? &field->about[i] : NULL;
        printf("        %-18s %s", field->choices[i], setup_choice_title(field, i));
        if (about && about->text)
            printf(": %s", about->text);
        puts(about && about->friendly ? " Good for a first game." : "");
    }
}

static void print_game(const struct game_rules *rules)
{
    print_box(rules);
    terminal_wrap("    ", rules->about);
    for (const struct setup_field *field = rules->setup; field->name; field++) {
        printf("    --%-12s %s\n", field->name, field->title);
        print_choices(field);
    }
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
    if (words.count > (json ? 0 : 1))
        return cli_usage(self, json ? "with --json it names no game." : "name one game at most.");
    if (json) {
        print_json();
        return EXIT_FINE;
    }
    if (words.count) {
        const struct game_rules *rules = game_find(words.word[0], &why);
        if (!rules)
            return cli_refuse(self, &why);
        print_game(rules);
        return EXIT_FINE;
    }
    for (const struct game_rules *const *row = game_table; *row; row++) {
        print_box(*row);
        for (const struct setup_field *field = (*row)->setup; field->name; field++)
            print_field(field);
    }
    return EXIT_FINE;
}

const struct command command_games = {
    .name = "games",
    .arguments = "[GAME] [--json]",
    .summary = "List the games and how they can be set up.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .help = "With GAME each choice of its setup is explained.\n",
    .run = run,
};
