/* screen.c - see screen.h. */
#include "cli/screen.h"

#include "cli/news.h"
#include "cli/terminal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEAST_CHOICES = 4,  /* lines of options that are shown in the smallest window */
    LEAST_PICTURE = 12, /* rows in which the smallest boards can be drawn */
    MOST_NEWS = 5       /* lines of what happened that stay in sight above the picture */
};

/* --- Choices. --- */

void choices_add(struct choices *choices, const char *key, const char *text, bool danger)
{
    assert(choices->count < OPTIONS);
    struct choice *choice = &choices->choice[choices->count++];
    snprintf(choice->key, sizeof choice->key, "%s", key);
    snprintf(choice->text, sizeof choice->text, "%s", text);
    choice->danger = danger;
    choices->keyed |= *key != '\0';
}

void choices_of(struct choices *choices, const struct game_rules *rules, const struct game *g,
                int seat)
{
    struct question q;
    game_question(rules, g, seat, &q);
    choices->count = 0;
    choices->keyed = false;
    for (int i = 0; i < q.count; i++) {
        struct phrase phrase;
        game_describe(rules, g, seat, q.options[i], &phrase);
        choices_add(choices, phrase.key, phrase.text, phrase.danger);
    }
}

int choices_find(const struct choices *choices, const char *typed)
{
    char *end;
    long number = strtol(typed, &end, 10);
    if (end == typed || *end)
        return -1;
    if (!choices->keyed)
        return number >= 1 && number <= choices->count ? (int)number - 1 : -1;
    for (int i = 0; i < choices->count; i++)
        if (number == strtol(choices->choice[i].key, NULL, 10))
            return i;
    return -1;
}

void choices_label(const struct choices *choices, int place, char label[12])
{
    if (choices->keyed)
        snprintf(label, 12, "%s", choices->choice[place].key);
    else
        snprintf(label, 12, "%d", place + 1);
}

static void add_column(struct columns *columns, const struct choices *choices, int place)
{
    char label[12], line[320];
    choices_label(choices, place, label);
    snprintf(line, sizeof line, "%3s%c%s", label, choices->choice[place].danger ? '!' : ' ',
             choices->choice[place].text);
    columns_add(columns, line);
}

static void add_note(struct text *out, int indent, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void add_note(struct text *out, int indent, const char *format, ...)
{
    char note[500];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(note, sizeof note, format, arguments);
    va_end(arguments);
    terminal_break(out, indent, "", note);
}

void choices_write(const struct choices *choices, const char *filter, int most, struct text *out)
{
    struct columns columns;
    int shown = 0;
    columns_start(&columns, out, 4);
    for (int i = 0; i < choices->count; i++) {
        if (!strcasestr(choices->choice[i].text, filter))
            continue;
        add_column(&columns, choices, i);
        shown++;
    }
    int left = columns_end(&columns, most);
    if (left)
        add_note(out, 4, "... and %d more: Enter shows all of them", left);
    if (!shown)
        add_note(out, 2, "No option has '%.400s'.", filter);
}

void choices_advise(const struct choices *choices, int place, const char *note)
{
    struct text text = {0};
    char label[12], head[20];
    choices_label(choices, place, label);
    snprintf(head, sizeof head, "  %3s ", label);
    text_add(&text, "%s%s", choices->choice[place].text, note);
    terminal_wrap(head, text_string(&text));
    text_free(&text);
}

/* --- What can be typed. --- */

void screen_commands(const char *const *commands)
{
    enum { WORDS_BEGIN = 12 };
    struct text out = terminal_text();
    struct columns columns;
    columns_start(&columns, &out, WORDS_BEGIN);
    for (; *commands; commands++)
        columns_add(&columns, *commands);
    columns_end(&columns, 0);
    printf("\n%s", text_string(&out));
    text_free(&out);
}

/* --- What happened. --- */

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* Prints so many lines and returns what is behind them. */
static const char *print_lines(const char *text, int lines)
{
    const char *end = text;
    while (lines-- > 0 && *end)
        end += strcspn(end, "\n") + 1;
    fwrite(text, 1, (size_t)(end - text), stdout);
    return end;
}

static bool print_pages(const char *text)
{
    int page = terminal_rows() - 2;
    char line[80];
    while (terminal_is_interactive() && page > 4 && count_lines(text) > page) {
        text = print_lines(text, page);
        if (!terminal_line("  -- Enter: go on, s: skip the rest -- ", line, sizeof line))
            return false;
        if (*line == 's')
            return true;
    }
    fputs(text, stdout);
    return true;
}

bool screen_news(const struct tale *tale, bool unfolded)
{
    struct text out = terminal_text();
    news_write(tale, unfolded, &out);
    bool fine = print_pages(text_string(&out));
    text_free(&out);
    return fine;
}

/* --- The board and the question. --- */

void screen_picture(const char *picture)
{
    struct text out = terminal_text();
    if (terminal_is_plain())
        terminal_sentences(picture, &out);
    else
        text_add(&out, "%s", picture);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

static void write_prompt(const char *prompt, struct text *out)
{
    text_style(out, STYLE_BOLD);
    terminal_break(out, 2, "", prompt);
    text_style(out, STYLE_PLAIN);
}

/* The rows that the question takes if all its options are shown. */
static int question_rows(const char *prompt, const struct choices *choices)
{
    struct text out = terminal_text();
    write_prompt(prompt, &out);
    choices_write(choices, "", 0, &out);
    int rows = text_lines(&out);
    text_free(&out);
    return rows;
}

/* Beside the picture there are a blank row above the question and the row in which one types. */
enum { OTHER_ROWS = 2 };

/* What happened stays in sight, if it is not too long. */
static int news_rows(const struct tale *tale)
{
    struct text out = terminal_text();
    news_write(tale, false, &out);
    int rows = text_lines(&out);
    text_free(&out);
    return rows < MOST_NEWS ? rows : MOST_NEWS;
}

int screen_rows(const struct tale *tale, const char *prompt, const struct choices *choices)
{
    if (!terminal_is_interactive())
        return 0;
    int left = terminal_rows() - OTHER_ROWS - news_rows(tale) - question_rows(prompt, choices);
    return left < LEAST_PICTURE ? LEAST_PICTURE : left;
}

void screen_show(const struct text *picture, const char *prompt, const struct choices *choices)
{
    struct text out = terminal_text();
    int before, most = 0;
    write_prompt(prompt, &out);
    before = text_lines(picture) + text_lines(&out) + OTHER_ROWS;
    if (terminal_is_interactive() && !terminal_is_plain()) {
        most = terminal_rows() - before;
        most = most < LEAST_CHOICES ? LEAST_CHOICES : most;
    }
    choices_write(choices, "", most, &out);
    screen_picture(text_string(picture));
    printf("\n%s", text_string(&out));
    text_free(&out);
}

/* --- The end. --- */

void screen_result(const struct game_rules *rules, const struct game *g)
{
    struct result result = {0};
    struct summary summary;
    int seats = game_kernel_const(g)->seats;
    rules->result(g, &result);
    game_sum_up(rules, g, &summary);
    terminal_wrap("  ", summary.why);
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (result.rank[seat] == rank)
                printf("  %d. %s: %s\n", rank, rules->seat_name(g, seat), summary.score[seat]);
}

void screen_turn_page(void)
{
    for (int i = terminal_is_interactive() ? terminal_rows() : 0; i > 0; i--)
        putchar('\n');
}
