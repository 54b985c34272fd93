/* session.c - see session.h. */
#include "cli/session.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

bool session_start(struct session *s, const struct game_rules *rules, const struct setup *setup,
                   const uint8_t seed[SEED_BYTES], struct reason *why)
{
    s->record = (struct record){.rules = rules, .setup = *setup};
    memcpy(s->record.seed, seed, SEED_BYTES);
    s->g = malloc(rules->size);
    if (!s->g)
        return refuse_memory(why);
    return game_start(rules, s->g, setup, seed, why);
}

bool session_resume(struct session *s, struct record *record, const char *path, struct reason *why)
{
    s->record = *record;
    *record = (struct record){0};
    assert(!s->g);
    s->g = malloc(s->record.rules->size);
    if (!s->g)
        return refuse_memory(why);
    snprintf(s->path, sizeof s->path, "%s", path);
    for (int seat = 0; seat < SEATS; seat++)
        s->told[seat] = s->record.count;
    return record_check(&s->record, s->g, why);
}

void session_end(struct session *s)
{
    free(s->g);
    tale_free(&s->news);
    record_free(&s->record);
}

bool session_save(const struct session *s, const char *path, struct reason *why)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    record_write(&s->record, s->g, &w, NULL);
    text_add(&text, "\n");
    bool fine = file_write(path, &text, why);
    text_free(&text);
    return fine;
}

/* Room for the answer first: what was answered can't be taken back. */
bool session_answer(struct session *s, int seat, long option, struct reason *why)
{
    assert(seat >= 0 && seat < game_kernel_const(s->g)->seats);
    if (!record_add(&s->record, seat, option))
        return refuse_memory(why);
    if (!game_answer(s->record.rules, s->g, seat, option, NULL, why)) {
        s->record.count--;
        return false;
    }
    return !s->path[0] || session_save(s, s->path, why);
}

bool session_take_back(struct session *s, int seat, struct reason *why)
{
    size_t count = s->record.count;
    assert(seat >= 0 && seat < game_kernel_const(s->g)->seats);
    while (count && s->record.answers[count - 1].seat != seat)
        count--;
    if (!count)
        return refuse(why, "There is nothing to take back.");
    s->record.count = count - 1;
    s->told[seat] = s->record.count;
    return record_replay(&s->record, s->record.count, s->g, NULL, why) &&
           (!s->path[0] || session_save(s, s->path, why));
}

/* --- News. --- */

/* What this seat answered because there was nothing else to say, before it is answered. */
static void tell_forced(struct news *news, struct answer answer)
{
    struct question q;
    struct telling told = {.level = LEVEL_ACTION, .seat = answer.seat};
    struct phrase option;
    if (news->deaf || answer.seat != news->observer || answer.option)
        return;
    game_question(news->rules, news->g, answer.seat, &q);
    if (q.count != 1)
        return;
    game_describe(news->rules, news->g, answer.seat, q.options[0], &option);
    say(&told.phrase, "Nothing to decide (%.200s)", option.text);
    tale_add(&news->tale, &told);
}

/* The record is replayed with a listener: events are derived, never stored. */
void session_news(struct session *s, int seat)
{
    const struct game_rules *rules = s->record.rules;
    assert(s->told[seat] <= s->record.count);
    tale_free(&s->news);
    struct game *g = malloc(rules->size);
    if (!g)
        return;
    struct news news = news_for(rules, g, seat);
    news.deaf = s->told[seat];
    game_start_heard(rules, g, &s->record.setup, s->record.seed, &news.listener, NULL);
    for (size_t i = 0; i < s->record.count; i++) {
        struct answer answer = s->record.answers[i];
        news.deaf = i < s->told[seat];
        tell_forced(&news, answer);
        game_answer(rules, g, answer.seat, answer.option, &news.listener, NULL);
    }
    s->told[seat] = s->record.count;
    s->news = news.tale;
    free(g);
}

/* --- Where games are kept. --- */

bool session_new_path(const struct game_rules *rules, char *path, size_t capacity)
{
    char folder[300], stamp[32];
    time_t now = time(NULL);
    struct tm local;
    if (!file_state_folder(folder, sizeof folder) || !file_make_folders(folder))
        return false;
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    return (size_t)snprintf(path, capacity, "%s/%s-%s-%d.parlor.json", folder, rules->name, stamp,
                            (int)getpid()) < capacity;
}

static bool is_unfinished(const char *path, const struct game_rules *rules)
{
    struct record record;
    if (!file_read_record(path, &record, NULL))
        return false;
    struct game *g = malloc(record.rules->size);
    bool unfinished =
        g && record.rules == rules && record_check(&record, g, NULL) && game_pending(g);
    free(g);
    record_free(&record);
    return unfinished;
}

bool session_find_unfinished(const struct game_rules *rules, char *path, size_t capacity,
                             struct reason *why)
{
    char folder[300], newest[NAME_MAX + 1] = "";
    size_t length = strlen(rules->name);
    DIR *list = file_state_folder(folder, sizeof folder) ? opendir(folder) : NULL;
    for (struct dirent *entry; list && (entry = readdir(list));) {
        const char *name = entry->d_name;
        if (strncmp(name, rules->name, length) || name[length] != '-' ||
            !strstr(name, ".parlor.json") || strcmp(name, newest) < 0)
            continue;
        snprintf(path, capacity, "%s/%s", folder, name);
        if (is_unfinished(path, rules))
            snprintf(newest, sizeof newest, "%s", name);
    }
    if (list)
        closedir(list);
    snprintf(path, capacity, "%s/%s", folder, newest);
    return *newest || refuse(why, "There is no unfinished game of %s.", rules->title);
}
