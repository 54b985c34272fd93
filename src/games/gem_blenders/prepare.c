/* prepare.c - before the first turn (GB-200): decks, hidden formation, who goes first, opening
 * hands and mulligans; and the new round between two turns (GB-206.3). */
#include "games/gem_blenders/gem_blenders.h"

#include <stdio.h>

enum { FIELD_MODE, FIELD_RED, FIELD_BLUE };

/* --- The start. --- */

static void bring_deck(struct game *g, int seat, const struct deck *deck)
{
    struct side *s = &g->side[seat];
    for (int i = 0; i < deck->heroes; i++)
        s->hero[i].card = deck->hero[i];
    for (uint8_t card = 1; card < CARDS; card++)
        for (int i = 0; i < deck->count[card]; i++)
            zone_put(ZONE_OF(s->deck), card);
    memset(s->line, NO_SLOT, sizeof s->line);
    gb_set_hp(g, seat, FULL_HP);
}

/* GB-100.3: a legal deck of one's own. "random" is one of the six. */
static bool seat_down(struct game *g, int seat, const char *text, struct reason *why)
{
    struct deck deck;
    struct text faults = {0};
    if (!strcmp(text, "random"))
        deck = gb_ready_decks[chance_below(&g->k.chance, DECKS)];
    else if (!gb_read_deck(text, &deck, why))
        return false;
    bool legal = !gb_deck_faults(&deck, &faults);
    if (!legal)
        refuse(why, "The deck of %s is not legal. %.*s", gb_seat_name(g, seat),
               (int)strcspn(text_string(&faults), "\n"), text_string(&faults));
    text_free(&faults);
    if (legal)
        bring_deck(g, seat, &deck);
    return legal;
}

bool gb_start(struct game *g, const struct setup *setup, struct reason *why)
{
    char text[DECK_TEXT + 1];
    g->k.seats = 2;
    g->mode = (uint8_t)setup->value[SETUP_MODE];
    g->first = g->loser = g->winner = NOBODY;
    for (int seat = 0; seat < 2; seat++) {
        setup_get_text(gem_blenders.setup, setup, FIELD_RED + seat, text);
        if (!seat_down(g, seat, text, why))
            return false;
    }
    SCRIPT_PUSH(match, 0);
    return true;
}

/* --- The formation. --- */

static int free_position(const struct side *s)
{
    int position = 0;
    while (position < POSITIONS && s->line[position] != NO_SLOT)
        position++;
    return position;
}

static seat_set still_placing(const struct game *g)
{
    seat_set seats = 0;
    for (int seat = 0; seat < 2; seat++)
        if (free_position(&g->side[seat]) < POSITIONS)
            seats |= seat_bit(seat);
    return seats;
}

struct option *gb_offer_places(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    if (free_position(s) == LEFT)
        *out++ = (struct option){PLACE_ALL};
    for (uint8_t slot = 0; slot < HEROES; slot++)
        if (s->hero[slot].card && gb_place(g, seat, slot) == BENCH)
            *out++ = (struct option){PLACE, .a = slot};
    return out;
}

static void place(struct game *g, int seat, struct option answer)
{
    struct side *s = &g->side[seat];
    if (answer.verb == PLACE)
        s->line[free_position(s)] = answer.a;
    else
        for (uint8_t i = 0; i < POSITIONS; i++)
            s->line[i] = i; /* the order of the deck */
    if (free_position(s) == POSITIONS)
        EVENT(.kind = HEROES_PLACED, .seat = (uint8_t)seat);
}

static int by_card(const void *a, const void *b)
{
    return ((const struct hero *)a)->card - ((const struct hero *)b)->card;
}

/* GB-200.7: from now on slots 0 to 3 are the heroes that began on the field; the bench lies behind
 * them, sorted, so that its order tells nothing. */
static void turn_up(struct game *g, int seat)
{
    struct side *s = &g->side[seat];
    struct hero field[POSITIONS], bench[HEROES] = {0};
    int benched = 0;
    for (int slot = 0; slot < HEROES; slot++)
        if (gb_place(g, seat, slot) == BENCH && s->hero[slot].card)
            bench[benched++] = s->hero[slot];
    for (int i = 0; i < POSITIONS; i++)
        field[i] = s->hero[s->line[i]];
    qsort(bench, (size_t)benched, sizeof *bench, by_card);
    memcpy(s->hero + POSITIONS, bench, (HEROES - POSITIONS) * sizeof *bench);
    for (uint8_t i = 0; i < POSITIONS; i++) {
        s->hero[i] = field[i];
        s->hero[i].flags = KNOWN;
        s->line[i] = i;
    }
    EVENT(.kind = HEROES_SHOWN, .seat = (uint8_t)seat,
          .open = {field[LEFT].card, field[CENTER].card, field[RIGHT].card, field[BACK].card});
}

/* --- Opening hands. --- */

static void open_hand(struct game *g, int seat)
{
    gb_shuffle(g, seat);
    gb_draw(g, seat, HAND, true);
}

/* GB-200.6: the whole hand goes back. */
static void mulligan(struct game *g, int seat, struct option answer)
{
    struct side *s = &g->side[seat];
    if (answer.verb != MULLIGAN)
        return;
    EVENT(.kind = TOOK_MULLIGAN, .seat = (uint8_t)seat);
    while (s->hand.count)
        zone_put(ZONE_OF(s->deck), zone_take_top(ZONE_OF(s->hand)));
    open_hand(g, seat);
}

static void choose_first(struct game *g, int chooser, struct option answer)
{
    g->first = g->turn = (uint8_t)(answer.a ? chooser ^ 1 : chooser);
    EVENT(.kind = ORDER_CHOSEN, .seat = (uint8_t)chooser, .open = {g->first});
}

SCRIPT(prepare, uint8_t placing, chooser;)
{
    BEGIN;
    while ((my->placing = still_placing(g))) {
        ASK_ALL(1, my->placing, ASK_PLACE);
        for (int seat = 0; seat < 2; seat++)
            if (my->placing & seat_bit(seat))
                place(g, seat, ANSWER(seat));
    }
    my->chooser = (uint8_t)chance_below(&g->k.chance, 2);
    EVENT(.kind = CHOOSER_DRAWN, .seat = my->chooser);
    ASK(2, my->chooser, ASK_FIRST);
    choose_first(g, my->chooser, ANSWER(my->chooser));
    open_hand(g, g->first);
    open_hand(g, g->first ^ 1);
    ASK(3, g->first, ASK_MULLIGAN);
    mulligan(g, g->first, ANSWER(g->first));
    ASK(4, g->first ^ 1, ASK_MULLIGAN);
    mulligan(g, g->first ^ 1, ANSWER(g->first ^ 1));
    turn_up(g, g->first);
    turn_up(g, g->first ^ 1);
    g->started = true;
    END;
}

/* --- A new round. --- */

static bool has_bench(const struct game *g, int seat)
{
    return g->side[seat].hero[POSITIONS].card != NO_CARD;
}

static void clear_meter(struct game *g, int seat)
{
    struct side *s = &g->side[seat];
    for (int i = 0; i < s->meter.count; i++)
        gb_discard_put(g, seat, s->meter.card[i]);
    zone_clear(ZONE_OF(s->meter));
}

/* GB-206.3, steps 1 and 2. Blends that the meters' stars have paid for fall (GB-614.2a). */
static void set_up_round(struct game *g)
{
    for (int seat = 0; seat < 2; seat++) {
        gb_set_hp(g, seat, FULL_HP);
        clear_meter(g, seat);
        g->side[seat].flags &= (uint8_t)~ONE_MORE; /* GB-206.1g */
    }
    EVENT(.kind = METERS_CLEARED, .seat = NOBODY);
    g->shaken = true;
    gb_hush_news(g);
}

struct option *gb_offer_substitutes(const struct game *g, int seat, struct option *out)
{
    const struct side *s = &g->side[seat];
    for (int i = 0; i < POSITIONS; i++)
        for (uint8_t bench = 0; bench < HEROES; bench++)
            if (s->hero[bench].card && gb_place(g, seat, bench) == BENCH)
                *out++ = (struct option){SUBSTITUTE, s->line[i], bench};
    if (g->k.ask.a)
        *out++ = (struct option){PASS};
    return out;
}

SCRIPT(new_round, uint8_t i; struct option pick;)
{
    BEGIN;
    set_up_round(g);
    for (; my->i < 2; my->i++) { /* the winner first */
        if (!has_bench(g, g->loser ^ 1 ^ my->i))
            continue;
        ASK(1, g->loser ^ 1 ^ my->i, ASK_SUBSTITUTE, true);
        my->pick = ANSWER(g->loser ^ 1 ^ my->i);
        if (my->pick.verb == SUBSTITUTE)
            gb_substitute(g, g->loser ^ 1 ^ my->i, my->pick.a, my->pick.b);
        gb_hush_news(g);
    }
    g->loser = NOBODY;
    END;
}
