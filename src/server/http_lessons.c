/* http_lessons.c - see http_lessons.h. Nothing of a lesson that is being played is kept here: the
 * page sends all answers each time. Which lessons somebody has done is kept as marks (earn.c). */
#include "server/http_lessons.h"

#include "core/lesson.h"
#include "core/read.h"
#include "server/http_api.h"
#include "server/packing.h"
#include "server/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define DONE_LESSON "lesson " /* and its name: what its mark is called */

static void write_texts(struct writer *w, const char *key, const json_t *texts)
{
    put_open(w, key, '[');
    for (size_t i = 0; i < json_array_size(texts); i++)
        put_string(w, NULL, json_string_value(json_array_get(texts, i)));
    put_close(w);
}

/* --- Which there are. --- */

static void write_lesson(void *context, const struct lesson *l)
{
    struct writer *w = context;
    put_open(w, NULL, '{');
    put_string(w, "lesson", l->name);
    put_string(w, "title", l->title);
    put_int(w, "minutes", l->minutes);
    put_int(w, "steps", l->steps);
    write_texts(w, "clauses", lesson_clauses(l));
    put_close(w);
}

void lessons_get(struct exchange *x, const struct game_rules *rules)
{
    struct writer w = {.out = &x->text};
    put_open(&w, NULL, '[');
    if (!lessons_each(lesson_files, rules, write_lesson, &w))
        put_failure(&w);
    put_close(&w);
    exchange_json(x);
}

/* --- Which have been done. --- */

static void write_done(void *context, const struct stored_mark *mark)
{
    size_t length = strlen(DONE_LESSON);
    if (!strncmp(mark->achievement, DONE_LESSON, length))
        put_string(context, NULL, mark->achievement + length);
}

void lessons_get_done(struct exchange *x)
{
    struct reason why = {""};
    const struct person *person = person_by_cookie(x->hub, x->cookie, &why);
    struct writer w = {.out = &x->text};
    if (!person && why.memory) {
        exchange_run_out(x);
        return;
    }
    put_open(&w, NULL, '{');
    for (const struct game_rules *const *row = game_table; *row; row++) {
        put_open(&w, (*row)->name, '[');
        if (person)
            store_marks(x->hub->store, person->row.id, (*row)->name, write_done, &w);
        put_close(&w);
    }
    put_close(&w);
    exchange_json(x);
}

/* Who is nobody yet has done it all the same, but it is not kept. False: memory ran out. */
static bool keep_done(struct exchange *x, const struct lesson *l, struct reason *why)
{
    char name[LESSON_NAME + 10];
    struct reason nobody = {""};
    const struct person *person = person_by_cookie(x->hub, x->cookie, &nobody);
    if (!person)
        return !nobody.memory || refuse_memory(why);
    snprintf(name, sizeof name, DONE_LESSON "%s", l->name);
    store_add_mark(x->hub->store, person->row.id, l->rules->name,
                   &(struct stored_mark){.achievement = name, .at = (int64_t)time(NULL)});
    x->after = store_written(x->hub->store);
    return true;
}

/* --- A step. --- */

/* Who hears what the last answer brings about. */
struct ear {
    struct listener listener;
    const struct lesson *lesson;
    const struct game *g;
    struct writer w;
    int64_t move;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct ear *ear = (struct ear *)listener;
    game_event_write(ear->lesson->rules, ear->g, event, ear->lesson->seat, ear->move, &ear->w);
}

static void write_open_step(const struct lesson *l, const struct progress *at, const struct game *g,
                            struct writer *w)
{
    bool asks = lesson_asks(l, at->step);
    put_string(w, "say", lesson_say(l, at->step));
    put_string(w, "task", lesson_task(l, at->step));
    write_texts(w, "point", lesson_points(l, at->step));
    game_view(l->rules, g, l->seat, w, "view");
    if (asks)
        game_question_write(l->rules, g, l->seat, w, "ask");
    else
        put_null(w, "ask");
}

/* Where the learner stands now; what came of the last answer is shown before a new position. */
static bool write_step(const struct lesson *l, const struct progress *at, struct game *g,
                       const struct text *events, int answers, struct writer *w, struct reason *why)
{
    bool over = at->step == l->steps, lays = !over && lesson_lays(l, at->step);
    put_int(w, "step", at->step);
    put_int(w, "steps", l->steps);
    put_int(w, "seat", l->seat);
    put_bool(w, "right", at->right);
    put_string(w, "said", at->said);
    put_raw_text(w, "events", events);
    if (answers && at->right && (lays || over))
        game_view(l->rules, g, l->seat, w, "after");
    else
        put_null(w, "after");
    if (over)
        return true;
    if (!lesson_lay(l, at->step, g, why))
        return false;
    write_open_step(l, at, g, w);
    return true;
}

static bool play(struct exchange *x, const struct lesson *l, const uint8_t *answers, int count,
                 struct game *g, struct reason *why)
{
    struct text events = {0};
    struct writer w = {.out = &x->text};
    struct ear ear = {
        .listener = {hear}, .lesson = l, .g = g, .w = {.out = &events}, .move = count - 1};
    struct progress at;
    put_open(&ear.w, NULL, '[');
    bool fine = lesson_play(l, answers, count, g, &ear.listener, &at, why);
    put_close(&ear.w);
    put_open(&w, NULL, '{');
    fine = fine && write_step(l, &at, g, &events, count, &w, why);
    put_close(&w);
    text_free(&events);
    if (fine && x->text.failed)
        return refuse_memory(why);
    return fine && (at.step < l->steps || keep_done(x, l, why));
}

/* --- The request. --- */

static bool read_answers(const json_t *body, uint8_t answers[LESSON_STEPS], uint8_t *count,
                         struct reason *why)
{
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)body, name, value)
        if (strcmp(name, "game") && strcmp(name, "lesson") && strcmp(name, "answers"))
            return refuse(why, "There is no member '%.40s' here.", name);
    return read_list(body, "answers", 0, OPTIONS - 1, LESSON_STEPS, count, answers, why);
}

static bool open_lesson(const json_t *body, struct lesson *l, struct reason *why)
{
    const char *game = json_string_value(json_object_get(body, "game"));
    const char *name = json_string_value(json_object_get(body, "lesson"));
    const struct game_rules *rules = game ? game_find(game, why) : NULL;
    if (!game || !name)
        refuse(why, "'game' and 'lesson' must be names.");
    return rules && name && lesson_find(l, lesson_files, rules, name, why);
}

void lessons_post(struct exchange *x, const json_t *body)
{
    struct reason why = {""};
    struct lesson l;
    uint8_t answers[LESSON_STEPS], count = 0;
    bool asked = read_answers(body, answers, &count, &why);
    bool fine = asked && open_lesson(body, &l, &why);
    struct game *g = fine ? malloc(l.rules->size) : NULL;
    bool played = fine && (g ? play(x, &l, answers, count, g, &why) : refuse_memory(&why));
    free(g);
    if (fine)
        lesson_free(&l);
    if (why.memory)
        exchange_run_out(x);
    else if (!played)
        exchange_refuse(x, asked && !fine ? 404 : 400, why.text);
    else
        exchange_json(x);
    if (played)
        pack_text(x);
}
