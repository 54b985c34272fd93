/* store.c - opening, migrating and closing the database; see store.h. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Each makes the next version out of the one before. Never change one that was released: add. */
static const char *const migrations[] = {
    /* 1 */
    "CREATE TABLE meta(name TEXT PRIMARY KEY, value) WITHOUT ROWID;"
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT NOT NULL, account INTEGER NOT NULL,"
    "  password TEXT NOT NULL, since INTEGER NOT NULL);"
    "CREATE UNIQUE INDEX person_account ON person(name COLLATE NOCASE) WHERE account;"
    "CREATE TABLE session(token BLOB PRIMARY KEY, person INTEGER NOT NULL,"
    "  since INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX session_person ON session(person);"
    "CREATE TABLE game(id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    "  rules INTEGER NOT NULL, setup TEXT NOT NULL, status INTEGER NOT NULL,"
    "  public INTEGER NOT NULL, host INTEGER NOT NULL, clock INTEGER NOT NULL,"
    "  clock_seconds INTEGER NOT NULL, clock_increment INTEGER NOT NULL, secret BLOB NOT NULL,"
    "  shift INTEGER NOT NULL, since INTEGER NOT NULL, marked INTEGER NOT NULL,"
    "  created INTEGER NOT NULL, ended INTEGER NOT NULL, moves INTEGER NOT NULL,"
    "  how INTEGER NOT NULL, by INTEGER NOT NULL, result TEXT, next TEXT NOT NULL);"
    "CREATE INDEX game_unfinished ON game(id) WHERE status<3;"
    "CREATE INDEX game_finished ON game(game, id) WHERE status=3;"
    "CREATE TABLE seat(game INTEGER, seat INTEGER, kind INTEGER NOT NULL,"
    "  person INTEGER NOT NULL, level TEXT NOT NULL, share BLOB, left INTEGER NOT NULL,"
    "  PRIMARY KEY(game, seat)) WITHOUT ROWID;"
    "CREATE INDEX seat_person ON seat(person, game) WHERE person>0;"
    "CREATE TABLE answer(game INTEGER, number INTEGER, seat INTEGER NOT NULL,"
    "  option INTEGER NOT NULL, question INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  left INTEGER NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;"
    "CREATE TABLE chat(game INTEGER, number INTEGER, name TEXT NOT NULL, seat INTEGER NOT NULL,"
    "  text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;"
    "CREATE TABLE shelf(person INTEGER, game TEXT, field TEXT, name TEXT, text TEXT NOT NULL,"
    "  PRIMARY KEY(person, game, field, name)) WITHOUT ROWID;",
    /* 2: achievements */
    "CREATE TABLE mark(person INTEGER, game TEXT, achievement TEXT, mark INTEGER,"
    "  code TEXT NOT NULL, at INTEGER NOT NULL,"
    "  PRIMARY KEY(person, game, achievement, mark)) WITHOUT ROWID;",
    /* 3: when somebody was here last */
    "ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
    "UPDATE person SET seen=unixepoch();"
    "CREATE INDEX person_guest ON person(seen) WHERE NOT account;",
};
enum { MIGRATIONS = sizeof migrations / sizeof *migrations };

int store_newest_version(void)
{
    return MIGRATIONS;
}

static int version_of(sqlite3 *db)
{
    sqlite3_stmt *query;
    int version = -1;
    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &query, NULL) == SQLITE_OK &&
        sqlite3_step(query) == SQLITE_ROW)
        version = sqlite3_column_int(query, 0);
    sqlite3_finalize(query);
    return version;
}

int store_version(struct store *s)
{
    return version_of(s->reader);
}

bool store_migrate(sqlite3 *db, struct reason *why)
{
    int version = version_of(db);
    if (version < 0)
        return refuse(why, "The database can't be read: %s.", sqlite3_errmsg(db));
    if (version > MIGRATIONS)
        return refuse(why, "The database has version %d, this program knows versions up to %d.",
                      version, MIGRATIONS);
    for (; version < MIGRATIONS; version++) {
        char done[60];
        snprintf(done, sizeof done, "PRAGMA user_version=%d;COMMIT", version + 1);
        if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK ||
            sqlite3_exec(db, migrations[version], NULL, NULL, NULL) != SQLITE_OK ||
            sqlite3_exec(db, done, NULL, NULL, NULL) != SQLITE_OK) {
            refuse(why, "The database can't be brought to version %d: %s.", version + 1,
                   sqlite3_errmsg(db));
            sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
    }
    return true;
}

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

static bool prepare_writes(struct store *s, struct reason *why)
{
    static const char *const sql[WRITES] = {
#define X(name, text) [WRITE_##name] = (text),
        STORE_WRITES(X)
#undef X
    };
    for (int i = 0; i < WRITES; i++)
        if (sqlite3_prepare_v3(s->writer, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &s->write[i],
                               NULL) != SQLITE_OK)
            return refuse(why, "The database does not fit: %s.", sqlite3_errmsg(s->writer));
    return true;
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
    if (!store_migrate(s->writer, why) || !prepare_writes(s, why))
        return false;
    s->reader = connect(path, SQLITE_OPEN_READONLY, why);
    return s->reader != NULL;
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
    for (int i = 0; i < WRITES; i++)
        sqlite3_finalize(s->write[i]);
    sqlite3_close(s->reader);
    sqlite3_close(s->writer);
    text_free(&s->queue);
    text_free(&s->taking);
    free(s);
}

struct store *store_open(const char *folder, void (*wake)(void *), void *context,
                         struct reason *why)
{
    struct store *s = calloc(1, sizeof *s);
    char path[4096];
    if (!s) {
        refuse(why, "Out of memory.");
        return NULL;
    }
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
    if (lock_folder(s, folder, why) && open_both(s, path, why) &&
        !pthread_create(&s->thread, NULL, store_thread, s))
        return s;
    release(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (!s)
        return;
    pthread_mutex_lock(&s->lock);
    s->closing = true;
    pthread_cond_signal(&s->waiting);
    pthread_cond_signal(&s->hurried);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    release(s);
}
