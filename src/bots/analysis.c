/* analysis.c - see analysis.h. */
#include "bots/analysis.h"

#include "core/stopwatch.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    NOMINATED = 3,      /* that the search thinks most of */
    SEARCH_SHARE = 300, /* iterations for each thousand answers of depth */
    DOUBTS = 3          /* doublings of the effort while a loss is unclear */
};

static const float noise = 2; /* standard errors that a loss must have to be one */
static const float clear = 3; /* ... and that end the doubt */

const char *const grade_names[] = {"", "slip", "mistake", "blunder", NULL};
const float grade_losses[GRADES] = {1, 0.03f, 0.06f, 0.12f};

/* An analysis in the making. */
struct analyst {
    struct analysis *a;
    const struct analysis_wish *wish;
    const struct game_rules *rules;
    struct game *g; /* owned: the position before the answer at `at` */
    size_t at;
    struct rollout rollout;
    double deadline; /* of all; 0: none */
};

/* --- Time. --- */

/* When what is tried at this position must end. */
static double slice_end(const struct analyst *t)
{
    if (!(t->deadline > 0))
        return 0;
    double now = stopwatch_seconds(), left = t->deadline - now;
    return now + (left > 0 ? left / (double)(t->a->count + 1 - t->at) : 1e-9);
}

static struct effort effort_of(const struct analyst *t, double end, int times)
{
    return (struct effort){1000L * t->a->depth * times, end};
}

/* --- How everybody stands. --- */

/* The game is over, by its rules or because somebody gave up. */
static void stand_at_the_end(const struct analyst *t, struct standing *standing)
{
    const struct record *record = t->wish->record;
    struct result result = {0};
    float rewards[SEATS];
    bot_rewards(t->rules, t->g, rewards);
    t->rules->result(t->g, &result);
    for (int seat = 0; seat < t->a->seats; seat++) {
        if (record->closed)
            rewards[seat] = seat == record->closed_by || result.together ? 0 : 1;
        standing->known[seat] = standing->open[seat] = (struct estimate){rewards[seat], 0};
    }
}

static void stand_as_known(struct analyst *t, int seat, double end)
{
    struct effort effort = effort_of(t, end, 1);
    rollout_set(&t->rollout, t->g, seat);
    rollout_play(&t->rollout, &effort, t->wish->seed);
    t->a->standing[t->at].known[seat] = rollout_reward(&t->rollout, ROLLOUT_PLAN, seat);
}

static void stand_openly(struct analyst *t, double end)
{
    struct effort effort = effort_of(t, end, 1);
    rollout_set(&t->rollout, t->g, ALL_SEEING);
    rollout_play(&t->rollout, &effort, t->wish->seed);
    for (int seat = 0; seat < t->a->seats; seat++)
        t->a->standing[t->at].open[seat] = rollout_reward(&t->rollout, ROLLOUT_PLAN, seat);
}

/* --- A decision. --- */

/* The options that a search thinks most of, and the one that was taken; each becomes an arm. */
static void nominate(struct analyst *t, const struct question *q, struct verdict *v, double end)
{
    struct bot_opinion opinions[OPTIONS];
    uint8_t order[OPTIONS];
    struct bot_budget budget = {.iterations = (long)t->a->depth * SEARCH_SHARE, .threads = 1};
    struct dice dice = {.state = t->wish->seed + t->at};
    if (end > 0) {
        double ms = 1000 * (end - stopwatch_seconds()) / 4;
        budget.ms = ms > 1 ? (long)ms : 1;
    }
    int choice =
        bot_choose(t->rules, t->g, v->seat, bot_find("pure", NULL), &budget, &dice, opinions);
    bot_rank(opinions, q->count, choice, order);
    for (int i = 0; i < q->count; i++) {
        if (order[i] == v->option)
            v->taken = v->alternatives;
        if (i < NOMINATED || order[i] == v->option)
            v->best[v->alternatives++] =
                (struct alternative){.option = order[i],
                                     .search = {opinions[order[i]].win, opinions[order[i]].error},
                                     .visits = opinions[order[i]].visits};
    }
}

static enum grade grade_of(float loss)
{
    enum grade grade = FINE;
    while (grade + 1 < GRADES && loss >= grade_losses[grade + 1])
        grade++;
    return grade;
}

static bool is_doubtful(const struct estimate *loss)
{
    return loss->mean + noise * loss->error >= grade_losses[SLIP] &&
           loss->mean < clear * loss->error;
}

static bool is_sure(const struct estimate *loss)
{
    return loss->mean > 0 && loss->mean >= noise * loss->error;
}

/* The search, which looks ahead and judges, and the rollouts, which count results, err in different
 * ways. So both must be sure of a loss, and the smaller one counts. */
static float what_both_say(const struct verdict *v)
{
    const struct estimate *best = &v->best[0].search, *taken = &v->best[v->taken].search;
    struct estimate search = {best->mean - taken->mean, hypotf(best->error, taken->error)};
    if (!v->best[v->taken].visits || !is_sure(&search) || !is_sure(&v->loss))
        return 0;
    return search.mean < v->loss.mean ? search.mean : v->loss.mean;
}

/* Rolls the alternatives out side by side: their places are the rows. */
static void compare(struct analyst *t, const struct question *q, struct verdict *v, double end)
{
    struct rollout *r = &t->rollout;
    rollout_set(r, t->g, v->seat);
    for (int i = 0; i < v->alternatives; i++)
        rollout_add(r, q->options[v->best[i].option]);
    for (int times = 1, doublings = 0; doublings <= DOUBTS; doublings++, times *= 2) {
        struct effort effort = effort_of(t, end, times);
        rollout_play(r, &effort, t->wish->seed);
        v->loss = rollout_lead(r, 0, v->taken);
        if (!is_doubtful(&v->loss))
            break;
    }
    v->loss.mean = what_both_say(v);
    v->grade = grade_of(v->loss.mean);
    for (int i = 0; i < v->alternatives; i++)
        v->best[i].win = rollout_reward(r, i, v->seat);
    for (int seat = 0; seat < t->a->seats; seat++)
        v->effect[seat] =
            rollout_reward(r, v->taken, seat).mean - rollout_reward(r, ROLLOUT_PLAN, seat).mean;
    t->a->standing[t->at].known[v->seat] = rollout_reward(r, ROLLOUT_PLAN, v->seat);
}

/* --- One answer after the other. --- */

/* The answer to come, as far as it is known before anything is tried. */
static void note_answer(struct analyst *t, struct question *q, struct verdict *v)
{
    const struct record *record = t->wish->record;
    q->count = 0;
    if (t->at == record->count) {
        *v = (struct verdict){.seat = record->closed_by, .option = CONCEDE};
        return;
    }
    struct answer answer = record->answers[t->at];
    *v = (struct verdict){.seat = answer.seat, .option = answer.option};
    if (answer.option == CONCEDE && t->rules->concede)
        return;
    game_question(t->rules, t->g, v->seat, q);
    v->options = q->count;
}

static bool is_wanted(const struct analyst *t, int seat)
{
    return t->wish->only < 0 || t->wish->only == seat;
}

/* How everybody stands before this answer, and what it was worth. */
static void look_at(struct analyst *t)
{
    struct question q;
    struct verdict *v = NULL;
    double end = slice_end(t), half = end > 0 ? (stopwatch_seconds() + end) / 2 : 0;
    if (t->at < t->a->count) {
        v = &t->a->verdict[t->at];
        note_answer(t, &q, v);
    }
    bool decides = v && v->options > 1 && is_wanted(t, v->seat);
    if (decides) {
        nominate(t, &q, v, half);
        compare(t, &q, v, half);
    }
    for (int seat = 0; seat < t->a->seats; seat++)
        if (is_wanted(t, seat) && !(decides && seat == v->seat))
            stand_as_known(t, seat, end);
    if (t->wish->open)
        stand_openly(t, end);
}

static bool look_at_all(struct analyst *t, struct reason *why)
{
    const struct record *record = t->wish->record;
    struct analysis *a = t->a;
    for (t->at = 0; t->at <= a->count; t->at++) {
        if (t->wish->progress && !t->wish->progress(t->wish->context, t->at, a->count))
            return refuse(why, "The analysis was ended.");
        if (!game_pending(t->g) || t->at > record->count)
            stand_at_the_end(t, &a->standing[t->at]);
        else
            look_at(t);
        if (t->at < record->count && !game_answer(t->rules, t->g, record->answers[t->at].seat,
                                                  record->answers[t->at].option, NULL, why))
            return false;
    }
    return true;
}

/* --- What it adds up to. --- */

float analysis_swing(const struct analysis *a, size_t answer, int seat)
{
    return a->standing[answer + 1].known[seat].mean - a->standing[answer].known[seat].mean;
}

/* Giving up is an answer like others: what it changes is no luck. */
static float effect_of(const struct analysis *a, size_t answer, int seat)
{
    const struct verdict *v = &a->verdict[answer];
    return v->options ? v->effect[seat] : analysis_swing(a, answer, seat);
}

float analysis_luck(const struct analysis *a, size_t answer, int seat)
{
    return analysis_swing(a, answer, seat) - effect_of(a, answer, seat);
}

/* How far it brought the seat towards where it was in the end. */
static float advance(const struct analysis *a, size_t answer, int seat)
{
    const struct balance *balance = &a->balance[seat];
    float swing = analysis_swing(a, answer, seat);
    return balance->end < balance->start ? -swing : swing;
}

int analysis_struck(const struct analysis *a, size_t answer)
{
    int struck = a->only < 0 ? 0 : a->only;
    for (int seat = 0; a->only < 0 && seat < a->seats; seat++)
        if (advance(a, answer, seat) > advance(a, answer, struck))
            struck = seat;
    return struck;
}

int analysis_culprit(const struct analysis *a, size_t answer)
{
    int struck = analysis_struck(a, answer);
    float luck = analysis_luck(a, answer, struck);
    bool lucky = fabsf(luck) >= fabsf(effect_of(a, answer, struck));
    return lucky ? NOBODY : a->verdict[answer].seat;
}

static void add_decision(struct balance *balance, const struct verdict *v)
{
    balance->decisions++;
    balance->grades[v->grade]++;
    balance->loss.mean += v->loss.mean;
    balance->loss.error = hypotf(balance->loss.error, v->loss.error);
}

static void add_up_seat(struct analysis *a, int seat)
{
    struct balance *balance = &a->balance[seat];
    balance->start = a->standing[0].known[seat].mean;
    balance->end = a->standing[a->count].known[seat].mean;
    for (size_t i = 0; i < a->count; i++) {
        const struct verdict *v = &a->verdict[i];
        *(v->seat == seat ? &balance->own : &balance->others) += effect_of(a, i, seat);
        balance->luck += analysis_luck(a, i, seat);
        if (v->seat == seat && v->alternatives)
            add_decision(balance, v);
    }
}

static void add_up(struct analysis *a)
{
    for (int seat = 0; seat < a->seats; seat++)
        if (a->only < 0 || a->only == seat)
            add_up_seat(a, seat);
    for (size_t i = 1; i < a->count; i++)
        if (advance(a, i, analysis_struck(a, i)) >
            advance(a, a->decisive, analysis_struck(a, a->decisive)))
            a->decisive = i;
}

/* --- All of it. --- */

static bool start(struct analyst *t, struct reason *why)
{
    const struct record *record = t->wish->record;
    struct analysis *a = t->a;
    t->g = calloc(1, t->rules->size);
    if (!t->g)
        return refuse_memory(why);
    if (!record_replay(record, record->count, t->g, NULL, why))
        return false;
    a->over = !game_pending(t->g) || record->closed;
    a->seats = game_kernel_const(t->g)->seats;
    a->count = record->count + (record->closed != CLOSED_NOT);
    a->verdict = calloc(a->count + 1, sizeof *a->verdict);
    a->standing = calloc(a->count + 1, sizeof *a->standing);
    if (!a->verdict || !a->standing || !rollout_start(&t->rollout, t->rules))
        return refuse_memory(why);
    t->deadline = t->wish->seconds > 0 ? stopwatch_seconds() + t->wish->seconds : 0;
    return game_start(t->rules, t->g, &record->setup, record->seed, why);
}

bool analysis_make(struct analysis *a, const struct analysis_wish *wish, struct reason *why)
{
    struct analyst t = {.a = a, .wish = wish, .rules = wish->record->rules};
    *a = (struct analysis){.record = wish->record,
                           .only = wish->only,
                           .open = wish->open,
                           .depth = wish->depth ? wish->depth : ANALYSIS_DEPTH};
    bool fine = start(&t, why) && look_at_all(&t, why);
    if (fine)
        add_up(a);
    else
        analysis_free(a);
    rollout_free(&t.rollout);
    free(t.g);
    return fine;
}

void analysis_free(struct analysis *a)
{
    free(a->verdict);
    free(a->standing);
    *a = (struct analysis){0};
}
