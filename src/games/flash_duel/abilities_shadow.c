/* abilities_shadow.c - the abilities of the shadow set: when they can be used, and what they do. */
#include "games/flash_duel/abilities.h"

/* --- Quince. --- */

/* b: the card; one can be stashed at a time. */
struct option *fd_offer_hidden_agenda(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    if (!g->persona[who].stash)
        for (use.b = 1; use.b <= NUMBERS; use.b++)
            if (g->hand[who][use.b])
                *out++ = use;
    return out;
}

/* Nobody else sees which card it is, so of each number that was known one less is known now. */
void fd_do_hidden_agenda(struct game *g, int who, int card, int b)
{
    (void)b;
    struct persona *p = &g->persona[who];
    g->hand[who][card]--;
    g->hand[who][0]--;
    p->stash = (uint8_t)card;
    for (int number = 1; number <= NUMBERS; number++)
        if (p->known[number])
            p->known[number]--;
    EVENT(.kind = STASHED, .seat = (uint8_t)who, .eyes = fd_eyes(g, who),
          .secret = {(uint8_t)card});
}

/* b: the slot of the card turned up. */
struct option *fd_offer_prowess(const struct game *g, int who, struct option use,
                                struct option *out)
{
    const struct persona *p = &g->persona[who];
    for (use.b = 0; use.b < SLOTS; use.b++)
        if (p->slot[use.b] && use.b != use.a && !((p->up | p->gone) >> use.b & 1))
            *out++ = use;
    return out;
}

void fd_do_prowess(struct game *g, int who, int slot, int b)
{
    (void)b;
    struct persona *p = &g->persona[who];
    fd_turn_cards(g, who, p->up | 1u << slot);
    EVENT(.kind = REFRESHED, .seat = (uint8_t)who, .open = {p->slot[slot]});
}

/* As the mirrored ability would be offered; g->about names it. */
struct option *fd_offer_mirror(const struct game *g, int who, struct option use, struct option *out)
{
    const struct ability *row = &fd_abilities[g->about];
    if (row->offer)
        return row->offer(g, who, use, out);
    *out++ = use;
    return out;
}

/* --- Onimaru. --- */

void fd_do_soldier(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->persona[who].soldier = g->space[who];
    EVENT(.kind = SOLDIER_SET, .seat = (uint8_t)who, .open = {g->space[who]});
}

/* The second time is up to him. */
SCRIPT(wartime_tactics, uint8_t who; uint8_t i;)
{
    BEGIN;
    for (my->i = 0; my->i < 2 && !g->ending; my->i++) {
        CALL(1, shed, my->who, 1, my->i);
        if (!g->k.result)
            break;
        fd_draw(g, my->who, 1);
    }
    END;
}

/* --- Bal-Bas-Beta. --- */

/* b: the card. */
struct option *fd_offer_retract(const struct game *g, int who, struct option use,
                                struct option *out)
{
    if (!(g->strike.flags & NO_RETREAT) && fd_advanced(g, who) > 0)
        for (use.b = 1; use.b <= NUMBERS; use.b++)
            if (g->hand[who][use.b])
                *out++ = use;
    return out;
}

void fd_do_retract(struct game *g, int who, int card, int b)
{
    (void)b;
    seat_set before = g->recovering; /* an earlier retreat is still to be recovered from */
    fd_retreat(g, who, card);
    g->recovering = before;
}

/* --- Troq. --- */

struct option *fd_offer_cornered_prey(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    if (g->strike.aim == (fd_side(g, who) ? 1 : SPACES))
        *out++ = use;
    return out;
}

void fd_do_giant_growth(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->persona[who].marks |= GROWN;
}

/* b: how many spaces. The card that pushed is the last one played. */
struct option *fd_offer_beast_unleashed(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    int card = g->discard.card[g->discard.count - 1], room = fd_room(g, who);
    for (use.b = 1; use.b <= (card < room ? card : room); use.b++)
        *out++ = use;
    return out;
}

void fd_do_beast_unleashed(struct game *g, int who, int spaces, int b)
{
    (void)b;
    uint8_t from = fd_go_forward(g, who, spaces);
    EVENT(.kind = WENT, .seat = (uint8_t)who, .open = {from, g->space[who]});
}

/* --- Menelker. --- */

/* b: the opponent, c: the slot. */
struct option *fd_offer_oblivion(const struct game *g, int who, struct option use,
                                 struct option *out)
{
    for (seat_set foes = fd_foes(g, who); foes; foes &= (seat_set)(foes - 1)) {
        use.b = (uint8_t)__builtin_ctz(foes);
        const struct persona *p = &g->persona[use.b];
        for (use.c = 0; use.c < SLOTS; use.c++)
            if (p->slot[use.c] && p->slot[use.c] != ABILITY_shadow_plague &&
                !(p->gone >> use.c & 1))
                *out++ = use;
    }
    return out;
}

static void destroy(struct game *g, int who, int slot)
{
    struct persona *p = &g->persona[who];
    p->gone |= (uint8_t)(1u << slot);
    fd_turn_cards(g, who, p->up & ~(1u << slot));
    EVENT(.kind = DESTROYED, .seat = (uint8_t)who, .open = {p->slot[slot]});
}

/* A mirror that showed it is not destroyed. */
void fd_do_oblivion(struct game *g, int who, int foe, int slot)
{
    destroy(g, foe, slot);
    for (int i = 0; i < SLOTS; i++)
        if (g->persona[who].slot[i] == ABILITY_into_oblivion)
            destroy(g, who, i);
}

void fd_do_bonecracker(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    int victim = g->about, number = 1;
    if (!g->hand[victim][0])
        return;
    int left = (int)chance_below(&g->k.chance, g->hand[victim][0]);
    while (left >= g->hand[victim][number])
        left -= g->hand[victim][number++];
    fd_discard(g, victim, number);
}

struct option *fd_offer_with_pair(const struct game *g, int who, struct option use,
                                  struct option *out)
{
    (void)who;
    if (g->strike.count >= 2)
        *out++ = use;
    return out;
}

void fd_do_deathstrike(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.flags |= BLOCK_COSTS_MORE;
}

/* --- Persephone. --- */

/* FD-368: whoever recovers anyway, recovers for one turn more. */
void fd_do_dominance(struct game *g, int who, int foe, int b)
{
    (void)b;
    g->persona[foe].owes++;
    EVENT(.kind = MUST_RECOVER, .seat = (uint8_t)who, .open = {(uint8_t)foe});
}

SCRIPT(mistress_command, uint8_t who, foe; struct option answer;)
{
    BEGIN;
    fd_show_hand(g, my->foe);
    if (!g->hand[my->foe][0])
        RETURN(0);
    ASK(1, my->who, ASK_COMMAND, my->foe);
    my->answer = ANSWER(my->who);
    g->persona[my->foe].forced = my->answer.a;
    EVENT(.kind = COMMANDED, .seat = my->who, .open = {my->answer.a, my->foe});
    END;
}

/* --- Gloria. --- */

struct option *fd_offer_healing_touch(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    (void)who;
    if (g->discard.count > g->played)
        *out++ = use;
    return out;
}

void fd_do_healing_touch(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_take_back(g, who, g->discard.card[g->discard.count - g->played - 1]);
}

/* What he discards lies in play until he has taken others. */
SCRIPT(radiant_healing, uint8_t who; uint8_t left, least; struct option answer;)
{
    BEGIN;
    CALL(1, shed, my->who, 2, 2);
    my->left = (uint8_t)g->k.result;
    g->played = my->left;
    my->least = 1;
    for (; my->left; my->left--) {
        ASK(2, my->who, ASK_TAKE, my->left, 0, my->least);
        my->answer = ANSWER(my->who);
        if (my->answer.verb == PASS)
            break;
        fd_take_back(g, my->who, my->answer.a);
        my->least = (uint8_t)(my->answer.a + 1);
    }
    g->played = 0;
    END;
}

void fd_do_saving_grace(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->recovering &= (seat_set)~seat_bit(who);
}

/* --- Vendetta. --- */

/* b: the number. */
struct option *fd_offer_surgical_strike(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    (void)who;
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        if (use.b != g->strike.number)
            *out++ = use;
    return out;
}

void fd_do_surgical_strike(struct game *g, int who, int number, int b)
{
    (void)b;
    g->strike.number = (uint8_t)number;
    EVENT(.kind = NAMED_NUMBER, .seat = (uint8_t)who, .open = {(uint8_t)number});
}

void fd_do_stun_lock(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->persona[g->about].marks |= STUNNED;
}

struct option *fd_offer_acrobatics(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (fd_advanced(g, who) > 0)
        *out++ = use;
    return out;
}

void fd_do_acrobatics(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->strike.outcome = AVOIDED_IT;
    g->recovering |= seat_bit(who);
    EVENT(.kind = AVOIDED, .seat = (uint8_t)who);
}

/* --- Gwen. --- */

/* FD-369: not when an opponent made her recover. */
struct option *fd_offer_relentless(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    const struct persona *p = &g->persona[who];
    if ((g->recovering & seat_bit(who)) && !p->owes && !(p->marks & STUNNED))
        *out++ = use;
    return out;
}

void fd_do_relentless(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->recovering &= (seat_set)~seat_bit(who);
    g->persona[who].marks |= RESTLESS;
}

SCRIPT(shadowswarm, uint8_t who;)
{
    BEGIN;
    CALL(1, shed, my->who, g->hand[my->who][0], 2);
    fd_draw(g, my->who, g->k.result);
    END;
}

/* --- Zane. --- */

/* b: the opponent, 1 or 2 spaces away. */
struct option *fd_offer_shoulder_ram(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    seat_set near = fd_foes_at(g, who, 1);
    if (!near && fd_room(g, who))
        near = fd_foes_at(g, who, 2);
    return fd_offer_each(near, use, out);
}

void fd_do_shoulder_ram(struct game *g, int who, int foe, int b)
{
    (void)b;
    if (fd_apart(g, who, foe) == 2)
        fd_do_beast_unleashed(g, who, 1, 0);
    fd_shove(g, who, foe, 2);
}

/* b: the space. */
struct option *fd_offer_landmine(const struct game *g, int who, struct option use,
                                 struct option *out)
{
    (void)who;
    unsigned taken = 1u << g->mine;
    for (int i = 0; i < g->fighters; i++)
        taken |= 1u << g->space[i] | 1u << g->persona[i].soldier;
    for (use.b = 2; use.b < SPACES; use.b++)
        if (!(taken >> use.b & 1))
            *out++ = use;
    return out;
}

void fd_do_landmine(struct game *g, int who, int space, int b)
{
    (void)b;
    g->mine = (uint8_t)space;
    EVENT(.kind = MINE_SET, .seat = (uint8_t)who, .open = {(uint8_t)space});
}

/* In turn order, beginning with who plays it; when the deck runs out, time is over at once. */
void fd_do_anarchy(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    uint8_t size[FIGHTERS] = {0};
    for (int i = 0; i < g->fighters; i++) {
        size[i] = g->hand[i][0];
        for (int number = 1; number <= NUMBERS; number++)
            while (g->hand[i][number])
                fd_discard(g, i, number);
    }
    int at = 0;
    while (g->order[at] != who)
        at++;
    for (int i = 0; i < g->fighters && !g->ending; i++) {
        int drawer = g->order[(at + i) % g->fighters];
        fd_draw(g, drawer, size[drawer]);
    }
}
