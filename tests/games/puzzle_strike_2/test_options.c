/* test_options.c - what an option says: all that it leads to, whom it hits, what it costs, and that
 * it is dangerous. */
#include "games/puzzle_strike_2/strike.h"

/* --- What a card does. --- */

static struct cards option_text(const char *character, const char *pile, const char *card)
{
    struct game g = acts_as(character, pile, card);
    struct cards text = {""};
    g.now.actions = 5;
    snprintf(text.text, sizeof text.text, "%s", words_of(&g, OPTION(PLAY, card_number(card))).text);
    return text;
}

TEST(an_option_says_all_that_its_card_does)
{
    CHECK_STRING(option_text("jaina", "PPBBP", "unstable_power").text,
                 "Play Unstable Power (3 actions): breaks 1 purple, sends 1 to Grave; breaks 2 "
                 "blue, sends 3 to Grave; you gain 2 Wounds");
    CHECK_STRING(option_text("jaina", "PPBBP", "haymaker").text,
                 "Play Haymaker (3 actions): breaks 1 purple, sends 1 to Grave; breaks 2 blue, "
                 "sends 3 to Grave; you discard 1 card");
    CHECK_STRING(option_text("jaina", "BP", "rib_breaker").text,
                 "Play Rib Breaker (2 actions): breaks 1 purple, sends 1 to Grave; Grave antes 1 "
                 "purple");
    CHECK_STRING(option_text("jaina", "BP", "sucker_punch").text,
                 "Play Sucker Punch (2 actions): breaks 1 purple, sends 1 to Grave; it is trashed; "
                 "for that breaks 1 blue, sends 1 to Grave");
    CHECK_STRING(option_text("jaina", "BP", "crash_gem").text,
                 "Play Crash Gem (2 actions): breaks 1 purple, sends 1 to Grave");
}

TEST(an_option_says_what_its_card_cannot_do)
{
    CHECK_STRING(
        option_text("jaina", "P", "haymaker").text,
        "Play Haymaker (3 actions): breaks 1 purple, sends 1 to Grave; breaks nothing, your "
        "pile is empty; you discard 1 card");
    CHECK_STRING(
        option_text("valerie", "PP", "chromatic_orb").text,
        "Play Chromatic Orb (1 action): no crash, the top two gems must differ; you draw 1 "
        "card");
    CHECK_STRING(option_text("jaina", "PP", "burning_vigor").text,
                 "Play Burning Vigor (1 action): nothing, without a Wound in your hand");
    CHECK_STRING(option_text("jaina", "PP", "lunge").text,
                 "Play Lunge (2 actions): no gems to swap; breaks 2 purple, sends 2 to Grave");
    CHECK_STRING(option_text("jaina", "PB", "lunge").text,
                 "Play Lunge (2 actions): you may swap neighbouring gems twice; crash");
    CHECK_STRING(option_text("lum", "PP", "jackpot").text,
                 "Play Jackpot (2 actions): breaks 2 purple, sends 2 to Grave");
    CHECK_STRING(option_text("lum", "PPP", "jackpot").text,
                 "Play Jackpot (2 actions): breaks 3 purple, sends 4 to Grave; you draw 3 cards");
}

TEST(an_option_says_what_waits_for_its_card)
{
    struct game g = acts_as("jaina", "PBBBB", "crash_gem basic_block gem_shield");
    g.now.knuckles = 1;
    set_creature(&g, ALICE, "shellback_guardian");
    CHECK_STRING(
        words_of(&g, OPTION(PLAY, CARD_crash_gem)).text,
        "Play Crash Gem (2 actions): breaks 4 blue, sends 5 to Grave, defeats Grave's "
        "Shellback Guardian; Brass Knuckles: breaks 1 purple, sends 1 to Grave; then Purify: "
        "destroy all your gems of a colour");
    g.player[BROB].incoming = 6;
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_basic_block)).text,
                 "Play Basic Block (1 action): blocks 4 of 6 incoming");
    CHECK_STRING(
        words_of(&g, OPTION(PLAY, CARD_gem_shield)).text,
        "Play Gem Shield (0 actions): blocks 3 of 6 incoming; destroys your top gem, blue");
    g.holder = BROB;
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_basic_block)).text,
                 "Play Basic Block (1 action): blocks nothing, you hold the scepter");
}

TEST(options_name_whom_they_hit)
{
    struct game g = table_of(3);
    calm(&g);
    set_pile(&g, ALICE, "PP");
    set_hand(&g, ALICE, "crash_gem");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text, "sends 2 to each other player");
    g = solo("grave");
    calm(&g);
    set_pile(&g, ALICE, "PP");
    set_hand(&g, ALICE, "crash_gem kidney_shot");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text, "sends 2 to the Dragon");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_kidney_shot)).text,
                   "nothing happens to the Dragon");
    g = finale(3);
    set_pile(&g, CARA, "PP");
    set_hand(&g, CARA, "crash_gem");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text, "sends 2 to the scepter");
}

TEST(a_card_played_twice_says_both_times)
{
    struct game g = acts_as("setsuki", "BBP", "double_take sucker_punch");
    play(&g, "double_take");
    CHECK(prompted(&g, "Double Take: which card do you play twice?"));
    CHECK_STRING(words_of(&g, OPTION(DOUBLE, CARD_sucker_punch)).text,
                 "Play Sucker Punch twice (2 actions): breaks 1 purple, sends 1 to Grave; it is "
                 "trashed; for that breaks 2 blue, sends 2 to Grave; breaks nothing, your pile is "
                 "empty");
}

TEST(who_would_bust_is_warned)
{
    struct game g = acts_as("jaina", "PPPPPPPPP", "");
    g.player[BROB].incoming = 2;
    struct phrase end = words_of(&g, OPTION(END_ACTIONS));
    CHECK(end.danger);
    CHECK_STRING(end.text, "End your action phase with 3 actions unspent: 2 drop, pink, green; 11 "
                           "gems in your pile (you would bust!)");
    g.player[BROB].incoming = 1;
    CHECK(!words_of(&g, OPTION(END_ACTIONS)).danger);
    end_actions(&g);
    CHECK(!words_of(&g, OPTION(BUY)).danger);
    empty_bank_deck(&g, 0);
    CHECK(words_of(&g, OPTION(BUY)).danger);
    CHECK_CONTAINS(words_of(&g, OPTION(BUY)).text, "(the bank's deck is empty: you bust!)");
}

TEST(a_buy_says_that_it_reveals_an_ante_up)
{
    struct game g = acts_as("jaina", "", "");
    end_actions(&g);
    CHECK(!strstr(words_of(&g, OPTION(BUY)).text, "Ante Up"));
    empty_bank_deck(&g, 49); /* 8 lay above the first one */
    CHECK_EQ(p2_cards_to_ante_up(&g), 1);
    CHECK_CONTAINS(words_of(&g, OPTION(BUY)).text, "an Ante Up is revealed");
}

TEST(what_a_block_sends_is_counted)
{
    struct game g = acts_as("rook", "", "stone_wall deflect");
    g.player[BROB].incoming = 3;
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_stone_wall)).text,
                 "Play Stone Wall (2 actions): blocks 3 of 3 incoming; sends 1 to Grave");
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_deflect)).text,
                 "Play Deflect (1 action): blocks 3 of 3 incoming; sends 2 to Grave");
    g.player[BROB].incoming = 0;
    CHECK_STRING(words_of(&g, OPTION(PLAY, CARD_deflect)).text,
                 "Play Deflect (1 action): blocks nothing, nothing is incoming; sends nothing");
}

TEST(an_option_says_what_its_condition_leads_to)
{
    CHECK_STRING(option_text("midori", "PB", "purge_bad_habits").text,
                 "Play Purge Bad Habits (0 actions): you may trash a card of your hand, and that "
                 "destroys your top gem, blue");
    CHECK_STRING(option_text("geiger", "PB", "its_time_for_the_past").text,
                 "Play It's Time for the Past (1 action): nothing, your discard pile is empty");
    struct game g = acts_as("geiger", "PB", "focused_research swap");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_focused_research)).text,
                   "look at the top 4 cards of your deck and take one");
    only_deck(&g, BROB, "");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_focused_research)).text,
                   "nothing, your deck is empty");
}

TEST(a_full_meter_says_what_it_sets_off)
{
    CHECK_CONTAINS(option_text("jaina", "PPPP", "crash_gem").text,
                   "; then Overload: Grave antes blue, pink and green");
    CHECK_CONTAINS(option_text("jaina", "KKKK", "crash_gem").text,
                   "; then Energize: 2 actions and 2 cards");
    struct game g = solo("grave");
    calm(&g);
    set_pile(&g, ALICE, "PPPP");
    set_hand(&g, ALICE, "crash_gem");
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_crash_gem)).text,
                   "; then Overload: the Dragon antes 3");
    g = finale(3);
    CHECK_STRING(words_of(&g, OPTION(USE_DIAMOND, PURPLE)).text,
                 "Use your diamond: Overload, the scepter antes 3");
}

TEST(the_longest_option_is_not_cut_off)
{
    struct game g = table_of(4);
    calm(&g);
    give_turn(&g, DREW_);
    g.holder = DREW_; /* "each other player" */
    g.now.actions = 5;
    set_pile(&g, DREW_, "PBKG");
    set_hand(&g, DREW_, "double_take haymaker");
    memset(g.player[DREW_].meter, 3, 3);
    play(&g, "double_take");
    struct phrase longest = words_of(&g, OPTION(DOUBLE, CARD_haymaker));
    CHECK(strlen(longest.text) + 1 < sizeof longest.text);
    CHECK_CONTAINS(longest.text, "; then Energize");
}

/* --- What it is called. --- */

TEST(options_are_called_as_the_story_calls_them)
{
    struct game g =
        acts_as("geiger", "", "effortless_block scout_the_market skip_ahead future_sight");
    set_bank(&g, "dash haymaker deflect footwork lunge");
    play(&g, "scout_the_market");
    CHECK_STRING(words_of(&g, OPTION(TAKE, 1)).text, "Trash Haymaker (slot 2, purple)");
    take(&g, 2);
    set_bank(&g, "dash haymaker deflect footwork lunge");
    play(&g, "effortless_block");
    CHECK_STRING(words_of(&g, OPTION(TAKE, 0)).text,
                 "Put Dash on top of your deck (slot 1, green)");
    take(&g, 1);
    play(&g, "future_sight");
    CHECK_STRING(words_of(&g, OPTION(PUT, CARD_skip_ahead)).text,
                 "Put Skip Ahead on top of your deck");
    put(&g, "skip_ahead");
    end_actions(&g);
    set_bank(&g, "dash haymaker deflect footwork lunge");
    CHECK_STRING(words_of(&g, OPTION(BUY, 0)).text, "Buy Dash for nothing (slot 1, green)");
    CHECK_STRING(words_of(&g, OPTION(BUY, 4)).text,
                 "Buy Lunge for 2 incoming gems (slot 5, green)");
}

TEST(a_card_that_comes_says_where_to)
{
    struct game g = acts_as("geiger", "", "its_time_for_the_past focused_research");
    g.now.actions = 5;
    only_deck(&g, BROB, "swap crash_gem");
    play(&g, "its_time_for_the_past");
    CHECK_STRING(words_of(&g, OPTION(PUT, CARD_basic_block)).text,
                 "Put Basic Block into your hand");
    put(&g, "basic_block");
    play(&g, "focused_research");
    CHECK_STRING(words_of(&g, OPTION(PUT, CARD_swap)).text, "Take Swap into your hand");
    g = duel("grave", "jaina");
    set_hand(&g, ALICE, "skill_up");
    set_bank(&g, "dash haymaker deflect footwork lunge");
    play(&g, "skill_up");
    CHECK_STRING(words_of(&g, OPTION(TAKE, 2)).text, "Take Deflect into your hand (slot 3, blue)");
}

/* --- What is dangerous. --- */

TEST(what_needs_a_card_of_the_empty_bank_deck_is_dangerous)
{
    struct game g = acts_as("valerie", "G", "crash_gem scout_the_market window_shopper swap");
    g.player[BROB].meter[GREEN] = 3;
    CHECK(!words_of(&g, OPTION(PLAY, CARD_scout_the_market)).danger);
    CHECK(!words_of(&g, OPTION(PLAY, CARD_crash_gem)).danger);
    CHECK(!words_of(&g, OPTION(USE_DIAMOND, GREEN)).danger);
    empty_bank_deck(&g, 0);
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_scout_the_market)).text,
                   "(the bank's deck is empty: you bust!)");
    CHECK(words_of(&g, OPTION(PLAY, CARD_scout_the_market)).danger);
    CHECK(words_of(&g, OPTION(PLAY, CARD_window_shopper)).danger);
    CHECK(words_of(&g, OPTION(PLAY, CARD_crash_gem)).danger); /* Trickshot */
    CHECK(words_of(&g, OPTION(USE_DIAMOND, GREEN)).danger);
    CHECK(!words_of(&g, OPTION(USE_DIAMOND, PINK)).danger);
    CHECK(!words_of(&g, OPTION(PLAY, CARD_swap)).danger);
}

TEST(a_double_take_that_busts_is_dangerous)
{
    struct game g = acts_as("setsuki", "PPPPPPPPP", "double_take crash_gem skip_ahead");
    g.player[BROB].incoming = 2;
    play(&g, "double_take");
    CHECK(!words_of(&g, OPTION(DOUBLE, CARD_crash_gem)).danger);
    CHECK_STRING(words_of(&g, OPTION(DOUBLE, CARD_skip_ahead)).text,
                 "Play Skip Ahead twice (0 actions): you draw 1 card; your buy costs 1 less; you "
                 "draw 1 card; your buy costs 1 less (then your action phase ends: you would "
                 "bust!)");
    CHECK(words_of(&g, OPTION(DOUBLE, CARD_skip_ahead)).danger);
    g.player[BROB].meter[BLUE] = METER; /* Purify may come to the rescue */
    CHECK(!words_of(&g, OPTION(DOUBLE, CARD_skip_ahead)).danger);
}

TEST(keeping_the_scepter_says_what_one_begins_with)
{
    struct game g = acts_as("jaina", "", "");
    set_pile(&g, ALICE, "PPPPP");
    g.player[ALICE].incoming = 3;
    end_turn(&g);
    CHECK(prompted(&g, "Jaina's turn is over, and you hold the scepter, with 5 gems in your pile "
                       "and 3 incoming. Do you keep it and power up, or yield it?"));
    CHECK_STRING(words_of(&g, OPTION(POWER_UP)).text,
                 "Power up: you keep the scepter and cannot block, one gem into each meter");
    CHECK(!words_of(&g, OPTION(POWER_UP)).danger);
    g.player[ALICE].incoming = 4;
    CHECK_CONTAINS(words_of(&g, OPTION(POWER_UP)).text,
                   "(your turn would begin with 11 gems or more!)");
    CHECK(words_of(&g, OPTION(POWER_UP)).danger);
    CHECK(!words_of(&g, OPTION(YIELD)).danger);
    g.player[ALICE].meter[BLUE] = 3;
    CHECK(!words_of(&g, OPTION(POWER_UP)).danger);
    g.player[ALICE].meter[GREEN] = 3;
    empty_bank_deck(&g, 0);
    CHECK_CONTAINS(words_of(&g, OPTION(POWER_UP)).text, "(the bank's deck is empty: you bust!)");
}

TEST(a_final_turn_says_what_its_end_means)
{
    struct game g = finale(3);
    g.player[CARA].score = 4;
    set_pile(&g, CARA, "PPPPPPPPPPP");
    g.player[CARA].incoming = 0;
    CHECK(prompted(&g, "3 actions left, 11 gems in your pile, 4 sent to the scepter. "));
    CHECK_CONTAINS(words_of(&g, OPTION(END_ACTIONS)).text,
                   "(you would bust: what you sent counts only if all do!)");
    g = coop(2); /* against the Dragon nobody busts any more, but gems count */
    calm(&g);
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_turn(&g);
    calm(&g);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    CHECK(prompted(&g, "11 gems in your pile; pile and incoming count in the end."));
    CHECK(!words_of(&g, OPTION(END_ACTIONS)).danger);
    g.out = DRAGON;
    g.dragon_score = 11;
    CHECK_CONTAINS(words_of(&g, OPTION(END_ACTIONS)).text,
                   "(the Dragon wins unless you have fewer than its 11!)");
    g.dragon_score = 12;
    CHECK(!words_of(&g, OPTION(END_ACTIONS)).danger);
}
