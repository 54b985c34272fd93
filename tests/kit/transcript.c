/* transcript.c - see transcript.h. */
#include "kit/transcript.h"

#include "core/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Everything that is told to who sees all. */
struct book {
    struct listener listener;
    const struct game_rules *rules;
    const struct game *g;
    struct tale tale;
};

static void hear(struct listener *listener, const struct event *event)
{
    struct book *book = (struct book *)listener;
    struct telling telling;
    game_tell(book->rules, book->g, event, ALL_SEEING, &telling);
    tale_add(&book->tale, &telling);
}

static void transcript_path(const struct game_rules *rules, const char *ending, char path[100])
{
    snprintf(path, 100, "tests/transcripts/%s.%s", rules->name, ending);
}

bool transcript_is_kept(const struct game_rules *rules)
{
    char path[100];
    transcript_path(rules, "parlor.json", path);
    return access(path, R_OK) == 0;
}

/* --- The game is played again. --- */

static bool play(const struct record *record, struct book *book, struct game *g, struct reason *why)
{
    bool fine =
        game_start_heard(book->rules, g, &record->setup, record->seed, &book->listener, why);
    for (size_t i = 0; fine && i < record->count; i++)
        fine = game_answer(book->rules, g, record->answers[i].seat, record->answers[i].option,
                           &book->listener, why);
    return fine && (!game_pending(g) || refuse(why, "the game is not played to its end"));
}

static bool tell_game(const struct game_rules *rules, struct tale *tale, struct reason *why)
{
    struct record record;
    char path[100];
    struct game *g = malloc(rules->size);
    struct book book = {.listener = {hear}, .rules = rules, .g = g};
    transcript_path(rules, "parlor.json", path);
    json_t *json = json_load_file(path, 0, NULL);
    bool fine = g && record_read(&record, json, why);
    if (fine) {
        fine = play(&record, &book, g, why);
        record_free(&record);
    }
    json_decref(json);
    free(g);
    *tale = book.tale;
    return fine;
}

/* --- Its story is compared. --- */

struct reader {
    FILE *kept;
    struct reason *why;
    bool fine;
};

/* The next line that is not empty, without its indentation; false: there is none. */
static bool next_line(FILE *file, char *line, int size)
{
    while (fgets(line, size, file)) {
        size_t indent = strspn(line, " ");
        line[strcspn(line, "\n")] = '\0';
        memmove(line, line + indent, strlen(line + indent) + 1);
        if (*line)
            return true;
    }
    *line = '\0';
    return false;
}

static void compare_line(void *context, enum level level, enum weight weight, const char *line)
{
    struct reader *reader = context;
    char kept[4000];
    (void)level, (void)weight;
    if (!reader->fine)
        return;
    next_line(reader->kept, kept, sizeof kept);
    reader->fine =
        !strcmp(line, kept) || refuse(reader->why, "it says '%.200s', and was read as '%.200s'",
                                      line, *kept ? kept : "the end");
}

bool transcript_check(const struct game_rules *rules, struct reason *why)
{
    char path[100], rest[4000];
    struct tale tale = {0};
    transcript_path(rules, "txt", path);
    struct reader reader = {fopen(path, "r"), why, true};
    if (!reader.kept)
        return refuse(why, "%s is missing; `make transcripts` writes it", path);
    reader.fine = tell_game(rules, &tale, why);
    if (reader.fine)
        tale_fold(&tale, compare_line, &reader);
    if (reader.fine && next_line(reader.kept, rest, sizeof rest))
        reader.fine = refuse(why, "it ends, and was read on: '%.200s'", rest);
    tale_free(&tale);
    fclose(reader.kept);
    return reader.fine;
}
