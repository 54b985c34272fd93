/* strike.h - scenarios of Puzzle Strike 2 for its clause tests, short enough to read as examples.
 *
 *   TEST(a_crash_breaks_the_top_stretch)
 *   {
 *       CLAUSE("P2-032");
 *       struct game g = duel("grave", "jaina");
 *       set_pile(&g, ALICE, "PKK");
 *       set_hand(&g, ALICE, "crash_gem");
 *       play(&g, "crash_gem");
 *       CHECK_PILE(&g, ALICE, "P");
 *   }
 *
 * Alice is seat 0 and begins, so Alice holds the scepter; Brob is seat 1. Gems are letters, P B K G
 * for purple, blue, pink and green, piles bottom first; positions count from 1, as in the rules.
 * Every answer is checked to be legal, and the position to be valid after it. */
#ifndef PUZZLE_STRIKE_2_TESTS_H
#define PUZZLE_STRIKE_2_TESTS_H

#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/row.h"
#include "kit/scene.h"

enum { ALICE, BROB, CARA, DREW_ };

/* --- Started games; Alice's first action phase has begun. --- */

struct game alice_begins(const char *const *words);
#define ALICE_BEGINS(...) alice_begins((const char *const[]){__VA_ARGS__, NULL})
struct game duel(const char *alice, const char *brob);  /* Grand Melee */
struct game party(const char *alice, const char *brob); /* Birthday Bash */
struct game table_of(int players);                      /* grave, jaina, midori, setsuki */
/* Brob's action phase with this pile and hand; Alice, who is Grave, holds the scepter. */
struct game acts_as(const char *character, const char *pile, const char *hand);
struct game solo(const char *alice);
struct game coop(int players);
struct game coop_begun_by(int seat, int players);

void calm(struct game *g); /* empties everybody's pile and incoming zone */
struct game quiet_table(int players);
struct game finale(int players);      /* Brob has busted; it is Cara's final turn */
void pass_final_turn(struct game *g); /* of a Grand Finale, with an empty pile */

/* --- Arranging. Cards come from where they can come from, so that none is doubled. --- */

void set_pile(struct game *g, int seat, const char *gems);
void set_hand(struct game *g, int seat, const char *cards); /* ids with blanks between; all of it */
void set_deck(struct game *g, int seat, const char *cards); /* the top cards, the first on top */
void only_deck(struct game *g, int seat, const char *cards); /* ... and the rest is discarded */
void set_bank(struct game *g, const char *cards);            /* ids, slot 1 first */
void set_bank_colors(struct game *g, const char *colors);    /* any cards of these colours */
void set_next_colors(struct game *g, const char *colors);    /* of the bank cards dealt next */
void set_next_card(struct game *g, const char *card);        /* the bank card dealt next */
void set_creature(struct game *g, int seat, const char *card);
void empty_bank_deck(struct game *g, int left); /* its cards go to the trash pile */
void give_bank_deck(struct game *g, int seat);  /* its cards go to this discard pile */
void give_turn(struct game *g, int seat);       /* the action phase of this seat, 3 actions */
void start_turn(struct game *g, int seat);      /* its turn from the ante on */

/* --- Answers of whoever is asked. --- */

void play(struct game *g, const char *card);
void play_free(struct game *g, const char *card);
void drop(struct game *g);
void end_actions(struct game *g);
void buy(struct game *g, int slot); /* from 1 */
void end_turn(struct game *g);      /* no more actions, buy slot 1 */
void take(struct game *g, int slot);
void swap(struct game *g, int lower, int upper);
void stop(struct game *g);
void crash_at(struct game *g, int position);
void color(struct game *g, char color);
void insert(struct game *g, char color, int position);
void discard(struct game *g, const char *card);
void put(struct game *g, const char *card);
void diamond(struct game *g, char color);

bool can_play(const struct game *g, const char *card);
void check_loads(const struct game *g); /* written down and loaded again it is the same */

/* --- What can be seen. --- */

struct cards pile_of(const struct game *g, int seat);
struct cards bank_of(const struct game *g);                             /* colours */
int count_in(const struct game *g, const char *zone, const char *card); /* copies, seen by all */
int card_number(const char *id);
json_t *view_seat_of(const json_t *view, int seat);

#define CHECK_PILE(g, seat, gems) CHECK_STRING(pile_of((g), (seat)).text, (gems))
#define CHECK_BANK(g, colors) CHECK_STRING(bank_of(g).text, (colors))
#define CHECK_ZONE(g, zone, ids) CHECK_STRING(zone_text((g), ALL_SEEING, (zone), " ").text, (ids))

#endif
