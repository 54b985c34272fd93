/* random.c - the bot that knows only what is legal. */
#include "bots/bot.h"

int random_choose(const struct bot_task *task)
{
    return (int)dice_below(task->dice, task->question.count);
}
