/* positions.c - see positions.h. */
#include "kit/positions.h"

#include "core/dice.h"
#include "kit/contract.h"
#include "kit/setups.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHANGED_EVERY = 8, /* decisions of a game */
    PER_GAME = 40,     /* positions changed, so that many games are seen */
    PLAYED_ON = 12,    /* answers from an accepted position */
    MOST_SETUPS = 1000 /* tried */
};

struct editor {
    const struct game_rules *rules;
    struct game *g, *loaded, *again;
    struct dice dice;
    char change[200]; /* what was changed */
    struct positions_report *report;
    struct reason *why;
};

/* --- Changing one member. --- */

/* A value inside of another, by which it can be replaced. */
struct place {
    json_t *holder;
    const char *name; /* in an object */
    size_t index;     /* in a list */
};

static json_t *value_at(const struct place *place)
{
    return place->name ? json_object_get(place->holder, place->name)
                       : json_array_get(place->holder, place->index);
}

static void put_value(const struct place *place, json_t *value)
{
    if (place->name)
        json_object_set_new(place->holder, place->name, value);
    else
        json_array_set_new(place->holder, place->index, value);
}

/* Each value is counted; one of them, each equally likely, stays in `out`. */
static void pick_inside(struct editor *e, json_t *holder, uint32_t *count, struct place *out)
{
    const char *name;
    json_t *value;
    size_t index;
    json_object_foreach(holder, name, value) {
        if (!dice_below(&e->dice, ++*count))
            *out = (struct place){holder, name, 0};
        pick_inside(e, value, count, out);
    }
    json_array_foreach(holder, index, value) {
        if (!dice_below(&e->dice, ++*count))
            *out = (struct place){holder, NULL, index};
        pick_inside(e, value, count, out);
    }
}

static json_t *other_number(struct editor *e, json_int_t number)
{
    static const int steps[] = {-1, 1, -2, 2};
    switch (dice_below(&e->dice, 3)) {
    case 0: return json_integer(number + steps[dice_below(&e->dice, 4)]);
    case 1: return json_integer(dice_below(&e->dice, 12));
    default: return json_integer(dice_below(&e->dice, 256));
    }
}

/* A name that stands somewhere else in the position: most are cards. */
static json_t *other_name(struct editor *e, json_t *position)
{
    for (int tries = 0; tries < 50; tries++) {
        struct place place = {0};
        uint32_t count = 0;
        pick_inside(e, position, &count, &place);
        if (json_is_string(value_at(&place)))
            return json_copy(value_at(&place));
    }
    return json_string("nobody");
}

/* A list loses a value, or has one twice. */
static json_t *other_list(struct editor *e, const json_t *list)
{
    json_t *copy = json_deep_copy(list);
    uint32_t size = (uint32_t)json_array_size(copy);
    if (size && dice_below(&e->dice, 2))
        json_array_remove(copy, dice_below(&e->dice, size));
    else if (size)
        json_array_append(copy, json_array_get(copy, dice_below(&e->dice, size)));
    return copy;
}

static json_t *other_value(struct editor *e, json_t *position, const json_t *value)
{
    switch (json_typeof(value)) {
    case JSON_INTEGER: return other_number(e, json_integer_value(value));
    case JSON_STRING: return other_name(e, position);
    case JSON_TRUE: return json_false();
    case JSON_FALSE: return json_true();
    case JSON_ARRAY: return other_list(e, value);
    default: return json_deep_copy(value);
    }
}

static void write_change(struct editor *e, const struct place *place, const json_t *now)
{
    char *before = json_dumps(value_at(place), JSON_ENCODE_ANY | JSON_COMPACT);
    char *after = json_dumps(now, JSON_ENCODE_ANY | JSON_COMPACT);
    snprintf(e->change, sizeof e->change, "%.30s[%zu] from %.70s to %.70s",
             place->name ? place->name : "list", place->index, before ? before : "",
             after ? after : "");
    free(before);
    free(after);
}

/* False: it is the same as before. */
static bool change_one(struct editor *e, json_t *position)
{
    struct place place = {0};
    uint32_t count = 0;
    pick_inside(e, position, &count, &place);
    json_t *now = other_value(e, position, value_at(&place));
    if (json_equal(now, value_at(&place))) {
        json_decref(now);
        return false;
    }
    write_change(e, &place, now);
    put_value(&place, now);
    return true;
}

/* --- What is accepted can be played. --- */

static json_t *written(const struct editor *e, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(e->rules, g, &w, NULL);
    json_t *position = json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    return position;
}

static bool check_again(struct editor *e)
{
    struct reason refusal = {""};
    json_t *position = written(e, e->loaded);
    bool fine = game_load(e->rules, e->again, position, &refusal);
    json_decref(position);
    if (!fine)
        return refuse(e->why, "it was accepted once, but not again: %.200s", refusal.text);
    return !memcmp(e->loaded, e->again, e->rules->size) ||
           refuse(e->why, "loaded again it is another position");
}

/* Who has answered can have done so, and who is asked can answer. */
static bool check_answers(struct editor *e)
{
    const struct kernel *k = game_kernel_const(e->loaded);
    for (int seat = 0; seat < k->seats; seat++) {
        struct option options[OPTIONS], *option = options, *end = options;
        if (!(k->asked & seat_bit(seat)))
            continue;
        if (k->pending)
            end = e->rules->options(e->loaded, seat, options);
        while (!(k->pending & seat_bit(seat)) && option < end &&
               memcmp(option, &k->answer[seat], sizeof *option))
            option++;
        if (k->pending && option == end)
            return refuse(e->why, "seat %d can't have answered, or can't answer", seat);
    }
    return true;
}

static bool play_on(struct editor *e)
{
    for (int i = 0; i < PLAYED_ON && game_pending(e->loaded); i++) {
        struct question q;
        int seat = __builtin_ctz(game_pending(e->loaded));
        game_question(e->rules, e->loaded, seat, &q);
        if (!q.count)
            return refuse(e->why, "a pending seat has no option");
        game_answer(e->rules, e->loaded, seat, (long)dice_below(&e->dice, q.count), NULL, NULL);
        if (!e->rules->valid(e->loaded, e->why))
            return false;
    }
    return true;
}

static bool check_accepted(struct editor *e)
{
    e->report->accepted++;
    return e->rules->valid(e->loaded, e->why) && check_answers(e) && check_again(e) && play_on(e);
}

static bool check_changed(struct editor *e)
{
    json_t *position = written(e, e->g);
    json_t *changed = json_deep_copy(position);
    bool fine = true, faults_expected = game_faults_expected;
    game_faults_expected = true;        /* they are a reason here, and no end of the program */
    json_object_del(changed, "chance"); /* any is possible */
    if (change_one(e, changed)) {
        e->report->changed++;
        json_object_set(changed, "chance", json_object_get(position, "chance"));
        if (game_load(e->rules, e->loaded, changed, NULL))
            fine = check_accepted(e);
    }
    game_faults_expected = faults_expected;
    json_decref(changed);
    json_decref(position);
    return fine;
}

/* --- Games. --- */

static bool play(struct editor *e, long changes)
{
    long changed = e->report->changed;
    e->report->games++;
    while (game_pending(e->g) && e->report->changed < changes &&
           e->report->changed < changed + PER_GAME) {
        struct question q;
        if (!dice_below(&e->dice, CHANGED_EVERY) && !check_changed(e))
            return false;
        int seat = __builtin_ctz(game_pending(e->g));
        game_question(e->rules, e->g, seat, &q);
        if (!q.count)
            return refuse(e->why, "a pending seat has no option");
        game_answer(e->rules, e->g, seat, (long)dice_below(&e->dice, q.count), NULL, NULL);
    }
    return true;
}

bool positions_run_mode(const struct game_rules *rules, int mode, long changes,
                        struct positions_report *report, struct reason *why)
{
    struct reason inner = {""};
    struct editor e = {.rules = rules, .report = report, .why = &inner};
    struct game *rooms = calloc(3, rules->size);
    bool fine = rooms || refuse_memory(why);
    e.g = rooms;
    e.loaded = (struct game *)((char *)rooms + rules->size);
    e.again = (struct game *)((char *)rooms + 2 * rules->size);
    for (uint64_t i = 0; fine && i < MOST_SETUPS && report->changed < changes; i++) {
        struct setup setup = random_setup(rules, mode, i);
        uint8_t seed[SEED_BYTES];
        test_seed(i, seed);
        e.dice = (struct dice){i};
        fine = !game_start(rules, e.g, &setup, seed, NULL) || play(&e, changes) ||
               refuse(why, "seed %d, %s: %.200s", (int)i, e.change, inner.text);
    }
    free(rooms);
    return fine;
}
