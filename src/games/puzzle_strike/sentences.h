/* sentences.h - what an event is called in words (sentences.c). */
#ifndef PUZZLE_STRIKE_SENTENCES_H
#define PUZZLE_STRIKE_SENTENCES_H

#include "games/puzzle_strike/puzzle_strike.h"

/* `sentence` may be NULL for those that need more than marks. */
void ps_say_event(const struct game *g, const struct event *e, const char *sentence,
                  struct phrase *out);

#endif
