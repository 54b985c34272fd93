/* bot.c - what bots know about Puzzle Strike 2: how a position stands, and what a sane player does.
 */
#include "core/dice.h"
#include "games/puzzle_strike_2/puzzle_strike_2.h"

/* --- What things are worth. --- */

/* A step of a card, for each of its number (1 if it has none). */
static int step_value(struct step step)
{
    static const int8_t each[] = {
        [DO_SWAP] = 2,        [DO_DEEP_SWAP] = 4,    [DO_BLOCK] = 2,      [DO_DRAW] = 3,
        [DO_ACTION] = 4,      [DO_BUY_COST] = -1,    [DO_DISCARD] = -2,   [DO_FOE_DISCARD] = 4,
        [DO_FOE_ANTE] = 5,    [DO_WOUNDS] = -3,      [DO_FOE_WOUNDS] = 4, [DO_INCOMING] = -1,
        [DO_DESTROY_TOP] = 4, [DO_SEND_NEGATED] = 2, [DO_WARD] = 3,       [DO_CHARGE] = 3,
        [DO_DRAW_BAG] = 1,    [DO_DRAW_HEIGHT] = 5,  [DO_RESEARCH] = 1,   [DO_INSERT] = 1,
        [DO_SIT] = 3,         [IF_TRASHED_CARD] = 0,
    };
    static const uint8_t once[] = {
        [DO_CRASH] = 14,       [DO_DEEP_CRASH] = 17, [DO_PRESENT] = 7,      [DO_TOP_CARD] = 3,
        [DO_TAKE_BANK] = 5,    [DO_LUCKY_BANK] = 6,  [DO_BLOODLUST] = 6,    [DO_KNUCKLES] = 12,
        [DO_DASH] = 4,         [DO_DOUBLE] = 8,      [DO_PAST_TO_HAND] = 5, [DO_BLOCK_HAND] = 6,
        [IF_TRASHED_CARD] = 0,
    };
    int n = step.n ? step.n : 1;
    return once[step.op] ? once[step.op] : each[step.op] * n;
}

static int card_value(int card)
{
    const struct facts *facts = p2_fact(card);
    int value = -4 * facts->cost;
    for (int i = 0; i < STEPS && facts->steps[i].op; i++)
        value += step_value(facts->steps[i]);
    return facts->type == WOUND ? -5 : value;
}

/* Gems that his next turn will end with if nothing is done about it. */
static int pressure(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    bool has_anted = g->turn == seat && g->k.ask.kind != ASK_COMMAND;
    return p->height + p->incoming + (has_anted ? 0 : ANTE + g->ante_ups);
}

/* How likely, in thousandths, somebody under this pressure busts soon. The holder can't block. */
static int risk(const struct game *g, int seat)
{
    static const int16_t table[] = {0,   0,   5,   10,  15,  20,  30,  45,  70,  100, 150,
                                    220, 300, 390, 480, 560, 640, 710, 770, 820, 860};
    const struct player *p = &g->player[seat];
    int load = pressure(g, seat) + (g->holder == seat ? 1 : -1);
    load -= (p->meter[BLUE] == METER - 1) + 2 * p->diamond;
    return table[load < 0 ? 0 : load > 20 ? 20 : load];
}

/* --- The judge. --- */

/* A crash of the top gem, in tokens; 0 without gems. */
static int top_worth(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    return p->height ? p2_crash_worth(g, seat, p->height - 1, 0) : 0;
}

/* What his cards are worth on average, in tenths. */
static int quality(const struct player *p)
{
    int sum = 0, count = p2_row_size(p);
    for (int i = 0; i < count; i++)
        sum += card_value(p->card[i]);
    return count ? 10 * sum / count : 0; /* none before the deal */
}

/* What makes a seat strong besides a low pile. */
static int strength(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    int value = 12 * top_worth(g, seat) + 25 * p->diamond + 20 * (p->creature != NO_CARD);
    value += 2 * quality(p);
    for (int color = 0; color < COLORS; color++)
        value += 10 * p->meter[color];
    if (g->turn == seat && g->k.ask.kind != ASK_COMMAND)
        value += 15 * g->now.actions + 4 * p2_hand_size(p);
    return value + 12 * (g->holder == seat);
}

static int limited(int value)
{
    return value < 20 ? 20 : value > 980 ? 980 : value;
}

/* In the Grand Finale only the score counts, if one does not bust. */
static int finale_chance(const struct game *g, int seat)
{
    if (seat == g->out)
        return 0;
    int best = 0;
    for (int other = 0; other < g->players; other++)
        if (other != seat && other != g->out && g->player[other].score > best)
            best = g->player[other].score;
    int lead = g->player[seat].score - best;
    return limited(450 + 25 * lead - risk(g, seat) / 2);
}

static int dragon_chance(const struct game *g, int seat)
{
    int worst = 0;
    for (int other = 0; other < g->players; other++)
        if (risk(g, other) > worst)
            worst = risk(g, other);
    int threat = g->tokens - g->power * g->players; /* what will be left of its tokens */
    return limited(450 + 40 * threat - 2 * worst / 3 + strength(g, seat) / 3);
}

/* Compared with the others' averages. */
static void versus_chances(const struct game *g, int chances[SEATS])
{
    int risks[SEATS], strong[SEATS], risk_sum = 0, strong_sum = 0, others = g->players - 1;
    for (int seat = 0; seat < g->players; seat++) {
        risk_sum += risks[seat] = risk(g, seat);
        strong_sum += strong[seat] = strength(g, seat);
    }
    for (int seat = 0; seat < g->players; seat++) {
        int safer = (risk_sum - risks[seat]) / others - risks[seat];
        int stronger = strong[seat] - (strong_sum - strong[seat]) / others;
        chances[seat] = limited(500 + 2 * (safer + stronger / 2) / 3);
    }
}

void p2_judge(const struct game *g, int chances[SEATS])
{
    bool dragon = p2_against_dragon(g);
    if (!dragon && g->stage != FINALE) {
        versus_chances(g, chances);
        return;
    }
    for (int seat = 0; seat < g->players; seat++)
        chances[seat] = (dragon ? dragon_chance : finale_chance)(g, seat);
}

/* --- The plan. --- */

/* What a card is worth to its owner right now, in tens of tokens. */
static int play_value(const struct game *g, int seat, int card)
{
    const struct player *p = &g->player[seat];
    const struct facts *facts = p2_fact(card);
    const struct step *step = facts->steps;
    int value = 0;
    for (int i = 0; i < STEPS && step[i].op; i++) {
        int negated = p->incoming < step[i].n ? p->incoming : step[i].n;
        if (step[i].op == DO_CRASH || step[i].op == DO_DEEP_CRASH)
            value += 12 * top_worth(g, seat) - (p->height ? 0 : 20);
        else if (step[i].op == DO_BLOCK)
            value += g->holder == seat ? -5 : 12 * negated;
        else if (step[i].op == IF_TOP_DIFFERS && !p2_top_differs(p))
            return -20;
        else if (step[i].op == DO_SIT)
            value += p->creature ? 2 : 25;
        else if (step[i].op == DO_DESTROY_TOP)
            value += 4 * (p->height - 4);
        else
            value += 3 * step_value(step[i]);
    }
    return value - 6 * p2_cost(g, card);
}

/* A drop is good if the top gets better for a crash that one can pay for. */
static int drop_value(const struct game *g, int seat)
{
    struct player after = g->player[seat];
    for (int i = 0; i < after.incoming && after.height < PILE; i++)
        after.gem[after.height++] = (uint8_t)p2_drop_color(g, i);
    int run = p2_run_length(&after, after.height - 1);
    int worth = run + (run > 1 ? p2_bonus(after.height) : 0);
    return g->now.actions >= 2 ? 9 * (worth - top_worth(g, seat)) : -1;
}

/* The diamond is for a turn that would else be the last. */
static int diamond_value(const struct game *g, int seat, int color)
{
    int load = g->player[seat].height + g->player[seat].incoming;
    return load <= BUST ? -20 : color == BLUE ? 60 : color == PINK ? 30 : -20;
}

/* What the top would be worth after a swap. */
static int swap_value(const struct game *g, int seat, struct option option)
{
    const struct player *p = &g->player[seat];
    struct player after = *p;
    after.gem[option.a] = p->gem[option.b];
    after.gem[option.b] = p->gem[option.a];
    int run = p2_run_length(&after, after.height - 1);
    return 3 * (run + (run > 1 ? p2_bonus(after.height) : 0)) + (option.b + 2 >= p->height);
}

static int stop_value(const struct game *g, int seat)
{
    int kind = g->k.ask.kind;
    return kind == ASK_SWAP || kind == ASK_DEEP_SWAP ? 3 * top_worth(g, seat) + 1 : 0;
}

/* Runs of a colour in the bank are a present for the next player. */
static int buy_value(const struct game *g, int slot)
{
    bool joins = slot && slot + 1 < g->bank.count &&
                 p2_drop_color(g, slot - 1) == p2_drop_color(g, slot + 1);
    return 3 * card_value(g->bank.card[slot]) - 8 * p2_price(g, slot) - 4 * joins;
}

static int color_value(const struct game *g, int seat, int color)
{
    const struct player *p = &g->player[seat];
    int count = 0;
    for (int i = 0; i < p->height; i++)
        count += p->gem[i] == color;
    return g->k.ask.kind == ASK_PURIFY ? 4 * count : p->meter[color];
}

static int option_value(const struct game *g, int seat, struct option option)
{
    switch (option.verb) {
    case PLAY:
    case DOUBLE: return play_value(g, seat, option.a);
    case DROP: return drop_value(g, seat);
    case USE_DIAMOND: return diamond_value(g, seat, option.a);
    case BUY: return buy_value(g, option.a);
    case TAKE:
        return g->k.ask.a == TO_TRASH ? -card_value(g->bank.card[option.a])
                                      : card_value(g->bank.card[option.a]);
    case POWER_UP: return pressure(g, seat) <= BUST ? 10 : -10;
    case SWAP: return swap_value(g, seat, option);
    case CRASH: return p2_crash_worth(g, seat, option.a, g->k.ask.a);
    case DISCARD:
    case TRASH_IT: return -card_value(option.a);
    case PUT: return card_value(option.a);
    case COLOR: return color_value(g, seat, option.a);
    case INSERT: return -1; /* more gems are rarely a help */
    case STOP_HERE: return stop_value(g, seat);
    default: return 0;
    }
}

int p2_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    int best = 0, best_value = -10000;
    for (int i = 0; i < count; i++) {
        int value = 4 * option_value(g, seat, options[i]) + (int)dice_below(dice, 4);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return best;
}
