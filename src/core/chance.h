/* chance.h - the random generator that lives inside a game's state.
 *
 * It is ChaCha with 8 rounds in counter mode: whoever has seen a thousand shuffles cannot tell the
 * next one. (8 rounds are what Go's runtime uses for the same purpose; no attack on 8 is known, and
 * 20 would cost a search a tenth of its speed.) Only the key and a block number are kept, 36 bytes
 * of state; each call below starts on a fresh block and throws the rest of it away. A game
 * therefore shuffles a deck once instead of drawing a random card each turn. */
#ifndef PARLOR_CHANCE_H
#define PARLOR_CHANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SEED_BYTES = 32, CHANCE_BLOCK = 64, CHANCE_ROUNDS = 8 };

struct chance {
    uint8_t key[SEED_BYTES];
    uint8_t next[4]; /* number of the next unused block, little-endian */
};

void chance_start(struct chance *c, const uint8_t seed[SEED_BYTES]);

/* ChaCha's block function: key, then 16 bytes of block number and nonce. With 20 rounds it is the
 * one of RFC 8439, which is how it is tested. */
void chacha_block(const uint8_t key[SEED_BYTES], const uint8_t tail[16], int rounds,
                  uint8_t out[CHANCE_BLOCK]);

/* The next 64 bytes of the stream. */
void chance_block(struct chance *c, uint8_t out[CHANCE_BLOCK]);

/* 0 .. limit-1, each equally likely; 1 <= limit <= 256. */
unsigned chance_below(struct chance *c, unsigned limit);

/* Every order equally likely; at most 256 cards. */
void chance_shuffle(struct chance *c, uint8_t *cards, size_t count);

/* Starts `child` on a stream of its own, which tells nothing about `c` and is not told by it. */
void chance_fork(struct chance *c, struct chance *child);

/* A seed from 64 hexadecimal digits; false, and no seed, if it is anything else (or NULL). */
bool seed_from_hex(const char *hex, uint8_t seed[SEED_BYTES]);

/* A seed from what a person typed: 64 hexadecimal digits are taken as they are, any other text is
 * hashed (BLAKE2b), so `42` and `rematch with Ann` are seeds too. */
void seed_from_text(const char *text, uint8_t seed[SEED_BYTES]);
void seed_from_system(uint8_t seed[SEED_BYTES]);
void seed_to_hex(const uint8_t seed[SEED_BYTES], char hex[2 * SEED_BYTES + 1]);

#endif
