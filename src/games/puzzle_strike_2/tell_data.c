/* tell_data.c - what happened, as data: to whom, with what, from where to where, because of what.
 */
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/effects.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/supers.h"
#include "games/puzzle_strike_2/tell.h"
#include "games/puzzle_strike_2/words.h"

/* --- What of the view it is about. --- */

/* The gems that came last. */
static void touch_top(const struct game *g, int seat, int count, struct phrase *out)
{
    int height = g->player[seat].height;
    for (int position = height > count ? height - count : 0; position < height; position++)
        say_touch(out, "seat%d.pile.%d", seat, position);
}

static void touch_meter(int seat, int color, struct phrase *out)
{
    say_touch(out, "seat%d.%s", seat, p2_color_name(color));
}

static void touch(const struct game *g, const struct event *e, struct phrase *out)
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
    case CRASHED: touch_meter(e->seat, n[0] & ~UNBLOCKED, out); break;
    case SUPERED:
    case DIAMOND_USED:
    case CHARGED: touch_meter(e->seat, n[0], out); break;
    case NEGATED:
    case TOKENS_CAME: say_touch(out, "seat%d.incoming", e->seat); break;
    case PLAYED: say_touch(out, "seat%d.play", e->seat); break;
    case BOUGHT:
    case GAINED:
    case DISCARDED: say_touch(out, "seat%d.discard", e->seat); break;
    case DRAGON_ACTS: say_touch(out, "bank.%d", n[0]); break;
    default: break;
    }
}

/* --- To whom. --- */

static seat_set targets(const struct game *g, const struct event *e)
{
    switch (e->kind) {
    case CRASHED:
    case SENT: return p2_foes(g, e->seat);
    case DRAGON_SENT:
    case DRAGON_CRASHED: return (seat_set)((1u << g->players) - 1);
    case LANDED:
    case CREATURE_LOST: return seat_bit(e->seat);
    case YIELDED: return seat_bit(e->open[0]);
    default: return 0;
    }
}

/* --- With what, from where to where. --- */

/* What open[0] is, and between which zones of the one who does it a card or gem moves. */
static const struct {
    bool is_card;
    const char *from, *to;
} moves[GAME_ENDS + 1] = {
    [ANTED] = {.to = "gems"},
    [DROPPED] = {.from = "incoming", .to = "gems"},
    [PLAYED] = {true, "hand", "play"},
    [OPENED] = {true, "deck", "play"},
    [DREW] = {.from = "deck", .to = "hand"},
    [RESHUFFLED] = {.from = "discard", .to = "deck"},
    [RESEARCHED] = {.from = "deck", .to = "hand"},
    [PUT_ON_DECK] = {.from = "hand", .to = "top"},
    [DISCARDED] = {true, "hand", "discard"},
    [CLEARED] = {.from = "hand", .to = "discard"},
    [GAINED] = {true, NULL, "discard"},
    [TRASHED] = {true},
    [TOOK] = {true},
    [RETURNED] = {true, "discard"},
    [BOUGHT] = {true, NULL, "discard"},
    [REFILLED] = {true},
    [CREATURE_SET] = {true, NULL, "creature"},
    [CREATURE_LOST] = {true, "creature", "discard"},
    [DRAGON_BOUGHT] = {true},
};

/* The ways that do not lead from a zone of a player to another one. */
static void tell_other_way(const struct happened *h, struct telling *t)
{
    static const char *const where[] = {
        [TO_DECK] = "top", [TO_HAND] = "hand", [TO_HAND_FREE] = "hand"};
    const struct event *e = h->e;
    switch (e->kind) {
    case OPENED:
        if (e->open[0] == CARD_wound)
            tell_to(t, "seat%d.hand", e->seat);
        break;
    case TRASHED:
        if (e->open[0] != CARD_wound) /* which lie in a supply that nobody looks at */
            tell_to(t, "trash");
        break;
    case TOOK:
        tell_from(t, "bank.%d", e->open[2]);
        if (e->open[1] == TO_TRASH)
            tell_to(t, "trash");
        else
            tell_to(t, "seat%d.%s", e->seat, where[e->open[1]]);
        break;
    case RETURNED: tell_to(t, "seat%d.%s", e->seat, e->open[1] ? "top" : "hand"); break;
    case BOUGHT: tell_from(t, "bank.%d", e->open[1]); break;
    case REFILLED:
        tell_from(t, "deck");
        tell_to(t, "bank");
        break;
    case DRAGON_BOUGHT:
        tell_from(t, "bank.0");
        tell_to(t, "hoard");
        break;
    case YIELDED:
        tell_from(t, "seat%d", e->seat);
        tell_to(t, "seat%d", e->open[0]);
        break;
    default: break;
    }
}

static void tell_way(const struct happened *h, struct telling *t)
{
    const struct event *e = h->e;
    const char *from = moves[e->kind].from, *to = moves[e->kind].to;
    if (from)
        tell_from(t, "seat%d.%s", e->seat, from);
    if (to)
        tell_to(t, "seat%d.%s", e->seat, to);
    tell_other_way(h, t);
}

static void tell_cards(const struct event *e, struct telling *t)
{
    if (moves[e->kind].is_card)
        tell_card(t, p2_card(e->open[0])->id);
    bool one = e->kind == RESEARCHED || e->kind == PUT_ON_DECK;
    int secret = one                                                          ? 1
                 : e->kind == DREW || e->kind == LOOKED || e->kind == CLEARED ? e->open[0]
                                                                              : 0;
    for (int i = 0; e->shown && i < secret && i < EVENT_SECRET; i++)
        tell_card(t, p2_card(e->secret[i])->id);
}

/* --- Because of what. --- */

/* What the course of a turn or of the game is the reason of: terms of the glossary. */
static const char *rule_behind(const struct happened *h)
{
    const struct event *e = h->e;
    switch (e->kind) {
    case ANTED: return "ante";
    case DROPPED:
        return e->open[2] == BY_SCEPTER ? "scepter" : e->open[2] == AT_THE_END ? "drop" : NULL;
    case DREW:
    case CLEARED: return "draw_phase";
    case REFILLED:
    case BANK_EMPTY: return "bank";
    case ANTE_ROSE: return "ante_up";
    case SUPERED: return "meter";
    case DIAMOND_USED: return "diamond";
    case POWERED_UP: return e->open[0] ? "bust" : "command_decision";
    case YIELDED: return "command_decision";
    case BUSTED:
    case DRAGON_BUSTED: return e->open[1] ? "bank_deck" : "bust";
    case BANK_RENEWED: return "bank_deck";
    case FINALE_BEGINS:
    case FINAL_TURNS: return "bust";
    case SCORED:
    case DRAGON_SCORED: return p2_against_dragon(h->g) ? "final_turn" : "grand_finale";
    case DRAGON_CRASHED:
    case DISCARDED:
    case CREATURE_LOST: return "dragon_action"; /* no card is carried out */
    case DRAGON_BLOCKED: return e->open[3] ? "dragon_action" : "power";
    case DRAGON_SENT:
    case DRAGON_BOUGHT: return "power";
    case DRAGON_ANTED: return "ante";
    default: return NULL;
    }
}

/* Events that say with BY which card is the reason. */
static bool says_by(const struct event *e)
{
    return e->kind == ACTIONS_END || e->kind == CRASHED || e->kind == NEGATED ||
           e->kind == ACTIONS_CAME || e->kind == DESTROYED;
}

static const char *cause(const struct happened *h)
{
    static const char *const supers[] = {"overload", "purify", "energize", "trickshot"};
    const struct game *g = h->g;
    int card = says_by(h->e) && h->e->open[BY] ? h->e->open[BY] : p2_running_card(g);
    int color = p2_running_super(g);
    if (card)
        return p2_card(card)->id;
    return color < COLORS ? supers[color] : rule_behind(h);
}

void p2_tell_data(const struct happened *h, struct telling *t)
{
    touch(h->g, h->e, &t->phrase);
    t->targets = targets(h->g, h->e);
    tell_cards(h->e, t);
    tell_way(h, t);
    t->cause = cause(h);
}
