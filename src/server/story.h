/* story.h - what finished games have shown, kept beside their records: who watches, replays or
 * downloads one needs no old rules.
 *
 * A story is made by a thread of its own soon after the end, and kept in parts: the frames
 * (frames.h) of FRAMES_OF_PART answers each, as the all-seeing and then as each seat saw them.
 * The first frame of a part is whole, so that any part can be read by itself; the others tell what
 * has changed. They name no people; a record does, so it is written anew from the table's row each
 * time, and who has left is not in it. */
#ifndef PARLOR_STORY_H
#define PARLOR_STORY_H

#include "server/table.h"

/* Makes a story that is missing, one after the other. With each tick. What the server has not made
 * when it stops, it makes after its next start: the store knows which are missing. */
void stories_make(struct hub *hub);
/* After a commit: the last one is kept, or was lost and is made again. */
void stories_settle(struct hub *hub);
void stories_doubt(struct hub *hub, const struct store_fault *fault);

/* The frames from `from` to `to`, or to the end of the part where it begins, as a JSON list; the
 * first one is whole. They are played if they are not kept yet. */
bool story_frames(const struct table *table, int observer, int64_t from, int64_t to,
                  struct text *out, struct reason *why);
bool story_record(const struct table *table, struct text *out, struct reason *why);
/* The view after the last answer, which the caller frees; NULL: it is not kept. */
char *story_view(const struct table *table, int observer);

#endif
