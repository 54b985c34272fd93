/* test_record.c - records as files: there and back, and every way in which one can be wrong. */
#include "core/record.h"

#include "kit/contract.h"
#include "kit/test.h"

#include <stdlib.h>

/* A played game, its record, and the record as JSON. */
struct played {
    const struct game_rules *rules;
    struct game *g, *again;
    struct record record;
    json_t *json;
};

static json_t *record_json(const struct record *record, const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    record_write(record, g, &w, NULL);
    json_t *json = json_loads(text_string(&text), 0, NULL);
    CHECK(json != NULL);
    text_free(&text);
    return json;
}

static void play(struct played *p)
{
    struct setup setup;
    p->rules = game_find("flash_duel", NULL);
    p->g = calloc(1, p->rules->size);
    p->again = calloc(1, p->rules->size);
    setup_defaults(p->rules->setup, &setup);
    CHECK(random_game(p->rules, &setup, 5, &p->record, p->g, NULL));
    p->json = record_json(&p->record, p->g);
}

static void played_free(struct played *p)
{
    json_decref(p->json);
    record_free(&p->record);
    free(p->g);
    free(p->again);
}

TEST(a_record_comes_back_from_its_file)
{
    struct played p;
    struct record read;
    struct reason why = {""};
    play(&p);
    if (!record_read(&read, p.json, &why) || !record_check(&read, p.again, &why))
        fail_msg("%s", why.text);
    CHECK(!memcmp(p.g, p.again, p.rules->size));
    CHECK_EQ(read.count, p.record.count);
    CHECK(!memcmp(read.answers, p.record.answers, read.count * sizeof *read.answers));
    CHECK(!memcmp(read.seed, p.record.seed, SEED_BYTES));
    CHECK(!memcmp(&read.setup, &p.record.setup, sizeof read.setup));
    json_t *written = record_json(&read, p.again);
    CHECK(json_equal(written, p.json));
    json_decref(written);
    record_free(&read);
    played_free(&p);
}

/* A record is replayed up to any answer; its parts lead through the states of the whole. */
TEST(a_record_can_be_replayed_in_part)
{
    struct played p;
    play(&p);
    CHECK(record_replay(&p.record, 0, p.again, NULL, NULL));
    for (size_t i = 0; i < p.record.count; i++) {
        CHECK(record_replay(&p.record, i, p.g, NULL, NULL));
        CHECK(!memcmp(p.g, p.again, p.rules->size));
        CHECK(game_answer(p.rules, p.again, p.record.answers[i].seat, p.record.answers[i].option,
                          NULL, NULL));
    }
    CHECK(!game_pending(p.again));
    played_free(&p);
}

TEST(a_record_without_an_end_is_played_unchecked)
{
    struct played p;
    struct record read;
    play(&p);
    json_object_del(p.json, "end");
    CHECK(record_read(&read, p.json, NULL));
    CHECK(!read.has_end);
    CHECK(record_check(&read, p.again, NULL));
    CHECK(!memcmp(p.g, p.again, p.rules->size));
    record_free(&read);
    played_free(&p);
}

TEST(a_record_without_a_setup_has_the_defaults)
{
    struct played p;
    struct record read;
    play(&p);
    json_object_del(p.json, "setup");
    CHECK(record_read(&read, p.json, NULL));
    CHECK(!memcmp(&read.setup, &p.record.setup, sizeof read.setup));
    record_free(&read);
    played_free(&p);
}

/* --- What is refused before it is played. --- */

/* One member of the record, replaced (or taken away: NULL). */
static const struct {
    const char *member, *value, *refusal;
} wrong[] = {
    {"parlor", NULL, "This is not a parlor record."},
    {"parlor", "\"1\"", "This is not a parlor record."},
    {"parlor", "2", "The record has format 2, this program reads format 1."},
    {"game", NULL, "The record does not say which game it is."},
    {"game", "7", "The record does not say which game it is."},
    {"game", "\"chess\"", "There is no game 'chess'; there is: flash_duel"},
    {"rules", NULL, "The record was made by version 0 of the rules of Flash Duel"},
    {"rules", "99", "The record was made by version 99 of the rules of Flash Duel"},
    {"seed", NULL, "The record's seed is not 64 hexadecimal digits."},
    {"seed", "42", "The record's seed is not 64 hexadecimal digits."},
    {"seed", "\"42\"", "The record's seed is not 64 hexadecimal digits."},
    {"seed", "\"g0112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef\"",
     "The record's seed is not 64 hexadecimal digits."},
    {"end", "7", "The record's end is not a hash of 16 hexadecimal digits."},
    {"end", "\"0123\"", "The record's end is not a hash of 16 hexadecimal digits."},
    {"end", "\"0123456789abcdeg\"", "The record's end is not a hash of 16 hexadecimal digits."},
    {"setup", "[]", "A setup is a JSON object"},
    {"setup", "{\"mode\": \"slow\"}", "'mode' can't be 'slow'"},
    {"answers", NULL, "The record has no list of answers."},
    {"answers", "{}", "The record has no list of answers."},
    {"answers", "[[0, 1], 7]", "Answer 2 of the record is not a pair [seat, option]."},
    {"answers", "[[0]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[0, 1, 2]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[\"0\", 1]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[0, 1.0]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[-1, 1]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[5, 1]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[0, -1]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[0, 255]]", "Answer 1 of the record is not a pair [seat, option]."},
    {"answers", "[[256, 1]]", "Answer 1 of the record is not a pair [seat, option]."},
};

TEST(a_wrong_record_is_refused_with_its_reason)
{
    struct played p;
    play(&p);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct record read;
        struct reason why = {""};
        json_t *broken = json_copy(p.json);
        if (wrong[i].value)
            json_object_set_new(broken, wrong[i].member,
                                json_loads(wrong[i].value, JSON_DECODE_ANY, NULL));
        else
            json_object_del(broken, wrong[i].member);
        CHECK(!record_read(&read, broken, &why));
        CHECK_CONTAINS(why.text, wrong[i].refusal);
        CHECK(!read.answers); /* nothing to free */
        json_decref(broken);
    }
    played_free(&p);
}

TEST(what_is_no_object_is_no_record)
{
    static const char *const texts[] = {"[]", "null", "7", "\"parlor\""};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct record read;
        struct reason why = {""};
        json_t *json = json_loads(texts[i], JSON_DECODE_ANY, NULL);
        CHECK(!record_read(&read, json, &why));
        CHECK_STRING(why.text, "This is not a parlor record.");
        json_decref(json);
    }
    struct record read;
    CHECK(!record_read(&read, NULL, NULL)); /* a file that is no JSON at all */
}

/* --- What is refused when it is played. --- */

static void check_unplayable(struct played *p, const char *refusal)
{
    struct record read;
    struct reason why = {""};
    CHECK(record_read(&read, p->json, &why));
    CHECK(!record_check(&read, p->again, &why));
    CHECK_CONTAINS(why.text, refusal);
    record_free(&read);
}

TEST(a_record_that_ends_elsewhere_is_refused)
{
    struct played p;
    play(&p);
    json_object_set_new(p.json, "end", json_string("0123456789abcdef"));
    check_unplayable(&p, "The record ends in state 0123456789abcdef, but its answers lead to ");
    played_free(&p);
}

TEST(a_truncated_record_is_refused)
{
    struct played p;
    play(&p);
    json_t *answers = json_object_get(p.json, "answers");
    json_array_remove(answers, json_array_size(answers) - 1);
    check_unplayable(&p, "The record ends in state ");
    played_free(&p);
}

TEST(a_record_of_another_deal_is_refused)
{
    struct played p;
    play(&p);
    json_object_set_new(p.json, "seed",
                        json_string("00112233445566778899aabbccddeeff"
                                    "0123456789abcdef0123456789abcdef"));
    check_unplayable(&p, "record"); /* an answer is illegal, or it ends elsewhere */
    played_free(&p);
}

TEST(an_illegal_answer_in_a_record_is_named)
{
    struct played p;
    play(&p);
    json_t *answers = json_object_get(p.json, "answers");
    const json_t *second = json_array_get(answers, 1);
    long long seat = json_integer_value(json_array_get(second, 0));
    json_array_set_new(answers, 1, json_pack("[ii]", (int)(1 - seat), 0));
    check_unplayable(&p, "Answer 2 of the record was refused: Seat ");
    json_array_set_new(answers, 1, json_pack("[ii]", (int)seat, 254));
    check_unplayable(&p, "Answer 2 of the record was refused: There is no option 254;");
    played_free(&p);
}

TEST(an_answer_after_the_end_is_refused)
{
    struct played p;
    play(&p);
    json_array_append_new(json_object_get(p.json, "answers"), json_pack("[ii]", 0, 0));
    check_unplayable(&p, "was refused: The game is over.");
    played_free(&p);
}

/* --- Games of a server: how the seed came about, and that somebody gave up. --- */

/* A game that nobody could choose, stopped after a few answers. */
static void play_fairly(struct played *p)
{
    play(p);
    struct fair *fair = &p->record.fair;
    fair->seats = 2;
    memset(fair->secret, 1, SEED_BYTES);
    memset(fair->share[0], 2, SEED_BYTES);
    memset(fair->share[1], 3, SEED_BYTES);
    fair_hash(fair->secret, fair->hash);
    fair_seed(fair, p->record.seed);
    p->record.has_fair = true;
    p->record.closed = CLOSED_RESIGNED;
    p->record.closed_by = 1;
    strcpy(p->record.players, "person,club");
    p->record.count = 0;
    CHECK(record_replay(&p->record, 0, p->g, NULL, NULL));
    json_decref(p->json);
    p->json = record_json(&p->record, p->g);
}

/* SHA-256 of 32 zero bytes, and of 96 (a secret and two shares), as sha256sum has them. */
TEST(the_seed_is_the_hash_of_secret_and_shares)
{
    struct fair fair = {.seats = 2};
    uint8_t hash[SEED_BYTES];
    char hex[2 * SEED_BYTES + 1];
    fair_hash(fair.secret, hash);
    seed_to_hex(hash, hex);
    CHECK_STRING(hex, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    fair_seed(&fair, hash);
    seed_to_hex(hash, hex);
    CHECK_STRING(hex, "2ea9ab9198d1638007400cd2c3bef1cc745b864b76011a0e1bc52180ac6452d4");
}

TEST(a_fair_record_comes_back_and_is_checked)
{
    struct played p;
    struct record read;
    struct reason why = {""};
    play_fairly(&p);
    if (!record_read(&read, p.json, &why) || !record_check(&read, p.again, &why))
        fail_msg("%s", why.text);
    CHECK(read.has_fair);
    CHECK_EQ(read.closed, CLOSED_RESIGNED);
    CHECK_EQ(read.closed_by, 1);
    CHECK_STRING(read.players, "person,club");
    json_t *written = record_json(&read, p.again);
    CHECK(json_equal(written, p.json));
    json_decref(written);
    record_free(&read);
    played_free(&p);
}

/* Reads and checks a changed record; the sentence says what is wrong with it. */
static void refuse_changed(const char *path[3], json_t *value, const char *piece)
{
    struct played p;
    struct record read;
    struct reason why = {""};
    play_fairly(&p);
    json_t *object = p.json;
    for (int i = 0; i < 2 && path[i + 1]; i++)
        object = json_object_get(object, path[i]);
    json_object_set_new(object, path[path[1] ? 1 : 0], value);
    if (record_read(&read, p.json, &why)) {
        CHECK(!record_check(&read, p.again, &why));
        record_free(&read);
    }
    CHECK_CONTAINS(why.text, piece);
    played_free(&p);
}

static json_t *hex_of(char digit, int count)
{
    char hex[2 * SEED_BYTES + 1] = "";
    memset(hex, digit, (size_t)count);
    return json_string(hex);
}

TEST(a_record_that_is_not_fair_is_refused)
{
    refuse_changed((const char *[3]){"fair", "secret"}, hex_of('5', 64), "promised");
    refuse_changed((const char *[3]){"fair", "hash"}, hex_of('5', 64), "promised");
    refuse_changed((const char *[3]){"fair", "hash"}, hex_of('5', 60), "hash");
    refuse_changed((const char *[3]){"fair", "shares"},
                   json_pack("[o,o]", hex_of('5', 64), hex_of('6', 64)), "does not follow");
    refuse_changed((const char *[3]){"fair", "shares"}, json_pack("[o]", hex_of('2', 64)),
                   "1 shares for 2 seats");
    refuse_changed((const char *[3]){"fair", "shares"}, json_integer(2), "shares");
    refuse_changed((const char *[3]){"closed", "how"}, json_string("bored"), "closed");
    refuse_changed((const char *[3]){"closed", "by"}, json_integer(4), "no such seat");
    refuse_changed((const char *[3]){"closed", "by"}, json_null(), "closed");
}

TEST(players_are_a_short_text)
{
    char longest[101] = "";
    memset(longest, 'x', 100);
    refuse_changed((const char *[3]){"players"}, json_integer(2), "players");
    refuse_changed((const char *[3]){"players"}, json_string(longest), "players");
}

TEST(a_game_that_is_over_cannot_be_given_up)
{
    struct played p;
    struct reason why = {""};
    play(&p);
    p.record.closed = CLOSED_TIME;
    CHECK(!record_check(&p.record, p.again, &why));
    CHECK_CONTAINS(why.text, "over");
    played_free(&p);
}
