/* terminal.h - what the terminal can do, and a line from the person at it. */
#ifndef PARLOR_TERMINAL_H
#define PARLOR_TERMINAL_H

#include "core/text.h"

bool terminal_color(void); /* stdout is a terminal that has some, and NO_COLOR is not set */
bool terminal_is_interactive(void); /* a person types and reads */
bool terminal_is_plain(void);       /* words instead of drawings: for screen readers */
void terminal_be_plain(void);       /* from now on */
int terminal_width(void);           /* columns; 80 if nobody knows */
int terminal_rows(void);            /* 24 if nobody knows */

/* An empty text for this terminal: it knows its colours and its columns; without a window its lines
 * are not broken. */
struct text terminal_text(void);

/* One line, edited with libedit on a terminal. What does not fit is cut off. False at the end. */
bool terminal_line(const char *prompt, char *line, size_t capacity);

/* Adds a line to the text that begins so far in, with a label; broken at blanks where the text
 * knows how many columns there are, with the later lines a step further in than the first. */
void terminal_break(struct text *out, int indent, const char *label, const char *line);

/* Prints a sentence behind a label, broken at blanks, with the later lines indented below it. */
void terminal_wrap(const char *label, const char *sentence);

/* Adds lines, each broken in this way. */
void terminal_sentences(const char *lines, struct text *out);

/* Short lines side by side, in as many columns as fit, read downwards; long ones are broken. */
struct columns {
    struct text *out;
    struct text lines; /* each ends with NUL */
    int count, widest;
    int hang; /* bytes at the beginning of each line that its broken parts stand behind */
};

void columns_start(struct columns *c, struct text *out, int hang);
void columns_add(struct columns *c, const char *line);
/* In at most so many lines (0: any number); returns how many of what was added had no room. */
int columns_end(struct columns *c, int most);

#endif
