/* test_command.c - Mistress's Command: who decides about what, also in a mirror match. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* The foe is made to crash a 1-gem at me, and I counter-crash a 3-gem. */
static struct game commanded(const char *foe_hand)
{
    struct game g = SCENE(.hand = "mistress_command crash_gem", .pile = "3", .foe_hand = foe_hand,
                          .foe_pile = "1112");
    g.pile[FOE].gems[0]++; /* six */
    g.bank[GEM1]--;
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Crash Gem");
    DO(&g, "Make them play Crash Gem");
    CHECK_EQ(asked(&g), ME); /* I decide about the chip that they are made to play */
    DO(&g, "Break a 1-gem");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "React with Crash Gem");
    CHECK_EQ(asked(&g), FOE);
    CHECK(prompted(&g, "sends 2 gems to you"));
    return g;
}

TEST(a_commanded_player_reacts_as_they_like)
{
    CLAUSE("PS-358", "PS-360");
    struct game g = commanded("crash_gem");
    DO(&g, "React with Crash Gem");
    CHECK_EQ(asked(&g), FOE); /* which of their gems */
    DO(&g, "Break a 2-gem");
    CHECK_STRING(pile_of(&g, FOE), "111");
    CHECK_STRING(pile_of(&g, ME), "");
    struct game h = commanded("double_crash_gem");
    DO(&h, "React with Double Crash Gem");
    CHECK_EQ(asked(&h), FOE);
    DO(&h, "Break a 1-gem");
    CHECK_EQ(asked(&h), FOE); /* and how many */
    DO(&h, "Break no more");
    CHECK_STRING(pile_of(&h, FOE), "1112");
}

TEST(a_commanded_player_answers_a_fist_as_they_like)
{
    CLAUSE("PS-358", "PS-360", "PS-258");
    struct game g = SCENE(.hand = "mistress_command really_annoying", .pile = "1",
                          .foe_hand = "repeated_jabs ebb_or_flow", .foe_pile = "24");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Do not react");
    DO(&g, "Give Wound");
    DO(&g, "Make them play Repeated Jabs");
    DO(&g, "React with Really Annoying"); /* a fist at the foe, whom I command */
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Ebb or Flow");
    CHECK_EQ(asked(&g), FOE); /* which of its effects */
    DO(&g, "Every player trashes");
    CHECK_STRING(pile_of(&g, ME), "1"); /* less one, and then the jab */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Leave it on the table"); /* the jabs are mine to decide about again */
    CHECK_EQ(on_table(&g, FOE, "repeated_jabs"), 1);
}

TEST(after_the_reaction_the_command_goes_on)
{
    CLAUSE("PS-359", "PS-360");
    struct game g = commanded("crash_gem now_or_later");
    DO(&g, "React with Crash Gem");
    DO(&g, "Break a 2-gem");
    DO(&g, "Make them play Now or Later");
    CHECK_EQ(asked(&g), ME); /* again I decide */
    DO(&g, "Draw two chips");
}

TEST(a_command_within_a_command_is_all_mine)
{
    CLAUSE("PS-360", "PS-206");
    struct game g = SCENE(.hand = "mistress_command double_crash_gem", .pile = "24",
                          .theirs = "persephone", .foe_hand = "mistress_command", .foe_pile = "24");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play Mistress's Command"); /* at me: six */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Give 1-gem");
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Make them play Double Crash Gem");
    CHECK_EQ(asked(&g), ME); /* the foe commands me, and I command the foe */
    DO(&g, "Break a 4-gem");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Break no more");
    CHECK_STRING(pile_of(&g, FOE), "111124");
    CHECK_EQ(g.phase, PHASE_BUY); /* nothing is left to be played, on either side */
    CHECK_EQ(g.puppet, NOBODY);
}

TEST(a_command_at_a_third_player_within_a_command_is_mine_too)
{
    CLAUSE("PS-360", "PS-206");
    static const char *const foes[] = {"Blue", "Green", "Red"}; /* after Red, Blue, Green */
    for (int me = 0; me < 3; me++) {
        struct game g =
            FREE(.seat = me, .count = "3", .hand = "mistress_command", .theirs = "persephone",
                 .foe_hand = "mistress_command", .foe_pile = "24",
                 .third_hand = "now_or_later now_or_later", .third_pile = "24");
        DO(&g, "Play Mistress's Command");
        DO(&g, foes[me]);
        DO(&g, "Give Now or Later");
        DO(&g, "Make them play Mistress's Command");
        CHECK_EQ(asked(&g), me);
        DO(&g, foes[(me + 1) % 3]);
        CHECK_EQ(asked(&g), me);
        DO(&g, "Give Wound");
        DO(&g, "Make them play Now or Later");
        CHECK_EQ(asked(&g), me); /* the third player's decision, by the foe's command, by mine */
        DO(&g, "Draw two chips");
        CHECK_EQ(asked(&g), me);
        DO(&g, "Make them play Now or Later");
        DO(&g, "Draw two chips");
        CHECK_EQ(asked(&g), me);
        DO(&g, "Make them play Now or Later"); /* the foe */
        CHECK_EQ(asked(&g), me);
    }
}

TEST(whoever_commands_decides_about_all_that_a_chip_does)
{
    CLAUSE("PS-360");
    struct game g =
        SCENE(.hand = "mistress_command", .foe_hand = "x_copy crash_gem", .foe_pile = "123");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play X-Copy"); /* of the Crash Gem, the only chip that it can copy */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Break a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(asked(&g), ME); /* also what comes after the send */
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, FOE), "2");
    CHECK_STRING(pile_of(&g, ME), "1111");
}

TEST(a_commanded_hand_is_seen_with_what_it_draws)
{
    CLAUSE("PS-360", "PS-066");
    struct game g = SCENE(.hand = "mistress_command", .foe_hand = "chips_for_free wound",
                          .foe_pile = "24", .foe_bag = "gem_2 gem_3 gem_4", .hidden = true);
    DO(&g, "Play Mistress's Command");
    CHECK_EQ(g.player[FOE].known[WOUND], 1); /* shown before I choose what to give */
    DO(&g, "Give Wound");
    CHECK_EQ(g.player[FOE].known[WOUND], 2); /* and given openly */
    DO(&g, "Make them play Chips for Free");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(g.player[FOE].known[GEM2] + g.player[FOE].known[GEM3], 2);
    DO(&g, "Trash 3-gem");
    CHECK_EQ(held(&g, FOE, "gem_3"), 0);
    DO(&g, "Gain 3-gem");
    CHECK_EQ(discarded(&g, FOE, "gem_3"), 1);
}

/* The reaction is the foe's own, so nobody has seen what it draws when it does. */
TEST(a_command_shows_the_hand_again_before_the_second_chip)
{
    CLAUSE("PS-359", "PS-360", "PS-066");
    struct game g = SCENE(.hand = "mistress_command crash_gem gem_4", .pile = "3",
                          .theirs = "gloria", .foe_hand = "crash_gem healing_touch combine",
                          .foe_pile = "11112", .foe_bag = "gem_3", .bag = "gem_1", .hidden = true);
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "React with Crash Gem"); /* a 3-gem: two go back */
    CHECK_STRING(zone_text(&g, ME, "seat1.hand", " ").text, "combine wound healing_touch");
    DO(&g, "React with Healing Touch"); /* draws a 3-gem */
    CHECK_EQ(asked(&g), ME);
    CHECK(prompted(&g, "Which chip of Blue's hand must be played"));
    CHECK_STRING(zone_text(&g, ME, "seat1.hand", " ").text, "gem_3 combine wound");
    CHECK_STRING(zone_text(&g, FOE, "seat0.hand", " ").text, "?"); /* mine stays hidden */
}

TEST(two_chips_at_most_are_commanded)
{
    CLAUSE("PS-356");
    struct game g = SCENE(.hand = "mistress_command", .foe_pile = "144",
                          .foe_hand = "sale_prices one_of_each one_two_punch");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play One of Each");
    DO(&g, "Make them play One-Two Punch");
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_EQ(held(&g, FOE, "sale_prices"), 1);
    struct game one =
        SCENE(.hand = "mistress_command", .foe_pile = "144", .foe_hand = "sale_prices combine");
    DO(&one, "Play Mistress's Command");
    DO(&one, "Give Combine");
    DO(&one, "Make them play Sale Prices");
    DO(&one, "None");
    CHECK_EQ(held(&one, FOE, "combine"), 2);
    CHECK_EQ(kind_asked(&one), ASK_BUY);
    CHECK_EQ(on_table(&one, FOE, "sale_prices"), 1);
}

TEST(a_command_may_only_give_what_the_bank_has)
{
    CLAUSE("PS-355", "PS-235");
    struct game g = SCENE(.hand = "mistress_command", .foe_pile = "24", .foe_hand = "wound",
                          .bank = "the_hammer draw_three", .gone = "draw_three");
    DO(&g, "Play Mistress's Command");
    CHECK(!CAN(&g, "Give Draw Three"));
    CHECK(!CAN(&g, "Give The Hammer"));
    CHECK(!CAN(&g, "None")); /* one must be given */
    CHECK(CAN(&g, "Give 4-gem"));
}

TEST(a_commanded_hand_stays_open_after_a_reaction_that_draws)
{
    CLAUSE("PS-360", "PS-367");
    struct game g = SCENE(.hand = "mistress_command crash_gem", .pile = "3", .theirs = "gloria",
                          .foe_hand = "x_copy x_copy crash_gem healing_touch", .foe_pile = "11112",
                          .foe_bag = "double_crash_gem gem_1");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play X-Copy");
    DO(&g, "Play X-Copy twice"); /* which plays the Crash Gem twice */
    DO(&g, "Break a 1-gem");
    DO(&g, "React with Crash Gem"); /* mine, larger: two go back */
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Healing Touch"); /* draws a Double Crash Gem, as their own reaction */
    CHECK_EQ(held(&g, FOE, "double_crash_gem"), 1);
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Break a 2-gem");
    CHECK_EQ(g.player[FOE].known[DOUBLE_CRASH] + on_table(&g, FOE, "double_crash_gem"), 1);
    CHECK_EQ(kind_asked(&g), ASK_BREAK); /* everybody sees that it is all that can be copied now */
}

TEST(a_command_in_reaction_takes_no_decisions_away)
{
    CLAUSE("PS-360", "PS-358");
    struct game g = FREE(.hand = "mistress_command sale_prices", .pile = "14",
                         .foe_hand = "x_copy repeated_jabs", .foe_pile = "24",
                         .third_hand = "improvisation mistress_command");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Blue");
    DO(&g, "Give Wound");
    DO(&g, "Make them play X-Copy"); /* of Repeated Jabs */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Leave it on the table");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Improvisation"); /* Green plays a command, too */
    DO(&g, "Red");                      /* at me: six */
    DO(&g, "Give Wound");
    DO(&g, "Make them play Sale Prices");
    CHECK_EQ(on_table(&g, ME, "sale_prices"), 1);
    CHECK_EQ(asked(&g), ME); /* of the second play it is again for me to decide */
    DO(&g, "Put it on top of the bag");
    CHECK_STRING(top_of(&g, FOE), "repeated_jabs");
}

TEST(a_commanded_mix_master_breaks_a_gem_of_whose_turn_it_is)
{
    CLAUSE("PS-361", "PS-242");
    struct game g =
        SCENE(.hand = "mistress_command", .pile = "13", .foe_hand = "mix_master", .foe_pile = "24");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Give Wound");
    DO(&g, "Make them play Mix-Master");
    CHECK_STRING(pile_of(&g, ME), "1111");
    CHECK_STRING(pile_of(&g, FOE), "24"); /* nothing to combine */
}
