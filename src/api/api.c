/* api.c - see api.h. */
#include "api/api.h"

#include "core/read.h"

#include <stdio.h>
#include <string.h>

const struct game_rules *api_rules(const struct parlor_rules *rules)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        if ((const void *)rules == *row)
            return *row;
    return NULL;
}

const struct parlor_rules *api_outer(const struct game_rules *rules)
{
    return (const struct parlor_rules *)(const void *)rules;
}

bool api_is_started(const struct parlor_rules *rules, const void *state)
{
    return api_rules(rules) && state && game_kernel_const(state)->seats;
}

bool api_has_seat(const struct parlor_rules *rules, const void *state, int seat)
{
    return api_is_started(rules, state) && seat >= 0 && seat < game_kernel_const(state)->seats;
}

bool api_has_observer(const struct parlor_rules *rules, const void *state, int observer)
{
    bool nobody = observer == PARLOR_SPECTATOR || observer == PARLOR_ALL_SEEING;
    return api_is_started(rules, state) && (nobody || api_has_seat(rules, state, observer));
}

bool api_check_rules(const struct parlor_rules *rules, const void *state, struct reason *reason)
{
    if (!api_rules(rules))
        return refuse(reason, "These are not the rules of a game.");
    return state || refuse(reason, "There is no memory for the state.");
}

bool api_check_state(const struct parlor_rules *rules, const void *state, struct reason *reason)
{
    return api_check_rules(rules, state, reason) &&
           (api_is_started(rules, state) || refuse(reason, "The game was never started."));
}

int api_conclude(bool fine, const struct reason *reason, char *why, size_t capacity)
{
    if (!fine && why && capacity)
        snprintf(why, capacity, "%s", reason->text);
    return fine;
}

size_t api_hand_out(struct text *from, char *text, size_t capacity)
{
    size_t length = from->failed ? 0 : from->length;
    if (text && capacity) {
        size_t fits = length < capacity ? length : capacity - 1;
        memcpy(text, text_string(from), fits);
        text[fits] = '\0';
    }
    text_free(from);
    return length;
}

bool api_read_json(const char *text, const char *what, json_t **out, struct reason *reason)
{
    json_error_t error;
    *out = text ? json_loads(text, JSON_REJECT_DUPLICATES, &error) : NULL;
    if (*out)
        return true;
    return text && json_ran_out(&error) ? refuse_memory(reason)
                                        : refuse(reason, "The %s is not JSON.", what);
}

bool api_read_setup(const struct game_rules *rules, const char *json, struct setup *setup,
                    struct reason *reason)
{
    json_t *object = NULL;
    if (json && !api_read_json(json, "setup", &object, reason))
        return false;
    bool fine = setup_read(rules->setup, object, setup, reason);
    json_decref(object);
    return fine;
}

void api_read_seed(const char *text, uint8_t seed[SEED_BYTES])
{
    if (text)
        seed_from_text(text, seed);
    else
        seed_from_system(seed);
}
