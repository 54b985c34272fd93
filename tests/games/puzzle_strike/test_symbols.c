/* test_symbols.c - arrows, piggy banks, banners, and how the engine reads them. */
#include "games/puzzle_strike/table.h"

TEST(the_natural_action_plays_any_colour)
{
    CLAUSE("PS-178", "PS-229");
    struct game g =
        SCENE(.hand = "draw_three ouch blues_are_good combine option_select the_hammer");
    CHECK_EQ(offers(&g, PLAY), 6);
    int colors = 0;
    for (int chip = 1; chip < CHIPS; chip++)
        colors |= ps_chips[chip].colors;
    CHECK_EQ(colors, IS_BROWN | IS_PURPLE | IS_RED | IS_BLUE | IS_GRAY | IS_GOLD);
}

TEST(the_arrow_that_pays_can_be_chosen)
{
    CLAUSE("PS-179", "PS-177", "PS-230");
    struct game g = SCENE(.hand = "acrobatics mix_master draw_three");
    DO(&g, "Play Acrobatics");
    DO(&g, "Purple and red");
    CHECK(!CAN(&g, "Play Draw Three"));
    CHECK(CAN(&g, "Play Mix-Master with a purple arrow"));
    DO(&g, "Play Mix-Master with a red arrow");
    struct game h = SCENE(.hand = "burnbarrow ouch combine", .foe_hand = "gem_1");
    DO(&h, "Play Burnbarrow");
    DO(&h, "Play Ouch! with a red arrow"); /* the coloured one first: the black one is left */
    CHECK(CAN(&h, "Play Combine"));
}

TEST(piggy_banks_keep_chips)
{
    CLAUSE("PS-181", "PS-182", "PS-183");
    struct game g = SCENE(.hand = "future_sight combine gem_3",
                          .bag = "wound wound gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Future Sight");
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    CHECK(!CAN(&g, "Keep Future Sight")); /* played */
    DO(&g, "Keep 3-gem");
    DO(&g, "None"); /* the second one is not used */
    CHECK_EQ(held(&g, ME, "gem_3"), 1);
    CHECK_EQ(hand_size(&g, ME), 5); /* one less was drawn */
}

TEST(a_gem_may_be_kept_instead_of_spent)
{
    CLAUSE("PS-090");
    struct game g =
        SCENE(.hand = "safe_keeping gem_4 gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Safe Keeping");
    CHECK_EQ(money_of(&g, ME), 0); /* with a piggy bank nothing is played by itself */
    DO(&g, "Play a 1-gem as money");
    DO(&g, "Buy 1-gem");
    DO(&g, "End your buy phase");
    DO(&g, "Keep 4-gem");
    CHECK_EQ(held(&g, ME, "gem_4"), 1);
}

TEST(gray_and_gold_chips_are_played_with_a_black_arrow_whatever_else_one_has)
{
    CLAUSE("PS-232", "PS-176", "PS-282");
    static const char *const chips[] = {"option_select", "the_hammer", "shadow_plague"};
    static const char *const plays[] = {"Play Option Select", "Play The Hammer",
                                        "Play Shadow Plague"};
    for (int i = 0; i < 3; i++) {
        char hand[60];
        snprintf(hand, sizeof hand, "one_of_each one_of_each %s", chips[i]);
        struct game g = SCENE(.hand = hand);
        DO(&g, "Play One of Each"); /* with a piggy bank and $1 */
        CHECK(CAN(&g, plays[i]));
        CHECK_EQ(offers(&g, PLAY), 2);
    }
}

TEST(each_coloured_arrow_plays_its_colour_and_no_other)
{
    CLAUSE("PS-177", "PS-230", "PS-179");
    static const char *const chips[] = {"axe_kick",    "combine",      "sneak_attack",
                                        "ebb_or_flow", "mix_master",   "really_annoying",
                                        "the_hammer",  "option_select"};
    static const int colors[] = {
        1 << BROWN,           1 << PURPLE, 1 << RED, 1 << BLUE, 1 << RED | 1 << PURPLE,
        1 << RED | 1 << BLUE, 0,           0};
    for (int i = 0; i < 8; i++)
        for (int arrows = 0; arrows < 32; arrows++) {
            char hand[60];
            snprintf(hand, sizeof hand, "%s combine axe_kick sneak_attack ebb_or_flow", chips[i]);
            struct game g = SCENE(.hand = hand);
            for (int arrow = 0; arrow < ARROWS; arrow++)
                g.player[ME].arrow[arrow] = arrows >> arrow & 1;
            int kind = kind_of(&g, chips[i]), fitting = arrows & colors[i];
            for (int arrow = BROWN; arrow < ARROWS; arrow++)
                CHECK_EQ(CAN(&g, OPTION(PLAY, kind, arrow)), (fitting >> arrow & 1) != 0);
            CHECK_EQ(CAN(&g, OPTION(PLAY, kind, BLACK)), (arrows & 1) && !fitting);
        }
}

TEST(mighty_chips_are_marked)
{
    CLAUSE("PS-191");
    for (int chip = 1; chip < CHIPS; chip++)
        CHECK_EQ((ps_chips[chip].icons & MIGHTY) != 0,
                 chip == CHIP_the_hammer || chip == CHIP_master_puzzler);
}

TEST(a_search_of_the_bag_does_not_see_what_lies_on_top)
{
    CLAUSE("PS-202", "PS-247");
    struct game g = SCENE(.hand = "one_two_punch chip_damage blues_are_good",
                          .discard = "ebb_or_flow", .bag = "really_annoying gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Chip Damage");
    DO(&g, "Put Ebb or Flow of the discard pile on top");
    DO(&g, "Play Blues are Good");
    CHECK(CAN(&g, "Take Really Annoying"));
    CHECK(!CAN(&g, "Take Ebb or Flow")); /* outside the bag */
}

TEST(only_what_lay_on_top_is_drawn_from_there)
{
    CLAUSE("PS-202", "PS-066");
    struct game g = SCENE(.hand = "one_two_punch chip_damage draw_three ouch", .discard = "gem_2",
                          .bag = "gem_1 gem_3 combine wound");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Chip Damage");
    DO(&g, "Put 2-gem of the discard pile on top");
    DO(&g, "Play Draw Three");
    CHECK_EQ(held(&g, ME, "gem_2") + held(&g, ME, "gem_1") + held(&g, ME, "gem_3"), 3);
    CHECK_EQ(g.player[ME].known[GEM2], 1); /* everybody has seen it */
    CHECK_EQ(g.player[ME].known[GEM1] + g.player[ME].known[GEM3], 0);
    CHECK_STRING(top_of(&g, ME), "");
}

TEST(what_is_taken_out_of_the_bag_is_not_the_chip_on_top)
{
    CLAUSE("PS-202", "PS-247");
    struct game g = SCENE(.hand = "one_two_punch chip_damage blues_are_good draw_three",
                          .discard = "ebb_or_flow", .bag = "gem_1 ebb_or_flow gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Chip Damage");
    DO(&g, "Put Ebb or Flow of the discard pile on top");
    DO(&g, "Play Blues are Good");
    DO(&g, "Take Ebb or Flow"); /* the one inside */
    CHECK_EQ(held(&g, ME, "ebb_or_flow"), 1);
    CHECK_STRING(top_of(&g, ME), "ebb_or_flow");
}

TEST(always_in_control_pays_for_used_piggy_banks_only)
{
    CLAUSE("PS-352", "PS-182");
    struct game g = SCENE(.hand = "always_in_control gem_3 combine",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Always in Control");
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    struct game one = g;
    DO(&g, "None");
    CHECK_EQ(hand_size(&g, ME), 5); /* not a chip more for piggy banks that nobody used */
    DO(&one, "Keep 3-gem");
    DO(&one, "None");
    CHECK_EQ(hand_size(&one, ME), 1 + 5);
}
