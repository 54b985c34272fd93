/* writer.h - writes JSON into a text, or keeps what it would write. (JSON from outside is read by
 * jansson.)
 *
 *   struct writer w = {.out = &text};
 *   put_open(&w, NULL, '{');
 *       put_int(&w, "seat", 1);
 *       put_open(&w, "cards", '[');
 *           put_string(&w, NULL, "3");
 *       put_close(&w);
 *   put_close(&w);
 *
 * `key` is NULL inside arrays and for the outermost value, else a plain word (text.h); one that
 * outlives the values, if they are kept. */
#ifndef PARLOR_WRITER_H
#define PARLOR_WRITER_H

#include "core/seat.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text;
struct values;

enum { JSON_DEPTH = 16 };

struct writer {
    struct text *out;
    struct values *values; /* if not NULL, they are kept there instead (values.h) */
    int depth;
    bool comma;                 /* the next value comes behind another */
    char end[JSON_DEPTH];       /* what closes each open value */
    uint32_t index[JSON_DEPTH]; /* of that value among the values */
};

void put_open(struct writer *w, const char *key, char bracket); /* '{' or '[' */
void put_close(struct writer *w);
void put_int(struct writer *w, const char *key, int64_t value);
void put_real(struct writer *w, const char *key, double value, int digits); /* null for infinity */
void put_bool(struct writer *w, const char *key, bool value);
void put_null(struct writer *w, const char *key);
void put_string(struct writer *w, const char *key, const char *value);
void put_literal(struct writer *w, const char *key, const char *literal); /* kept without a copy */
void put_format(struct writer *w, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void put_bytes(struct writer *w, const char *key, const uint8_t *values, size_t count);

void put_seat(struct writer *w, const char *key, int seat); /* null for NOBODY */
void put_seats(struct writer *w, const char *key, seat_set seats);

/* Text that is JSON already. */
void put_raw(struct writer *w, const char *key, const char *json);

/* The same, and a string, if they were written in memory of their own. If that ran out, something
 * is missing here too. */
void put_raw_text(struct writer *w, const char *key, const struct text *json);
void put_text(struct writer *w, const char *key, const struct text *text);
void put_failure(struct writer *w); /* memory ran out for what would have been written */

#endif
