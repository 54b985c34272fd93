/* test_memory.c - memory runs out in the library: a function that can refuse says so and has
 * changed nothing, one that writes text writes all of it or none, and nobody misses an event. */
#include "kit/memory.h"
#include "kit/test.h"
#include "parlor.h"

#include <stdbool.h>
#include <stdlib.h>

enum { TEXT = 300000, UNTOUCHED = 0x5a, ANSWERS = 64 };

/* A game in its middle, and what the functions below write. */
struct stage {
    const struct parlor_rules *rules;
    size_t size;
    void *state, *kept;           /* the state, and as it was before the call */
    int seat;                     /* that is asked */
    struct parlor_record *record; /* of this game */
    char why[240];
    char text[TEXT], position[TEXT], file[TEXT]; /* a position that can be loaded */
    int heard;                                   /* events, since the call */
};

/* Plays as many answers as a record has room for at first; false: then it is over already. */
static bool play(struct stage *s, int number)
{
    char seed[20];
    snprintf(seed, sizeof seed, "seed %d", number);
    s->record = parlor_record_start(s->rules, s->state, NULL, seed, s->why, sizeof s->why);
    CHECK(s->record != NULL);
    for (int i = 0; i < ANSWERS && parlor_pending(s->state); i++) {
        int seat = __builtin_ctz(parlor_pending(s->state));
        int option = (7 * i + number) % parlor_options(s->rules, s->state, seat);
        CHECK(parlor_record_answer(s->record, s->state, seat, option, NULL, 0));
        CHECK(parlor_dump(s->rules, s->state, s->text, TEXT) < TEXT);
        if (parlor_load(s->rules, s->kept, s->text, NULL, 0))
            memcpy(s->position, s->text, TEXT);
    }
    return parlor_pending(s->state) != 0;
}

static void stage_open(struct stage *s, int game)
{
    s->rules = parlor_game(game);
    s->size = parlor_state_size(s->rules);
    s->state = calloc(1, s->size);
    s->kept = malloc(s->size);
    for (int i = 0; !play(s, i); i++)
        parlor_record_free(s->record);
    s->seat = __builtin_ctz(parlor_pending(s->state));
    CHECK(parlor_record_write(s->record, s->state, s->file, TEXT) < TEXT);
}

static void stage_close(struct stage *s)
{
    parlor_record_free(s->record);
    free(s->state);
    free(s->kept);
}

static void hear(void *user, const char *text, const char *json)
{
    struct stage *s = user;
    CHECK(*text && *json == '{' && json[strlen(json) - 1] == '}');
    s->heard++;
}

/* --- Functions that write text; they return its length. --- */

static size_t text_schema(struct stage *s)
{
    return parlor_setup_schema(s->rules, s->text, TEXT);
}

static size_t text_catalogue(struct stage *s)
{
    return parlor_catalogue(s->rules, s->text, TEXT);
}

static size_t text_question(struct stage *s)
{
    return parlor_question(s->rules, s->state, s->seat, s->text, TEXT);
}

static size_t text_view(struct stage *s)
{
    return parlor_view(s->rules, s->state, s->seat, s->text, TEXT);
}

static size_t text_seat(struct stage *s)
{
    return parlor_seat_text(s->rules, s->state, s->seat, s->text, TEXT);
}

static size_t text_prompt(struct stage *s)
{
    return parlor_prompt_text(s->rules, s->state, s->seat, s->text, TEXT);
}

static size_t text_option(struct stage *s)
{
    return parlor_option_text(s->rules, s->state, s->seat, 0, s->text, TEXT);
}

static size_t text_dump(struct stage *s)
{
    return parlor_dump(s->rules, s->state, s->text, TEXT);
}

static size_t text_record(struct stage *s)
{
    return parlor_record_write(s->record, s->state, s->text, TEXT);
}

static size_t (*const texts[])(struct stage *) = {text_schema, text_catalogue, text_question,
                                                  text_view,   text_seat,      text_prompt,
                                                  text_option, text_dump,      text_record};

static void check_text(struct stage *s, size_t (*write)(struct stage *))
{
    size_t length = write(s);
    char *whole = strdup(s->text);
    CHECK(length && length == strlen(whole));
    for (long n = 1, refused = 1; refused; n++) {
        memset(s->text, UNTOUCHED, length);
        memory_refuse(n, 1);
        size_t written = write(s);
        refused = memory_refused();
        CHECK_EQ(written, refused ? 0 : length);
        CHECK_STRING(s->text, refused ? "" : whole);
    }
    free(whole);
}

TEST(a_text_of_the_library_without_memory_is_none)
{
    static struct stage s;
    for (int game = 0; parlor_game(game); game++) {
        stage_open(&s, game);
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
            check_text(&s, texts[i]);
        stage_close(&s);
    }
}

/* --- Functions that can refuse. --- */

static int do_start(struct stage *s)
{
    struct parlor_listener listener = {PARLOR_ALL_SEEING, hear, s};
    return parlor_start_heard(s->rules, s->state, "{}", "another seed", &listener, s->why,
                              sizeof s->why);
}

static int do_answer(struct stage *s)
{
    struct parlor_listener listener = {s->seat, hear, s};
    return parlor_answer_heard(s->rules, s->state, s->seat, 0, &listener, s->why, sizeof s->why);
}

static int do_load(struct stage *s)
{
    return parlor_load(s->rules, s->state, s->position, s->why, sizeof s->why);
}

static int do_record_start(struct stage *s)
{
    struct parlor_record *record =
        parlor_record_start(s->rules, s->state, "{}", "another seed", s->why, sizeof s->why);
    parlor_record_free(record);
    return record != NULL;
}

static int do_record_answer(struct stage *s)
{
    size_t length = parlor_record_length(s->record);
    int done = parlor_record_answer(s->record, s->state, s->seat, 0, s->why, sizeof s->why);
    CHECK_EQ(parlor_record_length(s->record), length + (size_t)done);
    return done;
}

static int do_record_read(struct stage *s)
{
    struct parlor_record *record = parlor_record_read(s->file, s->why, sizeof s->why);
    size_t length = parlor_record_length(record);
    parlor_record_free(record);
    CHECK_EQ(length, record ? ANSWERS : 0);
    return record != NULL;
}

static int do_record_replay(struct stage *s)
{
    return parlor_record_replay(s->record, 10, s->state, s->why, sizeof s->why);
}

static int do_record_check(struct stage *s)
{
    return parlor_record_check(s->record, s->state, s->why, sizeof s->why);
}

/* The last one leaves an answer in the record. */
static int (*const deeds[])(struct stage *) = {do_start,        do_answer,       do_load,
                                               do_record_start, do_record_read,  do_record_replay,
                                               do_record_check, do_record_answer};

static void check_deed(struct stage *s, int (*deed)(struct stage *))
{
    memcpy(s->kept, s->state, s->size);
    for (long n = 1, refused = 1; refused; n++) {
        snprintf(s->why, sizeof s->why, "?");
        s->heard = 0;
        memory_refuse(n, 1);
        int done = deed(s);
        refused = memory_refused();
        CHECK_EQ(done, !refused);
        if (done)
            break;
        CHECK_STRING(s->why, "Out of memory.");
        CHECK_EQ(s->heard, 0);
        CHECK(!memcmp(s->kept, s->state, s->size));
    }
    memcpy(s->state, s->kept, s->size);
}

TEST(a_deed_of_the_library_without_memory_is_refused)
{
    static struct stage s;
    for (int game = 0; parlor_game(game); game++) {
        stage_open(&s, game);
        for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
            check_deed(&s, deeds[i]);
        stage_close(&s);
    }
}

/* A deck is read when the game starts. */
TEST(a_deck_that_is_read_without_memory_is_not_a_bad_one)
{
    static struct stage s;
    static const char setup[] = "{\"red\":\"{\\\"name\\\":\\\"x\\\",\\\"heroes\\\":[],"
                                "\\\"cards\\\":{}}\"}";
    int without = 0;
    stage_open(&s, 0);
    const struct parlor_rules *rules = parlor_find("gem_blenders");
    void *state = calloc(1, parlor_state_size(rules));
    for (long n = 1, refused = 1; refused; n++) {
        memory_refuse(n, 1);
        CHECK(!parlor_start(rules, state, setup, "a seed", s.why, sizeof s.why));
        refused = memory_refused();
        if (!strcmp(s.why, "Out of memory."))
            without++;
        else
            CHECK_CONTAINS(s.why, "is not legal."); /* which it is not */
    }
    CHECK_EQ(without, 3); /* for the setup, the state and the deck */
    free(state);
    stage_close(&s);
}

/* --- Bots, which answer anyhow. --- */

TEST(a_bot_of_the_library_answers_without_memory)
{
    static struct stage s;
    struct parlor_budget budget = {.iterations = 20, .threads = 1, .seed = 1};
    stage_open(&s, 0);
    for (int bot = 0; parlor_bot(bot); bot++)
        for (long n = 1, refused = 1; refused; n++) {
            int option = -1;
            memory_refuse(n, 1);
            CHECK(parlor_suggest(s.rules, s.state, s.seat, parlor_bot(bot), &budget, &option, s.why,
                                 sizeof s.why));
            size_t length =
                parlor_advice(s.rules, s.state, s.seat, parlor_bot(bot), &budget, s.text, TEXT);
            refused = memory_refused();
            CHECK(option >= 0 && option < parlor_options(s.rules, s.state, s.seat));
            CHECK(refused || length);
            CHECK_EQ(strlen(s.text), length);
            CHECK(!length || s.text[length - 1] == '}');
        }
    stage_close(&s);
}
