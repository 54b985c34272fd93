/* test_panic.c - Panic Time and stand-in gems. */
#include "games/puzzle_strike/table.h"

/* Buys the last chip of a stack in a game in which `gone` stacks are empty. */
static struct game buy_last(const char *mode, const char *count, const char *gone)
{
    struct game g = SCENE(.mode = mode, .count = count, .hand = "crash_gem gem_4", .gone = gone,
                          .bank = "draw_three roundhouse axe_kick one_of_each ouch");
    g.out[kind_of(&g, "draw_three")] = 4;
    g.bank[kind_of(&g, "draw_three")] = 1;
    end_actions(&g);
    DO(&g, "Buy Draw Three");
    return g;
}

TEST(panic_with_as_many_empty_stacks_as_players)
{
    CLAUSE("PS-113", "PS-114", "PS-115", "PS-116", "PS-118", "PS-081");
    static const char *const gone[] = {"",
                                       "ouch",
                                       "ouch axe_kick",
                                       "ouch axe_kick roundhouse",
                                       "ouch axe_kick roundhouse one_of_each",
                                       "ouch axe_kick roundhouse one_of_each gem_4"};
    for (int players = 2; players <= 4; players++)
        for (int empty = 1; empty <= 6; empty++) {
            struct game g = buy_last(players == 2 ? "duel" : "free-for-all",
                                     players == 4 ? "4" : "3", gone[empty - 1]);
            int level = empty - players + 1;
            CHECK_EQ(g.level, level < 0 ? 0 : level > 3 ? 3 : level);
            CHECK_EQ(ps_ante_value(&g), g.level + 1);
        }
}

TEST(the_level_counts_from_the_next_ante)
{
    CLAUSE("PS-120");
    struct game g = buy_last("duel", NULL, "ouch");
    CHECK_EQ(g.level, 1);
    CHECK_STRING(pile_of(&g, ME), "");
    end_turn(&g);
    CHECK_STRING(pile_of(&g, FOE), "2");
    end_turn(&g);
    CHECK_STRING(pile_of(&g, ME), "2");
}

TEST(a_level_never_goes_back)
{
    CLAUSE("PS-117");
    struct game g = SCENE(.hand = "degenerate_trasher axe_kick crash_gem gem_4",
                          .bank = "draw_three", .gone = "axe_kick");
    g.out[kind_of(&g, "draw_three")] = 4;
    g.bank[kind_of(&g, "draw_three")] = 1;
    g.level = 1; /* it was reached before */
    DO(&g, "Play Degenerate Trasher");
    DO(&g, "Trash Axe Kick");
    DO(&g, "None");
    CHECK_EQ(in_bank(&g, "axe_kick"), 1); /* no stack is empty any more */
    CHECK_EQ(g.level, 1);
    CHECK_EQ(ps_ante_value(&g), 2);
}

TEST(all_eighteen_stacks_count)
{
    CLAUSE("PS-119");
    struct game g = buy_last("duel", NULL, "wound");
    CHECK_EQ(g.level, 1);
    struct game h = buy_last("duel", NULL, "gem_4 double_crash_gem");
    CHECK_EQ(h.level, 2);
}

TEST(a_chip_antes_the_gem_that_it_names)
{
    CLAUSE("PS-121", "PS-198");
    struct game g = SCENE(.hand = "sneak_attack");
    g.level = 3;
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, FOE), "1");
}

TEST(stand_ins_serve_when_the_bank_is_out)
{
    CLAUSE("PS-122", "PS-124");
    struct game g =
        SCENE(.hand = "gem_4", .foe_hand = "crash_gem", .foe_bag = "gem_1", .gone = "gem_1");
    end_turn(&g);
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(g.pile[FOE].stand_ins[0], 1);
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(in_bank(&g, "gem_1"), 0); /* it vanished */
}

TEST(stand_ins_serve_for_sends_and_combines)
{
    CLAUSE("PS-123");
    struct game g = SCENE(.hand = "crash_gem", .pile = "3", .gone = "gem_1");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "111");
    struct game h = SCENE(.hand = "combine", .pile = "13", .gone = "gem_4");
    DO(&h, "Play Combine");
    DO(&h, "Combine a 1-gem and a 3-gem");
    CHECK_STRING(pile_of(&h, ME), "4");
    CHECK_EQ(in_bank(&h, "gem_4"), 0);
}

TEST(a_team_battle_counts_as_four_players)
{
    CLAUSE("PS-125");
    struct game g = buy_last("team", NULL, "ouch axe_kick");
    CHECK_EQ(g.level, 0);
    struct game h = buy_last("team", NULL, "ouch axe_kick roundhouse");
    CHECK_EQ(h.level, 1);
}

TEST(nothing_is_gained_from_an_empty_stack)
{
    CLAUSE("PS-235", "PS-240", "PS-193");
    struct game g = SCENE(.hand = "recklessness crash_gem", .gone = "wound");
    DO(&g, "Play Recklessness");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 3);
    CHECK_EQ(discarded(&g, ME, "wound"), 0);
    struct game h = SCENE(.hand = "recklessness crash_gem");
    DO(&h, "Play Recklessness");
    CHECK_EQ(discarded(&h, ME, "wound"), 1);
    CHECK_EQ(held(&h, ME, "wound"), 0);
}

TEST(of_equal_gems_the_stand_in_leaves_first)
{
    CLAUSE("PS-124");
    struct game g =
        SCENE(.hand = "gem_4", .foe_hand = "crash_gem", .foe_pile = "1", .gone = "gem_1");
    end_turn(&g);
    CHECK_STRING(pile_of(&g, FOE), "11"); /* a real one and the ante's */
    CHECK_EQ(stand_ins_of(&g, FOE), 1);
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(stand_ins_of(&g, FOE), 0); /* the real one is left */
    CHECK_EQ(stand_ins_of(&g, ME), 1);  /* the bank is still out of them */
}

TEST(safe_keeping_takes_the_real_gem)
{
    CLAUSE("PS-124", "PS-300");
    struct game g =
        SCENE(.hand = "gem_4", .foe_hand = "safe_keeping", .foe_pile = "1", .gone = "gem_1");
    end_turn(&g);
    DO(&g, "Play Safe Keeping");
    DO(&g, "Put a 1-gem into the bag");
    CHECK_EQ(stand_ins_of(&g, FOE), 1);
    CHECK_EQ(in_bag(&g, FOE, "gem_1"), 1);
}
