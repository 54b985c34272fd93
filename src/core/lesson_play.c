/* lesson_play.c - a lesson as it is played, and the check that it can be; see lesson.h. */
#include "core/lesson.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const json_t *step_of(const struct lesson *l, int step)
{
    assert(step >= 0 && step < l->steps);
    return json_array_get(json_object_get(l->json, "steps"), (size_t)step);
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

const json_t *lesson_clauses(const struct lesson *l)
{
    return json_object_get(l->json, "clauses");
}

const char *lesson_say(const struct lesson *l, int step)
{
    return text_of(step_of(l, step), "say");
}

const char *lesson_task(const struct lesson *l, int step)
{
    return text_of(step_of(l, step), "task");
}

const json_t *lesson_points(const struct lesson *l, int step)
{
    return json_object_get(step_of(l, step), "point");
}

bool lesson_asks(const struct lesson *l, int step)
{
    return json_object_get(step_of(l, step), "right") != NULL;
}

/* --- Where a step begins. --- */

bool lesson_lays(const struct lesson *l, int step)
{
    const json_t *json = step_of(l, step);
    return json_object_get(json, "position") || json_object_get(json, "begin");
}

/* What it says nothing of is as it always is: the game, its rules, and chance. */
static bool lay_position(const struct lesson *l, const json_t *given, struct game *g,
                         struct reason *why)
{
    uint8_t seed[SEED_BYTES];
    json_t *position = json_copy((json_t *)given);
    if (!position || json_object_set_new(position, "game", json_string(l->rules->name)) ||
        json_object_set_new(position, "rules", json_integer(l->rules->version))) {
        json_decref(position);
        return refuse_memory(why);
    }
    bool fine = game_load(l->rules, g, position, why);
    if (fine && !json_object_get(given, "chance")) {
        seed_from_text(l->name, seed);
        chance_start(&game_kernel(g)->chance, seed);
    }
    json_decref(position);
    return fine;
}

static bool lay_beginning(const struct lesson *l, const json_t *begin, struct game *g,
                          struct reason *why)
{
    uint8_t seed[SEED_BYTES];
    struct setup *setup = malloc(sizeof *setup);
    if (!setup)
        return refuse_memory(why);
    seed_from_text(text_of(begin, "seed"), seed);
    bool fine = setup_read(l->rules->setup, json_object_get(begin, "setup"), setup, why) &&
                game_start(l->rules, g, setup, seed, why);
    free(setup);
    return fine;
}

bool lesson_lay(const struct lesson *l, int step, struct game *g, struct reason *why)
{
    const json_t *position = json_object_get(step_of(l, step), "position");
    const json_t *begin = json_object_get(step_of(l, step), "begin");
    if (position)
        return lay_position(l, position, g, why);
    return !begin || lay_beginning(l, begin, g, why);
}

/* --- Choices. --- */

static bool touches(const struct phrase *option, const char *id)
{
    for (int i = 0; i < option->touches; i++)
        if (!strcmp(option->touch[i], id))
            return true;
    return false;
}

/* Is this option one that the choice names? */
static bool names(const json_t *choice, const struct phrase *option)
{
    const json_t *touch = json_object_get(choice, "touch");
    const char *kind = json_string_value(json_object_get(choice, "kind"));
    if (kind && strcmp(kind, option->kind))
        return false;
    for (size_t i = 0; i < json_array_size(touch); i++)
        if (!touches(option, json_string_value(json_array_get(touch, i))))
            return false;
    return strstr(option->text, text_of(choice, "text"));
}

/* The first choice of the list that names it, or NULL. */
static const json_t *naming(const json_t *list, const struct phrase *option)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (names(json_array_get(list, i), option))
            return json_array_get(list, i);
    return NULL;
}

/* How many options of this seat it names, and which one is the first. */
static int count_named(const struct lesson *l, const struct game *g, int seat, const json_t *choice,
                       int *first)
{
    struct question q;
    int count = 0;
    game_question(l->rules, g, seat, &q);
    for (int i = q.count - 1; i >= 0; i--) {
        struct phrase phrase;
        game_describe(l->rules, g, seat, q.options[i], &phrase);
        if (!names(choice, &phrase))
            continue;
        *first = i;
        count++;
    }
    return count;
}

/* --- Answers. --- */

/* What the others answer then, and the learner where there is nothing to decide. */
static bool play_then(const struct lesson *l, int step, struct game *g, struct listener *listener,
                      struct reason *why)
{
    const json_t *list = json_object_get(step_of(l, step), "then");
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *choice = json_array_get(list, i);
        int seat = (int)json_integer_value(json_object_get(choice, "seat")), option = 0;
        int count = count_named(l, g, seat, choice, &option);
        if (count != 1)
            return refuse(why, "Step %d: answer %zu of 'then' names %d options of seat %d.",
                          step + 1, i + 1, count, seat);
        if (!game_answer(l->rules, g, seat, option, listener, why))
            return false;
    }
    return true;
}

/* Whether the answer is right, and what is said to it. */
static bool judge(const struct lesson *l, int step, const struct game *g, int answer,
                  struct progress *out, struct reason *why)
{
    const json_t *json = step_of(l, step), *wrong;
    struct question q;
    struct phrase phrase;
    game_question(l->rules, g, l->seat, &q);
    if (answer >= q.count)
        return refuse(why, "There is no option %d; the options are 0 to %d.", answer, q.count - 1);
    game_describe(l->rules, g, l->seat, q.options[answer], &phrase);
    out->right = naming(json_object_get(json, "right"), &phrase);
    wrong = naming(json_object_get(json, "wrong"), &phrase);
    out->said = out->right ? text_of(json, "done")
                : wrong    ? text_of(wrong, "say")
                           : text_of(json, "otherwise");
    return true;
}

static bool take(const struct lesson *l, int step, int answer, struct game *g,
                 struct listener *listener, struct progress *out, struct reason *why)
{
    *out = (struct progress){step, true, ""};
    if (!lesson_asks(l, step)) {
        if (answer)
            return refuse(why, "Step %d asks nothing: its answer is 0.", step + 1);
    } else {
        if (!judge(l, step, g, answer, out, why))
            return false;
        if (!out->right)
            return true;
        if (!game_answer(l->rules, g, l->seat, answer, listener, why))
            return false;
    }
    out->step++;
    return play_then(l, step, g, listener, why);
}

bool lesson_play(const struct lesson *l, const uint8_t *answers, int count, struct game *g,
                 struct listener *listener, struct progress *out, struct reason *why)
{
    *out = (struct progress){0, true, ""};
    if (count > l->steps)
        return refuse(why, "The lesson has %d steps, and there are %d answers.", l->steps, count);
    for (int i = 0; i < count; i++) {
        if (!out->right)
            return refuse(why, "Answer %d is not right, so no other follows it.", i);
        if (!lesson_lay(l, i, g, why) ||
            !take(l, i, answers[i], g, i == count - 1 ? listener : NULL, out, why))
            return false;
    }
    return true;
}

bool lesson_solve(const struct lesson *l, uint8_t answers[LESSON_STEPS], struct game *g,
                  struct reason *why)
{
    struct progress at = {0};
    for (int step = 0; step < l->steps; step++) {
        answers[step] = 0;
        while (lesson_play(l, answers, step + 1, g, NULL, &at, why) && !at.right)
            answers[step]++;
        if (at.step != step + 1) /* there was no further option */
            return false;
    }
    return true;
}

/* --- The check. --- */

/* Objects of a view have an id; pieces on a space are nothing else. */
static bool has_id(const json_t *value, const char *id)
{
    const char *name = json_string_value(json_object_get(value, "id"));
    const char *key;
    json_t *member;
    size_t i;
    if (name && !strcmp(name, id))
        return true;
    json_array_foreach(json_object_get(value, "pieces"), i, member)
        if (json_is_string(member) && !strcmp(json_string_value(member), id))
            return true;
    json_object_foreach((json_t *)value, key, member)
        if (has_id(member, id))
            return true;
    json_array_foreach((json_t *)value, i, member)
        if (has_id(member, id))
            return true;
    return false;
}

static json_t *view_of(const struct lesson *l, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(l->rules, g, l->seat, &w, NULL);
    json_t *view = text.failed ? NULL : json_loads(text_string(&text), 0, NULL);
    text_free(&text);
    return view;
}

static bool check_points(const struct lesson *l, int step, const struct game *g, struct reason *why)
{
    const json_t *points = lesson_points(l, step);
    json_t *view = view_of(l, g);
    bool fine = view || refuse_memory(why);
    for (size_t i = 0; fine && i < json_array_size(points); i++) {
        const char *id = json_string_value(json_array_get(points, i));
        fine =
            has_id(view, id) || refuse(why, "Step %d: there is no '%s' to point at.", step + 1, id);
    }
    json_decref(view);
    return fine;
}

/* Every choice names as many options as it says, and none that another names. */
static bool check_choices(const struct lesson *l, int step, const struct game *g, const char *key,
                          struct reason *why)
{
    const json_t *list = json_object_get(step_of(l, step), key);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *choice = json_array_get(list, i), *said = json_object_get(choice, "count");
        int first, wanted = said ? (int)json_integer_value(said) : 1;
        int count = count_named(l, g, l->seat, choice, &first);
        if (count != wanted)
            return refuse(why, "Step %d: %s %zu names %d option%s, not %d.", step + 1, key, i + 1,
                          count, plural(count), wanted);
    }
    return true;
}

static bool check_apart(const struct lesson *l, int step, const struct game *g, struct reason *why)
{
    const json_t *json = step_of(l, step);
    struct question q;
    game_question(l->rules, g, l->seat, &q);
    for (int i = 0; i < q.count; i++) {
        struct phrase phrase;
        game_describe(l->rules, g, l->seat, q.options[i], &phrase);
        int named = 0;
        for (const char *const *key = (const char *const[]){"right", "wrong", NULL}; *key; key++) {
            const json_t *list = json_object_get(json, *key);
            for (size_t k = 0; k < json_array_size(list); k++)
                named += names(json_array_get(list, k), &phrase);
        }
        if (named > 1)
            return refuse(why, "Step %d names '%.80s' twice.", step + 1, phrase.text);
    }
    return true;
}

static bool check_step(const struct lesson *l, int step, const struct game *g, struct reason *why)
{
    struct question q;
    game_question(l->rules, g, l->seat, &q);
    if (l->seat >= game_kernel_const(g)->seats)
        return refuse(why, "There is no seat %d.", l->seat);
    if (lesson_asks(l, step) && q.count < 2)
        return refuse(why, "Step %d: there is nothing to decide for seat %d.", step + 1, l->seat);
    return check_points(l, step, g, why) && check_choices(l, step, g, "right", why) &&
           check_choices(l, step, g, "wrong", why) && check_apart(l, step, g, why);
}

/* What is told of a step has come to pass: nobody has yet to say the only thing that they can. */
static bool check_end(const struct lesson *l, int step, const struct game *g, struct reason *why)
{
    FOR_EACH_SEAT(seat, game_pending(g))
        if (game_is_forced(l->rules, g, seat))
            return refuse(why, "Step %d leaves seat %d a single answer, which belongs into 'then'.",
                          step + 1, seat);
    return true;
}

/* On from here by every answer that is right. */
static bool check_from(const struct lesson *l, uint8_t *answers, int step, struct game *g,
                       struct reason *why)
{
    struct progress at;
    struct question q;
    if (!lesson_play(l, answers, step, g, NULL, &at, why))
        return false;
    if (step == l->steps)
        return true;
    if (!lesson_lay(l, step, g, why) || !check_step(l, step, g, why))
        return false;
    game_question(l->rules, g, l->seat, &q);
    for (int i = 0; i < (lesson_asks(l, step) ? q.count : 1); i++) {
        answers[step] = (uint8_t)i;
        if (!lesson_play(l, answers, step + 1, g, NULL, &at, why))
            return false;
        if (at.right && (!check_end(l, step, g, why) || !check_from(l, answers, step + 1, g, why)))
            return false;
    }
    return true;
}

bool lesson_check(const struct lesson *l, struct reason *why)
{
    uint8_t answers[LESSON_STEPS];
    struct game *g = calloc(1, l->rules->size);
    bool fine = g ? check_from(l, answers, 0, g, why) : refuse_memory(why);
    free(g);
    return fine;
}
