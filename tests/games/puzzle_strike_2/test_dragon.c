/* test_dragon.c - alone or together against the Puzzle Dragon. */
#include "games/puzzle_strike_2/strike.h"

static struct game alone(const char *bank)
{
    struct game g = solo("grave");
    calm(&g);
    set_bank_colors(&g, bank);
    return g;
}

/* The Dragon's turn follows when Alice has ended a turn by buying slot 5, for 3 tokens; the card
 * that comes into slot 5 then has this colour. */
static void let_dragon_act(struct game *g, char color)
{
    char next[] = {color, '\0'};
    set_next_colors(g, next);
    set_hand(g, ALICE, "");
    end_actions(g);
    buy(g, 5);
}

TEST(one_to_four_people_play_against_the_dragon)
{
    CLAUSE("P2-315", "P2-325");
    CHECK_EQ(solo("lum").k.seats, 1);
    struct result result = {0};
    struct game together = coop(2), apart = duel("grave", "jaina");
    p2_result(&together, &result);
    CHECK(result.together);
    p2_result(&apart, &result);
    CHECK(!result.together);
    for (int players = 2; players <= 4; players++)
        CHECK_EQ(coop(players).k.seats, players);
    struct game g = ALICE_BEGINS("mode", "solo", "deck", "birthday-bash");
    CHECK_EQ(p2_facts[g.bank.card[0]].set, BASH);
}

TEST(the_dragon_has_the_scepter_for_good)
{
    CLAUSE("P2-316", "P2-317", "P2-318", "P2-211");
    struct game g = coop(2);
    CHECK_EQ(g.holder, NOBODY);
    CHECK_EQ(g.player[ALICE].incoming, 2); /* nothing has dropped */
    CHECK_EQ(g.player[ALICE].height, 2);
    set_hand(&g, ALICE, "basic_block");
    play(&g, "basic_block");
    CHECK_EQ(g.player[ALICE].incoming, 0); /* blocks work */
    end_turn(&g);
    CHECK_EQ(asked(&g), BROB); /* no decision */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_opponent_is_the_dragon)
{
    CLAUSE("P2-319", "P2-365", "P2-366", "P2-367");
    struct game g = coop(2);
    calm(&g);
    g.now.actions = 20;
    set_pile(&g, ALICE, "GPKKB");
    set_hand(&g, ALICE, "crash_gem armor_piercer rib_breaker kidney_shot");
    play(&g, "crash_gem");
    CHECK_EQ(g.tokens, 1);
    play(&g, "armor_piercer"); /* unblockable: just as many tokens */
    CHECK_EQ(g.tokens, 1 + 2 + 1);
    play(&g, "rib_breaker"); /* a crash and an ante */
    CHECK_EQ(g.tokens, 4 + 1 + 1);
    g.player[ALICE].diamond = 1;
    diamond(&g, 'P'); /* Overload */
    CHECK_EQ(g.tokens, 6 + 3);
    int hand = zone_count(&g, BROB, "seat1.hand");
    play(&g, "kidney_shot"); /* does nothing to it */
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), hand);
    CHECK_PILE(&g, BROB, "");
    CHECK_EQ(g.player[BROB].incoming, 0);
}

TEST(the_dragon_acts_once_per_round_after_all_people)
{
    CLAUSE("P2-320");
    struct game g = coop(3);
    for (int round = 0; round < 2; round++)
        for (int seat = 0; seat < 3; seat++) {
            CHECK_EQ(asked(&g), seat);
            CHECK_EQ(g.power, 1 + round); /* it grows on the Dragon's turn only */
            calm(&g);
            g.tokens = 0;
            end_turn(&g);
        }
    CHECK_EQ(g.power, 3);
}

TEST(the_dragon_has_tokens_and_power_and_nothing_else)
{
    CLAUSE("P2-321", "P2-322", "P2-327", "P2-328", "P2-350");
    struct game g = solo("grave");
    CHECK_EQ(g.tokens, 0);
    CHECK_EQ(g.power, 1);
    json_t *view = view_of(&g, ALICE);
    const json_t *dragon = json_object_get(view, "dragon");
    CHECK_EQ(json_object_size(dragon), 2);
    CHECK_EQ(json_integer_value(json_object_get(dragon, "power")), 1);
    CHECK_EQ(json_integer_value(json_object_get(dragon, "incoming")), 0);
    json_decref(view);
}

TEST(the_power_grows_with_each_card_that_it_takes)
{
    CLAUSE("P2-323", "P2-348", "P2-349");
    struct game g = alone("PBKGP");
    set_bank(&g, "stone_bulwark footwork dash chip_away kidney_shot");
    let_dragon_act(&g, 'G');
    CHECK_EQ(g.power, 2);
    CHECK_EQ(g.hoard.count, 1);
    CHECK_EQ(g.hoard.card[0], CARD_stone_bulwark); /* slot 1 */
    CHECK_ZONE(&g, "hoard", "stone_bulwark");
    CHECK_EQ(g.bank.card[0], CARD_footwork);
    CHECK_EQ(g.bank.count, 5);
    CHECK_EQ(g.tokens, 2 - 1); /* ante and block, and no buy cost */
}

TEST(the_setup_against_the_dragon)
{
    CLAUSE("P2-324", "P2-326");
    struct game g = coop(4);
    for (int seat = 0; seat < 4; seat++) {
        CHECK_EQ(g.player[seat].diamond, 0);
        CHECK_EQ(p2_row_size(&g.player[seat]), 10);
    }
    CHECK_EQ(g.holder, NOBODY);
    CHECK_EQ(g.player[BROB].incoming, 2);
    g = solo("grave");
    int dealt = 0;
    for (; g.ante_ups < 1; dealt++)
        p2_trash(&g, p2_take_slot(&g, ALICE, 0));
    CHECK_EQ(dealt, 4);
    for (dealt = 0; g.ante_ups < 2; dealt++)
        p2_trash(&g, p2_take_slot(&g, ALICE, 0));
    CHECK_EQ(dealt, 4);
    CHECK_EQ(g.deck.count, 48);
}

/* --- Its turn. --- */

TEST(its_steps_come_in_their_order)
{
    CLAUSE("P2-329");
    struct game g = alone("PBKGP");
    set_next_colors(&g, "P");
    set_hand(&g, ALICE, "");
    g.tokens = 4;
    end_actions(&g);
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(BUY), &heard.listener);
    static const char *const order[] = {"Dragon antes", "Dragon blocks", "Dragon sends",
                                        "Dragon crashes", "Dragon takes"};
    const char *at = heard.text;
    for (int i = 0; i < 5; i++) {
        at = strstr(at, order[i]);
        CHECK(at != NULL);
    }
}

TEST(it_antes_two_and_more_with_ante_ups)
{
    CLAUSE("P2-330");
    for (int ups = 0; ups <= 2; ups++) {
        struct game g = coop(2);
        calm(&g);
        give_turn(&g, BROB);
        empty_bank_deck(&g, 55 - 8 * ups);
        set_bank_colors(&g, "PPBGG");
        set_next_colors(&g, "G");
        g.tokens = 0;
        g.power = 0; /* so that it blocks nothing here */
        end_turn(&g);
        CHECK_EQ(g.tokens, 2 + ups);
        CHECK_EQ(g.power, 1);
    }
}

TEST(it_blocks_its_power_for_each_of_the_people)
{
    CLAUSE("P2-331", "P2-332");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    g.power = 4;
    for (int i = 0; i < 3; i++)
        zone_put(ZONE_OF(g.hoard), zone_take_top(ZONE_OF(g.deck)));
    set_bank_colors(&g, "PBPKG");
    set_next_colors(&g, "G");
    g.tokens = 9;
    end_turn(&g);
    CHECK_EQ(g.tokens, 9 + 2 - 4 * 2);
    /* Not below nothing. */
    g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    g.power = 4;
    set_next_colors(&g, "G");
    end_turn(&g);
    CHECK_EQ(g.tokens, 0);
}

TEST(it_sends_its_power_and_the_longest_run_of_the_bank)
{
    CLAUSE("P2-333", "P2-334", "P2-335", "P2-336");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_bank_colors(&g, "BKKKP");
    set_next_colors(&g, "G");
    g.tokens = 7;
    end_turn(&g); /* after Brob's buy: K K K P G */
    CHECK_EQ(g.player[BROB].incoming, 1 + 3);
    CHECK_EQ(g.player[ALICE].incoming, 1 + 3);
    CHECK_EQ(g.tokens, 7 + 2 - 2); /* only ante and block have changed its own */
    /* At least 1, and the row is no circle. */
    g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_bank_colors(&g, "PGBKB");
    set_next_colors(&g, "G");
    end_turn(&g); /* G B K B G */
    CHECK_EQ(g.player[BROB].incoming, 1 + 1);
}

TEST(it_destroys_creatures_of_the_slots_colour_first)
{
    CLAUSE("P2-337", "P2-343");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_creature(&g, ALICE, "unleashed_tiger");
    set_creature(&g, BROB, "arena_scorpion");
    set_bank_colors(&g, "PBKBP");
    set_next_colors(&g, "P");
    g.tokens = 9;
    end_turn(&g);
    CHECK_EQ(g.player[BROB].creature, NO_CARD); /* purple */
    CHECK_EQ(count_in(&g, "seat1.discard", "arena_scorpion") +
                 count_in(&g, "seat1.hand", "arena_scorpion"),
             1);
    CHECK_EQ(g.player[ALICE].creature, CARD_unleashed_tiger);
    for (int i = 0; i < COLORS; i++)
        CHECK_EQ(g.player[ALICE].meter[i], 0);
}

/* The Dragon acts with these tokens; slot 5 is of this colour, the run is 1, the power 1. */
static struct game acted(int tokens, char color, const char *bank)
{
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_bank(&g, bank);
    char next[] = {color, '\0'};
    set_next_colors(&g, next);
    g.tokens = (uint8_t)tokens;
    end_turn(&g);
    return g;
}

TEST(purple_it_crashes_its_power)
{
    CLAUSE("P2-338", "P2-342", "P2-343");
    struct game g = acted(5, 'P', "dash chip_away footwork stone_bulwark kidney_shot");
    CHECK_EQ(g.tokens, 5 + 2 - 2 - 1);
    CHECK_EQ(g.player[BROB].incoming, 2 + 1); /* what it sends, and what it crashed: no bonus */
    CHECK_EQ(g.player[ALICE].incoming, 2 + 1);
    g = acted(0, 'P', "dash chip_away footwork stone_bulwark kidney_shot");
    CHECK_EQ(g.tokens, 0); /* nothing to crash */
    CHECK_EQ(g.player[BROB].incoming, 2);
}

/* The same with nine tokens, where this is the bank's next card. */
static struct game acted_with(const char *bank, const char *next)
{
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_bank(&g, bank);
    set_next_card(&g, next);
    g.tokens = 9;
    end_turn(&g);
    return g;
}

TEST(blue_it_blocks_the_highest_number_of_the_bank)
{
    CLAUSE("P2-339");
    struct game g = acted(9, 'B', "dash stone_bulwark footwork jab_combo kidney_shot");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 6); /* Stone Bulwark blocks 6 */
    /* A blue card without a block. */
    g = acted_with("dash footwork jab_combo lunge kidney_shot", "chip_away");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 3); /* at least 3 */
    /* 3, whatever other cards of the box block. */
    g = acted_with("gem_shield footwork jab_combo lunge kidney_shot", "gem_shield");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 3);
}

TEST(the_block_of_the_card_in_slot_five_counts_too)
{
    CLAUSE("P2-339");
    /* None of the row blocks more than 3. */
    struct game g = acted_with("dash gem_shield footwork jab_combo kidney_shot", "stone_bulwark");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 6);
}

TEST(pink_it_crashes_the_highest_cost_of_the_bank)
{
    CLAUSE("P2-340");
    struct game g = acted(9, 'K', "dash haymaker footwork stone_bulwark jab_combo");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 3); /* Haymaker costs 3 */
    CHECK_EQ(g.player[ALICE].incoming, 2 + 3);
}

TEST(the_cost_of_the_card_in_slot_five_counts_too)
{
    CLAUSE("P2-340");
    /* None of the row costs more than 1. */
    struct game g = acted_with("footwork chip_away dash stone_bulwark jab_combo", "bell_tower_bat");
    CHECK_EQ(g.tokens, 9 + 2 - 2 - 2);
    CHECK_EQ(g.player[ALICE].incoming, 2 + 2);
}

TEST(pink_it_crashes_nothing_if_every_card_of_the_bank_is_free)
{
    CLAUSE("P2-340");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_hand(&g, ALICE, "chip_away chip_away lunge lunge acrobatics acrobatics"); /* don't count */
    set_bank(&g, "haymaker dash gem_shield footwork gem_shield");
    set_next_card(&g, "quick_thinking"); /* Brob buys the Haymaker */
    g.tokens = 9;
    end_turn(&g);
    CHECK_EQ(g.tokens, 9 + 2 - 2);
    CHECK_EQ(g.player[ALICE].incoming, 1 + 1);
}

TEST(it_blocks_the_same_however_many_cards_the_deck_has_left)
{
    CLAUSE("P2-339");
    for (int left = 5; left <= 40; left++) {
        struct game g = coop(2);
        calm(&g);
        give_turn(&g, BROB);
        set_hand(&g, ALICE, "stone_bulwark stone_bulwark"); /* no other bank card blocks 4 */
        set_bank(&g, "haymaker jab_combo kidney_shot dash footwork");
        empty_bank_deck(&g, left);
        set_next_colors(&g, "B");
        g.tokens = 7;
        end_turn(&g); /* two Ante Ups; slots 4 and 3 are green, which only touches hands */
        CHECK_EQ(g.tokens, 7 + 4 - 2 - 3);
    }
}

TEST(green_everybody_discards_two_random_cards)
{
    CLAUSE("P2-341");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_hand(&g, ALICE, "swap");
    set_bank(&g, "dash chip_away jab_combo stone_bulwark kidney_shot");
    set_next_colors(&g, "G");
    end_turn(&g);
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 5 - 2);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 0); /* all, if fewer */
    bool differ = false;
    struct cards last = {""};
    for (int i = 0; i < 12; i++) { /* random */
        g = coop(2);
        calm(&g);
        give_turn(&g, BROB);
        set_hand(&g, ALICE, "swap crash_gem basic_block skip_ahead");
        set_next_colors(&g, "G");
        g.k.chance.key[0] = (uint8_t)i;
        end_turn(&g);
        struct cards left = zone_text(&g, ALICE, "seat0.hand", " ");
        differ |= i && strcmp(left.text, last.text);
        last = left;
    }
    CHECK(differ);
}

TEST(ante_ups_make_it_act_with_slots_four_and_three_too)
{
    CLAUSE("P2-344", "P2-345", "P2-346", "P2-347");
    static const int crashed[] = {1, 2, 3};
    for (int ups = 0; ups <= 2; ups++) {
        struct game g = coop(2);
        calm(&g);
        give_turn(&g, BROB);
        empty_bank_deck(&g, 55 - 8 * ups);
        set_bank_colors(&g, "BGKPP");
        set_next_colors(&g, "P");
        g.tokens = 10;
        end_turn(&g); /* G K P P P: the same action for each slot */
        CHECK_EQ(g.tokens, 10 + 2 + ups - 2 - crashed[ups]);
        CHECK_EQ(g.player[BROB].incoming, 1 + 3 + crashed[ups]);
    }
}

TEST(slots_four_and_three_destroy_creatures_too)
{
    CLAUSE("P2-344", "P2-345", "P2-346");
    for (int ups = 0; ups <= 2; ups++) {
        struct game g = coop(2);
        calm(&g);
        give_turn(&g, BROB);
        set_creature(&g, ALICE, "arena_scorpion");
        set_creature(&g, BROB, "unleashed_tiger");
        empty_bank_deck(&g, 54 - 8 * ups);
        CHECK_EQ(g.ante_ups, ups);
        set_bank_colors(&g, "KKKGP");
        set_next_colors(&g, "B");
        end_turn(&g); /* K K G P B */
        CHECK_EQ(g.player[ALICE].creature, ups >= 1 ? NO_CARD : CARD_arena_scorpion);
        CHECK_EQ(g.player[BROB].creature, ups >= 2 ? NO_CARD : CARD_unleashed_tiger);
    }
}

TEST(it_acts_after_the_last_player_whoever_began)
{
    CLAUSE("P2-320");
    struct game g = coop_begun_by(BROB, 3);
    static const int order[] = {BROB, CARA, ALICE};
    for (int i = 0; i < 6; i++) {
        CHECK_EQ(asked(&g), order[i % 3]);
        CHECK_EQ(g.power, 1 + i / 3);
        calm(&g);
        g.tokens = 0;
        end_turn(&g);
    }
}

TEST(a_price_that_was_changed_is_as_printed_in_the_next_turn)
{
    CLAUSE("P2-260");
    struct game g = alone("PBKGP");
    set_hand(&g, ALICE, "skip_ahead");
    play(&g, "skip_ahead");
    let_dragon_act(&g, 'G');
    CHECK_EQ(asked(&g), ALICE);
    calm(&g);
    end_actions(&g);
    g.tokens = 0;
    set_next_colors(&g, "G");
    int power = g.power;
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(BUY, 3), &heard.listener);
    CHECK_CONTAINS(heard.text, "2 incoming gems");
    CHECK_EQ(g.power, power + 1);
}

/* --- The end. --- */

TEST(alone_a_bust_decides_at_once)
{
    CLAUSE("P2-351", "P2-352", "P2-353", "P2-354");
    struct game g = alone("PBKGP");
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 2);
    g = alone("PBKGP");
    g.tokens = 10;
    let_dragon_act(&g, 'G'); /* 10 + 2 - 1 = 11 */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    g = alone("PBKGP");
    g.tokens = 9;
    let_dragon_act(&g, 'G'); /* 10 are no bust */
    CHECK_EQ(g.tokens, 10);
    CHECK_EQ(asked(&g), ALICE);
}

/* Everybody's score is what lies before them when their final turn ends; here all pass. */
static void pass(struct game *g, const char *pile)
{
    set_pile(g, asked(g), pile);
    g->player[asked(g)].incoming = 0;
    set_hand(g, asked(g), "");
    end_actions(g);
    buy(g, 1);
}

TEST(together_everybody_else_has_one_more_turn)
{
    CLAUSE("P2-355", "P2-356", "P2-359");
    struct game g = coop(3);
    calm(&g);
    set_next_colors(&g, "GGGGGG");
    CHECK_EQ(asked(&g), ALICE);
    pass(&g, "PPPPPPPPPPP"); /* Alice busts */
    CHECK_EQ(g.player[ALICE].score, 11);
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(g.player[BROB].incoming < 10, 1); /* no bar is set */
    set_pile(&g, BROB, "");
    g.player[BROB].incoming = 0;
    end_actions(&g);
    CHECK_EQ(kind_asked(&g), ASK_BUY); /* an ordinary turn */
    buy(&g, 1);
    CHECK_EQ(asked(&g), CARA);
    pass(&g, "");
    /* The Dragon has had its turn, too, and nobody else is asked. */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.power, 2);
}

TEST(when_the_dragon_busts_the_people_have_one_more_turn)
{
    CLAUSE("P2-355", "P2-358", "P2-359");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_next_colors(&g, "G");
    g.tokens = 12;
    end_turn(&g);
    CHECK_EQ(g.dragon_score, 12 + 2 - 2);
    CHECK_EQ(asked(&g), ALICE);
    pass(&g, "P");
    CHECK_EQ(asked(&g), BROB);
    pass(&g, "PP");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.power, 2); /* no further turn of the Dragon */
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, BROB), 1);
}

/* The Dragon busts with 12; Alice's and Brob's final turns end like this. */
static int outcome(const char *alice, int tokens, const char *brob)
{
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_next_colors(&g, "GGGG");
    g.tokens = 12;
    end_turn(&g);
    set_pile(&g, ALICE, alice);
    g.player[ALICE].incoming = 0;
    set_hand(&g, ALICE, "");
    end_actions(&g);
    g.player[ALICE].incoming = (uint8_t)tokens;
    buy(&g, 1);
    CHECK_EQ(g.player[ALICE].score, (int)strlen(alice) + tokens);
    g.player[ALICE].incoming = 50; /* locked: nothing changes it any more */
    pass(&g, brob);
    CHECK_EQ(g.player[ALICE].score, (int)strlen(alice) + tokens);
    CHECK_EQ(rank_of(&g, ALICE), rank_of(&g, BROB));
    return rank_of(&g, ALICE);
}

TEST(every_score_must_be_lower_than_the_dragons)
{
    CLAUSE("P2-357", "P2-360", "P2-361", "P2-362");
    CHECK_EQ(outcome("PPPPPPPPPP", 1, "P"), 1); /* 11 and 1 against 12 */
    CHECK_EQ(outcome("PPPPPPPPPP", 2, "P"), 2); /* equal is not enough */
    CHECK_EQ(outcome("P", 0, "PPPPPPPPPPPPPP"), 2);
}

TEST(what_is_sent_to_the_dragon_after_its_final_turn_does_not_count)
{
    CLAUSE("P2-358", "P2-359", "P2-360");
    struct game g = coop(2);
    calm(&g);
    give_turn(&g, BROB);
    set_next_colors(&g, "GGGG");
    g.tokens = 11;
    end_turn(&g);
    CHECK_EQ(g.dragon_score, 11 + 2 - 2); /* it has busted */
    set_pile(&g, ALICE, "PKPKGK");
    set_hand(&g, ALICE, "crash_gem rib_breaker");
    g.now.actions = 4;
    g.player[ALICE].incoming = 0;
    play(&g, "crash_gem");
    play(&g, "rib_breaker");
    CHECK(g.tokens > 11);
    set_pile(&g, ALICE, "PKPKPKPKPK");
    end_actions(&g);
    g.player[ALICE].incoming = 1;
    buy(&g, 1);
    CHECK_EQ(g.player[ALICE].score, 11);
    pass(&g, "");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.dragon_score, 11);
    CHECK_EQ(rank_of(&g, ALICE), 2); /* not below 11 */
}

TEST(it_can_be_made_easier_and_harder)
{
    CLAUSE("P2-363", "P2-364");
    struct game g = ALICE_BEGINS("mode", "coop", "players", "3", "diamonds", "yes");
    for (int seat = 0; seat < 3; seat++)
        CHECK_EQ(g.player[seat].diamond, 1);
    static const char *const powers[] = {"1", "2", "3", "4"};
    for (int i = 0; i < 4; i++) {
        g = ALICE_BEGINS("mode", "solo", "power", powers[i]);
        CHECK_EQ(g.power, i + 1);
    }
    struct setup setup;
    setup_defaults(puzzle_strike_2.setup, &setup);
    CHECK(!setup_set(puzzle_strike_2.setup, &setup, "power", "5", NULL));
}

TEST(an_empty_bank_deck_busts_the_dragon)
{
    CLAUSE("P2-407");
    struct game g = alone("PBKGP");
    empty_bank_deck(&g, 1);
    set_hand(&g, ALICE, "");
    end_actions(&g);
    buy(&g, 1); /* the last card; the Dragon needs the next one */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    g = alone("PBKGP");
    empty_bank_deck(&g, 1);
    g.power = 5; /* it blocks all its tokens: the empty deck is enough */
    end_turn(&g);
    CHECK_EQ(g.dragon_score, 0);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    g = alone("PBKGP");
    empty_bank_deck(&g, 0);
    end_turn(&g);
    CHECK_EQ(rank_of(&g, ALICE), 2);
    CHECK_EQ(g.left, 0); /* who plays alone has no final turns */
}

TEST(a_bust_is_told_of)
{
    CLAUSE("P2-351", "P2-352");
    struct game g = alone("PBKGP");
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_actions(&g);
    struct story heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(BUY), &heard.listener);
    CHECK_CONTAINS(heard.text, "You bust with 11 gems");
    CHECK_CONTAINS(heard.text, "The Dragon wins");
    g = alone("PBKGP");
    set_next_colors(&g, "GG");
    g.tokens = 10;
    end_actions(&g);
    heard = story_for(&g, ALICE);
    DO_HEARD(&g, OPTION(BUY), &heard.listener);
    CHECK_CONTAINS(heard.text, "The Dragon busts");
    CHECK_CONTAINS(heard.text, "The Dragon is beaten");
}

TEST(with_no_bank_card_the_dragon_buys_none)
{
    CLAUSE("P2-348", "P2-406");
    struct game g = coop(2);
    calm(&g);
    pass(&g, "PPPPPPPPPPP"); /* Alice busts */
    give_bank_deck(&g, ALICE);
    while (g.bank.count)
        zone_put(ZONE_OF(g.hoard), zone_take_top(ZONE_OF(g.bank)));
    g.power = 6;
    g.tokens = 20;
    set_pile(&g, BROB, "");
    g.player[BROB].incoming = 0;
    end_actions(&g); /* there is nothing to buy */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.power, 6);
    CHECK_EQ(g.hoard.count, 5);
    CHECK_EQ(g.player[ALICE].incoming, 6 + 1);
    CHECK_EQ(g.dragon_score, 20 + 4 - 6 * 2);
}

TEST(in_final_turns_an_empty_slot_gives_the_dragon_no_action)
{
    CLAUSE("P2-356");
    struct game g = coop(2);
    calm(&g);
    pass(&g, "PPPPPPPPPPP"); /* Alice busts */
    CHECK_EQ(asked(&g), BROB);
    set_bank_colors(&g, "GGGGG"); /* which only touch hands */
    give_bank_deck(&g, ALICE);
    g.tokens = 9;
    pass(&g, "");
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.dragon_score, 9 + 4 - 2); /* two Ante Ups; nothing crashed for slot 5 */
}

TEST(one_bank_card_is_enough_to_choose)
{
    CLAUSE("P2-370", "P2-406");
    struct game g = coop(2);
    calm(&g);
    pass(&g, "PPPPPPPPPPP"); /* Alice busts */
    set_hand(&g, BROB, "scout_the_market effortless_block");
    give_bank_deck(&g, ALICE);
    while (g.bank.count > 1)
        zone_put(ZONE_OF(g.hoard), zone_take_top(ZONE_OF(g.bank)));
    struct game other = g;
    play(&g, "scout_the_market");
    CHECK_EQ(kind_asked(&g), ASK_BANK);
    take(&g, 1);
    CHECK_EQ(g.bank.count, 1); /* trashed, and at once dealt again */
    play(&other, "effortless_block");
    CHECK_EQ(kind_asked(&other), ASK_BANK);
    take(&other, 1);
    CHECK_EQ(other.bank.count, 0);
    CHECK_EQ(other.bank.card[0], NO_CARD); /* equal games are equal bytes */
    play(&other, "scout_the_market");      /* none is left: nothing is asked */
    CHECK_EQ(kind_asked(&other), ASK_ACTION);
}

TEST(without_a_bank_card_the_panda_has_no_bargain)
{
    CLAUSE("P2-370", "P2-406");
    struct game g = ALICE_BEGINS("mode", "coop", "players", "2", "characters", "grave,lum");
    calm(&g);
    pass(&g, "PPPPPPPPPPP"); /* Alice busts */
    set_hand(&g, BROB, "pandas_bargain swap");
    give_bank_deck(&g, ALICE);
    while (g.bank.count)
        zone_put(ZONE_OF(g.hoard), zone_take_top(ZONE_OF(g.bank)));
    play(&g, "pandas_bargain");
    CHECK_ZONE(&g, "seat1.hand", "swap");
    CHECK_EQ(g.bank.count, 0);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* --- Who is not there. --- */

/* The fourth seat of a game for three: whatever lies there is nobody's. */
static struct player litter(struct game *g)
{
    struct player *p = &g->player[DREW_];
    CHECK_EQ(g->players, 3);
    memset(p->gem, PURPLE, sizeof p->gem);
    p->height = PILE;
    p->incoming = 50;
    p->score = 200;
    p->creature = CARD_arena_scorpion;
    p->discard = p->hand = p->deck = 1;
    return *p;
}

TEST(an_empty_seat_has_no_part_in_a_game_against_the_dragon)
{
    CLAUSE("P2-333", "P2-337", "P2-341", "P2-342", "P2-361");
    struct game g = coop(3);
    struct player empty = litter(&g);
    calm(&g);
    give_turn(&g, CARA);
    empty_bank_deck(&g, 20); /* slots 5, 4 and 3: a crash, hands, creatures */
    set_bank_colors(&g, "KKKGP");
    set_next_colors(&g, "P");
    g.tokens = 19;
    end_turn(&g);
    CHECK_EQ(g.dragon_score, 19 + 4 - 3 - 1 - 1);
    for (int seat = 0; seat < 3; seat++)
        pass(&g, "");
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK(!memcmp(&empty, &g.player[DREW_], sizeof empty));
}

TEST(an_empty_seat_has_no_part_in_the_finale)
{
    CLAUSE("P2-106", "P2-206", "P2-212", "P2-216", "P2-231");
    struct game g = quiet_table(3);
    struct player empty = litter(&g);
    set_pile(&g, ALICE, "KP");
    set_hand(&g, ALICE, "crash_gem");
    play(&g, "crash_gem"); /* at both of the others */
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(g.player[CARA].incoming, 10);
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE);
    pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, CARA), 1);
    CHECK_EQ(rank_of(&g, BROB), 3);
    CHECK_EQ(rank_of(&g, DREW_), 0);
    CHECK_EQ(score_of(&g, DREW_), 0);
    CHECK(!memcmp(&empty, &g.player[DREW_], sizeof empty));
}
