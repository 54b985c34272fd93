/* test_turn.c - the phases of a turn, playing cards, creatures. */
#include "games/puzzle_strike_2/strike.h"

static struct game brob_acts(const char *pile, const char *hand)
{
    struct game g = duel("grave", "jaina");
    give_turn(&g, BROB);
    set_pile(&g, ALICE, "");
    set_pile(&g, BROB, pile);
    set_hand(&g, BROB, hand);
    g.player[ALICE].incoming = g.player[BROB].incoming = 0;
    return g;
}

TEST(a_turn_is_ante_action_buy_draw_and_then_comes_the_check)
{
    CLAUSE("P2-147", "P2-148", "P2-151");
    struct game g = brob_acts("", "swap swap");
    set_bank_colors(&g, "PBKPG");
    start_turn(&g, BROB);
    CHECK_PILE(&g, BROB, "GG"); /* anted before the first question */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
    buy(&g, 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    /* The bust is checked after the draw, before a decision. */
    g = brob_acts("PPPPPPPPPPP", "");
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    buy(&g, 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5 + 3);
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(a_turn_has_three_actions_and_no_action_left_is_not_the_end)
{
    CLAUSE("P2-154", "P2-155", "P2-183");
    struct game g = brob_acts("PK", "crash_gem swap playing_with_fire basic_block");
    CHECK_EQ(g.now.actions, 3);
    play(&g, "crash_gem");
    CHECK(!can_play(&g, "crash_gem"));
    play(&g, "swap"); /* nothing to swap: it is done at once */
    CHECK_EQ(g.now.actions, 0);
    CHECK(!can_play(&g, "basic_block"));
    CHECK(can_play(&g, "playing_with_fire"));
    CHECK_EQ(offers(&g, USE_DIAMOND), 4);
    play(&g, "playing_with_fire");
    CHECK_EQ(offers(&g, DROP), 1);
}

TEST(at_the_end_of_the_action_phase_played_cards_are_discarded)
{
    CLAUSE("P2-159", "P2-160", "P2-188", "P2-184");
    struct game g = brob_acts("", "swap skip_ahead sucker_punch arena_scorpion");
    g.now.actions = 9;
    play(&g, "swap");
    CHECK_EQ(count_in(&g, "seat1.hand", "swap"), 0);
    CHECK_ZONE(&g, "seat1.play", "swap"); /* face up, until the phase ends */
    play(&g, "sucker_punch");
    play(&g, "arena_scorpion");
    CHECK_EQ(count_in(&g, "seat1.discard", "swap"), 0);
    end_actions(&g);
    CHECK_ZONE(&g, "seat1.play", "");
    CHECK_EQ(count_in(&g, "seat1.discard", "swap"), 1);
    CHECK_EQ(count_in(&g, "seat1.discard", "arena_scorpion"), 0); /* a creature */
    CHECK_EQ(count_in(&g, "seat1.discard", "sucker_punch"), 0);   /* trashed */
    CHECK_EQ(g.now.actions, 0);
    buy(&g, 1);
    DO(&g, OPTION(YIELD));
    end_turn(&g);
    DO(&g, OPTION(YIELD));
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(g.now.actions, 3); /* what was left is lost */
}

TEST(the_action_phase_ends_with_the_drop_and_then_the_supers)
{
    CLAUSE("P2-161");
    struct game g = duel("grave", "setsuki");
    give_turn(&g, BROB);
    set_bank_colors(&g, "GGPPK");
    set_pile(&g, BROB, "KK");
    g.player[BROB].meter[PINK] = 2;
    g.player[BROB].incoming = 2;
    set_hand(&g, BROB, "double_take crash_gem");
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_crash_gem));
    /* Energize came after the drop: its cards are in hand, its actions are lost. */
    CHECK_EQ(kind_asked(&g), ASK_BUY);
    CHECK_PILE(&g, BROB, "GG");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 2);
    CHECK_EQ(g.now.actions, 0);
    buy(&g, 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5);
    CHECK_EQ(g.player[BROB].kept, 0);
}

/* --- The buy. --- */

TEST(exactly_one_card_is_bought_into_the_discard_pile)
{
    CLAUSE("P2-162", "P2-163", "P2-172", "P2-173", "P2-174");
    struct game g = brob_acts("", "");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    set_deck(&g, BROB, "swap swap crash_gem crash_gem basic_block basic_block");
    set_next_colors(&g, "P");
    end_actions(&g);
    CHECK_EQ(offers_in_all(&g), 5); /* one of the five, neither none nor two */
    CHECK_EQ(offers(&g, BUY), 5);
    buy(&g, 2);
    CHECK_EQ(count_in(&g, "seat1.discard", "footwork"), 1);
    CHECK_EQ(count_in(&g, "seat1.hand", "footwork"), 0);
    CHECK(!strncmp(zone_text(&g, SPECTATOR, "bank", " ").text,
                   "kidney_shot dash chip_away unleashed_tiger ", 43));
    CHECK_EQ(p2_fact(g.bank.card[4])->color, PURPLE);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
}

TEST(two_cards_that_leave_the_bank_are_replaced_in_slots_four_and_five)
{
    CLAUSE("P2-173", "P2-174");
    /* After the Grand Finale made a new deck, several slots are filled at once. */
    struct game g = table_of(3);
    give_turn(&g, BROB);
    empty_bank_deck(&g, 0);
    struct cards before = bank_of(&g);
    set_pile(&g, BROB, "");
    g.player[BROB].incoming = 0;
    end_actions(&g);
    buy(&g, 1);
    CHECK_EQ(g.bank.count, 5);
    CHECK(!strncmp(bank_of(&g).text, before.text + 1, 4)); /* slid to the left */
}

TEST(discard_piles_are_open_to_all)
{
    CLAUSE("P2-164", "P2-400");
    struct game g = brob_acts("", "swap kidney_shot");
    end_turn(&g);
    static const int observers[] = {ALICE, BROB, SPECTATOR};
    for (int i = 0; i < 3; i++) {
        struct cards pile = zone_text(&g, observers[i], "seat1.discard", " ");
        CHECK(strchr(pile.text, '?') == NULL);
        CHECK_CONTAINS(pile.text, "kidney_shot");
    }
}

TEST(the_price_belongs_to_the_slot_and_is_paid_with_tokens)
{
    CLAUSE("P2-165", "P2-166", "P2-167", "P2-168", "P2-169");
    static const int prices[] = {0, 0, 1, 2, 3};
    for (int slot = 1; slot <= 5; slot++) {
        struct game g = brob_acts("PP", "");
        end_actions(&g);
        buy(&g, slot);
        CHECK_EQ(g.player[BROB].incoming, prices[slot - 1]);
        CHECK_PILE(&g, BROB, "PP"); /* they wait */
    }
}

TEST(cards_can_change_the_price_of_this_turn)
{
    CLAUSE("P2-170", "P2-171", "P2-259", "P2-260");
    struct game g = brob_acts("", "skip_ahead");
    play(&g, "skip_ahead");
    end_actions(&g);
    struct game other = g;
    buy(&g, 4);
    CHECK_EQ(g.player[BROB].incoming, 1);
    buy(&other, 1);
    CHECK_EQ(other.player[BROB].incoming, 0); /* not below 0 */
    DO(&g, OPTION(YIELD));
    g.player[ALICE].incoming = 0;
    end_actions(&g);
    buy(&g, 3);
    CHECK_EQ(g.player[ALICE].incoming, 1); /* of that turn only */
}

TEST(price_changes_are_summed_before_the_limit)
{
    CLAUSE("P2-398", "P2-399");
    struct game g = brob_acts("", "");
    g.now.price = -2 + 1;
    end_actions(&g);
    struct game other = g;
    buy(&g, 4); /* 2 */
    CHECK_EQ(g.player[BROB].incoming, 1);
    buy(&other, 1);
    CHECK_EQ(other.player[BROB].incoming, 0);
    /* By cards, in both orders. */
    for (int order = 0; order < 2; order++) {
        g = party("grave", "jaina");
        give_turn(&g, BROB);
        set_pile(&g, BROB, "");
        g.player[BROB].incoming = 0;
        set_hand(&g, BROB, "skip_ahead party_favors");
        set_deck(&g, BROB, "basic_block basic_block swap swap");
        play(&g, order ? "party_favors" : "skip_ahead");
        play(&g, order ? "skip_ahead" : "party_favors");
        end_actions(&g);
        buy(&g, 1);
        CHECK_EQ(g.player[BROB].incoming, 1);
    }
}

/* --- The draw. --- */

TEST(the_hand_is_discarded_and_a_new_one_drawn)
{
    CLAUSE("P2-175");
    struct game g = brob_acts("", "swap swap unstable_power");
    end_turn(&g);
    CHECK_EQ(count_in(&g, "seat1.discard", "swap"), 2);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5);
}

TEST(an_empty_deck_is_made_of_the_discard_pile)
{
    CLAUSE("P2-178", "P2-179");
    struct game g = brob_acts("", "swap swap");
    only_deck(&g, BROB, "crash_gem");
    play(&g, "swap");
    end_turn(&g);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5);
    CHECK_EQ(count_in(&g, "seat1.hand", "crash_gem") >= 1, 1);
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"),
             0); /* the played card, too, is in the new deck */
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand") + zone_count(&g, BROB, "seat1.deck"), 11);
}

TEST(a_new_deck_is_shuffled)
{
    CLAUSE("P2-178");
    struct game g = brob_acts("", "skip_ahead");
    only_deck(&g, BROB, ""); /* nine cards are discarded */
    uint8_t before[9];
    memcpy(before, g.player[BROB].card, sizeof before);
    struct chance chance = g.k.chance;
    CHECK_EQ(g.player[BROB].discard, 9);
    play(&g, "skip_ahead"); /* draws a card */
    CHECK_EQ(g.player[BROB].discard, 0);
    CHECK_EQ(g.player[BROB].deck, 8);
    CHECK(memcmp(&chance, &g.k.chance, sizeof chance));
    CHECK(
        memcmp(before, g.player[BROB].card + 1, sizeof before)); /* with this seed another order */
}

TEST(without_cards_one_draws_what_there_is)
{
    CLAUSE("P2-180");
    struct game g = brob_acts("", "playing_with_fire swap swap crash_gem crash_gem basic_block "
                                  "basic_block skip_ahead unstable_power");
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 1);
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(PLAY, CARD_playing_with_fire), &heard.listener); /* draw 2 */
    CHECK_CONTAINS(heard.text, "draws 1 card");
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), 0);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 9);
}

TEST(cards_in_play_are_not_shuffled_in)
{
    CLAUSE("P2-189", "P2-190");
    struct game g = brob_acts("", "swap skip_ahead playing_with_fire basic_block");
    only_deck(&g, BROB, "crash_gem");
    set_bank(&g, "unleashed_tiger");
    diamond(&g, 'G');
    take(&g, 1); /* a card that all know, before the others of the hand */
    int discarded = zone_count(&g, BROB, "seat1.discard");
    play(&g, "swap");
    play(&g, "skip_ahead"); /* draws the last one */
    play(&g, "playing_with_fire");
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"), 0);
    CHECK_EQ(zone_count(&g, BROB, "seat1.deck"), discarded - 2);
    CHECK_ZONE(&g, "seat1.play", "swap skip_ahead playing_with_fire");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 3 + 2);
    CHECK_CONTAINS(zone_text(&g, BROB, "seat1.hand", " ").text,
                   "unleashed_tiger basic_block crash_gem ");
}

/* --- Playing. --- */

TEST(a_card_happens_at_once_and_can_give_actions)
{
    CLAUSE("P2-185", "P2-187", "P2-250", "P2-258");
    struct game g = brob_acts("", "second_wind swap");
    set_deck(&g, BROB, "crash_gem");
    play(&g, "second_wind");
    CHECK_EQ(g.now.actions, 3 - 1 + 2);
    CHECK_EQ(count_in(&g, "seat1.hand", "crash_gem"), 1);
}

/* --- Creatures. --- */

TEST(a_creature_goes_to_its_slot_and_stays)
{
    CLAUSE("P2-191", "P2-192", "P2-193");
    struct game g = brob_acts("K", "arena_scorpion crash_gem");
    g.now.actions = 4;
    play(&g, "arena_scorpion");
    CHECK_EQ(g.now.actions, 2);
    CHECK_ZONE(&g, "seat1.creature", "arena_scorpion");
    CHECK_ZONE(&g, "seat1.play", "");
    CHECK_EQ(zone_count(&g, BROB, "seat1.discard"), 0); /* there was none before */
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 2); /* one more, by the Scorpion */
    end_turn(&g);
    CHECK_ZONE(&g, "seat1.creature", "arena_scorpion");
}

TEST(a_second_creature_replaces_the_first)
{
    CLAUSE("P2-194", "P2-195");
    struct game g = brob_acts("", "unleashed_tiger");
    set_creature(&g, BROB, "arena_scorpion");
    play(&g, "unleashed_tiger");
    CHECK_ZONE(&g, "seat1.creature", "unleashed_tiger");
    CHECK_EQ(count_in(&g, "seat1.discard", "arena_scorpion"), 1);
}

/* Does a crash of this pile, by Brob, defeat Alice's creature? */
static bool defeats(const char *creature, const char *pile, const char *card)
{
    struct game g = brob_acts(pile, card);
    set_creature(&g, ALICE, creature);
    play(&g, card);
    bool gone = !g.player[ALICE].creature;
    CHECK_EQ(count_in(&g, "seat0.discard", creature), gone);
    return gone;
}

TEST(a_crash_of_enough_gems_of_the_colour_defeats_a_creature)
{
    CLAUSE("P2-196", "P2-197", "P2-199", "P2-390");
    CHECK(defeats("unleashed_tiger", "PGGG", "crash_gem"));
    CHECK(defeats("unleashed_tiger", "GGGG", "crash_gem"));            /* at least */
    CHECK(!defeats("unleashed_tiger", "PKPKPKPKPKPKGG", "crash_gem")); /* +4 does not help */
    for (int gems = 3; gems <= 9; gems++) /* of another colour, however many */
        CHECK(!defeats("unleashed_tiger", &"BBBBBBBBB"[9 - gems], "crash_gem"));
    CHECK(defeats("shellback_guardian", "BBB", "crash_gem"));
    CHECK(!defeats("shellback_guardian", "PKPKPKPBB", "crash_gem"));
}

TEST(every_creature_has_a_number_and_a_colour_that_defeat_it)
{
    CLAUSE("P2-196");
    static const struct {
        const char *creature;
        int number;
        char color;
    } rows[] = {
        {"dragon_form", 3, 'G'},        {"arena_scorpion", 3, 'P'},  {"bell_tower_bat", 3, 'K'},
        {"shellback_guardian", 3, 'B'}, {"unleashed_tiger", 3, 'G'}, {"crashing_rhino", 3, 'P'},
        {"party_parrot", 2, 'K'},       {"gemscout_owl", 3, 'B'},    {"party_puppy", 2, 'G'}};
    static const char *const piles[] = {"PPP", "BBB", "KKK", "GGG"};
    for (int i = 0; i < 9 * 4 * 3; i++) {
        int row = i / 12, count = 1 + i % 3;
        const char *pile = piles[i / 3 % 4] + 3 - count;
        struct game g = row < 5 ? duel("midori", "jaina") : party("midori", "jaina");
        give_turn(&g, BROB);
        set_hand(&g, ALICE, ""); /* Dragon Form is in the deck */
        set_creature(&g, ALICE, rows[row].creature);
        set_hand(&g, BROB, "crash_gem");
        set_pile(&g, BROB, pile);
        play(&g, "crash_gem");
        CHECK_EQ(!g.player[ALICE].creature, *pile == rows[row].color && count >= rows[row].number);
    }
}

TEST(two_crashes_are_not_added)
{
    CLAUSE("P2-198");
    CHECK(!defeats("unleashed_tiger", "GGPGG", "unstable_power"));
    CHECK(!defeats("unleashed_tiger", "KGGPG", "haymaker"));
}

TEST(a_crash_that_defeats_still_sends_everything)
{
    CLAUSE("P2-200");
    struct game g = brob_acts("PPPGGG", "crash_gem");
    set_creature(&g, ALICE, "unleashed_tiger");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 3 + 2);
}

TEST(the_holder_defeats_several_others_only_the_holders)
{
    CLAUSE("P2-201", "P2-202", "P2-203");
    struct game g = table_of(3);
    set_creature(&g, ALICE, "unleashed_tiger");
    set_creature(&g, BROB, "unleashed_tiger");
    set_creature(&g, CARA, "dragon_form");
    struct game other = g;
    set_pile(&g, ALICE, "GGG");
    set_hand(&g, ALICE, "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[BROB].creature, NO_CARD);
    CHECK_EQ(g.player[CARA].creature, NO_CARD);
    CHECK_EQ(g.player[ALICE].creature, CARD_unleashed_tiger); /* not one's own */
    g = other;
    give_turn(&g, BROB);
    set_pile(&g, BROB, "GGG");
    set_hand(&g, BROB, "crash_gem");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].creature, NO_CARD);
    CHECK_EQ(g.player[CARA].creature, CARD_dragon_form);
}

/* --- Symbols. --- */

TEST(swaps_are_for_neighbours_and_optional)
{
    CLAUSE("P2-243", "P2-244", "P2-369");
    struct game g = brob_acts("PKG", "swap");
    play(&g, "swap");
    CHECK(CAN(&g, OPTION(SWAP, 0, 1)) && CAN(&g, OPTION(SWAP, 1, 2)) &&
          !CAN(&g, OPTION(SWAP, 0, 2)));
    CHECK_EQ(offers(&g, STOP_HERE), 1);
    struct game other = g;
    stop(&g);
    CHECK_PILE(&g, BROB, "PKG");
    swap(&other, 2, 3);
    CHECK_PILE(&other, BROB, "PGK");
    stop(&other); /* only one of the two */
    CHECK_EQ(kind_asked(&other), ASK_ACTION);
}

TEST(deep_swaps_are_for_any_two_gems)
{
    CLAUSE("P2-251");
    struct game g = brob_acts("PKGB", "acrobatics");
    play(&g, "acrobatics");
    swap(&g, 1, 4);
    CHECK_PILE(&g, BROB, "BKGP");
    stop(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_deep_crash_starts_anywhere_and_breaks_the_whole_stretch)
{
    CLAUSE("P2-252", "P2-253", "P2-254");
    struct game g = brob_acts("GPKKKBBP", "pinpoint_strike");
    play(&g, "pinpoint_strike");
    CHECK_EQ(offers(&g, CRASH), 5); /* each stretch once */
    struct game other = g;
    crash_at(&g, 5);
    CHECK_PILE(&g, BROB, "GPBBP");
    CHECK_EQ(g.player[ALICE].incoming, 3 + 1); /* the bonus of position 5 */
    CHECK_EQ(g.player[BROB].meter[PINK], 3);
    crash_at(&other, 1);
    CHECK_EQ(other.player[ALICE].incoming, 1);
}

TEST(a_deep_crash_is_offered_by_the_highest_gem_of_each_stretch)
{
    CLAUSE("P2-252", "P2-253");
    static const char *const piles[] = {"PPKGG", "GGKPP", "KKKKKKKKKKKKKK", "PPPPPPPPPPPPPP"};
    static const int tops[][3] = {{5, 3, 2}, {5, 3, 2}, {14}, {14}};
    for (int i = 0; i < 4; i++) {
        struct game g = brob_acts(piles[i], "pinpoint_strike");
        play(&g, "pinpoint_strike");
        CHECK_EQ(offers_in_all(&g), i < 2 ? 3 : 1);
        for (int k = 0; k < 3 && tops[i][k]; k++)
            CHECK(CAN(&g, OPTION(CRASH, tops[i][k] - 1)));
    }
}

TEST(top_card_puts_a_bank_card_on_the_deck_without_a_buy)
{
    CLAUSE("P2-255", "P2-256", "P2-257");
    struct game g = brob_acts("", "window_shopper");
    set_bank(&g, "kidney_shot footwork dash chip_away unleashed_tiger");
    play(&g, "window_shopper"); /* top card, then draw a card */
    CHECK_EQ(offers(&g, TAKE), 5);
    take(&g, 5);
    CHECK_EQ(g.player[BROB].incoming, 0);
    CHECK_EQ(count_in(&g, "seat1.hand", "unleashed_tiger"), 1); /* drawn in the same turn */
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY);
}

TEST(discarding_is_chosen_by_the_one_who_discards)
{
    CLAUSE("P2-262");
    struct game g = brob_acts("", "kidney_shot");
    set_hand(&g, ALICE, "swap crash_gem");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(offers(&g, DISCARD), 2);
    discard(&g, "crash_gem");
    CHECK_EQ(count_in(&g, "seat0.discard", "crash_gem"), 1);
    CHECK_EQ(asked(&g), BROB);
}

TEST(unblockable_gems_land_at_once_in_the_drop_pattern)
{
    CLAUSE("P2-246", "P2-247", "P2-248", "P2-389");
    struct game g = brob_acts("PPPKK", "armor_piercer");
    set_bank_colors(&g, "GBPKK");
    play(&g, "armor_piercer");
    CHECK_PILE(&g, ALICE, "GBP"); /* with the bonus */
    CHECK_EQ(g.player[ALICE].incoming, 0);
    g = brob_acts("PPPKK", "armor_piercer");
    set_bank_colors(&g, "GBPKK");
    set_pile(&g, ALICE, "PPPPPPPPPPPPP");
    play(&g, "armor_piercer");
    CHECK_PILE(&g, ALICE, "PPPPPPPPPPPPPG");
    CHECK_EQ(g.player[ALICE].incoming, 2);
}

TEST(unblockable_gems_of_the_holder_land_on_everybody)
{
    CLAUSE("P2-249");
    struct game g = table_of(3);
    set_bank_colors(&g, "GBPKK");
    set_pile(&g, ALICE, "PK");
    set_pile(&g, BROB, "");
    set_pile(&g, CARA, "K");
    set_hand(&g, ALICE, "sword_slice");
    play(&g, "sword_slice");
    CHECK_PILE(&g, BROB, "G");
    CHECK_PILE(&g, CARA, "KG");
}
