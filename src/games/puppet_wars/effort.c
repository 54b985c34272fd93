/* effort.c - flipping and playing cards to meet an Action Value or an Attachment Difficulty. */
#include "games/puppet_wars/effort.h"

#include "core/odds.h"
#include "games/puppet_wars/deck.h"
#include "games/puppet_wars/stats.h"

/* --- Odds. --- */

int pw_odds(const struct game *g, int seat, struct value needs, int flips, int bonus)
{
    if (needs.number <= 0 && !needs.suits)
        return 100;
    card_set deck = pw_unseen_deck(g, seat), black = pw_card_bit(BLACK_JOKER);
    struct value on_card = {(int8_t)(needs.number > 0 ? needs.number - bonus : -99), needs.suits};
    int all = set_count(deck);
    int good = set_count(deck & ~black & pw_cards_meeting(on_card));
    if (flips > all)
        flips = all;
    if (flips <= 0)
        return 0;
    int harmless = all - ((deck & black) && !(g->gentle && flips > 1));
    double hit = ways(harmless, flips) - ways(harmless - good, flips);
    return (int)(100 * hit / ways(all, flips) + 0.5);
}

bool pw_forecast(const struct game *g, struct option option, struct forecast *out)
{
    struct striker s;
    if (option.verb == DO && option.a == ACTION_attack) {
        s = pw_striker(g, g->animation.unit);
        out->target = option.b;
        out->combat = pw_strike_combat(g, &s, out->target);
    } else if (option.verb == CHOOSE && g->k.ask.kind == ASK_STRIKE) {
        s = g->striker;
        out->target = option.a;
        out->combat = pw_strike_combat(g, &s, out->target) + pw_actions[g->k.ask.b].combat;
    } else {
        return false;
    }
    out->defense = pw_defense(g, out->target, NO_CARD, 0);
    out->percent = pw_odds(g, g->unit[s.unit].owner, out->defense, out->combat,
                           pw_strike_precise(g, &s, out->target));
    return true;
}

/* --- The attempt. --- */

static int suit_count(int suits, int suit)
{
    return suits >> 2 * suit & 3;
}

/* PW-064: only if several suits are demanded. */
bool pw_joker_has_choice(const struct game *g)
{
    int suits = 0;
    for (int suit = 0; suit < SUITS; suit++)
        suits += suit_count(g->effort.needs.suits, suit) != 0;
    return suits > 1;
}

/* The one suit that is demanded; any, if none is. */
static uint8_t only_suit(const struct game *g)
{
    uint8_t suits = g->effort.needs.suits;
    return (uint8_t)(suits ? set_first(suits) / 2 : 0);
}

/* PW-284, PW-285: one card reaches the number, the suits of all add up. */
bool pw_effort_met(const struct game *g)
{
    const struct effort *e = &g->effort;
    const struct player *p = &g->player[e->who];
    int given[SUITS] = {0};
    bool reached = e->needs.number <= 0;
    for (int i = e->from; i < p->table.count; i++) {
        int card = p->table.card[i], suits = pw_card_suits(card, p->joker);
        reached |= pw_card_number(card) + e->bonus >= e->needs.number;
        for (int suit = 0; suit < SUITS; suit++)
            given[suit] += suit_count(suits, suit);
    }
    for (int suit = 0; suit < SUITS; suit++)
        reached &= given[suit] >= suit_count(e->needs.suits, suit);
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
    card_set cards = 0;
    for (; count > 0; count--) {
        int card = pw_take_top(g, g->effort.who);
        if (card == NO_CARD)
            break;
        cards |= pw_card_bit(card);
    }
    FOR_EACH_CARD(card, cards) {
        zone_put(ZONE_OF(p->table), (uint8_t)card);
        pw_note_flipped(g, g->effort.who, card);
    }
    return (uint8_t)set_count(cards);
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
    assert(on_table(g, choice.a));
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
    if (my->flipped > 1 || (my->flipped && pw_joker_has_choice(g) && on_table(g, RED_JOKER))) {
        ASK(1, my->who, ASK_SELECT);
        keep_selected(g, ANSWER(my->who));
        if (on_table(g, BLACK_JOKER))
            RETURN(conclude(g, true));
    } else if (my->flipped && on_table(g, RED_JOKER)) {
        note_joker(g, RED_JOKER, 0);
    }
    while (pw_cards_in(g->player[my->who].hand)) {
        ASK(2, my->who, ASK_PLAY);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            break;
        play_card(g, my->answer);
    }
    RETURN(conclude(g, false));
    END;
}
