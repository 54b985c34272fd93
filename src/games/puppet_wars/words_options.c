/* words_options.c - options of Puppet Wars in words, and what of the view they are about. */
#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/options.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"
#include "games/puppet_wars/words_actions.h"

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

/* Whom this card could animate; of equal ones in the Toy Box the first. */
static void target_animated(const struct game *g, int seat, int card, struct phrase *out)
{
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat)
        if (pw_can_animate(g, seat, i, card) &&
            (g->unit[i].where == IN_PLAY || pw_is_first(&seen, g->unit[i].kind)))
            pw_touch_unit(g, i, out);
}

/* What can be picked lies in the pool, in the order of the options. */
static void target_pool(const struct game *g, int seat, int kind, struct phrase *out)
{
    struct option options[OPTIONS], *end = pw_offer_setup(g, seat, options);
    for (int i = 0; i < end - options; i++)
        if (options[i].verb == PICK && options[i].a == kind)
            say_touch(out, "pool.%d", i);
}

/* --- Cards. --- */

enum { LINE = 66 }; /* bytes of an option that should stay on one line */

/* Puppets that were named, and those for whom there was no room. */
struct names {
    int said, left_out;
};

/* Those in this area whom the card would animate, equal ones of the Toy Box once. */
static void add_names(const struct game *g, int seat, int card, int where, struct names *names,
                      struct phrase *out)
{
    const char *before = where == IN_PLAY ? ": " : names->said ? "; Toy Box: " : ": Toy Box: ";
    uint64_t seen = 0;
    FOR_EACH_UNIT_OF(i, g, seat) {
        struct phrase name = {0};
        if (g->unit[i].where != where || !pw_can_animate(g, seat, i, card) ||
            (where == IN_BOX && !pw_is_first(&seen, g->unit[i].kind)))
            continue;
        say(&name, "%s%s", before, pw_puppet_card(g->unit[i].kind)->name);
        if (where == IN_PLAY) {
            say(&name, " ");
            pw_say_space(g, g->unit[i].space, &name);
        }
        if (names->left_out || strlen(out->text) + strlen(name.text) > LINE) {
            names->left_out++;
            continue;
        }
        say(out, "%s", name.text);
        names->said++;
        before = ", ";
    }
}

/* Whom this card would animate: "Ronin E3, Seamus A2; Toy Box: Judge, Teddy, +2 more". */
static void say_animated(const struct game *g, int seat, int card, struct phrase *out)
{
    struct names names = {0};
    add_names(g, seat, card, IN_PLAY, &names, out);
    add_names(g, seat, card, IN_BOX, &names, out);
    if (names.left_out)
        say(out, ", +%d more", names.left_out);
    else if (!names.said)
        say(out, ": animates nobody");
}

/* What the attacker then has to meet. */
static void say_dodge(const struct game *g, struct option option, struct phrase *out)
{
    int unit = g->k.ask.b;
    struct value with = pw_defense(g, unit, option.a, option.b - 1);
    say(out, " (Defense ");
    pw_say_value(with, out);
    say(out, " instead of ");
    pw_say_value(pw_defense(g, unit, NO_CARD, 0), out);
    say(out, ")");
    if (with.number <= 0 && !with.suits)
        say_danger(out, "then the Attack succeeds at once");
}

/* What comes of using this card; nothing is said that the next question does not show. */
static void say_success(const struct game *g, struct option option, struct phrase *out)
{
    struct game then = *g;
    struct player *p = &then.player[g->effort.who];
    if (option.verb == SELECT && option.a == BLACK_JOKER) {
        say_danger(out, "it fails");
        return;
    }
    if (option.verb == SELECT)
        p->table.count = g->effort.from;
    p->table.card[p->table.count++] = option.a;
    if (option.a == RED_JOKER && (option.b || g->effort.needs.suits)) {
        int suit = option.b ? option.b - 1 : set_first(g->effort.needs.suits) / 2;
        p->joker = (uint8_t)suit;
    }
    say(out, option.verb == PLAY && pw_effort_met(g) ? " (it is met already)"
             : pw_effort_met(&then)                  ? " (meets it)"
                                                     : " (not enough yet)");
}

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
    if (option.verb == LAY) {
        say_animated(g, seat, option.a, out);
        target_animated(g, seat, option.a, out);
    } else if (option.verb == DODGE) {
        say_dodge(g, option, out);
    } else if (option.verb != DISCARD) {
        say_success(g, option, out);
    }
}

/* --- Spaces. --- */

/* Who would come to stand there; NOBODY: it is no puppet that goes. */
static int goer(const struct game *g)
{
    switch (g->k.ask.kind) {
    case ASK_START:
    case ASK_DROP: return NOBODY;
    case ASK_PLACE: return pw_master(g, set_first(g->k.pending));
    case ASK_ACT: return g->animation.unit;
    default: return g->k.ask.a;
    }
}

/* PW-529. */
static void say_nails(const struct game *g, int unit, struct phrase *out)
{
    bool own = g->unit[unit].owner == set_first(g->k.pending), falls = pw_would_fall(g, unit, 1);
    say(out, " (Nails: 1 Rip when the Turn is resolved%s)", falls && !own ? ", torn apart" : "");
    if (falls && own)
        say_danger(out, pw_is_master(g, unit) ? "it would tear your Master apart"
                                              : "it would tear it apart");
}

/* What it means for who comes to stand there. PW-533 to PW-537. */
static void say_ground(const struct game *g, int space, int unit, struct phrase *out)
{
    int token = g->token[space], asked = g->k.ask.kind;
    bool moves = asked == ASK_ACT || asked == ASK_WALK || asked == ASK_RIDE || asked == ASK_PUSH;
    if (token > START && asked == ASK_START)
        say(out, " (up to %d more Pawns)", token - START);
    else if (pw_is_bench(token)) {
        say(out, " (");
        pw_say_bench(token, out);
        say(out, ")");
    } else if (token == NAILS && unit != NOBODY && g->unit[unit].where != IN_HEAP)
        say_nails(g, unit, out);
    else if (token == MOLASSES)
        say(out, moves ? " (Molasses: it gets no further)" : " (Molasses)");
    else if (token == HILL)
        say(out, " (the Hill)");
    else if (pw_is_item(token))
        say(out, " (%s)", pw_item_name(token - ON_GROUND));
    else if (token == IMPASSABLE)
        say(out, ", over an Impassable Token");
}

/* What it leaves behind. */
static void say_leaving(const struct game *g, int unit, struct phrase *out)
{
    int token = g->token[g->unit[unit].space];
    if (token == NAILS || token == MOLASSES)
        say(out, ", off the %s", token == NAILS ? "Nails" : "Molasses");
}

/* Ride Down: who is passed over. */
static void say_ridden(const struct game *g, int unit, int to, struct phrase *out)
{
    int from = g->unit[unit].space, range = pw_range(g, from, to), step = (to - from) / range;
    for (int at = from + step; at != to; at += step) {
        int other = g->stands[at];
        if (other == NOBODY || g->unit[other].owner == g->unit[unit].owner)
            continue;
        say(out, ", over ");
        pw_say_unit(g, other, out);
        say(out, ": ");
        pw_say_rips(g, other, 1, out);
    }
}

static void describe_go(const struct game *g, struct option option, struct phrase *out)
{
    static const char *const verbs[] = {
        [ASK_START] = "Start at ",      [ASK_PLACE] = "Begin at ", [ASK_BENCH] = "Enter at ",
        [ASK_DROP] = "Let it fall at ", [ASK_PUSH] = "To ",        [ASK_RIDE] = "Ride to ",
        [ASK_VANISH] = "Vanish to ",    [ASK_ACT] = "Move to ",    [ASK_WALK] = "Move to ",
    };
    int unit = goer(g), asked = g->k.ask.kind;
    out->kind = "go";
    say(out, "%s", verbs[asked]);
    pw_say_space(g, option.a, out);
    say_touch(out, "space%d", option.a);
    say_ground(g, option.a, unit, out);
    if (g->stands[option.a] != NOBODY) {
        say(out, ", through ");
        pw_say_unit(g, g->stands[option.a], out);
    }
    if (asked == ASK_ACT || asked == ASK_WALK)
        say_leaving(g, unit, out);
    if (asked == ASK_RIDE)
        say_ridden(g, unit, option.a, out);
}

/* --- Stat Cards. --- */

/* "Misaki (Sidekick)". */
static void describe_pick(const struct game *g, int seat, int kind, struct phrase *out)
{
    out->kind = "pick";
    say(out, "%s%s", pw_puppet_card(kind)->name,
        pw_puppets[kind].rank == SIDEKICK ? " (Sidekick)" : "");
    target_pool(g, seat, kind, out);
}

/* Buttons of an Upgrade. */
static void say_buttons(const struct game *g, int upgrade, struct phrase *out)
{
    int kind = g->unit[upgrade].kind;
    say(out, "%s (%d of %d Stitches ripped)", pw_upgrade_card(kind)->name, g->unit[upgrade].rips,
        pw_upgrades[kind].stitches);
}

static void describe_choose(const struct game *g, struct option option, struct phrase *out)
{
    int kind = g->unit[option.a].kind;
    out->kind = "choose";
    pw_touch_unit(g, option.a, out);
    switch (g->k.ask.kind) {
    case ASK_RIP:
    case ASK_SEW: say_buttons(g, option.a, out); return;
    case ASK_UPGRADE:
        say(out, "%s %s", g->k.ask.b == CHOOSE_TEAR ? "Tear apart" : "Attach",
            pw_upgrade_card(kind)->name);
        return;
    case ASK_PAWN: say(out, "%s", pw_puppet_card(kind)->name); return;
    default: break;
    }
    pw_say_unit(g, option.a, out);
    pw_say_attack(g, option, out);
    if (g->k.ask.kind == ASK_VICTIM) {
        say(out, ": ");
        pw_say_rips(g, option.a, 1, out);
    }
}

/* What would hold it back. */
static void say_hindered(const struct game *g, int unit, struct phrase *out)
{
    if (pw_is_paralyzed(g, unit))
        say(out, ", Paralyzed: it neither moves nor acts");
    else if (pw_is_stuck(g, unit) || pw_is_confused(g, unit))
        say(out, "%s%s", pw_is_stuck(g, unit) ? ", Stuck: it cannot move" : "",
            pw_is_confused(g, unit) ? ", Confused: it cannot act" : "");
}

/* PW-251, PW-252. */
static void say_exhausted(const struct game *g, int unit, struct phrase *out)
{
    if (!pw_would_fall(g, unit, 1))
        say(out, " (exhausted: 1 Rip)");
    else if (pw_is_vital(g, unit))
        say_danger(out, "exhausted: 1 Rip tears your Master apart, and you lose");
    else
        say_danger(out, "exhausted: 1 Rip tears it apart");
}

static void describe_animate(const struct game *g, struct option option, struct phrase *out)
{
    const struct unit *u = &g->unit[option.a];
    bool tagged = g->win == WIN_TAG && !g->player[u->owner].tagged;
    out->kind = "animate";
    say(out, "%s", pw_puppet_card(u->kind)->name);
    pw_touch_unit(g, option.a, out);
    if (u->where == IN_BOX) {
        say(out, " from the Toy Box");
    } else {
        say(out, " at ");
        pw_say_space(g, u->space, out);
        say_hindered(g, option.a, out);
        if (u->exhausted)
            say_exhausted(g, option.a, out);
    }
    if (tagged && pw_puppet(g, option.a)->rank == PAWN)
        say(out, ", with an It Token");
}

/* --- The others. --- */

/* An attempt ends as it stands. */
static void say_attempt_ends(const struct game *g, struct phrase *out)
{
    say(out, pw_effort_met(g) ? "Play no more: it succeeds" : "Play no more: it fails");
}

static void describe_pass(const struct game *g, struct phrase *out)
{
    static const char *const words[] = {
        [ASK_BONUS] = "No more Pawns", [ASK_ANIMATE] = "Pass: animate nobody",
        [ASK_DODGE] = "Do not dodge",  [ASK_SPEND] = "Keep the cards",
        [ASK_NEED] = "Leave it",       [ASK_WALK] = "Stay here",
        [ASK_PUSH] = "Leave it there", [ASK_UPGRADE] = "Leave it in the Scrap Heap",
        [ASK_VANISH] = "Stay here",    [ASK_SHED] = "Keep the rest",
    };
    out->kind = "pass";
    out->passes = g->k.ask.kind == ASK_DODGE;
    if (g->k.ask.kind == ASK_PLAY)
        say_attempt_ends(g, out);
    else
        say(out, "%s", words[g->k.ask.kind]);
}

void pw_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    switch (option.verb) {
    case PICK: describe_pick(g, seat, option.a, out); break;
    case GO: describe_go(g, option, out); break;
    case ANIMATE: describe_animate(g, option, out); break;
    case DO: pw_describe_action(g, seat, option, out); break;
    case DONE_ACTING:
        out->kind = "done";
        say(out, g->animation.acted ? "Done" : "Done, without an Action");
        break;
    case CHOOSE: describe_choose(g, option, out); break;
    case YES:
        out->kind = "yes";
        say(out, "Yes, try it");
        break;
    case PASS: describe_pass(g, out); break;
    default: describe_card(g, seat, option, out); break;
    }
}
