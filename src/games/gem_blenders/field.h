/* field.h - what changes the field and the HP, and says so. */
#ifndef GEM_BLENDERS_FIELD_H
#define GEM_BLENDERS_FIELD_H

#include "games/gem_blenders/gem_blenders.h"

/* Something has happened: settle.c lets effects react to it. */
void gb_news(struct game *g, struct news news);

/* How often a hero has used a limited effect this turn. */
int gb_uses(const struct game *g, int seat, int slot, int card);
void gb_count_use(struct game *g, int seat, int slot, int card, int count);

void gb_set_hp(struct game *g, int seat, int hp);
/* `by` is the seat whose card or effect it is, or NOBODY; `slot` the attacker, or NO_SLOT if it is
 * no attack damage. */
void gb_hurt(struct game *g, int victim, int amount, int by, int slot);
void gb_gain(struct game *g, int seat, int amount);

void gb_equip(struct game *g, int seat, int slot, int gem, bool from_hand);
void gb_unequip(struct game *g, int seat, int slot, int gem);
void gb_count_gems(struct hero *h); /* after a change of its gems */

void gb_deblend(struct game *g, int seat, unsigned slots, enum fall why);
void gb_attach(struct game *g, int seat, int slot, int card);
/* Is something remembered of the hero that ends with a turn? */
bool gb_is_altered(const struct hero *h);
/* Discards blends and attached cards that have lost their ground. */
void gb_recheck(struct game *g);

void gb_switch(struct game *g, int by, int seat, int slot, int other);
void gb_rotate_heroes(struct game *g, int seat, bool clockwise);
void gb_substitute(struct game *g, int seat, int slot, int bench);
/* Arrangements are permutations, 1 to 23; 0 would leave all where they are. */
enum { ARRANGEMENTS = 24 };
void gb_arrange(struct game *g, int seat, int permutation);
/* Where the hero of this position goes. */
int gb_arrangement(int permutation, int position);
unsigned gb_moved_slots(const struct game *g, int seat, int permutation);

#endif
