/* analyses.c - see analyses.h. */
#include "server/analyses.h"

#include "bots/analysis.h"
#include "core/record.h"
#include "server/log.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SECONDS = 60 }; /* that one may take; then it is less thorough */

struct analysed {
    struct job job;
    TAILQ_ENTRY(analysed) kept; /* the one that was asked for last is the first */
    struct hub *hub;
    uint64_t table; /* its code as a number */
    struct record record;
    atomic_size_t done;
    size_t all;
    struct text sums;    /* JSON: what is said of the whole, */
    struct text *pieces; /* and owned, a list of ANSWERS_OF_PIECE answers in each */
    size_t count;        /* of pieces */
    bool under_way, fine;
    struct reason why;
};

/* --- On its thread. --- */

static bool go_on(void *context, size_t done, size_t all)
{
    struct analysed *one = context;
    (void)all;
    atomic_store(&one->done, done);
    return !pool_is_stopping(one->hub->analysts);
}

static bool write_piece(struct text *out, const struct analysis *a, struct game *g, size_t from)
{
    struct writer w = {.out = out};
    size_t to = from + ANSWERS_OF_PIECE < a->count ? from + ANSWERS_OF_PIECE : a->count;
    analysis_write_answers(a, g, from, to, &w, NULL);
    return !out->failed;
}

static bool write_all(struct analysed *one, const struct analysis *a)
{
    struct writer w = {.out = &one->sums};
    struct game *g = calloc(1, one->record.rules->size);
    if (!g)
        return refuse_memory(&one->why);
    put_open(&w, NULL, '{');
    analysis_write_sums(a, g, &w);
    put_close(&w);
    bool fine = !one->sums.failed;
    for (size_t piece = 0; fine && piece < one->count; piece++)
        fine = write_piece(&one->pieces[piece], a, g, piece * ANSWERS_OF_PIECE);
    free(g);
    return fine || refuse_memory(&one->why);
}

static void make(struct job *job)
{
    struct analysed *one = (struct analysed *)job;
    long most = one->hub->settings.longest_thought;
    struct analysis analysis;
    const struct analysis_wish wish = {.record = &one->record,
                                       .seconds = most ? (double)most / 1000 : SECONDS,
                                       .seed = 1,
                                       .only = SPECTATOR,
                                       .open = true,
                                       .progress = go_on,
                                       .context = one};
    one->fine = analysis_make(&analysis, &wish, &one->why) && write_all(one, &analysis);
    analysis_free(&analysis);
}

/* --- On the loop. --- */

static void analysed_free(struct analysed *one)
{
    for (size_t i = 0; one->pieces && i < one->count; i++)
        text_free(&one->pieces[i]);
    free(one->pieces);
    text_free(&one->sums);
    record_free(&one->record);
    free(one);
}

static void forget(struct analysed *one)
{
    TAILQ_REMOVE(&one->hub->analyses, one, kept);
    analysed_free(one);
}

/* One that failed is begun again by whoever asks next. */
static void finish(struct job *job)
{
    struct analysed *one = (struct analysed *)job;
    one->under_way = false;
    record_free(&one->record);
    if (one->fine)
        return;
    log_line(one->why.memory ? "warning" : "error", "analysis", "error=\"%s\"", one->why.text);
    forget(one);
}

static void drop(struct job *job)
{
    ((struct analysed *)job)->under_way = false; /* analyses_forget frees it */
}

/* Those that nobody has asked for the longest. */
static void make_room(struct hub *hub)
{
    struct analysed *one, *before;
    size_t ready = 0;
    TAILQ_FOREACH(one, &hub->analyses, kept)
    ready += !one->under_way;
    for (one = TAILQ_LAST(&hub->analyses, analyses); one && ready >= ANALYSES_KEPT; one = before) {
        before = TAILQ_PREV(one, analyses, kept);
        if (!one->under_way) {
            forget(one);
            ready--;
        }
    }
}

static struct analysed *begin(struct table *table, struct reason *why)
{
    struct analysed *one = calloc(1, sizeof *one);
    if (!one || !table_record(table, &one->record)) {
        refuse_memory(why);
        free(one);
        return NULL;
    }
    one->job = (struct job){.work = make, .done = finish, .drop = drop};
    one->hub = table->hub;
    one->table = table->node.key;
    one->all = one->record.count + (one->record.closed != CLOSED_NOT);
    one->count = one->all / ANSWERS_OF_PIECE + 1;
    one->pieces = calloc(one->count, sizeof *one->pieces);
    if (!one->pieces) {
        analysed_free(one);
        refuse_memory(why);
        return NULL;
    }
    one->under_way = true;
    TAILQ_INSERT_HEAD(&table->hub->analyses, one, kept);
    pool_submit(table->hub->analysts, &one->job);
    return one;
}

static struct analysed *find(struct hub *hub, uint64_t table)
{
    struct analysed *one;
    TAILQ_FOREACH(one, &hub->analyses, kept)
    if (one->table == table)
        break;
    return one;
}

struct analysed *analyses_of(struct table *table, struct client *client, struct reason *why)
{
    struct hub *hub = table->hub;
    struct analysed *one = find(hub, table->node.key);
    assert(table->row.status == TABLE_OVER);
    if (one) {
        TAILQ_REMOVE(&hub->analyses, one, kept);
        TAILQ_INSERT_HEAD(&hub->analyses, one, kept);
        return one;
    }
    if (!table->g || !table->setup) {
        refuse(why, "This game was played by earlier rules, so it can't be analysed.");
        return NULL;
    }
    if (pool_waiting(hub->analysts) >= ANALYSES_WAITING) {
        refuse(why, "Too many games are being analysed; try again in some minutes.");
        return NULL;
    }
    if (!client_may(client, LIMIT_ANALYSES, 1, why))
        return NULL;
    make_room(hub);
    return begin(table, why);
}

void analysed_write(const struct analysed *one, size_t from, struct writer *w)
{
    size_t piece = from / ANSWERS_OF_PIECE;
    put_int(w, "done", (int64_t)(one->under_way ? atomic_load(&one->done) : one->all));
    put_int(w, "of", (int64_t)one->all);
    if (one->under_way) {
        put_null(w, "analysis");
        return;
    }
    put_raw_text(w, "analysis", &one->sums);
    put_int(w, "from", (int64_t)(piece * ANSWERS_OF_PIECE));
    put_raw_text(w, "answers", &one->pieces[piece < one->count ? piece : one->count - 1]);
}

void analyses_forget(struct hub *hub)
{
    for (struct analysed *one = TAILQ_FIRST(&hub->analyses), *next; one; one = next) {
        next = TAILQ_NEXT(one, kept);
        forget(one);
    }
}
