/* writer.h - writes JSON into a text. (JSON from outside is read by jansson.)
 *
 *   struct writer w = {.out = &text};
 *   put_open(&w, NULL, '{');
 *       put_int(&w, "seat", 1);
 *       put_open(&w, "cards", '[');
 *           put_string(&w, NULL, "3");
 *       put_close(&w);
 *   put_close(&w);
 *
 * `key` is NULL inside arrays and for the outermost value, else a plain word (text.h). */
#ifndef PARLOR_WRITER_H
#define PARLOR_WRITER_H

#include "core/seat.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text;

enum { JSON_DEPTH = 16 };

/* Where the values of a text are, in the order in which they begin: who compares two texts need not
 * read them. A zeroed struct is empty. */
struct outline {
    struct outline_value {
        uint32_t from; /* where it begins: with its name, if it has one */
        uint32_t end;  /* what comes behind it */
        uint32_t next; /* the number of the first value that is not a part of it */
    } * value;         /* owned; the first one is the whole */
    uint32_t count, room;
    bool failed; /* memory ran out and something is missing */
};

void outline_clear(struct outline *outline); /* empty again, the memory is kept */
void outline_copy(struct outline *to, const struct outline *from);
void outline_free(struct outline *outline);

struct writer {
    struct text *out;
    struct outline *outline; /* NULL: nobody wants it */
    int depth;
    bool comma;                  /* the next value comes behind another */
    uint32_t from;               /* where the value that was begun last begins */
    char end[JSON_DEPTH];        /* what closes each open value */
    uint32_t number[JSON_DEPTH]; /* of that value in the outline */
};

void put_open(struct writer *w, const char *key, char bracket); /* '{' or '[' */
void put_close(struct writer *w);
void put_int(struct writer *w, const char *key, int64_t value);
void put_real(struct writer *w, const char *key, double value, int digits); /* null for infinity */
void put_bool(struct writer *w, const char *key, bool value);
void put_null(struct writer *w, const char *key);
void put_string(struct writer *w, const char *key, const char *value);
void put_format(struct writer *w, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void put_bytes(struct writer *w, const char *key, const uint8_t *values, size_t count);

void put_seat(struct writer *w, const char *key, int seat); /* null for NOBODY */
void put_seats(struct writer *w, const char *key, seat_set seats);

/* Text that is JSON already. */
void put_raw(struct writer *w, const char *key, const char *json);

#endif
