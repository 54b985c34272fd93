/* options.c - what is legal: the answers that a seat may give to the open question. */
#include "games/flash_duel/options.h"
#include "core/orders.h"
#include "games/flash_duel/betrayal.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/prepare.h"
#include "games/flash_duel/raid.h"
#include "games/flash_duel/simple.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* --- Main actions. --- */

enum { REACHABLE = (1u << (NUMBERS + 2)) - 1 }; /* distances up to 6, for a 5 that counts as 6 */

/* What a fighter who is to act sees of the bridge, looked up once. */
struct prospect {
    uint32_t windows;   /* in which they could use an ability */
    unsigned distances; /* of their enemies */
    int free;           /* spaces ahead */
    int extra;          /* see fd_extra_card */
};

int fd_extra_card(const struct game *g, int who, uint32_t windows)
{
    if (g->persona[who].loose)
        return g->persona[who].loose_as | THROUGH_LOOSE;
    return windows & WITH_TWOS ? 2 | THROUGH_TWOS : 0;
}

/* The strikes after a dash that leaves enemies at these distances, with what the hand holds beside
 * the dash card; `extra` may be one of the cards, if it is not the dash card (FD-060 to FD-065). */
static struct option *offer_strikes(const struct game *g, int who, int dash, unsigned distances,
                                    int extra, struct option *out)
{
    bool printed = dash <= NUMBERS;
    int dash_number = printed ? dash : 0, extra_number = printed ? extra & NUMBER_MASK : 0;
    FOR_EACH_BIT(reach, distances & REACHABLE) {
        int left = reach > NUMBERS ? 0 : g->hand[who][reach] - (reach == dash_number);
        out = fd_offer_sets(out, DASH_STRIKE, (uint8_t)dash, (uint8_t)reach, left);
        if (reach == extra_number)
            out = fd_offer_sets(out, DASH_STRIKE, (uint8_t)dash, (uint8_t)extra, left + 1);
    }
    return out;
}

/* What can be done with one card. FD-044: push who is adjacent; FD-064, FD-205: no dash without a
 * free space for it. */
static inline struct option *offer_card(const struct game *g, int who, int card,
                                        const struct prospect *p, struct option *out)
{
    int number = card & NUMBER_MASK;
    int step = number < p->free ? number : p->free;
    out = fd_offer_moves(out, card);
    if (p->distances & 1u << 1)
        *out++ = (struct option){PUSH, .a = (uint8_t)card};
    if (step && (p->distances >> step & REACHABLE))
        out = offer_strikes(g, who, card, p->distances >> step, p->extra, out);
    return out;
}

/* FD-051; Rocket Punch reaches one space farther. */
static struct option *offer_attacks(const struct game *g, int who, const struct prospect *p,
                                    struct option *out)
{
    bool punch = p->windows & WITH_PUNCH;
    FOR_EACH_BIT(distance, p->distances & REACHABLE) {
        int cards = distance > NUMBERS ? 0 : g->hand[who][distance];
        out = fd_offer_sets(out, ATTACK, 0, (uint8_t)distance, cards);
        if ((p->extra & NUMBER_MASK) == distance)
            out = fd_offer_sets(out, ATTACK, 0, (uint8_t)p->extra, cards + 1);
        if (punch && distance > 1)
            out = fd_offer_sets(out, ATTACK, 0, (uint8_t)((distance - 1) | THROUGH_PUNCH),
                                g->hand[who][distance - 1]);
    }
    return out;
}

/* FD-036, for any number of enemies, with cards that are none and with soldiers. */
static struct option *offer_cards(const struct game *g, int who, struct option *out)
{
    uint32_t windows = fd_windows(g, who);
    int forced = g->persona[who].forced;
    if (forced && g->hand[who][forced])
        return fd_offer_moves(out, forced);
    struct prospect see = {windows, fd_distances(g, who), fd_free_ahead(g, who),
                           fd_extra_card(g, who, windows)};
    for (int card = 1; card <= NUMBERS; card++)
        if (g->hand[who][card])
            out = offer_card(g, who, card, &see, out);
    if (see.extra)
        out = offer_card(g, who, see.extra, &see, out);
    return offer_attacks(g, who, &see, out);
}

__attribute__((noinline)) static struct option *offer_all_actions(const struct game *g, int who,
                                                                  struct option *out)
{
    struct option *first = out;
    out = offer_cards(g, who, out);
    if (out == first) /* FD-038 */
        *out++ = (struct option){PASS};
    if (fd_may_unstash(g, who))
        *out++ = (struct option){UNSTASH};
    return out;
}

/* Is there nothing but hand and distance to consider, as in the Simple game? */
static bool is_plain(const struct game *g, int who)
{
    return g->hand[who][0] && fd_is_duel(g) && !fd_is_burdened(g, who) &&
           !(fd_windows_up(g, who) & (WITH_TWOS | WITH_PUNCH));
}

/* The main actions, and the abilities for the start of a turn, after which the action still
 * follows. */
__attribute__((noinline)) static struct option *offer_actions(const struct game *g, int who,
                                                              struct option *out)
{
    out = is_plain(g, who) ? fd_offer_actions_duel(g, who, out) : offer_all_actions(g, who, out);
    if (fd_windows_up(g, who) & START)
        out = fd_offer_uses(g, who, START, out);
    return g->mode == MODE_BETRAYAL ? fd_offer_unmasking(g, who, out) : out;
}

/* --- Responses. --- */

static inline struct option *offer_retreats(const uint8_t *hand, int extra, struct option *out)
{
    for (uint8_t card = 1; card <= NUMBERS; card++)
        if (hand[card])
            *out++ = (struct option){RETREAT, .a = card};
    if (extra)
        *out++ = (struct option){RETREAT, .a = (uint8_t)extra};
    return out;
}

/* FD-073 to FD-076, FD-085, and the abilities of who is struck at. */
__attribute__((noinline)) static struct option *offer_responses(const struct game *g, int who,
                                                                struct option *out)
{
    const struct strike *strike = &g->strike;
    uint32_t windows = fd_windows(g, who), window = strike->dashing ? DASHED_AT : ATTACKED_BY;
    int extra = fd_extra_card(g, who, windows);
    int cards = strike->number > NUMBERS ? 0 : g->hand[who][strike->number];
    uint8_t needed = (uint8_t)(strike->count - strike->helped);
    bool blockable = !(strike->flags & UNBLOCKABLE);
    if (blockable && cards >= needed)
        *out++ = (struct option){BLOCK, .b = strike->number, .c = needed};
    if (blockable && (extra & NUMBER_MASK) == strike->number && cards + 1 >= needed)
        *out++ = (struct option){BLOCK, .b = (uint8_t)extra, .c = needed};
    if (strike->dashing && !(strike->flags & NO_RETREAT) && fd_advance(g, who) > 0)
        out = offer_retreats(g->hand[who], extra, out);
    *out++ = (struct option){TAKE_HIT};
    if (windows & window)
        out = fd_offer_uses(g, who, window, out);
    return g->mode == MODE_BETRAYAL ? fd_offer_unmasking(g, who, out) : out;
}

/* --- What abilities ask. --- */

/* In the order of their numbers, from c on, and none from which on too few would remain to be
 * discarded. In another's guess of the hand there may be too few already: then it is any card. */
static struct option *offer_discards(const struct game *g, int who, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    int above = 0, least = ask->c, all = fd_hand_size(g, who);
    for (int card = least; card <= NUMBERS; card++)
        above += g->hand[who][card];
    int must = ask->b < all ? ask->b : all, needed = must ? must : 1;
    if (above < must) {
        least = 1;
        above = all;
    }
    for (uint8_t card = (uint8_t)least; card <= NUMBERS && above >= needed; card++) {
        if (g->hand[who][card])
            *out++ = (struct option){DISCARD, .a = card};
        above -= g->hand[who][card];
    }
    if (!must)
        *out++ = (struct option){PASS};
    return out;
}

/* Different numbers, in their order, as many as there are. */
static struct option *offer_takes(const struct game *g, struct option *out)
{
    const struct ask *ask = &g->k.ask;
    struct option *first = out;
    int above = 0;
    for (int card = ask->c; card <= NUMBERS; card++)
        above += fd_in_discard(g, card);
    int needed = ask->a < above ? ask->a : above;
    for (uint8_t card = ask->c; card <= NUMBERS && above >= needed; card++)
        if (fd_in_discard(g, card)) {
            *out++ = (struct option){TAKE, .a = card};
            above--;
        }
    if (out == first)
        *out++ = (struct option){PASS};
    return out;
}

/* Which card to take, and the order of the others. */
static struct option *offer_peeks(const struct game *g, struct option *out)
{
    uint8_t top[3] = {0};
    assert(g->peeked <= 3 && g->peeked <= g->deck.count);
    for (int i = 0; i < g->peeked; i++)
        top[i] = g->deck.card[g->deck.count - 1 - i];
    return offer_orders(PEEK_TAKE, top, out);
}

/* A verb with each number of the hand. */
static struct option *offer_hand(const struct game *g, int who, uint8_t verb, struct option *out)
{
    for (uint8_t card = 1; card <= NUMBERS; card++)
        if (g->hand[who][card])
            *out++ = (struct option){verb, .a = card};
    return out;
}

static struct option *offer_spiral(const struct game *g, int who, struct option *out)
{
    out = offer_hand(g, who, DISCARD, out);
    *out++ = (struct option){GO_BACK};
    return out;
}

static struct option *offer_window(const struct game *g, int who, struct option *out)
{
    out = fd_offer_uses(g, who, 1u << g->k.ask.a, out);
    *out++ = (struct option){PASS};
    return out;
}

/* --- All questions. --- */

static struct option *offer_starters(struct option *out)
{
    for (uint8_t side = 0; side < 2; side++)
        *out++ = (struct option){LET_BEGIN, .a = side};
    return out;
}

__attribute__((noinline)) static struct option *offer_others(const struct game *g, int seat,
                                                             struct option *out)
{
    switch (g->k.ask.kind) {
    case ASK_STARTER: return offer_starters(out);
    case ASK_CHARACTER: return fd_offer_characters(g, out);
    case ASK_ABILITY: return offer_window(g, seat, out);
    case ASK_DISCARD: return offer_discards(g, seat, out);
    case ASK_TAKE: return offer_takes(g, out);
    case ASK_PEEK: return offer_peeks(g, out);
    case ASK_SPIRAL: return offer_spiral(g, seat, out);
    case ASK_COMMAND: return offer_hand(g, g->k.ask.a, COMMAND, out);
    case ASK_DRAFT: return fd_offer_drafts(g, out);
    case ASK_TWEAK: return fd_offer_tweaks(g, seat, out);
    case ASK_ORDER: return fd_offer_leaders(g, seat, out);
    case ASK_KIT: return fd_offer_kit(g, out);
    case ASK_ASSIST: return fd_offer_assists(g, seat, out);
    case ASK_NAMING: return fd_offer_namings(g, out);
    case ASK_COUNT: return fd_offer_counts(g, out);
    case ASK_WORD: return fd_offer_words(g, seat, out);
    default: return out;
    }
}

/* Only finds the right list: the lists are not inlined here, so that a short one does not pay for
 * the registers of a long one. */
struct option *fd_options(const struct game *g, int seat, struct option *out)
{
    bool simple = g->mode == MODE_SIMPLE;
    switch (g->k.ask.kind) {
    case ASK_ACTION:
        return simple ? fd_offer_actions_duel(g, seat, out) : offer_actions(g, seat, out);
    case ASK_RESPONSE:
        return simple ? fd_offer_responses_duel(g, seat, out) : offer_responses(g, seat, out);
    default: return offer_others(g, seat, out);
    }
}
