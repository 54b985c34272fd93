/* manual.c - pages for man, made from what the commands say about themselves. */
#include "cli/cli.h"
#include "parlor.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Text for troff; what stands between backquotes is bold, unless it is verbatim. */
static void print_text(const char *text, int length, bool verbatim)
{
    bool bold = false;
    assert(length >= 0);
    if (length && (*text == '.' || *text == '\''))
        printf("\\&");
    for (int i = 0; i < length; i++) {
        switch (text[i]) {
        case '\\': printf("\\e"); break;
        case '-': printf("\\-"); break;
        case '~': printf("\\(ti"); break;
        case '^': printf("\\(ha"); break;
        case '`':
            if (verbatim) {
                printf("\\(ga");
                break;
            }
            bold = !bold;
            printf("%s", bold ? "\\fB" : "\\fR");
            break;
        default: putchar(text[i]);
        }
    }
    assert(!bold); /* backquotes come in pairs */
}

static void print_line(const char *text)
{
    print_text(text, (int)strlen(text), false);
    putchar('\n');
}

/* Paragraphs; indented lines stay as they are. */
static void print_paragraphs(const char *text)
{
    bool verbatim = false;
    for (int length; *text; text += length + (text[length] == '\n')) {
        length = (int)strcspn(text, "\n");
        bool indented = text[0] == ' ';
        if (indented != verbatim)
            printf("%s\n", indented ? ".PP\n.EX" : ".EE");
        verbatim = indented;
        if (!length) {
            printf(".PP\n");
            continue;
        }
        print_text(text, length, verbatim);
        putchar('\n');
    }
    if (verbatim)
        printf(".EE\n");
}

static void print_head(const char *command, const char *summary)
{
    assert(summary[strlen(summary) - 1] == '.');
    printf(".TH PARLOR");
    for (const char *c = command; *c; c++)
        printf("%s%c", c == command ? "\\-" : "", toupper(*c));
    printf(" 1 \"\" \"Parlor %s\" \"Parlor\"\n.nh\n.ad l\n.SH NAME\nparlor%s%s \\- ",
           PARLOR_VERSION, *command ? "\\-" : "", command);
    /* A sentence becomes a title: "Play a game." "play a game" */
    putchar(tolower(summary[0]));
    print_text(summary + 1, (int)strlen(summary + 1) - 1, false);
    printf("\n.SH SYNOPSIS\n.B parlor%s%s\n", *command ? " " : "", command);
}

static void print_option(const struct command_option *option)
{
    printf(".TP\n\\fB\\-\\-");
    print_text(option->name, (int)strlen(option->name), false);
    printf("\\fR");
    if (option->value) {
        printf(" \\fI");
        print_text(option->value, (int)strlen(option->value), false);
        printf("\\fR");
    }
    putchar('\n');
    print_line(option->about);
}

static void print_options(const struct command *command)
{
    printf(".SH OPTIONS\n");
    for (const struct command_option *option = command->options; option && option->name; option++)
        print_option(option);
    if (command->takes_settings)
        print_option(&settings_option);
    printf(".TP\n\\fB\\-\\-help\\fR\nShow a shorter form of this page.\n");
}

static void print_games(void)
{
    printf(".SH GAMES\n");
    for (const struct game_rules *const *row = game_table; *row; row++) {
        printf(".SS %s: %s\n", (*row)->name, (*row)->title);
        for (const struct setup_field *field = (*row)->setup; field->name; field++) {
            struct text text = {0};
            field_describe(field, &text);
            print_option(&(struct command_option){field->name, NULL, text_string(&text)});
            text_free(&text);
        }
    }
}

static void print_foot(const struct command *command)
{
    printf(".SH EXIT STATUS\n0, or 1 when the input was refused (a sentence on standard error says "
           "why), or 2 when the command line was not understood.\n.SH SEE ALSO\n");
    if (command)
        printf(".BR parlor (1)");
    if (command && command->takes_settings)
        printf(",\n.BR parlor\\-games (1)");
    for (const struct command *const *row = commands; !command && *row; row++)
        printf("%s.BR parlor\\-%s (1)", row == commands ? "" : ",\n", (*row)->name);
    printf("\n");
}

static void print_overview(void)
{
    print_head("", "Play tabletop games by their exact rules.");
    printf(
        ".I COMMAND\n.RI [ ARGUMENTS ]\n.br\n.B parlor \\-\\-help\n.br\n.B parlor \\-\\-version\n"
        ".SH DESCRIPTION\nParlor plays");
    for (const struct game_rules *const *row = game_table; *row; row++)
        printf("%s %s", row == game_table ? "" : row[1] ? "," : " and", (*row)->title);
    printf(": in the terminal, in the browser, against bots and people, and as an engine for "
           "programs.\nStart with\n.BR \"parlor play flash_duel\" .\n.SH COMMANDS\n");
    for (const struct command *const *row = commands; *row; row++) {
        printf(".TP\n.BR parlor\\-%s (1)\n", (*row)->name);
        print_line((*row)->summary);
    }
    printf(".SH FILES\n.TP\n.I $XDG_STATE_HOME/parlor\nGames, and who you are at a server; "
           "\\(ti/.local/state/parlor where that is not set.\n");
}

void manual_write(const struct command *command)
{
    if (!command) {
        print_overview();
        print_foot(NULL);
        return;
    }
    print_head(command->name, command->summary);
    if (*command->arguments)
        print_line(command->arguments);
    printf(".SH DESCRIPTION\n");
    print_line(command->summary);
    if (command->help) {
        printf(".PP\n");
        print_paragraphs(command->help);
    }
    print_options(command);
    if (command == &command_games)
        print_games();
    print_foot(command);
}
