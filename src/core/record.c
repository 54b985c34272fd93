/* record.c - see record.h. */
#include "core/record.h"

#include "core/plain.h"
#include "core/read.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const char *const record_closes[] = {"", "resigned", "time", NULL};

bool record_add(struct record *r, int seat, long option)
{
    if (r->count == r->capacity) {
        size_t capacity = r->capacity ? 2 * r->capacity : 64;
        struct answer *answers = realloc(r->answers, capacity * sizeof *answers);
        if (!answers)
            return false;
        r->answers = answers;
        r->capacity = capacity;
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

static void put_hex(struct writer *w, const char *key, const uint8_t bytes[SEED_BYTES])
{
    char hex[2 * SEED_BYTES + 1];
    seed_to_hex(bytes, hex);
    put_string(w, key, hex);
}

static void write_fair(const struct fair *fair, struct writer *w)
{
    put_open(w, "fair", '{');
    put_hex(w, "secret", fair->secret);
    put_hex(w, "hash", fair->hash);
    put_open(w, "shares", '[');
    for (int seat = 0; seat < fair->seats; seat++)
        put_hex(w, NULL, fair->share[seat]);
    put_close(w);
    put_close(w);
}

static void write_place(const struct record *r, struct writer *w)
{
    if (*r->table)
        put_string(w, "table", r->table);
    if (!*r->names[0])
        return;
    put_open(w, "names", '[');
    for (int seat = 0; seat < SEATS && *r->names[seat]; seat++)
        put_string(w, NULL, r->names[seat]);
    put_close(w);
}

static void write_head(const struct record *r, int version, struct writer *w, const char *key)
{
    put_open(w, key, '{');
    put_int(w, "parlor", RECORD_FORMAT);
    put_string(w, "game", r->rules->name);
    put_int(w, "rules", version);
}

static void write_answers(const struct record *r, struct writer *w)
{
    put_hex(w, "seed", r->seed);
    put_open(w, "answers", '[');
    for (size_t i = 0; i < r->count; i++)
        put_bytes(w, NULL, (uint8_t[]){r->answers[i].seat, r->answers[i].option}, 2);
    put_close(w);
}

static void write_tail(const struct record *r, struct writer *w)
{
    if (r->has_fair)
        write_fair(&r->fair, w);
    if (r->closed) {
        put_open(w, "closed", '{');
        put_string(w, "how", record_closes[r->closed]);
        put_int(w, "by", r->closed_by);
        put_close(w);
    }
    if (*r->players)
        put_string(w, "players", r->players);
    write_place(r, w);
    put_close(w);
}

void record_write(const struct record *r, const struct game *g, struct writer *w, const char *key)
{
    write_head(r, r->rules->version, w, key);
    setup_write(r->rules->setup, &r->setup, w, "setup");
    write_answers(r, w);
    put_format(w, "end", "%016" PRIx64, game_hash(r->rules, g));
    write_tail(r, w);
}

void record_write_past(const struct record *r, int version, const char *setup, struct writer *w,
                       const char *key)
{
    write_head(r, version, w, key);
    put_raw(w, "setup", setup);
    write_answers(r, w);
    if (r->has_end)
        put_format(w, "end", "%016" PRIx64, r->end);
    write_tail(r, w);
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
            return refuse_memory(why);
    }
    return true;
}

static bool read_hex(const json_t *object, const char *key, uint8_t out[SEED_BYTES],
                     struct reason *why)
{
    return seed_from_hex(json_string_value(json_object_get(object, key)), out) ||
           refuse(why, "The record's %s is not %d hexadecimal digits.", key, 2 * SEED_BYTES);
}

/* How the seed came about; a record that nobody else had a hand in has none. */
static bool read_fair(struct record *r, const json_t *fair, struct reason *why)
{
    if (!fair)
        return true;
    const json_t *shares = json_object_get(fair, "shares");
    if (!read_hex(fair, "secret", r->fair.secret, why) ||
        !read_hex(fair, "hash", r->fair.hash, why))
        return false;
    if (!json_is_array(shares) || json_array_size(shares) > SEATS)
        return refuse(why, "The record's shares are not a list of one per seat.");
    for (size_t i = 0; i < json_array_size(shares); i++)
        if (!seed_from_hex(json_string_value(json_array_get(shares, i)), r->fair.share[i]))
            return refuse(why, "Share %zu of the record is not %d hexadecimal digits.", i,
                          2 * SEED_BYTES);
    r->fair.seats = (int)json_array_size(shares);
    r->has_fair = true;
    return true;
}

static bool read_closed(struct record *r, const json_t *closed, struct reason *why)
{
    uint8_t how;
    if (!closed)
        return true;
    if (!read_name(closed, "how", record_closes, &how, NULL) || how == CLOSED_NOT ||
        !read_seat(closed, "by", SEATS, &r->closed_by, NULL) || r->closed_by == NOBODY)
        return refuse(why, "The record's 'closed' must say how, \"resigned\" or \"time\", and by "
                           "which seat.");
    r->closed = (enum record_close)how;
    return true;
}

static bool read_players(struct record *r, const json_t *players, struct reason *why)
{
    if (!players)
        return true;
    const char *names = json_string_value(players);
    if (!names || strlen(names) >= sizeof r->players)
        return refuse(why, "The record's players are not a short text like \"person,club\".");
    snprintf(r->players, sizeof r->players, "%s", names);
    return true;
}

/* They end in terminals. */
static bool read_word(const json_t *json, char *out, size_t capacity)
{
    const char *word = json_string_value(json);
    if (!word || !*word || strlen(word) >= capacity || !plain_is(word))
        return false;
    snprintf(out, capacity, "%s", word);
    return true;
}

static bool read_place(struct record *r, const json_t *json, struct reason *why)
{
    const json_t *table = json_object_get(json, "table"), *names = json_object_get(json, "names");
    bool fine = (!table || read_word(table, r->table, RECORD_TABLE)) &&
                (!names || (json_is_array(names) && json_array_size(names) <= SEATS));
    for (size_t i = 0; fine && i < json_array_size(names); i++)
        fine = read_word(json_array_get(names, i), r->names[i], RECORD_NAME);
    return fine || refuse(why, "The record's table and names are not short texts.");
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
                      "The record was made by version %lld of the rules of %s; this program has "
                      "version %d and can't play it.",
                      (long long)version, r->rules->title, r->rules->version);
    if (!read_hex(json, "seed", r->seed, why))
        return false;
    const json_t *end = json_object_get(json, "end");
    if (end) {
        const char *hex = json_string_value(end);
        if (!hex || strlen(hex) != 16 || strspn(hex, "0123456789abcdef") != 16)
            return refuse(why, "The record's end is not a hash of 16 hexadecimal digits.");
        r->end = strtoull(hex, NULL, 16);
        r->has_end = true;
    }
    return read_fair(r, json_object_get(json, "fair"), why) &&
           read_closed(r, json_object_get(json, "closed"), why) &&
           read_players(r, json_object_get(json, "players"), why) && read_place(r, json, why) &&
           setup_read(r->rules->setup, json_object_get(json, "setup"), &r->setup, why) &&
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

static bool check_fair(const struct record *r, int seats, struct reason *why)
{
    uint8_t hash[SEED_BYTES], seed[SEED_BYTES];
    if (!r->has_fair)
        return true;
    if (r->fair.seats != seats)
        return refuse(why, "The record has %d shares for %d seats.", r->fair.seats, seats);
    fair_hash(r->fair.secret, hash);
    if (memcmp(hash, r->fair.hash, SEED_BYTES))
        return refuse(why, "The record's secret is not the one that was promised by its hash.");
    fair_seed(&r->fair, seed);
    if (memcmp(seed, r->seed, SEED_BYTES))
        return refuse(why, "The record's seed does not follow from its secret and shares.");
    return true;
}

/* Who gives up has a seat, and a game to give up. */
static bool check_closed(const struct record *r, const struct game *g, struct reason *why)
{
    if (!r->closed || (game_pending(g) && r->closed_by < game_kernel_const(g)->seats))
        return true;
    return refuse(why, "The record says that seat %d gave up, but %s.", r->closed_by,
                  game_pending(g) ? "there is no such seat" : "the game was over");
}

bool record_check(const struct record *r, struct game *g, struct reason *why)
{
    if (!record_replay(r, r->count, g, NULL, why) ||
        !check_fair(r, game_kernel_const(g)->seats, why) || !check_closed(r, g, why))
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
