/* random.c - the bot that knows only what is legal. */
#include "bots/bot.h"

#include <string.h>

static int random_choose(const struct question *question, struct dice *dice)
{
    return (int)dice_below(dice, question->count);
}

const struct bot bot_table[] = {
    {.name = "random", .choose = random_choose},
    {.name = NULL},
};

const struct bot *bot_find(const char *name, struct reason *why)
{
    for (const struct bot *bot = bot_table; bot->name; bot++)
        if (!strcmp(bot->name, name))
            return bot;
    refuse(why, "There is no bot '%.40s'; there is: random.", name);
    return NULL;
}
