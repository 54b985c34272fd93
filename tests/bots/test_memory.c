/* test_memory.c - a bot answers whatever it is refused of the memory that it asks for. */
#include "bots/analysis.h"
#include "bots/bot.h"
#include "kit/contract.h"
#include "kit/memory.h"
#include "kit/test.h"
#include "toy/toy.h"

#include <limits.h>
#include <stdlib.h>

/* One question of the toy, whose plan is the last option and whose judge has no preference. */
struct scene {
    struct game_rules rules;
    struct game g;
    struct question q;
};

static int plan_last(const struct game *g, int seat, const struct option *options, int count,
                     struct dice *dice)
{
    (void)g;
    (void)seat;
    (void)options;
    (void)dice;
    return count - 1;
}

static void scene_start(struct scene *scene)
{
    struct setup setup;
    uint8_t seed[SEED_BYTES];
    scene->rules = toy;
    scene->rules.plan = plan_last;
    setup_defaults(toy.setup, &setup);
    test_seed(3, seed);
    CHECK(game_start(&toy, &scene->g, &setup, seed, NULL));
    game_question(&toy, &scene->g, 0, &scene->q);
    CHECK(scene->q.count > 1);
}

struct thought {
    int choice;
    long refused;
    uint32_t visits; /* of all options */
};

/* What a bot answers when `count` allocations are refused from the n-th on. */
static struct thought ask(const struct scene *scene, const char *name, int threads, uint64_t seed,
                          long n, long count)
{
    struct bot_opinion opinions[OPTIONS];
    struct bot_budget budget = {.iterations = 60, .threads = threads};
    struct dice dice = {.state = seed};
    struct thought t = {0};
    memory_refuse(n, count);
    t.choice =
        bot_choose(&scene->rules, &scene->g, 0, bot_find(name, NULL), &budget, &dice, opinions);
    t.refused = memory_refused();
    CHECK(t.choice >= 0 && t.choice < scene->q.count);
    for (int i = 0; i < OPTIONS; i++)
        t.visits += opinions[i].visits;
    return t;
}

TEST(a_bot_without_memory_for_a_guess_answers_at_random)
{
    struct scene scene;
    scene_start(&scene);
    for (const struct bot *bot = bot_table; bot->name; bot++) {
        int times[OPTIONS] = {0};
        for (uint64_t seed = 0; seed < 100; seed++) {
            struct thought t = ask(&scene, bot->name, 1, seed, 1, LONG_MAX);
            CHECK_EQ(t.refused, 1); /* it doesn't try again */
            CHECK_EQ(t.visits, 0);
            times[t.choice]++;
        }
        for (int i = 0; i < scene.q.count; i++)
            CHECK(times[i] > 0);
    }
}

/* The second allocation is the first that a bot makes itself. */
TEST(a_bot_without_memory_for_its_thoughts_follows_the_plan)
{
    static const char *const thinkers[] = {"greedy", "pure", "search", "club", "master"};
    struct scene scene;
    scene_start(&scene);
    for (size_t i = 0; i < sizeof thinkers / sizeof *thinkers; i++) {
        long n = 2;
        for (struct thought t; (t = ask(&scene, thinkers[i], 1, 1, n, 1)).refused; n++) {
            CHECK_EQ(t.choice, scene.q.count - 1);
            CHECK_EQ(t.visits, 0);
        }
        CHECK(n > 2); /* it thinks with memory */
    }
}

TEST(a_search_goes_on_without_a_thread_that_has_no_memory)
{
    enum { THREADS = 3, FIRST_OF_THREADS = 3 }; /* after the guess and the list of threads */
    struct scene scene;
    long n = FIRST_OF_THREADS;
    scene_start(&scene);
    for (struct thought t; (t = ask(&scene, "search", THREADS, 1, n, 1)).refused; n++)
        CHECK_EQ(t.visits, 60 / THREADS * (THREADS - 1));
    CHECK(n > FIRST_OF_THREADS);
    struct thought none = ask(&scene, "search", THREADS, 1, FIRST_OF_THREADS, LONG_MAX);
    CHECK_EQ(none.choice, scene.q.count - 1);
    CHECK_EQ(none.visits, 0);
}

static void check_all_refusals(const struct game_rules *rules, const struct game *g, int seat,
                               const struct bot *bot, int options)
{
    static const long counts[] = {1, LONG_MAX};
    struct bot_budget budget = {.iterations = 20, .threads = 2};
    for (int i = 0; i < 2; i++) {
        for (long n = 1, refused = 1; refused; n++) {
            struct dice dice = {.state = (uint64_t)n};
            memory_refuse(n, counts[i]);
            int choice = bot_choose(rules, g, seat, bot, &budget, &dice, NULL);
            refused = memory_refused();
            CHECK(choice >= 0 && choice < options);
        }
    }
}

/* In the games themselves, with one allocation refused, or all from there on. */
TEST(a_bot_gives_a_legal_answer_whatever_it_is_refused)
{
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct setup setup;
        struct question q;
        uint8_t seed[SEED_BYTES];
        struct game *g = malloc((*row)->size);
        setup_defaults((*row)->setup, &setup);
        test_seed(1, seed);
        CHECK(game_start(*row, g, &setup, seed, NULL));
        int seat = __builtin_ctz(game_pending(g));
        game_question(*row, g, seat, &q);
        for (const struct bot *bot = bot_table; bot->name; bot++)
            check_all_refusals(*row, g, seat, bot, q.count);
        free(g);
    }
}

/* An analysis without memory is refused, or is one: what a search lacks, the plan makes up for. */
TEST(an_analysis_is_refused_or_whole)
{
    struct record record = {.rules = &toy};
    struct game g;
    setup_defaults(toy.setup, &record.setup);
    test_seed(3, record.seed);
    CHECK(game_start(&toy, &g, &record.setup, record.seed, NULL));
    for (int i = 0; i < 3; i++) {
        int seat = __builtin_ctz(game_pending(&g));
        CHECK(game_answer(&toy, &g, seat, 0, NULL, NULL) && record_add(&record, seat, 0));
    }
    for (long n = 1, refused = 1; refused; n++) {
        const struct analysis_wish wish = {
            .record = &record, .depth = 1, .seed = 1, .only = SPECTATOR};
        struct analysis a;
        struct reason why = {""};
        memory_refuse(n, 1);
        bool fine = analysis_make(&a, &wish, &why);
        refused = memory_refused();
        CHECK(fine || (refused && why.memory));
        CHECK(!fine || a.count == record.count);
        analysis_free(&a);
    }
    record_free(&record);
}
