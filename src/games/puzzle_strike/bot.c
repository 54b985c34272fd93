/* bot.c - what bots know about Puzzle Strike: how the players stand, and what a sane one does. */
#include "core/plan.h"
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/options.h"
#include "games/puzzle_strike/play.h"
#include "games/puzzle_strike/zones.h"

/* How many chips of each kind go round: from the bag to the hand, the table and the discard pile,
 * and back. (`restrict` lets the compiler add
 * several kinds at a time.) */
static void count_circulating(const struct player *p, uint8_t count[restrict KINDS])
{
    for (int kind = 0; kind < KINDS; kind++)
        count[kind] = (uint8_t)(p->hand[kind] + p->discard[kind] + p->table[kind]);
    for (int i = 0; i < p->bag.count; i++)
        count[p->bag.card[i]]++;
}

/* --- The judge. --- */

/* How many chips of each kind a player owns. */
static void count_owned(const struct player *p, uint8_t owned[KINDS])
{
    count_circulating(p, owned);
    for (int kind = 0; kind < KINDS; kind++)
        owned[kind] = (uint8_t)(owned[kind] + p->ongoing[kind] + p->kept[kind]);
}

static int at_most(int count, int most)
{
    return count < most ? count : most;
}

/* What the chips that a player owns are worth, as the plan buys them: some Crash Gems, as many
 * Combines and one more, a little money, two of each puzzle chip; all others only fill the bag. */
static int deck_worth(const struct game *g, int seat)
{
    enum { USEFUL_COMBINE = 28, ANY_COMBINE = -3, A_WOUND = -16 };
    enum { A_GEM1 = -2, A_GEM2 = 13, A_GEM3 = 22, A_GEM4 = 25 };
    static const uint8_t crash_worth[] = {0, 35, 65, 85, 100, 108};
    uint8_t owned[KINDS];
    count_owned(&g->player[seat], owned);
    int crashes = owned[CRASH_GEM] + 2 * owned[DOUBLE_CRASH] + g->player[seat].iron;
    int worth = crash_worth[at_most(crashes, 5)];
    worth += USEFUL_COMBINE * at_most(owned[COMBINE], crashes + 1) + ANY_COMBINE * owned[COMBINE];
    worth += A_GEM2 * at_most(owned[GEM2], 2) + A_GEM3 * at_most(owned[GEM3], 2);
    worth += A_GEM4 * owned[GEM4] + A_GEM1 * owned[GEM1] + A_WOUND * owned[WOUND];
    for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
        if (owned[kind])
            worth += ps_chips[g->chip[kind]].cost * (at_most(owned[kind], 2) + 3) - owned[kind];
    return worth;
}

/* What a player could still do on their turn: chips to play, money to spend. */
static int chances_left(const struct game *g, int seat)
{
    enum { PER_ARROW = 3, PER_CHIP = 2, PER_DOLLAR = 5, PER_PIG = 3 };
    const struct player *p = &g->player[seat];
    int value = 0;
    if (!ps_is_active(g, seat) || g->phase > PHASE_BUY)
        return 0;
    if (g->phase <= PHASE_ACTION) {
        int arrows = 2 * p->arrow[BLACK];
        for (int arrow = BROWN; arrow < ARROWS; arrow++)
            arrows += p->arrow[arrow];
        value += PER_ARROW * at_most(arrows, 8) + PER_CHIP * ps_total(p->hand);
    }
    int money = at_most(p->money + ps_hand_money(g, seat), MOST_COST);
    return value + PER_DOLLAR * money + PER_PIG * p->pigs;
}

/* A pile is dangerous the more the nearer it is to ten; big gems in it are ammunition. */
static int pile_danger(const struct game *g, int seat)
{
    enum { FULL = 330, PER_GEM_ABOVE = 25 };
    static const uint8_t ammunition[GEMS] = {0, 6, 14, 26};
    const uint8_t *gems = ps_gems(g, seat);
    int sum = ps_pile_sum(g, seat);
    int danger = sum >= FULL_PILE ? FULL + PER_GEM_ABOVE * (sum - FULL_PILE) : 3 * sum * sum;
    for (int i = 0; i < GEMS; i++)
        danger -= ammunition[i] * gems[i];
    return danger;
}

static int standing(const struct game *g, int seat)
{
    enum { CRASH_IN_HAND = 8 };
    const uint8_t *hand = g->player[seat].hand;
    int crashes = hand[CRASH_GEM] + 2 * hand[DOUBLE_CRASH];
    return deck_worth(g, seat) + chances_left(g, seat) + CRASH_IN_HAND * crashes -
           pile_danger(g, seat);
}

/* Compared with the opponents' average. */
static int chance_of(const struct game *g, int seat, const int stand[SEATS])
{
    enum { EVEN = 500, PER_GAME_WON = 150 };
    if (g->phase == PHASE_SETUP)
        return EVEN;
    if (g->phase == PHASE_OVER || g->rank[seat])
        return g->rank[seat] == 1 ? 1000 : 0;
    int theirs = 0, foes = 0;
    FOR_EACH_SEAT(other, ps_foes(g, seat)) {
        theirs += stand[other];
        foes++;
    }
    int lead = foes ? stand[seat] - theirs / foes : 0;
    int value = EVEN + lead;
    if (g->mode == MODE_TOURNAMENT)
        value += PER_GAME_WON * (g->wins[seat] - g->wins[seat ^ 1]);
    return chance_open(value);
}

void ps_judge(const struct game *g, int chances[SEATS])
{
    int stand[SEATS];
    for (int seat = 0; seat < g->k.seats; seat++)
        stand[seat] = standing(g, seat);
    for (int seat = 0; seat < g->k.seats; seat++)
        chances[seat] = chance_of(g, seat, stand);
}

/* --- The plan. --- */

/* A player's chips, counted at the first option of a question that is about buying. */
struct stock {
    bool counted;
    uint8_t count[KINDS];
};

static int highest_foe(const struct game *g, int seat)
{
    int highest = 0;
    FOR_EACH_SEAT(other, ps_foes(g, seat)) {
        int sum = ps_pile_sum(g, other);
        highest = sum > highest ? sum : highest;
    }
    return highest;
}

/* Arrows first, then chips, then what ends the turn; crash when the pile is high or a foe is near
 * the brink. */
static int play_value(const struct game *g, int seat, int kind)
{
    enum { ANY_CHIP = 20, PER_ARROW = 12, PER_DRAW = 10, PER_PIG = 5, PER_DOLLAR = 6 };
    enum { AN_ATTACK = 12 };
    const struct chip *chip = ps_chip(g, kind);
    const struct gains *gains = &chip->gains;
    int arrows = gains->arrow[BLACK]; /* which count twice */
    int sum = ps_pile_sum(g, seat);
    if (kind == COMBINE)
        return sum - ps_gems(g, seat)[3] * 4 >= 2 ? 60 : 3;
    if (kind == CRASH_GEM || kind == DOUBLE_CRASH)
        return sum ? 30 + 5 * sum + 3 * highest_foe(g, seat) : -5;
    if (g->chip[kind] == CHIP_the_hammer || g->chip[kind] == CHIP_risk_to_riskonade)
        return sum <= 4 ? 20 : -20;
    for (int arrow = 0; arrow < ARROWS; arrow++)
        arrows += gains->arrow[arrow];
    return ANY_CHIP + PER_ARROW * arrows + PER_DRAW * gains->draw + PER_PIG * gains->pigs +
           PER_DOLLAR * gains->money + chip->cost + (chip->icons & FIST ? AN_ATTACK : 0);
}

/* The rulebook's buying tips: a Crash Gem now and then, one or two Combines for each, money only
 * while the pile is low. */
static int buy_value(const struct game *g, int seat, int kind, struct stock *stock)
{
    if (!stock->counted)
        count_circulating(&g->player[seat], stock->count);
    stock->counted = true;
    int sum = ps_pile_sum(g, seat), cost = ps_cost(g, kind), count = stock->count[kind];
    int crashes = stock->count[CRASH_GEM] + 2 * stock->count[DOUBLE_CRASH];
    switch (kind) {
    case WOUND: return -200;
    case GEM1: return -20;
    case GEM2:
    case GEM3:
    case GEM4: return sum > 6 ? 5 : 10 * cost - 25 * count;
    case CRASH_GEM: return crashes < 2 ? 75 : crashes < 4 ? 45 + 2 * sum : 20;
    case DOUBLE_CRASH: return 110;
    case COMBINE: return count < crashes + 1 ? 60 + 2 * sum : 15;
    default: return 9 * cost + 5 - 12 * count;
    }
}

static int react_value(const struct game *g, int seat, struct option option)
{
    const struct ask *ask = &g->k.ask;
    int sum = ps_pile_sum(g, seat);
    if (!(ask->a & ON_SEND))
        return option.verb == PASS ? 0 : 10;
    bool for_me = ps_side(g, ps_sent_to(ask->a)) == ps_side(g, seat);
    bool saves = for_me && sum + ask->c >= 7; /* who is winning lets the gems fall */
    return option.verb == PASS ? 0 : saves ? 20 : -5;
}

/* What a chip in hand is worth when one must be given away. */
static int chip_value(const struct game *g, int kind)
{
    return kind == WOUND ? -50 : kind == GEM1 ? 2 : 10 + 4 * ps_chips[g->chip[kind]].cost;
}

static int pick_value(const struct game *g, int seat, struct option option, struct stock *stock)
{
    switch (g->k.ask.a) {
    case PICK_trash:
    case PICK_trash_if:
    case PICK_trash_plain:
    case PICK_trash_gem:
    case PICK_now_gem:
    case PICK_trash_anywhere:
    case PICK_heal:
    case PICK_train: return option.verb == PASS ? 0 : 8 - chip_value(g, option.a);
    case PICK_discard:
    case PICK_discard_color:
    case PICK_discard_orb:
    case PICK_toll:
    case PICK_swap_out:
    case PICK_discard_puzzle: return option.verb == PASS ? -40 : -chip_value(g, option.a);
    case PICK_gain_near:
    case PICK_gain_exact:
    case PICK_gain_step:
    case PICK_gain_up_to:
    case PICK_gain_other:
    case PICK_fetch_near: return buy_value(g, seat, option.a, stock);
    case PICK_give: return option.a == WOUND ? 50 : 0;
    case PICK_growth: return option.verb == PASS;
    case PICK_puzzler: return option.verb == PASS ? 0 : 5;
    default: return option.verb == PASS ? 0 : chip_value(g, option.a);
    }
}

/* Big gems make big crashes, and a 4-gem can't be answered. */
static int gem_value(struct option option)
{
    return option.verb == PASS        ? 0
           : option.verb == BREAK_GEM ? 10 * option.a
                                      : 10 * (option.a + option.b) + (option.a + option.b == 4) * 5;
}

/* The fullest opponent. */
static int target_value(const struct game *g, int seat, struct option option)
{
    return option.verb == PASS ? 0 : option.a == seat ? -5 : ps_pile_sum(g, option.a);
}

static int option_value(const struct game *g, int seat, struct option option, struct stock *stock)
{
    switch (option.verb) {
    case PLAY: return play_value(g, seat, option.a);
    case PLAY_IRON: return play_value(g, seat, CRASH_GEM);
    case BUY: return buy_value(g, seat, option.a, stock);
    case PAY_ALL: return 300;
    case PAY: return 100;
    case HAND_OVER: return -30;
    case END_ACTIONS: return 0;
    case END_BUYING: return -10;
    case REACT_WITH:
    case REACT_IRON: return react_value(g, seat, option);
    case BREAK_GEM:
    case MERGE_GEMS: return gem_value(option);
    case AIM_AT: return target_value(g, seat, option);
    case FROM_HAND:
    case FROM_DISCARD:
    case FROM_BAG:
    case FROM_BANK:
    case PASS: return g->k.ask.kind == ASK_PICK ? pick_value(g, seat, option, stock) : 0;
    case CANCEL_GEMS: return option.a;
    case LOSER_KEEP: return 5;
    case DECIDE: return g->k.ask.a == EITHER_hammer && ps_pile_sum(g, seat) >= 5 ? option.a : 0;
    default: return 0;
    }
}

int ps_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct stock stock = {.counted = false};
    struct best best = BEST_OF_NONE;
    for (int i = 0; i < count; i++)
        best_consider(&best, i, option_value(g, seat, options[i], &stock), dice);
    return best.option;
}
