/* describe.c - options of Puppet Wars in words, and what of the view they touch. */
#include "games/puppet_wars/puppet_wars.h"

static const char *suit_word(int suit)
{
    static const char *const names[] = {"Rams", "Crows", "Tomes", "Masks"};
    return names[suit];
}

/* A card of the hand as the view lists it. */
static void touch_card(const struct game *g, int seat, int card, struct saying *out)
{
    uint64_t below = cards_in(g->player[seat].hand) & ((UINT64_C(1) << card) - 1);
    say_touch(out, "seat%d.hand.%d", seat, __builtin_popcountll(below));
}

/* A flipped card among those in use. */
static void touch_flipped(const struct game *g, int seat, int card, struct saying *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->table.count; i++)
        if (p->table.card[i] == card)
            say_touch(out, "seat%d.table.%d", seat, i);
}

/* A puppet on the field, or its Stat Card in the zone where the view lists it. */
static void touch_unit(const struct game *g, int unit, struct saying *out)
{
    static const char *const zones[] = {[IN_BOX] = "box", [IN_HEAP] = "heap"};
    const struct unit *u = &g->unit[unit];
    int index = 0;
    if (u->where == IN_PLAY)
        say_touch(out, "puppet%d", unit);
    if (u->where != IN_BOX && u->where != IN_HEAP)
        return;
    for (int i = pw_master(g, u->owner); i < unit; i++)
        index += g->unit[i].where == u->where;
    say_touch(out, "seat%d.%s.%d", u->owner, zones[u->where], index);
}

/* Whom this card could animate; of equal ones in the Toy Box the first. */
static void touch_animated(const struct game *g, int seat, int card, struct saying *out)
{
    uint64_t seen = 0;
    for (int i = pw_master(g, seat); i < pw_master(g, seat + 1); i++) {
        bool boxed = g->unit[i].where == IN_BOX;
        if (!pw_can_animate(g, seat, i, card) || (boxed && seen >> g->unit[i].kind & 1))
            continue;
        if (boxed)
            seen |= UINT64_C(1) << g->unit[i].kind;
        touch_unit(g, i, out);
    }
}

static void describe_card(const struct game *g, int seat, struct option option, struct saying *out)
{
    static const char *const kinds_of[] = {[LAY] = "lay",
                                           [DODGE] = "dodge",
                                           [SELECT] = "select",
                                           [PLAY] = "play",
                                           [DISCARD] = "discard"};
    static const char *const verbs[] = {[LAY] = "Lay the",
                                        [DODGE] = "Dodge with the",
                                        [SELECT] = "Use the",
                                        [PLAY] = "Play the",
                                        [DISCARD] = "Discard the"};
    out->kind = kinds_of[option.verb];
    say(out, "%s %s", verbs[option.verb], pw_card_name(option.a));
    if (option.b)
        say(out, " as %s", suit_word(option.b - 1));
    if (option.verb == SELECT)
        touch_flipped(g, seat, option.a, out);
    else
        touch_card(g, seat, option.a, out);
    if (option.verb == LAY)
        touch_animated(g, seat, option.a, out);
}

static void describe_go(const struct game *g, struct option option, struct saying *out)
{
    static const char *const verbs[] = {
        [ASK_START] = "Start at ",      [ASK_PLACE] = "Begin at ", [ASK_BENCH] = "Enter at ",
        [ASK_DROP] = "Let it fall at ", [ASK_PUSH] = "To ",        [ASK_RIDE] = "Ride to ",
        [ASK_VANISH] = "Vanish to ",    [ASK_ACT] = "Move to ",    [ASK_WALK] = "Move to ",
    };
    int token = g->token[option.a];
    out->kind = "go";
    say(out, "%s", verbs[g->k.ask.kind]);
    pw_say_space(g, option.a, out);
    if (token > START && g->k.ask.kind == ASK_START)
        say(out, " (up to %d more Pawns)", token - START);
    else if (token == NEUTRAL)
        say(out, " (Neutral Work Bench)");
    else if (token >= BENCH && token < NEUTRAL)
        say(out, " (%s's Work Bench)", pw_seat_word(token - BENCH));
    else if (token == MOLASSES || token == NAILS)
        say(out, token == NAILS ? " (Nails)" : " (Molasses)");
    else if (token > ON_GROUND && token <= ON_GROUND + IT)
        say(out, " (an item)");
    if (g->stands[option.a] != NOBODY)
        say(out, ", through a puppet");
    say_touch(out, "space%d", option.a);
}

/* An Attack that this option declares: who makes it, with how many cards; -1: it is none. */
static int attack_combat(const struct game *g, struct option option, struct striker *s, int *target)
{
    if (option.verb == DO && option.a == ACTION_attack) {
        *s = pw_striker(g, g->animation.unit);
        *target = option.b;
        return pw_strike_combat(g, s, *target);
    }
    if (option.verb == CHOOSE && g->k.ask.kind == ASK_STRIKE) {
        *s = g->striker;
        *target = option.a;
        return pw_strike_combat(g, s, *target) + pw_actions[g->k.ask.b].combat;
    }
    *target = NOBODY;
    return -1;
}

int pw_attack_odds(const struct game *g, struct option option)
{
    struct striker s;
    int target, combat = attack_combat(g, option, &s, &target);
    if (target == NOBODY)
        return -1;
    return pw_odds(g, g->unit[s.unit].owner, pw_defense(g, target, NO_CARD, 0), combat,
                   pw_strike_precise(g, &s, target));
}

/* The odds of an Attack before it is declared: by the flip alone, without a Dodge. */
static void say_attack_odds(const struct game *g, struct option option, struct saying *out)
{
    struct striker s;
    int target, combat = attack_combat(g, option, &s, &target);
    say(out, " (Defense ");
    pw_say_value(pw_defense(g, target, NO_CARD, 0), out);
    say(out, ", Combat %d: %d%%)", combat, pw_attack_odds(g, option));
}

static void describe_do(const struct game *g, struct option option, struct saying *out)
{
    int unit = g->animation.unit, action = option.a;
    const struct action *row = &pw_actions[action];
    out->kind = action == ACTION_attack ? "attack" : "action";
    say(out, "%s", pw_action_name(action));
    if (action == ACTION_mine)
        say(out, option.c ? " The Work Bench is yours" : " The Work Bench is Neutral");
    if (action == ACTION_scrounge) {
        say(out, " %s", pw_upgrade_card(g->unit[option.b].kind)->name);
        touch_unit(g, option.b, out);
        return;
    }
    if (option.b != NOBODY) {
        say(out, ": ");
        pw_say_unit(g, option.b, out);
        touch_unit(g, option.b, out);
    }
    if (action == ACTION_pretty_buttons && pw_is_master(g, option.b))
        say(out, " (your Master!)");
    if (action == ACTION_attack)
        say_attack_odds(g, option, out);
    else if (row->value.number || row->value.suits) {
        say(out, " (");
        pw_say_value(row->value, out);
        say(out, ": %d%%)",
            pw_odds(g, g->unit[unit].owner, row->value, 1, pw_change(g, unit, SKILLFUL)));
    }
}

static void describe_choose(const struct game *g, struct option option, struct saying *out)
{
    int kind = g->unit[option.a].kind;
    out->kind = "choose";
    touch_unit(g, option.a, out);
    switch (g->k.ask.kind) {
    case ASK_RIP:
    case ASK_SEW:
    case ASK_UPGRADE:
        say(out, "%s%s", g->k.ask.b == CHOOSE_BUTTONS ? "Attach " : "",
            pw_upgrade_card(kind)->name);
        return;
    case ASK_PAWN: say(out, "%s", pw_puppet_card(kind)->name); return;
    default: break;
    }
    pw_say_unit(g, option.a, out);
    if (g->k.ask.kind == ASK_STRIKE)
        say_attack_odds(g, option, out);
}

static void describe_animate(const struct game *g, struct option option, struct saying *out)
{
    const struct unit *u = &g->unit[option.a];
    out->kind = "animate";
    say(out, "%s", pw_puppet_card(u->kind)->name);
    touch_unit(g, option.a, out);
    if (u->where == IN_BOX) {
        say(out, " from the Toy Box");
        return;
    }
    say(out, " at ");
    pw_say_space(g, u->space, out);
    if (u->exhausted)
        say(out, " (exhausted: 1 Rip)");
}

static void describe_pass(const struct game *g, struct saying *out)
{
    static const char *const words[] = {
        [ASK_BONUS] = "No more Pawns",
        [ASK_ANIMATE] = "Pass",
        [ASK_DODGE] = "Do not dodge",
        [ASK_PLAY] = "Play no more",
        [ASK_SPEND] = "Keep the cards",
        [ASK_NEED] = "Leave it",
        [ASK_WALK] = "Stay here",
        [ASK_PUSH] = "Leave it there",
        [ASK_UPGRADE] = "Leave it in the Scrap Heap",
        [ASK_VANISH] = "Stay here",
        [ASK_SHED] = "Keep the rest",
    };
    out->kind = "pass";
    say(out, "%s", words[g->k.ask.kind]);
}

/* What can be picked lies in the pool, in the order of the options. */
static void touch_pool(const struct game *g, int seat, int kind, struct saying *out)
{
    struct option options[OPTIONS], *end = pw_offer_setup(g, seat, options);
    for (int i = 0; i < end - options; i++)
        if (options[i].verb == PICK && options[i].a == kind)
            say_touch(out, "pool.%d", i);
}

void pw_describe(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case PICK:
        out->kind = "pick";
        say(out, "%s", pw_puppet_card(option.a)->name);
        touch_pool(g, seat, option.a, out);
        break;
    case GO: describe_go(g, option, out); break;
    case ANIMATE: describe_animate(g, option, out); break;
    case DO: describe_do(g, option, out); break;
    case DONE_ACTING:
        out->kind = "done";
        say(out, "Done");
        break;
    case CHOOSE: describe_choose(g, option, out); break;
    case YES:
        out->kind = "yes";
        say(out, "Yes, try");
        break;
    case PASS: describe_pass(g, out); break;
    default: describe_card(g, seat, option, out); break;
    }
}
