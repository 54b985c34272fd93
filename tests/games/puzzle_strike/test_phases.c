/* test_phases.c - what each phase does with arrows, money, ongoing chips, piggy banks and hands. */
#include "games/puzzle_strike/table.h"

#define FREE(...) SCENE(.mode = "free-for-all", __VA_ARGS__)
#define TEAM(...) SCENE(.mode = "team", __VA_ARGS__)

enum { MATE = FOURTH };

/* --- The questions. --- */

TEST(whoever_chooses_a_player_is_told_what_for)
{
    CLAUSE("PS-148");
    static const struct {
        const char *hand, *play, *prompt;
    } rows[] = {{"crash_gem", "Play Crash", "To whom do you send"},
                {"deathstrike_dragon", "Play Death", "To whom do you send"},
                {"knockdown", "Play Knock", "Whom do you attack"},
                {"stolen_purples", "Play Stolen", "Whom do you attack"},
                {"mistress_command", "Play Mistress", "Whom do you attack"},
                {"pleasure_and_pain", "Play Pleasure", "Whose discard pile do you count"},
                {"troublesome_rhetoric", "Play Trouble", "Which opponent decides"},
                {"jackpot", "Play Jackpot", "Of whose hand do you see two chips"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = FREE(.hand = rows[i].hand, .pile = "11");
        DO(&g, rows[i].play);
        CHECK(prompted(&g, rows[i].prompt));
    }
    struct game truths = FREE(.hand = "two_truths", .discard = "gem_1 gem_2");
    DO(&truths, "Play Two Truths");
    DO(&truths, "Offer 1-gem");
    CHECK(prompted(&truths, "Which opponent decides"));
}

/* --- Ante and income. --- */

TEST(giant_growth_grows_in_the_ante_phase_if_one_likes)
{
    CLAUSE("PS-337", "PS-133");
    struct game g =
        SCENE(.hand = "gem_1", .foe_hand = "gem_4 combine", .foe_ongoing = "giant_growth");
    end_turn(&g);
    CHECK_EQ(asked(&g), FOE);
    CHECK_EQ(offers_in_all(&g), 2); /* the gem, or none */
    struct game none = g;
    DO(&g, "Put 4-gem into the pile");
    CHECK_STRING(pile_of(&g, FOE), "14");
    CHECK_EQ(held(&g, FOE, "gem_4"), 0);
    DO(&none, "None");
    CHECK_STRING(pile_of(&none, FOE), "1");
    CHECK_EQ(held(&none, FOE, "gem_4"), 1);
    struct game team = TEAM(.seat = 1, .hand = "gem_1", .fourth_hand = "gem_1",
                            .foe_hand = "gem_3 gem_1", .third_hand = "gem_4 gem_1",
                            .foe_ongoing = "giant_growth", .third_ongoing = "cog_engine");
    end_turn(&team);
    CHECK_EQ(asked(&team), 0);
    DO(&team, "Put 3-gem into the pile");
    CHECK_STRING(pile_of(&team, 0), "13"); /* and one ante for the team */
    CHECK_EQ(pigs_of(&team, 3), 1);        /* the mate's Cog Engine */
    CHECK_EQ(money_of(&team, 3), 1);
    CHECK_EQ(pigs_of(&team, 0), 0);
}

TEST(both_mates_answer_in_the_ante_phase)
{
    CLAUSE("PS-133", "PS-130");
    struct game g = TEAM(.hand = "gem_1", .fourth_hand = "gem_1", .foe_hand = "gem_3 gem_1",
                         .third_hand = "gem_4 gem_1", .foe_ongoing = "giant_growth",
                         .third_ongoing = "dragon_form");
    end_turn(&g);
    CHECK_EQ(asked(&g), FOE);
    DO(&g, "None");
    CHECK_EQ(asked(&g), THIRD);
    DO(&g, "Ante a gem that is 1 larger");
    CHECK_STRING(pile_of(&g, FOE), "2");
}

TEST(ongoing_chips_give_something_on_each_turn_of_their_player)
{
    CLAUSE("PS-201", "PS-332", "PS-322");
    static const struct {
        const char *ongoing;
        int black, pigs, money;
    } rows[] = {{"secret_move", 1, 1, 0},
                {"secret_move secret_move", 1, 2, 0},
                {"cog_engine", 1, 1, 1},
                {"patriot_mirror", 2, 1, 0},
                {"secret_move patriot_mirror", 2, 2, 0},
                {"flagstone_tax", 1, 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g =
            SCENE(.hand = "gem_1", .foe_hand = "combine gem_1", .foe_ongoing = rows[i].ongoing);
        CHECK_EQ(pigs_of(&g, FOE), 0);
        end_turn(&g);
        CHECK_EQ(g.turn, FOE);
        CHECK_EQ(arrows_of(&g, FOE, BLACK), rows[i].black);
        CHECK_EQ(pigs_of(&g, FOE), rows[i].pigs);
        CHECK_EQ(money_of(&g, FOE), rows[i].money);
        CHECK_EQ(pigs_of(&g, ME), 0);
    }
}

TEST(patriot_mirror_looks_at_the_pile_after_the_ante)
{
    CLAUSE("PS-321", "PS-323");
    static const char *const piles[] = {"", "1", "2", "12", "4"};
    for (int i = 0; i < 5; i++) {
        struct game g = SCENE(.hand = "gem_1", .foe_hand = "combine gem_1",
                              .foe_ongoing = "patriot_mirror", .foe_pile = piles[i]);
        end_turn(&g);
        bool odd = ps_pile_sum(&g, FOE) % 2;
        CHECK_EQ(odd, i == 0 || i == 2 || i == 4); /* with the gem that was anted */
        CHECK_EQ(lasting(&g, FOE, "patriot_mirror"), !odd);
        CHECK_EQ(discarded(&g, FOE, "patriot_mirror"), odd);
        CHECK_EQ(pigs_of(&g, FOE), 1);
        CHECK_EQ(arrows_of(&g, FOE, BLACK), 2);
    }
}

/* --- Ends of ongoing chips. --- */

TEST(orb_chips_end_what_they_end)
{
    CLAUSE("PS-338");
    static const char *const chips[] = {"flagstone_tax", "giant_growth", "cog_engine",
                                        "secret_move", "pandas_bargain"};
    static const char *const buys[] = {"Buy Combine", "Buy Crash Gem", "Buy Double Crash Gem",
                                       "Buy 1-gem", "Buy One-Two Punch"};
    for (int chip = 0; chip < 5; chip++)
        for (int buy = 0; buy < 5; buy++) {
            struct game g =
                SCENE(.hand = "combine gem_4 gem_4 gem_1", .ongoing = chips[chip],
                      .bank = "one_two_punch", .foe_ongoing = "flagstone_tax", .theirs = "quince",
                      .mine = chip ? NULL : "quince", .foe_pile = "");
            end_actions(&g);
            DO(&g, buys[buy]);
            bool ends = buy < 3;
            CHECK_EQ(lasting(&g, ME, chips[chip]), !ends);
            CHECK_EQ(discarded(&g, ME, chips[chip]), ends);
            CHECK_EQ(lasting(&g, FOE, "flagstone_tax"), 1); /* only the buyer's own */
        }
}

TEST(cog_engine_ends_at_six)
{
    CLAUSE("PS-332");
    static const char *const buys[] = {"Buy Axe Kick for $5", "Buy X-Copy for $6",
                                       "Buy 4-gem for $7"};
    for (int i = 0; i < 3; i++) {
        struct game g = SCENE(.hand = "combine gem_4 gem_4", .ongoing = "cog_engine",
                              .bank = "axe_kick x_copy");
        end_actions(&g);
        DO(&g, buys[i]);
        CHECK_EQ(lasting(&g, ME, "cog_engine"), i == 0);
    }
    struct game other =
        SCENE(.hand = "combine gem_4 gem_4", .ongoing = "giant_growth", .bank = "x_copy");
    end_actions(&other);
    DO(&other, "Buy X-Copy"); /* dear, but no orb */
    CHECK_EQ(lasting(&other, ME, "giant_growth"), 1);
    struct game two =
        SCENE(.hand = "combine gem_4 gem_4 gem_4", .ongoing = "secret_move secret_move");
    end_actions(&two);
    DO(&two, "Buy Combine");
    CHECK_EQ(lasting(&two, ME, "secret_move"), 0); /* both */
    CHECK_EQ(discarded(&two, ME, "secret_move"), 2);
}

TEST(a_ward_lasts_to_the_end_of_its_players_next_action_phase)
{
    struct game g = SCENE(.hand = "sneak_attack gem_1", .theirs = "argagarg",
                          .foe_hand = "improvisation protective_ward combine",
                          .foe_bag = "combine gem_1 gem_1 gem_1 gem_1 gem_1");
    DO(&g, "Play Sneak Attack");
    DO(&g, "React with Improvisation");
    DO(&g, "Play Protective Ward"); /* the foe lays it out on my turn */
    CHECK_EQ(lasting(&g, FOE, "protective_ward"), 1);
    end_turn(&g);
    CHECK_EQ(g.turn, FOE);
    CHECK_EQ(lasting(&g, FOE, "protective_ward"), 1);
    end_actions(&g); /* their next action phase */
    CHECK_EQ(lasting(&g, FOE, "protective_ward"), 0);
    CHECK_EQ(discarded(&g, FOE, "protective_ward"), 1);
}

TEST(anything_played_keeps_the_frenzies_of_others)
{
    CLAUSE("PS-265");
    struct game g =
        FREE(.hand = "combine", .ongoing = "hundred_fist_frenzy",
             .foe_ongoing = "hundred_fist_frenzy", .third_ongoing = "hundred_fist_frenzy");
    struct game idle = g;
    DO(&g, "Play Combine");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 1);
    CHECK_EQ(lasting(&g, THIRD, "hundred_fist_frenzy"), 1);
    end_actions(&idle);
    CHECK_EQ(lasting(&idle, FOE, "hundred_fist_frenzy"), 0);
    CHECK_EQ(lasting(&idle, THIRD, "hundred_fist_frenzy"), 0);
    CHECK_EQ(lasting(&idle, ME, "hundred_fist_frenzy"), 1); /* one's own stays */
}

TEST(what_was_played_on_an_earlier_turn_does_not_count_as_an_action)
{
    CLAUSE("PS-265");
    struct game g = SCENE(.hand = "combine gem_1", .bag = "gem_1 gem_1 gem_1 gem_1 combine",
                          .foe_hand = "combine gem_1", .foe_ongoing = "hundred_fist_frenzy");
    DO(&g, "Play Combine");
    end_turn(&g);
    DO(&g, "Play Combine"); /* the foe's */
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    end_actions(&g); /* now I do nothing */
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 0);
}

TEST(many_actions_are_still_actions)
{
    CLAUSE("PS-265");
    struct game g = SCENE(.hand = "combine", .foe_ongoing = "hundred_fist_frenzy");
    g.player[ME].played = UINT8_MAX; /* as many as are counted */
    DO(&g, "Play Combine");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(lasting(&g, FOE, "hundred_fist_frenzy"), 1);
}

TEST(the_frenzy_crash_can_be_declined_and_goes_to_anybody)
{
    CLAUSE("PS-261", "PS-264");
    struct game g = FREE(.hand = "sneak_attack",
                         .ongoing = "hundred_fist_frenzy hundred_fist_frenzy", .pile = "12");
    DO(&g, "Play Sneak Attack");
    CHECK(CAN(&g, "Break no more"));
    DO(&g, "Break no more"); /* the first copy */
    CHECK_EQ(kind_asked(&g), ASK_BREAK);
    DO(&g, "Break a 2-gem"); /* the second one */
    DO(&g, "Green");
    CHECK_STRING(pile_of(&g, THIRD), "111");
    CHECK_STRING(pile_of(&g, FOE), "1");
    CHECK_EQ(money_of(&g, ME), 0);
    CHECK_EQ(g.phase, PHASE_BUY);
}

/* --- Buying. --- */

TEST(gems_are_paid_one_by_one_or_all_at_once)
{
    CLAUSE("PS-090", "PS-091");
    struct game g = SCENE(.hand = "safe_keeping gem_1 gem_2 gem_3 gem_4 gem_4");
    DO(&g, "Play Safe Keeping");
    CHECK_EQ(offers(&g, PAY), 4);
    CHECK(CAN(&g, "Play all your gems as money ($14)"));
    DO(&g, "Play a 2-gem as money");
    CHECK_EQ(money_of(&g, ME), 2);
    CHECK_EQ(on_table(&g, ME, "gem_2"), 1);
    CHECK_EQ(offers(&g, PAY), 3);
    struct game all = g;
    DO(&all, "Play all your gems");
    CHECK_EQ(money_of(&all, ME), 14);
    CHECK_EQ(offers(&all, PAY) + offers(&all, PAY_ALL), 0);
    DO(&g, "Play a 4-gem as money");
    DO(&g, "Play a 4-gem as money");
    DO(&g, "Play a 3-gem as money");
    CHECK_EQ(money_of(&g, ME), 13);
    CHECK_EQ(offers(&g, PAY), 1);
    CHECK_EQ(offers(&g, PAY_ALL), 0); /* one gem is all */
    CHECK_EQ(held(&g, ME, "gem_1"), 1);
    for (int i = 0; i < 4; i++) {
        static const char *const gems[] = {"gem_1", "gem_2", "gem_3", "gem_4"};
        char hand[40];
        snprintf(hand, sizeof hand, "combine %s %s", gems[i], gems[i]);
        struct game two = SCENE(.hand = hand);
        end_actions(&two);
        CHECK_EQ(money_of(&two, ME), 2 * (i + 1));
    }
}

TEST(all_gems_at_once_are_offered_with_two_or_more)
{
    CLAUSE("PS-090");
    static const char *const gems[] = {"gem_1", "gem_2", "gem_3", "gem_4"};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            char hand[60];
            snprintf(hand, sizeof hand, "safe_keeping combine combine %s %s", gems[i], gems[j]);
            struct game two = SCENE(.hand = hand);
            DO(&two, "Play Safe Keeping");
            end_actions(&two);
            CHECK_EQ(offers(&two, PAY), i == j ? 1 : 2);
            CHECK_EQ(offers(&two, PAY_ALL), 1);
            DO(&two, "Play all your gems");
            CHECK_EQ(money_of(&two, ME), i + j + 2);
        }
    for (int i = 0; i < 4; i++) {
        char hand[60];
        snprintf(hand, sizeof hand, "safe_keeping combine combine %s", gems[i]);
        struct game one = SCENE(.hand = hand);
        DO(&one, "Play Safe Keeping");
        end_actions(&one);
        CHECK_EQ(offers(&one, PAY), 1);
        CHECK_EQ(offers(&one, PAY_ALL), 0);
    }
}

TEST(whoever_can_pay_with_a_gem_of_the_hand_is_asked)
{
    CLAUSE("PS-090", "PS-063");
    static const char *const gems[] = {"gem_1", "gem_2", "gem_3", "gem_4"};
    for (int i = 0; i < 4; i++) {
        char hand[40];
        snprintf(hand, sizeof hand, "safe_keeping %s", gems[i]);
        struct game g = SCENE(.hand = hand, .gone = "wound");
        DO(&g, "Play Safe Keeping");
        CHECK_EQ(kind_asked(&g), ASK_BUY);
        CHECK_EQ(offers_in_all(&g), 1); /* to pay */
    }
    struct game none =
        SCENE(.hand = "safe_keeping combine", .foe_hand = "combine", .gone = "wound");
    DO(&none, "Play Safe Keeping");
    end_actions(&none); /* no gem, no Wound, no money: cleanup, and what to keep */
    CHECK(prompted(&none, "Piggy bank"));
}

TEST(the_buy_phase_is_over_when_nothing_can_be_bought)
{
    CLAUSE("PS-093", "PS-063", "PS-061");
    struct game g = SCENE(.hand = "combine gem_1", .foe_hand = "combine", .gone = "wound");
    end_actions(&g);
    DO(&g, "Buy 1-gem"); /* no money and no Wound is left: there is nothing more to ask */
    CHECK_EQ(g.turn, FOE);
    struct game debt = SCENE(.hand = "combine gem_1 crash_gem", .foe_hand = "combine",
                             .gone = "wound", .pile = "4");
    DO(&debt, "Play Combine");
    end_actions(&debt); /* 1 - 1 */
    CHECK_EQ(debt.turn, FOE);
    struct game wound = SCENE(.hand = "combine gem_1", .foe_hand = "combine");
    end_actions(&wound);
    DO(&wound, "Buy 1-gem");
    CHECK_EQ(asked(&wound), ME); /* a Wound could still be bought */
    DO(&wound, "Buy Wound");
    CHECK_EQ(wound.turn, FOE);
    struct game money = SCENE(.hand = "combine gem_2", .foe_hand = "combine", .gone = "wound");
    end_actions(&money);
    DO(&money, "Buy 1-gem");
    CHECK_EQ(asked(&money), ME); /* one more 1-gem */
    DO(&money, "Buy 1-gem");
    CHECK_EQ(money.turn, FOE);
}

TEST(money_that_buys_nothing_is_not_asked_about)
{
    CLAUSE("PS-063", "PS-234");
    struct game g =
        SCENE(.hand = "combine gem_4", .foe_hand = "combine", .gone = "wound gem_1",
              .bank = "draw_three roundhouse axe_kick one_of_each ouch x_copy the_hammer "
                      "now_or_later recklessness one_two_punch");
    end_actions(&g);
    DO(&g, "Buy 2-gem");
    CHECK_EQ(g.turn, FOE); /* nothing costs 1 */
}

TEST(a_tax_binds_who_has_less_in_the_pile)
{
    CLAUSE("PS-320", "PS-059");
    struct game g =
        FREE(.hand = "combine gem_4 gem_3", .pile = "13", .third_ongoing = "flagstone_tax",
             .third_pile = "3", .bank = "one_two_punch axe_kick");
    end_actions(&g);
    CHECK(CAN(&g, "Buy One-Two Punch for $4")); /* as much as the pile */
    CHECK(!CAN(&g, "Buy Axe Kick"));            /* 5 */
    CHECK(!CAN(&g, "Buy 4-gem"));
    DO(&g, "Buy One-Two Punch");
    CHECK(CAN(&g, "Buy 2-gem")); /* each purchase by itself */
    struct game own = SCENE(.hand = "combine gem_4 gem_3", .ongoing = "flagstone_tax", .pile = "3");
    end_actions(&own);
    CHECK(CAN(&own, "Buy 4-gem for $7")); /* one's own tax does not bind */
    struct game empty =
        SCENE(.hand = "combine gem_4", .foe_ongoing = "flagstone_tax", .foe_pile = "4");
    end_actions(&empty);
    CHECK_EQ(offers(&empty, BUY), 1);
    CHECK(CAN(&empty, "Buy Wound"));
    struct game poor = SCENE(.hand = "combine gem_1", .pile = "4", .foe_ongoing = "flagstone_tax",
                             .foe_pile = "4");
    end_actions(&poor);
    CHECK(!CAN(&poor, "Buy 2-gem")); /* nor does it lend money */
}

TEST(thinking_ahead_and_traps_and_bargains)
{
    struct game g = SCENE(.hand = "combine gem_3 gem_1", .ongoing = "pandas_bargain",
                          .bank = "draw_three", .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    end_actions(&g);
    struct game none = g;
    DO(&g, "Buy Draw Three");
    DO(&g, "End your buy phase");
    CHECK_EQ(hand_size(&g, ME), 6);
    CHECK_EQ(lasting(&g, ME, "pandas_bargain"), 1);
    DO(&none, "Buy 2-gem"); /* no puzzle chip */
    DO(&none, "Buy Wound");
    DO(&none, "End your buy phase");
    CHECK_EQ(hand_size(&none, ME), 5);
    struct game wound =
        SCENE(.hand = "combine gem_3 gem_1", .ongoing = "pandas_bargain", .bank = "draw_three",
              .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1");
    end_actions(&wound);
    DO(&wound, "Buy Wound");
    DO(&wound, "Buy Draw Three");
    DO(&wound, "Buy 1-gem"); /* whatever else is bought */
    CHECK_EQ(hand_size(&wound, ME), 6);
}

TEST(dragon_form_buys_no_orb_chips)
{
    struct game g = SCENE(.hand = "combine gem_4 gem_4 gem_1", .ongoing = "dragon_form");
    end_actions(&g);
    CHECK(!CAN(&g, "Buy Combine"));
    CHECK(!CAN(&g, "Buy Crash Gem"));
    CHECK(!CAN(&g, "Buy Double Crash Gem"));
    CHECK(CAN(&g, "Buy 4-gem"));
    CHECK(CAN(&g, "Buy Wound"));
    struct game foe = SCENE(.hand = "combine gem_4 gem_4 gem_1", .foe_ongoing = "dragon_form");
    end_actions(&foe);
    CHECK(CAN(&foe, "Buy Double Crash Gem"));
}

/* --- Cleanup. --- */

TEST(piggy_banks_keep_as_many_chips_as_there_are)
{
    CLAUSE("PS-181", "PS-182");
    struct game g = SCENE(.hand = "future_sight combine combine",
                          .bag = "wound wound gem_1 gem_1 gem_1 gem_1 gem_1 gem_1", .pile = "3");
    DO(&g, "Play Future Sight");
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    DO(&g, "Keep Combine");
    DO(&g, "Keep Combine");
    CHECK_EQ(held(&g, ME, "combine"), 2);
    CHECK_EQ(held(&g, ME, "gem_1"), 4); /* 5 + 1 - 2 */
    CHECK_EQ(pigs_of(&g, ME), 0);
    CHECK_EQ(discarded(&g, ME, "wound"), 3); /* those of the hand, and the one bought */
    CHECK_EQ(discarded(&g, ME, "future_sight"), 1);
}

TEST(what_was_kept_is_kept_once)
{
    CLAUSE("PS-181", "PS-103");
    struct game g =
        SCENE(.hand = "safe_keeping combine",
              .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1 gem_1", .foe_hand = "gem_1");
    DO(&g, "Play Safe Keeping");
    to_cleanup(&g);
    CHECK_EQ(g.phase, PHASE_CLEANUP);
    DO(&g, "Keep Combine");
    CHECK_EQ(hand_size(&g, ME), 5);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    end_turn(&g); /* no piggy bank now */
    CHECK_EQ(held(&g, ME, "combine"), 0);
    CHECK_EQ(discarded(&g, ME, "combine"), 1);
}

TEST(money_and_piggy_banks_do_not_last)
{
    CLAUSE("PS-099", "PS-086");
    struct game g =
        SCENE(.hand = "one_of_each", .bag = "gem_1 combine gem_1 gem_1 gem_1 gem_1 gem_1 gem_1",
              .foe_hand = "gem_1");
    DO(&g, "Play One of Each");
    end_actions(&g);
    DO(&g, "Play a 1-gem as money");
    DO(&g, "Buy Wound"); /* two unspent */
    DO(&g, "End your buy phase");
    CHECK_EQ(money_of(&g, ME), 0);
    CHECK_EQ(pigs_of(&g, ME), 0);
    end_turn(&g);
    CHECK_EQ(g.turn, ME);
    CHECK_EQ(money_of(&g, ME), 0);
    CHECK_EQ(pigs_of(&g, ME), 0);
    CHECK_EQ(arrows_of(&g, ME, BLACK), 1);
    end_actions(&g);
    CHECK(CAN(&g, "Buy Wound")); /* one each turn */
}

TEST(kept_chips_are_told_by_number_only)
{
    CLAUSE("PS-066", "PS-181");
    struct game g = SCENE(.hand = "safe_keeping combine",
                          .bag = "gem_1 gem_1 gem_1 gem_1 gem_1 gem_1", .hidden = true);
    DO(&g, "Play Safe Keeping");
    DO(&g, "End your action phase");
    DO(&g, "Buy Wound");
    DO(&g, "End your buy phase");
    struct story story = story_for(&g, FOE);
    DO_HEARD(&g, "Keep Combine", &story.listener);
    CHECK_CONTAINS(story.text, "Red keeps 1 chip");
    CHECK(!strstr(story.text, "Combine"));
    CHECK_CONTAINS(story.text, "Red draws 4 chips");
    CHECK(!strstr(story.text, "1-gem,")); /* what they are is for my eyes only */
}

TEST(draws_are_told_to_who_draws)
{
    CLAUSE("PS-066", "PS-089");
    struct game g = SCENE(.hand = "draw_three combine", .bag = "gem_1 wound", .hidden = true);
    struct game same = g;
    struct story mine = story_for(&g, ME), theirs = story_for(&same, FOE);
    DO_HEARD(&g, "Play Draw Three", &mine.listener);
    CHECK_CONTAINS(mine.text, "You draw 2 chips (1-gem, Wound)");
    DO_HEARD(&same, "Play Draw Three", &theirs.listener);
    CHECK_CONTAINS(theirs.text, "Red draws 2 chips");
    CHECK(!strstr(theirs.text, "1-gem, Wound"));
    struct game none = SCENE(.hand = "draw_three combine");
    struct story nothing = story_for(&none, ME);
    DO_HEARD(&none, "Play Draw Three", &nothing.listener);
    CHECK(!strstr(nothing.text, "draw "));
    struct game shuffled = SCENE(.hand = "draw_three", .discard = "gem_1");
    struct story shaken = story_for(&shuffled, FOE);
    DO_HEARD(&shuffled, "Play Draw Three", &shaken.listener);
    CHECK_CONTAINS(shaken.text, "Red shakes the discard pile into the bag");
}

TEST(a_black_arrow_is_not_told_as_a_coloured_one)
{
    CLAUSE("PS-176");
    struct game g = SCENE(.hand = "combine crash_gem");
    struct story story = story_for(&g, FOE);
    DO_HEARD(&g, "Play Combine", &story.listener);
    CHECK_CONTAINS(story.text, "uses a black arrow");
}

TEST(refills_are_shuffled)
{
    CLAUSE("PS-087");
    int first[2] = {0};
    for (int seed = 0; seed < 30; seed++) {
        struct game g = reseeded(
            SCENE(.hand = "one_of_each combine", .discard = "gem_1 gem_2 gem_3 wound combine"),
            seed);
        DO(&g, "Play One of Each");
        first[held(&g, ME, "wound")]++;
        CHECK_EQ(g.player[ME].bag.count, 4);
    }
    CHECK(first[0] > 0 && first[1] > 0);
}

TEST(what_goes_into_a_bag_goes_anywhere)
{
    CLAUSE("PS-300", "PS-202");
    int places[4] = {0};
    for (int seed = 0; seed < 60; seed++) {
        struct game g = reseeded(
            SCENE(.hand = "safe_keeping combine", .pile = "1", .bag = "wound wound wound"), seed);
        DO(&g, "Play Safe Keeping");
        DO(&g, "Put a 1-gem into the bag");
        for (int i = 0; i < 4; i++)
            places[i] += g.player[ME].bag.card[i] == GEM1;
        CHECK_EQ(in_bag(&g, ME, "wound"), 3);
        struct game topped =
            SCENE(.hand = "safe_keeping combine", .pile = "1", .bag = "combine wound");
        topped.player[ME].topped = 1; /* the Combine lies on top */
        topped = reseeded(topped, seed);
        DO(&topped, "Play Safe Keeping");
        DO(&topped, "Put a 1-gem into the bag");
        CHECK_STRING(top_of(&topped, ME), "combine"); /* it stays there */
    }
    for (int i = 0; i < 4; i++)
        CHECK(places[i] > 0);
}

TEST(a_searched_bag_is_shuffled_below_what_lies_on_top)
{
    CLAUSE("PS-247", "PS-202");
    int places[3] = {0};
    for (int seed = 0; seed < 40; seed++) {
        struct game g = reseeded(
            SCENE(.hand = "blues_are_good", .bag = "combine ebb_or_flow wound gem_1 gem_1"), seed);
        g.player[ME].topped = 1;
        DO(&g, "Play Blues are Good");
        DO(&g, "Take Ebb or Flow");
        CHECK_STRING(top_of(&g, ME), "combine");
        CHECK_EQ(g.player[ME].bag.count, 4);
        for (int i = 0; i < 3; i++)
            places[i] += g.player[ME].bag.card[i] == WOUND;
    }
    for (int i = 0; i < 3; i++)
        CHECK(places[i] > 0);
}

/* --- Teams. --- */

TEST(handing_over_ends_after_two_times)
{
    CLAUSE("PS-134");
    struct game g = TEAM(.hand = "combine combine", .fourth_hand = "combine");
    DO(&g, "Let your team mate act first");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Let your team mate act first");
    CHECK_EQ(asked(&g), ME);
    CHECK(!CAN(&g, "Let your team mate act first")); /* act or finish */
    DO(&g, "Play Combine");
    DO(&g, "Let your team mate act first"); /* an action in between: twice again */
    DO(&g, "Let your team mate act first");
    CHECK(!CAN(&g, "Let your team mate act first"));
    DO(&g, "End your action phase");
    CHECK_EQ(asked(&g), MATE);
    CHECK(!CAN(&g, "Let your team mate act first")); /* I have finished */
    DO(&g, "Play Combine");
    CHECK_EQ(g.phase, PHASE_BUY);
    CHECK_EQ(asked(&g), ME);
}

TEST(mates_hand_over_in_the_buy_phase_too)
{
    CLAUSE("PS-137", "PS-138", "PS-061");
    struct game g = TEAM(.hand = "gem_2", .fourth_hand = "gem_3");
    DO(&g, "End your action phase");
    DO(&g, "Let your team mate act first");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Buy Wound");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Let your team mate act first");
    CHECK(CAN(&g, "Buy Wound")); /* one for each */
    DO(&g, "Buy 1-gem");
    DO(&g, "End your buy phase");
    CHECK_EQ(asked(&g), MATE);
    CHECK(!CAN(&g, "Buy Wound"));
    CHECK(!CAN(&g, "Let your team mate act first"));
    DO(&g, "End your buy phase"); /* has bought the Wound */
    CHECK_EQ(g.turn, FOE);
}

TEST(a_mate_without_actions_is_not_asked)
{
    CLAUSE("PS-134", "PS-389");
    struct game g = TEAM(.hand = "gem_1", .fourth_hand = "combine");
    CHECK_EQ(asked(&g), ME);
    DO(&g, "End your action phase");
    CHECK_EQ(asked(&g), MATE);
    DO(&g, "Play Combine");
    CHECK_EQ(g.phase, PHASE_BUY);
    struct game next =
        TEAM(.hand = "gem_1", .fourth_hand = "gem_1", .foe_hand = "gem_1", .third_hand = "combine");
    end_turn(&next);
    CHECK_EQ(next.turn, FOE);
    CHECK_EQ(asked(&next), THIRD); /* the mate of whose turn it is called */
}
