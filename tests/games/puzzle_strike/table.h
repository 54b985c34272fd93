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

#include "games/puzzle_strike/puzzle_strike.h"
#include "kit/test.h"

/* All tests are linked together; these names are this folder's own. */
#define scene_of puzzle_strike_test_scene_of
#define started puzzle_strike_test_started
#define refusal puzzle_strike_test_refusal
#define asked puzzle_strike_test_asked
#define can puzzle_strike_test_can
#define options_of puzzle_strike_test_options_of
#define try_to puzzle_strike_test_try_to
#define asking puzzle_strike_test_asking
#define prompted puzzle_strike_test_prompted
#define end_actions puzzle_strike_test_end_actions
#define end_turn puzzle_strike_test_end_turn
#define buy_turn puzzle_strike_test_buy_turn
#define kind_of puzzle_strike_test_kind_of
#define held puzzle_strike_test_held
#define discarded puzzle_strike_test_discarded
#define on_table puzzle_strike_test_on_table
#define lasting puzzle_strike_test_lasting
#define in_bag puzzle_strike_test_in_bag
#define in_bank puzzle_strike_test_in_bank
#define hand_size puzzle_strike_test_hand_size
#define top_of puzzle_strike_test_top_of
#define pile_of puzzle_strike_test_pile_of
#define arrows_of puzzle_strike_test_arrows_of
#define money_of puzzle_strike_test_money_of
#define pigs_of puzzle_strike_test_pigs_of

enum { ME, FOE, THIRD, FOURTH };

struct scene {
    const char *mode;  /* "duel" if left out */
    const char *count; /* players of a free-for-all */
    const char *mine;  /* character; else that of the first character chip in my zones */
    const char *his;   /* the same for the foe */
    const char *bank;  /* further puzzle chips of the bank */
    const char *hand, *bag, *discard, *ongoing; /* mine; the bag in the order of drawing */
    const char *pile;                           /* gems in my pile, "112" */
    const char *foe_hand, *foe_bag, *foe_discard, *foe_ongoing, *foe_pile;
    const char *third_hand, *third_bag, *third_discard, *third_pile;
    const char *fourth_hand, *fourth_pile;
    const char *gone; /* stacks of the bank that are empty: ids */
};

struct game scene_of(struct scene scene);
#define SCENE(...) scene_of((struct scene){__VA_ARGS__})

/* A started game; `words` are setup fields and values in turn, ending with NULL. */
struct game started(uint64_t seed, const char *const *words);
#define STARTED(seed, ...) started((seed), (const char *const[]){__VA_ARGS__, NULL})
/* Is this setup refused, and why? */
const char *refusal(const char *const *words);

/* --- Answers. --- */

int asked(const struct game *g);                  /* NOBODY when the game is over */
bool can(const struct game *g, const char *text); /* is it among the options of the asked seat? */
int options_of(const struct game *g, uint8_t verb);
bool try_to(struct game *g, const char *text);
#define DO(g, text)                                                                                \
    do {                                                                                           \
        if (!try_to((g), (text)))                                                                  \
            fail_msg("'%s' is not an option; asked: %s", (text), asking(g));                       \
    } while (0)
const char *asking(const struct game *g); /* the prompt and all options, to complain with */
bool prompted(const struct game *g, const char *piece); /* is this part of the question? */

void end_actions(struct game *g);
void end_turn(struct game *g); /* of the player whose turn it is, with as little as possible */
void buy_turn(struct game *g, const char *what); /* ends the actions, buys this, ends the turn */

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
/* The top of a bag as text: what will be drawn next, for sure. */
const char *top_of(const struct game *g, int seat);

#endif
