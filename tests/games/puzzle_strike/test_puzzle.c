/* test_puzzle.c - the puzzle chips of Shadows: a scenario for each, and for each ruling. */
#include "games/puzzle_strike/table.h"

TEST(all_puzzle_chips_of_shadows_exist)
{
    CLAUSE("PS-007", "PS-243", "PS-010");
    static const struct {
        const char *name;
        int cost;
    } chips[] = {{"Axe Kick", 5},
                 {"Bang then Fizzle", 2},
                 {"Blues are Good", 3},
                 {"Button Mashing", 3},
                 {"Chips for Free", 4},
                 {"Color Panic", 3},
                 {"Degenerate Trasher", 8},
                 {"Ebb or Flow", 2},
                 {"Hundred-Fist Frenzy", 4},
                 {"Improvisation", 4},
                 {"Just a Scratch", 1},
                 {"Money for Nothing", 2},
                 {"Now or Later", 2},
                 {"One True Style", 3},
                 {"Option Select", 6},
                 {"Ouch!", 4},
                 {"Pick Your Poison", 4},
                 {"Punch, Punch, Kick", 6},
                 {"Repeated Jabs", 2},
                 {"Risk to Riskonade", 3},
                 {"Safe Keeping", 1},
                 {"Signature Move", 5},
                 {"The Hammer", 12},
                 {"X-Copy", 6}};
    CHECK_EQ(sizeof chips / sizeof *chips, 24);
    for (int i = 0; i < 24; i++) {
        CHECK_STRING(ps_chip_name(SHADOWS_PUZZLE + i), chips[i].name);
        CHECK_EQ(ps_chips[SHADOWS_PUZZLE + i].cost, chips[i].cost);
        CHECK_EQ(ps_chips[SHADOWS_PUZZLE + i].class_, CLASS_PUZZLE);
        CHECK(ps_chips[SHADOWS_PUZZLE + i].colors);
    }
    struct game g = SCENE(.bank = "x_copy", .hand = "gem_1");
    for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
        CHECK_EQ(g.bank[kind], 5);
}

TEST(axe_kick)
{
    CLAUSE("PS-244");
    struct game g = SCENE(.hand = "axe_kick", .bag = "draw_three one_of_each combine");
    DO(&g, "Play Axe Kick");
    CHECK_EQ(held(&g, ME, "draw_three"), 1);
    CHECK_EQ(held(&g, ME, "one_of_each"), 1);
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
    CHECK_EQ(in_bag(&g, ME, "combine"), 1);
}

TEST(bang_then_fizzle)
{
    CLAUSE("PS-245", "PS-246", "PS-200");
    struct game g = SCENE(.hand = "bang_then_fizzle bang_then_fizzle combine", .pile = "1111",
                          .bag = "gem_1 gem_1");
    DO(&g, "Play Bang then Fizzle");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(held(&g, ME, "gem_1"), 2);
    CHECK(!CAN(&g, "Play Bang then Fizzle")); /* the other copy */
    struct game h = SCENE(.hand = "bang_then_fizzle combine", .pile = "23", .bag = "gem_1");
    DO(&h, "Play Bang then Fizzle"); /* two gems, but five in all */
    CHECK_EQ(h.phase, PHASE_BUY);
    CHECK_EQ(held(&h, ME, "gem_1"), 0);
}

TEST(blues_are_good)
{
    CLAUSE("PS-247", "PS-248", "PS-231");
    struct game g = SCENE(.hand = "blues_are_good", .bag = "really_annoying gem_1 draw_three");
    DO(&g, "Play Blues are Good");
    CHECK(!CAN(&g, "Take Draw Three"));
    DO(&g, "Take Really Annoying"); /* red and blue */
    CHECK_EQ(arrows_of(&g, ME, BLUE), 2);
    DO(&g, "Play Really Annoying with a blue arrow");
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
}

TEST(blues_are_good_as_a_shield)
{
    CLAUSE("PS-186", "PS-195", "PS-197");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "blues_are_good");
    DO(&g, "Play Sneak Attack");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Blues are Good");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(discarded(&g, FOE, "blues_are_good"), 1);
}

TEST(button_mashing)
{
    CLAUSE("PS-249", "PS-192");
    struct game g = SCENE(.hand = "button_mashing combine");
    int bank = in_bank(&g, "button_mashing");
    DO(&g, "Play Button Mashing");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(in_bank(&g, "button_mashing"), bank + 1);
    CHECK_EQ(on_table(&g, ME, "button_mashing"), 0);
}

TEST(chips_for_free)
{
    CLAUSE("PS-250", "PS-251", "PS-252", "PS-055");
    struct game g =
        SCENE(.hand = "chips_for_free chips_for_free gem_2 acrobatics", .bag = "gem_1 wound",
              .bank = "draw_three one_of_each safe_keeping x_copy");
    DO(&g, "Play Chips for Free");
    CHECK(!CAN(&g, "Trash Acrobatics"));
    CHECK(CAN(&g, "Trash Wound"));
    DO(&g, "Trash 2-gem");                /* costs 3 */
    CHECK(!CAN(&g, "Gain Safe Keeping")); /* 1 */
    CHECK(!CAN(&g, "Gain X-Copy"));       /* 6 */
    CHECK(CAN(&g, "Gain Draw Three"));
    DO(&g, "Gain One of Each"); /* 5 */
    CHECK_EQ(discarded(&g, ME, "one_of_each"), 1);
    CHECK_EQ(on_table(&g, ME, "chips_for_free"), 1);
    struct game h = SCENE(.hand = "chips_for_free acrobatics");
    DO(&h, "Play Chips for Free"); /* nothing but itself and a character chip: nothing happens */
    CHECK_EQ(held(&h, ME, "acrobatics"), 1);
}

TEST(color_panic)
{
    CLAUSE("PS-253", "PS-230");
    struct game g = SCENE(.hand = "color_panic combine", .foe_hand = "mix_master gem_1");
    DO(&g, "Play Color Panic");
    DO(&g, "Purple"); /* Mix-Master is red and purple */
    CHECK_EQ(discarded(&g, FOE, "mix_master"), 1);
    CHECK_EQ(g.phase, PHASE_BUY); /* no black arrow */
}

TEST(color_panic_gives_one_arrow_in_all)
{
    CLAUSE("PS-254");
    struct game g = SCENE(.mode = "free-for-all", .hand = "color_panic combine ouch",
                          .foe_hand = "gem_1", .third_hand = "gem_2");
    DO(&g, "Play Color Panic");
    DO(&g, "Blue");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 1);
    CHECK_EQ(g.player[FOE].known[GEM1], 1); /* they showed their hands */
    CHECK_EQ(g.player[THIRD].known[GEM2], 1);
    CHECK_EQ(held(&g, FOE, "gem_1"), 1);
}

TEST(degenerate_trasher)
{
    CLAUSE("PS-255", "PS-256", "PS-257");
    struct game g = SCENE(.hand = "degenerate_trasher wound gem_1 acrobatics crash_gem");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Degenerate Trasher");
    CHECK(!CAN(&g, "Trash Degenerate"));
    CHECK(!CAN(&g, "Trash Acrobatics"));
    DO(&g, "Trash Wound");
    DO(&g, "Trash 1-gem");
    CHECK_EQ(in_bank(&g, "gem_1"), ones + 1);
    CHECK_EQ(in_bank(&g, "wound"), 24);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    struct game h = SCENE(.hand = "degenerate_trasher wound crash_gem");
    DO(&h, "Play Degenerate Trasher");
    DO(&h, "None");
    CHECK_EQ(held(&h, ME, "wound"), 1);
}

TEST(ebb_or_flow)
{
    CLAUSE("PS-259", "PS-260");
    struct game g = SCENE(.hand = "ebb_or_flow", .pile = "112", .foe_pile = "3");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Ebb or Flow");
    DO(&g, "Every player trashes");
    CHECK_STRING(pile_of(&g, ME), "12");
    CHECK_STRING(pile_of(&g, FOE), "3");
    CHECK_EQ(in_bank(&g, "gem_1"), ones + 1);
    struct game h = SCENE(.hand = "ebb_or_flow");
    int twos = in_bank(&h, "gem_2");
    DO(&h, "Play Ebb or Flow");
    DO(&h, "Ante a 2-gem");
    CHECK_STRING(pile_of(&h, ME), "2");
    CHECK_EQ(in_bank(&h, "gem_2"), twos - 1);
}

TEST(ebb_or_flow_as_a_reaction)
{
    CLAUSE("PS-258", "PS-236");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow", .foe_pile = "1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Ebb or Flow");
    DO(&g, "Every player trashes");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* trashed one first, then the attack's came */
}

TEST(hundred_fist_frenzy_crashes_after_a_fist)
{
    CLAUSE("PS-261", "PS-263", "PS-264", "PS-201", "PS-067");
    struct game g = SCENE(.hand = "sneak_attack",
                          .ongoing = "hundred_fist_frenzy hundred_fist_frenzy", .pile = "23");
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* the attack first */
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    DO(&g, "Break a 2-gem"); /* the second copy */
    CHECK_STRING(pile_of(&g, FOE), "111111");
    CHECK_EQ(money_of(&g, ME), 0);
    CHECK_EQ(lasting(&g, ME, "hundred_fist_frenzy"), 2);
}

TEST(hundred_fist_frenzy_needs_an_action_and_no_victim)
{
    CLAUSE("PS-262");
    struct game g = SCENE(.hand = "hundred_fist_frenzy just_a_scratch wound", .pile = "1");
    DO(&g, "Play Hundred-Fist Frenzy");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(lasting(&g, ME, "hundred_fist_frenzy"), 1);
    struct game h =
        SCENE(.hand = "just_a_scratch wound", .ongoing = "hundred_fist_frenzy", .pile = "1");
    DO(&h, "Play Just a Scratch");
    DO(&h, "Trash a Wound, and red arrow"); /* attacks nobody */
    DO(&h, "Break a 1-gem");
    CHECK_STRING(pile_of(&h, FOE), "1");
}

TEST(an_idle_opponent_ends_the_frenzy)
{
    CLAUSE("PS-265");
    struct game g =
        SCENE(.hand = "crash_gem", .foe_ongoing = "hundred_fist_frenzy hundred_fist_frenzy");
    end_actions(&g);
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 0);
    CHECK_EQ(discarded(&g, FOE, "hundred_fist_frenzy"), 2);
    struct game h = SCENE(.hand = "crash_gem", .foe_ongoing = "hundred_fist_frenzy");
    DO(&h, "Play Crash Gem");
    CHECK_EQ(h.phase, PHASE_BUY);
    CHECK_EQ(lasting(&h, FOE, "hundred_fist_frenzy"), 1);
}

TEST(the_frenzy_comes_before_reactions_that_come_after)
{
    CLAUSE("PS-266", "PS-237");
    struct game g = SCENE(.hand = "sneak_attack", .ongoing = "hundred_fist_frenzy", .pile = "2",
                          .foe_hand = "self_improvement", .foe_bag = "gem_1 gem_1 gem_1");
    DO(&g, "Play Sneak Attack");
    CHECK_EQ(asked(&g), ME); /* first the crash */
    DO(&g, "Break a 2-gem");
    CHECK_STRING(pile_of(&g, FOE), "111");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Self-Improvement");
    CHECK_EQ(held(&g, FOE, "gem_1"), 3);
}

TEST(improvisation_plays_what_it_draws)
{
    CLAUSE("PS-267", "PS-268", "PS-270");
    struct game g = SCENE(.hand = "improvisation combine", .bag = "gem_3 roundhouse gem_1 gem_2");
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    CHECK_EQ(on_table(&g, ME, "roundhouse"), 1); /* played, without an action */
    CHECK_EQ(held(&g, ME, "gem_1") + held(&g, ME, "gem_2"), 2);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    struct game h = SCENE(.hand = "improvisation", .bag = "safe_keeping the_hammer", .pile = "1");
    DO(&h, "Play Improvisation");
    CHECK(prompted(&h, "1-gem of your pile")); /* in the order drawn */
    DO(&h, "Leave the pile");
    CHECK(prompted(&h, "The Hammer"));
}

TEST(improvisation_draws_a_wound_or_a_spent_chip)
{
    CLAUSE("PS-269", "PS-271");
    struct game g = SCENE(.hand = "improvisation bang_then_fizzle combine",
                          .bag = "wound bang_then_fizzle gem_1 gem_1 gem_1 gem_1");
    g.player[ME].flags |= ONCE_BANG; /* one was played this turn */
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(on_table(&g, ME, "bang_then_fizzle"), 1);
    CHECK_EQ(in_bag(&g, ME, "gem_1"), 4); /* it drew nothing */
}

TEST(improvisation_stops_when_the_action_phase_ends)
{
    CLAUSE("PS-272");
    struct game g =
        SCENE(.hand = "improvisation combine", .bag = "master_puzzler roundhouse gem_1 gem_1");
    DO(&g, "Play Improvisation");
    DO(&g, "None"); /* Master Puzzler: no chip */
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(held(&g, ME, "roundhouse"), 1);
    CHECK_EQ(in_bag(&g, ME, "gem_1"), 2);
}

TEST(improvised_gems_are_of_no_use_to_the_chip_played_first)
{
    CLAUSE("PS-267", "PS-270");
    struct game g = SCENE(.hand = "improvisation wound gem_2", .bag = "degenerate_trasher gem_3");
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1); /* at once */
    CHECK(!CAN(&g, "Trash 3-gem"));
    CHECK(CAN(&g, "Trash 2-gem"));
    struct game h = SCENE(.hand = "improvisation", .bag = "upgrade gem_3");
    DO(&h, "Play Improvisation");
    CHECK_EQ(discarded(&h, ME, "gem_3"), 1); /* nothing to upgrade */
    struct game i = SCENE(.hand = "improvisation", .bag = "more_shiny gem_1");
    DO(&i, "Play Improvisation");
    CHECK_EQ(discarded(&i, ME, "gem_2"), 0);
    struct game j = SCENE(.hand = "improvisation", .bag = "chips_for_free wound gem_1 gem_1");
    DO(&j, "Play Improvisation"); /* nor is a Wound */
    CHECK_EQ(discarded(&j, ME, "wound"), 1);
}

TEST(both_improvised_chips_are_drawn_before_a_gem_is_discarded)
{
    CLAUSE("PS-267", "PS-087");
    struct game g = SCENE(.hand = "improvisation combine", .bag = "gem_3", .discard = "gem_2");
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    CHECK_EQ(discarded(&g, ME, "gem_2"), 1); /* drawn second, not the 3-gem again */
}

TEST(improvisation_as_a_reaction)
{
    CLAUSE("PS-273", "PS-274", "PS-194");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "improvisation improvisation gem_2",
                          .foe_bag = "master_puzzler one_of_each gem_1");
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* after the attack */
    DO(&g, "React with Improvisation");  /* the foe plays the other one */
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "None");                         /* Master Puzzler ends nobody's action phase */
    CHECK_EQ(held(&g, FOE, "gem_1"), 1);    /* One of Each was played, too, and drew */
    CHECK_EQ(arrows_of(&g, FOE, BLACK), 0); /* all else is lost */
    CHECK_EQ(pigs_of(&g, FOE), 0);
    CHECK_EQ(money_of(&g, FOE), 0);
}

TEST(just_a_scratch)
{
    CLAUSE("PS-275", "PS-187");
    struct game g = SCENE(.hand = "just_a_scratch", .foe_hand = "blues_are_good");
    int wounds = in_bank(&g, "wound");
    DO(&g, "Play Just a Scratch");
    DO(&g, "Each opponent gains a Wound");
    DO(&g, "Do not react");
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
    CHECK_EQ(in_bank(&g, "wound"), wounds - 1);
    struct game h =
        SCENE(.hand = "just_a_scratch ouch", .discard = "wound", .foe_hand = "blues_are_good");
    DO(&h, "Play Just a Scratch");
    DO(&h, "Trash a Wound");
    CHECK_EQ(asked(&h), ME); /* nobody is attacked */
    CHECK_EQ(discarded(&h, ME, "wound"), 0);
    CHECK(CAN(&h, "Play Ouch! with a red arrow"));
}

TEST(money_for_nothing)
{
    CLAUSE("PS-276", "PS-277");
    struct game g = SCENE(.hand = "money_for_nothing gem_1");
    DO(&g, "Play Money for Nothing");
    DO(&g, "Trash it");
    CHECK_EQ(money_of(&g, ME), 3);
    CHECK_EQ(in_bank(&g, "money_for_nothing"), 5);
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "money_for_nothing");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Money for Nothing");
    CHECK_EQ(held(&h, FOE, "gem_3"), 1);
    CHECK_STRING(pile_of(&h, FOE), "1");
    struct game i = SCENE(.hand = "crash_gem", .pile = "1", .foe_hand = "money_for_nothing");
    DO(&i, "Play Crash Gem");
    CHECK_EQ(asked(&i), ME); /* gems sent are no fist */
}

TEST(now_or_later)
{
    CLAUSE("PS-278", "PS-279", "PS-239");
    struct game g = SCENE(.hand = "now_or_later", .bag = "gem_1 gem_2");
    DO(&g, "Play Now or Later");
    DO(&g, "Draw two chips");
    CHECK_EQ(on_table(&g, ME, "gem_2"), 1); /* money already */
    struct game h = SCENE(.hand = "now_or_later wound gem_1", .discard = "wound gem_3");
    DO(&h, "Play Now or Later");
    DO(&h, "Trash a gem");
    DO(&h, "Trash 3-gem of the discard pile");
    DO(&h, "Trash Wound of the discard pile");
    CHECK_EQ(held(&h, ME, "wound"), 1); /* not the other one, too */
    CHECK_EQ(in_bank(&h, "gem_3"), 16);
    struct game i = SCENE(.hand = "now_or_later wound gem_1");
    DO(&i, "Play Now or Later");
    DO(&i, "Trash a gem");
    DO(&i, "None"); /* no gem, so the Wound */
    CHECK_EQ(held(&i, ME, "wound"), 0);
}

TEST(one_true_style)
{
    CLAUSE("PS-280");
    struct game g = SCENE(.hand = "one_true_style draw_three gem_1", .pile = "113");
    DO(&g, "Play One True Style");
    CHECK_STRING(pile_of(&g, ME), "23");
    CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 1);
    CHECK_EQ(arrows_of(&g, ME, BLUE), 1);
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), 1);
}

TEST(option_select_is_gray_until_played)
{
    CLAUSE("PS-281", "PS-282", "PS-285", "PS-291", "PS-283");
    struct game g = SCENE(.hand = "axe_kick option_select", .bank = "draw_three x_copy one_of_each",
                          .gone = "draw_three", .bag = "gem_1 gem_1 gem_2");
    DO(&g, "Play Axe Kick");
    CHECK_EQ(g.phase, PHASE_BUY); /* the brown arrow does not play it */
    struct game h =
        SCENE(.hand = "one_two_punch option_select", .bank = "draw_three x_copy one_of_each",
              .gone = "draw_three", .bag = "gem_1");
    DO(&h, "Play One-Two Punch");
    DO(&h, "Play Option Select");
    CHECK(!CAN(&h, "Act as Draw Three")); /* empty */
    CHECK(!CAN(&h, "Act as X-Copy"));     /* costs 6 */
    CHECK(!CAN(&h, "Act as 1-gem"));
    DO(&h, "Act as One of Each"); /* brown */
    CHECK_EQ(money_of(&h, ME), 1);
    CHECK_EQ(in_bank(&h, "option_select"), 5);
    CHECK_EQ(in_bank(&h, "one_of_each"), 5);
}

TEST(option_select_as_a_reaction)
{
    CLAUSE("PS-284");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "option_select",
                          .bank = "blues_are_good money_for_nothing");
    DO(&g, "Play Sneak Attack");
    CHECK(CAN(&g, "React with Option Select as Money for Nothing"));
    DO(&g, "React with Option Select as Blues are Good");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(in_bank(&g, "option_select"), 5);
    struct game h =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "option_select", .foe_pile = "2");
    DO(&h, "Play Crash Gem");
    CHECK(!CAN(&h, "React with Option Select as Double")); /* costs 9 */
    DO(&h, "React with Option Select as Crash Gem");
    CHECK_STRING(pile_of(&h, FOE), "");
}

TEST(option_select_as_a_combine_counts_as_one)
{
    CLAUSE("PS-286", "PS-377");
    struct game g =
        SCENE(.hand = "option_select gem_3 axe_kick", .pile = "11", .foe_ongoing = "stunlock");
    DO(&g, "Play Option Select");
    DO(&g, "Act as Combine");
    DO(&g, "Discard Axe Kick"); /* Stunlock asks its price */
    DO(&g, "Combine a 1-gem and a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_EQ(money_of(&g, ME), 3 - 1);
}

TEST(option_select_as_an_ongoing_chip)
{
    CLAUSE("PS-287", "PS-288", "PS-289");
    struct game g =
        SCENE(.hand = "option_select combine", .bank = "secret_move hundred_fist_frenzy");
    DO(&g, "Play Option Select");
    DO(&g, "Act as Secret Move");
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(lasting(&g, ME, "secret_move"), 0);
    CHECK_EQ(lasting(&g, ME, "option_select"), 0);
    struct game h = SCENE(.hand = "option_select combine", .bank = "hundred_fist_frenzy");
    DO(&h, "Play Option Select");
    DO(&h, "Act as Hundred-Fist Frenzy");
    CHECK_EQ(h.phase, PHASE_BUY);
    CHECK_EQ(lasting(&h, ME, "hundred_fist_frenzy"), 0);
}

TEST(option_select_as_a_fist_triggers_the_frenzy)
{
    CLAUSE("PS-290", "PS-292");
    struct game g = SCENE(.hand = "option_select", .ongoing = "hundred_fist_frenzy", .pile = "1",
                          .bank = "repeated_jabs");
    DO(&g, "Play Option Select");
    DO(&g, "Act as Repeated Jabs");
    CHECK(!CAN(&g, "Put it on top")); /* there is nothing to put there */
    DO(&g, "Break a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(in_bank(&g, "option_select"), 5);
    CHECK_EQ(g.player[ME].topped, 0);
}

TEST(ouch)
{
    CLAUSE("PS-293", "PS-294", "PS-199", "PS-238");
    struct game g = SCENE(.hand = "just_a_scratch ouch ouch", .foe_hand = "crash_gem gem_1",
                          .foe_discard = "combine combine", .foe_pile = "1");
    int ones = in_bank(&g, "gem_1"), wounds = in_bank(&g, "wound");
    DO(&g, "Play Just a Scratch");
    DO(&g, "Trash a Wound");
    DO(&g, "Play Ouch! with a red arrow");
    CHECK_EQ(asked(&g), FOE); /* no purple shield against an ante; the foe picks a discard */
    CHECK(!CAN(&g, "React with Crash Gem"));
    CHECK_EQ(discarded(&g, FOE, "combine"), 1); /* trashed before the foe discards */
    DO(&g, "Discard 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 1);
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
    CHECK_EQ(in_bank(&g, "wound"), wounds - 1);
    CHECK(!CAN(&g, "Play Ouch!"));
}

TEST(ouch_is_played_once_a_turn)
{
    CLAUSE("PS-294");
    struct game g = SCENE(.hand = "one_two_punch ouch ouch combine", .foe_hand = "gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Ouch!");
    CHECK(!CAN(&g, "Play Ouch!"));
    CHECK(CAN(&g, "Play Combine"));
}

TEST(pick_your_poison)
{
    CLAUSE("PS-295");
    struct game g =
        SCENE(.hand = "pick_your_poison", .bag = "ouch", .foe_hand = "gem_1 gem_2 gem_3");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Pick Your Poison");
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(held(&g, ME, "ouch"), 1);
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Ante a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 1);
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
    struct game h = SCENE(.hand = "pick_your_poison", .foe_hand = "gem_1 gem_2 gem_3");
    DO(&h, "Play Pick Your Poison");
    DO(&h, "Discard two chips");
    DO(&h, "Discard 1-gem");
    DO(&h, "Discard 2-gem");
    CHECK_EQ(hand_size(&h, FOE), 1);
}

TEST(punch_punch_kick)
{
    CLAUSE("PS-296", "PS-176");
    struct game g = SCENE(.hand = "punch_punch_kick", .bag = "combine gem_1");
    DO(&g, "Play Punch, Punch, Kick");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(held(&g, ME, "combine"), 1);
    CHECK_EQ(in_bag(&g, ME, "gem_1"), 1);
}

TEST(repeated_jabs)
{
    CLAUSE("PS-297", "PS-202");
    struct game g = SCENE(.hand = "repeated_jabs", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Repeated Jabs");
    DO(&g, "Put it on top of the bag");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 1);
    CHECK_STRING(top_of(&g, ME), "repeated_jabs");
    end_turn(&g);
    CHECK_EQ(held(&g, ME, "repeated_jabs"), 1); /* drawn first */
    CHECK_EQ(g.player[ME].known[kind_of(&g, "repeated_jabs")], 1);
}

TEST(the_last_chip_put_on_top_is_drawn_first)
{
    CLAUSE("PS-203");
    struct game g = SCENE(.hand = "one_two_punch repeated_jabs chip_damage combine",
                          .discard = "gem_4", .bag = "gem_1 gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Repeated Jabs");
    DO(&g, "Put it on top");
    DO(&g, "Play Chip Damage");
    DO(&g, "Put 4-gem of the discard pile on top");
    CHECK_EQ(g.player[ME].topped, 2);
    CHECK_STRING(top_of(&g, ME), "gem_4");
}

TEST(risk_to_riskonade)
{
    CLAUSE("PS-298", "PS-299", "PS-242");
    struct game g = SCENE(.hand = "risk_to_riskonade", .bag = "gem_1 gem_2 gem_3",
                          .foe_bag = "gem_1 gem_2 gem_3");
    int threes = in_bank(&g, "gem_3");
    DO(&g, "Play Risk to Riskonade");
    CHECK_STRING(pile_of(&g, ME), "3");
    CHECK_EQ(in_bank(&g, "gem_3"), threes - 1);
    CHECK_EQ(hand_size(&g, ME), 2);
    CHECK_EQ(hand_size(&g, FOE), 2);
    DO(&g, "Trash it");
    CHECK_EQ(in_bank(&g, "risk_to_riskonade"), 5);
}

TEST(safe_keeping)
{
    CLAUSE("PS-300", "PS-301");
    struct game g = SCENE(.hand = "safe_keeping combine", .pile = "12", .bag = "wound");
    DO(&g, "Play Safe Keeping");
    DO(&g, "Put a 1-gem into the bag");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_EQ(in_bag(&g, ME, "gem_1"), 1);
    struct game h = SCENE(.hand = "safe_keeping combine", .pile = "12");
    DO(&h, "Play Safe Keeping");
    DO(&h, "Leave the pile");
    CHECK_EQ(arrows_of(&h, ME, BLACK), 1);
    CHECK_EQ(pigs_of(&h, ME), 1);
    CHECK_STRING(pile_of(&h, ME), "12");
}

TEST(signature_move)
{
    CLAUSE("PS-303", "PS-304");
    struct game g = SCENE(.hand = "signature_move burnbarrow", .discard = "shadowswarm",
                          .bag = "shadow_plague gem_1");
    DO(&g, "Play Signature Move");
    CHECK(!CAN(&g, "None")); /* one of the discard pile must be taken, or the other */
    CHECK(CAN(&g, "Take Shadow Plague of the bag"));
    DO(&g, "Take Shadowswarm of the discard pile");
    CHECK_EQ(held(&g, ME, "shadowswarm"), 1);
    DO(&g, "Play Burnbarrow"); /* another one than the one found */
    CHECK_EQ(on_table(&g, ME, "burnbarrow"), 1);
}

TEST(signature_move_may_decline_with_no_character_chip_discarded)
{
    CLAUSE("PS-302");
    struct game g = SCENE(.hand = "signature_move", .bag = "burnbarrow gem_1");
    DO(&g, "Play Signature Move");
    DO(&g, "None");
    CHECK_EQ(in_bag(&g, ME, "burnbarrow"), 1);
    CHECK_EQ(g.phase, PHASE_BUY);
}

TEST(the_hammer)
{
    CLAUSE("PS-305", "PS-306", "PS-232");
    struct game g = SCENE(.hand = "the_hammer crash_gem", .bag = "gem_1 gem_2 gem_3",
                          .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&g, "Play The Hammer");
    DO(&g, "Ante a 4-gem");
    CHECK_EQ(held(&g, ME, "gem_1"), 1); /* seen before the next decision */
    DO(&g, "Stop");
    CHECK_STRING(pile_of(&g, ME), "4");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    CHECK_STRING(pile_of(&g, FOE), "11111");
    struct game h = SCENE(.hand = "three_colors the_hammer option_select");
    DO(&h, "Play Three Colors"); /* no coloured arrow plays gold or gray */
    CHECK_EQ(h.phase, PHASE_BUY);
}

TEST(x_copy_plays_a_chip_twice)
{
    CLAUSE("PS-307", "PS-318", "PS-241");
    struct game g = SCENE(.hand = "x_copy now_or_later wound combine", .bag = "gem_1 gem_2 gem_3");
    DO(&g, "Play X-Copy");
    CHECK(!CAN(&g, "Play Combine twice"));
    CHECK(prompted(&g, "Now or Later")); /* the only one: taken at once */
    DO(&g, "Draw two chips");
    CHECK_EQ(hand_size(&g, ME), 4); /* the first play is over before the second */
    DO(&g, "Trash a gem");
    DO(&g, "Trash 1-gem");
    DO(&g, "Trash Wound");
    CHECK_EQ(on_table(&g, ME, "now_or_later"), 1);
}

TEST(x_copy_stops_when_the_action_phase_ends)
{
    CLAUSE("PS-308");
    struct game g = SCENE(.hand = "x_copy master_puzzler", .bank = "draw_three",
                          .bag = "gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play X-Copy");
    DO(&g, "Choose Draw Three");
    DO(&g, "None");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(discarded(&g, ME, "draw_three"), 1); /* once, not twice */
}

TEST(x_copy_of_an_x_copy_with_one_crash_gem)
{
    CLAUSE("PS-309", "PS-310", "PS-311");
    struct game g = SCENE(.hand = "x_copy x_copy crash_gem gem_1 gem_1", .pile = "1111");
    DO(&g, "Play X-Copy");
    DO(&g, "Play X-Copy twice"); /* the only Crash Gem is played twice, then nothing is left */
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_STRING(pile_of(&g, FOE), "11");
}

TEST(x_copy_of_an_x_copy_with_two_crash_gems)
{
    CLAUSE("PS-312");
    struct game g = SCENE(.hand = "x_copy x_copy crash_gem crash_gem gem_1", .pile = "1111");
    DO(&g, "Play X-Copy");
    DO(&g, "Play X-Copy twice");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    CHECK_STRING(pile_of(&g, ME), "");
}

TEST(x_copy_of_an_ongoing_chip)
{
    CLAUSE("PS-313");
    struct game g = SCENE(.hand = "x_copy secret_move combine");
    DO(&g, "Play X-Copy");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(lasting(&g, ME, "secret_move"), 1);
    CHECK_EQ(on_table(&g, ME, "secret_move"), 0);
}

TEST(x_copy_does_not_copy_the_iron_crash_gem)
{
    CLAUSE("PS-314");
    struct game g = SCENE(.hand = "x_copy", .pile = "11", .bank = "iron_defense");
    g.player[ME].iron = 1;
    g.bank[CRASH_GEM]--;
    DO(&g, "Play X-Copy");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_STRING(pile_of(&g, ME), "11");
}

TEST(x_copy_of_a_chip_that_trashes_itself)
{
    CLAUSE("PS-315");
    struct game g = SCENE(.hand = "x_copy button_mashing combine");
    DO(&g, "Play X-Copy");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 4);
    CHECK_EQ(in_bank(&g, "button_mashing"), 5);
}

TEST(x_copy_of_a_once_per_turn_chip)
{
    CLAUSE("PS-316");
    struct game g = SCENE(.hand = "x_copy ouch", .foe_hand = "gem_1 gem_1 gem_1");
    DO(&g, "Play X-Copy");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(hand_size(&g, FOE), 2);
}

TEST(x_copy_of_an_attack_is_answered_twice)
{
    CLAUSE("PS-317");
    struct game g =
        SCENE(.hand = "x_copy sneak_attack", .foe_hand = "blues_are_good blues_are_good");
    DO(&g, "Play X-Copy");
    DO(&g, "React with Blues are Good");
    DO(&g, "React with Blues are Good");
    CHECK_STRING(pile_of(&g, FOE), "");
}
