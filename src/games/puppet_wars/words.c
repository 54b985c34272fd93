/* words.c - names, numbers and questions of Puppet Wars in words. */
#include "games/puppet_wars/words.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/stats.h"

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

/* "Blue's Ronin at D5". */
void pw_say_unit(const struct game *g, int unit, struct phrase *out)
{
    const struct unit *u = &g->unit[unit];
    say(out, "%s's %s", seat_color(u->owner), pw_puppet_card(u->kind)->name);
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
}

static void prompt_select(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    prompt_effort(g, out);
    say(out, ". Which flipped card do you use?");
}

static void prompt_play(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    prompt_effort(g, out);
    say(out, pw_effort_met(g) ? ". It is met; play more cards?" : ". Not met yet: play a card?");
}

static void prompt_spend(const struct game *g, int seat, struct phrase *out)
{
    static const struct {
        const char *ability, *before, *after;
    } words[] = {
        [SPEND_RETORT] = {"With My Eyes Closed!", "to rip ", "?"},
        [SPEND_OUCH] = {"Ouch!", "to rip ", "?"},
        [SPEND_DISASSEMBLE] = {"Disassemble", "to tear ", " apart?"},
        [SPEND_BIRD] = {"Throw the Bird", "to hit another Enemy beside ", "?"},
    };
    (void)seat;
    say(out, "%s: discard a card %s", words[g->k.ask.a].ability, words[g->k.ask.a].before);
    pw_say_unit(g, g->k.ask.c, out);
    say(out, "%s", words[g->k.ask.a].after);
}

static void prompt_pay(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "%s: which Crow do you discard?", pw_action_name(g->k.ask.a));
}

static void prompt_dodge(const struct game *g, int seat, struct phrase *out)
{
    struct value df = pw_defense(g, g->k.ask.b, NO_CARD, 0);
    (void)seat;
    pw_say_unit(g, g->k.ask.a, out);
    say(out, " attacks ");
    pw_say_unit(g, g->k.ask.b, out);
    say(out, " (Defense ");
    pw_say_value(df, out);
    say(out, "): dodge?");
}

static void prompt_act(const struct game *g, int seat, struct phrase *out)
{
    int left = pw_is_paralyzed(g, g->animation.unit) ? 0 : pw_moves_left(g);
    (void)seat;
    pw_say_unit(g, g->animation.unit, out);
    say(out, ": %d Move%s left%s. What does it do?", left > 0 ? left : 0, plural(left),
        g->animation.acted ? "" : ", and its Action");
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

static void prompt_shed(const struct game *g, int seat, struct phrase *out)
{
    int over = pw_hand_size(g, seat) - pw_hand_limit(g, seat);
    if (over > 0)
        say(out, "The Turn is over: discard %d card%s.", over, plural(over));
    else
        say(out, "The Turn is over: discard more cards?");
}

static void prompt_pack(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Choose a puppet for your Toy Box, in secret (%d to go).", g->k.ask.a);
}

static void prompt_bonus(const struct game *g, int seat, struct phrase *out)
{
    (void)seat;
    say(out, "Your start gives you %d more Pawns.", g->k.ask.a);
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
    [ASK_PLACE] = {"place", "Where beside it does your Master begin?"},
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
    [ASK_RIP] = {"rip", "Which Upgrade of ", " is ripped?"},
    [ASK_SEW] = {"sew", "Which Upgrade of ", " is sewn up?"},
    [ASK_DROP] = {"drop", "Where does the Item Token of ", " fall?"},
    [ASK_NEED] = {"need", .say_more = prompt_need},
    [ASK_WALK] = {"walk", "", " may move on."},
    [ASK_PUSH] = {"push", "Where is ", " moved?"},
    [ASK_STRIKE] = {"strike", "Whom does ", " attack?"},
    [ASK_RIDE] = {"ride", "Where does ", " ride?"},
    [ASK_UPGRADE] = {"upgrade", "Which Upgrade, for or from ", "?"},
    [ASK_PAWN] = {"pawn", "Which Pawn goes back into your Toy Box?"},
    [ASK_VICTIM] = {"victim", "Whom does the bird hit, too?"},
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
        return;
    }
    say(out, "%s", prompt->before);
    if (prompt->after) {
        pw_say_unit(g, g->k.ask.a, out);
        say(out, "%s", prompt->after);
    }
}
