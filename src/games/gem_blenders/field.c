/* field.c - what changes the field and the HP, and the news of it. */
#include "games/gem_blenders/gem_blenders.h"

/* --- News. --- */

void gb_news(struct game *g, struct news news)
{
    assert(g->news_count < NEWS);
    g->news[g->news_count++] = news;
}

/* --- How often a hero has used an effect this turn (GB-300.7, GB-500.3). --- */

int gb_uses(const struct game *g, int seat, int slot, int card)
{
    for (int i = 0; i < g->use_count; i++)
        if (g->use[i].who == seat * HEROES + slot && g->use[i].card == card)
            return g->use[i].count;
    return g->use_count < USES ? 0 : 255; /* no room to remember more: none is allowed */
}

void gb_count_use(struct game *g, int seat, int slot, int card, int count)
{
    uint8_t who = (uint8_t)(seat * HEROES + slot);
    int i = 0;
    while (i < g->use_count && (g->use[i].who != who || g->use[i].card != card))
        i++;
    if (i == g->use_count) {
        assert(i < USES);
        g->use[g->use_count++] = (struct use){who, (uint8_t)card, 0};
    }
    g->use[i].count = (uint8_t)(g->use[i].count + count);
}

/* --- HP. --- */

void gb_set_hp(struct game *g, int seat, int hp)
{
    g->side[seat].hp[0] = (uint8_t)hp;
    g->side[seat].hp[1] = (uint8_t)(hp >> 8);
}

/* GB-206.1: at 0 HP the round is lost, once (GB-206.1c); the second one ends the game (GB-206.2).
 */
static void lose_round(struct game *g, int seat)
{
    struct side *winner = &g->side[seat ^ 1];
    g->loser = (uint8_t)seat;
    winner->wins++;
    EVENT(.kind = ROUND_WON, .seat = (uint8_t)(seat ^ 1), .open = {winner->wins});
    if (winner->wins == ROUNDS) {
        g->winner = (uint8_t)(seat ^ 1);
        EVENT(.kind = GAME_WON, .seat = g->winner);
    }
}

/* `by` is the seat whose card or effect it is, or NOBODY; `slot` the attacker, if it is attack
 * damage. */
void gb_hurt(struct game *g, int victim, int amount, int by, int slot)
{
    int hp = gb_hp(g, victim) - amount;
    if (amount <= 0)
        return;
    gb_set_hp(g, victim, hp < 0 ? 0 : hp); /* GB-206.1f */
    if (by == victim && g->turn == victim)
        g->side[victim].flags |= HURT_SELF;
    EVENT(.kind = TOOK_DAMAGE, .seat = (uint8_t)victim,
          .open = {(uint8_t)amount, g->side[victim].hp[0], g->side[victim].hp[1], slot != NO_SLOT,
                   (uint8_t)(by == NOBODY ? 2 : by)});
    gb_news(g,
            (struct news){DAMAGED, (uint8_t)victim, (uint8_t)amount, (uint8_t)by, (uint8_t)slot});
    if (hp <= 0 && !gb_round_over(g))
        lose_round(g, victim);
}

void gb_gain(struct game *g, int seat, int amount)
{
    gb_set_hp(g, seat, gb_hp(g, seat) + amount);
    EVENT(.kind = GAINED_HP, .seat = (uint8_t)seat,
          .open = {(uint8_t)amount, g->side[seat].hp[0], g->side[seat].hp[1]});
}

/* --- Gems. --- */

/* What is derived from the gems of a hero. A Prismagem and an Emberfrost Gem have no fixed type. */
void gb_count_gems(struct hero *h)
{
    unsigned types = 0, count = 0;
    for (int i = 0; i < GEM_CARDS; i++) {
        count += h->gems[i];
        if (h->gems[i] && FIRST_GEM + i != GEM_prismagem && FIRST_GEM + i != GEM_emberfrost_gem)
            types |= gb_faces[FIRST_GEM + i].types;
    }
    h->gem_count = (uint8_t)count;
    h->types[0] = (uint8_t)types;
    h->types[1] = (uint8_t)(types >> 8);
}

static void add_gems(struct hero *h, int gem, int count)
{
    h->gems[gem - FIRST_GEM] = (uint8_t)(h->gems[gem - FIRST_GEM] + count);
    gb_count_gems(h);
}

/* GB-611.1. The gem comes from wherever the caller has taken it. */
void gb_equip(struct game *g, int seat, int slot, int gem, bool from_hand)
{
    struct hero *h = &g->side[seat].hero[slot];
    add_gems(h, gem, 1);
    EVENT(.kind = GEM_EQUIPPED, .seat = (uint8_t)seat, .open = {(uint8_t)gem, h->card});
    gb_news(g, (struct news){EQUIPPED, (uint8_t)seat, (uint8_t)slot, (uint8_t)gem, from_hand});
}

void gb_unequip(struct game *g, int seat, int slot, int gem)
{
    add_gems(&g->side[seat].hero[slot], gem, -1);
    g->shaken = true;
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
static void take_blend_off(struct game *g, int seat, int slot, bool to_block)
{
    struct hero *h = &g->side[seat].hero[slot];
    int effect = gb_effect(g, seat, slot);
    EVENT(.kind = WAS_DEBLENDED, .seat = (uint8_t)seat, .open = {h->blend, h->card, to_block});
    gb_discard_put(g, seat, h->blend);
    h->fallen = (uint8_t)effect;
    h->blend = h->copy = 0;
    drop_attached(g, seat, h);
    g->shaken = true;
}

void gb_deblend(struct game *g, int seat, unsigned slots, bool to_block)
{
    for (unsigned rest = slots; rest; rest &= rest - 1)
        take_blend_off(g, seat, __builtin_ctz(rest), to_block);
    if (slots)
        gb_news(g, (struct news){DEBLENDED, (uint8_t)seat, .a = (uint8_t)slots, .b = to_block});
}

void gb_attach(struct game *g, int seat, int slot, int card)
{
    struct hero *h = &g->side[seat].hero[slot];
    zone_put(ZONE_OF(h->attached), (uint8_t)card);
    EVENT(.kind = CARD_ATTACHED, .seat = (uint8_t)seat, .open = {(uint8_t)card, h->card});
}

/* The slots of a side whose blends are no longer paid (GB-302.6). */
static unsigned unpaid(const struct game *g, int seat)
{
    const struct side *s = &g->side[seat];
    struct gems gems[POSITIONS];
    unsigned slots = 0;
    if (!(s->hero[s->line[LEFT]].blend | s->hero[s->line[CENTER]].blend |
          s->hero[s->line[RIGHT]].blend | s->hero[s->line[BACK]].blend))
        return 0;
    gb_all_gems(g, seat, gems);
    for (int i = 0; i < POSITIONS; i++)
        if (!gb_pays(&gems[i], gb_faces[s->hero[s->line[i]].blend].types))
            slots |= 1u << s->line[i];
    return slots;
}

bool gb_is_altered(const struct hero *h)
{
    return h->copy | h->atk | h->def | h->mute | h->extra | (h->flags & ~KNOWN);
}

/* GB-501.3c, GB-501.3d: at once, and again as long as one fall causes another. */
void gb_shake(struct game *g)
{
    while (g->shaken) {
        g->shaken = false;
        for (int i = 0; i < 2; i++) {
            int seat = i ? g->turn ^ 1 : g->turn;
            gb_deblend(g, seat, unpaid(g, seat), false);
            for (int slot = 0; slot < HEROES; slot++) {
                struct hero *h = &g->side[seat].hero[slot];
                if (h->attached.count && gb_effect(g, seat, slot) != BLEND_satchel_carrier)
                    drop_attached(g, seat, h);
            }
        }
    }
}

/* --- Movement: the whole stack of a hero moves with it (GB-400.5). --- */

static void moved(struct game *g, int by, int seat, unsigned slots, bool rotated)
{
    g->shaken = true;
    gb_news(g, (struct news){MOVED, (uint8_t)seat, (uint8_t)slots, rotated, (uint8_t)by});
}

static void tell_line(struct game *g, int kind, int seat)
{
    const struct side *s = &g->side[seat];
    EVENT(.kind = (uint8_t)kind, .seat = (uint8_t)seat,
          .open = {s->hero[s->line[LEFT]].card, s->hero[s->line[CENTER]].card,
                   s->hero[s->line[RIGHT]].card, s->hero[s->line[BACK]].card});
}

void gb_switch(struct game *g, int by, int seat, int slot, int other)
{
    struct side *s = &g->side[seat];
    int here = gb_place(g, seat, slot), there = gb_place(g, seat, other);
    s->line[here] = (uint8_t)other;
    s->line[there] = (uint8_t)slot;
    EVENT(.kind = SWITCHED, .seat = (uint8_t)seat,
          .open = {s->hero[slot].card, s->hero[other].card});
    moved(g, by, seat, 1u << slot | 1u << other, false);
}

/* GB-617.1a: clockwise from center to right, back, left and center again. If one of the four cannot
 * move, none does. */
void gb_rotate_heroes(struct game *g, int by, int seat, bool clockwise)
{
    static const uint8_t round[POSITIONS] = {CENTER, RIGHT, BACK, LEFT};
    struct side *s = &g->side[seat];
    uint8_t before[POSITIONS];
    unsigned slots = 0;
    for (int i = 0; i < POSITIONS; i++)
        slots |= 1u << s->line[i];
    if (slots & ~gb_movable(g, by, seat))
        return;
    memcpy(before, s->line, sizeof before);
    for (int i = 0; i < POSITIONS; i++)
        s->line[round[(i + (clockwise ? 1 : 3)) % POSITIONS]] = before[round[i]];
    if (by == seat && g->turn == seat)
        s->flags |= HAS_ROTATED;
    EVENT(.kind = ROTATED, .seat = (uint8_t)seat, .open = {clockwise});
    moved(g, by, seat, slots, true);
}

/* The permutation in the factorial number system: where the hero of this position goes. */
int gb_arrangement(int permutation, int position)
{
    uint8_t free_places[POSITIONS] = {LEFT, CENTER, RIGHT, BACK};
    static const uint8_t weight[POSITIONS] = {6, 2, 1, 1};
    for (int i = 0;; i++) {
        int pick = i == POSITIONS - 1 ? 0 : permutation / weight[i], place = free_places[pick];
        permutation -= pick * weight[i];
        memmove(free_places + pick, free_places + pick + 1, (size_t)(POSITIONS - 1 - pick));
        if (i == position)
            return place;
    }
}

unsigned gb_moved_slots(const struct game *g, int seat, int permutation)
{
    unsigned slots = 0;
    for (int i = 0; i < POSITIONS; i++)
        if (gb_arrangement(permutation, i) != i)
            slots |= 1u << g->side[seat].line[i];
    return slots;
}

void gb_arrange(struct game *g, int seat, int permutation)
{
    struct side *s = &g->side[seat];
    unsigned slots = gb_moved_slots(g, seat, permutation);
    uint8_t before[POSITIONS];
    memcpy(before, s->line, sizeof before);
    for (int i = 0; i < POSITIONS; i++)
        s->line[gb_arrangement(permutation, i)] = before[i];
    tell_line(g, ARRANGED, seat);
    moved(g, seat, seat, slots, false);
}

/* GB-621: the gems go to the new hero without equipping it, the blend to the discard; what is
 * remembered of the old one stays with it. */
void gb_substitute(struct game *g, int seat, int slot, int bench)
{
    struct side *s = &g->side[seat];
    struct hero *out = &s->hero[slot], *in = &s->hero[bench];
    if (out->blend)
        gb_deblend(g, seat, 1u << slot, false);
    s->line[gb_place(g, seat, slot)] = (uint8_t)bench;
    memcpy(in->gems, out->gems, sizeof in->gems);
    memset(out->gems, 0, sizeof out->gems);
    gb_count_gems(in);
    gb_count_gems(out);
    in->flags |= KNOWN;
    g->shaken = true;
    EVENT(.kind = SUBSTITUTED, .seat = (uint8_t)seat, .open = {out->card, in->card});
}
