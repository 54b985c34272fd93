/* words.c - names, and the questions of Puzzle Strike 2 in words. */
#include "games/puzzle_strike_2/words.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/effects.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/supers.h"

const char *const p2_stages[] = {"playing", "last decision", "finale", "over", NULL};

const char *p2_color_name(int color)
{
    static const char *const names[] = {"purple", "blue", "pink", "green"};
    return names[color];
}

const char *p2_super_name(int color)
{
    static const char *const names[] = {"Overload", "Purify", "Energize", "Trickshot"};
    return names[color];
}

const char *p2_super_text(int color)
{
    static const char *const texts[] = {
        "the opponent antes blue, pink and green", "destroy all your gems of a colour",
        "2 actions and 2 cards", "a bank card into your hand, free to play"};
    return texts[color];
}

/* Nobody shares a character, so its name is the player's. */
const char *p2_seat_name(const struct game *g, int seat)
{
    static const char *const nameless[] = {"Player 1", "Player 2", "Player 3", "Player 4"};
    int character = g->player[seat].character;
    return character ? p2_characters[character] : nameless[seat];
}

void p2_say_foes(const struct game *g, int seat, struct phrase *out)
{
    seat_set foes = p2_foes(g, seat);
    if (p2_against_dragon(g))
        say(out, "the Dragon");
    else if (!foes)
        say(out, "the scepter");
    else if (set_count(foes) == 1)
        say_whom(out, set_first(foes), p2_seat_name(g, set_first(foes)));
    else if (out->you && foes & seat_bit(out->you - 1))
        say(out, "you and each other player");
    else
        say(out, "each other player");
}

/* Who has no pile antes no colours (P2-220, P2-366). */
void p2_say_super(const struct game *g, int seat, int color, struct phrase *out)
{
    if (color != PURPLE) {
        say(out, "%s", p2_super_text(color));
        return;
    }
    p2_say_foes(g, seat, out);
    say(out, p2_foes(g, seat) ? " antes blue, pink and green" : " antes 3");
}

void p2_warn_of_empty_deck(const struct game *g, struct phrase *out)
{
    if (!g->deck.count && g->stage == PLAYING)
        say_danger(out, "the bank's deck is empty: you bust");
}

void p2_say_pattern(const struct game *g, int count, struct phrase *out)
{
    for (int i = 0; i < count; i++)
        say(out, "%s%s", i ? ", " : "", p2_color_name(p2_drop_color(g, i)));
}

void p2_say_swap(int lower_color, int lower, int upper_color, int upper, struct phrase *out)
{
    say(out, "%s at height %d with %s at height %d", p2_color_name(upper_color), upper + 1,
        p2_color_name(lower_color), lower + 1);
}

/* --- Questions. --- */

/* Each question's kind, and its words if they depend on nothing. */
static const struct {
    const char *kind, *text;
} questions[] = {
    [ASK_ACTION] = {"action"},
    [ASK_BUY] = {"buy", "You must buy a card. Which one? What it costs waits as incoming gems."},
    [ASK_COMMAND] = {"command"},
    [ASK_CHARACTER] = {"character", "Which character do you play?"},
    [ASK_SWAP] = {"swap"},
    [ASK_DEEP_SWAP] = {"swap"},
    [ASK_DEEP_CRASH] = {"deep_crash", "which gems do you break, wherever they are?"},
    [ASK_BANK] = {"bank"},
    [ASK_DISCARD] = {"discard"},
    [ASK_HAND] = {"put", "which card of your hand do you put on top of your deck?"},
    [ASK_FETCH] = {"past"},
    [ASK_RESEARCH] = {"research", "which of these top cards of your deck do you take?"},
    [ASK_ARRANGE] = {"arrange"},
    [ASK_CHARGE] = {"charge"},
    [ASK_PURIFY] = {"purify", "Purify: all gems of which colour do you destroy?"},
    [ASK_INSERT] = {"insert"},
    [ASK_DOUBLE] = {"double", "which card do you play twice?"},
    [ASK_TRASH] = {"trash", "do you trash a card of your hand, to destroy your top gem?"},
};

static void prompt_action(const struct game *g, const struct player *p, struct phrase *out)
{
    say(out, "%d action%s left, %d gem%s in your pile", g->now.actions, plural(g->now.actions),
        p->height, plural(p->height));
    if (p->incoming)
        say(out, ", %d incoming", p->incoming);
    if (p2_in_finale(g))
        say(out, ", %d sent to the scepter", p->score);
    else if (g->stage == FINALE)
        say(out, "; pile and incoming count in the end");
    say(out, ". What do you do?");
}

static void prompt_command(const struct game *g, struct phrase *out)
{
    int other = g->k.ask.a;
    say_whose(out, other, p2_seat_name(g, other));
    const struct player *p = &g->player[g->holder];
    say(out, " turn is over, and you hold the scepter, with %d gem%s in your pile", p->height,
        plural(p->height));
    if (p->incoming)
        say(out, " and %d incoming", p->incoming);
    say(out, ". Do you keep it and power up, or yield it?");
}

static const char *prompt_bank(enum taking taking)
{
    static const char *const texts[] = {
        [TO_DECK] = "which bank card do you put on top of your deck?",
        [TO_HAND] = "which bank card do you put into your hand?",
        [TO_HAND_FREE] = "which bank card do you put into your hand, to play it free?",
        [TO_TRASH] = "which bank card do you trash?"};
    return texts[taking];
}

/* "Footwork: ", or whose card it is if somebody else played it. */
static void say_asker(const struct game *g, int seat, struct phrase *out)
{
    int color = p2_running_super(g), card = p2_running_card(g);
    if (color < COLORS && g->k.ask.kind == ASK_BANK)
        say(out, "%s: ", p2_super_name(color));
    if (!card)
        return;
    int owner = p2_running(g)->who;
    if (owner != seat)
        say(out, "%s's ", p2_seat_name(g, owner));
    say(out, "%s: ", p2_card(card)->name);
}

static void prompt_step(const struct game *g, const struct ask *ask, struct phrase *out)
{
    switch (ask->kind) {
    case ASK_SWAP:
    case ASK_DEEP_SWAP:
        say(out, "which %s do you swap? (%d swap%s left)",
            ask->kind == ASK_SWAP ? "neighbouring gems" : "two gems", ask->a, plural(ask->a));
        break;
    case ASK_BANK: say(out, "%s", prompt_bank((enum taking)ask->a)); break;
    case ASK_DISCARD:
        say(out, "you must discard %d card%s. Which one?", ask->a, plural(ask->a));
        break;
    case ASK_FETCH:
        say(out, "which card of your discard pile do you put %s?",
            ask->a ? "on top of your deck" : "into your hand");
        break;
    case ASK_ARRANGE:
        say(out, "of your deck's top %d cards, which one comes number %d?", ask->b, ask->a + 1);
        break;
    case ASK_CHARGE:
        say(out, "into which meter do you put %d gem%s?", ask->a, plural(ask->a));
        break;
    case ASK_INSERT:
        say(out, "which gem do you put into your pile, and where? (%d left)", ask->a);
        break;
    default: say(out, "%s", questions[g->k.ask.kind].text);
    }
}

void p2_prompt(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    out->kind = questions[ask->kind].kind;
    if (ask->kind == ASK_ACTION) {
        prompt_action(g, &g->player[seat], out);
    } else if (ask->kind == ASK_COMMAND) {
        prompt_command(g, out);
    } else {
        say_asker(g, seat, out);
        prompt_step(g, ask, out);
        phrase_begin(out);
    }
}
