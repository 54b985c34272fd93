/* bot_team.h - what bots know about fights of more than two. */
#ifndef FLASH_DUEL_BOT_TEAM_H
#define FLASH_DUEL_BOT_TEAM_H

#include "games/flash_duel/flash_duel.h"

int fd_judge_team(const struct game *g, int seat);                       /* in thousandths */
int fd_value_team(const struct game *g, int seat, struct option option); /* for the plan */

#endif
