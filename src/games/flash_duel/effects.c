/* effects.c - what several abilities share: when they can be used, and what they do. */
#include "games/flash_duel/effects.h"
#include "games/flash_duel/bridge.h"
#include "games/flash_duel/hand.h"
#include "games/flash_duel/strike.h"
#include "games/flash_duel/turn.h"

/* --- Whom. --- */

static bool is_between(int distance, int nearest, int farthest)
{
    return distance >= nearest && distance <= farthest;
}

/* Mostly there is one, and elsewhere. */
seat_set fd_foes_within(const struct game *g, int who, int nearest, int farthest)
{
    seat_set there = 0;
    if (g->fighters == 2 && !is_between(fd_distance_duel(g), nearest, farthest))
        return 0;
    FOR_EACH_SEAT(foe, fd_foes(g, who))
        if (is_between(fd_distance(g, who, foe), nearest, farthest))
            there |= seat_bit(foe);
    return there;
}

seat_set fd_foes_on(const struct game *g, int who, bool dark)
{
    seat_set there = 0;
    FOR_EACH_SEAT(foe, fd_foes(g, who))
        if (fd_is_dark(g->space[foe]) == dark)
            there |= seat_bit(foe);
    return there;
}

struct option *fd_offer_each(seat_set foes, struct option use, struct option *out)
{
    FOR_EACH_SEAT(foe, foes) {
        use.b = (uint8_t)foe;
        *out++ = use;
    }
    return out;
}

/* Poker Flourish, Mistress's Command: any opponent. */
struct option *fd_offer_foes(const struct game *g, int who, struct option use, struct option *out)
{
    return fd_offer_each(fd_foes(g, who), use, out);
}

/* Spectral Push, Dominance: an opponent on a dark space. FD-350, FD-351: at any distance. */
struct option *fd_offer_foes_on_dark(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    return fd_offer_each(fd_foes_on(g, who, true), use, out);
}

/* --- With which cards. --- */

struct option *fd_offer_cards(const struct game *g, int who, int least, struct option use,
                              struct option *out)
{
    for (use.b = (uint8_t)least; use.b <= NUMBERS; use.b++)
        if (g->hand[who][use.b])
            *out++ = use;
    return out;
}

struct option *fd_offer_set(int number, int held, struct option use, struct option *out)
{
    for (int count = 1; count <= held; count++) {
        use.c = fd_pack_set(number, count);
        *out++ = use;
    }
    return out;
}

struct option *fd_offer_blocks(const struct game *g, int who, int least, struct option use,
                               struct option *out)
{
    if (g->strike.flags & UNBLOCKABLE)
        return out;
    for (int number = least; number <= NUMBERS; number++)
        if (g->hand[who][number] >= g->strike.count) {
            use.b = (uint8_t)number;
            *out++ = use;
        }
    return out;
}

/* Wartime Tactics, Radiant Healing, Shadowswarm: there must be a card to discard. */
struct option *fd_offer_with_cards(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    if (g->hand[who][0])
        *out++ = use;
    return out;
}

/* Windmill Crusher, Thunderclap: the attack or dashing strike is one with 1s. */
struct option *fd_offer_with_ones(const struct game *g, int who, struct option use,
                                  struct option *out)
{
    (void)who;
    if (g->strike.number == 1)
        *out++ = use;
    return out;
}

/* --- Another action. --- */

/* Speed of the Fox. On a turn on which you recover: make a move all the same.
 * Ninpo Flash. After an opponent blocked your attack: make a move.
 * b: the card, c: whether it is back. */
struct option *fd_offer_extra_move(const struct game *g, int who, struct option use,
                                   struct option *out)
{
    for (use.b = 1; use.b <= NUMBERS; use.b++)
        for (use.c = 0; g->hand[who][use.b] && use.c < 2; use.c++)
            *out++ = use;
    return out;
}

SCRIPT(extra_move, uint8_t who, card, back;)
{
    BEGIN;
    fd_move(g, my->who, (struct option){my->back ? MOVE_BACK : MOVE_FORWARD, .a = my->card});
    END;
}

/* Double Slash. After an opponent blocked your attack: attack them again.
 * c: the set that attacks. */
struct option *fd_offer_attack_again(const struct game *g, int who, struct option use,
                                     struct option *out)
{
    int distance = fd_distance(g, who, g->about);
    return distance <= NUMBERS && (fd_foes(g, who) & seat_bit(g->about)) /* FD-412 */
               ? fd_offer_set(distance, g->hand[who][distance], use, out)
               : out;
}

/* These two, Esper Dash and Pilebunker: an attack, or a dashing strike if there is a dash card. */
SCRIPT(extra_strike, uint8_t who, dash, set;)
{
    BEGIN;
    if (my->dash)
        fd_dash_strike(g, my->who, my->dash, fd_set_number(my->set), fd_set_count(my->set));
    else
        fd_attack(g, my->who, fd_set_number(my->set), fd_set_count(my->set));
    CALL(1, clash, 0);
    END;
}

/* --- What happens. --- */

/* Sudden Inspiration. When attacked: draw a card, then respond.
 * Cog Engine. At the start of your turn: draw a card.
 * Pleasure & Pain. When an opponent retreats from your dashing strike: draw a card. */
void fd_do_draw_one(struct game *g, int who, int a, int b)
{
    (void)a, (void)b;
    fd_draw(g, who, 1);
}

/* Windmill Crusher. When you attack with 1s: the attack can't be blocked.
 * Cornered Prey says the same of a dashing strike. */
void fd_do_unblockable(struct game *g, int who, int a, int b)
{
    (void)who, (void)a, (void)b;
    g->strike.flags |= UNBLOCKABLE;
}

/* Rock Armor, Black Diamond Hide: as many cards of another number. */
void fd_do_block_with(struct game *g, int who, int number, int b)
{
    (void)b;
    fd_block(g, who, number, g->strike.count);
}

/* Retract, Wing Beat. When struck at by a dashing strike: retreat with a card, and need not
 * recover.
 * b: the card. */
struct option *fd_offer_retract(const struct game *g, int who, struct option use,
                                struct option *out)
{
    bool can = !(g->strike.flags & NO_RETREAT) && fd_advance(g, who) > 0;
    return can ? fd_offer_cards(g, who, 1, use, out) : out;
}

void fd_do_retract(struct game *g, int who, int card, int b)
{
    (void)b;
    seat_set before = g->recovering; /* an earlier retreat is still to be recovered from */
    fd_retreat(g, who, card);
    g->recovering &= before;
}
