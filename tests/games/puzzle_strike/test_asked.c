/* test_asked.c - being asked tells nothing: who may react is decided by what everybody can see. */
#include "games/puzzle_strike/table.h"

#define HIDDEN(...) SCENE(.hidden = true, __VA_ARGS__)
#define FREE(...) HIDDEN(.mode = "free-for-all", __VA_ARGS__)
#define FOUR(...) HIDDEN(.mode = "free-for-all", .count = "4", __VA_ARGS__)

enum { WORLDS = 40 };

/* Positions that look the same to this observer, who gives this answer in all of them: the same
 * seats are asked the same thing next. Whether the worlds really differed is told, too: how often
 * did this seat hold this chip? */
static int worlds_in_which(const struct game *g, int observer, const char *answer, int seat,
                           const char *chip)
{
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {7};
    chance_start(&chance, seed);
    struct game real = *g;
    DO(&real, answer);
    int count = 0;
    for (int i = 0; i < WORLDS; i++) {
        struct game world = *g;
        game_hide(&puzzle_strike, &world, observer, &chance);
        count += held(&world, seat, chip) > 0;
        DO(&world, answer);
        CHECK_EQ(world.k.pending, real.k.pending);
        CHECK(!memcmp(&world.k.ask, &real.k.ask, sizeof real.k.ask));
    }
    return count;
}

static void check_differed(int count)
{
    CHECK(count > 0 && count < WORLDS);
}

TEST(a_target_is_asked_whether_they_hold_a_shield_or_not)
{
    CLAUSE("PS-389", "PS-066");
    struct game g = HIDDEN(.hand = "crash_gem", .pile = "2", .foe_hand = "gem_1 gem_1",
                           .foe_bag = "crash_gem gem_1", .foe_pile = "1");
    check_differed(worlds_in_which(&g, ME, "Play Crash Gem", FOE, "crash_gem"));
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers_in_all(&g), 1); /* with nothing to react with */
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "111");
}

TEST(helpers_are_asked_whether_they_hold_a_shield_or_not)
{
    CLAUSE("PS-389", "PS-149");
    struct game g =
        FOUR(.hand = "crash_gem", .pile = "3", .foe_hand = "crash_gem", .foe_bag = "gem_1",
             .foe_pile = "1", .third_hand = "gem_1", .third_bag = "crash_gem", .third_pile = "1",
             .fourth_hand = "gem_1", .fourth_bag = "crash_gem", .fourth_pile = "1");
    DO(&g, "Play Crash Gem");
    check_differed(worlds_in_which(&g, ME, "Green", THIRD, "crash_gem"));
    DO(&g, "Green");
    CHECK_EQ(asked(&g), THIRD);
    check_differed(worlds_in_which(&g, THIRD, "Do not react", FOE, "crash_gem"));
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), FOE);
    check_differed(worlds_in_which(&g, FOE, "Do not react", FOURTH, "crash_gem"));
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), FOURTH);
}

TEST(victims_are_asked_before_a_fist_whether_they_hold_a_shield_or_not)
{
    CLAUSE("PS-389", "PS-186");
    struct game g = FREE(.hand = "sneak_attack", .foe_hand = "gem_1", .foe_bag = "blues_are_good",
                         .third_hand = "blues_are_good", .third_bag = "gem_1 gem_1");
    check_differed(worlds_in_which(&g, ME, "Play Sneak Attack", FOE, "blues_are_good"));
    DO(&g, "Play Sneak Attack");
    CHECK_EQ(asked(&g), FOE);
    check_differed(worlds_in_which(&g, FOE, "Do not react", THIRD, "blues_are_good"));
}

TEST(victims_are_asked_after_a_fist_whether_they_hold_a_shield_or_not)
{
    CLAUSE("PS-389", "PS-237");
    struct game g =
        HIDDEN(.hand = "sneak_attack", .foe_hand = "gem_1", .foe_bag = "self_improvement gem_1");
    check_differed(worlds_in_which(&g, ME, "Play Sneak Attack", FOE, "self_improvement"));
    DO(&g, "Play Sneak Attack");
    CHECK_EQ(asked(&g), FOE);
    CHECK(prompted(&g, "Red has attacked you with Sneak Attack"));
    CHECK_STRING(pile_of(&g, FOE), "1"); /* after it: nothing of theirs comes before */
    CHECK_EQ(offers_in_all(&g), 1);
    struct game h = HIDDEN(.hand = "sneak_attack", .foe_hand = "gem_1 gem_1",
                           .foe_bag = "improvisation draw_three gem_1");
    check_differed(worlds_in_which(&h, ME, "Play Sneak Attack", FOE, "improvisation"));
}

TEST(a_purchase_is_asked_about_whether_the_chip_is_held_or_not)
{
    CLAUSE("PS-389");
    struct game g = HIDDEN(.hand = "crash_gem gem_4 gem_2", .foe_hand = "gem_1 combine",
                           .foe_bag = "rigorous_training gem_1", .bank = "one_two_punch");
    end_actions(&g);
    check_differed(worlds_in_which(&g, ME, "Buy One-Two Punch", FOE, "rigorous_training"));
    DO(&g, "Buy One-Two Punch");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), ME);
}

TEST(option_select_is_asked_about_whether_it_is_held_or_not)
{
    CLAUSE("PS-389", "PS-284");
    struct game g = HIDDEN(.hand = "sneak_attack", .foe_hand = "gem_1 gem_1",
                           .foe_bag = "option_select gem_1", .bank = "blues_are_good");
    check_differed(worlds_in_which(&g, ME, "Play Sneak Attack", FOE, "option_select"));
    struct game h = HIDDEN(.hand = "sneak_attack", .foe_hand = "option_select",
                           .bank = "draw_three roundhouse one_two_punch axe_kick ouch x_copy "
                                   "recklessness sale_prices");
    DO(&h, "Play Sneak Attack");
    CHECK_EQ(asked(&h), ME); /* there is nothing that it could act as */
}

TEST(nobody_is_asked_who_as_everybody_sees_cannot_react)
{
    CLAUSE("PS-389", "PS-031");
    struct game empty = HIDDEN(.hand = "crash_gem", .pile = "2", .foe_hand = "crash_gem");
    DO(&empty, "Play Crash Gem"); /* nothing to counter-crash with: piles are public */
    CHECK_EQ(asked(&empty), ME);
    struct game none =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_bag = "crash_gem", .foe_pile = "1");
    DO(&none, "Play Crash Gem"); /* no chip in hand */
    CHECK_EQ(asked(&none), ME);
    struct game table = HIDDEN(.hand = "crash_gem", .pile = "2", .foe_hand = "gem_1 gem_1",
                               .foe_bag = "combine", .foe_discard = "crash_gem", .foe_pile = "1");
    DO(&table, "Play Crash Gem"); /* all their shields lie open in the discard pile */
    CHECK_EQ(asked(&table), ME);
}

TEST(nobody_is_asked_whose_hand_is_known_to_hold_no_shield)
{
    CLAUSE("PS-389");
    struct game g = HIDDEN(.hand = "bonecracker one_two_punch crash_gem", .pile = "2",
                           .foe_hand = "gem_1 combine", .foe_bag = "crash_gem", .foe_pile = "1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Bonecracker"); /* the foe shows their hand */
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    struct game h = HIDDEN(.hand = "bonecracker one_two_punch crash_gem", .pile = "2",
                           .foe_hand = "gem_1 crash_gem", .foe_pile = "1");
    DO(&h, "Play One-Two Punch");
    DO(&h, "Play Bonecracker");
    DO(&h, "Play Crash Gem");
    CHECK_EQ(asked(&h), FOE);
    CHECK(CAN(&h, "React with Crash Gem"));
}

/* --- Not only reactions. --- */

TEST(victims_are_asked_what_to_discard_whatever_they_hold)
{
    CLAUSE("PS-389");
    struct game g =
        HIDDEN(.hand = "shadowswarm", .foe_hand = "gem_1 gem_1", .foe_bag = "combine gem_2 gem_3");
    DO(&g, "Play Shadowswarm");
    check_differed(worlds_in_which(&g, ME, "Each opponent discards", FOE, "combine"));
    DO(&g, "Each opponent discards");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers_in_all(&g), 1); /* two equal chips */
    struct game panic = HIDDEN(.hand = "color_panic", .foe_hand = "gem_1 combine",
                               .foe_bag = "crash_gem gem_2 gem_3");
    DO(&panic, "Play Color Panic");
    check_differed(worlds_in_which(&panic, ME, "Purple", FOE, "combine"));
    struct game damage =
        HIDDEN(.hand = "chip_damage", .foe_hand = "gem_1 gem_1", .foe_bag = "combine gem_2 gem_3");
    check_differed(worlds_in_which(&damage, ME, "Play Chip Damage", FOE, "combine"));
}

TEST(victims_are_asked_about_wounds_whether_they_hold_any_or_not)
{
    CLAUSE("PS-389", "PS-350");
    struct game g =
        HIDDEN(.hand = "pleasure_and_pain", .foe_hand = "gem_1 gem_1", .foe_bag = "wound gem_2");
    check_differed(worlds_in_which(&g, ME, "Play Pleasure & Pain", FOE, "wound"));
    DO(&g, "Play Pleasure & Pain");
    CHECK_EQ(asked(&g), FOE);
    CHECK(!CAN(&g, "Discard a Wound"));
    DO(&g, "Put a Wound of the bank into your bag");
    struct game hex = HIDDEN(.hand = "hex_of_murkwood", .foe_hand = "gem_1 wound",
                             .foe_bag = "wound wound gem_2");
    check_differed(worlds_in_which(&hex, ME, "Play Hex of Murkwood", FOE, "wound"));
    DO(&hex, "Play Hex of Murkwood");
    CHECK(!CAN(&hex, "Discard two Wounds"));
    DO(&hex, "Gain a Wound");
}

TEST(everybody_is_asked_for_a_puzzle_chip_whether_they_hold_one_or_not)
{
    CLAUSE("PS-389", "PS-368");
    struct game g = HIDDEN(.hand = "radiant_healing", .foe_hand = "gem_1 gem_1",
                           .foe_bag = "draw_three gem_2", .foe_discard = "wound");
    check_differed(worlds_in_which(&g, ME, "Play Radiant Healing", FOE, "draw_three"));
    DO(&g, "Play Radiant Healing");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "None");
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
}

TEST(an_action_phase_is_not_skipped_because_nothing_can_be_played)
{
    CLAUSE("PS-389", "PS-082");
    struct game g = HIDDEN(.hand = "gem_1", .foe_hand = "gem_1 gem_2", .foe_bag = "combine gem_3");
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    check_differed(worlds_in_which(&g, ME, "End your buy phase", FOE, "combine"));
    DO(&g, "End your buy phase");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "End your action phase");
    struct game none = HIDDEN(.hand = "gem_1", .foe_hand = "gem_1 gem_2", .foe_bag = "gem_3");
    buy_turn(&none, "Buy 1-gem");
    CHECK_EQ(kind_asked(&none), ASK_BUY); /* they own nothing that could be played */
}

TEST(who_has_a_piggy_bank_may_have_gems_left)
{
    CLAUSE("PS-389", "PS-090");
    struct game g =
        HIDDEN(.hand = "safe_keeping wound wound", .bag = "gem_1 gem_1", .gone = "wound");
    DO(&g, "Play Safe Keeping");
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* nobody else can see that there is nothing to pay with */
    DO(&g, "End your buy phase");
}

TEST(an_empty_hand_leaves_nothing_to_keep)
{
    CLAUSE("PS-389", "PS-181");
    for (int hidden = 0; hidden < 2; hidden++) {
        struct game g = SCENE(.hidden = hidden, .hand = "always_in_control wound gem_1",
                              .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
        DO(&g, "Play Always in Control");
        g.player[ME].pigs++; /* and one of another chip */
        DO(&g, "Buy Wound");
        DO(&g, "End your buy phase");
        DO(&g, "Keep Wound");
        CHECK_EQ(asked(&g), ME); /* of two chips one is left */
        DO(&g, "Keep 1-gem");
        CHECK_EQ(asked(&g), FOE); /* and with that none, whoever knew it */
        CHECK_EQ(hand_size(&g, ME), 2 + 5);
    }
}

TEST(what_is_shown_or_paid_is_told)
{
    CLAUSE("PS-389");
    struct game g = HIDDEN(.hand = "bonecracker gem_3", .foe_hand = "gem_1 combine");
    struct story shown = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Bonecracker", &shown.listener);
    CHECK_CONTAINS(shown.text, "Blue shows the hand");
    CHECK_CONTAINS(shown.text, "Blue shows a Combine");
    int lines = 0;
    for (const char *at = shown.text; (at = strstr(at, "Blue shows ")); at++)
        lines++;
    CHECK_EQ(lines, 1 + 2); /* the hand, and each chip of it once */
    CHECK_CONTAINS(shown.text, "Blue discards a 1-gem");
    CHECK_CONTAINS(shown.text, "Red plays a 3-gem as money");
    struct game h = HIDDEN(.hand = "burnbarrow ouch combine");
    DO(&h, "Play Burnbarrow");
    struct story spent = story_for(&h, SPECTATOR);
    DO_HEARD(&h, "Play Ouch! with a red arrow", &spent.listener);
    CHECK_CONTAINS(spent.text, "Red uses a red arrow");
}
