/* test_trades.c - chips that trash, gain, fetch and swap: with nothing to trash, nothing to gain,
 * one chip, or many. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* --- Trash one, gain one. --- */

TEST(chips_for_free_gains_from_as_much_to_two_more)
{
    CLAUSE("PS-252", "PS-240");
    struct game g = SCENE(.hand = "chips_for_free wound", .bag = "acrobatics gem_4 gem_4",
                          .bank = "safe_keeping now_or_later draw_three");
    DO(&g, "Play Chips for Free");
    CHECK_EQ(hand_size(&g, ME), 3);
    DO(&g, "Trash Wound");
    CHECK(CAN(&g, "Gain Wound")); /* 0 */
    CHECK(CAN(&g, "Gain Now or Later"));
    CHECK(!CAN(&g, "Gain Draw Three"));
    DO(&g, "Gain 1-gem");
    CHECK_EQ(discarded(&g, ME, "gem_1"), 1);
    CHECK_EQ(on_table(&g, ME, "chips_for_free"), 1);
}

TEST(nothing_is_gained_where_no_chip_costs_enough)
{
    CLAUSE("PS-240", "PS-235");
    struct game g =
        SCENE(.hand = "martial_mastery double_crash_gem gem_4 combine", .gone = "double_crash_gem");
    DO(&g, "Play Martial Mastery"); /* the 4-gem: no orb; what costs exactly 9 is out */
    CHECK_EQ(in_bank(&g, "gem_4"), 12);
    CHECK_EQ(discarded(&g, ME, "double_crash_gem"), 0);
    CHECK_EQ(discarded(&g, ME, "gem_1"), 0); /* nor anything else */
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    struct game h = SCENE(.hand = "upgrade the_hammer", .pile = "1");
    h.oblivion = (uint8_t)kind_of(&h, "the_hammer");
    DO(&h, "Play Upgrade"); /* the stack that it goes to is out of the game */
    CHECK_EQ(discarded(&h, ME, "the_hammer"), 0);
    CHECK_EQ(discarded(&h, ME, "gem_1"), 0);
    CHECK_EQ(held(&h, ME, "the_hammer"), 0);
    CHECK_EQ(money_of(&h, ME), 1);
    struct game t = SCENE(.hand = "training_day the_hammer");
    t.oblivion = (uint8_t)kind_of(&t, "the_hammer");
    DO(&t, "Play Training Day");
    CHECK_EQ(hand_size(&t, ME), 0);
    CHECK_EQ(pigs_of(&t, ME), 1);
    struct game c = SCENE(.hand = "chips_for_free the_hammer");
    c.oblivion = (uint8_t)kind_of(&c, "the_hammer");
    DO(&c, "Play Chips for Free");
    CHECK_EQ(discarded(&c, ME, "the_hammer"), 0);
    CHECK_EQ(discarded(&c, ME, "gem_1"), 0);
}

TEST(training_day_fetches_from_as_much_to_two_more)
{
    struct game g =
        SCENE(.hand = "training_day gem_2 gem_1", .bank = "now_or_later one_of_each x_copy");
    DO(&g, "Play Training Day");
    DO(&g, "Trash 2-gem"); /* 3 */
    CHECK(!CAN(&g, "Take Now or Later"));
    CHECK(!CAN(&g, "Take X-Copy"));
    CHECK(CAN(&g, "Take 2-gem"));
    DO(&g, "Take One of Each"); /* 5 */
    CHECK_EQ(held(&g, ME, "one_of_each"), 1);
    CHECK_EQ(g.player[ME].known[kind_of(&g, "one_of_each")], 1); /* everybody saw it */
    CHECK_EQ(on_table(&g, ME, "training_day"), 1);
    struct game none = SCENE(.hand = "training_day combine chromatic_orb");
    DO(&none, "Play Training Day"); /* an orb and a character chip: nothing to trash */
    CHECK_EQ(hand_size(&none, ME), 2);
    CHECK_EQ(pigs_of(&none, ME), 1);
    CHECK_EQ(on_table(&none, ME, "training_day"), 1);
}

TEST(martial_mastery_gains_exactly_two_more)
{
    struct game g = SCENE(.hand = "martial_mastery gem_1 gem_2 combine",
                          .bank = "one_of_each axe_kick signature_move one_two_punch");
    DO(&g, "Play Martial Mastery");
    CHECK(!CAN(&g, "Trash Combine"));
    CHECK(!CAN(&g, "None"));
    DO(&g, "Trash 2-gem");
    CHECK(!CAN(&g, "Gain One-Two Punch")); /* 4 */
    CHECK(CAN(&g, "Gain 3-gem"));
    DO(&g, "Gain Axe Kick");
    CHECK_EQ(discarded(&g, ME, "axe_kick"), 1);
    CHECK_EQ(on_table(&g, ME, "martial_mastery"), 1);
    struct game none = SCENE(.hand = "martial_mastery combine");
    DO(&none, "Play Martial Mastery");
    CHECK_EQ(held(&none, ME, "combine"), 1);
    CHECK_EQ(on_table(&none, ME, "martial_mastery"), 1);
}

TEST(rigorous_training_gains_up_to_two_more)
{
    struct game g =
        FREE(.hand = "gem_4 gem_4", .foe_hand = "rigorous_training gem_2 gem_1",
             .bank = "one_two_punch draw_three safe_keeping x_copy", .third_hand = "gem_1");
    end_actions(&g);
    DO(&g, "Buy One-Two Punch for $4");
    CHECK_EQ(asked(&g), FOE);
    struct game not_now = g;
    DO(&g, "React with Rigorous Training");
    DO(&g, "Trash 2-gem");
    CHECK(CAN(&g, "Gain Wound")); /* any cheaper one */
    CHECK(!CAN(&g, "Gain X-Copy"));
    DO(&g, "Gain 3-gem");
    CHECK_EQ(discarded(&g, FOE, "gem_3"), 1);
    CHECK_EQ(discarded(&g, FOE, "rigorous_training"), 1);
    CHECK_EQ(held(&g, FOE, "gem_1"), 1);
    CHECK_EQ(asked(&g), ME);
    DO(&not_now, "Do not react");
    CHECK_EQ(asked(&not_now), ME);
    CHECK_EQ(held(&not_now, FOE, "rigorous_training"), 1);
    DO(&not_now, "Buy 2-gem"); /* 3: too cheap */
    CHECK_EQ(asked(&not_now), ME);
}

TEST(rigorous_training_answers_the_price_that_was_paid)
{
    struct game g = SCENE(.seat = 1, .hand = "sale_prices gem_4", .bank = "one_two_punch axe_kick",
                          .foe_hand = "rigorous_training gem_1");
    DO(&g, "Play Sale Prices");
    struct game four = g;
    DO(&g, "Buy One-Two Punch for $3");
    CHECK_EQ(asked(&g), 1);
    DO(&four, "Buy Axe Kick for $4");
    CHECK_EQ(asked(&four), 0);
    struct game ahead = SCENE(.hand = "thinking_ahead gem_3", .bank = "draw_three axe_kick",
                              .foe_hand = "rigorous_training gem_1");
    DO(&ahead, "Play Thinking Ahead");
    DO(&ahead, "Buy Draw Three for $3");
    DO(&ahead, "Put it on top of the bag");
    CHECK_EQ(asked(&ahead), ME); /* too cheap, wherever it is put */
    struct game own = SCENE(.hand = "rigorous_training gem_4", .bank = "one_two_punch");
    end_actions(&own);
    DO(&own, "Buy One-Two Punch for $4"); /* one's own purchase */
    CHECK_EQ(asked(&own), ME);
    CHECK_EQ(kind_asked(&own), ASK_BUY);
}

TEST(upgrade_trades_one_or_two_chips)
{
    CLAUSE("PS-330", "PS-331");
    struct game g =
        SCENE(.hand = "upgrade gem_1 gem_2 wound wound", .bank = "safe_keeping now_or_later");
    DO(&g, "Play Upgrade");
    CHECK(!CAN(&g, "None")); /* one at least */
    DO(&g, "Trash Wound");
    struct game one = g;
    DO(&g, "Trash 1-gem");
    CHECK_EQ(kind_asked(&g), ASK_PICK);
    CHECK(!CAN(&g, "Trash 2-gem")); /* two at most: now the gains */
    CHECK(CAN(&g, "Gain Wound"));
    DO(&g, "Gain Safe Keeping"); /* 1 for 0 */
    CHECK(!CAN(&g, "Gain Wound"));
    DO(&g, "Gain Now or Later"); /* 2 for 1 */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_EQ(discarded(&g, ME, "safe_keeping"), 1);
    CHECK_EQ(discarded(&g, ME, "now_or_later"), 1);
    DO(&one, "None");
    DO(&one, "Gain 1-gem");
    CHECK_EQ(discarded(&one, ME, "gem_1"), 1);
    CHECK_EQ(kind_asked(&one), ASK_BUY); /* one for one */
    struct game none = SCENE(.hand = "upgrade cog_engine");
    DO(&none, "Play Upgrade");
    CHECK_EQ(held(&none, ME, "cog_engine"), 1);
    CHECK_EQ(money_of(&none, ME), 1);
}

TEST(degenerate_trasher_stops_at_two)
{
    CLAUSE("PS-255");
    struct game g = SCENE(.hand = "degenerate_trasher wound wound wound crash_gem");
    DO(&g, "Play Degenerate Trasher");
    DO(&g, "Trash Wound");
    DO(&g, "Trash Wound");
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    struct game one = SCENE(.hand = "no_more_lies wound wound ouch");
    DO(&one, "Play No More Lies");
    DO(&one, "Trash Wound");
    DO(&one, "None");
    CHECK_EQ(held(&one, ME, "wound"), 1);
    CHECK_EQ(arrows_of(&one, ME, RED), 1);
    struct game lies = SCENE(.hand = "no_more_lies wound wound wound ouch");
    DO(&lies, "Play No More Lies");
    DO(&lies, "Trash Wound");
    DO(&lies, "Trash Wound");
    CHECK_EQ(kind_asked(&lies), ASK_ACTION);
}

/* --- Gems and Wounds. --- */

TEST(now_or_later_trashes_what_there_is)
{
    CLAUSE("PS-278", "PS-240");
    struct game gem = SCENE(.hand = "now_or_later gem_1 gem_2");
    DO(&gem, "Play Now or Later");
    DO(&gem, "Trash a gem");
    CHECK(!CAN(&gem, "None")); /* no Wound, so a gem */
    DO(&gem, "Trash 2-gem");
    CHECK_EQ(in_bank(&gem, "gem_2"), 20);
    CHECK_EQ(on_table(&gem, ME, "gem_1"), 1);
    struct game wound = SCENE(.hand = "now_or_later", .discard = "wound wound");
    DO(&wound, "Play Now or Later");
    DO(&wound, "Trash a gem");
    CHECK_EQ(discarded(&wound, ME, "wound"), 1); /* the one thing that can be done */
    struct game both = SCENE(.hand = "now_or_later gem_1 wound");
    DO(&both, "Play Now or Later");
    DO(&both, "Trash a gem");
    DO(&both, "Trash 1-gem");
    CHECK(CAN(&both, "None")); /* a gem alone will do */
    DO(&both, "None");
    CHECK_EQ(held(&both, ME, "wound"), 1);
    struct game none = SCENE(.hand = "now_or_later combine");
    DO(&none, "Play Now or Later");
    DO(&none, "Trash a gem");
    CHECK_EQ(none.phase, PHASE_BUY);
}

TEST(more_shiny_of_hand_or_pile)
{
    CLAUSE("PS-339");
    struct game g = SCENE(.hand = "more_shiny gem_1", .pile = "1");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play More Shiny");
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "The one in your hand");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(held(&g, ME, "gem_1") + on_table(&g, ME, "gem_1"), 0);
    CHECK_EQ(in_bank(&g, "gem_1"), ones + 1);
    CHECK_EQ(money_of(&g, ME), 1);
    struct game hand = SCENE(.hand = "more_shiny gem_1 gem_2", .pile = "2");
    DO(&hand, "Play More Shiny"); /* no 1-gem in the pile */
    CHECK_EQ(held(&hand, ME, "gem_1") + on_table(&hand, ME, "gem_1"), 0);
    CHECK_STRING(pile_of(&hand, ME), "2");
    CHECK_EQ(discarded(&hand, ME, "gem_2"), 1);
    CHECK_EQ(money_of(&hand, ME), 1 + 2);
    struct game pile = SCENE(.hand = "more_shiny gem_2", .pile = "11");
    DO(&pile, "Play More Shiny"); /* none in the hand */
    CHECK_STRING(pile_of(&pile, ME), "1");
    CHECK_EQ(discarded(&pile, ME, "gem_2"), 1);
    struct game out = SCENE(.hand = "more_shiny", .pile = "1", .gone = "gem_2");
    DO(&out, "Play More Shiny");
    CHECK_EQ(money_of(&out, ME), 1); /* no 2-gem to gain */
    CHECK_EQ(discarded(&out, ME, "gem_2"), 0);
}

TEST(more_shiny_in_a_hidden_hand)
{
    CLAUSE("PS-389", "PS-339");
    struct game g =
        SCENE(.hand = "more_shiny gem_2", .bag = "gem_1 gem_1", .pile = "1", .hidden = true);
    DO(&g, "Play More Shiny"); /* nobody else sees that there is no 1-gem in my hand */
    CHECK_EQ(kind_asked(&g), ASK_EITHER);
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "One of your pile");
    CHECK_STRING(pile_of(&g, ME), "");
    struct game h =
        SCENE(.hand = "more_shiny gem_1 gem_2", .bag = "gem_1", .pile = "2", .hidden = true);
    DO(&h, "Play More Shiny");
    DO(&h, "Trash 1-gem");
    CHECK_EQ(discarded(&h, ME, "gem_2"), 1);
}

TEST(self_improvement_trashes_any_chip_but_a_characters)
{
    CLAUSE("PS-055");
    struct game g =
        SCENE(.hand = "self_improvement acrobatics combine", .discard = "gem_1 surgical_strike");
    DO(&g, "Play Self-Improvement");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Trash Combine");
    CHECK_EQ(in_bank(&g, "combine"), 20);
    struct game none = SCENE(.hand = "self_improvement acrobatics");
    DO(&none, "Play Self-Improvement");
    CHECK_EQ(held(&none, ME, "acrobatics"), 1);
}

TEST(purge_bad_habits_fetches_a_gem_all_the_same)
{
    CLAUSE("PS-240");
    struct game g = SCENE(.hand = "purge_bad_habits rigorous_training");
    DO(&g, "Play Purge Bad Habits"); /* nothing to trash */
    CHECK_EQ(money_of(&g, ME), 2);
    CHECK_EQ(held(&g, ME, "rigorous_training"), 1);
    struct game h = SCENE(.hand = "purge_bad_habits wound combine", .gone = "gem_2");
    DO(&h, "Play Purge Bad Habits");
    DO(&h, "Trash Combine");
    CHECK_EQ(held(&h, ME, "wound"), 1);
    CHECK_EQ(money_of(&h, ME), 0);
}

TEST(big_rocks_climb_one_step)
{
    static const char *const gems[] = {"gem_1", "gem_2", "gem_3", "gem_4"};
    for (int i = 0; i < 4; i++) {
        char hand[40];
        snprintf(hand, sizeof hand, "big_rocks %s", gems[i]);
        struct game g = SCENE(.hand = hand);
        DO(&g, "Play Big Rocks");
        CHECK_EQ(money_of(&g, ME), i == 3 ? 0 : i + 2); /* there is no 5-gem */
        CHECK_EQ(hand_size(&g, ME), 0);
    }
    struct game none = SCENE(.hand = "big_rocks combine");
    DO(&none, "Play Big Rocks");
    CHECK_EQ(held(&none, ME, "combine"), 1);
    CHECK_EQ(money_of(&none, ME), 0);
    CHECK_EQ(on_table(&none, ME, "big_rocks"), 1);
}

TEST(risky_moves_and_growth_of_every_gem)
{
    static const char *const gems[] = {"gem_1", "gem_2", "gem_3", "gem_4"};
    static const char *const piles[] = {"1", "2", "3", "4"};
    for (int i = 0; i < 4; i++) {
        char hand[40];
        snprintf(hand, sizeof hand, "risky_move %s", gems[i]);
        struct game g = SCENE(.hand = hand);
        DO(&g, "Play Risky Move");
        CHECK_STRING(pile_of(&g, ME), piles[i]);
        CHECK_EQ(money_of(&g, ME), 3);
        for (int j = 0; j < 4; j++)
            CHECK_EQ(discarded(&g, ME, gems[j]), j == i + 1);
        CHECK_EQ(discarded(&g, ME, "combine"), 0); /* what lies behind the 4-gems is no gem */
    }
    struct game none = SCENE(.hand = "risky_move combine");
    DO(&none, "Play Risky Move");
    CHECK_EQ(money_of(&none, ME), 0);
    CHECK_STRING(pile_of(&none, ME), "");
}

TEST(gem_essence_needs_a_gem_of_the_hand)
{
    struct game g = SCENE(.hand = "gem_essence gem_1 gem_3 draw_three", .pile = "2");
    DO(&g, "Play Gem Essence");
    CHECK(!CAN(&g, "Trash 2-gem"));
    DO(&g, "Trash 3-gem");
    CHECK_EQ(in_bank(&g, "gem_3"), 16);
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 0);
}

/* --- Radiant Healing. --- */

TEST(radiant_healing_goes_round_the_table)
{
    CLAUSE("PS-368", "PS-369", "PS-242");
    for (int me = 0; me < 3; me++) {
        int foe = seat_of(me, FOE, 3), third = seat_of(me, THIRD, 3);
        struct game g = FREE(.seat = me, .hand = "radiant_healing axe_kick wound", .bag = "gem_2",
                             .foe_hand = "axe_kick gem_1 combine", .foe_discard = "wound",
                             .third_hand = "axe_kick gem_2");
        DO(&g, "Play Radiant Healing");
        CHECK_EQ(asked(&g), me);
        DO(&g, "Discard Axe Kick");
        CHECK(!CAN(&g, "None"));
        DO(&g, "Trash Wound");
        CHECK_EQ(held(&g, me, "wound"), 0);
        CHECK_EQ(asked(&g), foe);
        CHECK_EQ(offers_in_all(&g), 2); /* no Combine: a puzzle chip */
        DO(&g, "Discard Axe Kick");
        CHECK_EQ(asked(&g), foe);       /* their own choice */
        CHECK_EQ(offers_in_all(&g), 2); /* must trash: a 1-gem of the hand or the Wound */
        DO(&g, "Trash 1-gem");
        CHECK_EQ(held(&g, foe, "gem_1"), 0);
        CHECK_EQ(discarded(&g, foe, "wound"), 1);
        CHECK_EQ(asked(&g), third);
        DO(&g, "Discard Axe Kick"); /* for nothing */
        CHECK_EQ(held(&g, third, "gem_2"), 1);
        CHECK_EQ(discarded(&g, third, "axe_kick"), 1);
        CHECK_EQ(pigs_of(&g, me), 1);
        CHECK_EQ(held(&g, me, "gem_2"), 1);
    }
}

/* --- Stacks. --- */

TEST(combos_are_hard_ends_the_action_phase)
{
    struct game g = SCENE(.hand = "combos_are_hard one_of_each");
    g.player[ME].arrow[BLACK] = 3; /* as an ongoing chip gives them */
    DO(&g, "Play Combos Are Hard");
    DO(&g, "Gain 4-gem");
    CHECK(!CAN(&g, "None"));
    DO(&g, "Gain 3-gem");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(discarded(&g, ME, "gem_4"), 1);
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    CHECK_EQ(held(&g, ME, "one_of_each"), 1);
    struct game played = SCENE(.hand = "combos_are_hard one_of_each one_two_punch");
    DO(&played, "Play One-Two Punch");
    DO(&played, "Play Combos Are Hard");
    CHECK(CAN(&played, "Play One of Each")); /* nothing gained, nothing ended */
    CHECK_EQ(hand_size(&played, ME), 1);
}

TEST(combos_are_hard_offers_all_but_mighty_chips)
{
    struct game g = SCENE(.hand = "combos_are_hard", .bank = "the_hammer master_puzzler");
    DO(&g, "Play Combos Are Hard");
    CHECK_EQ(offers_in_all(&g), BANK_STACKS - 2);
    DO(&g, "Gain 1-gem");
    CHECK_EQ(offers_in_all(&g), BANK_STACKS - 3);
    struct game ones = SCENE(.hand = "combos_are_hard", .foe_hand = "improvisation",
                             .bank = "draw_three roundhouse axe_kick one_of_each ouch x_copy "
                                     "the_hammer now_or_later",
                             .gone = "draw_three roundhouse axe_kick one_of_each ouch x_copy "
                                     "the_hammer now_or_later improvisation combos_are_hard gem_2 "
                                     "gem_3 gem_4 combine crash_gem double_crash_gem wound");
    DO(&ones, "Play Combos Are Hard");     /* two different ones: there is one kind only */
    CHECK_EQ(held(&ones, ME, "gem_1"), 1); /* and with no money the next hand is drawn */
    CHECK_EQ(hand_size(&ones, ME), 1);
    CHECK_EQ(in_bank(&ones, "combos_are_hard"), 1);
}

TEST(traps_on_any_stack_add_up)
{
    struct game g =
        SCENE(.hand = "its_a_trap its_a_trap crash_gem gem_1 gem_1", .gone = "double_crash_gem");
    DO(&g, "Play It's a Trap");
    CHECK_EQ(offers_in_all(&g), BANK_STACKS); /* an empty one, too */
    DO(&g, "Trap 1-gem");
    DO(&g, "Play It's a Trap");
    DO(&g, "Trap 1-gem");
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    CHECK_EQ(discarded(&g, ME, "wound"), 2); /* whoever buys there: me too */
    DO(&g, "Buy 1-gem");
    CHECK_EQ(discarded(&g, ME, "wound"), 4);
    struct game other = SCENE(.hand = "its_a_trap gem_1");
    DO(&other, "Play It's a Trap");
    DO(&other, "Trap 2-gem");
    end_actions(&other);
    DO(&other, "Buy 1-gem");
    CHECK_EQ(discarded(&other, ME, "wound"), 0);
}

TEST(into_oblivion_tells_which_stack_comes_back)
{
    CLAUSE("PS-342", "PS-344");
    struct game g = SCENE(.hand = "into_oblivion gem_4", .bank = "draw_three ouch now_or_later");
    struct game second = g;
    struct story first = story_for(&g, SPECTATOR);
    DO(&g, "Play Into Oblivion");
    CHECK_EQ(offers_in_all(&g), PUZZLES);
    DO_HEARD(&g, "Remove Draw Three", &first.listener);
    CHECK_CONTAINS(first.text, "removes the stack of Draw Three");
    CHECK(!strstr(first.text, "brings back"));
    CHECK(!CAN(&g, "Buy Draw Three"));
    second.oblivion = (uint8_t)kind_of(&second, "draw_three");
    DO(&second, "Play Into Oblivion");
    CHECK_EQ(offers_in_all(&second), PUZZLES - 1); /* another one */
    struct story story = story_for(&second, SPECTATOR);
    DO_HEARD(&second, "Remove Ouch!", &story.listener);
    CHECK_CONTAINS(story.text, "brings back the stack of Draw Three");
    CHECK_CONTAINS(story.text, "removes the stack of Ouch!");
    CHECK(CAN(&second, "Buy Draw Three"));
    CHECK(!CAN(&second, "Buy Ouch!"));
}

/* --- Back into the hand. --- */

TEST(chips_come_back_into_the_hand_openly)
{
    CLAUSE("PS-326", "PS-066");
    struct game past = SCENE(.hand = "time_for_the_past",
                             .discard = "draw_three now_or_later gem_1", .hidden = true);
    DO(&past, "Play It's Time for the Past");
    CHECK_EQ(offers_in_all(&past), 2);
    DO(&past, "Take Now or Later");
    CHECK_EQ(past.player[ME].known[kind_of(&past, "now_or_later")], 1);
    CHECK_EQ(discarded(&past, ME, "draw_three"), 1);
    struct game none = SCENE(.hand = "time_for_the_past", .discard = "gem_1 combine");
    DO(&none, "Play It's Time for the Past");
    CHECK_EQ(hand_size(&none, ME), 0);
    struct game riposte =
        SCENE(.hand = "sneak_attack", .foe_hand = "riposte", .foe_discard = "gem_4 combine");
    DO(&riposte, "Play Sneak Attack");
    DO(&riposte, "React with Riposte");
    CHECK_EQ(offers_in_all(&riposte), 2);
    DO(&riposte, "Take Combine");
    CHECK_EQ(held(&riposte, FOE, "combine"), 1);
    struct game alone = SCENE(.hand = "sneak_attack", .foe_hand = "riposte");
    DO(&alone, "Play Sneak Attack");
    DO(&alone, "React with Riposte"); /* nothing but itself */
    CHECK_EQ(hand_size(&alone, FOE), 0);
    CHECK_EQ(discarded(&alone, FOE, "riposte"), 1);
}

TEST(blues_are_good_may_find_nothing)
{
    CLAUSE("PS-247");
    struct game g = SCENE(.hand = "blues_are_good ebb_or_flow", .bag = "ebb_or_flow gem_1 riposte");
    DO(&g, "Play Blues are Good");
    CHECK_EQ(offers_in_all(&g), 3); /* two blue ones, or none */
    struct game none = g;
    DO(&g, "Take Riposte");
    CHECK_EQ(held(&g, ME, "riposte"), 1);
    CHECK_EQ(in_bag(&g, ME, "riposte"), 0);
    CHECK_EQ(in_bag(&g, ME, "ebb_or_flow"), 1);
    CHECK_EQ(g.player[ME].bag.count, 2);
    DO(&none, "None");
    CHECK_EQ(none.player[ME].bag.count, 3);
    CHECK_EQ(arrows_of(&none, ME, BLUE), 2);
    struct game empty = SCENE(.hand = "blues_are_good ebb_or_flow", .bag = "gem_1");
    DO(&empty, "Play Blues are Good");
    CHECK_EQ(in_bag(&empty, ME, "gem_1"), 1);
}

TEST(research_swaps_a_chip_of_the_hand)
{
    struct game g = SCENE(.hand = "research wound gem_1", .bag = "combine crash_gem gem_1");
    DO(&g, "Play Research & Development");
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Take Crash Gem");
    CHECK(!CAN(&g, "Put Crash Gem into the bag")); /* not back again */
    DO(&g, "Put Wound into the bag");
    CHECK_EQ(held(&g, ME, "crash_gem"), 1);
    CHECK_EQ(in_bag(&g, ME, "wound"), 1);
    CHECK_EQ(in_bag(&g, ME, "crash_gem"), 0);
    CHECK_EQ(g.player[ME].bag.count, 3);
    struct game same = SCENE(.hand = "research combine", .bag = "combine gem_1");
    DO(&same, "Play Research & Development"); /* a Combine for a Combine */
    CHECK_EQ(held(&same, ME, "combine"), 1);
    CHECK_EQ(in_bag(&same, ME, "combine"), 1);
    for (uint8_t kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++) {
        struct game other = SCENE(.hand = "research combine", .bag = "combine gem_1");
        other.bank[kind]--;
        other.player[ME].hand[kind]++;
        other.player[ME].known[kind]++;
        DO(&other, "Play Research & Development");
        CHECK_EQ(offers_in_all(&other), 2); /* a Combine, or the chip of this stack */
    }
    struct game alone = SCENE(.hand = "research", .bag = "combine gem_1");
    DO(&alone, "Play Research & Development"); /* nothing to swap it with */
    CHECK_EQ(in_bag(&alone, ME, "combine"), 1);
    CHECK_EQ(hand_size(&alone, ME), 0);
    struct game none = SCENE(.hand = "research wound", .bag = "gem_1");
    DO(&none, "Play Research & Development"); /* no orb */
    CHECK_EQ(held(&none, ME, "wound"), 1);
    CHECK_EQ(on_table(&none, ME, "research"), 1);
}

/* --- Nothing to do. --- */

TEST(a_chip_that_can_do_nothing_stays_on_the_table)
{
    CLAUSE("PS-084", "PS-240");
    static const struct {
        const char *chip, *play;
    } rows[] = {{"chips_for_free", "Play Chips"},
                {"training_day", "Play Training"},
                {"martial_mastery", "Play Martial"},
                {"upgrade", "Play Upgrade"},
                {"more_shiny", "Play More"},
                {"big_rocks", "Play Big"},
                {"gem_essence", "Play Gem Essence"},
                {"risky_move", "Play Risky"},
                {"its_combo_time", "Play It's Combo"},
                {"research", "Play Research"},
                {"crash_bomb", "Play Crash Bomb"},
                {"double_slash", "Play Double Slash"},
                {"rocket_punch", "Play Rocket"},
                {"burning_vigor", "Play Burning"},
                {"x_copy", "Play X-Copy"},
                {"signature_move", "Play Signature"},
                {"two_truths", "Play Two"},
                {"wartime_tactics", "Play Wartime"},
                {"double_take", "Play Double-take"},
                {"jackpot", "Play Jackpot"},
                {"stolen_purples", "Play Stolen"},
                {"self_improvement", "Play Self"},
                {"degenerate_trasher", "Play Degenerate"},
                {"time_for_the_past", "Play It's Time"},
                {"blues_are_good", "Play Blues"},
                {"radiant_healing", "Play Radiant"},
                {"beast_unleashed", "Play Beast"},
                {"living_on_the_edge", "Play Living"},
                {"improvisation", "Play Improvisation"},
                {"combine", "Play Combine"},
                {"crash_gem", "Play Crash Gem"},
                {"mistress_command", "Play Mistress"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = rows[i].chip);
        DO(&g, rows[i].play);
        CHECK_EQ(asked(&g), ME);
        CHECK_EQ(kind_asked(&g), ASK_BUY);
        CHECK_EQ(on_table(&g, ME, rows[i].chip), 1);
        CHECK_STRING(pile_of(&g, ME), "");
        CHECK_STRING(pile_of(&g, FOE), "");
        CHECK_EQ(hand_size(&g, ME), 0);
    }
}
