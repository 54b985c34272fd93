/* table.h - scenarios of Gem Blenders for its tests, short enough to read as examples.
 *
 *   TEST_BOTH(stun_takes_the_effect_away)
 *   {
 *       CLAUSE("GB-206.3e");
 *       struct game g = TABLE(me, .heroes = "carter elaine kula devin", .hand = "stun",
 *                             .foe_heroes = "chao:usher+aquagem+luminagem greta bram rufus");
 *       DO(&g, "Play Stun");
 *       DO(&g, "Chao");
 *       CHECK(!effect_works(&g, foe, "chao"));
 *   }
 *
 * Cards are called by their ids. A side is "left center right back | bench ...", each hero with its
 * blend after a colon and its gems after plus signs. What a hand, discard or meter does not name is
 * filled up with Terragems at the bottom of the deck, so that all decks are legal. An answer is the
 * beginning of an option's words. `me` is to play; a foe without cards in hand is never asked for
 * timed actions. */
#ifndef GEM_BLENDERS_TESTS_TABLE_H
#define GEM_BLENDERS_TESTS_TABLE_H

#include "games/gem_blenders/gem_blenders.h"
#include "kit/test.h"

#define TEST_BOTH(name)                                                                            \
    static void name##_for(int me, int foe);                                                       \
    TEST(name)                                                                                     \
    {                                                                                              \
        name##_for(0, 1);                                                                          \
        name##_for(1, 0);                                                                          \
    }                                                                                              \
    static void name##_for(__attribute__((unused)) int me, __attribute__((unused)) int foe)

struct scene {
    const char *heroes, *hand, *deck, *discard, *meter; /* deck: its top cards, the top one first */
    const char *foe_heroes, *foe_hand, *foe_deck, *foe_discard, *foe_meter;
    int hp, foe_hp;       /* 0: 20 */
    int left, foe_left;   /* size of the deck, the rest being discarded; 0: all, -1: empty */
    int turns, foe_turns; /* begun so far, with this one; 0: 5 */
    int wins, foe_wins;
    bool started; /* `me` was the first to play; else the foe */
};

struct game table(int me, struct scene scene);
#define TABLE(me, ...) table((me), (struct scene){__VA_ARGS__})

/* The start of a game with these decks; the seed decides about the chooser and the shuffles. */
struct game new_game(uint64_t seed, const char *red, const char *blue);

/* --- Answers. --- */

int decides(const struct game *g);                 /* who is asked; NOBODY when the game is over */
int kind_asked(const struct game *g);              /* enum asks, or -1 */
bool can(const struct game *g, const char *words); /* an option has these words in it */
int options_count(const struct game *g);
void scene_answer(struct game *g, const char *words, const char *file, int line);
void scene_answer_as(struct game *g, int seat, const char *words, const char *file, int line);

/* The seat that is asked chooses the option that begins with these words, or has them. */
#define DO(g, words) scene_answer((g), (words), __FILE__, __LINE__)
#define DO_AS(g, seat, words) scene_answer_as((g), (seat), (words), __FILE__, __LINE__)

void go_on(struct game *g);    /* declines whatever can be declined, until a play is awaited */
void end_turn(struct game *g); /* ends the turn and declines what comes before the next play */

/* --- What can be seen. --- */

int card(const char *id); /* fails if there is none */
int slot_of(const struct game *g, int seat, const char *hero);
int hp(const struct game *g, int seat);
int atk(const struct game *g, int seat, const char *hero);
int def(const struct game *g, int seat, const char *hero);
int attacking(const struct game *g, int seat, const char *hero, const char *at); /* ATK then */
int place_of(const struct game *g, int seat, const char *hero);
const char *blend_of(const struct game *g, int seat, const char *hero); /* "" if none */
int gems_of(const struct game *g, int seat, const char *hero, const char *gem);
bool effect_works(const struct game *g, int seat, const char *hero); /* whatever it is now */
int in_hand(const struct game *g, int seat, const char *id);
int in_discard(const struct game *g, int seat, const char *id);
int in_deck(const struct game *g, int seat, const char *id);
int in_meter(const struct game *g, int seat, const char *id);

/* The view of an observer; release it with json_decref. */
json_t *scene_view(const struct game *g, int observer);
const json_t *zone_in(const json_t *view, const char *id);

/* Everything that an answer says, as told to a spectator; lines end with '\n'. */
struct story {
    struct listener listener;
    const struct game *g;
    int observer;
    char text[4000];
};
void answer_told(struct game *g, const char *words, int observer, struct story *story);

#endif
