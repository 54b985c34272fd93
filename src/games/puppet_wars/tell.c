/* tell.c - what happened in Puppet Wars, in words. */
#include "games/puppet_wars/puppet_wars.h"

static const char *item_name(int item)
{
    static const char *const names[] = {"nothing", "Firecrackers!", "Shiny!", "It"};
    return names[item];
}

/* A unit by its card, wherever it is now. */
static void name_unit(const struct game *g, int unit, struct saying *out)
{
    say(out, "%s's %s", pw_seat_word(g->unit[unit].owner),
        pw_puppet_card(g->unit[unit].kind)->name);
    if (pw_in_play(g, unit))
        say_touch(out, "puppet%d", unit);
}

static void tell_place(const struct game *g, const struct event *e, struct saying *out)
{
    static const char *const verbs[] = {" enters at ", " is moved to ", " is placed at "};
    name_unit(g, e->open[0], out);
    say(out, "%s", e->kind == MOVED ? " moves to " : verbs[e->open[2]]);
    pw_say_space(g, e->open[1], out);
}

static void tell_declared(const struct game *g, const struct event *e, struct saying *out)
{
    name_unit(g, e->open[0], out);
    say(out, ": %s", pw_action_name(e->open[1]));
    if (e->open[2] != NOBODY && e->open[1] != ACTION_scrounge) {
        say(out, " on ");
        name_unit(g, e->open[2], out);
    }
}

static void tell_gained(const struct game *g, const struct event *e, struct saying *out)
{
    static const char *const marks[] = {"Confused", "Stuck", "Paralyzed", "Taking Advantage"};
    const struct action *row = &pw_actions[e->open[1]];
    name_unit(g, e->open[0], out);
    say(out, " gains");
    for (int i = 0; i < 4; i++)
        if (e->open[2] >> i & 1)
            say(out, " %s", marks[i]);
    if (row->amount)
        say(out, " %s %+d", row->stat == CB ? "Combat" : "Powerful", row->amount);
    if (row->combat_counter || e->open[3])
        say(out, " a Combat %+d Counter", e->open[3] ? e->open[3] : row->combat_counter);
    if (row->stuck_counter)
        say(out, " a Stuck Counter");
    if (row->decay_counter)
        say(out, " a Decay Counter");
}

static void tell_unit(const struct game *g, const struct event *e, const char *what,
                      struct saying *out)
{
    name_unit(g, e->open[0], out);
    say(out, " %s", what);
}

static void tell_card(const struct event *e, const char *what, struct saying *out)
{
    say(out, "%s %s the %s", pw_seat_word(e->seat), what, pw_card_name(e->open[0]));
}

static void tell_bench(const struct game *g, const struct event *e, struct saying *out)
{
    say(out, "The Work Bench at ");
    pw_say_space(g, e->open[0], out);
    if (e->kind == BENCH_GONE)
        say(out, " is removed");
    else if (e->seat == NOBODY)
        say(out, " is Neutral now");
    else
        say(out, " is %s's now", pw_seat_word(e->seat));
}

static void tell_item(const struct game *g, const struct event *e, struct saying *out)
{
    if (e->kind == ITEM_TAKEN) {
        name_unit(g, e->open[0], out);
        say(out, " carries the %s Token", item_name(e->open[1]));
    } else if (e->kind == ITEM_DROPPED) {
        say(out, "The %s Token falls at ", item_name(e->open[1]));
        pw_say_space(g, e->open[0], out);
    } else {
        say(out, "The %s Token is gone", item_name(e->open[0]));
    }
}

static void tell_effort(const struct event *e, struct saying *out)
{
    say(out, "%s %s ", pw_seat_word(e->seat), e->kind == SUCCEEDED ? "meets" : "does not meet");
    pw_say_value((struct value){(int8_t)e->open[0], e->open[1]}, out);
    if (e->open[2])
        say(out, ": the Black Joker");
}

static void tell_upgrade(const struct game *g, const struct event *e, struct saying *out)
{
    if (e->kind == UPGRADED_WITH) {
        name_unit(g, e->open[0], out);
        say(out, " gets %s", pw_upgrade_card(g->unit[e->open[1]].kind)->name);
    } else {
        say(out, "%s of ", pw_upgrade_card(g->unit[e->open[0]].kind)->name);
        name_unit(g, e->open[1], out);
        say(out, " is torn apart");
    }
}

static void tell_seat(const struct event *e, const char *what, struct saying *out)
{
    say(out, "%s %s", pw_seat_word(e->seat), what);
}

/* What players do with their cards. */
static void tell_cards(const struct game *g, const struct event *e, struct saying *out)
{
    switch (e->kind) {
    case DREW:
        if (e->shown)
            say(out, "%s draws the %s", pw_seat_word(e->seat), pw_card_name(e->secret[0]));
        else
            tell_seat(e, "draws a card", out);
        break;
    case RESHUFFLED: tell_seat(e, "shuffles the Discard Pile into a new deck", out); break;
    case REVEALED: tell_card(e, "reveals", out); break;
    case FLIPPED: tell_card(e, "flips", out); break;
    case SELECTED: tell_card(e, "uses", out); break;
    case PLAYED: tell_card(e, "plays", out); break;
    case DISCARDED: tell_card(e, "discards", out); break;
    case DODGED:
        name_unit(g, e->open[0], out);
        say(out, " dodges with the %s", pw_card_name(e->open[1]));
        break;
    default: tell_effort(e, out); break;
    }
}

/* What becomes of puppets. */
static void tell_puppets(const struct game *g, const struct event *e, struct saying *out)
{
    switch (e->kind) {
    case PLACED:
    case MOVED: tell_place(g, e, out); break;
    case ANIMATED: tell_unit(g, e, "is animated", out); break;
    case DECLARED: tell_declared(g, e, out); break;
    case RIPPED:
        tell_unit(g, e, "suffers a Rip", out);
        say(out, " (%d of %d)", e->open[1], e->open[2]);
        break;
    case TORN: tell_unit(g, e, "is torn apart", out); break;
    case REMOVED_UNIT: tell_unit(g, e, "decays and is removed from the game", out); break;
    case SEWN: tell_unit(g, e, "is sewn up", out); break;
    case GAINED: tell_gained(g, e, out); break;
    case EXHAUSTED_LIFTED: tell_unit(g, e, "is refreshed", out); break;
    case WASHED: tell_unit(g, e, "has a bath", out); break;
    case RECYCLED: tell_unit(g, e, "goes back into the Toy Box", out); break;
    default: tell_upgrade(g, e, out); break;
    }
}

/* The war as a whole. */
static bool tell_war(const struct game *g, const struct event *e, struct saying *out)
{
    switch (e->kind) {
    case ARMY_SET:
        say(out, "%s's Master is %s", pw_seat_word(e->seat), pw_puppet_card(e->open[0])->name);
        break;
    case DRAFTED:
        say(out, "%s takes %s", pw_seat_word(e->seat), pw_puppet_card(e->open[0])->name);
        break;
    case START_CHOSEN:
        say(out, "%s starts at ", pw_seat_word(e->seat));
        pw_say_space(g, e->open[0], out);
        break;
    case TURN_BEGAN: say(out, "Turn %d begins", e->open[0]); break;
    case ROUND_BEGAN: say(out, "Round %d", e->open[0]); break;
    case PASSED: tell_seat(e, e->open[0] ? "can animate nobody" : "passes", out); break;
    case BENCH_TAKEN:
    case BENCH_GONE: tell_bench(g, e, out); break;
    case ITEM_TAKEN:
    case ITEM_DROPPED:
    case ITEM_GONE: tell_item(g, e, out); break;
    case TURN_RESOLVED: say(out, "The Turn is resolved"); break;
    case LOST: tell_seat(e, "has lost", out); break;
    case WON: tell_seat(e, "wins the war", out); break;
    case DRAWN: say(out, "The war is drawn"); break;
    default: return false;
    }
    return true;
}

void pw_tell(const struct game *g, const struct event *e, struct saying *out)
{
    static const char *const kinds[] = {
        [ARMY_SET] = "army",
        [DRAFTED] = "draft",
        [START_CHOSEN] = "start",
        [PLACED] = "place",
        [TURN_BEGAN] = "turn",
        [ROUND_BEGAN] = "round",
        [DREW] = "draw",
        [RESHUFFLED] = "shuffle",
        [REVEALED] = "reveal",
        [FLIPPED] = "flip",
        [PASSED] = "pass",
        [ANIMATED] = "animate",
        [MOVED] = "move",
        [DECLARED] = "declare",
        [DODGED] = "dodge",
        [SELECTED] = "select",
        [PLAYED] = "play",
        [SUCCEEDED] = "success",
        [FAILED] = "failure",
        [DISCARDED] = "discard",
        [RIPPED] = "rip",
        [TORN] = "torn",
        [REMOVED_UNIT] = "removed",
        [UPGRADE_TORN] = "upgrade_torn",
        [UPGRADED_WITH] = "upgrade",
        [SEWN] = "sewn",
        [GAINED] = "gain",
        [EXHAUSTED_LIFTED] = "refresh",
        [WASHED] = "bath",
        [BENCH_TAKEN] = "bench",
        [BENCH_GONE] = "bench_gone",
        [ITEM_TAKEN] = "item",
        [ITEM_DROPPED] = "item_dropped",
        [ITEM_GONE] = "item_gone",
        [RECYCLED] = "recycled",
        [TURN_RESOLVED] = "resolved",
        [LOST] = "lost",
        [WON] = "won",
        [DRAWN] = "drawn",
    };
    out->kind = kinds[e->kind];
    if (tell_war(g, e, out))
        return;
    if ((e->kind >= DREW && e->kind <= FLIPPED) ||
        (e->kind >= DODGED && e->kind <= DISCARDED && e->kind != DECLARED))
        tell_cards(g, e, out);
    else
        tell_puppets(g, e, out);
}
