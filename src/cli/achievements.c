/* achievements.c - `parlor achievements`: what the kept games have earned. */
#include "cli/cli.h"
#include "cli/session.h"

#include <assert.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_ACHIEVEMENTS = 64, PATH_ROOM = 600 };

/* What the records so far have earned in one game. */
struct tally {
    const struct game_rules *rules;
    uint32_t marks[MOST_ACHIEVEMENTS];
    char *by[MOST_ACHIEVEMENTS]; /* owned: the record that completed it; NULL: not yet earned */
    int records, unreadable;
};

static bool is_earned(const struct achievement *row, uint32_t marks)
{
    assert(row->needed > 0 && row->needed <= 32);
    return __builtin_popcount(marks) >= row->needed;
}

static void count_game(struct tally *t, const struct game *g, const char *path)
{
    for (int i = 0; i < MOST_ACHIEVEMENTS && t->rules->achievements[i].name; i++) {
        const struct achievement *row = &t->rules->achievements[i];
        for (int seat = 0; seat < game_kernel_const(g)->seats; seat++)
            t->marks[i] |= row->marks(g, seat);
        if (!t->by[i] && is_earned(row, t->marks[i]))
            t->by[i] = strdup(path);
    }
}

/* Only a record whose every answer was legal counts; one of another game is passed over. */
static bool count_record(struct tally *t, const char *path, struct reason *why)
{
    struct record record;
    if (!file_read_record(path, &record, why))
        return false;
    struct game *g = malloc(record.rules->size);
    bool fine = g ? record_check(&record, g, why) : refuse_memory(why);
    if (fine && record.rules == t->rules) {
        count_game(t, g, path);
        t->records++;
    }
    free(g);
    record_free(&record);
    return fine;
}

static int is_record(const struct dirent *entry)
{
    const char *ending = strstr(entry->d_name, ".parlor.json");
    return ending && !strcmp(ending, ".parlor.json");
}

/* In the order of their names, which is that of time. What can't be read is counted. */
static bool count_folder(struct tally *t, const char *folder, struct reason *why)
{
    struct dirent **list = NULL;
    int count = scandir(folder, &list, is_record, alphasort);
    for (int i = 0; i < count; i++) {
        char path[PATH_ROOM];
        snprintf(path, sizeof path, "%s/%s", folder, list[i]->d_name);
        t->unreadable += !count_record(t, path, NULL);
        free(list[i]);
    }
    free(list);
    return count >= 0 || refuse(why, "%.100s can't be opened.", folder);
}

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* The named files and folders, or the folder of kept games, which need not be there yet. */
static bool count_all(struct tally *t, const struct cli_words *words, struct reason *why)
{
    char folder[PATH_ROOM - 256];
    if (!words->count)
        return !file_state_folder(folder, sizeof folder) || !is_folder(folder) ||
               count_folder(t, folder, why);
    for (int i = 0; i < words->count; i++)
        if (!(is_folder(words->word[i]) ? count_folder : count_record)(t, words->word[i], why))
            return false;
    return true;
}

/* --- What came of it. --- */

static int points_of(const struct tally *t, bool earned_only)
{
    int points = 0;
    for (int i = 0; t->rules->achievements[i].name; i++) {
        assert(i < MOST_ACHIEVEMENTS);
        points += t->by[i] || !earned_only ? t->rules->achievements[i].points : 0;
    }
    return points;
}

static void print_tally(const struct tally *t)
{
    printf("%s: %d of %d points, from %d record%s\n", t->rules->title, points_of(t, true),
           points_of(t, false), t->records, plural(t->records));
    for (int i = 0; t->rules->achievements[i].name; i++) {
        const struct achievement *row = &t->rules->achievements[i];
        printf("\n  [%c] %2d  %s", t->by[i] ? 'x' : ' ', row->points, row->name);
        if (row->needed > 1)
            printf(" (%d of %d)", __builtin_popcount(t->marks[i]), row->needed);
        printf("\n          %s\n", row->text);
        if (t->by[i])
            printf("          earned by %s\n", t->by[i]);
    }
    if (t->unreadable)
        printf("\n%d record%s could not be read.\n", t->unreadable, plural(t->unreadable));
}

static void write_tally(const struct tally *t, struct writer *w)
{
    put_open(w, NULL, '{');
    put_string(w, "game", t->rules->name);
    put_int(w, "points", points_of(t, true));
    put_int(w, "most", points_of(t, false));
    put_int(w, "records", t->records);
    put_int(w, "unreadable", t->unreadable);
    put_open(w, "achievements", '[');
    for (int i = 0; t->rules->achievements[i].name; i++) {
        const struct achievement *row = &t->rules->achievements[i];
        put_open(w, NULL, '{');
        put_string(w, "name", row->name);
        put_string(w, "text", row->text);
        put_int(w, "points", row->points);
        put_int(w, "needed", row->needed);
        put_int(w, "done", __builtin_popcount(t->marks[i]));
        put_bool(w, "earned", t->by[i] != NULL);
        if (t->by[i])
            put_string(w, "record", t->by[i]);
        put_close(w);
    }
    put_close(w);
    put_close(w);
}

static bool run_game(const struct game_rules *rules, const struct cli_words *words,
                     struct writer *json, struct reason *why)
{
    struct tally t = {.rules = rules};
    bool fine = count_all(&t, words, why);
    if (fine && json)
        write_tally(&t, json);
    else if (fine)
        print_tally(&t);
    for (int i = 0; i < MOST_ACHIEVEMENTS; i++)
        free(t.by[i]);
    return fine;
}

static int run(const struct command *self, int argc, char **argv)
{
    bool json = false, fine = true;
    struct cli_words words;
    struct reason why;
    struct text text = {0};
    struct writer w = {.out = &text};
    const struct cli_option options[] = {{"json", NULL, &json}, {NULL, NULL, NULL}};
    int code = cli_parse(self, argc, argv, options, &words);
    if (code >= 0)
        return code;
    put_open(&w, NULL, '[');
    for (const struct game_rules *const *row = game_table; fine && *row; row++)
        if ((*row)->achievements)
            fine = run_game(*row, &words, json ? &w : NULL, &why);
    put_close(&w);
    if (fine && json)
        puts(text_string(&text));
    text_free(&text);
    return fine ? EXIT_FINE : cli_refuse(self, &why);
}

const struct command command_achievements = {
    .name = "achievements",
    .arguments = "[FILE|FOLDER ...] [--json]",
    .summary = "List what your games have earned, and which record did.",
    .options = COMMAND_OPTIONS({"json", NULL, "the result as JSON"}),
    .help = "Without names it looks at the games that `parlor play` has kept.\n",
    .run = run,
};
