/* test_bot.c - what the game's plan and judge make bots do. */
#include "bots/bot.h"
#include "games/puppet_wars/war.h"

/* What this bot answers to the open question, with these dice. */
static struct option answer_of(const struct game *g, const char *name, uint64_t seed)
{
    struct bot_budget budget = {.iterations = 400, .threads = 1};
    int seat = asked(g);
    struct question q = question_of(g, seat);
    return q.options[bot_choose(&puppet_wars, g, seat, bot_find(name, NULL), &budget,
                                &(struct dice){seed}, NULL)];
}

static bool is_mine(struct option option)
{
    return option.verb == DO && option.a == ACTION_mine;
}

/* The Work Bench is Red's already: Mine! would change nothing, and exhaust. */
TEST(bots_do_not_say_mine_on_their_own_work_bench)
{
    static const char *const names[] = {"plan", "greedy", "search"};
    for (uint64_t seed = 0; seed < 30; seed++) {
        struct game g = war();
        int me = put(&g, RED, KIND_ronin, at(0, -5));
        pw_set_token(&g, at(2, -4), BENCH + RED); /* not the last one either */
        g.unit[me].turn[MV] = seed % 2 ? -3 : 0;  /* nowhere to go, or somewhere */
        animate(&g, me);
        CHECK(CAN(&g, OPTION(DO, ACTION_mine, NOBODY, 1)));
        for (int i = 0; i < 3; i++)
            CHECK(!is_mine(answer_of(&g, names[i], seed)));
    }
}

/* ... but on those of others, whatever it costs. */
TEST(bots_say_mine_on_a_work_bench_of_others)
{
    static const char *const names[] = {"plan", "greedy", "search"};
    static const uint8_t tokens[] = {NEUTRAL, BENCH + BLUE};
    for (int i = 0; i < 2; i++) {
        struct game g = war();
        pw_set_token(&g, at(0, 0), tokens[i]);
        animate(&g, put(&g, RED, KIND_ronin, at(0, 0)));
        for (int j = 0; j < 3; j++) {
            struct option answer = answer_of(&g, names[j], 1);
            CHECK(is_mine(answer) && answer.c);
        }
    }
}

/* A hit that is certain is worth the Red Joker, if it tears a Master apart. */
TEST(a_search_plays_the_red_joker_for_a_certain_win)
{
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct game g = war();
        int me = put(&g, RED, KIND_nurse, at(-1, 4)), master = pw_master(&g, BLUE);
        g.unit[master].rips = 4;
        deal(&g, RED, "rj r3 c4 m5", "");
        deal(&g, BLUE, "", "");
        animate(&g, me);
        DO(&g, act(ACTION_attack, master)); /* Combat 0: only what is played counts */
        CHECK_EQ(kind_asked(&g), ASK_PLAY);
        CHECK_EQ(answer_of(&g, "search", seed).a, RED_JOKER);
    }
}
