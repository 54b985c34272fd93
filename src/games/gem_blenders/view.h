/* view.h - what views, pictures and positions share. */
#ifndef GEM_BLENDERS_VIEW_H
#define GEM_BLENDERS_VIEW_H

#include "games/gem_blenders/gem_blenders.h"

void gb_headline(const struct game *g, char *out, size_t capacity);
void gb_put_card(struct writer *w, const char *key, int card); /* its id; null for none */
bool gb_sees_hero(const struct game *g, int observer, int seat, int slot);

#endif
