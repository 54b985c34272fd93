/* test_summary.c - why a game is over, and what the scores mean. */
#include "games/flash_duel/company.h"

static struct summary summary_of(const struct game *g)
{
    struct summary summary;
    CHECK(!game_pending(g));
    game_sum_up(&flash_duel, g, &summary);
    return summary;
}

static void check_why(const struct game *g, const char *why)
{
    CHECK_STRING(summary_of(g).why, why);
}

TEST(why_a_game_is_over_is_said_with_the_last_round)
{
    struct game g = DUEL(RED, .advance = 4, .apart = 3, .hand = "3");
    g.wins[RED] = 2;
    g.wins[BLUE] = 1;
    struct game timed =
        DUEL(RED, .advance = 4, .apart = 5, .hand = "14", .foe_hand = "1", .next = "4", .left = 1);
    timed.wins[RED] = 2;
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    check_why(&g, "Red has won 3 rounds to 1; the last one by a hit.");
    DO(&timed, forward(1));
    check_why(&timed,
              "Red has won 3 rounds to 0; the last one by time: 2 cards to 0 could attack.");
}

TEST(why_a_raid_is_over_is_said)
{
    struct game g = RAID(.mortals = 2, .turn = RED, .space = {9, OUT, 12}, .hand = {"3", "", "1"});
    g.persona[2].life = 1;
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    check_why(&g, "The mortals have defeated the Dragon.");
    g = RAID(.mortals = 2, .turn = 2, .space = {2, 1, 12}, .hand = {"", "", "5"}, .next = "5",
             .left = 1);
    DO(&g, back(5));
    check_why(&g, "Time is over, and both sides have advanced 1 space.");
}

/* The last round but one was won by both. */
static struct game last_round(struct game g)
{
    g.wins[0] = g.wins[1] = 2;
    return g;
}

TEST(a_tie_of_cards_is_decided_by_the_advance_and_the_score_says_of_what)
{
    CLAUSE("FD-100");
    struct game g =
        last_round(DUEL(RED, .advance = 4, .apart = 9, .hand = "1", .next = "4", .left = 1));
    DO(&g, forward(1)); /* 5 against 4, at distance 8 */
    check_why(&g, "Red has won 3 rounds to 2; the last one by time: an advance of 5 spaces to 4.");
    CHECK_STRING(summary_of(&g).score[RED], "3 rounds won");
    CHECK_STRING(summary_of(&g).score[BLUE], "2 rounds won");
}

TEST(pacifism_and_the_plague_are_reasons)
{
    CLAUSE("FD-363", "FD-371");
    struct game g = last_round(FULL(RED, "argagarg", "jaina", .advance = 6, .apart = 4,
                                    .hand = "145", .foe_hand = "2333", .next = "2", .left = 1));
    DO(&g, forward(1));
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    check_why(&g, "Red has won 3 rounds to 2; the last one by time, with Pacifism in a tie.");
    g = last_round(
        FULL(RED, "gwen", "jaina", .advance = 6, .apart = 4, .hand = "1", .next = "2", .left = 1));
    DO(&g, forward(1));
    check_why(&g, "Blue has won 3 rounds to 2; the last one by time, because of Shadow Plague.");
}

TEST(a_round_against_the_dragon_bot_is_won_by_a_last_hit_or_by_the_advance)
{
    CLAUSE("FD-169");
    struct game g = last_round(SOLO("rook", "dragon", .advance = 3, .apart = 6, .hand = "15",
                                    .foe_hand = "3", .next = "2", .left = 1));
    struct game hit = g;
    DO(&g, forward(1)); /* one hit point is left */
    check_why(&g,
              "Dragon has won 3 rounds to 2; the last one by time: an advance of 8 spaces to 4.");
    hit.persona[BOT].life = 1;
    DO(&hit, forward(1));
    check_why(&hit,
              "Red has won 3 rounds to 2; the last one by time: a last-hit with 1 card to 0.");
    g = last_round(SOLO("rook", "dragon", .advance = 10, .apart = 6, .hand = "1", .foe_hand = "55",
                        .next = "2", .left = 1));
    DO(&g, forward(1));
    check_why(&g,
              "Dragon has won 3 rounds to 2; the last one by time: a last-hit with 2 cards to 0.");
    g = last_round(SOLO("rook", "dragon", .advance = 9, .apart = 6, .hand = "15", .foe_hand = "3",
                        .next = "2", .left = 1));
    DO(&g, forward(1)); /* one hit point is left, and Red has come farther */
    check_why(&g, "Red has won 3 rounds to 2; the last one by time: an advance of 10 spaces to 2.");
}

TEST(a_team_wins_by_time_with_more_fighters_or_by_the_advance)
{
    CLAUSE("FD-228", "FD-229");
    struct game g = last_round(TEAM(.turn = RED, .space = {1, 10, 8, 18},
                                    .hand = {"5", "2", "22", ""}, .next = "1", .left = 1));
    DO(&g, back(5));
    check_why(&g, "Red and Green have won 3 rounds to 2; the last one by time: 2 fighters to 1 "
                  "after the last-hits.");
    CHECK_STRING(summary_of(&g).score[2], "3 rounds won");
    g = last_round(TEAM(.turn = RED, .space = {1, 12, 9, 13}, .hand = {"5", "", "3", "4"},
                        .next = "1", .left = 1));
    DO(&g, back(5)); /* Red and Yellow are left */
    check_why(&g, "Blue and Yellow have won 3 rounds to 2; the last one by time: an advance of 5 "
                  "spaces to 0.");
    g = last_round(TEAM(.characters = "jaina,argagarg,valerie,geiger", .turn = RED,
                        .space = {1, 11, 8, OUT}, .hand = {"5", "2", "22", ""}, .next = "1",
                        .left = 1));
    DO(&g, back(5));
    DO(&g, use(&g, BLUE, ABILITY_pacifism, 0, 0)); /* 7 against 7 */
    check_why(&g, "Blue and Yellow have won 3 rounds to 2; the last one by time, with Pacifism in "
                  "a tie.");
}

/* The Dragon of two mortals moves back, and draws the last card. */
static struct game raid_ended(struct stage stage)
{
    stage.mortals = 2;
    stage.turn = 2;
    stage.left = 1;
    struct game g = company("raid", stage);
    DO(&g, back(5));
    return g;
}

TEST(the_end_of_time_in_a_raid_says_what_decided)
{
    CLAUSE("FD-286", "FD-287", "FD-288", "FD-374");
    struct game g = raid_ended((struct stage){
        .space = {2, 4, 12}, .hand = {"", "", "5"}, .next = "5"}); /* 3 spaces against 1 */
    check_why(&g, "Time is over, and the mortals have advanced farther: the mortals by 3, the "
                  "Dragon by 1.");
    CHECK_STRING(summary_of(&g).score[RED], "not defeated");
    CHECK_STRING(summary_of(&g).score[2], "2 of 2 hit points left");
    g = raid_ended((struct stage){.space = {14, OUT, 15}, .hand = {"", "", "544"}, .next = "3"});
    check_why(&g, "Time is over, and the last-hits have defeated the mortals.");
    g = raid_ended((struct stage){
        .characters = "gwen,midori", .space = {OUT, 12, 18}, .hand = {"", "1", "5"}, .next = "5"});
    check_why(&g, "Time is over, and Shadow Plague loses the raid for the mortals.");
    CHECK_STRING(summary_of(&g).score[RED], "defeated");
}

TEST(a_last_hit_that_takes_the_dragons_last_hit_point_is_why)
{
    CLAUSE("FD-286");
    struct game g = RAID(.mortals = 2, .turn = 2, .space = {14, OUT, 15}, .hand = {"4", "", "5"},
                         .next = "3", .left = 1);
    g.persona[2].life = 1;
    DO(&g, back(5));
    check_why(&g, "Time is over, and the last-hits have defeated the Dragon.");
    CHECK_STRING(summary_of(&g).score[2], "defeated");
}

TEST(pacifism_gives_a_raids_tie_to_somebody)
{
    CLAUSE("FD-404");
    struct game g = raid_ended((struct stage){
        .characters = "argagarg,midori", .space = {2, 1, 12}, .hand = {"", "", "5"}, .next = "5"});
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    check_why(&g, "Time is over, both sides have advanced 1 space, and Pacifism gives the tie to "
                  "the mortals.");
}

TEST(a_traitors_plague_loses_for_the_dragons_side)
{
    CLAUSE("FD-374", "FD-398");
    struct game g =
        BETRAYAL(.characters = "jaina,midori,gwen,geiger", .turn = DRAGON_SEAT, .traitor = GREEN,
                 .space = {1, 1, 11, 1, 12}, .hand = {"", "", "", "", "5"}, .next = "5", .left = 1);
    g.reshuffles = 0;
    DO(&g, back(5));
    check_why(&g, "Time is over, and Shadow Plague loses the raid for the Dragon's side.");
    CHECK_STRING(summary_of(&g).score[GREEN], "not defeated, the traitor");
}

TEST(a_dragon_with_the_traitor_card_has_no_more_hit_points_than_there_are)
{
    CLAUSE("FD-324");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = DRAGON_SEAT,
                             .space = {9, OUT, OUT, OUT, 12}, .hand = {"1", [4] = "3"});
    DO(&g, unmask());
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    check_why(&g, "The Dragon's side has defeated every loyal mortal.");
    CHECK_STRING(summary_of(&g).score[DRAGON_SEAT], "4 of 4 hit points left");
}
