/* test_choices.c - which choices an ability leaves, from the first to the last, and when none. */
#include "games/flash_duel/company.h"

/* --- Cards from 1 to 5. --- */

TEST_BOTH(martial_mastery_takes_any_discarded_card_or_one_of_the_pair)
{
    struct game g = FULL(me, "grave", "jaina", .advance = 3, .apart = 9, .hand = "11255");
    CHECK_STRING(ways(&g, ABILITY_martial_mastery).text, "1/1 5/5"); /* nothing is discarded */
    ARRANGE(&g, me, .advance = 3, .apart = 9, .hand = "11255", .left = 3);
    CHECK_EQ(g.discard.card[0], 2); /* and all higher numbers */
    CHECK_STRING(ways(&g, ABILITY_martial_mastery).text, "1/1 1/2 1/3 1/4 1/5 5/2 5/3 5/4 5/5");
}

TEST_BOTH(an_extra_move_is_made_with_any_card_in_both_directions)
{
    struct game g =
        FULL(me, "setsuki", "lum", .advance = 5, .apart = 3, .hand = "1355", .foe_hand = "3");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_STRING(ways(&g, ABILITY_ninpo_flash).text, "1 1/1 5 5/1");
}

TEST_BOTH(a_charged_shot_is_made_with_any_card)
{
    struct game g = FULL(me, "jaina", "lum", .advance = 5, .apart = 9, .hand = "155");
    CHECK_STRING(ways(&g, ABILITY_charged_shot).text, foe == BLUE ? "1/1 5/1" : "1 5");
}

TEST(a_charged_shot_is_aimed_at_any_enemy_on_the_bridge)
{
    struct game g = TEAM(.turn = RED, .space = {3, 9, 1, 12}, .hand = {"4"});
    CHECK_STRING(ways(&g, ABILITY_charged_shot).text, "4/1 4/3");
    g = TEAM(.turn = RED, .space = {3, OUT, 1, 12}, .hand = {"4", "", "1", "1"});
    CHECK_STRING(ways(&g, ABILITY_charged_shot).text, "4/3");
}

TEST_BOTH(an_epiphany_changes_any_card_and_the_orange_one_no_1)
{
    struct game g = FULL(me, "valerie", "lum", .advance = 5, .apart = 9, .hand = "1225");
    CHECK_STRING(ways(&g, ABILITY_green_eyes_epiphany).text, "1 2 5");
    CHECK_STRING(ways(&g, ABILITY_orange_eyes_epiphany).text, "2 5");
}

TEST_BOTH(a_5_that_counts_as_6_reaches_6_spaces_and_cannot_be_blocked_with_cards)
{
    struct game g =
        FULL(me, "valerie", "jaina", .advance = 5, .apart = 6, .hand = "125", .foe_hand = "12345");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 5, 0));
    DO(&g, through(attack(6, 1), THROUGH_LOOSE));
    CHECK_EQ(offers_in_all(&g), 1); /* no card shows a 6 */
    DO(&g, take_hit());
    CHECK_EQ(g.winner, me);
    g = FULL(me, "valerie", "jaina", .advance = 3, .apart = 8, .hand = "25");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 5, 0));
    CHECK_EQ(offers(&g, DASH_STRIKE), 2); /* with the 2 to distance 6, or with the 6 to 2 */
    CHECK(CAN(&g, OPTION(DASH_STRIKE, 6 | THROUGH_LOOSE, 2, 1)));
    DO(&g, OPTION(DASH_STRIKE, 2, 6 | THROUGH_LOOSE, 1));
    CHECK_EQ(offers(&g, BLOCK), 0);
    CHECK_EQ(offers(&g, RETREAT), 5);
}

TEST_BOTH(hidden_agenda_hides_any_card_and_which_one_it_was)
{
    struct game g = FULL(me, "persephone", "quince", .advance = 3, .apart = 9, .foe_hand = "11355");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", foe);
    DO(&g, use(&g, me, ABILITY_mistresss_command, foe, 0));
    CHECK_EQ(offers(&g, COMMAND), 3); /* 1, 3, 5 */
    CHECK(CAN(&g, OPTION(COMMAND, 1)) && CAN(&g, OPTION(COMMAND, 5)));
    DO(&g, OPTION(COMMAND, 1));
    if (asked(&g) == foe)
        DO(&g, pass()); /* no mirror */
    DO(&g, back(1));
    if (asked(&g) == me)
        DO(&g, pass()); /* no dominance */
    CHECK_STRING(ways(&g, ABILITY_hidden_agenda).text, "1 3 5");
    CHECK_STRING(seen(&g, me, hand).text, "11355");
    DO(&g, use(&g, foe, ABILITY_hidden_agenda, 5, 0));
    CHECK_STRING(seen(&g, me, hand).text, "15??"); /* any of them may be the stashed one */
}

TEST_BOTH(retract_and_surgical_strike_and_spiral_name_any_card)
{
    struct game g = FULL(me, "rook", "bal-bas-beta", .advance = 4, .apart = 6, .hand = "12344",
                         .foe_hand = "135");
    DO(&g, dash_strike(2, 4, 1));
    CHECK_STRING(ways(&g, ABILITY_retract).text, "1 3 5");
    g = FULL(me, "vendetta", "lum", .advance = 5, .apart = 3);
    DO(&g, attack(3, 1));
    CHECK_STRING(ways(&g, ABILITY_surgical_strike).text, "1 2 4 5");
    g = FULL(me, "geiger", "lum", .advance = 2, .apart = 7, .foe_hand = "15");
    DO(&g, use(&g, me, ABILITY_time_spiral, foe, 0));
    CHECK_EQ(offers_in_all(&g), 3);
    CHECK(CAN(&g, discard(1)) && CAN(&g, discard(5)));
}

TEST_BOTH(retract_needs_one_space_behind_and_a_strike_that_allows_it)
{
    struct game g = FULL(me, "jaina", "bal-bas-beta", .advance = 10, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1)); /* the foe is 1 space from their Start */
    CHECK(can_use(&g, foe, ABILITY_retract));
    g = FULL(me, "jaina", "bal-bas-beta", .advance = 11, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    CHECK(!can_use(&g, foe, ABILITY_retract));
    g = FULL(me, "rook", "bal-bas-beta", .advance = 5, .apart = 3);
    DO(&g, dash_strike(2, 1, 1));
    DO(&g, use(&g, me, ABILITY_thunderclap, 0, 0));
    CHECK(!can_use(&g, foe, ABILITY_retract));
}

TEST_BOTH(retract_leaves_an_earlier_recovery_owed)
{
    struct game g = FULL(me, "rook", "bal-bas-beta", .advance = 4, .apart = 6, .hand = "12344");
    g.recovering = seat_bit(foe);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, foe, ABILITY_retract, 1, 0));
    CHECK_EQ(asked(&g), me); /* the foe's turn was the recovery that the foe owed */
    CHECK_EQ(g.recovering, 0);
}

/* --- Blocks. --- */

TEST_BOTH(rising_mountain_needs_three_or_the_dragon_form)
{
    struct game g =
        FULL(me, "lum", "midori", .advance = 5, .apart = 6, .hand = "2444", .foe_hand = "1443");
    struct game form = g;
    form.persona[foe].marks |= DRAGON_FORM;
    for (int count = 1; count <= 3; count++) {
        struct game plain = g, dragon = form;
        DO(&plain, dash_strike(2, 4, count));
        CHECK_EQ(can_use(&plain, foe, ABILITY_rising_mountain), count == 3);
        DO(&dragon, dash_strike(2, 4, count));
        CHECK_EQ(can_use(&dragon, foe, ABILITY_rising_mountain), count == 2 || count == 3);
    }
    DO(&form, dash_strike(2, 4, 2));
    DO(&form, use(&form, foe, ABILITY_rising_mountain, 0, 0));
    CHECK_STRING(held(&form, foe).text, "134"); /* one 4 */
    g = FULL(me, "lum", "midori", .advance = 5, .apart = 6, .hand = "2444", .foe_hand = "1345");
    DO(&g, dash_strike(2, 4, 3));
    CHECK(!can_use(&g, foe, ABILITY_rising_mountain)); /* one 4 is too few */
    g = FULL(me, "troq", "midori", .advance = 11, .apart = 6, .hand = "2444", .foe_hand = "445");
    DO(&g, dash_strike(2, 4, 3));
    DO(&g, use(&g, me, ABILITY_cornered_prey, 0, 0));
    CHECK(!can_use(&g, foe, ABILITY_rising_mountain)); /* it can't be blocked at all */
}

TEST_BOTH(rock_armor_blocks_with_all_higher_numbers)
{
    struct game g = FULL(me, "lum", "rook", .advance = 5, .apart = 4, .hand = "122");
    DO(&g, dash_strike(2, 2, 1));
    CHECK_STRING(ways(&g, ABILITY_rock_armor).text, "3 4 5");
    g = FULL(me, "troq", "rook", .advance = 11, .apart = 6, .hand = "2455");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, use(&g, me, ABILITY_cornered_prey, 0, 0));
    CHECK(!can_use(&g, foe, ABILITY_rock_armor));
}

TEST_BOTH(bubble_shield_needs_enough_cards_and_a_strike_that_can_be_blocked)
{
    struct game g =
        FULL(me, "jaina", "argagarg", .advance = 5, .apart = 3, .hand = "333", .foe_hand = "14");
    struct game pair = g;
    DO(&pair, attack(3, 2));
    DO(&pair, use(&pair, foe, ABILITY_bubble_shield, 0, 0));
    DO(&pair, discard(1));
    CHECK_EQ(asked(&pair), foe);
    DO(&pair, discard(4));
    CHECK_EQ(pair.ending, ROUND_RUNNING);
    DO(&g, attack(3, 3));
    CHECK(!can_use(&g, foe, ABILITY_bubble_shield));
    g = FULL(me, "rook", "argagarg", .advance = 5, .apart = 1);
    DO(&g, attack(1, 1));
    DO(&g, use(&g, me, ABILITY_windmill_crusher, 0, 0));
    CHECK(!can_use(&g, foe, ABILITY_bubble_shield));
}

TEST_BOTH(master_of_twos_is_one_card_and_no_more)
{
    struct game g =
        FULL(me, "lum", "midori", .advance = 5, .apart = 2, .hand = "22345", .foe_hand = "1345");
    DO(&g, attack(2, 2));
    CHECK_EQ(offers(&g, BLOCK), 0); /* two are needed */
    g = FULL(me, "lum", "midori", .advance = 5, .apart = 2, .hand = "22345", .foe_hand = "12345");
    DO(&g, attack(2, 2));
    CHECK_EQ(offers(&g, BLOCK), 1);
    DO(&g, through(block(2, 2), THROUGH_TWOS));
    CHECK_STRING(held(&g, foe).text, "1345");
    CHECK(!(g.persona[foe].up & 4)); /* the card is turned down */
    CHECK(g.persona[foe].up & 3);
    CHECK_EQ(asked(&g), foe);
    CHECK(!CAN(&g, through(forward(2), THROUGH_TWOS)));
}

TEST_BOTH(master_of_twos_dashes_or_strikes_but_not_both)
{
    struct game g = FULL(me, "midori", "lum", .advance = 5, .apart = 4, .hand = "125");
    /* With the 2 to distance 2: strike through the ability; the hand has no other 2. */
    CHECK(CAN(&g, OPTION(DASH_STRIKE, 2, 2 | THROUGH_TWOS, 1)));
    CHECK(!CAN(&g, OPTION(DASH_STRIKE, 2, 2 | THROUGH_TWOS, 2)));
    CHECK(!CAN(&g, dash_strike(2, 2, 1)));
    /* Or dash through it, and strike with the 2 of the hand. */
    CHECK(CAN(&g, OPTION(DASH_STRIKE, 2 | THROUGH_TWOS, 2, 1)));
    CHECK(!CAN(&g, OPTION(DASH_STRIKE, 2 | THROUGH_TWOS, 2 | THROUGH_TWOS, 1)));
    CHECK(CAN(&g, dash_strike(5, 1, 1)));
    CHECK_EQ(offers(&g, DASH_STRIKE), 3);
    DO(&g, OPTION(DASH_STRIKE, 2, 2 | THROUGH_TWOS, 1));
    CHECK_EQ(g.strike.count, 1);
    CHECK_STRING(held(&g, me).text, "15");
}

TEST_BOTH(master_of_twos_can_retreat)
{
    struct game g =
        FULL(me, "lum", "midori", .advance = 5, .apart = 6, .hand = "24", .foe_hand = "1");
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(offers(&g, RETREAT), 2);
    DO(&g, through(retreat(2), THROUGH_TWOS));
    CHECK_EQ(apart(&g), 6);
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "24");
}

/* --- Strikes. --- */

TEST_BOTH(esper_dash_takes_any_dash_and_any_strike_beside_it)
{
    struct game g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 5, .hand = "1223");
    DO(&g, forward(3));                                      /* distance 2 */
    CHECK_STRING(ways(&g, ABILITY_esper_dash).text, "2/17"); /* to 1, with the 1 */
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 6, .hand = "12255");
    DO(&g, back(5));                                     /* distance 8 */
    CHECK_STRING(ways(&g, ABILITY_esper_dash).text, ""); /* 5 leads to 3, 2 to 6: nothing fits */
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 7, .hand = "13355");
    DO(&g, forward(1));                                      /* distance 6: 3 leads to 3, 5 to 1 */
    CHECK_STRING(ways(&g, ABILITY_esper_dash).text, "3/19"); /* one 3: the other one dashes */
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 5, .hand = "113");
    DO(&g, forward(3)); /* distance 2: a 1 leads to 1 */
    CHECK_STRING(ways(&g, ABILITY_esper_dash).text, "1/17");
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 12, .hand = "1555");
    DO(&g, forward(1)); /* distance 11: too far */
    CHECK_EQ(asked(&g), foe);
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 11, .hand = "1555");
    DO(&g, forward(1)); /* distance 10: one of the 5s dashes */
    CHECK_STRING(ways(&g, ABILITY_esper_dash).text, "5/21 5/37");
    g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 2, .hand = "11123");
    DO(&g, forward(3)); /* adjacent: no dash is left */
    CHECK_EQ(asked(&g), foe);
}

TEST_BOTH(an_attack_that_follows_another_is_made_with_cards_of_the_distance)
{
    struct game g =
        FULL(me, "onimaru", "lum", .advance = 5, .apart = 5, .hand = "5551", .foe_hand = "5");
    DO(&g, attack(5, 1));
    DO(&g, block(5, 1));
    CHECK_STRING(ways(&g, ABILITY_double_slash).text, "0/21 0/37"); /* one or two 5s */
    g = FULL(me, "onimaru", "lum", .advance = 5, .apart = 5, .hand = "51", .foe_hand = "5");
    DO(&g, attack(5, 1));
    DO(&g, block(5, 1));
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);                 /* whatever I have: that is a secret */
    CHECK_STRING(ways(&g, ABILITY_double_slash).text, ""); /* no 5 is left */
}

TEST_BOTH(rocket_punch_reaches_2_to_6_spaces_with_as_many_cards_as_wanted)
{
    struct game g = FULL(me, "bal-bas-beta", "rook", .advance = 5, .apart = 2, .hand = "1125");
    CHECK(CAN(&g, through(attack(1, 2), THROUGH_PUNCH)));
    CHECK(!CAN(&g, through(attack(1, 3), THROUGH_PUNCH)));
    g = FULL(me, "bal-bas-beta", "rook", .advance = 5, .apart = 1, .hand = "1125");
    for (int number = 0; number <= 5; number++)
        CHECK(!CAN(&g, through(attack(number, 1), THROUGH_PUNCH)));
    g = FULL(me, "bal-bas-beta", "rook", .advance = 5, .apart = 7, .hand = "1155");
    CHECK_EQ(offers(&g, ATTACK), 0);
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    ARRANGE(&g, me, .advance = 5, .apart = 2, .hand = "1125");
    CHECK_EQ(offers(&g, ATTACK), 1); /* one ability a turn */
}

TEST_BOTH(pilebunker_takes_any_number_of_4s)
{
    struct game g =
        FULL(me, "lum", "degrey", .advance = 5, .apart = 6, .hand = "13345", .foe_hand = "1444");
    DO(&g, dash_strike(3, 3, 1));
    DO(&g, retreat(1));
    CHECK_STRING(ways(&g, ABILITY_pilebunker).text, "0/20 0/36 0/52");
}

TEST_BOTH(deathstrike_needs_a_pair)
{
    struct game g = FULL(me, "menelker", "rook", .advance = 5, .apart = 3, .hand = "33");
    DO(&g, attack(3, 1));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

/* --- Spaces. --- */

TEST_BOTH(flame_arrow_and_time_spiral_need_their_distance)
{
    for (int distance = 1; distance <= 12; distance++) {
        struct game g = FULL(me, "jaina", "lum", .advance = 5, .apart = distance);
        CHECK_EQ(can_use(&g, me, ABILITY_flame_arrow), distance == 6);
        g = FULL(me, "geiger", "lum", .advance = 5, .apart = distance);
        CHECK_EQ(can_use(&g, me, ABILITY_time_spiral), distance == 7);
        g = FULL(me, "zane", "lum", .advance = 5, .apart = distance);
        CHECK_EQ(can_use(&g, me, ABILITY_shoulder_ram), distance <= 2);
    }
}

TEST_BOTH(spaces_are_dark_and_light_in_pairs)
{
    CLAUSE("FD-023");
    for (int space = 2; space <= 17; space++) {
        bool dark = (space - 1) % 4 < 2;
        struct game g = FULL(me, "degrey", "lum", .advance = 0, .apart = 17);
        g.space[foe] = (uint8_t)space;
        CHECK_EQ(can_use(&g, me, ABILITY_spectral_push), dark);
        CHECK_EQ(can_use(&g, me, ABILITY_spectral_pull), !dark);
    }
}

TEST_BOTH(a_shoulder_ram_next_to_the_foe_does_not_move)
{
    struct game g = FULL(me, "zane", "rook", .advance = 5, .apart = 1);
    DO(&g, use(&g, me, ABILITY_shoulder_ram, foe, 0));
    CHECK_EQ(advance(&g, me), 5);
    CHECK_EQ(apart(&g), 3);
    g = FULL(me, "zane", "onimaru", .advance = 5, .apart = 2);
    g.persona[foe].soldier = (uint8_t)(g.space[me] + (me == RED ? 1 : -1));
    CHECK(!can_use(&g, me, ABILITY_shoulder_ram)); /* the soldier is in the way */
}

TEST_BOTH(beast_unleashed_goes_as_far_as_there_is_room)
{
    struct game g = FULL(me, "troq", "rook", .advance = 15, .apart = 1, .hand = "4");
    DO(&g, push(4)); /* the foe was 1 from their Start */
    CHECK_STRING(ways(&g, ABILITY_beast_unleashed).text, "1");
    g = FULL(me, "troq", "rook", .advance = 5, .apart = 1, .hand = "4");
    DO(&g, push(4));
    CHECK_STRING(ways(&g, ABILITY_beast_unleashed).text, "1 2 3 4");
    g = FULL(me, "troq", "rook", .advance = 16, .apart = 1, .hand = "4");
    DO(&g, push(4));
    CHECK_EQ(asked(&g), foe); /* nobody moved: no room */
}

TEST_BOTH(the_landmine_is_put_on_any_empty_space)
{
    struct game g = FULL(me, "zane", "onimaru", .advance = 4, .apart = 9);
    CHECK_EQ(offers(&g, USE), 16 - 2 + 1); /* 2 to 17 without the pawns; and Maximum Anarchy */
    for (int space = 0; space <= 18; space++) {
        bool empty = space >= 2 && space <= 17 && space != g.space[me] && space != g.space[foe];
        CHECK_EQ(CAN(&g, use(&g, me, ABILITY_landmine, space, 0)), empty);
    }
    g.persona[foe].soldier = 9;
    CHECK(!CAN(&g, use(&g, me, ABILITY_landmine, 9, 0)));
    CHECK(CAN(&g, use(&g, me, ABILITY_landmine, 10, 0)));
    g.mine = 11;
    CHECK(!CAN(&g, use(&g, me, ABILITY_landmine, 11, 0)));
}

TEST_BOTH(cornered_prey_needs_the_foes_own_start_space)
{
    struct game g = FULL(me, "troq", "rook", .advance = 10, .apart = 6, .hand = "12344");
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE); /* one space short of it */
}
