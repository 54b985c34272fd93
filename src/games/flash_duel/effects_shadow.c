/* effects_shadow.c - the abilities of the shadow set: when they can be used, and what they do. */
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/effects.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/team.h"
#include "games/flash_duel/turn.h"
#include "games/flash_duel/use.h"

/* --- Quince. --- */

/* Hidden Agenda. At the start of your turn: put a card face down under this one. It stays over
 * the end of the round; at the start of any later turn of yours you may take it back.
 * b: the card; one can be stashed at a time. c: the slot, which may be a mirror's. */
struct option *fd_offer_hidden_agenda(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    use.c = use.a;
    return g->persona[who].stash ? out : fd_offer_cards(g, who, 1, use, out);
}

/* Nobody else sees which card it is, so of each number that was known one less is known now. */
void fd_do_hidden_agenda(struct game *g, int who, int card, int slot)
{
    struct persona *p = &g->persona[who];
    assert(g->hand[who][card] && !p->stash);
    g->hand[who][card]--;
    g->hand[who][0]--;
    p->stash = (uint8_t)card;
    p->under = (uint8_t)slot;
    p->marks |= STASHED_NOW;
    for (int number = 1; number <= NUMBERS; number++)
        if (p->known[number])
            p->known[number]--;
    EVENT(.kind = STASHED, .seat = (uint8_t)who, .eyes = fd_eyes(g, who),
          .secret = {(uint8_t)card});
}

/* Political Prowess. At the start of your turn: turn another of your ability cards face up
 * again.
 * b: the slot of the card turned up. */
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
    EVENT(.kind = REFRESHED, .seat = (uint8_t)who, .open = {[OPEN_ABILITY] = p->slot[slot]});
}

/* Patriot Mirror. Right after an opponent's ability for the start or the end of their turn took
 * effect: use it yourself, if you can. As the mirrored ability would be offered; g->about names
 * it. */
struct option *fd_offer_mirror(const struct game *g, int who, struct option use, struct option *out)
{
    const struct ability *row = &fd_abilities[g->about];
    if (row->offer)
        return row->offer(g, who, use, out);
    *out++ = use;
    return out;
}

/* --- Onimaru. --- */

/* Clockwork Soldier. At the start of your turn: put a soldier on your space. At the start of
 * your later turns it advances 1 space. Opponents can't enter or pass its space. */
void fd_do_soldier(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->persona[who].soldier = g->space[who];
    EVENT(.kind = SOLDIER_SET, .seat = (uint8_t)who, .open = {[OPEN_SPACE] = g->space[who]});
}

/* Wartime Tactics. At the start of your turn: discard a card and draw one, once or twice. The
 * second time is up to them. */
SCRIPT(wartime_tactics, uint8_t who; uint8_t i;)
{
    BEGIN;
    for (my->i = 0; my->i < 2 && !g->ending; my->i++) {
        CALL(1, shed, my->who, 1, my->i ? SHED_ANY : SHED_ALL);
        if (!g->k.result)
            break;
        fd_draw(g, my->who, 1);
    }
    END;
}

/* --- Troq. --- */

/* Cornered Prey. When you make a dashing strike at an opponent on their Start space: it can't be
 * blocked. */
struct option *fd_offer_cornered_prey(const struct game *g, int who, struct option use,
                                      struct option *out)
{
    if (g->strike.aim == (fd_side(g, who) ? 1 : SPACES))
        *out++ = use;
    return out;
}

/* Giant Growth. At the start of your turn: this turn your attack or dashing strike counts one
 * card more. */
void fd_do_giant_growth(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->persona[who].marks |= GROWN;
}

/* Beast Unleashed. After you pushed: move forward by up to as many spaces as the card shows.
 * b: how many spaces. The card that pushed is the last one played. */
struct option *fd_offer_beast_unleashed(const struct game *g, int who, struct option use,
                                        struct option *out)
{
    int card = g->discard.card[g->discard.count - 1], free = fd_free_ahead(g, who);
    for (use.b = 1; use.b <= (card < free ? card : free); use.b++)
        *out++ = use;
    return out;
}

void fd_do_beast_unleashed(struct game *g, int who, int spaces, int b)
{
    (void)b;
    uint8_t mine = g->mine, from = fd_move_forward(g, who, spaces);
    EVENT(.kind = WENT, .seat = (uint8_t)who,
          .open = {[OPEN_FROM] = from, [OPEN_TO] = g->space[who]});
    fd_after_way(g, who, mine);
}

/* --- Menelker. --- */

/* Into Oblivion. At the start of your turn: destroy an opponent's ability card for the rest of
 * the game; this card is destroyed, too.
 * b: the opponent, c: the slot. */
struct option *fd_offer_oblivion(const struct game *g, int who, struct option use,
                                 struct option *out)
{
    FOR_EACH_SEAT(foe, fd_foes(g, who)) {
        const struct persona *p = &g->persona[foe];
        use.b = (uint8_t)foe;
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
    EVENT(.kind = DESTROYED, .seat = (uint8_t)who, .open = {[OPEN_ABILITY] = p->slot[slot]});
}

/* A mirror that showed it is not destroyed. */
void fd_do_oblivion(struct game *g, int who, int foe, int slot)
{
    destroy(g, foe, slot);
    for (int i = 0; i < SLOTS; i++)
        if (g->persona[who].slot[i] == ABILITY_into_oblivion)
            destroy(g, who, i);
}

/* Bonecracker. When an opponent retreats from your dashing strike: they discard a card at
 * random. */
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

/* Deathstrike. When you attack with a pair or more: who blocks it must discard a further card or
 * is hit. */
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

/* Dominance. At the end of your turn: an opponent on a dark space must recover on their next
 * turn. FD-368: whoever recovers anyway, recovers for one turn more. */
void fd_do_dominance(struct game *g, int who, int foe, int b)
{
    (void)b;
    g->persona[foe].owes++;
    EVENT(.kind = MUST_RECOVER, .seat = (uint8_t)who, .open = {[OPEN_WHOM] = (uint8_t)foe});
}

/* Mistress's Command. At the start of your turn: an opponent shows their hand; choose a card of
 * it, with which they must move as their next main action, unless they recover. */
SCRIPT(mistress_command, uint8_t who, foe; struct option answer;)
{
    BEGIN;
    fd_show_hand(g, my->foe);
    if (!g->hand[my->foe][0])
        RETURN(0);
    ASK(1, my->who, ASK_COMMAND, my->foe);
    my->answer = ANSWER(my->who);
    g->persona[my->foe].forced = my->answer.a;
    EVENT(.kind = COMMANDED, .seat = my->who,
          .open = {[OPEN_CARD] = my->answer.a, [OPEN_WHOM] = my->foe});
    END;
}

/* --- Gloria. --- */

/* Healing Touch. At the start of your turn: take the card that was discarded last. */
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

/* Radiant Healing. At the start of your turn: discard one or two cards, then take as many other
 * ones of the discard pile, of different numbers. What they discard lies in play until they have
 * taken others. */
SCRIPT(radiant_healing, uint8_t who; uint8_t left, least; struct option answer;)
{
    BEGIN;
    CALL(1, shed, my->who, 2, SHED_ONE_OR_MORE);
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

/* Saving Grace. When you have retreated: you need not recover from it. FD-405: an earlier retreat
 * is still to be recovered from. */
void fd_do_saving_grace(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    if (!(g->persona[who].marks & OWED_BEFORE))
        g->recovering &= (seat_set)~seat_bit(who);
}

/* --- Vendetta. --- */

/* Surgical Strike. When you attack: name another number, which must be used to block.
 * b: the number. */
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
    g->strike.flags |= RENUMBERED;
    EVENT(.kind = NAMED_NUMBER, .seat = (uint8_t)who, .open = {[OPEN_NUMBER] = (uint8_t)number});
}

/* Stun Lock. When an opponent retreats from your dashing strike: they recover for two turns and
 * do not refill on the first. */
void fd_do_stun_lock(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->persona[g->about].marks |= STUNNED;
}

/* Acrobatics. When struck at by a dashing strike away from your Start space: avoid it on the
 * spot; you must recover as after a retreat. */
struct option *fd_offer_acrobatics(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (fd_advance(g, who) > 0)
        *out++ = use;
    return out;
}

void fd_do_acrobatics(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    g->strike.outcome = AVOIDED_IT;
    fd_owe_recovery(g, who);
    EVENT(.kind = AVOIDED, .seat = (uint8_t)who);
}

/* --- Gwen. --- */

/* Relentless Strikes. On a turn on which you recover from a retreat: take a normal turn instead.
 * FD-369: not when Dominance made them recover. FD-414: Stun Lock only prolonged the recovery. */
struct option *fd_offer_relentless(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (!g->persona[who].owes)
        *out++ = use;
    return out;
}

void fd_do_relentless(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    uint8_t *marks = &g->persona[who].marks;
    g->recovering &= (seat_set)~seat_bit(who);
    *marks = (uint8_t)((*marks & ~STUNNED) | RESTLESS);
}

/* Shadowswarm. At the start of your turn: discard any number of cards, then draw as many. */
SCRIPT(shadowswarm, uint8_t who;)
{
    BEGIN;
    CALL(1, shed, my->who, g->hand[my->who][0], SHED_ONE_OR_MORE);
    fd_draw(g, my->who, g->k.result);
    END;
}

/* --- Zane. --- */

/* Shoulder Ram. At the start of your turn: move next to an opponent 1 or 2 spaces away and push
 * them back 2 spaces.
 * b: the opponent, 1 or 2 spaces away. */
struct option *fd_offer_shoulder_ram(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    seat_set near = fd_foes_within(g, who, 1, 1);
    if (!near && fd_free_ahead(g, who))
        near = fd_foes_within(g, who, 2, 2);
    return fd_offer_each(near, use, out);
}

void fd_do_shoulder_ram(struct game *g, int who, int foe, int b)
{
    (void)b;
    if (fd_distance(g, who, foe) == 2)
        fd_do_beast_unleashed(g, who, 1, 0);
    fd_shove(g, foe, 2);
}

/* Landmine. At the start of your turn: put the mine on an empty space other than a Start space.
 * Who ends a movement there skips their next turn, and the mine is gone.
 * b: the space. */
struct option *fd_offer_landmine(const struct game *g, int who, struct option use,
                                 struct option *out)
{
    (void)who;
    unsigned taken = 1u << g->mine;
    FOR_EACH_SEAT(fighter, g->alive)
        taken |= 1u << g->space[fighter] | 1u << g->persona[fighter].soldier;
    for (use.b = 2; use.b < SPACES; use.b++)
        if (!(taken >> use.b & 1))
            *out++ = use;
    return out;
}

void fd_do_landmine(struct game *g, int who, int space, int b)
{
    (void)b;
    g->mine = (uint8_t)space;
    EVENT(.kind = MINE_SET, .seat = (uint8_t)who, .open = {[OPEN_SPACE] = (uint8_t)space});
}

/* Maximum Anarchy. At the start of your turn: all players discard their hands and draw as many
 * cards. In turn order, beginning with who plays it; when the deck runs out, time is over at
 * once. */
void fd_do_anarchy(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    uint8_t size[FIGHTERS] = {0};
    FOR_EACH_SEAT(owner, g->alive) {
        size[owner] = g->hand[owner][0];
        fd_drop_hand(g, owner);
    }
    int at = 0; /* in the order of turns */
    while (g->order[at] != who)
        at++;
    for (int i = 0; i < g->fighters && !g->ending; i++) {
        int drawer = g->order[(at + i) % g->fighters];
        fd_draw(g, drawer, size[drawer]);
    }
}
