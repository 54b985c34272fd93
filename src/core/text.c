/* text.c - see text.h. */
#include "core/text.h"

#include "core/format.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Makes room for `more` bytes and a final NUL. */
static bool text_reserve(struct text *t, size_t more)
{
    if (t->failed)
        return false;
    size_t needed = t->length + more + 1;
    if (needed <= t->capacity)
        return true;
    size_t capacity = t->capacity ? t->capacity : 256;
    while (capacity < needed)
        capacity *= 2;
    char *bytes = realloc(t->bytes, capacity);
    if (!bytes) {
        t->failed = true;
        return false;
    }
    t->bytes = bytes;
    t->capacity = capacity;
    return true;
}

void text_add(struct text *t, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    size_t capacity = t->failed ? 0 : t->capacity - t->length;
    int length = format_text(capacity ? t->bytes + t->length : NULL, capacity, format, arguments);
    va_end(arguments);
    if (length >= 0 && text_reserve(t, (size_t)length)) {
        if ((size_t)length >= capacity) /* it did not fit: once more, now that it does */
            format_text(t->bytes + t->length, (size_t)length + 1, format, again);
        t->length += (size_t)length;
    } else if (capacity) {
        t->bytes[t->length] = '\0';
    }
    va_end(again);
}

void text_add_bytes(struct text *t, const char *bytes, size_t length)
{
    if (!text_reserve(t, length))
        return;
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    t->bytes[t->length] = '\0';
}

char *text_grow(struct text *t, size_t more)
{
    return text_reserve(t, more) ? t->bytes + t->length : NULL;
}

void text_repeat(struct text *t, const char *piece, int times)
{
    size_t length = strlen(piece);
    while (times-- > 0)
        text_add_bytes(t, piece, length);
}

void text_style(struct text *t, enum style style)
{
    static const char *const code[STYLE_COUNT] = {
        [STYLE_PLAIN] = "0",  [STYLE_BOLD] = "1",    [STYLE_DIM] = "2",     [STYLE_RED] = "1;31",
        [STYLE_GREEN] = "32", [STYLE_YELLOW] = "33", [STYLE_BLUE] = "1;34", [STYLE_PURPLE] = "35",
    };
    if (t->color)
        text_add(t, "\033[%sm", code[style]);
}

const char *text_string(const struct text *t)
{
    return t->length ? t->bytes : "";
}

int text_lines(const struct text *t)
{
    int lines = 0;
    for (size_t i = 0; i < t->length; i++)
        lines += t->bytes[i] == '\n';
    return lines;
}

int text_width(const char *line)
{
    int width = 0;
    for (; *line; line++)
        width += (*line & 0xc0) != 0x80;
    return width;
}

void text_join(struct text *t, struct text *apart)
{
    text_add_bytes(t, text_string(apart), apart->length);
    t->failed |= apart->failed;
    text_free(apart);
}

void text_clear(struct text *t)
{
    t->length = 0;
    t->failed = false;
}

void text_free(struct text *t)
{
    free(t->bytes);
    *t =
        (struct text){.color = t->color, .plain = t->plain, .columns = t->columns, .rows = t->rows};
}

bool is_plain_word(const char *word)
{
    return word[strspn(
               word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")] == '\0';
}
