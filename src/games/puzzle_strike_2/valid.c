/* valid.c - whether a state can occur. */
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/row.h"

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

static bool player_is_valid(const struct player *p, struct reason *why)
{
    if (p->height > PILE)
        return refuse(why, "A pile has at most %d gems.", PILE);
    for (int i = 0; i < p2_row_size(p); i++)
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

/* P2-121, P2-324, P2-363: who can still have a diamond. P2-159, P2-401: whose cards lie in play;
 * those of a turn that broke off lie there for good. */
static bool seat_is_valid(const struct game *g, int seat, struct reason *why)
{
    const struct player *p = &g->player[seat];
    if (p->diamond && !(p2_against_dragon(g) ? g->diamonds : seat != g->first))
        return refuse(why, "This player can't have a diamond.");
    if (p->play && seat != g->turn && seat != g->out)
        return refuse(why, "Only whose turn it is has cards in play.");
    if (g->stage == PLAYING && p->score)
        return refuse(why, "There are no scores before somebody has busted.");
    return player_is_valid(p, why);
}

/* Who busted in a Grand Finale, and what counts for the running turn. */
static bool turn_is_valid(const struct game *g, struct reason *why)
{
    bool final = !p2_against_dragon(g) && g->players > 2 && g->stage >= FINALE;
    if (g->late && (!final || (g->late & seat_bit(g->out))))
        return refuse(why, "'late' says who has busted in the Grand Finale.");
    if (g->now.in_force > g->ante_ups)
        return refuse(why, "More Ante Ups are in force than have been revealed.");
    return (g->stage != PLAYING || !g->dragon_score) ||
           refuse(why, "There are no scores before somebody has busted.");
}

static bool is_dealt(const struct game *g)
{
    return g->bank.count || g->deck.count;
}

/* The Ante Ups that lay above the cards that are left; both, if the trash has become the deck. In a
 * Grand Finale they are ignored (P2-228), and nothing follows from the deck. */
static bool ante_ups_fit(const struct game *g, struct reason *why)
{
    int dealt = BANK_CARDS - SLOTS - g->deck.count, each = 4 * g->players;
    int due = (dealt >= each) + (dealt >= 2 * each);
    if (p2_in_finale(g) || g->stage == OVER || g->ante_ups == due)
        return true;
    return (g->stage != PLAYING && g->ante_ups == ANTE_UPS) ||
           refuse(why, "After %d cards of the bank deck this can't be the number of Ante Ups.",
                  dealt);
}

bool p2_valid(const struct game *g, struct reason *why)
{
    if (!is_dealt(g) && g->stage == PLAYING) /* characters are still being chosen */
        return true;
    if (!conserved(g, why))
        return false;
    for (int seat = 0; seat < g->players; seat++)
        if (!seat_is_valid(g, seat, why))
            return false;
    if (g->stage == PLAYING && g->bank.count != SLOTS)
        return refuse(why, "The bank must show %d cards.", SLOTS);
    return turn_is_valid(g, why) && ante_ups_fit(g, why);
}
