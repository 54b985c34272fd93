/* words_options.c - options in words. */
#include "games/gem_blenders/attack.h"
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/field.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/play.h"
#include "games/gem_blenders/price.h"
#include "games/gem_blenders/settle.h"
#include "games/gem_blenders/words.h"
#include "games/gem_blenders/zones.h"

#include <stdio.h>

/* The first copy of the card in one's hand. */
static void target_hand(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int i = 0; i < p->hand.count; i++)
        if (gb_held(p, i) == card) {
            say_touch(out, "seat%d.hand.%d", seat, i);
            return;
        }
}

static void target_discard(const struct game *g, int seat, int card, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int i = p->discard.count - 1; i >= 0; i--)
        if (p->discard.card[i] == card) {
            say_touch(out, "seat%d.discard.%d", seat, i);
            return;
        }
}

static void target_bench(const struct game *g, int seat, int slot, struct phrase *out)
{
    int index = 0;
    for (int i = 0; i < slot; i++)
        index += gb_on_bench(g, seat, i);
    say_touch(out, "seat%d.bench.%d", seat, index);
}

/* "Squid (Aquagem + Nocturnagem)": of a blend one must know what it takes. */
static void say_card(int card, struct phrase *out)
{
    say(out, "%s", gb_card_name(card));
    if (card && gb_is_blend(card))
        say(out, " (%s)", gb_card(card)->owner);
}

/* --- Options about heroes. --- */

typedef void describe_function(const struct game *g, int seat, struct option option,
                               struct phrase *out);

static void describe_placement(const struct game *g, int seat, struct option option,
                               struct phrase *out)
{
    int hero = g->player[seat].hero[option.a].card;
    say(out, "%s, LV.%d, ATK %d, DEF %d", gb_card_name(hero), gb_printed[hero].level,
        gb_printed[hero].atk, gb_printed[hero].def);
    if (gb_printed[hero].marks)
        say(out, " (%s)", gb_card(hero)->owner);
    target_bench(g, seat, option.a, out);
}

static void describe_substitute(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    say(out, "%s for ", gb_card_name(g->player[seat].hero[option.b].card));
    gb_say_hero(g, seat, option.a, out);
    target_bench(g, seat, option.b, out);
}

static void describe_hero(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)seat;
    gb_say_hero(g, option.b, option.a, out);
}

static void describe_switch(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    (void)seat;
    say(out, "Switch ");
    gb_say_hero(g, g->k.ask.c, option.a, out);
    say(out, " and ");
    gb_say_hero(g, g->k.ask.c, option.b, out);
}

static void describe_rotation(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, option.a ? "Clockwise: center to right, right to back, back to left"
                      : "Counterclockwise: center to left, left to back, back to right");
}

static void describe_arrangement(const struct game *g, int seat, struct option option,
                                 struct phrase *out)
{
    const struct player *p = &g->player[seat];
    for (int to = 0; to < POSITIONS; to++)
        for (int from = 0; from < POSITIONS; from++)
            if (gb_arrangement(option.a, from) == to)
                say(out, "%s%s %s", to ? ", " : "", gb_position_name(to),
                    gb_card_name(p->hero[p->line[from]].card));
}

static void describe_deblending(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    int attached = g->player[seat].hero[option.a].attached.count;
    say(out, "Deblend ");
    gb_say_hero(g, seat, option.a, out);
    if (attached)
        say(out, ", discarding the %d card%s attached to it", attached, plural(attached));
}

static void describe_effect(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    int effect = gb_effect_of(g, seat, option.a);
    say(out, "%s of ", gb_effect_names[effect]);
    gb_say_hero(g, seat, option.a, out);
    if (gb_deblends_itself(effect) && g->player[seat].hero[option.a].blend)
        say(out, ", which is deblended");
    int limit = gb_effect_table[effect].limit;
    if (limit > 1)
        say(out, ", %d of %d left", limit - gb_uses(g, seat, option.a, effect), limit);
}

static void describe_reaction(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    const struct news *news = gb_reacts_to(g, option);
    struct activation a = gb_reaction(g, seat, news, option.a);
    say(out, "%s", gb_effect_names[a.card]);
    if (a.slot == NO_SLOT)
        return;
    say(out, " of ");
    gb_say_hero(g, seat, a.slot, out);
    if (news->kind == GEM_DISCARDED)
        say(out, ": %s", gb_card_name(news->a));
}

/* --- Options about attacks. --- */

/* One attacker and whom it attacks, with the stats as they would be in this game. Returns the
 * damage. */
static int say_attacker(const struct game *then, int seat, int slot, int at, struct phrase *out)
{
    int atk = gb_stat(then, seat, slot, ATK, at, NULL),
        def = gb_stat(then, seat ^ 1, at, DEF, NO_SLOT, NULL);
    gb_say_fighter(then, seat, slot, out);
    say(out, " (%s, ATK %d%s) at ", gb_position_name(gb_position_of(then, seat, slot)), atk,
        atk ? "" : ": drops out");
    gb_say_fighter(then, seat ^ 1, at, out);
    say(out, " (DEF %d)", def);
    return atk > def ? atk - def : 0;
}

static void describe_attack(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    const uint8_t aim[] = {option.a, option.b, option.c};
    const char *between = "Attack: ";
    struct game then = *g; /* who else attacks can matter to ATK */
    int damage = 0;
    for (int i = 0; i < BACK; i++)
        if (aim[i])
            then.attack.attacker[then.attack.count++] = g->player[seat].line[i];
    for (int i = 0; i < BACK; i++) {
        if (!aim[i])
            continue;
        say(out, "%s", between);
        damage += say_attacker(&then, seat, g->player[seat].line[i],
                               g->player[seat ^ 1].line[aim[i] - 1], out);
        between = ", ";
    }
    say(out, then.attack.count > 1 ? " for %d in all" : " for %d", damage);
    for (int i = 0; i < then.attack.count; i++)
        if (gb_works(g, seat, then.attack.attacker[i], BLEND_hornet))
            say(out, "; then %s loses its blend",
                gb_card_name(g->player[seat].hero[then.attack.attacker[i]].card));
}

static void describe_block(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Deblend to block the %d damage of ", g->attack.damage[option.a]);
    gb_say_fighter(g, seat ^ 1, g->attack.attacker[option.a], out);
}

static void describe_again(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const char *between = "Attack again with ";
    FOR_EACH_BIT(i, option.a) {
        say(out, "%s", between);
        say_attacker(g, seat, g->attack.attacker[i], g->attack.attacked[i], out);
        between = " and ";
    }
}

/* --- Options about cards. --- */

/* What the hero's first gem activates (GB-300.5). */
static void say_activation(const struct hero *h, struct phrase *out)
{
    static const char *const names[] = {"ATK", "DEF", "effect"}; /* as in enum marks */
    const char *between = ", activates ";
    if (h->blend || h->gem_count)
        return;
    FOR_EACH_BIT(i, gb_printed[h->card].marks) {
        say(out, "%s%s", between, names[i]);
        between = " and ";
    }
}

static void describe_gem(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "%s onto ", gb_card_name(option.a));
    target_hand(g, seat, option.a, out);
    gb_say_hero(g, seat, option.b, out);
    say_activation(&g->player[seat].hero[option.b], out);
}

static void describe_blend(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say(out, "Blend ");
    gb_say_hero(g, seat, option.b, out);
    say(out, " with ");
    say_card(option.a, out);
    say(out, ", ATK %d, DEF %d", gb_printed[option.a].atk, gb_printed[option.a].def);
    target_hand(g, seat, option.a, out);
}

/* Does a timed action come too late, since one has done already what it would do? */
static const char *waste_of(const struct game *g, int seat, int card)
{
    const struct ask *ask = &g->k.ask;
    if (ask->kind != ASK_TIMED)
        return NULL;
    if (ask->a == FOE_ACTS)
        return ask->c ? "it is prevented already" : NULL;
    FOR_EACH_BIT(slot, gb_waiting_actions(g))
        if (card == ACTION_block_attack && g->player[seat].meter.card[slot] == card)
            return "that damage is stopped already";
    return NULL;
}

static void describe_action(const struct game *g, int seat, struct option option,
                            struct phrase *out)
{
    const char *waste = waste_of(g, seat, option.a);
    say(out, "Play %s", gb_card_name(option.a));
    target_hand(g, seat, option.a, out);
    if (waste)
        say_danger(out, waste);
}

static void describe_resolution(const struct game *g, int seat, struct option option,
                                struct phrase *out)
{
    say(out, "%s (slot %d)", gb_card_name(g->player[seat].meter.card[option.a]), option.a + 1);
    say_touch(out, "seat%d.meter.%d", seat, option.a);
}

static void describe_gem_move(const struct game *g, int seat, struct option option,
                              struct phrase *out)
{
    say(out, "%s from ", gb_card_name(option.a));
    gb_say_hero(g, seat, option.b, out);
    say(out, " to ");
    gb_say_hero(g, seat, option.c, out);
}

static void describe_card(const struct game *g, int seat, struct option option, struct phrase *out)
{
    say_card(option.a, out);
    if (g->k.ask.kind == ASK_HAND)
        target_hand(g, seat, option.a, out);
    else if (g->k.ask.kind == ASK_DISCARD)
        target_discard(g, seat, option.a, out);
}

static void describe_order(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, "%s", gb_card_name(option.a));
    if (option.b)
        say(out, ", then %s", gb_card_name(option.b));
    if (option.c)
        say(out, ", then %s", gb_card_name(option.c));
}

/* --- Other options. --- */

static void describe_going(const struct game *g, int seat, struct option option, struct phrase *out)
{
    (void)g;
    (void)seat;
    say(out, option.a ? "Go second: draw and attack in your first turn"
                      : "Go first: no draw and no attack in your first turn");
}

static void describe_end(const struct game *g, int seat, struct option option, struct phrase *out)
{
    const struct player *p = &g->player[seat];
    bool gem = !(p->flags & EQUIPPED_ONE) && gb_holds(g, seat, FIND_GEM);
    bool attack = gb_may_attack(g, seat);
    (void)option;
    say(out, "End your turn");
    if (gem || attack)
        say(out, " without %s%s%s", attack ? "an attack" : "", gem && attack ? " and without " : "",
            gem ? "a gem" : "");
    if (p->flags & ONE_MORE)
        say(out, ", and take another one");
}

/* The damage of all who attack the hero that could block. */
static int damage_at(const struct game *g)
{
    int damage = 0;
    FOR_EACH_BIT(i, g->k.ask.b)
        if (g->attack.attacked[i] == g->k.ask.a)
            damage += g->attack.damage[i];
    return damage;
}

/* Who can do something about it is warned that this damage loses the round. */
static void warn(const struct game *g, int seat, int damage, struct phrase *out)
{
    if (damage >= gb_hp(g, seat))
        say_danger(out, "it costs you the round");
}

static bool could_stop_it(const struct game *g, int seat)
{
    const struct player *p = &g->player[seat];
    bool found = false;
    for (int i = 0; i < p->hand.count; i++)
        found |= gb_is_timely(gb_held(p, i), DAMAGE_COMES);
    return found;
}

static void decline_action(const struct game *g, int seat, struct phrase *out)
{
    bool comes = g->k.ask.a == DAMAGE_COMES && !gb_waiting_actions(g);
    say(out, "Go on");
    if (!comes)
        return;
    say(out, " and take the %d damage", g->attack.damage[g->k.ask.b]);
    if (could_stop_it(g, seat))
        warn(g, seat, g->attack.damage[g->k.ask.b], out);
}

static void describe_pass(const struct game *g, int seat, struct option option, struct phrase *out)
{
    static const char *const words[ASK_LURE + 1] = {
        [ASK_AGAIN] = "No additional attack",
        [ASK_SUBSTITUTE] = "Leave your heroes as they are",
        [ASK_DECK] = "Take none",
        [ASK_PEEK] = "Discard none",
        [ASK_LURE] = "Don't draw",
        [ASK_REACT] = "No more effects",
    };
    const struct ask *ask = &g->k.ask;
    (void)option;
    out->passes = ask->kind == ASK_TIMED || ask->kind == ASK_BLOCK;
    if (ask->kind == ASK_TIMED) {
        decline_action(g, seat, out);
    } else if (ask->kind == ASK_BLOCK) {
        say(out, "Accept the %d damage", damage_at(g));
        warn(g, seat, damage_at(g), out);
    } else if (ask->kind == ASK_EQUIP && (ask->b & IF_ANY)) {
        say(out, "You have none");
    } else {
        say(out, "%s", words[ask->kind] ? words[ask->kind] : "No more");
    }
}

/* How each option is described: as it stands, or by a function. */
static const struct {
    const char *kind, *text;
    describe_function *describe;
} verb_words[] = {
    [PLACE] = {"place", NULL, describe_placement},
    [GO] = {"go", NULL, describe_going},
    [KEEP_HAND] = {"keep", "Keep it"},
    [MULLIGAN] = {"mulligan", "Mulligan: shuffle it back and draw 7 new cards"},
    [EQUIP] = {"equip", NULL, describe_gem},
    [BLEND_HERO] = {"blend", NULL, describe_blend},
    [DEBLEND] = {"deblend", NULL, describe_deblending},
    [ACT] = {"act", NULL, describe_action},
    [USE] = {"use", NULL, describe_effect},
    [ATTACK] = {"attack", NULL, describe_attack},
    [END_TURN] = {"end_turn", NULL, describe_end},
    [PASS] = {"pass", NULL, describe_pass},
    [RESOLVE] = {"resolve", NULL, describe_resolution},
    [REACT] = {"react", NULL, describe_reaction},
    [BLOCK] = {"block", NULL, describe_block},
    [AGAIN] = {"again", NULL, describe_again},
    [SUBSTITUTE] = {"substitute", NULL, describe_substitute},
    [NAME_HERO] = {"hero", NULL, describe_hero},
    [SWITCH] = {"switch", NULL, describe_switch},
    [ROTATE] = {"rotate", NULL, describe_rotation},
    [ARRANGE] = {"arrange", NULL, describe_arrangement},
    [CHOOSE] = {"choose", NULL, describe_card},
    [MOVE_GEM] = {"move_gem", NULL, describe_gem_move},
    [ORDER] = {"order", NULL, describe_order},
    [DRAW_ONE] = {"draw", "Draw a card"},
};

/* GB-206.1: what one pays may be the last HP. */
static void say_price(const struct game *g, int seat, struct option option, struct phrase *out)
{
    int price = gb_price(g, seat, option);
    if (!price)
        return;
    say(out, ", %d damage to you", price);
    warn(g, seat, price, out);
}

/* "Carter loses Usher, Greta loses Guard" */
static void list_losses(const struct game *g, int seat, unsigned lost, char *out, size_t capacity)
{
    size_t length = 0;
    FOR_EACH_SLOT(slot, lost)
        if (length < capacity)
            length +=
                (size_t)snprintf(out + length, capacity - length, "%s%s loses %s",
                                 length ? ", " : "", gb_card_name(g->player[seat].hero[slot].card),
                                 gb_card_name(g->player[seat].hero[slot].blend));
}

/* Blends that will fall: the opponent's are told, one's own are a warning. */
static void say_losses(const struct game *g, int seat, struct option option, struct phrase *out)
{
    unsigned own = gb_blends_lost(g, seat, option, seat),
             foes = gb_blends_lost(g, seat, option, seat ^ 1);
    char words[160];
    if (foes) {
        list_losses(g, seat ^ 1, foes, words, sizeof words);
        say(out, "; %s's %s", gb_seat_name(g, seat ^ 1), words);
    }
    if (own) {
        list_losses(g, seat, own, words, sizeof words);
        say_danger(out, words);
    }
}

void gb_describe(const struct game *g, int seat, struct option option, struct phrase *out)
{
    assert(option.verb >= PLACE && option.verb <= DRAW_ONE);
    out->kind = verb_words[option.verb].kind;
    if (verb_words[option.verb].describe)
        verb_words[option.verb].describe(g, seat, option, out);
    else
        say(out, "%s", verb_words[option.verb].text);
    say_price(g, seat, option, out);
    say_losses(g, seat, option, out);
}
