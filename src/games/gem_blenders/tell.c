/* tell.c - what happened, in words. */
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/words.h"

typedef void tell_function(const struct event *e, const char *who, struct phrase *out);

static void tell_order(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s decides: %s goes first", who, seat_color(e->open[0]));
}

static void tell_deblended(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s of %s loses the blend %s%s", gb_card_name(e->open[1]), who,
        gb_card_name(e->open[0]), e->open[2] ? " and blocks" : "");
}

static void tell_effect(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s: %s", who, gb_effect_names[e->open[0]]);
    if (e->open[1])
        say(out, " of %s", gb_card_name(e->open[1]));
}

static void tell_damage(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s takes %d %sdamage%s and has %u HP", who, e->open[0], e->open[3] ? "attack " : "",
        e->open[4] == e->seat ? " from their own effect" : "",
        gb_two_bytes(e->open[1], e->open[2]));
}

static void tell_gain(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s gains %d HP and has %u", who, e->open[0], gb_two_bytes(e->open[1], e->open[2]));
}

static void tell_declared(const struct event *e, const char *who, struct phrase *out)
{
    const char *between = " attacks: ";
    say(out, "%s", who);
    for (int i = 0; i < 3; i++)
        if (e->open[i]) {
            say(out, "%s%s at %s", between, gb_card_name(e->open[i]), gb_card_name(e->open[3 + i]));
            between = ", ";
        }
}

static void tell_rotated(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s rotates %s", who, e->open[0] ? "clockwise" : "counterclockwise");
}

static void tell_replaced(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s of %s now has the effect %s", gb_card_name(e->open[0]), who,
        gb_effect_names[e->open[1]]);
}

static void tell_stat(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s of %s: %+d %s this turn", gb_card_name(e->open[0]), who, e->open[2] - 100,
        e->open[1] == ATK ? "ATK" : "DEF");
}

/* The cards that only some may see, or how many they are. */
static void say_secret(const struct event *e, int count, struct phrase *out)
{
    if (!e->shown) {
        say(out, count == 1 ? "a card" : "%d cards", count);
        return;
    }
    for (int i = 0; i < count; i++)
        say(out, "%s%s", i ? ", " : "", gb_card_name(e->secret[i]));
}

static void tell_drawn(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s draws ", who);
    say_secret(e, e->open[0], out);
}

static void tell_tucked(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s puts below the deck: ", who);
    say_secret(e, 1, out);
}

static void tell_shuffled(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s shuffles into the deck: ", who);
    say_secret(e, 1, out);
}

static void tell_peeked(const struct event *e, const char *who, struct phrase *out)
{
    say(out, "%s looks at the top of %s deck: ", who,
        e->open[1] == e->seat ? "their own" : "the foe's");
    say_secret(e, e->open[0], out);
}

/* What is said of each event. In a sentence $w is the seat, $0 to $3 are the cards open[0] to
 * open[3], #0 to #4 the numbers there; what has no such sentence has a function. */
static const struct {
    const char *kind, *sentence;
    tell_function *tell;
} event_words[] = {
    [HEROES_PLACED] = {"heroes_placed", "$w has placed the heroes face down"},
    [CHOOSER_DRAWN] = {"chooser_drawn", "$w may choose who goes first"},
    [ORDER_CHOSEN] = {"order_chosen", NULL, tell_order},
    [TOOK_MULLIGAN] = {"mulligan", "$w takes a mulligan"},
    [HEROES_SHOWN] = {"heroes_shown", "$w turns up: left $0, center $1, right $2, back $3"},
    [TURN_BEGINS] = {"turn_begins", "$w begins turn #0"},
    [TURN_ENDED] = {"turn_ended", "$w ends the turn"},
    [CARDS_DRAWN] = {"drew", NULL, tell_drawn},
    [DECKED_OUT] = {"decked_out", "$w can't draw: the deck is empty"},
    [GEM_EQUIPPED] = {"equipped", "$w equips $1 with $0"},
    [WAS_BLENDED] = {"blended", "$w blends $1 with $0"},
    [WAS_DEBLENDED] = {"deblended", NULL, tell_deblended},
    [ACTION_ACTED] = {"action", "$w plays $0"},
    [ACTION_STOPPED] = {"action_stopped", "$0 has no effect"},
    [EFFECT_USED] = {"effect", NULL, tell_effect},
    [TOOK_DAMAGE] = {"damage", NULL, tell_damage},
    [GAINED_HP] = {"gained_hp", NULL, tell_gain},
    [DECLARED] = {"declared", NULL, tell_declared},
    [ATTACK_HITS] = {"attack", "$0 (ATK #2) attacks $1 (DEF #3): #4 damage"},
    [BLOCKED_BY_CARD] = {"blocked", "$w stops the damage of $0"},
    [SWITCHED] = {"switched", "$0 and $1 of $w switch positions"},
    [ROTATED] = {"rotated", NULL, tell_rotated},
    [ARRANGED] = {"arranged", "$w arranges: left $0, center $1, right $2, back $3"},
    [SUBSTITUTED] = {"substituted", "$w replaces $0 with $1"},
    [CARD_DISCARDED] = {"discarded", "$w discards $0"},
    [DECK_DISCARDED] = {"deck_discarded", "$0 is discarded from the deck of $w"},
    [CARD_FOUND] = {"found", "$w finds $0 and shuffles"},
    [NOTHING_FOUND] = {"nothing_found", "$w takes nothing from the deck and shuffles"},
    [CARD_RETURNED] = {"returned", "$w takes $0 back from the discard"},
    [CARD_TUCKED] = {"tucked", NULL, tell_tucked},
    [CARD_SHUFFLED] = {"shuffled_in", NULL, tell_shuffled},
    [CARD_ATTACHED] = {"attached", "$0 is attached to $1"},
    [ATTACHED_LOST] = {"attached_lost", "$0, attached to $1, is discarded"},
    [CARDS_PEEKED] = {"peeked", NULL, tell_peeked},
    [LOST_EFFECT] = {"lost_effect", "$0 of $w has no effect for now"},
    [EFFECT_REPLACED] = {"effect_replaced", NULL, tell_replaced},
    [STAT_CHANGED] = {"stat_changed", NULL, tell_stat},
    [WAS_INVERTED] = {"inverted", "Written ATK and DEF of $0 change places this turn"},
    [MORE_ATTACKS] = {"more_attacks", "$0 may attack once more this turn"},
    [ANOTHER_TURN] = {"another_turn", "$w will take another turn"},
    [METERS_CLEARED] = {"new_round", "A new round: 20 HP each, and empty action meters"},
    [ROUND_WON] = {"round_won", "$w wins the round (#0 of 2)"},
    [GAME_WON] = {"game_won", "$w wins the game"},
    [CONCEDED] = {"conceded", "$w concedes"},
};
_Static_assert(FULL_HP == 20 && ROUNDS == 2, "the sentences above say so");

static void say_sentence(const char *sentence, const struct event *e, const char *who,
                         struct phrase *out)
{
    for (const char *at = sentence; *at;) {
        int plain = (int)strcspn(at, "$#");
        say(out, "%.*s", plain, at);
        at += plain;
        if (!*at)
            break;
        int index = at[1] - '0';
        if (at[1] == 'w')
            say(out, "%s", who);
        else if (*at == '$')
            say(out, "%s", gb_card_name(e->open[index]));
        else
            say(out, "%d", e->open[index]);
        at += 2;
    }
}

void gb_tell(const struct game *g, const struct event *e, struct phrase *out)
{
    assert(e->kind >= HEROES_PLACED && e->kind <= CONCEDED);
    const char *who = e->seat == NOBODY ? "Nobody" : gb_seat_name(g, e->seat);
    out->kind = event_words[e->kind].kind;
    if (event_words[e->kind].tell)
        event_words[e->kind].tell(e, who, out);
    else
        say_sentence(event_words[e->kind].sentence, e, who, out);
}
