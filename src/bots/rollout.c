/* rollout.c - see rollout.h. */
#include "bots/rollout.h"

#include "core/stopwatch.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONG_ROUND = 250, /* answers */
    LONGEST = 3000    /* then the judge is asked: this game may never end */
};

bool rollout_start(struct rollout *r, const struct game_rules *rules)
{
    *r = (struct rollout){.rules = rules};
    r->guess = calloc(1, rules->size);
    r->g = calloc(1, rules->size);
    return r->guess && r->g;
}

void rollout_free(struct rollout *r)
{
    free(r->guess);
    free(r->g);
    *r = (struct rollout){0};
}

void rollout_set(struct rollout *r, const struct game *real, int observer)
{
    *r = (struct rollout){.rules = r->rules,
                          .real = real,
                          .observer = observer,
                          .seat = observer,
                          .guess = r->guess,
                          .g = r->g};
}

int rollout_add(struct rollout *r, struct option first)
{
    assert(r->arms < ROLLOUT_ARMS && !r->rounds && r->observer >= 0);
    r->arm[r->arms] = first;
    return r->arms++;
}

/* What others have answered in secret is as little known as what they are going to answer. */
static void take_back_secrets(struct kernel *k, int observer)
{
    for (int seat = 0; seat < k->seats; seat++) {
        if (!k->pending || seat == observer || !(k->asked & seat_bit(seat)))
            continue;
        k->answer[seat] = (struct option){0};
        k->pending |= seat_bit(seat);
    }
}

/* The state from which all arms of a round begin. */
static void guess(struct rollout *r, struct dice *dice)
{
    struct chance chance;
    bot_chance(&chance, dice);
    memcpy(r->guess, r->real, r->rules->size);
    if (r->observer == ALL_SEEING) {
        chance_fork(&chance, &game_kernel(r->guess)->chance);
        return;
    }
    game_hide(r->rules, r->guess, r->observer, &chance);
    take_back_secrets(game_kernel(r->guess), r->observer);
}

/* What the plan answers for a seat of this state. */
static struct option planned(const struct game_rules *rules, const struct game *g, int seat,
                             struct dice *dice)
{
    struct option options[OPTIONS];
    int count = (int)(rules->options(g, seat, options) - options);
    return options[count > 1 ? bot_plan(rules, g, seat, options, count, dice) : 0];
}

/* Plays r->g to its end. */
static void play_on(struct rollout *r, struct dice dice, float rewards[SEATS])
{
    for (int answers = 0; game_pending(r->g) && answers < LONGEST; answers++) {
        int seat = __builtin_ctz(game_pending(r->g));
        game_apply(r->rules, r->g, seat, planned(r->rules, r->g, seat, &dice));
        r->answers++;
    }
    bot_rewards(r->rules, r->g, rewards);
}

static void play_arm(struct rollout *r, struct option first, const struct dice *dice,
                     float rewards[SEATS])
{
    memcpy(r->g, r->guess, r->rules->size);
    game_apply(r->rules, r->g, r->seat, first);
    play_on(r, *dice, rewards);
}

/* The arm in which the seat answers this first; -1: none does. */
static int find_arm(const struct rollout *r, struct option first)
{
    for (int arm = 0; arm < r->arms; arm++)
        if (!memcmp(&r->arm[arm], &first, sizeof first))
            return arm;
    return -1;
}

/* All arms, and what the plan would do: mostly that is one of them. Without arms the plan answers
 * for whoever is asked. */
static void play_rows(struct rollout *r, struct dice *dice, float rewards[][SEATS])
{
    for (int arm = 0; arm < r->arms; arm++)
        play_arm(r, r->arm[arm], dice, rewards[arm]);
    if (!r->arms) {
        memcpy(r->g, r->guess, r->rules->size);
        play_on(r, *dice, rewards[ROLLOUT_PLAN]);
        return;
    }
    struct dice own = {dice_roll(dice)};
    struct option first = planned(r->rules, r->guess, r->seat, &own);
    int arm = find_arm(r, first);
    if (arm >= 0)
        memcpy(rewards[ROLLOUT_PLAN], rewards[arm], sizeof rewards[arm]);
    else
        play_arm(r, first, dice, rewards[ROLLOUT_PLAN]);
}

static void play_round(struct rollout *r, uint64_t seed)
{
    float rewards[ROLLOUT_ARMS + 1][SEATS] = {{0}};
    int seats = game_kernel_const(r->real)->seats;
    struct dice dice = {.state = seed + (uint64_t)r->rounds * UINT64_C(0x9e3779b97f4a7c15)};
    guess(r, &dice);
    play_rows(r, &dice, rewards);
    r->rounds++;
    for (int row = 0; row <= ROLLOUT_ARMS; row++) {
        for (int seat = 0; seat < seats; seat++) {
            r->sum[row][seat] += (double)rewards[row][seat];
            r->squares[row][seat] += (double)rewards[row][seat] * (double)rewards[row][seat];
        }
        for (int other = 0; r->arms && other < row; other++)
            r->products[row][other] +=
                (double)rewards[row][r->seat] * (double)rewards[other][r->seat];
    }
}

/* A long game gets more than its share, because few rounds tell nothing. */
static bool is_enough(const struct rollout *r, const struct effort *effort)
{
    long answers = effort->answers * (r->arms ? r->arms : 1);
    if (r->rounds < FEWEST_ROUNDS)
        return false;
    if (effort->deadline > 0 && stopwatch_seconds() >= effort->deadline)
        return true;
    return r->rounds >= MOST_ROUNDS ||
           (r->answers >= answers && r->rounds >= effort->answers / LONG_ROUND);
}

void rollout_play(struct rollout *r, const struct effort *effort, uint64_t seed)
{
    assert(game_pending(r->real) && effort->answers > 0);
    while (!is_enough(r, effort))
        play_round(r, seed);
}

/* Some results can be alike by chance, so one more is reckoned with that lies `off`. */
static struct estimate estimate(double sum, double squares, long count, double off)
{
    double mean = sum / (double)count;
    double variance = (squares - sum * mean + off * off) / (double)(count + 1);
    return (struct estimate){(float)mean, (float)sqrt(variance > 0 ? variance / (double)count : 0)};
}

struct estimate rollout_reward(const struct rollout *r, int row, int seat)
{
    static const double half = 0.5; /* of what a reward can be */
    return estimate(r->sum[row][seat], r->squares[row][seat], r->rounds, half);
}

struct estimate rollout_lead(const struct rollout *r, int row, int over)
{
    static const double all = 1;
    int seat = r->seat;
    if (row == over)
        return (struct estimate){0};
    double product = row > over ? r->products[row][over] : r->products[over][row];
    double squares = r->squares[row][seat] + r->squares[over][seat] - 2 * product;
    return estimate(r->sum[row][seat] - r->sum[over][seat], squares, r->rounds, all);
}
