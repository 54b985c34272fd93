/* test_copies.c - chips that play other chips: what they may choose, and where the chips end. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* --- Improvisation. --- */

TEST(improvisation_with_one_chip_or_none_to_draw)
{
    CLAUSE("PS-089", "PS-267");
    struct game g = SCENE(.hand = "improvisation draw_three one_of_each roundhouse axe_kick ouch "
                                  "knockdown sneak_attack x_copy the_hammer");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Improvisation", &story.listener);
    CHECK_EQ(hand_size(&g, ME), 9); /* nothing was drawn, so nothing of the hand is played */
    CHECK(!strstr(story.text, "shows"));
    struct game h = SCENE(.hand = "improvisation", .bag = "one_of_each");
    struct story shown = story_for(&h, SPECTATOR);
    DO_HEARD(&h, "Play Improvisation", &shown.listener);
    CHECK_EQ(on_table(&h, ME, "one_of_each"), 1);
    CHECK_CONTAINS(shown.text, "Red shows One of Each");
}

TEST(improvisation_plays_both_chips)
{
    CLAUSE("PS-268", "PS-270");
    struct game g = SCENE(.hand = "improvisation", .bag = "one_of_each sale_prices gem_1");
    DO(&g, "Play Improvisation");
    CHECK_EQ(on_table(&g, ME, "one_of_each"), 1);
    CHECK_EQ(on_table(&g, ME, "sale_prices"), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(money_of(&g, ME), 2);
    struct game same = SCENE(.hand = "improvisation one_of_each", .bag = "one_of_each one_of_each");
    DO(&same, "Play Improvisation");
    CHECK_EQ(on_table(&same, ME, "one_of_each"), 2);
    CHECK_EQ(held(&same, ME, "one_of_each"), 1);
}

TEST(improvised_gems_leave_those_of_the_hand_alone)
{
    CLAUSE("PS-267", "PS-269");
    struct game g = SCENE(.hand = "improvisation gem_1 gem_2 gem_3 wound", .bag = "gem_1 wound");
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "gem_1"), 1);
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    CHECK_EQ(on_table(&g, ME, "gem_1"), 1); /* paid, not played: */
    CHECK_EQ(g.player[ME].played, 1);       /* Improvisation is the only action */
}

TEST(an_improvised_chip_that_is_gone_is_not_played)
{
    CLAUSE("PS-268", "PS-240");
    struct game g = SCENE(.hand = "improvisation", .bag = "degenerate_trasher one_of_each gem_1");
    DO(&g, "Play Improvisation");
    DO(&g, "Trash One of Each"); /* the first chip trashes the second */
    CHECK_EQ(on_table(&g, ME, "one_of_each"), 0);
    CHECK_EQ(money_of(&g, ME), 0);
}

TEST(the_reaction_of_improvisation_plays_any_one_chip)
{
    CLAUSE("PS-273", "PS-194", "PS-084");
    struct game g =
        SCENE(.hand = "sneak_attack", .foe_hand = "improvisation draw_three one_of_each gem_1",
              .foe_bag = "wound wound wound wound");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers_in_all(&g), 2); /* no gem, and not none */
    DO(&g, "Play One of Each");
    CHECK_EQ(held(&g, FOE, "wound"), 1);
    CHECK_EQ(held(&g, FOE, "draw_three"), 1);
    CHECK_EQ(on_table(&g, FOE, "one_of_each"), 1); /* until this turn ends */
    end_turn(&g);
    CHECK_EQ(on_table(&g, FOE, "one_of_each"), 0);
    CHECK_EQ(discarded(&g, FOE, "one_of_each"), 1);
    struct game bare = SCENE(.hand = "sneak_attack", .foe_hand = "improvisation gem_1");
    DO(&bare, "Play Sneak Attack");
    DO(&bare, "React with Improvisation"); /* nothing to play */
    CHECK_EQ(held(&bare, FOE, "gem_1"), 1);
    struct game second =
        SCENE(.seat = 1, .hand = "sneak_attack", .foe_hand = "improvisation draw_three",
              .foe_bag = "wound wound wound");
    DO(&second, "Play Sneak Attack");
    DO(&second, "React with Improvisation");
    end_turn(&second);
    CHECK_EQ(on_table(&second, 0, "draw_three"), 0); /* whoever it is */
    CHECK_EQ(discarded(&second, 0, "draw_three"), 1);
}

/* --- Option Select, X-Copy, Double-take. --- */

TEST(option_select_is_trashed_whatever_it_acts_as)
{
    CLAUSE("PS-291", "PS-285", "PS-281");
    struct game g = SCENE(.hand = "option_select combine", .bank = "button_mashing axe_kick x_copy",
                          .pile = "11");
    DO(&g, "Play Option Select");
    CHECK(CAN(&g, "Act as Axe Kick")); /* 5 */
    CHECK(!CAN(&g, "Act as Wound"));
    CHECK(!CAN(&g, "Act as Option Select"));
    DO(&g, "Act as Button Mashing");
    CHECK_EQ(in_bank(&g, "option_select"), 5);
    CHECK_EQ(in_bank(&g, "button_mashing"), 5);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    struct game sale = SCENE(.hand = "one_two_punch sale_prices option_select");
    DO(&sale, "Play One-Two Punch");
    DO(&sale, "Play Sale Prices"); /* it costs 5 now */
    DO(&sale, "Play Option Select");
    CHECK(!CAN(&sale, "Act as Option Select"));
}

TEST(option_select_with_nothing_to_act_as)
{
    CLAUSE("PS-283", "PS-291");
    struct game g =
        SCENE(.hand = "option_select gem_1", .gone = "combine crash_gem",
              .bank = "x_copy the_hammer roundhouse degenerate_trasher punch_punch_kick "
                      "combos_are_hard its_combo_time master_puzzler axe_kick");
    g.oblivion = (uint8_t)kind_of(&g, "axe_kick"); /* the only one that costs 5 or less */
    DO(&g, "Play Option Select");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(g.player[ME].played, 1);
    CHECK_EQ(in_bank(&g, "option_select"), 5);
}

TEST(x_copy_chooses_and_both_plays_count)
{
    CLAUSE("PS-309", "PS-315");
    struct game g =
        SCENE(.hand = "x_copy crash_gem double_crash_gem combine acrobatics one_of_each",
              .pile = "1122", .bag = "wound wound");
    DO(&g, "Play X-Copy");
    CHECK_EQ(offers_in_all(&g), 3); /* no Combine, no character chip */
    struct game crash = g;
    DO(&g, "Play One of Each twice");
    CHECK_EQ(money_of(&g, ME), 2);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(pigs_of(&g, ME), 2);
    CHECK_EQ(held(&g, ME, "wound"), 2);
    CHECK_EQ(on_table(&g, ME, "one_of_each"), 1);
    DO(&crash, "Play Double Crash Gem twice");
    DO(&crash, "Break a 1-gem");
    DO(&crash, "Break a 1-gem");
    DO(&crash, "Break a 2-gem"); /* the last one needs no first question */
    CHECK_STRING(pile_of(&crash, ME), "");
    CHECK_EQ(money_of(&crash, ME), 4);
    CHECK_EQ(on_table(&crash, ME, "double_crash_gem"), 1);
    struct game none = SCENE(.hand = "x_copy combine acrobatics gem_1");
    DO(&none, "Play X-Copy");
    CHECK_EQ(none.phase, PHASE_BUY);
    CHECK_EQ(on_table(&none, ME, "x_copy"), 1);
    CHECK_EQ(money_of(&none, ME), 1); /* the gem is money as ever */
}

TEST(x_copy_of_a_chip_that_leaves_the_table)
{
    CLAUSE("PS-315", "PS-313", "PS-202");
    struct game g = SCENE(.hand = "x_copy repeated_jabs");
    DO(&g, "Play X-Copy");
    DO(&g, "Put it on top of the bag");
    CHECK_STRING(pile_of(&g, FOE), "11"); /* the second play has no chip to move */
    CHECK_STRING(top_of(&g, ME), "repeated_jabs");
    CHECK_EQ(g.phase, PHASE_BUY);
    struct game late = SCENE(.hand = "x_copy repeated_jabs");
    DO(&late, "Play X-Copy");
    DO(&late, "Leave it on the table");
    DO(&late, "Put it on top of the bag");
    CHECK_STRING(top_of(&late, ME), "repeated_jabs");
    CHECK_EQ(on_table(&late, ME, "repeated_jabs"), 0);
    struct game money = SCENE(.hand = "x_copy money_for_nothing");
    DO(&money, "Play X-Copy");
    DO(&money, "Trash it");
    CHECK_EQ(on_table(&money, ME, "gem_2") + held(&money, ME, "gem_2"), 2);
    CHECK_EQ(in_bank(&money, "money_for_nothing"), 5);
}

TEST(double_take_plays_twice_from_hand_or_discard_pile)
{
    CLAUSE("PS-240");
    struct game g =
        SCENE(.hand = "double_take one_of_each the_hammer combine", .discard = "draw_three gem_1",
              .bag = "wound wound wound wound wound wound wound");
    DO(&g, "Play Double-take");
    CHECK_EQ(offers_in_all(&g), 2); /* puzzle chips, but no ! chip */
    struct game hand = g;
    DO(&g, "Play Draw Three of the discard pile twice");
    CHECK_EQ(held(&g, ME, "wound"), 6);
    CHECK_EQ(in_bank(&g, "draw_three"), 5);
    CHECK_EQ(discarded(&g, ME, "draw_three"), 0);
    CHECK_EQ(g.phase, PHASE_BUY);
    DO(&hand, "Play One of Each twice");
    CHECK_EQ(money_of(&hand, ME), 2);
    CHECK_EQ(in_bank(&hand, "one_of_each"), 5);
    CHECK_EQ(hand.phase, PHASE_BUY); /* though there are two black arrows */
    struct game none = SCENE(.hand = "double_take combine gem_1", .discard = "the_hammer");
    none.player[ME].arrow[BLACK] = 2;
    DO(&none, "Play Double-take"); /* nothing to choose: only the action phase ends */
    CHECK_EQ(on_table(&none, ME, "double_take"), 1);
    CHECK_EQ(discarded(&none, ME, "the_hammer"), 1);
    CHECK_EQ(none.phase, PHASE_BUY);
}

TEST(double_take_of_a_chip_that_ends_the_action_phase)
{
    CLAUSE("PS-308");
    struct game g =
        SCENE(.hand = "signature_move double_take combine", .discard = "combos_are_hard");
    DO(&g, "Play Signature Move");
    DO(&g, "Play Double-take"); /* Combos Are Hard is not the only action: nothing, twice */
    CHECK_EQ(in_bank(&g, "combos_are_hard"), 5);
    CHECK_EQ(g.phase, PHASE_BUY);
}

TEST(double_take_stops_when_the_action_phase_ends)
{
    CLAUSE("PS-308", "PS-272");
    struct game g =
        SCENE(.hand = "double_take improvisation", .bag = "master_puzzler gem_1 gem_2 gem_3");
    DO(&g, "Play Double-take"); /* Improvisation draws Master Puzzler */
    DO(&g, "None");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(in_bag(&g, ME, "gem_2") + in_bag(&g, ME, "gem_3"), 2); /* not a second time */
    CHECK_EQ(in_bank(&g, "improvisation"), 5);
}

/* --- Signature Move, Two Truths, Wartime Tactics. --- */

TEST(signature_move_takes_from_the_bag_or_plays_nothing)
{
    CLAUSE("PS-303", "PS-304");
    struct game g =
        SCENE(.hand = "signature_move", .discard = "shadowswarm", .bag = "burnbarrow gem_1");
    DO(&g, "Play Signature Move");
    DO(&g, "Take Burnbarrow of the bag");
    CHECK_EQ(discarded(&g, ME, "shadowswarm"), 1);
    CHECK_EQ(held(&g, ME, "burnbarrow"), 1);
    CHECK_EQ(in_bag(&g, ME, "burnbarrow"), 0);
    DO(&g, "None"); /* playing is optional */
    CHECK_EQ(money_of(&g, ME), 0);
    CHECK_EQ(g.player[ME].played, 1);
    CHECK_EQ(held(&g, ME, "burnbarrow"), 1);
    CHECK_EQ(on_table(&g, ME, "signature_move"), 1);
    CHECK_EQ(g.phase, PHASE_BUY);
    struct game none = SCENE(.hand = "signature_move axe_kick", .bag = "gem_1");
    DO(&none, "Play Signature Move"); /* no character chip anywhere */
    CHECK_EQ(none.phase, PHASE_BUY);
    CHECK_EQ(held(&none, ME, "axe_kick"), 1);
}

TEST(signature_move_may_skip_when_only_other_chips_are_discarded)
{
    CLAUSE("PS-302");
    struct game g = SCENE(.hand = "signature_move", .bag = "burnbarrow gem_1",
                          .discard = "gem_1 combine axe_kick wound");
    DO(&g, "Play Signature Move");
    CHECK(CAN(&g, "None"));
    CHECK(CAN(&g, "Take Burnbarrow"));
    struct game h =
        SCENE(.hand = "signature_move", .bag = "burnbarrow gem_1", .discard = "shadow_plague");
    DO(&h, "Play Signature Move");
    CHECK(!CAN(&h, "None"));
}

TEST(the_chip_of_signature_move_is_played_at_no_cost)
{
    CLAUSE("PS-304");
    struct game g = SCENE(.hand = "signature_move", .discard = "burnbarrow", .bag = "wound wound");
    DO(&g, "Play Signature Move"); /* takes the only one there is to take */
    DO(&g, "Play Burnbarrow");
    CHECK_EQ(arrows_of(&g, ME, BLACK) + arrows_of(&g, ME, RED), 0); /* lost: nothing to play */
    CHECK_EQ(on_table(&g, ME, "burnbarrow"), 1);
    CHECK_EQ(held(&g, ME, "wound"), 1);
}

TEST(two_truths_needs_two_different_chips_and_asks_one_opponent)
{
    CLAUSE("PS-324", "PS-325");
    struct game g = FREE(.hand = "two_truths", .discard = "one_of_each gem_3", .bag = "wound");
    DO(&g, "Play Two Truths");
    DO(&g, "Offer One of Each"); /* and the other one */
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(offers(&g, AIM_AT), 2);
    DO(&g, "Green");
    CHECK_EQ(asked(&g), THIRD);
    CHECK_EQ(offers_in_all(&g), 2);
    CHECK_EQ(question_of(&g, THIRD).options[0].a, kind_of(&g, "one_of_each")); /* as offered */
    struct game gem = g;
    DO(&g, "Let them have One of Each of the discard pile");
    CHECK_EQ(asked(&g), ME);
    struct game kept = g;
    DO(&g, "Play One of Each");
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    DO(&kept, "None"); /* "may" */
    CHECK_EQ(held(&kept, ME, "one_of_each"), 1);
    CHECK_EQ(money_of(&kept, ME), 0);
    CHECK_EQ(on_table(&kept, ME, "two_truths"), 1);
    DO(&gem, "Let them have 3-gem of the discard pile"); /* which cannot be played */
    CHECK_EQ(gem.phase, PHASE_BUY);
    CHECK_EQ(money_of(&gem, ME), 3); /* but is money */
    CHECK_EQ(discarded(&gem, ME, "one_of_each"), 1);
}

TEST(wartime_tactics_compares_costs)
{
    CLAUSE("PS-328");
    struct game g = SCENE(.hand = "wartime_tactics", .discard = "one_of_each gem_4",
                          .bank = "axe_kick x_copy repeated_jabs", .pile = "1");
    DO(&g, "Play Wartime Tactics"); /* shows One of Each: 5 */
    CHECK(CAN(&g, "Play Axe Kick"));
    CHECK(!CAN(&g, "Play X-Copy"));
    CHECK(!CAN(&g, "Play Combine")); /* puzzle chips only */
    DO(&g, "Play Repeated Jabs");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_STRING(top_of(&g, ME), ""); /* it goes back to the bank */
    CHECK_EQ(in_bank(&g, "repeated_jabs"), 5);
    CHECK_EQ(discarded(&g, ME, "one_of_each"), 1);
    struct game none = SCENE(.hand = "wartime_tactics combine", .discard = "crash_gem");
    DO(&none, "Play Wartime Tactics"); /* nothing to show */
    CHECK_EQ(none.phase, PHASE_BUY);
    struct game cheapest = SCENE(.hand = "wartime_tactics safe_keeping",
                                 .bank = "draw_three axe_kick x_copy one_of_each ouch the_hammer "
                                         "roundhouse one_two_punch now_or_later");
    struct story heard = story_for(&cheapest, FOE);
    DO_HEARD(&cheapest, "Play Wartime Tactics", &heard.listener);
    CHECK_EQ(cheapest.phase, PHASE_BUY);        /* nothing that costs 1 is left to play */
    CHECK(!strstr(heard.text, "Safe Keeping")); /* so it is not even shown */
}

TEST(what_wartime_tactics_shows_from_the_hand_is_known)
{
    CLAUSE("PS-066");
    struct game g = SCENE(.hand = "wartime_tactics draw_three", .bag = "gem_1 draw_three",
                          .bank = "now_or_later", .hidden = true);
    DO(&g, "Play Wartime Tactics");
    DO(&g, "Show Draw Three");
    CHECK_EQ(g.player[ME].known[kind_of(&g, "draw_three")], 1);
    struct game two = SCENE(.hand = "wartime_tactics draw_three draw_three", .bank = "now_or_later",
                            .discard = "one_of_each");
    DO(&two, "Play Wartime Tactics");
    DO(&two, "Show Draw Three");
    CHECK_EQ(two.player[ME].known[kind_of(&two, "draw_three")], 2); /* both were known before */
    struct game h = SCENE(.hand = "wartime_tactics one_of_each", .discard = "draw_three",
                          .bank = "now_or_later", .hidden = true);
    DO(&h, "Play Wartime Tactics");
    DO(&h, "Show Draw Three of the discard pile");
    CHECK_EQ(h.player[ME].known[kind_of(&h, "one_of_each")], 0);
}

/* --- Master Puzzler. --- */

TEST(master_puzzler_plays_any_number_in_any_order)
{
    CLAUSE("PS-239");
    struct game g = SCENE(.hand = "master_puzzler", .pile = "22", .bank = "draw_three one_of_each",
                          .bag = "wound wound wound wound");
    DO(&g, "Play Master Puzzler");
    CHECK(!CAN(&g, "Choose Wound"));
    DO(&g, "Choose Crash Gem");
    DO(&g, "Choose One of Each");
    DO(&g, "Choose Draw Three");
    DO(&g, "None");
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, "Play One of Each");
    CHECK_EQ(discarded(&g, ME, "one_of_each"), 1);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Play Crash Gem"); /* then Draw Three, the last one */
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(held(&g, ME, "wound"), 4);
    CHECK_EQ(discarded(&g, ME, "crash_gem"), 1);
    CHECK_EQ(discarded(&g, ME, "draw_three"), 1);
    CHECK_EQ(g.phase, PHASE_BUY);
}

TEST(master_puzzler_with_a_single_chip_of_each_part_of_the_bank)
{
    static const char *const chips[] = {"combine", "crash_gem", "double_crash_gem"};
    static const char *const choices[] = {"Choose Combine", "Choose Crash Gem",
                                          "Choose Double Crash Gem"};
    for (int i = 0; i < 3; i++) {
        struct game g = SCENE(.hand = "master_puzzler");
        DO(&g, "Play Master Puzzler");
        DO(&g, choices[i]);
        DO(&g, "None");
        CHECK_EQ(discarded(&g, ME, chips[i]), 1);
        CHECK_EQ(g.phase, PHASE_BUY);
    }
    for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++) {
        struct game g = SCENE(.hand = "master_puzzler",
                              .bank = "draw_three one_of_each one_two_punch roundhouse axe_kick "
                                      "recklessness sale_prices punch_punch_kick safe_keeping");
        char choice[60];
        snprintf(choice, sizeof choice, "Choose %s", ps_name(&g, kind));
        DO(&g, "Play Master Puzzler");
        if (g.chip[kind] == CHIP_master_puzzler)
            continue;
        DO(&g, choice);
        DO(&g, "None");
        CHECK_EQ(g.player[ME].discard[kind], 1);
    }
}

TEST(master_puzzler_gains_chips_that_might_have_been_moved)
{
    static const char *const chips[] = {"money_for_nothing", "risk_to_riskonade", "repeated_jabs"};
    static const char *const choices[] = {"Choose Money", "Choose Risk", "Choose Repeated"};
    for (int i = 0; i < 3; i++) {
        struct game g =
            SCENE(.hand = "master_puzzler", .bank = chips[i], .bag = "wound wound wound");
        DO(&g, "Play Master Puzzler");
        DO(&g, choices[i]);
        DO(&g, "None");
        CHECK_EQ(g.phase, PHASE_BUY); /* a copy asks nothing about its chip */
        CHECK_EQ(discarded(&g, ME, chips[i]), 1);
    }
}

TEST(master_puzzler_gains_a_spent_chip_too)
{
    CLAUSE("PS-200", "PS-271");
    struct game g = SCENE(.hand = "one_two_punch ouch master_puzzler");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Ouch!");
    DO(&g, "Play Master Puzzler");
    DO(&g, "Choose Ouch!");
    DO(&g, "None");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* no effect a second time */
    CHECK_EQ(discarded(&g, ME, "ouch"), 1);
}

TEST(a_chosen_chip_that_is_gone_is_not_played)
{
    CLAUSE("PS-235");
    struct game g =
        SCENE(.hand = "master_puzzler", .bank = "iron_defense stolen_purples", .pile = "1",
              .bag = "stolen_purples wound wound wound wound", .foe_hand = "combine",
              .foe_discard = "crash_gem gem_1", .foe_bag = "combine wound wound wound wound");
    g.out[CRASH_GEM] = (uint8_t)(g.bank[CRASH_GEM] - 1);
    g.bank[CRASH_GEM] = 1;
    DO(&g, "Play Master Puzzler");
    DO(&g, "Choose Iron Defense");
    DO(&g, "Choose Crash Gem");
    DO(&g, "None");
    DO(&g, "Play Iron Defense"); /* takes the last Crash Gem of the bank */
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_STRING(pile_of(&g, ME), "1");
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    DO(&g, "Play Stolen Purples"); /* and nothing of that choice is left */
    CHECK_EQ(discarded(&g, ME, "combine"), 1);
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
}

TEST(stolen_purples_of_a_master_puzzler_takes_from_the_hand_only)
{
    CLAUSE("PS-239");
    struct game g = SCENE(.hand = "master_puzzler", .bank = "stolen_purples",
                          .foe_hand = "crash_gem", .foe_discard = "combine gem_1");
    DO(&g, "Play Master Puzzler");
    DO(&g, "Choose Stolen Purples");
    DO(&g, "Choose Combine"); /* still to be played */
    DO(&g, "None");
    DO(&g, "Play Stolen Purples");
    CHECK_EQ(discarded(&g, ME, "crash_gem"), 1);
    CHECK_EQ(discarded(&g, FOE, "combine"), 1);
    CHECK_EQ(discarded(&g, ME, "combine"), 1);        /* gained after its play */
    CHECK_EQ(discarded(&g, ME, "stolen_purples"), 0); /* it has trashed itself */
}

/* --- Jackpot. --- */

enum { SEEDS = 30 };

TEST(jackpot_pays_for_a_gem_among_two_random_chips)
{
    int paid = 0, orbs = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        struct game g =
            reseeded(SCENE(.hand = "jackpot combine", .foe_hand = "gem_1 combine"), seed);
        DO(&g, "Play Jackpot"); /* whichever comes first */
        CHECK_EQ(money_of(&g, ME), 1);
        CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        CHECK_EQ(on_table(&g, ME, "jackpot"), 1);
        struct game h = reseeded(
            SCENE(.hand = "jackpot", .foe_hand = "gem_1 combine crash_gem wound", .hidden = true),
            seed);
        DO(&h, "Play Jackpot");
        bool gem = h.player[FOE].known[GEM1],
             two = h.player[FOE].known[COMBINE] && h.player[FOE].known[CRASH_GEM];
        CHECK_EQ(h.player[FOE].known[GEM1] + h.player[FOE].known[COMBINE] +
                     h.player[FOE].known[CRASH_GEM] + h.player[FOE].known[WOUND],
                 2);
        CHECK_EQ(money_of(&h, ME), gem);
        CHECK_EQ(kind_asked(&h), two ? ASK_PICK : ASK_BUY);
        paid += gem;
        orbs += two;
    }
    CHECK(paid > 0 && paid < SEEDS);
    CHECK(orbs > 0 && orbs < SEEDS);
}

TEST(jackpot_with_fewer_than_two_chips)
{
    struct game gem = SCENE(.hand = "jackpot", .foe_hand = "gem_1");
    DO(&gem, "Play Jackpot");
    CHECK_EQ(money_of(&gem, ME), 1);
    struct game orb = SCENE(.hand = "jackpot", .foe_hand = "combine");
    DO(&orb, "Play Jackpot"); /* not both are orbs */
    CHECK_EQ(money_of(&orb, ME), 0);
    CHECK_EQ(kind_asked(&orb), ASK_BUY);
    struct game none = SCENE(.hand = "jackpot");
    DO(&none, "Play Jackpot");
    CHECK_EQ(money_of(&none, ME), 0);
    CHECK_EQ(kind_asked(&none), ASK_BUY);
    CHECK_EQ(on_table(&none, ME, "jackpot"), 1);
}

TEST(jackpot_shows_what_it_sees_of_the_chosen_opponent)
{
    CLAUSE("PS-066");
    struct game g = FREE(.hand = "jackpot", .foe_hand = "wound wound wound",
                         .third_hand = "gem_1 gem_1", .hidden = true);
    DO(&g, "Play Jackpot");
    struct game other = g;
    DO(&g, "Blue");
    CHECK_EQ(g.player[FOE].known[WOUND], 2); /* two of three equal ones */
    CHECK_EQ(g.player[THIRD].known[GEM1], 0);
    DO(&other, "Green");
    CHECK_EQ(other.player[FOE].known[WOUND], 0);
    CHECK_EQ(money_of(&other, ME), 1); /* two gems pay once */
    struct game known = SCENE(.hand = "jackpot", .foe_hand = "wound wound wound");
    DO(&known, "Play Jackpot");
    CHECK_EQ(known.player[FOE].known[WOUND], 3); /* what was known stays known */
}

TEST(jackpots_orb_is_played_and_gained)
{
    struct game g = SCENE(.hand = "jackpot", .pile = "11", .foe_hand = "combine crash_potato",
                          .theirs = "zane");
    int combines = in_bank(&g, "combine");
    DO(&g, "Play Jackpot");
    CHECK_EQ(offers_in_all(&g), 3); /* the three of the bank */
    DO(&g, "Play Combine");
    DO(&g, "Combine a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_EQ(discarded(&g, ME, "combine"), 1);
    CHECK_EQ(in_bank(&g, "combine"), combines - 1);
    struct game gone = SCENE(.hand = "jackpot", .foe_hand = "combine crash_gem",
                             .gone = "combine crash_gem double_crash_gem");
    DO(&gone, "Play Jackpot"); /* nothing to play */
    CHECK_EQ(kind_asked(&gone), ASK_BUY);
}

TEST(improvisation_plays_no_chip_that_was_in_the_hand_before)
{
    CLAUSE("PS-267", "PS-269");
    struct game g = SCENE(.hand = "improvisation axe_kick draw_three one_of_each now_or_later "
                                  "sale_prices roundhouse x_copy ouch sneak_attack",
                          .bag = "gem_1 wound");
    DO(&g, "Play Improvisation");
    CHECK_EQ(discarded(&g, ME, "gem_1"), 1);
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(hand_size(&g, ME), 9);
}
