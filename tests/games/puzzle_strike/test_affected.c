/* test_affected.c - a fist is answered only by players whom it affects. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

TEST(a_command_at_the_wrong_total_affects_nobody_and_is_not_answered)
{
    CLAUSE("PS-187", "PS-353");
    struct game g = SCENE(.hand = "mistress_command", .ongoing = "hundred_fist_frenzy", .pile = "1",
                          .foe_pile = "34", .foe_hand = "money_for_nothing",
                          .foe_bag = "self_improvement gem_1");
    DO(&g, "Play Mistress's Command"); /* seven */
    CHECK_EQ(asked(&g), ME);           /* the Frenzy comes all the same */
    DO(&g, "Break a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "134");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(held(&g, FOE, "money_for_nothing"), 1);
}

TEST(a_command_at_the_right_total_is_answered)
{
    CLAUSE("PS-187", "PS-277");
    struct game g =
        SCENE(.hand = "mistress_command", .foe_pile = "24", .foe_hand = "money_for_nothing wound");
    DO(&g, "Play Mistress's Command");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Money for Nothing");
    CHECK_EQ(held(&g, FOE, "gem_3"), 1);
    CHECK(CAN(&g, "Give Wound"));
}

TEST(a_wound_that_the_bank_does_not_have_affects_nobody)
{
    CLAUSE("PS-187", "PS-235");
    static const char *const fists[] = {"just_a_scratch gem_1", "really_annoying gem_1",
                                        "hex_of_murkwood gem_1", "pleasure_and_pain gem_1"};
    static const char *const plays[] = {"Play Just a Scratch", "Play Really Annoying",
                                        "Play Hex of Murkwood", "Play Pleasure & Pain"};
    for (int i = 0; i < 4; i++) {
        struct game g = SCENE(.hand = fists[i], .foe_hand = "money_for_nothing self_improvement",
                              .foe_bag = "gem_1 gem_1 gem_1", .gone = "wound");
        DO(&g, plays[i]);
        if (i == 0)
            DO(&g, "Each opponent gains a Wound");
        if (i == 3)
            DO(&g, "Blue");
        CHECK_EQ(asked(&g), ME);
        CHECK_EQ(hand_size(&g, FOE), 2);
    }
}

TEST(breaking_a_pile_of_ones_affects_nobody)
{
    CLAUSE("PS-187");
    struct game g = FREE(.hand = "mix_master", .foe_hand = "money_for_nothing", .foe_pile = "11",
                         .third_hand = "blues_are_good", .third_pile = "12");
    DO(&g, "Play Mix-Master");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Blues are Good");
    CHECK_STRING(pile_of(&g, THIRD), "12");
    CHECK_EQ(held(&g, FOE, "money_for_nothing"), 1);
}

TEST(breaking_any_larger_gem_affects)
{
    CLAUSE("PS-187");
    static const char *const piles[] = {"2", "3", "4"};
    for (int i = 0; i < 3; i++) {
        struct game g =
            SCENE(.hand = "mix_master", .foe_hand = "blues_are_good", .foe_pile = piles[i]);
        DO(&g, "Play Mix-Master");
        CHECK_EQ(asked(&g), FOE);
    }
}

/* --- Every fist. --- */

/* I play a fist that the foe, who has a 1-gem and two 2-gems, answers with Rocket Punch. */
static const struct {
    const char *hand, *play, *choice; /* a choice before the attack */
    bool antes;
} fists[] = {{"color_panic", "Play Color Panic", "Red", false},
             {"just_a_scratch", "Play Just a Scratch", "Each opponent", false},
             {"really_annoying", "Play Really Annoying", NULL, false},
             {"ouch", "Play Ouch!", NULL, true},
             {"pick_your_poison", "Play Pick Your Poison", NULL, false},
             {"repeated_jabs", "Play Repeated Jabs", NULL, true},
             {"sneak_attack", "Play Sneak Attack", NULL, true},
             {"burning_vigor wound", "Play Burning Vigor", NULL, true},
             {"shadowswarm", "Play Shadowswarm", "Each opponent", false},
             {"bonecracker", "Play Bonecracker", NULL, false},
             {"pilebunker", "Play Pilebunker", "Piggy bank", false},
             {"surgical_strike", "Play Surgical Strike", NULL, false},
             {"chip_damage", "Play Chip Damage", NULL, false},
             {"hex_of_murkwood", "Play Hex of Murkwood", NULL, false},
             {"pleasure_and_pain", "Play Pleasure & Pain", NULL, false},
             {"mix_master", "Play Mix-Master", NULL, false},
             {"knockdown", "Play Knockdown", NULL, false},
             {"stolen_purples", "Play Stolen Purples", NULL, false},
             {"mistress_command", "Play Mistress's Command", NULL, false}};

TEST(every_fist_is_answered_before_it_hits_and_comes_from_its_player)
{
    CLAUSE("PS-185", "PS-186", "PS-336", "PS-199");
    for (int me = 0; me < 2; me++)
        for (size_t i = 0; i < sizeof fists / sizeof *fists; i++) {
            bool mix = !strcmp(fists[i].hand, "mix_master");
            struct game g = SCENE(.seat = me, .hand = fists[i].hand,
                                  .foe_hand = "rocket_punch gem_1 gem_1 wound", .foe_pile = "1122");
            int foe = 1 - me;
            DO(&g, fists[i].play);
            if (fists[i].choice)
                DO(&g, fists[i].choice);
            CHECK_EQ(asked(&g), foe);
            CHECK_EQ(hand_size(&g, foe), 4);
            DO(&g, "React with Rocket Punch");
            CHECK_STRING(pile_of(&g, me), "1"); /* whoever attacked is hit */
            CHECK_STRING(pile_of(&g, foe), mix ? "1112" : fists[i].antes ? "1122" : "122");
        }
}
