/* test_setup.c - setups, banks, clockwork drafts, the tournament match. */
#include "games/puzzle_strike/table.h"

TEST(the_box)
{
    CLAUSE("PS-006", "PS-009", "PS-077");
    struct game g = STARTED(1, "mode", "duel");
    static const int copies[] = {64, 20, 16, 12, 20, 16, 10, 24};
    int total = 10; /* blanks, which take no part */
    for (int kind = 0; kind < 8; kind++) {
        CHECK_EQ(ps_copies(&g, kind), copies[kind]);
        total += copies[kind];
    }
    total += 24 * ps_copies(&g, FIRST_PUZZLE) + 30;
    CHECK_EQ(total, 342);
    for (int chip = 1; chip < CHIPS; chip++)
        CHECK(strcmp(ps_chip_name(chip), "Blank"));
}

TEST(the_bank_at_the_start)
{
    CLAUSE("PS-074", "PS-076", "PS-078");
    static const struct {
        const char *mode, *players;
        int ones, crashes;
    } rows[] = {{"duel", "3", 52, 14},
                {"free-for-all", "3", 46, 13},
                {"free-for-all", "4", 40, 12},
                {"team", "3", 40, 12}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g = STARTED(2, "mode", rows[i].mode, "players", rows[i].players);
        CHECK_EQ(in_bank(&g, "gem_1"), rows[i].ones - 1); /* one is anted */
        CHECK_EQ(in_bank(&g, "crash_gem"), rows[i].crashes);
        CHECK_EQ(in_bank(&g, "combine"), 20);
        CHECK_EQ(in_bank(&g, "double_crash_gem"), 10);
        CHECK_EQ(in_bank(&g, "wound"), 24);
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
            CHECK_EQ(g.bank[kind], 5);
        CHECK_EQ(BANK_STACKS, 18);
    }
}

/* The names of the bank's puzzle chips in this setup. */
static bool has_bank(const struct game *g, const char *const names[PUZZLES])
{
    for (int i = 0; i < PUZZLES; i++) {
        bool found = false;
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
            found |= !strcmp(ps_name(g, kind), names[i]);
        if (!found)
            return false;
    }
    return true;
}

TEST(the_recommended_banks)
{
    CLAUSE("PS-221", "PS-222", "PS-223", "PS-224", "PS-225", "PS-226", "PS-227");
    static const struct {
        const char *name;
        const char *const chips[PUZZLES];
    } banks[] = {
        {"first-game",
         {"Axe Kick", "Bang then Fizzle", "Blues are Good", "Button Mashing", "Just a Scratch",
          "Money for Nothing", "Now or Later", "Ouch!", "Punch, Punch, Kick", "Signature Move"}},
        {"fists-of-frenzy",
         {"Blues are Good", "Button Mashing", "Color Panic", "Ebb or Flow", "Hundred-Fist Frenzy",
          "Improvisation", "One True Style", "Pick Your Poison", "Punch, Punch, Kick",
          "Repeated Jabs"}},
        {"combo-crazy",
         {"Blues are Good", "Button Mashing", "Chips for Free", "Color Panic", "Improvisation",
          "Option Select", "Ouch!", "Punch, Punch, Kick", "Safe Keeping", "X-Copy"}},
        {"no-attacks",
         {"Axe Kick", "Bang then Fizzle", "Button Mashing", "Chips for Free", "Degenerate Trasher",
          "Improvisation", "Option Select", "Punch, Punch, Kick", "Safe Keeping", "X-Copy"}},
        {"the-hammer",
         {"Bang then Fizzle", "Button Mashing", "Chips for Free", "Degenerate Trasher",
          "Ebb or Flow", "Money for Nothing", "One True Style", "Pick Your Poison",
          "Risk to Riskonade", "The Hammer"}}};
    static const char *const modes[] = {"duel", "free-for-all", "team", "last-standing"};
    for (size_t i = 0; i < sizeof banks / sizeof *banks; i++)
        for (size_t mode = 0; mode < 4; mode++) {
            struct game g = STARTED(3, "mode", modes[mode], "bank", banks[i].name);
            CHECK(has_bank(&g, banks[i].chips));
        }
    struct game g = STARTED(3, "mode", "duel"); /* the default */
    CHECK(has_bank(&g, banks[0].chips));
}

TEST(no_attacks_has_no_fist)
{
    CLAUSE("PS-228");
    struct game g = STARTED(3, "bank", "no-attacks");
    for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
        CHECK(!(ps_chip(&g, kind)->icons & FIST));
}

TEST(any_ten_stacks)
{
    CLAUSE("PS-075");
    struct game g = STARTED(4, "bank", "custom", "stacks",
                            "x_copy,ouch,roundhouse,draw_three,the_hammer,axe_kick,one_of_each,"
                            "sale_prices,knockdown,secret_move");
    static const char *const chips[PUZZLES] = {
        "X-Copy",   "Ouch!",       "Roundhouse",  "Draw Three", "The Hammer",
        "Axe Kick", "One of Each", "Sale Prices", "Knockdown",  "Secret Move"};
    CHECK(has_bank(&g, chips));
    const char *const twice[] = {"bank", "custom", "stacks", "x_copy,x_copy", NULL};
    CHECK_CONTAINS(refusal(twice).text, "X-Copy");
    for (int set = 1; set <= 3; set++) {
        struct game r = STARTED(5, "bank", "random", "set", ps_set_names[set - 1]);
        for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
            CHECK(ps_chip(&r, kind)->set & set);
        CHECK(ps_chips[FIRST_CHARACTER_CHIP + 3 * (r.player[0].character - 1)].set & set);
    }
}

/* Ways to choose k of n. */
static long ways(long n, long k)
{
    long result = 1;
    for (long i = 1; i <= k; i++)
        result = result * (n - k + i) / i;
    return result;
}

TEST(the_number_of_starting_conditions)
{
    CLAUSE("PS-079", "PS-068");
    CHECK_EQ(ways(SET_PUZZLES, PUZZLES), 1961256);
    CHECK_EQ(ways(SET_CHARACTERS, 4), 210);
    CHECK_EQ(ways(SET_PUZZLES, PUZZLES) * ways(SET_CHARACTERS, 4), 411863760);
    struct game g = STARTED(1, "characters", "choose,choose");
    CHECK_EQ(offers(&g, PICK_CHARACTER), 10);
    DO(&g, "Zane");
    CHECK_EQ(offers(&g, PICK_CHARACTER), 9);
    DO(&g, "Gwen");
    CHECK_EQ(g.player[0].character, ZANE);
    CHECK_EQ(g.player[1].character, GWEN);
}

TEST(characters_differ_unless_mirrors_are_wanted)
{
    CLAUSE("PS-069");
    const char *const same[] = {"characters", "zane,zane", NULL};
    CHECK_CONTAINS(refusal(same).text, "mirror");
    struct game g = STARTED(1, "characters", "zane,zane", "mirror", "yes");
    CHECK_EQ(g.player[1].character, ZANE);
    CHECK_EQ(ps_copies(&g, kind_of(&g, "crash_potato")), 2);
    for (uint64_t seed = 0; seed < 30; seed++) {
        struct game r = STARTED(seed, "mode", "free-for-all", "players", "4");
        for (int a = 0; a < 4; a++)
            for (int b = 0; b < a; b++)
                CHECK(r.player[a].character != r.player[b].character);
    }
}

TEST(the_first_player_is_random_and_turns_go_round)
{
    CLAUSE("PS-073");
    int first[4] = {0};
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct game g = STARTED(seed, "mode", "free-for-all", "players", "4");
        first[g.turn]++;
        int turn = g.turn;
        end_turn(&g);
        CHECK_EQ(g.turn, (turn + 1) % 4);
    }
    for (int seat = 0; seat < 4; seat++)
        CHECK(first[seat] > 0);
}

/* --- Clockwork. --- */

static void check_draft(const char *mode, const char *players, const int *order, int picks,
                        int pool)
{
    struct game g = STARTED(7, "mode", mode, "players", players, "clockwork", "yes");
    CHECK_EQ(g.pool.count, pool);
    for (int i = 0; i < pool; i++)
        CHECK(g.pool.card[i] != CHIP_shadow_plague);
    int seat_of[5] = {0};
    for (int i = 0; i < picks; i++) {
        if (!seat_of[order[i]])
            seat_of[order[i]] = asked(&g) + 1;
        CHECK_EQ(asked(&g) + 1, seat_of[order[i]]);
        CHECK_EQ(offers(&g, DRAFT_CHIP), pool - i);
        uint8_t chip = g.pool.card[0];
        DO(&g, question_of(&g, asked(&g)).options[0]);
        if (i < picks - 1)
            CHECK(ps_find_kind(&g, chip) != NO_KIND);
    }
    for (int seat = 0; seat < g.k.seats; seat++)
        for (int i = 0; i < OWN_CHIPS; i++)
            CHECK_EQ(ps_copies(&g, g.player[seat].own[i]), 1);
    if (g.mode == MODE_TEAM) { /* players 1 and 4 against 2 and 3 */
        CHECK_EQ(ps_side(&g, seat_of[1] - 1), ps_side(&g, seat_of[4] - 1));
        CHECK_EQ(ps_side(&g, seat_of[2] - 1), ps_side(&g, seat_of[3] - 1));
    }
    CHECK_EQ(asked(&g), g.starter);
}

TEST(clockwork_drafts)
{
    CLAUSE("PS-169", "PS-170", "PS-171", "PS-172", "PS-173", "PS-174", "PS-175");
    static const int two[] = {1, 2, 2, 1, 1, 2}, three[] = {1, 2, 3, 3, 2, 1, 1, 2, 3},
                     four[] = {1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4};
    check_draft("duel", "3", two, 6, 9);
    check_draft("free-for-all", "3", three, 9, 12);
    check_draft("free-for-all", "4", four, 12, 15);
    check_draft("team", "4", four, 12, 15);
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct game g = STARTED(seed, "clockwork", "yes", "set", "shadows");
        for (int i = 0; i < g.pool.count; i++) {
            CHECK(ps_chips[g.pool.card[i]].set == SHADOWS);
            CHECK(g.pool.card[i] != CHIP_shadow_plague);
        }
    }
}

/* --- The tournament. --- */

static struct game tournament(uint64_t seed, const char *mirror)
{
    return STARTED(seed, "mode", "tournament", "mirror", mirror);
}

static void choose_characters(struct game *g, const char *red, const char *blue)
{
    DO_AS(g, 0, red);
    DO_AS(g, 1, blue);
}

TEST(characters_are_chosen_double_blind)
{
    CLAUSE("PS-204", "PS-205", "PS-206", "PS-209", "PS-210");
    struct game g = tournament(1, "yes");
    CHECK_EQ(g.k.pending, 3); /* both at once */
    DO_AS(&g, 0, "Zane");
    CHECK_EQ(g.player[0].character, NO_CHARACTER); /* not shown yet */
    DO_AS(&g, 1, "Zane");
    CHECK_EQ(g.player[0].character, ZANE); /* a mirror match */
    CHECK_EQ(g.player[1].character, ZANE);
    int starters = 0, banks = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct game r = tournament(seed, "yes");
        choose_characters(&r, "Zane", "Gwen");
        starters += r.turn;
        banks += r.chip[FIRST_PUZZLE] != g.chip[FIRST_PUZZLE];
    }
    CHECK(starters > 0 && starters < 20);
    CHECK(banks > 0);
}

TEST(a_coin_decides_about_the_same_character)
{
    CLAUSE("PS-207", "PS-208");
    struct game g = tournament(2, "no");
    choose_characters(&g, "Zane", "Zane");
    int loser = asked(&g);
    CHECK_EQ(g.player[1 - loser].character, ZANE);
    CHECK(!CAN(&g, "Zane"));
    DO(&g, "Troq");
    CHECK_EQ(asked(&g), loser);
    DO(&g, "Play second");
    CHECK_EQ(g.player[loser].character, TROQ);
    CHECK_EQ(g.turn, 1 - loser);
}

static struct game tournament_begun(void)
{
    struct game g = tournament(3, "no");
    choose_characters(&g, "Zane", "Gwen");
    return g;
}

TEST(best_of_three)
{
    CLAUSE("PS-211", "PS-212", "PS-219", "PS-220");
    struct game g = tournament_begun();
    uint8_t bank[PUZZLES];
    memcpy(bank, g.chip + FIRST_PUZZLE, PUZZLES);
    int loser = lose_game(&g);
    CHECK_EQ(asked(&g), loser); /* only the loser is asked */
    DO(&g, "Nothing");
    CHECK_EQ(g.turn, loser); /* plays first */
    CHECK(!memcmp(bank, g.chip + FIRST_PUZZLE, PUZZLES));
    CHECK_EQ(g.player[0].character, ZANE);
    CHECK_EQ(g.player[1].character, GWEN);
    CHECK_EQ(g.wins[1 - loser], 1);
    CHECK_EQ(hand_size(&g, loser), 5);
    end_turn(&g);
    lose_game(&g); /* the other one loses this */
    DO(&g, "Nothing");
    lose_game(&g);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.wins[0] + g.wins[1], 3);
    struct result r = {0};
    ps_result(&g, &r);
    CHECK_EQ(r.score[0] == 2, r.rank[0] == 1);
    CHECK_EQ(r.score[1] == 2, r.rank[1] == 1);
}

TEST(the_loser_switches_the_character)
{
    CLAUSE("PS-213", "PS-214");
    struct game g = tournament_begun();
    int loser = lose_game(&g);
    CHECK_EQ(offers(&g, LOSER_KEEP) + offers(&g, LOSER_CHARACTER) + offers(&g, LOSER_STACK) +
                 offers(&g, LOSER_BANK),
             4); /* at most one of three, or none */
    CHECK_EQ(offers_in_all(&g), 4);
    DO(&g, "Switch to another character");
    CHECK_EQ(offers(&g, PICK_CHARACTER), 8); /* of ten */
    CHECK(!CAN(&g, ps_characters[g.player[loser].character]));
    CHECK(!CAN(&g, ps_characters[g.player[1 - loser].character]));
    DO(&g, "Troq");
    CHECK_EQ(g.player[loser].character, TROQ);
    CHECK_EQ(kind_asked(&g) == ASK_ACTION || kind_asked(&g) == ASK_BUY, 1); /* and that was all */
    CHECK_EQ(held(&g, loser, "more_shiny") + in_bag(&g, loser, "more_shiny"), 1);
}

TEST(the_loser_replaces_a_stack)
{
    CLAUSE("PS-215", "PS-216", "PS-217");
    struct game g = tournament_begun();
    lose_game(&g);
    char out[64], in[64];
    snprintf(out, sizeof out, "Remove %s", ps_name(&g, FIRST_PUZZLE));
    uint8_t gone = g.chip[FIRST_PUZZLE];
    DO(&g, "Replace a stack");
    DO(&g, out);
    snprintf(in, sizeof in, "%s for", ps_chip_name(gone));
    CHECK(!CAN(&g, in)); /* not itself */
    CHECK_EQ(offers(&g, SWAP_IN), 14);
    struct option came = question_of(&g, asked(&g)).options[0];
    DO(&g, came);
    CHECK_EQ(g.chip[FIRST_PUZZLE], came.a);
    CHECK_EQ(g.bank[FIRST_PUZZLE], 5);
    end_turn(&g);
    lose_game(&g);
    DO(&g, "Replace a stack");
    snprintf(out, sizeof out, "Remove %s", ps_name(&g, FIRST_PUZZLE + 1));
    DO(&g, out);
    CHECK(!CAN(&g, in)); /* switched out earlier: not back in */
    CHECK_EQ(offers(&g, SWAP_IN), 13);
}

TEST(the_loser_makes_a_new_bank)
{
    CLAUSE("PS-218", "PS-217");
    int changed = 0, returned = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        struct game g = tournament(seed, "no");
        choose_characters(&g, "Zane", "Gwen");
        lose_game(&g);
        uint8_t before[PUZZLES];
        memcpy(before, g.chip + FIRST_PUZZLE, PUZZLES);
        int banned = before[0] - SHADOWS_PUZZLE;
        g.swapped[banned >> 3] |= (uint8_t)(1u << (banned & 7)); /* as if switched out before */
        DO(&g, "A new random bank");
        changed += memcmp(before, g.chip + FIRST_PUZZLE, PUZZLES) != 0;
        returned += memchr(g.chip + FIRST_PUZZLE, before[0], PUZZLES) != NULL;
    }
    CHECK_EQ(changed, 12);
    CHECK(returned > 0); /* chance is not bound by the ban */
}
