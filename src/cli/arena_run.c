/* arena_run.c - an arena's games: played on several threads, watched by the main one, kept. */
#include "cli/arena.h"
#include "core/stopwatch.h"

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- The games. Threads share a counter and nothing else that is written. --- */

/* What the threads work on. */
struct hall {
    struct arena *arena;
    const char *records;        /* folder; NULL: none are kept */
    atomic_long next;           /* the game that nobody has begun yet */
    _Atomic(uint8_t) *finished; /* each game; set after its result was written */
    atomic_bool failed;         /* a record could not be written */
    sem_t ended;                /* by each thread that has no more to do */
};

static atomic_bool interrupted;

static void interrupt(int number)
{
    (void)number;
    atomic_store(&interrupted, true);
}

void arena_seed(const struct arena *a, long game, uint8_t seed[SEED_BYTES])
{
    char text[300];
    snprintf(text, sizeof text, "%.200s, %ld", a->seed, game / arena_orders(a));
    seed_from_text(text, seed);
}

/* What a seat answers; `reader` is NULL if nobody reads. */
static int choose(const struct arena *a, long game, const struct game *g, int seat,
                  struct reader *reader, struct dice *dice)
{
    int bot = arena_bot_at(a, game, seat);
    const struct arena_bot *own = &a->bot[bot], *foe = &a->bot[a->bots - 1];
    struct question q;
    if (!reader)
        return bot_choose(a->rules, g, seat, own->bot, &own->budget, dice, NULL);
    int choice = bot == 0 ? reader_choose(reader, a, g, seat, own, foe, dice)
                          : bot_choose(a->rules, g, seat, own->bot, &own->budget, dice, NULL);
    game_question(a->rules, g, seat, &q);
    assert(choice >= 0 && choice < q.count);
    reader_note(reader, a, g, seat, q.options[choice], bot == 0);
    return choice;
}

/* Plays a game to its end, or until somebody interrupts. */
static bool play_game(const struct arena *a, long game, struct game *g, struct record *record,
                      struct reader *reader)
{
    struct dice dice;
    record->count = 0;
    record->setup = a->setup;
    arena_seed(a, game, record->seed);
    if ((a->matchups.count && !matchups_setup(a, game, &record->setup)) ||
        !game_start(a->rules, g, &record->setup, record->seed, NULL))
        return false;
    memcpy(&dice.state, record->seed, sizeof dice.state);
    dice.state += (uint64_t)game; /* bots of the other order roll other dice */
    for (seat_set pending; (pending = game_pending(g));) {
        if (atomic_load_explicit(&interrupted, memory_order_relaxed))
            return false;
        int seat = __builtin_ctz(pending);
        int choice = choose(a, game, g, seat, reader, &dice);
        if (!game_answer(a->rules, g, seat, choice, NULL, NULL) ||
            !record_add(record, seat, choice))
            return false;
    }
    return true;
}

static bool keep_record(const struct hall *hall, long game, const struct game *g,
                        const struct record *record)
{
    struct text path = {0}, text = {0};
    struct writer w = {.out = &text};
    text_add(&path, "%s/%s-%06ld.parlor.json", hall->records, record->rules->name, game);
    record_write(record, g, &w, NULL);
    text_add(&text, "\n");
    bool fine = !path.failed && file_write(text_string(&path), &text, NULL);
    text_free(&path);
    text_free(&text);
    return fine;
}

static void finish_game(struct hall *hall, long game, const struct game *g,
                        const struct record *record)
{
    struct arena *a = hall->arena;
    struct result result = {0};
    assert(!game_pending(g) && record->count && !a->game[game].answers);
    a->rules->result(g, &result);
    memcpy(a->game[game].rank, result.rank, sizeof result.rank);
    a->game[game].answers = (uint32_t)record->count;
    if (hall->records && !keep_record(hall, game, g, record))
        atomic_store(&hall->failed, true);
    atomic_store_explicit(&hall->finished[game], 1, memory_order_release);
}

static void *play_games(void *context)
{
    struct hall *hall = context;
    struct arena *a = hall->arena;
    struct record record = {.rules = a->rules};
    struct game *g = malloc(a->rules->size);
    struct reader reader = {.reading = a->reading}, *reads = NULL;
    if (a->reading)
        reads = &reader;
    bool fine = g && (!reads || reader_start(reads, a));
    while (fine && !atomic_load(&interrupted) && !atomic_load(&hall->failed)) {
        long game = atomic_fetch_add_explicit(&hall->next, 1, memory_order_relaxed);
        if (game >= a->games)
            break;
        reader.noted = false;
        if (!hall->finished[game] && play_game(a, game, g, &record, reads))
            finish_game(hall, game, g, &record);
    }
    free(g);
    reader_free(&reader);
    record_free(&record);
    sem_post(&hall->ended);
    return NULL;
}

/* --- Watching: the main thread writes down what was finished. --- */

struct watch {
    struct hall *hall;
    FILE *log;      /* of --resume; NULL: none */
    uint8_t *noted; /* games that were finished before or are in the log */
    double start;
};

/* Notes the games that were finished since the last look; returns how many there are in all. */
static long note_finished(struct watch *watch)
{
    struct arena *a = watch->hall->arena;
    struct text rows = {0};
    long done = 0;
    for (long game = 0; game < a->games; game++) {
        done += watch->noted[game];
        if (watch->noted[game] ||
            !atomic_load_explicit(&watch->hall->finished[game], memory_order_acquire))
            continue;
        watch->noted[game] = 1;
        done++;
        a->played++;
        if (watch->log)
            arena_row(a, game, &rows);
    }
    if (watch->log &&
        (fputs(text_string(&rows), watch->log) < 0 || fflush(watch->log) || rows.failed))
        atomic_store(&watch->hall->failed, true);
    text_free(&rows);
    return done;
}

/* Waits until all threads have ended, and looks four times a second. */
static void watch_threads(struct watch *watch, int threads)
{
    bool show = isatty(STDERR_FILENO);
    for (int ended = 0; ended < threads;) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += 250000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        ended += sem_timedwait(&watch->hall->ended, &until) == 0;
        long done = note_finished(watch);
        if (show)
            arena_progress(watch->hall->arena, done, stopwatch_seconds() - watch->start);
    }
    if (show && atomic_load(&interrupted))
        fputc('\n', stderr);
}

static bool run_threads(struct hall *hall, FILE *log, int threads, struct reason *why)
{
    struct arena *a = hall->arena;
    pthread_t thread[MOST_THREADS];
    int started = 0;
    assert(threads > 0 && threads <= MOST_THREADS);
    struct watch watch = {hall, log, calloc((size_t)a->games, 1), stopwatch_seconds()};
    hall->finished = calloc((size_t)a->games, sizeof *hall->finished);
    bool fine = watch.noted && hall->finished;
    for (long game = 0; fine && game < a->games; game++)
        hall->finished[game] = watch.noted[game] = a->game[game].answers != 0;
    sem_init(&hall->ended, 0, 0);
    signal(SIGINT, interrupt);
    while (fine && started < threads && !pthread_create(&thread[started], NULL, play_games, hall))
        started++;
    watch_threads(&watch, started);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    a->seconds = stopwatch_seconds() - watch.start;
    signal(SIGINT, SIG_DFL);
    sem_destroy(&hall->ended);
    free(watch.noted);
    free((void *)hall->finished);
    if (!started)
        return refuse(why, "There is not enough memory, or no thread could be started.");
    return !hall->failed || refuse(why, "A record or a finished game can't be written.");
}

/* --- Files of finished games. --- */

/* Takes the games that are in the file already, after its two lines of heading. A last row without
 * an end was being written when the machine stopped: it is cut off. */
static bool read_rows(struct arena *a, FILE *log)
{
    char line[1000];
    long good = ftell(log);
    while (fgets(line, sizeof line, log) && arena_read_row(a, line))
        good = ftell(log);
    return ftruncate(fileno(log), good) == 0 && fseek(log, good, SEEK_SET) == 0;
}

static bool read_log(struct arena *a, FILE *log, const char *path, struct reason *why)
{
    struct text head = {0};
    char first[1000], second[1000];
    bool fine, empty = !fgets(first, sizeof first, log);
    arena_describe(a, &head);
    if (!empty && strcmp(first, text_string(&head))) {
        text_free(&head);
        first[strcspn(first, "\n")] = '\0';
        return refuse(why, "%.100s belongs to another arena: %.100s", path, first);
    }
    if (empty || !fgets(second, sizeof second, log)) {
        rewind(log);
        arena_columns(a, &head);
        fine = fputs(text_string(&head), log) >= 0;
    } else {
        fine = read_rows(a, log);
    }
    text_free(&head);
    return fine || refuse(why, "%.100s can't be written: %s.", path, strerror(errno));
}

static FILE *open_log(struct arena *a, const char *path, struct reason *why)
{
    FILE *log = fopen(path, "r+");
    if (!log && errno == ENOENT)
        log = fopen(path, "w+");
    if (!log) {
        refuse(why, "%.100s can't be opened: %s.", path, strerror(errno));
        return NULL;
    }
    if (read_log(a, log, path, why))
        return log;
    fclose(log);
    return NULL;
}

/* --- All of it. --- */

bool arena_run(struct arena *a, const char *records, const char *log_path, int threads,
               struct reason *why)
{
    struct hall hall = {.arena = a, .records = records};
    FILE *log = log_path ? open_log(a, log_path, why) : NULL;
    if (log_path && !log)
        return false;
    bool fine = run_threads(&hall, log, threads, why);
    if (log && fclose(log) && fine)
        fine = refuse(why, "%.100s can't be written: %s.", log_path, strerror(errno));
    return fine;
}
