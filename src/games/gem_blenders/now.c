/* now.c - what holds at this moment, worked out from what lies on the table. Nothing of it is kept
 * in the state. It goes in layers, each resting on those before it:
 *
 *   1. which effect each hero has: its own, its blend's, a copied one, or none (gb_effect_of);
 *   2. which heroes have a gem, and which effects are in force (gb_lineup);
 *   3. what the gems of a hero can be, all at the same time (gb_gems, gb_pays);
 *   4. written ATK and DEF (written);
 *   5. ATK and DEF with all bonuses, and where each point comes from (gb_stat).
 *
 * Every passive effect of a card stands here, in its layer, and nowhere else; only Low-Pressure
 * Aura is with the aims of attacks, in attack.c. */
#include "games/gem_blenders/now.h"

#include "games/gem_blenders/effects.h"

static unsigned bit(int position)
{
    return 1u << position;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

int gb_position_of(const struct game *g, int seat, int slot)
{
    assert(seat >= 0 && seat < 2 && slot >= 0 && slot < HEROES);
    int position = 0;
    while (position < POSITIONS && g->player[seat].line[position] != slot)
        position++;
    return position;
}

int gb_bench_count(const struct game *g, int seat)
{
    int count = 0;
    for (int slot = 0; slot < HEROES; slot++)
        count += gb_on_bench(g, seat, slot);
    return count;
}

/* --- 1. Which effect a hero has. --- */

/* GB-300.6, GB-500.1: the blend's in place of the hero's own; a replaced one in place of that; none
 * for a hero that is treated as having none, however it is blended meanwhile (GB-500.9). */
static inline int hero_effect(const struct hero *h)
{
    return h->mute ? NO_CARD : h->copy ? h->copy : h->blend ? h->blend : h->card;
}

int gb_effect_of(const struct game *g, int seat, int slot)
{
    return hero_effect(&g->player[seat].hero[slot]);
}

/* --- 2. Gems at all, and effects in force. --- */

static int stars_in_meter(const struct player *p)
{
    int stars = 0;
    for (int i = 0; i < p->meter.count; i++)
        stars += gb_printed[p->meter.card[i]].stars;
    return stars;
}

/* GB-300.5: effects that wait for an activation gem. */
static unsigned locked(const struct lineup *lineup)
{
    return lineup->marked & ~(unsigned)lineup->gems;
}

/* The positions whose heroes have this effect, unlocked. */
static unsigned awake(const struct lineup *lineup, int card)
{
    unsigned found = 0;
    for (int i = 0; i < POSITIONS; i++)
        if (lineup->has[i] == card)
            found |= bit(i);
    return found & ~locked(lineup);
}

/* Devin: "while in back position" is struck out for all but this hero (GB-500.8b). */
static bool stands_right(int position, unsigned devins)
{
    return position == BACK || (devins & ~bit(position));
}

/* An invisible gem can activate the effect that gives another one (GB-300.5f), so this goes round
 * until nothing is added. Returns the positions with Devin's effect. */
static unsigned wake(struct lineup *lineup)
{
    unsigned devins, gems;
    do {
        gems = lineup->gems;
        devins = awake(lineup, HERO_devin);
        FOR_EACH_BIT(bram, awake(lineup, HERO_bram))
            lineup->horns |= stands_right(bram, devins);
        if (lineup->horns)
            lineup->gems |= (uint8_t)bit(CENTER);
    } while (lineup->gems != gems);
    return devins;
}

void gb_lineup(const struct game *g, int seat, struct lineup *lineup)
{
    const struct player *p = &g->player[seat];
    bool wakes = false;
    assert(p->line[BACK] != NO_SLOT); /* the formation is laid */
    *lineup = (struct lineup){0};
    for (int i = 0; i < POSITIONS; i++) {
        const struct hero *h = &p->hero[p->line[i]];
        int effect = hero_effect(h);
        lineup->slot[i] = p->line[i];
        lineup->has[i] = (uint8_t)effect;
        lineup->gems |= (uint8_t)((h->gem_count != 0) << i);
        if (h->blend)
            lineup->blended |= (uint8_t)bit(i);
        else if (gb_printed[h->card].marks & MARK_EFFECT)
            lineup->marked |= (uint8_t)bit(i);
        if (effect == BLEND_gourmet_guider)
            lineup->diners |= (uint8_t)bit(i);
        wakes |= effect == HERO_devin || effect == HERO_bram;
    }
    if (lineup->diners)
        lineup->dining = (uint8_t)stars_in_meter(p);
    if (lineup->dining) /* who gives the invisible gems has equipped ones */
        lineup->gems = (1u << POSITIONS) - 1;
    unsigned devins = wakes ? wake(lineup) : 0, waiting = locked(lineup);
    for (int i = 0; i < POSITIONS; i++) {
        bool stands = !(gb_effect_table[lineup->has[i]].flags & IN_BACK) || stands_right(i, devins);
        lineup->works[i] = stands && !(waiting & bit(i)) ? lineup->has[i] : NO_CARD;
        if (lineup->works[i] == BLEND_magnet)
            lineup->magnets |= (uint8_t)bit(i);
    }
}

/* Is the effect that this hero has in force without the help of others? */
static bool works_alone(const struct hero *h, int effect, int position)
{
    bool unlocked = h->blend || h->gem_count || !(gb_printed[h->card].marks & MARK_EFFECT);
    return unlocked && (position == BACK || !(gb_effect_table[effect].flags & IN_BACK));
}

/* Is there anybody who gives invisible gems, or frees effects from the back position? */
static bool has_helper(const struct game *g, int seat)
{
    bool found = false;
    FOR_EACH_SLOT(slot, gb_field_slots(g, seat)) {
        int effect = gb_effect_of(g, seat, slot);
        found |= effect == BLEND_gourmet_guider || effect == HERO_bram || effect == HERO_devin;
    }
    return found;
}

/* Is the effect in force that this hero has? */
static bool in_force(const struct game *g, int seat, int slot, int effect)
{
    const struct hero *h = &g->player[seat].hero[slot];
    struct lineup lineup;
    int position = gb_position_of(g, seat, slot);
    if (position == BENCH)
        return false;
    if (works_alone(h, effect, position) || !has_helper(g, seat))
        return works_alone(h, effect, position);
    gb_lineup(g, seat, &lineup);
    return lineup.works[position] == effect;
}

bool gb_works(const struct game *g, int seat, int slot, int card)
{
    return gb_effect_of(g, seat, slot) == card && in_force(g, seat, slot, card);
}

/* The positions of a side in which this effect is in force. */
static unsigned working(const struct game *g, int seat, int card)
{
    const struct player *p = &g->player[seat];
    unsigned found = 0;
    for (int i = 0; i < POSITIONS; i++)
        if (hero_effect(&p->hero[p->line[i]]) == card && in_force(g, seat, p->line[i], card))
            found |= bit(i);
    return found;
}

/* Extra Pages (Odette). */
int gb_meter_slots(const struct game *g, int seat)
{
    unsigned odettes = working(g, seat, HERO_odette);
    return METER + (odettes ? set_count(odettes) : 0);
}

/* Double Strike grants some for a turn, Encore Lap (Orbit Juggler) has one after a rotation. */
int gb_more_attacks(const struct game *g, int seat, int slot)
{
    int more = g->player[seat].hero[slot].extra_attacks;
    if ((g->player[seat].flags & HAS_ROTATED) && gb_works(g, seat, slot, BLEND_orbit_juggler))
        more++;
    return more;
}

/* Sure Footing (Mountaineer). */
bool gb_is_protected(const struct game *g, int seat, int slot)
{
    return gb_works(g, seat, slot, BLEND_mountaineer);
}

/* Sure Footing (Mountaineer) and Stubborn (Rufus) withstand the foe; Drop Anchor (Anchor) holds
 * whoever stands opposite, but not Mountaineer. */
unsigned gb_movable(const struct game *g, int by, int seat)
{
    const struct player *p = &g->player[seat];
    unsigned anchors = working(g, seat ^ 1, BLEND_anchor), slots = 0;
    for (int i = 0; i < POSITIONS; i++) {
        int slot = p->line[i], effect = hero_effect(&p->hero[slot]);
        bool firm = effect == BLEND_mountaineer && in_force(g, seat, slot, effect);
        bool stubborn = firm || (effect == HERO_rufus && in_force(g, seat, slot, effect));
        bool held = i < BACK && (anchors & bit(gb_across(i))) && !firm;
        if (!held && (by == seat || !stubborn))
            slots |= 1u << slot;
    }
    return slots;
}

/* --- 3. What the gems can be. --- */

/* The gems that are equipped, as what they are. */
static inline void equipped_gems(const struct hero *h, struct gems *out)
{
    *out = (struct gems){
        .fixed = (uint16_t)gb_types(h),
        .electro = h->gems[GEM_electrogem - FIRST_GEM],
        .any = h->gems[GEM_prismagem - FIRST_GEM],
        .ember = h->gems[GEM_emberfrost_gem - FIRST_GEM],
    };
}

void gb_gems(const struct game *g, int seat, const struct lineup *lineup, int position,
             struct gems *out)
{
    equipped_gems(&g->player[seat].hero[lineup->slot[position]], out);
    int magnets = set_count(lineup->magnets & ~bit(position)),
        diners = set_count(lineup->diners & ~bit(position));
    /* Electromagnetic Field: two Electrogems of each other hero (GB-614.4a). */
    out->loose = (uint8_t)lesser(out->electro, 2 * magnets);
    /* Fine Dining: an invisible gem per star, at most 3 (GB-614.4b). */
    out->any = (uint8_t)(out->any + lesser(3, lineup->dining * diners));
    if (lineup->horns && position == CENTER) /* Heirloom Horns */
        out->fixed |= Caprogem;
}

/* The same for all positions; mostly nobody changes or adds gems, and then it is simple. */
void gb_all_gems(const struct game *g, int seat, struct gems gems[POSITIONS])
{
    const struct player *p = &g->player[seat];
    struct lineup lineup;
    bool plain = true;
    for (int i = 0; i < POSITIONS; i++) {
        const struct hero *h = &p->hero[p->line[i]];
        int effect = hero_effect(h);
        plain &= effect != BLEND_magnet && effect != BLEND_gourmet_guider && effect != HERO_bram;
        equipped_gems(h, &gems[i]);
    }
    if (plain)
        return;
    gb_lineup(g, seat, &lineup);
    for (int i = 0; i < POSITIONS; i++)
        gb_gems(g, seat, &lineup, i, &gems[i]);
}

/* An Electrogem is best used as what it is, an Emberfrost Gem wherever it fits. */
bool gb_pays_loosely(const struct gems *gems, unsigned types, unsigned missing)
{
    int as_itself = (types & Electrogem) && gems->electro;
    int loose = lesser(gems->loose, gems->electro - as_itself);
    int embers = gb_count_types(missing & (Pyrogem | Cryogem));
    return gb_count_types(missing) - lesser(gems->ember, embers) <= gems->any + loose;
}

struct invisible gb_invisible(const struct game *g, int seat, int position)
{
    struct lineup lineup;
    struct gems gems;
    gb_lineup(g, seat, &lineup);
    gb_gems(g, seat, &lineup, position, &gems);
    int cards = g->player[seat].hero[lineup.slot[position]].gems[GEM_prismagem - FIRST_GEM];
    return (struct invisible){.horns = lineup.horns && position == CENTER, .any = gems.any - cards};
}

/* Could this hero show a gem of these types besides those that its blend uses? */
static bool shows(const struct game *g, int seat, const struct lineup *lineup, int position,
                  unsigned types)
{
    struct gems gems;
    gb_gems(g, seat, lineup, position, &gems);
    return gb_pays(&gems,
                   types | gb_printed[g->player[seat].hero[lineup->slot[position]].blend].types);
}

/* Does Pack Ice (Berg Inflicter) need its Cryogems now? Not in back position, and in an attack only
 * if it attacks. */
static bool wants_cryogems(const struct game *g, int seat, const struct lineup *lineup)
{
    for (int i = 0; i < BACK; i++) {
        bool attacks = !g->attack.count || seat != g->turn;
        for (int k = 0; k < g->attack.count; k++)
            attacks |= g->attack.attacker[k] == lineup->slot[i];
        if (attacks && lineup->works[i] == BLEND_berg_inflicter)
            return true;
    }
    return false;
}

/* How many different basic types the other heroes can show together. A gem that is a Cryogem for
 * Pack Ice is nothing else at that time (GB-625.1). */
static int types_shown(const struct game *g, int seat, const struct lineup *lineup, int position)
{
    unsigned shown = 0, ice = wants_cryogems(g, seat, lineup) ? Cryogem : 0;
    int free_gems = 0, embers = 0;
    for (int i = 0; i < POSITIONS; i++) {
        struct gems gems;
        if (i == position)
            continue;
        gb_gems(g, seat, lineup, i, &gems);
        unsigned needed = gb_printed[g->player[seat].hero[lineup->slot[i]].blend].types;
        if (gb_pays(&gems, needed | ice))
            needed |= ice;
        unsigned missing = needed & ~(unsigned)gems.fixed;
        int as_itself = (needed & Electrogem) && gems.electro;
        int loose = lesser(gems.loose, gems.electro - as_itself);
        int by_ember = lesser(gems.ember, gb_count_types(missing & (Pyrogem | Cryogem)));
        shown |= needed | (gems.fixed & ~(unsigned)Electrogem);
        if (gems.electro > loose)
            shown |= Electrogem;
        free_gems += gems.any + loose - (gb_count_types(missing) - by_ember);
        embers += gems.ember - by_ember;
    }
    for (; embers; embers--)
        shown |= shown & Pyrogem ? Cryogem : Pyrogem;
    return lesser(BASIC_TYPES, gb_count_types(shown) + free_gems);
}

/* --- 4. Written stats. --- */

static int printed(const struct hero *h, int stat)
{
    const struct printed *face = &gb_printed[h->blend ? h->blend : h->card];
    return (stat == ATK) != !(h->flags & INVERTED) ? face->def : face->atk;
}

/* GB-624; locked stats count as written (GB-300.5g). X-Blades (Dread Blader) looks at the others;
 * another X counts as 0. Invert has exchanged the two. */
static int written(const struct game *g, int seat, const struct lineup *lineup, int position,
                   int stat)
{
    const struct player *p = &g->player[seat];
    const struct hero *h = &p->hero[lineup->slot[position]];
    if (lineup->has[position] != BLEND_dread_blader)
        return printed(h, stat);
    int highest = 0, looked_at = h->flags & INVERTED ? !stat : stat;
    for (int i = 0; i < POSITIONS; i++) {
        int other = lineup->has[i] == BLEND_dread_blader
                        ? 0
                        : printed(&p->hero[lineup->slot[i]], looked_at);
        highest = other > highest ? other : highest;
    }
    return highest;
}

/* --- 5. Stats with bonuses. --- */

static void add(struct sum *sum, int card, int amount)
{
    if (!amount)
        return;
    sum->total += amount;
    assert(sum->parts < PARTS);
    sum->part[sum->parts++] = (struct part){(uint8_t)card, amount};
}

/* A hero whose stat is asked for, and its surroundings. */
struct asked {
    const struct game *g;
    const struct lineup *lineup;
    const struct player *p, *foe;
    const struct hero *h;
    int seat, position, at;
};

static int count_cryogems(const struct asked *a)
{
    int heroes = 0;
    for (int i = 0; i < POSITIONS; i++)
        heroes += i != a->position && shows(a->g, a->seat, a->lineup, i, Cryogem);
    return heroes;
}

/* What the hero's own effect adds to its ATK, as its row in cards.def says. */
static int own_attack(const struct asked *a, int effect)
{
    bool attacks = a->at != NO_SLOT;
    switch (effect) {
    case HERO_elaine: return a->position == LEFT ? 2 : 0;
    case HERO_chao: return a->h->gem_count >= 4 ? 2 : 0;
    case HERO_greta: return a->p->meter.count ? 0 : 1;
    case BLEND_berg_inflicter: return count_cryogems(a);
    case BLEND_hail_dominator: return a->position == CENTER ? 3 : 0;
    case BLEND_ice_creamer: return lesser(4, types_shown(a->g, a->seat, a->lineup, a->position));
    case BLEND_turbine_rider: return a->position == LEFT || a->position == RIGHT ? 2 : 0;
    case BLEND_satchel_carrier: return a->h->attached.count;
    case BLEND_burn_fowl: return attacks && (a->foe->flags & HAS_ACTED) ? 4 : 0;
    case BLEND_pearl_deceptor: return attacks && a->foe->hand.count >= 6 ? 3 : 0;
    case BLEND_bolt_ram: return attacks && (a->p->flags & HURT_SELF) ? 3 : 0;
    case BLEND_eel_charger: return attacks && a->foe->deck.count < a->p->deck.count ? 3 : 0;
    default: return 0;
    }
}

/* And to its DEF. */
static int own_defense(const struct asked *a, int effect)
{
    switch (effect) {
    case HERO_elaine: return a->position == RIGHT ? 2 : 0;
    case HERO_chao: return a->h->gem_count >= 4 ? 2 : 0;
    case HERO_greta: return a->p->meter.count ? 0 : 1;
    case BLEND_guard: return a->lineup->blended == bit(a->position) ? 1 : 0;
    default: return 0;
    }
}

static void add_attack(const struct asked *a, struct sum *sum)
{
    int effect = a->lineup->works[a->position];
    add(sum, NO_CARD, a->h->atk);
    add(sum, GEM_keen_aerogem, a->h->gems[GEM_keen_aerogem - FIRST_GEM]);
    add(sum, effect, own_attack(a, effect));
    for (int i = 0; i < POSITIONS && a->position == CENTER; i++)
        if (a->lineup->works[i] == BLEND_coil)
            add(sum, BLEND_coil, 2);
    /* Who is attacked stands in front, and a blended Lionel has another effect. */
    if (a->at != NO_SLOT && gb_works(a->g, a->seat ^ 1, a->at, HERO_lionel))
        add(sum, HERO_lionel, 1);
}

static void add_defense(const struct asked *a, struct sum *sum)
{
    int effect = a->lineup->works[a->position];
    add(sum, NO_CARD, a->h->def);
    add(sum, GEM_titan_terragem, a->h->gems[GEM_titan_terragem - FIRST_GEM]);
    add(sum, effect, own_defense(a, effect));
    for (int i = 0; i < BACK && a->position != BACK; i++)
        if (i != a->position && a->lineup->works[i] == HERO_gideon)
            add(sum, HERO_gideon, 1);
}

/* GB-605: written stat and bonuses, not below 0. A stat that waits for an activation gem has no
 * written value yet. */
int gb_stat_on(const struct game *g, int seat, const struct lineup *lineup, int slot, int stat,
               int at, struct sum *sum)
{
    struct sum scratch;
    const struct player *p = &g->player[seat];
    struct asked a = {
        g, lineup, p, &g->player[seat ^ 1], &p->hero[slot], seat, gb_position_of(g, seat, slot),
        at};
    bool locked = !a.h->blend && !(lineup->gems & bit(a.position)) &&
                  (gb_printed[a.h->card].marks & (stat == ATK ? MARK_ATK : MARK_DEF));
    assert(a.position < BENCH);
    sum = sum ? sum : &scratch;
    sum->parts = 0;
    sum->total = sum->written = locked ? 0 : written(g, seat, lineup, a.position, stat);
    if (stat == ATK)
        add_attack(&a, sum);
    else
        add_defense(&a, sum);
    sum->total = sum->total < 0 ? 0 : sum->total;
    return sum->total;
}

unsigned gb_waits(const struct game *g, int seat, int slot)
{
    struct lineup lineup;
    const struct hero *h = &g->player[seat].hero[slot];
    gb_lineup(g, seat, &lineup);
    bool has_gem = lineup.gems & bit(gb_position_of(g, seat, slot));
    return h->blend || has_gem ? 0 : gb_printed[h->card].marks;
}

int gb_locked(const struct game *g, int seat, int slot, int stat)
{
    unsigned mark = stat == ATK ? MARK_ATK : MARK_DEF;
    return gb_waits(g, seat, slot) & mark ? printed(&g->player[seat].hero[slot], stat) : 0;
}

int gb_stat(const struct game *g, int seat, int slot, int stat, int at, struct sum *sum)
{
    struct lineup lineup;
    gb_lineup(g, seat, &lineup);
    return gb_stat_on(g, seat, &lineup, slot, stat, at, sum);
}
