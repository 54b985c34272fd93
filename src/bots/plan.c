/* plan.c - the bots that follow the game's own rules of thumb. */
#include "bots/bot.h"

enum { NOVICE_SLIPS = 4 }; /* one answer in so many is any */

int plan_choose(const struct bot_task *task)
{
    return bot_plan(task->rules, task->guess, task->seat, task->question.options,
                    task->question.count, task->dice);
}

/* A beginner who knows the ideas of the game and does not always see them. */
int novice_choose(const struct bot_task *task)
{
    return dice_below(task->dice, NOVICE_SLIPS) ? plan_choose(task) : random_choose(task);
}
