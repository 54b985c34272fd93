/* bot.c - the table of bots, and what they share; see bot.h. */
#include "bots/bot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const struct bot bot_table[] = {
    {"random", "any legal option", {0}, random_choose},
    {"novice", "rules of thumb, with a slip now and then", {0}, novice_choose},
    {"greedy", "what looks best one step ahead", {0}, greedy_choose},
    {"plan", "a few rules of thumb of that game", {0}, plan_choose},
    {"pure", "search that never mixes its answers, to compare", {.ms = 100}, pure_choose},
    {"search", "tree search over guesses of what is hidden", {.ms = 100}, search_choose},
    {"club", "thinks a tenth of a second about each answer", {.ms = 100}, search_choose},
    {"master", "thinks a second about each answer", {.ms = 1000}, search_choose},
    {.name = NULL},
};

const struct bot *bot_find(const char *name, struct reason *why)
{
    char known[160] = "";
    for (const struct bot *bot = bot_table; bot->name; bot++) {
        if (!strcmp(bot->name, name))
            return bot;
        reason_list(known, sizeof known, bot->name);
    }
    refuse(why, "There is no bot '%.40s'; there is: %s.", name, known);
    return NULL;
}

static struct bot_budget budget_of(const struct bot *bot, const struct bot_budget *wanted)
{
    struct bot_budget budget = wanted ? *wanted : (struct bot_budget){0};
    if (!budget.iterations && !budget.ms) {
        budget.iterations = bot->budget.iterations;
        budget.ms = bot->budget.ms;
    }
    if (!budget.threads)
        budget.threads = bot->budget.threads ? bot->budget.threads : 1;
    return budget;
}

static int choose(const struct game_rules *rules, const struct game *real, int seat,
                  const struct bot *bot, const struct bot_budget *budget, struct dice *dice,
                  struct bot_opinion *opinions, const struct bot_insight *insight)
{
    struct bot_opinion forgotten[OPTIONS];
    struct bot_task task = {.rules = rules,
                            .seat = seat,
                            .dice = dice,
                            .budget = budget_of(bot, budget),
                            .opinions = opinions ? opinions : forgotten,
                            .explains = opinions != NULL,
                            .insight = insight};
    memset(task.opinions, 0, sizeof forgotten);
    struct chance chance;
    bot_chance(&chance, dice);
    struct game *guess = malloc(rules->size);
    if (!guess) { /* no bot may look at the real state, so only its options count */
        game_question(rules, real, seat, &task.question);
        return random_choose(&task);
    }
    memcpy(guess, real, rules->size);
    game_hide(rules, guess, seat, &chance);
    game_question(rules, guess, seat, &task.question);
    task.guess = guess;
    int choice = task.question.count > 1 ? bot->choose(&task) : 0;
    free(guess);
    assert(choice >= 0 && choice < task.question.count);
    return choice;
}

int bot_choose(const struct game_rules *rules, const struct game *real, int seat,
               const struct bot *bot, const struct bot_budget *budget, struct dice *dice,
               struct bot_opinion *opinions)
{
    return choose(rules, real, seat, bot, budget, dice, opinions, NULL);
}

int bot_choose_by(const struct game_rules *rules, const struct game *real, int seat,
                  const struct bot *bot, const struct bot_budget *budget, struct dice *dice,
                  const struct bot_insight *insight)
{
    return choose(rules, real, seat, bot, budget, dice, NULL, insight);
}

static bool is_better(const struct bot_opinion *a, const struct bot_opinion *b)
{
    return a->visits != b->visits ? a->visits > b->visits : a->win > b->win;
}

void bot_rank(const struct bot_opinion *opinions, int count, int choice, uint8_t order[OPTIONS])
{
    int ranked = 1;
    order[0] = (uint8_t)choice;
    for (int i = 0; i < count; i++) {
        int at = ranked;
        if (i == choice)
            continue;
        for (; at > 1 && is_better(&opinions[i], &opinions[order[at - 1]]); at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
        ranked++;
    }
}

void bot_advice_write(const struct game_rules *rules, const struct game *g, int seat,
                      const struct bot_opinion *opinions, int choice, struct writer *w)
{
    struct question q;
    uint8_t order[OPTIONS];
    game_question(rules, g, seat, &q);
    bot_rank(opinions, q.count, choice, order);
    put_open(w, "options", '[');
    for (int i = 0; i < q.count; i++) {
        const struct bot_opinion *opinion = &opinions[order[i]];
        struct phrase phrase;
        game_describe(rules, g, seat, q.options[order[i]], &phrase);
        put_open(w, NULL, '{');
        put_int(w, "option", order[i]);
        phrase_write(&phrase, w);
        if (opinion->visits)
            put_real(w, "win", opinion->win, 3);
        else
            put_null(w, "win");
        put_int(w, "visits", opinion->visits);
        put_close(w);
    }
    put_close(w);
}

/* How a seat ended: the share of the others whose rank is worse, with those of the same rank
 * counting half. A seat that plays alone, or seats that play together, win or don't. */
static float rank_reward(const struct result *result, int seat, int seats)
{
    int behind = 0, beside = 0;
    if (seats == 1 || result->together)
        return result->rank[seat] == 1 ? 1 : 0;
    for (int other = 0; other < seats; other++) {
        behind += result->rank[other] > result->rank[seat];
        beside += result->rank[other] == result->rank[seat] && other != seat;
    }
    return ((float)behind + (float)beside / 2) / (float)(seats - 1);
}

void bot_rewards(const struct game_rules *rules, const struct game *g, float rewards[SEATS])
{
    int seats = game_kernel_const(g)->seats;
    if (!game_pending(g)) {
        struct result result = {0};
        rules->result(g, &result);
        for (int seat = 0; seat < seats; seat++)
            rewards[seat] = rank_reward(&result, seat, seats);
        return;
    }
    int chances[SEATS];
    if (rules->judge)
        rules->judge(g, chances);
    for (int seat = 0; seat < seats; seat++) {
        assert(!rules->judge || (chances[seat] >= 0 && chances[seat] <= 1000));
        rewards[seat] = rules->judge ? (float)chances[seat] / 1000 : 1 / (float)seats;
    }
}

void bot_chance(struct chance *chance, struct dice *dice)
{
    uint8_t seed[SEED_BYTES];
    dice_bytes(dice, seed, SEED_BYTES);
    chance_start(chance, seed);
}

int bot_plan(const struct game_rules *rules, const struct game *g, int seat,
             const struct option *options, int count, struct dice *dice)
{
    if (rules->plan)
        return rules->plan(g, seat, options, count, dice);
    return (int)dice_below(dice, (uint32_t)count);
}
