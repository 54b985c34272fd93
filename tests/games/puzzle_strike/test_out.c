/* test_out.c - players who are out: of a tie, or of the game. */
#include "games/puzzle_strike/table.h"

/* I have lost; the foe and the third player are tied, and it is the foe's turn. */
#define TIE(...)                                                                                   \
    tied(SCENE(.mode = "free-for-all", .pile = "244", .foe_pile = "3", .third_pile = "3",          \
               __VA_ARGS__))

static struct game tied(struct game g)
{
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(g.in_play, seat_bit(FOE) | seat_bit(THIRD));
    return g;
}

TEST(a_tax_of_who_is_out_of_the_tie_binds_nobody)
{
    CLAUSE("PS-147");
    struct game g =
        TIE(.hand = "gem_1", .ongoing = "flagstone_tax", .foe_hand = "crash_gem gem_4 gem_4");
    end_actions(&g);
    CHECK(CAN(&g, "Buy 4-gem")); /* for 7, with a pile of 4 */
    struct game h =
        TIE(.hand = "gem_1", .third_ongoing = "flagstone_tax", .foe_hand = "crash_gem gem_4 gem_4");
    end_actions(&h);
    CHECK(!CAN(&h, "Buy 4-gem")); /* that of who is tied does */
    CHECK(CAN(&h, "Buy Combine"));
}

TEST(a_stunlock_of_who_is_out_of_the_tie_binds_nobody)
{
    CLAUSE("PS-147");
    struct game g = TIE(.hand = "gem_1", .ongoing = "stunlock", .foe_hand = "combine draw_three");
    DO(&g, "Play Combine");
    CHECK(CAN(&g, "Combine a 1-gem and a 3-gem"));
    struct game h =
        TIE(.hand = "gem_1", .third_ongoing = "stunlock", .foe_hand = "combine draw_three");
    DO(&h, "Play Combine");
    CHECK(CAN(&h, "Discard Draw Three"));
    struct game i = SCENE(.mode = "free-for-all", .hand = "protective_ward", .pile = "244",
                          .foe_hand = "combine draw_three", .foe_pile = "3", .third_pile = "3");
    DO(&i, "Play Protective Ward");
    i = tied(i);
    CHECK_EQ(lasting(&i, ME, "protective_ward"), 1);
    DO(&i, "Play Combine");
    CHECK(CAN(&i, "Combine a 1-gem and a 3-gem"));
}

TEST(who_is_out_of_the_tie_neither_draws_nor_is_hit)
{
    CLAUSE("PS-147");
    struct game g = TIE(.hand = "gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1",
                        .foe_hand = "risk_to_riskonade", .foe_bag = "gem_1 gem_1 gem_1",
                        .third_bag = "gem_1 gem_1 gem_1");
    int size = hand_size(&g, ME);
    CHECK(size > 0);
    DO(&g, "Play Risk to Riskonade");
    CHECK_EQ(hand_size(&g, ME), size);
    CHECK_EQ(hand_size(&g, THIRD), 2);
    struct game h = TIE(.hand = "gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1",
                        .foe_hand = "maximum_anarchy", .foe_bag = "gem_1 gem_1 gem_1");
    struct story story = story_for(&h, SPECTATOR);
    DO_HEARD(&h, "Play Maximum Anarchy", &story.listener);
    CHECK_CONTAINS(story.text, "Blue draws");
    CHECK(!strstr(story.text, "Red d")); /* neither discards nor draws */
}

TEST(who_is_out_of_the_tie_does_not_react)
{
    CLAUSE("PS-147");
    struct game g = TIE(.hand = "gem_1", .bag = "crash_gem crash_gem crash_gem crash_gem crash_gem",
                        .foe_hand = "crash_gem", .third_hand = "gem_1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem"); /* the third player is the only target */
    CHECK_EQ(asked(&g), FOE);
    CHECK_STRING(pile_of(&g, THIRD), "13");
    CHECK_STRING(pile_of(&g, ME), "244");
}

/* I am eliminated; the foe and the third player go on. */
#define OUT(...) eliminated(SCENE(.mode = "last-standing", .pile = "244", __VA_ARGS__))

static struct game eliminated(struct game g)
{
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(g.in_play, seat_bit(FOE) | seat_bit(THIRD));
    return g;
}

TEST(ongoing_chips_of_the_eliminated_leave_the_game)
{
    CLAUSE("PS-167");
    struct game g = OUT(.hand = "gem_1", .ongoing = "flagstone_tax stunlock", .mine = "quince",
                        .foe_hand = "combine draw_three gem_4 gem_4", .third_hand = "gem_1",
                        .third_bag = "acrobatics", .foe_pile = "11");
    CHECK_EQ(lasting(&g, ME, "flagstone_tax"), 0);
    CHECK_EQ(lasting(&g, ME, "stunlock"), 0);
    DO(&g, "Play Combine");
    DO(&g, "Combine a 1-gem and a 1-gem"); /* no Stunlock */
    end_actions(&g);
    CHECK(CAN(&g, "Buy 4-gem")); /* and no tax */
}

TEST(the_eliminated_do_not_draw)
{
    CLAUSE("PS-167");
    struct game g = OUT(.hand = "gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1",
                        .foe_hand = "risk_to_riskonade", .foe_bag = "gem_1 gem_1 gem_1",
                        .third_bag = "gem_1 gem_1 gem_1");
    int size = hand_size(&g, ME);
    DO(&g, "Play Risk to Riskonade");
    CHECK_EQ(hand_size(&g, ME), size);
    CHECK_EQ(hand_size(&g, THIRD), 2);
}

TEST(an_elimination_does_not_lower_the_number_of_empty_stacks_for_panic)
{
    CLAUSE("PS-168");
    struct game g = OUT(.hand = "gem_1", .foe_hand = "crash_gem gem_4", .bank = "ouch draw_three",
                        .gone = "ouch");
    g.out[kind_of(&g, "draw_three")] = 4;
    g.bank[kind_of(&g, "draw_three")] = 1;
    end_actions(&g);
    DO(&g, "Buy Draw Three"); /* two empty stacks and two players left: no Panic Time */
    CHECK_EQ(g.level, 0);
    CHECK_EQ(ps_ante_value(&g), 2); /* one elimination */
}
