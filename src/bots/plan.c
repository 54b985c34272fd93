/* plan.c - the bots that follow the game's own rules of thumb. */
#include "bots/bot.h"

enum {
    NOVICE_SLIPS = 4, /* one answer in four is only ... */
    NOVICE_SEES = 2   /* ... the better of two random options */
};

int plan_choose(const struct bot_task *task)
{
    return bot_plan(task->rules, task->guess, task->seat, task->question.options,
                    task->question.count, task->dice);
}

/* A beginner who knows the ideas of the game but sometimes overlooks options. */
int novice_choose(const struct bot_task *task)
{
    uint32_t count = (uint32_t)task->question.count;
    struct option seen[NOVICE_SEES];
    uint32_t number[NOVICE_SEES];
    if (dice_below(task->dice, NOVICE_SLIPS))
        return plan_choose(task);
    for (int i = 0; i < NOVICE_SEES; i++) {
        number[i] = dice_below(task->dice, count);
        seen[i] = task->question.options[number[i]];
    }
    return (
        int)number[bot_plan(task->rules, task->guess, task->seat, seen, NOVICE_SEES, task->dice)];
}
