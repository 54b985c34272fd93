/* terminal.c - see terminal.h. */
#include "cli/terminal.h"

#include <assert.h>
#include <editline/readline.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool terminal_color(void)
{
    const char *never = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(never && *never);
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

void terminal_clear(void)
{
    if (isatty(STDOUT_FILENO))
        fputs("\033[2J\033[3J\033[H", stdout);
}

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

/* Columns on the screen of a UTF-8 text. */
static int text_width(const char *line)
{
    int width = 0;
    for (; *line; line++)
        width += (*line & 0xc0) != 0x80;
    return width;
}

void terminal_wrap(const char *label, const char *sentence)
{
    int indent = text_width(label), column = indent;
    if (!isatty(STDOUT_FILENO)) {
        printf("%s%s\n", label, sentence);
        return;
    }
    fputs(label, stdout);
    while (*sentence) {
        int length = (int)strcspn(sentence, " ");
        if (column + 1 + length > terminal_width() && column > indent) {
            printf("\n%*s", indent, "");
            column = indent;
        }
        column += printf(column > indent ? " %.*s" : "%.*s", length, sentence);
        sentence += length;
        sentence += strspn(sentence, " ");
    }
    putchar('\n');
}

void columns_start(struct columns *c, struct text *out)
{
    *c = (struct columns){.out = out};
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

void columns_end(struct columns *c)
{
    int columns = terminal_width() / (c->widest + 1);
    columns = columns < 1 ? 1 : columns;
    int rows = (c->count + columns - 1) / columns;
    for (int row = 0; row < rows; row++) {
        for (int i = row; i < c->count; i += rows) {
            const char *line = nth_line(c, i);
            text_add(c->out, "%s", line);
            if (i + rows < c->count)
                text_repeat(c->out, " ", c->widest + 1 - text_width(line));
        }
        text_add(c->out, "\n");
    }
    text_free(&c->lines);
}
