/* hand.c - dealing, playing, discarding and drawing. */
#include "games/flash_duel/hand.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/cards.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/use.h"

/* --- The deck. --- */

/* FD-014, FD-024, FD-185: how many of each number are in the deck. */
int fd_copies(const struct game *g)
{
    return fd_is_raid(g) ? fd_raid(g)->copies : g->mode == MODE_TEAM ? 2 * COPIES : COPIES;
}

/* A full deck of a fresh round; cards that were stashed in an earlier one are not in it. */
static void build_deck(struct game *g)
{
    uint8_t copies[NUMBERS + 1], *end = g->deck.card;
    memset(copies, fd_copies(g), sizeof copies);
    for (int who = 0; who < g->fighters; who++)
        copies[g->persona[who].stash]--; /* [0]: nothing stashed, nothing missing */
    for (uint8_t number = 1; number <= NUMBERS; number++) {
        memset(end, number, copies[number]);
        end += copies[number];
    }
    g->deck.count = (uint8_t)(end - g->deck.card);
    fd_shuffle_deck(g);
}

void fd_return_discards(struct game *g)
{
    int count = g->discard.count - g->played;
    assert(g->deck.count + count <= DECK_MOST);
    memcpy(g->deck.card + g->deck.count, g->discard.card, (size_t)count);
    g->deck.count = (uint8_t)(g->deck.count + count);
    memmove(g->discard.card, g->discard.card + count, g->played);
    memset(g->discard.card + g->played, 0, (size_t)count);
    g->discard.count = g->played;
}

void fd_shuffle_deck(struct game *g)
{
    chance_shuffle(&g->k.chance, g->deck.card, g->deck.count);
    g->peeker = NOBODY;
    g->peeked = 0;
}

/* --- A round begins. --- */

void fd_begin_round(struct game *g)
{
    if (g->round < UINT8_MAX) /* a string of drawn rounds has no end */
        g->round++;
    EVENT(.kind = ROUND_BEGINS, .seat = g->turn, .open = {[OPEN_ROUND] = g->round});
    memset(g->hand, 0, sizeof g->hand);
    zone_clear(ZONE_OF(g->discard));
    g->recovering = 0;
    g->played = 0;
    g->strike = (struct strike){0};
    g->ending = ROUND_RUNNING;
    g->winner = NOBODY;
}

/* FD-118, FD-370: a fighter as every round begins; their ability cards are face up again, unless
 * destroyed. */
static void ready_fighter(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    bool dragon = fd_is_dragon(g, who);
    unsigned up = 0;
    p->limit = dragon ? fd_raid(g)->hand : HAND;
    p->life = dragon ? fd_raid(g)->life : who == BOT && g->bot == BOT_DRAGON ? 2 : 1;
    for (int i = 0; i < SLOTS && p->slot[i]; i++) {
        up |= 1u << i;
        p->limit = (uint8_t)(p->limit + (p->slot[i] == ABILITY_shadow_plague));
    }
    up &= ~(unsigned)p->gone;
    if (p->up != up)
        fd_turn_cards(g, who, up);
    memset(p->known, 0, sizeof p->known);
    p->loose = p->loose_as = p->forced = p->soldier = p->skip = p->owes = p->marks = 0;
    g->space[who] = fd_side(g, who) ? SPACES : 1;
}

void fd_deal(struct game *g)
{
    fd_set_order(g);
    fd_begin_round(g);
    g->alive = (seat_set)((1u << g->fighters) - 1);
    g->mine = g->stakes = g->raised = g->pacifists = g->worth = 0;
    g->feats &= (uint8_t)~USED_IN_ROUND;
    build_deck(g);
    for (int who = 0; who < g->fighters; who++) {
        ready_fighter(g, who);
        fd_draw_up(g, who);
    }
    g->reshuffles = fd_is_raid(g) ? fd_raid(g)->reshuffles : 0;
}

/* --- Drawing. --- */

void fd_tell_draw(const struct game *g, int who, int count)
{
    int told = 0;
    struct event drew = {.kind = DREW,
                         .seat = (uint8_t)who,
                         .eyes = fd_eyes(g, who),
                         .open = {[OPEN_SIZE] = (uint8_t)count}};
    for (uint8_t number = 1; number <= NUMBERS; number++) /* sorted, as a hand is shown */
        for (int i = 0; i < count; i++)
            if (g->deck.card[g->deck.count - 1 - i] == number)
                drew.secret[told++] = number;
    event_emit(&drew);
}

/* FD-095: with the last card time is over. FD-250: in a Raid it may be the second time. */
void fd_deck_shrank(struct game *g, int count)
{
    if (g->peeked) {
        g->peeked = (uint8_t)(g->peeked > count ? g->peeked - count : 0);
        g->peeker = g->peeked ? g->peeker : NOBODY;
    }
    if (g->deck.count)
        return;
    if (g->reshuffles)
        fd_reshuffle(g);
    else
        g->ending = ROUND_TIME_OVER;
}

/* FD-096: what is left is drawn. FD-253: a new deck is drawn from on. */
void fd_draw(struct game *g, int who, int count)
{
    while (count > 0 && g->deck.count) {
        int some = count < g->deck.count ? count : g->deck.count;
        some = some < EVENT_SECRET ? some : EVENT_SECRET;
        fd_draw_told(g, who, some);
        fd_deck_shrank(g, some);
        count -= some;
    }
}

/* FD-339: who has enough draws none. Mostly it is a card or two of many, and nobody listens. */
void fd_draw_up(struct game *g, int who)
{
    int wanted = g->persona[who].limit - g->hand[who][0];
    if (wanted > 0 && wanted < g->deck.count && !g->peeked && !LISTENING)
        fd_draw_silently(g, who, wanted);
    else
        fd_draw(g, who, wanted);
}

/* --- Playing and discarding. --- */

/* One of the cards can be one that is not in the hand: the ability card itself, or the loose one,
 * which is discarded as what is printed on it. */
void fd_play_through(struct game *g, int who, int number, int count)
{
    struct persona *p = &g->persona[who];
    int printed = number & NUMBER_MASK;
    if (number & THROUGH_LOOSE) {
        zone_put(ZONE_OF(g->discard), p->loose);
        g->played++;
        if (!(p->marks & ROLLED))
            g->hand[who][0]--;
        p->loose = p->loose_as = 0;
        p->marks &= (uint8_t)~ROLLED;
    }
    if (number & (THROUGH_LOOSE | THROUGH_TWOS))
        count--;
    if (!count)
        return;
    fd_play_printed(g, who, printed, count);
    fd_forget(g, who, printed, count);
}

void fd_add_to_discard(struct game *g, int number)
{
    int at = g->discard.count - g->played;
    zone_put(ZONE_OF(g->discard), 0);
    memmove(g->discard.card + at + 1, g->discard.card + at, g->played);
    g->discard.card[at] = (uint8_t)number;
}

void fd_discard(struct game *g, int who, int number)
{
    assert(g->hand[who][number]);
    g->hand[who][number]--;
    g->hand[who][0]--;
    fd_forget(g, who, number, 1);
    fd_add_to_discard(g, number);
    EVENT(.kind = DISCARDED, .seat = (uint8_t)who, .open = {[OPEN_CARD] = (uint8_t)number});
}

/* FD-201: for all to see. */
void fd_drop_hand(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    fd_tell_hand(g, who, HAND_DROPPED);
    for (int number = 1; number <= NUMBERS; number++)
        for (; g->hand[who][number]; g->hand[who][number]--, g->hand[who][0]--)
            fd_add_to_discard(g, number);
    memset(p->known, 0, sizeof p->known);
}

/* The topmost card of this number below what is in play; -1: none. */
static int find_in_discard(const struct game *g, int number)
{
    int at = g->discard.count - g->played - 1;
    while (at >= 0 && g->discard.card[at] != number)
        at--;
    return at;
}

bool fd_in_discard(const struct game *g, int number)
{
    return find_in_discard(g, number) >= 0;
}

/* Everybody has seen which card that was. */
void fd_take_back(struct game *g, int who, int number)
{
    int at = find_in_discard(g, number);
    assert(at >= 0);
    g->discard.count--;
    memmove(g->discard.card + at, g->discard.card + at + 1, (size_t)(g->discard.count - at));
    g->discard.card[g->discard.count] = 0;
    g->hand[who][number]++;
    g->hand[who][0]++;
    g->persona[who].known[number]++;
    EVENT(.kind = TOOK_BACK, .seat = (uint8_t)who, .open = {[OPEN_CARD] = (uint8_t)number});
}

/* A card changed for the turn goes back into the hand, one rolled for a response is discarded. */
void fd_settle_loose(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    if (!p->loose)
        return;
    if (p->marks & ROLLED) {
        fd_add_to_discard(g, p->loose);
    } else {
        g->hand[who][p->loose]++;
        p->known[p->loose]++;
    }
    p->loose = p->loose_as = 0;
    p->marks &= (uint8_t)~ROLLED;
}

/* --- Looking. --- */

int fd_hand_size(const struct game *g, int who)
{
    return g->hand[who][0] - fd_holds_loose(g, who);
}

void fd_tell_hand(const struct game *g, int who, uint8_t kind)
{
    const uint8_t *hand = g->hand[who];
    EVENT(.kind = kind, .seat = (uint8_t)who,
          .open = {[OPEN_SIZE] = hand[0], hand[1], hand[2], hand[3], hand[4], hand[5]});
}

void fd_show_hand(struct game *g, int who)
{
    memcpy(g->persona[who].known + 1, g->hand[who] + 1, NUMBERS);
    fd_tell_hand(g, who, SHOWED);
}

/* FD-097. Told as events too, because after a draw the next deal follows at once and the view
 * never shows these hands. Who is out has none. */
void fd_show_hands(const struct game *g)
{
    FOR_EACH_SEAT(who, g->alive)
        fd_tell_hand(g, who, SHOWED);
}
