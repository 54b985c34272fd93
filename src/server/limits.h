/* limits.h - how much one person and one address may do in a while: one table of it, and what each
 * of them has used up. They count over all connections, and cost neither memory nor a look into the
 * database when something is done. */
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
bool bucket_spend(struct bucket *bucket, double tokens, double rate, double most, double now);
bool bucket_take(struct bucket *bucket, double rate, double most, double now); /* one */

/* What is limited; limits.c says how much of it. */
enum limit_id {
    LIMIT_MESSAGES,
    LIMIT_CONNECTS,
    LIMIT_REQUESTS,
    LIMIT_PASSWORDS,
    LIMIT_GUESSES, /* of these those that were wrong, for one name: guesses.c */
    LIMIT_NAMES,
    LIMIT_GUESTS,
    LIMIT_TABLES,
    LIMIT_TABLES_A_DAY,
    LIMIT_ANSWERS,
    LIMIT_CHAT,
    LIMIT_CHAT_BYTES,
    LIMIT_TEXT_BYTES,
    LIMIT_SHUNS,
    LIMIT_REPORTS,
    LIMIT_ANALYSES,
    LIMITS
};

/* So much at once, and as much again in every so many seconds. */
struct limit {
    const char *what;       /* for /metrics */
    double person, address; /* how much; 0: does not count for them */
    double seconds;
    const char *sentence; /* for who has had enough */
};

extern const struct limit limits_table[LIMITS]; /* without flags */

/* Another rate, in tokens a second, and so many at once for a person, or for an address where only
 * those count. */
void limit_set(struct limit *limit, double rate, double most);
/* All but those of passwords. */
void limits_multiply(struct limit limits[LIMITS], double times);

/* What a person or an address has used up. Zeroed: nothing. */
struct ledger {
    struct bucket bucket[LIMITS];
};

/* Spends of both, or of none; either may be NULL. */
bool limits_spend(const struct limit *limit, enum limit_id id, double tokens, struct ledger *person,
                  struct ledger *address, double now);
/* Whether all that was used has come back, so that it can be forgotten. */
bool ledger_is_full(const struct limit limits[LIMITS], const struct ledger *ledger, bool person,
                    double now);

/* What is known of a network address while it has connections or has used up something. */
struct address {
    struct index_node node; /* key: hash of it */
    int sockets;            /* WebSockets that are open */
    int connections;        /* all that are open */
    struct ledger ledger;
    double seen;
};

enum { ADDRESS_BYTES = 16 };
/* The part of an address that one subscriber has: all of IPv4, the first half of IPv6. Returns how
 * many bytes that are; 0: it is no address. */
size_t address_network(const char *address, unsigned char network[ADDRESS_BYTES]);

/* Lets this process have as many open files as the system allows, up to 65536; returns how many
 * connections that are, with some files left for the rest. */
int limits_raise_files(void);

#endif
