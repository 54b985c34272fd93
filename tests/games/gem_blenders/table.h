/* table.h - scenarios of Gem Blenders for its tests, short enough to read as examples.
 *
 *   TEST_BOTH(stun_takes_the_effect_away)
 *   {
 *       CLAUSE("GB-206.3e");
 *       struct game g = TABLE(me, .heroes = "carter elaine kula devin", .hand = "stun",
 *                             .foe_heroes = "chao:usher+nocturnagem+caprogem greta bram rufus");
 *       DO(&g, "Play Stun");
 *       DO(&g, "Chao");
 *       CHECK(!effect_works(&g, foe, "chao"));
 *   }
 *
 * Cards are called by their ids. A side is "left center right back | bench ...", each hero with its
 * blend after a colon and its gems after plus signs. What a hand, discard or meter does not name is
 * filled up with Terragems at the bottom of the deck, so that all decks are legal. `me` is to play;
 * a foe without cards in hand is never asked for timed actions. */
#ifndef GEM_BLENDERS_TESTS_TABLE_H
#define GEM_BLENDERS_TESTS_TABLE_H

#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/zones.h"
#include "kit/scene.h"

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

/* A side with this hero in the given position, and Wren, Noor, Imani or Pilar in the others. */
struct side {
    char heroes[160];
};
struct side standing(const char *hero, int position);

/* --- Answers. --- */

/* An attack in short: who attacks with which ATK at whom with which DEF, "Gull (3) at Imani (0),
 * Rufus (2) at Noor (0)", and if that is not enough from where to where: " [LrCc]". */
struct option attack(const struct game *g, const char *words);
bool can_attack(const struct game *g, const char *aim); /* "[Lr]": left at right, alone */
/* The attack of this hero alone: "Rufus", or more of that, "Rufus (2) at Gull". */
struct option attack_by(const struct game *g, const char *hero);

void no_timed_actions(struct game *g); /* nobody plays one */
void end_turn(struct game *g);         /* nothing else is asked before the next play */

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

#endif
