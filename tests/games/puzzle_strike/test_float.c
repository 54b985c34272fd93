/* test_float.c - floating gems: what makes them, and the first moment that lets them go. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* A 1-gem floats to Blue from my pile, which is full, and I have actions left. */
static void let_float(struct game *g)
{
    g->player[ME].arrow[BLACK] = 6;
    DO(g, "Play Crash Gem");
    DO(g, "Break a 1-gem");
    DO(g, "Blue");
    CHECK_EQ(g->floats, 1);
    CHECK(ps_pile_sum(g, ME) >= 10);
}

TEST(what_does_not_float_does_not_sink)
{
    CLAUSE("PS-160");
    struct game g = SCENE(.mode = "free-for-all", .hand = "gem_1", .pile = "1");
    struct story heard = story_for(&g, FOE);
    end_actions(&g);
    DO(&g, "Buy Wound");
    DO_HEARD(&g, "Buy 1-gem", &heard.listener);
    CHECK_EQ(g.turn, FOE);
    CHECK(!strstr(heard.text, "floating"));
}

TEST(a_pile_of_exactly_ten_is_full)
{
    CLAUSE("PS-154", "PS-156");
    struct game g = FREE(.hand = "crash_gem", .pile = "1244");
    let_float(&g); /* eleven, now ten */
    CHECK_EQ(ps_pile_sum(&g, ME), 10);
    CHECK_STRING(pile_of(&g, FOE), "");
    struct game nine = FREE(.hand = "crash_gem", .pile = "1144");
    DO(&nine, "Play Crash Gem"); /* ten, now nine */
    DO(&nine, "Break a 1-gem");
    DO(&nine, "Blue");
    CHECK_STRING(pile_of(&nine, FOE), "1");
}

TEST(safe_keeping_lets_floating_gems_go)
{
    CLAUSE("PS-158", "PS-300");
    struct game g = FREE(.hand = "crash_gem safe_keeping combine", .pile = "11144");
    let_float(&g);
    DO(&g, "Play Safe Keeping");
    DO(&g, "Put a 1-gem into the bag");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(g.floats, 0);
}

TEST(every_way_to_lower_the_pile_lets_floating_gems_go)
{
    CLAUSE("PS-158");
    struct game shiny = FREE(.hand = "crash_gem more_shiny combine", .pile = "11144");
    let_float(&shiny);
    DO(&shiny, "Play More Shiny");
    CHECK_STRING(pile_of(&shiny, FOE), "1");
    struct game ebb = FREE(.hand = "crash_gem ebb_or_flow combine", .pile = "11144");
    let_float(&ebb);
    DO(&ebb, "Play Ebb or Flow");
    DO(&ebb, "Every player trashes");
    CHECK_STRING(pile_of(&ebb, FOE), "1");
    struct game dragon = FREE(.hand = "crash_gem deathstrike_dragon combine", .pile = "111144");
    let_float(&dragon);
    DO(&dragon, "Play Deathstrike Dragon"); /* eight, and one more is sent */
    CHECK_STRING(pile_of(&dragon, FOE), "1");
    DO(&dragon, "Green");
    CHECK_STRING(pile_of(&dragon, THIRD), "1");
}

TEST(floating_gems_go_between_the_two_plays_of_a_copied_chip)
{
    CLAUSE("PS-158", "PS-307");
    struct game g = FREE(.hand = "crash_gem x_copy ebb_or_flow", .pile = "11144");
    let_float(&g);
    DO(&g, "Play X-Copy");
    DO(&g, "Every player trashes"); /* nine: now */
    CHECK_STRING(pile_of(&g, FOE), "1");
    DO(&g, "Ante a 2-gem"); /* eleven again: too late to hold them */
    CHECK_EQ(g.floats, 0);
    CHECK_STRING(pile_of(&g, FOE), "1");
}

TEST(floating_gems_go_between_two_improvised_chips)
{
    CLAUSE("PS-158", "PS-270");
    struct game g = FREE(.hand = "crash_gem improvisation", .bag = "safe_keeping risk_to_riskonade",
                         .pile = "11144");
    let_float(&g);
    DO(&g, "Play Improvisation");
    DO(&g, "Put a 1-gem into the bag");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(ps_pile_sum(&g, ME), 9 + 3); /* Risk to Riskonade antes a 3-gem */
    CHECK_EQ(g.floats, 0);
}

TEST(floating_gems_go_before_the_chip_goes_on)
{
    CLAUSE("PS-158", "PS-242");
    struct game g =
        FREE(.hand = "crash_gem sneak_attack combine", .pile = "11144", .foe_hand = "ebb_or_flow",
             .third_hand = "rocket_punch", .third_pile = "11");
    let_float(&g);
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Ebb or Flow");
    DO(&g, "Every player trashes"); /* nine: mine go out, before anything else happens */
    CHECK_EQ(asked(&g), THIRD);
    CHECK(prompted(&g, "sends 1 gem to Blue"));
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "1"); /* the attack has not come yet */
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "React with Rocket Punch"); /* now I have ten again, but nothing floats any more */
    CHECK_EQ(ps_pile_sum(&g, ME), 10);
    CHECK_STRING(pile_of(&g, FOE), "11");
    CHECK_EQ(g.floats, 0);
}

TEST(the_gem_broken_first_lets_floating_gems_go_before_the_next_send)
{
    CLAUSE("PS-158", "PS-159");
    struct game g = FREE(.hand = "crash_gem crash_gem", .pile = "112244");
    g.player[ME].arrow[BLACK] = 2;
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Blue");
    CHECK_EQ(g.floats, 1);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem"); /* thirteen, now nine */
    CHECK_STRING(pile_of(&g, FOE), "1");
    DO(&g, "Green");
    CHECK_STRING(pile_of(&g, THIRD), "1111");
}

TEST(a_healing_touch_lets_floating_gems_go_before_the_gems_that_it_answers_land)
{
    CLAUSE("PS-158");
    struct game g = FREE(.hand = "crash_gem sneak_attack combine", .pile = "11144",
                         .foe_hand = "rocket_punch", .foe_pile = "11",
                         .third_hand = "healing_touch", .third_bag = "gem_1", .third_pile = "2");
    let_float(&g);
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Rocket Punch");
    CHECK_EQ(asked(&g), THIRD);
    CHECK(prompted(&g, "sends 1 gem to Red"));
    DO(&g, "React with Healing Touch"); /* nine: mine go out; then the foe's gem makes it ten */
    CHECK_EQ(ps_pile_sum(&g, ME), 10);
    CHECK_EQ(g.floats, 0);
    CHECK_STRING(pile_of(&g, FOE), "11"); /* the gem that floated, and the attack's */
}

TEST(a_rocket_punch_of_mine_lets_floating_gems_go_first)
{
    CLAUSE("PS-158", "PS-159");
    struct game g =
        FREE(.hand = "crash_gem sneak_attack rocket_punch", .pile = "11144",
             .foe_hand = "really_annoying", .third_hand = "crash_gem", .third_pile = "2");
    g.player[ME].arrow[BLACK] = 2;
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Green");
    CHECK_EQ(g.floats, 1);
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Really Annoying"); /* a fist at me */
    DO(&g, "React with Rocket Punch");    /* ten, now nine */
    CHECK_EQ(asked(&g), THIRD);
    CHECK(prompted(&g, "sends 1 gem to you")); /* the one that floated */
    DO(&g, "Do not react");
    CHECK(prompted(&g, "sends 1 gem to Blue")); /* and then the punch */
}

TEST(floating_gems_go_one_at_a_time_whatever_answers_them)
{
    CLAUSE("PS-159");
    struct game g =
        FREE(.hand = "crash_gem crash_gem crash_gem", .pile = "1111144", .foe_hand = "rocket_punch",
             .foe_pile = "1", .third_hand = "crash_gem", .third_pile = "2");
    let_float(&g);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 1-gem");
    DO(&g, "Green");
    CHECK_EQ(g.floats, 2);
    DO(&g, "Play Crash Gem");
    DO(&g, "Break a 4-gem"); /* seven */
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "React with Rocket Punch");
    CHECK(prompted(&g, "sends 1 gem to Red")); /* the third is asked about the punch, */
    DO(&g, "Do not react");
    CHECK(prompted(&g, "sends 1 gem to Blue")); /* about the gem that it answered, */
    DO(&g, "Do not react");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK(prompted(&g, "sends 1 gem to you")); /* and only then about the next one */
}
