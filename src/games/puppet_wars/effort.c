/* effort.c - flipping and playing cards to meet an Action Value or an Attachment Difficulty. */
#include "games/puppet_wars/puppet_wars.h"

/* --- Options. --- */

/* PW-064: a Red Joker has a choice that matters only if several suits are demanded. */
static bool joker_has_choice(const struct game *g)
{
    int suits = 0;
    for (int suit = 0; suit < SUITS; suit++)
        suits += (g->effort.needs.suits >> 2 * suit & 3) != 0;
    return suits > 1;
}

/* The one suit that is demanded; any, if none is. */
static uint8_t only_suit(const struct game *g)
{
    uint8_t suit = 0;
    while (suit < SUITS - 1 && !(g->effort.needs.suits >> 2 * suit & 3))
        suit++;
    return suit;
}

static struct option *offer_card(const struct game *g, uint8_t verb, int card, struct option *out)
{
    if (card != RED_JOKER || !joker_has_choice(g)) {
        *out++ = (struct option){verb, .a = (uint8_t)card};
        return out;
    }
    for (uint8_t suit = 0; suit < SUITS; suit++)
        *out++ = (struct option){verb, .a = (uint8_t)card, .b = suit + 1};
    return out;
}

struct option *pw_offer_select(const struct game *g, int seat, struct option *out)
{
    const struct player *p = &g->player[seat];
    for (int i = g->effort.from; i < p->table.count; i++)
        out = offer_card(g, SELECT, p->table.card[i], out);
    return out;
}

struct option *pw_offer_play(const struct game *g, int seat, struct option *out)
{
    *out++ = (struct option){PASS};
    for (uint64_t hand = cards_in(g->player[seat].hand); hand; hand &= hand - 1)
        out = offer_card(g, PLAY, __builtin_ctzll(hand), out);
    return out;
}

/* A card fits a suit if it is of it; the Red Joker fits every one (ruling to PW-289). */
bool pw_fits_suit(int card, int suit)
{
    return suit == ANY_SUIT || card == RED_JOKER || (card != BLACK_JOKER && card / 13 == suit);
}

struct option *pw_offer_cards(const struct game *g, int seat, int suit, struct option *out)
{
    for (uint64_t hand = cards_in(g->player[seat].hand); hand; hand &= hand - 1)
        if (pw_fits_suit(__builtin_ctzll(hand), suit))
            *out++ = (struct option){DISCARD, .a = (uint8_t)__builtin_ctzll(hand)};
    return out;
}

bool pw_can_discard(const struct game *g, int seat, int suit)
{
    for (uint64_t hand = cards_in(g->player[seat].hand); hand; hand &= hand - 1)
        if (pw_fits_suit(__builtin_ctzll(hand), suit))
            return true;
    return false;
}

/* --- The attempt. --- */

/* PW-284, PW-285: one card reaches the number, the suits of all add up. */
bool pw_effort_met(const struct game *g)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[e->who];
    int given[SUITS] = {0};
    bool reached = e->needs.number <= 0;
    for (int i = e->from; i < p->table.count; i++) {
        int card = p->table.card[i], suits = pw_card_suits(card, p->joker);
        reached |= card_number(card) + e->bonus >= e->needs.number;
        for (int suit = 0; suit < SUITS; suit++)
            given[suit] += suits >> 2 * suit & 3;
    }
    for (int suit = 0; suit < SUITS; suit++)
        reached &= given[suit] >= (e->needs.suits >> 2 * suit & 3);
    return reached;
}

static void note_joker(struct game *g, int card, int suit_answered)
{
    if (card == RED_JOKER)
        g->player[g->effort.who].joker =
            suit_answered ? (uint8_t)(suit_answered - 1) : only_suit(g);
}

/* PW-310, PW-311: all at once, so their order means nothing. Returns how many. */
static uint8_t flip(struct game *g, int count)
{
    struct player *p = &g->player[g->effort.who];
    uint8_t flipped = 0;
    uint64_t cards = 0;
    for (; flipped < count; flipped++) {
        int card = pw_take_top(g, g->effort.who);
        if (card == NO_CARD)
            break;
        cards |= UINT64_C(1) << card;
    }
    for (; cards; cards &= cards - 1) {
        zone_put(ZONE_OF(p->table), (uint8_t)__builtin_ctzll(cards));
        pw_show(g, g->effort.who, __builtin_ctzll(cards));
    }
    return flipped;
}

static bool on_table(const struct game *g, int card)
{
    const struct player *p = &g->player[g->effort.who];
    for (int i = g->effort.from; i < p->table.count; i++)
        if (p->table.card[i] == card)
            return true;
    return false;
}

/* PW-313: the others go to the Discard Pile at once. */
static void keep_selected(struct game *g, struct option choice)
{
    struct player *p = &g->player[g->effort.who];
    for (int i = g->effort.from; i < p->table.count; i++)
        if (p->table.card[i] != choice.a)
            pw_put_discard(g, g->effort.who, p->table.card[i]);
    while (p->table.count > g->effort.from)
        zone_take_top(ZONE_OF(p->table));
    zone_put(ZONE_OF(p->table), choice.a);
    note_joker(g, choice.a, choice.b);
    EVENT(.kind = SELECTED, .seat = g->effort.who, .open = {choice.a});
}

static void play_card(struct game *g, struct option choice)
{
    pw_play(g, g->effort.who, choice.a);
    note_joker(g, choice.a, choice.b);
    EVENT(.kind = PLAYED, .seat = g->effort.who, .open = {choice.a, choice.b});
}

static bool conclude(struct game *g, bool joker)
{
    const struct effort *e = &g->effort;
    bool met = !joker && pw_effort_met(g);
    EVENT(.kind = met ? SUCCEEDED : FAILED, .seat = e->who,
          .open = {(uint8_t)e->needs.number, e->needs.suits, joker});
    return met;
}

static void begin_effort(struct game *g, int who, int number, int suits, int bonus)
{
    g->effort = (struct effort){.who = (uint8_t)who,
                                .needs = {(int8_t)number, (uint8_t)suits},
                                .bonus = (int8_t)bonus,
                                .from = g->player[who].table.count};
}

/* `who` flips some cards, selects one of them, plays cards from the hand, and has then met the
 * value or not (PW-310 to PW-319). Returns which. The cards used stay on the table: who calls this
 * clears it afterwards. */
SCRIPT(effort, uint8_t who; int8_t number; uint8_t suits, flips; int8_t bonus; uint8_t flipped;
       struct option answer;)
{
    BEGIN;
    begin_effort(g, my->who, my->number, my->suits, my->bonus);
    my->flipped = flip(g, my->flips);
    if (on_table(g, BLACK_JOKER) && (!g->gentle || my->flipped == 1)) /* PW-067, PW-068 */
        RETURN(conclude(g, true));
    if (my->flipped > 1 || (my->flipped && joker_has_choice(g) && on_table(g, RED_JOKER))) {
        ASK(1, my->who, ASK_SELECT);
        keep_selected(g, ANSWER(my->who));
        if (on_table(g, BLACK_JOKER))
            RETURN(conclude(g, true));
    } else if (my->flipped && on_table(g, RED_JOKER)) {
        note_joker(g, RED_JOKER, 0);
    }
    while (cards_in(g->player[my->who].hand)) {
        ASK(2, my->who, ASK_PLAY);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            break;
        play_card(g, my->answer);
    }
    RETURN(conclude(g, false));
    END;
}
