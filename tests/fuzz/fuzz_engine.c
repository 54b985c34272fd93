/* fuzz_engine.c - bytes as lines to one engine: each gets exactly one line of JSON with "ok", and
 * one that is refused has changed nothing. */
#include "fuzz/fuzz.h"

#include "cli/engine.h"

#include <string.h>

/* What of the engine a refused line could have changed. */
struct snapshot {
    const struct game_rules *rules;
    const struct game *g;
    uint64_t hash;
    size_t answers;
    bool finished;
};

static struct snapshot snap(const struct engine *e)
{
    return (struct snapshot){.rules = e->rules,
                             .g = e->g,
                             .hash = e->rules ? game_hash(e->rules, e->g) : 0,
                             .answers = e->record.count,
                             .finished = e->finished};
}

static bool same(const struct snapshot *a, const struct snapshot *b)
{
    return a->rules == b->rules && a->g == b->g && a->hash == b->hash && a->answers == b->answers &&
           a->finished == b->finished;
}

static void try_line(struct engine *engine, const char *line, size_t length)
{
    struct text reply = {0};
    struct reason why = {0};
    struct snapshot before = snap(engine);
    engine_line(engine, line, length, &reply);
    struct snapshot after = snap(engine);
    require(!memchr(text_string(&reply), '\n', reply.length), "a reply has several lines", NULL);
    json_t *json = json_loadb(text_string(&reply), reply.length, JSON_REJECT_DUPLICATES, NULL);
    const json_t *ok = json_object_get(json, "ok");
    const char *error = json_string_value(json_object_get(json, "error"));
    require(json_is_boolean(ok), "a reply is not JSON with 'ok'", NULL);
    require(json_is_true(ok) ? !error : error && *error, "a reply has the wrong 'error'", NULL);
    require(json_is_true(ok) || same(&before, &after), "a refused line changed something", NULL);
    require(!engine->rules || engine->rules->valid(engine->g, &why), "an invalid state", &why);
    json_decref(json);
    text_free(&reply);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct engine engine = {.longest_thought = 1};
    const char *line = (const char *)bytes, *end = line + size;
    while (line < end) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *stop = newline ? newline : end;
        try_line(&engine, line, (size_t)(stop - line));
        line = stop + 1;
    }
    engine_free(&engine);
    return 0;
}
