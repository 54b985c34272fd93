/* test_setups.c - what the games say of their setups to people: every choice has a title, what is
 * recommended can be played, and the side of the box is true. */
#include "core/game.h"
#include "kit/test.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int choices_of(const struct setup_field *field)
{
    int count = 0;
    while (field->choices && field->choices[count])
        count++;
    return count;
}

/* A title is for people: no name of an enum, and it begins as one writes it. */
static void check_title(const struct game_rules *rules, const struct setup_choice *choice)
{
    if (strchr(choice->title, '_') || islower((unsigned char)*choice->title))
        fail_msg("%s: '%s' is no title.", rules->name, choice->title);
    if (choice->text && choice->text[strlen(choice->text) - 1] != '.')
        fail_msg("%s: '%s' is no sentence.", rules->name, choice->text);
    if (choice->card && !card_find(rules, choice->card))
        fail_msg("%s: '%s' has the picture of no card.", rules->name, choice->title);
}

static void check_field(const struct game_rules *rules, const struct setup_field *field)
{
    int count = choices_of(field);
    if (count && !field->about)
        fail_msg("%s: nobody is told of the choices of '%s'.", rules->name, field->name);
    for (int i = 0; i < count; i++) {
        if (!field->about[i].title)
            fail_msg("%s: '%s' has no title.", rules->name, field->choices[i]);
        check_title(rules, &field->about[i]);
        for (int j = 0; j < i; j++)
            if (!strcmp(field->about[i].title, field->about[j].title))
                fail_msg("%s: two are called '%s'.", rules->name, field->about[i].title);
    }
    if (count && field->about[count].title)
        fail_msg("%s: '%s' is of no choice.", rules->name, field->about[count].title);
}

TEST(every_choice_of_every_setup_has_a_title)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (const struct setup_field *field = (*row)->setup; field->name; field++)
            check_field(*row, field);
}

static const char *title_of(const char *game, const char *field_name, const char *choice)
{
    const struct setup_field *field = game_find(game, NULL)->setup;
    while (strcmp(field->name, field_name))
        field++;
    int value = 0;
    while (strcmp(field->choices[value], choice))
        value++;
    return setup_choice_title(field, value);
}

/* Where a name that programs write is not simply that of the card or the person. */
TEST(titles_are_what_the_catalogue_calls_it)
{
    CHECK_STRING(title_of("puzzle_strike", "characters", "bal-bas-beta"), "Bal-Bas-Beta");
    CHECK_STRING(title_of("flash_duel", "characters", "degrey"), "DeGrey");
    CHECK_STRING(title_of("puzzle_strike", "stacks", "its_a_trap"), "It's a Trap");
    CHECK_STRING(title_of("puzzle_strike", "stacks", "x_copy"), "X-Copy");
    CHECK_STRING(title_of("puppet_wars", "masters", "viktoria"), "Pokey Viktoria");
    CHECK_STRING(title_of("gem_blenders", "blue", "toll-road"), "Toll Road");
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (const struct setup_field *field = (*row)->setup; field->name; field++)
            for (int i = 0; i < choices_of(field); i++) {
                const struct card *card = card_find(*row, field->choices[i]);
                if (card)
                    CHECK_STRING(field->about[i].title, card->name);
            }
}

TEST(what_a_field_depends_on_is_another_one_of_a_single_value)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (const struct setup_field *field = (*row)->setup; field->name; field++) {
            const struct setup_field *other = (*row)->setup;
            while (field->when && other->name && strcmp(other->name, field->when))
                other++;
            if (!field->when)
                continue;
            CHECK(other->name && other != field && !other->when && other->count == 1);
            CHECK(other->kind == SETUP_FLAG ? field->is == !!field->is
                                            : field->is < choices_of(other));
        }
}

/* --- The side of the box. --- */

static struct game *try_it(const struct game_rules *rules, const struct setup *setup)
{
    struct game *g = malloc(rules->size);
    const uint8_t seed[SEED_BYTES] = {7};
    CHECK(g != NULL);
    if (game_start(rules, g, setup, seed, NULL))
        return g;
    free(g);
    return NULL;
}

/* Counts the seats of games with this setup, and with other numbers of players. */
static void count_seats(const struct game_rules *rules, const struct setup *setup, int *least,
                        int *most)
{
    static const char *const numbers[] = {"1", "2", "3", "4", "5"};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct setup tried = *setup;
        setup_set(rules->setup, &tried, "players", numbers[i], NULL);
        setup_set(rules->setup, &tried, "mortals", numbers[i], NULL);
        if (!strcmp(rules->name, "puppet_wars"))
            setup_set(rules->setup, &tried, "map", "any", NULL);
        struct game *g = try_it(rules, &tried);
        int seats = g ? game_kernel_const(g)->seats : *least;
        *least = seats < *least ? seats : *least;
        *most = seats > *most ? seats : *most;
        free(g);
    }
}

TEST(so_many_play_as_the_box_says)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        const struct setup_field *mode = &(*row)->setup[SETUP_MODE];
        int least = SEATS, most = 0;
        for (int i = 0; i < choices_of(mode); i++) {
            struct setup setup;
            setup_defaults((*row)->setup, &setup);
            setup.value[SETUP_MODE] = (int16_t)i;
            count_seats(*row, &setup, &least, &most);
        }
        CHECK_EQ(least, (*row)->box.least);
        CHECK_EQ(most, (*row)->box.most);
        CHECK((*row)->box.minutes[0] > 0 && (*row)->box.minutes[0] < (*row)->box.minutes[1]);
        CHECK(strlen((*row)->box.goal) < 120);
    }
}

/* --- The first game. --- */

static void check_friendly(const struct game_rules *rules, const struct setup_field *field,
                           const json_t *value)
{
    size_t i;
    json_t *one;
    json_array_foreach(value, i, one)
        check_friendly(rules, field, one);
    if (!json_is_string(value))
        return;
    for (int choice = 0; field->choices[choice]; choice++)
        if (!strcmp(field->choices[choice], json_string_value(value))) {
            if (!field->about[choice].friendly)
                fail_msg("%s: %s is not easy.", rules->name, field->choices[choice]);
            return;
        }
    fail_msg("%s has no '%s'.", rules->name, json_string_value(value));
}

TEST(a_first_game_can_be_played_and_is_easy)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct reason why;
        struct setup setup;
        json_t *first = json_loads((*row)->box.first, 0, NULL);
        CHECK(first != NULL);
        if (!setup_read((*row)->setup, first, &setup, &why))
            fail_msg("%s", why.text);
        struct game *g = try_it(*row, &setup);
        CHECK(g != NULL);
        free(g);
        for (const struct setup_field *field = (*row)->setup; field->name; field++)
            check_friendly(*row, field, json_object_get(first, field->name));
        json_decref(first);
    }
}
