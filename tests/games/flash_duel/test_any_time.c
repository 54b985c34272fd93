/* test_any_time.c - Betrayal: speaking up at any time, that is at every decision of anybody. */
#include "games/flash_duel/company.h"

/* Nobody has spoken yet, and it is Red's turn. */
static struct game opened(int traitor)
{
    struct game g = BETRAYAL(.turn = RED, .traitor = traitor, .space = {5, 6, 7, 8, 15},
                             .hand = {"22335", "14", "12345", "111", "12345"});
    g.silent = 0;
    return g;
}

/* The rulebook's example, whoever sits where: somebody shows their hand, and the traitor, who is
 * not asked for anything, names it at once. */
TEST(a_hand_that_is_shown_can_be_named_at_once)
{
    CLAUSE("FD-302", "FD-303", "FD-304", "FD-395");
    for (int shower = RED; shower <= YELLOW; shower++)
        for (int traitor = RED; traitor <= YELLOW; traitor++) {
            if (shower == traitor)
                continue;
            struct game g = opened(traitor);
            RESTAGE(&g, .turn = shower, .traitor = traitor, .space = {5, 6, 7, 8, 15},
                    .hand = {"22335", "22335", "22335", "22335", "12345"});
            DO(&g, OPTION(SHOW_HAND));
            CHECK(is_asked(&g, traitor));
            FOR_EACH_SEAT(seat, game_pending(&g) & ~seat_bit(traitor))
                DO_AS(&g, seat, hush());
            DO_AS(&g, traitor, unmask());
            CHECK_EQ(asked(&g), traitor);
            name_hand(&g, shower, "22335");
            CHECK(is_out(&g, shower));
        }
}

TEST(the_other_mortals_are_asked_before_each_decision)
{
    CLAUSE("FD-302", "FD-319", "FD-395");
    struct game g = opened(GREEN);
    DO(&g, back(2)); /* Red, who was asked for the action and could have spoken then */
    all_say(&g, seats(RED, GREEN, YELLOW), pass());
    CHECK_EQ(asked(&g), BLUE); /* Blue can speak with the action */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK(CAN(&g, accuse(RED)));
    DO(&g, back(1));
    all_say(&g, seats(RED, BLUE, YELLOW), pass());
    DO(&g, back(1));
    all_say(&g, seats(RED, BLUE, GREEN), pass());
    DO(&g, back(1));
    check_heard(&g, seats(RED, BLUE, GREEN) | seat_bit(YELLOW)); /* before the Dragon's turn, too */
}

TEST(without_a_main_action_to_take_there_is_no_decision_to_speak_before)
{
    CLAUSE("FD-384", "FD-395");
    struct game g = BETRAYAL(.characters = "argagarg,rook,jaina,setsuki", .turn = RED,
                             .traitor = GREEN, .hand = {""});
    g.silent = seat_bit(RED); /* Red has nothing to say, and no card */
    DO(&g, use(&g, RED, ABILITY_hex_of_murkwood, 0, 0));
    all_say(&g, seats(BLUE, GREEN, YELLOW), pass());     /* before it takes effect */
    check_heard(&g, seat_bit(GREEN) | seat_bit(YELLOW)); /* before Blue's action */
    CHECK_EQ(g.turn, BLUE);
}

TEST(being_asked_tells_nothing_about_the_traitor)
{
    CLAUSE("FD-297", "FD-395");
    for (int traitor = RED; traitor <= DRAGON_SEAT; traitor++) {
        struct game g = opened(traitor);
        DO(&g, back(2));
        check_heard(&g, seats(RED, GREEN, YELLOW));
        FOR_EACH_SEAT(seat, seats(RED, GREEN, YELLOW)) {
            struct question q = question_of(&g, seat);
            for (int i = 0; i < q.count; i++)
                CHECK(q.options[i].verb != UNMASK || seat == traitor);
            CHECK(CAN_AS(&g, seat, pass()));
            CHECK(CAN_AS(&g, seat, hush()));
            CHECK(CAN_AS(&g, seat, OPTION(SHOW_HAND)));
            CHECK(CAN_AS(&g, seat, accuse(BLUE)));
        }
    }
}

TEST(who_wants_silence_is_not_asked_before_their_next_turn)
{
    CLAUSE("FD-395");
    struct game g = opened(GREEN);
    DO(&g, back(2));
    DO_AS(&g, RED, hush());
    DO_AS(&g, GREEN, hush());
    DO_AS(&g, YELLOW, pass());
    DO(&g, back(1)); /* Blue */
    check_heard(&g, seat_bit(BLUE) | seat_bit(YELLOW));
    DO_AS(&g, BLUE, hush());
    DO_AS(&g, YELLOW, hush());
    DO(&g, back(1)); /* Green, whose turn ends the silence */
    check_heard(&g, seat_bit(GREEN));
    DO(&g, hush());
    DO(&g, back(1)); /* Yellow */
    check_heard(&g, seat_bit(YELLOW));
    DO(&g, hush());
    CHECK_EQ(asked(&g), DRAGON_SEAT);
    DO(&g, back(1));
    CHECK_EQ(asked(&g), RED); /* the Dragon does not take part */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(a_hand_or_a_card_that_is_shown_ends_all_silence)
{
    CLAUSE("FD-395");
    struct game g = opened(GREEN);
    DO(&g, back(2));
    all_say(&g, seats(RED, GREEN, YELLOW), hush());
    DO(&g, OPTION(SHOW_HAND)); /* Blue */
    check_heard(&g, seats(RED, GREEN, YELLOW));
    DO_AS(&g, RED, hush());
    DO_AS(&g, YELLOW, accuse(BLUE)); /* falsely */
    DO_AS(&g, GREEN, hush());
    CHECK(is_out(&g, YELLOW));
    check_heard(&g, seat_bit(RED) | seat_bit(GREEN)); /* and not Yellow, who is out */
}

TEST(of_several_who_speak_the_next_in_turn_order_is_heard)
{
    CLAUSE("FD-395", "FD-115");
    struct game g = opened(GREEN);
    DO(&g, back(2)); /* Blue's turn: the order is Blue, Green, Yellow, Red */
    DO_AS(&g, RED, accuse(GREEN));
    DO_AS(&g, YELLOW, accuse(RED));
    DO_AS(&g, GREEN, unmask());
    CHECK_EQ(asked(&g), GREEN); /* unmasked before Red's accusation */
    CHECK_EQ(kind_asked(&g), ASK_NAMING);
    DO(&g, pass());
    CHECK_EQ(g.space[GREEN], 18);
    CHECK(!is_out(&g, RED) && !is_out(&g, YELLOW) && !is_out(&g, GREEN));
    CHECK_EQ(asked(&g), BLUE); /* nothing more to say: everybody knows the traitor */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_one_to_act_may_be_accused_before_acting)
{
    CLAUSE("FD-319", "FD-320", "FD-395");
    struct game g = opened(BLUE);
    DO(&g, back(2));
    DO_AS(&g, GREEN, hush());
    DO_AS(&g, YELLOW, hush());
    DO_AS(&g, RED, accuse(BLUE));
    CHECK(is_out(&g, BLUE));
    CHECK_EQ(asked(&g), GREEN); /* Blue's turn is over */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(g.extra, 1);
}

/* The Dragon attacks Red and Green on 9 with a 3. */
static struct game attacked(int traitor)
{
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = traitor, .space = {9, 1, 9, 1, 12},
                             .hand = {"34", "1", "15", "1", "3"});
    g.silent = 0;
    DO(&g, attack(3, 1));
    return g;
}

TEST(words_are_heard_before_each_response)
{
    CLAUSE("FD-302", "FD-310", "FD-395");
    struct game g = attacked(GREEN);
    check_heard(&g, seats(BLUE, GREEN, YELLOW)); /* Red is to respond */
    DO_AS(&g, BLUE, hush());
    DO_AS(&g, YELLOW, hush());
    DO_AS(&g, GREEN, unmask());
    DO(&g, pass());
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
    DO(&g, block(3, 1));
    CHECK(!is_out(&g, GREEN)); /* gone before it was their turn to respond */
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(who_is_named_while_attacked_is_out_and_owes_no_response)
{
    CLAUSE("FD-305", "FD-395");
    struct game g = attacked(YELLOW);
    DO_AS(&g, BLUE, hush());
    DO_AS(&g, GREEN, hush());
    DO_AS(&g, YELLOW, unmask());
    name_hand(&g, RED, "34");
    CHECK(is_out(&g, RED));
    DO(&g, pass());
    CHECK_EQ(asked(&g), GREEN);
    CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
}

TEST(words_are_heard_before_a_dashing_block)
{
    CLAUSE("FD-395");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = BLUE, .space = {9, 1, 7, 1, 12},
                             .hand = {"4", "1", "23", "1", "3"});
    g.silent = 0;
    DO(&g, attack(3, 1));
    check_heard(&g, seats(RED, BLUE, YELLOW)); /* Green is to decide about a dashing block */
    DO_AS(&g, RED, hush());
    DO_AS(&g, BLUE, hush());
    DO_AS(&g, YELLOW, accuse(GREEN));
    CHECK(is_out(&g, YELLOW));
    all_say(&g, seat_bit(RED) | seat_bit(BLUE), hush());
    CHECK_EQ(kind_asked(&g), ASK_ASSIST);
    DO(&g, assist(2, 3, 1));
    CHECK(!is_out(&g, RED));
}

TEST(an_attack_outlives_the_attacker_but_not_a_change_of_sides)
{
    CLAUSE("FD-320", "FD-412");
    for (int accused = 0; accused <= 1; accused++) {
        struct game g = BETRAYAL(.turn = GREEN, .traitor = GREEN, .space = {5, 6, 9, 8, 12},
                                 .hand = {"22335", "14", "13345", "111", "1"});
        g.silent = 0;
        DO(&g, attack(3, 1));
        check_heard(&g, seats(RED, BLUE, GREEN) | seat_bit(YELLOW)); /* the Dragon is to respond */
        DO_AS(&g, BLUE, hush());
        DO_AS(&g, YELLOW, hush());
        DO_AS(&g, RED, accused ? accuse(GREEN) : hush());
        DO_AS(&g, GREEN, accused ? hush() : unmask());
        if (!accused)
            DO(&g, pass());
        CHECK_EQ(is_out(&g, GREEN), accused);
        if (accused) { /* the blow was struck before */
            CHECK_EQ(kind_asked(&g), ASK_RESPONSE);
            DO(&g, take_hit());
        }
        CHECK_EQ(g.persona[DRAGON_SEAT].life, accused ? 2 : 3);
        CHECK_EQ(asked(&g), YELLOW); /* the next turn */
        CHECK_EQ(kind_asked(&g), ASK_ACTION);
    }
}

TEST(nobody_is_asked_once_the_traitor_is_known)
{
    CLAUSE("FD-395");
    struct game g = opened(GREEN);
    DO(&g, accuse(GREEN));
    CHECK(is_out(&g, GREEN));
    CHECK_EQ(asked(&g), RED);
    DO(&g, back(2));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

TEST(the_last_mortal_on_the_bridge_has_nobody_to_speak_to)
{
    CLAUSE("FD-395", "FD-323");
    struct game g =
        BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {5, OUT, OUT, OUT, 15});
    g.silent = 0;
    DO(&g, back(1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_EQ(offers(&g, ACCUSE), 0);
    DO(&g, back(1));
    CHECK_EQ(asked(&g), DRAGON_SEAT); /* and Red is not asked before it */
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
}

/* --- What a defeat tells. --- */

TEST(a_defeated_mortals_card_stays_hidden)
{
    CLAUSE("FD-299", "FD-297", "FD-316", "FD-397");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, 1, 9, 1, 12},
                             .hand = {"1", "1", "1", "1", "3"});
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    DO(&g, take_hit());
    CHECK_STRING(seen(&g, BLUE, "seat0.loyalty").text, "?");
    CHECK_STRING(seen(&g, BLUE, "seat2.loyalty").text, "?");
    CHECK_STRING(seen(&g, GREEN, "seat2.loyalty").text, "traitor");
    CHECK_EQ(g.extra, 2 - 1); /* two extra turns, for a traitor as for a loyal mortal */
    CHECK_EQ(g.turn, DRAGON_SEAT);
}

TEST(the_extra_turns_do_not_tell_who_was_the_traitor)
{
    CLAUSE("FD-262", "FD-316", "FD-317");
    for (int traitor = BLUE; traitor <= DRAGON_SEAT; traitor++) {
        struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = traitor, .space = {1, 9, 1, 1, 12},
                                 .hand = {"1", "1", "1", "1", "3"});
        DO(&g, attack(3, 1));
        DO(&g, take_hit());
        CHECK(is_out(&g, BLUE));
        CHECK_EQ(asked(&g), DRAGON_SEAT);
        CHECK_STRING(seen(&g, RED, "seat1.loyalty").text, "?");
    }
}

TEST(a_defeated_traitor_wins_with_the_dragon_and_can_do_no_more)
{
    CLAUSE("FD-292", "FD-298", "FD-323");
    struct game g = BETRAYAL(.turn = DRAGON_SEAT, .traitor = GREEN, .space = {9, OUT, OUT, OUT, 12},
                             .hand = {"1", "", "", "", "3"});
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(offers(&g, ACCUSE), 0); /* the defeated are not accused */
    DO(&g, take_hit());
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, GREEN), 1);
    CHECK_EQ(rank_of(&g, BLUE), 2);
    CHECK_STRING(seen(&g, RED, "seat2.loyalty").text, "traitor"); /* now all is open */
}

TEST(a_guess_may_give_the_card_to_a_defeated_mortal)
{
    CLAUSE("FD-297", "FD-299");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {8};
    chance_start(&chance, seed);
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {5, OUT, 4, OUT, 12});
    struct game last = BETRAYAL(.turn = RED, .traitor = YELLOW, .space = {5, OUT, OUT, OUT, 12});
    bool guessed[5] = {false}, of_last[5] = {false};
    for (int i = 0; i < 100; i++) {
        struct game guess = g;
        game_hide(&flash_duel, &guess, RED, &chance);
        guessed[guess.traitor] = true;
        guess = last;
        game_hide(&flash_duel, &guess, BLUE, &chance);
        of_last[guess.traitor] = true;
    }
    CHECK(!guessed[RED] && guessed[BLUE] && guessed[GREEN] && guessed[YELLOW] &&
          guessed[DRAGON_SEAT]);
    CHECK(!of_last[RED]); /* a lone traitor would have won */
    CHECK(!of_last[BLUE] && of_last[GREEN] && of_last[YELLOW] && of_last[DRAGON_SEAT]);
}
