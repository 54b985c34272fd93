/* words_team.c - what only several fighters ask, offer and do, in words. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/words.h"

/* --- Questions. --- */

static void prompt_assist(const struct game *g, struct saying *out)
{
    const struct strike *s = &g->strike;
    out->kind = "assist";
    say(out, "%s is %s by %s with ", fd_seat_name(g, g->k.ask.a),
        s->dashing ? "struck at" : "attacked", fd_seat_name(g, s->by));
    fd_say_set(out, s->number, s->count);
    if (s->helped)
        say(out, ", of which %d %s blocked", s->helped, s->helped == 1 ? "is" : "are");
    say(out, ". Do you dash to that space and help to block?");
}

void fd_prompt_team(const struct game *g, int seat, struct saying *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_ORDER:
        out->kind = "order";
        say(out, "Who of %s takes your first turn of the round?",
            fd_side_name(g, fd_side(g, seat)));
        break;
    case ASK_KIT:
        out->kind = "kit";
        say(out, "Which ability do you take along?");
        break;
    case ASK_ASSIST: prompt_assist(g, out); break;
    case ASK_NAMING:
        out->kind = "naming";
        say(out, "You have shown the Traitor card. Whose hand do you name?");
        break;
    case ASK_COUNT:
        out->kind = "count";
        say(out, "How many %ds does %s hold?", ask->b, fd_seat_name(g, ask->a));
        break;
    }
}

/* --- Options. --- */

static void describe_assist(const struct game *g, int seat, struct option option,
                            struct saying *out)
{
    int number = option.b & NUMBER_MASK;
    out->kind = "assist";
    say(out, "Dash to %s with a %d", fd_seat_name(g, g->k.ask.a), option.a & NUMBER_MASK);
    fd_say_through(g, seat, option.a, out);
    say(out, " and block with ");
    fd_say_set(out, number, option.c);
    fd_say_through(g, seat, option.b, out);
    fd_touch_cards(g, seat, option.a, 1, 0, out);
    fd_touch_cards(g, seat, option.b, option.c, option.a == number, out);
    say_touch(out, "pawn%d", g->k.ask.a);
}

void fd_describe_team(const struct game *g, int seat, struct option option, struct saying *out)
{
    switch (option.verb) {
    case LEAD:
        out->kind = "lead";
        say(out, "%s", fd_seat_name(g, option.a));
        say_touch(out, "seat%d", option.a);
        break;
    case TAKE_ALONG:
        out->kind = "take_along";
        say(out, "%s", fd_ability_card(option.a)->name);
        break;
    case ASSIST: describe_assist(g, seat, option, out); break;
    case ACCUSE:
        out->kind = "accuse";
        say(out, "Accuse %s of being the traitor", fd_seat_name(g, option.a));
        say_touch(out, "seat%d", option.a);
        break;
    case UNMASK:
        out->kind = "unmask";
        say(out, fd_is_dragon(g, seat) ? "Show the Traitor card for a hit point"
                                       : "Show that you are the traitor");
        say_touch(out, "seat%d.loyalty.0", seat);
        break;
    case SHOW_HAND:
        out->kind = "show_hand";
        say(out, "Show your hand to everybody");
        say_touch(out, "seat%d.hand", seat);
        break;
    case NAME_HAND:
        out->kind = "name_hand";
        say(out, "Name the hand of %s", fd_seat_name(g, option.a));
        say_touch(out, "seat%d.hand", option.a);
        break;
    case COUNT:
        out->kind = "count";
        say(out, "%d", option.a);
        break;
    }
}

/* --- Events. --- */

static const char *const happening_names[] = {
    [GAME_DRAWN] = "game_drawn",     [ORDER_SET] = "order_set",
    [DEFEATED] = "defeated",         [ASSISTED] = "assisted",
    [LAST_HIT] = "last_hit",         [DECK_RENEWED] = "deck_renewed",
    [TOOK_ALONG] = "took_along",     [LOYALTY_DEALT] = "loyalty_dealt",
    [ACCUSED] = "accused",           [LOYALTY_SHOWN] = "loyalty_shown",
    [NAMED_HAND] = "named_hand",     [NAMED_COUNT] = "named_count",
    [NAMING_ENDED] = "naming_ended", [CROSSED_OVER] = "crossed_over",
};

static void tell_loyalty(const struct game *g, const struct event *e, const char *who,
                         struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case LOYALTY_DEALT:
        say(out, "%s gets a loyalty card", who);
        if (e->shown)
            say(out, e->secret[0] ? ": Traitor" : ": loyal");
        break;
    case ACCUSED: say(out, "%s accuses %s of being the traitor", who, fd_seat_name(g, o[0])); break;
    case LOYALTY_SHOWN:
        say(out, o[0] ? "%s's card is the Traitor card" : "%s's card is loyal", who);
        break;
    case NAMED_HAND: say(out, "%s names the hand of %s", who, fd_seat_name(g, o[0])); break;
    case NAMED_COUNT:
        say(out, "%s says that %s holds ", who, fd_seat_name(g, o[2]));
        fd_say_set(out, o[0], o[1]);
        break;
    case NAMING_ENDED:
        say(out, "%s is %s about the hand of %s", who, o[0] ? "right" : "wrong",
            fd_seat_name(g, o[1]));
        break;
    case CROSSED_OVER: say(out, "%s goes over to the Dragon", who); break;
    }
}

void fd_tell_team(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat == NOBODY ? "Nobody" : fd_seat_name(g, e->seat);
    const uint8_t *o = e->open;
    out->kind = happening_names[e->kind];
    switch (e->kind) {
    case GAME_DRAWN: say(out, "The game is a draw"); break;
    case ORDER_SET: say(out, "%s takes the first turn of the team", who); break;
    case DEFEATED: say(out, "%s is defeated", who); break;
    case ASSISTED:
        say(out, "%s dashes with a %d from %d to %d and helps %s to block with ", who, o[0], o[1],
            o[2], fd_seat_name(g, o[5]));
        fd_say_set(out, o[3], o[4]);
        say_touch(out, "pawn%d", e->seat);
        break;
    case LAST_HIT: say(out, "%s scores a last-hit on %s", who, fd_seat_name(g, o[0])); break;
    case DECK_RENEWED:
        say(out, "The deck is made anew, with the Dragon's hand; he draws %d card%s again", o[0],
            o[0] == 1 ? "" : "s");
        break;
    case TOOK_ALONG: say(out, "%s takes along %s", who, fd_ability_card(o[0])->name); break;
    default: tell_loyalty(g, e, who, out); break;
    }
}
