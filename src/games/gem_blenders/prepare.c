/* prepare.c - before the first turn (GB-200): decks, hidden formation, who goes first, opening
 * hands and mulligans. */
#include "games/gem_blenders/prepare.h"

#include "games/gem_blenders/decks.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

/* --- Decks. --- */

static void lay_out(struct game *g, int seat, const struct deck *deck)
{
    struct player *p = &g->player[seat];
    for (int i = 0; i < deck->heroes; i++)
        p->hero[i].card = deck->hero[i];
    for (uint8_t card = FIRST_BLEND; card < CARDS; card++)
        for (int i = 0; i < deck->count[card]; i++)
            zone_put(ZONE_OF(p->deck), card);
    memset(p->line, NO_SLOT, sizeof p->line);
    gb_set_hp(g, seat, FULL_HP);
}

/* GB-100.3: a legal deck of one's own. "random" is one of the six. */
bool gb_bring_deck(struct game *g, int seat, const char *text, struct reason *why)
{
    struct deck deck;
    char fault[FAULT];
    if (!strcmp(text, "random"))
        deck = gb_ready_decks[chance_below(&g->k.chance, DECKS)];
    else if (!gb_read_deck(text, &deck, why))
        return false;
    if (gb_first_fault(&deck, fault, sizeof fault))
        return refuse(why, "The deck of %s is not legal. %s", gb_seat_name(g, seat), fault);
    lay_out(g, seat, &deck);
    return true;
}

/* --- The formation. --- */

int gb_free_position(const struct player *p)
{
    int position = 0;
    while (position < POSITIONS && p->line[position] != NO_SLOT)
        position++;
    return position;
}

static void place_hero(struct game *g, int seat, struct option answer)
{
    struct player *p = &g->player[seat];
    p->line[gb_free_position(p)] = answer.a;
    if (gb_free_position(p) == POSITIONS)
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
    struct player *p = &g->player[seat];
    struct hero field[POSITIONS], bench[HEROES] = {0};
    int benched = 0;
    for (int slot = 0; slot < HEROES; slot++)
        if (gb_on_bench(g, seat, slot))
            bench[benched++] = p->hero[slot];
    for (int i = 0; i < POSITIONS; i++)
        field[i] = p->hero[p->line[i]];
    qsort(bench, (size_t)benched, sizeof *bench, by_card);
    memcpy(p->hero + POSITIONS, bench, (HEROES - POSITIONS) * sizeof *bench);
    for (uint8_t i = 0; i < POSITIONS; i++) {
        p->hero[i] = field[i];
        p->hero[i].flags = KNOWN;
        p->line[i] = i;
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
    struct player *p = &g->player[seat];
    if (answer.verb != MULLIGAN)
        return;
    EVENT(.kind = TOOK_MULLIGAN, .seat = (uint8_t)seat);
    while (p->hand.count)
        zone_put(ZONE_OF(p->deck), zone_take_top(ZONE_OF(p->hand)));
    open_hand(g, seat);
}

static void choose_first(struct game *g, int chooser, struct option answer)
{
    g->first = g->turn = (uint8_t)(answer.a ? chooser ^ 1 : chooser);
    EVENT(.kind = ORDER_CHOSEN, .seat = (uint8_t)chooser, .open = {g->first});
}

/* Both are asked for every position: who took less time over it would tell something. */
SCRIPT(prepare, uint8_t position, chooser;)
{
    BEGIN;
    EVENT(.kind = PREPARING, .seat = NOBODY);
    for (; my->position < POSITIONS; my->position++) {
        ASK_ALL(1, seat_bit(0) | seat_bit(1), ASK_PLACE);
        place_hero(g, 0, ANSWER(0));
        place_hero(g, 1, ANSWER(1));
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
    EVENT(.kind = ROUND_BEGINS, .seat = g->first);
    turn_up(g, g->first);
    turn_up(g, g->first ^ 1);
    g->started = true;
    END;
}
