/* words.c - the questions of Puzzle Strike in words, and what all its sentences share. */
#include "games/puzzle_strike/words.h"

#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/choose.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/now.h"
#include "games/puzzle_strike/play.h"
#include "games/puzzle_strike/zones.h"

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

const char *ps_choice(int either, int choice)
{
    return either_words[either][1 + choice];
}

const char *ps_pick_phrase(int pick)
{
    return pick_words[pick].phrase;
}

/* --- Lists. --- */

/* What stands before the next of several things: "", ", " or " and ". */
static const char *between(int before, int left)
{
    return !before ? "" : left > 1 ? ", " : " and ";
}

void ps_say_seats(const struct game *g, seat_set seats, struct phrase *out)
{
    int before = 0, left = set_count(seats);
    FOR_EACH_SEAT(seat, seats) {
        say(out, "%s", between(before++, left--));
        say_whom(out, seat, ps_seat_name(g, seat));
    }
}

void ps_say_gains(const uint8_t arrow[ARROWS], int pigs, int money, struct phrase *out)
{
    int before = 0, left = (pigs != 0) + (money != 0);
    for (int i = 0; i < ARROWS; i++)
        left += arrow[i] != 0;
    for (int i = 0; i < ARROWS; i++)
        if (arrow[i])
            say(out, "%s%d %s arrow%s", between(before++, left--), arrow[i], ps_arrow_names[i],
                plural(arrow[i]));
    if (pigs)
        say(out, "%s%d piggy bank%s", between(before++, left--), pigs, plural(pigs));
    if (money)
        say(out, "%s$%d%s", between(before, left), abs(money), money < 0 ? " less" : "");
}

/* "Punch, Punch, Kick" is one chip. */
static const char *separator(const uint8_t *chips, int count)
{
    for (int i = 0; i < count && chips[i]; i++)
        if (strchr(ps_chip_name(chips[i]), ','))
            return "; ";
    return ", ";
}

void ps_say_chips(const uint8_t *chips, int count, struct phrase *out)
{
    for (int i = 0; i < count && chips[i]; i++) {
        int same = 1;
        if (memchr(chips, chips[i], (size_t)i))
            continue; /* it was counted */
        for (int other = i + 1; other < count; other++)
            same += chips[other] == chips[i];
        say(out, "%s", i ? separator(chips, count) : "");
        if (same > 1)
            say(out, "%d×", same);
        say(out, "%s", ps_chip_name(chips[i]));
    }
}

/* --- Marks. --- */

/* Who is asked, and whose decision it is: Mistress's Command takes decisions for somebody. */
struct asked {
    const struct game *g;
    int seat, who;
};

static void say_name(const struct asked *a, struct phrase *out)
{
    say(out, "%s", a->who == a->seat ? "you" : ps_seat_name(a->g, a->who));
}

static void say_do(const struct asked *a, const char *mark, struct phrase *out)
{
    say(out, "%c%s ", *mark, a->who == a->seat ? "o" : "oes");
    say_name(a, out);
}

static void say_whose_chips(const struct asked *a, int whose, struct phrase *out)
{
    if (whose == a->seat)
        say(out, "your");
    else
        say(out, "%s's", ps_seat_name(a->g, whose));
}

/* Of whom a chip is picked, or to whom it is given. */
static int victim_of(const struct game *g)
{
    struct caller by = ps_caller(g, 1);
    return by.script == SCRIPT_hit_command ? by.vars[0] : g->k.ask.b;
}

/* Numbers: "cost" and "pile" with what is added, and what is left of something. */
static void say_sum(const struct asked *a, const char *mark, struct phrase *out)
{
    const struct game *g = a->g;
    int more = atoi(mark + 4), larger = ps_ante_value(g) < GEMS ? ps_ante_value(g) + 1 : GEMS;
    struct caller by = ps_caller(g, g->k.ask.kind == ASK_PICK);
    if (!strncmp(mark, "pile", 4))
        say(out, "pile %d, then %d", ps_pile_sum(g, a->who), ps_pile_sum(g, a->who) + more);
    else if (!strncmp(mark, "cost", 4))
        say(out, "%d", g->k.ask.c + more);
    else if (!strcmp(mark, "ante"))
        say(out, "%d", ps_ante_value(g));
    else if (!strcmp(mark, "larger"))
        say(out, "%d", larger);
    else if (!strcmp(mark, "grown"))
        say(out, "pile %d, then %d", ps_pile_sum(g, a->who), ps_pile_sum(g, a->who) + larger);
    else if (!strcmp(mark, "pigs"))
        say(out, "%d", g->player[a->who].pigs);
    else if (!strcmp(mark, "more")) /* The Hammer, Mistress's Command */
        say(out, "%d", by.script == SCRIPT_the_hammer ? by.vars[3] : by.vars[2]);
}

static void fill(const void *context, const char *mark, struct phrase *out)
{
    const struct asked *a = context;
    const struct ask *ask = &a->g->k.ask;
    if (!strcasecmp(mark, "do"))
        say_do(a, mark, out);
    else if (!strcmp(mark, "whose"))
        say_whose_chips(a, a->who, out);
    else if (!strcmp(mark, "victim"))
        say_whose_chips(a, victim_of(a->g), out);
    else if (!strcmp(mark, "color"))
        say(out, "%s", ps_arrow_names[ask->c]);
    else if (!strcmp(mark, "toll"))
        say(out, "%s", ps_chip_name(ps_toll(a->g, 1)));
    else if (!strcmp(mark, "bought"))
        say(out, "%s", ps_name(a->g, ask->c));
    else
        say_sum(a, mark, out);
}

void ps_say_asked(const struct game *g, int seat, const char *sentence, struct phrase *out)
{
    struct asked asked = {g, seat, ps_decides_for(g, seat)};
    say_sentence(out, sentence, fill, &asked);
}

/* --- Prompts. --- */

/* "Red's Ouch!: ", the chip that asks. */
static void say_asking_chip(const struct game *g, int seat, struct phrase *out)
{
    struct acting acting = ps_acting(g, 0);
    if (!acting.chip)
        return;
    if (acting.seat != ps_decides_for(g, seat))
        say(out, "%s's ", ps_seat_name(g, acting.seat));
    say(out, "%s: ", ps_chip_name(acting.chip));
}

static void prompt_react(const struct game *g, int seat, struct phrase *out)
{
    const struct ask *ask = &g->k.ask;
    const char *by = ps_seat_name(g, ask->b);
    int to = ps_sent_to(ask->a), pile = ps_pile_sum(g, to);
    out->kind = "react";
    if (ask->a & ON_SEND)
        say(out, "%s sends %d gem%s to %s (pile %d, then %d). Do you answer?", by, ask->c,
            plural(ask->c), ps_is_foe(g, to, seat) ? ps_seat_name(g, to) : "you", pile,
            pile + ask->c);
    else if (ask->a & ON_PURCHASE)
        say(out, "%s buys %s: do you react?", by, ps_name(g, ask->c));
    else
        say(out, "%s %s you with %s: do you react?", by,
            ask->a & AFTER_FIST ? "has attacked" : "attacks", ps_name(g, ask->c));
}

static void prompt_action(const struct game *g, int seat, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    out->kind = "action";
    say(out, "Your action phase (");
    ps_say_gains(p->arrow, 0, 0, out);
    say(out, "). What do you play?");
}

static void prompt_buy(const struct game *g, int seat, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    out->kind = "buy";
    say(out, "Your buy phase: you have %s$%d. What do you buy%s?", p->money < 0 ? "-" : "",
        abs(p->money), p->bought ? ", if anything more" : "");
}

int ps_gems_to_send(const struct game *g)
{
    struct caller by = ps_caller(g, 1);
    return by.script == SCRIPT_crash ? by.vars[6] : by.vars[3] / 2;
}

static void say_sent(const struct game *g, struct phrase *out)
{
    struct caller by = ps_caller(g, 1);
    int count = ps_gems_to_send(g);
    say(out, "%d gem%s%s", count, plural(count),
        by.script == SCRIPT_crash && by.vars[7] ? " that can't be answered" : "");
}

static void prompt_target(const struct game *g, int seat, struct phrase *out)
{
    static const char *const words[] = {
        [AIM_SEND] = "To whom {do} send ",
        [AIM_VICTIM] = "Whom {do} attack?",
        [AIM_DISCARD] = "Whose discard pile {do} count? A chip is drawn for each Wound.",
        [AIM_POTATO] = "From whose discard pile {do} take the Crash Gem?",
        [AIM_JUDGE] = "Which opponent decides?",
        [AIM_SHOW] = "Of whose hand {do} see two chips?",
    };
    int aim = g->k.ask.a;
    out->kind = "target";
    ps_say_asked(g, seat, words[aim], out);
    if (aim != AIM_SEND)
        return;
    say_sent(g, out);
    say(out, "?");
}

/* Against which gems, or which one of two. */
static void prompt_break(const struct game *g, int seat, struct phrase *out)
{
    enum { MOST = 1, BROKEN = 4 }; /* variables of the script break_gems */
    struct sending sends[DEPTH];
    out->kind = "break";
    ps_say_asked(g, seat, "Which gem {do} break", out);
    if (ps_caller(g, 1).script == SCRIPT_send) {
        const struct sending *met = &sends[ps_sends_open(g, sends) - 1];
        say(out, " against %d gem%s from %s", met->count, plural(met->count),
            ps_seat_name(g, met->from));
    }
    if (ps_variable(g, MOST) > 1)
        say(out, ", the %s of two", ps_variable(g, BROKEN) ? "second" : "first");
    say(out, "%s?", g->k.ask.c ? ", if any" : "");
}

/* Of two discards, which one it is. */
static void say_part(const struct game *g, struct phrase *out)
{
    static const struct {
        uint8_t script, first;
    } twice[] = {{SCRIPT_hit_poison, 2}, {SCRIPT_hit_damage, 3}};
    struct caller by = ps_caller(g, 2);
    for (size_t i = 0; i < sizeof twice / sizeof *twice; i++)
        if (ps_caller(g, 1).script == SCRIPT_hit_discard && by.script == twice[i].script)
            say(out, " (the %s of two)", by.at == twice[i].first ? "first" : "second");
}

static void prompt_pick(const struct game *g, int seat, struct phrase *out)
{
    out->kind = "pick";
    ps_say_asked(g, seat, pick_words[g->k.ask.a].prompt, out);
    say_part(g, out);
}

static void prompt_either(const struct game *g, int seat, struct phrase *out)
{
    out->kind = "either";
    ps_say_asked(g, seat, either_words[g->k.ask.a][0], out);
}

/* Questions that are always put in the same words. */
static void prompt_fixed(const struct game *g, int seat, struct phrase *out)
{
    static const struct {
        const char *kind, *text;
    } words[] = {
        [ASK_MERGE] = {"combine", "Which gems {do} combine?"},
        [ASK_TRUTH] = {"truth", "Which of the two chips does your opponent get?"},
        [ASK_CANCEL] = {"cancel", "How many of the gems vanish?"},
        [ASK_CHARACTER] = {"character", "Which character do you play?"},
        [ASK_DRAFT] = {"draft", "Which chip do you take for your clockwork soldier?"},
        [ASK_LOSER] = {"loser", "You lost the game: what changes for the next one?"},
        [ASK_SWAP_OUT] = {"swap_out", "Which stack do you remove from the bank?"},
        [ASK_SWAP_IN] = {"swap_in", "Which stack takes its place?"},
    };
    out->kind = words[g->k.ask.kind].kind;
    ps_say_asked(g, seat, words[g->k.ask.kind].text, out);
}

void ps_prompt(const struct game *g, int seat, struct phrase *out)
{
    int kind = g->k.ask.kind;
    if (kind != ASK_REACT)
        say_asking_chip(g, seat, out);
    switch (kind) {
    case ASK_ACTION: prompt_action(g, seat, out); break;
    case ASK_BUY: prompt_buy(g, seat, out); break;
    case ASK_PICK: prompt_pick(g, seat, out); break;
    case ASK_EITHER: prompt_either(g, seat, out); break;
    case ASK_REACT: prompt_react(g, seat, out); break;
    case ASK_TARGET: prompt_target(g, seat, out); break;
    case ASK_BREAK: prompt_break(g, seat, out); break;
    default: prompt_fixed(g, seat, out); break;
    }
}
