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
 * Alice is seat 0 and begins, so she holds the scepter; Brob is seat 1. Gems are letters, P B K G
 * for purple, blue, pink and green, piles bottom first; positions count from 1, as in the rules.
 * Every answer is checked to be legal, and the position to be sound after it. */
#ifndef PUZZLE_STRIKE_2_TESTS_H
#define PUZZLE_STRIKE_2_TESTS_H

#include "games/puzzle_strike_2/puzzle_strike_2.h"
#include "kit/test.h"

/* All tests are one program, and other games' tests use such names, too. */
#define duel(...) strike_duel(__VA_ARGS__)
#define asked(...) strike_asked(__VA_ARGS__)
#define answer(...) strike_answer(__VA_ARGS__)
#define discard(...) strike_discard(__VA_ARGS__)
#define offered(...) strike_offered(__VA_ARGS__)
#define offers(...) strike_offers(__VA_ARGS__)
#define offers_in_all(...) strike_offers_in_all(__VA_ARGS__)
#define view_of(...) strike_view_of(__VA_ARGS__)
#define refused(...) strike_refused(__VA_ARGS__)
#define started(...) strike_started(__VA_ARGS__)
#define party(...) strike_party(__VA_ARGS__)
#define table_of(...) strike_table_of(__VA_ARGS__)
#define solo(...) strike_solo(__VA_ARGS__)
#define coop(...) strike_coop(__VA_ARGS__)
#define set_pile(...) strike_set_pile(__VA_ARGS__)
#define set_hand(...) strike_set_hand(__VA_ARGS__)
#define set_deck(...) strike_set_deck(__VA_ARGS__)
#define only_deck(...) strike_only_deck(__VA_ARGS__)
#define set_bank(...) strike_set_bank(__VA_ARGS__)
#define set_bank_colors(...) strike_set_bank_colors(__VA_ARGS__)
#define set_next_colors(...) strike_set_next_colors(__VA_ARGS__)
#define set_creature(...) strike_set_creature(__VA_ARGS__)
#define empty_bank_deck(...) strike_empty_bank_deck(__VA_ARGS__)
#define give_turn(...) strike_give_turn(__VA_ARGS__)
#define start_turn(...) strike_start_turn(__VA_ARGS__)
#define play(...) strike_play(__VA_ARGS__)
#define play_free(...) strike_play_free(__VA_ARGS__)
#define drop(...) strike_drop(__VA_ARGS__)
#define end_actions(...) strike_end_actions(__VA_ARGS__)
#define buy(...) strike_buy(__VA_ARGS__)
#define end_turn(...) strike_end_turn(__VA_ARGS__)
#define take(...) strike_take(__VA_ARGS__)
#define swap(...) strike_swap(__VA_ARGS__)
#define stop(...) strike_stop(__VA_ARGS__)
#define crash_at(...) strike_crash_at(__VA_ARGS__)
#define color(...) strike_color(__VA_ARGS__)
#define insert(...) strike_insert(__VA_ARGS__)
#define put(...) strike_put(__VA_ARGS__)
#define diamond(...) strike_diamond(__VA_ARGS__)
#define can_play(...) strike_can_play(__VA_ARGS__)
#define pile_of(...) strike_pile_of(__VA_ARGS__)
#define bank_of(...) strike_bank_of(__VA_ARGS__)
#define zone_of(...) strike_zone_of(__VA_ARGS__)
#define zone_count(...) strike_zone_count(__VA_ARGS__)
#define count_in(...) strike_count_in(__VA_ARGS__)
#define place_of(...) strike_place_of(__VA_ARGS__)
#define score_of(...) strike_score_of(__VA_ARGS__)
#define card_number(...) strike_card_number(__VA_ARGS__)
#define view_seat_of(...) strike_view_seat_of(__VA_ARGS__)
#define option_text(...) strike_option_text(__VA_ARGS__)
#define heard_text(...) strike_heard_text(__VA_ARGS__)

enum { ALICE, BROB, CARA, DREW_ };

const struct game_rules *strike_rules(void);

/* --- Started games; Alice's first action phase has begun. --- */

/* `words` are setup fields and values in turn, ending with NULL. */
struct game started(const char *const *words);
bool refused(const char *const *words, const char *because); /* the sentence contains this */
struct game duel(const char *alice, const char *brob);       /* Grand Melee */
struct game party(const char *alice, const char *brob);      /* Birthday Bash */
struct game table_of(int players);                           /* grave, jaina, midori, setsuki */
struct game solo(const char *alice);
struct game coop(int players);

/* --- Arranging. Cards come from where they can come from, so that none is doubled. --- */

void set_pile(struct game *g, int seat, const char *gems);
void set_hand(struct game *g, int seat, const char *cards); /* ids with blanks between; all of it */
void set_deck(struct game *g, int seat, const char *cards); /* the top cards, the first on top */
void only_deck(struct game *g, int seat, const char *cards); /* ... and the rest is discarded */
void set_bank(struct game *g, const char *cards);            /* ids, slot 1 first */
void set_bank_colors(struct game *g, const char *colors);    /* any cards of these colours */
void set_next_colors(struct game *g, const char *colors);    /* of the bank cards dealt next */
void set_creature(struct game *g, int seat, const char *card);
void empty_bank_deck(struct game *g, int left); /* its cards go to the trash pile */
void give_turn(struct game *g, int seat);       /* the action phase of this seat, 3 actions */
void start_turn(struct game *g, int seat);      /* its turn from the ante on */

/* --- Answers of whoever is asked. --- */

void answer(struct game *g, enum verb verb, int a, int b);
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

bool offered(const struct game *g, enum verb verb, int a, int b);
bool can_play(const struct game *g, const char *card);
int offers(const struct game *g, enum verb verb);
int offers_in_all(const struct game *g);
int asked(const struct game *g); /* NOBODY when the game is over */

/* --- What can be seen. --- */

struct cards {
    char text[800];
};

struct cards pile_of(const struct game *g, int seat);
struct cards bank_of(const struct game *g);                                 /* colours */
struct cards zone_of(const struct game *g, int observer, const char *zone); /* ids; ? is hidden */
int zone_count(const struct game *g, int observer, const char *zone);
int count_in(const struct game *g, const char *zone, const char *card); /* copies, seen by all */
int place_of(const struct game *g, int seat);
int score_of(const struct game *g, int seat);
int card_number(const char *id);
json_t *view_of(const struct game *g, int observer); /* release it with json_decref */
json_t *view_seat_of(const json_t *view, int seat);
struct cards option_text(const struct game *g, enum verb verb, int a); /* of the asked seat */
struct cards heard_text(struct game *g, int observer, enum verb verb, int a); /* while it happens */

#define CHECK_PILE(g, seat, gems) CHECK_STRING(pile_of((g), (seat)).text, (gems))
#define CHECK_BANK(g, colors) CHECK_STRING(bank_of(g).text, (colors))
#define CHECK_ZONE(g, zone, ids) CHECK_STRING(zone_of((g), ALL_SEEING, (zone)).text, (ids))

#endif
