/* choices.h - the questions that card texts ask. */
#ifndef GEM_BLENDERS_CHOICES_H
#define GEM_BLENDERS_CHOICES_H

#include "games/gem_blenders/gem_blenders.h"

struct option *gb_offer_choices(const struct game *g, int seat, struct option *out);
/* Pairs of heroes of this field that may switch; `slot` must be one of them unless NO_SLOT. */
struct option *gb_offer_switches(const struct game *g, int by, int seat, int slot,
                                 struct option *out);

#endif
