/* test_gains.c - chips that give arrows, money, piggy banks and chips: every choice, every
 * boundary. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)

/* What I have got, as text: arrows by colour, piggy banks, money, chips drawn. */
static const char *got(const struct game *g)
{
    static char text[40];
    const struct player *p = &g->player[ME];
    snprintf(text, sizeof text, "%d%d%d%d%d p%d $%d d%d", p->arrow[BLACK], p->arrow[BROWN],
             p->arrow[PURPLE], p->arrow[RED], p->arrow[BLUE], p->pigs, p->money,
             held(g, ME, "wound"));
    return text;
}

/* Of a chip with a choice: which one brings what. What was played already is in the way of nothing:
 * chips of every colour are left to play. */
#define HAND " axe_kick combine sneak_attack ebb_or_flow the_hammer"

static void check_choices(const char *chip, const char *play, int count,
                          const char *const choices[], const char *const gains[])
{
    for (int i = 0; i < count; i++) {
        char hand[100];
        snprintf(hand, sizeof hand, "%s" HAND, chip);
        struct game g = SCENE(.hand = hand, .bag = "wound wound wound wound wound");
        g.player[ME].arrow[BLACK] = 2; /* so that the action phase goes on */
        DO(&g, play);
        CHECK_EQ(offers(&g, DECIDE), count);
        DO(&g, choices[i]);
        CHECK_STRING(got(&g), gains[i]);
        CHECK_EQ(on_table(&g, ME, chip), 1);
    }
}

TEST(acrobatics_gives_each_pair)
{
    CLAUSE("PS-380");
    static const char *const choices[] = {"Brown and purple", "Brown and red",   "Brown and blue",
                                          "Purple and red",   "Purple and blue", "Red and blue"};
    static const char *const gains[] = {"11100 p0 $0 d0", "11010 p0 $0 d0", "11001 p0 $0 d0",
                                        "10110 p0 $0 d0", "10101 p0 $0 d0", "10011 p0 $0 d0"};
    check_choices("acrobatics", "Play Acrobatics", 6, choices, gains);
}

TEST(creative_thoughts_gives_each_pair)
{
    static const char *const choices[] = {"Black arrow and piggy bank", "Black arrow and $1",
                                          "Black arrow and a chip",     "Piggy bank and $1",
                                          "Piggy bank and a chip",      "$1 and a chip"};
    static const char *const gains[] = {"20000 p1 $0 d0", "20000 p0 $1 d0", "20000 p0 $0 d1",
                                        "10000 p1 $1 d0", "10000 p1 $0 d1", "10000 p0 $1 d1"};
    check_choices("creative_thoughts", "Play Creative Thoughts", 6, choices, gains);
}

TEST(versatile_style_gives_each_choice)
{
    static const char *const choices[] = {"Black arrow and piggy bank", "$2", "Draw two chips"};
    static const char *const gains[] = {"20000 p1 $0 d0", "10000 p0 $2 d0", "10000 p0 $0 d2"};
    check_choices("versatile_style", "Play Versatile Style", 3, choices, gains);
}

TEST(troublesome_rhetoric_is_decided_by_the_opponent_chosen)
{
    for (int choice = 0; choice < 2; choice++)
        for (int judge = FOE; judge <= THIRD; judge++) {
            struct game g = FREE(.hand = "troublesome_rhetoric combine", .bag = "wound wound");
            g.player[ME].arrow[BLACK] = 2;
            DO(&g, "Play Troublesome Rhetoric");
            CHECK_EQ(offers(&g, AIM_AT), 2);
            DO(&g, judge == FOE ? "Blue" : "Green");
            CHECK_EQ(asked(&g), judge);
            CHECK_EQ(offers(&g, DECIDE), 2);
            DO(&g, choice ? "$2 and a piggy bank" : "Black arrow and a chip");
            CHECK_STRING(got(&g), choice ? "10000 p1 $2 d0" : "20000 p0 $0 d1");
        }
}

/* A chip that asks nothing, with this pile. */
static const char *got_by(const char *chip, const char *play, const char *pile)
{
    char hand[100];
    snprintf(hand, sizeof hand, "%s" HAND, chip);
    struct game g = SCENE(.hand = hand, .pile = pile, .bag = "wound wound wound wound wound wound");
    g.player[ME].arrow[BLACK] = 2;
    DO(&g, play);
    CHECK_EQ(g.phase, PHASE_ACTION);
    return got(&g);
}

TEST(conditions_look_at_the_sum_of_the_pile)
{
    CLAUSE("PS-245", "PS-340");
    CHECK_STRING(got_by("bang_then_fizzle", "Play Bang", ""), "30000 p0 $0 d2");
    CHECK_STRING(got_by("bang_then_fizzle", "Play Bang", "4"), "30000 p0 $0 d2");
    CHECK_STRING(got_by("bang_then_fizzle", "Play Bang", "14"), "10000 p0 $0 d0");
    CHECK_STRING(got_by("beast_unleashed", "Play Beast", "14"), "10000 p0 $0 d0");
    CHECK_STRING(got_by("beast_unleashed", "Play Beast", "33"), "11000 p1 $0 d2");
    CHECK_STRING(got_by("beast_unleashed", "Play Beast", "34"), "11000 p1 $0 d2");
    CHECK_STRING(got_by("living_on_the_edge", "Play Living", "144"), "10000 p0 $0 d0");
    CHECK_STRING(got_by("living_on_the_edge", "Play Living", "244"), "20000 p0 $0 d3");
    CHECK_STRING(got_by("living_on_the_edge", "Play Living", "344"), "20000 p0 $0 d3");
}

TEST(what_plain_chips_give)
{
    CLAUSE("PS-010", "PS-244", "PS-296", "PS-374");
    static const struct {
        const char *chip, *play, *gains;
    } rows[] = {{"axe_kick", "Play Axe Kick", "11000 p0 $0 d2"},
                {"punch_punch_kick", "Play Punch", "30000 p0 $0 d1"},
                {"button_mashing", "Play Button", "30000 p0 $0 d0"},
                {"draw_three", "Play Draw", "10000 p0 $0 d3"},
                {"one_of_each", "Play One of Each", "20000 p1 $1 d1"},
                {"one_two_punch", "Play One-Two", "30000 p0 $0 d0"},
                {"roundhouse", "Play Round", "20000 p0 $0 d2"},
                {"recklessness", "Play Reck", "40000 p0 $0 d0"},
                {"sale_prices", "Play Sale", "10000 p0 $1 d0"},
                {"secret_move", "Play Secret", "20000 p1 $0 d0"},
                {"gems_to_gemonade", "Play Gems", "10000 p0 $0 d2"},
                {"thinking_ahead", "Play Thinking", "10000 p0 $1 d0"},
                {"riposte", "Play Riposte", "20000 p1 $0 d0"},
                {"cog_engine", "Play Cog", "10000 p1 $1 d0"},
                {"patriot_mirror", "Play Patriot", "20000 p1 $0 d0"},
                {"giant_growth", "Play Giant", "11000 p0 $0 d0"},
                {"stunlock", "Play Stunlock", "11000 p0 $0 d0"},
                {"burnbarrow", "Play Burn", "20010 p0 $0 d1"},
                {"healing_touch", "Play Healing", "20001 p0 $0 d0"},
                {"always_in_control", "Play Always", "10000 p2 $0 d0"},
                {"playing_with_fire", "Play Playing", "11010 p0 $0 d1"},
                {"speed_of_the_fox", "Play Speed", "12000 p0 $0 d1"},
                {"bag_of_tricks", "Play Bag", "11000 p1 $0 d1"},
                {"stone_wall", "Play Stone", "10000 p1 $0 d1"},
                {"three_colors", "Play Three", "11011 p0 $0 d0"},
                {"future_sight", "Play Future", "10000 p2 $0 d2"},
                {"reversal", "Play Reversal", "10000 p0 $0 d2"},
                {"protective_ward", "Play Protective", "10001 p0 $0 d0"},
                {"flagstone_tax", "Play Flagstone", "10000 p0 $0 d0"},
                {"pandas_bargain", "Play Panda", "10000 p0 $0 d0"},
                {"bubble_shield", "Play Bubble", "10000 p0 $0 d0"},
                {"dragon_form", "Play Dragon", "10000 p0 $0 d0"},
                {"hundred_fist_frenzy", "Play Hundred", "10000 p0 $0 d0"},
                {"hex_of_murkwood", "Play Hex", "10001 p0 $0 d0"},
                {"pick_your_poison", "Play Pick", "10010 p1 $0 d1"},
                {"radiant_healing", "Play Radiant", "20000 p1 $0 d1"},
                {"research", "Play Research", "20000 p0 $0 d0"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        CHECK_STRING(got_by(rows[i].chip, rows[i].play, ""), rows[i].gains);
}

TEST(the_hammer_three_times)
{
    CLAUSE("PS-305");
    struct game g = SCENE(.hand = "the_hammer combine", .bag = "wound wound wound wound");
    int fours = in_bank(&g, "gem_4");
    DO(&g, "Play The Hammer");
    DO(&g, "Ante a 4-gem");
    DO(&g, "Ante a 4-gem");
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "Ante a 4-gem");
    CHECK_STRING(pile_of(&g, ME), "444");
    CHECK_EQ(in_bank(&g, "gem_4"), fours - 3);
    CHECK_STRING(got(&g), "30000 p0 $0 d3");
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* three at most */
    struct game none = SCENE(.hand = "the_hammer combine", .bag = "wound");
    DO(&none, "Play The Hammer");
    DO(&none, "Stop");
    CHECK_STRING(pile_of(&none, ME), "");
    CHECK_EQ(none.phase, PHASE_BUY);
}

TEST(ebb_or_flow_lowers_every_pile_with_a_one)
{
    CLAUSE("PS-259", "PS-127");
    struct game g = FREE(.hand = "ebb_or_flow", .pile = "2", .foe_pile = "11", .third_pile = "13");
    DO(&g, "Play Ebb or Flow");
    DO(&g, "Every player trashes");
    CHECK_STRING(pile_of(&g, ME), "2");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_STRING(pile_of(&g, THIRD), "3");
    struct game team =
        SCENE(.mode = "team", .hand = "ebb_or_flow", .pile = "111", .foe_pile = "11");
    DO(&team, "Play Ebb or Flow");
    DO(&team, "Every player trashes");
    CHECK_STRING(pile_of(&team, ME), "11"); /* a shared pile loses one */
    CHECK_STRING(pile_of(&team, FOE), "1");
}

TEST(money_for_nothing_may_be_kept)
{
    CLAUSE("PS-276", "PS-235");
    struct game g = SCENE(.hand = "money_for_nothing");
    DO(&g, "Play Money for Nothing");
    DO(&g, "Keep it");
    CHECK_EQ(on_table(&g, ME, "money_for_nothing"), 1);
    CHECK_EQ(money_of(&g, ME), 2);
    struct game out = SCENE(.hand = "money_for_nothing", .gone = "gem_2");
    DO(&out, "Play Money for Nothing");
    DO(&out, "Keep it");
    CHECK_EQ(money_of(&out, ME), 0);
    struct game copy =
        SCENE(.hand = "option_select", .bank = "money_for_nothing risk_to_riskonade");
    DO(&copy, "Play Option Select");
    DO(&copy, "Act as Money for Nothing"); /* there is no chip that could be trashed */
    CHECK_EQ(copy.phase, PHASE_BUY);
    CHECK_EQ(money_of(&copy, ME), 2);
    struct game risk = SCENE(.hand = "option_select", .bank = "risk_to_riskonade");
    DO(&risk, "Play Option Select");
    DO(&risk, "Act as Risk to Riskonade");
    CHECK_EQ(risk.phase, PHASE_BUY);
    CHECK_STRING(pile_of(&risk, ME), "3");
}

TEST(saving_grace_may_be_left_on_the_table)
{
    CLAUSE("PS-365", "PS-364");
    struct game g = FREE(.hand = "saving_grace", .bag = "gem_1 gem_1", .foe_bag = "gem_1 gem_1",
                         .third_bag = "gem_1 gem_1");
    DO(&g, "Play Saving Grace");
    DO(&g, "Leave it on the table");
    CHECK_EQ(on_table(&g, ME, "saving_grace"), 1);
    CHECK_STRING(top_of(&g, ME), "");
    CHECK_EQ(hand_size(&g, FOE), 1);
    CHECK_EQ(hand_size(&g, THIRD), 1);
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
}

TEST(safe_keeping_of_a_stand_in)
{
    CLAUSE("PS-124", "PS-300");
    struct game g = SCENE(.hand = "gem_4", .foe_hand = "safe_keeping", .gone = "gem_1");
    end_turn(&g);
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(stand_ins_of(&g, FOE), 1);
    DO(&g, "Play Safe Keeping");
    DO(&g, "Put a 1-gem into the bag");
    CHECK_STRING(pile_of(&g, FOE), "");
    CHECK_EQ(stand_ins_of(&g, FOE), 0);
    CHECK_EQ(in_bag(&g, FOE, "gem_1"), 0); /* it vanishes */
    struct game none = SCENE(.hand = "safe_keeping combine", .pile = "2");
    DO(&none, "Play Safe Keeping"); /* no 1-gem: nothing to ask */
    CHECK_EQ(kind_asked(&none), ASK_ACTION);
}

TEST(its_combo_time_draws_four)
{
    CHECK_STRING(got_by("its_combo_time", "Play It's Combo", "2"), "10000 p0 $0 d0"); /* no 1-gem */
    struct game g =
        SCENE(.hand = "its_combo_time gem_1 gem_1 combine", .bag = "wound wound wound wound wound");
    DO(&g, "Play It's Combo Time");
    CHECK_STRING(got(&g), "10000 p0 $0 d4");
    CHECK_STRING(pile_of(&g, ME), "1");
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
}

TEST(playing_with_fire_antes_into_ones_own_pile)
{
    struct game g = SCENE(.seat = 1, .hand = "playing_with_fire axe_kick", .bag = "wound");
    int ones = in_bank(&g, "gem_1");
    DO(&g, "Play Playing with Fire");
    CHECK_STRING(pile_of(&g, 1), "1");
    CHECK_STRING(pile_of(&g, 0), "");
    CHECK_EQ(in_bank(&g, "gem_1"), ones - 1);
}

TEST(iron_defense_with_no_crash_gem_left)
{
    CLAUSE("PS-235");
    struct game g = SCENE(.hand = "iron_defense combine", .pile = "1", .gone = "crash_gem");
    g.player[ME].arrow[BLACK] = 2;
    DO(&g, "Play Iron Defense");
    CHECK(!CAN(&g, "Play the Crash Gem"));
    CHECK_EQ(g.player[ME].iron, 0);
}

TEST(an_iron_crash_gem_is_no_action_after_the_action_phase)
{
    CLAUSE("PS-240");
    struct game g = SCENE(.hand = "double_take", .pile = "1");
    g.player[ME].arrow[BLACK] = 2;
    g.player[ME].iron = 1;
    g.bank[CRASH_GEM]--;
    CHECK(CAN(&g, "Play the Crash Gem beside your pile"));
    DO(&g, "Play Double-take"); /* nothing to play twice, but the phase ends */
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(g.player[ME].iron, 1);
}

TEST(an_iron_crash_gem_is_used_once_and_waits_for_its_player)
{
    struct game g = SCENE(.hand = "iron_defense acrobatics", .pile = "13",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1", .foe_hand = "gem_1");
    DO(&g, "Play Iron Defense");
    CHECK_EQ(g.phase, PHASE_BUY); /* with no action left it waits */
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK(CAN(&g, "Play the Crash Gem beside your pile"));
    DO(&g, "Play the Crash Gem beside your pile");
    DO(&g, "Break a 3-gem");
    CHECK_STRING(pile_of(&g, FOE), "1111");
    CHECK_EQ(g.player[ME].iron, 0);
    struct game arrow = SCENE(.hand = "acrobatics", .pile = "1", .bank = "iron_defense");
    arrow.player[ME].iron = 1;
    arrow.bank[CRASH_GEM]--;
    DO(&arrow, "Play Acrobatics");
    DO(&arrow, "Purple and red");
    CHECK(CAN(&arrow, "Play the Crash Gem beside your pile with a purple arrow"));
    CHECK(!CAN(&arrow, "Play the Crash Gem beside your pile with a red arrow"));
}

TEST(an_iron_crash_gem_is_played_in_the_action_phase_only)
{
    CLAUSE("PS-086", "PS-176");
    struct game g =
        SCENE(.hand = "master_puzzler protective_ward", .pile = "1", .bank = "iron_defense");
    g.player[ME].iron = 1;
    g.bank[CRASH_GEM]--;
    g.player[ME].arrow[PURPLE] = 1;
    struct game ward = g;
    DO(&g, "Play Master Puzzler");
    DO(&g, "None"); /* that ends the phase, and the purple arrow is lost */
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(g.player[ME].iron, 1);
    DO(&ward, "Play Protective Ward"); /* that does not */
    CHECK_EQ(lasting(&ward, ME, "protective_ward"), 1);
    DO(&ward, "Play the Crash Gem beside your pile");
    CHECK_EQ(ward.player[ME].iron, 0);
}

TEST(iron_defense_needs_a_gem_to_counter_crash)
{
    CLAUSE("PS-031");
    struct game g = SCENE(.hand = "crash_gem sneak_attack", .pile = "2", .bank = "iron_defense");
    g.player[FOE].iron = 1;
    g.bank[CRASH_GEM]--;
    struct game fist = g;
    DO(&g, "Play Crash Gem"); /* the foe's pile is empty */
    CHECK_EQ(asked(&g), ME);
    DO(&fist, "Play Sneak Attack"); /* no shield against a fist */
    CHECK_EQ(asked(&fist), ME);
}

TEST(sale_prices_go_down_to_one)
{
    CLAUSE("PS-058");
    struct game g = SCENE(.hand = "one_two_punch one_two_punch sale_prices sale_prices sale_prices",
                          .bank = "safe_keeping now_or_later draw_three one_of_each");
    g.player[ME].arrow[BLACK] = 6;
    DO(&g, "Play Sale Prices");
    CHECK_EQ(ps_cost(&g, kind_of(&g, "safe_keeping")), 1);
    CHECK_EQ(ps_cost(&g, kind_of(&g, "now_or_later")), 1);
    CHECK_EQ(ps_cost(&g, kind_of(&g, "draw_three")), 2);
    DO(&g, "Play Sale Prices");
    CHECK_EQ(ps_cost(&g, kind_of(&g, "now_or_later")), 1);
    CHECK_EQ(ps_cost(&g, kind_of(&g, "draw_three")), 1);
    CHECK_EQ(ps_cost(&g, kind_of(&g, "one_of_each")), 3);
    CHECK_EQ(ps_cost(&g, WOUND), 0);
    CHECK_EQ(ps_cost(&g, GEM1), 1);
    DO(&g, "Play Sale Prices");
    end_actions(&g);
    CHECK_EQ(money_of(&g, ME), 3);
    CHECK(CAN(&g, "Buy One of Each for $2"));
    CHECK(!CAN(&g, "Buy 4-gem")); /* 4 */
    CHECK(CAN(&g, "Buy 3-gem for $2"));
    CHECK(CAN(&g, "Buy Draw Three for $1"));
    DO(&g, "Buy One of Each");
    CHECK_EQ(money_of(&g, ME), 1);
}

TEST(gains_on_the_turn_of_another_are_lost)
{
    CLAUSE("PS-274", "PS-362", "PS-045");
    static const char *const chips[] = {"always_in_control", "thinking_ahead", "acrobatics",
                                        "more_shiny",        "risky_move",     "crash_gem"};
    static const char *const theirs[] = {"persephone", "gwen", "vendetta", "troq", "gwen", "gwen"};
    for (int i = 0; i < 6; i++) {
        char hand[60];
        snprintf(hand, sizeof hand, "improvisation %s gem_2", chips[i]);
        struct game g = SCENE(.hand = "sneak_attack", .foe_hand = hand, .theirs = theirs[i],
                              .foe_pile = "1", .bag = "gem_1 gem_1");
        DO(&g, "Play Sneak Attack");
        if (CAN(&g, "Do not react") && !CAN(&g, "React with Improvisation"))
            DO(&g, "Do not react"); /* before the attack */
        DO(&g, "React with Improvisation");
        if (kind_asked(&g) == ASK_EITHER)
            DO(&g, question_of(&g, FOE).options[0]);
        CHECK_EQ(pigs_of(&g, FOE), 0);
        CHECK_EQ(g.player[FOE].free_pigs, 0);
        CHECK_EQ(money_of(&g, FOE), 0);
        CHECK_EQ(g.player[FOE].flags & THINKS_AHEAD, 0);
        for (int arrow = 0; arrow < ARROWS; arrow++)
            CHECK_EQ(arrows_of(&g, FOE, arrow), 0);
    }
}

TEST(arrows_and_piggy_banks_that_are_chosen_off_turn_are_lost)
{
    CLAUSE("PS-274");
    static const struct {
        const char *hand, *choice;
    } rows[] = {{"improvisation just_a_scratch", "Trash a Wound"},
                {"improvisation burning_vigor wound", NULL},
                {"improvisation color_panic", "Blue"},
                {"improvisation pilebunker", "Piggy bank"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = SCENE(.hand = "sneak_attack gem_1", .foe_hand = rows[i].hand);
        DO(&g, "Play Sneak Attack");
        DO(&g, "React with Improvisation");
        if (rows[i].choice)
            DO(&g, rows[i].choice);
        CHECK_EQ(pigs_of(&g, FOE), 0);
        for (int arrow = 0; arrow < ARROWS; arrow++)
            CHECK_EQ(arrows_of(&g, FOE, arrow), 0);
    }
}

TEST(thinking_ahead_lasts_for_this_turn_only)
{
    struct game g = SCENE(.hand = "thinking_ahead gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1",
                          .foe_hand = "gem_1");
    DO(&g, "Play Thinking Ahead");
    DO(&g, "Buy 1-gem");
    CHECK_EQ(offers(&g, DECIDE), 2);
    DO(&g, "Put it on top of the bag");
    CHECK_EQ(discarded(&g, ME, "gem_1"), 0);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    end_actions(&g);
    DO(&g, "Buy 1-gem");
    CHECK_EQ(kind_asked(&g), ASK_BUY);
}

TEST(two_anarchies_give_two_sets_of_arrows)
{
    CLAUSE("PS-388", "PS-206");
    struct game g = SCENE(.hand = "maximum_anarchy", .bag = "wound draw_three wound",
                          .theirs = "zane", .foe_hand = "wound wound",
                          .foe_bag = "draw_three wound wound wound wound wound wound");
    g.player[FOE].anarchy = 1; /* another one was played before */
    DO(&g, "Play Maximum Anarchy");
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    for (int arrow = BROWN; arrow < ARROWS; arrow++)
        CHECK_EQ(arrows_of(&g, FOE, arrow), 2);
    CHECK_EQ(arrows_of(&g, FOE, BLACK), 1);
    end_turn(&g);
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(arrows_of(&g, FOE, BROWN), 0); /* once */
    CHECK_EQ(g.player[FOE].anarchy, 0);
}
