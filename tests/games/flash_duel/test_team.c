/* test_team.c - the Team Battle: setup, turns, several fighters on a bridge. */
#include "games/flash_duel/company.h"

static const char quiet[] = "jaina,midori,valerie,geiger";

TEST(there_are_seven_modes)
{
    CLAUSE("FD-003");
    static const char *const modes[] = {"simple", "full", "clockwork", "solo",
                                        "team",   "raid", "betrayal"};
    const char *const *choices = flash_duel.setup[SETUP_MODE].choices;
    for (int i = 0; i < 7; i++)
        CHECK_STRING(choices[i], modes[i]);
    CHECK(choices[7] == NULL);
}

TEST(a_team_battle_is_for_four)
{
    CLAUSE("FD-006", "FD-017", "FD-019", "FD-187");
    struct game g = company_started(1, "team", 0, quiet);
    json_t *view = view_of(&g, SPECTATOR);
    CHECK_EQ(g.k.seats, 4);
    CHECK_EQ(json_array_size(json_object_get(view, "seats")), 4);
    json_t *first = json_object_get(view_find(view, "spaces", "space1"), "pieces");
    json_t *last = json_object_get(view_find(view, "spaces", "space18"), "pieces");
    CHECK_EQ(json_array_size(first), 2);
    CHECK_STRING(json_string_value(json_array_get(first, 0)), "pawn0");
    CHECK_STRING(json_string_value(json_array_get(first, 1)), "pawn2");
    CHECK_EQ(json_array_size(last), 2);
    json_decref(view);
}

TEST(characters_are_chosen_by_one_team_then_twice_by_the_other)
{
    CLAUSE("FD-183", "FD-184");
    struct game g = STARTED(1, "mode", "team", "characters", "choose,choose,choose,choose");
    static const int order[] = {RED, BLUE, YELLOW, GREEN};
    for (int i = 0; i < 4; i++) {
        CHECK_EQ(asked(&g), order[i]);
        CHECK_EQ(offers(&g, CHOOSE), 20 - i);
        DO(&g, OPTION(CHOOSE, JAINA + i));
        CHECK_EQ(g.persona[order[i]].character, JAINA + i); /* openly */
    }
    CHECK_EQ(kind_asked(&g), ASK_ACTION);
    CHECK_CONTAINS(REFUSAL("mode", "team", "characters", "lum,zane,lum,gwen").text,
                   "same character");
    g = STARTED(1, "mode", "team", "characters", "choose,choose", "choice", "double-blind");
    CHECK_EQ(asked(&g), RED); /* openly all the same */
}

/* All 50 cards, five in each hand. */
static void check_fresh_round(const struct game *g)
{
    int copies[6] = {0};
    for (int i = 0; i < g->deck.count; i++)
        copies[g->deck.card[i]]++;
    for (int seat = 0; seat < 4; seat++) {
        struct cards cards = held(g, seat);
        CHECK_EQ(strlen(cards.text), 5);
        for (const char *card = cards.text; *card; card++)
            copies[*card - '0']++;
    }
    for (int number = 1; number <= 5; number++)
        CHECK_EQ(copies[number], 10);
    CHECK_EQ(zone_count(g, SPECTATOR, "deck"), 30);
}

/* Side 0 (Red, Green) or side 1 wins the running round. */
static void win_team_round(struct game *g, int side)
{
    int first = side ? BLUE : RED;
    RESTAGE(g, .turn = first, .space = {8, 9, 8, 9});
    DO(g, attack(1, 1));
    DO(g, take_hit());
    DO(g, take_hit());
}

TEST(every_round_is_dealt_from_all_fifty_cards)
{
    CLAUSE("FD-185", "FD-186");
    struct game g = company_started(2, "team", 0, quiet);
    check_fresh_round(&g);
    win_team_round(&g, 0);
    DO(&g, let_begin(1));
    answer_all(&g, ASK_ABILITY, pass());
    while (kind_asked(&g) == ASK_ORDER)
        DO(&g, OPTION(LEAD, asked(&g)));
    check_fresh_round(&g);
    CHECK_EQ(g.space[GREEN], 1);
    CHECK_EQ(g.space[YELLOW], 18);
}

TEST(a_coin_decides_which_team_begins)
{
    CLAUSE("FD-188");
    int begins[2] = {0};
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct game g = company_started(seed, "team", 0, quiet);
        CHECK(asked(&g) == RED || asked(&g) == BLUE);
        begins[asked(&g)]++;
    }
    CHECK(begins[0] > 60 && begins[1] > 60);
}

TEST(the_losing_team_decides_who_begins_and_each_team_its_order)
{
    CLAUSE("FD-189", "FD-190", "FD-194", "FD-391");
    struct game g = company_started(2, "team", 0, quiet);
    win_team_round(&g, 0);
    CHECK_EQ(g.wins[0], 1);
    CHECK_EQ(g.wins[1], 0);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(g.round, 1); /* nothing is dealt yet */
    DO(&g, let_begin(0));
    CHECK_EQ(kind_asked(&g), ASK_ORDER);
    CHECK_EQ(asked(&g), RED); /* the team that begins first */
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, OPTION(LEAD, GREEN));
    CHECK_EQ(asked(&g), BLUE);
    CHECK(!CAN(&g, OPTION(LEAD, RED)));
    DO(&g, OPTION(LEAD, BLUE));
    CHECK_EQ(asked(&g), GREEN);
    static const int order[] = {GREEN, BLUE, RED, YELLOW, GREEN};
    for (int i = 0; i < 5; i++) {
        CHECK_EQ(asked(&g), order[i]);
        DO(&g, question_of(&g, asked(&g)).options[0]); /* moves forward with its lowest card */
    }
}

TEST(three_wins_of_a_team_win_the_game)
{
    CLAUSE("FD-190", "FD-202");
    struct game g = company_started(2, "team", 0, quiet);
    for (int round = 1; round <= 3; round++) {
        CHECK_EQ(rank_of(&g, BLUE), 0);
        win_team_round(&g, 1);
        if (round < 3)
            first_options_until(&g, ASK_ACTION);
    }
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(rank_of(&g, BLUE), 1);
    CHECK_EQ(rank_of(&g, YELLOW), 1);
    CHECK_EQ(rank_of(&g, RED), 2);
    CHECK_EQ(rank_of(&g, GREEN), 2);
}

TEST(players_of_the_teams_take_turns_and_refill)
{
    CLAUSE("FD-192", "FD-193");
    struct game g = TEAM(.turn = RED, .next = "1212");
    g.order[0] = RED, g.order[1] = BLUE, g.order[2] = GREEN, g.order[3] = YELLOW;
    for (int i = 0; i < 12; i++) {
        CHECK_EQ(asked(&g), i % 4);
        struct question q = question_of(&g, asked(&g));
        DO(&g, i < 8 ? q.options[1] : q.options[0]); /* back, on the Start space */
        CHECK_EQ(g.hand[i % 4][0], 5);
    }
}

TEST(a_hit_defeats_one_and_the_round_goes_on_until_a_team_is_out)
{
    CLAUSE("FD-191", "FD-199", "FD-200", "FD-195", "FD-201", "FD-202", "FD-262");
    struct game g = TEAM(.turn = RED, .space = {8, 11, 2, 18}, .hand = {"3345", "1245"});
    g.order[0] = RED, g.order[1] = BLUE, g.order[2] = GREEN, g.order[3] = YELLOW;
    DO(&g, attack(3, 1));
    CHECK_EQ(asked(&g), BLUE);
    DO(&g, take_hit());
    CHECK(is_out(&g, BLUE));
    CHECK_EQ(g.hand[BLUE][0], 0);
    CHECK_EQ(zone_count(&g, SPECTATOR, "discard"), 5); /* the 3, and Blue's hand */
    CHECK_EQ(g.wins[0] + g.wins[1], 0);
    CHECK_EQ(g.extra, 0);       /* extra turns are for a Dragon */
    CHECK_EQ(asked(&g), GREEN); /* Blue's turn is passed over */
    json_t *view = view_of(&g, RED);
    CHECK_EQ(json_array_size(json_object_get(view_find(view, "spaces", "space11"), "pieces")), 0);
    json_decref(view);
    DO(&g, back(1));
    CHECK_EQ(asked(&g), YELLOW);
    RESTAGE(&g, .turn = YELLOW, .space = {8, OUT, OUT, 10}, .hand = {"1", "", "", "22"});
    DO(&g, attack(2, 1));
    DO(&g, take_hit());
    CHECK_EQ(g.wins[1], 1); /* although Blue was defeated */
    CHECK_EQ(g.round, 1);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
}

TEST(abilities_are_those_of_the_full_game)
{
    CLAUSE("FD-196");
    struct game g = TEAM(.turn = RED, .characters = "bal-bas-beta,midori,valerie,geiger");
    DO(&g, use(&g, RED, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.hand[RED][0], 6);
    CHECK(!can_use(&g, RED, ABILITY_cog_engine));
    CHECK(!CAN(&g, attack(5, 1)));
    win_team_round(&g, 0);
    first_options_until(&g, ASK_ACTION);
    RESTAGE(&g, .turn = RED);
    CHECK(can_use(&g, RED, ABILITY_cog_engine));
}

TEST(team_mates_see_each_others_hands_and_others_do_not)
{
    CLAUSE("FD-197");
    struct game g = TEAM(.turn = RED, .hand = {"11234", "12345", "55555"});
    CHECK_STRING(seen(&g, RED, "seat2.hand").text, "55555");
    CHECK_STRING(seen(&g, GREEN, "seat0.hand").text, "11234");
    CHECK_STRING(seen(&g, RED, "seat1.hand").text, "?????");
    CHECK_STRING(seen(&g, BLUE, "seat0.hand").text, "?????");
    CHECK_STRING(seen(&g, SPECTATOR, "seat0.hand").text, "?????");
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {3};
    chance_start(&chance, seed);
    struct game guess = g;
    game_hide(&flash_duel, &guess, RED, &chance);
    CHECK_STRING(held(&guess, GREEN).text, "55555");
    bool changed = false;
    for (int i = 0; i < 10; i++) {
        guess = g;
        game_hide(&flash_duel, &guess, BLUE, &chance);
        changed |= strcmp(held(&guess, GREEN).text, "55555") != 0;
    }
    CHECK(changed);
}

TEST(the_foremost_enemy_is_a_barrier)
{
    CLAUSE("FD-198", "FD-203");
    struct game g = TEAM(.turn = RED, .space = {8, 11, 8, 16}, .hand = {"5"});
    DO(&g, forward(5));
    CHECK_EQ(g.space[RED], 10); /* next to Blue, although Yellow is far behind */
    g = TEAM(.turn = RED, .space = {6, 15, 8, 16}, .hand = {"2"});
    DO(&g, forward(2));
    CHECK_EQ(g.space[RED], 8); /* with Green */
    CHECK_EQ(g.space[GREEN], 8);
}

TEST(an_enemy_behind_the_foremost_one_can_be_attacked)
{
    CLAUSE("FD-204");
    struct game g = TEAM(.turn = RED, .space = {8, 10, 1, 12}, .hand = {"24"});
    CHECK(CAN(&g, attack(2, 1)));
    CHECK(CAN(&g, attack(4, 1)));
    DO(&g, attack(4, 1));
    CHECK_EQ(asked(&g), YELLOW);
    DO(&g, take_hit());
    CHECK(is_out(&g, YELLOW));
    CHECK(!is_out(&g, BLUE));
    g = TEAM(.turn = RED, .space = {6, 10, 1, 12}, .hand = {"25"});
    CHECK(!CAN(&g, dash_strike(2, 2, 1)));
    g = TEAM(.turn = RED, .space = {6, 10, 1, 12}, .hand = {"24"});
    DO(&g, dash_strike(2, 4, 1)); /* to 8, past Blue at Yellow */
    CHECK_EQ(asked(&g), YELLOW);
    CHECK_EQ(g.strike.dashing, 1);
}

TEST(next_to_the_foremost_enemy_there_is_no_dashing_strike)
{
    CLAUSE("FD-205");
    struct game g = TEAM(.turn = RED, .space = {9, 10, 1, 12}, .hand = {"12333"});
    CHECK_EQ(offers(&g, DASH_STRIKE), 0);
    CHECK(CAN(&g, attack(3, 3)));
}

TEST(both_on_a_space_must_respond_separately)
{
    CLAUSE("FD-206", "FD-207", "FD-208");
    struct game g = TEAM(.turn = RED, .space = {8, 11, 1, 11}, .hand = {"33", "33", "1", "1335"});
    DO(&g, attack(3, 2));
    CHECK_EQ(asked(&g), BLUE);
    CHECK_EQ(offers(&g, RETREAT), 0);
    DO(&g, block(3, 2));
    CHECK_EQ(asked(&g), YELLOW); /* Blue's block is no help */
    CHECK(!CAN(&g, block(3, 1)));
    DO(&g, block(3, 2));
    CHECK(!is_out(&g, BLUE) && !is_out(&g, YELLOW));
    g = TEAM(.turn = RED, .space = {6, 11, 1, 11}, .hand = {"23", "1", "1", "35"});
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), YELLOW);
    CHECK(CAN(&g, retreat(5)) && CAN(&g, block(3, 1)));
    DO(&g, take_hit());
    CHECK(is_out(&g, YELLOW) && !is_out(&g, BLUE));
    CHECK_EQ(g.space[BLUE], 12);
}

TEST(a_push_moves_all_who_are_adjacent)
{
    CLAUSE("FD-209");
    struct game g = TEAM(.turn = RED, .space = {14, 15, 1, 15}, .hand = {"5"});
    DO(&g, push(5));
    CHECK_EQ(g.space[BLUE], 18);
    CHECK_EQ(g.space[YELLOW], 18);
    CHECK_EQ(g.space[RED], 14);
    g = TEAM(.turn = RED, .space = {9, 10, 1, 12}, .hand = {"2"});
    DO(&g, push(2));
    CHECK_EQ(g.space[BLUE], 12);
    CHECK_EQ(g.space[YELLOW], 12); /* was not adjacent */
}

TEST(who_has_to_recover_can_block_and_retreat_and_recovers_once)
{
    CLAUSE("FD-210");
    struct game g = TEAM(.turn = RED, .space = {6, 11, 6, 18}, .hand = {"23", "11135", "23"});
    g.order[0] = RED, g.order[1] = GREEN, g.order[2] = BLUE, g.order[3] = YELLOW;
    DO(&g, dash_strike(2, 3, 1));
    DO(&g, retreat(1)); /* to 12 */
    RESTAGE(&g, .turn = GREEN, .space = {8, 12, 7, 18}, .hand = {"1", "1135", "23"});
    CHECK(g.recovering & seat_bit(BLUE));
    DO(&g, dash_strike(2, 3, 1));
    CHECK_EQ(asked(&g), BLUE);
    CHECK(CAN(&g, block(3, 1)) && CAN(&g, retreat(1)));
    DO(&g, retreat(1));
    CHECK_EQ(asked(&g), YELLOW); /* Blue's turn was the recovery */
    CHECK_EQ(g.hand[BLUE][0], 5);
    CHECK_EQ(g.recovering, 0);
}

TEST(who_is_defeated_while_owing_a_recovery_owes_it_no_more)
{
    CLAUSE("FD-200");
    struct game g = TEAM(.turn = RED, .space = {8, 11, 2, 18}, .hand = {"3", "1"});
    g.recovering = seat_bit(BLUE);
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    CHECK(is_out(&g, BLUE));
    CHECK_EQ(g.recovering, 0);
}

/* One set of cards holds each character once; mirror matches are an affair of two. */
TEST(no_setting_gives_two_players_of_a_team_battle_the_same_character)
{
    CLAUSE("FD-184");
    const struct setup_field *fields = flash_duel.setup;
    struct setup setup;
    struct reason why = {""};
    struct game g;
    uint8_t seed[SEED_BYTES] = {0};
    setup_defaults(fields, &setup);
    CHECK(setup_set(fields, &setup, "mode", "team", NULL));
    CHECK(setup_set(fields, &setup, "mirror", "yes", NULL));
    CHECK(setup_set(fields, &setup, "characters", "grave,jaina,rook,grave", NULL));
    CHECK(!game_start(&flash_duel, &g, &setup, seed, &why));
    CHECK(setup_set(fields, &setup, "characters", "grave,jaina,rook,lum", NULL));
    CHECK(game_start(&flash_duel, &g, &setup, seed, &why));
}

TEST(the_second_on_the_space_answers_after_what_followed_from_the_first)
{
    CLAUSE("FD-206");
    struct game g = TEAM(.characters = "setsuki,jaina,valerie,geiger", .turn = RED,
                         .space = {8, 11, 2, 11}, .hand = {"34", "3", "12345", "3"});
    DO(&g, attack(3, 1));
    DO(&g, block(3, 1)); /* Blue */
    CHECK_EQ(asked(&g), RED);
    CHECK_EQ(kind_asked(&g), ASK_ABILITY); /* Ninpo Flash */
    DO(&g, pass());
    CHECK_EQ(asked(&g), YELLOW);
    CHECK(CAN(&g, block(3, 1)));
    DO(&g, take_hit());
    CHECK(is_out(&g, YELLOW));
}

TEST(who_is_out_takes_no_turn_even_with_a_card_hidden_away)
{
    CLAUSE("FD-195", "FD-200");
    struct game g = TEAM(.characters = "quince,jaina,valerie,geiger", .turn = RED,
                         .space = {8, 11, 2, 18}, .hand = {"3", "3"});
    g.order[0] = RED, g.order[1] = BLUE, g.order[2] = GREEN, g.order[3] = YELLOW;
    DO(&g, use(&g, RED, ABILITY_hidden_agenda, 3, 0)); /* nothing left to act with */
    DO(&g, attack(3, 1));
    DO(&g, take_hit());
    DO(&g, back(1)); /* Green */
    DO(&g, back(1)); /* Yellow */
    CHECK_EQ(asked(&g), BLUE);
}
