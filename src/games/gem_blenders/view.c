/* view.c - the table as an observer sees it, as JSON for programs.
 *
 * Besides the shape that all views share (core/view.h):
 *
 *   "round": 2, "turn": 0, "first": 1, "started": true
 *   "window": "damage comes"            the moment that an open question is about, or null
 *   "about": "seat0.left"               what it is about: the attacker whose damage comes, the hero
 *                                       who may deblend to block, the action that can be answered
 *   "field": one object for each position of each seat:
 *     {"zone": "seat0.left", "seat": 0, "position": "left", "opposite": "seat1.right" or null,
 *      "hero": id, "level": 4, "blend": id or null, "gems": [{"card": id, "count": 2}, ...],
 *      "invisible": ["Caprogem", "any basic gem", ...], "attached": [id, ...],
 *      "effect": id of the card whose effect it has, or null,
 *      "effect_name": "Orbit", "works": true, "locked": ["atk", "effect", ...],
 *      "marks": ["no effect", ...],
 *      "atk": 5, "def": 2, "written_atk": 3, "written_def": 2,
 *      "why_atk": [{"card": id or null, "amount": 2}, ...], "why_def": [...],
 *      "attacks": "seat1.right" or null, "damage": 3}
 *   The parts of "why" add up, with the written value, to the stat (which is never below 0); a part
 *   without a card is a bonus for the rest of the turn.
 *
 * A position is also a zone of kind "hero": the hero, its blend, its gems, its attached cards; its
 * "marks" say in words what no card there shows. */
#include "core/view.h"

#include "games/gem_blenders/attack.h"
#include "games/gem_blenders/effects.h"
#include "games/gem_blenders/now.h"
#include "games/gem_blenders/view.h"
#include "games/gem_blenders/words.h"
#include "games/gem_blenders/zones.h"

#include <stdio.h>

/* Heroes are face down before the first turn, and on the bench until they have been seen. */
bool gb_sees_hero(const struct game *g, int observer, int seat, int slot)
{
    return observer == seat || observer == ALL_SEEING ||
           (g->started && (g->player[seat].hero[slot].flags & KNOWN));
}

static const char *const moment_names[] = {
    [DAMAGED] = "damage inflicted",
    [BLEND_PLAYED] = "blend played",
    [ACTION_PLAYED] = "action played",
    [EQUIPPED] = "gem equipped",
    [DEBLENDED] = "hero deblended",
    [MOVED] = "heroes moved",
    [DREW] = "cards drawn",
    [GEM_DISCARDED] = "gem discarded",
    [ATTACKED] = "heroes attacked",
    [ATTACK_DONE] = "attack done",
    [TURN_ENDS] = "turn ends",
    [ATTACK_DECLARED] = "attack declared",
    [FOE_DECLARED] = "attack declared",
    [FOE_ACTS] = "action answered",
    [DAMAGE_COMES] = "damage comes",
};

/* The moment that the open question is about, or NULL. */
static const char *window_name(const struct game *g)
{
    const struct ask *ask = &g->k.ask;
    if (!g->k.pending)
        return NULL;
    switch (ask->kind) {
    case ASK_TIMED:
    case ASK_REACT: return moment_names[ask->a];
    case ASK_BLOCK: return "deblend to block";
    case ASK_AGAIN: return "additional attack";
    default: return NULL;
    }
}

void gb_headline(const struct game *g, char *out, size_t capacity)
{
    const struct ask *ask = &g->k.ask;
    if (!g->k.pending) {
        snprintf(out, capacity, "%s wins the game", gb_seat_name(g, g->winner));
        return;
    }
    const char *asked = gb_seat_name(g, set_first(g->k.pending));
    int round = 1 + g->player[0].wins + g->player[1].wins - gb_round_over(g);
    if (ask->kind == ASK_PLACE)
        snprintf(out, capacity, "Before the game, both lay out their heroes");
    else if (!g->started)
        snprintf(out, capacity, "Before the game, %s decides", asked);
    else if (ask->kind == ASK_PLAY)
        snprintf(out, capacity, "Round %d, %s to play", round, asked);
    else if (ask->kind == ASK_TIMED || ask->kind == ASK_REACT)
        snprintf(out, capacity, "Round %d, %s's turn; %s: %s may react", round,
                 gb_seat_name(g, g->turn), moment_names[ask->a], asked);
    else
        snprintf(out, capacity, "Round %d, %s's turn, %s decides", round, gb_seat_name(g, g->turn),
                 asked);
}

void gb_put_card(struct writer *w, const char *key, int card)
{
    if (card)
        put_string(w, key, gb_card(card)->id);
    else
        put_null(w, key);
}

/* --- The field. --- */

static void view_sum(const char *key, const struct sum *sum, struct writer *w)
{
    put_open(w, key, '[');
    for (int i = 0; i < sum->parts; i++) {
        put_open(w, NULL, '{');
        gb_put_card(w, "card", sum->part[i].card);
        put_int(w, "amount", sum->part[i].amount);
        put_close(w);
    }
    put_close(w);
}

static void view_marks(const struct game *g, int seat, int slot, struct writer *w)
{
    const struct hero *h = &g->player[seat].hero[slot];
    put_open(w, "marks", '[');
    if (h->mute)
        put_string(w, NULL, "no effect");
    if (h->copy)
        put_string(w, NULL, "effect replaced");
    if (h->flags & INVERTED)
        put_string(w, NULL, "inverted");
    if (h->flags & BARRED)
        put_string(w, NULL, "cannot attack again");
    if (gb_more_attacks(g, seat, slot))
        put_string(w, NULL, "additional attack");
    put_close(w);
}

static void view_stats(const struct game *g, int seat, int slot, struct writer *w)
{
    struct sum atk, def;
    int i = gb_attack_index(g, seat, slot);
    gb_stat(g, seat, slot, ATK, i < 0 ? NO_SLOT : g->attack.attacked[i], &atk);
    gb_stat(g, seat, slot, DEF, NO_SLOT, &def);
    put_int(w, "atk", atk.total);
    put_int(w, "def", def.total);
    put_int(w, "written_atk", atk.written);
    put_int(w, "written_def", def.written);
    view_sum("why_atk", &atk, w);
    view_sum("why_def", &def, w);
    if (i < 0) {
        put_null(w, "attacks");
    } else {
        int position = gb_position_of(g, seat ^ 1, g->attack.attacked[i]);
        put_format(w, "attacks", "seat%d.%s", seat ^ 1, gb_position_name(position));
    }
    put_int(w, "damage", i < 0 ? 0 : g->attack.damage[i]);
}

static void view_invisible(const struct game *g, int seat, int position, struct writer *w)
{
    struct invisible invisible = gb_invisible(g, seat, position);
    put_open(w, "invisible", '[');
    for (int i = 0; i < invisible.horns; i++)
        put_string(w, NULL, "Caprogem");
    for (int i = 0; i < invisible.any; i++)
        put_string(w, NULL, "any basic gem");
    put_close(w);
}

/* What waits for an activation gem. */
static void view_locked(const struct game *g, int seat, int slot, struct writer *w)
{
    static const char *const names[] = {"atk", "def", "effect"}; /* as in enum marks */
    put_open(w, "locked", '[');
    FOR_EACH_BIT(i, gb_waits(g, seat, slot))
        put_string(w, NULL, names[i]);
    put_close(w);
}

static void view_hero(const struct game *g, int seat, int position, struct writer *w)
{
    int slot = g->player[seat].line[position], effect = gb_effect_of(g, seat, slot);
    const struct hero *h = &g->player[seat].hero[slot];
    put_string(w, "hero", gb_card(h->card)->id);
    put_int(w, "level", gb_printed[h->card].level);
    gb_put_card(w, "blend", h->blend);
    put_open(w, "gems", '[');
    for (int gem = 0; gem < GEM_CARDS; gem++)
        if (h->gems[gem]) {
            put_open(w, NULL, '{');
            gb_put_card(w, "card", FIRST_GEM + gem);
            put_int(w, "count", h->gems[gem]);
            put_close(w);
        }
    put_close(w);
    view_invisible(g, seat, position, w);
    put_open(w, "attached", '[');
    for (int i = 0; i < h->attached.count; i++)
        gb_put_card(w, NULL, h->attached.card[i]);
    put_close(w);
    gb_put_card(w, "effect", effect);
    put_string(w, "effect_name", effect ? gb_effect_names[effect] : "");
    put_bool(w, "works", effect && gb_works(g, seat, slot, effect));
    view_locked(g, seat, slot, w);
    view_marks(g, seat, slot, w);
    view_stats(g, seat, slot, w);
}

static void view_field(const struct game *g, struct writer *w)
{
    put_open(w, "field", '[');
    for (int i = 0; i < 2 * POSITIONS && g->started; i++) {
        int seat = i / POSITIONS, position = i % POSITIONS;
        put_open(w, NULL, '{');
        put_format(w, "zone", "seat%d.%s", seat, gb_position_name(position));
        put_int(w, "seat", seat);
        put_string(w, "position", gb_position_name(position));
        if (position == BACK)
            put_null(w, "opposite");
        else
            put_format(w, "opposite", "seat%d.%s", seat ^ 1, gb_position_name(gb_across(position)));
        view_hero(g, seat, position, w);
        put_close(w);
    }
    put_close(w);
}

/* --- Zones. --- */

static void zone_id(char id[40], int seat, const char *name)
{
    snprintf(id, 40, "seat%d.%s", seat, name);
}

/* What a person cannot see from the cards of a hero. */
static void view_zone_marks(const struct game *g, int seat, int position, struct writer *w)
{
    int slot = g->player[seat].line[position], effect = gb_effect_of(g, seat, slot);
    const struct hero *h = &g->player[seat].hero[slot];
    struct invisible invisible = gb_invisible(g, seat, position);
    put_format(w, NULL, "ATK %d", gb_stat(g, seat, slot, ATK, NO_SLOT, NULL));
    put_format(w, NULL, "DEF %d", gb_stat(g, seat, slot, DEF, NO_SLOT, NULL));
    for (int stat = ATK; stat <= DEF; stat++)
        if (gb_locked(g, seat, slot, stat))
            put_format(w, NULL, "%s %d waits for a gem", stat == ATK ? "ATK" : "DEF",
                       gb_locked(g, seat, slot, stat));
    if (!effect)
        put_format(w, NULL, "no effect until %s's next turn", gb_seat_name(g, seat ^ 1));
    else
        put_format(w, NULL, "effect %s%s%s", gb_effect_names[effect],
                   h->copy && h->copy == effect ? " in place of its own" : "",
                   gb_works(g, seat, slot, effect)         ? ""
                   : gb_waits(g, seat, slot) & MARK_EFFECT ? ", waits for a gem"
                                                           : ", only in back position");
    if (invisible.horns)
        put_string(w, NULL, "1 invisible Caprogem");
    if (invisible.any)
        put_format(w, NULL, "%d invisible gem%s of any basic type", invisible.any,
                   plural(invisible.any));
    if (h->flags & INVERTED)
        put_string(w, NULL, "written ATK and DEF have changed places");
    if (h->flags & BARRED)
        put_string(w, NULL, "cannot attack again");
    if (gb_more_attacks(g, seat, slot))
        put_string(w, NULL, "may attack once more");
}

/* The stack of one position. */
static void view_stack(const struct game *g, int observer, int seat, int position, struct writer *w)
{
    static const char *const titles[] = {"Left", "Center", "Right", "Back"};
    char id[40];
    int index = 0, slot = g->player[seat].line[position];
    zone_id(id, seat, gb_position_name(position));
    if (slot == NO_SLOT) {
        view_zone_open(w, id, "hero", seat, titles[position], 0);
        view_zone_close(w);
        return;
    }
    const struct hero *h = &g->player[seat].hero[slot];
    bool seen = gb_sees_hero(g, observer, seat, slot);
    view_zone_open(w, id, "hero", seat, titles[position],
                   1 + !!h->blend + h->gem_count + h->attached.count);
    view_card(w, id, index++, seen ? gb_card(h->card)->id : NULL);
    if (h->blend)
        view_card(w, id, index++, gb_card(h->blend)->id);
    for (int gem = 0; gem < GEM_CARDS; gem++)
        for (int i = 0; i < h->gems[gem]; i++)
            view_card(w, id, index++, gb_card(FIRST_GEM + gem)->id);
    for (int i = 0; i < h->attached.count; i++)
        view_card(w, id, index++, gb_card(h->attached.card[i])->id);
    put_close(w);
    if (g->started) {
        put_open(w, "marks", '[');
        view_zone_marks(g, seat, position, w);
        put_close(w);
    }
    put_close(w);
}

/* For others first the cards that they have seen come into the hand, so that the order tells
 * nothing. */
static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[40];
    const struct player *p = &g->player[seat];
    bool own = observer == seat || observer == ALL_SEEING;
    int index = 0;
    zone_id(id, seat, "hand");
    view_zone_open(w, id, "hand", seat, "Hand", p->hand.count);
    for (int i = 0; i < p->hand.count; i++)
        if (own || (p->hand.card[i] & SEEN))
            view_card(w, id, index++, gb_card(gb_held(p, i))->id);
    while (index < p->hand.count)
        view_card(w, id, index++, NULL);
    view_zone_close(w);
}

static void view_bench(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[40];
    const struct player *p = &g->player[seat];
    int count = gb_bench_count(g, seat), index = 0;
    zone_id(id, seat, "bench");
    view_zone_open(w, id, "bench", seat, "Bench", count);
    for (int slot = 0; slot < HEROES; slot++)
        if (gb_on_bench(g, seat, slot) && gb_sees_hero(g, observer, seat, slot))
            view_card(w, id, index++, gb_card(p->hero[slot].card)->id);
    while (index < count)
        view_card(w, id, index++, NULL);
    view_zone_close(w);
}

static void view_pile(int seat, const char *kind, const char *title, const uint8_t *cards,
                      int count, struct writer *w)
{
    char id[40];
    zone_id(id, seat, kind);
    view_zone_open(w, id, kind, seat, title, count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, gb_card(cards[i])->id);
    view_zone_close(w);
}

/* The cards of a deck that this observer knows, from the top or from the bottom on. */
static void view_known(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    uint8_t cards[MAIN_DECK];
    int top = observer >= 0 ? p->top_known[observer] : 0;
    for (int i = 0; i < top; i++)
        cards[i] = gb_deck_card(p, i);
    if (top)
        view_pile(seat, "top", "On top of the deck", cards, top, w);
    if (p->bottom_known && observer == seat)
        view_pile(seat, "bottom", "At the bottom of the deck", p->deck.card, p->bottom_known, w);
}

static void view_zones(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    for (int position = 0; position < POSITIONS; position++)
        view_stack(g, observer, seat, position, w);
    view_hand(g, observer, seat, w);
    view_pile(seat, "meter", "Action meter", p->meter.card, p->meter.count, w);
    view_bench(g, observer, seat, w);
    zone_id(id, seat, "deck");
    view_zone_closed(w, id, "deck", seat, "Deck", p->deck.count);
    view_known(g, observer, seat, w);
    view_pile(seat, "discard", "Discard", p->discard.card, p->discard.count, w);
    if (p->being_played)
        view_pile(seat, "played", "Being played", &p->being_played, 1, w);
}

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    view_seat_open(w, seat, gb_seat_name(g, seat));
    view_counter(w, seat, "hp", "HP", gb_hp(g, seat));
    view_counter(w, seat, "rounds", "rounds won", p->wins);
    view_counter(w, seat, "slots", "action meter slots",
                 g->started ? gb_meter_slots(g, seat) : METER);
    put_close(w);
    put_open(w, "marks", '[');
    if (p->flags & EQUIPPED_ONE)
        put_string(w, NULL, "gem played");
    if (p->flags & HAS_ATTACKED)
        put_string(w, NULL, "has attacked");
    if (p->flags & HAS_ROTATED)
        put_string(w, NULL, "has rotated");
    if (p->flags & HURT_SELF)
        put_string(w, NULL, "hurt by own effects");
    if (p->flags & HAS_ACTED)
        put_string(w, NULL, "has played an action");
    if (p->flags & ONE_MORE)
        put_string(w, NULL, "takes another turn");
    if (p->flags & NO_ATTACK)
        put_string(w, NULL, "cannot attack this turn");
    put_close(w);
    put_close(w);
}

static void view_window(const struct game *g, struct writer *w)
{
    const struct ask *ask = &g->k.ask;
    const char *name = window_name(g);
    int asked = name ? set_first(g->k.pending) : NOBODY;
    bool timed = name && ask->kind == ASK_TIMED;
    if (name)
        put_string(w, "window", name);
    else
        put_null(w, "window");
    if (name && ask->kind == ASK_BLOCK) {
        put_format(w, "about", "seat%d.%s", asked,
                   gb_position_name(gb_position_of(g, asked, ask->a)));
    } else if (timed && ask->a == DAMAGE_COMES) {
        int position = gb_position_of(g, asked ^ 1, g->attack.attacker[ask->b]);
        put_format(w, "about", "seat%d.%s", asked ^ 1, gb_position_name(position));
    } else if (timed && ask->a == FOE_ACTS) {
        int i = g->player[asked ^ 1].meter.count - 1;
        while (g->player[asked ^ 1].meter.card[i] != ask->b) /* answers may lie after it */
            i--;
        put_format(w, "about", "seat%d.meter.%d", asked ^ 1, i);
    } else {
        put_null(w, "about");
    }
}

void gb_view(const struct game *g, int observer, struct writer *w)
{
    char line[120];
    gb_headline(g, line, sizeof line);
    put_string(w, "headline", line);
    put_int(w, "round", 1 + g->player[0].wins + g->player[1].wins);
    put_seat(w, "turn", g->first == NOBODY ? NOBODY : g->turn);
    put_seat(w, "first", g->first);
    put_bool(w, "started", g->started);
    view_window(g, w);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < 2; seat++)
        view_seat(g, seat, w);
    put_close(w);
    view_field(g, w);
    put_open(w, "zones", '[');
    for (int seat = 0; seat < 2; seat++)
        view_zones(g, observer, seat, w);
    put_close(w);
}
