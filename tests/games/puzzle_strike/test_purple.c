/* test_purple.c - Combine, Crash Gem, Double Crash Gem, counter-crashes, 4-gems. */
#include "games/puzzle_strike/table.h"

TEST(combine_replaces_two_gems_by_their_sum)
{
    CLAUSE("PS-012", "PS-014", "PS-015", "PS-016", "PS-017", "PS-018");
    struct game g = SCENE(.hand = "combine crash_gem gem_4", .pile = "12");
    int ones = in_bank(&g, "gem_1"), twos = in_bank(&g, "gem_2"), threes = in_bank(&g, "gem_3");
    DO(&g, "Play Combine");
    DO(&g, "Combine a 1-gem and a 2-gem");
    CHECK_STRING(pile_of(&g, ME), "3");
    CHECK_EQ(in_bank(&g, "gem_1"), ones + 1);
    CHECK_EQ(in_bank(&g, "gem_2"), twos + 1);
    CHECK_EQ(in_bank(&g, "gem_3"), threes - 1);
    CHECK(CAN(&g, "Play Crash Gem")); /* the black arrow */
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), 4 - 1);
}

TEST(combine_makes_at_most_a_four)
{
    CLAUSE("PS-013");
    struct game g = SCENE(.hand = "combine", .pile = "11223344");
    DO(&g, "Play Combine");
    CHECK_EQ(offers(&g, MERGE_GEMS), 4);
    CHECK(CAN(&g, "Combine a 1-gem and a 1-gem"));
    CHECK(CAN(&g, "Combine a 1-gem and a 2-gem"));
    CHECK(CAN(&g, "Combine a 1-gem and a 3-gem"));
    DO(&g, "Combine a 2-gem and a 2-gem");
    CHECK_STRING(pile_of(&g, ME), "1133444");
}

TEST(combine_may_combine_nothing_and_still_costs)
{
    CLAUSE("PS-048", "PS-049");
    struct game g = SCENE(.hand = "combine crash_gem gem_2", .pile = "11");
    DO(&g, "Play Combine");
    DO(&g, "Combine nothing");
    CHECK(CAN(&g, "Play Crash Gem"));
    CHECK_STRING(pile_of(&g, ME), "11");
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), 2 - 1);
}

TEST(crash_gem_sends_a_broken_gem_as_ones)
{
    CLAUSE("PS-019", "PS-021", "PS-022", "PS-023", "PS-024");
    struct game g = SCENE(.hand = "crash_gem combine", .pile = "13");
    int ones = in_bank(&g, "gem_1"), threes = in_bank(&g, "gem_3");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_STRING(pile_of(&g, FOE), "111");
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 3);
    CHECK_EQ(in_bank(&g, "gem_3"), threes + 1);
    CHECK_EQ(g.phase, PHASE_BUY); /* no action is left for the Combine */
    CHECK_EQ(money_of(&g, ME), 1);
}

TEST(crashing_a_one_moves_it)
{
    CLAUSE("PS-020");
    struct game g = SCENE(.hand = "crash_gem", .pile = "1");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "1");
}

TEST(crashing_an_empty_pile_is_legal_and_worth_nothing)
{
    CLAUSE("PS-025");
    struct game g = SCENE(.hand = "crash_gem");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(money_of(&g, ME), 0);
}

TEST(double_crash_breaks_two_gems_in_one_send)
{
    CLAUSE("PS-026", "PS-027", "PS-030");
    struct game g =
        SCENE(.hand = "double_crash_gem", .pile = "123", .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&g, "Play Double Crash Gem");
    DO(&g, "Break a 2-gem");
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK(prompted(&g, "sends 5 gems"));
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "111111");
    CHECK_EQ(money_of(&g, ME), 2);
}

TEST(double_crash_with_one_gem_is_a_crash)
{
    CLAUSE("PS-028");
    struct game g = SCENE(.hand = "double_crash_gem", .pile = "2");
    DO(&g, "Play Double Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(money_of(&g, ME), 1);
}

TEST(double_crash_may_break_only_one)
{
    CLAUSE("PS-029");
    struct game g = SCENE(.hand = "double_crash_gem", .pile = "12");
    DO(&g, "Play Double Crash Gem");
    CHECK(!CAN(&g, "Break no more")); /* one at least */
    DO(&g, "Break a 1-gem");
    DO(&g, "Break no more");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(money_of(&g, ME), 1);
}

/* I crash a 2-gem, the foe counter-crashes. */
static struct game crash_two(const char *foe_pile)
{
    struct game g = SCENE(.hand = "crash_gem crash_gem", .pile = "2", .foe_hand = "crash_gem",
                          .foe_pile = foe_pile);
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Crash Gem");
    return g;
}

TEST(a_smaller_counter_crash_cancels_a_part)
{
    CLAUSE("PS-031", "PS-032", "PS-033", "PS-034", "PS-036");
    struct game g = crash_two("1");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* the foe's own is gone, one of two landed */
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_EQ(in_bank(&g, "gem_1"), 63);
    CHECK_EQ(in_bank(&g, "gem_2"), 20);
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
}

TEST(an_equal_counter_crash_cancels_all)
{
    CLAUSE("PS-037");
    struct game g = crash_two("2");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_STRING(pile_of(&g, ME), "");
    struct game told =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "crash_gem", .foe_pile = "2");
    DO(&told, "Play Crash Gem");
    struct story story = story_for(&told, SPECTATOR);
    DO_HEARD(&told, "React with Crash Gem", &story.listener);
    CHECK_CONTAINS(story.text, "Blue cancels 2 gems");
    CHECK(!strstr(story.text, " sends ")); /* nothing goes back, */
    CHECK(!strstr(story.text, " gets "));  /* and nothing lands */
}

TEST(a_larger_counter_crash_sends_the_rest_back)
{
    CLAUSE("PS-035", "PS-038");
    struct game g = crash_two("3");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_STRING(pile_of(&g, ME), "1");
    struct game told =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&told, "Play Crash Gem");
    struct story story = story_for(&told, SPECTATOR);
    DO_HEARD(&told, "React with Crash Gem", &story.listener);
    CHECK_CONTAINS(story.text, "Blue cancels 2 gems");
    CHECK_CONTAINS(story.text, "Blue sends 1 gem to Red");
}

TEST(a_counter_crash_can_be_countered)
{
    CLAUSE("PS-039", "PS-044", "PS-045");
    struct game g = SCENE(.hand = "crash_gem crash_gem", .pile = "12", .foe_hand = "crash_gem",
                          .foe_pile = "3");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "React with Crash Gem"); /* 3 against 1: two come back */
    CHECK_EQ(asked(&g), ME);
    CHECK(prompted(&g, "sends 2 gems to you"));
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(money_of(&g, ME), 2);  /* both crashes on my turn pay */
    CHECK_EQ(money_of(&g, FOE), 0); /* the foe's did not */
}

TEST(one_reaction_for_each_event)
{
    CLAUSE("PS-046", "PS-196");
    struct game g = SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem crash_gem",
                          .foe_pile = "11");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem");
    CHECK_EQ(asked(&g), ME); /* the foe is not asked again */
    CHECK_STRING(pile_of(&g, FOE), "111");
}

TEST(no_counter_crash_without_gems_sent)
{
    CLAUSE("PS-047");
    struct game g = SCENE(.hand = "crash_gem", .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    struct game h = crash_two("2"); /* all cancelled: nothing for me to counter */
    CHECK_EQ(asked(&h), ME);
    CHECK_EQ(h.phase, PHASE_BUY);
}

TEST(a_four_cannot_be_answered)
{
    CLAUSE("PS-040", "PS-041", "PS-190");
    struct game g = SCENE(.hand = "crash_gem", .pile = "4", .theirs = "gloria",
                          .foe_hand = "crash_gem healing_touch", .foe_pile = "1");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(pile_of(&g, FOE), "11111");
}

TEST(a_four_in_a_double_crash_covers_the_other_gem)
{
    CLAUSE("PS-042");
    struct game g =
        SCENE(.hand = "double_crash_gem", .pile = "14", .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&g, "Play Double Crash Gem");
    DO(&g, "Break a 4-gem");
    DO(&g, "Break a 1-gem");
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(pile_of(&g, FOE), "111113");
}

TEST(the_rest_of_a_counter_crash_with_a_four_cannot_be_answered)
{
    CLAUSE("PS-043");
    struct game g = SCENE(.hand = "crash_gem crash_gem", .pile = "12", .foe_hand = "crash_gem",
                          .foe_pile = "4");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "React with Crash Gem");
    CHECK_EQ(g.phase, PHASE_BUY); /* I was not asked */
    CHECK_STRING(pile_of(&g, ME), "1112");
}

TEST(only_gems_of_the_pile_are_crashed_and_combined)
{
    CLAUSE("PS-051");
    struct game g = SCENE(.hand = "combine crash_gem gem_1 gem_1 gem_2");
    DO(&g, "Play Combine"); /* nothing to combine: nobody is asked */
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "");
}
