/* pool.h - threads for what takes long: bots that think, passwords that are hashed. The event loop
 * hands jobs over and gets them back; in between it must not touch them. */
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

/* Without threads, jobs are worked by pool_drain: for tests. `wake` is called by the threads. */
struct pool *pool_start(int threads, void (*wake)(void *), void *context, struct reason *why);
void pool_submit(struct pool *pool, struct job *job);
/* Calls `done` of all that is finished. Returns how many. */
int pool_drain(struct pool *pool);
size_t pool_waiting(struct pool *pool); /* jobs handed over and not yet back */
void pool_stop(struct pool *pool);      /* waits for the jobs under way and drops the others */

#endif
