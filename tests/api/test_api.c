/* test_api.c - the public library: every function called rightly and wrongly, in every game. Under
 * sanitizers a wrong argument that is not refused is found at once. */
#include "core/game.h"
#include "kit/test.h"
#include "parlor.h"

#include <jansson.h>
#include <limits.h>
#include <stdlib.h>

enum { TEXT = 200000, LONGEST_GAME = 5000 };

static char why[240], text[TEXT];

/* Neither a game nor a state: what a careless program hands in. */
static const struct parlor_rules *no_rules(void)
{
    static const uint64_t bytes[64];
    return (const struct parlor_rules *)bytes;
}

struct held {
    const struct parlor_rules *rules;
    void *state;
};

static struct held begin(int index)
{
    struct held game = {parlor_game(index), NULL};
    game.state = calloc(1, parlor_state_size(game.rules));
    CHECK_EQ(parlor_start(game.rules, game.state, NULL, "a seed", why, sizeof why), 1);
    return game;
}

static int games(void)
{
    int count = 0;
    while (parlor_game(count))
        count++;
    return count;
}

static int asked(const void *state)
{
    return set_first(parlor_pending(state));
}

static json_t *parsed(void)
{
    json_t *json = json_loads(text, 0, NULL);
    if (!json)
        fail_msg("not JSON: %.200s", text);
    return json;
}

#define CHECK_JSON json_decref(parsed())

static void clear_why(void)
{
    why[0] = 0;
}

/* Refused with a sentence, and the state is the same after the call as before. */
#define CHECK_UNCHANGED(game, call)                                                                \
    do {                                                                                           \
        size_t size = parlor_state_size((game)->rules);                                            \
        void *before = malloc(size);                                                               \
        memcpy(before, (game)->state, size);                                                       \
        clear_why();                                                                               \
        CHECK_EQ(call, 0);                                                                         \
        CHECK(*why);                                                                               \
        CHECK_EQ(memcmp(before, (game)->state, size), 0);                                          \
        free(before);                                                                              \
    } while (0)

/* --- The games. --- */

TEST(the_library_names_its_games)
{
    CHECK_EQ(games(), 5);
    for (int i = 0; i < games(); i++) {
        const struct parlor_rules *rules = parlor_game(i);
        CHECK(parlor_find(parlor_name(rules)) == rules);
        CHECK(*parlor_title(rules) && parlor_version(rules) >= 1);
        CHECK(parlor_state_size(rules) >= 256);
        CHECK(parlor_setup_schema(rules, text, TEXT) > 10);
        CHECK_JSON;
        CHECK(parlor_catalogue(rules, text, TEXT) > 10);
        CHECK_JSON;
    }
    CHECK(!parlor_game(-1) && !parlor_game(games()) && !parlor_game(1000000));
    CHECK(!parlor_find("chess") && !parlor_find("") && !parlor_find(NULL));
}

TEST(rules_that_are_none_have_nothing)
{
    const struct parlor_rules *const wrong[] = {NULL, no_rules()};
    for (int i = 0; i < 2; i++) {
        CHECK(!parlor_name(wrong[i]) && !parlor_title(wrong[i]));
        CHECK_EQ(parlor_version(wrong[i]), 0);
        CHECK_EQ(parlor_state_size(wrong[i]), 0);
        CHECK_EQ(parlor_setup_schema(wrong[i], text, TEXT), 0);
        CHECK_STRING(text, "");
        CHECK_EQ(parlor_catalogue(wrong[i], text, TEXT), 0);
    }
}

TEST(texts_are_cut_like_snprintf)
{
    const struct parlor_rules *rules = parlor_game(0);
    size_t whole = parlor_catalogue(rules, NULL, 0);
    char few[9] = "........";
    CHECK_EQ(parlor_catalogue(rules, few, sizeof few), whole);
    CHECK_EQ(strlen(few), 8);
    CHECK_EQ(parlor_catalogue(rules, text, TEXT), whole);
    CHECK_EQ(strlen(text), whole);
    CHECK_EQ(strncmp(text, few, 8), 0);
    char none[1] = "x";
    CHECK_EQ(parlor_catalogue(rules, none, 1), whole);
    CHECK_STRING(none, "");
    few[0] = '.';
    CHECK_EQ(parlor_catalogue(rules, few, 0), whole);
    CHECK_EQ(few[0], '.'); /* no room: not even for the end */
}

/* --- Play. --- */

TEST(random_games_end_with_somebody_first)
{
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        CHECK(parlor_seats(game.state) >= 1);
        int answers = 0;
        for (; parlor_pending(game.state) && answers < LONGEST_GAME; answers++) {
            int seat = asked(game.state), count = parlor_options(game.rules, game.state, seat);
            CHECK(count >= 1);
            CHECK_EQ(parlor_rank(game.rules, game.state, seat), 0);
            CHECK_EQ(parlor_answer(game.rules, game.state, seat, (answers * 7919) % count, NULL, 0),
                     1);
        }
        CHECK(answers < LONGEST_GAME);
        int firsts = 0;
        for (int seat = 0; seat < parlor_seats(game.state); seat++)
            firsts += parlor_rank(game.rules, game.state, seat) == 1;
        CHECK(firsts >= 1);
        CHECK_UNCHANGED(&game, parlor_answer(game.rules, game.state, 0, 0, why, sizeof why));
        CHECK_CONTAINS(why, "over");
        free(game.state);
    }
}

TEST(the_same_seed_is_the_same_game)
{
    struct held one = begin(0), other = begin(0);
    CHECK(parlor_hash(one.rules, one.state) == parlor_hash(other.rules, other.state));
    CHECK_EQ(parlor_start(one.rules, one.state, NULL, "another", NULL, 0), 1);
    CHECK(parlor_hash(one.rules, one.state) != parlor_hash(other.rules, other.state));
    CHECK_EQ(parlor_start(one.rules, one.state, NULL, NULL, NULL, 0), 1);
    CHECK_EQ(parlor_start(other.rules, other.state, NULL, NULL, NULL, 0), 1);
    CHECK(parlor_hash(one.rules, one.state) != parlor_hash(other.rules, other.state));
    free(one.state);
    free(other.state);
}

TEST(a_refused_start_changes_nothing)
{
    const char *const wrong[] = {"",
                                 "nonsense",
                                 "[]",
                                 "{\"mode\": \"chess\"}",
                                 "{\"pace\": 3}",
                                 "{\"mode\": 1, \"mode\": 2}"};
    struct held game = begin(0);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK_UNCHANGED(&game,
                        parlor_start(game.rules, game.state, wrong[i], "1", why, sizeof why));
    CHECK_UNCHANGED(&game, parlor_start(NULL, game.state, NULL, "1", why, sizeof why));
    CHECK_UNCHANGED(&game, parlor_start(no_rules(), game.state, NULL, "1", why, sizeof why));
    CHECK_UNCHANGED(&game, parlor_start(game.rules, NULL, NULL, "1", why, sizeof why));
    CHECK_EQ(parlor_start(game.rules, game.state, "nonsense", "1", NULL, 0), 0);
    char few[4];
    CHECK_EQ(parlor_start(game.rules, game.state, "nonsense", "1", few, sizeof few), 0);
    CHECK_EQ(strlen(few), 3);
    free(game.state);
}

TEST(a_refused_answer_changes_nothing)
{
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        int seat = asked(game.state), count = parlor_options(game.rules, game.state, seat);
        const int wrong[][2] = {{seat, -1}, {seat, count}, {seat, 254}, {seat, 1000000},
                                {-1, 0},    {-2, 0},       {7, 0},      {99, 0},
                                {5, 255},   {-1, 255},     {INT_MAX, 0}};
        for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++)
            CHECK_UNCHANGED(&game, parlor_answer(game.rules, game.state, wrong[n][0], wrong[n][1],
                                                 why, sizeof why));
        for (int other = 0; other < parlor_seats(game.state); other++)
            if (!(parlor_pending(game.state) >> other & 1))
                CHECK_UNCHANGED(&game,
                                parlor_answer(game.rules, game.state, other, 0, why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_answer(NULL, game.state, seat, 0, why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_answer(no_rules(), game.state, seat, 0, why, sizeof why));
        CHECK_EQ(parlor_answer(game.rules, NULL, seat, 0, why, sizeof why), 0);
        free(game.state);
    }
}

TEST(giving_up_ends_a_game_that_knows_it)
{
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        if (parlor_answer(game.rules, game.state, 0, PARLOR_CONCEDE, why, sizeof why)) {
            CHECK_EQ(parlor_pending(game.state), 0);
            CHECK(parlor_rank(game.rules, game.state, 0) != 1 || parlor_seats(game.state) == 1);
        } else {
            CHECK(parlor_pending(game.state));
        }
        free(game.state);
    }
}

/* --- Observers. --- */

TEST(observers_that_are_not_at_the_table_see_nothing)
{
    static const int wrong[] = {-3, 5, 7, 99, 255, INT_MIN, INT_MAX};
    const uint8_t seed[32] = {1};
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        uint64_t hash = parlor_hash(game.rules, game.state);
        for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++) {
            CHECK_EQ(parlor_view(game.rules, game.state, wrong[n], text, TEXT), 0);
            CHECK_STRING(text, "");
            CHECK_EQ(parlor_hide(game.rules, game.state, wrong[n], seed), 0);
            CHECK_EQ(parlor_question(game.rules, game.state, wrong[n], text, TEXT), 0);
            CHECK_EQ(parlor_options(game.rules, game.state, wrong[n]), 0);
            CHECK_EQ(parlor_rank(game.rules, game.state, wrong[n]), 0);
            CHECK_EQ(parlor_score(game.rules, game.state, wrong[n]), 0);
            CHECK_EQ(parlor_seat_text(game.rules, game.state, wrong[n], text, TEXT), 0);
            CHECK_EQ(parlor_prompt_text(game.rules, game.state, wrong[n], text, TEXT), 0);
            CHECK_EQ(parlor_option_text(game.rules, game.state, wrong[n], 0, text, TEXT), 0);
        }
        CHECK_EQ(parlor_hide(game.rules, game.state, 0, NULL), 0);
        CHECK(parlor_hash(game.rules, game.state) == hash);
        free(game.state);
    }
}

TEST(hiding_leaves_the_view_of_the_observer)
{
    static char before[TEXT];
    const uint8_t seed[32] = {1};
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        for (int observer = PARLOR_SPECTATOR; observer < parlor_seats(game.state); observer++) {
            CHECK(parlor_view(game.rules, game.state, observer, before, TEXT) > 10);
            CHECK_EQ(parlor_hide(game.rules, game.state, observer, seed), 1);
            parlor_view(game.rules, game.state, observer, text, TEXT);
            CHECK_STRING(text, before);
        }
        CHECK(parlor_view(game.rules, game.state, PARLOR_ALL_SEEING, text, TEXT) > 10);
        CHECK_JSON;
        free(game.state);
    }
}

/* --- A state that was never started, and none at all. --- */

TEST(a_state_that_never_started_is_refused_everywhere)
{
    const uint8_t seed[32] = {1};
    for (int i = 0; i < games(); i++) {
        const struct parlor_rules *rules = parlor_game(i);
        struct held zeros = {rules, calloc(1, parlor_state_size(rules))};
        void *const states[] = {zeros.state, NULL};
        for (int n = 0; n < 2; n++) {
            void *state = states[n];
            int option = 0;
            CHECK_EQ(parlor_seats(state), 0);
            CHECK_EQ(parlor_pending(state), 0);
            CHECK_EQ(parlor_options(rules, state, 0), 0);
            CHECK_EQ(parlor_answer(rules, state, 0, 0, why, sizeof why), 0);
            CHECK_EQ(parlor_answer(rules, state, 0, PARLOR_CONCEDE, why, sizeof why), 0);
            CHECK_EQ(parlor_rank(rules, state, 0), 0);
            CHECK_EQ(parlor_score(rules, state, 0), 0);
            CHECK_EQ(parlor_hide(rules, state, 0, seed), 0);
            CHECK_EQ(parlor_hide(rules, state, PARLOR_SPECTATOR, seed), 0);
            CHECK_EQ(parlor_view(rules, state, 0, text, TEXT), 0);
            CHECK_EQ(parlor_view(rules, state, PARLOR_ALL_SEEING, text, TEXT), 0);
            CHECK_EQ(parlor_question(rules, state, 0, text, TEXT), 0);
            CHECK_EQ(parlor_seat_text(rules, state, 0, text, TEXT), 0);
            CHECK_EQ(parlor_dump(rules, state, text, TEXT), 0);
            CHECK_EQ(parlor_suggest(rules, state, 0, "random", NULL, &option, why, sizeof why), 0);
            CHECK_EQ(parlor_advice(rules, state, 0, "random", NULL, text, TEXT), 0);
        }
        CHECK_EQ(parlor_hash(rules, NULL), 0);
        free(zeros.state);
    }
}

/* --- Words. --- */

TEST(questions_and_options_have_words)
{
    static char question[TEXT];
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        int seat = asked(game.state), count = parlor_options(game.rules, game.state, seat);
        parlor_question(game.rules, game.state, seat, question, TEXT);
        CHECK(parlor_seat_text(game.rules, game.state, seat, text, TEXT) > 0);
        CHECK(parlor_prompt_text(game.rules, game.state, seat, text, TEXT) > 0);
        CHECK_CONTAINS(question, text);
        for (int option = 0; option < count; option++) {
            CHECK(parlor_option_text(game.rules, game.state, seat, option, text, TEXT) > 0);
            CHECK_CONTAINS(question, text);
        }
        CHECK_EQ(parlor_option_text(game.rules, game.state, seat, count, text, TEXT), 0);
        CHECK_EQ(parlor_option_text(game.rules, game.state, seat, -1, text, TEXT), 0);
        free(game.state);
    }
}

struct ear {
    int events;
    char all[TEXT];
};

static void hear(void *user, const char *line, const char *json)
{
    struct ear *ear = user;
    json_t *event = json_loads(json, 0, NULL);
    CHECK_STRING(json_string_value(json_object_get(event, "text")), line);
    json_decref(event);
    ear->events++;
    size_t length = strlen(ear->all);
    snprintf(ear->all + length, sizeof ear->all - length, "%s\n", line);
}

TEST(a_listener_hears_what_its_observer_may_know)
{
    static struct ear own, other;
    own = other = (struct ear){0};
    const struct parlor_rules *rules = parlor_find("flash_duel");
    void *state = calloc(1, parlor_state_size(rules));
    struct parlor_listener seat0 = {0, hear, &own}, spectator = {PARLOR_SPECTATOR, hear, &other};
    CHECK_EQ(parlor_start_heard(rules, state, NULL, "7", &seat0, why, sizeof why), 1);
    CHECK_EQ(parlor_start_heard(rules, state, NULL, "7", &spectator, why, sizeof why), 1);
    CHECK(own.events > 0);
    CHECK_EQ(own.events, other.events);
    CHECK(strcmp(own.all, other.all)); /* the dealt cards */
    other.events = 0;
    int seat = asked(state);
    CHECK_EQ(parlor_answer_heard(rules, state, seat, 0, &spectator, why, sizeof why), 1);
    CHECK(other.events > 0);
    free(state);
}

TEST(a_listener_that_is_none_is_refused)
{
    static struct ear ear;
    struct held game = begin(0);
    const struct parlor_listener wrong[] = {
        {9, hear, &ear}, {-3, hear, &ear}, {0, NULL, &ear}, {INT_MAX, hear, &ear}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK_UNCHANGED(&game, parlor_answer_heard(game.rules, game.state, asked(game.state), 0,
                                                   &wrong[i], why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_start_heard(game.rules, game.state, NULL, "1", &wrong[i], why,
                                                  sizeof why));
    }
    CHECK_EQ(ear.events, 0);
    free(game.state);
}

/* --- Positions. --- */

TEST(positions_go_out_and_come_back)
{
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i), back = {game.rules, NULL};
        back.state = calloc(1, parlor_state_size(game.rules));
        CHECK(parlor_dump(game.rules, game.state, text, TEXT) > 10);
        if (parlor_load(back.rules, back.state, text, why, sizeof why))
            CHECK(parlor_hash(back.rules, back.state) == parlor_hash(game.rules, game.state));
        else /* not between two questions of the top level */
            CHECK(*why);
        static const char *const wrong[] = {"", "nonsense", "[]", "{}", "{\"game\": \"chess\"}"};
        for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++)
            CHECK_UNCHANGED(&game, parlor_load(game.rules, game.state, wrong[n], why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_load(game.rules, game.state, NULL, why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_load(NULL, game.state, text, why, sizeof why));
        CHECK_UNCHANGED(&game, parlor_load(game.rules, NULL, text, why, sizeof why));
        free(game.state);
        free(back.state);
    }
}

/* --- Records. --- */

TEST(a_record_is_written_read_and_replayed)
{
    for (int i = 0; i < games(); i++) {
        const struct parlor_rules *rules = parlor_game(i);
        void *state = calloc(1, parlor_state_size(rules));
        struct parlor_record *record =
            parlor_record_start(rules, state, NULL, "a seed", why, sizeof why);
        CHECK(record && parlor_record_rules(record) == rules);
        uint64_t hashes[8] = {parlor_hash(rules, state)};
        for (int n = 1; n < 8 && parlor_pending(state); n++) {
            int seat = asked(state);
            CHECK_EQ(parlor_record_answer(record, state, seat, 999, why, sizeof why), 0);
            CHECK_EQ(parlor_record_answer(record, state, seat, 0, why, sizeof why), 1);
            hashes[n] = parlor_hash(rules, state);
        }
        CHECK_EQ(parlor_record_length(record), 7);
        CHECK(parlor_record_write(record, state, text, TEXT) > 10);
        parlor_record_free(record);

        record = parlor_record_read(text, why, sizeof why);
        CHECK(record);
        CHECK_EQ(parlor_record_length(record), 7);
        for (size_t n = 0; n < 8; n++) {
            CHECK_EQ(parlor_record_replay(record, n, state, why, sizeof why), 1);
            CHECK(parlor_hash(rules, state) == hashes[n]);
        }
        struct held game = {rules, state};
        CHECK_UNCHANGED(&game, parlor_record_replay(record, 8, state, why, sizeof why));
        CHECK_EQ(parlor_record_check(record, state, why, sizeof why), 1);
        CHECK_EQ(parlor_record_replay(record, 0, NULL, why, sizeof why), 0);
        parlor_record_free(record);
        free(state);
    }
}

TEST(a_record_that_was_tampered_with_is_refused)
{
    struct held game = begin(0);
    struct parlor_record *record =
        parlor_record_start(game.rules, game.state, NULL, "a seed", NULL, 0);
    CHECK_EQ(parlor_record_answer(record, game.state, asked(game.state), 0, NULL, 0), 1);
    parlor_record_write(record, game.state, text, TEXT);
    parlor_record_free(record);
    char *end = strstr(text, "\"end\":\"");
    CHECK(end);
    end[7] = end[7] == '0' ? '1' : '0';
    record = parlor_record_read(text, why, sizeof why);
    CHECK(record);
    CHECK_UNCHANGED(&game, parlor_record_check(record, game.state, why, sizeof why));
    parlor_record_free(record);
    free(game.state);
}

TEST(records_that_are_none_are_refused)
{
    static const char *const wrong[] = {"", "nonsense", "[]", "{}", "{\"parlor\": 1}"};
    struct held game = begin(0);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK(!parlor_record_read(wrong[i], why, sizeof why) && *why);
    CHECK(!parlor_record_read(NULL, why, sizeof why));
    CHECK(!parlor_record_start(NULL, game.state, NULL, NULL, why, sizeof why));
    CHECK(!parlor_record_start(game.rules, NULL, NULL, NULL, why, sizeof why));
    CHECK(!parlor_record_start(game.rules, game.state, "nonsense", NULL, why, sizeof why));
    CHECK_CONTAINS(why, "JSON");
    CHECK_UNCHANGED(&game, parlor_record_answer(NULL, game.state, 0, 0, why, sizeof why));
    CHECK_UNCHANGED(&game, parlor_record_replay(NULL, 0, game.state, why, sizeof why));
    CHECK_UNCHANGED(&game, parlor_record_check(NULL, game.state, why, sizeof why));
    CHECK_EQ(parlor_record_length(NULL), 0);
    CHECK(!parlor_record_rules(NULL));
    CHECK_EQ(parlor_record_write(NULL, game.state, text, TEXT), 0);
    parlor_record_free(NULL);
    struct parlor_record *record =
        parlor_record_start(game.rules, game.state, NULL, "1", why, sizeof why);
    CHECK_EQ(parlor_record_write(record, NULL, text, TEXT), 0);
    CHECK_EQ(parlor_record_answer(record, NULL, 0, 0, why, sizeof why), 0);
    parlor_record_free(record);
    free(game.state);
}

/* --- Bots. --- */

TEST(every_bot_suggests_an_option)
{
    struct parlor_budget budget = {.iterations = 50, .threads = 1, .seed = 5};
    for (int i = 0; i < games(); i++) {
        struct held game = begin(i);
        int seat = asked(game.state), count = parlor_options(game.rules, game.state, seat);
        for (int bot = 0; parlor_bot(bot); bot++) {
            int option = -1, again = -2;
            CHECK_EQ(parlor_suggest(game.rules, game.state, seat, parlor_bot(bot), &budget, &option,
                                    why, sizeof why),
                     1);
            CHECK(option >= 0 && option < count);
            CHECK_EQ(parlor_suggest(game.rules, game.state, seat, parlor_bot(bot), &budget, &again,
                                    why, sizeof why),
                     1);
            CHECK_EQ(option, again);
        }
        CHECK(parlor_advice(game.rules, game.state, seat, "search", &budget, text, TEXT) > 10);
        json_t *advice = parsed();
        CHECK_EQ(json_array_size(json_object_get(advice, "options")), count);
        json_decref(advice);
        free(game.state);
    }
    CHECK(!parlor_bot(-1) && !parlor_bot(1000));
}

TEST(suggestions_that_cannot_be_made_are_refused)
{
    struct held game = begin(0);
    int seat = asked(game.state), option = 77;
    struct parlor_budget negative = {.iterations = -1};
    const struct parlor_rules *rules = game.rules;
    void *state = game.state;
#define REFUSED(...) CHECK_UNCHANGED(&game, parlor_suggest(__VA_ARGS__, why, sizeof why))
    REFUSED(rules, state, seat, "nobody", NULL, &option);
    REFUSED(rules, state, seat, NULL, NULL, &option);
    REFUSED(rules, state, 1 - seat, "random", NULL, &option);
    REFUSED(rules, state, 99, "random", NULL, &option);
    REFUSED(rules, state, -1, "random", NULL, &option);
    REFUSED(NULL, state, seat, "random", NULL, &option);
    REFUSED(rules, NULL, seat, "random", NULL, &option);
    REFUSED(rules, state, seat, "random", NULL, NULL);
    REFUSED(rules, state, seat, "search", &negative, &option);
#undef REFUSED
    CHECK_EQ(option, 77);
    CHECK_EQ(parlor_advice(rules, state, 1 - seat, "random", NULL, text, TEXT), 0);
    CHECK_EQ(parlor_advice(rules, state, seat, "nobody", NULL, text, TEXT), 0);
    free(game.state);
}
