/* read.c - see read.h. */
#include "core/read.h"

#include <string.h>

static bool number_in(const json_t *value, int least, int most, uint8_t *out)
{
    json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < least || number > most)
        return false;
    *out = (uint8_t)number;
    return true;
}

bool read_number(const json_t *object, const char *key, int least, int most, uint8_t *out,
                 struct reason *why)
{
    return number_in(json_object_get(object, key), least, most, out) ||
           refuse(why, "'%s' must be a number from %d to %d.", key, least, most);
}

bool read_flag(const json_t *object, const char *key, bool *out, struct reason *why)
{
    const json_t *value = json_object_get(object, key);
    if (!json_is_boolean(value))
        return refuse(why, "'%s' must be true or false.", key);
    *out = json_is_true(value);
    return true;
}

bool read_values(const json_t *list, const char *key, int low, int high, uint8_t most,
                 uint8_t *count, uint8_t *out, struct reason *why)
{
    size_t size = json_array_size(list);
    bool fine = json_is_array(list) && size <= most;
    for (size_t i = 0; fine && i < size; i++)
        fine = number_in(json_array_get(list, i), low, high, &out[i]);
    if (!fine)
        return refuse(why, "'%s' must be a list of at most %d numbers, each from %d to %d.", key,
                      most, low, high);
    *count = (uint8_t)size;
    return true;
}

bool read_list(const json_t *object, const char *key, int low, int high, uint8_t most,
               uint8_t *count, uint8_t *out, struct reason *why)
{
    return read_values(json_object_get(object, key), key, low, high, most, count, out, why);
}

bool read_seat(const json_t *object, const char *key, int seats, uint8_t *out, struct reason *why)
{
    *out = NOBODY;
    return json_is_null(json_object_get(object, key)) ||
           number_in(json_object_get(object, key), 0, seats - 1, out) ||
           refuse(why, "'%s' must be a seat from 0 to %d, or null.", key, seats - 1);
}

bool read_seats(const json_t *object, const char *key, int seats, seat_set *out, struct reason *why)
{
    uint8_t count = 0, list[SEATS];
    if (!read_list(object, key, 0, seats - 1, (uint8_t)seats, &count, list, why))
        return false;
    *out = 0;
    for (int i = 0; i < count; i++)
        *out |= seat_bit(list[i]);
    return true;
}

bool read_name(const json_t *object, const char *key, const char *const *names, uint8_t *out,
               struct reason *why)
{
    const char *given = json_string_value(json_object_get(object, key));
    char known[160] = "";
    for (uint8_t i = 0; names[i]; i++) {
        if (given && !strcmp(given, names[i])) {
            *out = i;
            return true;
        }
        reason_list(known, sizeof known, names[i]);
    }
    return refuse(why, "'%s' must be one of: %s.", key, known);
}
