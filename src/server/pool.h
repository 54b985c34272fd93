/* pool.h - threads for what takes long: bots that think, passwords that are hashed, stories.
 * The event loop hands jobs over and gets them back; in between it must not touch them. */
#ifndef PARLOR_POOL_H
#define PARLOR_POOL_H

#include "core/reason.h"

#include <stddef.h>
#include <sys/queue.h>

struct pool;

struct job {
    void (*work)(struct job *); /* on a thread of the pool */
    void (*done)(struct job *); /* on the loop; the job is the callee's again, to free */
    void (*drop)(struct job *); /* instead of `done` when the server stops; NULL: it is freed */
    STAILQ_ENTRY(job) next;
};

/* Threads give way to others as nice(2) has it. Without any, jobs are worked by pool_drain: for
 * tests. `wake` is called by the threads. */
struct pool *pool_start(int threads, int nice, void (*wake)(void *), void *context,
                        struct reason *why);
void pool_submit(struct pool *pool, struct job *job);
/* Calls `done` of all that is finished. Returns how many. */
int pool_drain(struct pool *pool);
size_t pool_waiting(struct pool *pool); /* jobs handed over and not yet back */
/* A job under way may ask, and end early: nobody waits for what it makes. */
bool pool_is_stopping(struct pool *pool);
/* Waits for the jobs under way and drops the others. NULL: there is nothing to stop. */
void pool_stop(struct pool *pool);

#endif
