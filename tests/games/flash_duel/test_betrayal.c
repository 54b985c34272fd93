/* test_betrayal.c - the Raid with a traitor: loyalty cards, revealing, naming, accusing. */
#include "games/flash_duel/company.h"

TEST(loyalty_cards_are_dealt_to_all_five_after_the_characters)
{
    CLAUSE("FD-016", "FD-294", "FD-295", "FD-296");
    int with[5] = {0};
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct game g = company_started(seed, "betrayal", 4, "jaina,midori,valerie,geiger");
        int traitors = 0;
        for (int seat = 0; seat < 5; seat++) {
            char zone[32];
            snprintf(zone, sizeof zone, "seat%d.loyalty", seat);
            bool traitor = !strcmp(seen(&g, ALL_SEEING, zone).text, "traitor");
            traitors += traitor;
            with[seat] += traitor;
        }
        CHECK_EQ(traitors, 1); /* and four loyal ones */
    }
    for (int seat = 0; seat < 5; seat++)
        CHECK(with[seat] > 4);
    struct game g = STARTED(1, "mode", "betrayal", "characters", "jaina,choose,valerie,geiger");
    CHECK_EQ(kind_asked(&g), ASK_CHARACTER);
    json_t *view = view_of(&g, ALL_SEEING);
    size_t index;
    json_t *zone;
    json_array_foreach(json_object_get(view, "zones"), index, zone)
        CHECK(strcmp(json_string_value(json_object_get(zone, "kind")), "loyalty"));
    json_decref(view);
}

TEST(only_the_owner_knows_a_loyalty_card)
{
    CLAUSE("FD-297", "FD-298", "FD-299");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN);
    CHECK_STRING(seen(&g, GREEN, "seat2.loyalty").text, "traitor");
    CHECK_STRING(seen(&g, RED, "seat2.loyalty").text, "?");
    CHECK_STRING(seen(&g, DRAGON_SEAT, "seat2.loyalty").text, "?");
    CHECK_STRING(seen(&g, RED, "seat0.loyalty").text, "loyal");
    CHECK_EQ(offers(&g, UNMASK), 0); /* a loyal mortal cannot show theirs */
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {9};
    bool guessed[5] = {false};
    chance_start(&chance, seed);
    for (int i = 0; i < 60; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, RED, &chance);
        guessed[guess.traitor] = true;
        guess = g;
        game_hide(&flash_duel, &guess, GREEN, &chance);
        CHECK_EQ(guess.traitor, GREEN);
    }
    CHECK(!guessed[RED]); /* Red knows their own, and that it may be the Dragon */
    CHECK(guessed[BLUE] && guessed[GREEN] && guessed[YELLOW] && guessed[DRAGON_SEAT]);
}

TEST(hands_are_not_shared_but_can_be_shown)
{
    CLAUSE("FD-318", "FD-394");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .hand = {"11345"});
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "?????");
    DO(&g, OPTION(SHOW_HAND));
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "11345");
    keep_silence(&g, seats(BLUE, GREEN, YELLOW));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, SHOW_HAND), 0); /* nothing more to show */
    CHECK_STRING(seen(&g, RED, "seat1.hand").text, "?????");
    DO(&g, back(1));
    keep_silence(&g, seat_bit(RED));
    CHECK_EQ(offers(&g, SHOW_HAND), 1); /* Blue could */
    DO(&g, accuse(GREEN));
    CHECK_EQ(offers(&g, SHOW_HAND), 0); /* nothing is to be proved any more */
    RESTAGE(&g, .turn = DRAGON_SEAT, .traitor = YELLOW, .space = {1, 1, OUT, 1, 18});
    CHECK_EQ(offers(&g, SHOW_HAND), 0);
}

TEST(who_shows_a_hand_shows_their_own)
{
    CLAUSE("FD-318");
    static const char *const hands[] = {"seat0.hand", "seat1.hand", "seat2.hand", "seat3.hand"};
    for (int who = RED; who <= YELLOW; who++) {
        struct game g = BETRAYAL(.turn = who, .traitor = GREEN);
        DO(&g, OPTION(SHOW_HAND));
        for (int mortal = RED; mortal <= YELLOW; mortal++)
            CHECK_STRING(seen(&g, DRAGON_SEAT, hands[mortal]).text,
                         mortal == who ? "12345" : "?????");
    }
}

TEST(the_raid_goes_on_as_usual)
{
    CLAUSE("FD-291", "FD-300");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .hand = {"5", "5", "5", "5", "5"});
    for (int who = 0; who < 5; who++) {
        if (who > BLUE) /* who has had a turn may speak up again */
            keep_silence(&g, seat_bit(who - 1));
        CHECK_EQ(asked(&g), who);
        DO(&g, back(5));
        CHECK_EQ(g.hand[who][0], who < 3 ? 0 : who == 3 ? 5 : 8);
    }
    CHECK_EQ(g.reshuffles, 1);
}

TEST(the_dragons_team_wins_when_all_loyal_mortals_are_defeated)
{
    CLAUSE("FD-292", "FD-298");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, OUT, 2, OUT, 12},
                             .hand = {"1", "", "1", "", "3"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, DRAGON_SEAT), 1);
    CHECK_EQ(rank_of(&g, GREEN), 1); /* although nobody knew */
    CHECK_EQ(rank_of(&g, RED), 2);
    CHECK_EQ(rank_of(&g, BLUE), 2);
}

TEST(the_mortals_win_when_the_dragon_is_defeated)
{
    CLAUSE("FD-293");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {9, 1, 1, 1, 12},
                             .hand = {"3", "1", "1", "1", "1"});
    g.persona[DRAGON_SEAT].life = 1;
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, RED), 1);
    CHECK_EQ(rank_of(&g, GREEN), 2);
    CHECK_STRING(seen(&g, RED, "seat2.loyalty").text, "traitor"); /* now all is open */
}

TEST(the_traitor_can_reveal_and_name_hands)
{
    CLAUSE("FD-302", "FD-303", "FD-304", "FD-305", "FD-306", "FD-307", "FD-309", "FD-317",
           "FD-397");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8},
                             .hand = {"22335", "14", "12345", "111"});
    DO(&g, unmask());
    CHECK_EQ(kind_asked(&g), ASK_NAMING);
    name_hand(&g, RED, "22335");
    CHECK(is_out(&g, RED));
    CHECK(!(g.shown & seat_bit(RED)));    /* nobody has accused Red */
    CHECK_EQ(kind_asked(&g), ASK_NAMING); /* and so on */
    CHECK(!CAN(&g, OPTION(NAME_HAND, RED)));
    CHECK(!CAN(&g, OPTION(NAME_HAND, GREEN)));
    CHECK(!CAN(&g, OPTION(NAME_HAND, DRAGON_SEAT)));
    name_hand(&g, BLUE, "15");
    CHECK(!is_out(&g, BLUE)); /* wrong: no effect, and no further naming */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(g.space[GREEN], 18);
    CHECK_EQ(g.extra, 1); /* for Red */
    CHECK_EQ(offers(&g, UNMASK), 0);
}

TEST(naming_is_optional_and_only_at_the_moment_of_revealing)
{
    CLAUSE("FD-308");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN);
    DO(&g, unmask());
    DO(&g, pass());
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.space[GREEN], 18);
    CHECK_EQ(offers(&g, NAME_HAND), 0);
    for (int who = 0; who < 4; who++)
        CHECK(!is_out(&g, who));
}

TEST(naming_the_last_loyal_hand_wins_the_game)
{
    CLAUSE("FD-305", "FD-292");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, OUT, 7, OUT},
                             .hand = {"", "", "12"});
    DO(&g, unmask());
    name_hand(&g, RED, ""); /* an empty hand is easily named */
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, GREEN), 1);
}

TEST(who_reveals_while_attacked_is_gone)
{
    CLAUSE("FD-302", "FD-310");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, 1, 9, 1, 12},
                             .hand = {"34", "1", "1", "1", "3"});
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, unmask());
    DO(&g, pass());
    CHECK(!is_out(&g, GREEN));
    CHECK_EQ(g.space[GREEN], 18);
    CHECK_EQ(kind_asked(&g), ASK_ACTION); /* no response is owed any more */
    CHECK_EQ(asked(&g), RED);
}

TEST(the_revealed_traitor_fights_for_the_dragon)
{
    CLAUSE("FD-311", "FD-313", "FD-314", "FD-315", "FD-316");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8, 12},
                             .hand = {"5", "5", "25", "5", "12345"});
    DO(&g, unmask());
    DO(&g, pass());
    DO(&g, forward(5)); /* toward the mortals */
    CHECK_EQ(g.space[GREEN], 13);
    CHECK_EQ(asked(&g), YELLOW);
    CHECK(CAN(&g, attack(5, 1))); /* 8 to 13: past the Dragon, at the traitor */
    CHECK(!CAN(&g, attack(4, 1)));
    CHECK_EQ(g.hand[GREEN][0], 1); /* refills with the mortals */
    DO(&g, attack(5, 1));
    CHECK_EQ(asked(&g), GREEN);
    DO(&g, take_hit());
    CHECK(is_out(&g, GREEN));
    CHECK_EQ(g.extra, 1); /* a mortal is defeated, whoever that is */
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    DO(&g, forward(5));
    CHECK_EQ(g.space[DRAGON_SEAT], 9);
    g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8, 17}, .hand = {"5"});
    DO(&g, unmask());
    DO(&g, pass());
    g.space[GREEN] = 10;
    DO(&g, forward(5));
    CHECK_EQ(g.space[GREEN], 9); /* not past the foremost mortal */
    CHECK_EQ(asked(&g), YELLOW);
    DO(&g, forward(5));
    CHECK_EQ(g.space[YELLOW], 8); /* nor Yellow past the traitor */
}

TEST(the_traitor_refills_with_the_mortals_and_keeps_their_place)
{
    CLAUSE("FD-314");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8, 18},
                             .hand = {"5", "5", "5", "5", "12345"});
    DO(&g, unmask());
    DO(&g, pass());
    DO(&g, back(5));
    CHECK_EQ(g.hand[GREEN][0], 0);
    DO(&g, back(5)); /* Yellow */
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    CHECK_EQ(g.hand[GREEN][0], 5);
    DO(&g, back(5));
    DO(&g, back(5)); /* Red */
    DO(&g, back(g.hand[BLUE][5] ? 5 : 1));
    CHECK_EQ(asked(&g), GREEN);
}

TEST(dragon_and_traitor_block_for_each_other)
{
    CLAUSE("FD-312", "FD-311");
    struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8, 14},
                             .hand = {"3", "1", "245", "3", "23"});
    DO(&g, unmask());
    DO(&g, pass());
    g.space[GREEN] = 16; /* behind the Dragon */
    DO(&g, forward(5));  /* to 11 */
    CHECK_EQ(g.space[GREEN], 11);
    CHECK_EQ(asked(&g), YELLOW);
    DO(&g, attack(3, 1)); /* 8 to 11 */
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    CHECK_EQ(offers(&g, ASSIST), 0); /* 3 spaces away: the 3 can't both dash and block */
    DO(&g, pass());
    DO(&g, take_hit());
    g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8, 13},
                 .hand = {"3", "1", "5", "3", "23"});
    DO(&g, unmask());
    DO(&g, pass());
    g.space[GREEN] = 16;
    DO(&g, forward(5));
    DO(&g, attack(3, 1));
    DO(&g, assist(2, 3, 1));
    CHECK_EQ(g.space[DRAGON_SEAT], 11);
    CHECK(!is_out(&g, GREEN));
}

TEST(an_accusation_is_answered_by_the_loyalty_card)
{
    CLAUSE("FD-319", "FD-320", "FD-321", "FD-316");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {5, 6, 7, 8, 14});
    DO(&g, accuse(GREEN));
    CHECK(is_out(&g, GREEN)); /* at once, without naming hands */
    CHECK(!is_out(&g, RED));
    CHECK_STRING(seen(&g, BLUE, "seat2.loyalty").text, "traitor");
    CHECK_EQ(g.extra, 1);
    CHECK_EQ(asked(&g), RED); /* play goes on */
    CHECK_EQ(g.ending, ROUND_RUNNING);
    CHECK_EQ(offers(&g, ACCUSE), 0); /* there is only one traitor */
}

TEST(a_false_accusation_defeats_the_accuser)
{
    CLAUSE("FD-322", "FD-317", "FD-299");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {5, 6, 7, 8, 14});
    DO(&g, accuse(BLUE));
    CHECK(is_out(&g, RED));
    CHECK(!is_out(&g, BLUE));
    CHECK_STRING(seen(&g, YELLOW, "seat1.loyalty").text, "loyal");
    CHECK_STRING(seen(&g, YELLOW, "seat2.loyalty").text, "?");
    CHECK_EQ(g.extra, 1);
    keep_silence(&g, seat_bit(GREEN) | seat_bit(YELLOW));
    CHECK_EQ(asked(&g), BLUE); /* Red's turn is over */
    CHECK(!CAN(&g, accuse(RED)));
}

TEST(accusations_can_be_made_when_attacked_or_asked_for_help)
{
    CLAUSE("FD-319", "FD-395");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, 9, 7, 1, 12},
                             .hand = {"3", "3", "12", "1", "3"});
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    CHECK(CAN(&g, unmask()));
    DO(&g, accuse(RED)); /* the traitor lies, and pays for it */
    CHECK(is_out(&g, GREEN));
    keep_silence(&g, seat_bit(BLUE) | seat_bit(YELLOW));
    CHECK_EQ(asked(&g), RED);
    DO(&g, block(3, 1));
    g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = BLUE, .space = {9, 9, 7, 1, 12},
                 .hand = {"34", "3", "1", "1", "3"});
    DO(&g, attack(3, 1));
    DO(&g, accuse(BLUE)); /* Red, instead of blocking at once */
    CHECK(is_out(&g, BLUE));
    CHECK_EQ(asked(&g), RED);
    DO(&g, block(3, 1));
    CHECK_EQ(asked(&g), DRAGON_SEAT); /* Blue is not asked; the next turn begins */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_dragon_and_the_defeated_have_no_part_in_it)
{
    CLAUSE("FD-323");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {5, OUT, 7, 8, 14});
    CHECK_EQ(offers(&g, ACCUSE), 0);
    RESTAGE(&g, .turn = RED, .traitor = GREEN, .space = {5, OUT, 7, 8, 14});
    CHECK(!CAN(&g, accuse(DRAGON_SEAT)));
    CHECK(!CAN(&g, accuse(BLUE)));
    CHECK(!CAN(&g, accuse(RED)));
    CHECK_EQ(offers(&g, ACCUSE), 2);
}

TEST(the_dragon_with_the_traitor_card_gains_a_hit_point_once)
{
    CLAUSE("FD-296", "FD-324", "FD-325", "FD-396");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = DRAGON_SEAT, .space = {9, 1, 1, 1, 12},
                             .hand = {"3", "1", "1", "1", "15"});
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
    DO(&g, unmask());
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 4);
    CHECK_EQ(offers(&g, UNMASK), 0);
    CHECK_STRING(seen(&g, RED, "seat4.loyalty").text, "traitor");
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    /* At the latest when the last hit point would be lost. */
    g = BETRAYAL(.turn = RED, .traitor = DRAGON_SEAT, .space = {9, 1, 1, 1, 12},
                 .hand = {"33", "1", "1", "1", "1"});
    g.persona[DRAGON_SEAT].life = 1;
    CHECK_EQ(offers(&g, UNMASK), 0);
    DO(&g, attack(3, 1));
    CHECK(CAN(&g, unmask()));
    DO(&g, take_hit());
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 1);
    CHECK_EQ(g.ending, ROUND_RUNNING);
    RESTAGE(&g, .turn = RED, .traitor = DRAGON_SEAT, .space = {9, 1, 1, 1, 12},
            .hand = {"33", "1", "1", "1", "1"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, RED), 1);
}

/* --- The end of time. --- */

static struct game ended(struct stage stage)
{
    stage.turn = DRAGON_SEAT;
    stage.next = "5";
    stage.left = 1;
    struct game g = company("betrayal", stage);
    g.reshuffles = 0;
    DO(&g, back(5));
    CHECK_EQ(asked(&g), NOBODY); /* no naming (FD-327) */
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    return g;
}
#define ENDED(...) ended((struct stage){__VA_ARGS__})

TEST(at_the_end_of_time_the_traitor_stays_and_hits_first)
{
    CLAUSE("FD-326", "FD-327", "FD-328", "FD-329", "FD-331");
    /* Green stands between Red, who is behind, and Blue, who is ahead. */
    struct game g =
        ENDED(.traitor = GREEN, .space = {5, 9, 7, OUT, 13}, .hand = {"1", "1", "2", "", "5"});
    CHECK_EQ(g.space[GREEN], 7);
    CHECK_EQ(rank_of(&g, DRAGON_SEAT), 1); /* one 2 hits both */
    CHECK_EQ(rank_of(&g, GREEN), 1);
    CHECK_EQ(rank_of(&g, RED), 2);
    g = ENDED(.traitor = GREEN, .space = {5, 5, 7, OUT, 12}, .hand = {"22", "2", "2", "", "5"});
    CHECK_EQ(rank_of(&g, RED), 1); /* nobody is hit, and nobody hits the traitor: 4 against 1 */
    /* Red has more 2s than the traitor and is not hit: 4 spaces against 3. Blue alone has 1. */
    g = ENDED(.traitor = GREEN, .space = {5, 2, 7, OUT, 10}, .hand = {"22", "", "2", "", "5"});
    CHECK_EQ(g.space[DRAGON_SEAT], 15);
    CHECK_EQ(g.winner, 0);
}

TEST(no_card_is_for_the_space_that_the_traitor_shares)
{
    CLAUSE("FD-328");
    struct game g =
        ENDED(.traitor = GREEN, .space = {7, OUT, 7, OUT, 8}, .hand = {"4", "", "12345", "", "5"});
    CHECK_EQ(rank_of(&g, RED), 1); /* more cards hit nobody: 6 spaces against 5 */
}

TEST(then_the_dragon_is_compared_with_the_loyal_mortals_who_are_left)
{
    CLAUSE("FD-330", "FD-331");
    /* Blue could hit the Dragon, but the traitor hits Blue before. */
    struct game g =
        ENDED(.traitor = GREEN, .space = {1, 14, 12, 1, 12 + 3}, .hand = {"", "4", "2", "", "5"});
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 3);
    CHECK_EQ(g.winner, NOBODY); /* 0 against 0 */
    g = ENDED(.traitor = DRAGON_SEAT, .space = {14, 14, 14, 1, 15},
              .hand = {"4", "4", "4", "", "5"});
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 1); /* three hits, and the Traitor card */
    CHECK_EQ(g.winner, 0);                    /* 13 spaces against 0 */
    g = ENDED(.traitor = YELLOW, .space = {14, 14, 14, 1, 15}, .hand = {"4", "4", "4", "", "5"});
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 0);
    CHECK_EQ(g.winner, 0);
}

TEST(the_traitors_advance_does_not_count)
{
    CLAUSE("FD-332");
    struct game g =
        ENDED(.traitor = GREEN, .space = {3, 2, 11, 1, 12}, .hand = {"", "", "", "", "5"});
    CHECK_EQ(g.winner, 0); /* 2 against 1 */
    g = ENDED(.traitor = GREEN, .space = {2, 2, 11, 1, 12}, .hand = {"", "", "", "", "5"});
    CHECK_EQ(g.winner, NOBODY); /* 1 against 1 */
    g = ENDED(.traitor = GREEN, .space = {2, 2, 10, 1, 11}, .hand = {"", "", "", "", "5"});
    CHECK_EQ(g.winner, 1); /* 1 against 2 */
}

TEST(two_last_hits_leave_the_dragon_one_point_and_the_card_unneeded)
{
    CLAUSE("FD-283", "FD-396");
    struct game g =
        ENDED(.traitor = DRAGON_SEAT, .space = {14, 14, 1, 1, 15}, .hand = {"4", "4", "", "", "5"});
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 1);
}

TEST(a_traitor_with_the_plague_makes_the_dragons_side_lose)
{
    CLAUSE("FD-374", "FD-398");
    struct game g = ENDED(.characters = "jaina,midori,gwen,geiger", .traitor = GREEN,
                          .space = {1, 1, 11, 1, 12}, .hand = {"", "", "", "", "5"});
    CHECK_EQ(g.winner, 0);
    g = ENDED(.characters = "jaina,midori,gwen,geiger", .traitor = RED, .space = {1, 1, 11, 1, 18},
              .hand = {"", "", "", "", "5"});
    CHECK_EQ(g.winner, 1);
}

TEST(a_hidden_traitors_pacifism_takes_the_tie_for_the_dragon)
{
    CLAUSE("FD-404", "FD-326", "FD-363");
    for (int traitor = RED; traitor <= GREEN; traitor += GREEN) {
        /* 2 spaces against 2, and Green is Argagarg. */
        struct game g = BETRAYAL(.characters = "jaina,midori,argagarg,geiger", .turn = DRAGON_SEAT,
                                 .traitor = traitor, .space = {3, 3, 3, OUT, 11},
                                 .hand = {"", "", "", "", "5"}, .next = "5", .left = 1);
        g.reshuffles = 0;
        DO(&g, back(5));
        CHECK_EQ(asked(&g), GREEN);
        CHECK_EQ(kind_asked(&g), ASK_ABILITY);
        CHECK_STRING(seen(&g, BLUE, traitor == RED ? "seat0.loyalty" : "seat2.loyalty").text,
                     "traitor"); /* known before the decision */
        DO(&g, use(&g, GREEN, ABILITY_pacifism, 0, 0));
        CHECK_EQ(g.winner, traitor == GREEN);
    }
}

TEST(a_changed_card_is_named_as_it_is_printed)
{
    CLAUSE("FD-305", "FD-380");
    /* Valerie's 3 counts as 4; the Dragon counters the attack, and Red, who is there, is asked. */
    for (int right = 0; right <= 1; right++) {
        struct game g = BETRAYAL(.turn = GREEN, .traitor = RED, .space = {9, 1, 9, 1, 12},
                                 .hand = {"1", "1", "1335", "1", "3333"},
                                 .kit = {ABILITY_deep_breath, ABILITY_perfect_counter}, .up = 2);
        DO(&g, use(&g, GREEN, ABILITY_green_eyes_epiphany, 3, 0));
        DO(&g, attack(3, 1));
        DO(&g, block(3, 1));
        DO(&g, use(&g, DRAGON_SEAT, ABILITY_perfect_counter, 0, 3 | 1 << 4));
        CHECK_EQ(asked(&g), RED);
        DO(&g, unmask());
        name_hand(&g, GREEN, right ? "135" : "145");
        CHECK_EQ(is_out(&g, GREEN), right);
    }
}

TEST(the_dragons_card_stays_hidden_while_hit_points_are_left)
{
    CLAUSE("FD-396", "FD-297");
    struct game g = BETRAYAL(.turn = RED, .traitor = DRAGON_SEAT, .space = {9, 1, 1, 1, 12},
                             .hand = {"33", "1", "1", "1", "1"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.persona[DRAGON_SEAT].life, 2);
    CHECK_STRING(seen(&g, RED, "seat4.loyalty").text, "?");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {4};
    bool guessed[5] = {false};
    chance_start(&chance, seed);
    for (int i = 0; i < 60; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, BLUE, &chance);
        guessed[guess.traitor] = true;
    }
    CHECK(guessed[RED] && !guessed[BLUE] && guessed[GREEN] && guessed[YELLOW]);
}

TEST(any_hand_can_be_named_and_no_bigger_one)
{
    CLAUSE("FD-303", "FD-304", "FD-305");
    static const char *const hands[] = {"11111", "22222", "33344", "44445", "55555", "12345", "5"};
    for (int i = 0; i < 7; i++) {
        struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8},
                                 .hand = {hands[i], "14", "12", "13"});
        DO(&g, unmask());
        struct game asking = g;
        DO(&asking, OPTION(NAME_HAND, RED));
        CHECK_EQ(offers_in_all(&asking), (int)strlen(hands[i]) + 1); /* of 1s: none to all */
        DO(&asking, OPTION(COUNT, 1));
        CHECK_EQ(offers_in_all(&asking), (int)strlen(hands[i])); /* of 2s: as many as are left */
        name_hand(&g, RED, hands[i]);
        CHECK(is_out(&g, RED));
    }
}

TEST(nobody_guesses_about_a_traitor_who_is_known)
{
    CLAUSE("FD-297", "FD-309", "FD-320");
    struct game revealed = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 7, 8});
    struct game accused = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {5, 6, 7, 8});
    DO(&revealed, unmask());
    DO(&revealed, pass());
    DO(&accused, accuse(GREEN));
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {2};
    chance_start(&chance, seed);
    for (int i = 0; i < 20; i++)
        for (int observer = RED; observer <= DRAGON_SEAT; observer++) {
            struct game guess = revealed;
            game_hide(&flash_duel, &guess, observer, &chance);
            CHECK_EQ(guess.traitor, GREEN);
            guess = accused;
            game_hide(&flash_duel, &guess, observer, &chance);
            CHECK_EQ(guess.traitor, GREEN);
        }
}

TEST(all_loyalty_cards_are_shown_when_the_game_is_over)
{
    CLAUSE("FD-299", "FD-397");
    for (int traitor = RED; traitor <= DRAGON_SEAT; traitor++) {
        struct game g = BETRAYAL(.turn = RED, .traitor = traitor, .space = {9, 1, 1, OUT, 12},
                                 .hand = {"3", "1", "1", "", "1"});
        g.persona[DRAGON_SEAT].life = 1;
        g.shown = traitor == DRAGON_SEAT ? seat_bit(traitor) : 0; /* no further hit point */
        DO(&g, attack(3, 1));
        struct story story = story_for(&g, SPECTATOR);
        DO_HEARD(&g, take_hit(), &story.listener);
        CHECK_EQ(asked(&g), NOBODY);
        int told = 0;
        for (const char *at = story.text; (at = strstr(at, "'s card is ")); at++)
            told++;
        CHECK_EQ(told, traitor == DRAGON_SEAT ? 4 : 5);
        for (int seat = RED; seat <= DRAGON_SEAT; seat++) {
            char zone[32];
            snprintf(zone, sizeof zone, "seat%d.loyalty", seat);
            CHECK_STRING(seen(&g, BLUE, zone).text, seat == traitor ? "traitor" : "loyal");
        }
    }
}
