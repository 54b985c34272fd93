/* words.h - names and numbers of Puppet Wars in words. */
#ifndef PUPPET_WARS_WORDS_H
#define PUPPET_WARS_WORDS_H

#include "games/puppet_wars/puppet_wars.h"

const char *pw_ask_kind(int asked); /* enum asks, as one word */
void pw_headline(const struct game *g, char *out, size_t size);
void pw_say_turn(int turn, int last, struct phrase *out); /* last: 0 if there is none */
const char *pw_draw_words(int ending);                    /* that the war is drawn, and why */
void pw_say_space(const struct game *g, int space, struct phrase *out);
void pw_say_unit(const struct game *g, int unit, struct phrase *out);
void pw_say_value(struct value value, struct phrase *out);
void pw_say_bench(int token, struct phrase *out); /* "Blue's Work Bench" */
const char *pw_item_name(int item);

#endif
