/* fuzz_record.c - bytes as a record: refused, or it replays to a valid state and is the same record
 * after it was written and read. */
#include "fuzz/fuzz.h"

#include "core/record.h"

#include <string.h>

static void check_round_trip(const struct record *record, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    struct record again;
    struct reason why = {0};
    struct game *replayed = fuzz_state(record->rules);
    record_write(record, g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    require(record_read(&again, json, &why), "a written record was refused", &why);
    require(record_check(&again, replayed, &why), "a written record fails its check", &why);
    require(!memcmp(replayed, g, record->rules->size), "a written record is another one", NULL);
    record_free(&again);
    json_decref(json);
    text_free(&text);
    free(replayed);
}

static void try_record(const json_t *json)
{
    struct record record;
    struct reason why = {0};
    if (!record_read(&record, json, &why)) {
        require(why.text[0], "a record was refused without a reason", NULL);
        return;
    }
    struct game *g = fuzz_state(record.rules);
    if (record_check(&record, g, &why)) {
        require(record.rules->valid(g, &why), "a record led to an invalid state", &why);
        check_round_trip(&record, g);
    } else {
        require(why.text[0], "a record failed its check without a reason", NULL);
    }
    free(g);
    record_free(&record);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    json_t *json = fuzz_json(bytes, size);
    if (!json)
        return 0;
    try_record(json);
    json_decref(json);
    return 0;
}
