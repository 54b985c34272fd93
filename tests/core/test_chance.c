/* test_chance.c - the generator: ChaCha against its published vectors and another implementation,
 * and small numbers that are as likely as they should be. All seeds are fixed, so a bound that
 * holds once holds always. */
#include "core/chance.h"

#include "kit/test.h"

#include <sodium.h>

static void from_hex(const char *hex, uint8_t *out, size_t length)
{
    size_t filled = 0;
    CHECK_EQ(sodium_hex2bin(out, length, hex, strlen(hex), " ", &filled, NULL), 0);
    CHECK_EQ(filled, length);
}

static void start_number(struct chance *c, uint8_t number)
{
    uint8_t seed[SEED_BYTES] = {number, 1, 2, 3};
    chance_start(c, seed);
}

/* --- ChaCha. --- */

#define ZEROS_4 "00000000"
#define ZEROS_12 ZEROS_4 ZEROS_4 ZEROS_4
#define ZEROS_28 ZEROS_12 ZEROS_12 ZEROS_4
#define ZEROS_32 ZEROS_28 ZEROS_4

static const struct vector {
    const char *name, *key, *tail, *block; /* the tail is the block's number and the nonce */
} vectors[] = {
    {"2.3.2", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     "01000000 000000090000004a00000000",
     "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
     "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"},
    {"A.1 1", ZEROS_32, "00000000" ZEROS_12,
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"},
    {"A.1 2", ZEROS_32, "01000000" ZEROS_12,
     "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"},
    {"A.1 3", ZEROS_28 "00000001", "01000000" ZEROS_12,
     "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
     "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"},
    {"A.1 4", "00ff" ZEROS_28 "0000", "02000000" ZEROS_12,
     "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"},
    {"A.1 5", ZEROS_32, "00000000 0000000000000000 00000002",
     "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
     "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"},
};

TEST(twenty_rounds_give_the_blocks_of_rfc_8439)
{
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        uint8_t key[SEED_BYTES], tail[16], expected[CHANCE_BLOCK], block[CHANCE_BLOCK];
        from_hex(vectors[i].key, key, sizeof key);
        from_hex(vectors[i].tail, tail, sizeof tail);
        from_hex(vectors[i].block, expected, sizeof expected);
        chacha_block(key, tail, 20, block);
        if (memcmp(block, expected, sizeof block))
            fail_msg("vector %s gives another block", vectors[i].name);
    }
}

TEST(twenty_rounds_give_the_blocks_of_libsodium)
{
    static const uint8_t zeros[CHANCE_BLOCK];
    struct chance c;
    start_number(&c, 20);
    for (int i = 0; i < 500; i++) {
        uint8_t random[CHANCE_BLOCK], block[CHANCE_BLOCK], expected[CHANCE_BLOCK];
        chance_block(&c, random); /* 32 bytes of key, 4 of block number, 12 of nonce */
        const uint8_t *tail = random + SEED_BYTES;
        uint32_t number;
        memcpy(&number, tail, sizeof number);
        chacha_block(random, tail, 20, block);
        crypto_stream_chacha20_ietf_xor_ic(expected, zeros, sizeof zeros, tail + 4, number, random);
        CHECK(!memcmp(block, expected, sizeof block));
    }
}

TEST(the_generator_uses_eight_rounds_and_counts_blocks)
{
    struct chance c;
    start_number(&c, 8);
    for (uint8_t number = 0; number < 3; number++) {
        uint8_t tail[16] = {number}, expected[CHANCE_BLOCK], block[CHANCE_BLOCK];
        chacha_block(c.key, tail, 8, expected);
        chance_block(&c, block);
        CHECK(!memcmp(block, expected, sizeof block));
    }
    CHECK_EQ(CHANCE_ROUNDS, 8);
}

TEST(the_block_number_carries)
{
    static const struct {
        uint8_t before[4], after[4];
    } steps[] = {
        {{0, 0, 0, 0}, {1, 0, 0, 0}},
        {{255, 0, 0, 0}, {0, 1, 0, 0}},
        {{255, 255, 0, 0}, {0, 0, 1, 0}},
        {{255, 255, 255, 7}, {0, 0, 0, 8}},
        {{254, 255, 255, 255}, {255, 255, 255, 255}},
    };
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        struct chance c = {.key = {1}};
        uint8_t block[CHANCE_BLOCK];
        memcpy(c.next, steps[i].before, 4);
        chance_block(&c, block);
        CHECK(!memcmp(c.next, steps[i].after, 4));
    }
}

TEST(blocks_on_both_sides_of_a_carry_differ)
{
    struct chance c = {.key = {1}, .next = {255}};
    struct chance zero = {.key = {1}};
    uint8_t last[CHANCE_BLOCK], next[CHANCE_BLOCK], first[CHANCE_BLOCK];
    chance_block(&c, last);
    chance_block(&c, next);
    chance_block(&zero, first);
    CHECK(memcmp(last, next, sizeof last));
    CHECK(memcmp(first, next, sizeof first)); /* 256 is not 0 */
}

/* --- Small numbers. --- */

/* The sum of squared deviations over the expected count, whose mean is limit - 1 and whose
 * variance is twice that: six deviations more are never seen in an honest generator. */
static void check_even(const unsigned *count, unsigned limit, unsigned draws)
{
    double expected = (double)draws / limit, sum = 0;
    for (unsigned value = 0; value < limit; value++) {
        CHECK(count[value] > 0);
        sum += (count[value] - expected) * (count[value] - expected) / expected;
    }
    double freedom = limit - 1, above = sum - freedom;
    if (above > 0 && above * above > 36 * 2 * freedom)
        fail_msg("limit %u: the sum of deviations is %f", limit, sum);
}

TEST(numbers_below_a_limit_are_equally_likely)
{
    /* Without rejection some values would come twice as often as others (255), or only 1 % more
     * often (3, 5), which takes more draws to see. */
    static const unsigned limits[] = {2, 3, 5, 6, 7, 10, 52, 100, 129, 200, 255, 256};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        unsigned count[256] = {0}, limit = limits[i], draws = limit < 20 ? 1500000 : 400 * limit;
        struct chance c;
        start_number(&c, (uint8_t)limit);
        for (unsigned n = 0; n < draws; n++) {
            unsigned value = chance_below(&c, limit);
            CHECK(value < limit);
            count[value]++;
        }
        check_even(count, limit, draws);
    }
}

TEST(below_one_is_always_zero)
{
    struct chance c;
    start_number(&c, 1);
    for (int i = 0; i < 1000; i++)
        CHECK_EQ(chance_below(&c, 1), 0);
}

TEST(each_call_begins_a_fresh_block)
{
    struct chance c, blocks;
    start_number(&c, 4);
    start_number(&blocks, 4);
    for (int i = 0; i < 50; i++) {
        uint8_t block[CHANCE_BLOCK];
        chance_block(&blocks, block);
        CHECK_EQ(chance_below(&c, 256), block[0]);
    }
}

/* --- Shuffles. --- */

TEST(a_shuffle_is_a_permutation)
{
    static const size_t sizes[] = {0, 1, 2, 3, 25, 64, 65, 100, 255, 256};
    struct chance c;
    start_number(&c, 5);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        uint8_t cards[257];
        int seen[256] = {0};
        for (size_t n = 0; n < sizes[i]; n++)
            cards[n] = (uint8_t)n;
        cards[sizes[i]] = 77; /* not a card */
        chance_shuffle(&c, cards, sizes[i]);
        CHECK_EQ(cards[sizes[i]], 77);
        for (size_t n = 0; n < sizes[i]; n++)
            CHECK_EQ(seen[cards[n]]++, 0);
        for (size_t n = 0; n < sizes[i]; n++)
            CHECK_EQ(seen[n], 1);
    }
}

TEST(the_orders_of_three_and_four_cards_are_equally_likely)
{
    static const struct {
        unsigned cards, orders;
    } packs[] = {{3, 6}, {4, 24}};
    for (size_t pack = 0; pack < 2; pack++) {
        unsigned count[24] = {0}, draws = 60000;
        struct chance c;
        start_number(&c, (uint8_t)packs[pack].cards);
        for (unsigned n = 0; n < draws; n++) {
            uint8_t cards[4] = {0, 1, 2, 3};
            chance_shuffle(&c, cards, packs[pack].cards);
            unsigned order = 0; /* Lehmer's number of the permutation */
            for (unsigned i = 0; i < packs[pack].cards; i++) {
                unsigned smaller = 0;
                for (unsigned j = i + 1; j < packs[pack].cards; j++)
                    smaller += cards[j] < cards[i];
                order = order * (packs[pack].cards - i) + smaller;
            }
            count[order]++;
        }
        check_even(count, packs[pack].orders, draws);
    }
}

TEST(every_card_of_a_large_pack_goes_everywhere)
{
    static unsigned at[100][100];
    struct chance c;
    memset(at, 0, sizeof at);
    start_number(&c, 100);
    for (unsigned n = 0; n < 20000; n++) {
        uint8_t cards[100];
        for (uint8_t i = 0; i < 100; i++)
            cards[i] = i;
        chance_shuffle(&c, cards, 100);
        for (unsigned i = 0; i < 100; i++)
            at[i][cards[i]]++;
    }
    for (unsigned place = 0; place < 100; place++)
        check_even(at[place], 100, 20000);
}

/* --- Forks. --- */

TEST(a_fork_goes_its_own_way_and_the_parent_goes_on)
{
    struct chance parent, twin, child, childs_twin;
    uint8_t block[CHANCE_BLOCK], other[CHANCE_BLOCK];
    start_number(&parent, 6);
    start_number(&twin, 6);
    chance_fork(&parent, &child);
    chance_fork(&twin, &childs_twin);
    CHECK(!memcmp(&child, &childs_twin, sizeof child)); /* the same each time */
    CHECK(memcmp(child.key, parent.key, sizeof child.key));
    CHECK_EQ(parent.next[0], 1); /* one block was spent on it */
    CHECK_EQ(child.next[0], 0);
    chance_block(&parent, block);
    chance_block(&child, other);
    CHECK(memcmp(block, other, sizeof block));
    chance_fork(&parent, &child); /* and the next child is another one */
    CHECK(memcmp(&child, &childs_twin, sizeof child));
}

/* --- Seeds. --- */

static void check_seed(const char *text, const char *hex)
{
    uint8_t seed[SEED_BYTES];
    char found[2 * SEED_BYTES + 1];
    seed_from_text(text, seed);
    seed_to_hex(seed, found);
    CHECK_STRING(found, hex);
}

#define SOME_HEX "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef"

TEST(hexadecimal_seeds_are_taken_as_they_are)
{
    check_seed(SOME_HEX, SOME_HEX);
    check_seed("00112233445566778899AABBCCDDEEFF0123456789ABCDEF0123456789ABCDEF", SOME_HEX);
}

TEST(anything_but_64_hexadecimal_digits_is_no_hexadecimal_seed)
{
    static const char *const others[] = {
        NULL, "", "42", "0011223344556677 8899aabbccddeeff0123456789abcdef0123456789abcde",
        "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdeg"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        uint8_t seed[SEED_BYTES] = {9};
        CHECK(!seed_from_hex(others[i], seed));
        CHECK_EQ(seed[0], 9);
    }
    uint8_t seed[SEED_BYTES];
    CHECK(seed_from_hex(SOME_HEX, seed));
    CHECK_EQ(seed[1], 0x11);
}

/* BLAKE2b with 32 bytes; the first is in the test vectors of many libraries. */
TEST(other_seeds_are_hashed)
{
    check_seed("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    check_seed("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(similar_texts_are_different_seeds)
{
    static const char *const texts[] = {
        "42",
        "43",
        "42 ",
        "rematch with Ann",
        "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcde",   /* 63 digits */
        "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef0", /* 65 */
        "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdeg",  /* no digit */
        SOME_HEX,
    };
    enum { TEXTS = sizeof texts / sizeof *texts };
    uint8_t seeds[TEXTS][SEED_BYTES];
    for (int i = 0; i < TEXTS; i++) {
        seed_from_text(texts[i], seeds[i]);
        for (int j = 0; j < i; j++)
            CHECK(memcmp(seeds[i], seeds[j], SEED_BYTES));
    }
}

TEST(seeds_of_the_system_differ)
{
    uint8_t first[SEED_BYTES], second[SEED_BYTES];
    seed_from_system(first);
    seed_from_system(second);
    CHECK(memcmp(first, second, SEED_BYTES));
}
