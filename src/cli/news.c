/* news.c - see news.h. */
#include "cli/news.h"

#include "cli/terminal.h"

static void hear(struct listener *listener, const struct event *event)
{
    struct news *news = (struct news *)listener;
    struct telling telling;
    if (news->deaf)
        return;
    game_tell(news->rules, news->g, event, news->observer, &telling);
    tale_add(&news->tale, &telling);
}

struct news news_for(const struct game_rules *rules, const struct game *g, int observer)
{
    return (struct news){.listener = {hear}, .rules = rules, .g = g, .observer = observer};
}

bool news_of_record(struct tale *tale, const struct record *record, struct game *g, int observer,
                    struct reason *why)
{
    struct news news = news_for(record->rules, g, observer);
    bool fine =
        game_start_heard(record->rules, g, &record->setup, record->seed, &news.listener, why);
    for (size_t i = 0; fine && i < record->count; i++)
        fine = game_answer(record->rules, g, record->answers[i].seat, record->answers[i].option,
                           &news.listener, why);
    *tale = news.tale;
    if (fine && tale->failed)
        fine = refuse_memory(why);
    return fine;
}

/* --- Writing. --- */

/* The lines so far, and what the last one was. */
struct page {
    struct text *out;
    enum level last;
};

static void write_line(void *context, enum level level, enum weight weight, const char *line)
{
    static const int indents[] = {
        [LEVEL_GAME] = 2,   [LEVEL_ROUND] = 2,       [LEVEL_TURN] = 2,   [LEVEL_PHASE] = 4,
        [LEVEL_ACTION] = 4, [LEVEL_CONSEQUENCE] = 6, [LEVEL_FURTHER] = 8};
    struct page *page = context;
    bool heading = level <= LEVEL_TURN;
    if (level <= LEVEL_ROUND && page->out->length && level != page->last)
        text_add(page->out, "\n");
    if (heading || weight == HEADLINE)
        text_style(page->out, STYLE_BOLD);
    else if (weight == DETAIL)
        text_style(page->out, STYLE_DIM);
    terminal_break(page->out, indents[level], "", line);
    if (heading || weight != NORMAL)
        text_style(page->out, STYLE_PLAIN);
    page->last = level;
}

void news_write(const struct tale *tale, bool unfolded, struct text *out)
{
    struct page page = {out, LEVEL_GAME};
    (unfolded ? tale_unfold : tale_fold)(tale, write_line, &page);
}
