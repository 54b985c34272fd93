/* bot.c - what bots know about Puppet Wars: how a position stands, and what a sane player does. */
#include "core/plan.h"
#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/harm.h"
#include "games/puppet_wars/stats.h"

/* --- The judge. --- */

/* Points of the judge. */
enum {
    ANY_PUPPET = 12,    /* in play, whatever it is */
    COMBAT = 3,         /* each point of it */
    STITCH = 6,         /* each that is left */
    MASTER_STITCH = 12, /* more for those of a Master */
    UPGRADED_PUPPET = 5,
    EXHAUSTED = -3,  /* half of the Rip that it costs to be animated again; -10 makes it shy */
    BOXED = 5,       /* a puppet that can still come */
    WORK_BENCH = 45, /* each */
    LAST_BENCH = -30,
    HELD_CARD = 3,
    SHINY_CARRIED = 80,
    ON_THE_HILL = 80,
    STOLEN_UPGRADE = 60
};

static int stitches_left(const struct game *g, int unit)
{
    return pw_stitches(g, unit) - pw_rips(g, unit);
}

/* What a puppet in play is worth. */
static int puppet_worth(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    const struct puppet *row = &pw_puppets[u->kind];
    int left = stitches_left(g, unit);
    int worth = ANY_PUPPET + COMBAT * row->cb + STITCH * left + UPGRADED_PUPPET * (u->up[0] != 0) +
                EXHAUSTED * u->exhausted;
    return row->rank == MASTER ? worth + MASTER_STITCH * left : worth;
}

enum { FARTHEST = 10 }; /* steps to a goal that still count */

/* What draws the puppets of one player, and from how far. Many Spaces are asked about for the same
 * goals, so what is known about those is kept until a puppet has others. */
struct pull {
    space_set benches;          /* Work Benches of others, and what the variant asks for */
    space_set masters;          /* of others, as far as they can be hunted */
    space_set own;              /* Work Benches */
    space_set within[FARTHEST]; /* [n]: Spaces at most n steps from a goal, as far as ... */
    int known;                  /* ... this n */
};

static void pull_start(const struct game *g, int seat, struct pull *pull)
{
    pull->benches = spaces_in(&g->benches[PLAYERS]);
    pull->masters = 0;
    pull->own = spaces_in(&g->benches[seat]);
    for (int other = 0; other < g->k.seats; other++) {
        const struct unit *m = &g->unit[pw_master(g, other)];
        if (other == seat)
            continue;
        pull->benches |= spaces_in(&g->benches[other]);
        if (m->where == IN_PLAY && g->win != WIN_TAG)
            pull->masters |= space_bit(m->space);
    }
    if (g->win == WIN_HILL || g->win == WIN_SHINY)
        FOR_EACH_SPACE(space, spaces_in(&g->board))
            if (g->token[space] == HILL || g->token[space] == ON_GROUND + SHINY)
                pull->benches |= space_bit(space);
    pull->within[0] = pull->benches;
    pull->known = 0;
}

/* Who carries Shiny! brings it home; a Master does not hunt its like. */
static void pull_puppet(const struct game *g, int unit, struct pull *pull)
{
    space_set goals = g->unit[unit].item == SHINY ? pull->own
                      : pw_is_master(g, unit)     ? pull->benches
                                                  : pull->benches | pull->masters;
    if (goals == pull->within[0])
        return;
    pull->within[0] = goals;
    pull->known = 0;
}

static int steps_to_goal(const struct game *g, int space, struct pull *pull)
{
    int steps = pull->known;
    space_set here = space_bit(space), board = spaces_in(&g->board), near = pull->within[steps];
    while (!(near & here)) {
        if (steps == FARTHEST - 1)
            return FARTHEST;
        near = spaces_around(g->grid, near) & board;
        pull->known = ++steps;
        pull->within[steps] = near;
    }
    while (steps > 0 && (pull->within[steps - 1] & here))
        steps--;
    return steps;
}

/* The same for a Space beside one whose steps are known: one more, one less, or as many. */
static int steps_from_beside(int steps, int space, const struct pull *pull)
{
    if (steps < FARTHEST && !space_is_in(pull->within[steps], space))
        return steps + 1;
    return steps - (steps > 0 && space_is_in(pull->within[steps - 1], space));
}

/* How much a puppet wants to be in a Space: the nearer to a goal the better. */
static int space_value(const struct game *g, int space, int steps)
{
    return 10 * (FARTHEST - steps) - (g->token[space] == NAILS ? 15 : 0);
}

static int standing_value(const struct game *g, int unit, struct pull *pull)
{
    int space = g->unit[unit].space;
    pull_puppet(g, unit, pull);
    return space_value(g, space, steps_to_goal(g, space, pull));
}

static int army_worth(const struct game *g, int seat)
{
    struct pull pull;
    int benches = pw_count_benches(g, seat);
    int worth =
        WORK_BENCH * benches + HELD_CARD * pw_hand_size(g, seat) + (benches == 1 ? LAST_BENCH : 0);
    pull_start(g, seat, &pull);
    FOR_EACH_UNIT_OF(i, g, seat)
        if (g->unit[i].where == IN_PLAY)
            worth += puppet_worth(g, i) + standing_value(g, i, &pull) / 8;
        else if (g->unit[i].where == IN_BOX)
            worth += BOXED;
    return worth;
}

/* Who is near a goal of the variant. */
static int goal_worth(const struct game *g, int seat)
{
    int worth = 0;
    FOR_EACH_UNIT_OF(i, g, seat) {
        const struct unit *u = &g->unit[i];
        if (u->where != IN_PLAY)
            continue;
        worth += u->item == SHINY ? SHINY_CARRIED : 0;
        worth += g->token[u->space] == HILL && pw_is_master(g, i) ? ON_THE_HILL : 0;
    }
    if (g->win == WIN_THIEF)
        worth += STOLEN_UPGRADE * pw_count_stolen(g, seat);
    return worth;
}

/* Compared with the best opponent. */
static int chance_of(const struct game *g, int seat, const int worth[SEATS])
{
    int best = 0;
    if (g->over)
        return !(g->winners >> seat & 1) ? 0 : set_count(g->winners) > 1 ? 500 : 1000;
    if (pw_is_out(g, seat))
        return 0;
    for (int other = 0; other < g->k.seats; other++)
        best = other != seat && worth[other] > best ? worth[other] : best;
    return chance_open(500 + worth[seat] - best);
}

void pw_judge(const struct game *g, int chances[SEATS])
{
    int worth[SEATS];
    for (int seat = 0; seat < g->k.seats; seat++)
        worth[seat] = pw_is_out(g, seat) ? 0 : army_worth(g, seat) + goal_worth(g, seat);
    for (int seat = 0; seat < g->k.seats; seat++)
        chances[seat] = chance_of(g, seat, worth);
}

/* --- The plan. --- */

/* What the plan thinks of Actions, beside attempts from 20 to 150 and Attacks from 40 up. */
enum {
    WINNING = 2000,
    BENCH_TURNED = 320, /* Mine!, of an Enemy */
    BENCH_GAINED = 260, /* a Neutral one */
    BENCH_DENIED = 20,  /* an Enemy's made Neutral */
    HARMS_ITSELF = -300,
    FOOLISH = -400,
    NEVER = -500,
    SUICIDE = -900
};

static int attack_value(const struct game *g, const struct striker *s, int target)
{
    int seat = g->unit[s->unit].owner;
    struct value df = pw_defense(g, target, NO_CARD, 0);
    int flips = pw_strike_combat(g, s, target);
    int odds = pw_odds(g, seat, df, flips, pw_strike_precise(g, s, target));
    int left = stitches_left(g, target);
    int worth =
        (pw_is_master(g, target) ? 3 : 1) * (1 + pw_strike_powerful(g, s, target) >= left ? 3 : 2);
    return 40 + odds * worth / 2;
}

/* An Action is listed once for each Target, and its odds are the same for all of them. */
struct attempt {
    int action, odds;
};

static int attempt_odds(const struct game *g, int action, struct attempt *last)
{
    int unit = g->animation.unit, seat = g->unit[unit].owner;
    struct value needs = pw_actions[action].value;
    if (!needs.number && !needs.suits)
        return 100;
    if (action != last->action)
        *last = (struct attempt){action, pw_odds(g, seat, needs, 1, pw_change(g, unit, SKILLFUL))};
    return last->odds;
}

static int mine_value(int token, int seat, bool friendly)
{
    if (!friendly)
        return token == BENCH + seat || token == NEUTRAL ? NEVER : BENCH_DENIED;
    return token == BENCH + seat ? NEVER : token == NEUTRAL ? BENCH_GAINED : BENCH_TURNED;
}

/* Mine! that leaves the Work Bench as it is. */
bool pw_wastes(const struct game *g, int seat, struct option option)
{
    if (option.verb != DO || option.a != ACTION_mine)
        return false;
    return g->token[g->unit[g->animation.unit].space] == (option.c ? BENCH + seat : NEUTRAL);
}

static int tag_value(const struct game *g, int seat, int target)
{
    return g->unit[target].owner == seat ? FOOLISH : pw_is_master(g, target) ? WINNING : 50;
}

static bool does_harm(int action)
{
    const struct action *row = &pw_actions[action];
    return row->marks & (CONFUSED | STUCK | PARALYZED) || row->amount < 0 || row->stuck_counter ||
           row->decay_counter || row->combat_counter < 0 || action == ACTION_bath_time;
}

/* If it succeeds. */
static int success_value(int action)
{
    const struct action *row = &pw_actions[action];
    return action == ACTION_gulp                                             ? 130
           : row->strikes                                                    ? 110
           : row->script == SCRIPT_do_bird || row->script == SCRIPT_do_snips ? 90
                                                                             : 45;
}

static int action_value(const struct game *g, struct option option, struct attempt *last)
{
    int unit = g->animation.unit, seat = g->unit[unit].owner, token = g->token[g->unit[unit].space];
    bool friendly = option.b != NOBODY && g->unit[option.b].owner == seat;
    struct striker s;
    switch (option.a) {
    case ACTION_attack: s = pw_striker(g, unit); return attack_value(g, &s, option.b);
    case ACTION_mine: return mine_value(token, seat, option.c);
    case ACTION_scrounge: return 60;
    case ACTION_sticky_fingers: return g->win == WIN_TAG && pw_is_master(g, unit) ? SUICIDE : 250;
    case ACTION_all_for_me: return WINNING;
    case ACTION_blown_to_pieces: return HARMS_ITSELF;
    case ACTION_pretty_buttons: return FOOLISH;
    case ACTION_last_stitch: return -200;
    case ACTION_tag: return tag_value(g, seat, option.b);
    default: break;
    }
    if (friendly && does_harm(option.a))
        return HARMS_ITSELF;
    return 20 + attempt_odds(g, option.a, last) * success_value(option.a) / 100;
}

/* Where it can go to with its next Move, and how good it is to stay. */
struct way {
    struct pull pull;
    int steps; /* to a goal from where it stands */
    int here;  /* what that is worth */
};

static void way_start(const struct game *g, int unit, struct way *way)
{
    int space = g->unit[unit].space;
    pull_start(g, g->unit[unit].owner, &way->pull);
    pull_puppet(g, unit, &way->pull);
    way->steps = steps_to_goal(g, space, &way->pull);
    way->here = space_value(g, space, way->steps);
}

static int move_value(const struct game *g, int space, const struct way *way)
{
    return space_value(g, space, steps_from_beside(way->steps, space, &way->pull));
}

/* Attacking is fine where it stands, taking a bench is better than anything near. */
static void value_acts(const struct game *g, const struct option *options, int count, int *values)
{
    struct way way;
    struct attempt last = {.action = NO_ACTION};
    way_start(g, g->animation.unit, &way);
    for (int i = 0; i < count; i++) {
        struct option option = options[i];
        values[i] = option.verb == DONE_ACTING ? way.here
                    : option.verb == DO
                        ? action_value(g, option, &last) + way.here / 2
                        : move_value(g, option.a, &way) + (g->stands[option.a] == NOBODY ? 1 : -40);
    }
}

static void value_walks(const struct game *g, const struct option *options, int count, int *values)
{
    struct way way;
    way_start(g, g->k.ask.a, &way);
    for (int i = 0; i < count; i++)
        values[i] = options[i].verb == PASS ? way.here : move_value(g, options[i].a, &way);
}

/* What it is worth to animate a puppet, before anything else about it is known. */
static int liking(const struct unit *u)
{
    return 60 + 8 * pw_puppets[u->kind].cb;
}

/* Would it survive a Rip, and may it be risked? */
static bool can_bear_rip(const struct game *g, int unit)
{
    return stitches_left(g, unit) > 1 && !pw_is_master(g, unit);
}

/* Suits of a card that an option uses. */
static int suits_used(struct option option)
{
    return pw_card_suits(option.a, option.b ? option.b - 1 : 0);
}

/* Low and useless cards first. */
static int card_worth(int card)
{
    return card == BLACK_JOKER ? 0
           : card == RED_JOKER ? 20
           : card % 13 == 0    ? 5
                               : pw_card_number(card);
}

/* A card to lay: one that animates something good, the cheapest of them. */
static void value_lays(const struct game *g, int seat, const struct option *options, int count,
                       int *values)
{
    memset(values, 0, (size_t)count * sizeof *values);
    FOR_EACH_UNIT_OF(i, g, seat) {
        const struct unit *u = &g->unit[i];
        int value = liking(u) + (u->where == IN_BOX ? 15 : 0);
        if (u->exhausted)
            value = can_bear_rip(g, i) ? 15 : 0;
        card_set cards = pw_animators(g, seat, i);
        for (int j = 0; j < count; j++)
            if (value > values[j] && cards >> options[j].a & 1)
                values[j] = value;
    }
    for (int j = 0; j < count; j++)
        values[j] -= card_worth(options[j].a);
}

static int animate_value(const struct game *g, int unit, struct pull *pull)
{
    const struct unit *u = &g->unit[unit];
    int value = liking(u);
    if (u->where == IN_PLAY && pw_is_paralyzed(g, unit))
        return -50;
    if (u->exhausted)
        value -= can_bear_rip(g, unit) ? 70 : 400;
    return value + (u->where == IN_PLAY ? standing_value(g, unit, pull) / 4 : 20);
}

static void value_animations(const struct game *g, int seat, const struct option *options,
                             int count, int *values)
{
    struct pull pull;
    pull_start(g, seat, &pull);
    for (int i = 0; i < count; i++)
        values[i] = options[i].verb == PASS ? 0 : animate_value(g, options[i].a, &pull);
}

/* Another card only while it is needed and can still succeed. */
static void value_plays(const struct game *g, int seat, const struct option *options, int count,
                        int *values)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[seat];
    bool met = pw_effort_met(g), reached = e->needs.number <= 0;
    for (int i = e->from; i < p->table.count; i++)
        reached |= pw_card_number(p->table.card[i]) + e->bonus >= e->needs.number;
    for (int i = 0; i < count; i++) {
        int card = options[i].a;
        bool number = pw_card_number(card) + e->bonus >= e->needs.number;
        bool suit = (suits_used(options[i]) & e->needs.suits) || card == RED_JOKER;
        bool helps = (reached ? e->needs.suits != 0 : number) && (suit || !e->needs.suits);
        values[i] = options[i].verb == PASS ? 0 : met ? -100 : helps ? 30 - card_worth(card) : -10;
    }
}

static int dodge_value(const struct game *g, struct option option)
{
    int target = g->k.ask.b;
    if (option.verb == PASS)
        return 0;
    int gain = pw_card_number(option.a) - pw_puppet(g, target)->df;
    bool dear = pw_is_master(g, target) || stitches_left(g, target) == 1;
    return gain < 3 ? -10 : gain - (dear ? 1 : 4);
}

/* Of questions whose options have nothing to work out in common. */
static int option_value(const struct game *g, struct option option)
{
    switch (g->k.ask.kind) {
    case ASK_DODGE: return dodge_value(g, option);
    case ASK_SELECT:
        return pw_card_number(option.a) + 20 * ((suits_used(option) & g->effort.needs.suits) != 0);
    case ASK_SHED: return option.verb == PASS ? 4 : 3 - card_worth(option.a);
    case ASK_SPEND:
    case ASK_PAY: return option.verb == PASS ? 0 : 8 - card_worth(option.a);
    case ASK_STRIKE: return attack_value(g, &g->striker, option.a);
    case ASK_NEED: return option.verb == YES;
    case ASK_UPGRADE: return option.verb == CHOOSE;
    case ASK_START:
    case ASK_PLACE: return 0;
    default: return option.verb != PASS;
    }
}

static void value_options(const struct game *g, int seat, const struct option *options, int count,
                          int *values)
{
    switch (g->k.ask.kind) {
    case ASK_LAY: value_lays(g, seat, options, count, values); break;
    case ASK_ANIMATE: value_animations(g, seat, options, count, values); break;
    case ASK_ACT: value_acts(g, options, count, values); break;
    case ASK_WALK: value_walks(g, options, count, values); break;
    case ASK_PLAY: value_plays(g, seat, options, count, values); break;
    default:
        for (int i = 0; i < count; i++)
            values[i] = option_value(g, options[i]);
    }
}

int pw_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    int values[OPTIONS];
    struct best best = BEST_OF_NONE;
    value_options(g, seat, options, count, values);
    for (int i = 0; i < count; i++)
        best_consider(&best, i, values[i], dice);
    return best.option;
}
