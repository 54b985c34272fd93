/* test_analysis.c - what an analysis must keep in every game: it says the same twice, what it says
 * adds up to the result, a seat's chances come from what that seat knew, and what it calls a
 * blunder is one. */
#include "bots/analysis.h"
#include "core/stopwatch.h"
#include "kit/contract.h"
#include "kit/test.h"
#include "toy/toy.h"

#include <math.h>
#include <stdlib.h>

/* --- Records. --- */

/* How one is played: by random answers, or by a bot. */
static void play(const struct game_rules *rules, int mode, const char *bot, uint64_t seed,
                 struct record *record)
{
    struct game *g = calloc(1, rules->size);
    struct dice dice = {.state = seed};
    struct bot_budget budget = {.iterations = 300, .threads = 1};
    *record = (struct record){.rules = rules};
    setup_bounded(rules->setup, &record->setup);
    record->setup.value[SETUP_MODE] = (int16_t)mode;
    test_seed(seed, record->seed);
    CHECK(game_start(rules, g, &record->setup, record->seed, NULL));
    while (game_pending(g)) {
        int seat = 31 - __builtin_clz(game_pending(g)); /* of several the last one first */
        int choice = bot_choose(rules, g, seat, bot_find(bot, NULL), &budget, &dice, NULL);
        CHECK(game_answer(rules, g, seat, choice, NULL, NULL) && record_add(record, seat, choice));
    }
    free(g);
}

static struct analysis analysed(const struct record *record, int depth, int only, bool open)
{
    struct analysis a;
    struct reason why = {""};
    struct analysis_wish wish = {
        .record = record, .depth = depth, .seed = 1, .only = only, .open = open};
    if (!analysis_make(&a, &wish, &why))
        fail_msg("%s", why.text);
    return a;
}

static struct text told(const struct analysis *a)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    CHECK(analysis_write(a, &w, NULL, NULL));
    return out;
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

/* --- What adds up. --- */

static void check_sums(const struct analysis *a)
{
    static const float rounding = 1e-3f;
    for (int seat = 0; seat < a->seats; seat++) {
        const struct balance *b = &a->balance[seat];
        CHECK(fabsf(b->start + b->own + b->others + b->luck - b->end) < rounding);
        CHECK(b->start >= 0 && b->start <= 1 && b->loss.mean >= 0);
        for (size_t i = 0; i <= a->count; i++) {
            const struct standing *s = &a->standing[i];
            CHECK(s->known[seat].mean >= 0 && s->known[seat].mean <= 1);
            CHECK(!a->open || (s->open[seat].mean >= 0 && s->open[seat].mean <= 1));
            CHECK(i == a->count || s->known[seat].error > 0);
        }
    }
}

static void check_verdicts(const struct analysis *a)
{
    for (size_t i = 0; i < a->count; i++) {
        const struct verdict *v = &a->verdict[i];
        CHECK_EQ(v->alternatives > 0, v->options > 1);
        CHECK(v->loss.mean >= 0);
        CHECK(!v->alternatives || v->best[v->taken].option == v->option);
        CHECK(v->taken || v->loss.mean == 0);
        CHECK_EQ(v->grade != FINE, v->loss.mean >= grade_losses[SLIP]);
    }
}

/* The end of a game is as its result says. */
static void check_end(const struct analysis *a)
{
    float rewards[SEATS];
    struct game *g = calloc(1, a->record->rules->size);
    CHECK(record_replay(a->record, a->record->count, g, NULL, NULL));
    CHECK_EQ(a->over, !game_pending(g));
    bot_rewards(a->record->rules, g, rewards);
    for (int seat = 0; a->over && seat < a->seats; seat++)
        CHECK(a->balance[seat].end == rewards[seat]);
    free(g);
}

/* A short game to its end, of a long one the beginning. */
static void check_mode(const struct game_rules *rules, int mode)
{
    enum { SHORT = 40, BEGINNING = 8 };
    struct record record;
    play(rules, mode, "plan", 3, &record);
    if (record.count > SHORT)
        record.count = BEGINNING;
    bool over = record.count > BEGINNING;
    struct analysis a = analysed(&record, 1, SPECTATOR, over);
    check_sums(&a);
    check_verdicts(&a);
    check_end(&a);
    analysis_free(&a);
    record_free(&record);
}

TEST(start_decisions_and_luck_add_up_to_the_result)
{
    for_all_modes(check_mode);
}

TEST(an_analysis_says_the_same_twice)
{
    struct record record;
    play(game_find("flash_duel", NULL), 0, "novice", 4, &record);
    struct analysis first = analysed(&record, 2, SPECTATOR, true),
                    second = analysed(&record, 2, SPECTATOR, true),
                    other = analysed(&record, 3, SPECTATOR, true);
    struct text one = told(&first), two = told(&second), three = told(&other);
    CHECK_STRING(text_string(&one), text_string(&two));
    CHECK(strcmp(text_string(&one), text_string(&three)) != 0);
    text_free(&one);
    text_free(&two);
    text_free(&three);
    analysis_free(&first);
    analysis_free(&second);
    analysis_free(&other);
    record_free(&record);
}

/* --- What was known. --- */

static struct text view_text(const struct game_rules *rules, const struct game *g, int seat)
{
    struct text out = {0};
    struct writer w = {.out = &out};
    game_view(rules, g, seat, &w, NULL);
    return out;
}

/* What this seat saw of a record, from its start on: all views, one after the other. */
static struct text seen(const struct record *record, int seat)
{
    struct text all = {0};
    struct game *g = calloc(1, record->rules->size);
    for (size_t i = 0; i <= record->count; i++) {
        CHECK(record_replay(record, i, g, NULL, NULL));
        struct text view = view_text(record->rules, g, seat);
        text_join(&all, &view);
    }
    free(g);
    return all;
}

/* Answers by the words of the options: those of a game in which a seat saw the same. False if the
 * other seat has not got what it needs for that. */
static bool answer_alike(const struct record *model, struct record *record)
{
    const struct game_rules *rules = model->rules;
    struct game *g = calloc(1, rules->size), *h = calloc(1, rules->size);
    bool fine = game_start(rules, h, &record->setup, record->seed, NULL);
    for (size_t i = 0; fine && i < model->count; i++) {
        struct question q, p;
        int seat = model->answers[i].seat, option = 0;
        CHECK(record_replay(model, i, g, NULL, NULL));
        game_question(rules, g, seat, &q);
        game_question(rules, h, seat, &p);
        while (option < p.count &&
               memcmp(&p.options[option], &q.options[model->answers[i].option], sizeof *p.options))
            option++;
        fine = game_answer(rules, h, seat, option, NULL, NULL) && record_add(record, seat, option);
    }
    free(g);
    free(h);
    return fine;
}

/* Another game in which this seat saw exactly the same so far. */
static bool find_twin(const struct record *model, int seat, uint64_t first, struct record *twin)
{
    struct text wanted = seen(model, seat);
    bool found = false;
    for (uint64_t seed = first; !found && seed < first + 100000; seed++) {
        *twin = (struct record){.rules = model->rules, .setup = model->setup};
        test_seed(seed, twin->seed);
        if (answer_alike(model, twin)) {
            struct text view = seen(twin, seat);
            found = !strcmp(text_string(&view), text_string(&wanted));
            text_free(&view);
        }
        if (!found)
            record_free(twin);
    }
    text_free(&wanted);
    return found;
}

static void check_twins(const struct record *model, const struct record *twin, int seat)
{
    struct analysis one = analysed(model, 2, seat, false), two = analysed(twin, 2, seat, false);
    struct text told_one = told(&one), told_two = told(&two);
    struct text all_one = seen(model, ALL_SEEING), all_two = seen(twin, ALL_SEEING);
    CHECK_STRING(text_string(&told_one), text_string(&told_two));
    CHECK(strcmp(text_string(&all_one), text_string(&all_two)) != 0);
    text_free(&told_one);
    text_free(&told_two);
    text_free(&all_one);
    text_free(&all_two);
    analysis_free(&one);
    analysis_free(&two);
}

TEST(what_is_hidden_from_a_seat_changes_nothing_of_its_analysis)
{
    struct record model, twin;
    play(game_find("flash_duel", NULL), 0, "plan", 4, &model);
    model.count = 3;
    for (int seat = 0; seat < 2; seat++) {
        CHECK(find_twin(&model, seat, 1000, &twin));
        check_twins(&model, &twin, seat);
        record_free(&twin);
    }
    record_free(&model);
}

/* A rollout from a seat's view is the same from every state that the seat cannot tell apart. */
static void check_rollouts(const struct game_rules *rules, int mode)
{
    struct record record;
    struct rollout real, other;
    struct chance chance;
    const struct effort effort = {.answers = 1};
    struct game *g = calloc(1, rules->size), *guess = calloc(1, rules->size);
    play(rules, mode, "novice", 5, &record);
    CHECK(rollout_start(&real, rules) && rollout_start(&other, rules));
    for (size_t i = 0; i < record.count && i < 40; i += 13) {
        CHECK(record_replay(&record, i, g, NULL, NULL));
        for (int seat = 0; seat < game_kernel_const(g)->seats; seat++) {
            bot_chance(&chance, &(struct dice){i});
            memcpy(guess, g, rules->size);
            game_hide(rules, guess, seat, &chance);
            rollout_set(&real, g, seat);
            rollout_set(&other, guess, seat);
            rollout_play(&real, &effort, 1);
            rollout_play(&other, &effort, 1);
            CHECK_EQ(real.answers, other.answers);
            CHECK(!memcmp(real.sum, other.sum, sizeof real.sum));
        }
    }
    rollout_free(&real);
    rollout_free(&other);
    record_free(&record);
    free(g);
    free(guess);
}

TEST(a_rollout_is_given_only_what_its_seat_may_know)
{
    for_all_modes(check_rollouts);
}

/* --- What is a mistake. --- */

/* The first alternative is what the search would answer with the same dice. */
TEST(an_analysis_recommends_what_the_bot_would_choose)
{
    struct record record;
    struct bot_budget budget = {.iterations = 600, .threads = 1};
    const struct game_rules *rules = game_find("puzzle_strike_2", NULL);
    struct game *g = calloc(1, rules->size);
    play(rules, 0, "novice", 6, &record);
    record.count = 30;
    struct analysis a = analysed(&record, 2, SPECTATOR, false);
    int decisions = 0;
    for (size_t i = 0; i < a.count; i++) {
        const struct verdict *v = &a.verdict[i];
        struct dice dice = {.state = 1 + i};
        CHECK(record_replay(&record, i, g, NULL, NULL));
        if (!v->alternatives)
            continue;
        decisions++;
        CHECK_EQ(v->best[0].option, bot_choose(rules, g, v->seat, bot_find("pure", NULL), &budget,
                                               &dice, (struct bot_opinion[OPTIONS]){0}));
    }
    CHECK(decisions > 10);
    analysis_free(&a);
    record_free(&record);
    free(g);
}

/* Who answers at random loses by decisions, who searches hardly. */
TEST(random_answers_lose_more_than_searched_ones)
{
    const struct game_rules *rules = game_find("flash_duel", NULL);
    float lost[2];
    for (int random = 0; random < 2; random++) {
        struct record record;
        play(rules, 0, random ? "random" : "pure", 7, &record);
        struct analysis a = analysed(&record, 4, SPECTATOR, false);
        lost[random] = 0;
        for (int seat = 0; seat < 2; seat++)
            lost[random] += a.balance[seat].loss.mean / (float)a.balance[seat].decisions;
        analysis_free(&a);
        record_free(&record);
    }
    CHECK(lost[1] > 4 * lost[0]);
    CHECK(lost[1] > 0.02f);
}

/* Plays on between searches, who know only what their seats may; this seat's reward. */
static float play_out(const struct game_rules *rules, struct game *g, int seat, struct dice dice)
{
    struct bot_budget budget = {.iterations = 100, .threads = 1};
    float rewards[SEATS];
    while (game_pending(g)) {
        struct question q;
        int asked = __builtin_ctz(game_pending(g));
        game_question(rules, g, asked, &q);
        int choice = bot_choose(rules, g, asked, bot_find("pure", NULL), &budget, &dice, NULL);
        game_apply(rules, g, asked, q.options[choice]);
    }
    bot_rewards(rules, g, rewards);
    return rewards[seat];
}

/* By how much the better answer wins against the given one, between players who are no plans, from
 * guesses that the analysis has not seen. */
static float better_by(const struct analysis *a, size_t answer, int pairs)
{
    const struct game_rules *rules = a->record->rules;
    const struct verdict *v = &a->verdict[answer];
    struct game *real = calloc(1, rules->size), *guess = calloc(1, rules->size),
                *g = calloc(1, rules->size);
    struct question q;
    float sum = 0;
    CHECK(record_replay(a->record, answer, real, NULL, NULL));
    game_question(rules, real, v->seat, &q);
    for (int pair = 0; pair < pairs; pair++) {
        struct dice dice = {.state = 1000 + (uint64_t)pair};
        struct chance chance;
        bot_chance(&chance, &dice);
        memcpy(guess, real, rules->size);
        game_hide(rules, guess, v->seat, &chance);
        for (int better = 0; better < 2; better++) {
            memcpy(g, guess, rules->size);
            game_apply(rules, g, v->seat, q.options[better ? v->best[0].option : v->option]);
            sum += (better ? 1.0f : -1.0f) * play_out(rules, g, v->seat, dice);
        }
    }
    free(real);
    free(guess);
    free(g);
    return sum / (float)pairs;
}

/* Some blunders of games between beginners, and how many of them were ones. */
struct trial {
    int blunders, held;
    float claimed, found; /* loss, of all of them */
};

static void try_blunders(const struct game_rules *rules, uint64_t seed, struct trial *trial)
{
    enum { PAIRS = 40, MOST = 4 };
    struct record record;
    play(rules, 0, "novice", seed, &record);
    struct analysis a = analysed(&record, 10, SPECTATOR, false);
    int tried = 0;
    for (size_t i = 0; i < a.count && tried < MOST; i++) {
        if (a.verdict[i].grade != BLUNDER)
            continue;
        float found = better_by(&a, i, PAIRS);
        tried++;
        trial->blunders++;
        trial->held += found > 0;
        trial->claimed += a.verdict[i].loss.mean;
        trial->found += found;
    }
    analysis_free(&a);
    record_free(&record);
}

/* In Flash Duel, whose searches are the quickest; with GAMES=100 in all games, which takes an hour:
 * docs/analysis.md has what came of that. */
TEST(the_better_answer_of_a_blunder_wins_in_four_of_five)
{
    long games = contract_games(3);
    for (const struct game_rules *const *row = game_table; *row; row++) {
        struct trial trial = {0};
        if (games <= 3 && row != game_table)
            continue;
        for (uint64_t seed = 0; seed < (uint64_t)games; seed++)
            try_blunders(*row, 100 + seed, &trial);
        if (games > 3)
            printf("%s: of %d blunders %d held; claimed %.3f, found %.3f\n", (*row)->name,
                   trial.blunders, trial.held, (double)trial.claimed / trial.blunders,
                   (double)trial.found / trial.blunders);
        CHECK(trial.blunders > 0);
        CHECK(5 * trial.held >= 4 * trial.blunders);
    }
}

/* --- Giving up, stopping, time. --- */

TEST(who_gives_up_loses_by_that_decision)
{
    struct record record;
    play(game_find("flash_duel", NULL), 0, "plan", 8, &record);
    record.count = 10;
    record.closed = CLOSED_RESIGNED;
    record.closed_by = 1;
    struct analysis a = analysed(&record, 1, SPECTATOR, true);
    CHECK(a.over);
    CHECK_EQ(a.count, 11);
    CHECK(a.balance[0].end == 1 && a.balance[1].end == 0);
    check_sums(&a);
    CHECK(analysis_swing(&a, 10, 1) < 0);
    CHECK(analysis_luck(&a, 10, 1) == 0);
    CHECK_EQ(a.verdict[10].options, 0);
    analysis_free(&a);
    record_free(&record);
}

static bool stop_at_five(void *context, size_t done, size_t all)
{
    *(size_t *)context = done;
    return all && done < 5;
}

TEST(an_analysis_can_be_stopped)
{
    struct record record;
    struct analysis a;
    struct reason why = {""};
    size_t done = 0;
    play(game_find("flash_duel", NULL), 0, "plan", 8, &record);
    struct analysis_wish wish = {.record = &record,
                                 .depth = 1,
                                 .only = SPECTATOR,
                                 .progress = stop_at_five,
                                 .context = &done};
    CHECK(!analysis_make(&a, &wish, &why));
    CHECK_EQ(done, 5);
    CHECK_CONTAINS(why.text, "ended");
    record_free(&record);
}

/* On a busy machine it takes longer, but not the hours that this depth would. */
TEST(an_analysis_keeps_to_its_time)
{
    struct record record;
    struct analysis a;
    play(game_find("gem_blenders", NULL), 0, "plan", 8, &record);
    record.count = 10;
    struct analysis_wish wish = {
        .record = &record, .depth = ANALYSIS_DEEPEST, .seconds = 1, .seed = 1, .only = SPECTATOR};
    double begin = stopwatch_seconds();
    CHECK(analysis_make(&a, &wish, NULL));
    CHECK(stopwatch_seconds() - begin < 100);
    analysis_free(&a);
    record_free(&record);
}
