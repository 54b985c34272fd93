/* limits.c - see limits.h. */
#include "server/limits.h"

#include <assert.h>
#include <sys/resource.h>

enum { FILES = 65536 };

bool bucket_spend(struct bucket *bucket, int tokens, double rate, double most, double now)
{
    assert(tokens > 0 && rate > 0 && now >= bucket->at);
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

void limits_raise_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files))
        return;
    files.rlim_cur = files.rlim_max < FILES ? files.rlim_max : FILES;
    setrlimit(RLIMIT_NOFILE, &files);
}
