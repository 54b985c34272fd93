/* abilities_light.c - the abilities of the light set: when they can be used, and what they do. */
#include "games/flash_duel/abilities.h"

/* --- Shared by several. --- */

struct option *fd_offer_each(seat_set foes, struct option use, struct option *out)
{
    for (; foes; foes &= (seat_set)(foes - 1)) {
        use.b = (uint8_t)__builtin_ctz(foes);
        *out++ = use;
    }
    return out;
}

seat_set fd_foes_at(const struct game *g, int who, int apart)
{
    seat_set there = 0;
    if (!(fd_distances(g, who) >> apart & 1))
        return 0;
    for (seat_set foes = fd_foes(g, who); foes; foes &= (seat_set)(foes - 1))
        if (fd_apart(g, who, __builtin_ctz(foes)) == apart)
            there |= (seat_set)(foes & -foes);
    return there;
}

seat_set fd_foes_on(const struct game *g, int who, bool dark)
{
    seat_set there = 0;
    for (seat_set foes = fd_foes(g, who); foes; foes &= (seat_set)(foes - 1))
        if (fd_is_dark(g->space[__builtin_ctz(foes)]) == dark)
            there |= (seat_set)(foes & -foes);
    return there;
}

struct option *fd_offer_foes(const struct game *g, int who, struct option use, struct option *out)
{
    return fd_offer_each(fd_foes(g, who), use, out);
}

struct option *fd_offer_foes_on_dark(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    return fd_offer_each(fd_foes_on(g, who, true), use, out);
}

struct option *fd_offer_with_cards(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (g->hand[who][0])
        *out++ = use;
    return out;
}

/* A move; c: back. */
struct option *fd_offer_extra_move(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        for (use.c = 0; g->hand[who][use.b] && use.c < 2; use.c++)
            *out++ = use;
    return out;
}

void fd_do_draw_one(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_draw(g, who, 1);
}

void fd_do_unblockable(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.flags |= UNBLOCKABLE;
}

void fd_do_block_with(struct game *g, int who, int number, int b)
{
    (void)b;
    fd_block(g, who, number, g->strike.count);
}

/* --- Grave. --- */

/* FD-342; whether the opponent stands on a dark space is checked where he announces it. */
struct option *fd_offer_reversal(const struct game *g, int who, struct option use,
                                 struct option *out)
{
    (void)g, (void)who;
    *out++ = use;
    return out;
}

/* b: the pair, c: the card taken, which may be one of the pair. */
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

void fd_do_knowing(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    fd_show_hand(g, g->about);
}

/* --- Jaina. --- */

struct option *fd_offer_flame_arrow(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    return fd_offer_each(fd_foes_at(g, who, 6), use, out);
}

void fd_do_flame_arrow(struct game *g, int who, int foe, int b)
{
    (void)who, (void)b;
    fd_hit(g, foe);
}

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

/* Everybody has seen this card now. */
static void show_card(struct game *g, int who, int card, int as)
{
    uint8_t *known = &g->persona[who].known[card];
    if (*known < g->hand[who][card])
        ++*known;
    EVENT(.kind = SHOWED_CARD, .seat = (uint8_t)who, .open = {(uint8_t)card, (uint8_t)as});
}

/* b: the card, c: the opponent. FD-352: at any distance. */
struct option *fd_offer_charged_shot(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        for (use.c = 0; g->hand[who][use.b] && use.c < g->fighters; use.c++)
            if (fd_foes(g, who) & seat_bit(use.c))
                *out++ = use;
    return out;
}

void fd_do_charged_shot(struct game *g, int who, int card, int foe)
{
    /* One that is known already could be shown again, so nothing new is learnt from it. */
    if (!g->persona[who].known[card])
        show_card(g, who, card, card);
    fd_shove(g, who, foe, card);
}

/* --- Midori. --- */

/* Three may be blocked with two; in Dragon Form two with one. */
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

/* b: the dash card, c: the strike's number, and how many of it in the upper half. */
struct option *fd_offer_esper_dash(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    const uint8_t *hand = g->hand[who];
    unsigned distances = fd_distances(g, who), within = (1u << (NUMBERS + 1)) - 1;
    int room = fd_room(g, who);
    for (use.b = 1; room && use.b <= NUMBERS; use.b++) {
        unsigned reached = hand[use.b] ? distances >> (use.b < room ? use.b : room) & within : 0;
        for (; reached; reached &= reached - 1) {
            int reach = __builtin_ctz(reached);
            for (int i = 1; i <= hand[reach] - (reach == use.b); i++) {
                use.c = (uint8_t)(reach | i << 4);
                *out++ = use;
            }
        }
    }
    return out;
}

/* --- Rook. --- */

struct option *fd_offer_with_ones(const struct game *g, int who, struct option use,
                                  struct option *out)
{
    (void)who;
    if (g->strike.number == 1)
        *out++ = use;
    return out;
}

void fd_do_thunderclap(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.flags |= NO_RETREAT;
}

/* b: the higher number. */
struct option *fd_offer_rock_armor(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    for (int n = g->strike.number + 1; !(g->strike.flags & UNBLOCKABLE) && n <= NUMBERS; n++)
        if (g->hand[who][n] >= g->strike.count) {
            use.b = (uint8_t)n;
            *out++ = use;
        }
    return out;
}

/* --- DeGrey. --- */

/* Sets of this number at the opponent whom the window is about; see fd_offer_esper_dash. */
static struct option *offer_attack_at(const struct game *g, int who, int number, struct option use,
                                      struct option *out)
{
    for (int i = 1; i <= g->hand[who][number]; i++) {
        use.c = (uint8_t)(number | i << 4);
        *out++ = use;
    }
    return out;
}

struct option *fd_offer_pilebunker(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    return fd_apart(g, who, g->about) == 4 ? offer_attack_at(g, who, 4, use, out) : out;
}

struct option *fd_offer_attack_again(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    int apart = fd_apart(g, who, g->about);
    return apart <= NUMBERS ? offer_attack_at(g, who, apart, use, out) : out;
}

struct option *fd_offer_spectral_pull(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    return fd_offer_each(fd_foes_on(g, who, false), use, out);
}

void fd_do_spectral_pull(struct game *g, int who, int foe, int b)
{
    (void)b;
    fd_pull(g, who, foe, 2);
}

/* FD-350, FD-351: at any distance, on a space of the right colour. */
struct option *fd_offer_spectral_push(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    return fd_offer_each(fd_foes_on(g, who, true), use, out);
}

void fd_do_spectral_push(struct game *g, int who, int foe, int b)
{
    (void)b;
    fd_shove(g, who, foe, 2);
}

/* --- Valerie. --- */

/* b: the card. FD-355, FD-356: it lies apart from the hand, because it counts as another one. */
struct option *fd_offer_green_eye(const struct game *g, int who, struct option use,
                                  struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        if (g->hand[who][use.b])
            *out++ = use;
    return out;
}

struct option *fd_offer_orange_eye(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    for (use.b = 2; use.b <= NUMBERS; use.b++)
        if (g->hand[who][use.b])
            *out++ = use;
    return out;
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

/* FD-357: not the one reshuffle of a Raid. What is in play stays there. */
void fd_do_rewind_time(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    int count = g->discard.count - g->played;
    for (int i = 0; i < count; i++)
        zone_put(ZONE_OF(g->deck), g->discard.card[i]);
    memmove(g->discard.card, g->discard.card + count, g->played);
    memset(g->discard.card + g->played, 0, (size_t)count);
    g->discard.count = g->played;
    fd_shuffle_deck(g);
    EVENT(.kind = RESHUFFLED, .seat = (uint8_t)who);
}

struct option *fd_offer_time_spiral(const struct game *g, int who, struct option use,
                                    struct option *out)
{
    return fd_offer_each(fd_foes_at(g, who, 7), use, out);
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
        fd_shove(g, my->who, my->foe, 1);
    END;
}

__attribute__((cold)) static void tell_peek(const struct game *g, int who)
{
    struct event peek = {
        .kind = PEEKED, .seat = (uint8_t)who, .eyes = fd_eyes(g, who), .open = {g->peeked}};
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
static bool is_strong_hand(const uint8_t *hand)
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

void fd_do_poker_flourish(struct game *g, int who, int foe, int b)
{
    (void)b;
    fd_show_hand(g, who);
    if (is_strong_hand(g->hand[who]))
        fd_hit(g, foe);
}

/* The card lies apart; what is left of it after the response is discarded (FD-360). */
void fd_do_roll_the_dice(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    struct persona *p = &g->persona[who];
    p->loose = p->loose_as = fd_turn_up(g);
    p->marks |= ROLLED;
    EVENT(.kind = ROLLED_CARD, .seat = (uint8_t)who, .open = {p->loose});
}

void fd_do_raise_the_stakes(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    bool dragon = fd_is_raid(g) || g->bot == BOT_DRAGON;
    g->stakes = (uint8_t)(g->stakes + !dragon); /* FD-362 */
    fd_draw(g, who, 1);
}

/* --- Argagarg. --- */

void fd_do_pacifism(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->pacifist = (uint8_t)who;
}

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
    CALL(1, shed, my->who, g->strike.count);
    g->strike.outcome = BLOCKED_IT;
    END;
}

void fd_do_hex(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    for (int i = 0; i < 2 && g->deck.count; i++) {
        uint8_t card = fd_turn_up(g);
        fd_drop(g, card);
        EVENT(.kind = DECK_DISCARDED, .seat = (uint8_t)who, .open = {card});
    }
}
