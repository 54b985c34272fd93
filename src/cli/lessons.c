/* lessons.c - see lessons.h. */
#include "cli/lessons.h"

#include "cli/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 600 };

/* --- Which ones have been done: a file with a line for each, "flash_duel goal". --- */

static bool path_of(char path[PATH_ROOM])
{
    char folder[PATH_ROOM - 20];
    if (!file_state_folder(folder, sizeof folder) || !file_make_folders(folder))
        return false;
    snprintf(path, PATH_ROOM, "%s/lessons", folder);
    return true;
}

static void read_done(struct text *done)
{
    char path[PATH_ROOM];
    text_add(done, "\n");
    if (path_of(path) && access(path, F_OK) == 0)
        file_read(path, done, NULL);
}

static bool is_done(const struct text *done, const struct lesson *l)
{
    char line[100];
    snprintf(line, sizeof line, "\n%s %s\n", l->rules->name, l->name);
    return strstr(text_string(done), line);
}

bool lessons_keep(const struct lesson *lesson, struct reason *why)
{
    char path[PATH_ROOM];
    struct text done = {0}, all = {0};
    read_done(&done);
    bool fine = is_done(&done, lesson) || path_of(path);
    if (!fine)
        refuse(why, "There is no folder to keep in which lessons you have done.");
    else if (!is_done(&done, lesson)) {
        text_add(&all, "%s%s %s\n", text_string(&done) + 1, lesson->rules->name, lesson->name);
        fine = file_write(path, &all, why);
    }
    text_free(&done);
    text_free(&all);
    return fine;
}

/* --- Lists. --- */

struct listing {
    struct text done;
    bool prints;
    int count, learnt, next; /* the first that has not been done */
};

static void list_lesson(void *context, const struct lesson *l)
{
    struct listing *listing = context;
    bool done = is_done(&listing->done, l);
    listing->count++;
    listing->learnt += done;
    if (!done && !listing->next)
        listing->next = l->number;
    if (listing->prints)
        printf("  [%c] %d  %s (%d min)\n", done ? 'x' : ' ', l->number, l->title, l->minutes);
}

static struct listing list(const struct game_rules *rules, bool prints)
{
    struct listing listing = {.prints = prints};
    read_done(&listing.done);
    lessons_each(lesson_files, rules, list_lesson, &listing);
    text_free(&listing.done);
    return listing;
}

void lessons_list_games(void)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct listing all = list(*row, false);
        if (all.count)
            printf("  %-16s %-24s %d of %d lessons done\n", (*row)->name, (*row)->title, all.learnt,
                   all.count);
    }
    if (game_table[0])
        printf("\n  Begin with: parlor learn %s\n", game_table[0]->name);
}

int lessons_list(const struct game_rules *rules)
{
    printf("\n  %s\n\n", rules->title);
    struct listing all = list(rules, true);
    if (!all.count)
        printf("  There are no lessons of it yet. Its rules: parlor rules %s\n", rules->name);
    printf("\n");
    return all.count && !all.next ? 1 : all.next;
}
