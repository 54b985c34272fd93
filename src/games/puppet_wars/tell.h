/* tell.h - an event that is being told: the parts of its sentence, and because of what it happened.
 */
#ifndef PUPPET_WARS_TELL_H
#define PUPPET_WARS_TELL_H

#include "games/puppet_wars/puppet_wars.h"

/* Because of what: id of a card or of a term, or NULL; its name; and how a sentence goes on with
 * that at its end: " by " "Ouch!". NULL: it says nothing of it, for the line begins with it. */
struct cause {
    const char *id, *how, *name;
};

/* An event with the state at that moment. */
struct told {
    const struct game *g;
    const struct event *e;
    struct cause cause;
};

/* --- What the scripts that run know (tell_cause.c). --- */

struct cause pw_cause_of(const struct game *g, const struct event *e);
const char *pw_action_id(int action);           /* in the catalogue */
int pw_top_script(const struct game *g);        /* 0: none runs */
bool pw_runs(const struct game *g, int script); /* anywhere */
/* The innermost of those that cards are flipped for: attack, perform, need_this; NULL: none. */
const struct frame *pw_effort_frame(const struct game *g);

/* --- The parts of a sentence (tell_parts.c). --- */

/* What a mark in the sentence stands for; the context is the struct told. */
void pw_say_part(const void *context, const char *mark, struct phrase *out);
int pw_aimed_at(const struct event *e); /* DECLARED: the Target; NOBODY: none that is in play */
int pw_bench_owner(int token);          /* of a Work Bench; NOBODY: it is Neutral */

/* --- How it ended (summary.c). --- */

/* The term for how the war was won, or why it is drawn. */
const char *pw_end_term(const struct game *g);
/* Why this player has lost: "Lady Justice is torn apart". */
void pw_say_loss(const struct game *g, int seat, struct phrase *out);

#endif
