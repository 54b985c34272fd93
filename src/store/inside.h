/* inside.h - what the store's own files share. */
#ifndef PARLOR_STORE_INSIDE_H
#define PARLOR_STORE_INSIDE_H

#include "core/text.h"
#include "store/statement.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* What the reader may still see until this write is committed: a table, or sessions. */
struct drop {
    uint64_t number;
    int64_t table;       /* 0: sessions */
    int64_t person;      /* whose; */
    int64_t session;     /* this one; 0: all */
    int64_t but_session; /* but this one */
};

/* What is committed together, while it is being put into the queue. */
struct unit {
    uint64_t first; /* number of its first write; 0: none yet */
    size_t start;   /* where it begins in the queue */
    bool lost;      /* there was no memory for all of it: it will be left out */
};

enum { FAULTS = 16 }; /* that nobody was told of; if there are more, the last one grows */

struct store {
    uint64_t inode; /* of the database's file */
    int folder; /* locked as long as it is open: two programs would overwrite each other's tables */
    pthread_t owner; /* the only thread that may call the store */
    uint8_t key[SEED_BYTES];
    sqlite3 *reader; /* the owner's */
    uint64_t rows;   /* that it has read */
    struct statement read[READS];
    sqlite3 *writer; /* the store's thread's */
    struct statement write[WRITES];
    struct drop *drops;           /* in the order of their numbers; the owner's */
    size_t drop_count, drop_most; /* those that there is room for */
    struct text queue;            /* units that wait, encoded */
    struct text taking;           /* the batch that is being committed; the thread's */
    struct unit unit;             /* the last one of the queue, while it is not whole */
    struct store_fault faults[FAULTS];
    int fault_count;
    uint64_t taken; /* up to here the thread has taken it out of the queue */
    atomic_uint_fast64_t written, committed, commits;
    atomic_int_fast64_t
        busy_since; /* microseconds, monotonic: when the thread took the batch; 0: none */
    atomic_uint_fast64_t took[LATENCIES], took_sum;
    atomic_bool stuck; /* the last batch could not be committed, for now */
    pthread_t thread;
    pthread_mutex_t lock;   /* of queue, unit, faults, taken, written, closing */
    pthread_cond_t waiting; /* something is in the queue; on the monotonic clock, as the next */
    pthread_cond_t hurried; /* somebody waits, or it closes */
    pthread_cond_t settled; /* a batch was committed */
    bool hurry, closing;
    int held; /* store_hold without its store_release */
    void (*wake)(void *);
    void *context;
};

/* schema.c */
bool store_migrate(sqlite3 *db, struct reason *why);
enum { HASH_BYTES = 32 };
/* What the database keeps of a session's token: who reads it can't be that session. */
void store_hash_token(const uint8_t token[TOKEN_BYTES], uint8_t hash[HASH_BYTES]);

/* milestone.c: the first answers, as far as milestones have them, as store_answers gives them */
struct stored_answer *store_packed_answers(struct store *s, int64_t table, size_t *count);

/* queue.c */
bool store_start(struct store *s, struct reason *why); /* the queue and the thread */
void store_write(struct store *s, enum store_write what, const struct value row[MOST_COLUMNS]);
void store_lose(struct store *s); /* the unit that is held: there is no memory for it */
/* What was promised to be kept can't be kept: end, so that nothing more is promised. */
_Noreturn void store_give_up(sqlite3 *db, const char *doing);

/* backup.c */
bool store_copy(sqlite3 *from, const char *path, bool replace, struct reason *why);
bool store_quick_check(sqlite3 *db, struct reason *why);

/* store.c: the folder, open, for this program alone; -1: it is not */
int store_lock(const char *folder, struct reason *why);
/* store.c: whether the folder still has the file that was opened */
bool store_is_there(const struct store *s);

/* write.c: room for this many more drops; false: there is no memory for it. */
bool store_make_drop_room(struct store *s, size_t count);

/* read.c: a statement that is asked gives its rows one after the other, until it is ended. */
const struct statement *store_ask(struct store *s, enum store_read what,
                                  const struct value row[MOST_COLUMNS]);
bool store_next(struct store *s, const struct statement *st, struct value row[MOST_COLUMNS],
                int columns);
void store_end(const struct statement *st);
bool store_find_key(struct store *s); /* into s->key */

/* The same with the rows themselves: write_game, ask_game, next_game, and so on. */
#define X(table, type)                                                                             \
    static inline void write_##table(struct store *s, enum store_write what, const type *row)      \
    {                                                                                              \
        struct value values[MOST_COLUMNS];                                                         \
        assert(s->write[what].row == ROW_##table);                                                 \
        values_of_##table(row, values);                                                            \
        store_write(s, what, values);                                                              \
    }                                                                                              \
    static inline const struct statement *ask_##table(struct store *s, enum store_read what,       \
                                                      const type *row)                             \
    {                                                                                              \
        struct value values[MOST_COLUMNS];                                                         \
        assert(s->read[what].row == ROW_##table);                                                  \
        values_of_##table(row, values);                                                            \
        return store_ask(s, what, values);                                                         \
    }                                                                                              \
    static inline bool next_##table(struct store *s, const struct statement *st, type *row)        \
    {                                                                                              \
        struct value values[MOST_COLUMNS];                                                         \
        bool found = store_next(s, st, values, COLUMNS_OF_##table);                                \
        if (found)                                                                                 \
            table##_of_values(values, row);                                                        \
        return found;                                                                              \
    }
STORE_ROWS(X)
#undef X

#endif
