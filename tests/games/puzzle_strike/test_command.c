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
    struct game g =
        FREE(.hand = "mistress_command", .theirs = "persephone", .foe_hand = "mistress_command",
             .foe_pile = "24", .third_hand = "now_or_later wound", .third_pile = "24");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Blue");
    DO(&g, "Give Now or Later");
    DO(&g, "Make them play Mistress's Command");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Green");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Give Wound");
    DO(&g, "Make them play Now or Later");
    CHECK_EQ(asked(&g), ME); /* the third player's decision, by the foe's command, by mine */
    DO(&g, "Draw two chips");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Make them play Now or Later");
    CHECK_EQ(asked(&g), ME);
}
