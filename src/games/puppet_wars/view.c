/* view.c - the table as an observer sees it, as JSON for programs.
 *
 * Besides what all views have:
 *   "goal":     how this war is won, in words; "win" is the same as one word
 *   "asking":   the kind of the open question
 *   "order":    seats in the order of acting, from the revealed Animation Cards; or of choosing
 *               their starts
 *   "animated": the puppet whose Animation it is
 *   "reach":    Spaces that the animated puppet can get to with the Moves that it has left
 *   "attack":   who attacks and who may dodge, while that is the question
 *   "targets":  only for who is asked: puppets that can be attacked, with "percent", how likely the
 *               flip alone succeeds, exactly, if nobody dodges
 *   "puppets":  those in play: id, seat, card, space, code (two letters of the picture), rips,
 *               stitches, movement, defense, combat, requirement, marks, item, upgrades (card ids)
 *   "tokens" of a space is its "kind": space, impassable, neutral, bench0 ..., start, nails,
 *               molasses, firecrackers, shiny, it, hill; "pieces" are ids of puppets
 *   "grid":     hex (x, y are axial q and r) or square
 * Zone "pool": what can be picked before the war. Zones of a seat: hand, deck, discard (only its
 * top card), animation, table, flipped, box (its cards have their "requirement"), heap, removed.
 */
#include "core/view.h"

#include "games/puppet_wars/act.h"
#include "games/puppet_wars/effort.h"
#include "games/puppet_wars/prepare.h"
#include "games/puppet_wars/stats.h"
#include "games/puppet_wars/words.h"

#include <stdio.h>

static const char *token_name(int token)
{
    static const char *const names[] = {
        [NO_TOKEN] = "space",
        [IMPASSABLE] = "impassable",
        [NAILS] = "nails",
        [MOLASSES] = "molasses",
        [HILL] = "hill",
        [ON_GROUND] = "space",
        [ON_GROUND + FIRECRACKERS] = "firecrackers",
        [ON_GROUND + SHINY] = "shiny",
        [ON_GROUND + IT] = "it",
        [BENCH] = "bench0",
        [BENCH + 1] = "bench1",
        [BENCH + 2] = "bench2",
        [BENCH + 3] = "bench3",
        [NEUTRAL] = "neutral",
    };
    return token >= START ? "start" : names[token];
}

static void view_spaces(const struct game *g, struct writer *w)
{
    put_string(w, "grid", g->grid == HEX ? "hex" : "square");
    put_open(w, "spaces", '[');
    FOR_EACH_SPACE(space, spaces_in(&g->board)) {
        int x = space_column(g->grid, space), y = space_row(g->grid, space);
        struct phrase title = {0};
        pw_say_space(g, space, &title);
        put_open(w, NULL, '{');
        put_format(w, "id", "space%d", space);
        put_string(w, "title", title.text);
        put_int(w, "x", g->grid == HEX ? (x - y - 5) / 2 : x);
        put_int(w, "y", g->grid == HEX ? y - 5 : y);
        put_string(w, "kind", token_name(g->token[space]));
        put_open(w, "pieces", '[');
        if (g->stands[space] != NOBODY)
            put_format(w, NULL, "puppet%d", g->stands[space]);
        put_close(w);
        put_close(w);
    }
    put_close(w);
}

static void view_marks(const struct game *g, int unit, struct writer *w)
{
    const struct unit *u = &g->unit[unit];
    put_open(w, "marks", '[');
    if (u->exhausted)
        put_string(w, NULL, "exhausted");
    if (pw_is_confused(g, unit))
        put_string(w, NULL, "confused");
    if (pw_is_stuck(g, unit))
        put_string(w, NULL, "stuck");
    if (pw_is_paralyzed(g, unit))
        put_string(w, NULL, "paralyzed");
    if (u->marks & TAKES_ADVANTAGE)
        put_string(w, NULL, "taking advantage");
    for (int i = 0; i < u->stuck; i++)
        put_string(w, NULL, "Stuck Counter");
    for (int i = 0; i < u->decay; i++)
        put_string(w, NULL, "Decay Counter");
    if (u->counter[CB])
        put_format(w, NULL, "Combat %+d Counters", u->counter[CB]);
    put_close(w);
}

static void view_puppet(const struct game *g, int unit, struct writer *w)
{
    static const char *const items[] = {NULL, "firecrackers", "shiny", "it"};
    const struct unit *u = &g->unit[unit];
    struct striker s = pw_striker(g, unit);
    struct phrase ar = {0}, df = {0};
    pw_say_value(pw_requirement(g, unit), &ar);
    pw_say_value(pw_defense(g, unit, NO_CARD, 0), &df);
    put_open(w, NULL, '{');
    put_format(w, "id", "puppet%d", unit);
    put_int(w, "seat", u->owner);
    put_string(w, "card", pw_puppet_card(u->kind)->id);
    put_string(w, "name", pw_puppet_card(u->kind)->name);
    put_string(w, "code", pw_puppet_code(u->kind));
    put_format(w, "space", "space%d", u->space);
    put_string(w, "requirement", ar.text);
    put_int(w, "movement", pw_movement(g, unit));
    put_string(w, "defense", df.text);
    put_int(w, "combat", s.combat);
    put_int(w, "range", s.reach);
    put_int(w, "rips", pw_rips(g, unit));
    put_int(w, "stitches", pw_stitches(g, unit));
    if (u->item)
        put_string(w, "item", items[u->item]);
    view_marks(g, unit, w);
    put_open(w, "upgrades", '[');
    FOR_EACH_UPGRADE(i, u)
        put_string(w, NULL, pw_upgrade_card(g->unit[u->up[i]].kind)->id);
    put_close(w);
    put_close(w);
}

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    view_seat_open(w, seat, seat_color(seat));
    view_counter(w, seat, "benches", "Work Benches", pw_count_benches(g, seat));
    view_counter(w, seat, "hand_size", "Control Hand Size", pw_hand_limit(g, seat));
    put_close(w);
    put_open(w, "marks", '[');
    if (pw_is_out(g, seat))
        put_string(w, NULL, "out");
    put_close(w);
    put_close(w);
}

/* --- Zones. --- */

static void view_cards(struct writer *w, int seat, const char *kind, const char *title,
                       const uint8_t *cards, int count)
{
    char id[40];
    snprintf(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, pw_card_id(cards[i]));
    view_zone_close(w);
}

static void view_set(struct writer *w, int seat, const char *kind, const char *title,
                     const uint8_t set[8])
{
    uint8_t cards[DECK];
    int count = 0;
    FOR_EACH_CARD(card, pw_cards_in(set))
        cards[count++] = (uint8_t)card;
    view_cards(w, seat, kind, title, cards, count);
}

static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    char id[40];
    int index = 0;
    bool seen = observer == seat || observer == ALL_SEEING;
    snprintf(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Control Hand", pw_hand_size(g, seat));
    FOR_EACH_CARD(card, pw_cards_in(g->player[seat].hand))
        view_card(w, id, index++, seen ? pw_card_id(card) : NULL);
    view_zone_close(w);
}

/* One Stat Card of a zone; with its Animation Requirement if it could enter. */
static void view_unit(const struct game *g, int unit, const char *zone, int index, struct writer *w)
{
    const struct unit *u = &g->unit[unit];
    bool boxed = u->where == IN_BOX, front = boxed || pw_is_master(g, unit);
    put_open(w, NULL, '{');
    put_format(w, "id", "%s.%d", zone, index);
    put_string(w, "card", (front ? pw_puppet_card : pw_upgrade_card)(u->kind)->id);
    if (boxed) {
        struct phrase requirement = {0};
        pw_say_value(pw_requirement(g, unit), &requirement);
        put_string(w, "requirement", requirement.text);
    }
    put_close(w);
}

/* A player's Stat Cards that are in the same area. */
static void view_units(const struct game *g, int observer, int seat, const char *kind,
                       const char *title, int where, struct writer *w)
{
    char id[40];
    int count = 0, index = 0;
    bool closed = where == IN_BOX && !pw_knows_box(g, observer, seat);
    FOR_EACH_UNIT_OF(i, g, seat)
        count += g->unit[i].where == where;
    snprintf(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, count);
    FOR_EACH_UNIT_OF(i, g, seat) {
        if (g->unit[i].where != where)
            continue;
        if (closed && !pw_is_master(g, i))
            view_card(w, id, index++, NULL);
        else
            view_unit(g, i, id, index++, w);
    }
    view_zone_close(w);
}

static void view_zones(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    int discarded = set_count(pw_cards_in(p->discard));
    view_hand(g, observer, seat, w);
    snprintf(id, sizeof id, "seat%d.deck", seat);
    view_zone_closed(w, id, "deck", seat, "Puppet Deck", p->deck.count);
    snprintf(id, sizeof id, "seat%d.discard", seat);
    view_zone_open(w, id, "discard", seat, "Discard Pile", discarded);
    if (p->top != NO_CARD)
        view_card(w, id, discarded - 1, pw_card_id(p->top));
    view_zone_close(w);
    view_cards(w, seat, "animation", "Animation Card", &p->laid, p->laid != NO_CARD);
    view_cards(w, seat, "table", "Cards in use", p->table.card, p->table.count);
    view_set(w, seat, "flipped", "Flipped lately", p->flipped);
    view_units(g, observer, seat, "box", "Toy Box", IN_BOX, w);
    view_units(g, observer, seat, "heap", "Scrap Heap", IN_HEAP, w);
    view_units(g, observer, seat, "removed", "Removed from the game", REMOVED, w);
}

/* Stat Cards that can be drafted or chosen now; those for a Toy Box depend on what is in it. */
static void view_pool(const struct game *g, int observer, struct writer *w)
{
    struct option options[OPTIONS], *end = options;
    int index = 0, asked = g->k.ask.kind;
    if (asked == ASK_PACK && observer >= 0 && (g->k.pending & seat_bit(observer)))
        end = pw_offer_setup(g, observer, options);
    else if (g->k.pending && (asked <= ASK_DRAFT || asked == ASK_BONUS))
        end = pw_offer_setup(g, set_first(g->k.pending), options);
    if (end == options)
        return;
    end -= end[-1].verb == PASS;
    view_zone_open(w, "pool", "pool", NOBODY, "To choose from", (int)(end - options));
    for (const struct option *option = options; option < end; option++)
        view_card(w, "pool", index++, pw_puppet_card(option->a)->id);
    view_zone_close(w);
}

static void view_targets(const struct game *g, int observer, struct writer *w)
{
    struct option options[OPTIONS], *end = options;
    if (observer >= 0 && (g->k.pending & seat_bit(observer)) &&
        (g->k.ask.kind == ASK_ACT || g->k.ask.kind == ASK_STRIKE))
        end = pw_options(g, observer, options);
    put_open(w, "targets", '[');
    for (const struct option *option = options; option < end; option++) {
        struct forecast forecast;
        if (!pw_forecast(g, *option, &forecast))
            continue;
        put_open(w, NULL, '{');
        put_format(w, "puppet", "puppet%d", forecast.target);
        put_int(w, "percent", forecast.percent);
        put_close(w);
    }
    put_close(w);
}

static const char *goal(const struct game *g)
{
    static const char *const words[] = {
        [WIN_STANDARD] = "Tear apart the other Masters, or leave the others no Work Bench.",
        [WIN_SHINY] = "Carry the Shiny! Token to a Work Bench of yours and say All For Me.",
        [WIN_THIEF] = "Tear apart the other Masters, leave the others no Work Bench, or wear three "
                      "Upgrades of enemies.",
        [WIN_TAG] = "Give the It Token to the other Masters, or leave the others no Work Bench.",
        [WIN_FORT] = "Have the most Work Benches when a Turn ends.",
        [WIN_HILL] = "Have your Master on the Hill when a Turn ends, tear apart the other Masters, "
                     "or leave the others no Work Bench.",
    };
    return words[g->win];
}

static void view_order(const struct game *g, struct writer *w)
{
    size_t acting = 0;
    while (acting < PLAYERS && g->order[acting] != NOBODY)
        acting++;
    put_bytes(w, "order", g->order, acting);
}

/* Whose Animation it is, and what is going on in it. */
static void view_animation(const struct game *g, struct writer *w)
{
    if (g->animation.unit != NOBODY)
        put_format(w, "animated", "puppet%d", g->animation.unit);
    if (g->k.pending && g->k.ask.kind == ASK_ACT) {
        put_open(w, "reach", '[');
        FOR_EACH_SPACE(space, pw_reach_of_animated(g))
            put_format(w, NULL, "space%d", space);
        put_close(w);
    }
    if (g->k.pending && g->k.ask.kind == ASK_DODGE) {
        put_open(w, "attack", '[');
        put_format(w, NULL, "puppet%d", g->k.ask.a);
        put_format(w, NULL, "puppet%d", g->k.ask.b);
        put_close(w);
    }
}

void pw_view(const struct game *g, int observer, struct writer *w)
{
    char line[80];
    pw_headline(g, line, sizeof line);
    put_string(w, "mode", pw_modes[g->mode]);
    put_string(w, "win", pw_wins[g->win]);
    put_string(w, "goal", goal(g));
    put_string(w, "headline", line);
    if (g->k.pending)
        put_string(w, "asking", pw_ask_kind(g->k.ask.kind));
    view_order(g, w);
    put_int(w, "turn", g->turn);
    if (g->turns)
        put_int(w, "turns", g->turns);
    put_int(w, "round", g->round);
    view_animation(g, w);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < g->k.seats; seat++)
        view_seat(g, seat, w);
    put_close(w);
    put_open(w, "zones", '[');
    view_pool(g, observer, w);
    for (int seat = 0; seat < g->k.seats; seat++)
        view_zones(g, observer, seat, w);
    put_close(w);
    view_targets(g, observer, w);
    view_spaces(g, w);
    put_open(w, "puppets", '[');
    FOR_EACH_UNIT(unit, g)
        if (pw_in_play(g, unit))
            view_puppet(g, unit, w);
    put_close(w);
}
