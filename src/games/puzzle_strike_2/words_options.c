/* words_options.c - the options of Puzzle Strike 2 in words, with all that they lead to. */
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/turn.h"
#include "games/puzzle_strike_2/words.h"

#include <stdio.h>

static void describe_play(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int cost = p2_cost(g, option.a);
    out->kind = option.verb == PLAY ? "play" : "double";
    say(out, "Play %s%s (", p2_card(option.a)->name, option.verb == PLAY ? "" : " twice");
    if (option.a & FREE)
        say(out, "free");
    else
        say(out, "%d action%s", cost, plural(cost));
    say(out, "): ");
    p2_say_effects(g, seat, option.a, option.verb == PLAY ? 1 : 2, out);
    say_touch(out, "seat%d.hand.%d", seat, p2_hand_index(&g->player[seat], option.a));
}

static void describe_drop(const struct game *g, const struct player *p, struct phrase *out)
{
    int count = p2_drop_count(p), height = p2_height_after_drop(g, p);
    out->kind = "drop";
    say(out, "Drop %d: ", count);
    p2_say_pattern(g, count, out);
    say(out, " (%d gem%s then", height, plural(height));
    if (p->incoming > count)
        say(out, ", %d find no room", p->incoming - count);
    say(out, ")");
    for (int i = 0; i < g->bank.count && i < count; i++)
        say_touch(out, "bank.%d", i);
}

/* Final turns against it: its own number is known only if it has busted. */
static void warn_of_dragon(const struct game *g, int gems, struct phrase *out)
{
    char warning[60];
    if (g->out != DRAGON || gems < g->dragon_score)
        return;
    snprintf(warning, sizeof warning, "the Dragon wins unless you have fewer than its %d",
             g->dragon_score);
    say_danger(out, warning);
}

static void describe_end(const struct game *g, const struct player *p, struct phrase *out)
{
    int count = p2_drop_count(p), height = p2_height_after_drop(g, p);
    out->kind = "end";
    say(out, "End your action phase");
    if (g->now.actions)
        say(out, " with %d action%s unspent", g->now.actions, plural(g->now.actions));
    if (count) {
        say(out, ": %d drop%s, ", count, count == 1 ? "s" : "");
        p2_say_pattern(g, count, out);
    }
    say(out, "; %d gem%s in your pile", height, plural(height));
    if (g->stage == FINALE && p2_against_dragon(g))
        warn_of_dragon(g, height + p->incoming - count, out);
    else if (height > BUST)
        say_danger(out, p2_in_finale(g) ? "you would bust: what you sent counts only if all do"
                                        : "you would bust");
}

/* What a card does to the bank that leaves it: the deck deals another one (P2-385, P2-401). */
static void say_refill(const struct game *g, struct phrase *out)
{
    if (p2_cards_to_ante_up(g) == 1)
        say(out, ", an Ante Up is revealed");
    p2_warn_of_empty_deck(g, out);
}

/* Sucker Punch: whoever trashes it crashes once. */
static void say_echo(const struct game *g, int seat, int card, struct phrase *out)
{
    if ((card & CARD_MASK) != CARD_sucker_punch)
        return;
    say(out, ": ");
    p2_say_crash(g, seat, g->player[seat].height - 1, 0, out);
}

static void describe_slot(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const verbs[] = {"Put", "Take", "Take", "Trash"};
    static const char *const where[] = {[TO_DECK] = " on top of your deck",
                                        [TO_HAND] = " into your hand",
                                        [TO_HAND_FREE] = " into your hand, free to play",
                                        [TO_TRASH] = ""};
    const struct card *card = p2_card(g->bank.card[option.a]);
    int price = p2_price(g, option.a);
    bool buys = option.verb == BUY;
    out->kind = buys ? "buy" : "take";
    if (!buys)
        say(out, "%s %s%s", verbs[g->k.ask.a], card->name, where[g->k.ask.a]);
    else if (price)
        say(out, "Buy %s for %d incoming gem%s", card->name, price, plural(price));
    else
        say(out, "Buy %s for nothing", card->name);
    say(out, " (slot %d, %s)", option.a + 1, p2_color_name(p2_fact(g->bank.card[option.a])->color));
    if (!buys && g->k.ask.a == TO_TRASH)
        say_echo(g, seat, g->bank.card[option.a], out);
    say_refill(g, out);
    say_touch(out, "bank.%d", option.a);
}

/* Positions from 1 at the bottom, as on the board. */
static void describe_swap(const struct player *p, int seat, struct option option,
                          struct phrase *out)
{
    out->kind = "swap";
    say(out, "Swap ");
    p2_say_swap(p->gem[option.a], option.a, p->gem[option.b], option.b, out);
    say_touch(out, "seat%d.pile.%d", seat, option.a);
    say_touch(out, "seat%d.pile.%d", seat, option.b);
}

static void describe_crash(const struct game *g, int seat, struct option option, struct phrase *out)
{
    out->kind = "crash";
    say(out, "Crash at height %d: ", option.a + 1);
    p2_say_crash(g, seat, option.a, g->k.ask.a, out);
    say_touch(out, "seat%d.pile.%d", seat, option.a);
}

static void describe_color(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    int count = 0;
    for (int i = 0; i < p->height; i++)
        count += p->gem[i] == option.a;
    out->kind = "color";
    if (g->k.ask.kind == ASK_PURIFY)
        say(out, "Destroy %d %s (%d gem%s then)", count, p2_color_name(option.a), p->height - count,
            plural(p->height - count));
    else
        say(out, "%s (%d in your meter, full at %d: %s)", p2_color_name(option.a),
            p->meter[option.a], METER, p2_super_name(option.a));
    say_touch(out, "seat%d.%s", seat, p2_color_name(option.a));
}

/* The colour is shown by its meter, the position by the gem that is there. */
static void describe_insert(const struct player *p, int seat, struct option option,
                            struct phrase *out)
{
    out->kind = "insert";
    say(out, "Put a %s gem at height %d%s", p2_color_name(option.a), option.b + 1,
        option.b == PILE        ? ", where it finds no room and waits"
        : option.b == p->height ? ", on top"
                                : "");
    say_touch(out, "seat%d.%s", seat, p2_color_name(option.a));
    if (option.b < p->height)
        say_touch(out, "seat%d.pile.%d", seat, option.b);
}

static void describe_card(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const words[] = {
        [ASK_DISCARD] = "Discard ", [ASK_TRASH] = "Trash ",   [ASK_HAND] = "Put ",
        [ASK_FETCH] = "Put ",       [ASK_RESEARCH] = "Take ", [ASK_ARRANGE] = "Next: "};
    int kind = g->k.ask.kind;
    bool of_hand = kind == ASK_DISCARD || kind == ASK_TRASH || kind == ASK_HAND;
    out->kind = kind == ASK_DISCARD ? "discard" : kind == ASK_TRASH ? "trash" : "put";
    say(out, "%s%s%s", words[kind], p2_card(option.a)->name, option.a & FREE ? " (free)" : "");
    if (kind == ASK_HAND || kind == ASK_FETCH || kind == ASK_RESEARCH)
        say(out, "%s",
            kind == ASK_HAND || (kind == ASK_FETCH && g->k.ask.a) ? " on top of your deck"
                                                                  : " into your hand");
    if (kind == ASK_TRASH)
        say_echo(g, seat, option.a, out);
    if (of_hand)
        say_touch(out, "seat%d.hand.%d", seat, p2_hand_index(&g->player[seat], option.a));
    else if (kind == ASK_FETCH)
        say_touch(out, "seat%d.discard.%d", seat, p2_discard_index(&g->player[seat], option.a));
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

/* What will be in the holder's pile when they can act again, if nobody else sends any more: nobody
 * can say whether Purify would be used. */
static void warn_of_power(const struct game *g, const struct player *p, struct phrase *out)
{
    int ante = ANTE + g->ante_ups + (p->creature == CARD_dragon_form);
    int height = p->height + p->incoming + ante;
    char warning[60];
    if (p->meter[GREEN] + 1 >= METER)
        p2_warn_of_empty_deck(g, out);
    if (height <= BUST || p->meter[BLUE] + 1 >= METER)
        return;
    snprintf(warning, sizeof warning, "your turn would begin with %d gems or more",
             height < PILE ? height : PILE);
    say_danger(out, warning);
}

static void describe_command(const struct game *g, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[g->holder];
    if (option.verb == YIELD) {
        out->kind = "yield";
        say(out, "Yield the scepter to %s: your meters stay as they are, and you can block again",
            p2_seat_name(g, g->k.ask.a));
        say_touch(out, "seat%d", g->k.ask.a);
        return;
    }
    out->kind = "power_up";
    say(out, "Power up: you keep the scepter and cannot block, one gem into each meter");
    for (int color = 0; color < COLORS; color++)
        if (p->meter[color] + 1 >= METER) {
            say(out, "; %s: ", p2_super_name(color));
            p2_say_super(g, g->holder, color, out);
        }
    warn_of_power(g, p, out);
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
        say(out, "Use your diamond: %s, ", p2_super_name(option.a));
        p2_say_super(g, seat, option.a, out);
        if (option.a == GREEN)
            p2_warn_of_empty_deck(g, out);
        say_touch(out, "seat%d.%s", seat, p2_color_name(option.a));
        break;
    case END_ACTIONS: describe_end(g, p, out); break;
    case BUY:
    case TAKE: describe_slot(g, seat, option, out); break;
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
