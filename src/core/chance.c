/* chance.c - ChaCha, and its blocks turned into unbiased small numbers. */
#include "core/chance.h"

#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

void chance_start(struct chance *c, const uint8_t seed[SEED_BYTES])
{
    memcpy(c->key, seed, sizeof c->key);
    memset(c->next, 0, sizeof c->next);
}

/* --- ChaCha, as in RFC 8439: a 4 x 4 matrix of words, whose rows are vectors here. --- */

typedef uint32_t row __attribute__((vector_size(16)));

struct matrix {
    row a, b, c, d;
};

static inline row rotate(row r, int bits)
{
    return r << bits | r >> (32 - bits);
}

static inline struct matrix quarter_rounds(struct matrix m)
{
    m.a += m.b, m.d = rotate(m.d ^ m.a, 16);
    m.c += m.d, m.b = rotate(m.b ^ m.c, 12);
    m.a += m.b, m.d = rotate(m.d ^ m.a, 8);
    m.c += m.d, m.b = rotate(m.b ^ m.c, 7);
    return m;
}

#define TURN(r, ...) __builtin_shufflevector(r, r, __VA_ARGS__)

/* A round on the columns, then one on the diagonals, which turning the rows makes columns. */
static inline struct matrix double_round(struct matrix m)
{
    m = quarter_rounds(m);
    m = (struct matrix){m.a, TURN(m.b, 1, 2, 3, 0), TURN(m.c, 2, 3, 0, 1), TURN(m.d, 3, 0, 1, 2)};
    m = quarter_rounds(m);
    return (struct matrix){m.a, TURN(m.b, 3, 0, 1, 2), TURN(m.c, 2, 3, 0, 1),
                           TURN(m.d, 1, 2, 3, 0)};
}

void chacha_block(const uint8_t key[SEED_BYTES], const uint8_t tail[16], int rounds,
                  uint8_t out[CHANCE_BLOCK])
{
    struct matrix start = {.a = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}};
    memcpy(&start.b, key, 32);
    memcpy(&start.d, tail, 16);
    struct matrix m = start;
    for (; rounds > 0; rounds -= 2)
        m = double_round(m);
    m = (struct matrix){m.a + start.a, m.b + start.b, m.c + start.c, m.d + start.d};
    memcpy(out, &m, sizeof m);
}

void chance_block(struct chance *c, uint8_t out[CHANCE_BLOCK])
{
    uint8_t tail[16] = {0}; /* the block's number, and no nonce: a key serves one game */
    memcpy(tail, c->next, sizeof c->next);
    chacha_block(c->key, tail, CHANCE_ROUNDS, out);
    for (size_t i = 0; i < sizeof c->next && ++c->next[i] == 0; i++)
        ;
}

/* A byte becomes a number below `limit` by Lemire's method: byte * limit lies in one of `limit`
 * buckets of 256, and the few products that would make some buckets fuller than others do not
 * count. */
static inline bool unfair(unsigned product, unsigned limit)
{
    return (product & 255) < limit && (product & 255) < 256 % limit;
}

unsigned chance_below(struct chance *c, unsigned limit)
{
    assert(limit >= 1 && limit <= 256);
    uint8_t block[CHANCE_BLOCK];
    unsigned product, used = CHANCE_BLOCK;
    do {
        if (used == CHANCE_BLOCK) {
            chance_block(c, block);
            used = 0;
        }
        product = block[used++] * limit;
    } while (unfair(product, limit));
    return product >> 8;
}

void chance_shuffle(struct chance *c, uint8_t *cards, size_t count)
{
    assert(count <= 256);
    uint8_t block[CHANCE_BLOCK];
    size_t used = CHANCE_BLOCK;
    for (size_t left = count; left > 1;) {
        if (used == CHANCE_BLOCK) {
            chance_block(c, block);
            used = 0;
        }
        unsigned product = block[used++] * (unsigned)left;
        if (unfair(product, (unsigned)left))
            continue;
        uint8_t *other = &cards[product >> 8], card = cards[--left];
        cards[left] = *other;
        *other = card;
    }
}

void chance_fork(struct chance *c, struct chance *child)
{
    uint8_t block[CHANCE_BLOCK];
    chance_block(c, block);
    chance_start(child, block);
}

bool seed_from_hex(const char *hex, uint8_t seed[SEED_BYTES])
{
    uint8_t bytes[SEED_BYTES];
    size_t filled;
    if (!hex || strlen(hex) != 2 * SEED_BYTES ||
        sodium_hex2bin(bytes, sizeof bytes, hex, 2 * SEED_BYTES, NULL, &filled, NULL) != 0 ||
        filled != sizeof bytes)
        return false;
    memcpy(seed, bytes, sizeof bytes);
    return true;
}

void seed_from_text(const char *text, uint8_t seed[SEED_BYTES])
{
    if (!seed_from_hex(text, seed))
        crypto_generichash(seed, SEED_BYTES, (const uint8_t *)text, strlen(text), NULL, 0);
}

void seed_from_system(uint8_t seed[SEED_BYTES])
{
    if (sodium_init() < 0) /* may be called again and from any thread */
        abort();           /* a system without random numbers */
    randombytes_buf(seed, SEED_BYTES);
}

void seed_to_hex(const uint8_t seed[SEED_BYTES], char hex[2 * SEED_BYTES + 1])
{
    sodium_bin2hex(hex, 2 * SEED_BYTES + 1, seed, SEED_BYTES);
}
