/* test_crashes.c - chips that break, send, answer and combine gems: every boundary. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)
#define TEAM(...) SCENE(.mode = "team", __VA_ARGS__)

/* --- Breaking. --- */

TEST(which_gem_is_broken_is_asked_if_there_is_a_choice)
{
    CLAUSE("PS-019", "PS-026");
    struct game g = SCENE(.hand = "crash_gem", .pile = "1234");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(offers_in_all(&g), 4);
    DO(&g, "Break a 4-gem");
    CHECK_STRING(pile_of(&g, ME), "123");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    struct game equal = SCENE(.hand = "double_crash_gem", .pile = "222");
    DO(&equal, "Play Double Crash Gem"); /* the first one is the same whichever it is */
    CHECK_STRING(pile_of(&equal, ME), "22");
    CHECK_EQ(offers_in_all(&equal), 2);
    DO(&equal, "Break a 2-gem");
    CHECK_STRING(pile_of(&equal, ME), "2"); /* two at most */
    CHECK_STRING(pile_of(&equal, FOE), "1111");
    CHECK_EQ(money_of(&equal, ME), 2);
}

TEST(the_money_of_crashes)
{
    CLAUSE("PS-023", "PS-027", "PS-334", "PS-383");
    static const struct {
        const char *chip, *play, *pile, *foe;
        int money;
    } rows[] = {{"crash_gem", "Play Crash", "11", "1", 1},
                {"double_slash", "Play Double", "11", "11", 0},
                {"rocket_punch", "Play Rocket", "11", "1", 0},
                {"chromatic_orb", "Play Chrom", "11", "1", 0},
                {"deathstrike_dragon", "Play Death", "1111", "11", 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = rows[i].chip, .pile = rows[i].pile);
        DO(&g, rows[i].play);
        CHECK_STRING(pile_of(&g, FOE), rows[i].foe);
        CHECK_EQ(money_of(&g, ME), rows[i].money);
    }
}

TEST(ones_only_where_the_chip_says_so)
{
    CLAUSE("PS-327", "PS-333", "PS-383");
    static const char *const chips[] = {"rocket_punch", "chromatic_orb", "double_slash"};
    static const char *const plays[] = {"Play Rocket Punch", "Play Chromatic Orb",
                                        "Play Double Slash"};
    for (int i = 0; i < 3; i++) {
        struct game g = SCENE(.hand = chips[i], .pile = "11234");
        DO(&g, plays[i]);
        CHECK_STRING(pile_of(&g, ME), i == 2 ? "234" : "1234");
        CHECK_STRING(pile_of(&g, FOE), i == 2 ? "11" : "1");
    }
    struct game one = SCENE(.hand = "double_slash", .pile = "134");
    DO(&one, "Play Double Slash");
    CHECK_STRING(pile_of(&one, ME), "134");
    struct game potato = SCENE(.hand = "crash_potato", .pile = "1123");
    DO(&potato, "Play Crash Potato");
    DO(&potato, "Crash a 1-gem");
    CHECK_STRING(pile_of(&potato, ME), "123");
    CHECK_STRING(pile_of(&potato, FOE), "1");
    CHECK_EQ(on_table(&potato, ME, "crash_potato"), 1);
}

TEST(crash_bomb_breaks_two_if_it_can)
{
    CLAUSE("PS-382");
    struct game g = SCENE(.hand = "crash_bomb crash_gem", .discard = "crash_gem", .pile = "123");
    int crashes = in_bank(&g, "crash_gem");
    DO(&g, "Play Crash Bomb");
    CHECK_EQ(offers_in_all(&g), 2); /* of the hand or of the discard pile */
    DO(&g, "Trash Crash Gem of the discard pile");
    DO(&g, "Break a 1-gem");
    CHECK(!CAN(&g, "Break no more")); /* two */
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    CHECK_EQ(held(&g, ME, "crash_gem"), 1);
    CHECK_EQ(in_bank(&g, "crash_gem"), crashes + 1);
    CHECK_EQ(on_table(&g, ME, "crash_bomb"), 1);
    struct game one = SCENE(.hand = "crash_bomb crash_gem", .pile = "3");
    DO(&one, "Play Crash Bomb");
    CHECK_STRING(pile_of(&one, FOE), "111");
    CHECK_EQ(money_of(&one, ME), 1);
    struct game none = SCENE(.hand = "crash_bomb double_crash_gem", .pile = "3");
    DO(&none, "Play Crash Bomb");
    CHECK_STRING(pile_of(&none, ME), "3");
    CHECK_EQ(on_table(&none, ME, "crash_bomb"), 1);
}

TEST(deathstrike_dragon_sends_half)
{
    CLAUSE("PS-347", "PS-349");
    static const char *const piles[] = {"2", "12", "112", "1112", "11112"};
    static const char *const sent[] = {"", "", "1", "1", "11"};
    for (int i = 0; i < 5; i++) {
        struct game g = FREE(.hand = "deathstrike_dragon", .pile = piles[i]);
        DO(&g, "Play Deathstrike Dragon");
        if (*sent[i])
            DO(&g, "Green");
        CHECK_STRING(pile_of(&g, ME), "2");
        CHECK_STRING(pile_of(&g, THIRD), sent[i]);
        CHECK_EQ(g.out[kind_of(&g, "deathstrike_dragon")], 1);
    }
}

TEST(whoever_plays_deathstrike_dragon_says_at_whom)
{
    CLAUSE("PS-348");
    for (int seat = 0; seat < 3; seat++) {
        struct game g = FREE(.seat = seat, .hand = "deathstrike_dragon", .pile = "11");
        DO(&g, "Play Deathstrike Dragon");
        CHECK_EQ(asked(&g), seat);
        CHECK_EQ(offers_in_all(&g), g.k.seats - 1);
    }
}

TEST(a_potato_that_crashes_is_not_swapped)
{
    struct game g = SCENE(.hand = "crash_potato", .pile = "1", .foe_discard = "crash_gem");
    DO(&g, "Play Crash Potato");
    DO(&g, "Crash a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(discarded(&g, FOE, "crash_gem"), 1);
    CHECK_EQ(on_table(&g, ME, "crash_potato"), 1);
}

TEST(the_potato_goes_where_the_crash_gem_was)
{
    CLAUSE("PS-384", "PS-385");
    struct game g = FREE(.hand = "crash_potato", .pile = "1", .third_discard = "crash_gem gem_1");
    DO(&g, "Play Crash Potato");
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "Swap"); /* with the only one there is */
    CHECK_EQ(discarded(&g, THIRD, "crash_potato"), 1);
    CHECK_EQ(discarded(&g, THIRD, "crash_gem"), 0);
    CHECK_EQ(on_table(&g, ME, "crash_gem"), 1);
    CHECK_EQ(on_table(&g, ME, "crash_potato"), 0);
    CHECK_STRING(pile_of(&g, ME), "1");
    struct game all = FREE(.hand = "crash_potato", .discard = "crash_gem",
                           .foe_discard = "crash_gem", .third_discard = "crash_gem");
    DO(&all, "Play Crash Potato");
    DO(&all, "Swap");
    CHECK(prompted(&all, "From whose discard pile"));
    CHECK_EQ(offers(&all, AIM_AT), 3);
    DO(&all, "Red (you)");
    CHECK_EQ(discarded(&all, ME, "crash_potato"), 1);
    CHECK_EQ(on_table(&all, ME, "crash_gem"), 1);
    struct game copy =
        SCENE(.hand = "signature_move", .discard = "crash_potato crash_gem", .pile = "1");
    DO(&copy, "Play Signature Move");
    DO(&copy, "Play Crash Potato");
    DO(&copy, "Swap"); /* a chip that was played at no cost can be swapped, too */
    CHECK_EQ(discarded(&copy, ME, "crash_potato"), 1);
}

TEST(unstable_power_gives_two_wounds_to_its_player)
{
    struct game g = SCENE(.hand = "unstable_power", .pile = "2");
    DO(&g, "Play Unstable Power");
    CHECK_EQ(discarded(&g, ME, "wound"), 2);
    CHECK_EQ(discarded(&g, FOE, "wound"), 0);
    CHECK_EQ(money_of(&g, ME), 1);
    struct game three = SCENE(.hand = "unstable_power", .pile = "111");
    DO(&three, "Play Unstable Power");
    DO(&three, "Break a 1-gem");
    CHECK_STRING(pile_of(&three, ME), "1"); /* two at most */
    CHECK_EQ(three.phase, PHASE_BUY);
    struct game counter =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "unstable_power", .foe_pile = "112");
    DO(&counter, "Play Crash Gem");
    DO(&counter, "React with Unstable Power"); /* up to two gems */
    DO(&counter, "Break a 2-gem");
    DO(&counter, "Break a 1-gem");
    CHECK_STRING(pile_of(&counter, FOE), "1");
    CHECK_STRING(pile_of(&counter, ME), "");
    CHECK_EQ(discarded(&counter, FOE, "wound"), 2);
    CHECK_EQ(discarded(&counter, ME, "wound"), 0);
    struct game plain =
        SCENE(.hand = "crash_gem", .pile = "3", .foe_hand = "reversal", .foe_pile = "2");
    DO(&plain, "Play Crash Gem");
    DO(&plain, "React with Reversal");
    CHECK_EQ(discarded(&plain, FOE, "wound"), 0);
    CHECK_STRING(pile_of(&plain, FOE), "1");
}

TEST(a_crash_of_nothing_sends_nothing)
{
    CLAUSE("PS-025", "PS-047");
    struct game g = FREE(.hand = "crash_gem", .foe_hand = "crash_gem", .foe_pile = "1");
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "Play Crash Gem", &story.listener);
    CHECK_EQ(g.phase, PHASE_BUY); /* nobody is chosen or asked */
    CHECK(!strstr(story.text, "Red sends"));
}

/* --- Dragon Form. --- */

TEST(dragon_form_shields_orb_chips_only)
{
    struct game plain = SCENE(.hand = "sneak_attack", .ongoing = "dragon_form hundred_fist_frenzy",
                              .pile = "2", .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&plain, "Play Sneak Attack");
    DO(&plain, "Break a 2-gem"); /* the Frenzy has no orb */
    CHECK_EQ(asked(&plain), FOE);
    struct game foes = SCENE(.hand = "crash_gem", .pile = "2", .foe_ongoing = "dragon_form",
                             .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&foes, "Play Crash Gem");
    CHECK_EQ(asked(&foes), FOE); /* only one's own are shielded */
    struct game back =
        SCENE(.hand = "crash_gem crash_gem", .pile = "12", .foe_ongoing = "dragon_form",
              .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&back, "Play Crash Gem");
    DO(&back, "Break a 1-gem");
    DO(&back, "React with Crash Gem"); /* so is what is left of a counter-crash */
    CHECK_EQ(back.phase, PHASE_BUY);
    CHECK_STRING(pile_of(&back, ME), "112");
}

TEST(dragon_form_raises_the_ante_up_to_four)
{
    CLAUSE("PS-165");
    for (int level = 0; level <= 3; level++) {
        struct game g = SCENE(.hand = "gem_1", .foe_hand = "gem_1", .foe_ongoing = "dragon_form");
        g.level = (uint8_t)level;
        end_turn(&g);
        CHECK_EQ(asked(&g), FOE);
        CHECK_EQ(offers(&g, DECIDE), 2);
        struct game off = g;
        DO(&g, "Ante a gem that is 1 larger");
        CHECK_EQ(ps_pile_sum(&g, FOE), level == 3 ? 4 : level + 2);
        CHECK_EQ(lasting(&g, FOE, "dragon_form"), 1);
        DO(&off, "Discard Dragon Form");
        CHECK_EQ(ps_pile_sum(&off, FOE), level + 1);
        CHECK_EQ(lasting(&off, FOE, "dragon_form"), 0);
        CHECK_EQ(discarded(&off, FOE, "dragon_form"), 1);
    }
}

/* --- Answers to a send. --- */

TEST(stone_wall_stops_a_send_to_anybody)
{
    struct game g = FREE(.hand = "crash_gem", .pile = "3", .third_hand = "stone_wall gem_1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Blue");
    CHECK_EQ(asked(&g), THIRD);
    struct story story = story_for(&g, SPECTATOR);
    DO_HEARD(&g, "React with Stone Wall", &story.listener);
    CHECK_CONTAINS(story.text, "Green cancels 3 gems");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_STRING(pile_of(&g, THIRD), "");
    CHECK_EQ(hand_size(&g, THIRD), 1); /* no draw */
    CHECK_EQ(in_bank(&g, "gem_1"), 64 - 1);
}

TEST(gems_to_gemonade_pays_the_target)
{
    struct game g = FREE(.hand = "crash_gem", .pile = "2", .third_hand = "gems_to_gemonade",
                         .foe_hand = "gem_1", .foe_bag = "wound wound wound wound wound");
    DO(&g, "Play Crash Gem");
    DO(&g, "Blue");
    DO(&g, "React with Gems to Gemonade");
    CHECK_EQ(offers(&g, CANCEL_GEMS), 2); /* no more than were sent */
    struct game one = g;
    DO(&g, "2 gems");
    CHECK_STRING(pile_of(&g, FOE), "");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    end_actions(&g);
    CHECK_EQ(money_of(&g, FOE), 2 + 1); /* and the gem of the hand */
    CHECK_EQ(money_of(&g, THIRD), 0);
    end_turn(&g);
    CHECK_EQ(g.player[FOE].promised, 0); /* once */
    DO(&one, "1 gem");
    CHECK_STRING(pile_of(&one, FOE), "1");
}

TEST(what_is_left_after_a_shield_may_be_counter_crashed_by_others)
{
    CLAUSE("PS-149", "PS-150");
    struct game g = FREE(.hand = "crash_gem", .pile = "3", .foe_hand = "gems_to_gemonade",
                         .third_hand = "crash_gem", .third_pile = "12");
    DO(&g, "Play Crash Gem");
    DO(&g, "Blue");
    DO(&g, "React with Gems to Gemonade");
    DO(&g, "1 gem");
    CHECK_EQ(asked(&g), THIRD);
    CHECK(prompted(&g, "sends 2 gems"));
    DO(&g, "React with Crash Gem");
    DO(&g, "Break a 1-gem");
    CHECK_STRING(pile_of(&g, FOE), "1");
    struct game all = FREE(.hand = "crash_gem", .pile = "2", .foe_hand = "gems_to_gemonade",
                           .third_hand = "crash_gem", .third_pile = "12");
    DO(&all, "Play Crash Gem");
    DO(&all, "Blue");
    DO(&all, "React with Gems to Gemonade");
    DO(&all, "2 gems"); /* nothing is left to counter */
    CHECK_EQ(asked(&all), ME);
}

TEST(after_a_counter_crash_other_shields_may_still_be_played_by_others)
{
    CLAUSE("PS-150", "PS-366");
    struct game g =
        SCENE(.mode = "free-for-all", .count = "4", .hand = "crash_gem", .pile = "13",
              .foe_hand = "crash_gem", .foe_pile = "1", .third_hand = "crash_gem stone_wall",
              .third_pile = "11", .fourth_hand = "healing_touch");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 3-gem");
    DO(&g, "Blue");
    DO(&g, "React with Crash Gem");
    CHECK_EQ(asked(&g), THIRD);
    CHECK(!CAN(&g, "React with Crash Gem"));
    DO(&g, "React with Stone Wall");
    CHECK_STRING(pile_of(&g, FOE), "");
    struct game helped = SCENE(.mode = "free-for-all", .count = "4", .hand = "crash_gem",
                               .pile = "13", .third_hand = "crash_gem", .third_pile = "11",
                               .fourth_hand = "healing_touch", .fourth_pile = "1");
    DO(&helped, "Play Crash Gem");
    DO(&helped, "Break a 3-gem");
    DO(&helped, "Blue");
    DO(&helped, "React with Crash Gem"); /* a helper, not the target */
    CHECK_EQ(asked(&helped), FOURTH);
    DO(&helped, "React with Healing Touch"); /* the target has declined: it may be used */
    CHECK_STRING(pile_of(&helped, ME), "");
    CHECK_STRING(pile_of(&helped, THIRD), "");
    CHECK_STRING(pile_of(&helped, FOURTH), "");
    CHECK_STRING(pile_of(&helped, FOE), "11");
}

TEST(the_target_may_use_healing_touch)
{
    CLAUSE("PS-366", "PS-367");
    struct game g = SCENE(.hand = "crash_gem", .pile = "12", .foe_hand = "healing_touch gem_1",
                          .foe_bag = "wound wound", .foe_pile = "13");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 2-gem");
    DO(&g, "React with Healing Touch");
    CHECK_STRING(pile_of(&g, ME), "");
    CHECK_STRING(pile_of(&g, FOE), "113"); /* not reduced */
    CHECK_EQ(held(&g, FOE, "wound"), 1);
    CHECK_EQ(discarded(&g, FOE, "healing_touch"), 1);
}

TEST(a_mate_uses_healing_touch_only_if_the_other_has_not_reacted)
{
    CLAUSE("PS-140");
    struct game g = TEAM(.hand = "crash_gem", .pile = "3", .foe_hand = "gem_1",
                         .third_hand = "healing_touch", .third_bag = "wound", .foe_pile = "1");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Healing Touch");
    CHECK_STRING(pile_of(&g, FOE), "111");
    CHECK_EQ(held(&g, THIRD, "wound"), 1);
    struct game mine = TEAM(.hand = "crash_gem", .pile = "3", .foe_hand = "gems_to_gemonade",
                            .third_hand = "crash_gem", .foe_pile = "1");
    DO(&mine, "Play Crash Gem");
    DO(&mine, "React with Gems to Gemonade");
    DO(&mine, "1 gem");
    CHECK_STRING(pile_of(&mine, FOE), "111"); /* one of two mates reacts */
}

TEST(counter_counter_crashes_in_a_team)
{
    CLAUSE("PS-139", "PS-039");
    struct game g = TEAM(.hand = "crash_gem", .pile = "12", .foe_hand = "crash_gem",
                         .foe_pile = "4", .fourth_hand = "crash_gem");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "React with Crash Gem"); /* with a 4-gem: no answer */
    CHECK_STRING(pile_of(&g, ME), "1112");
    struct game three = TEAM(.hand = "crash_gem", .pile = "12", .foe_hand = "crash_gem",
                             .foe_pile = "3", .fourth_hand = "crash_gem");
    DO(&three, "Play Crash Gem");
    DO(&three, "Break a 1-gem");
    DO(&three, "React with Crash Gem");
    CHECK_EQ(asked(&three), FOURTH); /* my mate answers what comes back, on our turn */
    DO(&three, "React with Crash Gem");
    CHECK_STRING(pile_of(&three, ME), "");
    CHECK_STRING(pile_of(&three, FOE), "");
    CHECK_EQ(money_of(&three, FOURTH), 1);
}

TEST(a_counter_crash_that_only_covers_a_part_keeps_a_send_answerable)
{
    CLAUSE("PS-040", "PS-150");
    struct game g = FREE(.hand = "crash_gem", .pile = "3", .foe_hand = "double_crash_gem",
                         .foe_pile = "11", .third_hand = "stone_wall");
    DO(&g, "Play Crash Gem");
    DO(&g, "Blue");
    DO(&g, "React with Double Crash Gem");
    DO(&g, "Break a 1-gem"); /* two of three */
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "1");
    struct game equal = FREE(.hand = "crash_gem", .pile = "3", .foe_hand = "double_crash_gem",
                             .foe_pile = "12", .third_hand = "stone_wall");
    DO(&equal, "Play Crash Gem");
    DO(&equal, "Blue");
    DO(&equal, "React with Double Crash Gem");
    DO(&equal, "Break a 1-gem");
    DO(&equal, "Break a 2-gem");
    CHECK_EQ(asked(&equal), ME); /* all is cancelled */
    CHECK_STRING(pile_of(&equal, ME), "");
}

TEST(bubbles_burst_one_for_each_gem)
{
    struct game g = SCENE(.hand = "crash_gem", .pile = "3", .foe_ongoing = "bubble_shield",
                          .foe_hand = "crash_gem", .foe_pile = "2");
    DO(&g, "Play Crash Gem");
    DO(&g, "React with Crash Gem"); /* first the counter-crash, then the bubble */
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(discarded(&g, FOE, "bubble_shield"), 1);
    struct game none = SCENE(.hand = "crash_gem", .pile = "2", .foe_ongoing = "bubble_shield",
                             .foe_hand = "crash_gem", .foe_pile = "2");
    DO(&none, "Play Crash Gem");
    DO(&none, "React with Crash Gem"); /* nothing lands: it stays */
    CHECK_EQ(lasting(&none, FOE, "bubble_shield"), 1);
    struct game mate = TEAM(.hand = "crash_gem", .pile = "2", .third_ongoing = "bubble_shield");
    DO(&mate, "Play Crash Gem"); /* a mate's bubble protects the shared pile */
    CHECK_STRING(pile_of(&mate, FOE), "1");
    CHECK_EQ(lasting(&mate, THIRD, "bubble_shield"), 0);
    CHECK_EQ(discarded(&mate, THIRD, "bubble_shield"), 1);
    struct game other = FREE(.hand = "crash_gem", .pile = "2", .third_ongoing = "bubble_shield");
    DO(&other, "Play Crash Gem");
    DO(&other, "Blue");
    CHECK_STRING(pile_of(&other, FOE), "11");
    CHECK_EQ(lasting(&other, THIRD, "bubble_shield"), 1);
    struct game ante = SCENE(.hand = "sneak_attack", .foe_ongoing = "bubble_shield");
    DO(&ante, "Play Sneak Attack"); /* an ante is no send */
    CHECK_STRING(pile_of(&ante, FOE), "1");
}

TEST(rocket_punch_is_offered_only_with_a_one)
{
    CLAUSE("PS-031", "PS-333");
    struct game g =
        SCENE(.hand = "crash_gem", .pile = "2", .foe_hand = "rocket_punch", .foe_pile = "2");
    DO(&g, "Play Crash Gem");
    CHECK_EQ(asked(&g), ME);
    struct game late = FREE(.hand = "sneak_attack", .foe_hand = "ebb_or_flow",
                            .third_hand = "rocket_punch", .third_pile = "1");
    DO(&late, "Play Sneak Attack");
    DO(&late, "React with Ebb or Flow");
    DO(&late, "Every player trashes"); /* now the third player has no 1-gem */
    CHECK_EQ(asked(&late), ME);
    struct game money = SCENE(.hand = "crash_gem rocket_punch", .pile = "12",
                              .foe_hand = "crash_gem", .foe_pile = "3");
    DO(&money, "Play Crash Gem");
    DO(&money, "Break a 1-gem");
    DO(&money, "React with Crash Gem");
    CHECK_EQ(asked(&money), ME);
    CHECK(!CAN(&money, "React with Rocket Punch")); /* no 1-gem left */
}

/* --- Floats. --- */

TEST(a_four_that_makes_room_goes_at_once)
{
    CLAUSE("PS-156", "PS-040");
    struct game g =
        FREE(.hand = "crash_gem", .pile = "1444", .foe_hand = "crash_gem", .foe_pile = "1");
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem"); /* thirteen, now nine: sent at once, and not to be answered */
    DO(&g, "Blue");
    CHECK_STRING(pile_of(&g, FOE), "11111");
}

TEST(a_floating_four_cannot_be_answered_when_it_goes)
{
    CLAUSE("PS-155", "PS-040");
    struct game g =
        FREE(.hand = "crash_gem double_crash_gem", .pile = "114444", .foe_hand = "crash_gem",
             .foe_pile = "1", .third_hand = "stone_wall gem_1");
    g.player[ME].arrow[BLACK] = 2;
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem"); /* fourteen */
    DO(&g, "Blue");
    CHECK_EQ(g.floats, 1);
    DO(&g, "Play Double Crash Gem");
    DO(&g, "Break a 4-gem");
    DO(&g, "Break a 1-gem"); /* nine: the first goes to Blue, and nobody is asked */
    CHECK_STRING(pile_of(&g, FOE), "11111");
    DO(&g, "Green");
    CHECK_STRING(pile_of(&g, THIRD), "11111");
}

TEST(more_floating_sends_than_there_is_room_for_join_the_last_one)
{
    CLAUSE("PS-155");
    struct game g = FREE(.hand = "crash_gem", .pile = "1444");
    g.floats = FLOATS;
    for (int i = 0; i < FLOATS; i++)
        g.floating[i] = (struct floating){.target = FOE, .count = (uint8_t)(i + 1)};
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    CHECK_EQ(g.floats, FLOATS);
    CHECK_EQ(g.floating[FLOATS - 1].count, FLOATS + 1);
    CHECK_EQ(g.floating[FLOATS - 2].count, FLOATS - 1);
    struct game room = FREE(.hand = "crash_gem", .pile = "1444");
    room.floats = FLOATS - 1;
    for (int i = 0; i < FLOATS - 1; i++)
        room.floating[i] = (struct floating){.target = FOE, .count = 2};
    DO(&room, "Play Crash Gem");
    DO(&room, "Break a 1-gem");
    DO(&room, "Green");
    CHECK_EQ(room.floats, FLOATS);
    CHECK_EQ(room.floating[FLOATS - 1].target, THIRD);
    CHECK_EQ(room.floating[FLOATS - 1].count, 1);
}

/* --- Combining. --- */

TEST(which_gems_are_combined)
{
    CLAUSE("PS-013");
    static const struct {
        const char *pile;
        int ways;
    } rows[] = {{"1", 0},  {"11", 1}, {"12", 1}, {"2", 0},  {"22", 1},  {"13", 1},  {"3", 0},
                {"33", 0}, {"14", 0}, {"23", 0}, {"24", 0}, {"112", 2}, {"122", 2}, {"1123", 3}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = "combine crash_gem", .pile = rows[i].pile);
        DO(&g, "Play Combine");
        CHECK_EQ(rows[i].ways ? offers(&g, MERGE_GEMS) : 0, rows[i].ways);
        CHECK_EQ(kind_asked(&g), rows[i].ways ? ASK_MERGE : ASK_ACTION);
    }
}

TEST(one_true_style_combines_two_ones_only)
{
    CLAUSE("PS-280", "PS-240");
    static const char *const piles[] = {"1", "12", "22", "13", "112"};
    static const char *const after[] = {"1", "12", "22", "13", "22"};
    for (int i = 0; i < 5; i++) {
        struct game g = SCENE(.hand = "one_true_style draw_three", .pile = piles[i]);
        DO(&g, "Play One True Style");
        CHECK_STRING(pile_of(&g, ME), after[i]);
        CHECK_EQ(arrows_of(&g, ME, BROWN), 1);
    }
}

TEST(strength_of_earth_adds_a_one_of_the_bank)
{
    static const char *const piles[] = {"1", "2", "3", "4", ""};
    static const char *const after[] = {"2", "3", "4", "4", ""};
    for (int i = 0; i < 5; i++) {
        struct game g = SCENE(.hand = "strength_of_earth draw_three", .pile = piles[i]);
        int ones = in_bank(&g, "gem_1");
        DO(&g, "Play Strength of Earth");
        CHECK_STRING(pile_of(&g, ME), after[i]);
        CHECK_EQ(in_bank(&g, "gem_1"), ones + (i == 0)); /* lent by the bank, and back there */
    }
    struct game choice = SCENE(.hand = "strength_of_earth draw_three", .pile = "13");
    DO(&choice, "Play Strength of Earth");
    CHECK_EQ(offers_in_all(&choice), 2); /* and not none */
    DO(&choice, "Combine a 1-gem of the bank and a 3-gem");
    CHECK_STRING(pile_of(&choice, ME), "14");
}

TEST(every_toll_must_be_paid)
{
    CLAUSE("PS-377", "PS-378", "PS-379");
    struct game g = FREE(.hand = "combine draw_three axe_kick gem_1", .pile = "11",
                         .foe_ongoing = "stunlock", .third_ongoing = "protective_ward");
    DO(&g, "Play Combine");
    DO(&g, "Discard Draw Three");
    DO(&g, "Discard Axe Kick");
    DO(&g, "Combine a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "2");
    struct game half = FREE(.hand = "combine draw_three axe_kick crash_gem", .pile = "11",
                            .foe_ongoing = "stunlock", .third_ongoing = "protective_ward");
    DO(&half, "Play Combine");
    DO(&half, "Discard Draw Three");
    DO(&half, "None"); /* one of two: in vain */
    CHECK_STRING(pile_of(&half, ME), "11");
    CHECK_EQ(arrows_of(&half, ME, BLACK), 1);
    CHECK_EQ(held(&half, ME, "axe_kick"), 1);
    struct game own = SCENE(.hand = "combine draw_three", .pile = "11", .ongoing = "stunlock");
    DO(&own, "Play Combine");
    CHECK(CAN(&own, "Combine a 1-gem")); /* one's own Stunlock binds opponents only */
    struct game ward =
        SCENE(.hand = "combine draw_three", .pile = "11", .ongoing = "protective_ward");
    DO(&ward, "Play Combine");
    CHECK(CAN(&ward, "Discard Draw Three")); /* one's own Ward binds everybody */
    struct game plain =
        SCENE(.hand = "crash_gem draw_three", .pile = "11", .foe_ongoing = "stunlock");
    DO(&plain, "Play Crash Gem"); /* no chip that combines */
    CHECK_STRING(pile_of(&plain, ME), "1");
}

TEST(a_toll_that_was_not_paid_bars_that_chip_only)
{
    CLAUSE("PS-379");
    struct game g = SCENE(.hand = "combine combine draw_three crash_gem", .pile = "11",
                          .foe_ongoing = "stunlock");
    DO(&g, "Play Combine");
    DO(&g, "None");
    DO(&g, "Play Combine");
    DO(&g, "Discard Draw Three");
    DO(&g, "Combine a 1-gem");
    CHECK_STRING(pile_of(&g, ME), "2");
}
