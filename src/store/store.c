/* store.c - opening and closing the database; see store.h. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static sqlite3 *connect(const char *path, int flags, struct reason *why)
{
    sqlite3 *db = NULL;
    if (sqlite3_open_v2(path, &db, flags | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK &&
        sqlite3_busy_timeout(db, 5000) == SQLITE_OK)
        return db;
    refuse(why, "The database %.100s can't be opened: %s.", path,
           db ? sqlite3_errmsg(db) : "no memory");
    sqlite3_close(db);
    return NULL;
}

static bool open_both(struct store *s, const char *path, struct reason *why)
{
    s->writer = connect(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, why);
    if (!s->writer)
        return false;
    if (sqlite3_exec(s->writer,
                     "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                     "PRAGMA wal_autocheckpoint=10000; PRAGMA cache_size=-16384",
                     NULL, NULL, NULL) != SQLITE_OK)
        return refuse(why, "The database %.100s can't be used: %s.", path,
                      sqlite3_errmsg(s->writer));
    if (!store_migrate(s->writer, why) || !statements_prepare_writes(s->writer, s->write, why))
        return false;
    s->reader = connect(path, SQLITE_OPEN_READONLY, why);
    return s->reader && statements_prepare_reads(s->reader, s->read, why);
}

/* Before the thread starts, so that a store without its key is not opened. */
static bool keep_key(struct store *s, struct reason *why)
{
    const struct statement *put = &s->write[WRITE_PUT_META];
    struct meta_row row = {.name = "key", .value = value_of_bytes(s->key, sizeof s->key)};
    struct value values[MOST_COLUMNS];
    if (store_find_key(s))
        return true;
    randombytes_buf(s->key, sizeof s->key);
    values_of_meta(&row, values);
    statement_bind_row(put, values);
    bool fine = sqlite3_step(put->prepared) == SQLITE_DONE ||
                refuse(why, "The database can't be written: %s.", sqlite3_errmsg(s->writer));
    sqlite3_reset(put->prepared);
    return fine;
}

void store_key(struct store *s, uint8_t key[SEED_BYTES])
{
    memcpy(key, s->key, SEED_BYTES);
}

static bool lock_folder(struct store *s, const char *folder, struct reason *why)
{
    s->folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (s->folder < 0)
        return refuse(why, "The folder %.100s can't be opened: %s.", folder, strerror(errno));
    return !flock(s->folder, LOCK_EX | LOCK_NB) ||
           refuse(why, "Another server uses the folder %.100s.", folder);
}

static void release(struct store *s)
{
    if (s->folder >= 0)
        close(s->folder);
    statements_free(s->write, WRITES);
    statements_free(s->read, READS);
    sqlite3_close(s->reader);
    sqlite3_close(s->writer);
    text_free(&s->queue);
    text_free(&s->taking);
    free(s->drops);
    free(s);
}

struct store *store_open(const char *folder, void (*wake)(void *), void *context,
                         struct reason *why)
{
    struct store *s = calloc(1, sizeof *s);
    char path[4096];
    if (!s) {
        refuse_memory(why);
        return NULL;
    }
    s->owner = pthread_self();
    s->wake = wake;
    s->context = context;
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->waiting, NULL);
    pthread_cond_init(&s->settled, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&s->hurried, &monotonic);
    pthread_condattr_destroy(&monotonic);
    mkdir(folder, 0700);
    snprintf(path, sizeof path, "%s/parlor.db", folder);
    if (lock_folder(s, folder, why) && open_both(s, path, why) && keep_key(s, why) &&
        store_start(s, why))
        return s;
    release(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (!s)
        return;
    assert(!s->held);
    pthread_mutex_lock(&s->lock);
    s->closing = true;
    pthread_cond_signal(&s->waiting);
    pthread_cond_signal(&s->hurried);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    release(s);
}
