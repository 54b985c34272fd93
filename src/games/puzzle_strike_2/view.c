/* view.c - the table as an observer sees it, as JSON for programs.
 *
 * Besides what all views have (core/view.h):
 *   "turn", "holder" (seat or null), "stage" ("playing", "finale", "over"), "actions",
 *   "ante", "ante_ups", "next_ante_up" (cards above it), "ante_color", "deck_left", "deck_name"
 *   "supers": what each full meter does: "color", "name", "text"
 *   "bank" is a zone; "pattern" its colours from slot 1 on, "prices" what each slot costs this turn
 *   each seat: "character", "holder", "diamond", "creature" and "defeat" (gems of its colour),
 *     "pile": [{"id": "seat0.pile.0", "color": "blue"}, ...] bottom first, "bonus" (its height's),
 *     "incoming", "meters": {"purple": 2, ...}, "score"
 *     "free": ids of cards in the hand that cost no action
 *     "falling": the colours that a drop would bring now, "height_after": how high the pile is then
 *   "bonus_row": the height bonus of each height, "bust": the most gems to end a turn with
 *   "dragon": {"power", "incoming"} in solo and coop, at the end in coop also "score" */
#include "core/view.h"

#include "games/puzzle_strike_2/bank.h"
#include "games/puzzle_strike_2/cards.h"
#include "games/puzzle_strike_2/dragon.h"
#include "games/puzzle_strike_2/gems.h"
#include "games/puzzle_strike_2/row.h"
#include "games/puzzle_strike_2/view.h"
#include "games/puzzle_strike_2/words.h"

#include <stdio.h>

bool p2_sees_hand(int observer, int seat)
{
    return observer == seat || observer == ALL_SEEING;
}

static void headline_over(const struct game *g, char *out, size_t capacity)
{
    if (p2_against_dragon(g)) {
        snprintf(out, capacity, "%s", p2_team_won(g) ? "The Dragon is beaten" : "The Dragon wins");
        return;
    }
    struct result r = {0};
    int length = 0, winners = 0;
    p2_result(g, &r);
    for (int seat = 0; seat < g->players; seat++)
        if (r.rank[seat] == 1)
            length += snprintf(out + length, capacity - (size_t)length, "%s%s",
                               winners++ ? " and " : "", p2_seat_name(g, seat));
    snprintf(out + length, capacity - (size_t)length, winners > 1 ? " win" : " wins");
}

void p2_headline(const struct game *g, char *out, size_t capacity)
{
    const char *asked = g->k.pending ? p2_seat_name(g, set_first(g->k.pending)) : "";
    if (g->stage == OVER)
        headline_over(g, out, capacity);
    else if (g->k.ask.kind == ASK_CHARACTER)
        snprintf(out, capacity, "%s chooses a character", asked);
    else if (g->k.ask.kind == ASK_COMMAND)
        snprintf(out, capacity, "Command decision of %s", asked);
    else if (g->k.ask.kind == ASK_ACTION)
        snprintf(out, capacity, "%s%s to act, %d action%s left",
                 g->stage == FINALE ? "Final turn: " : "", asked, g->now.actions,
                 plural(g->now.actions));
    else if (g->k.ask.kind == ASK_BUY)
        snprintf(out, capacity, "%s buys", asked);
    else
        snprintf(out, capacity, "%s's turn, %s decides", p2_seat_name(g, g->turn), asked);
}

static void view_pile(const struct player *p, int seat, struct writer *w)
{
    put_open(w, "pile", '[');
    for (int i = 0; i < p->height; i++) {
        put_open(w, NULL, '{');
        put_format(w, "id", "seat%d.pile.%d", seat, i);
        put_string(w, "color", p2_color_name(p->gem[i]));
        put_close(w);
    }
    put_close(w);
}

static void view_falling(const struct game *g, const struct player *p, struct writer *w)
{
    put_open(w, "falling", '[');
    for (int i = 0; i < p2_drop_count(p); i++)
        put_string(w, NULL, p2_color_name(p2_drop_color(g, i)));
    put_close(w);
    put_int(w, "height_after", p2_height_after_drop(g, p));
}

static void view_marks(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    put_open(w, "marks", '[');
    if (g->holder == seat)
        put_string(w, NULL, "scepter");
    if (p->diamond)
        put_string(w, NULL, "diamond");
    if (g->out == seat || (g->late & seat_bit(seat)))
        put_string(w, NULL, "bust");
    if (p->kept)
        put_format(w, NULL, "%d more actions next turn", p->kept);
    if (seat == g->turn && g->now.bloodlust)
        put_string(w, NULL, "crashes are unblockable");
    if (seat == g->turn && g->now.knuckles)
        put_format(w, NULL, "the next Crash card crashes %d more", g->now.knuckles);
    if (seat == g->turn && g->now.dashes)
        put_format(w, NULL, "the next Crash card costs %d less", g->now.dashes);
    put_close(w);
}

/* The counters of colours, in their order. */
static const char *const meters[COLORS] = {"purple meter", "blue meter", "pink meter",
                                           "green meter"};

static void view_seat(const struct game *g, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    view_seat_open(w, seat, p2_seat_name(g, seat));
    view_counter(w, seat, "gems", "gems in the pile", p->height);
    view_counter(w, seat, "incoming", "incoming gems", p->incoming);
    for (int color = 0; color < COLORS; color++)
        view_counter_of(w, seat, p2_color_name(color), meters[color], p->meter[color], METER);
    if (g->stage >= FINALE)
        view_counter(w, seat, "score", "score", p->score);
    put_close(w);
    view_marks(g, seat, w);
    put_string(w, "character", p2_characters[p->character]);
    put_bool(w, "holder", g->holder == seat);
    put_bool(w, "diamond", p->diamond);
    if (p->creature) {
        put_string(w, "creature", p2_card(p->creature)->id);
        put_int(w, "defeat", p2_fact(p->creature)->steps[0].n);
    }
    view_pile(p, seat, w);
    put_int(w, "bonus", p2_height_bonus(p->height));
    put_int(w, "incoming", p->incoming);
    put_open(w, "meters", '{');
    for (int color = 0; color < COLORS; color++)
        put_int(w, p2_color_name(color), p->meter[color]);
    put_close(w);
    put_int(w, "score", p->score);
    put_open(w, "free", '[');
    for (int i = 0; i < p->shown; i++)
        if (p2_hand(p)[i] & FREE)
            put_format(w, NULL, "seat%d.hand.%d", seat, i);
    put_close(w);
    view_falling(g, p, w);
    put_close(w);
}

static void view_cards(int seat, const char *kind, const char *title, const uint8_t *cards,
                       int count, struct writer *w)
{
    char id[40];
    if (seat == NOBODY)
        snprintf(id, sizeof id, "%s", kind);
    else
        snprintf(id, sizeof id, "seat%d.%s", seat, kind);
    view_zone_open(w, id, kind, seat, title, count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, p2_card(cards[i])->id);
    view_zone_close(w);
}

/* Others see only the cards that they saw go there. */
static void view_hand(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    snprintf(id, sizeof id, "seat%d.hand", seat);
    view_zone_open(w, id, "hand", seat, "Hand", p2_hand_size(p));
    for (int i = 0; i < p2_hand_size(p); i++) {
        bool seen = p2_sees_hand(observer, seat) || p2_is_shown(p, i);
        view_card(w, id, i, seen ? p2_card(p2_hand(p)[i])->id : NULL);
    }
    view_zone_close(w);
}

/* The deck's top cards, down to the last one that the observer knows. */
static void view_top(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    unsigned known = p2_sees_hand(observer, seat) ? p->deck_seen | p->deck_open : p->deck_open;
    int count = 0;
    char id[40];
    for (unsigned rest = known; rest; rest >>= 1)
        count++;
    snprintf(id, sizeof id, "seat%d.top", seat);
    view_zone_open(w, id, "top", seat, "On top of the deck", count);
    for (int i = 0; i < count; i++)
        view_card(w, id, i, known >> i & 1 ? p2_card(p2_deck(p)[i])->id : NULL);
    view_zone_close(w);
}

static void view_player_zones(const struct game *g, int observer, int seat, struct writer *w)
{
    const struct player *p = &g->player[seat];
    char id[40];
    view_hand(g, observer, seat, w);
    view_cards(seat, "play", "In play", p2_play_zone(p), p->play, w);
    view_cards(seat, "creature", "Creature", &p->creature, p->creature != NO_CARD, w);
    view_cards(seat, "discard", "Discard pile", p->card, p->discard, w);
    snprintf(id, sizeof id, "seat%d.deck", seat);
    view_zone_closed(w, id, "deck", seat, "Deck", p->deck);
    view_top(g, observer, seat, w);
}

static void view_bank(const struct game *g, struct writer *w)
{
    put_open(w, "pattern", '[');
    for (int slot = 0; slot < g->bank.count; slot++)
        put_string(w, NULL, p2_color_name(p2_drop_color(g, slot)));
    put_close(w);
    put_open(w, "prices", '[');
    for (int slot = 0; slot < SLOTS; slot++)
        put_int(w, NULL, p2_price(g, slot));
    put_close(w);
    put_open(w, "bonus_row", '[');
    for (int height = 0; height <= PILE; height++)
        put_int(w, NULL, p2_height_bonus(height));
    put_close(w);
}

static void view_supers(struct writer *w)
{
    put_open(w, "supers", '[');
    for (int color = 0; color < COLORS; color++) {
        put_open(w, NULL, '{');
        put_string(w, "color", p2_color_name(color));
        put_string(w, "name", p2_super_name(color));
        put_string(w, "text", p2_super_text(color));
        put_close(w);
    }
    put_close(w);
}

/* Tucked beside slot 5 once they are revealed (P2-071). */
static void view_ante_ups(const struct game *g, struct writer *w)
{
    static const uint8_t cards[ANTE_UPS] = {CARD_ante_up, CARD_ante_up};
    assert(g->ante_ups <= ANTE_UPS);
    view_cards(NOBODY, "ante_up", "Ante Up", cards, g->ante_ups, w);
}

static void view_dragon(const struct game *g, struct writer *w)
{
    put_open(w, "dragon", '{');
    put_int(w, "power", g->power);
    put_int(w, "incoming", g->tokens);
    if (g->stage == OVER && g->mode == MODE_COOP)
        put_int(w, "score", g->dragon_score);
    put_close(w);
}

void p2_view(const struct game *g, int observer, struct writer *w)
{
    char line[80];
    p2_headline(g, line, sizeof line);
    put_string(w, "mode", p2_modes[g->mode]);
    put_string(w, "headline", line);
    put_string(w, "stage", p2_stages[g->stage]);
    put_int(w, "turn", g->turn);
    put_seat(w, "holder", g->holder);
    put_int(w, "actions", g->now.actions);
    put_int(w, "ante", ANTE + g->now.in_force);
    put_int(w, "ante_ups", g->ante_ups);
    if (p2_cards_to_ante_up(g) > 0)
        put_int(w, "next_ante_up", p2_cards_to_ante_up(g));
    put_string(w, "ante_color", p2_color_name(p2_ante_color(g)));
    put_string(w, "deck_name", p2_decks[g->set - MELEE]);
    put_int(w, "deck_left", g->deck.count);
    put_int(w, "bust", BUST);
    view_bank(g, w);
    view_supers(w);
    if (p2_against_dragon(g))
        view_dragon(g, w);
    put_open(w, "seats", '[');
    for (int seat = 0; seat < g->players; seat++)
        view_seat(g, seat, w);
    put_close(w);
    put_open(w, "zones", '[');
    view_cards(NOBODY, "bank", "Bank", g->bank.card, g->bank.count, w);
    view_zone_closed(w, "deck", "deck", NOBODY, "Bank deck", g->deck.count);
    view_ante_ups(g, w);
    view_cards(NOBODY, "trash", "Trash", g->trash.card, g->trash.count, w);
    if (p2_against_dragon(g))
        view_cards(NOBODY, "hoard", "Hoard of the Dragon", g->hoard.card, g->hoard.count, w);
    for (int seat = 0; seat < g->players; seat++)
        view_player_zones(g, observer, seat, w);
    put_close(w);
}
