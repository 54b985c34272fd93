/* hand.c - dealing, playing, discarding and drawing, and what happens when the deck is empty. */
#include "games/flash_duel/flash_duel.h"

__attribute__((cold, noinline)) static void tell_draw(const struct game *g, int seat, int count)
{
    int told = 0;
    struct event drew = {
        .kind = DREW, .seat = (uint8_t)seat, .eyes = fd_eyes(g, seat), .open = {(uint8_t)count}};
    for (uint8_t number = 1; number <= NUMBERS; number++) /* sorted, as a hand is shown */
        for (int i = 0; i < count; i++)
            if (g->deck.card[g->deck.count - 1 - i] == number)
                drew.secret[told++] = number;
    event_emit(&drew);
}

/* From the top of the deck into the hand, and nobody hears of it. */
static inline void take(struct game *g, int seat, int count)
{
    assert(count <= g->deck.count);
    g->deck.count = (uint8_t)(g->deck.count - count);
    g->hand[seat][0] = (uint8_t)(g->hand[seat][0] + count);
    uint8_t *drawn = g->deck.card + g->deck.count;
    for (uint8_t *card = drawn; card < drawn + count; card++) {
        g->hand[seat][*card]++;
        *card = 0;
    }
}

static inline void draw(struct game *g, int seat, int count)
{
    assert(count <= g->deck.count && count <= EVENT_SECRET);
    if (LISTENING && count)
        tell_draw(g, seat, count);
    take(g, seat, count);
}

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
    zone_clear(ZONE_OF(g->deck));
    for (uint8_t number = 1; number <= NUMBERS; number++) {
        memset(end, number, copies[number]);
        end += copies[number];
    }
    g->deck.count = (uint8_t)(end - g->deck.card);
    fd_shuffle_deck(g);
}

static void clear_round(struct game *g)
{
    memset(g->hand, 0, sizeof g->hand);
    zone_clear(ZONE_OF(g->discard));
    g->recovering = 0;
    g->played = 0;
    g->strike = (struct strike){0};
    g->ending = ROUND_RUNNING;
    g->winner = NOBODY;
}

static void count_round(struct game *g)
{
    if (g->round < UINT8_MAX) /* a string of drawn rounds has no end */
        g->round++;
    EVENT(.kind = ROUND_BEGINS, .seat = g->turn, .open = {g->round});
}

/* FD-024 to FD-028: the deck is built anew, shuffled and dealt; the pawns go to their Starts. */
void fd_deal(struct game *g)
{
    static const uint8_t fresh[DECK] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3,
                                        3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5};
    count_round(g);
    clear_round(g);
    memcpy(g->deck.card, fresh, sizeof fresh);
    g->deck.count = DECK;
    chance_shuffle(&g->k.chance, g->deck.card, DECK);
    draw(g, 0, HAND);
    draw(g, 1, HAND);
    g->alive = seat_bit(0) | seat_bit(1);
    g->space[0] = 1;
    g->space[1] = SPACES;
}

/* FD-097. Told as events too, because after a draw the next deal follows at once and the view
 * never shows these hands. Who is out has none. */
void fd_show_hands(const struct game *g)
{
    for (uint8_t seat = 0; seat < FIGHTERS; seat++) {
        if (!g->space[seat])
            continue;
        const uint8_t *hand = g->hand[seat];
        EVENT(.kind = SHOWED, .seat = seat,
              .open = {hand[0], hand[1], hand[2], hand[3], hand[4], hand[5]});
    }
}

/* FD-097 to FD-101: hands are shown; more cards that could attack win, then the longer advance. */
void fd_time_over(struct game *g)
{
    int apart = fd_distance(g);
    uint8_t usable[2] = {0}; /* cards that could attack */
    for (int seat = 0; seat < 2 && apart <= NUMBERS; seat++)
        usable[seat] = g->hand[seat][apart];
    int lead = usable[0] - usable[1];
    if (!lead)
        lead = fd_advance(g, 0) - fd_advance(g, 1);
    g->ending = ROUND_TIME_OVER;
    g->winner = lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
    EVENT(.kind = TIME_OVER, .seat = NOBODY,
          .open = {usable[0], usable[1], (uint8_t)fd_advance(g, 0), (uint8_t)fd_advance(g, 1)});
    fd_show_hands(g);
}

/* FD-070, FD-096: up to five cards, or what is left. */
void fd_refill(struct game *g, int seat)
{
    int wanted = HAND - g->hand[seat][0];
    draw(g, seat, wanted < g->deck.count ? wanted : g->deck.count);
}

/* --- With abilities. --- */

/* FD-118, FD-370: the round's deal; abilities are face up again, unless destroyed. */
void fd_deal_battle(struct game *g)
{
    fd_set_order(g);
    count_round(g);
    clear_round(g);
    g->alive = (seat_set)((1u << g->fighters) - 1);
    g->used = 0;
    g->mine = g->stakes = g->worth = g->about = 0;
    g->pacifist = NOBODY;
    g->feats &= (uint8_t)~USED_IN_ROUND;
    build_deck(g);
    for (int who = 0; who < g->fighters; who++) {
        struct persona *p = &g->persona[who];
        unsigned up = 0;
        bool dragon = fd_is_dragon(g, who);
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
        fd_draw_up(g, who);
    }
    g->reshuffles = fd_is_raid(g) ? fd_raid(g)->reshuffles : 0;
}

/* Whoever knew its top cards does not any more. */
void fd_shuffle_deck(struct game *g)
{
    chance_shuffle(&g->k.chance, g->deck.card, g->deck.count);
    g->peeker = NOBODY;
    g->peeked = 0;
}

/* FD-095: with the last card time is over. FD-250: in a Raid it may be the second time. */
static inline void deck_shrank(struct game *g, int count)
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
        draw(g, who, some);
        deck_shrank(g, some);
        count -= some;
    }
}

uint8_t fd_turn_up(struct game *g)
{
    uint8_t card = zone_take_top(ZONE_OF(g->deck));
    deck_shrank(g, 1);
    return card;
}

/* FD-339: who has enough draws none. Mostly it is a card or two of many, and nobody listens. */
void fd_draw_up(struct game *g, int who)
{
    int wanted = g->persona[who].limit - g->hand[who][0];
    if (wanted > 0 && wanted < g->deck.count && !g->peeked && !LISTENING)
        take(g, who, wanted);
    else if (wanted > 0)
        fd_draw(g, who, wanted);
}

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
    fd_hand_play(g, who, printed, count);
    fd_forget(g, who, printed, count);
}

void fd_drop(struct game *g, int number)
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
    fd_drop(g, number);
    EVENT(.kind = DISCARDED, .seat = (uint8_t)who, .open = {(uint8_t)number});
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
    EVENT(.kind = TOOK_BACK, .seat = (uint8_t)who, .open = {(uint8_t)number});
}

void fd_show_hand(struct game *g, int who)
{
    const uint8_t *hand = g->hand[who];
    memcpy(g->persona[who].known + 1, hand + 1, NUMBERS);
    EVENT(.kind = SHOWED, .seat = (uint8_t)who,
          .open = {hand[0], hand[1], hand[2], hand[3], hand[4], hand[5]});
}

/* A card changed for the turn goes back into the hand, one rolled for a response is discarded. */
void fd_settle_loose(struct game *g, int who)
{
    struct persona *p = &g->persona[who];
    if (!p->loose)
        return;
    if (p->marks & ROLLED) {
        fd_drop(g, p->loose);
    } else {
        g->hand[who][p->loose]++;
        p->known[p->loose]++;
    }
    p->loose = p->loose_as = 0;
    p->marks &= (uint8_t)~ROLLED;
}
