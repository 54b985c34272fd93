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

/* The database and what SQLite puts beside it are for this user alone, whatever umask says. */
static bool keep_private(const char *path, struct reason *why)
{
    static const char *const ends[] = {"-wal", "-shm"};
    char name[4200];
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        return refuse(why, "The database %.100s can't be opened: %s.", path, strerror(errno));
    close(fd);
    chmod(path, 0600);
    for (int i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        chmod(name, 0600);
    }
    return true;
}

static bool open_both(struct store *s, const char *path, struct reason *why)
{
    s->writer = keep_private(path, why) ? connect(path, SQLITE_OPEN_READWRITE, why) : NULL;
    if (!s->writer)
        return false;
    if (sqlite3_exec(s->writer,
                     "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                     "PRAGMA cache_size=-16384",
                     NULL, NULL, NULL) != SQLITE_OK)
        return refuse(why, "The database %.100s %s: %s.", path,
                      sqlite3_errcode(s->writer) == SQLITE_CORRUPT ? "is damaged" : "can't be used",
                      sqlite3_errmsg(s->writer));
    if (!store_quick_check(s->writer, why) || !store_migrate(s->writer, why) ||
        !statements_prepare_writes(s->writer, s->write, why))
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

int store_lock(const char *folder, struct reason *why)
{
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        refuse(why, "The folder %.100s can't be opened: %s.", folder, strerror(errno));
    else if (!flock(fd, LOCK_EX | LOCK_NB))
        return fd;
    else
        refuse(why, "Another server uses the folder %.100s.", folder);
    if (fd >= 0)
        close(fd);
    return -1;
}

static bool find_file(const struct store *s, const char *name, struct stat *found)
{
    return !fstatat(s->folder, name, found, 0);
}

bool store_is_there(const struct store *s)
{
    struct stat found;
    return find_file(s, "parlor.db", &found) && found.st_ino == s->inode;
}

int64_t store_bytes(const struct store *s)
{
    struct stat database = {0}, log = {0};
    find_file(s, "parlor.db", &database);
    find_file(s, "parlor.db-wal", &log);
    return (int64_t)database.st_size + log.st_size;
}

static bool note_file(struct store *s, struct reason *why)
{
    struct stat found;
    if (!find_file(s, "parlor.db", &found))
        return refuse(why, "The database is gone.");
    s->inode = found.st_ino;
    return true;
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
    pthread_cond_init(&s->settled, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&s->waiting, &monotonic);
    pthread_cond_init(&s->hurried, &monotonic);
    pthread_condattr_destroy(&monotonic);
    mkdir(folder, 0700);
    snprintf(path, sizeof path, "%s/parlor.db", folder);
    s->folder = store_lock(folder, why);
    if (s->folder >= 0 && open_both(s, path, why) && keep_key(s, why) && note_file(s, why) &&
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
