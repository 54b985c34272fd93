/* scene.h - how the tests of every game start it, ask what is offered, answer, and look.
 *
 *   struct game g = STARTED(1, "mode", "full", "characters", "grave,jaina");
 *   CHECK_EQ(asked(&g), RED);
 *   CHECK(!CAN(&g, push(4)));
 *   DO(&g, attack(3, 1));         an option, or
 *   DO(&g, "Play Crash Gem");     the words of one
 *
 * Nothing here answers a question that the test does not name: an answer that is not offered, a
 * question to several seats where one is meant, and a position that is not valid fail the test.
 *
 * scene.c is linked into the tests of each game, whose helpers say once which one that is:
 *
 *   SCENES_OF(flash_duel) */
#ifndef PARLOR_SCENE_H
#define PARLOR_SCENE_H

#include "core/game.h"
#include "kit/test.h"

#define SCENES_OF(rules)                                                                           \
    const struct game_rules *const scene_rules = &(rules);                                         \
    struct game started(uint64_t seed, const char *const *words)                                   \
    {                                                                                              \
        struct game g;                                                                             \
        scene_start(&g, seed, words);                                                              \
        return g;                                                                                  \
    }
extern const struct game_rules *const scene_rules;

/* A test whose body is run for me = seat 0 and for me = seat 1. */
#define TEST_BOTH(name)                                                                            \
    static void name##_for(int me, int foe);                                                       \
    TEST(name)                                                                                     \
    {                                                                                              \
        name##_for(0, 1);                                                                          \
        name##_for(1, 0);                                                                          \
    }                                                                                              \
    static void name##_for(__attribute__((unused)) int me, __attribute__((unused)) int foe)

/* --- The start. `words` are setup fields and values in turn, ending with NULL. --- */

/* The seed decides about the shuffles. */
struct game started(uint64_t seed, const char *const *words);
#define STARTED(seed, ...) started((seed), (const char *const[]){__VA_ARGS__, NULL})

/* Why this setup is refused; "" if it is not. */
struct reason refusal(const char *const *words);
#define REFUSAL(...) refusal((const char *const[]){__VA_ARGS__, NULL})

void scene_start(struct game *g, uint64_t seed, const char *const *words);
void check_valid(const struct game *g);

/* Everybody takes their first option until a question of this kind is open. */
void first_options_until(struct game *g, int kind);

/* --- Questions. --- */

int asked(const struct game *g); /* the one who is; NOBODY when the game is over */
bool is_asked(const struct game *g, int seat);
int kind_asked(const struct game *g);                        /* enum asks; -1 when it is over */
struct question question_of(const struct game *g, int seat); /* no options if it is not asked */
int offers(const struct game *g, int verb);                  /* to the asked seat */
int offers_in_all(const struct game *g);
bool prompted(const struct game *g, const char *piece); /* is this part of the question? */
struct phrase words_of(const struct game *g, struct option option); /* for the asked seat */

/* OPTION(PASS), OPTION(INSERT, color, position): what is left out is 0. */
#define OPTION(...) option_of((const int[4]){__VA_ARGS__})
struct option option_of(const int bytes[4]);

/* An answer is a struct option, or words: those of an option, or their beginning, or a part. Its
 * number among the options of this seat, or why it has none. */
enum { NOT_OFFERED = -1, SEVERAL = -2 };
int option_number(const struct game *g, int seat, struct option option);
int words_number(const struct game *g, int seat, const char *words);
#define NUMBER_OF(g, seat, answer)                                                                 \
    _Generic((answer), struct option : option_number, default : words_number)((g), (seat), (answer))

#define CAN_AS(g, seat, answer) (NUMBER_OF((g), (seat), (answer)) != NOT_OFFERED)
#define CAN(g, answer) CAN_AS((g), asked(g), (answer))

/* --- Answers. --- */

#define DO(g, answer) ANSWERED(g, asked(g), answer, NULL, #answer)
#define DO_AS(g, seat, answer) ANSWERED(g, seat, answer, NULL, #answer)
#define DO_HEARD(g, answer, listener) ANSWERED(g, asked(g), answer, listener, #answer)

#define ANSWERED(g, seat, answer, listener, said)                                                  \
    scene_answer((g), (seat), NUMBER_OF(g, seat, answer), (listener),                              \
                 &(struct answered){(said), __FILE__, __LINE__})
struct answered {
    const char *said, *file;
    int line;
};
void scene_answer(struct game *g, int seat, int number, struct listener *listener,
                  const struct answered *by);

/* The same answer for as long as this is asked. */
void answer_all(struct game *g, int kind, struct option option);

/* A listener for DO_HEARD that keeps what this observer is told, a line for each event. */
struct story {
    struct listener listener;
    const struct game *g;
    int observer;
    char text[4000];
};
struct story story_for(const struct game *g, int observer);

/* --- What can be seen. JSON is to be released with json_decref. --- */

json_t *dumped(const struct game *g);
json_t *view_of(const struct game *g, int observer);
/* Has a list (a key of the view) a member with this id? Which one is it? */
bool view_has(const json_t *view, const char *list, const char *id);
json_t *view_find(const json_t *view, const char *list, const char *id);

/* The cards of a zone as this observer sees it, with `between` between them; '?' is a hidden one.
 */
struct cards {
    char text[800];
};
struct cards zone_text(const struct game *g, int observer, const char *zone, const char *between);
int zone_count(const struct game *g, int observer, const char *zone);

int rank_of(const struct game *g, int seat); /* of the finished game; 0: not over */
int score_of(const struct game *g, int seat);

#endif
