/* analyse.h - an analysis told to people at a terminal. */
#ifndef PARLOR_ANALYSE_H
#define PARLOR_ANALYSE_H

#include "bots/analysis.h"
#include "core/text.h"

/* All of it, or what concerns one seat (SPECTATOR: all); `g` is room for a state. In a text that is
 * plain the charts are sentences. */
void analyse_show(const struct analysis *a, struct game *g, int seat, struct text *out);

#endif
