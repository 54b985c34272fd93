/* army.h - armies: Toy Boxes of game types, what fits into them, and lists of puppets. */
#ifndef PUPPET_WARS_ARMY_H
#define PUPPET_WARS_ARMY_H

#include "games/puppet_wars/cards.h"
#include "games/puppet_wars/check.h"

int pw_box_size(int mode); /* Puppets of a Toy Box */
int pw_sidekick_limit(int mode);

/* May this player have one more of this Pawn or Sidekick, if there may be so many Sidekicks? */
bool pw_fits_box(const struct game *g, int seat, int kind, int sidekicks);
int pw_count_box(const struct game *g, int seat);
void pw_add_to_box(struct game *g, int seat, int kind);
void pw_set_master(struct game *g, int seat, int kind);
/* Fills a secret Toy Box with others that it could hold. */
void pw_guess_box(struct game *g, int seat, struct chance *chance);
/* The Master and the Toy Box that the setup says. */
bool pw_build_army(struct game *g, const struct setup *setup, int seat, struct reason *why);

/* An army as it is listed. */
struct army {
    int count;
    uint8_t kind[BOX_MOST]; /* the first of them, in the order of the list */
    int copies[KINDS];
};

/* Reads a list like "judge, 2 ronin", and counts what it understands. */
void pw_read_army(struct army *army, const char *list, struct faults *f);
/* Is it one for this game type? */
void pw_check_army(const struct army *army, int mode, struct faults *f);

enum { RECOMMENDED = 8 };
extern const uint8_t pw_recommended[2][RECOMMENDED];

#endif
