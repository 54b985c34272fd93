/* terminal.c - see terminal.h. */
#include "cli/terminal.h"

#include <assert.h>
#include <editline/readline.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static bool plain;

bool terminal_is_plain(void)
{
    return plain;
}

void terminal_be_plain(void)
{
    plain = true;
}

bool terminal_color(void)
{
    const char *never = getenv("NO_COLOR"), *kind = getenv("TERM");
    return isatty(STDOUT_FILENO) && !(never && *never) && !(kind && !strcmp(kind, "dumb")) &&
           !plain;
}

bool terminal_is_interactive(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

int terminal_width(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        return size.ws_col;
    return 80;
}

int terminal_rows(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row)
        return size.ws_row;
    return 24;
}

struct text terminal_text(void)
{
    return (struct text){.color = terminal_color(),
                         .plain = plain,
                         .columns = isatty(STDOUT_FILENO) ? terminal_width() : 0};
}

/* What is typed into a pipe does not end the line of the prompt. */
static bool plain_line(const char *prompt, char *line, size_t capacity)
{
    printf("%s", prompt);
    fflush(stdout);
    if (!fgets(line, (int)capacity, stdin))
        return false;
    if (!strchr(line, '\n'))
        for (int c = getchar(); c != '\n' && c != EOF;)
            c = getchar();
    line[strcspn(line, "\n")] = '\0';
    printf("\n");
    return true;
}

bool terminal_line(const char *prompt, char *line, size_t capacity)
{
    assert(capacity > 1);
    if (!terminal_is_interactive())
        return plain_line(prompt, line, capacity);
    char *typed = readline(prompt);
    if (!typed)
        return false;
    if (*typed)
        add_history(typed);
    snprintf(line, capacity, "%s", typed);
    free(typed);
    return true;
}

/* Columns that the first bytes of a text take. */
static int width_of(const char *text, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += (text[i] & 0xc0) != 0x80;
    return width;
}

/* Breaks at blanks; later lines begin at column `hang`. */
static void add_words(struct text *out, int column, int hang, const char *words)
{
    int start = column;
    while (*words) {
        size_t length = strcspn(words, " ");
        int width = width_of(words, length);
        bool first = column == start;
        if (out->columns && !first && column + 1 + width > out->columns) {
            text_add(out, "\n");
            text_repeat(out, " ", hang);
            column = start = hang;
            first = true;
        }
        text_add(out, "%s%.*s", first ? "" : " ", (int)length, words);
        column += width + !first;
        words += length;
        words += strspn(words, " ");
    }
    text_add(out, "\n");
}

void terminal_break(struct text *out, int indent, const char *label, const char *line)
{
    int column = indent + text_width(label);
    text_repeat(out, " ", indent);
    text_add(out, "%s", label);
    add_words(out, column, *label ? column : indent + 2, line);
}

void terminal_wrap(const char *label, const char *sentence)
{
    struct text out = terminal_text();
    terminal_break(&out, 0, label, sentence);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

void terminal_sentences(const char *lines, struct text *out)
{
    struct text line = {0};
    while (*lines) {
        int length = (int)strcspn(lines, "\n");
        text_clear(&line);
        text_add(&line, "%.*s", length, lines);
        terminal_break(out, 0, "", text_string(&line));
        lines += length + (lines[length] == '\n');
    }
    text_free(&line);
}

void columns_start(struct columns *c, struct text *out, int hang)
{
    *c = (struct columns){.out = out, .hang = hang};
}

void columns_add(struct columns *c, const char *line)
{
    int width = text_width(line);
    assert(!strchr(line, '\n'));
    text_add_bytes(&c->lines, line, strlen(line) + 1);
    c->widest = width > c->widest ? width : c->widest;
    c->count++;
}

static const char *nth_line(const struct columns *c, int n)
{
    const char *line = text_string(&c->lines);
    assert(n >= 0 && n < c->count);
    while (n-- > 0)
        line += strlen(line) + 1;
    return line;
}

/* The first ones, side by side in so many rows. */
static void add_rows(const struct columns *c, int count, int rows)
{
    for (int row = 0; row < rows; row++) {
        for (int i = row; i < count; i += rows) {
            const char *line = nth_line(c, i);
            text_add(c->out, "%s", line);
            if (i + rows < count)
                text_repeat(c->out, " ", c->widest + 1 - text_width(line));
        }
        text_add(c->out, "\n");
    }
}

/* Lines that are too long for columns, one below the other; returns how many were added. */
static int add_long_lines(const struct columns *c, int most)
{
    for (int i = 0; i < c->count; i++) {
        struct text one = {.columns = c->out->columns};
        const char *line = nth_line(c, i);
        char head[16];
        snprintf(head, sizeof head, "%.*s", c->hang, line);
        terminal_break(&one, 0, head, line + strlen(head));
        int lines = 0;
        for (size_t at = 0; at < one.length; at++)
            lines += one.bytes[at] == '\n';
        bool fits = !most || lines + (i + 1 < c->count) <= most;
        if (fits)
            text_add(c->out, "%s", text_string(&one));
        text_free(&one);
        if (!fits)
            return i;
        most -= most ? lines : 0;
    }
    return c->count;
}

int columns_end(struct columns *c, int most)
{
    int columns = terminal_width() / (c->widest + 1), shown = c->count;
    if (plain && columns > 1)
        columns = 1;
    if (columns < 1) {
        shown = add_long_lines(c, most);
    } else {
        int rows = (shown + columns - 1) / columns;
        if (most && rows > most) {
            rows = most - 1; /* and one that says how many are left */
            shown = rows * columns;
        }
        add_rows(c, shown, rows);
    }
    text_free(&c->lines);
    return c->count - shown;
}
