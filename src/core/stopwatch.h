/* stopwatch.h - seconds that only go forward, for budgets and measurements. Rules know no time. */
#ifndef PARLOR_STOPWATCH_H
#define PARLOR_STOPWATCH_H

#include <time.h>

static inline double stopwatch_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
