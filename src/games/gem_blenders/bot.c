/* bot.c - what bots know about Gem Blenders: how a position stands, and what a sane player does. */
#include "core/plan.h"
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/prepare.h"
#include "games/gem_blenders/zones.h"

/* --- The plan. --- */

/* What is found out about the options of one question. There are many ways to equip and to attack,
 * but few heroes and pairs of them, so each is worked out once, when an option is about it. */
struct notes {
    uint8_t slots;           /* whose wanted types are known, as a set */
    uint8_t pairs[BACK];     /* bits of the foe's positions: whose clashes are known */
    bool looked;             /* the lineups are known: one's own, the foe's */
    uint16_t wanted[HEROES]; /* by slot */
    int16_t clash[BACK][POSITIONS];
    struct lineup own, foes;
};

/* All types that one of the hero's gems is or could be. */
static unsigned types_of(const struct hero *h)
{
    unsigned types = gb_types(h);
    if (h->gems[GEM_prismagem - FIRST_GEM])
        types |= gb_printed[GEM_prismagem].types;
    if (h->gems[GEM_emberfrost_gem - FIRST_GEM])
        types |= gb_printed[GEM_emberfrost_gem].types;
    return types;
}

/* What the hero lacks for the best blend of the hand that it could bear, if it had all gems. */
static unsigned wanted_types(const struct player *p, const struct hero *h)
{
    unsigned has = types_of(h), types = 0;
    int best = 0, highest = gb_printed[h->card].level;
    for (int i = 0; i < p->hand.count; i++) {
        int card = gb_held(p, i);
        if (!gb_is_blend(card) || gb_printed[card].level > highest)
            continue;
        unsigned missing = gb_printed[card].types & ~has;
        int value = 20 + 3 * gb_printed[card].level - 8 * gb_count_types(missing);
        if (value > best && missing) {
            best = value;
            types = missing;
        }
    }
    return types;
}

/* A gem where it brings a blend of the hand nearer. */
static int equip_value(const struct game *g, int seat, int gem, int slot, struct notes *notes)
{
    const struct player *p = &g->player[seat];
    const struct hero *h = &p->hero[slot];
    if (!(notes->slots >> slot & 1)) {
        notes->wanted[slot] = (uint16_t)wanted_types(p, h);
        notes->slots |= (uint8_t)(1 << slot);
    }
    int value = 20 + 2 * gb_printed[h->card].level;
    if (notes->wanted[slot] & gb_printed[gem].types)
        value += 40;
    if (!h->gem_count)
        value += 3;
    if (h->gems[gem - FIRST_GEM])
        value -= 10;
    return value;
}

static int blend_value(const struct game *g, int seat, int blend, int slot)
{
    const struct printed *face = &gb_printed[blend];
    int position = gb_position_of(g, seat, slot);
    int value = 60 + 4 * (face->atk + face->def);
    if (position == BACK)
        value += gb_effect_table[blend].flags & IN_BACK ? 20 : -40;
    return value;
}

/* What an attack by one hero on another would do, by their positions: damage, or a blend that the
 * foe gives up. One that cannot get through is not worth its trouble, except that nothing is lost
 * by it. */
static int clash_value(const struct game *g, int seat, int from, int to, struct notes *notes)
{
    if (!notes->looked) {
        gb_lineup(g, seat, &notes->own);
        gb_lineup(g, seat ^ 1, &notes->foes);
        notes->looked = true;
    }
    int at = notes->foes.slot[to];
    int more = gb_stat_on(g, seat, &notes->own, notes->own.slot[from], ATK, at, NULL) -
               gb_stat_on(g, seat ^ 1, &notes->foes, at, DEF, NO_SLOT, NULL);
    bool falls = notes->own.has[from] == BLEND_hornet;
    return more > 0 ? 10 * more - (falls && more < 3 ? 30 : 0) : falls ? -40 : -1;
}

static int attack_value(const struct game *g, int seat, struct option option, struct notes *notes)
{
    const uint8_t aim[] = {option.a, option.b, option.c};
    int value = 30;
    for (int i = 0; i < BACK; i++) {
        int to = aim[i] - 1;
        if (to < 0)
            continue;
        if (!(notes->pairs[i] >> to & 1)) {
            notes->clash[i][to] = (int16_t)clash_value(g, seat, i, to, notes);
            notes->pairs[i] |= (uint8_t)(1 << to);
        }
        value += notes->clash[i][to];
    }
    return value;
}

enum { LOW_HP = 6 };

/* Effects that cost one's own HP are for those who have some. */
static int use_value(const struct game *g, int seat, int effect)
{
    bool hurts = effect == BLEND_ghost || effect == BLEND_stoker || effect == HERO_juno ||
                 effect == ACTION_pain_trade;
    bool gives_up_blend = effect == BLEND_usher || effect == BLEND_bishop || effect == BLEND_cone;
    if (hurts && gb_hp(g, seat) <= LOW_HP)
        return -20;
    if (gives_up_blend)
        return g->player[seat].flags & HAS_ATTACKED ? 35 : -5;
    if (gb_effect_table[effect].script == SCRIPT_rotate ||
        gb_effect_table[effect].script == SCRIPT_formation ||
        gb_effect_table[effect].script == SCRIPT_switch_heroes || effect == ACTION_tag_out)
        return 2;
    return 45;
}

/* Blocks if the damage is worth a blend, or would lose the round. */
static int block_value(const struct game *g, int seat, struct option option)
{
    int damage = g->attack.damage[option.a], coming = 0;
    const struct hero *h = &g->player[seat].hero[g->k.ask.a];
    for (int i = 0; i < g->attack.count; i++)
        coming += g->attack.damage[i];
    if (damage && coming >= gb_hp(g, seat))
        return 100;
    return 10 * damage - 12 * gb_printed[h->blend].level;
}

static int timed_value(const struct game *g, int seat, int card)
{
    if (card == ACTION_cancel)
        return gb_printed[g->k.ask.b].stars && !g->k.ask.c ? 20 : -10;
    if (card == ACTION_block_attack)
        return g->attack.damage[g->k.ask.b] >= 4 || g->attack.damage[g->k.ask.b] >= gb_hp(g, seat)
                   ? 30
                   : -10;
    return card == ACTION_brace && g->turn != seat ? 10 : -5;
}

/* Which hero of one's own gets something, which of the foe's loses it. */
static int hero_value(const struct game *g, struct option option)
{
    const struct hero *h = &g->player[option.b].hero[option.a];
    int position = gb_position_of(g, option.b, option.a);
    return (h->blend ? 10 + 3 * gb_printed[h->blend].level : 0) + (position < BACK ? 5 : 0);
}

static int card_value(const struct game *g, int card)
{
    bool keep = g->k.ask.kind == ASK_DECK || g->k.ask.kind == ASK_DISCARD;
    int value = gb_is_blend(card) ? 10 + 2 * gb_printed[card].level : gb_is_gem(card) ? 12 : 8;
    return keep ? value : 20 - value;
}

static int option_value(const struct game *g, int seat, struct option option, struct notes *notes)
{
    switch (option.verb) {
    case EQUIP: return equip_value(g, seat, option.a, option.b, notes);
    case BLEND_HERO: return blend_value(g, seat, option.a, option.b);
    case DEBLEND: return -50;
    case ACT:
        return g->k.ask.kind == ASK_TIMED ? timed_value(g, seat, option.a)
                                          : use_value(g, seat, option.a) - 5;
    case USE: return use_value(g, seat, gb_effect_of(g, seat, option.a));
    case ATTACK: return attack_value(g, seat, option, notes);
    case REACT: return 20;
    case BLOCK: return block_value(g, seat, option);
    case AGAIN: return 10 * set_count(option.a);
    case GO: return option.a;
    case NAME_HERO: return hero_value(g, option);
    case CHOOSE: return card_value(g, option.a);
    case DRAW_ONE: return g->player[seat].deck.count ? 10 : -10;
    case PLACE: return option.a == gb_free_position(&g->player[seat]); /* as the deck suggests */
    case SUBSTITUTE: return -1;
    case KEEP_HAND: return 1;
    default: return 0;
    }
}

int gb_plan(const struct game *g, int seat, const struct option *options, int count,
            struct dice *dice)
{
    struct notes notes = {.looked = false};
    struct best best = BEST_OF_NONE;
    for (int i = 0; i < count; i++)
        best_consider(&best, i, option_value(g, seat, options[i], &notes), dice);
    return best.option;
}

/* --- The judge. --- */

/* In thousandths of a chance to win. */
enum {
    ROUND_WORTH = 140,
    HP_WORTH = 5,
    HP_MOST = 30, /* more HP are worth no more */
    HAND_WORTH = 2,
    STRENGTH_WORTH = 3,
    DECK_LOW = 8,      /* cards; below that ... */
    DECK_LOW_COST = 4, /* ... each card that is not there */
    DAMAGE_WORTH = 4,
    LEAST_CHANCE = 10 /* while the game goes on */
};

/* What a blend is worth in this position. */
static int worth(int blend, int position)
{
    const struct printed *face = &gb_printed[blend];
    return position == BACK ? 4 + (face->atk + face->def) / 2
                            : 4 + (3 * face->atk + 2 * face->def) / 2;
}

/* How near an unblended hero is to the best blend of the hand that it could bear. */
static int outlook(const struct player *p, const struct hero *h, int position)
{
    unsigned types = gb_types(h);
    int best = 0;
    for (int i = 0; i < p->hand.count; i++) {
        int card = gb_held(p, i), level = gb_printed[card].level;
        if (!gb_is_blend(card) || level > gb_printed[h->card].level)
            continue;
        int there = gb_count_types(types & gb_printed[card].types);
        int value = worth(card, position) * there * there / (level * level + 1);
        best = value > best ? value : best;
    }
    return best;
}

/* Blends on the field or in sight; different gems are what blends are made of. */
static int strength(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    int value = 0;
    for (int i = 0; i < POSITIONS; i++) {
        const struct hero *h = &p->hero[p->line[i]];
        int kinds = gb_count_types(gb_types(h));
        int level = gb_printed[h->card].level;
        value += h->blend ? worth(h->blend, i) + h->atk : outlook(p, h, i);
        value += kinds < level ? kinds : level;
    }
    return value;
}

static int standing(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    int hp = gb_hp(g, seat), deck = p->deck.count;
    int value = ROUND_WORTH * p->wins + HP_WORTH * (hp < HP_MOST ? hp : HP_MOST) +
                HAND_WORTH * p->hand.count + STRENGTH_WORTH * strength(g, seat);
    return value - (deck < DECK_LOW ? DECK_LOW_COST * (DECK_LOW - deck) : 0);
}

/* What the attack in progress promises the active player; a blend given up to block is as good. */
static int promise(const struct game *g)
{
    int value = 0;
    for (int i = 0; i < g->attack.count; i++) {
        int damage = g->attack.damage[i];
        if (!damage)
            damage = gb_stat(g, g->turn, g->attack.attacker[i], ATK, g->attack.attacked[i], NULL) -
                     gb_stat(g, g->turn ^ 1, g->attack.attacked[i], DEF, NO_SLOT, NULL);
        value += damage > 0 ? DAMAGE_WORTH * damage : 0;
    }
    return value;
}

void gb_judge(const struct game *g, int chances[SEATS])
{
    int value = 500;
    if (g->winner != NOBODY) {
        value = g->winner ? 0 : 1000;
    } else if (g->started) {
        int promised = g->attack.count ? promise(g) : 0;
        value += standing(g, 0) - standing(g, 1) + (g->turn ? -promised : promised);
        value = value < LEAST_CHANCE          ? LEAST_CHANCE
                : value > 1000 - LEAST_CHANCE ? 1000 - LEAST_CHANCE
                                              : value;
    }
    chances[0] = value;
    chances[1] = 1000 - value;
}
