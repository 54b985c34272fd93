/* words_options.c - options of Puppet Wars in words, and what of the view they are about. */
#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/options.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

/* --- What of the view an option is about. --- */

/* A card of the hand as the view lists it. */
static void target_card(const struct game *g, int seat, int card, struct phrase *out)
{
    card_set below = pw_cards_in(g->player[seat].hand) & (pw_card_bit(card) - 1);
    say_touch(out, "seat%d.hand.%d", seat, set_count(below));
}

/* A flipped card among those in use. */
static void target_flipped(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->table.count; i++)
        if (p->table.card[i] == card)
            say_touch(out, "seat%d.table.%d", seat, i);
}

/* A puppet on the field, or its Stat Card in the zone where the view lists it. */
static void target_unit(const struct game *g, int unit, struct phrase *out)
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
static void target_animated(const struct game *g, int seat, int card, struct phrase *out)
{
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        if (pw_can_animate(g, seat, i, card) &&
            (g->unit[i].where == IN_PLAY || pw_is_first(&seen, g->unit[i].kind)))
            target_unit(g, i, out);
}

/* What can be picked lies in the pool, in the order of the options. */
static void target_pool(const struct game *g, int seat, int kind, struct phrase *out)
{
    struct option options[OPTIONS], *end = pw_offer_setup(g, seat, options);
    for (int i = 0; i < end - options; i++)
        if (options[i].verb == PICK && options[i].a == kind)
            say_touch(out, "pool.%d", i);
}

/* --- Options. --- */

static void describe_card(const struct game *g, int seat, struct option option, struct phrase *out)
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
    static const char *const suits[] = {"Rams", "Crows", "Tomes", "Masks"};
    out->kind = kinds_of[option.verb];
    say(out, "%s %s", verbs[option.verb], pw_card_name(option.a));
    if (option.b)
        say(out, " as %s", suits[option.b - 1]);
    if (option.verb == SELECT)
        target_flipped(g, seat, option.a, out);
    else
        target_card(g, seat, option.a, out);
    if (option.verb == LAY)
        target_animated(g, seat, option.a, out);
}

static void describe_go(const struct game *g, struct option option, struct phrase *out)
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
    else if (pw_is_bench(token))
        say(out, " (%s's Work Bench)", seat_color(token - BENCH));
    else if (token == MOLASSES || token == NAILS)
        say(out, token == NAILS ? " (Nails)" : " (Molasses)");
    else if (pw_is_item(token))
        say(out, " (an item)");
    if (g->stands[option.a] != NOBODY)
        say(out, ", through a puppet");
    say_touch(out, "space%d", option.a);
}

/* Defense and odds of an Attack before it is declared: by the flip alone, without a Dodge. */
static void say_forecast(const struct game *g, struct option option, struct phrase *out)
{
    struct forecast forecast;
    if (!pw_forecast(g, option, &forecast))
        return;
    say(out, " (Defense ");
    pw_say_value(forecast.defense, out);
    say(out, ", Combat %d: %d%%)", forecast.combat, forecast.percent);
}

/* The same for an Action with a value. */
static void say_odds(const struct game *g, struct value value, struct phrase *out)
{
    int unit = g->animation.unit;
    if (!value.number && !value.suits)
        return;
    say(out, " (");
    pw_say_value(value, out);
    say(out, ": %d%%)", pw_odds(g, g->unit[unit].owner, value, 1, pw_change(g, unit, SKILLFUL)));
}

static void describe_do(const struct game *g, struct option option, struct phrase *out)
{
    int action = option.a;
    out->kind = action == ACTION_attack ? "attack" : "action";
    say(out, "%s", pw_action_name(action));
    if (action == ACTION_mine)
        say(out, option.c ? " The Work Bench is yours" : " The Work Bench is Neutral");
    if (action == ACTION_scrounge) {
        say(out, " %s", pw_upgrade_card(g->unit[option.b].kind)->name);
        target_unit(g, option.b, out);
        return;
    }
    if (option.b != NOBODY) {
        say(out, ": ");
        pw_say_unit(g, option.b, out);
        target_unit(g, option.b, out);
    }
    if (action == ACTION_pretty_buttons && pw_is_master(g, option.b))
        say(out, " (your Master!)");
    say_forecast(g, option, out);
    say_odds(g, pw_actions[action].value, out);
}

static void describe_choose(const struct game *g, struct option option, struct phrase *out)
{
    int kind = g->unit[option.a].kind;
    out->kind = "choose";
    target_unit(g, option.a, out);
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
    say_forecast(g, option, out);
}

static void describe_animate(const struct game *g, struct option option, struct phrase *out)
{
    const struct unit *u = &g->unit[option.a];
    out->kind = "animate";
    say(out, "%s", pw_puppet_card(u->kind)->name);
    target_unit(g, option.a, out);
    if (u->where == IN_BOX) {
        say(out, " from the Toy Box");
        return;
    }
    say(out, " at ");
    pw_say_space(g, u->space, out);
    if (u->exhausted)
        say(out, " (exhausted: 1 Rip)");
}

static void describe_pass(const struct game *g, struct phrase *out)
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

void pw_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    switch (option.verb) {
    case PICK:
        out->kind = "pick";
        say(out, "%s", pw_puppet_card(option.a)->name);
        target_pool(g, seat, option.a, out);
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
