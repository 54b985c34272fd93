/* test_dashing_block.c - team mates who dash in to help with a block. */
#include "games/flash_duel/company.h"

/* Blue attacks Green with a pair of 3s; Red stands 5 spaces behind Green. */
static struct game example(const char *red, const char *green)
{
    struct game g = TEAM(.turn = BLUE, .space = {3, 11, 8, 18}, .hand = {red, "33", green});
    DO(&g, attack(3, 2));
    return g;
}

TEST(a_team_mate_dashes_to_the_threatened_fighter_and_both_block)
{
    CLAUSE("FD-211", "FD-213", "FD-215", "FD-217", "FD-218");
    struct game g = example("35", "13");
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    CHECK(!CAN(&g, assist(3, 3, 1))); /* would not reach Green */
    DO(&g, assist(5, 3, 1));
    CHECK_EQ(g.space[RED], 8);
    CHECK_EQ(g.hand[RED][0], 0);
    CHECK_EQ(asked(&g), GREEN);
    CHECK(!CAN(&g, block(3, 2)));
    DO(&g, block(3, 1));
    CHECK(!is_out(&g, GREEN) && !is_out(&g, RED));
    CHECK_STRING(held(&g, GREEN).text, "1");
    CHECK_EQ(g.strike.count, 0);
}

TEST(any_split_will_do_if_the_helper_adds_a_card)
{
    CLAUSE("FD-216");
    struct game g = example("335", "1");
    CHECK(CAN(&g, assist(5, 3, 1)));
    CHECK_EQ(offers(&g, ASSIST), 2);
    DO(&g, assist(5, 3, 2)); /* all of it: Green adds none, and is not asked */
    CHECK(!is_out(&g, GREEN));
    CHECK(kind_asked(&g) == ASK_ACTION);
    g = example("3355", "13");
    DO(&g, assist(5, 3, 1));
    DO(&g, take_hit()); /* Green may still decline */
    CHECK(is_out(&g, GREEN));
    g = example("5512", "33");
    CHECK_EQ(offers(&g, ASSIST), 0); /* no 3 to add */
    g = example("35", "33");
    DO(&g, pass());
    DO(&g, block(3, 2)); /* Green alone */
}

TEST(the_dash_card_is_not_part_of_the_block)
{
    CLAUSE("FD-218", "FD-214");
    struct game g = TEAM(.turn = BLUE, .space = {5, 11, 8, 18}, .hand = {"35", "3", "1"});
    DO(&g, attack(3, 1));
    CHECK_EQ(offers(&g, ASSIST), 0); /* the one 3 is needed to dash, or to block */
    g = TEAM(.turn = BLUE, .space = {5, 11, 8, 18}, .hand = {"335", "3", "1"});
    DO(&g, attack(3, 1));
    CHECK(CAN(&g, assist(3, 3, 1)));
    CHECK(!CAN(&g, assist(5, 3, 1))); /* past Green, to 10 */
    g = TEAM(.turn = BLUE, .space = {5, 9, 8, 18}, .hand = {"15", "1", "2"});
    DO(&g, attack(1, 1));
    CHECK(CAN(&g, assist(5, 1, 1))); /* stops next to Blue, which is Green's space */
    DO(&g, assist(5, 1, 1));
    CHECK_EQ(g.space[RED], 8);
}

TEST(only_who_is_behind_can_dash_in)
{
    CLAUSE("FD-212", "FD-211");
    struct game g =
        TEAM(.turn = BLUE, .space = {8, 11, 8, 18}, .hand = {"12333", "3", "1"}); /* level */
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE); /* both are struck at */
    g = TEAM(.turn = BLUE, .space = {9, 11, 8, 18}, .hand = {"12333", "3", "1"}); /* ahead */
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    g = TEAM(.turn = BLUE, .space = {2, 11, 8, 18}, .hand = {"12333", "3", "1"}); /* too far */
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), GREEN);
}

TEST(a_helper_is_no_target)
{
    CLAUSE("FD-219");
    struct game g = example("335", "1");
    DO(&g, assist(5, 3, 1));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, take_hit());
    CHECK(is_out(&g, GREEN));
    CHECK(!is_out(&g, RED)); /* nor is Red asked */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(who_recovers_cannot_dash_in)
{
    CLAUSE("FD-220");
    struct game g = TEAM(.turn = BLUE, .space = {3, 11, 8, 18}, .hand = {"335", "33", "3"});
    g.recovering = seat_bit(RED);
    DO(&g, attack(3, 2));
    CHECK_EQ(asked(&g), GREEN);
    g = TEAM(.turn = BLUE, .space = {3, 11, 8, 18}, .hand = {"335", "33", "3"});
    g.persona[RED].owes = 1; /* by Dominance */
    DO(&g, attack(3, 2));
    CHECK_EQ(asked(&g), GREEN);
}

TEST(a_dashing_strike_can_be_answered_with_a_dashing_block)
{
    CLAUSE("FD-211");
    struct game g = TEAM(.turn = BLUE, .space = {3, 13, 8, 18}, .hand = {"35", "23", "1"});
    DO(&g, dash_strike(2, 3, 1));
    CHECK_EQ(asked(&g), RED);
    DO(&g, assist(5, 3, 1));
    CHECK(!is_out(&g, GREEN));
    CHECK_EQ(g.space[GREEN], 8);
}

TEST(there_is_no_dashing_block_between_two)
{
    CLAUSE("FD-221");
    struct game g = FULL(RED, "jaina", "midori", .advance = 5, .apart = 3);
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(offers(&g, ASSIST), 0);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

TEST(whether_one_is_asked_to_help_tells_nothing_about_the_hand)
{
    CLAUSE("FD-392");
    struct game g = example("12", "33"); /* neither a 5 nor a 3 */
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    CHECK_EQ(offers_in_all(&g), 1);
    g = example("5", "33"); /* but that one card is not enough can be seen */
    CHECK_EQ(asked(&g), GREEN);
}

TEST(roll_the_dice_serves_a_dashing_block)
{
    CLAUSE("FD-359", "FD-360", "FD-361");
    struct game g = TEAM(.characters = "lum,midori,valerie,geiger", .turn = BLUE,
                         .space = {3, 11, 8, 18}, .hand = {"34", "3", "1"}, .next = "5");
    DO(&g, attack(3, 1));
    CHECK_EQ(offers(&g, ASSIST), 0);
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    DO(&g, through(assist(5, 3, 1), THROUGH_LOOSE)); /* the rolled 5 is the dash */
    CHECK(!is_out(&g, GREEN));
    CHECK_STRING(held(&g, RED).text, "4");
    g = TEAM(.characters = "lum,midori,valerie,geiger", .turn = BLUE, .space = {3, 11, 8, 18},
             .hand = {"45", "3", "1"}, .next = "3");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    DO(&g, OPTION(ASSIST, 5, 3 | THROUGH_LOOSE, 1)); /* the rolled 3 blocks */
    CHECK(!is_out(&g, GREEN));
    g = TEAM(.characters = "lum,midori,valerie,geiger", .turn = BLUE, .space = {3, 11, 8, 18},
             .hand = {"35", "3", "1"}, .next = "1");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    CHECK(CAN(&g, assist(5, 3, 1))); /* a miss, and still possible from the hand */
    DO(&g, assist(5, 3, 1));
    CHECK_EQ(g.persona[RED].loose, 0);
    bool discarded = false; /* the 1 */
    for (int i = 0; i < g.discard.count; i++)
        discarded |= g.discard.card[i] == 1;
    CHECK(discarded);
}

TEST(a_single_card_and_a_rolled_one_make_a_dashing_block)
{
    CLAUSE("FD-359", "FD-360", "FD-392");
    struct game g = TEAM(.characters = "lum,midori,valerie,geiger", .turn = BLUE,
                         .space = {3, 11, 8, 18}, .hand = {"3", "3", "1"}, .next = "5");
    struct game used = g;
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    DO(&g, through(assist(5, 3, 1), THROUGH_LOOSE));
    CHECK(!is_out(&g, GREEN));
    CHECK_EQ(g.space[RED], 8);
    fd_turn_cards(&used, RED, 0); /* all can see that one card is not enough then */
    DO(&used, attack(3, 1));
    CHECK_EQ(asked(&used), GREEN);
}

TEST(a_helper_may_use_master_of_twos)
{
    CLAUSE("FD-215");
    struct game g = TEAM(.characters = "midori,jaina,valerie,geiger", .turn = BLUE,
                         .space = {6, 11, 8, 18}, .hand = {"34", "3", "1"});
    DO(&g, attack(3, 1));
    DO(&g, through(assist(2, 3, 1), THROUGH_TWOS));
    CHECK(!is_out(&g, GREEN));
    CHECK_EQ(g.space[RED], 8);
    CHECK_STRING(held(&g, RED).text, "4");
    CHECK(!(g.persona[RED].up & 4));
}

TEST(a_block_of_5s_and_a_dash_with_a_1)
{
    CLAUSE("FD-213", "FD-214");
    struct game g = TEAM(.turn = BLUE, .space = {7, 13, 8, 18}, .hand = {"15", "5", "2"});
    DO(&g, attack(5, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, ASSIST), 1);
    DO(&g, assist(1, 5, 1));
    CHECK(!is_out(&g, GREEN));
    CHECK_EQ(g.space[RED], 8);
}

TEST(master_of_twos_adds_one_card_to_the_block)
{
    CLAUSE("FD-216");
    struct game g = TEAM(.characters = "midori,jaina,valerie,geiger", .turn = BLUE,
                         .space = {3, 10, 8, 18}, .hand = {"25", "222", "1"});
    DO(&g, attack(2, 3));
    CHECK_EQ(asked(&g), RED);
    CHECK(CAN(&g, assist(5, 2, 1)));
    CHECK(CAN(&g, assist(5, 2 | THROUGH_TWOS, 1)));
    CHECK(CAN(&g, assist(5, 2 | THROUGH_TWOS, 2)));
    CHECK_EQ(offers(&g, ASSIST), 3); /* one 2, and the ability */
}

TEST(a_rolled_card_that_is_not_used_to_help_is_discarded)
{
    CLAUSE("FD-360", "FD-361");
    struct game g = TEAM(.characters = "lum,jaina,valerie,geiger", .turn = BLUE,
                         .space = {3, 11, 8, 18}, .hand = {"35", "3", "1"}, .next = "4");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    CHECK_EQ(g.persona[RED].loose, 4);
    DO(&g, pass());
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(g.persona[RED].loose, 0);
    CHECK_EQ(g.persona[RED].marks, 0);
}

TEST(nobody_is_asked_to_help_where_no_block_is_possible)
{
    CLAUSE("FD-215", "FD-392");
    /* Blue's 5 counts as 6. */
    struct game g = TEAM(.characters = "jaina,valerie,midori,geiger", .turn = BLUE,
                         .space = {3, 14, 8, 18}, .hand = {"1245", "5", "1"});
    DO(&g, use(&g, BLUE, ABILITY_green_eyes_epiphany, 5, 0));
    DO(&g, through(attack(6, 1), THROUGH_LOOSE));
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    /* Rook's Windmill Crusher. */
    g = TEAM(.characters = "jaina,rook,midori,geiger", .turn = BLUE, .space = {3, 9, 8, 18},
             .hand = {"1245", "1", "1"});
    DO(&g, attack(1, 1));
    DO(&g, use(&g, BLUE, ABILITY_windmill_crusher, 0, 0));
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

TEST(cards_of_a_help_through_an_ability_lie_open_while_it_can_be_countered)
{
    CLAUSE("FD-399");
    struct game g = TEAM(.characters = "midori,grave,valerie,geiger", .turn = BLUE,
                         .space = {5, 12, 10, 18}, .hand = {"1125", "2", "1"});
    DO(&g, attack(2, 1));
    CHECK_EQ(asked(&g), RED);
    DO(&g, assist(5, 2 | THROUGH_TWOS, 1));
    CHECK_EQ(asked(&g), BLUE); /* Red stands on a dark space */
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "5???");
}

TEST(the_last_card_rolled_for_a_dashing_block_ends_the_time)
{
    CLAUSE("FD-359", "FD-222");
    struct game g =
        TEAM(.characters = "lum,midori,valerie,geiger", .turn = BLUE, .space = {4, 12, 9, 18},
             .hand = {"34", "3", "1", ""}, .next = "5", .left = 1);
    DO(&g, attack(3, 1));
    DO(&g, use(&g, RED, ABILITY_roll_the_dice, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER); /* the attack needs no answer any more */
    CHECK_EQ(g.winner, 0);               /* 8 spaces against 6, and no card for the distance */
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST(a_block_by_helpers_alone_is_a_block)
{
    CLAUSE("FD-215", "FD-216", "FD-333");
    struct game g = TEAM(.characters = "jaina,setsuki,valerie,geiger", .turn = BLUE,
                         .space = {3, 11, 8, 18}, .hand = {"35", "34", "1"});
    DO(&g, attack(3, 1));
    DO(&g, assist(5, 3, 1));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY); /* Ninpo Flash follows a blocked attack */
    CHECK(can_use(&g, BLUE, ABILITY_ninpo_flash));
    g = TEAM(.characters = "jaina,grave,valerie,geiger", .turn = BLUE, .space = {3, 13, 8, 18},
             .hand = {"35", "23", "1"});
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, assist(5, 3, 1));
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* Knowing the Opponent wants a retreat */
    CHECK_EQ(g.recovering, 0);
    CHECK_EQ(g.space[GREEN], 8);
}
