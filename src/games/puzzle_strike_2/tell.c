/* tell.c - what happened, in words. */
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/words.h"

#include <string.h>

/* --- Sentences. --- */

/* A sentence for each event; what stands in braces is filled in (see `fill`). Where the end depends
 * on what happened, say_end says it. */
static const struct {
    const char *kind, *text;
} sentences[] = {
    [CHARACTER_SET] = {"turn", "{person} takes part"},
    [GAME_BEGINS] = {"turn", "{who} begins"},
    [TURN_BEGINS] = {"turn", "{who}'s turn"},
    [ANTED] = {"ante", "{who} antes {n1} {color}"},
    [DROPPED] = {"drop", "{who} drops {n0} gem{s0}"},
    [PLAYED] = {"play", "{who} plays {card}"},
    [OPENED] = {"open", "{who} opens a present: {card}"},
    [CRASHED] = {"crash", "{who} breaks {n1} {color} and sends {n2}"},
    [SENT] = {"send", "{who} sends {n0}"},
    [LANDED] = {"land", "{n0} gem"},
    [NEGATED] = {"block", "{who} blocks {n0}, {n1} incoming left"},
    [TOKENS_CAME] = {"incoming", "{who} gets {n0} incoming"},
    [SWAPPED] = {"swap", "{who} swaps the gems at {h0} and {h1}"},
    [INSERTED] = {"insert", "{who} puts a {color} gem at height {h1}"},
    [DESTROYED] = {"destroy", "{who} destroys {n0} gem{s0}"},
    [PURIFIED] = {"destroy", "{who} destroys all {color} gems, {n1}"},
    [CHARGED] = {"charge", "{who} charges {n1} {color}"},
    [DREW] = {"draw", "{who} draws {n0} card{s0}"},
    [RESHUFFLED] = {"shuffle", "{who} shuffles the discard pile into a new deck"},
    [LOOKED] = {"look", "{who} looks at {n0} card{s0} of the deck"},
    [REORDERED] = {"arrange", "{who} puts {n0} card{s0} back on the deck"},
    [PUT_ON_DECK] = {"put", "{who} puts "},
    [DISCARDED] = {"discard", "{who} discards {card}"},
    [GAINED] = {"gain", "{who} gains a {card}"},
    [TRASHED] = {"trash", "{who} trashes {card}"},
    [TOOK] = {"take", "{who} "},
    [RETURNED] = {"fetch", "{who} puts {card} from the discard pile "},
    [BOUGHT] = {"buy", "{who} buys {card} for {n2} gem{s2}"},
    [REFILLED] = {"deal", "The bank deals {card}, "},
    [ANTE_ROSE] = {"turn", "Ante Up! From the next turn on: "},
    [SUPERED] = {"turn", "{who}: {move}!"},
    [DIAMOND_USED] = {"turn", "{who} uses the diamond"},
    [POWERED_UP] = {"turn", "{who} keeps the scepter and powers up"},
    [YIELDED] = {"turn", "{who} yields the scepter to {other}"},
    [CREATURE_SET] = {"creature", "{who}'s creature is {card}"},
    [CREATURE_LOST] = {"defeat", "{who}'s {card} is discarded"},
    [BUSTED] = {"turn", "{who} busts with {n0} gems"},
    [BANK_EMPTY] = {"turn", "The bank's deck is empty"},
    [FINALE_BEGINS] = {"turn", "Grand Finale! Everybody has {n0} incoming, and one final turn"},
    [SCORED] = {"turn", "{who} has sent {n0} to the scepter"},
    [DRAGON_ANTED] = {"dragon", "The Dragon antes and has {n0} incoming"},
    [DRAGON_BLOCKED] = {"dragon", "The Dragon blocks {n0}, {n1} are left"},
    [DRAGON_SENT] = {"dragon", "The Dragon sends {n0} to everybody"},
    [DRAGON_CRASHED] = {"dragon", "The Dragon crashes {n0}"},
    [DRAGON_BOUGHT] = {"dragon", "The Dragon takes {card}; its power is {n1}"},
    [DRAGON_BUSTED] = {"dragon", "The Dragon busts!"},
    [GAME_ENDS] = {"end", ""},
};

/* What a mark stands for, by its first letter: {who} did it; the {card}, {color}, {person}, super
 * {move} or {other} seat that open[0] holds; of the number in open[1] the {n1}, the ending of a
 * noun {s1}, or the {h1} of that position in a pile. */
static void fill(const struct game *g, const struct event *e, const char *mark, struct phrase *out)
{
    bool has_index = mark[1] >= '0' && mark[1] <= '9';
    int number = e->open[has_index ? mark[1] - '0' : 0];
    switch (mark[0]) {
    case 'w':
        assert(e->seat < g->players);
        say(out, "%s", p2_seat_name(g, e->seat));
        break;
    case 'c': say(out, "%s", mark[1] == 'a' ? p2_card(number)->name : p2_color_name(number)); break;
    case 'p': say(out, "%s", p2_characters[number]); break;
    case 'm': say(out, "%s", p2_super_name(number)); break;
    case 'o': say(out, "%s", p2_seat_name(g, number)); break;
    case 'n': say(out, "%d", number); break;
    case 's': say(out, "%s", plural(number)); break;
    case 'h': say(out, "%d", number + 1); break;
    default: assert(false); /* the sentences above use no other mark */
    }
}

static void say_sentence(const struct game *g, const struct event *e, struct phrase *out)
{
    const char *rest = sentences[e->kind].text;
    while (*rest) {
        int plain = (int)strcspn(rest, "{");
        say(out, "%.*s", plain, rest);
        rest += plain;
        if (!*rest)
            break;
        fill(g, e, rest + 1, out);
        rest += strcspn(rest, "}") + 1;
    }
}

/* --- Ends of sentences. --- */

static void say_cards(const struct event *e, struct phrase *out)
{
    for (int i = 0; e->shown && i < e->open[0] && i < EVENT_SECRET; i++)
        say(out, "%s%s", i ? ", " : ": ", p2_card(e->secret[i])->name);
}

static void say_taking(enum taking taking, const char *card, struct phrase *out)
{
    static const struct {
        const char *before, *after;
    } words[] = {[TO_DECK] = {"puts", " on top of the deck"},
                 [TO_HAND] = {"takes", " into the hand"},
                 [TO_HAND_FREE] = {"takes", " into the hand, free to play"},
                 [TO_TRASH] = {"trashes", " of the bank"}};
    say(out, "%s %s%s", words[taking].before, card, words[taking].after);
}

static const char *result(const struct game *g, bool won)
{
    if (!p2_against_dragon(g))
        return "The game is over";
    return won ? "The Dragon is beaten" : "The Dragon wins";
}

static void say_end(const struct game *g, const struct event *e, struct phrase *out)
{
    const uint8_t *n = e->open;
    switch (e->kind) {
    case ANTED:
        if (n[2])
            say(out, ", %d of them as incoming", n[2]);
        break;
    case DROPPED:
        if (n[1])
            say(out, ", %d found no room", n[1]);
        break;
    case CRASHED: say(out, "%s", n[3] ? ", unblockable" : ""); break;
    case LANDED:
        say(out, "%s into %s's pile at once", n[0] == 1 ? " falls" : "s fall",
            p2_seat_name(g, e->seat));
        break;
    case DREW:
    case LOOKED: say_cards(e, out); break;
    case PUT_ON_DECK:
        say(out, "%s on top of the deck", e->shown ? p2_card(e->secret[0])->name : "a card");
        break;
    case TOOK: say_taking((enum taking)n[1], p2_card(n[0])->name, out); break;
    case RETURNED: say(out, "%s", n[1] ? "on the deck" : "into the hand"); break;
    case REFILLED: say(out, "%s", p2_color_name(p2_fact(n[0])->color)); break;
    case ANTE_ROSE: say(out, "ante %d, %d actions", ANTE + n[0], ACTIONS + n[0]); break;
    case GAME_ENDS: say(out, "%s", result(g, n[0])); break;
    default: break;
    }
}

/* --- Where to look. --- */

/* The gems that came last. */
static void target_top(const struct game *g, int seat, int count, struct phrase *out)
{
    int height = g->player[seat].height;
    for (int position = height > count ? height - count : 0; position < height; position++)
        say_target(out, "seat%d.pile.%d", seat, position);
}

static void target_meter(int seat, int color, struct phrase *out)
{
    say_target(out, "seat%d.%s", seat, p2_color_name(color));
}

static void target(const struct game *g, const struct event *e, struct phrase *out)
{
    const uint8_t *n = e->open;
    switch (e->kind) {
    case ANTED: target_top(g, e->seat, n[1] - n[2], out); break;
    case DROPPED: target_top(g, e->seat, n[0], out); break;
    case LANDED: target_top(g, e->seat, n[0] - n[1], out); break;
    case INSERTED: say_target(out, "seat%d.pile.%d", e->seat, n[1]); break;
    case SWAPPED:
        say_target(out, "seat%d.pile.%d", e->seat, n[0]);
        say_target(out, "seat%d.pile.%d", e->seat, n[1]);
        break;
    case CRASHED:
    case CHARGED: target_meter(e->seat, n[0], out); break;
    case NEGATED:
    case TOKENS_CAME: say_target(out, "seat%d.incoming", e->seat); break;
    case PLAYED: say_target(out, "seat%d.play", e->seat); break;
    case BOUGHT:
    case GAINED:
    case DISCARDED: say_target(out, "seat%d.discard", e->seat); break;
    default: break;
    }
}

void p2_tell(const struct game *g, const struct event *e, struct phrase *out)
{
    target(g, e, out);
    out->kind = sentences[e->kind].kind;
    say_sentence(g, e, out);
    say_end(g, e, out);
}
