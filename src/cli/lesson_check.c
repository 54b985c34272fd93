/* lesson_check.c - for those who write lessons: whether one in a file can be played, and how it
 * goes. */
#include "cli/lessons.h"
#include "cli/news.h"

#include <stdlib.h>
#include <string.h>

/* --- Whether it is one. --- */

static void found(void *context, const struct clause *clause)
{
    (void)clause;
    *(bool *)context = true;
}

static bool check_clauses(const struct lesson *l, struct reason *why)
{
    const struct embedded *file = clauses_file(rules_text, l->rules->name);
    for (size_t i = 0; i < json_array_size(lesson_clauses(l)); i++) {
        const char *number = json_string_value(json_array_get(lesson_clauses(l), i));
        bool known = false;
        if (file)
            clauses_each(file, number, found, &known);
        if (!known)
            return refuse(why, "There is no clause %.40s.", number);
    }
    return true;
}

/* The folder that a file is in is called like its game. */
static const struct game_rules *game_of(const char *path, struct reason *why)
{
    char folder[60] = "";
    const char *end = strrchr(path, '/'), *from = end;
    while (from && from > path && from[-1] != '/')
        from--;
    if (end)
        snprintf(folder, sizeof folder, "%.*s", (int)(end - from), from);
    return game_find(folder, why);
}

/* --- How it goes. --- */

/* What is answered at this step. */
static void print_answer(const struct lesson *l, int step, int answer, const struct game *g)
{
    struct question q;
    struct phrase phrase;
    if (!lesson_asks(l, step))
        return;
    game_question(l->rules, g, l->seat, &q);
    game_describe(l->rules, g, l->seat, q.options[answer], &phrase);
    printf("   %s\n   > %s\n", lesson_task(l, step), phrase.text);
}

/* One step: its words, what was answered, and what came of it. */
static bool print_step(const struct lesson *l, int step, const uint8_t *answers, struct game *g,
                       struct reason *why)
{
    struct text told = {0};
    struct progress at;
    if (!lesson_play(l, answers, step, g, NULL, &at, why) || !lesson_lay(l, step, g, why))
        return false;
    printf("%2d %s\n", step + 1, lesson_say(l, step));
    print_answer(l, step, answers[step], g);
    struct news news = news_for(l->rules, g, l->seat);
    bool fine = lesson_play(l, answers, step + 1, g, &news.listener, &at, why);
    news_write(&news.tale, true, &told);
    fputs(text_string(&told), stdout);
    if (fine && *at.said)
        printf("   + %s\n", at.said);
    tale_free(&news.tale);
    text_free(&told);
    return fine;
}

static bool print_story(const struct lesson *l, struct reason *why)
{
    uint8_t answers[LESSON_STEPS] = {0};
    struct game *g = malloc(l->rules->size);
    bool fine = g ? lesson_solve(l, answers, g, why) : refuse_memory(why);
    printf("%s %d: %s\n", l->rules->title, l->number, l->title);
    for (int step = 0; fine && step < l->steps; step++)
        fine = print_step(l, step, answers, g, why);
    free(g);
    return fine;
}

bool lessons_check(const char *path, struct reason *why)
{
    struct text content = {0};
    struct lesson l;
    const struct game_rules *rules = game_of(path, why);
    bool fine = rules && file_read(path, &content, why) &&
                lesson_read(&l, rules, path, text_string(&content), content.length, why);
    if (fine) {
        fine = check_clauses(&l, why) && lesson_check(&l, why) && print_story(&l, why);
        lesson_free(&l);
    }
    text_free(&content);
    return fine;
}
