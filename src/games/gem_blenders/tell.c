/* tell.c - what happened, in words. */
#include "games/gem_blenders/gem_blenders.h"

static const char *name_of(int card)
{
    return card ? gb_card(card)->name : "nobody";
}

static const char *const happening_names[] = {
    [HEROES_PLACED] = "heroes_placed",
    [CHOOSER_DRAWN] = "chooser_drawn",
    [ORDER_CHOSEN] = "order_chosen",
    [TOOK_MULLIGAN] = "mulligan",
    [HEROES_SHOWN] = "heroes_shown",
    [TURN_BEGINS] = "turn_begins",
    [TURN_ENDED] = "turn_ended",
    [CARDS_DRAWN] = "drew",
    [DECKED_OUT] = "decked_out",
    [GEM_EQUIPPED] = "equipped",
    [WAS_BLENDED] = "blended",
    [WAS_DEBLENDED] = "deblended",
    [ACTION_ACTED] = "action",
    [ACTION_STOPPED] = "action_stopped",
    [EFFECT_USED] = "effect",
    [TOOK_DAMAGE] = "damage",
    [GAINED_HP] = "gained_hp",
    [DECLARED] = "declared",
    [ATTACK_HITS] = "attack",
    [BLOCKED_BY_CARD] = "blocked",
    [SWITCHED] = "switched",
    [ROTATED] = "rotated",
    [ARRANGED] = "arranged",
    [SUBSTITUTED] = "substituted",
    [CARD_DISCARDED] = "discarded",
    [DECK_DISCARDED] = "deck_discarded",
    [CARD_FOUND] = "found",
    [NOTHING_FOUND] = "nothing_found",
    [CARD_RETURNED] = "returned",
    [CARD_TUCKED] = "tucked",
    [CARD_SHUFFLED] = "shuffled_in",
    [CARD_ATTACHED] = "attached",
    [ATTACHED_LOST] = "attached_lost",
    [CARDS_PEEKED] = "peeked",
    [LOST_EFFECT] = "lost_effect",
    [EFFECT_REPLACED] = "effect_replaced",
    [STAT_CHANGED] = "stat_changed",
    [WAS_INVERTED] = "inverted",
    [MORE_ATTACKS] = "more_attacks",
    [ANOTHER_TURN] = "another_turn",
    [METERS_CLEARED] = "new_round",
    [ROUND_WON] = "round_won",
    [GAME_WON] = "game_won",
    [CONCEDED] = "conceded",
};

/* The cards that only some may see, or how many they are. */
static void say_secret(const struct event *e, int count, struct saying *out)
{
    if (!e->shown) {
        say(out, count == 1 ? "a card" : "%d cards", count);
        return;
    }
    for (int i = 0; i < count; i++)
        say(out, "%s%s", i ? ", " : "", name_of(e->secret[i]));
}

static void tell_line(const struct event *e, const char *who, const char *verb, struct saying *out)
{
    say(out, "%s %s: left %s, center %s, right %s, back %s", who, verb, name_of(e->open[0]),
        name_of(e->open[1]), name_of(e->open[2]), name_of(e->open[3]));
}

static void tell_declared(const struct event *e, const char *who, struct saying *out)
{
    const char *between = " attacks: ";
    say(out, "%s", who);
    for (int i = 0; i < 3; i++)
        if (e->open[i]) {
            say(out, "%s%s at %s", between, name_of(e->open[i]), name_of(e->open[3 + i]));
            between = ", ";
        }
}

static void tell_damage(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *o = e->open;
    say(out, "%s takes %d %sdamage%s and has %d HP", who, o[0], o[3] ? "attack " : "",
        o[4] == e->seat ? " of his own making" : "", o[1] | o[2] << 8);
}

static void tell_cards(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case CARDS_DRAWN:
        say(out, "%s draws ", who);
        say_secret(e, o[0], out);
        break;
    case CARD_TUCKED:
        say(out, "%s puts below the deck: ", who);
        say_secret(e, 1, out);
        break;
    case CARD_SHUFFLED:
        say(out, "%s shuffles into the deck: ", who);
        say_secret(e, 1, out);
        break;
    case CARDS_PEEKED:
        say(out, "%s looks at the top of %s deck: ", who,
            o[1] == e->seat ? "the own" : "the foe's");
        say_secret(e, o[0], out);
        break;
    case CARD_DISCARDED: say(out, "%s discards %s", who, name_of(o[0])); break;
    case DECK_DISCARDED: say(out, "%s is discarded from the deck of %s", name_of(o[0]), who); break;
    case CARD_FOUND: say(out, "%s finds %s and shuffles", who, name_of(o[0])); break;
    case NOTHING_FOUND: say(out, "%s takes nothing from the deck and shuffles", who); break;
    case CARD_RETURNED: say(out, "%s takes %s back from the discard", who, name_of(o[0])); break;
    case CARD_ATTACHED: say(out, "%s is attached to %s", name_of(o[0]), name_of(o[1])); break;
    case ATTACHED_LOST:
        say(out, "%s, attached to %s, is discarded", name_of(o[0]), name_of(o[1]));
        break;
    case GEM_EQUIPPED: say(out, "%s equips %s with %s", who, name_of(o[1]), name_of(o[0])); break;
    case WAS_BLENDED: say(out, "%s blends %s with %s", who, name_of(o[1]), name_of(o[0])); break;
    case WAS_DEBLENDED:
        say(out, "%s of %s loses the blend %s%s", name_of(o[1]), who, name_of(o[0]),
            o[2] ? " and blocks" : "");
        break;
    case ACTION_ACTED: say(out, "%s plays %s", who, name_of(o[0])); break;
    case ACTION_STOPPED: say(out, "%s has no effect", name_of(o[0])); break;
    }
}

static void tell_heroes(const struct event *e, const char *who, struct saying *out)
{
    const uint8_t *o = e->open;
    switch (e->kind) {
    case EFFECT_USED:
        say(out, "%s: %s", who, gb_effect_names[o[0]]);
        if (o[1])
            say(out, " of %s", name_of(o[1]));
        break;
    case DECLARED: tell_declared(e, who, out); break;
    case ATTACK_HITS:
        say(out, "%s (ATK %d) attacks %s (DEF %d): %d damage", name_of(o[0]), o[2], name_of(o[1]),
            o[3], o[4]);
        break;
    case BLOCKED_BY_CARD: say(out, "%s stops the damage of %s", who, name_of(o[0])); break;
    case SWITCHED:
        say(out, "%s and %s of %s switch positions", name_of(o[0]), name_of(o[1]), who);
        break;
    case ROTATED: say(out, "%s rotates %s", who, o[0] ? "clockwise" : "counterclockwise"); break;
    case ARRANGED: tell_line(e, who, "arranges", out); break;
    case HEROES_SHOWN: tell_line(e, who, "turns up", out); break;
    case SUBSTITUTED: say(out, "%s replaces %s with %s", who, name_of(o[0]), name_of(o[1])); break;
    case LOST_EFFECT: say(out, "%s of %s has no effect for now", name_of(o[0]), who); break;
    case EFFECT_REPLACED:
        say(out, "%s of %s now has the effect %s", name_of(o[0]), who, gb_effect_names[o[1]]);
        break;
    case STAT_CHANGED:
        say(out, "%s of %s: %+d %s this turn", name_of(o[0]), who, o[2] - 100,
            o[1] == ATK ? "ATK" : "DEF");
        break;
    case WAS_INVERTED:
        say(out, "Written ATK and DEF of %s change places this turn", name_of(o[0]));
        break;
    case MORE_ATTACKS: say(out, "%s may attack once more this turn", name_of(o[0])); break;
    default: tell_cards(e, who, out); break;
    }
}

void gb_tell(const struct game *g, const struct event *e, struct saying *out)
{
    const char *who = e->seat == NOBODY ? "Nobody" : gb_seat_name(g, e->seat);
    const uint8_t *o = e->open;
    out->kind = happening_names[e->kind];
    switch (e->kind) {
    case HEROES_PLACED: say(out, "%s has placed the heroes face down", who); break;
    case CHOOSER_DRAWN: say(out, "%s may choose who goes first", who); break;
    case ORDER_CHOSEN: say(out, "%s decides: %s goes first", who, gb_seat_name(g, o[0])); break;
    case TOOK_MULLIGAN: say(out, "%s takes a mulligan", who); break;
    case TURN_BEGINS: say(out, "%s begins turn %d", who, o[0]); break;
    case TURN_ENDED: say(out, "%s ends the turn", who); break;
    case DECKED_OUT: say(out, "%s can't draw: the deck is empty", who); break;
    case TOOK_DAMAGE: tell_damage(e, who, out); break;
    case GAINED_HP: say(out, "%s gains %d HP and has %d", who, o[0], o[1] | o[2] << 8); break;
    case ANOTHER_TURN: say(out, "%s will take another turn", who); break;
    case METERS_CLEARED: say(out, "A new round: 20 HP each, and empty action meters"); break;
    case ROUND_WON: say(out, "%s wins the round (%d of %d)", who, o[0], ROUNDS); break;
    case GAME_WON: say(out, "%s wins the game", who); break;
    case CONCEDED: say(out, "%s concedes", who); break;
    default: tell_heroes(e, who, out); break;
    }
}
