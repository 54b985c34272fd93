/* test_solo.c - the Solo game: the automaton follows the rulebook's list to the letter. */
#include "games/flash_duel/duel.h"

TEST(a_solo_game_has_one_seat_and_an_open_opponent)
{
    CLAUSE("FD-005", "FD-135", "FD-136", "FD-137", "FD-139");
    struct game g = SOLO("jaina", "dummy", .advance = 1);
    CHECK_EQ(g.k.seats, 1);
    CHECK_STRING(seen(&g, RED, "seat1.hand").text, "12345");
    CHECK_EQ(g.deck.count + 10, 25);
}

TEST(the_bot_draws_a_card_and_attacks_with_all_it_has)
{
    CLAUSE("FD-140", "FD-141", "FD-142", "FD-147", "FD-149");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 5, .hand = "11245",
                         .foe_hand = "33145", .next = "23"); /* a 2 for me, a 3 for the bot */
    DO(&g, forward(2));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(g.strike.number, 3);
    CHECK_EQ(g.strike.count, 3);
    CHECK_STRING(held(&g, RED).text, "11245"); /* no extra card for people */
}

TEST(the_bot_pushes_with_the_card_it_drew_and_refills)
{
    CLAUSE("FD-143", "FD-138");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 2, .hand = "11245",
                         .foe_hand = "22345", .next = "53");
    DO(&g, forward(1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(advance(&g, RED), 0); /* pushed back 3 */
    CHECK_EQ(g.hand[BLUE][0], 5);
}

TEST(the_bot_dashes_only_with_the_card_it_drew)
{
    CLAUSE("FD-144", "FD-145");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 7, .hand = "11245",
                         .foe_hand = "33145", .next = "53"); /* from 6 with a 3 to 3 */
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(g.strike.dashing, 1);
    CHECK_EQ(g.strike.number, 3);
    CHECK_EQ(g.strike.count, 2); /* the dash card is not one of them */
}

TEST(otherwise_the_bot_moves_forward)
{
    CLAUSE("FD-146");
    struct game g = SOLO("jaina", "dummy", .advance = 0, .apart = 16, .hand = "11245",
                         .foe_hand = "33145", .next = "53");
    DO(&g, forward(1));
    CHECK_EQ(advance(&g, BLUE), 4);
    CHECK_EQ(g.strike.number + g.strike.dashing, 0); /* without a strike */
}

TEST(the_bot_draws_an_extra_card_and_blocks_with_it)
{
    CLAUSE("FD-148", "FD-150");
    struct game g = SOLO("rook", "dummy", .advance = 5, .apart = 3, .hand = "33145",
                         .foe_hand = "31145", .next = "3");
    DO(&g, attack(3, 2));
    CHECK_EQ(g.ending, ROUND_RUNNING);
    CHECK_EQ(g.wins[RED], 0);
}

TEST(a_bot_that_cannot_block_is_hit_or_retreats_with_the_extra_card)
{
    CLAUSE("FD-151", "FD-152", "FD-153", "FD-154");
    struct game g =
        SOLO("jaina", "dummy", .advance = 5, .apart = 3, .foe_hand = "11245", .next = "5");
    DO(&g, attack(3, 1));
    CHECK_EQ(g.wins[RED], 1);
    CHECK_EQ(g.round, 2);
    g = SOLO("jaina", "dummy", .advance = 5, .apart = 6, .hand = "12344", .foe_hand = "11235",
             .next = "2");
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(apart(&g), 6);   /* back 2 */
    CHECK_EQ(asked(&g), RED); /* it recovered */
    CHECK_EQ(g.hand[BLUE][0], 5);
    g = SOLO("jaina", "dummy", .advance = 11, .apart = 6, .hand = "12344", .foe_hand = "11235",
             .next = "2");
    DO(&g, dash_strike(2, 4, 1)); /* on its last space */
    CHECK_EQ(g.wins[RED], 1);
}

TEST(the_bots_last_card_ends_time_and_the_attack)
{
    CLAUSE("FD-155");
    struct game g = SOLO("jaina", "dummy", .advance = 6, .apart = 3, .hand = "3", .foe_hand = "1",
                         .next = "5", .left = 1);
    DO(&g, attack(3, 1));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, BLUE); /* 8 spaces advanced against 6 */
}

TEST(the_dummy_has_no_abilities_and_rook_has_its_own)
{
    CLAUSE("FD-157", "FD-158");
    struct game g = SOLO("jaina", "dummy", .advance = 1);
    CHECK_EQ(g.persona[BLUE].slot[0], 0);
    g = SOLO("jaina", "rook", .advance = 2, .apart = 2, .hand = "12345", .foe_hand = "12345",
             .next = "13");
    CHECK_EQ(g.persona[BLUE].slot[0], ABILITY_windmill_crusher);
    DO(&g, forward(1)); /* it attacks with its 1 */
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK(g.strike.flags & UNBLOCKABLE);
}

TEST(the_rook_bot_blocks_with_a_random_higher_set)
{
    CLAUSE("FD-349", "FD-158");
    bool with[6] = {false};
    for (uint8_t i = 0; i < 40; i++) {
        struct game g = SOLO("jaina", "rook", .advance = 5, .apart = 4, .hand = "12233",
                             .foe_hand = "11345", .next = "1");
        g.k.chance.key[0] = i;
        DO(&g, dash_strike(2, 2, 1));
        CHECK_EQ(g.wins[RED], 0);
        CHECK(!(g.persona[BLUE].up & 4)); /* Rock Armor is used */
        with[g.discard.card[2]] = true;
    }
    CHECK(with[3] && with[4] && with[5]);
}

TEST(the_dragon_bot_takes_two_hits_and_loses_matching_cards)
{
    CLAUSE("FD-160", "FD-161", "FD-165", "FD-166");
    struct game g = SOLO("rook", "dragon", .advance = 5, .apart = 2, .hand = "22334",
                         .foe_hand = "12345", .next = "5");
    CHECK_EQ(g.persona[BLUE].life, 2);
    DO(&g, attack(2, 2));
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(g.wins[RED], 0);
    int twos = 0;
    for (int i = 0; i < g.discard.count; i++)
        twos += g.discard.card[i] == 2;
    CHECK(twos >= 3);            /* the pair, and the one that it held */
    CHECK(g.strike.number != 2); /* and it has none left to attack with */
}

TEST(deep_breath_is_used_whenever_it_reaches)
{
    CLAUSE("FD-162");
    struct game g =
        SOLO("jaina", "dragon", .advance = 2, .apart = 8, .hand = "12345", .foe_hand = "12345");
    DO(&g, forward(1)); /* to distance 7 */
    CHECK_EQ(g.winner, BLUE);
    CHECK_EQ(g.wins[BLUE], 1);
}

TEST(perfect_counter_follows_a_block)
{
    CLAUSE("FD-163");
    struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 3, .hand = "12345",
                         .foe_hand = "33345", .next = "1");
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(g.strike.count, 2); /* all that it has left */
}

TEST(black_diamond_hide_is_used_only_if_nothing_else_blocks)
{
    CLAUSE("FD-164");
    struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 4, .hand = "12233",
                         .foe_hand = "1345", .next = "1");
    DO(&g, dash_strike(2, 2, 1));
    CHECK(!(g.persona[BLUE].up & 4));
    g = SOLO("jaina", "dragon", .advance = 5, .apart = 4, .hand = "12233", .foe_hand = "1245",
             .next = "1");
    DO(&g, dash_strike(2, 2, 1));
    CHECK(g.persona[BLUE].up & 4);
}

TEST(against_the_dragon_a_last_hit_takes_one_hit_point)
{
    CLAUSE("FD-169", "FD-362");
    struct game g = SOLO("rook", "dragon", .advance = 6, .apart = 3, .hand = "3331",
                         .foe_hand = "1145", .next = "5", .left = 1);
    DO(&g, forward(1)); /* distance 2: nobody has a 2 */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, BLUE); /* 8 spaces against 7 */
    g = SOLO("lum", "dragon", .advance = 2, .apart = 12);
    DO(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0));
    CHECK_EQ(g.stakes, 0);
    CHECK_EQ(g.hand[RED][0], 6);
}

TEST(a_bot_makes_no_choices)
{
    CLAUSE("FD-388", "FD-389");
    struct game g = SOLO("geiger", "dummy", .advance = 2, .apart = 7);
    DO(&g, use(&g, RED, ABILITY_time_spiral, BLUE, 0));
    CHECK_EQ(apart(&g), 8); /* pushed back */
    g = SOLO("menelker", "dummy", .advance = 5, .apart = 3, .hand = "33145", .foe_hand = "3345",
             .next = "2");
    DO(&g, attack(3, 2));
    DO(&g, use(&g, RED, ABILITY_deathstrike, 0, 0));
    CHECK_EQ(g.wins[RED], 0);
    int twos = 0;
    for (int i = 0; i < g.discard.count; i++)
        twos += g.discard.card[i] == 2;
    CHECK_EQ(twos, 1); /* its lowest card */
    CHECK_EQ(game_pending(&g), seat_bit(RED));
    g = SOLO("persephone", "dummy", .advance = 3, .apart = 9, .hand = "12345");
    DO(&g, use(&g, RED, ABILITY_mistresss_command, BLUE, 0));
    DO(&g, OPTION(COMMAND, 4));
    int before = advance(&g, BLUE);
    DO(&g, back(1));
    if (kind_asked(&g) == ASK_ABILITY)
        DO(&g, pass());
    CHECK_EQ(advance(&g, BLUE), before + 4);
    g = SOLO("jaina", "rook", .advance = 5, .apart = 4, .hand = "12233", .foe_hand = "12345",
             .next = "1");
    DO(&g, dash_strike(2, 2, 1)); /* it has a 2 */
    CHECK(!(g.persona[BLUE].up & 4));
}

TEST(the_bot_attacks_at_every_distance)
{
    CLAUSE("FD-141", "FD-142");
    for (int distance = 1; distance <= 5; distance++) {
        const char one[] = {(char)('0' + distance), '\0'};
        struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = distance + 1, .hand = "11",
                             .foe_hand = one, .next = distance == 4 ? "33345" : "33344");
        DO(&g, forward(1)); /* Red draws three or four cards, the bot the next one */
        CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
        CHECK_EQ(g.strike.number, distance);
        CHECK_EQ(g.strike.dashing, 0);
    }
}

TEST(the_bots_dash_card_is_no_part_of_the_strike)
{
    CLAUSE("FD-144", "FD-145");
    /* From 6 with a 3 to 3, but it holds no other 3: it moves. */
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 7, .hand = "11245",
                         .foe_hand = "11145", .next = "53");
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(apart(&g), 3);
    /* With a 2 to 4: its one 4 strikes. */
    g = SOLO("jaina", "dummy", .advance = 2, .apart = 7, .hand = "11245", .foe_hand = "11145",
             .next = "52");
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK_EQ(g.strike.number, 4);
    CHECK_EQ(g.strike.count, 1);
    /* With a 5 from 4 to the adjacent space: its 1s strike. */
    g = SOLO("jaina", "dummy", .advance = 2, .apart = 5, .hand = "11245", .foe_hand = "1135",
             .next = "55");
    DO(&g, forward(1));
    CHECK_EQ(g.strike.number, 1);
    CHECK_EQ(g.strike.count, 2);
    CHECK_EQ(apart(&g), 1);
    /* From 10 to 5 with its only 5: no strike; from 11 to 6: none either. */
    g = SOLO("jaina", "dummy", .advance = 1, .apart = 11, .hand = "11245", .foe_hand = "1134",
             .next = "35");
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(apart(&g), 5);
}

TEST(the_bot_refills_to_five_after_its_turn)
{
    CLAUSE("FD-138", "FD-140");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 12, .hand = "11245",
                         .foe_hand = "3", .next = "54");
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.hand[BLUE][0], 5);
    CHECK_EQ(g.hand[BLUE][3] >= 1, true);
}

TEST(the_last_card_on_the_bots_turn_ends_it)
{
    CLAUSE("FD-155", "FD-140");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 4, .hand = "12345",
                         .foe_hand = "333", .next = "25", .left = 2);
    DO(&g, forward(1)); /* distance 3; the bot draws the 5, the last card */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, BLUE); /* its 3s, without an attack */
    CHECK_STRING(held(&g, BLUE).text, "3335");
}

TEST(the_bot_blocks_with_exactly_the_cards_needed)
{
    CLAUSE("FD-150", "FD-152");
    struct game g = SOLO("jaina", "dummy", .advance = 5, .apart = 3, .hand = "33",
                         .foe_hand = "333", .next = "112245");
    DO(&g, attack(3, 2));
    CHECK_EQ(g.wins[RED], 0);
    CHECK_EQ(g.discard.card[2], 3);
    CHECK_EQ(g.discard.card[3], 3);
    CHECK_EQ(g.strike.number, 3); /* and attacks with the third one */
    CHECK_EQ(g.strike.count, 1);
    g = SOLO("jaina", "dummy", .advance = 5, .apart = 3, .hand = "33", .foe_hand = "3",
             .next = "1");
    DO(&g, attack(3, 2));
    CHECK_EQ(g.wins[RED], 1); /* one 3 is too few */
}

TEST(the_bot_cannot_block_or_leave_what_an_ability_forbids)
{
    CLAUSE("FD-150", "FD-151");
    struct game g =
        SOLO("rook", "dummy", .advance = 5, .apart = 1, .hand = "1", .foe_hand = "11", .next = "5");
    DO(&g, attack(1, 1));
    DO(&g, use(&g, RED, ABILITY_windmill_crusher, 0, 0));
    CHECK_EQ(g.wins[RED], 1);
    g = SOLO("rook", "dummy", .advance = 5, .apart = 3, .hand = "12", .foe_hand = "5", .next = "5");
    DO(&g, dash_strike(2, 1, 1));
    DO(&g, use(&g, RED, ABILITY_thunderclap, 0, 0));
    CHECK_EQ(g.wins[RED], 1); /* no retreat */
    g = SOLO("valerie", "dummy", .advance = 5, .apart = 6, .hand = "5", .foe_hand = "5",
             .next = "5");
    DO(&g, use(&g, RED, ABILITY_green_eyes_epiphany, 5, 0));
    DO(&g, through(attack(6, 1), THROUGH_LOOSE));
    CHECK_EQ(g.wins[RED], 1); /* a 6 */
}

TEST(a_triple_costs_the_dragon_bot_all_its_matching_cards)
{
    CLAUSE("FD-165");
    struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 2, .hand = "222",
                         .foe_hand = "12245", .next = "513345344");
    DO(&g, attack(2, 3));
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(g.hand[BLUE][2], 0);
    CHECK_EQ(g.strike.number, 1); /* so it does not attack with them, at distance 2 */
}

TEST(rooks_thunderclap_and_crusher_are_used_with_1s_only)
{
    CLAUSE("FD-158");
    struct game g = SOLO("jaina", "rook", .advance = 2, .apart = 3, .hand = "12345",
                         .foe_hand = "2345", .next = "13");
    DO(&g, forward(1)); /* it attacks with its 2 */
    CHECK_EQ(g.strike.number, 2);
    CHECK_EQ(g.strike.flags, 0);
    CHECK_EQ(g.persona[BLUE].up, 7);
    g = SOLO("jaina", "rook", .advance = 2, .apart = 5, .hand = "12345", .foe_hand = "1125",
             .next = "13"); /* from 4 with a 3 to 1 */
    DO(&g, forward(1));
    CHECK_EQ(g.strike.number, 1);
    CHECK_EQ(g.strike.count, 2);
    CHECK_EQ(g.strike.flags, NO_RETREAT);
    CHECK_EQ(offers(&g, RETREAT), 0);
    CHECK_EQ(g.persona[BLUE].up, 7 & ~2);
}

TEST(the_bot_blocks_every_number)
{
    CLAUSE("FD-150");
    for (int number = 1; number <= 5; number++) {
        const char one[] = {(char)('0' + number), '\0'};
        struct game g = SOLO("jaina", "dummy", .advance = 3, .apart = number, .hand = one,
                             .foe_hand = one, .next = number == 4 ? "3" : "4");
        DO(&g, attack(number, 1));
        CHECK_EQ(g.wins[RED], 0);
        CHECK_EQ(g.round, 1);
    }
}

TEST(without_a_card_for_the_new_distance_the_bot_only_moves)
{
    CLAUSE("FD-144", "FD-146");
    struct game g = SOLO("jaina", "dummy", .advance = 2, .apart = 7, .hand = "11245",
                         .foe_hand = "11155", .next = "52"); /* from 6 with a 2 to 4 */
    DO(&g, forward(1));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(apart(&g), 4);
    CHECK_EQ(g.strike.number + g.strike.dashing, 0);
}

TEST(the_rook_bot_takes_either_of_two_sets_and_the_only_one)
{
    CLAUSE("FD-349");
    bool with[6] = {false};
    for (uint8_t i = 0; i < 20; i++) {
        struct game g = SOLO("jaina", "rook", .advance = 5, .apart = 4, .hand = "12233",
                             .foe_hand = "1145", .next = "1");
        g.k.chance.key[0] = i;
        DO(&g, dash_strike(2, 2, 1));
        with[g.discard.card[2]] = true;
        g = SOLO("jaina", "rook", .advance = 5, .apart = 4, .hand = "12233", .foe_hand = "114",
                 .next = "1");
        DO(&g, dash_strike(2, 2, 1));
        CHECK_EQ(g.discard.card[2], 4);
    }
    CHECK(with[4] && with[5]);
}

/* --- What a hit of several cards costs the Dragon bot. --- */

TEST(a_surgical_strike_costs_the_dragon_bot_the_number_of_the_hit)
{
    CLAUSE("FD-165");
    struct game g = SOLO("vendetta", "dragon", .advance = 5, .apart = 2, .hand = "22",
                         .foe_hand = "12455", .next = "1433114"); /* which it can't block with */
    DO(&g, attack(2, 2));
    DO(&g, use(&g, RED, ABILITY_surgical_strike, 3, 0));
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(g.hand[BLUE][2], 0); /* the 2 is gone, not the ... */
    CHECK_EQ(g.strike.number, 1); /* (and not by an attack with it, at distance 2) */
    g = SOLO("vendetta", "dragon", .advance = 5, .apart = 2, .hand = "22", .foe_hand = "1245",
             .next = "1433114");
    DO(&g, attack(2, 2));
    DO(&g, use(&g, RED, ABILITY_surgical_strike, 5, 0));
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(g.hand[BLUE][2], 0);
    CHECK_EQ(g.hand[BLUE][5], 1); /* ... 5 that was named */
}

TEST(a_single_in_dragon_form_counts_as_a_pair_for_the_dragon_bot)
{
    CLAUSE("FD-165", "FD-411");
    struct game g = SOLO("midori", "dragon", .advance = 5, .apart = 3, .hand = "3",
                         .foe_hand = "2345", .next = "1422114");
    DO(&g, use(&g, RED, ABILITY_dragon_form, 0, 0));
    DO(&g, attack(3, 1)); /* one 3 does not block it */
    CHECK_EQ(g.persona[BLUE].life, 1);
    CHECK_EQ(g.hand[BLUE][3], 0);
    CHECK_EQ(g.strike.number, 1); /* so it does not attack with it, at distance 3 */
}

TEST(the_dragon_bot_begins_each_round_with_two_hit_points)
{
    CLAUSE("FD-161");
    struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 3, .hand = "3", .foe_hand = "45",
                         .next = "5122335");
    DO(&g, attack(3, 1)); /* it has no card to strike back with */
    CHECK_EQ(g.persona[BLUE].life, 1);
    ARRANGE(&g, RED, .advance = 2, .apart = 8);
    DO(&g, forward(1)); /* into its breath */
    CHECK_EQ(g.wins[BLUE], 1);
    DO(&g, let_begin(RED));
    CHECK_EQ(g.round, 2);
    CHECK_EQ(g.persona[BLUE].life, 2);
}

TEST(a_player_may_use_an_ability_on_their_turn_and_on_the_bots)
{
    CLAUSE("FD-117", "FD-135");
    struct game g = SOLO("valerie", "dummy", .advance = 2, .apart = 5, .hand = "11245",
                         .foe_hand = "33145", .next = "23");
    DO(&g, use(&g, RED, ABILITY_green_eyes_epiphany, 4, 0));
    DO(&g, forward(2)); /* the bot attacks with 3s */
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    CHECK(can_use(&g, RED, ABILITY_sudden_inspiration));
}

TEST(the_round_is_over_at_once_when_the_bot_has_hit)
{
    CLAUSE("FD-001", "FD-138");
    /* Its refill would take the last cards, and by time Red would win: 9 spaces against 5. */
    struct game g = SOLO("jaina", "dummy", .advance = 8, .apart = 4, .hand = "12", .foe_hand = "3",
                         .next = "11145", .left = 6);
    DO(&g, forward(1)); /* Red draws four, the bot one; two are left */
    CHECK_EQ(g.strike.number, 3);
    DO(&g, take_hit());
    CHECK_EQ(g.ending, ROUND_HIT);
    CHECK_EQ(g.wins[BLUE], 1);
    CHECK_EQ(g.wins[RED], 0);
    CHECK_EQ(g.deck.count, 1);
    CHECK_EQ(g.turn, BLUE); /* no turn follows it */
}

TEST(the_bot_counters_with_all_the_cards_it_has)
{
    CLAUSE("FD-163");
    static const char *const hands[] = {"33", "333", "3333"}; /* one of them blocks */
    for (int i = 2; i >= 0; i--) {
        struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 3, .hand = "3",
                             .foe_hand = hands[i], .next = "1");
        DO(&g, attack(3, 1));
        CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
        CHECK_EQ(g.strike.number, 3);
        CHECK_EQ(g.strike.count, i + 1);
        CHECK_EQ(g.persona[BLUE].up, 7 & ~2);
    }
}

/* Red waits on the Start space; the bot, at this distance, draws this card to a pair. */
static void check_bot_follows_its_list(int distance, int card, int pair)
{
    const char hand[] = {(char)('0' + pair), (char)('0' + pair), '\0'};
    const char next[] = {'1', (char)('0' + card), '\0'};
    struct game g =
        SOLO("jaina", "dummy", .apart = distance, .hand = "12345", .foe_hand = hand, .next = next);
    int step = card < distance ? card : distance - 1, reached = distance - step;
    int attacking = 2 * (pair == distance) + (card == distance);
    int striking = distance > 1 && pair == reached ? 2 : 0; /* without the dash card */
    DO(&g, back(1));
    CHECK_EQ(kind_asked(&g), attacking || striking ? ASK_RESPONSE : ASK_ACTION);
    if (attacking) {
        CHECK_EQ(g.strike.number, distance);
        CHECK_EQ(g.strike.count, attacking);
        CHECK_EQ(apart(&g), distance);
    } else if (distance > 1) {
        CHECK_EQ(g.strike.number, striking ? reached : 0);
        CHECK_EQ(g.strike.count, striking);
        CHECK_EQ(apart(&g), reached);
    }
    CHECK_EQ(g.strike.dashing, striking && !attacking);
}

TEST(the_bot_follows_its_list_at_every_distance_with_every_card)
{
    CLAUSE("FD-141", "FD-142", "FD-143", "FD-144", "FD-145", "FD-146", "FD-147");
    for (int distance = 1; distance <= 17; distance++)
        for (int card = 1; card <= 5; card++)
            for (int pair = 1; pair <= 5; pair++)
                check_bot_follows_its_list(distance, card, pair);
}

TEST(a_stunned_bot_does_not_refill_on_the_first_of_two_turns)
{
    CLAUSE("FD-154", "FD-090");
    struct game g = SOLO("vendetta", "dummy", .advance = 5, .apart = 6, .hand = "12344",
                         .foe_hand = "123", .next = "2");
    DO(&g, dash_strike(2, 4, 1)); /* it retreats with the 2 that it draws */
    DO(&g, use(&g, RED, ABILITY_stun_lock, 0, 0));
    CHECK_EQ(asked(&g), RED);
    CHECK_STRING(held(&g, BLUE).text, "123");
    DO(&g, back(1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(g.hand[BLUE][0], 5); /* the second one */
    CHECK_EQ(apart(&g), 7);       /* on which it did nothing else */
}

TEST(a_bot_skips_a_turn_after_a_mine_and_refills_nothing)
{
    CLAUSE("FD-378", "FD-138");
    struct game g = SOLO("jaina", "dummy", .advance = 5, .apart = 6, .hand = "12344",
                         .foe_hand = "123", .next = "2");
    g.mine = (uint8_t)(g.space[BLUE] + 2);
    DO(&g, dash_strike(2, 4, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(g.mine, 0);
    CHECK_STRING(held(&g, BLUE).text, "123");
    CHECK_EQ(g.persona[BLUE].skip, 0);
}

TEST(a_bot_without_a_card_for_it_makes_no_counter)
{
    CLAUSE("FD-163");
    for (int card = 1; card <= 5; card++) {
        const char hand[] = {'3', (char)('0' + card), '\0'};
        struct game g = SOLO("jaina", "dragon", .advance = 5, .apart = 3, .hand = "3",
                             .foe_hand = hand, .next = "1");
        DO(&g, attack(3, 1)); /* which one 3 blocks */
        CHECK_EQ(g.wins[RED], 0);
        CHECK_EQ(g.persona[BLUE].life, 2);
        CHECK_EQ(g.persona[BLUE].up, card == 3 ? 7 & ~2 : 7);
    }
}
