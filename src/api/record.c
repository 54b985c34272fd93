/* record.c - the public C API (include/parlor.h): records. */
#include "core/record.h"
#include "api/api.h"

#include <stdlib.h>
#include <string.h>

struct parlor_record {
    struct record record;
};

/* A record with its memory; NULL, with the reason, if there is none. */
static struct parlor_record *new_record(struct reason *reason)
{
    struct parlor_record *record = calloc(1, sizeof *record);
    if (!record)
        refuse_memory(reason);
    return record;
}

struct parlor_record *parlor_record_start(const struct parlor_rules *rules, void *state,
                                          const char *setup, const char *seed, char *why,
                                          size_t capacity)
{
    struct reason reason;
    struct parlor_record *made =
        api_check_rules(rules, state, &reason) ? new_record(&reason) : NULL;
    if (made) {
        struct record *r = &made->record;
        r->rules = api_rules(rules);
        if (!api_read_setup(r->rules, setup, &r->setup, &reason) ||
            (api_read_seed(seed, r->seed),
             !parlor_record_replay(made, 0, state, reason.text, sizeof reason.text))) {
            parlor_record_free(made);
            made = NULL;
        }
    }
    api_conclude(made, &reason, why, capacity);
    return made;
}

int parlor_record_answer(struct parlor_record *record, void *state, int seat, int option, char *why,
                         size_t capacity)
{
    struct reason reason;
    if (!record)
        return api_conclude(refuse(&reason, "There is no record."), &reason, why, capacity);
    struct record *r = &record->record;
    const struct parlor_rules *rules = api_outer(r->rules);
    /* Room for the answer first: what was answered can't be taken back. */
    bool fine = api_check_state(rules, state, &reason) &&
                (record_add(r, seat, option) || refuse_memory(&reason));
    if (!fine)
        return api_conclude(false, &reason, why, capacity);
    fine = parlor_answer(rules, state, seat, option, why, capacity);
    r->count -= !fine;
    return fine;
}

size_t parlor_record_write(const struct parlor_record *record, const void *state, char *text,
                           size_t capacity)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    if (record && api_is_started(api_outer(record->record.rules), state))
        record_write(&record->record, state, &w, NULL);
    return api_hand_out(&out, text, capacity);
}

struct parlor_record *parlor_record_read(const char *json, char *why, size_t capacity)
{
    struct reason reason;
    struct parlor_record *made = new_record(&reason);
    json_t *object = NULL;
    bool fine = made && api_read_json(json, "record", &object, &reason) &&
                record_read(&made->record, object, &reason);
    json_decref(object);
    api_conclude(fine, &reason, why, capacity);
    if (fine)
        return made;
    free(made);
    return NULL;
}

const struct parlor_rules *parlor_record_rules(const struct parlor_record *record)
{
    return record ? api_outer(record->record.rules) : NULL;
}

size_t parlor_record_length(const struct parlor_record *record)
{
    return record ? record->record.count : 0;
}

/* Plays into memory of its own, so that a refused record changes nothing. */
static int replay(const struct parlor_record *record, size_t count, bool check, void *state,
                  char *why, size_t capacity)
{
    struct reason reason;
    if (!record || !state)
        return api_conclude(refuse(&reason, "There is no %s.", record ? "state" : "record"),
                            &reason, why, capacity);
    const struct record *r = &record->record;
    if (count > r->count)
        return api_conclude(refuse(&reason, "The record has %zu answers.", r->count), &reason, why,
                            capacity);
    struct game *g = calloc(1, r->rules->size);
    if (!g)
        return api_conclude(refuse_memory(&reason), &reason, why, capacity);
    bool fine = check ? record_check(r, g, &reason) : record_replay(r, count, g, NULL, &reason);
    if (fine)
        memcpy(state, g, r->rules->size);
    free(g);
    return api_conclude(fine, &reason, why, capacity);
}

int parlor_record_replay(const struct parlor_record *record, size_t count, void *state, char *why,
                         size_t capacity)
{
    return replay(record, count, false, state, why, capacity);
}

int parlor_record_check(const struct parlor_record *record, void *state, char *why, size_t capacity)
{
    return replay(record, parlor_record_length(record), true, state, why, capacity);
}

void parlor_record_free(struct parlor_record *record)
{
    if (record)
        record_free(&record->record);
    free(record);
}
