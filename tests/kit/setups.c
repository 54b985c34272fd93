/* setups.c - see setups.h. */
#include "kit/setups.h"

#include "core/dice.h"

#include <string.h>

/* The least value of a field, and how many it can have. Played at random, a game without an agreed
 * end may have none. */
static int least_of(const struct setup_field *field)
{
    return field->bounded ? 1 : field->least;
}

static uint32_t choices_of(const struct setup_field *field)
{
    uint32_t count = 0;
    if (field->bounded)
        return (uint32_t)field->bounded;
    if (field->kind == SETUP_NUMBER)
        return (uint32_t)(field->most - field->least + 1);
    while (field->choices && field->choices[count])
        count++;
    return field->kind == SETUP_FLAG ? 2 : count;
}

struct setup random_setup(const struct game_rules *rules, int mode, uint64_t seed)
{
    struct setup setup;
    struct dice dice = {seed};
    setup_bounded(rules->setup, &setup);
    int16_t *value = setup.value;
    for (const struct setup_field *field = rules->setup; field->name && seed; field++) {
        if (field->kind == SETUP_TEXT)
            setup_set(rules->setup, &setup, field->name,
                      field->choices[dice_below(&dice, choices_of(field))], NULL);
        for (int i = 0; i < field->count && field->kind != SETUP_TEXT; i++)
            value[i] = (int16_t)(least_of(field) + (int)dice_below(&dice, choices_of(field)));
        value += field->count;
    }
    setup.value[SETUP_MODE] = (int16_t)mode;
    return setup;
}

struct setup relevant_setup(const struct game_rules *rules, const struct setup *setup)
{
    struct setup plain, relevant = *setup;
    int at = 0, mode = setup->value[SETUP_MODE];
    setup_defaults(rules->setup, &plain);
    for (const struct setup_field *field = rules->setup; field->name; field++) {
        if (field->modes && !(field->modes >> mode & 1))
            memcpy(relevant.value + at, plain.value + at,
                   (size_t)field->count * sizeof *plain.value);
        at += field->count;
    }
    return relevant;
}
