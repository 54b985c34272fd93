/* test_turn.c - the turn: object, chips, phases, buying, cleanup, winning. */
#include "games/puzzle_strike/table.h"

TEST(ten_at_the_end_of_ones_turn_loses)
{
    CLAUSE("PS-002", "PS-003", "PS-004", "PS-109", "PS-110");
    struct game g = SCENE(.pile = "111124", .hand = "gem_1");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    struct result r = {0};
    ps_result(&g, &r);
    CHECK_EQ(r.rank[ME], 2);
    CHECK_EQ(r.rank[FOE], 1);
    struct game nine = SCENE(.pile = "11124", .hand = "gem_1"); /* six gems, but nine in all */
    end_turn(&nine);
    CHECK_EQ(nine.turn, FOE);
    CHECK(nine.k.pending);
}

TEST(ten_at_another_time_does_not_lose)
{
    CLAUSE("PS-005");
    struct game g =
        SCENE(.hand = "crash_gem gem_1", .pile = "244", .foe_pile = "44", .foe_hand = "gem_1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem");
    CHECK_STRING(pile_of(&g, FOE), "111144"); /* the foe has twelve on my turn */
    end_turn(&g);
    CHECK(g.k.pending);
    CHECK_EQ(g.turn, FOE);
}

TEST(a_turn_has_four_phases)
{
    CLAUSE("PS-011", "PS-080", "PS-082");
    struct game g = SCENE(.hand = "gem_1", .foe_hand = "crash_gem gem_1", .foe_bag = "gem_1");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_STRING(pile_of(&g, FOE), "1"); /* anted first */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    DO(&g, "End your action phase"); /* playing nothing is legal */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    buy_turn(&g, "Buy 1-gem");
    CHECK_EQ(g.turn, ME);
}

TEST(gems_and_wounds_are_no_actions)
{
    CLAUSE("PS-050", "PS-057", "PS-083");
    struct game g = SCENE(.hand = "gem_1 gem_4 wound crash_gem", .pile = "4");
    CHECK_EQ(offers(&g, PLAY), 1);
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), 5); /* of the hand, not of the pile */
    CHECK(!CAN(&g, "Buy Double Crash Gem"));
}

TEST(money_is_gems_and_gem_power)
{
    CLAUSE("PS-090", "PS-091", "PS-092", "PS-102", "PS-184");
    struct game g = SCENE(.hand = "combine crash_gem gem_2 gem_3", .pile = "44");
    DO(&g, "Play Combine");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(money_of(&g, ME), 2 + 3 + 1 - 1);
    CHECK_STRING(pile_of(&g, ME), "4"); /* money does not go to the pile */
    CHECK_EQ(on_table(&g, ME, "gem_3"), 1);
    end_turn(&g);
    CHECK_EQ(on_table(&g, ME, "gem_3"), 0);
    CHECK_EQ(held(&g, ME, "gem_3") + in_bag(&g, ME, "gem_3"), 1);
}

TEST(one_must_buy)
{
    CLAUSE("PS-059", "PS-093", "PS-058");
    struct game g = SCENE(.hand = "gem_1");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    struct game h = SCENE(.hand = "crash_gem gem_1");
    end_actions(&h);
    CHECK(!CAN(&h, "End your buy phase"));
    DO(&h, "Buy 1-gem");
    CHECK(CAN(&h, "End your buy phase"));
    struct game poor = SCENE(.hand = "crash_gem");
    end_actions(&poor);
    CHECK_EQ(offers(&poor, BUY), 1);
    DO(&poor, "Buy Wound for $0");
    CHECK_EQ(discarded(&poor, ME, "wound") + held(&poor, ME, "wound"), 1);
    (void)g;
}

TEST(debts_do_not_free_from_buying)
{
    CLAUSE("PS-060");
    struct game g = SCENE(.hand = "combine combine crash_gem", .pile = "4");
    DO(&g, "Play Combine");
    DO(&g, "Play Combine");
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), -2);
    CHECK(!CAN(&g, "End your buy phase"));
    CHECK(CAN(&g, "Buy Wound for $0"));
}

TEST(one_wound_a_turn_at_will)
{
    CLAUSE("PS-061", "PS-062");
    struct game g = SCENE(.hand = "crash_gem gem_4");
    end_actions(&g);
    DO(&g, "Buy Wound");
    CHECK(CAN(&g, "End your buy phase"));
    CHECK(!CAN(&g, "Buy Wound"));
    DO(&g, "Buy 1-gem");
    struct game h = SCENE(.hand = "crash_gem gem_4");
    end_actions(&h);
    DO(&h, "Buy 1-gem");
    CHECK(CAN(&h, "Buy Wound"));
}

TEST(without_wounds_and_money_nothing_is_bought)
{
    CLAUSE("PS-063", "PS-234");
    struct game g = SCENE(.hand = "crash_gem", .foe_hand = "crash_gem", .gone = "wound");
    DO(&g, "End your action phase"); /* and there is nothing to ask about buying */
    CHECK_EQ(g.turn, FOE);
    struct game h = SCENE(.hand = "crash_gem gem_1", .gone = "wound");
    end_actions(&h);
    CHECK(!CAN(&h, "End your buy phase"));
    CHECK(!CAN(&h, "Buy Wound"));
    CHECK(CAN(&h, "Buy 1-gem"));
}

TEST(puzzle_and_character_chips_cost_an_action)
{
    CLAUSE("PS-052", "PS-056");
    struct game g =
        SCENE(.hand = "draw_three draw_three chromatic_orb", .bag = "wound wound wound");
    DO(&g, "Play Draw Three");
    CHECK_EQ(g.phase, PHASE_BUY);
    struct game h = SCENE(.hand = "draw_three chromatic_orb", .pile = "1");
    DO(&h, "Play Chromatic Orb");
    CHECK_EQ(h.phase, PHASE_BUY);
}

TEST(a_played_chip_lies_on_the_table_until_cleanup)
{
    CLAUSE("PS-084", "PS-088");
    struct game g = SCENE(.hand = "roundhouse crash_gem", .discard = "gem_4");
    DO(&g, "Play Roundhouse"); /* draws 2: only the discarded gem is there */
    CHECK_EQ(on_table(&g, ME, "roundhouse"), 1);
    CHECK_EQ(hand_size(&g, ME), 2);
    CHECK_EQ(held(&g, ME, "gem_4"), 1);
}

TEST(drawing_refills_the_bag_and_stops_when_all_is_drawn)
{
    CLAUSE("PS-087", "PS-089", "PS-180");
    struct game g = SCENE(.hand = "draw_three crash_gem", .bag = "gem_2", .discard = "wound");
    DO(&g, "Play Draw Three");
    CHECK_EQ(on_table(&g, ME, "gem_2") + held(&g, ME, "gem_2"), 1);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    CHECK_EQ(g.player[ME].bag.count, 0);
}

TEST(several_chips_as_far_as_the_money_goes)
{
    CLAUSE("PS-094", "PS-095", "PS-096", "PS-097", "PS-098", "PS-099");
    struct game g = SCENE(.hand = "crash_gem gem_4 gem_2", .bank = "draw_three one_of_each");
    end_actions(&g);
    CHECK(CAN(&g, "Buy Crash Gem for $5"));
    CHECK(!CAN(&g, "Buy 4-gem"));
    DO(&g, "Buy Draw Three for $3");
    DO(&g, "Buy Draw Three for $3");
    CHECK_EQ(discarded(&g, ME, "draw_three"), 2);
    CHECK_EQ(held(&g, ME, "gem_2"), 0);
    CHECK_EQ(hand_size(&g, ME), 1); /* nothing was drawn */
    CHECK(!CAN(&g, "Buy 1-gem"));
    struct game h = SCENE(.hand = "crash_gem gem_4 gem_2");
    end_actions(&h);
    DO(&h, "Buy 1-gem");
    DO(&h, "End your buy phase"); /* five unused, and lost */
    CHECK_EQ(money_of(&h, ME), 0);
}

TEST(only_the_bank_sells)
{
    CLAUSE("PS-100", "PS-101", "PS-053");
    struct game g = SCENE(.hand = "crash_gem gem_4 gem_4 gem_4 gem_4");
    end_actions(&g);
    CHECK_EQ(offers(&g, BUY), BANK_STACKS);
    for (int kind = 0; kind < BANK_STACKS; kind++)
        CHECK_EQ(ps_cost(&g, kind) == 0, kind == WOUND);
    CHECK_EQ(in_bank(&g, "wound"), 24);
}

TEST(cleanup_discards_everything_and_draws_five)
{
    CLAUSE("PS-103", "PS-105");
    struct game g = SCENE(.hand = "crash_gem wound", .bag = "gem_1 gem_1 gem_2");
    end_turn(&g); /* buys a wound: the bag of 3 is drawn, then 2 of the 3 discarded ones */
    CHECK_EQ(hand_size(&g, ME), 5);
    CHECK_EQ(g.player[ME].bag.count, 1);
    CHECK_EQ(held(&g, ME, "gem_1"), 2);
    CHECK_EQ(held(&g, ME, "gem_2"), 1);
}

TEST(a_high_pile_draws_more)
{
    CLAUSE("PS-106", "PS-108");
    static const struct {
        const char *pile;
        int cards;
    } rows[] = {{"", 5}, {"11", 5}, {"12", 6}, {"113", 6}, {"222", 7}, {"44", 7}, {"144", 8}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = "crash_gem", .pile = rows[i].pile,
                              .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
        end_turn(&g);
        CHECK_EQ(hand_size(&g, ME), rows[i].cards);
    }
}

TEST(each_player_has_their_own_zones)
{
    CLAUSE("PS-064", "PS-065", "PS-066", "PS-070", "PS-071", "PS-072", "PS-054");
    struct game g = STARTED(3, "characters", "zane,rook");
    for (int seat = 0; seat < 2; seat++) {
        CHECK_EQ(hand_size(&g, seat), 5);
        CHECK_EQ(g.player[seat].bag.count, 5);
        CHECK_EQ(held(&g, seat, "gem_1") + in_bag(&g, seat, "gem_1"), 6);
        CHECK_EQ(held(&g, seat, "crash_gem") + in_bag(&g, seat, "crash_gem"), 1);
        CHECK_STRING(pile_of(&g, seat), seat == g.turn ? "1" : "");
    }
    CHECK_EQ(held(&g, 0, "crash_bomb") + in_bag(&g, 0, "crash_bomb"), 1);
    CHECK_EQ(held(&g, 1, "stone_wall") + in_bag(&g, 1, "stone_wall"), 1);
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(&puzzle_strike, &g, g.turn ^ 1, &w, NULL);
    char zone[200];
    snprintf(zone, sizeof zone, "\"id\":\"seat%d.hand.0\",\"card\":null", g.turn);
    CHECK_CONTAINS(text_string(&text), zone); /* my hand is hidden from the foe */
    snprintf(zone, sizeof zone, "{\"id\":\"pile%d.0\",\"card\":\"gem_1\"}", g.turn);
    CHECK_CONTAINS(text_string(&text), zone); /* my pile is not */
    text_free(&text);
}

TEST(discard_piles_are_public)
{
    CLAUSE("PS-233");
    struct game g = SCENE(.hand = "crash_gem", .discard = "gem_3");
    struct text text = {0};
    struct writer w = {.out = &text};
    game_view(&puzzle_strike, &g, FOE, &w, NULL);
    CHECK_CONTAINS(text_string(&text), "{\"id\":\"seat0.discard.0\",\"card\":\"gem_3\"}");
    text_free(&text);
}

TEST(unused_arrows_are_lost)
{
    CLAUSE("PS-085", "PS-086");
    struct game g = SCENE(.hand = "one_two_punch crash_gem", .foe_hand = "gem_1",
                          .foe_bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play One-Two Punch");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK(arrows_of(&g, ME, BLACK) <= 1);
}

TEST(without_wounds_a_gem_in_hand_must_be_spent)
{
    CLAUSE("PS-063", "PS-093");
    struct game g = SCENE(.hand = "safe_keeping gem_1", .gone = "wound");
    DO(&g, "Play Safe Keeping"); /* with a piggy bank the gem could be kept */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK(!CAN(&g, "End your buy phase")); /* but a 1-gem could be afforded */
    DO(&g, "Play a 1-gem as money");
    CHECK(!CAN(&g, "End your buy phase"));
    DO(&g, "Buy 1-gem");
}
