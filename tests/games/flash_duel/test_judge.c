/* test_judge.c - what the judge of Flash Duel makes of abilities, stakes, lives and lost turns. */
#include "bots/bot.h"
#include "games/flash_duel/company.h"

static int judge(const struct game *g, int seat)
{
    int chances[SEATS] = {0};
    flash_duel.judge(g, chances);
    CHECK(chances[seat] >= 0 && chances[seat] <= 1000);
    if (g->k.seats == 2) /* what one hopes for the other fears */
        CHECK_EQ(chances[0] + chances[1], 1000);
    return chances[seat];
}

#define QUIET .advance = 4, .apart = 9, .hand = "12345", .foe_hand = "12345"

TEST_BOTH(abilities_that_are_left_are_worth_something)
{
    struct game g = FULL(me, "grave", "jaina", QUIET);
    int all = judge(&g, me);
    fd_turn_cards(&g, me, 1);
    CHECK(judge(&g, me) < all);
    fd_turn_cards(&g, foe, 0);
    CHECK(judge(&g, me) > all);
}

TEST_BOTH(lost_turns_are_bad)
{
    struct game g = FULL(me, "grave", "vendetta", QUIET);
    int before = judge(&g, me);
    g.persona[me].marks = STUNNED;
    int stunned = judge(&g, me);
    CHECK(stunned < before);
    g.persona[me].marks = 0;
    g.recovering = seat_bit(me);
    CHECK(judge(&g, me) < before && judge(&g, me) > stunned);
    g.recovering = 0;
    g.persona[foe].skip = 1;
    CHECK(judge(&g, me) > before);
}

/* At distance 5 with as many 5s as the foe, one that counts for two can't be blocked. */
TEST_BOTH(a_dragon_form_hits_where_equal_hands_would_not)
{
    struct game g = FULL(me, "midori", "jaina", .advance = 6, .apart = 5, .hand = "12345",
                         .foe_hand = "12345", .left = 3);
    g.wins[me] = WINS_NEEDED - 1;
    CHECK(judge(&g, me) < 1000);
    g.persona[me].marks = DRAGON_FORM;
    CHECK_EQ(judge(&g, me), 1000);
}

TEST_BOTH(stakes_make_a_round_worth_more)
{
    struct game g = FULL(me, "lum", "jaina", .advance = 6, .apart = 5, .hand = "12355",
                         .foe_hand = "12344"); /* a certain hit */
    int plain = judge(&g, me);
    g.stakes = 1;
    CHECK(judge(&g, me) > plain);
    g.stakes = 2; /* three wins: the whole game */
    CHECK_EQ(judge(&g, me), 1000);
}

TEST_BOTH(time_works_against_the_plague)
{
    struct game g = FULL(me, "gwen", "jaina", QUIET, .left = 12);
    int early = judge(&g, me);
    struct game late = FULL(me, "gwen", "jaina", QUIET, .left = 4);
    CHECK(judge(&late, me) < early - 50);
    struct game healthy = FULL(me, "grave", "jaina", QUIET, .left = 4);
    CHECK(judge(&late, me) < judge(&healthy, me));
}

TEST_BOTH(a_strike_that_cannot_be_blocked_is_not_saved_by_cards)
{
    struct game g =
        FULL(me, "rook", "jaina", .advance = 6, .apart = 1, .hand = "11345", .foe_hand = "11345");
    DO(&g, attack(1, 1));
    while (kind_asked(&g) == ASK_ABILITY)
        DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    int blockable = judge(&g, foe);
    g.strike.flags = UNBLOCKABLE;
    CHECK(judge(&g, foe) < blockable);
}

static struct game solo(const char *bot, struct scene scene)
{
    struct game g;
    uint64_t seed = 0;
    do
        g = STARTED(seed++, "mode", "solo", "characters", "jaina", "bot", bot);
    while (kind_asked(&g) != ASK_ACTION || g.turn != RED);
    scene.turn = RED;
    arrange(&g, scene);
    return g;
}

TEST(a_dragon_with_two_lives_is_harder)
{
    struct game g = solo("dragon", (struct scene){QUIET});
    CHECK_EQ(g.persona[BOT].life, 2);
    int fresh = judge(&g, RED);
    g.persona[BOT].life = 1;
    CHECK(judge(&g, RED) > fresh + 50);
}

/* The plan counts all cards that are there, also when somebody holds more than a hand. */
TEST(the_plan_can_count_large_hands_and_decks)
{
    static const char *const hands[] = {"", "1", "112233445", "444451"};
    struct dice dice = {.state = 1};
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct game g = FULL(RED, "gwen", "jaina", .advance = 6, .apart = 5, .hand = "12345",
                             .foe_hand = hands[i]);
        struct question q = question_of(&g, RED);
        int choice = flash_duel.plan(&g, RED, q.options, q.count, &dice);
        CHECK(choice >= 0 && choice < q.count);
    }
}

/* The automaton's hand lies open, so the plan need not guess: it has no 3, and cannot draw one of
 * the four that lie on the discard pile. */
TEST(the_plan_sees_the_automatons_hand)
{
    struct game g = solo("dummy", (struct scene){.advance = 6,
                                                 .apart = 3,
                                                 .hand = "12345",
                                                 .foe_hand = "11224",
                                                 .left = 6,
                                                 .next = "445512"});
    struct dice dice = {.state = 1};
    struct question q = question_of(&g, RED);
    int choice = flash_duel.plan(&g, RED, q.options, q.count, &dice);
    CHECK_EQ(q.options[choice].verb, ATTACK);
    g = solo("dummy", (struct scene){.advance = 6,
                                     .apart = 3,
                                     .hand = "12345",
                                     .foe_hand = "11333",
                                     .left = 6,
                                     .next = "445512"});
    game_question(&flash_duel, &g, RED, &q);
    choice = flash_duel.plan(&g, RED, q.options, q.count, &dice);
    CHECK(q.options[choice].verb != ATTACK);
}

/* --- Betrayal. --- */

static struct game suspicious(int traitor)
{
    return BETRAYAL(.turn = RED, .traitor = traitor, .space = {5, 6, 7, 8, 15},
                    .hand = {"22335", "12345", "12345", "12345", "12345"});
}

static void show_hand(struct game *g, int who)
{
    memcpy(g->persona[who].known + 1, g->hand[who] + 1, NUMBERS);
}

TEST(a_shown_hand_costs_more_than_a_fighter_while_a_traitor_lurks)
{
    CLAUSE("FD-303");
    struct game g = suspicious(GREEN), shown = g, out = g;
    show_hand(&shown, RED);
    RESTAGE(&out, .turn = BLUE, .traitor = GREEN, .space = {OUT, 6, 7, 8, 15});
    CHECK(judge(&shown, RED) < judge(&out, RED));
    CHECK(judge(&shown, DRAGON_SEAT) > judge(&g, DRAGON_SEAT));
    CHECK(judge(&shown, GREEN) > judge(&g, GREEN)); /* the traitor gains by it */
    struct game harmless = suspicious(DRAGON_SEAT), seen = harmless;
    show_hand(&seen, RED); /* there is nobody to name it, but the Dragon can count on it */
    CHECK(judge(&seen, RED) < judge(&harmless, RED));
    CHECK(judge(&harmless, RED) - judge(&seen, RED) < judge(&g, RED) - judge(&shown, RED));
    struct game partly = g;
    show_hand(&partly, RED);
    partly.persona[RED].known[2]--; /* one card is still to be guessed */
    CHECK(judge(&partly, RED) > judge(&shown, RED) && judge(&partly, RED) < judge(&g, RED));
}

TEST(a_traitor_counts_for_the_dragon)
{
    struct game g = suspicious(GREEN), caught = g;
    RESTAGE(&caught, .turn = RED, .traitor = GREEN, .space = {5, 6, OUT, 8, 15},
            .hand = {"22335", "12345", "", "12345", "12345"});
    CHECK(judge(&caught, RED) > judge(&g, RED));
    CHECK(judge(&caught, GREEN) < judge(&g, GREEN));
}

static struct option planned(const struct game *g, int seat)
{
    struct question q = question_of(g, seat);
    struct dice dice = {0};
    return q.options[flash_duel.plan(g, seat, q.options, q.count, &dice)];
}

TEST(a_sane_mortal_keeps_silent_and_a_traitor_names_what_everybody_has_seen)
{
    CLAUSE("FD-302", "FD-305");
    struct game g = suspicious(GREEN);
    g.silent = 0;
    DO(&g, back(2));
    FOR_EACH_SEAT(seat, game_pending(&g))
        CHECK_EQ(planned(&g, seat).verb, HUSH); /* the traitor as well as the others */
    show_hand(&g, YELLOW);
    CHECK_EQ(planned(&g, RED).verb, HUSH);
    CHECK_EQ(planned(&g, YELLOW).verb, HUSH);
    CHECK_EQ(planned(&g, GREEN).verb, UNMASK);
    FOR_EACH_SEAT(seat, game_pending(&g))
        DO_AS(&g, seat, planned(&g, seat));
    CHECK_EQ(kind_asked(&g), ASK_NAMING);
    while (kind_asked(&g) != ASK_ACTION && !is_out(&g, YELLOW))
        DO(&g, planned(&g, GREEN));
    CHECK(is_out(&g, YELLOW));
}

/* How many of 30 searches answer so. */
static int searches_that(const struct game *g, int seat, int verb)
{
    enum { SEARCHES = 30 };
    struct question q = question_of(g, seat);
    struct bot_budget budget = {.iterations = 500, .threads = 1};
    int found = 0;
    for (uint64_t seed = 1; seed <= SEARCHES; seed++) {
        struct dice dice = {.state = seed};
        int choice =
            bot_choose(&flash_duel, g, seat, bot_find("search", NULL), &budget, &dice, NULL);
        found += q.options[choice].verb == verb;
    }
    return found;
}

/* Red and Yellow are loyal, and cannot know whether anybody is not. */
TEST(a_search_does_not_show_its_hand_while_a_traitor_may_lurk)
{
    CLAUSE("FD-303", "FD-318");
    struct game g = suspicious(GREEN);
    CHECK(CAN(&g, OPTION(SHOW_HAND)));
    CHECK_EQ(searches_that(&g, RED, SHOW_HAND), 0);
    g.silent = 0;
    DO(&g, back(2));
    CHECK(CAN_AS(&g, RED, OPTION(SHOW_HAND)) && CAN_AS(&g, YELLOW, OPTION(SHOW_HAND)));
    CHECK_EQ(searches_that(&g, RED, SHOW_HAND), 0);
    CHECK_EQ(searches_that(&g, YELLOW, SHOW_HAND), 0);
}

/* Whom there is no reason to suspect is mostly loyal. */
TEST(a_search_hardly_ever_accuses_without_a_reason)
{
    CLAUSE("FD-322");
    struct game g = suspicious(GREEN);
    g.silent = 0;
    DO(&g, back(2));
    CHECK(searches_that(&g, YELLOW, ACCUSE) <= 1);
    DO_AS(&g, RED, hush()); /* which Yellow does not see */
    CHECK(searches_that(&g, YELLOW, ACCUSE) <= 1);
    CHECK_EQ(searches_that(&g, YELLOW, SHOW_HAND), 0);
}
