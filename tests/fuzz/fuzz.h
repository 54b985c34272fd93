/* fuzz.h - what the fuzz targets share. Each is one file with one LLVMFuzzerTestOneInput;
 * sanitizers, the asserts of the rules and `require` say when something is wrong. */
#ifndef PARLOR_FUZZ_H
#define PARLOR_FUZZ_H

#include "core/game.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return sodium_init() < 0;
}

/* Stops the fuzzer, which then keeps the input that led here. */
static inline void require(bool fine, const char *what, const struct reason *why)
{
    if (fine)
        return;
    fprintf(stderr, "%s: %s\n", what, why ? why->text : "");
    abort();
}

/* NULL if it is not JSON. */
static inline json_t *fuzz_json(const uint8_t *bytes, size_t size)
{
    return json_loadb((const char *)bytes, size, JSON_DECODE_ANY, NULL);
}

static inline struct game *fuzz_state(const struct game_rules *rules)
{
    struct game *g = calloc(1, rules->size);
    require(g, "out of memory", NULL);
    return g;
}

#endif
