/* lesson.c - finding and reading lessons; see lesson.h. */
#include "core/lesson.h"

#include "core/read.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_SAID = 600, MOST_MINUTES = 15 };

/* --- Members. --- */

/* Every object of a lesson has a list of its members. */
static bool has_only(const json_t *object, const char *what, const char *const *members,
                     struct reason *why)
{
    const char *name;
    json_t *value;
    if (!json_is_object(object))
        return refuse(why, "%s must be an object.", what);
    json_object_foreach((json_t *)object, name, value) {
        const char *const *known = members;
        while (*known && strcmp(*known, name))
            known++;
        if (!*known)
            return refuse(why, "%s has no member '%.40s'.", what, name);
    }
    return true;
}

static bool is_said(const json_t *value)
{
    size_t length = json_string_length(value);
    return json_is_string(value) && length > 0 && length <= LONGEST_SAID;
}

static bool check_said(const json_t *object, const char *what, const char *key, struct reason *why)
{
    return is_said(json_object_get(object, key)) ||
           refuse(why, "%s: '%s' must be a text of at most %d bytes.", what, key, LONGEST_SAID);
}

/* A list of texts, if it is there. */
static bool check_texts(const json_t *object, const char *what, const char *key, struct reason *why)
{
    const json_t *list = json_object_get(object, key);
    bool fine = !list || json_is_array(list);
    for (size_t i = 0; fine && i < json_array_size(list); i++)
        fine = is_said(json_array_get(list, i));
    return fine || refuse(why, "%s: '%s' must be a list of texts.", what, key);
}

/* --- Choices: the options that an object names. --- */

static bool check_choice(const json_t *choice, const char *what, const char *and_also,
                         struct reason *why)
{
    const char *const members[] = {"kind", "text", "touch", "count", and_also, NULL};
    uint8_t count = 0;
    if (!has_only(choice, what, members, why) || !check_texts(choice, what, "touch", why))
        return false;
    for (int i = 0; i < 2; i++)
        if (json_object_get(choice, members[i]) && !check_said(choice, what, members[i], why))
            return false;
    if (!json_object_get(choice, "kind") && !json_object_get(choice, "text") &&
        !json_array_size(json_object_get(choice, "touch")))
        return refuse(why, "%s must name options by 'kind', 'text' or 'touch'.", what);
    return !json_object_get(choice, "count") ||
           read_number(choice, "count", 1, OPTIONS, &count, why);
}

static bool check_choices(const json_t *step, const char *what, const char *key,
                          const char *and_also, struct reason *why)
{
    const json_t *list = json_object_get(step, key);
    char which[60];
    if (list && !json_is_array(list))
        return refuse(why, "%s: '%s' must be a list.", what, key);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *choice = json_array_get(list, i);
        snprintf(which, sizeof which, "%s: %s %zu", what, key, i + 1);
        if (!check_choice(choice, which, and_also, why))
            return false;
    }
    return true;
}

static bool check_wrong(const json_t *step, const char *what, struct reason *why)
{
    const json_t *list = json_object_get(step, "wrong");
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!check_said(json_array_get(list, i), what, "say", why))
            return false;
    return true;
}

static bool check_then(const json_t *step, const char *what, struct reason *why)
{
    const json_t *list = json_object_get(step, "then");
    uint8_t seat;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *answer = json_array_get(list, i);
        if (json_object_get(answer, "count"))
            return refuse(why, "%s: an answer in 'then' names one option.", what);
        if (!read_number(answer, "seat", 0, SEATS - 1, &seat, why))
            return false;
    }
    return true;
}

/* --- Steps. --- */

static bool check_start(const json_t *step, bool first, const char *what, struct reason *why)
{
    static const char *const members[] = {"setup", "seed", NULL};
    const json_t *begin = json_object_get(step, "begin");
    const json_t *position = json_object_get(step, "position");
    if (begin && position)
        return refuse(why, "%s has both 'begin' and 'position'.", what);
    if (first && !begin && !position)
        return refuse(why, "%s must have a 'position', or 'begin' a game.", what);
    if (position && !json_is_object(position))
        return refuse(why, "%s: 'position' must be an object.", what);
    return !begin ||
           (has_only(begin, "'begin'", members, why) && check_said(begin, what, "seed", why));
}

static bool check_words(const json_t *step, const char *what, struct reason *why)
{
    bool asks = json_object_get(step, "right") != NULL;
    static const char *const of_asking[] = {"task", "done", "otherwise"};
    if (!check_said(step, what, "say", why))
        return false;
    for (int i = 0; i < 3; i++) {
        if (!asks && json_object_get(step, of_asking[i]))
            return refuse(why, "%s has '%s', but nothing is 'right'.", what, of_asking[i]);
        if (asks && !check_said(step, what, of_asking[i], why))
            return false;
    }
    if (!asks && json_object_get(step, "wrong"))
        return refuse(why, "%s has 'wrong', but nothing is 'right'.", what);
    return !asks || json_array_size(json_object_get(step, "right")) ||
           refuse(why, "%s: 'right' is empty.", what);
}

static bool check_step(const json_t *step, int number, struct reason *why)
{
    static const char *const members[] = {"position",  "begin", "say",  "point",
                                          "task",      "right", "done", "wrong",
                                          "otherwise", "then",  NULL};
    char what[20];
    snprintf(what, sizeof what, "Step %d", number);
    return has_only(step, what, members, why) && check_start(step, number == 1, what, why) &&
           check_words(step, what, why) && check_texts(step, what, "point", why) &&
           check_choices(step, what, "right", NULL, why) &&
           check_choices(step, what, "wrong", "say", why) && check_wrong(step, what, why) &&
           check_choices(step, what, "then", "seat", why) && check_then(step, what, why);
}

static bool check_steps(const json_t *json, struct reason *why)
{
    const json_t *steps = json_object_get(json, "steps");
    size_t count = json_array_size(steps);
    if (count < 1 || count > LESSON_STEPS)
        return refuse(why, "'steps' must be a list of 1 to %d.", LESSON_STEPS);
    for (size_t i = 0; i < count; i++)
        if (!check_step(json_array_get(steps, i), (int)i + 1, why))
            return false;
    return true;
}

/* --- The whole. --- */

/* "03-attack.json" is lesson 3, "attack"; with folders before it or without. */
static bool read_file_name(struct lesson *l, const char *file, struct reason *why)
{
    const char *slash = strrchr(file, '/');
    const char *base = slash ? slash + 1 : file;
    int length = (int)strlen(base) - (int)strlen("00-.json");
    if (!isdigit((unsigned char)base[0]) || !isdigit((unsigned char)base[1]) || base[2] != '-' ||
        length < 1 || length >= LESSON_NAME || strcmp(base + 3 + length, ".json"))
        return refuse(why, "A lesson's file is called like 03-attack.json, not %.60s.", base);
    l->number = 10 * (base[0] - '0') + base[1] - '0';
    snprintf(l->name, sizeof l->name, "%.*s", length, base + 3);
    return is_plain_word(l->name) || refuse(why, "'%s' is no plain word.", l->name);
}

static bool check_lesson(struct lesson *l, struct reason *why)
{
    static const char *const members[] = {"title", "minutes", "clauses", "seat", "steps", NULL};
    uint8_t minutes = 0, seat = 0;
    if (!has_only(l->json, "A lesson", members, why) ||
        !check_said(l->json, "A lesson", "title", why) ||
        !read_number(l->json, "minutes", 1, MOST_MINUTES, &minutes, why) ||
        !check_texts(l->json, "A lesson", "clauses", why) || !check_steps(l->json, why))
        return false;
    if (!json_array_size(lesson_clauses(l)))
        return refuse(why, "'clauses' must name what the lesson teaches.");
    if (json_object_get(l->json, "seat") && !read_number(l->json, "seat", 0, SEATS - 1, &seat, why))
        return false;
    l->title = json_string_value(json_object_get(l->json, "title"));
    l->minutes = minutes;
    l->seat = seat;
    l->steps = (int)json_array_size(json_object_get(l->json, "steps"));
    return true;
}

bool lesson_read(struct lesson *l, const struct game_rules *rules, const char *file,
                 const char *text, size_t length, struct reason *why)
{
    json_error_t error;
    *l = (struct lesson){.rules = rules};
    if (!read_file_name(l, file, why))
        return false;
    l->json = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    if (!l->json)
        return json_ran_out(&error)
                   ? refuse_memory(why)
                   : refuse(why, "It is not whole JSON: %.80s in line %d.", error.text, error.line);
    if (check_lesson(l, why))
        return true;
    lesson_free(l);
    return false;
}

void lesson_free(struct lesson *l)
{
    json_decref(l->json);
    *l = (struct lesson){0};
}

/* --- Among the files of the program: "flash_duel/03-attack.json". --- */

static bool is_of(const struct embedded *file, const struct game_rules *rules)
{
    size_t length = strlen(rules->name);
    return !strncmp(file->name, rules->name, length) && file->name[length] == '/';
}

static bool read_embedded(struct lesson *l, const struct embedded *file,
                          const struct game_rules *rules, struct reason *why)
{
    return lesson_read(l, rules, file->name, file->start, (size_t)(file->end - file->start), why);
}

static bool is_wanted(const struct embedded *file, const char *wanted)
{
    struct lesson l = {0};
    char number[12];
    if (!read_file_name(&l, file->name, NULL))
        return false;
    snprintf(number, sizeof number, "%d", l.number);
    return !strcmp(wanted, l.name) || !strcmp(wanted, number);
}

bool lesson_find(struct lesson *l, const struct embedded *files, const struct game_rules *rules,
                 const char *wanted, struct reason *why)
{
    for (; files->name; files++)
        if (is_of(files, rules) && is_wanted(files, wanted))
            return read_embedded(l, files, rules, why);
    return refuse(why, "There is no lesson '%.40s' of %s.", wanted, rules->title);
}

bool lessons_each(const struct embedded *files, const struct game_rules *rules,
                  void (*found)(void *context, const struct lesson *lesson), void *context)
{
    struct lesson l;
    for (; files->name; files++) {
        if (!is_of(files, rules))
            continue;
        if (!read_embedded(&l, files, rules, NULL))
            return false;
        found(context, &l);
        lesson_free(&l);
    }
    return true;
}
