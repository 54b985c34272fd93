/* test_attacks.c - the chips with a red fist against several opponents, with all their choices. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* --- An ante into every pile. --- */

TEST(an_ante_spares_who_is_immune)
{
    CLAUSE("PS-186", "PS-198");
    static const char *const hands[] = {"sneak_attack", "repeated_jabs", "burning_vigor wound",
                                        "ouch"};
    static const char *const plays[] = {"Play Sneak Attack", "Play Repeated Jabs",
                                        "Play Burning Vigor", "Play Ouch!"};
    for (int i = 0; i < 4; i++) {
        struct game g = FREE(.hand = hands[i], .foe_hand = "blues_are_good gem_1",
                             .foe_discard = "combine", .third_hand = "gem_1 gem_1");
        DO(&g, plays[i]);
        CHECK_EQ(asked(&g), FOE);
        DO(&g, "React with Blues are Good");
        CHECK_STRING(pile_of(&g, ME), "");
        CHECK_STRING(pile_of(&g, FOE), "");
        CHECK_STRING(pile_of(&g, THIRD), "1");
        CHECK_EQ(held(&g, FOE, "gem_1"), 1);
        CHECK_EQ(discarded(&g, FOE, "combine"), 1);
        CHECK_EQ(discarded(&g, FOE, "wound"), 0);
    }
}

/* Whoever comes first gets the last real gems of the bank. */
TEST(several_piles_are_hit_in_turn_order)
{
    CLAUSE("PS-242", "PS-122");
    static const char *const hands[] = {"repeated_jabs", "mix_master"};
    static const char *const plays[] = {"Play Repeated Jabs", "Play Mix-Master"};
    for (int seat = 0; seat < 3; seat++)
        for (int i = 0; i < 2; i++) {
            struct game g = FREE(.hand = hands[i], .foe_pile = "2", .third_pile = "2",
                                 .gone = "gem_1", .seat = seat);
            g.bank[GEM1] = (uint8_t)(i + 1); /* enough for one pile */
            g.out[GEM1] = (uint8_t)(g.out[GEM1] - g.bank[GEM1]);
            DO(&g, plays[i]);
            CHECK_EQ(stand_ins_of(&g, seat_of(seat, FOE, 3)), 0);
            CHECK_EQ(stand_ins_of(&g, seat_of(seat, THIRD, 3)), i + 1);
        }
}

TEST(ouch_hits_each_opponent_for_themselves)
{
    CLAUSE("PS-238", "PS-240");
    struct game g = FREE(.hand = "ouch", .foe_discard = "combine combine",
                         .third_hand = "gem_1 gem_2", .discard = "combine");
    DO(&g, "Play Ouch!");
    CHECK_EQ(asked(&g), THIRD); /* the foe has nothing to discard */
    DO(&g, "Discard 2-gem");
    CHECK_EQ(discarded(&g, FOE, "combine"), 1); /* one of two */
    CHECK_EQ(discarded(&g, ME, "combine"), 1);
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
    CHECK_EQ(discarded(&g, THIRD, "wound"), 1);
    CHECK_EQ(discarded(&g, THIRD, "gem_2"), 1);
    CHECK_EQ(held(&g, THIRD, "gem_1"), 1);
    CHECK_EQ(discarded(&g, ME, "wound"), 0);
}

TEST(burning_vigor_trashes_one_wound)
{
    struct game g = SCENE(.hand = "burning_vigor wound combine", .discard = "wound");
    DO(&g, "Play Burning Vigor");
    DO(&g, "Trash Wound of the discard pile");
    CHECK_EQ(held(&g, ME, "wound"), 1);
    CHECK_EQ(in_bank(&g, "wound"), 23);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(on_table(&g, ME, "burning_vigor"), 1);
    struct game h = SCENE(.hand = "burning_vigor gem_1");
    DO(&h, "Play Burning Vigor"); /* nothing to trash */
    CHECK_EQ(on_table(&h, ME, "burning_vigor"), 1);
    CHECK_STRING(pile_of(&h, FOE), "");
}

TEST(repeated_jabs_may_stay_on_the_table)
{
    CLAUSE("PS-202");
    struct game g = SCENE(.hand = "repeated_jabs");
    DO(&g, "Play Repeated Jabs");
    DO(&g, "Leave it on the table");
    CHECK_EQ(on_table(&g, ME, "repeated_jabs"), 1);
    CHECK_STRING(top_of(&g, ME), "");
}

/* --- Colours. --- */

TEST(color_panic_asks_for_the_colour_that_was_named)
{
    CLAUSE("PS-253");
    static const char *const named[] = {"Brown", "Purple", "Red", "Blue"};
    static const char *const chips[] = {"axe_kick", "combine", "sneak_attack", "ebb_or_flow"};
    for (int i = 0; i < 4; i++) {
        struct game g = SCENE(.hand = "color_panic combine",
                              .foe_hand = "axe_kick combine sneak_attack ebb_or_flow gem_1");
        DO(&g, "Play Color Panic");
        CHECK_EQ(offers(&g, DECIDE), 4);
        struct story story = story_for(&g, SPECTATOR);
        DO_HEARD(&g, named[i], &story.listener);
        if (asked(&g) == FOE)
            DO(&g, "Do not react"); /* with Ebb or Flow */
        CHECK_EQ(hand_size(&g, FOE), 4);
        CHECK_EQ(discarded(&g, FOE, chips[i]), 1);
        CHECK_EQ(arrows_of(&g, ME, BLACK), 0);
        char told[30];
        snprintf(told, sizeof told, "Red names %s",
                 (const char *const[]){"brown", "purple", "red", "blue"}[i]);
        CHECK_CONTAINS(story.text, told);
    }
}

TEST(color_panic_is_the_victims_choice_and_gives_the_arrow_for_one_who_could_not)
{
    CLAUSE("PS-254");
    struct game g = FREE(.hand = "color_panic combine gem_1", .foe_hand = "combine crash_gem gem_1",
                         .third_hand = "gem_2 axe_kick");
    DO(&g, "Play Color Panic");
    DO(&g, "Purple");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Discard Crash Gem");
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
    CHECK_EQ(hand_size(&g, THIRD), 2);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK(CAN(&g, "Play Combine"));
    struct game immune = SCENE(.hand = "color_panic combine", .foe_hand = "blues_are_good gem_1");
    DO(&immune, "Play Color Panic");
    DO(&immune, "Purple");
    DO(&immune, "React with Blues are Good"); /* who is not affected has not failed */
    CHECK_EQ(immune.phase, PHASE_BUY);
}

TEST(a_second_color_panic_starts_afresh)
{
    CLAUSE("PS-254", "PS-318");
    struct game g = SCENE(.hand = "x_copy color_panic combine", .foe_hand = "combine gem_1");
    DO(&g, "Play X-Copy");
    DO(&g, "Blue"); /* the foe has none: an arrow */
    DO(&g, "Purple");
    CHECK_EQ(held(&g, FOE, "combine"), 0);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 2);
}

TEST(whoever_has_no_chip_of_the_colour_shows_their_hand)
{
    CLAUSE("PS-066", "PS-254");
    struct game g =
        FREE(.hand = "color_panic combine", .foe_hand = "gem_2 wound", .foe_bag = "gem_1",
             .third_hand = "combine gem_3", .third_bag = "gem_1", .hidden = true);
    DO(&g, "Play Color Panic");
    DO(&g, "Purple");
    CHECK_EQ(asked(&g), THIRD); /* who may have one, as everybody knows */
    DO(&g, "Discard Combine");
    CHECK_STRING(zone_text(&g, THIRD, "seat1.hand", " ").text, "gem_2 wound");
    CHECK_STRING(zone_text(&g, SPECTATOR, "seat1.hand", " ").text, "gem_2 wound");
    CHECK_STRING(zone_text(&g, FOE, "seat2.hand", " ").text, "?");
    CHECK_STRING(zone_text(&g, FOE, "seat0.hand", " ").text, "?");
}

/* --- Wounds. --- */

TEST(wounds_for_every_opponent)
{
    CLAUSE("PS-275", "PS-193", "PS-084");
    struct game g = FREE(.hand = "just_a_scratch", .discard = "wound");
    DO(&g, "Play Just a Scratch");
    DO(&g, "Each opponent gains a Wound");
    CHECK_EQ(discarded(&g, FOE, "wound"), 1);
    CHECK_EQ(discarded(&g, THIRD, "wound"), 1);
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(arrows_of(&g, ME, RED), 0);
    CHECK_EQ(on_table(&g, ME, "just_a_scratch"), 1); /* it stays there */
    struct game h = FREE(.hand = "really_annoying");
    DO(&h, "Play Really Annoying");
    CHECK_EQ(discarded(&h, FOE, "wound"), 1);
    CHECK_EQ(discarded(&h, THIRD, "wound"), 1);
    CHECK_EQ(discarded(&h, ME, "wound"), 0);
}

TEST(a_scratch_without_a_wound_gives_the_arrow)
{
    CLAUSE("PS-240");
    struct game g = SCENE(.hand = "just_a_scratch sneak_attack", .foe_hand = "gem_1");
    DO(&g, "Play Just a Scratch");
    DO(&g, "Trash a Wound");
    CHECK_EQ(arrows_of(&g, ME, RED), 1);
    struct game h = SCENE(.hand = "just_a_scratch wound sneak_attack", .discard = "wound");
    DO(&h, "Play Just a Scratch");
    DO(&h, "Trash a Wound");
    DO(&h, "Trash Wound"); /* the first one offered: that of the hand */
    CHECK_EQ(held(&h, ME, "wound") + discarded(&h, ME, "wound"), 1);
    CHECK_EQ(in_bank(&h, "wound"), 23);
}

TEST(really_annoying_as_a_reaction_is_a_fist_with_all_that_follows)
{
    CLAUSE("PS-231", "PS-261", "PS-237");
    struct game g = FREE(.hand = "sneak_attack self_improvement", .bag = "gem_1 gem_1 gem_1",
                         .foe_hand = "really_annoying", .foe_ongoing = "hundred_fist_frenzy",
                         .foe_pile = "2", .third_hand = "gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Really Annoying");
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
    CHECK_EQ(discarded(&g, THIRD, "wound"), 0); /* only the attacker */
    CHECK_EQ(asked(&g), FOE);                   /* their Frenzy */
    DO(&g, "Break a 2-gem");
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "Green");
    CHECK_STRING(pile_of(&g, THIRD), "11");
    CHECK_EQ(asked(&g), ME); /* and after their fist my reaction */
    DO(&g, "React with Self-Improvement");
    CHECK_EQ(held(&g, ME, "gem_1") + on_table(&g, ME, "gem_1"), 3);
    CHECK_STRING(pile_of(&g, FOE), "1"); /* and then my attack goes on */
    CHECK_STRING(pile_of(&g, THIRD), "111");
}

TEST(whoever_is_on_turn_is_asked_once_about_a_fist_of_another)
{
    CLAUSE("PS-186", "PS-196");
    struct game g =
        SCENE(.hand = "sneak_attack blues_are_good", .foe_hand = "really_annoying gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Really Annoying");
    DO(&g, "Do not react");
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
}

TEST(really_annoying_as_a_reaction_comes_from_who_reacts)
{
    CLAUSE("PS-231", "PS-336");
    struct game g = SCENE(.hand = "sneak_attack rocket_punch", .pile = "12",
                          .foe_hand = "really_annoying gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Really Annoying");
    DO(&g, "React with Rocket Punch");
    CHECK_STRING(pile_of(&g, ME), "2");   /* a Wound, and no ante */
    CHECK_STRING(pile_of(&g, FOE), "11"); /* the punch, and my attack */
    CHECK_EQ(discarded(&g, ME, "wound"), 1);
}

TEST(stolen_purples_leave_no_trace_for_the_next_attack)
{
    CLAUSE("PS-254");
    struct game g = SCENE(.hand = "one_two_punch stolen_purples color_panic combine",
                          .foe_hand = "crash_gem crash_gem axe_kick");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Stolen Purples");
    DO(&g, "Play Color Panic");
    DO(&g, "Brown"); /* the foe has one and discards it: no arrow for me */
    CHECK_EQ(discarded(&g, FOE, "axe_kick"), 1);
    CHECK_EQ(g.phase, PHASE_BUY);
}

TEST(a_fist_in_reaction_to_a_fist_is_over_before_the_first_goes_on)
{
    CLAUSE("PS-236", "PS-186");
    struct game g = SCENE(.hand = "sneak_attack self_improvement self_improvement",
                          .foe_hand = "really_annoying self_improvement gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Really Annoying");
    CHECK_EQ(asked(&g), ME); /* hit by their fist */
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(asked(&g), ME); /* they have reacted already, and I am no victim of my own attack */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    struct game second = SCENE(.seat = 1, .hand = "sneak_attack self_improvement",
                               .foe_hand = "really_annoying gem_1");
    DO(&second, "Play Sneak Attack");
    DO(&second, "React with Really Annoying");
    DO(&second, "Do not react");
    CHECK_EQ(kind_asked(&second), ASK_BUY);
    CHECK_STRING(pile_of(&second, 0), "1");
}

TEST(hex_of_murkwood_lets_each_choose)
{
    CLAUSE("PS-187");
    struct game g = FREE(.hand = "hex_of_murkwood", .foe_hand = "wound wound wound",
                         .third_hand = "wound wound");
    DO(&g, "Play Hex of Murkwood");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "Discard two Wounds");
    CHECK_EQ(held(&g, FOE, "wound"), 1);
    CHECK_EQ(discarded(&g, FOE, "wound"), 2);
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "Gain a Wound");
    CHECK_EQ(held(&g, THIRD, "wound"), 2);
    CHECK_EQ(discarded(&g, THIRD, "wound"), 1);
}

TEST(pleasure_and_pain_lets_each_choose_and_draws_for_one_discard_pile)
{
    CLAUSE("PS-350", "PS-351");
    struct game g = FREE(.hand = "pleasure_and_pain", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1",
                         .discard = "wound", .foe_hand = "wound gem_1", .third_hand = "wound",
                         .third_discard = "wound wound");
    DO(&g, "Play Pleasure & Pain");
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "Put a Wound of the bank into your bag");
    CHECK_EQ(in_bag(&g, FOE, "wound"), 1);
    CHECK_EQ(held(&g, FOE, "wound"), 1);
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "Discard a Wound");
    CHECK_EQ(held(&g, THIRD, "wound"), 0);
    CHECK_EQ(in_bag(&g, THIRD, "wound"), 0);
    CHECK_EQ(asked(&g), ME);
    CHECK(prompted(&g, "discard pile"));
    CHECK_EQ(offers(&g, AIM_AT), 3);
    DO(&g, "Green"); /* three Wounds there now */
    CHECK_EQ(on_table(&g, ME, "gem_1"), 3);
}

TEST(a_known_hand_without_wounds_is_not_asked)
{
    CLAUSE("PS-350", "PS-389");
    struct game g = SCENE(.hand = "pleasure_and_pain", .foe_hand = "gem_1", .foe_bag = "gem_2");
    DO(&g, "Play Pleasure & Pain");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(in_bag(&g, FOE, "wound"), 1);
}

/* --- Hands. --- */

TEST(bonecracker_and_pilebunker_take_the_largest_gem_of_each)
{
    CLAUSE("PS-341");
    static const char *const hands[] = {"gem_1 gem_2 gem_3 gem_4 combine",
                                        "gem_1 gem_2 gem_3 combine", "gem_1 gem_2 combine",
                                        "gem_1 combine"};
    static const char *const largest[] = {"gem_4", "gem_3", "gem_2", "gem_1"};
    for (int i = 0; i < 4; i++) {
        struct game g = FREE(.hand = "bonecracker", .foe_hand = hands[i], .third_hand = "combine");
        DO(&g, "Play Bonecracker");
        CHECK_EQ(discarded(&g, FOE, largest[i]), 1);
        CHECK_EQ(hand_size(&g, FOE), 4 - i);
        CHECK_EQ(hand_size(&g, THIRD), 1); /* nothing to discard */
        struct game h = FREE(.hand = "pilebunker", .foe_hand = hands[i], .third_hand = "combine",
                             .bag = "gem_1");
        DO(&h, "Play Pilebunker");
        DO(&h, "Piggy bank");
        CHECK_EQ(pigs_of(&h, ME), 1);
        CHECK_EQ(in_bag(&h, ME, "gem_1"), 1); /* no draw then */
        CHECK_EQ(held(&h, FOE, largest[i]), 0);
        CHECK_EQ(hand_size(&h, FOE), 4 - i);
        CHECK_EQ(discarded(&h, FOE, "gem_1"), 1);
        CHECK_EQ(discarded(&h, THIRD, "gem_1"), 0);
    }
}

TEST(pilebunker_draws_one_chip)
{
    struct game g = SCENE(.hand = "pilebunker", .bag = "wound wound wound", .foe_hand = "combine");
    DO(&g, "Play Pilebunker");
    DO(&g, "Draw a chip");
    CHECK_EQ(held(&g, ME, "wound"), 1);
    CHECK_EQ(pigs_of(&g, ME), 0);
}

TEST(hands_that_must_be_shown_are_known_to_all)
{
    CLAUSE("PS-066");
    static const char *const chips[] = {"bonecracker", "pilebunker", "surgical_strike",
                                        "stolen_purples"};
    static const char *const plays[] = {"Play Bonecracker", "Play Pilebunker",
                                        "Play Surgical Strike", "Play Stolen Purples"};
    for (int i = 0; i < 4; i++) {
        struct game g = SCENE(.hand = chips[i], .foe_hand = "wound axe_kick", .foe_bag = "axe_kick",
                              .hidden = true);
        DO(&g, plays[i]);
        if (i == 1)
            DO(&g, "Piggy bank");
        CHECK_EQ(g.player[FOE].known[WOUND], 1);
        CHECK_EQ(g.player[FOE].known[kind_of(&g, "axe_kick")], held(&g, FOE, "axe_kick"));
    }
}

TEST(surgical_strike_picks_for_each)
{
    CLAUSE("PS-381");
    struct game g = FREE(.hand = "surgical_strike", .foe_hand = "gem_1", .foe_bag = "combine wound",
                         .third_hand = "gem_2", .third_bag = "crash_gem wound", .bag = "gem_1");
    DO(&g, "Play Surgical Strike");
    CHECK_EQ(asked(&g), ME);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, "Make them discard 1-gem");
    CHECK_EQ(held(&g, FOE, "combine"), 1);
    CHECK_EQ(asked(&g), ME);
    DO(&g, "Make them discard Crash Gem");
    CHECK_EQ(held(&g, THIRD, "gem_2"), 1);
    CHECK_EQ(hand_size(&g, FOE), 1); /* each drew one and lost one */
    CHECK_EQ(hand_size(&g, THIRD), 1);
    CHECK_EQ(hand_size(&g, ME), 0);
    struct game bare = SCENE(.hand = "surgical_strike");
    DO(&bare, "Play Surgical Strike"); /* the foe has no chip at all */
    CHECK_EQ(hand_size(&bare, FOE), 0);
}

TEST(who_has_one_chip_or_none_discards_what_they_can)
{
    CLAUSE("PS-240");
    struct game g = FREE(.hand = "pick_your_poison", .foe_hand = "gem_1");
    DO(&g, "Play Pick Your Poison");
    DO(&g, "Discard two chips");
    CHECK_EQ(hand_size(&g, FOE), 0);
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "Discard two chips"); /* of none */
    CHECK_STRING(pile_of(&g, THIRD), "");
    struct game h = FREE(.hand = "shadowswarm", .third_hand = "gem_1 gem_2");
    DO(&h, "Play Shadowswarm");
    DO(&h, "Each opponent discards");
    CHECK_EQ(asked(&h), THIRD);
    DO(&h, "Discard 2-gem");
    CHECK_EQ(held(&h, THIRD, "gem_1"), 1);
}

TEST(chip_damage_takes_an_orb_or_two_chips)
{
    struct game g = FREE(.hand = "chip_damage", .discard = "gem_3", .foe_hand = "gem_1 gem_2 gem_3",
                         .third_hand = "combine crash_gem gem_1");
    DO(&g, "Play Chip Damage");
    DO(&g, "None"); /* nothing on top of the bag */
    CHECK_EQ(discarded(&g, ME, "gem_3"), 1);
    CHECK_EQ(asked(&g), FOE); /* no orb, as all can see: two chips */
    DO(&g, "Discard 1-gem");
    DO(&g, "Discard 3-gem");
    CHECK_EQ(hand_size(&g, FOE), 1);
    CHECK_EQ(asked(&g), THIRD);
    CHECK_EQ(offers(&g, DECIDE), 2);
    struct game two = g;
    DO(&g, "Discard an orb chip");
    CHECK_EQ(offers_in_all(&g), 2); /* one of the orbs */
    DO(&g, "Discard Crash Gem");
    CHECK_EQ(hand_size(&g, THIRD), 2);
    DO(&two, "Discard two chips");
    DO(&two, "Discard 1-gem");
    DO(&two, "Discard Combine");
    CHECK_EQ(held(&two, THIRD, "crash_gem"), 1);
    CHECK_EQ(hand_size(&two, THIRD), 1);
    CHECK_STRING(pile_of(&two, FOE), "");
    CHECK_STRING(pile_of(&two, THIRD), "");
}

TEST(an_orb_that_is_not_in_the_hand_cannot_be_discarded)
{
    CLAUSE("PS-389");
    struct game g = SCENE(.hand = "chip_damage", .foe_hand = "gem_1 gem_2 gem_3",
                          .foe_bag = "combine", .hidden = true);
    DO(&g, "Play Chip Damage");
    CHECK_EQ(asked(&g), FOE); /* as if there could be one */
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, "Discard two chips");
    DO(&g, "Discard 1-gem");
    DO(&g, "Discard 3-gem");
    CHECK_EQ(hand_size(&g, FOE), 1);
}

/* --- Piles. --- */

TEST(mix_master_breaks_the_largest_gem_of_each_pile)
{
    CLAUSE("PS-377");
    static const char *const piles[] = {"12", "23", "34", "4", "2"};
    static const char *const broken[] = {"111", "1112", "11113", "1111", "11"};
    static const int largest[] = {2, 3, 4, 4, 2};
    for (int i = 0; i < 5; i++) {
        struct game g =
            FREE(.hand = "mix_master", .pile = "13", .foe_pile = piles[i], .third_pile = "11");
        int ones = in_bank(&g, "gem_1");
        DO(&g, "Play Mix-Master"); /* one way to combine: 1 and 3 */
        CHECK_STRING(pile_of(&g, FOE), broken[i]);
        CHECK_STRING(pile_of(&g, THIRD), "11");
        CHECK_STRING(pile_of(&g, ME), "4");
        CHECK_EQ(in_bank(&g, "gem_1"), ones + 1 - largest[i]);
    }
}

TEST(mix_master_breaks_a_shared_pile_once)
{
    CLAUSE("PS-127");
    struct game g = SCENE(.mode = "team", .hand = "mix_master", .pile = "44", .foe_pile = "33");
    DO(&g, "Play Mix-Master");
    CHECK_STRING(pile_of(&g, FOE), "1113");
    CHECK_STRING(pile_of(&g, ME), "44"); /* nothing to combine */
}

/* --- One opponent. --- */

TEST(knockdown_hits_one_opponent_for_this_turn)
{
    struct game g = FREE(.hand = "knockdown crash_gem", .pile = "2", .foe_hand = "crash_gem gem_1",
                         .foe_pile = "1", .third_hand = "crash_gem gem_1", .third_pile = "1");
    DO(&g, "Play Knockdown");
    DO(&g, "Green");
    DO(&g, "Discard 1-gem");
    CHECK_EQ(hand_size(&g, FOE), 2);
    CHECK_EQ(hand_size(&g, THIRD), 1);
    DO(&g, "Play Crash Gem with a purple arrow");
    DO(&g, "Blue");
    CHECK_EQ(asked(&g), FOE); /* is not knocked down */
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "111"); /* and Green may not help */
    end_turn(&g);
    CHECK(!(g.player[THIRD].flags & KNOCKED_DOWN)); /* over with the turn */
    struct game first = FREE(.hand = "knockdown", .foe_hand = "gem_1", .third_hand = "gem_2");
    DO(&first, "Play Knockdown");
    DO(&first, "Blue");
    CHECK_EQ(discarded(&first, FOE, "gem_1"), 1);
    CHECK_EQ(held(&first, THIRD, "gem_2"), 1);
    struct game fist =
        SCENE(.hand = "one_two_punch knockdown sneak_attack", .foe_hand = "blues_are_good gem_1");
    DO(&fist, "Play One-Two Punch");
    DO(&fist, "Play Knockdown");
    DO(&fist, "Do not react");
    DO(&fist, "Discard 1-gem");
    DO(&fist, "Play Sneak Attack");
    CHECK_EQ(asked(&fist), FOE); /* blue shields are no purple ones */
}

TEST(a_knockdown_on_the_second_seat_ends_with_the_turn)
{
    struct game g =
        SCENE(.seat = 1, .hand = "knockdown", .bag = "gem_1 gem_1 gem_1 gem_1 crash_gem",
              .pile = "2", .foe_hand = "gem_1", .foe_bag = "crash_gem wound wound wound wound",
              .foe_pile = "11");
    DO(&g, "Play Knockdown");
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, 1);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 2-gem");
    CHECK_EQ(asked(&g), 0); /* may react again */
}

TEST(stolen_purples_may_leave_empty_handed)
{
    struct game g = FREE(.hand = "stolen_purples", .foe_hand = "combine", .third_hand = "gem_1");
    DO(&g, "Play Stolen Purples");
    DO(&g, "Green");
    CHECK_EQ(on_table(&g, ME, "stolen_purples"), 1); /* stays, as nothing was taken */
    CHECK_EQ(held(&g, FOE, "combine"), 1);
    struct game h = FREE(.hand = "stolen_purples", .foe_hand = "combine combine double_crash_gem",
                         .foe_discard = "crash_gem");
    DO(&h, "Play Stolen Purples");
    DO(&h, "Blue");
    CHECK_EQ(asked(&h), ME);
    CHECK_EQ(offers_in_all(&h), 2);
    DO(&h, "Take Double Crash Gem");
    CHECK_EQ(discarded(&h, FOE, "combine"), 2); /* all of them were discarded */
    CHECK_EQ(discarded(&h, ME, "double_crash_gem"), 1);
    CHECK_EQ(in_bank(&h, "stolen_purples"), 5);
}

TEST(stolen_purples_again_forgets_what_it_took_before)
{
    struct game g = SCENE(.hand = "one_two_punch stolen_purples stolen_purples",
                          .foe_hand = "combine combine crash_gem", .foe_discard = "gem_1");
    DO(&g, "Play One-Two Punch");
    DO(&g, "Play Stolen Purples");
    DO(&g, "Take Combine");
    CHECK_EQ(discarded(&g, FOE, "combine"), 1);
    g.player[FOE].discard[CRASH_GEM]--; /* the foe holds it again, and only it */
    g.player[FOE].hand[CRASH_GEM]++;
    g.player[FOE].known[CRASH_GEM]++;
    DO(&g, "Play Stolen Purples"); /* the Combine of the discard pile is not for taking */
    CHECK_EQ(discarded(&g, ME, "crash_gem"), 1);
    CHECK_EQ(discarded(&g, FOE, "combine"), 1);
}

TEST(a_command_chooses_its_victim)
{
    CLAUSE("PS-353");
    struct game g = FREE(.hand = "mistress_command", .foe_pile = "24", .third_pile = "24",
                         .third_hand = "gem_1");
    DO(&g, "Play Mistress's Command");
    DO(&g, "Green");
    DO(&g, "Give Wound");
    CHECK_EQ(held(&g, THIRD, "wound"), 1);
    CHECK_EQ(held(&g, FOE, "wound"), 0);
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* nothing to make them play */
}
