/* analyses.h - finished games that are looked at once more, for who asks (bots/analysis.h).
 *
 * One is made at a time, by a thread of its own that gives way to all others. The last ones are
 * kept in memory, in pieces of JSON; an older one is made again. */
#ifndef PARLOR_ANALYSES_H
#define PARLOR_ANALYSES_H

#include "server/table.h"

enum {
    ANALYSES_KEPT = 20,
    ANALYSES_WAITING = 20, /* at most, beside those that are ready */
    ANSWERS_OF_PIECE = 32
};

struct analysed;

/* That of a finished game; begun if there is none, which counts for this client. NULL: refused. */
struct analysed *analyses_of(struct table *table, struct client *client, struct reason *why);

/* How far it is: answers looked at, of all. The piece with this answer, when it is ready. */
void analysed_write(const struct analysed *analysed, size_t from, struct writer *w);

void analyses_forget(struct hub *hub); /* when nothing makes any more */

#endif
