/* test_setup.c - the board, the cards, and how a round of Simple mode begins. */
#include "games/flash_duel/duel.h"

enum { MANY = 500 }; /* games, to see chance at work */

TEST(simple_mode_is_for_two_players)
{
    CLAUSE("FD-004");
    struct game g = duel_started(1);
    json_t *view = view_of(&g, SPECTATOR);
    CHECK_EQ(g.k.seats, 2);
    CHECK_EQ(json_array_size(json_object_get(view, "seats")), 2);
    json_decref(view);
}

/* A number that is printed on a card of the catalogue. */
static int printed(const struct card *card, const char *name)
{
    for (const struct card_number *number = card->numbers; number->name; number++)
        if (!strcmp(number->name, name))
            return number->value;
    return 0;
}

TEST(fifty_numbered_cards_are_ten_of_each_number)
{
    CLAUSE("FD-014");
    int copies[NUMBERS + 1] = {0}, total = 0;
    for (const struct card *card = flash_duel.cards; card->id; card++) {
        if (strcmp(card->kind, "number"))
            continue;
        int number = printed(card, "number");
        CHECK(number >= 1 && number <= NUMBERS);
        copies[number] += printed(card, "copies");
        total += printed(card, "copies");
    }
    for (int number = 1; number <= NUMBERS; number++)
        CHECK_EQ(copies[number], 10);
    CHECK_EQ(total, 50);
}

TEST(the_board_is_a_track_of_18_spaces_with_the_starts_at_its_ends)
{
    CLAUSE("FD-019", "FD-020", "FD-028");
    struct game g = duel_started(1);
    json_t *view = view_of(&g, SPECTATOR);
    json_t *first = json_object_get(view_find(view, "spaces", "space1"), "pieces");
    json_t *last = json_object_get(view_find(view, "spaces", "space18"), "pieces");
    CHECK_EQ(json_array_size(json_object_get(view, "spaces")), 18);
    CHECK_EQ(json_array_size(first), 1);
    CHECK_EQ(json_array_size(last), 1);
    CHECK_STRING(json_string_value(json_array_get(first, 0)), "pawn0");
    CHECK_STRING(json_string_value(json_array_get(last, 0)), "pawn1");
    CHECK_EQ(json_integer_value(json_object_get(view, "distance")), 17);
    json_decref(view);
}

TEST(distance_is_the_difference_of_the_space_numbers)
{
    CLAUSE("FD-021");
    struct game g = duel_started(1);
    for (uint8_t red = 1; red < 18; red++)
        for (uint8_t blue = (uint8_t)(red + 1); blue <= 18; blue++) {
            g.space[RED] = red;
            g.space[BLUE] = blue;
            json_t *view = view_of(&g, SPECTATOR);
            CHECK_EQ(json_integer_value(json_object_get(view, "distance")), blue - red);
            json_decref(view);
        }
}

TEST(spaces_are_dark_and_light_in_pairs)
{
    CLAUSE("FD-023");
    static const char colours[] = "DDLLDDLLDDLLDDLLDD";
    struct game g = duel_started(1);
    json_t *view = view_of(&g, SPECTATOR);
    for (int space = 1; space <= 18; space++) {
        char id[20];
        snprintf(id, sizeof id, "space%d", space);
        json_t *kind = json_object_get(view_find(view, "spaces", id), "kind");
        CHECK_STRING(json_string_value(kind), colours[space - 1] == 'D' ? "dark" : "light");
    }
    json_decref(view);
}

/* What the beginning of every round has in common. */
static void check_fresh_round(const struct game *g)
{
    int copies[NUMBERS + 1] = {0};
    for (int i = 0; i < g->deck.count; i++)
        copies[g->deck.card[i]]++;
    for (int seat = RED; seat <= BLUE; seat++) {
        struct cards cards = held(g, seat);
        CHECK_EQ(strlen(cards.text), 5);
        for (const char *card = cards.text; *card; card++)
            copies[*card - '0']++;
    }
    for (int number = 1; number <= NUMBERS; number++)
        CHECK_EQ(copies[number], 5);
    CHECK_EQ(zone_count(g, SPECTATOR, "deck"), 15);
    CHECK_EQ(zone_count(g, SPECTATOR, "discard"), 0);
    CHECK_EQ(zone_count(g, SPECTATOR, "play"), 0);
    CHECK_EQ(g->space[RED], 1);
    CHECK_EQ(g->space[BLUE], 18);
    CHECK_EQ(g->recovering, 0);
    CHECK_EQ(g->ending, ROUND_RUNNING);
}

TEST(every_round_begins_with_25_cards_five_in_each_hand_and_pawns_on_their_starts)
{
    CLAUSE("FD-024", "FD-025", "FD-027", "FD-028");
    struct game g = duel_started(5);
    check_fresh_round(&g);
    /* A round that ends before Blue could recover. */
    ARRANGE(&g, RED, .advance = 5, .apart = 4, .hand = "1345", .left = 1);
    DO(&g, dash_strike(3, 1, 1));
    DO(&g, retreat(4));
    CHECK_EQ(g.ending, ROUND_TIME_OVER);
    DO(&g, let_begin(BLUE));
    CHECK_EQ(asked(&g), BLUE); /* who need not recover any more */
    check_fresh_round(&g);
    draw_round(&g);
    check_fresh_round(&g);
    win_round(&g, BLUE);
    DO(&g, let_begin(BLUE));
    check_fresh_round(&g);
}

TEST(the_deck_is_shuffled_for_every_round)
{
    CLAUSE("FD-026");
    int tops[DECK][NUMBERS + 1] = {{0}}, red_held[NUMBERS + 1] = {0};
    for (uint64_t seed = 0; seed < MANY; seed++) {
        struct game g = duel_started(seed);
        for (int i = 0; i < g.deck.count; i++)
            tops[i][g.deck.card[i]]++;
        for (int number = 1; number <= NUMBERS; number++)
            red_held[number] += g.hand[RED][number];
    }
    for (int number = 1; number <= NUMBERS; number++) {
        for (int i = 0; i < 15; i++) /* each number should be there in a fifth of the games */
            CHECK(tops[i][number] > MANY / 5 - 50 && tops[i][number] < MANY / 5 + 50);
        CHECK(red_held[number] > MANY - 100 && red_held[number] < MANY + 100);
    }
}

TEST(a_later_round_is_not_dealt_like_the_one_before)
{
    CLAUSE("FD-026");
    struct game first = duel_started(7), second = first;
    draw_round(&second);
    CHECK(memcmp(first.deck.card, second.deck.card, sizeof first.deck.card) != 0);
}

TEST(the_deck_lies_face_down)
{
    CLAUSE("FD-026");
    struct game g = duel_started(1);
    for (int observer = ALL_SEEING; observer <= BLUE; observer++) {
        CHECK_STRING(seen(&g, observer, "deck").text, "");
        CHECK_EQ(zone_count(&g, observer, "deck"), 15);
    }
}

TEST(a_coin_decides_who_begins_the_first_round)
{
    CLAUSE("FD-029");
    int begins[2] = {0};
    for (uint64_t seed = 0; seed < MANY; seed++) {
        struct game g = duel_started(seed);
        CHECK_EQ(kind_asked(&g), ASK_ACTION); /* nobody was asked who begins */
        begins[asked(&g)]++;
    }
    CHECK(begins[RED] > 2 * MANY / 5);
    CHECK(begins[BLUE] > 2 * MANY / 5);
}

TEST(a_simple_game_is_small)
{
    struct game simple = duel_started(1), full = FULL(RED, "jaina", "rook", .advance = 1);
    CHECK(game_size(&flash_duel, &simple) <= 256);
    CHECK(game_size(&flash_duel, &full) > 256);
}
