/* company.h - scenarios with more than two fighters, in the manner of duel.h.
 *
 *   struct game g = TEAM(.turn = RED, .space = {5, 8, 3, 18}, .hand = {"3", "12345"});
 *
 * In a Team Battle Red and Green (from space 1) fight Blue and Yellow (from space 18); in a Raid
 * the last seat is the Dragon, whose abilities are face down unless the scene turns them up. In
 * Betrayal the mortals keep silent until their next turn begins. */
#ifndef FLASH_DUEL_TESTS_COMPANY_H
#define FLASH_DUEL_TESTS_COMPANY_H

#include "games/flash_duel/duel.h"

enum { GREEN = 2, YELLOW = 3, DRAGON_SEAT = 4, OUT = -1 }; /* the Dragon of four mortals */

/* A moment before a main action. What is left out is as at the beginning of a round. */
struct stage {
    const char *characters; /* NULL: some who do not interfere with others' actions */
    int mortals;            /* of a Raid; 0: 4 */
    int kit[8];             /* abilities that the Dragon takes along; 0: the first that there are */
    int turn;
    int space[FIGHTERS];        /* 0: the Start space; OUT: defeated */
    const char *hand[FIGHTERS]; /* "11345"; NULL: one of each */
    const char *next;           /* the deck's top cards, in the order in which they are drawn */
    int left;                   /* how many cards the deck has, the rest being discarded; 0: all */
    unsigned up;                /* set of the Dragon's slots that are face up */
    int traitor;                /* Betrayal: who has the Traitor card */
};

struct game company(const char *mode, struct stage stage);
#define TEAM(...) company("team", (struct stage){__VA_ARGS__})
#define RAID(...) company("raid", (struct stage){__VA_ARGS__})
#define BETRAYAL(...) company("betrayal", (struct stage){__VA_ARGS__})

/* Rearranges the running round. */
void restage(struct game *g, struct stage stage);
#define RESTAGE(g, ...) restage((g), (struct stage){__VA_ARGS__})

/* The game as it begins: after the choices of characters and abilities. */
struct game company_started(uint64_t seed, const char *mode, int mortals, const char *characters);

/* --- What is said in Betrayal. --- */

/* These seats and nobody else are asked whether they speak up. */
void check_heard(const struct game *g, seat_set who);
void all_say(struct game *g, seat_set who, struct option what); /* and each says this */
void keep_silence(struct game *g, seat_set who); /* and none does before their next turn */
seat_set seats(int a, int b, int c);

struct option hush(void);
struct option unmask(void);
struct option accuse(int whom);
void name_hand(struct game *g, int whom, const char *hand); /* the traitor names it: "22335" */

int dragon_of(const struct game *g);
struct option assist(int dash, int number, int count);
bool is_out(const struct game *g, int seat);

#endif
