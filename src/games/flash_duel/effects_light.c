/* effects_light.c - the abilities of the light set: when they can be used, and what they do. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/effects.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/solo.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* --- Grave. --- */

/* Reversal. When an opponent on a dark space announces an ability: it has no effect. The script use
 * sees to both (FD-342). */

/* Martial Mastery. At the start of your turn, or when attacked: discard a pair, then take any
 * card of the discard pile.
 * b: the pair, c: the card taken, which may be one of the pair. */
struct option *fd_offer_martial_mastery(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        for (use.c = 1; g->hand[who][use.b] >= 2 && use.c <= NUMBERS; use.c++)
            if (use.b == use.c || fd_in_discard(g, use.c))
                *out++ = use;
    return out;
}

void fd_do_martial_mastery(struct game *g, int who, int pair, int wanted)
{
    fd_discard(g, who, pair);
    fd_discard(g, who, pair);
    fd_take_back(g, who, wanted);
}

/* Knowing the Opponent. When an opponent retreats from your dashing strike: they show their
 * hand. */
void fd_do_knowing(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    fd_show_hand(g, g->about);
}

/* --- Jaina. --- */

/* Flame Arrow. At the start of your turn: hit an opponent exactly 6 spaces away. */
struct option *fd_offer_flame_arrow(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    return fd_offer_each(fd_foes_within(g, who, 6, 6), use, out);
}

void fd_do_flame_arrow(struct game *g, int who, int foe, int b)
{
    (void)who, (void)b;
    fd_hit(g, foe);
}

/* Smoldering Embers. At the start of your turn: take a 5 of the discard pile. */
struct option *fd_offer_embers(const struct game *g, int who, struct option use, struct option *out)
{
    (void)who;
    if (fd_in_discard(g, 5))
        *out++ = use;
    return out;
}

void fd_do_embers(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_take_back(g, who, 5);
}

/* Everybody sees this card now; FD-417: it may be one that they have seen before. */
static void show_card(struct game *g, int who, int card, int as)
{
    uint8_t *known = &g->persona[who].known[card];
    if (!*known)
        *known = 1;
    EVENT(.kind = SHOWED_CARD, .seat = (uint8_t)who,
          .open = {[OPEN_CARD] = (uint8_t)card, [OPEN_AS] = (uint8_t)as});
}

/* Charged Shot. At the start of your turn: show a card and keep it; push an opponent back by its
 * number, from any distance.
 * b: the card, c: the opponent. FD-352: at any distance. */
struct option *fd_offer_charged_shot(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        FOR_EACH_SEAT(foe, g->hand[who][use.b] ? fd_foes(g, who) : 0u) {
            use.c = (uint8_t)foe;
            *out++ = use;
        }
    return out;
}

void fd_do_charged_shot(struct game *g, int who, int card, int foe)
{
    show_card(g, who, card, card);
    fd_shove(g, foe, card);
}

/* --- Midori. --- */

/* Rising Mountain. When struck at by a dashing strike of three: block it with two of its number.
 * In Dragon Form also a strike of two with one. */
struct option *fd_offer_rising_mountain(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    const struct strike *s = &g->strike;
    bool fits = s->count == 3 || (s->count == 2 && (g->persona[who].marks & DRAGON_FORM));
    if (fits && !(s->flags & UNBLOCKABLE) && s->number <= NUMBERS &&
        g->hand[who][s->number] >= s->count - 1)
        *out++ = use;
    return out;
}

void fd_do_rising_mountain(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_block(g, who, g->strike.number, g->strike.count - 1);
}

/* Dragon Form. At the start of your turn: your attacks count one card more, until you retreat or
 * move back. */
struct option *fd_offer_dragon_form(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    if (!(g->persona[who].marks & DRAGON_FORM))
        *out++ = use;
    return out;
}

void fd_do_dragon_form(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->persona[who].marks |= DRAGON_FORM;
}

/* --- Setsuki. --- */

/* Esper Dash. After your move: make a dashing strike, too.
 * b: the dash card, c: the set that strikes. */
struct option *fd_offer_esper_dash(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    enum { WITHIN_CARD = (1u << (NUMBERS + 1)) - 1, WITHIN_TWO = (1u << (2 * NUMBERS + 1)) - 1 };
    unsigned distances = fd_distances(g, who);
    int free = distances & WITHIN_TWO && g->hand[who][0] >= 2 ? fd_free_ahead(g, who) : 0;
    for (use.b = 1; free && use.b <= NUMBERS; use.b++) {
        if (!g->hand[who][use.b])
            continue;
        FOR_EACH_BIT(reach, distances >> (use.b < free ? use.b : free) & WITHIN_CARD)
            out = fd_offer_set(reach, g->hand[who][reach] - (reach == use.b), use, out);
    }
    return out;
}

/* --- Rook. --- */

/* Thunderclap. When you make a dashing strike with 1s: nobody can retreat from it. */
void fd_do_thunderclap(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.flags |= NO_RETREAT;
}

/* Rock Armor. When struck at by a dashing strike: block it with as many cards of a higher
 * number.
 * b: the higher number. */
struct option *fd_offer_rock_armor(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    return fd_offer_blocks(g, who, g->strike.number + 1, use, out);
}

/* --- DeGrey. --- */

/* Pilebunker. When you have retreated to exactly 4 spaces from the striker: attack them with 4s. */
struct option *fd_offer_pilebunker(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    bool fits = fd_is_alive(g, g->about) && fd_distance(g, who, g->about) == 4;
    return fits ? fd_offer_set(4, g->hand[who][4], use, out) : out;
}

/* Spectral Pull. At the start of your turn: pull an opponent on a light space 2 spaces towards
 * you. */
struct option *fd_offer_spectral_pull(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    return fd_offer_each(fd_foes_on(g, who, false), use, out);
}

void fd_do_spectral_pull(struct game *g, int who, int foe, int b)
{
    (void)who, (void)b;
    fd_pull(g, foe, 2);
}

void fd_do_spectral_push(struct game *g, int who, int foe, int b)
{
    (void)who, (void)b;
    fd_shove(g, foe, 2);
}

/* --- Valerie. --- */

/* Green Eye's Epiphany. At the start of your turn: show a card; this turn it counts as one
 * higher.
 * b: the card. FD-355, FD-356: it lies apart from the hand, because it counts as another one. */
struct option *fd_offer_green_eye(const struct game *g, int who, struct option use,
                                  struct option *out)
{
    return fd_offer_cards(g, who, 1, use, out);
}

/* Orange Eye's Epiphany. At the start of your turn: show a card other than a 1; this turn it
 * counts as one lower. */
struct option *fd_offer_orange_eye(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    return fd_offer_cards(g, who, 2, use, out);
}

static void change_card(struct game *g, int who, int card, int as)
{
    struct persona *p = &g->persona[who];
    show_card(g, who, card, as);
    p->known[card]--;
    g->hand[who][card]--;
    p->loose = (uint8_t)card;
    p->loose_as = (uint8_t)as;
}

void fd_do_green_eye(struct game *g, int who, int card, int b)
{
    (void)b;
    change_card(g, who, card, card + 1);
}

void fd_do_orange_eye(struct game *g, int who, int card, int b)
{
    (void)b;
    change_card(g, who, card, card - 1);
}

/* --- Geiger. --- */

/* Rewind Time. At the start of your turn: shuffle the discard pile into the deck. FD-357: not
 * the one reshuffle of a Raid. What is in play stays there. */
void fd_do_rewind_time(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_return_discards(g);
    fd_shuffle_deck(g);
    EVENT(.kind = RESHUFFLED, .seat = (uint8_t)who);
}

/* Time Spiral. At the start of your turn: an opponent exactly 7 spaces away discards a card or
 * is pushed back 1 space, as they choose. */
struct option *fd_offer_time_spiral(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    return fd_offer_each(fd_foes_within(g, who, 7, 7), use, out);
}

SCRIPT(time_spiral, uint8_t who, foe; struct option answer;)
{
    BEGIN;
    if (!fd_is_bot(g, my->foe)) { /* which is pushed back */
        ASK(1, my->foe, ASK_SPIRAL);
        my->answer = ANSWER(my->foe);
    }
    if (my->answer.verb == DISCARD)
        fd_discard(g, my->foe, my->answer.a);
    else
        fd_shove(g, my->foe, 1);
    END;
}

__attribute__((cold)) static void tell_peek(const struct game *g, int who)
{
    struct event peek = {.kind = PEEKED,
                         .seat = (uint8_t)who,
                         .eyes = fd_eyes(g, who),
                         .open = {[OPEN_SIZE] = g->peeked}};
    for (int i = 0; i < g->peeked; i++)
        peek.secret[i] = g->deck.card[g->deck.count - 1 - i];
    event_emit(&peek);
}

static void peek(struct game *g, int who)
{
    g->peeker = (uint8_t)who;
    g->peeked = g->deck.count < 3 ? g->deck.count : 3;
    if (LISTENING)
        tell_peek(g, who);
}

/* The card goes to the deck's top and is drawn from there; the others lie below in this order. */
static void take_peeked(struct game *g, int who, struct option choice)
{
    uint8_t *top = g->deck.card + g->deck.count - 1;
    top[0] = choice.a;
    if (choice.b)
        top[-1] = choice.b;
    if (choice.c)
        top[-2] = choice.c;
    fd_draw(g, who, 1);
}

/* Future Sight. At the start of your turn: look at the deck's top three cards, take one and put
 * the others back in any order. */
SCRIPT(future_sight, uint8_t who;)
{
    BEGIN;
    peek(g, my->who);
    ASK(1, my->who, ASK_PEEK);
    take_peeked(g, my->who, ANSWER(my->who));
    END;
}

/* --- Lum. --- */

/* A straight, a full house, four of a kind, within five cards of the hand. */
bool fd_is_strong_hand(const uint8_t *hand)
{
    int distinct = 0, threes = 0, pairs = 0, fours = 0;
    for (int number = 1; number <= NUMBERS; number++) {
        distinct += hand[number] >= 1;
        pairs += hand[number] >= 2;
        threes += hand[number] >= 3;
        fours += hand[number] >= 4;
    }
    return hand[0] >= 5 && (distinct == NUMBERS || fours || (threes && pairs >= 2));
}

/* Poker Flourish. At the start of your turn: show your hand. If it holds a straight, a full
 * house or four of a kind, an opponent at any distance is hit. */
void fd_do_poker_flourish(struct game *g, int who, int foe, int b)
{
    (void)b;
    fd_show_hand(g, who);
    if (fd_is_strong_hand(g->hand[who]))
        fd_hit(g, foe);
}

/* Roll the Dice. When you must respond, or could make a dashing block: turn up the deck's top
 * card; you may play it in this response, else it is discarded. The card lies apart; what is
 * left of it after the response is discarded (FD-360). */
void fd_do_roll_the_dice(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    struct persona *p = &g->persona[who];
    assert(!p->loose);
    p->loose = p->loose_as = zone_take_top(ZONE_OF(g->deck));
    p->marks |= ROLLED;
    EVENT(.kind = ROLLED_CARD, .seat = (uint8_t)who, .open = {[OPEN_CARD] = p->loose});
    fd_deck_shrank(g, 1);
}

/* Raise the Stakes. At the start of your turn: draw a card; this round gives its winner one more
 * win. */
void fd_do_raise_the_stakes(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    if (!fd_is_raid(g) && g->bot != BOT_DRAGON) { /* FD-362 */
        g->stakes++;
        g->raised |= seat_bit(who);
    }
    fd_draw(g, who, 1);
}

/* --- Argagarg. --- */

/* Pacifism. When time is over: no hits are compared. Only the advance counts, and a tie is
 * yours. */
void fd_do_pacifism(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->pacifists |= seat_bit(who);
}

/* Bubble Shield. When attacked: block by discarding as many cards as the attack has, of any
 * numbers. */
struct option *fd_offer_bubble_shield(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    if (!(g->strike.flags & UNBLOCKABLE) && fd_hand_size(g, who) >= g->strike.count)
        *out++ = use;
    return out;
}

SCRIPT(bubble_shield, uint8_t who;)
{
    BEGIN;
    CALL(1, shed, my->who, g->strike.count, SHED_ALL);
    g->strike.outcome = BLOCKED_IT;
    END;
}

/* Hex of Murkwood. At the start of your turn: discard the deck's top two cards. FD-415: a last card
 * is discarded before anything follows from the empty deck. */
void fd_do_hex(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    for (int i = 0; i < 2 && g->deck.count; i++) {
        uint8_t card = zone_take_top(ZONE_OF(g->deck));
        fd_add_to_discard(g, card);
        EVENT(.kind = DECK_DISCARDED, .seat = (uint8_t)who, .open = {[OPEN_CARD] = card});
        fd_deck_shrank(g, 1);
    }
}
