/* test_game.c - what clients do with any game: answers, positions and hashes that are refused or
 * accepted by core itself. The game is the toy, whose state the tests can read. */
#include "core/game.h"

#include "kit/contract.h"
#include "kit/test.h"
#include "toy/toy.h"

static void start(struct game *g)
{
    struct setup setup;
    uint8_t seed[SEED_BYTES];
    setup_defaults(toy.setup, &setup);
    test_seed(11, seed);
    CHECK(game_start(&toy, g, &setup, seed, NULL));
}

/* --- The table. --- */

TEST(a_game_is_found_by_its_name)
{
    for (const struct game_rules *const *row = game_table; *row; row++)
        CHECK(game_find((*row)->name, NULL) == *row);
    struct reason why = {""};
    CHECK(!game_find("chess", &why));
    CHECK_CONTAINS(why.text, "There is no game 'chess'; there is: flash_duel");
    CHECK(!game_find("Flash_Duel", &why));
    CHECK(!game_find("", NULL));
}

/* --- Answers. --- */

static void check_refused(struct game *g, int seat, long option, const char *refusal)
{
    struct game before = *g;
    struct reason why = {""};
    CHECK(!game_answer(&toy, g, seat, option, NULL, &why));
    CHECK_STRING(why.text, refusal);
    CHECK(!memcmp(g, &before, sizeof before));
    CHECK(!game_answer(&toy, g, seat, option, NULL, NULL)); /* nobody wants to know why */
}

TEST(illegal_answers_are_refused_with_a_reason)
{
    struct game g;
    struct question q;
    char refusal[100];
    start(&g);
    game_question(&toy, &g, 1, &q);
    check_refused(&g, -1, 0, "There is no seat -1; the seats are 0 to 2.");
    check_refused(&g, 3, 0, "There is no seat 3; the seats are 0 to 2.");
    check_refused(&g, 259, 0, "There is no seat 259; the seats are 0 to 2.");
    snprintf(refusal, sizeof refusal, "There is no option -1; the options are 0 to %d.",
             q.count - 1);
    check_refused(&g, 1, -1, refusal);
    snprintf(refusal, sizeof refusal, "There is no option %d; the options are 0 to %d.", q.count,
             q.count - 1);
    check_refused(&g, 1, q.count, refusal);
    snprintf(refusal, sizeof refusal, "There is no option 256; the options are 0 to %d.",
             q.count - 1);
    check_refused(&g, 1, 256, refusal);
}

TEST(who_is_not_asked_or_has_answered_is_refused)
{
    struct game g;
    struct question q;
    start(&g);
    CHECK(game_answer(&toy, &g, 1, 0, NULL, NULL));
    check_refused(&g, 1, 0, "Seat 1 is not asked anything now.");
    game_question(&toy, &g, 1, &q);
    CHECK_EQ(q.count, 0);
}

TEST(a_game_that_is_over_takes_no_answer)
{
    struct game g;
    struct record record;
    struct setup setup;
    setup_defaults(toy.setup, &setup);
    CHECK(random_game(&toy, &setup, 2, &record, &g, NULL));
    check_refused(&g, 0, 0, "The game is over.");
    record_free(&record);
}

/* --- Hashes. --- */

TEST(the_hash_sees_every_byte)
{
    struct game g;
    start(&g);
    uint64_t hash = game_hash(&toy, &g);
    CHECK(game_hash(&toy, &g) == hash);
    for (size_t i = 0; i < sizeof g; i++) {
        ((uint8_t *)&g)[i] ^= 1;
        CHECK(game_hash(&toy, &g) != hash);
        ((uint8_t *)&g)[i] ^= 1;
    }
}

TEST(the_hash_is_the_same_on_every_machine)
{
    struct game g = {0};
    struct game_rules two_bytes = {.size = 2};
    memcpy(&g, "ab", 2);
    CHECK(game_hash(&two_bytes, &g) == UINT64_C(0x089c4407b545986a)); /* FNV-1a of "ab" */
}

/* --- Positions. --- */

static json_t *position_of(const struct game *g)
{
    struct text text = {0};
    struct writer w = {.out = &text};
    game_dump(&toy, g, &w, NULL);
    json_t *position = json_loads(text_string(&text), 0, NULL);
    CHECK(position != NULL);
    text_free(&text);
    return position;
}

TEST(a_position_comes_back_with_its_chance)
{
    struct game g, loaded;
    start(&g);
    g.k.chance.next[3] = 200;
    json_t *position = position_of(&g);
    CHECK(game_load(&toy, &loaded, position, NULL));
    CHECK(!memcmp(&loaded, &g, sizeof g));
    json_decref(position);
}

TEST(a_position_without_chance_gets_a_fresh_one)
{
    struct game g, first, second;
    start(&g);
    json_t *position = position_of(&g);
    json_object_del(position, "chance");
    CHECK(game_load(&toy, &first, position, NULL));
    CHECK(game_load(&toy, &second, position, NULL));
    CHECK(memcmp(&first.k.chance, &second.k.chance, sizeof first.k.chance));
    second.k.chance = first.k.chance = g.k.chance;
    CHECK(!memcmp(&first, &g, sizeof g));
    CHECK(!memcmp(&second, &g, sizeof g));
    json_decref(position);
}

#define HEX_32 "00112233445566778899aabbccddeeff"
#define CHANCE_REFUSAL                                                                             \
    "'chance' must have a key of 64 hexadecimal digits and next, a list of 4 bytes; or "           \
    "leave it out."

static const struct {
    const char *member, *value, *refusal;
} wrong[] = {
    {"game", NULL, "The position's game is 'missing', not 'toy'."},
    {"game", "\"flash_duel\"", "The position's game is 'flash_duel', not 'toy'."},
    {"rules", NULL, "The position is for version 0 of the rules, this is version 1."},
    {"rules", "2", "The position is for version 2 of the rules, this is version 1."},
    {"chance", "7", CHANCE_REFUSAL},
    {"chance", "{}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 HEX_32 "\"}", CHANCE_REFUSAL},
    {"chance", "{\"next\": [0, 0, 0, 0]}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 "\", \"next\": [0, 0, 0, 0]}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 "0011223344556677 8899aabbccddeef\", \"next\": [0, 0, 0, 0]}",
     CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 HEX_32 "\", \"next\": [0, 0, 0]}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 HEX_32 "\", \"next\": [0, 0, 0, 256]}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 HEX_32 "\", \"next\": [0, 0, 0, -1]}", CHANCE_REFUSAL},
    {"chance", "{\"key\": \"" HEX_32 HEX_32 "\", \"next\": [0, 0, 0, \"1\"]}", CHANCE_REFUSAL},
    {"deck", "[1, 2, 3]", "There are "}, /* loaded, but not valid */
};

TEST(a_wrong_position_is_refused_and_changes_nothing)
{
    struct game g, target, before;
    start(&g);
    memset(&target, 0x5a, sizeof target);
    before = target;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct reason why = {""};
        json_t *position = position_of(&g);
        if (wrong[i].value)
            json_object_set_new(position, wrong[i].member,
                                json_loads(wrong[i].value, JSON_DECODE_ANY, NULL));
        else
            json_object_del(position, wrong[i].member);
        if (game_load(&toy, &target, position, &why))
            fail_msg("%s = %s was accepted", wrong[i].member, wrong[i].value);
        CHECK_CONTAINS(why.text, wrong[i].refusal);
        CHECK(!memcmp(&target, &before, sizeof target));
        json_decref(position);
    }
}

TEST(what_is_no_object_is_no_position)
{
    struct game g;
    struct reason why = {""};
    json_t *list = json_array();
    CHECK(!game_load(&toy, &g, list, &why));
    CHECK_STRING(why.text, "A position is a JSON object.");
    CHECK(!game_load(&toy, &g, NULL, &why));
    json_decref(list);
}

/* --- Events. --- */

TEST(the_secret_part_of_an_event_is_masked)
{
    const struct event event = {
        .kind = 1, .open = {1, 2, 3, 4}, .eyes = seat_bit(1), .secret = {5, 6}};
    static const struct {
        int observer;
        bool sees;
    } observers[] = {{0, false}, {1, true}, {2, false}, {SPECTATOR, false}, {ALL_SEEING, true}};
    for (size_t i = 0; i < sizeof observers / sizeof *observers; i++) {
        struct event seen = event_as_seen(&event, observers[i].observer);
        CHECK_EQ(seen.shown, observers[i].sees);
        CHECK_EQ(seen.secret[0], observers[i].sees ? 5 : 0);
        CHECK_EQ(seen.secret[1], observers[i].sees ? 6 : 0);
        CHECK(!memcmp(seen.open, event.open, sizeof seen.open));
    }
    struct event open = event;
    open.eyes = EVERYBODY;
    CHECK(event_as_seen(&open, SPECTATOR).shown);
}
