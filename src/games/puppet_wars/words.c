/* words.c - questions and options of Puppet Wars in words. */
#include "games/puppet_wars/puppet_wars.h"

const char *pw_seat_word(int seat)
{
    static const char *const names[] = {"Red", "Blue", "Green", "Yellow"};
    return names[seat];
}

const char *pw_seat_name(const struct game *g, int seat)
{
    (void)g;
    return pw_seat_word(seat);
}

/* "D5": the fifth Space of the fourth row. */
void pw_say_space(const struct game *g, int space, struct saying *out)
{
    int row = space_row(g->grid, space), first = g->grid == HEX ? 23 * row / 2 : 11 * row;
    space_set before = (space_bit(space) - 1) & ~(space_bit(first) - 1);
    say(out, "%c%d", 'A' + row, 1 + space_count(spaces_in(&g->board) & before));
}

/* "Blue's Ronin at D5". */
void pw_say_unit(const struct game *g, int unit, struct saying *out)
{
    const struct unit *u = &g->unit[unit];
    say(out, "%s's %s", pw_seat_word(u->owner), pw_puppet_card(u->kind)->name);
    if (u->where == IN_PLAY) {
        say(out, " at ");
        pw_say_space(g, u->space, out);
    }
}

static void say_suits(unsigned suits, struct saying *out)
{
    static const char *const names[] = {"Ram", "Crow", "Tome", "Mask"};
    for (int suit = 0; suit < SUITS; suit++)
        for (unsigned i = suits >> 2 * suit & 3; i; i--)
            say(out, "+%s", names[suit]);
}

/* "9+Crow". */
void pw_say_value(struct value value, struct saying *out)
{
    say(out, "%d", value.number > 0 ? value.number : 0);
    say_suits(value.suits, out);
}

static const char *suit_word(int suit)
{
    static const char *const names[] = {"Rams", "Crows", "Tomes", "Masks"};
    return names[suit];
}

/* --- Odds. --- */

static double ways(int n, int k) /* to choose k of n, as far as ratios go */
{
    double product = 1;
    if (k > n)
        return 0;
    for (int i = 0; i < k; i++)
        product = product * (n - i) / (i + 1);
    return product;
}

/* In percent: how likely a flip of so many cards of the own deck meets the value without help from
 * the hand. */
int pw_odds(const struct game *g, int seat, struct value needs, int flips, int bonus)
{
    uint64_t deck = pw_unseen_deck(g, seat);
    int all = __builtin_popcountll(deck), good = 0;
    bool joker = deck >> BLACK_JOKER & 1;
    if (needs.number <= 0 && !needs.suits)
        return 100;
    struct value on_card = {(int8_t)(needs.number > 0 ? needs.number - bonus : -99), needs.suits};
    for (uint64_t bits = deck & ~(UINT64_C(1) << BLACK_JOKER); bits; bits &= bits - 1)
        good += pw_card_meets(__builtin_ctzll(bits), on_card);
    if (flips > all)
        flips = all;
    if (flips <= 0)
        return 0;
    int harmless = all - (joker && !(g->gentle && flips > 1));
    double hit = ways(harmless, flips) - ways(harmless - good, flips);
    return (int)(100 * hit / ways(all, flips) + 0.5);
}

/* --- Questions. --- */

static void prompt_effort(const struct game *g, struct saying *out)
{
    say(out, "To meet: ");
    pw_say_value(g->effort.needs, out);
    if (g->effort.bonus)
        say(out, " with %+d on each card", g->effort.bonus);
}

static void prompt_spend(const struct game *g, struct saying *out)
{
    static const char *const names[] = {"With My Eyes Closed!", "Ouch!", "Disassemble",
                                        "Throw the Bird"};
    say(out, "%s: discard a card ", names[g->k.ask.a]);
    if (g->k.ask.a == SPEND_DISASSEMBLE)
        say(out, "to tear ");
    else if (g->k.ask.a == SPEND_BIRD)
        say(out, "to hit another Enemy beside ");
    else
        say(out, "to rip ");
    pw_say_unit(g, g->k.ask.c, out);
    say(out, g->k.ask.a == SPEND_DISASSEMBLE ? " apart?" : "?");
}

/* The puppet that the question is about. */
static void prompt_about(const struct game *g, struct saying *out, const char *before,
                         const char *after)
{
    say(out, "%s", before);
    pw_say_unit(g, g->k.ask.a, out);
    say(out, "%s", after);
}

static void prompt_dodge(const struct game *g, struct saying *out)
{
    struct value df = pw_defense(g, g->k.ask.b, NO_CARD, 0);
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " attacks ");
    pw_say_unit(g, g->k.ask.b, out);
    say(out, " (Defense ");
    pw_say_value(df, out);
    say(out, "): dodge?");
}

static void prompt_act(const struct game *g, struct saying *out)
{
    int left = pw_is_paralyzed(g, g->animation.unit) ? 0 : pw_moves_left(g);
    pw_say_unit(g, g->animation.unit, out);
    say(out, ": %d Move%s left%s. What does it do?", left > 0 ? left : 0, left == 1 ? "" : "s",
        g->animation.acted ? "" : ", and its Action");
}

static const char *const ask_kinds[] = {
    [ASK_MASTER] = "master",   [ASK_DRAFT] = "draft",     [ASK_START] = "start",
    [ASK_PLACE] = "place",     [ASK_BONUS] = "bonus",     [ASK_LAY] = "lay",
    [ASK_ANIMATE] = "animate", [ASK_BENCH] = "bench",     [ASK_ACT] = "act",
    [ASK_DODGE] = "dodge",     [ASK_SELECT] = "select",   [ASK_PLAY] = "play",
    [ASK_SPEND] = "spend",     [ASK_PAY] = "pay",         [ASK_RIP] = "rip",
    [ASK_SEW] = "sew",         [ASK_DROP] = "drop",       [ASK_NEED] = "need",
    [ASK_WALK] = "walk",       [ASK_PUSH] = "push",       [ASK_STRIKE] = "strike",
    [ASK_RIDE] = "ride",       [ASK_UPGRADE] = "upgrade", [ASK_PAWN] = "pawn",
    [ASK_VICTIM] = "victim",   [ASK_VANISH] = "vanish",   [ASK_SHED] = "shed",
};

const char *pw_ask_kind(int asked)
{
    return ask_kinds[asked];
}

static void prompt_need(const struct game *g, struct saying *out)
{
    int kind = g->unit[g->k.ask.b].kind;
    say(out, "I need this: does ");
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " try to attach %s, Difficulty ", pw_upgrade_card(kind)->name);
    pw_say_value(pw_upgrades[kind].ad, out);
    say(out, " (%d%% by the flip alone)?",
        pw_odds(g, g->unit[g->k.ask.a].owner, pw_upgrades[kind].ad, 1, 0));
}

static void prompt_shed(const struct game *g, int seat, struct saying *out)
{
    int over = pw_hand_size(g, seat) - pw_hand_limit(g, seat);
    if (over > 0)
        say(out, "The Turn is over: discard %d card%s.", over, over == 1 ? "" : "s");
    else
        say(out, "The Turn is over: discard more cards?");
}

static void prompt_others(const struct game *g, int seat, struct saying *out)
{
    switch (g->k.ask.kind) {
    case ASK_RIP: prompt_about(g, out, "Which Upgrade of ", " is ripped?"); break;
    case ASK_SEW: prompt_about(g, out, "Which Upgrade of ", " is sewn up?"); break;
    case ASK_DROP: prompt_about(g, out, "Where does the Item Token of ", " fall?"); break;
    case ASK_NEED: prompt_need(g, out); break;
    case ASK_WALK: prompt_about(g, out, "", " may move on."); break;
    case ASK_PUSH: prompt_about(g, out, "Where is ", " moved?"); break;
    case ASK_STRIKE: prompt_about(g, out, "Whom does ", " attack?"); break;
    case ASK_RIDE: prompt_about(g, out, "Where does ", " ride?"); break;
    case ASK_UPGRADE: prompt_about(g, out, "Which Upgrade, for or from ", "?"); break;
    case ASK_PAWN: say(out, "Which Pawn goes back into your Toy Box?"); break;
    case ASK_VICTIM: say(out, "Whom does the bird hit, too?"); break;
    case ASK_VANISH:
        prompt_about(g, out, "Puff of Sawdust: does ", " vanish to a Work Bench?");
        break;
    default: prompt_shed(g, seat, out); break;
    }
}

void pw_prompt(const struct game *g, int seat, struct saying *out)
{
    out->kind = pw_ask_kind(g->k.ask.kind);
    switch (g->k.ask.kind) {
    case ASK_MASTER: say(out, "Choose your Master, in secret."); break;
    case ASK_DRAFT: say(out, "Draft a card."); break;
    case ASK_START: say(out, "Choose your Starting Work Bench."); break;
    case ASK_PLACE: say(out, "Where beside it does your Master begin?"); break;
    case ASK_BONUS: say(out, "Your start gives you %d more Pawns.", g->k.ask.a); break;
    case ASK_LAY: say(out, "Lay an Animation Card, in secret."); break;
    case ASK_ANIMATE:
        say(out, "Which puppet do you animate with the %s?", pw_card_name(g->player[seat].laid));
        break;
    case ASK_BENCH: prompt_about(g, out, "On which Work Bench does ", " enter?"); break;
    case ASK_ACT: prompt_act(g, out); break;
    case ASK_DODGE: prompt_dodge(g, out); break;
    case ASK_SELECT:
        prompt_effort(g, out);
        say(out, ". Which flipped card do you use?");
        break;
    case ASK_PLAY:
        prompt_effort(g, out);
        say(out,
            pw_effort_met(g) ? ". It is met; play more cards?" : ". Not met yet: play a card?");
        break;
    case ASK_SPEND: prompt_spend(g, out); break;
    case ASK_PAY: say(out, "%s: which Crow do you discard?", pw_action_name(g->k.ask.a)); break;
    default: prompt_others(g, seat, out); break;
    }
}

/* --- Options. --- */

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
