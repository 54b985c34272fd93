/* greedy.c - the bot that looks one step ahead, at some guesses of what is hidden, and takes what
 * the game's judge likes best. */
#include "bots/bot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { GUESSES = 32 };

/* Seats that are asked at the same time answer at random, so that the game goes on. */
static void let_others_answer(const struct bot_task *task, struct game *g)
{
    struct option options[OPTIONS];
    seat_set others = game_pending(task->guess) & (seat_set)~seat_bit(task->seat);
    for (; others; others &= (seat_set)(others - 1)) {
        int seat = __builtin_ctz(others);
        uint32_t count = (uint32_t)(task->rules->options(g, seat, options) - options);
        assert(count); /* who is asked can answer */
        game_apply(task->rules, g, seat, options[dice_below(task->dice, count)]);
    }
}

/* Adds up what each option is worth in one guess. */
static void judge_options(const struct bot_task *task, const struct game *guess, struct game *g,
                          float *worth)
{
    float rewards[SEATS];
    for (int i = 0; i < task->question.count; i++) {
        memcpy(g, guess, task->rules->size);
        let_others_answer(task, g);
        game_apply(task->rules, g, task->seat, task->question.options[i]);
        bot_rewards(task->rules, g, rewards);
        worth[i] += rewards[task->seat];
    }
}

/* The best; among equals the first that the random start meets. */
static int best_of(const float *worth, int count, struct dice *dice)
{
    int start = (int)dice_below(dice, (uint32_t)count), best = start;
    for (int i = 1; i < count; i++) {
        int option = (start + i) % count;
        if (worth[option] > worth[best])
            best = option;
    }
    return best;
}

int greedy_choose(const struct bot_task *task)
{
    size_t size = task->rules->size;
    float worth[OPTIONS] = {0};
    struct chance chance;
    struct game *guess = malloc(size), *g = malloc(size);
    bool ready = guess && g;
    bot_chance(&chance, task->dice);
    for (int i = 0; ready && i < GUESSES; i++) {
        memcpy(guess, task->guess, size);
        game_hide(task->rules, guess, task->seat, &chance);
        judge_options(task, guess, g, worth);
    }
    free(guess);
    free(g);
    if (!ready)
        return plan_choose(task);
    for (int i = 0; i < task->question.count; i++)
        task->opinions[i] = (struct bot_opinion){.win = worth[i] / GUESSES, .visits = GUESSES};
    return best_of(worth, task->question.count, task->dice);
}
