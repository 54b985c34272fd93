/* writer.c - see writer.h. */
#include "core/writer.h"

#include "core/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* How many bytes the UTF-8 character at `c` takes; 0 if it is none. */
static size_t character_length(const char *c)
{
    const unsigned char *u = (const unsigned char *)c;
    unsigned char low = 0x80, high = 0xbf; /* of the second byte */
    if (u[0] < 0x80)
        return 1;
    size_t length = u[0] < 0xe0 ? 2 : u[0] < 0xf0 ? 3 : 4;
    if (u[0] < 0xc2 || u[0] > 0xf4)
        return 0;
    if (u[0] == 0xe0 || u[0] == 0xf0)
        low = u[0] == 0xe0 ? 0xa0 : 0x90; /* else it would be written with fewer bytes */
    if (u[0] == 0xed || u[0] == 0xf4)
        high = u[0] == 0xed ? 0x9f : 0x8f; /* no surrogates, nothing above U+10FFFF */
    if (u[1] < low || u[1] > high)
        return 0;
    for (size_t i = 2; i < length; i++)
        if (u[i] < 0x80 || u[i] > 0xbf)
            return 0;
    return length;
}

/* JSON is UTF-8, but a name typed by a person need not be, and a sentence that was cut to its room
 * may end in half a character: what is no character becomes U+FFFD. */
static void write_quoted(struct text *out, const char *value)
{
    size_t length;
    text_add_bytes(out, "\"", 1);
    for (const char *c = value; *c; c += length) {
        length = character_length(c);
        if (*c == '"' || *c == '\\')
            text_add(out, "\\%c", *c);
        else if ((unsigned char)*c < 0x20)
            text_add(out, "\\u%04x", (unsigned)*c);
        else if (length)
            text_add_bytes(out, c, length);
        else
            text_add_bytes(out, "\xef\xbf\xbd", 3);
        length += !length;
    }
    text_add_bytes(out, "\"", 1);
}

/* The comma and the key in front of a value. */
static void write_lead(struct writer *w, const char *key)
{
    if (w->depth) {
        if (w->started[w->depth - 1])
            text_add_bytes(w->out, ",", 1);
        w->started[w->depth - 1] = true;
        assert((key != NULL) == (w->end[w->depth - 1] == '}'));
    }
    if (key) {
        write_quoted(w->out, key);
        text_add_bytes(w->out, ":", 1);
    }
}

void put_open(struct writer *w, const char *key, char bracket)
{
    assert(w->depth < JSON_DEPTH);
    write_lead(w, key);
    text_add_bytes(w->out, &bracket, 1);
    w->end[w->depth] = bracket == '{' ? '}' : ']';
    w->started[w->depth] = false;
    w->depth++;
}

void put_close(struct writer *w)
{
    assert(w->depth > 0);
    text_add_bytes(w->out, &w->end[--w->depth], 1);
}

void put_int(struct writer *w, const char *key, int64_t value)
{
    write_lead(w, key);
    text_add(w->out, "%lld", (long long)value);
}

void put_bool(struct writer *w, const char *key, bool value)
{
    put_raw(w, key, value ? "true" : "false");
}

void put_null(struct writer *w, const char *key)
{
    put_raw(w, key, "null");
}

void put_string(struct writer *w, const char *key, const char *value)
{
    write_lead(w, key);
    write_quoted(w->out, value);
}

void put_format(struct writer *w, const char *key, const char *format, ...)
{
    char value[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(value, sizeof value, format, arguments);
    va_end(arguments);
    put_string(w, key, value);
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
    write_lead(w, key);
    text_add_bytes(w->out, json, strlen(json));
}
