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

/* A test that is run with Red as the first player and with Red as the second. */
#define TEST_SIDES(name)                                                                           \
    static void name##_for(int red, int blue);                                                     \
    TEST(name)                                                                                     \
    {                                                                                              \
        name##_for(RED, BLUE);                                                                     \
        name##_for(BLUE, RED);                                                                     \
    }                                                                                              \
    static void name##_for(__attribute__((unused)) int red, __attribute__((unused)) int blue)

/* An empty field of hexagons with a Work Bench each, far away, and the Masters beside them: Seamus
 * and Lady Justice in the north-west and south-east corner. */
struct game war(void);
struct game war_of(int players); /* the same for three or four */
struct game war_as(int red);     /* for two: Seamus in the north-west is of this player */
/* The same on an empty field of squares, 8 by 8; sq(column, row). */
struct game war_on_squares(void);
struct game war_on_squares_as(int red);

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

/* Red's puppet at (0,0) and Blue's at (1,0), with Red's cards; Blue has none. */
struct game beside(int red, int me, int other, const char *hand, const char *next, int *mine,
                   int *foe);
struct game duel(int red, int me, int other, const char *hand, const char *next, int *mine,
                 int *foe); /* ... in the Animation of Red's */

/* It is this puppet's Animation: the next question is what it does. */
void animate(struct game *g, int unit);
/* It is this player's turn to act with this Animation Card. */
void to_act(struct game *g, int seat, const char *laid);
/* All cards are to be laid: round `round` of the present Turn. */
void to_lay(struct game *g);

/* Both lay a card, Red first. */
void lay_both(struct game *g, int red, const char *card, const char *other);

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

/* Is this the question, and to whom? */
#define CHECK_ASKS(g, seat, kind)                                                                  \
    do {                                                                                           \
        CHECK_EQ(kind_asked(g), (kind));                                                           \
        CHECK_EQ(asked(g), (seat));                                                                \
    } while (0)

/* Of several flipped cards the highest is selected. Whatever else is asked stays open. */
void select_highest(struct game *g);
/* The animated puppet performs an action, with the highest card. */
void perform(struct game *g, int action, int target);
void attack(struct game *g, int target);

bool holds(const struct game *g, int seat, const char *name);
bool in_discard(const struct game *g, int seat, const char *name);

#endif
