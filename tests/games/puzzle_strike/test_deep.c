/* test_deep.c - chips that play chips stop at a depth that no game reaches: 52 scripts. */
#include "games/puzzle_strike/table.h"

enum { DEEPEST = 52 };

/* I may play this chip, which Two Truths has brought; its script will lie this deep. */
static struct game brought(const char *chip, int depth)
{
    char discard[60], name[60], play[60];
    snprintf(discard, sizeof discard, "%s gem_1", chip);
    struct game g = SCENE(.hand = "two_truths patriot_mirror draw_three", .discard = discard,
                          .bag = "one_of_each wound wound wound wound wound wound wound wound");
    DO(&g, "Play Two Truths");
    DO(&g, "Offer 1-gem");
    snprintf(name, sizeof name, "Let them have %s", ps_name(&g, kind_of(&g, chip)));
    snprintf(play, sizeof play, "Play %s", ps_name(&g, kind_of(&g, chip)));
    DO(&g, name);
    sink(&g, depth - 1); /* the question gives way to the play, which calls the chip's script */
    DO(&g, play);
    return g;
}

TEST(chips_that_lie_too_deep_play_no_other_chip)
{
    struct game copy = brought("x_copy", DEEPEST);
    CHECK_EQ(on_table(&copy, ME, "draw_three"), 1);
    copy = brought("x_copy", DEEPEST + 1);
    CHECK_EQ(on_table(&copy, ME, "x_copy"), 1);
    CHECK_EQ(held(&copy, ME, "draw_three"), 1);
    struct game improvised = brought("improvisation", DEEPEST);
    CHECK_EQ(on_table(&improvised, ME, "one_of_each"), 1);
    improvised = brought("improvisation", DEEPEST + 1);
    CHECK_EQ(held(&improvised, ME, "one_of_each"), 1);
    struct game select = brought("option_select", DEEPEST);
    CHECK(prompted(&select, "Option Select"));
    select = brought("option_select", DEEPEST + 1);
    CHECK_EQ(kind_asked(&select), ASK_BUY);
    CHECK_EQ(in_bank(&select, "option_select"), 5); /* trashed all the same */
}

TEST(a_signature_move_that_lies_too_deep_only_fetches)
{
    struct game g = brought("signature_move", DEEPEST);
    DO(&g, "Play Patriot Mirror");
    CHECK_EQ(lasting(&g, ME, "patriot_mirror"), 1);
    g = brought("signature_move", DEEPEST + 1);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_EQ(held(&g, ME, "patriot_mirror"), 1);
    CHECK_EQ(on_table(&g, ME, "signature_move"), 1);
}

TEST(a_master_puzzler_that_lies_too_deep_plays_and_gains_nothing)
{
    struct game g = brought("master_puzzler", DEEPEST);
    DO(&g, "Choose Draw Three");
    DO(&g, "None");
    CHECK_EQ(discarded(&g, ME, "draw_three"), 1);
    g = brought("master_puzzler", DEEPEST + 1);
    DO(&g, "Choose Draw Three");
    DO(&g, "None");
    CHECK_EQ(discarded(&g, ME, "draw_three"), 0);
    CHECK_EQ(in_bag(&g, ME, "wound"), 8);
}

/* The chip asks which chip it plays, and lies this deep. */
static struct game asking(struct game g, const char *play, int depth)
{
    DO(&g, play);
    CHECK_EQ(kind_asked(&g), ASK_PICK);
    sink(&g, depth + 1);
    return g;
}

TEST(what_is_chosen_too_deep_is_not_played)
{
    for (int more = 0; more < 2; more++) {
        struct game twice =
            asking(SCENE(.hand = "double_take draw_three one_of_each", .bag = "wound wound"),
                   "Play Double-take", DEEPEST + more);
        DO(&twice, "Play One of Each twice");
        CHECK_EQ(held(&twice, ME, "one_of_each"), more);
        CHECK_EQ(pigs_of(&twice, ME), more ? 0 : 2);
        CHECK_EQ(on_table(&twice, ME, "double_take"), 1);
        struct game shown =
            asking(SCENE(.hand = "wartime_tactics draw_three one_of_each", .bank = "sale_prices"),
                   "Play Wartime Tactics", DEEPEST + more);
        DO(&shown, "Show Draw Three");
        CHECK_EQ(kind_asked(&shown), more ? ASK_BUY : ASK_PICK); /* which chip it plays */
        struct game orbs =
            asking(SCENE(.hand = "jackpot", .pile = "2", .foe_hand = "combine combine"),
                   "Play Jackpot", DEEPEST + more);
        DO(&orbs, "Play Crash Gem");
        CHECK_STRING(pile_of(&orbs, FOE), more ? "" : "11");
        CHECK_EQ(discarded(&orbs, ME, "crash_gem"), !more);
        CHECK_EQ(on_table(&orbs, ME, "jackpot"), 1);
        CHECK_EQ(on_table(&shown, ME, "wartime_tactics"), 1);
    }
}

TEST(two_truths_that_lie_too_deep_only_bring_a_chip)
{
    for (int more = 0; more < 2; more++) {
        struct game g = SCENE(.hand = "two_truths", .discard = "draw_three gem_1");
        DO(&g, "Play Two Truths");
        DO(&g, "Offer 1-gem");
        sink(&g, DEEPEST + more);
        DO(&g, "Let them have Draw Three");
        CHECK_EQ(kind_asked(&g), more ? ASK_BUY : ASK_PICK);
        CHECK_EQ(held(&g, ME, "draw_three"), 1);
        CHECK_EQ(on_table(&g, ME, "two_truths"), 1);
    }
}

TEST(nobody_is_asked_for_a_reaction_too_deep)
{
    for (int more = 0; more < 2; more++) {
        struct game g = SCENE(.hand = "color_panic", .foe_hand = "blues_are_good combine");
        DO(&g, "Play Color Panic");
        sink(&g, DEEPEST - 2 + more); /* it calls the attack, which asks for the reaction */
        DO(&g, "Purple");
        CHECK_EQ(held(&g, FOE, "combine"), !more);
        CHECK_EQ(asked(&g), more ? ME : FOE);
    }
}

TEST(an_improvised_reaction_too_deep_plays_nothing)
{
    for (int more = 0; more < 2; more++) {
        struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "improvisation draw_three",
                              .foe_bag = "gem_1 gem_1 gem_1 gem_1");
        DO(&g, "Play Sneak Attack");
        CHECK_EQ(kind_asked(&g), ASK_REACT);
        sink(&g, DEEPEST - 1 + more);
        DO(&g, "React with Improvisation");
        CHECK_EQ(held(&g, FOE, "draw_three"), more);
        CHECK_EQ(held(&g, FOE, "gem_1"), more ? 0 : 3);
    }
}

TEST(nobody_is_commanded_too_deep)
{
    for (int more = 0; more < 2; more++) {
        struct game g =
            SCENE(.hand = "mistress_command", .foe_hand = "draw_three", .foe_pile = "24");
        DO(&g, "Play Mistress's Command");
        CHECK_EQ(kind_asked(&g), ASK_PICK);
        sink(&g, DEEPEST + 1 + more);
        DO(&g, "Give Wound");
        CHECK_EQ(held(&g, FOE, "wound"), 1);
        CHECK_EQ(kind_asked(&g), more ? ASK_BUY : ASK_PICK);
    }
}
