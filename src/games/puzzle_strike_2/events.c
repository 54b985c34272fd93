/* events.c - what happened, in words. */
#include "games/puzzle_strike_2/puzzle_strike_2.h"

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static void say_cards(struct saying *out, const uint8_t *cards, int count)
{
    for (int i = 0; i < count && i < EVENT_SECRET; i++)
        say(out, "%s%s", i ? ", " : ": ", p2_card(cards[i])->name);
}

static void tell_taking(const struct event *e, const char *who, struct saying *out)
{
    static const char *const words[] = {"puts %s on top of the deck", "takes %s into the hand",
                                        "takes %s into the hand, free to play",
                                        "trashes %s of the bank"};
    say(out, "%s ", who);
    say(out, words[e->open[1]], p2_card(e->open[0])->name);
}

/* What happens to gems. */
static bool tell_gems(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *n = e->open;
    switch (e->kind) {
    case ANTED:
        out->kind = "ante";
        say(out, "%s antes %d %s", who, n[1], p2_color_name(n[0]));
        if (n[2])
            say(out, ", %d of them as incoming", n[2]);
        return true;
    case DROPPED:
        out->kind = "drop";
        say(out, "%s drops %d gem%s", who, n[0], plural(n[0]));
        if (n[1])
            say(out, ", %d found no room", n[1]);
        return true;
    case CRASHED:
        out->kind = "crash";
        say(out, "%s breaks %d %s and sends %d%s", who, n[1], p2_color_name(n[0]), n[2],
            n[3] ? ", unblockable" : "");
        return true;
    case SENT:
        out->kind = "send";
        say(out, "%s sends %d", who, n[0]);
        return true;
    case LANDED:
        out->kind = "land";
        say(out, "%d gem%s into %s's pile at once", n[0], n[0] == 1 ? " falls" : "s fall", who);
        return true;
    case NEGATED:
        out->kind = "block";
        say(out, "%s blocks %d, %d incoming left", who, n[0], n[1]);
        return true;
    case TOKENS_CAME:
        out->kind = "incoming";
        say(out, "%s gets %d incoming", who, n[0]);
        return true;
    case SWAPPED:
        out->kind = "swap";
        say(out, "%s swaps the gems at %d and %d", who, n[0] + 1, n[1] + 1);
        return true;
    case INSERTED:
        out->kind = "insert";
        say(out, "%s puts a %s gem at height %d", who, p2_color_name(n[0]), n[1] + 1);
        return true;
    case DESTROYED:
        out->kind = "destroy";
        say(out, "%s destroys %d gem%s", who, n[0], plural(n[0]));
        return true;
    case PURIFIED:
        out->kind = "destroy";
        say(out, "%s destroys all %s gems, %d", who, p2_color_name(n[0]), n[1]);
        return true;
    case CHARGED:
        out->kind = "charge";
        say(out, "%s charges %d %s", who, n[1], p2_color_name(n[0]));
        return true;
    default: return false;
    }
}

/* What happens to cards. */
static bool tell_cards(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *n = e->open;
    switch (e->kind) {
    case PLAYED:
        out->kind = "play";
        say(out, "%s plays %s", who, p2_card(n[0])->name);
        return true;
    case OPENED:
        out->kind = "open";
        say(out, "%s opens a present: %s", who, p2_card(n[0])->name);
        return true;
    case DREW:
        out->kind = "draw";
        say(out, "%s draws %d card%s", who, n[0], plural(n[0]));
        if (e->shown)
            say_cards(out, e->secret, n[0]);
        return true;
    case RESHUFFLED:
        out->kind = "shuffle";
        say(out, "%s shuffles the discard pile into a new deck", who);
        return true;
    case LOOKED:
        out->kind = "look";
        say(out, "%s looks at %d card%s of the deck", who, n[0], plural(n[0]));
        if (e->shown)
            say_cards(out, e->secret, n[0]);
        return true;
    case REORDERED:
        out->kind = "arrange";
        say(out, "%s puts %d card%s back on the deck", who, n[0], plural(n[0]));
        return true;
    case PUT_ON_DECK:
        out->kind = "put";
        say(out, "%s puts %s on top of the deck", who,
            e->shown ? p2_card(e->secret[0])->name : "a card");
        return true;
    case DISCARDED:
        out->kind = "discard";
        say(out, "%s discards %s", who, p2_card(n[0])->name);
        return true;
    case GAINED:
        out->kind = "gain";
        say(out, "%s gains a %s", who, p2_card(n[0])->name);
        return true;
    case TRASHED:
        out->kind = "trash";
        say(out, "%s trashes %s", who, p2_card(n[0])->name);
        return true;
    case TOOK:
        out->kind = "take";
        tell_taking(e, who, out);
        return true;
    case RETURNED:
        out->kind = "fetch";
        say(out, "%s puts %s from the discard pile %s", who, p2_card(n[0])->name,
            n[1] ? "on the deck" : "into the hand");
        return true;
    case BOUGHT:
        out->kind = "buy";
        say(out, "%s buys %s for %d gem%s", who, p2_card(n[0])->name, n[2], plural(n[2]));
        return true;
    case REFILLED:
        out->kind = "deal";
        say(out, "The bank deals %s, %s", p2_card(n[0])->name, p2_color_name(p2_fact(n[0])->color));
        return true;
    case CREATURE_SET:
        out->kind = "creature";
        say(out, "%s's creature is %s", who, p2_card(n[0])->name);
        return true;
    case CREATURE_LOST:
        out->kind = "defeat";
        say(out, "%s's %s is discarded", who, p2_card(n[0])->name);
        return true;
    default: return false;
    }
}

static bool tell_dragon(const struct event *e, struct saying *out)
{
    const uint8_t *n = e->open;
    out->kind = "dragon";
    switch (e->kind) {
    case DRAGON_ANTED: say(out, "The Dragon antes and has %d incoming", n[0]); return true;
    case DRAGON_BLOCKED: say(out, "The Dragon blocks %d, %d are left", n[0], n[1]); return true;
    case DRAGON_SENT: say(out, "The Dragon sends %d to everybody", n[0]); return true;
    case DRAGON_CRASHED: say(out, "The Dragon crashes %d", n[0]); return true;
    case DRAGON_BOUGHT:
        say(out, "The Dragon takes %s; its power is %d", p2_card(n[0])->name, n[1]);
        return true;
    case DRAGON_BUSTED: say(out, "The Dragon busts!"); return true;
    default: return false;
    }
}

static void tell_end(const struct game *g, const struct event *e, struct saying *out)
{
    out->kind = "end";
    if (p2_against_dragon(g))
        say(out, "%s", e->open[0] ? "The Dragon is beaten" : "The Dragon wins");
    else
        say(out, "The game is over");
}

/* --- Where to look. --- */

/* The gems that came last. */
static void touch_top(const struct game *g, int seat, int count, struct saying *out)
{
    int height = g->player[seat].height;
    for (int place = height > count ? height - count : 0; place < height; place++)
        say_touch(out, "seat%d.pile.%d", seat, place);
}

static void touch_meter(int seat, int color, struct saying *out)
{
    say_touch(out, "seat%d.%s", seat, p2_color_name(color));
}

static void touch(const struct game *g, const struct event *e, struct saying *out)
{
    const uint8_t *n = e->open;
    switch (e->kind) {
    case ANTED: touch_top(g, e->seat, n[1] - n[2], out); break;
    case DROPPED: touch_top(g, e->seat, n[0], out); break;
    case LANDED: touch_top(g, e->seat, n[0] - n[1], out); break;
    case INSERTED: say_touch(out, "seat%d.pile.%d", e->seat, n[1]); break;
    case SWAPPED:
        say_touch(out, "seat%d.pile.%d", e->seat, n[0]);
        say_touch(out, "seat%d.pile.%d", e->seat, n[1]);
        break;
    case CRASHED:
    case CHARGED: touch_meter(e->seat, n[0], out); break;
    case NEGATED:
    case TOKENS_CAME: say_touch(out, "seat%d.incoming", e->seat); break;
    case PLAYED: say_touch(out, "seat%d.play", e->seat); break;
    case BOUGHT:
    case GAINED:
    case DISCARDED: say_touch(out, "seat%d.discard", e->seat); break;
    default: break;
    }
}

void p2_tell(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat == NOBODY ? "" : p2_seat_name(g, e->seat);
    touch(g, e, out);
    if (tell_gems(e, who, out) || tell_cards(e, who, out) || tell_dragon(e, out))
        return;
    out->kind = "turn";
    switch (e->kind) {
    case CHARACTER_SET: say(out, "%s takes part", p2_characters[e->open[0]]); break;
    case GAME_BEGINS: say(out, "%s begins", who); break;
    case TURN_BEGINS: say(out, "%s's turn", who); break;
    case ANTE_ROSE:
        say(out, "Ante Up! From the next turn on: ante %d, %d actions", ANTE + e->open[0],
            ACTIONS + e->open[0]);
        break;
    case SUPERED: say(out, "%s: %s!", who, p2_super_name(e->open[0])); break;
    case DIAMOND_USED: say(out, "%s uses the diamond", who); break;
    case POWERED_UP: say(out, "%s keeps the scepter and powers up", who); break;
    case YIELDED: say(out, "%s yields the scepter to %s", who, p2_seat_name(g, e->open[0])); break;
    case BUSTED: say(out, "%s busts with %d gems", who, e->open[0]); break;
    case BANK_EMPTY: say(out, "The bank's deck is empty"); break;
    case FINALE_BEGINS:
        say(out, "Grand Finale! Everybody has %d incoming, and one final turn", e->open[0]);
        break;
    case SCORED: say(out, "%s has sent %d to the scepter", who, e->open[0]); break;
    default: tell_end(g, e, out);
    }
}
