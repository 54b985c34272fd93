/* frames.h - a finished game as an observer saw it, answer by answer. */
#ifndef PARLOR_FRAMES_H
#define PARLOR_FRAMES_H

#include "core/record.h"

/* Appends the frames from the one after `from` answers to the one after `to`, each of them

     {"move", "view", "events", "answer": {"seat", "text"} or null},

   on a line of its own that ends with a comma. A secret answer stays secret for a seat: only its
   own words are shown to it. False: there is no memory, or the record can't be played. */
bool frames_write(const struct record *record, int observer, int64_t from, int64_t to,
                  struct text *out, struct reason *why);

#endif
