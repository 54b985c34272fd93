/* text.h - a growing piece of text, with colours for terminals that want them.
 *
 *   struct text t = {.color = isatty(1)};
 *   text_add(&t, "Round %d", round);
 *   text_style(&t, STYLE_RED); text_add(&t, "Red"); text_style(&t, STYLE_PLAIN);
 *   fputs(text_string(&t), stdout);
 *   text_free(&t);
 *
 * A zeroed struct is an empty text. If memory runs out the text stays as it was and `failed` is
 * set; nobody has to check before the end. */
#ifndef PARLOR_TEXT_H
#define PARLOR_TEXT_H

#include <stdbool.h>
#include <stddef.h>

enum style {
    STYLE_PLAIN,
    STYLE_BOLD,
    STYLE_DIM,
    STYLE_RED,
    STYLE_GREEN,
    STYLE_YELLOW,
    STYLE_BLUE,
    STYLE_PURPLE,
    STYLE_COUNT
};

struct text {
    char *bytes; /* owned; NULL while empty */
    size_t length, capacity;
    bool color;        /* false: text_style writes nothing */
    bool plain;        /* words instead of drawings (game_picture) */
    int columns, rows; /* of the window that it is for; 0: nobody knows */
    bool failed;       /* memory ran out and something is missing */
};

void text_add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_add_bytes(struct text *t, const char *bytes, size_t length);
/* Room for `more` bytes at its end, to write and then add to `length`; NULL if memory ran out. */
static inline char *text_tail(struct text *t, size_t more);
char *text_grow(struct text *t, size_t more); /* its rare part */
void text_repeat(struct text *t, const char *piece, int times);
void text_style(struct text *t, enum style style);

/* The text so far, never NULL; valid until the next change. */
const char *text_string(const struct text *t);
int text_lines(const struct text *t); /* that have an end */
int text_width(const char *line);     /* columns that a line in UTF-8 takes on the screen */

/* Adds what was written apart, and frees that: what is missing there is missing here. */
void text_join(struct text *t, struct text *apart);

/* Letters, digits, '-', '_', '.': safe in every format. */
bool is_plain_word(const char *word);

void text_clear(struct text *t); /* empty again, the memory is kept */
void text_free(struct text *t);

static inline char *text_tail(struct text *t, size_t more)
{
    bool fits = t->length + more < t->capacity && !t->failed;
    return fits ? t->bytes + t->length : text_grow(t, more);
}

#endif
