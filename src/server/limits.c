/* limits.c - see limits.h. */
#include "server/limits.h"

bool bucket_spend(struct bucket *bucket, int tokens, double rate, double most, double now)
{
    bucket->used -= (now - bucket->at) * rate;
    if (bucket->used < 0)
        bucket->used = 0;
    bucket->at = now;
    if (bucket->used + tokens > most)
        return false;
    bucket->used += tokens;
    return true;
}

bool bucket_take(struct bucket *bucket, double rate, double most, double now)
{
    return bucket_spend(bucket, 1, rate, most, now);
}
