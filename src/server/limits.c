/* limits.c - see limits.h. */
#include "server/limits.h"

bool bucket_take(struct bucket *bucket, double rate, double most, double now)
{
    bucket->used -= (now - bucket->at) * rate;
    if (bucket->used < 0)
        bucket->used = 0;
    bucket->at = now;
    if (bucket->used + 1 > most)
        return false;
    bucket->used += 1;
    return true;
}
