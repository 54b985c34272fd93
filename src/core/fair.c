/* fair.c - see fair.h. */
#include "core/fair.h"

#include <sodium.h>

_Static_assert(crypto_hash_sha256_BYTES == SEED_BYTES, "a hash is a seed");

void fair_hash(const uint8_t secret[SEED_BYTES], uint8_t hash[SEED_BYTES])
{
    crypto_hash_sha256(hash, secret, SEED_BYTES);
}

void fair_seed(const struct fair *fair, uint8_t seed[SEED_BYTES])
{
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, fair->secret, SEED_BYTES);
    for (int seat = 0; seat < fair->seats; seat++)
        crypto_hash_sha256_update(&state, fair->share[seat], SEED_BYTES);
    crypto_hash_sha256_final(&state, seed);
}
