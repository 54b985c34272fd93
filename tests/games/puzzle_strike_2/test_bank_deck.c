/* test_bank_deck.c - what happens when the deck of the bank runs out, or uncovers an Ante Up late.
 */
#include "games/puzzle_strike_2/strike.h"

TEST(who_needs_a_card_of_the_empty_bank_deck_busts)
{
    CLAUSE("P2-401", "P2-403");
    struct game g = quiet_table(2);
    give_turn(&g, BROB);
    empty_bank_deck(&g, 1);
    end_turn(&g); /* takes the last one: an empty deck alone is harmless */
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    CHECK_EQ(g.deck.count, 0);
    DO(&g, OPTION(POWER_UP));
    set_hand(&g, ALICE, "skill_up");
    play(&g, "skill_up");
    take(&g, 2);
    CHECK_EQ(asked(&g), NOBODY); /* at once, in the middle of the turn */
    CHECK_EQ(rank_of(&g, BROB), 1);
    CHECK_EQ(rank_of(&g, ALICE), 2);
}

TEST(a_trickshot_of_a_command_decision_can_need_the_card)
{
    CLAUSE("P2-402");
    struct game g = quiet_table(2);
    give_turn(&g, BROB);
    empty_bank_deck(&g, 1);
    g.player[ALICE].meter[GREEN] = 3;
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    take(&g, 1);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, BROB), 1);
}

TEST(the_rest_of_the_turn_does_not_happen)
{
    CLAUSE("P2-401");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "window_shopper swap");
    empty_bank_deck(&g, 0);
    play(&g, "window_shopper"); /* top card, draw a card */
    take(&g, 1);
    CHECK_EQ(g.out, BROB);
    CHECK_ZONE(&g, "seat1.hand", "swap"); /* no draw, no buy, no new hand */
    CHECK_EQ(asked(&g), CARA);
}

TEST(who_busts_by_what_they_buy_draws_no_new_hand)
{
    CLAUSE("P2-401", "P2-175");
    struct game g = quiet_table(2);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "swap swap");
    empty_bank_deck(&g, 0);
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_ZONE(&g, "seat1.hand", "swap swap");
}

TEST(with_more_players_the_trash_becomes_the_bank_deck_for_the_finale)
{
    CLAUSE("P2-404", "P2-405");
    struct game g = quiet_table(3);
    give_turn(&g, CARA);
    set_hand(&g, CARA, "purge_bad_habits swap");
    set_pile(&g, CARA, "PK");
    empty_bank_deck(&g, 0);
    CHECK_EQ(g.trash.count, 56);
    play(&g, "purge_bad_habits");
    DO(&g, OPTION(TRASH_IT, CARD_swap));
    CHECK_EQ(g.trash.count, 57);
    end_actions(&g);
    buy(&g, 1);
    CHECK_EQ(g.stage, FINALE);
    CHECK_EQ(g.out, CARA);
    CHECK_EQ(g.player[ALICE].meter[PINK], 1); /* the holder has powered up */
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.deck.count, 55);
    CHECK_ZONE(&g, "trash", "swap"); /* which is no bank card */
    check_loads(&g);
    CHECK_EQ(asked(&g), ALICE);
}

/* Brob has busted, and the Power Up that follows sets off the holder's Trickshot; so many cards
 * are left in the deck of the bank. */
static struct game last_trickshot(int left)
{
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    empty_bank_deck(&g, left + 1);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    g.player[ALICE].meter[GREEN] = 3;
    end_turn(&g);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    CHECK_EQ(g.deck.count, left);
    return g;
}

TEST(a_trickshot_of_the_last_power_up_can_need_the_card_and_busts_nobody)
{
    CLAUSE("P2-402", "P2-404", "P2-378");
    struct game g = last_trickshot(0);
    take(&g, 2);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.deck.count, 55 - 1);
    CHECK_EQ(g.trash.count, 0);
    CHECK_EQ(g.out, BROB);
    CHECK_EQ(g.player[CARA].incoming, 20); /* the Grand Finale has begun */
    CHECK_EQ(asked(&g), CARA);
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE);
    g.player[ALICE].score = 1;
    pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, ALICE), 1);
}

TEST(in_the_finale_the_trash_becomes_the_bank_deck_whenever_that_runs_out)
{
    CLAUSE("P2-404", "P2-406", "P2-378");
    struct game g = finale(3);
    CHECK_EQ(asked(&g), CARA);
    set_hand(&g, CARA, "effortless_block effortless_block");
    empty_bank_deck(&g, 0);
    int trashed = g.trash.count;
    play(&g, "effortless_block");
    take(&g, 3);
    CHECK_EQ(asked(&g), CARA); /* who has busted and plays on */
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.deck.count, trashed - 1);
    CHECK_EQ(g.trash.count, 0);
    empty_bank_deck(&g, 0); /* and again */
    play(&g, "effortless_block");
    take(&g, 1);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.deck.count, trashed - 2);
    g.player[CARA].score = 50;
    pass_final_turn(&g);
    pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, CARA), 2);
}

TEST(without_bank_cards_in_the_trash_the_slots_stay_empty_in_the_finale)
{
    CLAUSE("P2-406");
    struct game g = finale(3);
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE);
    give_bank_deck(&g, BROB);
    set_hand(&g, ALICE, "skill_up");
    struct cards before = bank_of(&g);
    play(&g, "skill_up");
    take(&g, 5);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(g.bank.count, 4);
    set_pile(&g, ALICE, "");
    g.player[ALICE].incoming = 5;
    drop(&g);
    CHECK(!strncmp(pile_of(&g, ALICE).text, before.text, 4)); /* four cards, then from slot 1 */
    CHECK_EQ(pile_of(&g, ALICE).text[4], before.text[0]);
    pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, CARA), 1);
    CHECK_EQ(rank_of(&g, ALICE), 2); /* with equal scores, but busted */
}

TEST(a_bank_card_that_was_just_trashed_can_be_the_new_deck)
{
    CLAUSE("P2-406");
    struct game g = finale(3);
    set_hand(&g, CARA, "scout_the_market");
    give_bank_deck(&g, BROB);
    int card = g.bank.card[1];
    play(&g, "scout_the_market");
    take(&g, 2);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.bank.card[4], card);
    CHECK_EQ(g.trash.count, 0);
}

TEST(against_the_dragon_too_the_trash_becomes_the_bank_deck)
{
    CLAUSE("P2-404", "P2-401", "P2-356");
    struct game g = coop(2);
    calm(&g);
    set_hand(&g, ALICE, "skill_up swap");
    empty_bank_deck(&g, 0);
    play(&g, "skill_up");
    take(&g, 1);
    CHECK_EQ(g.out, ALICE);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.deck.count, 56 - 1);
    CHECK_EQ(g.trash.count, 0);
    CHECK_EQ(asked(&g), BROB); /* a final turn, after which the Dragon has one */
    empty_bank_deck(&g, 0);
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.power, 2);
}

/* --- Ante Ups that are uncovered when somebody has busted. --- */

TEST(an_ante_up_uncovered_by_the_last_power_up_counts_for_the_finale)
{
    CLAUSE("P2-208", "P2-214", "P2-226");
    struct game g = last_trickshot(45); /* 44 are left when the first one is uncovered */
    CHECK_EQ(g.ante_ups, 0);
    take(&g, 1);
    CHECK_EQ(g.ante_ups, 1);
    CHECK_EQ(asked(&g), CARA);
    CHECK_EQ(g.player[CARA].incoming, 10 + 5);
    CHECK_EQ(g.player[CARA].height, 2 + 1);
    CHECK_EQ(g.now.actions, 3 + 1);
}

TEST(an_ante_up_uncovered_in_a_final_turn_against_the_dragon_counts)
{
    CLAUSE("P2-356", "P2-386", "P2-330");
    struct game g = coop(3);
    calm(&g);
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    empty_bank_deck(&g, 46);
    end_turn(&g);
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(g.stage, FINALE);
    set_pile(&g, BROB, "");
    end_turn(&g); /* uncovers it */
    CHECK_EQ(g.ante_ups, 1);
    CHECK_EQ(asked(&g), CARA);
    CHECK_EQ(g.player[CARA].height, 2 + 1);
    CHECK_EQ(g.now.actions, 3 + 1);
    set_bank_colors(&g, "PBKGG"); /* the Dragon's slots 5 and 4 only touch hands */
    set_next_colors(&g, "G");
    g.tokens = 7;
    end_turn(&g);
    CHECK_EQ(g.dragon_score, 7 + 2 + 1 - 3);
}

TEST(a_trickshot_at_the_end_of_the_phase_can_need_the_card)
{
    CLAUSE("P2-401", "P2-402", "P2-411");
    struct game g = duel("setsuki", "jaina");
    calm(&g);
    g.holder = BROB;
    set_pile(&g, ALICE, "PGG");
    set_hand(&g, ALICE, "double_take crash_gem");
    g.player[ALICE].meter[GREEN] = 2;
    empty_bank_deck(&g, 0);
    play(&g, "double_take");
    DO(&g, OPTION(DOUBLE, CARD_crash_gem));
    CHECK_EQ(kind_asked(&g), ASK_BANK); /* the phase is over, Trickshot comes */
    take(&g, 1);
    CHECK_EQ(asked(&g), NOBODY); /* no buy, no draw: the bank has no card for slot 5 */
    CHECK_EQ(rank_of(&g, ALICE), 2);
}

TEST(there_is_no_third_ante_up)
{
    CLAUSE("P2-008", "P2-140");
    for (int players = 2; players <= 4; players++) {
        struct game g = quiet_table(players);
        give_turn(&g, BROB);
        empty_bank_deck(&g, BANK_CARDS - SLOTS - 3 * 4 * players + 1);
        CHECK_EQ(g.ante_ups, 2);
        end_turn(&g); /* as many cards again as lay above each of the two */
        CHECK_EQ(g.ante_ups, 2);
        CHECK_EQ(p2_cards_to_ante_up(&g), -1);
    }
}

TEST(no_second_trickshot_when_the_first_has_emptied_the_bank)
{
    CLAUSE("P2-401", "P2-092");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_hand(&g, BROB, "crash_gem");
    set_pile(&g, BROB, "PGG");
    g.player[BROB].meter[GREEN] = 6; /* two Trickshots are due */
    empty_bank_deck(&g, 0);
    play(&g, "crash_gem");
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    take(&g, 1);
    CHECK_EQ(g.out, BROB);
    CHECK_EQ(asked(&g), CARA); /* the final turns have begun */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_new_bank_deck_is_shuffled)
{
    CLAUSE("P2-404");
    struct game g = quiet_table(3);
    empty_bank_deck(&g, 0);
    uint8_t before[BANK_CARDS];
    int count = g.trash.count;
    memcpy(before, g.trash.card, (size_t)count);
    struct chance chance = g.k.chance;
    p2_renew_bank(&g);
    CHECK_EQ(g.deck.count, count); /* the slots are full */
    CHECK_EQ(g.trash.count, 0);
    CHECK(memcmp(&chance, &g.k.chance, sizeof chance));
    CHECK(memcmp(before, g.deck.card, (size_t)count)); /* with this seed another order */
}
