/* test_setup.c - game types, maps, armies, the draft, starts, unbalanced maps. */
#include "games/puppet_wars/war.h"

#include <stdio.h>

#define REFUSED(piece, ...) CHECK_CONTAINS(REFUSAL(__VA_ARGS__).text, piece)

static int count_in(const struct game *g, int seat, int where, int rank)
{
    int count = 0;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++)
        count += g->unit[i].where == where && pw_puppet(g, i)->rank == rank;
    return count;
}

TEST(two_three_or_four_play)
{
    CLAUSE("PW-001");
    static const char *const maps[] = {"shack-floor", "pinwheel", "crossroads"};
    for (int i = 0; i < 3; i++) {
        struct game g = WAR("map", maps[i]);
        CHECK_EQ(g.k.seats, 2 + i);
    }
    REFUSED("players", "players", "5");
    REFUSED("players", "players", "1");
}

TEST(the_game_type_is_the_size_of_all_toy_boxes)
{
    CLAUSE("PW-162", "PW-163", "PW-164", "PW-165", "PW-166", "PW-167", "PW-174", "PW-175", "PW-181",
           "PW-125", "PW-142", "PW-147", "PW-128", "PW-130");
    static const char *const modes[] = {"shoebox", "chest", "wardrobe", "puppapocalypse"};
    static const int sizes[] = {8, 12, 16, 32}, sidekicks[] = {2, 3, 4, 8};
    for (int i = 0; i < 4; i++) {
        struct game g = WAR("mode", modes[i], "map", "crossroads");
        for (int seat = 0; seat < 4; seat++) {
            int pawns = count_in(&g, seat, IN_BOX, PAWN),
                sides = count_in(&g, seat, IN_BOX, SIDEKICK);
            CHECK_EQ(pawns + sides, sizes[i]);
            CHECK(sides <= sidekicks[i]);
            CHECK_EQ(count_in(&g, seat, IN_PLAY, MASTER), 1);
            CHECK_EQ(count_in(&g, seat, IN_BOX, MASTER), 0);
        }
        CHECK_EQ(pw_sidekick_limit(g.mode), sidekicks[i]);
    }
}

TEST(armies_of_ones_own_keep_the_limits)
{
    CLAUSE("PW-127", "PW-129", "PW-131", "PW-174", "PW-175", "PW-176", "PW-177", "PW-178");
    struct game g = WAR("army1", "judge, nino\n3 ronin, 3 Teddy");
    CHECK_EQ(count_in(&g, RED, IN_BOX, SIDEKICK), 2);
    CHECK_EQ(count_in(&g, RED, IN_BOX, PAWN), 6);
    REFUSED("4 of the Pawn Ronin", "army1", "4 ronin, 3 teddy, nurse");
    REFUSED("2 of the Sidekick Judge", "army1", "2 judge, 3 ronin, 3 teddy");
    REFUSED("Army 1: 3 Sidekicks", "army1", "judge, nino, joss, 3 ronin, 2 teddy");
    REFUSED("is a Master", "army1", "seamus, judge, nino, 3 ronin, 2 teddy");
    REFUSED("must have 8", "army1", "judge, nino, 3 ronin");
    REFUSED("9 puppets", "army1", "judge, nino, 3 ronin, 3 teddy, nurse");
    REFUSED("no puppet 'ronan'", "army1", "ronan");
}

TEST(the_recommended_armies)
{
    CLAUSE("PW-550", "PW-551", "PW-552", "PW-182");
    static const struct {
        int seat, kind, count;
    } expected[] = {{RED, KIND_misaki, 1},
                    {RED, KIND_bete_noire, 1},
                    {RED, KIND_punk_zombie, 2},
                    {RED, KIND_rotten_belle, 2},
                    {RED, KIND_convict_gunslinger, 2},
                    {BLUE, KIND_judge, 1},
                    {BLUE, KIND_rusty_alyce, 1},
                    {BLUE, KIND_death_marshal, 2},
                    {BLUE, KIND_guild_austringer, 2},
                    {BLUE, KIND_ronin, 2}};
    struct game g = WAR("players", "2");
    CHECK_EQ(g.unit[pw_master(&g, RED)].kind, KIND_seamus);
    CHECK_EQ(g.unit[pw_master(&g, BLUE)].kind, KIND_lady_justice);
    for (int i = 0; i < 10; i++) {
        int count = 0;
        for (int u = pw_master(&g, expected[i].seat); u < pw_master(&g, expected[i].seat + 1); u++)
            count += g.unit[u].kind == expected[i].kind && g.unit[u].where == IN_BOX;
        CHECK_EQ(count, expected[i].count);
    }
    CHECK(count_in(&g, RED, IN_BOX, SIDEKICK) <= pw_sidekick_limit(g.mode));
}

TEST(masters_are_chosen_in_secret_and_may_be_the_same)
{
    CLAUSE("PW-161", "PW-171", "PW-172");
    const char *words[] = {"masters", "choose,choose", NULL};
    struct game g = started(1, words);
    CHECK_EQ(kind_asked(&g), ASK_MASTER);
    CHECK_EQ(g.k.pending, 3);
    DO_AS(&g, BLUE, OPTION(PICK, KIND_marcus));
    CHECK_EQ(g.unit[pw_master(&g, BLUE)].where, NOWHERE); /* not before all have chosen */
    DO_AS(&g, RED, OPTION(PICK, KIND_marcus));
    CHECK_EQ(g.unit[pw_master(&g, RED)].kind, KIND_marcus);
    CHECK_EQ(g.unit[pw_master(&g, BLUE)].kind, KIND_marcus);
    CHECK_EQ(kind_asked(&g), ASK_START); /* the map and the Toy Boxes stand already */
}

TEST(toy_boxes_are_packed_in_secret_and_revealed_together)
{
    CLAUSE("PW-161", "PW-174", "PW-175", "PW-178", "PW-179");
    const char *words[] = {"masters", "choose,choose", "army1", "choose", "army2", "choose", NULL};
    struct game g = started(1, words);
    for (int seat = RED; seat <= BLUE; seat++)
        DO_AS(&g, seat, OPTION(PICK, KIND_seamus));
    CHECK_EQ(kind_asked(&g), ASK_PACK); /* after the Masters */
    CHECK_EQ(g.k.pending, 3);
    CHECK(!CAN_AS(&g, RED, OPTION(PICK, KIND_marcus)));
    static const uint8_t picks[] = {KIND_judge, KIND_nino,  KIND_ronin, KIND_ronin,
                                    KIND_ronin, KIND_nurse, KIND_nurse, KIND_teddy};
    for (int i = 0; i < 8; i++) {
        DO_AS(&g, BLUE, OPTION(PICK, picks[i]));
        CHECK_EQ(count_in(&g, BLUE, IN_BOX, PAWN) + count_in(&g, BLUE, IN_BOX, SIDEKICK), i);
        CHECK_EQ(pw_packers(&g), 3); /* nothing is revealed yet */
        DO_AS(&g, RED, OPTION(PICK, picks[7 - i]));
        CHECK(i == 7 || !CAN_AS(&g, BLUE, OPTION(PICK, KIND_judge)));
        CHECK(i < 1 || i == 7 || !CAN_AS(&g, BLUE, OPTION(PICK, KIND_joss)));
        CHECK(i < 4 || i == 7 || !CAN_AS(&g, BLUE, OPTION(PICK, KIND_ronin)));
    }
    CHECK_EQ(pw_packers(&g), 0);
    CHECK_EQ(kind_asked(&g), ASK_START);
    CHECK_EQ(count_in(&g, BLUE, IN_BOX, SIDEKICK), 2);
    CHECK_EQ(count_in(&g, BLUE, IN_BOX, PAWN), 6);
}

TEST(starts_are_chosen_in_a_random_order_and_the_masters_begin_beside_them)
{
    CLAUSE("PW-025", "PW-183", "PW-184", "PW-185", "PW-186", "PW-187", "PW-026", "PW-173");
    const char *words[] = {"map", "four-drawers", NULL};
    struct game g = started(2, words);
    int first = asked(&g);
    CHECK_EQ(kind_asked(&g), ASK_START);
    CHECK_EQ(offers(&g, GO), 4);
    CHECK(g.player[RED].deck.count < 54); /* a card was flipped for the order */
    DO(&g, go(at(5, -3)));
    CHECK_EQ(g.token[at(5, -3)], BENCH + first);
    CHECK_EQ(kind_asked(&g), ASK_PLACE);
    CHECK_EQ(asked(&g), first);
    CHECK(!CAN(&g, go(at(5, -3)))); /* not on the bench itself */
    CHECK(CAN(&g, go(at(4, -3))));
    CHECK(!CAN(&g, go(at(3, -3))));
    DO(&g, go(at(4, -3)));
    CHECK_EQ(asked(&g), 1 - first);
    CHECK_EQ(offers(&g, GO), 3);
    DO(&g, go(at(-5, 3)));
    DO(&g, go(at(-4, 3)));
    CHECK_EQ(g.token[at(-2, -3)], NEUTRAL);
    CHECK_EQ(g.token[at(2, 3)], NEUTRAL);
    int order[2] = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct game other = started(seed, words);
        order[asked(&other)]++;
    }
    CHECK(order[0] > 2 && order[1] > 2);
}

TEST(optional_rules_are_off_unless_agreed_on)
{
    CLAUSE("PW-523", "PW-569");
    struct game g = started(1, (const char *const[]){NULL});
    CHECK_EQ(g.win, WIN_STANDARD);
    CHECK_EQ(g.grid, HEX);
    CHECK(!g.dotless && !g.gentle && !g.draft);
    for (int space = 0; space < SPACES; space++)
        CHECK(g.token[space] != NAILS && g.token[space] != MOLASSES &&
              g.token[space] != ON_GROUND + FIRECRACKERS);
    struct game fort = STARTED(1, "win", "fort");
    CHECK_EQ(fort.win, WIN_FORT);
}

/* --- Maps. --- */

TEST(there_are_eighteen_maps_and_an_unbalanced_one)
{
    CLAUSE("PW-633", "PW-634", "PW-017");
    for (int map = 1; map <= 19; map++) {
        int expected = map <= 6 || map == 19 ? 2 : map <= 12 ? 3 : 4, bonus = 0;
        struct game g = {0};
        CHECK(pw_read_map(&g, pw_map_drawing(map), &(struct faults){0}));
        CHECK_EQ(pw_map_players(map), expected);
        CHECK(space_count(pw_free_starts(&g)) >= expected);
        FOR_EACH_SPACE(start, pw_free_starts(&g))
            bonus += g.token[start] - START;
        CHECK_EQ(space_count(spaces_in(&g.board)), 91);
        CHECK_EQ(bonus, map == 19 ? 3 : 0);
        CHECK_EQ(pw_centre(&g), at(0, 0));
    }
    for (int map = 1; pw_maps[map]; map++) {
        struct game g = {0};
        struct reason why = {""};
        struct faults faults = {.why = &why};
        CHECK(pw_read_map(&g, pw_map_drawing(map), &faults));
        pw_check_map(&g, &faults);
        if (faults.count)
            fail_msg("%s: %s", pw_maps[map], why.text);
    }
}

TEST(map_1_is_the_shack_floor)
{
    CLAUSE("PW-170");
    struct game g = {0};
    CHECK(pw_read_map(&g, pw_map_drawing(1), &(struct faults){0}));
    static const int walls[][2] = {{3, -2}, {-1, -2}, {1, 2}, {-3, 2}, {2, 0}, {-2, 0}};
    static const int benches[][2] = {{0, 0}, {4, 0}, {-4, 0}};
    for (int i = 0; i < 6; i++)
        CHECK_EQ(g.token[at(walls[i][0], walls[i][1])], IMPASSABLE);
    for (int i = 0; i < 3; i++)
        CHECK_EQ(g.token[at(benches[i][0], benches[i][1])], NEUTRAL);
    CHECK_EQ(g.token[at(2, -4)], START);
    CHECK_EQ(g.token[at(-2, 4)], START);
}

TEST(any_map_is_drawn_at_random_if_players_do_not_agree)
{
    CLAUSE("PW-169");
    bool differs = false;
    struct spaces first = {{0}};
    for (uint64_t seed = 0; seed < 12; seed++) {
        const char *words[] = {"map", "any", "players", "3", NULL};
        struct game g = started(seed, words);
        CHECK_EQ(g.k.seats, 3);
        if (!seed)
            first = g.occupied;
        differs |= memcmp(&first, &g.occupied, sizeof first) != 0;
    }
    CHECK(differs);
}

TEST(bad_maps_are_refused_with_a_reason)
{
    CLAUSE("PW-635", "PW-188");
    REFUSED("no map 'attick'", "map", "attick");
    REFUSED("empty", "map", "\n  \n");
    REFUSED("means nothing", "map", "A . x B\n. . . .\n");
    REFUSED("one blank between", "map", "A.. B\n. . . .\n");
    REFUSED("connected", "map", "A . # . B\n. . # . .\n");
    REFUSED("at least 2 Starting", "map", "A . .\n. . .\n");
    REFUSED("too few for 3", "map", "A . . B\n. . . .\n", "players", "3");
    REFUSED("too wide", "map", "A . . . . . . . . . B\n. . . . . . . . . . .\n");
    REFUSED("at most 11 rows", "map",
            "A .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. B\n");
    REFUSED("does both", "map", "A . .\n . . .\n . . B\n");
    REFUSED("needs a free Space", "map", "A # . B\n# # . .\n");
    REFUSED("too few for 2", "map", "A . . . .\n. . B . .\n. . . . .\n", "win", "hill", "players",
            "2");
}

/* --- The draft. --- */

TEST(a_draft_begins_with_masters_and_goes_round_the_other_way)
{
    CLAUSE("PW-553", "PW-554", "PW-555", "PW-560", "PW-561", "PW-562", "PW-563", "PW-565",
           "PW-567");
    const char *words[] = {"draft", "yes", "map", "pinwheel", "sets", "1", NULL};
    struct game g = started(5, words);
    int first = asked(&g);
    CHECK_EQ(kind_asked(&g), ASK_DRAFT);
    CHECK_EQ(offers(&g, PICK), 5);
    for (int i = 0; i < 3; i++) {
        CHECK_EQ(asked(&g), (first + i) % 3);
        CHECK_EQ(offers(&g, PICK), 5 - i); /* what is taken is gone */
        DO(&g, OPTION(PICK, KIND_seamus + i));
    }
    int who = (first + 2) % 3;
    for (int i = 0; i < 24; i++, who = (who + 2) % 3) {
        CHECK_EQ(asked(&g), who);
        struct question q = question_of(&g, who);
        DO(&g, q.options[q.count - 1]);
    }
    CHECK_EQ(kind_asked(&g), ASK_START);
    for (int seat = 0; seat < 3; seat++)
        CHECK_EQ(count_in(&g, seat, IN_BOX, PAWN) + count_in(&g, seat, IN_BOX, SIDEKICK), 8);
}

/* How many Sidekicks a player who wants as many as possible can draft. */
static int drafted_sidekicks(const char *map, const char *pool, const char *mode)
{
    const char *words[] = {"draft", "yes", "map",  map,  "pool", pool,
                           "sets",  "1",   "mode", mode, NULL};
    struct game g = started(5, words);
    while (kind_asked(&g) == ASK_DRAFT) {
        struct question q = question_of(&g, asked(&g));
        DO(&g, q.options[0]); /* Masters, then Sidekicks come first */
    }
    return count_in(&g, RED, IN_BOX, SIDEKICK);
}

TEST(in_a_draft_all_can_have_equally_many_sidekicks)
{
    CLAUSE("PW-556", "PW-557", "PW-558", "PW-559", "PW-564", "PW-568");
    CHECK_EQ(drafted_sidekicks("pinwheel", "box", "shoebox"), 1); /* 3 players, 5 Sidekicks */
    CHECK_EQ(drafted_sidekicks("shack-floor", "box", "shoebox"), 2);
    CHECK_EQ(drafted_sidekicks("shack-floor", "all", "shoebox"), 2);
    CHECK_EQ(drafted_sidekicks("shack-floor", "all", "wardrobe"), 4);
}

TEST(a_draft_needs_enough_cards)
{
    CLAUSE("PW-566");
    REFUSED("Masters", "draft", "yes", "pool", "box", "sets", "1", "map", "crossroads");
    REFUSED("Pawns", "draft", "yes", "pool", "box", "sets", "1", "mode", "puppapocalypse");
}

/* --- Unbalanced maps. --- */

TEST(a_numbered_start_gives_more_pawns)
{
    CLAUSE("PW-636", "PW-637", "PW-638", "PW-639", "PW-640", "PW-641");
    const char *words[] = {"map",   "top-of-the-stairs",
                           "army1", "judge, nino, 3 ronin, 3 teddy",
                           "army2", "judge, nino, 3 ronin, 3 teddy",
                           NULL};
    struct game g = started(2, words);
    int first = asked(&g);
    DO(&g, go(at(5, -5)));
    DO(&g, go(at(4, -5)));
    CHECK_EQ(kind_asked(&g), ASK_BONUS);
    CHECK_EQ(asked(&g), first);
    CHECK(!CAN(&g, OPTION(PICK, KIND_ronin))); /* three already */
    CHECK(!CAN(&g, OPTION(PICK, KIND_joss)));
    CHECK(CAN(&g, pass()));
    for (int i = 0; i < 3; i++)
        DO(&g, OPTION(PICK, KIND_nurse));
    CHECK_EQ(kind_asked(&g), ASK_START);
    CHECK_EQ(count_in(&g, first, IN_BOX, PAWN) + count_in(&g, first, IN_BOX, SIDEKICK), 11);
    CHECK_EQ(count_in(&g, 1 - first, IN_BOX, PAWN) + count_in(&g, 1 - first, IN_BOX, SIDEKICK), 8);
    CHECK_EQ(pw_sidekick_limit(g.mode), 2);
}
