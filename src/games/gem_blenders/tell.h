/* tell.h - an event that is being told, and the parts of its sentence. */
#ifndef GEM_BLENDERS_TELL_H
#define GEM_BLENDERS_TELL_H

#include "games/gem_blenders/settle.h"

/* An event with all that its words need. */
struct told {
    const struct game *g;
    const struct event *e;
    bool by_effect; /* something happens because of this: */
    struct activation effect;
};

/* The slot of a hero that is told by its card. */
int gb_told_slot(const struct game *g, int seat, int card);
/* What a mark in the sentence stands for; the context is the struct told. */
void gb_say_part(const void *context, const char *mark, struct phrase *out);

#endif
