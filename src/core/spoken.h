/* spoken.h - a view in sentences: what spoken.c and the games' speak.c share. They know nothing but
 * the view, so they can't say what its observer may not know. */
#ifndef PARLOR_SPOKEN_H
#define PARLOR_SPOKEN_H

#include "core/text.h"

#include <jansson.h>

struct game_rules;

/* A member; "" and 0 if there is none. */
const char *spoken_text(const json_t *object, const char *key);
int spoken_number(const json_t *object, const char *key);

/* The name of the seat that a member of the object holds; "" if it is none. */
const char *spoken_seat(const json_t *view, const json_t *object, const char *key);

/* A card by the name that the catalogue has for it. */
const char *spoken_card(const struct game_rules *rules, const char *id);

/* "green, green, blue": strings, or that member of objects. */
void spoken_list(const json_t *list, const char *key, struct text *out);

#endif
