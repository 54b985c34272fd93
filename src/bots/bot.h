/* bot.h - players that are programs. They know core's contract and no game's insides. */
#ifndef PARLOR_BOT_H
#define PARLOR_BOT_H

#include "core/dice.h"
#include "core/game.h"

/* A bot chooses one of the options. It is given no state: what it may know, it must be handed as
 * its seat's question. */
struct bot {
    const char *name;
    int (*choose)(const struct question *question, struct dice *dice);
};

/* The bots by name, ending with a NULL name. */
extern const struct bot bot_table[];

const struct bot *bot_find(const char *name, struct reason *why);

#endif
