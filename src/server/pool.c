/* pool.c - see pool.h. */
#include "server/pool.h"

#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

STAILQ_HEAD(jobs, job);

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t something;
    struct jobs todo, finished;
    size_t waiting;
    bool stopping;
    void (*wake)(void *);
    void *context;
    int nice, threads;
    pthread_t thread[];
};

/* The first one; NULL: there is none. */
static struct job *take(struct jobs *jobs)
{
    struct job *job = STAILQ_FIRST(jobs);
    if (job)
        STAILQ_REMOVE_HEAD(jobs, next);
    return job;
}

static void *work(void *context)
{
    struct pool *pool = context;
    setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), pool->nice);
    pthread_mutex_lock(&pool->lock);
    while (!pool->stopping) {
        struct job *job = take(&pool->todo);
        if (!job) {
            pthread_cond_wait(&pool->something, &pool->lock);
            continue;
        }
        pthread_mutex_unlock(&pool->lock);
        job->work(job);
        pthread_mutex_lock(&pool->lock);
        STAILQ_INSERT_TAIL(&pool->finished, job, next);
        pool->wake(pool->context);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct pool *pool_start(int threads, int nice, void (*wake)(void *), void *context,
                        struct reason *why)
{
    struct pool *pool = calloc(1, sizeof *pool + (size_t)threads * sizeof(pthread_t));
    if (!pool) {
        refuse_memory(why);
        return NULL;
    }
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->something, NULL);
    STAILQ_INIT(&pool->todo);
    STAILQ_INIT(&pool->finished);
    pool->nice = nice;
    pool->wake = wake;
    pool->context = context;
    for (; pool->threads < threads; pool->threads++)
        if (pthread_create(&pool->thread[pool->threads], NULL, work, pool))
            break;
    if (pool->threads || !threads)
        return pool;
    refuse(why, "The system gives the server no threads to think with.");
    pool_stop(pool);
    return NULL;
}

void pool_submit(struct pool *pool, struct job *job)
{
    pthread_mutex_lock(&pool->lock);
    assert(job->work && job->done && !pool->stopping);
    STAILQ_INSERT_TAIL(&pool->todo, job, next);
    pool->waiting++;
    pthread_cond_signal(&pool->something);
    pthread_mutex_unlock(&pool->lock);
}

int pool_drain(struct pool *pool)
{
    struct jobs finished = STAILQ_HEAD_INITIALIZER(finished);
    int count = 0;
    pthread_mutex_lock(&pool->lock);
    STAILQ_CONCAT(&finished, pool->threads ? &pool->finished : &pool->todo);
    pthread_mutex_unlock(&pool->lock);
    for (struct job *job; (job = take(&finished)); count++) {
        if (!pool->threads)
            job->work(job);
        job->done(job);
    }
    pthread_mutex_lock(&pool->lock);
    assert(pool->waiting >= (size_t)count);
    pool->waiting -= (size_t)count;
    pthread_mutex_unlock(&pool->lock);
    return count;
}

bool pool_is_stopping(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    bool stopping = pool->stopping;
    pthread_mutex_unlock(&pool->lock);
    return stopping;
}

size_t pool_waiting(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    size_t waiting = pool->waiting;
    pthread_mutex_unlock(&pool->lock);
    return waiting;
}

static void drop_all(struct jobs *jobs)
{
    for (struct job *job; (job = take(jobs));) {
        if (job->drop)
            job->drop(job);
        else
            free(job);
    }
}

void pool_stop(struct pool *pool)
{
    if (!pool)
        return;
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    pthread_cond_broadcast(&pool->something);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++)
        pthread_join(pool->thread[i], NULL);
    drop_all(&pool->todo);
    drop_all(&pool->finished);
    free(pool);
}
