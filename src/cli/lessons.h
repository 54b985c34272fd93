/* lessons.h - which lessons there are at this keyboard, and which of them have been done. */
#ifndef PARLOR_LESSONS_H
#define PARLOR_LESSONS_H

#include "cli/cli.h"
#include "core/lesson.h"

/* Prints the games that have lessons. */
void lessons_list_games(void);
/* Prints the lessons of a game; returns the number of the next one to learn, 0: it has none. */
int lessons_list(const struct game_rules *rules);

/* Keeps that a lesson was played to its end. */
bool lessons_keep(const struct lesson *lesson, struct reason *why);

/* Whether a lesson in a file below lessons/<game>/ can be played; tells how it goes. */
bool lessons_check(const char *path, struct reason *why);

#endif
