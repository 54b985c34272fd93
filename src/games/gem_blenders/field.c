/* field.c - what changes the field and the HP, and the news of it. */
#include "games/gem_blenders/field.h"

#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/zones.h"

/* --- News. --- */

void gb_news(struct game *g, struct news news)
{
    assert(g->news_count < NEWS);
    g->news[g->news_count++] = news;
}

/* --- How often a hero has used an effect this turn (GB-300.7, GB-500.3). --- */

static int find_use(const struct game *g, int owner, int card)
{
    int i = 0;
    while (i < g->use_count && (g->use[i].owner != owner || g->use[i].card != card))
        i++;
    return i;
}

int gb_uses(const struct game *g, int seat, int slot, int card)
{
    int i = find_use(g, seat * HEROES + slot, card);
    if (i < g->use_count)
        return g->use[i].count;
    return i < USES ? 0 : UINT8_MAX; /* no room to remember more: none is allowed */
}

void gb_count_use(struct game *g, int seat, int slot, int card, int count)
{
    int owner = seat * HEROES + slot, i = find_use(g, owner, card);
    if (i == g->use_count) {
        assert(i < USES);
        g->use[g->use_count++] = (struct use){(uint8_t)owner, (uint8_t)card, 0};
    }
    assert(g->use[i].count + count <= gb_effect_table[card].limit);
    g->use[i].count = (uint8_t)(g->use[i].count + count);
}

/* --- HP. --- */

void gb_set_hp(struct game *g, int seat, int hp)
{
    assert(hp >= 0);
    gb_put_two_bytes(g->player[seat].hp, (unsigned)hp & 0xffff);
}

/* GB-206.1: at 0 HP the round is lost, once (GB-206.1c); the second one ends the game (GB-206.2).
 */
static void lose_round(struct game *g, int seat)
{
    struct player *winner = &g->player[seat ^ 1];
    g->loser = (uint8_t)seat;
    winner->wins++;
    EVENT(.kind = ROUND_WON, .seat = (uint8_t)(seat ^ 1), .open = {winner->wins});
    if (winner->wins == ROUNDS) {
        g->winner = (uint8_t)(seat ^ 1);
        EVENT(.kind = GAME_WON, .seat = g->winner);
    }
}

void gb_hurt(struct game *g, int victim, int amount, int by, int slot)
{
    assert(by == NOBODY || by == victim || by == (victim ^ 1));
    int hp = gb_hp(g, victim) - amount;
    if (amount <= 0)
        return;
    gb_set_hp(g, victim, hp < 0 ? 0 : hp); /* GB-206.1f */
    if (by == victim && g->turn == victim)
        g->player[victim].flags |= HURT_SELF;
    EVENT(.kind = TOOK_DAMAGE, .seat = (uint8_t)victim,
          .open = {(uint8_t)amount, g->player[victim].hp[0], g->player[victim].hp[1],
                   slot == NO_SLOT ? 0 : (uint8_t)(slot + 1), (uint8_t)(by == NOBODY ? 2 : by)});
    gb_news(g,
            (struct news){DAMAGED, (uint8_t)victim, (uint8_t)amount, (uint8_t)by, (uint8_t)slot});
    if (hp <= 0 && !gb_round_over(g))
        lose_round(g, victim);
}

void gb_gain(struct game *g, int seat, int amount)
{
    gb_set_hp(g, seat, gb_hp(g, seat) + amount);
    EVENT(.kind = GAINED_HP, .seat = (uint8_t)seat,
          .open = {(uint8_t)amount, g->player[seat].hp[0], g->player[seat].hp[1]});
}

/* --- Gems. --- */

/* What is derived from the gems of a hero. A Prismagem and an Emberfrost Gem have no fixed type. */
void gb_count_gems(struct hero *h)
{
    unsigned types = 0, count = 0;
    for (int i = 0; i < GEM_CARDS; i++) {
        count += h->gems[i];
        if (h->gems[i] && FIRST_GEM + i != GEM_prismagem && FIRST_GEM + i != GEM_emberfrost_gem)
            types |= gb_printed[FIRST_GEM + i].types;
    }
    h->gem_count = (uint8_t)count;
    gb_put_two_bytes(h->types, types);
}

static void add_gems(struct hero *h, int gem, int count)
{
    assert(gb_is_gem(gem) && h->gems[gem - FIRST_GEM] + count >= 0);
    h->gems[gem - FIRST_GEM] = (uint8_t)(h->gems[gem - FIRST_GEM] + count);
    gb_count_gems(h);
}

/* GB-611.1. The gem comes from wherever the caller has taken it. */
void gb_equip(struct game *g, int seat, int slot, int gem, bool from_hand)
{
    struct hero *h = &g->player[seat].hero[slot];
    add_gems(h, gem, 1);
    EVENT(.kind = GEM_EQUIPPED, .seat = (uint8_t)seat, .open = {(uint8_t)gem, h->card, from_hand});
    gb_news(g, (struct news){EQUIPPED, (uint8_t)seat, (uint8_t)slot, (uint8_t)gem, from_hand});
}

void gb_unequip(struct game *g, int seat, int slot, int gem)
{
    add_gems(&g->player[seat].hero[slot], gem, -1);
    g->must_recheck = true;
}

/* --- Blends and attached cards. --- */

static void drop_attached(struct game *g, int seat, struct hero *h)
{
    while (h->attached.count) {
        uint8_t card = zone_take_top(ZONE_OF(h->attached));
        gb_discard_put(g, seat, card);
        EVENT(.kind = ATTACHED_LOST, .seat = (uint8_t)seat, .open = {card, h->card});
    }
}

/* GB-302.5: only the blend goes; what the effect was is remembered while it is news. */
static void take_blend_off(struct game *g, int seat, int slot, enum fall why)
{
    struct hero *h = &g->player[seat].hero[slot];
    int effect = gb_effect_of(g, seat, slot);
    assert(h->blend);
    EVENT(.kind = WAS_DEBLENDED, .seat = (uint8_t)seat, .open = {h->blend, h->card, (uint8_t)why});
    gb_discard_put(g, seat, h->blend);
    h->fallen = (uint8_t)effect;
    h->blend = h->copy = 0;
    g->must_recheck = true;
    gb_news(g, (struct news){DEBLENDED, (uint8_t)seat, .a = (uint8_t)slot, .b = why == TO_BLOCK});
}

void gb_deblend(struct game *g, int seat, unsigned slots, enum fall why)
{
    assert(!(slots & ~gb_field_slots(g, seat)));
    FOR_EACH_SLOT(slot, slots)
        take_blend_off(g, seat, slot, why);
}

void gb_attach(struct game *g, int seat, int slot, int card)
{
    struct hero *h = &g->player[seat].hero[slot];
    zone_put(ZONE_OF(h->attached), (uint8_t)card);
    EVENT(.kind = CARD_ATTACHED, .seat = (uint8_t)seat, .open = {(uint8_t)card, h->card});
}

/* The slots of a side whose blends are no longer paid (GB-302.6). */
static unsigned unpaid(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    struct gems gems[POSITIONS];
    unsigned slots = 0;
    if (!(p->hero[p->line[LEFT]].blend | p->hero[p->line[CENTER]].blend |
          p->hero[p->line[RIGHT]].blend | p->hero[p->line[BACK]].blend))
        return 0;
    gb_all_gems(g, seat, gems);
    for (int i = 0; i < POSITIONS; i++)
        if (!gb_pays(&gems[i], gb_printed[p->hero[p->line[i]].blend].types))
            slots |= 1u << p->line[i];
    return slots;
}

bool gb_is_altered(const struct hero *h)
{
    return h->copy | h->atk | h->def | h->mute | h->extra_attacks | (h->flags & ~KNOWN);
}

static void recheck_player(struct game *g, int seat)
{
    gb_deblend(g, seat, unpaid(g, seat), UNPAID);
    for (int slot = 0; slot < HEROES; slot++) {
        struct hero *h = &g->player[seat].hero[slot];
        if (h->attached.count && gb_effect_of(g, seat, slot) != BLEND_satchel_carrier)
            drop_attached(g, seat, h);
    }
}

/* GB-501.3c, GB-501.3d: at once, and again as long as one fall causes another. */
void gb_recheck(struct game *g)
{
    while (g->must_recheck) {
        g->must_recheck = false;
        recheck_player(g, g->turn);
        recheck_player(g, g->turn ^ 1);
    }
}

/* --- Movement: the whole stack of a hero moves with it (GB-400.5). --- */

static void moved(struct game *g, int by, int seat, unsigned slots, bool rotated)
{
    g->must_recheck = true;
    gb_news(g, (struct news){MOVED, (uint8_t)seat, (uint8_t)slots, rotated, (uint8_t)by});
}

static void tell_line(struct game *g, int kind, int seat)
{
    const struct player *p = &g->player[seat];
    EVENT(.kind = (uint8_t)kind, .seat = (uint8_t)seat,
          .open = {p->hero[p->line[LEFT]].card, p->hero[p->line[CENTER]].card,
                   p->hero[p->line[RIGHT]].card, p->hero[p->line[BACK]].card});
}

void gb_switch(struct game *g, int by, int seat, int slot, int other)
{
    struct player *p = &g->player[seat];
    int here = gb_position_of(g, seat, slot), there = gb_position_of(g, seat, other);
    assert(here < BENCH && there < BENCH && here != there);
    p->line[here] = (uint8_t)other;
    p->line[there] = (uint8_t)slot;
    EVENT(.kind = SWITCHED, .seat = (uint8_t)seat,
          .open = {p->hero[slot].card, p->hero[other].card});
    moved(g, by, seat, 1u << slot | 1u << other, false);
}

/* GB-617.1a: clockwise from center to right, back, left and center again. If one of the four cannot
 * move, none does. */
void gb_rotate_heroes(struct game *g, int seat, bool clockwise)
{
    static const uint8_t round[] = {CENTER, RIGHT, BACK, LEFT};
    struct player *p = &g->player[seat];
    uint8_t before[POSITIONS];
    unsigned slots = gb_field_slots(g, seat);
    if (slots & ~gb_movable(g, seat, seat)) {
        EVENT(.kind = CANNOT_ROTATE, .seat = (uint8_t)seat);
        return;
    }
    memcpy(before, p->line, sizeof before);
    for (int i = 0; i < POSITIONS; i++)
        p->line[round[(i + (clockwise ? 1 : 3)) % POSITIONS]] = before[round[i]];
    p->flags |= HAS_ROTATED;
    EVENT(.kind = ROTATED, .seat = (uint8_t)seat, .open = {clockwise});
    moved(g, seat, seat, slots, true);
}

/* The permutation in the factorial number system: where the hero of this position goes. */
int gb_arrangement(int permutation, int position)
{
    assert(permutation >= 0 && permutation < ARRANGEMENTS && position < POSITIONS);
    uint8_t free_positions[POSITIONS] = {LEFT, CENTER, RIGHT, BACK};
    static const uint8_t weight[POSITIONS] = {6, 2, 1, 1};
    for (int i = 0;; i++) {
        int pick = permutation / weight[i], target = free_positions[pick];
        permutation -= pick * weight[i];
        memmove(free_positions + pick, free_positions + pick + 1, (size_t)(POSITIONS - 1 - pick));
        if (i == position)
            return target;
    }
}

unsigned gb_moved_slots(const struct game *g, int seat, int permutation)
{
    unsigned slots = 0;
    for (int i = 0; i < POSITIONS; i++)
        if (gb_arrangement(permutation, i) != i)
            slots |= 1u << g->player[seat].line[i];
    return slots;
}

void gb_arrange(struct game *g, int seat, int permutation)
{
    struct player *p = &g->player[seat];
    unsigned slots = gb_moved_slots(g, seat, permutation);
    uint8_t before[POSITIONS];
    memcpy(before, p->line, sizeof before);
    for (int i = 0; i < POSITIONS; i++)
        p->line[gb_arrangement(permutation, i)] = before[i];
    tell_line(g, ARRANGED, seat);
    moved(g, seat, seat, slots, false);
}

/* GB-621: the gems go to the new hero without equipping it, the blend to the discard; what is
 * remembered of the old one stays with it. */
void gb_substitute(struct game *g, int seat, int slot, int bench)
{
    struct player *p = &g->player[seat];
    struct hero *out = &p->hero[slot], *in = &p->hero[bench];
    uint8_t blend = out->blend;
    assert(!gb_on_bench(g, seat, slot) && gb_on_bench(g, seat, bench));
    if (out->blend)
        gb_deblend(g, seat, 1u << slot, IN_EXCHANGE);
    p->line[gb_position_of(g, seat, slot)] = (uint8_t)bench;
    memcpy(in->gems, out->gems, sizeof in->gems);
    memset(out->gems, 0, sizeof out->gems);
    gb_count_gems(in);
    gb_count_gems(out);
    in->flags |= KNOWN;
    g->must_recheck = true;
    EVENT(.kind = SUBSTITUTED, .seat = (uint8_t)seat, .open = {out->card, in->card, blend});
}
