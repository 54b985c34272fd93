/* test_contract.c - every registered game and mode passes the contract. */
#include "core/dice.h"
#include "kit/contract.h"
#include "kit/test.h"

#include <stdlib.h>

/* GAMES=1000 for a long run. */
static long games_per_mode(void)
{
    const char *wanted = getenv("GAMES");
    return wanted ? strtol(wanted, NULL, 10) : 12;
}

/* How many values a field can have. */
static uint32_t choices_of(const struct setup_field *field)
{
    uint32_t count = 0;
    if (field->kind == SETUP_NUMBER)
        return (uint32_t)(field->most - field->least + 1);
    while (field->choices && field->choices[count])
        count++;
    return field->kind == SETUP_FLAG ? 2 : count;
}

/* A random setup of this mode: the defaults, with other values here and there. Setups that
 * the game refuses are not counted. */
static struct setup random_setup(const struct game_rules *rules, int mode, uint64_t seed)
{
    struct setup setup;
    struct dice dice = {seed};
    setup_defaults(rules->setup, &setup);
    int16_t *value = setup.value;
    for (const struct setup_field *field = rules->setup; field->name && seed; field++) {
        if (field->kind == SETUP_TEXT)
            setup_set(rules->setup, &setup, field->name,
                      field->choices[dice_below(&dice, choices_of(field))], NULL);
        for (int i = 0; i < field->count && field->kind != SETUP_TEXT; i++)
            value[i] = (int16_t)(field->least + (int)dice_below(&dice, choices_of(field)));
        value += field->count;
    }
    setup.value[SETUP_MODE] = (int16_t)mode;
    return setup;
}

/* Is this setup one that the game starts with? */
static bool is_legal(const struct game_rules *rules, const struct setup *setup)
{
    struct game *g = malloc(rules->size);
    uint8_t seed[SEED_BYTES] = {0};
    bool legal = g && game_start(rules, g, setup, seed, NULL);
    free(g);
    return legal;
}

/* MODE=raid for that one only. */
static bool is_wanted(const char *mode)
{
    const char *wanted = getenv("MODE");
    return !wanted || !strcmp(wanted, mode);
}

TEST(every_game_and_mode_keeps_the_contract)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (int mode = 0; (*row)->setup[SETUP_MODE].choices[mode]; mode++) {
            if (!is_wanted((*row)->setup[SETUP_MODE].choices[mode]))
                continue;
            struct contract_report report = {0};
            struct reason why = {""};
            for (long i = 0; i < games_per_mode(); i++) {
                struct setup setup = random_setup(*row, mode, (uint64_t)i);
                if (is_legal(*row, &setup) &&
                    !contract_play(*row, &setup, (uint64_t)i, &report, &why))
                    fail_msg("%s, mode %s, seed %ld: %s", (*row)->name,
                             (*row)->setup[SETUP_MODE].choices[mode], i, why.text);
            }
            if (!contract_check_report(&report, &why))
                fail_msg("%s, mode %s: %s", (*row)->name, (*row)->setup[SETUP_MODE].choices[mode],
                         why.text);
            CHECK(report.decisions > 0);
        }
}

TEST(every_game_introduces_itself_and_its_cards)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        CHECK(strlen((*row)->about) > 100);
        CHECK((*row)->cards[0].id != NULL);
        for (const struct card *card = (*row)->cards; card->id; card++) {
            CHECK(card->name && card->kind && card->text);
            for (const struct card *other = (*row)->cards; other < card; other++)
                CHECK(strcmp(other->id, card->id));
        }
    }
}
