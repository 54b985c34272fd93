/* test_team_time.c - the end of time in a Team Battle. */
#include "games/flash_duel/company.h"

/* Red stands on the Start space with a 5, moves back with it and draws the last card, a 1. */
static struct game ended(struct stage stage)
{
    stage.turn = RED;
    stage.next = "1";
    stage.left = 1;
    struct game g = company("team", stage);
    DO(&g, back(5));
    return g;
}
#define ENDED(...) ended((struct stage){__VA_ARGS__})

/* The round that has just ended was a draw: the next one is dealt. */
static void check_drawn(const struct game *g)
{
    CHECK_EQ(g->wins[0] + g->wins[1], 0);
    CHECK(g->round == 2 || kind_asked(g) == ASK_ORDER);
}

TEST(time_is_over_with_the_last_card_and_hands_are_shown)
{
    CLAUSE("FD-222");
    struct game g = ENDED(.space = {1, 17, 1, 18}, .hand = {"5234", "12", "2", "34"});
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "1234");
    CHECK_STRING(seen(&g, SPECTATOR, "seat3.hand").text, "34");
}

TEST(more_cards_for_the_distance_score_a_last_hit)
{
    CLAUSE("FD-223", "FD-224", "FD-228");
    struct game g = ENDED(.space = {1, 10, 8, 18}, .hand = {"5", "2", "22", ""});
    CHECK_EQ(g.winner, 0); /* two left against one, although Blue has advanced farther */
    g = ENDED(.space = {1, 10, 8, 18}, .hand = {"5", "222", "22", ""});
    CHECK_EQ(g.winner, 1);
    g = ENDED(.space = {1, 9, 8, 12}, .hand = {"5", "", "4", ""});
    CHECK_EQ(g.winner, 0); /* Green reaches Yellow behind Blue, too */
}

TEST(equal_counts_score_none_and_the_foremost_members_are_compared)
{
    CLAUSE("FD-225", "FD-229", "FD-230");
    struct game g = ENDED(.space = {1, 10, 8, 18}, .hand = {"5", "22", "22", ""});
    CHECK_EQ(g.winner, 1); /* 8 spaces against 7 */
    g = ENDED(.space = {1, 14, 6, 18}, .hand = {"5", "22", "22", ""});
    CHECK_EQ(g.winner, 0); /* 5 spaces against 4 */
    g = ENDED(.space = {1, 13, 6, 18}, .hand = {"5", "22", "22", ""});
    check_drawn(&g);
    g = ENDED(.space = {1, OUT, OUT, 17}, .hand = {"5", "", "", ""});
    CHECK_EQ(g.winner, 1); /* one left on each side */
}

TEST(last_hits_take_effect_together)
{
    CLAUSE("FD-226", "FD-231");
    /* Blue hits Red, Red hits Yellow, Yellow hits Green, Green hits Blue. */
    struct game g = ENDED(.space = {1, 3, 2, 4}, .hand = {"53", "2", "1", "22"});
    check_drawn(&g);
}

TEST(a_team_with_somebody_left_beats_a_team_with_nobody)
{
    CLAUSE("FD-227");
    struct game g = ENDED(.space = {1, 3, 2, 3}, .hand = {"5", "", "11", "2"});
    CHECK_EQ(g.winner, 0); /* Green hits both; Red is hit by Yellow */
}

TEST(who_was_defeated_before_counts_as_defeated)
{
    CLAUSE("FD-232");
    struct game g = ENDED(.space = {1, OUT, 2, 8}, .hand = {"5", "", "", ""});
    CHECK_EQ(g.winner, 0); /* two against one, although Yellow has advanced farther */
}

TEST(pacifism_and_the_plague_at_the_end_of_time)
{
    CLAUSE("FD-373", "FD-398");
    struct game g = ENDED(.characters = "jaina,argagarg,valerie,geiger", .space = {1, 10, 8, 18},
                          .hand = {"5", "2", "22", ""});
    CHECK_EQ(asked(&g), BLUE);
    DO(&g, use(&g, BLUE, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, 1); /* no last-hit: 8 spaces against 7 */
    g = ENDED(.characters = "jaina,argagarg,valerie,geiger", .space = {1, 11, 8, OUT},
              .hand = {"5", "2", "22", ""});
    DO(&g, use(&g, BLUE, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, 1); /* the advance alone counts, and a tie is Blue's */
    g = ENDED(.characters = "jaina,argagarg,gwen,geiger", .space = {1, 10, 8, 18},
              .hand = {"5", "2", "22", ""});
    if (kind_asked(&g) == ASK_ABILITY)
        DO(&g, pass());
    CHECK_EQ(g.winner, 1); /* Gwen's team loses */
    CHECK_EQ(g.wins[1], 2);
    g = ENDED(.characters = "jaina,gwen,argagarg,geiger", .space = {1, 10, 8, 18},
              .hand = {"5", "2", "", ""});
    if (kind_asked(&g) == ASK_ABILITY)
        DO(&g, use(&g, GREEN, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, 0);
    CHECK_EQ(g.wins[0], 2);
}

TEST(nobody_counters_pacifism_in_a_team_battle)
{
    CLAUSE("FD-120", "FD-363", "FD-398");
    /* Blue would hit Green; Green has advanced farther. Red, Argagarg, stands on a dark space. */
    struct game g = ENDED(.characters = "argagarg,grave,valerie,geiger", .space = {1, 12, 9, 18},
                          .hand = {"5", "33", "3", ""});
    CHECK_EQ(asked(&g), RED);
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    CHECK_EQ(kind_asked(&g), ASK_STARTER); /* Grave was not asked */
    CHECK_EQ(g.winner, 0);
}

TEST(pawns_that_were_last_hit_are_not_compared)
{
    CLAUSE("FD-229");
    /* Green (8 spaces) hits Blue, Yellow hits Green: Red and Yellow are left, 0 against 5. */
    struct game g = ENDED(.space = {1, 12, 9, 13}, .hand = {"5", "", "3", "4"});
    CHECK_EQ(g.winner, 1);
}

TEST(the_plague_outlives_its_owner)
{
    CLAUSE("FD-398", "FD-374");
    struct game g = ENDED(.characters = "jaina,midori,gwen,geiger", .space = {1, 17, OUT, 18},
                          .hand = {"5", "", "", ""});
    CHECK_EQ(g.winner, 1);
    CHECK_EQ(g.wins[1], 2);
    g = RAID(.characters = "gwen,midori,valerie,geiger", .mortals = 2, .turn = 2,
             .space = {OUT, 12, 18}, .hand = {"", "1", "5"}, .next = "5", .left = 1);
    DO(&g, back(5));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(rank_of(&g, 2), 1); /* although Blue has advanced farther */
    CHECK_EQ(rank_of(&g, BLUE), 2);
}

TEST(a_last_hit_is_scored_at_1_to_5_spaces)
{
    CLAUSE("FD-223", "FD-229");
    for (int distance = 1; distance <= 6; distance++) {
        const char card[] = {(char)('0' + (distance > 5 ? 5 : distance)), '\0'};
        /* Green, 4 spaces forward, has a card that Blue lacks; Blue has come farther. */
        struct game g = ENDED(.space = {1, 5 + distance, 5, 18}, .hand = {"5", "", card, ""});
        CHECK_EQ(g.winner, distance <= 5 ? 0 : 1);
    }
}
