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
    REFUSED("Army 1: PW-128: 3 Sidekicks", "army1", "judge, nino, joss, 3 ronin, 2 teddy");
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
    CHECK_EQ(question_of(&g, RED).count, 9 + 20); /* all Sidekicks and Pawns */
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

TEST(toy_boxes_are_revealed_if_any_was_packed)
{
    CLAUSE("PW-179");
    for (int packs = 0; packs < 2; packs++) {
        struct game g =
            STARTED(1, "masters", "choose,seamus", "army2", packs ? "choose" : "recommended");
        struct story story = story_for(&g, RED);
        DO_HEARD(&g, OPTION(PICK, KIND_marcus), &story.listener);
        for (int i = 0; i < 8 * packs; i++) {
            CHECK(!strstr(story.text, "revealed"));
            DO_HEARD(&g, OPTION(PICK, KIND_ronin + i / 3), &story.listener);
        }
        CHECK_EQ(kind_asked(&g), ASK_START);
        CHECK_EQ(strstr(story.text, "The Toy Boxes are revealed") != NULL, packs);
    }
}

TEST(only_its_player_knows_a_toy_box_that_is_being_packed)
{
    CLAUSE("PW-179");
    for (int packers = 1; packers < 16; packers++) {
        const char *list[4];
        for (int seat = 0; seat < 4; seat++)
            list[seat] = packers >> seat & 1 ? "choose" : "random";
        struct game g = STARTED(1, "map", "crossroads", "army1", list[0], "army2", list[1], "army3",
                                list[2], "army4", list[3]);
        for (int seat = 0; seat < 4; seat++)
            for (int observer = SPECTATOR; observer < 4; observer++)
                CHECK_EQ(pw_knows_box(&g, observer, seat),
                         !(packers >> seat & 1) || observer == seat);
    }
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

static int turns_of(const struct setup *setup)
{
    return setup_get(puppet_wars.setup, setup, FIELD_TURNS, 0);
}

TEST(only_wars_of_programs_end_after_some_turns_unless_it_is_agreed_on)
{
    CLAUSE("PW-645");
    struct setup people, programs;
    setup_defaults(puppet_wars.setup, &people);
    setup_bounded(puppet_wars.setup, &programs);
    CHECK_EQ(turns_of(&people), 0);
    CHECK_EQ(turns_of(&programs), 20);
    CHECK(setup_set(puppet_wars.setup, &programs, "turns", "0", NULL));
    CHECK(!memcmp(&programs, &people, sizeof people)); /* in all else they are the same */
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

/* The map that is laid out, by its number; 0: it is none of them. */
static int map_of(const struct game *g)
{
    for (int map = 1; pw_maps[map]; map++) {
        struct game drawing = {0};
        CHECK(pw_read_map(&drawing, pw_map_drawing(map), &(struct faults){0}));
        if (g->grid == drawing.grid && !memcmp(g->token, drawing.token, sizeof g->token) &&
            !memcmp(&g->board, &drawing.board, sizeof g->board))
            return map;
    }
    return 0;
}

TEST(any_map_is_any_of_the_book_for_so_many_players)
{
    CLAUSE("PW-169", "PW-633", "PW-634");
    static const char *const numbers[] = {"2", "3", "4"};
    for (int i = 0; i < 3; i++) {
        unsigned drawn = 0;
        for (uint64_t seed = 0; seed < 60; seed++) {
            struct game g = STARTED(seed, "map", "any", "players", numbers[i]);
            drawn |= 1u << map_of(&g);
        }
        CHECK_EQ(drawn, 0x3fu << (6 * i + 1) | (i ? 0 : 1u << 19));
    }
}

TEST(bad_maps_are_refused_with_a_reason)
{
    CLAUSE("PW-635", "PW-188");
    REFUSED("no map 'attick'", "map", "attick");
    REFUSED("no map 'A'", "map", "A");
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

/* Which of these Pawns can be picked and is left most often. */
static int most_left(const struct game *g, const int left[KINDS], int first, int last)
{
    int best = first;
    for (int kind = first; kind <= last; kind++)
        if (CAN(g, OPTION(PICK, kind)) && left[kind] > left[best])
            best = kind;
    return best;
}

/* Two sets hold six of each Pawn. The third player has three of all that the others left. */
TEST(who_finds_nothing_to_draft_is_passed_over_and_the_others_go_on)
{
    CLAUSE("PW-565", "PW-567", "PW-568");
    enum { FIRST = KIND_punk_zombie };
    static const int of_third[] = {KIND_misaki, KIND_judge, FIRST + 4, FIRST,     FIRST,
                                   FIRST,       FIRST + 1,  FIRST + 1, FIRST + 1, FIRST + 2,
                                   FIRST + 2,   FIRST + 2,  FIRST + 3, FIRST + 3, FIRST + 3};
    struct game g = STARTED(5, "draft", "yes", "pool", "box", "sets", "2", "mode", "wardrobe",
                            "map", "crossroads");
    int left[KINDS], third = 0, fourth = 0;
    for (int kind = 0; kind < KINDS; kind++)
        left[kind] = 6;
    for (int i = 0; i < 4; i++)
        DO(&g, OPTION(PICK, i / 2)); /* Masters */
    for (int picked = 0; picked < 4 * 16 - 2; picked++) {
        int kind =
            picked % 4 == 2 ? of_third[picked / 4] : most_left(&g, left, FIRST + 4, KIND_teddy);
        third = picked % 4 == 2 ? asked(&g) : third;
        fourth = picked % 4 == 3 ? asked(&g) : fourth;
        left[kind]--;
        DO(&g, OPTION(PICK, kind));
    }
    CHECK_ASKS(&g, fourth, ASK_DRAFT);
    CHECK(!CAN(&g, OPTION(PICK, KIND_teddy)));
    DO(&g, OPTION(PICK, FIRST));
    CHECK_EQ(kind_asked(&g), ASK_START);
    for (int seat = 0; seat < 4; seat++)
        CHECK_EQ(pw_count_box(&g, seat), seat == third ? 15 : 16);
}

TEST(a_draft_needs_enough_cards)
{
    CLAUSE("PW-566");
    REFUSED("Masters", "draft", "yes", "pool", "box", "sets", "1", "map", "crossroads");
    CHECK_STRING(REFUSAL("draft", "yes", "pool", "all", "sets", "1", "mode", "puppapocalypse").text,
                 ""); /* 60 Pawns and 9 Sidekicks are just enough for 64 */
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
    CHECK_EQ(offers_in_all(&g), 20 - 2 + 1); /* Pawns, but no fourth Ronin or Teddy; or none */
    for (int i = 0; i < 3; i++)
        DO(&g, OPTION(PICK, KIND_nurse));
    CHECK_EQ(kind_asked(&g), ASK_START);
    CHECK_EQ(count_in(&g, first, IN_BOX, PAWN) + count_in(&g, first, IN_BOX, SIDEKICK), 11);
    CHECK_EQ(count_in(&g, 1 - first, IN_BOX, PAWN) + count_in(&g, 1 - first, IN_BOX, SIDEKICK), 8);
    CHECK_EQ(pw_sidekick_limit(g.mode), 2);
}

TEST(more_pawns_are_those_that_the_toy_box_of_their_player_has_room_for)
{
    CLAUSE("PW-638", "PW-640");
    int seen[2] = {0};
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct game g =
            STARTED(seed, "map", "top-of-the-stairs", "army1", "3 ronin, 3 teddy, 2 nurse", "army2",
                    "3 silurid, 3 nurse, 2 teddy");
        bool red = asked(&g) == RED;
        seen[asked(&g)]++;
        DO(&g, go(at(5, -5)));
        DO(&g, go(at(4, -5)));
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_ronin)), !red);
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_teddy)), !red);
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_silurid)), red);
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_nurse)), red);
        CHECK(!CAN(&g, OPTION(PICK, KIND_judge))); /* though neither has a Sidekick */
    }
    CHECK(seen[RED] && seen[BLUE]);
}

TEST(whoever_passes_gets_no_more_pawns)
{
    CLAUSE("PW-637");
    for (int taken = 0; taken < 3; taken++) {
        struct game g = started(2, (const char *const[]){"map", "top-of-the-stairs", NULL});
        int first = asked(&g);
        DO(&g, go(at(5, -5)));
        DO(&g, go(at(4, -5)));
        for (int i = 0; i < taken; i++) {
            CHECK_EQ(g.k.ask.a, 3 - i);
            DO(&g, OPTION(PICK, KIND_nurse));
        }
        CHECK_ASKS(&g, first, ASK_BONUS);
        DO(&g, pass());
        CHECK_ASKS(&g, 1 - first, ASK_START);
        CHECK_EQ(count_in(&g, first, IN_BOX, PAWN) + count_in(&g, first, IN_BOX, SIDEKICK),
                 8 + taken);
    }
}

TEST(the_start_without_a_number_gives_no_pawns)
{
    CLAUSE("PW-637", "PW-641");
    struct game g = started(2, (const char *const[]){"map", "A . 2\n. . .\n. . .\n", NULL});
    int first = asked(&g);
    CHECK_EQ(offers_in_all(&g), 2);
    DO(&g, go(sq(0, 0)));
    CHECK_ASKS(&g, first, ASK_PLACE);
    CHECK_EQ(g.k.ask.a, sq(0, 0));
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, go(sq(0, 1)));
    CHECK_ASKS(&g, 1 - first, ASK_START);
    CHECK_EQ(offers_in_all(&g), 1);
    DO(&g, go(sq(2, 0)));
    CHECK_EQ(offers_in_all(&g), 3);
    DO(&g, go(sq(2, 1)));
    for (int i = 0; i < 2; i++) {
        CHECK_ASKS(&g, 1 - first, ASK_BONUS);
        DO(&g, OPTION(PICK, KIND_teddy));
    }
    CHECK_EQ(kind_asked(&g), ASK_LAY);
    CHECK_EQ(g.army_size, 1 + 8 + 2);
    CHECK_EQ(g.turn, 1);
    for (int seat = 0; seat < 4; seat++)
        CHECK_EQ(g.order[seat], NOBODY);
}

TEST(a_master_begins_in_an_unoccupied_space_beside_the_bench)
{
    CLAUSE("PW-186");
    struct game g = started(2, (const char *const[]){"map", "A . . .\n# . . .\n. . . B\n", NULL});
    DO(&g, go(sq(0, 0)));
    CHECK_EQ(offers_in_all(&g), 2); /* not on the Impassable Token */
    DO(&g, go(sq(1, 1)));
    DO(&g, go(sq(3, 2)));
    CHECK_EQ(offers_in_all(&g), 3);
    struct game near = started(2, (const char *const[]){"map", "A . B .\n. . . .\n", NULL});
    DO(&near, go(sq(0, 0)));
    DO(&near, go(sq(1, 1)));
    DO(&near, go(sq(2, 0)));
    CHECK_EQ(offers_in_all(&near), 4); /* 5 less the one where the other Master is */
    CHECK(!CAN(&near, go(sq(1, 1))));
}

TEST(only_who_wanted_to_chooses_a_master)
{
    CLAUSE("PW-171", "PW-148");
    struct game g = started(1, (const char *const[]){"masters", "marcus,choose", NULL});
    CHECK_ASKS(&g, BLUE, ASK_MASTER);
    CHECK_EQ(offers_in_all(&g), 5);
    CHECK_EQ(g.unit[pw_master(&g, RED)].kind, KIND_marcus);
    DO(&g, OPTION(PICK, KIND_pandora));
    CHECK_EQ(g.unit[pw_master(&g, BLUE)].kind, KIND_pandora);
    CHECK_EQ(kind_asked(&g), ASK_START);
    static const char *const names[] = {"seamus", "lady_justice", "viktoria", "pandora", "marcus"};
    for (int i = 0; i < 5; i++) {
        struct game named = started(1, (const char *const[]){"masters", names[i], NULL});
        CHECK_EQ(named.unit[pw_master(&named, RED)].kind, KIND_seamus + i);
    }
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct game random = started(seed, (const char *const[]){"masters", "random,random", NULL});
        seen |= 1u << random.unit[pw_master(&random, BLUE)].kind;
    }
    CHECK_EQ(seen, 31); /* each of the five can come, and nobody else */
}

/* --- Armies that are filled at random. --- */

static void check_limits(const struct game *g, int seat, int size)
{
    int sidekicks = 0, all = 0, copies[KINDS] = {0};
    for (int i = pw_master(g, seat) + 1; i < pw_master(g, seat + 1); i++) {
        int kind = g->unit[i].kind, rank = pw_puppets[kind].rank;
        if (g->unit[i].where != IN_BOX)
            continue;
        all++;
        sidekicks += rank == SIDEKICK;
        CHECK(rank != MASTER);
        CHECK(++copies[kind] <= (rank == PAWN ? 3 : 1));
    }
    CHECK_EQ(all, size);
    CHECK(sidekicks <= (size + 3) / 4);
}

TEST(random_armies_keep_the_limits_and_differ)
{
    CLAUSE("PW-127", "PW-128", "PW-131", "PW-174");
    static const char *const modes[] = {"shoebox", "chest", "wardrobe", "puppapocalypse"};
    static const int sizes[] = {8, 12, 16, 32};
    for (int mode = 0; mode < 4; mode++) {
        bool differs = false, full = false;
        for (uint64_t seed = 0; seed < 25; seed++) {
            struct game g = started(seed, (const char *const[]){"mode", modes[mode], "army1",
                                                                "random", "army2", "random", NULL});
            int sidekicks = count_in(&g, RED, IN_BOX, SIDEKICK);
            check_limits(&g, RED, sizes[mode]);
            check_limits(&g, BLUE, sizes[mode]);
            full |= sidekicks == (sizes[mode] + 3) / 4;
            for (int i = 1; i <= sizes[mode]; i++)
                differs |=
                    g.unit[pw_master(&g, RED) + i].kind != g.unit[pw_master(&g, BLUE) + i].kind;
        }
        CHECK(differs && (full || mode));
    }
    int sidekicks = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct game g =
            started(seed, (const char *const[]){"mode", "wardrobe", "army1", "random", NULL});
        sidekicks += count_in(&g, RED, IN_BOX, SIDEKICK);
    }
    CHECK(sidekicks > 60 && sidekicks < 160); /* 9 of 69 cards: about two of 16 */
}

/* Only 15 of the 69 puppets that there are have no suit, as Viktoria likes them. */
TEST(the_largest_random_army_is_full_though_few_puppets_suit_its_master)
{
    CLAUSE("PW-165", "PW-174", "PW-127", "PW-128", "PW-131");
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct game g = started(seed, (const char *const[]){"mode", "puppapocalypse", "masters",
                                                            "viktoria,viktoria", "army1", "random",
                                                            "army2", "recommended", NULL});
        check_limits(&g, RED, 32);
        check_limits(&g, BLUE, 32);
    }
}

TEST(recommended_armies_of_larger_games_are_filled_up)
{
    CLAUSE("PW-550", "PW-551", "PW-174", "PW-127", "PW-131");
    for (uint64_t seed = 0; seed < 25; seed++) {
        struct game g =
            started(seed, (const char *const[]){"mode", "wardrobe", "map", "crossroads", NULL});
        for (int seat = 0; seat < 4; seat++)
            check_limits(&g, seat, 16);
        for (int seat = 0; seat < 2; seat++)
            for (int i = 0; i < RECOMMENDED; i++)
                CHECK_EQ(g.unit[pw_master(&g, seat) + 1 + i].kind, pw_recommended[seat][i]);
        CHECK(g.unit[pw_master(&g, GREEN)].kind <= KIND_marcus);
    }
}

TEST(most_of_a_random_army_suits_its_master)
{
    CLAUSE("PW-149");
    static const char *const names[] = {"seamus", "lady_justice", "pandora", "marcus"};
    static const int suits[] = {C, R, M, T};
    for (int i = 0; i < 4; i++) {
        int easy = 0, hard = 0;
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct game g =
                started(seed, (const char *const[]){"masters", names[i], "army1", "random", NULL});
            for (int u = pw_master(&g, RED) + 1; u < pw_master(&g, RED + 1); u++) {
                int suit = pw_puppets[g.unit[u].kind].ar.suits;
                easy += !suit || suit == suits[i];
                hard += suit && suit != suits[i];
            }
        }
        CHECK(easy > hard && hard > 0);
    }
}

/* What another could think is in a Toy Box that is being packed. */
TEST(a_guess_of_a_toy_box_keeps_the_limits)
{
    CLAUSE("PW-127", "PW-128", "PW-131", "PW-179");
    const char *words[] = {"army1", "choose", "army2", "choose", NULL};
    struct game g = started(1, words);
    static const uint8_t picks[] = {KIND_judge, KIND_nino,  KIND_ronin, KIND_ronin,
                                    KIND_ronin, KIND_nurse, KIND_nurse};
    for (int i = 0; i < 7; i++)
        for (int seat = RED; seat <= BLUE; seat++)
            DO_AS(&g, seat, OPTION(PICK, picks[i]));
    for (uint8_t i = 0; i < 60; i++) {
        struct chance chance = {{i}, {0}};
        struct game guess = g;
        game_hide(&puppet_wars, &guess, RED, &chance);
        check_limits(&guess, BLUE, 7);
        CHECK(!memcmp(&guess.unit[0], &g.unit[0], 8 * sizeof g.unit[0])); /* its own are known */
        CHECK(guess.unit[pw_master(&g, BLUE)].kind == g.unit[pw_master(&g, BLUE)].kind);
    }
}

TEST(a_guess_of_a_toy_box_has_nothing_from_the_real_one)
{
    CLAUSE("PW-179");
    static const uint8_t picks[2][3] = {{KIND_judge, KIND_ronin, KIND_nurse},
                                        {KIND_teddy, KIND_teddy, KIND_sorrow}};
    struct game guess[2];
    for (int i = 0; i < 2; i++) {
        struct chance chance = {{7}, {0}};
        guess[i] = started(1, (const char *const[]){"army1", "choose", "army2", "choose", NULL});
        for (int pick = 0; pick < 3; pick++) {
            DO_AS(&guess[i], RED, OPTION(PICK, KIND_ronin));
            DO_AS(&guess[i], BLUE, OPTION(PICK, picks[i][pick]));
        }
        game_hide(&puppet_wars, &guess[i], RED, &chance);
    }
    for (int i = 0; i < 3; i++) {
        int unit = pw_master(&guess[0], BLUE) + 1 + i;
        CHECK_EQ(guess[0].unit[unit].where, IN_BOX);
        CHECK_EQ(guess[0].unit[unit].kind, guess[1].unit[unit].kind);
    }
}

/* --- Lists as people write them. --- */

TEST(army_lists_are_read_as_people_write_them)
{
    CLAUSE("PW-174");
    static const char *const lists[] = {
        "judge, nino, 3 ronin, 3 teddy", " judge ,nino,, 3 RONIN\n3x Teddy\n",
        "Judge\nNino\n3  ronin,03 teddy", "judge,nino,ronin,ronin,2 ronin,3xteddy",
        "3 teddy, 3 ronin, nino, Judge,"};
    for (int i = 0; i < 5; i++) {
        if (i == 3) { /* four of a kind, written apart, are four */
            REFUSED("4 of the Pawn Ronin", "army1", lists[i]);
            continue;
        }
        struct game g = started(1, (const char *const[]){"army1", lists[i], NULL});
        int copies[KINDS] = {0};
        for (int u = 1; u <= 8; u++)
            copies[g.unit[u].kind]++;
        CHECK(copies[KIND_judge] == 1 && copies[KIND_nino] == 1);
        CHECK(copies[KIND_ronin] == 3 && copies[KIND_teddy] == 3);
    }
    struct game named =
        started(1, (const char *const[]){
                       "army1", "Guild Hound, 3 Terror Tot, 3 zombie_chihuahua, Nurse", NULL});
    CHECK_EQ(named.unit[1].kind, KIND_guild_hound);
    CHECK_EQ(named.unit[8].kind, KIND_nurse);
    char longest[ARMY_TEXT + 1];
    snprintf(longest, sizeof longest, "%*s", ARMY_TEXT, "judge, nino, 3 ronin, 3 teddy");
    struct game full = started(1, (const char *const[]){"army1", longest, NULL});
    CHECK_EQ(count_in(&full, RED, IN_BOX, PAWN), 6);
    REFUSED("no puppet 'roni'", "army1", "roni");
    REFUSED("no puppet 'ronins'", "army1", "3 ronins");
    REFUSED("no puppet '5 ronin'", "army1", "0005 ronin"); /* three digits are a number */
    REFUSED("no puppet 'abcdefghijabcdefghijabcdefghijabcdefghi'.", "army1",
            "abcdefghijabcdefghijabcdefghijabcdefghi, ronin"); /* 39 letters */
    REFUSED("no puppet 'abcdefghijabcdefghijabcdefghijabcdefghij'.", "army1",
            "abcdefghijabcdefghijabcdefghijabcdefghijklm"); /* cut after 40 */
}

/* --- Drawings. --- */

static struct game drawn(const char *map)
{
    struct game g = {0};
    CHECK(pw_read_map(&g, map, &(struct faults){0}));
    return g;
}

/* How many neighbours the Spaces of a drawing have, all together. */
static int borders(const struct game *g)
{
    int count = 0;
    FOR_EACH_SPACE(space, spaces_in(&g->board))
        count += space_count(pw_within(g, space, 1)) - 1;
    return count;
}

TEST(a_drawing_of_hexagons_may_begin_with_either_row_and_stand_anywhere)
{
    CLAUSE("PW-017", "PW-033");
    /* Three rows of three: 6 borders along the rows, 5 from each row to the next. */
    static const char *const maps[] = {"A . .\n . . .\n. . B\n", " A . .\n. . .\n . . B\n",
                                       "    A . .\n     . . .\n    . . B",
                                       "\n\n     A . .\n    . . .  \n     . . B\n\n   \n"};
    for (int i = 0; i < 4; i++) {
        struct game g = drawn(maps[i]);
        CHECK_EQ(g.grid, HEX);
        CHECK_EQ(space_count(spaces_in(&g.board)), 9);
        CHECK_EQ(borders(&g), 2 * (6 + 5 + 5));
        CHECK_EQ(space_count(pw_free_starts(&g)), 2);
        int start = space_first(pw_free_starts(&g));
        CHECK_EQ(start, space_first(spaces_in(&g.board))); /* A is the first of them */
    }
    struct game wide =
        drawn("A . . . . . . . . . .\n . . . . . . . . . .\n. . . . . . . . . . B\n");
    CHECK_EQ(space_count(spaces_in(&wide.board)), 32);
    CHECK_EQ(borders(&wide), 2 * (10 + 9 + 10 + 20 + 20));
    struct game two = drawn("A . . . . . . . . . B\n . . . . . . . . . .\n");
    CHECK_EQ(borders(&two), 2 * (10 + 9 + 20)); /* only its first row is that wide */
    struct game moved =
        drawn("   A . . . . . . . . . B\n    . . . . . . . . . .\n     . . . . . . . .\n");
    CHECK_EQ(borders(&moved), 2 * (10 + 9 + 7 + 20 + 16));
    struct game tall = drawn("A .\n . .\n. .\n . .\n. .\n . .\n. .\n . .\n. .\n . .\n. B\n");
    CHECK_EQ(space_count(spaces_in(&tall.board)), 22);
    CHECK_EQ(borders(&tall), 2 * (11 + 3 * 10));
    struct game gap = drawn(" A .\n. .\n\n. B\n"); /* a row without Spaces is a row */
    CHECK_EQ(gap.grid, HEX);
    CHECK_EQ(borders(&gap), 2 * (1 + 1 + 1 + 3));
    struct game other = drawn(" . . . . . . . . . .\nA . . . . . . . . . B\n");
    CHECK_EQ(borders(&other), 2 * (9 + 10 + 20));
    char whole[300] = ""; /* all that fits, beginning with a shorter row */
    for (int row = 0; row < 11; row++)
        strcat(whole, row % 2 ? ". . . . . . . . . . .\n" : " . . . . . . . . . .\n");
    struct game frame = drawn(whole);
    CHECK_EQ(frame.grid, HEX);
    CHECK_EQ(space_count(spaces_in(&frame.board)), 6 * 10 + 5 * 11);
}

TEST(a_drawing_of_squares_may_be_indented_and_have_holes)
{
    CLAUSE("PW-017", "PW-612", "PW-492");
    static const char *const maps[] = {"A . .\n. . B\n", "    A . .\n    . . B\n",
                                       "\n  A . . \n  . . B\n \n"};
    struct game plain = drawn(maps[0]);
    for (int i = 0; i < 3; i++) {
        struct game g = drawn(maps[i]);
        CHECK_EQ(g.grid, SQUARE);
        CHECK(spaces_in(&g.board) == spaces_in(&plain.board));
        CHECK_EQ(borders(&g), 2 * (4 + 3 + 4));
        CHECK_EQ(g.token[sq(0, 0)], START);
        CHECK_EQ(g.token[sq(2, 1)], START);
    }
    struct game hole = drawn("A   .\n. . B\n"); /* nothing in the middle of the first row */
    CHECK_EQ(hole.grid, SQUARE);
    CHECK_EQ(borders(&hole), 2 * (2 + 2 + 2));
    struct game widest = drawn("A . . . . . . . . B\n");
    CHECK_EQ(space_count(spaces_in(&widest.board)), 10);
    struct game gap = drawn("A . .\n\n. . B\n"); /* a row of nothing: hexagons can't be told */
    CHECK_EQ(gap.grid, SQUARE);
    CHECK_EQ(borders(&gap), 2 * 4);
    struct game tallest = drawn("A\n.\n.\n.\n.\n.\n.\n.\n.\n.\nB\n\n");
    CHECK_EQ(space_count(spaces_in(&tallest.board)), 11);
}

TEST(the_centre_is_the_space_nearest_to_the_middle)
{
    CLAUSE("PW-575");
    struct game squares = drawn("A . . .\n. . . .\n. . . B\n");
    CHECK_EQ(pw_centre(&squares), sq(1, 1)); /* of two as near the first */
    struct game sideways = drawn("A . . .\n. .   .\n.   . .\n. . . B\n");
    CHECK_EQ(pw_centre(&sideways), sq(1, 1));
    struct game plus = drawn("A . . . .\n.   . . .\n. .   . .\n. . .   .\n. . . . B\n");
    CHECK_EQ(pw_centre(&plus), sq(2, 1)); /* one row up is as near as one column */
    /* Two rows of hexagons are farther away than two of them side by side are wide. */
    struct game ring = drawn(" . A .\n.     .\n .   .\n.     .\n . B .\n");
    CHECK_EQ(space_row(HEX, pw_centre(&ring)), 2);
    /* (4, 0) and (2, 2) columns and rows away are equally far: of those the first. */
    struct game even =
        drawn("A           B\n .         .\n  .       .\n .         .\n.   .   .   .\n");
    CHECK_EQ(space_row(HEX, pw_centre(&even)), 2);
    /* (3, 1) and (0, 2) are, too. */
    struct game up = drawn("A     .     B\n   .     .\n.           .\n   .     .\n.           .\n");
    CHECK_EQ(space_row(HEX, pw_centre(&up)), 0);
    struct game shifted = drawn("A . .\n . . .\n. . B\n");
    CHECK_EQ(pw_centre(&shifted), space_at(HEX, 4, 1));
    struct game wide =
        drawn("A . . . . . . . . . .\n . . . . . . . . . .\n. . . . . . . . . . B\n");
    CHECK_EQ(space_row(HEX, pw_centre(&wide)), 2); /* it is laid out one row further down */
}

TEST(any_map_without_a_number_of_players_is_for_two)
{
    CLAUSE("PW-169", "PW-633");
    static const char *const wanted[] = {"map", "2", "3", "4"};
    for (int i = 0; i < 4; i++)
        for (uint64_t seed = 0; seed < 8; seed++) {
            struct game g =
                started(seed, (const char *const[]){"map", "any", "players", wanted[i], NULL});
            int players = i ? 1 + i : 2;
            CHECK_EQ(g.k.seats, players);
            CHECK(space_count(pw_free_starts(&g)) >= players);
        }
}

TEST(a_map_can_be_played_by_fewer_than_it_has_starts)
{
    CLAUSE("PW-026", "PW-635", "PW-001");
    struct game g = WAR("map", "crossroads", "players", "2");
    CHECK_EQ(g.k.seats, 2);
    int neutral = 0;
    FOR_EACH_SPACE(space, spaces_in(&g.board))
        neutral += g.token[space] == NEUTRAL;
    struct game drawing = {0};
    CHECK(pw_read_map(&drawing, pw_map_drawing(pw_find_map("crossroads")), &(struct faults){0}));
    FOR_EACH_SPACE(space, spaces_in(&drawing.board))
        neutral -= drawing.token[space] == NEUTRAL;
    CHECK_EQ(neutral, 2); /* the two that nobody chose */
    struct game five = WAR("map", "A . B . C\n. . . . .\n. . . . .\nD . 1 . .\n. . . . .\n");
    CHECK_EQ(five.k.seats, 4); /* never more than four */
    REFUSED("too few for 4", "map", "shack-floor", "players", "4");
}

/* --- The pool of a draft. --- */

static int pool_offers(const struct game *g, int rank)
{
    struct question q = question_of(g, asked(g));
    int count = 0;
    for (int i = 0; i < q.count; i++)
        count += pw_puppets[q.options[i].a].rank == rank;
    return count;
}

TEST(the_pool_is_one_box_or_all_cards)
{
    CLAUSE("PW-553", "PW-554", "PW-561", "PW-563");
    static const int not_in_box[] = {
        KIND_pandora,   KIND_marcus, KIND_joss,        KIND_kade,     KIND_nino,
        KIND_sebastian, KIND_sorrow, KIND_guild_hound, KIND_coryphee, KIND_bayou_gremlin};
    static const int in_box[] = {KIND_misaki,       KIND_bete_noire,  KIND_judge, KIND_rusty_alyce,
                                 KIND_hooded_rider, KIND_punk_zombie, KIND_teddy};
    for (int all = 0; all < 2; all++) {
        struct game g = started(5, (const char *const[]){"draft", "yes", "pool",
                                                         all ? "all" : "box", "sets", "1", NULL});
        CHECK_EQ(pool_offers(&g, MASTER), all ? 5 : 3);
        CHECK_EQ(offers_in_all(&g), all ? 5 : 3); /* nothing but Masters */
        DO(&g, OPTION(PICK, KIND_seamus));
        CHECK_EQ(offers_in_all(&g), all ? 4 : 2);
        DO(&g, OPTION(PICK, KIND_viktoria));
        CHECK_EQ(pool_offers(&g, MASTER), 0);
        CHECK_EQ(pool_offers(&g, SIDEKICK), all ? 9 : 5);
        CHECK_EQ(pool_offers(&g, PAWN), all ? 20 : 12);
        for (int i = 0; i < 10; i++)
            CHECK_EQ(CAN(&g, OPTION(PICK, not_in_box[i])), all && not_in_box[i] >= MASTERS);
        for (int i = 0; i < 7; i++)
            CHECK(CAN(&g, OPTION(PICK, in_box[i])));
    }
}

TEST(a_set_has_three_of_each_pawn_and_one_of_each_other_card)
{
    CLAUSE("PW-567", "PW-568", "PW-553");
    for (int sets = 1; sets <= 2; sets++) {
        struct game g =
            started(5, (const char *const[]){"draft", "yes", "sets", sets == 1 ? "1" : "2", NULL});
        DO(&g, OPTION(PICK, KIND_seamus));
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_seamus)), sets == 2);
        DO(&g, OPTION(PICK, KIND_marcus));
        DO(&g, OPTION(PICK, KIND_joss));
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_joss)), sets == 2);
        DO(&g, OPTION(PICK, KIND_ronin)); /* the other one */
        DO(&g, OPTION(PICK, KIND_ronin));
        CHECK(CAN(&g, OPTION(PICK, KIND_ronin)));
        DO(&g, OPTION(PICK, KIND_ronin));
        CHECK_EQ(CAN(&g, OPTION(PICK, KIND_ronin)), sets == 2); /* three are gone */
    }
}

TEST(more_pawns_of_a_start_come_from_the_pool)
{
    CLAUSE("PW-637", "PW-567", "PW-640");
    struct game g = started(5, (const char *const[]){"draft", "yes", "sets", "1", "map",
                                                     "A . 9\n. . .\n. . .\n", NULL});
    while (kind_asked(&g) == ASK_DRAFT) {
        struct question q = question_of(&g, asked(&g));
        DO(&g, q.options[q.count - 1]); /* the last Pawns are gone first */
    }
    DO(&g, go(sq(2, 0)));
    DO(&g, go(sq(2, 1)));
    CHECK_EQ(kind_asked(&g), ASK_BONUS);
    CHECK(!CAN(&g, OPTION(PICK, KIND_bayou_gremlin))); /* drafted, all three */
    CHECK(CAN(&g, OPTION(PICK, KIND_punk_zombie)));
    for (int i = 0; i < 3; i++)
        DO(&g, OPTION(PICK, KIND_punk_zombie));
    CHECK(!CAN(&g, OPTION(PICK, KIND_punk_zombie)));
    CHECK(!CAN(&g, OPTION(PICK, KIND_misaki)));
}

TEST(each_agreement_stands_for_itself)
{
    CLAUSE("PW-523");
    static const char *const words[][2] = {{"dotless", "yes"}, {"gentle", "yes"},
                                           {"draft", "yes"},   {"turns", "7"},
                                           {"win", "tag"},     {"mode", "chest"}};
    for (int i = 0; i < 6; i++) {
        struct game g = started(1, (const char *const[]){words[i][0], words[i][1], NULL});
        CHECK_EQ(g.dotless, i == 0);
        CHECK_EQ(g.gentle, i == 1);
        CHECK_EQ(g.draft, i == 2);
        CHECK_EQ(g.turns, i == 3 ? 7 : 0);
        CHECK_EQ(g.win, i == 4 ? WIN_TAG : WIN_STANDARD);
        CHECK_EQ(g.mode, i == 5 ? MODE_CHEST : MODE_SHOEBOX);
        CHECK_EQ(g.sets, 2);
        CHECK_EQ(g.pool, POOL_ALL);
    }
    struct game draft = started(1, (const char *const[]){"sets", "3", "pool", "box", NULL});
    CHECK_EQ(draft.sets, 3);
    CHECK_EQ(draft.pool, POOL_BOX);
}
