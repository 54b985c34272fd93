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

/* What a card's steps come to. That depends on the card alone, and is asked for each option of
 * nearly every answer that a search thinks of. */
struct worth {
    int16_t play;                    /* to play the card, but for what depends on the pile: */
    uint8_t crashes, destroys, sits; /* how many of these it has */
    uint8_t blocks;                  /* tokens; no card blocks twice */
    bool needs_contrast;             /* of the two topmost gems */
    int8_t own;                      /* to have the card */
};

static struct worth worths[CARDS];

static void add_step(struct worth *worth, struct step step)
{
    worth->own = (int8_t)(worth->own + step_value(step));
    switch (step.op) {
    case DO_CRASH:
    case DO_DEEP_CRASH: worth->crashes++; break;
    case DO_DESTROY_TOP: worth->destroys++; break;
    case DO_SIT: worth->sits++; break;
    case DO_BLOCK: worth->blocks = (uint8_t)step.n; break;
    case IF_TOP_DIFFERS: worth->needs_contrast = true; break;
    default: worth->play = (int16_t)(worth->play + 3 * step_value(step));
    }
}

/* Before the program begins, so that searches on several threads find it done. */
__attribute__((constructor)) static void weigh_cards(void)
{
    for (int card = 0; card < CARDS; card++) {
        const struct facts *facts = p2_fact(card);
        struct worth worth = {.own = (int8_t)(-4 * facts->cost)};
        for (int i = 0; i < STEPS && facts->steps[i].op; i++)
            add_step(&worth, facts->steps[i]);
        if (facts->type == WOUND)
            worth.own = -5;
        worths[card] = worth;
    }
}

static const struct worth *worth_of(int card)
{
    return &worths[card & CARD_MASK];
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
        sum += worth_of(p->card[i])->own;
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
    assert(others > 0); /* who is alone plays against the Dragon */
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

/* What the options of one question have in common. */
struct outlook {
    const struct game *g;
    const struct player *p; /* who is asked */
    int seat;
    int top;                 /* a crash of the top gem, in tokens */
    int crash, destroy, sit; /* the worth of such a step, in tens of tokens */
    bool contrast;           /* the two topmost gems differ */
};

static struct outlook look_out(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    int top = top_worth(g, seat);
    return (struct outlook){.g = g,
                            .p = p,
                            .seat = seat,
                            .top = top,
                            .crash = 12 * top - (p->height ? 0 : 20),
                            .destroy = 4 * (p->height - 4),
                            .sit = p->creature ? 2 : 25,
                            .contrast = p2_top_differs(p)};
}

/* Of a card that blocks so many, perhaps none. The holder can't block. */
static int block_value(const struct outlook *o, int tokens)
{
    int negated = o->p->incoming < tokens ? o->p->incoming : tokens;
    return o->g->holder == o->seat ? -5 * (tokens > 0) : 12 * negated;
}

/* What a card is worth to its owner right now, in tens of tokens. */
static int play_value(const struct outlook *o, int card)
{
    const struct worth *worth = worth_of(card);
    int value = worth->play - 6 * p2_cost(o->g, card);
    if (worth->needs_contrast && !o->contrast)
        return -20;
    value += worth->crashes * o->crash + worth->destroys * o->destroy + worth->sits * o->sit;
    return value + block_value(o, worth->blocks);
}

/* A crash of the top of a pile that could be, by its gems alone. */
static int pile_worth(const uint8_t *gem, int height)
{
    int run = p2_run_length(gem, height - 1);
    return run + (run > 1 ? p2_bonus(height) : 0);
}

/* A drop is good if the top gets better for a crash that one can pay for. */
static int drop_value(const struct outlook *o)
{
    uint8_t gem[PILE];
    int falling = p2_falling(o->p), height = o->p->height;
    if (o->g->now.actions < 2)
        return -1;
    memcpy(gem, o->p->gem, PILE);
    for (int i = 0; i < falling; i++)
        gem[height++] = (uint8_t)p2_drop_color(o->g, i);
    return 9 * (pile_worth(gem, height) - o->top);
}

/* The diamond is for a turn that would else be the last. */
static int diamond_value(const struct outlook *o, int color)
{
    int load = o->p->height + o->p->incoming;
    return load <= BUST ? -20 : color == BLUE ? 60 : color == PINK ? 30 : -20;
}

/* What the top would be worth after a swap. */
static int swap_value(const struct outlook *o, struct option option)
{
    uint8_t gem[PILE];
    int height = o->p->height;
    memcpy(gem, o->p->gem, PILE);
    gem[option.a] = o->p->gem[option.b];
    gem[option.b] = o->p->gem[option.a];
    return 3 * pile_worth(gem, height) + (option.b + 2 >= height);
}

static int stop_value(const struct outlook *o)
{
    int kind = o->g->k.ask.kind;
    return kind == ASK_SWAP || kind == ASK_DEEP_SWAP ? 3 * o->top + 1 : 0;
}

static int slot_color(const struct game *g, int slot)
{
    return p2_fact(g->bank.card[slot])->color;
}

static int slot_worth(const struct game *g, int slot)
{
    return worth_of(g->bank.card[slot])->own;
}

/* Runs of a colour in the bank are a present for the next player. */
static int buy_value(const struct game *g, int slot)
{
    bool joins =
        slot && slot + 1 < g->bank.count && slot_color(g, slot - 1) == slot_color(g, slot + 1);
    return 3 * slot_worth(g, slot) - 8 * p2_price(g, slot) - 4 * joins;
}

static int color_value(const struct outlook *o, int color)
{
    int count = 0;
    for (int i = 0; i < o->p->height; i++)
        count += o->p->gem[i] == color;
    return o->g->k.ask.kind == ASK_PURIFY ? 4 * count : o->p->meter[color];
}

static int option_value(const struct outlook *o, struct option option)
{
    const struct game *g = o->g;
    switch (option.verb) {
    case PLAY:
    case DOUBLE: return play_value(o, option.a);
    case DROP: return drop_value(o);
    case USE_DIAMOND: return diamond_value(o, option.a);
    case BUY: return buy_value(g, option.a);
    case TAKE: return g->k.ask.a == TO_TRASH ? -slot_worth(g, option.a) : slot_worth(g, option.a);
    case POWER_UP: return pressure(g, o->seat) <= BUST ? 10 : -10;
    case SWAP: return swap_value(o, option);
    case CRASH: return p2_crash_worth(g, o->seat, option.a, g->k.ask.a);
    case DISCARD:
    case TRASH_IT: return -worth_of(option.a)->own;
    case PUT: return worth_of(option.a)->own;
    case COLOR: return color_value(o, option.a);
    case INSERT: return -1; /* more gems are rarely a help */
    case STOP_HERE: return stop_value(o);
    default: return 0;
    }
}

int p2_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct outlook outlook = look_out(g, seat);
    int best = 0, best_value = -10000;
    for (int i = 0; i < count; i++) {
        int value = 4 * option_value(&outlook, options[i]) + (int)dice_below(dice, 4);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return best;
}
