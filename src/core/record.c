/* record.c - see record.h. */
#include "core/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

bool record_add(struct record *r, int seat, long option)
{
    if (r->count == r->room) {
        size_t room = r->room ? 2 * r->room : 64;
        struct answer *answers = realloc(r->answers, room * sizeof *answers);
        if (!answers)
            return false;
        r->answers = answers;
        r->room = room;
    }
    r->answers[r->count++] = (struct answer){(uint8_t)seat, (uint8_t)option};
    return true;
}

bool record_replay(const struct record *r, size_t count, struct game *g, struct listener *listener,
                   struct reason *why)
{
    if (!game_start(r->rules, g, &r->setup, r->seed, why))
        return false;
    for (size_t i = 0; i < count; i++) {
        struct reason inner;
        if (!game_answer(r->rules, g, r->answers[i].seat, r->answers[i].option, listener, &inner))
            return refuse(why, "Answer %zu of the record was refused: %.180s", i + 1, inner.text);
    }
    return true;
}

void record_write(const struct record *r, const struct game *g, struct writer *w, const char *key)
{
    char hex[2 * SEED_BYTES + 1];
    seed_to_hex(r->seed, hex);
    put_open(w, key, '{');
    put_int(w, "parlor", RECORD_FORMAT);
    put_string(w, "game", r->rules->name);
    put_int(w, "rules", r->rules->version);
    setup_write(r->rules->setup, &r->setup, w, "setup");
    put_string(w, "seed", hex);
    put_open(w, "answers", '[');
    for (size_t i = 0; i < r->count; i++)
        put_bytes(w, NULL, (uint8_t[]){r->answers[i].seat, r->answers[i].option}, 2);
    put_close(w);
    put_format(w, "end", "%016" PRIx64, game_hash(r->rules, g));
    put_close(w);
}

static bool read_answers(struct record *r, const json_t *answers, struct reason *why)
{
    if (!json_is_array(answers))
        return refuse(why, "The record has no list of answers.");
    for (size_t i = 0; i < json_array_size(answers); i++) {
        const json_t *pair = json_array_get(answers, i);
        json_int_t seat = json_integer_value(json_array_get(pair, 0));
        json_int_t option = json_integer_value(json_array_get(pair, 1));
        if (json_array_size(pair) != 2 || !json_is_integer(json_array_get(pair, 0)) ||
            !json_is_integer(json_array_get(pair, 1)) || seat < 0 || seat >= SEATS || option < 0 ||
            option >= OPTIONS + (r->rules->concede != NULL)) /* the last one is CONCEDE */
            return refuse(why, "Answer %zu of the record is not a pair [seat, option].", i + 1);
        if (!record_add(r, (int)seat, (long)option))
            return refuse(why, "Out of memory.");
    }
    return true;
}

static bool read_members(struct record *r, const json_t *json, struct reason *why)
{
    if (!json_is_object(json) || !json_is_integer(json_object_get(json, "parlor")))
        return refuse(why, "This is not a parlor record.");
    json_int_t format = json_integer_value(json_object_get(json, "parlor"));
    if (format != RECORD_FORMAT)
        return refuse(why, "The record has format %lld, this program reads format %d.",
                      (long long)format, RECORD_FORMAT);
    const char *name = json_string_value(json_object_get(json, "game"));
    if (!name)
        return refuse(why, "The record does not say which game it is.");
    r->rules = game_find(name, why);
    if (!r->rules)
        return false;
    json_int_t version = json_integer_value(json_object_get(json, "rules"));
    if (version != r->rules->version)
        return refuse(why,
                      "The record was made by version %lld of the rules of %s, this is "
                      "version %d.",
                      (long long)version, r->rules->title, r->rules->version);
    if (!seed_from_hex(json_string_value(json_object_get(json, "seed")), r->seed))
        return refuse(why, "The record's seed is not %d hexadecimal digits.", 2 * SEED_BYTES);
    const json_t *end = json_object_get(json, "end");
    if (end) {
        const char *hex = json_string_value(end);
        if (!hex || strlen(hex) != 16 || strspn(hex, "0123456789abcdef") != 16)
            return refuse(why, "The record's end is not a hash of 16 hexadecimal digits.");
        r->end = strtoull(hex, NULL, 16);
        r->has_end = true;
    }
    return setup_read(r->rules->setup, json_object_get(json, "setup"), &r->setup, why) &&
           read_answers(r, json_object_get(json, "answers"), why);
}

bool record_read(struct record *r, const json_t *json, struct reason *why)
{
    *r = (struct record){0};
    if (read_members(r, json, why))
        return true;
    record_free(r);
    return false;
}

bool record_check(const struct record *r, struct game *g, struct reason *why)
{
    if (!record_replay(r, r->count, g, NULL, why))
        return false;
    uint64_t end = game_hash(r->rules, g);
    if (r->has_end && r->end != end)
        return refuse(why,
                      "The record ends in state %016" PRIx64 ", but its answers lead to "
                      "%016" PRIx64 ".",
                      r->end, end);
    return true;
}

void record_free(struct record *r)
{
    free(r->answers);
    *r = (struct record){0};
}
