/* inside.h - what the store's own files share. */
#ifndef PARLOR_STORE_INSIDE_H
#define PARLOR_STORE_INSIDE_H

#include "core/text.h"
#include "store/store.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>

/* Guests that were not seen since ?1 and have left nothing, ?2 at most. The last person stays, so
 * that no number is given twice. */
#define STORE_IDLE_GUESTS                                                                          \
    "SELECT id FROM person WHERE NOT account AND seen<?1 "                                         \
    "AND id<(SELECT max(id) FROM person) "                                                         \
    "AND NOT EXISTS(SELECT 1 FROM seat WHERE seat.person>0 AND seat.person=person.id) "            \
    "AND NOT EXISTS(SELECT 1 FROM shelf WHERE shelf.person=person.id) "                            \
    "AND NOT EXISTS(SELECT 1 FROM mark WHERE mark.person=person.id) ORDER BY seen, id LIMIT ?2"

/* Statements that write. Their order is not stored anywhere. */
/* clang-format off */
#define STORE_WRITES(X)                                                                            \
    X(PUT_TABLE, "INSERT OR REPLACE INTO game "                                                    \
                 "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")                            \
    X(PUT_SEAT, "INSERT OR REPLACE INTO seat VALUES(?,?,?,?,?,?,?)")                               \
    X(DROP_TABLE, "DELETE FROM game WHERE id=?")                                                   \
    X(DROP_SEATS, "DELETE FROM seat WHERE game=?")                                                 \
    X(DROP_CHAT, "DELETE FROM chat WHERE game=?")                                                  \
    X(ADD_ANSWER, "INSERT INTO answer VALUES(?,?,?,?,?,?,?)")                                      \
    X(CUT_ANSWERS, "DELETE FROM answer WHERE game=? AND number>=?")                                \
    X(ADD_CHAT, "INSERT INTO chat VALUES(?,?,?,?,?,?)")                                            \
    X(PUT_PERSON, "INSERT INTO person VALUES(?,?,?,?,?,?) ON CONFLICT(id) DO UPDATE SET "          \
                  "name=excluded.name, account=excluded.account, password=excluded.password, "     \
                  "seen=excluded.seen")                                                            \
    X(DROP_GUEST_SESSIONS, "DELETE FROM session WHERE person IN (" STORE_IDLE_GUESTS ")")          \
    X(DROP_GUESTS, "DELETE FROM person WHERE id IN (" STORE_IDLE_GUESTS ")")                       \
    X(ADD_SESSION, "INSERT INTO session VALUES(?,?,?)")                                            \
    X(DROP_SESSION, "DELETE FROM session WHERE token=?")                                           \
    X(DROP_SESSIONS, "DELETE FROM session WHERE person=?")                                         \
    X(PUT_TEXT, "INSERT OR REPLACE INTO shelf VALUES(?,?,?,?,?)")                                  \
    X(DROP_TEXT, "DELETE FROM shelf WHERE person=? AND game=? AND field=? AND name=?")             \
    X(ADD_MARK, "INSERT OR IGNORE INTO mark VALUES(?,?,?,?,?,?)")                                  \
    X(PUT_META, "INSERT OR REPLACE INTO meta VALUES(?,?)")
/* clang-format on */

enum store_write {
#define X(name, sql) WRITE_##name,
    STORE_WRITES(X)
#undef X
        WRITES
};

struct store {
    int folder; /* locked as long as it is open: two programs would overwrite each other's tables */
    sqlite3 *reader;
    sqlite3 *writer; /* the thread's */
    sqlite3_stmt *write[WRITES];
    struct text queue;  /* writes that wait, encoded */
    struct text taking; /* the batch that is being committed */
    atomic_uint_fast64_t written, committed, commits;
    pthread_t thread;
    pthread_mutex_t lock;   /* of queue, written, closing */
    pthread_cond_t waiting; /* something is in the queue */
    pthread_cond_t hurried; /* somebody waits, or it closes; on the monotonic clock */
    pthread_cond_t settled; /* a batch was committed */
    bool hurry, closing;
    int held; /* store_hold without its store_release */
    void (*wake)(void *);
    void *context;
};

/* Puts one write into the queue. `types` has a letter per value: i (int64_t), t (text or NULL),
 * b (blob: const void *, size_t). */
void store_write(struct store *s, enum store_write what, const char *types, ...);

/* Prepares and steps through a query on the reader; values as above. */
sqlite3_stmt *store_query(struct store *s, const char *sql, const char *types, ...);

bool store_migrate(sqlite3 *db, struct reason *why);
void *store_thread(void *context);

#endif
