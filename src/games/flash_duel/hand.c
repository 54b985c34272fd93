/* hand.c - dealing, playing, discarding and drawing, and what happens when the deck is empty. */
#include "games/flash_duel/flash_duel.h"

void fd_hand_play(struct game *g, int seat, int number, int count)
{
    assert(g->hand[seat][number] >= count);
    g->hand[seat][number] = (uint8_t)(g->hand[seat][number] - count);
    g->hand[seat][0] = (uint8_t)(g->hand[seat][0] - count);
    g->played = (uint8_t)(g->played + count);
    while (count-- > 0)
        zone_put(ZONE_OF(g->discard), (uint8_t)number);
}

__attribute__((cold)) static void tell_draw(const struct game *g, int seat, int count)
{
    struct event drew = {.kind = DREW, .seat = (uint8_t)seat, .eyes = seat_bit(seat),
                         .open = {(uint8_t)count}};
    for (int i = 0; i < count; i++)
        drew.secret[i] = g->deck.card[g->deck.count - 1 - i];
    event_emit(&drew);
}

static void draw(struct game *g, int seat, int count)
{
    assert(count <= g->deck.count && count <= EVENT_SECRET);
    if (LISTENING && count)
        tell_draw(g, seat, count);
    g->deck.count = (uint8_t)(g->deck.count - count);
    g->hand[seat][0] = (uint8_t)(g->hand[seat][0] + count);
    uint8_t *drawn = g->deck.card + g->deck.count;
    for (uint8_t *card = drawn; card < drawn + count; card++) {
        g->hand[seat][*card]++;
        *card = 0;
    }
}

/* FD-024 to FD-028: the deck is built anew, shuffled and dealt; the pawns go to their Starts. */
void fd_deal(struct game *g)
{
    static const uint8_t fresh[DECK] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3,
                                        3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5};
    if (g->round < UINT8_MAX) /* a string of drawn rounds has no end */
        g->round++;
    EVENT(.kind = ROUND_BEGINS, .seat = g->turn, .open = {g->round});
    memset(g->hand, 0, sizeof g->hand);
    zone_clear(ZONE_OF(g->discard));
    memcpy(g->deck.card, fresh, sizeof fresh);
    g->deck.count = DECK;
    chance_shuffle(&g->k.chance, g->deck.card, DECK);
    draw(g, 0, HAND);
    draw(g, 1, HAND);
    for (int seat = 0; seat < 2; seat++)
        g->space[seat] = seat == 0 ? 1 : SPACES;
    g->recovering = 0;
    g->played = 0;
    g->strike = (struct strike){0};
    g->ending = ROUND_RUNNING;
    g->winner = NOBODY;
}

/* FD-097. Told as events too, because after a draw the next deal follows at once and the view
 * never shows these hands. */
static void show_hands(const struct game *g)
{
    for (uint8_t seat = 0; seat < 2; seat++) {
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
          .open = {usable[0], usable[1], (uint8_t)fd_advance(g, 0),
                   (uint8_t)fd_advance(g, 1)});
    show_hands(g);
}

/* FD-070, FD-096: up to five cards, or what is left. */
void fd_refill(struct game *g, int seat)
{
    int wanted = HAND - g->hand[seat][0];
    draw(g, seat, wanted < g->deck.count ? wanted : g->deck.count);
}
