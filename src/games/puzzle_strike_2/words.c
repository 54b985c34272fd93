/* words.c - questions and options of Puzzle Strike 2 in words, with a look at what they lead to. */
#include "games/puzzle_strike_2/words.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"

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

/* --- Questions. --- */

static void prompt_action(const struct game *g, const struct player *p, struct phrase *out)
{
    say(out, "%d action%s left, %d gem%s in your pile", g->now.actions, plural(g->now.actions),
        p->height, plural(p->height));
    if (p->incoming)
        say(out, ", %d incoming", p->incoming);
    say(out, ". What do you do?");
}

static const char *prompt_bank(enum taking taking)
{
    static const char *const texts[] = {
        [TO_DECK] = "Top card: which bank card do you put on top of your deck?",
        [TO_HAND] = "Which bank card do you put into your hand?",
        [TO_HAND_FREE] = "Trickshot: which bank card do you put into your hand, to play it free?",
        [TO_TRASH] = "Which bank card do you trash?"};
    return texts[taking];
}

/* Each question's kind, and its words if they depend on nothing. */
static const struct {
    const char *kind, *text;
} questions[] = {
    [ASK_ACTION] = {"action"},
    [ASK_BUY] = {"buy", "You must buy a card. Which one? It is paid with incoming gems."},
    [ASK_COMMAND] = {"command"},
    [ASK_CHARACTER] = {"character", "Which character do you play?"},
    [ASK_SWAP] = {"swap"},
    [ASK_DEEP_SWAP] = {"swap"},
    [ASK_DEEP_CRASH] = {"deep_crash", "Deep crash: which gems do you break?"},
    [ASK_BANK] = {"bank"},
    [ASK_DISCARD] = {"discard"},
    [ASK_HAND] = {"put", "Which card of your hand do you put on top of your deck?"},
    [ASK_FETCH] = {"past"},
    [ASK_RESEARCH] = {"research", "Which of these top cards of your deck do you take?"},
    [ASK_ARRANGE] = {"arrange"},
    [ASK_CHARGE] = {"charge", "Which meter do you charge?"},
    [ASK_PURIFY] = {"purify", "Purify: all gems of which colour do you destroy?"},
    [ASK_INSERT] = {"insert"},
    [ASK_DOUBLE] = {"double", "Double Take: which card do you play twice?"},
    [ASK_TRASH] = {"trash", "Do you trash a card of your hand?"},
};

void p2_prompt(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    out->kind = questions[ask->kind].kind;
    switch (ask->kind) {
    case ASK_ACTION: prompt_action(g, &g->player[seat], out); break;
    case ASK_COMMAND:
        say(out, "%s's turn is over. Do you keep the scepter and power up, or yield it?",
            p2_seat_name(g, ask->a));
        break;
    case ASK_SWAP:
    case ASK_DEEP_SWAP:
        say(out, "Which %s do you swap? (%d swap%s left)",
            ask->kind == ASK_SWAP ? "neighbouring gems" : "two gems", ask->a, plural(ask->a));
        break;
    case ASK_BANK: say(out, "%s", prompt_bank((enum taking)ask->a)); break;
    case ASK_DISCARD:
        say(out, "You must discard %d card%s. Which one?", ask->a, plural(ask->a));
        break;
    case ASK_FETCH:
        say(out, "Which card of your discard pile do you put %s?",
            ask->a ? "on top of your deck" : "into your hand");
        break;
    case ASK_ARRANGE:
        say(out, "Your deck's top %d cards: which one comes number %d?", ask->b, ask->a + 1);
        break;
    case ASK_INSERT:
        say(out, "Which gem do you put into your pile, and where? (%d left)", ask->a);
        break;
    default: say(out, "%s", questions[ask->kind].text);
    }
}

/* --- Options. --- */

/* "breaks 2 blue, sends 4". */
static void say_crash(const struct game *g, int seat, int top, int flags, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    if (top < 0) {
        say(out, "your pile is empty");
        return;
    }
    int broken = p2_run_length(p->gem, top);
    say(out, "breaks %d %s, sends %d", broken, p2_color_name(p->gem[top]),
        p2_crash_worth(g, seat, top, flags));
    if (p2_crash_is_unblockable(g, seat, broken, flags))
        say(out, " unblockable");
}

/* What a card that begins with a crash would break now; other cards say what they say. */
static void say_effect(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    const struct step *step = p2_fact(card)->steps;
    bool differs = step->op == IF_TOP_DIFFERS || (step->op == DO_CRASH && step->n & IF_DIFFERENT);
    if (step->op == IF_TOP_DIFFERS)
        step++;
    if (differs && !p2_top_differs(p))
        say(out, "no crash, the top two gems must differ");
    else if (step->op == DO_CRASH)
        say_crash(g, seat, p->height - 1, step->n, out);
    else
        say(out, "%s", p2_card(card)->text);
}

static void describe_play(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int cost = p2_cost(g, option.a);
    out->kind = option.verb == PLAY ? "play" : "double";
    say(out, "%s %s (", option.verb == PLAY ? "Play" : "Twice", p2_card(option.a)->name);
    if (option.a & FREE)
        say(out, "free");
    else
        say(out, "%d action%s", cost, plural(cost));
    say(out, "): ");
    say_effect(g, seat, option.a, out);
    say_target(out, "seat%d.hand.%d", seat, p2_hand_index(&g->player[seat], option.a));
}

/* "pink, green, blue". */
static void say_pattern(const struct game *g, int count, struct phrase *out)
{
    for (int i = 0; i < count; i++)
        say(out, "%s%s", i ? ", " : "", p2_color_name(p2_drop_color(g, i)));
}

static void describe_drop(const struct game *g, const struct player *p, struct phrase *out)
{
    int count = p2_drop_count(p), height = p2_height_after_drop(g, p);
    out->kind = "drop";
    say(out, "Drop %d: ", count);
    say_pattern(g, count, out);
    say(out, " (%d gems then)", height);
    for (int i = 0; i < g->bank.count && i < count; i++)
        say_target(out, "bank.%d", i);
}

static void describe_end(const struct game *g, const struct player *p, struct phrase *out)
{
    int count = p2_drop_count(p), height = p2_height_after_drop(g, p);
    out->kind = "end";
    say(out, "End your action phase");
    if (count) {
        say(out, ": %d drop%s, ", count, count == 1 ? "s" : "");
        say_pattern(g, count, out);
    }
    if (height > BUST)
        say(out, " (%d gems: you would bust!)", height);
    else
        say(out, " (%d gems)", height);
}

static void describe_slot(const struct game *g, struct option option, struct phrase *out)
{
    const struct card *card = p2_card(g->bank.card[option.a]);
    int price = p2_price(g, option.a);
    bool buys = option.verb == BUY;
    out->kind = buys ? "buy" : "take";
    say(out, "%s (slot %d, %s", card->name, option.a + 1,
        p2_color_name(p2_fact(g->bank.card[option.a])->color));
    if (buys)
        say(out, ", %d gem%s", price, plural(price));
    say(out, ")");
    say_target(out, "bank.%d", option.a);
}

/* Positions from 1 at the bottom, as on the board. */
static void describe_swap(const struct player *p, int seat, struct option option,
                          struct phrase *out)
{
    out->kind = "swap";
    say(out, "Swap %s %d and %s %d", p2_color_name(p->gem[option.b]), option.b + 1,
        p2_color_name(p->gem[option.a]), option.a + 1);
    say_target(out, "seat%d.pile.%d", seat, option.a);
    say_target(out, "seat%d.pile.%d", seat, option.b);
}

static void describe_crash(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "crash";
    say(out, "Crash at height %d: ", option.a + 1);
    say_crash(g, seat, option.a, g->k.ask.a, out);
    say_target(out, "seat%d.pile.%d", seat, option.a);
}

static void describe_color(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    int count = 0;
    for (int i = 0; i < p->height; i++)
        count += p->gem[i] == option.a;
    out->kind = "color";
    if (g->k.ask.kind == ASK_PURIFY)
        say(out, "Destroy %d %s (%d gems then)", count, p2_color_name(option.a), p->height - count);
    else
        say(out, "%s (%d in your meter, full at %d: %s)", p2_color_name(option.a),
            p->meter[option.a], METER, p2_super_name(option.a));
    say_target(out, "seat%d.%s", seat, p2_color_name(option.a));
}

/* The colour is shown by its meter, the position by the gem that is there. */
static void describe_insert(const struct player *p, int seat, struct option option,
                            struct phrase *out)
{
    out->kind = "insert";
    say(out, "Put a %s gem at height %d%s", p2_color_name(option.a), option.b + 1,
        option.b == p->height ? ", on top" : "");
    say_target(out, "seat%d.%s", seat, p2_color_name(option.a));
    if (option.b < p->height)
        say_target(out, "seat%d.pile.%d", seat, option.b);
}

static void describe_card(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const words[] = {
        [ASK_DISCARD] = "Discard ", [ASK_TRASH] = "Trash ",   [ASK_HAND] = "Put back ",
        [ASK_FETCH] = "Fetch ",     [ASK_RESEARCH] = "Take ", [ASK_ARRANGE] = "Next: "};
    int kind = g->k.ask.kind;
    bool of_hand = kind == ASK_DISCARD || kind == ASK_TRASH || kind == ASK_HAND;
    out->kind = kind == ASK_DISCARD ? "discard" : kind == ASK_TRASH ? "trash" : "put";
    say(out, "%s%s%s", words[kind], p2_card(option.a)->name, option.a & FREE ? " (free)" : "");
    if (of_hand)
        say_target(out, "seat%d.hand.%d", seat, p2_hand_index(&g->player[seat], option.a));
    else if (kind == ASK_FETCH)
        say_target(out, "seat%d.discard.%d", seat, p2_discard_index(&g->player[seat], option.a));
}

static void describe_stop(const struct game *g, struct phrase *out)
{
    int kind = g->k.ask.kind;
    out->kind = "stop";
    say(out, "%s",
        kind == ASK_PURIFY   ? "Destroy nothing"
        : kind == ASK_DOUBLE ? "Play no card: you can pay for none"
        : kind == ASK_TRASH  ? "Trash nothing"
        : kind == ASK_INSERT ? "No more gems"
                             : "No more swaps");
}

static void describe_command(const struct game *g, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[g->holder];
    if (option.verb == YIELD) {
        out->kind = "yield";
        say(out, "Yield the scepter to %s", p2_seat_name(g, g->k.ask.a));
        say_target(out, "seat%d", g->k.ask.a);
        return;
    }
    out->kind = "power_up";
    say(out, "Power up: one gem for each meter");
    for (int color = 0; color < COLORS; color++)
        if (p->meter[color] + 1 >= METER)
            say(out, ", %s", p2_super_name(color));
}

void p2_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    switch (option.verb) {
    case PLAY:
    case DOUBLE: describe_play(g, seat, option, out); break;
    case DROP: describe_drop(g, p, out); break;
    case USE_DIAMOND:
        out->kind = "diamond";
        say(out, "Use your diamond: %s, %s", p2_super_name(option.a), p2_super_text(option.a));
        say_target(out, "seat%d.%s", seat, p2_color_name(option.a));
        break;
    case END_ACTIONS: describe_end(g, p, out); break;
    case BUY:
    case TAKE: describe_slot(g, option, out); break;
    case POWER_UP:
    case YIELD: describe_command(g, option, out); break;
    case CHOOSE:
        out->kind = "character";
        say(out, "%s", p2_characters[option.a]);
        break;
    case SWAP: describe_swap(p, seat, option, out); break;
    case CRASH: describe_crash(g, seat, option, out); break;
    case COLOR: describe_color(g, seat, option, out); break;
    case INSERT: describe_insert(p, seat, option, out); break;
    case STOP_HERE: describe_stop(g, out); break;
    default: describe_card(g, seat, option, out);
    }
}
