/* golden.c - a change of rules is seen as a change: at which answer of which game it began. */
#include "kit/golden.h"

#include "kit/contract.h"
#include "kit/test.h"

#include <inttypes.h>
#include <stdlib.h>

enum { GOLDEN_PER_MODE = 2 };

static void golden_path(const struct game_rules *rules, int mode, int number, char path[200])
{
    snprintf(path, 200, "tests/golden/%s-%s-%d.json", rules->name,
             rules->setup[SETUP_MODE].choices[mode], number);
}

/* The record, and then the hash after the start and after each answer. */
static bool golden_write(const struct game_rules *rules, int mode, int number, struct game *g)
{
    struct record record;
    struct setup setup;
    struct text text = {0};
    struct writer w = {.out = &text};
    char path[200];
    setup_bounded(rules->setup, &setup);
    setup.value[SETUP_MODE] = (int16_t)mode;
    if (!random_game(rules, &setup, (uint64_t)(100 * mode + number), &record, g, NULL))
        return false;
    put_open(&w, NULL, '{');
    record_write(&record, g, &w, "record");
    put_open(&w, "hashes", '[');
    for (size_t i = 0; i <= record.count; i++) {
        record_replay(&record, i, g, NULL, NULL);
        put_format(&w, NULL, "%016" PRIx64, game_hash(rules, g));
    }
    put_close(&w);
    put_close(&w);
    golden_path(rules, mode, number, path);
    FILE *file = fopen(path, "w");
    bool fine = file && fprintf(file, "%s\n", text_string(&text)) > 0;
    if (file)
        fine &= fclose(file) == 0;
    text_free(&text);
    record_free(&record);
    return fine;
}

typedef bool golden_action(const struct game_rules *, int mode, int number, struct game *);

static bool for_each_golden(golden_action *action)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct game *g = malloc((*row)->size);
        for (int mode = 0; (*row)->setup[SETUP_MODE].choices[mode]; mode++)
            for (int number = 1; number <= GOLDEN_PER_MODE; number++)
                if (!g || !action(*row, mode, number, g)) {
                    free(g);
                    return false;
                }
        free(g);
    }
    return true;
}

int golden_write_all(void)
{
    return for_each_golden(golden_write) ? 0 : 1;
}

static bool golden_check(const struct game_rules *rules, int mode, int number, struct game *g)
{
    char path[200];
    struct record record;
    struct reason why;
    golden_path(rules, mode, number, path);
    json_t *json = json_load_file(path, 0, NULL);
    if (!json)
        fail_msg("%s is missing; `make golden` writes it", path);
    if (!record_read(&record, json_object_get(json, "record"), &why))
        fail_msg("%s: %s", path, why.text);
    const json_t *hashes = json_object_get(json, "hashes");
    CHECK_EQ(json_array_size(hashes), record.count + 1);
    for (size_t i = 0; i <= record.count; i++) {
        char hash[20];
        if (!record_replay(&record, i, g, NULL, &why))
            fail_msg("%s: %s", path, why.text);
        snprintf(hash, sizeof hash, "%016" PRIx64, game_hash(rules, g));
        if (strcmp(hash, json_string_value(json_array_get(hashes, i))))
            fail_msg("%s: the state after answer %zu is another one. If the rules were meant to "
                     "change, raise the rules version and run `make golden`.",
                     path, i);
    }
    record_free(&record);
    json_decref(json);
    return true;
}

bool golden_check_all(void)
{
    return for_each_golden(golden_check);
}
