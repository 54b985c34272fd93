/* writer.c - see writer.h. */
#include "core/writer.h"

#include "core/format.h"
#include "core/text.h"

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

/* Eight characters at once: is there one that needs a second look? (Control characters, quote,
 * backslash, DEL and everything that is not ASCII. What it says about an innocent neighbour of one
 * of these does not matter.) */
static bool is_strange(uint64_t eight)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    uint64_t quote = eight ^ ones * '"', slash = eight ^ ones * '\\', del = eight ^ ones * 0x7f;
    uint64_t low = (eight - ones * 0x20) & ~eight;
    uint64_t equal = ((quote - ones) & ~quote) | ((slash - ones) & ~slash) | ((del - ones) & ~del);
    return (eight | low | equal) & tops;
}

/* The same for 4 to 8 characters, as two fours that may overlap; copies them if there is none. */
static bool copy_short(char *to, const char *from, size_t length)
{
    uint32_t first, last;
    memcpy(&first, from, sizeof first);
    memcpy(&last, from + length - sizeof last, sizeof last);
    if (is_strange((uint64_t)first << 32 | last))
        return false;
    memcpy(to, &first, sizeof first);
    memcpy(to + length - sizeof last, &last, sizeof last);
    return true;
}

/* Copies characters that need no second look (nearly all: words and ids); returns how many. */
static size_t copy_plain(char *to, const char *from, size_t length)
{
    size_t count = 0;
    for (uint64_t eight; count + sizeof eight <= length; count += sizeof eight) {
        memcpy(&eight, from + count, sizeof eight);
        if (is_strange(eight))
            break;
        memcpy(to + count, &eight, sizeof eight);
    }
    size_t left = length - count;
    if (left >= 4 && left < 8 && copy_short(to + count, from + count, left))
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
            text_add(out, "\\ufffd");
        else if (*value == '"' || *value == '\\')
            text_add(out, "\\%c", *value);
        else if (*value == '\n')
            text_add(out, "\\n"); /* lines of a map or a deck stay readable */
        else if ((unsigned char)*value < 0x20)
            text_add(out, "\\u%04x", (unsigned)*value);
        else
            text_add_bytes(out, value, length);
    }
}

static void finish(struct writer *w, char *end)
{
    *end = '\0';
    w->out->length = (size_t)(end - w->out->bytes);
}

/* --- The outline. --- */

void outline_clear(struct outline *outline)
{
    outline->count = 0;
    outline->failed = false;
}

void outline_free(struct outline *outline)
{
    free(outline->value);
    *outline = (struct outline){0};
}

static bool outline_reserve(struct outline *outline, uint32_t room)
{
    struct outline_value *more =
        room > outline->room ? realloc(outline->value, room * sizeof *more) : outline->value;
    outline->failed |= !more;
    if (!more)
        return false;
    outline->value = more;
    outline->room = room > outline->room ? room : outline->room;
    return true;
}

void outline_copy(struct outline *to, const struct outline *from)
{
    outline_clear(to);
    if (!from->count || !outline_reserve(to, from->count))
        return;
    memcpy(to->value, from->value, from->count * sizeof *to->value);
    to->count = from->count;
}

/* A value ends here. */
static void outline_end(struct writer *w, uint32_t number)
{
    struct outline *outline = w->outline;
    if (outline->failed || outline->value[number].end)
        return;
    outline->value[number].end = (uint32_t)w->out->length;
    outline->value[number].next = outline->count;
}

/* A value begins, and if it has an elder sibling, that one has ended. */
static void outline_begin(struct writer *w, bool comma)
{
    struct outline *outline = w->outline;
    if (comma)
        outline_end(w, outline->count - 1);
    if (outline->count == outline->room && !outline_reserve(outline, 2 * outline->room + 64))
        return;
    outline->value[outline->count++] =
        (struct outline_value){.from = (uint32_t)w->out->length + comma};
}

/* --- Values. --- */

/* A string, where there is room for it and its quotes. Returns what is behind it, with room for
 * `more` bytes; NULL if memory ran out. */
static char *write_quoted(struct writer *w, char *to, const char *value, size_t length, size_t more)
{
    *to++ = '"';
    size_t plain = copy_plain(to, value, length);
    to += plain;
    if (plain < length) {
        finish(w, to);
        write_strange(w->out, value + plain);
        to = text_room(w->out, more + 1);
        if (!to)
            return NULL;
    }
    *to++ = '"';
    return to;
}

/* The comma and the key in front of a value, and room for `more` bytes of it; NULL if memory ran
 * out. What is then written there ends with `finish`. */
static char *write_lead(struct writer *w, const char *key, size_t more)
{
    size_t length = key ? strlen(key) : 0;
    bool comma = w->depth && w->started[w->depth - 1];
    assert(!w->depth || (key != NULL) == (w->end[w->depth - 1] == '}'));
    if (w->depth)
        w->started[w->depth - 1] = true;
    if (w->outline)
        outline_begin(w, comma);
    char *to = text_room(w->out, length + 4 + more);
    if (!to)
        return NULL;
    if (comma)
        *to++ = ',';
    if (!key)
        return to;
    to = write_quoted(w, to, key, length, more + 1);
    if (to)
        *to++ = ':';
    return to;
}

void put_open(struct writer *w, const char *key, char bracket)
{
    assert(w->depth < JSON_DEPTH);
    char *to = write_lead(w, key, 1);
    if (to) {
        *to = bracket;
        finish(w, to + 1);
    }
    w->end[w->depth] = bracket == '{' ? '}' : ']';
    w->started[w->depth] = false;
    w->number[w->depth] = w->outline ? w->outline->count - 1 : 0;
    w->depth++;
}

void put_close(struct writer *w)
{
    assert(w->depth > 0);
    char *to = text_room(w->out, 1);
    w->depth--;
    if (w->outline && w->started[w->depth])
        outline_end(w, w->outline->count - 1); /* its last member */
    if (to) {
        *to = w->end[w->depth];
        finish(w, to + 1);
    }
    if (w->outline)
        outline_end(w, w->number[w->depth]);
}

/* A value that is written as it is. */
static void put_plain(struct writer *w, const char *key, const char *value, size_t length)
{
    char *to = write_lead(w, key, length);
    if (!to)
        return;
    memcpy(to, value, length);
    finish(w, to + length);
}

void put_int(struct writer *w, const char *key, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0)
        *--at = '-';
    put_plain(w, key, at, (size_t)(digits + sizeof digits - at));
}

void put_real(struct writer *w, const char *key, double value, int digits)
{
    char text[64];
    int length = snprintf(text, sizeof text, "%.*f", digits, value);
    put_raw(w, key, isfinite(value) && length < (int)sizeof text ? text : "null");
}

void put_bool(struct writer *w, const char *key, bool value)
{
    put_plain(w, key, value ? "true" : "false", value ? 4 : 5);
}

void put_null(struct writer *w, const char *key)
{
    put_plain(w, key, "null", 4);
}

static void put_quoted(struct writer *w, const char *key, const char *value, size_t length)
{
    char *to = write_lead(w, key, length + 2);
    if (to)
        to = write_quoted(w, to, value, length, 0);
    if (to)
        finish(w, to);
}

void put_string(struct writer *w, const char *key, const char *value)
{
    put_quoted(w, key, value, strlen(value));
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
