/* test_dragon.c - a scenario for each of the Dragon's eight abilities, as a player uses them. */
#include "games/flash_duel/company.h"

enum { ALL = 0xff };

TEST(deep_breath_hits_all_at_six_or_seven)
{
    CLAUSE("FD-249");
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {5, 6, 7, 4, 12}, .up = ALL);
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_deep_breath, 0, 0));
    CHECK(is_out(&g, RED) && is_out(&g, BLUE));       /* 7 and 6 away */
    CHECK(!is_out(&g, GREEN) && !is_out(&g, YELLOW)); /* 5 and 8 */
    CHECK_EQ(asked(&g), DRAGON_SEAT);                 /* the main action still follows */
    CHECK_EQ(g.extra, 2);
    for (int space = 3; space <= 8; space++) {
        g = RAID(.turn = DRAGON_SEAT, .space = {space, 1, 1, 1, 12}, .up = ALL);
        CHECK_EQ(can_use(&g, DRAGON_SEAT, ABILITY_deep_breath), space == 5 || space == 6);
    }
}

TEST(perfect_counter_attacks_the_striker)
{
    struct game g = RAID(.turn = RED, .space = {9, 9, 1, 1, 12}, .up = ALL,
                         .hand = {"3", "3", "1", "1", "3333"});
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    CHECK(CAN(&g, use(&g, DRAGON_SEAT, ABILITY_perfect_counter, 0, 3 | 3 << 4)));
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_perfect_counter, 0, 3 | 1 << 4));
    CHECK_EQ(asked(&g), RED);
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), BLUE); /* on the same space, and Blue's turn comes after Red's */
    DO(&g, block(3, 1));
    CHECK(is_out(&g, RED) && !is_out(&g, BLUE));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(black_diamond_hide_blocks_a_dashing_strike_with_any_number)
{
    struct game g = RAID(.turn = RED, .space = {7, 1, 1, 1, 12}, .up = ALL,
                         .hand = {"2333", "1", "1", "1", "11455"});
    DO(&g, dash_strike(2, 3, 2));
    CHECK(CAN(&g, use(&g, DRAGON_SEAT, ABILITY_black_diamond_hide, 1, 0)));
    CHECK(!CAN(&g, use(&g, DRAGON_SEAT, ABILITY_black_diamond_hide, 4, 0))); /* only one */
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_black_diamond_hide, 5, 0));
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 4);
    CHECK_STRING(held(&g, DRAGON_SEAT).text, "114");
    g = RAID(.turn = RED, .space = {9, 1, 1, 1, 12}, .up = ALL, .hand = {"3", "1", "1", "1", "11"});
    DO(&g, attack(3, 1));
    CHECK(!can_use(&g, DRAGON_SEAT, ABILITY_black_diamond_hide)); /* not an attack */
}

TEST(tail_sweep_pushes_all_within_three)
{
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {11, 9, 8, 2, 12}, .up = ALL);
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_tail_sweep, 0, 0));
    CHECK_EQ(g.space[RED], 8);
    CHECK_EQ(g.space[BLUE], 6);
    CHECK_EQ(g.space[GREEN], 8); /* was 4 away */
    g = RAID(.turn = DRAGON_SEAT, .space = {2, 1, 1, 1, 5}, .up = ALL);
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_tail_sweep, 0, 0));
    CHECK_EQ(g.space[RED], 1);
    CHECK_EQ(g.space[BLUE], 1);
    g = RAID(.turn = DRAGON_SEAT, .space = {8, 2, 2, 2, 12}, .up = ALL);
    CHECK(!can_use(&g, DRAGON_SEAT, ABILITY_tail_sweep));
}

TEST(crushing_claw_makes_an_attack_or_strike_count_one_more)
{
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {9, 1, 1, 1, 12}, .up = ALL,
                         .hand = {"333", "1", "1", "1", "33"});
    DO(&g, attack(3, 2));
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_crushing_claw, 0, 0));
    CHECK(!CAN(&g, block(3, 2)));
    DO(&g, block(3, 3));
    CHECK(!is_out(&g, RED));
    g = RAID(.turn = DRAGON_SEAT, .space = {9, 1, 1, 1, 14}, .up = ALL,
             .hand = {"333", "1", "1", "1", "23"});
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_crushing_claw, 0, 0));
    CHECK(!CAN(&g, block(3, 1)) && CAN(&g, block(3, 2)));
    g = RAID(.turn = DRAGON_SEAT, .space = {9, 1, 1, 1, 12}, .up = ALL,
             .hand = {"33", "1", "1", "1", "33"});
    DO(&g, attack(3, 2));
    DO(&g, pass());
    CHECK(CAN(&g, block(3, 2)));
}

TEST(terrifying_roar_costs_everybody_on_a_dark_space_a_card)
{
    struct game g = RAID(.turn = DRAGON_SEAT, .space = {5, 6, 3, 9, 14}, .up = ALL,
                         .hand = {"12", "", "45", "3", "12345"});
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_terrifying_roar, 0, 0));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers_in_all(&g), 2); /* Red's choice, and no way out */
    DO(&g, discard(1));
    CHECK_EQ(asked(&g), YELLOW); /* Blue has no card, Green stands on a light space */
    DO(&g, discard(3));
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    CHECK_STRING(held(&g, RED).text, "2");
    CHECK_STRING(held(&g, GREEN).text, "45");
    g = RAID(.turn = DRAGON_SEAT, .space = {3, 4, 3, 7, 14}, .up = ALL);
    CHECK(!can_use(&g, DRAGON_SEAT, ABILITY_terrifying_roar));
}

TEST(wing_beat_retreats_without_recovery)
{
    struct game g = RAID(.turn = RED, .space = {7, 1, 1, 1, 12}, .up = ALL,
                         .hand = {"23", "1", "1", "1", "45"});
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_wing_beat, 4, 0));
    CHECK_EQ(g.space[DRAGON_SEAT], 16);
    CHECK_EQ(g.recovering, 0);
    CHECK_STRING(held(&g, DRAGON_SEAT).text, "5");
    g = RAID(.turn = RED, .space = {13, 1, 1, 1, 18}, .up = ALL,
             .hand = {"23", "1", "1", "1", "45"});
    DO(&g, dash_strike(2, 3, 1));
    CHECK(!can_use(&g, DRAGON_SEAT, ABILITY_wing_beat)); /* from the Start space nobody retreats */
}

TEST(hoard_of_ages_draws_two_cards)
{
    struct game g =
        RAID(.turn = DRAGON_SEAT, .up = ALL, .hand = {"1", "1", "1", "1", "123"}, .next = "45");
    DO(&g, use(&g, DRAGON_SEAT, ABILITY_hoard_of_ages, 0, 0));
    CHECK_STRING(held(&g, DRAGON_SEAT).text, "12345");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_block_that_deathstrike_turned_into_a_hit_is_not_countered)
{
    CLAUSE("FD-255");
    for (int paid = 0; paid <= 1; paid++) {
        struct game g =
            RAID(.characters = "menelker,midori,valerie,geiger", .turn = RED,
                 .space = {9, 1, 1, 1, 12}, .up = ALL, .hand = {"33", "1", "1", "1", "33345"});
        DO(&g, attack(3, 2));
        DO(&g, use(&g, RED, ABILITY_deathstrike, 0, 0));
        DO(&g, block(3, 2));
        CHECK_EQ(kind_asked(&g), ASK_DISCARD);
        DO(&g, paid ? discard(4) : pass());
        CHECK_EQ(g.persona[DRAGON_SEAT].life, paid ? 4 : 3);
        CHECK_EQ(asked(&g), paid ? DRAGON_SEAT : BLUE);
        CHECK_EQ(kind_asked(&g), paid ? ASK_ABILITY : ASK_ACTION); /* the counter */
    }
}

TEST(a_striker_out_of_reach_is_not_countered)
{
    CLAUSE("FD-056");
    struct game g =
        RAID(.characters = "bal-bas-beta,midori,valerie,geiger", .turn = RED,
             .space = {6, 1, 1, 1, 12}, .up = ALL, .hand = {"5", "111111", "1", "1", "55555"});
    DO(&g, through(attack(5, 1), THROUGH_PUNCH));
    DO(&g, block(5, 1));
    CHECK_EQ(asked(&g), BLUE); /* 6 spaces: no card attacks so far */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}
