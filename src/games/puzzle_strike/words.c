/* words.c - questions and options of Puzzle Strike in words. */
#include "games/puzzle_strike/words.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/options.h"
#include "games/puzzle_strike/play.h"

const char *const ps_arrow_names[] = {"black", "brown", "purple", "red", "blue"};
const char *const ps_level_names[] = {"Normal Time", "Panic Time", "Danger Time", "Deadly Time"};

const char *ps_seat_name(const struct game *g, int seat)
{
    (void)g;
    return seat_color(seat);
}

static const struct {
    const char *prompt, *phrase;
} pick_words[] = {
#define PICK(id, zones, may_pass, filter, prompt, phrase) {prompt, phrase},
#include "games/puzzle_strike/picks.def"
#undef PICK
};

static const char *const either_words[][8] = {
#define EITHER(id, ...) {__VA_ARGS__},
#include "games/puzzle_strike/eithers.def"
#undef EITHER
};

/* --- Prompts. --- */

static void prompt_react(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    const char *by = ps_seat_name(g, ask->b);
    int to = ps_sent_to(ask->a);
    out->kind = "react";
    if (ask->a & ON_SEND)
        say(out, "%s sends %d gem%s to %s. Do you answer?", by, ask->c, plural(ask->c),
            to == seat ? "you" : ps_seat_name(g, to));
    else if (ask->a & ON_PURCHASE)
        say(out, "%s buys %s. Do you react?", by, ps_name(g, ask->c));
    else
        say(out, "%s %s you with %s. Do you react?", by,
            ask->a & AFTER_FIST ? "has attacked" : "attacks", ps_name(g, ask->c));
}

static void prompt_action(const struct game *g, int seat, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    const char *between = "";
    out->kind = "action";
    say(out, "Your action phase (");
    for (int arrow = 0; arrow < ARROWS; arrow++)
        if (p->arrow[arrow]) {
            say(out, "%s%d %s", between, p->arrow[arrow], ps_arrow_names[arrow]);
            between = ", ";
        }
    say(out, "). What do you play?");
}

static void prompt_target(const struct game *g, struct phrase *out)
{
    static const char *const words[] = {
        [AIM_SEND] = "To whom do you send the gems?",
        [AIM_VICTIM] = "Whom do you attack?",
        [AIM_DISCARD] = "Whose discard pile do you count?",
        [AIM_POTATO] = "From whose discard pile do you take the Crash Gem?",
        [AIM_JUDGE] = "Which opponent decides?",
        [AIM_SHOW] = "Whose hand do you look at?",
    };
    out->kind = "target";
    say(out, "%s", words[g->k.ask.a]);
}

/* Questions that are always put in the same words. */
static void prompt_fixed(const struct game *g, struct phrase *out)
{
    static const struct {
        const char *kind, *text;
    } words[] = {
        [ASK_BREAK] = {"break", "Which gem do you break?"},
        [ASK_MERGE] = {"combine", "Which gems do you combine?"},
        [ASK_TRUTH] = {"truth", "Which of the two chips does your opponent get?"},
        [ASK_CANCEL] = {"cancel", "How many of the gems vanish?"},
        [ASK_CHARACTER] = {"character", "Which character do you play?"},
        [ASK_DRAFT] = {"draft", "Which chip do you take for your clockwork soldier?"},
        [ASK_LOSER] = {"loser", "You lost the game: what changes for the next one?"},
        [ASK_SWAP_OUT] = {"swap_out", "Which stack do you remove from the bank?"},
        [ASK_SWAP_IN] = {"swap_in", "Which stack takes its place?"},
    };
    out->kind = words[g->k.ask.kind].kind;
    say(out, "%s", words[g->k.ask.kind].text);
}

void ps_prompt(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    switch (ask->kind) {
    case ASK_ACTION: prompt_action(g, seat, out); break;
    case ASK_BUY:
        out->kind = "buy";
        say(out, "Your buy phase: you have $%d. What do you buy?", g->player[seat].money);
        break;
    case ASK_PICK:
        out->kind = "pick";
        say(out, "%s", pick_words[ask->a].prompt);
        break;
    case ASK_EITHER:
        out->kind = "either";
        say(out, "%s", either_words[ask->a][0]);
        break;
    case ASK_REACT: prompt_react(g, seat, out); break;
    case ASK_TARGET: prompt_target(g, out); break;
    default: prompt_fixed(g, out); break;
    }
}

/* --- What an option is about. --- */

/* The first chip of a kind, as the view lists a zone. */
static void target_chip(int seat, const char *zone, const uint8_t *counts, int kind,
                        struct phrase *out)
{
    int index = 0;
    for (int lower = 0; lower < kind; lower++)
        index += counts[lower];
    say_target(out, "seat%d.%s.%d", seat, zone, index);
}

static void target_gem(const struct game *g, int seat, int value, int skipped, struct phrase *out)
{
    const uint8_t *gems = ps_gems(g, seat);
    int index = skipped;
    for (int lower = 1; lower < value; lower++)
        index += gems[lower - 1];
    say_target(out, "pile%d.%d", ps_side(g, seat), index);
}

/* --- Options. --- */

static void describe_play(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "play";
    if (option.verb == PLAY_IRON)
        say(out, "Play the Crash Gem beside your pile");
    else
        say(out, "Play %s", ps_name(g, option.a));
    if (option.b != BLACK)
        say(out, " with a %s arrow", ps_arrow_names[option.b]);
    if (option.verb == PLAY)
        target_chip(seat, "hand", g->player[seat].hand, option.a, out);
}

static void describe_pick(const struct game *g, struct option option, struct phrase *out)
{
    int owner = g->k.ask.kind == ASK_TRUTH ? g->k.ask.a : g->k.ask.b;
    const struct player *p = &g->player[owner];
    const char *phrase =
        g->k.ask.kind == ASK_TRUTH ? "Let them have" : pick_words[g->k.ask.a].phrase;
    out->kind = "pick";
    say(out, "%s %s", phrase, ps_name(g, option.a));
    switch (option.verb) {
    case FROM_HAND: target_chip(owner, "hand", p->hand, option.a, out); break;
    case FROM_DISCARD:
        say(out, " of the discard pile");
        target_chip(owner, "discard", p->discard, option.a, out);
        break;
    case FROM_BAG:
        say(out, " of the bag");
        say_target(out, "seat%d.bag", owner);
        break;
    default: say_target(out, "bank.%d", option.a); break;
    }
}

static void describe_pass(const struct game *g, struct phrase *out)
{
    out->kind = "pass";
    switch (g->k.ask.kind) {
    case ASK_REACT: say(out, "Do not react"); break;
    case ASK_MERGE: say(out, "Combine nothing"); break;
    case ASK_BREAK: say(out, "Break no more"); break;
    default: say(out, "None"); break;
    }
}

static void describe_react(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "react";
    if (option.verb == REACT_IRON) {
        say(out, "React with the Crash Gem beside your pile");
        return;
    }
    say(out, "React with %s", ps_name(g, option.a));
    if (option.a != option.b)
        say(out, " as %s", ps_name(g, option.b));
    target_chip(seat, "hand", g->player[seat].hand, option.a, out);
}

static void describe_gems(const struct game *g, struct option option, struct phrase *out)
{
    int owner = g->k.ask.a;
    if (option.verb == BREAK_GEM) {
        out->kind = "break";
        say(out, "Break a %d-gem", option.a);
        target_gem(g, owner, option.a, 0, out);
        return;
    }
    bool with_bank = g->k.ask.b == MERGE_BANK;
    out->kind = "combine";
    say(out, "Combine a %d-gem%s and a %d-gem", option.a, with_bank ? " of the bank" : "",
        option.b);
    if (!with_bank)
        target_gem(g, owner, option.a, 0, out);
    target_gem(g, owner, option.b, !with_bank && option.a == option.b, out);
}

static void describe_money(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = option.verb == BUY ? "buy" : "pay";
    if (option.verb == BUY) {
        say(out, "Buy %s for $%d", ps_name(g, option.a), ps_cost(g, option.a));
        say_target(out, "bank.%d", option.a);
    } else if (option.verb == PAY_ALL) {
        say(out, "Play all your gems as money ($%d)", ps_hand_money(g, seat));
    } else {
        say(out, "Play a %d-gem as money", option.a + 1);
        target_chip(seat, "hand", g->player[seat].hand, option.a, out);
    }
}

/* Before a game. */
static void describe_preparation(const struct game *g, struct option option, struct phrase *out)
{
    switch (option.verb) {
    case PICK_CHARACTER:
        out->kind = "character";
        say(out, "%s", ps_characters[option.a]);
        break;
    case DRAFT_CHIP:
        out->kind = "draft";
        say(out, "Take %s", ps_chip_name(g->pool.card[option.a]));
        say_target(out, "pool.%d", option.a);
        break;
    case SWAP_OUT:
        out->kind = "swap_out";
        say(out, "Remove %s", ps_name(g, option.a));
        say_target(out, "bank.%d", option.a);
        break;
    default:
        out->kind = "swap_in";
        say(out, "%s for $%d", ps_chip_name(option.a), ps_chips[option.a].cost);
        say_target(out, "spare.%s", ps_chip_id(option.a));
        break;
    }
}

static void describe_target(const struct game *g, int seat, int target, struct phrase *out)
{
    out->kind = "target";
    say(out, "%s%s", ps_seat_name(g, target), target == seat ? " (you)" : "");
    say_target(out, "seat%d", target);
}

/* Options that always have the same words. */
static void describe_fixed(struct option option, struct phrase *out)
{
    static const struct {
        const char *kind, *text;
    } words[] = {
        [HAND_OVER] = {"hand_over", "Let your team mate act first"},
        [END_ACTIONS] = {"end", "End your action phase"},
        [END_BUYING] = {"end", "End your buy phase"},
        [LOSER_KEEP] = {"loser", "Nothing: the same characters and the same bank"},
        [LOSER_CHARACTER] = {"loser", "Switch to another character"},
        [LOSER_STACK] = {"loser", "Replace a stack of the bank"},
        [LOSER_BANK] = {"loser", "A new random bank"},
    };
    assert(words[option.verb].kind);
    out->kind = words[option.verb].kind;
    say(out, "%s", words[option.verb].text);
}

void ps_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    switch (option.verb) {
    case PASS: describe_pass(g, out); break;
    case PLAY:
    case PLAY_IRON: describe_play(g, seat, option, out); break;
    case FROM_HAND:
    case FROM_DISCARD:
    case FROM_BAG:
    case FROM_BANK: describe_pick(g, option, out); break;
    case REACT_WITH:
    case REACT_IRON: describe_react(g, seat, option, out); break;
    case BREAK_GEM:
    case MERGE_GEMS: describe_gems(g, option, out); break;
    case PAY:
    case PAY_ALL:
    case BUY: describe_money(g, seat, option, out); break;
    case DECIDE:
        out->kind = "decide";
        say(out, "%s", either_words[g->k.ask.a][1 + option.a]);
        break;
    case AIM_AT: describe_target(g, seat, option.a, out); break;
    case CANCEL_GEMS:
        out->kind = "cancel";
        say(out, "%d gem%s", option.a, plural(option.a));
        break;
    case PICK_CHARACTER:
    case DRAFT_CHIP:
    case SWAP_OUT:
    case SWAP_IN: describe_preparation(g, option, out); break;
    default: describe_fixed(option, out); break;
    }
}
