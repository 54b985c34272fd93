/* test_base.c - the chips of the base set: a scenario for each. */
#include "games/puzzle_strike/table.h"

/* --- Puzzle chips. --- */

TEST(chip_damage)
{
    struct game g = SCENE(.hand = "chip_damage ouch", .discard = "gem_3 gem_1",
                          .foe_hand = "combine gem_1 gem_2");
    DO(&g, "Play Chip Damage");
    DO(&g, "Put 3-gem of the discard pile on top");
    CHECK_STRING(top_of(&g, ME), "gem_3");
    DO(&g, "Discard an orb chip");
    CHECK_EQ(discarded(&g, FOE, "combine"), 1);
    CHECK_EQ(hand_size(&g, FOE), 2);
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
    struct game h = SCENE(.hand = "chip_damage", .foe_hand = "gem_1");
    DO(&h, "Play Chip Damage"); /* "two chips" even with one */
    CHECK_EQ(hand_size(&h, FOE), 0);
}

TEST(combos_are_hard)
{
    struct game g = SCENE(.hand = "combos_are_hard gem_1", .bank = "the_hammer draw_three");
    DO(&g, "Play Combos Are Hard");
    CHECK(!CAN(&g, "Gain The Hammer"));
    DO(&g, "Gain Double Crash Gem");
    CHECK(!CAN(&g, "Gain Double Crash Gem"));
    DO(&g, "Gain 4-gem");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(discarded(&g, ME, "double_crash_gem"), 1);
    CHECK_EQ(discarded(&g, ME, "gem_4"), 1);
    CHECK_EQ(in_bank(&g, "combos_are_hard"), 5);
    struct game h = SCENE(.hand = "combos_are_hard one_two_punch crash_gem");
    DO(&h, "Play One-Two Punch");
    DO(&h, "Play Combos Are Hard"); /* not the only action */
    CHECK_EQ(kind_asked(&h), ASK_ACTION);
    CHECK_EQ(on_table(&h, ME, "combos_are_hard"), 1);
}

TEST(draw_three)
{
    struct game g = SCENE(.hand = "draw_three", .bag = "wound wound wound wound");
    DO(&g, "Play Draw Three");
    CHECK_EQ(held(&g, ME, "wound"), 3);
}

TEST(gem_essence)
{
    struct game g = SCENE(.hand = "gem_essence gem_2 draw_three");
    DO(&g, "Play Gem Essence");
    CHECK_EQ(in_bank(&g, "gem_2"), 20);
    for (int arrow = BROWN; arrow < ARROWS; arrow++)
        CHECK_EQ(arrows_of(&g, ME, arrow), 1);
    struct game h = SCENE(.hand = "gem_essence draw_three");
    DO(&h, "Play Gem Essence"); /* no gem, no arrows */
    CHECK_EQ(h.phase, PHASE_BUY);
}

TEST(gems_to_gemonade)
{
    struct game g =
        SCENE(.hand = "double_crash_gem", .pile = "33", .foe_hand = "gems_to_gemonade gem_1");
    DO(&g, "Play Double Crash Gem"); /* the first of two equal gems needs no question */
    DO(&g, "Break a 3-gem");
    DO(&g, "React with Gems to Gemonade");
    CHECK(!CAN(&g, "4 gems"));
    DO(&g, "3 gems");
    CHECK_STRING(pile_of(&g, FOE), "111");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    end_actions(&g);
    CHECK(money_of(&g, FOE) >= 3); /* in the foe's next buy phase */
    struct game h = SCENE(.hand = "gems_to_gemonade", .bag = "wound wound wound");
    DO(&h, "Play Gems to Gemonade");
    CHECK_EQ(held(&h, ME, "wound"), 2);
}

TEST(its_a_trap)
{
    struct game g =
        SCENE(.hand = "its_a_trap crash_gem", .foe_hand = "crash_gem gem_3", .bank = "draw_three");
    DO(&g, "Play It's a Trap");
    DO(&g, "Trap Draw Three");
    CHECK_EQ(in_bank(&g, "its_a_trap"), 5);
    CHECK(CAN(&g, "Play Crash Gem")); /* black arrow */
    end_turn(&g);
    buy_turn(&g, "Buy Draw Three");
    CHECK_EQ(discarded(&g, FOE, "wound") + held(&g, FOE, "wound") + in_bag(&g, FOE, "wound"), 1);
}

TEST(its_combo_time)
{
    struct game g =
        SCENE(.hand = "its_combo_time gem_1 combine", .bag = "wound wound wound wound wound");
    DO(&g, "Play It's Combo Time");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(held(&g, ME, "wound"), 4);
    CHECK(CAN(&g, "Play Combine"));
    struct game h = SCENE(.hand = "its_combo_time gem_2 combine", .bag = "wound");
    DO(&h, "Play It's Combo Time");
    CHECK_EQ(h.phase, PHASE_BUY);
}

TEST(iron_defense)
{
    struct game g = SCENE(.hand = "one_two_punch iron_defense", .pile = "2");
    int crashes = in_bank(&g, "crash_gem");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Iron Defense");
    CHECK_EQ(in_bank(&g, "crash_gem"), crashes - 1);
    DO(&g, "Play the Crash Gem beside your pile"); /* this turn, for an action */
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(discarded(&g, ME, "crash_gem"), 1);
    struct game h = SCENE(.hand = "crash_gem", .pile = "2", .foe_pile = "2");
    h.player[FOE].iron = 1;
    h.bank[CRASH_GEM]--;
    DO(&h, "Play Crash Gem");
    DO(&h, "React with the Crash Gem beside your pile");
    CHECK_STRING(pile_of(&h, FOE), "");
    CHECK_EQ(discarded(&h, FOE, "crash_gem"), 1);
}

TEST(knockdown)
{
    struct game g = SCENE(.hand = "knockdown crash_gem", .pile = "2", .foe_hand = "crash_gem gem_1",
                          .foe_pile = "1");
    DO(&g, "Play Knockdown");
    DO(&g, "Discard 1-gem");
    DO(&g, "Play Crash Gem with a purple arrow");
    CHECK_EQ(asked(&g), ME); /* no purple shield this turn */
    CHECK_STRING(pile_of(&g, FOE), "111");
    end_turn(&g);
    CHECK(!(g.player[FOE].flags & KNOCKED_DOWN));
}

TEST(master_puzzler)
{
    struct game g =
        SCENE(.hand = "master_puzzler", .bank = "draw_three button_mashing the_hammer axe_kick",
              .gone = "axe_kick", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Master Puzzler");
    CHECK(!CAN(&g, "Choose The Hammer"));
    CHECK(!CAN(&g, "Choose 1-gem"));
    CHECK(!CAN(&g, "Choose Axe Kick"));
    DO(&g, "Choose Draw Three");
    CHECK(!CAN(&g, "Choose Draw Three")); /* different ones */
    DO(&g, "Choose Button Mashing");
    DO(&g, "None");
    DO(&g, "Play Button Mashing");
    CHECK_EQ(g.phase, PHASE_BUY); /* then Draw Three, and the action phase ends */
    CHECK_EQ(discarded(&g, ME, "draw_three"), 1);
    CHECK_EQ(discarded(&g, ME, "button_mashing"), 0); /* it trashes itself */
    CHECK_EQ(in_bank(&g, "button_mashing"), 5);
    CHECK_EQ(on_table(&g, ME, "gem_1"), 3);
}

TEST(mix_master)
{
    struct game g = SCENE(.hand = "mix_master", .pile = "112", .foe_pile = "134");
    DO(&g, "Play Mix-Master");
    CHECK_STRING(pile_of(&g, FOE), "111113");
    CHECK(!CAN(&g, "Combine nothing"));
    DO(&g, "Combine a 1-gem and a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "22");
}

TEST(one_of_each_and_other_plain_ones)
{
    struct game g = SCENE(.hand = "one_of_each combine", .bag = "wound");
    DO(&g, "Play One of Each");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    struct game h = SCENE(.hand = "one_two_punch combine");
    DO(&h, "Play One-Two Punch");
    CHECK_EQ(arrows_of(&h, ME, BLACK), 2);
    struct game i = SCENE(.hand = "roundhouse combine", .bag = "wound wound wound");
    DO(&i, "Play Roundhouse");
    CHECK_EQ(arrows_of(&i, ME, BLACK), 1);
    CHECK_EQ(held(&i, ME, "wound"), 2);
    struct game j = SCENE(.hand = "recklessness combine");
    DO(&j, "Play Recklessness");
    CHECK_EQ(arrows_of(&j, ME, BLACK), 3);
    CHECK_EQ(discarded(&j, ME, "wound"), 1);
}

TEST(really_annoying)
{
    CLAUSE("PS-231", "PS-185");
    struct game g = SCENE(.hand = "really_annoying", .foe_hand = "really_annoying");
    DO(&g, "Play Really Annoying");
    DO(&g, "React with Really Annoying");
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(discarded(&g, FOE, "wound"), 1); /* still hit */
    struct game h = SCENE(.hand = "really_annoying blues_are_good", .foe_hand = "really_annoying");
    DO(&h, "Play Really Annoying");
    DO(&h, "React with Really Annoying");
    CHECK_EQ(asked(&h), ME); /* the reaction is a fist */
    DO(&h, "React with Blues are Good");
    CHECK_EQ(discarded(&h, ME, "wound"), 0);
    CHECK_EQ(discarded(&h, FOE, "wound"), 1);
}

TEST(risky_move)
{
    struct game g = SCENE(.hand = "risky_move gem_2 gem_4");
    DO(&g, "Play Risky Move");
    DO(&g, "Put 2-gem into the pile");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    CHECK_EQ(money_of(&g, ME), 3 + 4);
    struct game h = SCENE(.hand = "risky_move gem_4");
    DO(&h, "Play Risky Move"); /* there is no 5-gem */
    CHECK_STRING(pile_of(&h, ME), "4");
    CHECK_EQ(money_of(&h, ME), 3);
}

TEST(sale_prices)
{
    struct game g = SCENE(.hand = "one_two_punch sale_prices sale_prices gem_3",
                          .foe_hand = "crash_gem gem_4", .bank = "x_copy safe_keeping");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Sale Prices");
    DO(&g, "Play Sale Prices");
    CHECK(CAN(&g, "Buy X-Copy for $4"));
    CHECK(CAN(&g, "Buy Safe Keeping for $1")); /* not below 1 */
    CHECK(CAN(&g, "Buy Wound for $0"));
    CHECK_EQ(money_of(&g, ME), 5);
    end_turn(&g);
    end_actions(&g);
    CHECK_EQ(money_of(&g, FOE), 4);
    CHECK(!CAN(&g, "Buy X-Copy")); /* over */
}

TEST(secret_move)
{
    struct game g = SCENE(.hand = "secret_move combine", .bag = "gem_1 gem_1 gem_1 gem_1 crash_gem",
                          .foe_hand = "gem_1");
    DO(&g, "Play Secret Move");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    to_cleanup(&g);
    DO(&g, "None"); /* for the piggy bank */
    end_turn(&g);
    CHECK_EQ(pigs_of(&g, ME), 1);
    struct game h = SCENE(.hand = "crash_gem gem_4", .ongoing = "secret_move");
    end_actions(&h);
    DO(&h, "Buy Combine");
    CHECK_EQ(lasting(&h, ME, "secret_move"), 0);
}

TEST(ongoing_chips_stay_in_cleanup)
{
    CLAUSE("PS-104");
    struct game g = SCENE(.hand = "secret_move gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Secret Move");
    to_cleanup(&g);
    DO(&g, "None");
    CHECK_EQ(lasting(&g, ME, "secret_move"), 1);
    CHECK_EQ(discarded(&g, ME, "secret_move"), 0);
}

TEST(self_improvement)
{
    struct game g = SCENE(.hand = "self_improvement gem_1", .discard = "wound");
    DO(&g, "Play Self-Improvement");
    DO(&g, "Trash Wound of the discard pile");
    CHECK_EQ(in_bank(&g, "wound"), 24);
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "self_improvement",
                          .foe_bag = "gem_1 gem_1 gem_1 gem_1");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Self-Improvement");
    CHECK_EQ(hand_size(&h, FOE), 3);
}

TEST(sneak_attack)
{
    struct game g = SCENE(.mode = "free-for-all", .hand = "sneak_attack ouch");
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_STRING(pile_of(&g, THIRD), "1");
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
}

TEST(stolen_purples)
{
    struct game g = SCENE(.hand = "stolen_purples", .foe_hand = "combine crash_gem gem_1",
                          .foe_discard = "double_crash_gem");
    DO(&g, "Play Stolen Purples");
    CHECK(!CAN(&g, "Take Double Crash Gem")); /* was not in the hand */
    DO(&g, "Take Combine");
    CHECK_EQ(discarded(&g, ME, "combine"), 1);
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
    CHECK_EQ(held(&g, FOE, "gem_1"), 1);
    CHECK_EQ(in_bank(&g, "stolen_purples"), 5);
    struct game h = SCENE(.hand = "stolen_purples", .foe_hand = "gem_1");
    DO(&h, "Play Stolen Purples");
    CHECK_EQ(on_table(&h, ME, "stolen_purples"), 1);
}

TEST(stolen_purples_takes_orb_chips_of_characters)
{
    struct game g = SCENE(.mode = "free-for-all", .hand = "stolen_purples",
                          .third_hand = "crash_potato combine gem_1");
    DO(&g, "Play Stolen Purples");
    DO(&g, "Green");
    DO(&g, "Take Crash Potato");
    CHECK_EQ(discarded(&g, ME, "crash_potato"), 1);
    CHECK_EQ(discarded(&g, THIRD, "combine"), 1);
    CHECK_EQ(held(&g, THIRD, "gem_1"), 1);
}

TEST(thinking_ahead)
{
    struct game g = SCENE(.hand = "thinking_ahead gem_3 gem_2", .bank = "draw_three");
    DO(&g, "Play Thinking Ahead");
    CHECK_EQ(money_of(&g, ME), 6);
    DO(&g, "Buy Draw Three");
    DO(&g, "Put it on top of the bag");
    CHECK_STRING(top_of(&g, ME), "draw_three");
    DO(&g, "Buy 2-gem");
    DO(&g, "Put it into the discard pile");
    CHECK_EQ(discarded(&g, ME, "gem_2"), 1);
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "thinking_ahead");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Thinking Ahead");
    CHECK_STRING(pile_of(&h, FOE), "");
    CHECK_EQ(in_bank(&h, "thinking_ahead"), 5); /* trashed */
}

TEST(training_day)
{
    struct game g =
        SCENE(.hand = "training_day gem_1 combine chromatic_orb", .bank = "draw_three x_copy");
    DO(&g, "Play Training Day"); /* the gem: no orb, no character chip */
    CHECK(!CAN(&g, "Take X-Copy"));
    DO(&g, "Take Draw Three"); /* 3 is at most 1 + 2 */
    CHECK_EQ(held(&g, ME, "draw_three"), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(in_bank(&g, "gem_1"), 64);
}

/* --- Characters. --- */

TEST(grave)
{
    struct game g = SCENE(.hand = "versatile_style combine");
    DO(&g, "Play Versatile Style");
    DO(&g, "Black arrow and piggy bank");
    CHECK(CAN(&g, "Play Combine"));
    CHECK_EQ(pigs_of(&g, ME), 1);
    struct game h = SCENE(.hand = "versatile_style");
    DO(&h, "Play Versatile Style");
    DO(&h, "$2");
    CHECK_EQ(money_of(&h, ME), 2);
    struct game i =
        SCENE(.hand = "martial_mastery gem_1 combine", .bank = "draw_three one_of_each");
    DO(&i, "Play Martial Mastery"); /* trashes the gem: the Combine has an orb */
    CHECK(!CAN(&i, "Gain One of Each"));
    DO(&i, "Gain Draw Three"); /* exactly 2 more */
    CHECK(CAN(&i, "Play Combine"));
    struct game j =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "reversal", .foe_pile = "3");
    DO(&j, "Play Crash Gem");
    DO(&j, "React with Reversal");
    CHECK_STRING(pile_of(&j, ME), "1");
    struct game k = SCENE(.hand = "reversal", .bag = "wound wound wound");
    DO(&k, "Play Reversal");
    CHECK_EQ(held(&k, ME, "wound"), 2);
}

TEST(jaina)
{
    struct game g = SCENE(.hand = "playing_with_fire draw_three", .bag = "wound");
    DO(&g, "Play Playing with Fire");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 1);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    struct game h = SCENE(.hand = "burning_vigor combine", .discard = "wound");
    DO(&h, "Play Burning Vigor");
    CHECK_STRING(pile_of(&h, FOE), "1");
    CHECK(CAN(&h, "Play Combine"));
    struct game i = SCENE(.hand = "burning_vigor combine");
    DO(&i, "Play Burning Vigor"); /* no Wound */
    CHECK_STRING(pile_of(&i, FOE), "");
    struct game j = SCENE(.hand = "unstable_power", .pile = "12");
    DO(&j, "Play Unstable Power");
    DO(&j, "Break a 2-gem");
    DO(&j, "Break a 1-gem");
    CHECK_STRING(pile_of(&j, FOE), "111");
    CHECK_EQ(money_of(&j, ME), 2);
    CHECK_EQ(discarded(&j, ME, "wound"), 2);
    struct game k =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "unstable_power", .foe_pile = "11");
    DO(&k, "Play Crash Gem");
    DO(&k, "React with Unstable Power");
    DO(&k, "Break a 1-gem");
    CHECK_STRING(pile_of(&k, FOE), "");
    CHECK_EQ(discarded(&k, FOE, "wound"), 2);
}

TEST(dragon_form)
{
    struct game g = SCENE(.hand = "dragon_form", .bag = "crash_gem gem_4 gem_1 gem_1 gem_1",
                          .foe_hand = "gem_1");
    DO(&g, "Play Dragon Form");
    CHECK_EQ(lasting(&g, ME, "dragon_form"), 1);
    end_turn(&g);
    end_turn(&g);
    CHECK(prompted(&g, "Dragon Form"));
    DO(&g, "Ante a gem that is 1 larger");
    CHECK_STRING(pile_of(&g, ME), "2");
    end_actions(&g);
    CHECK(!CAN(&g, "Buy Combine")); /* no orb chips */
    CHECK(CAN(&g, "Buy 1-gem"));
    struct game h = SCENE(.hand = "crash_gem", .ongoing = "dragon_form", .pile = "2",
                          .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&h, "Play Crash Gem");
    CHECK_EQ(asked(&h), ME); /* can't be answered */
    CHECK_STRING(pile_of(&h, FOE), "111");
    end_turn(&h);
    end_turn(&h);
    DO(&h, "Discard Dragon Form");
    CHECK_STRING(pile_of(&h, ME), "1");
}

TEST(rigorous_training)
{
    struct game g =
        SCENE(.hand = "crash_gem gem_4 gem_2", .foe_hand = "rigorous_training gem_1 combine",
              .bank = "one_two_punch draw_three safe_keeping");
    end_actions(&g);
    DO(&g, "Buy 1-gem"); /* cheap: no reaction */
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Buy One-Two Punch for $4");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Rigorous Training"); /* trashes the gem */
    CHECK(CAN(&g, "Gain Safe Keeping"));
    DO(&g, "Gain Draw Three");
    CHECK_EQ(discarded(&g, FOE, "draw_three"), 1);
    CHECK_EQ(held(&g, FOE, "gem_1"), 0);
    struct game orb = SCENE(.hand = "crash_gem gem_4", .bank = "one_two_punch",
                            .foe_hand = "rigorous_training combine");
    end_actions(&orb);
    DO(&orb, "Buy One-Two Punch for $4");
    CHECK(!CAN_AS(&orb, FOE, "React with Rigorous Training")); /* nothing to trash */
    struct game h = SCENE(.hand = "rigorous_training crash_gem");
    CHECK(!CAN(&h, "Play Rigorous Training")); /* nothing but a reaction */
}

TEST(purge_bad_habits)
{
    struct game g = SCENE(.hand = "purge_bad_habits wound");
    DO(&g, "Play Purge Bad Habits");
    CHECK_EQ(in_bank(&g, "wound"), 24);
    CHECK_EQ(money_of(&g, ME), 2);
}

TEST(setsuki)
{
    struct game g = SCENE(.hand = "speed_of_the_fox draw_three", .bag = "wound");
    DO(&g, "Play Speed of the Fox");
    CHECK_EQ(arrows_of(&g, ME, BROWN), 2);
    CHECK_EQ(held(&g, ME, "wound"), 1);
    struct game h = SCENE(.hand = "bag_of_tricks draw_three", .bag = "wound");
    DO(&h, "Play Bag of Tricks");
    CHECK_EQ(arrows_of(&h, ME, BROWN), 1);
    CHECK_EQ(pigs_of(&h, ME), 1);
    struct game i = SCENE(.hand = "double_take combine", .discard = "sneak_attack");
    DO(&i, "Play Double-take");
    CHECK_STRING(pile_of(&i, FOE), "11");
    CHECK_EQ(in_bank(&i, "sneak_attack"), 5);
    CHECK_EQ(i.phase, PHASE_BUY); /* the action phase has ended */
}

TEST(rook)
{
    struct game g = SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "stone_wall");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Stone Wall");
    CHECK_STRING(pile_of(&g, FOE), "");
    struct game h = SCENE(.hand = "stone_wall", .bag = "wound");
    DO(&h, "Play Stone Wall");
    CHECK_EQ(held(&h, ME, "wound"), 1);
    CHECK_EQ(pigs_of(&h, ME), 1);
    struct game i = SCENE(.hand = "big_rocks gem_2 gem_1");
    DO(&i, "Play Big Rocks");
    DO(&i, "Trash 2-gem");
    CHECK_EQ(money_of(&i, ME), 3 + 1);
    struct game j = SCENE(.hand = "strength_of_earth draw_three", .pile = "3");
    int ones = in_bank(&j, "gem_1");
    DO(&j, "Play Strength of Earth");
    CHECK_STRING(pile_of(&j, ME), "4");
    CHECK_EQ(in_bank(&j, "gem_1"), ones);
    CHECK_EQ(arrows_of(&j, ME, BROWN), 1);
}

TEST(degrey)
{
    struct game g = SCENE(.hand = "pilebunker", .bag = "wound", .foe_hand = "gem_3 gem_1");
    DO(&g, "Play Pilebunker");
    DO(&g, "Draw a chip");
    CHECK_EQ(held(&g, ME, "wound"), 1);
    CHECK_EQ(held(&g, FOE, "gem_3"), 0);
    CHECK_EQ(in_bank(&g, "gem_3"), 16); /* trashed */
    CHECK_EQ(discarded(&g, FOE, "gem_1"), 1);
    struct game h = SCENE(.hand = "no_more_lies wound gem_1 ouch");
    DO(&h, "Play No More Lies");
    DO(&h, "Trash Wound");
    DO(&h, "Trash 1-gem");
    CHECK(CAN(&h, "Play Ouch! with a red arrow"));
    struct game i = SCENE(.hand = "troublesome_rhetoric combine", .bag = "wound");
    DO(&i, "Play Troublesome Rhetoric");
    CHECK_EQ(asked(&i), FOE);
    DO(&i, "$2 and a piggy bank");
    CHECK_EQ(money_of(&i, ME), 2);
    CHECK_EQ(pigs_of(&i, ME), 1);
    struct game j = SCENE(.hand = "troublesome_rhetoric combine", .bag = "wound");
    DO(&j, "Play Troublesome Rhetoric");
    DO(&j, "Black arrow and a chip");
    CHECK(CAN(&j, "Play Combine"));
    CHECK_EQ(held(&j, ME, "wound"), 1);
}

TEST(valerie)
{
    struct game g = SCENE(.hand = "three_colors draw_three");
    DO(&g, "Play Three Colors");
    CHECK_EQ(arrows_of(&g, ME, BROWN) + arrows_of(&g, ME, RED) + arrows_of(&g, ME, BLUE), 3);
    struct game h = SCENE(.hand = "chromatic_orb", .pile = "12", .bag = "wound");
    DO(&h, "Play Chromatic Orb");
    CHECK_STRING(pile_of(&h, FOE), "1");
    CHECK_STRING(pile_of(&h, ME), "2");
    CHECK_EQ(money_of(&h, ME), 0);
    CHECK_EQ(held(&h, ME, "wound"), 1);
    struct game i = SCENE(.hand = "creative_thoughts combine");
    DO(&i, "Play Creative Thoughts");
    CHECK_EQ(offers(&i, DECIDE), 6);
    DO(&i, "Black arrow and $1");
    CHECK(CAN(&i, "Play Combine"));
    CHECK_EQ(money_of(&i, ME), 1);
}

TEST(geiger)
{
    struct game g = SCENE(.hand = "research wound", .bag = "gem_1 double_crash_gem", .pile = "1");
    DO(&g, "Play Research & Development");
    CHECK_EQ(held(&g, ME, "double_crash_gem"), 1);
    CHECK_EQ(in_bag(&g, ME, "wound"), 1);
    CHECK(CAN(&g, "Play Double Crash Gem"));
    struct game h = SCENE(.hand = "future_sight", .bag = "wound wound wound");
    DO(&h, "Play Future Sight");
    CHECK_EQ(held(&h, ME, "wound"), 2);
    CHECK_EQ(pigs_of(&h, ME), 2);
    struct game i = SCENE(.hand = "time_for_the_past", .discard = "draw_three the_hammer gem_4");
    DO(&i, "Play It's Time for the Past"); /* no ! chip, no gem: the one that is left */
    CHECK_EQ(held(&i, ME, "draw_three"), 1);
    CHECK(CAN(&i, "Play Draw Three"));
}

TEST(lum)
{
    struct game g = SCENE(.hand = "jackpot combine", .foe_hand = "gem_1 gem_2");
    DO(&g, "Play Jackpot");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(g.player[FOE].known[GEM1] + g.player[FOE].known[GEM2], 2);
    struct game h = SCENE(.hand = "jackpot", .pile = "2", .foe_hand = "combine crash_gem");
    DO(&h, "Play Jackpot");
    DO(&h, "Play Crash Gem");
    CHECK_STRING(pile_of(&h, FOE), "11");
    CHECK_EQ(discarded(&h, ME, "crash_gem"), 1); /* and gained */
    struct game i = SCENE(.hand = "crash_gem gem_3", .ongoing = "pandas_bargain",
                          .bank = "draw_three", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    buy_turn(&i, "Buy Draw Three");
    CHECK_EQ(hand_size(&i, ME), 6);
    struct game j = SCENE(.hand = "crash_gem gem_4", .ongoing = "pandas_bargain",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    buy_turn(&j, "Buy Combine");
    CHECK_EQ(hand_size(&j, ME), 5);
    CHECK_EQ(lasting(&j, ME, "pandas_bargain"), 0);
    struct game k =
        SCENE(.hand = "living_on_the_edge combine", .pile = "244", .bag = "wound wound wound");
    DO(&k, "Play Living on the Edge");
    CHECK_EQ(held(&k, ME, "wound"), 3);
    CHECK(CAN(&k, "Play Combine"));
    struct game l = SCENE(.hand = "living_on_the_edge combine", .pile = "144", .bag = "wound");
    DO(&l, "Play Living on the Edge");
    CHECK_EQ(l.phase, PHASE_BUY);
}

TEST(argagarg)
{
    struct game g = SCENE(.hand = "hex_of_murkwood", .foe_hand = "wound wound");
    DO(&g, "Play Hex of Murkwood");
    DO(&g, "Discard two Wounds");
    CHECK_EQ(discarded(&g, FOE, "wound"), 2);
    struct game h = SCENE(.hand = "hex_of_murkwood blues_are_good", .foe_hand = "wound");
    DO(&h, "Play Hex of Murkwood"); /* with one the foe can't */
    CHECK_EQ(discarded(&h, FOE, "wound"), 1);
    CHECK_EQ(held(&h, FOE, "wound"), 1);
    CHECK(CAN(&h, "Play Blues are Good with a blue arrow"));
}

TEST(bubble_shield)
{
    struct game g = SCENE(.hand = "crash_gem", .pile = "4", .foe_ongoing = "bubble_shield");
    DO(&g, "Play Crash Gem");
    CHECK_STRING(pile_of(&g, FOE), "111"); /* one of four, even of a 4-gem */
    CHECK_EQ(lasting(&g, FOE, "bubble_shield"), 0);
    CHECK_EQ(discarded(&g, FOE, "bubble_shield"), 1);
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "bubble_shield");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Bubble Shield");
    CHECK_STRING(pile_of(&h, FOE), "");
    struct game i = SCENE(.hand = "bubble_shield");
    DO(&i, "Play Bubble Shield");
    CHECK_EQ(lasting(&i, ME, "bubble_shield"), 1);
}

TEST(protective_ward)
{
    struct game g = SCENE(.hand = "one_two_punch protective_ward combine", .pile = "11",
                          .bag = "combine crash_gem gem_1 gem_1 gem_1 gem_1", .foe_hand = "gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Protective Ward");
    DO(&g, "Play Combine"); /* its player, too; without a puzzle chip nothing is combined */
    CHECK_STRING(pile_of(&g, ME), "11");
    end_turn(&g);
    CHECK_EQ(lasting(&g, ME, "protective_ward"), 1);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK_EQ(lasting(&g, ME, "protective_ward"), 1);
    end_actions(&g);
    CHECK_EQ(lasting(&g, ME, "protective_ward"), 0);
}
