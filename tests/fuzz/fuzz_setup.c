/* fuzz_setup.c - bytes as a setup of every game: refused, or a valid game begins and the setup is
 * the same after it was written and read. */
#include "fuzz/fuzz.h"

#include <string.h>

static void check_round_trip(const struct game_rules *rules, const struct setup *setup)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    struct setup again;
    struct reason why = {0};
    setup_write(rules->setup, setup, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    require(setup_read(rules->setup, json, &again, &why), "a written setup was refused", &why);
    require(!memcmp(&again, setup, sizeof again), "a written setup is another one", NULL);
    json_decref(json);
    text_free(&text);
}

static void try_setup(const struct game_rules *rules, const json_t *json)
{
    struct setup setup;
    struct reason why = {0};
    uint8_t seed[SEED_BYTES];
    if (!setup_read(rules->setup, json, &setup, &why)) {
        require(why.text[0], "a setup was refused without a reason", NULL);
        return;
    }
    check_round_trip(rules, &setup);
    struct game *g = fuzz_state(rules);
    seed_from_text("fuzz", seed);
    if (game_start(rules, g, &setup, seed, &why))
        require(rules->valid(g, &why) && game_pending(g), "an invalid start", &why);
    else
        require(why.text[0], "a start was refused without a reason", NULL);
    free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    json_t *json = fuzz_json(bytes, size);
    if (!json)
        return 0;
    for (const struct game_rules *const *rules = game_table; *rules; rules++)
        try_setup(*rules, json);
    json_decref(json);
    return 0;
}
