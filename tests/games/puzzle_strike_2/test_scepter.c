/* test_scepter.c - the scepter, command decisions, and the Grand Finale of three or four players.
 */
#include "games/puzzle_strike_2/strike.h"

#include "games/puzzle_strike_2/match.h"

TEST(the_first_player_starts_with_the_only_scepter)
{
    CLAUSE("P2-004", "P2-105");
    for (int players = 2; players <= 4; players++) {
        struct game g = table_of(players);
        CHECK_EQ(g.holder, g.first);
        json_t *view = view_of(&g, ALICE);
        int holders = 0;
        for (int seat = 0; seat < players; seat++)
            holders += json_is_true(json_object_get(view_seat_of(view, seat), "holder"));
        CHECK_EQ(holders, 1);
        json_decref(view);
    }
}

TEST(the_holder_attacks_everybody_in_full)
{
    CLAUSE("P2-106");
    struct game g = quiet_table(4);
    set_pile(&g, ALICE, "KK");
    set_hand(&g, ALICE, "crash_gem");
    play(&g, "crash_gem");
    for (int seat = BROB; seat <= DREW_; seat++)
        CHECK_EQ(g.player[seat].incoming, 2);
    CHECK_EQ(g.player[ALICE].incoming, 0);
}

TEST(the_opponent_of_the_holder_is_everybody_else)
{
    CLAUSE("P2-107", "P2-381");
    struct game g = quiet_table(3);
    set_bank_colors(&g, "PBKPG");
    set_hand(&g, ALICE, "kidney_shot rib_breaker");
    set_hand(&g, BROB, "swap swap");
    set_hand(&g, CARA, "swap swap");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), BROB);
    discard(&g, "swap");
    CHECK_EQ(asked(&g), CARA);
    discard(&g, "swap");
    CHECK_EQ(zone_count(&g, BROB, "seat1.hand"), 1);
    CHECK_EQ(zone_count(&g, CARA, "seat2.hand"), 1);
    play(&g, "rib_breaker");
    CHECK_PILE(&g, BROB, "G");
    CHECK_PILE(&g, CARA, "G");
    /* One after the other, clockwise. */
    g = quiet_table(3);
    g.holder = BROB;
    give_turn(&g, BROB);
    set_hand(&g, BROB, "kidney_shot");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), CARA);
}

TEST(the_holders_hex_wounds_everybody_else)
{
    CLAUSE("P2-107", "P2-381");
    struct game g = ALICE_BEGINS("players", "4", "characters", "argagarg,jaina,midori,setsuki");
    set_hand(&g, ALICE, "hex_of_murkwood");
    play(&g, "hex_of_murkwood");
    CHECK_EQ(count_in(&g, "seat0.discard", "wound"), 0);
    CHECK_EQ(count_in(&g, "seat1.discard", "wound"), 1);
    CHECK_EQ(count_in(&g, "seat2.discard", "wound"), 1);
    CHECK_EQ(count_in(&g, "seat3.discard", "wound"), 1);
}

TEST(others_attack_only_the_holder)
{
    CLAUSE("P2-108", "P2-109");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "KK");
    set_hand(&g, BROB, "crash_gem kidney_shot");
    set_hand(&g, ALICE, "swap");
    set_hand(&g, CARA, "swap");
    play(&g, "crash_gem");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_EQ(g.player[CARA].incoming, 0);
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), ALICE);
    discard(&g, "swap");
    CHECK_EQ(asked(&g), BROB); /* Cara is left in peace */
}

TEST(the_holders_tokens_drop_before_anything_else_and_after_the_ante)
{
    CLAUSE("P2-110", "P2-111", "P2-152", "P2-153", "P2-060");
    struct game g = quiet_table(2);
    set_bank_colors(&g, "PKGPB");
    g.player[ALICE].incoming = 3;
    start_turn(&g, ALICE);
    CHECK_PILE(&g, ALICE, "BBPKG");
    CHECK_EQ(g.player[ALICE].incoming, 0);
    CHECK_EQ(g.now.actions, 3);
    /* What finds no room can be dropped later in the phase. */
    set_pile(&g, ALICE, "GGGGGGGGGG");
    g.player[ALICE].incoming = 5;
    start_turn(&g, ALICE);
    CHECK_EQ(g.player[ALICE].height, 14);
    CHECK_EQ(g.player[ALICE].incoming, 3);
    CHECK_EQ(offers(&g, DROP), 0);
    set_hand(&g, ALICE, "crash_gem");
    play(&g, "crash_gem");
    drop(&g);
    CHECK_EQ(g.player[ALICE].incoming, 2);
    /* Others are not forced. */
    g.player[BROB].incoming = 3;
    start_turn(&g, BROB);
    CHECK_EQ(g.player[BROB].incoming, 3);
    CHECK_EQ(g.player[BROB].height, 2);
}

TEST(tokens_that_come_to_the_holder_in_the_phase_wait)
{
    CLAUSE("P2-152", "P2-110");
    struct game g = duel("jaina", "grave");
    calm(&g);
    set_hand(&g, ALICE, "playing_with_fire");
    play(&g, "playing_with_fire");
    CHECK_EQ(g.player[ALICE].incoming, 2);
    CHECK_PILE(&g, ALICE, "");
    drop(&g);
    CHECK_EQ(g.player[ALICE].height, 2);
}

TEST(the_holders_blocks_negate_nothing_but_do_the_rest)
{
    CLAUSE("P2-112", "P2-113", "P2-383", "P2-384");
    struct game g = quiet_table(2);
    set_pile(&g, ALICE, "PK");
    set_hand(&g, ALICE, "reversal gem_shield basic_block");
    g.player[ALICE].incoming = 5;
    play(&g, "reversal");
    CHECK_EQ(g.player[ALICE].incoming, 5);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), 2 + 1); /* it draws */
    play(&g, "gem_shield");
    CHECK_EQ(g.player[ALICE].incoming, 5);
    CHECK_PILE(&g, ALICE, "P"); /* it destroys */
    play(&g, "basic_block");
    CHECK_EQ(g.player[ALICE].incoming, 5);
}

/* --- Command decisions. --- */

TEST(the_holder_decides_after_the_turn_of_another_player_only)
{
    CLAUSE("P2-114", "P2-115", "P2-116", "P2-147");
    struct game g = quiet_table(2);
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* none after the holder's own turn */
    CHECK_EQ(asked(&g), BROB);
    end_turn(&g);
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(offers_in_all(&g), 2);
    CHECK(CAN(&g, OPTION(POWER_UP)) && CAN(&g, OPTION(YIELD)));
}

TEST(power_up_adds_a_gem_to_each_meter)
{
    CLAUSE("P2-117");
    struct game g = quiet_table(2);
    give_turn(&g, BROB);
    end_turn(&g);
    DO(&g, OPTION(POWER_UP));
    for (int i = 0; i < COLORS; i++)
        CHECK_EQ(g.player[ALICE].meter[i], 1);
    CHECK_EQ(g.holder, ALICE);
}

TEST(yield_gives_the_scepter_to_the_one_whose_turn_ended)
{
    CLAUSE("P2-119", "P2-120", "P2-182");
    struct game g = quiet_table(3);
    give_turn(&g, CARA);
    end_turn(&g);
    CHECK_EQ(offers_in_all(&g), 2); /* no choice whom */
    DO(&g, OPTION(YIELD));
    CHECK_EQ(g.holder, CARA);
    for (int i = 0; i < COLORS; i++)
        CHECK_EQ(g.player[ALICE].meter[i] + g.player[CARA].meter[i], 0);
    CHECK_EQ(asked(&g), ALICE);
    end_turn(&g);
    CHECK_EQ(asked(&g), CARA); /* now Cara decides */
    CHECK_EQ(kind_asked(&g), ASK_COMMAND);
}

TEST(with_more_players_the_holder_decides_more_often)
{
    CLAUSE("P2-181", "P2-146");
    for (int players = 3; players <= 4; players++) {
        struct game g = quiet_table(players);
        int decisions = 0;
        end_turn(&g);
        for (int seat = 1; seat < players; seat++) {
            CHECK_EQ(asked(&g), seat); /* clockwise */
            end_turn(&g);
            CHECK_EQ(kind_asked(&g), ASK_COMMAND);
            CHECK_EQ(asked(&g), ALICE);
            DO(&g, OPTION(POWER_UP));
            decisions++;
        }
        CHECK_EQ(decisions, players - 1);
        CHECK_EQ(asked(&g), ALICE);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

TEST(after_a_bust_of_two_players_there_is_no_decision)
{
    CLAUSE("P2-149");
    struct game g = quiet_table(2);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.player[ALICE].meter[PURPLE], 0);
}

/* --- The Grand Finale. --- */

TEST(who_busts_is_out_and_the_others_have_one_turn_each)
{
    CLAUSE("P2-205", "P2-206", "P2-216", "P2-225");
    struct game g = finale(4);
    static const int order[] = {CARA, DREW_, ALICE};
    for (int i = 0; i < 3; i++) {
        CHECK_EQ(asked(&g), order[i]);
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
        pass_final_turn(&g); /* and no command decision after it */
    }
    CHECK_EQ(asked(&g), NOBODY);
}

TEST(before_the_finale_the_holder_powers_up)
{
    CLAUSE("P2-207");
    struct game g = finale(3);
    for (int i = 0; i < COLORS; i++)
        CHECK_EQ(g.player[ALICE].meter[i], 1);
    CHECK_EQ(asked(&g), CARA);
}

TEST(supers_of_the_last_power_up_happen_before_the_finale)
{
    CLAUSE("P2-208");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    g.player[ALICE].meter[PURPLE] = g.player[ALICE].meter[PINK] = 3;
    int hand = zone_count(&g, ALICE, "seat0.hand");
    end_turn(&g);
    CHECK_EQ(asked(&g), CARA);
    CHECK(!strncmp(pile_of(&g, CARA).text, "BKG", 3)); /* Overload fell into real piles */
    CHECK_EQ(score_of(&g, ALICE), 0);
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), hand + 2);
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE);
    CHECK_EQ(g.now.actions, 3 + 2);
}

TEST(everybody_is_told_who_busts)
{
    CLAUSE("P2-025", "P2-026");
    for (int players = 2; players <= 4; players++) {
        struct game g = quiet_table(players);
        give_turn(&g, BROB);
        set_pile(&g, BROB, "PPPPPPPPPPP");
        end_actions(&g);
        struct story heard = story_for(&g, ALICE);
        DO_HEARD(&g, OPTION(BUY), &heard.listener);
        CHECK_CONTAINS(heard.text, "Jaina busts with 11 gems");
    }
}

TEST(if_the_holder_busts_nobody_decides)
{
    CLAUSE("P2-209");
    struct game g = quiet_table(3);
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(asked(&g), BROB);
    CHECK_EQ(g.stage, FINALE);
    for (int seat = 0; seat < 3; seat++)
        for (int i = 0; i < COLORS; i++)
            CHECK_EQ(g.player[seat].meter[i], 0);
}

TEST(in_the_finale_nobody_has_the_scepter)
{
    CLAUSE("P2-210", "P2-211");
    struct game g = finale(3);
    CHECK_EQ(g.holder, NOBODY);
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE);          /* the former holder */
    CHECK_EQ(g.player[ALICE].height, 2); /* only the ante, nothing has dropped */
    CHECK_EQ(g.player[ALICE].incoming, 10);
    set_hand(&g, ALICE, "basic_block");
    play(&g, "basic_block");
    CHECK_EQ(g.player[ALICE].incoming, 6);
}

TEST(nobody_has_won_before_the_last_final_turn)
{
    CLAUSE("P2-026", "P2-206");
    struct game g = finale(3);
    pass_final_turn(&g);
    for (int seat = 0; seat < 3; seat++)
        CHECK_EQ(rank_of(&g, seat), 0);
    pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, ALICE), 1);
}

TEST(all_get_as_many_tokens_as_the_one_who_has_most)
{
    CLAUSE("P2-212", "P2-213", "P2-215");
    struct game g = quiet_table(4);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPPPPP");
    g.player[BROB].incoming = 40; /* who busted does not count */
    g.player[ALICE].incoming = 8;
    g.player[CARA].incoming = 11;
    g.player[DREW_].incoming = 22;
    end_turn(&g);
    CHECK_EQ(g.player[BROB].incoming, 40); /* nor are any given to them */
    CHECK_EQ(g.player[ALICE].incoming, 22);
    CHECK_EQ(g.player[CARA].incoming, 22);
    CHECK_EQ(g.player[DREW_].incoming, 22);
    g.player[CARA].incoming = 30;
    end_actions(&g);
    CHECK_EQ(g.player[DREW_].incoming, 22); /* once and not again */
    static const int others[] = {ALICE, CARA, DREW_};
    for (int i = 0; i < 3; i++) { /* whoever it is */
        g = quiet_table(4);
        give_turn(&g, BROB);
        set_pile(&g, BROB, "PPPPPPPPPPPPPP");
        g.player[others[i]].incoming = 22;
        end_turn(&g);
        for (int k = 0; k < 3; k++)
            CHECK_EQ(g.player[others[k]].incoming, 22);
    }
}

TEST(there_is_a_least_number_of_tokens)
{
    CLAUSE("P2-214", "P2-424");
    for (int ups = 0; ups <= 2; ups++) {
        struct game g = quiet_table(3);
        give_turn(&g, BROB);
        empty_bank_deck(&g, 50 - 12 * ups);
        CHECK_EQ(g.ante_ups, ups);
        set_pile(&g, BROB, "PPPPPPPPPPP");
        g.player[ALICE].incoming = 4;
        end_turn(&g);
        CHECK_EQ(g.player[ALICE].incoming, 10 + 5 * ups);
        CHECK_EQ(g.player[CARA].incoming, 10 + 5 * ups);
    }
}

TEST(what_is_sent_in_the_finale_is_the_score)
{
    CLAUSE("P2-217", "P2-218", "P2-219", "P2-220", "P2-221", "P2-227");
    struct game g = finale(3);
    CHECK_EQ(asked(&g), CARA);
    g.now.actions = 20;
    int alice = g.player[ALICE].incoming;
    set_pile(&g, CARA, "GKPPP");
    set_hand(&g, CARA, "crash_gem armor_piercer rib_breaker");
    play(&g, "crash_gem");
    CHECK_EQ(score_of(&g, CARA), 3 + 1); /* with the height bonus */
    play(&g, "armor_piercer");
    CHECK_EQ(score_of(&g, CARA), 4 + 1); /* unblockable */
    play(&g, "rib_breaker");
    CHECK_EQ(score_of(&g, CARA), 5 + 1 + 1); /* a crash and an ante */
    diamond(&g, 'P');
    CHECK_EQ(score_of(&g, CARA), 7 + 3);
    CHECK_EQ(g.player[ALICE].incoming, alice);
    CHECK_PILE(&g, ALICE, "");
}

TEST(what_blocks_send_in_the_finale_scores_too)
{
    CLAUSE("P2-217");
    struct game g = ALICE_BEGINS("players", "3", "characters", "grave,jaina,rook");
    calm(&g);
    give_turn(&g, BROB);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(asked(&g), CARA);
    set_hand(&g, CARA, "deflect stone_wall");
    g.now.actions = 3;
    play(&g, "deflect"); /* negates 3 of 10 and sends 2 */
    CHECK_EQ(score_of(&g, CARA), 2);
    play(&g, "stone_wall"); /* negates 4 and sends half of them */
    CHECK_EQ(score_of(&g, CARA), 2 + 2);
    CHECK_EQ(g.player[CARA].incoming, 10 - 3 - 4);
    CHECK_EQ(g.player[ALICE].incoming, 10);
}

TEST(actions_gained_in_a_final_turn_can_be_spent)
{
    CLAUSE("P2-226", "P2-250");
    struct game g = finale(3);
    set_hand(&g, CARA, "second_wind");
    play(&g, "second_wind");
    CHECK_EQ(g.now.actions, 3 - 1 + 2);
    diamond(&g, 'K');
    CHECK_EQ(g.now.actions, 4 + 2);
    g = coop(2);
    calm(&g);
    set_pile(&g, ALICE, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(g.stage, FINALE);
    CHECK_EQ(asked(&g), BROB);
    set_hand(&g, BROB, "second_wind");
    play(&g, "second_wind");
    CHECK_EQ(g.now.actions, 3 - 1 + 2);
}

TEST(other_effects_on_the_opponent_are_ignored_in_the_finale)
{
    CLAUSE("P2-222", "P2-223");
    struct game g = finale(3);
    set_creature(&g, ALICE, "arena_scorpion");
    set_hand(&g, CARA, "kidney_shot crash_gem");
    set_pile(&g, CARA, "PPP");
    int cards = zone_count(&g, ALICE, "seat0.hand");
    play(&g, "kidney_shot");
    CHECK_EQ(asked(&g), CARA);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    play(&g, "crash_gem");
    CHECK_EQ(zone_count(&g, ALICE, "seat0.hand"), cards);
    CHECK_EQ(g.player[ALICE].creature, CARD_arena_scorpion);
}

TEST(final_turns_have_no_buy_but_ante_action_and_draw)
{
    CLAUSE("P2-224", "P2-226");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    empty_bank_deck(&g, 40);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(g.player[CARA].height, 2 + 1); /* an Ante Up in force */
    CHECK_EQ(g.now.actions, 3 + 1);
    set_hand(&g, CARA, "");
    pass_final_turn(&g);
    CHECK_EQ(asked(&g), ALICE); /* nobody asked Cara what to buy */
    CHECK_EQ(zone_count(&g, CARA, "seat2.hand"), 5);
}

TEST(ante_ups_of_the_finale_are_ignored)
{
    CLAUSE("P2-228", "P2-387");
    struct game g = quiet_table(3);
    give_turn(&g, BROB);
    set_hand(&g, CARA, "effortless_block");
    empty_bank_deck(&g, 46);
    set_pile(&g, BROB, "PPPPPPPPPPP");
    end_turn(&g);
    CHECK_EQ(g.stage, FINALE);
    CHECK_EQ(g.deck.count, 45); /* the next card uncovers the first one */
    play(&g, "effortless_block");
    take(&g, 1);
    CHECK_EQ(g.ante_ups, 0);
    pass_final_turn(&g);
    CHECK_EQ(g.now.actions, 3);
}

TEST(a_bust_in_a_final_turn_does_not_end_the_game)
{
    CLAUSE("P2-229", "P2-230", "P2-231");
    struct game g = finale(3);
    g.player[CARA].score = 30;
    set_pile(&g, CARA, "PPPPPPPPPPP");
    g.player[CARA].incoming = 0;
    end_actions(&g);
    CHECK_EQ(asked(&g), ALICE);
    g.player[ALICE].score = 1;
    set_pile(&g, ALICE, "PPPPPPPPPP"); /* ten are fine */
    g.player[ALICE].incoming = 0;
    end_actions(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, CARA), 2);
    CHECK_EQ(rank_of(&g, BROB), 3);
}

TEST(if_all_bust_the_best_score_wins)
{
    CLAUSE("P2-232", "P2-233");
    struct game g = finale(3);
    g.player[CARA].score = 3;
    g.player[BROB].score = 90;
    for (int i = 0; i < 2; i++) {
        set_pile(&g, asked(&g), "PPPPPPPPPPP");
        g.player[asked(&g)].incoming = 0;
        end_actions(&g);
    }
    CHECK_EQ(rank_of(&g, CARA), 1);
    CHECK_EQ(rank_of(&g, ALICE), 2);
    CHECK_EQ(rank_of(&g, BROB), 3); /* whose bust began it can't win */
}

TEST(who_busts_in_the_finale_is_behind_whoever_does_not)
{
    CLAUSE("P2-231");
    struct game g = finale(3);
    g.player[CARA].score = 250; /* more than that is not counted */
    set_pile(&g, CARA, "PPPPPPPPPPP");
    g.player[CARA].incoming = 0;
    end_actions(&g);
    pass_final_turn(&g);
    CHECK_EQ(score_of(&g, ALICE), 0);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, CARA), 2);
}

TEST(equal_scores_share_the_victory)
{
    CLAUSE("P2-234");
    struct game g = finale(4);
    g.player[CARA].score = g.player[ALICE].score = 7;
    for (int i = 0; i < 3; i++)
        pass_final_turn(&g);
    CHECK_EQ(rank_of(&g, CARA), 1);
    CHECK_EQ(rank_of(&g, ALICE), 1);
    CHECK_EQ(rank_of(&g, DREW_), 3);
}

TEST(whoever_holds_the_scepter_attacks_all_the_others)
{
    CLAUSE("P2-106", "P2-107", "P2-108");
    for (int holder = ALICE; holder <= CARA; holder++) {
        struct game g = quiet_table(3);
        g.holder = (uint8_t)holder;
        give_turn(&g, holder);
        set_pile(&g, holder, "PK");
        set_hand(&g, holder, "crash_gem");
        play(&g, "crash_gem");
        for (int seat = 0; seat < 3; seat++)
            CHECK_EQ(g.player[seat].incoming, seat != holder);
    }
}

TEST(final_turns_are_counted_in_the_finale_only)
{
    CLAUSE("P2-206");
    struct game g = quiet_table(3);
    set_pile(&g, ALICE, "PK");
    set_hand(&g, ALICE, "swap");
    CHECK_EQ(p2_finals_left(&g), 0);
    play(&g, "swap");
    CHECK_EQ(kind_asked(&g), ASK_SWAP);
    CHECK_EQ(p2_finals_left(&g), 0);
    g = finale(3);
    int left = p2_finals_left(&g);
    CHECK(left > 0);
    pass_final_turn(&g);
    CHECK_EQ(p2_finals_left(&g), left - 1);
}
