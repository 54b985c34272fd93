/* test_position.c - a position that the rules do not allow is refused, with the reason. */
#include "games/flash_duel/positions.h"

TEST(pawns_stand_on_the_bridge_and_have_not_passed_each_other)
{
    CLAUSE("FD-020", "FD-042");
    struct game g = duel_started(1);
    check_accepted(&g, "spaces", "[1, 18]");
    check_accepted(&g, "spaces", "[9, 10]");
    check_refused(&g, "spaces", "[0, 18]", "spaces");
    check_refused(&g, "spaces", "[1, 19]", "spaces");
    check_refused(&g, "spaces", "[9, 9]", "higher than Red's");
    check_refused(&g, "spaces", "[10, 9]", "higher than Red's");
    check_refused(&g, "spaces", "[9]", "one number for each seat");
}

TEST(a_round_has_five_cards_of_each_number)
{
    CLAUSE("FD-024", "FD-025");
    struct game g = DUEL(RED, .hand = "12345", .foe_hand = "12345");
    check_accepted(&g, "hands", "[[5, 4, 3, 2, 1], [1, 2, 3, 4, 5]]");
    check_refused(&g, "hands", "[[1, 2, 3, 4, 4], [1, 2, 3, 4, 5]]", "cards with a 4");
    check_refused(&g, "hands", "[[1, 2, 3, 4], [1, 2, 3, 4, 5]]", "4 cards with a 5");
    check_refused(&g, "discard", "[2]", "6 cards with a 2");
    check_refused(&g, "hands", "[[1, 2, 3, 4, 6], [1, 2, 3, 4, 5]]", "hands");
}

TEST(a_round_with_an_empty_deck_is_over)
{
    CLAUSE("FD-095");
    struct game g = DUEL(RED, .left = 1, .hand = "1234");
    json_t *position = dumped(&g);
    struct reason why = {""};
    json_t *discard = json_object_get(position, "discard");
    json_array_append(discard, json_array_get(json_object_get(position, "deck"), 0));
    json_array_clear(json_object_get(position, "deck"));
    CHECK(!game_load(&flash_duel, &g, position, &why));
    CHECK_CONTAINS(why.text, "deck is empty");
    json_decref(position);
}

TEST(time_is_over_only_when_the_deck_is_empty)
{
    CLAUSE("FD-095");
    struct game g = DUEL(RED, .advance = 8, .apart = 5, .hand = "15", .foe_hand = "2", .left = 1);
    DO(&g, back(1)); /* takes the last card; more 5s or the longer advance win */
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    json_t *position = dumped(&g);
    struct reason why = {""};
    json_t *discard = json_object_get(position, "discard");
    json_array_append(json_object_get(position, "deck"), json_array_get(discard, 0));
    json_array_remove(discard, 0);
    CHECK(!game_load(&flash_duel, &g, position, &why));
    CHECK_CONTAINS(why.text, "only when the deck is empty");
    json_decref(position);
}

TEST(three_wins_end_the_game_and_nobody_has_more)
{
    CLAUSE("FD-002", "FD-035");
    struct game g = duel_started(1);
    check_accepted(&g, "wins", "[2, 2]");
    check_refused(&g, "wins", "[3, 1]", "over exactly when");
    check_refused(&g, "wins", "[4, 0]", "wins");
    win_round(&g, RED);
    check_accepted(&g, "wins", "[2, 2]");
    check_refused(&g, "loser", "0", "loser");
    check_refused(&g, "ending", "\"running\"", "running");
    g.wins[RED] = 2;
    DO(&g, let_begin(RED));
    win_round(&g, RED);
    check_accepted(&g, "wins", "[3, 0]");
    check_refused(&g, "wins", "[2, 0]", "over exactly when");
    check_refused(&g, "wins", "[0, 3]", "winner");
    check_refused(&g, "wins", "[3, 3]", "wins");
}

TEST(a_strike_shows_the_distance_and_lies_in_play)
{
    CLAUSE("FD-051", "FD-060", "FD-067");
    struct game g = DUEL(RED, .advance = 4, .apart = 3, .hand = "12335");
    check_refused(&g, "strike", "{\"number\": 3, \"count\": 1, \"dashing\": false}",
                  "only while a response");
    check_refused(&g, "recovering", "[0]", "recovering");
    check_accepted(&g, "recovering", "[1]");
    DO(&g, attack(3, 2));
    check_accepted(&g, "strike", "{\"number\": 3, \"count\": 2, \"dashing\": false}");
    check_refused(&g, "strike", "{\"number\": 2, \"count\": 2, \"dashing\": false}", "distance");
    check_refused(&g, "strike", "{\"number\": 3, \"count\": 3, \"dashing\": false}", "played");
    check_refused(&g, "strike", "{\"number\": 3, \"count\": 2, \"dashing\": true}", "played");
    check_refused(&g, "awaiting", "\"action\"", "played");
}
