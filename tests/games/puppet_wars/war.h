/* war.h - scenes of Puppet Wars for tests: who stands where, who holds what, and then answers.
 *
 * Spaces are named as in the rules of the field: at(q, r) is the hexagon with these axial
 * coordinates, (0, 0) in the middle. Cards are "r7" (Rams), "c", "t", "m", "rj" and "bj". */
#ifndef TESTS_WAR_H
#define TESTS_WAR_H

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/army.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/map.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"
#include "kit/scene.h"

enum { RED, BLUE, GREEN, YELLOW };

/* A game with these settings, played with everybody's first options to the first Animation Cards.
 */
struct game war_with(const char *const *words);
#define WAR(...) war_with((const char *const[]){__VA_ARGS__, NULL})

/* An empty field of hexagons with a Work Bench each, far away, and the Masters beside them: Seamus
 * and Lady Justice in the north-west and south-east corner. */
struct game war(void);
struct game war_of(int players); /* the same for three or four */
/* The same on an empty field of squares, 8 by 8; sq(column, row). */
struct game war_on_squares(void);

int at(int q, int r);
int sq(int column, int row);

/* Puts a puppet of this kind into play; returns the unit. */
int put(struct game *g, int seat, int kind, int space);
int put_box(struct game *g, int seat, int kind);
int put_heap(struct game *g, int seat, int kind);
/* Attaches an Upgrade of this kind, that `owner` selected. */
int equip(struct game *g, int owner, int unit, int kind);
void set_master(struct game *g, int seat, int kind);
void move_to(struct game *g, int unit, int space);

/* Gives a player this hand; `next` are the top cards of the deck, the first on top. */
void deal(struct game *g, int seat, const char *hand, const char *next);
int card(const char *name);
struct value value_of(int number, int suits);

/* It is this puppet's Animation: the next question is what it does. */
void animate(struct game *g, int unit);
/* It is this player's turn to act with this Animation Card. */
void to_act(struct game *g, int seat, const char *laid);
/* All cards are to be laid: round `round` of the present Turn. */
void to_lay(struct game *g);

struct option go(int space);
struct option act(int action, int target);
struct option play(const char *name);
struct option dodge_with(const char *name);
struct option lay(const char *name);
struct option pass(void);
struct option done(void);
struct option pick(int unit);
struct option shed(const char *name);

int offers_of(const struct game *g, int action); /* options to perform this action */

/* Of several flipped cards the highest is selected. Whatever else is asked stays open. */
void select_highest(struct game *g);
/* The animated puppet performs an action, with the highest card. */
void perform(struct game *g, int action, int target);
void attack(struct game *g, int target);

bool holds(const struct game *g, int seat, const char *name);
bool in_discard(const struct game *g, int seat, const char *name);

#endif
