/* test_light.c - a scenario for each ability of the light set, from the rulebook and its FAQ. */
#include "games/flash_duel/company.h"

/* --- Grave. --- */

TEST_BOTH(reversal_cancels_an_ability_from_a_dark_space)
{
    CLAUSE("FD-341", "FD-342", "FD-343", "FD-344");
    struct game g = FULL(me, "bal-bas-beta", "grave", .advance = 4, .apart = 10); /* dark */
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_reversal, 0, 0));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[me][0], 5);
    CHECK(!can_use(&g, me, ABILITY_cog_engine)); /* face down, and it is one a turn */
    CHECK_EQ(g.used, seat_bit(me) | seat_bit(foe));
    g = FULL(me, "bal-bas-beta", "grave", .advance = 3, .apart = 10); /* light */
    DO(&g, use(&g, me, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[me][0], 6);
}

TEST_BOTH(reversal_looks_at_the_space_that_a_move_ended_on)
{
    CLAUSE("FD-345");
    struct game g = FULL(me, "setsuki", "grave", .advance = 3, .apart = 8, .hand = "12345");
    DO(&g, forward(1)); /* from light to dark, distance 7 */
    DO(&g, use(&g, me, ABILITY_esper_dash, 3, 4 | 1 << 4));
    CHECK_EQ(asked(&g), foe);
    CHECK(can_use(&g, foe, ABILITY_reversal));
    g = FULL(me, "setsuki", "grave", .advance = 4, .apart = 8, .hand = "12345");
    DO(&g, forward(2)); /* from dark to light, distance 6 */
    DO(&g, use(&g, me, ABILITY_esper_dash, 5, 1 | 1 << 4));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

TEST_BOTH(martial_mastery_trades_a_pair_for_a_discarded_card)
{
    struct game g =
        FULL(me, "grave", "jaina", .advance = 3, .apart = 4, .hand = "11235", .left = 3);
    CHECK(!CAN(&g, use(&g, me, ABILITY_martial_mastery, 2, 4))); /* no pair */
    DO(&g, use(&g, me, ABILITY_martial_mastery, 1, 4));
    CHECK_STRING(held(&g, me).text, "2345");
    CHECK(CAN(&g, attack(4, 1))); /* at once */
    g = FULL(foe, "jaina", "grave", .advance = 4, .apart = 3, .hand = "3", .foe_hand = "1124");
    DO(&g, attack(3, 1));
    CHECK(!CAN(&g, use(&g, me, ABILITY_martial_mastery, 1, 3))); /* in play, not discarded */
    CHECK(CAN(&g, use(&g, me, ABILITY_martial_mastery, 1, 1)));
}

TEST_BOTH(knowing_the_opponent_shows_their_hand)
{
    CLAUSE("FD-110", "FD-094");
    struct game g = FULL(me, "grave", "jaina", .advance = 6, .apart = 6, .hand = "12345",
                         .foe_hand = "12355", .next = "221");
    char hand[20];
    snprintf(hand, sizeof hand, "seat%d.hand", foe);
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(5));
    CHECK_EQ(asked(&g), me);
    CHECK_STRING(seen(&g, me, hand).text, "????");
    DO(&g, use(&g, me, ABILITY_knowing_the_opponent, 0, 0));
    CHECK_STRING(seen(&g, me, hand).text, "1235?"); /* what was drawn since is not known */
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {7};
    chance_start(&chance, seed);
    for (int i = 0; i < 20; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, me, &chance);
        for (int number = 1; number <= 5; number++)
            CHECK(guess.hand[foe][number] >= (number != 4)); /* bots remember it, too */
    }
}

/* --- Jaina. --- */

TEST_BOTH(flame_arrow_hits_at_distance_6)
{
    struct game g = FULL(me, "jaina", "lum", .advance = 5, .apart = 6);
    DO(&g, use(&g, me, ABILITY_flame_arrow, foe, 0));
    CHECK_EQ(g.winner, me);
    CHECK_EQ(g.wins[me], 1);
    g = FULL(me, "jaina", "lum", .advance = 5, .apart = 5);
    CHECK(!can_use(&g, me, ABILITY_flame_arrow));
}

TEST_BOTH(smoldering_embers_takes_a_5)
{
    CLAUSE("FD-340", "FD-339");
    struct game g = FULL(me, "jaina", "lum", .advance = 5, .apart = 9);
    CHECK(!can_use(&g, me, ABILITY_smoldering_embers));
    ARRANGE(&g, me, .advance = 5, .apart = 9, .hand = "55", .foe_hand = "555", .left = 12);
    CHECK(!can_use(&g, me, ABILITY_smoldering_embers)); /* only lower cards are discarded */
    ARRANGE(&g, me, .advance = 5, .apart = 9, .left = 14);
    CHECK_STRING(seen(&g, me, "discard").text, "5");
    CHECK(can_use(&g, me, ABILITY_smoldering_embers));
    ARRANGE(&g, me, .advance = 5, .apart = 9, .left = 2);
    DO(&g, use(&g, me, ABILITY_smoldering_embers, 0, 0));
    CHECK_STRING(held(&g, me).text, "123455");
    DO(&g, forward(1));
    CHECK_EQ(g.hand[me][0], 5); /* enough in hand: nothing was drawn or discarded */
    CHECK_EQ(g.deck.count, 2);
}

TEST_BOTH(charged_shot_pushes_from_any_distance_and_keeps_the_card)
{
    CLAUSE("FD-352");
    struct game g = FULL(me, "jaina", "lum", .advance = 2, .apart = 9);
    DO(&g, use(&g, me, ABILITY_charged_shot, 3, foe));
    CHECK_EQ(apart(&g), 12);
    CHECK_STRING(held(&g, me).text, "12345");
    CHECK_EQ(g.persona[me].known[3], 1);
    DO(&g, forward(3));
    CHECK_EQ(g.persona[me].known[3], 0);
}

/* --- Midori. --- */

TEST_BOTH(rising_mountain_blocks_three_with_two)
{
    struct game g =
        FULL(me, "lum", "midori", .advance = 5, .apart = 6, .hand = "24445", .foe_hand = "14435");
    DO(&g, dash_strike(2, 4, 3));
    CHECK_EQ(offers(&g, BLOCK), 0);
    DO(&g, use(&g, foe, ABILITY_rising_mountain, 0, 0));
    CHECK_STRING(held(&g, foe).text, "135");
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(g.ending, ROUND_RUNNING);
}

TEST_BOTH(dragon_form_makes_attacks_stronger_until_one_goes_back)
{
    CLAUSE("FD-346", "FD-347", "FD-348");
    struct game g = FULL(me, "midori", "degrey", .advance = 7, .apart = 1, .hand = "11345",
                         .foe_hand = "11345");
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    DO(&g, attack(1, 1));
    CHECK_EQ(offers(&g, BLOCK), 1);
    CHECK(CAN(&g, block(1, 2)));
    DO(&g, block(1, 2));
    DO(&g, push(3)); /* Midori is pushed: that does not end it */
    CHECK(g.persona[me].marks & DRAGON_FORM);
    ARRANGE(&g, foe, .advance = 3, .apart = 6);
    if (can_use(&g, foe, ABILITY_spectral_push))
        DO(&g, use(&g, foe, ABILITY_spectral_push, me, 0));
    CHECK(g.persona[me].marks & DRAGON_FORM);
    ARRANGE(&g, me, .advance = 7, .apart = 3);
    DO(&g, back(2));
    CHECK(!(g.persona[me].marks & DRAGON_FORM));
}

TEST_BOTH(dragon_form_is_not_counted_when_time_is_over)
{
    CLAUSE("FD-348");
    struct game g = FULL(me, "midori", "rook", .advance = 7, .apart = 2, .hand = "12345",
                         .foe_hand = "22345", .next = "1", .left = 1);
    DO(&g, use(&g, me, ABILITY_dragon_form, 0, 0));
    DO(&g, back(3)); /* to distance 5: one 5 each, and the foe has advanced farther */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, foe);
}

TEST_BOTH(master_of_twos_is_a_2)
{
    struct game g = FULL(me, "midori", "lum", .advance = 5, .apart = 2, .hand = "12345");
    CHECK(CAN(&g, through(forward(2), THROUGH_TWOS)));
    CHECK(CAN(&g, through(attack(2, 2), THROUGH_TWOS)));
    DO(&g, through(attack(2, 2), THROUGH_TWOS));
    CHECK_EQ(g.strike.count, 2);
    CHECK_STRING(held(&g, me).text, "1345");
    CHECK_EQ(g.discard.count, 1); /* the ability card is only turned down */
    DO(&g, take_hit());
    g = FULL(me, "lum", "midori", .advance = 5, .apart = 2, .foe_hand = "1345");
    DO(&g, attack(2, 1));
    DO(&g, through(block(2, 1), THROUGH_TWOS));
    CHECK_STRING(held(&g, foe).text, "1345");
}

TEST_BOTH(a_countered_master_of_twos_leaves_the_action_open)
{
    CLAUSE("FD-341");
    struct game g = FULL(me, "midori", "grave", .advance = 4, .apart = 2, .hand = "1345");
    DO(&g, through(attack(2, 1), THROUGH_TWOS));
    DO(&g, use(&g, foe, ABILITY_reversal, 0, 0));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(offers(&g, ATTACK), 0);
}

/* --- Setsuki. --- */

TEST_BOTH(esper_dash_follows_a_move)
{
    struct game g = FULL(me, "setsuki", "lum", .advance = 2, .apart = 8, .hand = "12345");
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    DO(&g, use(&g, me, ABILITY_esper_dash, 3, 4 | 1 << 4));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(apart(&g), 4);
    DO(&g, block(4, 1));
    CHECK_EQ(g.hand[me][0], 5); /* the refill comes after it */
}

TEST_BOTH(speed_of_the_fox_moves_on_a_recovery_turn)
{
    struct game g = FULL(me, "jaina", "setsuki", .advance = 4, .apart = 6, .hand = "12344",
                         .foe_hand = "12345");
    DO(&g, dash_strike(2, 4, 1));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    DO(&g, use(&g, foe, ABILITY_speed_of_the_fox, 2, 0));
    CHECK_EQ(apart(&g), 3);
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.hand[foe][0], 5);
    CHECK_EQ(g.recovering, 0);
}

TEST_BOTH(ninpo_flash_moves_after_a_blocked_attack)
{
    CLAUSE("FD-333");
    struct game g = FULL(me, "setsuki", "lum", .advance = 5, .apart = 3, .foe_hand = "33345");
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(g.strike.number + g.strike.count, 0); /* the attack is over */
    DO(&g, use(&g, me, ABILITY_ninpo_flash, 5, 1));
    CHECK_EQ(apart(&g), 8);
    g = FULL(me, "setsuki", "lum", .advance = 3, .apart = 5, .foe_hand = "33345");
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), foe); /* a dashing strike is no attack */
}

/* --- Rook. --- */

TEST_BOTH(windmill_crusher_cannot_be_blocked)
{
    struct game g = FULL(me, "rook", "lum", .advance = 5, .apart = 1);
    DO(&g, attack(1, 1));
    DO(&g, use(&g, me, ABILITY_windmill_crusher, 0, 0));
    CHECK_EQ(offers(&g, BLOCK), 0);
    CHECK(CAN(&g, take_hit()));
    g = FULL(me, "rook", "lum", .advance = 5, .apart = 2);
    DO(&g, attack(2, 1));
    CHECK_EQ(asked(&g), foe); /* only with 1s */
}

TEST_BOTH(thunderclap_forbids_the_retreat)
{
    struct game g = FULL(me, "rook", "lum", .advance = 5, .apart = 3);
    DO(&g, dash_strike(2, 1, 1));
    DO(&g, use(&g, me, ABILITY_thunderclap, 0, 0));
    CHECK_EQ(offers(&g, RETREAT), 0);
    CHECK_EQ(offers(&g, BLOCK), 1);
}

TEST_BOTH(rock_armor_blocks_with_higher_cards)
{
    struct game g =
        FULL(me, "lum", "rook", .advance = 5, .apart = 4, .hand = "12223", .foe_hand = "13345");
    DO(&g, dash_strike(2, 2, 2));
    CHECK(CAN(&g, use(&g, foe, ABILITY_rock_armor, 3, 0)));
    CHECK(!CAN(&g, use(&g, foe, ABILITY_rock_armor, 4, 0))); /* no pair of these */
    CHECK(!CAN(&g, use(&g, foe, ABILITY_rock_armor, 1, 0)));
    DO(&g, use(&g, foe, ABILITY_rock_armor, 3, 0));
    CHECK_STRING(held(&g, foe).text, "145");
    CHECK_EQ(g.ending, ROUND_RUNNING);
    g = FULL(me, "lum", "rook", .advance = 5, .apart = 2);
    DO(&g, attack(2, 1));
    CHECK(!can_use(&g, foe, ABILITY_rock_armor)); /* not against attacks */
}

/* --- DeGrey. --- */

TEST_BOTH(pilebunker_strikes_back_at_distance_4)
{
    struct game g =
        FULL(me, "lum", "degrey", .advance = 5, .apart = 5, .hand = "13345", .foe_hand = "14455");
    DO(&g, dash_strike(5, 1, 1));
    CHECK_EQ(apart(&g), 1);
    DO(&g, retreat(5)); /* to distance 6: too far */
    CHECK_EQ(asked(&g), me);
    g = FULL(me, "lum", "degrey", .advance = 5, .apart = 6, .hand = "13345", .foe_hand = "14445");
    DO(&g, dash_strike(3, 3, 1));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_pilebunker, 0, 4 | 2 << 4));
    CHECK_EQ(asked(&g), me);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(offers(&g, BLOCK) + offers(&g, RETREAT), 0);
    DO(&g, take_hit());
    CHECK_EQ(g.winner, foe);
}

TEST_BOTH(spectral_push_and_pull_need_a_space_of_their_colour)
{
    CLAUSE("FD-350", "FD-351", "FD-023");
    struct game g = FULL(me, "degrey", "lum", .advance = 1, .apart = 12);
    CHECK(can_use(&g, me, ABILITY_spectral_push));
    CHECK(!can_use(&g, me, ABILITY_spectral_pull));
    DO(&g, use(&g, me, ABILITY_spectral_push, foe, 0));
    CHECK_EQ(apart(&g), 14);
    CHECK_EQ(advance(&g, me), 1);
    g = FULL(me, "degrey", "lum", .advance = 1, .apart = 10);
    CHECK(!can_use(&g, me, ABILITY_spectral_push));
    DO(&g, use(&g, me, ABILITY_spectral_pull, foe, 0));
    CHECK_EQ(apart(&g), 8);
    CHECK_EQ(advance(&g, me), 1);
    g = FULL(me, "degrey", "lum", .advance = 0, .apart = 17);
    DO(&g, use(&g, me, ABILITY_spectral_push, foe, 0));
    CHECK_EQ(advance(&g, foe), 0);                            /* already on the Start space */
    g = FULL(me, "degrey", "lum", .advance = 12, .apart = 2); /* the foe is 3 from their Start */
    DO(&g, use(&g, me, ABILITY_spectral_pull, foe, 0));
    CHECK_EQ(apart(&g), 1); /* stops next to the puller */
    CHECK_EQ(advance(&g, foe), 4);
}

/* --- Valerie. --- */

TEST_BOTH(sudden_inspiration_draws_before_the_response)
{
    struct game g =
        FULL(me, "lum", "valerie", .advance = 5, .apart = 3, .foe_hand = "1245", .next = "3");
    DO(&g, attack(3, 1));
    CHECK_EQ(offers(&g, BLOCK), 0);
    DO(&g, use(&g, foe, ABILITY_sudden_inspiration, 0, 0));
    DO(&g, block(3, 1));
}

TEST_BOTH(sudden_inspiration_with_the_last_card_ends_time_and_the_attack)
{
    CLAUSE("FD-353", "FD-354");
    struct game g = FULL(me, "lum", "valerie", .advance = 5, .apart = 3, .hand = "3",
                         .foe_hand = "1245", .next = "3", .left = 1);
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_sudden_inspiration, 0, 0));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, foe); /* who has a 3 now, against none */
}

TEST_BOTH(green_eye_makes_a_3_a_4)
{
    CLAUSE("FD-355", "FD-356");
    struct game g =
        FULL(me, "valerie", "lum", .advance = 5, .apart = 4, .hand = "12334", .foe_hand = "12344");
    DO(&g, use(&g, me, ABILITY_green_eyes_epiphany, 3, 0));
    CHECK(CAN(&g, through(attack(4, 1), THROUGH_LOOSE)));
    CHECK(CAN(&g, through(attack(4, 2), THROUGH_LOOSE)));
    CHECK(!CAN(&g, through(attack(3, 2), THROUGH_LOOSE)));
    CHECK(!CAN(&g, through(attack(4, 3), THROUGH_LOOSE))); /* not with the other 3 */
    DO(&g, through(attack(4, 2), THROUGH_LOOSE));
    CHECK(CAN(&g, block(4, 2)));
    DO(&g, block(4, 2));
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "3444"); /* as printed */
}

TEST_BOTH(an_epiphany_lasts_for_the_turn)
{
    struct game g = FULL(me, "valerie", "lum", .advance = 5, .apart = 9, .hand = "12345");
    DO(&g, use(&g, me, ABILITY_orange_eyes_epiphany, 3, 0));
    CHECK(CAN(&g, through(forward(2), THROUGH_LOOSE)));
    CHECK(!CAN(&g, forward(3)));
    DO(&g, forward(1));
    CHECK_EQ(g.hand[me][3] >= 1, true);
    CHECK_EQ(g.persona[me].loose, 0);
}

/* --- Geiger. --- */

TEST_BOTH(rewind_time_shuffles_the_discard_pile_into_the_deck)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 5, .apart = 9, .left = 3);
    DO(&g, use(&g, me, ABILITY_rewind_time, 0, 0));
    CHECK_EQ(g.deck.count, 15);
    CHECK_EQ(g.discard.count, 0);
    CHECK_STRING(held(&g, me).text, "12345");
}

TEST_BOTH(time_spiral_leaves_the_choice_to_the_opponent)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 2, .apart = 7);
    DO(&g, use(&g, me, ABILITY_time_spiral, foe, 0));
    CHECK_EQ(asked(&g), foe);
    struct game other = g;
    DO(&g, discard(4));
    CHECK_STRING(held(&g, foe).text, "1235");
    CHECK_EQ(asked(&g), me);
    DO(&other, OPTION(GO_BACK));
    CHECK_EQ(apart(&other), 8);
    CHECK_EQ(advance(&other, me), 2); /* it is the foe who went back */
    CHECK_STRING(held(&other, foe).text, "12345");
    CHECK_EQ(asked(&other), me);
}

TEST_BOTH(future_sight_takes_one_of_three)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 2, .apart = 9, .next = "123");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    CHECK_EQ(offers(&g, PEEK_TAKE), 6);
    DO(&g, OPTION(PEEK_TAKE, 2, 3, 1));
    CHECK_STRING(held(&g, me).text, "122345");
    CHECK_STRING(seen(&g, me, "peeked").text, "31");
    DO(&g, forward(5));
    DO(&g, back(1));
    CHECK_EQ(g.hand[foe][3], 2); /* the foe drew the 3 from the top */
}

/* --- Lum. --- */

TEST_BOTH(poker_flourish_hits_with_a_strong_hand)
{
    CLAUSE("FD-358");
    const char *const strong[] = {"12345", "22233", "22333", "44445", "55552", "123455", "222333"};
    const char *const weak[] = {"11233", "1234", "12223", "13555", "12355", "22445", "4444"};
    for (int i = 0; i < 7; i++) {
        struct game g =
            FULL(me, "lum", "rook", .advance = 2, .apart = 9, .hand = strong[i], .foe_hand = "11");
        DO(&g, use(&g, me, ABILITY_poker_flourish, foe, 0));
        CHECK_EQ(g.winner, me);
    }
    for (int i = 0; i < 7; i++) {
        struct game g =
            FULL(me, "lum", "rook", .advance = 2, .apart = 9, .hand = weak[i], .foe_hand = "15");
        DO(&g, use(&g, me, ABILITY_poker_flourish, foe, 0));
        CHECK_EQ(asked(&g), me);
        CHECK_EQ(kind_asked(&g), ASK_ACTION); /* the main action still follows */
        CHECK_STRING(seen(&g, foe, me == RED ? "seat0.hand" : "seat1.hand").text, weak[i]);
    }
}

TEST_BOTH(roll_the_dice_adds_a_card_to_the_response)
{
    struct game g = FULL(me, "rook", "lum", .advance = 5, .apart = 3, .hand = "33145",
                         .foe_hand = "1345", .next = "3");
    DO(&g, attack(3, 2));
    CHECK_EQ(offers(&g, BLOCK), 0);
    DO(&g, use(&g, foe, ABILITY_roll_the_dice, 0, 0));
    DO(&g, through(block(3, 2), THROUGH_LOOSE));
    CHECK_STRING(held(&g, foe).text, "145");
    CHECK_EQ(g.persona[foe].marks, 0);
    g = FULL(me, "rook", "lum", .advance = 5, .apart = 3, .foe_hand = "1345", .next = "2");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_roll_the_dice, 0, 0));
    DO(&g, block(3, 1)); /* from the hand; the 2 is discarded */
    CHECK_EQ(g.persona[foe].loose, 0);
    CHECK_EQ(g.persona[foe].marks, 0);
    CHECK_STRING(seen(&g, SPECTATOR, "discard").text, "233");
}

TEST_BOTH(raise_the_stakes_gives_two_wins)
{
    struct game g = FULL(me, "lum", "rook", .advance = 8, .apart = 1);
    DO(&g, use(&g, me, ABILITY_raise_the_stakes, 0, 0));
    CHECK_EQ(g.hand[me][0], 6);
    DO(&g, attack(1, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.wins[me], 2);
}

/* --- Argagarg. --- */

TEST_BOTH(pacifism_leaves_only_the_advance)
{
    CLAUSE("FD-363", "FD-120");
    struct game g = FULL(me, "rook", "argagarg", .advance = 8, .apart = 1, .hand = "1112",
                         .foe_hand = "2345", .next = "45", .left = 2);
    DO(&g, push(2)); /* me 8 forward, the foe 6; distance 3 */
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    CHECK_EQ(asked(&g), foe);
    DO(&g, use(&g, foe, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, me);
}

TEST_BOTH(pacifism_is_the_one_ability_of_its_turn)
{
    CLAUSE("FD-364");
    struct game g = FULL(me, "argagarg", "rook", .advance = 3, .apart = 9, .next = "45", .left = 2);
    DO(&g, use(&g, me, ABILITY_hex_of_murkwood, 0, 0)); /* discards the last two cards */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST_BOTH(bubble_shield_blocks_with_any_cards)
{
    struct game g =
        FULL(me, "rook", "argagarg", .advance = 5, .apart = 3, .hand = "33145", .foe_hand = "1245");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, foe, ABILITY_bubble_shield, 0, 0));
    CHECK(!CAN(&g, discard(5))); /* in order, so that a second one follows */
    DO(&g, discard(1));
    DO(&g, discard(5));
    CHECK_STRING(held(&g, foe).text, "24");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST_BOTH(who_has_a_bubble_shield_has_blocked)
{
    CLAUSE("FD-402");
    struct game g = FULL(me, "setsuki", "argagarg", .advance = 5, .apart = 3, .hand = "33145",
                         .foe_hand = "1245");
    DO(&g, attack(3, 1));
    DO(&g, use(&g, foe, ABILITY_bubble_shield, 0, 0));
    DO(&g, discard(1));
    CHECK_EQ(asked(&g), me);
    CHECK(can_use(&g, me, ABILITY_ninpo_flash));
}

TEST(rising_mountain_does_not_help_against_four)
{
    CLAUSE("FD-410");
    for (int form = 0; form <= 1; form++) {
        struct game g = TEAM(.turn = RED, .space = {8, 11, 1, 18}, .hand = {"511111", "1112345"});
        g.persona[BLUE].marks = form ? DRAGON_FORM : 0;
        struct game three = g;
        DO(&g, dash_strike(5, 1, 4));
        CHECK_EQ(asked(&g), BLUE);
        CHECK(!can_use(&g, BLUE, ABILITY_rising_mountain));
        DO(&three, dash_strike(5, 1, 3));
        CHECK(can_use(&three, BLUE, ABILITY_rising_mountain));
    }
}

TEST_BOTH(a_countered_master_of_twos_leaves_the_response_open)
{
    CLAUSE("FD-341", "FD-379");
    struct game g =
        FULL(me, "grave", "midori", .advance = 5, .apart = 2, .hand = "2", .foe_hand = "345");
    g.space[foe] = (uint8_t)(foe == RED ? 9 : 10); /* dark */
    g.space[me] = (uint8_t)(foe == RED ? 11 : 8);
    DO(&g, attack(2, 1));
    DO(&g, through(block(2, 1), THROUGH_TWOS));
    CHECK_EQ(asked(&g), me);
    struct game blocked = g;
    DO(&g, use(&g, me, ABILITY_reversal, 0, 0));
    CHECK_EQ(asked(&g), foe);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(offers_in_all(&g), 1); /* nothing but the hit */
    DO(&g, take_hit());
    CHECK_EQ(g.winner, me);
    DO(&blocked, pass());
    CHECK_EQ(kind_asked(&blocked), ASK_ACTION);
    CHECK_EQ(asked(&blocked), foe);
}

TEST_BOTH(a_charged_shot_shows_the_card_whatever_is_known_of_the_foe)
{
    CLAUSE("FD-380");
    struct game g = FULL(me, "jaina", "lum", .advance = 2, .apart = 9);
    g.persona[foe].known[3] = 1;
    struct game again = g;
    again.persona[me].known[3] = 1;
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, use(&g, me, ABILITY_charged_shot, 3, foe), &story.listener);
    CHECK_EQ(g.persona[me].known[3], 1);
    CHECK_CONTAINS(story.text, "shows a 3");
    CHECK_EQ(advance(&g, me), 2);
    DO(&again, use(&again, me, ABILITY_charged_shot, 3, foe));
    CHECK_EQ(again.persona[me].known[3], 1); /* it may be the same card */
}

TEST_BOTH(rising_mountain_blocks_three_of_any_number)
{
    CLAUSE("FD-410");
    for (int number = 1; number <= 5; number++) {
        char card = (char)('0' + number);
        const char strike[] = {number == 2 ? '1' : '2', card, card, card, '\0'};
        const char pair[] = {card, card, '\0'};
        int dash = strike[0] - '0';
        struct game g = FULL(me, "jaina", "midori", .advance = 5, .apart = number + dash,
                             .hand = strike, .foe_hand = pair);
        DO(&g, dash_strike(dash, number, 3));
        DO(&g, use(&g, foe, ABILITY_rising_mountain, 0, 0));
        CHECK_EQ(g.ending, ROUND_RUNNING);
        CHECK_EQ(g.discard.count, 6); /* the dash, three and two */
    }
}

TEST_BOTH(dragon_form_is_not_taken_twice)
{
    CLAUSE("FD-406");
    struct game g = FULL(me, "midori", "jaina", .advance = 5, .apart = 9);
    g.persona[me].marks = DRAGON_FORM; /* and the card was turned up again */
    CHECK(!can_use(&g, me, ABILITY_dragon_form));
    g.persona[me].marks = GROWN; /* which is another thing */
    CHECK(can_use(&g, me, ABILITY_dragon_form));
}
