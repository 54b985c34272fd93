/* bot.c - what bots know about Puzzle Strike 2: how a position stands, and what a sane player does.
 */
#include "core/plan.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

/* --- What things are worth. --- */

/* X(step, once, each): what a step of a card is worth, once and for each of its number. */
/* clang-format off */
#define STEP_VALUES(X)                                                                             \
    X(NO_STEP, 0, 0)                                                                               \
    X(DO_CRASH, 14, 0)          X(DO_DEEP_CRASH, 17, 0)     X(DO_SWAP, 0, 2)                       \
    X(DO_DEEP_SWAP, 0, 4)       X(DO_BLOCK, 0, 2)           X(DO_DRAW, 0, 3)                       \
    X(DO_ACTION, 0, 4)          X(DO_PRESENT, 7, 0)         X(DO_TOP_CARD, 3, 0)                   \
    X(DO_BUY_COST, 0, -1)       X(DO_DISCARD, 0, -2)        X(DO_FOE_DISCARD, 0, 4)                \
    X(DO_FOE_ANTE, 0, 5)        X(DO_ANTE, 0, 0)            X(DO_WOUNDS, 0, -3)                    \
    X(DO_FOE_WOUNDS, 0, 4)      X(DO_INCOMING, 0, -1)       X(DO_DESTROY_TOP, 0, 4)                \
    X(DO_TAKE_BANK, 5, 0)       X(DO_LUCKY_BANK, 6, 0)      X(DO_TRASH_BANK, 0, 0)                 \
    X(DO_TRASH_THIS, 0, 0)      X(DO_SEND_NEGATED, 0, 2)    X(DO_WARD, 0, 3)                       \
    X(DO_DRAW_HEIGHT, 0, 5)     X(DO_DRAW_BAG, 0, 1)        X(DO_BLOCK_HAND, 6, 0)                 \
    X(DO_CHARGE, 0, 3)          X(DO_BLOODLUST, 6, 0)       X(DO_KNUCKLES, 12, 0)                  \
    X(DO_DASH, 4, 0)            X(DO_HAND_TO_DECK, 0, 0)    X(DO_DISCARD_TO_HAND, 5, 0)            \
    X(DO_DISCARD_TO_DECK, 0, 0) X(DO_RESEARCH, 0, 1)        X(DO_LOOK, 0, 0)                       \
    X(DO_INSERT, 0, 1)          X(DO_DOUBLE, 8, 0)          X(DO_SIT, 0, 3)                        \
    X(IF_TOP_DIFFERS, 0, 0)     X(IF_BROKE, 0, 0)           X(IF_OPENED, 0, 0)                     \
    X(IF_TRASHED_WOUND, 0, 0)   X(IF_TRASHED_CARD, 0, 0)
/* clang-format on */

#define STEP_VALUE_NAMES(step, once, each) ONCE_##step = (once), EACH_##step = (each),

enum {
    STEP_VALUES(STEP_VALUE_NAMES) /* constants, because the table below needs them */
    ACTION_VALUE = 4,             /* what a card costs to play makes it worse to have */
    WOUND_VALUE = -5
};

/* What a card's steps come to. That depends on the card alone, and is asked for each option of
 * nearly every answer that a search thinks of. */
struct worth {
    int16_t play;                    /* to play the card, but for what depends on the pile: */
    uint8_t crashes, destroys, sits; /* how many of these it has */
    uint8_t blocks;                  /* tokens; no card blocks twice */
    bool needs_contrast;             /* of the two topmost gems */
    int8_t own;                      /* to have the card */
};

/* What a step adds to each of them. */
#define VALUE(op, n) (ONCE_##op + EACH_##op * ((n) ? (n) : 1))
#define CRASHES(op, n) ((op) == DO_CRASH || (op) == DO_DEEP_CRASH)
#define DESTROYS(op, n) ((op) == DO_DESTROY_TOP)
#define SITS(op, n) ((op) == DO_SIT)
#define BLOCKS(op, n) ((op) == DO_BLOCK ? (n) : 0)
#define CONTRASTS(op, n) ((op) == IF_TOP_DIFFERS)
#define DEPENDS(op, n)                                                                             \
    (CRASHES(op, n) || DESTROYS(op, n) || SITS(op, n) || (op) == DO_BLOCK || CONTRASTS(op, n))
#define PLAYS(op, n) (DEPENDS(op, n) ? 0 : 3 * VALUE(op, n))

/* The sum of it over the steps of a card, each of which is (op, n) here. */
#define STEP(op, n) (op, n)
#define DOES(...) __VA_ARGS__
#define SUM(adds, ...) SUM_OF(adds, __VA_ARGS__, (NO_STEP, 0), (NO_STEP, 0), (NO_STEP, 0), )
#define SUM_OF(adds, first, second, third, fourth, ...)                                            \
    adds first + adds second + adds third + adds fourth

static const struct worth worths[] = {
    {0},
#define CARD(id, set, name, copies, cost, color, type, provenance, does, text)                     \
    {.play = SUM(PLAYS, does),                                                                     \
     .crashes = SUM(CRASHES, does),                                                                \
     .destroys = SUM(DESTROYS, does),                                                              \
     .sits = SUM(SITS, does),                                                                      \
     .blocks = SUM(BLOCKS, does),                                                                  \
     .needs_contrast = SUM(CONTRASTS, does),                                                       \
     .own = (type) == WOUND ? WOUND_VALUE : SUM(VALUE, does) - ACTION_VALUE * (cost)},
#include "games/puzzle_strike_2/cards.def"
#undef CARD
};

static const struct worth *worth_of(int card)
{
    return &worths[card & CARD_MASK];
}

/* Gems that their next turn will end with if nothing is done about it. */
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

/* What their cards are worth on average, in tenths. */
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
    return chance_open(450 + 25 * lead - risk(g, seat) / 2);
}

static int dragon_chance(const struct game *g, int seat)
{
    int worst = 0;
    for (int other = 0; other < g->players; other++)
        if (risk(g, other) > worst)
            worst = risk(g, other);
    int threat = g->tokens - g->power * g->players; /* what will be left of its tokens */
    return chance_open(450 + 40 * threat - 2 * worst / 3 + strength(g, seat) / 3);
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
        chances[seat] = chance_open(500 + 2 * (safer + stronger / 2) / 3);
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

/* Of a card that blocks this many tokens, perhaps none. The holder can't block. */
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
    return run + (run > 1 ? p2_height_bonus(height) : 0);
}

/* A drop is good if the top gets better for a crash that one can pay for. */
static int drop_value(const struct outlook *o)
{
    uint8_t gem[PILE];
    int falling = p2_drop_count(o->p), height = o->p->height;
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
    struct best best = BEST_OF_NONE;
    for (int i = 0; i < count; i++)
        best_consider(&best, i, option_value(&outlook, options[i]), dice);
    return best.option;
}
