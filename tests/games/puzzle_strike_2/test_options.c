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
    CHECK_CONTAINS(words_of(&g, OPTION(PLAY, CARD_kidney_shot)).text, "nobody discards a card");
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
