/* queue.c - the queue of writes, and the thread that commits it.
 *
 * The queue is a row of units, each a head and its writes; a write is the number of its statement
 * and a value for each of the statement's parameters: its kind, and a number or a length and bytes.
 * A unit for which memory runs out is taken out again, and becomes a fault. */
#include "store/inside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { UNIT_ROOM = 1 << 16 }; /* more than any request writes: a setup has 16 KB at most */
enum { DROP_ROOM = 4 };       /* more than any request drops, but for who leaves many tables */

struct unit_head {
    uint64_t first, last; /* numbers of its writes */
    size_t bytes;         /* that follow */
};

/* --- Faults. --- */

/* Under the lock. */
static void add_fault(struct store *s, uint64_t first, uint64_t last, const char *error)
{
    assert(first <= last);
    if (s->fault_count == FAULTS) {
        struct store_fault *fault = &s->faults[FAULTS - 1];
        fault->first = first < fault->first ? first : fault->first;
        fault->last = last > fault->last ? last : fault->last;
        return;
    }
    struct store_fault *fault = &s->faults[s->fault_count++];
    *fault = (struct store_fault){.first = first, .last = last};
    snprintf(fault->error, sizeof fault->error, "%s", error);
}

/* What was not dropped after all. */
static void forget_drops(struct store *s, const struct store_fault *fault)
{
    size_t kept = 0;
    for (size_t i = 0; i < s->drop_count; i++)
        if (s->drops[i].number < fault->first || s->drops[i].number > fault->last)
            s->drops[kept++] = s->drops[i];
    s->drop_count = kept;
}

/* Faults are heard of when what was committed with them is, not before. */
bool store_next_fault(struct store *s, struct store_fault *out)
{
    int i = 0;
    pthread_mutex_lock(&s->lock);
    while (i < s->fault_count && s->faults[i].last > atomic_load(&s->committed))
        i++;
    bool found = i < s->fault_count;
    if (found) {
        *out = s->faults[i];
        s->fault_count--;
        memmove(&s->faults[i], &s->faults[i + 1], (size_t)(s->fault_count - i) * sizeof *s->faults);
    }
    pthread_mutex_unlock(&s->lock);
    if (found)
        forget_drops(s, out);
    return found;
}

/* --- Into the queue. --- */

static size_t encoded_size(const struct value *value)
{
    switch (value->kind) {
    case VALUE_NONE: return 1;
    case VALUE_NUMBER: return 1 + sizeof value->number;
    default: return 1 + sizeof value->length + value->length;
    }
}

static char *encode(char *at, const struct value *value)
{
    *at++ = (char)value->kind;
    if (value->kind == VALUE_NONE)
        return at;
    if (value->kind == VALUE_NUMBER) {
        memcpy(at, &value->number, sizeof value->number);
        return at + sizeof value->number;
    }
    memcpy(at, &value->length, sizeof value->length);
    memcpy(at + sizeof value->length, value->bytes, value->length);
    return at + sizeof value->length + value->length;
}

/* Room for this many bytes at the end of the queue, which are counted as in it; or else NULL, and
 * the unit is lost. */
static char *make_room(struct store *s, size_t bytes)
{
    char *room = s->unit.lost ? NULL : text_tail(&s->queue, bytes);
    if (room) {
        s->queue.length += bytes;
    } else {
        s->unit.lost = true;
        s->queue.failed = false; /* what is in it is fine */
    }
    return room;
}

static void begin_unit(struct store *s)
{
    s->unit.first = atomic_load(&s->written) + 1;
    s->unit.start = s->queue.length;
    make_room(s, sizeof(struct unit_head));
}

/* What is held stays lost until it is released, also if somebody waits for it meanwhile. */
static void end_unit(struct store *s)
{
    struct unit unit = s->unit;
    struct unit_head head = {.first = unit.first, .last = atomic_load(&s->written)};
    s->unit = (struct unit){.lost = unit.lost && s->held};
    if (!unit.first)
        return;
    if (unit.lost) {
        s->queue.length = unit.start;
        add_fault(s, head.first, head.last, "out of memory");
    } else {
        head.bytes = s->queue.length - unit.start - sizeof head;
        memcpy(s->queue.bytes + unit.start, &head, sizeof head);
    }
}

static bool is_waiting(const struct store *s)
{
    return atomic_load(&s->written) > s->taken;
}

/* Also if nothing was added: what waits may have met a hold when it was to be committed. */
static void offer_queue(struct store *s)
{
    end_unit(s);
    if (is_waiting(s))
        pthread_cond_signal(&s->waiting);
}

static void add_write(struct store *s, enum store_write what, const struct value *row)
{
    const struct statement *st = &s->write[what];
    size_t bytes = 1;
    for (int i = 0; i < st->count; i++)
        bytes += encoded_size(&row[st->column[i]]);
    char *at = make_room(s, bytes);
    if (!at)
        return;
    *at++ = (char)what;
    for (int i = 0; i < st->count; i++)
        at = encode(at, &row[st->column[i]]);
    assert(at == s->queue.bytes + s->queue.length);
}

void store_write(struct store *s, enum store_write what, const struct value row[MOST_COLUMNS])
{
    assert(pthread_equal(pthread_self(), s->owner));
    pthread_mutex_lock(&s->lock);
    if (!s->unit.first)
        begin_unit(s);
    add_write(s, what, row);
    atomic_fetch_add(&s->written, 1);
    if (!s->held)
        offer_queue(s);
    pthread_mutex_unlock(&s->lock);
}

void store_lose(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    assert(s->held && s->unit.first);
    s->unit.lost = true;
    pthread_mutex_unlock(&s->lock);
}

bool store_has_room(struct store *s)
{
    assert(pthread_equal(pthread_self(), s->owner));
    pthread_mutex_lock(&s->lock);
    bool room = text_tail(&s->queue, UNIT_ROOM) != NULL;
    s->queue.failed = false; /* what is in it is fine */
    pthread_mutex_unlock(&s->lock);
    return room && store_make_drop_room(s, DROP_ROOM);
}

void store_hold(struct store *s)
{
    assert(pthread_equal(pthread_self(), s->owner));
    pthread_mutex_lock(&s->lock);
    s->held++;
    pthread_mutex_unlock(&s->lock);
}

void store_release(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    assert(s->held > 0);
    if (!--s->held)
        offer_queue(s);
    pthread_mutex_unlock(&s->lock);
}

uint64_t store_written(const struct store *s)
{
    return atomic_load(&s->written);
}

uint64_t store_committed(const struct store *s)
{
    return atomic_load(&s->committed);
}

uint64_t store_commits(const struct store *s)
{
    return atomic_load(&s->commits);
}

/* --- The thread. --- */

enum {
    GATHER = 2000000,   /* nanoseconds between commits, at least */
    PATIENCE = 3000000, /* microseconds with a disk that does not answer */
    LOOK_AGAIN = 1,     /* second */
    LOG_PAGES = 10000   /* in the log of writes, until they are moved to the database */
};

_Noreturn void store_give_up(sqlite3 *db, const char *doing)
{
    fprintf(stderr,
            "level=fatal event=store doing=\"%s\" error=\"%s\" text=\"The database or its disk "
            "can't be trusted, so the server ends; nothing was confirmed that is not kept.\"\n",
            doing, sqlite3_errmsg(db));
    _Exit(70);
}

static const char *decode(const char *at, struct value *value)
{
    value->kind = (enum value_kind) * at++;
    assert(value->kind <= VALUE_BYTES);
    if (value->kind == VALUE_NONE)
        return at;
    if (value->kind == VALUE_NUMBER) {
        memcpy(&value->number, at, sizeof value->number);
        return at + sizeof value->number;
    }
    memcpy(&value->length, at, sizeof value->length);
    value->bytes = at + sizeof value->length;
    return value->bytes + value->length;
}

/* One write; moves behind it. */
static int execute_one(struct store *s, const char **at)
{
    assert(*(const uint8_t *)*at < WRITES);
    const struct statement *st = &s->write[*(const uint8_t *)(*at)++];
    for (int i = 0; i < st->count; i++) {
        struct value value;
        *at = decode(*at, &value);
        statement_bind(st, i, &value);
    }
    int code = sqlite3_step(st->prepared);
    sqlite3_reset(st->prepared);
    return code;
}

/* All of a unit, as long as it is fine. */
static int execute_unit(struct store *s, const char *at, size_t bytes)
{
    const char *end = at + bytes;
    int code = SQLITE_DONE;
    while (at < end && code == SQLITE_DONE)
        code = execute_one(s, &at);
    assert(at == end || code != SQLITE_DONE);
    return code;
}

/* The next unit of the batch and where its writes are, which move `at` behind it; NULL: no more. */
static const char *next_unit(const struct store *s, const char **at, struct unit_head *head)
{
    const char *end = s->taking.bytes + s->taking.length;
    if (*at == end)
        return NULL;
    memcpy(head, *at, sizeof *head);
    const char *writes = *at + sizeof *head;
    assert(head->first > atomic_load(&s->committed) && head->last >= head->first);
    assert(head->bytes <= (size_t)(end - writes));
    *at = writes + head->bytes;
    return writes;
}

/* All of the batch, as long as it is fine. */
static int execute(struct store *s)
{
    struct unit_head head;
    int code = SQLITE_DONE;
    const char *at = s->taking.bytes, *writes;
    while (code == SQLITE_DONE && (writes = next_unit(s, &at, &head)))
        code = execute_unit(s, writes, head.bytes);
    return code;
}

/* The error of the last call to the system about the log of writes, where commits go. */
static int last_error(sqlite3 *db)
{
    sqlite3_file *log = NULL;
    int error = 0;
    if (sqlite3_file_control(db, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK && log &&
        log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
    return error;
}

/* Whether that was only for want of room, or because another program holds the database. What else
 * goes wrong with a disk makes it one that can't be trusted. */
static bool will_pass(sqlite3 *db)
{
    int code = sqlite3_extended_errcode(db), error;
    switch (code) {
    case SQLITE_IOERR_SHMSIZE: return true; /* that is no file that must last */
    case SQLITE_IOERR_WRITE:                /* SQLite calls only ENOSPC full */
        error = last_error(db);
        return error == EDQUOT || error == EFBIG;
    default: return (code & 0xff) == SQLITE_FULL || (code & 0xff) == SQLITE_BUSY;
    }
}

/* False: not now. */
static bool attempt(struct store *s, const char *sql)
{
    if (sqlite3_exec(s->writer, sql, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    if (!will_pass(s->writer))
        store_give_up(s->writer, sql);
    return false;
}

static void tell_fault(struct store *s, uint64_t first, uint64_t last)
{
    pthread_mutex_lock(&s->lock);
    add_fault(s, first, last, sqlite3_errmsg(s->writer));
    pthread_mutex_unlock(&s->lock);
}

/* The batch once more, unit by unit: something in it breaks a rule of the database. */
static bool execute_apart(struct store *s)
{
    struct unit_head head;
    const char *at = s->taking.bytes, *writes;
    bool fine = attempt(s, "ROLLBACK") && attempt(s, "BEGIN IMMEDIATE");
    while (fine && (writes = next_unit(s, &at, &head))) {
        fine = attempt(s, "SAVEPOINT unit");
        int code = fine ? execute_unit(s, writes, head.bytes) : SQLITE_DONE;
        if (code == SQLITE_CONSTRAINT) {
            tell_fault(s, head.first, head.last);
            fine = attempt(s, "ROLLBACK TO unit");
        } else if (code != SQLITE_DONE) {
            return false;
        }
        fine = fine && attempt(s, "RELEASE unit");
    }
    return fine;
}

/* All of the batch is on disk; false: nothing of it, for want of room. */
static bool try_batch(struct store *s)
{
    if (!attempt(s, "BEGIN IMMEDIATE"))
        return false;
    int code = execute(s);
    if (code == SQLITE_CONSTRAINT ? !execute_apart(s) : code != SQLITE_DONE) {
        if (!will_pass(s->writer))
            store_give_up(s->writer, "write");
        return false;
    }
    return attempt(s, "COMMIT");
}

/* What is not moved stays in the log and is moved later, but not by a disk that fails to sync. */
static int after_commit(void *context, sqlite3 *db, const char *name, int pages)
{
    (void)context;
    if (pages >= LOG_PAGES &&
        sqlite3_wal_checkpoint_v2(db, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) != SQLITE_OK &&
        sqlite3_extended_errcode(db) == SQLITE_IOERR_FSYNC)
        store_give_up(db, "checkpoint");
    return SQLITE_OK;
}

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1000000 * (int64_t)now.tv_sec + now.tv_nsec / 1000;
}

/* What was begun is undone: nothing of it was promised. */
static void undo(struct store *s)
{
    atomic_store(&s->stuck, true);
    if (!sqlite3_get_autocommit(s->writer) &&
        sqlite3_exec(s->writer, "ROLLBACK", NULL, NULL, NULL) != SQLITE_OK)
        store_give_up(s->writer, "ROLLBACK");
}

const int store_latency_limits[LATENCIES - 1] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

static void count_latency(struct store *s, int64_t us)
{
    atomic_fetch_add(&s->took_sum, (uint64_t)us);
    for (int i = 0; i < LATENCIES; i++)
        if (i == LATENCIES - 1 || us <= 1000 * store_latency_limits[i])
            atomic_fetch_add(&s->took[i], 1);
}

void store_latency(const struct store *s, struct store_latency *out)
{
    for (int i = 0; i < LATENCIES; i++)
        out->count[i] = atomic_load(&s->took[i]);
    out->sum = atomic_load(&s->took_sum);
}

/* The batch, which may be empty: all that was written may have been lost. */
static void commit(struct store *s, uint64_t upto)
{
    assert(!pthread_equal(pthread_self(), s->owner));
    if (!s->taking.length)
        return;
    int64_t begun = now_us();
    if (try_batch(s)) {
        if (!store_is_there(s)) /* nothing that is written now would ever be found */
            store_give_up(s->writer, "the-database-is-gone");
        count_latency(s, now_us() - begun);
        atomic_store(&s->stuck, false);
        atomic_fetch_add(&s->commits, 1);
    } else {
        tell_fault(s, atomic_load(&s->committed) + 1, upto);
        undo(s);
    }
    text_clear(&s->taking);
}

/* Once a second as long as it is stuck: is there room for what a few requests write? */
static void look_for_room(struct store *s)
{
    if (attempt(s, "BEGIN IMMEDIATE") &&
        attempt(s, "INSERT INTO meta(name, value) VALUES('room', zeroblob(262144)) "
                   "ON CONFLICT(name) DO UPDATE SET value=excluded.value") &&
        attempt(s, "COMMIT") && attempt(s, "DELETE FROM meta WHERE name='room'"))
        atomic_store(&s->stuck, false);
    else
        undo(s);
}

bool store_is_stuck(const struct store *s)
{
    int64_t since = atomic_load(&s->busy_since);
    return atomic_load(&s->stuck) || (since && now_us() - since > PATIENCE);
}

/* A commit soon after another waits until more has gathered; one after a quiet moment does not, nor
 * does one that somebody waits for. `next` is the earliest moment, and becomes the one after it. */
static void gather(struct store *s, struct timespec *next)
{
    struct timespec now;
    while (!s->hurry && !s->closing && !pthread_cond_timedwait(&s->hurried, &s->lock, next))
        continue;
    clock_gettime(CLOCK_MONOTONIC, &now);
    now.tv_nsec += GATHER;
    next->tv_sec = now.tv_sec + now.tv_nsec / 1000000000;
    next->tv_nsec = now.tv_nsec % 1000000000;
}

/* Something waits, and it is whole; but who waits for it inside of store_hold wants it as it is. */
static bool may_commit(const struct store *s)
{
    return is_waiting(s) && (!s->held || s->hurry);
}

/* Takes what is in the queue and returns the number of its last write. */
static uint64_t take_batch(struct store *s)
{
    assert(!s->taking.length);
    end_unit(s);
    struct text batch = s->queue;
    s->queue = s->taking;
    s->taking = batch;
    return s->taken = atomic_load(&s->written);
}

/* Until there is something to commit, or a moment if it is stuck. */
static void wait_for_work(struct store *s)
{
    struct timespec until;
    if (!atomic_load(&s->stuck)) {
        pthread_cond_wait(&s->waiting, &s->lock);
        return;
    }
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += LOOK_AGAIN;
    if (pthread_cond_timedwait(&s->waiting, &s->lock, &until) != ETIMEDOUT)
        return;
    pthread_mutex_unlock(&s->lock);
    look_for_room(s);
    if (s->wake)
        s->wake(s->context);
    pthread_mutex_lock(&s->lock);
}

static void *run_thread(void *context)
{
    struct store *s = context;
    struct timespec next = {0};
    pthread_mutex_lock(&s->lock);
    while (true) {
        while (!may_commit(s) && !s->closing)
            wait_for_work(s);
        if (!is_waiting(s))
            break;
        gather(s, &next);
        if (!may_commit(s) && !s->closing)
            continue;
        uint64_t upto = take_batch(s);
        pthread_mutex_unlock(&s->lock);
        atomic_store(&s->busy_since, now_us());
        commit(s, upto);
        atomic_store(&s->busy_since, 0);
        atomic_store(&s->committed, upto);
        if (s->wake)
            s->wake(s->context);
        pthread_mutex_lock(&s->lock);
        pthread_cond_broadcast(&s->settled);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

void store_wait(struct store *s)
{
    assert(pthread_equal(pthread_self(), s->owner));
    pthread_mutex_lock(&s->lock);
    s->hurry = true;
    pthread_cond_signal(&s->waiting);
    pthread_cond_signal(&s->hurried);
    while (atomic_load(&s->committed) < atomic_load(&s->written))
        pthread_cond_wait(&s->settled, &s->lock);
    s->hurry = false;
    pthread_mutex_unlock(&s->lock);
}

bool store_start(struct store *s, struct reason *why)
{
    sqlite3_wal_hook(s->writer, after_commit, NULL);
    return !pthread_create(&s->thread, NULL, run_thread, s) ||
           refuse(why, "The store's thread can't be started.");
}
