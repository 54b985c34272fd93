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

/* Positions that no war leads to. */
static void check_impossible(const char *piece, const struct game *g)
{
    check_refused(piece, dumped(g));
}

static void check_loads(const struct game *g)
{
    struct game again;
    struct reason why = {""};
    json_t *json = dumped(g);
    if (!game_load(&puppet_wars, &again, json, &why))
        fail_msg("refused: %s", why.text);
    json_decref(json);
}

static struct game laying(int win)
{
    struct game g = war();
    g.win = (uint8_t)win;
    to_lay(&g);
    return g;
}

TEST(no_puppet_has_more_upgrades_than_its_limit_or_two_of_a_name)
{
    CLAUSE("PW-137", "PW-388", "PW-390");
    struct game g = laying(WIN_STANDARD);
    int ronin = put(&g, RED, KIND_ronin, at(0, 0)); /* Upgrade Limit 2 */
    equip(&g, RED, ronin, KIND_nurse);
    equip(&g, BLUE, ronin, KIND_terror_tot);
    check_loads(&g);
    struct game third = g, twice = laying(WIN_STANDARD);
    equip(&third, RED, ronin, KIND_bayou_gremlin);
    check_impossible("Upgrade Limit", &third);
    int teddy = put(&twice, RED, KIND_teddy, at(0, 0)); /* Upgrade Limit 3 */
    equip(&twice, RED, teddy, KIND_nurse);
    equip(&twice, BLUE, teddy, KIND_nurse);
    check_impossible("the same name", &twice);
}

/* Red's whole army is of these kinds. */
static struct game army_of(int first, int count, int rest)
{
    struct game g = laying(WIN_STANDARD);
    for (int i = pw_master(&g, RED) + 1; i < pw_master(&g, BLUE); i++)
        g.unit[i].kind = (uint8_t)(count-- > 0 ? first : rest++);
    return g;
}

TEST(no_army_has_more_of_a_kind_than_are_allowed)
{
    CLAUSE("PW-127", "PW-128", "PW-131");
    struct game g = army_of(KIND_ronin, 3, KIND_razorspine_rattler);
    check_loads(&g);
    g.unit[pw_master(&g, RED) + 1].where = REMOVED; /* it was selected all the same */
    check_loads(&g);
    g.unit[pw_master(&g, RED) + 4].kind = KIND_ronin;
    check_impossible("too many of Ronin", &g);
    g = army_of(KIND_judge, 2, KIND_razorspine_rattler);
    check_impossible("too many of Judge", &g);
    g = army_of(KIND_judge, 1, KIND_razorspine_rattler);
    g.unit[pw_master(&g, RED) + 2].kind = KIND_nino;
    check_loads(&g);
    g.unit[pw_master(&g, RED) + 3].kind = KIND_joss;
    check_impossible("3 Sidekicks", &g);
}

TEST(there_is_one_shiny_token_in_shiny_and_none_elsewhere)
{
    CLAUSE("PW-575");
    struct game g = laying(WIN_SHINY);
    check_impossible("0 Shiny!", &g);
    pw_set_token(&g, at(0, 0), ON_GROUND + SHINY);
    check_loads(&g);
    g.unit[pw_master(&g, RED)].item = SHINY;
    check_impossible("2 Shiny!", &g);
    pw_set_token(&g, at(0, 0), NO_TOKEN);
    check_loads(&g); /* carried */
    g.win = WIN_STANDARD;
    check_impossible("1 Shiny!", &g);
}

TEST(there_is_one_hill_in_king_of_the_hill_and_none_elsewhere)
{
    CLAUSE("PW-604", "PW-606");
    struct game g = laying(WIN_HILL);
    check_impossible("0 Hills", &g);
    pw_set_token(&g, at(0, 0), HILL);
    check_loads(&g);
    pw_set_token(&g, at(2, 0), HILL);
    check_impossible("2 Hills", &g);
    pw_set_token(&g, at(2, 0), NO_TOKEN);
    g.win = WIN_FORT;
    check_impossible("1 Hills", &g);
}

TEST(it_tokens_are_those_that_were_given_out_in_tag)
{
    CLAUSE("PW-587");
    struct game g = laying(WIN_TAG);
    int ronin = put(&g, RED, KIND_ronin, at(0, 0));
    check_loads(&g);
    g.unit[ronin].item = IT;
    check_impossible("It Tokens", &g); /* nobody has given one out */
    g.player[BLUE].tagged = 1;
    check_loads(&g);
    pw_set_token(&g, at(3, 0), ON_GROUND + IT);
    check_impossible("2 It Tokens", &g);
    g.player[RED].tagged = 1;
    check_loads(&g);
    g.win = WIN_STANDARD;
    check_impossible("2 It Tokens", &g);
    pw_set_token(&g, at(3, 0), NO_TOKEN);
    check_impossible("1 It Tokens", &g);
}

TEST(no_turn_comes_after_the_last_and_an_ending_fits_its_winners)
{
    CLAUSE("PW-645");
    struct game g = laying(WIN_STANDARD);
    g.turns = g.turn = 7;
    check_loads(&g);
    g.turn = 8;
    check_impossible("after the last", &g);
    struct game over = WAR("turns", "1");
    over.round = 5;
    for (int seat = 0; seat < 2; seat++)
        deal(&over, seat, "bj", "");
    to_lay(&over);
    for (int seat = 0; seat < 2; seat++)
        DO_AS(&over, seat, lay("bj"));
    CHECK_EQ(over.over, TURNS_OVER);
    check_loads(&over);
    over.winners = seat_bit(RED);
    check_impossible("do not fit", &over);
    over.over = IS_WON;
    check_loads(&over);
    over.over = GOES_ON;
    check_impossible("'ending'", &over);
}

TEST(upgrades_that_are_attached_to_nobody_or_twice_are_refused)
{
    struct game g = laying(WIN_STANDARD);
    int teddy = put(&g, RED, KIND_teddy, at(0, 0)), nurse = equip(&g, RED, teddy, KIND_nurse);
    check_loads(&g);
    struct game twice = g, nobody = g, gap = g;
    twice.unit[teddy].up[1] = (uint8_t)nurse;
    check_impossible("attached twice", &twice);
    nobody.unit[teddy].up[0] = 0;
    check_impossible("attached to nobody", &nobody);
    gap.unit[teddy].up[0] = 0;
    gap.unit[teddy].up[1] = (uint8_t)nurse;
    check_impossible("have a gap", &gap);
}

/* This player has lost, and what was theirs is gone, but for the Work Benches. */
static void take_out(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    memset(p->hand, 0, sizeof p->hand);
    memset(p->discard, 0, sizeof p->discard);
    memset(&p->deck, 0, sizeof p->deck);
    p->top = NO_CARD;
    FOR_EACH_UNIT_OF(unit, g, seat)
        g->unit[unit].where = REMOVED;
    g->out |= seat_bit(seat);
    to_lay(g);
}

TEST(who_is_out_has_nothing_and_two_others_are_left)
{
    CLAUSE("PW-224", "PW-227", "PW-231");
    struct game g = war_of(3);
    take_out(&g, BLUE);
    check_impossible("holds Work Benches", &g);
    FOR_EACH_SPACE(space, spaces_in(&g.benches[BLUE]))
        pw_set_token(&g, space, NEUTRAL);
    check_loads(&g);
    struct game here = g, alone = g;
    here.unit[pw_master(&g, BLUE)].where = IN_PLAY;
    check_impossible("is out, but has puppets", &here);
    take_out(&alone, RED);
    check_impossible("At least two players", &alone);
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
