/* bot.c - what bots know about Puzzle Strike: how a position stands, and what a sane player does.
 */
#include "core/dice.h"
#include "games/puzzle_strike/puzzle_strike.h"

/* How many chips of each kind go round: from the bag to the hand, the table and the discard pile,
 * and back. (Restricted, because then several kinds are added at a time.) */
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
    static const uint8_t crash_worth[] = {0, 35, 65, 85, 100, 108};
    uint8_t owned[KINDS];
    count_owned(&g->player[seat], owned);
    int crashes = owned[CRASH_GEM] + 2 * owned[DOUBLE_CRASH] + g->player[seat].iron;
    int worth = crash_worth[at_most(crashes, 5)];
    worth += 28 * at_most(owned[COMBINE], crashes + 1) - 3 * owned[COMBINE];
    worth += 13 * at_most(owned[GEM2], 2) + 22 * at_most(owned[GEM3], 2) + 25 * owned[GEM4];
    worth -= 2 * owned[GEM1] + 16 * owned[WOUND];
    for (int kind = FIRST_PUZZLE; kind < FIRST_CHARACTER; kind++)
        if (owned[kind])
            worth += ps_chips[g->chip[kind]].cost * (at_most(owned[kind], 2) + 3) - owned[kind];
    return worth;
}

/* What a player could still do on his turn: chips to play, money to spend. */
static int chances_left(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    int value = 0;
    if (!ps_is_active(g, seat) || g->phase > PHASE_BUY)
        return 0;
    if (g->phase <= PHASE_ACTION) {
        int arrows = 2 * p->arrow[BLACK];
        for (int arrow = BROWN; arrow < ARROWS; arrow++)
            arrows += p->arrow[arrow];
        value += 3 * at_most(arrows, 8) + 2 * ps_total(p->hand);
    }
    return value + 5 * at_most(p->money + ps_hand_money(g, seat), 12) + 3 * p->pigs;
}

/* A pile is dangerous the more the nearer it is to ten; big gems in it are ammunition. */
static int pile_danger(const struct game *g, int seat)
{
    const struct pile *p = &g->pile[ps_side(g, seat)];
    int sum = ps_sum(p);
    int danger = sum >= FULL_PILE ? 330 + 25 * (sum - FULL_PILE) : sum * sum * 3;
    return danger - 6 * p->gems[1] - 14 * p->gems[2] - 26 * p->gems[3];
}

static int standing(const struct game *g, int seat)
{
    int crash = g->player[seat].hand[CRASH_GEM] + 2 * g->player[seat].hand[DOUBLE_CRASH];
    return deck_worth(g, seat) + chances_left(g, seat) + 8 * crash - pile_danger(g, seat);
}

/* Compared with the opponents' average. */
static int chance_of(const struct game *g, int seat, const int stand[SEATS])
{
    if (g->phase == PHASE_SETUP)
        return 500;
    if (g->phase == PHASE_OVER || g->place[seat])
        return g->place[seat] == 1 ? 1000 : 0;
    int theirs = 0, foes = 0;
    for (int other = 0; other < g->k.seats; other++)
        if (ps_foes(g, seat) & seat_bit(other)) {
            theirs += stand[other];
            foes++;
        }
    int lead = foes ? stand[seat] - theirs / foes : 0;
    int value = 500 + lead;
    if (g->mode == MODE_TOURNAMENT)
        value += 150 * (g->wins[seat] - g->wins[seat ^ 1]);
    return value < 20 ? 20 : value > 980 ? 980 : value;
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
    for (int other = 0; other < g->k.seats; other++)
        if (ps_foes(g, seat) & seat_bit(other)) {
            int sum = ps_pile_sum(g, other);
            highest = sum > highest ? sum : highest;
        }
    return highest;
}

/* Arrows first, then chips, then what ends the turn; crash when the pile is high or a foe is near
 * the brink. */
static int play_value(const struct game *g, int seat, int kind)
{
    const struct chip *chip = ps_chip(g, kind);
    const struct gains *gains = &chip->gains;
    int arrows = gains->arrow[BLACK]; /* which count twice */
    int sum = ps_pile_sum(g, seat);
    if (kind == COMBINE)
        return sum - g->pile[ps_side(g, seat)].gems[3] * 4 >= 2 ? 60 : 3;
    if (kind == CRASH_GEM || kind == DOUBLE_CRASH)
        return sum ? 30 + 5 * sum + 3 * highest_foe(g, seat) : -5;
    if (g->chip[kind] == CHIP_the_hammer || g->chip[kind] == CHIP_risk_to_riskonade)
        return sum <= 4 ? 20 : -20;
    for (int arrow = 0; arrow < ARROWS; arrow++)
        arrows += gains->arrow[arrow];
    return 20 + 12 * arrows + 10 * gains->draw + 5 * gains->pigs + 6 * gains->money + chip->cost +
           (chip->icons & FIST ? 12 : 0);
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
    bool for_me = ps_side(g, ask->a >> SEND_TO) == ps_side(g, seat);
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

/* The fuller of two opponents, unless he is not in danger anyway. */
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
    int best = 0, best_value = INT16_MIN;
    for (int i = 0; i < count; i++) {
        int value = 4 * option_value(g, seat, options[i], &stock) + (int)dice_below(dice, 4);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return best;
}
