/* words_effects.c - what a card would do if it was played now, step by step, in words: as far as it
 * does not depend on what its owner chooses or draws on the way. */
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/words.h"

#include <stdlib.h>
#include <string.h>

/* The game as it would be after the steps so far. */
struct forecast {
    struct game g;
    int seat, card;
    bool known;          /* the pile: no swap, insertion or present has come before */
    int broke;           /* by the last crash; -1: nobody knows */
    bool trashed;        /* the card itself */
    int negated;         /* by the last block */
    bool empties;        /* takes a card of the bank, whose deck is empty */
    const char *between; /* "; ", or ": " behind a condition; "" at first */
    struct phrase *out;
};

static struct player *player(struct forecast *f)
{
    return &f->g.player[f->seat];
}

/* Begins another part of the sentence. */
static struct phrase *part(struct forecast *f)
{
    say(f->out, "%s", f->between);
    f->between = "; ";
    return f->out;
}

/* --- Crashes. --- */

static void say_defeats(const struct game *g, int seat, int color, int broken, struct phrase *out)
{
    FOR_EACH_SEAT(foe, p2_foes(g, seat))
        if (p2_defeats(g, foe, color, broken)) {
            say(out, ", defeats ");
            say_whose(out, foe, p2_seat_name(g, foe));
            say(out, " %s", p2_card(g->player[foe].creature)->name);
        }
}

void p2_say_crash(const struct game *g, int seat, int top, int flags, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    if (top < 0) {
        say(out, "breaks nothing, your pile is empty");
        return;
    }
    int broken = p2_run_length(p->gem, top), color = p->gem[top];
    say(out, "breaks %d %s, sends %d %sto ", broken, p2_color_name(color),
        p2_crash_worth(g, seat, top, flags),
        p2_crash_is_unblockable(g, seat, broken, flags) ? "unblockable " : "");
    p2_say_foes(g, seat, out);
    say_defeats(g, seat, color, broken, out);
}

/* The top gem and those like it go into the meter. */
static void crash(struct forecast *f, int flags, const char *because)
{
    struct player *p = player(f);
    say(part(f), "%s", because);
    f->broke = -1;
    if (!f->known) {
        say(f->out, "crash");
        return;
    }
    p2_say_crash(&f->g, f->seat, p->height - 1, flags, f->out);
    f->broke = p->height ? p2_run_length(p->gem, p->height - 1) : 0;
    if (!f->broke)
        return;
    int color = p->gem[p->height - 1];
    p->meter[color] = p2_sum(p->meter[color], f->broke);
    p->height = (uint8_t)(p->height - f->broke);
    f->g.now.doubled |= f->broke >= 2;
}

/* --- Gems that come and go. --- */

static void block(struct forecast *f, int most)
{
    struct player *p = player(f);
    int count = most < p->incoming ? most : p->incoming;
    f->negated = 0;
    if (f->g.holder == f->seat) {
        say(part(f), "blocks nothing, you hold the scepter");
        return;
    }
    if (p->incoming)
        say(part(f), "blocks %d of %d incoming", count, p->incoming);
    else
        say(part(f), "blocks nothing, nothing is incoming");
    f->negated = count;
    p->incoming = (uint8_t)(p->incoming - count);
}

static void destroy(struct forecast *f, int most)
{
    struct player *p = player(f);
    int count = most < p->height ? most : p->height;
    say(part(f), "destroys %s",
        !count       ? "nothing, your pile is empty"
        : count == 1 ? "your top gem"
                     : "your top two gems");
    for (int i = 0; i < count && f->known; i++)
        say(f->out, "%s%s", i ? " and " : ", ", p2_color_name(p->gem[p->height - 1 - i]));
    p->height = (uint8_t)(p->height - count);
}

static void ante(struct forecast *f, int count)
{
    struct player *p = player(f);
    say(part(f), "you ante %d %s", count, p2_color_name(p2_ante_color(&f->g)));
    for (; count && p->height < PILE; count--)
        p->gem[p->height++] = (uint8_t)p2_ante_color(&f->g);
    p->incoming = p2_sum(p->incoming, count);
}

/* --- The opponent. --- */

static void foes_ante(struct forecast *f, int count)
{
    p2_say_foes(&f->g, f->seat, part(f));
    say(f->out, " antes %d", count);
    if (!p2_against_dragon(&f->g) && p2_foes(&f->g, f->seat))
        say(f->out, " %s", p2_color_name(p2_ante_color(&f->g)));
}

/* Whom it cannot concern it does not (P2-222, P2-367). */
static void foes_do(struct forecast *f, const char *verb, int count, const char *what)
{
    if (!p2_foes(&f->g, f->seat)) {
        say(part(f), "nothing happens to ");
        p2_say_foes(&f->g, f->seat, f->out);
        return;
    }
    p2_say_foes(&f->g, f->seat, part(f));
    say(f->out, " %s %d %s%s", verb, count, what, plural(count));
}

/* --- Cards. --- */

static int draw_count(struct forecast *f, struct step step)
{
    int bonus = p2_height_bonus(player(f)->height);
    bool empty = p2_hand_size(player(f)) == 1; /* the card itself is still there */
    if (step.op == DO_DRAW_HEIGHT)
        return bonus > step.n ? bonus : step.n;
    return step.op == DO_DRAW_BAG && !empty ? 1 : step.n;
}

static void sit(struct forecast *f)
{
    int old = player(f)->creature;
    if (old == f->card) /* a second time it sits already */
        return;
    player(f)->creature = (uint8_t)f->card;
    say(part(f), "%s", p2_card(f->card)->text);
    if (old)
        say(f->out, " Replaces %s.", p2_card(old)->name);
}

/* For each so many that were blocked one gem, at most two. */
static void send_negated(struct forecast *f, int each)
{
    int count = f->negated / each;
    if (!count) {
        say(part(f), "sends nothing");
        return;
    }
    say(part(f), "sends %d to ", count < 2 ? count : 2);
    p2_say_foes(&f->g, f->seat, f->out);
}

static void buy_cost(struct forecast *f, int n)
{
    say(part(f), "your buy costs %d %s", abs(n), n < 0 ? "less" : "more");
}

/* What depends on nothing that is known now, or says all by itself. */
static const char *const plain[] = {
    [DO_DEEP_CRASH] = "deep crash of gems that you choose",
    [DO_SWAP] = "you may swap neighbouring gems {times}",
    [DO_DEEP_SWAP] = "you may swap any two gems {times}",
    [DO_DRAW] = "you draw {n} card{s}",
    [DO_ACTION] = "{n} more action{s}",
    [DO_PRESENT] = "present (draw a card and play it free)",
    [DO_TOP_CARD] = "a bank card onto your deck",
    [DO_DISCARD] = "you discard {n} card{s}",
    [DO_WOUNDS] = "you gain {n} Wound{s}",
    [DO_INCOMING] = "{n} more incoming",
    [DO_TAKE_BANK] = "a bank card into your hand",
    [DO_LUCKY_BANK] = "a random bank card into your hand, free to play",
    [DO_TRASH_BANK] = "trash a bank card",
    [DO_CHARGE] = "{n} gems of one colour into its meter",
    [DO_BLOODLUST] = "your crashes are unblockable this turn",
    [DO_KNUCKLES] = "your next Crash card crashes once more",
    [DO_DASH] = "your next Crash card costs {n} action{s} less",
    [DO_HAND_TO_DECK] = "a card of your hand onto your deck",
    [DO_DISCARD_TO_HAND] = "a card of your discard pile into your hand",
    [DO_DISCARD_TO_DECK] = "a card of your discard pile onto your deck",
    [DO_RESEARCH] = "look at the top {n} cards of your deck and take one",
    [DO_LOOK] = "look at the top {n} cards of your deck and put them back in any order",
    [DO_INSERT] = "put up to {n} gems of different colours into your pile",
    [DO_DOUBLE] = "play another card and do all it says twice; your action phase ends",
    [IF_TRASHED_CARD] = "you may trash a card of your hand, and that",
};

static void fill(const void *context, const char *mark, struct phrase *out)
{
    static const char *const times[] = {"", "once", "twice", "three times"};
    int number = *(const int *)context;
    switch (*mark) {
    case 'n': say(out, "%d", number); break;
    case 's': say(out, "%s", plural(number)); break;
    default: say(out, "%s", times[number]); /* a card has no more swaps */
    }
}

static void say_plain(struct forecast *f, int op, int n)
{
    say_sentence(part(f), plain[op], fill, &n);
}

/* --- Steps. --- */

/* After these the bank has a card less, and its deck has to deal one. */
static bool takes_from_bank(int op)
{
    return op == DO_TOP_CARD || op == DO_TAKE_BANK || op == DO_LUCKY_BANK || op == DO_TRASH_BANK;
}

/* After these nobody knows what the pile looks like. */
static bool changes_pile(int op)
{
    return op == DO_DEEP_CRASH || op == DO_INSERT || op == DO_PRESENT || op == DO_DOUBLE;
}

static void swap(struct forecast *f, int op, int times)
{
    if (f->known && !p2_can_swap(player(f)))
        say(part(f), "no gems to swap");
    else
        say_plain(f, op, times);
    f->known &= !p2_can_swap(player(f));
}

static void say_or_why_not(struct forecast *f, struct step step, int cards, const char *why_not)
{
    if (cards)
        say_plain(f, step.op, (int)step.n);
    else
        say(part(f), "nothing, %s", why_not);
}

static void forecast_step(struct forecast *f, struct step step)
{
    int n = (int)step.n;
    switch (step.op) {
    case DO_CRASH:
        if (n & IF_DIFFERENT && f->known && !p2_top_differs(player(f)))
            say(part(f), "no crash, the top two gems must differ");
        else
            crash(f, n, "");
        break;
    case DO_BLOCK: block(f, n); break;
    case DO_BLOCK_HAND: block(f, p2_hand_size(player(f)) - 1); break;
    case DO_WARD:
        if (f->g.now.blocked)
            destroy(f, 2);
        else
            block(f, n);
        break;
    case DO_DESTROY_TOP: destroy(f, n); break;
    case DO_ANTE: ante(f, n); break;
    case DO_FOE_ANTE: foes_ante(f, n); break;
    case DO_FOE_DISCARD: foes_do(f, "discards", n, "card"); break;
    case DO_FOE_WOUNDS: foes_do(f, "gains", n, "Wound"); break;
    case DO_BUY_COST: buy_cost(f, n); break;
    case DO_DRAW_HEIGHT:
    case DO_DRAW_BAG: say_plain(f, DO_DRAW, draw_count(f, step)); break;
    case DO_SIT: sit(f); break;
    case DO_SEND_NEGATED: send_negated(f, n); break;
    case DO_DEEP_CRASH:
        say_plain(f, step.op, n);
        say(f->out, "%s", n & FINAL_BLOW ? ", which sends 2 more if 3 break" : "");
        break;
    case DO_TRASH_THIS:
        if (!f->trashed)
            say(part(f), "it is trashed");
        break;
    case DO_SWAP:
    case DO_DEEP_SWAP: swap(f, step.op, n); break;
    case DO_INCOMING:
        say_plain(f, step.op, n);
        player(f)->incoming = p2_sum(player(f)->incoming, n);
        break;
    case DO_RESEARCH:
    case DO_LOOK: say_or_why_not(f, step, player(f)->deck, "your deck is empty"); break;
    case DO_DISCARD_TO_HAND:
    case DO_DISCARD_TO_DECK:
        say_or_why_not(f, step, player(f)->discard, "your discard pile is empty");
        break;
    default: say_plain(f, step.op, n);
    }
    f->known &= !changes_pile(step.op);
    f->empties |= takes_from_bank(step.op);
}

/* Does the card go on behind this condition? From a hand nothing is opened. */
static bool condition_holds(struct forecast *f, struct step step)
{
    bool has_wound = p2_hand_index(player(f), CARD_wound) >= 0;
    switch (step.op) {
    case IF_TOP_DIFFERS:
        if (!f->known || p2_top_differs(player(f)))
            return true;
        say(part(f), "no crash, the top two gems must differ");
        return false;
    case IF_BROKE:
        if (f->broke < 0)
            say(part(f), "if %d break", step.n);
        f->between = f->broke < 0 ? ": " : f->between;
        return f->broke < 0 || f->broke >= step.n;
    case IF_OPENED: return false;
    case IF_TRASHED_WOUND:
        say(part(f), "%s",
            has_wound ? "trash a Wound of your hand" : "nothing, without a Wound in your hand");
        return has_wound;
    default: /* IF_TRASHED_CARD: as they like */
        say_plain(f, step.op, 0);
        f->between = " ";
        return true;
    }
}

/* Once: the steps, and the crash of a Sucker Punch that has trashed itself. */
static void forecast_run(struct forecast *f)
{
    const struct step *step = p2_fact(f->card)->steps;
    bool trashes = false;
    for (; step->op; step++) {
        if (step->op >= IF_TOP_DIFFERS && !condition_holds(f, *step))
            break;
        if (step->op < IF_TOP_DIFFERS)
            forecast_step(f, *step);
        trashes |= step->op == DO_TRASH_THIS && !f->trashed;
    }
    f->trashed |= trashes;
    if (trashes)
        crash(f, 0, "for that ");
}

/* Full meters, in the order of the board, and what that sets off if there is room to say it. */
enum { LONGEST_SUPER = 80 };

static void say_supers(struct forecast *f)
{
    for (int color = 0; color < COLORS; color++)
        for (int gems = player(f)->meter[color]; gems >= METER; gems -= METER) {
            say(part(f), "then %s", p2_super_name(color));
            f->empties |= color == GREEN;
            if (strlen(f->out->text) + LONGEST_SUPER < sizeof f->out->text) {
                say(f->out, ": ");
                p2_say_super(&f->g, f->seat, color, f->out);
            }
        }
}

/* What Double Take ends the action phase with, unless Purify comes to the rescue. */
static void warn_of_end(struct forecast *f)
{
    const struct player *p = player(f);
    bool scored = f->g.stage == FINALE && p2_against_dragon(&f->g);
    if (f->known && !scored && p->meter[BLUE] < METER && p2_height_after_drop(&f->g, p) > BUST)
        say_danger(f->out, "then your action phase ends: you would bust");
}

void p2_say_effects(const struct game *g, int seat, int card, int times, struct phrase *out)
{
    struct forecast f = {
        .g = *g, .seat = seat, .card = card & CARD_MASK, .known = true, .between = "", .out = out};
    bool is_crash = p2_fact(card)->type == CRASH_CARD;
    for (int i = 0; i < times; i++)
        forecast_run(&f);
    for (int i = 0; is_crash && i < g->now.knuckles; i++)
        crash(&f, 0, "Brass Knuckles: ");
    say_supers(&f);
    if (f.empties)
        p2_warn_of_empty_deck(g, out);
    if (times > 1)
        warn_of_end(&f);
}
