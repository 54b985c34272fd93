/* words.c - names, numbers and questions of Puppet Wars in words. */
#include "games/puppet_wars/words.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words_actions.h"

#include <stdio.h>

/* --- Names and numbers. --- */

const char *pw_seat_name(const struct game *g, int seat)
{
    (void)g;
    return seat_color(seat);
}

/* "D5": the fifth Space of the fourth row. */
void pw_say_space(const struct game *g, int space, struct phrase *out)
{
    assert(space_is_in(spaces_in(&g->board), space));
    int row = space_row(g->grid, space), first = g->grid == HEX ? 23 * row / 2 : 11 * row;
    space_set before = (space_bit(space) - 1) & ~(space_bit(first) - 1);
    say(out, "%c%d", 'A' + row, 1 + space_count(spaces_in(&g->board) & before));
}

/* "Blue's Ronin at D5", "your Ronin at D5". */
void pw_say_unit(const struct game *g, int unit, struct phrase *out)
{
    const struct unit *u = &g->unit[unit];
    say_whose(out, u->owner, seat_color(u->owner));
    say(out, " %s", pw_puppet_card(u->kind)->name);
    if (u->where == IN_PLAY) {
        say(out, " at ");
        pw_say_space(g, u->space, out);
    }
}

static void say_suits(unsigned suits, struct phrase *out)
{
    static const char *const names[] = {"Ram", "Crow", "Tome", "Mask"};
    for (int suit = 0; suit < SUITS; suit++)
        for (unsigned i = suits >> 2 * suit & 3; i; i--)
            say(out, "+%s", names[suit]);
}

/* "9+Crow". */
void pw_say_value(struct value value, struct phrase *out)
{
    say(out, "%d", value.number > 0 ? value.number : 0);
    say_suits(value.suits, out);
}

void pw_say_bench(int token, struct phrase *out)
{
    if (token == NEUTRAL)
        say(out, "the Neutral");
    else
        say_whose(out, token - BENCH, seat_color(token - BENCH));
    say(out, " Work Bench");
}

const char *pw_item_name(int item)
{
    static const char *const names[] = {"nothing", "Firecrackers!", "the Shiny! Token",
                                        "an It Token"};
    return names[item];
}

/* "Turn 19 of 20". */
void pw_say_turn(int turn, int last, struct phrase *out)
{
    say(out, "Turn %d", turn);
    if (last)
        say(out, " of %d", last);
}

const char *pw_draw_words(int ending)
{
    static const char *const words[] = {
        [ALL_LOST] = "The war is drawn: all who were left lost at the same moment",
        [TURNS_OVER] = "The war is drawn: the Turns that were agreed on are over",
        [NOTHING_LEFT] = "The war is drawn: there is nothing left to animate",
        [SHINY_LOST] = "The war is drawn: the Shiny! Token is gone",
    };
    assert(ending > IS_WON && ending <= SHINY_LOST);
    return words[ending];
}

static void say_headline(const struct game *g, struct phrase *out)
{
    if (g->over == IS_WON) {
        say(out, "%s wins the war", seat_color(set_first(g->winners)));
    } else if (g->over) {
        say(out, "%s", pw_draw_words(g->over));
    } else if (!g->turn) {
        say(out, "Before the war, %s chooses", seat_color(set_first(g->k.pending)));
    } else {
        pw_say_turn(g->turn, g->turns, out);
        if (!g->round)
            say(out, " is resolved");
        else if (g->k.ask.kind == ASK_LAY)
            say(out, ", round %d: Animation Cards are laid", g->round);
        else
            say(out, ", round %d, %s to decide", g->round, seat_color(set_first(g->k.pending)));
    }
}

void pw_headline(const struct game *g, char *out, size_t size)
{
    struct phrase phrase = {0};
    say_headline(g, &phrase);
    snprintf(out, size, "%s", phrase.text);
}

/* --- Questions. --- */

static void prompt_effort(const struct game *g, struct phrase *out)
{
    say(out, "To meet: ");
    pw_say_value(g->effort.needs, out);
    if (g->effort.bonus)
        say(out, " with %+d on each card", g->effort.bonus);
    say(out, ". ");
}

static void prompt_select(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    prompt_effort(g, out);
    say(out, "Which flipped card do you use?");
}

static void prompt_play(const struct game *g, int seat, struct phrase *out)
{
    const struct player *p = &g->player[g->effort.who];
    (void)seat;
    prompt_effort(g, out);
    for (int i = g->effort.from; i < p->table.count; i++)
        say(out, "%s the %s", i > g->effort.from ? "," : "So far", pw_card_name(p->table.card[i]));
    say(out, "%s%s", p->table.count > g->effort.from ? ". " : "",
        pw_effort_met(g) ? "It is met; play more cards?" : "Not met yet: play a card?");
}

static void prompt_spend(const struct game *g, int seat, struct phrase *out)
{
    static const struct {
        const char *before, *after;
    } words[] = {
        [SPEND_RETORT] = {"With My Eyes Closed!: discard a card so that ", " suffers 1 Rip?"},
        [SPEND_OUCH] = {"Ouch!: discard a Tome so that ", " suffers 1 Rip?"},
        [SPEND_DISASSEMBLE] = {"Disassemble: discard a card so that ", " is torn apart?"},
        [SPEND_BIRD] = {"Throw the Bird: discard a Ram, so that another Enemy beside ",
                        " suffers 1 Rip, too?"},
    };
    (void)seat;
    say(out, "%s", words[g->k.ask.a].before);
    pw_say_unit(g, g->k.ask.c, out);
    say(out, "%s", words[g->k.ask.a].after);
}

static void prompt_pay(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s: which Crow do you discard?", pw_action_name(g->k.ask.a));
}

/* All that is known before the flip but for what the attacker holds. */
static void prompt_dodge(const struct game *g, int seat, struct phrase *out)
{
    int target = g->k.ask.b, action = g->k.ask.c;
    (void)seat;
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " attacks ");
    pw_say_unit(g, target, out);
    say(out, ": Combat %d against Defense ",
        pw_strike_combat(g, &g->striker, target) + pw_actions[action].combat);
    pw_say_value(pw_defense(g, target, NO_CARD, 0), out);
    say(out, ", for ");
    pw_say_rips(g, target, pw_attack_rips(g, &g->striker, target, action), out);
    say(out, ". Dodge?");
}

/* What it has left, and what keeps it from the rest. */
static void prompt_act(const struct game *g, int seat, struct phrase *out)
{
    int unit = g->animation.unit, left = pw_moves_left(g);
    (void)seat;
    pw_say_unit(g, unit, out);
    if (g->animation.transit) {
        say(out, " cannot stay here: where does it move on?");
        return;
    }
    if (pw_is_paralyzed(g, unit)) {
        say(out, " is Paralyzed: it neither moves nor acts.");
        return;
    }
    say(out, ": %d Move%s left", left > 0 ? left : 0, plural(left));
    if (pw_is_stuck(g, unit) || g->animation.mired)
        say(out, pw_is_stuck(g, unit) ? " (Stuck)" : " (Molasses)");
    if (pw_is_confused(g, unit))
        say(out, ", no Action (Confused)");
    else if (!g->animation.acted)
        say(out, g->unit[unit].exhausted ? ", and its Action" : ", and its Action, which exhausts");
    say(out, ". What does it do?");
}

static void prompt_need(const struct game *g, int seat, struct phrase *out)
{
    int kind = g->unit[g->k.ask.b].kind;
    (void)seat;
    say(out, "I need this: does ");
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " try to attach %s, Difficulty ", pw_upgrade_card(kind)->name);
    pw_say_value(pw_upgrades[kind].ad, out);
    say(out, " (%d%% by the flip alone)?",
        pw_odds(g, g->unit[g->k.ask.a].owner, pw_upgrades[kind].ad, 1, 0));
}

static void prompt_drop(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " drops %s: to which Space?", pw_item_name(g->k.ask.c));
}

static void prompt_walk(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    pw_say_unit(g, g->k.ask.a, out);
    say(out,
        g->animation.transit ? " cannot stay here, and has %d Move%s left."
                             : " may move on: %d Move%s.",
        g->k.ask.b, plural(g->k.ask.b));
}

static void prompt_push(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s: where is ", pw_action_name(g->k.ask.c));
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " moved? (%d Space%s left)", g->k.ask.b, plural(g->k.ask.b));
}

static void prompt_strike(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s: whom does ", pw_action_name(g->k.ask.b));
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " attack?");
}

/* Which of one's Upgrades goes, or which one comes. */
static void prompt_upgrade(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    (void)seat;
    say(out, ask->b == CHOOSE_TEAR    ? "Which Upgrade is torn off "
             : ask->b == CHOOSE_CATCH ? "Catch!: which Upgrade of your Scrap Heap is attached to "
                                      : "What Pretty Buttons You Have...: is the Upgrade attached "
                                        "to ");
    pw_say_unit(g, ask->a, out);
    say(out, "?");
}

static void prompt_shed(const struct game *g, int seat, struct phrase *out)
{
    int limit = pw_hand_limit(g, seat), over = pw_hand_size(g, seat) - limit;
    if (over > 0)
        say(out, "The Turn is over: discard %d card%s, down to your hand limit of %d.", over,
            plural(over), limit);
    else
        say(out, "The Turn is over: discard more cards? (Your hand limit is %d.)", limit);
}

static void prompt_pack(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Choose a puppet for your Toy Box, in secret (%d to go).", g->k.ask.a);
}

static void prompt_bonus(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Your start brings up to %d more Pawn%s: which one?", g->k.ask.a, plural(g->k.ask.a));
}

static void prompt_place(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Where beside your Work Bench at ");
    pw_say_space(g, g->k.ask.a, out);
    say(out, " does your Master begin?");
}

static void prompt_animate(const struct game *g, int seat, struct phrase *out)
{
    say(out, "Which puppet do you animate with the %s?", pw_card_name(g->player[seat].laid));
}

/* A sentence, around the puppet that the question is about (a) if there is something after it; or
 * a function that says more. */
static const struct prompt {
    const char *kind; /* one word for programs */
    const char *before, *after;
    void (*say_more)(const struct game *g, int seat, struct phrase *out);
} prompts[] = {
    [ASK_MASTER] = {"master", "Choose your Master, in secret."},
    [ASK_DRAFT] = {"draft", "Draft a card."},
    [ASK_START] = {"start", "Choose your Starting Work Bench."},
    [ASK_PLACE] = {"place", .say_more = prompt_place},
    [ASK_BONUS] = {"bonus", .say_more = prompt_bonus},
    [ASK_LAY] = {"lay", "Lay an Animation Card, in secret."},
    [ASK_ANIMATE] = {"animate", .say_more = prompt_animate},
    [ASK_BENCH] = {"bench", "On which Work Bench does ", " enter?"},
    [ASK_ACT] = {"act", .say_more = prompt_act},
    [ASK_DODGE] = {"dodge", .say_more = prompt_dodge},
    [ASK_SELECT] = {"select", .say_more = prompt_select},
    [ASK_PLAY] = {"play", .say_more = prompt_play},
    [ASK_SPEND] = {"spend", .say_more = prompt_spend},
    [ASK_PAY] = {"pay", .say_more = prompt_pay},
    [ASK_RIP] = {"rip", "On which Upgrade of ", " is the Rip marked?"},
    [ASK_SEW] = {"sew", "Which Upgrade of ", " is sewn up?"},
    [ASK_DROP] = {"drop", .say_more = prompt_drop},
    [ASK_NEED] = {"need", .say_more = prompt_need},
    [ASK_WALK] = {"walk", .say_more = prompt_walk},
    [ASK_PUSH] = {"push", .say_more = prompt_push},
    [ASK_STRIKE] = {"strike", .say_more = prompt_strike},
    [ASK_RIDE] = {"ride", "Ride Down: where does ", " ride?"},
    [ASK_UPGRADE] = {"upgrade", .say_more = prompt_upgrade},
    [ASK_PAWN] = {"pawn", "Recycling: which Pawn goes back into your Toy Box?"},
    [ASK_VICTIM] = {"victim", "Throw the Bird: whom does it hit, too?"},
    [ASK_VANISH] = {"vanish", "Puff of Sawdust: does ", " vanish to a Work Bench?"},
    [ASK_SHED] = {"shed", .say_more = prompt_shed},
    [ASK_PACK] = {"pack", .say_more = prompt_pack},
};

const char *pw_ask_kind(int asked)
{
    assert(asked >= 0 && asked < (int)(sizeof prompts / sizeof *prompts));
    return prompts[asked].kind;
}

void pw_prompt(const struct game *g, int seat, struct phrase *out)
{
    const struct prompt *prompt = &prompts[g->k.ask.kind];
    out->kind = prompt->kind;
    if (prompt->say_more) {
        prompt->say_more(g, seat, out);
    } else {
        say(out, "%s", prompt->before);
        if (prompt->after) {
            pw_say_unit(g, g->k.ask.a, out);
            say(out, "%s", prompt->after);
        }
    }
    phrase_begin(out);
}
