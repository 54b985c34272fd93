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

#include "core/values.h"

#include <jansson.h>

/* A state message. What comes before its view is always told: whose it is, and what is new by
 * itself. A zeroed struct is empty. */
struct state {
    struct values values;
    uint32_t view; /* which of the values the view is */
};

void state_copy(struct state *to, const struct state *from);
void state_free(struct state *state);

/* Writes the message `change`; the whole state, if there was none before or it had other members.
 */
void change_write(const struct state *before, const struct state *after, struct text *out);

/* Writes the PATCH that makes one of two complete values the other. */
void patch_write(const struct values *before, const struct values *after, struct writer *w,
                 const char *name);
/* The value after a patch. Takes over `value`, which may be changed for it; NULL: there is no
 * memory, or the two do not fit. */
json_t *patch_apply(json_t *value, const json_t *patch);

#endif
