/* test_wins.c - bots see what a player of Flash Duel sees at once. */
#include "bots/bot.h"
#include "games/flash_duel/duel.h"

static struct option chosen_by_rules(const struct game_rules *rules, const struct game *g,
                                     const char *name)
{
    struct question q;
    struct bot_budget budget = {.iterations = 2000, .threads = 1};
    struct dice dice = {.state = 11};
    game_question(rules, g, asked(g), &q);
    int choice = bot_choose(rules, g, asked(g), bot_find(name, NULL), &budget, &dice, NULL);
    CHECK(choice >= 0 && choice < q.count);
    return q.options[choice];
}

static struct option chosen(const struct game *g, const char *name)
{
    return chosen_by_rules(&flash_duel, g, name);
}

static const char *const thinkers[] = {"greedy", "plan", "search"};
enum { THINKERS = sizeof thinkers / sizeof *thinkers };

/* With three cards left in the deck, all small, every 5 but the one in hand lies on the discard
 * pile. */
TEST_BOTH(a_certain_hit_is_taken)
{
    struct game g =
        DUEL(me, .advance = 6, .apart = 5, .hand = "12345", .foe_hand = "12344", .left = 3);
    g.wins[me] = WINS_NEEDED - 1;
    for (int i = 0; i < THINKERS; i++)
        CHECK_EQ(chosen(&g, thinkers[i]).verb, ATTACK);
}

/* Whether the search asks the judge at once, plays on for a while, or to the end. */
TEST_BOTH(a_certain_hit_is_found_with_and_without_a_judge)
{
    struct game g =
        DUEL(me, .advance = 6, .apart = 5, .hand = "12345", .foe_hand = "12344", .left = 3);
    struct game_rules rules = *&flash_duel;
    g.wins[me] = WINS_NEEDED - 1;
    rules.playout = 10;
    CHECK_EQ(chosen_by_rules(&rules, &g, "search").verb, ATTACK);
    rules.judge = NULL;
    CHECK_EQ(chosen_by_rules(&rules, &g, "search").verb, ATTACK);
    rules.plan = NULL;
    CHECK_EQ(chosen_by_rules(&rules, &g, "search").verb, ATTACK);
}

TEST_BOTH(a_strike_that_can_be_blocked_is_not_taken_as_a_hit)
{
    struct game g = DUEL(me, .advance = 6, .apart = 3, .hand = "33445", .foe_hand = "33112");
    g.wins[foe] = WINS_NEEDED - 1;
    DO(&g, attack(3, 2));
    for (int i = 0; i < THINKERS; i++)
        CHECK_EQ(chosen(&g, thinkers[i]).verb, BLOCK);
}

TEST_BOTH(who_cannot_block_a_dashing_strike_retreats)
{
    struct game g = DUEL(me, .advance = 5, .apart = 5, .hand = "23345", .foe_hand = "11245");
    DO(&g, dash_strike(2, 3, 2));
    for (int i = 0; i < THINKERS; i++)
        CHECK_EQ(chosen(&g, thinkers[i]).verb, RETREAT);
}
