/* view.c - the table as an observer sees it, as JSON for programs.
 *
 * Besides what all views have: "phase", "asked_for" (the kind of question), "turn", "level" (of
 * Panic Time), "ante" (the value of the next gem), "wins" (of a tournament); a seat has its
 * "character", its "own" three chips, its "money", "arrows" and "pigs" of this turn, how many chips
 * of the hand everybody has seen ("shown"), and its "side": seats of one side share the zone
 * "pile<side>". "empty" stacks of the bank bring the next level at "panic_at". "sends" are gems on
 * their way: "from", "to", "count", "answerable", the first send first; "threat" is what else a
 * reaction is awaited to: "by", "chip", "when". The zone "bank" has a card for each stack, with its
 * "count", "cost" and "traps"; "removed" is true for the one that Into Oblivion took out. A pile's
 * zone has "sum", "bonus" (chips drawn for its height) and "limit". */
#include "games/puzzle_strike/view.h"

#include "core/view.h"
#include "games/puzzle_strike/bank.h"
#include "games/puzzle_strike/cards.h"
#include "games/puzzle_strike/crash.h"
#include "games/puzzle_strike/prepare.h"
#include "games/puzzle_strike/words.h"
#include "games/puzzle_strike/zones.h"

#include <stdio.h>

static const char *const phase_names[] = {"setup", "ante", "action", "buy", "cleanup", "over"};

static const char *const ask_names[] = {
    "action", "purchase",       "chip",      "gem",   "gems",  "player",    "choice",   "reaction",
    "truth",  "gems_to_cancel", "character", "draft", "loser", "stack_out", "stack_in",
};

static const char *const pick_names[] = {
#define PICK(id, ...) #id,
#include "games/puzzle_strike/picks.def"
#undef PICK
};

static const char *const either_names[] = {
#define EITHER(id, ...) #id,
#include "games/puzzle_strike/eithers.def"
#undef EITHER
};

/* What everybody at the table knows about the open question. */
static const char *asked_for(const struct game *g)
{
    const struct ask *ask = &g->k.ask;
    return ask->kind == ASK_PICK     ? pick_names[ask->a]
           : ask->kind == ASK_EITHER ? either_names[ask->a]
                                     : ask_names[ask->kind];
}

static void winners(const struct game *g, char *out, size_t capacity)
{
    size_t length = 0;
    out[0] = '\0';
    for (int seat = 0; seat < g->k.seats && length < capacity; seat++)
        if (g->rank[seat] == 1)
            length += (size_t)snprintf(out + length, capacity - length, "%s%s",
                                       length ? " and " : "", ps_seat_name(g, seat));
}

void ps_headline(const struct game *g, char *out, size_t capacity)
{
    char first[40];
    if (!g->k.pending) {
        winners(g, first, sizeof first);
        snprintf(out, capacity, "%s win%s", first, strchr(first, ' ') ? "" : "s");
    } else if (g->phase == PHASE_SETUP || g->k.ask.kind >= ASK_CHARACTER) {
        snprintf(out, capacity, "Preparing the game");
    } else {
        seat_set mates = ps_mates(g, g->turn) & (seat_set)~seat_bit(g->turn);
        int asked = set_first(g->k.pending), mate = mates ? set_first(mates) : NOBODY;
        snprintf(out, capacity, "%s%s%s's turn, %s%s%s", ps_seat_name(g, g->turn),
                 mate == NOBODY ? "" : " and ", mate == NOBODY ? "" : ps_seat_name(g, mate),
                 phase_names[g->phase],
                 asked == g->turn && mate == NOBODY ? " phase" : " phase, asked: ",
                 asked == g->turn && mate == NOBODY ? "" : ps_seat_name(g, asked));
    }
}

static const char *chip_id(const struct game *g, int kind)
{
    return ps_chip_id(g->chip[kind]);
}

static void view_marks(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    put_open(w, "marks", '[');
    if (p->flags & KNOCKED_DOWN)
        put_string(w, NULL, "knocked down");
    if (p->flags & THINKS_AHEAD)
        put_string(w, NULL, "may put purchases on top of the bag");
    if (p->free_pigs)
        put_format(w, NULL, "%d piggy bank%s without a draw less", p->free_pigs,
                   plural(p->free_pigs));
    if (p->anarchy)
        put_string(w, NULL, "anarchy next turn");
    if (p->promised)
        put_format(w, NULL, "$%d next buy phase", p->promised);
    if (p->iron)
        put_format(w, NULL, "%d Crash Gem beside the pile", p->iron);
    if (g->phase != PHASE_SETUP && !ps_is_in_play(g, seat))
        put_string(w, NULL, "out of the game");
    put_close(w);
}

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    view_seat_open(w, seat, ps_seat_name(g, seat));
    view_counter(w, seat, "pile", "gem pile", ps_pile_sum(g, seat));
    view_counter(w, seat, "chips", "chips owned",
                 ps_total(p->hand) + ps_total(p->kept) + p->bag.count + ps_total(p->discard) +
                     ps_total(p->table) + ps_total(p->ongoing));
    put_close(w);
    view_marks(g, seat, w);
    if (p->character || g->clockwork)
        put_string(w, "character", ps_characters[p->character]);
    put_open(w, "own", '[');
    for (int i = 0; i < OWN_CHIPS; i++)
        if (p->own[i])
            put_string(w, NULL, chip_id(g, p->own[i]));
    put_close(w);
    put_int(w, "side", ps_side(g, seat));
    put_int(w, "money", p->money);
    put_open(w, "arrows", '{');
    for (int arrow = 0; arrow < ARROWS; arrow++)
        put_int(w, ps_arrow_names[arrow], p->arrow[arrow]);
    put_close(w);
    put_int(w, "pigs", p->pigs);
    put_int(w, "shown", ps_total(p->known));
    put_close(w);
}

/* A zone whose chips everybody sees, in the order of their kinds. */
static void view_open_zone(const struct game *g, int seat, const char *kind, const char *title,
                           const uint8_t *counts, struct writer *w)
{
    char id[40];
    int index = 0;
    snprintf(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, ps_total(counts));
    for (int i = 0; i < KINDS; i++)
        for (int n = 0; n < counts[i]; n++)
            view_card(w, id, index++, chip_id(g, i));
    view_zone_close(w);
}

/* To others the chips that are kept are part of the hand, of which they see what was shown. */
static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    int index = 0, count = ps_total(p->hand) + ps_total(p->kept);
    if (ps_sees_hand(observer, seat)) {
        view_open_zone(g, seat, "hand", "Hand", p->hand, w);
        if (ps_total(p->kept))
            view_open_zone(g, seat, "kept", "Kept", p->kept, w);
        return;
    }
    snprintf(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Hand", count);
    for (int kind = 0; kind < KINDS; kind++)
        for (int n = 0; n < p->known[kind]; n++)
            view_card(w, id, index++, chip_id(g, kind));
    while (index < count)
        view_card(w, id, index++, NULL);
    view_zone_close(w);
}

/* The bag is closed; what lies on top of it is not (PS-202). */
static void view_bag(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    snprintf(id, sizeof id, "seat%d.bag", seat);
    view_zone_closed(w, id, "bag", seat, "Bag", p->bag.count - p->topped);
    if (!p->topped)
        return;
    snprintf(id, sizeof id, "seat%d.top", seat);
    view_zone_open(w, id, "top", seat, "On top of the bag", p->topped);
    for (int i = 0; i < p->topped; i++)
        view_card(w, id, i, chip_id(g, p->bag.card[p->bag.count - 1 - i]));
    view_zone_close(w);
}

static void view_pile(const struct game *g, int seat, struct writer *w)
{
    const struct pile *p = &g->pile[ps_side(g, seat)];
    int sum = ps_sum(p), index = 0;
    char id[40];
    snprintf(id, sizeof id, "pile%d", ps_side(g, seat));
    view_zone_open(w, id, "pile", seat, "Gem pile", ps_gem_count(p->gems));
    for (int i = 0; i < GEMS; i++)
        for (int n = 0; n < p->gems[i]; n++)
            view_card(w, id, index++, ps_cards[i].id);
    put_close(w);
    put_int(w, "sum", sum);
    put_int(w, "bonus", ps_height_bonus(sum));
    put_int(w, "limit", FULL_PILE);
    put_close(w);
}

static void view_bank(const struct game *g, struct writer *w)
{
    view_zone_open(w, "bank", "bank", NOBODY, "Bank", BANK_STACKS);
    for (int kind = 0; kind < BANK_STACKS; kind++) {
        if (!g->chip[kind])
            continue;
        put_open(w, NULL, '{');
        put_format(w, "id", "bank.%d", kind);
        put_string(w, "card", chip_id(g, kind));
        put_int(w, "count", g->bank[kind]);
        put_int(w, "cost", ps_cost(g, kind));
        put_int(w, "traps", g->traps[kind]);
        put_bool(w, "removed", kind == g->oblivion);
        put_close(w);
    }
    view_zone_close(w);
}

/* Chips that were set aside, and the gems of players who are out. */
static void view_out(const struct game *g, struct writer *w)
{
    int index = 0;
    if (!ps_kinds(g->out))
        return;
    view_zone_open(w, "out", "out", NOBODY, "Out of the game", ps_total(g->out));
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < g->out[kind]; i++)
            view_card(w, "out", index++, chip_id(g, kind));
    view_zone_close(w);
}

static void view_pool(const struct game *g, struct writer *w)
{
    if (!g->pool.count)
        return;
    view_zone_open(w, "pool", "pool", NOBODY, "Pool", g->pool.count);
    for (int i = 0; i < g->pool.count; i++)
        view_card(w, "pool", i, ps_chip_id(g->pool.card[i]));
    view_zone_close(w);
}

/* A stack may take the place of one that the loser has removed. */
static void view_spare(const struct game *g, struct writer *w)
{
    struct option options[OPTIONS];
    if (!g->k.pending || g->k.ask.kind != ASK_SWAP_IN)
        return;
    long count = ps_offer_swaps(g, options) - options;
    view_zone_open(w, "spare", "spare", NOBODY, "Stacks that could come in", (int)count);
    for (long i = 0; i < count; i++) {
        put_open(w, NULL, '{');
        put_format(w, "id", "spare.%s", ps_chip_id(options[i].a));
        put_string(w, "card", ps_chip_id(options[i].a));
        put_int(w, "cost", ps_chips[options[i].a].cost);
        put_close(w);
    }
    view_zone_close(w);
}

static void view_panic(const struct game *g, struct writer *w)
{
    put_string(w, "level", ps_level_names[g->level]);
    put_int(w, "ante", ps_ante_value(g));
    if (!g->chip[FIRST_PUZZLE])
        return;
    put_int(w, "empty", ps_empty_stacks(g));
    if (g->level < 3)
        put_int(w, "panic_at", g->k.seats + g->level);
}

static void view_sends(const struct game *g, struct writer *w)
{
    struct sending sends[DEPTH];
    int count = ps_sends_open(g, sends);
    put_open(w, "sends", '[');
    for (int i = 0; i < count; i++) {
        put_open(w, NULL, '{');
        put_int(w, "from", sends[i].from);
        put_int(w, "to", sends[i].to);
        put_int(w, "count", sends[i].count);
        put_bool(w, "answerable", !sends[i].big);
        put_close(w);
    }
    put_close(w);
}

/* An attack or a purchase that somebody may react to. */
static void view_threat(const struct game *g, struct writer *w)
{
    const struct ask *ask = &g->k.ask;
    if (!g->k.pending || ask->kind != ASK_REACT || (ask->a & ON_SEND))
        return;
    put_open(w, "threat", '{');
    put_int(w, "by", ask->b);
    put_string(w, "chip", chip_id(g, ask->c));
    put_string(w, "when",
               ask->a & ON_PURCHASE  ? "bought"
               : ask->a & AFTER_FIST ? "after the attack"
                                     : "before the attack");
    put_close(w);
}

static void view_floating(const struct game *g, struct writer *w)
{
    put_open(w, "floating", '[');
    for (int i = 0; i < g->floats; i++) {
        put_open(w, NULL, '{');
        put_int(w, "target", g->floating[i].target);
        put_int(w, "count", g->floating[i].count);
        put_close(w);
    }
    put_close(w);
}

static void view_zones(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    if (ps_side(g, seat) == seat)
        view_pile(g, seat, w);
    view_hand(g, observer, seat, w);
    view_open_zone(g, seat, "table", "Played this turn", p->table, w);
    view_open_zone(g, seat, "ongoing", "Ongoing", p->ongoing, w);
    view_bag(g, seat, w);
    view_open_zone(g, seat, "discard", "Discard pile", p->discard, w);
}

void ps_view(const struct game *g, int observer, struct writer *w)
{
    char line[80];
    ps_headline(g, line, sizeof line);
    put_string(w, "mode", ps_modes[g->mode]);
    put_string(w, "headline", line);
    put_string(w, "phase", phase_names[g->phase]);
    if (g->k.pending)
        put_string(w, "asked_for", asked_for(g));
    put_int(w, "turn", g->turn);
    put_bytes(w, "wins", g->wins, 2);
    view_panic(g, w);
    view_sends(g, w);
    view_threat(g, w);
    view_floating(g, w);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < g->k.seats; seat++)
        view_seat(g, seat, w);
    put_close(w);
    put_open(w, "zones", '[');
    for (int seat = 0; seat < g->k.seats; seat++)
        view_zones(g, observer, seat, w);
    view_bank(g, w);
    view_out(g, w);
    view_pool(g, w);
    view_spare(g, w);
    put_close(w);
}
