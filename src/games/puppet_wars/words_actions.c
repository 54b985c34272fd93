/* words_actions.c - see words_actions.h. */
#include "games/puppet_wars/words_actions.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/match.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

void pw_touch_unit(const struct game *g, int unit, struct phrase *out)
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

/* --- Harm. --- */

bool pw_is_vital(const struct game *g, int unit)
{
    return pw_is_master(g, unit) && pw_can_lose(g);
}

bool pw_would_fall(const struct game *g, int unit, int rips)
{
    return pw_rips(g, unit) + rips >= pw_stitches(g, unit);
}

/* PW-160: do the Upgrades hold it together? */
static bool falls_without_upgrades(const struct game *g, int unit)
{
    return g->unit[unit].rips >= pw_puppet(g, unit)->stitches;
}

/* PW-488; `decays`: it has a Decay Counter by then. */
static const char *end_of(bool decays)
{
    return decays ? "removed from the game" : "torn apart";
}

static void say_rips(const struct game *g, int unit, int rips, bool decays, struct phrase *out)
{
    if (rips)
        say(out, "%d Rip%s", rips, plural(rips));
    else
        say(out, "no Rip");
    if (rips && pw_would_fall(g, unit, rips))
        say(out, ", %s", end_of(decays));
}

void pw_say_rips(const struct game *g, int unit, int rips, struct phrase *out)
{
    say_rips(g, unit, rips, g->unit[unit].decay, out);
}

/* --- Attacks. --- */

int pw_attack_rips(const struct game *g, const struct striker *s, int target, int action)
{
    int rips = 1 + pw_strike_powerful(g, s, target) + pw_actions[action].powerful;
    return rips > 0 ? rips : 0;
}

/* Disassemble, if there is a card to discard for it. */
static bool may_disassemble(const struct game *g, const struct striker *s, int target)
{
    return (pw_striker_abilities(s) & DISASSEMBLES) && !pw_is_master(g, target) &&
           !g->unit[target].up[0] && pw_hand_size(g, g->unit[s->unit].owner);
}

/* With My Eyes Closed!: what a failure may bring. */
static void say_retort(const struct game *g, int unit, int target, struct phrase *out)
{
    if (!(pw_abilities(g, target) & RETORTS) || !pw_adjacent(g, unit, target) ||
        !pw_hand_size(g, g->unit[target].owner))
        return;
    say(out, "; if it fails, maybe 1 Rip to the attacker");
    if (pw_is_vital(g, unit) && pw_would_fall(g, unit, 1))
        say_danger(out, "which would tear your Master apart");
}

/* Defense and odds are those before a Dodge, by the flip alone. */
void pw_say_attack(const struct game *g, struct option option, struct phrase *out)
{
    struct forecast forecast;
    if (!pw_forecast(g, option, &forecast))
        return;
    int target = forecast.target, action = option.verb == DO ? NO_ACTION : g->k.ask.b;
    struct striker s = option.verb == DO ? pw_striker(g, g->animation.unit) : g->striker;
    bool saws = pw_striker_abilities(&s) & (DIRTY_SAW | BONE_SAW);
    say(out, " (Defense ");
    pw_say_value(forecast.defense, out);
    say(out, ", Combat %d: %d%%): %s", forecast.combat, forecast.percent,
        saws ? "a Decay Counter, " : "");
    say_rips(g, target, pw_attack_rips(g, &s, target, action), saws || g->unit[target].decay, out);
    if (may_disassemble(g, &s, target))
        say(out, ", or torn apart if you discard a card");
    say_retort(g, s.unit, target, out);
}

static void describe_attack(const struct game *g, struct option option, struct phrase *out)
{
    out->kind = "attack";
    say(out, "Attack: ");
    pw_say_unit(g, option.b, out);
    pw_touch_unit(g, option.b, out);
    pw_say_attack(g, option, out);
}

/* --- Work Benches and items. --- */

static bool is_last_bench(const struct game *g, int token)
{
    return pw_can_lose(g) && token < NEUTRAL && pw_count_benches(g, token - BENCH) == 1;
}

/* PW-338; PW-222 and PW-223: it may be somebody's last one. */
static void describe_mine(const struct game *g, int seat, bool friendly, struct phrase *out)
{
    int space = g->unit[g->animation.unit].space, token = g->token[space];
    bool own = token == BENCH + seat, same = friendly ? own : token == NEUTRAL;
    say(out, "Mine!: ");
    pw_say_bench(token, out);
    say(out, " at ");
    pw_say_space(g, space, out);
    say(out, " %s %s", same ? "stays" : "becomes", friendly ? "yours" : "Neutral");
    if (own && !friendly)
        say_danger(out, is_last_bench(g, token) ? "your last one: you lose" : "you give it away");
    else if (!own && is_last_bench(g, token))
        say(out, ", the last one of %s, who loses", seat_color(token - BENCH));
}

static const char *master_danger(const struct game *g)
{
    return pw_can_lose(g) ? "your Master: you lose" : "your Master";
}

/* PW-590: what a Master is given in Tag. */
static void describe_sticky_fingers(const struct game *g, struct phrase *out)
{
    int unit = g->animation.unit, item = g->token[g->unit[unit].space] - ON_GROUND;
    say(out, "Sticky Fingers: pick up %s", pw_item_name(item));
    if (item == IT && pw_is_master(g, unit))
        say_danger(out, master_danger(g));
}

/* Whom the blast would rip: how many, and how many of them come apart. */
struct blast {
    int friends, enemies, fallen;
    bool master; /* its player's Master is torn apart */
};

static struct blast blast_around(const struct game *g, int unit)
{
    struct blast b = {0};
    space_set around = pw_within(g, g->unit[unit].space, 1) & spaces_in(&g->occupied);
    FOR_EACH_SPACE(space, around) {
        int other = g->stands[space];
        if (other == NOBODY || other == unit)
            continue;
        bool own = g->unit[other].owner == g->unit[unit].owner, falls = pw_would_fall(g, other, 1);
        b.friends += own;
        b.enemies += !own;
        b.fallen += falls;
        b.master |= own && falls && pw_is_master(g, other);
    }
    return b;
}

static void describe_blast(const struct game *g, struct phrase *out)
{
    int unit = g->animation.unit, seat = g->unit[unit].owner;
    int token = g->token[g->unit[unit].space];
    struct blast b = blast_around(g, unit);
    say(out, "Blown to Pieces: it is %s; 1 Rip to %d Enem%s and %d Puppet%s of yours",
        end_of(g->unit[unit].decay), b.enemies, b.enemies == 1 ? "y" : "ies", b.friends,
        plural(b.friends));
    if (b.fallen)
        say(out, ", %d of them torn apart", b.fallen);
    if (pw_is_bench(token)) {
        say(out, "; ");
        pw_say_bench(token, out);
        say(out, " is gone");
    }
    if (b.master || pw_is_master(g, unit))
        say_danger(out, master_danger(g));
    else if (token == BENCH + seat)
        say_danger(out,
                   is_last_bench(g, token) ? "your last Work Bench: you lose" : "your Work Bench");
}

/* --- The others. --- */

/* What they do to their Target, or without one, as far as that needs no looking. */
static const char *const effects[ACTIONS] = {
    [ACTION_all_for_me] = "you win the war",
    [ACTION_scary_face] = "Confused",
    [ACTION_taking_advantage] = "takes advantage: Powerful +1 against who is hindered",
    [ACTION_elite_combat_training] = "Powerful +1",
    [ACTION_catch] = "attaches an Upgrade of your Scrap Heap",
    [ACTION_cry_about_it] = "Stuck, Combat -1",
    [ACTION_fire_and_stuffing] = "Paralyzed",
    [ACTION_stab_and_scarper] = "an Attack, then up to 2 Moves",
    [ACTION_pins_and_needles] = "two Attacks",
    [ACTION_ride_down] = "1 to 3 Spaces straight ahead, 1 Rip to each Enemy passed over",
    [ACTION_snip] = "an Upgrade is torn apart",
    [ACTION_tantrum] = "a Stuck Counter",
    [ACTION_recycling] = "a Pawn of your Scrap Heap goes into your Toy Box",
    [ACTION_aim_for_the_stitches] = "Powerful +1, then an Attack with Combat -1",
    [ACTION_rip_it_up] = "an Attack with Combat +1 and Powerful +1, for 1 Rip to itself",
    [ACTION_confusing_feelings] = "Confused",
    [ACTION_over_here_love] = "moved up to 2 Spaces nearer",
    [ACTION_empty_the_chambers] = "two Attacks with Combat -1",
    [ACTION_last_stitch] = "draw 2 cards; it is torn apart",
    [ACTION_chomp] = "Paralyzed",
    [ACTION_sedative] = "Combat -3, for a Crow of your hand",
    [ACTION_kick_in_the_shins] = "a Decay Counter",
    [ACTION_arrow_of_woe] = "Combat -2, and you may move it 1 Space farther away",
    [ACTION_rabies] = "a Combat -1 Counter",
    [ACTION_wind_the_key] = "Refreshed",
    [ACTION_tug] = "moved up to 2 Spaces",
};

/* PW-348 to PW-354. */
static void say_buttons(const struct game *g, int target, struct phrase *out)
{
    bool decays = g->unit[target].decay;
    say(out, "%s", end_of(decays));
    if (!decays && pw_is_suitable(g, g->animation.unit, target))
        say(out, ", you may attach %s", pw_upgrade_card(g->unit[target].kind)->name);
    if (pw_is_master(g, target))
        say_danger(out, master_danger(g));
}

static void say_tag(const struct game *g, int target, struct phrase *out)
{
    say(out, "gets the It Token");
    if (!pw_is_master(g, target))
        return;
    say(out, ", %s", end_of(g->unit[target].decay));
    if (g->unit[target].owner == g->unit[g->animation.unit].owner)
        say_danger(out, master_danger(g));
}

/* Steam-Powered Snips, Bath Time: Upgrades go, and with their Stitches maybe more. */
static void say_upgrades_lost(const struct game *g, int action, int target, struct phrase *out)
{
    const struct unit *u = &g->unit[target];
    bool all = action == ACTION_bath_time || !u->up[1];
    if (action == ACTION_bath_time)
        say(out, "Effects, Counters and Exhausted Token go");
    if (!u->up[0])
        return;
    say(out, "%s",
        action != ACTION_bath_time ? "an Upgrade is torn apart" : "; its Upgrades are torn apart");
    if (!all || !falls_without_upgrades(g, target))
        return;
    say(out, ", and so is it");
    if (pw_is_vital(g, target) && u->owner == g->unit[g->animation.unit].owner)
        say_danger(out, master_danger(g));
}

static void say_effect(const struct game *g, int action, int target, struct phrase *out)
{
    say(out, ": ");
    switch (action) {
    case ACTION_pretty_buttons: say_buttons(g, target, out); break;
    case ACTION_tag: say_tag(g, target, out); break;
    case ACTION_steam_powered_snips:
        if (!g->unit[target].up[0]) {
            pw_say_rips(g, target, 1, out);
            break;
        }
        say_upgrades_lost(g, action, target, out);
        break;
    case ACTION_snip:
    case ACTION_bath_time: say_upgrades_lost(g, action, target, out); break;
    case ACTION_throw_the_bird:
    case ACTION_peck: pw_say_rips(g, target, 1, out); break;
    case ACTION_gulp: say(out, "%s", end_of(g->unit[target].decay)); break;
    case ACTION_boo_hoo:
        say(out, "%s loses a random card", seat_color(g->unit[target].owner));
        break;
    default: say(out, "%s", effects[action]); break;
    }
}

/* What one would do to others, rather than to one's own Puppets. */
static bool is_nasty(int action)
{
    return action == ACTION_chomp || action == ACTION_sedative ||
           action == ACTION_kick_in_the_shins;
}

static void say_odds(const struct game *g, int action, struct phrase *out)
{
    struct value value = pw_actions[action].value;
    int unit = g->animation.unit;
    if (!value.number && !value.suits)
        return;
    say(out, " (");
    pw_say_value(value, out);
    say(out, ": %d%%)", pw_odds(g, g->unit[unit].owner, value, 1, pw_change(g, unit, SKILLFUL)));
}

static void describe_other(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int action = option.a, unit = g->animation.unit;
    say(out, "%s", pw_action_name(action));
    if (option.b != NOBODY) {
        say(out, ": ");
        pw_say_unit(g, option.b, out);
        pw_touch_unit(g, option.b, out);
    }
    say_odds(g, action, out);
    say_effect(g, action, option.b, out);
    if (is_nasty(action) && g->unit[option.b].owner == seat)
        say_danger(out, "your own Puppet");
    if (pw_actions[action].cost == RIP_ITSELF && pw_would_fall(g, unit, 1))
        say_danger(out, pw_is_vital(g, unit) ? "it tears your Master apart" : "it tears it apart");
}

void pw_describe_action(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "action";
    switch (option.a) {
    case ACTION_attack: describe_attack(g, option, out); break;
    case ACTION_mine: describe_mine(g, seat, option.c, out); break;
    case ACTION_scrounge:
        say(out, "Scrounge: attach %s", pw_upgrade_card(g->unit[option.b].kind)->name);
        pw_touch_unit(g, option.b, out);
        break;
    case ACTION_sticky_fingers: describe_sticky_fingers(g, out); break;
    case ACTION_blown_to_pieces: describe_blast(g, out); break;
    default: describe_other(g, seat, option, out); break;
    }
}
