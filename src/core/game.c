/* game.c - what clients do with any game; see game.h. */
#include "core/game.h"

#include "core/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct game_rules *game_find(const char *name, struct reason *why)
{
    char known[200] = "";
    for (const struct game_rules *const *row = game_table; *row; row++) {
        if (!strcmp((*row)->name, name))
            return *row;
        reason_list(known, sizeof known, (*row)->name);
    }
    refuse(why, "There is no game '%.40s'; there is: %s.", name, known);
    return NULL;
}

bool game_start_heard(const struct game_rules *rules, struct game *g, const struct setup *setup,
                      const uint8_t seed[SEED_BYTES], struct listener *listener, struct reason *why)
{
    memset(g, 0, rules->size);
    chance_start(&game_kernel(g)->chance, seed);
    if (!rules->start(g, setup, why))
        return false;
    event_listener = listener;
    rules->run(g);
    event_listener = NULL;
    return true;
}

bool game_start(const struct game_rules *rules, struct game *g, const struct setup *setup,
                const uint8_t seed[SEED_BYTES], struct reason *why)
{
    return game_start_heard(rules, g, setup, seed, NULL, why);
}

bool game_faults_expected = false;

bool game_is_forced(const struct game_rules *rules, const struct game *g, int seat)
{
    struct question q;
    game_question(rules, g, seat, &q);
    return q.count == 1;
}

bool game_offers(const struct game_rules *rules, const struct game *g, int seat,
                 struct option option)
{
    struct question q;
    if (game_faults_expected)
        return true;
    game_question(rules, g, seat, &q);
    for (int i = 0; i < q.count; i++)
        if (!memcmp(&q.options[i], &option, sizeof option))
            return true;
    return false;
}

bool game_is_valid(const struct game_rules *rules, const struct game *g)
{
    struct reason why = {""};
    bool valid = game_faults_expected || rules->valid(g, &why);
    if (!valid)
        fprintf(stderr, "%s: an impossible state: %s\n", rules->name, why.text);
    return valid;
}

bool game_answer(const struct game_rules *rules, struct game *g, int seat, long option,
                 struct listener *listener, struct reason *why)
{
    const struct kernel *k = game_kernel_const(g);
    if (!k->pending)
        return refuse(why, "The game is over.");
    if (seat < 0 || seat >= k->seats)
        return refuse(why, "There is no seat %d; the seats are 0 to %d.", seat, k->seats - 1);
    if (option == CONCEDE && rules->concede) {
        event_listener = listener;
        rules->concede(g, seat);
        event_listener = NULL;
        return true;
    }
    if (!(k->pending & seat_bit(seat)))
        return refuse(why, "Seat %d is not asked anything now.", seat);
    struct question q;
    game_question(rules, g, seat, &q);
    if (option < 0 || option >= q.count)
        return refuse(why, "There is no option %ld; the options are 0 to %d.", option, q.count - 1);
    event_listener = listener;
    game_apply(rules, g, seat, q.options[option]);
    event_listener = NULL;
    return true;
}

/* Answers that others have given to an ASK_ALL that is still open are secret: guess them. */
static void hide_answers(const struct game_rules *rules, struct game *g, int observer,
                         struct chance *chance)
{
    struct kernel *k = game_kernel(g);
    seat_set given = k->asked & (seat_set)~k->pending;
    for (int seat = 0; seat < k->seats; seat++) {
        if (!(given & seat_bit(seat)) || seat == observer)
            continue;
        struct option options[OPTIONS];
        unsigned count = (unsigned)(rules->options(g, seat, options) - options);
        k->answer[seat] = options[chance_below(chance, count)];
    }
}

void game_hide(const struct game_rules *rules, struct game *g, int observer, struct chance *chance)
{
    chance_fork(chance, &game_kernel(g)->chance);
    rules->hide(g, observer, chance);
    hide_answers(rules, g, observer, chance);
}

uint64_t game_hash(const struct game_rules *rules, const struct game *g)
{
    const uint8_t *bytes = (const uint8_t *)g;
    uint64_t hash = UINT64_C(14695981039346656037); /* FNV-1a */
    for (size_t i = 0; i < rules->size; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(1099511628211);
    return hash;
}

void game_view(const struct game_rules *rules, const struct game *g, int observer, struct writer *w,
               const char *key)
{
    put_open(w, key, '{');
    put_string(w, "game", rules->name);
    if (observer >= 0)
        put_int(w, "observer", observer);
    else
        put_string(w, "observer", observer == SPECTATOR ? "spectator" : "all");
    put_bool(w, "over", !game_pending(g));
    put_seats(w, "pending", game_pending(g));
    rules->view(g, observer, w);
    put_close(w);
}

void game_dump(const struct game_rules *rules, const struct game *g, struct writer *w,
               const char *key)
{
    const struct chance *chance = &game_kernel_const(g)->chance;
    char hex[2 * SEED_BYTES + 1];
    put_open(w, key, '{');
    put_string(w, "game", rules->name);
    put_int(w, "rules", rules->version);
    rules->dump(g, w);
    put_open(w, "chance", '{');
    seed_to_hex(chance->key, hex);
    put_string(w, "key", hex);
    put_bytes(w, "next", chance->next, sizeof chance->next);
    put_close(w);
    put_close(w);
}

/* A position without "chance", as a person writes it, gets a fresh generator. */
static bool load_chance(struct chance *c, const json_t *chance, struct reason *why)
{
    uint8_t seed[SEED_BYTES];
    if (!chance) {
        seed_from_system(seed);
        chance_start(c, seed);
        return true;
    }
    uint8_t next[sizeof c->next], count = 0;
    if (!seed_from_hex(json_string_value(json_object_get(chance, "key")), seed) ||
        !read_list(chance, "next", 0, UINT8_MAX, sizeof next, &count, next, NULL) ||
        count != sizeof next)
        return refuse(why,
                      "'chance' must have a key of %d hexadecimal digits and next, a list "
                      "of %zu bytes; or leave it out.",
                      2 * SEED_BYTES, sizeof c->next);
    chance_start(c, seed);
    memcpy(c->next, next, sizeof next);
    return true;
}

/* A misspelt member must not be mistaken for one that was left out: everything given must be
 * something that a position has. */
static bool check_members(const struct game_rules *rules, const struct game *g,
                          const json_t *position, struct reason *why)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(rules, g, &w, NULL);
    json_t *dumped = text.failed ? NULL : json_loads(text.bytes, 0, NULL);
    text_free(&text);
    if (!dumped)
        return refuse_memory(why);
    const char *name, *unknown = NULL;
    json_t *value;
    json_object_foreach((json_t *)position, name, value)
        if (!json_object_get(dumped, name))
            unknown = name;
    json_decref(dumped);
    return !unknown || refuse(why, "A position has no '%.60s'.", unknown);
}

static bool load_checked(const struct game_rules *rules, struct game *g, const json_t *position,
                         struct reason *why)
{
    if (!json_is_object(position))
        return refuse(why, "A position is a JSON object.");
    const char *name = json_string_value(json_object_get(position, "game"));
    if (!name || strcmp(name, rules->name))
        return refuse(why, "The position's game is '%.40s', not '%s'.", name ? name : "missing",
                      rules->name);
    json_int_t version = json_integer_value(json_object_get(position, "rules"));
    if (version != rules->version)
        return refuse(why, "The position is for version %lld of the rules, this is version %d.",
                      (long long)version, rules->version);
    return load_chance(&game_kernel(g)->chance, json_object_get(position, "chance"), why) &&
           rules->load(g, position, why) && rules->valid(g, why) &&
           check_members(rules, g, position, why);
}

bool game_load(const struct game_rules *rules, struct game *g, const json_t *position,
               struct reason *why)
{
    struct game *scratch = calloc(1, rules->size);
    if (!scratch)
        return refuse_memory(why);
    bool fine = load_checked(rules, scratch, position, why);
    if (fine)
        memcpy(g, scratch, rules->size);
    free(scratch);
    return fine;
}
