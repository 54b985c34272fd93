/* position.c - what an observer can't know, guessed anew; positions written out; and whether a
 * state can occur. Positions are read by load.c. */
#include "games/puzzle_strike_2/puzzle_strike_2.h"

#include <stdlib.h>

/* --- Hiding. --- */

static int by_number(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* The cards of a player that the observer does not know are one pool: which of them are in the hand
 * and where the others lie in the deck is guessed. They are sorted first, so that where they really
 * were leaves no trace. */
static void hide_row(struct player *p, bool own, struct chance *chance)
{
    uint8_t *unknown[ROW], pool[ROW];
    uint8_t *hand = (uint8_t *)p2_hand(p) + p->shown, *deck = hand + p->hand;
    unsigned known = own ? p->deck_seen | p->deck_open : p->deck_open;
    int count = 0;
    for (int i = 0; !own && i < p->hand; i++)
        unknown[count++] = &hand[i];
    for (int i = 0; i < p->deck; i++)
        if (i >= 8 || !(known >> i & 1))
            unknown[count++] = &deck[i];
    for (int i = 0; i < count; i++)
        pool[i] = *unknown[i];
    qsort(pool, (size_t)count, 1, by_number);
    chance_shuffle(chance, pool, (size_t)count);
    for (int i = 0; i < count; i++)
        *unknown[i] = pool[i];
}

/* Who is asked which card to play twice has one that he can pay for: the guess must have one, too.
 */
static void give_playable(struct game *g, int seat)
{
    struct player *p = &g->player[seat];
    int hand = p2_hand_size(p), unknown = 0;
    for (int i = 0; i < hand; i++)
        if (p2_can_play(g, p2_hand(p)[i]))
            return;
    uint8_t *deck = (uint8_t *)p2_deck(p), *last = deck - 1; /* of the hand: not shown */
    while ((unknown < 8 && (p->deck_open >> unknown & 1)) || !p2_can_play(g, deck[unknown]))
        unknown++;
    uint8_t card = *last;
    *last = deck[unknown];
    deck[unknown] = card;
}

void p2_hide(struct game *g, int observer, struct chance *chance)
{
    qsort(g->deck.card, g->deck.count, 1, by_number);
    chance_shuffle(chance, g->deck.card, g->deck.count);
    for (int seat = 0; seat < g->players; seat++)
        hide_row(&g->player[seat], seat == observer, chance);
    if (g->k.pending && g->k.ask.kind == ASK_DOUBLE && g->turn != observer)
        give_playable(g, g->turn);
}

/* --- Writing. --- */

static void put_card(struct writer *w, const char *key, int card)
{
    if (card)
        put_format(w, key, "%s%s", p2_card(card)->id, card & FREE ? "*" : "");
    else
        put_null(w, key);
}

static void put_cards(struct writer *w, const char *key, const uint8_t *cards, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        put_card(w, NULL, cards[i]);
    put_close(w);
}

static void put_colors(struct writer *w, const char *key, const uint8_t *colors, int count)
{
    put_open(w, key, '[');
    for (int i = 0; i < count; i++)
        put_string(w, NULL, p2_color_name(colors[i]));
    put_close(w);
}

static void dump_player(const struct player *p, struct writer *w)
{
    const uint8_t *hand = p2_hand(p);
    put_open(w, NULL, '{');
    put_string(w, "character", p2_character_choices[p->character ? p->character + 1 : 0]);
    put_int(w, "incoming", p->incoming);
    put_colors(w, "pile", p->gem, p->height);
    put_bytes(w, "meters", p->meter, COLORS);
    put_card(w, "creature", p->creature);
    put_bool(w, "diamond", p->diamond);
    put_int(w, "kept", p->kept);
    put_int(w, "score", p->score);
    put_cards(w, "discard", p->card, p->discard);
    put_cards(w, "play", p2_play_zone(p), p->play);
    put_cards(w, "shown", hand, p->shown);
    put_cards(w, "hand", hand + p->shown, p->hand);
    put_cards(w, "deck", p2_deck(p), p->deck);
    put_int(w, "deck_seen", p->deck_seen);
    put_int(w, "deck_open", p->deck_open);
    put_close(w);
}

static void dump_now(const struct now *now, struct writer *w)
{
    put_open(w, "now", '{');
    put_int(w, "actions", now->actions);
    put_int(w, "price", now->price);
    put_int(w, "in_force", now->in_force);
    put_bool(w, "bloodlust", now->bloodlust);
    put_int(w, "knuckles", now->knuckles);
    put_int(w, "dashes", now->dashes);
    put_int(w, "presents", now->presents);
    put_bool(w, "doubled", now->doubled);
    put_bool(w, "blocked", now->blocked);
    put_bool(w, "ends", now->ends);
    put_close(w);
}

static const char *awaiting(const struct game *g)
{
    if (g->stage == OVER)
        return "nothing";
    switch (g->k.ask.kind) {
    case ASK_ACTION: return "action";
    case ASK_BUY: return "buy";
    case ASK_COMMAND: return "command";
    default: return "a choice";
    }
}

void p2_dump(const struct game *g, struct writer *w)
{
    static const char *const stages[] = {"playing", "last decision", "finale", "over"};
    put_string(w, "mode", p2_modes[g->mode]);
    put_string(w, "deck_name", p2_decks[g->set - MELEE]);
    put_string(w, "awaiting", awaiting(g));
    put_string(w, "stage", stages[g->stage]);
    put_bool(w, "diamonds", g->diamonds);
    put_int(w, "first", g->first);
    put_int(w, "turn", g->turn);
    put_seat(w, "holder", g->holder);
    put_seat(w, "out", g->out);
    put_seats(w, "late", g->late);
    put_int(w, "left", g->left);
    put_int(w, "finals_left",
            g->stage == FINALE && !p2_against_dragon(g) && g->k.depth > 1 ? g->stack[1].vars[0]
                                                                          : 0);
    put_int(w, "ante_ups", g->ante_ups);
    dump_now(&g->now, w);
    put_cards(w, "bank", g->bank.card, g->bank.count);
    put_cards(w, "deck", g->deck.card, g->deck.count);
    put_cards(w, "trash", g->trash.card, g->trash.count);
    put_int(w, "wounds_trashed", g->wounds_trashed);
    put_int(w, "power", g->power);
    put_int(w, "tokens", g->tokens);
    put_int(w, "dragon_score", g->dragon_score);
    put_cards(w, "hoard", g->hoard.card, g->hoard.count);
    put_open(w, "players", '[');
    for (int seat = 0; seat < g->players; seat++)
        dump_player(&g->player[seat], w);
    put_close(w);
}

/* --- Could it occur? --- */

static void count_cards(const uint8_t *cards, int count, int *copies)
{
    for (int i = 0; i < count; i++)
        copies[cards[i] & CARD_MASK]++;
}

/* Every card is somewhere, and nowhere twice. */
static bool conserved(const struct game *g, struct reason *why)
{
    int copies[CARDS] = {0};
    count_cards(g->bank.card, g->bank.count, copies);
    count_cards(g->deck.card, g->deck.count, copies);
    count_cards(g->trash.card, g->trash.count, copies);
    count_cards(g->hoard.card, g->hoard.count, copies);
    for (int seat = 0; seat < g->players; seat++) {
        const struct player *p = &g->player[seat];
        count_cards(p->card, p2_row_size(p), copies);
        copies[p->creature]++;
    }
    for (int card = 1; card < CARDS; card++) {
        const struct facts *facts = &p2_facts[card];
        int due = facts->set == g->set ? facts->copies : 0;
        for (int seat = 0; seat < g->players; seat++)
            if (facts->set == STARTING || facts->set == g->player[seat].character)
                due += facts->copies;
        if (card == CARD_wound)
            due = g->wounds;
        if (copies[card] != due)
            return refuse(why, "There are %d cards '%s'; there should be %d.", copies[card],
                          p2_card(card)->id, due);
    }
    return true;
}

static bool player_is_sound(const struct player *p, struct reason *why)
{
    if (p->height > PILE)
        return refuse(why, "A pile has at most %d gems.", PILE);
    for (int i = p->discard; i < p2_row_size(p); i++)
        if ((p->card[i] & FREE) &&
            (i < p->discard + p->play || p2_hand(p) + p->shown <= p->card + i))
            return refuse(why, "Only cards of the hand that everybody has seen can be free.");
    if (p->creature && p2_fact(p->creature)->type != CREATURE)
        return refuse(why, "'%s' is no creature.", p2_card(p->creature)->id);
    if ((p->deck < 8 && (p->deck_seen | p->deck_open) >> p->deck) || (p->deck_open & ~p->deck_seen))
        return refuse(why,
                      "'deck_seen' and 'deck_open' are sets of cards of the deck, and what all "
                      "know the owner knows.");
    return true;
}

static bool is_dealt(const struct game *g)
{
    return g->bank.count || g->deck.count;
}

bool p2_sound(const struct game *g, struct reason *why)
{
    if (!is_dealt(g) && g->stage == PLAYING) /* characters are still being chosen */
        return true;
    if (!conserved(g, why))
        return false;
    for (int seat = 0; seat < g->players; seat++)
        if (!player_is_sound(&g->player[seat], why))
            return false;
    if (g->stage == PLAYING && g->bank.count != SLOTS)
        return refuse(why, "The bank must show %d cards.", SLOTS);
    int dealt = BANK_CARDS - SLOTS - g->deck.count, each = 4 * g->players;
    if (g->stage == PLAYING && g->ante_ups != (dealt >= each) + (dealt >= 2 * each))
        return refuse(why, "After %d cards of the bank deck this can't be the number of Ante Ups.",
                      dealt);
    return true;
}
