/* bots.c - the public C API (include/parlor.h): what a bot would do. */
#include "api/api.h"
#include "bots/bot.h"

#include <string.h>

const char *parlor_bot(int index)
{
    for (const struct bot *bot = bot_table; index >= 0 && bot->name; bot++)
        if (index-- == 0)
            return bot->name;
    return NULL;
}

static struct dice dice_of(const struct parlor_budget *budget)
{
    struct dice dice = {.state = budget ? budget->seed : 0};
    if (!dice.state) {
        uint8_t seed[SEED_BYTES];
        seed_from_system(seed);
        memcpy(&dice.state, seed, sizeof dice.state);
    }
    return dice;
}

/* Asks the bot; its opinions have room for OPTIONS. */
static bool think(const struct parlor_rules *rules, const void *state, int seat, const char *name,
                  const struct parlor_budget *budget, struct bot_opinion *opinions, int *choice,
                  struct reason *reason)
{
    if (!api_check_state(rules, state, reason))
        return false;
    if (!parlor_options(rules, state, seat))
        return refuse(reason, "Seat %d is not asked anything now.", seat);
    const struct bot *bot = name ? bot_find(name, reason) : NULL;
    if (!bot)
        return name ? false : refuse(reason, "Say which bot.");
    if (budget && (budget->iterations < 0 || budget->ms < 0 || budget->threads < 0))
        return refuse(reason, "A budget has no negative numbers.");
    struct bot_budget may = {0};
    if (budget)
        may = (struct bot_budget){budget->iterations, budget->ms, budget->threads};
    struct dice dice = dice_of(budget);
    *choice = bot_choose(api_rules(rules), state, seat, bot, &may, &dice, opinions);
    return true;
}

int parlor_suggest(const struct parlor_rules *rules, const void *state, int seat, const char *bot,
                   const struct parlor_budget *budget, int *option, char *why, size_t capacity)
{
    struct reason reason;
    bool fine = option ? think(rules, state, seat, bot, budget, NULL, option, &reason)
                       : refuse(&reason, "There is no place for the option.");
    return api_conclude(fine, &reason, why, capacity);
}

size_t parlor_advice(const struct parlor_rules *rules, const void *state, int seat, const char *bot,
                     const struct parlor_budget *budget, char *text, size_t capacity)
{
    struct bot_opinion opinions[OPTIONS] = {{0}};
    struct text out = {0};
    struct writer w = {.out = &out};
    int choice = 0;
    if (think(rules, state, seat, bot, budget, opinions, &choice, NULL)) {
        put_open(&w, NULL, '{');
        put_int(&w, "option", choice);
        bot_advice_write(api_rules(rules), state, seat, opinions, choice, &w);
        put_close(&w);
    }
    return api_hand_out(&out, text, capacity);
}
