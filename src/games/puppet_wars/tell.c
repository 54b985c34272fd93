/* tell.c - what happened in Puppet Wars, in words. */
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

#include <stdio.h>

static const char *item_name(int item)
{
    static const char *const names[] = {"nothing", "Firecrackers!", "Shiny!", "It"};
    return names[item];
}

/* A unit by its card, wherever it is now. */
static void name_unit(const struct game *g, int unit, struct phrase *out)
{
    say(out, "%s's %s", seat_color(g->unit[unit].owner), pw_puppet_card(g->unit[unit].kind)->name);
    if (pw_in_play(g, unit))
        say_touch(out, "puppet%d", unit);
}

/* Each function says one kind of event, some with words from the table below. */
struct event_words {
    const struct game *g;
    const struct event *e;
    const char *words;
};

/* --- What players do. --- */

static void tell_words(const struct event_words *t, struct phrase *out)
{
    say(out, "%s", t->words);
}

static void tell_turn(const struct event_words *t, struct phrase *out)
{
    pw_say_turn(t->e->open[0], t->e->open[1], out);
    say(out, " begins");
}

static void tell_round(const struct event_words *t, struct phrase *out)
{
    say(out, "Round %d", t->e->open[0]);
}

static void tell_drawn(const struct event_words *t, struct phrase *out)
{
    say(out, "%s", pw_draw_words(t->e->open[0]));
}

static void tell_seat(const struct event_words *t, struct phrase *out)
{
    say(out, "%s %s", seat_color(t->e->seat), t->words);
}

static void tell_passed(const struct event_words *t, struct phrase *out)
{
    say(out, "%s %s", seat_color(t->e->seat), t->e->open[0] ? "can animate nobody" : "passes");
}

static void tell_master(const struct event_words *t, struct phrase *out)
{
    say(out, "%s's Master is %s", seat_color(t->e->seat), pw_puppet_card(t->e->open[0])->name);
}

static void tell_drafted(const struct event_words *t, struct phrase *out)
{
    say(out, "%s takes %s", seat_color(t->e->seat), pw_puppet_card(t->e->open[0])->name);
}

static void tell_packed(const struct event_words *t, struct phrase *out)
{
    say(out, "%s packs %s", seat_color(t->e->seat),
        t->e->shown ? pw_puppet_card(t->e->secret[0])->name : "a puppet");
}

static void tell_start(const struct event_words *t, struct phrase *out)
{
    say(out, "%s starts at ", seat_color(t->e->seat));
    pw_say_space(t->g, t->e->open[0], out);
}

static void tell_bench(const struct event_words *t, struct phrase *out)
{
    say(out, "The Work Bench at ");
    pw_say_space(t->g, t->e->open[0], out);
    if (t->e->kind == BENCH_GONE)
        say(out, " is removed");
    else if (t->e->seat == NOBODY)
        say(out, " is Neutral now");
    else
        say(out, " is %s's now", seat_color(t->e->seat));
}

/* --- Cards. --- */

static void tell_a_card(const struct event_words *t, struct phrase *out)
{
    say(out, "%s %s the %s", seat_color(t->e->seat), t->words, pw_card_name(t->e->open[0]));
}

static void tell_drew(const struct event_words *t, struct phrase *out)
{
    say(out, "%s draws ", seat_color(t->e->seat));
    if (t->e->shown)
        say(out, "the %s", pw_card_name(t->e->secret[0]));
    else
        say(out, "a card");
}

static void tell_dodged(const struct event_words *t, struct phrase *out)
{
    name_unit(t->g, t->e->open[0], out);
    say(out, " dodges with the %s", pw_card_name(t->e->open[1]));
}

static void tell_effort(const struct event_words *t, struct phrase *out)
{
    say(out, "%s %s ", seat_color(t->e->seat), t->words);
    pw_say_value((struct value){(int8_t)t->e->open[0], t->e->open[1]}, out);
    if (t->e->open[2])
        say(out, ": the Black Joker");
}

/* --- Puppets. --- */

static void tell_unit(const struct event_words *t, struct phrase *out)
{
    name_unit(t->g, t->e->open[0], out);
    say(out, " %s", t->words);
}

static void tell_ripped(const struct event_words *t, struct phrase *out)
{
    tell_unit(t, out);
    say(out, " (%d of %d)", t->e->open[1], t->e->open[2]);
}

static void tell_moved(const struct event_words *t, struct phrase *out)
{
    static const char *const verbs[] = {" enters at ", " is moved to ", " is placed at "};
    name_unit(t->g, t->e->open[0], out);
    say(out, "%s", t->e->kind == MOVED ? " moves to " : verbs[t->e->open[2]]);
    pw_say_space(t->g, t->e->open[1], out);
}

static void tell_declared(const struct event_words *t, struct phrase *out)
{
    const struct event *e = t->e;
    name_unit(t->g, e->open[0], out);
    say(out, ": %s", pw_action_name(e->open[1]));
    if (e->open[2] != NOBODY && e->open[1] != ACTION_scrounge) {
        say(out, " on ");
        name_unit(t->g, e->open[2], out);
    }
}

static void tell_gained(const struct event_words *t, struct phrase *out)
{
    static const char *const marks[] = {"Confused", "Stuck", "Paralyzed", "Taking Advantage"};
    const struct event *e = t->e;
    const struct action *row = &pw_actions[e->open[1]];
    name_unit(t->g, e->open[0], out);
    say(out, " gains");
    FOR_EACH_BIT(mark, e->open[2])
        say(out, " %s", marks[mark]);
    if (row->amount)
        say(out, " %s %+d", row->stat == CB ? "Combat" : "Powerful", row->amount);
    if (row->combat_counter || e->open[3])
        say(out, " a Combat %+d Counter", e->open[3] ? e->open[3] : row->combat_counter);
    if (row->stuck_counter)
        say(out, " a Stuck Counter");
    if (row->decay_counter)
        say(out, " a Decay Counter");
}

static void tell_upgraded(const struct event_words *t, struct phrase *out)
{
    name_unit(t->g, t->e->open[0], out);
    say(out, " gets %s", pw_upgrade_card(t->g->unit[t->e->open[1]].kind)->name);
}

static void tell_upgrade_torn(const struct event_words *t, struct phrase *out)
{
    say(out, "%s of ", pw_upgrade_card(t->g->unit[t->e->open[0]].kind)->name);
    name_unit(t->g, t->e->open[1], out);
    say(out, " is torn apart");
}

/* --- Item Tokens. --- */

static void tell_item_taken(const struct event_words *t, struct phrase *out)
{
    name_unit(t->g, t->e->open[0], out);
    say(out, " carries the %s Token", item_name(t->e->open[1]));
}

static void tell_item_dropped(const struct event_words *t, struct phrase *out)
{
    say(out, "The %s Token falls at ", item_name(t->e->open[1]));
    pw_say_space(t->g, t->e->open[0], out);
}

static void tell_item_gone(const struct event_words *t, struct phrase *out)
{
    say(out, "The %s Token is gone", item_name(t->e->open[0]));
}

/* --- All of them. --- */

static const struct {
    const char *kind; /* one word for programs */
    void (*tell)(const struct event_words *t, struct phrase *out);
    const char *words;
} tellings[] = {
    [ARMY_SET] = {"army", tell_master},
    [DRAFTED] = {"draft", tell_drafted},
    [START_CHOSEN] = {"start", tell_start},
    [PLACED] = {"place", tell_moved},
    [TURN_BEGAN] = {"turn", tell_turn},
    [ROUND_BEGAN] = {"round", tell_round},
    [DREW] = {"draw", tell_drew},
    [RESHUFFLED] = {"shuffle", tell_seat, "shuffles the Discard Pile into a new deck"},
    [REVEALED] = {"reveal", tell_a_card, "reveals"},
    [FLIPPED] = {"flip", tell_a_card, "flips"},
    [PASSED] = {"pass", tell_passed},
    [ANIMATED] = {"animate", tell_unit, "is animated"},
    [MOVED] = {"move", tell_moved},
    [DECLARED] = {"declare", tell_declared},
    [DODGED] = {"dodge", tell_dodged},
    [SELECTED] = {"select", tell_a_card, "uses"},
    [PLAYED] = {"play", tell_a_card, "plays"},
    [SUCCEEDED] = {"success", tell_effort, "meets"},
    [FAILED] = {"failure", tell_effort, "does not meet"},
    [DISCARDED] = {"discard", tell_a_card, "discards"},
    [RIPPED] = {"rip", tell_ripped, "suffers a Rip"},
    [TORN] = {"torn", tell_unit, "is torn apart"},
    [REMOVED_UNIT] = {"removed", tell_unit, "decays and is removed from the game"},
    [UPGRADE_TORN] = {"upgrade_torn", tell_upgrade_torn},
    [UPGRADED_WITH] = {"upgrade", tell_upgraded},
    [SEWN] = {"sewn", tell_unit, "is sewn up"},
    [GAINED] = {"gain", tell_gained},
    [EXHAUSTED_LIFTED] = {"refresh", tell_unit, "is refreshed"},
    [WASHED] = {"bath", tell_unit, "has a bath"},
    [BENCH_TAKEN] = {"bench", tell_bench},
    [BENCH_GONE] = {"bench_gone", tell_bench},
    [ITEM_TAKEN] = {"item", tell_item_taken},
    [ITEM_DROPPED] = {"item_dropped", tell_item_dropped},
    [ITEM_GONE] = {"item_gone", tell_item_gone},
    [RECYCLED] = {"recycled", tell_unit, "goes back into the Toy Box"},
    [TURN_RESOLVED] = {"resolved", tell_words, "The Turn is resolved"},
    [LOST] = {"lost", tell_seat, "has lost"},
    [WON] = {"won", tell_seat, "wins the war"},
    [DRAWN] = {"drawn", tell_drawn},
    [PACKED] = {"pack", tell_packed},
    [UNPACKED] = {"unpack", tell_words, "The Toy Boxes are revealed"},
};

void pw_tell(const struct game *g, const struct event *e, struct telling *t)
{
    struct phrase *out = &t->phrase;
    assert(e->kind < sizeof tellings / sizeof *tellings && tellings[e->kind].tell);
    out->kind = tellings[e->kind].kind;
    tellings[e->kind].tell(&(struct event_words){g, e, tellings[e->kind].words}, out);
}

void pw_sum_up(const struct game *g, struct summary *out)
{
    struct result result = {0};
    pw_result(g, &result);
    for (int seat = 0; seat < g->k.seats; seat++)
        snprintf(out->score[seat], sizeof *out->score, "%d", result.score[seat]);
    snprintf(out->why, sizeof out->why, "The game is over");
}
