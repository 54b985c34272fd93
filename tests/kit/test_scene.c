/* test_scene.c - a test that does not mean what happens is failed by its scene, shown with the toy.
 */
#include "kit/scene.h"

#include "toy/toy.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

SCENES_OF(toy)

enum { ANN, BEN, CID };

/* Does this fail a test? It is tried in another process, which cmocka then aborts. */
static bool fails(struct game g, void (*body)(struct game *))
{
    fflush(stdout);
    pid_t child = fork();
    CHECK(child >= 0);
    if (!child) {
        setenv("CMOCKA_TEST_ABORT", "1", 1);
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        body(&g);
        _exit(0);
    }
    int status = 0;
    CHECK_EQ(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status);
}

/* All are asked for a bid; Ann has different cards. */
static struct game bidding(void)
{
    struct game g = started(1, (const char *const[]){NULL});
    CHECK(question_of(&g, ANN).count > 1);
    return g;
}

static int lowest(const struct game *g, int seat)
{
    return question_of(g, seat).options[0].a;
}

static void bid_lowest(struct game *g)
{
    DO_AS(g, ANN, OPTION(BID, lowest(g, ANN)));
}

static void bid_what_ann_has_not(struct game *g)
{
    DO_AS(g, ANN, OPTION(BID, NUMBERS + 1));
}

static void bid_words_of_no_option(struct game *g)
{
    DO_AS(g, ANN, "Rob Ben");
}

static void bid_words_of_several_options(struct game *g)
{
    DO_AS(g, ANN, "Bid");
}

static void bid_twice(struct game *g)
{
    bid_lowest(g);
    bid_lowest(g);
}

static void bid_without_saying_who(struct game *g)
{
    DO(g, OPTION(BID, lowest(g, ANN)));
}

static void bid_with_a_card_that_was_changed(struct game *g)
{
    uint8_t *card = &g->hand[ANN].card[0];
    *card = (uint8_t)(*card % NUMBERS + 1);
    bid_lowest(g);
}

static void wait_for_what_never_comes(struct game *g)
{
    first_options_until(g, ASK_ACCEPT + 1);
}

static void start_with_what_there_is_not(struct game *g)
{
    *g = STARTED(1, "mode", "no such mode");
}

TEST(a_scene_fails_where_the_test_means_something_else)
{
    struct game g = bidding();
    CHECK(!fails(g, bid_lowest));
    CHECK(fails(g, bid_what_ann_has_not));
    CHECK(fails(g, bid_words_of_no_option));
    CHECK(fails(g, bid_words_of_several_options));
    CHECK(fails(g, bid_twice));
    CHECK(fails(g, bid_without_saying_who));
    CHECK(fails(g, bid_with_a_card_that_was_changed));
    CHECK(fails(g, wait_for_what_never_comes));
    CHECK(fails(g, start_with_what_there_is_not));
}

TEST(an_answer_is_an_option_or_words)
{
    struct game g = bidding();
    char words[20];
    snprintf(words, sizeof words, "Bid a %d", lowest(&g, ANN));
    CHECK_EQ(NUMBER_OF(&g, ANN, words), NUMBER_OF(&g, ANN, OPTION(BID, lowest(&g, ANN))));
    CHECK_EQ(NUMBER_OF(&g, ANN, words + strlen("Bid ")), 0); /* a part of them */
    CHECK_EQ(NUMBER_OF(&g, ANN, "Bid a"), SEVERAL);
    CHECK(CAN_AS(&g, ANN, "Bid a"));
    CHECK_EQ(NUMBER_OF(&g, ANN, "Rob"), NOT_OFFERED);
    CHECK(!CAN_AS(&g, ANN, "Rob"));
    DO_AS(&g, ANN, words);
    CHECK(!is_asked(&g, ANN) && is_asked(&g, BEN) && is_asked(&g, CID));
    CHECK(!CAN_AS(&g, ANN, words));
    CHECK_EQ(kind_asked(&g), ASK_BID);
}
