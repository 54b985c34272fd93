/* bot.c - what bots know about Puppet Wars: how a position stands, and what a sane player does. */
#include "core/dice.h"
#include "games/puppet_wars/puppet_wars.h"

/* --- The judge. --- */

/* What a puppet in play is worth, in points. */
static int puppet_worth(const struct game *g, int unit)
{
    const struct unit *u = &g->unit[unit];
    const struct puppet *row = &pw_puppets[u->kind];
    int left = pw_stitches(g, unit) - pw_rips(g, unit);
    int worth = 12 + 3 * row->cb + 6 * left + 5 * (u->up[0] != 0);
    return row->rank == MASTER ? worth + 12 * left : worth;
}

/* Work Benches of others, their Masters, and what the variant asks for. */
static space_set goals_of(const struct game *g, int unit)
{
    int seat = g->unit[unit].owner;
    space_set goals = spaces_in(&g->benches[PLAYERS]);
    if (g->unit[unit].item == SHINY)
        return spaces_in(&g->benches[seat]);
    for (int other = 0; other < g->k.seats; other++) {
        const struct unit *m = &g->unit[pw_master(g, other)];
        if (other == seat)
            continue;
        goals |= spaces_in(&g->benches[other]);
        if (m->where == IN_PLAY && g->win != WIN_TAG && !pw_is_master(g, unit))
            goals |= space_bit(m->space);
    }
    if (g->win != WIN_HILL && g->win != WIN_SHINY)
        return goals;
    EACH_SPACE(space, spaces_in(&g->board))
    if (g->token[space] == HILL || g->token[space] == ON_GROUND + SHINY)
        goals |= space_bit(space);
    return goals;
}

enum { FARTHEST = 10 }; /* steps to a goal that still count */

/* The Spaces so many steps from a goal or fewer. Many Spaces are asked about for the same goals, so
 * this is kept until another puppet has others. A zeroed struct knows nothing. */
struct pull {
    int whose; /* the puppet's number plus one */
    space_set goals;
    int farthest; /* that is known */
    space_set within[FARTHEST];
};

static void pull_anew(const struct game *g, int unit, struct pull *pull)
{
    space_set goals = goals_of(g, unit);
    pull->whose = unit + 1;
    if (goals == pull->goals)
        return;
    pull->goals = pull->within[0] = goals;
    pull->farthest = 0;
}

/* How much a puppet wants to be in a Space: the nearer to a goal the better. */
static int space_value(const struct game *g, int unit, int space, struct pull *pull)
{
    space_set board = spaces_in(&g->board);
    int steps = 0;
    if (pull->whose != unit + 1)
        pull_anew(g, unit, pull);
    while (steps < FARTHEST && !(pull->within[steps] & space_bit(space))) {
        if (steps == pull->farthest && ++pull->farthest < FARTHEST)
            pull->within[steps + 1] = spaces_around(g->grid, pull->within[steps]) & board;
        steps++;
    }
    return 10 * (FARTHEST - steps) - (g->token[space] == NAILS ? 15 : 0);
}

static int army_worth(const struct game *g, int seat)
{
    struct pull pull = {0};
    int worth = 45 * pw_count_benches(g, seat) + 3 * pw_hand_size(g, seat);
    if (pw_count_benches(g, seat) == 1)
        worth -= 30;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++)
        if (g->unit[i].where == IN_PLAY)
            worth += puppet_worth(g, i) + space_value(g, i, g->unit[i].space, &pull) / 8;
        else if (g->unit[i].where == IN_BOX)
            worth += 5;
    return worth;
}

/* Who is near a goal of the variant. */
static int goal_worth(const struct game *g, int seat)
{
    int worth = 0;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++) {
        const struct unit *u = &g->unit[i];
        worth += u->where == IN_PLAY && u->item == SHINY ? 80 : 0;
        worth += u->where == IN_PLAY && g->token[u->space] == HILL && pw_is_master(g, i) ? 80 : 0;
    }
    for (int i = 0; g->win == WIN_THIEF && i < g->per * g->k.seats; i++)
        if (g->unit[i].where == ATTACHED && g->unit[i].owner != seat &&
            g->unit[g->unit[i].space].owner == seat)
            worth += 60;
    return worth;
}

/* Compared with the best opponent. */
static int chance_of(const struct game *g, int seat, const int worth[SEATS])
{
    int best = 0;
    if (g->over)
        return !(g->winners >> seat & 1) ? 0 : g->winners & (g->winners - 1) ? 500 : 1000;
    if (pw_is_out(g, seat))
        return 0;
    for (int other = 0; other < g->k.seats; other++)
        best = other != seat && worth[other] > best ? worth[other] : best;
    int lead = worth[seat] - best;
    return lead > 480 ? 980 : lead < -480 ? 20 : 500 + lead;
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

static int attack_value(const struct game *g, const struct striker *s, int target)
{
    int seat = g->unit[s->unit].owner;
    struct value df = pw_defense(g, target, NO_CARD, 0);
    int flips = pw_strike_combat(g, s, target);
    int odds = pw_odds(g, seat, df, flips, pw_strike_precise(g, s, target));
    int left = pw_stitches(g, target) - pw_rips(g, target);
    int worth =
        (pw_is_master(g, target) ? 3 : 1) * (1 + pw_strike_powerful(g, s, target) >= left ? 3 : 2);
    return 40 + odds * worth / 2;
}

static int action_value(const struct game *g, struct option option)
{
    int unit = g->animation.unit, seat = g->unit[unit].owner, token = g->token[g->unit[unit].space];
    if (option.a == ACTION_attack) {
        struct striker s = pw_striker(g, unit);
        return attack_value(g, &s, option.b);
    }
    switch (option.a) {
    case ACTION_mine:
        if (!option.c || token == BENCH + seat)
            return option.c || token == BENCH + seat || token == NEUTRAL ? -500 : 20;
        return token == NEUTRAL ? 260 : 320;
    case ACTION_scrounge: return 60;
    case ACTION_sticky_fingers: return g->win == WIN_TAG && pw_is_master(g, unit) ? -900 : 250;
    case ACTION_all_for_me: return 2000;
    case ACTION_blown_to_pieces: return -300;
    case ACTION_pretty_buttons: return -400;
    case ACTION_last_stitch: return -200;
    case ACTION_tag:
        return g->unit[option.b].owner == seat ? -400 : pw_is_master(g, option.b) ? 2000 : 50;
    default: break;
    }
    const struct action *row = &pw_actions[option.a];
    bool friendly = option.b != NOBODY && g->unit[option.b].owner == seat;
    bool harms = row->marks & (CONFUSED | STUCK | PARALYZED) || row->amount < 0 ||
                 row->stuck_counter || row->decay_counter || row->combat_counter < 0 ||
                 option.a == ACTION_bath_time;
    if (friendly && harms)
        return -300;
    int odds = row->value.number || row->value.suits
                   ? pw_odds(g, seat, row->value, 1, pw_change(g, unit, SKILLFUL))
                   : 100;
    int worth = option.a == ACTION_gulp                                           ? 130
                : row->strikes                                                    ? 110
                : row->script == SCRIPT_do_bird || row->script == SCRIPT_do_snips ? 90
                                                                                  : 45;
    return 20 + odds * worth / 100;
}

static int act_value(const struct game *g, struct option option, struct pull *pull)
{
    int unit = g->animation.unit;
    if (option.verb == DONE_ACTING)
        return space_value(g, unit, g->unit[unit].space, pull);
    if (option.verb == GO)
        return space_value(g, unit, option.a, pull) + (g->stands[option.a] == NOBODY ? 1 : -40);
    /* Attacking is fine where it stands, taking a bench is better than anything near. */
    return action_value(g, option) + space_value(g, unit, g->unit[unit].space, pull) / 2;
}

/* Low and useless cards first. */
static int card_worth(int card)
{
    return card == BLACK_JOKER ? 0
           : card == RED_JOKER ? 20
           : card % 13 == 0    ? 5
                               : card_number(card);
}

/* A card to lay: one that animates something good, the cheapest of them. */
static int lay_value(const struct game *g, int seat, int card)
{
    int best = 0;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++) {
        const struct unit *u = &g->unit[i];
        int value = 60 + 8 * pw_puppets[u->kind].cb + (u->where == IN_BOX ? 15 : 0);
        if (u->exhausted)
            value = pw_stitches(g, i) - pw_rips(g, i) > 1 && !pw_is_master(g, i) ? 15 : -100;
        if (value > best && pw_can_animate(g, seat, i, card))
            best = value;
    }
    return best - card_worth(card);
}

static int animate_value(const struct game *g, int unit, struct pull *pull)
{
    const struct unit *u = &g->unit[unit];
    int value = 60 + 8 * pw_puppets[u->kind].cb;
    if (pw_is_paralyzed(g, unit) && u->where == IN_PLAY)
        return -50;
    if (u->exhausted)
        value -= pw_stitches(g, unit) - pw_rips(g, unit) > 1 && !pw_is_master(g, unit) ? 70 : 400;
    return value + (u->where == IN_PLAY ? space_value(g, unit, u->space, pull) / 4 : 20);
}

/* Another card only while it is needed and can still succeed. */
static int play_value(const struct game *g, int seat, struct option option)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[seat];
    if (option.verb == PASS)
        return 0;
    if (pw_effort_met(g))
        return -100;
    bool reached = e->needs.number <= 0;
    for (int i = e->from; i < p->table.count; i++)
        reached |= card_number(p->table.card[i]) + e->bonus >= e->needs.number;
    int suits = pw_card_suits(option.a, option.b ? option.b - 1 : 0);
    bool helps_number = !reached && card_number(option.a) + e->bonus >= e->needs.number;
    bool helps_suit = (suits & e->needs.suits) != 0 || option.a == RED_JOKER;
    if (!e->needs.suits)
        return helps_number ? 30 - card_worth(option.a) : -10;
    if (reached)
        return helps_suit ? 30 - card_worth(option.a) : -10;
    return helps_number && helps_suit ? 30 - card_worth(option.a) : -10;
}

static int dodge_value(const struct game *g, struct option option)
{
    int target = g->k.ask.b;
    if (option.verb == PASS)
        return 0;
    int printed = pw_puppet(g, target)->df;
    int gain = card_number(option.a) - printed;
    bool dear = pw_is_master(g, target) || pw_stitches(g, target) - pw_rips(g, target) == 1;
    return gain < 3 ? -10 : gain - (dear ? 1 : 4);
}

static int option_value(const struct game *g, int seat, struct option option, struct pull *pull)
{
    switch (g->k.ask.kind) {
    case ASK_LAY: return lay_value(g, seat, option.a);
    case ASK_ANIMATE: return option.verb == PASS ? 0 : animate_value(g, option.a, pull);
    case ASK_ACT: return act_value(g, option, pull);
    case ASK_WALK:
        return space_value(g, g->k.ask.a,
                           option.verb == PASS ? g->unit[g->k.ask.a].space : option.a, pull);
    case ASK_DODGE: return dodge_value(g, option);
    case ASK_SELECT:
        return card_number(option.a) + 20 * ((pw_card_suits(option.a, option.b ? option.b - 1 : 0) &
                                              g->effort.needs.suits) != 0);
    case ASK_PLAY: return play_value(g, seat, option);
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

int pw_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct pull pull = {0};
    int best = -100000, choice = 0;
    for (int i = 0; i < count; i++) {
        int value = 8 * option_value(g, seat, options[i], &pull) + (int)dice_below(dice, 8);
        if (value > best) {
            best = value;
            choice = i;
        }
    }
    return choice;
}
