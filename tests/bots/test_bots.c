/* test_bots.c - what every bot must keep, in every game: it is given only what its seat may know,
 * chooses what is legal, is repeatable, and keeps to its budget. */
#include "bots/bot.h"
#include "core/stopwatch.h"
#include "kit/contract.h"
#include "kit/test.h"
#include "toy/toy.h"

#include <stdlib.h>
#include <time.h>

/* Several bots are the same one with another budget; the tests here give their own. */
static bool is_another(const struct bot *bot)
{
    for (const struct bot *before = bot_table; before < bot; before++)
        if (before->choose == bot->choose)
            return false;
    return true;
}

enum { FEW = 40 }; /* iterations: enough to grow a tree */

static const struct bot_budget short_budget = {.iterations = FEW, .threads = 1};

static void start_mode(const struct game_rules *rules, int mode, struct game *g, uint64_t seed)
{
    struct setup setup;
    uint8_t bytes[SEED_BYTES];
    setup_bounded(rules->setup, &setup);
    setup.value[SETUP_MODE] = (int16_t)mode;
    test_seed(seed, bytes);
    CHECK(game_start(rules, g, &setup, bytes, NULL));
}

static void start(const struct game_rules *rules, struct game *g, uint64_t seed)
{
    start_mode(rules, 0, g, seed);
}

/* Calls back for each mode of each game, and of the toy. */
static void for_all_modes(void (*check)(const struct game_rules *rules, int mode))
{
    for (int mode = 0; toy.setup[SETUP_MODE].choices[mode]; mode++)
        check(&toy, mode);
    for (const struct game_rules *const *row = game_table; *row; row++)
        for (int mode = 0; (*row)->setup[SETUP_MODE].choices[mode]; mode++)
            check(*row, mode);
}

static void answer_at_random(const struct game_rules *rules, struct game *g, struct dice *dice)
{
    struct question q;
    int seat = __builtin_ctz(game_pending(g));
    game_question(rules, g, seat, &q);
    game_apply(rules, g, seat, q.options[dice_below(dice, q.count)]);
}

/* What the bot answers and thinks with these dice. */
struct thought {
    int choice;
    struct bot_opinion opinions[OPTIONS];
};

static struct thought ask(const struct game_rules *rules, const struct game *g, int seat,
                          const struct bot *bot, uint64_t seed)
{
    struct dice dice = {.state = seed};
    struct thought thought;
    thought.choice = bot_choose(rules, g, seat, bot, &short_budget, &dice, thought.opinions);
    return thought;
}

/* Every bot answers the same, and for the same reasons, whatever is hidden from it. */
static void check_honest(const struct game_rules *rules, const struct game *real,
                         struct game *other, int seat, uint64_t seed)
{
    struct chance chance;
    struct question q;
    bot_chance(&chance, &(struct dice){seed});
    memcpy(other, real, rules->size);
    game_hide(rules, other, seat, &chance);
    game_question(rules, real, seat, &q);
    for (const struct bot *bot = bot_table; bot->name; bot++) {
        if (!is_another(bot))
            continue;
        struct thought first = ask(rules, real, seat, bot, seed);
        struct thought second = ask(rules, other, seat, bot, seed);
        if (memcmp(&first, &second, sizeof first))
            fail_msg("%s in %s knows something that is hidden", bot->name, rules->name);
        CHECK(first.choice >= 0 && first.choice < q.count);
    }
}

static void check_honest_seats(const struct game_rules *rules, const struct game *real,
                               struct game *other, uint64_t seed)
{
    for (int seat = 0; seat < SEATS; seat++)
        if (game_pending(real) & seat_bit(seat))
            check_honest(rules, real, other, seat, seed);
}

static void check_honest_games(const struct game_rules *rules, int mode)
{
    struct game *g = malloc(rules->size), *other = malloc(rules->size);
    for (uint64_t seed = 0; seed < (uint64_t)contract_games(4); seed++) {
        struct dice dice = {.state = seed};
        start_mode(rules, mode, g, seed);
        for (int i = 0; game_pending(g) && i < 60; i++) {
            if (i % 3 == 0)
                check_honest_seats(rules, g, other, seed + (uint64_t)i);
            answer_at_random(rules, g, &dice);
        }
    }
    free(g);
    free(other);
}

TEST(a_bot_is_given_only_what_its_seat_may_know)
{
    for_all_modes(check_honest_games);
}

/* All seats are played by this bot, the last of several pending ones first. */
static void play_to_the_end(const struct game_rules *rules, int mode, const struct bot *bot,
                            uint64_t seed)
{
    struct game *g = malloc(rules->size);
    struct dice dice = {.state = seed};
    start_mode(rules, mode, g, seed);
    for (int answers = 0; game_pending(g); answers++) {
        struct reason why = {""};
        int seat = 31 - __builtin_clz(game_pending(g));
        int choice = bot_choose(rules, g, seat, bot, &short_budget, &dice, NULL);
        if (!game_answer(rules, g, seat, choice, NULL, &why))
            fail_msg("%s in %s: %s", bot->name, rules->name, why.text);
        CHECK(answers < 2000);
    }
    free(g);
}

static void play_with_all_bots(const struct game_rules *rules, int mode)
{
    for (const struct bot *bot = bot_table; bot->name; bot++)
        for (uint64_t seed = 0; is_another(bot) && seed < (uint64_t)contract_games(2); seed++)
            play_to_the_end(rules, mode, bot, seed);
}

TEST(every_bot_plays_every_game_to_its_end)
{
    for_all_modes(play_with_all_bots); /* the toy: three seats, questions to all at once */
}

TEST(the_same_dice_lead_to_the_same_thoughts)
{
    struct game g;
    start(&toy, &g, 5);
    for (const struct bot *bot = bot_table; bot->name; bot++) {
        struct thought first = ask(&toy, &g, 1, bot, 99), second = ask(&toy, &g, 1, bot, 99);
        CHECK(!memcmp(&first, &second, sizeof first));
    }
}

TEST(other_dice_lead_to_other_guesses)
{
    struct game g;
    start(&toy, &g, 5);
    const struct bot *search = bot_find("search", NULL);
    struct thought first = ask(&toy, &g, 1, search, 1), second = ask(&toy, &g, 1, search, 2);
    CHECK(memcmp(&first, &second, sizeof first));
}

static uint32_t visits(const struct thought *thought)
{
    uint32_t sum = 0;
    for (int i = 0; i < OPTIONS; i++)
        sum += thought->opinions[i].visits;
    return sum;
}

TEST(a_search_makes_as_many_iterations_as_it_was_given)
{
    struct thought thought;
    struct game g;
    const struct bot *search = bot_find("search", NULL);
    start(&toy, &g, 7);
    thought = ask(&toy, &g, 0, search, 1); /* the first of the seats that are asked */
    CHECK_EQ(visits(&thought), FEW);
    struct bot_budget threads = {.iterations = 300, .threads = 3};
    thought.choice = bot_choose(&toy, &g, 0, search, &threads, &(struct dice){1}, thought.opinions);
    CHECK_EQ(visits(&thought), 300);
}

TEST(a_search_ends_in_time)
{
    struct thought thought;
    struct game g;
    start(&toy, &g, 7);
    for (int threads = 1; threads <= 4; threads++) { /* more than this machine may have free */
        struct bot_budget budget = {.ms = 30, .threads = threads};
        double begin = stopwatch_seconds();
        thought.choice = bot_choose(&toy, &g, 0, bot_find("master", NULL), &budget,
                                    &(struct dice){1}, thought.opinions);
        double seconds = stopwatch_seconds() - begin;
        CHECK(seconds >= 0.03);
        CHECK(seconds < 5); /* a busy machine may take its time to wake a thread */
        CHECK(visits(&thought) > 0);
    }
}

/* In the first position of this seed one option is far better than the others, so before a second
 * is over none can catch up. If somebody reads the opinions, the search takes all of the time. */
TEST(a_search_stops_early_when_no_option_can_overtake_the_best)
{
    struct game g;
    struct bot_opinion opinions[OPTIONS];
    double begin = stopwatch_seconds();
    start(&toy, &g, 7);
    int quick = bot_choose(&toy, &g, 0, bot_find("master", NULL), NULL, &(struct dice){1}, NULL);
    double stopped = stopwatch_seconds();
    int whole =
        bot_choose(&toy, &g, 0, bot_find("master", NULL), NULL, &(struct dice){1}, opinions);
    CHECK(stopped - begin < 0.95);
    CHECK(stopwatch_seconds() - stopped >= 1);
    CHECK_EQ(quick, whole);
}

/* The toy, as on a machine that has little time for it; it counts the answers that were tried
 * when the time was already over. */
static double time_ends;
static int answers_too_late;

static void slow_run(struct game *g)
{
    nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
    answers_too_late += stopwatch_seconds() > time_ends;
    toy.run(g);
}

/* An iteration that has begun may end, so some answers come too late, but not those of several
 * iterations: a search that looked at the clock after a fixed number of them would try hundreds. */
TEST(the_levels_answer_in_time_when_every_step_is_slow)
{
    enum { OF_ONE_ITERATION = 60 };
    static const struct {
        const char *name;
        double seconds;
    } levels[] = {{"novice", 0}, {"club", 0.1}, {"master", 1}};
    struct game_rules slow = toy;
    struct thought thought;
    struct game g;
    slow.run = slow_run;
    start(&toy, &g, 7);
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        double begin = stopwatch_seconds();
        time_ends = begin + levels[i].seconds;
        answers_too_late = 0;
        bot_choose(&slow, &g, 0, bot_find(levels[i].name, NULL), NULL, &(struct dice){1},
                   thought.opinions);
        CHECK(stopwatch_seconds() >= time_ends);
        CHECK(answers_too_late < OF_ONE_ITERATION);
    }
}

TEST(a_search_looks_at_the_clock_after_a_first_iteration)
{
    struct thought thought = {0};
    struct game g;
    struct bot_budget none = {.ms = 1, .threads = 1};
    struct game_rules slow = toy;
    slow.run = slow_run;
    start(&toy, &g, 7);
    bot_choose(&slow, &g, 0, bot_find("search", NULL), &none, &(struct dice){1}, thought.opinions);
    CHECK_EQ(visits(&thought), 1);
}

TEST(a_search_whose_tree_is_full_goes_on)
{
    struct thought thought;
    struct game g;
    struct bot_budget budget = {.iterations = 520000, .threads = 1};
    start(&toy, &g, 7);
    thought.choice = bot_choose(&toy, &g, 0, bot_find("search", NULL), &budget, &(struct dice){1},
                                thought.opinions);
    CHECK_EQ(visits(&thought), 520000);
}

static uint32_t most_visits(const struct thought *thought)
{
    uint32_t most = 0;
    for (int i = 0; i < OPTIONS; i++)
        most = thought->opinions[i].visits > most ? thought->opinions[i].visits : most;
    return most;
}

/* How often two searches with the same dice, of which only the first mixes, choose differently. */
TEST(a_search_mixes_what_it_cannot_tell_apart)
{
    struct game g;
    struct bot_budget budget = {.iterations = 60, .threads = 1};
    int different = 0;
    start(&toy, &g, 3);
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct thought mixed, pure;
        mixed.choice = bot_choose(&toy, &g, 0, bot_find("search", NULL), &budget,
                                  &(struct dice){seed}, mixed.opinions);
        pure.choice = bot_choose(&toy, &g, 0, bot_find("pure", NULL), &budget, &(struct dice){seed},
                                 pure.opinions);
        CHECK(!memcmp(mixed.opinions, pure.opinions, sizeof mixed.opinions));
        const struct bot_opinion *taken = &mixed.opinions[mixed.choice],
                                 *best = &pure.opinions[pure.choice];
        CHECK(best->visits * 5 >= most_visits(&pure) * 4);
        CHECK(taken->visits * 5 >= most_visits(&pure) * 4);
        CHECK(taken->win + taken->error >= best->win - best->error);
        different += mixed.choice != pure.choice;
    }
    CHECK(different > 10);
}

/* What was tried nearly as often as the most tried one is judged by its rating, and by how much
 * that can be trusted; what was tried far less is not judged better, whatever its rating is. */
TEST(a_search_answers_what_it_rates_higher_and_not_what_came_first)
{
    static const struct {
        struct bot_opinion options[3];
        int best;
    } cases[] = {
        {{{0.60f, 0.004f, 520}, {0.66f, 0.004f, 480}, {0.30f, 0.02f, 20}}, 1}, /* a Red Joker */
        {{{0.66f, 0.004f, 480}, {0.60f, 0.004f, 520}, {0.30f, 0.02f, 20}}, 0},
        {{{0.60f, 0.004f, 900}, {0.90f, 0.05f, 40}, {0.30f, 0.02f, 20}}, 0},
        {{{0.60f, 0.02f, 500}, {0.605f, 0.04f, 450}, {0.30f, 0.02f, 20}}, 0}, /* less certain */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        CHECK_EQ(search_best(cases[i].options, 3), cases[i].best);
}

/* Is an option that was tried enough rated higher than the answer, beyond doubt? */
static bool finds_better(const struct thought *t)
{
    const struct bot_opinion *taken = &t->opinions[t->choice];
    for (int i = 0; i < OPTIONS; i++) {
        const struct bot_opinion *other = &t->opinions[i];
        if (other->visits * 5 >= most_visits(t) * 4 &&
            other->win - other->error > taken->win + taken->error)
            return true;
    }
    return false;
}

TEST(no_search_answers_what_it_knows_to_be_worse)
{
    static const char *const names[] = {"search", "pure"};
    static const long iterations[] = {20, 40, 80, 200};
    struct game g;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct bot_budget budget = {.iterations = iterations[seed % 4], .threads = 1};
        struct thought t;
        start(&toy, &g, seed / 8);
        t.choice = bot_choose(&toy, &g, 0, bot_find(names[seed / 4 % 2], NULL), &budget,
                              &(struct dice){seed}, t.opinions);
        CHECK(t.opinions[t.choice].error > 0 || !t.opinions[t.choice].visits); /* no choice */
        CHECK(!finds_better(&t));
    }
}

/* A plan that wants to be asked only where there is something to choose. */
static int plan_of_choices(const struct game *g, int seat, const struct option *options, int count,
                           struct dice *dice)
{
    (void)g;
    (void)seat;
    (void)options;
    CHECK(count > 1);
    return (int)dice_below(dice, (uint32_t)count);
}

TEST(a_search_does_not_think_about_questions_with_one_option)
{
    struct game_rules rules = toy;
    struct bot_budget budget = {.iterations = 300, .threads = 1};
    struct thought t;
    struct game g;
    rules.plan = plan_of_choices; /* there is no judge: each iteration goes to the end */
    start(&rules, &g, 3);
    t.choice =
        bot_choose(&rules, &g, 0, bot_find("search", NULL), &budget, &(struct dice){1}, t.opinions);
    CHECK_EQ(visits(&t), 300);
}

static void judge_half(const struct game *g, int chances[SEATS])
{
    for (int seat = 0; seat < g->k.seats; seat++)
        chances[seat] = 500;
}

static int plan_last(const struct game *g, int seat, const struct option *options, int count,
                     struct dice *dice)
{
    (void)g;
    (void)seat;
    (void)options;
    (void)dice;
    return count - 1;
}

/* How many of 30 searches try the last option in their first iteration. */
static int last_is_first(const struct game_rules *rules)
{
    struct bot_budget once = {.iterations = 1, .threads = 1};
    struct game g;
    struct question q;
    int times = 0;
    start(&toy, &g, 3);
    game_question(&toy, &g, 0, &q);
    for (uint64_t seed = 0; seed < 30; seed++) {
        struct thought t;
        bot_choose(rules, &g, 0, bot_find("search", NULL), &once, &(struct dice){seed}, t.opinions);
        times += t.opinions[q.count - 1].visits == 1;
    }
    return times;
}

TEST(where_a_search_plays_on_it_tries_the_plans_answer_first)
{
    struct game_rules rules = toy;
    rules.plan = plan_last;
    CHECK_EQ(last_is_first(&rules), 30); /* without a judge it plays to the end */
    rules.judge = judge_half;
    CHECK(last_is_first(&rules) < 30); /* the judge is asked at once */
    rules.playout = 1;
    CHECK_EQ(last_is_first(&rules), 30);
}

/* Likes high cards in hand, so the lowest is the one to bid. */
static int hand_sum(const struct game *g, int seat)
{
    int sum = 0;
    for (int i = 0; i < g->hand[seat].count; i++)
        sum += g->hand[seat].card[i];
    return sum;
}

static void judge_boldly(const struct game *g, int chances[SEATS])
{
    for (int seat = 0; seat < g->k.seats; seat++) {
        int value = 20 * hand_sum(g, seat);
        chances[seat] = value < 1000 ? value : 1000;
    }
}

static void judge_shyly(const struct game *g, int chances[SEATS])
{
    for (int seat = 0; seat < g->k.seats; seat++)
        chances[seat] = 400 + 2 * hand_sum(g, seat);
}

/* The share of the iterations, in per cent, that the most visited option gets. */
static uint32_t share_of_best(const struct game_rules *rules)
{
    struct bot_budget budget = {.iterations = 1000, .threads = 1};
    struct thought t;
    struct game g;
    start(&toy, &g, 3);
    t.choice =
        bot_choose(rules, &g, 0, bot_find("pure", NULL), &budget, &(struct dice){1}, t.opinions);
    return t.opinions[t.choice].visits / 10;
}

TEST(a_search_is_as_decided_with_a_judge_who_sees_small_differences)
{
    struct game_rules bold = toy, shy = toy;
    bold.judge = judge_boldly;
    shy.judge = judge_shyly;
    uint32_t clear = share_of_best(&bold), faint = share_of_best(&shy);
    CHECK(clear > 60);
    CHECK(faint > 60);
}

TEST(ranks_become_rewards)
{
    static const struct {
        uint8_t points[PLAYERS];
        float reward[PLAYERS];
    } ends[] = {{{3, 1, 0}, {1, 0.5f, 0}},
                {{1, 1, 1}, {0.5f, 0.5f, 0.5f}},
                {{2, 2, 1}, {0.75f, 0.75f, 0}},
                {{0, 2, 0}, {0.25f, 1, 0.25f}}};
    struct game g;
    float rewards[SEATS];
    start(&toy, &g, 1);
    g.k.pending = 0;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        memcpy(g.points, ends[i].points, PLAYERS);
        bot_rewards(&toy, &g, rewards);
        CHECK(!memcmp(rewards, ends[i].reward, sizeof ends[i].reward));
    }
}

TEST(an_unknown_bot_is_refused_with_the_names_of_those_there_are)
{
    struct reason why;
    CHECK(!bot_find("deep thought", &why));
    CHECK_CONTAINS(why.text, "random, novice, greedy, plan, pure, search, club, master");
}
