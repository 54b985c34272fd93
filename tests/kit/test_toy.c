/* test_toy.c - the script layer and secret answers, shown with the toy; and the toy keeps the
 * contract. */
#include "kit/contract.h"
#include "kit/test.h"
#include "toy/toy.h"

enum { ANN, BEN, CID };

static void start(struct game *g, uint64_t seed)
{
    struct setup setup;
    uint8_t bytes[SEED_BYTES];
    setup_defaults(toy.setup, &setup);
    test_seed(seed, bytes);
    CHECK(game_start(&toy, g, &setup, bytes, NULL));
}

/* A game that waits for its first bids, with these hands. (Its cards are not conserved.) */
static void start_with(struct game *g, const uint8_t hands[PLAYERS][HAND])
{
    game_faults_expected = true; /* the deck is left as it is, so cards are doubled */
    start(g, 1);
    for (int seat = 0; seat < PLAYERS; seat++)
        memcpy(g->hand[seat].card, hands[seat], HAND);
}

static long find_option(const struct game *g, int seat, struct option wanted)
{
    struct question q;
    game_question(&toy, g, seat, &q);
    for (long i = 0; i < q.count; i++)
        if (q.options[i].verb == wanted.verb && q.options[i].a == wanted.a)
            return i;
    return -1;
}

static void answer_heard_by(struct game *g, int seat, struct option wanted,
                            struct listener *listener)
{
    struct reason why = {""};
    if (!game_answer(&toy, g, seat, find_option(g, seat, wanted), listener, &why))
        fail_msg("verb %d, %d: %s", wanted.verb, wanted.a, why.text);
}

static void answer(struct game *g, int seat, uint8_t verb, uint8_t a)
{
    answer_heard_by(g, seat, (struct option){verb, a}, NULL);
}

static void bid(struct game *g, uint8_t ann, uint8_t ben, uint8_t cid)
{
    answer(g, ANN, BID, ann);
    answer(g, BEN, BID, ben);
    answer(g, CID, BID, cid);
}

static void check_asked(const struct game *g, int seat, int kind, int depth)
{
    CHECK_EQ(g->k.pending, seat_bit(seat));
    CHECK_EQ(g->k.ask.kind, kind);
    CHECK_EQ(g->k.depth, depth);
}

static bool is_same(const struct game *x, const struct game *y)
{
    return !memcmp(x, y, sizeof *x);
}

static const uint8_t plain_hands[PLAYERS][HAND] = {{8, 1, 2}, {7, 3, 4}, {6, 5, 5}};

/* --- Scripts. --- */

TEST(the_toy_keeps_the_contract)
{
    struct contract_report report = {0};
    struct setup setup;
    struct reason why = {""};
    setup_defaults(toy.setup, &setup);
    if (!contract_run(&toy, &setup, 100, &report, &why))
        fail_msg("%s", why.text);
    CHECK(report.together > 100);
    CHECK(report.in_script > 100);
    CHECK_EQ(report.zones, PLAYERS);
}

/* Stops where Ann, two calls below the match, is shown a 3. */
static void stop_three_deep(struct game *g)
{
    start_with(g, plain_hands);
    bid(g, 8, 7, 6);
    check_asked(g, ANN, ASK_VICTIM, 2);
    answer(g, ANN, ROB, BEN);
    check_asked(g, BEN, ASK_OFFER, 3);
    answer(g, BEN, OFFER, 3);
    check_asked(g, ANN, ASK_ACCEPT, 3);
}

TEST(clones_of_a_game_stopped_three_scripts_deep_go_different_ways)
{
    struct game a, b, untouched;
    stop_three_deep(&a);
    memcpy(&b, &a, sizeof a);
    memcpy(&untouched, &a, sizeof a);
    answer(&a, ANN, ACCEPT, 0);
    CHECK(is_same(&b, &untouched));
    answer(&b, ANN, WANT_ANOTHER, 0);
    check_asked(&a, ANN, ASK_VICTIM, 2); /* the 3 does not content Ann */
    check_asked(&b, BEN, ASK_OFFER, 3);  /* in the loop of the called script */
    CHECK_EQ(a.hand[ANN].count, 3);
    CHECK_EQ(b.hand[ANN].count, 2);
}

TEST(a_called_script_knows_its_arguments_and_its_variables_after_a_stop)
{
    struct game g;
    stop_three_deep(&g);
    CHECK_EQ(g.k.ask.a, BEN);
    answer(&g, ANN, WANT_ANOTHER, 0);
    CHECK_EQ(g.k.ask.a, ANN);
    CHECK_EQ(find_option(&g, BEN, (struct option){OFFER, 3}), -1); /* Ben must offer the other */
    answer(&g, BEN, OFFER, 4);
    check_asked(&g, ANN, ASK_VICTIM, 2); /* asked once only: the second offer is final */
    CHECK_EQ(g.k.ask.a, 1);
    CHECK_EQ(g.hand[ANN].card[2], 4);
}

TEST(a_script_reads_what_the_called_one_returned)
{
    struct game g;
    stop_three_deep(&g); /* two small cards: give returns less than 5, steal returns 2 */
    answer(&g, ANN, ACCEPT, 0);
    answer(&g, ANN, ROB, BEN);
    answer(&g, BEN, OFFER, 4); /* Ben's last card: no question whether it is welcome */
    CHECK_EQ(g.k.depth, 1);
    CHECK_EQ(g.points[ANN], 0);

    start_with(&g, plain_hands); /* a 5: give returns it, steal returns 1 */
    bid(&g, 8, 7, 6);
    answer(&g, ANN, ROB, CID);
    answer(&g, CID, OFFER, 5);
    answer(&g, ANN, ACCEPT, 0);
    CHECK_EQ(g.k.depth, 1);
    CHECK_EQ(g.points[ANN], 1);

    start_with(&g, plain_hands); /* nothing: steal returns 0 */
    bid(&g, 8, 7, 6);
    answer(&g, ANN, STOP_ROBBING, 0);
    CHECK_EQ(g.points[ANN], 1);
}

TEST(finished_frames_are_zeroed)
{
    static const struct frame none;
    struct game g;
    stop_three_deep(&g);
    CHECK_EQ(g.stack[2].script, SCRIPT_give);
    answer(&g, ANN, ACCEPT, 0);
    CHECK(!memcmp(&g.stack[2], &none, sizeof none));
    CHECK_EQ(g.stack[1].script, SCRIPT_steal);
    answer(&g, ANN, STOP_ROBBING, 0);
    CHECK(!memcmp(&g.stack[1], &none, sizeof none));
    CHECK_EQ(g.stack[0].script, SCRIPT_match);
    CHECK_EQ(g.k.result, 0); /* nor does a value that was returned leave a trace */
}

/* --- Answers of an open ASK_ALL. --- */

TEST(the_order_of_simultaneous_answers_leaves_no_trace)
{
    static const int orders[6][PLAYERS] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    struct game first, g;
    start_with(&first, plain_hands);
    bid(&first, 2, 4, 5);
    for (int i = 0; i < 6; i++) {
        start_with(&g, plain_hands);
        for (int j = 0; j < PLAYERS; j++) {
            CHECK_EQ(g.k.ask.kind, ASK_BID);
            answer(&g, orders[i][j], BID, (uint8_t[]){2, 4, 5}[orders[i][j]]);
        }
        CHECK(is_same(&g, &first));
    }
}

/* All that the observer sees, as one text. */
static void look(const struct game *g, int observer, struct text *out)
{
    struct writer w = {.out = out};
    text_clear(out);
    game_view(&toy, g, observer, &w, NULL);
    toy.picture(g, observer, out);
    if (observer < 0)
        return;
    w = (struct writer){.out = out};
    game_question_write(&toy, g, observer, &w, NULL);
}

static bool can_tell_apart(const struct game *x, const struct game *y, int observer)
{
    struct text left = {0}, right = {0};
    look(x, observer, &left);
    look(y, observer, &right);
    bool differ = strcmp(text_string(&left), text_string(&right));
    text_free(&left);
    text_free(&right);
    return differ;
}

TEST(a_secret_answer_is_seen_by_its_seat_only)
{
    struct game low, high;
    start_with(&low, plain_hands);
    start_with(&high, plain_hands);
    answer(&low, ANN, BID, 1);
    answer(&high, ANN, BID, 8);
    CHECK(can_tell_apart(&low, &high, ANN));
    CHECK(can_tell_apart(&low, &high, ALL_SEEING));
    CHECK(!can_tell_apart(&low, &high, BEN));
    CHECK(!can_tell_apart(&low, &high, CID));
    CHECK(!can_tell_apart(&low, &high, SPECTATOR));
}

/* How often, in 200 hides for this observer, Ann's secret bid became another one. */
static int guesses_of_anns_bid(int observer)
{
    struct game real, guess;
    struct chance chance = {.key = {7}};
    int others = 0;
    start(&real, 3);
    CHECK(game_answer(&toy, &real, ANN, 0, NULL, NULL));
    for (int i = 0; i < 200; i++) {
        guess = real;
        game_hide(&toy, &guess, observer, &chance);
        struct option bid = guess.k.answer[ANN];
        others += memcmp(&bid, &real.k.answer[ANN], sizeof bid) != 0;
        CHECK_EQ(bid.verb, BID);
        CHECK(memchr(guess.hand[ANN].card, bid.a, guess.hand[ANN].count)); /* Ann could bid it */
        CHECK_EQ(guess.k.pending, real.k.pending);
        CHECK(!guess.k.answer[BEN].verb && !guess.k.answer[CID].verb);
    }
    return others;
}

TEST(hiding_guesses_the_secret_answers_of_others_and_keeps_the_observers)
{
    CHECK_EQ(guesses_of_anns_bid(ANN), 0);
    CHECK(guesses_of_anns_bid(BEN) > 50);
    CHECK(guesses_of_anns_bid(CID) > 50);
    CHECK(guesses_of_anns_bid(SPECTATOR) > 50);
}

TEST(hiding_keeps_the_cards_that_were_shown_to_the_observer)
{
    struct game real, guess;
    struct chance chance = {.key = {9}};
    int bens_guess = 0, cids_guess = 0;
    stop_three_deep(&real); /* Ben's 3 was shown to Ann; Ben's 4 was not */
    for (int i = 0; i < 100; i++) {
        guess = real;
        game_hide(&toy, &guess, ANN, &chance);
        CHECK_EQ(guess.hand[BEN].card[0], 3);
        bens_guess += guess.hand[BEN].card[1] != 4;
        guess = real;
        game_hide(&toy, &guess, CID, &chance);
        cids_guess += guess.hand[BEN].card[0] != 3;
    }
    CHECK(bens_guess > 50);
    CHECK(cids_guess > 50);
}

/* --- Events with a secret part. --- */

struct ear {
    struct listener listener;
    const struct game *g;
    char heard[3][300]; /* of the offer, by each seat */
};

static void hear_offer(struct listener *listener, const struct event *event)
{
    struct ear *ear = (struct ear *)listener;
    for (int seat = 0; seat < PLAYERS && event->kind == OFFERED; seat++) {
        struct telling told;
        game_tell(&toy, ear->g, event, seat, &told);
        snprintf(ear->heard[seat], sizeof ear->heard[seat], "%s", told.phrase.text);
    }
}

TEST(the_secret_part_of_an_event_is_told_to_its_eyes_only)
{
    struct game g;
    struct ear ear = {.listener.hear = hear_offer, .g = &g};
    start_with(&g, plain_hands);
    bid(&g, 8, 7, 6);
    answer(&g, ANN, ROB, BEN);
    answer_heard_by(&g, BEN, (struct option){OFFER, 4}, &ear.listener);
    CHECK_STRING(ear.heard[ANN], "Ben offers a 4");
    CHECK_STRING(ear.heard[BEN], "You offer a 4");
    CHECK_STRING(ear.heard[CID], "Ben offers a card");
}

TEST(events_are_heard_during_the_answer_and_not_afterwards)
{
    struct game g;
    struct ear ear = {.listener.hear = hear_offer, .g = &g};
    stop_three_deep(&g);
    answer_heard_by(&g, ANN, (struct option){WANT_ANOTHER}, &ear.listener);
    CHECK(!event_listener);
    answer(&g, BEN, OFFER, 4);
    CHECK_STRING(ear.heard[ANN], "");
}
