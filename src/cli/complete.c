/* complete.c - what a word of the command line could become, for the completion of shells. */
#include "bots/bot.h"
#include "cli/cli.h"
#include "core/lesson.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The line so far. */
struct line {
    const struct command *command;
    const struct game_rules *game; /* the first that is named; NULL: none */
    const char *last;              /* the word that is being typed */
    const char *option;            /* without its dashes, whose value that is; NULL: none */
    int words;                     /* plain ones before it */
};

/* A candidate behind what is there of a list already: "grave,j" becomes "grave,jaina". */
static void offer(const struct line *line, const char *candidate)
{
    const char *comma = strrchr(line->last, ',');
    int kept = comma ? (int)(comma + 1 - line->last) : 0;
    printf("%.*s%s\n", kept, line->last, candidate);
}

static void offer_field(const struct line *line, const struct setup_field *field)
{
    if (field->kind == SETUP_FLAG)
        for (int value = 0; value <= 1; value++)
            offer(line, setup_choice_name(field, value));
    else if (field->kind == SETUP_NUMBER)
        for (int value = field->least; value <= field->most; value++)
            printf("%d\n", value);
    else
        for (const char *const *choice = field->choices; *choice; choice++)
            offer(line, *choice);
}

static void offer_modes(const struct line *line)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        if (!line->game || line->game == *row)
            offer_field(line, &(*row)->setup[SETUP_MODE]);
}

static void offer_lesson(void *context, const struct lesson *lesson)
{
    offer(context, lesson->name);
}

static void offer_kind(const struct line *line, const char *kind, int length)
{
    char word[CLI_NAME];
    assert(length > 0 && length < CLI_NAME);
    snprintf(word, sizeof word, "%.*s", length, kind);
    if (islower((unsigned char)*kind))
        offer(line, word);
    else if (!strcmp(word, "FILE"))
        puts("@file");
    else if (!strcmp(word, "FOLDER"))
        puts("@folder");
    else if (!strcmp(word, "MODE"))
        offer_modes(line);
    else if (!strcmp(word, "LESSON") && line->game)
        lessons_each(lesson_files, line->game, offer_lesson, (void *)line);
    else if (!strcmp(word, "GAME"))
        for (const struct game_rules *const *row = game_table; *row; row++)
            puts((*row)->name);
    else if (!strcmp(word, "BOTS"))
        for (const struct bot *bot = bot_table; bot->name; bot++)
            offer(line, bot->name);
    else if (!strcmp(word, "COMMAND"))
        for (const struct command *const *row = commands; *row; row++)
            puts((*row)->name);
}

/* "yes|no", or a word among the arguments: "[GAME]". */
static void offer_value(const struct line *line, const char *value, int length)
{
    for (int from = 0; from < length;) {
        int alternative = (int)strcspn(value + from, "|[] ");
        alternative = alternative < length - from ? alternative : length - from;
        if (alternative)
            offer_kind(line, value + from, alternative);
        from += alternative + 1;
    }
}

static void offer_option_value(const struct line *line)
{
    const struct command_option *option = line->command->options;
    assert(line->option);
    for (; option && option->name; option++)
        if (!strcmp(option->name, line->option)) {
            if (option->value)
                offer_value(line, option->value, (int)strlen(option->value));
            return;
        }
    for (const struct setup_field *field = line->game ? line->game->setup : NULL;
         field && field->name; field++)
        if (!strcmp(field->name, line->option))
            offer_field(line, field);
}

static void offer_options(const struct line *line)
{
    const struct command_option *option = line->command->options;
    for (; option && option->name; option++)
        printf("--%s\n", option->name);
    if (line->command->takes_settings && line->game)
        for (const struct setup_field *field = line->game->setup; field->name; field++)
            printf("--%s\n", field->name);
    puts("--help");
}

static const char *next_word(const char *word)
{
    word += strcspn(word, " ");
    return word + strspn(word, " ");
}

/* The plain words stand first among the arguments; "..." goes on with the one before. */
static void offer_word(const struct line *line)
{
    const char *word = line->command->arguments;
    for (int i = 0; i < line->words; i++)
        if (strncmp(next_word(word), "...", 3) != 0)
            word = next_word(word);
    if (strncmp(word, "--", 2) != 0 && strncmp(word, "[--", 3) != 0)
        offer_value(line, word, (int)strcspn(word, " "));
}

static bool takes_value(const struct command *command, const char *name)
{
    for (const struct command_option *option = command->options; option && option->name; option++)
        if (!strcmp(option->name, name))
            return option->value;
    return command->takes_settings && strcmp(name, "help") != 0;
}

/* What the words before the last one say. A shell may give "--mode=full" as three words. */
static void read_words(struct line *line, int count, char **words)
{
    struct reason why;
    for (int i = 0; i < count; i++) {
        if (!line->game)
            line->game = game_find(words[i], &why);
        if (!strcmp(words[i], "="))
            continue;
        if (line->option)
            line->option = NULL;
        else if (strncmp(words[i], "--", 2) != 0)
            line->words++;
        else if (!strchr(words[i], '=') && takes_value(line->command, words[i] + 2))
            line->option = words[i] + 2;
    }
}

/* "--mode=fu", where a shell does not take it apart. */
static void read_last(struct line *line, const char *word, char name[CLI_NAME])
{
    const char *equals = strchr(word, '=');
    line->last = equals ? equals + 1 : word;
    if (equals && !strncmp(word, "--", 2)) {
        snprintf(name, CLI_NAME, "%.*s", (int)(equals - word - 2), word + 2);
        line->option = name;
    }
}

void complete(int count, char **words)
{
    char name[CLI_NAME];
    struct line line = {.command = count > 1 ? command_find(words[0]) : NULL, .last = ""};
    if (count == 1) {
        offer_kind(&line, "COMMAND", (int)strlen("COMMAND"));
        puts("--help\n--version");
    }
    if (!line.command)
        return;
    read_words(&line, count - 2, words + 1);
    read_last(&line, words[count - 1], name);
    if (line.option)
        offer_option_value(&line);
    else if (line.last[0] == '-')
        offer_options(&line);
    else
        offer_word(&line);
}
