/* test_position_battle.c - positions of the modes with abilities: which can be loaded, and which
 * are refused for what reason. */
#include "games/flash_duel/positions.h"

static const char middle[] = "This position is in the middle of";

/* The position as it is. */
static bool loads(const struct game *g, struct reason *why)
{
    struct game loaded;
    json_t *position = dumped(g);
    bool fine = game_load(&flash_duel, &loaded, position, why);
    if (fine)
        CHECK(!memcmp(&loaded, g, sizeof loaded));
    json_decref(position);
    return fine;
}

static void check_loads(const struct game *g)
{
    struct reason why = {""};
    if (!loads(g, &why))
        fail_msg("refused: %s", why.text);
}

static void check_in_the_middle(const struct game *g)
{
    struct reason why = {""};
    CHECK(!loads(g, &why));
    CHECK_CONTAINS(why.text, middle);
}

TEST_BOTH(only_positions_before_an_action_or_between_rounds_can_be_loaded)
{
    struct game g =
        FULL(me, "setsuki", "geiger", .advance = 5, .apart = 3, .hand = "1335", .foe_hand = "3");
    check_loads(&g);
    DO(&g, attack(3, 1));
    check_in_the_middle(&g); /* a response */
    DO(&g, block(3, 1));
    CHECK_EQ(kind_asked(&g), ASK_ABILITY);
    check_in_the_middle(&g); /* a window */
    DO(&g, pass());
    check_loads(&g);
    DO(&g, use(&g, foe, ABILITY_future_sight, 0, 0));
    CHECK_EQ(kind_asked(&g), ASK_PEEK);
    check_in_the_middle(&g); /* a choice of an ability */
    DO(&g, question_of(&g, foe).options[0]);
    check_loads(&g); /* and the ability is used */
    win_round(&g, me);
    CHECK_EQ(kind_asked(&g), ASK_STARTER);
    check_loads(&g);
    g.wins[me] = 2;
    DO(&g, let_begin(me));
    win_round(&g, me);
    check_loads(&g); /* the end */
    g = FULL(me, "gwen", "jaina", .advance = 3, .apart = 9);
    DO(&g, use(&g, me, ABILITY_shadowswarm, 0, 0));
    check_in_the_middle(&g);
}

TEST(choices_before_the_game_and_between_rounds_are_not_loaded)
{
    struct game g = STARTED(1, "mode", "full", "characters", "choose");
    check_in_the_middle(&g);
    g = STARTED(1, "mode", "clockwork");
    check_in_the_middle(&g);
    g = STARTED(1, "mode", "raid", "mortals", "2");
    CHECK_EQ(kind_asked(&g), ASK_KIT);
    check_in_the_middle(&g);
    g = TEAM(.turn = RED, .space = {8, 9, 8, 9});
    check_loads(&g);
    DO(&g, attack(1, 1));
    check_in_the_middle(&g);
    DO(&g, take_hit());
    DO(&g, take_hit());
    check_loads(&g);
    DO(&g, let_begin(0));
    CHECK_EQ(kind_asked(&g), ASK_ORDER);
    check_in_the_middle(&g);
    g = BETRAYAL(.turn = GREEN, .traitor = GREEN);
    check_loads(&g);
    DO(&g, unmask());
    check_in_the_middle(&g); /* naming hands */
}

TEST(a_fighter_of_a_position_has_what_their_character_has)
{
    CLAUSE("FD-108", "FD-370");
    struct game g = FULL(RED, "jaina", "gwen", .advance = 4, .apart = 9);
    check_accepted(&g, "fighters/0/up", "3");
    check_refused(&g, "fighters/0/up", "15", "'up' and 'gone'"); /* there are three cards */
    check_refused(&g, "fighters/0/gone", "8", "'up' and 'gone'");
    check_refused(&g, "fighters/0/gone", "1", "'up' and 'gone'"); /* it is face up */
    check_refused(&g, "fighters/0/character", "0", "'abilities' must be");
    check_refused(&g, "fighters/0/character", "1", "'abilities' must be");
    check_refused(&g, "fighters/0/character", "21", "Only the bot");
    check_refused(&g, "fighters/0/character", "22", "character");
    check_refused(&g, "fighters/0/abilities", "[4, 5, 6, 7, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, "fighters/0/abilities", "[4, 6, 5, 0, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, "fighters/0/limit", "6", "'limit' must be 5");
    check_refused(&g, "fighters/1/limit", "5", "'limit' must be 5, or 6");
    check_refused(&g, "fighters/0/life", "0", "'life'");
    check_refused(&g, "fighters/0/life", "6", "life");
    check_refused(&g, "fighters/0/known", "[2, 0, 0, 0, 0]", "'known' must be cards");
    check_accepted(&g, "fighters/0/known", "[1, 0, 0, 0, 1]");
    check_refused(&g, "fighters/0/loose", "3", "'loose'");
    check_refused(&g, "fighters/0/loose_as", "3", "'loose'");
    check_refused(&g, "fighters/0/stash", "3", "'stash' lies 'under' Hidden Agenda");
    check_refused(&g, "fighters/0/stash", "6", "stash");
    check_refused(&g, "fighters", "[]", "list of 2 objects");
    check_refused(&g, "fighters/0/marks", "32", "marks");
}

TEST_BOTH(a_stash_of_a_position_lies_under_a_card_that_makes_one)
{
    struct game g = FULL(me, "quince", "quince", .advance = 3, .apart = 9);
    const char *stash = me ? "fighters/1/stash" : "fighters/0/stash";
    const char *under = me ? "fighters/1/under" : "fighters/0/under";
    check_refused(&g, stash, "3", "cards with a 3"); /* one too many */
    check_refused(&g, under, "2", "'under'");        /* nothing lies there */
    DO(&g, use(&g, me, ABILITY_hidden_agenda, 3, 0));
    struct game mirrored = g;
    DO(&g, pass());
    check_same_when_loaded(&g);
    check_refused(&g, under, "1", "'under'"); /* Political Prowess */
    check_refused(&g, under, "8", "under");
    check_accepted(&g, under, "2");
    DO(&mirrored, use(&mirrored, foe, ABILITY_patriot_mirror, 4, 2));
    check_same_when_loaded(&mirrored);
    CHECK_EQ(mirrored.persona[foe].under, 2);
    DO(&mirrored, forward(1));
    DO(&mirrored, OPTION(UNSTASH));
    check_same_when_loaded(&mirrored); /* nothing lies anywhere */
}

/* Another one would push it out of the hand, or be counted as if it came from the deck. */
TEST(a_loose_card_of_a_position_comes_from_an_ability_used_this_turn)
{
    struct game g = FULL(RED, "valerie", "lum", .advance = 4, .apart = 9);
    check_refused(&g, "fighters/0/marks", "8", "'loose' card");
    DO(&g, use(&g, RED, ABILITY_green_eyes_epiphany, 1, 0));
    check_loads(&g);
    check_refused(&g, "used", "[]", "'loose' card");
}

TEST(tokens_of_a_position_stand_where_they_can)
{
    CLAUSE("FD-365", "FD-376");
    struct game g = FULL(RED, "onimaru", "zane", .advance = 4, .apart = 9); /* spaces 5 and 14 */
    check_accepted(&g, "fighters/0/soldier", "13");
    check_refused(&g, "fighters/0/soldier", "14", "soldier");
    check_refused(&g, "fighters/0/soldier", "19", "soldier");
    check_refused(&g, "fighters/1/soldier", "5", "soldier");
    check_accepted(&g, "fighters/1/soldier", "6");
    check_accepted(&g, "mine", "17");
    check_refused(&g, "mine", "18", "mine");
    check_refused(&g, "peeked", "1", "'peeked'");
    check_refused(&g, "peeker", "0", "'peeked'");
    check_refused(&g, "used", "[2]", "used");
    check_refused(&g, "played", "1", "played");
    check_refused(&g, "strike", "{\"number\": 3, \"count\": 1, \"dashing\": 2}", "dashing");
}

TEST(a_clockwork_fighter_has_four_different_abilities_and_the_pool_the_rest)
{
    CLAUSE("FD-125", "FD-132");
    static const uint8_t red[] = {1, 2, 3, 4}, blue[] = {5, 6, 7, 8};
    struct game g = clockwork_duel(RED, red, blue, (struct scene){.advance = 4, .apart = 9});
    check_loads(&g);
    check_refused(&g, "fighters/0/abilities", "[1, 1, 3, 4, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, "fighters/0/abilities", "[1, 2, 3, 3, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, "fighters/0/abilities", "[1, 2, 3, 0, 0, 0, 0, 0]", "'up' and 'gone'");
    check_refused(&g, "fighters/0/abilities", "[1, 2, 3, 4, 60, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, "fighters/0/abilities", "[1, 2, 3, 5, 0, 0, 0, 0]", "'pool' must be");
    check_refused(&g, "fighters/0/abilities", "[1, 2, 3, 61, 0, 0, 0, 0]", "'pool' must be");
    check_refused(&g, "fighters/0/character", "1", "'character'");
    check_refused(&g, "pool", "[]", "'pool' must be");
    check_refused(&g, "pool", "[20, 21, 22, 1]", "'pool' must be");
    check_refused(&g, "pool", "[20, 21, 22, 22]", "'pool' must be");
    check_refused(&g, "pool", "[20, 21, 22, 61]", "pool");
    check_accepted(&g, "pool", "[20, 21, 22, 60]");
    g = FULL(RED, "jaina", "rook", .advance = 4, .apart = 9);
    check_refused(&g, "pool", "[20, 21, 22, 60]", "'pool' must be");
}

TEST(the_bot_of_a_position_is_one_of_the_solo_game)
{
    CLAUSE("FD-136", "FD-157", "FD-160");
    struct game g = SOLO("jaina", "rook", .advance = 4, .apart = 9);
    check_loads(&g);
    check_refused(&g, "bot", "0", "There is a 'bot' in a Solo game");
    check_refused(&g, "bot", "3", "The bot's 'character'");
    check_refused(&g, "turn", "1", "The bot is never asked");
    g = SOLO("jaina", "dummy", .advance = 4, .apart = 9);
    check_refused(&g, "fighters/1/character", "5", "'abilities' must be");
    g = FULL(RED, "jaina", "rook", .advance = 4, .apart = 9);
    check_refused(&g, "bot", "2", "There is a 'bot' in a Solo game");
}

TEST(a_team_position_has_both_sides_in_their_places)
{
    CLAUSE("FD-187", "FD-192", "FD-198");
    struct game g = TEAM(.turn = RED, .space = {5, 12, 3, 14});
    check_loads(&g);
    check_refused(&g, "players", "5", "players");
    check_refused(&g, "high", "[1, 2]", "'high' must be");
    check_refused(&g, "first", "[1, 0]", "'first' must be");
    check_refused(&g, "first", "[0]", "'first' must be");
    check_accepted(&g, "first", "[2, 3]");
    check_refused(&g, "order", "[0, 1, 2, 2]", "'order' must have");
    check_refused(&g, "order", "[0, 2, 1, 3]", "'order' must have");
    check_refused(&g, "order", "[0, 1, 2]", "'order' must have");
    check_accepted(&g, "order", "[2, 3, 0, 1]");
    check_refused(&g, "spaces", "[12, 12, 3, 14]", "on or past");
    check_refused(&g, "spaces", "[5, 3, 3, 14]", "on or past");
    check_accepted(&g, "spaces", "[3, 12, 3, 12]");
    check_refused(&g, "spaces", "[0, 12, 3, 14]", "must be on the bridge");
    check_refused(&g, "spaces", "[5, 0, 3, 14]", "A defeated fighter");
    check_refused(&g, "spaces", "[5, 0, 3, 0]", "The fight is over"); /* who would go on? */
    check_refused(&g, "spaces", "[5, 12, 3]", "one number for each");
    check_refused(&g, "fighters/1/life", "2", "1 hit point");
    check_refused(&g, "hands", "[[1], [1], [1]]", "list of 4 hands");
    check_refused(&g, "reshuffles", "1", "reshuffles");
    check_refused(&g, "traitor", "1", "traitor");
    check_refused(&g, "shown", "[1]", "Only Betrayal");
    g = TEAM(.turn = RED, .space = {5, OUT, OUT, 14}, .hand = {"1", "", "", "1"});
    check_loads(&g);
    check_refused(&g, "recovering", "[1]", "Only fighters on the bridge");
    check_refused(&g, "hungry", "[2]", "Only fighters on the bridge");
}

TEST(a_raid_position_has_a_dragon_and_no_wins)
{
    CLAUSE("FD-239", "FD-243", "FD-249");
    static const char kit[] = "fighters/2/abilities";
    struct game g = RAID(.mortals = 2, .turn = RED, .space = {5, 3, 12}, .up = 15);
    check_loads(&g);
    check_accepted(&g, kit, "[61, 63, 65, 68, 0, 0, 0, 0]");
    check_refused(&g, kit, "[61, 63, 63, 68, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, kit, "[63, 61, 65, 68, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, kit, "[60, 61, 65, 68, 0, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, kit, "[61, 63, 65, 66, 68, 0, 0, 0]", "'abilities' must be");
    check_refused(&g, kit, "[61, 63, 65, 0, 0, 0, 0, 0]", "'up' and 'gone'");
    check_refused(&g, "fighters/2/character", "1", "the Dragon");
    check_refused(&g, "fighters/2/limit", "9", "'limit' must be 7");
    check_refused(&g, "spaces", "[5, 3, 0]", "The fight is over");
    check_refused(&g, "wins", "[1, 0]", "without wins");
    check_refused(&g, "round", "2", "A Raid has one round");
    check_refused(&g, "reshuffles", "1", "reshuffles");
    check_refused(&g, "first", "[0, 1]", "'first' must be");
    check_refused(&g, "order", "[1, 0, 2]", "'order' must have");
    check_refused(&g, "ending", "\"hit\"", "over exactly when");
    check_refused(&g, "high", "[1]", "'high' must be");
}

TEST(a_betrayal_position_knows_whose_loyalty_is_shown)
{
    CLAUSE("FD-309", "FD-397");
    struct game g = BETRAYAL(.turn = RED, .traitor = GREEN, .space = {5, 3, 4, OUT, 12});
    check_loads(&g);
    check_refused(&g, "players", "4", "players");
    check_refused(&g, "traitor", "5", "traitor");
    check_accepted(&g, "shown", "[3]"); /* Yellow was accused before, by somebody who is out */
    check_refused(&g, "shown", "[0, 1]", "'shown'");       /* two accusers would be out */
    check_refused(&g, "shown", "[4]", "'shown'");          /* the Dragon has no Traitor card */
    check_refused(&g, "silent", "[3]", "'silent'");        /* defeated */
    check_refused(&g, "silent", "[4]", "'silent'");        /* no mortal */
    check_refused(&g, "stakes", "1", "'stakes'");          /* which nobody has raised */
    check_refused(&g, "high", "[2, 4]", "'high' must be"); /* the traitor is not revealed */
    check_accepted(&g, "shown", "[2, 3]");
}

TEST_BOTH(what_left_a_pile_leaves_no_trace_there)
{
    struct game g = FULL(me, "geiger", "lum", .advance = 5, .apart = 9, .left = 3);
    DO(&g, use(&g, me, ABILITY_rewind_time, 0, 0));
    check_same_when_loaded(&g);
    g = FULL(me, "jaina", "lum", .advance = 5, .apart = 9, .left = 3);
    DO(&g, use(&g, me, ABILITY_smoldering_embers, 0, 0));
    check_same_when_loaded(&g);
    g = FULL(me, "geiger", "lum", .advance = 5, .apart = 9, .next = "123");
    DO(&g, use(&g, me, ABILITY_future_sight, 0, 0));
    DO(&g, OPTION(PEEK_TAKE, 3, 1, 2));
    check_same_when_loaded(&g);
    DO(&g, back(1));
    check_same_when_loaded(&g);
}

TEST_BOTH(master_of_twos_leaves_nothing_but_a_card_face_down)
{
    struct game g =
        FULL(me, "midori", "jaina", .advance = 5, .apart = 2, .hand = "134", .foe_hand = "2");
    struct game moved = g;
    DO(&moved, through(back(2), THROUGH_TWOS));
    CHECK_EQ(advance(&moved, me), 3);
    CHECK_EQ(moved.persona[me].soldier, 0); /* no token on the bridge */
    check_same_when_loaded(&moved);
    DO(&g, through(attack(2, 1), THROUGH_TWOS));
    DO(&g, block(2, 1));
    check_same_when_loaded(&g);
}
