/* test_contract.c - every registered game and mode passes the contract. */
#include "kit/contract.h"
#include "kit/positions.h"
#include "kit/secrets.h"
#include "kit/setups.h"
#include "kit/test.h"

#include <stdlib.h>

/* GAME=flash_duel MODE=raid for that one only. */
static bool is_wanted(const char *variable, const char *name)
{
    const char *wanted = getenv(variable);
    return !wanted || !strcmp(wanted, name);
}

typedef void mode_check(const struct game_rules *rules, int mode, const char *name);

static void for_each_mode(mode_check *check)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (int mode = 0; (*row)->setup[SETUP_MODE].choices[mode]; mode++)
            if (is_wanted("GAME", (*row)->name) &&
                is_wanted("MODE", (*row)->setup[SETUP_MODE].choices[mode]))
                check(*row, mode, (*row)->setup[SETUP_MODE].choices[mode]);
}

static void keeps_contract(const struct game_rules *rules, int mode, const char *name)
{
    struct contract_report report = {0};
    struct reason why = {""};
    if (!contract_run_mode(rules, mode, contract_games(GAMES_USUAL), 0, &report, &why))
        fail_msg("%s, mode %s, %s", rules->name, name, why.text);
}

TEST(every_game_and_mode_keeps_the_contract)
{
    for_each_mode(keeps_contract);
}

/* DECISIONS=1000000, as `make long` has it, looks at everything less often, and says how far it
 * came. */
static void stays_valid(const struct game_rules *rules, int mode, const char *name)
{
    const char *wanted = getenv("DECISIONS");
    struct contract_report report = {.every = wanted ? 256 : 64};
    struct reason why = {""};
    if (!contract_run_mode(rules, mode, 0, wanted ? strtol(wanted, NULL, 10) : 2000, &report, &why))
        fail_msg("%s, mode %s, %s", rules->name, name, why.text);
    if (wanted)
        printf("%-18s %-16s %9ld decisions, %7ld games, %6ld setups refused\n", rules->name, name,
               report.decisions, report.games, report.setups - report.games);
    fflush(stdout);
}

TEST(long_random_play_stays_sound)
{
    for_each_mode(stays_valid);
}

enum { ANSWERS_USUAL = 30000, CHANGES_USUAL = 60 };

static int leaking; /* modes: all are told, because a leak seldom comes alone */

static void asks_by_what_is_seen(const struct game_rules *rules, int mode, const char *name)
{
    struct secrets_report report = {0};
    struct reason why = {""};
    if (secrets_run_mode(rules, mode, contract_games(ANSWERS_USUAL), &report, &why))
        return;
    print_error("%s, mode %s, %s\n", rules->name, name, why.text);
    leaking++;
}

TEST(who_is_asked_tells_nothing_that_is_hidden)
{
    leaking = 0;
    for_each_mode(asks_by_what_is_seen);
    CHECK_EQ(leaking, 0);
}

static void refuses_edited_positions(const struct game_rules *rules, int mode, const char *name)
{
    struct positions_report report = {0};
    struct reason why = {""};
    if (!positions_run_mode(rules, mode, contract_games(CHANGES_USUAL), &report, &why))
        fail_msg("%s, mode %s, %s", rules->name, name, why.text);
}

TEST(an_edited_position_is_refused_or_can_be_played)
{
    for_each_mode(refuses_edited_positions);
}

/* Both setups are refused, or lead to the same game. */
static bool start_the_same(const struct game_rules *rules, const struct setup *one,
                           const struct setup *other)
{
    struct game *left = calloc(1, rules->size), *right = calloc(1, rules->size);
    uint8_t seed[SEED_BYTES] = {1};
    CHECK(left && right);
    bool legal = game_start(rules, left, one, seed, NULL);
    bool same = game_start(rules, right, other, seed, NULL) == legal &&
                (!legal || !memcmp(left, right, rules->size));
    free(left);
    free(right);
    return same;
}

static void ignores_other_fields(const struct game_rules *rules, int mode, const char *name)
{
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct setup setup = random_setup(rules, mode, seed);
        struct setup relevant = relevant_setup(rules, &setup);
        if (!start_the_same(rules, &setup, &relevant))
            fail_msg("%s, mode %s: a field matters that is said not to", rules->name, name);
    }
}

TEST(fields_that_do_not_matter_in_a_mode_change_nothing_there)
{
    for_each_mode(ignores_other_fields);
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

static bool starts_with_text(const struct game_rules *rules, int field, const char *text)
{
    const struct setup_field *f = &rules->setup[field];
    struct setup setup;
    uint8_t seed[SEED_BYTES] = {1};
    struct game *g = calloc(1, rules->size);
    setup_defaults(rules->setup, &setup);
    if (f->modes)
        setup.value[SETUP_MODE] = (int16_t)__builtin_ctz(f->modes);
    bool starts = g && setup_set(rules->setup, &setup, f->name, text, NULL) &&
                  game_start(rules, g, &setup, seed, NULL);
    free(g);
    return starts;
}

TEST(texts_of_a_game_can_be_copied_and_used)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (int field = 0; (*row)->setup[field].name; field++) {
            const struct setup_field *f = &(*row)->setup[field];
            if (f->kind != SETUP_TEXT)
                continue;
            CHECK(f->noun && (*row)->spell_text && (*row)->check_text);
            for (int choice = 0; f->choices[choice]; choice++) {
                struct text text = {0};
                if ((*row)->spell_text(field, f->choices[choice], &text) &&
                    !starts_with_text(*row, field, text_string(&text)))
                    fail_msg("%s: no game starts with the text of %s", (*row)->name,
                             f->choices[choice]);
                text_free(&text);
            }
        }
}
