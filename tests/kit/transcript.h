/* transcript.h - a whole game between bots, kept with its story to be read in review:
 * tests/transcripts/<game>.parlor.json and .txt; `make transcripts` tells the stories again. */
#ifndef PARLOR_TRANSCRIPT_H
#define PARLOR_TRANSCRIPT_H

#include "core/game.h"

bool transcript_is_kept(const struct game_rules *rules);

/* Is the game told line for line as it was read? How lines are indented is the terminal's business,
 * and tests/cli looks at it. */
bool transcript_check(const struct game_rules *rules, struct reason *why);

#endif
