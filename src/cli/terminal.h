/* terminal.h - what the terminal can do, and a line from the person at it. */
#ifndef PARLOR_TERMINAL_H
#define PARLOR_TERMINAL_H

#include "core/text.h"

bool terminal_color(void);          /* stdout is a terminal and NO_COLOR is not set */
bool terminal_is_interactive(void); /* a person types and reads */
int terminal_width(void);           /* columns; 80 if nobody knows */
void terminal_clear(void);          /* does nothing if stdout is not a terminal */

/* One line, edited with libedit on a terminal. What does not fit is cut off. False at the end. */
bool terminal_line(const char *prompt, char *line, size_t capacity);

/* Prints a sentence behind a label, broken at blanks, with the later lines indented below it. */
void terminal_wrap(const char *label, const char *sentence);

/* Short lines side by side, in as many columns as fit, read downwards. */
struct columns {
    struct text *out;
    struct text lines; /* each ends with NUL */
    int count, widest;
};

void columns_start(struct columns *c, struct text *out);
void columns_add(struct columns *c, const char *line);
void columns_end(struct columns *c);

#endif
