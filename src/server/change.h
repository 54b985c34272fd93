/* change.h - a state message, told as what is different from the one before.
 *
 * Most of a state stays as it is from answer to answer. So only the first one goes over the wire
 * whole; of the next ones only members that are different, and of the view, the largest, only what
 * is different inside:
 *
 *   PATCH: [VALUE]                    it is VALUE now
 *          {"name": PATCH, ...}       these members of the object are different
 *          {"3": PATCH, "length": 4}  these elements of the array are; its length, if that is too
 */
#ifndef PARLOR_CHANGE_H
#define PARLOR_CHANGE_H

#include "core/text.h"
#include "core/writer.h"

/* A whole state message; a zeroed struct is none. */
struct state_text {
    struct text text;
    struct outline outline;
};

void state_text_clear(struct state_text *state);
void state_text_copy(struct state_text *to, const struct state_text *from);
void state_text_free(struct state_text *state);
bool state_text_fits(const struct state_text *state); /* is there one, and is it whole? */

/* Writes the message `change`. Returns false if the two don't have the same members, and then the
 * text is void. */
bool change_write(const struct state_text *before, const struct state_text *after,
                  struct text *out);

#endif
