/* dragon.c - the Puzzle Dragon: what it does on its turn, and how a game against it ends. */
#include "games/puzzle_strike_2/dragon.h"
#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"

static void block(struct game *g, int most, bool in_action)
{
    int removed = most < g->tokens ? most : g->tokens;
    g->tokens = (uint8_t)(g->tokens - removed);
    EVENT(.kind = DRAGON_BLOCKED, .seat = NOBODY,
          .open = {(uint8_t)removed, g->tokens, (uint8_t)most, in_action});
}

static void send_everybody(struct game *g, int count)
{
    for (int seat = 0; seat < g->players; seat++)
        g->player[seat].incoming = p2_sum(g->player[seat].incoming, count);
}

/* P2-342: what it removes from its own zone goes to everybody. */
static void crash(struct game *g, int most, int color)
{
    int count = most < g->tokens ? most : g->tokens;
    g->tokens = (uint8_t)(g->tokens - count);
    EVENT(.kind = DRAGON_CRASHED, .seat = NOBODY,
          .open = {(uint8_t)count, (uint8_t)most, (uint8_t)color});
    send_everybody(g, count);
}

static int highest_block(const struct game *g)
{
    int most = 3;
    for (int slot = 0; slot < g->bank.count; slot++)
        for (int i = 0; i < STEPS; i++) {
            struct step step = p2_fact(g->bank.card[slot])->steps[i];
            if (step.op == DO_BLOCK && step.n > most)
                most = (int)step.n;
        }
    return most;
}

static int highest_cost(const struct game *g)
{
    int most = 0;
    for (int slot = 0; slot < g->bank.count; slot++)
        if (p2_fact(g->bank.card[slot])->cost > most)
            most = p2_fact(g->bank.card[slot])->cost;
    return most;
}

static void scatter_hands(struct game *g)
{
    for (int seat = 0; seat < g->players; seat++)
        for (int i = 0; i < 2 && p2_hand_size(&g->player[seat]); i++) {
            unsigned cards = (unsigned)p2_hand_size(&g->player[seat]);
            p2_hand_to_discard(g, seat, (int)chance_below(&g->k.chance, cards));
        }
}

/* P2-337 to P2-341: creatures of the slot's colour first. */
static void act(struct game *g, int slot)
{
    if (slot >= g->bank.count)
        return;
    int color = p2_fact(g->bank.card[slot])->color;
    EVENT(.kind = DRAGON_ACTS, .seat = NOBODY, .open = {(uint8_t)slot, (uint8_t)color});
    for (int seat = 0; seat < g->players; seat++)
        if (g->player[seat].creature && p2_fact(g->player[seat].creature)->color == color)
            p2_lose_creature(g, seat, BY_DRAGON, NO_CARD);
    switch (color) {
    case PURPLE: crash(g, g->power, color); break;
    case BLUE: block(g, highest_block(g), true); break;
    case PINK: crash(g, highest_cost(g), color); break;
    case GREEN: scatter_hands(g); break;
    }
}

/* P2-348: the leftmost card, for its stack only. */
static void buy(struct game *g)
{
    if (!g->bank.count)
        return;
    g->power++;
    EVENT(.kind = DRAGON_BOUGHT, .seat = NOBODY, .open = {g->bank.card[0], g->power});
    zone_put(ZONE_OF(g->hoard), (uint8_t)p2_take_slot(g, DRAGON, 0));
}

/* P2-329 to P2-350. */
void p2_dragon_turn(struct game *g)
{
    int in_force = g->ante_ups, run = p2_bank_run(g), sent = g->power + run;
    EVENT(.kind = DRAGON_BEGINS, .seat = NOBODY, .open = {g->power});
    g->tokens = p2_sum(g->tokens, ANTE + in_force);
    EVENT(.kind = DRAGON_ANTED, .seat = NOBODY, .open = {(uint8_t)(ANTE + in_force), g->tokens});
    block(g, g->power * g->players, false);
    EVENT(.kind = DRAGON_SENT, .seat = NOBODY, .open = {(uint8_t)sent, g->power, (uint8_t)run});
    send_everybody(g, sent);
    for (int i = 0; i <= in_force; i++) /* P2-344 to P2-346 */
        act(g, SLOTS - 1 - i);
    buy(g);
    p2_end_against_dragon(g, DRAGON);
}

/* --- The end. --- */

static bool is_bust(const struct game *g, int who)
{
    return g->out == who || (who == DRAGON ? g->tokens > BUST : p2_is_bust(g, who));
}

/* P2-357 to P2-360. Alone nobody compares them. */
static void lock_score(struct game *g, int who)
{
    bool told = g->mode != MODE_SOLO;
    if (who == DRAGON) {
        g->dragon_score = g->tokens;
        if (told)
            EVENT(.kind = DRAGON_SCORED, .seat = NOBODY, .open = {g->tokens});
        return;
    }
    struct player *p = &g->player[who];
    p->score = p2_sum(p->height, p->incoming);
    if (told)
        EVENT(.kind = SCORED, .seat = (uint8_t)who, .open = {p->height, p->incoming});
}

static void announce_bust(const struct game *g, int who)
{
    bool dry = g->bank.count < SLOTS;
    if (who == DRAGON)
        EVENT(.kind = DRAGON_BUSTED, .seat = NOBODY, .open = {g->tokens, dry});
    else
        EVENT(.kind = BUSTED, .seat = (uint8_t)who, .open = {g->player[who].height, dry});
}

/* P2-351 to P2-355: after the first bust everybody else, the Dragon included, has one more turn
 * before it would be the busted one's again; who plays alone has none. */
void p2_end_against_dragon(struct game *g, int who)
{
    if (g->stage == FINALE) {
        lock_score(g, who);
        assert(g->left);
        if (!--g->left)
            g->stage = OVER;
        return;
    }
    if (!is_bust(g, who))
        return;
    g->out = (uint8_t)who;
    announce_bust(g, who);
    lock_score(g, who);
    g->stage = g->mode == MODE_SOLO ? OVER : FINALE;
    g->left = g->mode == MODE_SOLO ? 0 : g->players;
    if (g->stage == OVER)
        return;
    EVENT(.kind = FINAL_TURNS, .seat = NOBODY);
    if (g->bank.count < SLOTS)
        p2_renew_bank(g);
}

/* P2-353, P2-354, P2-361, P2-362. */
bool p2_team_won(const struct game *g)
{
    if (g->mode == MODE_SOLO)
        return g->out == DRAGON;
    for (int seat = 0; seat < g->players; seat++)
        if (g->player[seat].score >= g->dragon_score)
            return false;
    return true;
}
