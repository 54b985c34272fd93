/* table.h - scenarios of Puzzle Strike for its clause tests, short enough to read as examples.
 *
 *   TEST(crash_gem_sends_one_gems)
 *   {
 *       CLAUSE("PS-021");
 *       struct game g = SCENE(.hand = "crash_gem", .pile = "3");
 *       DO(&g, "Play Crash Gem");
 *       CHECK_STRING(pile_of(&g, FOE), "111");
 *   }
 *
 * Chips are named by their ids, separated by blanks; answers are the words that a player reads.
 * The scene is ME's action phase. A chip of the scene that is a puzzle chip is in the bank, one
 * that is a character chip makes its player that character. */
#ifndef PUZZLE_STRIKE_TESTS_TABLE_H
#define PUZZLE_STRIKE_TESTS_TABLE_H

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/zones.h"
#include "kit/scene.h"

enum { ME, FOE, THIRD, FOURTH };

struct scene {
    const char *mode;   /* "duel" if left out */
    const char *count;  /* players of a free-for-all */
    const char *mine;   /* character; else that of the first character chip in my zones */
    const char *theirs; /* the same for the foe */
    const char *bank;   /* further puzzle chips of the bank */
    const char *hand, *bag, *discard, *ongoing; /* mine; the bag in the order of drawing */
    const char *pile;                           /* gems in my pile, "112" */
    const char *foe_hand, *foe_bag, *foe_discard, *foe_ongoing, *foe_pile;
    const char *third_hand, *third_bag, *third_discard, *third_ongoing, *third_pile;
    const char *fourth_hand, *fourth_bag, *fourth_discard, *fourth_ongoing, *fourth_pile;
    const char *gone; /* stacks of the bank that are empty: ids */
    int seat;         /* mine, if not the first; the others follow me in turn order, and what is
                       * called mine or the foe's is at their seats (seat_of) */
    bool hidden;      /* nobody has seen the hands of the others; else everybody has */
};

struct game scene_of(struct scene scene);
#define SCENE(...) scene_of((struct scene){__VA_ARGS__})

/* The seat of ME, FOE ... in a scene of this many players that gives me another seat. In a Team
 * Battle FOURTH is my mate wherever I sit. */
int seat_of(int mine, int role, int players);
enum { TEAMS = 0 }; /* instead of the number of players */

/* The same position with other random numbers to come. */
struct game reseeded(struct game g, int seed);

/* The scripts that wait for the answer lie as deep as this: as if chips had played chips. */
void sink(struct game *g, int depth);

/* --- Answers. --- */

void end_actions(struct game *g);
/* The player whose turn it is does and buys as little as possible; nothing else may be asked. */
void end_turn(struct game *g);
void to_cleanup(struct game *g);                 /* the same, but cleanup may ask something */
void buy_turn(struct game *g, const char *what); /* ends the actions, buys this, ends the turn */
int lose_game(struct game *g); /* whoever's turn it is loses this game of a match; who it was */

/* --- What can be seen. --- */

int kind_of(const struct game *g, const char *id);
int held(const struct game *g, int seat, const char *id);
int discarded(const struct game *g, int seat, const char *id);
int on_table(const struct game *g, int seat, const char *id);
int lasting(const struct game *g, int seat, const char *id); /* ongoing */
int in_bag(const struct game *g, int seat, const char *id);
int in_bank(const struct game *g, const char *id);
int hand_size(const struct game *g, int seat);
const char *pile_of(const struct game *g, int seat); /* "112": sorted; good for one comparison */
int arrows_of(const struct game *g, int seat, int color);
int money_of(const struct game *g, int seat);
int pigs_of(const struct game *g, int seat);
/* How many 1-gems of a pile are stand-ins (PS-122). */
int stand_ins_of(const struct game *g, int seat);
/* The top of a bag as text: what will be drawn next, for sure. */
const char *top_of(const struct game *g, int seat);

#endif
