/* writer.c - see writer.h. */
#include "core/writer.h"

#include "core/format.h"
#include "core/text.h"
#include "core/values.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How many bytes the character at `c` has in UTF-8, or 0: it is none. (RFC 3629: no overlong forms,
 * no surrogates, nothing above U+10FFFF.) */
static size_t utf8_length(const char *c)
{
    const unsigned char *u = (const unsigned char *)c;
    if (u[0] < 0x80)
        return 1;
    size_t length = u[0] < 0xc2 ? 0 : u[0] < 0xe0 ? 2 : u[0] < 0xf0 ? 3 : u[0] < 0xf5 ? 4 : 0;
    for (size_t i = 1; i < length; i++)
        if ((u[i] & 0xc0) != 0x80) /* the final NUL stops it too */
            return 0;
    bool overlong = (u[0] == 0xe0 && u[1] < 0xa0) || (u[0] == 0xf0 && u[1] < 0x90);
    bool beyond = (u[0] == 0xed && u[1] >= 0xa0) || (u[0] == 0xf4 && u[1] >= 0x90);
    return overlong || beyond ? 0 : length;
}

/* Sixteen characters at once: is there one that needs a second look? (Control characters, quote,
 * backslash, DEL and everything that is not ASCII, which is negative.) */
typedef signed char sixteen __attribute__((vector_size(16)));
typedef uint64_t two_eights __attribute__((vector_size(16)));

static inline bool is_strange(sixteen c)
{
    two_eights strange = (two_eights)((c < 0x20) | (c == '"') | (c == '\\') | (c == 0x7f));
    return strange[0] | strange[1];
}

static inline bool copy_sixteen(char *to, const char *from)
{
    sixteen c;
    memcpy(&c, from, sizeof c);
    memcpy(to, &c, sizeof c);
    return !is_strange(c);
}

/* The same with 8 to 16 characters: two eights that may overlap. */
static inline bool copy_eights(char *to, const char *from, size_t length)
{
    uint64_t first, last;
    memcpy(&first, from, sizeof first);
    memcpy(&last, from + length - sizeof last, sizeof last);
    memcpy(to, &first, sizeof first);
    memcpy(to + length - sizeof last, &last, sizeof last);
    return !is_strange((sixteen)(two_eights){first, last});
}

/* With 4 to 8: two fours, each looked at twice. */
static inline bool copy_fours(char *to, const char *from, size_t length)
{
    uint32_t first, last;
    memcpy(&first, from, sizeof first);
    memcpy(&last, from + length - sizeof last, sizeof last);
    memcpy(to, &first, sizeof first);
    memcpy(to + length - sizeof last, &last, sizeof last);
    uint64_t both = (uint64_t)first << 32 | last;
    return !is_strange((sixteen)(two_eights){both, both});
}

/* Copies characters that need no second look (nearly all: words and ids); returns how many. The
 * last piece may overlap with the one before, so that no character goes alone. */
static inline size_t copy_plain(char *to, const char *from, size_t length)
{
    size_t count = 0;
    while (length - count > 16 && copy_sixteen(to + count, from + count))
        count += 16;
    bool rest = length - count > 16 ? false
                : length >= 16      ? copy_sixteen(to + length - 16, from + length - 16)
                : length >= 8       ? copy_eights(to, from, length)
                : length >= 4       ? copy_fours(to, from, length)
                                    : false;
    if (rest)
        return length;
    for (char c; (unsigned char)((c = from[count]) - 0x20) < 0x5f && c != '"' && c != '\\'; count++)
        to[count] = c;
    return count;
}

/* A sentence that quotes its reader and was cut to fit can end within a character; what is not
 * UTF-8 becomes U+FFFD, because JSON is UTF-8 whatever we were given. */
static void write_strange(struct text *out, const char *value)
{
    for (size_t length; *value; value += length ? length : 1) {
        length = utf8_length(value);
        if (!length)
            text_add_bytes(out, "\\ufffd", 6);
        else if (*value == '"' || *value == '\\')
            text_add_bytes(out, (const char[]){'\\', *value}, 2);
        else if (*value == '\n')
            text_add_bytes(out, "\\n", 2); /* lines of a map or a deck stay readable */
        else if ((unsigned char)*value < 0x20)
            text_add(out, "\\u%04x", (unsigned)*value);
        else
            text_add_bytes(out, value, length);
    }
}

/* --- Values. --- */

/* The text ends here. */
static inline void end_text(struct writer *w, char *end)
{
    *end = '\0';
    w->out->length = (size_t)(end - w->out->bytes);
}

/* The value that was begun last ends here. */
static inline void finish(struct writer *w, char *end)
{
    end_text(w, end);
    w->comma = w->depth > 0;
}

/* The rest of a string from its first strange character on, and room for a quote; NULL if memory
 * ran out. */
static __attribute__((noinline)) char *write_rest(struct writer *w, char *to, const char *value)
{
    end_text(w, to);
    write_strange(w->out, value);
    return text_tail(w->out, 1);
}

/* A string, where there is room for it and its quotes. Returns what is behind it; NULL if memory
 * ran out. */
static inline char *write_quoted(struct writer *w, char *to, const char *value, size_t length)
{
    *to++ = '"';
    size_t plain = copy_plain(to, value, length);
    to += plain;
    if (plain < length && !(to = write_rest(w, to, value + plain)))
        return NULL;
    *to++ = '"';
    return to;
}

/* The comma and the key in front of a value, and room for `more` bytes of it; NULL if memory ran
 * out. What is then written there ends with `finish`. */
static char *write_lead(struct writer *w, const char *key, size_t more)
{
    size_t length = key ? strlen(key) : 0;
    assert(!w->depth || (key != NULL) == (w->end[w->depth - 1] == '}'));
    assert(!key || is_plain_word(key));
    char *to = text_tail(w->out, length + 4 + more);
    if (!to)
        return NULL;
    if (w->comma)
        *to++ = ',';
    if (!key)
        return to;
    *to++ = '"';
    memcpy(to, key, length);
    memcpy(to + length, "\":", 2);
    return to + length + 2;
}

/* (Apart from put_open, whose other way is short.) */
static __attribute__((noinline)) void write_open(struct writer *w, const char *key, char bracket)
{
    char *to = write_lead(w, key, 1);
    if (to) {
        *to = bracket;
        finish(w, to + 1);
    }
    w->comma = false;
    w->end[w->depth++] = bracket == '{' ? '}' : ']';
}

void put_open(struct writer *w, const char *key, char bracket)
{
    assert(w->depth < JSON_DEPTH);
    if (w->values)
        w->index[w->depth++] =
            values_open(w->values, key, (enum value_kind)(HAS_STRINGS | bracket));
    else
        write_open(w, key, bracket);
}

static __attribute__((noinline)) void write_close(struct writer *w)
{
    char *to = text_tail(w->out, 1);
    w->depth--;
    if (!to)
        return;
    *to = w->end[w->depth];
    finish(w, to + 1);
}

void put_close(struct writer *w)
{
    assert(w->depth > 0);
    if (w->values)
        values_close(w->values, w->index[--w->depth]);
    else
        write_close(w);
}

/* A value that is written as it is. */
static void put_plain(struct writer *w, const char *key, const char *value, size_t length)
{
    if (w->values) {
        values_add_string(w->values, key, VALUE_JSON, value, length);
        return;
    }
    char *to = write_lead(w, key, length);
    if (!to)
        return;
    memcpy(to, value, length);
    finish(w, to + length);
}

void put_int(struct writer *w, const char *key, int64_t value)
{
    if (w->values) {
        values_add(w->values, (struct kept_value){
                                  .name = key, .number = value, .kind = VALUE_NUMBER, .size = 1});
        return;
    }
    char *to = write_lead(w, key, NUMBER_BYTES);
    if (to)
        finish(w, format_number(to, value));
}

void put_real(struct writer *w, const char *key, double value, int digits)
{
    char text[64];
    int length = snprintf(text, sizeof text, "%.*f", digits, value);
    put_raw(w, key, isfinite(value) && length < (int)sizeof text ? text : "null");
}

static void keep_literal(struct writer *w, const char *key, enum value_kind kind,
                         const char *literal)
{
    values_add(w->values,
               (struct kept_value){.name = key, .word = literal, .kind = kind, .size = 1});
}

void put_bool(struct writer *w, const char *key, bool value)
{
    if (w->values)
        keep_literal(w, key, VALUE_PLAIN, value ? "true" : "false");
    else
        put_plain(w, key, value ? "true" : "false", value ? 4 : 5);
}

void put_null(struct writer *w, const char *key)
{
    if (w->values)
        keep_literal(w, key, VALUE_PLAIN, "null");
    else
        put_plain(w, key, "null", 4);
}

static void put_quoted(struct writer *w, const char *key, const char *value, size_t length)
{
    if (w->values) {
        values_add_string(w->values, key, VALUE_STRING, value, length);
        return;
    }
    char *to = write_lead(w, key, length + 2);
    if (to)
        to = write_quoted(w, to, value, length);
    if (to)
        finish(w, to);
}

void put_string(struct writer *w, const char *key, const char *value)
{
    put_quoted(w, key, value, strlen(value));
}

#ifndef NDEBUG
/* Literals are part of the program, which lies in memory between these two (the linker's names). */
static bool is_literal(const char *string)
{
    extern const char __ehdr_start[], _end[];
    return string >= __ehdr_start && string < _end;
}
#endif

void put_literal(struct writer *w, const char *key, const char *literal)
{
    assert(is_literal(literal));
    if (w->values)
        keep_literal(w, key, VALUE_WORD, literal);
    else
        put_string(w, key, literal);
}

void put_format(struct writer *w, const char *key, const char *format, ...)
{
    char value[512];
    va_list arguments;
    va_start(arguments, format);
    int length = format_text(value, sizeof value, format, arguments);
    va_end(arguments);
    put_quoted(w, key, value, length < (int)sizeof value ? (size_t)length : sizeof value - 1);
}

void put_bytes(struct writer *w, const char *key, const uint8_t *values, size_t count)
{
    put_open(w, key, '[');
    for (size_t i = 0; i < count; i++)
        put_int(w, NULL, values[i]);
    put_close(w);
}

void put_seat(struct writer *w, const char *key, int seat)
{
    if (seat == NOBODY)
        put_null(w, key);
    else
        put_int(w, key, seat);
}

void put_seats(struct writer *w, const char *key, seat_set seats)
{
    put_open(w, key, '[');
    for (int seat = 0; seat < SEATS; seat++)
        if (seats & seat_bit(seat))
            put_int(w, NULL, seat);
    put_close(w);
}

void put_raw(struct writer *w, const char *key, const char *json)
{
    put_plain(w, key, json, strlen(json));
}

void put_failure(struct writer *w)
{
    struct text *into = w->values ? &w->values->strings : w->out;
    into->failed = true;
}

void put_raw_text(struct writer *w, const char *key, const struct text *json)
{
    if (json->failed)
        put_failure(w);
    else
        put_plain(w, key, text_string(json), json->length);
}

void put_text(struct writer *w, const char *key, const struct text *text)
{
    if (text->failed)
        put_failure(w);
    else
        put_quoted(w, key, text_string(text), text->length);
}
