/* war.h - scenes of Puppet Wars for tests: who stands where, who holds what, and then answers.
 *
 * Spaces are named as in the rules of the field: at(q, r) is the hexagon with these axial
 * coordinates, (0, 0) in the middle. Cards are "r7" (Rams), "c", "t", "m", "rj" and "bj". */
#ifndef TESTS_WAR_H
#define TESTS_WAR_H

#include "games/puppet_wars/puppet_wars.h"
#include "kit/test.h"

/* Short names here, long ones for the linker: other games' tests have such helpers, too. */
#define at(...) war_at(__VA_ARGS__)
#define sq(...) war_sq(__VA_ARGS__)
#define put(...) war_put(__VA_ARGS__)
#define put_box(...) war_put_box(__VA_ARGS__)
#define put_heap(...) war_put_heap(__VA_ARGS__)
#define equip(...) war_equip(__VA_ARGS__)
#define set_master(...) war_set_master(__VA_ARGS__)
#define move_to(...) war_move_to(__VA_ARGS__)
#define deal(...) war_deal(__VA_ARGS__)
#define card(...) war_card(__VA_ARGS__)
#define value_of(...) war_value_of(__VA_ARGS__)
#define animate(...) war_animate(__VA_ARGS__)
#define to_act(...) war_to_act(__VA_ARGS__)
#define to_lay(...) war_to_lay(__VA_ARGS__)
#define opt(...) war_opt(__VA_ARGS__)
#define go(...) war_go(__VA_ARGS__)
#define act(...) war_act(__VA_ARGS__)
#define play(...) war_play(__VA_ARGS__)
#define dodge_with(...) war_dodge_with(__VA_ARGS__)
#define lay(...) war_lay(__VA_ARGS__)
#define pass(...) war_pass(__VA_ARGS__)
#define done(...) war_done(__VA_ARGS__)
#define pick(...) war_pick(__VA_ARGS__)
#define shed(...) war_shed(__VA_ARGS__)
#define asked(...) war_asked(__VA_ARGS__)
#define offered(...) war_offered(__VA_ARGS__)
#define offered_to(...) war_offered_to(__VA_ARGS__)
#define offers(...) war_offers(__VA_ARGS__)
#define offers_of(...) war_offers_of(__VA_ARGS__)
#define answer(...) war_answer(__VA_ARGS__)
#define answer_as(...) war_answer_as(__VA_ARGS__)
#define attack(...) war_attack(__VA_ARGS__)
#define settle(...) war_settle(__VA_ARGS__)
#define perform(...) war_perform(__VA_ARGS__)
#define holds(...) war_holds(__VA_ARGS__)
#define in_discard(...) war_in_discard(__VA_ARGS__)
#define kind_asked(...) war_kind_asked(__VA_ARGS__)
#define check_sound(...) war_check_sound(__VA_ARGS__)

enum { RED, BLUE, GREEN, YELLOW };

const struct game_rules *war_rules(void);

/* A game that has just been started with these settings: name, words, ..., NULL. */
struct game war_begun(uint64_t seed, const char *const *words);
bool war_refused(const char *const *words, struct reason *why);
/* Played on, always with the first option, to the first Animation Cards. */
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

struct option opt(int verb, int a, int b, int c);
struct option go(int space);
struct option act(int action, int target);
struct option play(const char *name);
struct option dodge_with(const char *name);
struct option lay(const char *name);
struct option pass(void);
struct option done(void);
struct option pick(int unit);
struct option shed(const char *name);

int asked(const struct game *g);
bool offered(const struct game *g, struct option option);
bool offered_to(const struct game *g, int seat, struct option option);
int offers(const struct game *g, int verb);
int offers_of(const struct game *g, int action); /* options to perform this action */
bool answer(struct game *g, struct option option);
bool answer_as(struct game *g, int seat, struct option option);

#define PLAY_(g, option)                                                                           \
    do {                                                                                           \
        if (!answer((g), (option)))                                                                \
            fail_msg("%s:%d: not offered: " #option, __FILE__, __LINE__);                          \
    } while (0)
#define SAY PLAY_

/* The animated puppet attacks; the other does not dodge; the flip is selected and nothing played,
 * until something else is asked. */
void attack(struct game *g, int target);
/* Answers with "no more" to playing and dodging until something else is asked. */
void settle(struct game *g);
/* Performs an action that needs cards, and settles. */
void perform(struct game *g, int action, int target);

bool holds(const struct game *g, int seat, const char *name);
bool in_discard(const struct game *g, int seat, const char *name);
int kind_asked(const struct game *g); /* enum asks; -1 when it is over */
void check_sound(const struct game *g);

#endif
