/* test_position.c - positions as JSON: there and back, and what is refused. */
#include "games/puppet_wars/war.h"

/* A position with everything in it. */
static struct game rich(void)
{
    struct game g = war();
    int teddy = put(&g, RED, KIND_teddy, at(0, 0));
    equip(&g, BLUE, teddy, KIND_nurse);
    equip(&g, RED, teddy, KIND_bayou_gremlin);
    put_heap(&g, BLUE, KIND_ronin);
    g.unit[teddy].rips = 4;
    g.unit[teddy].turn[CB] = -2;
    g.unit[teddy].counter[CB] = 1;
    g.unit[teddy].stuck = 2;
    g.unit[teddy].item = FIRECRACKERS;
    pw_set_token(&g, at(2, 0), NAILS);
    pw_set_token(&g, at(3, 0), IMPASSABLE);
    deal(&g, RED, "r2 rj", "");
    to_lay(&g);
    check_valid(&g);
    return g;
}

TEST(a_position_can_be_dumped_and_loaded_again)
{
    struct game g = rich(), again;
    struct reason why = {""};
    json_t *json = dumped(&g);
    memset(&again, 0xa5, sizeof again);
    if (!game_load(&puppet_wars, &again, json, &why))
        fail_msg("refused: %s", why.text);
    CHECK(!memcmp(&g, &again, sizeof g));
    json_decref(json);
}

/* Changes one member, by a path of up to three keys or numbers, and loads. */
static void check_refused(const char *piece, json_t *json)
{
    struct game g;
    struct reason why = {""};
    CHECK(!game_load(&puppet_wars, &g, json, &why));
    CHECK_CONTAINS(why.text, piece);
    json_decref(json);
}

static json_t *unit_of(json_t *json, int seat, int i)
{
    json_t *player = json_array_get(json_object_get(json, "players"), (size_t)seat);
    return json_array_get(json_object_get(player, "army"), (size_t)i);
}

TEST(nonsense_is_refused_with_a_sentence)
{
    struct game g = rich();
    json_t *json = dumped(&g);
    json_object_set_new(json, "round", json_integer(6));
    check_refused("'round'", json);
    json = dumped(&g);
    json_object_set_new(json, "awaiting", json_string("a choice"));
    check_refused("in the middle of", json);
    json = dumped(&g);
    json_array_set_new(json_object_get(json, "field"), 0, json_string("     A x"));
    check_refused("there can't be a 'x'", json);
    json = dumped(&g);
    json_object_set_new(unit_of(json, RED, 1), "space", json_integer(at(3, 0)));
    check_refused("can't stand", json);
    json = dumped(&g);
    json_object_set_new(unit_of(json, RED, 1), "rips", json_integer(5));
    check_refused("more Rips than Stitches", json);
    json = dumped(&g);
    json_object_set_new(unit_of(json, RED, 0), "puppet", json_string("ronin"));
    check_refused("the Master first", json);
    json = dumped(&g);
    json_object_set_new(unit_of(json, BLUE, 1), "bearer", json_integer(0));
    check_refused("no Upgrade of", json);
    json = dumped(&g);
    json_array_append_new(
        json_object_get(json_array_get(json_object_get(json, "players"), 0), "hand"),
        json_string("r2"));
    check_refused("twice", json);
    json = dumped(&g);
    json_array_remove(json_object_get(json_array_get(json_object_get(json, "players"), 0), "deck"),
                      0);
    check_refused("each of the 54 once", json);
    json = dumped(&g);
    json_object_set_new(unit_of(json, BLUE, 0), "where", json_string("heap"));
    check_refused("has lost", json);
}

TEST(hiding_keeps_what_a_seat_knows_and_guesses_the_rest)
{
    struct game g = rich(), hidden = g;
    struct chance chance;
    uint8_t seed[SEED_BYTES] = {1};
    chance_start(&chance, seed);
    deal(&g, BLUE, "c2 c3 c4 c5", "");
    hidden = g;
    game_hide(&puppet_wars, &hidden, RED, &chance);
    check_valid(&hidden);
    CHECK_EQ(pw_cards_in(hidden.player[RED].hand), pw_cards_in(g.player[RED].hand));
    CHECK_EQ(pw_unseen_deck(&hidden, RED), pw_unseen_deck(&g, RED));
    CHECK(memcmp(&hidden.player[RED].deck, &g.player[RED].deck, sizeof g.player[RED].deck) != 0);
    CHECK(pw_cards_in(hidden.player[BLUE].hand) != pw_cards_in(g.player[BLUE].hand));
    CHECK_EQ(pw_hand_size(&hidden, BLUE), 4);
    CHECK(!memcmp(hidden.unit, g.unit, sizeof g.unit));
}
