/* duel.h - scenarios of Flash Duel for its clause tests, short enough to read as examples.
 *
 *   TEST_BOTH(a_push_leaves_the_pusher_in_place)
 *   {
 *       CLAUSE("FD-046");
 *       struct game g = DUEL(me, .advance = 8, .apart = 1, .hand = "4");
 *       DO(&g, push(4));
 *       CHECK_EQ(advance(&g, me), 8);
 *   }
 *
 * The rules are the same for both seats, so most tests are told from the side of `me`, who is to
 * act, and run once for each seat. Numbers are counted here from the pawns' spaces and not with
 * the functions of the rules, which may be wrong. */
#ifndef FLASH_DUEL_TESTS_DUEL_H
#define FLASH_DUEL_TESTS_DUEL_H

#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"
#include "kit/scene.h"

enum { RED, BLUE };

/* A moment before a main action, as the player to act sees it. What is left out is as it would be
 * at the beginning of a round. */
struct scene {
    int turn;             /* who is to act */
    int advance;          /* their spaces from their Start */
    int apart;            /* the distance; 0: the foe is on their Start */
    const char *hand;     /* their cards, "11345"; NULL: one of each */
    const char *foe_hand; /* the same for the foe */
    const char *next;     /* the deck's top cards, in the order in which they will be drawn */
    int left;             /* how many cards the deck has, the rest being discarded; 0: all */
};

/* A Simple game as it begins; the seed decides about the coin, too. */
struct game duel_started(uint64_t seed);

/* A Full game of `mine` (for `me`) against `other`. */
struct game full_duel(int me, const char *mine, const char *other, struct scene scene);
#define FULL(me, mine, other, ...)                                                                 \
    full_duel((me), (mine), (other), (struct scene){.turn = (me), __VA_ARGS__})

/* A clockwork fighter of these four abilities (for `me`) against one of others. */
struct game clockwork_duel(int me, const uint8_t mine[4], const uint8_t other[4],
                           struct scene scene);

/* A Solo game of Red, who is to act, against this bot. */
struct game solo_duel(const char *character, const char *bot, struct scene scene);
#define SOLO(character, bot, ...) solo_duel((character), (bot), (struct scene){__VA_ARGS__})

/* The turn of this fighter, who is asked for a main action. */
void give_turn(struct game *g, int who);
/* Rearranges the running round. Round wins, hidden cards and the like stay as they are. */
void arrange(struct game *g, struct scene scene);
struct game duel(struct scene scene);

#define DUEL(me, ...) duel((struct scene){.turn = (me), __VA_ARGS__})
#define ARRANGE(g, me, ...) arrange((g), (struct scene){.turn = (me), __VA_ARGS__})

/* --- Answers. --- */

struct option forward(int card);
struct option back(int card);
struct option push(int card);
struct option attack(int number, int count);
struct option dash_strike(int dash, int number, int count);
struct option block(int number, int count);
struct option retreat(int card);
struct option take_hit(void);
struct option let_begin(int seat);
struct option pass(void);
struct option discard(int card);
/* The use of an ability that this seat has, by its number; b and c as the ability wants. */
struct option use(const struct game *g, int seat, int ability, int b, int c);
struct option through(struct option option, int flag);     /* with a flag on its card or number */
bool can_use(const struct game *g, int seat, int ability); /* is it offered in any way? */
/* All ways in which the asked seat may use it: "1 3 4/2" are b = 1, b = 3, and b = 4 with c = 2. */
struct cards ways(const struct game *g, int ability);

/* --- Whole rounds. --- */

void win_round(struct game *g, int winner);
void draw_round(struct game *g);

/* --- What can be seen. --- */

int advance(const struct game *g, int seat); /* spaces from the seat's Start */
int apart(const struct game *g);

struct cards held(const struct game *g, int seat); /* "11345": sorted */

/* A zone of the view as this observer sees it: '?' is a card whose face is hidden. */
struct cards seen(const struct game *g, int observer, const char *zone);

#endif
