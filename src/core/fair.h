/* fair.h - a seed that nobody could choose: not the house, which promised its secret by a hash
 * before the seats gave their shares, and no seat, which did not know the secret. A bot's share is
 * zero, because the house would choose it. */
#ifndef PARLOR_FAIR_H
#define PARLOR_FAIR_H

#include "core/chance.h"
#include "core/seat.h"

struct fair {
    uint8_t secret[SEED_BYTES];
    uint8_t hash[SEED_BYTES]; /* SHA-256 of the secret: the promise */
    int seats;
    uint8_t share[SEATS][SEED_BYTES];
};

/* The promise: SHA-256 of the secret. */
void fair_hash(const uint8_t secret[SEED_BYTES], uint8_t hash[SEED_BYTES]);

/* The seed: SHA-256 of the secret and the shares, in the order of the seats. */
void fair_seed(const struct fair *fair, uint8_t seed[SEED_BYTES]);

#endif
