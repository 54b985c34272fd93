/* limits.h - how much one may do in a while. */
#ifndef PARLOR_LIMITS_H
#define PARLOR_LIMITS_H

#include "server/index.h"

#include <stdbool.h>

/* A bucket that fills with `rate` tokens a second up to `most`. Zeroed it is full. */
struct bucket {
    double used; /* tokens taken out and not yet filled up */
    double at;   /* when that was so, in seconds */
};

/* Takes this many tokens; false, and takes none, if there are not enough. */
bool bucket_spend(struct bucket *bucket, int tokens, double rate, double most, double now);
bool bucket_take(struct bucket *bucket, double rate, double most, double now); /* one */

/* What is known of a network address while it has connections or has done something lately. */
struct address {
    struct index_node node; /* key: hash of the address */
    int connections;
    struct bucket tables;    /* new tables */
    struct bucket passwords; /* attempts to register or log in */
    struct bucket requests;  /* over HTTP */
    struct bucket guests;    /* people made of nobody */
    double seen;
};

/* Lets this process have as many open files as the system allows, up to 65536: connections. */
void limits_raise_files(void);

#endif
