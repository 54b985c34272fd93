/* test_characters.c - the character chips of Shadows: a scenario for each, and for each ruling. */
#include "games/puzzle_strike/table.h"

TEST(ten_characters_with_three_chips_each)
{
    CLAUSE("PS-008", "PS-319");
    static const char *const names[] = {
        "Quince",       "Flagstone Tax",   "Patriot Mirror",    "Two Truths",
        "Onimaru",      "Riposte",         "Double Slash",      "Wartime Tactics",
        "Bal-Bas-Beta", "Upgrade",         "Cog Engine",        "Rocket Punch",
        "Troq",         "Giant Growth",    "More Shiny",        "Beast Unleashed",
        "Menelker",     "Bonecracker",     "Into Oblivion",     "Deathstrike Dragon",
        "Persephone",   "Pleasure & Pain", "Always in Control", "Mistress's Command",
        "Gloria",       "Radiant Healing", "Saving Grace",      "Healing Touch",
        "Vendetta",     "Stunlock",        "Surgical Strike",   "Acrobatics",
        "Gwen",         "Shadow Plague",   "Burnbarrow",        "Shadowswarm",
        "Zane",         "Crash Bomb",      "Crash Potato",      "Maximum Anarchy"};
    for (int character = 0; character < 10; character++) {
        CHECK_STRING(ps_characters[character + 1], names[4 * character]);
        for (int i = 0; i < 3; i++) {
            int chip = FIRST_CHARACTER_CHIP + 3 * character + i;
            CHECK_STRING(ps_chip_name(chip), names[4 * character + 1 + i]);
            CHECK_EQ(ps_chips[chip].owner, character + 1);
        }
    }
}

/* --- Quince. --- */

TEST(flagstone_tax)
{
    CLAUSE("PS-320");
    struct game g = SCENE(.hand = "crash_gem gem_4", .pile = "2", .foe_ongoing = "flagstone_tax",
                          .foe_pile = "3", .bank = "now_or_later draw_three");
    end_actions(&g);
    CHECK(CAN(&g, "Buy Now or Later for $2"));
    CHECK(!CAN(&g, "Buy Draw Three for $3")); /* more than my pile */
    CHECK(CAN(&g, "Buy Wound"));
    struct game h = SCENE(.hand = "crash_gem gem_4", .pile = "2", .foe_ongoing = "flagstone_tax",
                          .foe_pile = "11", .bank = "draw_three");
    end_actions(&h);
    CHECK(CAN(&h, "Buy Draw Three for $3")); /* two in the foe's pile: no tax */
}

TEST(flagstone_tax_ends_with_an_orb)
{
    struct game g = SCENE(.hand = "crash_gem gem_4", .ongoing = "flagstone_tax");
    end_actions(&g);
    DO(&g, "Buy Combine");
    CHECK_EQ(lasting(&g, ME, "flagstone_tax"), 0);
    CHECK_EQ(discarded(&g, ME, "flagstone_tax"), 1);
}

TEST(patriot_mirror)
{
    CLAUSE("PS-321", "PS-322", "PS-323");
    struct game g =
        SCENE(.hand = "patriot_mirror combine", .bag = "combine gem_1 gem_1 gem_1 gem_1",
              .pile = "12", .foe_hand = "gem_1");
    DO(&g, "Play Patriot Mirror");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1); /* an odd pile does not matter now */
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(lasting(&g, ME, "patriot_mirror"), 1);
    to_cleanup(&g);
    DO(&g, "None"); /* for the piggy bank */
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK_STRING(pile_of(&g, ME), "112"); /* even: it stays, and gives */
    CHECK_EQ(lasting(&g, ME, "patriot_mirror"), 1);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(pigs_of(&g, ME), 1);
    g.pile[ME].gems[0]--; /* three: two gems, but an odd sum with the next ante's even one */
    g.bank[GEM1]++;
    g.level = 1;
    to_cleanup(&g);
    DO(&g, "None");
    end_turn(&g);
    CHECK_EQ(ps_pile_sum(&g, ME), 5);
    CHECK_EQ(lasting(&g, ME, "patriot_mirror"), 0);
    CHECK_EQ(pigs_of(&g, ME), 1); /* but gives for the last time */
}

TEST(two_truths)
{
    CLAUSE("PS-324", "PS-325");
    struct game g =
        SCENE(.hand = "two_truths", .discard = "roundhouse gem_3 wound", .bag = "gem_1 gem_2");
    DO(&g, "Play Two Truths");
    DO(&g, "Offer Roundhouse");
    CHECK(!CAN(&g, "Offer Roundhouse"));
    DO(&g, "Offer 3-gem");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Let them have Roundhouse");
    DO(&g, "Play Roundhouse"); /* no action needed */
    CHECK_EQ(on_table(&g, ME, "roundhouse"), 1);
    CHECK_EQ(hand_size(&g, ME) + on_table(&g, ME, "gem_1") + on_table(&g, ME, "gem_2"), 2);
    struct game h = SCENE(.hand = "two_truths", .discard = "gem_3 gem_3");
    DO(&h, "Play Two Truths"); /* two copies of one chip: no effect */
    CHECK_EQ(h.phase, PHASE_BUY);
    CHECK_EQ(discarded(&h, ME, "gem_3"), 2);
}

/* --- Onimaru. --- */

TEST(riposte)
{
    CLAUSE("PS-326");
    struct game g = SCENE(.hand = "sneak_attack", .foe_hand = "riposte", .foe_discard = "gem_4");
    DO(&g, "Play Sneak Attack");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* after the attack */
    DO(&g, "React with Riposte");        /* itself is in the pile, and no choice */
    CHECK_EQ(held(&g, FOE, "gem_4"), 1);
    CHECK_EQ(discarded(&g, FOE, "riposte"), 1);
    struct game h = SCENE(.hand = "riposte combine");
    DO(&h, "Play Riposte");
    CHECK_EQ(arrows_of(&h, ME, BLACK), 1);
    CHECK_EQ(pigs_of(&h, ME), 1);
}

TEST(double_slash)
{
    CLAUSE("PS-327");
    struct game g = SCENE(.hand = "double_slash gem_1", .pile = "1112", .foe_pile = "11");
    DO(&g, "Play Double Slash");
    CHECK_STRING(pile_of(&g, ME), "12");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    CHECK_EQ(money_of(&g, ME), 1); /* the gem of the hand only */
    struct game h = SCENE(.hand = "double_slash", .pile = "12", .foe_pile = "11");
    DO(&h, "Play Double Slash"); /* exactly two, and only of my own pile */
    CHECK_STRING(pile_of(&h, ME), "12");
}

TEST(wartime_tactics)
{
    CLAUSE("PS-328", "PS-329");
    struct game g = SCENE(.hand = "wartime_tactics draw_three combine",
                          .bank = "button_mashing roundhouse recklessness", .gone = "recklessness");
    DO(&g, "Play Wartime Tactics");       /* shows Draw Three, the only puzzle chip */
    CHECK(!CAN(&g, "Play Roundhouse"));   /* costs more */
    CHECK(!CAN(&g, "Play Draw Three"));   /* the same name */
    CHECK(!CAN(&g, "Play Recklessness")); /* empty */
    DO(&g, "Play Button Mashing");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 2);
    CHECK_EQ(in_bank(&g, "button_mashing"), 5);
    CHECK_EQ(held(&g, ME, "draw_three"), 1);
}

/* --- Bal-Bas-Beta. --- */

TEST(upgrade)
{
    CLAUSE("PS-330", "PS-331");
    struct game g =
        SCENE(.hand = "upgrade cog_engine gem_2 wound", .bank = "one_two_punch safe_keeping");
    DO(&g, "Play Upgrade");
    CHECK(!CAN(&g, "Trash Upgrade"));
    CHECK(!CAN(&g, "Trash Cog Engine"));
    DO(&g, "Trash 2-gem");
    DO(&g, "Trash Wound");
    CHECK(!CAN(&g, "Gain Safe Keeping")); /* 1, not 3 or 4 */
    DO(&g, "Gain One-Two Punch");         /* 4 for the gem of 3 */
    DO(&g, "Gain Safe Keeping");          /* 1 for the Wound of 0 */
    CHECK_EQ(discarded(&g, ME, "one_two_punch"), 1);
    CHECK_EQ(discarded(&g, ME, "safe_keeping"), 1);
    CHECK_EQ(money_of(&g, ME), 1);
}

TEST(cog_engine)
{
    CLAUSE("PS-332");
    struct game g = SCENE(.hand = "cog_engine", .bag = "crash_gem gem_1 gem_1 gem_1 gem_1",
                          .foe_hand = "gem_1");
    DO(&g, "Play Cog Engine");
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    struct game h =
        SCENE(.hand = "crash_gem gem_4 gem_3", .ongoing = "cog_engine", .bank = "roundhouse");
    end_actions(&h);
    DO(&h, "Buy Roundhouse for $6");
    CHECK_EQ(lasting(&h, ME, "cog_engine"), 0);
}

TEST(rocket_punch)
{
    CLAUSE("PS-333", "PS-334", "PS-335");
    struct game g =
        SCENE(.hand = "rocket_punch", .pile = "12", .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&g, "Play Rocket Punch");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(money_of(&g, ME), 0);
    struct game h = SCENE(.hand = "rocket_punch", .pile = "2", .foe_pile = "1");
    DO(&h, "Play Rocket Punch"); /* no 1-gem */
    CHECK_STRING(pile_of(&h, ME), "2");
    CHECK_STRING(pile_of(&h, FOE), "1");
}

TEST(rocket_punch_as_a_reaction)
{
    CLAUSE("PS-336", "PS-189");
    struct game g =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "rocket_punch", .foe_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Rocket Punch");
    CHECK_STRING(pile_of(&g, ME), "1");    /* the foe's came first */
    CHECK_STRING(pile_of(&g, FOE), "111"); /* mine, undiminished */
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "rocket_punch", .foe_pile = "1");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Rocket Punch"); /* against a fist, too */
    CHECK_STRING(pile_of(&h, ME), "1");
    CHECK_STRING(pile_of(&h, FOE), "1");
}

/* --- Troq. --- */

TEST(giant_growth)
{
    CLAUSE("PS-337", "PS-338");
    struct game g = SCENE(.hand = "giant_growth draw_three gem_4",
                          .bag = "gem_2 gem_3 combine draw_three gem_1", .foe_hand = "gem_1");
    DO(&g, "Play Giant Growth");
    CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(asked(&g), ME); /* in the ante phase */
    CHECK_EQ(g.phase, PHASE_ANTE);
    DO(&g, "Put 3-gem into the pile");
    CHECK_STRING(pile_of(&g, ME), "13");
    CHECK_EQ(arrows_of(&g, ME, BROWN), 0);
    CHECK_EQ(lasting(&g, ME, "giant_growth"), 1);
    struct game h = SCENE(.hand = "crash_gem gem_4", .ongoing = "giant_growth");
    end_actions(&h);
    DO(&h, "Buy Combine");
    CHECK_EQ(lasting(&h, ME, "giant_growth"), 0);
}

TEST(more_shiny)
{
    CLAUSE("PS-339");
    struct game g = SCENE(.hand = "more_shiny gem_1", .pile = "1");
    int twos = in_bank(&g, "gem_2");
    DO(&g, "Play More Shiny");
    DO(&g, "One of your pile");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_EQ(money_of(&g, ME), 2);
    CHECK_EQ(discarded(&g, ME, "gem_2"), 1);
    CHECK_EQ(in_bank(&g, "gem_2"), twos - 1);
    struct game h = SCENE(.hand = "more_shiny", .pile = "2");
    DO(&h, "Play More Shiny"); /* no 1-gem: nothing */
    CHECK_EQ(discarded(&h, ME, "gem_2"), 0);
    CHECK_EQ(money_of(&h, ME), 0);
}

TEST(beast_unleashed)
{
    CLAUSE("PS-340");
    struct game g = SCENE(.hand = "beast_unleashed", .pile = "24", .bag = "draw_three gem_1");
    DO(&g, "Play Beast Unleashed");
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    CHECK_EQ(pigs_of(&g, ME), 1);
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
    struct game h = SCENE(.hand = "beast_unleashed draw_three", .pile = "11111", .bag = "gem_1");
    DO(&h, "Play Beast Unleashed");
    CHECK_EQ(h.phase, PHASE_BUY);
    CHECK_EQ(pigs_of(&h, ME), 0);
}

/* --- Menelker. --- */

TEST(bonecracker)
{
    CLAUSE("PS-341");
    struct game g = SCENE(.hand = "bonecracker draw_three", .foe_hand = "gem_1 gem_3 gem_3 wound");
    DO(&g, "Play Bonecracker");
    CHECK_EQ(held(&g, FOE, "gem_3"), 1);
    CHECK_EQ(held(&g, FOE, "gem_1"), 1);
    CHECK_EQ(g.player[FOE].known[WOUND], 1); /* the foe showed their hand */
    CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
}

TEST(into_oblivion)
{
    CLAUSE("PS-342", "PS-343", "PS-344");
    struct game g = SCENE(.hand = "into_oblivion degenerate_trasher draw_three gem_4 crash_gem",
                          .bank = "ouch axe_kick", .gone = "axe_kick");
    g.player[ME].arrow[BLACK] = 4;
    DO(&g, "Play Into Oblivion");
    DO(&g, "Remove Draw Three");
    CHECK_EQ(g.level, 1); /* with the empty stack that is the second */
    DO(&g, "Play Degenerate Trasher");
    DO(&g, "Trash Draw Three");
    DO(&g, "None");
    end_actions(&g);
    CHECK(!CAN(&g, "Buy Draw Three")); /* it went to the removed stack */
    int removed = in_bank(&g, "draw_three");
    CHECK_EQ(removed, 5);
}

TEST(into_oblivion_returns_the_stack_of_another)
{
    CLAUSE("PS-345", "PS-346");
    struct game g = SCENE(.hand = "into_oblivion crash_gem gem_4", .theirs = "menelker",
                          .bank = "draw_three ouch");
    int draw = kind_of(&g, "draw_three");
    g.oblivion = (uint8_t)draw; /* the other Menelker's */
    g.traps[draw] = 1;
    DO(&g, "Play Into Oblivion");
    DO(&g, "Remove Ouch!");
    CHECK(CAN(&g, "Buy Draw Three"));
    CHECK(!CAN(&g, "Buy Ouch!"));
    DO(&g, "Buy Draw Three");
    CHECK_EQ(discarded(&g, ME, "wound"), 1); /* the trap is still there */
}

TEST(deathstrike_dragon)
{
    CLAUSE("PS-347", "PS-348", "PS-349");
    struct game g = SCENE(.hand = "deathstrike_dragon", .pile = "111112", .foe_hand = "crash_gem",
                          .foe_pile = "1");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Deathstrike Dragon");
    CHECK_EQ(asked(&g), FOE);
    CHECK(prompted(&g, "2 gems"));
    DO(&g, "React with Crash Gem");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(in_bank(&g, "gem_1"), ones + 5);
    CHECK_EQ(g.out[kind_of(&g, "deathstrike_dragon")], 1);
    CHECK_EQ(on_table(&g, ME, "deathstrike_dragon"), 0);
}

/* --- Persephone. --- */

TEST(pleasure_and_pain)
{
    CLAUSE("PS-350", "PS-351");
    struct game g = SCENE(.hand = "pleasure_and_pain ouch", .bag = "gem_1 gem_2 gem_3",
                          .discard = "wound wound", .foe_hand = "wound");
    DO(&g, "Play Pleasure & Pain");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Put a Wound of the bank into your bag");
    CHECK_EQ(in_bag(&g, FOE, "wound"), 1);
    DO(&g, "Red (you)"); /* my own discard pile */
    CHECK_EQ(held(&g, ME, "gem_1") + held(&g, ME, "gem_2"), 2);
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
    struct game h = SCENE(.hand = "pleasure_and_pain", .bag = "gem_1 gem_2", .foe_hand = "wound");
    DO(&h, "Play Pleasure & Pain");
    DO(&h, "Discard a Wound");
    DO(&h, "Blue");
    CHECK_EQ(on_table(&h, ME, "gem_1"), 1); /* one Wound, one chip */
    CHECK_EQ(in_bag(&h, ME, "gem_2"), 1);
}

TEST(always_in_control)
{
    CLAUSE("PS-352");
    struct game g = SCENE(.hand = "always_in_control gem_3 combine wound",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Always in Control");
    g.player[ME].pigs++; /* and one of another chip */
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    DO(&g, "Keep 3-gem");
    DO(&g, "Keep Combine");
    DO(&g, "Keep Wound");
    CHECK_EQ(hand_size(&g, ME), 3 + 5 - 1); /* only the third one costs a draw */
    struct game h = SCENE(.hand = "sneak_attack", .foe_hand = "always_in_control");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Always in Control");
    CHECK_STRING(pile_of(&h, FOE), "");
}

TEST(mistress_command)
{
    CLAUSE("PS-353", "PS-355", "PS-356", "PS-357", "PS-358", "PS-359", "PS-360", "PS-361",
           "PS-362");
    struct game g =
        SCENE(.hand = "mistress_command", .foe_hand = "crash_gem one_of_each wound",
              .foe_pile = "24", .foe_bag = "gem_1", .bank = "degenerate_trasher the_hammer");
    DO(&g, "Play Mistress's Command");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(g.player[FOE].known[CRASH_GEM], 1); /* shown */
    CHECK(!CAN(&g, "Give The Hammer"));
    CHECK(CAN(&g, "Give Wound"));
    DO(&g, "Give Degenerate Trasher");
    CHECK(!CAN(&g, "Make them play Wound"));
    DO(&g, "Make them play Degenerate Trasher");
    CHECK_EQ(asked(&g), ME); /* I decide what the foe trashes */
    DO(&g, "Trash One of Each");
    DO(&g, "None");
    CHECK_EQ(in_bank(&g, "one_of_each"), 5);
    CHECK_EQ(arrows_of(&g, FOE, BLACK), 0); /* lost */
    DO(&g, "Make them play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Break a 2-gem"); /* of the foe's pile */
    CHECK_STRING(pile_of(&g, FOE), "4");
    CHECK_STRING(pile_of(&g, ME), "11");
    CHECK_EQ(money_of(&g, FOE), 0);
    CHECK_EQ(g.puppet, NOBODY);
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* two chips at most */
}

TEST(mistress_command_needs_six_or_nine)
{
    CLAUSE("PS-353", "PS-354");
    struct game g = SCENE(.hand = "mistress_command", .foe_hand = "crash_gem", .foe_pile = "34");
    DO(&g, "Play Mistress's Command"); /* seven */
    CHECK_EQ(g.phase, PHASE_BUY);
    struct game h =
        SCENE(.hand = "mistress_command", .foe_hand = "ebb_or_flow crash_gem", .foe_pile = "24");
    DO(&h, "Play Mistress's Command");
    DO(&h, "React with Ebb or Flow");
    DO(&h, "Ante a 2-gem"); /* eight when it resolves */
    CHECK_EQ(h.phase, PHASE_BUY);
    struct game nine =
        SCENE(.hand = "mistress_command", .foe_hand = "crash_gem", .foe_pile = "144");
    DO(&nine, "Play Mistress's Command");
    CHECK(CAN(&nine, "Give Wound"));
    DO(&nine, "Give Wound");
    DO(&nine, "None"); /* no chip at all */
    CHECK_EQ(held(&nine, FOE, "wound"), 1);
}

TEST(mistress_command_on_the_victims_own_turn)
{
    CLAUSE("PS-363");
    struct game g = SCENE(.hand = "sneak_attack one_of_each", .pile = "24", .theirs = "persephone",
                          .foe_hand = "improvisation mistress_command");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation"); /* the foe plays Mistress's Command on my turn */
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Give Wound");
    DO(&g, "Make them play One of Each");
    CHECK_EQ(pigs_of(&g, ME), 1); /* it is my turn: not lost */
    CHECK_EQ(money_of(&g, ME), 1);
}

/* --- Gloria. --- */

TEST(saving_grace)
{
    CLAUSE("PS-364", "PS-365");
    struct game g = SCENE(.hand = "saving_grace", .bag = "gem_1 gem_2", .foe_bag = "gem_3");
    DO(&g, "Play Saving Grace");
    CHECK_EQ(hand_size(&g, ME), 1);
    CHECK_EQ(hand_size(&g, FOE), 1);
    CHECK(CAN(&g, "Leave it on the table"));
    DO(&g, "Put it on top of the bag");
    CHECK_STRING(top_of(&g, ME), "saving_grace");
    CHECK_EQ(money_of(&g, ME), 1);
    CHECK_EQ(pigs_of(&g, ME), 1);
    struct game h =
        SCENE(.hand = "sneak_attack", .foe_hand = "saving_grace", .foe_bag = "gem_1 gem_1 gem_1");
    DO(&h, "Play Sneak Attack");
    DO(&h, "React with Saving Grace");
    CHECK_EQ(hand_size(&h, FOE), 2);
}

TEST(healing_touch)
{
    CLAUSE("PS-366", "PS-367");
    struct game g = SCENE(.mode = "free-for-all", .hand = "crash_gem", .pile = "13",
                          .foe_hand = "crash_gem", .foe_pile = "11", .third_hand = "healing_touch",
                          .third_bag = "gem_1 gem_1", .third_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 3-gem");
    DO(&g, "Blue");
    CHECK_EQ(asked(&g), FOE); /* the target first */
    DO(&g, "Do not react");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Healing Touch");
    CHECK_STRING(pile_of(&g, ME), ""); /* a 1-gem of every pile */
    CHECK_STRING(pile_of(&g, THIRD), "");
    CHECK_STRING(pile_of(&g, FOE), "1111"); /* and then the gems sent */
    CHECK_EQ(hand_size(&g, THIRD), 1);
    CHECK_EQ(hand_size(&g, FOE), 1);
    struct game h = SCENE(.mode = "free-for-all", .hand = "crash_gem", .pile = "3",
                          .foe_hand = "crash_gem", .foe_pile = "11", .third_hand = "healing_touch");
    DO(&h, "Play Crash Gem");
    DO(&h, "Blue");
    DO(&h, "React with Crash Gem");
    CHECK_EQ(asked(&h), ME); /* the foe reacted: no Healing Touch */
    struct game i = SCENE(.hand = "healing_touch combine");
    DO(&i, "Play Healing Touch");
    CHECK_EQ(arrows_of(&i, ME, BLACK), 1);
    CHECK_EQ(arrows_of(&i, ME, BLUE), 1);
}

TEST(radiant_healing)
{
    CLAUSE("PS-368", "PS-369");
    struct game g = SCENE(.hand = "radiant_healing draw_three wound gem_1",
                          .foe_hand = "axe_kick gem_1", .foe_discard = "wound");
    DO(&g, "Play Radiant Healing");
    CHECK_EQ(asked(&g), ME); /* each player: me too */
    DO(&g, "Discard Draw Three");
    DO(&g, "Trash Wound");
    CHECK_EQ(held(&g, ME, "wound"), 0);
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "None");
    CHECK_EQ(discarded(&g, FOE, "wound"), 1); /* without a puzzle chip nothing is trashed */
    CHECK_EQ(pigs_of(&g, ME), 1);
}

/* --- Gwen. --- */

TEST(shadow_plague)
{
    CLAUSE("PS-370", "PS-371", "PS-372", "PS-373");
    struct game g = SCENE(.hand = "shadow_plague gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    DO(&g, "End your buy phase");
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    struct game kept =
        SCENE(.hand = "safe_keeping shadow_plague gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&kept, "Play Safe Keeping");
    end_actions(&kept);
    DO(&kept, "Play a 1-gem");
    DO(&kept, "Buy 1-gem");
    DO(&kept, "End your buy phase");
    DO(&kept, "Keep Shadow Plague");
    CHECK_EQ(discarded(&kept, ME, "wound"), 0);
    CHECK_EQ(held(&kept, ME, "shadow_plague"), 1);
    struct game spent =
        SCENE(.hand = "shadow_plague gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&spent, "Play Shadow Plague"); /* with the natural action */
    CHECK_EQ(discarded(&spent, ME, "shadow_plague"), 1);
    DO(&spent, "Buy 1-gem");
    end_turn(&spent);
    CHECK_EQ(discarded(&spent, ME, "wound") + held(&spent, ME, "wound"), 0);
    struct game forced = SCENE(.hand = "knockdown", .foe_hand = "shadow_plague");
    DO(&forced, "Play Knockdown");
    CHECK_EQ(discarded(&forced, FOE, "wound"), 1);
}

TEST(burnbarrow)
{
    CLAUSE("PS-374");
    struct game g = SCENE(.hand = "burnbarrow combine", .bag = "gem_1");
    DO(&g, "Play Burnbarrow");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 1);
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
}

TEST(shadowswarm)
{
    CLAUSE("PS-375", "PS-376");
    struct game g =
        SCENE(.mode = "free-for-all", .hand = "shadowswarm draw_three", .bag = "gem_1 gem_1",
              .foe_hand = "gem_1 gem_1", .third_hand = "gem_2 gem_2");
    DO(&g, "Play Shadowswarm");
    DO(&g, "Each opponent discards");
    CHECK_EQ(hand_size(&g, FOE), 1);
    CHECK_EQ(hand_size(&g, THIRD), 1);
    CHECK_EQ(held(&g, ME, "gem_1"), 2);
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    struct game h = SCENE(.hand = "shadowswarm", .foe_hand = "blues_are_good");
    DO(&h, "Play Shadowswarm");
    DO(&h, "Nobody discards");
    CHECK_EQ(asked(&h), ME); /* the foe is not affected and can't react */
}

/* --- Vendetta. --- */

TEST(stunlock)
{
    CLAUSE("PS-377", "PS-378", "PS-379");
    struct game g = SCENE(.hand = "combine draw_three crash_gem gem_2", .pile = "11",
                          .foe_ongoing = "stunlock");
    DO(&g, "Play Combine");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 0); /* the price comes before the arrow */
    DO(&g, "None");
    CHECK_STRING(pile_of(&g, ME), "11");
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1); /* but the arrow comes */
    struct game h =
        SCENE(.hand = "one_true_style draw_three", .pile = "11", .foe_ongoing = "stunlock");
    DO(&h, "Play One True Style");
    DO(&h, "Discard Draw Three");
    CHECK_STRING(pile_of(&h, ME), "2");
    struct game i = SCENE(.hand = "mix_master draw_three", .pile = "11", .foe_ongoing = "stunlock");
    DO(&i, "Play Mix-Master");
    CHECK(CAN(&i, "Discard Draw Three"));
    struct game j =
        SCENE(.hand = "strength_of_earth draw_three", .pile = "1", .foe_ongoing = "stunlock");
    DO(&j, "Play Strength of Earth");
    CHECK(CAN(&j, "Discard Draw Three"));
}

TEST(stunlock_ends_with_the_next_turn)
{
    struct game g =
        SCENE(.hand = "stunlock draw_three", .bag = "gem_1 gem_1 gem_1 gem_1 combine gem_1 gem_1",
              .foe_hand = "gem_1");
    DO(&g, "Play Stunlock");
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    end_turn(&g);
    CHECK_EQ(lasting(&g, ME, "stunlock"), 1);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK_EQ(lasting(&g, ME, "stunlock"), 0);
    CHECK_EQ(discarded(&g, ME, "stunlock"), 1);
}

TEST(acrobatics)
{
    CLAUSE("PS-380", "PS-177");
    struct game g = SCENE(.hand = "acrobatics draw_three ouch combine");
    DO(&g, "Play Acrobatics");
    CHECK_EQ(offers(&g, DECIDE), 6); /* every pair of two different ones */
    DO(&g, "Brown and red");
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
    CHECK(!CAN(&g, "Play Combine")); /* no other colour */
}

TEST(surgical_strike)
{
    CLAUSE("PS-381");
    struct game g =
        SCENE(.hand = "surgical_strike ouch", .foe_hand = "gem_1", .foe_bag = "crash_gem");
    DO(&g, "Play Surgical Strike");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Make them discard Crash Gem"); /* which the foe has just drawn */
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
    CHECK(CAN(&g, "Play Ouch! with a red arrow"));
}

/* --- Zane. --- */

TEST(crash_bomb)
{
    CLAUSE("PS-382");
    struct game g = SCENE(.hand = "crash_bomb", .discard = "crash_gem", .pile = "123");
    int crashes = in_bank(&g, "crash_gem");
    DO(&g, "Play Crash Bomb");
    DO(&g, "Break a 3-gem");
    DO(&g, "Break a 2-gem");
    CHECK_EQ(in_bank(&g, "crash_gem"), crashes + 1);
    CHECK_STRING(pile_of(&g, FOE), "11111");
    CHECK_EQ(money_of(&g, ME), 2);
    struct game h = SCENE(.hand = "crash_bomb", .pile = "12");
    DO(&h, "Play Crash Bomb"); /* without a Crash Gem nothing */
    CHECK_STRING(pile_of(&h, ME), "12");
}

TEST(crash_potato)
{
    CLAUSE("PS-383", "PS-384", "PS-385", "PS-188");
    struct game g = SCENE(.hand = "crash_potato", .pile = "12");
    DO(&g, "Play Crash Potato");
    DO(&g, "Crash a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(money_of(&g, ME), 0);
    struct game h = SCENE(.hand = "crash_potato", .pile = "1", .discard = "double_crash_gem");
    DO(&h, "Play Crash Potato");
    CHECK(!CAN(&h, "Swap")); /* a Double Crash Gem does not do */
    struct game i =
        SCENE(.hand = "crash_potato", .discard = "crash_gem", .foe_discard = "crash_gem");
    DO(&i, "Play Crash Potato");
    DO(&i, "Swap");
    CHECK(CAN(&i, "Red (you)"));
    DO(&i, "Blue");
    CHECK_EQ(discarded(&i, FOE, "crash_potato"), 1);
    CHECK_EQ(on_table(&i, ME, "crash_gem"), 1);
    for (int chip = 1; chip < CHIPS; chip++) /* orbs */
        CHECK_EQ((ps_chips[chip].icons & ORB) != 0,
                 chip == CHIP_combine || chip == CHIP_crash_gem || chip == CHIP_double_crash_gem ||
                     chip == CHIP_crash_potato);
}

TEST(maximum_anarchy)
{
    CLAUSE("PS-386", "PS-387", "PS-388");
    struct game g = SCENE(.hand = "maximum_anarchy gem_1 gem_2",
                          .bag = "draw_three wound combine wound", .foe_hand = "gem_3 gem_4",
                          .foe_bag = "draw_three gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Maximum Anarchy");
    CHECK_EQ(hand_size(&g, ME), 2 + 1);
    CHECK_EQ(hand_size(&g, FOE), 2);
    CHECK_EQ(discarded(&g, FOE, "gem_4"), 1);
    CHECK(CAN(&g, "Play Draw Three with a brown arrow"));
    CHECK(CAN(&g, "Play Combine with a purple arrow"));
    CHECK_EQ(arrows_of(&g, FOE, BROWN), 0);
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(arrows_of(&g, FOE, BROWN), 1);
    CHECK_EQ(arrows_of(&g, FOE, BLUE), 1);
}
