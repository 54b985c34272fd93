/* read.h - checked reading of positions: each function takes one member of a JSON object, and
 * refuses with the member's name and what it should have been. */
#ifndef PARLOR_READ_H
#define PARLOR_READ_H

#include "core/reason.h"
#include "core/seat.h"

#include <jansson.h>
#include <stdint.h>

/* Whether jansson, which gave no value, has run out of memory: else it says what is wrong with the
 * text. */
static inline bool json_ran_out(const json_error_t *error)
{
    return !*error->text;
}

bool read_number(const json_t *object, const char *key, int least, int most, uint8_t *out,
                 struct reason *why);

bool read_flag(const json_t *object, const char *key, bool *out, struct reason *why);

/* A list of at most `most` numbers, each from `low` to `high`; *count is how many there were. The
 * list itself, or the member that is one. */
bool read_values(const json_t *list, const char *key, int low, int high, uint8_t most,
                 uint8_t *count, uint8_t *out, struct reason *why);
bool read_list(const json_t *object, const char *key, int low, int high, uint8_t most,
               uint8_t *count, uint8_t *out, struct reason *why);

/* A seat below `seats`, or null for NOBODY; a list of such seats. */
bool read_seat(const json_t *object, const char *key, int seats, uint8_t *out, struct reason *why);
bool read_seats(const json_t *object, const char *key, int seats, seat_set *out,
                struct reason *why);

/* One of the names (ending with NULL); *out is its index. */
bool read_name(const json_t *object, const char *key, const char *const *names, uint8_t *out,
               struct reason *why);

#endif
