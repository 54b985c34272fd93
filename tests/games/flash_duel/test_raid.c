/* test_raid.c - the Raid: the Dragon's table, turns, the new deck. */
#include "games/flash_duel/company.h"

static const char quiet[] = "jaina,midori,valerie,geiger";

TEST(a_raid_has_two_to_four_mortals_and_the_dragon)
{
    CLAUSE("FD-007", "FD-008", "FD-017", "FD-240", "FD-242", "FD-256");
    struct game g;
    for (int mortals = 2; mortals <= 4; mortals++) {
        g = company_started(1, "raid", mortals, quiet);
        CHECK_EQ(g.k.seats, mortals + 1);
        for (int who = 0; who < mortals; who++) {
            CHECK_EQ(g.space[who], 1);
            CHECK_EQ(g.hand[who][0], 5);
            CHECK_EQ(g.persona[who].up, 7); /* three abilities */
        }
        CHECK_EQ(g.space[mortals], 18);
    }
    CHECK(REFUSAL("mode", "raid", "mortals", "1").text[0]);
    CHECK(REFUSAL("mode", "raid", "mortals", "5").text[0]);
    g = STARTED(1, "mode", "betrayal");
    CHECK_EQ(g.k.seats, 5);
    g = STARTED(1, "mode", "betrayal", "mortals", "3"); /* of a Raid */
    CHECK_EQ(g.k.seats, 5);
}

/* Cards of each number in the whole game. */
static void check_table(const struct game *g, int copies, int reshuffles, int life, int hand,
                        int abilities)
{
    int count[6] = {0}, dragon = dragon_of(g);
    for (int i = 0; i < g->deck.count; i++)
        count[g->deck.card[i]]++;
    for (int who = 0; who < g->fighters; who++)
        for (int number = 1; number <= 5; number++)
            count[number] += g->hand[who][number];
    for (int number = 1; number <= 5; number++)
        CHECK_EQ(count[number], copies);
    CHECK_EQ(g->reshuffles, reshuffles);
    CHECK_EQ(g->persona[dragon].life, life);
    CHECK_EQ(g->hand[dragon][0], hand);
    CHECK_EQ(__builtin_popcount(g->persona[dragon].up), abilities);
}

TEST(the_dragon_grows_with_the_number_of_mortals)
{
    CLAUSE("FD-241", "FD-243", "FD-244", "FD-245", "FD-246", "FD-247", "FD-248", "FD-256", "FD-300",
           "FD-301");
    struct game g = company_started(1, "raid", 2, quiet);
    check_table(&g, 10, 0, 2, 7, 4);
    g = company_started(1, "raid", 3, quiet);
    check_table(&g, 8, 1, 3, 8, 6);
    g = company_started(1, "raid", 4, quiet);
    check_table(&g, 10, 1, 4, 9, 8);
    g = company_started(1, "betrayal", 4, quiet);
    check_table(&g, 10, 1, 3, 8, 6);
}

TEST(the_dragon_selects_their_abilities_before_the_game)
{
    CLAUSE("FD-249", "FD-015");
    struct game g = STARTED(1, "mode", "raid", "mortals", "2");
    CHECK_EQ(kind_asked(&g), ASK_KIT);
    CHECK_EQ(asked(&g), 2);
    CHECK_EQ(g.round, 0);
    static const int kit[] = {ABILITY_perfect_counter, ABILITY_tail_sweep, ABILITY_wing_beat,
                              ABILITY_hoard_of_ages};
    bool could[ABILITIES] = {false};
    for (int i = 0; i < 4; i++) {
        struct question q = question_of(&g, 2);
        for (int j = 0; j < q.count; j++)
            could[q.options[j].a] = true;
        DO(&g, OPTION(TAKE_ALONG, kit[i]));
    }
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_STRING(seen(&g, RED, "seat2.abilities").text,
                 "perfect_countertail_sweepwing_beathoard_of_ages");
    int all = 0;
    for (int ability = 0; ability < ABILITIES; ability++)
        all += could[ability];
    CHECK_EQ(all, 8);
    g = STARTED(1, "mode", "raid", "mortals", "4");
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* the Dragon takes all eight */
}

TEST(the_mortals_play_in_order_then_refill_then_the_dragon)
{
    CLAUSE("FD-257", "FD-258", "FD-259", "FD-260", "FD-261");
    struct game g =
        RAID(.turn = RED, .hand = {"5", "5", "5", "5", "12345"}, .next = "11111222223333344444444");
    for (int who = 0; who < 4; who++) {
        CHECK_EQ(asked(&g), who);
        CHECK_EQ(g.hand[RED][0], who == 0); /* nobody has refilled */
        DO(&g, back(5));
    }
    CHECK_EQ(asked(&g), 4);
    CHECK_STRING(held(&g, RED).text, "11111"); /* in turn order */
    CHECK_STRING(held(&g, BLUE).text, "22222");
    CHECK_STRING(held(&g, GREEN).text, "33333");
    CHECK_STRING(held(&g, YELLOW).text, "44444");
    CHECK_EQ(g.hand[4][0], 5);
    DO(&g, back(5));
    CHECK_EQ(g.hand[4][0], 9);
    CHECK_EQ(asked(&g), RED);
}

TEST(one_hit_defeats_a_mortal_and_all_of_them_lose_the_game)
{
    CLAUSE("FD-233", "FD-234", "FD-239", "FD-271");
    struct game g =
        RAID(.turn = 4, .space = {9, 3, OUT, OUT, 12}, .hand = {"1", "1", "", "", "33"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK(is_out(&g, RED));
    CHECK_EQ(g.ending, ROUND_RUNNING);
    RESTAGE(&g, .turn = 4, .space = {OUT, 9, OUT, OUT, 12}, .hand = {"", "1", "", "", "33"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY); /* one game, no further round */
    CHECK_EQ(g.wins[0] + g.wins[1], 0);
    CHECK_EQ(rank_of(&g, 4), 1);
    CHECK_EQ(rank_of(&g, RED), 2);
}

TEST(the_dragon_loses_a_hit_point_for_each_hit_and_then_the_game)
{
    CLAUSE("FD-235", "FD-236", "FD-237", "FD-168");
    struct game g =
        RAID(.mortals = 2, .turn = RED, .space = {9, OUT, 12}, .hand = {"333", "", "1123"});
    DO(&g, attack(3, 3));
    DO(&g, take_hit());
    CHECK_EQ(g.persona[2].life, 1);         /* for three cards */
    CHECK_STRING(held(&g, 2).text, "1123"); /* no forced discard */
    CHECK_EQ(g.space[2], 12);
    RESTAGE(&g, .mortals = 2, .turn = RED, .space = {9, OUT, 12}, .hand = {"3", "", "1124"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, RED), 1);
    CHECK_EQ(rank_of(&g, BLUE), 1); /* defeated, and wins with their team */
    CHECK_EQ(rank_of(&g, 2), 2);
    json_t *view = view_of(&g, SPECTATOR);
    CHECK_EQ(json_integer_value(json_object_get(view, "distance")), 0); /* to nobody */
    json_decref(view);
}

TEST(a_defeated_mortal_still_sees_what_their_team_sees)
{
    CLAUSE("FD-238", "FD-393");
    struct game g = RAID(.turn = RED, .space = {5, OUT}, .hand = {"11234", "", "55555"});
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "11234");
    CHECK_STRING(seen(&g, RED, "seat2.hand").text, "55555");
    CHECK_STRING(seen(&g, 4, "seat0.hand").text, "?????");
    CHECK_STRING(seen(&g, RED, "seat4.hand").text, "?????");
}

TEST(a_raid_has_no_rounds_and_abilities_stay_used)
{
    CLAUSE("FD-239", "FD-254", "FD-255");
    struct game g = RAID(.turn = 4, .space = {9, 3, 3, 3, 12}, .up = 0xff,
                         .hand = {"3", "1", "1", "1", "13345"});
    int slot = ABILITY_hoard_of_ages - ABILITY_deep_breath;
    DO(&g, use(&g, 4, ABILITY_hoard_of_ages, 0, 0));
    CHECK(!(g.persona[4].up >> slot & 1));
    CHECK_EQ(offers(&g, USE), 0); /* one per turn */
    DO(&g, back(1));
    CHECK_EQ(asked(&g), RED);
    g.space[4] = 12;
    DO(&g, attack(3, 1)); /* a mortal's turn: another ability */
    DO(&g, block(3, 1));
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    CHECK(can_use(&g, 4, ABILITY_perfect_counter));
    CHECK_EQ(zone_count(&g, RED, "seat4.spent"), 1);
}

TEST(an_empty_deck_is_replaced_once_with_the_dragons_hand)
{
    CLAUSE("FD-250", "FD-251", "FD-252", "FD-253", "FD-281");
    struct game g = RAID(.turn = YELLOW, .hand = {"1111", "2222", "3333", "5444", "55555"},
                         .next = "4", .left = 1);
    g.hungry = seat_bit(RED) | seat_bit(BLUE) | seat_bit(GREEN);
    int known = g.persona[4].known[5] = 5;
    DO(&g, back(5));
    CHECK_EQ(known, 5);
    CHECK_EQ(g.reshuffles, 0);
    CHECK_EQ(g.ending, ROUND_RUNNING);
    CHECK_EQ(asked(&g), 4);
    CHECK_EQ(g.hand[4][0], 5); /* drew as many as the Dragon put back */
    for (int who = 0; who < 4; who++)
        CHECK_EQ(g.hand[who][0], 5); /* the draw went on */
    CHECK_EQ(g.hand[RED][1], 4);     /* theirs were not touched */
    CHECK(g.hand[RED][4] >= 1);
    CHECK_EQ(g.discard.count, 0);
    CHECK_EQ(g.deck.count, 50 - 25);
    CHECK_STRING(seen(&g, RED, "seat4.hand").text, "?????"); /* nobody knows them any more */
    /* The second time it is over. */
    RESTAGE(&g, .turn = 4, .hand = {"1", "2", "3", "4", "5"}, .next = "4", .left = 1);
    DO(&g, back(5));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(a_last_card_that_is_discarded_comes_into_the_new_deck)
{
    CLAUSE("FD-250", "FD-415");
    struct game g = RAID(.characters = "argagarg,rook,jaina,setsuki", .turn = RED, .hand = {"1"},
                         .next = "4", .left = 1);
    DO(&g, use(&g, RED, ABILITY_hex_of_murkwood, 0, 0));
    CHECK_EQ(g.reshuffles, 0);
    CHECK_EQ(g.discard.count, 1); /* the second card, from the new deck */
    CHECK_EQ(g.deck.count + g.hand[4][0], 50 - 1 - 3 * 5 - 1);
}

TEST(with_two_mortals_there_is_no_second_deck)
{
    CLAUSE("FD-243", "FD-280");
    struct game g = RAID(.mortals = 2, .turn = 2, .hand = {"1", "2", "5"}, .next = "4", .left = 1);
    DO(&g, back(5));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(rewind_time_is_not_the_one_reshuffle)
{
    CLAUSE("FD-357");
    struct game g = RAID(.turn = YELLOW, .left = 3);
    DO(&g, use(&g, YELLOW, ABILITY_rewind_time, 0, 0));
    CHECK_EQ(g.reshuffles, 1);
    CHECK_EQ(g.deck.count, 50 - 25);
    CHECK_STRING(held(&g, 4).text, "12345");
}

TEST(the_dragon_has_a_turn_for_each_defeated_mortal)
{
    CLAUSE("FD-262", "FD-263", "FD-264");
    struct game g =
        RAID(.turn = 4, .space = {9, 9, 3, 3, 12}, .hand = {"1", "1", "1", "1", "3315"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), 4);
    CHECK_EQ(g.hand[4][0], 9); /* refilled */
    RESTAGE(&g, .turn = 4, .space = {OUT, OUT, 9, 3, 12}, .hand = {"", "", "1", "1", "335"});
    CHECK_EQ(g.extra, 1); /* the first of two has begun */
    DO(&g, attack(3, 1));
    DO(&g, take_hit()); /* and earns another one */
    RESTAGE(&g, .turn = 4, .space = {OUT, OUT, OUT, 3, 12}, .hand = {"", "", "", "1", "335"});
    DO(&g, back(3));
    CHECK_EQ(asked(&g), 4);
    CHECK_EQ(g.hand[4][0], 9);
    RESTAGE(&g, .turn = 4, .space = {OUT, OUT, OUT, 3, 12}, .hand = {"", "", "", "1", "335"});
    DO(&g, back(3));
    CHECK_EQ(asked(&g), YELLOW);
}

TEST(a_recovering_dragon_only_responds_and_refills)
{
    CLAUSE("FD-265", "FD-266", "FD-267", "FD-268");
    struct game g =
        RAID(.turn = BLUE, .space = {7, 7, 7, 1, 12}, .hand = {"1", "23", "23", "1", "113"});
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, retreat(1)); /* to 13 */
    RESTAGE(&g, .turn = GREEN, .space = {7, 9, 7, 1, 12}, .hand = {"1", "1", "23", "4", "13"});
    CHECK(g.recovering & seat_bit(4));
    DO(&g, dash_strike(2, 3, 1));
    CHECK(CAN(&g, block(3, 1)));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), YELLOW);
    DO(&g, back(4));
    CHECK_EQ(asked(&g), RED); /* the Dragon recovered, once */
    CHECK_EQ(g.hand[4][0], 9);
    CHECK_EQ(g.recovering, 0);
}

TEST(nobody_passes_the_foremost_pawn_of_the_other_side)
{
    CLAUSE("FD-269", "FD-270", "FD-272");
    struct game g = RAID(.turn = 4, .space = {9, 3, 9, 1, 12}, .hand = {"5", "1", "1", "1", "5"});
    DO(&g, forward(5));
    CHECK_EQ(g.space[4], 10);
    CHECK_EQ(asked(&g), RED);
    DO(&g, forward(5));
    CHECK_EQ(g.space[RED], 9); /* shared with Green */
}

TEST(every_mortal_on_the_space_responds_alone)
{
    CLAUSE("FD-273", "FD-274", "FD-279");
    struct game g =
        RAID(.turn = 4, .space = {9, 9, 9, 7, 12}, .hand = {"13", "14", "3", "123", "33"});
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), YELLOW); /* might help Red */
    DO(&g, assist(2, 3, 1));
    CHECK_EQ(asked(&g), BLUE); /* Red is saved; that is no help to Blue */
    CHECK_EQ(offers(&g, RETREAT), 0);
    CHECK_EQ(offers(&g, BLOCK), 0);
    DO(&g, take_hit());
    DO(&g, block(3, 1));
    CHECK(!is_out(&g, RED) && is_out(&g, BLUE) && !is_out(&g, GREEN) && !is_out(&g, YELLOW));
    g = RAID(.turn = 4, .space = {9, 1, 1, 1, 14}, .hand = {"13", "1", "1", "1", "23"});
    DO(&g, dash_strike(2, 3, 1));
    CHECK(CAN(&g, block(3, 1)) && CAN(&g, retreat(1)));
}

TEST(the_dragon_pushes_all_who_are_adjacent)
{
    CLAUSE("FD-275");
    struct game g = RAID(.turn = 4, .space = {9, 9, 3, 9, 10}, .hand = {"1", "1", "1", "1", "4"});
    DO(&g, push(4));
    CHECK_EQ(g.space[RED], 5);
    CHECK_EQ(g.space[BLUE], 5);
    CHECK_EQ(g.space[YELLOW], 5);
    CHECK_EQ(g.space[GREEN], 3);
}

TEST(one_of_two_mortals_saves_the_other)
{
    CLAUSE("FD-276", "FD-211");
    struct game g = RAID(.mortals = 2, .turn = 2, .space = {9, 7, 12}, .hand = {"13", "23", "33"});
    DO(&g, attack(3, 2));
    CHECK_EQ(asked(&g), BLUE);
    DO(&g, assist(2, 3, 1));
    CHECK_EQ(g.space[BLUE], 9);
    CHECK_EQ(asked(&g), RED);
    DO(&g, block(3, 1));
    CHECK(!is_out(&g, RED) && !is_out(&g, BLUE));
}

TEST(several_team_mates_can_add_to_one_block)
{
    CLAUSE("FD-276", "FD-277", "FD-278");
    struct game g =
        RAID(.turn = 4, .space = {8, 6, 5, 4, 12}, .hand = {"1", "24", "34", "44", "444"});
    DO(&g, attack(4, 3));
    CHECK_EQ(asked(&g), BLUE);
    DO(&g, assist(2, 4, 1));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, assist(3, 4, 1));
    CHECK_EQ(asked(&g), YELLOW);
    DO(&g, assist(4, 4, 1));
    CHECK(!is_out(&g, RED));
    CHECK_STRING(held(&g, RED).text, "1");
    for (int who = 0; who < 4; who++)
        CHECK_EQ(g.space[who], 8);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(soldiers_leave_with_their_master)
{
    CLAUSE("FD-367");
    struct game g = RAID(.characters = "onimaru,midori,valerie,geiger", .turn = RED,
                         .space = {8, 1, 1, 1, 12}, .hand = {"1"});
    DO(&g, use(&g, RED, ABILITY_clockwork_soldier, 0, 0));
    CHECK_EQ(g.persona[RED].soldier, 8);
    RESTAGE(&g, .turn = 4, .space = {8, 1, 1, 1, 12}, .hand = {"1", "1", "1", "1", "4"});
    DO(&g, attack(4, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.persona[RED].soldier, 0);
}

/* --- The end of time. --- */

/* The Dragon, on the Start space or where the stage says, moves back with a 5; no deck is left. */
static struct game ended(struct stage stage)
{
    stage.turn = stage.mortals ? stage.mortals : 4;
    stage.next = "5";
    stage.left = 1;
    struct game g = company("raid", stage);
    g.reshuffles = 0;
    DO(&g, back(5));
    answer_all(&g, ASK_ABILITY, pass());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    return g;
}
#define ENDED(...) ended((struct stage){__VA_ARGS__})

TEST(last_hits_take_a_hit_point_or_defeat_a_mortal)
{
    CLAUSE("FD-282", "FD-283", "FD-284", "FD-285", "FD-286", "FD-287");
    /* Two hit points; both mortals have more 2s than the Dragon. */
    struct game g = ENDED(.mortals = 2, .space = {16, 16}, .hand = {"2", "22", "5"});
    CHECK_EQ(g.winner, 0);
    CHECK_EQ(rank_of(&g, RED), 1);
    CHECK_STRING(seen(&g, 2, "seat0.hand").text, "2");
    g = ENDED(.mortals = 2, .space = {16, 15}, .hand = {"1", "1", "523"});
    CHECK_EQ(g.winner, 1); /* the Dragon hits both, with the whole hand against each */
    g = ENDED(.mortals = 2, .space = {16, 16}, .hand = {"1", "1", "52"});
    CHECK_EQ(g.winner, 1); /* and with the same card */
}

TEST(else_the_longer_advance_wins)
{
    CLAUSE("FD-288", "FD-289", "FD-290");
    struct game g = ENDED(.mortals = 2, .space = {16, 1}, .hand = {"2", "", "5"});
    CHECK_EQ(g.winner, 0); /* one hit is not enough, but 15 spaces against 0 are */
    CHECK_EQ(g.persona[2].life, 1);
    g = ENDED(.mortals = 2, .space = {1, 1, 7}, .hand = {"", "", "5"});
    CHECK_EQ(g.winner, 1); /* back to 12: 6 against 0 */
    g = ENDED(.mortals = 2, .space = {7, 1, 7 + 5}, .hand = {"", "", "5"});
    CHECK_EQ(g.winner, 0); /* 17: 1 against 6, that of the foremost */
    g = ENDED(.mortals = 2, .space = {2, 1, 12}, .hand = {"", "", "5"});
    CHECK_EQ(g.winner, NOBODY); /* 17: 1 against 1 */
    CHECK_EQ(rank_of(&g, RED), rank_of(&g, 2));
}

/* Red has Pacifism and is the last mortal, the Dragon has one hit point left and moves back. */
static void check_pacifism(struct stage stage, int card, int without, int with)
{
    stage.mortals = stage.turn = 2;
    stage.characters = "argagarg,midori,valerie,geiger";
    stage.left = 1;
    struct game g = company("raid", stage);
    g.persona[2].life = 1;
    DO(&g, back(card));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(asked(&g), RED);
    struct game compared = g;
    DO(&compared, pass());
    CHECK_EQ(compared.winner, without);
    DO(&g, use(&g, RED, ABILITY_pacifism, 0, 0));
    CHECK_EQ(g.winner, with);
}

TEST(pacifism_leaves_only_the_advance_in_a_raid)
{
    CLAUSE("FD-398", "FD-288", "FD-289");
    /* Two spaces apart the Dragon has more 2s, but Red has come farther. */
    struct stage hit = {.space = {16, OUT, 18}, .hand = {"2", "", "522"}, .next = "5"};
    check_pacifism(hit, 5, 1, 0);
    /* Five spaces apart Red has more 5s, but the Dragon has come farther. */
    struct stage hits = {.space = {3, OUT, 7}, .hand = {"55", "", "1"}, .next = "4"};
    check_pacifism(hits, 1, 0, 1);
}

TEST(with_gwen_time_over_loses_the_raid)
{
    CLAUSE("FD-374");
    struct game g = ENDED(.characters = "gwen,midori,valerie,geiger", .mortals = 2,
                          .space = {16, 16}, .hand = {"2", "22", "5"});
    CHECK_EQ(g.winner, 1);
}

TEST(raise_the_stakes_only_draws_a_card)
{
    CLAUSE("FD-362");
    struct game g = RAID(.characters = "lum,midori,valerie,geiger", .turn = RED);
    DO(&g, use(&g, RED, ABILITY_raise_the_stakes, 0, 0));
    CHECK_EQ(g.hand[RED][0], 6);
    CHECK_EQ(g.stakes, 0);
}

TEST(the_dragon_can_take_any_of_their_abilities_along)
{
    CLAUSE("FD-249");
    struct game g = STARTED(1, "mode", "raid", "mortals", "2");
    CHECK_EQ(offers_in_all(&g), 5); /* in order; three must follow the first */
    DO(&g, OPTION(TAKE_ALONG, ABILITY_tail_sweep));
    CHECK_EQ(offers_in_all(&g), 2); /* the fifth or the sixth of eight */
    DO(&g, OPTION(TAKE_ALONG, ABILITY_terrifying_roar));
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, OPTION(TAKE_ALONG, ABILITY_wing_beat));
    DO(&g, OPTION(TAKE_ALONG, ABILITY_hoard_of_ages));
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    g = STARTED(1, "mode", "raid", "mortals", "3");
    for (int i = 0; i < 6; i++) {
        CHECK_EQ(kind_asked(&g), ASK_KIT);
        CHECK_EQ(offers_in_all(&g), 3);
        DO(&g, OPTION(TAKE_ALONG, ABILITY_deep_breath + i));
    }
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_new_deck_is_shuffled)
{
    CLAUSE("FD-250");
    struct cards first = {""};
    bool other = false;
    for (uint8_t i = 0; i < 5; i++) {
        struct game g =
            RAID(.turn = 4, .hand = {"1", "2", "3", "4", "555555555"}, .next = "4", .left = 1);
        g.k.chance.key[0] = i;
        DO(&g, back(5));
        struct cards cards = held(&g, 4);
        if (i == 0)
            first = cards;
        other |= strcmp(cards.text, first.text) != 0;
        CHECK_EQ(g.reshuffles, 0);
    }
    CHECK(other);
}

TEST(what_is_in_play_is_not_shuffled_into_the_new_deck)
{
    CLAUSE("FD-250", "FD-253");
    struct game g = RAID(.turn = 4, .space = {1, 1, 9, 1, 12},
                         .hand = {"1", "2", "1245", "4", "33555"}, .next = "3", .left = 1);
    DO(&g, attack(3, 2));
    DO(&g, use(&g, GREEN, ABILITY_sudden_inspiration, 0, 0)); /* the last card */
    CHECK_EQ(g.reshuffles, 0);
    CHECK_EQ(g.discard.count, 2); /* the attack */
    CHECK(g.discard.card[0] == 3 && g.discard.card[1] == 3);
    CHECK_STRING(held(&g, GREEN).text, "12345");
    CHECK_EQ(g.hand[4][0], 3);
    CHECK_EQ(g.deck.count, 50 - 2 - 5 - 3 - 3);
    DO(&g, take_hit());
}

TEST(red_who_skips_does_not_refill_either)
{
    CLAUSE("FD-401");
    struct game g = RAID(.turn = YELLOW, .hand = {"1", "1", "1", "25", "12345"});
    g.hungry = seat_bit(RED) | seat_bit(BLUE) | seat_bit(GREEN);
    DO(&g, back(5));
    CHECK_EQ(g.hand[RED][0], 5);
    RESTAGE(&g, .turn = 4, .hand = {"1", "15", "15", "15", "12345"});
    g.persona[RED].skip = 1;
    DO(&g, back(5));
    CHECK_EQ(asked(&g), BLUE);
    for (int who = 1; who < 4; who++)
        DO(&g, back(5));
    CHECK_EQ(asked(&g), 4);
    CHECK_EQ(g.hand[RED][0], 1);
    CHECK_EQ(g.hand[BLUE][0], 5);
}

TEST(more_last_hits_than_hit_points_defeat_the_dragon_all_the_same)
{
    CLAUSE("FD-283", "FD-286");
    /* The Dragon moves back from 4 to 6, 3 and 4 spaces from the mortals, and has come farther. */
    struct game g = RAID(.mortals = 2, .turn = 2, .space = {3, 2, 4}, .hand = {"3", "4", "2"},
                         .next = "5", .left = 1);
    g.persona[2].life = 1;
    DO(&g, back(2));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(g.winner, 0);
    CHECK_EQ(g.persona[2].life, 0);
}

TEST(a_raid_of_any_size_goes_on_until_the_last_mortal_is_defeated)
{
    CLAUSE("FD-233", "FD-234", "FD-262", "FD-271");
    for (int mortals = 2; mortals <= 4; mortals++) {
        struct stage stage = {.mortals = mortals,
                              .turn = mortals,
                              .space = {9, 9, 9, 9},
                              .hand = {"1", "1", "1", "1", "1"}};
        stage.space[mortals] = 12;
        stage.hand[mortals] = "3";
        struct game g = company("raid", stage);
        DO(&g, attack(3, 1));
        for (int who = 0; who < mortals; who++) {
            CHECK_EQ(g.ending, ROUND_RUNNING);
            CHECK_EQ(asked(&g), who);
            DO(&g, take_hit());
            CHECK(is_out(&g, who));
        }
        CHECK_EQ(asked(&g), NOBODY);
        CHECK_EQ(rank_of(&g, mortals), 1);
        json_t *view = view_of(&g, SPECTATOR);
        CHECK_EQ(json_integer_value(json_object_get(view, "distance")), 0); /* to nobody */
        json_decref(view);
    }
}

TEST(who_strikes_back_can_end_the_raid_before_the_others_have_answered)
{
    CLAUSE("FD-235", "FD-273");
    /* The Dragon dashes to 11 and strikes at Red, who is DeGrey, and Blue; Green could help. */
    struct game g = RAID(.mortals = 3, .characters = "degrey,midori,valerie", .turn = 3,
                         .space = {9, 9, 7, 13}, .hand = {"24", "1", "123", "22"});
    g.persona[3].life = 1;
    DO(&g, dash_strike(2, 2, 1));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, pass());
    DO(&g, retreat(2));
    DO(&g, use(&g, RED, ABILITY_pilebunker, 0, 4 | 1 << 4));
    CHECK_EQ(asked(&g), 3);
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY); /* neither Blue nor who could help Blue */
    CHECK_EQ(rank_of(&g, BLUE), 1);
}

TEST(time_that_is_over_before_the_others_have_answered_asks_for_no_help)
{
    CLAUSE("FD-353", "FD-354", "FD-273", "FD-281");
    /* The Dragon attacks Red, who is Valerie, and Blue; Green could help either. */
    struct game g =
        RAID(.mortals = 3, .characters = "valerie,midori,jaina", .turn = 3, .space = {9, 9, 7, 12},
             .hand = {"1", "1", "123", "33"}, .next = "5", .left = 1);
    g.reshuffles = 0;
    DO(&g, attack(3, 2));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, pass());
    DO(&g, use(&g, RED, ABILITY_sudden_inspiration, 0, 0)); /* the last card */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(all_cards_of_the_dragon_go_into_the_new_deck)
{
    CLAUSE("FD-250", "FD-251");
    struct game g = RAID(.turn = YELLOW, .hand = {"2222", "2222", "3333", "5444", "12345"},
                         .next = "4", .left = 1);
    g.hungry = seat_bit(RED);
    DO(&g, back(5)); /* Red takes the last card, and Yellow draws from the new deck */
    int copies[6] = {0};
    for (int i = 0; i < g.deck.count; i++)
        copies[g.deck.card[i]]++;
    for (int who = 0; who < 5; who++)
        for (int number = 1; number <= 5; number++)
            copies[number] += g.hand[who][number];
    for (int number = 1; number <= 5; number++)
        CHECK_EQ(copies[number], 10);
    CHECK_EQ(g.hand[4][0], 5);
}

TEST(a_last_hit_in_a_raid_is_scored_at_up_to_5_spaces)
{
    CLAUSE("FD-283", "FD-288");
    for (int distance = 2; distance <= 6; distance++) {
        const char card[] = {(char)('0' + (distance > 5 ? 5 : distance)), '\0'};
        /* The Dragon moves back with a 1 and has come farther than Red all the same. */
        struct game g = RAID(.mortals = 2, .turn = 2, .space = {3, OUT, 2 + distance},
                             .hand = {card, "", "1"}, .next = distance == 4 ? "3" : "4", .left = 1);
        g.persona[2].life = 1;
        DO(&g, back(1));
        CHECK_EQ(g.ending, ROUND_TIME_OVER);
        CHECK_EQ(g.winner, distance <= 5 ? 0 : 1);
    }
}
