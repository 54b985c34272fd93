/* test_achievements.c - the ten achievements of the Solo game. */
#include "games/flash_duel/duel.h"

static const struct achievement *find(const char *name)
{
    const struct achievement *row = flash_duel.achievements;
    for (; row->name; row++)
        if (!strcmp(row->name, name))
            return row;
    fail_msg("there is no achievement '%s'", name);
    return NULL;
}

/* How many of the marks that it needs this game has earned; all games together, as a player's. */
static bool earned(const char *name, const struct game *games, int count)
{
    uint32_t marks = 0;
    for (int i = 0; i < count; i++)
        marks |= find(name)->marks(&games[i], RED);
    return __builtin_popcount(marks) >= find(name)->needed;
}

/* A Solo game of Red; the bot is to be beaten. */
static struct game solo(const char *character, const char *bot)
{
    struct game g;
    uint64_t seed = 0;
    do
        g = STARTED(seed++, "mode", "solo", "characters", character, "bot", bot);
    while (kind_asked(&g) != ASK_ACTION || g.turn != RED);
    return g;
}

/* Red wins or loses the running round, and may use Cog Engine in it. */
static void end_round(struct game *g, bool won, bool with_ability)
{
    while (kind_asked(g) != ASK_ACTION || g->turn != RED) {
        struct question q = question_of(g, RED);
        DO(g, q.options[q.count - 1]); /* whatever the bot's first turn asks */
    }
    int round = g->round;
    if (with_ability) {
        ARRANGE(g, RED, .advance = 1, .apart = 16, .hand = "3", .foe_hand = "");
        DO(g, use(g, RED, ABILITY_cog_engine, 0, 0));
    }
    while (won && g->round == round && game_pending(g) && g->ending == ROUND_RUNNING) {
        ARRANGE(g, RED, .advance = 5, .apart = 3, .hand = "3", .foe_hand = "", .next = "2");
        DO(g, attack(3, 1));
        while (g->ending == ROUND_RUNNING && g->round == round && kind_asked(g) != ASK_ACTION)
            DO(g, kind_asked(g) == ASK_ABILITY ? pass() : take_hit());
    }
    if (!won) {
        ARRANGE(g, RED, .advance = 2, .apart = 4, .hand = "1", .foe_hand = "33", .next = "12");
        DO(g, forward(1));
        DO(g, take_hit());
    }
}

/* A game in which Red wins three rounds, using an ability in the first if wanted. */
static struct game won_game(const char *character, const char *bot, bool with_ability)
{
    struct game g = solo(character, bot);
    for (int i = 0; i < 3; i++)
        end_round(&g, true, with_ability && i == 0);
    CHECK_EQ(asked(&g), NOBODY);
    CHECK_EQ(g.wins[RED], 3);
    return g;
}

TEST(there_are_ten_achievements_worth_180_points)
{
    CLAUSE("FD-180");
    int count = 0, points = 0;
    for (const struct achievement *row = flash_duel.achievements; row->name; row++) {
        count++;
        points += row->points;
        CHECK(row->text[0] && row->needed > 0);
    }
    CHECK_EQ(count, 10);
    CHECK_EQ(points, 180);
}

TEST(initiation_is_a_pure_round_against_the_dummy)
{
    CLAUSE("FD-170", "FD-181");
    CHECK_EQ(find("Initiation")->points, 5);
    struct game g = solo("bal-bas-beta", "dummy");
    CHECK(!earned("Initiation", &g, 1));
    end_round(&g, true, true);
    CHECK_EQ(g.wins[RED], 1);
    CHECK(!earned("Initiation", &g, 1)); /* with an ability */
    end_round(&g, true, false);
    CHECK(earned("Initiation", &g, 1)); /* the second round was pure; the game need not be over */
    g = solo("bal-bas-beta", "dummy");
    end_round(&g, false, false);
    CHECK_EQ(g.wins[BLUE], 1);
    CHECK(!earned("Initiation", &g, 1));
    g = solo("bal-bas-beta", "rook");
    end_round(&g, true, false);
    CHECK(!earned("Initiation", &g, 1));
}

TEST(first_win_is_a_pure_game_against_the_dummy)
{
    CLAUSE("FD-171", "FD-181");
    CHECK_EQ(find("First Win")->points, 5);
    struct game g = won_game("bal-bas-beta", "dummy", false);
    CHECK(earned("First Win", &g, 1));
    CHECK(!earned("Rook Stomper", &g, 1) && !earned("Stop the Rock", &g, 1));
    g = won_game("bal-bas-beta", "dummy", true); /* one ability in the first round */
    CHECK(!earned("First Win", &g, 1));
    CHECK(earned("Initiation", &g, 1));
}

TEST(the_rook_bot_is_stopped_and_stomped)
{
    CLAUSE("FD-172", "FD-174");
    CHECK_EQ(find("Stop the Rock")->points, 10);
    CHECK_EQ(find("Rook Stomper")->points, 15);
    struct game g = won_game("bal-bas-beta", "rook", true);
    CHECK(earned("Stop the Rock", &g, 1));
    CHECK(!earned("Rook Stomper", &g, 1));
    CHECK(!earned("Dragon Victory", &g, 1) && !earned("Dragon Blood", &g, 1));
    g = won_game("bal-bas-beta", "rook", false);
    CHECK(earned("Rook Stomper", &g, 1));
    g.wins[RED] = 2;
    CHECK(!earned("Stop the Rock", &g, 1) && !earned("Rook Stomper", &g, 1));
}

TEST(a_party_needs_three_different_characters)
{
    CLAUSE("FD-173", "FD-182");
    CHECK_EQ(find("Party of Three")->points, 10);
    struct game games[3] = {won_game("bal-bas-beta", "rook", false),
                            won_game("jaina", "rook", false),
                            won_game("bal-bas-beta", "rook", true)};
    CHECK(!earned("Party of Three", games, 3));
    games[2] = won_game("lum", "dummy", false);
    CHECK(!earned("Party of Three", games, 3));
    games[2] = won_game("lum", "rook", false);
    CHECK(earned("Party of Three", games, 3));
    CHECK(!earned("Sad Dragon", games, 3));
}

TEST(dragon_blood_is_a_round_and_dragon_victory_a_game)
{
    CLAUSE("FD-175", "FD-176", "FD-178");
    CHECK_EQ(find("Dragon Blood")->points, 20);
    CHECK_EQ(find("Dragon Victory")->points, 20);
    CHECK_EQ(find("Dragon Stomper")->points, 25);
    struct game g = solo("bal-bas-beta", "dragon");
    end_round(&g, true, true);
    CHECK(earned("Dragon Blood", &g, 1));
    CHECK(!earned("Dragon Victory", &g, 1));
    g = won_game("bal-bas-beta", "dragon", true);
    CHECK(earned("Dragon Victory", &g, 1));
    CHECK(!earned("Dragon Stomper", &g, 1));
    g = won_game("bal-bas-beta", "dragon", false);
    CHECK(earned("Dragon Stomper", &g, 1));
    CHECK(!earned("Rook Stomper", &g, 1));
}

TEST(a_sad_dragon_and_a_master)
{
    CLAUSE("FD-177", "FD-179", "FD-182");
    CHECK_EQ(find("Sad Dragon")->points, 20);
    CHECK_EQ(find("Master Flash Dueler")->points, 50);
    static struct game games[20];
    for (int i = 0; i < 20; i++) {
        games[i] = won_game(fd_character_choices[2 + i], "dragon", false);
        CHECK_EQ(earned("Sad Dragon", games, i + 1), i >= 2);
        CHECK_EQ(earned("Master Flash Dueler", games, i + 1), i == 19);
    }
    games[7] = games[3]; /* one character missing */
    CHECK(!earned("Master Flash Dueler", games, 20));
}

TEST(games_between_people_earn_nothing)
{
    CLAUSE("FD-170", "FD-176");
    struct game g = FULL(RED, "bal-bas-beta", "rook", .advance = 8, .apart = 1);
    for (int i = 0; i < 3; i++) {
        if (kind_asked(&g) == ASK_STARTER)
            DO(&g, let_begin(RED));
        win_round(&g, RED);
    }
    CHECK_EQ(g.wins[RED], 3);
    for (const struct achievement *row = flash_duel.achievements; row->name; row++)
        CHECK(!row->marks(&g, RED) && !row->marks(&g, BLUE));
}

TEST(abilities_of_the_bot_do_not_count)
{
    CLAUSE("FD-181");
    struct game g = SOLO("jaina", "rook", .advance = 2, .apart = 2, .hand = "12345",
                         .foe_hand = "12345", .next = "13");
    DO(&g, forward(1)); /* Rook attacks with Windmill Crusher */
    CHECK_EQ(g.persona[BLUE].up, 6);
    CHECK_EQ(g.feats, 0);
    g = FULL(RED, "bal-bas-beta", "jaina", .advance = 2, .apart = 12);
    DO(&g, use(&g, RED, ABILITY_cog_engine, 0, 0));
    CHECK_EQ(g.feats, 0); /* nor is there anything to earn between people */
}
